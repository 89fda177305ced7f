//! Chess as the search sees it.

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Color, EnPassantMode, Position as _, Role};

use super::chess_value;
use super::exchange::{exchange, worth};
use super::node::{Node, WIN};
use crate::chess;
use crate::draughts::Endings;
use crate::game::{Move, Position};

/// A position with its key.
#[derive(Clone)]
pub(super) struct ChessNode {
    position: shakmaty::Chess,
    key: Zobrist64,
}

impl Node for ChessNode {
    type Move = shakmaty::Move;

    const TRUSTS_LOOKS: bool = true;

    const ARRIVALS: usize = 512;

    /// The number of quiet moves is part of the position.
    fn new(position: &Position, _past: &[Position]) -> Option<Self> {
        let position = position.chess()?.shakmaty().clone();
        let key = position.zobrist_hash(EnPassantMode::Legal);
        Some(Self { position, key })
    }

    fn plain(mv: Self::Move) -> Move {
        chess::plain(mv).into()
    }

    fn key(&self) -> u64 {
        self.key.0
    }

    fn moves(&self, into: &mut Vec<Self::Move>) {
        into.extend(self.position.legal_moves());
    }

    fn noisy(&self, into: &mut Vec<Self::Move>) {
        into.extend(self.position.capture_moves());
        let promotions = self.position.promotion_moves();
        let queens = promotions
            .into_iter()
            .filter(|mv| !mv.is_capture() && mv.promotion() == Some(Role::Queen));
        into.extend(queens);
    }

    fn is_forced(&self) -> bool {
        self.position.is_check()
    }

    fn play(&self, mv: Self::Move) -> Self {
        let key = self
            .position
            .update_zobrist_hash(self.key, mv, EnPassantMode::Legal);
        let mut position = self.position.clone();
        position.play_unchecked(mv);
        let key = key.unwrap_or_else(|| position.zobrist_hash(EnPassantMode::Legal));
        Self { position, key }
    }

    /// Not with pawns only: there the duty to move is often the point.
    fn pass(&self) -> Option<Self> {
        let board = self.position.board();
        let own = board.by_color(self.position.turn());
        if (own & (board.rooks_and_queens() | board.knights() | board.bishops())).is_empty() {
            return None;
        }
        let position = self.position.clone().swap_turn().ok()?;
        let key = position.zobrist_hash(EnPassantMode::Legal);
        Some(Self { position, key })
    }

    fn value(&self) -> i32 {
        let value = chess_value::of(self.position.board());
        let tempo = 12;
        match self.position.turn() {
            Color::White => value + tempo,
            Color::Black => tempo - value,
        }
    }

    fn value_without_moves(&self) -> i32 {
        if self.position.is_check() { -WIN } else { 0 }
    }

    fn is_drawn(&self) -> bool {
        self.position.halfmoves() >= 100 || self.position.is_insufficient_material()
    }

    fn solved(&self, _endings: &Endings) -> Option<i32> {
        None
    }

    fn quiet_plies(&self) -> usize {
        self.position.halfmoves() as usize
    }

    fn promise(&self, mv: Self::Move) -> i32 {
        let promoted = mv
            .promotion()
            .map_or(0, |role| if let Role::Queen = role { 8 * 850 } else { -1 });
        let captured = mv
            .capture()
            .map_or(0, |role| 8 * worth(role) - worth(mv.role()) / 10);
        captured + promoted
    }

    fn loss(&self, mv: Self::Move) -> i32 {
        let Some(from) = mv.from() else {
            return 0;
        };
        let won = mv.capture().map_or(0, worth);
        if mv.is_promotion() || mv.role() == Role::King || won >= worth(mv.role()) {
            return 0;
        }
        let board = self.position.board();
        let occupied = board.occupied().without(from);
        let answer = exchange(board, mv.to(), mv.role(), !self.position.turn(), occupied);
        (answer - won).max(0)
    }

    fn squares(mv: Self::Move) -> usize {
        let from = mv.from().unwrap_or(mv.to());
        usize::from(from) * 64 + usize::from(mv.to())
    }

    fn arrival(mv: Self::Move) -> usize {
        64 * (mv.role() as usize) + usize::from(mv.to())
    }

    fn code(mv: Self::Move) -> u32 {
        let squares = u32::try_from(Self::squares(mv)).unwrap_or(0);
        let promotion = mv.promotion().map_or(0, |role| role as u32);
        1 << 31 | promotion << 12 | squares
    }
}
