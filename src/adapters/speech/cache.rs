//! Phrases that have been spoken before, so that they start at once.

use std::collections::HashMap;

use super::{Speaking, SpeechEngine};
use crate::adapters::audio::Pcm;

/// What makes two utterances the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CacheKey {
    /// Who speaks.
    pub engine: SpeechEngine,
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
