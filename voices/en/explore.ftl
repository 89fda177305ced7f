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
    [attacks] { WORD($side) } attacks { $square }
   *[defends] { WORD($side) } defends { $square }
  }:
explore-attack-none = { $act ->
    [attacks] { WORD($side) } does not attack { $square }
   *[defends] { WORD($side) } does not defend { $square }
  }
explore-behind = behind them { WORD($piece) } { $square }
explore-moves = { WORD($side, $piece) } { $square }:
explore-out-of-turn = on its turn
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
explore-no-pawns = There are no pawns
explore-count = { $count ->
    [one] { WORD($piece) }
   *[other] { $count } { WORD($piece, form: "plural") }
  }
explore-level = Material is level
explore-ahead = { WORD($side) } is ahead by { $count ->
    [one] one point
   *[other] { $count } points
  }
explore-captured = Last captured: { WORD($side, $piece) } on { $square }
explore-none-captured = Nothing has been captured
explore-went = { WORD($side, $piece) } from { $from } to { $to }
explore-came = { WORD($side, $piece) } new on { $square }
explore-left = { WORD($side, $piece) } gone from { $square }
explore-unchanged = Nothing has changed
explore-threat = { WORD($side, $piece) } { $from } attacks { WORD($taken) } { $square }
explore-threat-over = { WORD($side, $piece) } { $from } no longer attacks { WORD($taken) } { $square }
explore-no-threats = No new attacks
explore-wrapped = From the beginning
explore-none-of-kind = There is no { WORD($piece) } on the board
explore-flipped = The board is seen from { WORD($side) }

# What people say for the keys that have no words elsewhere, under the ids of the key table.
# Polite words are left out.

hear-action-walk-up = up | go up
hear-action-walk-down = down | go down
hear-action-walk-left = left | go left
hear-action-walk-right = right | go right
hear-action-walk-up-right = up right | up and right
hear-action-walk-down-right = down right | down and right
hear-action-walk-down-left = down left | down and left
hear-action-walk-up-left = up left | up and left
hear-action-enter = take it | put it | enter
hear-action-open-file = open file | open game
hear-action-next-game = next game | next game of file
hear-action-previous-game = previous game | game before
hear-action-read-back = read moves back | read back
hear-action-next-announcer = next voice | other voice
hear-action-next-form = next form | other form
hear-action-next-language = next language | other language
hear-action-next-files = next file names | other file names
hear-action-next-speaker = other speaker | next speaker
hear-action-repeats = repeated | opponent repeats
hear-action-pause = pause | stop clocks | stop clock
hear-action-silence = silence | be silent | quiet
hear-action-board-keys = board keys | explore board | letters explore
hear-action-braille-keys = Braille keys | Perkins | Braille writer
hear-action-braille-strokes = one-handed Braille | Braille strokes
hear-action-braille-code = next Braille code | other Braille code
hear-action-braille-test = test keyboard | keyboard test
hear-action-home-row = home row | home row keys
hear-action-write-line = type line | type
hear-action-explain-keys = explain keys | key help
hear-action-change-key = change key | other key
hear-action-reset-keys = reset keys | all keys as at first | default keys
hear-action-colour = colour | what colour | dark or light
hear-action-attackers-here = who attacks me | who attacks this
hear-action-defenders-here = who defends | what defends | who defends this | defenders
hear-action-moves-from = legal moves | moves of this piece | where can it go
hear-action-captures-from = captures | what can it take
hear-action-in-hand = moves of piece in hand | piece in hand | what can piece in hand do
hear-action-if-put = what if here | what would it do here | if i put it here
hear-action-threats = threats | new threats | who attacks whom | what is attacked
hear-action-rank-here = this rank | pieces on this rank
hear-action-file-here = this file | pieces on this file
hear-action-next-slanting-ray = next diagonal
hear-action-previous-slanting-ray = previous diagonal
hear-action-next-straight-ray = next line
hear-action-previous-straight-ray = previous line
hear-action-last-move = what was last move | opponent's move
hear-action-to-last-move = go to last move
hear-action-last-captured = last captured | what was captured | what was taken
hear-action-changes = changes | what has changed | what's new
hear-action-whole-board = board | whole board
hear-action-flip = flip | flip board | turn board | other side
hear-action-view = view
hear-action-squares = squares of
hear-action-jump = jump
hear-action-view-diagonals = diagonals | both diagonals
hear-action-view-knight = knight's view | knight view | knight's squares
hear-action-view-king = king's view | king view | around | squares around
hear-action-squares-own = my pieces | own pieces
hear-action-squares-theirs = opponent's pieces | their pieces
hear-action-squares-files = pieces by file | file by file
hear-action-squares-pawns = pawns by file | pawn structure
hear-action-squares-material = material | count material | who is ahead
hear-action-sweep-ray-up = sound up | sound above | sound upwards
hear-action-sweep-ray-down = sound down | sound below | sound downwards
hear-action-sweep-ray-left = sound left
hear-action-sweep-ray-right = sound right
hear-action-sweep-ray-up-left = sound up left
hear-action-sweep-ray-up-right = sound up right
hear-action-sweep-ray-down-left = sound down left
hear-action-sweep-ray-down-right = sound down right
hear-action-other-device = other device | next device
hear-action-next-theme = next colours | other colours
hear-action-next-preset = next verbosity | other verbosity
hear-action-next-output = other output | next output

# Commands with gaps.

hear-command-to-rank = go to rank { $rank } | rank { $rank } here
hear-command-to-file = go to file { $file } | file { $file } here
hear-command-next-piece = next { $piece }
hear-command-previous-piece = previous { $piece }
hear-command-view-ray = look { $step } | what is { $step }
hear-command-view-file = pieces on file { $file } | file { $file } | pieces on { $file } file | { $file } file
hear-command-view-rank = pieces on rank { $rank } | rank { $rank } | pieces on { $rank } rank
hear-command-squares-others = opponent's { $piece } | their { $piece }
hear-command-colour-of = colour of { $square } | what colour is { $square }
hear-command-attackers-of = attackers against { $square } | who threatens { $square }
hear-command-defenders-of = who defends { $square } | what defends { $square } | who guards { $square } | defenders of { $square } | defenders { $square }
hear-command-moves-of = legal moves from { $square } | legal moves { $square } | where can { $square } go
hear-command-captures-of = captures from { $square } | captures { $square } | what can { $square } take

# Directions.

hear-step-up = up | above | upwards
hear-step-down = down | below | downwards
hear-step-left = left
hear-step-right = right
hear-step-up-left = up left
hear-step-up-right = up right
hear-step-down-left = down left
hear-step-down-right = down right
