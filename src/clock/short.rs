//! Time controls as people type them: `90+30`, `40/90+30,30+30`, `5d3`, `5b3`, `5+3;3+3`.
//!
//! Periods stand between commas. Each is: the moves and a slash, or nothing for all that remain;
//! the main time in minutes (`5`) or minutes and seconds (`1:30`); then `+` and the seconds of an
//! increment, `d` and those of a simple delay, or `b` and those of a Bronstein delay. A semicolon
//! stands before Black's time where it is not White's. Spaces do not count.

use std::fmt;
use std::str::FromStr;

use super::control::{Bonus, ControlFault, Period, Reason, TimeControl};
use crate::board::Side;

/// The letters of the bonuses.
const INCREMENT: char = '+';
const DELAY: char = 'd';
const BRONSTEIN: char = 'b';

impl FromStr for TimeControl {
    type Err = Vec<ControlFault>;

    fn from_str(text: &str) -> Result<Self, Vec<ControlFault>> {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let text = text.to_ascii_lowercase();
        let (white, black) = text.split_once(';').unwrap_or((&text, &text));
        let white = side(Side::White, white);
        let black = if text.contains(';') {
            side(Side::Black, black)
        } else {
            white.clone().map_err(|_| Vec::new())
        };
        match (white, black) {
            (Ok(white), Ok(black)) if white == black => Self::new(&white),
            (Ok(white), Ok(black)) => Self::unequal(&white, &black),
            (white, black) => {
                let faults = [white.err(), black.err()];
                Err(faults.into_iter().flatten().flatten().collect())
            }
        }
    }
}

impl TimeControl {
    /// The longest period that is typed, in seconds: a day.
    const LONGEST_TYPED_S: u32 = 24 * 3_600;

    /// A control as a player types it. A period of more than a day is none: then seconds were typed for minutes.
    ///
    /// # Errors
    /// All that is wrong with it.
    pub fn typed(text: &str) -> Result<Self, Vec<ControlFault>> {
        let control: Self = text.parse()?;
        let too_long = |side| {
            let periods = (1..).zip(control.periods(side));
            periods.filter_map(move |(period, one)| {
                (one.main_s > Self::LONGEST_TYPED_S).then_some(ControlFault {
                    side,
                    period,
                    reason: Reason::TooLarge,
                })
            })
        };
        let faults: Vec<ControlFault> = Side::BOTH.into_iter().flat_map(too_long).collect();
        match faults.is_empty() {
            true => Ok(control),
            false => Err(faults),
        }
    }
}

fn side(side: Side, text: &str) -> Result<Vec<Period>, Vec<ControlFault>> {
    collect(side, text.split(','), period)
}

/// Reads each part of a text as a period, and returns all of them or all that is wrong.
pub(super) fn collect<'t>(
    side: Side,
    parts: impl Iterator<Item = &'t str>,
    read: impl Fn(&str) -> Result<Period, Reason>,
) -> Result<Vec<Period>, Vec<ControlFault>> {
    let mut periods = Vec::new();
    let mut faults = Vec::new();
    for (index, part) in parts.enumerate() {
        match read(part) {
            Ok(period) => periods.push(period),
            Err(reason) => faults.push(ControlFault {
                side,
                period: index + 1,
                reason,
            }),
        }
    }
    if faults.is_empty() {
        Ok(periods)
    } else {
        Err(faults)
    }
}

fn period(text: &str) -> Result<Period, Reason> {
    let (moves, text) = moves(text)?;
    let (main, bonus) = match text.find([INCREMENT, DELAY, BRONSTEIN]) {
        Some(at) => (&text[..at], bonus(&text[at..])?),
        None => (text, Bonus::None),
    };
    let main_s = match main.split_once(':') {
        Some((minutes, seconds)) => {
            let seconds = number(seconds)?;
            if seconds > 59 {
                return Err(Reason::Unreadable);
            }
            add(in_minutes(minutes)?, seconds)?
        }
        None => in_minutes(main)?,
    };
    Ok(Period {
        moves,
        main_s,
        bonus,
    })
}

/// Reads what stands before the slash as the number of moves; returns the rest.
pub(super) fn moves(text: &str) -> Result<(Option<u32>, &str), Reason> {
    match text.split_once('/') {
        Some((moves, rest)) => Ok((Some(number(moves)?), rest)),
        None => Ok((None, text)),
    }
}

fn bonus(text: &str) -> Result<Bonus, Reason> {
    let mut letters = text.chars();
    let make = match letters.next() {
        Some(INCREMENT) => Bonus::Increment,
        Some(DELAY) => Bonus::Delay,
        Some(BRONSTEIN) => Bonus::Bronstein,
        _ => return Err(Reason::Unreadable),
    };
    number(letters.as_str()).map(make)
}

fn in_minutes(text: &str) -> Result<u32, Reason> {
    number(text)?.checked_mul(60).ok_or(Reason::TooLarge)
}

fn add(left: u32, right: u32) -> Result<u32, Reason> {
    left.checked_add(right).ok_or(Reason::TooLarge)
}

/// Digits as a number. Signs and spaces are no digits.
pub(super) fn number(text: &str) -> Result<u32, Reason> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(Reason::Unreadable);
    }
    text.parse().map_err(|_| Reason::TooLarge)
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_side(f, self.periods(Side::White))?;
        if !self.is_equal() {
            f.write_str(";")?;
            write_side(f, self.periods(Side::Black))?;
        }
        Ok(())
    }
}

fn write_side(f: &mut fmt::Formatter<'_>, periods: &[Period]) -> fmt::Result {
    for (index, period) in periods.iter().enumerate() {
        if index > 0 {
            f.write_str(",")?;
        }
        if let Some(moves) = period.moves {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}", period.main_s / 60)?;
        if !period.main_s.is_multiple_of(60) {
            write!(f, ":{:02}", period.main_s % 60)?;
        }
        let letter = match period.bonus {
            Bonus::None => continue,
            Bonus::Increment(_) => INCREMENT,
            Bonus::Delay(_) => DELAY,
            Bonus::Bronstein(_) => BRONSTEIN,
        };
        write!(f, "{letter}{}", period.bonus.seconds())?;
    }
    Ok(())
}
