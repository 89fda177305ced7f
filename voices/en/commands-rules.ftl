# Commands. A competition under the laws.

command-press-clock = press the clock
    .hear = clock | press clock | press | hit clock | stop my clock | switch clock | switch clocks | press my clock |
        push clock | I press clock | start opponent's clock | press button | punch clock | I pressed clock | clock pressed |
        I have pressed clock | I hit clock | tap clock | I press my clock | hit my clock |
        hit the clock | press the clock | punch the clock | I press the clock |
        I've pressed | my move is done, clock | I punch the clock | I've pressed my clock |
        press my clock for me | can you press the clock |
        I've made my move please hit the clock
command-read-out = read the move on the board out
    .hear = read out | read move | read move out | announce move | announce | read it out | read my move out | say my move |
        read move aloud | announce my move |
        read my move on the board out
command-repeats = the opponent repeats the announcement
    .hear = repeated | opponent repeats | opponent has repeated | opponent repeated | he has repeated |
        opponent has repeated announcement | he repeats move | she repeats move | opponent repeats move |
        my opponent repeats move | opponent has repeated move | they repeat move | he has repeated it | he repeated it |
        opponent has repeated my move | he repeated my move | the opponent repeats it
command-why = explain the last ruling, again for more
    .hear = why | why not | which article | explain | why is that | why is that so | how come | what for |
        explain that | explain ruling | give reason | reason | which rule | which law | what is rule |
        what law is that | why was that illegal | why is that illegal | which article is that | says who |
        on what grounds | which rule is that | what rule is that | what law says that | why was that | explain why |
        on what ground | what was the reason | what is the reason | for what reason | which rule says that |
        why can't I do that | why can't I | what's wrong with that move | what is wrong with it |
        what's wrong with that | why is that not allowed | why not allowed | why is this forbidden |
        why did the arbiter decide that | why did the referee decide that | why this decision | why that ruling |
        explain the decision | why did you refuse that | why did you refuse | why was that refused |
        why won't you accept that | why was my move rejected | why can't my { $piece } go there |
        why can't the { $piece } go there | why can't I move there | why can't I play that | why is it not possible |
        why isn't that allowed | what's the rule | what rule says that | why won't you let me |
        what did I do wrong there | give me the reason | justify that | how come I can't |
        I touched the wrong piece | do I have to move the piece I touched | must I move the piece I touched | is my announcement right
command-claims = missed draw claims
    .hear = claims | claims report | report of claims | missed claims | missed draw claims | could I have claimed draw |
        which draws could have been claimed |
        could I have claimed a draw | did I miss a draw claim | was there a draw to claim
command-adjust = say I adjust
    .hear = adjust | I adjust | j'adoube | I am adjusting | I'm adjusting | jadoube | adjusting | I adjust piece |
        I adjust my piece | I adjust pieces | I will adjust | j'adoube piece | just adjusting | adjust piece |
        I adjust this piece | I am only adjusting |
        I'm adjusting this piece | I'm adjusting my piece |
        just straightening the pieces | putting it straight
command-arbiter = arbiter: step in or resume play
command-incidents = list incidents
    .hear = incidents | what has happened | what happened | list incidents | what has the arbiter noted |
        list of incidents | what has been noted | what incidents were there | what's been written down |
        what has been written down | what did the arbiter write down
command-claim-flag = claim that the flag is down
    .hear = flag | flag is down | claim flag | flag fell | flag has fallen | flag fallen | my opponent's flag is down |
        time is up | time's up | out of time | opponent is out of time | I claim flag | your flag is down | claim time |
        his flag is down | you are out of time | flag down | overstepped time | time out | timeout |
        his flag has fallen | her flag has fallen | I claim win on time | win on time | claim win on time |
        their flag has fallen | flag has dropped | opponent has run out of time | he is out of time |
        he has run out of time | his time is up | opponent's flag has fallen | he has lost on time |
        white's flag has fallen | black's flag has fallen | flag fall | time! his flag is down | he lost on time |
        time is up for him | my opponent's time ran out | time forfeit | { $side }'s out of time |
        { $side } is out of time | { $side } has run out of time | he's out of time | he has no time left |
        you've lost on time |
        you ran out of time | his time has run out | he overstepped | time's up for him | you're out of time
command-claim-illegal = claim an illegal move
    .hear = illegal | illegal move | claim illegal move | that was illegal | that is illegal | that's illegal |
        that move is illegal | that was illegal move | I claim illegal move | impossible move | that is not allowed |
        this move is illegal | move is illegal | opponent made illegal move | he made illegal move | that is not legal |
        that is illegal move | irregular move | that isn't legal |
        he made an illegal move | that was an illegal move | I claim an illegal move | that move was not allowed |
        that move isn't allowed | you can't do that, it's against the rules | that's against the rules | you cheated |
        the move was illegal |
        he can't move there | that's not a legal move | opponent played an illegal move | that's cheating |
        that isn't a valid move |
        my opponent made an illegal move | my opponent made a wrong move | that move is against the rules |
        he moved illegally | my opponent moved illegally
