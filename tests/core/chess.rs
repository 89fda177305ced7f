//! Positions and moves of chess: what is legal, why something is not, and what a move does.

use annabella::board::{Kind, Piece, Side, Square};
use annabella::chess::{
    Castling, Check, FenError, FenFault, Move, Obstacle, Origin, Position, SanError, WhyNot, perft,
};
use proptest::prelude::*;

use crate::common::{STARTS, random_position};

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

fn at(fen: &str) -> Position {
    Position::from_fen(fen).unwrap()
}

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

#[test]
fn as_many_positions_as_everybody_counts() {
    for (fen, depth, positions) in [
        (STARTS[0], 5, 4_865_609),
        (KIWIPETE, 4, 4_085_603),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 674_624),
        (
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            4,
            422_333,
        ),
        (
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            4,
            2_103_487,
        ),
        ("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 4, 182_838),
    ] {
        assert_eq!(perft(&at(fen), depth), positions, "{fen}");
    }
}

#[test]
fn our_own_moves_count_the_same() {
    fn count(position: &Position, depth: u32) -> usize {
        let legal = position.legal_moves();
        if depth == 1 {
            return legal.len();
        }
        let next = legal.into_iter().map(|mv| position.play(mv).unwrap());
        next.map(|position| count(&position, depth - 1)).sum()
    }
    assert_eq!(count(&Position::default(), 3), 8_902);
    assert_eq!(count(&at(KIWIPETE), 3), 97_862);
}

fn check_why(fen: &str, from: &str, to: &str, expected: Option<WhyNot>) {
    let why = at(fen).why_not(sq(from), sq(to));
    assert_eq!(why, expected, "{from}{to} in {fen}");
}

#[test]
fn why_a_move_is_not_legal() {
    use WhyNot::*;
    let start = STARTS[0];
    let piece = |side, kind| Piece { side, kind };
    let rook = |side| piece(side, Kind::Rook);
    let knight = |side| piece(side, Kind::Knight);
    let pawn = |side| piece(side, Kind::Pawn);
    check_why(start, "e2", "e4", None);
    check_why(start, "e4", "e5", Some(Empty(sq("e4"))));
    check_why(
        start,
        "e7",
        "e5",
        Some(OpponentsPiece(sq("e7"), pawn(Side::Black))),
    );
    check_why(start, "g1", "e2", Some(OwnPiece(sq("e2"), Kind::Pawn)));
    check_why(
        start,
        "g1",
        "g3",
        Some(NotItsWay(Kind::Knight, sq("g1"), sq("g3"))),
    );
    check_why(
        start,
        "e2",
        "e5",
        Some(NotItsWay(Kind::Pawn, sq("e2"), sq("e5"))),
    );
    check_why(
        start,
        "f1",
        "b5",
        Some(Blocked(sq("e2"), pawn(Side::White))),
    );
    check_why(start, "e2", "d3", Some(NothingToCapture(sq("d3"))));
    check_why(
        start,
        "e1",
        "g1",
        Some(Castling(self::Castling::Short, Obstacle::Between(sq("f1")))),
    );
    // The obstacle that is nearest to the piece is named, not the one nearest to a1.
    let two = "4k3/8/8/pr2R1Nr/8/8/8/4K3 b - - 0 1";
    check_why(two, "b5", "g5", Some(Blocked(sq("e5"), rook(Side::White))));
    check_why(
        two,
        "h5",
        "d5",
        Some(Blocked(sq("g5"), knight(Side::White))),
    );
    check_why(two, "a5", "b4", Some(NothingToCapture(sq("b4"))));
    // Pawns.
    let ram = "4k3/8/8/4p3/4P3/8/3p4/2R1K3 w - - 0 1";
    check_why(ram, "e4", "e5", Some(Blocked(sq("e5"), pawn(Side::Black))));
    check_why(
        ram,
        "e4",
        "e6",
        Some(NotItsWay(Kind::Pawn, sq("e4"), sq("e6"))),
    );
    check_why(ram, "c1", "e1", Some(OwnPiece(sq("e1"), Kind::King)));
    let step = "4k3/8/8/8/4p3/4n3/4P3/4K3 w - - 0 1";
    check_why(
        step,
        "e2",
        "e4",
        Some(Blocked(sq("e3"), knight(Side::Black))),
    );
    // In passing only at once.
    let late = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1";
    check_why(late, "e5", "d6", Some(NothingToCapture(sq("d6"))));
    check_why("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5", "d6", None);
    // A promotion is legal, although what the pawn becomes has yet to be said.
    check_why("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7", "a8", None);
}

