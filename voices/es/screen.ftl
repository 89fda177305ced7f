## Who speaks

ask-output = { $proposed ->
    [screen-reader] Lector de pantalla detectado. ¿Usarlo en lugar de la voz de Annabella? S o N, luego Intro
   *[own-voice] ¿Usar la voz de Annabella? S, o N para su lector de pantalla, luego Intro
  }
ask-words = ¿Cómo anunciar las jugadas? Intro, palabras de torneo:
ask-words-own = Corrientes: { WORD($piece) } { $letter } { $rank }
words-named = { $words ->
    [hall] palabras de torneo
   *[own] palabras corrientes
  }
hear-command-words-hall = palabras de torneo | torneo | las palabras de torneo | las de torneo | como en el torneo | sala |
    palabras de la sala | como en la sala |
    alfabeto de torneo | usa el alfabeto de torneo
hear-command-words-own = corrientes | palabras corrientes | las corrientes | las palabras corrientes | las normales |
    normales | palabras normales | las palabras normales | las habituales | palabras habituales |
    propias | palabras propias | mis palabras | mi idioma | normal | comunes | las comunes |
    palabras comunes | de siempre | las de siempre
set-output = { $output ->
    [screen-reader] Habla su lector de pantalla
   *[own-voice] Habla Annabella
  }
ask-name = ¿Su nombre en las próximas partidas? Intro: el de este ordenador
name-of-computer = el de este ordenador
set-player = Su nombre en las partidas: { $name }
set-no-player = En las partidas su nombre es el de este ordenador
set-reset = Ajustes restablecidos
trouble-setting = El ajuste { $detail } no se puede leer; se usa el predeterminado
trouble-reader = { $state ->
    [there] Su lector de pantalla habla otra vez
    [beside] Se ha iniciado un lector de pantalla; Annabella sigue hablando. Control F2 lo cambia
   *[gone] Ningún lector de pantalla lee esta ventana; mientras tanto habla Annabella
  }
hear-command-output-own-voice = habla tú | habla el programa | sin lector de pantalla
hear-command-output-screen-reader = lector de pantalla | usa lector de pantalla | con lector de pantalla

## Captures, without what is taken

takes-from-to = { WORD($piece) } { $from } captura { $to }
takes-to = { WORD($piece) } captura { $to }
takes-file-to = { WORD($piece) } { $file } captura { $to }
takes-rank-to = { WORD($piece) } { $rank } captura { $to }
pawn-takes-to = { $file } captura { $to }

## How much is said

square-alone = { $square }
square-nothing = vacía
piece-alone = { WORD($piece) }
piece-of = { WORD($side, $piece) }
square-colour = { $colour ->
    [dark] casilla oscura
   *[light] casilla clara
  }
set-preset = Detalle de los anuncios: { $preset ->
    [brief] breve
    [full] completo
   *[normal] normal
  }
set-detail = { $detail ->
    [square-colour] color de la casilla
    [empty] casillas vacías
    [side] color de las piezas
    [piece-first] pieza antes de la casilla
    [number] número de la jugada
    [captured] pieza capturada
    [check] jaque
    [turn] quién juega, tras cada jugada
    [article] artículo de las leyes
    [long] respuestas largas
    [hints] indicaciones
    [comments] comentarios
   *[typing] caracteres escritos
  }: { $state ->
    [on] sí
   *[off] no
  }
hear-command-verbosity-brief = voz breve | habla breve | breve | habla menos | sé breve | habla poco |
    hablas demasiado | hablas mucho | brevemente | menos palabras | más corto | más breve | resume | en breve |
    habla corto | menos detalles | conciso | no hables tanto | más conciso | sé más breve | anuncios más cortos |
    anuncios cortos | no digas tanto | di menos |
    modo breve | modo corto |
    menos charla | menos cháchara | no hables tanto rato | menos rollo
hear-command-verbosity-normal = voz normal | habla normal | habla normalmente | detalle normal | anuncios normales |
    modo normal
hear-command-verbosity-full = quiero oír más detalles | quiero oír más | quiero más detalles |
    voz completa | habla completo | completa | habla en detalle | habla con detalle |
    con detalle | en detalle | más detalles | más detalle | habla más | detallado | completo | con todos detalles |
    habla con todo detalle | más detallado | dímelo todo | dilo todo | dame más detalles | cuéntame más |
    sé más preciso | quiero más información | más información | anuncios completos | anuncios más largos | dime más |
    dime más cosas | con más detalle |
    modo completo | modo detallado |
    di más | di más cosas | di algo más | habla un poco más |
    dame la versión larga | la versión larga

hear-command-detail-on = con { $detail } | di { $detail }
hear-command-detail-off = sin { $detail } | omite { $detail }
hear-detail-square-colour = color de casilla | color de casillas
hear-detail-empty = casillas vacías
hear-detail-side = color de piezas
hear-detail-piece-first = pieza primero
hear-detail-number = número de jugada | números
hear-detail-captured = pieza capturada
hear-detail-check = jaque
hear-detail-turn = turno
hear-detail-article = artículo | artículos
hear-detail-comments = comentarios
hear-detail-long = respuestas largas
hear-command-hints-off = sin ayuda | sin ninguna ayuda | sin pistas | sin pista | sin consejos |
    deja de darme pistas | no más pistas | no me des más pistas | basta de pistas
