# Russisches Damespiel: die Felder im Alphabet der FIDE.

man = Stein
draughts-king = Dame
draughts-move = { WORD($piece) } { $from }, { $to }
draughts-capture = { WORD($piece) } { $from } schlägt { $to }
draughts-capture-short = { $from } schlägt { $to }
draughts-on = { $to }
draughts-takes = schlägt { $count }
draughts-crowned = wird Dame
