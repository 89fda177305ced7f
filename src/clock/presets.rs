//! Time controls that have a name: the norms of 1956 and the common ones of today.

use super::control::{Bonus, Period, TimeControl};

/// A time control with its key. Both sides have the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The key, for example `rapid-15-10`.
    pub id: &'static str,
    /// The periods.
    pub periods: &'static [Period],
}

impl Preset {
    /// The time control itself.
    pub fn control(&self) -> TimeControl {
        TimeControl::valid(self.periods, self.periods)
    }

    /// The preset of a key.
    pub fn find(id: &str) -> Option<&'static Self> {
        PRESETS.iter().find(|preset| preset.id == id)
    }
}

const MINUTE: u32 = 60;
const HOUR: u32 = 60 * MINUTE;

/// A number of minutes, and a number of seconds with each move.
const fn fischer(minutes: u32, bonus_s: u32) -> Period {
    Period::sudden_death(minutes * MINUTE).with(Bonus::Increment(bonus_s))
}

/// All presets: first the four norms of § 18 (USSR 1956), then today's from slow to fast.
pub const PRESETS: &[Preset] = &[
    Preset {
        id: "ussr-1956-40-16",
        periods: &[Period::moves(40, 150 * MINUTE), Period::moves(16, HOUR)],
    },
    Preset {
        id: "ussr-1956-36-18",
        periods: &[Period::moves(36, 2 * HOUR), Period::moves(18, HOUR)],
    },
    Preset {
        id: "ussr-1956-40-20",
        periods: &[Period::moves(40, 2 * HOUR), Period::moves(20, HOUR)],
    },
    Preset {
        id: "ussr-1956-45-18",
        periods: &[Period::moves(45, 150 * MINUTE), Period::moves(18, HOUR)],
    },
    Preset {
        id: "standard-100-50-15-30",
        periods: &[
            Period::moves(40, 100 * MINUTE).with(Bonus::Increment(30)),
            Period::moves(20, 50 * MINUTE).with(Bonus::Increment(30)),
            fischer(15, 30),
        ],
    },
    Preset {
        id: "standard-90-30-30",
        periods: &[
            Period::moves(40, 90 * MINUTE).with(Bonus::Increment(30)),
            fischer(30, 30),
        ],
    },
    Preset {
        id: "standard-120-60",
        periods: &[Period::moves(40, 2 * HOUR), Period::sudden_death(HOUR)],
    },
    Preset {
        id: "standard-90-30",
        periods: &[fischer(90, 30)],
    },
    Preset {
        id: "standard-60-30",
        periods: &[fischer(60, 30)],
    },
    Preset {
        id: "standard-60",
        periods: &[Period::sudden_death(HOUR)],
    },
    Preset {
        id: "rapid-25-10",
        periods: &[fischer(25, 10)],
    },
    Preset {
        id: "rapid-15-10",
        periods: &[fischer(15, 10)],
    },
    Preset {
        id: "rapid-15",
        periods: &[Period::sudden_death(15 * MINUTE)],
    },
    Preset {
        id: "blitz-5-3",
        periods: &[fischer(5, 3)],
    },
    Preset {
        id: "blitz-3-2",
        periods: &[fischer(3, 2)],
    },
    Preset {
        id: "blitz-5",
        periods: &[Period::sudden_death(5 * MINUTE)],
    },
];
