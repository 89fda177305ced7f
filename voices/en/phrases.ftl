# The sentences of the program.

## Beginning and end

greeting = Annabella
greeting-setup = Language { $language }, moves in { $announcer }
greeting-help = F1 for help
began = { $players ->
    [one] New game, { WORD($side) } to move
   *[two] New game, two players, { WORD($side) } to move
  }
began-at = Position set up; move { $number }, { WORD($side) } to move
resumed = { WORD($side) } to move
last-move = Last move:
opened = { $white ->
    [unknown] an unknown player
   *[other] { $white }
  } against { $black ->
    [unknown] an unknown player
   *[other] { $black }
  }, { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
opened-nameless = A game, { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
opened-place = Game { $number } of { $count }
opened-event = Event: { $event }
opened-date = Date:
opened-result = { $result ->
    [white] White won
    [black] Black won
    [draw] It ended in a draw
    [nobody] Both players lost
   *[unknown] The result is not known
  }
opened-hint = Page down plays the next move
played-on = You play on from here; { WORD($side) } to move
end-of-game = The game ends here, { $result ->
    [white] White won
    [black] Black won
    [draw] a draw
    [nobody] both players lost
   *[unknown] without a result
  }
beginning-of-game = This is the beginning of the game
goodbye = Goodbye, your game is saved
goodbye-unkept = Goodbye. Your game is not saved

## Rulings

ruled-checkmate = Checkmate, { WORD($winner) } wins
ruled-mated = { WORD($winner) } wins
ruled-stalemate = Stalemate, draw
ruled-dead-position = Draw: dead position, neither side can checkmate
ruled-listed-material = Draw: too few pieces left to win
ruled-repetition = Draw: the position has occurred { $times } times
ruled-quiet-moves = Draw: { $moves } moves by each side without a capture or pawn move
ruled-resigned = { WORD($loser) } resigns
ruled-agreed = Draw by agreement
result = { $result ->
    [white] One zero
    [black] Zero one
    [draw] Half a point each
    [nobody] Zero zero
   *[unknown] No result
  }
article = { $article }

## The board

square-empty = { $square }, empty
square-piece = { $square }, { WORD($side, $piece) }
edge = { $square }, edge of the board
taken = Holding { WORD($side, $piece) } { $square }
put-back = { WORD($piece) } back on { $square }
nothing-to-cancel = Nothing to cancel
to-move = { WORD($side) } to move, move { $number }
to-move-now = { WORD($side) } to move
in-check = in check
pieces-of = { WORD($side) }:
pieces-at = { $count ->
    [one] { WORD($piece) } { $squares }
   *[other] { WORD($piece, form: "plural") } { $squares }
  }
pieces-run = { WORD($piece, form: "plural") } { $file } to { $to }
squares-run = { $file } to { $to }
starting-position = Starting position
pieces-none = { WORD($side) } has no { WORD($piece) }
pieces-of-kind = { WORD($side) }: { $count ->
    [one] { WORD($piece) } { $squares }
   *[other] { WORD($piece, form: "plural") } { $squares }
  }
attacked-by = { WORD($side) }:
piece-from = { WORD($piece) } { $square }
attacked-by-none = No attackers

## The game so far

undone = Taken back
result-undone = Result undone
stepped-back = Back one move:
at-start = The beginning of the game
at-move = Move { $number }, { WORD($side) } to move
move-number = Move { $number }:
no-moves-yet = No move has been made yet
no-clock = There is no clock in this game
adjusted = Adjust freely; touch-move is off in practice
status-going-on = Game in progress
status-over = { $result ->
    [white] White has won
    [black] Black has won
    [draw] The game was drawn
    [nobody] Both players lost
   *[unknown] The game has ended
  }

## Questions

typed = { $text }
typed-space = space
typed-sign = { $sign ->
       *[other] { $text }
    }
    .spoken = { $sign ->
        [comma] comma
        [dot] dot
        [hyphen] hyphen
        [colon] colon
        [semicolon] semicolon
        [exclamation] exclamation mark
        [question] question mark
        [apostrophe] apostrophe
        [quotes] quotes
        [opens] open bracket
        [closes] close bracket
        [underscore] underscore
        [slash] slash
       *[other] { $text }
    }
erased = { $text } erased
line-empty = The line is empty
line-erased = Line erased
clipboard-empty = No text in the clipboard
paste-too-long = Too long; nothing was pasted
paste-unread = No position, game or list of moves; it begins with { $text }
pasted-position = A position, { WORD($side) } to move; Enter sets it up
move-ahead = { $kept ->
    [kept] Your move waits
   *[gone] Waiting move dropped
  }
thanked = Thank you
hello = Hello
which-language = Which language: English, German, Spanish, French or Russian?
which-voice = For the moves, or all speech? Say: other announcement voice, or: other speaker
term-unknown = Unknown option: { $word }
clock-wrong = { $word } is not a time control:
clock-period = { WORD($side) }, period { $period }{ $reason ->
    [no-moves] , no number of moves
    [no-time] , no time given
    [not-last] , a time for all the moves must come last
    [too-large] , number too large
   *[unreadable] , it cannot be read
  }
clock-forms = Type minutes plus seconds, such as 90+30, or 40 moves in 90 minutes then 30: 40/90,30
clock-unknown = That is not a clock. For example: 10+5
at-a-loss = F1 for help. Or ask, such as: whose move is it?
left-as-it-is = Left as it is
ask-new-game = Abandon this game? Yes or no?
ask-open = The game is not over. Leave it and open the file? Yes or no?
ask-resign = { WORD($side) }, do you want to resign? Yes or no?
ask-draw = { WORD($side) } offers a draw. { WORD($opponent) }, yes or no?
ask-resume = Unfinished game, { $moves ->
    [0] no moves
    [one] one move
   *[other] { $moves } moves
  }{ $clock ->
    [runs] . The clock will run
   *[none] { "" }
  }. Continue?
ask-promotion = What does the pawn become? Queen, rook, bishop or knight?
ask-read-back = Correct? Yes or no?
ask-meant = Did you mean: { $words }?
ask-meant-move = Did you mean { $words }?
ask-either = Did you mean { $words }, or { $other }?
ask-quit = Leave the program? The game is kept. Yes or no?
ask-which-from = { WORD($piece) } { $squares }?
ask-which = { $count } moves match. Which one?
before-that = and before that:
before-that-more = and more before
declined = Cancelled
declined-draw = Draw declined
declined-choice = No move made
declined-resume = It waits; a move continues it

## Settings

set-language = Language: { $voice }
set-announcer = Moves in { $voice }
set-voice = { $voice }
set-form = Move form: { $form ->
    [full] full
    [short] short
    [squares] squares only
    [san] letters of the notation
   *[uci] notation of engines
  }
set-files = Files: { $files ->
    [anna] Anna, Bella, Cesar
    [nato] Alfa, Bravo, Charlie
   *[letters] letters
  }
set-zwo = Rank 2 in German: { $state ->
    [on] zwo
   *[off] zwei
  }
set-read-back = { $state ->
    [on] Moves in words are read back first
   *[off] Moves in words are played at once
  }
set-speaker = { $speaker ->
    [system] The system's voice speaks
   *[embedded] The program's own voice speaks
  }
set-rate = Speech rate { $percent } percent
set-end = { $value ->
    [most] the highest
   *[least] the lowest
  }
set-speech-volume = Speech volume { $percent } percent
set-earcon-volume = Sound volume { $percent } percent

## Help

help-answering = Y for yes, N for no, then Enter; or choose with the arrows. F2 repeats the question.
help-choosing = Arrows or first letters choose, Enter takes the choice; Escape cancels. F2 repeats the question.

## Refusals

illegal-empty = There is no piece on { $square }
illegal-opponents-piece = The { WORD($piece) } on { $square } belongs to { WORD($side) }
illegal-no-such-piece = You have no { WORD($piece) }
illegal-none-reaches = { $piece ->
    [king] The king cannot
   *[other] No { WORD($piece) } can
  } go to { $to }
illegal-nothing-reaches = Nothing can go to { $to }
illegal-not-its-way = The { WORD($piece) } cannot go from { $from } to { $to }
illegal-own-piece = Your own { WORD($piece) } is on { $square }
illegal-blocked = The { WORD($side, $piece) } on { $square } is in the way
illegal-nothing-to-capture = There is nothing to capture on { $square }
illegal-pinned = The { WORD($piece) } on { $square } is pinned by the piece on { $by }
illegal-still-in-check = The king would still be in check from { $by }
illegal-king-into-check = The king would be in check on { $square } from { $by }
illegal-castling-right = { $way ->
    [short] Castling kingside
   *[long] Castling queenside
  } is not possible: king or rook has moved
illegal-castling-in-check = You cannot castle while in check
illegal-castling-between = You cannot castle: { $square } is not empty
illegal-castling-attacked = You cannot castle: { $square } is attacked
illegal-no-promotion = That is not a promotion
illegal-no-capture = There is nothing to capture on { $square }
illegal-no-captures = Nothing can be captured that way
illegal-not-there = There is no { WORD($piece) } on { $square }
illegal-none-from-there = No { WORD($piece) } on that square or file can go to { $to }
illegal-no-en-passant = That is not an en passant capture
illegal-no-such-check = That is not { $check ->
    [double] double check
    [mate] mate
   *[single] check
  }
refused-unreadable = { $script ->
    [cyrillic] Russian letters; the language is English
    [mixed] Russian and Latin letters are mixed
   *[other] I do not understand { $text }
  }
refused-unreadable-empty = I do not understand that
refused-unopenable = { $file } cannot be opened: { $fault ->
    [not-found] there is no such file
    [not-readable] { $detail }
    [no-game] there is no game in it
   *[other] { $fault } { $detail }
  }
refused-unopenable-at = { $file }, line { $line }, column { $column }: { $what }
unopenable-move = Move { $number }, { $move }: { $fault ->
    [ambiguous-move] several moves match
    [unreadable-move] this is not a move
   *[other] not possible
  }
pasted-text = Pasted text
unopenable-there = { $fault ->
    [illegal-move] this move is not legal
    [ambiguous-move] several moves match
    [unreadable-move] this is not a move
    [malformed-tag] this tag is malformed
    [repeated-tag] this tag appears twice with different values
    [open-comment] this comment does not end
    [open-variation] this variation does not end
    [result-on-board] the result is not the one on the board
    [move-number] move numbers that do not fit
    [results-differ] the result differs from the one in the tag
    [variant] this game is neither chess nor Russian draughts
    [too-many-moves] this game has more moves than the laws allow
    [too-long] this part is too long and was passed over
    [bad-fen] this position is not possible
   *[other] { $fault }
  }
unopenable-detail = { $what }: { $detail }
refused-game-over = The game is over: { $result ->
    [white] White has won
    [black] Black has won
    [draw] a draw
    [nobody] both players lost
   *[unknown] no result
  }
refused-listening = You are listening to a game; Control P plays on from here
refused-not-listening = Only while listening to a game; Control O opens one
refused-nothing-here = There is nothing to lift on { $square }
refused-not-yours = The { WORD($side, $piece) } on { $square } is not yours
refused-no-moves = No move has been made yet
refused-nothing-taken-back = Nothing was taken back
refused-no-such-move = The game has no move { $number }
refused-no-question = There is no question to answer
refused-nothing-announced = Nothing has been announced yet

## Claims of a draw

claims-none = No draw could have been claimed in this game
claims-some = A draw could be claimed at { $count ->
    [one] one moment
   *[other] { $count } moments
  } of the game
claim-repetition = the position has occurred { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
  }
claim-repetition-ahead = with an announced move the position would occur { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
  }
claim-quiet = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  } by each side without a capture or pawn move
claim-quiet-ahead = with an announced move, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  } by each side without a capture or pawn move
claim-run = and on each of the next { $count ->
    [one] turn
   *[other] { $count } turns
  } too
