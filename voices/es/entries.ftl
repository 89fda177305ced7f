# The keywords of entries, as an organiser types them: "tournament" first, then a verb.

hear-event-tournament = torneo
hear-event-open = abre | abrir | abra
hear-event-create = crea | crear | cree
hear-event-new = nuevo | nueva
hear-event-enter = inscribe | inscribir | inscriba
hear-event-amend = modifica | modificar | modifique
hear-event-import = importa | importar | importe
hear-event-watch = vigila | vigilar | vigile
hear-event-draw = sorteo | sortear
hear-event-as-entered = sin sorteo
hear-event-pair = empareja | emparejar | empareje
hear-event-unpair = anular parejas | anula parejas
hear-event-pairings = emparejamientos
hear-event-result = resultado
hear-event-board = tablero | mesa
hear-event-round = ronda
hear-event-reopen = reabre | reabrir | reabra
hear-event-late = tarde | retraso
hear-event-adjourn = aplaza | aplazar | aplazada | aplazado | aplace | se aplaza | se aplazó | está aplazada |
    está aplazado | queda aplazada | queda aplazado | fue aplazada | ha sido aplazada | partida aplazada |
    partida está aplazada | partida queda aplazada | partida se aplaza | aplazamiento | suspendida | suspendido |
    queda suspendida | partida suspendida | partida queda suspendida
hear-event-absent = ausente
hear-event-withdraw = retirada | se retira | abandona el torneo
hear-event-standings = clasificación
hear-event-table = tabla | cuadro
hear-event-next = próxima | próxima partida
hear-event-needs = necesita
hear-event-play = juega | jugar | juegue
hear-event-set = fija | fijar | fije
hear-event-write = escribe | escribir | escriba
hear-event-tie-breaks = desempate | desempates
hear-event-DE = encuentro directo | resultado particular | enfrentamiento directo
hear-event-WIN = victorias | más victorias | mayor número de victorias | número de victorias | partidas ganadas
hear-event-WON = victorias en el tablero | victorias jugadas
hear-event-BPG = partidas con negras | partidas con las negras
hear-event-BWG = victorias con negras | victorias con las negras
hear-event-KS = Koya
hear-event-BH = Buchholz
hear-event-BH-C1 = Buchholz sin el peor | Buchholz menos el peor | Buchholz cut 1
hear-event-BH-C2 = Buchholz sin los dos peores | Buchholz cut 2
hear-event-BH-M1 = Buchholz mediano | Buchholz medio
hear-event-SB = Sonneborn Berger | Sonneborn
hear-event-tick = marca | marcar | marque
hear-event-untick = desmarca | desmarcar | desmarque
hear-event-assist = asistencia
hear-event-assisted = notas
hear-event-round-robin = liga | todos contra todos
hear-event-double-round-robin = liga doble | doble vuelta
hear-event-match = match | encuentro | duelo
hear-event-swiss = suizo | sistema suizo
hear-event-rounds = rondas | partidas
hear-event-clock = reloj | ritmo
hear-event-form = modalidad
hear-event-standard = clásico | clásica
hear-event-rapid = rápido | rápida
hear-event-blitz = blitz | relámpago
hear-event-two-boards = dos tableros
hear-event-one-board = un tablero | solo tablero
hear-event-rapid-watched = rápido con árbitro
hear-event-blitz-watched = blitz con árbitro
hear-event-repeats = rival repite
hear-event-read-out = leer jugadas
hear-event-no-arbiter = sin árbitro
hear-event-warnings = avisos de tiempo
hear-event-level = nivel
hear-event-country = país | nacional
hear-event-city = ciudad | regional
hear-event-club = club
hear-event-name = nombre
hear-event-rating = Elo | valoración
hear-event-title = título
hear-event-federation = federación
hear-event-sex = sexo
hear-event-birth = nacimiento | nacido | nacida
hear-event-id = número FIDE
hear-event-seat = puesto | tablero
hear-event-assistant = asistente | ayudante
hear-event-touch = al tacto | tacto
hear-event-no-assistant = sin asistente | sin ayudante | ningún asistente
hear-event-no-touch = vidente | no al tacto
hear-event-half = medio | medio punto
hear-event-full = punto | punto entero
hear-event-zero = cero
hear-event-place = lugar | sede
hear-event-begins = inicio | comienzo
hear-event-ends = fin | final
hear-event-arbiter = árbitro | árbitro principal
hear-event-deputies = adjuntos | árbitros adjuntos
hear-event-organisers = organizadores
hear-event-judge = árbitro
hear-event-duties = funciones | deberes
hear-event-games = partidas
hear-event-report = informe

# What is said of a game that is adjourned: who has sealed, what stands before the day on which it goes on, the words of
# which days are made, and those that stand beside them. All words of what is said are among them, or it is none.

