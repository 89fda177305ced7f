# Commands. What is only said or typed.

command-draughts =
    .hear = juego de damas | jugar a las damas | partida de damas | damas rusas | juguemos a las damas |
        nueva partida de damas | partida de damas rusas | jugar a damas | quiero jugar a damas | quiero jugar a las damas |
        cambiar a damas | cambia a damas | pasar a damas |
        mejor damas | vamos a jugar a las damas | vamos con damas rusas | a las damas |
        jugamos a las damas
command-chess =
    .hear = jugar al ajedrez | partida de ajedrez | ajedrez | juguemos al ajedrez | nueva partida de ajedrez | juego de ajedrez |
        volver al ajedrez | quiero jugar al ajedrez | cambiar a ajedrez | cambia a ajedrez | jugar ajedrez | pasar a ajedrez |
        volver a ajedrez |
        mejor ajedrez |
        volvamos al ajedrez
command-go =
    .hear = ir a { $square } | ve a { $square } | ve hasta { $square } | ir hasta { $square } | ve { $square } | cursor a { $square } |
        salta a { $square } | cursor en { $square } | llévame a { $square } | ir a casilla { $square } | ve a casilla { $square } |
        muévete a { $square } |
        pon el cursor en { $square } | lleva el cursor a { $square } |
        anda a { $square } | quiero pararme en { $square } | párate en { $square } | ponme en { $square } |
        quiero estar en { $square }
command-to-move =
    .hear = jugada { $number } | ir a jugada { $number } | ve a jugada { $number } | { $number } | a jugada { $number } |
        vuelve a jugada { $number } | jugada número { $number } | movimiento { $number }
command-opponent-told =
    .hear = qué nivel tienes | en qué nivel estás | en qué nivel juegas | qué nivel es | en qué nivel estoy |
        qué tan fuerte juegas | qué tan fuerte eres | qué tan bueno eres | quién es mi rival |
        contra quién estoy jugando | a qué nivel juegas | cuál es tu nivel | nivel actual | qué nivel hay |
        qué nivel está puesto |
        cuál es el nivel
command-own-side =
    .hear = con qué color juego | qué color llevo | de qué color soy | voy con blancas o con negras |
        llevo blancas o negras | juego con blancas o con negras | soy blancas o negras | qué color tengo |
        cuál es mi color | qué bando llevo | con cuál color juego
command-opponent-none =
    .hear = sin rival | dos jugadores | sin ordenador | dos personas | entre dos | sin oponente |
        contra persona | contra humano | humano contra humano | con amigo | jugar con amigo | jugar entre dos |
        sin computadora | apaga ordenador | apagar ordenador | quita ordenador | desactiva ordenador |
        desactivar ordenador | apaga motor | apagar motor | jugar sin ordenador | para ordenador | contra amigo |
        apaga computadora | contra una persona | juego con un amigo | juego con un amigo en el mismo ordenador |
        sin el ordenador | jugamos dos personas | contra un amigo | con un amigo | somos dos | somos dos personas |
        jugamos dos | entre dos personas | juego con mi amigo | no quiero jugar contra la computadora |
        no quiero jugar contra el ordenador | contra la computadora no | no contra la computadora | dos humanos |
        movemos los dos lados | muevo los dos lados | juego con mi hermano | apaga la máquina | no juegues contra mí |
        contra mí mismo | yo solo por los dos lados | muevo por los dos | que no juegue la máquina | sin máquina |
        a dos jugadores | jugar de a dos | juego con mi esposa | no quiero rival | quita al rival | quita la máquina |
        yo muevo las dos | juego solo |
        jugamos dos en el mismo ordenador | dos en el mismo ordenador | somos dos ante el tablero
command-opponent-side =
    .hear = el programa juega con { $side } | programa juega con { $side } | el rival juega con { $side } |
        el ordenador juega con { $side } | tú juegas con { $side } | juegas con { $side } | juega con { $side } |
        tú llevas { $side } | llevas { $side } | toma { $side } | usted juega con { $side } |
        computadora juega con { $side } | motor juega con { $side } | tú { $side } | máquina juega con { $side } |
        coge tú las { $side } | toma tú las { $side } | deja que el ordenador juegue con { $side } |
        la computadora con { $side } | la máquina con { $side } | que la computadora juegue con { $side } |
        tú las { $side } | toma las { $side } | juega con las { $side } | la computadora { $side } |
        tú puedes tener las { $side } | puedes tener las { $side } | tú puedes llevar las { $side } |
        juega tú las piezas { $side } | juega las piezas { $side } | juega tú las { $side }
