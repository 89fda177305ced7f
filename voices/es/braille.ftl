# Scoresheets in Braille: the codes, and the words that stand on a sheet.

braille-code = { $code ->
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
  }: { $status ->
    [published] publicado
    [literal] braille corriente, no un código de ajedrez
    [practice] uso, no una norma
   *[own] propio de este programa
  }
braille-provisional = Provisionales, porque ninguna fuente los da:
braille-sign = { $sign ->
    [pieces] piezas
    [pawn] peón
    [ranks] filas
    [capture] captura
    [check] jaque
    [check-place] lugar del signo de jaque
    [mate] mate
    [castling] enroque
    [promotion] coronación
   *[results] resultados
    [draw-offer] oferta de tablas
    [draughts] jugadas de damas
  }
braille-word = { $word ->
    [white] Blancas
    [black] Negras
    [event] Torneo
    [site] Lugar
    [date] Fecha
    [round] Ronda
    [result] Resultado
    [contents] Índice
    [draw-offered] tablas ofrecidas
   *[sealed-move] Jugada secreta
  }
braille-left-out = { $what ->
    [variations] { $number ->
        [one] Falta una variante
       *[other] Faltan { COUNT($number, "fem") } variantes
      }
    [clocks] { $number ->
        [one] Falta un tiempo de reloj
       *[other] Faltan { COUNT($number, "masc") } tiempos de reloj
      }
    [fractions] { $number ->
        [one] Falta una fracción de segundo
       *[other] Faltan { COUNT($number, "fem") } fracciones de segundo
      }
    [commands] { $number ->
        [one] Falta una marca para programas
       *[other] Faltan { COUNT($number, "fem") } marcas para programas
      }
   *[tags] { $number ->
        [one] Falta una etiqueta
       *[other] Faltan { COUNT($number, "fem") } etiquetas
      }
  }
braille-changed = { $number ->
    [one] Una nota no se puede escribir con exactitud; se leerá de otra manera
   *[other] { COUNT($number, "fem") } notas no se pueden escribir con exactitud; se leerán de otra manera
  }
braille-pages = { $games ->
    [one] Una partida
   *[other] { COUNT($games, "fem") } partidas
  } en { $pages ->
    [one] una página
   *[other] { COUNT($pages, "fem") } páginas
  }
braille-eight-dots = Este código tiene ocho puntos y BRF seis; elija braille Unicode u otro código
braille-read = { $code ->
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
  }: { $moves ->
    [one] Una media jugada leída
   *[other] { COUNT($moves, "fem") } medias jugadas leídas
  }
braille-unreadable = Página { $page }, línea { $line }, celda { $cell }: { $cells } no es una jugada posible
braille-could-be = Podría ser:
braille-could-be-move = { $move }
braille-no-cell = Página { $page }, línea { $line }, celda { $cell }: { $text } no es una celda braille
braille-other-format = Esto es { $format ->
    [pef] PEF
   *[ebrl] eBraille
  }; solo se leen BRF y braille Unicode
braille-no-game = No se ha encontrado ninguna partida
braille-number = Página { $page }, línea { $line }, celda { $cell }: número de jugada { $number }, tocaba { $due }
braille-differs = Página { $page }, línea { $line }: lo leído no es lo escrito; medias jugadas leídas: { $read }, escritas: { $written }
braille-other-moves = Página { $page }, línea { $line }: una jugada o el resultado no es lo escrito; solo coincide el número de medias jugadas
braille-mended = Página { $page }, línea { $line }, celda { $cell }: ilegible; el final de la hoja prueba { $move }
braille-resumed = Página { $page }, línea { $line }, celda { $cell }: ilegible; el resto solo encaja con { $move }; nada lo prueba
braille-other-page = Página { $page }: aquí empieza una partida de la página { $due }; faltan páginas o están desordenadas
braille-in-book = Página { $page }, línea { $line }: aquí acaba la partida { $number } del libro y toca la { $due }; faltan partidas o están desordenadas
braille-unended = Página { $page }, línea { $line }: el libro sigue tras esta partida; falta el resto
braille-other-book = Página { $page }, línea { $line }: esta partida no sigue a la anterior en el mismo libro; una página es de otro libro o las últimas líneas de una partida están dañadas
braille-stray = Página { $page }, línea { $line }: lo que hay aquí no pertenece a ninguna partida
braille-breaks-off = Página { $page }, línea { $line }: la partida se interrumpe aquí; falta su final
braille-results = Página { $page }, línea { $line }: dos resultados, { $result } y { $detail }
braille-titled = El encabezado dice { $result }
braille-no-colophon = Página { $page }, línea { $line }: falta el final de esta partida
braille-title = Página { $page }, línea { $line }: el encabezado dice { $text }, y el final de la hoja, { $detail }
braille-notes = Página { $page }, línea { $line }: comentarios, signos o variantes no leídos con exactitud: { $number }
braille-says = La hoja dice: { $text }
braille-above = Página { $page }, línea { $line }: no se recoge, encima de las jugadas: { $text }. La partida empieza en la posición inicial
braille-on-board = Página { $page }, línea { $line }: el resultado no es el de la posición final
braille-too-long = Página { $page }, línea { $line }: más jugadas de las que puede tener una partida; se leyó hasta aquí
braille-given-up = Página { $page }, línea { $line }: demasiado de este archivo es ilegible; lo que sigue no se leyó
braille-other-code = En otro código esta es otra partida; diga cuál es el código
braille-unproved = Nada en esta hoja prueba que esté intacta; compárela; pueden faltar acentos y mayúsculas
