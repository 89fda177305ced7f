//! Forced mates, found by trying everything: what the search says of a mate is proved.

use crate::game::{Move, Position};

/// Whether the side to move is mated.
pub fn is_mate(position: &Position) -> bool {
    position.is_check() && position.legal_moves().is_empty()
}

/// The moves after which the side to move mates in at most so many moves, whatever is answered.
pub fn mating_moves(position: &Position, moves: u32) -> Vec<Move> {
    let legal = position.legal_moves().into_iter();
    let mates = |mv: &Move| position.play(*mv).is_some_and(|next| is_lost(&next, moves));
    legal.filter(mates).collect()
}

/// In how many moves the side to move mates by force, if it does in at most so many.
pub fn mate_in(position: &Position, most: u32) -> Option<u32> {
    (1..=most).find(|moves| can_mate(position, *moves))
}

/// The answer that holds out longest against a mate in so many moves; `None` if there is no answer.
pub fn longest_answer(position: &Position, moves: u32) -> Option<Move> {
    let legal = position.legal_moves().into_iter();
    let left = |mv: &Move| {
        let next = position.play(*mv)?;
        mate_in(&next, moves)
    };
    // Of several, the first one, so that the same puzzle is answered in the same way.
    let mut best: Option<(u32, Move)> = None;
    for mv in legal {
        let left = left(&mv).unwrap_or(u32::MAX);
        if best.is_none_or(|(most, _)| left > most) {
            best = Some((left, mv));
        }
    }
    best.map(|(_, mv)| mv)
}

fn can_mate(position: &Position, moves: u32) -> bool {
    let mut legal = position.legal_moves().into_iter();
    legal.any(|mv| position.play(mv).is_some_and(|next| is_lost(&next, moves)))
}

/// Whether the side to move is mated now, or in at most `moves - 1` more moves of the other side.
fn is_lost(position: &Position, moves: u32) -> bool {
    let answers = position.legal_moves();
    if answers.is_empty() {
        return position.is_check();
    }
    let still = |mv: &Move| {
        position
            .play(*mv)
            .is_some_and(|next| can_mate(&next, moves - 1))
    };
    moves > 1 && answers.iter().all(still)
}
