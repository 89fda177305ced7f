# Damas rusas.

man = peón
    .plural = peones
    .a = un peón
    .the = el peón
    .to-the = al peón
    .no = ningún peón
    .own = el propio peón
draughts-king = dama
    .plural = damas
    .a = una dama
    .the = la dama
    .to-the = a la dama
    .no = ninguna dama
    .own = la propia dama
white-man = peón blanco
white-draughts-king = dama blanca
black-man = peón negro
black-draughts-king = dama negra

draughts-move = { WORD($piece) } { $from }, { $to }
draughts-capture = { WORD($piece) } { $from } toma { $to }
draughts-capture-short = { $from } toma { $to }
draughts-on = { $to }
draughts-takes = toma { $count }
draughts-crowned = corona dama

began-draughts = Partida nueva de damas rusas para dos jugadores; juegan { WORD($side) }
ruled-no-pieces = A { WORD($loser) } no les queda ninguna pieza, ganan { WORD($winner) }
ruled-no-moves = { WORD($loser) } no pueden mover, ganan { WORD($winner) }
ruled-counted = { $what ->
    [kings-against-one] { WORD($side) } no han tomado la dama sola en { $moves } jugadas, tablas
    [balance] Con { $pieces } piezas, el equilibrio no ha cambiado en { $moves } jugadas, tablas
    [main-road] { WORD($side) } no han ganado contra la dama en la calle mayor en { $moves } jugadas, tablas
    [king-moves] Solo han movido damas durante { $moves } jugadas, sin captura, tablas
   *[repetition] La posición se ha dado { $moves } veces, tablas
  }
no-light-square = { $square } es una casilla clara; se juega en las oscuras
no-opponents-piece-draughts = La pieza en { $square } es del adversario
no-occupied = { $square } está ocupada
no-must-capture = { $count ->
    [one] Hay que tomar, con la pieza en { $squares }
   *[other] Hay que tomar, con una de las piezas en { $squares }
  }
no-is-no-capture = La pieza en { $square } debe tomar, y esto no es una captura
no-goes-on = La captura debe seguir desde { $square }
no-land-elsewhere = La captura debe acabar o girar en otra casilla que { $square }
no-backwards = El peón en { $square } solo avanza
no-too-far = El peón en { $square } solo avanza una casilla
no-blocked-at = La pieza en { $square } estorba
no-diagonal = Las casillas no están en una misma diagonal
no-along = Ninguna captura pasa por estas casillas
no-so-many = { $count ->
    [0] Esa jugada no toma nada
    [one] Esa jugada toma una pieza
   *[other] Esa jugada toma { $count } piezas
  }

hear-man = peón | peones | ficha | fichas | pieza
hear-draughts-king = dama | damas
refused-other-game = Estas reglas son de otro juego
laws-draughts = código de las damas rusas

count-stands = { $what ->
    [kings-against-one] Tres damas contra una: { WORD($side) }, jugadas hechas: { $moves } de { $wanted }
    [balance] Equilibrio con { $pieces } piezas: sin cambio en { $moves } de { $wanted } jugadas
    [main-road] Dama en la calle mayor: { WORD($side) }, jugadas hechas: { $moves } de { $wanted }
    [king-moves] Jugadas solo con damas: { $moves } de { $wanted }
   *[repetition] La posición se ha dado { $moves } de { $wanted } veces
  }
captures-count = { $count ->
    [one] Hay una captura, y es obligatoria:
   *[other] Hay { $count } capturas, y una es obligatoria:
  }
swept-men = Peones, columna por columna
capture-of = { $count ->
    [one] captura { $squares }
   *[other] captura { $squares }, { $count } piezas
  }
captures-none-now = No hay nada que capturar
road = { $road ->
   *[main-road] calle mayor
    [lower-double] doble inferior
    [upper-double] doble superior
    [lower-little-double] doble pequeño inferior
    [upper-little-double] doble pequeño superior
    [lower-triple] triple inferior
    [upper-triple] triple superior
    [lower-little-triple] triple pequeño inferior
    [upper-little-triple] triple pequeño superior
    [lower-slant] oblicua inferior
    [upper-slant] oblicua superior
    [lower-little-slant] oblicua pequeña inferior
    [upper-little-slant] oblicua pequeña superior
  }
roads-of = { $square } está en:
roads-none = { $square } no está en ninguna calle
road-empty = vacía
not-repeated = { $times ->
    [one] La posición se ha dado una vez; la partida sigue
   *[other] La posición se ha dado { $times } veces; la partida sigue
  }
no-draughts = Eso se pregunta solo en las damas

## Competición según el código

by-analogy = Donde el código de las damas calla, rigen por analogía las actuales leyes del ajedrez
penalised-draughts = { $what ->
    [two-moves] { WORD($side) } han hecho dos jugadas seguidas
    [missed] { WORD($side) } han omitido una captura
   *[uncompleted] { WORD($side) } no han completado la captura
  }
two-moves = { WORD($side) } han hecho dos jugadas seguidas. { WORD($opponent) } deciden: si la reclaman como ilegal, se corrige; si juegan, queda así
counts-as-made = La jugada anunciada cuenta como hecha
why-draughts = { $rule ->
    [no-piece-or-move] Quien no tiene piezas o no puede jugar ha perdido
    [kings-against-one] Tres damas o más deben capturar a la única en ese número de jugadas; si no, son tablas
    [balance] Con damas en ambos bandos son tablas si durante tantas jugadas no hubo captura ni coronación; cuántas depende del número de piezas
    [main-road] Tres piezas contra una dama sola en la calle mayor deben ganar en cinco jugadas; si no, son tablas
    [king-moves] Si durante tantas jugadas solo movieron las damas y no hubo captura, son tablas
    [two-moves] Solo el adversario decide si se corrigen dos jugadas seguidas
    [capture-completed] Una captura continúa mientras se puede, y está completa cuando la última pieza capturada está fuera del tablero
    [capture-compulsory] Una captura posible es obligatoria
    [own-piece-touched] La primera pieza tocada que puede jugar debe jugar, o capturar si hay captura
    [nothing-playable] Tocar una pieza que no puede jugar no tiene consecuencia; cualquier jugada legal es libre
    [claimed-move-binds] La jugada anunciada con una reclamación errónea cuenta como hecha, y la partida sigue
   *[dead-position] Cuando ningún bando puede ganar, la partida es tablas
  }
ruled-no-win = Ningún bando puede ganar, tablas
may-be-won = No está demostrado que ningún bando pueda ganar; la partida sigue
