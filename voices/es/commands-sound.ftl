# Commands. Speech, sounds and the window.

command-repeat = repetir el último anuncio
    .hear = repite | repetir | repita | otra vez | de nuevo | cómo | qué | repite eso | repítelo | repítalo |
        dilo otra vez | dilo de nuevo | dígalo otra vez | qué dijiste | qué has dicho | qué ha dicho |
        no entendí | no he entendido | no te entendí | no oí | no he oído | perdón | disculpa | disculpe |
        una vez más | repite anuncio | último anuncio | me lo repites | eh | repite lo último |
        vuelve a decirlo | cómo dices | mande | no lo he oído | repetir anuncio | repite último anuncio |
        cómo has dicho | qué dices | perdona | no entiendo | no lo he entendido | no te he entendido |
        no he oído bien | dímelo otra vez | repite por favor | repite última | repite último mensaje |
        puedes repetir | puede repetir | no te he oído | repíteme eso | di otra vez | cómo dice | qué era eso |
        qué ha sido eso | qué fue eso | no lo oí | podría repetirlo | puedes repetirlo | qué decías |
        perdón no escuché | no escuché | no te escuché | qué acabas de decir | qué dijiste ahora |
        no entendí bien | puedes leerlo otra vez | léelo otra vez | leerlo otra vez | cómo dijiste |
        otra vez por favor | no estaba escuchando | qué cosa | qué fue lo que dijiste | no entendí, repite |
        me lo puedes repetir | la última frase otra vez | eh? | repíteme la posición | repite la posición |
        repite la pregunta | la pregunta otra vez | léeme otra vez la pregunta | repítemelo |
        he oído mal | oí mal |
        repite eso despacio | repite despacio | repítelo despacio | dilo otra vez despacio
command-listen = abrir el micrófono para decir una jugada, otra vez para cerrarlo
    .hear = escucha | escúchame | micrófono | abre el micrófono | abrir micrófono | enciende el micrófono |
        activa el micrófono | micro | usa el micrófono | quiero hablar | entrada por voz | prefiero hablar |
        mejor hablo | prende el micrófono | quiero decir mi jugada | quiero dictar |
        quiero decir la jugada con la voz
command-teach-voice = enseñar su voz al programa, repitiendo treinta palabras
    .hear = aprende mi voz | aprender mi voz | entrenar mi voz | entrenar la voz |
        no me entiendes cuando hablo
command-faster = hablar más deprisa
    .hear = más rápido | habla más rápido | más deprisa | más velocidad | acelera | acelerar | demasiado lento |
        muy lento | hable más rápido | aumentar velocidad | habla rápido | hable más deprisa | sube velocidad |
        habla más deprisa | aumenta velocidad | hablas demasiado despacio | demasiado despacio | rápido |
        aumenta la velocidad | aumenta la velocidad de la voz | lee más rápido | hablas muy lento | vas muy lento |
        apúrate | habla más de prisa | más de prisa | habla más aprisa | dale más rápido | ve más rápido |
        ve más de prisa | más rápido por favor | métele velocidad | apúrate al hablar | más ligero | más veloz |
        velocidad más alta | súbele a la velocidad | agiliza | qué lento | vas lento | eres lento |
        habla un poco más rápido | un poco más rápido | habla algo más rápido |
        hables más rápido | hables más deprisa
command-slower = hablar más despacio
    .hear = más despacio | más lento | habla más despacio | menos velocidad | frena | demasiado rápido | muy rápido |
        hable más despacio | despacio | disminuir velocidad | no tan rápido | habla lento | más lentamente |
        baja velocidad | habla más lento | reduce velocidad | hablas demasiado rápido | habla demasiado rápido |
        menos rápido | ve más despacio | vas muy rápido | hablas muy rápido | reduce la velocidad |
        disminuye la velocidad | puedes hablar más lento | demasiado rápido para mí | no vayas tan rápido | ve más lento |
        no corras tanto | hablá tranquilo | bájale a la velocidad | no te sigo | vaya más despacito | despacito |
        tranquilo, más lento | con calma |
        más lento por favor | lee más despacio | velocidad más baja | frena un poco | calmado |
        vocaliza | vocaliza más | vocaliza más despacio | vas demasiado rápido |
        hables más despacio | hables más lento
