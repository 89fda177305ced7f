//! From announcements to samples: earcons as tones, the mixer, what a device is given, and files.

#[cfg(feature = "sound")]
mod buffering;
#[cfg(feature = "sound")]
mod feed;
mod mixer;
mod resample;
mod tone;

use annabella::adapters::audio::{Recording, frames, soft_limit};

/// After so many samples a recording is brought to the file.
const FLUSHED: usize = 2 * frames(200);

#[test]
fn what_is_not_loud_is_untouched() {
    for sample in [0.0_f32, 0.3, -0.9, 0.9] {
        assert_eq!(soft_limit(sample).to_bits(), sample.to_bits());
    }
}

#[test]
fn nothing_passes_full_scale_and_louder_stays_louder() {
    let mut before = -2.0;
    for step in -400..=400 {
        let limited = soft_limit(step as f32 / 100.0);
        assert!(limited.abs() <= 1.0);
        assert!(limited >= before);
        before = limited;
    }
    assert!(soft_limit(f32::INFINITY) <= 1.0);
    assert_eq!(soft_limit(f32::NAN), 0.0);
}

#[test]
fn the_file_is_valid_while_it_grows() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("session.wav");
    let mut recording = Recording::create(&path, 2).unwrap();
    assert_eq!(hound::WavReader::open(&path).unwrap().duration(), 0);
    recording.append(&vec![0.5; FLUSHED + 10]).unwrap();
    std::mem::forget(recording);
    let mut reader = hound::WavReader::open(&path).unwrap();
    assert_eq!(reader.duration() as usize, FLUSHED / 2 + 5);
    assert!(
        reader
            .samples::<i16>()
            .all(|sample| sample.unwrap() == 16_384)
    );
}

#[test]
fn full_scale_does_not_wrap() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("session.wav");
    let mut recording = Recording::create(&path, 2).unwrap();
    recording.append(&[1.0, 7.0, -1.0, f32::NAN]).unwrap();
    recording.finish().unwrap();
    let samples = hound::WavReader::open(&path).unwrap().into_samples();
    let samples: Vec<i16> = samples.map(Result::unwrap).collect();
    assert_eq!(samples, [i16::MAX, i16::MAX, -i16::MAX, 0]);
}
