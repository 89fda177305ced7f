//! Russian draughts: the rules of moving and capturing, and the notation.

use annabella::board::{Side, Square};
use annabella::draughts::{Breach, DARK, FenError, Move, Position, Road, Unread, WhyNot, perft};
use proptest::prelude::*;

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap()
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn ways(position: &Position) -> Vec<String> {
    let mut ways: Vec<String> = position
        .legal_moves()
        .into_iter()
        .map(|mv| position.write_way(mv))
        .collect();
    ways.sort();
    ways
}

fn play(position: &Position, text: &str) -> Position {
    let moves = position.read(text).unwrap();
    assert_eq!(moves.len(), 1, "{text} in {position:?}");
    position.play(moves[0]).unwrap()
}

#[test]
fn perft_of_the_starting_position() {
    let counts = [1, 7, 49, 302, 1469, 7482, 37986, 190_146, 929_899];
    for (depth, count) in counts.into_iter().enumerate() {
        assert_eq!(
            perft(&Position::default(), u32::try_from(depth).unwrap()),
            count
        );
    }
}

#[test]
#[ignore = "it counts 110 million moves; ./x long runs it"]
fn perft_of_the_starting_position_to_depth_11() {
    for (depth, count) in [
        (8, 929_899),
        (9, 4_570_586),
        (10, 22_444_032),
        (11, 110_917_189),
    ] {
        assert_eq!(perft(&Position::default(), depth), count, "{depth}");
    }
}

/// What a board shows after the pieces of a side were moved and others taken off.
fn breach(fen: &str, after: &str, moved: usize) -> Option<Breach> {
    let pieces = Side::BOTH.map(|side| position(after).pieces(side));
    position(fen).breach(pieces, moved)
}

#[test]
fn what_is_wrong_with_a_board() {
    let capture = "W:Wc3,h2:Bd4,d6,h8";
    for (after, moved, what) in [
        ("B:Wc7,h2:Bh8", 1, None),
        ("B:Wc7,h2:Bd6,h8", 1, Some(Breach::Uncompleted)),
        ("B:We5,h2:Bd4,d6,h8", 1, Some(Breach::Uncompleted)),
        ("B:We5,h2:Bd6,h8", 1, Some(Breach::Uncompleted)),
        ("B:Wc3,g3:Bd4,d6,h8", 1, Some(Breach::Missed)),
        ("B:Wb4,h2:Bd4,d6,h8", 1, Some(Breach::Missed)),
        ("B:Wc5,h2:Bd4,d6,h8", 1, None),
        ("B:Wc3,h2:Bd6,h8", 0, None),
    ] {
        assert_eq!(breach(capture, after, moved), what, "{after}");
    }
    let quiet = "W:Wb2,c3:Bh8,a7";
    assert_eq!(breach(quiet, "B:Wd4,c3:Bh8,a7", 2), Some(Breach::TwoMoves));
    assert_eq!(breach(quiet, "B:Wd4,a3:Bh8,a7", 2), Some(Breach::TwoMoves));
    assert_eq!(breach(quiet, "B:We5,b2:Bh8,a7", 1), None);
}

#[test]
fn a_king_against_a_king_1_9_1_2() {
    for (fen, drawn) in [
        ("W:WKa5:BKh4", Some(true)),
        // Whatever this king does, it is captured.
        ("W:WKa1:BKh8", Some(false)),
        ("W:WKc3:BKe5", Some(false)),
        ("W:WKa5:BKh4,b8", None),
    ] {
        assert_eq!(position(fen).neither_can_win(), drawn, "{fen}");
    }
}

#[test]
fn the_starting_position_of_1_6_2() {
    let start =
        position("W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8");
    assert_eq!(start, Position::default());
    assert_eq!(start, position("W:W21-32:B1-12"));
    assert_eq!(position(&start.fen()), start);
}

