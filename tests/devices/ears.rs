//! What each of two players hears, and that nothing runs together in the ear.

use annabella::protocol::{
    Change, Choice as _, Ears, FileNames, MoveForm, Report, Setting, Settings, SoundSetting,
    Speaking,
};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};

use annabella::adapters::audio::playback::{PlaybackEvent, SinkEvent};
use annabella::adapters::audio::{Ear, MixerEvent, Output, Playback, Route, SinkChoice, Volumes};
use annabella::adapters::host::{Front, Host, Message, Start};
use annabella::adapters::speaker::{
    Announcement, Delivery, Loudspeaker, Segment, SpeakerEvent, SpeakerNotice, SpeakerSettings,
};
use annabella::adapters::speech::{EspeakPort, SpeechEngine, Synthesiser, SystemEspeak};
use annabella::board::Side;
use annabella::desk::{Desk, Heard};
use annabella::earcon::Earcon;
use annabella::input::{DeviceInput, Intent};
use annabella::narrate::cue::Audience;
use annabella::time::Moment;
use annabella::voice::Voice;

use crate::listener::{Listener, energy};
use crate::patience::{TOO_LONG, until};

const WHITE: Audience = Audience::One(Side::White);
const BLACK: Audience = Audience::One(Side::Black);

/// A desk on which the program has started.
fn desk(settings: &Settings) -> Desk {
    let mut desk = Desk::new(crate::words::voices());
    desk.handle(Moment::default(), Report::Started(settings.clone()));
    desk
}

fn plain() -> Settings {
    Settings {
        announcer: "en".to_owned(),
        ..Settings::default()
    }
}

/// What is heard of a line of the console.
fn enter(desk: &mut Desk, line: &str) -> Vec<Heard> {
    match desk.interpret(DeviceInput::Line(line.to_owned())) {
        Intent::Commands(commands) => commands
            .into_iter()
            .flat_map(|command| desk.handle(Moment::default(), command).1)
            .collect(),
        Intent::Heard(cues) => desk.tell(&cues),
        other => panic!("{line}: {other:?}"),
    }
}

fn audiences(desk: &mut Desk, line: &str) -> Vec<Audience> {
    enter(desk, line)
        .iter()
        .map(|heard| heard.audience)
        .collect()
}

#[test]
fn exploring_is_private_and_moves_are_for_both() {
    let mut desk = Desk::new(crate::words::voices());
    let (_, greeting) = desk.handle(Moment::default(), Report::Started(plain()));
    assert!(
        greeting
            .iter()
            .all(|heard| heard.audience == Audience::Both)
    );
    for line in [
        "look",
        "up",
        "go h1",
        "pieces",
        "attackers e4",
        "sweep rank",
        "type x",
    ] {
        let audiences = audiences(&mut desk, line);
        assert!(!audiences.is_empty(), "{line}");
        assert!(audiences.iter().all(|one| *one == WHITE), "{line}");
    }
    assert_eq!(audiences(&mut desk, "by black look"), [BLACK]);
    assert_eq!(
        audiences(&mut desk, "key Escape"),
        [WHITE],
        "the word typed"
    );
    assert_eq!(audiences(&mut desk, "e4"), [Audience::Both]);
    assert_eq!(
        audiences(&mut desk, "look"),
        [BLACK],
        "now it is Black's turn"
    );
    assert_eq!(audiences(&mut desk, "by white look"), [WHITE]);
    assert_eq!(audiences(&mut desk, "e6 e7"), [Audience::Both], "a refusal");
    let given = DeviceInput::By(Side::White, Box::new(DeviceInput::Line("turn".to_owned())));
    assert!(matches!(desk.interpret(given), Intent::Commands(_)));
    assert_eq!(desk.explorer(), Side::White);
}

