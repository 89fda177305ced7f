//! The embedded opponent: it finds what is there to be found, and keeps to its limits.

use annabella::chess;
use annabella::game::Position;
use annabella::opponent::{Limits, Memory, SearchReport, think};
use proptest::prelude::*;

fn position(fen: &str) -> Position {
    chess::Position::from_fen(fen).unwrap().into()
}

fn best(fen: &str, depth: u8) -> SearchReport<annabella::game::Move> {
    let mut memory = Memory::new(8);
    let limits = Limits {
        depth,
        nodes: 2_000_000,
    };
    let found = think(
        &position(fen),
        &[],
        &mut memory,
        limits,
        &mut |_| false,
        &mut |_| {},
    );
    found.unwrap()
}

#[test]
fn mates_are_found_and_counted() {
    let cases = [
        ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "d1d8", 1),
        (
            "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 1",
            "h5f7",
            1,
        ),
        // Two rooks drive the king to the edge, in either order.
        ("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", "b1b7 a2a7", 3),
    ];
    for (fen, mv, plies) in cases {
        let report = best(fen, 6);
        assert_eq!(report.win_in(), Some(plies), "{fen} {report:?}");
        let found = report.line[0].to_string();
        assert!(mv.split(' ').any(|mv| mv == found), "{found}");
    }
}

#[test]
fn what_hangs_is_taken_and_what_is_guarded_is_not() {
    // The queen on d5 is not guarded.
    assert_eq!(
        best("4k3/8/8/3q4/8/2N5/8/4K3 w - - 0 1", 5).line[0].to_string(),
        "c3d5"
    );
    // The pawn on d5 is guarded: the queen does not take it.
    assert_ne!(
        best("4k3/2p5/4p3/3p4/8/8/3Q4/4K3 w - - 0 1", 5).line[0].to_string(),
        "d2d5"
    );
}

/// Whether White mates within the fifty moves, when both sides look at so many positions.
fn mates(fen: &str, nodes: u64) -> bool {
    let mut memory = Memory::new(4);
    let mut game = vec![position(fen)];
    let limits = Limits { depth: 100, nodes };
    for _ in 0..100 {
        let (now, past) = game.split_last().unwrap();
        let found = think(now, past, &mut memory, limits, &mut |_| false, &mut |_| {});
        let Some(found) = found else {
            return now.is_check();
        };
        let next = now.play(found.line[0]).unwrap();
        game.push(next);
    }
    false
}

#[test]
fn a_bare_king_is_mated_with_little_thought() {
    // Level 9 looks at 2,300 positions for a move.
    for fen in [
        "8/8/8/4k3/8/8/8/K6Q w - - 0 1",
        "8/8/8/8/3k4/8/8/K6R w - - 0 1",
        "7R/8/8/8/3k4/8/8/K7 w - - 0 1",
        "8/8/8/3k4/8/8/8/K4BB1 w - - 0 1",
    ] {
        assert!(mates(fen, 2_300), "{fen}");
    }
    // A bishop of the light squares and a knight mate on a8, and not on h8.
    let right = best("k7/8/8/8/3K4/8/8/4NB2 w - - 0 1", 1).value;
    let wrong = best("7k/8/8/8/3K4/8/8/4NB2 w - - 0 1", 1).value;
    assert!(right > wrong + 100, "{right} {wrong}");
}

#[test]
fn a_lost_side_repeats_and_a_winning_one_does_not() {
    // White is a rook down, but checks for ever.
    let report = best("6k1/5p2/6p1/8/7Q/8/q4PPP/6K1 w - - 0 1", 8);
    assert!(report.value.abs() < 400, "{report:?}");
}

#[test]
fn without_a_legal_move_there_is_no_answer() {
    for fen in [
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
    ] {
        let mut memory = Memory::new(1);
        let limits = Limits {
            depth: 3,
            nodes: 1000,
        };
        let found = think(
            &position(fen),
            &[],
            &mut memory,
            limits,
            &mut |_| false,
            &mut |_| {},
        );
        assert_eq!(found, None);
    }
}

#[test]
fn it_stops_at_once_and_still_has_a_move() {
    let mut memory = Memory::new(8);
    let limits = Limits {
        depth: 100,
        nodes: u64::MAX,
    };
    let mut asked = 0;
    let mut stop = |_| {
        asked += 1;
        asked > 3
    };
    let found = think(
        &Position::default(),
        &[],
        &mut memory,
        limits,
        &mut stop,
        &mut |_| {},
    )
    .unwrap();
    assert!(found.nodes < 5_000, "{found:?}");
    assert!(Position::default().legal_moves().contains(&found.line[0]));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn its_moves_are_legal(choices in proptest::collection::vec(any::<u16>(), 0..60)) {
        let mut game = vec![Position::default()];
        for choice in choices {
            let now = game.last().unwrap();
            let legal = now.legal_moves();
            if legal.is_empty() {
                break;
            }
            let next = now.play(legal[usize::from(choice) % legal.len()]).unwrap();
            game.push(next);
        }
        let (now, past) = game.split_last().unwrap();
        let mut memory = Memory::new(1);
        let limits = Limits { depth: 4, nodes: 20_000 };
        let found = think(now, past, &mut memory, limits, &mut |_| false, &mut |_| {});
        match found {
            Some(report) => {
                let mut at = now.clone();
                for mv in &report.line {
                    at = at.play(*mv).expect("the line is legal");
                }
            }
            None => prop_assert!(now.legal_moves().is_empty()),
        }
    }
}
