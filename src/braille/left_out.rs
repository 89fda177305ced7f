//! What a sheet says of itself: that something of the game is left out on it. It is no comment of the game.

use super::cells::BLANK;
use super::notes::{SheetNote, SheetNotes};
use super::prose::Prose;
use super::sheet::Style;

impl Style<'_> {
    /// A text without the words behind it that say what the sheet leaves out, and those words.
    fn without_left_out<'t>(&self, text: &'t str) -> (&'t str, &'t str) {
        let forms = self.words.left_out.iter().map(|form| folded(form));
        let forms: Vec<Vec<char>> = forms.collect();
        let ends = |rest: &[char]| forms.iter().find_map(|form| without_end(rest, form));
        let text_folded = folded(text);
        let Some(mut length) = ends(&text_folded) else {
            return (text, "");
        };
        let before = |length| text_folded[..length].strip_suffix(&[',', ' ']);
        while let Some(shorter) = before(length).and_then(ends) {
            length = shorter;
        }
        let mut places = text.char_indices().map(|(at, _)| at);
        let at = places.nth(length).unwrap_or(text.len());
        (text[..at].trim_end(), &text[at..])
    }
}

impl Prose {
    /// What says that something is left out, as it is written and as it comes back from a sheet; `#` stands for any number.
    pub fn forms_of(&self, form: &str) -> [String; 2] {
        let cells = self.write(&form.replace('#', NUMBER));
        let words = cells.as_slice().split(|cell| *cell == BLANK);
        let read = self.read_text(words).replace(NUMBER, "#");
        [form.to_owned(), read]
    }
}

/// Stands for any number while a form is written.
const NUMBER: &str = "7";

/// A text in small letters, as many as it has: Braille may say nothing of capitals.
fn folded(text: &str) -> Vec<char> {
    let small = |c: char| c.to_lowercase().next().unwrap_or(c);
    text.chars().map(small).collect()
}

/// How long a text is without a form at its end, whose `#` is any number; `None` if it does not end so.
fn without_end(text: &[char], form: &[char]) -> Option<usize> {
    let Some(at) = form.iter().position(|c| *c == '#') else {
        return text.strip_suffix(form).map(<[char]>::len);
    };
    let numbered = text.strip_suffix(&form[at + 1..])?;
    let digits = numbered
        .iter()
        .rev()
        .take_while(|c| c.is_ascii_digit())
        .count();
    let rest = &numbered[..numbered.len() - digits];
    rest.strip_suffix(&form[..at])
        .filter(|_| digits > 0)
        .map(<[char]>::len)
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
    let (rest, told) = style.without_left_out(comment);
    let (rest, told) = (rest.to_owned(), told.to_owned());
    *comment = rest;
    before.retain(|note| !matches!(note, SheetNote::Comment(text) if text.is_empty()));
    if before.is_empty() {
        notes.remove(&0);
    }
    (!told.is_empty()).then_some(told)
}
