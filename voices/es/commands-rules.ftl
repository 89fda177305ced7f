# Commands. A competition under the laws.

command-press-clock = pulsar el reloj
    .hear = reloj | pulsar reloj | pulsa reloj | apretar reloj | aprieta reloj | aprieto reloj | pulso el reloj |
        accionar reloj | cambiar reloj | presionar reloj | presiono reloj | dar al reloj | acciono reloj |
        pulsar el botón | botón | he pulsado el reloj | pulse reloj | reloj pulsado | he apretado reloj | presiona reloj |
        doy al reloj | pulsé reloj | toco reloj | paro mi reloj | pulsar mi reloj | acciono el reloj | pulsar el reloj |
        dale al reloj | aprieto el reloj | presiono el reloj | presiono mi reloj | pulso mi reloj |
        aprieto mi reloj | toco el reloj | oprime el reloj | oprimo el reloj | presiona el reloj |
        ya jugué, reloj | le pego al reloj | golpeo el reloj |
        pulsa el reloj por mí | puedes pulsar el reloj | pulsar el reloj por mí | aprieta el reloj por mí
command-read-out = leer la jugada del tablero
    .hear = leer jugada | lee jugada | lee | anuncia jugada | leer mi jugada | anunciar jugada | anuncia mi jugada | lee mi jugada |
        di jugada |
        canta la jugada del tablero | lee la jugada en el tablero
command-repeats = el rival repite el anuncio
    .hear = repetida | rival repite | rival ha repetido | ha repetido | rival ha repetido anuncio | el rival repitió |
        rival repite jugada | repite rival | ha repetido rival | rival repitió | ella repite | ha repetido jugada |
        contrario repite | contrario ha repetido | mi rival repite jugada | mi rival ha repetido | lo ha repetido |
        que mi rival repita lo que anuncié |
        repite la jugada anunciada
command-why = explicar la última decisión, otra vez para más
    .hear = por qué | por que | por qué no | qué artículo | por qué razón | por qué eso | por qué es así | qué regla |
        cuál es regla | qué ley | explica | explícame | explica eso | explícalo | explicación | motivo | razón |
        qué artículo es | según qué artículo | según qué regla | cómo es eso | qué regla es | qué regla es esa |
        explica decisión | explica por qué | explícamelo | y eso por qué | a qué se debe | cuál es motivo |
        cuál es la razón | por qué no se puede | qué regla dice eso | qué tiene de malo esa jugada | qué tiene de malo |
        qué está mal | qué hay de malo | por qué está prohibido | por qué decidió eso el árbitro |
        por qué esa decisión | explica la decisión | por qué está mal | por qué no se permite mi jugada |
        por qué no se permite | por qué la rechazaste | por qué lo rechazaste | por qué rechazas mi jugada |
        por qué no vale mi jugada | por qué mi { $piece } no puede ir ahí | por qué no puedo ir ahí |
        por qué no es posible |
        por qué no puedo | con qué motivo |
        por qué motivo | explícame por qué |
        por qué perdió dos minutos | por qué he perdido dos minutos | por qué ha perdido dos minutos |
        por qué tiene dos minutos más | por qué ese tiempo de más | por qué dos minutos |
        toqué la pieza equivocada | tengo que mover la pieza tocada | es correcto mi anuncio |
        por qué era ilegal | por qué fue ilegal | por qué es ilegal
command-claims = tablas no reclamadas
    .hear = reclamaciones | informe de reclamaciones | tablas perdidas | reclamaciones perdidas | tablas no reclamadas |
        podría haber reclamado tablas | pude reclamar tablas | se me pasó reclamar tablas
command-adjust = compongo
    .hear = compongo | j'adoube | ajusto pieza | arreglo | recompongo | yo compongo | acomodo | compongo pieza | compongo piezas |
        compongo esta pieza | ajusto | acomodo pieza | coloco bien pieza | compongo figura | recoloco |
        arreglo la pieza | acomodo la pieza |
        estoy colocando bien las piezas | solo estoy colocando bien las piezas | coloco bien las piezas |
        estoy acomodando las piezas | solo acomodo las piezas |
        compongo el { $piece } | compongo la { $piece } | compongo mi { $piece } | compongo las piezas
command-arbiter = árbitro: intervenir o reanudar la partida
command-incidents = lista de incidentes
    .hear = incidentes | qué ha ocurrido | qué ha pasado | qué pasó | lista de incidentes | qué ha sucedido |
        qué ha pasado en esta partida | qué pasó en la partida | lista de incidencias | qué incidentes hubo |
        qué incidentes hubo en la partida | incidencias | qué se ha anotado | qué ha anotado el árbitro |
        qué está anotado
