//! The levels as a ladder: how much stronger each is than the one below it, and than two opponents that stay the same.

use std::time::Duration;

use super::{MatchScore, Player, PlayerChoice, SpecFault, Terms, play};
use crate::opponent::LEVELS;

/// The opponents that stay the same, as [`PlayerChoice`] reads them: one that sees what hangs, and a small search.
const FIXED: [&str; 2] = ["beginner", "embedded,nodes=1000"];

/// What a level came to against another player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rung {
    /// The level, 1 to [`LEVELS`].
    pub level: usize,
    /// Whom it played, as [`PlayerChoice`] reads it.
    pub against: String,
    /// How it ended for the level.
    pub score: MatchScore,
}

/// Plays every level against the one below it and against the fixed opponents, so many games each; nobody has a clock.
/// The last level, which has no limit of its own, looks at `last_nodes` positions. `tell` hears of each match.
///
/// # Errors
/// None of the players is unknown, so there is none.
pub fn climb(terms: Terms, last_nodes: u32, tell: &mut dyn FnMut(&Rung)) -> Result<(), SpecFault> {
    let embedded = |level| match level {
        LEVELS => format!("embedded,level={level},nodes={last_nodes}"),
        _ => format!("embedded,level={level}"),
    };
    let below = (2..=LEVELS).map(|level| (level, embedded(level - 1)));
    let fixed = FIXED.into_iter();
    let fixed = fixed.flat_map(|one| (1..=LEVELS).map(move |level| (level, one.to_owned())));
    for (level, against) in below.chain(fixed) {
        let spec: [PlayerChoice; 2] = [embedded(level).parse()?, against.parse()?];
        let time = Duration::MAX;
        let score = play(
            Terms { time, ..terms },
            &mut spec.map(Player::new),
            &mut |_| {},
        );
        tell(&Rung {
            level,
            against,
            score,
        });
    }
    Ok(())
}
