//! Comments, signs, clock times and variations beside the moves of PGN files.

use annabella::pgn::{read, write};
use annabella::record::Record;

fn one(text: &str) -> Record {
    let mut games = read(text.as_bytes());
    assert_eq!(games.len(), 1, "{text:?}");
    games.remove(0).unwrap()
}

/// The moves as they are written again, in one line.
fn rewritten(text: &str) -> String {
    let record = one(text);
    let written = write(&record);
    assert_eq!(one(&written), record, "{written}");
    assert!(
        written
            .lines()
            .all(|line| line.starts_with('[') || line.len() < 80)
    );
    let moves = written.split_once("\n\n").unwrap().1;
    moves.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn what_stands_beside_the_moves_is_written_again() {
    for text in [
        "{The first game.} 1. e4 {Best by test.} 1... e5 *",
        "1. e4 $1 e5 $6 {doubtful} 2. Nf3 *",
        "1. e4 {[%clk 0:09:58] [%emt 0:00:02]} 1... e5 {[%clk 0:09:57.500]} *",
        "1. e4 {[%clk 0:09:58] a usual move [%eval 0.3]} 1... e5 *",
        "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 *",
        "1. e4 e5 ({Sicilian:} 1... c5 $5 {sharp} 2. Nf3) 2. Nf3 Nc6 *",
    ] {
        assert_eq!(rewritten(text), text);
    }
}

#[test]
fn other_ways_of_writing_them_are_read() {
    for (text, expected) in [
        (
            "1. e4! e5?! 2. Nf3!! ; a line\nNc6 *",
            "1. e4 $1 e5 $6 2. Nf3 $3 {a line} 2... Nc6 *",
        ),
        (
            "1. e4 {one} {two\n  three} e5 *",
            "1. e4 {one two three} 1... e5 *",
        ),
        (
            "1. e4 {[%clk 1:30]} e5 *",
            "1. e4 {[%clk 0:01:30]} 1... e5 *",
        ),
        (
            "1. e4 {late} (1. d4) {more} e5 *",
            "1. e4 {late more} (1. d4) 1... e5 *",
        ),
        ("1. e4 e5 * {at the end}", "1. e4 e5 {at the end} *"),
        (
            "1. e4 e5 (1... Ke5 (2. x) 2. y) 2. d4 *",
            "1. e4 e5 {Ke5 (2. x) 2. y} 2. d4 *",
        ),
        (
            "1. e4 e5 (1... c5 2. Ke3 {why} d6) 2. d4 *",
            "1. e4 e5 (1... c5 {Ke3  why  d6}) 2. d4 *",
        ),
        ("(1. d4) 1. e4 *", "{1. d4} 1. e4 *"),
        ("1. e4 () e5 *", "1. e4 e5 *"),
        ("1. e4 $0 $1 $1 $999 e5 *", "1. e4 $1 e5 *"),
    ] {
        let expected = expected.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(rewritten(text), expected, "{text:?}");
    }
}

#[test]
fn notes_go_with_the_move_that_is_taken_back() {
    let mut record = one("1. e4 {one} e5 {two} (1... c5) *");
    record.undo();
    assert!(
        write(&record).contains("1. e4 {one} *"),
        "{}",
        write(&record)
    );
}
