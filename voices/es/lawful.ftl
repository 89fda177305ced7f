# Las frases de las partidas con acuerdo: reloj, competición, decisiones, explicaciones.

## The agreement

agreed = { $conduct ->
    [competition] Competición
   *[practice] Práctica
  }, { $competition ->
    [standard] partida clásica
    [rapid] partida rápida
    [rapid-watched] partida rápida con árbitro en el tablero
    [blitz] partida relámpago
   *[blitz-watched] partida relámpago con árbitro en el tablero
  }, { $edition }
agreed-touch = { $who ->
    [both] Ambos bandos juegan al tacto
    [white] Blancas juegan al tacto, negras ven
    [black] Negras juegan al tacto, blancas ven
   *[nobody] Ambos bandos ven
  }
agreed-announcing = { $announcing ->
    [read-out] Las jugadas se anuncian con palabras o las lee una tecla
   *[words] Las jugadas se anuncian con palabras
  }
agreed-repeats = El rival repite cada anuncio
agreed-two-boards = Cada jugador tiene su tablero
agreed-no-draws = Sin tablas antes de la jugada { $number }
period-moves = { $moves ->
    [one] Una jugada en:
   *[other] { $moves } jugadas en:
  }
period-rest = para todas las jugadas
bonus = { $bonus ->
    [increment] { $seconds ->
        [one] y un segundo más por jugada
       *[other] y { $seconds } segundos más por jugada
      }
    [delay] { $seconds ->
        [one] el primer segundo de cada jugada libre
       *[other] los primeros { $seconds } segundos de cada jugada libres
      }
   *[bronstein] { $seconds ->
        [one] se devuelve hasta un segundo de cada jugada
       *[other] se devuelven hasta { $seconds } segundos de cada jugada
      }
  }

## The clock

time-of = { WORD($side) }
hours = { $hours ->
    [one] una hora
   *[other] { $hours } horas
  }
minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
  }
seconds = { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
  }
hours-minutes = { $hours ->
    [one] una hora
   *[other] { $hours } horas
  } { $minutes }
minutes-seconds = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
  } { $seconds }
moves-made = { $moves ->
    [one] una jugada hecha
   *[other] { $moves } jugadas hechas
  }
to-control = { $moves ->
    [one] una jugada hasta el control
   *[other] { $moves } jugadas hasta el control
  }
flag-down = la bandera ha caído
paused = Los relojes están parados
clock-runs = Corre el reloj de { WORD($side) }

set-warnings = El reloj avisa a:
set-no-warnings = El reloj no avisa

## The sequence of a move

taken-off = { WORD($side, $piece) } { $square } fuera del tablero
placed = { WORD($piece) } { $square }
promoted = Coronación: { WORD($piece) }
touched = Pieza tocada: { WORD($side, $piece) } { $square }
felt = { WORD($side, $piece) } { $square }; palpar no obliga a nada
adjusting = Puede componer piezas
announced = Anunciado
announced-otherwise = No es la jugada del tablero
repeated = Repiten { WORD($side) }
move-counts = Vale la jugada hecha, no el anuncio
completed = Juegan { WORD($side) }
control-reached = { WORD($side) } alcanzan el control; al tiempo restante se suman:
clock-forgotten = { WORD($side) }: el reloj no se ha pulsado
touch-free = Nada de lo tocado puede jugarse: cualquier jugada es libre
must-move = Tocó { WORD($piece, form: "the") } de { $square }; debe jugar con esa pieza
must-capture = Tocó { WORD($piece, form: "the") } de { $square }; debe tomar esa pieza
must-capture-with = Debe tomar con { WORD($piece, form: "the") } de { $from } { WORD($taken, form: "the") } de { $square }
must-castle = Rey y torre tocados: enroque, rey a { $to }
must-move-king = Ese enroque no es legal: el rey debe jugar otra cosa

## Rulings

ruled-perpetual-check = { WORD($side) } dan jaque continuo, tablas
ruled-flag = Ha caído la bandera de { WORD($loser) }
ruled-both-flags = Han caído ambas banderas, tablas
ruled-illegal-moves = La jugada ilegal número { $number } de { WORD($loser) } acaba la partida
penalised = { $what ->
    [illegal-move] Jugada ilegal
    [without-move] Se pulsó el reloj sin jugar
    [unpromoted] El peón no fue cambiado por una pieza
   *[unpromoted-queen] El peón no fue cambiado; pasa a ser dama
  }, número { $number } de { WORD($side) }
restored = Vuelve la posición anterior
gains = { WORD($side) } ganan:
illegal-stands = Nadie reclamó la jugada ilegal; vale, y la planilla sigue desde aquí
offered = { WORD($side) } ofrecen tablas. La oferta sigue en pie: sí la acepta, no la rechaza
offer-disturbs = Mejor entre la jugada y el reloj: así puede molestar al rival
offer-written = Ambos la anotan

