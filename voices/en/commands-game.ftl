# Commands. The game on the board.

command-turn = say who is to move
    .hear = turn | whose turn | whose turn is it | who is to move | who moves | to move | whose move |
        whose move is it | which side is to move | is it my turn | is it your turn | is it my move | whose go |
        whose go is it | who goes | who goes next | who is playing | which side moves | am i on move | am i to move |
        do i move | do i have to move | is white to move | is black to move | is it white's turn | is it black's turn |
        who is next | who plays | who plays next | whose turn is it to move | side to move | who has move | my turn |
        your turn | is it me | who's turn is it | who's turn | whose to move | who's move is it | who is on move |
        who has turn | whose turn now | is it black's move | is it white's move | who has to move | is it my go |
        do you have to move | am i to play | is it me to move | who's to play | who's to move | am i white or black |
        what colour am i | which colour am i | do i move now | is it black to move | is it white to move |
        which side am i | what colour do i play | do i play white | who moves next | who is it to play |
        who is it to move | who's up | me or him | should i move | do i go now | am i supposed to move | has he moved |
        has he moved yet | did he move yet | has my opponent moved | has my opponent played | is it his turn |
        is it still his turn | does he have to move | which colour is to move | is black on the move |
        is white on the move | am i next | is it me next | should i be moving | does he still have to move | am i up |
        my go | who's on move | are you waiting for me | who are we waiting for | my shot | is it my shot |
        is black to play | is white to play | who do we wait for | is it still { $side }'s turn |
        is it me or you | is it you or me | is it me or the computer | who is supposed to move |
        waiting for me | is it on me | am i the one to move | do you move or do i | who has to play now |
        my turn yet | your go or mine | is somebody waiting for me | who must play | who do you want to move |
        have you moved | have you moved yet |
        mine or yours | whose is it | who's on | who's to go | do i play now | can i move now |
        is it time for me to move | who does the game wait for | am i on | is the ball in my court |
        do i get to go now | did you already go | have you gone yet | white or black to move | side on move |
        is it my move or yours | is it mine or yours to move | me or you to move
command-moves = say the last two moves, again for all
    .hear = moves | moves so far | what moves have been made | what has been played | list moves so far |
        list all moves | read move list | what moves were played | what were moves | which moves were played | history |
        move history | game record | score sheet | scoresheet | read game | read game back | moves played |
        moves of game | notation | which moves have been played | record of game | what moves did we make |
        what has been played so far | the moves we made | recap | recap the moves | go over the moves |
        go over the last moves | repeat the last few moves | summary of the moves | what did we play |
        remind me what was played | read back the moves | what were the moves again | tell me the moves again |
        what was played so far | what we played so far | read me the recent moves | the recent moves |
        the last couple of moves | tell me the last couple of moves | the last few moves |
        what were the last two moves | what was played in the last moves |
        my move and your reply | my move and his reply | the last exchange of moves | the last two moves again |
        what i played and what he answered |
        the last pair of moves | the last move of each side | recent history | the previous two moves |
        what were the last moves |
        what did he play before that | what was played before that | the move before that |
        what did i play before that | what came before that | and the move before | the one before that
command-all-moves = all moves so far
    .hear = all moves | all the moves | list moves | list of moves | move list | game so far | read all moves |
        tell me all moves | whole game | moves from start | read whole game | every move | list every move |
        all moves please | read game from start | complete move list | read out the game | the whole game |
        list the moves | go through the moves | the score of the game | read the scoresheet | read the complete game |
        complete game | full move list | full game | read everything from move one | start from move one |
        every move from the beginning | read the game from the beginning | the game from move one |
        go through the entire game | the entire game | read the entire game | what moves have we played |
        all the moves from the beginning | recite the game | recite the moves |
        what have we played till now | what has happened so far | read the score sheet | how did we get here |
        how we got here | notation of the whole game | the whole notation | all moves from the start |
        every move we made | what's been played from the start | replay all the moves in words |
        read it from the start | the full score | full notation | complete notation | run through the moves |
        everything played so far | the game from the start | what have been the moves | go over the whole game |
        whole scoresheet | every move from move one | what moves led here | go over all the moves |
        replay the notation | the moves from move one | entire score | full transcript | list everything played |
        how has the game gone | how did the game go | tell me the whole game | story of the game so far |
        moves since the start |
        what was move { $number } | what was the move { $number } | which move was move { $number } |
        what did { $side } play on move { $number } | what did i play on move { $number } |
        what did he play on move { $number } | what was played on move { $number } |
        what was move number { $number } | what was the first move | what was move one
