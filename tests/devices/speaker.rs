//! The speaker as a player meets it: what is heard, in what order, and what falls silent.

use std::path::Path;
use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, channel};

use annabella::adapters::speaker::{
    Announcement, Delivery, Loudspeaker, Segment, SinkChoice, SpeakerEvent, SpeakerNotice,
    SpeakerSettings,
};
use annabella::earcon::Earcon;
use annabella::narrate::cue::Audience;

use crate::listener::{Listener, energy};
use crate::patience::{TOO_LONG, until};

fn cache_dir() -> &'static Path {
    static FOLDER: OnceLock<tempfile::TempDir> = OnceLock::new();
    FOLDER.get_or_init(|| tempfile::tempdir().unwrap()).path()
}

fn open(sink: SinkChoice) -> (Loudspeaker, Receiver<SpeakerEvent>) {
    let (events, inbox) = channel();
    let speaker = Loudspeaker::open(
        sink,
        Some(cache_dir().to_owned()),
        SpeakerSettings::default(),
        move |event| {
            let _ = events.send(event);
        },
    );
    (speaker, inbox)
}

fn say(ticket: u64, text: &str) -> Announcement {
    Announcement {
        ticket,
        audience: Audience::Both,
        sounds: vec![Earcon::Move.at("a4".parse().unwrap())],
        speech: vec![Segment {
            language: "de".into(),
            text: text.into(),
        }],
    }
}

fn wait_for(inbox: &Receiver<SpeakerEvent>, wanted: &SpeakerEvent) {
    while inbox.recv_timeout(TOO_LONG).unwrap() != *wanted {}
}

/// Waits until half a second more is in a file that grows: 48,000 times two samples of two bytes a second.
fn await_silence(path: &Path) {
    let length = || std::fs::metadata(path).unwrap().len();
    let wanted = length() + 48_000 * 4 / 2;
    until("there is half a second of silence", || length() > wanted);
}

/// The left ear of a file.
fn left(path: &Path) -> Vec<i16> {
    hound::WavReader::open(path)
        .unwrap()
        .samples::<i16>()
        .step_by(2)
        .map(Result::unwrap)
        .collect()
}

/// How many milliseconds are not silent. Where the machine was busy there may be pauses between them.
fn sounding_ms(samples: &[i16]) -> usize {
    let is_heard = |ms: &&[i16]| ms.iter().any(|sample| sample.unsigned_abs() >= 200);
    samples.chunks(48).filter(is_heard).count()
}

#[test]
fn a_session_is_recorded_as_it_was_heard() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("session.wav");
    let (speaker, inbox) = open(SinkChoice::Wav(path.clone()));
    speaker.play(say(1, "Springer Felix drei"));
    wait_for(&inbox, &SpeakerEvent::Finished(1));
    await_silence(&path);
    let first = left(&path).len();
    speaker.play(say(2, "Springer Felix drei"));
    wait_for(&inbox, &SpeakerEvent::Finished(2));
    drop(speaker);

    let samples = left(&path);
    let heard = [&samples[..first], &samples[first..]].map(sounding_ms);
    assert!(heard[0] > 500, "it is heard: {heard:?}");
    assert!(
        heard[0].abs_diff(heard[1]) < 60,
        "the same is heard twice: {heard:?}"
    );
    assert!(samples.iter().all(|s| s.unsigned_abs() < 32_000));
}

#[test]
fn announcements_end_without_a_sound_card_too_and_in_order() {
    let (speaker, inbox) = open(SinkChoice::Silent);
    for ticket in [5, 3, 9] {
        speaker.play(say(ticket, "Eva"));
    }
    speaker.play(Announcement {
        ticket: 4,
        audience: Audience::Both,
        sounds: vec![],
        speech: vec![],
    });
    let finished: Vec<u64> = std::iter::from_fn(|| inbox.recv_timeout(TOO_LONG).ok())
        .filter_map(|event| match event {
            SpeakerEvent::Finished(ticket) => Some(ticket),
            SpeakerEvent::Notice(_) | SpeakerEvent::Underruns(_) => None,
        })
        .take(4)
        .collect();
    assert_eq!(finished, [5, 3, 9, 4]);
}