fn announcement(ticket: u64, audience: Audience, text: &str) -> Announcement {
    Announcement {
        ticket,
        audience,
        sounds: vec![Earcon::Own.at("e4".parse().unwrap())],
        speech: vec![Segment {
            language: "en".into(),
            text: text.into(),
        }],
    }
}

fn wait_for(inbox: &Receiver<SpeakerEvent>, ticket: u64) {
    while inbox.recv_timeout(TOO_LONG).unwrap() != SpeakerEvent::Finished(ticket) {}
}

/// The energy in each ear of a file.
fn energy_in(path: &Path) -> [f32; 2] {
    let mut reader = hound::WavReader::open(path).unwrap();
    let samples = reader.samples::<i16>();
    let samples: Vec<f32> = samples
        .map(|sample| f32::from(sample.unwrap()) / 32_768.0)
        .collect();
    energy(&samples)
}

/// An announcement to somebody, as the files of the two outputs have it; `None` where there is no file.
fn recorded(ears: Ears, reversed: bool, audience: Audience) -> [Option<[f32; 2]>; 2] {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("session.wav");
    let second = path.with_extension("second.wav");
    let (events, inbox) = channel();
    let mut settings = SpeakerSettings {
        ears,
        ..SpeakerSettings::default()
    };
    settings.stage.reversed = reversed;
    let cache = folder.path().join("cache");
    let speaker = Loudspeaker::open(
        SinkChoice::Wav(path.clone()),
        Some(cache),
        settings,
        move |event| {
            let _ = events.send(event);
        },
    );
    if ears == Ears::TwoDevices {
        speaker.set_second(Some("the second one"));
        // It can be heard before its file is there.
        until("the second file is there", || second.exists());
    }
    speaker.play(announcement(1, audience, "bishop, bella seven"));
    wait_for(&inbox, 1);
    drop(speaker);
    [path, second].map(|path| path.exists().then(|| energy_in(&path)))
}

/// An announcement to White, one to Black and one to both.
fn three(ears: Ears, reversed: bool) -> [[Option<[f32; 2]>; 2]; 3] {
    [WHITE, BLACK, Audience::Both].map(|audience| recorded(ears, reversed, audience))
}

#[test]
fn each_player_has_an_ear_for_sound_and_speech() {
    for reversed in [false, true] {
        let heard = three(Ears::LeftRight, reversed);
        let [[Some(white), None], [Some(black), None], [Some(both), None]] = heard else {
            panic!("{heard:?}")
        };
        let (own, other) = if reversed { (1, 0) } else { (0, 1) };
        assert!(white[own] > 1.0 && white[other] == 0.0, "{white:?}");
        assert!(black[other] > 1.0 && black[own] == 0.0, "{black:?}");
        let balance = both[0] / both[1];
        assert!((0.8..1.25).contains(&balance), "{both:?}");
        let loudness = white[own] / (both[0] + both[1]);
        assert!((0.5..2.1).contains(&loudness), "{loudness}");
    }
}

#[test]
fn each_player_has_a_device_and_both_hear_what_concerns_both() {
    let heard = three(Ears::TwoDevices, false).map(|files| files.map(Option::unwrap));
    let [white, black, both] = heard;
    let is_silent = |energy: [f32; 2]| energy == [0.0; 2];
    let sounds = |energy: [f32; 2]| energy.iter().all(|energy| *energy > 1.0);
    assert!(
        sounds(white[0]) && is_silent(white[1]),
        "White's: {white:?}"
    );
    assert!(
        is_silent(black[0]) && sounds(black[1]),
        "Black's: {black:?}"
    );
    assert!(sounds(both[0]) && sounds(both[1]), "both: {both:?}");
    let shared = both[0][0] / both[1][0];
    assert!((0.9..1.1).contains(&shared), "{both:?}");
}

#[test]
fn shared_ears_hear_everything() {
    for heard in three(Ears::Shared, false) {
        let [Some(energy), None] = heard else {
            panic!("{heard:?}")
        };
        assert!(energy.iter().all(|energy| *energy > 1.0), "{heard:?}");
    }
}

