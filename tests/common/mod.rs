//! What several tests of chess need: games and positions at random.
#![allow(dead_code, reason = "not every test uses everything")]

pub mod commands;
pub mod drill;
pub mod games;
pub mod patience;
pub mod places;
pub mod sealing;
pub mod setup;
pub mod sheets;
pub mod sound;
pub mod table;
pub mod tournament;
pub mod varied;
mod words;

pub use words::voices;

use annabella::chess::Position;
use annabella::game;
use annabella::record::Record;
use proptest::prelude::*;

/// Positions from which games at random soon meet castling, promotion, capture in passing, pins,
/// double checks and bare kings.
pub const STARTS: [&str; 9] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 12 60",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "8/8/2k5/4b3/8/3K1N2/8/8 w - - 40 90",
];

/// The game that the choices lead to: each takes one of the legal moves.
pub fn random_record(start: impl Into<game::Position>, choices: &[u16]) -> Record {
    let mut record = Record::starting_from(start.into());
    for &choice in choices {
        let legal = record.position().legal_moves();
        if legal.is_empty() {
            break;
        }
        assert!(record.play(legal[usize::from(choice) % legal.len()]));
    }
    record
}

/// A position of a game at random.
pub fn random_position() -> impl Strategy<Value = Position> {
    let choices = prop::collection::vec(any::<u16>(), 0..80);
    (prop::sample::select(STARTS.to_vec()), choices).prop_map(|(start, choices)| {
        let start = Position::from_fen(start).unwrap();
        let record = random_record(start, &choices);
        record.position().chess().expect("a game of chess").clone()
    })
}
