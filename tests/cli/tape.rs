//! The dictaphone: games of a file and a game that is played, as sound with a cue sheet; and what a kill leaves.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use annabella::adapters::speaker::{Passage, Segment, SpeakerSettings, Studio};
use annabella::adapters::tape::{CueMark, CueSheet, Tape};
use annabella::protocol::TapeFormat;

use crate::console::Program;
use crate::patience;

const GAMES: &str = "[White \"Anna\"]\n[Black \"Bella\"]\n[Result \"1-0\"]\n\n\
    1. e4 {[%clk 1:59:58]} e5 {[%clk 1:59:50]} 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n\n\
    [White \"Cesar\"]\n[Black \"David\"]\n[Result \"*\"]\n\n1. d4 d5 *\n";
/// A frame of a cue sheet, the 75th part of a second, in frames of the sound.
const PART: usize = 640;
const BLOCK: usize = 3_840;

/// The left samples of a file, and whether its head knows its length.
fn decoded(path: &Path) -> (Vec<i32>, bool) {
    if path.extension().unwrap() == "wav" {
        let mut wav = hound::WavReader::open(path).unwrap();
        assert_eq!(wav.spec().sample_rate, 48_000);
        let channels = wav.spec().channels.into();
        let all = wav.samples::<i32>().step_by(channels);
        return (all.map(Result::unwrap).collect(), true);
    }
    let mut flac = claxon::FlacReader::open(path).unwrap();
    let info = flac.streaminfo();
    assert_eq!(
        (info.channels, info.sample_rate, info.bits_per_sample),
        (2, 48_000, 16)
    );
    // What a kill has cut off in the middle of a block is the end.
    let all = flac.samples().step_by(2);
    let samples: Vec<i32> = all.map_while(Result::ok).collect();
    if let Some(length) = info.samples {
        assert_eq!(length as usize, samples.len());
    }
    (samples, info.samples.is_some())
}

/// The titles of the tracks, and where each begins, in samples.
fn tracks(path: &Path) -> Vec<(String, usize)> {
    let text = fs::read_to_string(path.with_extension("cue")).unwrap();
    let name = path.file_name().unwrap().to_str().unwrap();
    assert!(text.contains(&format!("FILE \"{name}\" WAVE")), "{text}");
    let mut tracks: Vec<(String, usize)> = Vec::new();
    for line in text.lines() {
        if let Some(title) = line.strip_prefix("    TITLE ") {
            tracks.push((title.trim_matches('"').to_owned(), 0));
        }
        if let Some(time) = line.strip_prefix("    INDEX 01 ") {
            let parts: Vec<usize> = time.split(':').map(|part| part.parse().unwrap()).collect();
            let [minutes, seconds, rest] = parts[..] else {
                panic!("{line}")
            };
            tracks.last_mut().unwrap().1 = ((minutes * 60 + seconds) * 75 + rest) * PART;
        }
    }
    tracks
}

/// The speech of a track begins within 200 ms after its index, and 300 ms before it nothing is heard.
fn check_starts(samples: &[i32], tracks: &[(String, usize)]) {
    for (title, at) in tracks {
        let heard = samples[*at..].iter().position(|sample| sample.abs() > 300);
        let heard = heard.unwrap_or_else(|| panic!("{title}: nothing is heard"));
        assert!(
            heard < 9_600,
            "{title} begins {heard} samples after its index"
        );
        let before = &samples[at.saturating_sub(14_400)..*at];
        assert!(
            before.iter().all(|sample| sample.abs() < 50),
            "{title}: no silence before"
        );
    }
}

fn score(folder: &Path, to: &str, out: &str, pgn: &str) -> (PathBuf, String, bool) {
    let file = folder.join("games.pgn");
    fs::write(&file, pgn).unwrap();
    let out = folder.join(out);
    let ran = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(["score", "--voice", "en", "--to", to, "-o"])
        .args([&out, &file])
        .env("HOME", folder)
        .env("LC_ALL", "en_US.UTF-8")
        .output()
        .unwrap();
    let said = String::from_utf8(ran.stderr).unwrap();
    (out, said, ran.status.success())
}

