# Commands. Practice, setting up and drills.

command-opponent = jugar contra el programa: elegir color y nivel
    .hear = rival | jugar contra programa | jugar contra ordenador | elegir rival | ordenador | computadora |
        jugar contra ti | jugar contra máquina | jugar contra motor | jugar contra computadora |
        contra ordenador | contra computadora | contra máquina | juega contra mí | juega conmigo |
        jugar con ordenador | un jugador | motor | máquina | programa | contra programa | oponente |
        adversario | jugar contra usted | jugar contra Annabella | jugar con computadora | elegir oponente |
        elegir adversario | contra ti | jugar contra el ordenador | quiero jugar contra ti |
        quiero jugar contigo | jugar contigo | quiero jugar contra ordenador |
        quiero jugar contra computadora | rival ordenador | activa ordenador | activar ordenador |
        activa motor | módulo | contra el ordenador | partida contra el ordenador |
        juega una partida contra mí | juego contra ti | quiero jugar contra el ordenador |
        quiero jugar contra la computadora | iniciar una partida contra la computadora | contra la máquina |
        tú contra mí | juguemos tú contra mí | juega vos conmigo | jugá vos conmigo | contrincante |
        elige rival | cambiar de rival | cambia el nivel | elegir nivel |
        quiero jugar contra la máquina | juegas conmigo | quieres jugar conmigo | ajusta el nivel |
        dificultad | ajustar la dificultad | necesito un rival | configura el rival | mi rival |
        ponme un rival | dame un rival | escoger rival | escoge rival | cambiar nivel | ajustar nivel |
        nivel del rival | cambiar de color | me gustaría cambiar de color | cambiamos de color |
        cambiar de bando | intercambiar colores | cambiemos de color | podemos cambiar de color |
        enfrentarme al ordenador
command-too-strong = demasiado fuerte: el rival juega un tercio de nivel más flojo
    .hear = demasiado fuerte | un poco demasiado fuerte | algo demasiado fuerte | eres un poco demasiado fuerte | el rival es un poco demasiado fuerte | un poco más flojo | un poco más débil | un poco difícil | un poco demasiado difícil | algo difícil
command-too-weak = demasiado flojo: el rival juega un tercio de nivel más fuerte
    .hear = un poco demasiado flojo | un poco demasiado débil | algo demasiado flojo | eres un poco demasiado flojo | el rival es un poco demasiado flojo | un poco fácil | un poco demasiado fácil | algo fácil
command-engine-options = opciones del motor
    .hear = opciones del motor | opciones motor | ajustes del motor | qué opciones tiene el motor | muestra las opciones del motor
command-hint = pista: la casilla de la pieza que debe mover
    .hear = pista | dame pista | qué pieza | mejor jugada | mejor movimiento | consejo | sugerencia | sugiere jugada |
        propón una jugada | qué juego | qué debo jugar | qué jugarías | qué jugaría | qué pieza muevo |
        qué pieza debo mover | recomienda jugada | recomendación | qué me aconsejas | qué muevo | qué debería jugar |
        qué tengo que jugar | aconséjame | ayúdame con jugada | qué hago jugar | cuál es buena jugada |
        cuál es una buena jugada | cuál sería una buena jugada | cuál es mejor jugada | cuál es la mejor jugada |
        ayúdame con una jugada | una pista | dame una pista | un consejo | dame consejo | qué jugar | qué jugada hago |
        qué harías | sugiéreme jugada | recomiéndame jugada | propón jugada | qué me recomiendas |
        qué jugada es buena | qué jugada es mejor | qué hago en esta posición | ayuda con jugada |
        ayúdame a encontrar una jugada | puedes ayudarme con una jugada | qué jugarías tú | qué jugada debo hacer |
        alguna idea | tienes alguna idea | qué jugada propones | recomiéndame una jugada | muéstrame una buena jugada |
        estoy atascado | sugiéreme una jugada | sugiere algo | propón algo | no sé qué jugar | no sé qué mover |
        qué jugada sería buena | una ayudita para mover | ayudita | una ayudita | una manito |
        échame una mano con la jugada | me vendría bien una pista | tírame un centro | sóplame algo | sóplame |
        qué me sugieres | qué harías tú | qué harías vos | no se me ocurre nada | dame una idea | una idea |
        dame una manita | échame una mano | cuál es la mejor | alguna sugerencia | estoy trabado |
        qué jugaría un maestro | qué conviene | una pista por favor | un consejito | sugiéreme algo |
        recomiéndame algo | dime qué jugar | dime la mejor jugada | qué puedo hacer aquí, dame una idea |
        qué sería bueno | qué es lo mejor | qué es lo mejor aquí | cuál jugada es buena | alguna buena jugada |
        hay alguna buena jugada | por dónde sigo | a dónde muevo | cómo sigo | no tengo idea de qué jugar |
        no veo nada bueno | qué jugarías en mi lugar | qué jugarías tú en mi lugar | qué harías en mi lugar |
        qué harías tú en mi lugar | qué moverías en mi lugar | enséñame una buena jugada | dime una buena jugada |
        dame una buena jugada
