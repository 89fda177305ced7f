# What people say and type beside the words with which this voice itself speaks.
# Each line is a list; a bar stands between two entries. Capital letters and accents do not matter.

# In moves.

hear-takes = takes the enemy | take the enemy |
    takes | take | captures | capture | capturing | takes on | takes the | beats | by | taking | takes it | grabs |
    grab | eats | eat | kills | kill | snaps | chops | exchange | exchanges | exchange on | exchanges on | trade | trades |
    trade on | swap | swap on | recapture | recaptures | retake | retakes | gobbles | captures on | capture on | capturing on |
    taking on | takes back on | take back on | x | removes | wins the | wins a | chop | snap | snatch | snatches | nabs | bags |
    hits | strikes |
    munches | eating | chopping | capture with | takes out | take out | takes his | take his | takes their | take their |
    capture his | captures his | take her | takes her | takes your | take your | takes it on | captures it |
    takes him | take him | times | captures him |
    jumps over | jump over | hops over |
    eat your | eat his | eat her | eats your | eats his | eats her | capture your | capture her | captures your | captures her | grab your | grab his | grab her | grabs your | grabs his | grabs her | munch your | munch his | munch her | munches your | munches his | munches her | gobble your | gobble his | gobble her | gobbles your | gobbles his | gobbles her | kill your | kill his | kill her | kills your | kills his | kills her | chop your | chop his | chop her | chops your | chops his | chops her | snap your | snap his | snap her | nab your | nab his | nab her | nabs your | nabs his | nabs her | nick your | nick his | nick her | nicks your | nicks his | nicks her | snatch your | snatch his | snatch her | steal your | steal his | steal her | steals your | steals his | steals her | nick | nick the | steal | steal the | steals
hear-taking = captured | taken
hear-becomes = promote the pawn to a | promote my pawn to a | promote the pawn to | promotes the pawn to a | turn the pawn into a | make the pawn a |
    becomes a | becomes | promotes to a | promotes to | promote to a | promote to | promoting to a |
    promoting to | promotes into a | turns into a | equals | is a | promotion to | promotion to a | promotion | promotes |
    promoting | promote into a | underpromotes to | underpromotes to a | underpromote to a | new | makes a | gets a |
    making a | make a | and make a | and makes a | making it a | and queens to a | and becomes a | and becomes |
    and promotes to a | and promotes to | and promote to a | and turns into a | to become a | becoming a | promoted to a |
    promoted to | for a | and gets a | and get a | and i get a | and choose a | and i choose a | choosing a | to a new |
    and a new | under-promotes to a | underpromotion to a | and underpromotes to a | and promote to | upgrade to a |
    transforms into a | and i take a new | promote | promote into | makes | queening to a | and i want a | and choose |
    and i choose | and take a | and i take a | and gets | make it a | make it | make that a | and queens into a |
    turns to a |
    and she becomes a | and she becomes | she becomes a | and it becomes a | and it becomes | it becomes a
hear-check = check | with check | giving check | checks | and check | gives check | with a check | and gives check | checking |
    checks the king | and it's check | that's check | it's check | and check the king |
    ch
hear-double-check = double check | with double check
hear-mate = mate | checkmate | check mate | and mate | with mate | and checkmate | is mate | and it is mate | with checkmate |
    and it's mate | that's mate | it's mate | mates | mating | checkmates | checkmating | and that is mate |
    and that's checkmate | it is checkmate | back rank mate | back-rank mate
hear-en-passant = en passant | e p | ep | in passing | on passant | in passant | en passent | on pass on | on passent | an passant |
    en passan | enpassant | onpassant | on the way | e pee
hear-castles = castle | castles | castling | castled | i castle | castle now | do castling | castles now | castling move |
    make castling | castle my king | do castle |
    castle to
hear-castles-short = kingside | king side | king's side | short castle | castle short | castles short | castle kingside |
    castle king side | castle on the king's side | castles king's side | castle king's side | castling kingside |
    castling king side | castle on the kingside | castle to the kingside | king side castle | kingside castle | kingside castles |
    kingside castling | king's side castle | castle on the short side | short side castle | castling short | castle short side |
    small castling | short side castling | little castle | small castle | castle to the king's side | castle to the short side |
    castle kings side | kings side castle | kings side castling | kingside castle please | castle on king's side |
    castle on kingside | castle to kingside | king's side castling | castle with the king's rook | castle with the king rook | castles on the kingside | castles to the kingside | castles on the king's side
hear-castles-long = queenside | queen side | queen's side | long castle | castle long | castles long | castle queenside |
    castle queen side | castle on the queen's side | castles queen's side | castle queen's side | castling queenside |
    castling queen side | castle on the queenside | castle to the queenside | queen side castle | queenside castle |
    queenside castles | queenside castling | queen's side castle | castle on the long side | long side castle | castling long |
    castle to the long side | castle long side | big castling | long side castling | big castle | castle to the queen's side |
    castle queens side | queens side castle | queens side castling | castle on queen's side | castle on queenside |
    castle to queenside | queen's side castling | castle with the queen's rook | castle with the queen rook | castles on the queenside | castles to the queenside | castles on the queen's side
hear-short = short
hear-long = long
hear-from = from
hear-to = to | on | onto | into | at | towards | toward | unto | too | on to | over to | up to | out to | across to |
    down to |
    in
