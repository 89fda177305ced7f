//! A voice is taught to the program word by word, though nothing was made before.

use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};

use annabella::adapters::audio::SAMPLE_RATE_HZ;
use annabella::adapters::listening::{Listener, ListenerSetup};
use annabella::adapters::speech::{Delivery, Embedded, Segment, Speaking};
use annabella::adapters::trace::Trace;
use annabella::input::spoken::{Listened, Missed, Sayable, SpokenMeaning};
use annabella::protocol::Settings;
use annabella::voice::{Text, Voices};

use crate::model::model;
use crate::patience::TOO_LONG;

/// A word by a voice that is none of those with which it is compared.
fn said(word: &str, folder: &Path) -> Vec<f32> {
    let segment = Segment {
        language: "en".to_owned(),
        text: word.to_owned(),
    };
    let delivery = Delivery {
        rate: 0.9,
        pitch: 1.1,
        speaking: Speaking::Deep,
    };
    let mut sound = Vec::new();
    let mut voice = Embedded::new(Some(folder.to_owned()));
    let spoken = voice.speak(&segment, delivery, &mut |piece| {
        sound.extend(piece.iter().map(|&sample| f32::from(sample) / 32_768.0));
        ControlFlow::Continue(())
    });
    spoken.unwrap();
    sound
}

/// A listener that learns into a folder, and what it has heard.
fn listens(model: PathBuf, folder: &Path) -> (Listener, Receiver<Listened>) {
    let (tell, told) = channel();
    let setup = ListenerSetup {
        voices: Arc::new(Voices::embedded()),
        places: vec![model],
        cache: Some(folder.to_owned()),
        learnt: Some(folder.to_owned()),
        trace: Trace::default(),
    };
    let listener = Listener::start(setup, move |_, heard| {
        let _ = tell.send(heard);
    });
    (listener, told)
}

const MISSED: Listened = Listened::Missed(Missed::NotUnderstood);

#[test]
fn a_word_is_learnt_and_another_one_is_not_taken_for_it() {
    let Some(model) = model() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (listener, told) = listens(model, folder.path());
    let heard = |taught: &str, words: &[&str]| -> Vec<Listened> {
        let taught = Some(Text {
            written: taught.to_owned(),
            spoken: taught.to_owned(),
            language: "en".to_owned(),
            files: Vec::new(),
        });
        let sayable = Sayable {
            taught,
            ..Sayable::default()
        };
        listener.prepare(sayable, Settings::default());
        let hear = |word: &&str| {
            listener.hear(said(word, folder.path()), SAMPLE_RATE_HZ);
            told.recv_timeout(TOO_LONG).unwrap()
        };
        words.iter().map(hear).collect()
    };
    // A word of the list, one that is not in it, and the same one again are not taken for the word.
    assert_eq!(
        heard("gustav", &["seven", "castles", "butterfly", "butterfly"]),
        [MISSED; 4]
    );
    assert_eq!(
        heard("gustav", &["gustav", "gustav", "seven"]),
        [Listened::Learnt, Listened::Learnt, MISSED]
    );
    assert_eq!(
        heard("felix", &["felix", "felix"]),
        [Listened::Learnt, Listened::Learnt]
    );
    assert!(listener.is_ready(), "it was asked for and is made");
}

#[test]
fn what_was_taken_back_is_not_learnt() {
    let Some(model) = model() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (listener, told) = listens(model, folder.path());
    let meaning = |words: &str| SpokenMeaning::Words(words.to_owned());
    let word = |words: &str| {
        let text = Text {
            written: words.to_owned(),
            spoken: words.to_owned(),
            language: "en".to_owned(),
            files: Vec::new(),
        };
        (text, meaning(words))
    };
    let sayable = Sayable {
        words: vec![word("gustav"), word("felix")],
        ..Sayable::default()
    };
    listener.prepare(sayable, Settings::default());
    let hear = |words: &str| {
        listener.hear(said(words, folder.path()), SAMPLE_RATE_HZ);
        told.recv_timeout(TOO_LONG).unwrap()
    };
    let learnt = || {
        let text = fs::read_to_string(folder.path().join("player.words"));
        let text = text.unwrap_or_default();
        let words = text.lines().filter_map(|line| line.split('\t').next());
        words.map(str::to_owned).collect::<Vec<_>>()
    };
    hear("gustav");
    listener.confirm(meaning("gustav"));
    hear("felix");
    assert_eq!(learnt(), ["gustav"]);
    listener.confirm(meaning("felix"));
    listener.take_back();
    listener.take_back();
    hear("gustav");
    assert_eq!(
        learnt(),
        ["gustav"],
        "the last one is forgotten, and no other"
    );
}
