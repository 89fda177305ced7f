//! What a colophon says of the notes of a game: a check number of what comes back of them. Who reads the sheet later knows
//! by it that nothing differs.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest as _, Sha256};

use super::notes::{SheetNote, SheetNotes};
use crate::record::{Note, Notes, Record, Variation};

/// Check numbers are below this: one wrong sheet in ten million fits by chance.
pub(super) const CHECKS: u32 = 10_000_000;

/// What a colophon says of the notes of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kept {
    check: u32,
    /// How many notes there are.
    pub count: usize,
    /// How many of them do not come back as they were.
    pub changed: usize,
}

impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.check, self.count, self.changed)
    }
}

impl FromStr for Kept {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut numbers = text.split(' ');
        let mut next = || numbers.next()?.parse::<u32>().ok();
        let mut read = || {
            let check = next()?;
            let count = usize::try_from(next()?).ok()?;
            let changed = usize::try_from(next()?).ok()?;
            next().is_none().then_some(Self {
                check,
                count,
                changed,
            })
        };
        read().ok_or(())
    }
}

impl Kept {
    /// What is said of so many notes, some of which do not come back as they were; those given did. Where sentences before
    /// the first move could say what the sheet leaves out, it holds how many do.
    pub fn of(notes: &SheetNotes, told: Option<usize>, (count, changed): (usize, usize)) -> Self {
        Self {
            check: check(hash_of(notes), told),
            count,
            changed,
        }
    }

    /// How many sentences before the first move, of so many that could, say what the sheet leaves out; `None` if the notes
    /// that were read are not those that came back when they were written.
    pub fn told(&self, notes: &SheetNotes, most: usize) -> Option<usize> {
        let hash = hash_of(notes);
        let is_it = |told| check(hash.clone(), told) == self.check;
        let mut some = (0..=most).filter(|_| most > 0);
        let found = some.find(|&told| is_it(Some(told)));
        // Sheets of earlier versions do not say it: there all of them do.
        found.or_else(|| is_it(None).then_some(most))
    }
}

/// The notes beside a move in the order in which they are read, and what follows each other as prose as one comment.
pub(super) fn in_order<'n>(notes: impl Iterator<Item = &'n SheetNote>) -> Vec<SheetNote> {
    let mut sorted: Vec<SheetNote> = Vec::new();
    for note in notes {
        match (sorted.last_mut(), note) {
            (Some(SheetNote::Comment(text)), SheetNote::Comment(more)) => {
                text.push(' ');
                text.push_str(more);
            }
            _ => sorted.push(note.clone()),
        }
    }
    for note in &mut sorted {
        if let SheetNote::Variation(one) = note {
            for beside in one.notes.values_mut() {
                *beside = in_order(beside.iter());
            }
        }
    }
    sorted.sort_by_key(|note| order(note).0);
    sorted
}

/// The place of a note among those beside its move; signs are hashed in the order of their numbers.
fn order(note: &SheetNote) -> (u8, u8) {
    match note {
        SheetNote::Sign(number) => (0, *number),
        SheetNote::DrawOffer => (1, 0),
        SheetNote::Clock(..) => (2, 0),
        SheetNote::Comment(_) => (3, 0),
        SheetNote::LeftOut(_) => (4, 0),
        SheetNote::Variation(_) => (5, 0),
        SheetNote::Diagram => (6, 0),
    }
}

fn hash_of(notes: &SheetNotes) -> Sha256 {
    let mut hash = Sha256::new();
    put(&mut hash, notes);
    hash
}

fn check(mut hash: Sha256, told: Option<usize>) -> u32 {
    hash.update(told.map(|told| format!("<{told}")).unwrap_or_default());
    check_number(hash)
}

fn put(hash: &mut Sha256, notes: &SheetNotes) {
    let say = |text: String, hash: &mut Sha256| {
        hash.update(text);
        hash.update([0]);
    };
    for (plies, beside) in notes {
        say(plies.to_string(), hash);
        let mut beside: Vec<&SheetNote> = beside.iter().collect();
        beside.sort_by_key(|note| order(note));
        for note in beside {
            match note {
                SheetNote::Sign(number) => say(format!("${number}"), hash),
                SheetNote::DrawOffer => say("=".to_owned(), hash),
                SheetNote::Clock(side, seconds) => say(format!("{} {seconds}", side.key()), hash),
                SheetNote::Comment(text) => say(format!("{{{text}"), hash),
                SheetNote::Variation(one) => {
                    let moves: Vec<String> = one.moves.iter().map(ToString::to_string).collect();
                    say(format!("({}", moves.join(" ")), hash);
                    put(hash, &one.notes);
                    say(")".to_owned(), hash);
                }
                SheetNote::LeftOut(_) | SheetNote::Diagram => {}
            }
        }
    }
}

/// Puts the notes of a sheet beside the moves of a game.
pub(super) fn give(notes: &SheetNotes, record: &mut Record) {
    for (plies, beside) in notes {
        if beside.contains(&SheetNote::DrawOffer) {
            record.note_offer(plies.saturating_sub(1));
        }
    }
    let there = record.notes().clone();
    let _ = record.set_notes(with_notes(there, notes));
}

fn with_notes(mut notes: Notes, sheet: &SheetNotes) -> Notes {
    for (&plies, beside) in sheet {
        for note in beside {
            if let SheetNote::Comment(text) = note {
                notes.add_comment(plies, text);
            }
        }
        if let Some(ply) = plies.checked_sub(1) {
            notes.change(ply, |note| beside.iter().for_each(|one| set(note, one)));
        }
    }
    notes
}

fn set(note: &mut Note, one: &SheetNote) {
    match one {
        SheetNote::Sign(number) => note.glyphs.push(*number),
        SheetNote::Clock(_, seconds) => note.clock_ms = Some(u64::from(*seconds) * 1000),
        SheetNote::Variation(one) => note.variations.push(Variation {
            moves: one.moves.clone(),
            notes: with_notes(Notes::default(), &one.notes),
        }),
        SheetNote::Comment(_)
        | SheetNote::DrawOffer
        | SheetNote::LeftOut(_)
        | SheetNote::Diagram => {}
    }
}

/// A number of what was hashed.
pub(super) fn check_number(hash: Sha256) -> u32 {
    let bytes = hash.finalize();
    let number = bytes
        .iter()
        .take(4)
        .fold(0u32, |number, byte| (number << 8) | u32::from(*byte));
    number % CHECKS
}