hear-nought = zero | nought | oh | o
hear-fillers = it's | that's | let's do | let me have | could we go | can we go | as always | as usual | for now | for safety | at once | straight away | from me | as well | today | i'll try | i'd rather | i'd say | i suppose | alright | my reply is | my answer is | i respond | i respond with | let's have | just a little | i'll meet that with | i meet that with | i strike back with | same here | i'd better | time to | right then | some air with | make some air with | i'll pin him with | i pin him with | pin him with | sac | sacs | okay then | against that | i'll grab |
    this time | let's try | goes into | into |
    okay so | ok so | so |
    well | ok | okay | please | the | i play | i move | i | play | move | moves | goes | go | my |
    of | and then | rank | its | the one | one from | then | dash | hyphen | and | i'll | i will | i'm | i am | i want to |
    i'd like to | i would like to | i'm going to | let's | let me | let us | my move is | will | push | pushes | put | puts |
    bring | brings | advance | advances | develop | develops | jump | jumps | hop | slide | then the | over | it | this |
    go with | playing | moving | going | here | please the | could you play | can you play | we | we play |
    retreat | retreats | retreating | drop | drops | drop back | dropping | withdraw | withdraws | block |
    blocks | blocking | pull | pulls | pulling | shift | shifts | slides | sliding | swing | swings | lift | lifts |
    bringing | pushing | putting | advancing | developing | place | places | set | hops | jumping | hopping | march |
    marches | run | runs | step | steps | come | comes | travel | travels | transfer | continue with | reply | reply with |
    respond with | answer with | answer | i choose | choose | i mean | i meant | mean | give me | go for | going to | gonna |
    i wanna | wanna | straight | just | simply | would like | to move | should like to play | shall | we'll | forward |
    another | interpose | interposes | retreat with | fianchetto | take my | out | up | up to | out to | thanks | thank you |
    i think | i think i will | could i have | strike with | break with | support with | launch | now | right | little |
    sacrifice | sacrificing | squeeze | right then | if you please | centralise | activate |
    all right | could you move | can you move | please move | kindly | centre | in the centre |
    to the centre | in the corner | from the corner | from the edge | all the way | a little move | scholar's mate |
    pinning | pushing past | i'd like | open with | i open with | let's open with | start with | i start with |
    let's start with | begin with | hide | tuck | away | deliver | delivers | delivering | get | give | make |
    quiet | quietly | quiet move | solid | calmly |
    attack with | i attack with | i think i'll | i think i'll play | i guess | i believe |
    uh | um | eh | hmm | mm |
    rather |
    other | the other | my other |
    ah | oh | erm | i see |
    yes | yeah | er | err | hm | my first move is | my next move is | i want | i would play | i decide on |
    i decided to play | let us say | let's say |
    of course | opening with | move one | well, let me think | let me think |
    my first move | first move |
    plant | the rim | to the rim |
    and lands on | lands on | and lands |
    i'd like to open with | i'd like to start with | i'll start with |
    and stops on | stops on | and ends on | and ends up on |
    me too | so do i | evans gambit | the evans gambit | sicilian | sicilian defence | sicilian defense | the sicilian | caro-kann | the caro-kann | scandinavian | the scandinavian | king's gambit | the king's gambit | queen's gambit | the queen's gambit | danish gambit | benko gambit | ruy lopez | the ruy lopez | scotch | the scotch | scotch game | the pirc | the petroff | petroff | benoni | london system | the london | the london system | alekhine | alekhine's defence | nimzo-indian | king's indian | the king's indian | queen's indian | grünfeld | catalan | the catalan | réti | the reti | giuoco piano | philidor |
    a quiet move | the quiet | prepare with | i'll prepare with | i prepare with | let's get the king safe | get the king safe | i get my king safe | get my king safe | plant my
hear-putting = put | puts | putting | place | places | set | it
hear-sighs = ay
hear-back = back | backwards
hear-forward = push | pushes | advance | advances | forward | push forward | move forward
hear-one-square = one square | one square forward | one square up | one square ahead | one step | one step forward | by one square | a single square | one square further |
    up one |
    one forward
hear-two-squares = up two | two up | two ranks forward |
    two squares | two squares forward | two squares up | two forward | two steps | two steps forward |
    two squares ahead | by two squares | two steps ahead |
    double step | a double step |
    jumps two | goes two | moves two | advances two | hops two |
    jumps two squares | goes two squares | moves two squares | advances two squares | hops two squares
hear-in-front = in front of | in front of the | in front of my | ahead of the | ahead of my | that is in front of the | before the | before my | in front of his
hear-left = left | left-hand | leftmost | the left | the left-hand
hear-right = the right | right-hand | rightmost | the right-hand
hear-upper = upper | top | the upper | front | the front
hear-lower = lower | bottom | the lower | rear | the rear
hear-light-squared = light squared | light-square | light square | white squared | white-square
hear-dark-squared = dark squared | dark-square | dark square | black squared | black-square
hear-asking = would you play | would you move | would you take | would you castle | shall we | shall we play | shall we castle | it's | it is | that's | that is | this is | it was | that was | this was | there is | there's | there was | here is | here's | in case of | the move | white castles | black castles | we had | i had |
    i'd play | i would play | i'd take |
    shall i | will i | will it | would it | is it on | could it | should it | it was | was it |
    castled | we castled | i castled | the other one | other one | is
hear-asking-first = should | must | is |
    plays | played
