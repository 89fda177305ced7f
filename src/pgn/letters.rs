//! The letters of pieces in other languages than English. A game is read with those of one language, and only if every
//! move of it can be.

use std::borrow::Cow;

use shakmaty::san::SanPlus;

use super::signs::promoted;

/// The files in Cyrillic letters, those that look like Latin ones among them.
const CYRILLIC_FILES: [(char, char); 9] = [
    ('а', 'a'),
    ('б', 'b'),
    ('ц', 'c'),
    ('с', 'c'),
    ('д', 'd'),
    ('е', 'e'),
    ('ф', 'f'),
    ('г', 'g'),
    ('х', 'h'),
];

/// A move with Latin letters where Cyrillic ones name files. Where no rank follows, one of them is the sign of a capture.
pub(super) fn in_latin(word: &str) -> Cow<'_, str> {
    if word.is_ascii() {
        return Cow::Borrowed(word);
    }
    let mut rest = word.chars().peekable();
    let mut text = String::with_capacity(word.len());
    while let Some(c) = rest.next() {
        let has_rank = rest.peek().is_some_and(char::is_ascii_digit);
        let file = CYRILLIC_FILES.iter().find(|(known, _)| *known == c);
        text.push(match file {
            Some((_, 'h')) if !has_rank => 'x',
            Some((_, file)) => *file,
            None => c,
        });
    }
    Cow::Owned(text)
}

/// The letters of one language or of several that have the same ones.
#[derive(Debug)]
pub(super) struct Letters {
    /// Those of king, queen, rook, bishop and knight.
    pieces: [&'static str; 5],
}

/// What the letters stand for in the notation of the standard.
const STANDARD: [char; 5] = ['K', 'Q', 'R', 'B', 'N'];

const fn letters(pieces: [&'static str; 5]) -> Letters {
    Letters { pieces }
}

/// The letters of other languages: those that the PGN standard lists (8.2.3.2), the Russian ones, and those of
/// English books and problems with another knight.
pub(super) const ALL: [Letters; 15] = [
    // German, Danish, Norwegian, Swedish
    letters(["K", "D", "T", "L", "S"]),
    // French
    letters(["R", "D", "T", "F", "C"]),
    // Spanish, Italian
    letters(["R", "D", "T", "A", "C"]),
    // Portuguese
    letters(["R", "D", "T", "B", "C"]),
    // Romanian
    letters(["R", "D", "T", "N", "C"]),
    // Dutch
    letters(["K", "D", "T", "L", "P"]),
    // Finnish
    letters(["K", "D", "T", "L", "R"]),
    // Icelandic
    letters(["K", "D", "H", "B", "R"]),
    // Czech
    letters(["K", "D", "V", "S", "J"]),
    // Polish
    letters(["K", "H", "W", "G", "S"]),
    // Hungarian
    letters(["K", "V", "B", "F", "H"]),
    // Estonian
    letters(["K", "L", "V", "O", "R"]),
    // Russian
    letters(["\u{41a}\u{440}", "\u{424}", "\u{41b}", "\u{421}", "\u{41a}"]),
    letters(["K", "Q", "R", "B", "Kt"]),
    letters(["K", "Q", "R", "B", "S"]),
];

impl Letters {
    /// A move with the letters of the standard; `None` if it has a letter that is none of this language.
    pub fn translated(&self, word: &str) -> Option<String> {
        // Castling has no piece, and no file is a capital letter.
        if !word.chars().any(|c| matches!(c, 'a'..='h')) {
            return Some(word.to_owned());
        }
        let mut text = String::new();
        let mut rest = word;
        while let Some(first) = rest.chars().next() {
            let fitting = (0..STANDARD.len()).filter(|at| rest.starts_with(self.pieces[*at]));
            let found = fitting.max_by_key(|at| self.pieces[*at].len());
            let length = match found {
                Some(at) => {
                    text.push(STANDARD[at]);
                    self.pieces[at].len()
                }
                // Whoever calls the knight otherwise in English may call it both.
                None if first == 'N' && self.pieces[1] == "Q" => {
                    text.push(first);
                    1
                }
                None if first.is_uppercase() => return None,
                None => {
                    text.push(first);
                    first.len_utf8()
                }
            };
            rest = &rest[length..];
        }
        Some(text)
    }

    /// Whether a word may be a move with these letters, and cannot be read without them.
    pub fn has(&self, word: &str) -> bool {
        let word = in_latin(word);
        let other = self.translated(&word).filter(|other| *other != word);
        let is_move = |other: String| {
            let mut text = promoted(&other);
            // With what stands between the squares, and behind the one of a capture.
            text.retain(|c| c.is_alphanumeric() || "=+#".contains(c));
            SanPlus::from_ascii(text.as_bytes()).is_ok()
        };
        other.is_some_and(is_move)
    }
}
