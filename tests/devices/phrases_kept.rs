//! What phrases sound like is made once, and found again at the next start.

use std::fs;

use annabella::adapters::listening::{Templates, kept_at};
use annabella::listening::{
    DIMENSIONS, FeatureModel, Features, HOP, ModelFault, Sense, SpokenPhrase, distance,
};

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

fn phrase(words: [&str; 3]) -> SpokenPhrase {
    SpokenPhrase {
        line: String::new(),
        language: "en".to_owned(),
        words: words.map(str::to_owned).to_vec(),
        sense: Sense(0),
    }
}

#[test]
fn what_is_new_of_a_phrase_is_made_in_one_go() {
    let folder = tempfile::tempdir().unwrap();
    let mut templates = Templates::new(Some(folder.path().to_owned()));
    let mut asked = |words| {
        let mut model = Counting::default();
        let ways = templates.said(&phrase(words), &mut model);
        assert_eq!(ways.len(), 3, "{words:?}");
        (model.asked, model.samples)
    };
    let (whole, samples) = asked(["knight", "felix", "three"]);
    // Once for each of the three voices.
    assert_eq!(whole, 3);
    let (end, fewer) = asked(["knight", "felix", "four"]);
    assert!(end == 3 && fewer < samples, "{fewer} of {samples}");
    assert_eq!(asked(["knight", "felix", "four"]), (0, 0));
}

#[test]
fn what_was_made_before_is_found_at_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let cache = || Some(folder.path().to_owned());
    let phrase = phrase(["knight", "felix", "three"]);
    let said = |templates: &mut Templates| {
        let mut model = Counting::default();
        let ways = templates.said(&phrase, &mut model);
        (model.asked, ways)
    };
    let mut first = Templates::kept_in(cache());
    let (asked, made) = said(&mut first);
    assert!(asked > 0 && made.len() == 3, "{asked} for {}", made.len());
    first.keep();
    let (asked, found) = said(&mut Templates::kept_in(cache()));
    assert_eq!((asked, found.len()), (0, made.len()));
    for (found, made) in found.iter().zip(&made) {
        assert!(distance(&found.whole(), &made.whole()) < 1e-4);
    }
    let (asked, _) = said(&mut Templates::new(cache()));
    assert!(asked > 0, "whoever measures begins without them");
    for damaged in ["", "annabella 0.0.0\n", "\u{0}"] {
        fs::write(kept_at(folder.path()), damaged).unwrap();
        let (asked, ways) = said(&mut Templates::kept_in(cache()));
        assert!(asked > 0 && ways.len() == 3);
    }
}
