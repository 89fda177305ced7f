# Commands. What is only said or typed.

command-draughts =
    .hear = draughts | checkers | new game of draughts | new draughts | play draughts | russian draughts | new game draughts |
        game of draughts | new game of checkers | play checkers | new checkers | game of russian draughts | play russian draughts |
        russian checkers | switch to draughts | switch to checkers | change to draughts | change to checkers |
        I want to play draughts | I want to play checkers | start draughts | start checkers | game draughts |
        draughts instead | I would rather play draughts | let us play draughts | let us play checkers
command-chess =
    .hear = chess | new game of chess | play chess | new game chess | game of chess | new chess | back to chess | normal chess |
        switch to chess | change to chess | I want to play chess | start chess | game chess | let's play chess |
        I would rather play chess | chess instead | chess again
command-go =
    .hear = go to { $square } | jump to { $square } | walk to { $square } | move cursor to { $square } | cursor to { $square } |
        take me to { $square } | go on { $square } | go { $square } | bring me to { $square } | jump { $square } |
        put the cursor on { $square } | set cursor to { $square } | move the cursor to { $square } |
        place the cursor on { $square } |
        I want to be on { $square } | let me stand on { $square } | put me on { $square } | cursor on { $square } |
        I want to look around from { $square } | head to { $square }
command-to-move =
    .hear = move { $number } | go to move { $number } | to move { $number } | move number { $number } | { $number } |
        go to move number { $number }
command-opponent-told =
    .hear = what level are you on | which level are you on | what level am I on | which level am I on |
        what level is this | who am I playing | who am I playing against | who is my opponent |
        what level are you | what level do you play at | what level are you playing at | what's your level | how strong are you |
        how strong are you playing | how hard are you | how good are you | what level is the computer |
        what level is the opponent | what strength are you on | current level | what is the level |
        what's the level | which level is set | am I playing the computer | are you my opponent |
        what level is it | which level is it | what is your rating | what rating do you have |
        how strong is the computer | what level do you play | how good is the computer | which engine are you using
command-own-side =
    .hear = which side am I | what side am I | am I white or black | what colour am I | which colour am I |
        what colour do I play | do I play white | which colour do I have | what colour do I have |
        which side do I play | which side do I have | which pieces are mine | am I white | am I black |
        which colour am I playing | what colour am I playing | which side am I playing
command-opponent-none =
    .hear = no opponent | nobody | two players | without opponent | two player game | opponent off | without computer |
        no computer | human opponent | against human | play against human | with friend | play with friend |
        human against human | stop playing against me | turn computer off | turn off computer | switch computer off |
        switch off computer | turn engine off | turn off engine | stop computer | stop engine | no engine play |
        computer off | engine off | I want to play with friend | play without computer | two humans |
        I am playing with a friend | two players at one computer | without the computer | a friend plays with me |
        human against human please | the computer shall not play | I want to play against a friend | against a friend |
        against a human | we're two people playing | two people playing | there are two of us | we are two |
        I'm playing with my friend | playing with a friend | I don't want to play the computer |
        I don't want the computer | I don't want to play against the computer | not against the computer |
        both sides human |
        let me move both sides | I'm playing with my brother | I play both sides | I'll move for both sides |
        don't play for the other side | don't move for him | we're playing each other | two of us are playing |
        I'm playing a friend | I play against my wife | no computer moves | leave both sides to us |
        stop playing for the other side | just the two of us | stop making moves yourself | I'll play both colours |
        let me play against myself | against myself | no computer opponent |
        I'm with a friend | me and my friend | human versus human | two-player mode | my friend moves the other side |
        I want to move for both | you don't need to play | I don't need an opponent | no bot |
        get rid of the computer | leave the moves to us | turn yourself off as an opponent | solo play |
        I want to play with my son | let my daughter play white | my son plays white | my daughter plays black |
        I'm playing with my son | I'm playing with my daughter | play with my son | play with my daughter |
        I want to play with my daughter | I want to play with my wife | I want to play with my husband |
        my friend is here | my friend plays white | my friend plays black | play against my friend |
        play with my friend | I play alone | I'm playing alone | I play by myself | my son wants to play |
        playing with my son |
        turn off the computer opponent | turn the computer opponent off | switch off the computer opponent
command-opponent-side =
    .hear = program plays { $side } | the program plays { $side } | computer plays { $side } |
        opponent plays { $side } | you play { $side } | you take { $side } | you are { $side } | you have { $side } |
        engine plays { $side } | machine plays { $side } | you be { $side } | let the computer have { $side } |
        let the computer play { $side } | you get { $side } | { $side } for you | computer { $side } |
        computer takes { $side } | the computer is { $side } | you can have { $side } | you can play { $side } |
        you may have { $side }
