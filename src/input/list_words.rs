//! What is said in a list that is walked: the menu, the files, the manual, the cross-table. What it names lies there.

use super::hands::Hands;
use super::intent::Intent;
use crate::catalogue::key::{Code, plain};
use crate::session::Session;
use crate::voice::{ListStep, Voices};

impl Hands {
    /// Does in the list that is open what words say of it.
    pub(super) fn say_in_list(
        &mut self,
        text: &str,
        session: &Session,
        voices: &Voices,
    ) -> Option<Intent> {
        if self.menu.is_none() && self.files.is_none() && !self.reading.1 {
            return self.say_walking(text, session, voices);
        }
        if let Some(reached) = self.reach_row(text, session, voices) {
            return Some(reached);
        }
        let code = match voices.list_step(text, &session.settings().language)? {
            ListStep::Next => Code::Down,
            ListStep::Previous => Code::Up,
            ListStep::First => Code::Home,
            ListStep::Last => Code::End,
            ListStep::Open | ListStep::Enter => Code::Enter,
            ListStep::Close | ListStep::Escape => Code::Escape,
            ListStep::Again => return self.again(session),
        };
        Some(self.press(plain(code), session, voices))
    }

    /// Goes to the row of the menu that a number counts.
    fn reach_row(&mut self, text: &str, session: &Session, voices: &Voices) -> Option<Intent> {
        let count = self.menu.as_ref()?.rows(session).len();
        let number = voices.whole_number(text, &session.settings().language)?;
        let steps = usize::try_from(number).ok()?.checked_sub(1)?;
        if steps >= count {
            return None;
        }
        let mut reached = self.press(plain(Code::Home), session, voices);
        for _ in 0..steps {
            reached = self.press(plain(Code::Down), session, voices);
        }
        Some(reached)
    }

    /// What is heard where the player stands.
    fn again(&mut self, session: &Session) -> Option<Intent> {
        if let Some(files) = &self.files {
            return Some(Intent::Heard(files.heard()));
        }
        if let Some(menu) = &mut self.menu {
            return Some(Intent::Heard(menu.heard(session)));
        }
        Some(Intent::Heard(
            self.reading.0.here(&session.settings().language),
        ))
    }
}