#[test]
fn the_three_captures_of_1_6_2() {
    let position = position("W:WKd2:Bf4,f6,g7,d6,b6");
    let found = ways(&position);
    for way in ["d2:h6:f8:c5:a7", "d2:g5:e7:c5:a7", "d2:g5:d8:a5"] {
        let moves = position.read(way).unwrap();
        assert_eq!(moves.len(), 1, "{way}");
        assert!(found.contains(&position.write_way(moves[0])), "{found:?}");
    }
    // Two captures end on a7, so they are written with their way.
    let first = position.read("d2:h6:f8:c5:a7").unwrap()[0];
    assert_eq!(position.write(first), "d2:h6:f8:c5:a7");
    assert!(position.read("d2:a7").unwrap().len() > 1);
    let third = position.read("d2:g5:d8:a5").unwrap()[0];
    assert_eq!(position.write(third), "d2:a5");
}

#[test]
fn the_game_of_1_6_2_in_full_and_in_short() {
    let full = "e3-d4 d6-c5 f2-e3 f6-g5 c3-b4 g5-h4 b4:d6 h4:f2 e1:g3 c7:h4";
    let short = "ed4 dc5 fe3 fg5 cb4 gh4 b:d6 h:f2 e:g3 c:h4";
    let mut at = Position::default();
    for (full, short) in full.split(' ').zip(short.split(' ')) {
        let mv = at.read(full).unwrap()[0];
        assert_eq!(at.read(short), Ok(vec![mv]));
        assert_eq!(at.write(mv), full);
        assert_eq!(at.write_short(mv), short);
        let captured = mv.captured.count();
        at = at.play(mv).unwrap();
        if full == "c7:h4" {
            assert_eq!(captured, 4);
        }
    }
    assert_eq!(at.number(), 6);
    assert_eq!(at.turn(), Side::White);
}

#[test]
fn captured_pieces_stay_until_the_move_is_over_1_6_3() {
    let at = position("B:Wc3,d4,f2,f4:BKa5,d6,e7");
    // From e5 it cannot go on over d4: c3 behind it is still there.
    assert_eq!(ways(&at), ["a5:d2:g5", "a5:d2:h6", "a5:e1:g3:e5"]);
    let at = play(&at, "a5:e1:g3:e5");
    assert_eq!(at.legal_moves().len(), 1);
    assert_eq!(at.write(at.legal_moves()[0]), "d4:d8");
    assert_eq!(at.read("d4:f6:d8").unwrap(), at.legal_moves());
}

#[test]
fn a_piece_is_passed_over_once_only_1_6_3() {
    let at = position("W:WKe1:Bc3,b6,e7,e5,c5");
    let mv = at.read("e1:a5:d8:f6:d4").unwrap();
    assert_eq!(mv.len(), 1);
    let mv = mv[0];
    assert_eq!((mv.to, mv.captured.count()), (square("d4"), 4));
    assert!(at.play(mv).unwrap().piece_at(square("c5")).is_some());
}

#[test]
fn a_man_that_becomes_a_king_goes_on_as_one_1_6_3() {
    let at = position("B:Wa1,b2,b4,d2,d4,f2,f4:Ba5,c5,c7,e7,g7");
    let one = at.read("a5:c3:e1:g3:e5:c3").unwrap();
    let other = at.read("a5:c3:e5:g3:e1:c3").unwrap();
    assert_eq!(one, other, "both ways capture the same pieces");
    assert!(at.promotes(one[0]));
    let after = at.play(one[0]).unwrap();
    assert_eq!(after.piece_at(square("c3")), Some((Side::Black, true)));
    let answer = after.read("b2:d4:b6:d8:f6:h8").unwrap();
    assert_eq!(answer.len(), 1);
    assert_eq!(after.write(answer[0]), "b2:h8");
}

