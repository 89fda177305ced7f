//! What the shelf keeps of a game: what it is searched by, and its whole text.

use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::game::{Move, Position};
use crate::pgn;
use crate::record::{GameResult, Record};

/// The number of first moves that are kept for searching, in plies.
const OPENING_PLIES: usize = 24;

/// A game as it is put on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The players, the event, the site, the date and the round, in this order; empty if unknown.
    pub tags: [String; 6],
    /// The result as PGN writes it.
    pub result: &'static str,
    /// The code of the opening; empty if the tags have none.
    pub eco: String,
    /// Names of players, event and site, folded: what words are looked for in.
    pub names: String,
    /// The position in which the game began, as FEN; empty for the usual one.
    pub start: String,
    /// The first moves in SAN, each with a space after it.
    pub opening: String,
    /// How many plies were made.
    pub plies: usize,
    /// The whole game as PGN.
    pub pgn: String,
    /// The same for the same game again: players, event, date, round, start, moves, result. What
    /// was noted on it makes no other game of it.
    pub digest: [u8; 32],
    /// The keys of the positions of the game, each once.
    pub positions: Vec<i64>,
}

impl Sheet {
    /// What is kept of a game.
    pub fn of(record: &Record) -> Self {
        // As they are written, so that the game is the same when it is read again.
        let tag = |name: &str| pgn::tag_value(record.tag(name).unwrap_or_default());
        let tags = ["White", "Black", "Event", "Site", "Date", "Round"].map(tag);
        let result = record.outcome().map_or("*", GameResult::pgn);
        // Of draughts it is kept always: the digests of games that are kept have it.
        let start = record.start().fen();
        let is_usual = start == Position::default().fen();
        let start = if is_usual { String::new() } else { start };
        let moves = moves(record);
        let mut parts: Vec<&[u8]> = Vec::new();
        for part in tags
            .iter()
            .map(String::as_str)
            .chain([result, &start, &moves])
        {
            parts.extend([part.as_bytes(), b"\n"]);
        }
        let mut positions: Vec<i64> = (0..=record.plies())
            .map(|plies| position_key(record.position_after(plies)))
            .collect();
        positions.sort_unstable();
        positions.dedup();
        Self {
            names: folded(&tags[..4].join("\n")),
            digest: digest(&parts),
            result,
            eco: tag("ECO"),
            start,
            opening: opening(record),
            plies: record.plies(),
            pgn: pgn::write(record),
            positions,
            tags,
        }
    }

    /// Stands for the digest of a game that is another one than was kept once: that of no game, and for this one always
    /// the same.
    pub fn altered_digest(&self) -> [u8; 32] {
        digest(&[b"altered\n", &self.digest])
    }
}

/// The first moves in SAN, each with a space after it; of a game that began elsewhere none.
fn opening(record: &Record) -> String {
    let mut text = String::new();
    if !record.start().is_start() {
        return text;
    }
    for (plies, mv) in record.moves().iter().take(OPENING_PLIES).enumerate() {
        let before = record.position_after(plies);
        text.push_str(&before.notation(*mv).unwrap_or_default());
        text.push(' ');
    }
    text
}

/// The key of a position: the first bytes of the digest of its pieces, side, castling rights and en
/// passant square. It does not change with any library, for it is kept on disks. In draughts the
/// number of the move stands behind the pieces, and is left out.
pub fn position_key(position: &Position) -> i64 {
    let fen = position.fen();
    let fen = fen.split(":F").next().unwrap_or_default();
    let counts = fen
        .match_indices(' ')
        .nth(3)
        .map_or(fen.len(), |(at, _)| at);
    let digest = digest(&[&fen.as_bytes()[..counts], b" "]);
    let (eights, _) = digest.as_chunks::<8>();
    i64::from_be_bytes(eights[0])
}

/// The key of the moves of a game, in words of its own: the same whoever has played them, and when.
pub fn moves_key(record: &Record) -> String {
    let start = record.start().fen();
    let digest = digest(&[start.as_bytes(), b"\n", moves(record).as_bytes()]);
    let first: Vec<String> = digest
        .iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    format!("game {}", first.concat())
}

fn moves(record: &Record) -> String {
    let moves: Vec<String> = record.moves().iter().map(Move::to_string).collect();
    moves.join(" ")
}

/// The digest of the text of a game as it is kept: of its notes and clock times, too.
pub fn text_digest(pgn: &str) -> [u8; 32] {
    digest(&[b"text\n", pgn.as_bytes()])
}

/// The digest of parts that are put together.
fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let all = parts.iter().fold(Sha256::new(), Digest::chain_update);
    all.finalize().into()
}

/// A text in lower case, without apostrophes, without what nobody sees and without marks on its letters, so that Aljechin finds Aljéchin, lodz finds
/// Łódź, and grosse finds Große. Hyphens, dashes and blanks are one blank, however many there are.
pub fn folded(text: &str) -> String {
    let mut is_behind_blank = false;
    let seen = text.nfd().filter(|c| !UNSEEN.contains(c));
    let plain = seen.filter_map(|c| {
        let is_blank = c != '\n' && (c.is_whitespace() || DASHES.contains(&c));
        let is_more = std::mem::replace(&mut is_behind_blank, is_blank) && is_blank;
        (!is_more).then_some(if is_blank { ' ' } else { c })
    });
    let bare = plain.filter(|c| !is_combining_mark(*c) && !APOSTROPHES.contains(c));
    let bare: String = bare.collect::<String>().to_lowercase().nfc().collect();
    bare.chars()
        .fold(String::with_capacity(bare.len()), |mut text, c| {
            match LETTERS.iter().find(|(letter, _)| *letter == c) {
                Some((_, plain)) => text.push_str(plain),
                None => text.push(c),
            }
            text
        })
}

/// What stands for an apostrophe; O’Kelly, O'Kelly and OKelly are one.
const APOSTROPHES: [char; 11] = [
    '\u{27}', '\u{60}', '\u{b4}', '\u{2018}', '\u{2019}', '\u{201b}', '\u{2032}', '\u{2b9}',
    '\u{2bb}', '\u{2bc}', '\u{ff07}',
];

/// What has no width: the hyphen at which a word may be parted, joiners, marks of direction.
const UNSEEN: [char; 17] = [
    '\u{ad}', '\u{200b}', '\u{200c}', '\u{200d}', '\u{200e}', '\u{200f}', '\u{202a}', '\u{202b}',
    '\u{202c}', '\u{202d}', '\u{202e}', '\u{2060}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}',
    '\u{feff}',
];

/// Hyphens and dashes.
const DASHES: [char; 11] = [
    '-', '\u{58a}', '\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2015}',
    '\u{2212}', '\u{fe63}', '\u{ff0d}',
];

/// Letters whose marks Unicode does not take apart, and what is typed for them.
const LETTERS: [(char, &str); 15] = [
    ('ł', "l"),
    ('ß', "ss"),
    ('ø', "o"),
    ('đ', "d"),
    ('ð', "d"),
    ('þ', "th"),
    ('æ', "ae"),
    ('œ', "oe"),
    ('ı', "i"),
    ('ħ', "h"),
    ('ŧ', "t"),
    ('ŋ', "n"),
    ('ĸ', "k"),
    ('ſ', "s"),
    ('ƶ', "z"),
];