command-undo = take the last move back
    .hear = undo | take back | takeback | take it back | take move back | oops | take that back | take my move back |
        take back my move | undo move | undo last move | undo that | take back last move | take last move back |
        i want that back | go back one move | my mistake | that was mistake | retract | retract move |
        i did not mean that | i didn't mean that | wrong move | withdraw move | step back | one move back |
        take this back | take this move back | undo my last move | i made mistake | i made mistake take it back |
        let me take that back | can i take that back | may i take that back | may i take back | take back please |
        undo it | reverse last move | scrap that | cancel last move | cancel move | i didn't want that |
        not that move | take back my last move | take back the last move | i didn't mean that, undo | undo my move |
        one step back | cancel my move | cancel the move | revert | reverse the move | that was a mistake |
        take my last move back | i want to take my last move back | wait undo | take that move back | go back a move |
        i want to undo | revert my move | i slipped | my finger slipped | mouse slip | i want my move back |
        that was not what i meant | i want to take it back | slip | misclick | rewind one move | return my move |
        put my move back | take back i blundered | i blundered | can i have that move back | that's not what i meant |
        no that's not what i meant | scratch that | that was a slip | slip of the hand | slip of the tongue |
        i misspoke | wrong piece | let me take that move again | let me have that move again | whoops | whoops undo |
        i changed my mind take it back | take that one back | i'll take that one back | let me change my move |
        change my move | i want to change my move | i want to play something else instead |
        let me play something else | that's not the one i wanted | that isn't what i wanted | can i have another go |
        let me try again | let me try something else | can i go back one | put that back | delete my last move |
        remove the last move | forget that move | that wasn't the move i wanted | can we undo that | do over |
        i pressed the wrong thing | i meant something else | i'd like to change my move | my hand slipped |
        sorry wrong one | that move was a mistake | i take it back | i want to replay that move | go back a step |
        bring it back | return the move | take away my last move | i take that back | oh no i didn't mean that |
        i shouldn't have done that | i regret that move | bad move, take it back | unmake the move | ctrl z |
        can i change my mind | can i change my move | i didn't want to play that | wrong square |
        i said the wrong square | not what i said | you misheard me | you misunderstood me |
        i want to move something else | i want another move | back one move | no take that back | undo that one |
        let me have that back | can i have that back | give me that back
command-forward = listening: play the next move
    .hear = next | next move | forward | go forward | next one | one move forward | go on | forwards |
        step forward | play next move | one forward | move forward | one further | what came next |
        next move of the game | play on one move | show the next move | one move on |
        go to the next move of the game | on to the next move | one move forward in the game |
        go forward one move in the game | step forward one move | the next one
command-back = listening: go back one move
    .hear = back | previous | previous move | go back | move back | backwards | one back | step backward |
        backward | step back one move | go back one | the move before | one move earlier |
        previous move of the game | back one | back one move in the game | one step back in the game |
        go back one move in the game | step back one move in the game | go back one move | one move back |
        back one move
command-to-start = listening: go to the start
    .hear = first move | beginning | start | go to beginning | go to start | to start | go to first move |
        start of game | beginning of game | back to beginning | back to start | rewind | from the top |
        back to the beginning | to the beginning | restart the game from move one | go back to the beginning |
        go back to the start | take me to the first move | take me back to the start | go to the beginning |
        from the beginning of the game | go to the first position | go to the start of the game | start of the game |
        to the start of the game |
        back to the start of the game | first position of the game
command-to-end = listening: go to the end
    .hear = last position | go to end | to end | end of game | last move of game | final position |
        end position | go to last position | to last move | jump to the end | end of the game | to the end |
        go to the final position | to the final position | how does it end | how does the game end |
        keep going till the end
command-play-on = play on from here
    .hear = play on | play from here | go on playing | continue from here | play on from here | take over from here |
        continue game from here |
        i'll play from here | let me play from here | continue from this position | take over
command-comment = write or change a comment on this move
    .hear = comment | write comment | add comment | write note | add note | annotate | make note | note |
        add a comment | write a note for this move | annotate this move | make a note |
        write a remark | note this down | i want to add a note
command-next-quality = next annotation sign, such as good move
    .hear = next sign | quality | sign | good move sign | annotation sign | next annotation sign | next annotation
command-enter-variation = enter the variation
    .hear = enter variation | into variation | go into variation | next variation | variation
command-leave-variation = leave the variation
    .hear = leave variation | main line | out of variation | back to main line | exit variation | end variation
