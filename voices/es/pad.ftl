# Lo que se dice de un mando.

pad-arrived = Mando { $name }
pad-gone = Mando desconectado; el teclado sigue funcionando
pad-button = { $held ->
    [held] gatillo izquierdo y { "" }
   *[alone] { "" }
  }{ $button ->
    [south] A, botón de abajo
    [east] B, botón de la derecha
    [west] X, botón de la izquierda
    [north] Y, botón de arriba
    [up] cruceta arriba
    [down] cruceta abajo
    [left] cruceta izquierda
    [right] cruceta derecha
    [left-shoulder] botón superior izquierdo
    [right-shoulder] botón superior derecho
    [left-trigger] gatillo izquierdo
    [right-trigger] gatillo derecho
    [select] Select
    [start] Start
    [left-stick] palanca izquierda pulsada
   *[right-stick] palanca derecha pulsada
  }
pad-does = { $what ->
    [next-theme] tema siguiente
    [previous-theme] tema anterior
    [menu] menú completo
    [layout] qué hacen los botones
    [left-stick] La palanca izquierda se mueve en ocho direcciones
   *[right-stick] La palanca derecha dice lo que eligen los botones superiores
  }
pad-theme = { $theme ->
    [said] Palanca derecha: lo dicho
    [square] Palanca derecha: esta casilla
    [lines] Palanca derecha: líneas
    [pieces] Palanca derecha: piezas
    [news] Palanca derecha: novedades
   *[game] Palanca derecha: la partida
  }
pad-place = { $number } de { $count }
pad-answer = { $answer ->
    [yes] sí
   *[no] no
  }
pad-term = { $term ->
    [read-out] El programa puede leer las jugadas
    [words] Jugadas anunciadas solo de viva voz
    [repeats] El rival repite cada anuncio
    [no-repeats] El rival no repite
    [two-boards] Cada jugador tiene un tablero
    [one-board] Un solo tablero
    [quickplay] Se pueden reclamar tablas en el final a caída de bandera
    [no-quickplay] Sin reclamaciones en el final a caída de bandera
    [no-arbiter] No hay árbitro presente
    [warnings] Avisos de tiempo
    [no-warnings] Sin avisos de tiempo
   *[with-arbiter] Hay un árbitro presente
  }
pad-sides = { $who ->
    [both] los dos
    [white] blancas
    [black] negras
   *[nobody] nadie
  }
pad-choices = Opciones: { $most } o { $last }
pad-kind = { WORD($piece) }
pad-rank = { $at-rank }
pad-edition = { $article }
pad-change = Pulse el botón que quiere cambiar
pad-change-to = ¿Qué debe hacer? Elija en el menú
set-button = Botón cambiado
reset-buttons = Botones restablecidos
knows-pad = { $name } ya se reconoce
