# What is said of the keys themselves.

key = { $key ->
    [Up] up arrow
    [Down] down arrow
    [Left] left arrow
    [Right] right arrow
    [PageUp] page up
    [PageDown] page down
    [Plus] plus
    [Minus] minus
    [Home] Home
    [End] End
    [Enter] Enter
    [Escape] Escape
    [Space] Space
    [Backspace] Backspace
    [Control] Control
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
    [Plus] plus
    [Minus] minus
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
    [playing] Type a move and Enter, arrows walk the board
    [competing] Enter takes and puts a piece, a typed move is announced
    [table] Arrows walk the table, Home and End go to a row's ends, V and an arrow reads on, Enter begins a game, Escape leaves
    [duties] Up and Down walk the list, Enter ticks a duty, V and Down reads the rest, Escape leaves
    [found] Up and Down walk the games found, Enter opens one, Escape leaves
   *[listening] Type a number to go to that move
  }
# Key and word: "F3 whose move". A phrase that begins with a space is not parted from the one before.
help-key = { $command ->
    [repeat] { " " }repeat
    [turn] { " " }whose move
    [pieces] { " " }pieces
    [undo] { " " }take back
    [menu] { " " }menu
    [press-clock] { " " }clock
    [tell-time] { " " }time
    [why] { " " }why
    [offer-draw] { " " }offer a draw
    [arbiter] { " " }arbiter
    [forward] { " " }next move
    [back] { " " }move back
    [to-start] { " " }beginning
   *[play-on] { " " }play on from here
  }
# What has no room on the first page of help.
help-part = { $part ->
    [agreeing-2] Or: opponent repeats. Quickplay finish. No arbiter. Session 240 minutes. Late 30 minutes. Black not here yet
    [arbiter-2] Say: take two minutes from Black. White loses. Pieces set up wrong. Board turned. Wrong colours
    [arbiter-3] Say: White displaced pieces; then: pieces restored. Back to move 12. Incidents
    [setup-2] A square alone gets a pawn. A piece alone goes where you stand. "Nothing on Eva four" removes a piece. Enter takes a piece and puts it elsewhere
    [lesson-2] Say other laws for another edition
   *[setup-3] Say: clear the board, starting position, Black to move, castling. Control Z undoes. A FEN can be typed or pasted
  }
help-more = { " " }again for more
help-left = End of help
explains = { $state ->
    [on] Key help: press keys; Escape ends
   *[off] Key help off
  }
prefix = then:
writes = Type and press Enter
set-keyboard = { $keyboard ->
    [line] Letters are typed
    [board] Letters explore the board; slash types a line
    [perkins] Braille writer: F D S, J K L and the space bar
   *[home-row] Home row: first the file, then the rank
  }
set-key = { $key } is the new key
reset-keys = All keys reset
change-key = Press the key to change; Escape cancels
change-key-to = Press the new key
key-taken = Press another key
key-fixed = cannot be changed
home-file = { $at-file }
