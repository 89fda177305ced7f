# The sentences of the program.

## Beginning and end

greeting = Annabella
greeting-setup = Idioma: { $language }, jugadas en { $announcer }
greeting-help = F1 ayuda
began = { $players ->
    [one] Partida nueva, juegan las { WORD($side) }
   *[two] Partida nueva, dos jugadores, juegan las { WORD($side) }
  }
began-at = Posición preparada; jugada { $number }, juegan las { WORD($side) }
resumed = Juegan { WORD($side) }
last-move = Última jugada:
opened = { $white ->
    [unknown] desconocido
   *[other] { $white }
  } contra { $black ->
    [unknown] desconocido
   *[other] { $black }
  }, { $moves ->
    [one] una jugada
   *[other] { COUNT($moves, "fem") } jugadas
  }
opened-nameless = Jugadores desconocidos, { $moves ->
    [one] una jugada
   *[other] { COUNT($moves, "fem") } jugadas
  }
opened-place = Partida { $number } de { $count }
opened-event = Torneo: { $event }
opened-date = Fecha:
opened-result = { $result ->
    [white] Ganaron las blancas
    [black] Ganaron las negras
    [draw] Acabó en tablas
    [nobody] Perdieron los dos jugadores
   *[unknown] Resultado desconocido
  }
opened-hint = Avanzar página: la jugada siguiente
played-on = Sigue usted desde aquí; juegan las { WORD($side) }
end-of-game = Fin de la partida, { $result ->
    [white] ganaron las blancas
    [black] ganaron las negras
    [draw] tablas
    [nobody] perdieron los dos jugadores
   *[unknown] sin resultado
  }
beginning-of-game = Comienzo de la partida
goodbye = Hasta luego, la partida queda guardada
goodbye-unkept = Hasta luego. La partida no queda guardada

## Rulings

ruled-checkmate = Jaque mate, ganan las { WORD($winner) }
ruled-mated = Ganan las { WORD($winner) }
ruled-stalemate = Rey ahogado, tablas
ruled-dead-position = Tablas: posición muerta, ningún bando puede dar mate
ruled-listed-material = Tablas: no quedan piezas suficientes para ganar
ruled-repetition = Tablas: la posición ha aparecido { COUNT($times, "fem") } veces
ruled-quiet-moves = Tablas: { COUNT($moves, "fem") } jugadas de cada bando sin capturas ni jugadas de peón
ruled-resigned = Abandonan las { WORD($loser) }
ruled-agreed = Tablas de común acuerdo
result = { $result ->
    [white] Uno a cero
    [black] Cero a uno
    [draw] Medio punto para cada uno
    [nobody] Cero a cero
   *[unknown] Sin resultado
  }
article = { $article }

## The board

square-empty = { $square }, vacía
square-piece = { $square }, { WORD($side, $piece) }
edge = { $square }, borde del tablero
taken = { WORD($side, $piece) } { $square } en la mano
put-back = { WORD($piece) } de vuelta en { $square }
nothing-to-cancel = Nada que cancelar
to-move = Juegan { WORD($side) }, jugada { $number }
to-move-now = Juegan { WORD($side) }
in-check = en jaque
pieces-of = { WORD($side) }:
pieces-at = { $count ->
    [one] { WORD($piece) } { $squares }
   *[other] { WORD($piece, form: "plural") } { $squares }
  }
pieces-run = { WORD($piece, form: "plural") } { $file } a { $to }
squares-run = { $file } a { $to }
starting-position = Posición inicial
pieces-none = Las { WORD($side) } no tienen { WORD($piece, form: "no") }
pieces-of-kind = { WORD($side) }: { $count ->
    [one] { WORD($piece) } { $squares }
   *[other] { WORD($piece, form: "plural") } { $squares }
  }
attacked-by = { WORD($side) }:
piece-from = { WORD($piece) } { $square }
attacked-by-none = Ningún atacante

