//! Sides that are named in a move.

use super::mark::Mark;
use super::tokens::tokens;
use crate::voice::Voices;

/// Whether words tell or ask instead of moving.
pub(super) fn is_told(marks: &[Mark]) -> bool {
    marks.contains(&Mark::Asking) || marks.first() == Some(&Mark::AskingFirst)
}

/// Whether it is told what a side does, and not which piece is meant: "White plays e4".
pub(super) fn is_told_of(marks: &[Mark], side: usize) -> bool {
    let before = side.checked_sub(1).and_then(|before| marks.get(before));
    let is_of_piece = before.is_some_and(|mark| *mark == Mark::With || mark.kind().is_some());
    let does = |mark: &Mark| {
        matches!(
            mark,
            Mark::Filler
                | Mark::Putting
                | Mark::Asking
                | Mark::AskingFirst
                | Mark::Takes
                | Mark::Taking
                | Mark::Cross
                | Mark::Castles
                | Mark::CastlesTo(_)
        )
    };
    !is_of_piece && marks.get(side + 1).is_some_and(does)
}

impl Voices {
    /// Whether a line tells what a side does, in the player's language. A word that is none of moves may do it.
    pub fn tells_of_a_side(&self, text: &str, language: &str) -> bool {
        let (own, said) = (self.own(language), tokens(text));
        let (mut marks, mut at) = (Vec::new(), 0);
        while at < said.len() {
            let (found, taken) = own.look_up(&said[at..]);
            let side = found.iter().find(|mark| matches!(mark, Mark::Side(_)));
            marks.push(*side.or(found.first()).unwrap_or(&Mark::Filler));
            at += taken.max(1);
        }
        let tells = |at: usize| matches!(marks[at], Mark::Side(_)) && is_told_of(&marks, at);
        (0..marks.len()).any(tells)
    }
}