hear-judging = good | great | fine
hear-either = or | or else | or maybe | no | no wait
hear-whose = my | a | an | our | your | his | her | one of my | the | one
hear-whose-the = this | that
hear-stands = on | at
hear-stands-is = is on | is at | is in | is now on | was on | stands on | sits on | standing on | sitting on | still on | already on | is still on
hear-choosing = that is | that's | which is | that stands | which stands | that sits | which sits | standing |
    sitting | it should be | should be | should be the | it's the one | of course | naturally | clearly | obviously |
    that one | i mean | i mean the one | located | that i have
hear-naming = square | file
hear-king = king | kings
hear-queen = queen | queens | a queen | lady | ladies
hear-rook = rook | rooks | a rook | tower | towers | rock | castle piece | rocks | rooke |
    the castle | a castle | my castle | your castle | one of the rooks | one of my rooks |
    castle to | castle takes | castle captures
hear-bishop = bishop | bishops | a bishop | bish | bishop's | runner |
    one of the bishops | one of my bishops
hear-knight = knight | knights | a knight | horse | night | nights | nite | horses | horsey | nag | pony | horsie | knightie |
    horsy | nighty | kt |
    one of the knights | one of my knights
hear-pawn = pawn | pawns | a pawn |
    one of the pawns | one of my pawns
hear-with = with | with the | with a | with my | using | using the | using my | with the my | with one | via
hear-kings-rook = king's rook | kings rook | king rook | kingside rook | king side rook |
    rook on the king's side | rook on the kingside | rook from the kingside
hear-kings-bishop = king's bishop | kings bishop | king bishop | kingside bishop | king side bishop |
    bishop on the king's side | bishop on the kingside | bishop from the kingside
hear-kings-knight = king's knight | kings knight | king knight | kingside knight | king side knight |
    knight on the king's side | knight on the kingside | knight from the kingside
hear-kings-pawn = king's pawn | kings pawn | king pawn |
    pawn on the king's side | pawn on the kingside | pawn from the kingside
hear-queens-rook = queen's rook | queens rook | queen rook | queenside rook | queen side rook |
    rook on the queen's side | rook on the queenside | rook from the queenside
hear-queens-bishop = queen's bishop | queens bishop | queen bishop | queenside bishop | queen side bishop |
    bishop on the queen's side | bishop on the queenside | bishop from the queenside
hear-queens-knight = queen's knight | queens knight | queen knight | queenside knight | queen side knight |
    knight on the queen's side | knight on the queenside | knight from the queenside
hear-queens-pawn = queen's pawn | queens pawn | queen pawn |
    pawn on the queen's side | pawn on the queenside | pawn from the queenside
hear-pawn-letters = P
hear-remark = attacking | attacks the | and attack | threatening | hitting | going for | going after | offering |
    with the idea | with an attack | with a threat | planning | aiming at | with tempo | gaining a tempo | centralised |
    centralized | protecting | defending | to attack | to protect | to defend | to threaten | because | so that |
    in order to | hoping | preparing | to prepare | pinning the | forking | to stop | to prevent | to avoid | to keep |
    to win | to support | to open | to free | to trap | stopping | preventing | supporting |
    your turn | your move
hear-cry = bang | boom | pow | wham | whack | zap | snap | chomp | crunch | yum | yum yum | yummy | yay | hooray |
    hurray | hurrah | yippee | woohoo | ta da | tada | haha | ha ha | hop | over |
    over and out | roger | okey dokey | okey-dokey | okie dokie | here goes | here we go | there we go |
    all right then | let's see | let me see | so there | cheers |
    hello | hi | hello again
hear-spelt-as = for | like | as in | as | as with
hear-draw-offered = draw | draw offered | offer draw | offering a draw | i offer a draw | with a draw offer | and i offer a draw |
    and offer a draw | and a draw offer | draw offer | with draw offer | and draw | and offering a draw | draw please |
    and i'd like a draw | and a draw | and propose a draw | and i propose a draw | proposing a draw | with an offer of a draw |
    a draw offer | and i offer you a draw |
    offers a draw | offers draw | and offers a draw
hear-white = white | white's | whites
hear-black = black | black's | blacks

hear-file-a = ay | a file | the a
hear-file-b = bee | be | bea
hear-file-c = cee | see | sea
hear-file-d = dee
hear-file-e = ee
hear-file-f = ef | eff
hear-file-g = gee | jee
hear-file-h = aitch | haitch | h file
hear-rank-1 = one | won | first rank | on the first rank | from the first rank | on first rank | of the first rank |
    the first rank
hear-rank-2 = two | too | to | second rank | on the second rank | from the second rank | on second rank | of the second rank |
    the second rank
hear-rank-3 = three | third rank | on the third rank | from the third rank | on third rank | of the third rank |
    the third rank
hear-rank-4 = four | for | fore | fourth rank | on the fourth rank | from the fourth rank | on fourth rank | of the fourth rank |
    the fourth rank
hear-rank-5 = five | fifth rank | on the fifth rank | from the fifth rank | on fifth rank | of the fifth rank |
    the fifth rank
hear-rank-6 = six | sixth rank | on the sixth rank | from the sixth rank | on sixth rank | of the sixth rank |
    the sixth rank
hear-rank-7 = seven | seventh rank | on the seventh rank | from the seventh rank | on seventh rank | of the seventh rank |
    the seventh rank
