//! Who speaks: the program's own voice or the screen reader, and the question which of them.

use serde::{Deserialize, Serialize};

use super::Session;
use super::event::{Event, Question};
use super::settings::Change;

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

/// What a player or the host can ask about speech.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpeechCommand {
    /// The program has never been started before: asks who is to speak, and proposes one.
    AskOutput(Output),
}

impl Session {
    pub(super) fn speech(&mut self, command: SpeechCommand) -> Vec<Event> {
        match command {
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
