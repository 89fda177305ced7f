//! The texts of a PGN file: names and values of tags, and the encodings of old files.

use std::borrow::Cow;

use crate::board::keyed;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::record::GameResult;

/// Whether a tag can have this name.
pub(super) fn is_tag_name(name: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '_';
    !name.is_empty() && name.chars().all(fits)
}

/// The name of the tag pair with which a line begins: a name and a value in quotation marks. A clock time in a comment, such as
/// `[%clk 1:00:00]`, is none.
pub fn tag_name(line: &[u8]) -> Option<&[u8]> {
    let rest = line.strip_prefix(b"[")?;
    let is_of_name = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
    let (name, behind) = rest.split_at(rest.iter().take_while(is_of_name).count());
    let is_pair = !name.is_empty() && behind.trim_ascii_start().starts_with(b"\"");
    is_pair.then_some(name)
}

/// No value of a tag that goes on in another line is longer.
const LONGEST_VALUE: usize = 400;

/// The quotation mark that closes the value which begins at a place: that before the bracket, for names have some,
/// too, and also a line further down; without a bracket the first one. Otherwise where the line ends.
pub(super) fn closing_quote(text: &[u8], begin: usize) -> Result<usize, usize> {
    let (mut at, mut first, mut line_end) = (begin, None, None);
    loop {
        at = next_place(text, at, |byte| matches!(byte, b'"' | b'\n' | b'\\'));
        match text.get(at) {
            Some(b'"') => {
                let behind = next_place(text, at + 1, |byte| !matches!(byte, b' ' | b'\t' | b'\r'));
                if text.get(behind) == Some(&b']') {
                    return Ok(at);
                }
                first = first.or(Some(at).filter(|_| line_end.is_none()));
            }
            Some(b'\\') => at += 1,
            Some(_) if first.is_none() && value_goes_on(text, begin, at) => {
                line_end.get_or_insert(at);
            }
            _ => {
                let end = line_end.unwrap_or(text.len().min(at));
                return first.ok_or(end);
            }
        }
        at = text.len().min(at + 1);
    }
}

/// Whether the value of a tag may go on behind the end of a line: neither an empty line, nor a tag, nor much stands
/// there.
fn value_goes_on(text: &[u8], begin: usize, line_end: usize) -> bool {
    let rest = text[line_end + 1..].trim_ascii_start();
    let gap = &text[line_end..text.len() - rest.len()];
    let lines = gap.iter().filter(|&&byte| byte == b'\n').count();
    lines == 1 && !rest.starts_with(b"[") && line_end - begin < LONGEST_VALUE
}

/// A text with blanks for its control characters, and where they stand. What ends lines, pages and files is none.
pub(super) fn without_controls(text: &[u8]) -> (Cow<'_, [u8]>, Vec<usize>) {
    let is_control = |byte: &u8| matches!(byte, 0..=0x08 | 0x0e..=0x19 | 0x1b..=0x1f | 0x7f);
    let is_late = |pair: &[u8]| matches!(pair, [0xc2, 0x80..=0x9f]);
    let places = text.iter().enumerate();
    let mut places: Vec<usize> = places
        .filter(|(_, byte)| is_control(byte))
        .map(|(at, _)| at)
        .collect();
    // In UTF-8 some more have two bytes, which elsewhere are letters.
    if text.windows(2).any(is_late) && std::str::from_utf8(text).is_ok() {
        let pairs = text.windows(2).enumerate();
        places.extend(pairs.filter(|(_, pair)| is_late(pair)).map(|(at, _)| at));
        places.sort_unstable();
    }
    if places.is_empty() {
        return (Cow::Borrowed(text), places);
    }
    let mut clean = text.to_vec();
    for &at in &places {
        let length = if text[at] == 0xc2 { 2 } else { 1 };
        clean[at..at + length].fill(b' ');
    }
    (Cow::Owned(clean), places)
}

/// The place of a byte, or the end of the text.
pub(super) fn next_place(text: &[u8], from: usize, wanted: impl Fn(u8) -> bool) -> usize {
    let found = text[from..].iter().position(|&byte| wanted(byte));
    found.map_or(text.len(), |offset| from + offset)
}

/// The value of a tag. The reader's own decoding takes an escaped backslash before an escaped
/// quotation mark for one escape.
pub(super) fn unescaped(raw: &[u8]) -> Vec<u8> {
    let mut value = Vec::with_capacity(raw.len());
    let mut bytes = raw.iter().copied().peekable();
    while let Some(byte) = bytes.next() {
        let escaped = bytes.next_if(|&next| byte == b'\\' && matches!(next, b'\\' | b'"'));
        value.push(escaped.unwrap_or(byte));
    }
    value
}

