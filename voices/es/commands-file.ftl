# Commands. Files, games and the shelf.

command-new-game = empezar una partida nueva
    .hear = nueva partida | partida nueva | empezar de nuevo | nuevo juego | juego nuevo | empezar |
        empieza partida nueva | empezar partida nueva | comenzar partida | comenzar nueva partida | empieza de nuevo |
        otra partida | jugar otra vez | reiniciar | reinicia partida | reiniciar partida | vamos a jugar | jugar |
        nueva | empezar nueva partida | iniciar partida | iniciar nueva partida | jugar una partida | empezar otra vez |
        empieza partida | comenzar de nuevo | revancha | jugar de nuevo | volver a empezar | volver a jugar | otra |
        desde principio | una partida nueva | reinicia | juguemos otra | jugar otra partida | quiero otra partida |
        quiero jugar otra | desde el principio | quiero jugar una partida | jugamos otra | prepara una partida nueva |
        una partida más | juega otra | echamos otra | jugamos otra vez | empezar desde cero |
        podemos empezar desde cero | comencemos una nueva partida | comenzar una partida nueva | desde cero |
        coloca las piezas para una partida nueva | otro partido | coloca las piezas de nuevo | pon las piezas de nuevo |
        empecemos de nuevo | empezamos de nuevo | vuelve a colocar las piezas | arranca un juego nuevo |
        arranca otra partida | va de nuevo | vamos de nuevo | otra vez a jugar | acomoda el tablero otra vez |
        acomoda las piezas otra vez | tengo ganas de una partida nueva | ganas de otra partida |
        arranquemos una partidita | una partidita | otra partidita | de nuevo, otra partida | empecemos | comenzamos |
        arranca | arrancar | quiero jugar | comienza una partida | inicia una partida | borrón y cuenta nueva |
        vamos a empezar | volvamos a empezar | partida nueva por favor | a jugar |
        echamos una partida | echemos otra |
        quiero otra | quiero una nueva partida | quiero empezar una partida | otra vez una partida | inicia otra |
        inicia el juego | inicia | iniciar | comenzar | comencemos | la siguiente, nueva partida | vamos con otra |
        acomoda las piezas y empezamos |
        juguemos a otra cosa | vamos a jugar a otra cosa | jugamos a otra cosa
command-other-game = cambiar de juego: ajedrez o damas
    .hear = otro juego | cambiar de juego | cambiar juego | cambia de juego
command-open-file = abrir un archivo PGN
    .hear = abrir archivo | abre archivo | abrir partida | abrir | abre partida | abrir pgn | cargar | cargar archivo |
        cargar partida | carga partida | abre pgn | abrir fichero | abrir archivo pgn | abre fichero | cargar pgn |
        abrir fichero pgn | carga archivo | leer archivo | cargar una partida de un archivo | cargar una partida |
        abrir una partida | carga un pgn | abre un pgn | abrir una partida antigua | abrir un archivo pgn |
        abre una partida guardada | abre una partida en PGN | una partida en PGN | abrir partida PGN |
        quiero ver una partida que tengo en un archivo | ábreme lo que guardé ayer | abre lo que guardé |
        cargar partida guardada | tengo una partida en un archivo | abre mi partida guardada |
        importa una partida | abre el archivo de la partida |
        abre mi última partida | seguir la partida de ayer | continúa la partida de ayer | abre la partida de ayer |
        abre la última partida
command-shelf-search = buscar en la base de partidas
    .hear = base de partidas | abrir base de partidas | estantería | abrir estantería | buscar partida | buscar partidas |
        biblioteca | abrir biblioteca | abre biblioteca | buscar | búsqueda | mis partidas | partidas guardadas | colección |
        buscar en biblioteca | busca partida | encontrar partida | busca | buscar en colección | buscar partida en biblioteca |
        buscar una partida en biblioteca | busca partida en biblioteca | busca en biblioteca | encontrar partida en biblioteca |
        mi biblioteca | buscar una partida | encuentra partida | ver biblioteca | muestra biblioteca |
        busca en mis partidas | encuentra una partida | encuentra una partida en la biblioteca | abre la biblioteca |
        dónde están las partidas que jugué | mis partidas viejas | partidas antiguas |
        mis partidas jugadas | qué partidas tengo |
        busca partidas | encuentra partidas | muestra mis partidas | lista de mis partidas |
        buscarme partidas | búscame partidas | buscar en la biblioteca partidas | encuéntrame partidas |
        lista de partidas | la lista de partidas
