//! Earcons: named sounds as notes, and where on the board they sound. No samples are made here.
//!
//! An earcon comes before the words and never replaces them. Each one is shorter than 200 ms and differs from every
//! other one in rhythm, so that they can be told apart by a listener who does not hear pitch well, at any pitch that
//! the square gives them and in one ear only.
//!
//! Tones name a place badly: people recognise about six classes along one dimension of sound, a board has 64 squares.
//! Pan and pitch therefore accompany the spoken square, as a confirmation that costs no time.

use crate::board::Square;

/// A named sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Earcon {
    /// The program is ready for the next command.
    Ready,
    /// A move was made.
    Move,
    /// A piece was captured.
    Capture,
    /// A king is in check.
    Check,
    /// Castling.
    Castling,
    /// A pawn became another piece, or a man a king.
    Promotion,
    /// The game ended with checkmate or another win.
    Mate,
    /// The game ended in a draw.
    Draw,
    /// What was asked for is refused; nothing has changed.
    Refusal,
    /// The edge of the board: there is no square that way.
    Edge,
    /// An empty square.
    Empty,
    /// A square with a piece of the player to move.
    Own,
    /// A square with a piece of the opponent.
    Opponent,
    /// A piece was taken out of its hole.
    Take,
    /// A piece was put into a hole.
    Put,
    /// What had been begun is given up.
    Cancel,
    /// A move was taken back.
    Undo,
    /// The program asks and waits for an answer.
    Question,
    /// A setting was changed.
    Setting,
    /// A notice that is no answer to a command.
    Notice,
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

/// An earcon and the square where it happens, if there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// What sounds.
    pub earcon: Earcon,
    /// Where it sounds from; `None` is the middle.
    pub square: Option<Square>,
}

/// How loud a sound is in each ear, 0 to 1; the power of both together is always 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pan {
    /// The left ear.
    pub left: f32,
    /// The right ear.
    pub right: f32,
}

/// The pitch of the first rank: the C below the middle of a singer's range, in hertz.
pub const FIRST_RANK_HZ: f32 = 261.626;

/// The five steps of an octave that never clash, in semitones above the first rank.
const PENTATONIC_SEMITONES: [u8; 8] = [0, 2, 4, 7, 9, 12, 14, 16];

/// An earcon without a square sounds as if it came from this rank (the fourth, 392 Hz).
const MIDDLE_RANK: u8 = 3;

impl Earcon {
    /// Every earcon, in the order in which a glossary presents them.
    pub const ALL: [Self; 20] = [
        Self::Ready,
        Self::Move,
        Self::Capture,
        Self::Check,
        Self::Castling,
        Self::Promotion,
        Self::Mate,
        Self::Draw,
        Self::Refusal,
        Self::Edge,
        Self::Empty,
        Self::Own,
        Self::Opponent,
        Self::Take,
        Self::Put,
        Self::Cancel,
        Self::Undo,
        Self::Question,
        Self::Setting,
        Self::Notice,
    ];

    /// The name of the earcon in plays and settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ready => "ready",
            Self::Move => "move",
            Self::Capture => "capture",
            Self::Check => "check",
            Self::Castling => "castling",
            Self::Promotion => "promotion",
            Self::Mate => "mate",
            Self::Draw => "draw",
            Self::Refusal => "error",
            Self::Edge => "edge",
            Self::Empty => "empty",
            Self::Own => "own",
            Self::Opponent => "opponent",
            Self::Take => "lift",
            Self::Put => "put",
            Self::Cancel => "cancel",
            Self::Undo => "undo",
            Self::Question => "question",
            Self::Setting => "setting",
            Self::Notice => "notice",
        }
    }

    /// The earcon of a name, as plays and settings write it.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|earcon| earcon.name() == name)
    }

    /// The notes, one after another.
    ///
    /// What is heard at every step (empty, own, opponent) is shortest. What ends something falls, what opens something
    /// rises; a refusal is two equal low notes, so that it is known even before the words begin.
    pub const fn notes(self) -> &'static [Note] {
        match self {
            Self::Ready => score::READY,
            Self::Move => score::MOVE,
            Self::Capture => score::CAPTURE,
            Self::Check => score::CHECK,
            Self::Castling => score::CASTLING,
            Self::Promotion => score::PROMOTION,
            Self::Mate => score::MATE,
            Self::Draw => score::DRAW,
            Self::Refusal => score::REFUSAL,
            Self::Edge => score::EDGE,
            Self::Empty => score::EMPTY,
            Self::Own => score::OWN,
            Self::Opponent => score::OPPONENT,
            Self::Take => score::TAKE,
            Self::Put => score::PUT,
            Self::Cancel => score::CANCEL,
            Self::Undo => score::UNDO,
            Self::Question => score::QUESTION,
            Self::Setting => score::SETTING,
            Self::Notice => score::NOTICE,
        }
    }

    /// How long the earcon sounds, in milliseconds.
    pub fn length_ms(self) -> u32 {
        self.notes()
            .iter()
            .map(|note| u32::from(note.length_ms) + u32::from(note.gap_ms))
            .sum()
    }

    /// The earcon as it sounds from a square.
    pub const fn at(self, square: Square) -> Placed {
        Placed {
            earcon: self,
            square: Some(square),
        }
    }

    /// The earcon as it sounds from nowhere in particular.
    pub const fn anywhere(self) -> Placed {
        Placed {
            earcon: self,
            square: None,
        }
    }
}

