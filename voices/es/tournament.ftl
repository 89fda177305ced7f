# Un torneo: emparejamientos, resultados, clasificación. Los números que solo nombran algo llegan como texto.

tournament-said = { $what ->
    [unwritten] No se ha guardado. Introdúzcalo de nuevo
    [ask-lots] El sorteo ya está hecho. ¿Sortear de nuevo? ¿Sí o no?
    [ask-again] El primer resultado de esta ronda. ¿Es así? ¿Sí o no?
    [edge] borde
    [elsewhere] Desde otro puesto:
    [reading] Leyendo
    [writing] Escribiendo
    [stands] El cuadro dice:
    [file-says] El archivo dice:
    [nothing-adjourned] Ninguna partida aplazada
    [no-duties] Esta edición no tiene listas de tareas
    [nothing-noted] Nada anotado en este tablero
    [ticked] hecho
    [unticked] Marca retirada
    [founded] El torneo está creado. Inscriba a los jugadores, por ejemplo: inscribir Ana al tacto
    [resettled] Las condiciones han cambiado
    [moves-differ] El archivo tiene otras jugadas que el torneo
    [not-entered] No se ha anotado:
    [in-order] Desempates:
    [no-tie-breaks] Sin desempates
    [not-open] No hay ningún torneo abierto. Por ejemplo: torneo abrir club.annt, o torneo crear club.annt
    [closed] Torneo cerrado
    [left-table] De vuelta al tablero
    [opening] Abriendo el torneo
    [unchanged] Nada ha cambiado
    [pairing] Emparejando la ronda siguiente
    [nobody-playing] Todas las partidas de la ronda han acabado
    [no-judges] Esta edición no dice cuántos árbitros hacen falta
    [not-drawn] Números por orden de inscripción
    [over] Todas las partidas han acabado
    [nothing-corrected] No se ha corregido ningún resultado
    [before] antes
    [now] ahora
    [corrected] Corregido. Antes:
    [tie-breaks] Desempates cambiados
    [tie-breaks-late] Desempates cambiados tras el comienzo. El informe lo dice
    [duties-done] Todas las tareas están hechas
    [noted] Anotado:
    [first-is-sure] El primer puesto está asegurado
    [needs] Para asegurar el primer puesto faltan:
    [depends] El primer puesto depende de los demás
    [two-boards] dos tableros
    [settle] Ahora fije las condiciones, por ejemplo: nueva liga fide-2023
    [no-points] Nadie tiene puntos todavía
    [by-touch] juega al tacto
    [has-left] se ha retirado
   *[out-of-reach] El líder ya es inalcanzable
  }
tournament-of = { $what ->
    [ask-paired] ¿Anular el emparejamiento de la ronda { $name }? ¿Sí o no?
    [ask-colours] Los colores del número { $name } no son correctos. ¿Emparejar así? ¿Sí o no?
    [unpaired] El emparejamiento de la ronda { $name } está anulado
    [elsewhere-many] Entradas desde otro puesto: { $name }
    [unheeded] Se guarda en el archivo, pero no cuenta al emparejar a mano: { $name }
    [other-points] Jugadores cuyos puntos en el archivo no salen de sus resultados: { $name }
    [match-lost] { $name } se retira y pierde el match
    [left-adjourned] partidas aplazadas: { $name }
    [foreign] { $name }: no es partida de este torneo
    [reversed] { $name }: en este torneo esos dos llevan los colores al revés
    [replaced] El archivo anterior es ahora { $name }
    [rounds] Rondas: { $name }
    [late] Retraso permitido, en minutos: { $name }
    [watching] Las partidas nuevas vienen de { $name }
    [sealed] jugada secreta de { $name }
    [goes-on] se reanuda: { $name }
    [gone] { $name } se ha retirado
    [opened] Torneo { $name }
    [players] Jugadores: { $name }
    [round] Ronda { $name }
    [free] { $name } descansa
    [leads] En cabeza: { $name }
    [judges] Árbitros necesarios: { $name }
    [next] { $name }:
    [no-game] { $name } no tiene más partidas
    [games-left] partidas pendientes: { $name }
    [stands] { $name }:
    [struck] { $name }, partidas que no cuentan
    [own] { $name }, su propia casilla
    [seed] Sorteo con el número { $name }
    [round-over] La ronda { $name } ha acabado
    [unfinished] Partidas aplazadas que deben acabar antes de la última ronda: { $name }
    [draw-again] { $name } se ha retirado. Repita el sorteo
    [duties-open] Tareas pendientes: { $name }
    [in-round] ronda { $name }
    [in-line] línea { $name }
    [described] { $name }
    [seat] siempre en el tablero { $name }
    [assistant] asistente { $name }
    [rated] Elo { $name }
   *[written] Escrito en { $name }
  }
