# Scoresheets in Braille: the codes, and the words that stand on a sheet.

braille-code = { $code ->
    [ueb] Algebraic notation in UEB
    [uk-2015] UK code 2015
    [finland] Finnish chess signs
    [hungary] Hungarian chess signs
    [spain] Spanish code, ONCE B8
    [germany] German algebraic notation in Basisschrift
    [russia-literary] Russian notation in literary Braille
    [russia-compact] Russian notation, compact
    [nabcc] Algebraic notation in eight-dot computer Braille
   *[san-low] Algebraic notation with lowered digits
  }: { $status ->
    [published] published
    [literal] print notation in ordinary Braille, not a chess code
    [practice] practice, not a standard
   *[own] this program's own
  }
braille-provisional = Provisional, because no source gives them:
braille-sign = { $sign ->
    [pieces] pieces
    [pawn] pawn
    [ranks] ranks
    [capture] capture
    [check] check
    [check-place] place of the check sign
    [mate] mate
    [castling] castling
    [promotion] promotion
   *[results] results
    [draw-offer] draw offer
    [draughts] moves of draughts
  }
braille-word = { $word ->
    [white] White
    [black] Black
    [event] Event
    [site] Site
    [date] Date
    [round] Round
    [result] Result
    [contents] Contents
    [draw-offered] draw offered
   *[sealed-move] Sealed move
  }
braille-left-out = { $what ->
    [variations] { $number ->
        [one] One variation is left out
       *[other] { $number } variations are left out
      }
    [clocks] { $number ->
        [one] One clock time is left out
       *[other] { $number } clock times are left out
      }
    [fractions] { $number ->
        [one] One fraction of a second is left out
       *[other] { $number } fractions of a second are left out
      }
    [commands] { $number ->
        [one] One mark for programs is left out
       *[other] { $number } marks for programs are left out
      }
   *[tags] { $number ->
        [one] One tag is left out
       *[other] { $number } tags are left out
      }
  }
braille-changed = { $number ->
    [one] One note cannot be written exactly; it will not be read back as it was
   *[other] { $number } notes cannot be written exactly; they will not be read back as they were
  }
braille-pages = { $games ->
    [one] One game
   *[other] { $games } games
  } on { $pages ->
    [one] one page
   *[other] { $pages } pages
  }
braille-eight-dots = This code has eight dots, and BRF has six; choose Unicode Braille or another code
braille-read = { $code ->
    [ueb] Algebraic notation in UEB
    [uk-2015] UK code 2015
    [finland] Finnish chess signs
    [hungary] Hungarian chess signs
    [spain] Spanish code, ONCE B8
    [germany] German algebraic notation in Basisschrift
    [russia-literary] Russian notation in literary Braille
    [russia-compact] Russian notation, compact
    [nabcc] Algebraic notation in eight-dot computer Braille
   *[san-low] Algebraic notation with lowered digits
  }: { $moves ->
    [one] One half-move
   *[other] { $moves } half-moves
  } read
braille-unreadable = Page { $page }, line { $line }, cell { $cell }: { $cells } is not a move here
braille-could-be = It could be:
braille-could-be-move = { $move }
braille-no-cell = Page { $page }, line { $line }, cell { $cell }: { $text } is not a Braille cell
braille-other-format = This is { $format ->
    [pef] PEF
   *[ebrl] eBraille
  }; sheets are read back from BRF and Unicode Braille only
braille-no-game = No game found
braille-number = Page { $page }, line { $line }, cell { $cell }: move number { $number }, but { $due } is due
braille-differs = Page { $page }, line { $line }: what was read is not what was written; half-moves read: { $read }, written: { $written }
braille-other-moves = Page { $page }, line { $line }: a move or the result is not what was written; only the number of half-moves is right
braille-mended = Page { $page }, line { $line }, cell { $cell }: unreadable; the end of the sheet proves { $move }
braille-resumed = Page { $page }, line { $line }, cell { $cell }: unreadable; only with { $move } does the rest fit; nothing proves it
braille-other-page = Page { $page }: a game begins that belongs on page { $due }; pages are missing or out of order
braille-in-book = Page { $page }, line { $line }: game { $number } of the book ends here, but { $due } is due; games are missing or out of order
braille-unended = Page { $page }, line { $line }: the book continues after this game; the rest is missing
braille-other-book = Page { $page }, line { $line }: this game does not follow the one before it in the same book; a page is of another book, or the last lines of a game are damaged
braille-stray = Page { $page }, line { $line }: what stands here belongs to no game
braille-breaks-off = Page { $page }, line { $line }: the game breaks off here; its end is missing
braille-results = Page { $page }, line { $line }: two results, { $result } and { $detail }
braille-titled = The heading says { $result }
braille-no-colophon = Page { $page }, line { $line }: the end of this game is missing
braille-title = Page { $page }, line { $line }: { $text } stands in the heading, but the end of the sheet says { $detail }
braille-notes = Page { $page }, line { $line }: comments, signs or variations not read back exactly: { $number }
braille-says = The sheet says: { $text }
braille-above = Page { $page }, line { $line }: not taken over, above the moves: { $text }. The game begins from the usual position
braille-on-board = Page { $page }, line { $line }: the result is not that of the final position
braille-too-long = Page { $page }, line { $line }: more moves than any game can have; the game is read up to here
braille-given-up = Page { $page }, line { $line }: too much of this file cannot be read; what follows was not read
braille-other-code = In another code this is another game; say which code it is
braille-unproved = Nothing on this sheet proves that it is undamaged; compare it; accents and capitals may be missing
