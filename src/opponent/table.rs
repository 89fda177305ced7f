//! What the search has found before, by position.

/// What a stored value says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ValueBound {
    /// It is the value.
    Exact,
    /// The value is at least this.
    AtLeast,
    /// The value is at most this.
    AtMost,
}

/// What was found about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableEntry {
    pub key: u64,
    /// The code of the best move; 0 if there is none.
    pub best: u32,
    pub value: i32,
    /// What the position looks worth without a search.
    pub looks: i32,
    pub depth: i32,
    pub bound: ValueBound,
}

/// The two places for a key, in one line of the processor's cache.
#[derive(Clone)]
#[repr(align(64))]
struct Places([Option<TableEntry>; 2]);

/// A table of fixed size. A new entry takes the place of an old one.
pub(super) struct Transpositions {
    places: Vec<Places>,
}

impl Transpositions {
    pub fn new(mebibytes: usize) -> Self {
        let count = (mebibytes.max(1) << 20) / size_of::<Places>();
        Self {
            places: vec![Places([None; 2]); count],
        }
    }

    pub fn clear(&mut self) {
        self.places.fill(Places([None; 2]));
    }

    /// The number of the places for a key.
    fn slot(&self, key: u64) -> usize {
        let wide = u128::from(key) * self.places.len() as u128;
        usize::try_from(wide >> 64).unwrap_or_default()
    }

    pub fn get(&self, key: u64) -> Option<TableEntry> {
        let Places(places) = &self.places[self.slot(key)];
        let mut places = places.iter().flatten();
        places.find(|entry| entry.key == key).copied()
    }

    /// Keeps what was found, unless the same position is known to more than two moves deeper. Of two other
    /// positions, the one that was searched less deep is forgotten.
    pub fn put(&mut self, entry: TableEntry) {
        let slot = self.slot(entry.key);
        let Places(places) = &mut self.places[slot];
        let same = |old: &Option<TableEntry>| old.is_some_and(|old| old.key == entry.key);
        if let Some(at) = places.iter().position(same) {
            let keeps = places[at]
                .is_some_and(|old| old.depth > entry.depth + 2 && entry.bound != ValueBound::Exact);
            if !keeps {
                places[at] = Some(entry);
            }
            return;
        }
        // The second place is always free, so that nothing old stays for ever.
        let is_deeper = places[0].is_none_or(|old| entry.depth >= old.depth);
        places[usize::from(!is_deeper)] = Some(entry);
    }
}
