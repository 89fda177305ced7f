# Das Partieformular: Kommentare, Zeichen, Varianten, Dateien.

sheet-told = { $what ->
    [wanted] Kommentar tippen, dann Enter; eine leere Zeile löscht ihn
    [deleted] Kommentar gelöscht
    [no-sign] Kein Zeichen
    [entered] Variante
    [left] Zurück in der Hauptvariante
    [nothing] Keine Anmerkung bei diesem Zug
    [no-variation] Hier gibt es keine Variante
    [not-now] Anmerkungen sind beim Anhören und nach einer Partie möglich
    [no-draughts-sign] Dieser Braillecode hat kein Zeichen für das Schlagen im Damespiel; einen anderen wählen
    [preview] Vorschau
    [saving] Wird gespeichert
    [nothing-sealed] Es ist kein Zug abgegeben
    [wrong-word] Der Zug ist mit einem anderen Kennwort verschlossen
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
    [1] eine Variante
   *[other] { $number } Varianten
  }
sheet-saved = Gespeichert in { $file }
sheet-pages = { $pages ->
    [1] eine Seite
   *[other] { $pages } Seiten
  }, { $width } mal { $height }
ask-save-notes = Die Anmerkungen in der Datei speichern?
ask-overwrite = { $file } gibt es schon. Überschreiben?
ask-delete-comment = Diesen Kommentar löschen?
file-faults = { $games ->
    [one] Eine Partie hat einen Fehler und ist nur bis dorthin lesbar, Zeile { $lines }
   *[other] { $games } Partien haben Fehler und sind nur bis dorthin lesbar, die ersten in den Zeilen { $lines }
  }
file-odd = Ungewöhnlich, aber gelesen: { $what ->
    [lost-tag] ein unlesbarer Eintrag, weggelassen
    [malformed-tag] ein fehlerhafter Eintrag
    [repeated-tag] ein doppelter Eintrag
    [parted-tags] Leerzeilen oder Kommentare zwischen Einträgen
    [parted] Einträge ohne Züge oder Züge ohne Einträge
    [result-on-board] ein anderes Ergebnis als auf dem Brett
    [move-number] eine falsche Zugnummer
    [results-differ] ein anderes Ergebnis als im Eintrag
    [null-move] ein leerer Zug, dort endet die Partie
    [deep-variation] Varianten tiefer als 100, als Kommentar behalten
    [broken-variation] Varianten, die keine legalen Schachzüge sind, als Kommentar behalten
    [no-position] ein Eintrag SetUp im Widerspruch zur Stellung
    [date] ein anders geschriebenes oder unmögliches Datum
    [ply-count] eine andere Zahl von Halbzügen als im Eintrag
    [clock-time] Uhrzeiten, die nicht in Stunden, Minuten und Sekunden stehen
    [check] Schachzeichen
    [promotion] Umwandlungen ohne Gleichheitszeichen
    [en-passant] en passant
    [not-passing] en passant, wo keines ist
    [castling] Rochaden
    [squares] Züge mit beiden Feldern
    [pawn-letter] Bauern mit Buchstaben
    [pawn-or-piece] Buchstaben, die Bauern oder Springer sein können; gelesen als Bauern, bitte vergleichen
    [capture] Schlagzeichen
    [piece-letter] Buchstaben der Figuren
    [outcome] Ergebnisse
    [glyph] Zeichen aus Büchern
    [lost-glyph] unbekannte oder doppelte Wertungszeichen, weggelassen
    [language] Partien ohne englische Figurenbuchstaben
    [cyrillic] kyrillische Buchstaben in Zügen
    [remark] Wörter, die keine Züge sind, als Kommentar behalten
    [nested-comment] geschweifte Klammern in Kommentaren, gespeichert als runde
    [position] eine unvollständige Stellung, oder unmögliche Rochade oder en passant, weggelassen
    [punctuation] Zeichen zwischen den Zügen: Kommas, Klammern
    [control] Steuerzeichen, als Leerzeichen gelesen
   *[blank] Leerzeichen aus Textprogrammen
  }, Anzahl { $times }, zuerst in Zeile { $line }
file-guessed = Die Datei ist nicht in UTF-8. Ihre Namen wurden gelesen als { $encoding ->
    [latin-1] Latin-1, westeuropäische Buchstaben
    [windows-1251] Windows-1251, kyrillische Buchstaben
    [cp850] CP850, westeuropäische Buchstaben von DOS
    [cp866] CP866, kyrillische Buchstaben von DOS
   *[both] mehrere alte Kodierungen, Zeile für Zeile
  }
sheet-preview = Seite { $page } von { $pages }, { $lines ->
    [1] eine Zeile
   *[other] { $lines } Zeilen
  }
set-sheet-format = Brailledatei: { $format ->
    [brf] BRF, Braille-ASCII
    [unicode] Unicode-Braille
    [pef] PEF
   *[ebrl] eBraille
  }
set-sheet-layout = Züge auf dem Blatt: { $layout ->
    [columns] in Spalten
    [running] fortlaufend
    [single] ein Zug je Zeile
   *[double] zweispaltig
  }
set-sheet-width = Zeichen in einer Zeile: { $width }
set-sheet-height = Zeilen auf einer Seite: { $height }
set-sheet-size = Seite mit { $width } Zeichen mal { $height } Zeilen
