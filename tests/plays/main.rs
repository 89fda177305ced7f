//! The plays: each file in `tests/transcripts` is rehearsed and must be heard as it is written.

use std::fs;
use std::path::{Path, PathBuf};

use annabella::adapters::cli::rehearse;

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

#[test]
fn every_play_is_heard_as_it_is_written() {
    let updates = std::env::var_os("UPDATE").is_some();
    let mut different = Vec::new();
    for path in plays() {
        let name = path.display();
        let written = fs::read_to_string(&path).expect("a play");
        let folder = path.parent().expect("the folder of plays");
        let heard = rehearse(&written, folder).unwrap_or_else(|error| {
            panic!("{name}:{}:{}: {}", error.line, error.column, error.reason)
        });
        if heard == written {
            continue;
        }
        if updates {
            fs::write(&path, &heard).expect("the play can be written");
        }
        let pairs = written.lines().zip(heard.lines());
        let same = pairs.take_while(|(was, is)| was == is).count();
        let line = |text: &str| text.lines().nth(same).unwrap_or("(the end)").to_owned();
        different.push(format!(
            "{name}:{}: written {:?}, heard {:?}",
            same + 1,
            line(&written),
            line(&heard)
        ));
    }
    assert!(
        updates || different.is_empty(),
        "{}\nUPDATE=1 cargo test --test plays writes down what is heard; read it before it is kept",
        different.join("\n")
    );
}

#[test]
fn there_are_plays() {
    assert!(plays().len() >= 12);
}
