//! Who may import whom.

use crate::source::Source;

/// Each module, after all that it builds upon, with the modules that it may name beside itself and
/// beside whatever those may name.
const LAYERS: &[(&str, &[&str])] = &[
    ("time", &[]),
    ("board", &[]),
    ("chance", &[]),
    ("explore", &["board"]),
    ("chess", &["board"]),
    ("draughts", &["board"]),
    ("game", &["chess", "draughts"]),
    ("laws", &["time"]),
    ("clock", &["time", "board"]),
    ("record", &["time", "board", "game"]),
    ("pgn", &["record"]),
    ("braille", &["record"]),
    ("seal", &[]),
    ("drill", &["board", "chance", "chess", "record"]),
    ("openings", &["board", "chess", "game"]),
    ("shelf", &["pgn", "seal"]),
    ("arbiter", &["game", "laws", "clock", "record"]),
    ("tournament", &["board", "laws", "record"]),
    (
        "protocol",
        &[
            "arbiter", "braille", "shelf", "explore", "drill", "openings",
        ],
    ),
    ("session", &["protocol", "tournament"]),
    ("earcon", &["board"]),
    ("narrate", &["protocol", "earcon"]),
    ("catalogue", &["narrate"]),
    ("voice", &["catalogue"]),
    ("input", &["session", "voice"]),
    ("desk", &["input"]),
    ("display", &["desk"]),
    ("opponent", &["chance", "game"]),
    ("adapters", &["display", "opponent"]),
];

/// The roots of the library and of the program may name everything.
const ROOTS: &[&str] = &["lib", "main"];

/// Whether code of one module may name another.
fn may_name(from: &str, to: &str) -> bool {
    from == to || below(from).iter().any(|&next| may_name(next, to))
}

fn below(module: &str) -> &'static [&'static str] {
    LAYERS
        .iter()
        .find(|(name, _)| *name == module)
        .map_or(&[], |(_, below)| below)
}

fn is_known(module: &str) -> bool {
    LAYERS.iter().any(|(name, _)| *name == module)
}

/// Everything in one file of `src` that breaks the table.
pub fn check(source: &Source) -> Vec<String> {
    let path = source.module_path();
    let [module, ..] = path.as_slice() else {
        return Vec::new();
    };
    if ROOTS.contains(&module.as_str()) {
        return Vec::new();
    }
    if !is_known(module) {
        return vec![format!(
            "{}: the module {module} has no place in the layer table",
            source.path
        )];
    }
    named(source)
        .into_iter()
        .filter_map(|(line, name)| {
            let at = format!("{}:{line}", source.path);
            if !is_known(&name) {
                Some(format!("{at}: {name} has no place in the layer table"))
            } else if may_name(module, &name) {
                None
            } else {
                Some(format!("{at}: {module} must not name {name}"))
            }
        })
        .collect()
}

/// The top-level modules that the file names, each with its line.
fn named(source: &Source) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut modules = source.module_path();
    // The closing braces of the inline modules that the walk is in.
    let mut ends = Vec::new();
    for (index, token) in source.tokens.iter().enumerate() {
        if ends.last().is_some_and(|&end| index > end) {
            ends.pop();
            modules.pop();
        }
        if token.is("mod") && source.tokens.get(index + 2).is_some_and(|t| t.is("{")) {
            modules.push(source.tokens[index + 1].text.clone());
            ends.push(source.closing(index + 2));
        }
        let starts = token.is("crate") || token.is("super");
        // `a::super` cannot be, and `super::super` is walked from its first word.
        if starts && !(index >= 2 && source.reads(index - 2, &[":", ":"])) {
            let base = if token.is("super") {
                modules.clone()
            } else {
                Vec::new()
            };
            branch(source, index, &base, &mut found);
        }
    }
    found
}