command-opponent-own =
    .hear = I play { $side } | I take { $side } | I am { $side } | I'm { $side } | I have { $side } |
        I want { $side } | I want to play { $side } | I would like { $side } | let me play { $side } |
        I'll play { $side } | I will play { $side } | play { $side } | I'll take { $side } |
        let me have the { $side } pieces | I'll be { $side } | let me be { $side } |
        I'm { $side } you're { $side } | give me { $side } | I want to have { $side } | me { $side } |
        { $side } for me | can I have { $side } | can I be { $side } | I'd like to play the { $side } side |
        the { $side } side | I prefer { $side } | I'd prefer { $side } | I'd rather have { $side } |
        I choose { $side } | I want the { $side } pieces | I'd like the { $side } pieces |
        I want to be { $side } | I'll have { $side } | let me play the { $side } pieces |
        let me be { $side } this time | I'll take the { $side } pieces | I'd like { $side } this time |
        I'm playing { $side } | I'd love to play { $side } | me { $side } you the other |
        give me the { $side } pieces | I go with { $side } | let me play as { $side } | could I be { $side } |
        my colour is { $side } | I'm going to be { $side } | can I play { $side } | may I have { $side } |
        I'll go { $side } | could I have the { $side } pieces | make me { $side } | put me on { $side } |
        let me have { $side } | switch me to { $side } | can I play { $side } against the computer |
        I want to play { $side } against the computer | I play { $side } against you |
        let me play { $side } against you | I'd like the { $side } pieces against the computer |
        play the computer as { $side }
command-no-help =
    .hear = no help | no engine | tournament mode | disable help
command-setup-turn =
    .hear = { $side } to move | { $side } moves | { $side } is to move | white begins with { $side } | let { $side } move |
        { $side } begins | { $side } starts | it is { $side }'s turn | { $side }'s turn |
        { $side } should move first | { $side } moves first | { $side } goes first
command-present =
    .hear = { $side } is here | { $side } is there | { $side } has come | { $side } is present | { $side } has arrived
command-resume =
    .hear = resume | resume game | resume adjourned game | continue adjourned game | resume adjourned | take up adjourned game | reopen game |
        I'm back | right then, carry on | let's go on with the game we stopped | let's continue |
        back to the game we stopped | pick up where we left off | let's go on
command-arrives =
    .hear = { $side } is here | { $side } has come | { $side } arrives
command-envelope-lost =
    .hear = envelope is lost | lost envelope | envelope lost |
        the envelope has gone missing | we've lost the envelope
command-position-lost =
    .hear = position is lost | position cannot be restored |
        nobody knows the position any more
command-agree-draw =
    .hear = we agree on draw | both agree on draw | we agree to draw | we both agree to draw | draw by agreement | draw agreed |
        we've agreed a draw | we have agreed a draw | we agreed to a draw | draw by agreement between us |
        both players agree to a draw
command-no-win =
    .hear = neither side can win | nobody can win | no win | claim no win |
        nobody can win this | neither of us can win
command-draw-counts =
    .hear = draw counts | counts | how far to draw | counters | draw counters | how many moves to draw | how many moves until draw |
        how long till draw |
        how many moves since the last capture | how many moves since a pawn moved |
        how close are we to the fifty moves |
        how many moves without a capture | how many times has the position repeated |
        how often has the position repeated
command-captures-now =
    .hear = must I capture | must I take | captures now | which captures | what can I capture | must I jump |
        do I have to take | do I have to capture | is there capture | is capture compulsory |
        what must I take | what must I capture | can I capture | which captures are there |
        compulsory captures | forced captures | can I take something | what captures are there |
        anything I can grab | can I capture anything | what can I grab | is there anything to take |
        is there something to take | which pieces can I take | any captures | are there any captures |
        can I win anything by taking | possible captures for me | do I have any captures |
        what is there to take | what's there for me to take | what can I eat | can I eat something |
        what can be captured | could I take something | what pieces can I capture | can I win a piece |
        list the captures | all captures | what can I capture now | which captures do I have | list captures |
        list all captures |
        which pieces can I capture | which black pieces can I take | which white pieces can I take |
        which black pieces can I capture | where can I capture | where can I take | what may I capture |
        which of his pieces can I take | which men can I take |
        can I take the { $piece } on { $square } | can I capture the { $piece } on { $square } |
        can I take { $square } | can I capture { $square } | can I win the { $piece } on { $square } |
        is there anything I can take | is there something I can take | anything I can take |
        can I take any of his pieces | can I take his { $piece } | can I capture his { $piece } |
        can I take the { $piece } |
        what captures can I make | which captures can I make | what captures do I have | what captures have I got |
        captures I can make | show my captures | what are my captures | what captures are possible |
        which captures are possible | my captures
