//! The arbiter's means: what he may do to a player who breaks the rules, and what the edition does not give him.

use serde::{Deserialize, Serialize};

use super::objection::{Forbidden, Limit, Objection};
use super::rules::{Law, Rules};
use super::ruling::{Ruling, Verdict};
use crate::board::Side;
use crate::laws::Means;
use crate::record::GameResult;

/// Something that the arbiter does to an offender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sanction {
    Warning,
    Reprimand,
    /// More time for the opponent, in seconds.
    OpponentGainsTime(u32),
    /// Less time for the offender, in seconds.
    OffenderLosesTime(u32),
    /// More points for the opponent, in half points.
    OpponentGainsPoints(u32),
    /// Fewer points for the offender, in half points.
    OffenderLosesPoints(u32),
    /// The game is declared lost.
    LossOfGame,
    /// A fine that was announced beforehand.
    Fine,
    /// Exclusion from one or more rounds.
    ExclusionFromRounds,
    /// Expulsion from the event.
    Expulsion,
}

impl Sanction {
    /// The means that it is, as Art. 12.9 (FIDE 2023) lists them.
    pub const fn means(self) -> Means {
        match self {
            Self::Warning => Means::Warning,
            Self::Reprimand => Means::Reprimand,
            Self::OpponentGainsTime(_) => Means::OpponentGainsTime,
            Self::OffenderLosesTime(_) => Means::OffenderLosesTime,
            Self::OpponentGainsPoints(_) => Means::OpponentGainsPoints,
            Self::OffenderLosesPoints(_) => Means::OffenderLosesPoints,
            Self::LossOfGame => Means::LossOfGame,
            Self::Fine => Means::Fine,
            Self::ExclusionFromRounds => Means::ExclusionFromRounds,
            Self::Expulsion => Means::Expulsion,
        }
    }
}

/// A game gives one point at most: two halves.
const MOST_HALVES: u32 = 2;

/// Why the laws do not let the arbiter do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Denied {
    /// The edition says nothing of the kind, and then nothing of the kind is done.
    Silent,
    /// A law stands against it.
    Forbidden(Objection),
}

impl Denied {
    pub(super) const fn limit(limit: Limit, law: Law) -> Self {
        Self::Forbidden(Objection::new(Forbidden::Beyond(limit), law))
    }
}

/// Whether the arbiter has a means under the edition, as in § 24 and § 26 (USSR 1956), Art. 13.4
/// (FIDE 2005), Art. 12.9 (FIDE 2023). `is_over` says whether the game is.
///
/// # Errors
/// The law that does not list the means, or that the game is over.
pub fn may_sanction(rules: &Rules, sanction: Sanction, is_over: bool) -> Result<Law, Denied> {
    let irregular = &rules.form.irregular;
    let law = law!(irregular, arbiters_means);
    let means = sanction.means();
    if !irregular.arbiters_means.value.contains(&means) {
        return Err(Denied::limit(Limit::NotAmongMeans, law));
    }
    match sanction {
        Sanction::OpponentGainsPoints(halves) | Sanction::OffenderLosesPoints(halves)
            if halves == 0 || halves > MOST_HALVES =>
        {
            Err(Denied::limit(Limit::MorePoints(MOST_HALVES), law))
        }
        Sanction::OpponentGainsTime(_) | Sanction::OffenderLosesTime(_) | Sanction::LossOfGame
            if is_over =>
        {
            Err(Denied::limit(Limit::GameOver, law))
        }
        Sanction::Warning
        | Sanction::Reprimand
        | Sanction::OpponentGainsTime(_)
        | Sanction::OffenderLosesTime(_)
        | Sanction::OpponentGainsPoints(_)
        | Sanction::OffenderLosesPoints(_)
        | Sanction::LossOfGame
        | Sanction::Fine
        | Sanction::ExclusionFromRounds
        | Sanction::Expulsion => Ok(law),
    }
}

/// The game is declared lost for the side named, or for both: § 16 and § 24 (USSR 1956), Art. 13.4
/// (FIDE 2005), Art. 12.9 (FIDE 2023).
pub fn declared_lost(rules: &Rules, loser: Option<Side>) -> Ruling {
    let outcome = loser.map_or(GameResult::LostByBoth, |side| GameResult::Win(side.other()));
    let irregular = &rules.form.irregular;
    Ruling::new(
        Verdict::DeclaredLost(loser),
        outcome,
        irregular.arbiters_means.article,
    )
}

/// Whether the arbiter may give time for a disturbance from outside: Art. 12.5 (FIDE 2023).
///
/// # Errors
/// If the edition does not say so, or the game is over.
pub fn may_compensate(rules: &Rules, is_over: bool) -> Result<Law, Denied> {
    let irregular = &rules.form.irregular;
    let law = law_if!(irregular, time_for_disturbance).ok_or(Denied::Silent)?;
    if is_over {
        return Err(Denied::limit(Limit::GameOver, law));
    }
    Ok(law)
}
