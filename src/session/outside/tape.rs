//! The dictaphone: the record of the game as sound, and what the player has chosen for it.

use crate::protocol::event::Event;
use crate::protocol::question::Question;
use crate::protocol::refusal::Refusal;
use crate::protocol::settings::Change;
use crate::protocol::settings::setting::Setting;
use crate::protocol::tape::TapeCommand;
use crate::protocol::tape::TapeEvent;
use crate::session::{Session, refused};

impl Session {
    /// Whether the dictaphone runs.
    pub fn is_taped(&self) -> bool {
        self.sound.is_taped
    }

    pub(in crate::session) fn obey_tape(&mut self, command: TapeCommand) -> Vec<Event> {
        let event = match command {
            TapeCommand::Toggle if self.sound.is_taped => return self.obey_tape(TapeCommand::Stop),
            TapeCommand::Toggle => return self.obey_tape(TapeCommand::Start),
            TapeCommand::Start if self.sound.is_taped => TapeEvent::IsOn,
            TapeCommand::Start => {
                self.sound.is_taped = true;
                let own_voice = self.settings.tape.own_voice;
                TapeEvent::Starting { own_voice }
            }
            TapeCommand::Stop if self.sound.is_taped => {
                self.sound.is_taped = false;
                TapeEvent::Stopping
            }
            TapeCommand::Stop => TapeEvent::IsOff,
            TapeCommand::OwnVoice(true) => {
                return match &self.question {
                    Some(question) => refused(Refusal::AnswerFirst(question.clone())),
                    None => self.ask(Question::OwnVoice),
                };
            }
            TapeCommand::OwnVoice(false) => return self.record_own_voice(false),
            told @ TapeCommand::Failed { .. } => {
                self.sound.is_taped = false;
                TapeEvent::Told(told)
            }
            told => TapeEvent::Told(told),
        };
        vec![Event::Tape(event)]
    }

    /// The player has said whether the microphone may be recorded.
    pub(in crate::session) fn record_own_voice(&mut self, own_voice: bool) -> Vec<Event> {
        let change = Change::to(Setting::OwnVoice, own_voice);
        self.settings.apply(&change);
        vec![Event::Changed(change, Box::new(self.settings.clone()))]
    }
}
