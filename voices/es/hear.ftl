# Lo que se dice y se teclea además de las palabras con las que habla esta voz.
# Cada línea es una lista; entre dos entradas hay una barra. No importan mayúsculas ni acentos.

# En las jugadas.

hear-takes = me como tu | me como su | me como la | me como el | y me como tu |
    toma | tomo | come | como | captura | capturo | por | se come | me como | me como el | se come el | se come al |
    come al | toma al | captura al | comiendo | tomando | capturando | mata | gana la | zampa | captura el | toma el | come el |
    como el | tomo el | captura en | cambio en | cambia en | cambio | cambia | recapturo | recaptura | retomo | retoma | elimino |
    elimina | mato | zampo | zampa el | gano | cojo | coge | cazo | caza | pillo | pilla | tomamos | comemos | tomo en | toma en |
    como en | come en | capturo en | capturo el | capturo al | mata al | gana el | x | capture | tome | coma | quita | quito |
    se zampa | me zampo | me como la | se come la | come la | toma la | captura la | como a | tomo la | tomo su | tomo tu |
    como su | como tu | capturo su | capturo tu | toma su | toma tu | come su | come tu | captura su | captura tu | lo tomo |
    la tomo | lo como | la como | lo toma | la toma | me lo como | me la como | lo capturo | la capturo | cambiamos en | cambiamos |
    agarra | agarra el | agarra la | agarra al | agarro | agarro el | agarro la | agarro al |
    voy a por | vamos a por |
    salta sobre | salta por encima de | salto sobre | salto por encima de |
    se come tu | se come su | zampa tu | zampa su | te como tu | te como su | te como el | te como la | te robo tu | te robo su | te robo el | te robo la | robo tu | robo su | robo el | robo la
hear-taking = tomar | comer | capturar | cambiar | matar | recapturar | retomar | coger | ganar
hear-becomes = convierto el peón en | convierto el peón en una | transformo el peón en | corono el peón en |
    corona | corono | se convierte en | promociona a | promoción a | igual a | igual | pasa a ser | y corona |
    coronando | promoción | promocionando a | promociono a | y promociona a | y se convierte en | se convierte en una |
    se convierte en un | se transforma en | y se transforma en | pide | pido | y pide | y pido | igual a una |
    se promociona a | y corono | corona en | subpromoción a | nueva | y se corona | se corona | y se corona dama | coronar |
    y corona una | corono una | corona una | y corono una | coronando una | y quiero una | quiero una | y elijo | elijo una |
    y elijo una | y pido una | pido una | pedir | convirtiéndose en | y se vuelve | se vuelve | y se hace | se hace |
    hace una | hago una | y promociono a | promocionar a | promueve a | promuevo a | y promueve a | convierto en |
    lo convierto en | con promoción a | nuevo | sub promoción a | y nueva | y se convierte | coronar una | coronación en |
    coronación a | promoción en |
    coronación |
    subpromoción
hear-check = jaque | con jaque | y jaque | dando jaque | da jaque | y da jaque | jaque al rey | y hace jaque | con jaque al rey |
    doy jaque | y doy jaque | hace jaque | es jaque | y es jaque | dando jaque al rey
hear-double-check = jaque doble | doble jaque
hear-mate = mate | jaque mate | y mate | jaque y mate | y jaque mate | y es mate | con mate | y da mate | es mate |
    es jaque mate | y es jaque mate | dando mate | da mate | doy mate | y doy mate | con jaque mate | hace mate | mate del pasillo
hear-en-passant = al paso | en passant | a p | e p | ep | captura al paso | toma al paso | come al paso | tomo al paso |
    como al paso | captura en passant | peón al paso | tomar al paso | comer al paso | capturo al paso | capturar al paso | ap |
    an passant | en pasant | enpassant | tomando al paso | peón de paso
hear-castles = enroque | enroco | me enroco | enrocar | hago enroque | hago el enroque | me enroque | enrocarme |
    quiero enrocar | quisiera hacer el enroque | hacer el enroque | hacer enroque | el enroque | me quiero enrocar |
    quiero enrocarme | enroque por favor | haz el enroque | enroquemos | enrócate | enroca | realizo el enroque | enrocamos |
    nos enrocamos |
    voy a enrocar | voy a enrocarme | vamos a enrocar | enrocan |
    voy a enrocarme ya | me enroco ya
hear-castles-short = enroque corto | enroque pequeño | enroque en el flanco de rey | el enroque corto | corto | me enroco corto |
    me enroco en corto | enroco corto | enroco en corto | enroque de rey | enroque por el lado corto | enroque en corto |
    enroque en el flanco del rey | enroque en el lado de rey | enroque del lado del rey | me enroco en el flanco de rey |
    enrocar corto | enroque por el flanco de rey | enroque por el flanco del rey | enroque flanco de rey |
    enroque por el lado de rey | enroque por el lado del rey | hago el enroque corto | hacer el enroque corto |
    haz el enroque corto | enroque al flanco de rey | enroque en el lado del rey | me enroco por el flanco de rey | flanco de rey |
    lado corto | enroque chico | enroque rey | enrocarme corto | enroca corto |
    enroque del lado de rey | dos ceros |
    hago un enroque corto | un enroque corto | haz un enroque corto |
    enroco por el flanco de rey | enrocan corto
hear-castles-long = enroque largo | enroque grande | enroque en el flanco de dama | el enroque largo | largo | me enroco largo |
    me enroco en largo | enroco largo | enroco en largo | enroque de dama | enroque por el lado largo | enroque en largo |
    enroque en el flanco de la dama | enroque en el lado de dama | enroque del lado de la dama | me enroco en el flanco de dama |
    enrocar largo | enroque por el flanco de dama | enroque por el flanco de la dama | enroque flanco de dama |
    enroque por el lado de dama | enroque por el lado de la dama | hago el enroque largo | hacer el enroque largo |
    haz el enroque largo | quisiera hacer el enroque largo | enroque al flanco de dama | enroque en el lado de la dama |
    me enroco por el flanco de dama | flanco de dama | lado largo | enroque dama | enrocarme largo | enroca largo |
    enroque del lado de dama | tres ceros |
    hago un enroque largo | un enroque largo | haz un enroque largo |
    enroco por el flanco de dama | enrocan largo
