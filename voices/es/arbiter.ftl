# The sentences of the arbiter's mode: what he does, what he may not do.

## What he does

arbiter-in = Interviene el árbitro, relojes parados
arbiter-in-unclocked = Interviene el árbitro
arbiter-out = La partida sigue
arbiter-away = El árbitro se ha retirado
sanctioned = { WORD($side) }: { $what ->
    [warning] una advertencia
    [reprimand] una amonestación
    [fine] una multa
    [exclusion] exclusión de las próximas rondas
   *[expulsion] expulsión del torneo
  }
points-gained = Las { WORD($side) } ganan { $what ->
    [half] medio punto
   *[whole] un punto
  }
points-lost = Las { WORD($side) } pierden { $what ->
    [half] medio punto
   *[whole] un punto
  }
disturbance = Por la molestia
clock-set = El reloj de las { WORD($side) } marca ahora:
moves-set = El contador de jugadas de las { WORD($side) } marca ahora: { $moves }
setup-fault = { $what ->
    [pieces] Las piezas estaban mal colocadas
    [board] El tablero estaba mal colocado
   *[colours] Los colores estaban cambiados
  }
setup-ruling = { $what ->
    [new-game] La partida no cuenta y se juega otra
    [board-right] La posición pasa a un tablero bien puesto; la partida sigue
   *[goes-on] La partida sigue
  }
went-back = Vuelta a la jugada { $number }, juegan las { WORD($side) }
clocks-then = Los relojes marcaban entonces:
clocks-to-set = El árbitro ajusta los relojes
displaced = Las { WORD($side) } recolocan las piezas en su propio tiempo
restored-by = Las { WORD($side) } han recolocado las piezas
told-to-press = { WORD($side) }, pulsen el reloj
illegal-seen = Posición ilegal; si sigue tras la próxima jugada, son tablas
was-legal = Esa jugada era legal
sheets-agree = La planilla de las { WORD($side) } coincide con el registro
sheets-differ = La planilla de las { WORD($side) } difiere del registro en la jugada { $number }
sheet-record = El registro:
sheet-record-ends = El registro acaba ahí
sheet-other = La planilla: { $text }
sheet-ends = La planilla acaba ahí
board-agrees = El tablero de las { WORD($side) } coincide con el registro
board-differs = El tablero de las { WORD($side) } difiere del registro en { $squares }
board-since = Era correcto hasta la jugada { $number }; allí se jugó:
board-not-made = Era correcto hasta la jugada { $number }; las siguientes no se hicieron
board-corrected = Las { WORD($side) } corrigen su tablero según el registro
two-boards = Cada jugador tiene su tablero
sighted-normal = Para las { WORD($side) } rigen las reglas normales
assisted = Las { WORD($side) } { $what ->
    [on] tienen un asistente, que puede jugar, anunciar y pulsar el reloj
    [sighted] tienen un asistente, que puede jugar y anunciar
   *[off] no tienen asistente
  }
incidents-none = Ningún incidente
incidents-some = { $count ->
    [one] Un incidente
   *[other] { COUNT($count, "masc") } incidentes
  }
illegal-here = Aquí se hizo una jugada ilegal, que se mantiene
arbiter-to-move = Juegan las { WORD($side) }; la partida no puede seguir tras esa jugada ilegal

## Rulings

ruled-lost = El árbitro declara perdida la partida para las { WORD($loser) }
ruled-lost-both = El árbitro declara perdida la partida para los dos
ruled-illegal-position = Tablas: la posición ilegal persiste

## Questions

ask-lost = ¿Declarar perdida la partida para las { WORD($side) }? ¿Sí o no?
ask-lost-both = ¿Declarar perdida la partida para los dos? ¿Sí o no?
ask-back = ¿Volver a la jugada { $number }, juegan las { WORD($side) }, y anular las posteriores? ¿Sí o no?
ask-anew = ¿Anular esta partida y empezar otra? ¿Sí o no?
ask-illegal-draw = ¿Sigue siendo ilegal la posición, y son tablas? ¿Sí o no?
ask-illegal-seen = ¿Es ilegal de todos modos? ¿Sí o no?

## What he may not do

