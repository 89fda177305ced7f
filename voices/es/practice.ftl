# Práctica en casa: el rival y los consejos.

practice = { $what ->
    [alone] Dos jugadores ante el tablero; el programa no juega
    [no-help] Sin motor, sin red y sin ayuda en esta partida; no se puede activar
    [thinks] El rival piensa
    [ask-engine] Quién juega contra usted: uno, el propio programa
    [embedded] Juega el propio programa
    [replaced] El programa sigue jugando en su lugar
    [ponders] El rival piensa mientras le toca a usted
    [rests] El rival descansa mientras le toca a usted
    [ask-side] ¿Con qué color juega: blancas, negras, o nadie si no quiere rival?
    [opponent-moves] Le toca al rival; deshaga la jugada o espere
    [game-goes-on] La partida sigue; solo se analiza una terminada
    [not-analysed] Esta partida aún no se ha analizado; pida primero el análisis
    [no-engine] No se ha elegido ningún motor; nómbrelo primero
   *[opponent-answers] Primero tiene que contestar el rival
  }
opponent = El programa juega con { WORD($side) } en el nivel { $level }
engine-plays = { $name } juega con { WORD($side) } en el nivel { $level }
engine-fault = { $fault ->
    [missing] No se puede iniciar { $name }
    [silent] { $name } no responde
    [gone] { $name } ha terminado
    [rubbish] { $name } no dice nada con sentido
    [illegal] { $name } hizo una jugada imposible, { $detail }
   *[endless] { $name } escribe sin fin
  }
engine-listed = { $count }, { $name }
set-engine = Juega { $name }
set-engine-option = Motor: { $name } es { $value }
ask-level = ¿Qué nivel, de uno a diez? Ahora es { $level }
set-level = Nivel del rival { $level }
own-side = Usted juega con { WORD($side) }

opening = { $family ->
    [open-game] partida abierta
    [kings-gambit] gambito de rey
    [vienna-game] apertura vienesa
    [bishops-opening] apertura de alfil
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
opening-variation = { $variation }
opening-until = hasta la jugada { $number }
advice = { $what ->
    [no-opening] Esta apertura no tiene nombre aquí
    [no-threat] No se ve ninguna amenaza
    [looks] Un momento
    [forced] Aquí no se puede decir nada: la jugada es forzada
    [hang] Se pueden ganar:
    [nothing-hangs] Nada está colgado
    [line-end] Aquí termina la línea
    [line-start] Este es el comienzo de la línea
    [no-next-turn] Después la partida ya no cambia
    [no-previous-turn] Antes la partida no había cambiado
    [analysed] La partida está analizada
    [did-not-turn] No hubo ningún gran error
    [best-was] La mejor jugada era:
   *[go-through] Avance página recorre la partida
  }
advice-hint = Mire { $square }
advice-threat = { WORD($side) } amenazan
advice-hangs = { WORD($piece) } { $square }
advice-standing = { $degree ->
    [level] La partida está igualada
    [slight] { WORD($side) } están algo mejor
    [clear] { WORD($side) } están claramente mejor
   *[winning] { WORD($side) } deberían ganar
  }
advice-wins = { WORD($side) } ganan a la fuerza en { $count ->
    [one] una jugada
   *[other] { $count } jugadas
  }
advice-line = { $count ->
    [one] Una línea de una jugada
   *[other] Una línea de { $count } jugadas
  }
advice-analyses = { $count ->
    [one] Reviso una jugada; avisaré al terminar
   *[other] Reviso { $count } jugadas; avisaré al terminar
  }
advice-counts = { WORD($side) }: errores graves { $blunders }, errores { $mistakes }, imprecisiones { $inaccuracies }
advice-turned = La partida cambió en la jugada { $number }, cuando { WORD($side) } jugaron
advice-quality = { $quality ->
    [best] La mejor jugada
    [good] Una buena jugada
    [inaccuracy] Imprecisa
    [mistake] Un error
   *[blunder] Un error grave
  }

## Palabras

hear-command-level = nivel { $number } | fuerza { $number }
