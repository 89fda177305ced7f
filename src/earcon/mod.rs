//! Earcons: named sounds as notes. No samples are made here.
//!
//! An earcon comes before the words and never replaces them. Each one is shorter than 200 ms and differs from every
//! other one in rhythm, so that they can be told apart by a listener who does not hear pitch well, at any pitch that
//! the square gives them and in one ear only.
//!
//! The properties of a square are played one after another, and together they stay shorter than 200 ms as well: what
//! stands there, then whether the square is dark, then whether the piece in the hand may go there. Every such
//! combination has a rhythm of its own.
//!
//! Tones name a place badly: people recognise about six classes along one dimension of sound, a board has 64 squares.
//! Pan and pitch therefore accompany the spoken square, as a confirmation that costs no time.

mod place;
mod score;
pub mod sweep;

use crate::board::{Kind, Square};

pub use place::{FIRST_RANK_HZ, Pan, Placed, Stage};

/// The silence between earcons that are played one after another, in milliseconds.
pub const JOIN_MS: u16 = 15;

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
            pub const fn notes(self) -> &'static [Note] {
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

/// What an earcon belongs to; each category has a volume of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Category {
    /// What happens on the board.
    Moves,
    /// What a square is like.
    Squares,
    /// The chessclock.
    Clock,
    /// Everything else that the program has to tell.
    Messages,
}

/// What a note is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timbre {
    /// The fundamental alone: soft.
    Pure,
    /// Odd harmonics: hollow.
    Hollow,
    /// All harmonics: bright.
    Full,
    /// Hollow on a dark square, full on a light one; full where there is no square.
    BySquare,
    /// Inharmonic partials that die away quickly: a knock on wood.
    Knock,
}

/// One note of an earcon.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    /// Frequency, as a ratio to the pitch of the square.
    pub pitch: f32,
    /// How long it sounds, in milliseconds.
    pub length_ms: u16,
    /// The silence after it, in milliseconds.
    pub gap_ms: u16,
    /// Level, 0 to 1.
    pub level: f32,
    /// What it is made of.
    pub timbre: Timbre,
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

    /// The earcon as it sounds from a square.
    pub const fn at(self, square: Square) -> Placed {
        Placed::new(self, Some(square))
    }

    /// The earcon as it sounds from nowhere in particular.
    pub const fn anywhere(self) -> Placed {
        Placed::new(self, None)
    }
}