command-opponent-own =
    .hear = juego con { $side } | yo juego con { $side } | llevo { $side } | yo llevo { $side } |
        quiero { $side } | quiero jugar con { $side } | yo { $side } | juego { $side } | con { $side } |
        jugar con { $side } | quiero llevar { $side } | voy con { $side } | soy { $side } | tengo { $side } |
        yo juego { $side } | dame { $side } | dame las { $side } | quiero las { $side } | yo las { $side } |
        para mí las { $side } | prefiero { $side } | prefiero las { $side } | mejor las { $side } |
        me gustaría jugar con { $side } | yo con { $side } | déjame salir a mí con { $side } |
        déjame las { $side } | me pido las { $side } | me quedo con las { $side } |
        esta vez { $side } para mí | me tocan las { $side } | yo soy { $side } | seré { $side } |
        elijo { $side } | escojo { $side } | quiero ser { $side } | me gustan las { $side } | ponme { $side } |
        ponme con { $side } | puedo ser { $side } | puedo llevar { $side } |
        puedo jugar con { $side } contra la computadora | quiero jugar con { $side } contra el ordenador |
        juego con { $side } contra el ordenador | contra el ordenador con { $side } |
        contra la máquina con { $side }
command-no-help =
    .hear = sin motor | modo torneo | ayuda desactivada |
        que no me ayude nadie | que no me ayude nadie sin pistas
command-setup-turn =
    .hear = juegan { $side } | mueven { $side } | empiezan { $side } | le toca a { $side } | turno de { $side } |
        les toca a { $side } | toca a { $side } |
        les toca a las { $side } | le toca a las { $side } | le toca mover a { $side }
command-present =
    .hear = { $side } están aquí | { $side } han llegado | { $side } presentes | { $side } ya están
command-resume =
    .hear = reanudar | reanudar partida | reanudar partida aplazada | continuar partida aplazada | reanudación |
        ya volví | ya volví, continúa | ya regresé | seguí con la partida | sigue con la partida | continuemos |
        sigamos con la partida | retomemos | podemos seguir
command-arrives =
    .hear = { $side } están aquí | { $side } han llegado
command-envelope-lost =
    .hear = sobre perdido | sobre se ha perdido
command-position-lost =
    .hear = posición perdida | posición no se puede restablecer
command-agree-draw =
    .hear = acordamos tablas | tablas acordadas | tablas de mutuo acuerdo | estamos de acuerdo en tablas | tablas por acuerdo |
        va, empate | le acepto su oferta de empate
command-no-win =
    .hear = ningún bando puede ganar | nadie puede ganar | no se puede ganar
command-draw-counts =
    .hear = contadores | contador | cuánto falta para tablas | cuántas jugadas para tablas | contadores de tablas |
        cuántas jugadas sin captura | cuántas veces se repitió la posición
command-captures-now =
    .hear = debo capturar | capturas ahora | qué capturo | tengo que capturar | es obligatorio capturar |
        debo comer | tengo que comer | hay captura | hay captura obligatoria | qué debo capturar |
        captura obligatoria | capturas obligatorias | puedo capturar | qué capturas hay | puedo comer |
        debo tomar | qué tengo que capturar | estoy obligado a capturar | puedo comer algo |
        hay alguna captura | puedo comerle algo | puedo comerle algo al rival | estoy obligado a comer |
        hay algo que comer | puedo capturar algo | qué capturas tengo | hay capturas | puedo tomar algo |
        qué hay para comer | hay algo para comer | qué piezas puedo comer | qué piezas puedo capturar |
        puedo ganar una pieza | todas las capturas | lista de capturas | alguna captura posible |
        qué puedo comer | qué puedo capturar | qué puedo tomar | hay algo que pueda capturar |
        hay algo que pueda comer | puedo comerme algo | qué me puedo comer |
        qué capturas puedo hacer | cuáles son mis capturas | mis capturas | qué capturas son posibles
command-roads =
    .hear = qué calles | calles de { $square } | calles
command-main-road =
    .hear = calle mayor | gran diagonal | gran diagonal a1 h8 | gran diagonal h8 a1 |
        qué hay en la calle real | diagonal larga
command-lower-double =
    .hear = doble inferior | doble g1 a7 | doble a7 g1
command-upper-double =
    .hear = doble superior | doble h2 b8 | doble b8 h2
command-lower-little-double =
    .hear = doble pequeño inferior | doble g1 h2 | doble h2 g1
command-upper-little-double =
    .hear = doble pequeño superior | doble a7 b8 | doble b8 a7
command-lower-triple =
    .hear = triple inferior | triple c1 h6 | triple h6 c1
command-upper-triple =
    .hear = triple superior | triple a3 f8 | triple f8 a3
command-lower-little-triple =
    .hear = triple pequeño inferior | triple c1 a3 | triple a3 c1
command-upper-little-triple =
    .hear = triple pequeño superior | triple h6 f8 | triple f8 h6
command-lower-slant =
    .hear = oblicua inferior | oblicua e1 a5 | oblicua a5 e1
command-upper-slant =
    .hear = oblicua superior | oblicua h4 d8 | oblicua d8 h4
command-lower-little-slant =
    .hear = oblicua pequeña inferior | oblicua e1 h4 | oblicua h4 e1
