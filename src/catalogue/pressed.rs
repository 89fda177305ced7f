//! What a row comes to when it is pressed or typed, and how its gap is filled.

use super::does::{Does, Hand};
use super::row::Row;
use crate::board::{Kind, Side, Square, Step};
use crate::protocol::Ask;

/// What a press, a row of the menu or a verb comes to.
#[derive(Clone, Debug)]
pub enum Pressed {
    /// This is asked.
    Ask(Box<Ask>),
    /// This is asked of the square of the cursor.
    AtCursor(fn(Square) -> Ask),
    /// The hands do it.
    Hands(Hand),
    /// The second key is waited for.
    Prefix(Row),
}

/// What fills the gap of a row.
#[derive(Clone, Copy, Debug, Default)]
pub struct Filling {
    /// A square.
    pub square: Option<Square>,
    /// The first one of two squares.
    pub from: Option<Square>,
    /// A kind of piece.
    pub kind: Option<Kind>,
    /// A file or a rank, 0 to 7.
    pub line: Option<u8>,
    /// A direction.
    pub step: Option<Step>,
    /// A side.
    pub side: Option<Side>,
    /// A number.
    pub number: Option<u32>,
}

impl Row {
    /// What is asked with what fills the gap; `None` if the gap is empty, or if only the hands do it.
    pub fn ask(&self, with: &Filling) -> Option<Ask> {
        Some(match self.does {
            Does::Ask(make) | Does::Both(_, make) => make(),
            Does::Here(make) => make(with.square),
            Does::Pieces(make) => make(with.side, with.kind),
            Does::File(make) | Does::Rank(make) => make(with.line?),
            Does::Kind(make) => make(with.kind?),
            Does::Step(make) => make(with.step?),
            Does::Square(make) => make(with.square?),
            Does::Squares(make) => make(with.from?, with.square?),
            Does::KindTo(make) => make(with.kind?, with.square?),
            Does::Side(make) => make(with.side?),
            Does::Number(make) => make(with.number?),
            Does::Hands(_) | Does::Prefix => return None,
        })
    }

    /// What the row does without a gap; `None` if it has one.
    pub fn fixed(&self) -> Option<Pressed> {
        Some(match self.does {
            Does::Hands(hand) | Does::Both(hand, _) => Pressed::Hands(hand),
            Does::Square(make) => Pressed::AtCursor(make),
            Does::Prefix => Pressed::Prefix(*self),
            Does::Ask(_)
            | Does::Here(_)
            | Does::Pieces(_)
            | Does::File(_)
            | Does::Rank(_)
            | Does::Kind(_)
            | Does::Step(_)
            | Does::Squares(_)
            | Does::KindTo(_)
            | Does::Side(_)
            | Does::Number(_) => Pressed::Ask(Box::new(self.ask(&Filling::default())?)),
        })
    }

    /// What the row does with what is typed after its name at the console: `e4`, `knight`, `up-left`, `black pawn`.
    pub fn with(&self, text: &str) -> Option<Pressed> {
        if text.is_empty() {
            let pressed = self.fixed()?;
            return (!matches!(pressed, Pressed::AtCursor(_))).then_some(pressed);
        }
        let mut with = Filling::default();
        let line = |first: u8| match *text.as_bytes() {
            [line] => line.checked_sub(first).filter(|line| *line < 8),
            _ => None,
        };
        match self.does {
            Does::Here(_) | Does::Square(_) => with.square = Some(text.parse().ok()?),
            Does::File(_) => with.line = Some(line(b'a')?),
            Does::Rank(_) => with.line = Some(line(b'1')?),
            Does::Kind(_) => with.kind = Some(kind(text)?),
            Does::Step(_) => with.step = Some(text.parse().ok()?),
            Does::Side(_) => with.side = Some(side(text)?),
            Does::Squares(_) => {
                let (from, to) = text.split_once(' ')?;
                (with.from, with.square) = (Some(from.parse().ok()?), Some(to.parse().ok()?));
            }
            Does::KindTo(_) => {
                let (piece, to) = text.split_once(' ')?;
                (with.kind, with.square) = (Some(kind(piece)?), Some(to.parse().ok()?));
            }
            Does::Number(_) => with.number = Some(text.parse().ok()?),
            Does::Pieces(_) => {
                for word in text.split_whitespace() {
                    match side(word) {
                        Some(side) => with.side = Some(side),
                        None => with.kind = Some(kind(word)?),
                    }
                }
            }
            Does::Ask(_) | Does::Hands(_) | Does::Both(..) | Does::Prefix => return None,
        }
        self.ask(&with).map(|ask| Pressed::Ask(Box::new(ask)))
    }
}

fn kind(name: &str) -> Option<Kind> {
    name.parse().ok()
}

fn side(name: &str) -> Option<Side> {
    name.parse().ok()
}
