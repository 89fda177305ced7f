//! Who speaks: the program's own voice or the screen reader, and the question which of them.

use crate::protocol::choice::Choice as _;
use crate::protocol::event::Event;
use crate::protocol::question::Question;
use crate::protocol::refusal::Refusal;
use crate::protocol::settings::Change;
use crate::protocol::settings::setting::Setting;
use crate::protocol::settings::speech::SpeechOutput;
use crate::protocol::speech::SpeechCommand;
use crate::session::{Session, refused};

impl Session {
    pub(in crate::session) fn speech(&mut self, command: SpeechCommand) -> Vec<Event> {
        match command {
            SpeechCommand::Review(_) => refused(Refusal::NothingAnnounced),
            SpeechCommand::AskOutput(proposed) => {
                let then = self.question.take().map(Box::new);
                self.ask(Question::Output { proposed, then })
            }
        }
    }

    /// The question who speaks has its answer; what was asked before is asked again.
    pub(in crate::session) fn speak_through(
        &mut self,
        output: SpeechOutput,
        then: Option<Box<Question>>,
    ) -> Vec<Event> {
        let change = Change::to(Setting::Output, output.key());
        self.settings.apply(&change);
        let mut events = vec![Event::Changed(change, Box::new(self.settings.clone()))];
        if let Some(question) = then {
            events.extend(self.ask(*question));
        }
        events
    }
}
