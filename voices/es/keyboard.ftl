# What is said of the keys themselves.

key = { $key ->
    [Up] flecha arriba
    [Down] flecha abajo
    [Left] flecha izquierda
    [Right] flecha derecha
    [PageUp] Retroceder página
    [PageDown] Avanzar página
    [Home] Inicio
    [End] Fin
    [Enter] Intro
    [Escape] Escape
    [Space] espacio
    [Backspace] retroceso
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
    [playing] Letras: escriba una jugada y pulse Intro, por ejemplo e4 o caballo f3. Las flechas recorren el tablero
    [competing] Las flechas recorren el tablero. Levante la pieza, póngala, escriba la jugada para anunciarla y pulse el reloj. Diga repetición o cincuenta jugadas para reclamar tablas
   *[listening] Las flechas recorren el tablero. Escriba un número y pulse Intro para ir a esa jugada
  }
help-more = otra vez: todas las teclas una por una
explains = { $state ->
    [on] Ayuda de teclas: pulse una tecla; Escape termina
   *[off] Ayuda de teclas desactivada
  }
prefix = luego:
writes = Escriba y pulse Intro
set-keyboard = { $keyboard ->
    [line] Escritura de texto
    [board] Las letras exploran el tablero; la barra escribe una línea
    [perkins] El teclado es una máquina braille: F D S y J K L, y el espacio
   *[home-row] La fila base nombra las casillas: columna, luego fila
  }
set-key = { $key } es la tecla nueva
reset-keys = Teclas restablecidas
change-key = Pulse la tecla que quiere cambiar; Escape cancela
change-key-to = Pulse la tecla nueva
key-taken = Pulse otra tecla
key-fixed = no se puede cambiar
home-file = { $at-file }