## The game so far

undone = Jugada deshecha
result-undone = Resultado anulado
stepped-back = Una jugada atrás:
at-start = Comienzo de la partida
at-move = Jugada { $number }, juegan las { WORD($side) }
move-number = Jugada { $number }:
no-moves-yet = Aún no hay jugadas
no-clock = Partida sin reloj
adjusted = Puede componer libremente; fuera de competición, tocar no obliga
status-going-on = Partida en curso
status-over = { $result ->
    [white] Ganaron las blancas
    [black] Ganaron las negras
    [draw] La partida acabó en tablas
    [nobody] Perdieron los dos jugadores
   *[unknown] La partida ha terminado
  }

## Questions

typed = { $text }
typed-space = espacio
typed-sign = { $sign ->
       *[other] { $text }
    }
    .spoken = { $sign ->
        [comma] coma
        [dot] punto
        [hyphen] guion
        [colon] dos puntos
        [semicolon] punto y coma
        [exclamation] signo de exclamación
        [question] signo de interrogación
        [apostrophe] apóstrofo
        [quotes] comillas
        [opens] abre paréntesis
        [closes] cierra paréntesis
        [underscore] guion bajo
        [slash] barra
       *[other] { $text }
    }
erased = { $text } borrado
line-empty = Línea vacía
line-erased = Línea borrada
clipboard-empty = No hay texto en el portapapeles
paste-too-long = Demasiado largo, no se ha pegado nada
paste-unread = Ni posición, ni partida, ni lista de jugadas; empieza por { $text }
pasted-position = Una posición, juegan las { WORD($side) }; Intro la coloca
move-ahead = { $kept ->
    [kept] Su jugada espera
   *[gone] Jugada en espera anulada
  }
thanked = Gracias a usted
hello = Hola
which-language = ¿Qué idioma: español, inglés, alemán, francés o ruso?
which-voice = ¿Para las jugadas o para todo? Diga: otra voz para las jugadas, u: otro locutor
term-unknown = Condición desconocida: { $word }
clock-wrong = { $word } no es un control de tiempo:
clock-period = { WORD($side) }, período { $period }{ $reason ->
    [no-moves] , falta el número de jugadas
    [no-time] , falta el tiempo
    [not-last] , el tiempo para todas las jugadas va al final
    [too-large] , número demasiado grande
   *[unreadable] , ilegible
  }
clock-forms = Escriba minutos y segundos por jugada, 90+30, o 40 jugadas en 90 minutos y 30: 40/90,30
clock-unknown = Eso no es un control de tiempo. Por ejemplo: 10+5
at-a-loss = F1, ayuda. O pregunte, por ejemplo: ¿a quién le toca?
left-as-it-is = Se queda como está
ask-new-game = ¿Cerrar esta partida? ¿Sí o no?
ask-open = La partida no ha terminado. ¿Abrir el archivo de todos modos? ¿Sí o no?
ask-resign = ¿Abandonan las { WORD($side) }? ¿Sí o no?
ask-draw = Las { WORD($side) } ofrecen tablas; { WORD($opponent) }, ¿sí o no?
ask-resume = Partida sin terminar, { $moves ->
    [0] sin jugadas
    [one] una jugada
   *[other] { COUNT($moves, "fem") } jugadas
  }{ $clock ->
    [runs] . El reloj se pondrá en marcha
   *[none] { "" }
  }. ¿Continuar?
ask-promotion = ¿En qué se convierte el peón? ¿Dama, torre, alfil o caballo?
ask-read-back = ¿Correcto? ¿Sí o no?
ask-meant = ¿Quería decir: { $words }?
ask-meant-move = ¿Quería decir { $words }?
ask-either = ¿Quería decir { $words } o { $other }?
ask-quit = ¿Salir del programa? La partida queda guardada. ¿Sí o no?
ask-which-from = { WORD($piece) }: ¿{ $squares }?
ask-which = { $count ->
    [one] Una jugada posible
   *[other] { COUNT($count, "fem") } jugadas posibles
  }. ¿Cuál?
