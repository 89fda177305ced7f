## Captures, without what is taken

takes-from-to = { WORD($piece) } { $from } schlägt { $to }
takes-to = { WORD($piece) } schlägt { $to }
takes-file-to = { WORD($piece) } { $file } schlägt { $to }
takes-rank-to = { WORD($piece) } { $rank } schlägt { $to }
pawn-takes-to = { $file } schlägt { $to }
