# Die Partiensammlung, und Arbeit, die dauert.

shelf-input = { $what ->
    [search] In der Sammlung suchen: Namen, ein Jahr, ein Ergebnis, erste Züge; nur Enter findet alle Partien
    [import] Pfad der PGN-Datei eingeben
    [event] Pfad des Turniers eingeben
    [new-event] Pfad für das neue Turnier eingeben
    [entry] Eintrag eingeben, zum Beispiel Ergebnis 3 1/2
    [backup] Pfad der Sicherungsdatei eingeben
    [player] Ihren Namen für die Partien eingeben
   *[restore] Pfad der Sicherung eingeben
  }
shelf-plain = { $what ->
    [keeping] Wird in der Sammlung gespeichert
    [deleting] Wird aus der Sammlung gelöscht
    [last] Die letzten Partien werden gesucht
    [opening] Die Partie wird geöffnet
    [closed] Sammlung geschlossen
    [nothing-found] Zuerst in der Sammlung suchen
    [nothing-to-keep] Noch gibt es keine Züge zu speichern
    [kept] In der Sammlung gespeichert
    [there-already] Schon in der Sammlung
   *[deleted] Aus der Sammlung gelöscht
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
shelf-hint = Pfeil hoch und runter gehen hindurch, Enter öffnet eine Partie, Escape schließt die Sammlung
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
shelf-first = Erste Züge: { $opening }
shelf-imported = { $games ->
    [0] Keine neue Partie in der Sammlung
    [one] Eine neue Partie in der Sammlung
   *[other] { $games } neue Partien in der Sammlung
  }
shelf-doubles = { $games ->
    [one] Eine war schon da
   *[other] { $games } waren schon da
  }
shelf-faulty = { $games ->
    [one] Eine hat einen Fehler und ist nur bis dorthin gespeichert, Zeile { $line }
   *[other] { $games } haben Fehler und sind nur bis dorthin gespeichert, der erste in Zeile { $line }
  }
shelf-lost = { $games ->
    [one] Eine war nicht lesbar
   *[other] { $games } waren nicht lesbar
  }
shelf-cut = { $pages ->
    [one] Eine Seite der Datei ging verloren
   *[other] { $pages } Seiten der Datei gingen verloren
  }; wie viele Partien dort standen, ist nicht bekannt
shelf-altered = { $games ->
    [one] Eine ist nicht mehr, wie sie gespeichert wurde; bitte vergleichen
   *[other] { $games } sind nicht mehr, wie sie gespeichert wurden; bitte vergleichen
  }
shelf-unchecked = Anmerkungen nicht prüfbar: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  }
shelf-backed-up = { $games ->
    [one] Eine Partie ist
   *[other] { $games } Partien sind
  } nun auch in { $file }
shelf-kept-beside = Die frühere Sicherung hat { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  } und bleibt als { $file }
shelf-restored = Sammlung aus { $file } wiederhergestellt, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  }
shelf-sound = Die Sammlung ist in Ordnung, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  }
shelf-fault = { $fault ->
    [damaged] Die Sammlung war beschädigt. Sie liegt nun beiseite als { $file }, und eine neue ist angefangen
    [locked] Ein anderes Programm hat die Sammlung offen; bis sie frei ist, wird nichts gespeichert
    [newer] Eine neuere Version hat die Sammlung geschrieben; sie bleibt, wie sie ist
    [not-found] Eine Datei { $file } gibt es nicht
    [no-shelf] { $file } ist keine Sicherung der Sammlung oder ist beschädigt
    [no-game] In { $file } ist keine Partie
    [unreadable] { $file } lässt sich nicht lesen: { $detail }
    [unwritable] { $file } lässt sich nicht schreiben: { $detail }
    [none-here] Hier wird nichts gespeichert, darum gibt es keine Sammlung
   *[broken] Die Sammlung lässt sich nicht öffnen: { $detail }
  }
ask-shelf = { $what ->
    [delete] { $file } endgültig aus der Sammlung löschen? Ja oder nein?
    [restore] Die Sammlung durch { $file } ersetzen? Die jetzige bleibt daneben erhalten. Ja oder nein?
   *[replace] { $file } gibt es schon. Überschreiben? Ja oder nein?
  }
work = { $what ->
    [open] Die Datei wird gelesen
    [import] Partien werden eingelesen
    [export] Partien werden geschrieben
    [search] Die Suche läuft
    [backup] Die Sammlung wird gesichert
   *[restore] Die Sammlung wird wiederhergestellt
  }
work-done = { $games ->
    [one] bisher eine
   *[other] bisher { $games }
  }
work-percent = { $percent } Prozent
work-state = { $state ->
    [done] { $what ->
        [open] Die Datei ist gelesen
        [import] Die Partien sind in der Sammlung
        [export] Die Partien sind geschrieben
        [search] Die Suche ist fertig
        [backup] Die Sicherung ist fertig
       *[restore] Die Sammlung ist wiederhergestellt
      }
    [stopped] Abgebrochen; alles ist wie vorher
    [stopped-mended] Abgebrochen; was gerettet ist, bleibt
    [stopping] Wird abgebrochen
    [busy] Bitte warten, ein Vorgang läuft
   *[none] Es läuft kein Vorgang
  }
waits = { $what ->
    [file] Die Datei ist gelesen
    [envelope] Der Umschlag ist offen
    [exists] Diese Datei gibt es schon
    [slept] Der Rechner war im Ruhezustand
    [drill] Die Aufgaben sind bereit
    [contradiction] Eine Datei widerspricht dem Turnier
   *[speaker] Wer sprechen soll
  }. Das kommt danach
