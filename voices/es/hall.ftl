# Lo que pasa alrededor del tablero: pruebas, decisiones del árbitro, retrasos, el fin del día.

hall = { $what ->
    [dead-undecided] No se pudo averiguar a tiempo si alguien puede aún dar mate; la partida sigue
    [decides] Los relojes están parados. La reclamación es también una oferta de tablas: el rival puede decir sí. Si no, el árbitro decide: aceptar, aplazar o rechazar
    [decides-last] Con eso termina el juego. Un árbitro decide: aceptar o rechazar
    [increment-decides] Ahora el árbitro decide sobre el incremento: aceptar o rechazar
    [awaiting-both] Faltan los dos jugadores; corre el reloj de las blancas
    [nobody-came] Ningún jugador llegó a tiempo; los dos han perdido, y el registro no tiene resultado
   *[day-over] El tiempo de juego de este día se acabó, los relojes están parados. Diga día siguiente para seguir
  }
hall-side = { $what ->
    [proving] Los relojes están parados: se examina si las { WORD($side) } pueden aún dar mate
    [mate-undecided] No se pudo averiguar a tiempo si las { WORD($side) } pueden aún dar mate; la derrota se mantiene
    [quickplay-claimed] Las { WORD($side) } reclaman tablas en el final rápido
    [increment-asked] Las { WORD($side) } piden un incremento y con ello ofrecen tablas: sí las acepta, no las rechaza
    [flag-decides] La bandera de las { WORD($side) } ha caído. Ahora el árbitro decide sobre la reclamación: aceptar o rechazar
    [flag-in-check] La bandera de las { WORD($side) } ha caído mientras se comprueba la reclamación
    [awaiting] Las { WORD($side) } aún no han llegado
    [came] Las { WORD($side) } están aquí
    [next-day] Otro día, juegan las { WORD($side) }
   *[not-here] Las { WORD($side) } no están; diga cuándo ha llegado el jugador
  }
hall-time = { $what ->
    [late] Retraso:
    [day-ends] Tiempo de juego que queda este día:
   *[slept] El ordenador estuvo ausente:
  }
hall-decided = { $what ->
    [agrees] El árbitro acepta, la partida sigue
    [postpones] El árbitro aplaza la decisión, la partida sigue
   *[rejects] El árbitro rechaza, la partida sigue
  }
agreed-hall = { $what ->
    [quickplay] En el final rápido se pueden reclamar tablas
    [without-arbiter] No hay árbitro presente
    [warnings] Se avisa del tiempo
   *[late] Un jugador puede llegar con este retraso:
  }
increment-now = { $seconds ->
    [one] Desde ahora un segundo más con cada jugada
   *[other] Desde ahora { $seconds } segundos más con cada jugada
  }
needs-more = { $moves ->
    [one] Está probado: falta una jugada más, después se pueden reclamar tablas
   *[other] Está probado: faltan { $moves } jugadas más, después se pueden reclamar tablas
  }
ruled-hall = { $what ->
    [quickplay] El árbitro declara tablas
    [quickplay-lost] El árbitro rechaza la reclamación de las { WORD($side) }
   *[late] Las { WORD($side) } no llegaron a tiempo
  }
ask-dispute = { $moves ->
    [one] ¿Prueban las { WORD($side) } que la partida estaba ganada al empezar la cuenta y que falta una jugada más? ¿Sí o no?
   *[other] ¿Prueban las { WORD($side) } que la partida estaba ganada al empezar la cuenta y que faltan { $moves } jugadas más? ¿Sí o no?
  }
ask-missing = Los relojes están parados. ¿Cuenta este tiempo para las { WORD($side) }? ¿Sí o no?
refused-hall = { $what ->
    [proving] Espere: se examina si el ganador puede dar mate
    [decides] Antes decide el árbitro: aceptar, aplazar o rechazar
    [decides-last] El juego ha terminado; el árbitro decide: aceptar o rechazar
    [increment] Antes el árbitro decide sobre el incremento: aceptar o rechazar
    [answer] Antes se responde a la oferta de tablas: sí o no
    [flag] Antes el árbitro decide sobre la reclamación: aceptar o rechazar
    [day-over] El tiempo de juego de este día se acabó; diga día siguiente para seguir
    [nobody-came] Ningún jugador llegó a tiempo
    [no-such-rule] Estas reglas no conocen eso
    [no-late-rule] En esta edición el torneo no puede fijar el retraso permitido
   *[no-occasion] Ahora no hay motivo para eso
  }
