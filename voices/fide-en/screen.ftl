## Captures, without what is taken

takes-from-to = { WORD($piece) } { $from } takes { $to }
takes-to = { WORD($piece) } takes { $to }
takes-file-to = { WORD($piece) } { $file } takes { $to }
takes-rank-to = { WORD($piece) } { $rank } takes { $to }
pawn-takes-to = { $file } takes { $to }