#[test]
fn games_of_a_file_are_the_same_sound_in_both_formats() {
    let folder = tempfile::tempdir().unwrap();
    let (flac, said, good) = score(folder.path(), "flac", "a.flac", GAMES);
    assert!(good, "{said}");
    assert!(said.contains("a.flac: 13 announcements"), "{said}");
    let (wav, ..) = score(folder.path(), "wav", "b.wav", GAMES);
    let (samples, knows) = decoded(&flac);
    assert!(knows);
    assert_eq!(samples, decoded(&wav).0);
    let channels = hound::WavReader::open(&wav).unwrap().spec().channels;
    assert_eq!(channels, 1, "both ears hear the same");
    assert!(fs::metadata(&flac).unwrap().len() < fs::metadata(&wav).unwrap().len());
    let found = tracks(&flac);
    let titles: Vec<&str> = found.iter().map(|(title, _)| title.as_str()).collect();
    let first = [
        "Anna \u{2013} Bella",
        "1. e4",
        "2. Qh5",
        "3. Bc4",
        "4. Qxf7#",
    ];
    assert_eq!(titles[..5], first);
    assert_eq!(titles[5..], ["Cesar \u{2013} David", "1. d4"]);
    check_starts(&samples, &found);
    assert_eq!(found, tracks(&wav));
    let cue = fs::read_to_string(flac.with_extension("cue")).unwrap();
    assert!(cue.contains("REM WHITE \"1:59:58\""), "{cue}");
    // The spoken clock makes the first move longer than the one without.
    let length = |at: usize| found[at + 1].1 - found[at].1;
    assert!(length(1) > length(2) + 48_000, "{found:?}");
}

#[test]
fn a_bad_game_is_told_and_what_cannot_be_written_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let bad = format!("{GAMES}\n[White \"Eva\"]\n\n1. e4 e5 2. Ke3 *\n");
    let (flac, said, good) = score(folder.path(), "flac", "a.flac", &bad);
    assert!(!good);
    assert!(said.contains("games.pgn:15:13: "), "{said}");
    // The bad game is kept up to there.
    assert_eq!(tracks(&flac).len(), 9);
    let (_, said, good) = score(folder.path(), "wav", "none/a.wav", GAMES);
    assert!(!good && said.contains("none/a.wav"), "{said}");
    let left = fs::read_dir(folder.path()).unwrap();
    let mut left: Vec<String> = left
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.contains("a."))
        .collect();
    left.sort();
    assert_eq!(left, ["a.cue", "a.flac"]);
}

#[test]
fn what_is_longer_than_a_wav_file_is_refused_before_anything_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(40);
    let game = format!("[White \"A\"]\n\n{moves} *\n\n");
    let (_, err, done) = score(folder.path(), "wav", "long.wav", &game.repeat(500));
    assert!(
        !done && err.contains("4 GiB") && err.contains("flac"),
        "{err}"
    );
    let mut left: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
    left.retain(|file| {
        file.as_ref()
            .unwrap()
            .file_name()
            .to_string_lossy()
            .contains("long")
    });
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn the_own_voice_stands_behind_its_announcement() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.flac");
    let mut tape = Tape::live(&path, TapeFormat::Flac, CueSheet::new("own")).unwrap();
    let mut studio = Studio::new(None, SpeakerSettings::default());
    let passage = Passage {
        sounds: Vec::new(),
        speech: vec![Segment {
            language: "en".to_owned(),
            text: "knight f 3".to_owned(),
        }],
        pause_ms: 100,
    };
    let mark = |number| {
        Some(CueMark {
            game: 1,
            number,
            title: number.to_string(),
            remarks: Vec::new(),
        })
    };
    tape.announce(&mut studio, &passage, mark(1)).unwrap();
    let (before, knows) = decoded(&path);
    assert!(
        !knows && before.len() % BLOCK == 0,
        "it can be played already"
    );
    tape.append_voice(&[5_000; 1_000]).unwrap();
    tape.announce(&mut studio, &passage, mark(2)).unwrap();
    tape.finish().unwrap();
    let (samples, knows) = decoded(&path);
    assert!(knows);
    assert_eq!(samples.len(), 2 * before.len() + BLOCK);
    let voice = &samples[before.len()..][..BLOCK];
    assert!(
        voice[..1_000]
            .iter()
            .all(|sample| (4_990..5_010).contains(sample))
    );
    assert!(voice[1_000..].iter().all(|sample| *sample == 0));
    assert_eq!(tracks(&path)[1].1, before.len() + BLOCK);
}

/// Enters lines.
fn enter(program: &mut Program, lines: &[&str]) {
    let input = program.child.stdin.as_mut().unwrap();
    writeln!(input, "{}", lines.join("\n")).unwrap();
}

/// Everything up to the line that has this in it.
fn until(program: &Program, wanted: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let is_said = program.read_until(&mut lines, |line| line.contains(wanted));
    assert!(is_said, "{wanted} is not said: {lines:?}");
    lines
}

fn recording(folder: &Path, ending: &str) -> PathBuf {
    let all = fs::read_dir(folder.join("data/recordings")).unwrap();
    let all: Vec<PathBuf> = all.map(|entry| entry.unwrap().path()).collect();
    let is_it = |path: &&PathBuf| path.extension().unwrap() == ending;
    let found: Vec<&PathBuf> = all.iter().filter(is_it).collect();
    assert_eq!(found.len(), 1, "{all:?}");
    found[0].clone()
}

