# Training: was gefragt wird, und was zur Antwort gesagt wird.

drill-said = { $name }
drill-began = Training: { $subject ->
    [alphabet] Ansagealphabet
    [numbers] deutsche Zahlen
    [colours] Feldfarben
    [diagonals] Diagonalen
    [knight] Springerwege
    [coordinates] Koordinaten von beiden Seiten
   *[vision] was eine Figur erreicht
  }
drill-subject = { $subject ->
    [alphabet] Ansagealphabet
    [numbers] Deutsche Zahlen
    [colours] Feldfarben
    [diagonals] Diagonalen
    [knight] Springerwege
    [coordinates] Koordinaten von beiden Seiten
    [recall] Die Partie aus dem Gedächtnis
    [procedure] Der Ablauf
    [tactics] Taktik
   *[vision] Was eine Figur erreicht
  }:
drill-word-of-file = Welches Wort steht für { $letter }?
drill-file-of-word = Welche Linie ist das:
drill-word-of-rank = Was ist { $number } auf Deutsch?
drill-rank-of-word = Welche Zahl ist das:
drill-dark = Ist { $square } dunkel?
drill-on-diagonal = Liegen { $from } und { $to } auf einer Diagonale?
drill-diagonal = Welche Felder liegen auf der Diagonale von { $from } bis { $to }?
drill-route = Springer von { $from } nach { $to } in { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
  }: über welche Felder?
drill-seat = { $side ->
    [white] Von Weiß aus gesehen
   *[black] Von Schwarz aus gesehen
  }, Linie { $file } von links, Reihe { $rank } von Ihnen aus: welches Feld?
drill-beside = { $side ->
    [white] Von Weiß aus gesehen
   *[black] Von Schwarz aus gesehen
  }: was liegt { $step ->
    [up] vor
    [down] hinter
    [left] links von
    [right] rechts von
    [up-left] links vor
    [up-right] rechts vor
    [down-left] links hinter
   *[down-right] rechts hinter
  } { $square }?
drill-reach = { WORD($piece) } { $square } erreicht welche Felder?
drill-right = Richtig
drill-more = noch { $count }
drill-already = { $square } ist schon genannt
drill-wrong = Falsch
drill-missing = es fehlt: { $squares }
drill-extra = nicht richtig: { $squares }
drill-still = Weiter
drill-is-dark = { $square } ist { $colour ->
    [dark] dunkel
   *[light] hell
  }
drill-is-on = { $from } und { $to } liegen { $answer ->
    [yes] auf einer Diagonale
   *[no] nicht auf einer Diagonale
  }
drill-letter-is = { $letter }:
drill-number-is = { $number }:
drill-squares-are = Die Antwort ist { $squares }
drill-other-way = { $way ->
    [letter] Gefragt ist der Buchstabe
    [figure] Gefragt ist die Ziffer
   *[word] Gefragt ist das Wort
  }
drill-no-answer = Das ist keine Antwort darauf
drill-at = { $square }{ $state ->
    [piece] , die Figur
    [named] , genannt
   *[free] { "" }
  }
drill-hint = Zum Beispiel { $square }
drill-no-hint = Dafür gibt es keinen Tipp. Überspringen sagt die Antwort
drill-help = { $subject ->
    [alphabet] Wort zum Buchstaben tippen oder umgekehrt, dann Enter
    [numbers] Zahlwort zur Ziffer tippen oder umgekehrt, dann Enter
    [colours] J für dunkel, N für hell
    [diagonals] J oder N; oder die Felder nennen, in einer Zeile oder einzeln
    [knight] Die Felder des Wegs der Reihe nach nennen, ohne das erste
    [coordinates] Das Feld nennen oder hingehen und Enter drücken
   *[vision] Die Felder nennen oder zu jedem gehen und Enter drücken
  }
