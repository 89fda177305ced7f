## Captures, without what is taken

takes-from-to = { WORD($piece) } { $from } бьёт { $to }
takes-to = { WORD($piece) } бьёт { $to }
takes-file-to = { WORD($piece) } { $file } бьёт { $to }
takes-rank-to = { WORD($piece) } { $rank } бьёт { $to }
pawn-takes-to = { $file } бьёт { $to }
