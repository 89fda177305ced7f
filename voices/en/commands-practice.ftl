# Commands. Practice, setting up and drills.

command-opponent = play against the program: choose side and level
    .hear = opponent | play against program | play against computer | play against you | choose opponent |
        computer | engine | play computer | play with computer | play against engine | play against machine |
        play against annabella | play me | play with me | one player | single player | opponent on | machine |
        bot | play versus computer | against computer | vs computer | program | set opponent |
        I want to play computer | I want to play against you | computer opponent | against engine |
        let us play against computer | I want opponent | computer please | start engine | activate engine |
        challenge computer | play a game against me | play against me | you against me | I want to play you |
        new game against the computer | I want to play against the computer |
        start a game against the computer | against the machine | choose level | change my opponent |
        change your strength | set your strength | pick an opponent | I need an opponent |
        will you play with me | can I play against the computer | game against the computer |
        opponent settings | set the difficulty | difficulty | change the difficulty | change the level |
        I'd like a different opponent | be my opponent | I want to play someone | let me choose my opponent |
        versus computer | vs engine | play the machine | let's you and me play | take the other side |
        you play the other side | adjust the strength | strength settings | choose who I play |
        set up an opponent | ai opponent | swap sides | let's swap sides | switch sides | change sides |
        swap colours | let's swap colours | change colours with me | can we swap sides |
        switch the opponent on |
        you move | you make the move | let the computer move | computer move
command-too-strong = too strong: the opponent plays a third of a level weaker
    .hear = too strong | little too strong | bit too strong | slightly too strong | you are little too strong | opponent is little too strong | little weaker | bit weaker | slightly weaker |
        you're beating me every time | I never win | little too hard | bit too hard | slightly too hard | little too difficult | bit too difficult
command-too-weak = too weak: the opponent plays a third of a level stronger
    .hear = too weak | little too weak | bit too weak | slightly too weak | you are little too weak | opponent is little too weak | little stronger | bit stronger | slightly stronger |
        I beat you every time | you're no match for me | too easy to beat | little too easy | bit too easy | slightly too easy
command-engine-options = options of the engine
    .hear = engine options | options of engine | settings of engine | which options does engine have | list engine options | show engine options
command-hint = hint: only the square of the piece to move
    .hear = hint | give me hint | show me hint | which piece | best move | suggest move | suggest | suggestion |
        suggest something | advice | tip | what would you play | what should I play | what shall I play |
        which piece should I move | recommend move | clue | help me with move | what move should I play |
        which move is best | recommendation | find best move | what is good move | what is good move here |
        what would be good move | what is best | what is best move here | what should I move | help me find move |
        show me good move | best move please | I need hint | what to play | what do I play | what is right move |
        give me tip | what would computer play | what's a good move here | what is a good move here |
        what's a good move | a good move | any ideas | what would you do | give me a tip | I need a tip |
        what move should I make | which move should I make | I need an idea | what would you suggest |
        recommend a move | suggest a move | show me a good move | a tip | help me find a move | which move is good |
        I am stuck what would you play | could you help me with a move | help me with my move |
        I don't know what to play | I do not know what to play | I haven't a clue what to play | what would be good |
        what should I do here | what would be good here | what is good here | a nudge | point me to a move |
        I'm out of ideas | I can't think of a move | any suggestions | any suggestion |
        I could use a hint | what do you recommend | point me in the right direction | I don't know what to move |
        nudge me | what's best here | I need inspiration | give me a pointer | what would a master play |
        can you help me with my move | I have no idea what to play | what's my best option | how would you continue |
        some help with this move | I can't see anything | give me a nudge | where should I move | where should I go |
        what now, any ideas | tell me the best move | which move would you make | any good moves |
        what's my best move | what's the strongest move | what do the experts play here | is there a good move |
        find me a move | pick a move for me | what are the candidate moves | a helping hand please |
        what's the right move |
        what would you play in my place | what would you do in my place | what would you move in my place |
        what would you play in my position |
        what am I to play | what ought I to play |
        make a move for me | move for me | play a move for me | play a good move for me | can you move for me
