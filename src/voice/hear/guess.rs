//! A command that is like what was said.

use super::command::Meaning;

/// A command that was probably meant.
#[derive(Clone, Debug)]
pub struct Likely {
    /// How much it has in common with what was said, in percent.
    pub share: u32,
    /// How much of what was said is none of it, in percent of what all of it tells.
    pub left_over: u32,
    /// Whether every word of what was said is one of commands, and every word that tells something of the way was said.
    pub is_whole: bool,
    /// Whether more of what it tells was said than not, fillers aside.
    pub says_most: bool,
    /// Whether every word of what was said is one of commands.
    pub is_known: bool,
    /// Whether one word at most was said beside politeness.
    pub is_bare: bool,
    /// Whether it was asked for, and not about.
    pub mood: Mood,
    /// What it means.
    pub meaning: Meaning,
    /// How it is said.
    pub words: String,
}

/// Whether a command was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// It was.
    Order,
    /// So it seems, but for a question mark.
    Doubt,
    /// Somebody else is meant: "he presses the clock".
    Other,
    /// It was asked whether it was given or is to be given: "did I press the clock".
    Question,
}
