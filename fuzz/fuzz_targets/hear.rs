//! Any bytes as a line of text: listening never panics and never finds an illegal move.
//!
//! `cargo +nightly fuzz run hear -- -max_total_time=600`
#![no_main]

use std::sync::LazyLock;

use annabella::chess;
use annabella::game::Position;
use annabella::protocol::MoveEntry;
use annabella::voice::Voices;
use libfuzzer_sys::fuzz_target;

static VOICES: LazyLock<Voices> = LazyLock::new(Voices::embedded);

/// Promotions, en passant, castling both ways, twins of every kind, and the beginning.
static POSITIONS: LazyLock<Vec<Position>> = LazyLock::new(|| {
    let fens = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "1n1q1r2/P1P1P1P1/7k/8/8/8/8/4K3 w - - 0 1",
        "r3kb1r/ppp1pppp/2n2n2/3pP3/3P2b1/2N2N2/PPP2PPP/R3KB1R w KQkq d6 0 7",
        "r3k2r/8/8/8/2pPp3/8/8/4K3 b kq d3 0 1",
        "6k1/8/8/Q3Q3/8/1N3N2/K7/Q3Q3 w - - 0 1",
    ];
    let position = |fen| {
        chess::Position::from_fen(fen)
            .expect("it can be played")
            .into()
    };
    fens.map(position).to_vec()
});

fuzz_target!(|data: &[u8]| {
    let Some((&choice, text)) = data.split_first() else {
        return;
    };
    let text = String::from_utf8_lossy(text);
    let languages = [
        "en", "de", "ru", "es", "fr", "fide-de", "fide-en", "fide-ru",
    ];
    let language = languages[usize::from(choice) % languages.len()];
    let position = &POSITIONS[usize::from(choice / 8) % POSITIONS.len()];
    let legal = position.legal_moves();
    match VOICES.hear(&text, position, language) {
        MoveEntry::Move(mv) => assert!(legal.contains(&mv)),
        MoveEntry::Several(moves) => {
            assert!(moves.len() > 1 && moves.iter().all(|mv| legal.contains(mv)))
        }
        _ => {}
    }
    if let Some(chosen) = VOICES.choose(&text, position, &legal, language) {
        assert!(legal.contains(&chosen));
    }
    VOICES.command(&text, language);
    VOICES.promotion(&text);
});
