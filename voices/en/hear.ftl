# What people say and type beside the words with which this voice itself speaks.
# Each line is a list; a bar stands between two entries. Capital letters and accents do not matter.

# In moves.

hear-takes = takes | take | captures | capture | capturing | takes on | takes the | beats | by
hear-becomes = becomes a | becomes | promotes to a | promotes to | promote to a | promote to |
    promoting to a | promoting to | promotes into a | turns into a | equals | is a
hear-check = check | with check | giving check | checks
hear-double-check = double check | with double check
hear-mate = mate | checkmate | check mate | and mate | with mate
hear-en-passant = en passant | e p | ep | in passing
hear-castles = castle | castles | castling | castled
hear-castles-short = kingside | king side | king's side | short castle | castle short | castles short |
    castle kingside | castle king side | castle on the king's side
hear-castles-long = queenside | queen side | queen's side | long castle | castle long | castles long |
    castle queenside | castle queen side | castle on the queen's side
hear-short = short
hear-long = long
hear-from = from
hear-to = to | on | onto | into | at
hear-nought = zero | nought | oh | o
hear-fillers = please | the | i play | i move | i | play | move | moves | goes | go | my | with | of |
    and then | square | file | rank | its | is | the one | one from | then | dash | hyphen
hear-king = king | kings
hear-queen = queen | queens | a queen | lady
hear-rook = rook | rooks | a rook | tower
hear-bishop = bishop | bishops | a bishop
hear-knight = knight | knights | a knight | horse
hear-pawn = pawn | pawns
hear-white = white | white's | whites
hear-black = black | black's | blacks

hear-file-a = ay | a file
hear-file-b = bee | be
hear-file-c = cee | see | sea
hear-file-d = dee
hear-file-e = ee
hear-file-f = ef | eff
hear-file-g = gee
hear-file-h = aitch | haitch
hear-rank-1 = one
hear-rank-2 = two
hear-rank-3 = three
hear-rank-4 = four
hear-rank-5 = five
hear-rank-6 = six
hear-rank-7 = seven
hear-rank-8 = eight

# In answers.

hear-ordinal-1 = first | first one | the first | the first one
hear-ordinal-2 = second | second one | the second | the second one
hear-ordinal-3 = third | third one | the third | the third one
hear-ordinal-4 = fourth | fourth one | the fourth | the fourth one
hear-ordinal-5 = fifth | fifth one | the fifth | the fifth one
hear-ordinal-6 = sixth | sixth one | the sixth | the sixth one
hear-ordinal-7 = seventh | seventh one | the seventh | the seventh one
hear-ordinal-8 = eighth | eighth one | the eighth | the eighth one

# Commands. Polite words may stand anywhere in a command.

hear-polite = please | now | the | a | an | just
hear-command-language = speak { $voice } | language { $voice } | talk { $voice }
hear-command-announcer = announce in { $voice } | announce moves in { $voice } | voice { $voice }
hear-command-form = form { $form } | announce { $form } | { $form } form
hear-command-files = files { $files } | name files { $files } | { $files } files
hear-command-speaker-system = system voice | use system voice | voice of system
hear-command-speaker-embedded = own voice | built-in voice | use built-in voice | embedded voice

# Names of choices.

hear-form-full = full | long | in full
hear-form-short = short
hear-form-squares = squares | squares only | only squares
hear-form-san = letters | san | notation | algebraic
hear-form-uci = uci | engine | engines
hear-files-anna = anna | anna bella | names
hear-files-letters = letters
hear-files-nato = nato | alfa bravo | alpha bravo
