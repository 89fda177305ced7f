//! What a screen reader finds besides the board: the opponent's window, a question, the menu.

use crate::harness::{Desktop, until};

/// The name of the opponent's window.
const TITLE: &str = "Annabella, the opponent's board";

/// The lines of a window in the tree, without the squares of its board.
fn window<'a>(tree: &'a str, title: &str) -> Vec<&'a str> {
    let frame = format!("[frame] '{title}'");
    let lines = tree.lines().skip_while(|line| line.trim() != frame);
    let own = lines
        .enumerate()
        .take_while(|(at, line)| *at == 0 || !line.trim().starts_with("[frame]"));
    own.map(|(_, line)| line.trim()).collect()
}

fn assert_has(tree: &str, title: &str, wanted: &[&str]) {
    let window = window(tree, title);
    for line in wanted {
        assert!(window.contains(line), "{line} is missing in {window:#?}");
    }
}

#[test]
fn the_opponents_window_has_names_roles_and_a_focus_of_its_own() {
    if !Desktop::is_available() {
        return;
    }
    let mut desktop = Desktop::start(&["play", "--voice", "en"]);
    desktop.wait_for_log("said ");
    desktop.keys("shift+F4");
    desktop.wait_for_log("said The opponent's window is open");
    let tree = desktop.wait_for_in_tree(&format!("[frame] '{TITLE}'"));
    assert!(!window(&tree, "Annabella").is_empty(), "{tree}");
    desktop.focus_last_of(2);
    desktop.keys("Down");
    desktop.wait_for_log("said Eva 2, white pawn");
    let tree = desktop.wait_for_in_tree("[status bar] 'Eva 2, white pawn.'");
    assert_has(
        &tree,
        TITLE,
        &[
            "[panel] 'Board' focused focusable",
            "[push button] 'Eva 2, white pawn' selected",
            "[push button] 'Hector 8, black rook'",
            "[label] 'White to move, move 1'",
            "[list] 'Moves' focusable",
            "[entry] 'Move or command'",
            "[push button] 'Help' focusable",
        ],
    );
    desktop.keys("Tab Tab");
    let tree = desktop.wait_for_in_tree("[panel] 'Messages' focused focusable");
    assert_has(&tree, TITLE, &["[panel] 'Messages' focused focusable"]);
    // Closed, it is gone for the screen reader as well.
    desktop.keys("shift+F4");
    desktop.wait_for_log("said The opponent's window is closed");
    desktop.wait_until_tree(|tree| window(tree, TITLE).is_empty());
    desktop.stop();
}

#[test]
fn a_question_and_the_menu_are_in_the_tree_with_what_answers_them() {
    if !Desktop::is_available() {
        return;
    }
    let mut desktop = Desktop::start(&["play", "--voice", "en"]);
    desktop.wait_for_log("said ");
    desktop.type_text("e4");
    desktop.keys("Return");
    desktop.wait_for_log("said Eva 4");
    desktop.keys("ctrl+r");
    let asked = desktop.wait_for_log("said Black, do you want to resign?");
    let question = asked.text.strip_prefix("said ").expect("it was said");
    let tree = desktop.wait_for_in_tree(&format!("[dialog] '{question}'"));
    assert_has(
        &tree,
        "Annabella",
        &[
            "[panel] 'Board' focusable",
            "[list item] 'No' focused focusable selected",
            "[list item] 'Yes' focusable",
        ],
    );
    desktop.keys("n Return");
    desktop.wait_for_log("said Cancelled");
    desktop.wait_until_tree(|tree| !tree.contains("[dialog]"));
    desktop.keys("ctrl+m");
    desktop.wait_for_log("said File, 1 of");
    let tree = desktop.wait_for_in_tree("[list] 'Menu'");
    assert_has(
        &tree,
        "Annabella",
        &["[list item] 'File' (Enter opens the page) focused focusable selected"],
    );
    desktop.keys("Escape");
    desktop.wait_for_in_tree("[panel] 'Board' focused focusable");
    desktop.stop();
}