command-tell-time = tell the time, again with moves
    .hear = time | what time is left | how much time | how much time is left | clocks | my time |
        how much time do i have | how much time do i have left | how much time have i got | how much time have i left |
        how much time is on clock | how much time does my opponent have | how much time does black have |
        how much time does white have | time left | time remaining | remaining time | my time left |
        how long do i have | how long have i got | clock times | how are clocks | what does clock say |
        what do clocks say | what time do i have | what time have i got | read clock | check clock |
        how much time remains | my clock | your time | opponent's time | how long do i have left |
        how long have i left | what time is on my clock | what is on my clock | how many minutes are left |
        how many minutes do i have | how many minutes have i got | how many minutes left | minutes left |
        how much time is there | how much time is left on my clock | how am i for time | how am i doing for time |
        am i short of time | tell me time left | clock status | seconds left | both clocks | time please | time check |
        what is time | how is my time | how much time have we | how long have i got left | how much time left |
        what is my time | clock reading | how much time does he have | his clock | white's clock | black's clock |
        white's time | black's time | how much time do we have | my remaining time | check the clock |
        minutes remaining | mins left | how many seconds do i have | am i low on time | am i running out of time |
        is my time running out | am i in time trouble | how long until my flag falls | both times |
        what time do we have | how is his time | time on the clock | how much time is remaining | the time left for me |
        clock? | how much time we got | how's my time looking | how long i've still got | how long i've got left |
        clock please | the clock please | what are the clocks showing | what is the clock showing |
        how much have i got left on the clock | what's the time situation | the time situation |
        which of us has more time | who has more time | how much time has he got | how many minutes has he got |
        am i in time pressure | how long before i flag | how much clock have i left | how many seconds have i got |
        am i getting short of time | what do i have on the clock | what has he got on the clock | is my clock running |
        how many ticks have i got | time on my side of the clock | countdown | how's the clock looking |
        any time left | how much longer have i got | do i still have time | do i have enough time |
        how long has my opponent left | his remaining time | how many minutes each | clock situation |
        who is ahead on the clock | am i behind on time | how much time have i used |
        what's the increment | what is the increment | how big is the increment |
        my flag fell | my flag is down | my flag has fallen | my flag has dropped | my flag dropped | is my flag down | has my flag fallen | did my flag fall | my time is up | my time has run out | my time ran out | my time is over | i am out of time | i'm out of time | i have no time left | i've run out of time | i ran out of time | i overstepped the time | i've overstepped the time | i lost on time | i flagged | i have flagged

        how many moves until the time control | when is the time control |
        moves to the time control | how many moves to the time control | is the clock running
command-pause = stop or restart the clocks
    .hear = carry on | let's carry on | right carry on |
        pause | stop clock | stop clocks | pause clock | pause clocks | pause game | hold clock | freeze clock |
        start clock | start clocks | continue | unpause | clock on | clock off | resume clock | resume clocks |
        restart clock | halt clock | break | take break | let clock run | pause please | let us pause |
        start clock again | restart clocks | continue clock | stop time | stop timer | resume game clock |
        unpause clock | hold the game | freeze the clock | stop the time | continue the game | resume the game |
        let's take a pause | let me pause | i need a break | pause the clock | let us take a break | freeze the time |
        resume the clock | wait a minute | wait a moment | one moment | give me a minute | give me a moment |
        hang on a minute | take five | can we stop for a moment | stop for a moment | stop for a minute |
        let's take a break | let's have a break | i need a minute | i need a moment | i have to go for a minute |
        i have to go to the loo | wait, i have to go |
        stop the clock for a moment | hold on a minute | give me a break |
        halt the clocks |
        pause the game for a bit | freeze | i need to step away | i need to go for a minute | let me take a break |
        interrupt the clock | stop everything for a minute | a short break | hold it for a moment |
        i want to go to the toilet | i need the toilet | i have to go to the toilet |
        i need to go to the bathroom | may i leave the board
command-offer-draw = offer a draw
    .hear = draw | offer draw | i offer draw | offer of draw | do you want draw | propose draw |
        i propose draw | i offer you draw | would you like draw | draw offer | call it draw |
        shall we call it draw | agree to draw | shall we draw | remis | draw offer please | want draw |
        how about draw | let us call it draw | can we draw | is draw ok | take draw | i would like draw |
        i want draw | offering draw | i am offering draw | would you accept draw | make it draw |
        call it even | peace | i'd like a draw | may i offer a draw | let's draw | i want a draw |
        i'd like to offer a draw | a draw | do you accept a draw | would you accept a draw |
        do you take a draw | i offer a draw to my opponent | offer my opponent a draw | would you take a draw |
        offer him a draw | what about a draw | agree on a draw | i propose we draw | let us agree to a draw |
        half a point each | split the point | ask him for a draw | ask for a draw | fancy a draw |
        care for a draw | i'd take a draw | i would take a draw | let's agree a draw | let's agree on a draw |
        i'd be happy with a draw | i'd settle for a draw | will you accept a draw | accept a draw? |
        a draw maybe | maybe a draw | can we agree to a draw | how about calling it a draw | call it a draw |
        can we make it a tie | a tie | make it a tie | shall we split it | will you take half a point |
        half a point | let's call it even | shall we call it even | let's call it quits with a draw |
        how about half a point each | let's share the point | i suggest a draw | tell him i offer a draw |
        would a draw suit you | nobody's winning, draw | can we have a draw | shall we have a draw |
        let's make it a draw | how about we draw | want to draw | wanna draw | i'd accept a draw | drawn? |
        can this be a draw | i would like to offer a draw | call it a tie | let's tie | let's say it's a draw |
        would you agree to a draw | are you happy with a draw | ask for a tie | peace offer | i offer peace |
        ask him whether he'd like a draw | ask him if he wants a draw | ask my opponent for a draw
