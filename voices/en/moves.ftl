# The announcement of a move. Two different moves must never be announced alike.

move-from-to = { WORD($piece) } { $from }, { $to }
capture-from-to = { WORD($piece) } { $from } takes { WORD($taken) } on { $to }
move-to = { WORD($piece) } { $to }
move-file-to = { WORD($piece) } { $file }, { $to }
move-rank-to = { WORD($piece) } { $rank }, { $to }
capture-to = { WORD($piece) } takes { WORD($taken) } on { $to }
capture-file-to = { WORD($piece) } { $file } takes { WORD($taken) } on { $to }
capture-rank-to = { WORD($piece) } { $rank } takes { WORD($taken) } on { $to }
pawn-to = { $to }
pawn-capture-to = { $file } takes { WORD($taken) } on { $to }
squares-from-to = { $from }, { $to }
spelt = { $text }
castling-short = castles kingside
castling-long = castles queenside
en-passant = en passant
    .spoken = ong passong
promotion = becomes a { WORD($piece) }
check = check
double-check = double check
mate = checkmate
