# Commands. The game on the board.

command-turn = decir quién juega
    .hear = quién juega | quién mueve | a quién le toca | turno | de quién es turno | a quién toca | es mi turno |
        me toca | me toca a mí | me toca jugar | te toca | te toca a ti | es tu turno | mi turno | tu turno |
        a quién le toca jugar | quién tiene turno | quién debe jugar | juegan blancas o negras | de quién es jugada |
        quién va | a quién le toca mover | tengo que jugar | debo mover | soy yo | toca a quién |
        quién tiene que jugar | juego yo | turno de quién | les toca a blancas | les toca a negras | toca a blancas |
        toca a negras | de quién es el turno | me toca mover | le toca a quién | tengo que mover | debo jugar |
        qué bando juega | es turno de blancas | es turno de negras | de qué color soy | qué color llevo |
        con qué color juego | quién tiene el turno | juegan las negras | mueven las negras | le toca a las blancas |
        le toca a las negras | juegan las blancas | yo o él | quién va ahora | debo mover yo | tengo que mover ahora |
        ya ha movido | ya ha jugado | ha movido ya | mi rival ya jugó | mi rival ya ha movido | ya movió mi rival |
        tiene que mover él | le toca a él | ya me toca | les toca a las blancas? | les toca a las negras? |
        le toca a las blancas? | le toca a las negras? | quién sigue | sigo yo | a quién esperamos | me esperas a mí |
        ya movieron las negras | ya movieron las blancas | ya jugaron las negras | ya movió | ya jugó |
        quién está jugando |
        te toca a vos o a mí | quién tira | ahorita quién tira | ya moviste | ya jugaste | tú o yo |
        yo o tú |
        todavía no me toca | es mi jugada | soy yo el que juega | sigues tú | mueven blancas o negras |
        ya puedo mover | puedo mover ya |
        me toca a mí o te toca a ti | me toca a mí o a ti | a quién le toca a ti o a mí | juego yo o juegas tú |
        ya has movido | has movido ya | ya has jugado | esperamos mi jugada o la suya | se espera mi jugada |
        me toca o te toca | quién es el que juega |
        quién de los dos juega | quién de nosotros juega | a quién de los dos le toca
command-moves = decir las dos últimas jugadas, otra vez para todas
    .hear = jugadas | jugadas hasta ahora | qué se ha jugado | lista jugadas | lista de movimientos |
        qué jugadas se han hecho | jugadas de la partida | historial | historial de jugadas | planilla | lee partida |
        leer partida | movimientos | notación | jugadas hechas | todos movimientos | repasa jugadas | qué jugadas van |
        qué jugadas hemos hecho | qué hemos jugado | qué se ha jugado hasta ahora | repasa las últimas jugadas |
        resume las jugadas | resumen de las jugadas | repite las últimas jugadas | las últimas jugadas | recapitula |
        relee las jugadas | recuérdame qué se ha jugado | recuérdame las jugadas | lee otra vez las jugadas |
        qué hemos estado jugando | cuáles fueron los últimos movimientos | los últimos movimientos | jugadas recientes |
        las jugadas recientes | los dos últimos movimientos | cuáles han sido las últimas jugadas |
        cuáles fueron las últimas jugadas | qué se jugó en las últimas jugadas |
        qué jugué yo y qué contestó él | mi última y la suya | mi jugada y su respuesta | las últimas dos jugadas
command-all-moves = decir todas las jugadas
    .hear = todas jugadas | todas las jugadas | lista de jugadas | lee todas jugadas | la lista de jugadas |
        toda partida | lee toda partida | jugadas desde principio | lee lista de jugadas | léeme todas jugadas |
        enumera jugadas | leer todas jugadas | toda la partida | lee la partida | la partida entera | lee la planilla |
        la partida completa | lista completa de jugadas | lee la partida desde el principio |
        empieza por la jugada uno | léelo todo | desde la primera jugada | todas las jugadas desde el principio |
        la partida desde el principio | la lista de movimientos | qué hemos jugado hasta ahora | recita la partida |
        recita las jugadas |
        cómo llegamos aquí | todo lo jugado | dime todo lo jugado | notación completa | repasa todas las jugadas |
        cómo ha ido la partida |
        todas las jugadas por favor | las jugadas desde el inicio | historial completo |
        cómo se ha desarrollado la partida | la notación de la partida
