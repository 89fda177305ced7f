//! Who may import whom.

use super::paths::paths;
use super::source::Source;

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
    ("drill", &["board", "chance", "chess", "record"]),
    ("openings", &["board", "chess", "game"]),
    ("shelf", &["pgn"]),
    ("seal", &[]),
    ("manual", &[]),
    ("arbiter", &["game", "laws", "clock", "record"]),
    ("tournament", &["chance", "laws", "pgn"]),
    (
        "protocol",
        &[
            "arbiter",
            "braille",
            "shelf",
            "seal",
            "explore",
            "drill",
            "openings",
            "tournament",
        ],
    ),
    ("session", &["protocol"]),
    ("earcon", &["board"]),
    ("narrate", &["protocol", "earcon"]),
    ("catalogue", &["narrate"]),
    ("voice", &["catalogue"]),
    ("listening", &["voice"]),
    ("input", &["session", "listening", "manual"]),
    ("desk", &["input"]),
    ("display", &["desk"]),
    ("opponent", &["chance", "game"]),
    ("adapters", &["display", "opponent"]),
];

/// The roots of the core, of the library and of the program may name everything.
const ROOTS: &[&str] = &["core", "lib", "main"];

/// All that other rooms may name of the room `session`.
const OPEN: &[&str] = &["Session", "REMINDER_MS"];

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
    paths(source)
        .into_iter()
        .filter(|named| named.from_root && !named.words.is_empty())
        .filter_map(|named| {
            let at = format!("{}:{}", source.path, named.line);
            let name = &named.words[0];
            if !is_known(name) {
                Some(format!("{at}: {name} has no place in the layer table"))
            } else if !may_name(module, name) {
                Some(format!("{at}: {module} must not name {name}"))
            } else if !is_open(module, &named.words) {
                let all = named.words.join("::");
                Some(format!("{at}: {all} is inside the room session"))
            } else {
                None
            }
        })
        .collect()
}

/// Whether a file may name this of the room `session`: what passes through its door is in `protocol`.
fn is_open(from: &str, words: &[String]) -> bool {
    let named = words.get(1).map(String::as_str);
    from == "session" || words[0] != "session" || named.is_some_and(|it| OPEN.contains(&it))
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
    fn of_the_session_only_the_session_itself_is_named() {
        let inside = [
            "use crate::session::place::Place;",
            "use crate::session;",
            "use crate::session::*;",
            "use crate::session::{Session, table::Table};",
            "fn f() { crate::session::dispatch::route() }",
        ];
        for form in inside {
            assert_eq!(faults("src/desk.rs", form).len(), 1, "{form}");
            assert!(faults("src/session/mod.rs", form).is_empty(), "{form}");
        }
        let open = "use crate::session::{REMINDER_MS, Session};\nfn f() { crate::session::Session::default(); }";
        assert!(faults("src/desk.rs", open).is_empty());
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
