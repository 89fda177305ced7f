# The sentences of adjourned games: sealing, the envelope, the resumption.

agreed-session = A session lasts:
is-adjourned = Game adjourned
seal-now = { WORD($side) }, seal move { $number }: Control S, type it silently, then Control Enter
seal-braille = The sealed move is written in Braille, in full notation, on a sheet of its own
sealed = Sealed. The Export menu can write it in Braille
sealed-anew = Sealed again
made-openly = The move was made on the board; it counts as an open move
adjournment-lapsed = The position has changed; the adjournment is off and play continues
time-taken = The rest of the session is charged to { WORD($side) }:
time-booked = recorded as used:
time-left = left:
is-adjourned-openly = { WORD($side) }'s move { $number } was played openly
envelope = White: { $white }. Black: { $black }
envelope-nameless = The players are not named
envelope-sealed = { WORD($side) } has sealed move { $number }
envelope-unsealed = Nothing is sealed yet
envelope-used = { WORD($side) } has used:
envelope-offer = { WORD($side) }'s draw offer still stands
envelope-appointed = To be resumed: { $appointment }
envelope-filed = The envelope is in the file { $file }
envelope-taken = The envelope is on the table; Control S resumes the game
envelope-broken = { $file } is not a usable envelope: { $fault ->
    [not-found] there is no such file
    [not-readable] { $detail }
    [changed] it was changed after it was written
    [newer] it was made by a newer version
   *[no-envelope] it is not an envelope
  }
fault-line = in line { $line }
named = White: { $white }. Black: { $black }
appointed = To be resumed: { $appointment }
set-up = Adjourned position set up; { WORD($side) } sealed
set-up-open = Adjourned position set up
waiting = The envelope stays closed until { WORD($side) } arrives; { WORD($side) }'s clock is running
waiting-unclocked = The envelope stays closed until { WORD($side) } arrives
arrived = { WORD($side) } is here
envelope-opened = { WORD($side) }'s envelope is opened
envelope-says = It says: { $text }
envelope-slip = Obvious slip of the pen, corrected
seal-flawed = { $flaw ->
    [ambiguous] That can mean more than one move
    [illegal] That is not a legal move
   *[unclear] The move is unreadable
  }
sealer-away = { $may ->
    [must] The opponent is away: { WORD($side) } must seal the reply with Control S and stop the clock
   *[may] The opponent is away: { WORD($side) } may seal the reply with Control S and stop the clock
  }
reply-sealed = { WORD($side) }'s reply is sealed
envelope-lost = The envelope is lost
sealer-says = { WORD($side) } will name the move on resumption
annulled = Game annulled; a new one will be played
time-corrected = { WORD($side) }'s clock is corrected to:
offered-meanwhile = { WORD($side) } offers a draw. Yes accepts, no declines
concluded = Over without resumption
ruled-sealed-move = { WORD($loser) }'s sealed move is flawed and ends the game
ruled-late = { WORD($loser) } did not come in time
ruled-both-late = Neither came in time

ask-session-over = { WORD($side) } asks to adjourn. The arbiter decides: is the session over, so that a move is sealed? Yes or no?
ask-consent = { WORD($side) } asks to adjourn, but the session is not over and the time control not reached. Does the arbiter consent? Yes or no?
ask-early = The session is not over
ask-take-time = { WORD($side) } would be charged:
ask-take-time-end = Adjourn anyway? Yes or no?
ask-present = The game is resumed. Who is here? One: both. Two: White. Three: Black. Four: nobody.
ask-late = No time for coming late was announced. Does the absent player lose at once? Yes or no?
late-waits = Nobody loses by being late
ask-word = The move is sealed with a password. What is it?
ask-beyond-doubt = The envelope is lost. Are position and sealed move certain? Yes continues, no annuls the game. Yes or no?
ask-annul = The game does not count and is played anew. Annul it? Yes or no?
ask-meaning = Arbiter: is it certain which move was meant? No loses the game. Yes or no?
name-meaning = Name the move that was meant
meaning-named = The move that was meant:
ask-unlike = Nothing in the writing says { $from }, { $to }. Is that move certain all the same? Yes or no?

refused-adjournment = { $what ->
    [away] The game is adjourned; Control S resumes it
    [closed] The envelope is still closed
    [not-adjourned] Only in an adjourned game
    [move-under-way] First complete the move on the board, or put the pieces back
    [game-under-way] First finish the game on the board
    [seals-other] Not sealed
    [too-little-time] The clock has less time than the rest of the session
    [not-sealing] There is no move to seal now
    [nothing-sealed] No move has been sealed yet; Control S seals one
    [wrong-word] Wrong password
    [is-there] That player is here already
   *[not-lost] The envelope is not lost
  }
secret-wanted = Type the move to seal, then Enter; nothing is spoken
secret-unread = That was not understood; nothing of it is kept
