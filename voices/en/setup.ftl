# A position is set up: what is said, and what is understood.

setup = { $what ->
    [began] You set a position up. Type a piece and its square, for example white king Eva one. F1 tells more
    [cleared] The board is empty
    [initial] All pieces stand as at the beginning of a game
    [no-castling] Nobody may castle
    [read] The position is read
    [undone] Taken back
    [left] The board is given up; the game is there again
    [ask-leave] Give up this board? Yes or no?
    [help] Type pieces with their squares: white king Eva one, pawns Anna two, Bella two. F4, pieces. Control Enter begins the game. Escape cancels
    [setting-up] A position is being set up; "done" begins the game, Escape gives it up
    [competing] A competition is going on; its board stays as it is
    [not-setting-up] No position is being set up; "set up" begins
    [no-game] No game can begin from this board:
   *[no-fen] This is no position as FEN writes it
  }
setup-instead = before: { WORD($side, $piece) }
setup-emptied = { $square }, empty; before: { WORD($side, $piece) }
setup-next = The next pieces are { WORD($side) }'s
setup-turn = { WORD($side) } to move
setup-castles = { WORD($side) } may castle { $way ->
    [short] short
   *[long] long
  }
setup-not-there = Not on { $square }:
setup-wrong = { $fault ->
    [empty-board] no piece stands on it
    [missing-king] a king is missing
    [too-many-kings] a side has more than one king
    [pawn-on-backrank] a pawn stands on the first or the last rank
    [castling-rights] castling is not possible like this
    [en-passant-square] no pawn can be captured in passing there
    [opposite-check] the side that is not to move is in check
    [square-twice] two pieces stand on one square
    [man-on-last-rank] a man stands on the rank where it would be a king
    [too-many-pieces] a side has more than twelve pieces
   *[light-square] a piece stands on a light square
  }

hear-placing-nothing = nothing | empty | remove | no piece | delete
hear-placing-and = and | on | at | with
