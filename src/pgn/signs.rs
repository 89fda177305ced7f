//! Signs of quality as books print them, and what looks like moves.

use shakmaty::san::SanPlus;

use super::oddity::Oddity;
use super::text::decode;

/// Signs of a position or a move as books print them, and the number that the standard has for each.
const SIGNS: [(&str, u8); 26] = [
    ("□", 7),
    ("=∞", 44),
    ("∞", 13),
    ("⩲", 14),
    ("⩱", 15),
    ("±", 16),
    ("∓", 17),
    ("+−", 18),
    ("−+", 19),
    ("+/=", 14),
    ("=/+", 15),
    ("+=", 14),
    ("=+", 15),
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
    ("=", 10),
    ("N", NOVELTY),
];
/// A new move.
const NOVELTY: u8 = 146;

/// The sign with which a text begins: how long it is, and its number. Signs of plain letters stand alone.
pub(super) fn sign(text: &[u8]) -> Option<(usize, u8)> {
    let is_here = |(sign, _): &&(&str, u8)| {
        let behind = text.strip_prefix(sign.as_bytes());
        behind.is_some_and(|rest| !sign.is_ascii() || rest.first().is_none_or(|&b| is_word_end(b)))
    };
    let found = SIGNS.iter().find(is_here);
    found.map(|(sign, number)| (sign.len(), *number))
}

/// The sign that stands at a place of a text. The letter of a new move is also that of a knight: it stands behind a move,
/// and nothing behind it could be the square to which a knight goes.
pub(super) fn sign_at(text: &[u8], at: usize) -> Option<(usize, u8)> {
    let found = sign(&text[at..])?;
    let is_dot = |byte: &u8| *byte == b'.' || byte.is_ascii_whitespace();
    let words = |text: &[u8]| {
        text.split(is_dot)
            .filter(|word| !word.is_empty())
            .map(<[u8]>::to_vec)
            .next()
    };
    let before = text[..at]
        .rsplit(is_dot)
        .find(|word| !word.is_empty())
        .unwrap_or_default();
    let is_behind_move = !text[..at].trim_ascii_end().ends_with(b".")
        && !before.iter().all(u8::is_ascii_digit)
        && !before.ends_with(b"(")
        && !before.ends_with(b"]");
    let next = words(&text[at + found.0..]).unwrap_or_default();
    let is_before_square = matches!(next[..], [b'a'..=b'h' | b'x' | b':' | b'1'..=b'8', b'a'..=b'h' | b'x' | b':' | b'1'..=b'8', ..]
        if next.iter().any(u8::is_ascii_lowercase))
        // Somebody could not read the file.
        || matches!(next[..], [b'?', b'1'..=b'8', ..]);
    (found.1 != NOVELTY || is_behind_move && !is_before_square).then_some(found)
}

/// How long a word is without the sign of plain letters with which it ends behind a square or a castling.
pub(super) fn without_sign(word: &[u8]) -> usize {
    let ends_move = |move_: &[u8]| {
        matches!(move_, [.., b'0'..=b'8' | b'O' | b'Q' | b'R' | b'B' | b'N']) && move_.len() > 1
    };
    let plain = SIGNS
        .iter()
        .filter(|(sign, _)| sign.is_ascii() && *sign != "N");
    let mut bare = plain.filter_map(|(sign, _)| word.strip_suffix(sign.as_bytes()));
    bare.find(|bare| ends_move(bare))
        .map_or(word.len(), <[u8]>::len)
}

/// The move with an equals sign before the piece of a promotion.
pub(super) fn promoted(text: &str) -> String {
    let bare = text.strip_suffix(')').unwrap_or(text);
    let piece = bare.chars().last().filter(|c| "QRBNqrbn".contains(*c));
    let Some(piece) = piece else {
        return text.to_owned();
    };
    let before = bare[..bare.len() - 1].trim_end_matches(['=', '/', '(']);
    let is_pawn = before.ends_with(['1', '8']) && !before.starts_with(['K', 'Q', 'R', 'B', 'N']);
    match is_pawn {
        true => format!("{before}={}", piece.to_ascii_uppercase()),
        false => text.to_owned(),
    }
}

