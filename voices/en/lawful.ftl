# The sentences of games under an agreement: clock, competition, rulings, explanations.

## The agreement

agreed = { $edition }{ $competition ->
    [standard] { "" }
    [practice] , practice
    [rapid] , rapid
    [rapid-watched] , rapid, arbiter at the board
    [blitz] , blitz
   *[blitz-watched] , blitz, arbiter at the board
  }
agreed-touch = { $who ->
    [both] Both play by touch
    [white] White by touch, Black by sight
    [black] Black by touch, White by sight
   *[nobody] Both by sight
  }
agreed-read-out = Moves may be read out by a key
agreed-repeats = The opponent repeats each announcement
agreed-two-boards = Each player has a board
agreed-no-draws = No draws before move { $number }
period-moves = { $moves ->
    [one] One move in:
   *[other] { $moves } moves in:
  }
period-rest = Then:
bonus = { $bonus ->
    [increment] { $seconds ->
        [one] plus one second a move
       *[other] plus { $seconds } seconds a move
      }
    [delay] { $seconds ->
        [one] the first second of each move free
       *[other] the first { $seconds } seconds of each move free
      }
   *[bronstein] { $seconds ->
        [one] up to one second of each move given back
       *[other] up to { $seconds } seconds of each move given back
      }
  }

## The clock

time-of = { WORD($side) }
time-left-of = { WORD($side) }{ " " }
hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
  }
minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }
seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }
hours-minutes = { $hours ->
    [one] one hour
   *[other] { $hours } hours
  } { $minutes }
minutes-seconds = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  } { $seconds }
moves-made = { $moves ->
    [one] one move made
   *[other] { $moves } moves made
  }
to-control = { $moves ->
    [one] one move to the control
   *[other] { $moves } moves to the control
  }
flag-down = the flag is down
paused = The clocks are stopped
clock-runs = { WORD($side) }'s clock runs

set-warnings = The clock warns at:
set-no-warnings = The clock does not warn

## The sequence of a move

taken-off = { WORD($side, $piece) } { $square } off the board
placed = { WORD($piece) } { $square }
promoted = The pawn becomes a { WORD($piece) }
touched = { WORD($side, $piece) } { $square } touched
felt = { WORD($side, $piece) } { $square }; feeling a piece does not count as touching
adjusting = You may adjust pieces
announced-otherwise = That is not the move on the board
repeated = { WORD($side) } repeats it
move-counts = The move made counts, not the announcement
completed = { WORD($side) } to move
control-reached = { WORD($side) } has reached the time control; time added:
clock-forgotten = { WORD($side) }: the clock has not been pressed
touch-free = No touched piece can move or be captured; play any legal move
castling-free = Castling is not legal, and the king cannot move; play any legal move
must-move = Touched: move the { WORD($piece) } on { $square }
move-touched = Move { WORD($piece) } { $square }
must-capture = The { WORD($piece) } on { $square } was touched and must be captured
must-capture-with = The { WORD($piece) } on { $from } must capture the { WORD($taken) } on { $square }
must-either = Touched: move the { WORD($piece) } on { $from } or capture the { WORD($taken) } on { $square }
must-castle = Castling must be made: king to { $to }
must-move-king = This castling is not legal: the king must make another move
must-move-pawn = The pawn on { $from } was released on { $to }: move it there
must-move-king-only = Castling does not count here: move the king
put-moved-back = Put back what you moved

## Rulings

ruled-perpetual-check = Perpetual check by { WORD($side) }, draw
ruled-flag = { WORD($loser) }'s flag has fallen
ruled-both-flags = Both flags are down, draw
ruled-illegal-moves = { WORD($loser) }'s illegal move number { $number } ends the game
penalised = { $what ->
    [illegal-move] Illegal move
    [without-move] Clock pressed without a move, illegal move
    [unpromoted] Pawn not promoted, illegal move
   *[unpromoted-queen] Pawn not promoted, now a queen: illegal move
  }, number { $number } for { WORD($side) }
