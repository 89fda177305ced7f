//! What of a record's notes stands on a scoresheet: comments, signs of quality, clocks, offers of a draw.

use super::sheet::{SheetNote, SheetNotes};
use super::table::Glyph;
use crate::record::{Record, prose};

/// The notes of a game for a sheet, with the clock times if they are wanted: each takes a line.
pub fn notes_of(record: &Record, clocks: bool) -> SheetNotes {
    let mut notes = SheetNotes::new();
    let intro = prose(&record.notes().intro);
    if !intro.is_empty() {
        notes.insert(0, vec![SheetNote::Comment(intro)]);
    }
    for ply in 0..record.plies() {
        let mut beside = Vec::new();
        let note = record.notes().of(ply);
        let glyphs = note.iter().flat_map(|note| &note.glyphs);
        beside.extend(
            glyphs
                .filter_map(|&glyph| quality(glyph))
                .map(SheetNote::Glyph),
        );
        if record.has_offer(ply) {
            beside.push(SheetNote::DrawOffer);
        }
        if let Some(note) = note {
            let clock_ms = note.clock_ms.filter(|_| clocks);
            let seconds = clock_ms.map(|ms| u32::try_from(ms / 1000).unwrap_or(u32::MAX));
            let side = record.position_after(ply).turn();
            beside.extend(seconds.map(|seconds| SheetNote::Clock(side, seconds)));
            let comment = Some(note.prose()).filter(|text| !text.is_empty());
            beside.extend(comment.map(SheetNote::Comment));
        }
        if !beside.is_empty() {
            notes.insert(ply + 1, beside);
        }
    }
    notes
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
