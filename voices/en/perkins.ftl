# What is said of Braille in the hands.

cell-dots = dots { $dots }
cell-part = dots { $dots }, and then
cell-no-dots = no dots, and then
cell-erased = dots { $dots } erased
chord-unknown = Space with dots { $dots } does nothing
braille-test-next = Hold these keys down together, then let them go; Escape ends the test:
braille-test-again = The same keys once more:
braille-test-lost = Not detected:
braille-test-held = Held together:
braille-test-good = The keyboard reports all these keys together; Braille can be typed on it with both hands
braille-test-advice = Such cells can be typed with one hand; Control Shift J changes the method
set-braille-code = Braille for typing and the display: { $code ->
    [auto] whichever code fits
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
  }
set-strokes = { $strokes ->
    [whole] Cells are typed as chords, with both hands
    [halves] Cells are typed with one hand: left column, then right
   *[collected] Cells are typed dot by dot, then the space bar
  }
