# What is said of the keys themselves.

key = { $key ->
    [Up] flecha arriba
    [Down] flecha abajo
    [Left] flecha izquierda
    [Right] flecha derecha
    [PageUp] Retroceder página
    [PageDown] Avanzar página
    [Plus] más
    [Minus] menos
    [Home] Inicio
    [End] Fin
    [Enter] Intro
    [Escape] Escape
    [Space] espacio
    [Backspace] retroceso
    [Control] Control
   *[other] { $key }
  }
key-held = { $held ->
    [ctrl] Control
    [shift] Mayúsculas
   *[ctrl-shift] Control Mayúsculas
  } { $key ->
    [Up] flecha arriba
    [Down] flecha abajo
    [Left] flecha izquierda
    [Right] flecha derecha
    [PageUp] Retroceder página
    [PageDown] Avanzar página
    [Plus] más
    [Minus] menos
    [Home] Inicio
    [End] Fin
    [Enter] Intro
    [Escape] Escape
    [Space] espacio
    [Backspace] retroceso
   *[other] { $key }
  }
key-family = { $family ->
    [file] A a H
    [rank] 1 a 8
    [file-by-number] Mayúsculas 1 a 8
    [kind] K, Q, R, B, N o P
    [kind-shifted] Mayúsculas K, Q, R, B, N o P
   *[step] una flecha
  }
key-family-held = { $held ->
    [ctrl] Control
    [shift] Mayúsculas
   *[ctrl-shift] Control Mayúsculas
  } { $family ->
    [file] A a H
    [rank] 1 a 8
   *[kind] K, Q, R, B, N o P
  }
key-free = aquí no hace nada
help-begin = { $place ->
    [playing] Escriba la jugada e Intro; las flechas recorren el tablero
    [competing] Intro levanta y coloca, la jugada escrita se anuncia
    [table] Las flechas recorren, Inicio y Fin la fila, V y una flecha lee el resto, Intro empieza la partida, Escape sale
    [duties] Arriba y Abajo recorren la lista, Intro marca, V y Abajo lee el resto, Escape sale
    [found] Arriba y Abajo recorren lo hallado, Intro abre, Escape sale
   *[listening] Escriba un número para ir a esa jugada
  }
# Key and word: "F3 whose move". A phrase that begins with a space is not parted from the one before.
help-key = { $command ->
    [repeat] { " " }repetir
    [turn] { " " }quién juega
    [pieces] { " " }piezas
    [undo] { " " }deshacer
    [menu] { " " }menú
    [press-clock] { " " }reloj
    [tell-time] { " " }tiempo
    [why] { " " }por qué
    [offer-draw] { " " }ofrecer tablas
    [arbiter] { " " }árbitro
    [forward] { " " }jugada siguiente
    [back] { " " }jugada anterior
    [to-start] { " " }inicio
   *[play-on] { " " }jugar desde aquí
  }
# What has no room on the first page of help.
help-part = { $part ->
    [agreeing-2] O bien: rival repite. Reclamaciones en final a caída de bandera. Sin árbitro. Sesión de 240 minutos. Retraso de 30 minutos. Esperamos a las negras
    [arbiter-2] Diga: quitar dos minutos a las negras. Pierden las blancas. Piezas mal colocadas. Tablero girado. Colores cambiados
    [arbiter-3] Diga: las blancas movieron piezas; después: piezas recolocadas. Volver a la jugada 12. Incidentes
    [setup-2] Una casilla sola recibe un peón. Una pieza sola va a donde está usted. «Nada en Eva cuatro» quita una pieza. Intro levanta y coloca
    [lesson-2] Diga «otras reglas» para otra edición
   *[setup-3] Diga: vaciar el tablero, posición inicial, juegan las negras, enroque. Control Z deshace. Se puede pegar una FEN
  }
help-more = { " " }otra vez: más
help-left = Fin de la ayuda
explains = { $state ->
    [on] Ayuda de teclas: pulse una tecla; Escape termina
   *[off] Ayuda de teclas desactivada
  }
prefix = luego:
writes = Escriba y pulse Intro
set-keyboard = { $keyboard ->
    [line] Escritura de texto
    [board] Las letras exploran el tablero; la barra escribe una línea
    [perkins] Máquina braille: F D S, J K L y espacio
   *[home-row] Fila base: columna, luego fila
  }
set-key = { $key } es la tecla nueva
reset-keys = Teclas restablecidas
change-key = Pulse la tecla que quiere cambiar; Escape cancela
change-key-to = Pulse la tecla nueva
key-taken = Pulse otra tecla
key-fixed = no se puede cambiar
home-file = { $at-file }
