//! How games end by themselves and by agreement, each table named after the edition and the article.

use annabella::arbiter::{Ruling, Verdict};
use annabella::board::Side;
use annabella::protocol::{Ask, Event};
use annabella::record::GameResult;

use super::{NOW, at, play, started};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Each row: a position, moves from it, and the verdict and the result after the last of them.
fn check(article: &str, rows: &[(&str, &str, Verdict, GameResult)]) {
    for (fen, moves, verdict, outcome) in rows {
        let mut session = at(fen);
        let events = play(&mut session, moves);
        let expected = Ruling::new(*verdict, *outcome, article_of(article));
        let rulings: Vec<&Ruling> = events
            .iter()
            .filter_map(|event| match event {
                Event::Ruled(ruling) => Some(ruling),
                _ => None,
            })
            .collect();
        assert_eq!(rulings, [&expected], "{fen}: {moves}");
        assert_eq!(session.record().outcome(), Some(*outcome));
        let refused = session.handle(NOW, Ask::TakeOrPut).events;
        assert!(super::refusal(&refused).is_some(), "the game is over");
    }
}

fn check_goes_on(rows: &[(&str, &str)]) {
    for (fen, moves) in rows {
        let mut session = at(fen);
        play(&mut session, moves);
        assert_eq!(session.record().outcome(), None, "{fen}: {moves}");
    }
}

fn article_of(number: &str) -> &'static str {
    match number {
        "5.1.1" => "Art. 5.1.1 (FIDE 2023)",
        "5.2.1" => "Art. 5.2.1 (FIDE 2023)",
        "5.2.2" => "Art. 5.2.2 (FIDE 2023)",
        "9.6.1" => "Art. 9.6.1 (FIDE 2023)",
        "9.6.2" => "Art. 9.6.2 (FIDE 2023)",
        other => panic!("{other} ends no game"),
    }
}

const WHITE: GameResult = GameResult::Win(Side::White);
const BLACK: GameResult = GameResult::Win(Side::Black);

#[test]
fn fide_2023_article_5_1_1_checkmate() {
    check(
        "5.1.1",
        &[
            (START, "f3 e5 g4 Qh4#", Verdict::Checkmate, BLACK),
            (
                START,
                "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#",
                Verdict::Checkmate,
                WHITE,
            ),
            (
                "7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
                "Qg7#",
                Verdict::Checkmate,
                WHITE,
            ),
        ],
    );
}

#[test]
fn fide_2023_article_5_2_1_stalemate() {
    check(
        "5.2.1",
        &[
            (
                "7k/8/6K1/8/8/8/5Q2/8 w - - 0 1",
                "Qf7",
                Verdict::Stalemate,
                GameResult::Draw,
            ),
            (
                "8/8/8/8/8/4k3/3p4/3K4 b - - 0 1",
                "Kd3",
                Verdict::Stalemate,
                GameResult::Draw,
            ),
        ],
    );
}

#[test]
fn fide_2023_article_5_2_2_dead_position() {
    check(
        "5.2.2",
        &[
            (
                "8/8/4k3/8/8/3K3p/8/7N w - - 0 1",
                "Ke4 h2 Nf2 h1=Q Nxh1",
                Verdict::DeadPosition,
                GameResult::Draw,
            ),
            (
                "8/8/8/3k4/8/4p3/4K3/8 w - - 0 1",
                "Kxe3",
                Verdict::DeadPosition,
                GameResult::Draw,
            ),
            (
                "8/8/8/3kb3/8/4p3/4K3/2B5 w - - 0 1",
                "Bxe3",
                Verdict::DeadPosition,
                GameResult::Draw,
            ),
        ],
    );
    check_goes_on(&[
        // Bishops of different colours and a knight each can mate, if a player helps.
        ("8/8/8/3k1b2/8/4p3/4K3/2B5 w - - 0 1", "Bxe3"),
        ("8/8/8/3kn3/8/4p3/4K3/6N1 w - - 0 1", "Kxe3"),
        ("8/8/8/3k4/8/4p3/4K2P/8 w - - 0 1", "Kxe3"),
    ]);
}

#[test]
fn fide_2023_article_9_6_1_fivefold_repetition() {
    let dance = "Nf3 Nf6 Ng1 Ng8 ";
    check(
        "9.6.1",
        &[(
            START,
            &dance.repeat(4),
            Verdict::Repetition(5),
            GameResult::Draw,
        )],
    );
    check_goes_on(&[(START, &dance.repeat(3))]);
    // With castling lost on the way the position of the beginning is another one.
    let castle = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    check_goes_on(&[(castle, &"Ke2 Ke7 Ke1 Ke8 ".repeat(4))]);
}

#[test]
fn fide_2023_article_9_6_2_seventy_five_moves() {
    let quiet = "7k/8/8/8/8/8/R7/K7 w - - 148 200";
    check(
        "9.6.2",
        &[(quiet, "Rb2 Kg8", Verdict::QuietMoves(75), GameResult::Draw)],
    );
    check_goes_on(&[
        (quiet, "Rb2"),
        ("7k/7p/8/8/8/8/R7/K7 w - - 148 200", "Rb2 h6"),
        ("8/8/8/8/8/8/1p4k1/K6R w - - 148 200", "Kxb2"),
    ]);
}

#[test]
fn fide_2023_article_9_6_2_checkmate_takes_precedence() {
    check(
        "5.1.1",
        &[(
            "7k/8/6K1/8/8/8/8/R7 w - - 149 200",
            "Ra8#",
            Verdict::Checkmate,
            WHITE,
        )],
    );
}

#[test]
fn fide_2023_articles_5_1_2_and_5_2_3_resignation_and_agreement() {
    for (command, verdict, outcome, article) in [
        (
            Ask::Resign,
            Verdict::Resignation(Side::White),
            BLACK,
            "Art. 5.1.2 (FIDE 2023)",
        ),
        (
            Ask::OfferDraw,
            Verdict::Agreement,
            GameResult::Draw,
            "Art. 5.2.3 (FIDE 2023)",
        ),
    ] {
        let mut session = started();
        session.handle(NOW, command);
        let events = session.handle(NOW, Ask::Yes).events;
        let ruling = Ruling::new(verdict, outcome, article);
        assert_eq!(events, [Event::Ruled(ruling)]);
    }
}

#[test]
fn a_position_that_is_over_is_ruled_when_it_is_set_up() {
    let mut session = at("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(session.record().outcome(), Some(WHITE));
    let events = session.handle(NOW, Ask::Status).events;
    assert_eq!(events, [Event::Status(Some(WHITE))]);
}
