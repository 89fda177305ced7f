//! Writes a game as PGN, in the export format of the standard.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::spelling::{BOTH_LOST, BOTH_LOST_IN_WORDS, TERMINATION};
use crate::board::Side;
use crate::game::{self, Move};
use crate::record::{GameResult, Note, Notes, Record};

/// The tag `GameType` of PDN: Russian draughts, White begins, squares by letters.
const RUSSIAN_DRAUGHTS: &str = "25,W,8,8,A0,0";

/// Lines of move text are shorter than this, in characters.
const LINE_LIMIT: usize = 80;

/// The game as PGN: the seven-tag roster, the other tags in the order of their names, the moves,
/// the result, and an empty line, so that files are games written one after the other.
pub fn write(record: &Record) -> String {
    let result = record.outcome().map_or("*", GameResult::pgn);
    let mut text = String::new();
    for name in ["Event", "Site", "Date", "Round", "White", "Black"] {
        let unknown = if name == "Date" { "????.??.??" } else { "?" };
        write_tag(&mut text, name, record.tag(name).unwrap_or(unknown));
    }
    // The standard of chess has no sign for it, and behind moves it would read like castling: `Termination` says it.
    let is_lost_by_both = record.outcome() == Some(GameResult::LostByBoth);
    let is_draughts = record.start().draughts().is_some();
    let result = if is_lost_by_both && is_draughts {
        BOTH_LOST
    } else {
        result
    };
    write_tag(&mut text, "Result", result);
    let ended = record.tag(TERMINATION).map(|how| format!("{how}; "));
    let ended = format!("{}{BOTH_LOST_IN_WORDS}", ended.unwrap_or_default());
    let mut others: BTreeMap<&str, &str> = BTreeMap::new();
    for (name, value) in record.tags() {
        if !crate::record::ROSTER.contains(&name.as_str()) {
            others.insert(name, value);
        }
    }
    others.retain(|name, _| !matches!(*name, "FEN" | "SetUp"));
    let fen = record.start().fen_unless_start();
    if let Some(fen) = &fen {
        others.insert("FEN", fen);
        others.insert("SetUp", "1");
    }
    if is_draughts {
        others.insert("GameType", RUSSIAN_DRAUGHTS);
    } else if is_lost_by_both {
        others.insert(TERMINATION, &ended);
    }
    for (name, value) in others {
        write_tag(&mut text, name, value);
    }
    text.push('\n');
    write_wrapped(&mut text, &tokens(record, result));
    text.push_str("\n\n");
    text
}

/// A value as it stands in a tag: the standard knows no control characters in it, and what is nothing but blanks is none.
pub fn tag_value(value: &str) -> String {
    let written = value.replace(char::is_control, " ");
    match written.trim().is_empty() {
        true => String::new(),
        false => written,
    }
}

/// The value in quotation marks.
fn write_tag(text: &mut String, name: &str, value: &str) {
    let mut escaped = String::with_capacity(value.len());
    for c in tag_value(value).chars() {
        match c {
            '"' | '\\' => escaped.extend(['\\', c]),
            _ => escaped.push(c),
        }
    }
    let _ = writeln!(text, "[{name} \"{escaped}\"]");
}

fn tokens(record: &Record, result: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let positions = (0..=record.plies()).map(|plies| record.position_after(plies));
    let line = Line {
        positions: positions.collect(),
        moves: record.moves(),
        notes: record.notes(),
        offers: record.offers(),
    };
    line.write(&mut tokens);
    tokens.push(result.to_owned());
    tokens
}

/// The moves of a game or of a variation, and what stands beside them.
struct Line<'a> {
    /// The position before each move.
    positions: Vec<&'a game::Position>,
    moves: &'a [Move],
    notes: &'a Notes,
    offers: &'a [usize],
}