command-louder = hablar más alto
    .hear = más alto | más fuerte | habla más alto | sube volumen | subir volumen | más volumen | no te oigo |
        no oigo nada | demasiado bajo | muy bajo | hable más alto | habla más fuerte | aumentar volumen | sube sonido |
        aumenta volumen | no se oye | sube el sonido | no oigo | no te oigo más alto | no se oye nada |
        sube el volumen | aumenta el volumen | ponlo más alto | sube tu voz | sube la voz | un poco más alto | súbele |
        súbele al volumen | súbelo | ponlo más fuerte | no se escucha | súbele tantito al volumen | súbele tantito |
        un poquito más fuerte |
        casi no te escucho | no te oigo bien | está muy bajo | se oye bajito | estoy medio sordo |
        subí un poco el volumen | muy bajito |
        más alto por favor | más fuerte el volumen | no se escucha nada | dale volumen |
        casi no te oigo | apenas te oigo | apenas te escucho | casi no se oye | no se te oye
command-softer = hablar más bajo
    .hear = más bajo | más suave | habla más bajo | baja volumen | bajar volumen | menos volumen | demasiado alto |
        muy alto | hable más bajo | no tan alto | disminuir volumen | baja sonido | demasiado fuerte | reduce volumen |
        habla más suave | menos alto | disminuye volumen | más bajito | baja la voz | no grites | gritas mucho |
        baja el volumen | reduce el volumen | un poco más bajo | habla más flojo | más flojo el volumen | muy fuerte |
        bájale | bájalo | ponlo más bajo |
        bájale que hay gente durmiendo | bájale al volumen | muy fuerte el volumen | hay gente durmiendo |
        está muy alto |
        más bajo por favor | más suave el volumen | demasiado fuerte el sonido | me aturdes
command-next-announcer = siguiente voz de anuncios
    .hear = siguiente voz | voz siguiente | otra voz para las jugadas
command-next-form = siguiente forma de las jugadas
    .hear = siguiente forma | otra forma | cambiar forma | cambiar de forma |
        anuncia las jugadas de otra forma | otra forma de anunciar las jugadas | anuncia distinto las jugadas |
        di las jugadas de otra manera | otra forma de decir las jugadas
command-next-language = siguiente idioma
    .hear = siguiente idioma | idioma siguiente | no hablo este idioma | este no es mi idioma
command-next-files = siguientes nombres de las columnas
    .hear = otros nombres de columnas | siguientes nombres de columnas
command-next-speaker = voz incorporada o voz del sistema
    .hear = otro locutor | siguiente locutor
command-review-previous = leer el mensaje anterior
    .hear = mensaje anterior | mensaje de antes | mensaje previo | anterior mensaje | mensaje anterior a este | qué dijiste antes |
        qué has dicho antes |
        lo anterior |
        lee el mensaje de antes | vuelve al mensaje anterior | retrocede un mensaje
command-review-next = leer el mensaje siguiente
    .hear = mensaje siguiente |
        pasa al mensaje siguiente | siguiente mensaje | próximo mensaje | ve al mensaje siguiente | avanza un mensaje
command-review-first = leer el primer mensaje
    .hear = primer mensaje
command-review-last = leer el último mensaje
    .hear = último mensaje
command-review-spell = deletrear el mensaje
    .hear = deletrea | deletrea mensaje | deletrear | deletréalo | deletrear mensaje | deletrea eso |
        deletrea último mensaje | letra por letra | deletree | letra a letra | cómo se escribe | deletrea esa palabra |
        deletrea la palabra | puedes deletrearlo | deletréamelo | deletréemelo
