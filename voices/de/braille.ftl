# Scoresheets in Braille: the codes, and the words that stand on a sheet.

braille-code = { $code ->
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
  }: { $status ->
    [published] veröffentlicht
    [literal] Drucknotation in gewöhnlicher Brailleschrift, kein Schachcode
    [practice] Gebrauch, keine Norm
   *[own] von diesem Programm
  }
braille-provisional = Vorläufig, weil keine Quelle sie angibt:
braille-sign = { $sign ->
    [pieces] Figuren
    [pawn] Bauer
    [ranks] Reihen
    [capture] Schlagen
    [check] Schach
    [check-place] Stelle des Schachzeichens
    [mate] Matt
    [castling] Rochade
    [promotion] Umwandlung
   *[results] Ergebnisse
    [draw-offer] Remisangebot
    [draughts] Züge im Damespiel
  }
braille-word = { $word ->
    [white] Weiß
    [black] Schwarz
    [event] Turnier
    [site] Ort
    [date] Datum
    [round] Runde
    [result] Ergebnis
    [contents] Inhalt
    [draw-offered] Remis angeboten
   *[sealed-move] Abgabezug
  }
braille-left-out = { $what ->
    [variations] { $number ->
        [one] Eine Variante fehlt
       *[other] { $number } Varianten fehlen
      }
    [clocks] { $number ->
        [one] Eine Zeitangabe fehlt
       *[other] { $number } Zeitangaben fehlen
      }
    [fractions] { $number ->
        [one] Ein Sekundenbruchteil fehlt
       *[other] { $number } Sekundenbruchteile fehlen
      }
    [commands] { $number ->
        [one] Eine Angabe für Programme fehlt
       *[other] { $number } Angaben für Programme fehlen
      }
   *[tags] { $number ->
        [one] Ein Eintrag fehlt
       *[other] { $number } Einträge fehlen
      }
  }
braille-changed = { $number ->
    [one] Eine Anmerkung lässt sich nicht genau schreiben; sie wird anders zurückgelesen
   *[other] { $number } Anmerkungen lassen sich nicht genau schreiben; sie werden anders zurückgelesen
  }
braille-pages = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
  } auf { $pages ->
    [one] einer Seite
   *[other] { $pages } Seiten
  }
braille-eight-dots = Dieser Code hat acht Punkte, und BRF hat sechs; Unicode-Braille oder einen anderen Code wählen
braille-read = { $code ->
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
  }: { $moves ->
    [one] Ein Halbzug
   *[other] { $moves } Halbzüge
  } gelesen
braille-unreadable = Seite { $page }, Zeile { $line }, Zeichen { $cell }: { $cells } ist hier kein Zug
braille-could-be = Es könnte sein:
braille-could-be-move = { $move }
braille-no-cell = Seite { $page }, Zeile { $line }, Zeichen { $cell }: { $text } ist kein Braillezeichen
braille-other-format = Das ist { $format ->
    [pef] PEF
   *[ebrl] eBraille
  }; zurückgelesen werden nur BRF und Unicode-Braille
braille-no-game = Keine Partie gefunden
braille-number = Seite { $page }, Zeile { $line }, Zeichen { $cell }: Zugnummer { $number }, an der Reihe ist { $due }
braille-differs = Seite { $page }, Zeile { $line }: gelesen ist nicht, was geschrieben wurde; Halbzüge gelesen: { $read }, geschrieben: { $written }
braille-other-moves = Seite { $page }, Zeile { $line }: ein Zug oder das Ergebnis ist nicht, was geschrieben wurde; nur die Zahl der Halbzüge stimmt
braille-mended = Seite { $page }, Zeile { $line }, Zeichen { $cell }: nicht lesbar; das Ende des Bogens beweist { $move }
braille-resumed = Seite { $page }, Zeile { $line }, Zeichen { $cell }: nicht lesbar; nur mit { $move } passt der Rest; bewiesen ist es nicht
braille-other-page = Seite { $page }: hier beginnt eine Partie, die auf Seite { $due } gehört; Seiten fehlen oder sind vertauscht
braille-in-book = Seite { $page }, Zeile { $line }: hier endet Partie { $number } des Buchs, { $due } ist an der Reihe; Partien fehlen oder sind vertauscht
braille-unended = Seite { $page }, Zeile { $line }: nach dieser Partie geht das Buch weiter; der Rest fehlt
braille-other-book = Seite { $page }, Zeile { $line }: diese Partie folgt im Buch nicht auf die vorige; eine Seite stammt aus einem anderen Buch, oder die letzten Zeilen einer Partie sind beschädigt
braille-stray = Seite { $page }, Zeile { $line }: was hier steht, gehört zu keiner Partie
braille-breaks-off = Seite { $page }, Zeile { $line }: hier bricht die Partie ab; ihr Ende fehlt
braille-results = Seite { $page }, Zeile { $line }: zwei Ergebnisse, { $result } und { $detail }
braille-titled = Im Kopf steht { $result }
braille-no-colophon = Seite { $page }, Zeile { $line }: das Ende dieser Partie fehlt
braille-title = Seite { $page }, Zeile { $line }: im Kopf steht { $text }, am Ende des Bogens { $detail }
braille-notes = Seite { $page }, Zeile { $line }: nicht genau zurückgelesene Kommentare, Zeichen oder Varianten: { $number }
braille-says = Auf dem Bogen steht: { $text }
braille-above = Seite { $page }, Zeile { $line }: nicht übernommen, über den Zügen: { $text }. Die Partie beginnt mit der Grundstellung
braille-on-board = Seite { $page }, Zeile { $line }: das Ergebnis ist nicht das der Schlussstellung
braille-too-long = Seite { $page }, Zeile { $line }: mehr Züge, als eine Partie haben kann; bis hier ist sie gelesen
braille-given-up = Seite { $page }, Zeile { $line }: zu vieles in dieser Datei ist unlesbar; was folgt, wurde nicht gelesen
braille-other-code = In einem anderen Code ist dies eine andere Partie; bitte den Code nennen
braille-unproved = Nichts auf diesem Bogen beweist, dass er heil ist; bitte vergleichen; Akzente und große Buchstaben können fehlen
