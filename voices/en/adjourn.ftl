# The sentences of adjourned games: sealing, the envelope, the resumption.

agreed-session = A session lasts:
seal-now = The game is adjourned; { WORD($side) } to seal move { $number }: Control S and the move, without sound; Control Enter stops the clocks
seal-braille = The sealed move is written in Braille, in full notation, on a sheet of its own
sealed = Sealed; the page Export of the menu writes it in Braille
sealed-anew = Sealed anew
made-openly = The move was made on the board; it is written down and counts as made openly
adjournment-lapsed = The position on the board is another one now: the game is no longer adjourned, and goes on
time-taken = { WORD($side) } takes the rest of the session on himself:
time-booked = written down as used:
time-left = left:
is-adjourned-openly = Move { $number } of { WORD($side) } was made openly on the board
envelope = White: { $white }. Black: { $black }
envelope-nameless = The players are not named
envelope-sealed = { WORD($side) } has sealed move { $number }
envelope-unsealed = Nothing is sealed yet
envelope-used = { WORD($side) } has used:
envelope-offer = A draw offer of { WORD($side) } stands
envelope-appointed = To be resumed: { $appointment }
envelope-filed = The envelope is in the file { $file }
envelope-taken = The envelope is on the table; Control S resumes the game
envelope-broken = { $file } cannot be taken as an envelope: { $fault ->
    [not-found] there is no such file
    [not-readable] it cannot be read
    [changed] it was changed after it was written
    [newer] it is of a newer program
   *[no-envelope] it is no envelope
  } { $detail }
named = White: { $white }. Black: { $black }
appointed = To be resumed: { $appointment }
set-up = The position of the adjournment is set up; { WORD($side) } has sealed
waiting = The envelope stays closed until { WORD($side) } comes; that clock runs
arrived = { WORD($side) } is here
envelope-opened = The envelope of { WORD($side) } is opened
envelope-says = It says: { $text }
envelope-slip = An obvious slip of the pen; it is put right
seal-flawed = { $flaw ->
    [ambiguous] That can mean more than one move
    [illegal] That is no legal move
   *[unclear] What that means cannot be found out
  }
sealer-away = { $may ->
    [must] The opponent is away: { WORD($side) } must seal the reply with Control S and stop the clock
   *[may] The opponent is away: { WORD($side) } may seal the reply with Control S and stop the clock
  }
reply-sealed = The reply of { WORD($side) } is sealed
envelope-lost = The envelope is lost
sealer-says = { WORD($side) } says at the resumption which move it was
annulled = The game is annulled, and a new one is played
time-corrected = The clock of { WORD($side) } is put right:
offered-meanwhile = { WORD($side) } offers a draw. The offer stands: yes accepts it, no declines it
concluded = It ends without being resumed
ruled-sealed-move = The sealed move of { WORD($loser) } is flawed and ends the game
ruled-late = { WORD($loser) } has come too late
ruled-both-late = Both have come too late

ask-session-over = { WORD($side) } asks to adjourn. The arbiter decides: is the session over, so that a move is sealed? Yes or no?
ask-consent = { WORD($side) } asks to adjourn, but the session is not over and the control not passed. Does the arbiter consent? Yes or no?
ask-early = The session is not over
ask-take-time = { WORD($side) } would take the rest on himself:
ask-take-time-end = Adjourn all the same? Yes or no?
ask-present = The game is resumed. Who is here? One: both. Two: White. Three: Black. Four: nobody.
ask-word = The move is sealed under a word. What is the word?
ask-beyond-doubt = The envelope is lost. Can the position be restored, and is the sealed move beyond doubt? Yes goes on, no annuls the game. Yes or no?
ask-meaning = Arbiter: is it certain which move was meant? No loses the game. Yes or no?
name-meaning = Name the move that was meant

refused-adjournment = { $what ->
    [away] The game is adjourned; Control S resumes it
    [closed] The envelope is closed still
    [not-adjourned] That belongs to an adjourned game
    [move-under-way] First finish what has begun on the board
    [too-little-time] The rest of the session is more time than there is on that clock
    [not-sealing] No move is to be sealed now
    [nothing-sealed] No move has been sealed yet; Control S seals one
    [wrong-word] The envelope does not open with that word
    [is-there] That player is here already
   *[not-lost] The envelope is not lost
  }
secret-wanted = Type the move to seal, then Enter. Nothing is said aloud