command-review-copy = copiar el mensaje
    .hear = copia | copiar mensaje | copia mensaje |
        copiar | copia eso | copia el último mensaje | al portapapeles
command-copy-position = copiar la posición en FEN
    .hear = FEN | el FEN | la FEN | copia el FEN | dime el FEN | dame el FEN | copia la posición |
        copiar la posición | posición en FEN
command-copy-game = copiar la partida en PGN
    .hear = copia la partida | copiar la partida | copiar partida | copia partida | copiar pgn | copia el pgn | copiar el pgn |
        copia la partida en pgn | copia esta partida | copia mi partida | copia las jugadas | copiar las jugadas |
        copia todas las jugadas | copiar todas las jugadas | la partida al portapapeles |
        las jugadas al portapapeles | copia toda la partida
command-next-preset = detalle de los anuncios: breve, normal, completo
    .hear = otro detalle | siguiente detalle |
        cuánto detalle | nivel de detalle
command-next-output = voz de Annabella o lector de pantalla
    .hear = otra salida | siguiente salida |
        que hable mi lector de pantalla | quiero oírlo con nvda | usa mi lector de pantalla | con nvda | con jaws
command-silence = callar
    .hear = silencio | cállate | para | basta | calla | cállese | stop | alto | deja de hablar | no hables |
        ya basta | quieto | chist | mudo | deje de hablar | parar | detente | quita sonido | chitón |
        suficiente | callad | para ya | no hables más | basta ya | guarda silencio | cierra boca | calladito |
        ya basta de hablar | cállate ya | basta de hablar | deja de leer | chis | ni una palabra más |
        ya está bien silencio | silencio ya | no digas más | no digas nada más | ya no hables | shh | sh
command-earcons-softer = sonidos más bajos
    .hear = sonidos más bajos | sonidos más suaves |
        los sonidos más bajo | efectos más bajos | baja los sonidos | baja los efectos |
        que suenen menos los efectos
command-earcons-louder = sonidos más altos
    .hear = sonidos más altos | sonidos más fuertes |
        los sonidos más alto | efectos más altos | sube los sonidos | sube los efectos |
        que suenen más los efectos
command-sweep-rank = escuchar la fila
    .hear = fila como sonido | sonido de fila
command-sweep-file = escuchar la columna
    .hear = columna como sonido | sonido de columna
command-sweep-rising = escuchar la diagonal ascendente
    .hear = diagonal ascendente como sonido | diagonal como sonido
command-sweep-falling = escuchar la diagonal descendente
    .hear = diagonal descendente como sonido | otra diagonal como sonido
command-sweep-pawns = escuchar los peones
    .hear = peones como sonido | sonido de peones
command-sweep-board = escuchar todo el tablero
    .hear = tablero como sonido | sonido de tablero |
        hazme sonar todo el tablero | el tablero en sonidos
command-sweep-ray-up = escuchar la línea, de aquí al borde
    .hear = sonido arriba
command-sweep-ray-down =
    .hear = sonido abajo
command-sweep-ray-left =
    .hear = sonido izquierda | sonido a izquierda
command-sweep-ray-right =
    .hear = sonido derecha | sonido a derecha
command-sweep-ray-up-left =
    .hear = sonido arriba a izquierda | sonido arriba izquierda
command-sweep-ray-up-right =
    .hear = sonido arriba a derecha | sonido arriba derecha
command-sweep-ray-down-left =
    .hear = sonido abajo a izquierda | sonido abajo izquierda
command-sweep-ray-down-right =
    .hear = sonido abajo a derecha | sonido abajo derecha
command-next-earcon = glosario: el sonido siguiente
    .hear = siguiente sonido | glosario | sonidos | qué sonidos hay | qué significan sonidos | explica sonidos |
        escuchar sonidos | glosario de sonidos | lista de sonidos | aprender sonidos | qué significan los sonidos |
        escuchar los sonidos | explica los sonidos | reproduce los sonidos
command-previous-earcon = glosario: el sonido anterior
    .hear = sonido anterior
