//! Where things stand in a PGN file: the places of tags, moves, notes and results.
//!
//! The reader of the games passes over what it does not understand. This scanner walks in step with
//! it, by the same rules, so that nothing is passed over silently and every fault has its place.

/// What stands at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// A tag pair.
    Tag,
    /// A tag pair whose value is not closed; the reader sees it as a tag pair.
    OpenTag,
    /// A line in brackets without a value; the reader does not see it.
    NoTag,
    /// A move number, with whether it announces the first move of White.
    Number {
        first: bool,
    },
    Result,
    /// What should be a move.
    Word,
    /// The sign of an offer of a draw, as it stands or in a comment.
    Offer,
    /// A comment, without its braces or its semicolon.
    Comment,
    /// A sign of quality: `$1`, `!`.
    Glyph,
    /// The beginning of a variation.
    Variation,
    VariationEnd,
    /// The beginning of a comment without an end.
    OpenComment,
    /// The beginning of a variation without an end.
    OpenVariation,
}

/// A thing and its place, in bytes from the beginning of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PgnToken {
    pub kind: TokenKind,
    pub begin: usize,
    pub end: usize,
}

/// How score sheets note an offer of a draw (Appendix C.12, FIDE 2023).
pub(super) const OFFER: &[u8] = b"(=)";

/// An iterator over the tokens of one game.
pub(super) struct Scanner<'a> {
    text: &'a [u8],
    begin: usize,
    at: usize,
    in_tags: bool,
    /// Where the variations begin that are open.
    variations: Vec<usize>,
}

impl<'a> Scanner<'a> {
    /// Scans `text[begin..end]`, as the reader delimits a game.
    pub fn new(text: &'a [u8], begin: usize, end: usize) -> Self {
        let has_mark = text[begin..end].starts_with("\u{feff}".as_bytes());
        let begin = if has_mark { begin + 3 } else { begin };
        Self {
            text: &text[..end],
            begin,
            at: begin,
            in_tags: true,
            variations: Vec::new(),
        }
    }

