//! Who speaks: the program's own voice or the screen reader, and the question which of them.

use serde::{Deserialize, Serialize};

use super::event::{Event, Question, Refusal};
use super::settings::Change;
use super::{Session, refused};

/// Through what the player hears words. It is never both, or every word would be heard twice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Output {
    /// The program speaks itself.
    #[default]
    OwnVoice,
    /// The player's screen reader speaks, and shows the words on a Braille display.
    ScreenReader,
}

impl Output {
    /// Both, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::OwnVoice, Self::ScreenReader];

    /// The key under which voices keep its name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::OwnVoice => "own-voice",
            Self::ScreenReader => "screen-reader",
        }
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::OwnVoice => Self::ScreenReader,
            Self::ScreenReader => Self::OwnVoice,
        }
    }
}

/// A step through what was said, or something to do with where one stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReviewStep {
    /// To what was said before.
    Previous,
    /// To what was said after.
    Next,
    /// To the oldest that is kept.
    First,
    /// To the newest.
    Last,
    /// What one stands on, letter by letter.
    Spell,
    /// What one stands on, to the clipboard.
    Copy,
}

impl ReviewStep {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 6] = [
        Self::Previous,
        Self::Next,
        Self::First,
        Self::Last,
        Self::Spell,
        Self::Copy,
    ];

    /// The key under which voices keep what it does.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Previous => "review-previous",
            Self::Next => "review-next",
            Self::First => "review-first",
            Self::Last => "review-last",
            Self::Spell => "review-spell",
            Self::Copy => "review-copy",
        }
    }
}

/// What a player or the host can ask about speech.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpeechCommand {
    /// The program has never been started before: asks who is to speak, and proposes one.
    AskOutput(Output),
    /// Reads again what was said. The desk does it: a session knows no words.
    Review(ReviewStep),
}

impl Session {
    pub(super) fn speech(&mut self, command: SpeechCommand) -> Vec<Event> {
        match command {
            SpeechCommand::Review(_) => refused(Refusal::NothingAnnounced),
            SpeechCommand::AskOutput(proposed) => {
                let then = self.question.take().map(Box::new);
                self.ask(Question::Output { proposed, then })
            }
        }
    }

    /// The question who speaks has its answer; what was asked before is asked again.
    pub(super) fn speak_through(
        &mut self,
        output: Output,
        then: Option<Box<Question>>,
    ) -> Vec<Event> {
        let change = Change::Output(output);
        self.settings.apply(&change);
        let mut events = vec![Event::Changed(change, Box::new(self.settings.clone()))];
        if let Some(question) = then {
            events.extend(self.ask(*question));
        }
        events
    }
}
