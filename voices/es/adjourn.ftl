# Las frases de las partidas aplazadas: la jugada secreta, el sobre, la reanudación.

agreed-session = Duración de una sesión:
is-adjourned = Partida aplazada
seal-now = { WORD($side) }, jugada secreta, la { $number }: Control S, la jugada en silencio, Control Intro
seal-braille = La jugada secreta se escribe en braille, en notación completa, en una hoja aparte
sealed = Jugada secreta guardada. El menú Exportar puede escribirla en braille
sealed-anew = Nueva jugada secreta
made-openly = Jugada hecha en el tablero; cuenta como jugada abierta
adjournment-lapsed = La posición ha cambiado; el aplazamiento se anula y la partida sigue
time-taken = El resto de la sesión se carga a las { WORD($side) }:
time-booked = anotado como usado:
time-left = quedan:
is-adjourned-openly = La jugada { $number } de las { WORD($side) } se hizo abiertamente
envelope = Blancas: { $white }. Negras: { $black }
envelope-nameless = No constan los nombres de los jugadores
envelope-sealed = La jugada secreta es la { $number }, de las { WORD($side) }
envelope-unsealed = Aún no hay jugada secreta
envelope-used = Las { WORD($side) } han usado:
envelope-offer = Sigue en pie la oferta de tablas de las { WORD($side) }
envelope-appointed = Reanudación: { $appointment }
envelope-filed = El sobre está en el archivo { $file }
envelope-taken = El sobre está en la mesa; Control S reanuda la partida
envelope-broken = { $file } no se puede usar como sobre: { $fault ->
    [not-found] no existe ese archivo
    [not-readable] { $detail }
    [changed] se modificó después
    [newer] es de una versión más nueva
   *[no-envelope] no es un sobre
  }
fault-line = en la línea { $line }
named = Blancas: { $white }. Negras: { $black }
appointed = Reanudación: { $appointment }
set-up = Posición del aplazamiento preparada; jugada secreta de las { WORD($side) }
set-up-open = Posición del aplazamiento preparada
waiting = El sobre sigue cerrado hasta que lleguen las { WORD($side) }; corre su reloj
waiting-unclocked = El sobre sigue cerrado hasta que lleguen las { WORD($side) }
arrived = Han llegado las { WORD($side) }
envelope-opened = Se abre el sobre de las { WORD($side) }
envelope-says = Dice: { $text }
envelope-slip = Error de escritura evidente, corregido
seal-flawed = { $flaw ->
    [ambiguous] Hay varias jugadas posibles
    [illegal] Esa jugada no es legal
   *[unclear] La jugada es ilegible
  }
sealer-away = { $may ->
    [must] Falta el rival: las { WORD($side) } deben dar respuesta secreta, Control S, y pulsar el reloj
   *[may] Falta el rival: las { WORD($side) } pueden dar respuesta secreta, Control S, y pulsar el reloj
  }
reply-sealed = La respuesta secreta de las { WORD($side) } está guardada
envelope-lost = El sobre se ha perdido
sealer-says = Las { WORD($side) } dirán al reanudar qué jugada era
annulled = Partida anulada; se jugará otra
time-corrected = El reloj de las { WORD($side) } se corrige a:
offered-meanwhile = Las { WORD($side) } ofrecen tablas, ¿sí o no?
concluded = Terminada sin reanudación
ruled-sealed-move = La jugada secreta de las { WORD($loser) } no es válida: partida perdida
ruled-late = Las { WORD($loser) } no han llegado a tiempo
ruled-both-late = Ninguno de los dos llegó a tiempo

ask-session-over = Las { WORD($side) } piden aplazar. Árbitro: ¿ha terminado la sesión? ¿Sí o no?
ask-consent = Las { WORD($side) } piden aplazar antes del fin de la sesión y del control. ¿Lo permite el árbitro? ¿Sí o no?
ask-early = La sesión no ha terminado
ask-take-time = Se cargaría a las { WORD($side) }:
ask-take-time-end = ¿Aplazar de todos modos? ¿Sí o no?
ask-present = Se reanuda la partida. ¿Quién está? Uno: los dos. Dos: las blancas. Tres: las negras. Cuatro: nadie.
ask-late = No se anunció tiempo de espera. ¿El ausente pierde ya? ¿Sí o no?
late-waits = Nadie pierde por llegar tarde
ask-word = El sobre tiene contraseña. ¿Cuál es?
ask-beyond-doubt = Sobre perdido. ¿Se conocen con certeza la posición y la jugada secreta? Con sí se continúa, con no se anula la partida
ask-annul = La partida no cuenta y se juega de nuevo. ¿Anularla? ¿Sí o no?
ask-meaning = Árbitro: ¿es seguro qué jugada se quiso hacer? Si es no, la partida está perdida. ¿Sí o no?
name-meaning = Diga la jugada que se quiso hacer
meaning-named = La jugada que se quiso hacer:
ask-unlike = Nada en lo escrito indica { $from }, { $to }. ¿Es segura esa jugada de todos modos? ¿Sí o no?

refused-adjournment = { $what ->
    [away] La partida está aplazada; Control S la reanuda
    [closed] El sobre sigue cerrado
    [not-adjourned] Solo en una partida aplazada
    [move-under-way] Primero complete la jugada en el tablero o devuelva las piezas a su sitio
    [game-under-way] Primero termine la partida en el tablero
    [seals-other] Jugada secreta no guardada
    [too-little-time] El reloj tiene menos tiempo que el resto de la sesión
    [not-sealing] No hay que hacer jugada secreta ahora
    [nothing-sealed] Aún no hay jugada secreta; Control S la hace
    [wrong-word] Contraseña incorrecta
    [is-there] Ese jugador ya está
   *[not-lost] El sobre no se ha perdido
  }
secret-wanted = Escriba la jugada y pulse Intro; no se dice nada
secret-unread = No se ha entendido; no se guarda nada de ello
