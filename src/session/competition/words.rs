//! In which words moves are announced: a game by touch has those of its laws, until the players choose others.

use crate::arbiter;
use crate::laws::AnnouncementWords;
use crate::protocol::event::Event;
use crate::protocol::settings::setting::Setting;
use crate::protocol::settings::{Change, FileNames, Settings};
use crate::session::{Mode, Session, refused};

/// The announcers that say the international words, each with the language whose speech it has.
const INTERNATIONAL: [(&str, &str); 3] = [("fide-de", "de"), ("fide-en", "en"), ("fide-ru", "ru")];

/// Whose words these are before a game changes them: the announcer, and the names of the files.
pub(in crate::session) type OwnWords = (String, FileNames);

impl Session {
    /// A game is put on the board: what the players had chosen comes back, and in a competition by touch
    /// the laws have their words instead. The event tells them.
    pub(in crate::session) fn choose_words(&mut self) -> Option<Event> {
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
        let mut announcers = INTERNATIONAL.iter();
        let is_international = announcers.any(|(announcer, _)| *announcer == settings.announcer);
        match (words, is_international) {
            (AnnouncementWords::International, false) => {
                let mut announcers = INTERNATIONAL.iter();
                let own = announcers.find(|(_, language)| *language == settings.language);
                settings.announcer = own.unwrap_or(&INTERNATIONAL[0]).0.to_owned();
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

    /// The settings that were kept, with the words of the game on the board.
    pub(in crate::session) fn take_settings(&mut self, settings: Settings) {
        self.settings = settings;
        self.settings.mend();
        self.own_words = None;
        self.choose_words();
    }

    /// A setting changes. Words that the players choose themselves stay.
    pub(in crate::session) fn set(&mut self, change: Change) -> Vec<Event> {
        if let Change::Opponent(change) = &change
            && let Some(refusal) = self.why_not_for_opponent(change)
        {
            return refused(refusal);
        }
        self.settings.apply(&change);
        match change.setting() {
            Some(Setting::Announcer | Setting::Files) => self.own_words = None,
            Some(Setting::Warnings) => self.set_warnings(),
            _ if change == Change::Reset => self.own_words = None,
            _ => {}
        }
        let settings = Box::new(self.settings.clone());
        let asked = match &change {
            Change::Opponent(change) => self.opponent_changed(change),
            _ => Vec::new(),
        };
        std::iter::once(Event::Changed(change, settings))
            .chain(asked)
            .collect()
    }
}