hear-detail-hints = indicaciones
hear-detail-typing = escritura | caracteres

## Reading again

review-copied = Copiado

## For eyes

set-theme = Colores: { $theme ->
    [light] claros
    [yellow] amarillo sobre negro
   *[dark] oscuros
  }
set-zoom = Tamaño: { $percent } por ciento
set-second-window = { $state ->
    [on] La ventana del rival está abierta
   *[off] La ventana del rival está cerrada
  }
set-board-only = { $state ->
    [on] Solo se ve el tablero
   *[off] Junto al tablero se ve todo
  }
set-braille-line = Braille en la ventana: { $code ->
    [off] no
    [ueb] Notación algebraica en UEB
    [uk-2015] Código británico 2015
    [finland] Signos de ajedrez finlandeses
    [hungary] Signos de ajedrez húngaros
    [spain] Código español, ONCE B8
    [germany] Notación algebraica alemana en Basisschrift
    [russia-literary] Notación rusa en braille integral
    [russia-compact] Notación rusa breve
    [nabcc] Notación algebraica en braille informático de ocho puntos
   *[san-low] Notación algebraica con cifras bajas
  }
braille-line = { $row ->
    [question] Braille: la pregunta
    [move] Braille: última jugada y quién juega
    [clock] Braille: relojes
   *[rank] Braille: fila del cursor
  }
hear-command-theme-dark = colores oscuros | oscuro | modo oscuro | tema oscuro |
    fondo negro | fondo oscuro | blanco sobre negro
hear-command-theme-light = colores claros |
    modo claro | tema claro |
    fondo blanco | fondo claro | negro sobre blanco
hear-command-theme-yellow = amarillo | amarillo sobre negro |
    alto contraste | más contraste | contraste | contraste alto | mayor contraste | colores de alto contraste |
        modo de alto contraste

## The menu

menu = { $page ->
    [tournament] Torneo
    [practice] Práctica
    [engine] Motor y sus opciones
    [drills] Ejercicios
    [rules] Competición
    [explore] Explorar el tablero
    [sound] Sonidos
    [keyboard] Teclado
    [gamepad] Mando
    [file] Archivo
    [export] Exportar
    [game] Partida
    [board] Tablero
    [speech] Voz
    [window] Ventana
   *[help] Ayuda
  }
menu-setting = { $setting ->
    [level] Nivel del rival
    [ponders] El rival piensa mientras juega usted
    [sheet-format] Archivo en braille
    [sheet-code] Código braille de ajedrez
    [sheet-layout] Jugadas en la planilla
    [sheet-width] Celdas por línea
    [sheet-height] Líneas por página
    [language] Idioma
    [announcer] Voz de los anuncios
    [form] Forma de las jugadas
    [files] Columnas
    [zwo] Fila 2 en alemán
    [read-back] Confirmar jugadas dichas
    [warnings] Avisos del reloj
    [output] Quién habla
    [speaker] Voz incorporada o del sistema
    [rate] Velocidad de la voz
    [speech-volume] Volumen de la voz
    [earcon-volume] Volumen de los sonidos
    [preset] Detalle de los anuncios
    [theme] Colores
    [zoom] Tamaño
    [second-window] Ventana del rival
    [board-only] Solo el tablero
    [board-for-black] Tablero para negras
    [braille] Línea braille
    [keyboard] Letras
    [tape-format] Formato de la grabadora
    [own-voice] Su voz en la grabación
   *[device] Segundo dispositivo de sonido
  }
detail-name = { $detail ->
    [square-colour] color de la casilla
    [empty] casillas vacías
    [side] color de las piezas
    [piece-first] pieza antes de la casilla
    [number] número de la jugada
    [captured] pieza capturada
    [check] jaque
    [turn] quién juega, tras cada jugada
    [article] artículo de las leyes
    [long] respuestas largas
    [hints] indicaciones
    [comments] comentarios
   *[typing] caracteres escritos
  }
sound-name = { $setting ->
    [moves] Sonidos de las jugadas
    [squares] Sonidos de las casillas
    [clock] Sonidos del reloj
    [messages] Otros sonidos
    [piece] Sonido de lo que hay en una casilla
    [dark] Sonido de las casillas oscuras
    [target] Sonido de las casillas adonde puede ir la pieza
    [mono] Mono
    [reversed] Izquierda y derecha invertidas
    [side] Lado
    [sweep] Velocidad de los barridos
    [ears] Oídos izquierdo y derecho
    [pitch] Tono de la voz
   *[speaking] Voz
  }
menu-help = { $row ->
    [page] Intro abre la página
    [setting] Derecha o izquierda cambia el ajuste
    [file] Intro lo abre
    [here] Intro guarda aquí
   *[command] Intro lo ejecuta
  }
menu-keys = Una letra va a una fila, Escape vuelve
menu-place = { $at } de { $count }
menu-closed = Menú cerrado
hear-command-rate = velocidad { $number } | velocidad a { $number } | velocidad al { $number } |
    velocidad de la voz { $number } | velocidad { $number } por ciento
hear-command-rate-normal = velocidad normal | habla a velocidad normal | ritmo normal de voz | velocidad habitual |
    voz a velocidad normal
hear-command-volume = volumen { $number } | volumen a { $number } | volumen al { $number } |
    volumen de la voz { $number } | pon el volumen a { $number } | volumen { $number } por ciento
