//! How much of a file may be unreadable before the rest of it is given up: what is no sheet takes no more time.

/// So much more of a file is faulty than is not: no book is so damaged. A faulty game counts once, and once more for so
/// many words, which cost time.
const MOST_FAULTY: usize = 20_000;
const WORDS: usize = 25;
/// So many words stand one after the other, and no game among them.
const MOST_IDLE: usize = 1_000_000;
/// A file has no more games.
const MOST_GAMES: usize = 1_000_000;

/// What may still come before a file is given up.
#[derive(Debug)]
pub(super) struct Patience {
    faulty: usize,
    idle: usize,
    games: usize,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            faulty: MOST_FAULTY,
            idle: MOST_IDLE,
            games: MOST_GAMES,
        }
    }
}

impl Patience {
    /// A game was read; returns whether it was one too many.
    pub fn ends_with(&mut self, is_good: bool) -> bool {
        self.faulty = match is_good {
            true => MOST_FAULTY.min(self.faulty + 1),
            false => self.faulty.saturating_sub(1),
        };
        self.games = self.games.saturating_sub(1);
        self.idle = MOST_IDLE;
        self.faulty == 0 || self.games == 0
    }

    /// So many words of a faulty game were read in every way.
    pub fn spend(&mut self, words: usize) {
        self.faulty = self.faulty.saturating_sub(words / WORDS);
    }

    /// Words were read among which there is no game; returns whether they were too many.
    pub fn ends_behind(&mut self, words: usize) -> bool {
        self.idle = self.idle.saturating_sub(words);
        self.idle == 0
    }

    /// The file is read again in another way.
    pub fn begin_again(&mut self) {
        self.idle = MOST_IDLE;
    }
}
