//! The real program in a real window, by keyboard, sound, picture and accessibility tree. Needs Linux.

mod capture;
mod first_minute;
mod harness;
mod microphone;
mod newcomer;
mod pace;
mod reader;
mod spoken;
mod tournament;
mod windows;

use harness::{Desktop, Logged, now_ms, until};

/// Fails unless something is heard, undistorted, within the two seconds around what was said.
fn assert_heard(desktop: &Desktop, said: &Logged) {
    if !cfg!(feature = "sound") {
        return;
    }
    let level = desktop.capture_level_between(said.ms.saturating_sub(200), said.ms + 2_000);
    assert!(
        level.peak > 0.05 && level.rms > 0.005,
        "nothing is heard with {said:?}: {level:?}"
    );
    assert_eq!(
        level.clipped, 0,
        "the sound is distorted with {said:?}: {level:?}"
    );
}

/// Types a line, enters it, and returns what is said of it, which must also be heard.
fn enter(desktop: &mut Desktop, text: &str, said: &str) -> Logged {
    desktop.type_text(text);
    desktop.keys("Return");
    let said = desktop.wait_for_log(&format!("said {said}"));
    assert_heard(desktop, &said);
    said
}

#[test]
fn a_whole_game_is_played_by_keyboard_and_heard() {
    if !Desktop::is_available() {
        return;
    }
    let mut desktop = Desktop::start(&["play", "--voice", "en"]);
    let greeting = desktop.wait_for_log("said Annabella");
    assert_heard(&desktop, &greeting);

    enter(&mut desktop, "f3", "Felix 3");
    enter(&mut desktop, "e7e5", "Eva 5");
    // From e5, where the last move has ended, to g2 and up to g4.
    desktop.keys("Down Down Down Right Right Return");
    desktop.wait_for_log("said Holding white pawn Gustav 2");
    desktop.keys("Up Up Return");
    let moved = desktop.wait_for_log("said Gustav 4");
    assert_heard(&desktop, &moved);
    enter(&mut desktop, "queen h4", "Queen Hector 4, checkmate");
    desktop.wait_for_log("said Black wins");
    desktop.wait_for_in_tree("[list item] '2. g4 Qh4#'");

    desktop.keys("ctrl+q");
    desktop.wait_for_log("said Goodbye");
    assert!(desktop.wait_for_end(), "the program ends well");
    desktop.stop();
}

#[test]
fn nothing_is_heard_200_ms_after_the_program_was_left() {
    if !Desktop::is_available() || !cfg!(feature = "sound") {
        return;
    }
    let mut desktop = Desktop::start(&["play", "--voice", "en"]);
    desktop.wait_for_log("said ");
    // A long text, so that the program is left in the middle of it.
    desktop.keys("F1");
    let help = desktop.wait_for_log("said ");
    assert_heard(&desktop, &help);
    desktop.keys("ctrl+q");
    assert!(desktop.wait_for_end(), "the program ends well");
    let ended_ms = now_ms();
    let level = desktop.capture_level_between(ended_ms + 200, ended_ms + 1_500);
    assert!(level.peak < 0.001, "it goes on: {level:?}");
    desktop.stop();
}

#[test]
fn the_first_sound_after_a_long_silence_is_whole() {
    if !Desktop::is_available() || !cfg!(feature = "sound") {
        return;
    }
    let mut desktop = Desktop::open(&[("LANG", "en_US.UTF-8")]);
    desktop.settings("output = \"own-voice\"\nspeech_percent = 10\nearcon_percent = 100\n");
    desktop.launch(&[]);
    desktop.wait_for_log("said ");
    std::thread::sleep(std::time::Duration::from_secs(2));
    // The same square again and again: the same earcon and the same words. How strong all of it is does not depend on how
    // much silence is around it.
    let looked = |desktop: &mut Desktop| {
        let pressed_ms = desktop.keys("space");
        let [_, heard_ms] = desktop.wait_until_heard("Eva 1");
        let until_ms = heard_ms + 1_500;
        let level = desktop.capture_level_between(pressed_ms, until_ms);
        level.rms * level.rms * (until_ms - pressed_ms) as f32
    };
    // A busy machine may lose a part of any sound, but not of the first one every time.
    let mut ratios = Vec::new();
    for _ in 0..5 {
        let before = looked(&mut desktop);
        assert!(before > 0.0, "the earcon is heard");
        until("the device is let go", || !desktop.has_sound_open());
        let ratio = looked(&mut desktop) / before;
        if (0.94..1.06).contains(&ratio) {
            return desktop.stop();
        }
        ratios.push(ratio);
    }
    panic!("after the silence so much of the strength before it: {ratios:?}");
}

#[test]
fn the_window_is_drawn_and_can_be_read_by_a_screen_reader() {
    if !Desktop::is_available() {
        return;
    }
    let mut desktop = Desktop::start(&[]);
    desktop.wait_for_log("said ");
    let picture = tempfile::NamedTempFile::with_suffix(".png").expect("a file for the picture");
    // The program speaks before the window draws its board and its pieces.
    desktop.wait_for_picture(picture.path(), 50);
    let tree = desktop.wait_for_in_tree("[panel] 'Board' focused focusable");
    for line in [
        "[frame] 'Annabella'",
        "[push button] 'Eva 1, white king' selected",
        "[push button] 'Eva 2, white pawn'",
        "[push button] 'Hector 8, black rook'",
        "[label] 'White to move, move 1'",
        "[list] 'Moves' focusable",
        "[entry] 'Move or command'",
        "[label] 'White'",
        "[push button] 'Play' focusable",
        "[push button] 'Help' focusable",
    ] {
        let found = tree.lines().any(|shown| shown.trim() == line);
        assert!(found, "{line} is missing:\n{tree}");
    }
    desktop.keys("Tab Tab Tab");
    desktop.wait_for_in_tree("[push button] 'Play' focused focusable");
    desktop.stop();
}

#[test]
fn the_window_speaks_again_after_a_power_cut_and_the_game_goes_on() {
    if !Desktop::is_available() {
        return;
    }
    let mut desktop = Desktop::start(&["play", "--voice", "en"]);
    desktop.wait_for_log("said ");
    enter(&mut desktop, "e4", "Eva 4");
    desktop.kill();
    desktop.launch(&[]);
    let question = desktop.wait_for_log("said Unfinished game, one move");
    assert_heard(&desktop, &question);
    desktop.keys("y Return");
    desktop.wait_for_log("said Black to move");
    desktop.wait_for_in_tree("[push button] 'Eva 4, white pawn' selected");
    desktop.stop();
}