#[test]
fn a_game_is_recorded_while_it_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::start(folder.path());
    enter(
        &mut program,
        &["y", "dictaphone wav", "dictaphone", "dictaphone start"],
    );
    until(&program, "Recording this game");
    until(&program, "Recording is on");
    enter(
        &mut program,
        &["e4", "e5", "what stands on e4", "e6", "Nf3", "dictaphone"],
    );
    let said = until(&program, "announcements").join("\n");
    assert!(said.contains("Recording stopped"), "{said}");
    assert!(said.contains(": 3 announcements, "), "{said}");
    enter(&mut program, &["Nc6", "quit"]);
    until(&program, "Goodbye");
    program.child.wait().unwrap();
    let path = recording(folder.path(), "wav");
    let (samples, _) = decoded(&path);
    let found = tracks(&path);
    let titles: Vec<&str> = found.iter().map(|(title, _)| title.as_str()).collect();
    assert_eq!(titles, ["1. e4", "2. Nf3"]);
    check_starts(&samples, &found);
}

#[test]
fn what_a_killed_program_has_recorded_can_be_played() {
    for format in ["flac", "wav"] {
        let folder = tempfile::tempdir().unwrap();
        let mut program = Program::start(folder.path());
        let set = format!("dictaphone {format}");
        enter(
            &mut program,
            &["y", &set, "dictaphone", "e4", "e5", "Nf3", "Nc6", "Bb5"],
        );
        until(&program, "In the file");
        // The file grows with each announcement; it is cut off when some are there.
        let path = recording(folder.path(), format);
        patience::until("two moves are recorded", || {
            path.with_extension("cue").exists() && tracks(&path).len() >= 2
        });
        program.kill(&mut Vec::new());
        let found = tracks(&path);
        let (samples, knows) = decoded(&path);
        assert_eq!(knows, format == "wav");
        assert_eq!(
            found[..2]
                .iter()
                .map(|(title, _)| title.as_str())
                .collect::<Vec<_>>(),
            ["1. e4", "2. Nf3"]
        );
        check_starts(&samples, &found[..2]);
    }
}

fn marked(games: u32, numbers: u32) -> CueSheet {
    let mut sheet = CueSheet::new("t");
    let mut frames = 0;
    for game in 1..=games {
        for number in 0..=numbers {
            let title = format!("{game}/{number}");
            let remarks = Vec::new();
            sheet.mark(
                frames,
                CueMark {
                    game,
                    number,
                    title,
                    remarks,
                },
            );
            frames += 64_000;
        }
    }
    sheet
}

fn titles(sheet: &CueSheet) -> Vec<String> {
    let text = sheet.text(Path::new("game.flac"));
    let titles = text
        .lines()
        .filter_map(|line| line.strip_prefix("    TITLE "));
    titles
        .map(|title| title.trim_matches('"').to_owned())
        .collect()
}

#[test]
fn each_number_is_a_track_while_there_is_room() {
    assert_eq!(titles(&marked(1, 98)).len(), 99);
    let longer = marked(1, 99);
    assert_eq!(titles(&longer)[..4], ["1/0", "1/1", "1/3", "1/5"]);
    assert_eq!(titles(&longer).len(), 51);
    assert_eq!(titles(&marked(2, 60))[31..34], ["2/0", "2/1", "2/3"]);
    let many = marked(99, 40);
    assert_eq!(titles(&many).len(), 99);
    assert_eq!(titles(&many)[..2], ["1/0", "2/0"]);
    let more = marked(1_000, 3);
    assert_eq!(titles(&more)[..3], ["1/0", "17/0", "33/0"]);
    assert!(titles(&more).len() <= 99);
}

#[test]
fn the_sheet_is_as_players_read_it() {
    let mut sheet = CueSheet::new("Anna \"A.\" \u{2013} Bella");
    let mark = CueMark {
        game: 1,
        number: 12,
        title: "12. Nf3".to_owned(),
        remarks: vec![("TIME", "14:32:05".to_owned())],
    };
    sheet.mark(48_000 * 61 + 640, mark.clone());
    // The same place again is the same track.
    sheet.mark(48_000 * 65, mark);
    assert_eq!(
        sheet.text(Path::new("/x/game.flac")),
        "TITLE \"Anna 'A.' \u{2013} Bella\"\r\nFILE \"game.flac\" WAVE\r\n  TRACK 01 AUDIO\r\n    TITLE \"12. Nf3\"\r\n    \
         REM TIME \"14:32:05\"\r\n    INDEX 01 01:01:01\r\n"
    );
}