hear-short = corto | pequeño
hear-long = largo | grande
hear-from = desde | de | del | desde la | desde el |
    que está en | que se encuentra en |
    el de | la de | los de | las de
hear-to = hacia | en | a | al | hasta | a la casilla |
    clava en |
    a la
hear-nought = cero | o
hear-fillers = como siempre | de costumbre | si no le importa | si no te importa | por ahora | de momento | por seguridad | para mí | también | igual | enseguida | a eso | contra eso | respondo | respondo con | mi respuesta es | es hora de | déjame | déjeme | lo clavo con | me decido por | el gambito | reacciono con | reacciono en el centro con | hoy | le doy aire al rey con | traigo |
    esta vez |
    bueno pues |
    por favor | juego | muevo | mi | el | la | los | las | fila | guion | entonces | va | y | de las | quiero |
    quiero jugar | quiero mover | jugar | mover | me gustaría | me gustaría jugar | voy a jugar | voy a mover | voy |
    voy con | mi jugada es | mi jugada | avanzo | avanza | avanzar | empujo | empuja | pongo | pon | poner | coloco |
    coloca | saco | saca | llevo | lleva | salto | salta | desarrollo | desarrolla | juega | mueve | paso | vuelve | vuelvo |
    regresa | ir | se | una | hago | de nuevo | quisiera | quisiera jugar | quisiera mover | quisiera hacer | porfa |
    por fa | adelanto | adelanta | adelantar | jugamos | juguemos | retira | se retira | retiro | me retiro | retirar |
    retrocede | retrocedo | retroceder | cubro | cubrir | tapo | bloqueo | bloquea | interpongo | llevar | sacar |
    desarrollar | saltar | jugaré | moveré | haré | hacer | vamos | vamos con | venga | vale | ok | pues | ahora |
    simplemente | este | esta | ese | esa | mis | quiero decir | digo | elijo | escojo | me refiero al | me refiero a |
    me refiero | prefiero | desplazo | desplaza | desplazar | traslado | traslada | subo | corro | corre | meto | mete |
    planto | planta | respondo | respondo con | contesto | contesto con | respuesta | adelante | hacia adelante |
    ir a | vete | mueva | juegue | ponga | lleve | avance | saque | coloque | jugada |
    movimiento | mi movimiento es | mi turno | haz | haga | querría | querría jugar | deseo | deseo jugar |
    me gustaría mover | voy a poner | recto | directo | cambio el | regreso | regresar | volver | huyo | huye | escapa |
    escapo | en la casilla | de la casilla | apoyo con | activo | gracias | sacrifico | sacrificio | ruptura | rompo con |
    muevo mi | moviendo | jugando | perfecto | bajo | llega | llevamos | movemos | situar | sitúo |
    el centro | al centro | de la esquina | a la esquina | jugadita | ruptura central | mate del pastor |
    doy aire al rey con | empiezo con | empiezo por | abro con | al borde | sube | tranquilo | tranquilamente |
    ataco con | creo que | creo que juego | pienso que | creo |
    lo llevo | la llevo |
    eh | em |
    otro | otra | el otro | la otra | mi otro | mi otra |
    mmm | este |
    ehm | ah | oh | a ver | o sea | dale | ándale | órale | che | yo | yo juego | será | comienzo con |
    comienzo por |
    ay | uy |
    ha | je | digamos | listo | salgo con | mi primera jugada es | mi próxima jugada es | juégame |
    puedes jugar | podrías jugar | he decidido jugar | me decido por | al final juego | al final | pues nada |
    viene | siciliana | defensa siciliana | vamos a jugar | vamos a mover |
    intento | pruebo | voy a hacer | si es tan amable | para empezar | de acuerdo | nos vamos a | para mí |
    ya mismo | tranquila | a salvo | pongo el rey a salvo | pongo mi rey a salvo | mi elección es |
    hala | hala pues | la francesa | defensa francesa | caro kann | la caro kann | la escandinava | escandinava |
    defensa escandinava | gambito de rey | gambito de dama | gambito del rey | gambito de la dama | la española |
    apertura española | la italiana | apertura italiana | la inglesa | apertura inglesa | la escocesa |
    apertura escocesa | la reti | la pirc | la holandesa | la india de rey | la nimzoindia | la vienesa | la eslava |
    la siciliana | la petrov | la philidor | sistema londres | sale a | sale |
    sobre | por encima de | y cae en |
    empezar con | comenzar con | solo | sólo | y para en | y termina en | brinca | brinca a |
    yo también | gambito evans | el gambito evans | gambito volga | la benoni | la grünfeld | la catalana | defensa alekhine | partida vienesa | partida española | partida italiana | partida escocesa |
    que sea | tranquilito | tranquilita | preparo con | empujoncito | hasta arriba | hasta arriba a | jugadita tranquila
hear-putting = pongo | pon | poner | coloco | coloca | ponga | coloque | meto | mete | planto | planta | situar | sitúo |
    voy a poner
hear-sighs = se
hear-back = de vuelta |
    atrás | hacia atrás
hear-forward = avanza | empuja | adelante
hear-one-square = una casilla | una casilla adelante | una casilla hacia adelante | un paso | un paso adelante | una sola casilla
hear-two-squares = dos casillas | dos casillas adelante | dos casillas hacia adelante | dos pasos | dos pasos adelante |
    dos casillas más
