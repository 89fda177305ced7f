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
hear-command-repeat = repeat | again | say again | say that again | once more | what | pardon | last move
hear-command-turn = turn | whose turn | whose turn is it | who is to move | who moves | to move |
    whose move | whose move is it | which side is to move
hear-command-look = what is on { $square } | what's on { $square } | what stands on { $square } |
    look at { $square } | look { $square } | what is here | look | { $square } what
hear-command-pieces = where are { $side } { $piece } | where is { $side } { $piece } |
    where are { $side }'s { $piece } | where is { $side }'s { $piece } |
    where are { $piece } | where is { $piece } | { $side } { $piece } | { $side }'s { $piece } |
    where are { $side } pieces | where are { $side }'s pieces | where is { $side } | { $side } pieces |
    where are pieces | where are all pieces | pieces | position | all pieces
hear-command-attackers = who attacks { $square } | what attacks { $square } | attackers of { $square } |
    attackers on { $square } | attackers { $square } | who takes on { $square } |
    who attacks | what attacks | attackers
hear-command-moves = moves | moves so far | what moves have been made | what has been played | game so far |
    list moves | list of moves
hear-command-status = status | result | is game over | how does game stand | who won | who has won
hear-command-undo = undo | take back | takeback | take it back | take move back | oops
hear-command-press = clock | press clock | press | hit clock
hear-command-time = time | what time is left | how much time | how much time is left | clocks | my time
hear-command-adjust = adjust | i adjust | j'adoube
hear-command-why = why | why not | which article | explain
hear-command-read-out = read out | read move | read move out | announce move | announce
hear-command-claim-flag = flag | flag is down | claim flag | flag fell
hear-command-claim-illegal = illegal | illegal move | claim illegal move
hear-command-claim-repetition = repetition | claim repetition | claim draw by repetition | threefold repetition
hear-command-claim-fifty = fifty moves | claim fifty moves | fifty move rule
hear-command-may-i-claim = may i claim | can i claim | what can i claim | what could i claim | may i claim draw | can i claim draw
hear-command-claims = claims | claims report | report of claims
hear-command-competition = competition | new competition | begin competition
hear-command-new-game = new game | start new game | begin new game | start again | start over
hear-command-resign = resign | i resign | i give up | give up
hear-command-draw = draw | offer draw | i offer draw | offer of draw | do you want draw
hear-command-help = help | what can i do | what can i say | commands
hear-command-quit = quit | exit | end | end program | close program | goodbye | bye
hear-command-yes = yes | y | yeah | yep | ok | okay | sure | i do | i accept | accept
hear-command-no = no | n | nope | i do not | i don't | decline | i decline
hear-command-cancel = cancel | never mind | put back | put it back
hear-command-faster = faster | speak faster | talk faster
hear-command-slower = slower | speak slower | speak more slowly | more slowly | talk slower
hear-command-louder = louder | speak louder | speak up
hear-command-softer = softer | quieter | speak softer | speak more softly | speak quieter
hear-command-sounds-louder = sounds louder | louder sounds
hear-command-sounds-softer = sounds softer | sounds quieter | softer sounds | quieter sounds
hear-command-forward = next | next move | forward | go forward
hear-command-back = back | previous | previous move | go back | move back
hear-command-to-start = first move | beginning | start | go to beginning | go to start | to start
hear-command-to-end = last position | go to end | to end | end of game
hear-command-to-move = move { $number } | go to move { $number } | to move { $number } | move number { $number } |
    { $number }
hear-command-play-on = play on | play from here | go on playing
hear-command-go = go to { $square } | jump to { $square }
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
