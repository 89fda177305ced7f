//! The phrases that can be meant, with what they sound like.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use super::align::{costs, distance, fit, warped};
use super::features::Features;
use super::gate::{NEARLY, Ranked, Sense};
use super::learnt::Learnt;
use super::template::Template;

#[derive(Clone, Debug)]
struct BankPhrase {
    words: Vec<String>,
    sense: Sense,
    templates: Vec<Template>,
    /// How the player says it.
    learnt: Vec<Template>,
}

impl BankPhrase {
    /// All ways in which it may sound.
    fn ways(&self) -> impl Iterator<Item = &Template> {
        self.templates.iter().chain(&self.learnt)
    }
}

/// The phrases that compete.
#[derive(Clone, Debug, Default)]
pub struct Bank {
    phrases: Vec<BankPhrase>,
}

impl Bank {
    /// Adds a phrase of some words in all ways in which it may sound; one without any way is never heard.
    pub fn add(&mut self, words: Vec<String>, sense: Sense, templates: Vec<Template>) {
        self.phrases.push(BankPhrase {
            words,
            sense,
            templates,
            learnt: Vec::new(),
        });
    }

    /// Adds the ways in which the player himself says the phrases, as far as all words of a phrase were learnt.
    pub fn teach(&mut self, learnt: &Learnt) {
        for phrase in &mut self.phrases {
            phrase.learnt.extend(learnt.said(&phrase.words));
        }
    }

    /// The words of a phrase.
    pub fn words(&self, phrase: usize) -> &[String] {
        self.phrases
            .get(phrase)
            .map_or(&[], |phrase| &phrase.words[..])
    }

    /// How far two phrases are from each other in the program's own voice, in the mean of its ways; infinite if it cannot say
    /// one of them.
    pub fn apart(&self, phrase: usize, other: usize) -> f32 {
        let ways = |at: usize| self.phrases.get(at).map_or(&[][..], |one| &one.templates);
        let both = ways(phrase).iter().zip(ways(other));
        let each: Vec<f32> = both
            .map(|(one, other)| distance(&one.whole(), &other.whole()))
            .collect();
        match each.len() {
            0 => f32::INFINITY,
            count => each.iter().sum::<f32>() / count as f32,
        }
    }

    /// How far what was said is from each phrase.
    pub fn distances(&self, said: &Features) -> Vec<Ranked> {
        let all = self.phrases.iter().flat_map(BankPhrase::ways);
        let mut known: HashMap<*const Features, Vec<f32>> = HashMap::new();
        for piece in all.flat_map(Template::pieces) {
            let compared = || costs(said, piece);
            known.entry(Arc::as_ptr(piece)).or_insert_with(compared);
        }
        let far = |template: &Template| {
            let costs = template
                .pieces()
                .filter_map(|piece| known.get(&Arc::as_ptr(piece)));
            let costs: Vec<&[f32]> = costs.map(Vec::as_slice).collect();
            warped(&costs, said.len())
        };
        let nearest = |ways: &[Template]| ways.iter().map(far).fold(f32::INFINITY, f32::min);
        let ranked = |(phrase, one): (usize, &BankPhrase)| {
            let unlearnt = nearest(&one.templates);
            Ranked {
                phrase,
                sense: one.sense,
                distance: unlearnt.min(nearest(&one.learnt)),
                unlearnt: (!one.learnt.is_empty()).then_some(unlearnt),
            }
        };
        self.phrases.iter().enumerate().map(ranked).collect()
    }

    /// Whoever began to speak too early, or whose first sounds were lost, has said the end of a longer phrase: one that
    /// ends with all words of the nearest one counts as nearly as near, unless it is farther by this part.
    pub fn draw_near(&self, ranked: &mut [Ranked], best: Ranked, words: &[String], by: f32) {
        let others = ranked.iter_mut().filter(|one| one.sense != best.sense);
        for one in others.filter(|one| one.distance <= best.distance * (1.0 + by)) {
            let own = self.words(one.phrase);
            if own.len() > words.len() && own.ends_with(words) {
                one.distance = one.distance.min(best.distance * NEARLY);
            }
        }
    }

    /// Cuts what was said into the words of the phrase that it was, along the nearest template: the frames of each.
    pub fn cut(&self, phrase: usize, said: &Features) -> Vec<(String, Range<usize>)> {
        let Some(phrase) = self.phrases.get(phrase) else {
            return Vec::new();
        };
        let fits = phrase
            .ways()
            .filter_map(|one| Some((fit(said, &one.whole())?, one.borders())));
        let nearest = fits.min_by(|a, b| a.0.distance.total_cmp(&b.0.distance));
        let Some((fit, borders)) = nearest else {
            return Vec::new();
        };
        let start = |word: usize| match word {
            0 => 0,
            _ => borders
                .get(word)
                .and_then(|&frame| fit.starts.get(frame))
                .map_or(said.len(), |&start| start),
        };
        let words = phrase.words.iter().enumerate();
        let cut = words.map(|(at, word)| (word.clone(), start(at)..start(at + 1)));
        cut.filter(|(_, frames)| !frames.is_empty()).collect()
    }
}