hear-in-front = delante de | delante del | delante de la | delante de mi | frente al | frente a la | que está delante del | que está delante de la | enfrente del
hear-left = de la izquierda | izquierdo | izquierda
hear-right = de la derecha | derecha
hear-upper = de arriba | superior
hear-lower = de abajo | inferior
hear-light-squared = de casillas blancas | de casilla blanca
hear-dark-squared = de casillas negras | de casilla negra
hear-asking = es caballo | es el caballo | es alfil | es el alfil | es torre | es la torre | es dama | es la dama | es rey | es el rey | es peón | es el peón |
    es | era | fue | eso es | esto es | esa es | ese es | hay | la jugada | teníamos | tenía |
    él | tomó | capturó | comió | enrocó | jugó | movió |
    está | él juega | ella juega | después |
    cómo |
    dame | va a comer | va a tomar | va a capturar | va a jugar | va a mover | va a enrocar | vas a comer |
    vas a tomar | vas a capturar | vas a jugar | vas a mover | vas a enrocar |
    a la una | a la dos | a la tres | a la cuatro | a la cinco | a la seis | a la siete | a la ocho |
    juegan | se juega | se jugó | se juegan | enrocan | enrocan corto | enrocan largo | jugaron | movieron |
    enrocaron | que juegue | que jueguen | que mueva | que enroque
hear-asking-first = hasta | entre |
    se mueve | se enroca | se come | se toma | se captura | se lleva | se pone | se avanza | se coloca | se empuja |
    se saca |
    jugará | jugaría |
    hacen | hace
hear-judging = bueno | bien | fuerte
hear-either = o | u | o bien | o quizás | no | mejor
hear-whose = mi | un | una | nuestro | nuestra | tu | su | vuestro | vuestra
hear-whose-the = el | la
hear-stands = en | sobre
hear-stands-is = está en | sigue en | estaba en | se encuentra en | ya en | todavía en | es | está
hear-choosing = la que está | el que está | que está | está | la que | el que | situada | situado | claro |
    claro que | por supuesto | naturalmente | evidentemente | quiero decir | me refiero a | me refiero al | es |
    sería | aquella | aquel
hear-naming = casilla | columna
hear-king = rey | reyes |
    es rey | es el rey
hear-queen = dama | damas | reina | reinas | la dama | la reina | reyna |
    es dama | es la dama
hear-rook = torre | torres | la torre | roque |
    es torre | es la torre |
    una de mis torres
hear-bishop = alfil | alfiles | arfil | el alfil | alfi | obispo |
    es alfil | es el alfil
hear-knight = caballo | caballos | caballito | el caballo | jaco | corcel | yegua | potro | el jamelgo |
    cab |
    cabayo | es caballo | es el caballo |
    cavalo | cavallo | callo |
    uno de mis caballos
hear-pawn = peón | peones | peoncito | un peón | el peón | peoncillo | pion |
    es peón | es el peón
hear-with = con | con el | con la | con mi | con un | con una | usando el | usando la
hear-by-king = de rey
hear-by-queen = de dama
hear-by-rook = de torre
hear-by-bishop = de alfil
hear-by-knight = de caballo
hear-by-pawn = de peón
hear-kings-rook = torre de rey | torre del rey | torre rey |
    la torre de rey | la torre del rey | la torre rey
hear-kings-bishop = alfil de rey | alfil del rey | alfil rey |
    el alfil de rey | el alfil del rey | el alfil rey
hear-kings-knight = caballo de rey | caballo del rey | caballo rey |
    el caballo de rey | el caballo del rey | el caballo rey
hear-kings-pawn = peón de rey | peón del rey | peón rey |
    el peón de rey | el peón del rey
hear-queens-rook = torre de dama | torre de la dama | torre dama |
    la torre de dama | la torre de la dama | la torre dama
hear-queens-bishop = alfil de dama | alfil de la dama | alfil dama |
    el alfil de dama | el alfil de la dama | el alfil dama
hear-queens-knight = caballo de dama | caballo de la dama | caballo dama |
    el caballo de dama | el caballo de la dama | el caballo dama
hear-queens-pawn = peón de dama | peón de la dama | peón dama |
    el peón de dama | el peón de la dama
hear-pawn-letters = P
hear-remark = clavando | contra | y clavo |
    atacando | amenazando | con idea | con la idea | con amenaza | con la amenaza | que ataca | que amenaza |
    y ataco | y amenazo | porque | con ataque | defendiendo | preparando | con tiempo | con tempo | para atacar |
    para defender | para amenazar | para evitar | para impedir | para apoyar | para abrir |
    te toca | tu turno | le toca |
    para ganar | para echar | para preparar | para controlar | para desarrollar | para proteger | para clavar |
    para molestar | para reforzar | para consolidar | para bloquear | para liberar | para activar | para sacar |
    para cambiar | para forzar | para ocupar | para expulsar | para recuperar | para dar | para hacer | para poner |
    para crear | para parar | para doblar | para empujar | para cerrar | para mantener | para responder | para enrocar |
    para incomodar | para asegurar | para tomar | tomo el centro | y tomo el centro | tomo espacio |
    tomo la iniciativa | y clavo
hear-cry = zas | pum | bum | paf | ñam | ñam ñam | yupi | viva | hurra | olé | ole |
    tachán | jaja | ja ja | je je | hala | hale hop | ale hop | venga ya | cambio | cambio y corto |
    veamos | mira | allá va | ahí va | ahí tienes | vamos allá | salud |
    hola | buenas | buenos días | buenas tardes
hear-spelt-as = de | como | como en
hear-draw-offered = tablas | y tablas | ofrezco tablas | y ofrezco tablas | y oferta de tablas | con oferta de tablas |
    propongo tablas | y propongo tablas | oferta de tablas | y te ofrezco tablas | te ofrezco tablas | ofreciendo tablas |
    con tablas | propuesta de tablas | y propuesta de tablas | ofertando tablas |
    ofrece tablas | y ofrece tablas | propone tablas
hear-white = blancas | blancos | blanco | blanca
hear-black = negras | negros | negro | negra

hear-file-a = a | ana | anna |
    antonio
hear-file-b = be | ve | bé | bella |
    uve |
    barcelona
hear-file-c = ce | se | cé |
    carmen
hear-file-d = de |
    dolores
hear-file-e = e |
    enrique
hear-file-f = efe | félix |
    francia
hear-file-g = ge | gue | gé | gustavo |
    gerona
hear-file-h = hache | ache |
    historia
