//! What a match came to.

use std::time::Duration;

use crate::board::Side;
use crate::record::GameResult;

/// How a match ended for the first player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchScore {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

impl MatchScore {
    /// Counts a game in which the first player had a side.
    pub fn count(&mut self, first: Side, outcome: GameResult) {
        match outcome {
            GameResult::Win(side) if side == first => self.won += 1,
            GameResult::Win(_) | GameResult::LostByBoth => self.lost += 1,
            GameResult::Draw => self.drawn += 1,
        }
    }

    /// How many games there were.
    pub const fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The part of the points that the first player made, 0 to 1.
    pub fn share(&self) -> f64 {
        let points = f64::from(self.won) + f64::from(self.drawn) / 2.0;
        points / f64::from(self.games().max(1))
    }

    /// By how much the first player is stronger, in Elo, and how far that may be off either way with a
    /// probability of 95 per cent. A player who made all points or none is taken to have missed half a
    /// point, or to have made half a one.
    pub fn elo(&self) -> (f64, f64) {
        let games = f64::from(self.games().max(1));
        let least = 0.5 / games;
        let share = self.share().clamp(least, 1.0 - least);
        let of = |share: f64| -400.0 * (1.0 / share - 1.0).log10();
        let squares = f64::from(self.won) * (1.0 - share).powi(2)
            + f64::from(self.drawn) * (0.5 - share).powi(2)
            + f64::from(self.lost) * share.powi(2);
        let error = 1.96 * (squares / games / games).sqrt();
        let high = of((share + error).clamp(least, 1.0 - least));
        let low = of((share - error).clamp(least, 1.0 - least));
        (of(share), (high - low) / 2.0)
    }
}

/// By how much moves went over their time.
#[derive(Clone, Debug, Default)]
pub struct Spent(Vec<Duration>);

impl Spent {
    /// Notes a move.
    pub fn note(&mut self, over: Duration) {
        self.0.push(over);
    }

    /// How many moves there were.
    pub fn moves(&self) -> usize {
        self.0.len()
    }

    /// What a given number of a thousand moves stay below, 0 to 1000.
    pub fn below(&self, permille: usize) -> Duration {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let at = (sorted.len() * permille).div_ceil(1000);
        let last = at.clamp(1, sorted.len().max(1)) - 1;
        sorted.get(last).copied().unwrap_or_default()
    }
}
