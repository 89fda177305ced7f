//! No two types that are seen outside their files have one name.

use std::collections::BTreeMap;

use super::source::{Kind, Source};

/// What each of the games has, and `game` for both.
const FAMILY: &[&str] = &["Position", "Move", "WhyNot", "FenError"];

/// Every name of a type with all the files that define it, if they are several.
pub fn check(sources: &[Source]) -> Vec<String> {
    let mut files: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let in_library = |source: &&Source| !source.is_test() && !is_stand_in(source);
    for source in sources.iter().filter(in_library) {
        for name in types(source) {
            files.entry(name).or_default().push(&source.path);
        }
    }
    let twice = |name: &str, files: &[&str]| files.len() > 1 && !FAMILY.contains(&name);
    let found = files.iter().filter(|(name, files)| twice(name, files));
    found
        .map(|(name, files)| format!("{name} is a type in {}", files.join(", ")))
        .collect()
}

/// A file that takes the place of another one where a feature or a system is absent.
fn is_stand_in(source: &Source) -> bool {
    let name = source.path.rsplit('/').next().unwrap_or_default();
    name.starts_with("no_")
}

/// The types of a file that others can see.
fn types(source: &Source) -> impl Iterator<Item = &str> {
    let tokens = &source.tokens;
    let defines = |at: usize| {
        let keyword = ["struct", "enum", "trait", "type"]
            .iter()
            .any(|word| tokens[at].is(word));
        let is_seen = tokens[at - 1].is("pub") || tokens[at - 1].is(")");
        keyword && is_seen && !tokens[at].in_test && tokens[at + 1].kind == Kind::Word
    };
    let all = 1..tokens.len().saturating_sub(1);
    all.filter(move |&at| defines(at))
        .map(|at| tokens[at + 1].text.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(tree: &[(&str, &str)]) -> Vec<String> {
        check(&Source::tree(tree))
    }

    #[test]
    fn two_types_of_one_name_are_named_with_their_files() {
        let twice = found(&[
            ("src/attic/a.rs", "pub struct Report;"),
            ("src/cellar.rs", "pub(super) enum Report {}"),
            ("src/hall.rs", "pub type Other = u8;"),
        ]);
        assert_eq!(twice, ["Report is a type in src/attic/a.rs, src/cellar.rs"]);
    }

    #[test]
    fn what_one_file_keeps_to_itself_may_have_any_name() {
        let tree = [
            ("src/attic/a.rs", "pub struct Report;"),
            (
                "src/cellar.rs",
                "struct Report; #[cfg(test)] mod tests { pub struct Report; }",
            ),
            ("src/no_attic.rs", "pub struct Report;"),
            ("src/chess/mod.rs", "pub struct Move;"),
            ("src/draughts/mod.rs", "pub struct Move;"),
        ];
        assert!(found(&tree).is_empty());
    }
}
