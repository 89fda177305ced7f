//! Dead positions and sides that cannot mate: known ones, live ones that look dead, and at random.

mod at_random;

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
    // Kings close together: the one gets by, and takes the pawns.
    (
        "8/6p1/p5P1/Pp1p1p1p/1PpP1P1P/1KP1p3/4P3/1k6 w - - 0 1",
        true,
        true,
    ),
    // One pawn less in the wall, and the king of White walks out.
    ("8/b1b5/k6p/2b2p1P/1b6/5PpK/6P1/8 w - - 0 1", true, true),
    // A mate that is on the board is one, even if no game could bring it about.
    ("3rkr2/8/2B1K1B1/8/8/8/8/8 b - - 0 1", true, false),
    ("8/8/8/8/8/1k6/b1b5/RKR5 w - - 0 1", false, true),
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

/// Bishops walk about for ever behind a wall through which only a king comes, and his capture is stalemate.
#[test]
fn what_walks_about_behind_a_wall_is_searched_for_and_decided() {
    let solver = Solver::new();
    for fen in [
        "8/b1b5/k6p/2b2p1P/1b3p2/5PpK/6P1/8 w - - 0 1",
        "8/6p1/5pPk/1B3P2/2B2P1p/K6P/B1B5/8 b - - 0 1",
        "8/4b3/3b3p/2b2p1P/3b1p1K/b4Pp1/1b1b2P1/b4kb1 w - - 0 1",
    ] {
        let position = position(fen);
        assert!(position.is_doubtful(), "{fen}");
        for side in Side::BOTH {
            let found = solver.ask(&position, side).wait();
            assert_eq!(found, Mating::Unwinnable, "{fen}: {side:?}");
        }
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
fn a_king_shut_in_behind_pawns_is_never_called_winnable() {
    let shut_in = position("kb6/b1p2p1p/1pP5/1P6/8/8/5P1P/5K2 w - - 0 1");
    for side in Side::BOTH {
        // Whether it is proved is for the table below.
        assert_ne!(shut_in.search_mate(side), Mating::Winnable, "{side:?}");
    }
}

/// Two bishops are shut in for ever, and a third helps nobody: the solver runs for long, looking at everything
/// does not.
/// Whatever Black's queen captures around the king, something there takes it; the spare pawns move meanwhile. Without
/// the knight on h8 her capture on f7 mates.
#[test]
fn a_king_in_a_cage_of_its_own_pieces_is_safe_whatever_the_others_do() {
    for (fen, found) in [
        (
            "5k1N/5PNQ/q4PKB/5PPP/8/8/PPP5/8 w - - 0 1",
            Mating::Unwinnable,
        ),
        (
            "5k1N/5PNQ/q4PKB/5PPP/2R5/4Q3/PP1B4/8 w - - 0 1",
            Mating::Unwinnable,
        ),
        ("5k2/5PNQ/q4PKB/5PPP/8/8/PPP5/8 w - - 0 1", Mating::Winnable),
    ] {
        assert_eq!(position(fen).search_mate(Side::Black), found, "{fen}");
    }
}

#[test]
fn what_is_shut_in_is_looked_through() {
    let shut_in = position("8/1p6/8/1p4k1/bPp5/BpP5/1P2K3/7b b - - 0 1");
    assert_eq!(
        shut_in.explore_mate_while(Side::Black, &|| true),
        Mating::Unwinnable
    );
}

/// Both sides can mate here, by long ways round. What is not found may stay open, but is never denied.
#[test]
fn kings_that_get_by_each_other_are_not_called_dead() {
    let close = position("8/3p4/3P1p2/2p2P1p/p1P1p2P/PpK1P1p1/1P4P1/2k5 b - - 0 1");
    for side in Side::BOTH {
        assert!(!close.cannot_mate(side), "{side:?}");
        assert_ne!(close.search_mate(side), Mating::Unwinnable, "{side:?}");
    }
}

/// The solver has no room for more than sixteen pieces of a side; the program has.
#[test]
fn more_pieces_than_a_game_can_have_are_decided() {
    let crowded = position("qqqqkqqq/pppppppp/qqqqqqqq/pppppppp/8/8/8/4K3 b - - 0 1");
    assert!(!crowded.is_dead());
    assert_eq!(crowded.search_mate(Side::Black), Mating::Winnable);
    assert_eq!(crowded.search_mate(Side::White), Mating::Unwinnable);
}

/// Positions of every sort with what each side can do, found by playing all that can be played: `W` can mate, `-`
/// cannot. White stands first.
#[test]
fn a_table_of_positions_is_decided_rightly() {
    let mut open = Vec::new();
    for line in include_str!("dead/positions.txt").lines() {
        if line.starts_with('#') {
            continue;
        }
        let (wanted, fen) = line.split_once(' ').expect("two columns");
        let position = position(fen);
        for (side, wanted) in Side::BOTH.into_iter().zip(wanted.chars()) {
            let wanted = if wanted == '-' {
                Mating::Unwinnable
            } else {
                Mating::Winnable
            };
            let quick = position.glance_mate(side);
            assert!(
                [wanted, Mating::Undecided].contains(&quick),
                "{fen}: {side:?}"
            );
            let found = position.search_mate(side);
            if found == Mating::Undecided {
                open.push((fen, side));
            } else {
                assert_eq!(found, wanted, "{fen}: {side:?}");
            }
        }
    }
    assert!(open.is_empty(), "undecided: {open:?}");
}

#[test]
fn only_walls_and_kings_shut_in_are_doubtful() {
    for (fen, expected) in [
        ("kb6/b1p2p1p/1pP5/1P6/8/8/5P1P/5K2 w - - 0 1", true),
        // A wall, and a bishop that gets round it: a mate is seen.
        ("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/3BK3 w - - 0 1", false),
        // Dead at first sight.
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", false),
        // One pawn is free to walk.
        ("4k3/7p/8/p1p1p3/P1P1P3/8/8/4K3 w - - 0 1", false),
        ("8/8/4k2n/8/8/3K4/8/7N w - - 0 1", false),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            false,
        ),
        // More pieces than a game can have.
        (
            "qqqqkqqq/pppppppp/qqqqqqqq/pppppppp/8/8/8/4K3 b - - 0 1",
            false,
        ),
    ] {
        assert_eq!(position(fen).is_doubtful(), expected, "{fen}");
    }
}

/// Kings and some minor pieces on any squares, and pawns that stand face to face or alone.
fn any_sparse_position() -> impl Strategy<Value = Position> {
    let pieces = prop::collection::vec(
        prop::sample::select(vec!['b', 'B', 'n', 'N', 'p', 'P']),
        0..4,
    );
    let squares = prop::collection::vec((0usize..8, 0usize..8), 6);
    let walls = prop::collection::vec(prop::option::of(2usize..5), 8);
    let parts = (pieces, squares, walls, any::<bool>(), any::<bool>());
    parts.prop_filter_map(
        "a position",
        |(pieces, squares, walls, is_walled, white)| {
            let mut board = [[None; 8]; 8];
            for (file, rank) in walls.into_iter().enumerate() {
                if let (true, Some(rank)) = (is_walled, rank) {
                    board[rank][file] = Some('P');
                    board[rank + 1][file] = Some('p');
                }
            }
            for (piece, (file, rank)) in ['K', 'k'].into_iter().chain(pieces).zip(squares) {
                if board[rank][file].replace(piece).is_some() {
                    return None;
                }
            }
            let rank = |squares: &[Option<char>; 8]| {
                squares
                    .map(|piece| piece.unwrap_or('1'))
                    .iter()
                    .collect::<String>()
            };
            let ranks: Vec<String> = board.iter().rev().map(rank).collect();
            let turn = if white { "w" } else { "b" };
            Position::from_fen(&format!("{} {turn} - - 0 1", ranks.join("/"))).ok()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// Where the search is not asked, the quick proof has found all that there is.
    #[test]
    fn the_quick_proof_overlooks_nothing_but_what_is_doubtful(position in any_sparse_position()) {
        prop_assume!(!position.is_doubtful() && !position.is_checkmate() && !position.is_dead());
        for side in Side::BOTH {
            if !position.cannot_mate(side) {
                prop_assert_ne!(position.search_mate(side), Mating::Unwinnable, "{}", position.fen());
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// The quick proof calls nothing dead in which the search finds a helpmate, and what a game has
    /// reached from a position without mate is without mate too.
    #[test]
    fn what_is_proved_is_so(position in crate::common::random_position()) {
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
