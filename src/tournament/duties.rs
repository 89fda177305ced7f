//! Judges: how many there must be, and what they, organisers and assistants have to do. The duties are lists; voices
//! have the words, in the order of the articles.

use serde::Serialize;

use super::regulations::EventLevel;
use super::state::Tournament;
use crate::laws::{self, Edition};

/// A list of duties.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DutyList {
    /// Its key: `organisers`, `judge` or `assistant`.
    pub key: &'static str,
    /// How many duties it has.
    pub count: usize,
    /// The article.
    pub article: &'static str,
}

/// How many judges there must be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct JudgesNeeded {
    /// At least so many.
    pub count: usize,
    /// One of them for so many games.
    pub games: usize,
    /// The article.
    pub article: &'static str,
}

/// The lists of duties that an edition has: § 25, § 26 (USSR 1956); of the assistant of a blind player,
/// App. F2.9 (FIDE 2005), App. D.2.10 (FIDE 2023).
pub fn duties(edition: &Edition) -> Vec<DutyList> {
    let list = |key, count, article| DutyList {
        key,
        count,
        article,
    };
    if edition.id == laws::USSR_1956.id {
        return vec![
            list("organisers", 3, "§ 25 (USSR 1956)"),
            list("judge", 11, "§ 26 (USSR 1956)"),
        ];
    }
    let assistant = edition.blind.assistant.map(|cited| cited.article);
    let lists = assistant.map(|article| list("assistant", 6, article));
    lists.into_iter().collect()
}

/// How many judges games at the same time need; `None` if the edition says nothing of it.
///
/// § 27 (USSR 1956), and App. 1 to § 27 (USSR 1956) where blind players sit; for full supervision of rapid and blitz
/// Art. A.3 and B.2 (FIDE 2023): one arbiter for three games, and one for each.
pub fn judges(
    edition: &Edition,
    form: &str,
    level: EventLevel,
    games: usize,
    are_blind: bool,
    players: usize,
) -> Option<JudgesNeeded> {
    let needed = |per: usize, article| {
        Some(JudgesNeeded {
            count: games.div_ceil(per).max(1),
            games: per,
            article,
        })
    };
    if edition.id == laws::USSR_1956.id {
        return match level {
            _ if are_blind => needed(3, "App. 1 to § 27 (USSR 1956)"),
            EventLevel::Country => needed(3, "§ 27 (USSR 1956)"),
            EventLevel::City => needed(4, "§ 27 (USSR 1956)"),
            EventLevel::Club if players <= 14 => needed(games.max(1), "§ 27 (USSR 1956)"),
            EventLevel::Club => None,
        };
    }
    match form {
        "rapid" | "rapid-watched" if edition.id == laws::FIDE_2023.id => {
            needed(3, "Art. A.3 (FIDE 2023)")
        }
        "blitz" | "blitz-watched" if edition.id == laws::FIDE_2023.id => {
            needed(1, "Art. B.2 (FIDE 2023)")
        }
        _ => None,
    }
}

impl Tournament {
    /// How many judges the next round needs.
    pub fn judges(&self) -> Option<JudgesNeeded> {
        let settled = self.regulations.as_ref()?;
        let round = self.rounds.get(self.current_round().checked_sub(1)?)?;
        judges(
            settled.edition(),
            &settled.form,
            settled.level,
            round.boards.len(),
            self.entrants.iter().any(|one| one.touch),
            self.entrants.len(),
        )
    }
}
