//! In which words moves are announced: a game by touch has those of its laws, until the players choose others.

use super::event::Event;
use super::settings::{Change, FileNames, Settings};
use super::{Mode, Session};
use crate::arbiter;
use crate::laws::AnnouncementWords;

/// How the announcers begin that say the international words.
const INTERNATIONAL: &str = "fide";

/// Whose words these are before a game changes them: the announcer, and the names of the files.
pub(super) type OwnWords = (String, FileNames);

impl Session {
    /// A game is put on the board: what the players had chosen comes back, and in a competition by touch
    /// the laws have their words instead. The event tells them.
    pub(super) fn choose_words(&mut self) -> Option<Event> {
        if let Some((announcer, files)) = self.own_words.take() {
            self.settings.announcer = announcer;
            self.settings.files = files;
        }
        if !self.contest.is_competition() || self.mode != Mode::Play {
            return None;
        }
        let (words, law) = arbiter::announcement_words(&self.contest.rules)?;
        let settings = &mut self.settings;
        let own = (settings.announcer.clone(), settings.files);
        match (words, settings.announcer.starts_with(INTERNATIONAL)) {
            (AnnouncementWords::International, false) => {
                settings.announcer = Settings::default().announcer;
            }
            (AnnouncementWords::International, true) => {}
            (AnnouncementWords::Notation, is_international) => {
                if is_international {
                    settings.announcer.clone_from(&settings.language);
                }
                settings.files = FileNames::Letters;
            }
        }
        let announcer = settings.announcer.clone();
        if own != (announcer.clone(), settings.files) {
            self.own_words = Some(own);
        }
        Some(Event::AnnouncedIn(announcer, law))
    }

    /// The players choose their words themselves: those stay.
    pub(super) fn words_chosen(&mut self, change: &Change) {
        if matches!(
            change,
            Change::Announcer(_) | Change::Files(_) | Change::Reset
        ) {
            self.own_words = None;
        }
    }
}
