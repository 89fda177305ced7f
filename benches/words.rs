//! How many announcements of moves a second each voice makes, in each form, on one core.
//!
//! `cargo bench --bench words`

use annabella::protocol::{Choice as _, MoveForm, Settings};
use std::hint::black_box;
use std::time::Instant;

use annabella::game::{Move, Position};
use annabella::narrate::announce::announce;
use annabella::narrate::cue::{Part, Urgency, Utterance};
use annabella::voice::Voices;

const ROUNDS: usize = 200;

fn main() {
    let voices = Voices::embedded();
    let moves = moves();
    println!(
        "announcements a second, from the move to both texts; {} moves",
        moves.len()
    );
    for voice in voices.all() {
        for &form in MoveForm::ALL {
            let settings = Settings {
                announcer: voice.id().to_owned(),
                form,
                ..Settings::default()
            };
            let begin = Instant::now();
            for _ in 0..ROUNDS {
                for (before, mv) in &moves {
                    let utterance = Utterance {
                        part: Part::Announcement,
                        urgency: Urgency::Owed,
                        sentences: vec![announce(before, *mv, form)],
                    };
                    black_box(voices.render(&utterance, &settings));
                }
            }
            let count = (ROUNDS * moves.len()) as f64;
            let per_second = count / begin.elapsed().as_secs_f64();
            println!("{:8} {:8} {per_second:9.0}", voice.id(), form.key());
        }
    }
}

/// A game with captures, check, a promotion, castling and two knights for one square.
fn moves() -> Vec<(Position, Move)> {
    let text = "e2e4 d7d5 e4d5 c7c6 d5c6 g8f6 c6b7 d8d2 c1d2 e7e6 b7a8q f8b4 g1f3 e8g8 f1e2 b4d2 b1d2 f6g4 \
                e1g1 g4f2 f1f2 f7f5 d2c4 f5f4 c4e5 c8b7 a8b7";
    let mut position = Position::default();
    let mut moves = Vec::new();
    for mv in text.split_whitespace() {
        let mv: annabella::chess::Move = mv.parse().expect("a move");
        let next = position.play(mv.into()).expect("a legal move");
        moves.push((position, mv.into()));
        position = next;
    }
    moves
}
