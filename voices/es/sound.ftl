# Sonidos: el glosario, los ajustes, los barridos del tablero.

earcon = { $earcon ->
    [ready] listo
    [move] una jugada
    [capture] una captura
    [check] jaque
    [castling] enroque
    [promotion] coronación
    [mate] mate u otra victoria
    [draw] tablas
    [ruling] una decisión; la partida sigue
    [draw-offer] se ofrecen o se reclaman tablas
    [press] se pulsa el reloj
    [warning] un aviso del reloj
    [flag] ha caído una bandera
    [error] rechazado
    [edge] el borde del tablero
    [empty] una casilla vacía
    [own] una pieza del bando que juega
    [opponent] una pieza del rival
    [dark] una casilla oscura
    [target] la pieza en la mano puede ir aquí
    [lift] se toma una pieza
    [put] se pone una pieza
    [cancel] cancelado
    [undo] se deshace una jugada
    [question] una pregunta
    [setting] ha cambiado un ajuste
    [notice] un aviso
    [thinking] el rival piensa
    [pawn] un peón, en un barrido
    [knight] un caballo, en un barrido
    [bishop] un alfil, en un barrido
    [rook] una torre, en un barrido
    [queen] una dama, en un barrido
   *[king] un rey, en un barrido
  }
sound-percent = { $setting ->
    [moves] Sonidos de las jugadas
    [squares] Sonidos de las casillas
    [clock] Sonidos del reloj
    [messages] Otros sonidos
    [piece] Sonido de lo que hay en una casilla
    [dark] Sonido de las casillas oscuras
    [target] Sonido de las casillas adonde puede ir la pieza
    [mono] Todo en el centro
    [reversed] Izquierda y derecha cambiadas
    [side] Lado
    [sweep] Velocidad de los barridos
    [ears] Oídos
    [pitch] Tono de la voz
   *[speaking] Voz
  }: { $percent } por ciento
sound-switch = { $setting ->
    [moves] Sonidos de las jugadas
    [squares] Sonidos de las casillas
    [clock] Sonidos del reloj
    [messages] Otros sonidos
    [piece] Sonido de lo que hay en una casilla
    [dark] Sonido de las casillas oscuras
    [target] Sonido de las casillas adonde puede ir la pieza
    [mono] Todo en el centro
    [reversed] Izquierda y derecha cambiadas
    [side] Lado
    [sweep] Velocidad de los barridos
    [ears] Oídos
    [pitch] Tono de la voz
   *[speaking] Voz
  }: { $state ->
    [on] sí
   *[off] no
  }
sound-side = Sonido desde el lado de las { WORD($side) }
sound-ears = { $ears ->
    [left-right] Lo que exploran las blancas se oye a la izquierda y lo que exploran las negras a la derecha
    [two-devices] Lo que exploran las negras se oye en un dispositivo propio
   *[shared] Los dos lo oyen todo
  }
sound-speaking = { $speaking ->
    [low] Una voz baja
    [deep] Una voz grave
    [high] Una voz alta
    [bright] Una voz clara
   *[plain] La voz normal
  }
sound-device = Segundo dispositivo: { $device }
sound-no-device = Sin segundo dispositivo
swept-rank = Fila { $rank }
swept-file = Columna { $file }
swept-from-to = De { $from } a { $to }
swept-nothing = { $line ->
    [pawns] No hay peones
   *[ray] Más allá del borde no hay nada
  }
swept-pawns = Peones, columna por columna
swept-board = Todo el tablero
