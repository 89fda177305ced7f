//! What phrases sound like is made once, and found again at the next start.

use std::fs;

use annabella::adapters::listening::{Templates, kept_at};
use annabella::listening::{
    DIMENSIONS, FeatureModel, Features, HOP, ModelFault, Sense, SpokenPhrase, distance,
};

/// A model that counts how often it was asked.
#[derive(Default)]
struct Counting(usize);

impl FeatureModel for Counting {
    fn features(&mut self, sound: &[f32]) -> Result<Features, ModelFault> {
        self.0 += 1;
        let frame = |at: usize| {
            let mut frame = [0.1; DIMENSIONS];
            frame[(at + sound.len()) % DIMENSIONS] = 1.0;
            frame
        };
        Ok(Features::new((0..sound.len() / HOP).map(frame)))
    }
}

#[test]
fn what_was_made_before_is_found_at_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let cache = || Some(folder.path().to_owned());
    let phrase = SpokenPhrase {
        line: String::new(),
        language: "en".to_owned(),
        words: ["knight", "felix", "three"].map(str::to_owned).to_vec(),
        sense: Sense(0),
    };
    let said = |templates: &mut Templates| {
        let mut model = Counting::default();
        let ways = templates.said(&phrase, &mut model);
        (model.0, ways)
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