command-roads =
    .hear = which roads | roads | roads of { $square } | which roads { $square } | on which roads is { $square }
command-main-road =
    .hear = main road | main road a1 h8 | main road h8 a1 |
        what's on the long diagonal | long diagonal
command-lower-double =
    .hear = lower double | double g1 a7 | double a7 g1
command-upper-double =
    .hear = upper double | double h2 b8 | double b8 h2
command-lower-little-double =
    .hear = lower little double | double g1 h2 | double h2 g1
command-upper-little-double =
    .hear = upper little double | double a7 b8 | double b8 a7
command-lower-triple =
    .hear = lower triple | triple c1 h6 | triple h6 c1
command-upper-triple =
    .hear = upper triple | triple a3 f8 | triple f8 a3
command-lower-little-triple =
    .hear = lower little triple | triple c1 a3 | triple a3 c1
command-upper-little-triple =
    .hear = upper little triple | triple h6 f8 | triple f8 h6
command-lower-slant =
    .hear = lower slant | slant e1 a5 | slant a5 e1
command-upper-slant =
    .hear = upper slant | slant h4 d8 | slant d8 h4
command-lower-little-slant =
    .hear = lower little slant | slant e1 h4 | slant h4 e1
command-upper-little-slant =
    .hear = upper little slant | slant a5 d8 | slant d8 a5
command-drills =
    .hear = exercises | exercise | drill | training | train | practice drills | practise | practice | practise something |
        do drill | learn | learning | start drill | trainer | drills | start drills | start training | I want to train |
        I want to practise | I want to practice | let us train | practice exercises | open drills | training mode | do exercises |
        what can I practise | list drills | show drills | some exercises |
        I would like to train a little | which exercises are there | training please | exercises please |
        let me practise something |
        teach me something | I want to learn | let's train | I want to get better | what exercises are there |
        some practice | give me something to practise |
        let me practise | I'd like some training | lesson please | coach me |
        endgame practice | practice endgames | endgame training | practise endings |
        I want to learn the moves of the pieces | learn the moves
command-settings =
    .hear = options menu | preferences | change settings | open settings | configuration | setup options |
        speech settings | adjust settings | configure | show settings | settings | open options | settings please |
        go to settings | options | change the settings | where can I change settings | set things up | options please |
        customize | customise | adjust the options | I need to adjust something in the settings | see the settings |
        I want to see the settings | my settings | see my settings | show my settings | take me to the settings |
        prefs | open the setup page | how do I change the sounds | where can I change things | adjust things |
        configure the program | program settings | where are the options | I want to set something |
        change how it works | let me configure | change my preferences | set-up options | where do I change stuff |
        I want to tweak something | settings page | which voice are you using | what voice is this |
        what voice are you using | how loud are you | how loud is it | what volume is it | how fast are you talking |
        how fast is the speech | what speed is it | is the sound on | are the sounds on | which alphabet do you use |
        which language is this | what language is this | what language do you speak | which language do you speak |
        what form are the moves in | what verbosity is it | what are the settings | what is the speech rate |
        who is speaking | whose voice is this | who is talking | whose voice is that |
        which languages do you speak
command-thanks =
    .hear = thank you | thank you very much | thanks a lot | many thanks | cheers | well done | good job | great | thx |
        nice | good | bravo | well played | good game | thanks | thank you so much | great thanks | ta | much obliged |
        thank you kindly | thanks very much | I thank you | much appreciated | appreciated | you're a star | very kind |
        what a game | you are good at this | you play well | you are good |
        good move | nice move | great move | excellent move | strong move | clever move | lovely move | what a move | what a good move | that was a good move | that's a good move | good one | nice one | well done you | you played well | that was well played | beautiful move | brilliant | excellent
command-hello =
    .hear = hello | hi | hey there | good morning | good afternoon | good evening | good day | hello there | hi there | hello annabella |
        hi annabella | greetings | howdy | hiya |
        good luck | good luck to you
