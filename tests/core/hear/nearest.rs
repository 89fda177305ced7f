//! What is nearly a move or a command is asked about, and never done without a yes.

use super::last_heard;

#[test]
fn a_slip_of_one_letter_is_asked_about() {
    for (language, line, asked) in [
        ("en", "knigth f3", "Did you mean knight Felix 3?"),
        ("en", "knihgt to f3", "Did you mean knight Felix 3?"),
        ("de", "Sprnger f3", "Meinten Sie Springer Felix 3?"),
        ("de", "Sprinngr nach f3", "Meinten Sie Springer Felix 3?"),
        ("ru", "конб эф 3", "Вы имели в виду: конь Феликс 3?"),
        (
            "fr",
            "cavlier f3",
            "Vouliez-vous dire cavalier Félix 3\u{a0}?",
        ),
        ("es", "cabalo f3", "¿Quería decir caballo Félix 3?"),
    ] {
        assert_eq!(last_heard(language, &[line]), asked, "{line}");
    }
}

#[test]
fn only_a_yes_makes_the_move() {
    let asked = "knigth f3";
    let moves = |lines: &[&str]| last_heard("en", &[lines, &["moves"]].concat());
    assert_eq!(
        last_heard("en", &[asked, "yes"]),
        last_heard("en", &["knight f3"])
    );
    for other in ["no", "where are the knights", "cancel"] {
        assert_eq!(moves(&[asked, other]), moves(&[]), "{other}");
    }
    // Another move is made in its place, and the question is gone.
    assert!(last_heard("en", &[asked, "e4"]).contains("Eva 4"));
    let unasked = last_heard("en", &["e4", "yes"]);
    assert_eq!(last_heard("en", &[asked, "e4", "yes"]), unasked);
    // Two moves are nearly said: which one?
    assert!(last_heard("en", &[asked, "knigth c3"]).contains("Cesar 3"));
}

#[test]
fn a_command_that_is_nearly_said_is_asked_about() {
    assert_eq!(
        last_heard("en", &["atackers of e4"]),
        "Did you mean: attackers of e4?"
    );
    let heard = last_heard("en", &["where are the white rokos", "yes"]);
    assert_eq!(heard, last_heard("en", &["where are the white rooks"]));
}

#[test]
fn a_small_letter_that_may_be_a_piece_is_asked_about() {
    let game = ["e4", "e5", "knight f3", "knight c6", "bishop b5", "a6"];
    let after = |more: &[&str]| last_heard("en", &[&game, more].concat());
    let asked = after(&["bxc6"]);
    assert_eq!(asked, "Did you mean bishop takes knight on Cesar 6?");
    assert_eq!(after(&["bxc6", "no", "moves"]), after(&["moves"]));
    assert_eq!(after(&["bxc6", "yes"]), after(&["Bxc6"]));
}

#[test]
fn a_draw_is_offered_with_the_move() {
    for (language, lines) in [
        (
            "en",
            ["e4 draw", "knight f3, I offer a draw", "offer a draw, e4"],
        ),
        (
            "de",
            ["e4 remis", "Springer f3 und biete Remis an", "remis, e4"],
        ),
        (
            "ru",
            ["е4 ничья", "е4 предлагаю ничью", "предлагаю ничью, е4"],
        ),
        (
            "fr",
            [
                "e4 nulle",
                "cavalier f3 et je propose nulle",
                "je propose nulle, e4",
            ],
        ),
        (
            "es",
            ["e4 tablas", "caballo f3 y ofrezco tablas", "tablas, e4"],
        ),
    ] {
        for line in lines {
            let mv = if line.contains("f3") {
                "Nf3 (=)"
            } else {
                "e4 (=)"
            };
            assert_eq!(
                last_heard(language, &[line]),
                last_heard(language, &[mv]),
                "{line}"
            );
        }
        // What is no move offers nothing with it.
        let words = lines[0].replace("e4", "e9").replace("е4", "е9");
        let told = last_heard(language, &[&words]);
        assert_ne!(told, last_heard(language, &["e4 (=)"]), "{words}");
    }
}