hear-rank-1 = uno | un | de la primera fila | en la primera fila | primera fila | de primera fila
hear-rank-2 = dos | de la segunda fila | en la segunda fila | segunda fila | de segunda fila
hear-rank-3 = tres | de la tercera fila | en la tercera fila | tercera fila | de tercera fila
hear-rank-4 = cuatro | de la cuarta fila | en la cuarta fila | cuarta fila | de cuarta fila
hear-rank-5 = cinco | de la quinta fila | en la quinta fila | quinta fila | de quinta fila
hear-rank-6 = seis | de la sexta fila | en la sexta fila | sexta fila | de sexta fila
hear-rank-7 = siete | de la séptima fila | en la séptima fila | séptima fila | de séptima fila
hear-rank-8 = ocho | de la octava fila | en la octava fila | octava fila | de octava fila

# En las respuestas.

hear-ordinal-1 = primero | primera | el primero | la primera
hear-ordinal-2 = segundo | segunda | el segundo | la segunda
hear-ordinal-3 = tercero | tercera | el tercero | la tercera
hear-ordinal-4 = cuarto | cuarta | el cuarto | la cuarta
hear-ordinal-5 = quinto | quinta | el quinto | la quinta
hear-ordinal-6 = sexto | sexta | el sexto | la sexta
hear-ordinal-7 = séptimo | séptima | el séptimo | la séptima
hear-ordinal-8 = octavo | octava | el octavo | la octava

hear-reply-yes = sí
hear-reply-agree = claro | de acuerdo | por supuesto | vale | correcto | confirmo | desde luego | exacto |
    seguro |
    por qué no |
    hecho | trato hecho |
    cómo no | sin duda | encantado | encantada | aceptadas | aceptada | me parece bien | las tomo | tomo las | tomo la | con gusto | adelante | que sean | que sea | está bien
hear-reply-begin = empezar | empezamos | empecemos | empieza | comenzar | comenzamos | comencemos | comienza |
    adelante | vamos | listo | lista | estoy listo | estoy lista | estamos listos | juguemos
hear-reply-usual = últimas | actuales | habituales | vigentes | fide | por defecto |
    más recientes | las más recientes | más nuevas | las más nuevas | nuevas
hear-reply-accept = acepto | yo acepto | acepto la | acepto las | acepto tu | acepto su | acepto tus | acepto sus | acepto el |
    acepto encantado | acepto encantada | estoy de acuerdo | estoy conforme | acepto con gusto
hear-reply-draw = tablas | empate
hear-reply-wish = quiero
hear-reply-no = ni en sueños | desde luego que no | rechazadas | rechazada | nada de | claro que no | rechazo | ni hablar | qué va | de ninguna manera | cambiado de idea | olvídalo |
    prefiero seguir | prefiero continuar | prefiero jugar
hear-reply-not = nada de ejercicios | ningún | ninguna |
    no | tampoco |
    nunca | jamás |
    ningún | ninguna
hear-mood-asks = eran tablas | fueron tablas | quería tablas | él quería | ella quería | él ofreció | me ofreció | le ofrecí | podría ofrecer | podría abandonar | podría pedir | habría que | hay que ofrecer | hay que abandonar | antes | ayer | la última vez | acabo de | para qué sirve | si juego | si muevo | si como | si comes | si enroco | si tomo | si capturo | y si | conviene | debo | debería | hace falta | es buena idea | me pregunto | crees que | piensas que | te parece que | según tú | ha | he hecho | hubo | era | fue | debo | debería | tengo que | por qué |
    cuándo | quién | quiénes | acaso | has | hemos | cuál fue | dónde estuvo | significa | qué significa |
    qué pasa |
    habrías | te habrías | se habría | habría usted | usted habría | abandonarías | abandonaría usted | te rendirías |
    hubieras |
    qué idioma |
    repite la jugada deshecha | recupera la jugada deshecha | vuelve a hacer la jugada |
    cambio de damas | el cambio de damas | cambio de reinas |
    fue | fueron | se ofrecieron | se ofreció | ha sido | es fuerte | es difícil | es español | es inglés | quién | alguien dijo | odio | no más alto | no más bajo | no más rápido | no más despacio | no más lento | no más fuerte | no más difícil | no más fácil
hear-mood-begs = puedes | podrías | quieres | por favor
hear-mood-plain = cómo se llama | cómo dice
hear-mood-centre = qué hay en el centro | qué hay en el medio | qué hay en medio | lee el centro | el centro | quién domina el centro | quién controla el centro
hear-mood-how = cómo
hear-mood-key-does = qué hace | qué hace la tecla | para qué sirve | para qué sirve la tecla | para qué es
hear-mood-keys = qué tecla | qué teclas | cuál es la tecla para | cuál es la tecla que | con qué tecla | en qué tecla | cuál es el atajo para | qué botón | qué tecla sirve para | qué tecla hay que pulsar para | qué tecla pulso para | con qué teclas |
    qué tecla aprieto para | qué pulso para | qué tecla es para | qué tecla tengo que pulsar para
hear-mood-laws = cuánto vale | qué es un | qué es una | qué es el | qué significa | cómo funciona | cuándo se puede | cuándo puedo | puede un | explica la regla | qué es la regla |
    cuánto valen | qué valor tiene | qué es enrocar | qué es coronar | qué es la captura al paso | qué es comer al paso | qué es la promoción | qué son las tablas | puede una | puede el rey | puede el peón | puede el alfil | puede el caballo | puede la torre | puede la dama | pueden los peones | un peón puede | el peón puede | el rey puede | cómo se mueve | cómo se mueven | cómo mueve | cómo mueven | cómo captura | cómo come | cómo avanza | cómo salta | cuándo es | cuándo hay | cuáles son las reglas | cuál es la regla | explica el enroque | explícame el enroque |
    lee las reglas | léeme las reglas | dónde están las reglas | explica las reglas | explícame las reglas | enséñame las reglas | las reglas del juego |
    cómo se gana | cómo gano | cómo puedo ganar | cómo se come al paso |
    qué es al paso | qué es el al paso |
    regla del | regla de la | reglas del | reglas de la | explica la promoción | explícame la promoción |
    explica la coronación | explica el ahogado | explica la captura al paso |
    reglas de las | reglas de los | la dama vuela | vuelan las damas | vuela la dama | qué variante | qué variantes |
    cuándo son