## What the laws forbid now

forbidden = { $what ->
    [not-moved] Aún no hay jugada en el tablero
    [not-announced] Anuncie primero
    [differs] El anuncio no es la jugada del tablero; corrija antes del reloj
    [not-repeated] El rival aún no ha repetido el anuncio
    [repetition-differs] Eso no se anunció
    [promotion-not-said] Diga en qué se convierte el peón
    [ambiguous] Varias jugadas encajan con el anuncio; diga más
    [made] La jugada está hecha; las piezas se quedan donde están
    [adjust-now] Ahora no se puede componer
    [time-not-now] Pregunte por el tiempo en su turno
    [offer-not-now] Las tablas se ofrecen tras la jugada propia y antes del reloj
    [offer-again] Su oferta fue rechazada; antes debe ofrecer el rival
    [flag-up] La bandera del rival no ha caído
    [own-flag-down] También cayó su bandera
    [flag-not-claimed] De las banderas decide solo el árbitro
    [nothing-illegal] No hay nada ilegal que reclamar
    [claim-too-late] Es tarde para reclamar
    [claim-lost] Tras tocar o jugar se pierde el derecho a reclamar tablas en esta jugada
    [advice] Nadie puede decirte eso durante la partida
    [before-control] Antes del control solo el árbitro puede consentir el aplazamiento
    [seal-changed] Lo sellado queda como está
    [must-seal] La respuesta se sella, no se hace en el tablero
    [only-more-time] Ahora un reloj solo se corrige para dar más tiempo
    [error-too-late] Había que decirlo antes de la propia primera jugada; ahora decide solo el árbitro
    [quickplay-not-announced] No se acordó que se puedan reclamar tablas en el final rápido
    [quickplay-not-now] Para eso debe tener menos de dos minutos para todas las jugadas que quedan, sin nada más por jugada, y su bandera en alto
    [claim-final] Una reclamación no se puede retirar
   *[taking-back] Las jugadas no se devuelven
  }
forbidden-piece = { $what ->
    [in-hand] { WORD($piece, form: "the") } de { $square } sigue en la mano
    [capture-left] { WORD($piece, form: "the") } de { $square } sigue en el tablero
   *[adjusted-elsewhere] { WORD($piece, form: "the") } vuelve a { $square }
  }
forbidden-square = { $what ->
    [promotion-left] Elija en qué se convierte el peón de { $square }
    [promotion-final] Lo que está ahora en { $square } se queda; la elección es definitiva
   *[castling-left] La torre de { $square } debe seguir al rey
  }
forbidden-before = { $number ->
    [one] Sin tablas antes de una jugada de cada bando
   *[other] Sin tablas antes de la jugada { $number }
  }
disagreed = { $what ->
    [no-such-edition] No existe esa edición de las leyes
    [no-such-form] Esta edición no tiene reglas para esa modalidad
    [no-repetition] En esta edición el rival no repite el anuncio
    [no-draw-limit] En esta edición no se pueden prohibir las tablas
   *[no-delay] Esta edición no conoce la demora
  }
refused-occupied = En { $square } está { WORD($side, $piece, form: "the") }
refused-now = { $what ->
    [not-in-practice] Eso es de la competición; Control G empieza una
    [empty-hand] Ninguna pieza está fuera de su agujero
    [not-read-out] Se acordó anunciar con palabras
    [paused] Los relojes están parados
    [no-pause] En la competición no se paran los relojes
    [practice-only] En la competición nadie le dice qué puede reclamar; reclame y el árbitro juzga
    [claims-later] Las reclamaciones de una competición se dicen cuando termina
    [offer-stands] Su oferta ya está en pie
   *[claim-first] Desde esa jugada ilegal no se puede seguir; reclame
  }

## Questions

ask-edition = ¿Qué leyes? Uno: FIDE 2023. Dos: FIDE 2009. Tres: FIDE 2005. Cuatro: FIDE 2001. Cinco: el código soviético de 1956. Seis: el código de las damas rusas.
ask-blind = ¿Quién juega al tacto? Uno: ambos. Dos: blancas. Tres: negras. Cuatro: nadie.
ask-control = ¿Qué reloj? Minutos y segundos por jugada, por ejemplo 90+30. Cero es sin reloj.
ask-agreement = ¿Empezamos? ¿Sí o no, u otra condición?
help-agreeing = Sí empieza la partida, no la deja. O escriba qué más se acuerda: leer jugadas, rival repite, dos tableros, reclamaciones en final rápido, sin árbitro, sin tablas antes de 30, sesión de 240 minutos, retraso de 30 minutos, esperamos a negras. Después se dice todo otra vez.

## Help


## Why: what a rule says, in few words

