//! A tournament of six in the real window, by ear alone: from the draw to the final table, with a night in between.

use std::fs;

use annabella::tournament::{Tournament, TournamentInput};

use crate::harness::{Desktop, until};
use crate::{assert_heard, enter};

/// Enters a line, and waits until this is told of it.
fn told(desktop: &mut Desktop, line: &str, said: &str) {
    desktop.type_text(line);
    desktop.keys("Return");
    desktop.wait_for_log(&format!("said {said}"));
}

/// Makes a move on the board, announces it, and ends the turn.
fn make(desktop: &mut Desktop, san: &str) {
    for line in [san, san, "press"] {
        told(desktop, line, "");
    }
}

/// The event is settled, six enter, lots are drawn.
fn begin(desktop: &mut Desktop, path: &str) {
    told(
        desktop,
        &format!("tournament create {path}"),
        "Tournament club. ",
    );
    enter(
        desktop,
        "tournament new round-robin fide-2023",
        "The tournament is set up",
    );
    for name in [
        "Anna touch",
        "Boris",
        "Clara touch",
        "David",
        "Eva",
        "Felix",
    ] {
        // As the program itself says it: without the word for a tournament.
        told(desktop, &format!("enter {name}"), "Number ");
    }
    enter(
        desktop,
        "players",
        "Number 1: Anna, plays by touch. Number 2: Boris",
    );
    enter(desktop, "tournament draw 42", "Drawn with seed 42");
    enter(desktop, "pairings", "Round 1. Board 1: Eva against Boris");
}

/// Two games at the board: a mate, and a resignation.
fn play_two(desktop: &mut Desktop) {
    told(
        desktop,
        "play board 1 of the tournament",
        "Round 1. Board 1: Eva against Boris",
    );
    told(desktop, "yes", "White to move");
    for san in ["f3", "e5", "g4", "Qh4"] {
        make(desktop, san);
    }
    desktop.wait_for_log("Board 1: Eva against Boris, Black won");
    told(
        desktop,
        "tournament play 2",
        "Round 1. Board 2: David against Felix",
    );
    told(desktop, "yes", "White to move");
    make(desktop, "e4");
    told(desktop, "resign", "Black, do you want to resign?");
    told(desktop, "yes", "Black resigns");
    desktop.wait_for_log("Board 2: David against Felix, White won");
}

/// The cross-table, by its keys; each is heard, and the tree says what a sign means.
fn walk_the_table(desktop: &mut Desktop) {
    told(desktop, "cross table", "");
    desktop.keys("F1");
    desktop.wait_for_log("said Arrows walk the table");
    desktop.keys("End");
    desktop.wait_for_log("against Felix");
    desktop.keys("Home");
    desktop.wait_for_log("own cell");
    desktop.keys("F2");
    let again = desktop.wait_for_log("own cell");
    assert_heard(desktop, &again);
    desktop.wait_until_tree(|tree| {
        tree.contains("[table]")
            && tree.contains("[row header] 'Felix, has left'")
            && tree.contains("[table cell] 'point without a game'")
    });
    desktop.keys("v Right");
    desktop.wait_for_log("round 1");
    desktop.keys("Escape");
    desktop.wait_for_log("said Back at the board");
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
    begin(&mut desktop, &file("club.annt"));
    play_two(&mut desktop);
    let said = "Board 3: Anna against Clara, a draw";
    enter(&mut desktop, "board 3 half", said);
    let wrong = "tournament result 1.3 1-0";
    told(&mut desktop, wrong, "The table says: a draw. Give a reason");
    let right = format!("{wrong} sheets compared");
    enter(
        &mut desktop,
        &right,
        "Board 3: Anna against Clara, White won. Corrected",
    );
    // The night: the window is closed, and opened again.
    desktop.keys("ctrl+q");
    assert!(desktop.wait_for_end(), "the program ends well");
    desktop.launch(&["play", "--voice", "en"]);
    desktop.wait_for_log("said ");
    let open = format!("tournament open {}", file("club.annt"));
    told(
        &mut desktop,
        &open,
        "Tournament club. Players: 6. Round 2 of 5",
    );
    for round in 2..=3 {
        for (board, result) in [(1, "1-0"), (2, "1/2"), (3, "+-")] {
            let line = format!("tournament result {round}.{board} {result}");
            told(&mut desktop, &line, "");
            desktop.wait_for_log(&format!("Board {board}: "));
        }
    }
    enter(
        &mut desktop,
        "tournament withdraw Felix ill",
        "Felix leaves the tournament?",
    );
    enter(&mut desktop, "yes", "Felix has left after 2 of 5 games");
    for board in ["4.2", "4.3", "5.1", "5.2"] {
        let line = format!("tournament result {board} 0-1");
        told(&mut desktop, &line, "");
        desktop.wait_for_log("Board ");
    }
    desktop.wait_for_log("All games are finished");
    enter(&mut desktop, "standings", "Place 1: ");
    enter(&mut desktop, "who leads", "Leading: ");
    walk_the_table(&mut desktop);
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
    let braille = read("club.brf");
    assert!(
        braille
            .lines()
            .all(|line| line.trim_end().chars().count() <= 40)
    );
    let page = read("club.html");
    assert!(page.contains("<th scope=\"row\">Felix, has left</th>"));
    assert!(page.contains("<dt>SB</dt><dd>Sonneborn-Berger</dd>"));
    let mut event = Tournament::default();
    let report = TournamentInput::Import(read("club.trf"));
    assert!(event.handle(Default::default(), report).is_ok());
    assert_eq!(event.entrants().len(), 6);
    desktop.stop();
}
