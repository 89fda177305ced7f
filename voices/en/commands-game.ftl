# Commands. The game on the board.

command-turn = say who is to move
    .hear = turn | whose turn | whose turn is it | who is to move | who moves | to move | whose move |
        whose move is it | which side is to move | is it my turn | is it your turn | is it my move | whose go |
        whose go is it | who goes | who goes next | who is playing | which side moves | am I on move | am I to move |
        do I move | do I have to move | is white to move | is black to move | is it white's turn | is it black's turn |
        who is next | who plays | who plays next | whose turn is it to move | side to move | who has move | my turn |
        your turn | is it me | who's turn is it | who's turn | whose to move | who's move is it | who is on move |
        who has turn | whose turn now | is it black's move | is it white's move | who has to move | is it my go |
        do you have to move | am I to play | is it me to move | who's to play | who's to move | am I white or black |
        what colour am I | which colour am I | do I move now | is it black to move | is it white to move |
        which side am I | what colour do I play | do I play white | who moves next | who is it to play |
        who is it to move | who's up | me or him | should I move | do I go now | am I supposed to move | has he moved |
        has he moved yet | did he move yet | has my opponent moved | has my opponent played | is it his turn |
        is it still his turn | does he have to move | which colour is to move | is black on the move |
        is white on the move | am I next | is it me next | should I be moving | does he still have to move | am I up |
        my go | who's on move | are you waiting for me | who are we waiting for | my shot | is it my shot |
        is black to play | is white to play | who do we wait for | is it still { $side }'s turn |
        is it me or you | is it you or me | is it me or the computer | who is supposed to move |
        waiting for me | is it on me | am I the one to move | do you move or do I | who has to play now |
        my turn yet | your go or mine | is somebody waiting for me | who must play | who do you want to move |
        have you moved | have you moved yet |
        mine or yours | whose is it | who's on | who's to go | do I play now | can I move now |
        is it time for me to move | who does the game wait for | am I on | is the ball in my court |
        do I get to go now | did you already go | have you gone yet | white or black to move | side on move |
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
        what I played and what he answered |
        the last pair of moves | the last move of each side | recent history | the previous two moves |
        what were the last moves |
        what did he play before that | what was played before that | the move before that |
        what did I play before that | what came before that | and the move before | the one before that
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
        what did { $side } play on move { $number } | what did I play on move { $number } |
        what did he play on move { $number } | what was played on move { $number } |
        what was move number { $number } | what was the first move | what was move one
command-undo = take the last move back
    .hear = undo | take back | takeback | take it back | take move back | oops | take that back | take my move back |
        take back my move | undo move | undo last move | undo that | take back last move | take last move back |
        I want that back | go back one move | my mistake | that was mistake | retract | retract move |
        I did not mean that | I didn't mean that | wrong move | withdraw move | step back | one move back |
        take this back | take this move back | undo my last move | I made mistake | I made mistake take it back |
        let me take that back | can I take that back | may I take that back | may I take back | take back please |
        undo it | reverse last move | scrap that | cancel last move | cancel move | I didn't want that |
        not that move | take back my last move | take back the last move | I didn't mean that, undo | undo my move |
        one step back | cancel my move | cancel the move | revert | reverse the move | that was a mistake |
        take my last move back | I want to take my last move back | wait undo | take that move back | go back a move |
        I want to undo | revert my move | I slipped | my finger slipped | mouse slip | I want my move back |
        that was not what I meant | I want to take it back | slip | misclick | rewind one move | return my move |
        put my move back | take back I blundered | I blundered | can I have that move back | that's not what I meant |
        no that's not what I meant | scratch that | that was a slip | slip of the hand | slip of the tongue |
        I misspoke | wrong piece | let me take that move again | let me have that move again | whoops | whoops undo |
        I changed my mind take it back | take that one back | I'll take that one back | let me change my move |
        change my move | I want to change my move | I want to play something else instead |
        let me play something else | that's not the one I wanted | that isn't what I wanted | can I have another go |
        let me try again | let me try something else | can I go back one | put that back | delete my last move |
        remove the last move | forget that move | that wasn't the move I wanted | can we undo that | do over |
        I pressed the wrong thing | I meant something else | I'd like to change my move | my hand slipped |
        sorry wrong one | that move was a mistake | I take it back | I want to replay that move | go back a step |
        bring it back | return the move | take away my last move | I take that back | oh no I didn't mean that |
        I shouldn't have done that | I regret that move | bad move, take it back | unmake the move | ctrl z |
        can I change my mind | can I change my move | I didn't want to play that | wrong square |
        I said the wrong square | not what I said | you misheard me | you misunderstood me |
        I want to move something else | I want another move | back one move | no take that back | undo that one |
        let me have that back | can I have that back | give me that back
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
        I'll play from here | let me play from here | continue from this position | take over
command-comment = write or change a comment on this move
    .hear = comment | write comment | add comment | write note | add note | annotate | make note | note |
        add a comment | write a note for this move | annotate this move | make a note |
        write a remark | note this down | I want to add a note
