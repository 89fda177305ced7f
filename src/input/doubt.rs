//! An answer that was not heard clearly: it is asked whether it was this one, and what was said says so.

use super::choices::options;
use super::hands::Hands;
use super::intent::{Intent, one};
use super::spoken::{Sayable, sayable};
use crate::narrate::listening as tell;
use crate::protocol::Ask;
use crate::session::Session;
use crate::voice::Voices;

impl Hands {
    /// Asks whether the first of these options was said. It is reached: Enter takes it, and so does yes.
    pub(super) fn doubt(
        &mut self,
        mut options_heard: Vec<usize>,
        session: &Session,
    ) -> Option<Intent> {
        let question = session.question()?;
        if options_heard.is_empty() {
            return None;
        }
        let at = options_heard.remove(0);
        let told = options(question).into_iter().nth(at)?.told;
        self.answering = Some((question.clone(), at));
        self.doubted = Some(options_heard);
        Some(Intent::Heard(tell::doubted(told)))
    }

    /// What yes or no means where it was asked whether an option was said: it is taken, or the next one is asked about.
    /// Behind the last one the question is put again. `None` if nothing was asked about.
    pub(super) fn answer_doubt(&mut self, is_yes: bool, session: &Session) -> Option<Intent> {
        let at = self.doubted_option(session)?;
        let others = self.doubted.take().unwrap_or_default();
        let all = options(session.question()?);
        // Who says no once more, where it was asked whether he said no, means no.
        let is_no = all.get(at).is_some_and(|one| one.command == Ask::No);
        if is_yes || is_no {
            return Some(self.take_option(at, session));
        }
        self.answering = None;
        let next = self.doubt(others, session);
        Some(next.unwrap_or_else(|| one(Ask::Repeat)))
    }

    /// What can be meant here and now, also where it was asked whether an option was said.
    pub fn sayable(&self, session: &Session, voices: &Voices) -> Sayable {
        let all = sayable(session, voices, self.word_to_say());
        match self.doubted_option(session) {
            Some(_) => all.in_doubt(voices, session.settings()),
            None => all,
        }
    }

    /// The option of which it was asked whether it was said.
    fn doubted_option(&self, session: &Session) -> Option<usize> {
        self.doubted.as_ref()?;
        let (of, at) = self.answering.as_ref()?;
        (session.question() == Some(of)).then_some(*at)
    }

    /// An option was heard clearly: it is taken, unless it is the yes or the no to what was asked about.
    pub(super) fn hear_option(&mut self, at: usize, session: &Session) -> Intent {
        let all = session.question().map(options).unwrap_or_default();
        let answers = [(Ask::Yes, true), (Ask::No, false)];
        let said = all.get(at).and_then(|option| {
            let mut answers = answers.into_iter();
            answers.find(|(ask, _)| *ask == option.command)
        });
        let answered = said.and_then(|(_, is_yes)| self.answer_doubt(is_yes, session));
        answered.unwrap_or_else(|| self.take_option(at, session))
    }
}
