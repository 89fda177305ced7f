//! What a sheet says of itself: that something of the game is left out on it. It is no comment of the game.

use super::cells::{Cell, Cells};
use super::notes::{SheetNote, SheetNotes};
use super::page::{Paper, wrapped};
use super::prose::Prose;
use super::sheet::{NOTE_INDENT, Style};

impl Style<'_> {
    /// How long a text is, and how long it is without the last sentence that could say what the sheet leaves out, without
    /// the last two, and so on. On narrow pages long words are broken: no blank counts.
    pub(super) fn lengths_of_own(&self, text: &str) -> Vec<usize> {
        if text.is_empty() {
            return vec![0];
        }
        let forms = self.words.left_out.iter();
        let forms: Vec<Vec<char>> = forms.map(|form| folded(form).1).collect();
        let (places, all) = folded(text);
        let ends = |&length: &usize| {
            let mut lengths = forms
                .iter()
                .filter_map(|form| without_end((&places, &all[..length]), form));
            // A sentence is not the end of a word.
            lengths.find(|shorter| {
                let before = places.get(*shorter).map_or(text, |at| &text[..*at]);
                *shorter < length && (before.is_empty() || before.ends_with(' '))
            })
        };
        let lengths = std::iter::successors(Some(all.len()), ends);
        let place = |length: usize| places.get(length).copied().unwrap_or(text.len());
        lengths.map(place).collect()
    }
}

impl Prose {
    /// What says that something is left out, as it is written and as it comes back from sheets, whatever their width, alone
    /// or before another one; without blanks and capitals. `#` stands for any number.
    pub fn forms_of(&self, form: &str) -> Vec<String> {
        let mut forms = vec![form.to_owned()];
        for ending in ["", ","] {
            let cells = self.write(&(form.replace('#', NUMBER) + ending));
            let longest = cells.words().map(<[Cell]>::len).max().unwrap_or(0);
            // In a line with less room than its longest word has cells, that is broken.
            forms.extend((LEAST_ROOM..=longest.max(LEAST_ROOM)).map(|room| {
                let lines = wrapped(&cells, room, 0, 0);
                let read = self.read_text(lines.iter().flat_map(Cells::words));
                read.replace(NUMBER, "#")
            }));
        }
        let folded = forms.iter().map(|form| folded(form).1.iter().collect());
        folded.collect()
    }
}

/// No line of notes has less room.
const LEAST_ROOM: usize = Paper::LEAST_WIDTH - NOTE_INDENT;

/// Stands for any number while a form is written.
const NUMBER: &str = "7";

/// A text without blanks in small letters, as many as it has, and where they stand: Braille may say nothing of capitals.
fn folded(text: &str) -> (Vec<usize>, Vec<char>) {
    let small = |c: char| c.to_lowercase().next().unwrap_or(c);
    let letters = text.char_indices().filter(|(_, c)| !c.is_whitespace());
    letters.map(|(at, c)| (at, small(c))).unzip()
}

/// How long a text is without a form at its end, whose `#` is any number; `None` if it does not end so.
fn without_end((places, text): (&[usize], &[char]), form: &[char]) -> Option<usize> {
    let Some(at) = form.iter().position(|c| *c == '#') else {
        return text.strip_suffix(form).map(<[char]>::len);
    };
    let numbered = text.strip_suffix(&form[at + 1..])?;
    let end = numbered.len();
    // What stands before a blank is another number.
    let is_of_number = |at: &usize| {
        numbered[*at].is_ascii_digit()
            && (at + 1 == end || places.get(at + 1) == Some(&(places[*at] + 1)))
    };
    let digits = (0..end).rev().take_while(is_of_number).count();
    let rest = &numbered[..end - digits];
    rest.strip_suffix(&form[..at])
        .filter(|_| digits > 0)
        .map(<[char]>::len)
}

/// The comment before the first move.
pub(super) fn intro_of(notes: &mut SheetNotes) -> Option<&mut String> {
    notes.get_mut(&0)?.iter_mut().find_map(|note| match note {
        SheetNote::Comment(text) => Some(text),
        SheetNote::Clock(..)
        | SheetNote::DrawOffer
        | SheetNote::Sign(_)
        | SheetNote::Variation(_)
        | SheetNote::LeftOut(_)
        | SheetNote::Diagram => None,
    })
}

/// Takes away what a sheet says of itself before the first move, behind so much of the comment, and returns it.
pub(super) fn take_left_out(notes: &mut SheetNotes, length: usize) -> Option<String> {
    let comment = intro_of(notes)?;
    let told = comment.split_off(length.min(comment.len()));
    comment.truncate(comment.trim_end().len());
    if comment.is_empty() {
        let before = notes.remove(&0)?.into_iter();
        let rest: Vec<SheetNote> = before
            .filter(|note| !matches!(note, SheetNote::Comment(_)))
            .collect();
        notes.extend((!rest.is_empty()).then_some((0, rest)));
    }
    (!told.is_empty()).then_some(told)
}
