# Die Regeln des Spiels, jede in einem Satz, für alle, die danach fragen.

rule = { $rule ->
    [value] Bauer 1, Springer 3, Läufer 3, Turm 5, Dame 9
    [stalemate] Kein legaler Zug und kein Schach: remis
    [fifty-moves] Je fünfzig Züge ohne Schlagen und ohne Bauernzug: Remis kann reklamiert werden
    [repetition] Dieselbe Stellung zum dritten Mal, mit denselben Zugmöglichkeiten: Remis kann reklamiert werden
    [draw] Nach Vereinbarung, bei Patt, bei dreimaliger Wiederholung, nach fünfzig Zügen ohne Schlagen und Bauernzug, oder wenn niemand mehr mattsetzen kann
    [en-passant] Ein Bauer, der gerade zwei Felder gezogen ist, kann von einem Bauern neben ihm geschlagen werden, als wäre er nur ein Feld gezogen; sofort oder gar nicht
    [castling] Der König zieht zwei Felder auf einen Turm zu, und der Turm springt über ihn. Beide haben noch nicht gezogen, zwischen ihnen ist frei, und der König steht nicht im Schach, zieht über kein angegriffenes Feld und auf keines
    [promotion] Auf der letzten Reihe wird ein Bauer zu Dame, Turm, Läufer oder Springer
    [mate] Matt gewinnt: ein Schach, gegen das nichts hilft
    [check] Der König ist angegriffen: König ziehen, den Angreifer schlagen oder etwas dazwischenstellen
    [pawn] Ein Feld vorwärts, vom Ausgangsfeld auch zwei; er schlägt schräg vorwärts und zieht nie zurück
    [knight] Zwei Felder gerade und eins zur Seite; er springt über andere Figuren
    [bishop] Schräg, so weit der Weg frei ist
    [rook] Auf Reihen und Linien, so weit der Weg frei ist
    [queen] In jede Richtung, so weit der Weg frei ist
    [king] Ein Feld in jede Richtung, aber nie ins Schach
    [rules] Fragen Sie zum Beispiel: wie zieht der Springer, wie geht die Rochade, wann ist es remis
   *[draughts] Ein Stein zieht schräg ein Feld vorwärts; er schlägt vorwärts und rückwärts durch Überspringen, und er muss. Auf der letzten Reihe wird er zur Dame, die beliebig weit zieht
  }