command-undo = deshacer la última jugada
    .hear = deshacer | deshaz | deshaz jugada | retira jugada | volver atrás | retirar | retirar la jugada |
        retira última jugada | retirar última jugada | deshacer jugada | deshaz última jugada |
        deshacer última jugada | deshaz mi jugada | retira mi jugada | retirar mi jugada | deshaz movimiento |
        deshacer movimiento | retiro jugada | retiro mi jugada | volver una jugada | vuelve atrás |
        me equivoqué | me he equivocado | error | jugada equivocada | jugada errónea | anular jugada |
        anula jugada | anula última jugada | una jugada atrás | retrocede una jugada | retira eso |
        deshaz eso | volver atrás una jugada | rectificar jugada | ups | tomar atrás | echar atrás |
        deshaz esta jugada | retirar jugada | quiero retirar mi jugada | quiero retirar jugada |
        anula mi jugada | jugada atrás | atrás jugada | rectificar | rectifico | quita jugada | borra jugada |
        no esa jugada | echa atrás | cancela jugada | vuelve atrás una jugada | devuelve jugada |
        deshaz la jugada | deshaz la última jugada | deshacer la jugada | vuelve una jugada atrás |
        me equivoqué, deshaz | deshaz mi última jugada | retirar mi última jugada |
        quiero retirar mi última jugada | espera deshacer | quiero deshacer mi jugada | retira esa jugada |
        deshacer mi jugada | anula eso | me equivoqué deshaz | volver atrás la jugada | no atrás |
        regresa la jugada | no era eso lo que quería | no quería eso | quiero recuperar mi jugada |
        devuélveme la jugada | sin querer | la he pifiado | no era eso | anula el movimiento |
        anular movimiento | me equivoqué de pieza | cometí un error | quita mi jugada |
        perdón quisiera deshacer eso | deshaz lo que jugué | deshaz lo que hice | esa la retiro |
        déjame cambiar mi jugada | cambiar mi jugada | quiero cambiar mi jugada | me confundí, la regreso |
        la regreso | regresa mi jugada | me confundí | me equivoqué de jugada | quiero otra jugada |
        quiero hacer otra jugada | déjame hacer otra | deja que la cambie | bórrala | borra mi jugada |
        quita la última jugada | echa para atrás | para atrás | echa atrás la jugada | atrás con la jugada |
        deshazla | no era esa | puse mal | se me fue el dedo | no quise mover eso |
        puedo retroceder | deshazlo | retrocede | retroceder una jugada | una atrás | un paso atrás |
        regrésame la jugada | quiero regresar mi jugada | quiero deshacer | puedo deshacer |
        cancela mi jugada | pieza equivocada | casilla equivocada | me entendiste mal | no dije eso |
        yo dije otra cosa | quise decir otra cosa | cambié de opinión | cambio de opinión | me arrepentí |
        quiero mover otra cosa | quiero mover otra pieza | fue sin querer | metí la pata | la regué | ups atrás |
        atrás |
        esa no era la jugada que quería | esa no es la jugada que quería | esa no era mi jugada | no era esa la jugada |
        no quería jugar eso | anula lo que acabo de jugar | deshaz lo que acabo de jugar | anula lo que he jugado |
        he metido la pata | retira lo que he jugado | quita lo que acabo de jugar |
        deshace | vuelve una jugada
command-forward = escuchando: la jugada siguiente
    .hear = siguiente | siguiente jugada | adelante | avanza | avanzar | una jugada adelante | próxima jugada |
        próximo movimiento | avanza una jugada | juega la siguiente jugada | una jugada más |
        jugada siguiente | siguiente jugada de la partida | avanza a la siguiente jugada |
        avanza a la siguiente jugada de la partida | avanza una jugada en la partida |
        ve a la siguiente jugada | la siguiente jugada
command-back = escuchando: una jugada atrás
    .hear = anterior | jugada anterior | atrás | retrocede | retroceder | movimiento anterior | hacia atrás |
        vuelve | una atrás | retrocede una jugada en la partida | retroceder una jugada en la partida |
        una jugada atrás en la partida | vuelve una jugada atrás en la partida | una jugada atrás |
        una jugada hacia atrás
command-to-start = escuchando: al principio
    .hear = al principio | principio | inicio | primera jugada | ir al principio | ir al inicio | comienzo |
        volver al principio | comienzo de partida | al inicio | ve al principio | primera | vuelve al principio |
        vuelve al inicio | volver al inicio | ve al principio de la partida | al principio de la partida |
        a la posición inicial
