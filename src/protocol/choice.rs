//! What the player chooses from: closed lists whose members have a key each.

use std::str::FromStr;
use strum::VariantArray;

/// A member of such a list. The key is that of its words in the voices, of the console and of the settings.
pub trait Choice: VariantArray + Copy + PartialEq + Into<&'static str> + FromStr {
    /// All members, in the order in which the player walks through them.
    const ALL: &'static [Self] = Self::VARIANTS;

    /// The key of this member.
    fn key(self) -> &'static str {
        self.into()
    }

    /// The member this number of steps further on; after the last one comes the first.
    #[must_use]
    fn turned(self, steps: i32) -> Self {
        let length = i32::try_from(Self::ALL.len()).unwrap_or(i32::MAX);
        let at = Self::ALL.iter().position(|one| *one == self).unwrap_or(0);
        let at = i32::try_from(at).unwrap_or(0).saturating_add(steps);
        Self::ALL[usize::try_from(at.rem_euclid(length)).unwrap_or(0)]
    }

    /// The next member; after the last one the first.
    #[must_use]
    fn next(self) -> Self {
        self.turned(1)
    }
}

impl<T: VariantArray + Copy + PartialEq + Into<&'static str> + FromStr> Choice for T {}

/// A place where a member of some list is kept.
pub trait Slotted {
    /// The key of the member that is there.
    fn key(&self) -> &'static str;

    /// Puts the member there that is this number of steps further on.
    fn turn(&mut self, steps: i32);

    /// Puts the member with this number there, counted from 0; after the last one comes the first.
    fn put(&mut self, number: i32);

    /// Puts the member with this key there; false if there is none.
    fn put_key(&mut self, key: &str) -> bool;
}

impl<T: Choice> Slotted for T {
    fn key(&self) -> &'static str {
        Choice::key(*self)
    }

    fn turn(&mut self, steps: i32) {
        *self = self.turned(steps);
    }

    fn put(&mut self, number: i32) {
        *self = Self::ALL[0].turned(number);
    }

    fn put_key(&mut self, key: &str) -> bool {
        match key.parse() {
            Ok(member) => *self = member,
            Err(_) => return false,
        }
        true
    }
}