command-own-pieces =
    .hear = where is my { $piece } | where are my { $piece } | my { $piece } | find my { $piece } |
        where does my { $piece } stand | where do my { $piece } stand | where have I { $piece } | own { $piece } |
        on which square is my { $piece } | which square is my { $piece } on | where have I got { $piece } |
        what about my { $piece } | where did my { $piece } go | squares of my { $piece } | where's my { $piece } |
        where're my { $piece } | where have I got my { $piece } | locate my { $piece } | where my { $piece } is |
        where my { $piece } are | my { $piece } where is it | which squares are my { $piece } on |
        what square is my { $piece } on | where did I leave my { $piece } | my { $piece }'s square |
        do I still have my { $piece } | do I have both { $piece } | do I still have both { $piece } |
        do I still have a { $piece } | { $piece } of mine | are my { $piece } still there |
        where are the { $piece } I have | where has my { $piece } gone | where have my { $piece } gone |
        what happened to my { $piece } |
        whereabouts is my { $piece } | whereabouts are my { $piece } | position of my { $piece } |
        the position of my { $piece } | my { $piece } is where | where are my { $piece } placed |
        where do I have my { $piece } |
        have I lost my { $piece } | is my { $piece } still there | have I still got my { $piece } |
        is my { $piece } still alive | I can't find my { $piece } | which squares do my { $piece } stand on |
        location of my { $piece } | have I got any { $piece } left | did I lose my { $piece } | both my { $piece } |
        positions of my { $piece } | where've my { $piece } got to | which square has my { $piece } |
        go to my { $piece } | take me to my { $piece } | jump to my { $piece } | bring me to my { $piece } |
        go to the { $piece } | cursor to my { $piece }
command-sounds-off =
    .hear = sounds off | turn the sounds off | turn sounds off | no sounds | switch the sounds off |
        mute the sounds | without sounds | turn off the sounds | no sound effects |
        switch the music off | turn the music off | no music | music off | stop the music | switch off the music
command-sounds-on =
    .hear = sounds on | turn the sounds on | turn sounds on | with sounds | switch the sounds on |
        turn on the sounds |
        unmute | sound on again | turn the sound back on
command-harder =
    .hear = much harder | a lot harder | much stronger | much too weak | far too weak | far too easy | much too easy |
        way too easy | make it harder | more difficult | stronger | stronger opponent | play better | play stronger |
        play harder | level up | higher level | raise level | increase level | next level | increase difficulty |
        too easy | it is too easy | harder | make it more difficult | harder please | tougher | that is too easy |
        you are too weak | stronger please | raise the level | increase the level | make the opponent stronger |
        a stronger opponent | more of a challenge | a bigger challenge | increase the difficulty |
        you are too weak for me | this is too easy | that was too easy | make the computer stronger |
        tougher opponent | make him stronger | make it stronger | you're too easy for me |
        you're a bit too easy for me | you're too weak for me | turn up the level | a tougher opponent |
        you're rubbish | give me a challenge | one level up | a level up | next level up | up a level |
        this is too easy for me | try properly | try harder | I'm bored, play better | play properly |
        don't go easy on me | I want a real fight | you are playing badly | play your best | I always win |
        go up a level | make it tougher | give me a harder opponent | that's too easy for me | I want it harder |
        higher difficulty | I need more of a challenge | make yourself stronger | you're too weak | this is easy |
        turn up the difficulty | turn the difficulty up | raise the difficulty | make it a bit harder | a bit harder |
        a little harder | play a bit stronger | play a little stronger | play somewhat stronger | you're too easy |
        you are too easy
command-easier =
    .hear = much easier | a lot easier | much weaker | much too strong | far too strong | far too hard | much too hard | way too hard | make it easier | less difficult | weaker | weaker opponent | play weaker | play easier | level down |
        lower level | decrease level | decrease difficulty | too hard | too difficult | it is too hard | reduce level |
        easier | that is too hard | that is too difficult | it is too difficult | you are too strong |
        you are too good | easier opponent | go easy on me | easy please | less strong | it's too difficult |
        lower the level | it's too hard | play worse | make it less difficult | I keep losing |
        decrease the difficulty | you are too strong for me | this is too hard | make the computer weaker |
        less challenge | make him weaker | make it weaker | you're too strong for me | you're too strong |
        you're too good | make it simpler | you're too good for me | one level down | a level down | next level down |
        down a level | this is too hard for me | I can't beat you | drop the level | too strong for me | too hard for me |
        tone it down | I keep losing, tone it down | be nicer to me | take it easy on me | dumb it down |
        a bit easier please | I'm only a beginner |
        go softer on me | give me an easier opponent | that's too hard for me | I want it easier |
        a gentler opponent | I'm getting crushed | you're crushing me | lower difficulty please | simpler please |
        I'm new to chess | I am new to chess | I'm new to this | I am new to this |
        this is hard |
        turn down the difficulty | turn the difficulty down | lower the difficulty | reduce the difficulty |
        play a bit weaker | play a little weaker |
        let him play weaker | let it play weaker
