//! The referees of Braille: liblouis for moves and words, the schema of PEF, the checker of EPUB.
//!
//! Needs Debian's `python3-louis`, `libxml2-utils` and `libbrailleutils-java`; where they are missing
//! the comparison is skipped, but not in CI. `ANNABELLA_EPUBCHECK` names the jar of epubcheck.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::games::random_games;
use annabella::board::Side;
use annabella::braille::{code, prose};
use annabella::chess;
use annabella::game::{Move, Position};

/// Whether a referee is there; without it the test is skipped where people work, not in CI.
fn missing(name: &str) {
    assert!(env::var_os("CI").is_none(), "{name} is missing");
    // Not through the macro, whose output is hidden when a test passes.
    let _ = writeln!(
        std::io::stderr(),
        "SKIPPED: {name} is missing, nothing was compared with it"
    );
}

/// How liblouis writes texts; `None` if it is not there.
fn louis(table: &str, texts: &[String]) -> Option<Vec<String>> {
    let python = env::var("ANNABELLA_LOUIS_PYTHON").unwrap_or_else(|_| "/usr/bin/python3".into());
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/referees/liblouis.py");
    let mut child = Command::new(python)
        .env("PYTHONIOENCODING", "utf-8")
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    let lines: String = texts
        .iter()
        .map(|text| format!("{table}\t{text}\n"))
        .collect();
    let mut input = child.stdin.take()?;
    let writer = std::thread::spawn(move || {
        let _ = input.write_all(lines.as_bytes());
    });
    let output = child.wait_with_output().ok()?;
    writer.join().unwrap();
    if output.status.code() == Some(77) {
        missing("liblouis");
        return None;
    }
    assert!(output.status.success(), "the referee is broken");
    let lines = String::from_utf8(output.stdout).unwrap();
    Some(lines.lines().map(str::to_owned).collect())
}

/// The print notation of a move in a language, from SAN.
fn print(san: &str, language: &str) -> String {
    let letters = |table: &[(&str, &str)]| {
        let mut text = san.to_owned();
        for (from, to) in table {
            text = text.replace(from, to);
        }
        text
    };
    match language {
        "de" => letters(&[
            ("O-O-O", "0-0-0"),
            ("O-O", "0-0"),
            ("=", ""),
            ("N", "S"),
            ("B", "L"),
            ("R", "T"),
            ("Q", "D"),
        ]),
        "ru" => letters(&[
            ("O-O-O", "0-0-0"),
            ("O-O", "0-0"),
            ("=", ""),
            ("x", ":"),
            ("K", "Кр"),
            ("Q", "Ф"),
            ("R", "Л"),
            ("B", "С"),
            ("N", "К"),
        ]),
        _ => san.to_owned(),
    }
}

#[test]
fn liblouis_writes_the_same_moves() {
    for (id, table, language) in [
        ("ueb", "en-ueb-g1.ctb", "en"),
        ("nabcc", "en-us-comp8.ctb", "en"),
        ("germany", "de-g0.utb", "de"),
        ("russia-literary", "ru-litbrl.ctb", "ru"),
    ] {
        let mut moves: BTreeMap<String, String> = BTreeMap::new();
        for record in random_games(21, 25) {
            for (plies, mv) in record.moves().iter().enumerate() {
                collect(id, language, record.position_after(plies), *mv, &mut moves);
            }
        }
        for number in 1..=130_u32 {
            let white = code(id).unwrap().move_number(number, Side::White);
            let black = code(id).unwrap().move_number(number, Side::Black);
            moves.insert(format!("{number}."), white.to_string());
            moves.insert(format!("{number}..."), black.to_string());
        }
        compare(id, table, &moves);
    }
}

/// Adds a move with what the code writes, unless it had to write more than print does.
fn collect(
    id: &str,
    language: &str,
    position: &Position,
    mv: Move,
    all: &mut BTreeMap<String, String>,
) {
    let chess = position.chess().expect("a game of chess");
    let plain = mv.chess().expect("a move of chess");
    let san = chess.san(plain).unwrap();
    let code = code(id).unwrap();
    let cells = code.encode(position, mv).unwrap();
    let full = code.encode_full(position, mv).unwrap();
    let is_full = chess.facts(plain).unwrap().origin == chess::Origin::Square;
    if cells != full || is_full || san.starts_with('O') {
        all.insert(print(&san, language), cells.to_string());
    }
}

fn compare(what: &str, table: &str, ours: &BTreeMap<String, String>) {
    let texts: Vec<String> = ours.keys().cloned().collect();
    let Some(theirs) = louis(table, &texts) else {
        return;
    };
    assert_eq!(theirs.len(), texts.len(), "{what}");
    let pairs = texts.iter().zip(&theirs);
    let differ: Vec<String> = pairs
        .filter(|(text, theirs)| ours[*text] != **theirs)
        .map(|(text, theirs)| format!("{text}: ours {}, theirs {theirs}", ours[text]))
        .collect();
    assert!(
        differ.is_empty(),
        "{what}: {} of {}\n{}",
        differ.len(),
        texts.len(),
        differ.join("\n")
    );
    println!("{what}: {} texts", texts.len());
}