hear-event-sealed = ha sellado | han sellado | selló | sellaron | sella | sellado por | sellada por |
    ha sellado jugada | ha sellado su jugada | han sellado jugada | selló jugada | selló su jugada | sellaron jugada |
    jugada sellada | jugada sellada por | jugada sellada de | jugada secreta | jugada secreta de |
    jugada secreta por | jugada secreta es de | jugada secreta fue de | ha hecho jugada secreta |
    hizo jugada secreta | hace jugada secreta | anotó jugada secreta | ha anotado jugada secreta |
    escribió jugada secreta | ha escrito jugada secreta | jugada en sobre de | dejó jugada en sobre |
    ha dejado jugada en sobre | ha dejado su jugada en sobre | ha metido jugada en sobre |
    ha metido su jugada en sobre | quien selló | por
hear-event-resumes = hasta | para | reanudación | reanuda | se reanuda | se reanudará | se reanudó | continuación |
    continúa | continuará | se continúa | se continuará | sigue | seguirá | se sigue | se seguirá | se jugará |
    se juega | se termina | se terminará | partida se reanuda | partida continúa
hear-event-day = lunes | martes | miércoles | jueves | viernes | sábado | domingo | enero | febrero | marzo | abril |
    mayo | junio | julio | agosto | septiembre | setiembre | octubre | noviembre | diciembre | hoy | mañana |
    pasado mañana | tarde | noche | mediodía | medianoche | madrugada | semana | fin de semana | ronda | desayuno |
    almuerzo | comida | cena | descanso
hear-event-time = a | por | sobre | a las | a la | las | la | el | del | de | de la | por la | en | en la | con | y | h | hora |
    horas | minutos | media | cuarto | menos cuarto | próximo | próxima | próximos | que viene | última | este |
    esta | antes | antes de | después | después de | en punto | sobre las | durante
hear-event-number = número

# What stands between a board and its round, and the numbers by which rounds and days are counted. The first eight are
# in hear.ftl.

hear-event-of = de | de la | en | en la | a | por la
hear-event-9 = noveno | novena
hear-event-10 = décimo | décima
hear-event-11 = undécimo | undécima | decimoprimera | decimoprimero
hear-event-12 = duodécimo | duodécima | decimosegunda | decimosegundo
hear-event-13 = decimotercero | decimotercera
hear-event-14 = decimocuarto | decimocuarta
hear-event-15 = decimoquinto | decimoquinta
hear-event-16 = decimosexto | decimosexta
hear-event-17 = decimoséptimo | decimoséptima
hear-event-18 = decimoctavo | decimoctava
hear-event-19 = decimonoveno | decimonovena
hear-event-20 = vigésimo | vigésima
hear-event-30 = trigésimo | trigésima

# The keys of a list by their names, where they can only be typed.

hear-list-enter = Intro | tecla Intro
hear-list-escape = Escape | Esc

# What results are called. All words of what is said are among them, or it is no result; those in hear-result-beside
# may stand anywhere, and add nothing. Behind those in hear-result-because is a reason.

hear-result-wins = { $side } ganó | { $side } ha ganado | { $side } | ganan { $side } | { $side } ganan | ganaron { $side } | { $side } ganaron |
    han ganado { $side } | { $side } han ganado | gana { $side } | { $side } gana | vencen { $side } |
    { $side } vencen | vencieron { $side } | { $side } vencieron | dan mate { $side } | { $side } dan mate |
    dieron mate { $side } | { $side } dieron mate | han dado mate { $side } | { $side } han dado mate |
    ganan por tiempo { $side } | { $side } ganan por tiempo | ganaron por tiempo { $side } |
    { $side } ganaron por tiempo | ganan por mate { $side } | { $side } ganan por mate |
    ganan por abandono { $side } | { $side } ganan por abandono | ganan partida { $side } | { $side } ganan partida |
    ganaron partida { $side } | { $side } ganaron partida | victoria { $side } | victoria de { $side } |
    victoria para { $side } | triunfo de { $side } | punto para { $side } | mate de { $side } |
    jaque mate de { $side } | mate por parte de { $side }
hear-result-loses = { $side } pierde | { $side } perdió | { $side } ha perdido | { $side } abandona | { $side } abandonó | { $side } se rinde | { $side } se rindió | pierden { $side } | { $side } pierden | perdieron { $side } | { $side } perdieron |
    han perdido { $side } | { $side } han perdido | abandonan { $side } | { $side } abandonan |
    abandonaron { $side } | { $side } abandonaron | han abandonado { $side } | { $side } han abandonado |
    se rinden { $side } | { $side } se rinden | se rindieron { $side } | { $side } se rindieron |
    se han rendido { $side } | { $side } se han rendido | capitulan { $side } | { $side } capitulan |
    tiran toalla { $side } | { $side } tiran toalla | inclinan rey { $side } | { $side } inclinan rey |
    inclinaron rey { $side } | { $side } inclinaron rey | pierden partida { $side } | { $side } pierden partida |
    perdieron partida { $side } | { $side } perdieron partida | pierden por tiempo { $side } |
    { $side } pierden por tiempo | perdieron por tiempo { $side } | { $side } perdieron por tiempo |
    han perdido por tiempo { $side } | { $side } han perdido por tiempo | agotan tiempo { $side } |
    { $side } agotan tiempo | agotaron tiempo { $side } | { $side } agotaron tiempo | se quedan sin tiempo { $side } |
    { $side } se quedan sin tiempo | se quedaron sin tiempo { $side } | { $side } se quedaron sin tiempo |
    reciben mate { $side } | { $side } reciben mate | recibieron mate { $side } | { $side } recibieron mate |
    han recibido mate { $side } | { $side } han recibido mate | pierden por mate { $side } |
    { $side } pierden por mate | abandono de { $side } | derrota de { $side } | mate a { $side } |
    jaque mate a { $side } | cae bandera de { $side } | cayó bandera de { $side } | se acabó tiempo de { $side } |
    a { $side } se les acabó tiempo
