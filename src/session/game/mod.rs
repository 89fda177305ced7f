//! The game on the board: played, listened to, explored, timed.

pub(in crate::session) mod advice;
pub(in crate::session) mod answers;
pub(in crate::session) mod blindfold;
mod check;
pub(in crate::session) mod chosen;
pub(in crate::session) mod clock;
mod counting;
pub(in crate::session) mod draughts;
mod engine_options;
pub(in crate::session) mod explore;
pub(in crate::session) mod facing;
pub(in crate::session) mod naming;
pub(in crate::session) mod opponent;
pub(in crate::session) mod play;
pub(in crate::session) mod practice;
pub(in crate::session) mod sheet;
mod spoken;
pub(in crate::session) mod sweep;
mod takeback;
pub(in crate::session) mod thinking;
pub(in crate::session) mod viewer;
