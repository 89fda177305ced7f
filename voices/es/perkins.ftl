# Lo que se dice del braille en las manos.

cell-dots = puntos { $dots }
cell-part = puntos { $dots }, y sigue
cell-no-dots = sin puntos, y sigue
cell-erased = puntos { $dots } borrados
chord-unknown = Espacio con los puntos { $dots } no hace nada
braille-test-next = Mantenga pulsadas estas teclas a la vez y suéltelas; Escape termina la prueba:
braille-test-again = Las mismas teclas otra vez:
braille-test-lost = No han llegado:
braille-test-held = Pulsadas a la vez:
braille-test-good = El teclado comunica todas estas teclas a la vez; se puede escribir braille en él con las dos manos
braille-test-advice = Esos signos se pueden escribir con una mano: Control Mayúsculas J elige cómo
set-braille-code = Braille para escribir y para la línea braille: { $code ->
    [auto] el código que convenga
    [ueb] Notación algebraica en UEB
    [uk-2015] El código del Reino Unido, 2015
    [finland] Los signos de ajedrez de Finlandia
    [hungary] Los signos de ajedrez de Hungría
    [spain] El código de España, ONCE B8
    [germany] Notación algebraica alemana en Basisschrift
    [russia-literary] Notación rusa en braille literario
    [russia-compact] Notación rusa, compacta
    [nabcc] Notación algebraica en braille informático de ocho puntos
   *[san-low] Notación algebraica con cifras bajas
  }
set-strokes = { $strokes ->
    [whole] Un signo se escribe de una vez, con las dos manos
    [halves] Un signo se escribe con una mano: la columna izquierda, luego la derecha
   *[collected] Un signo se escribe punto por punto, y luego el espacio
  }
