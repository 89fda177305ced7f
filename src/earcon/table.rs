//! The table of earcons.

use super::note::{Category, EarconNote};
use super::score;
use crate::board::Kind;

/// Makes the table of earcons: one row for each, so that none can lack a name, a category or its notes.
macro_rules! earcons {
    ($($(#[$doc:meta])* $name:ident = $key:literal, $category:ident, $score:ident;)*) => {
        /// A named sound.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Earcon {
            $($(#[$doc])* $name,)*
        }

        impl Earcon {
            /// Every earcon, in the order in which the glossary presents them.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The name of the earcon in plays, voices and settings.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $key,)*
                }
            }

            /// Which volume it follows.
            pub const fn category(self) -> Category {
                match self {
                    $(Self::$name => Category::$category,)*
                }
            }

            /// The notes, one after another.
            ///
            /// What is heard at every step (empty, own, opponent) is shortest. What ends something falls, what opens
            /// something rises; a refusal is two equal low notes, so that it is known even before the words begin.
            pub const fn notes(self) -> &'static [EarconNote] {
                match self {
                    $(Self::$name => score::$score,)*
                }
            }
        }
    };
}

earcons! {
    /// The program is ready for the next command.
    Ready = "ready", Messages, READY;
    /// A move was made.
    Move = "move", Moves, MOVE;
    /// A piece was captured.
    Capture = "capture", Moves, CAPTURE;
    /// A king is in check.
    Check = "check", Moves, CHECK;
    /// Castling.
    Castling = "castling", Moves, CASTLING;
    /// A pawn became another piece, or a man a king.
    Promotion = "promotion", Moves, PROMOTION;
    /// The game ended with checkmate or another win.
    Mate = "mate", Moves, MATE;
    /// The game ended in a draw.
    Draw = "draw", Moves, DRAW;
    /// The arbiter has ruled, and the game goes on.
    Ruling = "ruling", Messages, RULING;
    /// A draw is offered or claimed.
    DrawOffer = "draw-offer", Messages, DRAW_OFFER;
    /// The clock was pressed.
    Press = "press", Clock, PRESS;
    /// A reading of the clock at which the player wants to be warned.
    Warning = "warning", Clock, WARNING;
    /// A flag has fallen.
    Flag = "flag", Clock, FLAG;
    /// What was asked for is refused; nothing has changed.
    Refusal = "error", Messages, REFUSAL;
    /// The edge of the board: there is no square that way.
    Edge = "edge", Squares, EDGE;
    /// An empty square.
    Empty = "empty", Squares, EMPTY;
    /// A square with a piece of the player to move.
    Own = "own", Squares, OWN;
    /// A square with a piece of the opponent.
    Opponent = "opponent", Squares, OPPONENT;
    /// A dark square; heard after what stands there.
    Dark = "dark", Squares, DARK;
    /// A square to which the piece in the hand may go; heard last.
    Target = "target", Squares, TARGET;
    /// A piece was taken out of its hole.
    Take = "lift", Moves, TAKE;
    /// A piece was put into a hole.
    Put = "put", Moves, PUT;
    /// What had been begun is given up.
    Cancel = "cancel", Messages, CANCEL;
    /// A move was taken back.
    Undo = "undo", Moves, UNDO;
    /// The program asks and waits for an answer.
    Question = "question", Messages, QUESTION;
    /// A setting was changed.
    Setting = "setting", Messages, SETTING;
    /// A notice that is no answer to a command.
    Notice = "notice", Messages, NOTICE;
    /// The opponent thinks for long.
    Thinking = "thinking", Messages, THINKING;
    /// The microphone is open.
    Open = "open", Messages, OPEN;
    /// The microphone is closed.
    Closed = "closed", Messages, CLOSED;
    /// A pawn, in a sweep over the board.
    Pawn = "pawn", Squares, PAWN;
    /// A knight, in a sweep.
    Knight = "knight", Squares, KNIGHT;
    /// A bishop, in a sweep.
    Bishop = "bishop", Squares, BISHOP;
    /// A rook, in a sweep.
    Rook = "rook", Squares, ROOK;
    /// A queen, in a sweep.
    Queen = "queen", Squares, QUEEN;
    /// A king, in a sweep.
    King = "king", Squares, KING;
}

impl Earcon {
    /// The earcon of a name, as plays and settings write it.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|earcon| earcon.name() == name)
    }

    /// What a piece sounds like in a sweep.
    pub const fn of(kind: Kind) -> Self {
        match kind {
            Kind::King | Kind::DraughtsKing => Self::King,
            Kind::Queen => Self::Queen,
            Kind::Rook => Self::Rook,
            Kind::Bishop => Self::Bishop,
            Kind::Knight => Self::Knight,
            Kind::Pawn | Kind::Man => Self::Pawn,
        }
    }

    /// How long the earcon sounds, in milliseconds.
    pub fn length_ms(self) -> u32 {
        let notes = self.notes().iter();
        notes
            .map(|note| u32::from(note.length_ms) + u32::from(note.gap_ms))
            .sum()
    }
}
