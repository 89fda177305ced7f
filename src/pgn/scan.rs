//! Where things stand in a PGN file: the places of tags, moves, notes and results. Nothing is passed over silently, and
//! every fault has its place.

use super::oddity::Oddity;
use super::signs::{
    DOTS, are_moves, blank, is_word_end, parted_castling, parted_result, sign_at, without_sign,
    word_end,
};
use super::spelling::outcome;
use super::text::{closing_quote, decode, next_place, tag_name};

/// What stands at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// A tag pair.
    Tag,
    /// A tag pair whose value is not closed.
    OpenTag,
    /// A line in brackets without a value.
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
    /// The end of a variation.
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

/// Takes a file apart, part by part: a part is what stands up to an empty line behind moves, or up to tags behind them.
pub(super) struct Scanner<'a> {
    text: &'a [u8],
    at: usize,
    in_tags: bool,
    /// Where the variations begin that are open.
    variations: Vec<usize>,
    /// What is unusual in the part at hand, and where: signs of word processors, marks of forums.
    pub oddities: Vec<(Oddity, usize)>,
    /// Whether braces were opened in a comment of the part that stand for nothing.
    has_loose_braces: bool,
}

impl<'a> Scanner<'a> {
    /// Scans a text.
    pub fn new(text: &'a [u8]) -> Self {
        let has_mark = text.starts_with("\u{feff}".as_bytes());
        Self {
            text,
            at: if has_mark { 3 } else { 0 },
            in_tags: true,
            variations: Vec::new(),
            oddities: Vec::new(),
            has_loose_braces: false,
        }
    }

    /// Where the next thing stands.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The things of the next part; `None` at the end of the text.
    pub fn part(&mut self) -> Option<Vec<PgnToken>> {
        self.in_tags = true;
        self.oddities.clear();
        self.has_loose_braces = false;
        let mut tokens = Vec::new();
        let begin = self.at;
        while let Some(&byte) = self.text.get(self.at) {
            let is_over = tokens
                .last()
                .is_some_and(|token: &PgnToken| token.kind == TokenKind::Result);
            if byte == b'\n' && self.ends_part(tokens.first())
                || is_over && tag_name(self.rest()).is_some()
            {
                break;
            }
            let is_blank = blank(self.text, self.at) > 0 || matches!(byte, b'[' | b'%');
            self.in_tags &= is_blank;
            tokens.extend(self.step(byte, tokens.is_empty()));
        }
        tokens.extend(self.variations.drain(..).map(|begin| PgnToken {
            kind: TokenKind::OpenVariation,
            begin,
            end: self.at,
        }));
        (self.at > begin).then_some(tokens)
    }

    /// Whether a part that begins with a thing ends at this end of a line. In a variation an empty line is none, unless a
    /// game begins behind it. Tags end it if the first of them comes again behind an empty line: a game without moves.
    fn ends_part(&mut self, first: Option<&PgnToken>) -> bool {
        let next = self.next_place(self.at, |byte| !byte.is_ascii_whitespace());
        let gap = &self.text[self.at..next];
        let is_empty_line = gap.iter().filter(|&&byte| byte == b'\n').count() > 1;
        let is_tag = self.text[next..].starts_with(b"[")
            && self.text.get(next + 1).is_some_and(u8::is_ascii_alphabetic)
            && gap.ends_with(b"\n");
        let begins = is_tag || self.text[next..].starts_with(b"1.");
        let ends = match self.in_tags {
            true => is_tag && is_empty_line && first.is_some_and(|tag| self.is_named(next, *tag)),
            false => is_tag || is_empty_line && (self.variations.is_empty() || begins),
        };
        if !ends && self.in_tags && is_tag && is_empty_line && first.is_some() {
            self.oddities.push((Oddity::PartedTags, next));
        }
        self.at = if ends { next } else { self.at.max(next - 1) };
        ends
    }

