# The sentences of the program.

## Beginning and end

greeting = Annabella, ajedrez de oído
greeting-setup = El programa habla { $language }, las jugadas se anuncian en { $announcer }
greeting-help = F1 dice lo que se puede hacer
began = Partida nueva para dos jugadores; juegan { WORD($side) }
began-at = Partida desde una posición dada; jugada { $number }, juegan { WORD($side) }
resumed = La partida sigue tras { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
  }; juegan { WORD($side) }
last-move = Última jugada:
opened = { $white ->
    [unknown] desconocido
   *[other] { $white }
  } contra { $black ->
    [unknown] desconocido
   *[other] { $black }
  }, { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
  }
opened-nameless = Una partida, { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
  }
opened-place = Partida { $number } de { $count }
opened-event = Torneo: { $event }
opened-date = Fecha:
opened-result = { $result ->
    [white] Ganaron blancas
    [black] Ganaron negras
    [draw] Terminó en tablas
    [nobody] Perdieron ambos
   *[unknown] No se sabe el resultado
  }
opened-hint = Avance de página hace la jugada siguiente
played-on = Desde aquí se juega; juegan { WORD($side) }
end-of-game = Aquí acaba la partida, { $result ->
    [white] ganaron blancas
    [black] ganaron negras
    [draw] tablas
    [nobody] perdieron ambos
   *[unknown] sin resultado
  }
beginning-of-game = Este es el comienzo de la partida
goodbye = Hasta luego, la partida está guardada

## Rulings

ruled-checkmate = Jaque mate, ganan { WORD($winner) }
ruled-stalemate = Rey ahogado, tablas
ruled-dead-position = Posición muerta, nadie puede dar mate, tablas
ruled-repetition = La posición ha salido { $times } veces, tablas
ruled-quiet-moves = { $moves } jugadas de cada bando sin capturas ni jugadas de peón, tablas
ruled-resigned = Abandonan { WORD($loser) }
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
in-check = en jaque
pieces-of = { WORD($side) }:
pieces-at = { $count ->
    [one] { WORD($piece) } { $squares }
   *[other] { WORD($piece, form: "plural") } { $squares }
  }
starting-position = Posición inicial
pieces-none = { WORD($side) } sin { WORD($piece) }
pieces-of-kind = { WORD($side) }: { $count ->
    [one] { WORD($piece) } en { $squares }
   *[other] { WORD($piece, form: "plural") } en { $squares }
  }
attacked-by = { WORD($side) } atacan { $square }:
piece-from = { WORD($piece) } { $square }
attacked-by-none = Nada ataca { $square }

## The game so far

undone = Deshecha
result-undone = El resultado queda anulado
stepped-back = Un paso atrás
at-start = Comienzo de la partida
at-move = Jugada { $number }, juegan { WORD($side) }
move-number = Jugada { $number }:
no-moves-yet = Aún no hay jugadas
no-clock = En esta partida no hay reloj
adjusted = Puede componer las piezas; en la práctica nada cuenta como tocado
status-going-on = La partida sigue
status-over = { $result ->
    [white] Ganaron blancas
    [black] Ganaron negras
    [draw] La partida acabó en tablas
    [nobody] Perdieron ambos
   *[unknown] La partida ha terminado
  }

## Questions

typed = { $text }
typed-space = espacio
erased = { $text } borrado
line-empty = La línea está vacía
term-unknown = No entiendo la condición { $word }
clock-wrong = { $word } no es un control de tiempo:
clock-period = { WORD($side) }, periodo { $period }{ $reason ->
    [no-moves] , sin número de jugadas
    [no-time] , sin tiempo alguno
    [not-last] , el tiempo para todas las jugadas va al final
    [too-large] , el número es demasiado grande
   *[unreadable] , no se puede leer
  }
clock-forms = Un reloj se escribe con minutos y segundos, 90+30, o con un control, 40/90,30
ask-path = Escriba la ruta de un archivo PGN y pulse Intro
ask-new-game = ¿Dejar esta partida? ¿Sí o no?
ask-open = La partida no ha terminado. ¿Dejarla por la del archivo? ¿Sí o no?
ask-resign = { WORD($side) }, ¿abandonar? ¿Sí o no?
ask-draw = { WORD($side) } ofrecen tablas; { WORD($opponent) }, ¿sí o no?
ask-resume = Una partida espera, { $moves ->
    [0] aún sin jugadas
    [one] con una jugada
   *[other] con { $moves } jugadas
  }. ¿Seguir con ella? ¿Sí o no?
