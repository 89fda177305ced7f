# The announcement of a move. The Laws give the words for files, ranks, pieces and castling; the
# others are the usual ones.

move-from-to = { WORD($piece) } { $from }, { $to }
capture-from-to = { WORD($piece) } { $from } schlägt { WORD($taken) } { $to }
move-to = { WORD($piece) } { $to }
move-file-to = { WORD($piece) } { $file }, { $to }
move-rank-to = { WORD($piece) } { $rank }, { $to }
capture-to = { WORD($piece) } schlägt { WORD($taken) } { $to }
capture-file-to = { WORD($piece) } { $file } schlägt { WORD($taken) } { $to }
capture-rank-to = { WORD($piece) } { $rank } schlägt { WORD($taken) } { $to }
pawn-to = { $to }
pawn-capture-to = { $file } schlägt { WORD($taken) } { $to }
squares-from-to = { $from }, { $to }
spelt = { $text }
castling-short = Kurze Rochade
castling-long = Lange Rochade
en-passant = en passant
    .spoken = ang passang
promotion = wird { WORD($piece) }
check = Schach
double-check = Doppelschach
mate = matt
