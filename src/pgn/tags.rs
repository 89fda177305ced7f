//! The tags of a game of a PGN file: what they say of it, and what of that is not so.

use shakmaty::CastlingMode;
use shakmaty::fen::Fen;

use super::draft::{CRAZYHOUSE, Draft};
use super::fault::{PgnFault, TEXT_LIMIT};
use super::kind::other_draughts;
use super::oddity::Oddity;
use super::scan::{PgnToken, TokenKind};
use super::spelling::{BOTH_LOST, BOTH_LOST_IN_WORDS, TERMINATION, is_unknown, outcome};
use super::text::{decode, is_tag_name, unescaped};
use crate::chess::Position;
use crate::record::{GameResult, ROSTER, Record};

impl Draft {
    /// Reads the tags with which a part begins.
    pub(super) fn read_tags(&mut self, text: &[u8], tokens: &[PgnToken]) {
        let mut fresh = Vec::new();
        let begin = tokens
            .iter()
            .take_while(|token| token.kind == TokenKind::Comment);
        let tags = tokens.iter().skip(begin.count());
        for token in tags.take_while(|token| is_tag(token.kind)) {
            let (written, value, is_odd) = pair(&text[token.begin..token.end]);
            let name = known_name(&written);
            let has_value = text[token.begin..token.end].contains(&b'"');
            if !is_tag_name(&name) || token.kind == TokenKind::NoTag || !has_value {
                self.oddities.push((Oddity::LostTag, token.begin));
                continue;
            }
            if token.kind != TokenKind::Tag || is_odd || name != written {
                self.oddities.push((Oddity::MalformedTag, token.begin));
            }
            if let Some(old) = self.tags.get(&name) {
                if *old != value {
                    self.oddities.push((Oddity::RepeatedTag, token.begin));
                }
            } else {
                match name.as_str() {
                    "FEN" => self.set_start(&value, token.begin),
                    "Variant" => self.set_variant(&value, token.begin),
                    "Result" => self.set_result(&value, token.begin),
                    "Date" if !is_date(&value) => self.oddities.push((Oddity::Date, token.begin)),
                    "PlyCount" => {
                        self.ply_count =
                            value.trim().parse().ok().map(|count| (count, token.begin));
                    }
                    "SetUp" => {
                        self.set_up = is_set_up(&value).map(|is_set_up| (is_set_up, token.begin));
                    }
                    "GameType" => {
                        if let Some(name) = other_draughts(&value) {
                            self.variant = Some(name);
                            self.stopped = true;
                            self.note(PgnFault::NoGame, token.begin);
                        }
                    }
                    _ => {}
                }
                fresh.push(name.clone());
                self.tags.insert(name, value);
            }
        }
        fresh.sort_unstable();
        // A position that is set up takes away what was said of the game before.
        if fresh.iter().any(|name| name == "FEN") {
            fresh = self.tags.keys().cloned().collect();
        }
        for name in fresh {
            let Some(value) = self.tags.get(&name).cloned() else {
                continue;
            };
            match name.as_str() {
                "FEN" | "SetUp" => {}
                "Result" => self.record.set_outcome(self.result_tag.flatten()),
                TERMINATION if self.record.outcome().is_none() => self.terminate(&value),
                _ => self.record.set_tag(&name, &value),
            }
        }
    }

    /// Whether a tag of a part has the name of one that has been read.
    pub(super) fn repeats_tag(&self, text: &[u8], tokens: &[PgnToken]) -> bool {
        let tags = tokens.iter().filter(|token| is_tag(token.kind));
        let mut names = tags.map(|tag| known_name(&pair(&text[tag.begin..tag.end]).0));
        names.any(|name| self.tags.contains_key(&name))
    }

    /// How the game ended; of one that both have lost, which no result says, that stands behind it.
    fn terminate(&mut self, value: &str) {
        let how = value.strip_suffix(BOTH_LOST_IN_WORDS);
        if how.is_some() {
            self.record.set_outcome(Some(GameResult::LostByBoth));
        }
        let how = how.unwrap_or(value).trim_end_matches("; ");
        if !how.is_empty() {
            self.record.set_tag(TERMINATION, how);
        }
    }

    /// The result of the tag; the board may be set up later, which takes that of the record away.
    fn set_result(&mut self, value: &str, place: usize) {
        self.result_tag = match value.trim() {
            BOTH_LOST => Some(Some(GameResult::LostByBoth)),
            value => outcome(value).map(|(outcome, _)| outcome),
        };
        if self.result_tag.is_none() && !is_unknown(value) {
            self.oddities.push((Oddity::LostTag, place));
        }
    }

    /// Whether it has anything but tags.
    pub(super) const fn has_moves(&self) -> bool {
        self.begun || self.ended || self.fault.is_some()
    }

    /// Notes what tags say that is not so, when all has been read.
    pub(super) fn compare_tags(&mut self) {
        let has_start = self.tags.contains_key("FEN");
        let at_odds = self.set_up.filter(|(is_said, _)| *is_said != has_start);
        let at_odds = at_odds.map(|(_, place)| (Oddity::NoPosition, place));
        let count = self
            .ply_count
            .filter(|(count, _)| self.fault.is_none() && *count != self.record.plies());
        let count = count.map(|(_, place)| (Oddity::PlyCount, place));
        self.oddities.extend(at_odds.into_iter().chain(count));
        self.oddities.sort_by_key(|(_, place)| *place);
    }

