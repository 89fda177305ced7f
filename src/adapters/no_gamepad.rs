//! No gamepads: this program was built without them.

use std::sync::mpsc::Sender;

use super::inbox::Message;
use crate::input::rumble::Rumble;

/// The way to the motors of gamepads that are not there.
pub struct Gamepads;

impl Gamepads {
    /// There is nothing to listen to.
    pub fn listen(_inbox: Sender<Message>) -> Option<Self> {
        None
    }

    /// Nothing rumbles.
    pub fn rumble(&self, _rumble: Rumble) {}
}
