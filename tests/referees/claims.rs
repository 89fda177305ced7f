//! The referee of claims: python-chess plays long games, and both must allow the same claims.
//!
//! Needs Python with the package `chess`; `ANNABELLA_REFEREE_PYTHON` names the interpreter.

use std::io::{BufRead as _, BufReader};
use std::process::Stdio;

use crate::python::{is_there, referee};
use annabella::arbiter::claims::{Ground, claimable};
use annabella::chess::{Move, Position};
use annabella::laws::FIDE_2023;
use annabella::record::Record;

const MOVES: &str = "6000";

/// Repetition on the board and ahead, fifty moves on the board and ahead.
fn found(record: &Record) -> [bool; 4] {
    let claims = claimable(&FIDE_2023.standard, record, record.plies());
    let any = |ground, ahead| {
        let mut claims = claims.iter().map(|claimable| claimable.claim);
        claims.any(|claim| claim.ground == ground && claim.move_ahead.is_some() == ahead)
    };
    [
        any(Ground::Repetition, false),
        any(Ground::Repetition, true),
        any(Ground::QuietMoves, false),
        any(Ground::QuietMoves, true),
    ]
}

#[test]
fn both_allow_the_same_claims() {
    if !is_there() {
        return;
    }
    let mut child = referee(&["claims", "7", MOVES])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut record = Record::default();
    let mut counts = [0; 4];
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        match line.split('\t').collect::<Vec<_>>().as_slice() {
            ["start", fen] => {
                record = Record::starting_from(Position::from_fen(fen).unwrap().into());
            }
            ["move", uci, said @ ..] => {
                assert!(record.play(uci.parse::<Move>().unwrap().into()));
                let found = found(&record);
                let said: Vec<bool> = said.iter().map(|flag| *flag == "1").collect();
                assert_eq!(
                    found.as_slice(),
                    said,
                    "{} {:?}",
                    record.start().fen(),
                    record.moves()
                );
                for (count, is) in counts.iter_mut().zip(found) {
                    *count += usize::from(is);
                }
            }
            _ => panic!("the referee says {line:?}"),
        }
    }
    assert!(child.wait().unwrap().success());
    println!("claims: {counts:?}");
    assert!(counts.iter().all(|count| *count >= 10), "{counts:?}");
}
