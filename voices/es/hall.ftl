# Lo que pasa alrededor del tablero: pruebas, decisiones del árbitro, retrasos, el fin del día.

hall = { $what ->
    [castling-left-open] ¿Cuenta el enroque como jugada de rey?
    [touch-left-open] Piezas tocadas una tras otra: ¿vale esta jugada?
    [left-open] Decide el árbitro: aceptar o rechazar
    [dead-undecided] No se pudo averiguar a tiempo si es posible el mate; la partida sigue
    [decides] Relojes parados. La reclamación vale como oferta de tablas: el rival puede decir sí. Si no, decide el árbitro: aceptar, aplazar o rechazar
    [decides-alone] Relojes parados. Decide el árbitro: aceptar, aplazar o rechazar
    [decides-last] La partida se detiene. Un árbitro decide: aceptar o rechazar
    [increment-decides] El árbitro decide sobre el incremento: aceptar o rechazar
    [awaiting-both] No ha llegado ningún jugador; corre el reloj de las blancas
    [nobody-came] Nadie llegó a tiempo; los dos jugadores pierden; la partida se anota sin resultado
   *[day-over] Tiempo de hoy agotado, relojes parados. Diga «día siguiente» para seguir
  }
hall-side = { $what ->
    [proving] Relojes parados: se comprueba si las { WORD($side) } aún pueden dar mate
    [mate-undecided] No se pudo averiguar a tiempo si las { WORD($side) } aún pueden dar mate; la derrota se mantiene
    [mate-left-open] No se sabe si las { WORD($side) } aún pueden dar mate
    [checks-left-open] ¿Jaque perpetuo de las { WORD($side) }?
    [quickplay-claimed] Las { WORD($side) } reclaman tablas en el final a caída de bandera
    [increment-asked] Las { WORD($side) } piden un incremento y ofrecen así tablas; tablas, ¿sí o no?
    [increment-alone] Las { WORD($side) } piden un incremento
    [flag-decides] Ha caído la bandera de las { WORD($side) }. El árbitro decide sobre la reclamación: aceptar o rechazar
    [flag-in-check] Ha caído la bandera de las { WORD($side) } durante la comprobación
    [awaiting] Las { WORD($side) } aún no han llegado
    [came] Han llegado las { WORD($side) }
    [next-day] Día siguiente, juegan las { WORD($side) }
   *[not-here] Las { WORD($side) } no han llegado; dígalo cuando lleguen
  }
hall-time = { $what ->
    [late] Retraso:
    [day-ends] Tiempo de juego que queda hoy:
   *[slept] El ordenador estuvo en reposo:
  }
hall-decided = { $what ->
    [agrees] El árbitro acepta, la partida sigue
    [postpones] El árbitro aplaza la decisión, la partida sigue
   *[rejects] El árbitro rechaza, la partida sigue
  }
agreed-hall = { $what ->
    [quickplay] En el final a caída de bandera se pueden reclamar tablas
    [without-arbiter] No hay árbitro presente
    [warnings] Se avisa del tiempo
   *[late] Retraso permitido:
  }
increment-now = { $seconds ->
    [one] Desde ahora un segundo más por jugada
   *[other] Desde ahora { COUNT($seconds, "masc") } segundos más por jugada
  }
needs-more = { $moves ->
    [one] Probado: falta una jugada para poder reclamar tablas
   *[other] Probado: faltan { COUNT($moves, "fem") } jugadas para poder reclamar tablas
  }
ruled-hall = { $what ->
    [quickplay] El árbitro declara tablas
    [quickplay-lost] El árbitro rechaza la reclamación de las { WORD($side) }
    [no-mate] Las { WORD($side) } ya no pueden dar mate
   *[late] Las { WORD($side) } no llegaron a tiempo
  }
ask-dispute = { $moves ->
    [one] ¿Prueban las { WORD($side) } una victoria desde el inicio de la cuenta, y que falta una jugada? ¿Sí o no?
   *[other] ¿Prueban las { WORD($side) } una victoria desde el inicio de la cuenta, y que faltan { COUNT($moves, "fem") } jugadas? ¿Sí o no?
  }
ask-missing = Relojes parados. ¿Se descuenta este tiempo a las { WORD($side) }? ¿Sí o no?
refused-hall = { $what ->
    [left-open] Decide el árbitro: aceptar o rechazar
    [proving] Espere: se comprueba si el mate es posible
    [decides] Primero decide el árbitro: aceptar, aplazar o rechazar
    [decides-last] La partida se ha detenido; el árbitro decide: aceptar o rechazar
    [increment] Primero el árbitro decide sobre el incremento: aceptar o rechazar
    [answer] Responda primero a la oferta de tablas: sí o no
    [flag] Primero el árbitro decide sobre la reclamación: aceptar o rechazar
    [day-over] Tiempo de juego del día agotado; diga «día siguiente» para seguir
    [nobody-came] Nadie llegó a tiempo
    [no-such-rule] Esa reclamación no existe en esta modalidad
    [none-in-these-laws] Estas reglas no conocen esa reclamación
    [no-late-rule] En esta edición el torneo no puede fijar el retraso permitido
   *[no-occasion] Ahora no es posible
  }