command-claim-repetition = claim a draw by repetition
    .hear = repetition | claim repetition | claim draw by repetition | threefold repetition |
        same position three times | threefold | three times same position | I claim repetition |
        I claim draw by repetition | I claim threefold repetition | claim threefold repetition | position repeated |
        draw by repetition | three-fold repetition | 3 fold repetition | third repetition |
        position has occurred three times | same position again | position repeated three times |
        three times repetition | repetition draw | it's the third time | third time | that is the third time |
        the position was repeated three times | draw by threefold repetition | the position has been repeated |
        position has been repeated | I claim a draw by repetition | this position occurred three times |
        the position occurred three times |
        we're just repeating moves | same position for the third time | I claim threefold |
        same position again and again | third time this position |
        same position has come up three times | this position has come up three times | this is the third time |
        position is here for the third time | same position has occurred three times |
        we have had this position three times | position has repeated three times |
        position has been repeated three times |
        I claim a draw by threefold repetition | I claim a draw by repetition of position
command-claim-quiet-moves = claim a draw under the 50-move rule
    .hear = fifty moves | claim fifty moves | fifty move rule | I claim fifty moves | 50 moves | 50 move rule | claim 50 moves |
        I claim draw by fifty moves | claim draw by fifty moves | claim fifty move rule | draw by fifty moves | I claim 50 moves |
        claim 50 move rule | I claim fifty-move rule | I claim 50-move rule | claim fifty-move rule |
        I claim draw by fifty-move rule | fifty moves without capture | draw by fifty-move rule | fifty moves have been made |
        I claim the fifty move rule | fifty moves without a capture |
        no pawn has moved for 50 moves | nothing taken for fifty moves |
        no capture or pawn move for fifty moves | there has been no capture or pawn move for fifty moves |
        fifty moves without capture or pawn move | no pawn move and no capture in fifty moves |
        nothing captured and no pawn moved for fifty moves |
        for fifty moves no pawn has moved and nothing has been captured
command-may-i-claim = what could I claim
    .hear = may I claim | can I claim | what can I claim | what could I claim | may I claim draw | can I claim draw |
        can I claim anything | is there anything to claim | could I claim draw | can draw be claimed | is draw possible |
        what claims do I have | may I claim something | can I claim something | may I claim anything | what may I claim |
        is there something I can claim | is there anything I can claim |
        can I claim a draw | is there a draw to claim |
        am I allowed to claim | is a draw possible by rule | have I got a claim |
        can I claim anything here | any claims for me |
        is this a draw by repetition | is it a draw by repetition | is this threefold repetition |
        is this a draw by fifty moves | is there anything I could claim now | anything I could claim |
        could I claim something |
        I claim a draw | I claim draw | claim a draw
command-claim-perpetual-check = claim perpetual check
    .hear = perpetual check | claim perpetual check | draw by perpetual check | that is perpetual check |
        it is perpetual check | he gives perpetual check | I give perpetual check | I have perpetual check |
        the checks never end | he keeps checking me | endless checks | I claim a draw by perpetual check
command-claim-quickplay = claim a draw in the quickplay finish
    .hear = quickplay | claim quickplay | claim draw in quickplay finish | opponent cannot win |
        he's not trying to win | quickplay finish | he can't win by normal means | draw under quickplay |
        claim a draw in quickplay |
        my opponent is making no effort to win | my opponent makes no effort to win | opponent is not trying to win |
        my opponent isn't trying to win
command-claim-increment = ask for an increment in the quickplay finish
    .hear = increment | ask for increment | I ask for increment |
        I want an increment | give us an increment
command-touch = touch the piece here
    .hear = touch { $square } | I touch { $square } | touch piece on { $square } |
        I touch the piece on { $square } | I'm touching the piece on { $square } | I touch { $square } piece |
        touch the { $piece } on { $square } | I touch the { $piece } on { $square } |
        I'm touching the { $piece } on { $square } | I touch my { $piece } on { $square }
command-stop-clocks = stop the clocks and close the envelope
    .hear = stop both clocks | stop clocks | stop clock | I stop clocks | I stop clock |
        stop the two clocks
command-envelope = what is on the envelope
    .hear = envelope | what is on envelope | read envelope | what does envelope say | what is written on envelope | what stands on envelope |
        what's written on the envelope
command-decide-agree = the arbiter agrees
    .hear = arbiter agrees | agree | accept claim |
        the arbiter grants it | claim accepted by the arbiter
command-decide-postpone = the arbiter postpones the decision
    .hear = arbiter postpones | postpone | defer
command-decide-postpone-time = the arbiter postpones, and the opponent gains two minutes
    .hear = arbiter postpones with two minutes | postpone with two minutes | postpone with time
command-decide-reject = the arbiter rejects
    .hear = arbiter rejects | reject | reject claim | turn down | claim rejected
command-next-day = play continues the next day
    .hear = next day | another day | go on on next day | continue tomorrow | tomorrow