hear-rank-8 = eight | ate | eighth rank | on the eighth rank | from the eighth rank | on eighth rank | of the eighth rank |
    the eighth rank

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
hear-reply-agree = sure | of course | certainly | absolutely | accept | accepted | agree | agreed | ok | okay | gladly |
    all right | alright | fine | correct | exactly | indeed | i do | definitely | with pleasure | go ahead |
    why not |
    deal | done deal | it's a deal |
    by all means | you bet | very well | naturally | sounds good | let it be
hear-reply-begin = begin | let's begin | let us begin | start | let's start | let us start | start the game |
    begin the game | let's play | let's go | go | go ahead | ready | i'm ready | i am ready | we can start |
    we can begin | we're ready
hear-reply-usual = newest | current | default | usual | fide | today's |
    latest | the latest | most recent | the most recent | present
hear-reply-accept = accept your | accept his | i accept | i will accept | i would accept | i ll accept | i d accept |
    i gladly accept | i do accept | i can accept | i agree | i do agree | i ll take | i will take | i d take |
    i would take | i gladly take | i m happy with | i am happy with | i m fine with | i am fine with
hear-reply-draw = draw | draws | draw offer | tie
hear-reply-wish = i want | i will | i would
hear-reply-no = i ll keep playing | i refuse the | no | nope | nah | decline | refuse | no way | disagree | rather not | changed my mind | never mind |
    cancel that | forget it |
    rather play on | rather keep playing | rather continue | rather go on | prefer to play on | prefer to continue | prefer playing on | rather not take | turn down
hear-reply-not = no takebacks | no takeback | no take backs | no exercises | no drills | no puzzle |
    not | don't | do not | cannot | can't | won't | wouldn't |
    doesn't | didn't | isn't | aren't | mustn't | shouldn't | couldn't | haven't | hasn't | no need | never |
    no new | no hint | no hints | no tip | no draw | no undo | no help | no more
hear-mood-asks = i could offer | i could resign | i could claim | she wanted | i'll be right back | i will be right back | i'll be back | be right back | we could call | before i | yesterday | last time | last week | earlier i | one day | if | what if | unless | the way out | do you think | do you reckon | do you believe | should you | did | does he | does she | does it | do i | do we | has he | has she | has my | has black |
    has white | have i | have we | have they | was that | was it | was this | were we | were they |
    is that | is this | should i | should we | must i | shall i | what happens | what if | why | when |
    had i | where did | where was | how did | what was | what did | am i allowed | is there |
    would you resign |
    would you have | would i have | would he have | i would have | you would have | should i have |
    would you give up | would you here |
    is the | are the | is my | are my | which language | what language |
    was the | was a | was he | has the | has that | has this | has a | have they agreed | is it | is level | is the level | what is level | what s level | how strong is | how hard is | how good is | who | someone said | somebody said | i hate | not louder | not softer | not quieter | not faster | not slower | not harder | not easier |
    can this | could this | can it | could it
hear-mood-begs = can you | could you | would you | will you | please | kindly
hear-mood-plain = how about | how come |
    can i have | could i have | may i have | can i get | could i get | can i please | which keys are there | what keys are there
hear-mood-centre = what's in the middle | what is in the middle | what's in the middle of the board | what's in the centre | what is in the centre | what's in the center | what is in the center | what stands in the centre | read the centre | the centre | who controls the centre
hear-mood-how = how do i | how do you | how do we | how can i | how can we | how to | how would i | how does one
hear-mood-key-does = what does | what does the key | what is the key | what does key |
    what does the
hear-mood-keys = which key | what key | which keys | what keys | with which key | with what key | what is the key to | what is the key for | what's the key to | what's the key for | which button | what button | what is the shortcut for | what's the shortcut for | on which key |
    what key do i press for | what key do i press to | which key do i press to | which key do i press for | what do i press to | what do i press for | which key is for | which key is it to | what key is
hear-mood-laws = what is a | what is an | what's a | what is the fifty | what is the rule | what does | how does | how do pawns | how do pieces | when can | when may | can a | may a | explain the rule | explain the rules |
    what is castling | what's castling | what is en passant | what's en passant | what is stalemate | what's stalemate | what is checkmate | what's checkmate | what is promotion | what is the value of | what's the value of | how much is | how many points is | what are the rules | what's the rule | can pawns | can the king | can the queen | can the rook | can the bishop | can the knight | can the pawn | may the king | may the pawn | is a pawn allowed | is a king allowed | is the king allowed | is the pawn allowed | are pawns allowed | when is it | when is a game | when is the game | how do the | how do knights | how do bishops | how do rooks | how do kings | how do queens | how is a | explain castling | explain en passant | explain stalemate | explain how the |
    what is a draw |
    read the rules | read me the rules | teach me the rules | tell me the rules | where are the rules | the rules please | explain the rules | what is the rule for |
    how do i win | how do you win | how can i win | what is resigning |
    rule of | rules of | rule for | rules for | explain promotion |
    show me how the | teach me how the | can men | can kings | may men
