//! Where a program has the terminal from which it was started, there is nothing to do.

/// Does nothing.
pub const fn attach() {}

/// Does nothing.
pub const fn open() {}