impl Line<'_> {
    fn write(&self, tokens: &mut Vec<String>) {
        write_comment(tokens, &self.notes.intro);
        let mut needs_number = true;
        for (plies, (&mv, before)) in self.moves.iter().zip(&self.positions).enumerate() {
            let position = before;
            let number = position.number();
            match position.turn() {
                Side::White => tokens.push(format!("{number}.")),
                Side::Black if needs_number => tokens.push(format!("{number}...")),
                Side::Black => {}
            }
            let san = position.notation(mv);
            tokens.push(san.expect("a record holds legal moves only"));
            let note = self.notes.of(plies);
            let glyphs = note.map_or(&[][..], |note| &note.glyphs);
            tokens.extend(glyphs.iter().map(|glyph| format!("${glyph}")));
            // The standard has no sign of its own; in a comment every reader takes it.
            if self.has_offer(plies) {
                tokens.push("{(=)}".to_owned());
            }
            needs_number = false;
            if let Some(note) = note {
                write_note(tokens, note, before);
                needs_number = !note.variations.is_empty() || has_comment(note);
            }
        }
    }

    fn has_offer(&self, plies: usize) -> bool {
        let is_last = plies + 1 == self.moves.len();
        let is_offered = |ply: &usize| *ply == plies || is_last && *ply > plies;
        self.offers.iter().any(is_offered)
    }
}

fn has_comment(note: &Note) -> bool {
    !note.comment.is_empty() || note.clock_ms.is_some() || note.elapsed_ms.is_some()
}

fn write_note(tokens: &mut Vec<String>, note: &Note, before: &game::Position) {
    let commands = [("clk", note.clock_ms), ("emt", note.elapsed_ms)];
    let times = commands
        .into_iter()
        .filter_map(|(name, ms)| ms.map(|ms| format!("[%{name} {}]", time(ms))));
    let mut comment: Vec<String> = times.collect();
    if !note.comment.is_empty() {
        comment.push(note.comment.clone());
    }
    write_comment(tokens, &comment.join(" "));
    for variation in &note.variations {
        let positions = variation
            .positions(before)
            .expect("a record holds legal variations only");
        let line = Line {
            positions: positions.iter().collect(),
            moves: &variation.moves,
            notes: &variation.notes,
            offers: &[],
        };
        let begin = tokens.len();
        line.write(tokens);
        if let Some(first) = tokens.get_mut(begin) {
            first.insert(0, '(');
        }
        if let Some(last) = tokens.last_mut() {
            last.push(')');
        }
    }
}

/// A comment, word by word, so that lines can be broken between them. A brace cannot stand in one.
fn write_comment(tokens: &mut Vec<String>, comment: &str) {
    let comment = comment.replace('{', "(").replace('}', ")");
    let begin = tokens.len();
    let mut open: Option<String> = None;
    for word in comment.split_ascii_whitespace() {
        // A command to programs stays in one line.
        let token = match open.take() {
            Some(command) => format!("{command} {word}"),
            None => word.to_owned(),
        };
        if token.starts_with("[%") && !token.contains(']') && token.len() < LINE_LIMIT / 2 {
            open = Some(token);
        } else {
            tokens.push(token);
        }
    }
    tokens.extend(open);
    if tokens.len() > begin {
        tokens[begin].insert(0, '{');
        if let Some(last) = tokens.last_mut() {
            last.push('}');
        }
    }
}

/// A time as `1:23:45`, with milliseconds where there are some.
fn time(ms: u64) -> String {
    let seconds = ms / 1000;
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let whole = format!("{hours}:{minutes:02}:{:02}", seconds % 60);
    match ms % 1000 {
        0 => whole,
        rest => format!("{whole}.{rest:03}"),
    }
}

fn write_wrapped(text: &mut String, tokens: &[String]) {
    let mut column = 0;
    for token in tokens {
        if column == 0 {
            column = token.len();
        } else if column + 1 + token.len() < LINE_LIMIT {
            text.push(' ');
            column += 1 + token.len();
        } else {
            text.push('\n');
            column = token.len();
        }
        text.push_str(token);
    }
}
