//! Files as they are in the world: pipes, links, devices, full disks, games that cannot be read.

use std::fs;
use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
use std::process::{Command, Stdio};

use super::run_in;

const GAME: &str = "[White \"A\"]\n\n1. e4 e5 2. Nf3 *\n";
const TARGETS: [&str; 6] = ["text", "pgn", "brf", "unicode", "pef", "claims"];

/// The program in a shell, which makes pipes.
fn shell(folder: &std::path::Path, line: &str) -> (String, String, Option<i32>) {
    let output = Command::new("sh")
        .args(["-c", line])
        .current_dir(folder)
        .env("ANNABELLA", env!("CARGO_BIN_EXE_annabella"))
        .env("LC_ALL", "en_US.UTF-8")
        .env("HOME", folder)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (
        text(output.stdout),
        text(output.stderr),
        output.status.code(),
    )
}

#[test]
fn a_match_is_not_played_with_an_engine_that_does_not_start() {
    let folder = tempfile::tempdir().unwrap();
    let line = "$ANNABELLA match beginner /nowhere/fish --games 2";
    let (games, told, code) = shell(folder.path(), line);
    assert_eq!((games.as_str(), code), ("", Some(1)));
    assert!(told.contains("second cannot be started"), "{told}");
    assert!(told.contains("play chess: --game"), "{told}");
    let weak = "while read -r line; do case $line in uci) echo uciok;; isready) echo readyok;;
        quit) exit;; go*) echo bestmove 0000;; esac; done";
    fs::write(folder.path().join("full"), format!("#!/bin/sh\n{weak}\n")).unwrap();
    let line = "chmod 755 full; $ANNABELLA match beginner ./full,level=5 --games 1 --ms 1";
    let (games, told, _) = shell(folder.path(), line);
    assert!(told.contains("second plays at full strength"), "{told}");
    assert!(
        games.contains("second says nothing that makes sense"),
        "{games}"
    );
}

#[test]
fn what_is_no_file_is_written_into_and_stays() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("games.pgn"), GAME).unwrap();
    let made = Command::new("mkfifo")
        .arg(folder.path().join("pipe"))
        .status();
    assert!(made.unwrap().success());
    for to in TARGETS {
        let line = format!(
            "cat pipe > got & \"$ANNABELLA\" score games.pgn --to {to} -o pipe; code=$?; wait; exit $code"
        );
        let (_, err, code) = shell(folder.path(), &line);
        assert_eq!(code, Some(0), "{to}: {err}");
        assert!(
            !fs::read(folder.path().join("got")).unwrap().is_empty(),
            "{to}"
        );
        let kind = fs::symlink_metadata(folder.path().join("pipe")).unwrap();
        assert!(kind.file_type().is_fifo(), "{to}");
    }
    // A device, by a link, so that the test harms nothing where it may do everything.
    symlink("/dev/null", folder.path().join("nothing")).unwrap();
    for to in TARGETS.iter().chain(&["wav", "flac"]) {
        let (_, err, done) = run_in(
            folder.path(),
            ["score", "games.pgn", "--to", to, "-o", "nothing"],
        );
        assert!(done, "{to}: {err}");
        let link = fs::symlink_metadata(folder.path().join("nothing")).unwrap();
        assert!(link.is_symlink(), "{to}");
        let device = fs::metadata("/dev/null").unwrap();
        assert!(device.file_type().is_char_device(), "{to}");
    }
}

#[test]
fn a_link_stays_a_link_and_a_file_keeps_its_mode() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("games.pgn"), GAME).unwrap();
    fs::create_dir(path("far")).unwrap();
    for to in TARGETS.iter().chain(&["wav", "flac", "ebrl"]) {
        fs::write(path("far/old"), "old").unwrap();
        fs::set_permissions(path("far/old"), PermissionsExt::from_mode(0o640)).unwrap();
        let _ = fs::remove_file(path("link"));
        symlink("far/old", path("link")).unwrap();
        let (_, err, done) = run_in(
            folder.path(),
            ["score", "games.pgn", "--to", to, "-o", "link"],
        );
        assert!(done, "{to}: {err}");
        assert_eq!(
            fs::read_link(path("link")).unwrap().to_str(),
            Some("far/old"),
            "{to}"
        );
        assert_ne!(fs::read(path("far/old")).unwrap(), b"old", "{to}");
        let mode = fs::metadata(path("far/old")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o640, "{to}");
    }
    let left: Vec<_> = fs::read_dir(path("far")).unwrap().collect();
    assert_eq!(left.len(), 1, "no half file is left: {left:?}");
}