tournament-at = { $what ->
    [too-late] { $name } llega demasiado tarde, minutos permitidos: { $text }
    [in-time] { $name } puede jugar, minutos permitidos: { $text }
    [round-board] Ronda { $text }, tablero { $name }
    [duty] { $text } de { $name }:
    [round-of] Ronda { $text } de { $name }
    [place] Puesto { $text }: { $name }
    [number] Número { $text }: { $name }
    [next-white] tablero { $text }, con blancas contra { $name }
    [next-black] tablero { $text }, con negras contra { $name }
    [free-in] { $name } descansa en la ronda { $text }
    [empty] { $name }, { $text }: sin partida
    [bye-point] { $name } descansa en la ronda { $text }, un punto
    [bye-half] { $name }, medio punto sin jugar en la ronda { $text }
    [bye-zero] { $name }, ausente en la ronda { $text }
    [cell-white] { $text }, con blancas contra { $name }
    [cell-black] { $text }, con negras contra { $name }
    [imported] Jugadores: { $text }, rondas: { $name }
    [paired] Ronda { $text } emparejada, partidas: { $name }
    [absent] { $name } faltará en la ronda { $text }
    [adjourned] Tablero { $text }: partida aplazada, jugada secreta de { $name }
    [game-taken] Jugadas tomadas para la ronda { $text }, tablero { $name }
    [moves-dropped] Jugadas de la partida anterior eliminadas: ronda { $text }, tablero { $name }
    [unread-game] { $name }: la partida { $text } no se puede leer y queda fuera
    [has-assistant] { $text } asiste a { $name }
    [sits] { $name } está en el tablero { $text }
   *[line] Línea { $text }, columna { $name }
  }
tournament-board = Tablero { $text }: { $white } contra { $black }
tournament-result = { $result ->
    [white] ganan las blancas
    [black] ganan las negras
    [draw] tablas
    [nobody] pierden los dos
    [judged-white] adjudicada a las blancas
    [judged-black] adjudicada a las negras
    [judged-draw] adjudicada como tablas
    [forfeit-white] ganan las blancas por incomparecencia
    [forfeit-black] ganan las negras por incomparecencia
    [forfeit-nobody] no vino nadie
    [annulled] anulada
    [adjourned] aplazada
   *[open] aún en juego
  }
tournament-sign = { $sign ->
    [win] victoria
    [draw] tablas
    [loss] derrota
    [plus] punto sin partida
    [adjourned] aplazada
    [annulled] anulada
    [uncounted] no cuenta
    [minus] no jugada, sin punto
    [none] aún sin resultado
    [own] el propio jugador
   *[cell] número del rival, w blancas o b negras, resultado
  }
tournament-half = { $state ->
    [only] medio punto
   *[half] { $points ->
        [1] un punto y medio
       *[other] { COUNT($points, "masc") } puntos y medio
      }
  }
tournament-whole = { $count ->
    [one] un punto
   *[other] { COUNT($count, "masc") } puntos
  }
tournament-tie = { $what ->
    [DE] enfrentamiento directo{ $value }
    [DE-place] enfrentamiento directo: puesto{ $value }
    [WIN] victorias{ $value }
    [WON] victorias en el tablero{ $value }
    [BPG] partidas con negras{ $value }
    [BWG] victorias con negras{ $value }
    [KS] Koya{ $value }
    [BH] Buchholz{ $value }
    [BH-C1] Buchholz sin el peor{ $value }
    [BH-C2] Buchholz sin los dos peores{ $value }
    [BH-M1] Buchholz mediano{ $value }
   *[SB] Sonneborn-Berger{ $value }
  }
tournament-number = { $part ->
    [none] { $whole }
   *[part] { $whole },{ $part }
  }
tournament-settled = { $what ->
    [round-robin] Liga
    [double-round-robin] Liga a doble vuelta
    [match] Match
    [swiss] Sistema suizo
    [country] nivel nacional
    [city] nivel regional
   *[club] nivel de club
  }
