//! What a player can ask of a session. The log of a session is a list of these.

use crate::clock::TimeControl;
use crate::protocol::agreement::{Agreement, Announcing, FormOfPlay};
use serde::{Deserialize, Serialize};

/// One term of an agreement, in answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Term {
    /// The key of the edition.
    Edition(String),
    /// Whether White and whether Black plays by touch.
    Blind([bool; 2]),
    /// The time control; `None` for a game without clocks.
    Control(Option<TimeControl>),
    /// What else is agreed on, when everything has been told and the game is about to begin.
    #[serde(rename = "extra")]
    Clauses(Vec<Clause>),
}

/// One such term.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clause {
    /// The form of competition, whatever the clock would make of it.
    Form(FormOfPlay),
    /// What is one way or the other.
    Switch(Switch),
    /// Before this move no draw may be offered or agreed on.
    NoDrawsBefore(u32),
    /// A session lasts so long, in seconds; then the game is adjourned.
    SessionS(u32),
    /// A player may come so late, in seconds.
    LateS(u32),
    /// Whether White and whether Black is still awaited when the game begins.
    Awaiting([bool; 2]),
}

impl Clause {
    /// A term as it is typed at the console.
    pub fn typed(word: &str) -> Option<Self> {
        if let Ok(form) = word.parse() {
            return Some(Self::Form(form));
        }
        let seconds = |minutes: &str| minutes.parse::<u32>().ok()?.checked_mul(60);
        if let Some(moves) = word.strip_prefix("no-draws-before-") {
            return moves.parse().ok().map(Self::NoDrawsBefore);
        }
        if let Some(minutes) = word.strip_prefix("session-") {
            return seconds(minutes).map(Self::SessionS);
        }
        if let Some(minutes) = word.strip_prefix("late-") {
            return seconds(minutes).map(Self::LateS);
        }
        Some(match word {
            "awaiting-nobody" => Self::Awaiting([false; 2]),
            "awaiting-white" => Self::Awaiting([true, false]),
            "awaiting-black" => Self::Awaiting([false, true]),
            "awaiting-both" => Self::Awaiting([true; 2]),
            _ => Self::Switch(Switch::of_key(word)?),
        })
    }
}

/// A term that is one way or the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Switch {
    /// How moves are announced.
    Announcing(Announcing),
    /// Whether the opponent repeats each announcement.
    Repeats(bool),
    /// Whether each player has a board of his own.
    TwoBoards(bool),
    /// Whether it was announced that draws may be claimed in a quickplay finish.
    Quickplay(bool),
    /// Whether no arbiter is on the spot.
    WithoutArbiter(bool),
    /// Whether players by touch are warned of the time where the laws tell it on request only.
    Warnings(bool),
}

impl Switch {
    /// Every switch, the other way than it stands in an agreement.
    pub fn others(agreement: &Agreement) -> [Self; 6] {
        let announcing = match agreement.announcing {
            Announcing::Words => Announcing::ReadOut,
            Announcing::ReadOut => Announcing::Words,
        };
        [
            Self::Announcing(announcing),
            Self::Repeats(!agreement.opponent_repeats),
            Self::TwoBoards(!agreement.two_boards),
            Self::Quickplay(!agreement.arrangements.quickplay),
            Self::WithoutArbiter(!agreement.arrangements.without_arbiter),
            Self::Warnings(!agreement.arrangements.warnings),
        ]
    }

    /// The key of its words in voices.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Announcing(Announcing::ReadOut) => "read-out",
            Self::Announcing(Announcing::Words) => "words",
            Self::Repeats(true) => "repeats",
            Self::Repeats(false) => "no-repeats",
            Self::TwoBoards(true) => "two-boards",
            Self::TwoBoards(false) => "one-board",
            Self::Quickplay(true) => "quickplay",
            Self::Quickplay(false) => "no-quickplay",
            Self::WithoutArbiter(true) => "no-arbiter",
            Self::WithoutArbiter(false) => "with-arbiter",
            Self::Warnings(true) => "warnings",
            Self::Warnings(false) => "no-warnings",
        }
    }

    /// Each switch both ways.
    pub const ALL: [Self; 12] = [
        Self::Announcing(Announcing::ReadOut),
        Self::Announcing(Announcing::Words),
        Self::Repeats(true),
        Self::Repeats(false),
        Self::TwoBoards(true),
        Self::TwoBoards(false),
        Self::Quickplay(true),
        Self::Quickplay(false),
        Self::WithoutArbiter(true),
        Self::WithoutArbiter(false),
        Self::Warnings(true),
        Self::Warnings(false),
    ];

    /// The switch of a key.
    pub fn of_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|switch| switch.key() == key)
    }
}

impl Agreement {
    /// Takes a term over.
    pub fn take(&mut self, clause: Clause) {
        match clause {
            Clause::Form(form) => self.form = form,
            Clause::Switch(Switch::Announcing(announcing)) => self.announcing = announcing,
            Clause::Switch(Switch::Repeats(repeats)) => self.opponent_repeats = repeats,
            Clause::Switch(Switch::TwoBoards(two)) => self.two_boards = two,
            Clause::Switch(Switch::Quickplay(quickplay)) => self.arrangements.quickplay = quickplay,
            Clause::Switch(Switch::WithoutArbiter(without)) => {
                self.arrangements.without_arbiter = without;
            }
            Clause::Switch(Switch::Warnings(warnings)) => self.arrangements.warnings = warnings,
            Clause::NoDrawsBefore(moves) => self.no_draws_before = Some(moves),
            Clause::SessionS(session_s) => self.session_s = Some(session_s),
            Clause::LateS(late_s) => self.arrangements.late_s = Some(late_s),
            Clause::Awaiting(awaited) => self.arrangements.awaited = awaited,
        }
    }
}
