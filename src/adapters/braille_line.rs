//! The Braille line of the window: the last move and who is to move, the clocks, and the rank of
//! the cursor with one cell for each square.

use crate::board::{Side, Square};
use crate::braille::{BLANK, Cells, code, prose, square_cell};
use crate::desk::Desk;

/// One row of the Braille line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrailleRow {
    /// What the row is.
    pub name: String,
    /// The same in print.
    pub text: String,
    /// The cells.
    pub cells: Cells,
}

/// The key of a row and what stands in it.
pub(super) type Drafted = (&'static str, String, Cells);

/// The rows in the code of the settings; none if there is no such code.
pub(super) fn rows(desk: &Desk, status: &str, clock: Option<String>) -> Vec<Drafted> {
    let session = desk.session();
    let settings = session.settings();
    let Some(code) = settings.braille_line.as_deref().and_then(code) else {
        return Vec::new();
    };
    let prose = prose(&settings.language);
    let asked = desk.question().map(|asked| asked.line());
    let asked = asked.map(|text| ("question", text.clone(), prose.write(&text)));
    let mut moves = Cells::new();
    let last = session.plies().checked_sub(1);
    let played = last.and_then(|at| {
        let mv = session.record().moves().get(at)?;
        Some((session.record().position_after(at), *mv))
    });
    if let Some((before, mv)) = played {
        moves.append(code.move_number(before.number(), before.turn()).as_slice());
        if let Some(cells) = code.encode(before, mv) {
            moves.append(cells.as_slice());
        }
        moves.push(BLANK);
    }
    moves.append(prose.write(status).as_slice());
    let mut rows: Vec<Drafted> = asked.into_iter().collect();
    rows.push(("move", status.to_owned(), moves));
    if let Some(clock) = clock {
        let cells = prose.write(&clock);
        rows.push(("clock", clock, cells));
    }
    rows.push(rank(desk));
    rows
}

/// The rank of the cursor, from the left as the board is seen.
fn rank(desk: &Desk) -> Drafted {
    let session = desk.session();
    let rank = session.cursor().rank();
    let mut squares: Vec<Square> = (0..8).filter_map(|file| Square::new(file, rank)).collect();
    if session.seen_from() == Side::Black {
        squares.reverse();
    }
    let mut cells = Cells::new();
    for square in &squares {
        cells.push(square_cell(session.piece_at(*square), *square));
    }
    ("rank", (rank + 1).to_string(), cells)
}
