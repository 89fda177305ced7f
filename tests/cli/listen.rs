//! `listen` as somebody meets it who has recordings: what it measures, and what it says where something is missing.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use annabella::adapters::audio::SAMPLE_RATE_HZ;
use annabella::adapters::speech::{Delivery, Embedded, Segment, Speaking};

use super::run_in;
use crate::model::model;

/// Words that a voice says which is none of those that the phrases are made with.
fn record(folder: &Path, words: &[(&str, &str)]) {
    let mut voice = Embedded::new(Some(folder.to_owned()));
    fs::create_dir_all(folder.join("said")).unwrap();
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate: SAMPLE_RATE_HZ,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    for (name, word) in words {
        let delivery = Delivery {
            rate: 0.9,
            pitch: 1.1,
            speaking: Speaking::Deep,
        };
        let segment = Segment {
            language: "en".to_owned(),
            text: (*word).to_owned(),
        };
        let path = folder.join("said").join(format!("{name}.wav"));
        let mut file = hound::WavWriter::create(path, spec).unwrap();
        voice
            .speak(&segment, delivery, &mut |piece| {
                piece
                    .iter()
                    .for_each(|sample| file.write_sample(*sample).unwrap());
                ControlFlow::Continue(())
            })
            .unwrap();
        file.finalize().unwrap();
    }
}

const WORDS: [(&str, &str); 16] = [
    ("1", "one"),
    ("2", "two"),
    ("3", "three"),
    ("4", "four"),
    ("5", "five"),
    ("6", "six"),
    ("7", "seven"),
    ("8", "eight"),
    ("a", "alpha"),
    ("b", "bravo"),
    ("c", "charlie"),
    ("d", "delta"),
    ("e", "echo"),
    ("f", "foxtrot"),
    ("g", "golf"),
    ("h", "hotel"),
];

#[test]
fn moves_of_another_voice_are_found_and_counted() {
    let Some(model) = model() else { return };
    let folder = tempfile::tempdir().unwrap();
    record(folder.path(), &WORDS);
    let model = model.to_str().unwrap();
    let arguments = ["listen", "--test", "said", "--moves", "4", "--model", model];
    let (out, err, is_done) = run_in(folder.path(), arguments);
    assert!(is_done, "{err}");
    let row = |name: &str| -> Vec<usize> {
        let row = out.lines().find(|line| line.starts_with(name));
        let row = row.unwrap_or_else(|| panic!("{name} is not in {out}"));
        row.split('\t')
            .skip(1)
            .take(7)
            .map(|cell| cell.parse().unwrap())
            .collect()
    };
    for noise in ["clean", "20 dB", "10 dB"] {
        let [said, nearest, .., wrong, _] = row(&format!("words, {noise}"))[..] else {
            panic!("{out}");
        };
        assert_eq!(said, 16);
        assert!(nearest >= 14 && wrong <= 1, "{out}");
        let [said, nearest, .., wrong, _] = row(&format!("moves, {noise}"))[..] else {
            panic!("{out}");
        };
        assert_eq!(said, 4);
        assert!(nearest >= 3 && wrong == 0, "{out}");
    }
}

#[test]
fn sentences_are_measured_without_words_and_are_not_learnt() {
    let Some(model) = model() else { return };
    let folder = tempfile::tempdir().unwrap();
    let sentence = "knight golf one to foxtrot three";
    record(folder.path(), &[(&format!("{sentence}_ann_0"), sentence)]);
    let model = model.to_str().unwrap();
    let alone = ["listen", "--test", "said", "--moves", "1", "--model", model];
    let learnt = [&alone[..], &["--learn"]].concat();
    for arguments in [&alone[..], &learnt[..]] {
        let (out, err, is_done) = run_in(folder.path(), arguments.iter().copied());
        assert!(is_done, "{err}");
        let rows = ["moves, clean\t0\t", "sentences, clean\t1\t"];
        let has = |start: &&str| out.lines().any(|line| line.starts_with(*start));
        assert!(rows.iter().all(has), "{out}");
    }
}

#[test]
fn what_is_missing_or_broken_is_said_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let complaint = |arguments: &[&str]| {
        let all = [&["listen"], arguments].concat();
        let (out, err, is_done) = run_in(folder.path(), all);
        assert!(!is_done && out.is_empty(), "{out}");
        assert_eq!(err.lines().count(), 1, "{err}");
        err
    };
    fs::create_dir(folder.path().join("empty")).unwrap();
    fs::write(folder.path().join("other.onnx"), "no model").unwrap();
    let missing = complaint(&["--test", "empty", "--model", "nowhere.onnx"]);
    assert!(missing.contains("./x listening"), "{missing}");
    let damaged = complaint(&["--test", "empty", "--model", "other.onnx"]);
    assert!(damaged.contains("damaged"), "{damaged}");
    let names = complaint(&["--test", "empty", "--files", "anna berta"]);
    assert!(names.contains("eight words"), "{names}");
    let Some(model) = model() else { return };
    let model = model.to_str().unwrap();
    let none = complaint(&["--test", "empty", "--model", model]);
    assert!(none.contains("empty: no recordings"), "{none}");
    let nowhere = complaint(&["--test", "nowhere", "--model", model]);
    assert!(nowhere.contains("nowhere"), "{nowhere}");
    fs::write(folder.path().join("empty/1.wav"), "no sound").unwrap();
    let broken = complaint(&["--test", "empty", "--model", model]);
    assert!(broken.contains("1.wav"), "{broken}");
}
