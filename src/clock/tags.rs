//! Time controls in the tags of PGN files, read and written.
//!
//! `TimeControl` is as the PGN standard has it: periods between colons, each `moves/seconds` or
//! `seconds`, with `+seconds` for an increment in any of them; `?` if unknown, `-` if there is none.
//! A sandclock (`*180`) is recognised and refused.
//!
//! PGN knows no delay, so this program writes a tag of its own as well, `TimeControlDelay`:
//! `bronstein 5` or `simple 5`, the seconds of the delay for each move. If the periods have different
//! delays there is one entry for each period between colons, and `-` where there is none:
//! `simple 5:-:bronstein 3`.
//!
//! If the sides have different time there are `WhiteTimeControl` and `BlackTimeControl`, with
//! `WhiteTimeControlDelay` and `BlackTimeControlDelay`, in place of the two.

use super::control::{Bonus, ControlFault, Period, Reason, TimeControl};
use super::short::{collect, moves, number};
use crate::board::Side;

/// A tag of PGN: its name and its value.
pub type TimeTag = (&'static str, String);

/// What the tags of a game say of its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tagged {
    /// Nothing, or that it is unknown.
    Unknown,
    /// There was no time control.
    Untimed,
    /// This was it.
    Control(TimeControl),
}

const EQUAL: [&str; 2] = ["TimeControl", "TimeControlDelay"];
const WHITE: [&str; 2] = ["WhiteTimeControl", "WhiteTimeControlDelay"];
const BLACK: [&str; 2] = ["BlackTimeControl", "BlackTimeControlDelay"];

impl Tagged {
    /// Reads the tags of a game; `tag` is the value of the tag of a name.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn read<'t>(tag: impl Fn(&str) -> Option<&'t str>) -> Result<Self, Vec<ControlFault>> {
        let read = |side, [time, delay]: [&str; 2]| sides(side, tag(time), tag(delay));
        let equal = read(Side::White, EQUAL);
        let white = read(Side::White, WHITE);
        let black = read(Side::Black, BLACK);
        match (equal, white, black) {
            (Ok(equal), Ok(Said::Nothing), Ok(Said::Nothing)) => match equal {
                Said::Nothing => Ok(Self::Unknown),
                Said::Untimed => Ok(Self::Untimed),
                Said::Periods(periods) => TimeControl::new(&periods).map(Self::Control),
            },
            (Ok(_), Ok(Said::Periods(white)), Ok(Said::Periods(black))) => {
                TimeControl::unequal(&white, &black).map(Self::Control)
            }
            (Ok(_), Ok(Said::Untimed), Ok(Said::Untimed)) => Ok(Self::Untimed),
            (Ok(_), Ok(white), Ok(_)) => Err(vec![ControlFault {
                side: match white {
                    Said::Periods(_) => Side::Black,
                    Said::Nothing | Said::Untimed => Side::White,
                },
                period: 0,
                reason: Reason::OneSide,
            }]),
            (equal, white, black) => {
                let faults = [equal.err(), white.err(), black.err()];
                Err(faults.into_iter().flatten().flatten().collect())
            }
        }
    }
}

impl TimeControl {
    /// The tags that say this time control.
    pub fn tags(&self) -> Vec<TimeTag> {
        let sides: &[_] = if self.is_equal() {
            &[(Side::White, EQUAL)]
        } else {
            &[(Side::White, WHITE), (Side::Black, BLACK)]
        };
        let mut tags = Vec::new();
        for &(side, [time, delay]) in sides {
            let periods = self.periods(side);
            let times: Vec<_> = periods.iter().map(write_time).collect();
            tags.push((time, times.join(":")));
            tags.extend(write_delays(periods).map(|value| (delay, value)));
        }
        tags
    }
}

/// What the two tags of one side, or of both, say.
enum Said {
    Nothing,
    Untimed,
    Periods(Vec<Period>),
}

