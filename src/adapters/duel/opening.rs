//! Openings at random in which nobody stands clearly better.

use crate::chance::Chance;
use crate::game::{Game, Position};
use crate::opponent::{Limits, Memory, think};

/// The number of half-moves that are made at random.
const PLIES: usize = 6;
/// By how much one side may stand better at most, in hundredths of a pawn or a man.
const MOST: i32 = 40;

/// The positions of the opening with a number.
pub fn at(game: Game, seed: u64) -> Vec<Position> {
    let mut chance = Chance::new(seed);
    let mut memory = Memory::new(1);
    loop {
        let Some(positions) = random(game, &mut chance) else {
            continue;
        };
        let limits = Limits {
            depth: 14,
            nodes: 300_000,
        };
        let last = &positions[positions.len() - 1];
        let found = think(last, &[], &mut memory, limits, &mut |_| false, &mut |_| {});
        if found.is_some_and(|found| found.value.abs() <= MOST) {
            return positions;
        }
    }
}

fn random(game: Game, chance: &mut Chance) -> Option<Vec<Position>> {
    let mut positions = vec![game.start()];
    for _ in 0..PLIES {
        let now = positions.last()?;
        let next = now.play(*chance.pick(&now.legal_moves())?)?;
        positions.push(next);
    }
    Some(positions)
}
