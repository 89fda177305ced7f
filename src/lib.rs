#![doc = include_str!("README.md")]
#![warn(clippy::wildcard_enum_match_arm)]

pub use annabella_core::*;

pub mod adapters;
