# Ejercicios: lo que se pregunta y lo que se dice de la respuesta.

drill-said = { $name }
drill-began = Ejercicio: { $subject ->
    [alphabet] alfabeto de anuncio
    [numbers] números alemanes
    [colours] colores de las casillas
    [diagonals] diagonales
    [knight] rutas del caballo
    [coordinates] coordenadas desde ambos lados
   *[vision] lo que alcanza una pieza
  }
drill-subject = { $subject ->
    [alphabet] Alfabeto de anuncio
    [numbers] Números alemanes
    [colours] Colores de las casillas
    [diagonals] Diagonales
    [knight] Rutas del caballo
    [coordinates] Coordenadas desde ambos lados
    [recall] La partida de memoria
    [procedure] El procedimiento
    [tactics] Táctica
   *[vision] Lo que alcanza una pieza
  }:
drill-word-of-file = ¿Qué palabra corresponde a { $letter }?
drill-file-of-word = Diga la columna:
drill-word-of-rank = ¿Cómo se dice { $number } en alemán?
drill-rank-of-word = Diga el número:
drill-dark = ¿Es oscura la casilla { $square }?
drill-on-diagonal = ¿Están { $from } y { $to } en la misma diagonal?
drill-diagonal = ¿Qué casillas hay en la diagonal de { $from } a { $to }?
drill-route = Caballo de { $from } a { $to } en { $count ->
    [one] una jugada
   *[other] { COUNT($count, "fem") } jugadas
  }: ¿por qué casillas?
drill-seat = { $side ->
    [white] Desde el lado de las blancas
   *[black] Desde el lado de las negras
  }, columna { $file } desde la izquierda, fila { $rank } desde usted: ¿qué casilla?
drill-beside = { $side ->
    [white] Desde el lado de las blancas
   *[black] Desde el lado de las negras
  }: ¿qué hay { $step ->
    [up] delante de
    [down] detrás de
    [left] a la izquierda de
    [right] a la derecha de
    [up-left] delante a la izquierda de
    [up-right] delante a la derecha de
    [down-left] detrás a la izquierda de
   *[down-right] detrás a la derecha de
  } { $square }?
drill-reach = { WORD($piece) } en { $square }: ¿a qué casillas llega?
drill-right = Correcto
drill-more = quedan { $count }
drill-already = { $square } ya dicha
drill-wrong = Incorrecto
drill-missing = falta: { $squares }
drill-extra = sobra: { $squares }
drill-still = Siga
drill-is-dark = { $square } es { $colour ->
    [dark] oscura
   *[light] clara
  }
drill-is-on = { $from } y { $to } { $answer ->
    [yes] están en la misma diagonal
   *[no] no están en la misma diagonal
  }
drill-letter-is = { $letter }:
drill-number-is = { $number }:
drill-squares-are = La respuesta es { $squares }
drill-other-way = { $way ->
    [letter] Se pide la letra
    [figure] Se pide la cifra
   *[word] Se pide la palabra
  }
drill-no-answer = Eso no responde a la pregunta
drill-at = { $square }{ $state ->
    [piece] , la pieza
    [named] , dicha
   *[free] { "" }
  }
drill-hint = Por ejemplo { $square }
drill-no-hint = Aquí no hay pista. «Saltar» dice la respuesta
drill-help = { $subject ->
    [alphabet] Escriba la palabra de la letra, o la letra de la palabra, y pulse Intro
    [numbers] La palabra alemana de la cifra, o la cifra de la palabra, y pulse Intro
    [colours] S para oscura, N para clara
    [diagonals] S o N; o diga las casillas, en una línea o una tras otra
    [knight] Diga las casillas de la ruta en orden, sin la primera
    [coordinates] Diga la casilla, o vaya a ella y pulse Intro
   *[vision] Diga las casillas, o vaya a cada una y pulse Intro
  }
drill-help-all = F2 repite, Pista ayuda, Saltar dice la respuesta, Escape sale
drill-leave = ¿Salir del ejercicio? ¿Sí o no?
drill-left = Ejercicio terminado. Correctas { $right }, incorrectas { $wrong }
drill-summary = preguntas { $asked }, sabidas { $known }, pendientes { $due }
drill-score = correctas { $right }, incorrectas { $wrong }
drill-no-summary = Aún no ha hecho ejercicios
drill-exporting = Se guarda su progreso
drill-exported = Guardado en { $file }
drill-refused = { $why ->
    [drilling] Hay un ejercicio en curso; con Escape se sale
    [competing] En competición no hay ejercicios
    [hidden] Tablero oculto. Diga «mirada» para oírlo; las miradas se cuentan
    [not-hidden] El tablero no está oculto
    [no-tactics] En este archivo no hay nada que encontrar: hacen falta una posición y jugadas
    [no-file] Abra primero el archivo con Control O y luego diga «táctica del archivo»
    [no-games] Aún no hay partidas suyas en la base de partidas. Entran en ella al terminar
   *[not-drilling] No hay ningún ejercicio en curso
  }
find-game = Partida de memoria, juegan las { WORD($side) }. ¿Qué jugada se hizo?
find-mate = Juegan las { WORD($side) }, mate en { $moves ->
    [one] una jugada
   *[other] { COUNT($moves, "fem") } jugadas
  }
find-best = Juegan las { WORD($side) }: ¿cuál es la mejor jugada?
find-win-in = Juegan las { WORD($side) } y ganan en { $moves ->
    [one] una jugada
   *[other] { COUNT($moves, "fem") } jugadas
  }
find-only-win = Juegan las { WORD($side) }: solo una jugada gana. ¿Cuál?
find-bad-line = Línea { $line }: { $fault ->
    [position] posición imposible
    [only-avoided] solo hay jugadas que evitar
    [long-mate] mate demasiado largo para probarlo, y faltan las jugadas
   *[moves] no hay jugada que encontrar
  }
find-more-bad = { $lines ->
    [one] Se omitió una línea más
   *[other] Se omitieron { COUNT($lines, "fem") } líneas más
  }
find-part = Archivo grande: { COUNT($positions, "fem") } posiciones leídas
find-passed-over = { $mates ->
    [one] Un mate omitido: no existe o es demasiado largo para probarlo
   *[other] { COUNT($mates, "masc") } mates omitidos: no existen o son demasiado largos para probarlos
  }
find-unproved = Mate no probado. Busque otra jugada
find-rating = dificultad { $rating }
find-file = Táctica del archivo
find-offer = { $games ->
    [one] Una partida empieza desde una posición
   *[other] { COUNT($games, "fem") } partidas empiezan desde una posición
  }. Diga «táctica del archivo» para buscar las jugadas
find-wrong = Esa no es la jugada
find-found = { $slips ->
    [0] Encontrada
   *[other] Terminado
  }. Fallos: { $slips }, pistas: { $hints }
find-piece = { WORD($piece) } { $square }
find-to = a { $square }
find-help = Escriba la jugada. F2 pregunta otra vez. La pista dice la pieza, luego su casilla. «Saltar» dice la jugada. Escape sale
blindfold-on = Tablero oculto: se oyen las jugadas, no las casillas
blindfold-off = Tablero visible. Miradas: { $peeks }
blindfold-peek = Mirada número { $peeks }
blindfold-at = { $square }
drill-broken = No se pudo leer su progreso; el archivo se apartó: { $detail }

# Lo que se entiende.

hear-drill-dark = oscura | oscuro | negra | negro
hear-drill-light = clara | claro | blanca | blanco
hear-drill-and = y | luego | a
hear-drill-hint = pista
