//! The dictaphone: the record of the game as sound, and what the player has chosen for it.

use crate::protocol::{
    Change, Event, Question, Refusal, Request, Setting, TapeCommand, TapeEvent, TapeReport,
};
use crate::session::{Session, refused};

impl Session {
    /// Whether the dictaphone runs.
    pub fn is_taped(&self) -> bool {
        self.outside.is_taped
    }

    pub(in crate::session) fn handle_tape(&mut self, ask: TapeCommand) -> Vec<Event> {
        let event = match ask {
            TapeCommand::Toggle | TapeCommand::Stop if self.outside.is_taped => {
                self.outside.is_taped = false;
                self.outside.requests.push(Request::StopRecording);
                TapeEvent::Stopping
            }
            TapeCommand::Start if self.outside.is_taped => TapeEvent::IsOn,
            TapeCommand::Toggle | TapeCommand::Start => {
                self.outside.is_taped = true;
                let own_voice = self.settings.tape.own_voice;
                self.outside.requests.push(Request::Record { own_voice });
                TapeEvent::Starting { own_voice }
            }
            TapeCommand::Stop => TapeEvent::IsOff,
            TapeCommand::OwnVoice(true) => {
                return match &self.table.question {
                    Some(question) => refused(Refusal::AnswerFirst(question.clone())),
                    None => self.ask(Question::OwnVoice),
                };
            }
            TapeCommand::OwnVoice(false) => return self.record_own_voice(false),
        };
        vec![Event::Tape(event)]
    }

    /// What becomes of the dictaphone; what failed runs no longer.
    pub(in crate::session) fn hear_of_tape(&mut self, report: TapeReport) -> Vec<Event> {
        match report {
            TapeReport::Failed { .. } => self.outside.is_taped = false,
            TapeReport::Started { .. } | TapeReport::Stopped { .. } => {}
        }
        vec![Event::Tape(TapeEvent::Reported(report))]
    }

    pub(in crate::session) fn record_own_voice(&mut self, own_voice: bool) -> Vec<Event> {
        self.apply_change(Change::to(Setting::OwnVoice, own_voice))
    }
}