hear-mood-may = can i | may i | could i | am i allowed to | am i able to | is it possible to | is it allowed to | is it permitted to | am i permitted to | would it be possible to | can one | may one
hear-mood-we = can we | could we | may we
hear-mood-doubts = hmm | hm | um | uh | er | erm
hear-mood-drops = scratch that | forget it | forget that | never mind | cancel that | no wait | no don't | strike that | not that | i take it back | take that back
hear-mood-apart = off | into account | into consideration | under control | for granted | seriously
hear-mood-objects = draw | draws | offer | draw offer | move | moves | turn | tie | hint | time | proposal
hear-mood-states = is | is a | is just a | was | leads to | leads to a | makes | makes it a | it's a | it is a | that's a | that is a | gives | they | you | would be | would be a | means | means a | looks like a | forces a | forces
hear-mood-done = taken | captured | i took | i have taken | i have captured | pawn taken
hear-mood-tells = say | in a moment | in a minute | let him | let her | let them | let white | let black | let my opponent | i suggest | i propose | i recommend | i advise | i would suggest | i'd suggest | i would propose | i'd propose | i would recommend | i'd recommend | my suggestion is | my proposal is | what do you think | what do you think of it | what do you say | what would you say | don't you think | let's see | let me see | let us see | look at | let's look at
hear-mood-others = he | she | him | his | her | opponent | my opponent | neighbour | somebody | someone
hear-mood-more = more | tell me more | say more | and more | again for more | say some more | tell me the rest | the rest | and the rest | show more | more of it | say a bit more | tell me a bit more | more please | even more | hear more
hear-mood-runs = start | continue | restart | resume | unpause | run
hear-mood-stops = stop | stops | halt | hold | freeze
hear-mood-trades = exchange | exchanges | trade | trades | swap | swaps | trading | exchanging | swapping |
    remove | removes | kill | kills
hear-rule-value = worth | value | values | points
hear-rule-stalemate = stalemate | stale mate | stalemated
hear-rule-fifty-moves = fifty | 50
hear-rule-repetition = repetition | threefold | three fold | repeated position
hear-rule-draw = draw | drawn | draws
hear-rule-en-passant = en passant | enpassant | in passing | e p
hear-rule-castling = castling | castle | castles | castled |
    castling move
hear-rule-promotion = promotion | promote | promotes | promoted | promoting | underpromote | underpromotion | last rank
hear-rule-mate = mate | checkmate | check mate | win | won | lose | lost
hear-rule-check = check | in check
hear-rule-rules = rules | rule |
    pieces move | game of chess
hear-reply-unsure = yeah right | probably | yes means | why yes | what yes | but | if | unless | maybe | perhaps | wait | or | whether |
    that is the question |
    hold on | hang on | one moment | just a moment | a moment | one minute | just a minute | let me think | let me see | go on | done | yesterday | later
hear-sides-both = both | both players | both of us | all |
    both sides | both colours | the two of us | we both | both of them | us both | each side
hear-sides-nobody = nobody | neither | none | no one
hear-number-0 = zero | no clock | without clock | none |
    without a clock | no clocks
hear-number-9 = nine
hear-number-10 = ten
hear-number-12 = twelve
hear-number-15 = fifteen
hear-number-20 = twenty
hear-number-25 = twenty five
hear-number-30 = thirty
hear-number-40 = forty
hear-number-45 = forty five
hear-number-50 = fifty
hear-number-60 = sixty
hear-number-75 = seventy five
hear-number-90 = ninety
hear-number-100 = a hundred | one hundred | hundred | a hundred and | one hundred and | hundred and
hear-number-120 = a hundred and twenty | one hundred and twenty
hear-minutes-15 = quarter of an hour
hear-minutes-30 = half an hour
hear-minutes-45 = three quarters of an hour
hear-minutes-60 = an hour | one hour
hear-minutes-90 = an hour and a half | hour and a half
hear-minutes-120 = two hours

# Words of a yes. Every word agrees, is courtesy, or says what was asked: what is left over makes it none. Under the kind of
# a question is what says it by itself: "I resign".

hear-asked-beside = oh | well | then | so | and | too | it | that | this | one | you | your | his | her | the | a | to |
    i | i'm | i am | i'll | i will | i'd | i would | i want | i want to | i'd like | i'd like to | i would like |
    i would like to | we | we'll | let's | let us | be | is | it's | that's | by me | with me | with you | for me | sir |
    madam | my friend | thanks | thank you | very | much | good | great | perfect | lovely | happy | glad | right |
    sounds | proposal | your offer | his offer | the offer | now | please | annabella | done | done then | you can | you may | say | gratefully
hear-asked-delete = delete | delete the game | delete it | remove | remove it | take it off | erase it | overwrite it | replace it
hear-asked-draw = i want a draw | i want a draw too | i want draw | let's call it a draw | call it a draw | draw it is | a draw then | let's draw | make it a draw
hear-asked-leave = leave | leave the drill | exit | quit | want to stop | i want to stop | get out | want out | i want out | get me out |
    end it | finish
hear-asked-meant = meant | what i meant | i meant that | i meant it | that one | the one | that's the one | exactly that
hear-asked-new = abandon | abandon it | abandon the game | abandon this game | give it up | discard it | a new game |
    new game | start a new game | start a new one | start a new | a new one | end it | start over | start again |
    start it | start the new one | begin again | let's start over | let's begin again | begin a new one
hear-asked-resign = resign | resigning | give up | giving up | i've lost | i have lost | i concede | surrender
hear-asked-resume = go on | go on with it | continue | continue it | resume | resume it | carry on | play on
hear-asked-wonders = is it | is this | is that | has it | has this | has the | has that | have we | did | does this | does the | do i | are we | was it | was this | were there | how many times | how often | whether | i wonder

# Words of an answer. Every word of it must be known: what is left over makes it none.

