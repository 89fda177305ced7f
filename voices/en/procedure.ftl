# Lessons in the procedure of a competition by touch.

procedure-began = The procedure of the blind players' appendix, { $edition }. { $count ->
    [one] One lesson
   *[other] { $count } lessons
  }. The arbiter is patient: nothing costs time or the game. F1 helps at each step
procedure-lesson = Lesson { $number }: { $lesson ->
    [move] a move
    [capture] a capture
    [castling-short] castling kingside
    [castling-long] castling queenside
    [promotion] promotion
    [order] the order of the steps
    [reply] the opponent's move
    [reply-capture] your opponent captures
    [reply-castling] your opponent castles
    [misheard] a wrong repetition
    [misspoken] a slip of the tongue
    [passing] en passant
    [check] a check
    [mate] checkmate
    [touched] a touched piece
    [adjust] adjusting
    [illegal] an illegal move
    [offer] offering a draw
    [decline] declining a draw
    [claim] claiming a repetition
   *[claim-ahead] claiming with a move
  }
procedure-alone = on your own
procedure-make = { WORD($piece) } { $from } to { $to }
procedure-castle = { $way ->
    [short] Castle kingside
   *[long] Castle queenside
  }
procedure-becomes = it becomes a { WORD($piece) }
procedure-task = { $task ->
    [early] On purpose: press the clock before you announce
    [misspoken] On purpose: announce a different move from the one on the board
    [illegal] On purpose: a move that is not legal. Complete it, and listen to the arbiter
    [go-on] Now continue
    [touch] On purpose: take a piece from the board, and put it back
    [instead] On purpose: now try to complete another move
    [adjust] Adjust a piece: say so, take it out, put it back
    [reply] Repeat your opponent's move aloud, and make it on your board. Your opponent announces:
    [misheard] Make the move, and listen to how your opponent repeats it
    [offer] Make the move, and offer a draw at the right moment
    [decline] Your opponent offers a draw. Decline it
    [claim] This position has occurred for the third time. Claim a draw
   *[claim-ahead] After your move the position would occur for the third time. Claim a draw with it
  }
procedure-take = Lift the { WORD($piece) } on { $square }
procedure-at = { $step ->
    [take-off] Take the captured piece off { $square }
   *[put] Place it on { $square }
  }
procedure-choose = Say what it becomes: { WORD($piece) }
procedure-step = { $step ->
    [adjust] Say that you adjust
    [announce] Announce:
    [announce-other] On purpose, announce:
    [announce-again] Announce the move on the board:
    [repeat] Repeat:
    [offer] Offer a draw
    [press-early] Press the clock, too early
    [decline] Say no
    [claim] Claim the repetition, and touch nothing
    [claim-ahead] Claim the repetition with this move, and do not make it:
   *[press] Press the clock
  }
procedure-event = { $event ->
    [misheard] Your opponent repeats wrongly:
    [claims] Your opponent claims that the move is not legal
    [undone] Here it costs nothing; everything is as before
    [free] Here it costs nothing
    [restored] The pieces are back in place
    [left-out] Skipped; you will get this lesson again
    [back] Everything is as before
   *[astray] Not this time: follow the lesson
  }
procedure-clean = Passed without a slip
procedure-passed = Passed. { $slips ->
    [0] No slips
    [one] One slip
   *[other] { $slips } slips
  }, { $hints ->
    [0] no hints
    [one] one hint
   *[other] { $hints } hints
  }; it comes again
procedure-help = F2 repeats the lesson. Skip leaves it out. Say other laws for another edition. Escape leaves
