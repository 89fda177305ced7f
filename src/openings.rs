//! Names of openings: a table of positions with the family and the variation that they belong to.
//!
//! The table is `openings/names.txt`, made for this program. A position is looked up and not the way to it, so that
//! moves in another order come to the same name. Names of families are keys under which voices keep their words;
//! those of variations are English in every language.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::chess;
use crate::game::Position;

const TABLE: &str = include_str!("../openings/names.txt");

/// The name of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Name {
    /// The key of the family, for example `sicilian-defence`.
    pub family: &'static str,
    /// The variation, for example `Najdorf Variation`; `None` for the family as a whole.
    pub variation: Option<&'static str>,
}

static NAMES: LazyLock<HashMap<String, Name>> = LazyLock::new(|| {
    let lines = lines().map(|(name, moves)| Some((position(moves)?, name)));
    lines.flatten().collect()
});

/// Each line of the table: the name and the moves.
pub fn lines() -> impl Iterator<Item = (Name, &'static str)> {
    let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| {
        let mut fields = line.split('|').map(str::trim);
        let (family, variation, moves) = (fields.next()?, fields.next()?, fields.next()?);
        let variation = (variation != "-").then_some(variation);
        Some((Name { family, variation }, moves))
    })
}

/// The name of the last of these positions that has one, and which of them it is, counted from 0.
pub fn name_of<'a>(positions: impl Iterator<Item = &'a Position>) -> Option<(Name, usize)> {
    let named = positions.enumerate().filter_map(|(at, position)| {
        let name = NAMES.get(&key(position.chess()?)).copied()?;
        Some((name, at))
    });
    named.last()
}

/// The pieces, the side to move and the rights to castle.
fn key(position: &chess::Position) -> String {
    let fen = position.fen();
    fen.split(' ').take(3).collect::<Vec<_>>().join(" ")
}

/// The position that moves in SAN lead to; `None` if one of them is not legal.
fn position(moves: &str) -> Option<String> {
    let mut position = chess::Position::default();
    for san in moves.split(' ') {
        let mv = position.read_san(san).ok()?;
        position = position.play(mv)?;
    }
    Some(key(&position))
}