/// So many characters that could not be read of a game are kept.
const MOST_UNREAD: usize = 4_000;

/// What could not be read of a game, as a comment, with the result that stands for the whole of it.
pub(super) fn unread(rest: impl Iterator<Item = char>, outcome: Option<GameResult>) -> String {
    let plain = |c: char| match c {
        '{' => '(',
        '}' => ')',
        other => other,
    };
    let rest: String = rest.take(MOST_UNREAD).map(plain).collect();
    let result = outcome.map_or("", GameResult::pgn);
    match rest.contains(result) {
        true => rest,
        false => format!("{rest} {result}"),
    }
}

/// The encoding that is assumed of a text that is not UTF-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Guess {
    /// Windows-1252, which is Latin-1 with some letters and signs more: letters of Western Europe.
    #[strum(serialize = "latin-1")]
    Latin1,
    /// Windows-1251: Cyrillic letters.
    #[strum(serialize = "windows-1251")]
    Windows1251,
    /// CP866, in which DOS had Cyrillic letters.
    Cp866,
    /// CP850, in which DOS had letters of Western Europe.
    Cp850,
    /// Some lines the one, some lines the other.
    Both,
}

keyed!(Guess);

impl Guess {
    /// What is to be said of two texts together.
    pub fn both(one: Option<Self>, other: Option<Self>) -> Option<Self> {
        match (one, other) {
            (Some(one), Some(other)) if one != other => Some(Self::Both),
            (one, other) => one.or(other),
        }
    }
}

/// The encoding that [`decode`] assumes of the lines of a text that are not UTF-8; `None` if all are.
pub fn guess(text: &[u8]) -> Option<Guess> {
    if std::str::from_utf8(text).is_ok() {
        return None;
    }
    let lines = text.split(|&byte| byte == b'\n');
    let old = lines.filter(|line| std::str::from_utf8(line).is_err());
    old.map(|line| Some(of_old(line))).fold(None, Guess::both)
}

/// A word of CP866 has so many letters side by side.
const LEAST_WORD: usize = 3;

/// Older files have one byte for a letter: where letters beyond ASCII stand side by side, they are
/// Cyrillic (Windows-1251, or CP866 if some are no letters there); where they stand alone, they are CP850 if some are no
/// letters in Latin-1, and Latin-1 otherwise.
fn of_old(bytes: &[u8]) -> Guess {
    let is_letter = |byte: &u8| matches!(byte, 0x80..=0xAF | 0xE0..=0xF1);
    // The others of this row are a blank, a letter and a quotation mark in Windows-1251.
    let is_no_letter = |byte: &u8| matches!(byte, 0xA1..=0xA7 | 0xA9 | 0xAA | 0xAC..=0xAF);
    let mut words = bytes.split(|byte| !is_letter(byte));
    if words.any(|word| word.len() >= LEAST_WORD && word.iter().any(is_no_letter)) {
        return Guess::Cp866;
    }
    let mut pairs = bytes.windows(2);
    if pairs.any(|pair| pair[0] >= 0xC0 && pair[1] >= 0xC0) {
        return Guess::Windows1251;
    }
    // Between letters stands none of these signs of Windows-1252, but a letter of CP850.
    let is_dos = |byte: u8| matches!(byte, 0x81 | 0x82 | 0x84 | 0x86..=0x89 | 0x8B | 0x8D | 0x90 | 0x94 | 0x95 | 0x98 | 0x9B | 0xA1..=0xA5);
    let mut triples = bytes.windows(3);
    let stands = |three: &[u8]| {
        three[0].is_ascii_alphabetic() && is_dos(three[1]) && three[2].is_ascii_lowercase()
    };
    match triples.any(stands) {
        true => Guess::Cp850,
        false => Guess::Latin1,
    }
}

