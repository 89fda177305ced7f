//! How a player enters a move.

use crate::board::{Kind, Square};
use crate::game::Move;
use crate::protocol::draughts::DraughtsEntry;
use serde::{Deserialize, Serialize};

/// What became of the words or keys with which a player entered a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveEntry {
    /// Exactly one legal move was meant.
    Move(Move),
    /// Several legal moves fit.
    Several(Vec<Move>),
    /// From one square to another, legal or not.
    FromTo(Square, Square),
    /// A kind of piece to a square, but no legal move is such.
    KindTo(Kind, Square),
    /// A square that no legal move reaches.
    To(Square),
    /// Castling, which is not legal; whether it was the short one.
    Castling(bool),
    /// A legal move that does not capture, but a capture was named, on the square given.
    NoCapture(Square),
    /// A capture was named, and none is legal that is such.
    NoCaptures,
    /// A piece of this kind was named on a square where it is not.
    NotThere(Kind, Square),
    /// A piece of this kind and its file or rank were named, but none from there can go to the square.
    NoneFromThere(Kind, Square),
    /// A legal move that captures nothing in passing, but that was said.
    NoEnPassant,
    /// A legal move that gives no check, but that was said.
    NoCheck,
    /// A legal move that gives no double check, but that was said.
    NoDoubleCheck,
    /// A legal move that does not mate, but that was said.
    NoMate,
    /// A promotion was named where there is none.
    NoPromotion,
    /// Draughts: what was said of a move and is not so.
    Draughts(DraughtsEntry),
    /// The words mean nothing here.
    Unreadable(String),
}

impl MoveEntry {
    /// Several moves as a player chooses among them, each with what he enters: a pawn that is promoted counts once, and what
    /// it becomes is asked later. All of them where they are nothing but that.
    pub fn ways(moves: &[Move]) -> Vec<(Move, Self)> {
        let alike = |one: &Move, other: &Move| {
            let promote = one.promotion().is_some() && other.promotion().is_some();
            promote && (one.from(), one.to()) == (other.from(), other.to())
        };
        let mut ways: Vec<(Move, Self)> = Vec::new();
        for mv in moves {
            match ways.iter_mut().find(|(one, _)| alike(one, mv)) {
                Some((_, entry)) => *entry = Self::FromTo(mv.from(), mv.to()),
                None => ways.push((*mv, Self::Move(*mv))),
            }
        }
        match ways.len() {
            0 | 1 => moves.iter().map(|mv| (*mv, Self::Move(*mv))).collect(),
            _ => ways,
        }
    }

    /// The legal moves of which one was meant for certain, in chess and in draughts; none where none was found.
    pub fn moves(&self) -> &[Move] {
        if let Self::Move(one) = self {
            std::slice::from_ref(one)
        } else if let Self::Several(moves) = self {
            moves
        } else {
            &[]
        }
    }

    /// Whether this legal move is one of those that were meant.
    pub fn names(&self, mv: &Move) -> bool {
        match self {
            Self::Move(one) => mv == one,
            Self::Several(moves) => moves.contains(mv),
            Self::FromTo(from, to) => (mv.from(), mv.to()) == (*from, *to),
            Self::KindTo(..)
            | Self::To(_)
            | Self::Castling(_)
            | Self::NoCapture(_)
            | Self::NoCaptures
            | Self::NotThere(..)
            | Self::NoneFromThere(..)
            | Self::NoEnPassant
            | Self::NoCheck
            | Self::NoDoubleCheck
            | Self::NoMate
            | Self::NoPromotion
            | Self::Draughts(_)
            | Self::Unreadable(_) => false,
        }
    }
}
