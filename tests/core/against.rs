//! A game against the program: agreed on in one sentence or by questions, with a clock, from either side of the board;
//! and a move said ahead.

use crate::silence::do_line;
use annabella::board::Side;
use annabella::desk::{Desk, Heard};
use annabella::game::Move;
use annabella::input::Intent;
use annabella::protocol::{
    Ask, BoardForBlack, Change, Errand, ErrandAnswer, Finding, Question, Report, Setting, Settings,
    hall_voice,
};
use annabella::time::Moment;
use annabella::voice::Voices;
use std::sync::{Arc, LazyLock};

static VOICES: LazyLock<Arc<Voices>> = LazyLock::new(crate::common::voices);

fn started(language: &str) -> Desk {
    let mut desk = Desk::new(Arc::clone(&VOICES));
    let mut settings = Settings {
        language: language.to_owned(),
        announcer: hall_voice(language).to_owned(),
        ..Settings::default()
    };
    settings.apply(&Change::to(Setting::BoardForBlack, "upright"));
    desk.handle(Moment::default(), Report::Started(settings));
    desk
}

fn spoken(heard: &[Heard]) -> String {
    let texts = heard.iter().flat_map(|heard| &heard.texts);
    let texts: Vec<&str> = texts.map(|text| text.spoken.trim()).collect();
    texts.join(" ")
}

fn line(desk: &mut Desk, line: &str) -> String {
    spoken(&do_line(desk, line).unwrap_or_default())
}

/// Agrees on a game with a clock: its terms are read before it begins, and then not again. What is heard before.
fn agreed(desk: &mut Desk, sentence: &str) -> String {
    let terms = line(desk, sentence);
    let is_asked = matches!(desk.session().question(), Some(Question::Agreement(_)));
    assert!(is_asked, "{sentence}: {terms}");
    assert!(desk.session().clock().is_none(), "no clock runs: {terms}");
    let begun = line(desk, "yes");
    assert!(!begun.contains("2023"), "{terms} {begun}");
    let level = desk.session().own_settings().opponent.level.to_string();
    assert!(terms.contains(&level), "{terms}");
    assert!(!begun.contains(&level), "{terms} {begun}");
    terms
}

/// The opponent makes a move; what is heard, and what was said ahead comes at once, as the host does it.
fn answer(desk: &mut Desk, text: &str) -> String {
    let errand: Errand = desk.session().errand().expect("it thinks").clone();
    let found = ErrandAnswer::Move(Move::Chess(text.parse().unwrap()));
    let finding = Box::new(Finding {
        errand,
        found,
        fault: None,
        cannot_be_weakened: false,
    });
    let (_, mut heard) = desk.handle(Moment { ms: 1000 }, Report::Thought(finding));
    if let Some(ahead) = desk.take_ahead() {
        let Intent::Commands(commands) = desk.interpret(ahead) else {
            panic!("a move")
        };
        for command in commands {
            heard.extend(desk.handle(Moment { ms: 1001 }, command).1);
        }
    }
    spoken(&heard)
}

/// The side of the program, its level, and the clock as minutes and seconds.
fn game(desk: &Desk) -> (Option<Side>, u8, Option<String>) {
    let session = desk.session();
    let control = session.agreement().control.as_ref();
    (
        session.opponent(),
        session.own_settings().opponent.level,
        control.map(ToString::to_string),
    )
}

#[test]
fn a_sentence_agrees_on_a_game_of_two_people_with_a_clock() {
    let table = [
        ("en", "two players, five minutes plus three", "5+3"),
        ("en", "play against a friend with ten minutes", "10"),
        ("de", "zu zweit, fünf Minuten plus drei Sekunden", "5+3"),
        ("de", "Partie gegen einen Freund mit zehn Minuten", "10"),
        ("ru", "два игрока, пять минут плюс три секунды", "5+3"),
        ("ru", "партия с другом, десять минут", "10"),
        (
            "fr",
            "deux joueurs, cinq minutes plus trois secondes",
            "5+3",
        ),
        (
            "es",
            "dos jugadores, cinco minutos más tres segundos",
            "5+3",
        ),
    ];
    for (language, sentence, clock) in table {
        let mut desk = started(language);
        let told = line(&mut desk, sentence);
        let (opponent, _, control) = game(&desk);
        assert_eq!(
            (opponent, control.as_deref()),
            (None, Some(clock)),
            "{sentence}: {told}"
        );
    }
    // Two people have no level, and the program is meant by none.
    let mut desk = started("en");
    line(&mut desk, "two players, level 4, five minutes");
    assert_eq!(game(&desk).2, None);
}