command-what-threatens = what the other side threatens
    .hear = what does my opponent threaten | what is threat | what threatens | what are you threatening |
        what is my opponent threatening | is there threat | any threats | what is opponent threatening |
        what do you threaten | what does black threaten | what does white threaten |
        what does opponent threaten | what is he threatening | am I threatened | am I in danger |
        are there any threats | are there threats | what are threats | what does he threaten | what is danger |
        is anything threatened | what does opponent want | is he threatening something | what is he up to |
        what's the threat | what is the threat | is there a threat | any threats against me |
        what is my opponent up to | what is he planning | what does he want | what is his idea |
        what is my opponent planning | what should I watch out for | what does my opponent want to do |
        what could he do to me | what can he do to me | does he threaten anything |
        does he threaten something | am I under attack | any dangers | is there danger | what is coming |
        what are they up to | what is he going to do | what's his idea | what is his plan |
        what is black's plan | what is white's plan | should I be worried | what are you up to |
        what are you planning | what's his plan | anything dangerous | any danger |
        is there a threat against me | what's coming | is he threatening mate | are you threatening something |
        what do I have to watch out for | what is the danger here | what are you attacking |
        what's he going to do | what would he do next | what is coming at me | is something threatening me |
        what's he after | what's he up to | what's he planning | does he have something nasty |
        is he attacking me | is he going to mate me | do you threaten anything |
        what's the idea behind that move | what was the point of that move | why did he play that |
        is there anything I should worry about | what am I facing | can he mate me | could he mate me |
        does he threaten mate | am I getting mated |
        what does black want | what does white want | what is black up to | what is white up to |
        what is the idea | what does he intend |
        is there a fork | is there a double attack
command-what-hangs = which of your pieces are hanging
    .hear = what hangs | which of my pieces hang | hanging pieces | is anything hanging | what is hanging |
        do I have hanging pieces | what is en prise | which pieces are hanging | is anything en prise |
        which pieces are undefended | undefended pieces | loose pieces | which pieces hang |
        which of my pieces are attacked | are my pieces safe | do I have anything hanging | what can he take |
        is something hanging | are any of my pieces hanging | is something unprotected | what is unprotected |
        which pieces are unprotected | what can be taken | are my pieces in danger | are any of my pieces in danger |
        can he take something | can he take anything | which pieces are loose | which of my pieces are undefended |
        do I have anything unprotected | is anything unprotected | what can he take from me | what am I losing |
        is something of mine under attack | is my queen attacked | is my rook attacked | is my knight attacked |
        is my bishop attacked | is my queen hanging | is my queen safe | is any piece of mine in danger |
        did I leave anything hanging | have I left anything hanging | are all my pieces protected |
        are my pieces protected | am I about to lose a piece | will I lose a piece | am I losing a piece |
        can he win a piece |
        what could I lose | which of my pieces are in danger | is anything of mine in danger |
        did I leave something hanging | any loose pieces | which of mine are undefended |
        what is he able to take from me | what can you take | could he capture something |
        is something of mine attacked | what have I left hanging | which of my men can be taken |
        is everything protected |
        which pieces can I lose | is there something unprotected | what's not defended | what's undefended |
        anything en prise | any of my pieces under attack | can he win something | what's loose |
        do I have any weaknesses | is my army safe | have I blundered something | did I hang something |
        is my pawn attacked | are my pawns attacked | is one of my pawns attacked | is my pawn in danger |
        is my pawn under attack
