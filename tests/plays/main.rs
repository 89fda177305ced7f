//! The plays: each file in `tests/transcripts` is rehearsed and must be heard as it is written.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use annabella::adapters::cli::rehearse;
use annabella::voice::Voices;

fn plays() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let entries = fs::read_dir(folder).expect("the folder of plays");
    let mut plays: Vec<PathBuf> = entries
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|end| end == "play"))
        .collect();
    plays.sort();
    assert!(!plays.is_empty(), "there are plays");
    plays
}

/// Rehearses a play; what is heard otherwise than it is written, and that is written down if it is wanted.
fn different(path: &Path, voices: &Arc<Voices>, updates: bool) -> Option<String> {
    let name = path.display();
    let written = fs::read_to_string(path).expect("a play");
    let folder = path.parent().expect("the folder of plays");
    let heard = rehearse(&written, folder, Arc::clone(voices))
        .unwrap_or_else(|error| panic!("{name}:{}:{}: {}", error.line, error.column, error.reason));
    if heard == written {
        return None;
    }
    if updates {
        fs::write(path, &heard).expect("the play can be written");
    }
    let pairs = written.lines().zip(heard.lines());
    let same = pairs.take_while(|(was, is)| was == is).count();
    let line = |text: &str| text.lines().nth(same).unwrap_or("(the end)").to_owned();
    Some(format!(
        "{name}:{}: written {:?}, heard {:?}",
        same + 1,
        line(&written),
        line(&heard)
    ))
}

#[test]
fn every_play_is_heard_as_it_is_written() {
    let updates = std::env::var_os("UPDATE").is_some();
    let voices = Arc::new(Voices::embedded());
    let (plays, next) = (plays(), AtomicUsize::new(0));
    // Each core takes the next play.
    let some = || {
        let mut found = Vec::new();
        while let Some(path) = plays.get(next.fetch_add(1, Ordering::Relaxed)) {
            found.extend(different(path, &voices, updates));
        }
        found
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let mut different: Vec<String> = thread::scope(|scope| {
        let parts: Vec<_> = (0..cores).map(|_| scope.spawn(some)).collect();
        let parts = parts.into_iter();
        parts
            .flat_map(|part| part.join().expect("the plays are rehearsed"))
            .collect()
    });
    different.sort();
    assert!(
        updates || different.is_empty(),
        "{}\nUPDATE=1 cargo test --test plays writes down what is heard; read it before it is kept",
        different.join("\n")
    );
}

/// So often the same refusal is heard on end where that is what a play shows.
const MOST_REFUSALS: usize = 6;

/// A play whose game is over long before its end shows nothing any more, however well it is heard.
#[test]
fn no_play_runs_on_into_one_refusal() {
    for path in plays() {
        let text = fs::read_to_string(&path).expect("a play");
        let (mut last, mut times) = (String::new(), 0);
        let mut heard = String::new();
        for line in text.lines().chain([">"]) {
            if line.starts_with("  ") {
                heard.push_str(line);
                continue;
            }
            if heard.is_empty() {
                continue;
            }
            let is_same = heard == last && heard.starts_with("  ~ error");
            times = if is_same { times + 1 } else { 1 };
            assert!(times <= MOST_REFUSALS, "{}: {heard}", path.display());
            last = std::mem::take(&mut heard);
        }
    }
}

/// What is refused on purpose.
const REFUSES: [&str; 5] = [
    "drills-",
    "exploring-competition-",
    "more-terms-",
    "refusals-",
    "terms-",
];

/// A play in which the words no longer mean what they were written for is refused line by line.
#[test]
fn no_play_is_mostly_refused() {
    for path in plays() {
        let name = path.file_name().map(|name| name.to_string_lossy());
        let refuses = |name: &str| REFUSES.iter().any(|begin| name.starts_with(begin));
        if name.is_some_and(|name| refuses(&name)) {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a play");
        let inputs = text.lines().filter(|line| line.starts_with("> ")).count();
        let refused = text.lines().filter(|line| *line == "  ~ error").count();
        assert!(
            refused * 3 <= inputs || inputs < 8,
            "{}: {refused} of {inputs} are refused",
            path.display()
        );
    }
}

#[test]
fn there_are_plays() {
    assert!(plays().len() >= 12);
}
