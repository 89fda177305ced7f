# What is said when the board is explored.

explore-colour = { $colour ->
    [dark] oscura
   *[light] clara
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
    [attacks] { WORD($side) } atacan { $square }
   *[defends] { WORD($side) } defienden { $square }
  }:
explore-attack-none = { $act ->
    [attacks] { WORD($side) } no atacan { $square }
   *[defends] { WORD($side) } no defienden { $square }
  }
explore-behind = detrás { WORD($piece) } { $square }
explore-moves = { WORD($side, $piece) } { $square }:
explore-out-of-turn = si le tocara
explore-to = a { $squares }
explore-captures = toma { WORD($piece) } { $square }
explore-no-targets = { WORD($side, $piece) } { $square } { $act ->
    [captures] no toma nada
   *[moves] no puede mover
  }
explore-if-put = { WORD($piece) } { $act ->
    [legal] puede ir a { $square }
   *[not-legal] no puede ir a { $square }
  }
explore-would-attack = atacaría { WORD($piece, form: "to-the") } { $square }
explore-would-suffer = allí lo ataca { WORD($piece) } { $square }
explore-no-pawns = No hay peones
explore-count = { $count ->
    [one] { WORD($piece) }
   *[other] { $count } { WORD($piece, form: "plural") }
  }
explore-level = Material igualado
explore-ahead = { WORD($side) } con { $count ->
    [one] un punto
   *[other] { $count } puntos
  } de más
explore-captured = Última captura: { WORD($side, $piece) } en { $square }
explore-none-captured = Todavía no se ha capturado nada
explore-went = { WORD($side, $piece) } de { $from } a { $to }
explore-came = Aparece { WORD($side, $piece) } en { $square }
explore-left = { WORD($side, $piece) } ya no está en { $square }
explore-unchanged = Nada ha cambiado
explore-threat = { WORD($side, $piece) } { $from } ataca { WORD($taken, form: "to-the") } { $square }
explore-threat-over = { WORD($side, $piece) } { $from } ya no ataca { WORD($taken, form: "to-the") } { $square }
explore-no-threats = No hay ataques nuevos
explore-wrapped = Desde el principio
explore-none-of-kind = En el tablero no hay { WORD($piece, form: "no") }
explore-flipped = El tablero visto por { WORD($side) }

# What people say for the keys that have no words elsewhere, under the ids of the key table.
# Polite words are left out.

