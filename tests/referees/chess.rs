//! The referee: python-chess plays games at random, and both must say the same of every move.
//!
//! Needs Python with the package `chess`; `ANNABELLA_REFEREE_PYTHON` names the interpreter.

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Stdio;
use std::thread;

use crate::python::{is_there, referee};
use annabella::chess::{Move, Position};
use annabella::game;
use annabella::pgn;
use annabella::record::{Notes, Record, Variation};

const MOVES_PER_SEED: usize = 100_000;

/// How often things happened about which the two could disagree.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    moves: usize,
    legal_sets: usize,
    checks: usize,
    mates: usize,
    stalemates: usize,
    bare: usize,
    castlings: usize,
    promotions: usize,
    passing: usize,
    told_apart: usize,
}

impl Tally {
    fn plus(self, other: Self) -> Self {
        Self {
            moves: self.moves + other.moves,
            legal_sets: self.legal_sets + other.legal_sets,
            checks: self.checks + other.checks,
            mates: self.mates + other.mates,
            stalemates: self.stalemates + other.stalemates,
            bare: self.bare + other.bare,
            castlings: self.castlings + other.castlings,
            promotions: self.promotions + other.promotions,
            passing: self.passing + other.passing,
            told_apart: self.told_apart + other.told_apart,
        }
    }

    fn note(&mut self, before: &Position, mv: Move, after: &Position) {
        let facts = before.facts(mv).unwrap();
        self.moves += 1;
        self.checks += usize::from(after.is_check());
        self.mates += usize::from(after.is_checkmate());
        self.stalemates += usize::from(after.is_stalemate());
        self.bare += usize::from(after.is_insufficient_material());
        self.castlings += usize::from(facts.castling.is_some());
        self.promotions += usize::from(facts.promotion.is_some());
        self.passing += usize::from(facts.en_passant);
        self.told_apart += usize::from(facts.origin == annabella::chess::Origin::Square);
    }
}

fn check_legal(position: &Position, listed: &str) {
    let ours = position.legal_moves().into_iter().map(|mv| mv.to_string());
    let theirs = listed.split(' ').map(str::to_owned);
    assert_eq!(
        ours.collect::<BTreeSet<_>>(),
        theirs.collect::<BTreeSet<_>>(),
        "{position:?}"
    );
}

/// Makes the move as the referee tells it, compares everything said of it.
fn check_move(position: &Position, fields: &[&str]) -> (Move, Position) {
    let &[uci, san, check, mate, stalemate, material] = fields else {
        panic!("the referee says {fields:?}");
    };
    let mv: Move = uci.parse().unwrap();
    let context = format!("{uci} in {position:?}");
    assert_eq!(position.san(mv).as_deref(), Some(san), "{context}");
    assert_eq!(position.read_san(san), Ok(mv), "{context}");
    let next = position.play(mv).unwrap();
    let said = [check, mate, stalemate, material].map(|flag| flag == "1");
    let found = [
        next.is_check(),
        next.is_checkmate(),
        next.is_stalemate(),
        next.is_insufficient_material(),
    ];
    assert_eq!(
        found, said,
        "check, mate, stalemate, material after {context}"
    );
    (mv, next)
}

/// Watches the games of one seed.
fn watch(seed: &str) -> (Tally, Vec<Record>) {
    let mut child = referee(&["play", seed, &MOVES_PER_SEED.to_string()])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut tally = Tally::default();
    let mut position = Position::default();
    let mut records: Vec<Record> = Vec::new();
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        let fields = line.split('\t').collect::<Vec<_>>();
        match fields.as_slice() {
            ["start", fen] => {
                position = Position::from_fen(fen).unwrap();
                records.push(Record::starting_from(position.clone().into()));
            }
            ["legal", listed] => {
                tally.legal_sets += 1;
                check_legal(&position, listed);
            }
            ["move", fields @ ..] => {
                let (mv, next) = check_move(&position, fields);
                tally.note(&position, mv, &next);
                position = next;
                assert!(records.last_mut().unwrap().play(game::Move::Chess(mv)));
            }
            ["end", fen] => {
                assert_eq!(position.fen(), *fen);
                let record = records.last().unwrap();
                assert_eq!(record.position().fen(), *fen);
            }
            _ => panic!("the referee says {line:?}"),
        }
    }
    assert!(child.wait().unwrap().success());
    (tally, records)
}

