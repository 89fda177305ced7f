//! How many lines a second are understood, with the FEN of the position, on one core.
//!
//! `cargo bench --bench hear`

use annabella::protocol::{Choice as _, FileNames, MoveForm};
use std::hint::black_box;
use std::time::Instant;

use annabella::chess;
use annabella::game::Position;
use annabella::narrate::announce::announce;
use annabella::voice::{Script, Voices};

const ROUNDS: usize = 20;

/// What people type that no voice says, and what nobody understands.
const TYPED: [&str; 12] = [
    "knight takes e5",
    "Felix drei Springer",
    "бью на дэ пять",
    "castle short",
    "e2e4",
    "5254",
    "exd5",
    "К:e5",
    "Nf3",
    "Bauer schlägt David fünf",
    "what is on e4",
    "nobody understands this line at all",
];

fn main() {
    let voices = Voices::embedded();
    let positions = positions();
    println!(
        "lines a second, each with its FEN; {} positions",
        positions.len()
    );
    for voice in voices.all() {
        for &form in MoveForm::ALL {
            let mut lines = Vec::new();
            for position in &positions {
                for mv in position.legal_moves().into_iter().step_by(7) {
                    let sentence = announce(position, mv, form);
                    let text = voices.sentence(voice, &sentence, FileNames::Anna, Script::Spoken);
                    lines.push((position.fen(), text));
                }
            }
            println!(
                "{:8} {:8} {:9.0}",
                voice.id(),
                form.key(),
                measure(&voices, &lines, voice.id())
            );
        }
        let typed = positions
            .iter()
            .flat_map(|position| TYPED.map(|text| (position.fen(), text.to_owned())));
        let lines: Vec<(String, String)> = typed.collect();
        println!(
            "{:8} typed    {:9.0}",
            voice.id(),
            measure(&voices, &lines, voice.id())
        );
    }
}

/// Lines a second.
fn measure(voices: &Voices, lines: &[(String, String)], language: &str) -> f64 {
    let begin = Instant::now();
    for _ in 0..ROUNDS {
        for (fen, text) in lines {
            let position = chess::Position::from_fen(fen).expect("it was written as a FEN");
            black_box(voices.hear(text, &position.into(), language));
        }
    }
    (ROUNDS * lines.len()) as f64 / begin.elapsed().as_secs_f64()
}

/// The positions of a game with captures, castling and checks.
fn positions() -> Vec<Position> {
    let text = "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 f3g5 d7d5 e4d5 f6d5 g5f7 e8f7 d1f3 f7e6 b1c3 c6b4 e1g1 c7c6 \
                d2d4 b4c2 d4e5 c2a1";
    let mut position = Position::default();
    let mut positions = vec![position.clone()];
    for mv in text.split_whitespace() {
        let mv: chess::Move = mv.parse().expect("a move of the list");
        position = position.play(mv.into()).expect("the move is legal");
        positions.push(position.clone());
    }
    positions
}
