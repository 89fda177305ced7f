# The announcement of a move. Two different moves must never be announced alike.

move-from-to = { WORD($piece) } { $from }, { $to }
capture-from-to = { WORD($piece) } { $from } prend { WORD($taken) } { $to }
move-to = { WORD($piece) } { $to }
move-file-to = { WORD($piece) } { $file }, { $to }
move-rank-to = { WORD($piece) } { $rank }, { $to }
capture-to = { WORD($piece) } prend { WORD($taken) } { $to }
capture-file-to = { WORD($piece) } { $file } prend { WORD($taken) } { $to }
capture-rank-to = { WORD($piece) } { $rank } prend { WORD($taken) } { $to }
pawn-to = { $to }
pawn-capture-to = { $file } prend { WORD($taken) } { $to }
squares-from-to = { $from }, { $to }
spelt = { $text }
castling-short = petit roque
castling-long = grand roque
en-passant = en passant
promotion = devient { WORD($piece) }
check = échec
double-check = échec double
mate = échec et mat
