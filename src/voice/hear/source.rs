//! The messages of a voice as its files have them, for the ear: texts with named gaps.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::voice::words::resource;

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum SourcePart {
    /// Words.
    Text(String),
    /// A gap, with the name of what fills it if it has one.
    Gap(String),
}

/// All messages, and their attributes under `message.attribute`.
pub(super) struct Source {
    messages: BTreeMap<String, Vec<SourcePart>>,
}

impl Source {
    /// Reads files. What they were parsed into is dropped: it takes many times as much room as they do.
    pub(super) fn new(files: &[&str]) -> Self {
        let mut messages = BTreeMap::new();
        let parsed: Vec<_> = files.iter().copied().map(resource).collect();
        for entry in parsed.iter().flat_map(|resource| resource.entries()) {
            let Entry::Message(message) = entry else {
                continue;
            };
            let name = message.id.name;
            if let Some(pattern) = &message.value {
                messages.insert(name.to_owned(), parts(pattern));
            }
            for attribute in &message.attributes {
                let name = format!("{name}.{}", attribute.id.name);
                messages.insert(name, parts(&attribute.value));
            }
        }
        Self { messages }
    }

    /// A message and its attributes.
    pub(super) fn forms(&self, name: &str) -> impl Iterator<Item = &[SourcePart]> + use<'_> {
        let attribute = format!("{name}.");
        let end = format!("{name}/");
        let own = self.messages.get(name).into_iter();
        let more = self.messages.range(attribute..end).map(|(_, parts)| parts);
        own.chain(more).map(Vec::as_slice)
    }

    /// The texts of a message and of its attributes, as far as they have no gaps.
    pub(super) fn texts(&self, name: &str) -> impl Iterator<Item = &str> + use<'_> {
        self.forms(name).filter_map(|parts| match parts {
            [SourcePart::Text(text)] => Some(text.as_str()),
            _ => None,
        })
    }

    /// The message that lists words, as a list; empty if there is none.
    pub(super) fn list(&self, name: &str) -> impl Iterator<Item = &str> + use<'_> {
        let texts = self.texts(name).flat_map(|text| text.split('|'));
        texts.map(str::trim).filter(|text| !text.is_empty())
    }

    /// The message that lists phrases with gaps, as a list; empty if there is none.
    pub(super) fn patterns(&self, name: &str) -> Vec<Vec<SourcePart>> {
        let mut patterns = vec![Vec::new()];
        for part in self.messages.get(name).into_iter().flatten() {
            let SourcePart::Text(text) = part else {
                patterns
                    .last_mut()
                    .expect("it is never empty")
                    .push(part.clone());
                continue;
            };
            for (at, piece) in text.split('|').enumerate() {
                if at > 0 {
                    patterns.push(Vec::new());
                }
                let piece = SourcePart::Text(piece.trim().to_owned());
                patterns.last_mut().expect("it is never empty").push(piece);
            }
        }
        patterns
    }

    /// The names that begin so, without their beginning.
    pub(super) fn names<'a>(&'a self, beginning: &'a str) -> impl Iterator<Item = &'a str> {
        let names = self.messages.keys();
        names.filter_map(move |name| name.strip_prefix(beginning))
    }
}

fn parts(pattern: &Pattern<&str>) -> Vec<SourcePart> {
    let mut parts = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => add_text(&mut parts, value),
            PatternElement::Placeable { expression } => add(&mut parts, expression),
        }
    }
    parts
}

fn add(parts: &mut Vec<SourcePart>, expression: &Expression<&str>) {
    let Expression::Inline(inline) = expression else {
        // What a selection says is known only when it is said.
        parts.push(SourcePart::Gap(String::new()));
        return;
    };
    match inline {
        InlineExpression::StringLiteral { value } => add_text(parts, value),
        InlineExpression::VariableReference { id } => {
            parts.push(SourcePart::Gap(id.name.to_owned()));
        }
        InlineExpression::NumberLiteral { .. }
        | InlineExpression::FunctionReference { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. }
        | InlineExpression::Placeable { .. } => parts.push(SourcePart::Gap(String::new())),
    }
}

fn add_text(parts: &mut Vec<SourcePart>, text: &str) {
    match parts.last_mut() {
        Some(SourcePart::Text(last)) => last.push_str(text),
        _ => parts.push(SourcePart::Text(text.to_owned())),
    }
}