command-who-is-better = who is better, in words
    .hear = who is better | who stands better | evaluation | how do I stand | who is winning | who's winning |
        am I winning | am I losing | evaluate | evaluate position | assessment | how am I doing |
        how good is my position | am I better | is white better | is black better | who has better position |
        evaluate this position | how do I stand in game | value of position | rate position |
        what is evaluation | am I worse | how is my position | is my position good | judge position |
        assess position | who has advantage | how is it going | who's ahead | who's better |
        assess the position | what is the evaluation | who has the advantage | rate my position |
        which side is better | do I have a good game | do I have a good position | who has the edge |
        does { $side } have the advantage | is { $side } better | is { $side } winning |
        do I have the advantage | have I got the advantage | what do you think of my position |
        how does it look for me | am I doing well | am I doing ok | who is in the lead | who's in front |
        is it equal | is the position equal | how bad is my position | is it winning for me | is it lost |
        do I stand well | how bad is it | how good is it | what's the score of this position |
        what do you make of the position | how are my chances | what are my chances |
        what do you think of the position | how am I standing | am I losing this | is it even |
        is it balanced | are we level | is it lost for me | is it winning | what does the engine say |
        what's the evaluation | what's your verdict | do I have a chance | is my position any good |
        does white stand better | does black stand better | am I doing okay | am I in trouble |
        engine evaluation | what is the score of the position | who's on top | who has the upper hand |
        who's winning here | give me an assessment | is this a draw | how am I doing in this game |
        position evaluation | evaluate this | what's the score according to the engine |
        is this position any good | do I have the edge | am I okay here | is there a mate | is there mate |
        is there a mate here | can I mate | do I have a mate | is there a forced mate | is it a forced mate |
        am I mating |
        is that a good move | is this a good move | was that a good move | was this a good move |
        was that a mistake | was it a mistake | was that a blunder | was that bad | was my move good |
        was my last move good | did I make a mistake | did I blunder | can I mate him | was that a bad move |
        how good was that
command-analyse = analyse the finished game
    .hear = analyse | analyze | analyse game | analysis | analyse this game | analyze game | analyze this game |
        go through game | game analysis | review game | review | where did I go wrong | what did I do wrong |
        my mistakes | show mistakes | analyse my game | analyze my game | review my game | go over game |
        check my game | show my mistakes | what were my mistakes | go through my mistakes | check my game for blunders |
        find my mistakes | review the game | show my errors | blunder check | analysis of the game |
        show me where I went wrong | where I went wrong | tell me my mistakes | go through the game with me |
        what mistakes did I make | which mistakes did I make |
        let the engine check the game | post mortem | did I make any blunders | did I make any mistakes |
        check my game for mistakes | go over my game | look for my mistakes | how did I play | why did I lose |
        what went wrong | go through the game with the engine | let's look at the game together |
        game review | show me my errors | how well did I play | was I any good | post-game analysis |
        look over the game
command-turn-previous = previous turning point
    .hear = previous turning point | previous mistake | mistake before |
        back to the earlier turning point | previous critical moment | the turning point before
command-turn-next = next turning point
    .hear = next turning point | next mistake | first mistake | biggest mistake |
        next critical moment | next key moment | where did it turn next
command-line-previous = the expected line: one move back
    .hear = back in line | previous move of line
command-line-next = the expected line: next move
    .hear = expected line | best line | next move of line | main continuation | what would have been better | better move |
        continue the line | what comes next in the line
command-opening = the name of the opening
    .hear = opening | which opening | name of opening | what opening is this | which opening is this | what opening |
        name opening | what is this opening called | what's this opening | opening name | what is opening called |
        what opening is it | what opening is that | what is this opening | what defence is this |
        which opening are we playing | what opening are we in | name the opening | what is the opening called |
        which opening did we play | what do you call this opening | the opening's name | does this opening have a name |
        has this opening got a name |
        is this the sicilian | what are we playing | what opening have I played | name of this opening |
        what's this variation called | what opening did we play | which defence is this |
        what's the opening | which variation is this | name this opening | is there a name for this |
        what system is this | what line is this
