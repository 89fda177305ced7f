//! Exploring the board: each query against positions, and what a competition refuses.

use annabella::board::{Kind, Piece, Side, Square, Step};
use annabella::chess;
use annabella::explore::{self, BoardChange, BoardView, PlacedPiece};
use annabella::protocol::{
    Agreement, Ask, BoardLine, Conduct, CursorEvent, Event, Explore, Explored, MoveEntry, Refusal,
    Report, Settings,
};
use annabella::session::Session;
use annabella::time::Moment;

const NOW: Moment = Moment::from_ms(0);
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn names<'a>(squares: impl IntoIterator<Item = &'a Square>) -> String {
    let names: Vec<String> = squares.into_iter().map(ToString::to_string).collect();
    names.join(" ")
}

fn found(found: &[PlacedPiece]) -> String {
    let one = |(square, piece): &PlacedPiece| format!("{}{square}", letter(*piece));
    found.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// As in a FEN: White's pieces in upper case.
fn letter(piece: Piece) -> char {
    let at = Kind::CHESS.iter().position(|kind| *kind == piece.kind);
    let letter = ['k', 'q', 'r', 'b', 'n', 'p'][at.unwrap()];
    match piece.side {
        Side::White => letter.to_ascii_uppercase(),
        Side::Black => letter,
    }
}

fn kinds(pieces: &[(Kind, Square)], side: Side) -> String {
    let pieces = pieces.iter();
    let pieces: Vec<PlacedPiece> = pieces
        .map(|(kind, square)| (*square, Piece { side, kind: *kind }))
        .collect();
    found(&pieces)
}

/// A session with a position on the board and the cursor on a square.
fn at(fen: &str, cursor: &str) -> Session {
    let mut session = Session::default();
    session.handle(NOW, Report::Started(Settings::default()));
    let position = chess::Position::from_fen(fen).unwrap();
    session.handle(NOW, Ask::NewGameFrom(position.into()));
    session.handle(NOW, Ask::Go(square(cursor)));
    session
}

fn play(session: &mut Session, moves: &str) {
    for uci in moves.split_whitespace() {
        let mv: chess::Move = uci.parse().unwrap();
        session.handle(NOW, Ask::Enter(MoveEntry::Move(mv.into())));
        assert_eq!(session.record().moves().last().unwrap().to_string(), uci);
    }
}

fn ask(session: &mut Session, query: Explore) -> Explored {
    match session.handle(NOW, Ask::Explore(query)).events.as_slice() {
        [Event::Explored(found)] => found.clone(),
        other => panic!("{query:?}: {other:?}"),
    }
}

#[test]
fn the_squares_of_rays_knights_and_kings() {
    let rays = [
        ("e4", Step::Up, "e5 e6 e7 e8"),
        ("e4", Step::DownLeft, "d3 c2 b1"),
        ("a1", Step::UpRight, "b2 c3 d4 e5 f6 g7 h8"),
        ("h1", Step::Right, ""),
    ];
    for (from, step, expected) in rays {
        assert_eq!(
            names(&square(from).ray(step).collect::<Vec<_>>()),
            expected,
            "{from} {step:?}"
        );
    }
    let leaps = [
        ("d4", Side::White, "e6 f5 f3 e2 c2 b3 b5 c6"),
        ("d4", Side::Black, "c2 b3 b5 c6 e6 f5 f3 e2"),
        ("a1", Side::White, "b3 c2"),
        ("h8", Side::White, "g6 f7"),
    ];
    for (from, side, expected) in leaps {
        assert_eq!(
            names(&explore::knight(square(from), side)),
            expected,
            "{from} {side:?}"
        );
    }
    assert_eq!(
        names(&explore::king(square("d4"), Side::White)),
        "d5 e5 e4 e3 d3 c3 c4 c5"
    );
    assert_eq!(names(&explore::king(square("h1"), Side::White)), "h2 g1 g2");
}

#[test]
fn lines_are_read_from_the_own_side() {
    let mut session = at(START, "e1");
    let Explored::Line(BoardLine::Rank(0), rank) = ask(&mut session, Explore::Rank(None)) else {
        panic!("the first rank")
    };
    assert_eq!(found(&rank), "Ra1 Nb1 Bc1 Qd1 Ke1 Bf1 Ng1 Rh1");
    let Explored::Line(BoardLine::File(4), file) = ask(&mut session, Explore::File(None)) else {
        panic!("the e-file")
    };
    assert_eq!(found(&file), "Ke1 Pe2 pe7 ke8");
    ask(&mut session, Explore::Flip);
    assert_eq!(session.seen_from(), Side::Black);
    let Explored::Line(_, rank) = ask(&mut session, Explore::Rank(Some(7))) else {
        panic!("the eighth rank")
    };
    assert_eq!(found(&rank), "rh8 ng8 bf8 ke8 qd8 bc8 nb8 ra8");
    let Explored::Line(_, file) = ask(&mut session, Explore::File(None)) else {
        panic!("the e-file")
    };
    assert_eq!(found(&file), "ke8 pe7 Pe2 Ke1");
    // Up is away from the player: from e1 there is nothing below it for Black but the edge above.
    let up = session.handle(NOW, Ask::Walk(Step::Up)).events;
    assert!(
        matches!(up.as_slice(), [Event::Cursor(CursorEvent::Edge(_))]),
        "{up:?}"
    );
    session.handle(NOW, Ask::Walk(Step::Down));
    assert_eq!(session.cursor(), square("e2"));
}

#[test]
fn each_press_takes_the_next_ray_round_the_clock() {
    let mut session = at(START, "d4");
    let mut steps = |straight, back| match ask(&mut session, Explore::NextRay { straight, back }) {
        Explored::Rays(rays) => rays[0].0,
        other => panic!("{other:?}"),
    };
    let clockwise = [Step::UpRight, Step::DownRight, Step::DownLeft, Step::UpLeft];
    for step in clockwise.iter().chain(&clockwise) {
        assert_eq!(steps(false, false), *step);
    }
    assert_eq!(steps(false, true), Step::DownLeft);
    assert_eq!(steps(true, false), Step::Up);
    assert_eq!(steps(true, false), Step::Right);
    assert_eq!(steps(true, true), Step::Up);
    assert_eq!(steps(true, true), Step::Left);
}

#[test]
fn the_view_of_diagonals_knight_and_king() {
    let mut session = at("4k3/8/1b3n2/8/3Q4/8/5N2/4K3 w - - 0 1", "d4");
    let Explored::Rays(rays) = ask(&mut session, Explore::Diagonals) else {
        panic!("rays")
    };
    let rays: Vec<String> = rays.iter().map(|(_, ray)| found(ray)).collect();
    assert_eq!(
        rays,
        ["nf6", "Nf2", "", "bb6"]
            .map(str::to_owned)
            .to_vec()
            .as_slice()
    );
    let mut around = |query, expected: &str| match ask(&mut session, query) {
        Explored::Around(_, _, pieces) => assert_eq!(found(&pieces), expected),
        other => panic!("{other:?}"),
    };
    around(Explore::KnightView, "");
    around(Explore::KingView, "");
    session.handle(NOW, Ask::Go(square("e4")));
    let mut around = |query, expected: &str| match ask(&mut session, query) {
        Explored::Around(_, _, pieces) => assert_eq!(found(&pieces), expected),
        other => panic!("{other:?}"),
    };
    around(Explore::KnightView, "nf6 Nf2");
    around(Explore::KingView, "Qd4");
}

#[test]
fn attackers_and_defenders_with_those_behind() {
    // Position, square, White's and Black's attackers, and those behind.
    let table = [
        // Two rooks in a file: the second attacks through the first.
        (
            "4k3/8/8/4p3/8/8/4R3/4RK2 w - - 0 1",
            "e5",
            "Re2",
            "Re1",
            "",
            "",
        ),
        // A queen behind a pawn on the diagonal, and a bishop behind the queen.
        (
            "4k3/8/5p2/8/8/8/1Q6/B3K3 w - - 0 1",
            "f6",
            "Qb2",
            "Ba1",
            "",
            "",
        ),
        (
            "4k3/8/8/3p4/4P3/5B2/8/4K3 w - - 0 1",
            "d5",
            "Pe4",
            "Bf3",
            "",
            "",
        ),
        // A piece of the other side stands in the way: nobody attacks through it.
        ("4k3/8/8/4p3/4n3/8/4R3/4K3 w - - 0 1", "e5", "", "", "", ""),
        // A pinned knight attacks and defends as the laws have it (Art. 3.1.2).
        ("4k3/4r3/8/8/8/4N3/8/4K3 w - - 0 1", "f5", "Ne3", "", "", ""),
        (START, "f3", "Pe2 Pg2 Ng1", "Qd1", "", ""),
    ];
    for (fen, target, white, white_behind, black, black_behind) in table {
        let position = chess::Position::from_fen(fen).unwrap();
        let game = annabella::game::Position::from(position.clone());
        let target_square = square(target);
        for (side, direct, behind) in [
            (Side::White, white, white_behind),
            (Side::Black, black, black_behind),
        ] {
            let mut attackers = game.attackers(target_square, side);
            attackers.sort_by_key(|(kind, square)| (*square, *kind));
            let mut expected: Vec<&str> = direct.split_whitespace().collect();
            expected.sort_by_key(|name| square(&name[1..]));
            assert_eq!(
                kinds(&attackers, side),
                expected.join(" "),
                "{fen} {target}"
            );
            let through: Vec<PlacedPiece> = position
                .attackers_behind(target_square, side)
                .into_iter()
                .map(|at| (at, position.piece_at(at).unwrap()))
                .collect();
            assert_eq!(found(&through), behind, "{fen} {target}");
        }
    }
}

#[test]
fn attackers_are_those_of_the_other_side_and_defenders_those_of_the_own() {
    let fen = "4k3/8/3p4/4p3/8/3N4/8/4RK2 w - - 0 1";
    let mut session = at(fen, "e5");
    let mut told = |query| match ask(&mut session, query) {
        Explored::Attack { side, direct, .. } => (side, kinds(&direct, side)),
        other => panic!("{other:?}"),
    };
    assert_eq!(
        told(Explore::Attackers(None)),
        (Side::White, "Re1 Nd3".to_owned())
    );
    assert_eq!(
        told(Explore::Defenders(None)),
        (Side::Black, "pd6".to_owned())
    );
    // An empty square: what the opponent of the player on move could do there.
    assert_eq!(told(Explore::Attackers(Some(square("c5")))).1, "pd6");
    assert_eq!(told(Explore::Defenders(Some(square("c5")))).1, "Nd3");
}

/// Squares, captures with an x.
fn targets(explored: &Explored) -> String {
    let Explored::Moves { targets, .. } = explored else {
        panic!("{explored:?}")
    };
    let one = |target: &annabella::protocol::explore::Target| match target.captured {
        Some(_) => format!("x{}", target.to),
        None => target.to.to_string(),
    };
    targets.iter().map(one).collect::<Vec<_>>().join(" ")
}

#[test]
fn legal_moves_and_captures_of_a_piece() {
    let table = [
        (START, "g1", "f3 h3"),
        (START, "e1", ""),
        // Pinned: along the pin only.
        ("4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1", "e2", "e3 xe4"),
        // In check: only what answers it.
        ("4k3/8/8/8/4r3/8/8/3QK3 w - - 0 1", "d1", "e2"),
        // En passant is a capture, and a promotion is one square.
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5", "xd6 e6"),
        ("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7", "xd8"),
        // Castling.
        (
            "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            "e1",
            "c1 d1 f1 g1 d2 e2 f2",
        ),
        // Not its turn: what it could do then.
        (START, "b8", "a6 c6"),
    ];
    for (fen, from, expected) in table {
        let mut session = at(fen, from);
        let moves = ask(&mut session, Explore::Moves(None));
        assert_eq!(targets(&moves), expected, "{fen} {from}");
        let captures: Vec<&str> = expected
            .split(' ')
            .filter(|to| to.starts_with('x'))
            .collect();
        let told = ask(&mut session, Explore::Captures(None));
        assert_eq!(targets(&told), captures.join(" "), "{fen} {from}");
    }
    let mut session = at(START, "e4");
    assert_eq!(
        ask(&mut session, Explore::Moves(None)),
        Explored::NothingHere(square("e4"))
    );
}

#[test]
fn legal_moves_of_all_pieces_are_those_of_the_position() {
    for fen in [
        START,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    ] {
        let position = chess::Position::from_fen(fen).unwrap();
        let mut all: Vec<chess::Move> = Square::all()
            .filter(|from| {
                position
                    .piece_at(*from)
                    .is_some_and(|piece| piece.side == position.turn())
            })
            .flat_map(|from| position.moves_from(from))
            .collect();
        let mut legal = position.legal_moves();
        all.sort();
        legal.sort();
        assert_eq!(all, legal);
    }
}

#[test]
fn what_the_piece_in_the_hand_could_do() {
    let mut session = at("4k3/8/3r4/8/8/5N2/8/4K3 w - - 0 1", "f3");
    let refused = session.handle(NOW, Ask::Explore(Explore::InHand)).events;
    assert_eq!(refused, [Event::Refused(Refusal::EmptyHand)]);
    session.handle(NOW, Ask::TakeOrPut);
    session.handle(NOW, Ask::Go(square("e4")));
    let moves = ask(&mut session, Explore::InHand);
    assert_eq!(targets(&moves), "g1 d2 h2 d4 h4 e5 g5");
    let would = |session: &mut Session, to: &str| {
        session.handle(NOW, Ask::Go(square(to)));
        match ask(session, Explore::IfPut) {
            Explored::IfPut {
                legal, targets, by, ..
            } => (legal, kinds(&targets, Side::Black), kinds(&by, Side::Black)),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(
        would(&mut session, "e4"),
        (false, "rd6".to_owned(), String::new())
    );
    assert_eq!(
        would(&mut session, "d4"),
        (true, String::new(), "rd6".to_owned())
    );
    assert_eq!(
        would(&mut session, "e5"),
        (true, String::new(), String::new())
    );
}

#[test]
fn pieces_by_file_pawns_by_file_and_material() {
    let fen = "4k3/p6p/8/P7/8/8/3PP3/3QK2R w - - 0 1";
    let mut session = at(fen, "e1");
    let files = |explored: Explored| match explored {
        Explored::Files { files, .. } => {
            let one = |(file, pieces): &(u8, Vec<PlacedPiece>)| {
                format!("{}: {}", char::from(b'a' + file), found(pieces))
            };
            files.iter().map(one).collect::<Vec<_>>().join(", ")
        }
        other => panic!("{other:?}"),
    };
    let pawns = files(ask(&mut session, Explore::Pawns));
    assert_eq!(pawns, "a: Pa5 pa7, d: Pd2, e: Pe2, h: ph7");
    let pieces = files(ask(&mut session, Explore::Files));
    assert_eq!(pieces, "a: Pa5 pa7, d: Qd1 Pd2, e: Ke1 Pe2 ke8, h: Rh1 ph7");
    let material = Explored::Material {
        counts: [[1, 1, 1, 0, 0, 3], [1, 0, 0, 0, 0, 2]]
            .map(|counts| Kind::CHESS.into_iter().zip(counts).collect()),
        compares: true,
    };
    assert_eq!(ask(&mut session, Explore::Material), material);
    ask(&mut session, Explore::Flip);
    let pawns = files(ask(&mut session, Explore::Pawns));
    assert_eq!(
        pawns, "h: ph7, e: Pe2, d: Pd2, a: pa7 Pa5",
        "from Black's left hand"
    );
}

#[test]
fn lists_and_searches_begin_at_the_own_side() {
    // The board can be flipped, and then the order of lists must be, too.
    let mut session = at(START, "e1");
    let listed = |session: &mut Session, query| match session
        .handle(NOW, Ask::Explore(query))
        .events
        .as_slice()
    {
        [Event::Listed(placements)] => {
            let last = placements.last().unwrap();
            (last.piece.side, names(&last.squares))
        }
        other => panic!("{other:?}"),
    };
    let white = "a2 b2 c2 d2 e2 f2 g2 h2".to_owned();
    assert_eq!(
        listed(&mut session, Explore::OwnPieces),
        (Side::White, white.clone())
    );
    assert_eq!(listed(&mut session, Explore::OthersPieces).0, Side::Black);
    ask(&mut session, Explore::Flip);
    assert_eq!(listed(&mut session, Explore::OwnPieces).0, Side::Black);
    assert_eq!(
        listed(&mut session, Explore::OthersPieces),
        (Side::White, white)
    );
    let next = |session: &mut Session, kind, back| {
        session.handle(NOW, Ask::Explore(Explore::Next { kind, back }));
        session.cursor().to_string()
    };
    // From e1 Black goes on to the right, towards a1, and then from h8.
    let order = ["b1", "g8", "b8", "g1"];
    for expected in order {
        assert_eq!(next(&mut session, Kind::Knight, false), expected);
    }
    assert_eq!(next(&mut session, Kind::Knight, true), "b8");
    let mut empty = at("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1");
    let none = ask(
        &mut empty,
        Explore::Next {
            kind: Kind::Rook,
            back: false,
        },
    );
    assert_eq!(none, Explored::Wrapped(Kind::Rook, false));
    assert_eq!(empty.cursor(), square("e1"));
}

#[test]
fn the_last_move_and_the_last_capture() {
    let mut session = at(START, "a1");
    assert_eq!(
        ask(&mut session, Explore::LastMove),
        Explored::LastMove(None)
    );
    assert_eq!(
        ask(&mut session, Explore::LastCaptured),
        Explored::LastCaptured(None)
    );
    let refused = session
        .handle(NOW, Ask::Explore(Explore::ToLastMove))
        .events;
    assert_eq!(refused, [Event::Refused(Refusal::NoMoves)]);
    play(&mut session, "e2e4 d7d5 e4d5 g8f6");
    let pawn = Piece {
        side: Side::Black,
        kind: Kind::Pawn,
    };
    assert_eq!(
        ask(&mut session, Explore::LastCaptured),
        Explored::LastCaptured(Some((pawn, square("d5"))))
    );
    session.handle(NOW, Ask::Go(square("a1")));
    session.handle(NOW, Ask::Explore(Explore::ToLastMove));
    assert_eq!(session.cursor(), square("f6"));
}

/// `Ng1f3`, `+Qa8`, `-pe5`.
fn changes(explored: &Explored) -> String {
    let Explored::Changes(changes) = explored else {
        panic!("{explored:?}")
    };
    let one = |change: &BoardChange| match *change {
        BoardChange::Went(piece, from, to) => format!("{}{from}{to}", letter(piece)),
        BoardChange::Came(piece, at) => format!("+{}{at}", letter(piece)),
        BoardChange::Left(piece, at) => format!("-{}{at}", letter(piece)),
    };
    changes.iter().map(one).collect::<Vec<_>>().join(" ")
}

#[test]
fn what_changed_since_it_was_asked_last() {
    let mut session = at(START, "e1");
    let told = |session: &mut Session| changes(&ask(session, Explore::Changes));
    assert_eq!(told(&mut session), "");
    play(&mut session, "e2e4");
    assert_eq!(told(&mut session), "Pe2e4");
    assert_eq!(told(&mut session), "", "told is told");
    play(&mut session, "d7d5 e4d5 d8d5");
    assert_eq!(
        told(&mut session),
        "qd8d5 -Pe4 -pd7",
        "each piece by where it was"
    );
    play(&mut session, "g1f3 d5e6 f1e2 e6e2 d1e2");
    session.handle(NOW, Ask::Undo);
    // The two boards are compared where moves were taken back beyond what was heard.
    assert_eq!(told(&mut session), "qd5e2 Ng1f3 -Bf1");
    session.handle(NOW, Ask::Undo);
    session.handle(NOW, Ask::Undo);
    assert_eq!(told(&mut session), "+Bf1 qe2e6");
    let mut session = at("4k3/8/8/3pP3/8/8/1p6/4K2R w K d6 0 1", "e1");
    play(&mut session, "e5d6 b2b1q e1e2");
    assert_eq!(told(&mut session), "+qb1 Ke1e2 Pe5d6 -pb2 -pd5");
    let mut session = at("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1");
    play(&mut session, "e1g1");
    assert_eq!(told(&mut session), "Rh1f1 Ke1g1");
}

#[test]
fn new_attacks_of_the_last_move_and_those_that_it_ended() {
    let threats = |session: &mut Session| match ask(session, Explore::Threats) {
        Explored::Threats { new, ended } => {
            let pair =
                |(from, on): &(PlacedPiece, PlacedPiece)| found(&[*from, *on]).replace(' ', ">");
            let list = |pairs: &[(PlacedPiece, PlacedPiece)]| {
                pairs.iter().map(pair).collect::<Vec<_>>().join(" ")
            };
            (list(&new), list(&ended))
        }
        other => panic!("{other:?}"),
    };
    let told = |new: &str, ended: &str| (new.to_owned(), ended.to_owned());
    let mut session = at(START, "e1");
    assert_eq!(threats(&mut session), told("", ""));
    play(&mut session, "e2e4 e7e5 g1f3");
    assert_eq!(threats(&mut session), told("Nf3>pe5", ""));
    play(&mut session, "b8c6 f1c4");
    assert_eq!(threats(&mut session), told("Bc4>pf7", ""));
    play(&mut session, "d7d5");
    // Who attacked f7 attacks it through nothing now, and d5 is attacked twice and attacks itself.
    assert_eq!(
        threats(&mut session),
        told("pd5>Bc4 pd5>Pe4 Bc4>pd5 Pe4>pd5", "Bc4>pf7")
    );
    // A discovered attack is new, although the attacker has not moved.
    let mut session = at("3qk3/8/8/8/3N4/8/8/3RK3 w - - 0 1", "e1");
    play(&mut session, "d4e6");
    let (new, _) = threats(&mut session);
    assert!(new.contains("Rd1>qd8") && new.contains("qd8>Rd1"), "{new}");
    // What attacked before and still does from its new square is not told again.
    let mut session = at("4k3/8/8/4p3/8/8/4R3/4K3 w - - 0 1", "e1");
    play(&mut session, "e2e3");
    assert_eq!(threats(&mut session), told("", ""));
}

#[test]
fn the_whole_board_is_every_piece_once_from_the_far_side() {
    let mut session = at(START, "e1");
    let Explored::Board(ranks) = ask(&mut session, Explore::Board) else {
        panic!("the board")
    };
    let order: Vec<u8> = ranks.iter().map(|(rank, _)| *rank).collect();
    assert_eq!(order, [7, 6, 5, 4, 3, 2, 1, 0]);
    assert_eq!(
        ranks.iter().map(|(_, found)| found.len()).sum::<usize>(),
        32
    );
}

#[test]
fn a_board_finds_what_a_function_says() {
    let board = BoardView::new(|at| {
        (at == square("c3")).then_some(Piece {
            side: Side::White,
            kind: Kind::Queen,
        })
    });
    assert_eq!(found(&board.on(Square::all())), "Qc3");
    assert_eq!(
        board.next(square("c3"), Kind::Queen, false, Side::White),
        Some((square("c3"), true))
    );
}

/// A competition of two players who play by touch.
fn competition(edition: &str) -> Agreement {
    Agreement {
        conduct: Conduct::Competition,
        edition: edition.to_owned(),
        blind: [true; 2],
        ..Agreement::default()
    }
}

/// Every query that is advice, and some that only feel the board.
const ADVICE: [Explore; 10] = [
    Explore::Attackers(None),
    Explore::Defenders(None),
    Explore::Moves(None),
    Explore::Captures(None),
    Explore::InHand,
    Explore::IfPut,
    Explore::Changes,
    Explore::Threats,
    Explore::EveryMove,
    Explore::Castling,
];
const FEELING: [Explore; 16] = [
    Explore::Colour(None),
    Explore::Rank(None),
    Explore::File(None),
    Explore::Diagonals,
    Explore::Ray(Step::Up),
    Explore::NextRay {
        straight: true,
        back: false,
    },
    Explore::KnightView,
    Explore::KingView,
    Explore::OwnPieces,
    Explore::OthersPieces,
    Explore::Files,
    Explore::Pawns,
    Explore::Material,
    Explore::LastCaptured,
    Explore::Board,
    Explore::Flip,
];

#[test]
fn a_competition_lets_feel_the_board_and_refuses_advice_with_its_article() {
    let articles = [
        ("ussr-1956", "§ 24 (USSR 1956)"),
        ("fide-2001", "Art. 12.2 (FIDE 2001)"),
        ("fide-2005", "Art. 12.2a (FIDE 2005)"),
        ("fide-2009", "Art. 12.3a (FIDE 2009)"),
        ("fide-2023", "Art. 11.3.1 (FIDE 2023)"),
    ];
    for (edition, article) in articles {
        let mut session = at(START, "e1");
        session.handle(NOW, Ask::AgreeOn(Box::new(competition(edition))));
        let refused = |events: &[Event]| match events {
            [Event::Refused(Refusal::Forbidden(objection))] => Some(objection.law.article),
            _ => None,
        };
        let mut advice: Vec<Ask> = ADVICE.into_iter().map(Ask::Explore).collect();
        advice.push(Ask::Attackers(None));
        for command in advice {
            let events = session.handle(NOW, command.clone()).events;
            assert_eq!(refused(&events), Some(article), "{edition}: {command:?}");
            let why = session.handle(NOW, Ask::Why).events;
            assert!(
                why.iter()
                    .any(|event| event.explained().is_some_and(|law| law.article == article))
            );
        }
        for query in FEELING {
            assert!(!query.is_advice());
            let events = session.handle(NOW, Ask::Explore(query)).events;
            assert!(
                !matches!(events.as_slice(), [Event::Refused(_)]),
                "{edition}: {query:?}"
            );
        }
        // The counts are what the fingers count; to weigh them is the player's.
        let material = ask(&mut session, Explore::Material);
        assert!(matches!(
            material,
            Explored::Material {
                compares: false,
                ..
            }
        ));
        // When the game is over, everything may be told.
        session.handle(NOW, Ask::Resign);
        session.handle(NOW, Ask::Yes);
        for query in ADVICE {
            let events = session.handle(NOW, Ask::Explore(query)).events;
            assert_eq!(refused(&events), None, "{edition}: {query:?}");
        }
    }
}

#[test]
fn a_piece_that_is_out_of_its_hole_is_not_felt() {
    let mut session = at(START, "g1");
    session.handle(NOW, Ask::AgreeOn(Box::new(competition("fide-2005"))));
    session.handle(NOW, Ask::Lift(square("g1")));
    let Explored::Line(_, rank) = ask(&mut session, Explore::Rank(Some(0))) else {
        panic!("the first rank")
    };
    assert_eq!(found(&rank), "Ra1 Nb1 Bc1 Qd1 Ke1 Bf1 Rh1");
}
