//! What waits until the present activity ends.

/// What waits until a question is answered or an activity is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Waits {
    /// A game that was opened.
    File,
    /// The envelope of an adjourned game.
    Envelope,
    /// The question whether a file is to be replaced.
    Exists,
    /// The question whether the time counts that the computer slept.
    Slept,
    /// The question who is to speak.
    Speaker,
    /// Something that is to be found.
    Drill,
}

impl Waits {
    /// Its key in the voices.
    pub const fn key(self) -> &'static str {
        match self {
            Self::File => "file",
            Self::Envelope => "envelope",
            Self::Exists => "exists",
            Self::Slept => "slept",
            Self::Speaker => "speaker",
            Self::Drill => "drill",
        }
    }
}
