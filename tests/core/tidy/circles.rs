//! No file builds upon itself by way of others: neither from room to room nor inside one room.
//!
//! A path is followed through the imports of the modules on its way to the file that defines what is named. So a
//! parent that passes on an item of its child is no part of the way, but a child that names what its parent's own
//! file defines builds upon that file.

use std::collections::{BTreeMap, BTreeSet};

use super::paths::{How, Named, paths};
use super::source::{Kind, Source};

/// Every circle of files, as the files in it with what each of them names of the others.
pub fn check(sources: &[Source]) -> Vec<String> {
    let tree = Tree::of(sources);
    let circles = tree.circles().into_iter();
    circles.map(|circle| tree.told(&circle)).collect()
}

/// The path of modules that leads to a file.
type Module = Vec<String>;

/// One file, and what it names.
struct File<'a> {
    source: &'a Source,
    named: Vec<Named>,
    /// What is imported, by the name that it has here, and whether others may name it here, too.
    imports: BTreeMap<String, (Module, bool)>,
}

impl<'a> File<'a> {
    fn of(source: &'a Source) -> Self {
        let named: Vec<_> = paths(source)
            .into_iter()
            .filter(|named| !named.in_test)
            .collect();
        let mut imports = BTreeMap::new();
        for path in &named {
            if let How::Import { name, is_public } = &path.how
                && name != "*"
            {
                imports.insert(name.clone(), (path.words.clone(), *is_public));
            }
        }
        Self {
            source,
            named,
            imports,
        }
    }

    /// Whether the code of the file itself says a name that it imports: not behind a point or a colon.
    fn says(&self, name: &str) -> bool {
        let tokens = &self.source.tokens;
        let mut in_import = false;
        (0..tokens.len()).any(|at| {
            let token = &tokens[at];
            in_import = (in_import || token.is("use")) && !token.is(";");
            let is_bound = at > 0
                && [".", ":", "fn", "mod"]
                    .iter()
                    .any(|mark| tokens[at - 1].is(mark));
            // A type stands behind one colon, the item of a module behind two.
            let is_typed = at > 1 && tokens[at - 1].is(":") && !tokens[at - 2].is(":");
            token.kind == Kind::Word
                && token.text == name
                && !token.in_test
                && !in_import
                && (!is_bound || is_typed)
        })
    }
}

/// What a path leads to.
struct Goal {
    /// The file that defines it.
    module: Module,
    /// Whether the path ends at the module, and names nothing in it.
    is_module: bool,
}

/// All files of the library, by their modules.
struct Tree<'a> {
    files: BTreeMap<Module, File<'a>>,
    /// For each file the files that it builds upon, each with a line that says so.
    edges: BTreeMap<Module, BTreeMap<Module, usize>>,
}

impl<'a> Tree<'a> {
    fn of(sources: &'a [Source]) -> Self {
        let files = sources
            .iter()
            .filter(|source| source.path.starts_with("src/") && !source.is_test())
            .filter(|source| {
                !["src/core.rs", "src/lib.rs", "src/main.rs"].contains(&source.path.as_str())
            })
            .map(|source| (source.module_path(), File::of(source)))
            .collect();
        let mut tree = Self {
            files,
            edges: BTreeMap::new(),
        };
        let modules = tree.files.keys();
        tree.edges = modules.map(|at| (at.clone(), tree.upon(at))).collect();
        tree
    }

    /// The files that one file builds upon.
    fn upon(&self, at: &Module) -> BTreeMap<Module, usize> {
        let file = &self.files[at];
        let mut found = BTreeMap::new();
        for named in &file.named {
            let Some(goal) = self.goal(at, named) else {
                continue;
            };
            let counts = match &named.how {
                How::Code => true,
                // A module that is imported is built upon where something of it is named.
                How::Import { .. } if goal.is_module => named.words.ends_with(&["*".to_owned()]),
                How::Import { name, is_public } => {
                    let passes_on = *is_public && goal.module.starts_with(at);
                    !passes_on || file.says(name)
                }
            };
            if counts && goal.module != *at {
                found.entry(goal.module).or_insert(named.line);
            }
        }
        found
    }

