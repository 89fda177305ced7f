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

mod note;
mod place;
mod score;
pub mod sweep;
mod table;

pub use note::{Category, EarconNote, Timbre};
pub use place::{FIRST_RANK_HZ, Pan, Placed, SoundStage};
pub use table::Earcon;

/// The silence between earcons that are played one after another, in milliseconds.
pub const JOIN_MS: u16 = 15;