command-upper-little-slant =
    .hear = oblicua pequeña superior | oblicua a5 d8 | oblicua d8 a5
command-drills =
    .hear = ejercicios | ejercicio | entrenamiento | entrenar | practicar | aprender | entrenador | práctica | empezar ejercicios |
        empieza ejercicios | quiero entrenar | quiero practicar | quiero hacer ejercicios | hacer ejercicios | abrir ejercicios |
        comenzar ejercicios | modo entrenamiento | vamos a entrenar | lista de ejercicios | iniciar ejercicios | entrenemos |
        me gustaría entrenar | me gustaría entrenar un poco | qué ejercicios hay |
        un poco de entrenamiento | hagamos un poco de entrenamiento |
        qué ejercicios tenés | quiero aprender | hora de entrenar |
        ejercicios por favor | ponme a entrenar |
        entréname |
        proponme ejercicios | quiero entrenar un poco | ponme ejercicios | quiero practicar un poco
command-settings =
    .hear = ajustes | configuración | opciones de ajuste | preferencias | abrir ajustes | cambiar ajustes | parámetros |
        configurar | ajustar | abre ajustes | ajustes de voz | cambia ajustes | abrir configuración |
        abre configuración | abrir opciones | modificar ajustes | muestra ajustes | ir a ajustes | opciones |
        dónde cambio los ajustes | cambiar los ajustes | ir a la configuración | modificar los ajustes |
        ver los ajustes | quiero ver los ajustes | mis ajustes | ver mis ajustes | quiero ver mis ajustes |
        llévame a los ajustes | dónde se cambian las cosas | dónde se cambia eso | quiero cambiar algo |
        quiero configurar | dónde configuro | personalizar | quiero ajustar cosas | cambiar la configuración |
        modificar opciones | quiero cambiar los ajustes | qué voz es esta | de quién es esta voz | qué voz es |
        quién está hablando |
        qué idiomas hablas
command-thanks =
    .hear = gracias | muchas gracias | mil gracias | bien hecho | bravo | genial | estupendo | bien jugado |
        muy amable | perfecto gracias | muchísimas gracias | te lo agradezco | se lo agradezco |
        gracias a ti | te agradezco | un millón de gracias | genial gracias | buen trabajo | qué partida | juegas bien |
        usted juega bien | gracias por eso | gracias por todo |
        buena jugada | buen movimiento | gran jugada | qué buena jugada | bonita jugada | excelente jugada |
        muy buena jugada | qué jugada | bien visto | excelente | muy bien jugado | bonito |
        buena partida |
        gracias, muy amable | qué amable | gracias de nuevo | muchas gracias de nuevo
command-hello =
    .hear = hola | buenos días | buenas tardes | buenas noches | buenas | hola Annabella | buen día | saludos |
        muy buenas |
        buena suerte | suerte | mucha suerte | hola a todos |
        qué tal | qué tal estás | cómo estás | cómo está usted | buenas a todos
command-own-pieces =
    .hear = dónde está mi { $piece } | dónde están mis { $piece } | mi { $piece } | mis { $piece } |
        dónde se encuentra mi { $piece } | dónde tengo { $piece } | encuentra mi { $piece } |
        en qué casilla está mi { $piece } | en qué casillas están mis { $piece } | dónde tengo mi { $piece } |
        dónde tengo mis { $piece } | busca mi { $piece } | dónde se encuentran mis { $piece } |
        dónde mi { $piece } está | mi { $piece } dónde está | tengo todavía los dos { $piece } |
        dónde quedaron mis { $piece } | dónde quedó mi { $piece } | todavía tengo mi { $piece } |
        tengo todavía { $piece } | busca mis { $piece } | adónde se fue mi { $piece } | qué fue de mi { $piece } |
        dónde anda mi { $piece } | por dónde anda mi { $piece } |
        no encuentro el { $piece } mío | no encuentro mi { $piece } | mi { $piece } sigue ahí |
        sigue viva mi { $piece } | sigue vivo mi { $piece } | perdí mi { $piece } | me queda { $piece } |
        me quedan { $piece } | aún tengo mi { $piece } | dónde dejé mi { $piece } | dónde puse mi { $piece } |
        en qué casilla tengo mi { $piece } | en qué casilla anda mi { $piece } | por dónde ando con mi { $piece } |
        ubica mi { $piece } | mis { $piece } dónde están | localiza mi { $piece } | qué pasó con mi { $piece } |
        ubicación de mi { $piece } | posición de mi { $piece } | posición de mis { $piece } |
        casilla de mi { $piece } | mi { $piece } en dónde está | mi { $piece } por favor | mis { $piece } por favor |
        me queda algún { $piece } | me queda alguna { $piece } | aún conservo mi { $piece } |
        lista mis { $piece } | enumera mis { $piece }
command-sounds-off =
    .hear = quita los sonidos | sonidos fuera | apaga los sonidos | desactiva los sonidos | sin sonidos |
        silencia los sonidos |
        quita los efectos de sonido | quita los efectos | sin efectos de sonido
