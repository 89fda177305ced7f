//! What is only read of a voice when somebody asks for more than moves.

use std::collections::BTreeMap;

use super::mark::Mark;
use super::names::Names;
use super::pattern::{Pattern, PatternPart};
use super::patterns::Patterns;
use super::source::Source;
use super::tokens::fold;
use super::words::gather;

/// What is only read when somebody asks for more than moves: it is most of the words.
#[derive(Clone, Debug)]
pub(super) struct Requests {
    pub(super) commands: Patterns,
    pub(super) sentences: Patterns,
    pub(super) terms: Patterns,
    pub(super) results: Patterns,
    /// Every word of moves and commands as it is spelt, with the same without accents.
    pub(super) words: BTreeMap<String, String>,
}

impl Requests {
    /// Those of a voice, its commands perhaps borrowed.
    pub(super) fn new(own: &Source, lender: Option<&Source>, polite: &Names) -> Self {
        let mut commands = Pattern::commands(lender.unwrap_or(own));
        let mut sentences = Pattern::sentences(lender.unwrap_or(own));
        let mut terms = Pattern::terms(own);
        // What is only polite is taken out of the patterns, as it is taken out of what is said.
        let all = commands.iter_mut().chain(&mut sentences).chain(&mut terms);
        for pattern in all {
            pattern.leave_out(polite);
        }
        let said: Vec<(String, Mark)> = [Some(own), lender]
            .into_iter()
            .flatten()
            .flat_map(gather)
            .collect();
        let of_moves = said.iter().flat_map(|(text, _)| text.split_whitespace());
        let patterns = commands.iter().chain(&sentences);
        let parts = patterns.flat_map(|pattern| pattern.parts.iter());
        let of_commands = parts.filter_map(|part| match part {
            PatternPart::Word(spellings) => spellings.first().map(String::as_str),
            PatternPart::Figures(_) | PatternPart::Gap(_) => None,
        });
        let words = of_moves.chain(of_commands).map(|word| {
            let word = word.to_lowercase();
            let folded = fold(&word);
            (word, folded)
        });
        let words = words.collect();
        Self {
            commands: Patterns::new(commands),
            sentences: Patterns::new(sentences),
            terms: Patterns::new(terms),
            results: Patterns::new(Pattern::results(own)),
            words,
        }
    }
}