hear-answer-beside = please | pls | plz | kindly | thanks | thank you | ok | okay | well | so | right | then | hm |
    hmm | um | uh | yes | yeah | sure | sorry | i want | i want to | i'd like | i'd like to | i would like |
    i would like to | i'll take | i will take | i take | i'd take | i choose | i'll choose | i pick | i'll have |
    i prefer | i'd prefer | i'd rather | i would rather | i think | i guess | let me | let me have | let me play |
    let's take | let's say | let's play | let us play | let's have | let's do | let's | we play | we'll play |
    we take | we want | i play | i'll play | i am | i'm | i'll be | i will play | i'll go with | go with | play |
    play with | playing | take | give me | give us | make it | make that | set it to | set | choose | it's | it is |
    that's | my answer is | with | the | at | for me | for us | to be | to play | say | maybe | probably |
    a |
    about | around | roughly | approximately | something like | somewhere around | more or less | of course |
    would be | i'd say | i would say | how about | try | let's try | then please | take your time
hear-answer-choice = number | option | choice | answer
hear-answer-level = sounds good | sounds fine | is fine | is good | will do | would be good | would be fine | a | an | level | levels | strength | difficulty | stage | grade | strong | skill | out of ten | of ten |
    out of 10 | of 10
hear-answer-side = pieces | piece | men | side | colour | color | player | stones | army | ones
hear-answer-touch = only | just | does | alone | pieces | side | player | players | plays | play | playing | by touch | touch | by hand |
    is blind | are blind | blind | with a board of touch | and |
    is | are | sides | we | us
hear-answer-laws = laws | law | rules | rule | edition | version | of | from | fide | ussr | soviet | of chess |
    chess | year | those of | ones | from the year |
    under | by | according to | in accordance with | following | ones of | the ones of | published
hear-answer-clock = clock | clocks | game | a game | games | minute game | blitz | rapid | each | per player |
    per side | each side | for each | for each player | for each side | for both | on the clock | time |
    time control | control | of time | with a clock | a clock | increment | bonus | added | extra | per move |
    a move | for each move | for every move | every move | each move | and | a
hear-answer-hours = hour | hours | h | hrs | hr
hear-answer-minutes = minute | minutes | min | mins | m
hear-answer-seconds = second | seconds | sec | secs | s
hear-answer-plus = plus
hear-answer-without = without one | no clock | none | not one | without | without any | nothing | no increment | without increment | without an increment |
    without any increment | no bonus | no added time | no extra time | no time | no limit | without a limit |
    no time limit | without a time limit | unlimited | untimed | no clock at all | sudden death
hear-answer-indifferent = i don't mind | i do not mind | don't mind | i don't care | don't care | either | either one | any | whichever | whichever you like | as you like | as you wish | your choice | you choose | up to you | it's up to you | random | at random | it's all the same | all the same to me | makes no difference | no preference | whatever | whatever you like | anything
hear-answer-lowest = easiest | easiest one | lowest | weakest | minimum | the minimum | as easy as possible | as easy as you can | very easy | beginner | as weak as possible
hear-answer-middle = medium | middle | average | intermediate | in the middle | moderate | medium level | middle level | medium strength |
    medium one
hear-answer-highest = hardest | hardest one | highest | strongest | maximum | the maximum | as hard as possible | as hard as you can | as strong as possible | top | full strength | very hard | toughest
hear-answer-low = easy | an easy one | easy one | fairly easy | fairly easy one | rather easy | rather easy one |
    quite easy | quite easy one | pretty easy | pretty easy one | relatively easy | reasonably easy | something easy |
    something rather easy | something fairly easy | on the easy side | not too hard | not very hard | not so hard |
    not too difficult | not very difficult | not too strong | not very strong | not so strong | rather weak |
    fairly weak | quite weak | weak
hear-answer-high = hard | a hard one | hard one | fairly hard | rather hard | quite hard | pretty hard | difficult |
    fairly difficult | rather difficult | quite difficult | pretty difficult | fairly strong | rather strong |
    quite strong | pretty strong | a strong one | strong one | tough | pretty tough | something hard | not too easy |
    not so easy | not very easy | challenging
hear-answer-lower = easier | a bit easier | a little easier | slightly easier | somewhat easier | an easier one |
    easier one | weaker | a bit weaker | a little weaker | a bit easier than usual | easier than usual |
    easier than now | one lower | one less
hear-answer-higher = harder | a bit harder | a little harder | slightly harder | somewhat harder | a harder one |
    harder one | stronger | a bit stronger | a little stronger | harder than usual | harder than now | one higher |
    one more
hear-answer-same = same | the same | same one | same as before | same again | keep it | keep that | keep it like that | leave it | leave it there | leave it like that | as it is | as before | unchanged | no change | stay there | current one | that one
hear-answer-unknown = i don't know | i do not know | don't know | dunno | i dunno | no idea | i have no idea |
    i've no idea | i've got no idea | no clue | i have no clue | i haven't a clue | not sure | i'm not sure |
    i am not sure | i really don't know | i don't really know | i honestly don't know | who knows

# Commands. Polite words may stand anywhere in a command.

hear-polite = please | now | the | a | an | just | still | really | actually | currently | exactly | kindly |
    pls | plz | already
hear-light = i | me | you | he | she | it | we | us | they | them | this | that | these | those | there | is | are |
    am | was | were | be | been | do | does | did | has | have | had | got | of | for | in | at | from | with | by |
    as | about | some | any | so | or | would | could | can | should | will | may | might | into | than | very | quite |
    re | ve | ll |
    whats | wheres | whos | its | im | ive | cant | youre | theres
