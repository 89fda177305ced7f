# The announcement of a move. Two different moves must never be announced alike.

move-from-to = { WORD($piece) } { $from }, { $to }
capture-from-to = { WORD($piece) } { $from } captura { WORD($taken) } { $to }
move-to = { WORD($piece) } { $to }
move-file-to = { WORD($piece) } { $file }, { $to }
move-rank-to = { WORD($piece) } { $rank }, { $to }
capture-to = { WORD($piece) } captura { WORD($taken) } { $to }
capture-file-to = { WORD($piece) } { $file } captura { WORD($taken) } { $to }
capture-rank-to = { WORD($piece) } { $rank } captura { WORD($taken) } { $to }
pawn-to = { $to }
pawn-capture-to = { $file } captura { WORD($taken) } { $to }
squares-from-to = { $from }, { $to }
spelt = { $text }
castling-short = enroque corto
castling-long = enroque largo
en-passant = al paso
promotion = corona { WORD($piece) }
check = jaque
double-check = jaque doble
mate = jaque mate
