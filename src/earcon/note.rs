//! What earcons are made of.

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
pub struct EarconNote {
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
