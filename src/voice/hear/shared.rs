//! What a way of giving a command and what was said have in common.

use std::ops::Range;

use super::guess::Mood;

/// What a way of giving a command has in common with what was said.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Shared {
    /// In percent.
    pub(super) share: u32,
    /// In percent of what was said.
    pub(super) left_over: u32,
    /// Whether all of it was said that tells something.
    pub(super) is_whole: bool,
    /// Whether more of what the way tells was said than not, fillers and gaps aside.
    pub(super) says_most: bool,
    /// Whether something was named that is none of it.
    pub(super) passes_over: bool,
    pub(super) mood: Mood,
}

/// What was said beside a way of giving a command.
#[derive(Default)]
pub(super) struct LeftOver {
    /// A number is among it.
    pub(super) has_figures: bool,
    /// Something was named that is none of it.
    pub(super) is_name: bool,
    /// Somebody else was named.
    pub(super) is_other: bool,
    /// A word that tells something is one of commands.
    pub(super) is_known: bool,
    /// What it tells, and what of it the command has in its other ways, in percent of what that tells.
    pub(super) tells: u32,
    pub(super) common: u32,
    /// What it tells that is in no way of the command, in percent.
    pub(super) unsaid: u32,
}

/// What a way and what was said tell, and what of it they have in common.
#[derive(Default)]
pub(super) struct Sums {
    /// Which of the words that were said are used.
    pub(super) used: u64,
    /// In percent of what both tell.
    pub(super) common: u32,
    pub(super) way: u32,
    pub(super) said: u32,
}

impl Sums {
    pub(super) fn is_free(&self, at: usize) -> bool {
        self.used & 1 << at == 0
    }

    /// What was said there fills a gap.
    pub(super) fn take(&mut self, place: Range<usize>) {
        for at in place {
            self.used |= 1 << at;
        }
    }

    /// A gap is filled.
    pub(super) fn fill(&mut self, weight: u32) {
        self.common += 200 * weight;
        self.way += weight;
        self.said += weight;
    }

    /// A word of the way was said there.
    pub(super) fn add(&mut self, at: usize, counts: u32, [way, said]: [u32; 2]) {
        self.used |= 1 << at;
        self.common += counts * (way + said);
        self.way += way;
        self.said += said;
    }
}
