//! Scoresheets in Braille that are read at once.

use annabella::braille::{BrailleCode, SheetGame, SheetReader, SheetWords};
use annabella::game::Position;

/// What was read of a file.
pub struct Sheets {
    /// The code that fitted best, or the one that was asked for.
    pub code: &'static BrailleCode,
    pub games: Vec<SheetGame>,
    /// Number of moves that were written exactly as the code writes them.
    pub exact: usize,
    pub is_proved: bool,
}

/// Reads the games of a file at once, with no words on its sheets.
pub fn read_sheets(text: &str, code: Option<&'static BrailleCode>, start: &Position) -> Sheets {
    read_sheets_in(text, (code, start), &|_| SheetWords::default())
}

/// Reads the games of a file at once, with the words of sheets in each language.
pub fn read_sheets_in(
    text: &str,
    (code, start): (Option<&'static BrailleCode>, &Position),
    words: &dyn Fn(&str) -> SheetWords,
) -> Sheets {
    let mut reader = SheetReader::new(text, (code, start), words);
    let games = reader.by_ref().collect();
    Sheets {
        code: reader.code,
        games,
        exact: reader.exact,
        is_proved: reader.is_proved,
    }
}
