//! What is to be done about what the player does with a device.

use crate::narrate::cue::Cue;
use crate::protocol::{Ask, Input, ShelfCommand, Slip, Suggestion, TournamentAsk, WorkCommand};

/// What is to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Commands for the session, in order.
    Commands(Vec<Input>),
    /// A file with games is to be opened.
    Open(String),
    /// Games that were pasted are to be opened.
    OpenText(String),
    /// The files of a folder are to be listed; `None` is the folder where the player was last.
    Browse(Option<String>),
    /// A path that is being typed is to be completed.
    Complete(String),
    /// What is to be found in a file is to be asked.
    Solve(String),
    /// The sealed move is to be written on a page of its own; with the word under which it is sealed. No command
    /// holds the word, so that it stands in no log.
    SealedPage(Option<String>),
    /// What the player on move has written is to be sealed, under a word if there is one. No command holds
    /// either of them in clear.
    Seal(Box<Slip>, Option<String>),
    /// What is sealed is to be opened with this word. No command holds the word.
    Unseal(String),
    /// Another game of the file that is open, so many further on.
    OtherGame(i32),
    /// The next sound device is to be the second player's.
    OtherDevice,
    /// The version is to be told, and where things are kept.
    About,
    /// A report for a fault is to be written.
    FaultReport,
    /// The key or the button of the microphone was used.
    Listen(MicrophoneKey),
    /// The words with which the player teaches the program his voice are wanted.
    TeachVoice,
    /// What sounds is to stop.
    Silence,
    /// Commands for the session, and then something else is heard.
    Both(Vec<Input>, Vec<Cue>),
    /// Nothing is done, but something is heard: a letter that was typed.
    Heard(Vec<Cue>),
}

impl Intent {
    /// What is for the session, and what is heard besides.
    ///
    /// # Errors
    /// It is for somebody else; it is given back.
    pub(super) fn split(self) -> Result<(Vec<Input>, Vec<Cue>), Self> {
        match self {
            Self::Commands(inputs) => Ok((inputs, Vec::new())),
            Self::Both(inputs, cues) => Ok((inputs, cues)),
            Self::Heard(cues) => Ok((Vec::new(), cues)),
            other @ (Self::Open(_)
            | Self::OpenText(_)
            | Self::Browse(_)
            | Self::Complete(_)
            | Self::Solve(_)
            | Self::SealedPage(_)
            | Self::Seal(..)
            | Self::Unseal(_)
            | Self::OtherGame(_)
            | Self::OtherDevice
            | Self::About
            | Self::FaultReport
            | Self::Listen(_)
            | Self::TeachVoice
            | Self::Silence) => Err(other),
        }
    }

    /// The same put together again.
    pub(super) fn joined(inputs: Vec<Input>, cues: Vec<Cue>) -> Self {
        match (inputs.is_empty(), cues.is_empty()) {
            (_, true) => Self::Commands(inputs),
            (true, false) => Self::Heard(cues),
            (false, false) => Self::Both(inputs, cues),
        }
    }
}

/// What became of the key or the button of the microphone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MicrophoneKey {
    /// It went down, and may be held.
    Down,
    /// It came up.
    Up,
    /// It was struck, and nothing is known of how long.
    Struck,
    /// The player has given up what he says.
    GivenUp,
}

/// One thing for the session.
pub(super) fn one(input: impl Into<Input>) -> Intent {
    Intent::Commands(vec![input.into()])
}

/// The question whether this is meant, in these words.
pub(super) fn suggested(ask: Ask, words: String) -> Ask {
    either(ask, words, None)
}

/// Asks whether this was meant, or the other one.
pub(super) fn either(ask: Ask, words: String, other: Option<Box<Suggestion>>) -> Ask {
    Ask::Suggest(Box::new(Suggestion { ask, words, other }))
}

/// Whether an ask only tells something. Where it was not meant, that costs less than a question.
pub(super) fn only_tells(ask: &Ask) -> bool {
    let changes = matches!(
        ask,
        Ask::Drill(_)
            | Ask::TakeOrPut
            | Ask::Shelf(
                ShelfCommand::Keep
                    | ShelfCommand::Delete
                    | ShelfCommand::Open
                    | ShelfCommand::Close
            )
            | Ask::Work(WorkCommand::Stop)
    );
    let of_event = |asked: &TournamentAsk| {
        matches!(
            asked,
            TournamentAsk::Look(_) | TournamentAsk::Table | TournamentAsk::Duties
        )
    };
    let acts = matches!(ask, Ask::Tournament(asked) if !of_event(asked));
    !changes && !acts && !ask.must_be_kept()
}
