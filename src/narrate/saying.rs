//! How players say a move, with fewer words than it is announced with.

use super::announce::{full, promotion, short, squares};
use super::announce_draughts;
use super::cue::{Phrase, Sentence, sentence};
use super::verbosity::bare_capture;
use crate::game::{Move, Position};
use crate::protocol::MoveForm;

/// The ways in which a legal move is said: from square to square, in full and shortly; a capture with and without its
/// word and with and without what is taken. Checks are not said. Empty if the move is not legal in the position.
pub fn sayings(before: &Position, mv: Move) -> Vec<Sentence> {
    let mut ways = match (before, mv) {
        (Position::Chess(position), Move::Chess(mv)) => {
            position.facts(mv).map_or_else(Vec::new, |facts| {
                let quiet = crate::chess::MoveFacts {
                    captured: None,
                    ..facts
                };
                let named = [full(&facts), short(&facts)];
                let bare = named.iter().cloned().map(bare_capture);
                let plain = [squares(&quiet), full(&quiet), short(&quiet)];
                let all = plain.into_iter().chain(bare).chain(named.clone());
                let with_piece = |head: Phrase| sentence((head, promotion(&facts)));
                all.map(with_piece).collect()
            })
        }
        (Position::Draughts(position), Move::Draughts(mv)) => {
            [MoveForm::Squares, MoveForm::Short, MoveForm::Full]
                .map(|form| announce_draughts::way(position, mv, form))
                .into()
        }
        _ => Vec::new(),
    };
    ways.retain(|way| !way.0.is_empty());
    let mut at = 0;
    while at < ways.len() {
        if ways[..at].contains(&ways[at]) {
            ways.remove(at);
        } else {
            at += 1;
        }
    }
    ways
}
