//! The real program in a real window, by keyboard, sound, picture and accessibility tree. Needs Linux.

#[path = "desktop/capture.rs"]
mod capture;
#[path = "desktop/harness.rs"]
mod harness;

use harness::{Desktop, Logged};

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

#[test]
fn the_window_speaks_first_and_answers_the_keyboard() {
    if !Desktop::is_available() {
        return;
    }
    let mut desktop = Desktop::start(&[]);
    let greeting = desktop.wait_for_log("said ");
    assert_heard(&desktop, &greeting);

    let pressed_ms = desktop.keys("e 4 Return");
    desktop.wait_for_log("key ");
    let answer = desktop.wait_for_log("said ");
    assert!(
        answer.ms >= pressed_ms,
        "{answer:?} answers a key pressed at {pressed_ms}"
    );
    assert_heard(&desktop, &answer);
    desktop.stop();
}

#[test]
fn the_window_is_drawn_and_can_be_read_by_a_screen_reader() {
    if !Desktop::is_available() {
        return;
    }
    let mut desktop = Desktop::start(&[]);
    desktop.wait_for_log("said ");
    let picture = tempfile::NamedTempFile::with_suffix(".png").expect("a file for the picture");
    assert!(
        desktop.screenshot(picture.path()) > 10,
        "the window draws its board"
    );
    let tree = desktop.tree();
    assert!(
        tree.contains("Annabella"),
        "the window has its name:\n{tree}"
    );
    assert!(
        tree.lines().any(|line| line.contains("' focused")),
        "something has the focus:\n{tree}"
    );
    desktop.stop();
}

#[test]
fn the_window_speaks_again_after_a_power_cut() {
    if !Desktop::is_available() {
        return;
    }
    let mut desktop = Desktop::start(&[]);
    desktop.wait_for_log("said ");
    desktop.type_text("e4");
    desktop.keys("Return");
    desktop.wait_for_log("said ");
    desktop.kill();
    desktop.launch(&[]);
    let greeting = desktop.wait_for_log("said ");
    assert_heard(&desktop, &greeting);
    desktop.stop();
}