    fn rest(&self) -> &'a [u8] {
        &self.text[self.at..]
    }

    /// The place of a byte, or the end of the text.
    fn next_place(&self, from: usize, wanted: impl Fn(u8) -> bool) -> usize {
        let found = self.text[from..].iter().position(|&byte| wanted(byte));
        found.map_or(self.text.len(), |offset| from + offset)
    }

    fn token(&mut self, kind: TokenKind, end: usize) -> PgnToken {
        let begin = self.at;
        self.at = end;
        PgnToken { kind, begin, end }
    }

    fn tag(&mut self) -> PgnToken {
        let quote = self.next_place(self.at, |byte| matches!(byte, b'"' | b'\n' | b']'));
        if self.text.get(quote) != Some(&b'"') {
            let end = self.text.len().min(quote + 1);
            return self.token(TokenKind::NoTag, end);
        }
        let mut close = quote + 1;
        loop {
            close = self.next_place(close, |byte| matches!(byte, b'"' | b'\n' | b'\\'));
            match self.text.get(close) {
                Some(b'"') => {
                    let token = self.token(TokenKind::Tag, close + 1);
                    self.skip_bracket();
                    return token;
                }
                Some(b'\\') => close = self.text.len().min(close + 2),
                _ => return self.token(TokenKind::OpenTag, close),
            }
        }
    }

    fn skip_bracket(&mut self) {
        let place = self.next_place(self.at, |byte| !matches!(byte, b' ' | b'\t' | b'\r'));
        if self.text.get(place) == Some(&b']') {
            self.at = place + 1;
        }
    }

    /// Whether a line begins here. Among the tags, the reader lets blanks precede.
    fn at_beginning_of_line(&self) -> bool {
        let mut before = &self.text[self.begin..self.at];
        while let [rest @ .., b' ' | b'\t' | b'\r'] = before
            && self.in_tags
        {
            before = rest;
        }
        before.last().is_none_or(|&byte| byte == b'\n')
    }

    fn comment(&mut self) -> Option<PgnToken> {
        let end = self.next_place(self.at, |byte| byte == b'}');
        if end == self.text.len() {
            return Some(self.token(TokenKind::OpenComment, end));
        }
        if self.text[self.at + 1..end].trim_ascii() == OFFER {
            return Some(self.token(TokenKind::Offer, end + 1));
        }
        let begin = self.at + 1;
        self.at = end + 1;
        Some(PgnToken {
            kind: TokenKind::Comment,
            begin,
            end,
        })
    }

    /// The rest of the line.
    fn line_comment(&mut self) -> PgnToken {
        let begin = self.at + 1;
        self.at = self.next_place(self.at, |byte| byte == b'\n');
        PgnToken {
            kind: TokenKind::Comment,
            begin,
            end: self.at,
        }
    }

    fn glyph(&mut self) -> PgnToken {
        if self.rest().starts_with(b"$") {
            let end = self.next_place(self.at + 1, is_word_end);
            let digits = &self.text[self.at + 1..end];
            let is_number = !digits.is_empty() && digits.iter().all(u8::is_ascii_digit);
            return self.token(
                if is_number {
                    TokenKind::Glyph
                } else {
                    TokenKind::Word
                },
                end,
            );
        }
        let end = self.next_place(self.at, |byte| !matches!(byte, b'!' | b'?'));
        self.token(TokenKind::Glyph, end)
    }

    fn word(&mut self) -> PgnToken {
        let end = self.next_place(self.at + 1, is_word_end);
        let word = &self.text[self.at..end];
        if is_result(word) {
            return self.token(TokenKind::Result, end);
        }
        let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let follows = word.get(digits);
        if digits == 0 || follows.is_some_and(|byte| !byte.is_ascii_alphabetic()) {
            return self.token(TokenKind::Word, end);
        }
        let rest = &self.text[self.at + digits..];
        let first = word[..digits] == *b"1" && !rest.starts_with(b"..");
        self.token(TokenKind::Number { first }, self.at + digits)
    }

    fn step(&mut self, byte: u8) -> Option<PgnToken> {
        match byte {
            b'%' if self.at_beginning_of_line() => {
                self.at = self.next_place(self.at, |byte| byte == b'\n');
            }
            b' ' | b'\t' | b'\r' | b'\n' => self.at += 1,
            b'[' if self.in_tags => return Some(self.tag()),
            b';' => return Some(self.line_comment()),
            b'{' => return self.comment(),
            b'(' if self.rest().starts_with(OFFER) => {
                return Some(self.token(TokenKind::Offer, self.at + OFFER.len()));
            }
            b'(' => {
                self.variations.push(self.at);
                return Some(self.token(TokenKind::Variation, self.at + 1));
            }
            b')' if self.variations.pop().is_some() => {
                return Some(self.token(TokenKind::VariationEnd, self.at + 1));
            }
            b'.' => self.at += 1,
            b'$' | b'!' | b'?' => return Some(self.glyph()),
            b'*' => return Some(self.token(TokenKind::Result, self.at + 1)),
            // The laws write this behind a capture in passing (Appendix C, FIDE 2023).
            b'e' if self.rest().starts_with(b"e.p.") => self.at += 4,
            _ => return Some(self.word()),
        }
        None
    }
}

impl Iterator for Scanner<'_> {
    type Item = PgnToken;

    fn next(&mut self) -> Option<PgnToken> {
        while let Some(&byte) = self.text.get(self.at) {
            self.in_tags &= matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b'[' | b'%');
            if let Some(token) = self.step(byte) {
                return Some(token);
            }
        }
        let begin = self.variations.pop()?;
        Some(PgnToken {
            kind: TokenKind::OpenVariation,
            begin,
            end: self.at,
        })
    }
}

/// The text with hyphens where typesetters put dashes, and castling with letters.
pub(super) fn plain_hyphens(word: &[u8]) -> String {
    let text = String::from_utf8_lossy(word).replace(['\u{2013}', '\u{2014}'], "-");
    if text.starts_with("0-0") {
        text.replace('0', "O")
    } else {
        text
    }
}

fn is_result(word: &[u8]) -> bool {
    let text = plain_hyphens(word);
    matches!(text.as_str(), "1-0" | "0-1" | "1/2-1/2" | "½-½")
}

fn is_word_end(byte: u8) -> bool {
    b" \t\n\r{}()!?$;.*".contains(&byte)
}
