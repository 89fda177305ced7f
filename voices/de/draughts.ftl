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

began-draughts = { $players ->
    [one] Neue Partie Russisches Damespiel, { WORD($side) } am Zug
   *[two] Neue Partie Russisches Damespiel, zwei Spieler, { WORD($side) } am Zug
  }
ruled-no-pieces = { WORD($loser) } hat keinen Stein mehr, { WORD($winner) } gewinnt
ruled-no-moves = { WORD($loser) } kann nicht ziehen, { WORD($winner) } gewinnt
ruled-counted = { $what ->
    [kings-against-one] { WORD($side) } hat in { $moves } Zügen die einzelne Dame nicht geschlagen, remis
    [balance] Mit { $pieces } Steinen hat sich das Kräfteverhältnis in { $moves } Zügen nicht geändert, remis
    [main-road] { WORD($side) } hat gegen die Dame auf der Hauptstraße in { $moves } Zügen nicht gewonnen, remis
    [king-moves] In { $moves } Zügen haben nur Damen gezogen, ohne zu schlagen, remis
   *[repetition] Die Stellung kam { $moves } Mal vor, remis
  }
no-light-square = { $square } ist ein helles Feld; gespielt wird auf den dunklen
no-opponents-piece-draughts = Der Stein auf { $square } gehört dem Gegner
no-occupied = { $square } ist besetzt
no-must-capture = { $count ->
    [one] Es muss geschlagen werden, mit dem Stein auf { $squares }
   *[other] Es muss geschlagen werden, mit einem der Steine auf { $squares }
  }
no-is-no-capture = Der Stein auf { $square } muss schlagen; das ist kein Schlagzug
no-goes-on = Von { $square } aus muss weiter geschlagen werden
no-land-elsewhere = Das Schlagen kann auf { $square } nicht enden oder wenden
no-backwards = Der Stein auf { $square } zieht nur vorwärts
no-too-far = Der Stein auf { $square } zieht nur ein Feld weit
no-blocked-at = Der Stein auf { $square } steht im Weg
no-diagonal = Die Felder liegen auf keiner gemeinsamen Diagonale
no-along = Über diese Felder führt kein Schlagzug
no-so-many = { $count ->
    [0] Der Zug schlägt nichts
    [one] Der Zug schlägt einen Stein
   *[other] Der Zug schlägt { $count } Steine
  }

hear-man = Stein | Steine | einfacher Stein | Mann
hear-draughts-king = Dame | Damen
refused-other-game = Diese Regeln gehören zu einem anderen Spiel
laws-draughts = Kodex des russischen Damespiels

count-stands = { $what ->
    [kings-against-one] Drei Damen gegen eine: { WORD($side) } hat { $moves } von { $wanted } Zügen gemacht
    [balance] Kräfteverhältnis mit { $pieces } Steinen: unverändert seit { $moves } von { $wanted } Zügen
    [main-road] Dame auf der Hauptstraße: { WORD($side) } hat { $moves } von { $wanted } Zügen gemacht
    [king-moves] Züge nur mit Damen: { $moves } von { $wanted }
   *[repetition] Gleiche Stellung: { $moves } von { $wanted } Mal
  }
captures-count = { $count ->
    [one] Schlagzwang, ein Schlagzug:
   *[other] Schlagzwang, { $count } Möglichkeiten:
  }
swept-men = Steine, Linie für Linie
capture-of = { $count ->
    [one] schlägt { $squares }
   *[other] schlägt { $squares }, { $count } Steine
  }
captures-none-now = Es gibt nichts zu schlagen
road = { $road ->
   *[main-road] Hauptstraße { $from } { $to }
    [lower-double] Doppelweg { $from } { $to }
    [upper-double] Doppelweg { $from } { $to }
    [lower-little-double] Doppelweg { $from } { $to }
    [upper-little-double] Doppelweg { $from } { $to }
    [lower-triple] Dreierweg { $from } { $to }
    [upper-triple] Dreierweg { $from } { $to }
    [lower-little-triple] Dreierweg { $from } { $to }
    [upper-little-triple] Dreierweg { $from } { $to }
    [lower-slant] Schräge { $from } { $to }
    [upper-slant] Schräge { $from } { $to }
    [lower-little-slant] Schräge { $from } { $to }
    [upper-little-slant] Schräge { $from } { $to }
  }
roads-of = { $square } liegt auf:
roads-none = { $square } liegt auf keiner Straße
road-empty = leer
not-repeated = { $times ->
    [one] Die Stellung kam einmal vor; die Partie geht weiter
   *[other] Die Stellung kam { $times } Mal vor; die Partie geht weiter
  }
no-draughts = Nur im Damespiel

## Eine Turnierpartie nach dem Kodex

by-analogy = Wo der Damekodex schweigt, gelten die heutigen Schachregeln entsprechend
penalised-draughts = { $what ->
    [two-moves] { WORD($side) } hat zwei Züge nacheinander gemacht
    [missed] { WORD($side) } hat den Schlagzwang missachtet
   *[uncompleted] { WORD($side) } hat den Schlagzug nicht beendet
  }
two-moves = { WORD($side) } hat zwei Züge nacheinander gemacht. { WORD($opponent) } entscheidet: als regelwidrig reklamieren, dann wird es berichtigt; ziehen, dann gilt es
counts-as-made = Der angekündigte Zug gilt als gemacht
why-draughts = { $rule ->
    [no-piece-or-move] Wer keinen Stein mehr hat oder nicht ziehen kann, hat verloren
    [kings-against-one] Drei oder mehr Damen müssen die einzelne in { $number } Zügen schlagen; sonst ist es remis
    [balance] Mit Damen auf beiden Seiten ist es remis, wenn so viele Züge lang nichts geschlagen und kein Stein Dame wurde; wie viele, hängt von der Zahl der Steine ab
    [main-road] Drei Steine müssen gegen eine einzelne Dame auf der Hauptstraße in fünf Zügen gewinnen; sonst ist es remis
    [king-moves] { $number } Züge nur mit Damen, ohne zu schlagen, sind remis
    [two-moves] Nur der Gegner entscheidet, ob zwei Züge nacheinander berichtigt werden
    [capture-completed] Geschlagen wird, solange es geht, und beendet ist es, wenn der letzte geschlagene Stein vom Brett ist
    [capture-compulsory] Wer schlagen kann, muss schlagen
    [own-piece-touched] Der erste berührte Stein, der ziehen kann, muss ziehen, oder schlagen, wenn geschlagen werden kann
    [nothing-playable] Einen Stein zu berühren, der nicht ziehen kann, hat keine Folge; jeder erlaubte Zug ist frei
    [claimed-move-binds] Der mit falschem Antrag angekündigte Zug gilt als gemacht, und die Partie geht weiter
   *[dead-position] Wenn keine Seite gewinnen kann, ist die Partie remis
  }
ruled-no-win = Keine Seite kann gewinnen, remis
may-be-won = Kein Remis bewiesen; die Partie geht weiter
