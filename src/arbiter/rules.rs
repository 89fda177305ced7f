//! The rules of the edition in force, and the laws under which a game is played.

use crate::board::Side;
use crate::clock::TimeControl;
use crate::laws::{self, Edition, Form};

/// A rule of the edition in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Law {
    /// The name of the rule, as the field of the laws is called: `own_piece_touched`.
    pub rule: &'static str,
    /// The article, for example `Art. 4.3.1 (FIDE 2023)`.
    pub article: &'static str,
}

/// The laws under which a game is played: an edition, a form of competition, and who plays by touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub edition: &'static Edition,
    /// The rules of the form of competition.
    pub form: &'static Form,
    /// Whether White and whether Black plays by touch.
    pub blind: [bool; 2],
}

impl Rules {
    /// The rules of an edition and a form of competition by their names, such as `fide-2023` and
    /// `rapid-watched`; `None` if there is no such edition, or no such form in it. What is rapid
    /// and what is blitz is said in App. A.1 and B.1 (FIDE 2023).
    pub fn find(edition: &str, form: &str, blind: [bool; 2]) -> Option<Self> {
        let edition = laws::edition(edition)?;
        let (_, form) = edition.forms().find(|(name, _)| *name == form)?;
        Some(Self {
            edition,
            form,
            blind,
        })
    }

    /// The name of the form of competition that a time control makes of a game, without an arbiter
    /// at the board: App. A.1 and B.1 (FIDE 2023).
    pub fn form_by_time(&self, control: &TimeControl) -> &'static str {
        let event = &self.edition.event;
        let within = |range: Option<laws::Cited<laws::TimeRange>>| {
            range.is_some_and(|range| {
                let time_s = control.seconds_for(Side::White, range.value.increments);
                (range.value.least_s.into()..=range.value.most_s.into()).contains(&time_s)
            })
        };
        if self.edition.blitz.is_some() && within(event.blitz_range_s) {
            "blitz"
        } else if self.edition.rapid.is_some() && within(event.rapid_range_s) {
            "rapid"
        } else {
            "standard"
        }
    }

    /// Whether a side plays by touch: App. D.1 (FIDE 2023).
    pub fn is_blind(&self, side: Side) -> bool {
        self.blind[side as usize]
    }
}