    fn goal(&self, at: &Module, named: &Named) -> Option<Goal> {
        let words = if named.from_root {
            named.words.clone()
        } else {
            self.known(at, &named.words)?
        };
        self.follow(at, &words, 0)
    }

    /// A path that begins with what a file imports, or with a module below it, from the root on.
    fn known(&self, at: &Module, words: &[String]) -> Option<Module> {
        let (first, rest) = words.split_first()?;
        let mut child = at.clone();
        child.push(first.clone());
        let mut start = if self.files.contains_key(&child) {
            child
        } else {
            let (import, _) = self.files[at].imports.get(first)?;
            // A name from another crate leads nowhere in this one.
            self.follow(at, import, 0)?;
            import.clone()
        };
        start.extend(rest.iter().cloned());
        Some(start)
    }

    /// Follows a path of one module from the root, through the imports of the modules on its way.
    fn follow(&self, from: &Module, words: &[String], depth: usize) -> Option<Goal> {
        let mut module = Module::new();
        for (at, word) in words.iter().enumerate() {
            module.push(word.clone());
            if self.files.contains_key(&module) {
                continue;
            }
            module.pop();
            let file = self.files.get(&module)?;
            // What a module imports is seen by the modules below it, and by others if it passes it on.
            // An import that goes round in a ring leads nowhere.
            let import = file
                .imports
                .get(word)
                .filter(|(_, is_public)| depth < 8 && (*is_public || from.starts_with(&module)));
            let import = import.and_then(|(import, _)| {
                let path = self.import_path(&module, import);
                let mut on = path.clone();
                on.extend_from_slice(&words[at + 1..]);
                (path != words[..=at]).then(|| self.follow(from, &on, depth + 1))?
            });
            return Some(import.unwrap_or(Goal {
                module,
                is_module: word == "*",
            }));
        }
        self.files.contains_key(&module).then_some(Goal {
            module,
            is_module: true,
        })
    }

    /// An import from the root on, also where it begins with a module below the one that imports.
    fn import_path(&self, at: &Module, import: &Module) -> Module {
        let mut child = at.clone();
        child.extend(import.first().cloned());
        if self.files.contains_key(&child) {
            child.extend_from_slice(&import[1..]);
            return child;
        }
        import.clone()
    }

    /// Every greatest set of files in which each builds upon each, by way of others.
    fn circles(&self) -> BTreeSet<Vec<Module>> {
        let reach: BTreeMap<_, _> = self.files.keys().map(|at| (at, self.reach(at))).collect();
        let circle = |at: &Module| {
            let round = reach[at].iter().filter(|other| reach[other].contains(at));
            round.cloned().collect::<Vec<_>>()
        };
        let circles = self.files.keys().map(circle);
        circles.filter(|circle| !circle.is_empty()).collect()
    }

    /// All files that a file builds upon, by way of others too; itself only if it lies in a circle.
    fn reach(&self, from: &Module) -> BTreeSet<Module> {
        let mut found = BTreeSet::new();
        let mut open = vec![from];
        while let Some(at) = open.pop() {
            for next in self.edges[at].keys() {
                if found.insert(next.clone()) {
                    open.push(next);
                }
            }
        }
        found
    }

