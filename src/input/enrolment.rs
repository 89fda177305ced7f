//! The player teaches the program his voice: it says a word, and he says it twice; then the next one.

use super::hands::{Enrolment, Hands};
use super::intent::{Intent, one};
use super::spoken::commands_to_teach;
use crate::game::Game;
use crate::listening::{TAUGHT, words_to_teach};
use crate::narrate::cue::Cue;
use crate::narrate::listening as tell;
use crate::protocol::{Ask, Settings};
use crate::session::Session;
use crate::voice::{Text, Voices};

/// How often each word is said.
const TIMES: usize = 2;

/// The words with which a player teaches the program his voice, in a game.
pub fn taught_words(voices: &Voices, game: Game, settings: &Settings) -> Vec<Text> {
    let mut words = words_to_teach(voices, game, settings);
    words.extend(commands_to_teach(voices, &settings.language));
    words.truncate(TAUGHT);
    words
}

impl Hands {
    /// Begins with the first of these words.
    pub(super) fn begin_enrolment(&mut self, words: Vec<Text>) -> Intent {
        let count = words.len() as u32;
        self.enrolment = Some(Enrolment {
            words,
            at: 0,
            times: 0,
            learnt: 0,
        });
        let mut told = tell::enrols(count);
        told.extend(self.word_again());
        Intent::Heard(told)
    }

    /// The word that the player is to say.
    pub fn word_to_say(&self) -> Option<&Text> {
        let enrolment = self.enrolment.as_ref()?;
        enrolment.words.get(enrolment.at)
    }

    /// While a voice is taught, to repeat is to say the word again.
    pub(super) fn in_enrolment(&self, meant: Intent, session: &Session) -> Intent {
        let is_taught = self.enrolment.is_some() && session.question().is_none();
        match is_taught && meant == one(Ask::Repeat) {
            true => Intent::Heard(self.word_again()),
            false => meant,
        }
    }

    /// The word that is to be said, once more.
    pub(super) fn word_again(&self) -> Vec<Cue> {
        self.word_to_say()
            .map_or_else(Vec::new, |word| tell::say(&word.written))
    }

    /// The word was said and learnt: it is said again, or the next one comes.
    pub(super) fn word_learnt(&mut self) -> Intent {
        if let Some(enrolment) = &mut self.enrolment {
            enrolment.times += 1;
            if enrolment.times < TIMES {
                return Intent::Heard(tell::once_more());
            }
            enrolment.learnt += 1;
        }
        self.next_word()
    }

    /// The next word, or the end.
    pub(super) fn next_word(&mut self) -> Intent {
        if let Some(enrolment) = &mut self.enrolment {
            enrolment.at += 1;
            enrolment.times = 0;
        }
        match self.word_to_say() {
            Some(word) => Intent::Heard(tell::say(&word.written)),
            None => self.end_enrolment(),
        }
    }

    /// Ends, and tells how many words were learnt.
    pub(super) fn end_enrolment(&mut self) -> Intent {
        let learnt = self.enrolment.take().map_or(0, |one| one.learnt);
        Intent::Heard(tell::enrolled(learnt))
    }
}
