# Commands. Walking on the board.

command-walk-up = una casilla arriba
    .hear = arriba | sube | una casilla arriba | subir | hacia arriba
command-walk-down = una casilla abajo
    .hear = abajo | baja | una casilla abajo | bajar | hacia abajo
command-walk-left = una casilla a la izquierda
    .hear = izquierda | a izquierda | una casilla a la izquierda | hacia izquierda
command-walk-right = una casilla a la derecha
    .hear = derecha | a derecha | una casilla a la derecha | hacia derecha
command-walk-up-right = una casilla arriba a la derecha
    .hear = arriba derecha | arriba a derecha
command-walk-down-right = una casilla abajo a la derecha
    .hear = abajo derecha | abajo a derecha
command-walk-down-left = una casilla abajo a la izquierda
    .hear = abajo izquierda | abajo a izquierda
command-walk-up-left = una casilla arriba a la izquierda
    .hear = arriba izquierda | arriba a izquierda
command-enter = confirmar lo escrito, o levantar y poner una pieza
    .hear = cógela | ponla aquí | coger pieza | coger | poner | coge pieza | pon pieza
command-cancel = cancelar
    .hear = cancelar | cancela | déjalo | cancélalo | olvídalo | no importa | deja eso | escape | anular todo | da igual
command-look = decir la casilla
    .hear = qué hay en { $square } | qué está en { $square } | quién está en { $square } | mira { $square } |
        qué hay aquí | qué hay en casilla { $square } | qué pieza hay en { $square } | qué pieza está en { $square } |
        quién hay en { $square } | casilla { $square } | qué tiene { $square } | qué contiene { $square } |
        está vacía { $square } | está libre { $square } | { $square } está vacía | { $square } está libre |
        lee { $square } | qué pieza hay aquí | quién está aquí | dónde estoy | qué casilla | en qué casilla estoy |
        esta casilla | qué casilla es esta | qué está aquí | hay algo en { $square } | qué hay sobre { $square } |
        está ocupada { $square } | está ocupado { $square } | está vacío { $square } | hay alguna pieza en { $square } |
        qué tengo en { $square } | hay pieza en { $square } | qué figura hay en { $square } | qué es lo de { $square } |
        en { $square } qué hay | { $square } está ocupada | qué pieza se encuentra en { $square } |
        qué tenemos en { $square } | qué hay ahí en { $square } | qué ves en { $square } |
        qué hay en la esquina { $square } | esquina { $square }
command-attackers = decir qué ataca la casilla
    .hear = quién ataca { $square } | qué ataca { $square } | quién ataca a { $square } | atacantes de { $square } |
        atacantes { $square } | quién ataca | atacantes | qué piezas atacan { $square } | quién ataca casilla { $square } |
        está atacada { $square } | está atacado { $square } | { $square } está atacada | { $square } está atacado |
        quién puede tomar en { $square } | qué ataca a { $square } | atacantes en { $square } |
        qué piezas atacan a { $square } | qué pieza ataca { $square } | está amenazado { $square } |
        está amenazada { $square } | quién puede tomar { $square } | quién puede capturar en { $square } |
        está seguro { $square } | es segura { $square } | es atacada { $square } | qué puede capturar en { $square } |
        qué puede tomar en { $square } | hay algo que ataque { $square } | algo ataca { $square } |
        cuántos atacantes hay en { $square } | alguien puede capturar en { $square } |
        qué está amenazando { $square } | cuántas veces está atacada { $square }
command-pieces = decir dónde están las piezas, otra vez para el otro bando
    .hear = dónde están { $piece } { $side } | dónde está { $piece } { $side } | dónde están { $piece } |
        dónde está { $piece } | { $piece } { $side } | dónde están piezas { $side } | dónde están { $side } |
        piezas { $side } | dónde están piezas | piezas | posición | dónde se encuentra { $piece } |
        dónde se encuentran { $piece } | lista de piezas | posición actual | encuentra { $piece } | dónde está { $side } |
        enumera piezas | dónde se encuentra { $piece } { $side } |
        qué tienen las { $side } en el tablero | qué tienen las { $side } | dónde tienen sus piezas las { $side } |
        nombra todas las piezas { $side } | dime las piezas { $side } | { $piece } de las { $side }