command-sounds-on =
    .hear = pon los sonidos | activa los sonidos | enciende los sonidos | con sonidos
command-harder =
    .hear = mucho más difícil | mucho más fuerte el rival | más difícil | más duro | nivel superior | subir nivel |
        sube nivel | aumentar nivel | aumenta nivel | juega mejor | rival más fuerte | demasiado fácil |
        nivel más alto | aumentar dificultad | siguiente nivel | muy fácil | más dificultad | juega más fuerte |
        más fuerte rival | hazlo más difícil | hazlo más fuerte | ponlo más difícil | es demasiado fácil |
        es muy fácil | más nivel | eres demasiado débil | nivel siguiente | sube el nivel | aumenta el nivel |
        haz al rival más fuerte | un rival más fuerte | más reto | un poco más de reto | sube la dificultad |
        juegas muy mal | eres muy malo | un nivel más | sube un nivel | haz la computadora más fuerte |
        haz el rival más fuerte | un reto mayor | necesito un reto mayor | eres demasiado fácil para mí |
        te gano siempre | esfuérzate más | esforzate más | me aburro, juega mejor | juega en serio | quiero un reto |
        dame más pelea | ponte las pilas | siempre gano | sin piedad | más difícil por favor |
        demasiado fácil para mí | nivel más alto por favor | súbele al nivel | esfuérzate | juegas fatal |
        juegas fatal, sube el nivel | ponlo un poco más difícil | sube un poco el nivel | un poco más difícil |
        un poco más fuerte el rival | me aburro | eres muy fácil | eres demasiado fácil | es demasiado fácil para mí
command-easier =
    .hear = mucho más fácil | mucho más débil | más fácil | más sencillo | nivel inferior | bajar nivel | baja nivel | disminuir nivel | juega peor |
        rival más débil | más débil | nivel más bajo | disminuir dificultad | nivel anterior |
        muy difícil | menos difícil | menos dificultad | reducir nivel | es demasiado difícil | es muy difícil |
        eres demasiado fuerte | eres muy fuerte | juegas demasiado bien | juega más flojo | hazlo más fácil |
        ponlo más fácil | menos fuerte | menos nivel | eres demasiado bueno | baja el nivel | siempre pierdo |
        pierdo siempre | un poco más fácil | baja la dificultad | ten piedad | hazlo más débil | juegas muy bien |
        un nivel menos | baja un nivel | no te puedo ganar | juega en un nivel más fácil | un nivel más fácil |
        haz al rival más débil | haz la computadora más débil | muy fuerte para mí | demasiado fuerte para mí |
        baja un poco el nivel | me estás dando una paliza | sos muy fuerte para mí | eres muy fuerte para mí |
        soy principiante | no juegues tan fuerte | afloja |
        más fácil por favor | nivel más bajo por favor | bájale al nivel | no seas tan duro |
        demasiado difícil |
        juega un poco más flojo | jugar un poco más flojo | eres demasiado fuerte para mí |
        baja un poco la dificultad | un poco menos difícil | es demasiado difícil para mí | siempre me ganas |
        nunca gano | no gano nunca |
        que juegue más flojo
command-tournament-next =
    .hear = próxima partida del número { $number } | cuándo juega el número { $number } | próxima partida de { $number } | cuándo juega { $number }
command-tournament-needs =
    .hear = qué necesita el número { $number } | cuánto necesita el número { $number } | qué necesita { $number } | cuánto necesita { $number } | qué necesita { $number } para ganar | puede ganar todavía { $number }
command-tournament-play =
    .hear = jugar tablero { $number } | empezar tablero { $number }
command-tournament-round =
    .hear = ronda { $number } | emparejamientos de la ronda { $number } | emparejamientos ronda { $number } | { $ordinal } ronda |
        emparejamientos de la { $ordinal } ronda
command-tournament-place =
    .hear = puntos de { $number } | puntos del número { $number } | puesto de { $number } |
        puesto del número { $number } | lugar de { $number } | cuántos puntos tiene { $number } |
        cuántos puntos tiene el número { $number } | cuántos puntos lleva { $number } |
        en qué puesto está { $number } | en qué puesto va { $number } | en qué lugar va { $number } |
        en qué puesto está el número { $number } | cómo va { $number }
command-tournament-mine-place =
    .hear = cuántos puntos tengo | cuántos puntos llevo | mis puntos | mi puesto | mi lugar | en qué lugar voy |
        en qué puesto estoy | en qué puesto voy
command-tournament-next-round =
    .hear = emparejamientos de la próxima ronda | emparejamientos de la siguiente ronda |
        quién juega contra quién en la próxima ronda
command-tournament-last-round =
    .hear = última ronda | emparejamientos de la última ronda
