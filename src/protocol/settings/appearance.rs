//! What the window is like for eyes: its colours and the size of everything in it.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// The colours of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Theme {
    /// White on a dark ground.
    #[default]
    Dark,
    /// Black on a white ground.
    Light,
    /// Yellow on black, as many people with low vision read best.
    Yellow,
}

/// The sizes of what is in the window, in percent of the usual one.
pub const ZOOM_PERCENT: [u16; 8] = [75, 100, 125, 150, 200, 250, 300, 400];

/// A step of the size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Zoom {
    /// Greater.
    In,
    /// Smaller.
    Out,
    /// The usual size.
    Usual,
}

impl Zoom {
    /// The size after this step from another one; at the ends it stays.
    #[must_use]
    pub fn from(self, percent: u16) -> u16 {
        let next = match self {
            Self::In => ZOOM_PERCENT.into_iter().find(|size| *size > percent),
            Self::Out => ZOOM_PERCENT.into_iter().rev().find(|size| *size < percent),
            Self::Usual => Some(100),
        };
        next.unwrap_or(percent)
    }
}
