# Commands. Exploring the board.

command-colour = la casilla y su color
    .hear = color | qué color | color de { $square } | de qué color es { $square } | color de casilla | color de esta casilla |
        qué color tiene { $square } | qué color tiene esta casilla | de qué color es esta casilla | { $square } es blanca o negra |
        { $square } es clara u oscura | clara u oscura | blanca o negra | qué color es { $square } | color { $square } |
        es { $square } clara u oscura | es { $square } blanca o negra |
        { $square } es una casilla blanca | { $square } es una casilla negra | { $square } negra o blanca |
        { $square } clara u oscura
command-to-rank = ir a la fila, en esta columna
    .hear = ir a fila { $rank } | ve a fila { $rank }
command-to-file = ir a la columna, en esta fila
    .hear = ir a columna { $file } | ve a columna { $file }
command-next-piece = ir a la siguiente pieza de esta clase
    .hear = siguiente { $piece } | próximo { $piece } | próxima { $piece }
command-previous-piece = ir a la pieza anterior de esta clase
    .hear = anterior { $piece }
command-attackers-here = quién ataca esta casilla
    .hear = quién me ataca | quién ataca esta casilla | quién amenaza { $square } | qué ataca esta casilla | está atacada esta casilla |
        estoy atacado |
        por quién está amenazada esta pieza | quién ataca esta pieza | está amenazada esta pieza |
        me pueden comer aquí | quién amenaza esta pieza | está en peligro esta pieza
command-defenders-here = quién defiende esta casilla
    .hear = quién defiende | quién defiende esta casilla | defensores | quién defiende { $square } | defensores de { $square } |
        quién protege { $square } | está defendido { $square } | está defendida { $square } | { $square } está defendido |
        { $square } está defendida | { $square } está protegido | quién protege esta casilla | qué defiende { $square } |
        defensores { $square } | quién defiende a { $square } | quién protege | qué defiende a { $square } |
        qué piezas defienden { $square } | quién protege a { $square } | qué protege { $square } | está protegido { $square } |
        está protegida { $square } |
        cuántas veces está defendida { $square } | cuáles de mis piezas protegen { $square } |
        qué piezas protegen { $square } |
        qué piezas guardan { $square } |
        está protegida esta pieza | qué piezas mías la cubren | está defendida esta pieza | quién cubre { $square } |
        está cubierta { $square } | mi { $piece } en { $square } está defendido |
        mi { $piece } en { $square } está protegida | quién defiende esto | tiene defensa { $square }
command-moves-from = jugadas legales de esta pieza
    .hear = adónde puede ir | jugadas legales de { $square } | adónde puede ir { $square } |
        jugadas posibles de { $square } | dónde puede ir | dónde puede ir { $square } | adónde puede ir esta pieza |
        qué jugadas hay | qué movimientos hay | jugadas de { $square } | movimientos de { $square } |
        adónde puede mover { $square } | jugadas legales desde { $square } | jugadas desde { $square } |
        movimientos posibles de { $square } | adónde puede ir pieza de { $square } | qué puedo mover |
        adónde puede ir { $piece } de { $square } | adónde puede ir { $piece } en { $square } |
        a dónde puede ir { $piece } de { $square } | a dónde puede ir { $piece } en { $square } |
        a dónde puede ir { $square } | dónde puede ir { $piece } de { $square } | qué puede hacer { $square } |
        jugadas posibles desde { $square } | movimientos desde { $square } | movimientos posibles desde { $square } |
        qué jugadas tiene { $square } | adónde puede ir mi { $piece } de { $square } |
        adónde puede ir el { $piece } de { $square } | qué puede hacer el { $piece } de { $square } |
        qué puede hacer la { $piece } de { $square } | adónde puede ir la pieza de { $square } |
        casillas posibles para { $square } | casillas posibles para la pieza de { $square } |
        jugadas del { $piece } { $square } | jugadas del { $piece } de { $square } |
        movimientos del { $piece } { $square } |
        qué jugadas tiene | movidas de la pieza de { $square } | qué tengo permitido mover con esta |
        puede moverse { $square } | a qué casillas puede ir { $square } | qué puede hacer esta pieza |
        para dónde puede moverse | movidas de esta pieza |
        destinos de { $square } | casillas para { $square } | hasta dónde llega { $square } |
        qué puede hacer la pieza de { $square } | a dónde va { $square } | a dónde puedo mover { $square } |
        el { $piece } de { $square } a dónde va | a dónde puede ir esta | a dónde puede ir esta pieza |
        esta pieza a dónde puede ir | jugadas de esta pieza | movimientos de esta pieza | opciones de { $square }