#[test]
fn a_sentence_agrees_on_side_level_and_clock() {
    let table = [
        (
            "en",
            "play black, level 4, five minutes plus three",
            Side::White,
            4,
            "5+3",
        ),
        (
            "en",
            "I play white on level two with ten minutes",
            Side::Black,
            2,
            "10",
        ),
        (
            "en",
            "play against the computer as black at level 7, 15+10",
            Side::White,
            7,
            "15+10",
        ),
        (
            "en",
            "new game, black, twenty minutes and ten seconds per move",
            Side::White,
            3,
            "20+10",
        ),
        (
            "de",
            "Ich spiele Schwarz, Stufe vier, fünf Minuten plus drei",
            Side::White,
            4,
            "5+3",
        ),
        (
            "de",
            "Partie mit Weiß gegen den Computer, 10 Minuten",
            Side::Black,
            3,
            "10",
        ),
        (
            "ru",
            "играю чёрными, уровень 4, пять минут плюс три",
            Side::White,
            4,
            "5+3",
        ),
        (
            "ru",
            "партия белыми, 15 минут плюс 10 секунд",
            Side::Black,
            3,
            "15+10",
        ),
        (
            "fr",
            "je joue les noirs, niveau 4, cinq minutes plus trois",
            Side::White,
            4,
            "5+3",
        ),
        (
            "es",
            "juego con negras, nivel 4, cinco minutos más tres",
            Side::White,
            4,
            "5+3",
        ),
    ];
    for (language, said, program, level, clock) in table {
        let mut desk = started(language);
        let heard = agreed(&mut desk, said);
        let wanted = (Some(program), level, Some(clock.to_owned()));
        assert_eq!(game(&desk), wanted, "{said}: {heard}");
    }
}

#[test]
fn what_is_no_such_sentence_begins_no_game() {
    let none = [
        "play",
        "play e4",
        "play knight f3",
        "level 4",
        "play level 4",
        "five minutes plus three",
        "play 5",
        "play black, level 40",
        "play black, level 4, level 5",
        "play black, level 4 and win",
        "play five minutes six minutes",
    ];
    for said in none {
        let mut desk = started("en");
        line(&mut desk, said);
        assert_eq!(desk.session().agreement().control, None, "{said}");
        assert_eq!(desk.session().opponent(), None, "{said}");
    }
}

#[test]
fn the_questions_lead_to_a_clock_and_a_move_passes_them_over() {
    let clock = |desk: &Desk| matches!(desk.session().question(), Some(Question::Control(_)));
    let mut desk = started("en");
    for answer in ["opponent", "white", "4"] {
        line(&mut desk, answer);
    }
    assert!(clock(&desk));
    let heard = agreed(&mut desk, "5+3");
    assert!(heard.contains("on level 4"), "{heard}");
    assert_eq!(game(&desk), (Some(Side::Black), 4, Some("5+3".to_owned())));

    let mut desk = started("en");
    for answer in ["opponent", "white", "4"] {
        line(&mut desk, answer);
    }
    let heard = line(&mut desk, "e4");
    assert!(heard.contains("Ehva feer"), "{heard}");
    assert_eq!(desk.session().record().plies(), 1);
    assert_eq!(game(&desk), (Some(Side::Black), 4, None));
}

#[test]
fn who_plays_black_is_asked_once_whether_the_board_is_turned_and_no_clock_runs_meanwhile() {
    for (said, lies, side) in [
        ("yes", BoardForBlack::Turned, Side::Black),
        ("no", BoardForBlack::Upright, Side::White),
    ] {
        let mut desk = started("en");
        desk.handle(Moment::default(), Report::Started(Settings::default()));
        line(&mut desk, "play black, level 4, five minutes plus three");
        assert!(matches!(
            desk.session().question(),
            Some(Question::Facing(_))
        ));
        assert!(desk.session().agreement().control.is_none());
        agreed(&mut desk, said);
        assert_eq!(desk.session().seen_from(), side);
        let at_home = desk.session().cursor().rank() == if side == Side::Black { 7 } else { 0 };
        assert!(at_home, "the hand is where the own king stands");
        assert_eq!(desk.session().own_settings().opponent.board_for_black, lies);
        assert!(desk.session().agreement().control.is_some());
        line(&mut desk, "new practice");
        agreed(&mut desk, "play black, level 5, five minutes plus three");
        assert_eq!(desk.session().question(), None, "asked once");
    }
}

