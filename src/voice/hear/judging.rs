//! Words that judge a move, "good": before a square they are courtesy, behind it they make none.

use super::mark::Mark;

/// Makes fillers of words that judge. Behind a square they do so of a move, and make none: "a3 is good".
pub(super) fn fill_judging(way: &mut [Mark]) -> bool {
    let mut names_a_square = false;
    for mark in way {
        names_a_square |= matches!(mark, Mark::Rank(_));
        if *mark == Mark::Judging {
            if names_a_square {
                return false;
            }
            *mark = Mark::Filler;
        }
    }
    true
}
