# Commands. Exploring the board.

command-colour = say the square and its colour
    .hear = colour | what colour | dark or light | colour of { $square } | what colour is { $square } | what colour is this square |
        which colour | what colour is square | is it dark or light | is { $square } dark or light | is { $square } light or dark |
        square colour | what color | what color is { $square } | is this square dark or light |
        is { $square } a light square | is { $square } a dark square | is { $square } white or black |
        { $square } dark or light | colour of the square { $square } | is { $square } black or white
command-to-rank = go to the rank, on this file
    .hear = go to rank { $rank } | rank { $rank } here
command-to-file = go to the file, on this rank
    .hear = go to file { $file } | file { $file } here
command-next-piece = next piece of this kind
    .hear = next { $piece }
command-previous-piece = previous piece of this kind
    .hear = previous { $piece }
command-attackers-here = who attacks this square
    .hear = who attacks me | who attacks this | attackers against { $square } | who threatens { $square } | who attacks this square |
        what attacks this square | is this square attacked | am I attacked |
        can this piece be taken | who can take this | is this piece attacked | is this piece in danger |
        what's attacking this | is this attacked
command-defenders-here = who defends this square
    .hear = who defends | what defends | who defends this | defenders | who defends { $square } | what defends { $square } |
        who guards { $square } | defenders of { $square } | defenders { $square } | is { $square } defended |
        who protects { $square } | what protects { $square } | what guards { $square } | is this square defended |
        who protects this | who defends this square | who covers { $square } | is { $square } protected |
        is { $square } guarded | what is defending { $square } | who is defending { $square } |
        which pieces defend { $square } | what's protecting { $square } | what is protecting { $square } |
        who is protecting { $square } |
        how often is { $square } protected | how many defenders on { $square } |
        which of my pieces protect { $square } | which pieces protect { $square } | is { $square } covered |
        protection of { $square } |
        is my { $piece } on { $square } protected | is my { $piece } on { $square } defended |
        what's defending { $square } | who's guarding { $square } | who backs up { $square } | is it defended here |
        is this piece protected | is this piece defended | what's covering { $square } |
        do I have { $square } covered | is anything protecting { $square } | who is covering { $square } |
        does anything guard this
command-moves-from = legal moves of this piece
    .hear = moves of this piece | where can it go | legal moves from { $square } | legal moves { $square } |
        where can { $square } go | where can this piece go | where can this piece move | where can it move |
        where can { $square } move | possible moves from { $square } | moves from { $square } | moves of { $square } |
        what moves does { $square } have | where can piece on { $square } go | where can piece on { $square } move |
        where can { $piece } on { $square } go | where can my { $piece } on { $square } go |
        what can { $square } do | where does { $square } go | where may { $square } go |
        moves of { $piece } on { $square } | where can my { $piece } on { $square } move |
        where can the { $piece } on { $square } move | where can I move { $square } | which moves has { $square } |
        what can the pawn on { $square } do | what can the { $piece } on { $square } do |
        possible squares for { $square } | possible squares for the piece on { $square } | legal moves for { $square } |
        which squares can { $square } reach | where can the piece on { $square } go |
        what can this { $piece } do | what can it do | where could the piece on { $square } go |
        which squares can this piece reach | what are its moves | moves for the piece on { $square } |
        legal moves of the { $piece } on { $square } | can { $square } move | can the { $piece } on { $square } move |
        can it move | squares for this piece | does { $square } have any moves | where could it go from here |
        options for { $square } |
        destinations from { $square } | where may the { $piece } on { $square } go | reach of { $square } |
        what does { $square } reach | where does the { $piece } on { $square } go | squares for { $square } |
        can I move { $square } | what can I do with { $square } | where can I put the { $piece } on { $square } |
        movement of { $square } | where can I move this | where may this piece go | what squares can it go to
command-captures-from = captures of this piece
    .hear = captures | what can it take | captures from { $square } | captures { $square } | what can { $square } take | what can I take |
        what can this piece take | can I take anything | possible captures | what can piece on { $square } take |
        can this piece take something | can it take anything | what could { $square } capture |
        what can { $square } capture | does { $square } take anything | what can the { $piece } on { $square } take |
        is there anything { $square } can take | who can this piece take
command-in-hand = legal moves of the piece you hold
    .hear = moves of piece in hand | piece in hand | what can piece in hand do
