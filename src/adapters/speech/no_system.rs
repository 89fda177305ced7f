//! The voices of the operating system in a program that was built without them: there are none.

use super::{Delivery, LifeSign, Segment};

/// No voice.
pub struct SystemVoice;

impl SystemVoice {
    /// Tells at once that there is no such voice.
    pub fn start(tell: impl Fn(LifeSign) + Send + Clone + 'static) -> Self {
        tell(LifeSign::Gone);
        Self
    }

    /// Says nothing.
    pub fn speak(&self, _segments: Vec<Segment>, _delivery: Delivery, _volume: f32) {}

    /// Is silent.
    pub fn stop(&self) {}
}
