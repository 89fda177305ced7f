//! Where an earcon sounds: between the ears by file, high or low by rank, and how loud.

use super::note::{Category, EarconNote, Timbre};
use super::table::Earcon;
use crate::board::{Side, Square};

/// The pitch of the first rank: the C below the middle of a singer's range, in hertz.
pub const FIRST_RANK_HZ: f32 = 261.626;

/// The five steps of an octave that never clash, in semitones above the first rank.
const PENTATONIC_SEMITONES: [u8; 8] = [0, 2, 4, 7, 9, 12, 14, 16];

/// An earcon without a square sounds as if it came from this rank (the fourth, 392 Hz).
const MIDDLE_RANK: u8 = 3;

/// The middle between the ears, in degrees from the left one.
const MIDDLE_DEGREES: f32 = 45.0;

/// An earcon and the square where it happens, if there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// What sounds.
    pub earcon: Earcon,
    /// Where it sounds from; `None` is the middle.
    pub square: Option<Square>,
    /// Whether a knock comes before it: so a sweep tells Black's pieces from White's.
    pub knocks: bool,
    /// How long after this one began the next earcon may begin at the earliest, in milliseconds; 0 for at once.
    pub slot_ms: u16,
}

/// How the earcons of the whole board are laid out before the listener.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SoundStage {
    /// Whether everything sounds in the middle, for a listener with one earphone. Pitch and rhythm stay.
    pub mono: bool,
    /// Whether left and right are exchanged.
    pub reversed: bool,
    /// From whose side of the board it is heard: the own first rank is lowest.
    pub side: Side,
    /// How loud moves, squares, the clock and messages are, each 0 to 1.
    pub levels: [f32; 4],
}

impl Default for SoundStage {
    fn default() -> Self {
        Self {
            mono: false,
            reversed: false,
            side: Side::White,
            levels: [1.0; 4],
        }
    }
}

/// How loud a sound is in each ear, 0 to 1; the power of both together is always 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pan {
    /// The left ear.
    pub left: f32,
    /// The right ear.
    pub right: f32,
}

impl SoundStage {
    /// Where a sound is between the ears: the a-file is 15 dB louder on the left, the h-file on the right.
    ///
    /// Constant power at 10, 20 ... 80 degrees: every step between files is at least 3 dB, three times what a listener
    /// just notices, and even the far ear hears the edge files.
    pub fn pan(&self, square: Option<Square>) -> Pan {
        let degrees = match square {
            Some(square) if !self.mono => {
                10.0 * (f32::from(self.seen(square.file(), self.reversed)) + 1.0)
            }
            _ => MIDDLE_DEGREES,
        };
        Pan {
            left: degrees.to_radians().cos(),
            right: degrees.to_radians().sin(),
        }
    }

    /// The pitch of a square, as a ratio to [`FIRST_RANK_HZ`]: a pentatonic scale from 262 Hz to 659 Hz.
    pub fn pitch(&self, square: Option<Square>) -> f32 {
        let rank = square.map_or(MIDDLE_RANK, |square| self.seen(square.rank(), false));
        let semitones = PENTATONIC_SEMITONES[usize::from(rank)];
        (f32::from(semitones) / 12.0).exp2()
    }

    /// How loud an earcon is, 0 to 1.
    pub const fn level(&self, earcon: Earcon) -> f32 {
        self.levels[match earcon.category() {
            Category::Moves => 0,
            Category::Squares => 1,
            Category::Clock => 2,
            Category::Messages => 3,
        }]
    }

    /// A file or rank, 0 to 7, as it is counted from the listener's side.
    fn seen(&self, line: u8, reversed: bool) -> u8 {
        if (self.side == Side::Black) == reversed {
            line
        } else {
            7 - line
        }
    }
}

impl Placed {
    /// An earcon from a square, or from the middle.
    pub const fn new(earcon: Earcon, square: Option<Square>) -> Self {
        Self {
            earcon,
            square,
            knocks: false,
            slot_ms: 0,
        }
    }

    /// Everything that sounds, in order: the knock, if there is one, and the notes.
    pub fn notes(self) -> impl Iterator<Item = &'static EarconNote> {
        let knock = self.knocks.then_some(&super::score::BLACK);
        knock.into_iter().chain(self.earcon.notes())
    }

    /// How long it sounds, in milliseconds.
    pub fn length_ms(self) -> u32 {
        let lengths = self.notes().map(|note| note.length_ms + note.gap_ms);
        lengths.map(u32::from).sum()
    }

    /// What a note is made of once the square is known; never [`Timbre::BySquare`].
    pub fn timbre(self, note: &EarconNote) -> Timbre {
        match (note.timbre, self.square) {
            (Timbre::BySquare, Some(square)) if square.is_dark() => Timbre::Hollow,
            (Timbre::BySquare, _) => Timbre::Full,
            (timbre, _) => timbre,
        }
    }
}

impl Earcon {
    /// The earcon as it sounds from a square.
    pub const fn at(self, square: Square) -> Placed {
        Placed::new(self, Some(square))
    }

    /// The earcon as it sounds from nowhere in particular.
    pub const fn anywhere(self) -> Placed {
        Placed::new(self, None)
    }
}