command-claim-flag = reclamar bandera caída
    .hear = bandera | cayó bandera | bandera caída | tiempo agotado | se acabó el tiempo | bandera ha caído |
        ha caído bandera | reclamo tiempo | reclamo bandera | reclamo caída de bandera | tu bandera ha caído |
        tiempo cumplido | sin tiempo | rival sin tiempo | se le acabó tiempo | reclamar bandera | caída de bandera |
        pierde por tiempo | reclamar tiempo | rival ha perdido por tiempo | fin del tiempo | ha caído su bandera |
        se le ha caído bandera | se le cayó bandera | cayó su bandera | su bandera ha caído | su bandera cayó |
        reclamo victoria por tiempo | victoria por tiempo | se le ha acabado tiempo | se ha pasado de tiempo |
        ha perdido por tiempo | gano por tiempo | no le queda tiempo | se le ha caído la bandera |
        se le acabó el tiempo | se acabó el tiempo de mi rival | perdió por tiempo | se pasó de tiempo |
        se le fue el tiempo | se le cayó la bandera | se quedó sin tiempo | se cayó la bandera | cayó la bandera |
        perdió por tiempo mi rival | te quedaste sin tiempo |
        tiempo cumplido del rival | bandera del rival |
        a mi rival se le ha acabado el tiempo | mi rival se ha quedado sin tiempo | ha caído la bandera de mi rival |
        a mi contrario se le acabó el tiempo |
        su tiempo se agotó | se agotó su tiempo | se le agotó el tiempo | se le ha agotado el tiempo
command-claim-illegal = reclamar jugada ilegal
    .hear = jugada ilegal | ilegal | reclamo jugada ilegal | eso es ilegal | es ilegal | esa jugada es ilegal |
        es jugada ilegal | jugada imposible | movimiento ilegal | reclamo ilegal | jugada prohibida |
        eso no está permitido | reclamar jugada ilegal | fue ilegal | jugada antirreglamentaria |
        reclamo movimiento ilegal | esta jugada es ilegal | jugada irregular | eso no es legal | no es legal |
        esa jugada no es legal | eso no se puede | ha hecho jugada ilegal | esa jugada es imposible |
        ha hecho una jugada antirreglamentaria | reclamo una jugada ilegal | eso no se puede es ilegal |
        eso no se puede, reclamo jugada ilegal | hizo una movida que no es válida | eso va contra las reglas |
        no se puede jugar eso | hizo trampa |
        esa jugada no vale | hizo jugada ilegal |
        el rival hizo una jugada ilegal | mi rival hizo una jugada ilegal | hizo una jugada ilegal |
        ha hecho una ilegal | ha hecho una jugada ilegal | hizo una ilegal | mi rival ha hecho una jugada ilegal
command-claim-repetition = reclamar tablas por repetición
    .hear = repetición | reclamo repetición | triple repetición | repetición de posición | repetición de jugadas |
        triple repetición de posición | triple repetición de jugadas | misma posición tres veces |
        tres veces misma posición | tablas por repetición | reclamo tablas por repetición | reclamo triple repetición |
        reclamar repetición | reclamar tablas por repetición | reclamo repetición de posición | posición repetida |
        reclamar triple repetición | tablas por triple repetición | posición repetida tres veces |
        se ha repetido la posición | es la tercera vez | tercera vez | tres veces la misma posición |
        se repitió tres veces la posición | se repitió tres veces | esta posición ocurrió tres veces |
        la posición ocurrió tres veces |
        la posición ya salió tres veces |
        la misma posición se ha repetido tres veces | la posición se ha repetido tres veces |
        esta posición se ha repetido tres veces | es la tercera vez que se da esta posición |
        la posición está por tercera vez | misma posición por tercera vez | hemos tenido tres veces esta posición |
        se repite la posición por tercera vez |
        reclamo tablas por triple repetición de la posición | tablas por triple repetición de la posición |
        reclamo tablas por repetición de jugadas
