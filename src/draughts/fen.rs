//! Positions as PDN writes them: `W:Wa1,Kc3:Bb8`, or with the numbers 1 to 32.

use std::fmt::Write as _;

use super::Position;
use super::notation::by_number;
use super::squares::{DARK, Squares};
use crate::board::{Side, Square};

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenError {
    /// It is not written as one; the part that is wrong.
    Syntax(String),
    /// The square named is a light one.
    LightSquare(Square),
    /// Two pieces stand on the square named.
    Twice(Square),
    /// A man stands on the rank on which men become kings.
    ManOnLastRank(Square),
    /// The side named has more than twelve pieces.
    TooMany(Side),
    /// There is no piece at all.
    EmptyBoard,
}

impl FenError {
    /// The key under which voices keep the words for this fault; `None` if the text has not the
    /// form of a position at all.
    pub const fn key(&self) -> Option<&'static str> {
        match self {
            Self::Syntax(_) => None,
            Self::LightSquare(_) => Some("light-square"),
            Self::Twice(_) => Some("square-twice"),
            Self::ManOnLastRank(_) => Some("man-on-last-rank"),
            Self::TooMany(_) => Some("too-many-pieces"),
            Self::EmptyBoard => Some("empty-board"),
        }
    }
}

impl Position {
    /// Reads a position in the form of PDN, with squares by letters or numbers, ranges of numbers,
    /// and the move number behind `F`.
    ///
    /// # Errors
    /// [`FenError`] names what is wrong; nothing is repaired silently.
    pub fn from_fen(fen: &str) -> Result<Self, FenError> {
        let wrong = |part: &str| FenError::Syntax(part.to_owned());
        let mut parts = fen.trim().trim_end_matches('.').split(':');
        let turn = match parts.next().map(str::trim) {
            Some("W" | "w") => Side::White,
            Some("B" | "b") => Side::Black,
            other => return Err(wrong(other.unwrap_or_default())),
        };
        let mut position = Self {
            sides: [0; 2],
            kings: 0,
            turn,
            number: 1,
        };
        for part in parts.map(str::trim) {
            let mut characters = part.chars();
            let rest = |characters: std::str::Chars<'_>| characters.as_str().to_owned();
            match characters.next() {
                Some('W' | 'w') => position.place(Side::White, &rest(characters))?,
                Some('B' | 'b') => position.place(Side::Black, &rest(characters))?,
                Some('F') => {
                    let number = rest(characters).parse().ok().filter(|number| *number > 0);
                    position.number = number.ok_or_else(|| wrong(part))?;
                }
                // The half-moves since the last capture; the record counts them itself.
                Some('H') if rest(characters).parse::<u32>().is_ok() => {}
                _ => return Err(wrong(part)),
            }
        }
        position.checked()
    }

    fn place(&mut self, side: Side, list: &str) -> Result<(), FenError> {
        for item in list
            .split(',')
            .map(str::trim)
            .filter(|item| !item.is_empty())
        {
            let wrong = || FenError::Syntax(item.to_owned());
            let (is_king, name) = match item.strip_prefix(['K', 'k']) {
                Some(name) => (true, name),
                None => (false, item),
            };
            for square in squares(name).ok_or_else(wrong)? {
                if !DARK.contains(square) {
                    return Err(FenError::LightSquare(square));
                }
                if Squares(self.sides[0] | self.sides[1]).contains(square) {
                    return Err(FenError::Twice(square));
                }
                let bit = Squares::of(square).0;
                self.sides[side as usize] |= bit;
                if is_king {
                    self.kings |= bit;
                }
            }
        }
        Ok(())
    }

    fn checked(self) -> Result<Self, FenError> {
        if self.sides == [0, 0] {
            return Err(FenError::EmptyBoard);
        }
        for (side, last) in [(Side::White, 7), (Side::Black, 0)] {
            if self.pieces(side).count() > 12 {
                return Err(FenError::TooMany(side));
            }
            if let Some(square) = self.men(side).and(Squares::rank(last)).iter().next() {
                return Err(FenError::ManOnLastRank(square));
            }
        }
        Ok(self)
    }

    /// The position in the form of PDN, with squares by letters. The move number follows behind
    /// `F` unless it is 1.
    pub fn fen(&self) -> String {
        let letter = |side: Side| if side == Side::White { 'W' } else { 'B' };
        let mut fen = letter(self.turn).to_string();
        for side in Side::BOTH {
            let names: Vec<String> = self
                .pieces(side)
                .iter()
                .map(|square| {
                    let king = self.kings(side).contains(square);
                    format!("{}{square}", if king { "K" } else { "" })
                })
                .collect();
            fen.push(':');
            fen.push(letter(side));
            fen.push_str(&names.join(","));
        }
        if self.number != 1 {
            let _ = write!(fen, ":F{}", self.number);
        }
        fen
    }
}

/// A square, or a range of numbers.
fn squares(name: &str) -> Option<Vec<Square>> {
    if let Ok(square) = name.parse() {
        return Some(vec![square]);
    }
    let (first, last) = name.split_once('-').unwrap_or((name, name));
    let (first, last) = (first.parse::<u8>().ok()?, last.parse::<u8>().ok()?);
    (first <= last).then_some(())?;
    (first..=last).map(by_number).collect()
}
