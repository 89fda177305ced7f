//! The laws as data: each edition is a constant whose every value names its article. No logic.
//!
//! An edition inherits from the one before it, so that its file shows what has changed: the values,
//! and the articles that now stand elsewhere.

#[macro_use]
mod citation;
#[macro_use]
mod rule;

mod adjourned;
mod blind;
mod draughts;
mod drawn;
mod edition;
mod event;
mod fide_2001;
mod fide_2005;
mod fide_2009;
mod fide_2023;
mod irregular;
mod moving;
mod prelude;
mod russian_draughts;
mod timing;
mod ussr_1956;

pub use prelude::*;

/// The USSR Chess Code of 1956. It knows standard games only.
pub const USSR_1956: Edition = named!(ussr_1956::USSR_1956);

/// The Laws of 2001.
pub const FIDE_2001: Edition = named!(fide_2001::FIDE_2001);

/// The Laws of 2005.
pub const FIDE_2005: Edition = named!(fide_2005::FIDE_2005);

/// The Laws of 2009.
pub const FIDE_2009: Edition = named!(fide_2009::FIDE_2009);

/// Today's Laws.
pub const FIDE_2023: Edition = named!(fide_2023::FIDE_2023);

/// The code of Russian draughts.
pub const RUSSIAN_DRAUGHTS: Edition = named!(russian_draughts::RUSSIAN_DRAUGHTS);

/// Every edition of the laws of chess, the oldest first.
pub const CHESS: [&Edition; 5] = [&USSR_1956, &FIDE_2001, &FIDE_2005, &FIDE_2009, &FIDE_2023];

/// Every edition: the laws of chess, the oldest first, and the code of Russian draughts.
pub const ALL: [&Edition; 6] = [
    &USSR_1956,
    &FIDE_2001,
    &FIDE_2005,
    &FIDE_2009,
    &FIDE_2023,
    &RUSSIAN_DRAUGHTS,
];

/// Every edition in the order in which a player chooses: the newest laws of chess first, draughts last.
pub fn to_choose() -> impl Iterator<Item = &'static Edition> {
    CHESS.into_iter().rev().chain([&RUSSIAN_DRAUGHTS])
}

/// The edition with this id, for example `fide-2023`.
#[must_use]
pub fn edition(id: &str) -> Option<&'static Edition> {
    ALL.into_iter().find(|edition| edition.id == id)
}
