# La estantería de partidas, y el trabajo que lleva tiempo.

shelf-input = { $what ->
    [search] Buscar en la estantería: nombres, un año, un resultado, primeras jugadas; Intro solo encuentra todas las partidas
    [import] Escribe la ruta de un archivo PGN para la estantería
    [backup] Escribe la ruta del archivo para la copia
   *[restore] Escribe la ruta de la copia
  }
shelf-plain = { $what ->
    [keeping] La partida va a la estantería
    [deleting] La partida se quita de la estantería
    [last] Se buscan tus últimas partidas
    [opening] Se abre la partida
    [closed] La estantería está cerrada
    [nothing-found] Todavía no se ha encontrado ninguna partida; busca primero
    [nothing-to-keep] Todavía no hay jugadas para la estantería
    [kept] La partida está en la estantería
    [there-already] La partida ya estaba en la estantería
   *[deleted] La partida ya no está en la estantería
  }
shelf-found = { $games ->
    [0] Ninguna partida encontrada
    [one] Una partida encontrada
   *[other] { $games } partidas encontradas
  }
shelf-walkable = { $games ->
    [one] Se puede recorrer la más nueva
   *[other] Se pueden recorrer las { $games } más nuevas
  }
shelf-hint = Flecha arriba y abajo las recorren, Intro abre una partida, Escape cierra la estantería
shelf-game = Partida { $number } de { $count }
shelf-players = { $white ->
    [unknown] desconocido
   *[other] { $white }
  } contra { $black ->
    [unknown] desconocido
   *[other] { $black }
  }
shelf-result = { $result ->
    [white] ganaron las blancas
    [black] ganaron las negras
    [draw] tablas
    [nobody] perdieron ambos
   *[unknown] sin resultado
  }
shelf-moves = { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
  }
shelf-first = Empezó: { $opening }
shelf-imported = { $games ->
    [0] Ninguna partida nueva en la estantería
    [one] Una partida nueva en la estantería
   *[other] { $games } partidas nuevas en la estantería
  }
shelf-doubles = { $games ->
    [one] Una ya estaba
   *[other] { $games } ya estaban
  }
shelf-faulty = { $games ->
    [one] Una tiene un error y quedó fuera, en la línea { $line }
   *[other] { $games } tienen errores y quedaron fuera, el primero en la línea { $line }
  }
shelf-backed-up = { $games ->
    [one] Una partida está
   *[other] { $games } partidas están
  } ahora también en { $file }
shelf-restored = La estantería de { $file } está aquí, { $games ->
    [one] una partida
   *[other] { $games } partidas
  }
shelf-fault = { $fault ->
    [damaged] La estantería estaba dañada. Se apartó como { $file }, y se empezó una nueva
    [locked] Otro programa tiene abierta la estantería; hasta que esté libre no se guarda nada en ella
    [newer] Una versión más nueva del programa escribió la estantería; se deja como está
    [not-found] No hay ningún archivo { $file }
    [no-shelf] { $file } no es una copia de la estantería o está dañado { $detail }
    [unreadable] { $file } no se puede leer { $detail }
    [unwritable] { $file } no se puede escribir { $detail }
    [none-here] Aquí no se guarda nada, por eso no hay estantería
   *[broken] La estantería no funciona: { $detail }
  }
ask-shelf = { $what ->
    [delete] ¿Quitar { $file } de la estantería para siempre? ¿Sí o no?
    [restore] ¿Poner la estantería de { $file } en lugar de esta? Esta se conserva al lado. ¿Sí o no?
   *[replace] { $file } ya existe. ¿Escribir encima? ¿Sí o no?
  }
work = { $what ->
    [open] Se lee el archivo
    [import] Se ponen partidas en la estantería
    [export] Se escriben partidas
    [search] Buscando
    [backup] Se copia la estantería
   *[restore] Se restaura la estantería
  }
work-done = { $games ->
    [one] una hasta ahora
   *[other] { $games } hasta ahora
  }
work-percent = { $percent } por ciento
work-state = { $state ->
    [done] { $what ->
        [open] El archivo está leído
        [import] Las partidas están en la estantería
        [export] Las partidas están escritas
        [search] La búsqueda ha terminado
        [backup] La copia está hecha
       *[restore] La estantería está restaurada
      }
    [stopped] Detenido; todo está como antes
    [stopping] Se está deteniendo
    [busy] Una cosa después de otra
   *[none] No se hace ningún trabajo
  }
waits = { $what ->
    [file] El archivo está abierto
    [envelope] El sobre está abierto
    [exists] Ese archivo ya existe
    [slept] El ordenador estaba en reposo
    [drill] Los ejercicios están listos
   *[speaker] Quién debe hablar
  }. Eso viene después