#[test]
fn a_man_that_reaches_the_last_rank_without_capturing_waits_1_5_16() {
    let at = position("W:Wc7:Be7,a5");
    let after = play(&at, "c7-d8");
    assert_eq!(after.piece_at(square("d8")), Some((Side::White, true)));
    assert_eq!(after.turn(), Side::Black);
    let later = play(&after, "a5-b4");
    assert_eq!(ways(&later), ["d8:f6", "d8:g5", "d8:h4"]);
}

#[test]
fn a_king_lands_where_it_can_go_on_1_5_6() {
    // Behind b2 the king could land on any square up to h8, but only from d4 it captures again.
    let at = position("W:WKa1:Bb2,b6");
    assert_eq!(ways(&at), ["a1:d4:a7"]);
    let why = |to| at.why_not(square("a1"), square(to));
    assert_eq!(why("c3"), Some(WhyNot::LandElsewhere(square("c3"))));
    assert_eq!(why("d4"), Some(WhyNot::GoesOn(square("d4"))));
}

#[test]
fn which_capture_is_free_1_5_14() {
    let at = position("W:Wc3,g3:Bd4,f4");
    let found = ways(&at);
    assert!(
        found.contains(&"c3:a7".to_owned()) || found.len() > 1,
        "{found:?}"
    );
    assert!(at.legal_moves().iter().any(|mv| mv.captured.count() == 1));
}

#[test]
fn why_a_move_is_not_legal() {
    let start = Position::default();
    let cases = [
        ("c3", "c4", WhyNot::LightSquare(square("c4"))),
        ("d4", "e5", WhyNot::Empty(square("d4"))),
        ("b6", "a5", WhyNot::OpponentsPiece(square("b6"))),
        ("b2", "c3", WhyNot::Occupied(square("c3"))),
        ("c3", "e5", WhyNot::TooFar(square("c3"))),
        ("c3", "c5", WhyNot::NotDiagonal),
    ];
    for (from, to, why) in cases {
        assert_eq!(start.why_not(square(from), square(to)), Some(why));
    }
    assert_eq!(start.why_not(square("c3"), square("d4")), None);
    let at = position("W:Wc3,g1:Bd4,h8");
    let must = [square("c3")].into_iter().collect();
    assert_eq!(
        at.why_not(square("g1"), square("h2")),
        Some(WhyNot::MustCapture(must))
    );
    assert_eq!(
        at.why_not(square("c3"), square("b4")),
        Some(WhyNot::IsNoCapture(square("c3")))
    );
    let at = position("W:Wc3:Bd4,f6");
    assert_eq!(
        at.why_not(square("c3"), square("e5")),
        Some(WhyNot::GoesOn(square("e5")))
    );
    let at = position("W:WKc1,e3:Ba7");
    assert_eq!(
        at.why_not(square("c1"), square("g5")),
        Some(WhyNot::Blocked(square("e3")))
    );
    assert_eq!(
        at.why_not(square("e3"), square("d2")),
        Some(WhyNot::Backwards(square("e3")))
    );
}

#[test]
fn positions_that_cannot_be() {
    let cases = [
        ("X:Wa1:Bb8", FenError::Syntax("X".into())),
        ("W:Wa2:Bb8", FenError::LightSquare(square("a2"))),
        ("W:Wa1:Ba1", FenError::Twice(square("a1"))),
        ("W:Wb8:Ba1", FenError::ManOnLastRank(square("b8"))),
        ("W:W20-32:B1", FenError::TooMany(Side::White)),
        ("W:W:B", FenError::EmptyBoard),
        ("W:Wq9:B1", FenError::Syntax("q9".into())),
        ("W:W33:B1", FenError::Syntax("33".into())),
    ];
    for (fen, error) in cases {
        assert_eq!(Position::from_fen(fen), Err(error), "{fen}");
    }
}

#[test]
fn what_is_no_move() {
    let start = Position::default();
    assert_eq!(start.read("c3:e5"), Err(Unread::NoMove));
    assert_eq!(start.read("Nf3"), Err(Unread::Syntax));
    assert_eq!(start.read(""), Err(Unread::Syntax));
    assert_eq!(start.read("22-18"), start.read("c3-d4"));
    assert_eq!(start.read("c3d4"), start.read("C3-D4"));
}