command-in-check =
    .hear = estoy en jaque | es jaque | hay jaque | está rey en jaque | está mi rey en jaque | mi rey está en jaque |
        en jaque | están blancas en jaque | están negras en jaque | jaque? | jaque o no | quién da jaque |
        qué pieza da jaque | quién me da jaque | me dan jaque | sigo en jaque | está mi rey en peligro |
        está en jaque mi rey | me dieron jaque | me está dando jaque | está en jaque | el rey está en jaque |
        hay jaque ahora | mi rey está atacado | dio jaque? | dio jaque | me dio jaque | has dado jaque |
        eso me pone en jaque | me pone en jaque |
        le estoy haciendo jaque | le estoy dando jaque | di jaque | mi rey está en peligro | mi rey está a salvo |
        alguien está en jaque | eso fue jaque |
        hay algún jaque | me están dando jaque | me hizo jaque | le di jaque | el rey está en peligro |
        peligra mi rey | quién está en jaque | están en jaque las negras | están en jaque las blancas | rey en jaque |
        está en peligro el rey | está en peligro mi rey
command-heading =
    .hear = quiénes juegan | quién juega | quién jugaba | quiénes son los jugadores |
        cómo se llaman los jugadores | qué partida es esta | de quién es esta partida | quién llevaba blancas |
        quién llevaba negras | cuándo se jugó | qué torneo es este
command-notes =
    .hear = lee los comentarios | lee el comentario | qué dice el comentario
command-last-moves =
    .hear = las últimas { $number } jugadas | las { $number } últimas jugadas |
        lee las últimas { $number } jugadas | lee las { $number } últimas jugadas |
        léeme las últimas { $number } jugadas | léeme las { $number } últimas jugadas |
        repite las últimas { $number } jugadas | cuáles fueron las últimas { $number } jugadas |
        dime las últimas { $number } jugadas | los últimos { $number } movimientos
command-undo-moves =
    .hear = deshaz { $number } jugadas | deshacer { $number } jugadas | retrocede { $number } jugadas |
        { $number } jugadas atrás | vuelve { $number } jugadas atrás | retroceder { $number } jugadas |
        quita las últimas { $number } jugadas | deshaz las últimas { $number } jugadas | anula { $number } jugadas |
        regresa { $number } jugadas | vuelve atrás { $number } jugadas | deshacer las últimas { $number } jugadas |
        retira { $number } jugadas | deshaz { $number } movimientos | { $number } movimientos atrás |
        quita { $number } jugadas | quita { $number } | deshaz mis { $number } últimas jugadas |
        deshaz mis últimas { $number } jugadas | quita mis últimas { $number } jugadas |
        deshaz las { $number } últimas jugadas |
        volvé { $number } movimientos para atrás | vuelve { $number } movimientos atrás |
        { $number } jugadas para atrás | borra las últimas { $number }
command-shelf-open =
    .hear = ábrela | abre esa | abre esta | abre esa partida | abre esta partida | cárgala | quiero esa
command-shelf-close =
    .hear = cierra la biblioteca | cerrar la biblioteca | sal de la biblioteca | cierra la lista |
        termina la búsqueda
command-shelf-next =
    .hear = siguiente | la siguiente | partida siguiente
command-shelf-previous =
    .hear = anterior | la anterior | partida anterior | la de antes
command-shelf-first =
    .hear = primera partida encontrada
command-shelf-last =
    .hear = última | última partida encontrada
command-shelf-tell =
    .hear = cuál es esta | qué partida es | qué partida es esta | quién la jugó
command-moves-of-kind =
    .hear = adónde puede ir { $piece } | dónde puede ir { $piece } | adónde puede ir mi { $piece } | dónde puede ir mi { $piece } |
        qué puede hacer { $piece } | qué puede hacer mi { $piece } | jugadas de { $piece } | a dónde puede ir { $piece } |
        adónde va mi { $piece }
command-may-castle =
    .hear = puedo enrocar | puedo enrocarme | puedo enrocar todavía | todavía puedo enrocar | es posible el enroque |
        tengo derecho a enrocar | aún puedo enrocar | puedo enrocar corto | puedo enrocar largo |
        puedo hacer el enroque corto | puedo hacer el enroque largo | puedo hacer el enroque | es posible enrocar |
        está permitido el enroque | puedo enrocarme todavía | por qué no puedo enrocar | puedo enrocarme ahora
command-castled =
    .hear = he enrocado | he enrocado ya | ya he enrocado | ya enroqué | enroqué? | me he enrocado |
        ya me he enrocado | ha enrocado | has enrocado | ha enrocado ya | han enrocado las blancas |
        han enrocado las negras | han enrocado ya las blancas | han enrocado ya las negras |
        las blancas han enrocado | las negras han enrocado | las blancas ya han enrocado |
        las negras ya han enrocado | blancas ha enrocado? | negras ha enrocado? | enrocaron las blancas |
        enrocaron las negras | se han enrocado las blancas | se han enrocado las negras | quién ha enrocado |
        quién enrocó | quién ha enrocado ya | ha enrocado alguien | alguien ha enrocado | ha enrocado mi rival |
        mi rival ha enrocado | hemos enrocado | enrocó mi rival | se ha enrocado | se ha enrocado mi rival |
        cuándo enroqué | cuándo enrocaron las blancas | cuándo enrocaron las negras | he hecho el enroque |
        he hecho ya el enroque | han hecho el enroque las blancas | han hecho el enroque las negras |
        he enrocado corto | he enrocado largo | yo enroqué? | ya enrocaron las blancas | ya enrocaron las negras |
        las blancas enrocaron? | las negras enrocaron?
