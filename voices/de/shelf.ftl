# Das Regal mit Partien, und Arbeit, die dauert.

shelf-input = { $what ->
    [search] Im Regal suchen: Namen, ein Jahr, ein Ergebnis, erste Züge; Eingabe allein findet alle Partien
    [import] Schreib den Pfad einer PGN-Datei, die ins Regal soll
    [backup] Schreib den Pfad der Datei für die Sicherung
   *[restore] Schreib den Pfad der Sicherung
  }
shelf-plain = { $what ->
    [keeping] Die Partie kommt ins Regal
    [deleting] Die Partie wird aus dem Regal genommen
    [last] Die letzten Partien werden gesucht
    [opening] Die Partie wird geöffnet
    [closed] Das Regal ist zu
    [nothing-found] Noch ist keine Partie im Regal gefunden; suche zuerst
    [nothing-to-keep] Noch gibt es keine Züge für das Regal
    [kept] Die Partie ist im Regal
    [there-already] Die Partie war schon im Regal
   *[deleted] Die Partie ist nicht mehr im Regal
  }
shelf-found = { $games ->
    [0] Keine Partie gefunden
    [one] Eine Partie gefunden
   *[other] { $games } Partien gefunden
  }
shelf-walkable = { $games ->
    [one] Durchgehen lässt sich die neueste
   *[other] Durchgehen lassen sich die neuesten { $games }
  }
shelf-hint = Pfeil auf und ab gehen hindurch, Eingabe öffnet eine Partie, Escape schließt das Regal
shelf-game = Partie { $number } von { $count }
shelf-players = { $white ->
    [unknown] unbekannt
   *[other] { $white }
  } gegen { $black ->
    [unknown] unbekannt
   *[other] { $black }
  }
shelf-result = { $result ->
    [white] Weiß gewann
    [black] Schwarz gewann
    [draw] remis
    [nobody] beide verloren
   *[unknown] ohne Ergebnis
  }
shelf-moves = { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
  }
shelf-first = Sie begann: { $opening }
shelf-imported = { $games ->
    [0] Keine neue Partie im Regal
    [one] Eine neue Partie im Regal
   *[other] { $games } neue Partien im Regal
  }
shelf-doubles = { $games ->
    [one] Eine war schon da
   *[other] { $games } waren schon da
  }
shelf-faulty = { $games ->
    [one] Eine hat einen Fehler und blieb draußen, in Zeile { $line }
   *[other] { $games } haben Fehler und blieben draußen, der erste in Zeile { $line }
  }
shelf-backed-up = { $games ->
    [one] Eine Partie ist
   *[other] { $games } Partien sind
  } nun auch in { $file }
shelf-restored = Das Regal aus { $file } ist da, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  }
shelf-fault = { $fault ->
    [damaged] Das Regal war beschädigt. Es liegt nun beiseite als { $file }, und ein neues ist angefangen
    [locked] Ein anderes Programm hat das Regal offen; bis es frei ist, kommt nichts hinein
    [newer] Eine neuere Version des Programms hat das Regal geschrieben; es bleibt, wie es ist
    [not-found] Eine Datei { $file } gibt es nicht
    [no-shelf] { $file } ist keine Sicherung eines Regals oder ist beschädigt { $detail }
    [unreadable] { $file } lässt sich nicht lesen { $detail }
    [unwritable] { $file } lässt sich nicht schreiben { $detail }
    [none-here] Hier wird nichts behalten, darum gibt es kein Regal
   *[broken] Das Regal geht nicht: { $detail }
  }
ask-shelf = { $what ->
    [delete] { $file } endgültig aus dem Regal nehmen? Ja oder nein?
    [restore] Das Regal aus { $file } an die Stelle von diesem setzen? Dieses bleibt daneben erhalten. Ja oder nein?
   *[replace] { $file } gibt es schon. Überschreiben? Ja oder nein?
  }
work = { $what ->
    [open] Die Datei wird gelesen
    [import] Partien kommen ins Regal
    [export] Partien werden geschrieben
    [search] Die Suche läuft
    [backup] Das Regal wird gesichert
   *[restore] Das Regal wird wiederhergestellt
  }
work-done = { $games ->
    [one] bisher eine
   *[other] bisher { $games }
  }
work-percent = { $percent } Prozent
work-state = { $state ->
    [done] { $what ->
        [open] Die Datei ist gelesen
        [import] Die Partien sind im Regal
        [export] Die Partien sind geschrieben
        [search] Die Suche ist fertig
        [backup] Die Sicherung ist fertig
       *[restore] Das Regal ist wiederhergestellt
      }
    [stopped] Abgebrochen; alles ist wie vorher
    [stopping] Das wird abgebrochen
    [busy] Eins nach dem anderen
   *[none] Es läuft keine Arbeit
  }
waits = { $what ->
    [file] Die Datei ist offen
    [envelope] Der Umschlag ist offen
    [exists] Diese Datei gibt es schon
    [slept] Der Computer hat geschlafen
    [drill] Die Aufgaben sind bereit
   *[speaker] Wer sprechen soll
  }. Das kommt danach
