//! Everything that an edition can say.

pub use super::adjourned::*;
pub use super::blind::*;
pub use super::draughts::*;
pub use super::drawn::*;
pub use super::edition::{Edition, Form};
pub use super::event::*;
pub use super::irregular::*;
pub use super::moving::*;
pub(super) use super::rule::cited;
pub use super::rule::{Cited, Rule};
pub use super::timing::*;
