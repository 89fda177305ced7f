//! Which of two players an input comes from, where each has a device.

use super::DeviceInput;
use crate::board::Side;

impl DeviceInput {
    /// Whose device reports it, if that is known, and what it reports.
    #[must_use]
    pub fn of_whom(self) -> (Option<Side>, Self) {
        match self {
            Self::By(side, input) => (Some(side), input.of_whom().1),
            Self::Line(line) => match by(&line) {
                Some((side, rest)) => (Some(side), Self::Line(rest.to_owned())),
                None => (None, Self::Line(line)),
            },
            other => (None, other),
        }
    }
}

/// `by black left`: a line of the console as it comes from the device of one player.
fn by(line: &str) -> Option<(Side, &str)> {
    let (side, rest) = line.trim().strip_prefix("by ")?.trim().split_once(' ')?;
    let side = side.parse().ok()?;
    Some((side, rest.trim()))
}
