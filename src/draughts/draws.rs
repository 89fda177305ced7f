//! What is counted towards a draw (1.9): the facts, from the positions of a game. What they mean is
//! the arbiter's to say.

use super::squares::Squares;
use super::{Position, Road};
use crate::board::Side;

/// What the last position of a game counts towards a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// How often this position has stood with the same side to move, this time included (1.9.1.7).
    pub times: u32,
    /// Half-moves since a capture or a promotion, if both sides have kings (1.9.1.4).
    pub balance_plies: Option<u32>,
    /// How many pieces stand on the board: it decides how long the balance may last (1.9.1.4).
    pub pieces: u32,
    /// Half-moves, one after another, with kings only and without capture (1.9.1.6).
    pub king_plies: u32,
    /// The side that has nothing but three kings or more against one king, and how many moves it
    /// has made since (1.9.1.3).
    pub kings_against_one: Option<(Side, u32)>,
    /// The side that has three pieces against one king on the main road, and how many moves it has
    /// made since (1.9.1.5).
    pub main_road: Option<(Side, u32)>,
    /// Whether the lone king is lost: whatever it does, it is captured at once (1.9.1.5).
    pub is_lone_king_lost: bool,
}

impl Counts {
    /// Counts over the positions of a game, from its start to the one on the board; `None` without
    /// a position.
    pub fn of(positions: &[Position]) -> Option<Self> {
        let now = positions.last()?;
        let both_kings = Side::BOTH
            .into_iter()
            .all(|side| !now.kings(side).is_empty());
        let balance_plies = run(positions, |before, after| {
            material(before) == material(after)
        });
        let kings_against_one = Side::BOTH
            .into_iter()
            .find(|side| has_kings_against_one(now, *side));
        let main_road = Side::BOTH
            .into_iter()
            .find(|side| has_main_road(now, *side));
        let times = positions
            .iter()
            .filter(|past| past.same_arrangement(now))
            .count();
        Some(Self {
            times: number(times),
            balance_plies: both_kings.then(|| number(balance_plies)),
            pieces: Side::BOTH.map(|side| now.pieces(side).count()).iter().sum(),
            king_plies: number(run(positions, moves_a_king)),
            kings_against_one: kings_against_one.map(|side| {
                (
                    side,
                    moves_of(side, positions, |past| material(past) == material(now)),
                )
            }),
            main_road: main_road.map(|side| {
                (
                    side,
                    moves_of(side, positions, |past| has_main_road(past, side)),
                )
            }),
            is_lone_king_lost: main_road.is_some_and(|side| is_lost(now, side.other())),
        })
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// How many men and how many kings each side has.
fn material(position: &Position) -> [[u32; 2]; 2] {
    Side::BOTH.map(|side| [position.men(side).count(), position.kings(side).count()])
}

/// How many of the last steps of a game, one after another, are such.
fn run(positions: &[Position], is_such: impl Fn(&Position, &Position) -> bool) -> usize {
    let steps = positions.windows(2).rev();
    steps.take_while(|pair| is_such(&pair[0], &pair[1])).count()
}

/// Whether a king was moved, and nothing was captured. Men that stay where they are tell it.
fn moves_a_king(before: &Position, after: &Position) -> bool {
    material(before) == material(after)
        && Side::BOTH
            .into_iter()
            .all(|side| before.men(side) == after.men(side))
}

/// How many moves a side has made since the positions are such without a break.
fn moves_of(side: Side, positions: &[Position], is_such: impl Fn(&Position) -> bool) -> u32 {
    let since = positions.iter().rev().take_while(|past| is_such(past));
    // A move of the side led from a position in which it was to move; the last one leads nowhere yet.
    let moves = since.skip(1).filter(|past| past.turn() == side).count();
    number(moves)
}

fn is_lone_king(position: &Position, side: Side) -> bool {
    position.men(side).is_empty() && position.kings(side).count() == 1
}

fn has_kings_against_one(position: &Position, side: Side) -> bool {
    is_lone_king(position, side.other())
        && position.men(side).is_empty()
        && position.kings(side).count() >= 3
}

fn has_main_road(position: &Position, side: Side) -> bool {
    let road: Squares = Road::Main.squares().into_iter().collect();
    is_lone_king(position, side.other())
        && !position.kings(side.other()).and(road).is_empty()
        && position.pieces(side).count() == 3
}

/// Whether a side with one piece loses it whatever it does. With the other side to move it is
/// enough that it can be captured now.
fn is_lost(position: &Position, lone: Side) -> bool {
    let takes =
        |position: &Position| position.turn() != lone && !position.must_capture_with().is_empty();
    if position.turn() != lone {
        return takes(position);
    }
    let mut replies = position.legal_moves().into_iter();
    replies.all(|mv| position.play(mv).is_some_and(|after| takes(&after)))
}
