//! What the laws on touched pieces leave open, so that the arbiter is asked.

use super::looks::rook_of;
use super::made::Made;
use super::obligation::Obligation;
use super::rules::{Law, Rules};
use super::touch::duty;
use super::turn::Turn;
use crate::game::Move;

/// Whether castling stands on the board of which the arbiter has not decided yet. Where the king must move because
/// another castling was not legal, § 10 (USSR 1956) does not say whether that is a move of the king; Art. 4.4.3
/// (FIDE 2023) does.
pub fn asks_about_castling(turn: &Turn) -> bool {
    let Made::Legal(mv) = turn.made() else {
        return false;
    };
    if turn.is_castling_rejected() {
        return false;
    }
    let piece = turn.before().piece_at(mv.from());
    let castling = mv.chess().zip(piece);
    castling.is_some_and(|(mv, piece)| rook_of(mv, piece).is_some())
}

/// Whether a move keeps to one of two touches of which the laws do not say which binds: § 14 (USSR 1956). Whether it is
/// the touch of the own piece to which it keeps, and the law.
pub fn asks_about_touch(rules: &Rules, turn: &Turn, mv: Move) -> Option<(bool, Law)> {
    let duty = duty(rules, turn)?;
    let Obligation::Either(own, ..) = duty.obligation else {
        return None;
    };
    duty.moves
        .contains(&mv)
        .then(|| (mv.from() == own, duty.law))
}
