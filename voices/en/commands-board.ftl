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
    .hear = cancel | never mind | put back | put it back | cancel that | forget it | forget that | escape | abort | stop that | not that
command-look = say the square
    .hear = what is on { $square } | what's on { $square } | what stands on { $square } | look at { $square } |
        look { $square } | what is here | look | { $square } what | what is at { $square } | what's at { $square } |
        which piece is on { $square } | who is on { $square } | who stands on { $square } | is { $square } empty |
        where am i | which square | what square is this | what square am i on | this square | what stands here |
        which piece is here | is there anything on { $square } | is there piece on { $square } |
        what piece is on { $square } | which piece stands on { $square } | anything on { $square } |
        is { $square } occupied | what do i have on { $square } | what about { $square } | is { $square } free |
        what stands at { $square } | square { $square } | is anything on { $square } | which piece is at { $square } |
        what's standing on { $square } | what is standing on { $square } | who is standing on { $square } |
        { $square } contains what | what do we have on { $square } | what have we got on { $square } |
        check square { $square } | check { $square } | tell me square { $square } | anything standing on { $square } |
        what's in the corner { $square } | what do you see on { $square } | corner { $square }
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
        what is hitting { $square }
command-pieces = say where the pieces are, again for the other side
    .hear = where are { $side } { $piece } | where is { $side } { $piece } | where are { $side }'s { $piece } |
        where is { $side }'s { $piece } | where are { $piece } | where is { $piece } | { $side } { $piece } |
        { $side }'s { $piece } | where are { $side } pieces | where are { $side }'s pieces | where is { $side } |
        { $side } pieces | where are pieces | pieces | position | where are all { $piece } | where is everything |
        where is everybody | list pieces | list all pieces | piece list | current position | where are { $side }'s men |
        where does { $side } stand | where does { $piece } stand | where do { $piece } stand | where do pieces stand |
        find { $piece } | find { $side } { $piece } | what does { $side } have on the board | what { $side } has |
        where does { $side } have pieces | name all { $side } pieces | all { $side } pieces | list { $side }'s pieces |
        where does { $side } have his pieces | where does { $side } have its pieces
