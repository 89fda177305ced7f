# Las frases de las partidas con acuerdo: reloj, competición, decisiones, explicaciones.

## The agreement

agreed = { $edition }{ $competition ->
    [standard] { "" }
    [practice] , práctica
    [rapid] , rápida
    [rapid-watched] , rápida, árbitro junto al tablero
    [blitz] , relámpago
   *[blitz-watched] , relámpago, árbitro junto al tablero
  }
agreed-touch = { $who ->
    [both] Los dos al tacto
    [white] Las blancas al tacto, las negras videntes
    [black] Las negras al tacto, las blancas videntes
   *[nobody] Los dos videntes
  }
agreed-read-out = El programa puede leer las jugadas
agreed-repeats = El rival repite cada anuncio
agreed-two-boards = Cada jugador tiene su tablero
agreed-no-draws = Sin tablas antes de la jugada { $number }
period-moves = { $moves ->
    [one] Una jugada en:
   *[other] { COUNT($moves, "fem") } jugadas en:
  }
period-rest = Después:
bonus = { $bonus ->
    [increment] { $seconds ->
        [one] más un segundo por jugada
       *[other] más { COUNT($seconds, "masc") } segundos por jugada
      }
    [delay] { $seconds ->
        [one] el primer segundo de cada jugada no cuenta
       *[other] los primeros { COUNT($seconds, "masc") } segundos de cada jugada no cuentan
      }
   *[bronstein] { $seconds ->
        [one] se devuelve hasta un segundo de cada jugada
       *[other] se devuelven hasta { COUNT($seconds, "masc") } segundos de cada jugada
      }
  }

## The clock

time-of = { WORD($side) }
time-left-of = { WORD($side) }{ " " }
hours = { $hours ->
    [one] una hora
   *[other] { COUNT($hours, "fem") } horas
  }
minutes = { $minutes ->
    [one] un minuto
   *[other] { COUNT($minutes, "masc") } minutos
  }
seconds = { $seconds ->
    [one] un segundo
   *[other] { COUNT($seconds, "masc") } segundos
  }
hours-minutes = { $hours ->
    [one] una hora
   *[other] { COUNT($hours, "fem") } horas
  } y { $minutes }
minutes-seconds = { $minutes ->
    [one] un minuto
   *[other] { COUNT($minutes, "masc") } minutos
  } { $seconds }
moves-made = { $moves ->
    [one] una jugada hecha
   *[other] { COUNT($moves, "fem") } jugadas hechas
  }
to-control = { $moves ->
    [one] una jugada hasta el control
   *[other] { COUNT($moves, "fem") } jugadas hasta el control
  }
flag-down = la bandera ha caído
paused = Los relojes están parados
clock-runs = Corre el reloj de las { WORD($side) }

set-warnings = El reloj avisa cuando quedan:
set-no-warnings = Sin avisos del reloj

## The sequence of a move

taken-off = { WORD($side, $piece) } { $square } fuera del tablero
placed = { WORD($piece) } { $square }
promoted = Coronación: { WORD($piece) }
touched = Pieza tocada: { WORD($side, $piece) } { $square }
felt = { WORD($side, $piece) } { $square }; palpar no obliga
adjusting = Puede componer piezas
announced-otherwise = Esa no es la jugada del tablero
repeated = Repiten las { WORD($side) }
move-counts = Vale la jugada hecha, no el anuncio
completed = Juegan { WORD($side) }
control-reached = Las { WORD($side) } alcanzan el control; tiempo añadido:
clock-forgotten = Las { WORD($side) } no han pulsado el reloj
touch-free = Ninguna pieza tocada puede jugar ni ser capturada; vale cualquier jugada legal
castling-free = El enroque es ilegal y el rey no puede mover; vale cualquier jugada legal
must-move = Pieza tocada, pieza jugada: { WORD($piece) } { $square }
move-touched = Mueva { WORD($piece) } { $square }
must-capture = Tocó { WORD($piece, form: "the") } de { $square }; debe capturar esa pieza
must-capture-with = Capture { WORD($taken, form: "the") } de { $square } con { WORD($piece, form: "the") } de { $from }
must-either = Piezas tocadas: juegue { WORD($piece, form: "the") } de { $from } o capture { WORD($taken, form: "the") } de { $square }
must-castle = Debe enrocar: rey a { $to }
must-move-king = Ese enroque es ilegal; haga otra jugada de rey
must-move-pawn = Peón { $from } soltado en { $to }: muévalo allí
must-move-king-only = El enroque no vale aquí: mueva el rey
put-moved-back = Devuelva a su sitio lo que ha movido

