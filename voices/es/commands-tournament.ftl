# Las órdenes de la página de torneos

command-tournament-open = abrir un torneo
    .hear = abrir torneo | abre torneo
command-tournament-create = empezar un torneo nuevo
    .hear = torneo nuevo | nuevo torneo | crear torneo
command-tournament-entry = escribir una entrada del torneo
    .hear = entrada del torneo
command-tournament-pairings = emparejamientos de la ronda
    .hear = emparejamientos | leer emparejamientos | quién juega contra quién
command-tournament-standings = clasificación del torneo
    .hear = clasificación del torneo | leer clasificación
command-tournament-leaders = quién va primero en el torneo
    .hear = quién va primero | quién lidera
command-tournament-playing = partidas aún en juego
    .hear = quién sigue jugando | quién juega todavía
command-tournament-adjourned = partidas aplazadas del torneo
    .hear = partidas aplazadas | qué partidas están aplazadas
command-tournament-table = cuadro de resultados
    .hear = cuadro de resultados | abrir cuadro
command-tournament-duties = listas de tareas
    .hear = tareas | lista de tareas
command-tournament-judges = cuántos árbitros hacen falta
    .hear = cuántos árbitros | árbitros necesarios
command-tournament-pair = emparejar la ronda siguiente
    .hear = emparejar ronda | emparejar la ronda siguiente
command-tournament-close = cerrar el torneo
    .hear = cerrar torneo
