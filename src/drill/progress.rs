//! Progress: what has been learnt, and when it is asked again.
//!
//! Spaced repetition by boxes, after Sebastian Leitner, "So lernt man lernen" (1972): a right answer
//! puts a card into the next box, a wrong one back into the first. The higher the box, the later the
//! card comes again.

use std::collections::BTreeMap;

use jiff::Span;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::Subject;
use super::exercise::Exercise;

/// How many boxes there are.
pub const BOXES: u8 = 6;

/// After how many days a card of each box comes again; box 1 first. The first one comes again on the
/// same day.
pub const DAYS: [u32; 6] = [0, 1, 3, 7, 16, 35];

/// From this box on a card counts as known.
const KNOWN: u8 = 4;

/// What is known about one exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Card {
    /// The box, 1 to [`BOXES`].
    #[serde(rename = "box")]
    pub level: u8,
    /// The day from which on it is asked again, counted from 1970-01-01.
    pub due: u32,
    /// How often it was answered right.
    pub right: u32,
    /// How often it was answered wrong.
    pub wrong: u32,
}

impl Default for Card {
    fn default() -> Self {
        Self {
            level: 1,
            due: 0,
            right: 0,
            wrong: 0,
        }
    }
}

impl Card {
    /// Notes an answer. What is right before its day says little, and changes the counts only.
    fn answer(&mut self, is_right: bool, day: u32) {
        let is_new = self.right + self.wrong == 0;
        if is_right {
            self.right = self.right.saturating_add(1);
            if is_new || self.due <= day {
                self.level = self.level.clamp(1, BOXES - 1) + 1;
            }
        } else {
            self.wrong = self.wrong.saturating_add(1);
            self.level = 1;
        }
        if !is_right || is_new || self.due <= day {
            let days = DAYS.get(usize::from(self.level.max(1)) - 1);
            self.due = day.saturating_add(days.copied().unwrap_or(0));
        }
    }
}

/// Everything that a player has drilled.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// The id of the edition of the laws under which the player wants lessons, if he has chosen one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// The cards by the key of their subject and the text of their exercise.
    #[serde(default)]
    cards: BTreeMap<String, BTreeMap<String, Card>>,
}

/// How a subject stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The key of the subject.
    pub subject: &'static str,
    /// How many different exercises were asked.
    pub asked: u32,
    /// How many of them are known.
    pub known: u32,
    /// How many are due by the day.
    pub due: u32,
    /// How often an answer was right.
    pub right: u32,
    /// How often an answer was wrong.
    pub wrong: u32,
}

impl Progress {
    /// What is known about an exercise; `None` if it has never been answered.
    pub fn card(&self, exercise: Exercise) -> Option<Card> {
        self.card_of(exercise.subject().key(), &exercise.to_string())
    }

    /// Notes an answer.
    pub fn note(&mut self, exercise: Exercise, is_right: bool, day: u32) {
        self.note_as(
            exercise.subject().key(),
            exercise.to_string(),
            is_right,
            day,
        );
    }

    /// Notes an answer to something that is not an [`Exercise`], under the key of its subject and a text of its own.
    pub fn note_as(&mut self, subject: &str, text: String, is_right: bool, day: u32) {
        let of_subject = self.cards.entry(subject.to_owned()).or_default();
        of_subject.entry(text).or_default().answer(is_right, day);
    }

    /// What is known about the text of a subject; `None` if it has never been answered.
    pub fn card_of(&self, subject: &str, text: &str) -> Option<Card> {
        self.cards.get(subject)?.get(text).copied()
    }

    /// Whether the text of a subject is due by a day: 0; was never asked: 1; or has time: 2.
    pub fn turn_of(&self, subject: &str, text: &str, day: u32) -> u8 {
        match self.card_of(subject, text) {
            Some(card) if card.due <= day => 0,
            None => 1,
            Some(_) => 2,
        }
    }

    /// The exercises of a subject that are due by a day, those of the lowest box first.
    pub fn due(&self, subject: Subject, day: u32) -> Vec<Exercise> {
        let of_subject = self.cards.get(subject.key()).into_iter().flatten();
        let due = of_subject.filter(|(_, card)| card.due <= day);
        let mut due: Vec<(u8, Exercise)> = due
            .filter_map(|(text, card)| Some((card.level, text.parse().ok()?)))
            .filter(|(_, exercise): &(u8, Exercise)| exercise.subject() == subject)
            .collect();
        due.sort_by_key(|(level, _)| *level);
        due.into_iter().map(|(_, exercise)| exercise).collect()
    }

    /// How a subject stands on a day; `None` if it has never been drilled.
    pub fn summary(&self, subject: &'static str, day: u32) -> Option<Summary> {
        let cards = self.cards.get(subject).filter(|cards| !cards.is_empty())?;
        let count = |fits: &dyn Fn(&Card) -> bool| {
            let fitting = cards.values().filter(|card| fits(card)).count();
            u32::try_from(fitting).unwrap_or(u32::MAX)
        };
        let sum = |of: fn(&Card) -> u32| cards.values().map(of).fold(0, u32::saturating_add);
        Some(Summary {
            subject,
            asked: count(&|_| true),
            known: count(&|card| card.level >= KNOWN),
            due: count(&|card| card.due <= day),
            right: sum(|card| card.right),
            wrong: sum(|card| card.wrong),
        })
    }

    /// All cards as a table in CSV, with a heading.
    ///
    /// The fields are the subject, the exercise, the box, the day on which it is due as year, month
    /// and day, and how often it was answered right and wrong.
    pub fn csv(&self) -> String {
        let mut table = csv::Writer::from_writer(Vec::new());
        // What is written into memory cannot fail.
        let _ = table.write_record(["subject", "exercise", "box", "due", "right", "wrong"]);
        for (subject, cards) in &self.cards {
            for (text, card) in cards {
                let due = date(card.due);
                let _ = table.serialize((subject, text, card.level, due, card.right, card.wrong));
            }
        }
        let bytes = table.into_inner().unwrap_or_default();
        String::from_utf8(bytes).unwrap_or_default()
    }
}

/// A day, counted from 1970-01-01, as year, month and day of the Gregorian calendar.
pub fn date(day: u32) -> String {
    let days = Span::new().try_days(day).unwrap_or_default();
    Date::constant(1970, 1, 1).saturating_add(days).to_string()
}
