//! Files of tactics that a player has: EPD, the table of Lichess, and games that begin from a position.
//!
//! EPD has a position in four fields of FEN and operations after it: `dm 2;` for a mate in two moves, `bm Qh7+;` for
//! the best move or several, `pv Qh7+ Kf8 Qh8#;` for a line, `id "name";`. The table of Lichess has the fields
//! `PuzzleId,FEN,Moves,Rating,...`, and the first of the moves, in UCI, is the opponent's. In a game, the side to move
//! in the position finds the moves of the main line; a variation instead of one of them is as right, unless a sign
//! calls it a mistake.

use super::puzzle::{Goal, LONGEST_MATE, LineFault, ONLY_WIN, Puzzle, SHORT_MATE, Solution};
use crate::game::{Move, Position};
use crate::record::Record;
use crate::{chess, draughts};
use csv::{ReaderBuilder, StringRecord, Trim};

/// The signs of a move that is no solution: `?`, `??` and `?!`.
const MISTAKES: [u8; 3] = [2, 4, 6];

/// Where the fields of the table stand.
pub(super) struct Columns {
    id: usize,
    fen: usize,
    moves: usize,
    rating: usize,
}

impl Default for Columns {
    /// As Lichess has them.
    fn default() -> Self {
        Self {
            id: 0,
            fen: 1,
            moves: 2,
            rating: 3,
        }
    }
}

impl Columns {
    /// Whether the line is a heading; then the fields stand where it names them.
    pub(super) fn are_named_by(&mut self, line: &str) -> bool {
        // Every other line has a position in it.
        if line.contains('/') {
            return false;
        }
        let names = fields(line);
        let place = |name: &str| names.iter().position(|one| one.eq_ignore_ascii_case(name));
        let (Some(fen), Some(moves)) = (place("FEN"), place("Moves")) else {
            return false;
        };
        *self = Self {
            id: place("PuzzleId").unwrap_or(usize::MAX),
            fen,
            moves,
            rating: place("Rating").unwrap_or(usize::MAX),
        };
        true
    }
}

/// The fields of a line of a table.
fn fields(line: &str) -> StringRecord {
    let mut reader = ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .trim(Trim::All)
        .from_reader(line.as_bytes());
    let mut fields = StringRecord::new();
    // What is text already, and of any length, can be read.
    let _ = reader.read_record(&mut fields);
    fields
}

/// The operations of EPD between semicolons; in quotation marks a semicolon is none, and the marks are left out.
fn parts(text: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let mut part = String::new();
    let mut is_quoted = false;
    for sign in text.chars() {
        match sign {
            '"' => is_quoted = !is_quoted,
            ';' if !is_quoted => parts.push(std::mem::take(&mut part)),
            sign => part.push(sign),
        }
    }
    parts.push(part);
    parts
}

/// What is to be found in a line.
pub(super) fn puzzle(line: &str, number: u32, columns: &Columns) -> Result<Puzzle, LineFault> {
    let fields = fields(line);
    let field = |at: usize| fields.get(at).unwrap_or_default();
    // In a line of EPD the first field is the position.
    if field(columns.fen).contains('/') && (columns.fen == 0) == field(0).contains('/') {
        let id = match field(columns.id) {
            "" => number.to_string(),
            id => id.to_owned(),
        };
        let mut puzzle = of_table(id, field(columns.fen), field(columns.moves))?;
        puzzle.rating = field(columns.rating).parse().ok();
        return Ok(puzzle);
    }
    of_epd(line, number)
}

fn of_table(id: String, fen: &str, moves: &str) -> Result<Puzzle, LineFault> {
    let start = chess::Position::from_fen(fen).map_err(|_| LineFault::Position)?;
    let mut positions = vec![Position::from(start)];
    let mut line: Vec<Move> = Vec::new();
    for text in moves.split_whitespace() {
        let mv: chess::Move = text.parse().map_err(|_| LineFault::Moves)?;
        let next = positions.last().and_then(|last| last.play(mv.into()));
        positions.push(next.ok_or(LineFault::Moves)?);
        line.push(mv.into());
    }
    if line.len() < 2 {
        return Err(LineFault::Moves);
    }
    line.remove(0);
    Ok(Puzzle::new(id, positions.swap_remove(1), Goal::line(line)))
}

fn of_epd(line: &str, number: u32) -> Result<Puzzle, LineFault> {
    if let Some((fen, rest)) = line.split_once(char::is_whitespace)
        && (fen.starts_with("W:") || fen.starts_with("B:"))
    {
        return of_draughts(fen, rest, number);
    }
    let mut rest = line;
    let mut next_word = || {
        let trimmed = rest.trim_start();
        let end = trimmed.find(char::is_whitespace).unwrap_or(trimmed.len());
        let word = &trimmed[..end];
        rest = &trimmed[end..];
        word
    };
    let placed: Vec<&str> = (0..4).map(|_| next_word()).collect();
    let fen = format!("{} 0 1", placed.join(" "));
    let position = chess::Position::from_fen(&fen).map_err(|_| LineFault::Position)?;
    let operations = operations(rest);
    let operand = |code: &str| {
        let found = operations.iter().find(|(one, _)| one == code);
        found.map(|(_, operand)| operand.as_str())
    };
    let best = operand("bm")
        .map(|text| best(&position, text))
        .transpose()?;
    let line = operand("pv").map(|text| played(&position, text));
    let line = line.transpose()?.filter(|moves| !moves.is_empty());
    let mate: Option<u32> = operand("dm").and_then(|moves| moves.trim().parse().ok());
    let goal = match (mate, line, best) {
        (Some(moves), ..) if (1..=SHORT_MATE).contains(&moves) => Goal::Mate(moves),
        (_, Some(moves), best) => {
            let other = |mv: &Move| Some(mv) != moves.first();
            let also = best.unwrap_or_default().into_iter().filter(other);
            let also = also.map(|mv| (0, mv)).collect();
            Goal::Line(Solution { moves, also })
        }
        (_, None, Some(best)) => match best[..] {
            [mv] if operand("c0") == Some(ONLY_WIN) => Goal::Win(mv),
            _ => Goal::Best(best),
        },
        (Some(moves), None, None) if (1..=LONGEST_MATE).contains(&moves) => Goal::Mate(moves),
        (Some(moves), None, None) if moves > 0 => return Err(LineFault::LongMate),
        _ if operand("am").is_some() => return Err(LineFault::OnlyAvoided),
        _ => return Err(LineFault::Moves),
    };
    let id = operand("id").map_or_else(|| number.to_string(), str::to_owned);
    Ok(Puzzle::new(id, position.into(), goal))
}

