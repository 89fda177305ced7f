# Russisches Damespiel.

man = Stein
    .plural = Steine
    .the = der Stein
    .no = kein Stein
    .no-acc = keinen Stein
    .own = der eigene Stein
draughts-king = Dame
    .plural = Damen
    .the = die Dame
    .no = keine Dame
    .no-acc = keine Dame
    .own = die eigene Dame
white-man = weißer Stein
white-draughts-king = weiße Dame
black-man = schwarzer Stein
black-draughts-king = schwarze Dame

draughts-move = { WORD($piece) } { $from }, { $to }
draughts-capture = { WORD($piece) } { $from } schlägt { $to }
draughts-capture-short = { $from } schlägt { $to }
draughts-on = { $to }
draughts-takes = schlägt { $count }
draughts-crowned = wird Dame

began-draughts = Neue Partie Russische Dame für zwei Spieler; { WORD($side) } am Zug
ruled-no-pieces = { WORD($loser) } hat keinen Stein mehr, { WORD($winner) } gewinnt
ruled-no-moves = { WORD($loser) } kann nicht ziehen, { WORD($winner) } gewinnt
ruled-counted = { $what ->
    [kings-against-one] { WORD($side) } hat in { $moves } Zügen die einzelne Dame nicht geschlagen, unentschieden
    [balance] Mit { $pieces } Steinen hat sich das Kräfteverhältnis in { $moves } Zügen nicht geändert, unentschieden
    [main-road] { WORD($side) } hat gegen die Dame auf der Hauptstraße in { $moves } Zügen nicht gewonnen, unentschieden
    [king-moves] In { $moves } Zügen haben nur Damen gezogen, ohne zu schlagen, unentschieden
   *[repetition] Die Stellung kam { $moves } Mal vor, unentschieden
  }
no-light-square = { $square } ist ein helles Feld; gespielt wird auf den dunklen
no-opponents-piece-draughts = Der Stein auf { $square } gehört dem Gegner
no-occupied = { $square } ist besetzt
no-must-capture = { $count ->
    [one] Es muss geschlagen werden, mit dem Stein auf { $squares }
   *[other] Es muss geschlagen werden, mit einem der Steine auf { $squares }
  }
no-is-no-capture = Der Stein auf { $square } muss schlagen, und das ist kein Schlagen
no-goes-on = Von { $square } aus muss weiter geschlagen werden
no-land-elsewhere = Das Schlagen muss auf einem anderen Feld als { $square } enden oder wenden
no-backwards = Der Stein auf { $square } zieht nur vorwärts
no-too-far = Der Stein auf { $square } zieht nur ein Feld weit
no-blocked-at = Der Stein auf { $square } steht im Weg
no-diagonal = Die Felder liegen auf keiner gemeinsamen Diagonale
no-along = Über diese Felder geht kein Schlagen
no-so-many = { $count ->
    [0] Der Zug schlägt nichts
    [one] Der Zug schlägt einen Stein
   *[other] Der Zug schlägt { $count } Steine
  }

hear-man = Stein | Steine | einfacher Stein | Mann
hear-draughts-king = Dame | Damen
hear-command-draughts = Damespiel | Dame spielen | neue Partie Dame | russische Dame | Dame neu
hear-command-chess = Schach spielen | neue Partie Schach | Schachpartie
hear-action-other-game = anderes Spiel | Spiel wechseln
refused-other-game = Diese Regeln gehören zu einem anderen Spiel
laws-draughts = Kodex der russischen Dame
