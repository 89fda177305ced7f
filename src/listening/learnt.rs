//! How one player says his words, learnt from what he has confirmed.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::centre::Centre;
use super::features::Features;
use super::template::Template;

/// How many ways of saying a word are kept; the oldest goes.
const MOST: usize = 4;

/// Ways longer than this are no single word: about eight seconds.
const LONGEST: usize = 100;

/// The words of one player. No sound is in them, and none can be made of them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Learnt {
    words: BTreeMap<String, Vec<Arc<Features>>>,
}

/// What is wrong with a file of learnt words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LearntFault {
    /// The line, from 1.
    pub line: usize,
}

impl Learnt {
    /// Keeps a way of saying a word.
    pub fn learn(&mut self, word: &str, features: Features) {
        if features.is_empty() || features.len() > LONGEST || word.trim().is_empty() {
            return;
        }
        let ways = self.words.entry(key(word)).or_default();
        ways.push(Arc::new(features));
        if ways.len() > MOST {
            ways.remove(0);
        }
    }

    /// What all of it has in common.
    pub fn centre(&self) -> Centre {
        let mut centre = Centre::default();
        let ways = self.words.values().flatten();
        ways.for_each(|way| centre.hear(way));
        centre
    }

    /// The same without what the voice has in common, as it is compared.
    pub fn without(&self, centre: &Centre) -> Self {
        let less = |way: &Arc<Features>| Arc::new(centre.taken_from(way));
        let words = self.words.iter();
        let words = words.map(|(word, ways)| (word.clone(), ways.iter().map(less).collect()));
        Self {
            words: words.collect(),
        }
    }

    /// How many ways of saying a word are kept, 0 to 4.
    pub fn count(&self, word: &str) -> usize {
        self.words.get(&key(word)).map_or(0, Vec::len)
    }

    /// How the player says a phrase: as often as its rarest word was learnt, the newest ways first; never if one of them
    /// was not.
    pub fn said(&self, words: &[String]) -> Vec<Template> {
        let ways = words.iter().map(|word| self.words.get(&key(word)));
        let ways: Vec<&Vec<Arc<Features>>> = ways.collect::<Option<_>>().unwrap_or_default();
        let rounds = ways.iter().map(|ways| ways.len()).min().unwrap_or(0);
        let round = |round: usize| {
            let words = ways.iter();
            words
                .map(|ways| vec![Arc::clone(&ways[ways.len() - 1 - round])])
                .collect()
        };
        (0..rounds).map(round).map(Template).collect()
    }

    /// The words as a file keeps them: a line for each way, the word, a tab, and its frames.
    pub fn write(&self) -> String {
        let mut text = String::new();
        for (word, ways) in &self.words {
            for way in ways {
                text.push_str(&format!("{word}\t{}\n", way.write()));
            }
        }
        text
    }

    /// Reads what [`Learnt::write`] has written.
    ///
    /// # Errors
    /// The first line that it cannot have written.
    pub fn read(text: &str) -> Result<Self, LearntFault> {
        let mut learnt = Self::default();
        for (at, line) in text.lines().enumerate() {
            let fault = LearntFault { line: at + 1 };
            let (word, frames) = line.split_once('\t').ok_or(fault)?;
            learnt.learn(word, Features::read(frames).ok_or(fault)?);
        }
        Ok(learnt)
    }
}

/// A word without capitals; a tab or the end of a line would break the file.
fn key(word: &str) -> String {
    let words = word.split_whitespace().collect::<Vec<_>>();
    words.join(" ").to_lowercase()
}