claim-fate = { $fate ->
    [made] the game was drawn here
    [missed] not claimed
   *[open] here the game ended
  }
claim-unless-won = If a longer forced win is shown, { $moves } more moves are needed
claim-moves = { $count ->
    [1] The move:
   *[other] One of { $count } moves:
  }
draw-claimed = { $ground ->
    [repetition] { WORD($side) } claims a draw by repetition
   *[quiet-moves] { WORD($side) } claims a draw under the 50-move rule
  }
claim-wrong = Wrong claim: { $what ->
    [repetition] the position has occurred { $number ->
        [one] once
        [2] twice
       *[other] { $number } times
      }, not { $wanted } times
    [repetition-ahead] with that move the position occurs { $number ->
        [one] once
        [2] twice
       *[other] { $number } times
      }, not { $wanted } times
    [quiet-moves] { $number ->
        [one] one move
       *[other] { $number } moves
      } without a capture or pawn move, not { $wanted }
   *[quiet-moves-ahead] with that move { $number ->
        [one] one move
       *[other] { $number } moves
      } without a capture or pawn move, not { $wanted }
  }
loses-time = Taken from { WORD($side) }:
must-declared = The move from { $from } to { $to } was announced and must be played
must-declared-promotion = The move from { $from } to { $to }, promoting to a { WORD($piece) }, was announced and must be played
may-claim = { WORD($side) } may claim a draw
may-not-claim = { WORD($side) } cannot claim a draw now
claims-over = by the laws the game was over here:

## Trouble

trouble-sound = { $what ->
    [no-device] No sound device: there is no sound. { $detail }
    [device-lost] The sound device was disconnected. { $detail }
    [device-back] The sound device is back
    [second-device-missing] The second sound device is missing; the first one plays everything
    [second-device-back] The second sound device is connected
    [voice-missing] There is no voice for { $detail }
    [system-voice-silent] The system's voice does not answer; the program's own voice speaks
    [file-failed] The sound file cannot be written
    [speech-failed] A sentence could not be spoken
    [embedded-port] eSpeak NG is not installed; the built-in voice speaks
   *[other] Sound: { $what } { $detail }
  }
trouble-unwritable = { $file } cannot be written: { $detail }
system-fault = { $what ->
    [denied] there is no permission
    [not-found] there is no such file
    [folder] it is a folder
    [source] it is the file that is read
    [no-folder] there is no such folder
    [exists] it exists already
    [full] the device is full
    [read-only] the disk is read-only
    [busy] another program is using it
    [bad-name] this name is not possible
    [no-text] it is not text
    [no-file] it is not an ordinary file
    [circle] its links go round in a circle
    [no-program] it is not a program
   *[other] the system refuses it
  }
trouble-no-such-voice = There is no voice called { $voice }
trouble-not-understood = I do not understand { $text }
trouble-settings = The settings could not be read; defaults are used: { $detail }
trouble-in-use = Annabella is running already; what you do here will not be kept
trouble-not-kept = What you do now will not be kept
trouble-log = The log of the last game is damaged from line { $line } on; it is kept as { $kept }
refused-no-other-game = There is no other game in the file

## The window

label = { $what ->
    [opponent] Annabella, the opponent's board
    [title] Annabella
    [board] Board
    [moves] Moves
    [clocks] Clocks
    [no-clocks] No clock
    [control] Ctrl
    [files] Files
    [captured] Captured:
    [messages] Messages
    [line] Move or command
    [menu] Menu
    [white] White
    [black] Black
    [play] Play
    [competition] Competition
    [drills] Drills
    [open] Open
   *[help] Help
  }