tournament-example = { $verb ->
    [new] Por ejemplo: nueva liga fide-2023 reloj 90+30 nivel ciudad nombre Club
    [amend] Por ejemplo: modifica 3 nombre Ana Ivanova Elo 1900
    [pair] Por ejemplo: empareja 1-4 3-2 5
    [result] Por ejemplo: resultado 2.3 1/2, resultado 2.3 adjudicada 1-0, resultado 2.3 incomparecencia 1-0, resultado 2.3 anulada porque colores cambiados
    [which] ¿En qué tablero? Por ejemplo: tablero 3, incomparecencia de ambos
    [reopen] Por ejemplo: reabrir 2.3 otro tablero
    [late] Por ejemplo: retraso 1.2 Ana 30
    [adjourn] Por ejemplo: aplazada 1.2 Ana viernes
    [absent] Por ejemplo: ausente 3 2 medio
    [set] Por ejemplo: fija reloj 90+30, fija nivel ciudad, fija sede Riga
    [write] Por ejemplo: escribe clasificación club.html, escribe emparejamientos 3 club.txt, escribe informe club.trf
    [tie-breaks] Por ejemplo: desempates DE WIN WON BPG BWG KS BH BH/C1 BH/C2 BH/M1 SB
   *[other] Por ejemplo: inscribe Ana, sorteo 42, emparejamientos, resultado 3 1/2, clasificación, retirada Ana, escribe clasificación club.html
  }
tournament-withdrew = { $what ->
    [annulled] { $name } se ha retirado, partidas jugadas: { $text } de { $detail }. Estas partidas se anulan
    [uncounted] { $name } se ha retirado, partidas jugadas: { $text } de { $detail }. Quedan en el cuadro, pero no cuentan
   *[counted] { $name } se ha retirado, partidas jugadas: { $text } de { $detail }. El resto lo ganan sus rivales
  }
tournament-fault = { $fault ->
    [contradiction] Ronda { $text }, tablero { $name }: ya hay otro resultado u otras jugadas
    [found-already] Este torneo ya está creado
    [not-founded] Cree primero el torneo
    [name] Falta el nombre
    [listed] Línea { $name } de la lista
    [take-back] Para quitar un resultado: reabrir { $text }.{ $name } y un motivo
    [name-taken] { $name }: ese nombre ya está usado. Añada qué los distingue, por ejemplo: nacimiento 1960
    [value-name] { $name } no puede ser un nombre
    [value-name-length] Un nombre tiene como máximo { $name } letras
    [value-rating] Elo { $name }: cuatro cifras como mucho
    [value-title] Título { $name } desconocido. Hay GM, IM, FM, CM, WGM, WIM, WFM y WCM
    [value-federation] Federación { $name }: tres letras latinas
    [value-sex] Sexo { $name }: m, f o w
    [value-birth] No existe la fecha { $name }. Escriba 1960/03/15, o solo el año
    [value-id] Número FIDE { $name }: once cifras como mucho
    [value-seat] Tablero { $name }: no existe ese puesto
    [value-begins] { $name } no puede ser el primer día. Escriba 2026/03/01
    [value-ends] { $name } no puede ser el último día. Escriba 2026/03/01
    [value-column] La lista tiene una columna desconocida: { $name }
    [value-edition] Las reglas { $name } son desconocidas aquí
    [count] No es posible con { $name } jugadores
    [begun] El torneo ya ha comenzado
    [not-begun] El torneo no ha comenzado
    [not-among] Su nombre no está entre los jugadores. Pregunte por número: próxima partida del número 3
    [no-player] Ningún jugador con el número { $name }
    [no-board] La ronda { $text } no tiene tablero { $name }
    [not-his-game] El número { $name } no juega esta partida
    [no-round] Aquí no hay ronda { $name }
    [not-paired] La ronda { $name } aún no está emparejada
    [not-drawn] Sortee primero
    [how-many-rounds] Diga cuántas rondas, por ejemplo: rondas 5
    [reason] Dé un motivo para corregirlo
    [game-over] La partida ha acabado
    [left] { $name } ya se ha retirado
    [judge-first] Adjudique primero las partidas aplazadas: { $name }
    [round-open] La ronda { $name } no ha acabado
    [round-paired] La ronda { $name } ya está emparejada. Primero: torneo anular parejas
    [has-results] La ronda { $name } ya tiene resultados
    [no-more-rounds] Todas las rondas están emparejadas
    [by-table] La tabla determina quién juega contra quién
    [absent] El número { $name } no está en esta ronda
    [twice] El número { $name } está dos veces
    [tie-break-twice] Un desempate está dos veces
    [of-engine] La respuesta del programa de emparejamientos no sirve
    [missing] El número { $name } no tiene rival
    [met] Los números { $name } y { $text } ya han jugado
    [second-bye] El número { $name } ya descansó
    [colour] Los colores del número { $name } no son correctos
    [unreadable] Los emparejamientos no se pueden leer
    [entry] { $name } no es una entrada de torneo
    [no-duty] No existe esa tarea
    [adjourned] Esta partida está aplazada. Abra su sobre
    [game-on-board] Hay una partida en el tablero. Acábela primero
    [other-game] Estas jugadas no son de esta partida
    [trf-scoring] las partidas no valen uno, medio y cero. Un torneo así no se lee
    [trf-teams] un torneo por equipos. Un torneo así no se lee
    [trf-players] no hay jugadores, o son demasiados
    [trf-number] falta un número
    [trf-twice] el número está dos veces
    [trf-opponent] el rival no encaja
    [trf-colour] el color no encaja
    [trf-result] el resultado no encaja
    [no-name] Ningún jugador, o más de uno, se llama { $name }
   *[trf-rounds] demasiadas rondas
  }