why-nothing = Aún no hay decisiones
why = { $rule ->
    [checkmate] Un rey atacado que no puede escapar pierde la partida
    [stalemate] Quien juega, no tiene jugada legal y no está en jaque, hace tablas
    [dead-position] Si ninguna serie de jugadas legales da mate, son tablas
    [perpetual-check] Jaques sin fin de los que el rey no escapa son tablas
    [fivefold] La misma posición por quinta vez acaba la partida
    [seventy-five] Tantas jugadas sin captura ni jugada de peón acaban la partida
    [resignation] Quien abandona ha perdido
    [agreement] Los jugadores pueden acordar tablas
    [flag] Quien no ha hecho sus jugadas al caer su bandera ha perdido
    [both-flags] Nadie sabe qué bandera cayó primero
    [illegal-move] Una jugada ilegal se retira y vuelve la posición anterior
    [without-move] Pulsar el reloj sin jugar cuenta como jugada ilegal
    [clock-without-move] Sin jugar no se puede poner en marcha el reloj del rival
    [promotion-not-completed] El peón en la última fila se cambia antes del reloj
    [move-made-by-touch] Al tacto: primero quite la pieza tomada y ponga la propia en otro agujero; luego anuncie
    [move-made-when] La jugada está hecha cuando todo se ha cumplido y la pieza está suelta
    [move-completed-when] La jugada se completa al pulsar el reloj
    [promotion-choice-final] El peón se cambia por la pieza elegida; entonces la elección es definitiva
    [castling-king-released] El rey está en su casilla de enroque: solo falta la torre
    [clock-after-announcement] Primero anuncie la jugada, después pulse el reloj
    [announcement-words] Al tacto las jugadas se anuncian con estas palabras; la organización puede admitir otras, y el ajuste las cambia
    [announcement-differs] Un error al anunciar se corrige antes del reloj; anuncie otra vez
    [move-made-counts] Si difieren anuncio y jugada, vale la jugada del tablero
    [repeat-announcement] El rival repite la jugada y la hace en su tablero
    [promotion-announced] La pieza en que se convierte el peón se anuncia
    [own-piece-touched] La primera pieza tocada que puede jugar debe jugar
    [opponents-piece-touched] La primera pieza tocada que puede ser tomada debe tomarse
    [both-touched] Tome la pieza tocada con su pieza tocada si puede; si no, juegue una de las tocadas
    [king-then-rook] Quien toca rey y luego torre debe enrocar si es legal
    [illegal-castling] El enroque no era legal: juega el rey si puede; si no, cualquier jugada
    [adjust] Dígalo antes de tocar y en su turno; las piezas vuelven a sus casillas
    [touched-when] Al tacto, una pieza cuenta como tocada cuando sale de su agujero
    [loss-of-touch-claim] Quien ha tocado una pieza ya no puede reclamar que el rival incumplió las reglas del toque
    [nothing-playable] Si nada de lo tocado puede mover ni ser capturado, vale cualquier jugada legal
    [time-saved-carries-over] El tiempo ahorrado antes del control se suma al período siguiente
    [promotion-square-final] Un peón soltado en la última fila se corona allí y en ninguna otra casilla
    [time-questions] Quien juega al tacto puede preguntar por el tiempo
    [draw-offer] Las tablas se ofrecen tras la jugada propia y antes del reloj
    [draw-offers-alternate] Tras un rechazo le toca ofrecer al rival
    [no-draws-before-move] El torneo no permite tablas antes de esa jugada
    [flag-seen-by] Alguien debe decir que una bandera ha caído
    [flag-claim] Quien reclama una bandera debe tener la suya en alto
    [repetition] Quien está en turno puede reclamar tablas si la posición ha salido bastantes veces
    [claim-ahead] Anuncie la jugada que produce la posición, no la haga en el tablero, y reclame
    [fifty-moves] Quien está en turno puede reclamar tablas tras tantas jugadas de cada bando sin capturas ni peones
    [claim-lost-by] Reclame antes de tocar o jugar; el derecho vuelve en otra jugada
    [wrong-claim] Tras una reclamación errónea se corrigen los relojes y la partida sigue
    [claim-is-offer] Una reclamación vale como oferta de tablas
    [claimed-move-binds] La jugada anunciada con una reclamación errónea debe hacerse
    [quickplay-finish] Con menos de dos minutos para el resto de la partida, el jugador que mueve puede reclamar tablas porque el rival no puede o no intenta ganar por medios normales; el árbitro decide, y su decisión es definitiva
    [quickplay-without-arbiter] Sin árbitro esa reclamación termina el juego, y un árbitro decide después
    [quickplay-increment] Con menos de dos minutos el jugador que mueve puede pedir un incremento para los dos; es una oferta de tablas, y si se rechaza decide el árbitro
    [late-arrival-s] Quien llega más tarde de lo que permiten las reglas o el torneo ha perdido
    [neither-present] Si no ha llegado nadie, las blancas pierden el tiempo hasta que llegan
    [daily-playing-time-s] Quien juega al tacto no juega más que este tiempo en un día
    [time-warnings] El árbitro dice al jugador ciego cuánto tiempo queda hasta el control
    [clock-may-speak] Un reloj puede decir al jugador ciego el tiempo y el número de jugadas
    [claim-is-final] Una reclamación hecha se mantiene
    [claim-checked-on] La reclamación se comprueba en el tiempo de quien reclama; si cae su bandera, la correcta da tablas y la falsa pierde
    [fifty-moves-extension] Si se prueba que la partida estaba ganada al empezar la cuenta, pero no en tantas jugadas, hacen falta más
    [advice-forbidden] Durante la partida, ni notas ni consejos ni fuentes de información; el propio tablero sí se puede tocar
    [adjournment] Al acabar la sesión, quien tiene el turno escribe su jugada en secreto y para los relojes
    [early-adjournment] Quien aplaza antes toma sobre sí el resto de la sesión; el código más antiguo pide haber pasado el control, o el permiso del árbitro
    [sealed-move-changed] Hasta parar los relojes se puede cambiar la jugada sellada
    [sealed-move-on-board] Quien juega en el tablero en vez de sellar debe anotar esa jugada
    [sealed-move-flawed] Una jugada sellada ambigua, oscura o ilegal pierde; el código más antiguo perdona un error evidente
    [sealed-in-braille] Quien juega al tacto sella en braille
    [envelope-told] El sobre dice nombres, posición, tiempos, quién selló y qué jugada
    [envelope-lost] Sin sobre se sigue si todo se puede reconstruir; si no, se juega otra partida
    [envelope-opened] El sobre se abre ante quien debe responder
    [offer-after-sealing] Una oferta hecha tras sellar sigue en pie hasta la respuesta
    [position-restored] Se ponen la posición y los tiempos como estaban
    [ended-meanwhile] Antes de reanudar se pueden acordar tablas o abandonar
    [replier-present] Se hace la jugada sellada y corre el reloj de quien responde
    [replier-absent] Mientras falta quien responde, corre su reloj y el sobre sigue cerrado
    [sealer-absent] Si falta quien selló, la respuesta también se sella y corre el reloj del ausente
    [both-absent] Si faltan los dos, corre el reloj de quien debe responder
    [resumption-session] Lo que dura la sesión de reanudación se dice antes; luego se aplaza de nuevo
    [resumption-late-s] Quien llega más tarde de lo permitido ha perdido
    [resumption-clock-error] Un tiempo equivocado se corrige pronto; después no, o solo a favor del jugador
    [sealed-move-ends] Si la jugada sellada acaba la partida, vale
    [arbiters-means] Las leyes enumeran lo que el árbitro puede hacer con quien las infringe
    [wrong-setup] Si las piezas estaban mal colocadas, se juega otra partida
    [board-turned] Si solo el tablero estaba girado, la posición se traslada y la partida sigue
    [setup-claims-until-moves] Tras tantas jugadas nadie puede reclamar por piezas, tablero o relojes mal puestos
    [wrong-colours] Lo que pasa con los colores cambiados depende de las jugadas hechas o del árbitro
    [displaced-pieces] Quien desplaza piezas las recoloca en su propio tiempo; si hace falta, la partida vuelve a una posición conocida
    [illegal-position] Una posición ilegal en el tablero deja actuar al árbitro sin reclamación
    [king-captured] Capturar el rey es una jugada ilegal
    [arbiter-stops-clock] El árbitro para los relojes cuando hace falta y decide cuándo sigue la partida
    [clocks-after-restoring] Si las piezas volvieron atrás, el árbitro ajusta relojes y contadores según su juicio
    [clock-error] Un reloj mal puesto se corrige
    [clock-forgotten] Las leyes dicen si el árbitro puede hablar de un reloj sin pulsar
    [time-for-disturbance] A quien fue molestado desde fuera se le puede dar tiempo
    [sheets-differ] Si ambas planillas coinciden, el tablero las sigue; si difieren, se vuelve adonde coinciden
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
hear-term-quickplay = reclamaciones en final rápido
hear-term-no-quickplay = sin final rápido
hear-term-no-arbiter = sin árbitro | no hay árbitro
hear-term-with-arbiter = con árbitro
hear-term-no-draws-before = sin tablas antes de { $number } | sin tablas antes de jugada { $number }
hear-term-session = sesión de { $number } minutos | sesión { $number } minutos
hear-term-late = retraso de { $number } minutos
hear-term-awaiting = falta { $side } | esperamos a { $side }
