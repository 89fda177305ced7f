//! Whatever bytes stand in a sheet or in a table of Braille, reading them ends with an answer.

#![no_main]

use annabella::braille::{BrailleCode, SheetReader, SheetWords, codes};
use annabella::game::Position;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let code = data.first().map(|&byte| &codes()[usize::from(byte) % codes().len()]);
    let words = |_: &str| SheetWords::default();
    let mut games = SheetReader::new(&text, (code, &Position::default()), &words);
    assert!(games.next().is_some());
    games.for_each(drop);
    let _ = BrailleCode::parse("fuzz", &text);
});
