# La base de partidas, y las tareas que llevan tiempo.

shelf-input = { $what ->
    [search] Buscar: nombres, año, resultado, primeras jugadas; Intro solo encuentra todas
    [import] Ruta del archivo PGN que se importa
    [event] Ruta del archivo del torneo
    [new-event] Ruta del torneo nuevo
    [entry] Escriba la entrada, por ejemplo resultado 3 tablas
    [backup] Ruta de la copia de seguridad nueva
    [player] Escriba su nombre para las partidas
   *[restore] Ruta de la copia que se restaura
  }
shelf-plain = { $what ->
    [keeping] La partida entra en la base de partidas
    [deleting] La partida se quita de la base de partidas
    [last] Se buscan sus últimas partidas
    [opening] Se abre la partida
    [closed] Base de partidas cerrada
    [nothing-found] Ninguna partida encontrada; primero busque
    [nothing-to-keep] Aún no hay jugadas que guardar
    [kept] Partida guardada en la base de partidas
    [there-already] Ya estaba en la base de partidas
   *[deleted] Partida quitada de la base de partidas
  }
shelf-found = { $games ->
    [0] Ninguna partida encontrada
    [one] Una partida encontrada
   *[other] { COUNT($games, "fem") } partidas encontradas
  }
shelf-walkable = { $games ->
    [one] Se puede recorrer la más nueva
   *[other] Se pueden recorrer las { COUNT($games, "fem") } más nuevas
  }
shelf-hint = Flechas arriba y abajo: recorrer; Intro: abrir; Escape: cerrar
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
    [nobody] perdieron los dos jugadores
   *[unknown] sin resultado
  }
shelf-moves = { $moves ->
    [one] una jugada
   *[other] { COUNT($moves, "fem") } jugadas
  }
shelf-first = Primeras jugadas: { $opening }
shelf-imported = { $games ->
    [0] Ninguna partida nueva importada
    [one] Una partida nueva importada
   *[other] { COUNT($games, "fem") } partidas nuevas importadas
  }
shelf-doubles = { $games ->
    [one] Una ya estaba
   *[other] { COUNT($games, "fem") } ya estaban
  }
shelf-faulty = { $games ->
    [one] Una tiene un error y se guarda solo hasta él, línea { $line }
   *[other] { COUNT($games, "fem") } tienen errores y se guardan solo hasta ellos, la primera en la línea { $line }
  }
shelf-lost = { $games ->
    [one] Una no se puede leer
   *[other] { COUNT($games, "fem") } no se pueden leer
  }
shelf-cut = { $pages ->
    [one] Se perdió una página del archivo
   *[other] Se perdieron { COUNT($pages, "fem") } páginas del archivo
  }; no se sabe cuántas partidas había allí
shelf-altered = { $games ->
    [one] Una ya no es como se guardó; compárela
   *[other] { COUNT($games, "fem") } ya no son como se guardaron; compárelas
  }
shelf-unchecked = Notas sin comprobar: { $games ->
    [one] una partida
   *[other] { COUNT($games, "fem") } partidas
  }
shelf-backed-up = { $games ->
    [one] Una partida copiada
   *[other] { COUNT($games, "fem") } partidas copiadas
  } en { $file }
shelf-kept-beside = La copia anterior tiene { $games ->
    [one] una partida
   *[other] { COUNT($games, "fem") } partidas
  } y queda en { $file }
shelf-restored = Base de partidas restaurada desde { $file }, { $games ->
    [one] una partida
   *[other] { COUNT($games, "fem") } partidas
  }
shelf-sound = La base de partidas está en orden, { $games ->
    [one] una partida
   *[other] { COUNT($games, "fem") } partidas
  }
shelf-fault = { $fault ->
    [damaged] La base de partidas estaba dañada. Se apartó como { $file } y se empieza otra
    [locked] Otro programa usa la base de partidas; mientras tanto no se guarda nada en ella
    [newer] La base de partidas es de una versión más nueva; se deja como está
    [not-found] El archivo { $file } no existe
    [no-shelf] { $file } no es una copia de la base de partidas o está dañado
    [no-game] No hay ninguna partida en { $file }
    [unreadable] { $file } no se puede leer: { $detail }
    [unwritable] { $file } no se puede escribir: { $detail }
    [none-here] Aquí no se guarda nada, así que no hay base de partidas
   *[broken] La base de partidas no se puede usar: { $detail }
  }
ask-shelf = { $what ->
    [delete] ¿Borrar para siempre { $file } de la base de partidas? ¿Sí o no?
    [restore] ¿Sustituir la base de partidas por { $file }? Queda copia de esta. ¿Sí o no?
   *[replace] { $file } ya existe. ¿Sobrescribirlo? ¿Sí o no?
  }
work = { $what ->
    [open] Leyendo el archivo
    [import] Importando partidas
    [export] Guardando partidas
    [search] Buscando
    [backup] Copiando la base de partidas
   *[restore] Restaurando la base de partidas
  }
work-done = { $games ->
    [one] una hasta ahora
   *[other] { COUNT($games, "fem") } hasta ahora
  }
work-percent = { $percent } por ciento
work-state = { $state ->
    [done] { $what ->
        [open] Archivo leído
        [import] Partidas importadas
        [export] Partidas guardadas
        [search] Búsqueda terminada
        [backup] Copia hecha
       *[restore] Base de partidas restaurada
      }
    [stopped] Detenido; todo está como antes
    [stopped-mended] Detenido; lo reparado se conserva
    [stopping] Deteniendo
    [busy] Espere, hay otra tarea en curso
   *[none] Ninguna tarea en curso
  }
waits = { $what ->
    [file] El archivo está leído
    [envelope] El sobre está abierto
    [exists] Ese archivo ya existe
    [slept] El ordenador estaba en reposo
    [drill] Los ejercicios están listos
    [contradiction] Un archivo contradice el torneo
   *[speaker] Quién debe hablar
  }. Eso viene después
