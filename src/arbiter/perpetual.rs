//! Perpetual check as the code of 1956 has it: checks without end from which the king cannot escape.

use crate::board::Side;
use crate::game::{Move, Position};
use crate::record::Record;

/// How many checks ahead a proof looks before the positions must repeat: short proofs are tried first.
const DEPTHS: [usize; 4] = [2, 4, 8, 16];
/// How many positions each attempt at a proof may visit.
const MOST_POSITIONS: usize = 500;

/// Whether the side that has just given check gives perpetual check: § 17d (USSR 1956).
///
/// The article speaks of checks that follow one another without a break and that the king cannot
/// escape. From a record this is decided as follows: the position has stood before, the side has given
/// check with each of its moves since then, and it is proved that to every legal reply there is
/// another check, and so on without end. What is not proved within a bounded number of positions
/// does not end the game; it can still be claimed as a repetition.
pub fn is_perpetual_check(record: &Record, plies: usize) -> bool {
    let plies = plies.min(record.plies());
    let mut at = plies;
    while in_check(record.position_after(at)) {
        if at < plies && alike(record.position_after(at), record.position_after(plies)) {
            return checks_without_end(record.position_after(plies));
        }
        // The reply and the check before it.
        match at.checked_sub(2) {
            Some(before) => at = before,
            None => return false,
        }
    }
    false
}

/// The side that has given check with its last two moves at least. The opponent may have answered the last check.
pub(super) fn successive_checks(record: &Record) -> Option<Side> {
    let checked = |at: &usize| in_check(record.position_after(*at));
    let now = record.plies();
    let mut moves = [Some(now), now.checked_sub(1)].into_iter().flatten();
    let last = moves.find(checked)?;
    let before = last.checked_sub(2).filter(checked);
    before.map(|_| record.position_after(last).turn().other())
}

fn alike(one: &Position, other: &Position) -> bool {
    one.same_arrangement(other)
}

fn in_check(position: &Position) -> bool {
    position.is_check()
}

/// Whether every legal reply can be answered by a check after which the same holds.
fn checks_without_end(start: &Position) -> bool {
    DEPTHS.into_iter().any(|depth| {
        let mut proof = Proof {
            held: Vec::new(),
            visited: 0,
        };
        proof.holds(start, depth)
    })
}

/// An attempt at a proof.
struct Proof {
    /// The positions met on the way, with the king in check. Meeting one again completes the cycle;
    /// whatever was assumed in a branch that fails is forgotten with it.
    held: Vec<Position>,
    visited: usize,
}

impl Proof {
    fn holds(&mut self, checked: &Position, depth: usize) -> bool {
        if self.held.contains(checked) {
            return true;
        }
        self.visited += 1;
        if depth == 0 || self.visited > MOST_POSITIONS {
            return false;
        }
        let mark = self.held.len();
        self.held.push(checked.clone());
        let replies = checked.legal_moves();
        // A king that is mated gets no more checks.
        let held = !replies.is_empty()
            && replies
                .into_iter()
                .filter_map(|reply| checked.play(reply))
                .all(|free| self.goes_on(&free, depth - 1));
        if !held {
            self.held.truncate(mark);
        }
        held
    }

    /// Whether the side to move has a check after which the proof holds. A check that comes round
    /// to a position already met is tried first.
    fn goes_on(&mut self, free: &Position, depth: usize) -> bool {
        let play = |mv: Move| free.play(mv).filter(in_check);
        let mut checks: Vec<Position> = free.legal_moves().into_iter().filter_map(play).collect();
        checks.sort_by_key(|next| !self.held.contains(next));
        checks.iter().any(|next| self.holds(next, depth))
    }
}