#[test]
fn a_full_disk_is_told_in_words() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("games.pgn"), GAME).unwrap();
    for to in TARGETS.iter().chain(&["wav", "flac"]) {
        let arguments = ["score", "games.pgn", "--to", to, "-o", "/dev/full"];
        let (_, err, done) = run_in(folder.path(), arguments);
        assert!(!done, "{to}");
        assert!(
            err.contains("/dev/full cannot be written: the device is full"),
            "{to}: {err}"
        );
    }
    for what in [
        "score games.pgn --to pgn",
        "help",
        "--version",
        "help score",
    ] {
        let line = format!("\"$ANNABELLA\" {what} > /dev/full");
        let (_, err, code) = shell(folder.path(), &line);
        assert_eq!(code, Some(1), "{what}");
        assert!(
            err.contains("/dev/full cannot be written: the device is full"),
            "{what}: {err}"
        );
    }
    // A folder is none that could be written over.
    let backup = "\"$ANNABELLA\" library backup . --data data";
    let (_, err, code) = shell(folder.path(), backup);
    assert_eq!(code, Some(1));
    assert!(
        err.contains("cannot be written") && !err.contains("--force"),
        "{err}"
    );
}

#[test]
fn control_characters_of_a_file_never_reach_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let text = "[White \"A\u{1b}[1mB\"]\n\n1. e4 e5 {\u{1b}[31mred\u{7}} 2. Nf3 \u{1b}[2JX *\n";
    fs::write(folder.path().join("odd\u{1b}[1m.pgn"), text).unwrap();
    for to in ["pgn", "text", "brf", "claims"] {
        let line = format!("\"$ANNABELLA\" score odd*.pgn --to {to}");
        let (out, err, code) = shell(folder.path(), &line);
        assert_eq!(code, Some(3), "{err}");
        let told = "control characters, read as blanks, number 4, first in line 1";
        assert!(err.contains(told), "{to}: {err}");
        let is_raw = |c: char| c.is_control() && !"\r\n\u{c}".contains(c);
        assert!(!format!("{out}{err}").contains(is_raw), "{to}: {out}{err}");
    }
}

#[test]
fn games_come_through_a_pipe() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("games.pgn"), GAME.repeat(2)).unwrap();
    let line = "\"$ANNABELLA\" score /dev/stdin --to text < games.pgn";
    let piped = "cat games.pgn | \"$ANNABELLA\" score /dev/stdin --to text";
    let (file, ..) = shell(folder.path(), line);
    let (pipe, err, code) = shell(folder.path(), piped);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    assert_eq!(file, pipe);
    assert_eq!(pipe.matches("\n2. ").count(), 2, "{pipe}");
}

#[test]
fn the_exit_code_says_when_games_were_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let bad = "[White \"B\"]\n\n1. e4 e5 2. Ke3 *\n\n";
    fs::write(folder.path().join("some.pgn"), format!("{bad}{GAME}")).unwrap();
    fs::write(folder.path().join("empty.pgn"), "").unwrap();
    fs::write(folder.path().join("comments.pgn"), "; nothing\n{at all}\n").unwrap();
    let score = |file: &str| {
        shell(
            folder.path(),
            &format!("\"$ANNABELLA\" score {file} --to pgn"),
        )
    };
    let (out, err, code) = score("some.pgn");
    assert_eq!(code, Some(3), "{err}");
    assert!(out.contains("1. e4 e5 2. Nf3 *"), "{out}");
    for to in TARGETS
        .iter()
        .copied()
        .chain(["ebrl -o all.ebrl", "text --json"])
    {
        let line = format!("\"$ANNABELLA\" score some.pgn --to {to}");
        let (_, err, code) = shell(folder.path(), &line);
        assert_eq!(code, Some(3), "{to}: {err}");
    }
    for file in ["empty.pgn", "comments.pgn"] {
        let (_, err, code) = score(file);
        assert_eq!(code, Some(1), "{file}");
        assert!(err.contains("there is no game in it"), "{file}: {err}");
    }
    let (_, err, code) = score(".");
    assert_eq!(code, Some(1));
    assert!(
        !err.contains("line 0") && err.contains("cannot be"),
        "{err}"
    );
}

