# Commands. Practice, setting up and drills.

command-opponent = play against the program: choose side and level
    .hear = opponent | play against program | play against computer | play against you | choose opponent | computer | engine |
        play computer | play with computer | play against engine | play against machine | play against annabella | play me |
        play with me | one player | single player | opponent on | machine | bot | play versus computer | against computer |
        vs computer | program | set opponent | i want to play computer | i want to play against you | computer opponent |
        against engine | let us play against computer | i want opponent | computer please | start engine | activate engine |
        challenge computer | play a game against me | play against me | you against me | i want to play you |
        new game against the computer |
        i want to play against the computer | start a game against the computer | against the machine
command-too-strong = too strong: the opponent plays a third of a level weaker
    .hear = little too strong | bit too strong | slightly too strong | you are little too strong | opponent is little too strong | little weaker | bit weaker | slightly weaker
command-too-weak = too weak: the opponent plays a third of a level stronger
    .hear = little too weak | bit too weak | slightly too weak | you are little too weak | opponent is little too weak | little stronger | bit stronger | slightly stronger
command-engine-options = options of the engine
    .hear = engine options | options of engine | settings of engine | which options does engine have | list engine options | show engine options
command-hint = hint: only the square of the piece to move
    .hear = hint | give me hint | show me hint | which piece | best move | suggest move | suggest | suggestion |
        suggest something | advice | tip | what would you play | what should i play | what shall i play |
        which piece should i move | recommend move | clue | help me with move | what move should i play |
        which move is best | recommendation | find best move | what is good move | what is good move here |
        what would be good move | what is best | what is best move here | what should i move | help me find move |
        show me good move | best move please | i need hint | what to play | what do i play | what is right move |
        give me tip | what would computer play | what's a good move here | what is a good move here |
        what's a good move | a good move | any ideas | what would you do | give me a tip | i need a tip |
        what move should i make | which move should i make | i need an idea | what would you suggest |
        recommend a move | suggest a move | show me a good move | a tip | help me find a move | which move is good |
        i am stuck what would you play | could you help me with a move | help me with my move |
        i don't know what to play | i do not know what to play | i haven't a clue what to play | what would be good |
        what should i do here | what would be good here | what is good here | a nudge | point me to a move |
        i'm out of ideas | i can't think of a move | any suggestions | any suggestion
command-what-threatens = what the other side threatens
    .hear = what does my opponent threaten | what is threat | what threatens | what are you threatening |
        what is my opponent threatening | is there threat | any threats | what is opponent threatening |
        what do you threaten | what does black threaten | what does white threaten | what does opponent threaten |
        what is he threatening | am i threatened | am i in danger | are there any threats | are there threats |
        what are threats | what does he threaten | what is danger | is anything threatened | what does opponent want |
        is he threatening something | what is he up to | what's the threat | what is the threat | is there a threat |
        any threats against me | what is my opponent up to | what is he planning | what does he want |
        what is his idea | what is my opponent planning | what should i watch out for |
        what does my opponent want to do | what could he do to me | what can he do to me | does he threaten anything |
        does he threaten something | am i under attack | any dangers | is there danger | what is coming |
        what are they up to | what is he going to do | what's his idea | what is his plan | what is black's plan |
        what is white's plan
command-what-hangs = which of your pieces are hanging
    .hear = what hangs | which of my pieces hang | hanging pieces | is anything hanging | what is hanging |
        do i have hanging pieces | what is en prise | which pieces are hanging | is anything en prise |
        which pieces are undefended | undefended pieces | loose pieces | which pieces hang |
        which of my pieces are attacked | are my pieces safe | do i have anything hanging | what can he take |
        is something hanging | are any of my pieces hanging | is something unprotected | what is unprotected |
        which pieces are unprotected | what can be taken | are my pieces in danger | are any of my pieces in danger |
        can he take something | can he take anything | which pieces are loose | which of my pieces are undefended |
        do i have anything unprotected | is anything unprotected | what can he take from me | what am i losing |
        is something of mine under attack | is my queen attacked | is my rook attacked | is my knight attacked |
        is my bishop attacked | is my queen hanging | is my queen safe | is any piece of mine in danger |
        did i leave anything hanging | have i left anything hanging | are all my pieces protected |
        are my pieces protected | am i about to lose a piece | will i lose a piece | am i losing a piece |
        can he win a piece
