# The announcement of a move. Two different moves must never be announced alike.

move-from-to = { WORD($piece) } { $from }, { $to }
capture-from-to = { WORD($piece) } { $from } schlägt { WORD($taken, form: "acc") } { $to }
move-to = { WORD($piece) } { $to }
move-file-to = { WORD($piece) } { $file }, { $to }
move-rank-to = { WORD($piece) } { $rank }, { $to }
capture-to = { WORD($piece) } schlägt { WORD($taken, form: "acc") } { $to }
capture-file-to = { WORD($piece) } { $file } schlägt { WORD($taken, form: "acc") } { $to }
capture-rank-to = { WORD($piece) } { $rank } schlägt { WORD($taken, form: "acc") } { $to }
pawn-to = { $to }
pawn-capture-to = { $file } schlägt { WORD($taken, form: "acc") } { $to }
squares-from-to = { $from }, { $to }
spelt = { $text }
castling-short = kurze Rochade
castling-long = lange Rochade
en-passant = en passant
    .spoken = ang passang
promotion = wird { WORD($piece) }
check = Schach
double-check = Doppelschach
mate = matt