## Rulings

ruled-perpetual-check = Tablas: jaque perpetuo de las { WORD($side) }
ruled-flag = Ha caído la bandera de las { WORD($loser) }
ruled-both-flags = Han caído ambas banderas, tablas
ruled-illegal-moves = La jugada ilegal número { $number } de las { WORD($loser) } acaba la partida
penalised = { $what ->
    [illegal-move] Jugada ilegal
    [without-move] Reloj pulsado sin jugar, jugada ilegal
    [unpromoted] Peón no coronado, jugada ilegal
   *[unpromoted-queen] Peón no coronado, pasa a dama: jugada ilegal
  }, número { $number } de las { WORD($side) }
penalised-first = { $what ->
    [illegal-move] Ilegal
    [without-move] Reloj pulsado sin jugar: jugada ilegal
    [unpromoted] Peón no coronado: jugada ilegal
   *[unpromoted-queen] Peón no coronado, pasa a dama: jugada ilegal
  }
yes-means = Sí significa:
restored = Posición restablecida
gains = Las { WORD($side) } reciben:
gained-by = { " " }a { WORD($side) }
illegal-stands = Nadie reclamó la jugada ilegal; se mantiene
offered = Las { WORD($side) } ofrecen tablas, ¿sí o no?
offer-stands = Sigue en pie la oferta de tablas de las { WORD($side) }; contestan las { WORD($opponent) }: ¿sí o no?
offer-disturbs = No es el momento
offer-written = Ambos jugadores la anotan

## What the laws forbid now

forbidden = { $what ->
    [not-moved] Aún no hay jugada en el tablero
    [nothing-to-announce] Primero la jugada en el tablero: levante la pieza y póngala
    [not-announced] Anuncie primero
    [differs] El anuncio no es la jugada del tablero; corríjalo antes de pulsar
    [not-repeated] El rival aún no ha repetido el anuncio
    [repetition-differs] Eso no es lo anunciado
    [promotion-not-said] Diga en qué se convierte el peón
    [ambiguous] El anuncio vale para varias jugadas; precise
    [made] La jugada está hecha; las piezas se quedan donde están
    [adjust-now] Ahora no se puede componer
    [time-not-now] Pregunte por el tiempo en su turno
    [offer-not-now] Ofrezca tablas después de su jugada y antes de pulsar el reloj
    [offer-while-adjourned] En una partida aplazada no se ofrecen tablas
    [offer-again] Su oferta fue rechazada; ahora debe ofrecer el rival
    [flag-up] La bandera del rival no ha caído
    [own-flag-down] También ha caído su bandera
    [flag-not-claimed] Solo el árbitro decide sobre las banderas
    [nothing-illegal] No hay nada ilegal que reclamar
    [claim-too-late] Es tarde para reclamar
    [claim-lost] En esta jugada ya no puede reclamar tablas
    [not-ahead] Estas leyes solo cuentan las cincuenta jugadas una vez hechas
    [told-unasked] Aquí el tiempo se dice solo a petición, salvo acuerdo sobre los avisos
    [no-checks] No ha habido jaques seguidos
    [just-rejected] El árbitro acaba de rechazar esta reclamación
    [advice] Nadie puede decirle eso durante la partida
    [before-control] Antes del control, solo el árbitro puede permitir el aplazamiento
    [seal-changed] La jugada secreta ya no se cambia
    [must-seal] La respuesta debe ser secreta; no la haga en el tablero
    [only-more-time] Un reloj ya solo puede ganar tiempo
    [error-too-late] Debía decirlo antes de su primera jugada; ahora decide el árbitro
    [quickplay-not-announced] No se acordó que se pudiera reclamar en el final a caída de bandera
    [quickplay-not-now] Debe tener menos de dos minutos, sin incremento, y su bandera en alto
    [claim-final] Una reclamación no se puede retirar
    [decided-after-flag] Una reclamación aplazada solo se decide cuando ha caído la bandera
   *[taking-back] Las jugadas no se pueden deshacer
  }
