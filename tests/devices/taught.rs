//! A voice is taught to the program word by word, though nothing was made before.

use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};

use annabella::adapters::audio::SAMPLE_RATE_HZ;
use annabella::adapters::listening::{Competitors, Listener, ListenerSetup, Templates};
use annabella::adapters::speech::{Delivery, Embedded, Segment, Speaking};
use annabella::adapters::trace::Trace;
use annabella::input::spoken::{Listened, Missed, Sayable, SpokenMeaning};
use annabella::listening::{
    Bank, DIMENSIONS, Features, GateVerdict, Learnt, Neighbours, Sense, SpokenPhrase, Template,
};
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

/// Two frames, each so far from the one that is said, with so much of something else in them.
fn at_distance(part: f32, [own, other]: [(usize, f32); 2]) -> Template {
    let frame = |at: usize| {
        let mut frame = [0.0; DIMENSIONS];
        let rest = (1.0 - (1.0 - part).powi(2)).max(0.0).sqrt();
        frame[at] = 1.0 - part;
        frame[own.0 + at] = rest * own.1;
        frame[other.0 + at] = rest * other.1;
        vec![Arc::new(Features::new([frame]))]
    };
    Template((0..2).map(frame).collect())
}

#[test]
fn of_two_moves_that_sound_alike_one_is_made_only_where_it_is_far_ahead() {
    let words = |text: &str| -> Vec<String> { text.split(' ').map(str::to_owned).collect() };
    let phrase = |text: &str, sense: Sense| {
        let text = Text {
            written: text.to_owned(),
            spoken: text.to_owned(),
            language: "en".to_owned(),
            files: Vec::new(),
        };
        SpokenPhrase::new(text, sense)
    };
    let said = (0..2).map(|at| {
        let mut frame = [0.0; DIMENSIONS];
        frame[at] = 1.0;
        frame
    });
    let said = Features::new(said);
    let templates = Templates::new(None);
    // What is unlike has nothing else in common.
    let [alike, unlike] = [[0.95, 0.312], [0.0, 1.0]];
    for (nearest, next, other, wanted) in [
        (0.30, 0.35, alike, "doubtful"),
        (0.30, 0.38, alike, "doubtful"),
        (0.30, 0.60, alike, "clear"),
        (0.30, 0.35, unlike, "clear"),
        (0.30, 0.31, unlike, "doubtful"),
    ] {
        for is_learnt in [false, true] {
            let mut bank = Bank::default();
            let nearer = at_distance(nearest, [(10, 1.0), (20, 0.0)]);
            bank.add(words("d three"), Sense(0), vec![nearer.clone()]);
            let second = at_distance(next, [(10, other[0]), (20, other[1])]);
            bank.add(words("b three"), Sense(1), vec![second]);
            let mut learnt = Learnt::default();
            if is_learnt {
                for (at, word) in ["d", "three"].into_iter().enumerate() {
                    learnt.learn(word, (*nearer.0[at][0]).clone());
                }
            }
            bank.teach(&learnt);
            let phrases = vec![phrase("d three", Sense(0)), phrase("b three", Sense(1))];
            let competitors = Competitors::new(bank, phrases, Neighbours::default());
            let ranked = competitors.ranked(&said, &templates, &learnt);
            let verdict = match competitors.judge(&ranked) {
                GateVerdict::Clear { best, .. } if best.sense == Sense(0) => "clear",
                GateVerdict::Doubtful { .. } => "doubtful",
                GateVerdict::Clear { .. }
                | GateVerdict::Unsure { .. }
                | GateVerdict::Refused { .. } => "something else",
            };
            assert_eq!(verdict, wanted, "{nearest} {next} {other:?} {is_learnt}");
        }
    }
}

