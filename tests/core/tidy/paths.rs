//! Every path that a file of source text names: its imports leaf by leaf, and the paths within its code.

use super::source::{Kind, Source};

/// How a path stands in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum How {
    /// Within code.
    Code,
    /// At the end of a branch of a `use`, under this name from then on.
    Import { name: String, is_public: bool },
}

/// A path as it is named, from the root of the crate where it says so itself.
#[derive(Clone, Debug)]
pub struct Named {
    /// The words of the path; the last is `*` for everything in a module.
    pub words: Vec<String>,
    /// Whether the path begins at the root of the crate, and not at what is known in the file.
    pub from_root: bool,
    pub how: How,
    pub line: usize,
    pub in_test: bool,
}

/// All paths that the file names, in their order.
pub fn paths(source: &Source) -> Vec<Named> {
    let mut walk = Walk {
        source,
        found: Vec::new(),
    };
    let mut modules = source.module_path();
    // The closing braces of the inline modules that the walk is in.
    let mut ends = Vec::new();
    let mut at = 0;
    while at < source.tokens.len() {
        while ends.last().is_some_and(|&end| at > end) {
            ends.pop();
            modules.pop();
        }
        let token = &source.tokens[at];
        if token.is("mod") && source.tokens.get(at + 2).is_some_and(|t| t.is("{")) {
            modules.push(source.tokens[at + 1].text.clone());
            ends.push(source.closing(at + 2));
        }
        at = if token.is("use") && !token.in_attribute {
            walk.import(at, &modules)
        } else if walk.begins_path(at) {
            walk.code(at, &modules)
        } else {
            at + 1
        };
    }
    walk.found
}

struct Walk<'a> {
    source: &'a Source,
    found: Vec<Named>,
}

impl Walk<'_> {
    fn begins_path(&self, at: usize) -> bool {
        let source = self.source;
        let follows = at >= 2 && source.reads(at - 2, &[":", ":"]);
        let is_visibility = at >= 3 && source.reads(at - 3, &["pub", "(", "in"]);
        source.tokens[at].kind == Kind::Word
            && !follows
            && !is_visibility
            && source.reads(at + 1, &[":", ":"])
    }

    /// Walks a path in code, and gives the token after it.
    fn code(&mut self, start: usize, modules: &[String]) -> usize {
        let tokens = &self.source.tokens;
        let mut words = vec![tokens[start].text.clone()];
        let mut at = start + 1;
        while self.source.reads(at, &[":", ":"])
            && tokens.get(at + 2).is_some_and(|t| t.kind == Kind::Word)
        {
            words.push(tokens[at + 2].text.clone());
            at += 3;
        }
        self.keep(start, &words, How::Code, modules);
        at
    }

    /// Walks an import, and gives the token after its semicolon.
    fn import(&mut self, start: usize, modules: &[String]) -> usize {
        let tokens = &self.source.tokens;
        let is_public = start > 0 && (tokens[start - 1].is("pub") || tokens[start - 1].is(")"));
        let ends = |token: &&super::source::Token| token.is(";");
        let length = tokens[start..].iter().take_while(|t| !ends(t)).count();
        self.branch(start + 1, &[], is_public, modules);
        start + length + 1
    }

    /// Walks one branch of a tree of imports from `at`, below the words before it.
    fn branch(&mut self, mut at: usize, before: &[String], is_public: bool, modules: &[String]) {
        let mut words = before.to_vec();
        let start = at;
        while let Some(token) = self.source.tokens.get(at) {
            if token.is("{") {
                return self.group(at, &words, is_public, modules);
            }
            // A path may begin at the root of all crates, with colons.
            if !token.is(":") {
                words.push(token.text.clone());
            }
            at += 1;
            if !self.source.reads(at, &[":", ":"]) {
                break;
            }
            at += 2;
        }
        if words.last().is_some_and(|last| last == "self") && words.len() > 1 {
            words.pop();
        }
        let renamed = self.source.tokens.get(at).is_some_and(|t| t.is("as"));
        let name = if renamed {
            self.source.tokens[at + 1].text.clone()
        } else {
            words.last().cloned().unwrap_or_default()
        };
        self.keep(start, &words, How::Import { name, is_public }, modules);
    }

    /// Walks each branch of a group in braces.
    fn group(&mut self, open: usize, before: &[String], is_public: bool, modules: &[String]) {
        let end = self.source.closing(open);
        let mut at = open + 1;
        while at < end {
            self.branch(at, before, is_public, modules);
            // On to the comma that ends this branch.
            while at < end && !self.source.tokens[at].is(",") {
                at = if self.source.tokens[at].is("{") {
                    self.source.closing(at) + 1
                } else {
                    at + 1
                };
            }
            at += 1;
        }
    }

    fn keep(&mut self, at: usize, words: &[String], how: How, modules: &[String]) {
        let token = &self.source.tokens[at];
        let (words, from_root) = absolute(words, modules);
        self.found.push(Named {
            words,
            from_root,
            how,
            line: token.line,
            in_test: token.in_test,
        });
    }
}

/// The path from the root of the crate, if it begins there, at the module itself or at its parent.
fn absolute(words: &[String], modules: &[String]) -> (Vec<String>, bool) {
    let mut base = modules.to_vec();
    let mut rest = words;
    let mut from_root = false;
    while let [first, others @ ..] = rest {
        match first.as_str() {
            "crate" => base.clear(),
            "self" => {}
            "super" => {
                base.pop();
            }
            _ => break,
        }
        from_root = true;
        rest = others;
    }
    if from_root {
        base.extend(rest.iter().cloned());
        (base, true)
    } else {
        (words.to_vec(), false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(text: &str) -> Vec<(String, bool)> {
        paths(&Source::new("src/chess/san.rs", text))
            .into_iter()
            .map(|named| (named.words.join("::"), named.from_root))
            .collect()
    }

    fn from_root(text: &str) -> Vec<String> {
        let all = named(text).into_iter();
        all.filter_map(|(path, from_root)| from_root.then_some(path))
            .collect()
    }

    #[test]
    fn each_leaf_of_an_import_is_a_path() {
        let text =
            "use super::{self as chess, why::{self, Why}, super::board::*}; use crate::game;";
        assert_eq!(
            from_root(text),
            ["chess", "chess::why", "chess::why::Why", "board::*", "game"]
        );
    }

    #[test]
    fn paths_in_code_are_found_wherever_they_stand() {
        let text = "fn f() { let a = super::why::f(b::C::D); } mod tests { use super::*; fn g() { super::f::<crate::game::Move>() } }";
        let found = named(text);
        let expected = [
            ("chess::why::f", true),
            ("b::C::D", false),
            ("chess::san::*", true),
            ("chess::san::f", true),
            ("game::Move", true),
        ];
        assert_eq!(found, expected.map(|(path, root)| (path.to_string(), root)));
    }

    #[test]
    fn a_visibility_is_no_path() {
        assert!(named("pub(in crate::chess) fn f() {} pub(super) fn g() {}").is_empty());
    }

    #[test]
    fn an_import_says_under_which_name() {
        let found = paths(&Source::new("src/a.rs", "pub use crate::b::C as D;"));
        let how = How::Import {
            name: "D".into(),
            is_public: true,
        };
        assert_eq!(found[0].how, how);
    }
}
