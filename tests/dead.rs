//! Dead positions and sides that cannot mate: known ones, live ones that look dead, and at random.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use annabella::adapters::solver::Solver;
use annabella::board::Side;
use annabella::chess::{Mating, Position};
use proptest::prelude::*;

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap()
}

/// Each row: a position, whether White and whether Black can mate by some series of legal moves.
const DECIDED: &[(&str, bool, bool)] = &[
    ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", false, false),
    ("8/8/4k3/8/8/3K4/8/7N w - - 0 1", false, false),
    ("8/8/4k3/8/8/3K4/8/7B b - - 0 1", false, false),
    ("8/8/4k1b1/8/8/3K4/8/7B w - - 0 1", false, false),
    // A wall of pawns that nobody can pass, without bishops and with bishops that cannot help.
    ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", false, false),
    (
        "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1",
        false,
        false,
    ),
    // The bishop of the other colour takes the pawns.
    ("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/3BK3 w - - 0 1", true, true),
    // A helpmate needs only a little of the opponent's own material.
    ("8/8/4k2b/8/8/3K4/8/7B w - - 0 1", true, true),
    ("8/8/4k2n/8/8/3K4/8/7N w - - 0 1", true, true),
    ("8/8/4k3/8/8/3K4/8/6NN w - - 0 1", true, false),
    ("8/8/4k2p/8/8/3K4/8/7N w - - 0 1", true, true),
    ("7k/8/8/8/8/8/7q/K7 w - - 0 1", false, true),
    ("7k/7r/8/8/8/8/8/K6N w - - 0 1", true, true),
    ("7k/7q/8/8/8/8/8/K6N w - - 0 1", false, true),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        true,
        true,
    ),
    // A queen alone: mate already, stalemate, and a capture that cannot be avoided.
    ("8/8/8/8/8/1k6/1q6/K7 w - - 0 1", false, true),
    ("8/8/8/8/8/2k5/1q6/K7 w - - 0 1", false, true),
    ("8/8/8/8/8/8/1q3k2/K7 w - - 0 1", false, false),
    // A capture in passing opens the wall.
    ("4k3/8/8/p1p1pPp1/P1P1P1P1/8/8/4K3 w - g6 0 1", true, true),
];

#[test]
fn known_positions_are_decided() {
    let solver = Solver::new();
    for &(fen, white, black) in DECIDED {
        let position = position(fen);
        for (side, can) in [(Side::White, white), (Side::Black, black)] {
            let expected = if can {
                Mating::Winnable
            } else {
                Mating::Unwinnable
            };
            assert_eq!(
                solver.ask(&position, side).wait(),
                expected,
                "{fen}: {side:?}"
            );
            assert!(!(can && position.cannot_mate(side)), "{fen}: {side:?}");
        }
        assert_eq!(position.is_dead(), !white && !black, "{fen}");
    }
}

#[test]
fn a_mate_on_the_board_is_not_a_dead_position() {
    let mate = position("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    assert!(!mate.is_dead());
    assert_eq!(mate.search_mate(Side::White), Mating::Winnable);
}

/// What the quick proof leaves alone because it takes long, the search decides.
#[test]
fn a_king_shut_in_behind_pawns_is_left_to_the_search() {
    let shut_in = position("kb6/b1p2p1p/1pP5/1P6/8/8/5P1P/5K2 w - - 0 1");
    assert!(!shut_in.is_dead());
    let solver = Solver::new();
    let searches = Side::BOTH.map(|side| solver.ask(&shut_in, side));
    for search in searches {
        // The machine may be too slow to prove it within the budget; it is never called winnable.
        assert_ne!(search.wait(), Mating::Winnable);
    }
}

#[test]
fn more_pieces_than_a_game_can_have_are_undecided() {
    let crowded = position("qqqqkqqq/pppppppp/qqqqqqqq/pppppppp/8/8/8/4K3 b - - 0 1");
    assert!(!crowded.is_dead());
    assert_eq!(crowded.search_mate(Side::Black), Mating::Undecided);
}

#[test]
fn polling_does_not_wait() {
    let solver = Solver::new();
    let search = solver.ask(&Position::default(), Side::White);
    let mut found = search.poll();
    while found.is_none() {
        std::thread::yield_now();
        found = search.poll();
    }
    assert_ne!(found, Some(Mating::Unwinnable));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// The quick proof calls nothing dead in which the search finds a helpmate, and what a game has
    /// reached from a position without mate is without mate too.
    #[test]
    fn what_is_proved_is_so(position in common::random_position()) {
        for side in Side::BOTH {
            if position.cannot_mate(side) {
                prop_assert_ne!(position.search_mate(side), Mating::Winnable);
                for mv in position.legal_moves() {
                    let next = position.play(mv).unwrap();
                    prop_assert!(!next.is_checkmate() || next.turn() == side);
                }
            }
        }
    }
}
