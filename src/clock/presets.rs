//! Time controls that have a name: the norms of 1956 and the common ones of today.

use super::TimeControl;

/// A time control with its key. Both sides have the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ControlPreset {
    /// The key, for example `rapid-15-10`.
    pub id: &'static str,
    /// The periods, as people type them.
    short: &'static str,
}

impl ControlPreset {
    /// The time control itself.
    pub fn control(&self) -> TimeControl {
        read(self.short)
    }

    /// The preset of a key.
    pub fn find(id: &str) -> Option<&'static Self> {
        PRESETS.iter().find(|preset| preset.id == id)
    }
}

fn read(short: &str) -> TimeControl {
    short.parse().expect("every preset is a time control")
}

const fn preset(id: &'static str, short: &'static str) -> ControlPreset {
    ControlPreset { id, short }
}

/// All presets: first the four norms of § 18 (USSR 1956), then today's from slow to fast.
pub const PRESETS: &[ControlPreset] = &[
    preset("ussr-1956-40-16", "40/150,16/60"),
    preset("ussr-1956-36-18", "36/120,18/60"),
    preset("ussr-1956-40-20", "40/120,20/60"),
    preset("ussr-1956-45-18", "45/150,18/60"),
    preset("standard-100-50-15-30", "40/100+30,20/50+30,15+30"),
    preset("standard-90-30-30", "40/90+30,30+30"),
    preset("standard-120-60", "40/120,60"),
    preset("standard-90-30", "90+30"),
    preset("standard-60-30", "60+30"),
    preset("standard-60", "60"),
    preset("rapid-25-10", "25+10"),
    preset("rapid-15-10", "15+10"),
    preset("rapid-15", "15"),
    preset("blitz-5-3", "5+3"),
    preset("blitz-3-2", "3+2"),
    preset("blitz-5", "5"),
];
