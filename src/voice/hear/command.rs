//! Commands in words: patterns that a voice lists, with gaps for squares, pieces and the like.

use super::ears::Hearing;
use super::filling::HeardFilling;
use super::pattern::{Named, Pattern, PatternPart};
use super::tokens::Token;
use super::vocabulary::{Vocabulary, without_politeness};
use super::{arbiter, screen, terms};
use crate::catalogue::{Does, Row};
use crate::protocol::Ask;

/// The command that the tokens give in the words of one voice.
pub(super) fn read(tokens: &[Token], vocabulary: &Vocabulary, ears: &Hearing) -> Option<Ask> {
    one_of(&vocabulary.commands, tokens, vocabulary, ears)
}

/// The term of an agreement that the tokens give in the words of one voice.
pub(super) fn term(tokens: &[Token], vocabulary: &Vocabulary, ears: &Hearing) -> Option<Ask> {
    one_of(&vocabulary.terms, tokens, vocabulary, ears)
}

fn one_of(
    patterns: &[Pattern],
    tokens: &[Token],
    vocabulary: &Vocabulary,
    ears: &Hearing,
) -> Option<Ask> {
    let said = without_politeness(tokens, vocabulary);
    let mut patterns = patterns.iter();
    patterns.find_map(|pattern| {
        let filling = filled(pattern, &said, vocabulary, ears)?;
        match pattern.command {
            Named::Row(row) => row.ask(&filling.of_row),
            Named::Other(name) => screen::command(name, &filling)
                .or_else(|| terms::command(name, &filling.of_row))
                .or_else(|| arbiter::command(name, filling.of_row.side, filling.of_row.number)),
        }
    })
}

/// The row for the hands that the tokens stand for in the words of one voice.
pub(super) fn action(tokens: &[Token], vocabulary: &Vocabulary, ears: &Hearing) -> Option<Row> {
    let said = without_politeness(tokens, vocabulary);
    vocabulary
        .commands
        .iter()
        .find_map(|pattern| match pattern.command {
            Named::Row(row) if matches!(row.does, Does::Hands(_) | Does::Prefix) => {
                filled(pattern, &said, vocabulary, ears).map(|_| row)
            }
            Named::Row(_) | Named::Other(_) => None,
        })
}

/// What fills the gaps of a pattern, if the tokens are such words.
fn filled(
    pattern: &Pattern,
    tokens: &[Token],
    vocabulary: &Vocabulary,
    ears: &Hearing,
) -> Option<HeardFilling> {
    let mut filling = HeardFilling::default();
    let mut rest = tokens;
    for part in &pattern.parts {
        let taken = match part {
            PatternPart::Word(spellings) => {
                let Some(Token::Run(run)) = rest.first() else {
                    return None;
                };
                spellings.iter().any(|word| run.is(word)).then_some(1)
            }
            PatternPart::Gap(name) => filling.fill(name, rest, vocabulary, ears),
        };
        rest = &rest[taken?..];
    }
    rest.is_empty().then_some(filling)
}