command-what-threatens = qué amenaza el rival
    .hear = qué amenaza rival | cuál es amenaza | qué amenaza | qué amenazas hay | hay amenaza |
        hay alguna amenaza | qué amenazas | qué me amenaza | qué amenazan negras | qué amenazan blancas |
        qué quiere rival | estoy en peligro | estoy amenazado | qué amenaza oponente | qué amenaza adversario |
        qué amenaza hay | hay amenazas | cuál es la amenaza | amenaza | qué amenaza mi rival |
        qué amenaza contrario | me amenaza algo | qué pretende rival | con qué amenaza | qué está amenazando |
        cuáles son las amenazas | qué quiere hacer | hay amenazas contra mí | amenaza algo |
        qué trama mi rival | qué trama | qué planea | qué planea mi rival | qué quiere hacer mi rival |
        qué pretende | cuál es su plan | de qué debo cuidarme | qué me podría hacer | qué puede hacerme |
        me están atacando | me atacan | hay peligro | qué quieren las negras | qué quieren las blancas |
        qué quiere { $side } | de qué tengo que cuidarme | qué está tramando | me va a comer algo |
        qué peligro hay | amenaza mate | de qué me tengo que cuidar | qué debo vigilar | qué amenazas tú |
        debo preocuparme | me está amenazando | por qué jugó eso | para qué jugó eso | cuál es la idea |
        cuál es su idea | qué idea tiene | qué busca | qué persigue | qué va a hacer | me va a dar mate |
        es una trampa | con qué debo tener cuidado | de qué me cuido | hay algo peligroso | me puede dar mate |
        puede darme mate | me amenaza mate |
        hay una horquilla | hay un doble ataque
command-what-hangs = sus piezas colgadas
    .hear = qué está colgado | piezas colgadas | qué piezas cuelgan | hay piezas colgadas | tengo piezas colgadas |
        qué pieza está colgada | qué cuelga | piezas sin defensa | piezas indefensas | qué piezas tengo colgadas |
        tengo algo colgado | qué piezas no están defendidas | qué piezas están colgadas | hay algo colgado |
        qué está colgando | qué piezas están indefensas | qué piezas están sin defender | están seguras mis piezas |
        qué piezas están en peligro | qué tengo colgado | qué está sin defender | tengo algo sin defender |
        mis piezas corren peligro | mis piezas están en peligro | me puede comer algo | qué me puede comer |
        tengo algo sin proteger | qué piezas mías están sin defender | piezas sin defender | qué pierdo |
        está atacada mi dama | mi dama está atacada | está atacada mi torre | está atacado mi caballo |
        está atacado mi alfil | hay algo sin defensa | qué pieza tengo en el aire | qué tengo en el aire | cuelgo algo |
        tengo algo en el aire | están protegidas mis piezas | mis piezas están protegidas | voy a perder alguna pieza |
        voy a perder una pieza | pierdo una pieza | puede comerme algo | están defendidas mis piezas |
        me regalé alguna pieza | regalé algo | dejé algo al descubierto | dejé algo colgado | dejé algo colgando |
        qué me pueden comer | qué puedo perder | mis piezas están seguras | todas mis piezas están defendidas |
        qué piezas mías están en peligro | qué tengo sin defensa | me pueden quitar algo | hay algo sin proteger |
        qué piezas tengo en peligro | cuáles de mis piezas están atacadas | qué piezas me atacan |
        qué piezas están atacadas | tengo algo atacado | tengo algo en peligro | voy a perder algo | pierdo algo |
        pierdo alguna pieza | dejé alguna pieza sin defensa | qué tengo sin proteger | está todo defendido |
        me equivoqué y dejé algo | qué puede comerme | qué puede capturarme |
        está atacado mi peón | mi peón está atacado | están atacados mis peones | está amenazado mi peón |
        mi peón está en peligro