command-tournament-next =
    .hear = next game of number { $number } | next game of player { $number } | when does number { $number } play | next game of { $number } | when does { $number } play
command-tournament-needs =
    .hear = what does number { $number } need | what does player { $number } need | what does { $number } need | what does { $number } need to win | what does { $number } need for first place | can { $number } still win | can { $number } win
command-tournament-play =
    .hear = play board { $number } | play board { $number } of the tournament | start board { $number }
command-tournament-round =
    .hear = round { $number } | pairings of round { $number } | pairings for round { $number } | pairings round { $number } | { $ordinal } round |
        pairings of the { $ordinal } round | pairings for the { $ordinal } round
command-tournament-place =
    .hear = points of { $number } | points of number { $number } | place of { $number } |
        place of number { $number } | how many points does { $number } have |
        how many points does number { $number } have | how many points has { $number } |
        how many points has number { $number } got | how many points has { $number } got |
        what place is { $number } in | what place is number { $number } in | which place is { $number } in |
        where is { $number } in the table | what is the score of { $number } | where does { $number } stand |
        how is { $number } doing
command-tournament-mine-place =
    .hear = how many points do I have | how many points have I got | my points | my place |
        my score in the tournament | what place am I in | where do I stand in the tournament | where do I stand |
        which place am I in
command-tournament-next-round =
    .hear = next round pairings | pairings of the next round | pairings for the next round |
        who plays whom in the next round | who plays whom next | next pairings
command-tournament-last-round =
    .hear = last round | pairings of the last round | pairings for the last round | last round pairings |
        who plays whom in the last round
command-in-check =
    .hear = am I in check | is it check | is king in check | is my king in check | check | in check | am I checked |
        is white in check | is black in check | is there check | is my king attacked | is the king attacked | check? |
        check or not | does he give check | who gives check | which piece gives check | what is giving check |
        who is checking me | am I still in check | have I been checked | is my king in danger | is my king safe |
        did that give check | is he in check | is the enemy king in check | is it a check |
        is anybody in check | have I given check | is that check | am I being checked | is my king under attack |
        did I give check | who's in check | is anyone in check |
        was that a check |
        any check | is my king okay | did he check me | is he checking me | do I have to get out of check
command-heading =
    .hear = who's playing | who is playing | who plays | who is playing here | what were they called |
        what are the players called | who are the players | whose game is this | which game is this |
        what game is this | who was white | who was black | when was this played | where was this played |
        what event is this
command-notes =
    .hear = read the comments | read the comment | what does the comment say | is there a comment
command-last-moves =
    .hear = the last { $number } moves | last { $number } moves | read the last { $number } moves |
        read me the last { $number } moves | tell me the last { $number } moves |
        say the last { $number } moves | what were the last { $number } moves |
        repeat the last { $number } moves | the previous { $number } moves | go over the last { $number } moves
command-undo-moves =
    .hear = take back { $number } moves | take { $number } moves back | take back { $number } | take { $number } back |
        undo { $number } moves | undo { $number } | go back { $number } moves | back { $number } moves |
        { $number } moves back | undo the last { $number } moves | take back the last { $number } moves |
        take the last { $number } moves back | retract { $number } moves | undo last { $number } |
        take my last { $number } moves back | take back my last { $number } moves | undo my last { $number } moves |
        rewind { $number } moves | take back the last { $number } | the last { $number } moves back
command-shelf-open =
    .hear = open it | open this one | open that one | open that game | open this game | load it | load that one |
        take that one | let me hear that game
command-shelf-close =
    .hear = close library | leave library | close list of games | leave list of games | close search | end search
command-shelf-next =
    .hear = next | next one | next game | next hit | next result | one further | go on | another one
command-shelf-previous =
    .hear = previous | previous one | one before | previous game | previous hit | previous result | one back
command-shelf-first =
    .hear = first | first one | first game | first hit | back to first
command-shelf-last =
    .hear = last one | last game | last hit
command-shelf-tell =
    .hear = which one is this | which game is this | what game is this | tell me about it | who played that
command-moves-of-kind =
    .hear = where can { $piece } go | where can my { $piece } go | where may { $piece } go | what can { $piece } do |
        what can my { $piece } do | where can my { $piece } move | where can { $piece } move | moves of { $piece } |
        which moves has my { $piece } | where could my { $piece } go | where can I go with my { $piece } |
        is my { $piece } pinned | is the { $piece } pinned | can my { $piece } move |
        which squares can my { $piece } go to | show me the moves of my { $piece }
