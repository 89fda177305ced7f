//! Everything that a line says of one move.

use super::mark::Mark;
use crate::board::{Kind, Square};
use crate::chess::Castling;

/// What was said of check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SaidCheck {
    /// Check, perhaps mate.
    Check,
    /// Double check.
    Double,
    /// `++`: double check for some, mate for others.
    TwoSigns,
    /// Mate.
    Mate,
}

/// Everything that a line says of one move; what it does not say is `None` or `false`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Said {
    /// Castling, and which way.
    pub(super) castling: Option<Option<Castling>>,
    pub(super) mover: Option<Kind>,
    pub(super) from: Option<Square>,
    pub(super) from_file: Option<u8>,
    pub(super) from_rank: Option<u8>,
    pub(super) to: Option<Square>,
    pub(super) to_file: Option<u8>,
    pub(super) takes: bool,
    pub(super) captured: Option<Kind>,
    /// The side of the board, the king's or the queen's, from which the piece comes.
    pub(super) wing: Option<Castling>,
    pub(super) promotion: Option<Kind>,
    pub(super) en_passant: bool,
    /// That it goes back, which no pawn does.
    pub(super) back: bool,
    /// That it is a pawn, and goes so many squares straight.
    pub(super) squares: Option<u8>,
    /// The rank to which a piece goes, where no square was named.
    pub(super) to_rank: Option<u8>,
    /// The piece in front of which it stands.
    pub(super) in_front_of: Option<Kind>,
    /// Whether the piece stands on a dark square.
    pub(super) is_on_dark: Option<bool>,
    /// That a piece gives check or is put there, and not which one: "mate on d8".
    pub(super) by_any: bool,
    /// That it begins with a preposition which may be a piece.
    pub(super) is_doubtful: bool,
    pub(super) check: Option<SaidCheck>,
}

impl Said {
    /// Notes what a mark says of the piece or its way, wherever it stands; false if it says something else.
    pub(super) fn note(&mut self, mark: Mark) -> bool {
        if let Mark::Squares(count) = mark {
            self.squares = Some(count);
        } else if let Mark::InFrontOf(kind) = mark {
            self.in_front_of = Some(kind);
        } else if let Mark::Squared(is_dark) = mark {
            self.is_on_dark = Some(is_dark);
        } else if mark == Mark::EnPassant {
            self.en_passant = true;
        } else if mark == Mark::Back {
            self.back = true;
        } else if mark == Mark::Putting {
            self.by_any = true;
        } else if mark == Mark::Doubtful {
            self.is_doubtful = true;
        } else {
            return false;
        }
        true
    }

    /// Whether nothing was said but that something is taken. A word that may be of any language is too little for that.
    pub(super) fn only_takes(&self) -> bool {
        let taken = Self {
            takes: true,
            check: self.check,
            ..Self::default()
        };
        *self == taken
    }
}
