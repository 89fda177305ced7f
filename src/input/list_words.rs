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