#[test]
fn an_import_says_by_its_exit_code_what_was_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let bad = "[White \"B\"]\n\n1. e4 e5 2. Ke3 *\n\n";
    fs::create_dir(folder.path().join("folder")).unwrap();
    for (name, text) in [
        ("good", GAME.to_owned()),
        ("some", format!("{bad}{GAME}")),
        ("bad", bad.to_owned()),
        ("empty", String::new()),
        ("comments", "; nothing\n{at all}\n".to_owned()),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let library = |what: &str| {
        shell(
            folder.path(),
            &format!("\"$ANNABELLA\" library {what} --data l"),
        )
    };
    for (file, code, told) in [
        ("good", 0, "One new game"),
        (
            "some",
            3,
            "One has a fault and is kept only up to it, in line 3.",
        ),
        ("bad", 3, "in line 3"),
        ("empty", 1, "There is no game in empty."),
        ("comments", 1, "There is no game in comments."),
        ("folder", 1, "it is a folder"),
        ("/dev/null", 1, "There is no game in /dev/null."),
    ] {
        let (out, err, found) = library(&format!("import {file}"));
        assert_eq!(found, Some(code), "{file}: {out}{err}");
        let all = format!("{out}{err}");
        assert!(
            all.contains(told) && !all.contains("line 0"),
            "{file}: {all}"
        );
    }
    let (out, err, code) = library("repair");
    assert_eq!(
        (out.as_str(), code),
        ("The library is sound, 2 games.\n", Some(0)),
        "{err}"
    );
    let (_, err, code) = library("repair good");
    assert_eq!(code, Some(1));
    assert!(err.contains("not a backup of the library"), "{err}");
    let (_, err, code) = library("backup missing/folder/copy");
    assert_eq!(code, Some(1));
    assert!(err.contains("there is no such folder"), "{err}");
    let (_, err, code) = library("backup --force /dev/null");
    assert_eq!(code, Some(1));
    assert!(err.contains("it is not an ordinary file"), "{err}");
}

#[test]
fn a_library_of_which_something_is_lost_is_told_and_repaired() {
    let folder = tempfile::tempdir().unwrap();
    let many: String = (0..400)
        .map(|nth| format!("[White \"A{nth}\"]\n[Round \"{nth}\"]\n\n1. e4 e5 2. Nf3 *\n\n"))
        .collect();
    fs::write(folder.path().join("many.pgn"), many).unwrap();
    let library = |what: &str, data: &str| {
        shell(
            folder.path(),
            &format!("\"$ANNABELLA\" library {what} --data {data}"),
        )
    };
    let (_, err, code) = library("import many.pgn", "l");
    assert_eq!(code, Some(0), "{err}");
    let file = walk(&folder.path().join("l"));
    let whole = fs::read(&file).unwrap();
    let repaired = |bytes: &[u8]| {
        fs::write(&file, bytes).unwrap();
        let old = std::time::SystemTime::now() - std::time::Duration::from_secs(60);
        let open = fs::File::options().write(true).open(&file).unwrap();
        open.set_modified(old).unwrap();
        let (out, err, code) = library("repair", "l");
        (format!("{out}{err}"), code)
    };
    let (told, code) = repaired(&whole);
    assert_eq!(code, Some(0), "{told}");
    // Nothing is left of it: that is no sound library without games.
    let (told, code) = repaired(&[]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("was damaged"), "{told}");
    // Without its last pages games are lost, and others are saved.
    let (told, code) = repaired(&whole[..whole.len() * 3 / 4]);
    assert!(told.contains("was damaged"), "{told}");
    assert!(told.contains("pages of the file are lost"), "{told}");
    assert_eq!(code, Some(3), "{told}");
    let (again, _, code) = library("repair", "l");
    assert!(again.contains("is sound"), "{again}");
    assert!(again.contains("pages of the file are lost"), "{again}");
    assert_eq!(code, Some(3), "{again}");
    let (again, _, code) = library("repair --confirm", "l");
    assert!(!again.contains("of the file"), "{again}");
    assert_eq!(code, Some(0), "{again}");
    // Behind the first page all games stand: nothing is lost.
    let mut headless = whole.clone();
    headless[..4096].fill(0);
    let (told, code) = repaired(&headless);
    assert!(told.contains("400 new games"), "{told}");
    assert_eq!(code, Some(0), "{told}");
}

