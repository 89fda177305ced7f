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
drill-word-of-file = ¿Qué palabra es { $letter }?
drill-file-of-word = ¿Qué columna es esta?:
drill-word-of-rank = ¿Cómo se dice { $number } en alemán?
drill-rank-of-word = ¿Qué número es este?:
drill-dark = ¿Es { $square } oscura?
drill-on-diagonal = ¿Están { $from } y { $to } en la misma diagonal?
drill-diagonal = ¿Qué casillas hay en la diagonal de { $from } a { $to }?
drill-route = Caballo de { $from } a { $to } en { $count ->
    [one] una jugada
   *[other] { $count } jugadas
  }: ¿por qué casillas?
drill-seat = { $side ->
    [white] Desde el lado de las blancas
   *[black] Desde el lado de las negras
  }, columna { $file } desde la izquierda, fila { $rank } desde ti: ¿qué casilla?
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
drill-already = { $square } ya está dicha
drill-wrong = Incorrecto
drill-missing = falta: { $squares }
drill-extra = sobra: { $squares }
drill-still = Sigue
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
drill-no-hint = Para esto no hay pista. Saltar dice la respuesta
drill-help = { $subject ->
    [alphabet] Escribe la palabra de la letra, o la letra de la palabra, y Entrar
    [numbers] Escribe la palabra alemana de la cifra, o la cifra de la palabra, y Entrar
    [colours] S para oscura, N para clara
    [diagonals] S o N; o nombra las casillas, todas en una línea o una tras otra
    [knight] Nombra las casillas de la ruta en su orden, sin la primera
    [coordinates] Nombra la casilla, o ve a ella y pulsa Entrar
   *[vision] Nombra las casillas, todas en una línea o una tras otra. O ve a cada una y pulsa Entrar
  }
drill-help-all = F2 pregunta otra vez. Saltar dice la respuesta, la pista ayuda donde se piden casillas. Escape deja el ejercicio y la partida vuelve
drill-leave = ¿Dejar el ejercicio? ¿Sí o no?
drill-left = El ejercicio ha terminado. { $right } correctas, { $wrong } incorrectas
drill-summary = { $asked } preguntadas, { $known } sabidas, { $due } pendientes
drill-score = { $right } correctas, { $wrong } incorrectas
drill-no-summary = Todavía no se ha practicado nada
drill-exporting = Lo que has aprendido se escribe en un archivo
drill-exported = Está en { $file }
drill-refused = { $why ->
    [drilling] Hay un ejercicio en marcha. Escape lo deja
    [competing] Durante una competición no hay ejercicios
    [hidden] El tablero está oculto. Una mirada lo dice y se cuenta
    [not-hidden] El tablero no está oculto
    [no-tactics] En este archivo no hay nada que encontrar. La táctica necesita una posición y jugadas
    [no-file] Abre primero el archivo, con Control y O, y luego pide la táctica
    [no-games] Todavía no hay partidas tuyas en el estante. Una partida llega allí cuando termina
   *[not-drilling] No hay ningún ejercicio en marcha
  }
find-game = La partida de memoria: juegan { WORD($side) }. ¿Qué jugada se hizo?
find-mate = Juegan { WORD($side) }, mate en { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
  }
find-best = Juegan { WORD($side) }: ¿cuál es la mejor jugada?
find-win-in = Juegan { WORD($side) } y ganan en { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
  }
find-only-win = Juegan { WORD($side) }: solo una jugada gana. ¿Cuál?
find-bad-line = Línea { $line }: { $fault ->
    [position] no es una posición legal
    [only-avoided] solo hay jugadas que evitar
    [long-mate] el mate es demasiado largo para probarlo, y faltan las jugadas
   *[moves] no hay jugada que encontrar
  }
find-more-bad = { $lines ->
    [one] Se omitió una línea más
   *[other] Se omitieron { $lines } líneas más
  }
find-part = El archivo es grande. Se leyeron { $positions } posiciones
find-passed-over = { $mates ->
    [one] Se omitió un mate: no existe o es demasiado largo para probarlo
   *[other] Se omitieron { $mates } mates: no existen o son demasiado largos para probarlos
  }
find-unproved = No se pudo probar que eso dé mate a tiempo. Se busca otra jugada
find-rating = puntuación { $rating }
find-file = Táctica del archivo
find-offer = { $games ->
    [one] Una partida empieza desde una posición
   *[other] { $games } partidas empiezan desde una posición
  }. «Táctica del archivo» pregunta las jugadas
find-wrong = Esa no es la jugada
find-found = Encontrado. Fallos: { $slips }, pistas: { $hints }
find-piece = { WORD($piece) } { $square }
find-to = a { $square }
find-help = Escriba la jugada, o tome y ponga la pieza. F2 pregunta otra vez. La pista dice la pieza, la segunda su casilla. Saltar dice la jugada. Escape sale, y la partida vuelve
blindfold-on = El tablero está oculto. Se oyen las jugadas, no las casillas
blindfold-off = El tablero está de nuevo. Miradas: { $peeks }
blindfold-peek = Mirada número { $peeks }
blindfold-at = { $square }
drill-broken = Lo que habías aprendido no se pudo leer; el archivo se apartó: { $detail }

# Lo que se entiende.

hear-drill-dark = oscura | oscuro | negra | negro
hear-drill-light = clara | claro | blanca | blanco
hear-drill-and = y | luego | a
hear-drill-hint = pista
