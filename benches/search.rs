//! How many positions a second the search looks at, in both games. `cargo bench --bench search`.

use std::time::Instant;

use annabella::chess;
use annabella::draughts;
use annabella::game::Position;
use annabella::opponent::{Limits, Memory, think};

/// So many positions are looked at in each.
const NODES: u64 = 1_000_000;

fn main() {
    let chess = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2N1PN2/PP2BPPP/R1BQ1RK1 w - - 0 9",
        "8/5pk1/4p1p1/3pP2p/1p1P3P/1P3PP1/1K6/8 w - - 0 40",
    ];
    let draughts = ["W:Wc3,e3,d4,b2,g1,c1,a3:Bb6,d6,f6,h6,e7,a7,c7:F1"];
    let chess = chess.map(|fen| chess::Position::from_fen(fen).map(Position::from).ok());
    let draughts = draughts.map(|fen| draughts::Position::from_fen(fen).map(Position::from).ok());
    measure("chess", chess.into_iter().flatten());
    let start = Position::from(draughts::Position::default());
    measure("draughts", draughts.into_iter().flatten().chain([start]));
}

fn measure(name: &str, positions: impl Iterator<Item = Position>) {
    let limits = Limits {
        depth: 100,
        nodes: NODES,
    };
    let (mut nodes, mut depth, mut count) = (0, 0, 0);
    let begin = Instant::now();
    for position in positions {
        let mut memory = Memory::new(64);
        let found = think(
            &position,
            &[],
            &mut memory,
            limits,
            &mut |_| false,
            &mut |_| {},
        );
        if let Some(found) = found {
            nodes += found.nodes;
            depth += u32::from(found.depth);
            count += 1;
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    let rate = nodes as f64 / seconds;
    println!(
        "{name}: {rate:.0} positions a second, {:.1} half-moves deep on average",
        f64::from(depth) / f64::from(count.max(1))
    );
}