command-occurrences =
    .hear = cuántas veces se ha repetido esta posición | cuántas veces se ha repetido la posición |
        cuántas veces ha salido esta posición | cuántas veces ha aparecido esta posición |
        cuántas veces hemos tenido esta posición | cuántas repeticiones | ha salido ya esta posición |
        se ha repetido esta posición | hemos tenido ya esta posición |
        es una repetición? | es una repetición de la posición | cuántas veces se dio esta posición |
        cuántas veces estuvo esta posición
command-move-number =
    .hear = por qué jugada vamos | en qué jugada estamos | número de jugada | qué número de jugada es |
        cuántas jugadas llevamos | cuántas jugadas van | cuántas jugadas se han hecho |
        por qué jugada vamos ya | qué jugada es esta | en qué jugada vamos | cuántas jugadas se han jugado |
        por cuál jugada vamos |
        en qué número de jugada estamos | en qué número de jugada vamos
command-every-move =
    .hear = cuáles son mis jugadas legales | todas mis jugadas | jugadas legales | todas las jugadas legales |
        qué jugadas tengo | qué jugadas son posibles | jugadas posibles | qué jugadas puedo hacer |
        todas las jugadas posibles | qué puedo jugar | cuáles son mis jugadas posibles | movimientos legales |
        movimientos posibles | cuáles son mis jugadas | qué movimientos tengo | qué jugadas puedo jugar |
        qué tengo permitido | lista de jugadas legales | mis posibilidades | qué me está permitido |
        todas mis jugadas posibles | mis jugadas posibles | mis jugadas legales |
        lista de movimientos posibles | qué movimientos puedo hacer | qué piezas puedo mover |
        qué piezas se pueden mover | a dónde puedo ir | a dónde puedo mover | qué se vale |
        qué está permitido jugar | cuáles son mis opciones de jugada | opciones de jugada |
        todas las jugadas que puedo hacer | todas las jugadas que puedo hacer aquí |
        todas las jugadas que tengo | las jugadas que puedo hacer | cómo salgo del jaque |
        cómo salir del jaque | cómo paro el jaque | cómo me libro del jaque | cómo escapo del jaque |
        qué jugadas se pueden hacer
command-count-kind =
    .hear = cuántos { $piece } | cuántas { $piece } | cuántos { $piece } tengo | cuántas { $piece } tengo |
        cuántos { $piece } me quedan | cuántas { $piece } me quedan | cuántos { $piece } tiene |
        cuántas { $piece } tiene | cuántos { $piece } tienes | cuántas { $piece } tienes |
        cuántos { $piece } tiene mi rival | cuántos { $piece } le quedan | cuántos { $piece } tienen las { $side } |
        cuántas { $piece } tienen las { $side } | cuántos { $piece } tiene cada uno | cuántos { $piece } quedan |
        cuántas { $piece } quedan | cuántos { $piece } hay | cuántas { $piece } hay |
        cuántos { $piece } hay en el tablero | número de { $piece }
command-count-pieces =
    .hear = cuántas piezas | cuántas piezas tengo | cuántas piezas me quedan | cuántas piezas tiene |
        cuántas piezas tienes | cuántas piezas tiene mi rival | cuántas piezas tienen las { $side } |
        cuántas piezas tiene cada uno | cuántas piezas quedan | cuántas piezas hay |
        cuántas piezas hay en el tablero | cuántas piezas tiene cada bando | número de piezas
command-count-moves =
    .hear = cuántas jugadas legales | cuántas jugadas tengo | cuántas jugadas posibles |
        cuántas jugadas legales tengo | cuántas jugadas hay | cuántas jugadas son posibles |
        cuántas jugadas puedo hacer | cuántos movimientos legales | cuántos movimientos tengo |
        cuántos movimientos posibles | número de jugadas posibles
command-own-last-move =
    .hear = cuál fue mi última jugada | mi última jugada | qué jugué | qué he jugado | qué he jugado yo | qué jugué yo |
        cuál fue mi jugada | qué jugada hice | qué movimiento hice | mi último movimiento |
        cuál fue mi último movimiento | qué moví | qué acabo de jugar | recuérdame mi jugada |
        cuál ha sido mi última jugada | cuál era mi última jugada | cuál ha sido mi jugada | qué moví yo |
        qué he movido | qué he movido yo | qué acabo de mover | repite mi jugada | repíteme mi jugada |
        mi jugada anterior | qué moví yo antes | qué jugué yo antes | mi jugada de antes | qué acabo de hacer |
        qué hice ahora
