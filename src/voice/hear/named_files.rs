//! Files whose names touch something else: "ge5", "knightf3".

use super::mark::Mark;
use super::tokens::{Run, fold, tokens};
use super::vocabulary::{KnownPhrase, Vocabulary};

/// Fewer letters before a square are notation.
const SHORTEST_WORD: usize = 3;

impl Vocabulary {
    /// A word and a file without a space between them: "knightf3".
    pub(super) fn run_together(&self, run: &Run) -> Vec<(Vec<Mark>, usize)> {
        let mut letters = run.text.chars();
        let file = letters.next_back().and_then(|last| self.file(last));
        let is_word = letters.as_str().chars().nth(SHORTEST_WORD - 1).is_some();
        let Some(file) = file.filter(|_| run.glued && is_word) else {
            return Vec::new();
        };
        let (marks, taken) = self.look_up(&tokens(letters.as_str()));
        let marks = marks.into_iter().filter(|_| taken == 1);
        marks
            .map(|mark| (vec![mark, Mark::File(file)], 1))
            .collect()
    }

    /// The file whose name a run of letters is but for its accents, even where it is another word without them: "de" for
    /// "dé".
    pub(super) fn unaccented_file(&self, run: &Run) -> Option<u8> {
        let file = |entry: &KnownPhrase| entry.mark.try_as_file().filter(|_| entry.rest.is_empty());
        let mut named = self.phrases.iter().filter_map(|(name, entries)| {
            let file = entries.iter().find_map(file)?;
            (fold(name) == run.text).then_some(file)
        });
        named.next()
    }
}

/// The files whose names a run of several letters is that touches its rank, behind other words: "caballo ge5" is "g5" as it
/// is spoken, or as it is spelt; but "конь же5" is no way from g to e5.
pub(super) fn files_named(
    run: &Run,
    words: &[(Vec<Mark>, usize)],
    at: usize,
    spelt: impl Iterator<Item = (Vec<Mark>, usize)>,
) -> Option<Vec<(Vec<Mark>, usize)>> {
    let is_named = at > 0 && run.glued && !run.is_single();
    let is_file =
        |one: &&(Vec<Mark>, usize)| matches!((one.0.as_slice(), one.1), ([Mark::File(_)], 1));
    let files = words.iter().filter(|one| is_named && is_file(one));
    let files: Vec<_> = files.cloned().collect();
    let spelt = spelt.filter(|_| !run.is_spelt_in_cyrillic());
    (!files.is_empty()).then(|| spelt.chain(files).collect())
}