command-captures-from = capturas posibles de esta pieza
    .hear = capturas | qué puede tomar | capturas de { $square } | qué puede tomar { $square } |
        capturas posibles | qué puede capturar | qué puede tomar esta pieza |
        con esta qué me como | qué come esta pieza | qué puede comer esta pieza | qué puede comer { $square } |
        esta pieza puede comer algo | qué puede capturar { $square } | puede comer algo { $square }
command-in-hand = jugadas legales de la pieza en la mano
    .hear = jugadas de pieza en mano | pieza en mano |
        a dónde puedo llevar la pieza que tengo agarrada | qué puedo hacer con la pieza en la mano
command-if-put = lo que haría aquí la pieza en la mano
    .hear = y si aquí | qué haría aquí |
        qué pasa si la suelto aquí | qué amenazaría desde aquí | y si la pongo en esta | y si la pongo aquí
command-threats = lo que ataca la última jugada
    .hear = amenazas | nuevas amenazas | quién ataca a quién | qué está atacado | qué amenaza última jugada |
        a quién ataca la pieza que movió | qué ataca lo que movió | qué ataca su jugada | qué amenaza esa jugada
command-rank-here = esta fila
    .hear = esta fila
command-file-here = esta columna
    .hear = esta columna
command-next-slanting-ray = diagonal siguiente
    .hear = siguiente diagonal
command-previous-slanting-ray = diagonal anterior
    .hear = diagonal anterior
command-next-straight-ray = línea recta siguiente
    .hear = siguiente recta
command-previous-straight-ray = línea recta anterior
    .hear = recta anterior
command-last-move = la última jugada
    .hear = qué jugada era esa | adónde fuiste | dónde fuiste | a dónde fuiste | adónde has ido |
        cuál fue última jugada | jugada del rival | última jugada | qué jugaste | qué has jugado | qué jugó rival |
        qué ha jugado rival | último movimiento | repite última jugada | tu última jugada | tu jugada |
        cuál fue tu jugada | qué se jugó | qué jugaron blancas | qué jugaron negras | cuál fue último movimiento |
        jugada del oponente | jugada del adversario | última jugada del rival | qué ha jugado | qué movió rival |
        qué han jugado negras | qué han jugado blancas | cuál fue última jugada de mi rival |
        última jugada de mi rival | última jugada del contrario | última jugada de rival | cuál ha sido última jugada |
        cuál es última jugada | qué ha jugado mi rival | qué jugó mi rival | qué jugó | qué ha jugado ordenador |
        qué jugó ordenador | qué jugada ha hecho | qué jugada hizo | qué jugada has hecho |
        última jugada de mi adversario | cuál fue última jugada de mi adversario | cuál fue tu última jugada |
        qué ha hecho rival | qué movió | qué ha movido | qué ha jugado contrario | qué ha jugado mi contrario |
        qué jugó el rival |
        su última jugada | qué jugó el ordenador | qué jugaron las negras | qué jugaron las blancas |
        qué jugada se hizo al final | qué acaban de jugar las negras | qué acaban de jugar las blancas |
        qué acaba de pasar | qué acaba de jugar | qué se acaba de jugar | su jugada cuál fue | cuál fue su jugada |
        me perdí su jugada | me perdí la jugada | qué jugada hizo la computadora | qué jugada hizo el ordenador |
        qué hicieron las negras | qué hicieron las blancas | su respuesta | cuál fue la respuesta | cómo respondió |
        cómo ha respondido | qué hizo la máquina | qué jugó la máquina | qué fue lo que jugó | qué movieron las negras |
        qué movieron las blancas | qué movió { $side } | qué jugó { $side } | dónde movió | dónde jugó | a dónde movió |
        adónde fue | la última | qué hizo | qué ha hecho |
        qué hiciste | que tiró el rival | no pillé tu jugada | no oí tu jugada | qué moviste | qué hizo el rival |
        adónde movió | a dónde moviste | qué respondió | qué contestó | qué contestaste | tu respuesta |
        repite la jugada | la jugada otra vez | qué se jugó recién | me perdí tu jugada |
        la última jugada por favor | qué jugada hiciste | qué jugada fue | qué fue lo último |
        las negras qué jugaron | jugada de la máquina | repite tu jugada | repíteme la jugada |
        repíteme la última jugada | qué pieza movió | qué pieza moviste | a dónde fue | a dónde se fue |
        qué pasó recién | cómo contestó | tu jugada cuál fue | no oí la jugada | no escuché la jugada | dime tu jugada |
        no he oído su jugada | no he oído tu jugada | no oí su jugada | no escuché su jugada | no escuché tu jugada |
        qué acabas de jugar | qué acaba de mover |
        qué acaba de hacer |
        describe la última jugada completa | última jugada completa | última jugada en detalle |
        describe la última jugada
