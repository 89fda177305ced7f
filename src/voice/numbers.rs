//! Counting that agree with a word: `одна партия`, `vingt et une parties`. The words are the voice's own.

use std::collections::HashMap;

use super::words::Lookup;

/// The words for numbers, by the name of a form and the key of a number.
pub(super) struct Counting(HashMap<String, HashMap<String, String>>);

impl Counting {
    /// Reads the messages `number-FORM`: entries of a key and what is said, with a bar between two entries.
    pub(super) fn read(lookup: &Lookup) -> Self {
        let entry = |entry: &str| {
            let (key, said) = entry.trim().split_once(' ')?;
            Some((key.to_owned(), said.trim().to_owned()))
        };
        let forms = lookup.with_prefix("number-").into_iter();
        Self(
            forms
                .map(|(form, [list, _])| (form, list.split('|').filter_map(entry).collect()))
                .collect(),
        )
    }

    /// A number as a synthesiser is to say it in a form: in figures, as far as the form has no word of its own.
    pub(super) fn spoken(&self, number: u32, form: &str) -> String {
        let Some(words) = self.0.get(form) else {
            return number.to_string();
        };
        let word = |key: String| words.get(&key).map(String::as_str);
        let parts = parts(number, |part| words.contains_key(&part.to_string()));
        let changes = parts.iter().any(|part| word(part.to_string()).is_some());
        if !changes {
            return number.to_string();
        }
        let mut said: Vec<String> = Vec::new();
        let mut figures = 0;
        for (at, part) in parts.iter().enumerate() {
            let before_more = (at + 1 < parts.len()).then(|| word(format!("{part}+")));
            let own = before_more.flatten().or_else(|| word(part.to_string()));
            let Some(own) = own else {
                figures += part;
                continue;
            };
            if figures > 0 {
                said.push(figures.to_string());
                figures = 0;
            }
            said.push(own.to_owned());
        }
        if figures > 0 {
            said.push(figures.to_string());
        }
        said.join(" ")
    }
}

/// What a number is put together from when it is said: thousands, hundreds, and what is below, in one piece if there
/// is a word for it.
fn parts(number: u32, has_word: impl Fn(u32) -> bool) -> Vec<u32> {
    let (rest, below) = (number % 1000, number % 100);
    let whole = below < 20 || has_word(below);
    let units = if whole { 0 } else { below % 10 };
    let parts = [number - rest, rest - below, below - units, units];
    if has_word(number) {
        return vec![number];
    }
    parts.into_iter().filter(|&part| part > 0).collect()
}
