//! The clipboard of the desktop: what the program puts there, and what it takes from there.

use crate::harness::Desktop;

#[test]
fn what_is_copied_is_in_the_clipboard_and_what_others_put_there_is_pasted() {
    if !Desktop::is_available() {
        return;
    }
    let mut desktop = Desktop::start(&["play", "--voice", "en"]);
    desktop.wait_for_log("said ");
    desktop.keys("F3");
    desktop.wait_for_log("said White to move");
    desktop.keys("ctrl+c");
    desktop.wait_for_log("said Copied");
    assert!(!desktop.clipboard().trim().is_empty());

    desktop.put_into_clipboard("8/8/8/8/8/4k3/4q3/4K3 b - - 0 1");
    desktop.keys("ctrl+v");
    desktop.wait_for_log("8/8/8/8");
    desktop.keys("Return");
    desktop.wait_for_log("said ");
    desktop.keys("F3");
    desktop.wait_for_log("said Black to move");

    desktop.put_into_clipboard("[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n");
    desktop.keys("ctrl+v");
    desktop.wait_for_log("said ");
    desktop.put_into_clipboard("1. d4 d5 2. c4");
    desktop.keys("ctrl+v");
    desktop.wait_for_log("said ");

    desktop.put_into_clipboard(&"e4 ".repeat(350_000));
    desktop.keys("ctrl+v");
    desktop.wait_for_log("said That text is too long to paste");
    desktop.keys("F3");
    desktop.wait_for_log("said ");
    desktop.stop();
}
