# What is said of the keys themselves.

key = { $key ->
    [Up] flecha arriba
    [Down] flecha abajo
    [Left] flecha izquierda
    [Right] flecha derecha
    [PageUp] retroceder página
    [PageDown] avanzar página
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
    [PageUp] retroceder página
    [PageDown] avanzar página
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
    [competing] Las flechas recorren el tablero. Saque la pieza, póngala, escriba la jugada para anunciarla y pulse el reloj. Diga repetición o cincuenta jugadas para reclamar tablas
   *[listening] Las flechas recorren el tablero. Escriba un número y pulse Intro para ir a esa jugada
  }
help-more = otra vez: todas las teclas una por una
explains = { $state ->
    [on] Pulsa teclas y oye lo que hacen; Escape termina
   *[off] Las teclas vuelven a hacer lo que dicen
  }
prefix = luego:
writes = Escribe y pulsa Intro
set-keyboard = { $keyboard ->
    [line] Las letras se escriben
    [board] Las letras exploran el tablero; la barra escribe una línea
    [perkins] El teclado es una máquina braille: F D S y J K L, y el espacio
   *[home-row] La fila central nombra casillas: primero la columna, luego la fila
  }
set-key = { $key } es la nueva tecla
reset-keys = Todas las teclas están como al principio
change-key = Pulsa la tecla que quieres cambiar; Escape cancela
change-key-to = Pulsa la nueva tecla
key-taken = Pulsa otra tecla
key-fixed = no se puede cambiar
home-file = { $at-file }
