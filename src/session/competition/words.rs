//! In which words moves are announced: a game by touch has those of its laws, until the players choose others.

use crate::arbiter::{self, Forbidden, Objection};
use crate::laws::AnnouncementWords;
use crate::protocol::{Change, Event, FileNames, MoveForm, Question, Setting, Settings, TurnEvent};
use crate::session::Session;
use crate::session::table::WordsChosenBy;

/// The announcement voices with the words of the international alphabet, with their languages.
const INTERNATIONAL: [(&str, &str); 3] = [("fide-de", "de"), ("fide-en", "en"), ("fide-ru", "ru")];

/// The player's own settings, with the words for announcements that the laws want.
fn announced_as(words: AnnouncementWords, own: &Settings) -> Settings {
    let mut settings = own.clone();
    let mut announcers = INTERNATIONAL.iter();
    let is_international = announcers.any(|(announcer, _)| *announcer == own.announcer);
    match (words, is_international) {
        (AnnouncementWords::International, false) => {
            let mut announcers = INTERNATIONAL.iter();
            let of_language = announcers.find(|(_, language)| *language == own.language);
            settings.announcer = of_language.unwrap_or(&INTERNATIONAL[0]).0.to_owned();
        }
        (AnnouncementWords::International, true) => {}
        (AnnouncementWords::Notation, is_international) => {
            if is_international {
                settings.announcer.clone_from(&own.language);
            }
            settings.files = FileNames::Letters;
        }
    }
    settings
}

impl Session {
    /// The settings in force: the player's own, with the words for announcements that the laws of
    /// the game have, and the square of origin, unless the players have chosen others in it; and without warnings
    /// where nobody is told the time unasked.
    pub(in crate::session) fn settings_in_force(&self) -> Settings {
        let mut settings = self.settings_as_announced();
        if self.is_lawful() && !self.warns_unasked() {
            settings.warnings_s.clear();
        }
        settings
    }

    fn settings_as_announced(&self) -> Settings {
        let chosen_by = self.table.words_by;
        let are_bound = self.is_lawful() && chosen_by != WordsChosenBy::Players;
        let words = arbiter::announcement_words(&self.table.contest.rules);
        let Some((words, _)) = words.filter(|_| are_bound) else {
            return self.settings.clone();
        };
        let mut settings = announced_as(words, &self.settings);
        // The opponent repeats the announcement, and compares it with his own board.
        if chosen_by == WordsChosenBy::Laws && settings.form == MoveForm::Short {
            settings.form = MoveForm::Full;
        }
        settings
    }

    /// In which words the laws of the game want moves announced, if they say so.
    pub(in crate::session) fn announced_in(&self) -> Option<Event> {
        let rules = &self.table.contest.rules;
        let (_, law) = arbiter::announcement_words(rules).filter(|_| self.is_lawful())?;
        Some(Event::Turn(TurnEvent::AnnouncedIn(
            self.settings_in_force().announcer,
            law,
        )))
    }

    /// Changes a setting.
    pub(in crate::session) fn set(&mut self, change: &Change) -> Vec<Event> {
        let is_answered = |question: &mut Question| {
            matches!(
                (question, change),
                (Question::Words, Change::Words(_)) | (Question::Name, Change::Player(_))
            )
        };
        self.table.question.take_if(is_answered);
        let Change::Opponent(change) = change else {
            return self.apply_change(change.clone());
        };
        self.set_opponent(change)
    }

    /// Changes a setting that nothing speaks against.
    pub(in crate::session) fn apply_change(&mut self, change: Change) -> Vec<Event> {
        self.settings.apply(&change);
        match change.setting() {
            Some(Setting::Announcer | Setting::Files) => {
                self.table.words_by = WordsChosenBy::Players;
            }
            Some(Setting::Form) if self.table.words_by == WordsChosenBy::Laws => {
                self.table.words_by = WordsChosenBy::LawsInOwnForm;
            }
            Some(Setting::Warnings) => self.set_warnings(),
            _ if matches!(change, Change::Reset | Change::Words(_)) => {
                self.table.words_by = WordsChosenBy::Players;
            }
            _ => {}
        }
        let is_for_later = change.setting() == Some(Setting::Warnings)
            && !self.settings.warnings_s.is_empty()
            && self.is_lawful()
            && !self.warns_unasked();
        let mut events = vec![Event::Changed(change, Box::new(self.settings_in_force()))];
        if is_for_later {
            let law = arbiter::time_on_request(&self.table.contest.rules);
            let what = Forbidden::ToldUnasked;
            events.extend(self.object(Objection { what, law }));
        }
        events
    }
}
