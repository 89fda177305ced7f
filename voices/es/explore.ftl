# What is said when the board is explored.

explore-colour = { $colour ->
    [dark] casilla oscura
   *[light] casilla clara
  }
explore-rank = Fila { $at-rank }:
explore-file = Columna { $at-file }:
explore-ranks = Filas { $at-rank } a { $to-rank }:
explore-empty = nada
explore-at-file = { WORD($side, $piece) } { $at-file }
explore-at-rank = { WORD($side, $piece) } { $at-rank }
explore-at = { WORD($side, $piece) } { $square }
explore-kind-at-file = { WORD($piece) } { $at-file }
explore-kind-at-rank = { WORD($piece) } { $at-rank }
explore-side-at-rank = { WORD($side) } { $at-rank }
explore-direction = { $step ->
    [up] Arriba
    [down] Abajo
    [left] Izquierda
    [right] Derecha
    [up-left] Arriba a la izquierda
    [up-right] Arriba a la derecha
    [down-left] Abajo a la izquierda
   *[down-right] Abajo a la derecha
  }:
explore-around = { $leap ->
    [knight] A salto de caballo de { $square }
   *[king] Alrededor de { $square }
  }:
explore-attack = { $act ->
    [attacks] Las { WORD($side) } atacan
   *[defends] Las { WORD($side) } defienden
  }:
explore-attack-none = { $act ->
    [attacks] { WORD($side) }: ningún atacante
   *[defends] { WORD($side) }: ningún defensor
  }
explore-behind = detrás, { WORD($piece) } { $square }
explore-moves = { WORD($side, $piece) } { $square }:
explore-out-of-turn = si le tocara
explore-to = a { $squares }
explore-captures = captura { WORD($piece) } { $square }
explore-no-targets = { WORD($side, $piece, form: "the") } de { $square } { $act ->
    [captures] no captura nada
   *[moves] no puede moverse
  }
explore-if-put = { WORD($piece) } { $act ->
    [legal] puede ir a { $square }
   *[not-legal] no puede ir a { $square }
  }
explore-would-attack = atacaría { WORD($piece, form: "to-the") } { $square }
explore-would-suffer = bajo ataque de { WORD($piece) } { $square }
explore-move-number = Jugada { $number }
explore-file-name = { $file }: columna { $letter }
explore-passed = Peones pasados, { WORD($side) }: { $squares }
explore-none-passed = No hay peones pasados
explore-no-count = Según estas reglas nadie le cuenta las jugadas
explore-no-capture = Ninguna captura posible
explore-no-check = No hay jaque
explore-check = { WORD($side) } en jaque
explore-castling = { $way ->
    [short] Enroque corto
   *[long] Enroque largo
  }: { $answer ->
    [yes] sí
    [right-lost] no, el rey o la torre ya se ha movido
   *[in-check] no, el rey está en jaque
  }
explore-castling-at = { $way ->
    [short] Enroque corto
   *[long] Enroque largo
  }: no, { $square } está { $answer ->
    [between] ocupada
   *[attacked] atacada
  }
explore-castling-lost = No: ya se han movido el rey o las dos torres
explore-castled = Las { WORD($side) } hicieron el enroque { $way ->
    [short] corto
   *[long] largo
  }, jugada { $number }
explore-not-castled = Las { WORD($side) } no han enrocado en esta partida
explore-occurrences = { $count ->
    [1] La posición aparece por primera vez
   *[other] La posición ha aparecido { $count } veces
  }
explore-no-move = Ninguna jugada legal
explore-no-pawns = No hay peones
explore-count = { $count ->
    [one] { WORD($piece) }
   *[other] { $count } { WORD($piece, form: "plural") }
  }
explore-piece-count = { $count ->
    [one] una pieza
   *[other] { COUNT($count, "fem") } piezas
  }
explore-move-count = { $count ->
    [0] Ninguna jugada legal
    [one] Una jugada legal
   *[other] { COUNT($count, "fem") } jugadas legales
  }
explore-between = De { $from } a { $to }:
explore-no-line = { $from } y { $to } no están en ninguna línea
explore-level = Material igualado
explore-ahead = { WORD($side) }, { $count ->
    [one] un punto
   *[other] { COUNT($count, "masc") } puntos
  } más
explore-captured = Última captura: { WORD($side, $piece) } en { $square }
explore-none-captured = Ninguna captura
explore-went = { WORD($side, $piece) } de { $from } a { $to }
explore-came = Aparece { WORD($side, $piece) } en { $square }
explore-left = { WORD($side, $piece) } ya no está en { $square }
explore-unchanged = Nada ha cambiado
explore-threat = { WORD($side, $piece) } { $from } ataca { WORD($taken, form: "to-the") } { $square }
explore-threat-over = { WORD($side, $piece) } { $from } ya no ataca { WORD($taken, form: "to-the") } { $square }
explore-no-threats = No hay ataques nuevos
explore-wrapped = Vuelta a la primera
explore-none-of-kind = En el tablero no hay { WORD($piece, form: "no") }
explore-flipped = El tablero desde el lado de las { WORD($side) }

# Directions.

hear-step-up = arriba
hear-step-down = abajo
hear-step-left = izquierda | a izquierda
hear-step-right = derecha | a derecha
hear-step-up-left = arriba a izquierda | arriba izquierda
hear-step-up-right = arriba a derecha | arriba derecha
hear-step-down-left = abajo a izquierda | abajo izquierda
hear-step-down-right = abajo a derecha | abajo derecha