command-shelf-here = buscar esta posición en la base de partidas
    .hear = buscar esta posición | partidas con esta posición | buscar posición | encontrar esta posición | busca esta posición |
        busca partidas con esta posición | quién ha jugado esta posición |
        esta posición se ha jugado antes | esta posición ya se jugó | busca esta posición en la biblioteca |
        hay partidas con esta posición | hay partidas guardadas con esta misma posición | quién jugó esto antes |
        ya tuve esta posición
command-shelf-keep = guardar la partida en la base de partidas
    .hear = conservar partida | guardar en biblioteca | guardar partida en biblioteca | añadir a biblioteca |
        poner en biblioteca | partida a biblioteca | guardar en colección | añadir partida a biblioteca |
        poner partida en biblioteca | guarda partida en biblioteca | partida en biblioteca | en biblioteca |
        a biblioteca | añade a biblioteca | conserva partida | meter en biblioteca | archivar partida |
        guarda en biblioteca | archiva partida | añade a la biblioteca | a la biblioteca | guarda en la biblioteca |
        añade esta partida a la biblioteca | guardar en la biblioteca | añade la partida a la biblioteca |
        añade esta partida a mi colección | añadir a la biblioteca | guarda la partida en la biblioteca |
        pon la partida en la biblioteca | agrega la partida a mi biblioteca | agrega a la biblioteca |
        agregar a la biblioteca | no quiero perder esta partida | guárdamela | quiero guardar esta partida |
        guarda esta partida para después | consérvala | métela en mi colección | guárdala en mi colección |
        que no se pierda esta partida | agrégala a la biblioteca | guárdala en la biblioteca |
        mete la partida en la biblioteca | colecciona esta partida | mete esta partida en mi base |
        mete la partida en la base | pon esta partida en mi base | guarda la partida en la base |
        guardar la partida en la base
command-shelf-import = importar un archivo PGN en la base de partidas
    .hear = importar | importar partidas | importación | importar pgn | importar archivo | importa | importar a biblioteca |
        importar fichero | importar archivo pgn |
        añadir partidas a la biblioteca
command-shelf-backup = copia de seguridad de la base de partidas
    .hear = copiar base de partidas | copiar estantería | copia de seguridad | copiar biblioteca | respaldo | copia de biblioteca |
        copia de la biblioteca | copia de seguridad de la biblioteca
command-shelf-restore = restaurar la base de partidas
    .hear = restaurar base de partidas | restaurar estantería | restaurar | restaurar biblioteca | restaurar copia |
        recuperar la copia de mi biblioteca | recupera mis partidas
command-player-name = escribir su nombre para las partidas
    .hear = mi nombre es | mi nombre | me llamo | nombre del jugador | cambiar mi nombre | cambiar nombre | escribir mi nombre | llámeme |
        quiero poner mi nombre
command-shelf-delete = borrar la partida de la base de partidas
    .hear = borrar partida | borra partida | eliminar partida | elimina partida | borrar partida encontrada | quitar partida | borrar |
        eliminar |
        borra esa partida de la biblioteca | borra esta partida de la biblioteca
command-work-tell = progreso de la tarea
    .hear = progreso | cuánto falta | cómo va | cómo va el trabajo | cuánto queda de trabajo | avance |
        cuánto falta para que termines | ya mero terminas | te falta mucho
command-work-stop = detener la tarea en curso
    .hear = detener trabajo | detener importación | detener búsqueda | cancelar importación | cancelar búsqueda | cancelar tarea |
        detener tarea | para trabajo |
        deja lo que estás haciendo | deja de calcular | para el análisis
command-next-game = abrir la partida siguiente del archivo
    .hear = partida siguiente | siguiente partida | próxima partida | siguiente partida del archivo |
        pasa a la otra partida del archivo | la otra partida del archivo
command-previous-game = abrir la partida anterior del archivo
    .hear = partida anterior | partida anterior del archivo | partida de antes |
        volver a la partida anterior del archivo
