//! The notation of the code (1.6) and that of PDN: moves written and read.

use super::{Move, Position};
use crate::board::Square;

/// Why a text is not read as a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unread {
    /// It is not written as a move.
    Syntax,
    /// It is, but no legal move is such.
    NoMove,
}

impl Position {
    /// The full notation: `c3-d4`, `b4:d6`. The way of a capture is written where another capture
    /// goes from the same square to the same one, `d2:h6:f8:c5:a7` (1.6.2), and where it comes back to
    /// where it began.
    pub fn write(&self, mv: Move) -> String {
        if !mv.is_capture() {
            return format!("{}-{}", mv.from, mv.to);
        }
        if self.has_twin(mv) || mv.from == mv.to {
            return self.write_way(mv);
        }
        format!("{}:{}", mv.from, mv.to)
    }

    /// The full notation with every square on which a capture turns.
    pub fn write_way(&self, mv: Move) -> String {
        let sign = if mv.is_capture() { ":" } else { "-" };
        let squares: Vec<String> = self.path(mv).iter().map(Square::to_string).collect();
        squares.join(sign)
    }

    /// The short notation, `cd4` and `b:d6` (1.6.2); where two moves would be written alike, the
    /// full one.
    pub fn write_short(&self, mv: Move) -> String {
        let alike = |other: &Move| {
            other.from.file() == mv.from.file()
                && other.to == mv.to
                && other.is_capture() == mv.is_capture()
        };
        if self
            .legal_moves()
            .iter()
            .filter(|other| alike(other))
            .count()
            > 1
        {
            return self.write(mv);
        }
        let file = char::from(b'a' + mv.from.file());
        let sign = if mv.is_capture() { ":" } else { "" };
        format!("{file}{sign}{}", mv.to)
    }

    /// Whether another legal capture goes from the same square to the same one.
    pub fn has_twin(&self, mv: Move) -> bool {
        let twin = |other: &&Move| other.from == mv.from && other.to == mv.to;
        self.legal_moves().iter().filter(twin).count() > 1
    }

    /// The legal moves that a text can mean: full or short notation, with `-` or `:` or the signs
    /// of PDN (`x`, `*`), squares by letters or by the numbers 1 to 32, on the whole way of a
    /// capture or only its ends.
    ///
    /// # Errors
    /// [`Unread`] says whether it is no notation or no legal move.
    pub fn read(&self, text: &str) -> Result<Vec<Move>, Unread> {
        let text = text.trim().to_ascii_lowercase();
        let text = text.trim_end_matches(['!', '?', '.', '#', '+']);
        let legal = self.legal_moves();
        let found: Vec<Move> = if let Some(squares) = squares_of(text) {
            self.moves_along(&squares)
        } else {
            let (file, to) = short(text).ok_or(Unread::Syntax)?;
            let fits = |mv: &&Move| mv.from.file() == file && mv.to == to;
            legal.iter().filter(fits).copied().collect()
        };
        let is_capture = text.contains(CAPTURES);
        let kept: Vec<Move> = found
            .into_iter()
            .filter(|mv| !is_capture || mv.is_capture())
            .collect();
        if kept.is_empty() {
            return Err(Unread::NoMove);
        }
        Ok(kept)
    }

    /// The squares that a text in full notation names.
    pub fn squares(&self, text: &str) -> Option<Vec<Square>> {
        squares_of(text.trim())
    }

    /// The legal moves along these squares: straight from each to the next, or otherwise on a way that
    /// passes them in order. Two squares mean the straight capture where there is one.
    pub fn moves_along(&self, squares: &[Square]) -> Vec<Move> {
        let legal = self.legal_moves();
        if let Some(mv) = self.capture_along(squares)
            && legal.contains(&mv)
        {
            return vec![mv];
        }
        let (Some(from), Some(to)) = (squares.first(), squares.last()) else {
            return Vec::new();
        };
        let passes = |mv: &Move| {
            let path = self.path(*mv);
            let mut left = path.iter();
            squares.iter().all(|square| left.any(|at| at == square))
        };
        let fits = |mv: &&Move| mv.from == *from && mv.to == *to && passes(mv);
        legal.iter().filter(fits).copied().collect()
    }
}

const CAPTURES: [char; 4] = [':', 'x', '*', '\u{d7}'];
const QUIET: [char; 3] = ['-', '\u{2013}', '\u{2212}'];

/// The squares of a full notation; `c3d4` without a sign is one too.
fn squares_of(text: &str) -> Option<Vec<Square>> {
    if let Some((from, to)) = text.split_at_checked(2)
        && let (Ok(from), Ok(to)) = (from.parse(), to.parse())
    {
        return Some(vec![from, to]);
    }
    let parts = text.split(|sign| CAPTURES.contains(&sign) || QUIET.contains(&sign));
    let squares = parts
        .map(|part| square(part.trim()))
        .collect::<Option<Vec<_>>>()?;
    (squares.len() > 1).then_some(squares)
}

/// A square by its name or by its number.
fn square(text: &str) -> Option<Square> {
    text.parse().ok().or_else(|| by_number(text.parse().ok()?))
}

/// The square of a number of PDN, 1 (b8) to 32 (g1), row by row from Black's side.
pub(super) fn by_number(number: u8) -> Option<Square> {
    let at = number.checked_sub(1).filter(|at| *at < 32)?;
    let rank = 7 - at / 4;
    Square::new(at % 4 * 2 + rank % 2, rank)
}

/// The file and the square of a short notation: `cd4`, `b:d6`.
fn short(text: &str) -> Option<(u8, Square)> {
    let mut characters = text.chars();
    let file = characters
        .next()
        .filter(|file| ('a'..='h').contains(file))?;
    let rest = characters.as_str().trim_start_matches(CAPTURES);
    let file = u8::try_from(file).ok()? - b'a';
    Some((file, rest.parse().ok()?))
}