command-to-last-move = ir a la última jugada
    .hear = ir a última jugada |
        llévame a la última jugada | ve a la última jugada
command-last-captured = última captura
    .hear = última captura | qué se capturó | qué se ha capturado | qué has capturado | qué capturaste |
        última pieza capturada | qué pieza se capturó | qué he perdido | qué se comió | qué pieza se ha capturado |
        qué pieza fue capturada | qué fue capturado | qué he capturado | qué he comido | qué has comido |
        qué se ha comido | qué ha capturado | qué he tomado | qué has tomado | qué pieza se ha comido | qué capturé |
        qué pieza comió | qué pieza acaba de comer | qué pieza me comió | qué pieza perdí | qué perdí |
        qué acabo de perder | qué me ha comido | he perdido una pieza | qué me quitó | qué me ha quitado |
        qué acaba de comer | qué acaba de capturar | qué me comiste | qué me comió | qué te comiste | qué comí |
        qué comió | qué tomó | qué tomaste | qué me tomaste |
        qué perdí en esa jugada | qué pieza me comieron | qué pieza comiste | hubo captura | piezas comidas |
        qué se llevó | se comieron algo |
        qué tomé | qué pieza se comió | qué pieza capturó | qué pieza me capturaron | qué se comieron | qué ha caído |
        qué pieza cayó | alguien comió algo | me comió algo | comí algo |
        cuál es la última pieza comida | la última pieza comida | la última pieza capturada |
        cuál fue la última pieza comida |
        qué he perdido hasta ahora | qué piezas he perdido
command-changes = lo que ha cambiado desde la última vez
    .hear = cambios | qué ha cambiado | qué hay de nuevo | qué cambió | qué es distinto
command-whole-board = todo el tablero
    .hear = tablero | tablero entero | todo tablero | describe tablero | describe posición | tablero completo |
        todas casillas | fila por fila | describir tablero | cómo está tablero | cómo es tablero | lee toda posición |
        toda posición | léeme toda posición | léeme posición | lee posición | lee tablero | léeme tablero |
        describir posición | posición completa | muestra posición | enséñame posición | cuál es posición |
        cómo está posición | qué hay en tablero | lee todo tablero | dime posición | cómo están piezas |
        cómo queda tablero | cómo está el tablero | cómo está la posición | muestra la posición | describe el tablero |
        descríbeme la posición | descríbeme el tablero | dónde está cada pieza | dónde está todo |
        enumera todas las piezas del tablero | dime toda la posición | otra vez toda la posición |
        describe la posición | todo el tablero | todas las piezas del tablero | cómo están colocadas las piezas |
        cómo están puestas las piezas | dónde se encuentran las piezas | decime todo lo que hay en el tablero |
        me perdí, cuéntame cómo está el tablero | cómo está el tablero entero | casilla por casilla |
        todo lo que hay en el tablero | panorama del tablero | cómo va el tablero |
        perdí el hilo, qué hay en el tablero | el tablero por favor | lee el tablero completo | dime el tablero |
        cómo está todo | qué hay en cada casilla | estado del tablero | estado de la posición | resumen del tablero |
        posición en el tablero | la posición por favor | hazme un resumen de la posición | lee todas las filas |
        léeme todas las filas | cántame la posición | cántame toda la posición
