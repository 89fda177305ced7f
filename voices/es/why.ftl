# La respuesta a la pregunta por qué: lo que dice una regla y lo que se puede hacer ahora.
# Donde la frase queda abierta, sigue un tiempo.

law-detail = { $detail ->
    [illegal-free] La jugada ilegal número { $number } no cuesta nada más
    [illegal-gives] Por la jugada ilegal número { $number } el rival recibe:
    [illegal-loses] Con la jugada ilegal número { $number } se pierde la partida
    [only-if-claimed] El rival recibe el tiempo solo si reclama
    [drawn-if-no-mate] Tablas en vez de derrota si el rival no puede dar mate con ninguna serie de jugadas legales
    [unless-certain] Salvo que sea segura la jugada que se quiso hacer
    [until-touch] Se puede corregir hasta que el rival toque una pieza
    [until-move] Se puede corregir hasta que el rival haga su jugada siguiente
    [until-end] Se puede corregir hasta el final de la partida
    [until-round] Se puede corregir hasta que empiece la ronda siguiente
    [claim-gives] El rival recibe:
    [claim-halves] Quien reclama pierde la mitad de su tiempo, como mucho:
    [claim-leaves] Quien reclama conserva al menos:
    [claim-lost-by-move] Al jugar se pierde el derecho hasta que vuelva a darse el motivo
    [claim-lost-by-touch] Al tocar una pieza se pierde el derecho hasta que vuelva a darse el motivo
    [declined-by-move] Se rechaza de palabra o jugando
    [declined-by-touch] Se rechaza de palabra o tocando una pieza
    [late-at-once] No se permite ningún retraso
    [below] Debe quedar menos de:
    [flag-arbiter] El árbitro comprueba la caída de la bandera
    [flag-both] El árbitro o un jugador señala la caída de la bandera
    [flag-player] Solo un jugador señala la caída de la bandera
   *[flag-player-unless-both] Solo un jugador señala la caída de la bandera; el árbitro interviene si han caído las dos
  }
now-step = { $step ->
    [take] Ahora levante una pieza
    [move] Ahora haga una jugada
    [announce] Ahora anuncie la jugada
    [announce-again] Ahora anuncie la jugada del tablero
    [repeat] Ahora el rival repite el anuncio
   *[press] Ahora pulse el reloj
  }
now-step-at = { $step ->
    [put] Ahora coloque la pieza que estaba en { $square }
    [take-off] Ahora quite la pieza capturada de { $square }
    [promote] Ahora diga en qué se convierte el peón de { $square }
   *[rook] Ahora mueva la torre de { $square }
  }
now-offered = Las { WORD($side) } ofrecen tablas, ¿sí o no?
now-asked = Responda primero a la pregunta