#[test]
fn the_roads_of_1_2() {
    let lengths = |road: Road| road.squares().len();
    assert_eq!(lengths(Road::Main), 8);
    assert_eq!([Road::LowerDouble, Road::UpperDouble].map(lengths), [7; 2]);
    assert_eq!(
        [Road::LowerLittleDouble, Road::UpperLittleDouble].map(lengths),
        [2; 2]
    );
    assert_eq!([Road::LowerTriple, Road::UpperTriple].map(lengths), [6; 2]);
    assert_eq!(
        [Road::LowerLittleTriple, Road::UpperLittleTriple].map(lengths),
        [3; 2]
    );
    assert_eq!([Road::LowerSlant, Road::UpperSlant].map(lengths), [5; 2]);
    assert_eq!(
        [Road::LowerLittleSlant, Road::UpperLittleSlant].map(lengths),
        [4; 2]
    );
    for square in Square::all() {
        let roads = Road::through(square).count();
        // Only the corners a1 and h8 lie on one road alone.
        let corner = ["a1", "h8"].contains(&square.to_string().as_str());
        let expected = if !DARK.contains(square) {
            0
        } else if corner {
            1
        } else {
            2
        };
        assert_eq!(roads, expected, "{square}");
    }
}

/// Positions with kings and men anywhere.
fn positions() -> impl Strategy<Value = Position> {
    let piece = prop_oneof![
        6 => Just(None),
        1 => Just(Some(("W", false))),
        1 => Just(Some(("B", false))),
        1 => Just(Some(("W", true))),
        1 => Just(Some(("B", true))),
    ];
    (proptest::collection::vec(piece, 32), any::<bool>()).prop_filter_map(
        "a position",
        |(pieces, white)| {
            let of = |side: &str| {
                let own = pieces
                    .iter()
                    .zip(DARK.iter())
                    .filter_map(|(piece, square)| {
                        let (_, king) = (*piece).filter(|(of, _)| *of == side)?;
                        Some(format!("{}{square}", if king { "K" } else { "" }))
                    });
                own.collect::<Vec<_>>().join(",")
            };
            let turn = if white { "W" } else { "B" };
            Position::from_fen(&format!("{turn}:W{}:B{}", of("W"), of("B"))).ok()
        },
    )
}

proptest! {
    #[test]
    fn what_is_written_is_read(position in positions()) {
        for mv in position.legal_moves() {
            prop_assert_eq!(position.read(&position.write(mv)), Ok(vec![mv]));
            prop_assert_eq!(position.read(&position.write_short(mv)), Ok(vec![mv]));
            prop_assert_eq!(position.read(&position.write_way(mv)), Ok(vec![mv]));
            prop_assert_eq!(mv.to_string().parse::<Move>(), Ok(mv));
            prop_assert_eq!(position.why_not(mv.from, mv.to), None);
            let after = position.play(mv).unwrap();
            let gone = position.pieces(position.turn().other()).count()
                - after.pieces(position.turn().other()).count();
            prop_assert_eq!(gone, mv.captured.count());
            prop_assert_eq!(Position::from_fen(&after.fen()), Ok(after));
        }
    }

    /// A board that shows a legal move shows no breach.
    #[test]
    fn a_legal_move_is_no_breach(position in positions()) {
        for mv in position.legal_moves() {
            let after = position.play(mv).unwrap();
            let pieces = Side::BOTH.map(|side| after.pieces(side));
            prop_assert_eq!(position.breach(pieces, 1), None, "{} in {:?}", mv, position);
        }
    }

    #[test]
    fn no_text_panics(position in positions(), text in "\\PC{0,20}") {
        let _ = position.read(&text);
        let _ = Position::from_fen(&text);
        let _ = text.parse::<Move>();
    }
}
