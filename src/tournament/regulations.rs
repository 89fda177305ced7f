//! What is settled of an event before it starts.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use super::day::day_of;
use super::tiebreak::TieBreak;
use crate::laws::{self, Edition};

/// Who meets whom. Teams are not known here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, EnumString, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum PairingSystem {
    /// Two players meet again and again, with colours in turn.
    Match,
    /// Everybody meets everybody once.
    RoundRobin,
    /// Everybody meets everybody twice, with each colour once.
    DoubleRoundRobin,
    /// Who has as many points, round by round.
    Swiss,
}

impl PairingSystem {
    /// Whether it is settled from the start who meets whom.
    pub const fn is_all_play_all(self) -> bool {
        match self {
            Self::RoundRobin | Self::DoubleRoundRobin | Self::Match => true,
            Self::Swiss => false,
        }
    }

    /// The most players.
    pub const fn most_players(self) -> usize {
        match self {
            Self::Match => 2,
            Self::RoundRobin | Self::DoubleRoundRobin => Regulations::MOST[0],
            Self::Swiss => Regulations::MOST[1],
        }
    }

    /// Whether everybody meets everybody, and not only two players each other.
    pub fn is_robin(self) -> bool {
        self.is_all_play_all() && self != Self::Match
    }
}

/// How important an event is: § 27 (USSR 1956) counts judges by it.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, EnumString, IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum EventLevel {
    /// Of a country or a republic.
    Country,
    /// Of a region or a city.
    City,
    /// Of a district or a club.
    #[default]
    Club,
}

/// What else is to be known of an event, for its report: what it is called in a file of TRF is [`EventDetail::code`].
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    EnumString,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum EventDetail {
    /// Its name.
    Name,
    /// Where it is.
    Place,
    /// The federation, three letters.
    Federation,
    /// The first day, `2026/03/01`.
    Begins,
    /// The last day.
    Ends,
    /// The chief arbiter.
    Arbiter,
    /// The other arbiters.
    Deputies,
}

impl EventDetail {
    /// All of them.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// The code of its line in a file of TRF.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Name => "012",
            Self::Place => "022",
            Self::Federation => "032",
            Self::Begins => "042",
            Self::Ends => "052",
            Self::Arbiter => "102",
            Self::Deputies => "112",
        }
    }

    /// Whether it may be said right behind another one in a line, before this word: a day before a day only, and a name
    /// holds whatever other words it likes.
    pub fn may_follow(self, last: Self, next: Option<&str>) -> bool {
        match self {
            Self::Begins | Self::Ends => next.is_some_and(|next| day_of(next).is_some()),
            Self::Name | Self::Place | Self::Federation | Self::Arbiter | Self::Deputies => {
                last != Self::Name && next.is_some()
            }
        }
    }

    /// What a text says, each behind its word, as it is typed: `Riga begins 2026/03/01 arbiter Anna`.
    pub fn parted(self, text: &str) -> Vec<(Self, String)> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let mut parts = vec![(self, Vec::new())];
        for (at, word) in words.iter().enumerate() {
            let last = parts.last().map_or(self, |(key, _)| *key);
            let key = word
                .parse()
                .ok()
                .filter(|key: &Self| at > 0 && key.may_follow(last, words.get(at + 1).copied()));
            match (key, parts.last_mut()) {
                (None, Some((_, said))) => said.push(*word),
                (Some(key), _) => parts.push((key, Vec::new())),
                (None, None) => {}
            }
        }
        let parts = parts.into_iter();
        parts.map(|(key, said)| (key, said.join(" "))).collect()
    }
}

