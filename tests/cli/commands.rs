//! The commands of the binary as a shell and a script meet them.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const TWO_KNIGHTS: &str = "4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1";

/// What a command has written and how it ended.
#[derive(Debug)]
struct Ran {
    out: String,
    err: String,
    code: i32,
}

impl Ran {
    /// The lines of the output; the command must have done its work.
    fn lines(&self) -> Vec<&str> {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out.lines().collect()
    }

    /// Each line as JSON.
    fn json(&self) -> Vec<Value> {
        let value = |line| serde_json::from_str(line).expect("one JSON value on each line");
        self.out.lines().map(value).collect()
    }

    /// What it complained of; it must have ended with exit 1.
    fn complaint(&self) -> &str {
        assert_eq!(self.code, 1, "{self:?}");
        assert!(self.err.starts_with("annabella: "), "{self:?}");
        &self.err
    }
}

fn run(args: &[&str]) -> Ran {
    run_with(args, "")
}

fn run_with(args: &[&str], input: &str) -> Ran {
    let home = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(args)
        .env("HOME", home.path())
        .env("LC_ALL", "en_US.UTF-8")
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().unwrap();
    // A program that does not read its input may have ended.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    Ran {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code().expect("an exit code"),
    }
}

fn file(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn announce_plays_the_moves_in_turn() {
    let ran = run(&["announce", "e4", "e5", "g1f3", "Nc6"]);
    assert_eq!(
        ran.lines(),
        [
            "Bauer Eva zwei, Eva vier.",
            "Bauer Eva sieben, Eva fünf.",
            "Springer Gustav eins, Felix drei.",
            "Springer Bella acht, Cesar sechs."
        ]
    );
    let ran = run(&[
        "announce", "--voice", "en", "--form", "short", "--fen", KIWIPETE, "Qxf6",
    ]);
    assert_eq!(ran.lines(), ["Queen takes knight on Felix 6."]);
}

#[test]
fn announce_says_which_move_is_wrong() {
    let ran = run(&["announce", "e4", "e5", "Ke3"]);
    assert!(ran.complaint().contains("move 3: Ke3: "), "{ran:?}");
    assert_eq!(ran.out.lines().count(), 2);
}

#[test]
fn announce_for_programs() {
    let ran = run(&["announce", "--json", "Nf3", "d5"]);
    let values = ran.json();
    assert_eq!(values.len(), 2);
    assert_eq!(values[0]["uci"], "g1f3");
    assert_eq!(values[0]["san"], "Nf3");
    assert_eq!(values[0]["text"], "Springer Gustav eins, Felix drei.");
    assert_eq!(values[0]["language"], "de");
    assert_eq!(values[1]["spoken"], "Bauer David sieben, David fünf.");
}

/// The length of a WAV file in seconds, and its loudest sample.
fn measured(path: &str) -> (f64, i32) {
    let mut wav = hound::WavReader::open(path).expect("a WAV file");
    let spec = wav.spec();
    let seconds = f64::from(wav.duration()) / f64::from(spec.sample_rate);
    let peak = match spec.sample_format {
        hound::SampleFormat::Int => wav.samples::<i32>().map(|s| s.unwrap().abs()).max(),
        hound::SampleFormat::Float => {
            let peak = wav.samples::<f32>().map(|s| s.unwrap().abs());
            Some((peak.fold(0.0, f32::max) * 32767.0).round() as i32)
        }
    };
    (seconds, peak.unwrap_or(0))
}

#[test]
fn announce_renders_speech() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("e4.wav");
    let path = path.to_str().unwrap();
    let ran = run(&["announce", "--voice", "en", "--wav", path, "e4"]);
    assert_eq!(ran.lines(), ["Pawn Eva 2, Eva 4."]);
    let (one, peak) = measured(path);
    assert!(
        (1.0..5.0).contains(&one),
        "{one} seconds of speech and pause"
    );
    assert!(peak > 1_000, "it is not silent: {peak}");
    run(&[
        "announce", "--voice", "en", "--wav", path, "e4", "e5", "Nf3",
    ])
    .lines();
    let (three, _) = measured(path);
    assert!(
        three > 2.0 * one,
        "{three} seconds for three moves, {one} for one"
    );
    let ran = run(&["announce", "--wav", "/dev/null/none.wav", "e4"]);
    assert!(ran.complaint().contains("/dev/null/none.wav"));
}

