# La respuesta a la pregunta por qué: lo que dice una regla y lo que se puede hacer ahora.
# Donde la frase queda abierta, sigue un tiempo.

law-detail = { $detail ->
    [illegal-free] La jugada ilegal número { $number } no cuesta nada más
    [illegal-gives] Por la jugada ilegal número { $number } el rival recibe:
    [illegal-loses] La jugada ilegal número { $number } pierde la partida
    [only-if-claimed] El rival recibe el tiempo solo si reclama
    [drawn-if-no-mate] En lugar de la pérdida son tablas si ninguna serie de jugadas legales permite al rival dar mate
    [until-touch] Se corrige hasta que el rival toca una pieza
    [until-move] Se corrige hasta que el rival hace su próxima jugada
    [until-end] Se corrige hasta el final de la partida
    [until-round] Se corrige hasta que empieza la ronda siguiente
    [times] La posición debe darse { $number } veces
    [moves] Hacen falta { $number } jugadas de cada bando
    [claim-gives] El rival recibe:
    [claim-halves] El reclamante pierde la mitad de su tiempo, como mucho:
    [claim-leaves] Si quedara menos, el reclamante conserva:
    [claim-lost-by-move] La propia jugada pierde el derecho hasta que surja de nuevo
    [claim-lost-by-touch] Tocar una pieza pierde el derecho hasta que surja de nuevo
    [declined-by-move] Rechaza una palabra o la jugada de respuesta
    [declined-by-touch] Rechaza una palabra o tocar una pieza
    [both-flags-earlier-on] En un período anterior se sigue jugando con las dos banderas caídas
    [both-flags-earlier-drawn] En un período anterior dos banderas caídas son tablas
    [both-flags-last-on] En el último período se sigue jugando con las dos banderas caídas
    [both-flags-last-drawn] En el último período dos banderas caídas son tablas
    [late-at-once] Nadie puede llegar tarde
    [late-until] Pierde quien llega más tarde de:
    [below] Debe quedar menos de:
    [flag-arbiter] El árbitro ve caer la bandera
    [flag-both] El árbitro o un jugador señala la bandera
    [flag-player] Solo un jugador señala la bandera
   *[flag-player-unless-both] Solo un jugador señala la bandera; el árbitro puede intervenir cuando han caído las dos
  }
now-step = { $step ->
    [take] Ahora saque una pieza de su agujero
    [move] Ahora haga una jugada
    [announce] Ahora anuncie la jugada
    [announce-again] Ahora anuncie la jugada que está en el tablero
    [repeat] Ahora el rival repite el anuncio
   *[press] Ahora pulse el reloj
  }
now-step-at = { $step ->
    [put] Ahora meta la pieza de { $square } en un agujero
    [take-off] Ahora quite la pieza capturada de { $square }
    [promote] Ahora diga en qué se convierte el peón de { $square }
   *[rook] Ahora sigue la torre de { $square }
  }
now-offered = { WORD($side) } ofrecen tablas: sí acepta, no rechaza
now-asked = Primero responda a la pregunta
