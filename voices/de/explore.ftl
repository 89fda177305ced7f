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
    [attacks] { WORD($side) } greift { $square } an
   *[defends] { WORD($side) } deckt { $square }
  }:
explore-attack-none = { $act ->
    [attacks] { WORD($side) } greift { $square } nicht an
   *[defends] { WORD($side) } deckt { $square } nicht
  }
explore-behind = dahinter { WORD($piece) } { $square }
explore-moves = { WORD($side, $piece) } { $square }:
explore-out-of-turn = falls am Zug
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
explore-no-pawns = Es gibt keine Bauern
explore-count = { $count ->
    [one] { WORD($piece) }
   *[other] { $count } { WORD($piece, form: "plural") }
  }
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
explore-flipped = Das Brett von { WORD($side) } aus

# What people say for the keys that have no words elsewhere, under the ids of the key table.
# Polite words are left out.

hear-action-walk-up = hoch | nach oben
hear-action-walk-down = runter | nach unten
hear-action-walk-left = links | nach links
hear-action-walk-right = rechts | nach rechts
hear-action-walk-up-right = oben rechts | nach oben rechts
hear-action-walk-down-right = unten rechts | nach unten rechts
hear-action-walk-down-left = unten links | nach unten links
hear-action-walk-up-left = oben links | nach oben links
hear-action-enter = nimm es | stell es hin | nimm Figur
hear-action-open-file = Datei öffnen | Partie öffnen | öffne Datei
hear-action-next-game = nächste Partie
hear-action-previous-game = vorige Partie
hear-action-read-back = Züge zurücklesen | zurücklesen
hear-action-next-announcer = nächste Stimme | andere Stimme
hear-action-next-form = nächste Form | andere Form
hear-action-next-language = nächste Sprache | andere Sprache
hear-action-next-files = andere Liniennamen | nächste Liniennamen
hear-action-next-speaker = anderer Sprecher | nächster Sprecher
hear-action-repeats = wiederholt | Gegner wiederholt
hear-action-pause = Pause | Uhren anhalten | Uhr anhalten
hear-action-silence = Stille | still | Ruhe
hear-action-board-keys = Bretttasten | Brett erkunden | Buchstaben erkunden
hear-action-braille-keys = Brailletasten | Perkins | Brailleschreibmaschine
hear-action-braille-strokes = einhändig Braille | Brailleanschlag
hear-action-braille-code = nächste Brailleschrift | andere Brailleschrift
hear-action-braille-test = Tastatur prüfen | Tastaturprobe
hear-action-home-row = Grundreihe
hear-action-write-line = Zeile tippen | tippen
hear-action-explain-keys = Tasten erklären | Tastenhilfe
hear-action-change-key = Taste ändern | andere Taste
hear-action-reset-keys = Tasten zurücksetzen | alle Tasten wie am Anfang
hear-action-colour = Farbe | welche Farbe | hell oder dunkel
hear-action-attackers-here = wer greift mich an | wer greift dieses Feld an
hear-action-defenders-here = wer deckt | wer deckt dieses Feld | Deckung
hear-action-moves-from = legale Züge | Züge dieser Figur | wohin kann sie
hear-action-captures-from = Schlagzüge | was kann sie schlagen
hear-action-in-hand = Züge Figur in Hand | Figur in Hand
hear-action-if-put = was wäre hier | was täte sie hier
hear-action-threats = Drohungen | neue Drohungen | wer greift wen an | was ist angegriffen
hear-action-rank-here = diese Reihe
hear-action-file-here = diese Linie
hear-action-next-slanting-ray = nächste Diagonale
hear-action-previous-slanting-ray = vorige Diagonale
hear-action-next-straight-ray = nächste Gerade
hear-action-previous-straight-ray = vorige Gerade
hear-action-last-move = was war letzte Zug | Zug des Gegners
hear-action-to-last-move = zum letzten Zug
hear-action-last-captured = zuletzt geschlagen | was wurde geschlagen
hear-action-changes = Änderungen | was hat sich geändert | was ist neu
hear-action-whole-board = Brett | ganzes Brett | ganze Brett
hear-action-flip = umdrehen | Brett umdrehen | Brett drehen
hear-action-view = Blick
hear-action-squares = Felder von
hear-action-jump = springen
hear-action-view-diagonals = Diagonalen | beide Diagonalen
hear-action-view-knight = Springerblick | Springerfelder
hear-action-view-king = Königsblick | ringsum | Felder ringsum
hear-action-squares-own = meine Figuren | eigene Figuren
hear-action-squares-theirs = gegnerische Figuren | Figuren des Gegners
hear-action-squares-files = Figuren nach Linien | Linie für Linie
hear-action-squares-pawns = Bauern nach Linien | Bauernstruktur
hear-action-squares-material = Material | wer liegt vorn
hear-action-sweep-ray-up = Klang oben | Klang nach oben | Klang hoch
hear-action-sweep-ray-down = Klang unten | Klang nach unten | Klang runter
hear-action-sweep-ray-left = Klang links | Klang nach links
hear-action-sweep-ray-right = Klang rechts | Klang nach rechts
hear-action-sweep-ray-up-left = Klang oben links | Klang nach oben links
hear-action-sweep-ray-up-right = Klang oben rechts | Klang nach oben rechts
hear-action-sweep-ray-down-left = Klang unten links | Klang nach unten links
hear-action-sweep-ray-down-right = Klang unten rechts | Klang nach unten rechts
hear-action-other-device = anderes Gerät | nächstes Gerät
hear-action-next-theme = andere Farben | nächste Farben
hear-action-next-preset = andere Ausführlichkeit | nächste Ausführlichkeit
hear-action-next-output = andere Ausgabe | nächste Ausgabe

# Commands with gaps.

hear-command-to-rank = geh auf Reihe { $rank } | zur Reihe { $rank }
hear-command-to-file = geh auf Linie { $file } | zur Linie { $file }
hear-command-next-piece = nächster { $piece } | nächste { $piece }
hear-command-previous-piece = voriger { $piece } | vorige { $piece }
hear-command-view-ray = blick { $step } | was steht { $step }
hear-command-view-file = Figuren auf Linie { $file } | Linie { $file }
hear-command-view-rank = Figuren auf Reihe { $rank } | Reihe { $rank }
hear-command-squares-others = gegnerische { $piece } | gegnerischer { $piece }
hear-command-colour-of = Farbe von { $square } | welche Farbe hat { $square }
hear-command-attackers-of = Angreifer von { $square } | wer bedroht { $square }
hear-command-defenders-of = wer deckt { $square } | Deckung von { $square }
hear-command-moves-of = legale Züge von { $square } | wohin kann { $square }
hear-command-captures-of = Schlagzüge von { $square } | was kann { $square } schlagen

# Directions.

hear-step-up = oben | nach oben | hoch
hear-step-down = unten | nach unten | runter
hear-step-left = links | nach links
hear-step-right = rechts | nach rechts
hear-step-up-left = oben links | nach oben links
hear-step-up-right = oben rechts | nach oben rechts
hear-step-down-left = unten links | nach unten links
hear-step-down-right = unten rechts | nach unten rechts
