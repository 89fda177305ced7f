# Sounds: the glossary, the settings, sweeps over the board.

earcon = { $earcon ->
    [ready] ready
    [move] A move
    [capture] A capture
    [check] check
    [castling] castling
    [promotion] promotion
    [mate] mate, or another win
    [draw] A draw
    [ruling] A ruling; play continues
    [draw-offer] A draw is offered or claimed
    [press] the clock is pressed
    [warning] A warning of the clock
    [flag] A flag has fallen
    [error] refused
    [edge] the edge of the board
    [empty] an empty square
    [own] A piece of the side to move
    [opponent] A piece of the opponent
    [dark] A dark square
    [target] the piece you hold may go here
    [lift] A piece is picked up
    [put] A piece is put down
    [cancel] cancelled
    [undo] A move is taken back
    [question] A question
    [setting] A setting is changed
    [notice] A notice
    [thinking] the opponent thinks
    [open] The microphone is open
    [closed] The microphone is closed
    [pawn] A pawn, in a sweep
    [knight] A knight, in a sweep
    [bishop] A bishop, in a sweep
    [rook] A rook, in a sweep
    [queen] A queen, in a sweep
   *[king] A king, in a sweep
  }
not-heard = { $what ->
    [too-soft] Too soft; nothing was heard
    [too-loud] Too loud
    [no-model] To speak moves, fetch the speech model with x listening, or put speech-embedding.onnx into the folder listening beside your games
    [given-up] Cancelled
    [bad-model] The speech model is damaged; install it again
    [no-microphone] There is no microphone; type your move
    [busy] Another program has the microphone; type your move
    [denied] The system does not allow the microphone
    [lost] The microphone was disconnected; type your move
    [mute] The microphone gives no sound; type your move
    [torn] Sound was lost. Say it again
    [say-again] Say it again
    [not-kept] Your learnt voice cannot be read or written
    [waits] One moment
   *[not-understood] Not understood
  }
enrols = I say { $words } words. Say each one twice, while you hold the key of the microphone. Enter leaves a word out, Escape ends it.
enrol-say = { $word }
enrol-again = Once more
enrolled = { $words ->
    [0] No word was learnt
    [one] One word was learnt
   *[other] { $words } words were learnt
  }
sound-percent = { $setting ->
    [moves] Sounds of moves
    [squares] Sounds of squares
    [clock] Sounds of the clock
    [messages] Other sounds
    [piece] Sound of the piece on a square
    [dark] Sound of dark squares
    [target] Sound of squares where the piece may go
    [mono] Mono
    [reversed] Swap left and right
    [side] Side
    [sweep] Speed of sweeps
    [ears] Left and right ear
    [pitch] Pitch of the voice
   *[speaking] Voice
  }: { $percent } percent
sound-switch = { $setting ->
    [moves] Sounds of moves
    [squares] Sounds of squares
    [clock] Sounds of the clock
    [messages] Other sounds
    [piece] Sound of the piece on a square
    [dark] Sound of dark squares
    [target] Sound of squares where the piece may go
    [mono] Mono
    [reversed] Swap left and right
    [side] Side
    [sweep] Speed of sweeps
    [ears] Left and right ear
    [pitch] Pitch of the voice
   *[speaking] Voice
  }: { $state ->
    [on] on
   *[off] off
  }
sound-side = Sound from the side of { WORD($side) }
sound-ears = { $ears ->
    [left-right] White's exploring is heard on the left, Black's on the right
    [two-devices] Black's exploring is heard from a separate device
   *[shared] Both players hear everything
  }
sound-speaking = { $speaking ->
    [low] A low voice
    [deep] A deep voice
    [high] A high voice
    [bright] A bright voice
   *[plain] The plain voice
  }
sound-ray = Sound of the line { $step ->
    [up] up
    [down] down
    [left] to the left
    [right] to the right
    [up-left] up left
    [up-right] up right
    [down-left] down left
   *[down-right] down right
  }
sound-device = Second device: { $device }
sound-no-device = No second device
swept-rank = Rank { $rank }
swept-file = File { $file }
swept-from-to = From { $from } to { $to }
swept-nothing = { $line ->
    [pawns] There are no pawns
   *[ray] There is nothing beyond the edge
  }
swept-pawns = Pawns, file by file
swept-board = The whole board
