//! What phrases sound like is made once, and found again at the next start.

use std::cell::Cell;
use std::fs;

use annabella::adapters::listening::{Templates, kept_at};
use annabella::game::Game;
use annabella::listening::{
    Bank, DIMENSIONS, FeatureModel, Features, HOP, ModelFault, Sense, SpokenPhrase, phrases,
};
use annabella::protocol::Settings;
use annabella::voice::Voices;

/// A model that counts how often it was asked, and about how much sound.
#[derive(Default)]
struct Counting {
    asked: usize,
    samples: usize,
}

impl FeatureModel for Counting {
    fn features(&mut self, sound: &[f32]) -> Result<Features, ModelFault> {
        self.asked += 1;
        self.samples += sound.len();
        let frame = |at: usize| {
            let mut frame = [0.1; DIMENSIONS];
            frame[(at + sound.len()) % DIMENSIONS] = 1.0;
            frame
        };
        Ok(Features::new((0..sound.len() / HOP).map(frame)))
    }
}

fn phrase(words: &[&str]) -> SpokenPhrase {
    SpokenPhrase {
        line: String::new(),
        language: "en".to_owned(),
        words: words.iter().map(|word| (*word).to_owned()).collect(),
        sense: Sense(0),
        in_other_names: false,
        chooses: false,
    }
}

/// What the phrases sound like, and how much sound the model was asked about, in milliseconds for each voice.
fn made(templates: &mut Templates, phrases: &[SpokenPhrase]) -> (Bank, usize) {
    let mut model = Counting::default();
    let bank = templates.bank(phrases, &mut model, &|| true).unwrap();
    (bank, model.samples / 3 / 16)
}

#[test]
fn what_phrases_have_in_common_is_made_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut templates = Templates::new(Some(folder.path().to_owned()));
    let first = [phrase(&["knight", "felix", "three"])];
    let (_, whole) = made(&mut templates, &first);
    let (_, end) = made(&mut templates, &[phrase(&["knight", "felix", "four"])]);
    assert!(0 < end && end < whole, "{end} of {whole}");
    assert_eq!(made(&mut templates, &first).1, 0);
}

#[test]
fn phrases_that_are_made_together_take_less_than_one_by_one() {
    let folder = tempfile::tempdir().unwrap();
    let files = ["anna", "bella", "felix", "gustav"];
    let ranks = ["one", "two", "three", "four", "five", "six"];
    let squares = files
        .iter()
        .flat_map(|file| ranks.map(|rank| [*file, rank]));
    let moves = squares.map(|[file, rank]| phrase(&["knight", file, rank, "check"]));
    let moves: Vec<SpokenPhrase> = moves.collect();
    let new = || Templates::new(Some(folder.path().to_owned()));
    let (_, together) = made(&mut new(), &moves);
    let mut templates = new();
    let one_by_one = moves.chunks(1).map(|one| made(&mut templates, one).1);
    let one_by_one: usize = one_by_one.sum();
    assert!(
        10 * together < 8 * one_by_one,
        "{together} of {one_by_one} ms"
    );
}

/// The model hears sound about a hundred times faster than it sounds, and on two threads: this is made in two seconds.
const MOST_SECONDS: usize = 400;

#[test]
fn the_first_moves_can_be_said_soon_though_nothing_was_made_before() {
    let voices = Voices::embedded();
    let folder = tempfile::tempdir().unwrap();
    for language in ["en", "de", "ru"] {
        let settings = Settings {
            language: language.to_owned(),
            announcer: language.to_owned(),
            ..Settings::default()
        };
        let all = phrases(&voices, &Game::Chess.start(), &settings);
        let mut templates = Templates::new(Some(folder.path().to_owned()));
        let (_, ms) = made(&mut templates, &all);
        let seconds = ms * 3 / 1_000;
        assert!(seconds <= MOST_SECONDS, "{language}: {seconds} s");
    }
}

#[test]
fn a_word_that_no_voice_can_say_spoils_its_own_phrase_only() {
    let folder = tempfile::tempdir().unwrap();
    let mut templates = Templates::new(Some(folder.path().to_owned()));
    let phrases = [
        phrase(&["knight", "felix", "three"]),
        phrase(&["knight", "\u{2003}", "three"]),
        phrase(&["knight", "felix", "four"]),
    ];
    let (bank, _) = made(&mut templates, &phrases);
    let said = Features::new([[0.1; DIMENSIONS]]);
    let far = bank.distances(&said).into_iter();
    let heard: Vec<bool> = far.map(|one| one.distance.is_finite()).collect();
    assert_eq!(heard, [true, false, true]);
}

#[test]
fn what_is_no_longer_wanted_is_given_up() {
    let folder = tempfile::tempdir().unwrap();
    let mut templates = Templates::new(Some(folder.path().to_owned()));
    let mut model = Counting::default();
    let phrases = [phrase(&["knight", "felix", "three"])];
    let asked = Cell::new(0);
    let wanted = || {
        asked.set(asked.get() + 1);
        asked.get() <= 6
    };
    assert!(templates.bank(&phrases, &mut model, &wanted).is_none());
    assert_eq!(model.asked, 0, "it was said, and not listened to");
    assert!(made(&mut templates, &phrases).1 > 0);
}

#[test]
fn what_was_made_before_is_found_at_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let cache = || Some(folder.path().to_owned());
    let phrases = [phrase(&["knight", "felix", "three"])];
    let mut first = Templates::kept_in(cache());
    let (bank, asked) = made(&mut first, &phrases);
    assert!(asked > 0);
    first.keep();
    let (found, asked) = made(&mut Templates::kept_in(cache()), &phrases);
    assert_eq!(asked, 0);
    let said = Features::new([[0.1; DIMENSIONS]]);
    let far = |bank: &Bank| bank.distances(&said)[0].distance;
    assert!((far(&found) - far(&bank)).abs() < 1e-4);
    let (_, asked) = made(&mut Templates::new(cache()), &phrases);
    assert!(asked > 0, "whoever measures begins without them");
    for damaged in ["", "annabella 0.0.0\n", "\u{0}"] {
        fs::write(kept_at(folder.path()), damaged).unwrap();
        let (bank, asked) = made(&mut Templates::kept_in(cache()), &phrases);
        assert!(asked > 0 && far(&bank).is_finite());
    }
}
