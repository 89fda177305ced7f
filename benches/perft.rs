//! How many moves of Russian draughts a second are counted on one core, from the starting position.
//!
//! `cargo bench --bench perft [DEPTH]`; the leaves are counted without being made.

use std::time::Instant;

use annabella::draughts::{Position, perft};

fn main() {
    let given = std::env::args()
        .filter_map(|argument| argument.parse().ok())
        .next();
    let depth: u32 = given.unwrap_or(10);
    for depth in 1..=depth {
        let begin = Instant::now();
        let count = perft(&Position::default(), depth);
        let seconds = begin.elapsed().as_secs_f64();
        println!(
            "depth {depth}: {count} moves in {seconds:.3} s, {:.1} million a second",
            count as f64 / seconds / 1e6
        );
    }
}