#[test]
fn both_say_the_same_of_every_move() {
    if !is_there() {
        return;
    }
    let seeds = ["1", "2"].map(|seed| thread::spawn(move || watch(seed)));
    let mut tally = Tally::default();
    let mut games = Vec::new();
    for watched in seeds {
        let (counted, records) = watched.join().unwrap();
        tally = tally.plus(counted);
        games.extend(records);
    }
    println!("{} games, {tally:?}", games.len());
    assert!(tally.moves >= 100_000);
    for count in [
        tally.legal_sets,
        tally.checks,
        tally.mates,
        tally.stalemates,
        tally.bare,
        tally.castlings,
        tally.promotions,
        tally.passing,
        tally.told_apart,
    ] {
        assert!(count >= 10, "too rare to prove anything: {tally:?}");
    }
    games.truncate(60);
    check_files(&mut games);
}

/// Notes of every kind; the variations are moves that could have been played, two deep.
fn annotate(record: &mut Record, number: usize) {
    let mut notes = Notes::default();
    if number.is_multiple_of(2) {
        notes.set_comment(0, "Перед игрой: a [%csl Ra1] sign");
    }
    for ply in 0..record.plies() {
        let key = ply + number;
        notes.change(ply, |note| {
            note.comment =
                ["", "Ünusual, but\u{a0}good", "", "x ".repeat(60).trim()][key % 4].into();
            note.glyphs = [vec![], vec![1, 14], vec![6]][key % 3].clone();
            note.clock_ms = [None, Some(5_999_000), Some(1_500)][key % 3];
            note.elapsed_ms = (key.is_multiple_of(5)).then_some(61_000);
            note.variations = variations(record.position_after(ply), 2);
        });
    }
    let notes = serde_json::from_str(&serde_json::to_string(&notes).unwrap()).unwrap();
    assert!(record.set_notes(notes));
}

fn variations(before: &game::Position, depth: usize) -> Vec<Variation> {
    let legal = before.legal_moves();
    if depth == 0 || !legal.len().is_multiple_of(3) {
        return Vec::new();
    }
    let two = legal.iter().take(2).map(|&first| {
        let mut line = Variation::default();
        line.moves.push(first);
        let after = before.play(first).unwrap();
        if let Some(&reply) = after.legal_moves().last() {
            line.moves.push(reply);
            line.notes.set_comment(0, "Instead:");
            line.notes.set_comment(2, "and so on");
            line.notes.change(1, |note| note.glyphs.push(3));
            line.notes
                .change(1, |note| note.variations = variations(&after, depth - 1));
        }
        line
    });
    two.collect()
}

/// They read what we write, and we read what they write.
fn check_files(games: &mut [Record]) {
    for (number, record) in games.iter_mut().enumerate() {
        record.set_tag("White", &format!("Игрок \"{number}\""));
        record.set_tag("Annotator", "C:\\Köln");
        record.set_tag("TimeControl", "40/7200:3600+30");
        record.set_tag("TimeControlDelay", "simple 5:-");
        for ply in (number % 3..record.plies()).step_by(7) {
            record.note_offer(ply);
        }
        annotate(record, number);
        record.set_outcome(annabella::record::GameResult::from_pgn(
            ["1-0", "0-1", "1/2-1/2", "*"][number % 4],
        ));
    }
    let ours = games.iter().map(pgn::write).collect::<String>();
    let mut child = referee(&["rewrite"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let writing = thread::spawn(move || input.write_all(ours.as_bytes()).unwrap());
    let theirs = child.wait_with_output().unwrap();
    writing.join().unwrap();
    assert!(theirs.status.success());
    let read = pgn::read(&theirs.stdout);
    assert_eq!(read.len(), games.len());
    for (theirs, ours) in read.iter().zip(games.iter()) {
        let theirs = theirs.as_ref().unwrap();
        assert_eq!(theirs.position().fen(), ours.position().fen());
        assert_eq!(theirs, ours);
    }
}