command-who-is-better = quién está mejor
    .hear = quién está mejor | evaluación | cómo estoy | quién gana | quién va ganando | voy ganando |
        voy perdiendo | estoy mejor | estoy ganando | evalúa posición | evaluar posición | evalúa |
        evaluación de posición | quién tiene ventaja | cómo está mi posición | quién lleva ventaja |
        están mejor blancas | están mejor negras | quién tiene mejor posición | valora posición |
        cómo estoy yo | quién está ganando | estoy perdiendo | estoy peor | cómo voy | cómo es mi posición |
        es buena mi posición | cuál es evaluación | tengo ventaja | qué tal voy | quién va mejor |
        evalúa la posición | mi posición es buena | qué tan buena es mi posición | cuál es la evaluación |
        qué bando está mejor | tengo una buena posición | voy bien | voy mal | cómo lo ves | cómo me ves |
        qué tal mi posición | qué te parece mi posición | qué opinas de la posición |
        qué piensas de la posición | qué posibilidades tengo | qué chances tengo | qué oportunidades tengo |
        estoy perdido o qué | estoy perdido en la partida | cómo estoy parado | qué dice el motor |
        está igualada | es igual la posición | tengo chance | tengo posibilidades de ganar | está pareja |
        la posición está pareja | estoy mejor o peor | estoy ganando o perdiendo | gano o pierdo | estoy bien |
        estoy mal | tu evaluación | evaluación por favor | cómo ves mi posición | cómo me ves en la partida |
        está ganada | está perdida | está ganado | está perdido esto | tengo salvación | puedo ganar todavía |
        vamos iguales | vamos parejos | hay mate | hay algún mate | hay un mate | puedo dar mate | tengo mate |
        hay mate forzado |
        es una buena jugada | fue una buena jugada
command-analyse = analizar la partida terminada
    .hear = analizar | análisis | analizar partida | analiza partida | analiza | análisis de partida | mis errores |
        dónde me equivoqué | repasar partida | revisar partida | analiza mi partida | analizar mi partida |
        analiza esta partida | análisis de la partida | dónde me he equivocado | cuáles son mis errores |
        muestra mis errores | qué errores he cometido | revisa mi partida | repasa mis errores | busca mis errores |
        busca errores en mi partida | qué hice mal | muéstrame mis errores | cuáles fueron mis errores | dónde fallé |
        en qué fallé | en qué me equivoqué | analicemos la partida | analicemos | qué errores cometí | qué errores hice |
        revisemos qué hice mal | repasa la partida con el motor | en qué jugada la pifié | dónde la pifié |
        por qué perdí | comenta mis errores | repasemos la partida |
        análisis por favor | cómo jugué | jugué bien | comentario de la partida con motor | revisión de la partida
command-turn-previous = punto crítico anterior
    .hear = cambio anterior | error anterior |
        momento crítico anterior
command-turn-next = punto crítico siguiente
    .hear = siguiente cambio | siguiente error |
        próximo momento crítico | siguiente momento crítico
command-line-previous = variante esperada: jugada anterior
    .hear = atrás en línea | jugada anterior de línea |
        un paso atrás en la variante | una atrás en la variante
command-line-next = variante esperada: jugada siguiente
    .hear = línea esperada | mejor línea | siguiente jugada de línea
command-opening = el nombre de la apertura
    .hear = apertura | qué apertura | nombre de la apertura | qué apertura es | qué apertura es esta | cómo se llama apertura |
        cómo se llama esta apertura | nombre apertura | cuál es esta apertura | cuál es apertura | nombre de apertura |
        qué apertura hemos jugado | qué defensa es | qué apertura jugamos | qué apertura estamos jugando |
        cómo se llama la apertura | cómo llaman a esta apertura |
        conoces esta apertura |
        esto es una española | qué abertura jugamos | qué estamos jugando de apertura | nombre de la variante |
        qué variante es | cómo se llama esta variante | qué defensa es esta
