//! The notes of each earcon.
//!
//! The lengths and gaps were searched by machine, so that any two earcons, and any two combinations of the properties of
//! a square, differ in at least 25 ms of sound against silence. The pitches follow what they mean.

use super::note::Note;
use super::note::Timbre::{self, BySquare, Full, Hollow, Knock, Pure};

const fn note(pitch: f32, length_ms: u16, gap_ms: u16, level: f32, timbre: Timbre) -> Note {
    Note {
        pitch,
        length_ms,
        gap_ms,
        level,
        timbre,
    }
}

/// The knock before a piece of Black in a sweep.
pub const BLACK: Note = note(0.5, 10, 15, 0.9, Knock);

pub const READY: &[Note] = &[
    note(1.0, 35, 50, 0.5, Pure),
    note(1.5, 30, 30, 0.5, Pure),
    note(2.0, 30, 0, 0.6, Pure),
];
pub const MOVE: &[Note] = &[note(1.0, 90, 0, 0.7, BySquare)];
pub const CAPTURE: &[Note] = &[note(2.0, 35, 65, 0.9, Knock), note(1.0, 25, 0, 0.8, Full)];
pub const CHECK: &[Note] = &[
    note(2.0, 80, 45, 0.7, Full),
    note(2.0, 15, 25, 0.7, Full),
    note(2.0, 15, 0, 0.7, Full),
];
pub const CASTLING: &[Note] = &[
    note(2.0, 15, 15, 0.7, Knock),
    note(1.0, 85, 50, 0.7, Hollow),
    note(1.0, 25, 0, 0.7, Knock),
];
pub const PROMOTION: &[Note] = &[
    note(1.0, 25, 35, 0.6, Pure),
    note(1.25, 30, 20, 0.6, Pure),
    note(1.5, 20, 20, 0.6, Pure),
    note(2.0, 45, 0, 0.7, Full),
];
pub const MATE: &[Note] = &[
    note(1.5, 15, 20, 0.8, Full),
    note(1.2, 30, 70, 0.8, Full),
    note(0.75, 45, 0, 0.9, Full),
];
pub const DRAW: &[Note] = &[
    note(1.0, 15, 65, 0.7, Hollow),
    note(1.0, 100, 0, 0.6, Hollow),
];
pub const RULING: &[Note] = &[
    note(0.75, 45, 20, 0.7, Hollow),
    note(0.75, 15, 25, 0.7, Hollow),
    note(0.75, 75, 0, 0.7, Hollow),
];
pub const DRAW_OFFER: &[Note] = &[
    note(1.0, 25, 30, 0.7, Hollow),
    note(1.0, 20, 70, 0.6, Hollow),
    note(1.5, 20, 0, 0.7, Pure),
];
pub const PRESS: &[Note] = &[note(3.0, 20, 70, 0.7, Knock), note(2.0, 20, 0, 0.7, Knock)];
pub const WARNING: &[Note] = &[
    note(2.5, 25, 15, 0.6, Pure),
    note(2.0, 20, 15, 0.6, Pure),
    note(2.5, 35, 15, 0.6, Pure),
    note(2.0, 40, 0, 0.6, Pure),
];
pub const FLAG: &[Note] = &[note(0.5, 195, 0, 0.8, Full)];
pub const REFUSAL: &[Note] = &[
    note(0.5, 65, 40, 0.8, Hollow),
    note(0.5, 65, 0, 0.8, Hollow),
];
pub const EDGE: &[Note] = &[note(0.5, 125, 0, 0.9, Hollow)];
pub const EMPTY: &[Note] = &[note(1.0, 30, 0, 0.4, BySquare)];
pub const OWN: &[Note] = &[note(1.0, 60, 0, 0.6, BySquare)];
pub const OPPONENT: &[Note] = &[
    note(1.0, 15, 30, 0.6, BySquare),
    note(1.0, 15, 0, 0.6, BySquare),
];
pub const DARK: &[Note] = &[
    note(0.5, 15, 15, 0.7, Hollow),
    note(0.5, 15, 0, 0.7, Hollow),
];
pub const TARGET: &[Note] = &[
    note(2.0, 10, 10, 0.6, Pure),
    note(2.0, 10, 10, 0.6, Pure),
    note(2.0, 15, 0, 0.6, Pure),
];
pub const TAKE: &[Note] = &[
    note(1.0, 75, 25, 0.6, BySquare),
    note(1.5, 20, 0, 0.6, BySquare),
];
pub const PUT: &[Note] = &[
    note(1.5, 30, 20, 0.6, BySquare),
    note(1.0, 60, 0, 0.8, BySquare),
];
pub const CANCEL: &[Note] = &[
    note(1.5, 15, 20, 0.6, Pure),
    note(1.25, 40, 25, 0.5, Pure),
    note(1.0, 45, 0, 0.5, Pure),
];
pub const UNDO: &[Note] = &[
    note(2.0, 35, 40, 0.6, Hollow),
    note(1.5, 20, 60, 0.6, Hollow),
    note(1.0, 30, 0, 0.6, Hollow),
];
pub const QUESTION: &[Note] = &[note(1.0, 80, 35, 0.6, Pure), note(1.5, 45, 0, 0.7, Pure)];
pub const SETTING: &[Note] = &[note(2.0, 65, 40, 0.6, Pure), note(2.0, 25, 0, 0.6, Pure)];
pub const NOTICE: &[Note] = &[note(1.25, 160, 0, 0.6, Pure)];
pub const THINKING: &[Note] = &[
    note(1.0, 10, 75, 0.4, Pure),
    note(1.0, 10, 75, 0.4, Pure),
    note(1.0, 10, 0, 0.4, Pure),
];
pub const PAWN: &[Note] = &[
    note(1.0, 20, 40, 0.6, BySquare),
    note(1.0, 20, 0, 0.6, BySquare),
];
pub const KNIGHT: &[Note] = &[
    note(1.5, 15, 30, 0.6, BySquare),
    note(1.0, 55, 0, 0.6, BySquare),
];
pub const BISHOP: &[Note] = &[
    note(1.0, 45, 30, 0.6, BySquare),
    note(1.5, 25, 0, 0.6, BySquare),
];
pub const ROOK: &[Note] = &[
    note(1.0, 40, 20, 0.7, BySquare),
    note(1.0, 60, 0, 0.7, BySquare),
];
pub const QUEEN: &[Note] = &[
    note(1.0, 30, 25, 0.7, BySquare),
    note(1.25, 40, 25, 0.7, BySquare),
    note(1.5, 25, 0, 0.7, BySquare),
];
pub const KING: &[Note] = &[
    note(1.5, 15, 15, 0.7, BySquare),
    note(1.25, 40, 50, 0.7, BySquare),
    note(1.0, 30, 0, 0.7, BySquare),
];
