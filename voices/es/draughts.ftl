# Damas rusas.

man = peón
    .plural = peones
    .a = un peón
    .the = el peón
    .to-the = al peón
    .no = ningún peón
    .own = su propio peón
draughts-king = dama
    .plural = damas
    .a = una dama
    .the = la dama
    .to-the = a la dama
    .no = ninguna dama
    .own = su propia dama
white-man = peón blanco
white-draughts-king = dama blanca
black-man = peón negro
black-draughts-king = dama negra

draughts-move = { WORD($piece) } { $from }, { $to }
draughts-capture = { WORD($piece) } { $from } captura { $to }
draughts-capture-short = { $from } captura { $to }
draughts-on = { $to }
draughts-takes = captura { $count }
draughts-crowned = corona dama

began-draughts = { $players ->
    [one] Partida nueva de damas rusas, juegan las { WORD($side) }
   *[two] Partida nueva de damas rusas, dos jugadores, juegan las { WORD($side) }
  }
ruled-no-pieces = Las { WORD($loser) } se quedan sin piezas, ganan las { WORD($winner) }
ruled-no-moves = Las { WORD($loser) } no pueden mover, ganan las { WORD($winner) }
ruled-counted = { $what ->
    [kings-against-one] Tablas: las { WORD($side) } no han capturado la dama sola en { COUNT($moves, "fem") } jugadas
    [balance] Tablas: con { COUNT($pieces, "fem") } piezas, equilibrio sin cambios en { COUNT($moves, "fem") } jugadas
    [main-road] Tablas: las { WORD($side) } no han ganado en { COUNT($moves, "fem") } jugadas contra la dama en la gran diagonal
    [king-moves] Tablas: { COUNT($moves, "fem") } jugadas solo de damas, sin capturas
   *[repetition] Tablas: la posición ha aparecido { COUNT($moves, "fem") } veces
  }
no-light-square = { $square } es una casilla clara; se juega en las oscuras
no-opponents-piece-draughts = La pieza en { $square } es del rival
no-occupied = { $square } está ocupada
no-must-capture = { $count ->
    [one] Debe capturar con la pieza en { $squares }
   *[other] Debe capturar con una de las piezas en { $squares }
  }
no-is-no-capture = La pieza en { $square } debe capturar; eso no es una captura
no-goes-on = La captura debe seguir desde { $square }
no-land-elsewhere = La captura no puede acabar ni girar en { $square }
no-backwards = El peón en { $square } no puede retroceder
no-too-far = El peón en { $square } solo avanza una casilla
no-blocked-at = La pieza en { $square } cierra el paso
no-diagonal = Esas casillas no están en la misma diagonal
no-along = Ninguna captura pasa por esas casillas
no-so-many = { $count ->
    [0] Esa jugada no captura nada
    [one] Esa jugada captura una pieza
   *[other] Esa jugada captura { COUNT($count, "fem") } piezas
  }

hear-man = peón | peones | ficha | fichas | pieza
hear-draughts-king = dama | damas
refused-other-game = Estas reglas son de otro juego
laws-draughts = código de las damas rusas

count-stands = { $what ->
    [kings-against-one] Tres damas contra una: { WORD($side) }, jugadas hechas: { COUNT($moves, "fem") } de { $wanted }
    [balance] Equilibrio con { COUNT($pieces, "fem") } piezas: sin cambio en { COUNT($moves, "fem") } de { COUNT($wanted, "fem") } jugadas
    [main-road] Dama en la gran diagonal: { WORD($side) }, jugadas hechas: { COUNT($moves, "fem") } de { $wanted }
    [king-moves] Jugadas solo con damas: { COUNT($moves, "fem") } de { $wanted }
   *[repetition] La posición ha aparecido { COUNT($moves, "fem") } de { COUNT($wanted, "fem") } veces
  }
captures-count = { $count ->
    [one] Captura obligatoria, una posibilidad:
   *[other] Captura obligatoria, { COUNT($count, "fem") } posibilidades:
  }
swept-men = Peones, columna por columna
capture-of = { $count ->
    [one] captura { $squares }
   *[other] captura { $squares }, { COUNT($count, "fem") } piezas
  }
captures-none-now = No hay capturas posibles
road = { $road ->
   *[main-road] gran diagonal { $from } { $to }
    [lower-double] doble { $from } { $to }
    [upper-double] doble { $from } { $to }
    [lower-little-double] doble { $from } { $to }
    [upper-little-double] doble { $from } { $to }
    [lower-triple] triple { $from } { $to }
    [upper-triple] triple { $from } { $to }
    [lower-little-triple] triple { $from } { $to }
    [upper-little-triple] triple { $from } { $to }
    [lower-slant] oblicua { $from } { $to }
    [upper-slant] oblicua { $from } { $to }
    [lower-little-slant] oblicua { $from } { $to }
    [upper-little-slant] oblicua { $from } { $to }
  }
roads-of = { $square } está en:
roads-none = { $square } no está en ninguna línea con nombre
road-empty = vacía
not-repeated = { $times ->
    [one] La posición ha aparecido una vez; la partida sigue
   *[other] La posición ha aparecido { COUNT($times, "fem") } veces; la partida sigue
  }
no-draughts = Solo en damas

## Competición según el código

by-analogy = Donde el código de las damas calla, rigen las leyes actuales del ajedrez
penalised-draughts = { $what ->
    [two-moves] Las { WORD($side) } han hecho dos jugadas seguidas
    [missed] Las { WORD($side) } han omitido una captura
   *[uncompleted] Las { WORD($side) } no han completado la captura
  }
two-moves = Las { WORD($side) } hicieron dos jugadas seguidas. Si las { WORD($opponent) } reclaman, se corrige; si juegan, queda así
counts-as-made = La jugada anunciada cuenta como hecha
why-draughts = { $rule ->
    [no-piece-or-move] Un jugador sin piezas o sin jugadas ha perdido
    [kings-against-one] Tres o más damas deben capturar a la única en { COUNT($number, "fem") } jugadas; si no, tablas
    [balance] Con damas en ambos bandos, tablas tras jugadas sin captura ni coronación, cuyo número depende de las piezas
    [main-road] Tres piezas contra una dama en la gran diagonal deben ganar en cinco jugadas; si no, tablas
    [king-moves] { COUNT($number, "fem") } jugadas solo de damas, sin captura: tablas
    [two-moves] Solo el rival decide si se corrigen dos jugadas seguidas
    [capture-completed] La captura sigue mientras puede, y acaba al retirar la última pieza capturada
    [capture-compulsory] La captura es obligatoria
    [own-piece-touched] La primera pieza tocada que puede jugar debe jugar, o capturar si puede
    [nothing-playable] Si la pieza tocada no puede jugar, vale cualquier jugada legal
    [claimed-move-binds] La jugada anunciada con una reclamación incorrecta cuenta como hecha
   *[dead-position] Si ningún bando puede ganar, son tablas
  }
ruled-no-win = Tablas: ningún bando puede ganar
may-be-won = Las tablas no están demostradas; la partida sigue