#[test]
fn why_the_king_forbids_a_move() {
    use WhyNot::*;
    let pinned = "4r2k/8/8/8/7q/8/4N3/4K3 w - - 0 1";
    check_why(pinned, "e2", "c3", Some(StillInCheck(sq("h4"))));
    check_why(
        pinned,
        "e2",
        "g3",
        Some(Pinned(sq("e2"), Kind::Knight, sq("e8"))),
    );
    check_why(
        pinned,
        "e1",
        "f2",
        Some(KingWouldBeInCheck(sq("f2"), sq("h4"))),
    );
    check_why(pinned, "e1", "d2", None);
    // The pinned piece captures what stood nearest to a1; it is not what attacks.
    let captures = "4r2k/8/8/8/8/2b5/4N3/4K3 w - - 0 1";
    check_why(
        captures,
        "e2",
        "c3",
        Some(Pinned(sq("e2"), Kind::Knight, sq("e8"))),
    );
    // The king cannot step back out of the line of the check.
    let line = "k7/8/8/4r3/8/8/4K3/8 w - - 0 1";
    check_why(
        line,
        "e2",
        "e1",
        Some(KingWouldBeInCheck(sq("e1"), sq("e5"))),
    );
    check_why(
        line,
        "e2",
        "g2",
        Some(NotItsWay(Kind::King, sq("e2"), sq("g2"))),
    );
    // Nor take a guarded piece, nor stand beside the other king.
    let guarded = "8/8/8/8/8/2k5/3r4/3K4 w - - 0 1";
    check_why(
        guarded,
        "d1",
        "d2",
        Some(KingWouldBeInCheck(sq("d2"), sq("c3"))),
    );
    // Both pawns leave the rank at once.
    let passing = "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1";
    check_why(
        passing,
        "e5",
        "d6",
        Some(Pinned(sq("e5"), Kind::Pawn, sq("h5"))),
    );
    // Of two checks one remains.
    let double = "4r2k/8/8/8/1b6/8/3B4/R3K3 w - - 0 1";
    check_why(
        double,
        "d2",
        "e3",
        Some(Pinned(sq("d2"), Kind::Bishop, sq("b4"))),
    );
    check_why(double, "d2", "b4", Some(StillInCheck(sq("e8"))));
}

#[test]
fn why_no_piece_of_a_kind_can_go_there() {
    use WhyNot::*;
    let check = |fen, kind, to, expected| {
        assert_eq!(
            at(fen).why_no(kind, sq(to)),
            expected,
            "{kind:?} {to} in {fen}"
        );
    };
    let start = STARTS[0];
    check(start, Kind::Knight, "f3", None);
    check(
        start,
        Kind::Knight,
        "e5",
        Some(NoneReaches(Kind::Knight, sq("e5"))),
    );
    check(
        start,
        Kind::Knight,
        "d2",
        Some(OwnPiece(sq("d2"), Kind::Pawn)),
    );
    check(
        start,
        Kind::Rook,
        "a5",
        Some(NoneReaches(Kind::Rook, sq("a5"))),
    );
    check(
        start,
        Kind::Pawn,
        "e5",
        Some(NoneReaches(Kind::Pawn, sq("e5"))),
    );
    let queens = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    check(queens, Kind::Queen, "d4", Some(NoSuchPiece(Kind::Queen)));
    check(
        queens,
        Kind::King,
        "e3",
        Some(NotItsWay(Kind::King, sq("e1"), sq("e3"))),
    );
    // One knight is too far away, the other is pinned: the pin is what the player wants to hear.
    let knights = "4r2k/8/8/8/8/8/4N3/N3K3 w - - 0 1";
    let pinned = Pinned(sq("e2"), Kind::Knight, sq("e8"));
    check(knights, Kind::Knight, "c3", Some(pinned));
    check(knights, Kind::Knight, "b3", None);
}