arbiter-may-not = { $what ->
    [not-among-means] Las leyes no dan ese poder al árbitro
    [game-over] La partida ha terminado; ya no se puede
    [silent] El árbitro no debe avisar de un reloj sin pulsar
    [nothing-forgotten] No hay ningún reloj sin pulsar
    [not-mixed] Solo para un vidente contra un ciego
    [has-assistant] El jugador ciego ya tiene asistente
    [too-late] Es tarde para deshacer esta jugada ilegal
    [not-made] Esa jugada no se hizo, o ya está resuelta
    [unclaimed] Solo el rival puede reclamar una jugada ilegal
    [wait-for-move] Espere a que se complete la próxima jugada
   *[nothing-illegal] La posición no es ilegal
  }
arbiter-points = Como máximo { $what ->
    [half] medio punto
   *[whole] un punto
  }
arbiter-settled = Tras { COUNT($moves, "fem") } jugadas de cada bando ya no se corrige la colocación
arbiter-keeps = En el primer período solo se quita tiempo si a cada uno le quedan { COUNT($minutes, "masc") } minutos
arbiter-refused = { $what ->
    [absent] Llame primero al árbitro: Control K, o diga árbitro
    [present] El árbitro ya ha intervenido
    [acting] El árbitro está junto al tablero; Control K reanuda la partida
    [none-agreed] Se acordó jugar sin árbitro
    [silent] Estas leyes no prevén nada así
    [too-much-time] A un reloj debe quedarle tiempo; para acabar la partida, declárela perdida
    [nothing-displaced] Nadie está recolocando piezas
    [clocks-unknown] No se sabe qué marcaban entonces los relojes
   *[unreadable] Eso no es una lista de jugadas ni un tablero
  }

## Help

help-arbiter = Relojes parados. Diga lo que hace el árbitro, por ejemplo advertencia a las blancas. Control K, sigue la partida. Control F5, incidentes.

# Commands.

hear-command-arbiter-in = árbitro | llamar al árbitro | parar partida | llamar árbitro | llama árbitro | llamo árbitro |
    llama al árbitro | llamo al árbitro | juez | que venga árbitro | llame al árbitro | quiero árbitro |
    quiero al árbitro | necesito árbitro | necesito al árbitro | que venga el árbitro | señor árbitro | señora árbitra |
    árbitra | aviso al árbitro | dónde está árbitro | reclamo al árbitro | al árbitro | árbitro venga por favor |
    árbitro venga | quiero hablar con el árbitro | árbitro por favor | llamen al árbitro |
    alguien puede llamar al árbitro | alguien llame al árbitro | traigan al árbitro |
    hablar con el árbitro |
    me está molestando | me molesta | mi rival me molesta | mi rival me está molestando | hace ruido |
    tengo una pregunta para el árbitro | una pregunta para el árbitro | hay demasiado ruido | me están molestando |
    tengo un problema con mi rival | quiero ver al árbitro | árbitro, tengo un problema
hear-command-arbiter-out = partida sigue | sigue partida | continuar partida | partida continúa | que siga partida
hear-command-arbiter-warn = advertencia a { $side } | advertencia para { $side }
hear-command-arbiter-reprimand = amonestación a { $side } | amonestación para { $side }
hear-command-arbiter-gain = { $number } minutos para { $side } | { $number } minuto para { $side } | minuto para { $side }
hear-command-arbiter-cut = quitar { $number } minutos a { $side } | quitar { $number } minuto a { $side } | quitar minuto a { $side }
hear-command-arbiter-lost = pierden { $side } | partida perdida para { $side }
hear-command-arbiter-lost-both = pierden ambos | partida perdida para ambos
hear-command-arbiter-fine = multa a { $side } | multa para { $side }
hear-command-arbiter-exclude = excluir a { $side }
hear-command-arbiter-expel = expulsar a { $side }
hear-command-arbiter-pieces = piezas mal colocadas | posición inicial incorrecta
hear-command-arbiter-board = tablero girado | tablero mal puesto
hear-command-arbiter-colours = colores cambiados | colores equivocados
hear-command-arbiter-displaced = { $side } movieron piezas | { $side } desplazaron piezas
hear-command-arbiter-restored = piezas recolocadas
hear-command-arbiter-back = volver a jugada { $number } de { $side } | volver a jugada { $number }
hear-command-arbiter-illegal-position = posición ilegal | ambos reyes en jaque
hear-command-arbiter-tell = reloj olvidado
hear-command-arbiter-clocks-then = relojes como entonces
hear-command-arbiter-two-boards = dos tableros | pido dos tableros
hear-command-arbiter-assistant = asistente para { $side }
