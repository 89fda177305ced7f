//! Chance that is given from outside: the same seed always brings the same numbers.

/// A row of numbers that look like chance.
pub struct Chance(u64);

impl Chance {
    /// The row that begins with a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number. The generator is SplitMix64.
    fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below another one; `None` below zero.
    pub fn below(&mut self, end: u64) -> Option<u64> {
        self.draw().checked_rem(end)
    }

    /// Whether something happens that happens so often in a hundred.
    pub fn happens(&mut self, percent: u64) -> bool {
        self.draw() % 100 < percent
    }
}
