# The rules of the game, each in a sentence, for who asks how the game is played.

rule = { $rule ->
    [value] Pawn 1, knight 3, bishop 3, rook 5, queen 9
    [stalemate] No legal move, and not in check: a draw
    [fifty-moves] Fifty moves by each side without a capture or a pawn move: a draw can be claimed
    [repetition] The same position for the third time, with the same moves possible: a draw can be claimed
    [draw] By agreement, stalemate, the third repetition, fifty moves without a capture or a pawn move, or when nobody can mate
    [en-passant] A pawn that has just gone two squares can be captured by a pawn beside it, as if it had gone one; at once, or not at all
    [castling] The king goes two squares towards a rook, and the rook jumps over him. Neither has moved, nothing stands between, and the king is not in check, crosses no attacked square and reaches none
    [promotion] On the last rank a pawn becomes a queen, rook, bishop or knight
    [mate] Mate wins: a check against which nothing helps
    [check] The king is attacked: move him, capture the attacker, or put a piece between
    [pawn] One square forward, from its first square also two; it captures diagonally, one square forward, and never goes back
    [knight] Two squares straight and one to the side; it jumps over pieces
    [bishop] Diagonally, as far as the way is free
    [rook] Along ranks and files, as far as the way is free
    [queen] In every direction, as far as the way is free
    [king] One square in every direction, but never into check
    [rules] Ask, for example: how does the knight move, how does castling work, when is it a draw
   *[draughts] A man goes one square diagonally forward; he captures forwards and back by jumping, and must. On the last rank he becomes a king, who goes any distance
  }
