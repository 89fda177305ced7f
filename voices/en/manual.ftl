# The manual: read aloud, and written in Braille.

manual-text = { $text }
manual-keys = Down arrow: on. Right arrow: next heading. Page down: next chapter. Escape closes the manual
manual-foreign = The manual is in English
manual-closed = Manual closed
manual-written = { $how ->
    [contracted] Contracted Braille by liblouis
    [uncontracted] Uncontracted Braille
   *[without-liblouis] liblouis is not installed, so this is uncontracted Braille
  }, { $pages ->
    [one] one page
   *[other] { $pages } pages
  }
