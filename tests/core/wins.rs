//! Forced wins in draughts, proved by trying everything: the search finds all of them.

use std::collections::{HashMap, HashSet};

use annabella::chance::Chance;
use annabella::draughts::Position;
use annabella::opponent::{Limits, Memory, think};

/// The longest win that is looked for, in half-moves.
pub const LONGEST: u32 = 9;

/// Whether the side to move can force that the other one has no move, within so many half-moves.
fn wins(position: Position, plies: u32, known: &mut HashMap<(Position, u32), bool>) -> bool {
    if plies == 0 {
        return false;
    }
    if let Some(known) = known.get(&(position, plies)) {
        return *known;
    }
    let forced = position.legal_moves().into_iter().any(|mv| {
        let next = position.play(mv).unwrap();
        let replies = next.legal_moves();
        replies.is_empty()
            || plies > 2
                && replies
                    .into_iter()
                    .all(|reply| wins(next.play(reply).unwrap(), plies - 2, known))
    });
    known.insert((position, plies), forced);
    forced
}

/// In how many half-moves the side to move wins by force, if it does.
pub fn shortest(position: Position) -> Option<u32> {
    let mut known = HashMap::new();
    (1..=LONGEST)
        .step_by(2)
        .find(|plies| wins(position, *plies, &mut known))
}

/// A position of a game at random with few pieces.
fn random(chance: &mut Chance) -> Option<Position> {
    let mut position = Position::default();
    let few = 3 + chance.below(5);
    loop {
        let pieces: u32 = annabella::board::Side::BOTH
            .map(|side| position.pieces(side).count())
            .iter()
            .sum();
        if pieces as usize <= few {
            return Some(position);
        }
        let moves = position.legal_moves();
        position = position.play(*chance.pick(&moves)?)?;
    }
}

/// Finds so many wins of five half-moves or more, and lets the search find them, too.
fn all_are_found(count: usize, seed: u64) {
    let mut chance = Chance::new(seed);
    let mut seen = HashSet::new();
    let mut lengths = [0; 10];
    let mut found = 0;
    while found < count {
        // Where there is no choice nothing has to be found.
        let position = random(&mut chance).filter(|one| one.legal_moves().len() > 1);
        let Some(position) = position else {
            continue;
        };
        let Some(plies) = shortest(position).filter(|plies| *plies >= 5) else {
            continue;
        };
        if !seen.insert(position) {
            continue;
        }
        found += 1;
        lengths[plies as usize] += 1;
        let mut memory = Memory::new(8);
        let limits = Limits {
            depth: 14,
            nodes: 3_000_000,
        };
        let own = position.into();
        let best = think(&own, &[], &mut memory, limits, &mut |_| false, &mut |_| {});
        let win_in = best
            .as_ref()
            .and_then(annabella::opponent::SearchReport::win_in);
        assert!(
            win_in.is_some_and(|win_in| (1..=9).contains(&win_in)),
            "{position:?} is won in {plies}: {best:?}"
        );
    }
    println!(
        "{found} wins found; of 5 half-moves {}, of 7 {}, of 9 {}",
        lengths[5], lengths[7], lengths[9]
    );
}

#[test]
fn forced_wins_are_found() {
    all_are_found(6, 1);
}

#[test]
#[ignore = "it proves two hundred wins; ./x long runs it"]
fn two_hundred_forced_wins_are_found() {
    all_are_found(200, 2026);
}
