//! Signs of quality as books print them, and what looks like moves.

use shakmaty::san::SanPlus;

use super::text::decode;

/// Signs of a position or a move as books print them, and the number that the standard has for each.
const SIGNS: [(&str, u8); 20] = [
    ("□", 7),
    ("=∞", 44),
    ("∞", 13),
    ("⩲", 14),
    ("⩱", 15),
    ("±", 16),
    ("∓", 17),
    ("+−", 18),
    ("−+", 19),
    ("+/-", 16),
    ("-/+", 17),
    ("+-", 18),
    ("-+", 19),
    ("⨀", 22),
    ("⟳", 32),
    ("↑", 36),
    ("→", 40),
    ("⇆", 132),
    ("⊕", 138),
    ("∆", 140),
];

/// The sign with which a text begins: how long it is, and its number. Signs of plain letters stand alone.
pub(super) fn sign(text: &[u8]) -> Option<(usize, u8)> {
    let is_here = |(sign, _): &&(&str, u8)| {
        let behind = text.strip_prefix(sign.as_bytes());
        behind.is_some_and(|rest| !sign.is_ascii() || rest.first().is_none_or(|&b| is_word_end(b)))
    };
    let found = SIGNS.iter().find(is_here);
    found.map(|(sign, number)| (sign.len(), *number))
}

/// Whether a text has nothing but words that may be moves, and numbers, results and signs.
pub(super) fn are_moves(text: &[u8]) -> bool {
    let text = decode(text);
    let is_plain = |c: char| c.is_ascii_digit() || "./-*!?$()".contains(c);
    let mut words = text.split_whitespace();
    words.all(|word| {
        let word = word.trim_start_matches(|c: char| c.is_ascii_digit() || "(.".contains(c));
        let word = word.trim_end_matches(['!', '?', ')']);
        word.chars().all(is_plain) || SanPlus::from_ascii(word.as_bytes()).is_ok()
    })
}

/// Whether a byte ends a word.
pub(super) fn is_word_end(byte: u8) -> bool {
    b" \t\n\r{}()!?$;.*".contains(&byte)
}
