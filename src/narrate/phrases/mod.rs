//! The table of phrases: everything the program can say, with the arguments each phrase takes.
//!
//! The words are in `voices/`. A test compares every voice with this table.

pub use adjourning::*;
pub use arbiter::*;
pub use braille::*;
pub use claims::*;
pub use draughts::*;
pub use drill::*;
pub use explaining::*;
pub use explore::*;
pub use files::*;
pub use game::*;
pub use hall::*;
pub use keyboard::*;
pub use lawful::*;
pub use manual::*;
pub use pad::*;
pub use perkins::*;
pub use practice::*;
pub use procedure::*;
pub use program::*;
pub use refusals::*;
pub use screen::*;
pub use setup::*;
pub use sheet::*;
pub use shelf::*;
pub use sound::*;
pub use spec::{Part, Spec};
pub use tape::*;

macro_rules! phrases {
    ($table:ident: $($part:ident { $($name:ident = $id:literal ($($arg:literal),*);)* })*) => {
        $($(
            #[doc = concat!("`", $id, "`", $(" `$", $arg, "`"),*)]
            pub static $name: Spec = Spec { id: $id, args: &[$($arg),*], part: Part::$part };
        )*)*
        pub(super) static $table: &[&Spec] = &[$($(&$name),*),*];
    };
}

mod adjourning;
mod arbiter;
mod braille;
mod claims;
mod draughts;
mod drill;
mod explaining;
mod explore;
mod files;
mod game;
mod hall;
mod keyboard;
mod lawful;
mod manual;
mod pad;
mod perkins;
mod practice;
mod procedure;
mod program;
mod refusals;
mod screen;
mod setup;
mod sheet;
mod shelf;
mod sound;
mod spec;
mod tape;

/// All entries.
pub fn all() -> impl Iterator<Item = &'static Spec> {
    [
        GAME, LAWFUL, ARBITER, CLAIMS, ADJOURNING, HALL, REFUSALS, BRAILLE, SOUND, SCREEN,
        EXPLAINING, EXPLORE, KEYBOARD, PAD, PERKINS, SHELF, SHEET, DRAUGHTS, DRILL, PRACTICES,
        PROCEDURE, SETUPS, TAPE, MANUAL, FILES_LIST, PROGRAM,
    ]
    .into_iter()
    .flat_map(|table| table.iter().copied())
}