#[test]
fn files_have_the_names_that_were_chosen_unless_others_are_far_ahead() {
    let said = (0..2).map(|at| {
        let mut frame = [0.0; DIMENSIONS];
        frame[at] = 1.0;
        frame
    });
    let said = Features::new(said);
    let words = ["francia tres", "foxtrot tres", "delta tres"];
    for (distances, wanted) in [
        // The move that was said was not the nearest, nor among what was asked about.
        ([0.50, 0.49, 0.488], "doubtful francia tres, delta tres"),
        ([0.50, 0.60, 0.49], "doubtful francia tres, delta tres"),
        // Whoever uses other names is understood, or asked.
        ([0.50, 0.48, 0.46], "doubtful delta tres, foxtrot tres"),
        ([0.50, 0.50, 0.30], "clear delta tres"),
        ([0.30, 0.50, 0.50], "clear francia tres"),
    ] {
        let mut bank = Bank::default();
        let mut phrases = Vec::new();
        for (at, (text, distance)) in words.into_iter().zip(distances).enumerate() {
            let text = Text {
                written: text.to_owned(),
                spoken: text.to_owned(),
                language: "es".to_owned(),
                files: Vec::new(),
            };
            let phrase = SpokenPhrase {
                in_other_names: at > 0,
                ..SpokenPhrase::new(text, Sense(at))
            };
            let template = at_distance(distance, [(10 * (at + 1), 1.0), (50, 0.0)]);
            bank.add(phrase.words.clone(), phrase.sense, vec![template]);
            phrases.push(phrase);
        }
        let competitors = Competitors::new(bank, phrases, Neighbours::default());
        let none = Learnt::default();
        let ranked = competitors.ranked(&said, &Templates::new(None), &none);
        let verdict = match competitors.judge(&ranked) {
            GateVerdict::Clear { best, .. } => format!("clear {}", words[best.phrase]),
            GateVerdict::Doubtful { best, second } => {
                format!("doubtful {}, {}", words[best.phrase], words[second.phrase])
            }
            other @ (GateVerdict::Unsure { .. } | GateVerdict::Refused { .. }) => {
                format!("{other:?}")
            }
        };
        assert_eq!(verdict, wanted, "{distances:?}");
    }
}

#[test]
fn a_square_chooses_among_the_moves_that_are_asked_about() {
    let said = (0..2).map(|at| {
        let mut frame = [0.0; DIMENSIONS];
        frame[at] = 1.0;
        frame
    });
    let said = Features::new(said);
    // The square that was said, and a move that ends with it: that of another move, or of the other one that is asked about.
    for (chooses, sense, wanted) in [
        (false, Sense(2), "doubtful, none chosen"),
        (true, Sense(2), "clear, one chosen"),
        (true, Sense(1), "doubtful, none chosen"),
    ] {
        let mut bank = Bank::default();
        let mut phrases = Vec::new();
        for (at, (words, sense, distance, is_short)) in [
            ("eva three", Sense(0), 0.20, true),
            ("anna three", Sense(1), 0.40, true),
            ("felix two eva three", sense, 0.26, false),
        ]
        .into_iter()
        .enumerate()
        {
            let text = Text {
                written: words.to_owned(),
                spoken: words.to_owned(),
                language: "en".to_owned(),
                files: Vec::new(),
            };
            let phrase = SpokenPhrase {
                chooses: chooses && is_short,
                ..SpokenPhrase::new(text, sense)
            };
            let template = at_distance(distance, [(10 * (at + 1), 1.0), (50, 0.0)]);
            bank.add(phrase.words.clone(), phrase.sense, vec![template]);
            phrases.push(phrase);
        }
        let competitors = Competitors::new(bank, phrases, Neighbours::default());
        let none = Learnt::default();
        let ranked = competitors.ranked(&said, &Templates::new(None), &none);
        let verdict = match competitors.judge(&ranked) {
            GateVerdict::Clear { best, .. } if best.sense == Sense(0) => "clear",
            GateVerdict::Doubtful { .. } => "doubtful",
            GateVerdict::Clear { .. }
            | GateVerdict::Unsure { .. }
            | GateVerdict::Refused { .. } => "something else",
        };
        let asked = [Sense(0), Sense(1)];
        let asked = asked.get(..2 * usize::from(chooses)).unwrap_or_default();
        let chosen = match competitors.chosen(&ranked, asked) {
            Some(best) if best.sense == Sense(0) => "one",
            Some(_) => "another",
            None => "none",
        };
        let found = format!("{verdict}, {chosen} chosen");
        assert_eq!(found, wanted, "{chooses} {sense:?}");
    }
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