command-set-up = colocar una posición; otra vez: jugar desde ella
    .hear = colocar posición | colocar una posición | colocar piezas | nueva posición | editar posición |
        montar posición | introducir posición | poner posición | preparar posición | poner piezas | disponer piezas |
        editor de posición | coloca piezas | configurar posición | montar piezas | introducir una posición |
        posición personalizada | montar una posición | colocar mi propia posición | quiero colocar las piezas |
        meter una posición | quiero armar una posición | armar posición | quiero crear una posición |
        crear una posición | crear posición | déjame armar algo | armar algo |
        editar el tablero | quiero armar un final | quiero armar un final de torres | preparar un problema |
        preparar un problema yo mismo | quiero poner una posición | ingresar una posición | acomodar las piezas |
        poner las piezas yo mismo | editor de posiciones |
        posición propia | armar posición de un libro |
        pegar una posición | coloca una posición | coloca la posición | quiero colocar una posición
command-setup-put-king = poner aquí un rey, en damas una dama
command-setup-put-queen = poner aquí una dama
command-setup-put-rook = poner aquí una torre
command-setup-put-bishop = poner aquí un alfil
command-setup-put-knight = poner aquí un caballo
command-setup-put-pawn = poner aquí un peón
command-setup-put-nothing = quitar la pieza de aquí
command-setup-other-side = piezas siguientes del otro bando
command-setup-clear = vaciar el tablero
    .hear = vaciar tablero | vaciar el tablero | tablero vacío | quitar todo | vacía tablero | limpiar tablero | limpia tablero |
        quitar todas piezas | borrar tablero |
        vacía el tablero | borra el tablero | quita todo | quita todas las piezas | empezar con el tablero vacío |
        borra todas las piezas
command-setup-initial = posición inicial
    .hear = posición inicial | todas las piezas | posición de partida | posición normal |
        coloca las piezas como al principio | piezas al principio
command-setup-white = juegan las blancas
command-setup-black = juegan las negras
command-setup-castling = enroque, si rey y torre están en su sitio
    .hear = derechos de enroque | enroque | enroque posible | sin enroque |
        con derecho a enroque | se puede enrocar | se puede enrocar en esta posición
command-setup-done = empezar la partida
    .hear = listo | terminado | empezar partida | jugar esta posición | terminé | ya está | hecho | preparado | he terminado |
        jugar desde esta posición | acabado |
        la posición está lista | terminé de colocar | posición terminada |
        listo, empezamos desde aquí | ya coloqué todo | ya coloqué todo, a jugar
command-setup-leave = descartar la posición
    .hear = dejar tablero | dejar el tablero | cancelar posición | salir de colocación | abandonar posición | salir |
        volver a la partida |
        salir del montaje | déjalo volver a la partida |
        cancela la posición | no quiero montar nada
command-drill-alphabet = alfabeto de anuncio
    .hear = practicar alfabeto | ejercicio alfabeto | alfabeto | aprender alfabeto |
        aprender el alfabeto | el alfabeto
command-drill-numbers = números alemanes
    .hear = practicar números | ejercicio números | números alemanes | números
command-drill-colours = colores de las casillas
    .hear = practicar colores | ejercicio colores | colores de casillas | colores | color de casillas | ejercicio de colores |
        entrenar colores | colores de las casillas | casilla blanca o negra | casillas claras u oscuras |
        ejercicio de los colores | practicar colores de casillas | aprender los colores |
        los colores de las casillas | pregúntame los colores de las casillas | practicar los colores de las casillas |
        adivinar el color de las casillas | adivinar los colores de las casillas |
        entréname con los colores de las casillas
command-drill-diagonals = diagonales
    .hear = practicar diagonales | ejercicio diagonales |
        entrenar diagonales
command-drill-knight = rutas del caballo
    .hear = practicar caballo | ejercicio caballo | rutas del caballo | ejercicio del caballo | ejercicio de caballo |
        ejercicios del caballo | ejercicios de caballo | recorridos del caballo | saltos del caballo | entrenar caballo |
        rutas de caballo | caminos del caballo | entrenar el caballo |
        recorrido del caballo | practicar los saltos del caballo
command-drill-coordinates = coordenadas desde ambos lados
    .hear = practicar coordenadas | ejercicio coordenadas | coordenadas | entrenar coordenadas | ejercicio de coordenadas |
        aprender coordenadas |
        entrenamiento de coordenadas | las coordenadas | entrenar las coordenadas |
        examíname de coordenadas |
        adivinar casillas | adivinar las casillas
command-drill-vision = lo que alcanza una pieza
    .hear = practicar piezas | ejercicio piezas |
        qué alcanza cada pieza | alcance de las piezas
