# Commands. Walking on the board.

command-walk-up = one square up
    .hear = up | go up | move up | one up | step up
command-walk-down = one square down
    .hear = down | go down | move down | one down | step down
command-walk-left = one square left
    .hear = left | go left | one left | move left | step left
command-walk-right = one square right
    .hear = right | go right | one right | move right | step right
command-walk-up-right = one square up and right
    .hear = up right | up and right
command-walk-down-right = one square down and right
    .hear = down right | down and right
command-walk-down-left = one square down and left
    .hear = down left | down and left
command-walk-up-left = one square up and left
    .hear = up left | up and left
command-enter = enter the line, or pick up and put down a piece
    .hear = take it | put it | enter
command-cancel = cancel
    .hear = cancel | never mind | put back | put it back | cancel that | forget it | forget that | escape | abort | stop that |
        stop, I changed my mind | leave it
command-look = say the square
    .hear = what is on { $square } | what's on { $square } | what stands on { $square } | look at { $square } |
        look { $square } | what is here | look | { $square } what | what is at { $square } | what's at { $square } |
        which piece is on { $square } | who is on { $square } | who stands on { $square } | is { $square } empty |
        where am I | which square | what square is this | what square am I on | this square | what stands here |
        which piece is here | is there anything on { $square } | is there piece on { $square } |
        what piece is on { $square } | which piece stands on { $square } | anything on { $square } |
        is { $square } occupied | what do I have on { $square } | what about { $square } | is { $square } free |
        what stands at { $square } | square { $square } | is anything on { $square } | which piece is at { $square } |
        what's standing on { $square } | what is standing on { $square } | who is standing on { $square } |
        { $square } contains what | what do we have on { $square } | what have we got on { $square } |
        check square { $square } | check { $square } | tell me square { $square } | anything standing on { $square } |
        what's in the corner { $square } | what do you see on { $square } | corner { $square } |
        who's sitting on { $square } | contents of { $square } | what have you got on { $square } |
        who's on { $square } | who is at { $square } | is my piece on { $square } |
        is there a { $piece } on { $square } | is there something on { $square } | what lives on { $square } |
        what occupies { $square } | who occupies { $square } | read { $square } | tell me about { $square } |
        what's there on { $square } | and { $square } | is { $square } taken | does anything stand on { $square } |
        is anybody on { $square } | which man is on { $square } | what piece stands on { $square } |
        is the { $piece } still on { $square } | what's under me | what am I on | read this square |
        what's on this square | what is on this square | current square | say this square |
        anything at { $square } | what's sat on { $square } | what's the piece on { $square } |
        what kind of piece is on { $square } | who owns { $square } | whose piece is on { $square } |
        is { $square } vacant | is { $square } clear | do I have something on { $square } | identify { $square } |
        inspect { $square } | describe { $square } | peek at { $square } | tell me the piece on { $square } |
        is it empty on { $square } | feel { $square } | status of { $square } | what have we here |
        what is in this square | what am I standing on | what's under the cursor | what's under my finger |
        where's the cursor | my current square | where is my cursor
command-attackers = say what attacks the square
    .hear = who attacks { $square } | what attacks { $square } | attackers of { $square } | attackers on { $square } |
        attackers { $square } | who takes on { $square } | who attacks | what attacks | attackers |
        who is attacking { $square } | what is attacking { $square } | is { $square } attacked |
        who can take on { $square } | which pieces attack { $square } | is { $square } under attack | what hits { $square } |
        is { $square } safe | attacks on { $square } | what threatens { $square } | what can capture on { $square } |
        who can take { $square } | what can take { $square } | is { $square } threatened |
        which pieces are attacking { $square } | who can capture { $square } | what can capture { $square } |
        who attacks { $square } now | what can take on { $square } | what takes on { $square } |
        is anything attacking { $square } | does anything attack { $square } |
        how many attackers on { $square } | can anyone take on { $square } | how often is { $square } attacked |
        what is hitting { $square } |
        which pieces are aiming at { $square } | what's aiming at { $square } | what's attacking { $square } |
        who's attacking { $square } | who is hitting { $square } | would I be safe on { $square } |
        can I be taken on { $square } | can my piece on { $square } be taken | is anything aimed at { $square } |
        anything attacking my { $piece } on { $square } | is my { $piece } on { $square } attacked |
        is my { $piece } on { $square } in danger | is my { $piece } on { $square } safe |
        who could recapture on { $square } | who's eyeing { $square } |
        who controls { $square } | which pieces control { $square } |
        does my { $piece } see { $square } | does the { $piece } see { $square } |
        does my { $piece } attack { $square } | does the { $piece } attack { $square } |
        does my { $piece } cover { $square } | does my { $piece } defend { $square } |
        does the { $piece } cover { $square } | is { $square } covered by my { $piece }
command-pieces = say where the pieces are, again for the other side
    .hear = where are { $side } { $piece } | where is { $side } { $piece } | where are { $side }'s { $piece } |
        where is { $side }'s { $piece } | where are { $piece } | where is { $piece } | { $side } { $piece } |
        { $side }'s { $piece } | where are { $side } pieces | where are { $side }'s pieces | where is { $side } |
        { $side } pieces | where are pieces | pieces | position | where are all { $piece } | where is everything |
        where is everybody | list pieces | list all pieces | piece list | current position | where are { $side }'s men |
        where does { $side } stand | where does { $piece } stand | where do { $piece } stand | where do pieces stand |
        find { $piece } | find { $side } { $piece } | what does { $side } have on the board | what { $side } has |
        where does { $side } have pieces | name all { $side } pieces | all { $side } pieces | list { $side }'s pieces |
        where does { $side } have his pieces | where does { $side } have its pieces |
        which squares are the { $side } { $piece } on | which squares are { $piece } on |
        locate the { $side } { $piece } | { $side } { $piece } positions | does { $side } still have { $piece } |
        are the { $piece } still on the board | all the { $piece } | { $piece } positions |
        where has the { $side } { $piece } gone | what square is the { $side } { $piece } on |
        which square is the { $side } { $piece } on | on which square is the { $side } { $piece } |
        is the { $side } { $piece } still there | tell me about the { $side } { $piece } | where is { $side } king hiding |
        where did { $side } put the { $piece } | where are both { $piece } | what has { $side } got |
        what has { $side } got left | say where { $side } is | what does { $side } have | list { $side } |
        how does { $side } stand on the board |
        location of the { $side } { $piece } | whereabouts is the { $side } { $piece } |
        { $side }'s remaining pieces | where is the { $piece } of { $side } | who has { $piece } left |
        what about the { $side } { $piece } | are there any { $side } { $piece } left |
        is there still a { $side } { $piece } | where can I find the { $side } { $piece } | show { $side } |
        say { $side }'s pieces | tell me { $side }'s position | { $side }'s position | { $side }'s set-up |
        { $side }'s army | how is { $side } placed