#[test]
fn without_a_second_device_the_first_one_plays_what_is_private() {
    let told = Arc::new(Mutex::new(Vec::new()));
    let teller = Arc::clone(&told);
    let playback = Playback::new(Volumes::new(1.0, 1.0), move |event| {
        teller.lock().unwrap().push(event);
    });
    let mut out = vec![0.0; 2 * 480];
    let play = |ticket| {
        playback.play(ticket, vec![0.5; 200], Route::Second);
        playback.complete(ticket);
    };
    play(1);
    playback.render(Output::First, &mut out);
    assert!(out.iter().any(|sample| *sample > 0.0));
    playback.set_second(true);
    play(2);
    playback.render(Output::First, &mut out);
    assert!(out.iter().all(|sample| *sample == 0.0));
    // The device is pulled out before it has played: nobody waits for it for ever.
    playback.set_second(false);
    play(3);
    playback.render(Output::First, &mut out);
    assert!(out.iter().any(|sample| *sample > 0.0));
    playback.play(4, vec![0.5; 200], Route::First(Ear::Left));
    playback.complete(4);
    playback.render(Output::First, &mut out);
    let finished: Vec<u64> = told
        .lock()
        .unwrap()
        .iter()
        .filter_map(|event| match event {
            PlaybackEvent::Mixer(MixerEvent::Finished(ticket)) => Some(*ticket),
            PlaybackEvent::Sink(_, SinkEvent::NoDevice) => panic!("no sink is open"),
            _ => None,
        })
        .collect();
    assert_eq!(finished, [1, 2, 3, 4]);
}

#[test]
fn a_device_that_is_not_there_is_told_and_nothing_is_lost() {
    let (events, inbox) = channel();
    let settings = SpeakerSettings {
        ears: Ears::TwoDevices,
        ..SpeakerSettings::default()
    };
    let speaker = Loudspeaker::open(SinkChoice::Device, None, settings, move |event| {
        let _ = events.send(event);
    });
    speaker.set_second(Some("no device has this name"));
    speaker.play(announcement(1, BLACK, "one"));
    let mut told = Vec::new();
    while !(told.contains(&SpeakerEvent::Finished(1))
        && told.contains(&SpeakerEvent::Notice(SpeakerNotice::SecondMissing)))
    {
        told.push(inbox.recv_timeout(TOO_LONG).unwrap());
    }
}

/// A front that shows nothing.
struct Nobody;

impl Front for Nobody {
    fn hear(&mut self, _heard: &Heard) {}
    fn show(&mut self, _desk: &Desk, _now: Moment) {}
    fn close(&mut self) {}
}

/// The whole program with an ear for each player. `play` types lines and listens; then the program is closed.
fn with_an_ear_each<T: Send + 'static>(
    play: impl FnOnce(&dyn Fn(&str), &Listener) -> T + Send + 'static,
) -> T {
    let (listener, sink) = Listener::new();
    let start = Start {
        folders: None,
        sink: Some(sink),
        defaults: plain(),
        overrides: vec![Change::to(
            Setting::Sound(SoundSetting::Ears),
            Ears::LeftRight.key(),
        )],
        searches: annabella::adapters::prover::Searches::default(),
        gamepads: false,
        asks_words: false,
        displays: None,
        trace: None,
    };
    let (sender, inbox) = channel();
    let voices = crate::words::voices();
    let host = Host::start(start, voices, sender.clone(), Box::new(Nobody));
    let player = std::thread::spawn(move || {
        let line = |text: &str| {
            let input = DeviceInput::Line(text.to_owned());
            sender.send(Message::Input(input)).unwrap();
        };
        // Whatever it finds, the program is closed.
        let found = catch_unwind(AssertUnwindSafe(|| play(&line, &listener)));
        sender.send(Message::Close).unwrap();
        found
    });
    host.run(&inbox);
    let found = player.join().unwrap();
    found.unwrap_or_else(|panic| resume_unwind(panic))
}

