//! Braille: cells, chess codes, and moves written in cells and read from them.
//!
//! A code is a table in the folder `braille/`, a file for each. It says what its source is and which
//! of its signs no source gives. A move is read by writing every legal move and comparing.

mod above;
mod beside;
mod binding;
mod branches;
mod cells;
mod code;
mod colophon;
mod diagram;
mod draughts;
pub mod ebraille;
mod echo;
mod fault;
mod flow;
mod form;
pub mod format;
mod kept;
mod left_out;
mod lines;
mod mending;
mod notes;
mod order;
mod page;
mod parts;
mod patience;
mod pen;
mod prose;
mod proved;
mod read;
mod resume;
mod scan;
mod scanned;
mod sheet;
mod sheets;
mod stray;
mod table;
mod text;
mod title;
mod variation;
mod which;
mod word;

pub use binding::Binding;
pub use cells::{
    BLANK, Cell, Cells, EightDots, NotBraille, cell_of_ascii, cell_of_pattern, pattern,
};
pub use code::{BrailleCode, CodeError, code, codes};
pub use diagram::{Diagram, square_cell};
pub use flow::Layout;
pub use lines::CellPlace;
pub use notes::{LeftOut, NotesWanted, SheetNote, SheetNotes, SheetVariation, notes_of};
pub use page::{BraillePage, Paper};
pub use prose::{Prose, languages, prose};
pub use read::{Reading, decode};

pub use fault::BrailleFault;
pub use scanned::SheetGame;
pub use sheet::{SheetWords, Style, names};
pub use sheets::{SheetReader, SheetStep};
pub use table::{BrailleSign, Glyph, Status};
pub use text::{TextPiece, text_pages};
