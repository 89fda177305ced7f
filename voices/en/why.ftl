# The answer to the question why: what an edition says in a rule, and what can be done now.
# A time follows where a sentence ends without its object: "the opponent gains, 2 minutes".

law-detail = { $detail ->
    [illegal-free] Illegal move number { $number } costs nothing more
    [illegal-gives] With illegal move number { $number } the opponent gains:
    [illegal-loses] Illegal move number { $number } loses the game
    [only-if-claimed] The opponent gains the time only if he claims
    [drawn-if-no-mate] Instead of the loss it is a draw if no series of legal moves lets the opponent mate
    [unless-certain] Not if it is certain which move was meant
    [until-touch] It can be corrected until the opponent has touched a piece
    [until-move] It can be corrected until the opponent has made his next move
    [until-end] It can be corrected until the end of the game
    [until-round] It can be corrected until the next round begins
    [claim-gives] The opponent gains:
    [claim-halves] The claimant loses half of his time, at most:
    [claim-leaves] If less would remain, the claimant keeps:
    [claim-lost-by-move] Your own move loses the right until the reason comes again
    [claim-lost-by-touch] Touching a piece loses the right until the reason comes again
    [declined-by-move] A word or the reply move declines
    [declined-by-touch] A word or touching a piece declines
    [late-at-once] No late arrival allowed
    [below] Less than this must be left:
    [flag-arbiter] The arbiter sees the flag fall
    [flag-both] The arbiter or a player reports the flag
    [flag-player] Only a player reports the flag
   *[flag-player-unless-both] Only a player reports the flag; the arbiter may speak when both are down
  }
now-step = { $step ->
    [take] Now lift a piece
    [move] Now make a move
    [announce] Now announce the move
    [announce-again] Now announce the move that is on the board
    [repeat] Now the opponent repeats the announcement
   *[press] Now press the clock
  }
now-step-at = { $step ->
    [put] Now place the piece from { $square }
    [take-off] Now take the captured piece off { $square }
    [promote] Now say what the pawn on { $square } becomes
   *[rook] Now the rook from { $square } follows
  }
now-offered = { WORD($side) } has offered a draw: yes accepts, no declines
now-asked = Answer the question first