command-set-up = set up a position; again, play from it
    .hear = set up | set up position | set up a position | setup | position setup | new position | set position up |
        edit position | edit board | put pieces | position editor | board editor | enter position | create position |
        arrange pieces | place pieces | set up board | enter a position | custom position | my own position |
        I want to set up a position | place the pieces myself | input a position | create a position | make a position |
        build a position | let me set something up | set something up |
        I have an endgame from a book | I want to enter a position | can I set up a position |
        can I set up a chess problem | put pieces on the board myself | I have a position to enter |
        let me arrange the pieces | I want to try a position |
        let me put in a position | position set-up | composing a position | I want to compose a problem |
        let me place my own pieces | enter a problem | start from a position | I have a puzzle from a newspaper |
        set up my own position
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
        empty the board | wipe the board | start with an empty board | clear everything |
        take all pieces off
command-setup-initial = the starting position
    .hear = starting position | initial position | start position | opening position | set up initial position | normal position |
        standard position |
        put all the pieces back at the start | pieces as at the beginning | all pieces to their starting squares
command-setup-white = White is to move
command-setup-black = Black is to move
command-setup-castling = castling rights, where king and rook are at home
    .hear = castling rights | castling | may castle | castling allowed | no castling | who may castle | castling still possible
command-setup-done = begin the game from this board
    .hear = done | ready | finished | begin game | play this position | that's all | start game from here | finish | I am finished |
        I'm ready | complete | finish setup | done setting up |
        I am done with the position | finished setting up | that is the position | position complete |
        I've finished setting up | play from this position | set-up is finished | that's the position, let's play |
        the position is ready |
        play from here | start from here | begin from here
command-setup-leave = cancel the set-up
    .hear = give up board | leave setup | leave set up | cancel setup | cancel set up | exit setup | abandon setup |
        leave position | leave | exit | back to the game | back to my game | cancel this position |
        leave the setup | forget it back to the game | stop setting up
command-drill-alphabet = announcement alphabet
    .hear = drill alphabet | practise alphabet | practice alphabet | learn alphabet | alphabet drill | alphabet |
        learn the alphabet | practise the alphabet | announcement alphabet |
        learn anna bella cesar | teach me the letters | teach me anna bella |
        repeat the alphabet | teach me the alphabet | alphabet practice
command-drill-numbers = German numbers
    .hear = drill numbers | practise numbers | practice numbers | learn numbers | numbers drill | number drill | german numbers
command-drill-colours = square colours
    .hear = drill colours | practise colours | practice colors | learn colours | colours drill | colour drill |
        square colour drill | drill square colours | train colours of squares | colours of squares | square colours |
        practise square colours | train square colours | dark or light squares | light or dark | quiz me on square colours |
        test me on colours |
        quiz me on the square colours | colours of the squares |
        test me on the colours of the squares | black or white squares exercise |
        white or black, test me on the squares
command-drill-diagonals = diagonals
    .hear = drill diagonals | practise diagonals | practice diagonals | diagonals drill | learn diagonals
command-drill-knight = knight routes
    .hear = drill knight | practise knight routes | practice knight routes | knight drill | knight routes | practise knight |
        practice knight | knight moves | train knight | knight tour | practise knight moves | knight exercise | train the knight |
        knight practice |
        knight tour exercise | practise the knight | knight moves exercise |
        train knight moves | teach me knight moves | knight jumps exercise
command-drill-coordinates = coordinates from both sides
    .hear = drill coordinates | practise coordinates | practice coordinates | coordinates | coordinates drill | learn coordinates |
        train coordinates | coordinate drill | practise squares | board coordinates |
        coordinate training | train the coordinates |
        test me on coordinates | quiz me on coordinates | ask me coordinates
command-drill-vision = what a piece reaches
    .hear = drill vision | practise vision | practice vision | vision | vision drill | board vision
