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

began-draughts = { $players ->
    [one] New game of Russian draughts, { WORD($side) } to move
   *[two] New game of Russian draughts, two players, { WORD($side) } to move
  }
ruled-no-pieces = { WORD($loser) } has no piece left, { WORD($winner) } wins
ruled-no-moves = { WORD($loser) } cannot move, { WORD($winner) } wins
ruled-counted = { $what ->
    [kings-against-one] { WORD($side) } has not captured the lone king in { $moves } moves, draw
    [balance] With { $pieces } pieces the balance has not changed in { $moves } moves, draw
    [main-road] { WORD($side) } has not won against the king on the main road in { $moves } moves, draw
    [king-moves] Kings alone have moved for { $moves } moves without a capture, draw
   *[repetition] Draw: the position has occurred { $moves } times
  }
no-light-square = { $square } is a light square; draughts is played on the dark ones
no-opponents-piece-draughts = The piece on { $square } belongs to your opponent
no-occupied = { $square } is occupied
no-must-capture = { $count ->
    [one] You must capture with { $squares }
   *[other] You must capture with one of { $squares }
  }
no-is-no-capture = The piece on { $square } must capture; that is not a capture
no-goes-on = The capture must continue from { $square }
no-land-elsewhere = The capture cannot stop or turn on { $square }
no-backwards = The man on { $square } moves forwards only
no-too-far = The man on { $square } moves one square only
no-blocked-at = The piece on { $square } is in the way
no-diagonal = The squares are not on one diagonal
no-along = No capture goes along these squares
no-so-many = { $count ->
    [0] That move captures nothing
    [one] That move captures one piece
   *[other] That move captures { $count } pieces
  }

hear-man = men | checker | checkers | draughtsman | piece
refused-other-game = These laws are those of another game
laws-draughts = Code of Russian draughts

count-stands = { $what ->
    [kings-against-one] Three kings against one: { WORD($side) } has made { $moves } of { $wanted } moves
    [balance] Balance with { $pieces } pieces: unchanged for { $moves } of { $wanted } moves
    [main-road] King on the main road: { WORD($side) } has made { $moves } of { $wanted } moves
    [king-moves] Moves with kings only: { $moves } of { $wanted }
   *[repetition] Same position: { $moves } of { $wanted } times
  }
captures-count = { $count ->
    [one] There is a capture, and it must be made:
   *[other] There are { $count } captures, and one must be made:
  }
swept-men = Men, file by file
capture-of = { $count ->
    [one] takes { $squares }
   *[other] takes { $squares }, { $count } pieces
  }
captures-none-now = There is no capture
road = { $road ->
   *[main-road] main road { $from } { $to }
    [lower-double] double { $from } { $to }
    [upper-double] double { $from } { $to }
    [lower-little-double] double { $from } { $to }
    [upper-little-double] double { $from } { $to }
    [lower-triple] triple { $from } { $to }
    [upper-triple] triple { $from } { $to }
    [lower-little-triple] triple { $from } { $to }
    [upper-little-triple] triple { $from } { $to }
    [lower-slant] slant { $from } { $to }
    [upper-slant] slant { $from } { $to }
    [lower-little-slant] slant { $from } { $to }
    [upper-little-slant] slant { $from } { $to }
  }
roads-of = { $square } lies on:
roads-none = { $square } lies on no road
road-empty = empty
not-repeated = { $times ->
    [one] The position has occurred once; play continues
    [2] The position has occurred twice; play continues
   *[other] The position has occurred { $times } times; play continues
  }
no-draughts = Only in draughts

## A competition under the code

by-analogy = Where the code of draughts is silent, today's Laws of Chess hold by analogy
penalised-draughts = { $what ->
    [two-moves] { WORD($side) } has made two moves in a row
    [missed] { WORD($side) } has missed a capture
   *[uncompleted] { WORD($side) } has not completed the capture
  }
two-moves = { WORD($side) } has made two moves in a row. { WORD($opponent) } decides: claim it as illegal, and it is corrected; move, and it stands
counts-as-made = The announced move counts as made
why-draughts = { $rule ->
    [no-piece-or-move] A player without pieces or moves loses
    [kings-against-one] Three kings or more against one must capture it within { $number } moves; otherwise it is a draw
    [balance] With kings on both sides it is a draw when nothing was captured and no man became a king for so many moves; how many depends on the number of pieces
    [main-road] Three pieces against a lone king on the main road must win within five moves; otherwise it is a draw
    [king-moves] { $number } moves by kings alone, without a capture, are a draw
    [two-moves] Only the opponent decides whether two moves in a row are corrected
    [capture-completed] A capture continues as long as it can, and is complete when the last captured piece is off the board
    [capture-compulsory] A capture that is possible must be made
    [own-piece-touched] The first touched piece that can move must move, or capture if a capture is possible
    [nothing-playable] Touching a piece that cannot move has no consequence; any legal move may be made
    [claimed-move-binds] The move announced with a wrong claim counts as made, and play continues
   *[dead-position] When neither side can win, the game is drawn
  }
ruled-no-win = Neither side can win, draw
may-be-won = Not proved drawn; play continues