command-claim-quiet-moves = reclamar tablas por la regla de las 50 jugadas
    .hear = cincuenta jugadas | reclamo cincuenta jugadas | 50 jugadas | regla de 50 jugadas | regla de las cincuenta jugadas |
        reclamo 50 jugadas | tablas por cincuenta jugadas | tablas por regla de cincuenta jugadas |
        reclamo tablas por cincuenta jugadas | reclamo regla de cincuenta jugadas | cincuenta movimientos |
        regla de cincuenta movimientos | reclamar cincuenta jugadas | tablas por 50 jugadas |
        reclamo tablas por regla de cincuenta jugadas | tablas por regla de 50 jugadas | reclamo regla de 50 jugadas |
        regla de cincuenta jugadas | regla de 50 movimientos | 50 movimientos | reclamo regla de cincuenta movimientos |
        tablas por cincuenta movimientos |
        reclamo la regla de los 50 movimientos | reclamo los cincuenta movimientos |
        llevamos cincuenta jugadas sin comer | cincuenta jugadas sin comer ni mover peón | regla de los cincuenta |
        cincuenta jugadas sin capturas ni movimientos de peón |
        llevamos cincuenta jugadas sin capturas ni movimientos de peón |
        cincuenta movimientos sin capturas ni jugadas de peón |
        en cincuenta jugadas no se ha capturado nada ni se ha movido un peón |
        reclamo tablas por la regla de los cincuenta movimientos | tablas por la regla de los cincuenta movimientos |
        cincuenta jugadas sin captura
command-may-i-claim = qué podría reclamar
    .hear = puedo reclamar | qué puedo reclamar | qué podría reclamar | puedo reclamar tablas | puedo reclamar algo |
        se puede reclamar | se pueden reclamar tablas | hay algo que reclamar | qué se puede reclamar | puedo pedir tablas |
        tengo derecho a tablas | puedo pedir tablas reglamentarias |
        son tablas por repetición | tengo derecho a reclamar |
        puedo pedir tablas por reglamento | tengo algo que reclamar |
        son tablas por triple repetición | es triple repetición | si puedo reclamar algo | hay algo que pueda reclamar |
        reclamo tablas | reclamo las tablas | quiero reclamar tablas
command-claim-perpetual-check = reclamar jaque perpetuo
    .hear = jaque perpetuo | tablas por jaque perpetuo | reclamo jaque perpetuo | es jaque perpetuo |
        me da jaque perpetuo | doy jaque perpetuo | jaques sin fin | me da jaque una y otra vez |
        reclamo tablas por jaque perpetuo
command-claim-quickplay = reclamar tablas en el final a caída de bandera
    .hear = final rápido | reclamo tablas en final rápido | rival no puede ganar |
        reclamo tablas porque no intenta ganar | no intenta ganar |
        mi rival no intenta ganar | mi rival ni siquiera intenta ganar | mi rival no quiere ganar |
        final a caída de bandera | tablas en el final a caída de bandera | reclamo tablas en el final a caída de bandera
command-claim-increment = pedir incremento en el final a caída de bandera
    .hear = incremento | pido incremento | solicito incremento | pedir incremento |
        quiero incremento
command-touch = tocar la pieza aquí
    .hear = tocar { $square } | toco { $square } | toco pieza de { $square } | toca { $square } |
        tocar la pieza de { $square } | tocar la pieza en { $square } | toco la pieza en { $square } |
        tocar pieza { $square } | toco la ficha de { $square } | toco el { $piece } de { $square } |
        tocar el { $piece } de { $square } | toco el { $piece } en { $square } | toco mi { $piece } de { $square }
command-stop-clocks = parar los relojes, con el sobre cerrado
    .hear = parar ambos relojes | parar relojes | parar reloj |
        paren los relojes y cierren el sobre |
        parar los dos relojes | para los dos relojes
command-envelope = qué dice el sobre
    .hear = sobre | qué dice sobre | leer sobre | qué hay en sobre
command-decide-agree = el árbitro acepta
    .hear = aceptar | árbitro acepta |
        el árbitro le da la razón
command-decide-postpone = el árbitro aplaza la decisión
    .hear = aplazar | árbitro aplaza |
        el árbitro deja la decisión para después
command-decide-postpone-time = el árbitro aplaza la decisión, y el rival gana dos minutos
    .hear = aplazar con dos minutos | aplazar con tiempo |
        aplazo la decisión y dos minutos más al rival
command-decide-reject = el árbitro rechaza
    .hear = rechazar | árbitro rechaza |
        el árbitro rechaza la reclamación
command-next-day = la partida sigue al día siguiente
    .hear = día siguiente | otro día | nuevo día | mañana | seguir mañana |
        se reanuda al día siguiente
