//! Tactics: positions with what is to be found in them, read from files and made by chance.
//!
//! EPD has a position in four fields of FEN and operations after it: `dm 2;` for a mate in two
//! moves, `bm Qh7+;` for the best move, `id "name";`. The table of Lichess has the fields
//! `PuzzleId,FEN,Moves,...`, and the first of the moves, in UCI, is the opponent's.

use super::mate;
use crate::board::{Kind, Piece, Side, Square};
use crate::chance::Chance;
use crate::chess;
use crate::game::{Move, Position};

/// The program's own positions; each was found by chance and proved by trying everything.
const OWN: &str = include_str!("../../drills/tactics.epd");

/// A position in which something is to be found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Its name.
    pub id: String,
    /// The position.
    pub position: Position,
    /// What is to be found.
    pub goal: Goal,
}

/// What is to be found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Mate in so many moves; every move that keeps it is right.
    Mate(u32),
    /// One of these moves.
    Best(Vec<Move>),
    /// These moves, the answers of the opponent among them.
    Line(Vec<Move>),
}

/// A line of a file that could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadLine {
    /// The line, counted from 1.
    pub line: u32,
    /// What is wrong with it.
    pub fault: LineFault,
}

/// What is wrong with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineFault {
    /// There is no legal position in it.
    Position,
    /// A move is not legal, or none is given.
    Moves,
}

/// The longest mate that is looked for, in moves: a longer one would take too long to prove.
pub const LONGEST_MATE: u32 = 2;

/// The program's own positions.
pub fn own() -> Vec<Puzzle> {
    read(OWN).into_iter().filter_map(Result::ok).collect()
}

/// Reads EPD or the table of Lichess, line by line; empty lines and comments are passed over.
pub fn read(text: &str) -> Vec<Result<Puzzle, BadLine>> {
    let mut found = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let line = line.trim().trim_start_matches('\u{feff}');
        if line.is_empty() || line.starts_with('#') || line.starts_with("PuzzleId,") {
            continue;
        }
        let number = u32::try_from(at + 1).unwrap_or(u32::MAX);
        let puzzle = match line.split(',').collect::<Vec<_>>().as_slice() {
            [id, fen, moves, ..] if fen.contains('/') => of_table(id, fen, moves),
            _ => of_epd(line, number),
        };
        found.push(puzzle.map_err(|fault| BadLine {
            line: number,
            fault,
        }));
    }
    found
}

fn of_table(id: &str, fen: &str, moves: &str) -> Result<Puzzle, LineFault> {
    let start: Position = chess::Position::from_fen(fen)
        .map_err(|_| LineFault::Position)?
        .into();
    let mut line = Vec::new();
    let mut position = start.clone();
    for text in moves.split_whitespace() {
        let mv: chess::Move = text.parse().map_err(|_| LineFault::Moves)?;
        let mv: Move = mv.into();
        position = position.play(mv).ok_or(LineFault::Moves)?;
        line.push(mv);
    }
    if line.len() < 2 {
        return Err(LineFault::Moves);
    }
    let first = line.remove(0);
    Ok(Puzzle {
        id: id.to_owned(),
        position: start.play(first).ok_or(LineFault::Moves)?,
        goal: Goal::Line(line),
    })
}

fn of_epd(line: &str, number: u32) -> Result<Puzzle, LineFault> {
    let mut words = line.split_whitespace();
    let fields: Vec<&str> = words.by_ref().take(4).collect();
    let operations = words.collect::<Vec<_>>().join(" ");
    let fen = format!("{} 0 1", fields.join(" "));
    let position = chess::Position::from_fen(&fen).map_err(|_| LineFault::Position)?;
    let mut id = number.to_string();
    let mut goal = None;
    for operation in operations.split(';') {
        let Some((code, operand)) = operation.trim().split_once(' ') else {
            continue;
        };
        match code {
            "id" => operand.trim().trim_matches('"').clone_into(&mut id),
            "dm" => goal = operand.trim().parse().ok().map(Goal::Mate),
            "bm" if goal.is_none() => {
                let read = |text: &str| {
                    let mv = position.read_san(text).map_err(|_| LineFault::Moves);
                    mv.map(Into::into)
                };
                let moves: Result<Vec<Move>, LineFault> = operand.split(' ').map(read).collect();
                goal = Some(Goal::Best(moves?));
            }
            _ => {}
        }
    }
    match goal {
        // A mate that is not there, or too long to be proved, cannot be practised.
        Some(Goal::Mate(moves)) if !(1..=LONGEST_MATE).contains(&moves) => Err(LineFault::Moves),
        Some(goal) => Ok(Puzzle {
            id,
            position: position.into(),
            goal,
        }),
        None => Err(LineFault::Moves),
    }
}

