//! What stands beside the moves of a game: comments, signs, clock times, and the moves that were not played.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::game::{Move, Position};

/// The notes of a line of moves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Notes {
    /// The comment before the first move; empty if there is none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub intro: String,
    /// The notes of single moves, by the number of moves of the line before them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub moves: BTreeMap<usize, Note>,
}

/// What stands beside one move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Note {
    /// The comment after the move; empty if there is none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub comment: String,
    /// The numeric annotation glyphs of the standard, in the order of the file.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub glyphs: Vec<u8>,
    /// What the clock of the player showed after the move, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock_ms: Option<u64>,
    /// How long the move took, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elapsed_ms: Option<u64>,
    /// What could have been played instead of the move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub variations: Vec<Variation>,
}

impl Note {
    /// Adds a numeric annotation glyph; returns whether it was not there.
    pub fn add_glyph(&mut self, glyph: u8) -> bool {
        let is_new = !self.glyphs.contains(&glyph);
        self.glyphs.extend(is_new.then_some(glyph));
        is_new
    }
}

/// Moves that were not played, and their notes; variations stand in variations.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Variation {
    /// The moves; the first one replaces the move at which the variation stands.
    pub moves: Vec<Move>,
    /// What stands beside them.
    #[serde(default, skip_serializing_if = "Notes::is_empty")]
    pub notes: Notes,
}

impl Notes {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.intro.is_empty() && self.moves.is_empty()
    }

    /// The notes of a move, by the number of moves before it.
    pub fn of(&self, ply: usize) -> Option<&Note> {
        self.moves.get(&ply)
    }

    /// Changes the notes of a move, by the number of moves before it.
    pub fn change(&mut self, ply: usize, change: impl FnOnce(&mut Note)) {
        let note = self.moves.entry(ply).or_default();
        change(note);
        if note.is_empty() {
            self.moves.remove(&ply);
        }
    }

    /// Adds a comment after a number of moves, behind what stands there.
    pub fn add_comment(&mut self, plies: usize, text: &str) {
        match plies.checked_sub(1) {
            None => join(&mut self.intro, text),
            Some(ply) => self.change(ply, |note| join(&mut note.comment, text)),
        }
    }

    /// The comment after a number of moves; empty if there is none.
    pub fn comment(&self, plies: usize) -> &str {
        match plies.checked_sub(1) {
            None => &self.intro,
            Some(ply) => self.of(ply).map_or("", |note| &note.comment),
        }
    }

    /// Puts a comment after a number of moves in place of the one there; an empty one takes it away.
    pub fn set_comment(&mut self, plies: usize, text: &str) {
        let text = spaced(text);
        match plies.checked_sub(1) {
            None => self.intro = text,
            Some(ply) => self.change(ply, |note| note.comment = text),
        }
    }

    /// Whether the moves of every variation are legal where it stands; the positions are those
    /// before each move of the line.
    pub(super) fn fit(&self, positions: &[Position]) -> bool {
        self.moves.iter().all(|(&ply, note)| {
            let Some(before) = positions.get(ply) else {
                return note.variations.is_empty();
            };
            note.variations.iter().all(|one| one.fits(before))
        })
    }
}

impl Variation {
    /// The position before each move, then the one after the last; `None` if a move is not legal.
    pub fn positions(&self, before: &Position) -> Option<Vec<Position>> {
        let mut positions = vec![before.clone()];
        for &mv in &self.moves {
            positions.push(positions.last()?.play(mv)?);
        }
        Some(positions)
    }

    fn fits(&self, before: &Position) -> bool {
        let positions = self.positions(before);
        positions.is_some_and(|positions| self.notes.fit(&positions))
    }
}

impl Note {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The comment as it is said: without the commands to programs, `[%...]`.
    pub fn prose(&self) -> String {
        prose(&self.comment)
    }
}

/// A comment without the commands to programs, `[%...]`.
pub fn prose(comment: &str) -> String {
    let mut text = String::new();
    let mut rest = comment;
    while let Some((before, after)) = rest.split_once("[%") {
        text.push_str(before);
        rest = after.split_once(']').map_or("", |(_, behind)| behind);
    }
    text.push_str(rest);
    spaced(&text)
}

/// A text in one line: one blank between words. A blank at which no line may be broken stays.
fn spaced(text: &str) -> String {
    text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

fn join(text: &mut String, more: &str) {
    let more = spaced(more);
    if !text.is_empty() && !more.is_empty() {
        text.push(' ');
    }
    text.push_str(&more);
}
