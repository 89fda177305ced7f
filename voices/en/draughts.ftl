# Russian draughts.

man = man
    .plural = men
draughts-king = king
    .plural = kings
white-man = white man
white-draughts-king = white king
black-man = black man
black-draughts-king = black king

draughts-move = { WORD($piece) } { $from }, { $to }
draughts-capture = { WORD($piece) } { $from } takes { $to }
draughts-capture-short = { $from } takes { $to }
draughts-on = { $to }
draughts-takes = takes { $count }
draughts-crowned = becomes a king

began-draughts = A new game of Russian draughts for two players; { WORD($side) } to move
ruled-no-pieces = { WORD($loser) } has no piece left, { WORD($winner) } wins
ruled-no-moves = { WORD($loser) } cannot move, { WORD($winner) } wins
ruled-counted = { $what ->
    [kings-against-one] { WORD($side) } has not captured the lone king in { $moves } moves, a draw
    [balance] With { $pieces } pieces the balance has not changed in { $moves } moves, a draw
    [main-road] { WORD($side) } has not won against the king on the main road in { $moves } moves, a draw
    [king-moves] Kings alone have moved for { $moves } moves without a capture, a draw
   *[repetition] The position has stood { $moves } times, a draw
  }
no-light-square = { $square } is a light square; draughts are played on the dark ones
no-opponents-piece-draughts = The piece on { $square } belongs to your opponent
no-occupied = { $square } is occupied
no-must-capture = { $count ->
    [one] You must capture, with the piece on { $squares }
   *[other] You must capture, with one of the pieces on { $squares }
  }
no-is-no-capture = The piece on { $square } must capture, and this is no capture
no-goes-on = The capture must go on from { $square }
no-land-elsewhere = The capture must end or turn on another square than { $square }
no-backwards = The man on { $square } moves forwards only
no-too-far = The man on { $square } moves to the next square only
no-blocked-at = The piece on { $square } is in the way
no-diagonal = The squares are on no common diagonal
no-along = No capture goes along these squares
no-so-many = { $count ->
    [0] That move captures nothing
    [one] That move captures one piece
   *[other] That move captures { $count } pieces
  }

hear-man = men | checker | draughtsman
hear-command-draughts = draughts | checkers | new game of draughts | new draughts | play draughts | russian draughts |
    new game draughts | game of draughts | new game of checkers
hear-command-chess = chess | new game of chess | play chess | new game chess | game of chess
hear-action-other-game = other game | change game
refused-other-game = These laws are those of another game
laws-draughts = Code of Russian draughts
