//! A position in Braille: the British line, lists of the pieces, or a board of eight lines.

use strum::EnumString;

use super::cells::{BLANK, Cell, Cells};
use super::code::{BrailleCode, code};
use super::page::{Paper, wrapped};
use super::prose::Prose;
use crate::board::{Kind, Piece, Side, Square};
use crate::game::Position;

/// Dot 6, which makes a black piece of a white one.
const BLACK_DOT: Cell = 0x20;
/// An empty light square: dots 36.
const LIGHT: Cell = 0x24;
/// An empty dark square: dots 2356.
const DARK: Cell = 0x36;
/// Diagrams of the British layout stand from cell 7; on narrow pages from cell 5, where no reader takes them for moves
/// either.
const INDENT: usize = 6;
const NARROW_INDENT: usize = 4;
/// How wide the board is.
const GRID: usize = 17;

/// How a position is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Diagram {
    /// The ranks from the eighth in one line, empty squares counted (UKAAF 2015, 5.1).
    Forsyth,
    /// The pieces of each side with their squares, as the documents of ONCE list them.
    Lists,
    /// The board in eight lines, with ranks before them and files below.
    Grid,
}

impl Diagram {
    /// The position in lines.
    pub(super) fn lines(
        self,
        position: &Position,
        (own, prose): (&BrailleCode, &Prose),
        (white, black): (&str, &str),
        width: usize,
    ) -> Vec<Cells> {
        let indent = match width {
            Paper::WIDE.. => INDENT,
            _ => NARROW_INDENT,
        };
        match self {
            Self::Forsyth => wrapped(&forsyth(position), width, indent, indent),
            Self::Grid if width >= GRID + NARROW_INDENT => {
                grid(position, INDENT.min(width.saturating_sub(GRID)))
            }
            // What is wider than the page is told in lists.
            Self::Lists | Self::Grid => [(Side::White, white), (Side::Black, black)]
                .into_iter()
                .flat_map(|(side, name)| {
                    let mut line = prose.write(&format!("{name}:"));
                    line.push(BLANK);
                    line.append(list(position, side, own).as_slice());
                    wrapped(&line, width, indent, indent)
                })
                .collect(),
        }
    }
}

/// The British code, whose pieces are one cell each, so that dot 6 can tell the sides apart.
fn british() -> &'static BrailleCode {
    code("uk-2015").expect("the table is part of the program")
}

/// A square in one cell: the piece, or whether the empty square is dark.
pub fn square_cell(piece: Option<Piece>, square: Square) -> Cell {
    match piece {
        Some(piece) => man(piece),
        None if square.is_dark() => DARK,
        None => LIGHT,
    }
}

fn man(piece: Piece) -> Cell {
    let cells = british().piece(piece.kind).as_slice();
    let cell = cells.first().copied().unwrap_or(BLANK);
    match piece.side {
        Side::White => cell,
        Side::Black => cell | BLACK_DOT,
    }
}

/// The ranks from the eighth to the first, a blank between them; empty squares are counted, and
/// ranks that are wholly empty are counted as one.
pub(super) fn forsyth(position: &Position) -> Cells {
    let mut groups: Vec<Cells> = Vec::new();
    let mut empty = 0;
    let mut last_was_empty = false;
    for rank in (0..8).rev() {
        let squares: Vec<Option<Piece>> = (0..8)
            .filter_map(|file| Square::new(file, rank))
            .map(|square| position.piece_at(square))
            .collect();
        if squares.iter().all(Option::is_none) {
            if !last_was_empty {
                groups.push(Cells::new());
                empty = 0;
            }
            empty += 8;
            if let Some(group) = groups.last_mut() {
                *group = british().number(empty);
            }
            last_was_empty = true;
            continue;
        }
        last_was_empty = false;
        groups.push(rank_group(&squares));
    }
    let mut cells = Cells::new();
    for group in groups {
        if !cells.is_empty() {
            cells.push(BLANK);
        }
        cells.append(group.as_slice());
    }
    cells
}

fn rank_group(squares: &[Option<Piece>]) -> Cells {
    let mut group = Cells::new();
    let mut empty = 0;
    for square in squares.iter().chain([&None]).enumerate() {
        match square {
            (at, None) if at < squares.len() => empty += 1,
            (_, piece) => {
                if empty > 0 {
                    group.append(british().number(empty).as_slice());
                    empty = 0;
                }
                if let Some(piece) = piece {
                    group.push(man(*piece));
                }
            }
        }
    }
    group
}

/// The order of the lists of ONCE: king, queen, rooks, knights, bishops, pawns.
const LISTED: [Kind; 6] = [
    Kind::King,
    Kind::Queen,
    Kind::Rook,
    Kind::Knight,
    Kind::Bishop,
    Kind::Pawn,
];

/// The pieces of a side with their squares, and the squares of the pawns.
fn list(position: &Position, side: Side, own: &BrailleCode) -> Cells {
    let mut cells = Cells::new();
    for kind in LISTED {
        let mut squares = position.squares_of(Piece { side, kind });
        squares.sort_by_key(|square| (square.file(), square.rank()));
        for square in squares {
            if !cells.is_empty() {
                cells.push(BLANK);
            }
            if kind != Kind::Pawn {
                cells.append(own.piece(kind).as_slice());
            }
            cells.append(own.square(square).as_slice());
        }
    }
    cells
}

/// Rank and eight squares of two cells in each line; the files below.
fn grid(position: &Position, indent: usize) -> Vec<Cells> {
    let own = british();
    let mut lines = Vec::new();
    for rank in (0..8_u8).rev() {
        let mut line = Cells::blanks(indent);
        line.append(own.number(u32::from(rank) + 1).as_slice());
        for square in (0..8).filter_map(|file| Square::new(file, rank)) {
            line.push(BLANK);
            line.push(square_cell(position.piece_at(square), square));
        }
        lines.push(line);
    }
    let mut files = Cells::blanks(indent + 1);
    for file in own.files() {
        files.push(BLANK);
        files.append(file.as_slice());
    }
    lines.push(files);
    lines
}