command-flip = girar el tablero
    .hear = girar | girar tablero | gira tablero | voltear tablero | voltea tablero | dar vuelta al tablero |
        cambiar de lado | vista de negras | vista de blancas | da vuelta al tablero | da la vuelta al tablero |
        invierte tablero | rota tablero | rotar tablero | tablero del otro lado |
        invertir tablero | dale la vuelta al tablero | gira el tablero | voltea el tablero | voltéalo |
        desde el otro lado | pon el tablero al revés | tablero al revés |
        al revés el tablero |
        cambia la orientación | ver desde el otro lado |
        del otro lado | cambia de perspectiva |
        da vuelta el tablero | punto de vista de las negras | punto de vista del rival | tablero invertido
command-view = vista
    .hear = vista
command-view-ray = lo que hay en una dirección
    .hear = mira { $step } | qué hay { $step }
command-view-file = una columna
    .hear = piezas en columna { $file } | columna { $file } | qué hay en columna { $file } | columna de { $file } |
        qué hay en la columna { $file } | lee la columna { $file } | háblame de la columna { $file } |
        piezas de la columna { $file } |
        la columna { $file } está abierta | está abierta la columna { $file } | columna { $file } abierta
command-view-rank = una fila
    .hear = piezas en fila { $rank } | fila { $rank } | qué hay en fila { $rank } |
        qué hay en la { $rank } fila | lee la { $rank } fila | { $rank } fila | piezas de la { $rank } fila |
        horizontal { $rank } | lee la fila { $rank } |
        dime la { $rank } fila |
        qué hay en { $rank } | lee { $rank }
command-view-diagonals = las diagonales
    .hear = diagonales | ambas diagonales
command-view-knight = casillas a salto de caballo
    .hear = vista de caballo | saltos de caballo
command-view-king = casillas vecinas
    .hear = vista de rey | alrededor
command-squares = casillas de
    .hear = casillas de
command-squares-kind = todas las piezas de esta clase
command-squares-others = las piezas de esta clase del rival
    .hear = { $piece } del rival | dónde está { $piece } del rival | dónde están { $piece } del rival |
        dónde está tu { $piece } | dónde están tus { $piece } | tu { $piece } | tus { $piece } | su { $piece } |
        dónde está su { $piece } | dónde están sus { $piece } | { $piece } del adversario | { $piece } del oponente |
        { $piece } rival | { $piece } enemigo | { $piece } contrario | dónde está { $piece } rival |
        dónde está { $piece } del adversario | dónde está { $piece } del oponente |
        dónde están { $piece } del oponente | dónde está { $piece } contrario | { $piece } rivales |
        dónde está { $piece } contraria | dónde están { $piece } rivales | dónde está { $piece } enemigo |
        dónde está { $piece } enemiga | dónde está { $piece } de mi rival | sus { $piece } |
        dónde están { $piece } contrarios | dónde están { $piece } contrarias | dónde está el { $piece } enemigo |
        dónde está la { $piece } rival | dónde está el { $piece } rival | tiene todavía su { $piece } |
        en qué casilla está la { $piece } del rival | en qué casilla está el { $piece } del rival |
        en qué casilla está su { $piece } | dónde se encuentra su { $piece } | dónde está la { $piece } del rival |
        dónde está el { $piece } del rival | dónde se encuentran sus { $piece } | dónde tiene sus { $piece } |
        todavía tiene { $piece } | tiene aún { $piece } | dónde tiene su { $piece } | dónde tenés tu { $piece } |
        dónde se esconde su { $piece } | dónde anda su { $piece } |
        lista sus { $piece } | enumera sus { $piece }