#[test]
fn hear_prints_the_move() {
    assert_eq!(run(&["hear", "Nf3"]).lines(), ["g1f3"]);
    assert_eq!(run(&["hear", "e2e4"]).lines(), ["e2e4"]);
    assert_eq!(run(&["hear", "--fen", KIWIPETE, "O-O-O"]).lines(), ["e1c1"]);
    let ran = run(&["hear", "--json", "Nf3"]);
    assert_eq!(ran.json()[0]["uci"], "g1f3");
}

#[test]
fn hear_refuses_with_the_reason() {
    let ran = run(&["hear", "e1e2"]);
    assert_eq!(ran.complaint(), "annabella: Your own pawn is on Eva 2.\n");
    assert_eq!(ran.out, "");
    let ran = run(&["hear", "--voice", "de", "e1e2"]);
    assert!(ran.complaint().contains("der eigene Bauer"), "{ran:?}");
    let ran = run(&["hear", "--voice", "fide-de", "e1e2"]);
    assert!(ran.complaint().contains("der eigene Bauer"), "{ran:?}");
    let ran = run(&["hear", "qwertz"]);
    assert!(ran.complaint().contains("qwertz"), "{ran:?}");
    let ran = run(&["hear", "--json", "e1e2"]);
    assert_eq!(ran.json()[0]["refused"], "Your own pawn is on Eva 2.");
    assert_eq!(ran.code, 1);
}

#[test]
fn hear_answers_every_line() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let good = format!("{start}\tNf3\n{TWO_KNIGHTS}\tNge2\n");
    assert_eq!(run_with(&["hear", "-"], &good).lines(), ["g1f3", "g1e2"]);
    let bad = format!("{good}{start}\te1e2\nno tab\nno fen\te4\n{start}\te4\n");
    let ran = run_with(&["hear", "-"], &bad);
    let answers: Vec<&str> = ran.out.lines().collect();
    assert_eq!(answers, ["g1f3", "g1e2", "-", "-", "-", "e2e4"]);
    for place in ["-:3:1: ", "-:4:1: ", "-:5:1: "] {
        assert!(ran.complaint().contains(place), "{ran:?}");
    }
    let ran = run_with(&["hear", "--json", "-"], &bad);
    assert_eq!(ran.json().len(), 6);
    assert!(ran.json()[2]["refused"].is_string());
}

const TWO_GAMES: &str = "[Event \"One\"]\n[White \"Anna\"]\n[Black \"Hector\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n\
    [Event \"Two\"]\n[Result \"*\"]\n\n1. e4 *\n";

#[test]
fn score_writes_every_announcement() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), "two.pgn", TWO_GAMES);
    let ran = run(&["score", &path, "--to", "text", "--voice", "en"]);
    let lines = ran.lines();
    assert!(lines[0].contains("Game 1 of 2"), "{lines:?}");
    assert!(lines[0].contains("Anna against Hector"), "{lines:?}");
    assert_eq!(lines[1], "1. Pawn Felix 2, Felix 3.");
    assert_eq!(lines[4], "2... Queen David 8, Hector 4, checkmate.");
    assert!(lines[5].contains("Black won"), "{lines:?}");
    let ran = run(&["score", &path, "--to", "text", "--json"]);
    let games = ran.json();
    assert_eq!(games.len(), 2, "one object for each game");
    assert_eq!(games[0]["tags"]["White"], "Anna");
    assert_eq!(games[0]["result"], "0-1");
    assert_eq!(games[0]["moves"][3]["uci"], "d8h4");
    assert_eq!(games[1]["result"], Value::Null);
}

