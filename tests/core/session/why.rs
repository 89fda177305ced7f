//! Why: the article, what the edition says in it, and what can be done now, as it is heard.

use crate::common::table::Table;

/// The answer to the question why has these words in it.
#[track_caller]
fn why_tells(table: &mut Table, needle: &str) {
    table.line("why");
    let heard = table.heard();
    assert!(heard.contains(needle), "{needle:?} not in {heard:?}");
}

/// A game in which Black answers 1. e4 with an illegal move of a rook; each needle is heard after `why`.
#[track_caller]
fn after_an_illegal_move(terms: &str, needles: &[&str]) {
    let mut table = Table::new(terms);
    table.lines("touch e2, lift e2, put e4, clock, touch a8, lift a8, put a5, clock");
    if !table.heard().contains("Illegal") {
        table.line("claim illegal");
    }
    for needle in needles {
        why_tells(&mut table, needle);
    }
}

#[test]
fn the_penalty_of_an_illegal_move_is_told_as_the_edition_has_it() {
    let standard: [(&str, &[&str]); 5] = [
        (
            "ussr-1956",
            &["§ 15 (USSR 1956)", "number 1 costs nothing more"],
        ),
        ("fide-2001", &["(FIDE 2001)", "number 3 loses the game"]),
        ("fide-2005", &["(FIDE 2005)", "number 3 loses the game"]),
        (
            "fide-2009",
            &[
                "(FIDE 2009)",
                "number 1 the opponent gains: 2 minutes",
                "number 3 loses",
            ],
        ),
        (
            "fide-2023",
            &[
                "(FIDE 2023)",
                "number 1 the opponent gains: 2 minutes",
                "number 2 loses",
            ],
        ),
    ];
    for (edition, needles) in standard {
        after_an_illegal_move(&format!("{edition} 90+0 none"), needles);
    }
    let loses = "loses if the opponent claims before he has made his own move";
    after_an_illegal_move("fide-2005 blitz 5+0 none", &[loses]);
}

#[test]
fn what_comes_next_is_told_step_by_step() {
    let mut table = Table::new("fide-2023 90+30 both repeats");
    let steps = [
        ("status", "lift a piece"),
        ("lift e2", "place the piece from Eva 2"),
        ("put e4", "announce the move"),
        ("e2 e3", "announce the move that is on the board"),
        ("e2 e4", "the opponent repeats"),
        ("repeats", "press the clock"),
        ("clock", "lift a piece"),
    ];
    for (line, needle) in steps {
        table.line(line);
        why_tells(&mut table, needle);
    }
}

#[test]
fn a_sighted_player_is_told_to_move_and_then_to_press() {
    let mut table = Table::new("fide-2023 90+30 none");
    for (line, needle) in [("status", "make a move"), ("e4", "press the clock")] {
        table.line(line);
        why_tells(&mut table, needle);
    }
}

#[test]
fn a_touched_piece_an_offer_and_a_question_go_before_the_next_step() {
    let mut table = Table::new("fide-2023 90+30 none");
    table.lines("e4, clock, e5, clock, touch g1");
    why_tells(&mut table, "Touched: move the knight on Gustav 1");
    table.lines("Nf3, draw, clock");
    why_tells(&mut table, "White has offered a draw");
    table.lines("no, resign");
    why_tells(&mut table, "Answer the question first");
    table.line("yes");
    why_tells(&mut table, "The game is over");
}

#[test]
fn in_practice_nothing_is_prescribed() {
    let mut table = Table::new("fide-2023 90+30 none");
    table.lines("new, yes");
    table.line("why");
    assert!(!table.heard().contains("Now "), "{}", table.heard());
}
