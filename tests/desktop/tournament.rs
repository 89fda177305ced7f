//! A tournament of six in the real window, by ear alone.

use std::fs;

use annabella::tournament::{Tournament, TournamentInput};

use crate::enter;
use crate::harness::{Desktop, until};

/// Enters a line of which nothing more is waited for than that it is told.
fn told(desktop: &mut Desktop, text: &str, said: &str) {
    desktop.type_text(text);
    desktop.keys("Return");
    desktop.wait_for_log(&format!("said {said}"));
}

/// Makes a move on the board, announces it, and ends the turn.
fn make(desktop: &mut Desktop, san: &str) {
    for line in [san, san, "press"] {
        told(desktop, line, "");
    }
}

#[test]
fn an_event_of_six_is_run_by_ear_with_two_games_at_the_board() {
    if !Desktop::is_available() {
        return;
    }
    let mut desktop = Desktop::start(&["play", "--voice", "en"]);
    desktop.wait_for_log("said ");
    let folder = desktop.place("XDG_CONFIG_HOME");
    let file = |name: &str| folder.join(name).display().to_string();
    let create = format!("tournament create {}", file("club.annt"));
    told(&mut desktop, &create, "Tournament club");
    let settled = "tournament new round-robin fide-2023";
    enter(&mut desktop, settled, "The tournament is set up");
    for name in [
        "Anna touch",
        "Boris",
        "Clara touch",
        "David",
        "Eva",
        "Felix",
    ] {
        let entry = format!("tournament enter {name}");
        told(&mut desktop, &entry, "Number ");
    }
    enter(&mut desktop, "tournament draw 42", "Drawn with seed 42");
    enter(
        &mut desktop,
        "pairings",
        "Round 1. Board 1: Eva against Boris",
    );
    // Two games at the board: a mate, and a resignation.
    told(&mut desktop, "play board 1 of the tournament", "FIDE 2023");
    for san in ["f3", "e5", "g4", "Qh4"] {
        make(&mut desktop, san);
    }
    desktop.wait_for_log("Board 1: Eva against Boris, Black won");
    told(&mut desktop, "tournament play 2", "FIDE 2023");
    make(&mut desktop, "e4");
    told(&mut desktop, "resign", "Black, do you want to resign?");
    told(&mut desktop, "yes", "Black resigns");
    desktop.wait_for_log("Board 2: David against Felix, White won");
    enter(
        &mut desktop,
        "board 3 half",
        "Board 3: Anna against Clara, a draw",
    );
    for round in 2..=5 {
        for (board, result) in [(1, "1-0"), (2, "1/2"), (3, "0-1")] {
            let line = format!("tournament result {round}.{board} {result}");
            told(&mut desktop, &line, &format!("Board {board}: "));
        }
    }
    enter(&mut desktop, "standings", "Place 1: ");
    enter(&mut desktop, "who leads", "Leading: ");
    told(&mut desktop, "cross table", "");
    desktop.keys("Right");
    desktop.wait_for_log("against");
    desktop.wait_until_tree(|tree| tree.contains("[table]") && tree.contains("Felix"));
    desktop.keys("v Right");
    desktop.wait_for_log("round 1");
    desktop.keys("Escape");
    desktop.wait_for_log("said Back at the board");
    for (what, name) in [
        ("table", "club.brf"),
        ("standings", "club.html"),
        ("report", "club.trf"),
    ] {
        let line = format!("tournament write {what} {}", file(name));
        told(&mut desktop, &line, "Written to");
    }
    let read = |name: &str| fs::read_to_string(file(name)).unwrap_or_default();
    until("the files are written", || !read("club.trf").is_empty());
    assert!(
        read("club.brf")
            .lines()
            .all(|line| line.trim_end().chars().count() <= 40)
    );
    assert!(read("club.html").contains("<th scope=\"row\">Felix</th>"));
    let mut event = Tournament::default();
    let report = TournamentInput::Import(read("club.trf"));
    assert!(event.handle(Default::default(), report).is_ok());
    let halves: u32 = event.standings_now().iter().map(|one| one.halves).sum();
    assert_eq!(halves, 30, "every game of fifteen has its two halves");
    desktop.stop();
}
