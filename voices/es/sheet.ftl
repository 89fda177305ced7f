# La planilla: comentarios, signos, variantes, archivos.

sheet-told = { $what ->
    [wanted] Escriba el comentario y pulse Intro; una línea vacía lo borra
    [deleted] Comentario borrado
    [no-sign] Sin signo
    [entered] Variante
    [left] De vuelta en la variante principal
    [nothing] No hay notas en esta jugada
    [no-variation] Aquí no hay variantes
    [not-now] Las notas se toman al escuchar o después de la partida
    [no-draughts-sign] Este código braille no tiene signo para la captura en damas; elija otro
    [preview] Vista previa
    [saving] Guardando
    [nothing-sealed] No hay ninguna jugada secreta
    [wrong-word] La jugada secreta tiene otra contraseña
    [no-file] Esta partida no tiene archivo; guárdela como PGN
    [changed-outside] Otro programa ha cambiado el archivo, que queda como está; guarde la partida como PGN
   *[provisional] Algunos signos de este código son provisionales
  }
sheet-comment = { $text }
sheet-quality = { $quality ->
    [good] buena jugada
    [bad] error
    [brilliant] jugada muy buena
    [blunder] error grave
    [interesting] jugada interesante
    [dubious] jugada dudosa
    [forced] jugada forzada
    [even] posición igualada
   *[unclear] posición poco clara
  }
sheet-sign = signo { $number }
sheet-variations = { $number ->
    [one] { COUNT($number, "fem") } variante
   *[other] { COUNT($number, "fem") } variantes
  }
sheet-saved = Guardado en { $file }
sheet-pages = { $pages ->
    [one] { COUNT($pages, "fem") } página
   *[other] { COUNT($pages, "fem") } páginas
  }, { $width } por { $height }
ask-save-notes = ¿Guardar las notas en el archivo?
ask-overwrite = { $file } ya existe. ¿Sobrescribirlo?
ask-delete-comment = ¿Borrar este comentario?
file-faults = { $games ->
    [one] Una partida tiene un error y se lee solo hasta él, línea { $lines }
   *[other] { COUNT($games, "fem") } partidas con errores se leen solo hasta el error, las primeras en las líneas { $lines }
  }
file-odd = Leído a pesar de todo: { $what ->
    [lost-tag] una etiqueta ilegible, omitida
    [malformed-tag] una etiqueta mal formada
    [repeated-tag] una etiqueta repetida
    [parted-tags] líneas vacías o comentarios entre etiquetas
    [parted] etiquetas sin jugadas, o jugadas sin etiquetas
    [result-on-board] un resultado distinto del que da el tablero
    [move-number] un número de jugada equivocado
    [results-differ] un resultado distinto del de la etiqueta
    [null-move] una jugada nula, donde acaba la partida
    [deep-variation] variantes de más de 100 niveles, guardadas como comentario
    [broken-variation] variantes que no son jugadas legales de ajedrez, guardadas como comentario
    [no-position] una etiqueta SetUp que contradice la posición
    [date] una fecha escrita de otro modo o imposible
    [ply-count] un número de medias jugadas distinto del de la etiqueta
    [clock-time] tiempos de reloj que no están en horas, minutos y segundos
    [check] signos de jaque
    [promotion] coronaciones sin el signo igual
    [en-passant] capturas al paso
    [not-passing] «al paso» donde no lo hay
    [castling] enroques
    [squares] jugadas con las dos casillas
    [pawn-letter] peones con letra
    [pawn-or-piece] letras que pueden ser peones o caballos; leídas como peones, compárelo
    [capture] signos de captura
    [piece-letter] letras de piezas
    [outcome] resultados
    [glyph] signos de libros
    [lost-glyph] signos de calidad desconocidos o repetidos, omitidos
    [language] partidas sin las letras inglesas de las piezas
    [cyrillic] letras cirílicas en las jugadas
    [remark] palabras que no son jugadas, guardadas como comentario
    [nested-comment] llaves en comentarios, guardadas como paréntesis
    [position] una posición incompleta, o un enroque o una captura al paso imposibles, omitidos
    [punctuation] signos entre las jugadas: comas, paréntesis
    [control] caracteres de control, leídos como espacios
   *[blank] espacios de procesador de textos
  }, número { $times }, primero en la línea { $line }
file-guessed = El archivo no está en UTF-8; leído como { $encoding ->
    [latin-1] Latin-1, letras de Europa occidental
    [windows-1251] Windows-1251, letras cirílicas
    [cp850] CP850, letras de Europa occidental de DOS
    [cp866] CP866, letras cirílicas de DOS
   *[both] varias codificaciones antiguas, línea por línea
  }
sheet-preview = Página { $page } de { $pages }, { $lines ->
    [one] { COUNT($lines, "fem") } línea
   *[other] { COUNT($lines, "fem") } líneas
  }
set-sheet-format = Archivo en braille: { $format ->
    [brf] BRF, braille ASCII
    [unicode] braille Unicode
    [pef] PEF
   *[ebrl] eBraille
  }
set-sheet-layout = Jugadas en la planilla: { $layout ->
    [columns] en columnas
    [running] seguidas
    [single] una jugada por línea
   *[double] en dos columnas
  }
set-sheet-width = Celdas por línea: { $width }
set-sheet-height = Líneas por página: { $height }
set-sheet-size = Página de { COUNT($width, "fem") } celdas por { COUNT($height, "fem") } líneas