command-earcon = glosario: el mismo sonido
    .hear = mismo sonido | sonido otra vez | qué sonido era | repite sonido
command-next-sound-setting = ajuste de sonido siguiente
    .hear = siguiente ajuste de sonido | ajustes de sonido
command-previous-sound-setting = ajuste de sonido anterior
    .hear = ajuste de sonido anterior
command-sound-more = ajuste de sonido: aumentar
    .hear = aumentar este ajuste | más
command-sound-less = ajuste de sonido: disminuir
    .hear = disminuir este ajuste | menos
command-other-device = segundo dispositivo de sonido siguiente
    .hear = otro dispositivo | siguiente dispositivo
command-zoom-in = texto más grande
    .hear = más grande | ampliar | amplía | texto más grande | agrandar | agrandar texto | letra más grande |
        aumentar letra | aumentar texto | agranda texto | agranda letra | aumenta letra | letras más grandes |
        agrandar letra | aumenta texto | aumenta la letra | agranda las letras | hazlo más grande | no puedo leerlo |
        letra más grandota | más grande la letra | las letras son muy pequeñas | la letra es muy chica | muy pequeño |
        demasiado pequeño | texto muy pequeño | no puedo leer |
        no veo, hazlo más grande | acercar | está muy chico | las letras son muy chicas | más zoom | no alcanzo a leer |
        más grande por favor | aumenta el tamaño | agranda | haz más grande la letra | acerca |
        las letras son demasiado pequeñas | el texto es demasiado pequeño | la letra es demasiado pequeña |
        letras demasiado pequeñas | no puedo leer las letras
command-zoom-out = texto más pequeño
    .hear = más pequeño | reducir | reduce | texto más pequeño | achicar | reducir texto | letra más pequeña |
        más pequeña | reduce texto | reduce letra | disminuir letra | letras más pequeñas | achica texto |
        reducir letra | disminuye letra | reduce la letra | hazlo más pequeño | letra más chica | más chico |
        el texto es muy grande | la letra es muy grande | muy grande | demasiado grande |
        alejar | achica la letra | está muy grande | menos zoom |
        disminuye el tamaño | achica | haz más chica la letra | aleja |
        las letras son demasiado grandes | el texto es demasiado grande | la letra es demasiado grande |
        letras demasiado grandes
command-zoom-usual = tamaño normal
    .hear = tamaño habitual | tamaño normal | tamaño normal del texto | texto normal |
        letra como estaba | zoom al cien por cien | letra normal | restablece el zoom | cien por ciento |
        vuelve al tamaño normal |
        texto en su tamaño normal | poner el texto en su tamaño normal | vuelve a poner el texto en su tamaño normal |
        texto a tamaño normal
command-next-theme = colores siguientes
    .hear = otros colores | siguientes colores | cambiar colores | cambiar de colores | cambiar tema | tema siguiente |
        cambia colores | cambia tema | otro tema | cambia de colores | siguiente tema | cambiar de tema |
        cambia de tema | cambia los colores | cambia el tema | cambia el tema de colores | no distingo los colores |
        esquema de color | cambiar apariencia | cambia el aspecto | tema | otro color de fondo | cambia el fondo |
        cambia los colores del tablero
command-second-window = abrir o cerrar la ventana del rival
    .hear = ventana del rival | segunda ventana | dos ventanas | abrir segunda ventana | abre segunda ventana | otra ventana |
        cerrar segunda ventana | cierra segunda ventana | ventana para rival | ventana del contrario | abrir otra ventana
command-board-only = solo el tablero en la ventana, o también todo lo demás
    .hear = solo el tablero | tablero solo | muestra solo el tablero | mostrar solo el tablero | tablero grande |
        ocultar todo lo demás | nada más que el tablero |
        deja solo el tablero en pantalla
command-next-braille = código braille siguiente de la ventana, o ninguno
    .hear = línea braille |
        mostrar braille en la ventana |
        otro braille | cambiar a otro braille | cambia a otro braille | cambia el braille
