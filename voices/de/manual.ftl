# Das Handbuch: vorgelesen, und in Brailleschrift.

manual-text = { $text }
manual-keys = Pfeil ab: weiter. Pfeil rechts: nächste Überschrift. Bild ab: nächstes Kapitel. Escape schließt das Handbuch
manual-foreign = Das Handbuch ist auf Englisch
manual-closed = Handbuch geschlossen
manual-written = { $how ->
    [contracted] Kurzschrift durch liblouis
    [uncontracted] Braille ohne Kürzungen
   *[without-liblouis] liblouis ist nicht installiert, darum Braille ohne Kürzungen
  }, { $pages ->
    [one] eine Seite
   *[other] { $pages } Seiten
  }