#[test]
fn score_writes_games_that_read_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), "two.pgn", TWO_GAMES);
    let once = run(&["score", &path, "--to", "pgn"]);
    once.lines();
    let again = file(folder.path(), "again.pgn", &once.out);
    assert_eq!(run(&["score", &again, "--to", "pgn"]).out, once.out);
    let text = |path: &str| run(&["score", path, "--to", "text"]).out;
    assert_eq!(text(&path), text(&again));
    let out = folder.path().join("out.pgn");
    let ran = run(&["score", &path, "--to", "pgn", "-o", out.to_str().unwrap()]);
    assert_eq!(ran.lines(), Vec::<&str>::new());
    assert_eq!(fs::read_to_string(out).unwrap(), once.out);
}

#[test]
fn score_keeps_the_good_games_of_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let text = format!("[Event \"Zero\"]\n[Result \"*\"]\n\n1. e4 e5 2. Ke3 *\n\n{TWO_GAMES}");
    let path = file(folder.path(), "three.pgn", &text);
    let ran = run(&["score", &path, "--to", "text", "--voice", "en"]);
    // Not every game could be written.
    assert_eq!(ran.code, 3, "{ran:?}");
    assert!(ran.err.contains("three.pgn:4:13: "), "{ran:?}");
    assert!(ran.err.contains("Ke3"), "{ran:?}");
    // The bad one is kept up to there; each has its number in the file.
    assert!(ran.out.starts_with("Game 1 of 3"), "{ran:?}");
    assert!(ran.out.contains("Game 2 of 3"), "{ran:?}");
    assert!(ran.out.contains("Game 3 of 3"));
    let ran = run(&["score", "none.pgn", "--to", "text"]);
    assert!(ran.complaint().contains("none.pgn"), "{ran:?}");
    let empty = file(folder.path(), "empty.pgn", "");
    run(&["score", &empty, "--to", "text"]).complaint();
}

const REPEATED: &str = "[SetUp \"1\"]
[FEN \"6k1/Q1p2p1p/3p3P/3p2qN/1p5p/4P1P1/1Pb2PK1/8 b - - 0 1\"]
[Result \"1/2-1/2\"]

1... Qd8 2. Qd4 Qg5 3. Qa7 Qd8 4. Nf6+ Kh8 5. Nh5 Kg8 6. Qd4 Qg5 1/2-1/2
";

#[test]
fn score_tells_the_claims_of_each_game() {
    let folder = tempfile::tempdir().unwrap();
    let games = format!("{REPEATED}\n[Event \"short\"]\n\n1. e4 *\n");
    let path = file(folder.path(), "repeated.pgn", &games);
    let claims = ["score", &path, "--to", "claims", "--voice", "en"];
    let ran = run(&[&claims[..], &["--edition", "ussr-1956"]].concat());
    let lines = ran.lines();
    assert_eq!(
        lines[1..5],
        [
            "A draw could be claimed at 3 moments of the game.",
            "Move 5, Black to move, with an announced move the position would occur 3 times, not claimed, \
             § 17g (USSR 1956). The move: King Hector 8, Gustav 8.",
            "Move 6, White to move, the position has occurred 3 times, not claimed, § 17g (USSR 1956).",
            "Move 7, White to move, with an announced move the position would occur 3 times, the game was \
             drawn here, § 17g (USSR 1956). The move: Queen David 4, Anna 7.",
        ]
    );
    assert_eq!(
        lines.last(),
        Some(&"No draw could have been claimed in this game.")
    );

    let ran = run(&[&claims[..], &["--form-of-play", "rapid", "--json"]].concat());
    let [first, second] = ran.json().try_into().unwrap();
    assert_eq!(second["claims"].as_array().unwrap().len(), 0);
    let claim = &first["claims"][0];
    assert_eq!(claim["moves"][0]["uci"], "h8g8");
    assert_eq!(
        (&claim["plies"], &claim["fate"]),
        (&8.into(), &"missed".into())
    );
    assert_eq!(claim["article"], "Art. 9.2.1 (FIDE 2023)");
    assert_eq!(first["over"], Value::Null);

    for wrong in [["--edition", "fide-1900"], ["--form-of-play", "bullet"]] {
        run(&[&claims[..], &wrong].concat()).complaint();
    }
    let ussr = ["--edition", "ussr-1956", "--form-of-play", "rapid"];
    run(&[&claims[..], &ussr].concat()).complaint();
}

#[test]
fn score_renders_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), "two.pgn", TWO_GAMES);
    let out = folder.path().join("game.wav");
    let out = out.to_str().unwrap();
    let ran = run(&["score", &path, "--to", "wav", "--voice", "en", "-o", out]);
    assert_eq!(ran.code, 0, "{ran:?}");
    let (seconds, peak) = measured(out);
    assert!(
        (10.0..60.0).contains(&seconds),
        "{seconds} seconds for five moves"
    );
    assert!(peak > 1_000);
    let ran = run(&["score", &path, "--to", "wav"]);
    assert!(ran.complaint().contains("-o FILE"));
}

