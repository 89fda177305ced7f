# Drills: what is asked, and what is said of the answer.

drill-said = { $name }
drill-began = Drill: { $subject ->
    [alphabet] announcement alphabet
    [numbers] German numbers
    [colours] square colours
    [diagonals] diagonals
    [knight] knight routes
    [coordinates] coordinates from both sides
   *[vision] what a piece reaches
  }
drill-subject = { $subject ->
    [alphabet] Announcement alphabet
    [numbers] German numbers
    [colours] Square colours
    [diagonals] Diagonals
    [knight] Knight routes
    [coordinates] Coordinates from both sides
    [recall] The game from memory
    [procedure] The procedure
    [tactics] Tactics
   *[vision] What a piece reaches
  }:
drill-word-of-file = Which word is { $letter }?
drill-file-of-word = Which file is this:
drill-word-of-rank = What is { $number } in German?
drill-rank-of-word = Which number is this:
drill-dark = Is { $square } dark?
drill-on-diagonal = Are { $from } and { $to } on one diagonal?
drill-diagonal = Which squares are on the diagonal from { $from } to { $to }?
drill-route = Knight from { $from } to { $to } in { $count ->
    [one] one move
   *[other] { $count } moves
  }: over which squares?
drill-seat = { $side ->
    [white] From White's side
   *[black] From Black's side
  }, file { $file } from the left, rank { $rank } from you: which square?
drill-beside = { $side ->
    [white] From White's side
   *[black] From Black's side
  }: what is { $step ->
    [up] in front of
    [down] behind
    [left] left of
    [right] right of
    [up-left] in front and left of
    [up-right] in front and right of
    [down-left] behind and left of
   *[down-right] behind and right of
  } { $square }?
drill-reach = Which squares does a { WORD($piece) } on { $square } reach?
drill-right = Right
drill-more = { $count } to go
drill-already = { $square } already named
drill-wrong = Wrong
drill-missing = missing: { $squares }
drill-extra = not correct: { $squares }
drill-still = Go on
drill-is-dark = { $square } is { $colour ->
    [dark] dark
   *[light] light
  }
drill-is-on = { $from } and { $to } { $answer ->
    [yes] are on one diagonal
   *[no] are not on one diagonal
  }
drill-letter-is = { $letter }:
drill-number-is = { $number }:
drill-squares-are = The answer is { $squares }
drill-other-way = { $way ->
    [letter] The answer is a letter
    [figure] The answer is a figure
   *[word] The answer is a word
  }
drill-no-answer = That does not answer the question
drill-at = { $square }{ $state ->
    [piece] , the piece
    [named] , named
   *[free] { "" }
  }
drill-hint = For example { $square }
drill-no-hint = There is no hint for this. Skip gives the answer
drill-help = { $subject ->
    [alphabet] Type the word for a letter, or the letter for a word, and Enter
    [numbers] Type the German word for a figure, or the figure for a word, and Enter
    [colours] Y for dark, N for light
    [diagonals] Y or N; or name the squares, all in one line or one after another
    [knight] Name the squares of the route in their order, without the first one
    [coordinates] Name the square, or go there and press Enter
   *[vision] Name the squares, all in one line or one after another. Or go to each and press Enter
  }
drill-help-all = F2 repeats, Hint helps, Skip tells the answer, Escape ends
drill-leave = Leave the drill? Yes or no?
drill-left = The drill is over. { $right } right, { $wrong } wrong
drill-summary = { $asked } asked, { $known } known, { $due } due
drill-score = { $right } right, { $wrong } wrong
drill-no-summary = No drills done yet
drill-exporting = Your progress is saved
drill-exported = It is in { $file }
drill-refused = { $why ->
    [drilling] A drill is running. Escape leaves it
    [competing] There are no drills during a competition
    [hidden] The board is hidden. Say peek to hear it; peeks are counted
    [not-hidden] The board is not hidden
    [no-tactics] There is nothing to solve in this file. Tactics need a position and moves
    [no-file] Open the file first with Control O, then say tactics from the file
    [no-games] No game of yours is in the library yet. A game gets there when it ends
   *[not-drilling] No drill is running
  }
find-game = The game from memory: { WORD($side) } to move. Which move was played?
find-mate = { WORD($side) } to move, mate in { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
find-best = { WORD($side) } to move: what is the best move?
find-win-in = { WORD($side) } to move and win in { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
find-only-win = { WORD($side) } to move: only one move wins. Which one?
find-bad-line = Line { $line }: { $fault ->
    [position] no legal position
    [only-avoided] only moves to be avoided are given
    [long-mate] the mate is too long to be proved, and no moves are given
   *[moves] no move that could be found
  }
find-more-bad = { $lines ->
    [one] One more line was skipped
   *[other] { $lines } more lines were skipped
  }
find-part = The file is large. { $positions } positions from it were read
find-passed-over = { $mates ->
    [one] One mate was skipped: no mate found, or too long to prove
   *[other] { $mates } mates were skipped: no mate found, or too long to prove
  }
find-unproved = That mate could not be proved. Try another move
find-rating = rated { $rating }
find-file = Tactics from the file
find-offer = { $games ->
    [one] One game begins from a position
   *[other] { $games } games begin from a position
  }. “Tactics from the file” asks for the moves
find-wrong = That is not the move
find-found = { $slips ->
    [0] Found
   *[other] Done
  }. { $slips ->
    [0] No slips
    [one] One slip
   *[other] { $slips } slips
  }, { $hints ->
    [0] no hints
    [one] one hint
   *[other] { $hints } hints
  }
find-piece = The { WORD($piece) } on { $square }
find-to = to { $square }
find-help = Type the move. F2 asks again. Hint gives the piece, then its square. Skip gives the move. Escape leaves
blindfold-on = The board is hidden. You hear the moves, not the squares
blindfold-off = Board shown. { $peeks ->
    [0] You have not peeked
    [one] You have peeked once
    [2] You have peeked twice
   *[other] You have peeked { $peeks } times
  }
blindfold-peek = Peek number { $peeks }
blindfold-at = { $square }
drill-broken = Your progress could not be read; the file was set aside: { $detail }

# What is understood.

hear-drill-dark = dark | black
hear-drill-light = light | white
hear-drill-and = and | then | to
hear-drill-hint = hint
