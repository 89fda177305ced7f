# A position is set up: what is said, and what is understood.

setup = { $what ->
    [began] Set up a position. Type a piece and its square, for example white king Eva one. F1 tells more
    [cleared] The board is empty
    [initial] Starting position
    [no-castling] Nobody may castle
    [read] The position is read
    [undone] Taken back
    [left] Set-up cancelled, back in your game
    [ask-leave] Discard this position? Yes or no?
    [help] Type pieces with their squares: white king Eva one, pawns Anna two, Bella two. F4, pieces. Control Enter begins the game. Escape cancels
    [setting-up] A position is being set up; "done" begins the game, Escape cancels
    [competing] A competition is running; its board stays as it is
    [not-setting-up] No position is being set up; "set up" begins
    [no-game] No game can begin from this board:
   *[no-fen] Not a valid FEN
  }
setup-instead = before: { WORD($side, $piece) }
setup-emptied = { $square }, empty; before: { WORD($side, $piece) }
setup-next = The next pieces are { WORD($side) }'s
setup-turn = { WORD($side) } to move
setup-castles = { WORD($side) } may castle { $way ->
    [short] kingside
   *[long] queenside
  }
setup-not-there = Not on { $square }:
setup-wrong = { $fault ->
    [empty-board] no piece is on it
    [rank-count] it does not have eight ranks
    [rank-width] rank { $rank } does not have eight squares
    [rank-sign] on rank { $rank } there is a sign that is no piece
    [turn] it does not say who is to move, w or b
    [counts] the counts at the end are not numbers
    [missing-king] { WORD($side) } has no king
    [too-many-kings] { WORD($side) } has more than one king
    [opposite-check] { WORD($side) } is in check and not to move
    [pawn-on-backrank] a pawn is on the first or last rank
    [castling-rights] castling is not possible like this
    [en-passant-square] no pawn can be captured en passant there
    [square-twice] two pieces are on one square
    [man-on-last-rank] a man is on the rank where it would be a king
    [too-many-pieces] a side has more than twelve pieces
   *[light-square] a piece is on a light square
  }

hear-placing-nothing = nothing | empty | remove | no piece | delete
hear-placing-and = and | on | at | with
