//! The embedded voices as a listener meets them: how long they speak, how loud, and how soon again.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::OnceLock;

use annabella::adapters::audio::Pcm;
use annabella::adapters::speaker::{
    Delivery, OfflineError, Passage, Segment, SpeakerSettings, render_offline,
};
use annabella::adapters::speech::{Embedded, EspeakPort, SpeechError, Synthesiser, SystemEspeak};
use annabella::earcon::Earcon;

const PHRASES: [(&str, &str); 3] = [
    ("de", "Springer Gustav eins, Felix drei"),
    ("en", "knight gustav one to felix three"),
    ("ru", "Конь Густав один, Феликс три"),
];

/// One unpacked copy of the port's data for all tests of this file.
fn cache_dir() -> PathBuf {
    static FOLDER: OnceLock<tempfile::TempDir> = OnceLock::new();
    FOLDER
        .get_or_init(|| tempfile::tempdir().unwrap())
        .path()
        .to_owned()
}

fn port() -> EspeakPort {
    EspeakPort::open(Some(&cache_dir())).unwrap()
}

/// The system's library. A machine without it may skip its tests, but not the one that watches over the project.
fn system() -> Option<SystemEspeak> {
    match SystemEspeak::load() {
        Ok(espeak) => Some(espeak),
        Err(error) => {
            assert!(std::env::var_os("CI").is_none(), "{error:?}");
            eprintln!("SKIPPED: the library of eSpeak NG is not installed");
            None
        }
    }
}

fn engines() -> Vec<Box<dyn Synthesiser>> {
    let mut engines: Vec<Box<dyn Synthesiser>> = vec![Box::new(port())];
    if let Some(system) = system() {
        engines.push(Box::new(system));
    }
    engines
}

fn seconds(samples: &Pcm) -> f32 {
    samples.len() as f32 / 48_000.0
}

fn peak(samples: &[i16]) -> u16 {
    samples.iter().map(|s| s.unsigned_abs()).max().unwrap_or(0)
}

/// The root of the mean square, in decibels of full scale.
fn level_db(samples: &[i16]) -> f32 {
    let sum: f32 = samples
        .iter()
        .map(|&s| (f32::from(s) / 32_768.0).powi(2))
        .sum();
    10.0 * (sum / samples.len() as f32).log10()
}

#[test]
fn both_engines_speak_all_three_languages_at_an_even_level() {
    for mut engine in engines() {
        for (language, text) in PHRASES {
            let samples = engine
                .synthesise(language, text, Delivery::from(1.0))
                .unwrap();
            let who = format!("{:?} {language}", engine.engine());
            assert!(
                (1.5..3.5).contains(&seconds(&samples)),
                "{who}: {} s",
                seconds(&samples)
            );
            assert!(peak(&samples) < 32_700, "{who} clips");
            assert!(peak(&samples) > 8_000, "{who} is too quiet");
            let level = level_db(&samples);
            assert!((-22.0..-16.0).contains(&level), "{who}: {level} dB");
        }
    }
}

#[test]
fn speech_begins_at_once() {
    for mut engine in engines() {
        for (language, text) in PHRASES {
            let samples = engine
                .synthesise(language, text, Delivery::from(1.0))
                .unwrap();
            let onset = samples.iter().position(|s| s.unsigned_abs() > 300).unwrap();
            let ms = onset / 48;
            assert!(
                ms < 30,
                "{:?} {language}: {ms} ms of silence",
                engine.engine()
            );
        }
    }
}

#[test]
fn twice_the_rate_is_about_half_as_long() {
    for mut engine in engines() {
        for (language, text) in PHRASES {
            let mut length = |rate| {
                seconds(
                    &engine
                        .synthesise(language, text, Delivery::from(rate))
                        .unwrap(),
                )
            };
            let (normal, double, triple) = (length(1.0), length(2.0), length(3.0));
            // The library of the system keeps a little of what was said before: up to 35 ms at the end.
            assert!(
                (0.45..0.6).contains(&(double / normal)),
                "{language}: {double} of {normal} s"
            );
            assert!(
                (0.28..0.42).contains(&(triple / normal)),
                "{language}: {triple} of {normal} s"
            );
        }
    }
}

#[test]
fn the_port_says_which_languages_it_lacks() {
    for language in ["it", "pl"] {
        let error = port()
            .synthesise(language, "uno", Delivery::from(1.0))
            .unwrap_err();
        let missing = SpeechError::VoiceMissing {
            language: language.into(),
        };
        assert_eq!(error, missing);
    }
}