/// The notes of each earcon.
mod score {
    use super::Timbre::{BySquare, Full, Hollow, Knock, Pure};
    use super::{Note, note};

    pub const READY: &[Note] = &[
        note(1.0, 40, 20, 0.5, Pure),
        note(1.5, 40, 20, 0.5, Pure),
        note(2.0, 70, 0, 0.6, Pure),
    ];
    pub const MOVE: &[Note] = &[note(1.0, 80, 0, 0.7, BySquare)];
    pub const CAPTURE: &[Note] = &[note(2.0, 20, 15, 0.9, Knock), note(1.0, 85, 0, 0.8, Full)];
    pub const CHECK: &[Note] = &[
        note(2.0, 35, 35, 0.7, Full),
        note(2.0, 35, 35, 0.7, Full),
        note(2.0, 35, 0, 0.7, Full),
    ];
    pub const CASTLING: &[Note] = &[
        note(1.0, 45, 10, 0.7, Knock),
        note(1.0, 45, 45, 0.7, Knock),
        note(2.0, 25, 0, 0.7, Knock),
    ];
    pub const PROMOTION: &[Note] = &[
        note(1.0, 30, 10, 0.6, Pure),
        note(1.25, 30, 10, 0.6, Pure),
        note(1.5, 30, 10, 0.6, Pure),
        note(2.0, 65, 0, 0.7, Full),
    ];
    pub const MATE: &[Note] = &[
        note(1.5, 80, 15, 0.8, Full),
        note(1.2, 20, 15, 0.8, Full),
        note(0.75, 60, 0, 0.9, Full),
    ];
    pub const DRAW: &[Note] = &[
        note(1.0, 85, 20, 0.7, Hollow),
        note(1.0, 85, 0, 0.6, Hollow),
    ];
    pub const REFUSAL: &[Note] = &[
        note(0.5, 60, 60, 0.8, Hollow),
        note(0.5, 60, 0, 0.8, Hollow),
    ];
    pub const EDGE: &[Note] = &[note(0.5, 110, 0, 0.9, Knock)];
    pub const EMPTY: &[Note] = &[note(1.0, 30, 0, 0.4, BySquare)];
    pub const OWN: &[Note] = &[note(1.0, 60, 0, 0.6, BySquare)];
    pub const OPPONENT: &[Note] = &[
        note(1.0, 25, 20, 0.6, BySquare),
        note(1.0, 25, 0, 0.6, BySquare),
    ];
    pub const TAKE: &[Note] = &[
        note(1.0, 20, 20, 0.6, Knock),
        note(1.5, 50, 0, 0.6, BySquare),
    ];
    pub const PUT: &[Note] = &[
        note(1.5, 50, 20, 0.6, BySquare),
        note(1.0, 20, 0, 0.8, Knock),
    ];
    pub const CANCEL: &[Note] = &[
        note(1.5, 60, 15, 0.6, Pure),
        note(1.25, 30, 15, 0.5, Pure),
        note(1.0, 20, 0, 0.5, Pure),
    ];
    pub const UNDO: &[Note] = &[
        note(2.0, 20, 10, 0.6, Hollow),
        note(1.5, 30, 10, 0.6, Hollow),
        note(1.0, 60, 0, 0.6, Hollow),
    ];
    pub const QUESTION: &[Note] = &[note(1.0, 40, 50, 0.6, Pure), note(1.5, 80, 0, 0.7, Pure)];
    pub const SETTING: &[Note] = &[note(2.0, 20, 60, 0.6, Pure), note(2.0, 20, 0, 0.6, Pure)];
    pub const NOTICE: &[Note] = &[note(1.25, 140, 0, 0.6, Pure)];
}

const fn note(pitch: f32, length_ms: u16, gap_ms: u16, level: f32, timbre: Timbre) -> Note {
    Note {
        pitch,
        length_ms,
        gap_ms,
        level,
        timbre,
    }
}

impl Placed {
    /// Where the sound is between the ears: the a-file is 15 dB louder on the left, the h-file on the right.
    ///
    /// Constant power at 10, 20 ... 80 degrees: every step between files is at least 3 dB, three times what a listener
    /// just notices, and even the far ear hears the edge files.
    pub fn pan(self) -> Pan {
        let degrees = self
            .square
            .map_or(45.0, |square| 10.0 * (f32::from(square.file()) + 1.0));
        Pan {
            left: degrees.to_radians().cos(),
            right: degrees.to_radians().sin(),
        }
    }

