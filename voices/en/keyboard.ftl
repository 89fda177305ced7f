# What is said of the keys themselves.

key = { $key ->
    [Up] up arrow
    [Down] down arrow
    [Left] left arrow
    [Right] right arrow
    [PageUp] page up
    [PageDown] page down
    [Home] Home
    [End] End
    [Enter] Enter
    [Escape] Escape
    [Space] Space
    [Backspace] Backspace
   *[other] { $key }
  }
key-held = { $held ->
    [ctrl] Control
    [shift] Shift
   *[ctrl-shift] Control Shift
  } { $key ->
    [Up] up arrow
    [Down] down arrow
    [Left] left arrow
    [Right] right arrow
    [PageUp] page up
    [PageDown] page down
    [Home] Home
    [End] End
    [Enter] Enter
    [Escape] Escape
    [Space] Space
    [Backspace] Backspace
   *[other] { $key }
  }
key-family = { $family ->
    [file] A to H
    [rank] 1 to 8
    [file-by-number] Shift 1 to 8
    [kind] K, Q, R, B, N or P
    [kind-shifted] Shift K, Q, R, B, N or P
   *[step] an arrow
  }
key-family-held = { $held ->
    [ctrl] Control
    [shift] Shift
   *[ctrl-shift] Control Shift
  } { $family ->
    [file] A to H
    [rank] 1 to 8
   *[kind] K, Q, R, B, N or P
  }
key-free = does nothing here
help-begin = { $place ->
    [playing] Letters: type a move and press Enter, for example e4 or knight f3. Arrow keys walk on the board
    [competing] Arrow keys walk on the board. Take the piece out, put it, type the move to announce it, then press the clock. Say repetition or fifty moves to claim a draw
   *[listening] Arrow keys walk on the board. Type a number and press Enter to go to that move
  }
help-more = again: all keys one by one
explains = { $state ->
    [on] Press any key to hear what it does; Escape ends this
   *[off] Keys do what they say again
  }
prefix = then:
writes = Type and press Enter
set-keyboard = { $keyboard ->
    [line] Letters are typed
    [board] Letters explore the board; slash types a line
    [perkins] The keyboard is a Braille writer: F D S and J K L, and the space bar
   *[home-row] The home row names squares: first the file, then the rank
  }
set-key = { $key } is the new key
reset-keys = All keys are as they were at first
change-key = Press the key that is to change; Escape gives up
change-key-to = Press the new key
key-taken = Press another key
key-fixed = cannot be changed
home-file = { $at-file }