ask-promotion = ¿Qué corona el peón? ¿Dama, torre, alfil o caballo?
ask-read-back = ¿Es esa la jugada? ¿Sí o no?
ask-which-from = { WORD($piece) }: ¿{ $squares }?
ask-which = { $count } jugadas encajan. ¿Cuál?
declined = No; todo queda como está
declined-draw = Tablas rechazadas
declined-choice = No se ha jugado

## Settings

set-language = Idioma: { $voice }
set-announcer = Jugadas anunciadas en { $voice }
set-voice = { $voice }
set-form = Forma de las jugadas: { $form ->
    [full] completa
    [short] breve
    [squares] solo casillas
    [san] letras de la notación
   *[uci] notación de los motores
  }
set-files = Columnas: { $files ->
    [anna] Anna, Bella, Cesar
    [nato] Alfa, Bravo, Charlie
   *[letters] letras
  }
    .spoken = Columnas: { $files ->
    [anna] Anna, Bela, César
    [nato] Alfa, Bravo, Charli
   *[letters] letras
  }
set-read-back = { $state ->
    [on] Las jugadas en palabras se repiten antes de hacerlas
   *[off] Las jugadas en palabras se hacen enseguida
  }
set-speaker = { $speaker ->
    [system] Habla la voz del sistema
   *[embedded] Habla la voz del programa
  }
set-rate = Velocidad del habla { $percent } por ciento
set-speech-volume = Volumen del habla { $percent } por ciento
set-earcon-volume = Volumen de los sonidos { $percent } por ciento

## Help

help-answering = Una pregunta espera. S significa sí, N significa no; o escriba la respuesta y pulse Intro. F2 repite la pregunta.
help-choosing = Hay que elegir. Escriba la respuesta y pulse Intro; Escape abandona la jugada. F2 repite la pregunta.

## Refusals

illegal-empty = No hay pieza en { $square }
illegal-opponents-piece = { WORD($piece, form: "the") } de { $square } es de { WORD($side) }
illegal-no-such-piece = No queda { WORD($piece, form: "no") }
illegal-none-reaches = { WORD($piece, form: "no") } puede ir a { $to }
illegal-nothing-reaches = Nada puede ir a { $to }
illegal-not-its-way = { WORD($piece, form: "a") } no va de { $from } a { $to }
illegal-own-piece = En { $square } está { WORD($piece, form: "own") }
illegal-blocked = { WORD($side, $piece, form: "the") } de { $square } cierra el paso
illegal-nothing-to-capture = No hay nada que tomar en { $square }
illegal-pinned = La pieza de { $by } clava { WORD($piece, form: "to-the") } de { $square }
illegal-still-in-check = El rey seguiría en jaque desde { $by }
illegal-king-into-check = En { $square } el rey estaría en jaque desde { $by }
illegal-castling-right = { $way ->
    [short] El enroque corto
   *[long] El enroque largo
  } no es posible: el rey o la torre ha jugado
illegal-castling-in-check = En jaque no se puede enrocar
illegal-castling-between = No se puede enrocar: { $square } no está libre
illegal-castling-attacked = No se puede enrocar: { $square } está bajo ataque
illegal-no-promotion = Eso no es una coronación
illegal-no-capture = No hay nada que tomar en { $square }
illegal-not-there = En { $square } no hay { WORD($piece, form: "no") }
illegal-none-from-there = Desde ahí { WORD($piece, form: "no") } puede ir a { $to }
illegal-no-en-passant = Eso no toma nada al paso
illegal-no-such-check = La jugada no da ese jaque
refused-unreadable = No entiendo { $text }
refused-unreadable-empty = No entiendo eso
refused-unopenable = { $file } no se puede abrir: { $fault ->
    [not-found] no existe
    [not-readable] no se puede leer
    [no-game] no contiene ninguna partida
   *[other] { $fault }
  } { $detail }
refused-unopenable-at = { $file }, línea { $line }, columna { $column }: { $fault ->
    [illegal-move] esta jugada no es legal
    [ambiguous-move] encajan varias jugadas
    [unreadable-move] esto no es una jugada
    [bad-fen] esta posición no es posible
    [malformed-tag] esta etiqueta no está bien formada
    [repeated-tag] esta etiqueta aparece dos veces con valores distintos
    [open-comment] este comentario no termina
    [open-variation] esta variante no termina
    [results-differ] el resultado difiere del de la etiqueta
   *[other] { $fault }
  }: { $detail }