#[test]
fn why_castling_is_not_legal() {
    use Castling::{Long, Short};
    let check = |fen: &str, castling, expected| {
        assert_eq!(at(fen).why_not_castling(castling), expected, "{fen}");
    };
    let free = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    check(free, Short, None);
    check(free, Long, None);
    check(
        "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1",
        Short,
        Some(Obstacle::RightLost),
    );
    check(
        "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1",
        Long,
        Some(Obstacle::Between(sq("b1"))),
    );
    check(
        "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1",
        Long,
        Some(Obstacle::InCheck),
    );
    check(
        "4k3/8/8/8/3r4/8/8/R3K2R w KQ - 0 1",
        Long,
        Some(Obstacle::Attacked(sq("d1"))),
    );
    check(
        "4k3/8/8/8/2r5/8/8/R3K2R w KQ - 0 1",
        Long,
        Some(Obstacle::Attacked(sq("c1"))),
    );
    check(
        "4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1",
        Short,
        Some(Obstacle::Attacked(sq("g1"))),
    );
    // The rook may be attacked, and may cross an attacked square.
    check("4k3/8/8/8/1r6/8/8/R3K2R w KQ - 0 1", Long, None);
    check("4k3/8/8/8/7r/8/8/R3K2R w KQ - 0 1", Short, None);
    check(
        "r3k2r/8/8/8/8/8/8/R3KR2 b Qkq - 0 1",
        Short,
        Some(Obstacle::Attacked(sq("f8"))),
    );
}

fn facts(fen: &str, uci: &str) -> annabella::chess::MoveFacts {
    at(fen).facts(uci.parse().unwrap()).unwrap()
}

#[test]
fn what_a_move_does() {
    let castled = facts("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1");
    assert_eq!(castled.castling, Some(Castling::Long));
    assert_eq!((castled.piece, castled.to), (Kind::King, sq("c1")));
    let promoted = facts("3rk3/P3P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q");
    assert_eq!(promoted.captured, Some(Kind::Rook));
    assert_eq!(promoted.promotion, Some(Kind::Queen));
    assert_eq!(promoted.check, Some(Check::Single));
    assert_eq!(promoted.piece, Kind::Pawn);
    let passing = facts("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6");
    assert!(passing.en_passant);
    assert_eq!(passing.captured, Some(Kind::Pawn));
    let mate = facts("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8");
    assert_eq!(mate.check, Some(Check::Mate));
    let double = facts("4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1", "e4f6");
    assert_eq!(double.check, Some(Check::Double));
    assert_eq!(at(STARTS[0]).facts("e2e5".parse().unwrap()), None);
}

#[test]
fn positions_that_cannot_be() {
    for (fen, expected) in [
        ("", FenError::Syntax),
        ("nonsense", FenError::Syntax),
        (
            "8/5k2/8/3R4/8/8/6K2/8 w - - 0 1",
            FenError::Position(vec![FenFault::RankWidth(2)]),
        ),
        (
            "8/5k1/8/3R4/8/8/6K1/7x w - - 0 1",
            FenError::Position(vec![FenFault::RankWidth(7), FenFault::RankSign(1)]),
        ),
        (
            "8/5k2/8/3R4/8/8/6K1 w - - 0 1",
            FenError::Position(vec![FenFault::RankCount]),
        ),
        (
            "8/5k2/8/8/8/8/6K1/8 x - - 0 1",
            FenError::Position(vec![FenFault::Turn]),
        ),
        (
            "8/5k2/8/8/8/8/6K1/8 w - - x 1",
            FenError::Position(vec![FenFault::Counts]),
        ),
        (
            "8/8/8/8/8/8/8/8 w - - 0 1",
            FenError::Position(vec![FenFault::EmptyBoard]),
        ),
        (
            "8/8/8/8/8/8/8/K7 w - - 0 1",
            FenError::Position(vec![FenFault::MissingKing(Side::Black)]),
        ),
        (
            "kk6/8/8/8/8/8/8/8 w - - 0 1",
            FenError::Position(vec![
                FenFault::MissingKing(Side::White),
                FenFault::TooManyKings(Side::Black),
            ]),
        ),
        (
            "k6P/8/8/8/8/8/8/K7 w - - 0 1",
            FenError::Position(vec![FenFault::PawnOnBackrank]),
        ),
        (
            "k7/8/8/8/8/8/8/K7 w KQ - 0 1",
            FenError::Position(vec![FenFault::CastlingRights]),
        ),
        (
            "k7/8/8/8/8/8/8/K7 w - e6 0 1",
            FenError::Position(vec![FenFault::EnPassantSquare]),
        ),
        (
            "k7/8/8/8/8/8/8/R3K3 w - - 0 1",
            FenError::Position(vec![FenFault::OppositeCheck(Side::Black)]),
        ),
    ] {
        assert_eq!(Position::from_fen(fen), Err(expected), "{fen}");
    }
    // Composed: ten queens; a king that no legal game has brought into this double check.
    at("QQQQQQQQ/QQ6/8/8/8/8/7k/K7 b - - 0 1");
    at("4k3/8/8/8/8/8/4r3/3rK3 w - - 0 1");
}

