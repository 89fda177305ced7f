//! Questions as lists: arrows, letters, digits and Enter in each, and never the board underneath.

use crate::silence::do_line;
use annabella::board::Square;
use annabella::desk::{Desk, Heard};
use annabella::input::choices::options;
use annabella::protocol::{
    Ask, Change, OpenedGame, Question, Report, Setting, Settings, SpeechOutput, Trouble,
};
use annabella::time::Moment;

fn desk(language: &str) -> Desk {
    let mut desk = Desk::new(crate::common::voices());
    let settings = Settings {
        language: language.to_owned(),
        announcer: language.to_owned(),
        ..Settings::default()
    };
    desk.handle(Moment::default(), Report::Started(settings));
    desk
}

fn line(desk: &mut Desk, line: &str) -> String {
    written(&do_line(desk, line).unwrap_or_default())
}

fn written(heard: &[Heard]) -> String {
    let texts = heard.iter().flat_map(|heard| &heard.texts);
    let texts: Vec<&str> = texts.map(|text| text.written.trim()).collect();
    texts.join(" ")
}

/// Every kind of question that a player meets at a game for practice, by the lines that lead to it.
const WAYS: &[&[&str]] = &[
    &["competition"],
    &["competition", "key Enter"],
    &["competition", "key Enter", "key Enter"],
    &["competition", "key Enter", "key Enter", "key Enter"],
    &["opponent"],
    &["e4", "resign"],
    &["e4", "draw"],
    &["e4", "new"],
    &["8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8"],
    &["4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "Nd2"],
];

/// A desk at which a question waits.
fn asked(language: &str, way: &[&str]) -> Desk {
    let mut desk = desk(language);
    for one in way {
        line(&mut desk, one);
    }
    assert!(desk.session().question().is_some(), "{language} {way:?}");
    desk
}

#[test]
fn arrows_walk_every_question_round_and_never_the_board() {
    for way in WAYS {
        let mut desk = asked("en", way);
        let before = (desk.session().cursor(), desk.session().plies());
        let question = desk.session().question().cloned();
        let count = options(question.as_ref().expect("it was asked")).len();
        line(&mut desk, "key Home");
        for (key, at) in [
            ("key Down", 1 % count),
            ("key Up", 0),
            ("key Left", count - 1),
            ("key Right", 0),
            ("key End", count - 1),
            ("key Home", 0),
        ] {
            let heard = line(&mut desk, key);
            let shown = desk.question().expect("it still waits");
            assert_eq!(shown.at, Some(at), "{way:?} {key}");
            assert!(
                heard.contains(&format!("{} of {count}", at + 1)),
                "{way:?} {key}: {heard}"
            );
        }
        let session = desk.session();
        assert_eq!((session.cursor(), session.plies()), before, "{way:?}");
        assert_eq!(session.question(), question.as_ref(), "{way:?}");
    }
}

#[test]
fn enter_takes_what_is_reached_and_digits_count_the_options() {
    for way in WAYS {
        let mut desk = asked("en", way);
        let question = desk.session().question().cloned().expect("it was asked");
        let is_counted = !matches!(question, Question::Control(_) | Question::Which(..));
        let second = options(&question)
            .into_iter()
            .nth(1)
            .expect("there are two");
        line(&mut desk, "key Home");
        line(&mut desk, "key Down");
        let mut by_enter = desk;
        let heard = line(&mut by_enter, "key Enter");
        let mut by_ask = asked("en", way);
        let (_, told) = by_ask.handle(Moment::default(), second.command);
        assert_eq!(heard, written(&told), "{way:?}");
        if is_counted {
            let mut by_digit = asked("en", way);
            assert_eq!(line(&mut by_digit, "2"), heard, "{way:?}");
        }
    }
}

#[test]
fn a_letter_is_enough_where_it_decides() {
    for (language, way, typed, command) in [
        ("en", WAYS[1], "w", "white"),
        ("de", WAYS[1], "n", "niemand"),
        ("ru", WAYS[1], "ч", "чёрные"),
        ("en", WAYS[4], "b", "black"),
        ("en", WAYS[8], "k", "knight"),
        ("de", WAYS[8], "t", "Turm"),
    ] {
        let mut by_letter = asked(language, way);
        let mut by_word = asked(language, way);
        let heard = line(&mut by_letter, typed);
        assert_eq!(heard, line(&mut by_word, command), "{language} {way:?}");
        assert_ne!(
            by_letter.session().question(),
            asked(language, way).session().question()
        );
    }
    // Of several that begin alike, nothing is guessed.
    let mut desk = asked("en", WAYS[1]);
    let heard = line(&mut desk, "b");
    for choice in ["both", "White", "Black", "nobody"] {
        assert!(heard.contains(choice), "{heard}");
    }
    assert!(matches!(
        desk.session().question(),
        Some(Question::Blind(_))
    ));
    // By keys the letter goes to the first of them, and the same letter again to the next.
    for (key, at) in [("type b", 0), ("type b", 2)] {
        line(&mut desk, key);
        assert_eq!(desk.question().and_then(|shown| shown.at), Some(at));
    }
    line(&mut desk, "key Enter");
    assert!(matches!(
        desk.session().question(),
        Some(Question::Control(_))
    ));
}

#[test]
fn a_file_that_is_a_little_word_is_a_square_nevertheless() {
    for (fen, said) in [
        ("7k/P7/8/8/8/8/8/K7 w - - 0 1", "What does the pawn become"),
        ("7k/7p/8/8/8/8/8/K7 w - - 0 1", "no pawn"),
    ] {
        let mut desk = desk("en");
        line(&mut desk, fen);
        let heard = line(&mut desk, "a8");
        assert!(heard.contains(said), "{heard}");
    }
}

#[test]
fn a_wrong_answer_says_the_choices_in_every_language() {
    for language in ["en", "de", "ru", "fr", "es"] {
        for way in [WAYS[1], WAYS[8]] {
            let mut desk = asked(language, way);
            let choices = desk.question().expect("it was asked").answers;
            let heard = line(&mut desk, "xyzzy").to_lowercase();
            for choice in choices {
                assert!(
                    heard.contains(&choice.to_lowercase()),
                    "{language} {heard}: {choice}"
                );
            }
            assert!(desk.session().question().is_some(), "{language}");
        }
    }
}

#[test]
fn who_is_to_speak_is_passed_over_by_a_move_and_stays_where_the_move_is_in_vain() {
    let proposed = || {
        let mut desk = desk("en");
        desk.handle(
            Moment::default(),
            Report::SpeakerProposed(SpeechOutput::ScreenReader),
        );
        desk
    };
    let mut desk = proposed();
    line(&mut desk, "e4");
    let session = desk.session();
    assert_eq!((session.question(), session.plies()), (None, 1));
    assert_eq!(session.settings().output, SpeechOutput::ScreenReader);
    let mut desk = proposed();
    let heard = line(&mut desk, "e5");
    assert!(heard.contains("screen reader"), "{heard}");
    let session = desk.session();
    assert!(matches!(session.question(), Some(Question::Output(_))));
    assert_eq!(session.settings().output, SpeechOutput::OwnVoice);
}

#[test]
fn the_menu_is_walked_by_letters_stays_open_under_function_keys_and_tells_where_one_is() {
    let mut desk = desk("en");
    line(&mut desk, "key Ctrl+M");
    let heard = line(&mut desk, "key S");
    assert!(desk.menu().is_some() && heard.contains(" of 1"), "{heard}");
    let heard = line(&mut desk, "key F1");
    assert!(
        heard.contains("Menu") && heard.contains("Enter opens"),
        "{heard}"
    );
    for key in ["key F3", "key PageDown", "key PageUp", "key PageUp"] {
        line(&mut desk, key);
        assert!(desk.menu().is_some(), "{key}");
    }
    assert_eq!(desk.menu().map(|menu| menu.at()), Some(0));
    // How a setting is changed is said once.
    let mut told = 0;
    for key in ["key S", "key Enter", "key Down", "key Down"] {
        told += usize::from(line(&mut desk, key).contains("changes it"));
    }
    assert!(told <= 1);
}

#[test]
fn a_number_goes_to_the_row_of_the_menu_that_it_counts() {
    for (language, number) in [("en", "3"), ("en", "three"), ("de", "drei"), ("fr", "3")] {
        let mut desk = desk(language);
        line(&mut desk, "key Ctrl+M");
        line(&mut desk, number);
        assert_eq!(desk.menu().map(|menu| menu.at()), Some(2), "{language}");
        line(&mut desk, "99");
        assert_eq!(desk.menu().map(|menu| menu.at()), Some(2), "{language}");
    }
}

#[test]
fn no_two_rows_of_the_menu_have_one_name_in_any_language() {
    use annabella::input::choices::words;
    use annabella::narrate::menu::named;
    use std::collections::HashMap;
    for language in ["en", "de", "ru", "fr", "es"] {
        let mut desk = desk(language);
        let mut names: HashMap<String, usize> = HashMap::new();
        line(&mut desk, "key Ctrl+M");
        let pages = desk.menu().expect("it is open").rows(desk.session()).len();
        for page in 0..pages {
            line(&mut desk, "key Home");
            for _ in 0..page {
                line(&mut desk, "key Down");
            }
            line(&mut desk, "key Enter");
            let menu = desk.menu().expect("it is open");
            for row in menu.rows(desk.session()) {
                let name = words(&named(&row), desk.session().settings(), desk.voices());
                let other = names.insert(name.to_lowercase(), page);
                assert_eq!(other, None, "{language}: {name} on page {page}");
            }
            line(&mut desk, "key Escape");
        }
        assert!(names.len() > 100, "{language}: {}", names.len());
    }
}

#[test]
fn what_is_pasted_is_a_game_a_position_or_too_long() {
    use annabella::input::{DeviceInput, Intent};
    let paste =
        |desk: &mut Desk, text: &str| match desk.interpret(DeviceInput::Pasted(text.to_owned())) {
            Intent::Commands(commands) => {
                let heard = commands
                    .into_iter()
                    .map(|one| desk.handle(Moment::default(), one).1);
                heard.flatten().collect()
            }
            Intent::Heard(cues) => desk.tell(&cues),
            other => panic!("{other:?}"),
        };
    for text in [
        "[White \"A\"]\n\n1. e4 e5 2. Nf3 *\n",
        "1. e4 e5 2. Nf3",
        "e4 e5\nNf3",
        "e2e4 e7e5 g1f3 b8c6",
        "e2-e4 e7-e5 g1-f3",
        "e4 e6 d4 d5 Qh6",
        "e4 e5 Sf3 Sc6 Lb5",
    ] {
        let opened = desk("en").interpret(DeviceInput::Pasted(text.to_owned()));
        assert!(matches!(opened, Intent::OpenText(whole) if whole == text));
    }
    // What may be one move, or words, goes into the line.
    for text in ["e2 e4", "knight f3", "e4", "pawn to e4"] {
        let typed = desk("en").interpret(DeviceInput::Pasted(text.to_owned()));
        assert!(matches!(typed, Intent::Heard(_)), "{text}: {typed:?}");
    }
    let mut desk = desk("en");
    paste(&mut desk, "8/8/8/8/8/4k3/q7/4K3 b - - 0 1\n");
    line(&mut desk, "key Enter");
    assert_eq!(
        desk.session().position().turn(),
        annabella::board::Side::Black
    );
    let heard = written(&paste(&mut desk, &"e4 ".repeat(6_000_000)));
    assert!(heard.contains("Too long"), "{heard}");
    assert_eq!(desk.line(), "");
    for (long, told) in [
        ("x".repeat(1_000_000), "begins with xxxxxxxxxxxxxxxxxxxx."),
        (String::new(), "No text"),
    ] {
        let heard = written(&paste(&mut desk, &long));
        assert!(heard.contains(told) && heard.len() < 120, "{heard}");
        assert_eq!(desk.line(), "");
    }
}

#[test]
fn a_line_of_a_key_that_was_held_is_not_read_out_when_it_is_given_up() {
    let mut desk = desk("en");
    line(&mut desk, &format!("type {}", "q".repeat(80)));
    assert_eq!(line(&mut desk, "key Escape"), "Line erased.");
    line(&mut desk, "type knight");
    assert_eq!(line(&mut desk, "key Escape"), "Knight erased.");
}

#[test]
fn a_wrong_answer_in_a_drill_says_the_choices() {
    let mut desk = desk("en");
    line(&mut desk, "drill colours");
    assert!(matches!(
        desk.session().question(),
        Some(Question::Drill(_))
    ));
    let heard = line(&mut desk, "banana");
    assert!(heard.contains("yes or no"), "{heard}");
}

/// A file of one game that has been read.
fn opened(moves: &str) -> Report {
    let record = annabella::pgn::read(moves.as_bytes())
        .remove(0)
        .expect("a game");
    Report::Opened(Box::new(OpenedGame {
        record,
        number: 1,
        count: 1,
    }))
}

#[test]
fn what_waits_for_an_answer_is_over_with_the_answer_and_is_not_written_over() {
    let mut desk = desk("en");
    line(&mut desk, "e4");
    desk.handle(Moment::default(), opened("1. d4 d5 *"));
    assert!(matches!(desk.session().question(), Some(Question::Open(_))));
    let (_, waits) = desk.handle(Moment::default(), opened("1. c4 c5 *"));
    assert!(waits.iter().all(|one| !desk.is_over(one)) && !waits.is_empty());
    let put = Ask::NewGameFrom(annabella::game::Position::default());
    desk.handle(Moment::default(), put);
    assert!(
        matches!(desk.session().question(), Some(Question::Open(_))),
        "it is not replaced"
    );
    line(&mut desk, "yes");
    assert!(waits.iter().all(|one| desk.is_over(one)));
}

#[test]
fn while_it_is_asked_whether_to_open_a_file_whatever_does_not_fit_repeats_the_question() {
    for language in ["en", "de", "ru", "fr", "es"] {
        let mut desk = desk(language);
        line(&mut desk, "e4");
        desk.handle(Moment::default(), opened("1. d4 d5 *"));
        let asked = desk.question().expect("it is asked").text;
        let another = written(&desk.handle(Moment::default(), opened("1. c4 c5 *")).1);
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        let told = [fen, "key PageDown", "resign", "draw"].map(|one| line(&mut desk, one));
        for heard in told.iter().chain([&another]) {
            assert_eq!(*heard, asked, "{language}");
        }
        line(&mut desk, "no");
        assert_eq!(desk.session().question(), None, "{language}");
        assert_eq!(desk.session().record().plies(), 1);
        // The game that was wanted last is opened.
        desk.handle(Moment::default(), opened("1. d4 d5 *"));
        desk.handle(Moment::default(), opened("1. c4 *"));
        desk.handle(Moment::default(), Ask::Yes);
        assert_eq!(desk.session().record().plies(), 1);
        assert!(desk.session().is_listening());
    }
}

#[test]
fn to_step_through_moves_repeats_the_question_that_waits() {
    let mut desk = desk("en");
    line(&mut desk, "e4");
    let asked = line(&mut desk, "resign");
    assert_eq!(line(&mut desk, "key PageDown"), asked);
}

#[test]
fn the_game_and_its_moves_are_copied_as_pgn() {
    use annabella::adapters::scoresheet::copied;
    for (language, lines) in [
        ("en", &["copy game", "copy the moves", "copy pgn"][..]),
        (
            "de",
            &["Partie kopieren", "kopiere die Z\u{fc}ge", "kopiere PGN"],
        ),
        ("ru", &["скопируй партию", "скопируй ходы", "скопируй PGN"]),
        (
            "fr",
            &["copie la partie", "copie les coups", "copie le PGN"],
        ),
        (
            "es",
            &["copia la partida", "copia las jugadas", "copia el PGN"],
        ),
    ] {
        for copies in lines {
            let mut desk = desk(language);
            line(&mut desk, "e4");
            line(&mut desk, "e5");
            line(&mut desk, copies);
            let what = desk.take_copied().expect(copies);
            let text = copied(&desk, what);
            let game = annabella::pgn::read(text.as_bytes()).remove(0);
            assert_eq!(game.expect(copies).plies(), 2, "{copies}: {text}");
        }
    }
}

#[test]
fn how_the_game_stands_is_told_of_the_position_that_is_listened_to() {
    let mut desk = desk("en");
    desk.handle(Moment::default(), opened("1. f3 e5 2. g4 Qh4# 0-1"));
    let status = |desk: &mut Desk| written(&desk.handle(Moment::default(), Ask::Status).1);
    assert!(status(&mut desk).contains("White to move"));
    desk.handle(Moment::default(), Ask::ToEnd);
    assert!(status(&mut desk).contains("Black has won"));
}

#[test]
fn in_the_opponents_window_arrows_are_turned_as_its_board_is() {
    use annabella::board::Side;
    use annabella::input::{
        DeviceInput, Intent,
        keys::{Code, plain},
    };
    let mut desk = desk("en");
    for (code, file, rank) in [(Code::Down, 4, 1), (Code::Left, 5, 1), (Code::Up, 5, 0)] {
        let key = Box::new(DeviceInput::Key(plain(code)));
        let Intent::Commands(commands) = desk.interpret(DeviceInput::By(Side::Black, key)) else {
            panic!("{code:?}");
        };
        for command in commands {
            desk.handle(Moment::default(), command);
        }
        assert_eq!(
            desk.session().cursor(),
            Square::new(file, rank).expect("a square")
        );
    }
}

#[test]
fn who_resigns_at_a_device_of_his_own_is_asked_and_not_his_opponent() {
    use annabella::board::Side;
    use annabella::input::{DeviceInput, Intent};
    for (lines, side, asked) in [
        (&[][..], Side::Black, Side::Black),
        (&[][..], Side::White, Side::White),
        (&["e4"][..], Side::White, Side::White),
        // A device of the opponent that thinks is the player's own.
        (
            &["opponent", "white", "2", "key Enter"][..],
            Side::Black,
            Side::White,
        ),
        (
            &["opponent", "black", "2", "key Enter"][..],
            Side::White,
            Side::Black,
        ),
    ] {
        let mut desk = desk("en");
        for text in lines {
            line(&mut desk, text);
        }
        let resign = Box::new(DeviceInput::Line("resign".to_owned()));
        let Intent::Commands(commands) = desk.interpret(DeviceInput::By(side, resign)) else {
            panic!("{side:?}");
        };
        for command in commands {
            desk.handle(Moment::default(), command);
        }
        let question = desk.session().question();
        assert_eq!(question, Some(&Question::Resign(asked)), "{lines:?}");
    }
}

#[test]
fn an_answered_question_and_one_that_was_put_again_are_over() {
    let mut desk = desk("en");
    let (_, first) = desk.handle(Moment::default(), Ask::Agree);
    let asks = |heard: &[Heard]| heard.iter().find(|one| one.asks()).cloned();
    let first = asks(&first).expect("it is put");
    assert!(!desk.is_over(&first));
    let again = do_line(&mut desk, "e4").unwrap_or_default();
    assert!(desk.is_over(&first), "it was put again");
    let again = asks(&again).expect("it is put again");
    assert!(!desk.is_over(&again));
    line(&mut desk, "key Down");
    assert!(desk.is_over(&again), "it is being answered");
    let next = asks(&do_line(&mut desk, "key Enter").unwrap_or_default());
    let next = next.expect("the next one is put");
    assert!(!desk.is_over(&next));
    line(&mut desk, "key Escape");
    assert!(desk.is_over(&next));
}

#[test]
fn what_was_told_of_who_speaks_is_over_with_the_next_news_of_it() {
    let mut desk = desk("en");
    let (_, began) = desk.handle(Moment::default(), Report::Trouble(Trouble::ReaderBeside));
    let [began] = &began[..] else {
        panic!("one thing is told: {began:?}");
    };
    desk.handle(Moment::default(), Report::Trouble(Trouble::NotKept));
    assert!(!desk.is_over(began), "other news leaves it alone");
    let (_, news) = desk.handle(
        Moment::default(),
        Ask::Set(Change::to(Setting::Output, "screen-reader")),
    );
    assert!(desk.is_over(began), "the screen reader speaks now");
    assert!(news.iter().all(|one| !desk.is_over(one)));
    let gone = Report::Trouble(Trouble::Reader { is_there: false });
    let (_, gone) = desk.handle(Moment::default(), gone);
    assert!(news.iter().all(|one| desk.is_over(one)));
    assert!(gone.iter().all(|one| !desk.is_over(one)));
}

#[test]
fn terms_that_were_read_are_not_read_again_when_the_clock_runs() {
    let mut desk = desk("en");
    for one in ["competition", "key Enter", "key Enter"] {
        line(&mut desk, one);
    }
    let read = line(&mut desk, "key Enter");
    assert!(read.contains("FIDE 2023"), "{read}");
    let begun = line(&mut desk, "key Enter");
    assert!(desk.session().is_in_competition());
    assert!(!begun.contains("FIDE 2023"), "{begun}");
    assert_eq!(desk.session().cursor(), Square::new(4, 0).expect("e1"));
}

/// A game that is going on, and a file with a fault that wants the board.
fn with_a_faulty_file() -> (Desk, Heard) {
    let mut desk = desk("en");
    line(&mut desk, "e4");
    desk.handle(Moment::default(), opened("1. d4 d5 *"));
    let note = annabella::protocol::ReadNote {
        faulty: 1,
        ..Default::default()
    };
    let note = Report::Sheet(annabella::protocol::SheetReport::Read(note));
    let (_, told) = desk.handle(Moment::default(), note);
    let [told] = <[Heard; 1]>::try_from(told).expect("one thing is told");
    assert!(!desk.is_over(&told), "it is heard while the question waits");
    (desk, told)
}

#[test]
fn what_is_wrong_with_a_file_is_over_when_it_is_not_to_be_opened_and_only_then() {
    for answer in ["no", "key Enter", "key Escape"] {
        let (mut desk, told) = with_a_faulty_file();
        line(&mut desk, answer);
        assert!(desk.session().question().is_none(), "{answer}");
        assert!(desk.is_over(&told), "{answer}");
    }
    let (mut desk, told) = with_a_faulty_file();
    line(&mut desk, "yes");
    assert!(!desk.is_over(&told));
}

#[test]
fn a_refusal_is_over_when_its_player_has_gone_on_and_not_before() {
    use annabella::board::{Side, Step};
    use annabella::input::DeviceInput;
    let refused = |desk: &mut Desk| {
        let heard = do_line(desk, "Qh9 of nowhere").unwrap_or_default();
        heard.into_iter().next_back().expect("it is refused")
    };
    for next in ["Qh9 of nowhere", "e4", "where is the queen", "key F3"] {
        let mut desk = desk("en");
        let told = refused(&mut desk);
        assert!(!desk.is_over(&told));
        desk.handle(Moment::default(), Ask::Walk(Step::Up));
        assert!(!desk.is_over(&told), "who explores has done nothing yet");
        do_line(&mut desk, next);
        assert!(desk.is_over(&told), "{next}");
    }
    // Nor has he whose opponent has a keyboard of his own.
    let mut desk = desk("en");
    let by = |side, text: &str| DeviceInput::By(side, Box::new(DeviceInput::Line(text.to_owned())));
    desk.interpret(by(Side::Black, "e4"));
    let entry = annabella::protocol::MoveEntry::Unreadable("nonsense".to_owned());
    let (_, told) = desk.handle(Moment::default(), Ask::Enter(entry));
    desk.interpret(by(Side::White, "e4"));
    assert!(told.iter().all(|one| !desk.is_over(one)));
    desk.interpret(by(Side::Black, "e5"));
    assert!(told.iter().all(|one| desk.is_over(one)));
}

#[test]
fn an_answer_is_one_piece_for_a_screen_reader() {
    let mut desk = desk("en");
    line(&mut desk, "resign");
    let mut heard = do_line(&mut desk, "key F1").unwrap_or_default();
    assert!(heard.len() > 1, "{heard:?}");
    heard = Heard::in_one_piece(heard, true);
    let [one] = &heard[..] else {
        panic!("{heard:?}");
    };
    assert!(written(&heard).contains("again for more"), "{one:?}");
    assert_eq!(one.urgency, annabella::narrate::cue::Urgency::Echo);
}