refused-game-over = La partida ha terminado: { $result ->
    [white] ganaron blancas
    [black] ganaron negras
    [draw] tablas
    [nobody] perdieron ambos
   *[unknown] sin resultado
  }
refused-listening = Se está escuchando una partida; Control P sigue jugando desde aquí
refused-not-listening = Eso es para escuchar una partida; Control O abre una
refused-nothing-here = No hay nada que coger en { $square }
refused-not-yours = { WORD($side, $piece, form: "the") } de { $square } es del rival
refused-no-moves = Aún no hay jugadas
refused-no-such-move = La partida no tiene jugada { $number }
refused-no-question = No hay ninguna pregunta
refused-nothing-announced = Aún no hay anuncios

## Reclamaciones de tablas

claims-none = En esta partida no se podían reclamar tablas en ningún momento
claims-some = Se podían reclamar tablas en { $count ->
    [one] un momento
   *[other] { $count } momentos
  } de la partida
claim-repetition = la posición ha salido { $times ->
    [one] una vez
   *[other] { $times } veces
  }
claim-repetition-ahead = con una jugada anunciada la posición sale { $times ->
    [one] una vez
   *[other] { $times } veces
  }
claim-quiet = { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
  } de cada bando sin capturas ni jugadas de peón
claim-quiet-ahead = con una jugada anunciada, { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
  } de cada bando sin capturas ni jugadas de peón
claim-run = y también en { $count ->
    [one] el turno siguiente
   *[other] los { $count } turnos siguientes
  }
claim-fate = { $fate ->
    [made] aquí la partida terminó en tablas
    [missed] tablas no reclamadas
   *[open] aquí terminó la partida
  }
claim-unless-won = Si se demuestra que la partida está ganada, pero en más jugadas, hacen falta { $moves } jugadas más
claim-moves = { $count ->
    [1] La jugada:
   *[other] Una de { $count } jugadas:
  }
draw-claimed = { $ground ->
    [repetition] { WORD($side) } reclaman tablas por repetición
   *[quiet-moves] { WORD($side) } reclaman tablas por jugadas sin capturas ni jugadas de peón
  }
claim-wrong = La reclamación es errónea
claim-wanted = hacen falta { $number }
loses-time = { WORD($side) } pierden:
must-declared = La jugada de { $from } a { $to } fue anunciada y debe hacerse
may-claim = { WORD($side) } pueden reclamar tablas
may-not-claim = { WORD($side) } no pueden reclamar tablas ahora
claims-over = según las leyes la partida terminó aquí:

## Trouble

trouble-sound = { $what ->
    [no-device] No hay dispositivo de sonido: no habrá sonido. { $detail }
    [device-lost] El dispositivo de sonido ha desaparecido. { $detail }
    [device-back] El dispositivo de sonido ha vuelto
    [second-device-missing] Falta el segundo dispositivo de sonido; todo suena en el primero
    [second-device-back] El segundo dispositivo de sonido está ahí
    [voice-missing] No hay voz para { $detail }
    [system-voice-silent] La voz del sistema no responde; habla la voz del programa
    [file-failed] No se puede escribir el archivo de sonido
    [speech-failed] No se pudo pronunciar una frase
    [embedded-port] eSpeak NG no está instalado; habla la voz incorporada
   *[other] Sonido: { $what } { $detail }
  }
trouble-unwritable = { $file } no se puede escribir: { $detail }
trouble-no-such-voice = No hay ninguna voz llamada { $voice }
trouble-not-understood = No entiendo { $text }
trouble-settings = No se pudo leer la configuración; se ha apartado: { $detail }
trouble-in-use = Annabella ya está en marcha; lo que haga aquí no se guardará
trouble-log = El registro de la última partida está dañado desde la línea { $line }; se conserva como { $kept }
refused-no-other-game = No hay otra partida en el archivo

## La ventana

label = { $what ->
    [opponent] Annabella, tablero del rival
    [title] Annabella
    [board] Tablero
    [moves] Jugadas
    [clocks] Relojes
    [no-clocks] Sin reloj
    [messages] Mensajes
    [line] Jugada u orden
    [menu] Menú
    [new-game] Partida nueva
    [open] Abrir
    [undo] Deshacer
    [repeat] Repetir
    [help] Ayuda
    [language] Idioma
   *[quit] Salir
  }
