# A position is set up: what is said, and what is understood.

setup = { $what ->
    [began] Se coloca una posición. Escribe una pieza y su casilla, por ejemplo rey blanco Eva uno. F1 dice más
    [cleared] El tablero está vacío
    [initial] Todas las piezas están como al empezar una partida
    [no-castling] Nadie puede enrocar
    [read] La posición está leída
    [undone] Retirado
    [left] Se deja este tablero; la partida está de nuevo
    [ask-leave] ¿Dejar este tablero? ¿Sí o no?
    [help] Escribe piezas con sus casillas: blancas rey Eva uno, dama David cuatro, peones Anna dos, Bella dos. Una casilla sola recibe un peón, una pieza sola va a donde estás. «Nada en Eva cuatro» quita una pieza. Intro toma una pieza y la pone en otro lugar. «Vaciar el tablero», «posición inicial», «juegan negras» y «enroque» hacen lo que dicen. Control Z retira un cambio. F4 dice dónde están las piezas. Control Intro o «listo» empieza la partida. Escape deja el tablero. Una posición FEN se puede escribir o pegar
    [setting-up] Se está colocando una posición; «listo» empieza la partida, Escape la deja
    [competing] Hay una competición en curso; su tablero queda como está
    [not-setting-up] No se está colocando ninguna posición; «colocar posición» empieza
    [no-game] De este tablero no puede empezar una partida:
   *[no-fen] Esto no es una posición escrita en FEN
  }
setup-instead = antes: { WORD($side, $piece) }
setup-emptied = { $square }, vacía; antes: { WORD($side, $piece) }
setup-next = Las piezas siguientes: { WORD($side) }
setup-turn = Juegan { WORD($side) }
setup-castles = { WORD($side) }: { $way ->
    [short] enroque corto
   *[long] enroque largo
  }
setup-not-there = No en { $square }:
setup-wrong = { $fault ->
    [empty-board] no hay ninguna pieza
    [missing-king] falta un rey
    [too-many-kings] un bando tiene más de un rey
    [pawn-on-backrank] hay un peón en la primera o en la última fila
    [castling-rights] así no es posible el enroque
    [en-passant-square] allí no se puede capturar al paso
    [opposite-check] está en jaque el bando que no juega
    [square-twice] hay dos piezas en una casilla
    [man-on-last-rank] un peón está en la fila donde sería dama
    [too-many-pieces] un bando tiene más de doce piezas
   *[light-square] hay una pieza en una casilla clara
  }

hear-placing-nothing = nada | vacía | vacío | quita | quitar | sin pieza
hear-placing-and = y | en | con