hear-mood-may = puedo | se puede | se podría | es posible | está permitido | tengo derecho a | puedo yo | me está permitido
hear-mood-we = podemos | podríamos
hear-mood-doubts = mmm | ehm | hmm
hear-mood-drops = olvídalo | olvídelo | no mejor no | mejor no | borra eso | tacha eso | cancela eso | déjalo | no eso no
hear-mood-apart = en cuenta | en consideración | bajo control | como objetivo | en serio
hear-mood-objects = tablas | empate | oferta | jugada | jugadas | turno | tiempo | propuesta | partida
hear-mood-states = es | son | hace | lleva a | lleva a las | da | da lugar a | tú | usted | sería | serían | conduce a | acaba en | termina en
hear-mood-done = tomado | comido | capturado | enrocado | enroqué | me enroqué | tomé | comí | capturé
hear-mood-tells = juego mal | mal | di | enseguida | toma él | captura él | come él | toma ella | captura ella | come ella | mueve él | juega él | diga | propongo | te propongo | le propongo | sugiero | recomiendo | te recomiendo | le recomiendo | aconsejo | mi propuesta es | mi sugerencia es | qué te parece | qué le parece | qué opinas | qué opina | qué dices | qué dice | qué me dices | deja que | deje que | dejemos que | déjalo jugar | déjala jugar | déjelo jugar | veamos | mira | miremos
hear-mood-others = ofreció | él | ella | mi rival | el rival | rival | contrario | alguien | ha
hear-mood-more = más | di más | dime más | cuéntame más | el resto | dime el resto | di el resto | y más | y el resto | aún más | quiero más | quiero oír más | cuenta más | un poco más
hear-mood-runs = arrancar | arranca | reanudar | reanuda | iniciar | inicia | marcha | continúa | continuar
hear-mood-stops = para | parar | paro | detén | detener
hear-mood-trades = cambio | cambios | cambia | cambiar | cambiamos | intercambio | intercambiar | canje |
    elimina | elimino | quita | quito | mata | mato |
    a comer | a tomar | a capturar
hear-rule-value = vale | valen | valor | puntos
hear-rule-stalemate = ahogado | rey ahogado | ahogar
hear-rule-fifty-moves = cincuenta | 50
hear-rule-repetition = repetición | triple repetición | repetir la posición
hear-rule-draw = tablas | empate
hear-rule-en-passant = al paso | captura al paso | comer al paso
hear-rule-castling = enroque | enrocar | enrocarse | enroca |
    enroco | enrocas
hear-rule-promotion = coronación | coronar | corona | promoción | promocionar | promociona | última fila
hear-rule-mate = mate | jaque mate | gana | ganar | se gana | pierde | perder
hear-rule-check = jaque | en jaque
hear-rule-rules = reglas | regla |
    variante | variantes
hear-reply-unsure = probablemente | ah sí | pero | tal vez | quizás | quizá | espera | espere | o |
    un momento | un minuto | aguarda | aguarde | déjame pensar | déjeme pensar | ya veremos | más tarde | listo ya
hear-sides-both = ambos | los dos | las dos | ambas | nosotros dos | los dos jugadores |
    los dos bandos | ambos bandos | ambos jugadores | los dos lados | ambos lados
hear-sides-nobody = nadie | ninguno | ninguna
hear-number-0 = cero | sin reloj |
    ningún reloj
hear-number-9 = nueve
hear-number-10 = diez
hear-number-12 = doce
hear-number-15 = quince
hear-number-20 = veinte
hear-number-25 = veinticinco
hear-number-30 = treinta | treinta y
hear-number-40 = cuarenta | cuarenta y
hear-number-45 = cuarenta y cinco
hear-number-50 = cincuenta | cincuenta y
hear-number-60 = sesenta | sesenta y
hear-number-75 = setenta y cinco
hear-number-90 = noventa | noventa y
hear-number-100 = cien | ciento
hear-number-120 = ciento veinte
hear-minutes-15 = un cuarto de hora
hear-minutes-30 = media hora
hear-minutes-45 = tres cuartos de hora
hear-minutes-60 = una hora
hear-minutes-90 = una hora y media
hear-minutes-120 = dos horas

# Palabras de un sí. Cada una asiente, es cortés o dice lo que se preguntó: con una de más no es un sí.
# Bajo la clase de la pregunta, lo que lo dice por sí solo: «me rindo».

hear-asked-beside = oh | ah | pues | bueno | entonces | y | también | eso | esto | lo | la | las | los | el | un | una |
    de | con | en | a | por mí | tu | su | me | nos | yo | es | son | sea | sean | estoy | quiero | quisiera |
    querría | me gustaría | bien | muy | mucho | perfecto | genial | gracias | muchas | por favor | ahora | amigo |
    oferta | propuesta | contento | contenta | venga | annabella
hear-asked-delete = borrar | bórrala | borra | bórralo | eliminar | elimínala | quitar | quítala | reemplazar |
    sobrescribir | borra la partida
hear-asked-draw = quiero tablas | quiero las tablas | bueno tablas | pues tablas | que sean tablas | hagamos tablas | entonces tablas |
    las tomo | las acepto | tomo las tablas | me las quedo
hear-asked-leave = salir | salgo | dejarlo | parar | terminar | salgamos | acabar | salir del ejercicio
hear-asked-meant = eso quise decir | es lo que quise decir | eso quería decir | ese | esa | ese mismo | exactamente eso |
    eso mismo
hear-asked-new = cerrarla | abandonarla | abandónala | abandonar | una partida nueva | partida nueva | una nueva |
    otra partida | empezar otra | empezar una nueva | empezar de nuevo | nueva partida | una nueva partida |
    empecemos de nuevo | empezamos de nuevo | volver a empezar | volvamos a empezar | de nuevo | empecemos otra
