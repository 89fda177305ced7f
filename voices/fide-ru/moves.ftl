# The announcement of a move. The Laws give the words for files, ranks, pieces and castling; the
# others are Russian.

move-from-to = { WORD($piece) } { $from }, { $to }
capture-from-to = { WORD($piece) } { $from } бьёт { WORD($taken) } { $to }
move-to = { WORD($piece) } { $to }
move-file-to = { WORD($piece) } { $file }, { $to }
move-rank-to = { WORD($piece) } { $rank }, { $to }
capture-to = { WORD($piece) } бьёт { WORD($taken) } { $to }
capture-file-to = { WORD($piece) } { $file } бьёт { WORD($taken) } { $to }
capture-rank-to = { WORD($piece) } { $rank } бьёт { WORD($taken) } { $to }
pawn-to = { $to }
pawn-capture-to = { $file } бьёт { WORD($taken) } { $to }
squares-from-to = { $from }, { $to }
spelt = { $text }
castling-short = кюрце рохаде
castling-long = ланге рохаде
en-passant = взятие на проходе
promotion = превращение: { WORD($piece) }
check = шах
double-check = двойной шах
mate = мат