/// Whether so much is a sound that is heard, and so much silence.
fn sounds(energy: f32) -> bool {
    energy > 1.0
}

fn is_silent(energy: f32) -> bool {
    energy < 1e-6
}

#[test]
fn the_whole_program_sends_what_is_looked_up_to_one_ear() {
    let (white, black) = with_an_ear_each(|line, listener| {
        let hear = |side: usize| {
            line("silence");
            listener.hear_until(300, |energy| energy.into_iter().all(is_silent));
            line(["by white go e4", "by black go e5"][side]);
            let heard = listener.hear_until(900, |energy| sounds(energy[side]));
            energy(&heard)
        };
        (hear(0), hear(1))
    });
    assert!(sounds(white[0]) && is_silent(white[1]), "{white:?}");
    assert!(sounds(black[1]) && is_silent(black[0]), "{black:?}");
}

/// How high a voice is and how bright, each on a scale where a tenth is heard: the logarithms of the median period and
/// of the rate at which the sound crosses zero.
fn character(samples: &[i16]) -> [f64; 2] {
    let frames = || {
        let all = samples.chunks_exact(2_880);
        all.filter(|frame| frame.iter().any(|sample| sample.unsigned_abs() > 2_000))
    };
    // The formants are brighter than the fundamental: what is above 400 Hz is smoothed away, twice.
    let smooth = |sound: &[f64]| -> Vec<f64> {
        let means = sound.windows(120).map(|w| w.iter().sum::<f64>() / 120.0);
        means.collect()
    };
    let mut periods: Vec<f64> = frames()
        .map(|frame| {
            let frame = frame.iter().map(|a| f64::from(*a)).collect::<Vec<_>>();
            let frame = smooth(&smooth(&frame));
            let power = |part: &[f64]| -> f64 { part.iter().map(|a| a.powi(2)).sum() };
            let likeness = |lag: usize| {
                let (one, other) = (&frame[..frame.len() - lag], &frame[lag..]);
                let both = one.iter().zip(other);
                let sum: f64 = both.map(|(a, b)| a * b).sum();
                sum / (power(one) * power(other)).sqrt().max(1.0)
            };
            // A sound is also like itself two periods later: the first of the best peaks is the period.
            let lags = ((48_000 / 400)..(48_000 / 40)).step_by(8);
            let likeness = lags.map(|lag| (lag, likeness(lag))).collect::<Vec<_>>();
            let peaks = || {
                likeness
                    .windows(3)
                    .filter(|w| w[0].1 <= w[1].1 && w[1].1 >= w[2].1)
            };
            let best = peaks().map(|w| w[1].1).fold(0.0, f64::max);
            let first = peaks().find(|w| w[1].1 >= 0.9 * best);
            first.map_or(f64::INFINITY, |w| w[1].0 as f64)
        })
        .collect();
    periods.sort_by(f64::total_cmp);
    let crossings = |frame: &[i16]| {
        frame
            .windows(2)
            .filter(|w| (w[0] < 0) != (w[1] < 0))
            .count()
    };
    let crossed: usize = frames().map(crossings).sum();
    let rate = crossed as f64 / frames().count() as f64;
    [-periods[periods.len() / 2].ln(), rate.ln()]
}