#[test]
fn san_that_is_no_move() {
    let check = |fen, san, expected| assert_eq!(at(fen).read_san(san), expected, "{san}");
    let start = STARTS[0];
    check(start, "Nf3", Ok("g1f3".parse().unwrap()));
    check(start, "Nf3+!?", Ok("g1f3".parse().unwrap()));
    check(start, "Nf6", Err(SanError::Illegal));
    check(start, "--", Err(SanError::Illegal));
    check(start, "N@f3", Err(SanError::Illegal));
    check(start, "Nf9", Err(SanError::Syntax));
    check(start, "", Err(SanError::Syntax));
    check(start, "Кf3", Err(SanError::Syntax));
    let knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
    check(knights, "Nd2", Err(SanError::Ambiguous));
    check(knights, "Nfd2", Ok("f3d2".parse().unwrap()));
    // The x of a capture may be left out, but not invented.
    let capture = "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1";
    check(capture, "Nd5", Ok("c3d5".parse().unwrap()));
    check(capture, "ed5", Ok("e4d5".parse().unwrap()));
    check(capture, "d5", Err(SanError::Illegal));
    check(capture, "Nxb5", Err(SanError::Illegal));
    check(
        "8/P3k3/8/8/8/8/8/4K3 w - - 0 1",
        "a8",
        Err(SanError::Illegal),
    );
}

/// Whether the piece could go there on a board with nothing but itself and what it captures.
fn goes_that_way(piece: Piece, from: Square, to: Square) -> bool {
    let files = from.file().abs_diff(to.file());
    let ranks = from.rank().abs_diff(to.rank());
    let ahead = i16::from(to.rank()) - i16::from(from.rank());
    let (ahead, home) = match piece.side {
        Side::White => (ahead, 1),
        Side::Black => (-ahead, 6),
    };
    match piece.kind {
        Kind::King => files.max(ranks) == 1,
        Kind::DraughtsKing | Kind::Man => false,
        Kind::Queen => (files == 0) != (ranks == 0) || (files == ranks && files > 0),
        Kind::Rook => (files == 0) != (ranks == 0),
        Kind::Bishop => files == ranks && files > 0,
        Kind::Knight => files.min(ranks) == 1 && files.max(ranks) == 2,
        Kind::Pawn => match files {
            0 => ahead == 1 || (ahead == 2 && from.rank() == home),
            1 => ahead == 1,
            _ => false,
        },
    }
}

/// The squares that SAN names before the square of arrival.
fn origin_in_san(san: &str) -> Origin {
    let text = san.trim_end_matches(['+', '#']);
    let text = text.split('=').next().unwrap();
    let text = text.trim_start_matches(['K', 'Q', 'R', 'B', 'N']);
    if text.starts_with('O') {
        return Origin::Clear;
    }
    let before = text[..text.len() - 2].trim_end_matches('x');
    match (before.len(), before.chars().any(|c| c.is_ascii_digit())) {
        (0, _) => Origin::Clear,
        (1, false) => Origin::File,
        (1, true) => Origin::Rank,
        _ => Origin::Square,
    }
}

