//! The layers of the keyboard: typing, the board, the home row, and keys that explain themselves.

use annabella::input::DeviceInput;
use annabella::protocol::{Change, Choice as _, Keyboard, Setting};

use super::{desk, heard, key, line, press, set, speaking};

#[test]
fn letters_are_typed_until_the_board_keys_are_on() {
    let mut desk = desk(Keyboard::Line);
    assert_eq!(heard(&mut desk, DeviceInput::Stroke(key("A"), 'a')), "a.");
    press(&mut desk, "Escape");
    let said = press(&mut desk, "Ctrl+B");
    assert!(said.contains("Letters explore the board"), "{said}");
    assert!(heard(&mut desk, DeviceInput::Stroke(key("O"), 'o')).contains("Eva 1, white king"));
    press(&mut desk, "Ctrl+B");
    assert_eq!(heard(&mut desk, DeviceInput::Stroke(key("O"), 'o')), "o.");
}

#[test]
fn a_russian_keyboard_explores_as_well_and_by_the_same_places() {
    let mut desk = speaking("ru", Keyboard::Board);
    // With the key, and without it, as a terminal gives it.
    let by_key = heard(&mut desk, DeviceInput::Stroke(key("O"), 'щ'));
    assert_eq!(by_key, heard(&mut desk, DeviceInput::Character('щ')));
    assert!(by_key.contains("Ева 1"), "{by_key}");
}

#[test]
fn a_line_is_typed_in_between() {
    let mut desk = desk(Keyboard::Board);
    for opener in ["/", "I"] {
        press(&mut desk, opener);
        for typed in "e4".chars() {
            heard(&mut desk, DeviceInput::Character(typed));
        }
        assert_eq!(desk.line(), "e4");
        press(&mut desk, "Enter");
        // The line is over: letters explore again.
        assert!(heard(&mut desk, DeviceInput::Character('o')).contains("Eva"));
        press(&mut desk, "Ctrl+Z");
    }
    press(&mut desk, "/");
    press(&mut desk, "Escape");
    assert!(heard(&mut desk, DeviceInput::Character('o')).contains("Eva"));
    press(&mut desk, "/");
    let before = desk.session().hand();
    press(&mut desk, "Enter");
    assert_eq!(
        desk.session().hand(),
        before,
        "an empty line takes no piece"
    );
}

#[test]
fn a_question_is_answered_by_letters_although_they_explore() {
    let mut desk = desk(Keyboard::Board);
    line(&mut desk, "e4");
    line(&mut desk, "resign");
    heard(&mut desk, DeviceInput::Character('n'));
    press(&mut desk, "Enter");
    assert!(desk.session().question().is_none());
    line(&mut desk, "new 7k/P7/8/8/8/8/8/K7 w - - 0 1");
    heard(&mut desk, DeviceInput::Character('y'));
    press(&mut desk, "Enter");
    line(&mut desk, "a7a8");
    let said = heard(&mut desk, DeviceInput::Character('n'));
    assert!(said.contains("knight"), "{said}");
}

#[test]
fn a_prefix_says_what_can_follow_it() {
    let mut desk = desk(Keyboard::Board);
    let said = press(&mut desk, "V");
    assert!(said.contains("View, then:"), "{said}");
    assert!(said.contains("N, what is a knight's move away."), "{said}");
    assert_eq!(
        heard(&mut desk, DeviceInput::Character('?')),
        said,
        "and says it again"
    );
    let said = press(&mut desk, "N");
    assert!(said.contains("A knight's move from Eva 1"), "{said}");
    // Escape gives it up, and a key that cannot follow ends it.
    press(&mut desk, "V Escape");
    assert!(press(&mut desk, "N").contains("knight"), "the next knight");
    assert!(press(&mut desk, "V Z").contains("does nothing here"));
    assert!(press(&mut desk, "V Up").contains("Up:"));
}

#[test]
fn keys_explain_themselves_and_do_nothing() {
    let mut desk = desk(Keyboard::Board);
    press(&mut desk, "Ctrl+F1");
    let cursor = desk.session().cursor();
    assert!(
        press(&mut desk, "Up").contains("Up arrow, one square up"),
        "and stays"
    );
    assert!(press(&mut desk, "Ctrl+Q").contains("quit"));
    assert!(press(&mut desk, "V N").contains("V, N, what is a knight's move away"));
    assert!(press(&mut desk, "Ctrl+W").contains("does nothing here"));
    let said = heard(&mut desk, DeviceInput::Stroke(key("A"), 'a'));
    assert!(said.contains("A, who attacks this square"), "{said}");
    assert_eq!(desk.session().cursor(), cursor);
    assert!(!desk.session().has_ended());
    let said = press(&mut desk, "Escape");
    assert!(said.contains("Key help off"), "{said}");
    press(&mut desk, "Up");
    assert_ne!(desk.session().cursor(), cursor);
}

