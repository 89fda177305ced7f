# The scoresheet: comments, signs, variations, files.

sheet-told = { $what ->
    [wanted] Type the comment and press Enter; an empty line deletes it
    [deleted] Comment deleted
    [no-sign] No sign
    [entered] Variation
    [left] Back in the main line
    [nothing] No notes on this move
    [no-variation] There is no variation here
    [not-now] Notes can be made while listening and after a game
    [no-draughts-sign] This Braille code has no sign for a capture of draughts; choose another code
    [preview] Preview
    [saving] Saving
    [nothing-sealed] No move is sealed
    [wrong-word] The move is sealed with another password
    [no-file] This game has no file; save it as PGN instead
    [changed-outside] The file was changed by something else and is left as it is; save the game as PGN instead
   *[provisional] Some signs of this code are provisional: no source gives them
  }
sheet-comment = { $text }
sheet-quality = { $quality ->
    [good] good move
    [bad] mistake
    [brilliant] very good move
    [blunder] blunder
    [interesting] interesting move
    [dubious] dubious move
    [forced] forced move
    [even] even position
   *[unclear] unclear position
  }
sheet-sign = sign { $number }
sheet-variations = { $number ->
    [one] { $number } variation
   *[other] { $number } variations
  }
sheet-saved = Saved in { $file }
sheet-pages = { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
  }, { $width } by { $height }
ask-save-notes = Save the notes in the file?
ask-overwrite = { $file } exists already. Overwrite it?
ask-delete-comment = Delete this comment?
file-faults = { $games ->
    [one] One game has a fault and can be read only up to it, in line { $lines }
   *[other] { $games } games have faults and can be read only up to them, the first in lines { $lines }
  }
file-odd = Unusual, but read: { $what ->
    [lost-tag] a tag that cannot be read, left out
    [malformed-tag] a tag that is malformed
    [repeated-tag] a tag that appears twice
    [parted-tags] empty lines or comments between tags
    [parted] tags without moves, or moves without tags
    [result-on-board] another result than on the board
    [move-number] a wrong move number
    [results-differ] another result than in the tag
    [null-move] a null move, where the game ends
    [deep-variation] variations deeper than 100, kept as comments
    [broken-variation] variations that are not legal moves of chess, kept as comments
    [no-position] a SetUp tag at odds with the position
    [date] another way to write a date, or one that is not in the calendar
    [ply-count] another number of half-moves than in the tag
    [clock-time] clock times not in hours, minutes and seconds
    [check] signs of check
    [promotion] promotions without an equals sign
    [en-passant] en passant
    [not-passing] en passant where there is none
    [castling] castling
    [squares] moves with both squares
    [pawn-letter] pawns with a letter
    [pawn-or-piece] letters that may be pawns or knights; read as pawns, compare
    [capture] captures
    [piece-letter] letters of pieces
    [outcome] results
    [glyph] signs of books
    [lost-glyph] signs of quality that are unknown or double, left out
    [language] games without the English letters of pieces
    [cyrillic] Cyrillic letters in moves
    [remark] words that are no moves, kept as a comment
    [nested-comment] braces in comments, saved as round brackets
    [position] a position that is not whole, or castling or en passant that cannot be, left out
    [punctuation] signs between moves: commas, brackets
    [control] control characters, read as blanks
   *[blank] blanks of word processors
  }, number { $times }, first in line { $line }
file-guessed = The file is not in UTF-8. Its names were read as { $encoding ->
    [latin-1] Latin-1, letters of Western Europe
    [windows-1251] Windows-1251, Cyrillic letters
    [cp850] CP850, Western letters of DOS
    [cp866] CP866, Cyrillic letters of DOS
   *[both] several old encodings, line by line
  }
sheet-preview = Page { $page } of { $pages }, { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
  }
set-sheet-format = Braille file: { $format ->
    [brf] BRF, Braille ASCII
    [unicode] Unicode Braille
    [pef] PEF
   *[ebrl] eBraille
  }
set-sheet-layout = Moves on the sheet: { $layout ->
    [columns] in columns
    [running] running
    [single] one move a line
   *[double] in two columns
  }
set-sheet-width = Cells in a line: { $width }
set-sheet-height = Lines on a page: { $height }
set-sheet-size = Page of { $width } cells by { $height } lines
