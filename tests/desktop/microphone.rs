//! The dictaphone with a microphone: what a player says stands behind the announcement it belongs to.
#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use std::f64::consts::TAU;
use std::fs;
use std::path::{Path, PathBuf};

use crate::harness::Desktop;

const RATE_HZ: u32 = 48_000;

/// The voices of the two players: tones that no announcement has for long, in Hz.
const VOICES_HZ: [u32; 2] = [1_000, 440];

/// Half a second of a tone begins and ends within a window of this length, in samples.
const WINDOW: usize = RATE_HZ as usize / 4;

fn say(desktop: &Desktop, voice_hz: u32) {
    let path = desktop.place("HOME").join(format!("{voice_hz}.wav"));
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate: RATE_HZ,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut wav = hound::WavWriter::create(&path, spec).unwrap();
    for at in 0..2 * RATE_HZ {
        let phase = f64::from(at) * f64::from(voice_hz) / f64::from(RATE_HZ);
        wav.write_sample((12_000.0 * (phase * TAU).sin()) as i16)
            .unwrap();
    }
    wav.finalize().unwrap();
    let played = desktop
        .command("paplay")
        .args(["-d", "micsink"])
        .arg(path)
        .status();
    assert!(played.unwrap().success());
}

fn recording(desktop: &Desktop) -> Option<PathBuf> {
    let folder = desktop.place("XDG_DATA_HOME").join("annabella/recordings");
    let entries = fs::read_dir(folder).ok()?;
    let mut paths = entries.map(|entry| entry.unwrap().path());
    paths.find(|path| path.extension().is_some_and(|ending| ending == "wav"))
}

/// The tone of each quarter of a second that is one of the voices: the steady number of its periods tells it.
fn voices_in(path: &Path) -> Vec<u32> {
    let mut wav = hound::WavReader::open(path).unwrap();
    let channels = usize::from(wav.spec().channels);
    let samples: Vec<i16> = wav.samples().map(Result::unwrap).collect();
    let left: Vec<i16> = samples.into_iter().step_by(channels).collect();
    let voice = |window: &[i16]| {
        let rises = window.windows(2).filter(|two| two[0] < 0 && two[1] >= 0);
        let hz = u32::try_from(4 * rises.count()).unwrap();
        let is_loud = window
            .chunks(WINDOW / 8)
            .all(|part| part.iter().any(|one| *one > 6_000));
        VOICES_HZ
            .into_iter()
            .find(|voice| is_loud && voice.abs_diff(hz) < 20)
    };
    let mut found: Vec<u32> = left.chunks_exact(WINDOW).filter_map(voice).collect();
    found.dedup();
    found
}

#[test]
fn what_the_players_say_is_recorded_behind_their_moves() {
    if !Desktop::is_available() || !cfg!(feature = "sound") {
        return;
    }
    let mut desktop = Desktop::open(&[("LANG", "en_US.UTF-8")]);
    desktop.settings(
        "output = \"own-voice\"\nannouncer = \"en\"\n[tape]\nformat = \"wav\"\nown-voice = true\n",
    );
    desktop.launch(&[]);
    desktop.wait_for_log("said ");
    desktop.keys("ctrl+shift+c");
    desktop.wait_for_log("said Recording this game");
    for ((text, said), voice_hz) in [("e4", "Eva 4"), ("e5", "Eva 5")]
        .into_iter()
        .zip(VOICES_HZ)
    {
        desktop.type_text(text);
        desktop.keys("Return");
        desktop.wait_for_log(&format!("said {said}"));
        say(&desktop, voice_hz);
    }
    desktop.keys("ctrl+shift+c");
    desktop.wait_for_log("2 announcements");
    let path = recording(&desktop).expect("a record was made");
    assert_eq!(voices_in(&path), VOICES_HZ);
    desktop.stop();
}