    fn told(&self, circle: &[Module]) -> String {
        let mut told = format!("{} files stand in a circle:", circle.len());
        for at in circle {
            for (other, line) in &self.edges[at] {
                if circle.contains(other) {
                    let path = &self.files[at].source.path;
                    let other = &self.files[other].source.path;
                    told += &format!("\n  {path}:{line} builds upon {other}");
                }
            }
        }
        told
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(tree: &[(&str, &str)]) -> Vec<String> {
        check(&Source::tree(tree))
    }

    #[test]
    fn two_files_that_import_each_other_are_named() {
        let circle = found(&[
            ("src/attic/mod.rs", "mod cue;\nmod tell;"),
            ("src/attic/cue.rs", "use super::tell::Tell;"),
            ("src/attic/tell.rs", "\nuse crate::attic::cue::Cue;"),
        ]);
        let expected = "2 files stand in a circle:\
            \n  src/attic/cue.rs:1 builds upon src/attic/tell.rs\
            \n  src/attic/tell.rs:2 builds upon src/attic/cue.rs";
        assert_eq!(circle, [expected]);
    }

    #[test]
    fn a_child_builds_upon_what_the_file_of_its_parent_defines() {
        let child = ("src/attic/cue.rs", "fn f() { super::told(); }");
        let defines = "mod cue;\npub use cue::Cue;\npub fn told() -> Cue { Cue }";
        assert_eq!(found(&[("src/attic/mod.rs", defines), child]).len(), 1);
        let private = "mod cue;\nuse cue::Cue;\nfn told() {}";
        assert_eq!(found(&[("src/attic/mod.rs", private), child]).len(), 1);
        let through_module = "mod cue;\nfn told() { cue::f() }";
        assert_eq!(
            found(&[("src/attic/mod.rs", through_module), child]).len(),
            1
        );
    }

    #[test]
    fn passing_on_is_no_building_upon() {
        let tree = [
            (
                "src/attic/mod.rs",
                "mod cue;\nmod tell;\npub use cue::Cue;\npub use tell::told;",
            ),
            ("src/attic/cue.rs", "pub struct Cue;"),
            (
                "src/attic/tell.rs",
                "use super::Cue;\npub fn told() -> Cue { Cue }",
            ),
        ];
        assert!(found(&tree).is_empty());
    }

    #[test]
    fn what_comes_through_a_parent_is_followed_to_its_file() {
        let circle = found(&[
            (
                "src/attic/mod.rs",
                "mod cue;\nmod tell;\npub use cue::Cue;\npub use tell::told;",
            ),
            ("src/attic/cue.rs", "use super::told;\npub struct Cue;"),
            ("src/attic/tell.rs", "use super::Cue;\npub fn told() {}"),
        ]);
        assert_eq!(circle.len(), 1);
        assert!(circle[0].contains("cue.rs") && !circle[0].contains("mod.rs"));
    }

    #[test]
    fn a_module_under_its_imported_name_is_followed() {
        let circle = found(&[
            ("src/cellar/mod.rs", "mod words;\nmod render;"),
            (
                "src/cellar/words.rs",
                "use super::render as spoken;\nfn f() { spoken::g(); }",
            ),
            (
                "src/cellar/render.rs",
                "fn g() { crate::cellar::words::f() }",
            ),
        ]);
        assert_eq!(circle.len(), 1);
    }

    #[test]
    fn a_long_way_round_is_a_circle_from_room_to_room_too() {
        let circle = found(&[
            ("src/a.rs", "use crate::b::{B};"),
            ("src/b.rs", "use crate::c::*;"),
            ("src/c.rs", "fn f() { crate::a::f() }"),
            ("src/d.rs", "use crate::a::A;"),
        ]);
        assert_eq!(circle.len(), 1);
        assert!(circle[0].starts_with("3 files"));
    }

    #[test]
    fn tests_and_comments_build_upon_nothing() {
        let tree = [
            (
                "src/a.rs",
                "#[cfg(test)] mod tests { use super::*; use crate::b::B; }",
            ),
            ("src/b.rs", "//! See crate::a.\nuse crate::a::A;"),
            ("src/c/tests.rs", "use super::*;"),
            ("src/c/mod.rs", "mod tests;"),
        ];
        assert!(found(&tree).is_empty());
    }
}
