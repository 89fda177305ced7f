//! Whatever stands in a table of a Braille code, reading it ends with an answer; a table that is
//! accepted tells the legal moves of the starting position apart.

#![no_main]

use annabella::braille::BrailleCode;
use annabella::game::Position;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(code) = BrailleCode::parse("fuzz", text) else {
        return;
    };
    let position = Position::default();
    let mut seen = Vec::new();
    for mv in position.legal_moves() {
        // A table without a sign that a move needs says so.
        let Some(cells) = code.encode(&position, mv) else {
            continue;
        };
        assert!(!seen.contains(&cells), "two moves look alike");
        seen.push(cells);
    }
});