command-drill-skip = decir la respuesta y seguir
    .hear = omitir | di la respuesta | no lo sé | respuesta | solución | no sé | no lo sé yo | ni idea |
        siguiente pregunta | saltar pregunta | paso | me rindo cuál es | me rindo | siguiente problema |
        siguiente | la siguiente | el siguiente | muestra la solución | muéstrame la solución |
        dime la respuesta | enséñame la solución | saltar | cuál era | no lo encuentro | salta este |
        salta esta | demasiado difícil | no tengo ni idea | dímelo sin más | dímelo | pasar | no la veo |
        no lo veo | no se me ocurre | no la encuentro | revela la solución | no la sé, dime la respuesta |
        paso, la siguiente | dame la solución | otro ejercicio
command-drill-hint = una pista
    .hear = pista del ejercicio | ayúdame con esto | ayúdame un poco | una pista pequeña | pista | una pistita | pistita
command-drill-leave = dejar el ejercicio
    .hear = dejar ejercicio | terminar ejercicio | salir del ejercicio | parar ejercicio | acabar ejercicio |
        fin del ejercicio | terminar entrenamiento | salir de ejercicios | dejar ejercicios |
        dejar de practicar | salir | terminar | acabar | volver a la partida | vuelve a la partida |
        volver a mi partida | quiero volver a mi partida | se acabaron los ejercicios | deja este ejercicio |
        para este ejercicio | he terminado | ya está | fin | salir de los problemas | llévame a mi partida |
        basta de problemas | dejar de entrenar | terminar este ejercicio | no más problemas | quisiera salir |
        quiero salir | volvamos | para el entrenamiento | volvamos a la partida | salir del entrenamiento |
        acabar el ejercicio | terminar el ejercicio | ya basta | ya no quiero más | no quiero más |
        termina el ejercicio | ya me cansé | ya me cansé de los problemas | me cansé de esto | lo dejo |
        ya basta lo dejo |
        basta | suficiente
command-drill-summary = mi progreso
    .hear = qué he aprendido | mi progreso | mis resultados | resumen | lo que he aprendido | balance de ejercicios |
        cómo voy en los ejercicios | estadísticas de mi entrenamiento | cuánto he avanzado | mis avances | he mejorado
command-drill-export = guardar mi progreso en un archivo
    .hear = exportar progreso | escribir progreso
command-drill-recall = la partida de memoria
    .hear = partida de memoria | recordar partida |
        repetir la partida de memoria | de memoria | ejercicio de memoria
command-drill-recall-last = mis últimas partidas, de memoria
    .hear = mis últimas partidas de memoria | últimas partidas de memoria | recordar últimas partidas
command-drill-tactics = táctica
    .hear = táctica | ejercicio táctica | problemas | problema | acertijos | combinaciones | resolver problemas |
        practicar táctica | ejercicios de táctica | problemas de táctica | problemas de ajedrez | problema de táctica |
        puzles | puzzles | entrenar táctica | mate en dos | ejercicios tácticos | problemas tácticos |
        otro ejercicio de táctica | otro problema | un problema | dame un problema | un ejercicio de táctica |
        resolver combinaciones | resolvamos problemas |
        quiero resolver mates | resolver mates | un problema de ajedrez | una combinación | dame un acertijo |
        mate en uno |
        practica mates conmigo | practicar mates
command-drill-file = táctica del archivo abierto
    .hear = táctica del archivo | táctica de este archivo | resolver archivo |
        problemas del archivo abierto
command-drill-procedure = el procedimiento de competición, en lecciones
    .hear = practicar procedimiento | lecciones | procedimiento del apéndice | procedimiento | lección | procedimiento de competición |
        aprender procedimiento | empezar lecciones | procedimiento del anexo |
        enséñame cómo se juega un torneo | cómo se juega un torneo
command-drill-edition = las lecciones con otra edición de las leyes
    .hear = otras reglas | otra edición | edición siguiente
command-drill-blindfold = ocultar el tablero o mostrarlo
    .hear = ciegas | a ciegas | ajedrez a ciegas | a la ciega | partida a ciegas | modo a ciegas | modo ciego
command-drill-peek = una mirada al tablero oculto
    .hear = espiar | mirar tablero oculto | mirar | déjame mirar | echar un vistazo | vistazo |
        déjame espiar el tablero | una miradita | una ojeada