hear-telling = not | no | don t | doesn t | can t | won t | never | without | nobody | my | mine | his | her | their |
    theirs | your | yours | opponent | opponent s | opponents | enemy | enemy s | computer | two | second | yesterday |
    tomorrow | off | new | three | four |
    cancel | withdraw
hear-alike = end finish ending | game match | show display list | explain clarify | save store saving | open load |
    quit exit leave | stop halt cease | talk speak talking speaking speech | quick quicker fast faster quickly rapid |
    slow slower slowly | loud louder noisy | quiet quieter softer | big bigger large larger | small smaller |
    letters text font writing characters print | colour colours color colors | hint clue tip advice suggestion |
    suggest recommend advise | puzzle puzzles riddle riddles |
    drill drills exercise exercises training practice practise train | mistake mistakes blunder blunders error errors |
    opponent enemy rival adversary opponent's enemy's | his her their opponent's enemy |
    computer program machine engine bot | hard harder tough tougher difficult stronger |
    easy easier simple simpler weaker | advantage edge | undefended unprotected hanging loose unguarded hangs |
    defend protect guard defended protected guarded defends protects guards defending protecting guarding covers covered |
    attack attacks attacking attacked hit hits hitting | threat threats threatening threaten threatens danger dangers |
    capture captured take taken took takes | previous last latest preceding | whole entire full complete |
    manual guide handbook documentation | settings options preferences configuration | library collection database |
    recording recorder tape | microphone mic mike | referee arbiter umpire | illegal unlawful invalid forbidden |
    note comment remark annotation | change switch swap alter | level difficulty strength | bug fault defect |
    mates friend friend's human person | wrong bad | even equal level balanced | winning ahead leading |
    drop lower reduce decrease | raise increase |
    play played move moved | white whites | black blacks | men pieces | sitting standing placed parked located |
    contents contains | compulsory forced mandatory | draw tie | eaten captured taken grabbed lost |
    sheet scoresheet | theme scheme | dots braille | pair pairings pairing | standings table ranking rankings scores |
    organise organize create start | checklist duties |
    remaining left | mins minutes | secs seconds | whereabouts location position | fella guy chap |
    undo revert reverse | increase raise up | decrease lower down | tournament event | rounds round |
    announce tell | square field | beat defeat win | threatened endangered | s is has | re are | ve have | ll will | d would had
hear-sought = please | a | the | me | us | for | by | from | of | some | any | all | games | game | played | playing |
    in | year | library | with | where | which | are | were | is | there | was | player | to | my | that | i
hear-list-next = next | next one | what's next | further | go on | down | next row | next item | one down
hear-list-previous = previous | previous one | one before | up | one up | previous row | previous item | one back
hear-list-first = first | first one | top | to top | go to top
hear-list-last = last | last one | bottom | to bottom | go to bottom
hear-list-open = open | open it | open this | open this one | open that one | choose | choose it | select | take it |
    take this one | this one | that one | do it
hear-list-close = back | go back | close | close it | leave | leave it | get me out of here | out | out of here |
    one level up | leave menu | close menu | leave list | close list | exit | get out
hear-list-again = again | say that again | say it again | repeat | repeat that | read that again | read that out again |
    read it again | once more | what was that | pardon | where am i
