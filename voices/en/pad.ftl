# What is said of a gamepad.

pad-arrived = Gamepad { $name }
pad-gone = Gamepad disconnected; the keyboard still works
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
    [next-theme] next topic
    [previous-theme] previous topic
    [menu] full menu
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
    [no-arbiter] No arbiter present
    [warnings] Time warnings
    [no-warnings] No time warnings
   *[with-arbiter] An arbiter is present
  }
pad-sides = { $who ->
    [both] both
    [white] White
    [black] Black
   *[nobody] nobody
  }
pad-choices = The choices are { $most } or { $last }
pad-kind = { WORD($piece) }
pad-rank = { $at-rank }
pad-edition = { $article }
pad-change = Press the button to change
pad-change-to = What should it do? Choose from the menu
set-button = Button changed
reset-buttons = All buttons reset
knows-pad = { $name } is now known
