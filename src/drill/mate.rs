//! Forced mates, and in draughts forced wins, found by trying everything: what the search says is proved. A budget
//! of positions is given from outside, so that nobody waits for a proof that takes too long.

use std::collections::HashMap;
use std::hash::Hash;

use shakmaty::{Chess, Position as _};

use crate::game::{Move, Position};
use crate::{chess, draughts};

/// Searches for wins by force, as long as its budget lasts. What it has found out it remembers.
#[derive(Clone, Debug)]
pub struct MateProof {
    chess: Tree<Chess>,
    draughts: Tree<draughts::Position>,
}

/// A position as the search sees it. A side without a move has lost, unless that is stalemate.
trait Node: Clone + Eq + Hash {
    type Move: Copy + Eq;

    fn moves(&self) -> Vec<Self::Move>;
    fn after(&self, mv: Self::Move) -> Self;
    /// Whether the side to move has no move, and has lost.
    fn is_lost(&self) -> bool;
    /// What comes first: checks, captures.
    fn is_forcing(&self) -> bool;
}

impl Node for Chess {
    type Move = shakmaty::Move;

    fn moves(&self) -> Vec<Self::Move> {
        self.legal_moves().to_vec()
    }

    fn after(&self, mv: Self::Move) -> Self {
        let mut next = self.clone();
        next.play_unchecked(mv);
        next
    }

    fn is_lost(&self) -> bool {
        self.is_checkmate()
    }

    fn is_forcing(&self) -> bool {
        self.is_check()
    }
}

impl Node for draughts::Position {
    type Move = draughts::Move;

    fn moves(&self) -> Vec<Self::Move> {
        self.legal_moves()
    }

    fn after(&self, mv: Self::Move) -> Self {
        self.play(mv).unwrap_or(*self)
    }

    fn is_lost(&self) -> bool {
        !self.can_move()
    }

    fn is_forcing(&self) -> bool {
        !self.must_capture_with().is_empty()
    }
}

/// The search of one game.
#[derive(Clone, Debug)]
struct Tree<N: Node> {
    /// How many positions may still be looked at.
    left: u64,
    /// Whether the side to move wins in at most this number of moves.
    known: HashMap<(N, u32), bool>,
    /// The answer that last refuted an attack, by the number of moves.
    refuted: Vec<Option<N::Move>>,
}

/// Whether the side to move is mated; in draughts, whether it has no move.
pub fn is_mate(position: &Position) -> bool {
    let chess = position.chess().map(chess::Position::is_checkmate);
    chess.or_else(|| position.draughts().map(Node::is_lost)) == Some(true)
}

impl MateProof {
    /// A search that looks at so many positions at most.
    pub fn within(positions: u64) -> Self {
        Self {
            chess: Tree::within(positions),
            draughts: Tree::within(positions),
        }
    }

    /// A search that ends when everything is tried, however long that takes.
    pub fn patient() -> Self {
        Self::within(u64::MAX)
    }

    fn is_lost(&mut self, position: &Position, moves: u32) -> Option<bool> {
        match position.draughts() {
            Some(position) => self.draughts.is_lost(position, moves),
            None => self.chess.is_lost(position.chess()?.shakmaty(), moves),
        }
    }

    fn can_win(&mut self, position: &Position, moves: u32) -> Option<bool> {
        match position.draughts() {
            Some(position) => self.draughts.can_win(position, moves),
            None => self.chess.can_win(position.chess()?.shakmaty(), moves),
        }
    }

    /// Whether after this move the side that makes it mates in at most `moves` moves, this one among them; `None`
    /// if the budget did not last.
    pub fn keeps(&mut self, position: &Position, mv: Move, moves: u32) -> Option<bool> {
        match position.play(mv) {
            Some(next) if moves > 0 => self.is_lost(&next, moves),
            _ => Some(false),
        }
    }

    /// The moves after which the side to move mates in at most `moves` moves, whatever is answered; `None` if the
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

    /// One of these moves; `None` if there is none, or if the budget did not last.
    pub fn mating_move(&mut self, position: &Position, moves: u32) -> Option<Move> {
        let mut legal = position.legal_moves();
        legal.sort_by_cached_key(|mv| !position.play(*mv).is_some_and(|next| next.is_check()));
        let mut keeps = |mv: &Move| self.keeps(position, *mv, moves) == Some(true);
        legal.into_iter().find(|mv| keeps(mv))
    }

    /// In how many moves the side to move mates by force, if it does in at most `most`; the outer `None` if the
    /// budget did not last.
    pub fn mate_in(&mut self, position: &Position, most: u32) -> Option<Option<u32>> {
        for moves in 1..=most {
            if self.can_win(position, moves)? {
                return Some(Some(moves));
            }
        }
        Some(None)
    }

    /// The answer that holds out longest against a mate in `moves` moves; of several the first one, so that the same
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
}

impl<N: Node> Tree<N> {
    fn within(positions: u64) -> Self {
        Self {
            left: positions,
            known: HashMap::new(),
            refuted: Vec::new(),
        }
    }

    /// Whether the side to move can win in at most `moves` moves.
    fn can_win(&mut self, position: &N, moves: u32) -> Option<bool> {
        if moves == 0 {
            return Some(false);
        }
        if moves == 1 {
            return self.can_win_at_once(position);
        }
        let key = (position.clone(), moves);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        let mut nexts = Vec::new();
        for mv in position.moves() {
            let next = self.after(position, mv)?;
            // What forces comes first, and what leaves few answers: there the mates are.
            nexts.push((!next.is_forcing(), next.moves().len(), next));
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

    fn can_win_at_once(&mut self, position: &N) -> Option<bool> {
        for mv in position.moves() {
            if self.after(position, mv)?.is_lost() {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether the side to move has lost now, or loses in at most `moves - 1` more moves of the other side.
    fn is_lost(&mut self, position: &N, moves: u32) -> Option<bool> {
        let mut answers = position.moves();
        if answers.is_empty() {
            return Some(position.is_lost());
        }
        if moves <= 1 {
            return Some(false);
        }
        // What refuted the attack before mostly does so again.
        let at = usize::try_from(moves).unwrap_or(0);
        if self.refuted.len() <= at {
            self.refuted.resize(at + 1, None);
        }
        let refuted = self.refuted[at];
        answers.sort_by_key(|mv| Some(*mv) != refuted);
        for mv in answers {
            let next = self.after(position, mv)?;
            if !self.can_win(&next, moves - 1)? {
                self.refuted[at] = Some(mv);
                return Some(false);
            }
        }
        Some(true)
    }

    /// The position after a move, if the budget lasts.
    fn after(&mut self, position: &N, mv: N::Move) -> Option<N> {
        self.left = self.left.checked_sub(1)?;
        Some(position.after(mv))
    }
}

/// The moves after which the side to move mates in at most `moves` moves, whatever is answered.
pub fn mating_moves(position: &Position, moves: u32) -> Vec<Move> {
    let found = MateProof::patient().mating_moves(position, moves);
    found.unwrap_or_default()
}

/// In how many moves the side to move mates by force, if it does in at most `most`.
pub fn mate_in(position: &Position, most: u32) -> Option<u32> {
    MateProof::patient().mate_in(position, most).flatten()
}