command-may-castle =
    .hear = can I castle | may I castle | can I still castle | am I allowed to castle | is castling possible |
        can I castle now | can I castle kingside | can I castle queenside | can I castle short | can I castle long |
        may I still castle | am I still allowed to castle | can I castle here | may I castle kingside |
        may I castle queenside | which side can I castle | is castling still possible | why can't I castle |
        is castling legal here | have I lost the right to castle
command-castled =
    .hear = did I castle | have I castled | has he castled | did he castle | has White castled | has Black castled |
        did White castle | did Black castle | did I already castle | have I already castled |
        has White already castled | has Black already castled | has she castled | did she castle |
        have you castled | did you castle | have we castled | who castled | who has castled | has anybody castled |
        has anyone castled | did anybody castle | did anyone castle | has my opponent castled |
        did my opponent castle | did we castle | have they castled | did they castle | am I castled |
        is White castled | is Black castled | I castled? | White castled? | Black castled? | I have castled? |
        I already castled | who has already castled | when did I castle | when did White castle |
        when did Black castle | which way did I castle | which side did I castle | has there been castling |
        did I castle kingside | did I castle queenside | did White castle kingside | did Black castle kingside |
        did White castle queenside | did Black castle queenside
command-occurrences =
    .hear = how often has this position occurred | how many times has this position occurred |
        how often has this position been on the board | how many times have we had this position |
        how often has the position been repeated | how many times has the position been repeated |
        how often did this position occur | how many repetitions |
        have we had this position before | was this position on the board before | is this a repetition |
        has the position been repeated | how often was this position on the board |
        how many times did this position occur
command-move-number =
    .hear = what move are we on | which move are we on | what move is it | which move is it |
        what move number are we on | move number | which move number is it | how many moves have we made |
        how many moves have been played | how many moves so far | number of moves | what number move is this |
        how many moves in are we | how far into the game are we | how many moves is it now | count of moves |
        what move number is it | what move number is this
command-every-move =
    .hear = what are my legal moves | all my moves | my legal moves | all legal moves | list legal moves |
        legal moves | what moves do I have | which moves can I make | which moves are possible |
        what are all legal moves | what moves are possible | possible moves | what moves are legal |
        all possible moves | what can I play | which moves are legal | what are my moves |
        show all legal moves | which moves can I play | what moves can I play | which moves do I have |
        what moves can I make | what are my options here | where can I go | which moves are allowed |
        all the moves I've got | what could I play | all my options | list my legal moves |
        list of legal moves | what am I allowed to play | every possible move | what moves are there |
        what moves are available | moves available | what can I do with my pieces | give me all the choices |
        what is allowed here | tell me what I can play | my possible moves |
        do I have any moves | what can I do legally | what moves have I got | where can my pieces go |
        anything I can play | list what I can play | give me the legal moves | tell me my legal moves |
        is there anything I can move | which pieces can I move | which of my pieces can move |
        options for my move | moves I can make | all the moves I can make | all the moves I can make here |
        every move I can make | all moves I have | moves that I can make |
        all the legal moves I can make here | how do I get out of check | how can I get out of check |
        get out of check | what can I do about the check | how do I stop the check |
        what can move | which pieces can move | which men can move | what can I move |
        list my moves | list all the moves I have
command-count-kind =
    .hear = how many { $piece } | how many { $piece } do I have | how many { $piece } have I got |
        how many { $piece } does he have | how many { $piece } has he got | how many { $piece } do you have |
        how many { $piece } have you got | how many { $piece } does my opponent have |
        how many { $piece } does { $side } have | how many { $piece } does each side have |
        how many { $piece } do we have | how many { $piece } each | how many { $piece } are left |
        how many { $piece } are there | how many { $piece } are on the board | how many of my { $piece } are left |
        number of { $piece } | count { $piece } |
        who has the { $piece } pair | do I have the { $piece } pair
command-count-pieces =
    .hear = how many pieces | how many pieces do I have | how many pieces have I got | how many pieces has he got |
        how many pieces does he have | how many pieces do you have | how many pieces does each side have |
        how many pieces does { $side } have | how many pieces each | how many pieces are left |
        how many pieces are there | how many pieces are on the board | number of pieces
command-count-moves =
    .hear = how many legal moves | how many legal moves do I have | how many legal moves are there |
        how many moves do I have | how many moves can I make | how many possible moves | how many moves are possible |
        number of legal moves
command-own-last-move =
    .hear = what was my last move | my last move | what did I play | what did I just play | what have I played |
        what was my move | which move did I make | what did I move | what move did I make | where did I move |
        what was the last move I made | what was the move I made | what did I just do | what have I just done