fn sides(side: Side, time: Option<&str>, delay: Option<&str>) -> Result<Said, Vec<ControlFault>> {
    let time = time.map_or("", str::trim);
    match time {
        "" | "?" => return Ok(Said::Nothing),
        "-" => return Ok(Said::Untimed),
        _ => {}
    }
    let periods = collect(side, time.split(':'), read_time);
    let delay = delay
        .map(str::trim)
        .filter(|text| !matches!(*text, "" | "?"));
    let Some(delay) = delay else {
        return periods.map(Said::Periods);
    };
    // The delays are read even where the times are wrong, so that every fault is named.
    let delays = collect(side, delay.split(':'), |text| {
        let bonus = read_delay(text.trim())?;
        Ok(Period::sudden_death(0).with(bonus))
    });
    match (periods, delays) {
        (Ok(periods), Ok(delays)) => join(side, periods, &delays).map(Said::Periods),
        (periods, delays) => {
            let faults = [periods.err(), delays.err()];
            Err(faults.into_iter().flatten().flatten().collect())
        }
    }
}

/// Gives each period its delay; one delay alone is that of every period.
fn join(
    side: Side,
    mut periods: Vec<Period>,
    delays: &[Period],
) -> Result<Vec<Period>, Vec<ControlFault>> {
    let fault = |period, reason| ControlFault {
        side,
        period,
        reason,
    };
    if delays.len() > 1 && delays.len() != periods.len() {
        return Err(vec![fault(0, Reason::DelaysDiffer)]);
    }
    let mut faults = Vec::new();
    let each = delays.iter().cycle();
    for (index, (period, delay)) in periods.iter_mut().zip(each).enumerate() {
        match (period.bonus, delay.bonus) {
            (_, Bonus::None) => {}
            (Bonus::None, bonus) => period.bonus = bonus,
            _ => faults.push(fault(index + 1, Reason::IncrementAndDelay)),
        }
    }
    if faults.is_empty() {
        Ok(periods)
    } else {
        Err(faults)
    }
}

fn read_time(text: &str) -> Result<Period, Reason> {
    let text = text.trim();
    if text.starts_with('*') {
        return Err(Reason::Sandclock);
    }
    let (moves, text) = moves(text)?;
    let (main, bonus) = match text.split_once('+') {
        Some((main, seconds)) => (main, Bonus::Increment(number(seconds)?)),
        None => (text, Bonus::None),
    };
    Ok(Period {
        moves,
        main_s: number(main)?,
        bonus,
    })
}

fn read_delay(text: &str) -> Result<Bonus, Reason> {
    if text == "-" {
        return Ok(Bonus::None);
    }
    let (kind, seconds) = text.split_once(' ').ok_or(Reason::UnreadableDelay)?;
    let make = match kind {
        "bronstein" => Bonus::Bronstein,
        "simple" => Bonus::Delay,
        _ => return Err(Reason::UnreadableDelay),
    };
    match number(seconds.trim()) {
        Err(Reason::Unreadable) => Err(Reason::UnreadableDelay),
        seconds => seconds.map(make),
    }
}

fn write_time(period: &Period) -> String {
    let main_s = period.main_s;
    let time = match period.moves {
        Some(moves) => format!("{moves}/{main_s}"),
        None => main_s.to_string(),
    };
    match period.bonus {
        Bonus::Increment(s) => format!("{time}+{s}"),
        Bonus::None | Bonus::Bronstein(_) | Bonus::Delay(_) => time,
    }
}

/// The delays of the periods; `None` if there are none at all.
fn write_delays(periods: &[Period]) -> Option<String> {
    let mut entries: Vec<_> = periods
        .iter()
        .map(|period| match period.bonus {
            Bonus::Bronstein(s) => format!("bronstein {s}"),
            Bonus::Delay(s) => format!("simple {s}"),
            Bonus::None | Bonus::Increment(_) => "-".to_owned(),
        })
        .collect();
    if entries.iter().all(|entry| entry == "-") {
        return None;
    }
    if entries.iter().all(|entry| *entry == entries[0]) {
        entries.truncate(1);
    }
    Some(entries.join(":"))
}
