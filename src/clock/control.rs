//! The time control: how much time each side has for how many moves.

use serde::{Deserialize, Serialize};

use crate::board::Side;

/// What a player receives with every move, besides the main time of the period.
///
/// It is given for the first move too, as the glossary of the Laws has it: an increment is added
/// from the start, before each move (FIDE 2023).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Bonus {
    /// Nothing: the traditional chessclock.
    #[default]
    None,
    /// This number of seconds is added before each move and stays (Fischer).
    Increment(u32),
    /// This number of seconds belongs to each move; what is left of them at its end is lost. The reading
    /// contains them and falls at once (Bronstein).
    Bronstein(u32),
    /// This number of seconds passes on each move before the main time begins to run (simple or US delay).
    /// The reading stands still meanwhile.
    Delay(u32),
}

impl Bonus {
    /// The seconds for each move.
    pub const fn seconds(self) -> u32 {
        match self {
            Self::None => 0,
            Self::Increment(s) | Self::Bronstein(s) | Self::Delay(s) => s,
        }
    }
}

/// One period of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Period {
    /// The moves that must be completed in this period; `None` for all that remain (sudden death).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<u32>,
    /// The main time, in seconds.
    pub main_s: u32,
    /// What comes with every move.
    #[serde(default)]
    pub bonus: Bonus,
}

impl Period {
    /// A number of seconds for all remaining moves.
    pub const fn sudden_death(main_s: u32) -> Self {
        Self {
            moves: None,
            main_s,
            bonus: Bonus::None,
        }
    }

    /// A number of moves in a number of seconds.
    pub const fn moves(moves: u32, main_s: u32) -> Self {
        Self {
            moves: Some(moves),
            main_s,
            bonus: Bonus::None,
        }
    }

    /// The same period with something for every move.
    #[must_use]
    pub const fn with(self, bonus: Bonus) -> Self {
        Self { bonus, ..self }
    }

    /// The main time, in milliseconds.
    pub(super) const fn main_ms(self) -> u64 {
        ms(self.main_s)
    }
}

/// Seconds as milliseconds.
pub(super) const fn ms(seconds: u32) -> u64 {
    // A `u32` of seconds is at most 4.3e12 milliseconds.
    seconds as u64 * 1000
}

/// What is wrong with a time control, or with its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// There is no period at all.
    Empty,
    /// A period must be completed with no moves.
    NoMoves,
    /// A period gives no time at all.
    NoTime,
    /// A period for all remaining moves is followed by another one.
    SuddenDeathNotLast,
    /// The text is none of the forms of a period.
    Unreadable,
    /// A number is greater than 4294967295, in seconds or moves.
    TooLarge,
    /// A sandclock: it is known and not supported.
    Sandclock,
    /// The text of the delay is not of the form `bronstein 5` or `simple 5`.
    UnreadableDelay,
    /// There are more delays, or fewer, than there are periods.
    DelaysDiffer,
    /// A period has an increment and a delay at once.
    IncrementAndDelay,
    /// The time of one side is given and that of the other is not, or it is given in two ways.
    OneSide,
}

/// One fault of a time control, with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ControlFault {
    /// The side whose time is wrong; White where the control is one for both.
    pub side: Side,
    /// The period, counted from 1; 0 where it is no single one.
    pub period: usize,
    /// What is wrong.
    pub reason: Reason,
}

/// A time control for both sides. There is always at least one period, and the last one either
/// holds to the end of the game or repeats.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub struct TimeControl {
    white: Vec<Period>,
    black: Vec<Period>,
}

/// The form of a time control in a log: Black's periods only where they differ.
#[derive(Serialize, Deserialize)]
struct Written {
    periods: Vec<Period>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    black: Option<Vec<Period>>,
}

