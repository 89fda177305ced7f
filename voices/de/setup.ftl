# A position is set up: what is said, and what is understood.

setup = { $what ->
    [began] Eine Stellung wird aufgebaut. Eine Figur und ihr Feld eingeben, zum Beispiel weißer König Eva eins. F1 sagt mehr
    [cleared] Das Brett ist leer
    [initial] Grundstellung
    [no-castling] Niemand darf rochieren
    [read] Die Stellung ist gelesen
    [undone] Zurückgenommen
    [left] Aufbau abgebrochen, zurück zur Partie
    [ask-leave] Aufbau abbrechen? Ja oder nein?
    [help] Figuren mit Feldern tippen: weißer König Eva eins, Bauer Anna zwei. F4, Figuren. Steuerung Enter beginnt die Partie. Escape bricht ab
    [setting-up] Eine Stellung wird aufgebaut; „fertig“ beginnt die Partie, Escape bricht ab
    [competing] Eine Turnierpartie läuft; ihr Brett bleibt, wie es ist
    [not-setting-up] Keine Stellung wird aufgebaut; „Stellung aufbauen“ beginnt
    [no-game] Mit dieser Stellung kann keine Partie beginnen:
   *[no-fen] Keine gültige FEN
  }
setup-instead = vorher: { WORD($side, $piece) }
setup-emptied = { $square }, leer; vorher: { WORD($side, $piece) }
setup-next = Die nächsten Figuren: { WORD($side) }
setup-turn = { WORD($side) } am Zug
setup-castles = { WORD($side) } darf { $way ->
    [short] kurz
   *[long] lang
  } rochieren
setup-not-there = Nicht auf { $square }:
setup-wrong = { $fault ->
    [empty-board] keine Figur steht darauf
    [rank-count] es sind nicht acht Reihen
    [rank-width] Reihe { $rank } hat nicht acht Felder
    [rank-sign] auf Reihe { $rank } steht ein Zeichen, das keine Figur ist
    [turn] es fehlt, wer am Zug ist, w oder b
    [counts] die Zähler am Ende sind keine Zahlen
    [missing-king] { WORD($side) } hat keinen König
    [too-many-kings] { WORD($side) } hat mehr als einen König
    [opposite-check] { WORD($side) } steht im Schach und ist nicht am Zug
    [pawn-on-backrank] ein Bauer steht auf der ersten oder letzten Reihe
    [castling-rights] die Rochade ist so nicht möglich
    [en-passant-square] dort kann kein Bauer en passant geschlagen werden
    [square-twice] zwei Figuren stehen auf einem Feld
    [man-on-last-rank] ein Stein steht auf der Reihe, auf der er Dame wäre
    [too-many-pieces] eine Seite hat mehr als zwölf Steine
   *[light-square] eine Figur steht auf einem hellen Feld
  }

hear-placing-nothing = nichts | leer | weg | entferne | keine Figur
hear-placing-and = und | auf | mit
