# What happens around the board: proofs, decisions of the arbiter, lateness, the end of the day.

hall = { $what ->
    [castling-left-open] Does castling count as a king move?
    [touch-left-open] Touched one after the other: may this move stand?
    [left-open] The arbiter decides: agree or reject
    [dead-undecided] Undecided in time whether mate is possible; play continues
    [decides] The clocks are stopped. The claim is an offer of a draw too: the opponent may say yes. Otherwise the arbiter decides: agree, postpone or reject
    [decides-alone] The clocks are stopped. The arbiter decides: agree, postpone or reject
    [decides-last] Play is over. An arbiter decides: agree or reject
    [increment-decides] Now the arbiter decides on the increment: agree or reject
    [awaiting-both] Neither player has arrived; White's clock runs
    [nobody-came] Neither player arrived in time; both lose, and the record has no result
   *[day-over] Playing time for today is over, the clocks are stopped. Say next day to continue
  }
hall-side = { $what ->
    [proving] The clocks are stopped: can { WORD($side) } still mate at all? Checking
    [mate-undecided] Undecided in time whether { WORD($side) } can still mate; the loss stands
    [mate-left-open] Undecided whether { WORD($side) } can still mate
    [checks-left-open] Perpetual check by { WORD($side) }?
    [quickplay-claimed] { WORD($side) } claims a draw in the quickplay finish
    [increment-asked] { WORD($side) } asks for an increment and offers a draw with it: yes accepts the draw, no declines it
    [increment-alone] { WORD($side) } asks for an increment
    [flag-decides] { WORD($side) }'s flag has fallen. Now the arbiter decides on the claim: agree or reject
    [flag-in-check] { WORD($side) }'s flag has fallen while the claim is checked
    [awaiting] { WORD($side) } has not arrived yet
    [came] { WORD($side) } has arrived
    [next-day] Another day, { WORD($side) } to move
   *[not-here] { WORD($side) } has not arrived; say when the player is here
  }
hall-time = { $what ->
    [late] Late by:
    [day-ends] Playing time left today:
   *[slept] The computer slept for:
  }
hall-decided = { $what ->
    [agrees] The arbiter agrees, play continues
    [postpones] The arbiter postpones the decision, play continues
   *[rejects] The arbiter rejects it, play continues
  }
agreed-hall = { $what ->
    [quickplay] Draws may be claimed in a quickplay finish
    [without-arbiter] No arbiter present
    [warnings] Time warnings are given
   *[late] Late arrival allowed:
  }
increment-now = { $seconds ->
    [one] From now on one extra second per move
   *[other] From now on { $seconds } extra seconds per move
  }
needs-more = { $moves ->
    [one] Proved: one more move is needed
   *[other] Proved: { $moves } more moves are needed
  }
ruled-hall = { $what ->
    [quickplay] The arbiter declares the game drawn
    [quickplay-lost] The arbiter rejects { WORD($side) }'s claim
    [no-mate] { WORD($side) } cannot checkmate any more
   *[late] { WORD($side) } did not arrive in time
  }
ask-dispute = { $moves ->
    [one] Does { WORD($side) } prove that the game was won when the count began, and one more move is needed? Yes or no?
   *[other] Does { WORD($side) } prove that the game was won when the count began, and { $moves } more moves are needed? Yes or no?
  }
ask-missing = The clocks are stopped. Does this time count for { WORD($side) }? Yes or no?
refused-hall = { $what ->
    [left-open] The arbiter decides: agree or reject
    [proving] Wait: checking whether the winner can mate at all
    [decides] The arbiter decides first: agree, postpone or reject
    [decides-last] Play is over; the arbiter decides: agree or reject
    [increment] The arbiter decides on the increment first: agree or reject
    [answer] Answer the draw offer first: yes or no
    [flag] The arbiter decides on the claim first: agree or reject
    [day-over] Playing time for today is over; say next day to continue
    [nobody-came] Neither player arrived in time
    [no-such-rule] This form of play knows no such claim
    [none-in-these-laws] These laws know no such claim
    [no-late-rule] In this edition the event cannot say how late a player may come
   *[no-occasion] Not possible now
  }