#[test]
fn the_system_library_speaks_five_languages_and_names_a_missing_one() {
    let Some(mut espeak) = system() else { return };
    for language in ["de", "en", "ru", "es", "fr"] {
        let samples = espeak
            .synthesise(language, "Anna 1", Delivery::from(1.0))
            .unwrap();
        assert!(peak(&samples) > 8_000, "{language}");
    }
    let error = espeak
        .synthesise("tlh-unknown", "Qapla", Delivery::from(1.0))
        .unwrap_err();
    assert!(matches!(error, SpeechError::VoiceMissing { .. }));
    assert!(
        espeak.synthesise("de", "Anna", Delivery::from(1.0)).is_ok(),
        "an error leaves the voice usable"
    );
}

#[test]
fn odd_texts_do_no_harm() {
    for mut engine in engines() {
        for text in [
            "",
            "\0",
            "a\0b",
            "...",
            "♞",
            "<b>[[x]]</b>",
            "\u{1}5P",
            &"e4 ".repeat(50),
        ] {
            let _ = engine.synthesise("de", text, Delivery::from(1.0));
        }
        for rate in [f32::NAN, -1.0, 0.0, f32::INFINITY] {
            assert!(
                !engine
                    .synthesise("de", "Anna", Delivery::from(rate))
                    .unwrap()
                    .is_empty()
            );
        }
    }
}

/// What the voice hands over, joined.
fn spoken(voice: &mut Embedded, segment: &Segment, rate: f32) -> Vec<i16> {
    let mut whole = Vec::new();
    voice
        .speak(segment, rate, &mut |piece| {
            whole.extend_from_slice(&piece);
            ControlFlow::Continue(())
        })
        .unwrap();
    whole
}

#[test]
fn a_repeated_phrase_is_the_same_and_comes_in_one_piece() {
    for mut voice in [
        Embedded::new(Some(cache_dir())),
        Embedded::port_only(Some(cache_dir())),
    ] {
        let segment = Segment {
            language: "de".into(),
            text: PHRASES[0].1.into(),
        };
        let fresh = spoken(&mut voice, &segment, 1.5);
        let mut pieces = Vec::new();
        voice
            .speak(&segment, 1.5, &mut |piece| {
                pieces.push(piece);
                ControlFlow::Continue(())
            })
            .unwrap();
        assert_eq!(pieces.len(), 1);
        assert_eq!(pieces[0][..], fresh[..]);
    }
}

/// A phrase that takes seconds, so that it comes in pieces when it is made.
fn long(first: &str) -> Segment {
    Segment {
        language: "de".into(),
        text: format!("{first}. Anna eins. Bella zwei. Cäsar drei. David vier. Eva fünf."),
    }
}

/// In how many pieces a phrase comes, and how many samples they have.
fn pieces(voice: &mut Embedded, segment: &Segment, rate: f32) -> (usize, usize) {
    let mut counted = (0, 0);
    let mut count = |piece: Pcm| {
        counted = (counted.0 + 1, counted.1 + piece.len());
        ControlFlow::Continue(())
    };
    voice.speak(segment, rate, &mut count).unwrap();
    counted
}

#[test]
fn rate_and_language_make_another_phrase() {
    let mut voice = Embedded::new(Some(cache_dir()));
    let phrase = long("Zuerst");
    let other = Segment {
        language: "en".into(),
        ..phrase.clone()
    };
    assert!(pieces(&mut voice, &phrase, 1.0).0 > 1);
    assert!(pieces(&mut voice, &phrase, 1.2).0 > 1);
    assert!(pieces(&mut voice, &other, 1.0).0 > 1);
    assert_eq!(pieces(&mut voice, &phrase, 1.0).0, 1);
}

/// What is kept has its limit: 32 MiB of samples of two bytes.
#[test]
fn the_phrase_used_longest_ago_is_forgotten_first() {
    let mut voice = Embedded::new(Some(cache_dir()));
    let (used, unused) = (long("Zuerst"), long("Danach"));
    let mut samples = pieces(&mut voice, &used, 1.0).1 + pieces(&mut voice, &unused, 1.0).1;
    let mut number = 0;
    while samples <= 17 << 20 {
        number += 1;
        samples += pieces(&mut voice, &long(&number.to_string()), 1.0).1;
        assert_eq!(pieces(&mut voice, &used, 1.0).0, 1);
    }
    assert!(pieces(&mut voice, &unused, 1.0).0 > 1);
    assert_eq!(pieces(&mut voice, &used, 1.0).0, 1);
}