#[test]
fn moves_lists_all_legal_ones() {
    let ran = run(&["moves"]);
    assert_eq!(ran.lines().len(), 20);
    assert!(ran.lines().contains(&"g1f3 Nf3"));
    let fen = ["moves", "--json", "--fen", "8/P6k/8/8/8/8/8/K7 w - - 0 1"];
    let ran = run(&fen);
    let values = ran.json();
    assert_eq!(values.len(), 1);
    let moves = values[0].as_array().expect("a list");
    assert_eq!(moves.len(), 7);
    assert!(moves.contains(&serde_json::json!({ "uci": "a7a8n", "san": "a8=N" })));
}

#[test]
fn perft_counts() {
    for (args, expected) in [
        (vec!["perft", "0"], "1"),
        (vec!["perft", "1"], "20"),
        (vec!["perft", "2"], "400"),
        (vec!["perft", "3"], "8902"),
        (vec!["perft", "--fen", KIWIPETE, "1"], "48"),
    ] {
        assert_eq!(run(&args).lines(), [expected]);
    }
    let ran = run(&["perft", "--json", "2"]);
    assert_eq!(
        ran.json(),
        [serde_json::json!({ "depth": 2, "nodes": 400 })]
    );
}

#[test]
fn positions_that_cannot_be_are_named() {
    for command in [
        vec!["moves"],
        vec!["perft", "1"],
        vec!["hear", "e4"],
        vec!["announce", "e4"],
    ] {
        for (fen, reason) in [
            ("nonsense", "not the form"),
            ("8/8/8/8/8/8/8/K7 w - - 0 1", "missing-king"),
        ] {
            let mut args = command.clone();
            args.extend(["--fen", fen]);
            let ran = run(&args);
            assert!(ran.complaint().contains(reason), "{ran:?}");
            assert_eq!(ran.out, "");
        }
    }
}

#[test]
fn unknown_voices_and_languages_are_named_with_those_that_exist() {
    for args in [
        vec!["announce", "--voice", "xx", "e4"],
        vec!["hear", "--voice", "xx", "e4"],
        vec!["console", "--voice", "xx"],
        vec!["console", "--language", "xx"],
        vec!["score", "none.pgn", "--to", "text", "--voice", "xx"],
    ] {
        let ran = run(&args);
        assert!(ran.complaint().contains("xx: there are "), "{ran:?}");
        assert!(ran.complaint().contains("de"), "{ran:?}");
    }
    let ran = run(&["console", "--language", "fide-de"]);
    assert!(
        !ran.complaint().contains("are fide-de"),
        "an alphabet is no language"
    );
    let ran = run(&["console", "--audio-out", "trumpet"]);
    assert!(ran.complaint().contains("trumpet"), "{ran:?}");
}

const PLAY: &str = "@ language en\n@ voice en\n\n> e4\n  ~ move\n  Eva 4.\n";

#[test]
fn rehearse_prints_what_is_heard() {
    let ran = run_with(&["rehearse", "-"], "@ language en\n@ voice en\n\n> e4\n");
    assert_eq!(ran.lines(), PLAY.lines().collect::<Vec<_>>());
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), "a.play", PLAY);
    run(&["rehearse", "--check", &path]).lines();
}

