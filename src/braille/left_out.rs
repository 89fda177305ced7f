//! What a sheet says of itself: that something of the game is left out on it. It is no comment of the game.

use super::notes::{SheetNote, SheetNotes};
use super::sheet::{SheetWords, Style};

impl SheetWords {
    /// A text without the words behind it that say what the sheet leaves out, and those words.
    fn without_left_out<'t>(&self, text: &'t str) -> (&'t str, &'t str) {
        let mut rest = text;
        let ends = |rest: &'t str| {
            let mut forms = self.left_out.iter();
            forms.find_map(|form| without_end(rest, form))
        };
        while let Some(shorter) = ends(rest) {
            rest = shorter.trim_end_matches([',', ' ']);
        }
        (rest, text[rest.len()..].trim_start_matches([',', ' ']))
    }
}

/// A text without a form at its end, whose `#` is any number; `None` if it does not end so.
fn without_end<'t>(text: &'t str, form: &str) -> Option<&'t str> {
    let Some((before, behind)) = form.split_once('#') else {
        return text.strip_suffix(form);
    };
    let numbered = text.strip_suffix(behind)?;
    let rest = numbered.trim_end_matches(|digit: char| digit.is_ascii_digit());
    (rest.len() < numbered.len())
        .then_some(rest)?
        .strip_suffix(before)
}

/// Takes away what a sheet says of itself before the first move, and returns it.
pub(super) fn take_left_out(style: &Style<'_>, notes: &mut SheetNotes) -> Option<String> {
    let before = notes.get_mut(&0)?;
    let comment = before.iter_mut().find_map(|note| match note {
        SheetNote::Comment(text) => Some(text),
        SheetNote::Clock(..)
        | SheetNote::DrawOffer
        | SheetNote::Sign(_)
        | SheetNote::Variation(_)
        | SheetNote::Diagram => None,
    })?;
    let (rest, told) = style.words.without_left_out(comment);
    let (rest, told) = (rest.to_owned(), told.to_owned());
    *comment = rest;
    before.retain(|note| !matches!(note, SheetNote::Comment(text) if text.is_empty()));
    if before.is_empty() {
        notes.remove(&0);
    }
    (!told.is_empty()).then_some(told)
}