command-who-is-better = who is better, in words
    .hear = who is better | who stands better | evaluation | how do i stand | who is winning | who's winning |
        am i winning | am i losing | evaluate | evaluate position | assessment | how am i doing |
        how good is my position | am i better | is white better | is black better | who has better position |
        evaluate this position | how do i stand in game | value of position | rate position | what is evaluation |
        am i worse | how is my position | is my position good | judge position | assess position | who has advantage |
        how is it going | who's ahead | who's better | assess the position | what is the evaluation |
        who has the advantage | rate my position | which side is better | do i have a good game |
        do i have a good position | who has the edge | does { $side } have the advantage | is { $side } better |
        is { $side } winning | do i have the advantage | have i got the advantage | what do you think of my position |
        how does it look for me | am i doing well | am i doing ok | who is in the lead | who's in front | is it equal |
        is the position equal | how bad is my position | is it winning for me | is it lost | do i stand well |
        how bad is it | how good is it | what's the score of this position | what do you make of the position |
        how are my chances | what are my chances | what do you think of the position
command-analyse = analyse the finished game
    .hear = analyse | analyze | analyse game | analysis | analyse this game | analyze game | analyze this game |
        go through game | game analysis | review game | review | where did i go wrong | what did i do wrong |
        my mistakes | show mistakes | analyse my game | analyze my game | review my game | go over game |
        check my game | show my mistakes | what were my mistakes | go through my mistakes | check my game for blunders |
        find my mistakes | review the game | show my errors | blunder check | analysis of the game |
        show me where i went wrong | where i went wrong | tell me my mistakes | go through the game with me |
        what mistakes did i make | which mistakes did i make
command-turn-previous = previous turning point
    .hear = previous turning point | previous mistake | mistake before
command-turn-next = next turning point
    .hear = next turning point | next mistake | first mistake | biggest mistake
command-line-previous = the expected line: one move back
    .hear = back in line | previous move of line
command-line-next = the expected line: next move
    .hear = expected line | best line | next move of line | main continuation | what would have been better | better move
command-opening = the name of the opening
    .hear = opening | which opening | name of opening | what opening is this | which opening is this | what opening |
        name opening | what is this opening called | what's this opening | opening name | what is opening called |
        what opening is it | what opening is that | what is this opening | what defence is this |
        which opening are we playing | what opening are we in | name the opening | what is the opening called |
        which opening did we play | what do you call this opening | the opening's name | does this opening have a name |
        has this opening got a name
command-set-up = set up a position; again, play from it
    .hear = set up | set up position | set up a position | setup | position setup | new position | set position up |
        edit position | edit board | put pieces | position editor | board editor | enter position | create position |
        arrange pieces | place pieces | set up board | enter a position | custom position | my own position |
        i want to set up a position | place the pieces myself | input a position | create a position | make a position |
        build a position | let me set something up | set something up
command-setup-put-king = put a king here
command-setup-put-queen = put a queen here
command-setup-put-rook = put a rook here
command-setup-put-bishop = put a bishop here
command-setup-put-knight = put a knight here
command-setup-put-pawn = put a pawn or a man here
command-setup-put-nothing = take the piece off here
command-setup-other-side = the next pieces are the other side's
command-setup-clear = clear the board
    .hear = clear | clear board | clear the board | empty board | take everything off | remove all pieces | remove everything | empty |
        empty the board | wipe the board | start with an empty board | clear everything
command-setup-initial = the starting position
    .hear = starting position | initial position | start position | opening position | set up initial position | normal position |
        standard position
command-setup-white = White is to move
command-setup-black = Black is to move
command-setup-castling = castling rights, where king and rook are at home
    .hear = castling | may castle | castling allowed | no castling
command-setup-done = begin the game from this board
    .hear = done | ready | finished | begin game | play this position | that's all | start game from here | finish | i am finished |
        i'm ready | complete | finish setup | done setting up |
        i am done with the position | finished setting up | that is the position | position complete
command-setup-leave = cancel the set-up
    .hear = give up board | leave setup | leave set up | cancel setup | cancel set up | exit setup | abandon setup |
        leave position | leave | exit | back to the game | back to my game | cancel this position |
        leave the setup | forget it back to the game | stop setting up
command-drill-alphabet = announcement alphabet
    .hear = drill alphabet | practise alphabet | practice alphabet | learn alphabet | alphabet drill | alphabet |
        learn the alphabet | practise the alphabet | announcement alphabet
command-drill-numbers = German numbers
    .hear = drill numbers | practise numbers | practice numbers | learn numbers | numbers drill | number drill | german numbers