#[test]
fn rehearse_checks() {
    let folder = tempfile::tempdir().unwrap();
    let other = PLAY.replace("Eva 4", "Eva 3");
    let path = file(folder.path(), "a.play", &other);
    let ran = run(&["rehearse", "--check", &path]);
    assert!(ran.complaint().contains("a.play:6:1: "), "{ran:?}");
    for longer in [
        format!("{PLAY}  And more.\n"),
        PLAY.replace("  Eva 4.\n", ""),
    ] {
        let path = file(folder.path(), "b.play", &longer);
        run(&["rehearse", "--check", &path]).complaint();
    }
}

#[test]
fn rehearse_names_the_line_that_means_nothing() {
    for (play, place) in [
        ("# fine\n\nwhat is this\n", "-:3:1: "),
        ("@ language en\n@ smell rose\n", "-:2:3: "),
        ("@ language klingon\n", "-:1:12: "),
        ("@ wait soon\n", "-:1:8: "),
        ("> e4\n@ voice en\n", "-:2:3: "),
        ("@ fen nonsense\n", "-:1:7: "),
    ] {
        let ran = run_with(&["rehearse", "-"], play);
        assert!(ran.complaint().contains(place), "{play:?}: {ran:?}");
        assert_eq!(ran.out, "");
    }
    run(&["rehearse", "none.play"]).complaint();
}

#[test]
fn the_console_plays() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let args = [
        "console",
        "--language",
        "en",
        "--voice",
        "en",
        "--data",
        data,
    ];
    let ran = run_with(&args, "e4\ne5\nquit\n");
    let lines = ran.lines();
    assert!(lines[0].starts_with("Annabella"), "{lines:?}");
    assert!(lines.contains(&"Eva 5."), "{lines:?}");
    assert_eq!(*lines.last().unwrap(), "Goodbye, your game is saved.");
    // The end of the input ends the program as well.
    let ran = run_with(&args, "y\nmoves\n");
    assert!(ran.lines().contains(&"Eva 5."), "{ran:?}");
}

#[test]
fn the_console_opens_the_file_that_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), "two.pgn", TWO_GAMES);
    let data = folder.path().to_str().unwrap();
    let args = [
        "console",
        "--language",
        "en",
        "--voice",
        "en",
        "--data",
        data,
        &path,
    ];
    let ran = run_with(&args, "next\nnext-game\nnext\n");
    assert!(ran.lines().contains(&"Felix 3."), "{ran:?}");
    assert!(ran.lines().contains(&"Eva 4."), "{ran:?}");
}

#[test]
fn without_a_display_the_console_takes_the_place_of_the_window() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let common = [
        "--audio-out",
        "none",
        "--language",
        "en",
        "--voice",
        "en",
        "--data",
        data,
    ];
    for first in [vec![], vec!["play"]] {
        let args: Vec<&str> = first.iter().chain(&common).copied().collect();
        let ran = run_with(&args, "n\ne4\nquit\n");
        assert_eq!(ran.code, 0, "{ran:?}");
        assert!(ran.err.contains("window"), "it says why: {ran:?}");
        assert!(ran.err.contains("console"), "it says what instead: {ran:?}");
        assert!(ran.out.contains("Eva 4."), "{ran:?}");
    }
}

#[test]
fn what_is_no_command_is_a_usage_error() {
    for args in [
        vec!["announce"],
        vec!["perft", "many"],
        vec!["--no-such-option"],
    ] {
        let ran = run(&args);
        assert_eq!(ran.code, 2, "{ran:?}");
        assert!(ran.err.contains("error"), "{ran:?}");
    }
}

#[test]
fn options_before_the_name_of_a_command_are_refused_and_not_forgotten() {
    let ran = run(&["--language", "ru", "console"]);
    assert_eq!(ran.code, 2, "{ran:?}");
    assert!(ran.err.contains("annabella console ..."), "{ran:?}");
    assert_eq!(ran.out, "");
}