hear-result-accepts = aceptan tablas { $side } | { $side } aceptan tablas | aceptaron tablas { $side } |
    { $side } aceptaron tablas | han aceptado tablas { $side } | { $side } han aceptado tablas |
    están ahogadas { $side } | { $side } están ahogadas | quedan ahogadas { $side } | { $side } quedan ahogadas
hear-result-absent = ausentes { $side } | { $side } ausentes | faltan { $side } | { $side } faltan |
    no vienen { $side } | { $side } no vienen | no vinieron { $side } | { $side } no vinieron |
    no se presentan { $side } | { $side } no se presentan | no se presentaron { $side } |
    { $side } no se presentaron | no comparecen { $side } | { $side } no comparecen | no comparecieron { $side } |
    { $side } no comparecieron | no han venido { $side } | { $side } no han venido | no llegaron { $side } |
    { $side } no llegaron | no aparecieron { $side } | { $side } no aparecieron | no han aparecido { $side } |
    { $side } no han aparecido | incomparecencia de { $side }
hear-result-white = uno cero | uno a cero | 1-0 | 1:0
hear-result-black = cero uno | cero a uno | 0-1 | 0:1
hear-result-draw = tablas | medio punto | medio | un medio | medio punto cada uno | medio cada uno | 1/2 | hacen tablas | hicieron tablas | han hecho tablas |
    son tablas | es tablas | fue tablas | fueron tablas | queda en tablas | quedó en tablas | acaba en tablas |
    acabó en tablas | termina en tablas | terminó en tablas | partida tablas | partida terminó en tablas |
    partida acabó en tablas | empate | empatan | empataron | tablas acordadas | acuerdan tablas | acordaron tablas |
    tablas por acuerdo | tablas de mutuo acuerdo | tablas de común acuerdo | pactan tablas | pactaron tablas |
    tablas pactadas | tablas aceptadas | ahogado | rey ahogado | tablas por ahogado | tablas por rey ahogado |
    jaque perpetuo | jaque continuo | tablas por jaque perpetuo | tablas por jaque continuo | repetición |
    triple repetición | tablas por repetición | tablas por triple repetición | punto repartido
hear-result-nobody = pierden ambos | ambos pierden | perdieron ambos | pierden dos | perdieron dos | doble derrota |
    cero cero | 0-0
hear-result-no-one = no vino nadie | nadie vino | ninguno vino | no vino ninguno | nadie se presentó |
    no se presentó nadie | no se presentó ninguno | doble incomparecencia | ambos ausentes |
    incomparecencia de ambos | ambos incomparecencia | ambos no se presentan | ambos no se presentaron |
    ambos no comparecen | no se presentó ninguno de dos
hear-result-annulled = anulada | anulado | partida anulada | queda anulada | está anulada
hear-result-judged = adjudicada | adjudicado | por adjudicación | por decisión del árbitro
hear-result-forfeit = incomparecencia | por incomparecencia | sin jugar | sin partida | por no presentarse
hear-result-because = porque | motivo | razón | debido a
hear-result-beside = por favor | por cierto | bueno | pues | entonces | y | vale | al final | finalmente | resultado |
    hoy | el | la | los | las

# Numbers from which the others to 299 are made. More of them are in hear.ftl.

hear-number-1 = uno | un
hear-number-2 = dos
hear-number-3 = tres
hear-number-4 = cuatro
hear-number-5 = cinco
hear-number-6 = seis
hear-number-7 = siete
hear-number-8 = ocho
hear-number-11 = once
hear-number-13 = trece
hear-number-14 = catorce
hear-number-16 = dieciséis
hear-number-17 = diecisiete
hear-number-18 = dieciocho
hear-number-19 = diecinueve
hear-number-21 = veintiuno | veintiún | veintiuna
hear-number-22 = veintidós
hear-number-23 = veintitrés
hear-number-24 = veinticuatro
hear-number-26 = veintiséis
hear-number-27 = veintisiete
hear-number-28 = veintiocho
hear-number-29 = veintinueve
hear-number-70 = setenta | setenta y
hear-number-80 = ochenta | ochenta y
hear-number-200 = doscientos | doscientas
