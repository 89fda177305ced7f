//! Writes a game as PGN, in the export format of the standard.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::chess;
use crate::board::Side;
use crate::chess::Position;
use crate::game::Move;
use crate::record::{Outcome, Record};

/// Lines of move text are shorter than this, in characters.
const LINE_LIMIT: usize = 80;

/// The game as PGN: the seven-tag roster, the other tags in the order of their names, the moves,
/// the result, and an empty line, so that files are games written one after the other.
pub fn write(record: &Record) -> String {
    let result = record.outcome().map_or("*", Outcome::pgn);
    let mut text = String::new();
    for name in ["Event", "Site", "Date", "Round", "White", "Black"] {
        let unknown = if name == "Date" { "????.??.??" } else { "?" };
        write_tag(&mut text, name, record.tag(name).unwrap_or(unknown));
    }
    write_tag(&mut text, "Result", result);
    let mut others: BTreeMap<&str, &str> = BTreeMap::new();
    for (name, value) in record.tags() {
        if !crate::record::ROSTER.contains(&name.as_str()) {
            others.insert(name, value);
        }
    }
    others.retain(|name, _| !matches!(*name, "FEN" | "SetUp"));
    let fen = record.start().fen();
    if fen != Position::default().fen() {
        others.insert("FEN", &fen);
        others.insert("SetUp", "1");
    }
    for (name, value) in others {
        write_tag(&mut text, name, value);
    }
    text.push('\n');
    write_wrapped(&mut text, &tokens(record, result));
    text.push_str("\n\n");
    text
}

/// The value in quotation marks; the standard knows no control characters in it.
fn write_tag(text: &mut String, name: &str, value: &str) {
    let mut escaped = String::with_capacity(value.len());
    for c in value.chars() {
        match c {
            '"' | '\\' => escaped.extend(['\\', c]),
            _ if c.is_control() => escaped.push(' '),
            _ => escaped.push(c),
        }
    }
    let _ = writeln!(text, "[{name} \"{escaped}\"]");
}

fn tokens(record: &Record, result: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    for (plies, mv) in record.moves().iter().enumerate() {
        let position = chess(record.position_after(plies));
        let number = position.number();
        match position.turn() {
            Side::White => tokens.push(format!("{number}.")),
            Side::Black if plies == 0 => tokens.push(format!("{number}...")),
            Side::Black => {}
        }
        let Move::Chess(mv) = *mv;
        tokens.push(position.san(mv).expect("a record holds legal moves only"));
        // The standard has no sign of its own; in a comment every reader takes it.
        let is_last = plies + 1 == record.plies();
        let is_offered = |ply: &usize| *ply == plies || is_last && *ply > plies;
        if record.offers().iter().any(is_offered) {
            tokens.push("{(=)}".to_owned());
        }
    }
    tokens.push(result.to_owned());
    tokens
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