#[test]
fn letters_explain_what_they_are_for() {
    for (keyboard, expected) in [
        (Keyboard::Line, "J, Letters are typed"),
        (Keyboard::HomeRow, "J, Home row: first the file"),
    ] {
        let mut desk = desk(keyboard);
        press(&mut desk, "Ctrl+F1");
        let said = press(&mut desk, "J");
        assert!(
            said.to_lowercase().contains(&expected.to_lowercase()),
            "{said}"
        );
    }
}

#[test]
fn help_begins_with_what_letters_are_for_where_they_are_not_typed() {
    for (keyboard, expected) in [
        (Keyboard::Line, "Type a move"),
        (Keyboard::Board, "Letters explore the board"),
        (Keyboard::HomeRow, "Home row: first the file"),
    ] {
        let mut desk = desk(keyboard);
        let said = press(&mut desk, "F1");
        let said = said.trim_start_matches("<notice> ");
        assert!(said.starts_with(expected), "{said}");
    }
}

#[test]
fn the_home_row_makes_a_move_in_two_to_four_strokes() {
    let mut desk = desk(Keyboard::HomeRow);
    let strokes = |desk: &mut annabella::desk::Desk, keys: &str| {
        let mut last = String::new();
        for typed in keys.chars() {
            last = heard(desk, DeviceInput::Character(typed));
        }
        last
    };
    // Two strokes where only one move leads there: a square, first its file, then its rank.
    assert_eq!(strokes(&mut desk, "j"), "Eva.");
    let said = strokes(&mut desk, "f");
    assert!(said.contains("Eva 4"), "{said}");
    // Four strokes where a piece is taken first.
    assert!(strokes(&mut desk, "l;").contains("Holding"));
    let said = strokes(&mut desk, "kk");
    assert!(said.contains("Knight Felix 6"), "{said}");
    // Several moves fit: the third stroke is the number of the answer.
    line(&mut desk, "new 6k1/8/8/8/8/8/1K6/R6R w - - 0 1");
    heard(&mut desk, DeviceInput::Character('y'));
    press(&mut desk, "Enter");
    let said = strokes(&mut desk, "fa");
    assert!(said.contains("Rook Anna 1 or Hector 1?"), "{said}");
    let said = strokes(&mut desk, "s");
    assert!(said.contains("Rook Hector, David 1"), "{said}");
    // Nothing leads there, and that is said.
    let said = strokes(&mut desk, "a;");
    assert!(said.contains("Nothing can go to Anna 8"), "{said}");
}

#[test]
fn the_home_row_lies_under_the_same_fingers_on_other_keyboards() {
    for row in ["asdfjkl;", "asdfjklö", "qsdfjklm", "asdfjklñ", "фываолдж"] {
        let mut desk = desk(Keyboard::HomeRow);
        let last = row.chars().last().unwrap();
        assert_eq!(heard(&mut desk, DeviceInput::Character(last)), "Hector.");
        heard(&mut desk, DeviceInput::Character(last));
        assert_eq!(
            desk.session().cursor().to_string(),
            "e1",
            "no piece to take there"
        );
        let first = row.chars().next().unwrap();
        for _ in 0..2 {
            heard(&mut desk, DeviceInput::Character(first));
        }
        assert_eq!(desk.session().hand().unwrap().to_string(), "a1", "{row}");
    }
}

#[test]
fn what_letters_are_for_is_kept_and_said() {
    let mut desk = desk(Keyboard::Line);
    press(&mut desk, "Ctrl+H");
    assert_eq!(desk.session().settings().keyboard, Keyboard::HomeRow);
    let text = toml::to_string(desk.session().settings()).unwrap();
    assert!(text.contains("keyboard = \"home-row\""), "{text}");
    set(
        &mut desk,
        Change::to(Setting::Keyboard, Keyboard::Line.key()),
    );
    assert_eq!(heard(&mut desk, DeviceInput::Character('a')), "a.");
}
