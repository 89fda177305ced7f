# What happens around the board: proofs, decisions of the arbiter, lateness, the end of the day.

hall = { $what ->
    [dead-undecided] Whether anybody can still mate could not be found out in time; the game goes on
    [decides] The clocks are stopped. The claim is an offer of a draw too: the opponent may say yes. Otherwise the arbiter decides: agree, postpone or reject
    [decides-last] That ends the play. An arbiter decides: agree or reject
    [increment-decides] Now the arbiter decides on the increment: agree or reject
    [awaiting-both] Both players are awaited; White's clock runs
    [nobody-came] Neither player has come in time; both have lost, and the record has no result
   *[day-over] The playing time of this day is over, the clocks are stopped. Say next day to go on
  }
hall-side = { $what ->
    [proving] The clocks are stopped: can { WORD($side) } still mate at all? That is being examined
    [mate-undecided] Whether { WORD($side) } can still mate could not be found out in time; so the loss stands
    [quickplay-claimed] { WORD($side) } claims a draw in the quickplay finish
    [increment-asked] { WORD($side) } asks for an increment and offers a draw with it: yes accepts the draw, no declines it
    [flag-decides] { WORD($side) }'s flag has fallen. Now the arbiter decides on the claim: agree or reject
    [flag-in-check] { WORD($side) }'s flag has fallen while the claim is checked
    [awaiting] { WORD($side) } has not come yet
    [came] { WORD($side) } is there
    [next-day] Another day, { WORD($side) } to move
   *[not-here] { WORD($side) } is not there; say when the player has come
  }
hall-time = { $what ->
    [late] Late by:
    [day-ends] Playing time left on this day:
   *[slept] The computer was away for:
  }
hall-decided = { $what ->
    [agrees] The arbiter agrees, the game goes on
    [postpones] The arbiter puts the decision off, the game goes on
   *[rejects] The arbiter rejects it, the game goes on
  }
agreed-hall = { $what ->
    [quickplay] Draws may be claimed in a quickplay finish
    [without-arbiter] No arbiter is on the spot
    [warnings] Time warnings are given
   *[late] A player may come so late:
  }
increment-now = { $seconds ->
    [one] One second more with each move from now on
   *[other] { $seconds } seconds more with each move from now on
  }
needs-more = { $moves ->
    [one] It is proved: one move more is needed, then the draw can be claimed
   *[other] It is proved: { $moves } moves more are needed, then the draw can be claimed
  }
ruled-hall = { $what ->
    [quickplay] The arbiter declares the game drawn
    [quickplay-lost] The arbiter rejects { WORD($side) }'s claim
   *[late] { WORD($side) } has not come in time
  }
ask-dispute = { $moves ->
    [one] Does { WORD($side) } prove that the game was won when the count began, and one move more is needed? Yes or no?
   *[other] Does { WORD($side) } prove that the game was won when the count began, and { $moves } moves more are needed? Yes or no?
  }
ask-missing = The clocks are stopped. Does this time count for { WORD($side) }? Yes or no?
refused-hall = { $what ->
    [proving] Wait: whether the winner can mate at all is being examined
    [decides] The arbiter decides first: agree, postpone or reject
    [decides-last] Play is over; the arbiter decides: agree or reject
    [increment] The arbiter decides on the increment first: agree or reject
    [answer] First the offer of a draw is answered: yes or no
    [flag] The arbiter decides on the claim first: agree or reject
    [day-over] The playing time of this day is over; say next day to go on
    [nobody-came] Neither player has come in time
    [no-such-rule] These laws have no such rule
    [no-late-rule] In this edition the event cannot say how late a player may come
   *[no-occasion] There is no occasion for that now
  }
