//! What goes on outside the board: the library, work that takes its time, the dictaphone, the sound.

pub(in crate::session) mod shelf;
pub(in crate::session) mod sound;
pub(in crate::session) mod speech;
pub(in crate::session) mod tape;
pub(in crate::session) mod work;