command-next-quality = next annotation sign, such as good move
    .hear = next sign | quality | sign | good move sign | annotation sign | next annotation sign | next annotation
command-enter-variation = enter the variation
    .hear = enter variation | into variation | go into variation | next variation | variation
command-leave-variation = leave the variation
    .hear = leave variation | main line | out of variation | back to main line | exit variation | end variation
command-tell-time = tell the time, again with moves
    .hear = time | what time is left | how much time | how much time is left | clocks | my time |
        how much time do I have | how much time do I have left | how much time have I got | how much time have I left |
        how much time is on clock | how much time does my opponent have | how much time does black have |
        how much time does white have | time left | time remaining | remaining time | my time left |
        how long do I have | how long have I got | clock times | how are clocks | what does clock say |
        what do clocks say | what time do I have | what time have I got | read clock | check clock |
        how much time remains | my clock | your time | opponent's time | how long do I have left |
        how long have I left | what time is on my clock | what is on my clock | how many minutes are left |
        how many minutes do I have | how many minutes have I got | how many minutes left | minutes left |
        how much time is there | how much time is left on my clock | how am I for time | how am I doing for time |
        am I short of time | tell me time left | clock status | seconds left | both clocks | time please | time check |
        what is time | how is my time | how much time have we | how long have I got left | how much time left |
        what is my time | clock reading | how much time does he have | his clock | white's clock | black's clock |
        white's time | black's time | how much time do we have | my remaining time | check the clock |
        minutes remaining | mins left | how many seconds do I have | am I low on time | am I running out of time |
        is my time running out | am I in time trouble | how long until my flag falls | both times |
        what time do we have | how is his time | time on the clock | how much time is remaining | the time left for me |
        clock? | how much time we got | how's my time looking | how long I've still got | how long I've got left |
        clock please | the clock please | what are the clocks showing | what is the clock showing |
        how much have I got left on the clock | what's the time situation | the time situation |
        which of us has more time | who has more time | how much time has he got | how many minutes has he got |
        am I in time pressure | how long before I flag | how much clock have I left | how many seconds have I got |
        am I getting short of time | what do I have on the clock | what has he got on the clock | is my clock running |
        how many ticks have I got | time on my side of the clock | countdown | how's the clock looking |
        any time left | how much longer have I got | do I still have time | do I have enough time |
        how long has my opponent left | his remaining time | how many minutes each | clock situation |
        who is ahead on the clock | am I behind on time | how much time have I used |
        what's the increment | what is the increment | how big is the increment |
        my flag fell | my flag is down | my flag has fallen | my flag has dropped | my flag dropped | is my flag down | has my flag fallen | did my flag fall | my time is up | my time has run out | my time ran out | my time is over | I am out of time | I'm out of time | I have no time left | I've run out of time | I ran out of time | I overstepped the time | I've overstepped the time | I lost on time | I flagged | I have flagged |
        how much longer

        how many moves until the time control | when is the time control |
        moves to the time control | how many moves to the time control | is the clock running
command-pause = stop or restart the clocks
    .hear = carry on | let's carry on | right carry on |
        pause | stop clock | stop clocks | pause clock | pause clocks | pause game | hold clock | freeze clock |
        start clock | start clocks | continue | unpause | clock on | clock off | resume clock | resume clocks |
        restart clock | halt clock | break | take break | let clock run | pause please | let us pause |
        start clock again | restart clocks | continue clock | stop time | stop timer | resume game clock |
        unpause clock | hold the game | freeze the clock | stop the time | continue the game | resume the game |
        let's take a pause | let me pause | I need a break | pause the clock | let us take a break | freeze the time |
        resume the clock | wait a minute | wait a moment | one moment | give me a minute | give me a moment |
        hang on a minute | take five | can we stop for a moment | stop for a moment | stop for a minute |
        let's take a break | let's have a break | I need a minute | I need a moment | I have to go for a minute |
        I have to go to the loo | wait, I have to go |
        stop the clock for a moment | hold on a minute | give me a break |
        halt the clocks |
        pause the game for a bit | freeze | I need to step away | I need to go for a minute | let me take a break |
        interrupt the clock | stop everything for a minute | a short break | hold it for a moment |
        I want to go to the toilet | I need the toilet | I have to go to the toilet |
        I need to go to the bathroom | may I leave the board