command-resign = resign
    .hear = resign | i resign | i give up | give up | you win | i lose | i have lost | i concede | concede |
        i surrender | surrender | i resign game | resign game | i throw in towel | i give up game |
        i want to give up | i am giving up | i'm done | i quit game | you have won | i resign from game |
        you've won | i resign the game | you won | i admit defeat | i quit this game | i am beaten |
        i'm resigning | i am resigning | gg i resign | i resign gg | i have lost i resign | i lost i resign |
        i resign now | i lost | you beat me | this is hopeless | i resign this one | i quit this one |
        it is hopeless | my position is lost | i want to resign | i'm giving up | ok you win |
        i think i'll resign | i think i resign | i think i should resign | i had better resign |
        i'm giving up well played | i'll resign this one | i've lost | i am done i lose | i'm beaten |
        i quit the game | i give in | well that's lost | it's lost | the game is lost |
        it is hopeless i resign | i'm tipping my king over | i tip my king over | i tip over my king |
        i lay down my king | that's it for me, you win | there's no point going on | i can't win this |
        the game is yours | take the point | i throw the towel | i call it a day, you win | enough, i lose |
        i'm quitting this game | i'm out, you win | it's over for me | i've had it, you win | i'm toast | gg |
        good game i give up | i can't save this | you've beaten me | i'm mated anyway, i resign |
        that's me beaten | i hereby resign
command-adjourn = adjourn, seal a move, resume
    .hear = adjourn | adjourn game | seal | i seal | seal move | i adjourn | seal my move | break off game | i want to adjourn |
        let us adjourn | adjournment | i want to seal my move | interrupt game |
        let's carry on tomorrow | we stop here for today | let's finish this another day | sealed move | i'll seal |
        can we adjourn | may we adjourn | shall we adjourn
command-dictaphone = start or stop recording
    .hear = dictaphone | start dictaphone | stop dictaphone | record game | stop recording | recorder |
        start recording | record | start recorder | stop recorder | record this game | recording on | recording off |
        tape | begin recording | end recording | record this | turn on recorder | turn off recorder |
        switch recorder on | switch recorder off | recording | record what you say | stop the recording |
        audio recording | record the audio | record the sound | make an audio recording | record my game
command-read-back = confirm moves in words, on or off
    .hear = read moves back | read back | confirm moves | ask before moving | confirm moves in words | read my moves back |
        stop confirming moves
command-status = how the game stands
    .hear = status | result | is game over | how does game stand | who won | who has won | how are we doing |
        how is game | what is score | score | game status | state of game | is game finished | is it over |
        is it mate | is it checkmate | is it stalemate | is it draw | has anybody won | did i win |
        have i won | did i lose | who is winner | how did it end | how did game end | result of game |
        where are we | what is going on | is game still going on | what is result | what is state of game |
        has game ended | have i lost | how does it stand | how is the game going | is the game over |
        who is the winner | what's the situation | what is the state of play | state of play | how are things |
        how are things going | where do we stand | what's happening in the game | how's the game going |
        where are we in the game | is the game still going | did somebody win | is that mate |
        who's won | how are things in the game
command-yes = yes
    .hear = yes | y | yeah | yep | ok | okay | sure | i do | i accept | accept | i agree | agreed | agree | correct | right answer |
        that is right | that's right | that is correct | of course | certainly | absolutely | exactly | fine | very well |
        go ahead | do it | gladly | with pleasure | all right | alright | yes i do | yes i accept | that's it | indeed | ye |
        i do accept | accepted | i confirm | confirm | yes i agree | yes of course | i accept draw | accept draw | draw agreed |
        agreed draw | i take draw | i agree to draw | we agree on draw | i am sure | i'm sure | i am certain | please do |
        okay do it | i accept offer |
        sure, go ahead | aye | yep that's right | yes do it
command-no = no
    .hear = no | n | nope | not that | no not that | wrong | i do not | i don't | decline | i decline | nay | not now | i refuse | refuse | never | no way |
        certainly not | of course not | i disagree | disagree | that is wrong | that's wrong | i do not accept | i don't accept |
        don't | not really | rather not | i'd rather not | negative | declined | no i play on | i play on | i decline draw |
        decline draw | i refuse draw | refuse draw | no draw | not yet | i would rather not | let us play on | let's play on |
        i keep playing | keep playing | no i keep playing | i want to play on | play continues | i don't want to | offer declined |
        no deal