before-that = y antes:
before-that-more = y más antes
declined = Cancelado
declined-draw = Tablas rechazadas
declined-choice = No se ha jugado nada
declined-resume = Queda pendiente; una jugada la continúa

## Settings

set-language = Idioma: { $voice }
set-announcer = Jugadas en { $voice }
set-voice = { $voice }
set-form = Forma de las jugadas: { $form ->
    [full] completa
    [short] breve
    [squares] solo casillas
    [san] letras de la notación
   *[uci] notación de los motores
  }
set-files = Columnas: { $files ->
    [anna] Anna, Bella, César
    [nato] Alfa, Bravo, Charlie
   *[letters] letras
  }
    .spoken = Columnas: { $files ->
    [anna] Anna, Bela, César
    [nato] Alfa, Bravo, Charli
   *[letters] letras
  }
set-zwo = Fila 2 en alemán: { $state ->
    [on] zwo
   *[off] zwei
  }
set-read-back = { $state ->
    [on] Las jugadas dichas se confirman antes de hacerse
   *[off] Las jugadas dichas se hacen enseguida
  }
set-speaker = { $speaker ->
    [system] Habla la voz del sistema
   *[embedded] Habla la voz incorporada
  }
set-rate = Velocidad de la voz { $percent } por ciento
set-end = { $value ->
    [most] máximo
   *[least] mínimo
  }
set-speech-volume = Volumen de la voz { $percent } por ciento
set-earcon-volume = Volumen de los sonidos { $percent } por ciento

## Help

help-answering = S para sí, N para no, luego Intro; o elija con las flechas. F2 repite la pregunta.
help-choosing = Las flechas o la primera letra eligen, Intro acepta; Escape cancela. F2 repite la pregunta.

## Refusals

illegal-empty = No hay pieza en { $square }
illegal-opponents-piece = { WORD($piece, form: "the") } de { $square } es de las { WORD($side) }
illegal-no-such-piece = No tiene { WORD($piece, form: "no") }
illegal-none-reaches = { $piece ->
    [king] El rey no
   *[other] { WORD($piece, form: "no") }
  } puede ir a { $to }
illegal-nothing-reaches = Ninguna pieza puede ir a { $to }
illegal-not-its-way = { WORD($piece, form: "the") } no puede ir de { $from } a { $to }
illegal-own-piece = En { $square } está { WORD($piece, form: "own") }
illegal-blocked = { WORD($side, $piece, form: "the") } de { $square } cierra el paso
illegal-nothing-to-capture = Nada que capturar en { $square }
illegal-pinned = La pieza de { $by } clava { WORD($piece, form: "to-the") } de { $square }
illegal-still-in-check = El rey seguiría en jaque desde { $by }
illegal-king-into-check = En { $square } el rey estaría en jaque desde { $by }
illegal-castling-right = { $way ->
    [short] El enroque corto
   *[long] El enroque largo
  } no es posible: ya se movió el rey o la torre
illegal-castling-in-check = En jaque no se puede enrocar
illegal-castling-between = No se puede enrocar: { $square } está ocupada
illegal-castling-attacked = No se puede enrocar: { $square } está atacada
illegal-no-promotion = Eso no es una coronación
illegal-no-capture = Nada que capturar en { $square }
illegal-no-captures = Así no hay nada que capturar
illegal-not-there = En { $square } no hay { WORD($piece, form: "no") }
illegal-none-from-there = Desde ahí { WORD($piece, form: "no") } puede ir a { $to }
illegal-no-en-passant = Eso no es una captura al paso
illegal-no-such-check = Eso no es { $check ->
    [double] jaque doble
    [mate] mate
   *[single] jaque
  }