command-squares-own = sus piezas
    .hear = mis piezas | piezas propias | dónde están mis piezas | qué piezas tengo | qué tengo | qué me queda |
        lista mis piezas | enumera mis piezas | cuáles son mis piezas | dónde tengo mis piezas | qué piezas me quedan |
        enumera lo que tengo | nombra mis piezas | qué fichas tengo | dónde se encuentran mis piezas |
        cómo están colocadas mis piezas |
        qué me queda en el tablero |
        todo lo que tengo | todas mis piezas | mi ejército | mi bando | qué tengo en el tablero |
        lee mis piezas | mi posición en el tablero | las mías | dónde están las mías |
        mis piezas por favor | mis tropas | lista de mis piezas | cómo tengo las piezas | cómo están mis piezas |
        ubicación de mis piezas | todo lo mío | lo mío | lo que tengo | yo qué tengo |
        repasa mis piezas | repásame mis piezas | recuérdame mis piezas |
        qué piezas me quedan todavía | cuáles piezas me quedan | qué piezas tengo todavía | qué piezas conservo |
        qué piezas aún tengo
command-squares-theirs = las piezas del rival
    .hear = piezas del rival | dónde están piezas del rival | piezas del adversario | piezas del oponente |
        dónde están tus piezas | qué piezas tiene rival | piezas rivales | piezas enemigas | qué tiene rival |
        tus piezas | sus piezas | dónde están piezas del oponente | piezas contrarias | qué piezas tiene el rival |
        qué piezas tiene mi rival | dónde están sus piezas | piezas del contrario | qué piezas le quedan |
        las piezas que le quedan | qué le queda | qué tiene él en el tablero | qué tiene él | qué le queda a mi rival |
        cuáles son sus piezas | qué tiene el rival | dónde se encuentran sus piezas | cómo están colocadas sus piezas |
        nombra sus piezas | enumera sus piezas |
        dónde están las piezas de él | las del enemigo | las de él | dónde están las del rival |
        qué le queda al rival | todo lo que tiene el rival | todas sus piezas | las piezas de enfrente |
        el bando contrario | su ejército | las fichas del otro | qué tiene el otro | qué te queda | qué tienes tú |
        lee sus piezas | dónde están las suyas |
        sus piezas por favor | sus tropas | lista de sus piezas | cómo están sus piezas | ubicación de sus piezas |
        todo lo suyo | lo suyo | lo que tiene el rival | piezas de la máquina | qué tiene la máquina |
        qué tiene la computadora | las piezas del enemigo |
        dónde están las piezas de mi rival
command-squares-white = las piezas blancas
command-squares-black = las piezas negras
command-squares-all = todas las piezas
    .hear = dónde están todas piezas | todas piezas |
        las piezas de los dos | dime todas las piezas y sus casillas | las fichas de ambos bandos |
        todas las piezas
command-squares-files = todas las piezas, columna por columna
    .hear = piezas por columnas | columna por columna
command-squares-pawns = los peones, columna por columna
    .hear = peones por columnas | estructura de peones
command-squares-material = el material, otra vez para las piezas
    .hear = material | quién va por delante | balance de material | cuenta material | quién tiene más |
        quién tiene más piezas | recuento de material |
        quién tiene ventaja material | cómo está material | quién gana en material | ventaja material |
        quién tiene más material | contar material | cuenta piezas | equilibrio de material | balance material |
        cómo va material | tengo más material | qué material hay |
        cuánto material | cómo va el material | cuántos puntos | cuántos puntos tiene cada uno |
        quién tiene una pieza más | tengo más piezas que él | cómo está el material | tengo ventaja de material |
        cuenta las piezas | valor de las piezas | voy ganando en material | voy perdiendo en material |
        tengo un peón menos | tengo un peón más | cómo anda el material | cómo vamos de material | qué material queda |
        contame las piezas | estoy ganando en puntos | qué piezas me faltan | diferencia de material |
        quién va ganando en material | piezas capturadas | qué hay fuera del tablero |
        cuenta de material | conteo de piezas | voy arriba en material | voy abajo en material | tengo un peón de más |
        tengo un peón de menos | me falta una pieza | qué me falta | ventaja de material |
        cuántas piezas llevo de ventaja | cuántas piezas tengo de ventaja | cuánta ventaja llevo |
        cuánta ventaja de material | cuántos peones de ventaja | estamos igualados | estamos iguales |
        igualdad de material
command-jump = salto
    .hear = saltar
command-jump-file = ir a la columna
command-jump-rank = ir a la fila
command-jump-last = ir al final de la última jugada
