# Práctica en casa: el rival y los consejos.

practice = { $what ->
    [alone] Dos jugadores ante el tablero; el programa no juega
    [no-help] Partida sin motor, sin red y sin ayuda; es definitivo
    [thinks] El rival piensa
    [ask-engine] ¿Rival? Uno: Annabella
    [embedded] Juega Annabella
    [replaced] Annabella sigue en su lugar
    [ponders] El rival piensa también cuando le toca a usted
    [rests] El rival no piensa cuando le toca a usted
    [draw-offered] Usted ofrece tablas
    [ask-side] ¿Juega con blancas, con negras o sin rival?
    [opponent-moves] Juega el rival; deshaga la jugada o espere
    [game-goes-on] Solo se analiza una partida terminada
    [not-analysed] Pida primero el análisis de esta partida
    [no-engine] No hay motor elegido; elija uno primero
    [nameless-option] Nombre la opción: engine-option, su nombre, = y el valor
    [no-such-level] Los niveles van de uno a diez
   *[opponent-answers] Primero debe contestar el rival
  }
opponent = Annabella juega con las { WORD($side) }, nivel { $level }
opponent-wanted = Annabella juega con las { WORD($side) }
no-opponent-wanted = dos jugadores, sin el programa
opponent-name = Annabella, nivel { $level }
engine-plays = { $name } juega con las { WORD($side) }, nivel { $level }
engine-plays-alike = { $name } juega con las { WORD($side) }{ $how ->
    [options] , con la fuerza fijada en sus opciones
   *[full] {" "}a plena potencia; su nivel no se puede bajar
  }
engine-fault = { $fault ->
    [missing] No se puede iniciar { $name }
    [silent] { $name } no responde
    [gone] { $name } se ha detenido
    [rubbish] { $name } envía respuestas incorrectas
    [illegal] { $name } hizo una jugada imposible, { $detail }
    [other-game] { $name } no juega a las damas rusas
   *[endless] { $name } envía datos sin parar
  }
engine-strength = { $name } juega { $how ->
    [options] con la fuerza fijada en sus opciones; el nivel no cambia nada
   *[full] a plena potencia; su nivel no se puede bajar
  }
engine-listed = { $count }, { $name }
set-engine = Juega { $name }
engine-offers = { $name }, opciones: { $count }
engine-option = { $name }: { $value ->
    [true] sí
    [false] no
    [empty] vacío
   *[other] { $value }
  }
engine-option-range = de { $least } a { $most }
engine-option-choice = { $values ->
    [switch] sí o no
   *[other] posible: { $values }
  }
engine-option-typed = { $name } se escribe: engine-option { $name } = y el valor
engine-no-option = El motor no tiene la opción { $name }
engine-no-value = { $name } no puede tener ese valor
ask-level = ¿Nivel, de uno a diez? Ahora { $level }
ask-practice-control = ¿Con reloj? Minutos y segundos, por ejemplo 5+3. Intro solo: sin reloj
ask-facing = ¿Girar el tablero para las negras?
set-board-for-black = { $choice ->
    [turned] Con negras el tablero se gira
    [upright] Con negras el tablero queda como está
   *[ask] Se le pregunta cuando juega con negras
  }
set-level = Nivel { $level }
level-part = { $part ->
    [third] y un tercio
   *[two-thirds] y dos tercios
  }

opening = { $family ->
    [open-game] partida abierta
    [kings-gambit] gambito de rey
    [vienna-game] apertura vienesa
    [bishops-opening] apertura del alfil
    [centre-game] apertura del centro
    [petrov-defence] defensa Petrov
    [philidor-defence] defensa Philidor
    [latvian-gambit] gambito letón
    [elephant-gambit] gambito elefante
    [scotch-game] apertura escocesa
    [ponziani-opening] apertura Ponziani
    [three-knights-game] apertura de los tres caballos
    [four-knights-game] apertura de los cuatro caballos
    [italian-game] apertura italiana
    [two-knights-defence] defensa de los dos caballos
    [spanish-game] apertura española
    [sicilian-defence] defensa siciliana
    [french-defence] defensa francesa
    [caro-kann-defence] defensa Caro-Kann
    [scandinavian-defence] defensa escandinava
    [alekhine-defence] defensa Alekhine
    [pirc-defence] defensa Pirc
    [modern-defence] defensa moderna
    [nimzowitsch-defence] defensa Nimzowitsch
    [owen-defence] defensa Owen
    [closed-game] partida cerrada
    [queens-gambit] gambito de dama
    [slav-defence] defensa eslava
    [semi-slav-defence] defensa semieslava
    [catalan-opening] apertura catalana
    [queens-pawn-game] apertura de peón de dama
    [trompowsky-attack] ataque Trompowsky
    [blackmar-diemer-gambit] gambito Blackmar-Diemer
    [indian-defence] defensa india
    [nimzo-indian-defence] defensa nimzoindia
    [queens-indian-defence] defensa india de dama
    [bogo-indian-defence] defensa bogoindia
    [kings-indian-defence] defensa india de rey
    [grunfeld-defence] defensa Grünfeld
    [benoni-defence] defensa Benoni
    [benko-gambit] gambito Benko
    [budapest-gambit] gambito Budapest
    [old-indian-defence] defensa india antigua
    [dutch-defence] defensa holandesa
    [english-opening] apertura inglesa
    [reti-opening] apertura Réti
    [zukertort-opening] apertura Zukertort
    [kings-indian-attack] ataque indio de rey
    [birds-opening] apertura Bird
    [larsens-opening] apertura Larsen
    [sokolsky-opening] apertura Sokolsky
    [kings-pawn-game] apertura de peón de rey
    [grob-opening] apertura Grob
    [hungarian-opening] apertura húngara
    [st-george-defence] defensa San Jorge
    [borg-defence] defensa Borg
    [neo-grunfeld-defence] defensa neo-Grünfeld
    [amar-opening] apertura Amar
    [anderssens-opening] apertura Anderssen
    [barnes-opening] apertura Barnes
    [clemenz-opening] apertura Clemenz
    [desprez-opening] apertura Desprez
    [durkin-opening] apertura Durkin
    [mieses-opening] apertura Mieses
    [saragossa-opening] apertura Zaragoza
    [vant-kruijs-opening] apertura Van 't Kruijs
    [ware-opening] apertura Ware
   *[van-geet-opening] apertura Van Geet
  }
