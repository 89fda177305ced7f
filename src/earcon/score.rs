//! The notes of each earcon.
//!
//! The lengths and gaps were searched by machine, so that any two earcons, and any two combinations of the properties of
//! a square, differ in at least 25 ms of sound against silence. The pitches follow what they mean.

use super::note::EarconNote;
use super::note::Timbre::{self, BySquare, Full, Hollow, Knock, Pure};

const fn note(pitch: f32, length_ms: u16, gap_ms: u16, level: f32, timbre: Timbre) -> EarconNote {
    EarconNote {
        pitch,
        length_ms,
        gap_ms,
        level,
        timbre,
    }
}

/// The knock before a piece of Black in a sweep.
pub const BLACK: EarconNote = note(0.5, 10, 15, 0.9, Knock);

/// Rows of earcons: of each note the pitch, the length and the gap in milliseconds, the level and the timbre.
macro_rules! scores {
    ($($name:ident: $($pitch:literal $length_ms:literal $gap_ms:literal $level:literal $timbre:ident),*;)*) => {
        $(pub const $name: &[EarconNote] = &[$(note($pitch, $length_ms, $gap_ms, $level, $timbre)),*];)*
    };
}

scores! {
    READY: 1.0 35 50 0.5 Pure, 1.5 30 30 0.5 Pure, 2.0 30 0 0.6 Pure;
    MOVE: 1.0 90 0 0.7 BySquare;
    CAPTURE: 2.0 35 65 0.9 Knock, 1.0 25 0 0.8 Full;
    CHECK: 2.0 80 45 0.7 Full, 2.0 15 25 0.7 Full, 2.0 15 0 0.7 Full;
    CASTLING: 2.0 15 15 0.7 Knock, 1.0 85 50 0.7 Hollow, 1.0 25 0 0.7 Knock;
    PROMOTION: 1.0 25 35 0.6 Pure, 1.25 30 20 0.6 Pure, 1.5 20 20 0.6 Pure, 2.0 45 0 0.7 Full;
    MATE: 1.5 15 20 0.8 Full, 1.2 30 70 0.8 Full, 0.75 45 0 0.9 Full;
    DRAW: 1.0 15 65 0.7 Hollow, 1.0 100 0 0.6 Hollow;
    RULING: 0.75 45 20 0.7 Hollow, 0.75 15 25 0.7 Hollow, 0.75 75 0 0.7 Hollow;
    DRAW_OFFER: 1.0 25 30 0.7 Hollow, 1.0 20 70 0.6 Hollow, 1.5 20 0 0.7 Pure;
    PRESS: 3.0 20 70 0.7 Knock, 2.0 20 0 0.7 Knock;
    WARNING: 2.5 25 15 0.6 Pure, 2.0 20 15 0.6 Pure, 2.5 35 15 0.6 Pure, 2.0 40 0 0.6 Pure;
    FLAG: 0.5 195 0 0.8 Full;
    REFUSAL: 0.5 65 40 0.8 Hollow, 0.5 65 0 0.8 Hollow;
    EDGE: 0.5 125 0 0.9 Hollow;
    EMPTY: 1.0 30 0 0.4 BySquare;
    OWN: 1.0 60 0 0.6 BySquare;
    OPPONENT: 1.0 15 30 0.6 BySquare, 1.0 15 0 0.6 BySquare;
    DARK: 0.5 15 15 0.7 Hollow, 0.5 15 0 0.7 Hollow;
    TARGET: 2.0 10 10 0.6 Pure, 2.0 10 10 0.6 Pure, 2.0 15 0 0.6 Pure;
    TAKE: 1.0 75 25 0.6 BySquare, 1.5 20 0 0.6 BySquare;
    PUT: 1.5 30 20 0.6 BySquare, 1.0 60 0 0.8 BySquare;
    CANCEL: 1.5 15 20 0.6 Pure, 1.25 40 25 0.5 Pure, 1.0 45 0 0.5 Pure;
    UNDO: 2.0 35 40 0.6 Hollow, 1.5 20 60 0.6 Hollow, 1.0 30 0 0.6 Hollow;
    QUESTION: 1.0 80 35 0.6 Pure, 1.5 45 0 0.7 Pure;
    SETTING: 2.0 65 40 0.6 Pure, 2.0 25 0 0.6 Pure;
    NOTICE: 1.25 160 0 0.6 Pure;
    OPEN: 1.0 10 15 0.6 Pure, 1.5 10 15 0.6 Pure, 2.0 20 0 0.6 Pure;
    CLOSED: 1.5 10 25 0.5 Pure, 1.0 40 0 0.5 Pure;
    THINKING: 1.0 10 75 0.4 Pure, 1.0 10 75 0.4 Pure, 1.0 10 0 0.4 Pure;
    PAWN: 1.0 20 40 0.6 BySquare, 1.0 20 0 0.6 BySquare;
    KNIGHT: 1.5 15 30 0.6 BySquare, 1.0 55 0 0.6 BySquare;
    BISHOP: 1.0 45 30 0.6 BySquare, 1.5 25 0 0.6 BySquare;
    ROOK: 1.0 40 20 0.7 BySquare, 1.0 60 0 0.7 BySquare;
    QUEEN: 1.0 30 25 0.7 BySquare, 1.25 40 25 0.7 BySquare, 1.5 25 0 0.7 BySquare;
    KING: 1.5 15 15 0.7 BySquare, 1.25 40 50 0.7 BySquare, 1.0 30 0 0.7 BySquare;
}
