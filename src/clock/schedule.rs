//! Time besides that of the chessclock: how long a player has played on one day.

use serde::{Deserialize, Serialize};

use crate::time::Moment;

/// How long a player has played on one day, over all his games: App. 1 to § 18 (USSR 1956) limits
/// it for blind players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PlayingTime {
    /// What earlier sessions of the day took, in milliseconds.
    pub before_ms: u64,
    /// When the present session began; `None` if the player does not play now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<Moment>,
}

impl PlayingTime {
    /// Play begins. A session that has begun already goes on.
    pub fn begin(&mut self, now: Moment) {
        self.since.get_or_insert(now);
    }

    /// Play ends.
    pub fn end(&mut self, now: Moment) {
        self.before_ms = self.total_ms(now);
        self.since = None;
    }

    /// Time was played that nobody saw, in milliseconds.
    pub fn add(&mut self, ms: u64) {
        self.before_ms = self.before_ms.saturating_add(ms);
    }

    /// All play of the day, in milliseconds.
    pub fn total_ms(self, now: Moment) -> u64 {
        let session_ms = self
            .since
            .map_or(0, |since| now.ms.saturating_sub(since.ms));
        self.before_ms.saturating_add(session_ms)
    }

    /// What is left of a day's limit, in milliseconds.
    pub fn left_ms(self, limit_ms: u64, now: Moment) -> u64 {
        limit_ms.saturating_sub(self.total_ms(now))
    }

    /// When the limit is reached if play goes on; `None` if the player does not play now.
    pub fn deadline(self, limit_ms: u64) -> Option<Moment> {
        let since = self.since?;
        Some(since.plus_ms(limit_ms.saturating_sub(self.before_ms)))
    }
}