forbidden-piece = { $what ->
    [in-hand] { WORD($piece, form: "the") } de { $square } sigue en su mano
    [capture-left] { WORD($piece, form: "the") } de { $square } sigue en el tablero
   *[goes-back] { WORD($piece, form: "the") } vuelve a { $square }
  }
forbidden-square = { $what ->
    [promotion-left] Diga en qué se convierte el peón de { $square }: dama, torre, alfil o caballo
    [promotion-final] La pieza de { $square } se queda; la elección es definitiva
   *[castling-left] La torre de { $square } debe seguir al rey
  }
forbidden-moved = { WORD($piece, form: "the") } de { $from } vuelve a { $square }
forbidden-before = { $number ->
    [one] Sin tablas antes de que cada uno haya jugado
   *[other] Sin tablas antes de la jugada { $number }
  }
disagreed = { $what ->
    [no-such-edition] No existe esa edición de las leyes
    [no-such-form] Esta edición no tiene reglas para esa modalidad
    [no-repetition] En esta edición el rival no repite el anuncio
    [no-draw-limit] En esta edición no se pueden prohibir las tablas
    [no-quickplay] Esta edición no conoce el final a caída de bandera
    [no-quickplay-in-form] En esa modalidad no hay final a caída de bandera
   *[no-delay] Esta edición no prevé la demora
  }
refused-occupied = { WORD($side, $piece, form: "the") } está en { $square }
refused-now = { $what ->
    [not-in-practice] Solo en competición; Control G empieza una
    [empty-hand] No ha levantado ninguna pieza
    [not-read-out] Se acordó anunciar de viva voz
    [paused] Los relojes están parados
    [no-pause] En competición no se paran los relojes
    [practice-only] En competición nadie le dice qué reclamar; reclame y el árbitro juzga
    [claims-later] En competición, las reclamaciones posibles se dicen al final
    [offer-stands] Su oferta sigue en pie
   *[claim-first] No se puede seguir tras esa jugada ilegal; reclámela
  }

## Questions

ask-edition = ¿Qué reglamento? Intro solo: FIDE 2023. Flechas: otros cinco.
ask-blind = ¿Quién juega al tacto? Intro solo: los dos. Dos: las blancas. Tres: las negras. Cuatro: nadie.
ask-control = ¿Qué control de tiempo? Intro solo: 90+30. O escriba uno, como 10+5. Cero: sin reloj.
ask-agreement-instead = ¿Cerrar esta partida y empezar?
ask-agreement = ¿Empezamos?
help-agreeing = Sí para empezar, no para cancelar. O escriba otra condición: leer jugadas, dos tableros, sin tablas antes de 30.

## Help


## Why: what a rule says, in few words