hear-action-walk-up = arriba
hear-action-walk-down = abajo
hear-action-walk-left = izquierda | a izquierda
hear-action-walk-right = derecha | a derecha
hear-action-walk-up-right = arriba derecha | arriba a derecha
hear-action-walk-down-right = abajo derecha | abajo a derecha
hear-action-walk-down-left = abajo izquierda | abajo a izquierda
hear-action-walk-up-left = arriba izquierda | arriba a izquierda
hear-action-enter = cógela | ponla aquí | coger pieza
hear-action-open-file = abrir archivo | abre archivo | abrir partida
hear-action-next-game = partida siguiente | siguiente partida
hear-action-previous-game = partida anterior
hear-action-read-back = releer jugadas | releer
hear-action-next-announcer = siguiente voz | otra voz
hear-action-next-form = siguiente forma | otra forma
hear-action-next-language = siguiente idioma | otro idioma
hear-action-next-files = otros nombres de columnas | siguientes nombres de columnas
hear-action-next-speaker = otro locutor | siguiente locutor
hear-action-repeats = repetida | rival repite
hear-action-pause = pausa | parar relojes | para reloj
hear-action-silence = silencio | cállate
hear-action-board-keys = teclas del tablero | explorar tablero | letras exploran
hear-action-braille-keys = teclas braille | Perkins | máquina braille
hear-action-braille-strokes = braille con una mano | manera braille
hear-action-braille-code = otro código braille | siguiente código braille
hear-action-braille-test = probar teclado | prueba del teclado
hear-action-home-row = fila central
hear-action-write-line = escribir línea | escribir
hear-action-explain-keys = explicar teclas | explica teclas
hear-action-change-key = cambiar tecla | otra tecla
hear-action-reset-keys = restablecer teclas | todas teclas como al principio
hear-action-colour = color | qué color
hear-action-attackers-here = quién me ataca | quién ataca esta casilla
hear-action-defenders-here = quién defiende | quién defiende esta casilla | defensores
hear-action-moves-from = jugadas legales | adónde puede ir
hear-action-captures-from = capturas | qué puede tomar
hear-action-in-hand = jugadas de pieza en mano | pieza en mano
hear-action-if-put = y si aquí | qué haría aquí
hear-action-threats = amenazas | nuevas amenazas | quién ataca a quién
hear-action-rank-here = esta fila
hear-action-file-here = esta columna
hear-action-next-slanting-ray = siguiente diagonal
hear-action-previous-slanting-ray = diagonal anterior
hear-action-next-straight-ray = siguiente recta
hear-action-previous-straight-ray = recta anterior
hear-action-last-move = cuál fue última jugada | jugada del rival
hear-action-to-last-move = ir a última jugada
hear-action-last-captured = última captura | qué se capturó
hear-action-changes = cambios | qué ha cambiado | qué hay de nuevo
hear-action-whole-board = tablero | tablero entero | todo tablero
hear-action-flip = girar | girar tablero | gira tablero
hear-action-view = vista
hear-action-squares = casillas de
hear-action-jump = saltar
hear-action-view-diagonals = diagonales | ambas diagonales
hear-action-view-knight = vista de caballo | saltos de caballo
hear-action-view-king = vista de rey | alrededor
hear-action-squares-own = mis piezas | piezas propias
hear-action-squares-theirs = piezas del rival
hear-action-squares-files = piezas por columnas | columna por columna
hear-action-squares-pawns = peones por columnas | estructura de peones
hear-action-squares-material = material | quién va por delante
hear-action-sweep-ray-up = sonido arriba
hear-action-sweep-ray-down = sonido abajo
hear-action-sweep-ray-left = sonido izquierda | sonido a izquierda
hear-action-sweep-ray-right = sonido derecha | sonido a derecha
hear-action-sweep-ray-up-left = sonido arriba a izquierda | sonido arriba izquierda
hear-action-sweep-ray-up-right = sonido arriba a derecha | sonido arriba derecha
hear-action-sweep-ray-down-left = sonido abajo a izquierda | sonido abajo izquierda
hear-action-sweep-ray-down-right = sonido abajo a derecha | sonido abajo derecha
hear-action-other-device = otro dispositivo | siguiente dispositivo
hear-action-next-theme = otros colores | siguientes colores
hear-action-next-preset = otro detalle | siguiente detalle
hear-action-next-output = otra salida | siguiente salida

# Commands with gaps.

hear-command-to-rank = ir a fila { $rank } | ve a fila { $rank }
hear-command-to-file = ir a columna { $file } | ve a columna { $file }
hear-command-next-piece = siguiente { $piece } | próximo { $piece } | próxima { $piece }
hear-command-previous-piece = anterior { $piece }
hear-command-view-ray = mira { $step } | qué hay { $step }
hear-command-view-file = piezas en columna { $file } | columna { $file }
hear-command-view-rank = piezas en fila { $rank } | fila { $rank }
hear-command-squares-others = { $piece } del rival
hear-command-colour-of = color de { $square } | de qué color es { $square }
hear-command-attackers-of = atacantes de { $square } | quién amenaza { $square }
hear-command-defenders-of = quién defiende { $square } | defensores de { $square }
hear-command-moves-of = jugadas legales de { $square } | adónde puede ir { $square }
hear-command-captures-of = capturas de { $square } | qué puede tomar { $square }

# Directions.

hear-step-up = arriba
hear-step-down = abajo
hear-step-left = izquierda | a izquierda
hear-step-right = derecha | a derecha
hear-step-up-left = arriba a izquierda | arriba izquierda
hear-step-up-right = arriba a derecha | arriba derecha
hear-step-down-left = abajo a izquierda | abajo izquierda
hear-step-down-right = abajo a derecha | abajo derecha
