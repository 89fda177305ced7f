//! Which rules of the laws the code acts upon: the reads of their fields, found in the source text.

use std::collections::BTreeSet;

use crate::tidy::source::{Kind, Source, Token};

/// The groups of rules that every form of competition has, as the code calls them.
const FORM: &[&str] = &["moving", "timing", "irregular", "ends", "score", "draughts"];
/// The layers beside the forms, each a group of rules of its own.
const LAYERS: &[&str] = &["blind", "event", "adjourned"];

/// Where the field of a rule is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Read {
    /// Nowhere.
    Nowhere,
    /// In code that no game comes to: what tells of a game afterwards.
    Afterwards,
    /// In code that a game comes to, but only to name the article.
    Cited,
    /// In code that a game comes to.
    InGame,
}

/// A read of a rule: the group, the field, and whether more than its article is read.
type Rule = (String, String, bool);

/// A function: what it is called, the words in it, and the rules that it reads.
struct Function {
    name: String,
    in_session: bool,
    words: BTreeSet<String>,
    rules: BTreeSet<Rule>,
}

/// The functions that make a game, and those that they come to.
pub struct Code {
    functions: Vec<Function>,
    in_game: Vec<bool>,
}

impl Code {
    /// The functions of these files. A game begins in those of `src/session`; a function is come to
    /// when one of them, or one that it comes to, has its name in its body.
    pub fn new(sources: &[Source]) -> Self {
        let functions: Vec<_> = sources.iter().flat_map(functions).collect();
        let mut in_game: Vec<_> = functions.iter().map(|one| one.in_session).collect();
        loop {
            let named: BTreeSet<_> = words_of(&functions, &in_game).collect();
            let next: Vec<_> = functions
                .iter()
                .map(|one| one.in_session || named.contains(&one.name))
                .collect();
            if next == in_game {
                break;
            }
            in_game = next;
        }
        Self { functions, in_game }
    }

    /// Where the rule of that name is read, in a part of an edition: a form, `blind` or `event`.
    pub fn read(&self, part: &str, name: &str) -> Read {
        let fits = |group: &str| {
            if LAYERS.contains(&part) {
                group == part
            } else {
                FORM.contains(&group)
            }
        };
        let found = self.functions.iter().zip(&self.in_game);
        found
            .flat_map(|(one, in_game)| one.rules.iter().map(move |rule| (rule, *in_game)))
            .filter(|((group, field, _), _)| field == name && fits(group))
            .map(|((_, _, more), in_game)| match (in_game, more) {
                (false, _) => Read::Afterwards,
                (true, false) => Read::Cited,
                (true, true) => Read::InGame,
            })
            .max()
            .unwrap_or(Read::Nowhere)
    }

    /// Whether a function that a game comes to has that word, such as a field of a value.
    pub fn has_word(&self, word: &str) -> bool {
        words_of(&self.functions, &self.in_game).any(|one| one == word)
    }
}

fn words_of<'a>(functions: &'a [Function], wanted: &'a [bool]) -> impl Iterator<Item = &'a String> {
    let chosen = functions.iter().zip(wanted).filter(|(_, wanted)| **wanted);
    chosen.flat_map(|(one, _)| &one.words)
}

/// The functions of a file that are no tests.
fn functions(source: &Source) -> Vec<Function> {
    let tokens = &source.tokens;
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let names = tokens.get(at + 1).filter(|name| name.kind == Kind::Word);
        let Some(name) = names.filter(|_| token.is("fn") && !token.in_test) else {
            continue;
        };
        let Some(open) = body_of(source, at) else {
            continue;
        };
        let body = &tokens[open..=source.closing(open)];
        let words = body.iter().filter(|one| one.kind == Kind::Word);
        found.push(Function {
            name: name.text.clone(),
            in_session: source.path.starts_with("src/session/"),
            words: words.map(|one| one.text.clone()).collect(),
            rules: rules(body),
        });
    }
    found
}

/// The brace that opens the body of the function at `at`; `None` if it has none.
fn body_of(source: &Source, mut at: usize) -> Option<usize> {
    loop {
        let token = source.tokens.get(at)?;
        if token.is("{") {
            return Some(at);
        }
        if token.is(";") {
            return None;
        }
        // An array type has a semicolon of its own: `moves: [u32; 2]`.
        let is_group = token.is("(") || token.is("[");
        at = if is_group { source.closing(at) } else { at } + 1;
    }
}

/// Every rule that a piece of code reads: `ends.repetition`, or only its article: `law!(ends, repetition)`.
fn rules(body: &[Token]) -> BTreeSet<Rule> {
    let groups = || FORM.iter().chain(LAYERS);
    let mut found = BTreeSet::new();
    for (at, four) in body.windows(4).enumerate() {
        let [group, mark, field, after] = four else {
            continue;
        };
        let is_group = group.kind == Kind::Word && groups().any(|one| group.is(one));
        let is_path = mark.is(".") && !after.is("(");
        let is_law = mark.is(",") && after.is(")") && begins_law(&body[..at]);
        if is_group && field.kind == Kind::Word && (is_path || is_law) {
            let is_article =
                after.is(".") && body.get(at + 4).is_some_and(|token| token.is("article"));
            let more = is_path && !is_article;
            found.insert((group.text.clone(), field.text.clone(), more));
        }
    }
    found
}

/// Whether the code before a group, such as `law!(rules.form.`, begins a citation.
fn begins_law(before: &[Token]) -> bool {
    let path = |token: &&Token| token.kind == Kind::Word || token.is(".");
    let mut before = before.iter().rev().skip_while(path);
    let (open, bang) = (before.next(), before.next());
    let law = before
        .next()
        .is_some_and(|token| token.is("law") || token.is("law_if"));
    law && open.is_some_and(|token| token.is("(")) && bang.is_some_and(|token| token.is("!"))
}
