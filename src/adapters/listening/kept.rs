//! What phrases sound like, kept in a file of the cache: the next start finds ready what was made before.

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::{fs, io};

use super::model::SHA256;
use super::place::{Half, WordHalf};
use crate::adapters::store::write_whole;
use crate::listening::Features;

/// Halves of words, each in all voices.
pub(super) type HalvesMade = HashMap<WordHalf, Vec<Arc<Features>>>;

/// The first line. What was made otherwise is not used: by another version, another model, or in other voices.
fn head(manner: &str) -> String {
    let version = env!("CARGO_PKG_VERSION");
    format!("annabella {version} {SHA256} {manner}")
}

/// What a file keeps; nothing if there is none, or if it was made otherwise. `manner` is how the words are said.
pub(super) fn read(path: &Path, manner: &str) -> HalvesMade {
    let text = fs::read_to_string(path).unwrap_or_default();
    let mut lines = text.lines();
    if lines.next() != Some(head(manner).as_str()) {
        return HalvesMade::new();
    }
    lines.filter_map(piece).collect()
}

/// One line: the language, the two words, which half it is, and its features in each voice.
fn piece(line: &str) -> Option<(WordHalf, Vec<Arc<Features>>)> {
    let mut fields = line.split('\t');
    let mut field = || fields.next();
    let (language, left, right, half) = (field()?, field()?, field()?, field()?);
    let half = match half {
        "begins" => Half::Begins,
        "ends" => Half::Ends,
        _ => return None,
    };
    let word = |word: &str| (!word.is_empty()).then(|| word.to_owned());
    let place = (language.to_owned(), [word(left), word(right)], half);
    let voices = fields.map(|text| Features::read(text).map(Arc::new));
    Some((place, voices.collect::<Option<_>>()?))
}

/// Writes what was made.
///
/// # Errors
/// The file cannot be written.
pub(super) fn write(path: &Path, manner: &str, pieces: &HalvesMade) -> io::Result<()> {
    let mut text = head(manner);
    text.push('\n');
    for ((language, words, half), voices) in pieces.iter().filter(|(_, made)| !made.is_empty()) {
        let half = match half {
            Half::Begins => "begins",
            Half::Ends => "ends",
        };
        let [left, right] = words.each_ref().map(|word| word.as_deref().unwrap_or(""));
        text.push_str(&format!("{language}\t{left}\t{right}\t{half}"));
        for features in voices {
            text.push('\t');
            text.push_str(&features.write());
        }
        text.push('\n');
    }
    path.parent().map_or(Ok(()), fs::create_dir_all)?;
    write_whole(path, text.as_bytes())
}