/// A position of draughts in the form of PDN, with the number of moves to a win or with the best moves.
fn of_draughts(fen: &str, rest: &str, number: u32) -> Result<Puzzle, LineFault> {
    let position = draughts::Position::from_fen(fen).map_err(|_| LineFault::Position)?;
    let position = Position::from(position);
    let operations = operations(rest);
    let operand = |code: &str| {
        let found = operations.iter().find(|(one, _)| one == code);
        found.map(|(_, operand)| operand.as_str())
    };
    let moves: Option<u32> = operand("dm").and_then(|moves| moves.parse().ok());
    let goal = match (moves, operand("bm")) {
        (Some(moves), _) if (1..=LONGEST_MATE).contains(&moves) => Goal::Mate(moves),
        (_, Some(best)) => {
            let words = best.split_whitespace();
            let read = |text| position.read(text).ok_or(LineFault::Moves);
            Goal::Best(words.map(read).collect::<Result<_, _>>()?)
        }
        (Some(_), None) => return Err(LineFault::LongMate),
        (None, None) => return Err(LineFault::Moves),
    };
    let id = operand("id").map_or_else(|| number.to_string(), str::to_owned);
    Ok(Puzzle::new(id, position, goal))
}

/// The operations of EPD with their operands, without quotation marks; the counters of a whole FEN before them are
/// passed over.
fn operations(text: &str) -> Vec<(String, String)> {
    let counters = |c: char| c.is_ascii_digit() || c.is_whitespace();
    let operations = parts(text.trim_start_matches(counters));
    let split = |one: &String| {
        let (code, operand) = one.trim().split_once(char::is_whitespace)?;
        Some((code.to_owned(), operand.trim().to_owned()))
    };
    operations.iter().filter_map(split).collect()
}

/// The moves of a line in SAN, with or without their numbers.
fn sans(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| c.is_whitespace() || c == ',');
    let moves = words.map(without_number);
    moves.filter(|word| !word.is_empty())
}

/// A word without the number of the move before it: `12.Qh7+`, `12...`.
fn without_number(word: &str) -> &str {
    if !word.contains('.') {
        return word;
    }
    word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.')
}

/// Moves of which one is to be found.
fn best(position: &chess::Position, text: &str) -> Result<Vec<Move>, LineFault> {
    let read = |san| position.read_san(san).map_err(|_| LineFault::Moves);
    let moves: Vec<chess::Move> = sans(text).map(read).collect::<Result<_, _>>()?;
    let moves: Vec<Move> = moves.into_iter().map(Into::into).collect();
    (!moves.is_empty()).then_some(moves).ok_or(LineFault::Moves)
}

/// Moves that follow one another.
fn played(position: &chess::Position, text: &str) -> Result<Vec<Move>, LineFault> {
    let mut position = position.clone();
    let mut moves = Vec::new();
    for san in sans(text) {
        let mv = position.read_san(san).map_err(|_| LineFault::Moves)?;
        position = position.play(mv).ok_or(LineFault::Moves)?;
        moves.push(mv.into());
    }
    Ok(moves)
}

/// What is to be found in a game that begins from a position.
///
/// # Errors
/// The game begins at the beginning, has no moves, or cannot go on from its position.
pub fn of_record(record: &Record, number: u32) -> Result<Puzzle, LineFault> {
    let start = record.start();
    if start.is_start() {
        return Err(LineFault::WholeGame);
    }
    // A game that was played may begin with a king that could be taken; in such a game there is nothing to find.
    if start.chess().is_some() && chess::Position::from_fen(&start.fen()).is_err() {
        return Err(LineFault::Position);
    }
    let moves = record.moves().to_vec();
    if moves.is_empty() {
        return Err(LineFault::Moves);
    }
    let mut also = Vec::new();
    for ply in (0..moves.len()).step_by(2) {
        let variations = record.notes().of(ply).map(|note| &note.variations);
        for variation in variations.into_iter().flatten() {
            let is_mistake = variation.notes.of(0).is_some_and(|note| {
                let mut signs = note.glyphs.iter();
                signs.any(|sign| MISTAKES.contains(sign))
            });
            let first = variation.moves.first().filter(|_| !is_mistake);
            also.extend(first.map(|mv| (ply, *mv)));
        }
    }
    let id = record
        .tag("Event")
        .map_or_else(|| number.to_string(), str::to_owned);
    let goal = Goal::Line(Solution { moves, also });
    Ok(Puzzle::new(id, start.clone(), goal))
}
