# Das Partieformular: Kommentare, Zeichen, Varianten, Dateien.

sheet-told = { $what ->
    [wanted] Kommentar tippen, dann Eingabetaste; eine leere Zeile löscht ihn
    [deleted] Kommentar gelöscht
    [no-sign] Kein Zeichen
    [entered] Variante
    [left] Zurück in der Zugfolge davor
    [nothing] Bei diesem Zug steht nichts
    [no-variation] Hier gibt es keine Variante
    [not-now] Anmerkungen sind beim Anhören und nach einer Partie möglich
    [saving] Wird gespeichert
    [no-file] Diese Partie ist aus keiner Datei; sie lässt sich als PGN speichern
    [changed-outside] Die Datei wurde anderswo geändert und bleibt, wie sie ist; die Partie lässt sich als PGN speichern
   *[provisional] Einige Zeichen dieser Schrift sind vorläufig: keine Quelle nennt sie
  }
sheet-comment = { $text }
sheet-quality = { $quality ->
    [good] guter Zug
    [bad] Fehler
    [brilliant] sehr guter Zug
    [blunder] grober Fehler
    [interesting] interessanter Zug
    [dubious] zweifelhafter Zug
    [forced] erzwungener Zug
    [even] ausgeglichene Stellung
   *[unclear] unklare Stellung
  }
sheet-sign = Zeichen { $number }
sheet-variations = { $number ->
    [one] { $number } Variante
   *[other] { $number } Varianten
  }
sheet-saved = Gespeichert in { $file }
sheet-pages = { $pages ->
    [one] { $pages } Seite
   *[other] { $pages } Seiten
  }, { $width } mal { $height }
ask-save-notes = Die Anmerkungen in der Datei speichern?
ask-overwrite = { $file } gibt es schon. Überschreiben?
set-sheet = Blätter in Brailleschrift: Schrift { $code }, { $layout ->
    [columns] in Spalten
    [running] fortlaufend
    [single] ein Zug je Zeile
   *[double] zweispaltig
  }, { $width } mal { $height }

# What people say.

hear-action-comment = Kommentar | Kommentar schreiben
hear-action-next-quality = nächstes Zeichen | Bewertung
hear-action-enter-variation = Variante betreten | in Variante
hear-action-leave-variation = Variante verlassen | Hauptvariante
hear-action-save-notes = Anmerkungen speichern
hear-action-export-pgn = als PGN speichern | Partie speichern
hear-action-export-braille = in Braille speichern | Brailleblatt
