//! Commands in words: patterns that a voice lists, with gaps for squares, pieces and the like.

use super::filling::HeardFilling;
use super::pattern::{Named, PatternPart};
use super::patterns::{Compared, Patterns};
use super::tokens::Token;
use super::vocabulary::Vocabulary;
use super::{arbiter, screen, terms};
use crate::catalogue::{Does, Row};
use crate::protocol::Ask;
use crate::voice::Voices;

/// What words stand for as a command.
#[derive(Clone, Debug, PartialEq)]
pub enum Meaning {
    /// What is asked, and the row of the catalogue that it comes from, if it comes from one.
    Ask(Box<Ask>, Option<Row>),
    /// What the hands do.
    Hands(Row),
}

impl Meaning {
    /// The row of the catalogue.
    pub fn row(&self) -> Option<Row> {
        match self {
            Self::Ask(_, row) => *row,
            Self::Hands(row) => Some(*row),
        }
    }

    /// Whether it says yes to a question.
    pub fn agrees(&self) -> bool {
        matches!(self, Self::Ask(ask, _) if **ask == Ask::Yes)
    }

    /// Whether the program ends by it.
    pub fn leaves(&self) -> bool {
        matches!(self, Self::Ask(ask, _) if **ask == Ask::Quit)
    }

    /// What is asked.
    pub fn ask(self) -> Option<Ask> {
        match self {
            Self::Ask(ask, _) => Some(*ask),
            Self::Hands(_) => None,
        }
    }
}

/// Everything that the tokens of a line, or of a question, can mean in the words of one voice. What is said in exactly
/// the words of a list goes before what is said politely, and that before what begins or ends with more words, where
/// these may be. In each, what people say goes before the sentences of the menu.
pub(super) fn meanings(
    tokens: &[Token],
    is_question: bool,
    vocabulary: &Vocabulary,
    voices: &Voices,
    core_too: bool,
) -> Vec<Meaning> {
    let plain = vocabulary.polite.left_of(tokens);
    let any = |compared: Compared, said: &[Token]| {
        let lists = vocabulary.commands();
        // What is only said in a question goes before the rest.
        let kinds: &[bool] = if is_question {
            &[true, false]
        } else {
            &[false]
        };
        let read = |list, asks| matching(list, (compared, asks), said, vocabulary, voices);
        let mut found = lists.map(|list| {
            let mut found = kinds.iter().map(|asks| read(list, *asks));
            found.find(|found| !found.is_empty()).unwrap_or_default()
        });
        let first = found.iter_mut().find(|found| !found.is_empty());
        first.map(std::mem::take).unwrap_or_default()
    };
    let mut found = any(Compared::All, tokens);
    if found.is_empty() {
        found = any(Compared::Plain, &plain);
    }
    if !core_too {
        return found;
    }
    // A number behind other words, as in "show 4" or "read the fourth rank", is too little to go by.
    let number = [PatternPart::Gap("number".into())];
    let is_number = |core: &[Token]| filled(&number, core, vocabulary, voices).is_some();
    // The less is left out, the better: "read faster" is not "more".
    for core in vocabulary.cores(&plain) {
        if found.is_empty() && !is_number(core) {
            found = any(Compared::Plain, core);
        }
    }
    found
}

/// The term of an agreement that the tokens give in the words of one voice.
pub(super) fn term(tokens: &[Token], vocabulary: &Vocabulary, voices: &Voices) -> Option<Ask> {
    let plain = vocabulary.polite.left_of(tokens);
    let terms = vocabulary.terms();
    let found = matching(terms, (Compared::Plain, false), &plain, vocabulary, voices);
    found.into_iter().find_map(Meaning::ask)
}

fn matching(
    patterns: &Patterns,
    (compared, asks): (Compared, bool),
    said: &[Token],
    vocabulary: &Vocabulary,
    voices: &Voices,
) -> Vec<Meaning> {
    let mut found = Vec::new();
    let patterns = patterns.that_may_be(said, compared).into_iter();
    for pattern in patterns.filter(|pattern| pattern.asks == asks) {
        let Some(filling) = filled(compared.of(pattern), said, vocabulary, voices) else {
            continue;
        };
        let meaning = meant(&pattern.command, &filling);
        found.extend(meaning.filter(|meaning| !found.contains(meaning)));
    }
    found
}

/// What a command means with its gaps filled.
pub(super) fn meant(command: &Named, filling: &HeardFilling) -> Option<Meaning> {
    match command {
        Named::Row(row) => match row.ask(&filling.of_row) {
            Some(ask) => Some(Meaning::Ask(Box::new(ask), Some(**row))),
            None if matches!(row.does, Does::Hands(_) | Does::Prefix) => {
                Some(Meaning::Hands(**row))
            }
            None => None,
        },
        Named::Other(name) => screen::command(name, filling)
            .or_else(|| terms::command(name, &filling.of_row))
            .or_else(|| arbiter::command(name, filling.of_row.side, filling.of_row.number))
            .map(|ask| Meaning::Ask(Box::new(ask), None)),
    }
}

/// What fills the gaps of a pattern, if the tokens are such words.
pub(super) fn filled(
    parts: &[PatternPart],
    tokens: &[Token],
    vocabulary: &Vocabulary,
    voices: &Voices,
) -> Option<HeardFilling> {
    if parts.is_empty() {
        return None;
    }
    let mut filling = HeardFilling::default();
    let mut rest = tokens;
    for part in parts {
        let taken = match part {
            PatternPart::Word(spellings) => {
                let Some(Token::Run(run)) = rest.first() else {
                    return None;
                };
                spellings.iter().any(|word| run.is(word)).then_some(1)
            }
            PatternPart::Figures(figures) => {
                let is_it =
                    matches!(rest.first(), Some(Token::Figures(said)) if **said == **figures);
                is_it.then_some(1)
            }
            PatternPart::Gap(name) => filling.fill(name, rest, vocabulary, voices),
        };
        rest = &rest[taken?..];
    }
    rest.is_empty().then_some(filling)
}
