# A position is set up: what is said, and what is understood.

setup = { $what ->
    [began] Coloque una posición: escriba pieza y casilla, como rey blanco Eva uno. F1 da ayuda
    [cleared] Tablero vacío
    [initial] Posición inicial
    [no-castling] Nadie puede enrocar
    [read] Posición leída
    [undone] Deshecho
    [left] Posición descartada, de vuelta en su partida
    [ask-leave] ¿Descartar esta posición? ¿Sí o no?
    [help] Escriba piezas y casillas: rey blanco Eva uno, peones Anna dos, Bella dos. F4, piezas. Control Intro empieza la partida. Escape cancela
    [setting-up] Hay una posición en preparación; «listo» empieza la partida, Escape la descarta
    [competing] Hay una competición en curso; su tablero no cambia
    [not-setting-up] No se está colocando ninguna posición; «colocar posición» empieza
    [no-game] Con esta posición no puede empezar una partida:
   *[no-fen] Posición FEN no válida
  }
setup-instead = antes: { WORD($side, $piece) }
setup-emptied = { $square }, vacía; antes: { WORD($side, $piece) }
setup-next = Piezas siguientes: { WORD($side) }
setup-turn = Juegan { WORD($side) }
setup-castles = { WORD($side) }: { $way ->
    [short] enroque corto
   *[long] enroque largo
  }
setup-not-there = En { $square } no puede estar:
setup-wrong = { $fault ->
    [empty-board] no hay ninguna pieza
    [rank-count] no hay ocho filas
    [rank-width] la fila { $rank } no tiene ocho casillas
    [rank-sign] la fila { $rank } tiene un signo que no es una pieza
    [turn] no dice quién juega, w o b
    [counts] los contadores del final no son números
    [missing-king] las { WORD($side) } no tienen rey
    [too-many-kings] las { WORD($side) } tienen más de un rey
    [opposite-check] las { WORD($side) } están en jaque y no les toca
    [pawn-on-backrank] hay un peón en la primera o en la última fila
    [castling-rights] ese enroque es imposible
    [en-passant-square] allí no se puede capturar al paso
    [square-twice] hay dos piezas en la misma casilla
    [man-on-last-rank] hay un peón en la fila de coronación
    [too-many-pieces] un bando tiene más de doce piezas
   *[light-square] hay una pieza en una casilla clara
  }

hear-placing-nothing = nada | vacía | vacío | quita | quitar | sin pieza
hear-placing-and = y | en | con
