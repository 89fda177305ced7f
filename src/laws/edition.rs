//! An edition of the laws, and its forms of competition.

use super::adjourned::AdjournedGames;
use super::blind::Blind;
use super::citation::Citations;
use super::draughts::Draughts;
use super::drawn::Ends;
use super::event::{EventRules, Score};
use super::irregular::Irregular;
use super::moving::Moving;
use super::rule::Rule;
use super::timing::Timing;

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
    pub event: EventRules,
    /// Adjourning a game and taking it up again.
    pub adjourned: AdjournedGames,
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

    const fn named(self, citations: &mut Citations) -> Self {
        Self {
            moving: self.moving.named(citations),
            timing: self.timing.named(citations),
            irregular: self.irregular.named(citations),
            ends: self.ends.named(citations),
            score: self.score.named(citations),
            draughts: match self.draughts {
                Some(draughts) => Some(draughts.named(citations)),
                None => None,
            },
        }
    }
}

const fn form_named(form: Option<Form>, citations: &mut Citations) -> Option<Form> {
    match form {
        Some(form) => Some(form.named(citations)),
        None => None,
    }
}

impl Edition {
    /// The citations that has written the citations of the articles.
    pub(super) const fn written(self) -> Citations {
        let mut citations = Citations::writing(self.name);
        let _ = self.named(&mut citations);
        citations
    }

    /// The edition with the citations that were written.
    pub(super) const fn cited_from(self, citations: &'static str) -> Self {
        self.named(&mut Citations::taking(self.name, citations))
    }

    const fn named(self, citations: &mut Citations) -> Self {
        Self {
            standard: self.standard.named(citations),
            rapid: form_named(self.rapid, citations),
            rapid_watched: form_named(self.rapid_watched, citations),
            blitz: form_named(self.blitz, citations),
            blitz_watched: form_named(self.blitz_watched, citations),
            blind: self.blind.named(citations),
            event: self.event.named(citations),
            adjourned: self.adjourned.named(citations),
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
