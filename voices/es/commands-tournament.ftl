# Las órdenes de la página de torneos

command-tournament-open = abrir un torneo
    .hear = abrir torneo | abre torneo
command-tournament-create = empezar un torneo nuevo
    .hear = torneo nuevo | nuevo torneo | crear torneo |
        torneos | empezar un torneo | empezar torneo | empieza un torneo | comenzar un torneo | iniciar un torneo |
        organizar un torneo | organiza un torneo
command-tournament-entry = escribir una entrada del torneo
    .hear = entrada del torneo |
        inscribir un jugador | agregar un jugador
command-tournament-draw = sortear los números
    .hear = sortear | sorteo | sortear los números |
        sortear los números del torneo
command-tournament-players = jugadores del torneo
    .hear = cuántos jugadores |
        jugadores | los jugadores | jugadores del torneo | lista de jugadores | quién participa | participantes | lista de participantes
command-tournament-terms = condiciones del torneo
    .hear = cuántas rondas | cuántas rondas hay | cuántas rondas quedan |
        condiciones del torneo | reglamento del torneo | bases del torneo
command-tournament-pairings = emparejamientos de la ronda
    .hear = emparejamientos | leer emparejamientos | quién juega contra quién |
        pareos de la ronda | quién juega con quién | con quién juega cada uno |
        quién va contra quién | los cruces | partidas de la ronda |
        quién juega contra quién en el torneo | emparejamientos del torneo | quién juega con quién en el torneo
command-tournament-standings = clasificación del torneo
    .hear = los tres primeros | clasificación final |
        clasificación del torneo | leer clasificación |
        clasificación | tabla de posiciones | cómo va el torneo | la tabla del torneo |
        posiciones del torneo |
        puntajes | puntuaciones | cómo van las posiciones |
        cómo va la clasificación del torneo
command-tournament-leaders = quién va primero en el torneo
    .hear = quién ganó el torneo | quién ha ganado el torneo |
        quién gana | quién va ganando | quién va primero | quién lidera |
        quién es el puntero | quién va ganando el torneo | el líder del torneo |
        quién lidera el torneo | quién lidera el torneo en este momento | quién va primero en el torneo |
        quién encabeza el torneo | quién está primero en el torneo | quién va en cabeza |
        quiénes son los líderes del torneo | los líderes del torneo | quiénes lideran el torneo
command-tournament-mine = mi próxima partida del torneo
    .hear = qué color tengo | qué color llevo | con qué color juego | llevo blancas o negras | en qué tablero juego | en qué tablero estoy | quién es mi rival | mi rival |
        mi próxima partida | cuándo juego |
        contra quién me toca | mi próximo rival | mi próximo rival en el torneo |
        con qué color juego la siguiente ronda | contra quién juego | con quién juego la próxima ronda |
        en qué mesa juego | cuándo vuelvo a jugar |
        mi siguiente partida | mi siguiente rival | dónde me siento |
        cuándo es mi próxima partida del torneo | mi próxima partida del torneo |
        contra quién juego ahora en el torneo | cuándo juego en el torneo
command-tournament-mine-needs = lo que necesito para el primer puesto
    .hear = qué necesito | cuánto necesito |
        qué necesito para salir campeón | qué necesito para ganar el torneo | con tablas me alcanza |
        todavía puedo ganar el torneo | cuántos puntos necesito |
        qué resultado necesito | lo que necesito para el primer puesto
command-tournament-playing = partidas aún en juego
    .hear = quién falta | quiénes faltan | quién falta por terminar | qué resultados faltan | qué tableros siguen jugando | qué mesas siguen jugando |
        partidas en juego | quién sigue jugando | quién juega todavía |
        qué partidas siguen en juego | qué partidas no han terminado |
        qué partidas del torneo siguen en juego | qué partidas siguen jugándose
command-tournament-adjourned = partidas aplazadas del torneo
    .hear = partidas aplazadas | qué partidas están aplazadas
command-tournament-table = cuadro de resultados
    .hear = cuadro de resultados | abrir cuadro |
        cuadro cruzado | tabla cruzada | tabla de resultados | todos los resultados |
        cuadro del torneo | muestra el cuadro del torneo | enséñame el cuadro del torneo
command-tournament-duties = listas de tareas
    .hear = tareas | lista de tareas |
        qué tiene que hacer el árbitro | tareas del árbitro
command-tournament-judges = cuántos árbitros hacen falta
    .hear = cuántos árbitros | árbitros necesarios |
        cuántos árbitros necesita este torneo | cuántos árbitros necesita el torneo |
        cuántos árbitros hacen falta en el torneo
command-tournament-corrections = resultados corregidos
    .hear = correcciones | resultados corregidos | qué resultados se han corregido | qué se ha corregido
command-tournament-pair = emparejar la ronda siguiente
    .hear = emparejar ronda | emparejar la ronda siguiente |
        empareja la siguiente ronda | emparejar la siguiente ronda | siguiente ronda
command-tournament-close = cerrar el torneo
    .hear = cierra | cerrar | cerrar torneo