command-if-put = what the piece you hold would do here
    .hear = what if here | what would it do here | if I put it here
command-threats = what the last move attacks
    .hear = threats | new threats | who attacks whom | what is attacked | what does last move attack | what does last move threaten |
        what is threatened |
        what did you just attack | what does that move attack | what does your move threaten |
        what is that move hitting | what does it attack | what did his move attack
command-rank-here = this rank
    .hear = this rank | pieces on this rank | what is on this rank
command-file-here = this file
    .hear = this file | pieces on this file | what is on this file
command-next-slanting-ray = next diagonal
    .hear = next diagonal
command-previous-slanting-ray = previous diagonal
    .hear = previous diagonal
command-next-straight-ray = next straight line
    .hear = next line
command-previous-straight-ray = previous straight line
    .hear = previous line
command-last-move = the last move
    .hear = tell me your move once more | what was last move | opponent's move | last move | what did you play | what did my opponent play |
        what did opponent play | what did he play | what did black play | what did white play | what was played last |
        what was that move | what was your move | your last move | what move was that | repeat last move |
        what was my opponent's last move | what was opponent's last move | opponent's last move | what did she play |
        last move played | what did computer play | what have you played | what did they play | latest move |
        what move did you make | repeat move | what was black's last move | what was white's last move |
        which move was last | what was just played | what did opponent do | what did he do |
        what was the previous move | what did he just play |
        what has he played | his last move | which move was played last | what move was played last |
        what move did { $side } just make | what did { $side } just play | I missed his move | I missed the move |
        I missed your move | which move did he make | which move did the computer make | what did the computer do |
        what did he just do | what was the reply | his reply | his answer | what did black do | what did white do |
        the latest move | what happened just now | what just happened | what just got played |
        what was that move of his | which move was just made | where did he move | where did they move |
        where did you move | which piece did he move | what piece did he move | remind me of his move |
        remind me of the last move | his move again | the move you just made | the move you just played |
        the move he just made | tell me your move again | your move again | say your move again | what did he do there |
        where did you go | what was it you played | what's just been played | tell me the move again |
        the move again | the last move again | what did you move | what did the other side play |
        what have they played | what move just happened | what's his move | what is your move |
        the opponent's latest move | what was that last one | say his last move | what did you answer |
        what was your answer | how did he reply | how did you reply | what was his reply | what was the answer |
        what did he reply with | I missed that move | I didn't catch the move | I didn't hear your move |
        what has my opponent done | your reply | what did my opponent do | what did the machine play | what did you do |
        what's the latest | which move was that | what came last | tell me what you did | tell me what he played |
        repeat your move | what move was it | the computer's move | what's the computer's move |
        computer's last move | where's he gone | where'd he go | where has he gone | what's he played |
        what's he done | what's he moved | how did my opponent respond | which piece moved | what moved |
        what has moved | what did you reply | what's just happened | previous turn |
        describe the last move in full | last move in full | last move in detail | the last move in full detail
command-to-last-move = go to the last move
    .hear = go to last move | go to last square |
        go to where you moved | take me to the last move | jump to the last move
command-last-captured = what was captured last
    .hear = last captured | what was captured | what was taken | what was captured last | what did you take |
        what was last capture | last capture | what did I lose | which piece was captured | which piece was taken |
        what did I take last | what did I take | what piece was taken | what piece was captured | what was just captured |
        what did I capture | what did you capture | what have I lost |
        what piece did he take | what piece did he just take | which piece did I lose | what did I just lose |
        what was lost | which piece was just taken | did I lose a piece |
        what did he take from me | what did they take from me |
        what got taken | what got captured |
        was something eaten | captured pieces | was something captured | was anything taken | did you take something |
        did you take something of mine | did he take something | did he take anything | what did you eat |
        what have you taken | what came off the board | what's been captured | which piece did you take |
        has anything been taken | which pieces have been captured | did we trade something | what was eaten |
        what got eaten | which piece went | has something been captured | who took what | what did that capture |
        what piece did you capture | taken pieces | list captured pieces | what's gone from the board |
        what's been lost | what have you captured
command-changes = what has changed since you last asked
    .hear = changes | what has changed | what's new | what changed | what has changed on board
