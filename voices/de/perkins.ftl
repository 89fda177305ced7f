# Was über Braille in den Händen gesagt wird.

cell-dots = Punkte { $dots }
cell-part = Punkte { $dots }, und weiter
cell-no-dots = keine Punkte, und weiter
cell-erased = Punkte { $dots } gelöscht
chord-unknown = Leertaste mit den Punkten { $dots } tut nichts
braille-test-next = Halten Sie diese Tasten zugleich gedrückt und lassen Sie sie los; Escape beendet die Probe:
braille-test-again = Dieselben Tasten noch einmal:
braille-test-lost = Nicht angekommen:
braille-test-held = Zugleich gedrückt:
braille-test-good = Die Tastatur meldet alle diese Tasten zugleich; Braille lässt sich auf ihr mit beiden Händen schreiben
braille-test-advice = Solche Zeichen gehen mit einer Hand: Steuerung Umschalt J wählt, wie
set-braille-code = Braille zum Tippen und auf der Braillezeile: { $code ->
    [auto] der passende Code
    [ueb] Algebraische Notation in UEB
    [uk-2015] Britischer Code 2015
    [finland] Finnische Schachzeichen
    [hungary] Ungarische Schachzeichen
    [spain] Spanischer Code, ONCE B8
    [germany] Deutsche algebraische Notation in Basisschrift
    [russia-literary] Russische Notation in Vollschrift
    [russia-compact] Russische Notation, kurz
    [nabcc] Algebraische Notation in Computerbraille mit acht Punkten
   *[san-low] Algebraische Notation mit tiefgestellten Ziffern
  }
set-strokes = { $strokes ->
    [whole] Ein Zeichen wird auf einmal angeschlagen, mit beiden Händen
    [halves] Ein Zeichen wird mit einer Hand angeschlagen: erst die linke Spalte, dann die rechte
   *[collected] Ein Zeichen wird Punkt für Punkt angeschlagen, zuletzt die Leertaste
  }
