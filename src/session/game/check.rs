//! Whether the side to move is in check, every move that it has, and whether it may castle.

use crate::arbiter;
use crate::board::{Kind, Side, Square};
use crate::chess::{self, Castling};
use crate::protocol::Explored;
use crate::session::Session;

impl Session {
    /// From where the check comes is to be found out alone in a competition.
    pub(super) fn check(&self) -> Explored {
        let position = self.position();
        let side = position.turn();
        if !position.is_check() || self.waits_for_claim() {
            return Explored::NoCheck;
        }
        let is_king = |square: &Square| {
            let piece = position.piece_at(*square);
            piece.is_some_and(|piece| piece.kind == Kind::King && piece.side == side)
        };
        let king = Square::all()
            .find(is_king)
            .filter(|_| !self.is_in_competition());
        let from = king.map(|king| position.attackers(king, side.other()));
        Explored::Check(side, from.unwrap_or_default())
    }

    /// Which move it is, where the laws let it be told.
    pub(super) fn move_number(&self) -> Explored {
        let contest = &self.table.contest;
        let may_be_told = !contest.is_competition() || arbiter::tells_moves(&contest.rules);
        // The position is still the one before an illegal move from which no game can go on.
        let is_next = self.waits_for_claim() && self.to_move() == Side::White;
        let number = self.position().number() + u32::from(is_next);
        Explored::MoveNumber(may_be_told.then_some(number))
    }

    /// Where each piece of the side to move can go, or each of a kind, or what it can capture.
    pub(super) fn every_move(&self, kind: Option<Kind>, captures: bool) -> Explored {
        let position = self.position();
        let side = position.turn();
        let own = |square: &Square| {
            let piece = position.piece_at(*square);
            piece.is_some_and(|one| one.side == side && kind.is_none_or(|kind| one.kind == kind))
        };
        let moves = Square::all().filter(own);
        let moves = moves.map(|square| self.moves_from(square, captures));
        let goes = |found: &Explored| matches!(found, Explored::Moves { targets, .. } if !targets.is_empty());
        let found: Vec<Explored> = moves.filter(goes).collect();
        match captures {
            true if found.is_empty() => Explored::NoCapture,
            true | false => Explored::EveryMove(found),
        }
    }

    /// What stands against castling on each side. While the opponent thinks, a player asks about his own king. In
    /// draughts there is only where the kings may go.
    pub(super) fn castling(&self) -> Explored {
        let Some(board) = self.position().chess() else {
            return self.every_move(Some(Kind::DraughtsKing), false);
        };
        let passed = board.passed().filter(|_| self.is_opponents_turn());
        ways_to_castle(passed.as_ref().unwrap_or(board))
    }

    /// The same of one side. Of a side that gives check nothing can be said but whether it has castled.
    pub(super) fn castling_of(&self, side: Side) -> Explored {
        let Some(board) = self.position().chess() else {
            return self.every_move(Some(Kind::DraughtsKing), false);
        };
        if board.turn() == side {
            return ways_to_castle(board);
        }
        let passed = board.passed();
        passed.map_or_else(|| self.castled(), |board| ways_to_castle(&board))
    }
}

fn ways_to_castle(board: &chess::Position) -> Explored {
    let ways = [Castling::Short, Castling::Long];
    Explored::Castling(ways.map(|way| (way, board.why_not_castling(way))).to_vec())
}
