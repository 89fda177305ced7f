# Russian draughts: the squares in the alphabet of FIDE, the other words in English.

man = man
draughts-king = king
draughts-move = { WORD($piece) } { $from }, { $to }
draughts-capture = { WORD($piece) } { $from } takes { $to }
draughts-capture-short = { $from } takes { $to }
draughts-on = { $to }
draughts-takes = takes { $count }
draughts-crowned = becomes a king
