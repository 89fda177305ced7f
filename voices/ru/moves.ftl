# The announcement of a move, by Appendix 3 of the code of 1956: piece, square of origin, square of
# arrival. Two different moves must never be announced alike.

move-from-to = { WORD($piece) } { $from }, { $to }
capture-from-to = { WORD($piece) } { $from } бьёт { WORD($taken, form: "acc") } { $to }
move-to = { WORD($piece) } { $to }
move-file-to = { WORD($piece) } { $file }, { $to }
move-rank-to = { WORD($piece) } { $rank }, { $to }
capture-to = { WORD($piece) } бьёт { WORD($taken, form: "acc") } { $to }
capture-file-to = { WORD($piece) } { $file } бьёт { WORD($taken, form: "acc") } { $to }
capture-rank-to = { WORD($piece) } { $rank } бьёт { WORD($taken, form: "acc") } { $to }
pawn-to = { $to }
pawn-capture-to = { $file } бьёт { WORD($taken, form: "acc") } { $to }
squares-from-to = { $from }, { $to }
spelt = { $text }
castling-short = короткая рокировка
castling-long = длинная рокировка
en-passant = взятие на проходе
promotion = превращение в { WORD($piece, form: "acc") }
check = шах
double-check = двойной шах
mate = мат