command-squares-between =
    .hear = diagonal { $from } { $square } | diagonal de { $from } a { $square } |
        diagonal desde { $from } hasta { $square } | diagonal entre { $from } y { $square } |
        qué hay en la diagonal { $from } { $square } | qué hay en la diagonal de { $from } a { $square } |
        piezas en la diagonal { $from } { $square } | qué hay entre { $from } y { $square } |
        piezas entre { $from } y { $square } | hay algo entre { $from } y { $square } |
        entre { $from } y { $square } | línea de { $from } a { $square }
command-file-name =
    .hear = qué significa { $file } | qué quiere decir { $file } | qué es { $file } | quién es { $file } |
        qué columna es { $file }
command-diagonals-of =
    .hear = diagonales de { $square } | diagonal de { $square } | diagonales desde { $square } |
        diagonales por { $square } | las dos diagonales de { $square } | qué hay en las diagonales de { $square }
command-squares-around =
    .hear = casillas alrededor de { $square } | qué hay alrededor de { $square } | alrededor de { $square } |
        casillas vecinas de { $square } | vecinas de { $square } | piezas alrededor de { $square }
command-seen-from =
    .hear = visto desde las { $side } | desde el lado de las { $side } | vista de las { $side } | { $side } abajo |
        ver el tablero desde las { $side } |
        tablero desde { $side } | muestra el tablero desde las { $side } | pon las { $side } abajo |
        ver desde el lado de las { $side }
command-orientation =
    .hear = cómo está girado el tablero | desde qué lado veo el tablero | quién está abajo |
        el tablero está girado | el tablero está al revés
command-redo =
    .hear = rehacer | rehaz la jugada | rehacer la jugada | restablecer la jugada | deshacer lo deshecho |
        vuelve a poner la jugada
command-passed-pawns =
    .hear = peones pasados | peón pasado | tengo un peón pasado | hay peones pasados | qué peones están pasados |
        dónde están los peones pasados | tiene un peón pasado
command-can-reach =
    .hear = puede mi { $piece } ir a { $square } | puede el { $piece } ir a { $square } |
        puede el { $piece } capturar en { $square } | llega mi { $piece } a { $square } |
        puedo jugar { $piece } { $square }
command-board-hide =
    .hear = jugar a ciegas | ocultar tablero | esconder tablero | jugar a la ciega | esconde tablero | oculta tablero |
        quiero jugar a ciegas | sin tablero | jugar sin tablero | tapa tablero | quita tablero | esconde el tablero |
        esconde las piezas | ocultar las piezas | oculta las piezas | tapa el tablero | tapar el tablero
command-board-show =
    .hear = mostrar tablero | muestra tablero otra vez | mostrar el tablero | muestra tablero | muestra el tablero |
        muéstrame el tablero | enséñame tablero | enseña el tablero | enséñame el tablero |
        muestra de nuevo el tablero | vuelve a mostrar el tablero | muestra las piezas | mostrar las piezas |
        destapa el tablero | quiero ver el tablero | ver el tablero
command-which-language =
    .hear = otro idioma | cambiar idioma | cambia de idioma | cambiar de idioma | cambia idioma | otra lengua | idioma |
        cambiar de lengua | cambia el idioma | cambiar el idioma | cambie el idioma | cambie de idioma | idiomas |
        elegir idioma | elige el idioma | seleccionar idioma | cambiar a otro idioma | pasar a otro idioma |
        cambia de lengua
command-which-voice =
    .hear = cambiar voz | cambiar de voz | cambia voz | cambia de voz | otra voz | usa otra voz | una voz distinta |
        quisiera una voz distinta | una voz diferente | voz de mujer | voz de hombre | voz femenina | voz masculina |
        no me gusta esta voz | cambia la voz | cambiar la voz | cambie de voz | voz | voces | elegir voz
