//! What of a record's notes stands on a scoresheet: comments, signs, clocks, offers of a draw, variations.

use std::collections::BTreeMap;

use super::table::Glyph;
use crate::board::Side;
use crate::game::{Move, Position};
use crate::record::{Notes, ROSTER, Record, Variation, prose};

/// What stands beside a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetNote {
    /// Prose.
    Comment(String),
    /// The clock of a side, in seconds.
    Clock(Side, u32),
    /// An offer of a draw with the move.
    DrawOffer,
    /// A numeric annotation glyph of the standard: in words where the code has no sign for it.
    Sign(u8),
    /// What could have been played instead of the move.
    Variation(SheetVariation),
    /// What the sheet says of itself before the first move: that something of the game is left out on it.
    LeftOut(String),
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
            | Self::Sign(_)
            | Self::LeftOut(_)
            | Self::Diagram => None,
        }
    }
}

/// What a file holds of a game and its sheet does not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// The variations, those in variations counted too.
    pub variations: usize,
    /// Clock times, and the times that moves took.
    pub clocks: usize,
    /// Tenths and smaller parts of a second, of clock times that a sheet has.
    pub fractions: usize,
    /// What stands in comments for programs: evaluations, arrows, coloured squares.
    pub commands: usize,
    /// Tags that no sheet has.
    pub tags: usize,
}

impl LeftOut {
    /// What a sheet with clock times or with variations leaves out of a game, or one without them.
    pub fn of(record: &Record, clocks: bool, variations: bool) -> Self {
        let is_left = |(name, _): &&(String, String)| {
            !ROSTER.contains(&name.as_str()) && !SETUP_TAGS.contains(&name.as_str())
        };
        let mut left = Self {
            tags: record.tags().iter().filter(is_left).count(),
            ..Self::default()
        };
        left.add_of(record.notes(), clocks, variations);
        left
    }

    fn add_of(&mut self, notes: &Notes, clocks: bool, variations: bool) {
        let commands = |text: &str| text.matches("[%").count();
        self.commands += commands(&notes.intro);
        for note in notes.moves.values() {
            self.commands += commands(&note.comment);
            self.clocks += usize::from(note.elapsed_ms.is_some());
            self.clocks += usize::from(note.clock_ms.is_some() && !clocks);
            let has_fraction = note.clock_ms.is_some_and(|ms| ms % 1000 > 0);
            self.fractions += usize::from(has_fraction && clocks);
            if !variations {
                self.variations += note.variations.iter().map(count).sum::<usize>();
                continue;
            }
            for one in &note.variations {
                self.add_of(&one.notes, clocks, variations);
            }
        }
    }

    /// As many of each.
    pub fn all(count: usize) -> Self {
        Self {
            variations: count,
            clocks: count,
            fractions: count,
            commands: count,
            tags: count,
        }
    }

    /// Adds what another sheet leaves out.
    pub fn add(&mut self, other: Self) {
        self.variations += other.variations;
        self.clocks += other.clocks;
        self.fractions += other.fractions;
        self.commands += other.commands;
        self.tags += other.tags;
    }
}

/// How many variations one is, with those in it.
fn count(variation: &Variation) -> usize {
    let inside = variation.notes.moves.values();
    1 + inside
        .flat_map(|note| &note.variations)
        .map(count)
        .sum::<usize>()
}

/// The tags of a game that does not begin in the usual position, which its sheet shows, and of its kind.
const SETUP_TAGS: [&str; 3] = ["FEN", "SetUp", "GameType"];

/// Which notes a sheet is to have, and the words that they need.
#[derive(Clone, Copy)]
pub struct NotesWanted<'a> {
    /// The clock times: each takes a line.
    pub clocks: bool,
    /// The variations.
    pub variations: bool,
    /// What the sheet leaves out, in words, for a note before the moves; nothing if there is nothing.
    pub left_out: &'a str,
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
            .take_while(|note| matches!(note, SheetNote::Sign(_)));
        beside.insert(signs.count(), SheetNote::DrawOffer);
    }
    if !wanted.left_out.is_empty() {
        let told = SheetNote::LeftOut(wanted.left_out.to_owned());
        notes.entry(0).or_default().push(told);
    }
    notes
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
        let glyphs = note.glyphs.iter().copied();
        let mut beside: Vec<SheetNote> = glyphs.map(SheetNote::Sign).collect();
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

/// The signs of quality of the standard, `$1` to `$6`.
const QUALITY: [(u8, Glyph); 6] = [
    (1, Glyph::Good),
    (2, Glyph::Bad),
    (3, Glyph::Brilliant),
    (4, Glyph::Blunder),
    (5, Glyph::Interesting),
    (6, Glyph::Dubious),
];

/// What codes may have a sign for, of the numeric annotation glyphs.
pub(super) fn quality(number: u8) -> Option<Glyph> {
    let found = QUALITY.iter().find(|(known, _)| *known == number);
    found.map(|(_, glyph)| *glyph)
}

/// The numeric annotation glyph of a sign.
pub(super) fn number_of(glyph: Glyph) -> Option<u8> {
    let found = QUALITY.iter().find(|(_, known)| *known == glyph);
    found.map(|(number, _)| *number)
}