command-agree = empezar una partida de competición
    .hear = competición | nueva competición | empezar competición | partida de torneo |
        partida de competición | iniciar competición | comenzar competición | nueva partida de competición |
        partida oficial | partida con reglamento | jugar competición | nueva partida de torneo | partida seria |
        empezar una competición | empieza competición | con reglas de torneo |
        jugar con reglas de torneo | según las reglas | empezar una partida de torneo | empieza una partida de torneo |
        partida seria con reglas de torneo | con reglas fide | iniciar una competición | competencia |
        empezar una competencia |
        jugamos en serio con las reglas | jugamos en serio | partida con reloj | partida con reglas de torneo |
        jugar con reloj |
        partida de torneo con reloj | quiero jugar una partida oficial | partida con control de tiempo |
        jugar en serio |
        condiciones de la competición | condiciones de la partida de competición
command-quit = salir del programa, con la partida guardada
    .hear = salir | terminar | cerrar | adiós | salir del programa | cerrar programa | terminar programa | acabar |
        hasta luego | hasta la vista | sal | cierra | abandonar programa | chao | cierra programa | sal del programa |
        termina programa | quiero salir | hasta pronto | chau | apagar | apágate | salir de programa | ciérrate |
        es todo por hoy | cierra el programa | basta por hoy | he terminado, salir | por hoy es suficiente |
        eso es todo por hoy | apaga el programa | quiero parar y salir | nos vemos | eso es todo | hasta la próxima |
        terminé por hoy | ya terminé por hoy | ya no quiero jugar, ciérralo | nos vemos mañana | ciérralo |
        hasta mañana | termino por hoy | por hoy basta | quiero salir del programa | apaga todo | salir ya |
        quiero irme | ya acabé por hoy | cierra todo | me despido | nos vemos luego | ahí nos vemos | cierra el juego |
        ya está bien por hoy | por hoy ya está bien
command-save-notes = guardar las notas en el archivo
    .hear = guardar notas | guardar comentarios | guarda notas |
        guarda mis notas
command-export-pgn = guardar la partida como PGN
    .hear = guardar como pgn | guardar partida | guarda partida | guardar | guarda | guardar juego | exportar |
        exportar partida | exportar como pgn | guardar en archivo | guardar partida en archivo |
        guardar partida como pgn | salvar partida | guardar en pgn | guardar esta partida | graba partida en archivo |
        exporta partida | exportar pgn | guarda en pgn | exportar en pgn | exportar a pgn | salva la partida |
        guardar pgn | guardar en fichero | exporta la partida | exportar la partida | escribe la partida en un archivo |
        grabar la partida en un archivo | guárdala como pgn | guardar mi partida | guarda mi partida |
        escríbela en un archivo | guarda mi partida en un archivo | guarda esta partida como pgn | dame el pgn |
        el pgn | escribe un archivo pgn | haz un pgn | guardarlo | guárdalo | guárdame la partida | guárdala |
        guarda esto | guarda en el disco | guarda el juego en el disco | guarda lo que jugamos |
        guarda lo que hemos jugado |
        hazme un pgn | pasa la partida a un archivo | quiero el archivo de la partida |
        crea un archivo pgn | guarda la partida en un archivo | archivo de la partida |
        guarda la partida como pgn | guarda como pgn | guardar la partida como pgn
command-export-pgn-to = guardar la partida como PGN en una carpeta a elegir
    .hear = guardar como | guardar en una carpeta | guardar la partida en una carpeta | elegir carpeta para guardar | guardar en otro sitio | guardar en mi memoria usb | guardar la partida en una memoria usb | guarda la partida en una carpeta | elegir dónde guardar
command-export-braille = guardar una planilla en braille
    .hear = guardar en braille | planilla en braille | guardar partida en braille | exportar en braille | imprimir en braille |
        planilla braille | exportar a braille | escribir planilla en braille | escribe planilla en braille | guarda en braille |
        guarda partida en braille | partida en braille | exporta en braille | escribe en braille | escribir partida en braille |
        braille | en braille | imprime en braille | imprime la partida en braille |
        haz una hoja en braille | hoja en braille | la partida en braille |
        quiero la partida en braille
command-export-braille-to = guardar la planilla braille en una carpeta a elegir
    .hear = guardar la planilla braille en una carpeta | guardar la planilla en una carpeta | guardar braille en una carpeta | planilla braille en una memoria usb | guardar la planilla braille en otro sitio
command-preview = mostrar en puntos la página siguiente de la planilla
    .hear = vista previa | página siguiente |
        vista previa de la hoja | enseña la hoja en puntos
command-sealed-page = escribir la jugada secreta en braille, en hoja aparte
