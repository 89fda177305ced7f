//! Marks: the meanings that words and signs have by themselves.

use crate::board::{Kind, Side, Square};
use crate::chess::Castling;
use strum::EnumTryAs;

/// The meaning of a word or a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumTryAs)]
pub(super) enum Mark {
    /// A file, 0 to 7.
    File(u8),
    /// A rank, 0 to 7.
    Rank(u8),
    /// A square.
    Square(Square),
    /// A piece, as a word.
    Kind(Kind),
    /// A piece that was said to do it: "with the knight".
    By(Kind),
    /// A piece of the king's or the queen's side: "the queen's knight".
    Winged(Kind, Castling),
    /// A piece, as a letter of notation.
    Letter(Kind),
    /// A piece, as a letter of the notation of engines.
    Engine(Kind),
    /// A side.
    Side(Side),
    /// "takes"
    Takes,
    /// "to take", behind what takes or behind what is taken.
    Taking,
    /// `x`: a capture, or mate at the end of a move.
    Cross,
    /// "becomes", `=`
    Becomes,
    /// "check"
    Check,
    /// "double check"
    DoubleCheck,
    /// "mate"
    Mate,
    /// "en passant"
    EnPassant,
    /// "castles"
    Castles,
    /// "castles short", and "castles long"
    CastlesTo(Castling),
    /// "short" and "long"
    Way(Castling),
    /// `0` of `0-0`
    Nought,
    /// "from"
    From,
    /// "to", "on"
    To,
    /// The same word where it may also be a file: "a".
    Towards,
    /// "from" where the word may also be a file: "de". Before a rank it is the file.
    OutOf,
    /// "with", before the piece that does it.
    With,
    /// "back": what no pawn does, so that it takes a pawn's move back.
    Back,
    /// "two squares": how far a pawn goes; none if it is only pushed.
    Squares(u8),
    /// "in front of", before the piece behind the one that is meant.
    InFront,
    /// "in front of the king".
    InFrontOf(Kind),
    /// "light-squared", and "dark-squared": whether the squares are dark.
    Squared(bool),
    /// "left", "upper": where the piece stands among those of its kind, as files and ranks from White's side.
    Outermost(i8, i8),
    /// "shall I": makes a question or a memory of the line, and no move.
    Asking,
    /// "is": the same at the beginning, and nothing elsewhere.
    AskingFirst,
    /// "good": judges the square that is named before it, and fills elsewhere.
    Judging,
    /// "the square": names one, and is no move, where nothing else is said.
    Naming,
    /// "put it", or "on" at the beginning, before a square: then any piece may be meant where none is named.
    Putting,
    /// "euh": fills as long as no file is spelt so beside it.
    Sigh,
    /// Before the preposition that a small letter of a piece may be: "к".
    Doubtful,
    /// "please", "the"
    Filler,
    /// "first", counted from 0
    Ordinal(u8),
}

impl Mark {
    /// The piece that it names.
    pub(super) fn kind(self) -> Option<Kind> {
        if let Self::Kind(kind)
        | Self::By(kind)
        | Self::Winged(kind, _)
        | Self::Letter(kind)
        | Self::Engine(kind) = self
        {
            Some(kind)
        } else {
            None
        }
    }
}