command-squares-between =
    .hear = diagonal { $from } { $square } | diagonal { $from } to { $square } |
        diagonal from { $from } to { $square } | diagonal between { $from } and { $square } |
        { $from } { $square } diagonal | { $from } to { $square } diagonal |
        pieces on diagonal { $from } { $square } | what is on the diagonal { $from } { $square } |
        what is on the diagonal from { $from } to { $square } | what is between { $from } and { $square } |
        pieces between { $from } and { $square } | is anything between { $from } and { $square } |
        between { $from } and { $square } | line from { $from } to { $square }
command-file-name =
    .hear = what does { $file } mean | what does { $file } stand for | what is { $file } | who is { $file } |
        which file is { $file } | what file is { $file } | meaning of { $file }
command-diagonals-of =
    .hear = diagonals of { $square } | diagonal of { $square } | diagonals from { $square } |
        diagonals through { $square } | both diagonals of { $square } | what is on the diagonals of { $square }
command-squares-around =
    .hear = squares around { $square } | what is around { $square } | around { $square } | neighbours of { $square } |
        neighbouring squares of { $square } | pieces around { $square } | squares next to { $square } |
        what's in front of { $square } | what is in front of { $square } | what's next to { $square } |
        what is next to { $square } | what's behind { $square } | what is behind { $square } |
        what stands next to { $square } | what stands in front of { $square } | what is beside { $square } |
        what's around { $square }
command-seen-from =
    .hear = see from { $side } | see from { $side } side | see the board from { $side } | view from { $side } |
        see from { $side }'s side | from { $side }'s side | I want to see from { $side }'s side |
        put { $side } at the bottom | { $side } at the bottom | { $side }'s view |
        show the board from { $side }'s side | show board from { $side } side
command-orientation =
    .hear = which way round is the board | from which side do I see the board | how is the board turned |
        which side is at the bottom | who is at the bottom |
        the board is turned | the board is turned round | the board is upside down
command-redo =
    .hear = redo | redo move | redo last move | undo the undo | play it again | put the move back again |
        take the undo back | redo that | move forward again | bring the move back
command-passed-pawns =
    .hear = passed pawns | passed pawn | which pawns are passed | which pawn is passed | do I have a passed pawn |
        do I have passed pawns | are there passed pawns | is there a passed pawn | any passed pawns |
        where are the passed pawns | does he have a passed pawn | has he got a passed pawn |
        who has a passed pawn | have I got a passed pawn | is my pawn passed | is that pawn passed
command-can-reach =
    .hear = can { $piece } reach { $square } | can { $piece } go to { $square } |
        can my { $piece } reach { $square } | can my { $piece } go to { $square } |
        can { $piece } move to { $square } | can my { $piece } move to { $square } |
        can my { $piece } get to { $square } | can { $piece } get to { $square } |
        can { $piece } take { $square } | can my { $piece } take { $square } |
        can my { $piece } take on { $square } | can { $piece } take on { $square } |
        can { $piece } capture { $square } | can my { $piece } capture on { $square } |
        can I play { $piece } { $square } | can I play { $piece } to { $square } |
        is { $piece } { $square } legal | is { $piece } { $square } possible |
        is { $piece } takes { $square } legal | is { $piece } to { $square } legal |
        may I play { $piece } { $square } | does my { $piece } reach { $square } |
        does { $piece } reach { $square } | can I move my { $piece } to { $square } |
        can I put my { $piece } on { $square } | can I take { $square } with my { $piece }
command-board-hide =
    .hear = play blindfold | hide board | blindfold on | hide pieces | without board | I want to play blindfold |
        hide the board | without seeing the board | turn off the board | board off | no board | without a board |
        play without a board | hide the pieces | cover the board | blindfold me
command-board-show =
    .hear = show board | blindfold off | show pieces | show board again | show the board | show me the board |
        show the board again | show the pieces | unhide the board | uncover the board | board on |
        stop playing blindfold | I want to see the board | let me see the board | see the board | display the board
command-which-language =
    .hear = change language | switch language | change the language | language | languages | change your language |
        other language | another language | different language | other languages | can you speak something else |
        speak another language | I want another language | switch the language | set language | set the language |
        choose language | choose the language | select language | switch to another language | switch languages |
        change languages
command-which-voice =
    .hear = other voice | change voice | another voice | different voice | switch voice | change the voice |
        I don't like this voice | a woman's voice | a man's voice | other voices | can I have a different voice |
        voice | voices | switch the voice | choose a voice | use another voice