/// The file of the library in a folder.
fn walk(folder: &std::path::Path) -> std::path::PathBuf {
    let inside = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let mut found = inside.filter_map(|path| match path.is_dir() {
        true => Some(walk(&path)).filter(|path| path.is_file()),
        false => (path.extension().is_some_and(|end| end == "db")).then_some(path),
    });
    found.next().unwrap_or_default()
}

#[test]
fn a_file_in_a_folder_in_which_none_can_be_made_is_written_into() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("games.pgn"), GAME).unwrap();
    for to in TARGETS {
        let path = folder.path().join("out");
        fs::write(&path, "~".repeat(100_000)).unwrap();
        // What would be the name of the new one is taken: also who may do everything cannot make it.
        fs::create_dir_all(folder.path().join("out.tmp")).unwrap();
        let (_, err, done) = run_in(
            folder.path(),
            ["score", "games.pgn", "--to", to, "-o", "out"],
        );
        assert!(done, "{to}: {err}");
        let written = fs::read(&path).unwrap();
        assert!(!written.is_empty() && written.len() < 10_000, "{to}");
        assert!(!written.contains(&b'~'), "{to}");
    }
}

#[test]
fn a_game_is_kept_up_to_what_cannot_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let text = format!("[White \"B\"]\n\n1. e4 e5 2. zz9 Nc6 1-0\n\n{GAME}");
    fs::write(folder.path().join("games.pgn"), text).unwrap();
    let (out, err, code) = shell(folder.path(), "\"$ANNABELLA\" score games.pgn --to pgn");
    assert_eq!(code, Some(3), "{err}");
    assert!(out.contains("1. e4 e5 {zz9 Nc6 1-0} *"), "{out}");
    assert!(err.starts_with("annabella: games.pgn:3:13: "), "{err}");
    assert_eq!(err.matches("games.pgn").count(), 1, "{err}");
    assert!(out.contains("1. e4 e5 2. Nf3 *"), "{out}");
}

#[test]
fn what_was_unusual_is_told_with_its_number() {
    let folder = tempfile::tempdir().unwrap();
    let game = "[White \"A\"]\n[White \"B\"]\n\n1. e2-e4 e7-e5 2. Ng1-f3 *\n\n";
    fs::write(folder.path().join("odd.pgn"), game.repeat(2)).unwrap();
    let (out, err, done) = run_in(folder.path(), ["score", "odd.pgn", "--to", "pgn"]);
    assert!(done, "{err}");
    assert_eq!(out.matches("1. e4 e5 2. Nf3 *").count(), 2, "{out}");
    assert!(
        err.contains("moves with both squares, number 6, first in line 4"),
        "{err}"
    );
    assert!(
        err.contains("a tag that appears twice, number 2, first in line 2"),
        "{err}"
    );
}

