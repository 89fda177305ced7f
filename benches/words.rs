//! How many announcements of moves a second each voice makes, in each form, on one core.
//!
//! `cargo bench --bench words`

use std::hint::black_box;
use std::time::Instant;

use annabella::game::{Move, Position};
use annabella::narrate::announce::announce;
use annabella::narrate::cue::{Part, Urgency, Utterance};
use annabella::session::settings::{Form, Settings};
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
        for form in Form::ALL {
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

/// A game with captures, castling, a promotion and mate.
fn moves() -> Vec<(Position, Move)> {
    let text = "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 f3g5 d7d5 e4d5 f6d5 g5f7 e8f7 d1f3 f7e6 b1c3 c6b4 e1g1 c7c6 \
                d2d4 b4c2 d4e5 c2a1 f1d1 d8c7 c3d5 c6d5 d1d5 c7c6 f3f5 e6e7 f5f7 e7d8 d5d8";
    let mut position = Position::default();
    let mut moves = Vec::new();
    for mv in text.split_whitespace() {
        let mv: annabella::chess::Move = mv.parse().expect("a move of the list");
        let Some(next) = position.play(mv.into()) else {
            break;
        };
        moves.push((position.clone(), mv.into()));
        position = next;
    }
    moves
}
