//! What a king can do against a king, worked out to the end (1.9.1.2).

use super::Position;
use super::squares::{DARK, Squares};
use crate::board::Side;

/// Each side's one king, the side to move first.
type Kings = [u32; 2];

impl Position {
    /// Whether neither side can win against right play: that is worked out where each side has one king
    /// and nothing else. `None` where it is not worked out.
    pub fn neither_can_win(&self) -> Option<bool> {
        let alone = |side: Side| self.pieces(side).count() == 1 && self.men(side).is_empty();
        if !Side::BOTH.into_iter().all(alone) {
            return None;
        }
        let (own, theirs) = (self.own().trailing_zeros(), self.theirs().trailing_zeros());
        let lost = lost_positions();
        let wins = !self.must_capture_with().is_empty()
            || replies([own, theirs])
                .into_iter()
                .any(|next| lost.contains(&next));
        Some(!wins && !lost.contains(&[own, theirs]))
    }
}

/// The position with the second king to move that each move of the first one leads to.
fn replies([own, theirs]: Kings) -> Vec<Kings> {
    let moves = of([own, theirs]).legal_moves().into_iter();
    moves.map(|mv| [theirs, u32::from(mv.to.index())]).collect()
}

fn of([own, theirs]: Kings) -> Position {
    let sides = [1 << own, 1 << theirs];
    Position {
        sides,
        kings: sides[0] | sides[1],
        turn: Side::White,
        number: 1,
    }
}

/// Every position in which the side to move loses, whatever it does: each of its moves lets the other
/// king capture, or come to a position in which it loses all the same.
fn lost_positions() -> Vec<Kings> {
    let squares: Vec<u32> = DARK.iter().map(|square| square.index().into()).collect();
    let pairs = squares.iter().flat_map(|own| {
        let others = squares.iter().filter(move |theirs| *theirs != own);
        others.map(move |theirs| [*own, *theirs])
    });
    // A side that can capture has won, and cannot lose.
    let captures = |kings: &Kings| of(*kings).must_capture_with() != Squares::NONE;
    let open: Vec<(Kings, Vec<Kings>)> = pairs
        .filter(|kings| !captures(kings))
        .map(|kings| (kings, replies(kings)))
        .collect();
    let mut lost: Vec<Kings> = Vec::new();
    loop {
        let leads_to_loss = |kings: &Kings| replies(*kings).iter().any(|next| lost.contains(next));
        let found: Vec<Kings> = open
            .iter()
            .filter(|(kings, next)| {
                !lost.contains(kings)
                    && next
                        .iter()
                        .all(|next| captures(next) || leads_to_loss(next))
            })
            .map(|(kings, _)| *kings)
            .collect();
        if found.is_empty() {
            return lost;
        }
        lost.extend(found);
    }
}
