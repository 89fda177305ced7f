//! Killed at any moment, the program loses no move that it has announced.

use std::io::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use annabella::arbiter::{Rules, automatic_end};
use annabella::game::{Move, Position};
use annabella::narrate::announce::announce;
use annabella::narrate::cue::{Part, Urgency, Utterance};
use annabella::protocol::{MoveForm, Settings};
use annabella::record::Record;
use annabella::voice::Voices;

use crate::console::Program;

const KILLS: usize = 50;
/// How many moves are entered at once; the program is killed among them.
const MOVES_AT_ONCE: usize = 8;
/// Numbers at random: a linear congruential generator with the constants of Knuth's MMIX.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % end.max(1)
    }
}

/// `KILL_SEED` repeats a run; the seed is printed, which is seen when the test fails.
pub fn seed() -> u64 {
    let given = std::env::var("KILL_SEED").ok();
    let seed = given.and_then(|seed| seed.parse().ok()).unwrap_or_else(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        u64::from(since.subsec_nanos())
    });
    println!("KILL_SEED={seed}");
    seed
}

/// A move that does not end the game, and rather no capture, so that the game can be long.
fn next_move(record: &Record, chance: &mut Chance) -> Move {
    let rules = Rules::find("fide-2023", "standard", [false; 2]).unwrap();
    let goes_on = |mv: &Move| {
        let mut next = record.clone();
        next.play(*mv) && automatic_end(&rules, &next, next.plies()).is_none()
    };
    let mut moves = record.position().legal_moves();
    moves.retain(goes_on);
    let quiet = |mv: &Move| {
        let chess = mv.chess().expect("a move of chess");
        record.position().piece_at(mv.to()).is_none() && chess.promotion.is_none()
    };
    let quiet: Vec<Move> = moves.iter().copied().filter(quiet).collect();
    let choice = if quiet.is_empty() { &moves } else { &quiet };
    choice[chance.below(choice.len())]
}

struct Announcer {
    voices: Voices,
    settings: Settings,
}

impl Announcer {
    fn new() -> Self {
        Self {
            voices: Voices::embedded(),
            settings: Settings {
                announcer: "en".to_owned(),
                ..Settings::default()
            },
        }
    }

    fn text(&self, before: &Position, mv: Move) -> String {
        let utterance = Utterance {
            part: Part::Announcement,
            urgency: Urgency::Owed,
            sentences: vec![announce(before, mv, MoveForm::Short)],
        };
        self.voices.render(&utterance, &self.settings).written
    }

    /// All announcements of a game.
    fn texts(&self, record: &Record) -> Vec<String> {
        let moves = record.moves().iter().enumerate();
        moves
            .map(|(at, mv)| self.text(record.position_after(at), *mv))
            .collect()
    }
}

/// The moves that are told between `moves` and `turn`; `None` if it did not come to that.
fn told(said: &[String]) -> Option<&[String]> {
    let is_first = |line: &String| line == "Move 1:" || line == "No move has been made yet.";
    let first = said.iter().position(is_first)?;
    let end = said[first..].iter().position(|line| is_turn(line))?;
    Some(&said[first..first + end])
}

fn is_turn(line: &str) -> bool {
    line.contains(" to move, move ")
}

/// What is announced after the moves so far were told.
fn announced(said: &[String]) -> &[String] {
    let turn = said.iter().position(|line| is_turn(line));
    turn.map_or(&[], |turn| &said[turn + 1..])
}

/// The game in the program's words, against the game that was entered: what was announced must be
/// there, and what is there must have been entered. Returns the game that is there.
fn compare(told: &[String], entered: &Record, must_have: usize, announcer: &Announcer) -> Record {
    let is_number = |line: &&String| line.starts_with("Move ") && line.ends_with(':');
    let told: Vec<&String> = told.iter().filter(|line| !is_number(line)).collect();
    let told = match told.as_slice() {
        [none] if *none == "No move has been made yet." => Vec::new(),
        _ => told,
    };
    let expected = announcer.texts(entered);
    assert!(
        told.len() >= must_have,
        "{must_have} moves were announced, {} are left",
        told.len()
    );
    assert!(told.len() <= expected.len(), "moves that nobody entered");
    assert!(told.iter().zip(&expected).all(|(told, text)| *told == text));
    let mut record = Record::default();
    for mv in &entered.moves()[..told.len()] {
        assert!(record.play(*mv));
    }
    record
}

/// Lets a moment pass that is as long as it may: the program may be killed at any.
pub fn pass(turns: usize) {
    for _ in 0..turns {
        std::hint::spin_loop();
    }
}

#[test]
fn fifty_kills_lose_no_announced_move() {
    let mut chance = Chance(seed());
    let announcer = Announcer::new();
    let folder = tempfile::tempdir().unwrap();
    let mut entered = Record::default();
    let mut must_have = 0;
    let mut compared = 0;
    for round in 0..=KILLS {
        let mut program = Program::start(folder.path());
        let mut said = Vec::new();
        let mut stdin = program.child.stdin.take().unwrap();
        stdin.write_all(b"yes\nall-moves\nturn\n").unwrap();
        if round < KILLS && chance.below(4) == 0 {
            // Anywhere between the start and the question.
            pass(chance.below(3_000_000));
            program.kill(&mut said);
            continue;
        }
        assert!(program.read_until(&mut said, is_turn), "{said:#?}");
        let told = told(&said).expect("the moves are told");
        entered = compare(told, &entered, must_have, &announcer);
        must_have = entered.plies();
        compared += 1;
        let mut lines = String::new();
        for _ in 0..MOVES_AT_ONCE {
            let mv = next_move(&entered, &mut chance);
            lines.push_str(&format!("{mv}\n"));
            assert!(entered.play(mv));
        }
        stdin.write_all(lines.as_bytes()).unwrap();
        let mut left = chance.below(MOVES_AT_ONCE + 1);
        program.read_until(&mut said, |_| {
            left = left.saturating_sub(1);
            left == 0
        });
        pass(chance.below(100_000));
        program.kill(&mut said);
        let texts = announcer.texts(&entered);
        let new = announced(&said);
        assert_eq!(new, &texts[must_have..must_have + new.len()]);
        must_have += new.len();
    }
    println!("{compared} comparisons, {must_have} moves announced");
    assert!(compared > KILLS / 2, "most starts were compared");
    assert!(must_have > KILLS, "moves were announced");
}
