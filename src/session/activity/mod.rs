//! What a player can do over the game: exercises, puzzles, lessons, setting a position up.

pub(in crate::session) mod aside;
pub(in crate::session) mod exercise;
pub(in crate::session) mod lesson;
pub(in crate::session) mod lesson_dispatch;
pub(in crate::session) mod lesson_judge;
pub(in crate::session) mod lesson_prompt;
pub(in crate::session) mod puzzle;
pub(in crate::session) mod puzzle_queue;
pub(in crate::session) mod setup;