/// How books say behind a move that it gives check or mate: in English, German, French, Spanish, Italian and Russian.
/// Longer words stand before those in which they end.
const CHECKS: [&str; 19] = [
    "doppel", "schach", "scacco", "double", "check", "jaque", "doble", "matto", "mate", "dble",
    "disc", "matt", "chec", "mat", "dbl", "dis", "sch", "ch", "\u{e9}",
];
const RUSSIAN_CHECKS: [&str; 2] = ["\u{448}\u{430}\u{445}", "\u{43c}\u{430}\u{442}"];

/// How a capture in passing says so.
const PASSING: [&str; 3] = ["e.p.", "e.p", "ep"];

/// A move without the last of what stands behind it, signs and words of check and mate and of a capture in passing, and
/// whether that is unusual.
pub(super) fn without_mark(text: &str) -> Option<(&str, Option<Oddity>)> {
    let bare = text.trim_end_matches(['+', '#', '†', '‡', '≠']);
    if bare.len() < text.len() {
        // One sign alone is the usual one.
        let is_usual = matches!(&text[bare.len()..], "+" | "#");
        return Some((bare, (!is_usual).then_some(Oddity::Check)));
    }
    let before = |mark: &str| {
        let at = text.len().checked_sub(mark.len())?;
        let end = text.get(at..)?;
        (end.to_lowercase() == mark).then(|| &text[..at])
    };
    let passing = PASSING.into_iter().find_map(before);
    let found = passing.map(|bare| (bare.trim_end_matches('/'), Some(Oddity::EnPassant)));
    let mut checks = CHECKS.into_iter().chain(RUSSIAN_CHECKS);
    let check = || Some((checks.find_map(before)?, Some(Oddity::Check)));
    found.or_else(check)
}

/// A word among the moves as text, without the blank in what says of a capture that it is in passing.
pub(super) fn text_of(word: &[u8]) -> String {
    let mut text = decode(word);
    if text.starts_with("e.") {
        text.retain(|c| c != ' ');
    }
    text
}

/// What a word says of the move before it, if it says nothing else: `ch`, `dbl`, `+`, `e.p`.
pub(super) fn mark(word: &str) -> Option<Oddity> {
    let (mut rest, first) = without_mark(word)?;
    while let Some((bare, _)) = without_mark(rest) {
        rest = bare;
    }
    rest.is_empty().then(|| first.unwrap_or(Oddity::Check))
}

/// Whether a text has nothing but words that may be moves, and numbers, results and signs.
pub(super) fn are_moves(text: &[u8]) -> bool {
    let text = decode(text);
    let is_plain = |c: char| c.is_ascii_digit() || "./-*!?$()".contains(c);
    let mut words = text.split(|c: char| c.is_whitespace() || ",;".contains(c));
    words.all(|word| {
        let word = word.trim_start_matches(|c: char| c.is_ascii_digit() || "(.".contains(c));
        let word = word.trim_end_matches(['!', '?', ')']);
        word.chars().all(is_plain) || SanPlus::from_ascii(word.as_bytes()).is_ok()
    })
}

/// Whether a byte ends a word.
pub(super) fn is_word_end(byte: u8) -> bool {
    b" \t\n\r{}()!?$;.,*".contains(&byte)
}

