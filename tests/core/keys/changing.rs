//! Keys that the player changes: by key, spoken, kept, and undone.

use annabella::protocol::{Change, Keyboard, Setting, Settings};

use super::{desk, line, press, set};

#[test]
fn a_key_is_changed_by_pressing_the_old_and_the_new_one() {
    let mut desk = desk(Keyboard::Line);
    assert!(press(&mut desk, "Shift+F12").contains("Press the key to change"));
    let said = press(&mut desk, "F3");
    assert!(
        said.contains("Say who is to move. Press the new key"),
        "{said}"
    );
    assert!(press(&mut desk, "Shift+F3").contains("Shift+F3 is the new key"));
    assert!(press(&mut desk, "Shift+F3").contains("White to move"));
    assert!(press(&mut desk, "F3").contains("does nothing here"));
    assert_eq!(desk.session().settings().keys["turn"], "Shift+F3");
    let help = press(&mut desk, "F1");
    assert!(help.contains("Shift F3 whose move"), "{help}");
    let help: String = (0..60).map(|_| press(&mut desk, "F1")).collect();
    assert!(help.contains("Shift F3, say who is to move."), "{help}");
}

#[test]
fn a_key_that_does_something_is_refused_with_what_it_does() {
    let mut desk = desk(Keyboard::Line);
    press(&mut desk, "Shift+F12 F3");
    let said = press(&mut desk, "F2");
    assert!(said.contains("<error>"), "{said}");
    assert!(
        said.contains("repeat the last announcement. Press another key"),
        "{said}"
    );
    assert!(press(&mut desk, "Escape").contains("Cancelled"));
    assert!(press(&mut desk, "F3").contains("White to move"));
}

#[test]
fn keys_that_type_enter_or_give_up_stay_what_they_are() {
    let mut desk = desk(Keyboard::Line);
    for fixed in ["Enter", "Shift+F12"] {
        press(&mut desk, "Shift+F12");
        assert!(
            press(&mut desk, fixed).contains("cannot be changed"),
            "{fixed}"
        );
        press(&mut desk, "Escape");
    }
    press(&mut desk, "Shift+F12 F3");
    for taken in ["A", "Enter", "Space", "Backspace", "Ctrl+V"] {
        assert!(
            press(&mut desk, taken).contains("cannot be changed"),
            "{taken}"
        );
    }
}

#[test]
fn a_key_of_the_board_and_the_second_of_two_are_changed_too() {
    let mut desk = desk(Keyboard::Board);
    press(&mut desk, "Shift+F12 M G");
    assert!(
        press(&mut desk, "G").contains("cannot move"),
        "the king at the start"
    );
    // H names a file there.
    let said = press(&mut desk, "Shift+F12 V N H");
    assert!(said.contains("A to H, a file. Press another key"), "{said}");
    press(&mut desk, "Escape");
    press(&mut desk, "Shift+F12 V N I");
    assert!(press(&mut desk, "V I").contains("A knight's move"));
    // Enter in place of the second key changes the first one.
    press(&mut desk, "Shift+F12 V Enter Ctrl+W");
    assert!(press(&mut desk, "V").contains("does nothing here"));
    assert!(press(&mut desk, "Ctrl+W I").contains("A knight's move"));
}

#[test]
fn a_family_of_keys_is_held_with_something_else_or_refused_as_a_whole() {
    let mut desk = desk(Keyboard::Board);
    let before = press(&mut desk, "4");
    assert!(before.contains("Eva 4"), "{before}");
    let said = press(&mut desk, "Shift+F12 4");
    assert!(said.contains("Press the new key"), "{said}");
    // Shift with figures names files; one member in the way is enough.
    let said = press(&mut desk, "Shift+4");
    assert!(said.contains("<error>"), "{said}");
    // No member of the family.
    let said = press(&mut desk, "Ctrl+Y");
    assert!(said.contains("cannot be changed"), "{said}");
    press(&mut desk, "Ctrl+4");
    assert_eq!(desk.session().settings().keys["to-rank"], "Ctrl+4");
    let said = press(&mut desk, "Ctrl+6");
    assert!(said.contains("Eva 6"), "{said}");
    assert!(press(&mut desk, "6").contains("does nothing here"));
    assert!(press(&mut desk, "Shift+F12 Ctrl+6").contains("Press the new key"));
    press(&mut desk, "Escape");
    press(&mut desk, "Ctrl+Shift+F12");
    line(&mut desk, "say reset keys");
    line(&mut desk, "yes");
    assert!(press(&mut desk, "6").contains("Eva 6"));
}

#[test]
fn all_keys_come_back_by_words() {
    let mut desk = desk(Keyboard::Line);
    press(&mut desk, "Shift+F12 F3 Shift+F3");
    let asked = line(&mut desk, "say reset keys");
    assert!(asked.contains("reset all keys?"), "{asked}");
    let said = line(&mut desk, "yes");
    assert!(said.contains("All keys reset"), "{said}");
    assert!(press(&mut desk, "F3").contains("White to move"));
}

#[test]
fn keys_are_kept_and_strange_ones_do_no_harm() {
    let mut settings = Settings::default();
    settings
        .keys
        .insert("turn".to_owned(), "Shift+F3".to_owned());
    let text = toml::to_string(&settings).unwrap();
    assert_eq!(toml::from_str::<Settings>(&text).unwrap(), settings);
    let strange = text.replace(
        "[keys]\n",
        "[keys]\nno-such-command = \"F3\"\nmoves = \"Hyper+Q\"\n",
    );
    let read: Settings = toml::from_str(&strange).unwrap();
    let mut desk = desk(Keyboard::Line);
    for (id, key) in &read.keys {
        set(&mut desk, Change::Key(id.clone(), key.clone()));
    }
    assert!(press(&mut desk, "Shift+F3").contains("White to move"));
    assert!(press(&mut desk, "F5").contains("No move has been made yet"));
    assert_eq!(
        desk.session().settings().keys["no-such-command"],
        "F3",
        "kept for who knows it"
    );
}

#[test]
fn all_settings_come_back_by_words_in_every_language() {
    for (language, announcer, words) in [
        ("en", "fide-en", "reset settings"),
        ("de", "fide-de", "Einstellungen zurücksetzen"),
        ("ru", "fide-ru", "сбросить настройки"),
        ("es", "es", "restablecer ajustes"),
        ("fr", "fr", "réinitialiser réglages"),
    ] {
        let mut desk = desk(Keyboard::Line);
        set(&mut desk, Change::to(Setting::Language, language));
        press(
            &mut desk,
            "Ctrl+F11 Shift+F4 Ctrl+F6 Ctrl+Up F7 Shift+F12 F3 Shift+F3",
        );
        assert!(desk.session().settings().second_window);
        let said = line(&mut desk, &format!("say {words}"));
        assert!(
            desk.session().settings().second_window,
            "{language}: it is asked first"
        );
        line(&mut desk, "yes");
        // The language stays: whoever asks must understand what follows.
        let usual = Settings {
            language: language.to_owned(),
            announcer: announcer.to_owned(),
            ..Settings::default()
        };
        assert_eq!(desk.session().settings(), &usual, "{language}: {said}");
    }
}