command-offer-draw = offer a draw
    .hear = draw | offer draw | I offer draw | offer of draw | do you want draw | propose draw |
        I propose draw | I offer you draw | would you like draw | draw offer | call it draw |
        shall we call it draw | agree to draw | shall we draw | remis | draw offer please | want draw |
        how about draw | let us call it draw | can we draw | is draw ok | take draw | I would like draw |
        I want draw | offering draw | I am offering draw | would you accept draw | make it draw |
        call it even | peace | I'd like a draw | may I offer a draw | let's draw | I want a draw |
        I'd like to offer a draw | a draw | do you accept a draw | would you accept a draw |
        do you take a draw | I offer a draw to my opponent | offer my opponent a draw | would you take a draw |
        offer him a draw | what about a draw | agree on a draw | I propose we draw | let us agree to a draw |
        half a point each | split the point | ask him for a draw | ask for a draw | fancy a draw |
        care for a draw | I'd take a draw | I would take a draw | let's agree a draw | let's agree on a draw |
        I'd be happy with a draw | I'd settle for a draw | will you accept a draw | accept a draw? |
        a draw maybe | maybe a draw | can we agree to a draw | how about calling it a draw | call it a draw |
        can we make it a tie | a tie | make it a tie | shall we split it | will you take half a point |
        half a point | let's call it even | shall we call it even | let's call it quits with a draw |
        how about half a point each | let's share the point | I suggest a draw | tell him I offer a draw |
        would a draw suit you | nobody's winning, draw | can we have a draw | shall we have a draw |
        let's make it a draw | how about we draw | want to draw | wanna draw | I'd accept a draw | drawn? |
        can this be a draw | I would like to offer a draw | call it a tie | let's tie | let's say it's a draw |
        would you agree to a draw | are you happy with a draw | ask for a tie | peace offer | I offer peace |
        ask him whether he'd like a draw | ask him if he wants a draw | ask my opponent for a draw
command-resign = resign
    .hear = resign | I resign | I give up | give up | you win | I lose | I have lost | I concede | concede |
        I surrender | surrender | I resign game | resign game | I throw in towel | I give up game |
        I want to give up | I am giving up | I'm done | I quit game | you have won | I resign from game |
        you've won | I resign the game | you won | I admit defeat | I quit this game | I am beaten |
        I'm resigning | I am resigning | gg I resign | I resign gg | I have lost I resign | I lost I resign |
        I resign now | I lost | you beat me | this is hopeless | I resign this one | I quit this one |
        it is hopeless | my position is lost | I want to resign | I'm giving up | ok you win |
        I think I'll resign | I think I resign | I think I should resign | I had better resign |
        I'm giving up well played | I'll resign this one | I've lost | I am done I lose | I'm beaten |
        I quit the game | I give in | well that's lost | it's lost | the game is lost |
        it is hopeless I resign | I'm tipping my king over | I tip my king over | I tip over my king |
        I lay down my king | that's it for me, you win | there's no point going on | I can't win this |
        the game is yours | take the point | I throw the towel | I call it a day, you win | enough, I lose |
        I'm quitting this game | I'm out, you win | it's over for me | I've had it, you win | I'm toast | gg |
        good game I give up | I can't save this | you've beaten me | I'm mated anyway, I resign |
        that's me beaten | I hereby resign
command-adjourn = adjourn, seal a move, resume
    .hear = adjourn | adjourn game | seal | I seal | seal move | I adjourn | seal my move | break off game | I want to adjourn |
        let us adjourn | adjournment | I want to seal my move | interrupt game |
        let's carry on tomorrow | we stop here for today | let's finish this another day | sealed move | I'll seal |
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
        is it mate | is it checkmate | is it stalemate | is it draw | has anybody won | did I win |
        have I won | did I lose | who is winner | how did it end | how did game end | result of game |
        where are we | what is going on | is game still going on | what is result | what is state of game |
        has game ended | have I lost | how does it stand | how is the game going | is the game over |
        who is the winner | what's the situation | what is the state of play | state of play | how are things |
        how are things going | where do we stand | what's happening in the game | how's the game going |
        where are we in the game | is the game still going | did somebody win | is that mate |
        who's won | how are things in the game |
        what did we agree | what did we agree on | what have we agreed | what was agreed | which laws apply | which rules apply | which laws are we playing under | terms of this game | what are the terms of this game | what are the conditions of this game | what is the time control | which time control
command-yes = yes
    .hear = yes | y | yeah | yep | ok | okay | sure | I do | I accept | accept | I agree | agreed | agree | correct | right answer |
        that is right | that's right | that is correct | of course | certainly | absolutely | exactly | fine | very well |
        go ahead | do it | gladly | with pleasure | all right | alright | yes I do | yes I accept | that's it | indeed | ye |
        I do accept | accepted | I confirm | confirm | yes I agree | yes of course | I accept draw | accept draw | draw agreed |
        agreed draw | I take draw | I agree to draw | we agree on draw | I am sure | I'm sure | I am certain | please do |
        okay do it | I accept offer |
        sure, go ahead | aye | yep that's right | yes do it
command-no = no
    .hear = no | n | nope | not that | no not that | wrong | I do not | I don't | decline | I decline | nay | not now | I refuse | refuse | never | no way |
        certainly not | of course not | I disagree | disagree | that is wrong | that's wrong | I do not accept | I don't accept |
        don't | not really | rather not | I'd rather not | negative | declined | no I play on | I play on | I decline draw |
        decline draw | I refuse draw | refuse draw | no draw | not yet | I would rather not | let us play on | let's play on |
        I keep playing | keep playing | no I keep playing | I want to play on | play continues | I don't want to | offer declined |
        no deal