hear-asked-resign = me rindo | rendirme | abandono | he perdido | perdí | abandonar
hear-asked-resume = continuar | continuamos | continuemos | seguir | seguimos | sigamos | reanudar
hear-asked-wonders = es la tercera | es esta la | es esta | se ha repetido la | se ha repetido esta | se ha repetido tres veces la | se ha repetido tres veces esta | se ha dado | se repitió la | se repitió esta | se repitió tres veces la | ha salido | ha ocurrido | ha aparecido | hemos tenido | hubo | cuántas veces | si la posición

# Palabras de una respuesta. Todas deben ser conocidas: con una de más no es una respuesta.

hear-answer-beside = por favor | porfa | porfavor | gracias | vale | bueno | bien | pues | entonces | sí | ok |
    perdón | perdona | quiero | querría | quisiera | me gustaría | prefiero | elijo | escojo | tomo | cojo | juego |
    jugaré | voy a jugar | jugar | tomar | tener | llevar | llevo | llevaré | seré | soy | yo | jugamos | jugaremos |
    juguemos | digamos | ponga | pon | pongamos | dame | deme | denos | que sea | sea | es | con | el | la | los |
    las | lo | al | de | del | para mí | para nosotros | mejor | me quedo con | quizá | quizás | tal vez |
    alrededor de | alrededor del | más o menos | aproximadamente | sobre | algo como | por supuesto | claro |
    probemos | por ejemplo | yo diría | diría | si puede ser
hear-answer-choice = número | opción | respuesta | elección
hear-answer-level = está bien | va bien | me va bien | vale bien | suena bien | estaría bien | basta | me sirve | nivel | fuerza | dificultad | grado | sobre diez | sobre 10
hear-answer-side = piezas | fichas | bando | color | lado | jugador | jugadora
hear-answer-touch = solo | sólo | solamente | únicamente | nada más | piezas | bando | lado | jugador | jugadora | jugadores | juega | juegan | al tacto | tacto |
    con el tacto | a ciegas | ciego | ciega | ciegos | ciegas | es ciego | es ciega | son ciegos | y |
    somos | es | son | bandos | lados | nosotros
hear-answer-laws = reglas | regla | leyes | ley | reglamento | edición | año | del año | FIDE | URSS | soviéticas |
    soviético | ajedrez |
    según | conforme a | de acuerdo con | las de | las de la | oficiales
hear-answer-clock = reloj | un reloj | partida | una partida | partidas | blitz | rápida | rápidas | cada uno |
    cada una | cada jugador | por jugador | por bando | para cada uno | para cada jugador | para los dos |
    para ambos | tiempo | ritmo | control | incremento | de incremento | bonificación | extra | por jugada |
    por movimiento | cada jugada | a cada jugada | y
hear-answer-hours = hora | horas | h
hear-answer-minutes = minuto | minutos | min | m
hear-answer-seconds = segundo | segundos | seg | s
hear-answer-plus = más
hear-answer-without = sin uno | sin ninguno | sin él | no hace falta | ninguno | sin | sin nada | nada | ninguno | sin incremento | ningún incremento | sin bonificación |
    sin añadido | sin límite | sin límites | sin límite de tiempo | sin tiempo | ilimitado | ilimitada |
    sin el reloj | sin relojes
hear-answer-indifferent = me da igual | da igual | me es igual | cualquiera | cualquiera de los dos | como quieras | como quiera | como usted quiera | lo que quieras | lo que usted quiera | elige tú | elija usted | tú eliges | a tu gusto | al azar | no importa | no me importa | indiferente | me es indiferente | lo mismo me da | el que sea
hear-answer-lowest =  el más fácil | lo más fácil | el más bajo | el más débil | mínimo | el mínimo | lo más fácil posible | muy fácil | principiante | el más sencillo |
    soy principiante | para principiantes
hear-answer-middle = medio | mediano | intermedio | el medio | en el medio | nivel medio | fuerza media | regular
hear-answer-highest =  el más difícil | lo más difícil posible | el más alto | el más fuerte | lo más fuerte posible | máximo | el máximo | muy difícil | a tope | tan fuerte como puedas
hear-answer-low = más bien fácil | bastante fácil | relativamente fácil | algo fácil | uno fácil | una fácil |
    tirando a fácil | no muy difícil | no demasiado difícil | no tan difícil | no muy fuerte | no demasiado fuerte |
    más bien flojo | bastante flojo | más bien sencillo | bastante sencillo | sencillo | flojo |
    fácil
hear-answer-high = más bien difícil | bastante difícil | difícil | algo difícil | uno difícil | una difícil |
    más bien fuerte | bastante fuerte | uno fuerte | no muy fácil | no demasiado fácil
hear-answer-lower = un poco más fácil | algo más fácil | un poco más flojo | algo más flojo | un poco menos difícil |
    menos difícil | menos fuerte | más fácil que ahora | más fácil que de costumbre | uno menos |
    más fácil
hear-answer-higher = un poco más difícil | algo más difícil | un poco más fuerte | algo más fuerte |
    más difícil que ahora | más fuerte que ahora | uno más |
    más difícil | más fuerte
hear-answer-same = el mismo | mismo | lo mismo | la misma | déjalo así | déjelo así | déjalo | así | igual que antes | como antes | como está | sin cambios | mantenlo | que se quede así | no lo cambies
hear-answer-unknown = no sé | no lo sé | no sé qué decir | no sé bien | ni idea | no tengo ni idea | no tengo idea |
    ni la menor idea | no estoy seguro | no estoy segura | no sabría decir | yo qué sé | quién sabe

# Órdenes. Las palabras de cortesía pueden estar en cualquier lugar.

hear-polite = por favor | ahora | el | la | los | las | un | una | porfa | porfavor | me | nos | todavía | realmente
hear-light = yo | me | te | él | ella | se | lo | la | los | las | el | un | una | unos | unas | le | les | nos | es |
    son | está | están | estoy | estás | estamos | era | fue | he | ha | has | de | del | a | al | en | con | y | o |
    este | esta | esto | eso | esa | ese | ya | puede | puedes | puedo | podría | va | van |
    vos | sos | acá | allá | ahí | hay | cuál | cómo | tenés | querés | ellos | ellas | que