#[test]
fn pitch_and_voice_change_what_is_heard() {
    let folder = tempfile::tempdir().unwrap();
    let mut engines: Vec<Box<dyn Synthesiser>> =
        vec![Box::new(EspeakPort::open(Some(folder.path())).unwrap())];
    if let Ok(system) = SystemEspeak::load() {
        engines.push(Box::new(system));
    }
    for engine in &mut engines {
        let name = engine.engine();
        let mut said = |pitch: f32, speaking: Speaking| {
            let delivery = Delivery {
                pitch,
                speaking,
                ..Delivery::default()
            };
            character(
                &engine
                    .synthesise("en", "Anna, Anna, Anna", delivery)
                    .unwrap(),
            )
        };
        let pitches = [0.6, 1.0, 1.4].map(|pitch| said(pitch, Speaking::Plain));
        let voices = Speaking::ALL
            .iter()
            .map(|speaking| said(1.0, *speaking))
            .collect::<Vec<_>>();
        for all in [&pitches[..], &voices[..]] {
            for (at, one) in all.iter().enumerate() {
                let is_other = |other: &[f64; 2]| {
                    (0..2).map(|by| (one[by] - other[by]).abs()).sum::<f64>() > 0.05
                };
                assert!(all[..at].iter().all(is_other), "{name:?}: {all:?}");
            }
        }
        // The fundamental of the port's voice is too weak to be measured at every pitch.
        if name == SpeechEngine::SystemEspeak {
            let rises = pitches.windows(2).all(|pair| pair[1][0] > pair[0][0] + 0.1);
            assert!(rises, "{pitches:?}");
        }
    }
}

/// Everything that is said in a stretch of play with numbers and squares in it.
fn said(settings: &Settings) -> Vec<String> {
    let mut desk = desk(settings);
    let lines = [
        "pieces",
        "pieces white pawn",
        "attackers e4",
        "look e4",
        "e2e4",
        "e7e5",
        "g1f3",
        "b8c6",
        "attackers d4",
        "moves",
        "turn",
        "time",
        "sweep rank",
        "sweep rising",
        "sweep file",
        "go c4",
        "status",
        "d2d4",
        "e5d4",
        "claims",
        "pieces pawn",
        "moves",
        "repeat",
        "new 5+3",
        "yes",
        "time",
    ];
    lines
        .iter()
        .flat_map(|line| enter(&mut desk, line))
        .flat_map(|heard| heard.texts)
        .map(|text| text.spoken)
        .collect()
}

#[test]
fn numbers_and_squares_never_run_together() {
    let voices = crate::words::voices();
    for language in voices.languages().map(Voice::id) {
        for &files in FileNames::ALL {
            for &form in MoveForm::ALL {
                let settings = Settings {
                    language: language.to_owned(),
                    announcer: language.to_owned(),
                    files,
                    form,
                    ..Settings::default()
                };
                for text in said(&settings) {
                    let words: Vec<&str> = text.split_whitespace().collect();
                    let is_number = |word: &str| {
                        word.trim_end_matches(|c: char| !c.is_alphanumeric())
                            .chars()
                            .all(|c| c.is_ascii_digit())
                            && word.starts_with(|c: char| c.is_ascii_digit())
                    };
                    for pair in words.windows(2) {
                        let runs_on = pair[0].ends_with(|c: char| c.is_ascii_digit());
                        let run = runs_on && is_number(pair[0]) && is_number(pair[1]);
                        assert!(!run, "{language} {files:?} {form:?}: {text}");
                    }
                }
            }
        }
    }
}

#[test]
fn two_players_explore_at_the_same_time() {
    with_an_ear_each(|line, listener| {
        line("silence");
        // The whole board takes each of them many seconds, and neither waits for the other.
        line("by white whole-board");
        line("by black whole-board");
        listener.hear_until(900, |energy| energy.into_iter().all(sounds));
        // Black silences his own ear, and White still hears.
        line("by black silence");
        listener.hear_until(900, |energy| sounds(energy[0]) && is_silent(energy[1]));
        line("by black e7");
        line("silence");
        listener.hear_until(300, |energy| energy.into_iter().all(is_silent));
        line("say e4");
        let announced = listener.hear_until(900, |energy| energy.into_iter().all(sounds));
        let announced = energy(&announced);
        let balance = announced[0] / announced[1];
        assert!((0.8..1.25).contains(&balance), "{announced:?}");
    });
}
