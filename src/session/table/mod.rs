//! The table at which a player sits.

pub(in crate::session) mod pieces;
