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

pub const READY: &[EarconNote] = &[
    note(1.0, 35, 50, 0.5, Pure),
    note(1.5, 30, 30, 0.5, Pure),
    note(2.0, 30, 0, 0.6, Pure),
];
pub const MOVE: &[EarconNote] = &[note(1.0, 90, 0, 0.7, BySquare)];
pub const CAPTURE: &[EarconNote] = &[note(2.0, 35, 65, 0.9, Knock), note(1.0, 25, 0, 0.8, Full)];
pub const CHECK: &[EarconNote] = &[
    note(2.0, 80, 45, 0.7, Full),
    note(2.0, 15, 25, 0.7, Full),
    note(2.0, 15, 0, 0.7, Full),
];
pub const CASTLING: &[EarconNote] = &[
    note(2.0, 15, 15, 0.7, Knock),
    note(1.0, 85, 50, 0.7, Hollow),
    note(1.0, 25, 0, 0.7, Knock),
];
pub const PROMOTION: &[EarconNote] = &[
    note(1.0, 25, 35, 0.6, Pure),
    note(1.25, 30, 20, 0.6, Pure),
    note(1.5, 20, 20, 0.6, Pure),
    note(2.0, 45, 0, 0.7, Full),
];
pub const MATE: &[EarconNote] = &[
    note(1.5, 15, 20, 0.8, Full),
    note(1.2, 30, 70, 0.8, Full),
    note(0.75, 45, 0, 0.9, Full),
];
pub const DRAW: &[EarconNote] = &[
    note(1.0, 15, 65, 0.7, Hollow),
    note(1.0, 100, 0, 0.6, Hollow),
];
pub const RULING: &[EarconNote] = &[
    note(0.75, 45, 20, 0.7, Hollow),
    note(0.75, 15, 25, 0.7, Hollow),
    note(0.75, 75, 0, 0.7, Hollow),
];
pub const DRAW_OFFER: &[EarconNote] = &[
    note(1.0, 25, 30, 0.7, Hollow),
    note(1.0, 20, 70, 0.6, Hollow),
    note(1.5, 20, 0, 0.7, Pure),
];
pub const PRESS: &[EarconNote] = &[note(3.0, 20, 70, 0.7, Knock), note(2.0, 20, 0, 0.7, Knock)];
pub const WARNING: &[EarconNote] = &[
    note(2.5, 25, 15, 0.6, Pure),
    note(2.0, 20, 15, 0.6, Pure),
    note(2.5, 35, 15, 0.6, Pure),
    note(2.0, 40, 0, 0.6, Pure),
];
pub const FLAG: &[EarconNote] = &[note(0.5, 195, 0, 0.8, Full)];
pub const REFUSAL: &[EarconNote] = &[
    note(0.5, 65, 40, 0.8, Hollow),
    note(0.5, 65, 0, 0.8, Hollow),
];
pub const EDGE: &[EarconNote] = &[note(0.5, 125, 0, 0.9, Hollow)];
pub const EMPTY: &[EarconNote] = &[note(1.0, 30, 0, 0.4, BySquare)];
pub const OWN: &[EarconNote] = &[note(1.0, 60, 0, 0.6, BySquare)];
pub const OPPONENT: &[EarconNote] = &[
    note(1.0, 15, 30, 0.6, BySquare),
    note(1.0, 15, 0, 0.6, BySquare),
];
pub const DARK: &[EarconNote] = &[
    note(0.5, 15, 15, 0.7, Hollow),
    note(0.5, 15, 0, 0.7, Hollow),
];
pub const TARGET: &[EarconNote] = &[
    note(2.0, 10, 10, 0.6, Pure),
    note(2.0, 10, 10, 0.6, Pure),
    note(2.0, 15, 0, 0.6, Pure),
];
pub const TAKE: &[EarconNote] = &[
    note(1.0, 75, 25, 0.6, BySquare),
    note(1.5, 20, 0, 0.6, BySquare),
];
pub const PUT: &[EarconNote] = &[
    note(1.5, 30, 20, 0.6, BySquare),
    note(1.0, 60, 0, 0.8, BySquare),
];
pub const CANCEL: &[EarconNote] = &[
    note(1.5, 15, 20, 0.6, Pure),
    note(1.25, 40, 25, 0.5, Pure),
    note(1.0, 45, 0, 0.5, Pure),
];
pub const UNDO: &[EarconNote] = &[
    note(2.0, 35, 40, 0.6, Hollow),
    note(1.5, 20, 60, 0.6, Hollow),
    note(1.0, 30, 0, 0.6, Hollow),
];
pub const QUESTION: &[EarconNote] = &[note(1.0, 80, 35, 0.6, Pure), note(1.5, 45, 0, 0.7, Pure)];
pub const SETTING: &[EarconNote] = &[note(2.0, 65, 40, 0.6, Pure), note(2.0, 25, 0, 0.6, Pure)];
pub const NOTICE: &[EarconNote] = &[note(1.25, 160, 0, 0.6, Pure)];
pub const OPEN: &[EarconNote] = &[
    note(1.0, 10, 15, 0.6, Pure),
    note(1.5, 10, 15, 0.6, Pure),
    note(2.0, 20, 0, 0.6, Pure),
];
pub const CLOSED: &[EarconNote] = &[note(1.5, 10, 25, 0.5, Pure), note(1.0, 40, 0, 0.5, Pure)];
pub const THINKING: &[EarconNote] = &[
    note(1.0, 10, 75, 0.4, Pure),
    note(1.0, 10, 75, 0.4, Pure),
    note(1.0, 10, 0, 0.4, Pure),
];
pub const PAWN: &[EarconNote] = &[
    note(1.0, 20, 40, 0.6, BySquare),
    note(1.0, 20, 0, 0.6, BySquare),
];
pub const KNIGHT: &[EarconNote] = &[
    note(1.5, 15, 30, 0.6, BySquare),
    note(1.0, 55, 0, 0.6, BySquare),
];
pub const BISHOP: &[EarconNote] = &[
    note(1.0, 45, 30, 0.6, BySquare),
    note(1.5, 25, 0, 0.6, BySquare),
];
pub const ROOK: &[EarconNote] = &[
    note(1.0, 40, 20, 0.7, BySquare),
    note(1.0, 60, 0, 0.7, BySquare),
];
pub const QUEEN: &[EarconNote] = &[
    note(1.0, 30, 25, 0.7, BySquare),
    note(1.25, 40, 25, 0.7, BySquare),
    note(1.5, 25, 0, 0.7, BySquare),
];
pub const KING: &[EarconNote] = &[
    note(1.5, 15, 15, 0.7, BySquare),
    note(1.25, 40, 50, 0.7, BySquare),
    note(1.0, 30, 0, 0.7, BySquare),
];
