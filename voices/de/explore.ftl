# What is said when the board is explored.

explore-colour = { $colour ->
    [dark] dunkel
   *[light] hell
  }
explore-rank = Reihe { $at-rank }:
explore-file = Linie { $at-file }:
explore-ranks = Reihe { $at-rank } bis { $to-rank }:
explore-empty = nichts
explore-at-file = { WORD($side, $piece) } { $at-file }
explore-at-rank = { WORD($side, $piece) } { $at-rank }
explore-at = { WORD($side, $piece) } { $square }
explore-kind-at-file = { WORD($piece) } { $at-file }
explore-kind-at-rank = { WORD($piece) } { $at-rank }
explore-side-at-rank = { WORD($side) } { $at-rank }
explore-direction = { $step ->
    [up] Oben
    [down] Unten
    [left] Links
    [right] Rechts
    [up-left] Oben links
    [up-right] Oben rechts
    [down-left] Unten links
   *[down-right] Unten rechts
  }:
explore-around = { $leap ->
    [knight] Einen Springerzug von { $square }
   *[king] Um { $square } herum
  }:
explore-attack = { $act ->
    [attacks] { WORD($side) } greift an
   *[defends] { WORD($side) } deckt
  }:
explore-attack-none = { $act ->
    [attacks] { WORD($side) } greift nicht an
   *[defends] { WORD($side) } deckt nicht
  }
explore-behind = dahinter { WORD($piece) } { $square }
explore-moves = { WORD($side, $piece) } { $square }:
explore-out-of-turn = wenn am Zug
explore-to = nach { $squares }
explore-captures = schlägt { WORD($piece, form: "acc") } { $square }
explore-no-targets = { WORD($side, $piece) } { $square } { $act ->
    [captures] schlägt nichts
   *[moves] kann nicht ziehen
  }
explore-if-put = { WORD($piece) } { $act ->
    [legal] kann nach { $square }
   *[not-legal] kann nicht nach { $square }
  }
explore-would-attack = griffe { WORD($piece, form: "acc") } { $square } an
explore-would-suffer = dort angegriffen von { WORD($piece) } { $square }
explore-move-number = Zug { $number }
explore-file-name = { $file }: Linie { $letter }
explore-passed = Freibauern von { WORD($side) }: { $squares }
explore-none-passed = Keine Freibauern
explore-no-count = Nach diesen Regeln zählt niemand Ihre Züge mit
explore-no-capture = Nichts zu schlagen
explore-no-check = Kein Schach
explore-check = { WORD($side) } im Schach
explore-castling = { $way ->
    [short] Kurz
   *[long] Lang
  }: { $answer ->
    [yes] ja
    [right-lost] nein, König oder Turm hat gezogen
   *[in-check] nein, der König steht im Schach
  }
explore-castling-at = { $way ->
    [short] Kurz
   *[long] Lang
  }: nein, { $square } ist { $answer ->
    [between] nicht frei
   *[attacked] angegriffen
  }
explore-castling-lost = Nein: Der König oder beide Türme haben gezogen
explore-castled = { WORD($side) } hat { $way ->
    [short] kurz
   *[long] lang
  } rochiert, Zug { $number }
explore-not-castled = { WORD($side) } hat in dieser Partie nicht rochiert
explore-occurrences = { $count ->
    [1] Die Stellung steht zum ersten Mal
   *[other] Die Stellung kam { $count }-mal vor
  }
explore-no-move = Kein legaler Zug
explore-no-pawns = Es gibt keine Bauern
explore-count = { $count ->
    [one] { WORD($piece) }
   *[other] { $count } { WORD($piece, form: "plural") }
  }
explore-piece-count = { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
  }
explore-move-count = { $count ->
    [0] Kein legaler Zug
    [one] Ein legaler Zug
   *[other] { $count } legale Züge
  }
explore-between = Von { $from } bis { $to }:
explore-no-line = { $from } und { $to } liegen auf keiner Linie
explore-level = Das Material ist gleich
explore-ahead = { WORD($side) } liegt { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
  } vorn
explore-captured = Zuletzt geschlagen: { WORD($side, $piece) } auf { $square }
explore-none-captured = Es wurde noch nichts geschlagen
explore-went = { WORD($side, $piece) } von { $from } nach { $to }
explore-came = { WORD($side, $piece) } neu auf { $square }
explore-left = { WORD($side, $piece) } weg von { $square }
explore-unchanged = Nichts hat sich geändert
explore-threat = { WORD($side, $piece) } { $from } greift { WORD($taken, form: "acc") } { $square } an
explore-threat-over = { WORD($side, $piece) } { $from } greift { WORD($taken, form: "acc") } { $square } nicht mehr an
explore-no-threats = Keine neuen Angriffe
explore-wrapped = Von vorn
explore-none-of-kind = Auf dem Brett ist { WORD($piece, form: "no") }
explore-flipped = Brett aus Sicht von { WORD($side) }

# Directions.

hear-step-up = oben | nach oben | hoch
hear-step-down = unten | nach unten | runter
hear-step-left = links | nach links
hear-step-right = rechts | nach rechts
hear-step-up-left = oben links | nach oben links
hear-step-up-right = oben rechts | nach oben rechts
hear-step-down-left = unten links | nach unten links
hear-step-down-right = unten rechts | nach unten rechts