command-whole-board = the whole board
    .hear = board | whole board | read out board | describe board | describe position | all squares | rank by rank |
        board position | entire board | what does board look like | read out whole position | read out position |
        read position | read whole position | how does board look | how does position look | full board |
        read whole board | give position | tell me board | what is position | what is on board | show position |
        board please | speak board | what's on the board | what is on the board | show me the position |
        how does the board look | tell me the position | what does the position look like | go through the board |
        list all pieces on the board | the whole position | describe the whole board | what is where |
        everything on the board | tell me where everything is | list every piece on the board |
        every piece on the board | where does everything stand | how are the pieces placed | how do the pieces stand |
        where do the pieces stand | how are the pieces set | go through the board from top to bottom |
        give me the full picture | paint me a picture of the board | I've lost the thread, what's on the board |
        what's the situation on the board | the board from the top | read every square | the state of the board |
        square by square | the full position | how do things stand on the board | run through the board |
        talk me through the position | talk me through the board | board status | where are all the men |
        complete position | what does it look like now | how does it look | the layout | layout of the board |
        where are we on the board | can I have the whole board | snapshot of the board | picture of the position |
        map of the board | describe everything | show me everything | what can you see
command-flip = turn the board round
    .hear = flip | flip board | turn board | other side | flip board round | turn board round | turn board around |
        rotate board | other side of board | see board from other side |
        swap sides of board | switch view | rotate | flip it | turn the board around | view from the other side |
        turn it around |
        turn it round | turn the board upside down | upside down | board upside down | from the other side |
        turn it the other way | other way round | let me see it from the other side | swap the board round |
        switch sides of the board | as black sees it |
        other orientation | rotate the view | flip sides | change perspective |
        see it as black | turn the whole thing round | reverse the board | swap the view | mirror the board
command-view = view
    .hear = view
command-view-ray = what is in a direction
    .hear = look { $step } | what is { $step }
command-view-file = a file
    .hear = pieces on file { $file } | file { $file } | pieces on { $file } file | { $file } file | what is on file { $file } |
        what is on { $file } file |
        what is on the { $file } file | tell me about the { $file } file | read the { $file } file |
        pieces on the { $file } file |
        what's on the { $file } file | read file { $file } |
        is the { $file } file open | { $file } file open | is there anything on the { $file } file
command-view-rank = a rank
    .hear = pieces on rank { $rank } | rank { $rank } | pieces on { $rank } rank | what is on rank { $rank } | what is on { $rank } rank |
        read { $rank } rank |
        what is on the { $rank } rank | read the { $rank } rank | pieces on the { $rank } rank | { $rank } rank |
        tell me about rank { $rank } | row { $rank } |
        what's on rank { $rank } | read rank { $rank } | rank number { $rank } |
        tell me the { $rank } rank | say the { $rank } rank | give me the { $rank } rank |
        tell me the { $rank } | read me the { $rank }
command-view-diagonals = the diagonals
    .hear = diagonals | both diagonals |
        diagonals from here | what's on the diagonals
command-view-knight = what is a knight's move away
    .hear = knight's view | knight view | knight's squares
command-view-king = neighbouring squares
    .hear = king's view | king view | around | squares around
command-squares = squares of
    .hear = squares of
command-squares-kind = all pieces of this kind
command-squares-others = the opponent's pieces of this kind
    .hear = opponent's { $piece } | their { $piece } | where is opponent's { $piece } |
        where are opponent's { $piece } | where is their { $piece } | where are their { $piece } |
        where is his { $piece } | where are his { $piece } | where is your { $piece } | where are your { $piece } |
        opponent { $piece } | enemy { $piece } | where is enemy { $piece } | where are enemy { $piece } |
        his { $piece } | your { $piece } | where is her { $piece } | where's his { $piece } |
        where's the opponent's { $piece } | where's the enemy { $piece } | where is my opponent's { $piece } |
        where's my opponent's { $piece } | where are my opponent's { $piece } | my opponent's { $piece } |
        where the enemy { $piece } is | where his { $piece } is | where is the enemy { $piece } |
        does he still have { $piece } | where did his { $piece } go | where has his { $piece } gone |
        whereabouts is his { $piece } | whereabouts are his { $piece } | on what square is the opponent's { $piece } |
        on which square is the opponent's { $piece } | which square is the opponent's { $piece } on |
        on which square is his { $piece } | on what square is his { $piece } |
        does my opponent still have { $piece } | has he still got { $piece } | where has he got his { $piece } |
        where is the other { $piece } | what did he do with his { $piece } | where is your { $piece } hiding
