//! The commands of the binary for Russian draughts, as a shell meets them.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// The game of 1.6.2, and the circular capture of 1.6.3.
const GAMES: &str = "[White \"Иванов\"]\n[Black \"Петров\"]\n[Result \"0-2\"]\n[GameType \"25\"]\n\n\
    1. e3-d4 d6-c5 2. f2-e3 f6-g5 3. c3-b4 g5-h4 4. b4xd6 h4xf2 5. e1xg3 c7xh4 0-2\n\n\
    [White \"Anna\"]\n[Black \"Boris\"]\n[Result \"1-1\"]\n[GameType \"25\"]\n\
    [FEN \"B:Wa1,b2,b4,d2,d4,f2,f4:Ba5,c5,c7,e7,g7\"]\n\n\
    1... a5:c3:e1:g3:e5:c3 2. b2:d4:b6:d8:f6:h8 1-1\n";

fn run(home: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(args)
        .env("HOME", home)
        .env("LC_ALL", "en_US.UTF-8")
        .env_remove("XDG_DATA_HOME")
        .output()
        .unwrap()
}

fn out(home: &Path, args: &[&str]) -> String {
    let output = run(home, args);
    assert!(output.status.success(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn written(home: &Path, name: &str, bytes: &[u8]) -> String {
    let path = home.join(name);
    fs::write(&path, bytes).unwrap();
    path.to_str().unwrap().to_owned()
}

/// The moves of a text in PDN.
fn moves(pdn: &str) -> Vec<&str> {
    pdn.lines().filter(|line| line.starts_with('1')).collect()
}

#[test]
fn moves_are_announced_heard_and_counted() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    let draughts = ["--game", "draughts"];
    let announced = out(
        home,
        &[
            &["announce"],
            &draughts[..],
            &["--voice", "en", "c3-d4", "f6-e5"],
        ]
        .concat(),
    );
    assert!(announced.starts_with("Man "), "{announced}");
    let heard = out(
        home,
        &[&["hear"], &draughts[..], &["c three d four"]].concat(),
    );
    assert!(heard.contains("c3-d4"), "{heard}");
    let count = out(home, &[&["perft"], &draughts[..], &["6"]].concat());
    assert_eq!(count.trim(), "37986");
    assert_eq!(
        out(home, &[&["moves"], &draughts[..]].concat())
            .lines()
            .count(),
        7
    );
}

#[test]
fn a_scoresheet_in_braille_is_read_back_as_pdn() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    let first = GAMES.split("\n\n[White \"Anna").next().unwrap();
    let pdn = written(home, "game.pdn", first.as_bytes());
    let own = out(home, &["score", &pdn, "--to", "pgn"]);
    for code in ["ueb", "russia-literary", "uk-2015", "san-low", "germany"] {
        let sheet = home
            .join(format!("{code}.brf"))
            .to_str()
            .unwrap()
            .to_owned();
        out(
            home,
            &["score", &pdn, "--to", "brf", "--code", code, "-o", &sheet],
        );
        let back = out(
            home,
            &[
                "score", &sheet, "--from", "braille", "--game", "draughts", "--to", "pgn",
            ],
        );
        assert_eq!(moves(&back), moves(&own), "{code}");
        assert!(back.contains("GameType \"25"), "{back}");
    }
    let refused = run(home, &["score", &pdn, "--to", "unicode", "--code", "spain"]);
    assert!(!refused.status.success());
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(said.contains("no sign for a capture of draughts"), "{said}");
}

#[test]
fn a_file_in_windows_1251_is_told_and_put_on_the_shelf() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    let pdn = written(home, "old.pdn", &in_windows_1251(GAMES));
    let told = out(home, &["score", &pdn, "--to", "text", "--voice", "en"]);
    assert!(
        told.contains("Иванов against Петров") && told.contains("Black won"),
        "{told}"
    );
    assert!(told.contains("It ended in a draw"), "{told}");
    let folder = home.join("kept").to_str().unwrap().to_owned();
    out(home, &["shelf", "import", &pdn, "--data", &folder]);
    for query in ["e3-d4 d6-c5", "1. ed4 dc5", "Петров 0-2", "0-1"] {
        let found = out(home, &["shelf", "search", query, "--data", &folder]);
        assert!(
            found.contains("Иванов") && found.contains("One game"),
            "{query}: {found}"
        );
    }
    let found = out(home, &["shelf", "search", "1-1", "--data", &folder]);
    assert!(found.contains("Anna"), "{found}");
}

#[test]
fn the_claims_are_those_of_the_code() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    let pdn = written(home, "games.pdn", GAMES.as_bytes());
    let told = out(home, &["score", &pdn, "--to", "claims"]);
    assert!(
        told.contains("Art. 1.8.1 (Code of Russian draughts)"),
        "{told}"
    );
}

/// A text in Windows-1251, as old programs wrote it.
fn in_windows_1251(text: &str) -> Vec<u8> {
    let byte = |c: char| match c {
        'А'..='я' => u8::try_from(u32::from(c) - 0x410 + 0xc0).unwrap(),
        other => u8::try_from(u32::from(other)).unwrap(),
    };
    text.chars().map(byte).collect()
}

#[test]
fn the_values_of_positions_are_learnt_into_a_file() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    let file = home.join("values").to_str().unwrap().to_owned();
    let learn = |games: &str, seed: &str| {
        let args = [
            "fit", &file, "--games", games, "--nodes", "20", "--seed", seed,
        ];
        let told = out(home, &args);
        (told, fs::read(&file).unwrap())
    };
    let (told, plain) = learn("0", "1");
    assert_eq!(told, "0 positions, off by 0.0000\n");
    assert!(annabella::opponent::is_draughts_table(&plain));
    let learnt = learn("2", "1");
    assert_ne!(learnt.1, plain);
    assert!(
        learnt == learn("2", "1"),
        "the same seed brings something else"
    );
    assert_ne!(learnt.1, learn("2", "2").1);
    let nowhere = home.join("no folder/values");
    let failed = run(home, &["fit", nowhere.to_str().unwrap(), "--games", "0"]);
    assert!(
        !failed.status.success() && !failed.stderr.is_empty(),
        "{failed:?}"
    );
}
