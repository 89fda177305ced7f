//! Whatever bytes stand in a file of games, reading it ends with an answer, and what was read is
//! written so that it is read alike.

#![no_main]

use annabella::pgn;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let games = pgn::read(data);
    assert!(!games.is_empty());
    for record in games.into_iter().flatten() {
        let written = pgn::write(&record);
        let again = pgn::read(written.as_bytes());
        let [Ok(again)] = again.as_slice() else {
            panic!("one game was written: {written}");
        };
        assert_eq!(again.moves(), record.moves());
        assert_eq!(again.outcome(), record.outcome());
    }
});
