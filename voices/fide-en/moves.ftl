# The announcement of a move. The Laws give the words for files, ranks, pieces and castling; the
# others are English.

move-from-to = { WORD($piece) } { $from }, { $to }
capture-from-to = { WORD($piece) } { $from } takes { WORD($taken) } { $to }
move-to = { WORD($piece) } { $to }
move-file-to = { WORD($piece) } { $file }, { $to }
move-rank-to = { WORD($piece) } { $rank }, { $to }
capture-to = { WORD($piece) } takes { WORD($taken) } { $to }
capture-file-to = { WORD($piece) } { $file } takes { WORD($taken) } { $to }
capture-rank-to = { WORD($piece) } { $rank } takes { WORD($taken) } { $to }
pawn-to = { $to }
pawn-capture-to = { $file } takes { WORD($taken) } { $to }
squares-from-to = { $from }, { $to }
spelt = { $text }
castling-short = Kurze Rochade
    .spoken = koortsa rohkahda
castling-long = Lange Rochade
    .spoken = lahnga rohkahda
en-passant = en passant
    .spoken = ong passong
promotion = becomes { WORD($piece) }
check = check
double-check = double check
mate = checkmate