command-squares-own = own pieces
    .hear = my pieces | own pieces | where are my pieces | which pieces do I have | what do I have | what have I got |
        list my pieces | which pieces have I got | what pieces do I have | name my pieces | my position |
        what have I got left | what do I have left | my remaining pieces | what pieces do I have left |
        what do I have on the board | list what I have | my army | where do my pieces stand |
        where do I stand with my pieces | how are my pieces placed | say where my men are |
        where are all my men | read me my side | tell me my side | what's left of my army | everything I have |
        tell me everything I have | where is all my stuff | my side of the board | read out my pieces |
        say all my pieces | what am I left with | how am I set up | my set-up |
        what pieces are mine | what's mine on the board | my stuff | tell me where I am on the board | all of mine |
        where are my guys | where are my troops | list my army | my forces | what are my pieces |
        squares of my pieces | what am I playing with |
        which pieces do I have left | what pieces do I still have | which pieces do I still have |
        which pieces have I got left | what pieces have I got left | which men do I have left |
        which of my pieces are left | what do I still have | how many pieces do I have left and which
command-squares-theirs = the opponent's pieces
    .hear = opponent's pieces | their pieces | where are opponent's pieces | where are their pieces |
        where are his pieces | where are your pieces | enemy pieces | what does my opponent have |
        what pieces does my opponent have | list the enemy pieces | list the opponent's pieces | list his pieces |
        which pieces does he have | which pieces does my opponent have | tell me his pieces | his pieces |
        his remaining pieces | what has he got left | what does he have left | what has my opponent got left |
        what does he have on the board | what does my opponent have left | what pieces does he still have | his army |
        their army | where do his pieces stand | where do their pieces stand | how are his pieces placed |
        where do my opponent's pieces stand |
        the other side's pieces | what does the other side have | everything he has | what has the enemy got |
        what is he left with | your pieces | what have you got | what do you have | your army | read out his pieces |
        say all his pieces | where is the enemy | where's the opposition | the opposition's pieces | how is he set up |
        all of his | all of theirs | where are his guys | his side of the board | his side |
        his forces | what are his pieces | squares of his pieces | what's he playing with |
        what is the other fellow left with | enemy position | enemy forces | the computer's pieces |
        where are the computer's pieces | what does the computer have | what has the computer got
command-squares-white = White's pieces
command-squares-black = Black's pieces
command-squares-all = all pieces
    .hear = where are all pieces | all pieces | all the pieces |
        where's everything | all the pieces and their squares | which pieces are where | name every piece | all men |
        say all the pieces | all the pieces on the board | tell me all the pieces | both armies | both sides' pieces
command-squares-files = all pieces, file by file
    .hear = pieces by file | file by file | pieces file by file
command-squares-pawns = pawns, file by file
    .hear = pawns by file | pawn structure |
        doubled pawns | are there doubled pawns | do I have doubled pawns | isolated pawns | are my pawns doubled |
        pawn islands | is there an isolated pawn
command-squares-material = material, again for the pieces
    .hear = material | count material | who is ahead | material count | material balance | who is up | who has more |
        who has more pieces | am I ahead | count pieces |
        material situation | who is winning on material | who has more material |
        what is material | am I ahead in material | piece count | who is up material | am I up material |
        how is material | how much material | what is the material | who is up in material | am I up in material |
        am I down | how is the material | balance | how many points does each side have | points |
        do I have more pieces than him | do I have more material | who is up a piece | how does material stand |
        am I a piece up | am I a pawn down | value of the pieces | who's got more pieces | how does the material look |
        is material even | is material level | is the material equal | are we level on material |
        am I { $number } pawns up | compare the material | how does the material compare | am I behind in material |
        which pieces are off the board | how much have I lost | who's got more stuff | am I a rook up | pieces left |
        what's the material difference | count the pieces for me | what are we both left with | am I behind |
        captured material | count up the pieces |
        how's the material | what's the material | who has more pawns | who's up in pieces | piece difference |
        how many pieces have I lost | tally of the pieces | count of pieces | am I down material | am I down a piece |
        am I down a pawn | does he have more pieces than me | material check
command-jump = jump
    .hear = jump
command-jump-file = go to the file
command-jump-rank = go to the rank
command-jump-last = go to where the last move ended