command-to-end = escuchando: al final
    .hear = al final | final | última posición | ir al final | fin de partida | posición final | ve al final |
        final de partida | ve al final de la partida | al final de la partida | cómo termina | cómo acaba |
        hasta el final
command-play-on = seguir la partida desde aquí
    .hear = jugar desde aquí | seguir jugando | seguir desde aquí | continuar desde aquí | continuar jugando | jugar a partir de aquí |
        quiero seguir jugando desde aquí | sigo yo desde aquí
command-comment = escribir o cambiar un comentario
    .hear = comentario | escribir comentario | añadir comentario | comentar | nota | anotar | anotación | escribe comentario |
        comentar esta jugada | escribe una nota sobre esta jugada | añadir un comentario |
        comenta la jugada
command-next-quality = valoración siguiente, por ejemplo «buena jugada»
    .hear = siguiente signo | valoración |
        marca esta como buena jugada
command-enter-variation = entrar en la variante
    .hear = entrar en variante | entrar variante | variante
command-leave-variation = salir de la variante
    .hear = salir de variante | línea principal | volver a línea principal | salir variante
command-tell-time = decir el tiempo, otra vez con las jugadas
    .hear = tiempo | cuánto tiempo | cuánto tiempo queda | relojes | cuánto tiempo tengo | cuánto tiempo me queda |
        cuánto tiempo tengo todavía | qué tiempo tengo | qué tiempo me queda | tiempo restante | tiempo que queda |
        mi tiempo | tiempo del rival | cuánto tiempo tiene rival | cuánto tiempo tienen blancas |
        cuánto tiempo tienen negras | cuánto me queda | qué hora es | hora | cuántos minutos |
        cuántos minutos me quedan | qué dice reloj | qué marca reloj | lee reloj | cuánto queda | cómo está reloj |
        cómo están relojes | mi reloj | cuántos minutos tengo | cuánto tiempo hay | tiempo del oponente |
        cuánto tiempo le queda al rival | cuánto tiempo hay en mi reloj | cuántos minutos quedan |
        cuánto tiempo tengo aún | cuánto tiempo me queda todavía | cuánto tiempo nos queda | tiempo que me queda |
        qué dice mi reloj | cómo va reloj | cómo van relojes | minutos restantes | cuánto tiempo tiene mi rival |
        cuánto tiempo le queda | me queda tiempo | tengo tiempo | tiempos | su reloj | reloj de las blancas |
        reloj de las negras | los dos relojes | qué dice el reloj | cuánto tiempo tenemos | mira el reloj |
        mi tiempo restante | cuántos minutos me quedan en el reloj | cuántos segundos me quedan | voy mal de tiempo |
        cómo voy de tiempo | estoy apurado de tiempo | me queda poco tiempo | los tiempos de los relojes |
        dame los tiempos | mi tiempo cómo va | cuánto tiempo tiene él | qué marca mi reloj |
        cuánto falta para que se acabe mi tiempo | reloj? | el reloj? | tengo tiempo suficiente | tengo mucho tiempo |
        tengo tiempo todavía | cuánto tiempo he gastado | cuánto tiempo llevo | cuánto he gastado |
        estoy en apuros de tiempo | quién tiene más tiempo | cuánto falta para que se me caiga la bandera |
        ya casi se me acaba el tiempo | se me acaba el tiempo | cuánto le queda | tiempo de cada uno |
        cómo ando de tiempo | qué marcan los relojes | hora del reloj | cuánto reloj me queda | me queda mucho tiempo |
        el tiempo por favor | dime la hora del reloj | cuánto me queda en el reloj | cuánto tengo en el reloj |
        cuánto tiempo falta | qué tiempo tenemos | me alcanza el tiempo | tiempo de los dos | reloj por favor |
        quién va mejor de tiempo |
        cuántas jugadas hasta el control | cuántas jugadas faltan para el control | qué ritmo | qué ritmo es | cuál es el ritmo | cuál es el incremento | de cuánto es el incremento |
        jugamos con reloj ? | hay reloj ? | se juega con reloj ? | cuánto tiempo tenemos cada uno |
        se me cayó la bandera | se me ha caído la bandera | mi bandera ha caído | mi bandera cayó | cayó mi bandera | ha caído mi bandera | se me acabó el tiempo | se me ha acabado el tiempo | se acabó mi tiempo | mi tiempo se acabó | mi tiempo se agotó | se me agotó el tiempo | no me queda tiempo | me quedé sin tiempo | me he quedado sin tiempo | me pasé de tiempo | me he pasado de tiempo | he perdido por tiempo | perdí por tiempo
