//! How many moves of Russian draughts a second are counted on one core, from the starting position, beside
//! pydraughts in the same run.
//!
//! `cargo bench --bench perft [DEPTH]`; the leaves are counted without being made. Python with the package
//! `pydraughts` is the one that `ANNABELLA_REFEREE_PYTHON` names; without it only the own figures are printed.

use std::time::Instant;

use annabella::draughts::{Position, perft};

#[allow(dead_code, reason = "the tests ask the referee of chess, too")]
#[path = "../tests/referees/python.rs"]
mod python;

/// Deeper than this pydraughts takes minutes.
const REFEREE_DEPTH: u32 = 5;

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
    let Ok(output) =
        python::referee_of("draughts", &["perft", &REFEREE_DEPTH.to_string()]).output()
    else {
        return;
    };
    let told = String::from_utf8_lossy(&output.stdout);
    let mut words = told.split_whitespace();
    let count: Option<u64> = words.next().and_then(|word| word.parse().ok());
    let seconds: Option<f64> = words.next().and_then(|word| word.parse().ok());
    if let (Some(count), Some(seconds)) = (count, seconds) {
        assert_eq!(count, perft(&Position::default(), REFEREE_DEPTH));
        println!(
            "pydraughts, depth {REFEREE_DEPTH}: {count} moves in {seconds:.3} s, {:.4} million a second",
            count as f64 / seconds / 1e6
        );
    }
}