/// Whatever games become, what is wrong or unusual in them is told in the same lines, with the same exit code.
#[test]
fn every_target_tells_the_same_of_a_file() {
    let folder = tempfile::tempdir().unwrap();
    for (file, text, code, told, moves) in [
        (
            "pawns",
            "1. d4 d5 2. Pf3 Pf6 *",
            3,
            "may be pawns or knights",
            "2. f3 f6 *",
        ),
        (
            "null",
            "1. e4 e5 2. -- Nc6 1-0",
            3,
            "a null move",
            "1. e4 e5 {-- Nc6 1-0} *",
        ),
        (
            "result",
            "[Result \"1-0\"]\n\n1. e4 e5 0-1",
            0,
            "another result",
            "1. e4 e5 0-1",
        ),
        (
            "tag",
            "[White \"A\"]\n[White \"B\"]\n\n1. e4 *",
            0,
            "appears twice",
            "1. e4 *",
        ),
        (
            "number",
            "1. e4 e5 3. Nf3 *",
            0,
            "a wrong move number",
            "2. Nf3 *",
        ),
        (
            "date",
            "[Date \"2024-13-45\"]\n\n1. e4 *",
            0,
            "a date",
            "1. e4 *",
        ),
        (
            "illegal",
            "1. e4 e5 2. Ke3 Nc6 1-0",
            3,
            "illegal.pgn:1:13: ",
            "{Ke3 Nc6 1-0} *",
        ),
        (
            "first",
            "[White \"A\"]\n\n1. zz e5 1-0",
            3,
            "first.pgn:3:4: ",
            "{zz e5 1-0} *",
        ),
    ] {
        let file = format!("{file}.pgn");
        fs::write(folder.path().join(&file), format!("{text}\n")).unwrap();
        let score = |to: &str| format!("score {file} --to {to} -o out.{to}");
        let (_, wanted, wanted_code) =
            shell(folder.path(), &format!("\"$ANNABELLA\" {}", score("pgn")));
        assert_eq!(wanted_code, Some(code), "{file}: {wanted}");
        assert!(wanted.contains(told), "{file}: {wanted}");
        let others = [
            "text", "claims", "brf", "unicode", "pef", "ebrl", "wav", "flac",
        ];
        // Sound takes its time: of what it says, moves and results are enough.
        let is_heard = ["pawns.pgn", "illegal.pgn"].contains(&file.as_str());
        let others = others
            .iter()
            .filter(|to| is_heard || !["wav", "flac"].contains(*to));
        let others = others.map(|to| score(to));
        let import = format!("library import {file} --data {file}.data");
        for command in others.chain([import]) {
            let line = format!("\"$ANNABELLA\" {command}");
            let (out, err, found) = shell(folder.path(), &line);
            assert_eq!(found, Some(code), "{command}: {out}{err}");
            for line in wanted.lines() {
                assert!(
                    err.lines().any(|told| told == line),
                    "{command}: {line}: {err}"
                );
            }
        }
        // What is kept of the game is the same, and does not end as the whole one did.
        let library = format!("\"$ANNABELLA\" library search --data {file}.data");
        let (listed, ..) = shell(folder.path(), &library);
        assert_eq!(
            listed.contains("without a result"),
            moves.ends_with('*'),
            "{listed}"
        );
        let pgn = fs::read_to_string(folder.path().join("out.pgn")).unwrap();
        assert!(pgn.contains(moves), "{file}: {pgn}");
        let line = "\"$ANNABELLA\" score out.brf --from braille --to pgn";
        let (back, err, _) = shell(folder.path(), line);
        let is_cut = moves.contains('{');
        assert!(
            back.contains(if is_cut { "*" } else { moves }),
            "{file}: {back} {err}"
        );
    }
}

/// What is open already is written into where it stands, and a file with two names keeps both.
#[test]
fn standard_output_by_its_name_is_the_same_as_without() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("games.pgn"), GAME).unwrap();
    for to in TARGETS {
        let score = format!("\"$ANNABELLA\" score games.pgn --to {to}");
        let (wanted, ..) = shell(folder.path(), &format!("{{ echo a; {score}; echo b; }}"));
        for (name, redirected) in [
            ("/dev/stdout", ""),
            ("/dev/fd/1", ""),
            ("/proc/self/fd/1", ""),
            ("/dev/fd/5", " 5>&1"),
            ("link", ""),
        ] {
            let line = format!(
                "ln -sf /dev/stdout link; {{ echo a; {score} -o {name}; echo b; }} >got{redirected}; cat got"
            );
            let (got, err, _) = shell(folder.path(), &line);
            assert_eq!(got, wanted, "{to} {name}: {err}");
        }
        let line = format!("echo before >kept; {score} -o /dev/stdout >>kept; head -1 kept");
        assert_eq!(shell(folder.path(), &line).0, "before\n", "{to}");
        let line = format!(
            "rm -f one two; echo old >one; ln one two; {score} -o one; cmp one two; head -1 two"
        );
        let (out, err, code) = shell(folder.path(), &line);
        assert_eq!(code, Some(0), "{to}: {err}");
        assert_ne!(out, "old\n", "{to}");
    }
}

#[test]
fn a_file_stays_where_no_game_can_be_read() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("bad.pgn"), "1. e9 *\n").unwrap();
    for to in TARGETS.iter().chain(&["wav", "flac"]) {
        let kept = folder.path().join("kept");
        fs::write(&kept, "as it was").unwrap();
        let (_, err, done) = run_in(
            folder.path(),
            ["score", "bad.pgn", "--to", to, "-o", "kept"],
        );
        assert!(!done, "{to}: {err}");
        assert_eq!(fs::read_to_string(&kept).unwrap(), "as it was", "{to}");
    }
}