drill-help-all = F2 wiederholt, Tipp hilft, Überspringen löst auf, Escape beendet
drill-leave = Das Training beenden? Ja oder nein?
drill-left = Training beendet. { $right } richtig, { $wrong } falsch
drill-summary = { $asked } gefragt, { $known } gekonnt, { $due } fällig
drill-score = { $right } richtig, { $wrong } falsch
drill-no-summary = Noch nichts trainiert
drill-exporting = Der Lernstand wird gespeichert
drill-exported = Gespeichert in { $file }
drill-refused = { $why ->
    [drilling] Ein Training läuft. Escape beendet es
    [competing] Während einer Turnierpartie gibt es kein Training
    [hidden] Das Brett ist verborgen. Ein Blick sagt es an und wird gezählt
    [not-hidden] Das Brett ist nicht verborgen
    [no-tactics] In dieser Datei ist nichts zu lösen. Taktik braucht eine Stellung und Züge
    [no-file] Erst die Datei mit Steuerung O öffnen, dann Taktik aus der Datei sagen
    [no-games] Noch ist keine eigene Partie in der Sammlung. Sie kommt dorthin, wenn sie endet
   *[not-drilling] Es läuft kein Training
  }
find-game = Die Partie aus dem Gedächtnis: { WORD($side) } am Zug. Welcher Zug wurde gespielt?
find-mate = { WORD($side) } am Zug, matt in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
  }
find-best = { WORD($side) } am Zug: Welcher Zug ist der beste?
find-win-in = { WORD($side) } am Zug, Gewinn in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
  }
find-only-win = { WORD($side) } am Zug: Nur ein Zug gewinnt. Welcher?
find-bad-line = Zeile { $line }: { $fault ->
    [position] keine mögliche Stellung
    [only-avoided] nur Züge, die zu vermeiden sind
    [long-mate] das Matt ist zu lang für einen Beweis, und Züge fehlen
   *[moves] kein Zug, der zu finden wäre
  }
find-more-bad = { $lines ->
    [one] Noch eine Zeile wurde übergangen
   *[other] Noch { $lines } Zeilen wurden übergangen
  }
find-part = Die Datei ist groß. { $positions } Stellungen daraus wurden gelesen
find-passed-over = { $mates ->
    [one] Ein Matt wurde übergangen: kein Matt gefunden oder zu lang für einen Beweis
   *[other] { $mates } Matts wurden übergangen: kein Matt gefunden oder zu lang für einen Beweis
  }
find-unproved = Dieses Matt ließ sich nicht beweisen. Bitte einen anderen Zug
find-rating = Wertung { $rating }
find-file = Taktik aus der Datei
find-offer = { $games ->
    [one] Eine Partie beginnt mit einer Stellung
   *[other] { $games } Partien beginnen mit einer Stellung
  }. „Taktik aus der Datei“ fragt nach den Zügen
find-wrong = Das ist nicht der Zug
find-found = { $slips ->
    [0] Gefunden
   *[other] Fertig
  }. { $slips ->
    [0] Kein Fehler
    [one] Ein Fehler
   *[other] { $slips } Fehler
  }, { $hints ->
    [0] kein Tipp
    [one] ein Tipp
   *[other] { $hints } Tipps
  }
find-piece = { WORD($piece) } { $square }
find-to = nach { $square }
find-help = Den Zug tippen. F2 fragt noch einmal. Tipp nennt die Figur, dann ihr Feld. Überspringen sagt den Zug. Escape beendet
blindfold-on = Das Brett ist verborgen. Zu hören sind die Züge, nicht die Felder
blindfold-off = Brett sichtbar. { $peeks ->
    [0] Kein Blick darauf
    [one] Ein Blick darauf
   *[other] { $peeks } Blicke darauf
  }
blindfold-peek = Blick Nummer { $peeks }
blindfold-at = { $square }
drill-broken = Der Lernstand war nicht lesbar; die Datei liegt beiseite: { $detail }

# Was verstanden wird.

hear-drill-dark = dunkel | schwarz
hear-drill-light = hell | weiß
hear-drill-and = und | dann | nach
hear-drill-hint = Hinweis | Tipp