penalised-first = { $what ->
    [illegal-move] Illegal
    [without-move] Clock pressed without a move: illegal move
    [unpromoted] Pawn not promoted: illegal move
   *[unpromoted-queen] Pawn not promoted, now a queen: illegal move
  }
yes-means = Yes means:
restored = Position restored
gains = { WORD($side) } gains:
# Behind a time: "2 minutes".
gained-by = { " " }to { WORD($side) }
illegal-stands = Nobody has claimed the illegal move; it stands
offered = { WORD($side) } offers a draw, yes or no?
offer-stands = { WORD($side) }'s draw offer stands; { WORD($opponent) } answers: yes or no?
offer-disturbs = Wrong moment
offer-written = Both players write it down

## What the laws forbid now

forbidden = { $what ->
    [not-moved] No move has been made on the board
    [nothing-to-announce] First make the move on the board: lift the piece, then put it down
    [not-announced] Announce first
    [differs] The announcement is not the move on the board; correct it before the clock
    [not-repeated] The opponent has not repeated the announcement
    [repetition-differs] That is not what was announced
    [promotion-not-said] Say what the pawn becomes
    [ambiguous] Several moves match the announcement; say more
    [made] The move is made; pieces stay where they are
    [adjust-now] You cannot adjust pieces now
    [time-not-now] Ask for the time on your own move
    [offer-not-now] Offer a draw after your move, before you press the clock
    [offer-while-adjourned] No draw is offered while the game is adjourned
    [offer-again] Your offer was declined; you may offer again after your opponent has offered
    [flag-up] Your opponent's flag is not down
    [own-flag-down] Your own flag is down too
    [flag-not-claimed] Only the arbiter decides on flags
    [nothing-illegal] There is nothing illegal to claim
    [claim-too-late] It is too late for this claim
    [claim-lost] You can no longer claim a draw on this move
    [not-ahead] These laws count fifty moves only once they are made
    [told-unasked] Here the time is told on request only, unless you agree on time warnings
    [no-checks] No checks have followed one another
    [just-rejected] The arbiter has just rejected this claim
    [advice] Nobody may tell you that while the game continues
    [before-control] Before the time control, only the arbiter can agree to adjourn
    [seal-changed] The sealed move cannot be changed
    [must-seal] The reply is sealed, not made on the board
    [only-more-time] Clocks can now only gain time
    [error-too-late] That had to be said before your first move; now only the arbiter can decide
    [quickplay-not-announced] It was not agreed that draws may be claimed in a quickplay finish
    [quickplay-not-now] You need less than two minutes, no increment, and your flag up
    [claim-final] A claim cannot be taken back
    [decided-after-flag] A claim that was put off is decided only after the flag has fallen
   *[taking-back] Moves cannot be taken back
  }
forbidden-piece = { $what ->
    [in-hand] The { WORD($piece) } from { $square } is still in your hand
    [capture-left] The captured { WORD($piece) } on { $square } is still on the board
   *[goes-back] The { WORD($piece) } goes back to { $square }
  }
forbidden-square = { $what ->
    [promotion-left] Say what the pawn on { $square } becomes: queen, rook, bishop or knight
    [promotion-final] The piece now on { $square } stays; the choice is final
   *[castling-left] The rook on { $square } must follow the king
  }
forbidden-moved = The { WORD($piece) } on { $from } goes back to { $square }
forbidden-before = { $number ->
    [one] No draw before each side has made a move
   *[other] No draw before move { $number }
  }
disagreed = { $what ->
    [no-such-edition] There is no such edition of the laws
    [no-such-form] This edition has no rules for that form of play
    [no-repetition] In this edition the opponent does not repeat announcements
    [no-draw-limit] In this edition draws cannot be forbidden
    [no-quickplay] This edition knows no quickplay finish
    [no-quickplay-in-form] That form of play knows no quickplay finish
   *[no-delay] This edition knows no delay
  }