command-drill-skip = tell the answer and continue
    .hear = skip | tell me the answer | I do not know | what is answer | what's answer | answer | solution |
        I don't know | no idea | pass | I give up on this | next question | skip this | I give up what is it |
        I give up | next puzzle | next | next one | next position | what was it | show me the solution |
        reveal it | I can't find it | I cannot find it | skip this one | this one is too hard |
        give me the solution | I have no idea | just tell me | tell me then | reveal the solution |
        reveal the answer | I don't know, next question | tell me the solution | what's the solution |
        I have no clue | different puzzle |
        another one | give me another one | another puzzle | another exercise | I give in | tell me the answer then
command-drill-hint = a hint
    .hear = hint for drill | help me with this | help me a bit | give me a clue | a clue | one hint please | one hint |
        hint | a little help please | a little help | help me with this one
command-drill-leave = leave the drill
    .hear = leave drill | end drill | stop drill | exit drill | quit drill | finish drill | leave exercise |
        stop exercise | end exercise | stop training | stop practising | leave | exit | finish | end | out |
        back to the game | back to my game | go back to my game | stop this exercise | stop exercising |
        stop the puzzles | enough drills | I want to stop | I am done | I'm done | leave the puzzles |
        take me back to my game | bring me back to my game | enough puzzles | quit this exercise | leave this exercise |
        end this exercise | no more puzzles | I'd like to leave | I want to leave | let's go back | go back |
        stop the training | quit training | end the drill |  enough of this | finish training |
        end the exercise | I'm finished with this | that's enough of this | no more of this | go back to the game |
        return to the game |
        enough | that's enough |
        stop it
command-drill-summary = my progress
    .hear = what have I learnt | my progress | what have I learned | how much have I learnt | learning progress | my results | summary |
        progress report |
        how am I getting on with training | how good am I getting | what progress have I made |
        how have I done in training | am I improving |
        how am I doing so far | how many did I get right | how many right | my score
command-drill-export = save my progress to a file
    .hear = export progress | write progress to file
command-drill-recall = the game from memory
    .hear = drill recall | game from memory | recall game | play game from memory |
        replay the game from memory | repeat the game from memory | memory exercise |
        can I remember the game | test my memory of this game | let me replay the game from memory
command-drill-recall-last = my last games from memory
    .hear = my last games from memory | last games from memory | recall last games |
        test me on my recent games | my recent games from memory
command-drill-tactics = tactics
    .hear = drill tactics | practise tactics | practice tactics | tactics | puzzles | puzzle | solve puzzles |
        chess puzzles | mate puzzles | combinations | tactics training | tactics puzzles | tactics puzzle |
        puzzles please | give me puzzle | tactical puzzles | train tactics | mate in two | solve tactics |
        another tactics exercise | a tactics exercise | another puzzle | one more puzzle | give me a puzzle |
        tactics exercise | chess problem | a mate problem | puzzle time | a tactic puzzle | find the tactic |
        let me solve something |
        give me a problem to solve | I want to solve something | find the winning move | test my tactics |
        give me a mate to find |
        give me some tactics | quiz me on tactics | a combination to find | mate puzzle |
        practise checkmates with me | practise checkmates | practise mates | train me in checkmates
command-drill-file = tactics from the file that is open
    .hear = tactics from the file | tactics from file | tactics from this file | solve the file
command-drill-procedure = the procedure of a competition, in lessons
    .hear = drill procedure | practise procedure | practice procedure | lessons | procedure of the appendix | procedure | learn procedure |
        lesson | competition lessons | procedure lessons | start lessons | begin lessons |
        how does a competition go | teach me the competition | teach me tournament rules |
        how does a tournament game work |
        practice for the congress | practise for the congress | practise a competition |
        practice for a tournament | practise the competition rules | teach me how a competition works
command-drill-edition = the lessons under another edition of the laws
    .hear = other laws | another edition | next edition
command-drill-blindfold = hide the board, or show it again
    .hear = blindfold | blind | blindfold chess | blindfold game | blindfold mode
command-drill-peek = a peek at the hidden board
    .hear = peek | let me peek | let me look | look at board once | take peek |
        let me look quickly | a quick look | let me cheat a bit | one glance
