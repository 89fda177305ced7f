# The sentences of the arbiter's mode: what he does, what he may not do.

## What he does

arbiter-in = Arbiter steps in, clocks stopped
arbiter-in-unclocked = Arbiter steps in
arbiter-out = Play continues
arbiter-away = The arbiter has stepped back
sanctioned = { WORD($side) }: { $what ->
    [warning] a warning
    [reprimand] a reprimand
    [fine] a fine
    [exclusion] exclusion from the next rounds
   *[expulsion] expulsion from the event
  }
points-gained = { WORD($side) } gains { $what ->
    [half] half a point
   *[whole] one point
  }
points-lost = { WORD($side) } loses { $what ->
    [half] half a point
   *[whole] one point
  }
disturbance = For the disturbance
clock-set = { WORD($side) }'s clock now shows:
moves-set = { WORD($side) }'s move counter now shows: { $moves }
setup-fault = { $what ->
    [pieces] The pieces were set up wrong
    [board] The board was the wrong way round
   *[colours] The colours were swapped
  }
setup-ruling = { $what ->
    [new-game] The game does not count; a new one is played
    [board-right] Move the position to a correctly placed board; the game continues
   *[goes-on] The game continues
  }
went-back = Back to move { $number }, { WORD($side) } to move
clocks-then = The clocks then showed:
clocks-to-set = The arbiter sets the clocks
displaced = { WORD($side) } restores the pieces on their own time
restored-by = { WORD($side) } has restored the pieces
told-to-press = { WORD($side) }, press the clock
illegal-seen = An illegal position; if it is still there after the next move, the game is drawn
was-legal = That move was legal
sheets-agree = { WORD($side) }'s sheet agrees with the record
sheets-differ = { WORD($side) }'s sheet differs from the record at move { $number }
sheet-record = The record:
sheet-record-ends = The record ends there
sheet-other = The sheet: { $text }
sheet-ends = The sheet ends there
board-agrees = { WORD($side) }'s board agrees with the record
board-differs = { WORD($side) }'s board differs from the record on { $squares }
board-since = It was right until move { $number }; the move made there:
board-not-made = It was right until move { $number }; the moves from there on were not made
board-corrected = { WORD($side) } corrects the board by the record
two-boards = Each player has a board
sighted-normal = The normal rules apply to { WORD($side) }
assisted = { WORD($side) } { $what ->
    [on] has an assistant, who may move, announce and press the clock
    [sighted] has an assistant, who may move and announce
   *[off] has no assistant
  }
incidents-none = Nothing has happened in this game
incidents-some = { $count ->
    [one] One incident
   *[other] { $count } incidents
  }
illegal-here = An illegal move was made here and stands
arbiter-to-move = { WORD($side) } to move; play cannot continue from this illegal move

## Rulings

ruled-lost = The arbiter declares the game lost for { WORD($loser) }
ruled-lost-both = The arbiter declares the game lost for both
ruled-illegal-position = Draw: the illegal position has remained

## Questions

ask-lost = Declare the game lost for { WORD($side) }? Yes or no?
ask-lost-both = Declare the game lost for both? Yes or no?
ask-back = Go back to move { $number }, { WORD($side) } to move? Later moves do not count. Yes or no?
ask-anew = Cancel this game and start again? Yes or no?
ask-illegal-draw = Is the position still illegal, and the game a draw? Yes or no?
ask-illegal-seen = Is it illegal all the same? Yes or no?

## What he may not do

arbiter-may-not = { $what ->
    [not-among-means] The laws give the arbiter no such power
    [game-over] Too late, the game is over
    [silent] The arbiter may not mention an unpressed clock
    [nothing-forgotten] No move on the board waits for the clock
    [not-mixed] Only for a sighted against a blind player
    [has-assistant] The blind player has an assistant already
    [too-late] It is too late to take this illegal move back
    [not-made] That move was not made, or is already ruled on
    [unclaimed] Only the opponent may claim an illegal move
    [wait-for-move] Wait until the next move is completed
   *[nothing-illegal] The position on the board is not illegal
  }
arbiter-points = At most { $what ->
    [half] half a point
   *[whole] one point
  }
arbiter-settled = After { $moves } moves by each player set-up errors can no longer be corrected
arbiter-keeps = Time is taken in the first period only if each player keeps { $minutes } minutes
arbiter-refused = { $what ->
    [absent] The arbiter must step in first: Control K, or say arbiter
    [present] The arbiter has stepped in already
    [acting] The arbiter is at the board; Control K resumes play
    [none-agreed] You agreed to play without an arbiter
    [silent] These laws have no such rule
    [too-much-time] A clock must keep some time; to end the game, declare it lost
    [nothing-displaced] Nobody is putting pieces back
    [clocks-unknown] The clock times at that move are not known
   *[unreadable] That is neither a list of moves nor a board
  }

## Help

help-arbiter = Clocks are stopped. Say what the arbiter does, such as warn White. Control K, play continues. Control F5, incidents.

# Commands.

hear-command-arbiter-in = arbiter | call arbiter | stop game | I call arbiter | get arbiter | call for arbiter |
    referee | call referee | fetch arbiter | referee please | arbiter please | I need arbiter | I want arbiter |
    where is arbiter | arbiter come here | I call referee | hey arbiter | need arbiter | bring arbiter |
    arbiter please come | arbiter come please | I need the arbiter | I need the referee | call the arbiter |
    I want to speak to the arbiter | can someone get the arbiter | someone get the arbiter | fetch the arbiter |
    get me the arbiter |
    speak to the arbiter | talk to the arbiter
hear-command-arbiter-out = game goes on | go on with game | arbiter done | continue game | carry on | game continues | let game go on |
    resume play
hear-command-arbiter-warn = warn { $side } | warning for { $side }
hear-command-arbiter-reprimand = reprimand { $side } | reprimand for { $side }
hear-command-arbiter-gain = { $number } minutes for { $side } | { $number } minute for { $side } | minute for { $side } | give { $side } { $number } minutes
hear-command-arbiter-cut = take { $number } minutes from { $side } | take { $number } minute from { $side } | take minute from { $side }
hear-command-arbiter-lost = { $side } loses | game lost for { $side } | declare game lost for { $side }
hear-command-arbiter-lost-both = both lose | game lost for both
hear-command-arbiter-fine = fine { $side } | fine for { $side }
hear-command-arbiter-exclude = exclude { $side }
hear-command-arbiter-expel = expel { $side }
hear-command-arbiter-pieces = pieces set up wrong | wrong position at start
hear-command-arbiter-board = board turned | board was turned
hear-command-arbiter-colours = wrong colours | colours reversed | wrong colors
hear-command-arbiter-displaced = { $side } displaced pieces | { $side } has displaced pieces
hear-command-arbiter-restored = pieces restored | pieces stand again
hear-command-arbiter-back = back to move { $number } of { $side } | back to move { $number }
hear-command-arbiter-illegal-position = illegal position | both kings in check
hear-command-arbiter-tell = clock forgotten | tell to press
hear-command-arbiter-clocks-then = clocks as then | set clocks as then
hear-command-arbiter-two-boards = two boards | I demand two boards
hear-command-arbiter-assistant = assistant for { $side }