#[test]
fn what_is_copied_is_in_the_clipboard_and_what_others_copied_is_pasted() {
    if !Desktop::is_available() {
        return;
    }
    let mut desktop = Desktop::start(&["play", "--voice", "en"]);
    desktop.wait_for_log("said ");
    desktop.type_text("e4");
    desktop.keys("Return");
    desktop.wait_for_log("said Eva 4");
    desktop.keys("ctrl+c");
    desktop.wait_for_log("said Copied");
    until("the words are in the clipboard", || {
        desktop.clipboard().contains("Eva 4")
    });
    // A position goes into the line, a game is opened.
    desktop.put_into_clipboard("7k/8/8/8/8/8/8/K4R2 w - - 0 1");
    desktop.keys("ctrl+v");
    desktop.wait_for_log(
        "said A position, White to move; Enter sets it up. White: king Anna 1, rook Felix 1.",
    );
    desktop.keys("Return");
    desktop.wait_for_log("said Abandon this game?");
    desktop.keys("y Return");
    desktop.wait_for_log("White to move");
    desktop.put_into_clipboard("[White \"Anna\"]\n[Black \"Boris\"]\n\n1. d4 d5 2. c4 *\n");
    desktop.keys("ctrl+v");
    desktop.wait_for_log("said Anna against Boris, 2 moves");
    desktop.stop();
}

#[test]
fn a_file_is_found_in_the_list_and_by_a_path_that_tab_completes() {
    if !Desktop::is_available() {
        return;
    }
    let mut desktop = Desktop::start(&["play", "--voice", "en"]);
    desktop.wait_for_log("said ");
    let home = desktop.place("HOME");
    let club = home.join("Club");
    std::fs::create_dir_all(&club).expect("the folder is made");
    // The newest file comes first; what is written within one tick of the clock is sorted by its name.
    for (name, moves) in [("bella.pgn", "1. d4 *"), ("anna.pgn", "1. e4 e5 *")] {
        let game = format!("[Event \"{name}\"]\n\n{moves}\n");
        std::fs::write(club.join(name), game).expect("the file is written");
    }
    desktop.keys("ctrl+o");
    desktop.wait_for_log("1 of ");
    desktop.keys("c");
    desktop.wait_for_log("said Folder Club");
    desktop.keys("Return");
    desktop.wait_for_log("said Club");
    desktop.keys("a");
    desktop.wait_for_log("said anna.pgn, 1 of 3");
    let row = "[list item] 'anna.pgn' (Enter opens it) focused focusable selected";
    let tree = desktop.wait_for_in_tree(row);
    assert_has(
        &tree,
        "Annabella",
        &["[list item] 'Folder above: home' (Enter opens it) focusable"],
    );
    desktop.keys("Return");
    desktop.wait_for_log("said A game, one move. Event: anna.pgn");
    desktop.keys("ctrl+o");
    desktop.wait_for_log("anna.pgn, recent, 1 of ");
    desktop.keys("slash");
    desktop.type_text(&format!("{}/b", club.display()).replacen('/', "", 1));
    desktop.keys("Tab");
    desktop.wait_for_log("said ella.pgn");
    desktop.keys("Return");
    desktop.wait_for_log("said A game, one move. Event: bella.pgn");
    desktop.stop();
}

#[test]
fn a_wayland_display_that_nobody_serves_leaves_the_window_to_the_other_display() {
    if !Desktop::is_available() {
        return;
    }
    for name in ["wayland-4711", "/nowhere/wayland-0"] {
        let variables = [("LANG", "en_US.UTF-8"), ("WAYLAND_DISPLAY", name)];
        let mut desktop = Desktop::start_with(&["play", "--voice", "en"], &variables);
        desktop.wait_for_log("said ");
        desktop.wait_for_in_tree("[frame] 'Annabella'");
        desktop.stop();
    }
}