/// Walks one branch of a path or use tree from `at`, and collects the top-level modules it reaches.
fn branch(source: &Source, mut at: usize, base: &[String], found: &mut Vec<(usize, String)>) {
    let mut path = base.to_vec();
    while let Some(token) = source.tokens.get(at) {
        match token.text.as_str() {
            "crate" => path.clear(),
            "super" => {
                path.pop();
            }
            "self" => {}
            "{" => return group(source, at, &path, found),
            name => {
                // What follows the first ordinary name stays in the module that is known by now.
                let top = path.first().map_or(name, String::as_str);
                found.push((token.line, top.into()));
                return;
            }
        }
        if !source.reads(at + 1, &[":", ":"]) {
            return;
        }
        at += 3;
    }
}

/// Walks each branch of a group in braces.
fn group(source: &Source, open: usize, base: &[String], found: &mut Vec<(usize, String)>) {
    let end = source.closing(open);
    let mut at = open + 1;
    while at < end {
        branch(source, at, base, found);
        // On to the comma that ends this branch.
        while at < end && !source.tokens[at].is(",") {
            at = if source.tokens[at].is("{") {
                source.closing(at) + 1
            } else {
                at + 1
            };
        }
        at += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(path: &str, text: &str) -> Vec<String> {
        check(&Source::new(path, text))
    }

    #[test]
    fn the_table_stands_on_itself() {
        for (at, (name, below)) in LAYERS.iter().enumerate() {
            let rows = LAYERS.iter().filter(|(other, _)| other == name).count();
            assert_eq!(rows, 1, "{name} has one row");
            for module in *below {
                let earlier = LAYERS[..at].iter().any(|(earlier, _)| earlier == module);
                assert!(
                    earlier,
                    "{name} names {module}, which comes after it or not at all"
                );
            }
        }
    }

    #[test]
    fn lower_layers_are_allowed() {
        assert!(
            faults(
                "src/arbiter/touch.rs",
                "use crate::game::Game;\nuse crate::board::Square;"
            )
            .is_empty()
        );
        assert!(faults("src/adapters/host.rs", "use crate::{input, narrate::Cue};").is_empty());
        assert!(faults("src/main.rs", "use crate::anything;").is_empty());
        assert!(
            faults(
                "src/chess/san.rs",
                "use super::Position; use super::super::board::Square;"
            )
            .is_empty()
        );
    }

    #[test]
    fn an_upper_layer_is_a_fault_in_every_form() {
        let forms = [
            "use crate::session::Session;",
            "fn f() { crate::session::handle(); }",
            "use crate::{board::Square, session::Session};",
            "use crate::{board::{Square, Side}, session};",
            "use super::super::session::Session;",
            "use super::super::{board, session};",
            "mod inner { use super::super::super::session::Session; }",
            "#[cfg(test)] mod tests { use crate::session::Session; }",
            "pub(crate) use crate :: session;",
        ];
        for form in forms {
            let found = faults("src/chess/san.rs", form);
            assert_eq!(
                found,
                ["src/chess/san.rs:1: chess must not name session"],
                "{form}"
            );
        }
    }

    #[test]
    fn nobody_names_the_adapters() {
        for module in [
            "session/mod",
            "narrate/queue",
            "input/keys",
            "opponent/search",
            "time",
        ] {
            let found = faults(&format!("src/{module}.rs"), "use crate::adapters::files;");
            assert_eq!(found.len(), 1, "{module}");
        }
    }

    #[test]
    fn comments_and_strings_name_nothing() {
        let text =
            "/// See [`crate::session`].\n// crate::session\nconst A: &str = \"crate::session\";";
        assert!(faults("src/board.rs", text).is_empty());
        assert!(faults("src/board.rs", "/* use crate::session; /* nested */ */").is_empty());
    }

    #[test]
    fn a_module_outside_the_table_is_a_fault() {
        assert_eq!(faults("src/helpers.rs", "").len(), 1);
        assert_eq!(
            faults("src/chess/mod.rs", "use crate::helpers::thing;").len(),
            1
        );
        assert_eq!(faults("src/chess/mod.rs", "use crate::*;").len(), 1);
    }
}