#[test]
fn what_is_said_of_a_file_before_its_games_is_no_game() {
    let folder = tempfile::tempdir().unwrap();
    let about = "{ Games of a club. }\n\n";
    fs::write(
        folder.path().join("all.pgn"),
        format!("{about}{GAME}\n{GAME}\n{about}"),
    )
    .unwrap();
    let (out, err, code) = shell(folder.path(), "\"$ANNABELLA\" score all.pgn --to pgn");
    assert_eq!((err.as_str(), code), ("", Some(0)));
    assert_eq!(out.matches("[White \"A\"]").count(), 2, "{out}");
    let tags = "[White \"A\"]\n[Result \"1-0\"]\n\n";
    fs::write(folder.path().join("tags.pgn"), tags.repeat(3)).unwrap();
    let (out, err, code) = shell(folder.path(), "\"$ANNABELLA\" score tags.pgn --to pgn");
    assert_eq!((err.as_str(), code), ("", Some(0)));
    assert_eq!(out.matches("[White \"A\"]").count(), 3, "{out}");
    fs::write(folder.path().join("none.pgn"), about).unwrap();
    let (_, err, code) = shell(folder.path(), "\"$ANNABELLA\" score none.pgn --to pgn");
    assert_eq!(code, Some(1), "{err}");
    assert!(err.contains("no game"), "{err}");
}

#[test]
fn a_part_that_is_too_long_is_named_and_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    let long = format!(
        "{GAME}\n[White \"long\"]\n\n1. e4 {{{}}} *\n\n",
        "x".repeat(6 << 20)
    );
    fs::write(folder.path().join("long.pgn"), format!("{long}{GAME}")).unwrap();
    let (out, err, code) = shell(folder.path(), "\"$ANNABELLA\" score long.pgn --to pgn");
    assert_eq!(code, Some(3), "{err}");
    assert_eq!(out.matches("[White \"A\"]").count(), 2, "{out}");
    assert!(
        err.contains("long.pgn:5:1: ") && err.contains("4 MiB"),
        "{err}"
    );
}

/// Programs of Windows write their text in units of two bytes, with a mark before it or without.
#[test]
fn files_in_utf_16_are_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let game = "[White \"Łódź, Ё\"]\r\n\r\n1. e4 e5 2. Nf3 1-0\r\n";
    fs::write(path("sheet.pgn"), game).unwrap();
    let (sheet, ..) = run_in(folder.path(), ["score", "sheet.pgn", "--to", "unicode"]);
    for (mark, is_little) in [(true, true), (true, false), (false, true), (false, false)] {
        let wide = |text: &str| -> Vec<u8> {
            let marked = mark.then_some('\u{feff}').into_iter().chain(text.chars());
            let units: Vec<u16> = marked.collect::<String>().encode_utf16().collect();
            let bytes = units.iter().map(|unit| match is_little {
                true => unit.to_le_bytes(),
                false => unit.to_be_bytes(),
            });
            bytes.flatten().collect()
        };
        fs::write(path("wide.pgn"), wide(game)).unwrap();
        for line in [
            "score wide.pgn --to pgn",
            "cat wide.pgn | \"$ANNABELLA\" score /dev/stdin --to pgn",
        ] {
            let line = line.replace("score wide", "\"$ANNABELLA\" score wide");
            let (out, err, code) = shell(folder.path(), &line);
            assert_eq!(
                (code, err.as_str()),
                (Some(0), ""),
                "{mark} {is_little} {line}"
            );
            assert!(out.contains("[White \"Łódź, Ё\"]"), "{out}");
            assert!(out.contains("1. e4 e5 2. Nf3 1-0"), "{out}");
        }
        // Patterns of Braille have no zeros: without a mark nobody knows.
        if mark {
            fs::write(path("wide.txt"), wide(&sheet)).unwrap();
            let braille = ["score", "wide.txt", "--from", "braille", "--to", "pgn"];
            let (out, err, done) = run_in(folder.path(), braille);
            assert!(done && out.contains("1. e4 e5 2. Nf3 1-0"), "{out} {err}");
        }
    }
}

#[test]
fn a_file_keeps_its_name_at_the_beginning_of_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["näher", "unser ordner"] {
        fs::create_dir(folder.path().join(name)).unwrap();
        for command in [
            ["score", name, "--to", "pgn"].as_slice(),
            &["score", name, "--from", "braille", "--to", "pgn"],
            &["library", "import", name, "--data", "data"],
        ] {
            let (_, err, done) = run_in(folder.path(), command.iter().copied());
            assert!(
                !done && err.starts_with(&format!("annabella: {name}")),
                "{err}"
            );
        }
    }
}