command-pause = parar los relojes o ponerlos en marcha
    .hear = venga seguimos | continuamos | pausa | para reloj | parar reloj | parar relojes | para relojes |
        detener reloj | detén reloj | detener relojes | pausar | pausa partida | pausar partida |
        pausa reloj | poner en pausa | pon en pausa | poner en marcha reloj | arrancar reloj |
        reanudar reloj | poner reloj en marcha | paro reloj | pausar reloj | iniciar reloj |
        pon reloj en marcha | reanuda reloj | detén relojes | pon en marcha reloj | arranca reloj |
        inicia reloj | en pausa | haz pausa | hacer pausa | pon pausa | continúa | continuar | sigue |
        reloj en marcha | quita pausa | un descanso | descanso | espera | pare reloj | detenga reloj |
        para tiempo | continuar la partida | para el tiempo | detén el reloj | reanuda la partida |
        pon la partida en pausa | hagamos una pausa | hacer una pausa | detén la partida |
        hacemos una pausa | necesito una pausa | espera pausa | para el reloj | detén los relojes |
        congela el tiempo | reanuda el reloj | vamos a parar un momento | paremos un momento |
        un ratito | un receso | aguántame un minuto | aguanta | voy al baño |
        voy al baño, para el tiempo | congela el reloj | un momento | espera un momento |
        espérame un minuto | tiempo fuera | ponle pausa | pausa por favor | pausa el juego |
        detén el tiempo | para un momento | dame un minuto | dame un momento | aguarda un momento
command-offer-draw = ofrecer tablas
    .hear = tablas | ofrezco tablas | ofrecer tablas | oferta de tablas | propongo tablas | proponer tablas |
        propón tablas | hacemos tablas | te ofrezco tablas | le ofrezco tablas | empate | propongo empate |
        ofrezco empate | quieres tablas | quiere tablas | acordemos tablas | pido tablas | solicito tablas |
        ofrece tablas | oferta tablas | propuesta de tablas | ofrecer empate | quiero ofrecer tablas | aceptas tablas |
        acepta tablas | firmamos tablas | firmemos tablas | quiero tablas | te propongo tablas | empatamos |
        podemos hacer tablas | ofrezco tablas a mi rival | ofrecer tablas a mi rival | aceptarías tablas |
        ofrécele tablas | propongo que hagamos tablas | qué te parecen unas tablas | unas tablas |
        repartimos el punto | pídele tablas | pide tablas | aceptarías unas tablas | lo dejamos en tablas |
        dejémoslo en tablas | lo dejamos así | acordamos tablas? | quedamos en tablas | tablas entonces |
        quiere usted tablas | querría tablas | usted quiere tablas | te gustaría tablas | le gustarían tablas |
        querés tablas | pedir tablas | quedamos a mano | lo dejamos en empate | medio punto cada uno |
        te parece tablas | firmamos la paz | dejémoslo en empate | vamos a tablas | tablas por favor |
        quisiera tablas | nos damos tablas | qué te parecen tablas | qué dices de tablas | hagamos tablas |
        dejémoslo así, tablas | quiero empate | empate? | pregúntale si quiere tablas | y si hacemos tablas
command-resign = abandonar
    .hear = abandono | me rindo | abandonar | rendirse | rindo | abandono partida | abandonar partida | has ganado |
        tú ganas | usted gana | he perdido | pierdo | renuncio | me doy por vencido | me doy por vencida | rendirme |
        ganas tú | inclino el rey | quiero abandonar | ha ganado usted | he perdido partida | quiero rendirme |
        tiro la toalla | inclino mi rey | reconozco derrota | tiro rey | ha ganado | capitulo | me rindo ya |
        he perdido me rindo | ahora me rindo | vale has ganado | me ganaste | me has ganado | lo dejo | vale lo dejo |
        no tiene remedio | esto no tiene remedio | mi posición está perdida | esta la abandono | creo que abandono |
        bueno tú ganas | será mejor que abandone | perdí | ya perdí | está perdido | entrego la partida | entrego |
        doblo el rey | no hay nada que hacer | se acabó me rindo | ya no tengo chance | no tengo posibilidades |
        ahora sí abandono |
        abandono esta partida | hasta aquí llegué, abandono | tumbo mi rey | acuesto mi rey | ya perdí, abandono |
        ya no tiene caso, abandono |
        doy la partida por perdida |
        abandona | abandona por mí
