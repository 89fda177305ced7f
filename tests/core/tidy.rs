//! The architecture as a test: reads the project's own files and lists what breaks the rules of the house.

use std::fs;
use std::path::{Path, PathBuf};

mod citations;
mod documents;
mod layers;
mod shape;
pub mod source;
mod texts;

use source::Source;

/// Folders that are not part of the project's text.
const SKIPPED: &[&str] = &["target", ".git"];
/// The folders of Rust code.
const CODE: &[&str] = &["src", "tests", "benches", "examples", "fuzz"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every file below a folder, in a fixed order.
fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("a folder can be read").path())
        .collect();
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        let name = path
            .file_name()
            .and_then(|name| name.to_str())
            .unwrap_or_default();
        if SKIPPED.contains(&name) {
            continue;
        }
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(path);
        }
    }
    found
}

/// The path from the root of the project, with slashes on every system.
fn name(path: &Path) -> String {
    let inner = path
        .strip_prefix(root())
        .expect("every file lies below the root");
    inner.to_string_lossy().replace('\\', "/")
}

fn sources() -> Vec<Source> {
    let mut found = Vec::new();
    for path in CODE.iter().flat_map(|folder| files(&root().join(folder))) {
        if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("source text is UTF-8");
            found.push(Source::new(&name(&path), &text));
        }
    }
    assert!(!found.is_empty(), "the source tree is there");
    found
}

/// Fails with every fault of every source file that `rule` finds.
fn keep(rule: impl Fn(&Source) -> Vec<String>) {
    report(&sources().iter().flat_map(rule).collect::<Vec<_>>());
}

fn report(faults: &[String]) {
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

fn in_src(rule: impl Fn(&Source) -> Vec<String>) -> impl Fn(&Source) -> Vec<String> {
    move |source| {
        if source.path.starts_with("src/") {
            rule(source)
        } else {
            Vec::new()
        }
    }
}

#[test]
fn modules_name_only_the_layers_below_them() {
    keep(in_src(layers::check));
}

/// Only `game` and the narration of each game tell the games apart: nobody else names the variants.
fn games_named(source: &Source) -> Vec<String> {
    let is_at_home = |path: &str| path == "src/game.rs" || path.starts_with("src/game/");
    if is_at_home(&source.path) || source.path.starts_with("src/narrate/") {
        return Vec::new();
    }
    let enums = ["Position", "Move", "WhyNot", "Game", "FenError"];
    let variants = ["Chess", "Draughts"];
    let names = |line: &str| {
        let code = line.split("//").next().unwrap_or_default();
        enums.iter().any(|name| {
            variants
                .iter()
                .any(|variant| code.contains(&format!("{name}::{variant}")))
        })
    };
    let lines = (1..).zip(source.text.lines());
    lines
        .filter(|(_, line)| names(line))
        .map(|(number, line)| format!("{}:{number}: {}", source.path, line.trim()))
        .collect()
}

#[test]
fn only_game_and_narration_tell_the_games_apart() {
    keep(in_src(games_named));
}

#[test]
fn every_file_says_what_it_is_for() {
    keep(shape::first_line);
}

#[test]
fn files_are_short() {
    keep(shape::file_length);
}

#[test]
fn functions_are_short() {
    keep(shape::function_length);
}

#[test]
fn banned_words_are_absent() {
    keep(shape::words);
}

#[test]
fn the_library_denies_what_is_impure() {
    keep(shape::bans);
}

#[test]
fn laws_and_rulings_cite_their_articles() {
    keep(citations::check);
}

#[test]
fn words_for_people_live_in_voices() {
    keep(texts::check);
}

#[test]
fn no_text_names_somebodys_machine() {
    let mut faults = Vec::new();
    for path in files(root()) {
        if let Ok(text) = fs::read_to_string(&path) {
            faults.extend(documents::places(&name(&path), &text));
        }
    }
    report(&faults);
}

#[test]
fn links_lead_somewhere() {
    let mut faults = Vec::new();
    for path in files(root()) {
        if path.extension().is_some_and(|extension| extension == "md") {
            let text = fs::read_to_string(&path).expect("documents are UTF-8");
            faults.extend(documents::links(&name(&path), &text, |target| {
                root().join(target).exists()
            }));
        }
    }
    report(&faults);
}