/// The letters and signs of CP850 from 0x80 on.
const CP850: [u16; 128] = [
    0x00c7, 0x00fc, 0x00e9, 0x00e2, 0x00e4, 0x00e0, 0x00e5, 0x00e7, 0x00ea, 0x00eb, 0x00e8, 0x00ef,
    0x00ee, 0x00ec, 0x00c4, 0x00c5, 0x00c9, 0x00e6, 0x00c6, 0x00f4, 0x00f6, 0x00f2, 0x00fb, 0x00f9,
    0x00ff, 0x00d6, 0x00dc, 0x00f8, 0x00a3, 0x00d8, 0x00d7, 0x0192, 0x00e1, 0x00ed, 0x00f3, 0x00fa,
    0x00f1, 0x00d1, 0x00aa, 0x00ba, 0x00bf, 0x00ae, 0x00ac, 0x00bd, 0x00bc, 0x00a1, 0x00ab, 0x00bb,
    0x2591, 0x2592, 0x2593, 0x2502, 0x2524, 0x00c1, 0x00c2, 0x00c0, 0x00a9, 0x2563, 0x2551, 0x2557,
    0x255d, 0x00a2, 0x00a5, 0x2510, 0x2514, 0x2534, 0x252c, 0x251c, 0x2500, 0x253c, 0x00e3, 0x00c3,
    0x255a, 0x2554, 0x2569, 0x2566, 0x2560, 0x2550, 0x256c, 0x00a4, 0x00f0, 0x00d0, 0x00ca, 0x00cb,
    0x00c8, 0x0131, 0x00cd, 0x00ce, 0x00cf, 0x2518, 0x250c, 0x2588, 0x2584, 0x00a6, 0x00cc, 0x2580,
    0x00d3, 0x00df, 0x00d4, 0x00d2, 0x00f5, 0x00d5, 0x00b5, 0x00fe, 0x00de, 0x00da, 0x00db, 0x00d9,
    0x00fd, 0x00dd, 0x00af, 0x00b4, 0x00ad, 0x00b1, 0x2017, 0x00be, 0x00b6, 0x00a7, 0x00f7, 0x00b8,
    0x00b0, 0x00a8, 0x00b7, 0x00b9, 0x00b3, 0x00b2, 0x25a0, 0x00a0,
];

/// The signs of Windows-1252 from 0x80 on, where Latin-1 has none; 0 is none.
const WESTERN: [u16; 32] = [
    0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039,
    0x0152, 0, 0x017d, 0, 0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc,
    0x2122, 0x0161, 0x203a, 0x0153, 0, 0x017e, 0x0178,
];

/// A character of CP866; what is no letter there is a sign for frames, which no name has.
fn of_cp866(byte: u8) -> char {
    let code = match byte {
        0x80..=0xAF => 0x0410 + u32::from(byte - 0x80),
        0xE0..=0xEF => 0x0440 + u32::from(byte - 0xE0),
        0xF0 => 0x0401,
        0xF1 => 0x0451,
        0xFC => 0x2116,
        0x00..=0x7F => u32::from(byte),
        _ => u32::from(' '),
    };
    char::from_u32(code).unwrap_or(' ')
}

/// Text in UTF-8; what is not is taken for Windows-1251, CP866, CP850 or Latin-1, whichever is most likely.
pub fn decode(bytes: &[u8]) -> String {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return text.to_owned();
    }
    let guess = of_old(bytes);
    let cyrillic = guess == Guess::Windows1251;
    let letter = |&byte: &u8| match byte {
        _ if guess == Guess::Cp866 => of_cp866(byte),
        0x80.. if guess == Guess::Cp850 => {
            let letter = u32::from(CP850[usize::from(byte - 0x80)]);
            char::from_u32(letter).unwrap_or(' ')
        }
        0xA8 if cyrillic => 'Ё',
        0xB8 if cyrillic => 'ё',
        0xC0.. if cyrillic => char::from_u32(0x0410 + u32::from(byte - 0xC0)).unwrap_or('?'),
        0x80..=0x9F if !cyrillic => {
            let sign = WESTERN[usize::from(byte - 0x80)];
            let sign = char::from_u32(u32::from(sign)).filter(|sign| *sign != '\0');
            sign.unwrap_or(char::from(byte))
        }
        _ => char::from(byte),
    };
    bytes.iter().map(letter).collect()
}

/// The name and the value of a tag pair, from behind its bracket on.
pub(super) fn tag(line: &[u8]) -> Option<(String, String)> {
    let open = line.iter().position(|&byte| byte == b'"')?;
    let close = line.iter().rposition(|&byte| byte == b'"')?;
    let name = decode(line[..open].trim_ascii());
    (open < close && is_tag_name(&name)).then(|| (name, decode(&unescaped(&line[open + 1..close]))))
}

/// Whether a sign stands between words: 0x1A ends files of old systems.
pub(super) fn is_blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{1a}' | '\u{200b}' | '\u{2060}' | '\u{feff}')
}
