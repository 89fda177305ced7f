//! The laws as data: each edition is a constant whose every value names its article. No logic.
//!
//! An edition inherits from the one before it, so that its file shows what has changed: the values,
//! and the articles that now stand elsewhere.

#[macro_use]
mod citation;
#[macro_use]
mod rule;

mod adjourned;
mod blind;
mod draughts;
mod drawn;
mod event;
mod fide_2001;
mod fide_2005;
mod fide_2009;
mod fide_2023;
mod irregular;
mod moving;
mod russian_draughts;
mod timing;
mod ussr_1956;

pub use adjourned::{
    Adjourned, EarlyAdjournment, EnvelopeLost, ResumptionClockError, SealedMoveFlawed, SealerAbsent,
};
pub use blind::*;
pub use draughts::*;
pub use drawn::*;
pub use event::*;
pub use irregular::*;
pub use moving::*;
pub use rule::{Cited, Rule};
pub use timing::*;

use citation::Walk;

/// The USSR Chess Code of 1956. It knows standard games only.
pub const USSR_1956: Edition = named!(ussr_1956::USSR_1956);

/// The Laws of 2001.
pub const FIDE_2001: Edition = named!(fide_2001::FIDE_2001);

/// The Laws of 2005.
pub const FIDE_2005: Edition = named!(fide_2005::FIDE_2005);

/// The Laws of 2009.
pub const FIDE_2009: Edition = named!(fide_2009::FIDE_2009);

/// Today's Laws.
pub const FIDE_2023: Edition = named!(fide_2023::FIDE_2023);

/// The code of Russian draughts.
pub const RUSSIAN_DRAUGHTS: Edition = named!(russian_draughts::RUSSIAN_DRAUGHTS);

/// Every edition of the laws of chess, the oldest first.
pub const CHESS: [&Edition; 5] = [&USSR_1956, &FIDE_2001, &FIDE_2005, &FIDE_2009, &FIDE_2023];

/// Every edition: the laws of chess, the oldest first, and the code of Russian draughts.
pub const ALL: [&Edition; 6] = [
    &USSR_1956,
    &FIDE_2001,
    &FIDE_2005,
    &FIDE_2009,
    &FIDE_2023,
    &RUSSIAN_DRAUGHTS,
];

/// Every edition in the order in which a player chooses: the newest laws of chess first, draughts last.
pub fn to_choose() -> impl Iterator<Item = &'static Edition> {
    CHESS.into_iter().rev().chain([&RUSSIAN_DRAUGHTS])
}

/// The edition with this id, for example `fide-2023`.
#[must_use]
pub fn edition(id: &str) -> Option<&'static Edition> {
    ALL.into_iter().find(|edition| edition.id == id)
}

/// One edition of the laws.
///
/// Only the arbiter reads it. A rule or a form that an edition does not have is `None`, and then
/// nothing of the kind is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition {
    /// The key of the edition, for example `fide-2023`.
    pub id: &'static str,
    /// How the edition is named in the citations of its articles, for example `FIDE 2023`.
    pub name: &'static str,
    /// The rules of a game with long thinking time.
    pub standard: Form,
    /// The rules of a rapid game when no arbiter watches the single board.
    pub rapid: Option<Form>,
    /// The rules of a rapid game when there are arbiters enough to watch it as a standard game.
    pub rapid_watched: Option<Form>,
    /// The rules of a blitz game when no arbiter watches the single board.
    pub blitz: Option<Form>,
    /// The rules of a blitz game with an arbiter of its own.
    pub blitz_watched: Option<Form>,
    /// What changes for a side that plays by touch.
    pub blind: Blind,
    /// What is settled for the event and not for the single game.
    pub event: Event,
    /// Adjourning a game and taking it up again.
    pub adjourned: Adjourned,
}

/// The rules of one form of competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// Touching, moving, castling and promoting.
    pub moving: Moving,
    /// The clock and the flag.
    pub timing: Timing,
    /// Illegal moves and other irregularities.
    pub irregular: Irregular,
    /// How a game ends, by itself, by claim or by agreement.
    pub ends: Ends,
    /// Keeping the score of the game.
    pub score: Score,
    /// What only draughts have.
    pub draughts: Option<Draughts>,
}

impl Form {
    fn list(&self, part: &'static str, rules: &mut Vec<Rule>) {
        self.moving.list(part, rules);
        self.timing.list(part, rules);
        self.irregular.list(part, rules);
        self.ends.list(part, rules);
        self.score.list(part, rules);
        if let Some(draughts) = &self.draughts {
            draughts.list(part, rules);
        }
    }

    const fn named(self, walk: &mut Walk) -> Self {
        Self {
            moving: self.moving.named(walk),
            timing: self.timing.named(walk),
            irregular: self.irregular.named(walk),
            ends: self.ends.named(walk),
            score: self.score.named(walk),
            draughts: match self.draughts {
                Some(draughts) => Some(draughts.named(walk)),
                None => None,
            },
        }
    }
}

const fn form_named(form: Option<Form>, walk: &mut Walk) -> Option<Form> {
    match form {
        Some(form) => Some(form.named(walk)),
        None => None,
    }
}

impl Edition {
    /// The walk that has written the citations of the articles.
    const fn written(self) -> Walk {
        let mut walk = Walk::writing(self.name);
        let _ = self.named(&mut walk);
        walk
    }

    /// The edition with the citations that were written.
    const fn cited_from(self, citations: &'static str) -> Self {
        self.named(&mut Walk::taking(self.name, citations))
    }

    const fn named(self, walk: &mut Walk) -> Self {
        Self {
            standard: self.standard.named(walk),
            rapid: form_named(self.rapid, walk),
            rapid_watched: form_named(self.rapid_watched, walk),
            blitz: form_named(self.blitz, walk),
            blitz_watched: form_named(self.blitz_watched, walk),
            blind: self.blind.named(walk),
            event: self.event.named(walk),
            adjourned: self.adjourned.named(walk),
            ..self
        }
    }

    /// The forms of competition that the edition has, each with its name.
    pub fn forms(&self) -> impl Iterator<Item = (&'static str, &Form)> {
        [
            ("standard", Some(&self.standard)),
            ("rapid", self.rapid.as_ref()),
            ("rapid-watched", self.rapid_watched.as_ref()),
            ("blitz", self.blitz.as_ref()),
            ("blitz-watched", self.blitz_watched.as_ref()),
        ]
        .into_iter()
        .filter_map(|(name, form)| Some((name, form?)))
    }

    /// Every rule of the edition, form by form, then the blind players' layer, the event and adjourned games.
    ///
    /// A rule on which the edition is silent is there too, without an article.
    pub fn rules(&self) -> impl Iterator<Item = Rule> {
        let mut rules = Vec::new();
        for (name, form) in self.forms() {
            form.list(name, &mut rules);
        }
        self.blind.list("blind", &mut rules);
        self.event.list("event", &mut rules);
        self.adjourned.list("adjourned", &mut rules);
        rules.into_iter()
    }
}