command-lift =
    .hear = levanta { $square } | levanta la pieza de { $square } | levanta la pieza en { $square } |
        levanta el { $piece } de { $square } | levanta el { $piece } en { $square } |
        levanta el { $piece } { $square } | levante { $square } | levante la pieza de { $square } |
        levante la pieza en { $square } | levante el { $piece } de { $square } | levante el { $piece } en { $square } |
        levante el { $piece } { $square } | levanto { $square } | levanto la pieza de { $square } |
        levanto la pieza en { $square } | levanto el { $piece } de { $square } | levanto el { $piece } en { $square } |
        levanto el { $piece } { $square } | levantar { $square } | levantar la pieza de { $square } |
        levantar la pieza en { $square } | levantar el { $piece } de { $square } |
        levantar el { $piece } en { $square } | levantar el { $piece } { $square } | saca { $square } |
        saca la pieza de { $square } | saca la pieza en { $square } | saca el { $piece } de { $square } |
        saca el { $piece } en { $square } | saca el { $piece } { $square } | saque { $square } |
        saque la pieza de { $square } | saque la pieza en { $square } | saque el { $piece } de { $square } |
        saque el { $piece } en { $square } | saque el { $piece } { $square } | saco { $square } |
        saco la pieza de { $square } | saco la pieza en { $square } | saco el { $piece } de { $square } |
        saco el { $piece } en { $square } | saco el { $piece } { $square } | sacar { $square } |
        sacar la pieza de { $square } | sacar la pieza en { $square } | sacar el { $piece } de { $square } |
        sacar el { $piece } en { $square } | sacar el { $piece } { $square } | quita { $square } |
        quita la pieza de { $square } | quita el { $piece } de { $square } | quite { $square } |
        quite la pieza de { $square } | quite el { $piece } de { $square } | quito { $square } |
        quito la pieza de { $square } | quito el { $piece } de { $square } | quitar { $square } |
        quitar la pieza de { $square } | quitar el { $piece } de { $square } | alza { $square } |
        alza la pieza de { $square } | alza el { $piece } de { $square } | alce { $square } |
        alce la pieza de { $square } | alce el { $piece } de { $square } | retira { $square } |
        retira la pieza de { $square } | retira el { $piece } de { $square } | retire { $square } |
        retire la pieza de { $square } | retire el { $piece } de { $square } | retiro { $square } |
        retiro la pieza de { $square } | retiro el { $piece } de { $square } | retirar { $square } |
        retirar la pieza de { $square } | retirar el { $piece } de { $square } | levantá { $square } |
        levantá la pieza de { $square } | levantá el { $piece } de { $square } | sacá { $square } |
        sacá la pieza de { $square } | sacá el { $piece } de { $square } | quita { $square } del tablero |
        saca { $square } del agujero | saca { $square } del tablero | levanto mi { $piece } de { $square } |
        levanta mi { $piece } de { $square }
command-put =
    .hear = pon { $square } | pon en { $square } | pon la pieza en { $square } | pon el { $piece } en { $square } |
        ponga { $square } | ponga en { $square } | ponga la pieza en { $square } | ponga el { $piece } en { $square } |
        pongo { $square } | pongo en { $square } | pongo la pieza en { $square } | pongo el { $piece } en { $square } |
        poner { $square } | poner en { $square } | poner la pieza en { $square } | poner el { $piece } en { $square } |
        coloca { $square } | coloca en { $square } | coloca la pieza en { $square } |
        coloca el { $piece } en { $square } | coloque { $square } | coloque en { $square } |
        coloque la pieza en { $square } | coloque el { $piece } en { $square } | coloco { $square } |
        coloco en { $square } | coloco la pieza en { $square } | coloco el { $piece } en { $square } |
        colocar { $square } | colocar en { $square } | colocar la pieza en { $square } |
        colocar el { $piece } en { $square } | pone { $square } | pone en { $square } | pone la pieza en { $square } |
        pone el { $piece } en { $square } | poné { $square } | poné en { $square } | poné la pieza en { $square } |
        poné el { $piece } en { $square } | colocá { $square } | colocá en { $square } |
        colocá la pieza en { $square } | colocá el { $piece } en { $square } | ponla en { $square } |
        ponlo en { $square } | póngala en { $square } | póngalo en { $square } | ponerla en { $square } |
        ponerlo en { $square } | la pongo en { $square } | lo pongo en { $square } | colócala en { $square } |
        colócalo en { $square } | colóquela en { $square } | colóquelo en { $square } | colocarla en { $square } |
        colocarlo en { $square } | la coloco en { $square } | lo coloco en { $square } | mete en { $square } |
        meta en { $square } | meto en { $square } | meter en { $square } | métela en { $square } |
        mételo en { $square } | clava en { $square } | inserta en { $square } | deja en { $square } |
        dejo en { $square } | déjala en { $square } | déjalo en { $square } | ponela en { $square } |
        ponelo en { $square } | devuélvela a en { $square } | vuelve a poner en { $square }
command-castling-of =
    .hear = pueden enrocar las { $side } | pueden las { $side } enrocar | las { $side } pueden enrocar |
        las { $side } todavía pueden enrocar | las { $side } aún pueden enrocar | pueden enrocarse las { $side } |
        las { $side } pueden enrocarse | todavía pueden enrocar las { $side } | pueden todavía enrocar las { $side } |
        aún pueden enrocar las { $side } | pueden las { $side } todavía enrocar |
        tienen las { $side } derecho a enrocar | por qué no pueden enrocar las { $side }
command-castling-theirs =
    .hear = puede enrocar | puede enrocar todavía | él puede enrocar | puede enrocar mi rival | puede enrocar el rival |
        mi rival puede enrocar | el rival puede enrocar | puede mi rival enrocar | puede todavía enrocar mi rival |
        puedes enrocar