command-adjourn = aplazar, hacer la jugada secreta, reanudar
    .hear = aplazar partida | hacer jugada secreta | sellar | sello | sellar jugada | aplazamiento | jugada secreta | sello jugada |
        sella jugada | aplazo | aplazo partida | aplaza partida | quiero aplazar partida | quiero aplazar | sellar jugada secreta |
        interrumpir partida | suspender partida | jugada sellada |
        la seguimos otro día | aplazamos la partida | seguimos mañana
command-dictaphone = empezar o parar la grabación
    .hear = grabadora | iniciar grabadora | detener grabadora | grabar partida | detener grabación | grabar | empezar a grabar |
        iniciar grabación | parar grabación | grabación | graba partida | dictáfono | graba | empieza grabación |
        empezar grabación | empieza a grabar | detén grabación | para grabación | para de grabar | deja de grabar |
        inicia grabación | termina grabación | terminar grabación | enciende grabadora | apaga grabadora | grabar sonido |
        comienza grabación | finaliza grabación |
        graba lo que dices | graba la partida | para la grabación | grabación de audio |
        graba esto | graba el sonido |
        graba una nota de voz
command-read-back = confirmar las jugadas dichas, activar o desactivar
    .hear = releer jugadas | releer | confirmar jugadas | confirmación de jugadas
command-status = estado de la partida
    .hear = estado | resultado | quién ha ganado | ha terminado partida | cómo está partida | cómo va partida |
        está terminada partida | ha acabado partida | es mate | es ahogado | son tablas | he ganado |
        quién ganó | quién ha ganado partida | marcador | situación | cómo vamos | terminó partida | se acabó |
        estado de partida | cómo terminó partida | gané | es jaque mate | en qué estado está partida |
        se acabó partida | cuál es resultado | se ha acabado | ha terminado | cómo estamos | cómo va juego |
        cómo va la partida | se acabó la partida | ha terminado la partida | qué está pasando | qué pasa |
        en qué quedó la partida | qué número de jugada | resúmeme la situación | resumime la situación |
        ya terminó la partida | ya acabó | cómo quedó |
        estoy mate | me han dado mate | la partida es tablas | es tablas la partida | ya es tablas |
        te di mate | te he dado mate |
        qué acordamos | qué hemos acordado | qué se acordó | en qué quedamos | qué reglas valen | con qué reglas jugamos | condiciones de esta partida | qué condiciones tenemos | qué ritmo de juego
command-yes = sí
    .hear = sí | s | claro | vale | acepto | de acuerdo | sí claro | sí acepto | estoy de acuerdo | por supuesto | desde luego |
        correcto | exacto | exactamente | cierto | ok | okay | confirmo | confirmar | confirmado | eso es | así es |
        adelante con ello | hazlo | con mucho gusto | sí quiero | sip | seguro | está bien | es correcto | acepto tablas |
        naturalmente | muy bien | sí estoy de acuerdo | sí de acuerdo | acepto oferta | de acuerdo tablas | tablas aceptadas |
        aceptado | aceptada | estoy seguro | estoy segura | segura | sí abandono | claro que sí | conforme | trato hecho |
        lo confirmo | dale | tablas de acuerdo |
        acepta tablas |
        órale | sale | va
command-no = no
    .hear = no | n | eso no | no eso | rechazo | no acepto | no quiero | no estoy de acuerdo | nunca | jamás | de ninguna manera | claro que no |
        en absoluto | mejor no | no es correcto | incorrecto | ni hablar | para nada | rechazo la oferta | todavía no | no no |
        de eso nada | por supuesto que no | rechazo tablas | rechazo oferta | rechazado | rechazada | tablas rechazadas |
        no sigo jugando | sigo jugando | seguimos | seguimos jugando | quiero seguir | quiero seguir jugando | aún no |
        de ningún modo | ahora no | no quiero tablas | prefiero seguir | prefiero seguir jugando | ni loco | declino | sigamos |
        no gracias | continúo | paso de tablas | no, seguimos jugando | sin tablas |
        nel | que no |
        no acepto tablas