command-lift =
    .hear = lift { $square } | I lift { $square } | pick up { $square } | pick { $square } up | I pick up { $square } |
        take out { $square } | take { $square } out | take off { $square } | take { $square } off | remove { $square } |
        lift the piece on { $square } | I lift the piece on { $square } | pick up the piece on { $square } |
        pick the piece on { $square } up | I pick up the piece on { $square } | take out the piece on { $square } |
        take the piece on { $square } out | take off the piece on { $square } | take the piece on { $square } off |
        remove the piece on { $square } | lift the piece from { $square } | I lift the piece from { $square } |
        pick up the piece from { $square } | pick the piece from { $square } up | I pick up the piece from { $square } |
        take out the piece from { $square } | take the piece from { $square } out |
        take off the piece from { $square } | take the piece from { $square } off | remove the piece from { $square } |
        lift the { $piece } on { $square } | I lift the { $piece } on { $square } |
        pick up the { $piece } on { $square } | pick the { $piece } on { $square } up |
        I pick up the { $piece } on { $square } | take out the { $piece } on { $square } |
        take the { $piece } on { $square } out | take off the { $piece } on { $square } |
        take the { $piece } on { $square } off | remove the { $piece } on { $square } |
        lift the { $piece } from { $square } | I lift the { $piece } from { $square } |
        pick up the { $piece } from { $square } | pick the { $piece } from { $square } up |
        I pick up the { $piece } from { $square } | take out the { $piece } from { $square } |
        take the { $piece } from { $square } out | take off the { $piece } from { $square } |
        take the { $piece } from { $square } off | remove the { $piece } from { $square } |
        lift { $piece } { $square } | I lift { $piece } { $square } | pick up { $piece } { $square } |
        pick { $piece } { $square } up | I pick up { $piece } { $square } | take out { $piece } { $square } |
        take { $piece } { $square } out | take off { $piece } { $square } | take { $piece } { $square } off |
        remove { $piece } { $square } | lift up { $square } | lift out { $square } | lift { $square } out |
        pull out { $square } | pull { $square } out | I take out { $square } | I take { $square } out |
        I remove { $square } | I take off { $square } | take { $square } out of its hole |
        take { $square } out of the hole | lift { $square } out of its hole | take { $square } off the board |
        take the { $piece } on { $square } off the board | remove { $square } from the board |
        lift my { $piece } on { $square } | pick up my { $piece } on { $square } | lifting { $square } |
        picking up { $square }
command-put =
    .hear = put { $square } | put it on { $square } | put it in { $square } | put it to { $square } |
        put on { $square } | put the piece on { $square } | put the { $piece } on { $square } | place { $square } |
        place it on { $square } | place it in { $square } | place it to { $square } | place on { $square } |
        place the piece on { $square } | place the { $piece } on { $square } | set { $square } | set it on { $square } |
        set it in { $square } | set it to { $square } | set on { $square } | set the piece on { $square } |
        set the { $piece } on { $square } | stick { $square } | stick it on { $square } | stick it in { $square } |
        stick it to { $square } | stick on { $square } | stick the piece on { $square } |
        stick the { $piece } on { $square } | I put { $square } | I put it on { $square } | I put it in { $square } |
        I put it to { $square } | I put on { $square } | I put the piece on { $square } |
        I put the { $piece } on { $square } | I place { $square } | I place it on { $square } |
        I place it in { $square } | I place it to { $square } | I place on { $square } |
        I place the piece on { $square } | I place the { $piece } on { $square } | put it down on { $square } |
        put down on { $square } | put it into { $square } | put it at { $square } | place it at { $square } |
        set it down on { $square } | set down on { $square } | put the piece down on { $square } |
        put the { $piece } down on { $square } | put it in the hole on { $square } |
        put it into the hole on { $square } | put in { $square } | put into { $square } | put down { $square } |
        drop it on { $square } | put him on { $square } | put my { $piece } on { $square } |
        put it back on { $square } | put back on { $square } | place it back on { $square }
command-castling-of =
    .hear = can { $side } castle | can { $side } still castle | may { $side } castle | may { $side } still castle |
        is { $side } allowed to castle | is { $side } able to castle | could { $side } castle |
        does { $side } still have castling rights | has { $side } still the right to castle | can { $side } castle now |
        can { $side } castle kingside | can { $side } castle queenside | can { $side } still castle kingside |
        can { $side } still castle queenside | why can't { $side } castle
command-castling-theirs =
    .hear = can he castle | can he still castle | can she castle | can my opponent castle |
        can my opponent still castle | can the opponent castle | can the opponent still castle | can you castle |
        can you still castle | may he castle | may he still castle | can the computer castle