hear-join = and | then | so | because | since | but | as well as
hear-join-no = which | that
hear-lead = can you | could you | would you | will you | can i | could i | may i | i want to | i want you to |
    i would like to | i would like | i would like you to | i'd like to | i'd like | i want | i wish to | let me |
    let me hear | let us | let's | tell me | tell | show me | show | give me | give | read me | read | do you know |
    i need | i need to | we want to | what is | what are | what's | hey | hi | hello | ok | okay | well | so | and |
    then | annabella | would you mind | please can you | i have to | i must | can we | could we | try to | how about |
    sorry | oops | i am lost | i'm lost | give us | tell us | show us | i would love to | i'd love to | i wonder |
    is it possible to | are we able to | let me know | i need to know | i want to know | i want to hear |
    i'd like to hear | i'd like to know | read out | read us | a bit | a little | a little bit | slightly | wait |
    oh no | nope | c'mon | come on | yo | hang on | excuse me | would you be so kind as to |
    would you be so kind as to tell me | i'd rather | i would rather | would you kindly | could you please |
    do me a favour and | i was wondering | would you mind telling me | beg pardon | pardon | gimme | lemme |
    i'm trying to | i am trying to | any chance you could | any chance of | do you mind if i | i think i'll |
    i think i will | time to | it's time to | alright | right | actually | maybe | go ahead and | quick | quickly |
    yes please | no please | start | begin | open | launch | go to | do | do some | do a | have | have a | get me |
    find me | make me | play me | whoops | damn | right then | now then | help me to | help me | tell me about |
    is it ok if i | are you able to | set | put | enter | switch to | where is the | where's the |
    where can i find the | where do i find the | i'd like to have | i would like to have | i'd rather have |
    i prefer to | can someone | could someone | somebody | can anyone | would it be possible to | i think i |
    i believe i | i guess i | i feel like | tell me please | please tell me | you should | you must |
    it would be nice to | how about we | why don't we | why don't you | now i want to | a touch | a tad |
    a little more | i'd like it | i want it | i would like to see | i'd like to see | i want to see | would you please |
    let me see | can i see | can i have |
    kindly tell me | remind me | can you remind me | could you remind me | just tell me | i forgot |
    i've forgotten | i forget | i've lost track | any idea | do you happen to know |
    please could you | i'd be grateful if you would | i'd love to know | i'm curious | what about |
    quick question | one question | be a dear and | be so good as to | can you please | is there a way to |
    how can i | how do i | how would i | i'd appreciate it if you could | would you be able to | do me a favour |
    would it be okay to | i'd quite like to | feel free to | now just | please just | could i get |
    can i get | i would like to hear |
    could you possibly | i'm after | i fancy | i reckon | fetch me | fetch | read off |
    call out | list | name | go over | run through | run me through | take me through | walk me through |
    bring up | pull up | give me a | i'd be glad to | it'd be nice to | can ya | could ya | will you please |
    i demand | i insist on | happy to | ready to | let's just | alright let's | okay let's | so tell me |
    now tell me | just show me | i'm wondering | do tell me | might i | may we | shall i | should i | am i able to |
    am i allowed to | would you let me | allow me to |
    i lost track | i lost the thread | i'm a bit lost | i'm confused | i got confused | i didn't catch that |
    i didn't hear that | i missed that | i'm not sure | could you please tell me | can you please tell me |
    would you please tell me | can you tell me whether | can you tell me if | could you tell me whether |
    could you tell me if | may i ask | may i please | may i know | may i hear | might i ask | please would you |
    i'd like you to | i would love you to | i'd love you to | perhaps you could | maybe you could | all right then |
    well then | good | great | thanks | thank you | hmm | um | uh | er | oh dear | oh well | excuse me but |
    sorry but | sorry to bother you | sorry to trouble you | i'm sorry | i beg your pardon | forgive me |
    if you don't mind | if i may ask | if it's okay | please could i | please can i | please may i |
    would it be all right to | is it all right if i | is it okay if i | i'm going to | i am going to | i'll just |
    i just want to | i only want to | i just wanted to | i wanted to | i'd just like to | i would just like to |
    i'd only like to | what i want is | what i'd like is | what i need is |
    can you quickly | could you quickly | could you just | can you just | all i want is |
    i claim a draw | so i claim a draw | i am claiming a draw | i'm claiming a draw | i want to claim a draw |
    i'd like to claim a draw | i would like to claim a draw |
    would you read me | would you let me hear | could you let me hear | would you tell me | it's late |
    we need a break
hear-tail = for a second |
    for me | to me | again | then | thanks | thank you | annabella | right now | aloud | out loud | here |
    will you | would you | could you | can you | today | if you please | at moment | my friend | dear | so far |
    to hear | for us | if you can | if possible | at once | quickly | buddy | please now | a bit | for a moment |
    for a minute | shall we | with me | at all | instead | mate | on the board | if that's ok | of mine | properly |
    if you would | my good man | this time | in this game | in this position | at the present time | in this program |
    on the screen | one more time then | just now |
    sir | madam | by the way | if you don't mind | when you get a chance | for once | okay | ok | will ya | would ya |
    pal | please and thank you | if you will | thank you very much | thanks a lot | cheers | at this point |
    as of now | as it stands | while you are at it | can't you | won't you |
    for goodness sake | if it's not too much trouble | if you could | my dear | lad | son | mister | right away |
    straight away | immediately | asap | already | by now | at this moment | right here | anyway | though |
    do you think | you know | on this computer | in this programme | on here | myself |
    we are playing | we're playing | we have just played | we've just played | we just played | we played |
    on this board | in the game | of the game | of our game |
    in our game | of this game | please thank you | whenever you're ready | when you're ready |
    if that's okay with you | if that's all right | if it isn't too much trouble | before we go on | before i go on |
    for a bit | for a little while | for a second | for a sec |
    that we are playing | that we have just played | that we just played | which we are playing | thanks so much |
    many thanks | much obliged | now that i think about it |
    i claim a draw | so i claim a draw | i am claiming a draw | i'm claiming a draw | i want to claim a draw |
    i'd like to claim a draw | therefore i claim a draw | and i claim a draw
hear-command-language = speak { $voice } | language { $voice } | talk { $voice } | speak in { $voice } | talk in { $voice } |
    switch to { $voice } | change to { $voice } | change language to { $voice } | set language to { $voice } |
    in { $voice } | { $voice } language | language to { $voice } | switch language to { $voice } |
    speak to me in { $voice } | talk to me in { $voice } | use { $voice } | I speak { $voice } | can you speak { $voice } |
    please speak { $voice } | { $voice } please | I want { $voice } | change to { $voice } language |
    switch language { $voice } | set language { $voice } | make it { $voice } | back to { $voice } |
    I want to hear { $voice } | turn to { $voice } | use { $voice } language | { $voice } | I prefer { $voice } |
    I'd prefer { $voice } | rather { $voice }
hear-command-announcer = announce in { $voice } | announce moves in { $voice } | voice { $voice } |
    use { $voice } names | use { $voice } words
hear-command-form = form { $form } | announce { $form } | { $form } form |
    announce moves in { $form } | moves in { $form } |
    announce the moves in { $form } | say moves in { $form } | say the moves in { $form } |
    speak moves in { $form }
hear-command-files = files { $files } | name files { $files } | { $files } files |
    use { $files } letters | use { $files } names | use the { $files } alphabet |
    { $files } alphabet | just { $files } | say the files as { $files } |
    call the files { $files } | use { $files } | say { $files } for the files | name the files with { $files } |
    alphabet { $files }
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
