# A position is set up: what is said, and what is understood.

setup = { $what ->
    [began] Eine Stellung wird aufgebaut. Eine Figur und ihr Feld eingeben, zum Beispiel Weiß König Eva eins. F1 sagt mehr
    [cleared] Das Brett ist leer
    [initial] Alle Figuren stehen wie am Anfang einer Partie
    [no-castling] Niemand darf rochieren
    [read] Die Stellung ist gelesen
    [undone] Zurückgenommen
    [left] Das Brett ist aufgegeben; die Partie ist wieder da
    [ask-leave] Dieses Brett aufgeben? Ja oder nein?
    [help] Figuren mit ihren Feldern eingeben: Weiß König Eva eins, Dame David vier, Bauern Anna zwei, Bella zwei. Ein Feld allein bekommt einen Bauern, eine Figur allein kommt auf das Feld des Fingers. „Nichts auf Eva vier“ nimmt eine Figur weg. Enter nimmt eine Figur und setzt sie anderswo hin. „Brett leeren“, „Grundstellung“, „Schwarz am Zug“ und „Rochade“ tun, was sie sagen. Steuerung Z nimmt eine Änderung zurück. F4 sagt, wo die Figuren stehen. Steuerung Enter oder „fertig“ beginnt die Partie. Escape gibt das Brett auf. Eine Stellung als FEN kann getippt oder eingefügt werden
    [setting-up] Eine Stellung wird aufgebaut; „fertig“ beginnt die Partie, Escape gibt das Brett auf
    [competing] Ein Wettkampf läuft; sein Brett bleibt, wie es ist
    [not-setting-up] Keine Stellung wird aufgebaut; „Stellung aufbauen“ beginnt
    [no-game] Von diesem Brett kann keine Partie beginnen:
   *[no-fen] Das ist keine Stellung in der Schreibweise FEN
  }
setup-row = { $what ->
    [setup-put-king] einen König, im Damespiel eine Dame, hierher
    [setup-put-queen] eine Dame hierher
    [setup-put-rook] einen Turm hierher
    [setup-put-bishop] einen Läufer hierher
    [setup-put-knight] einen Springer hierher
    [setup-put-pawn] einen Bauern oder Stein hierher
    [setup-put-nothing] die Figur hier wegnehmen
    [setup-other-side] die nächsten Figuren von der anderen Seite
    [setup-clear] das Brett leeren
    [setup-initial] die Figuren wie am Anfang einer Partie
    [setup-white] Weiß ist am Zug
    [setup-black] Schwarz ist am Zug
    [setup-castling] Rochade, wo König und Turm zu Hause stehen
    [setup-done] die Partie von diesem Brett beginnen
   *[setup-leave] das Brett aufgeben
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
    [missing-king] ein König fehlt
    [too-many-kings] eine Seite hat mehr als einen König
    [pawn-on-backrank] ein Bauer steht auf der ersten oder letzten Reihe
    [castling-rights] die Rochade ist so nicht möglich
    [en-passant-square] dort kann kein Bauer im Vorbeigehen geschlagen werden
    [opposite-check] die Seite, die nicht am Zug ist, steht im Schach
    [square-twice] zwei Figuren stehen auf einem Feld
    [man-on-last-rank] ein Stein steht auf der Reihe, auf der er Dame wäre
    [too-many-pieces] eine Seite hat mehr als zwölf Steine
   *[light-square] eine Figur steht auf einem hellen Feld
  }

hear-placing-nothing = nichts | leer | weg | entferne | keine Figur
hear-placing-and = und | auf | mit
hear-command-setup-begin = Stellung aufbauen | baue Stellung auf | Aufbau | aufbauen | neue Stellung
hear-command-setup-clear = Brett leeren | leeres Brett | alles weg | leere Brett
hear-command-setup-initial = Grundstellung | Anfangsstellung | alle Figuren
hear-command-setup-turn = { $side } am Zug | { $side } zieht | { $side } ist am Zug
hear-command-setup-castling = Rochade | Rochade erlaubt | keine Rochade | darf rochieren
hear-command-setup-done = fertig | bereit | Partie beginnen | diese Stellung spielen
hear-command-setup-leave = Brett aufgeben | Aufbau verlassen
