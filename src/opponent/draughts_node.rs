//! Draughts as the search sees it.

use super::draughts_value;
use super::node::{Node, WIN};
use crate::board::Side;
use crate::draughts::{self, Counts, Endings, SolvedEnding};
use crate::game::{Move, Position};

/// The number of half-moves with kings only and without a capture after which the game is drawn.
const MOST_KING_PLIES: u32 = 30;

/// A position with its key.
#[derive(Clone)]
pub(super) struct DraughtsNode {
    position: draughts::Position,
    key: u64,
    /// Half-moves with kings only and without a capture.
    king_plies: u32,
}

/// Mixes the bits of a number well. The constants are those of SplitMix64.
const fn mixed(mut bits: u64) -> u64 {
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

fn key(position: &draughts::Position) -> u64 {
    let men = Side::BOTH.map(|side| position.men(side).bits());
    let kings = Side::BOTH.map(|side| position.kings(side).bits());
    // All stand on dark squares; upside down, kings stand on light ones.
    let sides = [0, 1].map(|side| men[side] | kings[side].swap_bytes());
    let turn = u64::from(position.turn() == Side::Black);
    mixed(mixed(sides[0].wrapping_add(turn)) ^ sides[1])
}

impl Node for DraughtsNode {
    type Move = draughts::Move;

    const TRUSTS_LOOKS: bool = false;

    const ARRIVALS: usize = 64;

    fn new(position: &Position, past: &[Position]) -> Option<Self> {
        let position = *position.draughts()?;
        let game: Vec<draughts::Position> = past
            .iter()
            .filter_map(|past| past.draughts().copied())
            .chain([position])
            .collect();
        let king_plies = Counts::of(&game).map_or(0, |counts| counts.king_plies);
        Some(Self {
            position,
            key: key(&position),
            king_plies,
        })
    }

    fn plain(mv: Self::Move) -> Move {
        mv.into()
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn moves(&self, into: &mut Vec<Self::Move>) {
        self.position.moves_into(into);
    }

    /// Captures are forced, so that only making a king changes much of one's own will.
    fn noisy(&self, into: &mut Vec<Self::Move>) {
        let before_last = match self.position.turn() {
            Side::White => 0x00ff_0000_0000_0000,
            Side::Black => 0x0000_0000_0000_ff00,
        };
        let runs = self.position.men(self.position.turn()).bits() & before_last != 0;
        if runs {
            self.position.moves_into(into);
            into.retain(|mv| self.position.promotes(*mv));
        }
    }

    fn is_forced(&self) -> bool {
        !self.position.must_capture_with().is_empty()
    }

    fn play(&self, mv: Self::Move) -> Self {
        let is_king = self.position.kings(self.position.turn()).contains(mv.from);
        let position = self.position.after(mv);
        Self {
            position,
            key: key(&position),
            king_plies: if is_king && !mv.is_capture() {
                self.king_plies + 1
            } else {
                0
            },
        }
    }

    /// The duty to move is often the point.
    fn pass(&self) -> Option<Self> {
        None
    }

    fn value(&self) -> i32 {
        draughts_value::of(&self.position)
    }

    /// A side that cannot move has lost.
    fn value_without_moves(&self) -> i32 {
        -WIN
    }

    fn is_drawn(&self) -> bool {
        self.king_plies >= MOST_KING_PLIES
    }

    /// A win or a loss with kings only counts as far as the game is not drawn before.
    fn solved(&self, endings: &Endings) -> Option<i32> {
        let (value, plies) = match endings.of(&self.position)? {
            SolvedEnding::Drawn => return Some(0),
            SolvedEnding::Won(plies) => (WIN - i32::from(plies), plies),
            SolvedEnding::Lost(plies) => (i32::from(plies) - WIN, plies),
        };
        let is_in_time = self.king_plies + u32::from(plies) <= MOST_KING_PLIES;
        is_in_time.then_some(value)
    }

    fn quiet_plies(&self) -> usize {
        self.king_plies as usize
    }

    fn promise(&self, mv: Self::Move) -> i32 {
        let captured = i32::try_from(mv.captured.count()).unwrap_or(0);
        let kings = mv
            .captured
            .and(self.position.kings(self.position.turn().other()));
        let of_kings = i32::try_from(kings.count()).unwrap_or(0);
        800 * captured + 1_600 * of_kings + 1_600 * i32::from(self.position.promotes(mv))
    }

    /// What is forced need not be weighed, and what is offered is often the point.
    fn loss(&self, _mv: Self::Move) -> i32 {
        0
    }

    fn squares(mv: Self::Move) -> usize {
        usize::from(mv.from.index()) * 64 + usize::from(mv.to.index())
    }

    fn arrival(mv: Self::Move) -> usize {
        usize::from(mv.to.index())
    }

    /// Moves between the same squares are told apart by what they capture.
    fn code(mv: Self::Move) -> u32 {
        let squares = u32::try_from(Self::squares(mv)).unwrap_or(0);
        let captured = mixed(mv.captured.bits()) >> 46;
        1 << 31 | u32::try_from(captured).unwrap_or(0) << 12 & 0x3fff_f000 | squares
    }
}