refused-unreadable = { $script ->
    [cyrillic] Letras rusas; el idioma es español
    [mixed] Letras rusas y latinas mezcladas
   *[other] No entiendo { $text }
  }
refused-unreadable-empty = No entiendo
refused-unopenable = { $file } no se puede abrir: { $fault ->
    [not-found] no existe
    [not-readable] { $detail }
    [no-game] no contiene ninguna partida
   *[other] { $fault } { $detail }
  }
refused-unopenable-at = { $file }, línea { $line }, columna { $column }: { $what }
unopenable-move = Jugada { $number }, { $move }: { $fault ->
    [ambiguous-move] son posibles varias
    [unreadable-move] no es una jugada
   *[other] imposible
  }
pasted-text = Texto pegado
unopenable-there = { $fault ->
    [illegal-move] esta jugada no es legal
    [ambiguous-move] hay varias jugadas posibles
    [unreadable-move] esto no es una jugada
    [bad-fen] esta posición no es posible
    [malformed-tag] esta etiqueta no está bien formada
    [repeated-tag] esta etiqueta aparece dos veces con valores distintos
    [open-comment] este comentario no termina
    [open-variation] esta variante no termina
    [result-on-board] el resultado no es el del tablero
    [move-number] números de jugada que no corresponden
    [results-differ] el resultado difiere del de la etiqueta
    [variant] esta partida no es de ajedrez ni de damas rusas
    [too-many-moves] esta partida tiene más jugadas de las que permiten las reglas
    [too-long] esta parte es demasiado larga y se omitió
   *[other] { $fault }
  }
unopenable-detail = { $what }: { $detail }
refused-game-over = La partida ha terminado: { $result ->
    [white] ganaron las blancas
    [black] ganaron las negras
    [draw] tablas
    [nobody] perdieron los dos jugadores
   *[unknown] sin resultado
  }
refused-listening = Está escuchando una partida; Control P sigue jugando desde aquí
refused-not-listening = Solo al escuchar una partida; Control O abre una
refused-nothing-here = No hay ninguna pieza en { $square }
refused-not-yours = { WORD($side, $piece, form: "the") } de { $square } es del rival
refused-no-moves = Aún no hay jugadas
refused-nothing-taken-back = No se ha deshecho nada
refused-no-such-move = No existe la jugada { $number }
refused-no-question = No hay ninguna pregunta pendiente
refused-nothing-announced = Aún no hay ningún anuncio

## Reclamaciones de tablas

claims-none = En esta partida no se podían reclamar tablas
claims-some = Se podían reclamar tablas en { $count ->
    [one] un momento
   *[other] { COUNT($count, "masc") } momentos
  } de la partida
claim-repetition = la posición ha aparecido { $times ->
    [one] una vez
   *[other] { COUNT($times, "fem") } veces
  }
claim-repetition-ahead = con una jugada anunciada, la posición aparecería { $times ->
    [one] una vez
   *[other] { COUNT($times, "fem") } veces
  }
claim-quiet = { $moves ->
    [one] una jugada
   *[other] { COUNT($moves, "fem") } jugadas
  } de cada bando sin capturas ni jugadas de peón
claim-quiet-ahead = con una jugada anunciada, { $moves ->
    [one] una jugada
   *[other] { COUNT($moves, "fem") } jugadas
  } de cada bando sin capturas ni jugadas de peón
claim-run = y también en { $count ->
    [one] el turno siguiente
   *[other] los { COUNT($count, "masc") } turnos siguientes
  }
claim-fate = { $fate ->
    [made] aquí la partida terminó en tablas
    [missed] tablas no reclamadas
   *[open] aquí terminó la partida
  }
claim-unless-won = Si se demuestra una victoria más larga, hacen falta { COUNT($moves, "fem") } jugadas más
claim-moves = { $count ->
    [1] La jugada:
   *[other] Una de { COUNT($count, "fem") } jugadas:
  }