impl Puzzle {
    /// The line of EPD; `None` for a line of moves, which EPD does not have.
    pub fn epd(&self) -> Option<String> {
        let fen = self.position.fen();
        let fields: Vec<&str> = fen.split(' ').take(4).collect();
        let operation = match &self.goal {
            Goal::Mate(moves) => format!("dm {moves};"),
            Goal::Best(moves) => {
                let san: Vec<String> = moves
                    .iter()
                    .filter_map(|mv| self.position.notation(*mv))
                    .collect();
                format!("bm {};", san.join(" "))
            }
            Goal::Line(_) => return None,
        };
        Some(format!(
            "{} {operation} id \"{}\";",
            fields.join(" "),
            self.id
        ))
    }
}

/// The pieces of the side that mates, besides its king.
const ATTACKERS: [&[Kind]; 8] = [
    &[Kind::Queen],
    &[Kind::Queen, Kind::Knight],
    &[Kind::Rook, Kind::Rook],
    &[Kind::Rook, Kind::Bishop],
    &[Kind::Rook, Kind::Knight],
    &[Kind::Queen, Kind::Bishop],
    &[Kind::Bishop, Kind::Bishop, Kind::Knight],
    &[Kind::Rook, Kind::Knight, Kind::Pawn],
];

/// The pieces of the other side, besides its king.
const DEFENDERS: [&[Kind]; 5] = [
    &[],
    &[Kind::Pawn],
    &[Kind::Pawn, Kind::Pawn],
    &[Kind::Pawn, Kind::Pawn, Kind::Rook],
    &[Kind::Pawn, Kind::Pawn, Kind::Knight],
];

/// Makes positions by chance until so many have a mate that begins with one move only, half of them in one
/// move and half in two. White mates in every second one.
pub fn make(seed: u64, count: usize) -> Vec<Puzzle> {
    let mut chance = Chance::new(seed);
    let mut made: Vec<Puzzle> = Vec::new();
    let wanted = |made: &[Puzzle], moves: u32| {
        let of_length = made
            .iter()
            .filter(|one| one.goal == Goal::Mate(moves))
            .count();
        of_length < count.div_ceil(2)
    };
    while made.len() < count {
        let side = Side::BOTH[made.len() % 2];
        let Some(position) = position(side, &mut chance) else {
            continue;
        };
        let Some(moves) = mate::mate_in(&position, LONGEST_MATE) else {
            continue;
        };
        let is_new = made.iter().all(|one| one.position != position);
        let is_clear = mate::mating_moves(&position, moves).len() == 1;
        if is_new && is_clear && wanted(&made, moves) {
            made.push(Puzzle {
                id: (made.len() + 1).to_string(),
                position,
                goal: Goal::Mate(moves),
            });
        }
    }
    made
}

/// A legal position with few pieces, in which one side is to move and nobody is in check.
fn position(side: Side, chance: &mut Chance) -> Option<Position> {
    let attackers = *chance.pick(&ATTACKERS)?;
    let defenders = *chance.pick(&DEFENDERS)?;
    let mut board: [Option<Piece>; 64] = [None; 64];
    // A king at the edge is mated more easily.
    let king = (0..4).map(|_| chance.below(64)).find(|at| {
        let square = u8::try_from(*at).ok().and_then(Square::from_index);
        square.is_some_and(|one| [0, 7].contains(&one.file()) || [0, 7].contains(&one.rank()))
    });
    let of = |side: Side| move |kind: &Kind| Piece { side, kind: *kind };
    let (own, theirs) = (of(side), of(side.other()));
    board[king?] = Some(theirs(&Kind::King));
    let attackers = std::iter::once(&Kind::King).chain(attackers).map(own);
    for piece in attackers.chain(defenders.iter().map(theirs)) {
        let at = chance.below(64);
        let is_wrong = piece.kind == Kind::Pawn && !(8..56).contains(&at);
        if board[at].is_some() || is_wrong {
            return None;
        }
        board[at] = Some(piece);
    }
    let placed = chess::placement(|square| board[usize::from(square.index())]);
    let turn = match side {
        Side::White => 'w',
        Side::Black => 'b',
    };
    let fen = format!("{placed} {turn} - - 0 1");
    let position: Position = chess::Position::from_fen(&fen).ok()?.into();
    (!position.is_check()).then_some(position)
}
