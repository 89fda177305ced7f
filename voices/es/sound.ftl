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
    [error] jugada u orden rechazada
    [edge] el borde del tablero
    [empty] una casilla vacía
    [own] una pieza del bando que juega
    [opponent] una pieza del rival
    [dark] una casilla oscura
    [target] la pieza en la mano puede ir aquí
    [lift] se levanta una pieza
    [put] se pone una pieza
    [cancel] cancelado
    [undo] se deshace una jugada
    [question] una pregunta
    [setting] ha cambiado un ajuste
    [notice] un aviso
    [thinking] el rival piensa
    [open] El micrófono está abierto
    [closed] El micrófono está cerrado
    [pawn] un peón, en un barrido
    [knight] un caballo, en un barrido
    [bishop] un alfil, en un barrido
    [rook] una torre, en un barrido
    [queen] una dama, en un barrido
   *[king] un rey, en un barrido
  }
not-heard = { $what ->
    [too-soft] Demasiado bajo; no se oyó nada
    [too-loud] Demasiado alto
    [no-model] Para decir las jugadas, traiga el modelo de voz con x listening, o ponga speech-embedding.onnx en la carpeta listening junto a sus partidas
    [given-up] Cancelado
    [bad-model] El modelo de voz está dañado; instálelo de nuevo
    [no-microphone] No hay micrófono; escriba la jugada
    [busy] Otro programa tiene el micrófono; escriba la jugada
    [denied] El sistema no permite el micrófono
    [lost] El micrófono se ha desconectado; escriba la jugada
    [mute] El micrófono no da sonido; escriba la jugada
    [torn] Se ha perdido parte del sonido. Repítalo
    [say-again] Repítalo
    [not-kept] Su voz aprendida no se puede leer ni escribir
    [waits] Un momento
   *[not-understood] No se ha entendido
  }
enrols = Digo { COUNT($words, "fem") } palabras. Diga cada una dos veces, con la tecla del micrófono pulsada. Intro salta una palabra, Escape termina.
enrol-say = { $word }
enrol-again = Otra vez
enrolled = { $words ->
    [0] No se aprendió ninguna palabra
    [one] Se aprendió una palabra
   *[other] Se aprendieron { COUNT($words, "fem") } palabras
  }
sound-percent = { $setting ->
    [moves] Sonidos de las jugadas
    [squares] Sonidos de las casillas
    [clock] Sonidos del reloj
    [messages] Otros sonidos
    [piece] Sonido de lo que hay en una casilla
    [dark] Sonido de las casillas oscuras
    [target] Sonido de las casillas adonde puede ir la pieza
    [mono] Mono
    [reversed] Izquierda y derecha invertidas
    [side] Lado
    [sweep] Velocidad de los barridos
    [ears] Oídos izquierdo y derecho
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
    [mono] Mono
    [reversed] Izquierda y derecha invertidas
    [side] Lado
    [sweep] Velocidad de los barridos
    [ears] Oídos izquierdo y derecho
    [pitch] Tono de la voz
   *[speaking] Voz
  }: { $state ->
    [on] sí
   *[off] no
  }
sound-side = Sonido desde el lado de las { WORD($side) }
sound-ears = { $ears ->
    [left-right] Las blancas oyen por la izquierda, las negras por la derecha
    [two-devices] Las negras oyen por un segundo dispositivo
   *[shared] Los dos jugadores lo oyen todo
  }
sound-speaking = { $speaking ->
    [low] Una voz baja
    [deep] Una voz grave
    [high] Una voz aguda
    [bright] Una voz clara
   *[plain] La voz normal
  }
sound-ray = Línea hacia { $step ->
    [up] arriba
    [down] abajo
    [left] la izquierda
    [right] la derecha
    [up-left] arriba a la izquierda
    [up-right] arriba a la derecha
    [down-left] abajo a la izquierda
   *[down-right] abajo a la derecha
  } en sonido
sound-device = Segundo dispositivo de sonido: { $device }
sound-no-device = Sin segundo dispositivo de sonido
swept-rank = Fila { $rank }
swept-file = Columna { $file }
swept-from-to = De { $from } a { $to }
swept-nothing = { $line ->
    [pawns] No hay peones
   *[ray] Borde del tablero
  }
swept-pawns = Peones, columna por columna
swept-board = Todo el tablero