#[test]
fn liblouis_writes_the_same_names() {
    let common = "Anna Bella Karpow Anand Kasparov Smyslov Euwe 12 1956 2700 No. R3a x5 a1 1-0";
    for (language, table, own) in [
        (
            "en",
            "en-ueb-g1.ctb",
            "FIDE USSR Müller, J. O'Kelly X-Y (2700) 22.11.2026 0:23:15 Élise Ångström Čigorin 2nd \
             [x] {y} <z> a\\b a_b a|b a~b a^b `x $3 €4 £2 ¥5 20° §19 ¶ © ® ™ • × ÷ ± « » ¿qué? ¡sí! ¼ ¾ \
             Große Łódź ærø œuvre Đoković",
        ),
        (
            "de",
            "de-g0.utb",
            "Müller, Groß 22.11.2026 0:23:15 Élise B2 12. O'Kelly X-Y",
        ),
        (
            "ru",
            "ru-litbrl.ctb",
            "Кац О.И. тур, СССР 22.11.2026 0:23:15 5а Ботвинник",
        ),
        (
            "fr",
            "fr-bfu-comp6.utb",
            "FIDE Élise 22.11.2026 0:23:15 Müller, J. 12. façade",
        ),
    ] {
        let words = common.split(' ').chain(own.split(' '));
        let known: BTreeMap<String, String> = words
            .map(|word| (word.to_owned(), prose(language).write(word).to_string()))
            .collect();
        compare(language, table, &known);
    }
}

const GAMES: &str = "[Event \"A & B <c>\"]\n[White \"Müller\"]\n[Black \"Кац\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n\n[Event \"Two\"]\n[White \"?\"]\n\n1. d4 *\n";

/// Lets the program write a file.
fn written(folder: &Path, to: &str, code: &str) -> std::path::PathBuf {
    let (games, file) = (folder.join("games.pgn"), folder.join(format!("games.{to}")));
    fs::write(&games, GAMES).unwrap();
    let status = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args([
            "score".as_ref(),
            games.as_os_str(),
            "--to".as_ref(),
            to.as_ref(),
        ])
        .args([
            "--code".as_ref(),
            code.as_ref(),
            "-o".as_ref(),
            file.as_os_str(),
        ])
        .stderr(Stdio::null())
        .status()
        .unwrap();
    assert!(status.success(), "{to} {code}");
    file
}

#[test]
fn the_schema_of_pef_is_kept() {
    let jar = "/usr/share/java/brailleUtils-core.jar";
    let schema = "org/daisy/braille/pef/resource-files/pef-2008-1-full.rng";
    let folder = tempfile::tempdir().unwrap();
    let unzip = r"import sys, zipfile; open(sys.argv[3], 'wb').write(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]))";
    let copy = folder.path().join("pef.rng");
    let found = Command::new("python3")
        .args(["-c", unzip, jar, schema])
        .arg(&copy)
        .stderr(Stdio::null())
        .status();
    if !Path::new(jar).exists() || !found.is_ok_and(|status| status.success()) {
        return missing("the schema of PEF");
    }
    for code in ["ueb", "nabcc", "russia-literary"] {
        let file = written(folder.path(), "pef", code);
        let checked = Command::new("xmllint")
            .args(["--noout", "--relaxng"])
            .arg(&copy)
            .arg(&file)
            .output();
        let Ok(checked) = checked else {
            return missing("xmllint");
        };
        let said = String::from_utf8_lossy(&checked.stderr);
        assert!(checked.status.success(), "{code}: {said}");
        // The schema does not count cells and lines.
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.contains("<page>") && text.contains("<row>"), "{code}");
        for page in text.split("<page>").skip(1) {
            assert_eq!(page.matches("<row>").count(), 25);
        }
        for row in text.lines().filter_map(|line| line.strip_prefix("<row>")) {
            assert!(
                row.trim_end_matches("</row>").chars().count() <= 40,
                "{row}"
            );
        }
    }
}

/// Five properties of eBraille 1.0 are not yet known to the checker of EPUB; nothing else may be
/// wrong.
#[test]
fn epubcheck_finds_only_what_ebraille_adds() {
    let Some(jar) = env::var_os("ANNABELLA_EPUBCHECK") else {
        return missing("epubcheck");
    };
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path(), "ebrl", "germany");
    let epub = folder.path().join("games.epub");
    fs::copy(file, &epub).unwrap();
    let checked = Command::new("java")
        .arg("-jar")
        .arg(jar)
        .arg(&epub)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&checked.stderr) + String::from_utf8_lossy(&checked.stdout);
    assert!(said.contains("EPUBCheck completed"), "{said}");
    let unknown: BTreeSet<&str> = said
        .lines()
        .filter(|line| {
            ["ERROR", "WARNING", "FATAL"]
                .iter()
                .any(|word| line.starts_with(word))
        })
        .map(|line| {
            let is_unknown = line.starts_with("ERROR(OPF-027)") && line.contains("\"a11y:");
            assert!(is_unknown, "{said}");
            let name = line.rsplit("\"a11y:").next().unwrap();
            name.split('"').next().unwrap()
        })
        .collect();
    let added = [
        "brailleCellType",
        "brailleSystem",
        "completeTranscription",
        "producer",
        "tactileGraphics",
    ];
    assert_eq!(unknown, BTreeSet::from(added), "{said}");
}
