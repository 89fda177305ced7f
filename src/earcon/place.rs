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

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Option<Square> {
        name.parse().ok()
    }

    fn decibels(stage: &SoundStage) -> Vec<f32> {
        ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]
            .into_iter()
            .map(|name| {
                let pan = stage.pan(square(name));
                assert!((pan.left.powi(2) + pan.right.powi(2) - 1.0).abs() < 1e-6);
                20.0 * (pan.right / pan.left).log10()
            })
            .collect()
    }

    fn hertz(stage: &SoundStage) -> Vec<i32> {
        (0..8)
            .map(|rank| (stage.pitch(Square::new(3, rank)) * FIRST_RANK_HZ).round() as i32)
            .collect()
    }

    #[test]
    fn files_pan_by_the_published_decibels() {
        let stage = SoundStage::default();
        for (found, wanted) in decibels(&stage)
            .iter()
            .zip([-15.1, -8.8, -4.8, -1.5, 1.5, 4.8, 8.8, 15.1])
        {
            assert!((found - wanted).abs() < 0.06, "{found} for {wanted}");
        }
        let middle = stage.pan(None);
        assert!((middle.left - middle.right).abs() < 1e-6);
    }

    #[test]
    fn ranks_rise_by_the_pentatonic_scale() {
        let stage = SoundStage::default();
        assert_eq!(hertz(&stage), [262, 294, 330, 392, 440, 523, 587, 659]);
        let middle = (stage.pitch(None) * FIRST_RANK_HZ).round();
        assert!((middle - 392.0).abs() < 0.5);
    }

    #[test]
    fn black_hears_the_board_from_the_other_side() {
        let black = SoundStage {
            side: Side::Black,
            ..SoundStage::default()
        };
        assert_eq!(hertz(&black), [659, 587, 523, 440, 392, 330, 294, 262]);
        assert!(decibels(&black).windows(2).all(|pair| pair[0] > pair[1]));
    }

    #[test]
    fn reversed_channels_exchange_the_ears_and_mono_loses_no_rank() {
        let usual = SoundStage::default();
        let reversed = SoundStage {
            reversed: true,
            ..usual
        };
        let mono = SoundStage {
            mono: true,
            ..usual
        };
        for square in Square::all().map(Some) {
            let (a, b) = (usual.pan(square), reversed.pan(square));
            assert!((a.left - b.right).abs() < 1e-6 && (a.right - b.left).abs() < 1e-6);
            let middle = mono.pan(square);
            assert!((middle.left - middle.right).abs() < 1e-6);
        }
        assert_eq!(hertz(&mono), hertz(&usual));
        assert_eq!(hertz(&reversed), hertz(&usual));
    }

    #[test]
    fn dark_squares_sound_hollow() {
        let note = &Earcon::Empty.notes()[0];
        let at = |name| Placed::new(Earcon::Empty, square(name)).timbre(note);
        assert_eq!(at("a1"), Timbre::Hollow);
        assert_eq!(at("h1"), Timbre::Full);
        assert_eq!(Earcon::Empty.anywhere().timbre(note), Timbre::Full);
    }
}
