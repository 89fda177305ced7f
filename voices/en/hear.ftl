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

hear-reply-yes = yes | yeah | yep | yup
hear-reply-agree = sure | of course | certainly | absolutely | accept | accepted | agree | agreed | ok | okay | gladly | all right |
    alright | fine | correct | exactly | indeed | i do | definitely | with pleasure | go ahead | i would | i want | i will
hear-reply-no = no | nope | nah | never | decline | refuse | no way | disagree | rather not
hear-reply-not = not | don't | do not | cannot | can't | won't | wouldn't
hear-reply-unsure = but | if | unless | maybe | perhaps | wait | or | whether
hear-sides-both = both | both players | both of us | all
hear-sides-nobody = nobody | neither | none | no one
hear-number-0 = zero | no clock | without clock | none
hear-number-9 = nine
hear-number-10 = ten
hear-number-12 = twelve
hear-number-15 = fifteen | quarter of an hour
hear-number-20 = twenty
hear-number-25 = twenty five
hear-number-30 = thirty | half an hour
hear-number-40 = forty
hear-number-45 = forty five
hear-number-50 = fifty
hear-number-60 = sixty | an hour | one hour
hear-number-75 = seventy five
hear-number-90 = ninety | an hour and a half | hour and a half
hear-number-100 = a hundred | one hundred | hundred
hear-number-120 = a hundred and twenty | one hundred and twenty | two hours

# Commands. Polite words may stand anywhere in a command.

hear-polite = please | now | the | a | an | just
hear-lead = can you | could you | would you | will you | can i | could i | may i | i want to | i want you to | i would like to |
    i would like | i would like you to | i'd like to | i'd like | i want | i wish to | let me | let me hear | let us | let's | tell me |
    tell | say | show me | show | give me | give | read me | read | do you know | i need | i need to | we want to | what is | what are |
    what's | hey | hi | hello | ok | okay | well | so | and | then | annabella | would you mind | please can you | i have to | i must |
    can we | could we | try to | how about
hear-tail = for me | to me | again | then | thanks | thank you | annabella | right now | aloud | out loud | here | will you | would you |
    could you | can you | today | if you please | at moment | my friend | dear | so far | to hear
hear-command-language = speak { $voice } | language { $voice } | talk { $voice } | speak in { $voice } | talk in { $voice } |
    switch to { $voice } | change to { $voice } | change language to { $voice } | set language to { $voice } | in { $voice } |
    { $voice } language | language to { $voice } | switch language to { $voice }
hear-command-announcer = announce in { $voice } | announce moves in { $voice } | voice { $voice }
hear-command-form = form { $form } | announce { $form } | { $form } form
hear-command-files = files { $files } | name files { $files } | { $files } files
hear-command-speaker-system = system voice | use system voice | voice of system
hear-command-speaker-embedded = own voice | built-in voice | use built-in voice | embedded voice

# Names of choices.

hear-language-de = German | Deutsch
hear-language-en = English
hear-language-es = Spanish | Español
hear-language-fr = French | Français
hear-language-ru = Russian | Русский
hear-form-full = full | long | in full
hear-form-short = short
hear-form-squares = squares | squares only | only squares
hear-form-san = letters | san | notation | algebraic
hear-form-uci = uci | engine | engines
hear-files-anna = anna | anna bella | names
hear-files-letters = letters
hear-files-nato = nato | alfa bravo | alpha bravo