draw-claimed = { $ground ->
    [repetition] Las { WORD($side) } reclaman tablas por repetición
   *[quiet-moves] Las { WORD($side) } reclaman tablas por la regla de las 50 jugadas
  }
claim-wrong = Reclamación incorrecta: { $what ->
    [repetition] la posición ha aparecido { $number ->
        [one] una vez
       *[other] { COUNT($number, "fem") } veces
      }, y no { $wanted }
    [repetition-ahead] con esa jugada la posición aparece { $number ->
        [one] una vez
       *[other] { COUNT($number, "fem") } veces
      }, y no { $wanted }
    [quiet-moves] { $number ->
        [one] una jugada
       *[other] { COUNT($number, "fem") } jugadas
      } sin capturas ni jugadas de peón, y no { $wanted }
   *[quiet-moves-ahead] con esa jugada { $number ->
        [one] una jugada
       *[other] { COUNT($number, "fem") } jugadas
      } sin capturas ni jugadas de peón, y no { $wanted }
  }
loses-time = Se descuenta a las { WORD($side) }:
must-declared = La jugada anunciada debe hacerse: { $from }, { $to }
must-declared-promotion = La jugada anunciada debe hacerse: { $from }, { $to }, coronación: { WORD($piece) }
may-claim = Las { WORD($side) } pueden reclamar tablas
may-not-claim = Las { WORD($side) } no pueden reclamar tablas ahora
claims-over = según las leyes la partida terminó aquí:

## Trouble

trouble-sound = { $what ->
    [no-device] Sin dispositivo de sonido: no hay sonido. { $detail }
    [device-lost] El dispositivo de sonido se ha desconectado. { $detail }
    [device-back] El dispositivo de sonido vuelve a estar conectado
    [second-device-missing] Falta el segundo dispositivo de sonido; todo suena por el primero
    [second-device-back] El segundo dispositivo de sonido está conectado
    [voice-missing] No hay voz para { $detail }
    [system-voice-silent] La voz del sistema no responde; habla la voz incorporada
    [file-failed] No se puede escribir el archivo de sonido
    [speech-failed] No se pudo pronunciar una frase
    [embedded-port] eSpeak NG no está instalado; habla la voz incorporada
   *[other] Sonido: { $what } { $detail }
  }
trouble-unwritable = { $file } no se puede escribir: { $detail }
system-fault = { $what ->
    [denied] no hay permiso
    [not-found] no existe
    [folder] es una carpeta
    [source] es el archivo que se lee
    [no-folder] esa carpeta no existe
    [exists] ya existe
    [full] el disco está lleno
    [read-only] el disco está protegido contra escritura
    [busy] otro programa lo está usando
    [bad-name] ese nombre no es posible
    [no-text] no es texto
    [no-file] no es un archivo normal
    [circle] los enlaces forman un círculo
    [no-program] no es un programa
   *[other] el sistema no lo permite
  }
trouble-no-such-voice = No hay ninguna voz llamada { $voice }
trouble-not-understood = No entiendo { $text }
trouble-settings = No se pueden leer los ajustes; se usan los predeterminados: { $detail }
trouble-in-use = Annabella ya está abierta; lo que haga aquí no se guardará
trouble-not-kept = Lo que haga ahora no se guardará
trouble-log = El registro de la última partida está dañado desde la línea { $line }; copia: { $kept }
refused-no-other-game = No hay otra partida en el archivo

## La ventana

label = { $what ->
    [opponent] Annabella, tablero del rival
    [title] Annabella
    [board] Tablero
    [moves] Jugadas
    [clocks] Relojes
    [no-clocks] Sin reloj
    [control] Ctrl
    [files] Archivos
    [captured] Piezas capturadas:
    [messages] Mensajes
    [line] Jugada u orden
    [menu] Menú
    [white] Blancas
    [black] Negras
    [play] Jugar
    [competition] Competición
    [drills] Ejercicios
    [open] Abrir
   *[help] Ayuda
  }