    /// The pitch of the square, as a ratio to [`FIRST_RANK_HZ`]: a pentatonic scale from 262 Hz to 659 Hz.
    pub fn pitch(self) -> f32 {
        let rank = self.square.map_or(MIDDLE_RANK, Square::rank);
        let semitones = PENTATONIC_SEMITONES[usize::from(rank)];
        (f32::from(semitones) / 12.0).exp2()
    }

    /// What a note is made of once the square is known; never [`Timbre::BySquare`].
    pub fn timbre(self, note: &Note) -> Timbre {
        match (note.timbre, self.square) {
            (Timbre::BySquare, Some(square)) if square.is_dark() => Timbre::Hollow,
            (Timbre::BySquare, _) => Timbre::Full,
            (timbre, _) => timbre,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// What a listener still hears as a different rhythm.
    const DISTINCT_MS: u32 = 15;

    /// Onset and length of each note, in milliseconds.
    fn rhythm(earcon: Earcon) -> Vec<(u32, u32)> {
        let mut onset = 0;
        earcon
            .notes()
            .iter()
            .map(|note| {
                let beat = (onset, u32::from(note.length_ms));
                onset += u32::from(note.length_ms) + u32::from(note.gap_ms);
                beat
            })
            .collect()
    }

    fn sound_alike(a: &[(u32, u32)], b: &[(u32, u32)]) -> bool {
        a.len() == b.len()
            && a.iter()
                .zip(b)
                .all(|(a, b)| a.0.abs_diff(b.0) < DISTINCT_MS && a.1.abs_diff(b.1) < DISTINCT_MS)
    }

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn names_are_unique_and_lead_back() {
        let names: BTreeSet<_> = Earcon::ALL.iter().map(|earcon| earcon.name()).collect();
        assert_eq!(names.len(), Earcon::ALL.len());
        for earcon in Earcon::ALL {
            assert_eq!(Earcon::from_name(earcon.name()), Some(earcon));
            assert!(
                earcon
                    .name()
                    .chars()
                    .all(|c| c.is_ascii_lowercase() || c == '-')
            );
        }
        assert_eq!(Earcon::from_name("no such sound"), None);
    }

    #[test]
    fn every_earcon_is_shorter_than_200_ms_and_ends_without_a_gap() {
        for earcon in Earcon::ALL {
            assert!(
                earcon.length_ms() < 200,
                "{} {} ms",
                earcon.name(),
                earcon.length_ms()
            );
            assert_eq!(
                earcon.notes().last().unwrap().gap_ms,
                0,
                "{}",
                earcon.name()
            );
        }
    }

    #[test]
    fn rhythms_are_pairwise_distinct() {
        for (index, &a) in Earcon::ALL.iter().enumerate() {
            for &b in &Earcon::ALL[index + 1..] {
                assert!(
                    !sound_alike(&rhythm(a), &rhythm(b)),
                    "{} sounds like {}",
                    a.name(),
                    b.name()
                );
            }
        }
    }

    #[test]
    fn files_pan_by_the_published_decibels() {
        let decibels: Vec<f32> = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]
            .into_iter()
            .map(|name| {
                let pan = Earcon::Move.at(square(name)).pan();
                assert!((pan.left.powi(2) + pan.right.powi(2) - 1.0).abs() < 1e-6);
                20.0 * (pan.right / pan.left).log10()
            })
            .collect();
        for (found, wanted) in decibels
            .iter()
            .zip([-15.1, -8.8, -4.8, -1.5, 1.5, 4.8, 8.8, 15.1])
        {
            assert!((found - wanted).abs() < 0.06, "{found} for {wanted}");
        }
        let middle = Earcon::Move.anywhere().pan();
        assert!((middle.left - middle.right).abs() < 1e-6);
    }

    #[test]
    fn ranks_rise_by_the_pentatonic_scale() {
        let hertz: Vec<i32> = (0..8)
            .map(|rank| {
                let placed = Earcon::Move.at(Square::new(3, rank).unwrap());
                (placed.pitch() * FIRST_RANK_HZ).round() as i32
            })
            .collect();
        assert_eq!(hertz, [262, 294, 330, 392, 440, 523, 587, 659]);
        let middle = (Earcon::Move.anywhere().pitch() * FIRST_RANK_HZ).round();
        assert!((middle - 392.0).abs() < 0.5);
    }

    #[test]
    fn dark_squares_sound_hollow() {
        let note = &Earcon::Empty.notes()[0];
        assert_eq!(Earcon::Empty.at(square("a1")).timbre(note), Timbre::Hollow);
        assert_eq!(Earcon::Empty.at(square("h1")).timbre(note), Timbre::Full);
        assert_eq!(Earcon::Empty.anywhere().timbre(note), Timbre::Full);
    }
}
