# Commands. Walking on the board.

command-walk-up = una casilla arriba
    .hear = arriba | sube | una casilla arriba | subir | hacia arriba
command-walk-down = una casilla abajo
    .hear = abajo | baja | una casilla abajo | bajar | hacia abajo
command-walk-left = una casilla a la izquierda
    .hear = izquierda | a izquierda | una casilla a la izquierda | hacia izquierda |
        muévete a la izquierda
command-walk-right = una casilla a la derecha
    .hear = derecha | a derecha | una casilla a la derecha | hacia derecha |
        muévete a la derecha
command-walk-up-right = una casilla arriba a la derecha
    .hear = arriba derecha | arriba a derecha
command-walk-down-right = una casilla abajo a la derecha
    .hear = abajo derecha | abajo a derecha
command-walk-down-left = una casilla abajo a la izquierda
    .hear = abajo izquierda | abajo a izquierda
command-walk-up-left = una casilla arriba a la izquierda
    .hear = arriba izquierda | arriba a izquierda
command-enter = confirmar lo escrito, o levantar y poner una pieza
    .hear = cógela | ponla aquí | coger pieza | coger | poner | coge pieza | pon pieza |
        suelta la pieza | agarra esta pieza
command-cancel = cancelar
    .hear = cancelar | cancela | déjalo | cancélalo | olvídalo | no importa | deja eso | escape | anular todo | da igual |
        no, nada | mejor déjalo así
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
        qué hay en la esquina { $square } | esquina { $square } |
        que está parado en { $square } | sigue ahí el { $piece } de { $square } | chequea { $square } |
        checa { $square } | revisa { $square } | qué pieza ocupa { $square } | quién ocupa { $square } |
        hay un { $piece } en { $square } | está el { $piece } en { $square } | sigue el { $piece } en { $square } |
        y en { $square } | y { $square } | dime { $square } | decime { $square } | contenido de { $square } |
        qué hay puesto en { $square } | hay alguien en { $square } | qué se encuentra en { $square } |
        dónde estoy parado | en qué casilla ando | la casilla actual | qué hay debajo | qué hay en esta casilla |
        qué ficha hay en { $square } | fíjate en { $square } |
        qué pieza es la de { $square } | de quién es la pieza de { $square } | de quién es { $square } |
        qué figura está en { $square } | en { $square } hay algo | está ocupada la casilla { $square } |
        inspecciona { $square } | examina { $square } | describe { $square } | ve qué hay en { $square } |
        dime la casilla { $square } | lee la casilla { $square } | qué ves ahí en { $square } | dónde está el cursor |
        dónde está mi cursor | qué tengo debajo | qué casilla es | cuál es esta casilla |
        qué anda por { $square } | mira a ver qué hay en { $square }
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
        qué está amenazando { $square } | cuántas veces está atacada { $square } |
        qué amenaza { $square } | está en peligro { $square } | me pueden comer en { $square } |
        si voy a { $square } me comen | quién apunta a { $square } | quién puede comer en { $square } |
        pueden comer mi { $piece } en { $square } | mi { $piece } en { $square } está atacado |
        mi { $piece } en { $square } está amenazada | es peligroso { $square } |
        quién controla { $square } | qué piezas controlan { $square } |
        quién puede ir a { $square } | qué pieza puede ir a { $square } | qué piezas pueden ir a { $square } |
        quién puede llegar a { $square }
command-pieces = decir dónde están las piezas, otra vez para el otro bando
    .hear = dónde están { $piece } { $side } | dónde está { $piece } { $side } | dónde están { $piece } |
        dónde está { $piece } | { $piece } { $side } | dónde están piezas { $side } | dónde están { $side } |
        piezas { $side } | dónde están piezas | piezas | posición | dónde se encuentra { $piece } |
        dónde se encuentran { $piece } | lista de piezas | posición actual | encuentra { $piece } | dónde está { $side } |
        enumera piezas | dónde se encuentra { $piece } { $side } |
        qué tienen las { $side } en el tablero | qué tienen las { $side } | dónde tienen sus piezas las { $side } |
        nombra todas las piezas { $side } | dime las piezas { $side } | { $piece } de las { $side } |
        posición del { $piece } { $side } | posición de los { $piece } { $side } |
        en qué casilla anda el { $piece } { $side } | en qué casilla está el { $piece } { $side } |
        en qué casillas están los { $piece } { $side } | ubica las { $piece } { $side } |
        ubícame las { $piece } { $side } | la { $piece } { $side } sigue viva | el { $piece } { $side } sigue ahí |
        siguen ahí los { $piece } { $side } | todos los { $piece } | todas las { $piece } |
        busca los { $piece } { $side } | tienen las { $side } { $piece } |
        cómo están las { $side } | enumera las { $side } | todas las { $side } |
        dónde se esconde el { $piece } { $side } | posición de las { $side } | las piezas de las { $side } |
        qué les queda a las { $side } | lista las { $side } | dónde anda el { $piece } { $side } |
        ubicación del { $piece } { $side } | ubicación de las { $piece } { $side } |
        en dónde está el { $piece } { $side } | quedan { $piece } { $side } | hay { $piece } { $side } |
        a las { $side } les queda { $piece } | qué piezas { $side } hay |
        todas las piezas { $side } | dónde andan las { $side } | las { $side } dónde están | el ejército { $side } |
        cómo están colocadas las { $side } | qué hay de las { $side }