#[test]
fn a_move_said_ahead_comes_when_the_opponent_has_moved() {
    let mut desk = started("en");
    agreed(&mut desk, "play white, level 4, 5+3");
    line(&mut desk, "e4");
    assert_eq!(line(&mut desk, "then knight f3"), "Your move waits.");
    let heard = answer(&mut desk, "e7e5");
    assert!(heard.contains("Fehlix dry"), "{heard}");
    assert_eq!(desk.session().record().plies(), 3);
    // What cannot be played then is refused, and nothing else is made of it.
    line(&mut desk, "then knight e5");
    let heard = answer(&mut desk, "e5e4");
    assert_eq!(desk.session().record().plies(), 3, "{heard}");
}

#[test]
fn who_does_not_go_on_with_a_game_is_not_moved_against() {
    let mut desk = started("en");
    for one in ["opponent", "black", "4", "key Enter"] {
        line(&mut desk, one);
    }
    answer(&mut desk, "e2e4");
    line(&mut desk, "e5");
    desk.handle(Moment { ms: 2000 }, Report::Started(Settings::default()));
    assert!(matches!(
        desk.session().question(),
        Some(Question::Resume(..))
    ));
    line(&mut desk, "no");
    assert_eq!(desk.session().record().plies(), 0);
    assert_eq!(desk.session().errand(), None, "nobody thinks about a move");
}

#[test]
fn that_a_clock_will_run_is_told_before_a_game_goes_on() {
    for (language, runs) in [
        ("en", "The clock will run"),
        ("de", "Dann l\u{e4}uft die Uhr"),
        ("ru", "Часы пойдут"),
        ("fr", "La pendule repartira"),
        ("es", "El reloj se pondr\u{e1} en marcha"),
    ] {
        for (clock, has_clock) in [("5+3", true), ("key Enter", false)] {
            let mut desk = started(language);
            for one in ["opponent", "white", "4", clock] {
                line(&mut desk, one);
            }
            if has_clock {
                line(&mut desk, "yes");
            }
            line(&mut desk, "e4");
            let later = Moment { ms: 2000 };
            desk.handle(
                later,
                Report::Started(Settings {
                    language: language.to_owned(),
                    ..Settings::default()
                }),
            );
            let asked = desk.question().expect("it is asked").text;
            assert_eq!(asked.contains(runs), has_clock, "{asked}");
            assert!(!asked.contains('{') && asked.ends_with(['?']), "{asked}");
        }
    }
    // A game in which the arbiter has stopped the clocks stands still.
    let mut desk = started("en");
    for one in ["new competition fide-2023 90+30 both", "key Ctrl+K"] {
        line(&mut desk, one);
    }
    desk.handle(Moment { ms: 2000 }, Report::Started(Settings::default()));
    let asked = desk.question().expect("it is asked").text;
    assert!(!asked.contains("will run"), "{asked}");
}

#[test]
fn how_the_board_lies_for_black_is_told_once_and_before_the_clock_runs() {
    let mut desk = started("en");
    let asks = Ask::Set(Change::to(Setting::BoardForBlack, "ask"));
    desk.handle(Moment::default(), asks);
    let mut heard = vec![line(&mut desk, "play black, level 4, 5+3")];
    assert!(!heard[0].contains("seen from"), "{}", heard[0]);
    heard.extend(["yes", "yes"].map(|one| line(&mut desk, one)));
    assert!(heard[1].contains("turns the board"), "{heard:?}");
    assert!(!heard[2].contains("board"), "{heard:?}");
    assert_eq!(desk.session().seen_from(), Side::Black);
}

#[test]
fn the_clocks_that_are_usual_today_come_first_and_the_norms_of_1956_in_their_games() {
    for (lines, first) in [
        (&["opponent", "white", "4"][..], "5 minutes"),
        (&["agree", "fide-2023", "both"][..], "40 moves"),
        (
            &["agree", "ussr-1956", "both"][..],
            "40 moves in: 2 hours, 30 minutes",
        ),
    ] {
        let mut desk = started("en");
        for one in lines {
            line(&mut desk, one);
        }
        let question = desk.question().expect("the clock is asked for");
        assert!(
            question.answers[1].contains(first),
            "{lines:?}: {:?}",
            question.answers
        );
        let is_last = question
            .answers
            .iter()
            .position(|one| one.contains("2 hours, 30 minutes"));
        assert_eq!(
            is_last == Some(1),
            lines.contains(&"ussr-1956"),
            "{:?}",
            question.answers
        );
    }
}