#[test]
fn a_prepared_phrase_comes_in_one_piece_and_one_given_up_does_not() {
    let mut voice = Embedded::new(Some(cache_dir()));
    let text = "Anna eins. Bella zwei. Cäsar drei. David vier. Eva fünf. Felix sechs.";
    let mut pieces = |wanted: bool| {
        let segment = Segment {
            language: "de".into(),
            text: format!("{wanted} {text}"),
        };
        voice.prepare(&segment, 1.0, &|| wanted);
        let mut pieces = 0;
        voice
            .speak(&segment, 1.0, &mut |_| {
                pieces += 1;
                ControlFlow::Continue(())
            })
            .unwrap();
        pieces
    };
    assert_eq!(pieces(true), 1);
    assert!(pieces(false) > 1);
}

#[test]
fn a_phrase_broken_off_is_not_remembered_as_if_it_were_whole() {
    for mut voice in [
        Embedded::new(Some(cache_dir())),
        Embedded::port_only(Some(cache_dir())),
    ] {
        let text = "Anna eins. Bella zwei. Cäsar drei. David vier. Eva fünf. Felix sechs.";
        let segment = Segment {
            language: "de".into(),
            text: text.into(),
        };
        let mut part = 0;
        voice
            .speak(&segment, 1.0, &mut |piece| {
                part += piece.len();
                ControlFlow::Break(())
            })
            .unwrap();
        let whole = spoken(&mut voice, &segment, 1.0);
        assert!(part < whole.len() / 2, "{part} of {}", whole.len());
        assert!(whole.len() > 4 * 48_000);
    }
}

#[test]
fn the_port_unpacks_its_data_once_and_leaves_nothing_half_done() {
    let folder = tempfile::tempdir().unwrap();
    let threads: Vec<_> = (0..4)
        .map(|_| {
            let path = folder.path().to_owned();
            std::thread::spawn(move || EspeakPort::open(Some(&path)).is_ok())
        })
        .collect();
    assert!(threads.into_iter().all(|thread| thread.join().unwrap()));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn the_port_speaks_even_where_nothing_can_be_kept() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let mut port = EspeakPort::open(Some(&file.path().join("below a file"))).unwrap();
    assert!(port.synthesise("de", "Anna", Delivery::from(1.0)).is_ok());
}

#[test]
fn passages_become_a_file_with_speech_right_after_its_earcon() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.wav");
    let passage = |text: &str| Passage {
        sounds: vec![Earcon::Move.at("f3".parse().unwrap())],
        speech: vec![Segment {
            language: "de".into(),
            text: text.into(),
        }],
        pause_ms: 500,
    };
    let rendered = render_offline(
        &path,
        Some(cache_dir()),
        SpeakerSettings::default(),
        [passage("Springer Felix drei"), passage("Bauer Eva fünf")],
    )
    .unwrap();
    let mut reader = hound::WavReader::open(&path).unwrap();
    assert_eq!(reader.spec().sample_rate, 48_000);
    assert_eq!(u64::from(reader.duration()) / 48, rendered.length_ms);
    let left: Vec<i16> = reader
        .samples::<i16>()
        .step_by(2)
        .map(Result::unwrap)
        .collect();
    let earcon = 48 * Earcon::Move.length_ms() as usize;
    let after: Vec<i16> = left[earcon..earcon + 48 * 60].to_vec();
    assert!(peak(&left[..earcon]) > 1_000);
    assert!(peak(&after) > 1_000, "speech follows within 60 ms");
    assert!(peak(&left) < 32_000);
    let longest_silence = left
        .split(|s| s.unsigned_abs() > 200)
        .map(<[i16]>::len)
        .max()
        .unwrap();
    assert!(
        (450..700).contains(&(longest_silence / 48)),
        "{} ms",
        longest_silence / 48
    );
}

#[test]
fn a_file_that_cannot_be_written_is_an_error() {
    let error = render_offline(
        &PathBuf::from("/no such folder/game.wav"),
        None,
        SpeakerSettings::default(),
        [],
    )
    .unwrap_err();
    assert_eq!(error, OfflineError::File(std::io::ErrorKind::NotFound));
}
