//! What the files of the voices hold, as the parser of Fluent sees it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use annabella::catalogue;
use annabella::narrate::cue::Part;
use annabella::narrate::phrases::{self, Spec};
use fluent_syntax::ast;

type Pattern = ast::Pattern<String>;

/// A voice.
pub struct Source {
    pub id: String,
    pub language: bool,
    /// The patterns of each message: its value under the empty name, and its attributes.
    pub messages: BTreeMap<String, BTreeMap<String, Pattern>>,
}

/// What a pattern asks for.
#[derive(Debug, Default, PartialEq)]
pub struct Uses {
    pub variables: BTreeSet<String>,
    /// The variables and the form of each call of WORD.
    pub words: Vec<(Vec<String>, String)>,
    /// The forms that calls of COUNT name.
    pub counts: BTreeSet<String>,
    /// The variables that are numbers: they are counted, or choose by a number or its plural.
    pub numbers: BTreeSet<String>,
    /// The variants that are chosen by a variable.
    pub variants: BTreeMap<String, BTreeSet<String>>,
}

/// All voices of the project.
pub fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("voices");
    let mut sources = Vec::new();
    for folder in fs::read_dir(root)
        .unwrap()
        .map(|entry| entry.unwrap().path())
    {
        if !folder.is_dir() {
            continue;
        }
        let id = folder.file_name().unwrap().to_string_lossy().into_owned();
        let mut messages = BTreeMap::new();
        for file in fs::read_dir(&folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
        {
            let text = fs::read_to_string(&file).unwrap();
            let resource = fluent_syntax::parser::parse(text)
                .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
            for entry in resource.body {
                let message = match entry {
                    ast::Entry::Message(message) => message,
                    ast::Entry::Term(_) | ast::Entry::Junk { .. } => {
                        panic!("{}: {entry:?}", file.display())
                    }
                    _ => continue,
                };
                let value = message.value.map(|value| (String::new(), value));
                let attributes = message.attributes.into_iter();
                let attributes = attributes.map(|one| (one.id.name, one.value));
                let patterns = value.into_iter().chain(attributes).collect();
                let name = message.id.name;
                let twice = messages.insert(name.clone(), patterns);
                assert!(twice.is_none(), "{id}: {name} is there twice");
            }
        }
        let language = messages.contains_key(phrases::GREETING.id);
        sources.push(Source {
            id,
            language,
            messages,
        });
    }
    sources
}

impl Uses {
    pub fn of(pattern: &Pattern) -> Self {
        let mut uses = Self::default();
        uses.pattern(pattern);
        uses
    }

    fn pattern(&mut self, pattern: &Pattern) {
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &ast::Expression<String>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline),
            ast::Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    if let ast::InlineExpression::VariableReference { id } = selector
                        && is_of_number(&variant.key)
                    {
                        self.numbers.insert(id.name.clone());
                    }
                    if let (
                        ast::InlineExpression::VariableReference { id },
                        ast::VariantKey::Identifier { name },
                    ) = (selector, &variant.key)
                    {
                        let keys = self.variants.entry(id.name.clone()).or_default();
                        keys.insert(name.clone());
                    }
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &ast::InlineExpression<String>) {
        match inline {
            ast::InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.clone());
            }
            ast::InlineExpression::FunctionReference { id, arguments } if id.name == "COUNT" => {
                let [number, form] = arguments.positional.as_slice() else {
                    panic!("COUNT wants a number and a form");
                };
                // A year of the laws stands in the text itself.
                if let ast::InlineExpression::VariableReference { id } = number {
                    self.numbers.insert(id.name.clone());
                    self.inline(number);
                }
                match form {
                    ast::InlineExpression::StringLiteral { value } => {
                        self.counts.insert(value.clone());
                    }
                    word => self.inline(word),
                }
            }
            ast::InlineExpression::FunctionReference { id, arguments } => {
                assert_eq!(id.name, "WORD", "the only other function");
                let mut variables = Vec::new();
                for argument in &arguments.positional {
                    self.inline(argument);
                    if let ast::InlineExpression::VariableReference { id } = argument {
                        variables.push(id.name.clone());
                    }
                }
                let mut form = String::new();
                for argument in &arguments.named {
                    assert_eq!(
                        argument.name.name, "form",
                        "the only named argument of WORD"
                    );
                    if let ast::InlineExpression::StringLiteral { value } = &argument.value {
                        form.clone_from(value);
                    }
                }
                self.words.push((variables, form));
            }
            ast::InlineExpression::Placeable { expression } => self.expression(expression),
            ast::InlineExpression::StringLiteral { .. } => {}
            other => panic!("nothing that a translator needs: {other:?}"),
        }
    }
}

fn is_of_number(key: &ast::VariantKey<String>) -> bool {
    match key {
        ast::VariantKey::NumberLiteral { .. } => true,
        ast::VariantKey::Identifier { name } => matches!(name.as_str(), "one" | "few" | "many"),
    }
}

/// All texts of a pattern, those of its variants too.
pub fn texts(pattern: &Pattern) -> Vec<String> {
    let mut all = Vec::new();
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => all.push(value.clone()),
            ast::PatternElement::Placeable {
                expression: ast::Expression::Select { variants, .. },
            } => all.extend(variants.iter().flat_map(|variant| texts(&variant.value))),
            ast::PatternElement::Placeable { .. } => {}
        }
    }
    all
}

/// The text of a pattern without gaps.
pub fn plain(pattern: &Pattern) -> String {
    let text = |element: &ast::PatternElement<String>| match element {
        ast::PatternElement::TextElement { value } => value.clone(),
        ast::PatternElement::Placeable { .. } => String::new(),
    };
    pattern.elements.iter().map(text).collect()
}

/// The lists of numbers that a list of numbers takes over.
pub fn references(pattern: &Pattern) -> Vec<String> {
    let name = |element: &ast::PatternElement<String>| match element {
        ast::PatternElement::Placeable {
            expression: ast::Expression::Inline(ast::InlineExpression::MessageReference { id, .. }),
        } => id.name.strip_prefix("number-").map(str::to_owned),
        ast::PatternElement::Placeable { .. } | ast::PatternElement::TextElement { .. } => None,
    };
    pattern.elements.iter().filter_map(name).collect()
}

impl Source {
    pub fn needs(&self, spec: &Spec) -> bool {
        self.language || spec.part == Part::Announcement
    }

    pub fn phrases(&self) -> impl Iterator<Item = (&'static Spec, &str, &Pattern)> {
        let all = phrases::all().chain(catalogue::phrases());
        let needed = all.filter(|spec| self.needs(spec));
        needed.flat_map(|spec| {
            let patterns = self.messages.get(spec.id);
            let patterns = patterns.unwrap_or_else(|| panic!("{} lacks {}", self.id, spec.id));
            assert!(
                patterns.contains_key(""),
                "{}: {} is empty",
                self.id,
                spec.id
            );
            // Words that are understood have gaps of their own.
            let said = patterns.iter().filter(|(name, _)| *name != "hear");
            said.map(move |(name, pattern)| (spec, name.as_str(), pattern))
        })
    }
}
