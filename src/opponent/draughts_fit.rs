//! What the terms of a position of draughts are worth, fitted to games of the program against itself.

use super::draughts_value::{
    KING, MAN, PARTS, TABLE_BYTES, TERMS, is_chase, pattern, sum, terms, unit,
};
use super::{Limits, Memory, WIN, think};
use crate::board::Side;
use crate::chance::Chance;
use crate::draughts::{Counts, Position};
use crate::game;

/// From this value on a game counts as won.
const WON: i32 = WIN - 1_000;
/// After so many half-moves a game counts as drawn, and after so many with kings only.
const MOST_PLIES: usize = 200;
const MOST_KING_PLIES: u32 = 16;
/// A side that stands better by this value makes three points of four, multiplied by the logarithm of three.
const SCALE: f64 = 130.0;
/// How often all positions are gone through, and how great the first steps are.
const ROUNDS: u32 = 16;
const STEP: f64 = 0.2;
/// How much greater the steps of a whole pattern are than those of two of its squares: there are fewer of them.
const OF_PATTERN: f64 = 3.0;
/// What stands on two of the eight squares of a pattern.
const PAIRS: usize = 28 * 9;
/// What is known before the first game: the worth of a man and of a king.
const KNOWN: [(usize, f64); 2] = [(MAN, 100.0), (KING, 300.0)];

/// A position in which nobody can capture, and no king is alone.
#[derive(Clone, Debug)]
pub struct Sample {
    position: Position,
    /// What the search says for the side to move.
    value: i32,
    /// What the side to move has made of it, 0 to 1.
    points: f64,
}

/// The positions of so many games, with so many positions looked at for each move. `tell` hears of each game.
pub fn samples(games: u32, nodes: u64, seed: u64, tell: &mut dyn FnMut(u32)) -> Vec<Sample> {
    let mut memory = Memory::new(1);
    let mut samples = Vec::new();
    for number in 0..games {
        memory.clear();
        let mut chance = Chance::new(seed.wrapping_add(u64::from(number)));
        let first = samples.len();
        let of_white = play(&mut memory, nodes, &mut chance, &mut samples).unwrap_or(0.5);
        for sample in &mut samples[first..] {
            sample.points = points(&sample.position, of_white);
        }
        tell(number + 1);
    }
    samples
}

/// The points of the side to move, by those of White.
fn points(position: &Position, of_white: f64) -> f64 {
    match position.turn() {
        Side::White => of_white,
        Side::Black => 1.0 - of_white,
    }
}

/// Plays a game that begins with moves at random. Returns the points of White; `None` for a draw.
fn play(
    memory: &mut Memory,
    nodes: u64,
    chance: &mut Chance,
    samples: &mut Vec<Sample>,
) -> Option<f64> {
    let mut past: Vec<game::Position> = Vec::new();
    let mut now = game::Position::from(Position::default());
    let at_random = 3 + chance.below(8);
    loop {
        let position = *now.draughts()?;
        let moves = now.legal_moves();
        if moves.is_empty() {
            return Some(points(&position, 0.0));
        }
        let mv = if past.len() < at_random {
            *chance.pick(&moves)?
        } else {
            let limits = Limits { depth: 60, nodes };
            let found = think(&now, &past, memory, limits, &mut |_| false, &mut |_| {})?;
            if found.value.abs() >= WON {
                return Some(points(&position, f64::from(found.value.signum().max(0))));
            }
            let passed = position.passed();
            let is_quiet = passed.is_some_and(|passed| passed.must_capture_with().is_empty());
            if is_quiet && !is_chase(&position) {
                samples.push(Sample {
                    position,
                    value: found.value,
                    points: 0.0,
                });
            }
            *found.line.first()?
        };
        let next = now.play(mv)?;
        past.push(std::mem::replace(&mut now, next));
        if is_drawn(&past) {
            return None;
        }
    }
}