    /// Whether the tag at a place has the name of another one.
    fn is_named(&self, at: usize, other: PgnToken) -> bool {
        let name = |text: &'a [u8]| {
            let end = text.iter().position(|byte| b" \t\r\n\"]".contains(byte));
            &text[..end.unwrap_or(text.len())]
        };
        name(&self.text[at..]) == name(&self.text[other.begin..other.end])
    }

    fn rest(&self) -> &'a [u8] {
        &self.text[self.at..]
    }

    fn next_place(&self, from: usize, wanted: impl Fn(u8) -> bool) -> usize {
        next_place(self.text, from, wanted)
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
        match closing_quote(self.text, quote + 1) {
            Ok(close) => {
                let token = self.token(TokenKind::Tag, close + 1);
                self.skip_bracket();
                token
            }
            Err(end) => self.token(TokenKind::OpenTag, end),
        }
    }

    fn skip_bracket(&mut self) {
        let place = self.next_place(self.at, |byte| !matches!(byte, b' ' | b'\t' | b'\r'));
        if self.text.get(place) == Some(&b']') {
            self.at = place + 1;
        } else {
            self.oddities.push((Oddity::MalformedTag, self.at - 1));
        }
    }

    /// Whether a line begins here. Among the tags, blanks may precede.
    fn at_beginning_of_line(&self) -> bool {
        let mut before = &self.text[..self.at];
        while let [rest @ .., b' ' | b'\t' | b'\r'] = before
            && self.in_tags
        {
            before = rest;
        }
        matches!(before, [] | [.., b'\n'] | [0xEF, 0xBB, 0xBF])
    }

    fn comment(&mut self) -> Option<PgnToken> {
        let end = self.comment_end();
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

    /// Where the comment ends that begins here. By the standard it ends at the first brace, even if another one was opened
    /// in it. Where no moves follow, a comment was in the comment.
    fn comment_end(&mut self) -> usize {
        let first = self.next_place(self.at, |byte| byte == b'}');
        let mut end = first;
        let mut open = self.opened(self.at + 1, first);
        if open == 0 || self.has_loose_braces {
            return first;
        }
        while open > 0 && end < self.text.len() {
            let next = self.next_place(end + 1, |byte| byte == b'}');
            open += self.opened(end + 1, next);
            open -= 1;
            end = next;
        }
        let behind = self.text.get(first + 1..end).unwrap_or_default();
        if end == self.text.len() || are_moves(behind) {
            self.has_loose_braces = true;
            return first;
        }
        end
    }

    /// How many braces are opened between two places.
    fn opened(&self, from: usize, to: usize) -> usize {
        let between = self.text.get(from..to).unwrap_or_default();
        between.iter().filter(|&&byte| byte == b'{').count()
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
            // Some write the sign twice.
            let digits = self.next_place(self.at, |byte| byte != b'$');
            let end = self.next_place(digits, is_word_end);
            if digits > self.at + 1 {
                self.oddities.push((Oddity::Glyph, self.at));
            }
            let digits = &self.text[digits..end];
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
        if let Some(end) = parted_castling(self.text, self.at) {
            let end = word_end(self.text, end);
            return self.token(TokenKind::Word, end);
        }
        let end = word_end(self.text, self.at + 1);
        let word = &self.text[self.at..end];
        // Half a point begins with the first of these bytes that is none of ASCII.
        let may_be_result = matches!(word[0], b'0'..=b'9' | b'+' | b'-' | 0xC2);
        if may_be_result && let Some(end) = parted_result(self.text, self.at) {
            return self.token(TokenKind::Result, end);
        }
        if may_be_result && outcome(&decode(word)).is_some() {
            return self.token(TokenKind::Result, end);
        }
        let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let follows = word.get(digits);
        let is_zeros = (2..=4).contains(&word.len()) && word.iter().all(|byte| *byte == b'0');
        let is_colon = self.rest().get(digits) == Some(&b':')
            && self
                .rest()
                .get(digits + 1)
                .is_some_and(|byte| !byte.is_ascii_digit());
        let is_other = |byte: &u8| !byte.is_ascii_alphabetic() && !is_colon;
        if digits == 0 || is_zeros || follows.is_some_and(is_other) {
            return self.token(TokenKind::Word, self.at + without_sign(word));
        }
        let rest = &self.text[self.at + digits..];
        let is_black = rest.starts_with(b"..") || rest.starts_with(DOTS);
        let first = word[..digits] == *b"1" && !is_black;
        self.token(TokenKind::Number { first }, self.at + digits)
    }

    /// What begins with a byte, and whether it is the first thing of its part.
    fn step(&mut self, byte: u8, is_first: bool) -> Option<PgnToken> {
        match byte {
            b'%' if self.at_beginning_of_line() => {
                self.at = self.next_place(self.at, |byte| byte == b'\n');
            }
            _ if self.rest().starts_with(DOTS) => {
                self.oddities.push((Oddity::Blank, self.at));
                self.at += DOTS.len();
            }
            _ if blank(self.text, self.at) > 0 => {
                if !byte.is_ascii_whitespace() {
                    self.oddities.push((Oddity::Blank, self.at));
                }
                self.at += blank(self.text, self.at);
            }
            b'[' if self.forum_mark() > 0 => {
                self.oddities.push((Oddity::MalformedTag, self.at));
                self.at += self.forum_mark();
            }
            b'[' if self.in_tags => return Some(self.tag()),
            b';' if self.parts_moves() => {
                self.oddities.push((Oddity::Punctuation, self.at));
                self.at += 1;
            }
            b';' => return Some(self.line_comment()),
            b'{' => {
                let comment = self.comment();
                // Some comment stands in a line with the first tag.
                let behind = self.next_place(self.at, |byte| !matches!(byte, b' ' | b'\t'));
                self.in_tags |= is_first && tag_name(&self.text[behind..]).is_some();
                return comment;
            }
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
            // Behind a number; in a move it is no beginning.
            b',' | b')' | b':' => {
                self.oddities.push((Oddity::Punctuation, self.at));
                self.at += 1;
            }
            b'$' | b'!' | b'?' => return Some(self.glyph()),
            b'*' => return Some(self.token(TokenKind::Result, self.at + 1)),
            _ => match sign_at(self.text, self.at) {
                Some((length, _)) => {
                    self.oddities.push((Oddity::Glyph, self.at));
                    return Some(self.token(TokenKind::Glyph, self.at + length));
                }
                None => return Some(self.word()),
            },
        }
        None
    }

    /// Whether the semicolon here stands directly behind a word, and only moves stand behind it: then it begins no comment.
    fn parts_moves(&self) -> bool {
        let word = self.text[..self.at].last();
        let line = &self.text[self.at + 1..self.next_place(self.at, |byte| byte == b'\n')];
        word.is_some_and(u8::is_ascii_alphanumeric)
            && !line.trim_ascii().is_empty()
            && are_moves(line)
    }

    /// How long the mark is with which forums begin and end a game; none if none stands here.
    fn forum_mark(&self) -> usize {
        let is_here = |mark: &&&str| {
            let here = self.rest().get(..mark.len());
            here.is_some_and(|here| here.eq_ignore_ascii_case(mark.as_bytes()))
        };
        let found = ["[pgn]", "[/pgn]"].iter().find(is_here);
        found.map_or(0, |mark| mark.len())
    }
}
