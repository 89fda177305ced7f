//! The referee: pydraughts lists the legal moves of positions rich in kings, makes one of them, and says who
//! has won.
//!
//! Needs Python with the package `pydraughts`; `ANNABELLA_REFEREE_PYTHON` names the interpreter.

use std::collections::BTreeSet;

use annabella::arbiter::automatic_end_of;
use annabella::board::Side;
use annabella::draughts::{Move, Position};
use annabella::laws::RUSSIAN_DRAUGHTS;
use annabella::record::{GameResult, Record};

const POSITIONS: &str = "4000";

/// A move as the referee tells it: from, to, and what is captured.
fn told(mv: Move) -> String {
    let mut captured: Vec<String> = mv
        .captured
        .iter()
        .map(|square| square.to_string())
        .collect();
    captured.sort();
    let ends = [mv.from.to_string(), mv.to.to_string()];
    ends.into_iter()
        .chain(captured)
        .collect::<Vec<_>>()
        .join(",")
}

/// Who has won, as the arbiter rules of a position without a past: W, B, or - if the game continues.
fn result(position: &Position) -> &'static str {
    let record = Record::starting_from((*position).into());
    let ruling = automatic_end_of(&RUSSIAN_DRAUGHTS.standard, &record, 0);
    match ruling.map(|ruling| ruling.outcome) {
        None => "-",
        Some(GameResult::Win(Side::White)) => "W",
        Some(GameResult::Win(Side::Black)) => "B",
        Some(_) => "a draw",
    }
}

#[test]
fn the_moves_are_those_of_pydraughts() {
    let referee = |count| crate::python::referee_of("draughts", &["positions", "1", count]);
    if !crate::python::answers(referee("0")) {
        return;
    }
    let output = referee(POSITIONS).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let (mut captures, mut longest, mut kings, mut over) = (0, 0, 0, 0);
    for line in String::from_utf8(output.stdout).unwrap().lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[fen, moves, at, after, winner] = fields.as_slice() else {
            panic!("{line}");
        };
        let position = Position::from_fen(fen).unwrap();
        let legal = position.legal_moves();
        let ours: BTreeSet<String> = legal.iter().map(|mv| told(*mv)).collect();
        let listed: Vec<&str> = moves.split_whitespace().collect();
        let theirs: BTreeSet<String> = listed.iter().map(|mv| (*mv).to_owned()).collect();
        assert_eq!(ours, theirs, "{fen}");
        assert_eq!(position.can_move(), !legal.is_empty());
        let Ok(at) = at.parse::<usize>() else {
            assert!(legal.is_empty(), "{fen}");
            assert_eq!(result(&position), winner, "{fen}");
            over += 1;
            continue;
        };
        let made = *legal.iter().find(|mv| told(**mv) == listed[at]).unwrap();
        let next = position.play(made).unwrap();
        assert!(
            next.same_arrangement(&Position::from_fen(after).unwrap()),
            "{fen} {made}"
        );
        assert_eq!(result(&next), winner, "{fen} {made}");
        over += usize::from(winner != "-");
        captures += usize::from(made.is_capture());
        longest = longest.max(made.captured.count());
        kings += usize::from(position.promotes(made));
    }
    assert!(
        captures > 500 && longest > 3 && kings > 20 && over > 100,
        "{captures} {longest} {kings} {over}"
    );
}
