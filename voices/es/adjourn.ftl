# Las frases de las partidas aplazadas: la jugada secreta, el sobre, la reanudación.

agreed-session = Una sesión dura:
seal-now = La partida se aplaza; { WORD($side) } sellan la jugada { $number }: Control S y la jugada, sin voz; Control Intro para los relojes
seal-braille = La jugada secreta se escribe en braille, en notación completa, en una hoja aparte
sealed = Sellada; la página Exportar del menú la escribe en braille
sealed-anew = Sellada de nuevo
made-openly = La jugada se hizo en el tablero; se anota y cuenta como abierta
adjournment-lapsed = En el tablero hay ahora otra posición: la partida ya no está aplazada y continúa
time-taken = { WORD($side) } toman sobre sí el resto de la sesión:
time-booked = anotado como usado:
time-left = quedan:
is-adjourned-openly = La jugada { $number } de { WORD($side) } se hizo en el tablero
envelope = Blancas: { $white }. Negras: { $black }
envelope-nameless = No hay nombres de los jugadores
envelope-sealed = { WORD($side) } han sellado la jugada { $number }
envelope-unsealed = Aún no se ha sellado nada
envelope-used = { WORD($side) } han usado:
envelope-offer = Sigue en pie una oferta de tablas de { WORD($side) }
envelope-appointed = Reanudación: { $appointment }
envelope-filed = El sobre está en el archivo { $file }
envelope-taken = El sobre está en la mesa; Control S reanuda la partida
envelope-broken = { $file } no sirve como sobre: { $fault ->
    [not-found] no existe ese archivo
    [not-readable] no se puede leer
    [changed] se cambió después de escribirlo
    [newer] es de un programa más nuevo
   *[no-envelope] no es un sobre
  } { $detail }
named = Blancas: { $white }. Negras: { $black }
appointed = Reanudación: { $appointment }
set-up = La posición del aplazamiento está puesta; sellaron { WORD($side) }
waiting = El sobre sigue cerrado hasta que lleguen { WORD($side) }; corre su reloj
arrived = { WORD($side) } están aquí
envelope-opened = Se abre el sobre de { WORD($side) }
envelope-says = Dice: { $text }
envelope-slip = Es un error evidente de escritura; se corrige
seal-flawed = { $flaw ->
    [ambiguous] Eso puede ser más de una jugada
    [illegal] Esa jugada no es legal
   *[unclear] No se puede saber qué significa
  }
sealer-away = { $may ->
    [must] Falta el rival: { WORD($side) } deben sellar la respuesta con Control S y pulsar el reloj
   *[may] Falta el rival: { WORD($side) } pueden sellar la respuesta con Control S y pulsar el reloj
  }
reply-sealed = La respuesta de { WORD($side) } está sellada
envelope-lost = El sobre se ha perdido
sealer-says = { WORD($side) } dirán al reanudar qué jugada era
annulled = La partida se anula y se juega otra
time-corrected = Se corrige el reloj de { WORD($side) }:
offered-meanwhile = { WORD($side) } ofrecen tablas. La oferta sigue en pie: sí la acepta, no la rechaza
concluded = Acaba sin reanudarse
ruled-sealed-move = La jugada sellada de { WORD($loser) } es defectuosa y acaba la partida
ruled-late = { WORD($loser) } han llegado tarde
ruled-both-late = Los dos han llegado tarde

ask-session-over = { WORD($side) } piden aplazar la partida. Decide el árbitro: ¿ha terminado la sesión y se sella una jugada? ¿Sí o no?
ask-consent = { WORD($side) } piden aplazar la partida, pero la sesión no ha terminado ni se ha pasado el control. ¿Lo permite el árbitro? ¿Sí o no?
ask-early = La sesión no ha terminado
ask-take-time = { WORD($side) } tomarían el resto sobre sí:
ask-take-time-end = ¿Aplazar de todos modos? ¿Sí o no?
ask-present = Se reanuda la partida. ¿Quién está? Uno: los dos. Dos: blancas. Tres: negras. Cuatro: nadie.
ask-word = La jugada está cerrada con una palabra. ¿Cuál es?
ask-beyond-doubt = El sobre se ha perdido. ¿Se puede reconstruir la posición y no hay duda sobre la jugada? Sí sigue, no anula la partida. ¿Sí o no?
ask-meaning = Árbitro: ¿es seguro qué jugada se quiso hacer? No pierde la partida. ¿Sí o no?
name-meaning = Diga la jugada que se quiso hacer

refused-adjournment = { $what ->
    [away] La partida está aplazada; Control S la reanuda
    [closed] El sobre sigue cerrado
    [not-adjourned] Eso es de una partida aplazada
    [move-under-way] Termine primero lo empezado en el tablero
    [too-little-time] El resto de la sesión es más tiempo que el de ese reloj
    [not-sealing] Ahora no se sella ninguna jugada
    [nothing-sealed] Aún no hay jugada sellada; Control S sella una
    [wrong-word] El sobre no se abre con esa palabra
    [is-there] Ese jugador ya está
   *[not-lost] El sobre no se ha perdido
  }
secret-wanted = Escriba la jugada y pulse Intro. No se dice nada en voz alta