#[test]
fn stop_cuts_what_sounds_and_forgets_what_waits() {
    let (listener, sink) = Listener::new();
    let (speaker, inbox) = open(sink);
    // It goes before the speaker does, which waits for its sink.
    let listener = listener;
    let long = "Anna eins. Bella zwei. Cäsar drei. David vier. Eva fünf. Felix sechs.";
    speaker.play(say(1, long));
    speaker.play(say(2, long));
    listener.hear_until(300, |heard| heard[0] > 1.0);
    speaker.stop(Audience::Both);
    listener.hear(100);
    let after = energy(&listener.hear(500));
    assert!(after[0] < 1e-6, "what was cut fades at once: {after:?}");
    speaker.play(say(3, "Eva"));
    let mut events = Vec::new();
    let mut heard = Vec::new();
    until("the third one is heard to its end", || {
        heard.extend(listener.hear(10));
        events.extend(inbox.try_iter());
        events.contains(&SpeakerEvent::Finished(3))
    });
    assert!(energy(&heard)[0] > 1.0);
    let is_other = |event: &SpeakerEvent| matches!(event, SpeakerEvent::Finished(1 | 2));
    assert!(!events.iter().any(is_other), "what was cut is not reported");
}

#[test]
fn dropping_the_speaker_ends_the_sound_and_the_file_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("session.wav");
    let (speaker, inbox) = open(SinkChoice::Wav(path.clone()));
    let long = "Anna eins. Bella zwei. Cäsar drei. David vier. Eva fünf.";
    speaker.play(say(1, long));
    let is_loud = |samples: Vec<i16>| samples.iter().any(|s| s.unsigned_abs() > 1_000);
    until("something is heard", || {
        hound::WavReader::open(&path).is_ok() && is_loud(left(&path))
    });
    drop(speaker);
    let samples = left(&path);
    assert_eq!(samples.last(), Some(&0), "the last thing heard fades out");
    let is_finished = |event: SpeakerEvent| matches!(event, SpeakerEvent::Finished(_));
    assert!(!inbox.try_iter().any(is_finished), "it is cut");
}

#[test]
fn a_language_without_a_voice_is_told_once_and_ends_nevertheless() {
    let (speaker, inbox) = open(SinkChoice::Silent);
    for ticket in [1, 2] {
        speaker.play(Announcement {
            ticket,
            audience: Audience::Both,
            sounds: vec![],
            speech: vec![Segment {
                language: "tlh".into(),
                text: "Qapla".into(),
            }],
        });
    }
    let mut events = Vec::new();
    while events.last() != Some(&SpeakerEvent::Finished(2)) {
        events.push(inbox.recv_timeout(TOO_LONG).unwrap());
    }
    let missing = SpeakerEvent::Notice(SpeakerNotice::VoiceMissing {
        language: "tlh".into(),
    });
    assert_eq!(events.iter().filter(|event| **event == missing).count(), 1);
    assert!(events.contains(&SpeakerEvent::Finished(1)));
}

#[test]
fn a_file_that_cannot_be_written_is_told_and_the_game_goes_on() {
    let (speaker, inbox) = open(SinkChoice::Wav("/no such folder/session.wav".into()));
    wait_for(&inbox, &SpeakerEvent::Notice(SpeakerNotice::FileFailed));
    speaker.play(say(1, "Eva"));
    wait_for(&inbox, &SpeakerEvent::Finished(1));
}

#[test]
fn settings_apply_to_the_next_announcement() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("session.wav");
    let (speaker, inbox) = open(SinkChoice::Wav(path.clone()));
    let mut heard = Vec::new();
    let mut before = 0;
    for (ticket, rate) in [(1, 1.0), (2, 2.0)] {
        speaker.set(SpeakerSettings {
            delivery: Delivery::from(rate),
            earcon_volume: 0.0,
            ..SpeakerSettings::default()
        });
        speaker.play(say(ticket, "Springer Gustav eins Felix drei"));
        wait_for(&inbox, &SpeakerEvent::Finished(ticket));
        await_silence(&path);
        let samples = left(&path);
        heard.push(sounding_ms(&samples[before..]));
        before = samples.len();
    }
    let ratio = heard[1] as f32 / heard[0] as f32;
    assert!((0.42..0.6).contains(&ratio), "{heard:?}");
}

#[cfg(not(feature = "sound"))]
#[test]
fn a_program_built_without_sound_says_so() {
    let (speaker, inbox) = open(SinkChoice::Device);
    wait_for(&inbox, &SpeakerEvent::Notice(SpeakerNotice::NoDevice));
    speaker.play(say(1, "Eva"));
    wait_for(&inbox, &SpeakerEvent::Finished(1));
}