command-drill-colours = square colours
    .hear = drill colours | practise colours | practice colors | learn colours | colours drill | colour drill |
        square colour drill | drill square colours | train colours of squares | colours of squares | square colours |
        practise square colours | train square colours | dark or light squares | light or dark | quiz me on square colours |
        test me on colours |
        quiz me on the square colours | colours of the squares
command-drill-diagonals = diagonals
    .hear = drill diagonals | practise diagonals | practice diagonals | diagonals drill | learn diagonals
command-drill-knight = knight routes
    .hear = drill knight | practise knight routes | practice knight routes | knight drill | knight routes | practise knight |
        practice knight | knight moves | train knight | knight tour | practise knight moves | knight exercise | train the knight |
        knight practice |
        knight tour exercise | practise the knight | knight moves exercise
command-drill-coordinates = coordinates from both sides
    .hear = drill coordinates | practise coordinates | practice coordinates | coordinates | coordinates drill | learn coordinates |
        train coordinates | coordinate drill | practise squares | board coordinates |
        coordinate training | train the coordinates |
        test me on coordinates | quiz me on coordinates | ask me coordinates
command-drill-vision = what a piece reaches
    .hear = drill vision | practise vision | practice vision | vision | vision drill | board vision
command-drill-skip = tell the answer and continue
    .hear = skip | tell me the answer | i do not know | what is answer | what's answer | answer | solution |
        i don't know | no idea | pass | i give up on this | next question | skip this | i give up what is it |
        i give up | next puzzle | next | next one | next position | what was it | show me the solution | reveal it |
        i can't find it | i cannot find it | skip this one | this one is too hard | give me the solution |
        i have no idea | just tell me | tell me then | reveal the solution | reveal the answer
command-drill-hint = a hint
    .hear = hint for drill | help me with this | help me a bit | give me a clue | a clue | one hint please | one hint |
        hint | a little help please | a little help | help me with this one
command-drill-leave = leave the drill
    .hear = leave drill | end drill | stop drill | exit drill | quit drill | finish drill | leave exercise |
        stop exercise | end exercise | stop training | stop practising | leave | exit | finish | end | out |
        back to the game | back to my game | go back to my game | stop this exercise | stop exercising |
        stop the puzzles | enough drills | i want to stop | i am done | i'm done | leave the puzzles |
        take me back to my game | bring me back to my game | enough puzzles | quit this exercise | leave this exercise |
        end this exercise | no more puzzles | i'd like to leave | i want to leave | let's go back | go back |
        stop the training | quit training | end the drill | i have had enough | enough of this | finish training |
        end the exercise | i'm finished with this | that's enough of this | no more of this | go back to the game |
        return to the game
command-drill-summary = my progress
    .hear = what have i learnt | my progress | what have i learned | how much have i learnt | learning progress | my results | summary |
        progress report
command-drill-export = save my progress to a file
    .hear = export progress | write progress to file
command-drill-recall = the game from memory
    .hear = drill recall | game from memory | recall game | play game from memory |
        replay the game from memory | repeat the game from memory | memory exercise
command-drill-recall-last = my last games from memory
    .hear = my last games from memory | last games from memory | recall last games
command-drill-tactics = tactics
    .hear = drill tactics | practise tactics | practice tactics | tactics | puzzles | puzzle | solve puzzles |
        chess puzzles | mate puzzles | combinations | tactics training | tactics puzzles | tactics puzzle |
        puzzles please | give me puzzle | tactical puzzles | train tactics | mate in two | solve tactics |
        another tactics exercise | a tactics exercise | another puzzle | one more puzzle | give me a puzzle |
        tactics exercise | chess problem | a mate problem | puzzle time | a tactic puzzle | find the tactic |
        let me solve something
command-drill-file = tactics from the file that is open
    .hear = tactics from the file | tactics from file | tactics from this file | solve the file
command-drill-procedure = the procedure of a competition, in lessons
    .hear = drill procedure | practise procedure | practice procedure | lessons | procedure of the appendix | procedure | learn procedure |
        lesson | competition lessons | procedure lessons | start lessons | begin lessons
command-drill-edition = the lessons under another edition of the laws
    .hear = other laws | another edition | next edition
command-drill-blindfold = hide the board, or show it again
    .hear = blindfold | play blindfold | hide board | show board | blind | blindfold chess | blindfold on |
        blindfold off | hide pieces | show pieces | without board | show board again | i want to play blindfold |
        hide the board | blindfold game | without seeing the board | blindfold mode | turn off the board | board off |
        no board | without a board
command-drill-peek = a peek at the hidden board
    .hear = peek | let me peek | let me look | look at board once | take peek