hear-telling = no | sin | nunca | nadie | ningún | ninguna | mi | mis | tu | tus | su | sus | rival | contrario |
    oponente | enemigo | enemiga | computadora | ordenador | ayer | mañana | nuevo | nueva | mira | dos | tres | cuatro |
    cancela | cancelar | retira
hear-alike = fin final | partida juego | muestra enseña muéstrame enséñame mostrar | lee leer léeme |
    explica explicar explícame | guarda salva guardar salvar | abre carga abrir cargar | salir cerrar cierra sal |
    detén detener frena | habla hablar hablas | rápido veloz aprisa deprisa | lento despacio despacito |
    grande agranda grandes | pequeño chico pequeña chica pequeñas chicas | letra texto letras | color colores |
    pista sugerencia consejo ayudita pistita | sugiere recomienda aconseja sugieres recomiendas aconsejas |
    ejercicio ejercicios entrenamiento | problema problemas | error errores fallo fallos equivocación equivoqué |
    rival oponente contrario adversario contrincante enemigo enemiga contraria |
    su sus rival enemigo enemiga contrario contraria | ordenador computadora máquina programa computador compu |
    difícil duro | fácil sencillo | ventaja | defendido protegido defendida protegida | defiende protege cubre |
    indefensas colgadas colgado indefenso desprotegidas desprotegida defensa | ataca atacan atacando |
    amenaza amenazas peligro | comió capturó tomó comido capturado comiste capturaste |
    última anterior último últimas últimos | jugada movimiento jugadas movimientos |
    jugó movió jugaste moviste jugaron movieron | mover jugar | muevo juego |
    toda completa entera todo completo entero | manual guía instrucciones |
    ajustes configuración opciones preferencias | biblioteca colección | micrófono micro | árbitro juez |
    ilegal antirreglamentaria prohibida inválida | comentario nota anotación anotar | cambia cambiar modifica |
    nivel dificultad | gira voltea rota girar | deshacer deshaz anula anular retroceder retrocede |
    prende enciende activa | apaga desactiva | corto corta cortos cortas breve | partida partido |
    armar montar poner colocar | disminuye baja reduce | aumenta sube |
    piezas fichas figuras pieza ficha | blancas blanca blanco blancos | negras negra negro negros |
    jugada movimiento movida jugadas movimientos movidas | decime dime dígame contame cuéntame |
    mostrame muéstrame enséñame | volvé vuelve regresa volver regresar | querés quieres quiere | tenés tienes |
    podés puedes | jugá juega | pon poné coloca ponme ponlo | bájale baja bajá | subí sube súbele subir |
    hablá habla | borra borrá elimina quita saca borrar eliminar quitar | tablas empate | comer capturar tomar |
    captura capturas comida | legales permitidas posibles permitido legal posible válidas válida |
    tabla clasificación posiciones ranking | ubica ubícame localiza encuentra busca |
    guarda guardame archiva conserva | relojes reloj | entrenar practicar ejercitar entrenamiento práctica |
    torneo campeonato | protegida cubierta defendida cubre | amenazada atacada atacado amenazado | oscuro negro |
    modo tema esquema | volumen sonido | inscribir apuntar añadir agregar | emparejamientos pareos parejas |
    apertura abertura | siguiente próximo próxima | crítico decisivo | contestó respondió | instrucciones manual |
    acabó terminó agotó | perdí perdido | jugador participante | orientación perspectiva | equivoqué confundí
hear-sought = por | me | nos | de | del | las | los | la | el | partidas | partida | jugadas | año | en | biblioteca |
    con | todas | algunas | jugador | jugada | favor | donde
hear-list-next = siguiente | el siguiente | la siguiente | más abajo | abajo | baja | el próximo | la próxima | adelante
hear-list-previous = anterior | el anterior | la anterior | más arriba | arriba | sube | el de antes | la de antes
hear-list-first = primero | primera | el primero | la primera | al principio | principio | arriba del todo
hear-list-last = último | última | el último | la última | al final | final | abajo del todo
hear-list-open = abre | abrir | ábrelo | ábrela | abre ese | abre esa | elige | elegir | escoge | ese | esa | este | esta |
    entrar
hear-list-close = atrás | vuelve | volver | cierra | cerrar | sal | salir | sácame de aquí | cierra el menú |
    cierra la lista | un nivel arriba
hear-list-again = otra vez | repite | repítelo | de nuevo | léelo otra vez | léelo de nuevo | dilo otra vez | qué era eso |
    dónde estoy
