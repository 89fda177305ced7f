//! An entry of the table of phrases.

/// Which of the two voices speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The voice of the program's sentences.
    Interface,
    /// The voice that announces moves.
    Announcement,
    /// The words of the tournament hall: the announcement alphabet and the German numbers, for the
    /// player's synthesiser where there are such words.
    Hall,
}

/// An entry of the table.
#[derive(Debug, PartialEq, Eq)]
pub struct Spec {
    /// The name of the message in the voice's file.
    pub id: &'static str,
    /// The names of its arguments.
    pub args: &'static [&'static str],
    /// The voices that must have it: [`Part::Announcement`] means all voices, and
    /// [`Part::Interface`] those that can be the language of the program.
    pub part: Part,
}
