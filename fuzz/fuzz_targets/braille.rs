//! Whatever bytes stand in a sheet or in a table of Braille, reading them ends with an answer.

#![no_main]

use annabella::braille::{BrailleCode, codes, read_sheets};
use annabella::game::Position;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let code = data.first().map(|&byte| &codes()[usize::from(byte) % codes().len()]);
    let sheets = read_sheets(&text, code, &Position::default());
    assert!(!sheets.games.is_empty());
    let _ = BrailleCode::parse("fuzz", &text);
});