/// Where a word ends of which the first letters stand before a place.
pub(super) fn word_end(text: &[u8], from: usize) -> usize {
    let mut end = from;
    while let Some(&byte) = text.get(end) {
        // A promotion in round brackets, and the full stops of e.p., belong to the move.
        let rest = &text[end..];
        let is_promotion = matches!(text[..end], [.., b'1' | b'8'] | [.., b'1' | b'8', b'='])
            && matches!(rest, [b'(', piece, b')', ..] if b"QRBNqrbn".contains(piece));
        if is_promotion {
            end += 3;
        } else if rest.starts_with(b".p") && text[from - 1..end].ends_with(b"e") {
            end += if rest.starts_with(b".p.") { 3 } else { 2 };
        } else if rest.starts_with(b". p")
            && text[from - 1..end] == *b"e"
            && rest.get(3).is_none_or(|byte| is_word_end(*byte))
        {
            end += if rest.starts_with(b". p.") { 4 } else { 3 };
        } else if is_word_end(byte)
            || blank(text, end) > 0
            || rest.starts_with(DOTS)
            || !byte.is_ascii() && sign(rest).is_some()
        {
            return end;
        } else {
            end += 1;
        }
    }
    end
}

/// How a text goes on behind a sign between two things, with blanks about it or not.
fn behind_sign<'a>(text: &'a [u8], signs: &[&str]) -> Option<&'a [u8]> {
    let bare = |text: &'a [u8]| {
        let blanks = text.iter().take_while(|byte| b" \t".contains(byte)).count();
        &text[blanks..]
    };
    let text = bare(text);
    let behind = signs
        .iter()
        .find_map(|sign| text.strip_prefix(sign.as_bytes()));
    behind.map(bare)
}

/// Where a result ends that begins at a place, with blanks or a colon in it: `1 - 0`, `1:0`, `0.5-0.5`.
pub(super) fn parted_result(text: &[u8], at: usize) -> Option<usize> {
    let halves = ["1/2", "½", "0.5", "0,5"];
    let halves = halves
        .iter()
        .flat_map(|one| halves.map(|other| (*one, other)));
    let mut results = [("1", "0"), ("0", "1")].into_iter().chain(halves);
    results.find_map(|(white, black)| {
        let rest = text[at..].strip_prefix(white.as_bytes())?;
        let rest = behind_sign(rest, &["-", ":", "–", "—"])?.strip_prefix(black.as_bytes())?;
        let is_whole = rest.first().is_none_or(|byte| is_word_end(*byte));
        is_whole.then(|| text.len() - rest.len())
    })
}

/// Where a castling ends that begins at a place, with blanks in it: `O - O`.
pub(super) fn parted_castling(text: &[u8], at: usize) -> Option<usize> {
    let side = text.get(at..=at).filter(|side| b"Oo0".contains(&side[0]))?;
    let next = |from: &'_ [u8]| {
        let behind = behind_sign(from, &["-", "–", "—", "−"])?.strip_prefix(side)?;
        Some(text.len() - behind.len())
    };
    let second = next(&text[at + 1..])?;
    let end = next(&text[second..]).unwrap_or(second);
    let has_blank = text[at..end].iter().any(u8::is_ascii_whitespace);
    let is_whole = |byte: &u8| is_word_end(*byte) || b"+#".contains(byte);
    (has_blank && text.get(end).is_none_or(is_whole)).then_some(end)
}

/// Three dots in one sign, in UTF-8.
pub(super) const DOTS: &[u8] = "…".as_bytes();

/// How many bytes the blank at a place has; none if there is no blank. The byte 0x1A ends files of old systems, and a
/// byte 0xA0 alone is a blank of Latin-1 at which no line is broken.
pub(super) fn blank(text: &[u8], at: usize) -> usize {
    match text[at..] {
        [byte, ..] if byte.is_ascii_whitespace() || matches!(byte, 0x0B | 0x1A) => 1,
        [0xC2, 0xA0, ..] => 2,
        [0xE2, 0x80, 0x80..=0x8B | 0xAF, ..]
        | [0xE2, 0x81, 0x9F | 0xA0, ..]
        | [0xE3, 0x80, 0x80, ..]
        | [0xEF, 0xBB, 0xBF, ..] => 3,
        [0xA0, ..] => usize::from(
            at.checked_sub(1)
                .is_none_or(|before| text[before].is_ascii()),
        ),
        _ => 0,
    }
}
