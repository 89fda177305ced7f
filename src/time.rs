//! Time as the core knows it: milliseconds since the session's log began, never a wall clock.

use serde::{Deserialize, Serialize};

/// A moment, in milliseconds since the first entry of the session's log.
///
/// The core is told the time with each command and never asks for it.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Moment {
    /// Milliseconds since the log began.
    pub ms: u64,
}

impl Moment {
    /// The moment `ms` milliseconds after the log began.
    pub const fn from_ms(ms: u64) -> Self {
        Self { ms }
    }

    /// The moment `ms` milliseconds after this one; stops at the greatest moment there is.
    #[must_use]
    pub const fn plus_ms(self, ms: u64) -> Self {
        Self::from_ms(self.ms.saturating_add(ms))
    }
}
