//! Forced mates, found by trying everything: what the search says of a mate is proved. A budget of positions is
//! given from outside, so that nobody waits for a proof that takes too long.

use std::collections::HashMap;

use shakmaty::{Chess, Move as Found, Position as _};

use crate::chess;
use crate::game::{Move, Position};

/// Searches for mates, as long as its budget lasts. What it has found out it remembers.
#[derive(Clone, Debug, Default)]
pub struct Proof {
    /// How many positions may still be looked at.
    left: u64,
    /// Whether the side to move mates in at most so many moves.
    known: HashMap<(Chess, u32), bool>,
    /// The answer that has refuted an attack last, by the number of moves.
    refuted: Vec<Option<Found>>,
}

/// Whether the side to move is mated.
pub fn is_mate(position: &Position) -> bool {
    position.chess().is_some_and(chess::Position::is_checkmate)
}

impl Proof {
    /// A search that looks at so many positions at most.
    pub fn within(positions: u64) -> Self {
        Self {
            left: positions,
            ..Self::default()
        }
    }

    /// A search that ends when everything is tried, however long that takes.
    pub fn patient() -> Self {
        Self::within(u64::MAX)
    }

    /// How many positions may still be looked at.
    pub fn left(&self) -> u64 {
        self.left
    }

    /// Whether after this move the side that makes it mates in at most `moves` moves, this one among them; `None`
    /// if the budget did not last.
    pub fn keeps(&mut self, position: &Position, mv: Move, moves: u32) -> Option<bool> {
        let next = position.play(mv);
        let next = next.as_ref().and_then(Position::chess);
        match next {
            Some(next) if moves > 0 => self.is_lost(next.shakmaty(), moves),
            _ => Some(false),
        }
    }

    /// The moves after which the side to move mates in at most so many moves, whatever is answered; `None` if the
    /// budget did not last.
    pub fn mating_moves(&mut self, position: &Position, moves: u32) -> Option<Vec<Move>> {
        let mut found = Vec::new();
        for mv in position.legal_moves() {
            if self.keeps(position, mv, moves)? {
                found.push(mv);
            }
        }
        Some(found)
    }

    /// The first of these moves; `None` if there is none, or if the budget did not last.
    pub fn mating_move(&mut self, position: &Position, moves: u32) -> Option<Move> {
        let mut legal = position.legal_moves();
        let is_check = |mv: &Move| position.play(*mv).is_some_and(|next| next.is_check());
        legal.sort_by_key(|mv| !is_check(mv));
        let mut keeps = |mv: &Move| self.keeps(position, *mv, moves) == Some(true);
        legal.into_iter().find(|mv| keeps(mv))
    }

    /// In how many moves the side to move mates by force, if it does in at most so many; the outer `None` if the
    /// budget did not last.
    pub fn mate_in(&mut self, position: &Position, most: u32) -> Option<Option<u32>> {
        let Some(position) = position.chess() else {
            return Some(None);
        };
        for moves in 1..=most {
            if self.can_mate(position.shakmaty(), moves)? {
                return Some(Some(moves));
            }
        }
        Some(None)
    }

    /// The answer that holds out longest against a mate in so many moves; of several the first one, so that the same
    /// position is answered in the same way. `None` if there is no answer.
    pub fn longest_answer(&mut self, position: &Position, moves: u32) -> Option<Move> {
        let mut best: Option<(u32, Move)> = None;
        for mv in position.legal_moves() {
            let next = position.play(mv)?;
            // What is not proved to be mate holds out longest.
            let left = self.mate_in(&next, moves).flatten().unwrap_or(u32::MAX);
            if best.is_none_or(|(most, _)| left > most) {
                best = Some((left, mv));
            }
        }
        best.map(|(_, mv)| mv)
    }

    /// Whether the side to move can mate in at most so many moves.
    fn can_mate(&mut self, position: &Chess, moves: u32) -> Option<bool> {
        if moves == 0 {
            return Some(false);
        }
        if moves == 1 {
            return self.can_mate_at_once(position);
        }
        let key = (position.clone(), moves);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        let mut nexts = Vec::new();
        for mv in position.legal_moves() {
            let next = self.after(position, mv)?;
            let answers = next.legal_moves().len();
            // Checks come first, and what leaves few answers: there the mates are.
            nexts.push((!next.is_check(), answers, next));
        }
        nexts.sort_by_key(|(is_quiet, answers, _)| (*is_quiet, *answers));
        let mut found = false;
        for (_, _, next) in nexts {
            if self.is_lost(&next, moves)? {
                found = true;
                break;
            }
        }
        self.known.insert(key, found);
        Some(found)
    }

    fn can_mate_at_once(&mut self, position: &Chess) -> Option<bool> {
        for mv in position.legal_moves() {
            let next = self.after(position, mv)?;
            if next.is_check() && next.legal_moves().is_empty() {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether the side to move is mated now, or in at most `moves - 1` more moves of the other side.
    fn is_lost(&mut self, position: &Chess, moves: u32) -> Option<bool> {
        let mut answers = position.legal_moves();
        if answers.is_empty() {
            return Some(position.is_check());
        }
        if moves <= 1 {
            return Some(false);
        }
        // What has refuted the attack before does so again, mostly.
        let at = usize::try_from(moves).unwrap_or(0);
        if self.refuted.len() <= at {
            self.refuted.resize(at + 1, None);
        }
        let refuted = self.refuted[at];
        answers.sort_by_key(|mv| (Some(*mv) != refuted, !mv.is_capture()));
        for mv in answers {
            let next = self.after(position, mv)?;
            if !self.can_mate(&next, moves - 1)? {
                self.refuted[at] = Some(mv);
                return Some(false);
            }
        }
        Some(true)
    }

    /// The position after a move, if the budget lasts.
    fn after(&mut self, position: &Chess, mv: Found) -> Option<Chess> {
        self.left = self.left.checked_sub(1)?;
        let mut next = position.clone();
        next.play_unchecked(mv);
        Some(next)
    }
}

/// The moves after which the side to move mates in at most so many moves, whatever is answered.
pub fn mating_moves(position: &Position, moves: u32) -> Vec<Move> {
    let found = Proof::patient().mating_moves(position, moves);
    found.unwrap_or_default()
}

/// In how many moves the side to move mates by force, if it does in at most so many.
pub fn mate_in(position: &Position, most: u32) -> Option<u32> {
    Proof::patient().mate_in(position, most).flatten()
}
