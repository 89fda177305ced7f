//! Phrases that have been spoken before, so that they start at once.

use std::collections::HashMap;

use super::{Speaking, SpeechEngine};
use crate::adapters::audio::Pcm;

/// What makes two utterances the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CacheKey {
    /// Who speaks.
    pub engine: SpeechEngine,
    /// The language.
    pub language: String,
    /// The rate in words per minute, which is all the precision a synthesiser takes.
    pub wpm: i32,
    /// The pitch, 0 to 100.
    pub pitch: i32,
    /// Which voice.
    pub speaking: Speaking,
    /// The text as it was sent to the voice.
    pub text: String,
}

/// Keeps the phrases used last, up to a number of bytes.
pub struct Cache {
    entries: HashMap<CacheKey, Entry>,
    bytes: usize,
    limit_bytes: usize,
    /// Counts uses; an entry with a smaller count was used longer ago.
    clock: u64,
}

struct Entry {
    samples: Pcm,
    used: u64,
}

impl Cache {
    /// A cache for at most `limit_bytes` bytes of samples.
    pub fn new(limit_bytes: usize) -> Self {
        Self {
            entries: HashMap::new(),
            bytes: 0,
            limit_bytes,
            clock: 0,
        }
    }

    /// The samples of a phrase, which thereby becomes the one used last.
    pub fn get(&mut self, key: &CacheKey) -> Option<Pcm> {
        self.clock += 1;
        let entry = self.entries.get_mut(key)?;
        entry.used = self.clock;
        Some(entry.samples.clone())
    }

    /// Keeps a phrase and drops those used longest ago to make room; one that could never fit is not kept.
    pub fn insert(&mut self, key: CacheKey, samples: Pcm) {
        let size = size_bytes(&samples);
        if size > self.limit_bytes {
            return;
        }
        self.clock += 1;
        let used = self.clock;
        if let Some(before) = self.entries.insert(key, Entry { samples, used }) {
            self.bytes -= size_bytes(&before.samples);
        }
        self.bytes += size;
        while self.bytes > self.limit_bytes {
            self.drop_oldest();
        }
    }

    /// A scan of a few hundred entries, only when something new is spoken and the cache is full.
    fn drop_oldest(&mut self) {
        let oldest = self
            .entries
            .iter()
            .min_by_key(|(_, entry)| entry.used)
            .map(|(key, _)| key.clone());
        if let Some(entry) = oldest.and_then(|key| self.entries.remove(&key)) {
            self.bytes -= size_bytes(&entry.samples);
        }
    }
}

fn size_bytes(samples: &Pcm) -> usize {
    size_of_val::<[i16]>(samples)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(text: &str) -> CacheKey {
        CacheKey {
            engine: SpeechEngine::EspeakPort,
            language: "de".into(),
            wpm: 175,
            pitch: 50,
            speaking: Speaking::Plain,
            text: text.into(),
        }
    }

    fn samples(count: usize) -> Pcm {
        vec![7; count].into()
    }

    #[test]
    fn the_phrase_used_longest_ago_goes_first() {
        let mut cache = Cache::new(600);
        cache.insert(key("Anna eins"), samples(100));
        cache.insert(key("Bella zwei"), samples(100));
        cache.insert(key("Cäsar drei"), samples(100));
        assert!(cache.get(&key("Anna eins")).is_some());
        cache.insert(key("David vier"), samples(100));
        assert!(cache.get(&key("Bella zwei")).is_none());
        assert!(cache.get(&key("Anna eins")).is_some());
        assert!(cache.get(&key("David vier")).is_some());
    }

    #[test]
    fn the_bytes_stay_within_the_limit() {
        let mut cache = Cache::new(1_000);
        for round in 0..50 {
            cache.insert(key(&format!("{}", round % 7)), samples(round * 13));
            assert!(cache.bytes <= 1_000);
            let held: usize = cache.entries.values().map(|e| size_bytes(&e.samples)).sum();
            assert_eq!(cache.bytes, held);
        }
        cache.insert(key("a whole book"), samples(501));
        assert!(cache.get(&key("a whole book")).is_none());
    }

    #[test]
    fn rate_and_language_make_another_phrase() {
        let mut cache = Cache::new(1_000);
        cache.insert(key("eins"), samples(1));
        assert!(
            cache
                .get(&CacheKey {
                    wpm: 350,
                    ..key("eins")
                })
                .is_none()
        );
        let english = CacheKey {
            language: "en".into(),
            ..key("eins")
        };
        assert!(cache.get(&english).is_none());
        assert!(cache.get(&key("eins")).is_some());
    }
}
