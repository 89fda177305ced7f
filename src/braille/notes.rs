//! What of a record's notes stands on a scoresheet: comments, signs, clocks, offers of a draw, variations.

use std::collections::BTreeMap;

use super::table::Glyph;
use crate::board::Side;
use crate::game::{Move, Position};
use crate::record::{Notes, Record, prose};

/// What stands beside a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetNote {
    /// Prose.
    Comment(String),
    /// The clock of a side, in seconds.
    Clock(Side, u32),
    /// An offer of a draw with the move.
    DrawOffer,
    /// A sign, such as that of the quality of the move: in words where the code has none for it.
    Sign {
        /// What codes may have a sign for.
        glyph: Option<Glyph>,
        /// The sign in words.
        words: String,
    },
    /// What could have been played instead of the move.
    Variation(SheetVariation),
    /// The position after the move.
    Diagram,
}

/// The notes of a game, by the number of plies after which they stand.
pub type SheetNotes = BTreeMap<usize, Vec<SheetNote>>;

/// Moves that were not played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetVariation {
    /// The position before the first of them.
    pub before: Position,
    /// The moves.
    pub moves: Vec<Move>,
    /// What stands beside them, as in a game.
    pub notes: SheetNotes,
}

impl SheetNote {
    /// The variation that it is.
    pub(super) fn variation(&self) -> Option<&SheetVariation> {
        match self {
            Self::Variation(variation) => Some(variation),
            Self::Comment(_)
            | Self::Clock(..)
            | Self::DrawOffer
            | Self::Sign { .. }
            | Self::Diagram => None,
        }
    }
}

/// Which notes a sheet is to have, and the words that they need.
#[derive(Clone, Copy)]
pub struct NotesWanted<'a> {
    /// The clock times: each takes a line.
    pub clocks: bool,
    /// The variations; a note before the moves says how many are missing if they are left out.
    pub variations: bool,
    /// A numeric annotation glyph in words.
    pub sign: &'a dyn Fn(u8) -> String,
    /// That so many variations are left out.
    pub left_out: &'a dyn Fn(usize) -> String,
}

/// The notes of a game for a sheet.
pub fn notes_of(record: &Record, wanted: NotesWanted<'_>) -> SheetNotes {
    let positions: Vec<&Position> = (0..record.plies())
        .map(|ply| record.position_after(ply))
        .collect();
    let mut notes = line(record.notes(), &positions, wanted);
    for ply in (0..record.plies()).filter(|&ply| record.has_offer(ply)) {
        let beside = notes.entry(ply + 1).or_default();
        let signs = beside
            .iter()
            .take_while(|note| matches!(note, SheetNote::Sign { .. }));
        beside.insert(signs.count(), SheetNote::DrawOffer);
    }
    let missing = if wanted.variations {
        0
    } else {
        variations(record)
    };
    if missing > 0 {
        let told = SheetNote::Comment((wanted.left_out)(missing));
        notes.entry(0).or_default().push(told);
    }
    notes
}

/// How many variations stand in the game, those in variations counted too.
pub fn variations(record: &Record) -> usize {
    fn of(notes: &Notes) -> usize {
        let here = notes.moves.values().flat_map(|note| &note.variations);
        here.map(|one| 1 + of(&one.notes)).sum()
    }
    of(record.notes())
}

/// The notes of a line of moves; the positions are those before each of them.
fn line(of: &Notes, positions: &[&Position], wanted: NotesWanted<'_>) -> SheetNotes {
    let mut notes = SheetNotes::new();
    let intro = prose(&of.intro);
    if !intro.is_empty() {
        notes.insert(0, vec![SheetNote::Comment(intro)]);
    }
    for (ply, (position, note)) in (0..)
        .zip(positions)
        .filter_map(|(ply, position)| Some((ply, (position, of.of(ply)?))))
    {
        let mut beside: Vec<SheetNote> = note
            .glyphs
            .iter()
            .map(|&glyph| sign(glyph, wanted))
            .collect();
        let clock_ms = note.clock_ms.filter(|_| wanted.clocks);
        let seconds = clock_ms.map(|ms| u32::try_from(ms / 1000).unwrap_or(u32::MAX));
        beside.extend(seconds.map(|seconds| SheetNote::Clock(position.turn(), seconds)));
        let comment = Some(note.prose()).filter(|text| !text.is_empty());
        beside.extend(comment.map(SheetNote::Comment));
        let variations = note.variations.iter().filter(|_| wanted.variations);
        beside.extend(variations.filter_map(|one| {
            let positions = one.positions(position)?;
            Some(SheetNote::Variation(SheetVariation {
                before: (*position).clone(),
                moves: one.moves.clone(),
                notes: line(&one.notes, &positions.iter().collect::<Vec<_>>(), wanted),
            }))
        }));
        if !beside.is_empty() {
            notes.insert(ply + 1, beside);
        }
    }
    notes
}

fn sign(glyph: u8, wanted: NotesWanted<'_>) -> SheetNote {
    SheetNote::Sign {
        glyph: quality(glyph),
        words: (wanted.sign)(glyph),
    }
}

/// The sign of quality of a numeric annotation glyph, `$1` to `$6` of the standard.
fn quality(glyph: u8) -> Option<Glyph> {
    Some(match glyph {
        1 => Glyph::Good,
        2 => Glyph::Bad,
        3 => Glyph::Brilliant,
        4 => Glyph::Blunder,
        5 => Glyph::Interesting,
        6 => Glyph::Dubious,
        _ => return None,
    })
}