#[test]
fn a_game_saved_in_a_folder_has_a_name_of_its_own_there() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("stick")).unwrap();
    let lines = "e4\\nexport pgn stick\\nexport pgn ~/stick\\nexport brf stick\\nnew draughts\\nyes\\nc3 d4\\nexport pgn stick\\nquit\\n";
    let line = format!(
        "printf '{lines}' | \"$ANNABELLA\" console --audio-out none --language en --voice en --data kept"
    );
    let (out, err, code) = shell(folder.path(), &line);
    assert_eq!(code, Some(0), "{err}");
    assert_eq!(out.matches("Saved in ").count(), 4, "{out}");
    let written = fs::read_dir(folder.path().join("stick")).unwrap();
    let mut written: Vec<String> = written
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    written.sort();
    let endings: Vec<&str> = written
        .iter()
        .filter_map(|name| name.rsplit('.').next())
        .collect();
    assert_eq!(endings.len(), 4, "{written:?}");
    for (ending, count) in [("pgn", 2), ("brf", 1), ("pdn", 1)] {
        let found = endings.iter().filter(|one| **one == ending).count();
        assert_eq!(found, count, "{written:?}");
    }
}

#[cfg(unix)]
#[test]
fn the_file_that_is_read_is_not_written_over_and_a_pipe_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let game = "1. e4 e5 *\n";
    fs::write(folder.path().join("g.pgn"), game).unwrap();
    symlink("g.pgn", folder.path().join("link")).unwrap();
    for to in ["g.pgn", "./g.pgn", "link"] {
        for kind in ["pgn", "text", "brf"] {
            let line = format!("\"$ANNABELLA\" score --to {kind} -o {to} g.pgn");
            let (out, err, code) = shell(folder.path(), &line);
            assert_eq!(code, Some(1), "{line}: {out}{err}");
            assert!(err.contains("it is the file that is read"), "{err}");
        }
    }
    assert_eq!(
        fs::read_to_string(folder.path().join("g.pgn")).unwrap(),
        game
    );
    let (_, err, code) = shell(
        folder.path(),
        "\"$ANNABELLA\" score --to brf --prose zz g.pgn",
    );
    assert_eq!(code, Some(1));
    assert!(err.contains("--prose zz: there are"), "{err}");
    let line = "mkfifo pipe; \"$ANNABELLA\" score --to pgn -o pipe g.pgn & P=$!; \
        sleep 3; kill $P; (sleep 20; kill -9 $P) >/dev/null 2>&1 & wait $P; echo $?";
    let (out, err, _) = shell(folder.path(), line);
    assert_eq!(out, "130\n", "{err}");
}

#[test]
fn what_goes_wrong_is_said_once_and_in_our_words() {
    let folder = tempfile::tempdir().unwrap();
    let bad = "[White \"B\"]\n[FEN \"8/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Kd1 *\n";
    fs::write(folder.path().join("games.pgn"), GAME).unwrap();
    fs::write(folder.path().join("bad.pgn"), bad).unwrap();
    let told = |line: &str| shell(folder.path(), &format!("\"$ANNABELLA\" score {line}")).1;
    let err = told("games.pgn --to ebrl -o /dev/full");
    assert!(
        err.contains("/dev/full cannot be written: the device is full"),
        "{err}"
    );
    assert!(!err.contains("Zip"), "{err}");
    let err = told("games.pgn --to pgn -o no/such/file.pgn");
    assert!(err.contains("there is no such folder"), "{err}");
    let err = told("games.pgn --to pgn -o new/");
    assert!(err.contains("there is no such folder"), "{err}");
    symlink("two", folder.path().join("one")).unwrap();
    symlink("one", folder.path().join("two")).unwrap();
    let err = told("games.pgn --to pgn -o one");
    assert!(err.contains("its links go round in a circle"), "{err}");
    let _socket = std::os::unix::net::UnixListener::bind(folder.path().join("socket")).unwrap();
    let err = told("games.pgn --to pgn -o socket");
    assert!(err.contains("it is not an ordinary file"), "{err}");
    assert!(!err.contains("os error"), "{err}");
    let err = told("games.pgn --to brf -o games.brf --diagram-after 1 --diagram-after 99");
    assert!(
        err.contains("--diagram-after 99b: no game has this move"),
        "{err}"
    );
    assert!(!err.contains("--diagram-after 1b"), "{err}");
    let err = told("bad.pgn --to pgn");
    assert!(err.contains("has no king"), "{err}");
    assert_eq!(err.matches("bad.pgn").count(), 1, "{err}");
}