#[test]
fn letters_of_the_other_keyboard_are_named_and_asked_about() {
    let asked = |language: &str, line: &str| last_heard(language, &[line]);
    assert_eq!(asked("en", "Та3"), "Did you mean knight Felix 3?");
    assert_eq!(asked("ru", "rjym a3"), "Вы имели в виду: конь Феликс 3?");
    for line in ["нf3", "лаfя"] {
        assert_eq!(asked("en", line), "Russian and Latin letters are mixed.");
    }
    let russian = asked("en", "абракадабра");
    assert_eq!(russian, "Russian letters; the language is English.");
    assert_eq!(asked("ru", "ya"), "Латинские буквы; переключите раскладку.");
    // No Russian name of the file is «н», which only looks like its letter as a capital.
    assert_eq!(asked("ru", "н три"), "Вы имели в виду: Хектор 3?");
    // Where both keyboards mean a legal move, neither is made.
    let told = asked("en", "а3");
    assert!(told.starts_with("2 moves match"), "{told}");
}

#[test]
fn words_that_are_none_are_left_out_with_a_question() {
    let told = last_heard("en", &["please kindly relocate knight f3"]);
    assert_eq!(told, "Did you mean knight Felix 3?");
    let told = last_heard("en", &["knigth f3"]);
    assert_eq!(told, "Did you mean knight Felix 3?");
}

#[test]
fn where_nothing_can_be_captured_that_is_told() {
    let told = last_heard("en", &["takes"]);
    assert_eq!(told, "Nothing can be captured that way.");
}

#[test]
fn what_is_asked_is_no_move_without_a_yes() {
    for (language, line, asked) in [
        ("en", "knight f3?", "Did you mean knight Felix 3?"),
        ("de", "Springer f3?", "Meinten Sie Springer Felix 3?"),
        (
            "fr",
            "cavalier f3 ?",
            "Vouliez-vous dire cavalier Félix 3\u{a0}?",
        ),
        ("es", "¿caballo f3?", "¿Quería decir caballo Félix 3?"),
    ] {
        assert_eq!(last_heard(language, &[line]), asked, "{line}");
    }
}

#[test]
fn a_move_back_is_no_move_of_a_pawn() {
    for (language, line) in [("en", "e4 back"), ("de", "e4 zurück"), ("ru", "е4 назад")] {
        let told = last_heard(language, &[line, "moves"]);
        assert_eq!(told, last_heard(language, &["moves"]), "{line}");
    }
}

#[test]
fn most_words_of_a_command_are_enough_for_a_question() {
    let told = last_heard("en", &["could we perhaps say whose turn that is"]);
    assert!(told.starts_with("Did you mean"), "{told}");
}

#[test]
fn nothing_is_suggested_that_has_only_a_denial_in_common() {
    let told = last_heard("en", &["don't save it"]);
    assert!(!told.starts_with("Did you mean"), "{told}");
}

#[test]
fn a_move_said_once_more_behind_yes_is_made() {
    for (language, asked, said, mv) in [
        ("en", "knigth f3", "yes, knight f3", "knight f3"),
        ("de", "Sprnger f3", "ja, Springer f3", "Springer f3"),
        ("ru", "конб эф 3", "да, конь эф 3", "конь эф 3"),
        ("fr", "cavlier f3", "oui, cavalier f3", "cavalier f3"),
        ("es", "cabalo f3", "sí, caballo f3", "caballo f3"),
    ] {
        let made = last_heard(language, &[mv]);
        assert_eq!(last_heard(language, &[asked, said]), made, "{said}");
    }
}

#[test]
fn a_move_beside_other_words_is_asked_about() {
    for (language, line, asked) in [
        ("en", "English, c4", "Did you mean Cesar 4?"),
        ("de", "Englisch, c4", "Meinten Sie Cesar 4?"),
        ("de", "d4, Luft für den Läufer", "Meinten Sie David 4?"),
        ("ru", "английское начало, с4", "Вы имели в виду: Цезарь 4?"),
    ] {
        assert_eq!(last_heard(language, &[line]), asked, "{line}");
    }
}
