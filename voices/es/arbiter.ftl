# The sentences of the arbiter's mode: what he does, what he may not do.

## What he does

arbiter-in = Interviene el árbitro, los relojes están parados
arbiter-out = La partida sigue
arbiter-away = El árbitro se ha retirado
sanctioned = { WORD($side) }: { $what ->
    [warning] una advertencia
    [reprimand] una amonestación
    [fine] una multa
    [exclusion] exclusión de las próximas rondas
   *[expulsion] expulsión del torneo
  }
points-gained = { WORD($side) } ganan { $what ->
    [half] medio punto
   *[whole] un punto
  }
points-lost = { WORD($side) } pierden { $what ->
    [half] medio punto
   *[whole] un punto
  }
disturbance = Por la molestia
clock-set = El reloj de { WORD($side) } marca ahora:
moves-set = El contador de jugadas de { WORD($side) } marca ahora: { $moves }
setup-fault = { $what ->
    [pieces] Las piezas estaban mal colocadas
    [board] El tablero estaba girado
   *[colours] Los colores estaban cambiados
  }
setup-ruling = { $what ->
    [new-game] La partida no cuenta y se juega otra
    [board-right] La posición pasa a un tablero bien puesto; la partida sigue
   *[goes-on] La partida sigue
  }
went-back = Vuelta a la jugada { $number }, juegan { WORD($side) }
clocks-then = Los relojes marcaban entonces:
clocks-to-set = El árbitro ajusta los relojes
displaced = { WORD($side) } recolocan las piezas en su propio tiempo
restored-by = { WORD($side) } han recolocado las piezas
told-to-press = { WORD($side) }, pulsen el reloj
illegal-seen = Posición ilegal; si sigue tras la próxima jugada, la partida es tablas
sheets-agree = La planilla de { WORD($side) } coincide con el registro
sheets-differ = La planilla de { WORD($side) } difiere del registro en la jugada { $number }
sheet-record = El registro:
sheet-record-ends = El registro acaba ahí
sheet-other = La planilla: { $text }
sheet-ends = La planilla acaba ahí
board-agrees = El tablero de { WORD($side) } coincide con el registro
board-differs = El tablero de { WORD($side) } difiere del registro en { $squares }
board-since = Era correcto hasta la jugada { $number }; allí se jugó:
board-not-made = Era correcto hasta la jugada { $number }; las siguientes no se hicieron
board-corrected = { WORD($side) } corrigen el tablero según el registro
two-boards = Cada jugador tiene su tablero
sighted-normal = Para { WORD($side) } rigen las reglas normales
assisted = { WORD($side) } { $what ->
    [on] tienen un asistente, que puede jugar, anunciar y pulsar el reloj
   *[off] ya no tienen asistente
  }
incidents-none = En esta partida no ha ocurrido nada
incidents-some = { $count ->
    [one] Un incidente
   *[other] { $count } incidentes
  }
illegal-here = Aquí hubo una jugada ilegal, que vale
arbiter-to-move = Juegan { WORD($side) }; de la jugada ilegal del tablero no puede seguir ninguna partida

## Rulings

ruled-lost = El árbitro declara perdida la partida para { WORD($loser) }
ruled-lost-both = El árbitro declara perdida la partida para ambos
ruled-illegal-position = La posición ilegal ha continuado, tablas

## Questions

ask-lost = ¿Declarar perdida la partida para { WORD($side) }? ¿Sí o no?
ask-lost-both = ¿Declarar perdida la partida para ambos? ¿Sí o no?
ask-back = ¿Volver a la jugada { $number }, juegan { WORD($side) }? Las posteriores no cuentan. ¿Sí o no?
ask-anew = ¿Anular esta partida y empezar otra? ¿Sí o no?
ask-illegal-draw = ¿Sigue siendo ilegal la posición, y la partida tablas? ¿Sí o no?

## What he may not do

arbiter-may-not = { $what ->
    [not-among-means] Eso no está entre los medios del árbitro
    [game-over] La partida ha terminado; ya no se puede
    [silent] El árbitro no dice nada de un reloj olvidado
    [nothing-forgotten] Ninguna jugada del tablero espera al reloj
    [not-mixed] Eso es para un vidente contra un ciego
    [has-assistant] El jugador ciego ya tiene asistente
    [too-late] Es tarde para deshacer esta jugada ilegal
    [wait-for-move] Espere a que se complete la próxima jugada
   *[nothing-illegal] No hay posición ilegal en el tablero
  }
arbiter-points = La partida no da más que { $what ->
    [half] medio punto
   *[whole] un punto
  }
arbiter-settled = Tras { $moves } jugadas de cada uno ya no se corrige la colocación
arbiter-keeps = En el primer control solo se quita tiempo si a cada uno le quedan { $minutes } minutos
arbiter-refused = { $what ->
    [absent] Primero interviene el árbitro; Control K, o diga árbitro
    [present] El árbitro ya ha intervenido
    [acting] Está actuando el árbitro; Control K deja seguir la partida
    [silent] Esta edición no dice nada de eso
    [too-much-time] A un reloj debe quedarle tiempo; para acabar la partida, declárela perdida
    [nothing-displaced] Nadie está recolocando piezas
    [clocks-unknown] No se sabe qué marcaban entonces los relojes
   *[unreadable] Eso no es una lista de jugadas ni un tablero
  }

## Help

help-arbiter = Actúa el árbitro y los relojes están parados. Diga: advertencia a blancas. Dos minutos para blancas. Quitar dos minutos a negras. Pierden blancas. Piezas mal colocadas. Tablero girado. Colores cambiados. Blancas movieron piezas, y después: piezas recolocadas. Volver a la jugada 12. Incidentes. También se puede escribir arbiter y lo demás, como dice el manual. Control K deja seguir la partida, Control F5 dice los incidentes.

# Commands.

hear-command-arbiter-in = árbitro | llamar al árbitro | parar partida | llamar árbitro | llama árbitro | llamo árbitro | llama al árbitro |
    llamo al árbitro | juez | que venga árbitro
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
