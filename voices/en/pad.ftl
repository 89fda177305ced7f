# What is said of a gamepad.

pad-arrived = Gamepad { $name }
pad-gone = The gamepad is gone. Nothing is lost; the keyboard goes on
pad-button = { $held ->
    [held] left trigger and { "" }
   *[alone] { "" }
  }{ $button ->
    [south] A, lower button
    [east] B, right button
    [west] X, left button
    [north] Y, upper button
    [up] pad up
    [down] pad down
    [left] pad left
    [right] pad right
    [left-shoulder] left shoulder
    [right-shoulder] right shoulder
    [left-trigger] left trigger
    [right-trigger] right trigger
    [select] Select
    [start] Start
    [left-stick] left stick pressed
   *[right-stick] right stick pressed
  }
pad-does = { $what ->
    [next-theme] listen to something else
    [previous-theme] listen to what was before
    [menu] menu of everything
    [layout] what the buttons do
    [left-stick] The left stick walks in eight directions
   *[right-stick] The right stick tells, in four directions, what the shoulders choose
  }
pad-theme = { $theme ->
    [said] Right stick: what was said
    [square] Right stick: this square
    [lines] Right stick: lines
    [pieces] Right stick: pieces
    [news] Right stick: what is new
   *[game] Right stick: the game
  }
pad-place = { $number } of { $count }
pad-besides = { $what ->
    [write] write a line, letter by letter
    [decide-agree] the arbiter agrees
    [decide-postpone] the arbiter postpones the decision
    [decide-postpone-time] the arbiter postpones, and the opponent gains two minutes
    [decide-reject] the arbiter rejects
    [next-day] play goes on on the next day
    [touch] touch the piece here
    [claim-quickplay] claim a draw in the quickplay finish
    [claim-increment] ask for an increment in the quickplay finish
    [sealed-page] write the sealed move on a page of its own in Braille
    [stop-clocks] stop the clocks: the envelope is closed
    [envelope] what stands on the envelope
    [claim-flag] claim that the flag is down
    [claim-illegal] claim an illegal move
    [claim-repetition] claim a draw by repetition
    [claim-quiet-moves] claim a draw by quiet moves
    [may-i-claim] what could I claim
    [status] how the game stands
    [yes] yes
    [no] no
    [reset-settings] all settings as they were at first
    [change-button] give a button another meaning
   *[reset-buttons] all buttons as they were at first
  }
pad-answer = { $answer ->
    [yes] yes
   *[no] no
  }
pad-term = { $term ->
    [read-out] The program may read the moves out
    [words] Moves only in words
    [repeats] The opponent repeats each announcement
    [no-repeats] The opponent does not repeat
    [two-boards] Each player has a board
    [one-board] Only one board
    [quickplay] Draws may be claimed in a quickplay finish
    [no-quickplay] No claims in a quickplay finish
    [no-arbiter] No arbiter is on the spot
   *[with-arbiter] An arbiter is on the spot
  }
pad-kind = { WORD($piece) }
pad-rank = { $at-rank }
pad-edition = { $article }
pad-change = Press the button that is to change
pad-change-to = What is it to do? Choose from the menu
set-button = The button is changed
reset-buttons = All buttons are as they were at first
knows-pad = { $name } is known from now on

# Commands.

hear-command-touch = touch { $square }
hear-command-reset-buttons = reset buttons | all buttons as at first
