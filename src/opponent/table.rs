//! What the search has found before, by position.

/// What a stored value says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this.
    AtLeast,
    /// The value is at most this.
    AtMost,
}

/// What was found about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub key: u64,
    /// The code of the best move; 0 if there is none.
    pub best: u32,
    pub value: i32,
    pub depth: i32,
    pub bound: Bound,
}

/// A table of fixed size. A new entry takes the place of an old one.
pub(super) struct Table {
    entries: Vec<Option<Entry>>,
}

impl Table {
    pub fn new(mebibytes: usize) -> Self {
        let count = (mebibytes.max(1) << 20) / size_of::<Option<Entry>>();
        Self {
            entries: vec![None; count],
        }
    }

    pub fn clear(&mut self) {
        self.entries.fill(None);
    }

    fn slot(&self, key: u64) -> usize {
        let wide = u128::from(key) * self.entries.len() as u128;
        usize::try_from(wide >> 64).unwrap_or_default()
    }

    pub fn get(&self, key: u64) -> Option<Entry> {
        self.entries[self.slot(key)].filter(|entry| entry.key == key)
    }

    /// Keeps what was found, unless the same position is known to more than two moves deeper.
    pub fn put(&mut self, entry: Entry) {
        let slot = self.slot(entry.key);
        let keeps = self.entries[slot].is_some_and(|old| {
            old.key == entry.key && old.depth > entry.depth + 2 && entry.bound != Bound::Exact
        });
        if !keeps {
            self.entries[slot] = Some(entry);
        }
    }
}