why-nothing = Aún no hay ninguna decisión
why = { $rule ->
    [checkmate] El rey está atacado y no puede escapar: jaque mate
    [stalemate] Sin jugada legal y sin jaque: ahogado, tablas
    [dead-position] Si ninguna serie de jugadas legales da mate, son tablas
    [listed-material] Solo quedan los reyes y como mucho un caballo o un alfil, o un alfil cada uno en el mismo color: tablas
    [perpetual-check] El jaque perpetuo son tablas
    [fivefold] La misma posición por quinta vez acaba la partida
    [seventy-five] { COUNT($number, "fem") } jugadas de cada bando sin capturas ni jugadas de peón acaban la partida
    [resignation] El jugador que abandona pierde
    [agreement] { $number ->
        [0] Los jugadores pueden acordar tablas
       *[other] Los jugadores pueden acordar tablas cuando cada uno ha jugado
       }
    [flag] Si cae la bandera antes de completar las jugadas, se pierde la partida
    [both-flags] Cuando han caído las dos banderas, la partida es tablas
    [both-flags-unclear] Han caído las dos banderas y no se sabe cuál primero: en el último período son tablas, antes la partida sigue
    [illegal-move] No vale
    [illegal-move-loses] Una jugada ilegal pierde si el rival la reclama antes de hacer la suya
    [illegal-move-costs] Cada jugada ilegal completada de un jugador cuenta
    [nothing-illegal] No hubo jugada ilegal, o ya está resuelta
    [stands-unclaimed] Una jugada ilegal que el rival no reclama antes de hacer la suya se mantiene
    [without-move] Pulsar el reloj sin jugar cuenta como jugada ilegal
    [clock-without-move] Sin jugar no se puede poner en marcha el reloj del rival
    [promotion-not-completed] La coronación se completa antes de pulsar el reloj
    [move-made-by-touch] Quite la pieza capturada, coloque la suya y anuncie
    [made-by-announcing] Al tacto, la jugada está hecha con la pieza colocada y la jugada anunciada
    [move-made-when] La jugada está hecha cuando está todo hecho y se ha soltado la pieza
    [move-completed-when] La jugada se completa al pulsar el reloj
    [not-completed] Una jugada solo se puede reclamar cuando después de ella se ha pulsado el reloj
    [promotion-left] La jugada no está hecha hasta que el peón se convierte en una pieza
    [promotion-choice-final] Colocada la pieza elegida, la elección es definitiva
    [castling-king-released] Con el rey soltado en su casilla de enroque, solo falta la torre
    [clock-after-announcement] Primero anuncie, después pulse el reloj
    [announcement-words] Al tacto se anuncia con estas palabras; la organización puede admitir otras, el ajuste las cambia
    [announcement-differs] Un error al anunciar se corrige antes de pulsar el reloj; anuncie otra vez
    [move-made-counts] Si difieren anuncio y jugada, vale la jugada del tablero
    [repeat-announcement] El rival repite la jugada y la hace en su tablero
    [promotion-announced] El anuncio dice en qué se convierte el peón
    [own-piece-touched] La primera pieza tocada que puede jugar debe jugar
    [opponents-piece-touched] La primera pieza rival tocada que se pueda capturar debe capturarse
    [both-touched] Si puede, capture la pieza tocada con la suya tocada; si no, juegue la primera tocada que se pueda jugar
    [both-touched-anyhow] Capture la pieza tocada con la suya tocada; si no, con otra; si no, mueva la suya tocada
    [both-touched-apart] El código no dice cuál de dos piezas tocadas una tras otra obliga; decide el árbitro
    [king-then-rook] Quien toca el rey y luego una torre debe enrocar si es legal
    [rook-then-king] Quien toca una torre y luego el rey no puede enrocar con ella; mueve la torre, si puede
    [illegal-castling] Ese enroque no es legal: mueva el rey si puede; si no, vale cualquier jugada
    [adjust] Dígalo antes de tocar y en su turno; las piezas vuelven a sus casillas
    [touched-when] Al tacto, una pieza solo cuenta como tocada al salir de su agujero
    [loss-of-touch-claim] Quien ha tocado una pieza ya no puede reclamar que el rival incumplió la regla de pieza tocada
    [nothing-playable] Si ninguna pieza tocada puede mover ni ser capturada, vale cualquier jugada legal
    [time-saved-carries-over] El tiempo ahorrado antes del control se suma al período siguiente
    [release-final] Una pieza soltada como parte de una jugada legal no va a otra casilla
    [release-binds-replacement] La jugada ilegal se sustituye por otra a la casilla donde se soltó la pieza
    [promotion-square-final] Un peón soltado en la última fila se corona en esa casilla
    [time-questions] Un jugador al tacto puede preguntar por el tiempo
    [draw-offer] Las tablas se ofrecen después de jugar y antes de pulsar el reloj
    [draw-offers-alternate] Tras un rechazo le toca ofrecer al rival
    [no-draws-before-move] El torneo no permite tablas antes de esa jugada
    [flag-claim] Para reclamar la bandera caída hay que tener la propia en alto
    [repetition] Si la posición ha aparecido { COUNT($number, "fem") } veces, quien tiene el turno puede reclamar tablas
    [claim-ahead] Anuncie la jugada que produce la posición, sin hacerla, y reclame tablas
    [fifty-moves] Tras { COUNT($number, "fem") } jugadas de cada bando sin capturas ni jugadas de peón se pueden reclamar tablas
    [claim-lost-by] Reclame antes de tocar una pieza; el derecho vuelve en otra jugada
    [claim-lost-by-move] Reclame antes de hacer su jugada; con esta se perdió el derecho
    [wrong-claim] Tras una reclamación incorrecta se corrigen los relojes y la partida sigue
    [claim-is-offer] Una reclamación vale como oferta de tablas
    [claimed-move-binds] La jugada anunciada con una reclamación incorrecta debe hacerse
    [quickplay-finish] Con menos de dos minutos, quien tiene el turno puede reclamar tablas si el rival no puede ganar por medios normales o no lo intenta; la decisión del árbitro es definitiva
    [quickplay-announced] Estas reclamaciones solo existen si el torneo las ha anunciado antes
    [quickplay-without-arbiter] Sin árbitro, esa reclamación detiene la partida; un árbitro decide después
    [quickplay-increment] Con menos de dos minutos se puede pedir un incremento para los dos; vale como oferta de tablas, y si se rechaza decide el árbitro
    [late-arrival-s] Se pierde la partida con un retraso de más de:
    [neither-present] Si no ha llegado nadie, las blancas pierden el tiempo hasta que llegan
    [daily-playing-time-s] Quien juega al tacto juega al día como máximo:
    [time-warnings] El árbitro dice al jugador ciego cuánto tiempo queda hasta el control
    [clock-may-speak] Un reloj puede decir al jugador ciego el tiempo y el número de jugadas
    [claim-is-final] Una reclamación no se puede retirar
    [claim-checked-on] Se comprueba en el tiempo de quien reclama; si cae su bandera, la reclamación correcta da tablas y la incorrecta pierde
    [fifty-moves-extension] Si al empezar la cuenta se prueba una victoria más larga, hacen falta { COUNT($number, "fem") } jugadas
    [advice-forbidden] En la partida, ni notas, ni consejos, ni información; puede palpar su tablero
    [adjournment] Al acabar la sesión, quien tiene el turno escribe su jugada secreta y para los relojes
    [early-adjournment] Aplazar antes cuesta el resto de la sesión
    [adjournment-after-control] Pasado el control se puede aplazar antes, y cuesta el resto de la sesión; antes del control hace falta permiso del árbitro
    [sealed-move-changed] La jugada secreta se puede cambiar hasta parar los relojes
    [sealed-move-on-board] Quien juega en el tablero en vez de anotar su jugada secreta debe anotar esa jugada
    [sealed-move-flawed] Una jugada secreta ambigua, ilegible o ilegal pierde
    [sealed-move-slip] Un error de escritura evidente en una jugada secreta se corrige y no cuesta nada
    [sealed-in-braille] Un jugador al tacto escribe la jugada secreta en braille
    [envelope-told] El sobre lleva los nombres, la posición, los tiempos y la jugada secreta
    [envelope-lost] Sin sobre se sigue si todo se puede reconstruir; si no, se juega otra partida
    [envelope-opened] El sobre se abre ante el jugador que debe responder
    [offer-after-sealing] Una oferta hecha tras la jugada secreta sigue en pie hasta la respuesta
    [position-restored] Se restablecen la posición y los tiempos
    [ended-meanwhile] Antes de reanudar se pueden acordar tablas o abandonar
    [replier-present] Se hace la jugada secreta y corre el reloj del jugador que responde
    [replier-absent] Si falta el jugador que debe responder, corre su reloj y el sobre sigue cerrado
    [sealer-absent] Si falta el autor de la jugada secreta, la respuesta también puede ser secreta, y corre el reloj del ausente
    [sealer-absent-must] Si falta el autor de la jugada secreta, la respuesta también debe ser secreta, y corre el reloj del ausente
    [both-absent] Si faltan los dos, corre el reloj del jugador que debe responder
    [resumption-session] La duración de la reanudación se fija antes; luego se aplaza de nuevo
    [resumption-late-s] Se pierde la partida con un retraso de más de:
    [resumption-clock-error] Un tiempo erróneo se corrige pronto; después, nunca en contra del jugador
    [sealed-move-ends] Si la jugada secreta acaba la partida, queda acabada
    [arbiters-means] Las leyes enumeran las sanciones del árbitro
    [wrong-setup] Si las piezas estaban mal colocadas, se juega otra partida
    [wrong-resumption] Si las piezas estaban mal colocadas al reanudar, se juega de nuevo desde la posición aplazada
    [board-turned] Si solo el tablero estaba girado, la posición se traslada y la partida sigue
    [setup-claims-until-moves] Tras { COUNT($number, "fem") } jugadas ya no se corrigen piezas, tablero ni relojes
    [wrong-colours] Con los colores cambiados la partida sigue, salvo que el árbitro decida otra cosa
    [wrong-colours-stay] Con los colores cambiados la partida sigue; si ya terminó, vale su resultado
    [wrong-colours-early] Con los colores cambiados se juega otra partida; tras { COUNT($number, "fem") } jugadas de cada bando, la partida sigue
    [displaced-pieces] Quien desplaza piezas las recoloca en su tiempo; si hace falta, se vuelve a una posición conocida
    [illegal-position] Ante una posición ilegal, el árbitro interviene sin reclamación
    [king-captured] Capturar el rey es una jugada ilegal
    [arbiter-stops-clock] El árbitro para los relojes cuando hace falta y decide cuándo sigue la partida
    [clocks-after-restoring] Tras volver atrás, el árbitro ajusta relojes y contadores según su criterio
    [clock-error] Un reloj mal puesto se corrige
    [clock-forgotten] El árbitro puede decir a un jugador que no ha pulsado el reloj
    [clock-not-told] Nadie dice a un jugador que no ha pulsado el reloj
    [time-for-disturbance] Un jugador molestado desde fuera puede recibir tiempo
    [sheets-differ] Si las planillas coinciden, el tablero las sigue; si no, se vuelve a donde coinciden
    [two-boards] Si un vidente juega con un ciego, cualquiera puede pedir dos tableros
    [sighted-by-normal-rules] El vidente toca y juega por las reglas normales
    [assistant] Un jugador ciego puede tener un asistente
    [sighted-players-assistant] Si el ciego no lo tiene, puede tenerlo el vidente
   *[other] El artículo dice más
  }

## What is said to agree on more

hear-term-read-out = leer jugadas | programa lee jugadas
hear-term-words = solo palabras | jugadas con palabras
hear-term-repeats = rival repite | repetir anuncios
hear-term-no-repeats = rival no repite
hear-term-two-boards = dos tableros | cada uno tiene tablero
hear-term-one-board = tablero | solo tablero | mismo tablero
hear-term-quickplay = reclamaciones en final rápido | reclamaciones en final a caída de bandera | reclamaciones en el final a caída de bandera
hear-term-no-quickplay = sin final rápido | sin final a caída de bandera
hear-term-no-arbiter = sin árbitro | no hay árbitro
hear-term-warnings = con avisos de tiempo | avisos de tiempo
hear-term-no-warnings = sin avisos de tiempo
hear-term-with-arbiter = con árbitro
hear-term-no-draws-before = sin tablas antes de { $number } | sin tablas antes de jugada { $number }
hear-term-session = sesión de { $number } minutos | sesión { $number } minutos
hear-term-late = retraso de { $number } minutos
hear-term-awaiting = falta { $side } | esperamos a { $side }
