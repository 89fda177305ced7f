# Commands. Walking on the board.

command-walk-up = una casilla arriba
    .hear = arriba
command-walk-down = una casilla abajo
    .hear = abajo
command-walk-left = una casilla a la izquierda
    .hear = izquierda | a izquierda
command-walk-right = una casilla a la derecha
    .hear = derecha | a derecha
command-walk-up-right = una casilla arriba a la derecha
    .hear = arriba derecha | arriba a derecha
command-walk-down-right = una casilla abajo a la derecha
    .hear = abajo derecha | abajo a derecha
command-walk-down-left = una casilla abajo a la izquierda
    .hear = abajo izquierda | abajo a izquierda
command-walk-up-left = una casilla arriba a la izquierda
    .hear = arriba izquierda | arriba a izquierda
command-enter = confirmar lo escrito, o levantar y poner una pieza
    .hear = cógela | ponla aquí | coger pieza
command-cancel = cancelar
    .hear = cancelar | cancela | déjalo
command-look = decir la casilla
    .hear = qué hay en { $square } | qué está en { $square } | quién está en { $square } | mira { $square } | qué hay aquí
command-attackers = decir qué ataca la casilla
    .hear = quién ataca { $square } | qué ataca { $square } | quién ataca a { $square } | atacantes de { $square } | atacantes { $square } |
        quién ataca | atacantes
command-pieces = decir dónde están las piezas, otra vez para el otro bando
    .hear = dónde están { $piece } { $side } | dónde está { $piece } { $side } | dónde están { $piece } | dónde está { $piece } |
        { $piece } { $side } | dónde están piezas { $side } | dónde están { $side } | piezas { $side } | dónde están piezas |
        piezas | posición
