//! What the hands feel of a sound: short rumbles of a gamepad.

use crate::earcon::{Earcon, Placed};

/// One rumble.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rumble {
    /// The heavy motor, in percent.
    pub heavy_percent: u8,
    /// The light motor, in percent.
    pub light_percent: u8,
    /// How long, in milliseconds.
    pub length_ms: u16,
}

const fn rumble(heavy_percent: u8, light_percent: u8, length_ms: u16) -> Rumble {
    Rumble {
        heavy_percent,
        light_percent,
        length_ms,
    }
}

/// What is felt of an earcon; of the others nothing. The edge of the board is a wall, a dark square a light touch;
/// check is the longest, so that it is known without listening.
const FELT: [(Earcon, Rumble); 9] = [
    (Earcon::Edge, rumble(100, 0, 90)),
    (Earcon::Check, rumble(80, 80, 250)),
    (Earcon::Mate, rumble(80, 80, 250)),
    (Earcon::Refusal, rumble(60, 0, 150)),
    (Earcon::Capture, rumble(50, 50, 80)),
    (Earcon::Take, rumble(0, 60, 50)),
    (Earcon::Put, rumble(0, 60, 50)),
    (Earcon::Dark, rumble(0, 35, 40)),
    (Earcon::Target, rumble(45, 0, 60)),
];

/// What is felt of an earcon, if anything is.
pub fn of(placed: &Placed) -> Option<Rumble> {
    let felt = FELT.iter().find(|(earcon, _)| *earcon == placed.earcon);
    felt.map(|(_, rumble)| *rumble)
}
