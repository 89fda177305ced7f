//! How many games a minute become pages in Braille, from PGN to BRF, on one core.
//!
//! `cargo bench --bench braille`

use std::hint::black_box;
use std::time::Instant;

use annabella::braille::format::brf;
use annabella::braille::{Diagram, Layout, Notes, Paper, Style, Words, codes, prose};
use annabella::pgn;
use annabella::record::Record;

const GAMES: usize = 2_000;

fn main() {
    let text = games();
    println!("games a minute from PGN to BRF, {GAMES} games of about 80 plies");
    let words = Words::default();
    for code in codes().iter().filter(|code| !code.has_eight_dots()) {
        let style = Style {
            code,
            prose: prose(code.language()),
            words: &words,
            paper: Paper::default(),
            layout: Layout::Columns,
            diagram: Diagram::Forsyth,
        };
        let begin = Instant::now();
        let mut next = 1;
        let mut bytes = 0;
        for game in &text {
            let record = pgn::read(game.as_bytes())
                .remove(0)
                .expect("the game was written");
            let (pages, after) = style.game(&record, &Notes::new(), next);
            next = after;
            for page in &pages {
                bytes += black_box(brf(page).expect("the code has six dots")).len();
            }
        }
        let minute = GAMES as f64 / begin.elapsed().as_secs_f64() * 60.0;
        println!(
            "{:16} {minute:9.0}  ({} pages, {bytes} bytes)",
            code.id(),
            next - 1
        );
    }
}

/// Games at random, as PGN.
fn games() -> Vec<String> {
    let mut dice: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut below = |limit: usize| {
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        usize::try_from(dice % limit as u64).expect("it is below a usize")
    };
    let mut game = || {
        let mut record = Record::default();
        let length = 60 + below(40);
        while record.plies() < length {
            let moves = record.position().legal_moves();
            if moves.is_empty() {
                break;
            }
            assert!(record.play(moves[below(moves.len())]), "the move is legal");
        }
        record.set_tag("White", "Alekhine, Alexander");
        record.set_tag("Black", "Bogoljubow, Efim");
        pgn::write(&record)
    };
    (0..GAMES).map(|_| game()).collect()
}
