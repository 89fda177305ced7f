//! Judges: how many there must be, and what they, organisers and assistants have to do. The duties are lists; voices
//! have the words, in the order of the articles.

use serde::Serialize;

use super::regulations::EventLevel;
use super::state::Tournament;
use crate::laws::{self, Edition};

/// A duty of a check-list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ListedDuty {
    /// The key of its list: `organisers`, `judge` or `assistant`.
    pub list: &'static str,
    /// Its number in the list, from 1.
    pub number: usize,
    /// How many the list has.
    pub count: usize,
    /// The article.
    pub article: &'static str,
    /// Whether it is done.
    pub is_ticked: bool,
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

/// The lists of duties that an edition has, with their counts and articles: § 25, § 26 (USSR 1956); of the assistant of
/// a blind player, App. F2.9 (FIDE 2005), App. D.2.10 (FIDE 2023).
fn lists(edition: &Edition) -> Vec<(&'static str, usize, &'static str)> {
    if edition.id == laws::USSR_1956.id {
        return vec![
            ("organisers", 3, "§ 25 (USSR 1956)"),
            ("judge", 11, "§ 26 (USSR 1956)"),
        ];
    }
    let assistant = edition.blind.assistant.iter();
    assistant
        .map(|cited| ("assistant", 7, cited.article))
        .collect()
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
    /// The duties of all lists that the edition of the event has.
    pub fn duties(&self) -> Vec<ListedDuty> {
        let settled = self.regulations.iter();
        let lists = settled.flat_map(|settled| lists(settled.edition()));
        let duties = lists.flat_map(|(list, count, article)| {
            (1..=count).map(move |number| ListedDuty {
                list,
                number,
                count,
                article,
                is_ticked: self.ticked.contains(&(list.to_owned(), number)),
            })
        });
        duties.collect()
    }

    /// How many judges the round needs that is played or comes first.
    pub fn judges(&self) -> Option<JudgesNeeded> {
        let settled = self.regulations.as_ref()?;
        // Before lots are drawn everybody who has entered will have a game.
        let round = self.round(self.current_round());
        let games = round.map_or(self.entrants.len() / 2, |round| round.boards.len());
        judges(
            settled.edition(),
            &settled.form,
            settled.level,
            games,
            (1..=self.entrants.len()).any(|one| self.plays_by_touch(one)),
            self.entrants.len(),
        )
    }
}