# Other variations have English names, and are not said.
opening-variation = { $variation ->
    [Accepted] aceptado
    [Declined] rehusado
    [Open] variante abierta
    [Closed] variante cerrada
   *[other] { "" }
  }
opening-until = hasta la jugada { $number }
advice = { $what ->
    [no-opening] Apertura sin nombre conocido
    [no-threat] Ninguna amenaza
    [looks] Un momento
    [forced] Sin pista: la jugada es forzada
    [hang] Piezas colgadas:
    [nothing-hangs] Ninguna pieza colgada
    [line-end] Fin de la variante
    [line-start] Comienzo de la variante
    [no-next-turn] No hay otro punto crítico después
    [no-previous-turn] No hay punto crítico antes
    [analysed] Partida analizada
    [did-not-turn] Ningún error grave
    [best-was] La mejor jugada:
   *[go-through] Avanzar página: recorrer la partida
  }
advice-hint = Mire la casilla { $square }
advice-threat = Las { WORD($side) } amenazan
advice-hangs = { WORD($piece) } { $square }
advice-standing = { $degree ->
    [level] Posición igualada
    [slight] Las { WORD($side) } están algo mejor
    [clear] Las { WORD($side) } están claramente mejor
   *[winning] Las { WORD($side) } tienen posición ganada
  }
advice-wins = Las { WORD($side) } ganan de forma forzada en { $count ->
    [one] una jugada
   *[other] { COUNT($count, "fem") } jugadas
  }
advice-line = { $count ->
    [one] Variante de una jugada
   *[other] Variante de { COUNT($count, "fem") } jugadas
  }
advice-analyses = { $count ->
    [one] Análisis de una jugada; se le avisará
   *[other] Análisis de { COUNT($count, "fem") } jugadas; se le avisará
  }
advice-counts = { WORD($side) }: errores graves { $blunders }, errores { $mistakes }, imprecisiones { $inaccuracies }
advice-turned = Punto crítico: jugada { $number }, jugaron las { WORD($side) }
advice-quality = { $quality ->
    [best] La mejor jugada
    [good] Una buena jugada
    [inaccuracy] Una imprecisión
    [mistake] Un error
   *[blunder] Un error grave
  }

## Palabras

hear-against-new = nueva partida | partida nueva | una nueva partida | otra partida | revancha
hear-against-play = blitz | rápida | rápidas | jugar | juega | juego | juguemos | partida | una partida | yo juego |
    llevo | quiero jugar | quisiera jugar | yo con | voy con | quiero | pero |
    pon un reloj de | reloj de | ritmo de | ritmo | pon |
    un reloj de | un ritmo de | un reloj | con un reloj de | una partida de | un blitz | un blitz de |
    una partida rápida de | jugar con un reloj de
hear-against-two = dos jugadores | entre dos | amigo | amiga
hear-against-level = nivel | fuerza | al nivel | en nivel | dificultad
hear-against-minutes = minutos | minuto | min
hear-against-plus = más | incremento | y | bonificación
hear-against-each = cada uno | por jugador | para cada uno | por lado | cada jugador
hear-against-seconds = segundos | segundo | seg
hear-against-word = con | como | a | al | en | el | la | los | las | un | una | de | del | para | mí | cada |
    por | jugada | movimiento | programa | ordenador | computadora | máquina | motor | annabella | ti | usted |
    contra | bando | piezas | reloj | tiempo | por favor
hear-level-bare = nivel | el nivel
hear-level-third = un tercio | y un tercio
hear-level-two-thirds = dos tercios | y dos tercios
hear-level-half = y medio | y media
hear-level-point = coma | punto
hear-level-minus = menos
hear-ahead = luego | después | entonces | y luego
hear-if = si | en caso de | cuando
hear-command-level = nivel { $number } | fuerza { $number } | pon nivel a { $number } | pon nivel en { $number } |
    pon nivel { $number } | poner nivel { $number } | poner nivel a { $number } | nivel a { $number } |
    juega en nivel { $number } | juega al nivel { $number } | cambia nivel a { $number } | cambia a nivel { $number } |
    dificultad { $number } | nivel de dificultad { $number } | fuerza de juego { $number } | nivel número { $number } |
    sube a nivel { $number } | cambiar nivel a { $number } | pon la dificultad en { $number } |
    jugar en el nivel { $number } |
    ponlo en nivel { $number } | pon el nivel en { $number } | juega en el nivel { $number } |
    cambia al nivel { $number } |
    rival nivel { $number } | rival en nivel { $number } | computadora nivel { $number } |
    pon al rival en nivel { $number } | pon al rival en fuerza { $number } | contra el nivel { $number } |
    rival de nivel { $number } | máquina nivel { $number } | jugar contra el nivel { $number }
hear-command-level-lowest = nivel más fácil | nivel más bajo | nivel más flojo | lo más fácil posible | nivel mínimo |
    nivel fácil | nivel principiante | nivel para principiantes
hear-command-level-highest = nivel más difícil | nivel más alto | nivel más fuerte | lo más fuerte posible |
    nivel máximo |
    nivel difícil | nivel experto | nivel maestro