tournament-duty = { $what ->
    [organisers-1] Redactar las bases del torneo y hacerlas aprobar
    [organisers-2] Hacer todo el trabajo previo
    [organisers-3] Resolver lo que no toca a los árbitros
    [judge-1] Trabajar con los organizadores antes y durante el torneo
    [judge-2] Fijar los días de juego y el control de tiempo
    [judge-3] Celebrar la primera reunión: leer las bases, sortear
    [judge-4] Revisar la sala y el material antes de empezar
    [judge-5] Vigilar partidas y relojes, ordenar las reanudaciones, anotar resultados
    [judge-6] Decidir sobre retiradas y exclusiones
    [judge-7] Nombrar quién adjudica las partidas de los retirados
    [judge-8] Resolver conflictos
    [judge-9] Cuidar la disciplina y sancionar si hace falta
    [judge-10] Dirigir al personal técnico
    [judge-11] Celebrar la última reunión, decir los resultados, escribir el informe
    [assistant-1] Hacer las jugadas de ambos en el tablero del rival
    [assistant-2] Anunciar las jugadas de ambos
    [assistant-3] Anotar la partida del jugador ciego y poner en marcha el reloj del rival
    [assistant-4] Si se pide, decir el número de jugadas y el tiempo usado
    [assistant-5] Reclamar la partida cuando se agota el tiempo
    [assistant-6] Llamar al árbitro cuando el jugador vidente ha tocado una pieza
   *[assistant-7] Hacer lo necesario cuando la partida se aplaza
  }
tournament-head = { $what ->
    [list] Lista
    [organisers] Organizadores
    [judge] Árbitro
    [assistant] Asistente
    [rank] Puesto
    [number] Número
    [name] Nombre
    [rating] Elo
    [points] Puntos
    [board] Tablero
    [white] Blancas
    [black] Negras
    [result] Resultado
    [standings] Clasificación
    [pairings] Emparejamientos
    [table] Cuadro de resultados
    [duties] Tareas
    [title] Nombre
    [place] Lugar
    [federation] Federación
    [begins] Primer día
    [ends] Último día
    [deputies] Árbitros adjuntos
    [needs] Necesita
   *[games] Partidas
  }
tournament-trouble = { $fault ->
    [damaged] { $name } no es un torneo o está dañado. Queda como está
    [locked] Otro programa tiene abierto { $name }
    [changed] Otro programa ha cambiado { $name } en el mismo momento
    [newer] { $name } es de una versión más nueva
    [not-found] En { $name } no hay ningún torneo
    [exists] { $name } ya existe
    [no-engine] No se encontró programa de emparejamientos. Instale bbpPairings, github.com/BieremaBoyzProgramming/bbpPairings, o empareje a mano
    [engine] El programa de emparejamientos ha fallado: { $text }. Empareje a mano
    [no-pairing] Según las reglas esta ronda no se puede emparejar. Empareje a mano
    [not-understood] El programa de emparejamientos no entiende el informe de este torneo. Empareje a mano
    [too-large] El torneo es demasiado grande para el programa de emparejamientos. Empareje a mano
    [slow] El programa de emparejamientos tardó más de { $text } segundos. Empareje a mano
    [not-engine] { $name } no es bbpPairings { $text } o posterior. Instálelo o empareje a mano
    [format] { $name }: el final de este nombre no sirve para lo que se escribe
    [line] { $name }, línea { $text }: no se puede leer
   *[broken] { $name } no se puede usar: { $text }
  }
ask-withdrawal = ¿{ $name } se retira? No se puede deshacer. ¿Sí o no?
ask-replaced = ¿Tomar la partida del archivo? ¿Sí o no?