impl TimeControl {
    /// The same periods for both sides.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn new(periods: &[Period]) -> Result<Self, Vec<ControlFault>> {
        let faults = faults(Side::White, periods);
        if faults.is_empty() {
            Ok(Self::valid(periods, periods))
        } else {
            Err(faults)
        }
    }

    /// Other periods for Black than for White.
    ///
    /// # Errors
    /// Everything that is wrong with either.
    pub fn unequal(white: &[Period], black: &[Period]) -> Result<Self, Vec<ControlFault>> {
        let mut found = faults(Side::White, white);
        found.extend(faults(Side::Black, black));
        if found.is_empty() {
            Ok(Self::valid(white, black))
        } else {
            Err(found)
        }
    }

    /// A control of periods that are known to be right. A bonus of no seconds is none.
    fn valid(white: &[Period], black: &[Period]) -> Self {
        let plain = |period: &Period| match period.bonus.seconds() {
            0 => period.with(Bonus::None),
            _ => *period,
        };
        Self {
            white: white.iter().map(plain).collect(),
            black: black.iter().map(plain).collect(),
        }
    }

    /// The periods of a side, at least one.
    pub fn periods(&self, side: Side) -> &[Period] {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// Whether both sides have the same time.
    pub fn is_equal(&self) -> bool {
        self.white == self.black
    }

    /// The period with an index from 0; the last one again and again after the end.
    pub(super) fn period(&self, side: Side, index: usize) -> Period {
        let periods = self.periods(side);
        periods[index.min(periods.len() - 1)]
    }

    /// The index of the period that a side is in after a number of completed moves, and the number
    /// of moves with which that period ends; `None` for sudden death.
    pub(super) fn place(&self, side: Side, moves: u32) -> (usize, Option<u32>) {
        let periods = self.periods(side);
        let last = periods.len() - 1;
        let mut past = moves;
        for (index, period) in periods[..last].iter().enumerate() {
            match period.moves {
                Some(length) if length <= past => past -= length,
                length => return (index, length.and_then(|l| (moves - past).checked_add(l))),
            }
        }
        let Some(length) = periods[last].moves.filter(|&length| length > 0) else {
            return (last, None);
        };
        let rounds = past / length;
        let ends = (rounds * length).checked_add(length);
        let due = ends.and_then(|ends| (moves - past).checked_add(ends));
        (last.saturating_add(rounds as usize), due)
    }

    /// The time for a game of a number of moves: the main time of all periods that these moves reach,
    /// and a bonus for each move; in seconds. The Laws take 60 moves to tell standard, rapid and blitz
    /// apart: Art. A.1 and B.1 (FIDE 2023).
    pub fn seconds_for(&self, side: Side, moves: u32) -> u64 {
        let periods = self.periods(side);
        let mut left = moves;
        let mut total_s = 0_u64;
        for (index, period) in periods.iter().enumerate() {
            let last = index + 1 == periods.len();
            let (here, rounds) = match period.moves {
                Some(moves) if last => (left, left.div_ceil(moves).max(1)),
                Some(moves) => (left.min(moves), 1),
                None => (left, 1),
            };
            let main_s = u64::from(rounds).saturating_mul(u64::from(period.main_s));
            let bonus_s = u64::from(here).saturating_mul(u64::from(period.bonus.seconds()));
            total_s = total_s.saturating_add(main_s).saturating_add(bonus_s);
            left -= here;
        }
        total_s
    }
}

fn faults(side: Side, periods: &[Period]) -> Vec<ControlFault> {
    if periods.is_empty() {
        return vec![ControlFault {
            side,
            period: 0,
            reason: Reason::Empty,
        }];
    }
    let mut found = Vec::new();
    for (index, period) in periods.iter().enumerate() {
        let last = index + 1 == periods.len();
        let reasons = [
            (period.moves == Some(0), Reason::NoMoves),
            (
                period.main_s == 0 && period.bonus.seconds() == 0,
                Reason::NoTime,
            ),
            (period.moves.is_none() && !last, Reason::SuddenDeathNotLast),
        ];
        let wrong = reasons.into_iter().filter(|(wrong, _)| *wrong);
        found.extend(wrong.map(|(_, reason)| ControlFault {
            side,
            period: index + 1,
            reason,
        }));
    }
    found
}

impl From<TimeControl> for Written {
    fn from(control: TimeControl) -> Self {
        let black = (!control.is_equal()).then_some(control.black);
        Self {
            periods: control.white,
            black,
        }
    }
}

impl TryFrom<Written> for TimeControl {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let black = written.black.as_ref().unwrap_or(&written.periods);
        Self::unequal(&written.periods, black).map_err(|faults| format!("{faults:?}"))
    }
}