proptest! {
    // Each case asks about 4096 pairs of squares.
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_reason_is_given_exactly_if_there_is_no_move(position in random_position()) {
        let legal = position.legal_moves();
        let them = position.turn().other();
        for from in Square::all() {
            for to in Square::all() {
                let possible = legal.iter().any(|mv| mv.from == from && mv.to == to);
                let why = position.why_not(from, to);
                prop_assert_eq!(why.is_none(), possible, "{}{} {:?}", from, to, why);
                match why {
                    Some(WhyNot::NotItsWay(kind, ..)) => {
                        let piece = position.piece_at(from).unwrap();
                        prop_assert_eq!(kind, piece.kind);
                        prop_assert!(!goes_that_way(piece, from, to), "{}{} {:?}", from, to, why);
                    }
                    Some(
                        WhyNot::Pinned(_, _, attacker)
                        | WhyNot::StillInCheck(attacker)
                        | WhyNot::KingWouldBeInCheck(_, attacker),
                    ) => {
                        let side = position.piece_at(attacker).map(|piece| piece.side);
                        prop_assert_eq!(side, Some(them));
                        prop_assert_ne!(attacker, to);
                    }
                    _ => {}
                }
            }
        }
    }
}

proptest! {
    #[test]
    fn a_kind_has_a_reason_exactly_if_it_has_no_move(position in random_position()) {
        let legal = position.legal_moves();
        for kind in Kind::CHESS {
            for to in Square::all() {
                let goes = |mv: &&Move| position.piece_at(mv.from).unwrap().kind == kind;
                let possible = legal.iter().filter(goes).any(|mv| mv.to == to);
                prop_assert_eq!(position.why_no(kind, to).is_none(), possible);
            }
        }
        for castling in [Castling::Short, Castling::Long] {
            let of_facts = |mv: &Move| position.facts(*mv).unwrap().castling == Some(castling);
            let possible = legal.iter().any(of_facts);
            prop_assert_eq!(position.why_not_castling(castling).is_none(), possible);
        }
    }

    #[test]
    fn the_facts_agree_with_san(position in random_position()) {
        for mv in position.legal_moves() {
            let facts = position.facts(mv).unwrap();
            let san = position.san(mv).unwrap();
            prop_assert_eq!(facts.origin, origin_in_san(&san), "{}", &san);
            prop_assert_eq!(facts.captured.is_some(), san.contains('x'), "{}", &san);
            prop_assert_eq!(facts.check == Some(Check::Mate), san.ends_with('#'), "{}", &san);
            let check = matches!(facts.check, Some(Check::Single | Check::Double));
            prop_assert_eq!(check, san.ends_with('+'), "{}", &san);
            prop_assert_eq!(facts.castling.is_some(), san.starts_with('O'), "{}", &san);
            prop_assert_eq!(position.read_san(&san), Ok(mv));
            prop_assert_eq!(mv.to_string().parse::<Move>(), Ok(mv));
            prop_assert!(position.is_legal(mv));
        }
    }

    #[test]
    fn a_position_survives_its_fen(position in random_position()) {
        let fen = position.fen();
        let again = Position::from_fen(&fen).unwrap();
        prop_assert_eq!(again.fen(), fen);
        prop_assert_eq!(again, position);
    }

    #[test]
    fn no_text_makes_the_readers_panic(
        position in random_position(),
        text in ".{0,40}",
        fen_like in "[1-8pnbrqkPNBRQK/ wb\\-a-h0-9]{0,80}",
        san_like in "[KQRBNOP0a-hx1-8=+#@Z-]{0,8}",
    ) {
        let _ = Position::from_fen(&text);
        if let Ok(position) = Position::from_fen(&fen_like) {
            let _ = position.legal_moves();
        }
        let _ = text.parse::<Move>();
        let _ = position.read_san(&text);
        if let Ok(mv) = position.read_san(&san_like) {
            prop_assert!(position.is_legal(mv));
        }
    }
}