hear-join = y | luego | después | así que | por eso | porque | pero | entonces
hear-join-no = cuyo
hear-lead = a partir de ahora |
    puedes | puede | podrías | podría | quiero | quisiera | querría | me gustaría | deseo | dime | dígame |
    diga | di | decir | muéstrame | muéstreme | muestra | muestre | mostrar | enséñame | enseña | dame | deme | da |
    léeme | léame | lee | lea | leer | cuál es | cuáles son | qué es | y | pues | bueno | entonces | puedo |
    podemos | necesito | oye | hola | annabella | haz | haga | hacer | quiero saber | saber | tengo que | queremos |
    anuncia | me puedes decir | puedes decirme | puede decirme | me dices | me puedes | perdona | disculpa | disculpe |
    sabes | me gustaría saber | me gustaría oír | quisiera saber | podrías decirme | indícame | recuérdame | dinos |
    un poco | un poquito | ay no | un momento | espera | espere | a ver | sería tan amable de |
    sería tan amable de decirme | déjame | déjeme | oiga | venga | tendría la bondad de | tendría la bondad de decirme |
    podemos hacerlo | hay que | estoy tratando de | se puede | podríamos | habría que | dale | ándale | órale | che |
    bueno pues | tal vez | quizás | me puede decir | quiero que | me das | me da | me muestras | ayúdame a |
    hazme el favor de | inicia | empieza | comienza | abre | abra | ve a | ir a | busco | dónde encuentro |
    dónde está el | dónde está la | caramba | rayos | ayúdame con | pon | ponga | pasa a | vaya | quisiera que |
    ya | ahorita | alguien puede | alguien podría | dime por favor | quisiera que me | tienes que | debes | deberías |
    sería bueno | sería posible | creo que | pienso que | oiga usted | escucha bien | me puedes dar | me podrías |
    me podría | me hace falta | quiero que me | se me antoja | por favor dime | podrías por favor | un pelín |
    una pizca | un poquitín | quiero ver | quisiera ver | me gustaría ver | déjame ver | lo quiero |
    eh | este | mmm | mirá | porfa | recuérdeme | se me olvidó | ya no sé | ya no me acuerdo | no me acuerdo |
    podría decirme | me podrías decir | sabrías decirme | quería saber | quiero oír | quisiera oír | decime |
    contame | cuéntame | cuénteme | avísame | mostrame | haceme | hazme | hágame | haga el favor de |
    tenga la bondad de | serías tan amable de | me haces el favor de | es posible | necesito que | me gustaría que |
    vuelve a decirme | vuélveme a decir | repíteme | una pregunta | ay | uy | perdón | fíjate | léenos | checa |
    chequea | ponme | ponlo | poné | hacé |
    me podés decir | podrías leerme | puedes leerme | me puedes leer | me puedes mostrar | me podrías mostrar |
    me lees | me dice | quiero que me digas | quiero que me leas | necesito saber | necesito oír | me interesa saber |
    me pregunto | hazme saber | házmelo saber | ten la amabilidad de | me permites | me permite | permíteme |
    se puede saber | se podría | habrá manera de | hay forma de | hay manera de | ok | vale | bien | rápido |
    rapidito | listo para | vamos | nombra | nómbrame | enumera | cita | descríbeme | describe | recita | canta |
    cantame | desearía | me encantaría | tenemos que | debería | deberíamos | prueba a |
    me he perdido | me perdí | estoy perdido | estoy perdida | estoy un poco perdido | estoy un poco perdida |
    he perdido el hilo | perdí el hilo | estoy confundido | estoy confundida | no te he entendido | no he entendido |
    no lo he entendido | no entendí | no te he oído | no he oído bien | no estoy seguro | no estoy segura |
    me podrías decir por favor | podrías leerme por favor | puedes explicarme | podrías explicarme | me explicas |
    me gustaría tener | perdone | perdone usted | perdóname | disculpa pero | perdona pero | lo siento | lo lamento |
    gracias | muchas gracias | muy bien | estupendo | perfecto | genial | ay dios | si no es molestia |
    si puede ser | si es posible | quiero solo | solo quiero | solo quería | quería | quería solo | voy a |
    estoy listo para | te importaría | le importaría | serías tan amable de decirme | me harías el favor de |
    hazme el favor | por favor quiero | podría usted | puede usted | me podría usted decir |
    reclamo tablas | reclamo las tablas | quiero reclamar tablas |
    querrías | querría usted | querrías leerme | querrías decirme | puedes mirar | mira a ver
hear-tail = a partir de ahora |
    gracias | para mí | annabella | en voz alta | aquí | entonces | pues | porfa | por favor | ya |
    para nosotros | enseguida | si puedes | si es posible | de inmediato | un momento | un minuto | conmigo |
    en el tablero | mejor | más bien | un rato | por ahora | pues sí | nomás | ahorita | en esta partida |
    en esta posición | en este momento | actualmente | en la pantalla | tantito | un poquito | hasta ahora |
    porfis | muchas gracias | si puede | si no es molestia | si se puede | si eres tan amable |
    de una vez | a mí | eh | che | amigo | compadre | todavía |
    por fa | se lo ruego | te lo pido | si eres amable | si no te importa | cuando puedas | rápido | rapidito |
    ya mismo | en la partida | aún | exactamente | más o menos | justo ahora | un poco | un ratito | oye |
    me dices | me puedes decir |
    que estamos jugando | que jugamos | que acabamos de jugar | que hemos jugado |
    de la partida | de nuestra partida | en nuestra partida |
    de esta partida | por mí |
    si no le importa | si puede ser | si no es mucha molestia | antes de seguir |
    gracias de antemano | te lo agradezco | se lo agradezco |
    reclamo tablas | reclamo las tablas | así que reclamo tablas | por eso reclamo tablas |
    por lo que reclamo tablas | quiero reclamar tablas
hear-command-language = habla { $voice } | idioma { $voice } | habla en { $voice } | hable { $voice } | hable en { $voice } |
    cambia a { $voice } | cambiar a { $voice } | en { $voice } | cambia idioma a { $voice } | idioma en { $voice } |
    lengua { $voice } | pon idioma { $voice } | cambiar idioma a { $voice } | { $voice } por favor | quiero { $voice } |
    pon idioma en { $voice } | pon { $voice } | cambia lengua a { $voice } | cambia idioma al { $voice } |
    hablas { $voice } | hablo { $voice } | háblame en { $voice } | pasa a { $voice } | cambia al { $voice } |
    cambiar al { $voice } | hablemos { $voice } | hablemos en { $voice } | vuelve al { $voice } | usa { $voice } |
    usa el { $voice } | { $voice } | prefiero { $voice } |
    pasa al { $voice }
hear-command-announcer = voz { $voice } | anuncia en { $voice } | anuncia jugadas en { $voice }
hear-command-form = forma { $form } | anuncia { $form }
hear-command-files = columnas { $files } |
    alfabeto { $files } | el alfabeto { $files } | di { $files }
hear-command-speaker-system = voz del sistema
hear-command-speaker-embedded = voz propia | voz incorporada

# Nombres de las opciones.

hear-language-de = alemán | alemana
hear-language-en = inglés | inglesa
hear-language-es = español | española | castellano
hear-language-fr = francés | francesa
hear-language-ru = ruso | rusa
hear-form-full = completa | completo
hear-form-short = corta | breve
hear-form-squares = casillas | solo casillas
hear-form-san = letras | notación
hear-form-uci = uci | motor
hear-files-anna = anna | anna bella | nombres
hear-files-letters = letras
hear-files-nato = otan | alfa bravo
