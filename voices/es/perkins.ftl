# Lo que se dice del braille en las manos.

cell-dots = puntos { $dots }
cell-part = puntos { $dots }, y sigue
cell-no-dots = sin puntos, y sigue
cell-erased = puntos { $dots } borrados
chord-unknown = Espacio con los puntos { $dots } no hace nada
braille-test-next = Pulse a la vez estas teclas y suéltelas; Escape termina:
braille-test-again = Las mismas teclas otra vez:
braille-test-lost = No detectadas:
braille-test-held = Pulsadas a la vez:
braille-test-good = El teclado transmite estas teclas; se puede escribir braille con las dos manos
braille-test-advice = Escriba esos signos con una mano: Control Mayúsculas J elige cómo
set-braille-code = Braille de escritura y de la línea braille: { $code ->
    [auto] el código que convenga
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
set-strokes = { $strokes ->
    [whole] Celdas en acorde, con las dos manos
    [halves] Celdas con una mano: columna izquierda, luego derecha
   *[collected] Celdas punto por punto, luego espacio
  }
