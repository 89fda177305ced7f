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

/// How many words of memory an entry takes.
const WORDS: usize = 4;
/// How many words the two places for a key take: one line of the processor's cache.
const LINE: usize = 2 * WORDS;

impl TableEntry {
    /// The entry in words. The last one is never zero: what is zero is no entry.
    fn packed(self) -> [u64; WORDS] {
        let pair = |low: u32, high: u32| u64::from(high) << 32 | u64::from(low);
        let bound = match self.bound {
            ValueBound::Exact => 1,
            ValueBound::AtLeast => 2,
            ValueBound::AtMost => 3,
        };
        [
            self.key,
            pair(self.best, self.value.cast_unsigned()),
            pair(self.looks.cast_unsigned(), self.depth.cast_unsigned()),
            bound,
        ]
    }

    fn unpacked([key, first, second, bound]: [u64; WORDS]) -> Option<Self> {
        let halves = |word: u64| {
            let [a, b, c, d, e, f, g, h] = word.to_le_bytes();
            (
                u32::from_le_bytes([a, b, c, d]),
                u32::from_le_bytes([e, f, g, h]),
            )
        };
        let bound = match bound {
            1 => ValueBound::Exact,
            2 => ValueBound::AtLeast,
            3 => ValueBound::AtMost,
            _ => return None,
        };
        let ((best, value), (looks, depth)) = (halves(first), halves(second));
        Some(Self {
            key,
            best,
            value: value.cast_signed(),
            looks: looks.cast_signed(),
            depth: depth.cast_signed(),
            bound,
        })
    }
}

/// A table of fixed size. A new entry takes the place of an old one.
pub(super) struct Transpositions {
    /// Zeros of which the system brings a page only when it is written: however large the table, it is there at once.
    words: Vec<u64>,
    /// Where the first line begins.
    start: usize,
    /// How many lines there are.
    count: usize,
}

impl Transpositions {
    pub fn new(mebibytes: usize) -> Self {
        Self::of_lines((mebibytes.max(1) << 20) / (LINE * size_of::<u64>()))
    }

    fn of_lines(count: usize) -> Self {
        let words = vec![0_u64; (count + 1) * LINE];
        let start = words.as_ptr().align_offset(LINE * size_of::<u64>());
        Self {
            words,
            start: start.min(LINE),
            count,
        }
    }

    pub fn clear(&mut self) {
        // The old one goes before the new one comes.
        self.words = Vec::new();
        *self = Self::of_lines(self.count);
    }

    /// Where the places for a key begin.
    fn line(&self, key: u64) -> usize {
        let wide = u128::from(key) * self.count as u128;
        self.start + LINE * usize::try_from(wide >> 64).unwrap_or_default()
    }

    pub fn get(&self, key: u64) -> Option<TableEntry> {
        let line = self.line(key);
        let (places, _) = self.words[line..line + LINE].as_chunks();
        let packed = places.iter().find(|place| place[0] == key)?;
        TableEntry::unpacked(*packed)
    }

    /// Keeps what was found, unless the same position is known to more than two moves deeper. Of two other
    /// positions, the one that was searched less deep is forgotten.
    pub fn put(&mut self, entry: TableEntry) {
        let line = self.line(entry.key);
        let (places, _) = self.words[line..line + LINE].as_chunks_mut();
        let old = |place: &[u64; WORDS]| TableEntry::unpacked(*place);
        let same = |place: &[u64; WORDS]| old(place).is_some_and(|old| old.key == entry.key);
        if let Some(at) = places.iter().position(same) {
            let keeps = old(&places[at])
                .is_some_and(|old| old.depth > entry.depth + 2 && entry.bound != ValueBound::Exact);
            if !keeps {
                places[at] = entry.packed();
            }
            return;
        }
        // The second place is always free, so that nothing old stays for ever.
        let is_deeper = old(&places[0]).is_none_or(|old| entry.depth >= old.depth);
        places[usize::from(!is_deeper)] = entry.packed();
    }
}