refused-occupied = The { WORD($side, $piece) } is on { $square }
refused-now = { $what ->
    [not-in-practice] Only in a competition game; Control G starts one
    [empty-hand] You have not lifted a piece
    [not-read-out] It was agreed that players announce in words
    [paused] The clocks are stopped
    [no-pause] In a competition clocks cannot be stopped
    [practice-only] In a competition nobody tells you what to claim; claim, and the arbiter judges
    [claims-later] The claims of a competition are told when it is over
    [offer-stands] Your offer already stands
   *[claim-first] Play cannot continue from this illegal move; claim it
  }

## Questions

ask-edition = Which laws? Enter alone: FIDE 2023. Arrows: five others.
ask-blind = Who plays by touch? Enter alone: both. Two: White. Three: Black. Four: nobody.
ask-control = Which clock? Enter alone: 90+30. Or type one, such as 10+5. Zero: no clock.
ask-agreement-instead = Abandon this game and begin?
ask-agreement = Begin?
help-agreeing = Yes begins, no cancels. Or type another term, such as read out, two boards, no draws before 30.

## Help


## Why: what a rule says, in few words

why-nothing = Nothing has been ruled yet
why = { $rule ->
    [checkmate] The king is attacked and cannot escape: checkmate
    [stalemate] The side to move has no legal move and is not in check: stalemate, draw
    [dead-position] When no series of legal moves can mate, the game is drawn
    [listed-material] King against king, with no more than a knight or bishop on the board, or one bishop each on the same colour: drawn
    [perpetual-check] Endless checks from which the king cannot escape are a draw
    [fivefold] The same position for the fifth time ends the game
    [seventy-five] { $number } moves by each side without a capture or pawn move end the game
    [resignation] A player who resigns has lost
    [agreement] { $number ->
        [0] The players may agree on a draw
       *[other] The players may agree on a draw, once each has moved
       }
    [flag] A player who has not made his moves when his flag falls has lost
    [both-flags] When both flags are down, the game is drawn
    [both-flags-unclear] Both flags are down and nobody can say which fell first: in the last period the game is drawn, before that it continues
    [illegal-move] Void
    [illegal-move-loses] An illegal move loses if the opponent claims before he has made his own move
    [illegal-move-costs] Each illegal move of a player that was completed counts
    [nothing-illegal] There was no illegal move, or it has been settled
    [stands-unclaimed] An illegal move that the opponent has not claimed before his own move stands
    [without-move] Pressing the clock without a move counts as an illegal move
    [clock-without-move] Without a move you may not start the opponent's clock
    [promotion-not-completed] A pawn on the last rank must be promoted before the clock is pressed
    [move-made-by-touch] Take off the captured piece, place yours, then announce
    [made-by-announcing] By touch the move is made once the piece is placed and the move announced
    [move-made-when] A move is made when everything that belongs to it is done and the piece is released
    [move-completed-when] The move is completed when you have pressed the clock
    [not-completed] A move can be claimed only once the clock has been pressed after it
    [promotion-left] The move is not made before the pawn has become a piece
    [promotion-choice-final] Once the chosen piece is on the square, the choice is final
    [castling-king-released] Once the king is released on its castling square, only the rook may follow
    [clock-after-announcement] Announce the move first, then press the clock
    [announcement-words] By touch, moves are announced in these words; the organisers may agree on others, and the setting changes them
    [announcement-differs] A slip is corrected before the clock is pressed; announce again
    [move-made-counts] When announcement and move differ, the move on the board counts
    [repeat-announcement] The opponent repeats the move and makes it on his board
    [promotion-announced] The piece that the pawn becomes belongs to the announcement
    [own-piece-touched] The first touched piece that can move must move
    [opponents-piece-touched] The first touched piece that can be captured must be captured
    [both-touched] Capture the touched piece with your touched piece, if you can; else play the first touched piece that can be played
    [both-touched-anyhow] Capture the touched piece with your touched piece; else with any other; else move your touched piece
    [both-touched-apart] The code does not say which of two touches one after the other binds; the arbiter decides
    [king-then-rook] A player who touches king and then rook must castle if it is legal
    [rook-then-king] A player who touches a rook and then the king may not castle with it; the rook moves, if it can
    [illegal-castling] Castling there is not legal: move the king, if it can; otherwise any move is free
    [adjust] Say it before you touch, on your own move; the pieces go back to their squares
    [touched-when] By touch, a piece counts as touched only when it has left its hole
    [loss-of-touch-claim] A player who has touched a piece himself can no longer claim that the opponent broke the rules on touching
    [nothing-playable] When nothing that was touched can move or be captured, any legal move may be made
    [time-saved-carries-over] Time that was saved before the control is added to the next period
    [release-final] Once a piece is released as part of a legal move, it goes to no other square
    [release-binds-replacement] An illegal move is replaced by one to the square where its piece was released
    [promotion-square-final] A pawn that was released on the last rank is promoted there and nowhere else
    [time-questions] A player by touch may ask for the time
    [draw-offer] A draw is offered after your move and before pressing the clock
    [draw-offers-alternate] After a refusal, it is the opponent's turn to offer
    [no-draws-before-move] The event allows no draws before that move
    [flag-claim] A player who claims a flag must have his own flag up
    [repetition] When the position has occurred { $number } times, the player to move may claim a draw
    [claim-ahead] Announce the move that brings the position about, do not make it on the board, and claim
    [fifty-moves] After { $number } moves by each side without a capture or pawn move, a draw may be claimed
    [claim-lost-by] Claim before you touch a piece; the right comes back on a later move
    [claim-lost-by-move] Claim before you make your move; this move has lost the right
    [wrong-claim] After a wrong claim the clocks are corrected, and play continues
    [claim-is-offer] A claim counts as an offer of a draw
    [claimed-move-binds] The move announced with a wrong claim must be played
    [quickplay-finish] With less than two minutes for the rest of the game, the player on move may claim a draw because the opponent cannot or does not try to win by normal means; the arbiter decides, and his decision is final
    [quickplay-announced] Such claims are possible only where the event has announced it beforehand
    [quickplay-without-arbiter] Without an arbiter such a claim ends the play, and an arbiter decides afterwards
    [quickplay-increment] With less than two minutes the player on move may ask for an increment for both; it is an offer of a draw, and if that is declined the arbiter decides
    [late-arrival-s] Arriving later than this loses:
    [neither-present] When nobody has arrived, White loses the time until he arrives
    [daily-playing-time-s] Players by touch play on one day at most:
    [time-warnings] The arbiter tells a player by touch how much time is left to the control
    [clock-may-speak] A clock may speak the time and the number of moves to a player by touch
    [claim-is-final] A claim that was made stands
    [claim-checked-on] The claim is checked on the time of the claimant; if his flag falls, a right claim draws and a wrong one loses
    [fifty-moves-extension] If a longer win is proved when the count begins, the draw needs { $number } moves
    [advice-forbidden] No notes, no advice and no sources of information during the game; you may feel your own board
    [adjournment] When the session is over, the player on move writes the move down unseen, then stops the clocks
    [early-adjournment] A player who adjourns earlier is charged the rest of the session
    [adjournment-after-control] After the time control a player may adjourn earlier and is charged the rest of the session; before it the arbiter must agree
    [sealed-move-changed] Until the clocks are stopped, the sealed move may be changed
    [sealed-move-on-board] A player who moves on the board after being told to seal must write that move down
    [sealed-move-flawed] A sealed move with more than one meaning, or none, or an illegal one, loses
    [sealed-move-slip] An obvious slip of the pen in a sealed move is corrected and costs nothing
    [sealed-in-braille] A player by touch seals in Braille
    [envelope-told] The envelope tells names, position, times, who sealed and which move
    [envelope-lost] Without the envelope the game continues if it can be restored; otherwise it is replayed
    [envelope-opened] The player who must reply is there when the envelope is opened
    [offer-after-sealing] An offer made after the sealing stands until it is answered
    [position-restored] Position and times are set up as they were
    [ended-meanwhile] Players may agree on a draw or resign before the game is resumed
    [replier-present] The sealed move is made, and the clock of the player who replies is started
    [replier-absent] While the player who must reply is away, that clock runs and the envelope stays closed
    [sealer-absent] When the player who sealed is away, the reply may be sealed too, and that player's clock is started
    [sealer-absent-must] When the player who sealed is away, the reply must be sealed too, and that player's clock is started
    [both-absent] When both are away, the clock of the player who must reply runs
    [resumption-session] The length of a resumed session is set in advance; then the game is adjourned again
    [resumption-late-s] Arriving later than this loses:
    [resumption-clock-error] A wrong time is corrected early; later not, or only in favour of the player
    [sealed-move-ends] If the sealed move ends the game, that counts
    [arbiters-means] The laws list what the arbiter may do to a player who breaks them
    [wrong-setup] When the pieces were set up wrong, a new game is played
    [wrong-resumption] When the pieces were set up wrong at the resumption, the adjourned position is played again
    [board-turned] When only the board was turned, the position is moved and the game continues
    [setup-claims-until-moves] After { $number } moves nobody can claim that the game was set up wrong
    [wrong-colours] With the wrong colours the game continues, unless the arbiter decides otherwise
    [wrong-colours-stay] With the wrong colours the game continues; if it is over, its result stands
    [wrong-colours-early] With the wrong colours a new game is played; after { $number } moves by each side the game continues
    [displaced-pieces] A player who displaces pieces restores them on his own time; if necessary the game goes back to a known position
    [illegal-position] An illegal position on the board lets the arbiter act without a claim
    [king-captured] To capture the king is an illegal move
    [arbiter-stops-clock] The arbiter stops the clocks when necessary, and decides when play continues
    [clocks-after-restoring] When pieces went back, the arbiter sets clocks and counters as he judges best
    [clock-error] A clock that was set wrong is corrected
    [clock-forgotten] The arbiter may tell a player that he has not pressed the clock
    [clock-not-told] Nobody tells a player that he has not pressed the clock
    [time-for-disturbance] A player who was disturbed from outside may be given time
    [sheets-differ] If both sheets agree, the board follows them; if they differ, the game goes back to where they agree
    [two-boards] When a sighted player meets a blind one, either may demand two boards
    [sighted-by-normal-rules] A sighted player touches and moves by the normal rules
    [assistant] A blind player may have an assistant
    [sighted-players-assistant] If the blind player has none, the sighted one may have an assistant
   *[other] The article says more
  }

## What is said to agree on more

hear-term-read-out = read out | read moves out | program reads moves
hear-term-words = only words | moves in words
hear-term-repeats = opponent repeats | repeat announcements
hear-term-no-repeats = opponent does not repeat
hear-term-two-boards = two boards | each player has board
hear-term-one-board = one board
hear-term-quickplay = quickplay finish | draws may be claimed in quickplay
hear-term-no-quickplay = no quickplay finish
hear-term-no-arbiter = no arbiter
hear-term-warnings = with time warnings | time warnings
hear-term-no-warnings = no time warnings | without time warnings
hear-term-with-arbiter = with arbiter
hear-term-no-draws-before = no draws before { $number } | no draws before move { $number }
hear-term-session = session { $number } minutes | session of { $number } minutes
hear-term-late = late { $number } minutes | { $number } minutes late
hear-term-awaiting = awaiting { $side } | { $side } is awaited | { $side } not here yet | { $side } is not here yet