/// What is settled of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Regulations {
    /// The name of the event; may be empty.
    pub name: String,
    /// What else is known of it.
    #[serde(default)]
    pub details: BTreeMap<EventDetail, String>,
    /// Who meets whom.
    pub system: PairingSystem,
    /// Rounds of a Swiss, games of a match; a round robin has its own number.
    pub rounds: u32,
    /// The id of the edition of the laws, for example `fide-2023`.
    pub edition: String,
    /// The form of competition, as the edition names it: `standard`, `rapid`, `blitz`.
    pub form: String,
    /// The time control of a game, as it is typed: `90+30`; empty for games without clocks.
    #[serde(default)]
    pub control: String,
    /// Whether everybody plays by touch, whatever is said of each.
    #[serde(default)]
    pub touch: bool,
    /// What else holds for every game, as it is typed for an agreement: `two-boards`, `session-240`.
    #[serde(default)]
    pub terms: Vec<String>,
    /// How late a player may come, in minutes, if the event says so and the edition lets it.
    #[serde(default)]
    pub late_minutes: Option<u32>,
    /// How important it is.
    #[serde(default)]
    pub level: EventLevel,
    /// What who is free gets in a round robin, in halves of a point: nothing, but for a report that gives points.
    #[serde(default)]
    pub free_halves: u32,
    /// What parts players with as many points, the first first.
    pub tie_breaks: Vec<TieBreak>,
}

impl Regulations {
    /// The most players of a round robin, the most of a Swiss, and the most rounds.
    pub const MOST: [usize; 3] = [200, 5000, 400];

    /// The words with which an event is settled, besides the ids of editions.
    pub const KEYS: &str = "round-robin|double-round-robin|match|swiss|rounds|clock|late|form|standard|rapid|blitz|rapid-watched|blitz-watched|level|country|city|club|name|touch|two-boards|one-board|repeats|read-out|no-arbiter|warnings";

    /// Whether words behind the name of an event settle something more: a key with its value, or terms up to the end. That of
    /// a form alone may belong to the name: "Sunday Rapid".
    pub fn settles(words: &[&str]) -> bool {
        const TERMS: [&str; 7] = [
            "touch",
            "two-boards",
            "one-board",
            "repeats",
            "read-out",
            "no-arbiter",
            "warnings",
        ];
        match words {
            ["rounds" | "late", value, ..] => value.parse::<u32>().is_ok(),
            ["level", value, ..] => value.parse::<EventLevel>().is_ok(),
            ["clock", value, ..] => value.starts_with(|c: char| c.is_ascii_digit()),
            ["form", value, ..] => Self::KEYS.split('|').any(|key| key == *value),
            [term, rest @ ..] => TERMS.contains(term) && (rest.is_empty() || Self::settles(rest)),
            [] => false,
        }
    }

    /// Of a system under an edition, with the tie-breaks that are usual there.
    pub fn new(system: PairingSystem, edition: &str) -> Self {
        let tie_breaks = match system.is_all_play_all() {
            false => [
                TieBreak::BuchholzCut1,
                TieBreak::Buchholz,
                TieBreak::SonnebornBerger,
                TieBreak::DirectEncounter,
            ],
            true => [
                TieBreak::DirectEncounter,
                TieBreak::Wins,
                TieBreak::SonnebornBerger,
                TieBreak::Koya,
            ],
        };
        Self {
            name: String::new(),
            details: BTreeMap::new(),
            system,
            rounds: 0,
            edition: edition.to_owned(),
            form: "standard".to_owned(),
            control: String::new(),
            touch: false,
            terms: Vec::new(),
            late_minutes: None,
            level: EventLevel::default(),
            free_halves: 0,
            tie_breaks: tie_breaks.to_vec(),
        }
    }

    /// What is known of the event; empty if nothing is.
    pub fn detail(&self, detail: EventDetail) -> &str {
        match detail == EventDetail::Name {
            true => &self.name,
            false => self.details.get(&detail).map_or("", String::as_str),
        }
    }

    /// Says what is known of the event.
    pub fn set_detail(&mut self, detail: EventDetail, text: String) {
        if detail == EventDetail::Name {
            self.name = text;
        } else {
            self.details.insert(detail, text);
        }
    }

    /// How late a player may come, in minutes, with the article that says so.
    pub fn lateness(&self) -> (u32, &'static str) {
        let edition = self.edition();
        let form = edition.forms().find(|(name, _)| *name == self.form);
        let timing = form.map_or(&edition.standard, |(_, form)| form).timing;
        let own = self
            .late_minutes
            .filter(|_| timing.late_arrival_set_by_event.is_some());
        let minutes = own.unwrap_or(timing.late_arrival_s.value / 60);
        (minutes, timing.late_arrival_s.article)
    }

    /// The edition of the laws; today's, if a later program has named one that is not known here.
    pub fn edition(&self) -> &'static Edition {
        laws::edition(&self.edition).unwrap_or(&laws::FIDE_2023)
    }
}
