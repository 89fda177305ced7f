# What is said when the board is explored.

explore-colour = { $colour ->
    [dark] dark
   *[light] light
  }
explore-rank = Rank { $at-rank }:
explore-file = File { $at-file }:
explore-ranks = Ranks { $at-rank } to { $to-rank }:
explore-empty = nothing
explore-at-file = { WORD($side, $piece) } { $at-file }
explore-at-rank = { WORD($side, $piece) } { $at-rank }
explore-at = { WORD($side, $piece) } { $square }
explore-kind-at-file = { WORD($piece) } { $at-file }
explore-kind-at-rank = { WORD($piece) } { $at-rank }
explore-side-at-rank = { WORD($side) } { $at-rank }
explore-direction = { $step ->
    [up] Up
    [down] Down
    [left] Left
    [right] Right
    [up-left] Up left
    [up-right] Up right
    [down-left] Down left
   *[down-right] Down right
  }:
explore-around = { $leap ->
    [knight] A knight's move from { $square }
   *[king] Around { $square }
  }:
explore-attack = { $act ->
    [attacks] { WORD($side) } attacks
   *[defends] { WORD($side) } defends
  }:
explore-attack-none = { $act ->
    [attacks] { WORD($side) } does not attack
   *[defends] { WORD($side) } does not defend
  }
explore-behind = behind them { WORD($piece) } { $square }
explore-moves = { WORD($side, $piece) } { $square }:
explore-out-of-turn = if it were its turn
explore-to = to { $squares }
explore-captures = takes { WORD($piece) } { $square }
explore-no-targets = { WORD($side, $piece) } { $square } { $act ->
    [captures] takes nothing
   *[moves] cannot move
  }
explore-if-put = { WORD($piece) } { $act ->
    [legal] can go to { $square }
   *[not-legal] cannot go to { $square }
  }
explore-would-attack = would attack { WORD($piece) } { $square }
explore-would-suffer = attacked there by { WORD($piece) } { $square }
explore-move-number = Move { $number }
explore-file-name = { $file }: file { $letter }
explore-passed = Passed pawns of { WORD($side) }: { $squares }
explore-none-passed = No passed pawns
explore-no-count = Under these laws nobody counts your moves
explore-no-capture = No capture
explore-no-check = No check
explore-check = { WORD($side) } in check
explore-castling = { $way ->
    [short] Kingside
   *[long] Queenside
  }: { $answer ->
    [yes] yes
    [right-lost] no, king or rook has moved
   *[in-check] no, the king is in check
  }
explore-castling-at = { $way ->
    [short] Kingside
   *[long] Queenside
  }: no, { $square } is { $answer ->
    [between] not empty
   *[attacked] attacked
  }
explore-castling-lost = No: the king or both rooks have moved
explore-castled = { WORD($side) } castled { $way ->
    [short] kingside
   *[long] queenside
  }, move { $number }
explore-not-castled = { WORD($side) } has not castled in this game
explore-occurrences = { $count ->
    [1] The position stands for the first time
   *[other] The position has occurred { $count } times
  }
explore-no-move = No legal move
explore-no-pawns = There are no pawns
explore-count = { $count ->
    [one] { WORD($piece) }
   *[other] { $count } { WORD($piece, form: "plural") }
  }
explore-piece-count = { $count ->
    [one] one piece
   *[other] { $count } pieces
  }
explore-move-count = { $count ->
    [0] No legal move
    [one] One legal move
   *[other] { $count } legal moves
  }
explore-between = From { $from } to { $to }:
explore-no-line = { $from } and { $to } are on no line
explore-level = Material is level
explore-ahead = { WORD($side) } is { $count ->
    [one] one point
   *[other] { $count } points
  } ahead
explore-captured = Last captured: { WORD($side, $piece) } on { $square }
explore-none-captured = No captures yet
explore-went = { WORD($side, $piece) } from { $from } to { $to }
explore-came = { WORD($side, $piece) } new on { $square }
explore-left = { WORD($side, $piece) } gone from { $square }
explore-unchanged = Nothing has changed
explore-threat = { WORD($side, $piece) } { $from } attacks { WORD($taken) } { $square }
explore-threat-over = { WORD($side, $piece) } { $from } no longer attacks { WORD($taken) } { $square }
explore-no-threats = No new attacks
explore-wrapped = Back to the first
explore-none-of-kind = There is no { WORD($piece) } on the board
explore-flipped = Board seen from { WORD($side) }'s side

# Directions.

hear-step-up = up | above | upwards
hear-step-down = down | below | downwards
hear-step-left = left
hear-step-right = right
hear-step-up-left = up left
hear-step-up-right = up right
hear-step-down-left = down left
hear-step-down-right = down right