    /// A game of another kind is not read, and said to be what it is.
    fn set_variant(&mut self, value: &str, place: usize) {
        let name = value
            .trim()
            .to_ascii_lowercase()
            .replace(['-', '_', ' '], "");
        match name.as_str() {
            "" | "?" | "standard" | "normal" | "chess" | "fromposition" | "classical" => {}
            // Its moves may be those of usual chess; if not, this is why.
            "chess960" | "fischerandom" | "fischerrandom" => {
                self.variant = Some("Chess960".to_owned());
            }
            _ => {
                self.variant = Some(value.trim().chars().take(TEXT_LIMIT).collect());
                self.stopped = true;
                self.note(PgnFault::NoGame, place);
            }
        }
    }

    fn set_start(&mut self, fen: &str, place: usize) {
        if let Some(name) = variant_of(fen) {
            self.variant.get_or_insert_with(|| name.to_owned());
            self.stopped = true;
            return self.note(PgnFault::NoGame, place);
        }
        match Position::from_odd_fen(fen) {
            Ok((position, is_odd)) => {
                // The board alone says nothing of whose turn it is, of castling and of en passant.
                let is_short = fen.split_ascii_whitespace().count() < 4;
                let odd = (is_odd || is_short).then_some((Oddity::Position, place));
                self.oddities.extend(odd);
                self.record = Record::starting_from(position.into());
            }
            Err(error) => {
                self.stopped = true;
                self.note(PgnFault::BadFen(error), place);
            }
        }
    }
}

pub(super) fn is_tag(kind: TokenKind) -> bool {
    matches!(kind, TokenKind::Tag | TokenKind::OpenTag | TokenKind::NoTag)
}

/// What the tag `SetUp` says: whether the game begins in a position of its own.
pub(super) fn is_set_up(value: &str) -> Option<bool> {
    match value.trim() {
        "0" => Some(false),
        "1" => Some(true),
        _ => None,
    }
}

/// Whether a date is one of the calendar in the form of the standard, with question marks for what is not known.
pub(super) fn is_date(value: &str) -> bool {
    let parts: Vec<&str> = value.trim().split('.').collect();
    let [year, month, day] = parts[..] else {
        return is_unknown(value);
    };
    let number = |part: &str, length: usize| match part {
        _ if part.len() != length => None,
        _ if part.bytes().all(|byte| byte == b'?') => Some(None),
        _ => part.parse::<u32>().ok().map(Some),
    };
    let (Some(year), Some(month), Some(day)) = (number(year, 4), number(month, 2), number(day, 2))
    else {
        return false;
    };
    let is_leap = year.is_none_or(|year| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0));
    let days = match month {
        Some(4 | 6 | 9 | 11) => 30,
        Some(2) => 28 + u32::from(is_leap),
        _ => 31,
    };
    month.is_none_or(|month| (1..=12).contains(&month))
        && day.is_none_or(|day| (1..=days).contains(&day))
}

/// The name that a tag is meant to have: those that the program knows are known in small letters, too.
pub(super) fn known_name(name: &str) -> String {
    let others = ["FEN", "SetUp", "Variant", "GameType", "PlyCount"];
    let mut known = ROSTER.into_iter().chain(others);
    let found = known.find(|known| known.eq_ignore_ascii_case(name));
    found.unwrap_or(name).to_owned()
}

/// The name and the value of a tag, and whether quotation marks or ends of lines stand in that as they are.
fn pair(tag: &[u8]) -> (String, String, bool) {
    let tag = tag.strip_prefix(b"[").unwrap_or(tag);
    let mut parts = tag.splitn(2, |&byte| byte == b'"');
    let name = decode(parts.next().unwrap_or_default().trim_ascii());
    let value = parts.next().unwrap_or_default();
    let value = value.strip_suffix(b"\r").unwrap_or(value);
    let closed = value.strip_suffix(b"\"").unwrap_or(value);
    let mut bytes = closed.iter();
    let mut is_odd = false;
    while let Some(&byte) = bytes.next() {
        if byte == b'\\' {
            bytes.next();
        }
        is_odd |= matches!(byte, b'"' | b'\n');
    }
    let value = decode(&unescaped(closed))
        .replace("\r\n", " ")
        .replace('\n', " ");
    (name, value, is_odd)
}

/// The variant of chess to which a position belongs that is none of usual chess: with pieces in the hand, with checks
/// that are counted, or with castling although rooks or kings stand elsewhere.
fn variant_of(text: &str) -> Option<&'static str> {
    let fen = Fen::from_ascii(text.trim().as_bytes()).ok()?;
    let setup = fen.as_setup();
    if setup.pockets.is_some() {
        return Some(CRAZYHOUSE);
    }
    if setup.remaining_checks.is_some() {
        return Some("Three-check");
    }
    let is_usual = Position::from_fen(text).is_ok();
    let position = fen.into_position::<shakmaty::Chess>(CastlingMode::Chess960);
    (!is_usual && position.is_ok()).then_some("Chess960")
}