fn is_drawn(game: &[game::Position]) -> bool {
    let positions = game.iter().filter_map(|one| one.draughts().copied());
    let counts = Counts::of(&positions.collect::<Vec<_>>());
    let is_drawn = |counts: Counts| counts.times >= 3 || counts.king_plies >= MOST_KING_PLIES;
    game.len() >= MOST_PLIES || counts.is_some_and(is_drawn)
}

/// What each term is worth with all pieces on the board, and with none.
type Weights = Vec<[f64; 2]>;

/// The table that tells best what became of the positions, for `draughts_table.bin`; without positions, the one with
/// which learning begins. `tell` hears after each round how far off it is, as the mean square of what it expects too
/// much or too little.
pub fn fit(samples: &[Sample], seed: u64, tell: &mut dyn FnMut(f64)) -> Vec<u8> {
    let mut weights: Weights = vec![[0.0; 2]; TERMS + PARTS * PAIRS];
    for (term, worth) in KNOWN {
        weights[term] = [worth; 2];
    }
    let mut order: Vec<&Sample> = samples.iter().collect();
    let mut chance = Chance::new(seed);
    for round in 0..ROUNDS {
        for at in (1..order.len()).rev() {
            order.swap(at, chance.below(at + 1));
        }
        let step = STEP / (1.0 + f64::from(round) / 2.0);
        let learnt = order.iter().map(|sample| learn(&mut weights, sample, step));
        let squares = learnt.fold(0.0, |sum, square| sum + square);
        tell(squares / samples.len().max(1) as f64);
    }
    table(&weights)
}

/// Makes the weights a little better for a position. Returns the square of the error.
fn learn(weights: &mut Weights, sample: &Sample, step: f64) -> f64 {
    let position = &sample.position;
    let pieces = Side::BOTH.map(|side| position.pieces(side).count());
    let many = f64::from(pieces[0] + pieces[1]) / 24.0;
    let shares = [many, 1.0 - many];
    let mut found: Vec<(usize, f64)> = Vec::with_capacity(300);
    terms(position, |term, times| {
        found.push((term, f64::from(times)));
        found.extend(pairs(term).map(|pair| (pair, 1.0)));
    });
    let value: f64 = found
        .iter()
        .map(|(term, times)| {
            times * (weights[*term][0] * shares[0] + weights[*term][1] * shares[1])
        })
        .sum();
    let hope = |value: f64| 1.0 / (1.0 + (-value / SCALE).exp());
    // The result is what counts, and what the search says is less a matter of luck.
    let error = (hope(f64::from(sample.value)) + sample.points) / 2.0 - hope(value);
    for (term, times) in found {
        let step = if term < TERMS {
            OF_PATTERN * step
        } else {
            step
        };
        for (weight, share) in weights[term].iter_mut().zip(shares) {
            *weight += step * error * times * share;
        }
    }
    error * error
}

/// What stands on each two squares of a pattern: so a pattern that was hardly ever there is known by its parts.
fn pairs(term: usize) -> impl Iterator<Item = usize> {
    pattern(term).into_iter().flat_map(|(part, squares)| {
        let each_two = (0..8).flat_map(|one| (0..one).map(move |other| (one, other)));
        each_two.enumerate().map(move |(at, (one, other))| {
            TERMS + part * PAIRS + 9 * at + 3 * squares[one] + squares[other]
        })
    })
}

/// The table as it is kept: the pairs are put into their patterns, and the sum stands behind.
fn table(weights: &Weights) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(TABLE_BYTES);
    for term in 0..TERMS {
        for at in [0, 1] {
            let shared: f64 = pairs(term).map(|pair| weights[pair][at]).sum();
            let worth = (weights[term][at] + shared) / f64::from(unit(term));
            let worth = worth.round().clamp(f64::from(i8::MIN), f64::from(i8::MAX));
            bytes.push((worth as i8).cast_unsigned());
        }
    }
    bytes.extend(sum(&bytes));
    bytes
}
