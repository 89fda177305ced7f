//! An option that a foreign engine offers, and what it can be.

use serde::{Deserialize, Serialize};

/// The steps of a number are a hundredth to a tenth of its size, and at least 1.
const STEP_DIGITS: u32 = 1;

/// An option of an engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EngineOption {
    /// What the engine calls it.
    pub name: String,
    /// What it is, as long as nobody sets it.
    pub value: String,
    /// What it can be.
    pub range: OptionRange,
}

/// What an option can be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OptionRange {
    /// `true` or `false`.
    Switch,
    /// A whole number between these two.
    Number(i64, i64),
    /// A number with a fraction between these two, as the engine writes them.
    Decimal(String, String),
    /// One of these.
    Choice(Vec<String>),
    /// Any text.
    Text,
}

impl EngineOption {
    /// Whether this is its name. Engines do not care for capital letters.
    pub fn is_called(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
    }

    /// What the engine is to be told where a player has typed this; `None` if the option cannot be that.
    pub fn read(&self, typed: &str) -> Option<String> {
        match &self.range {
            OptionRange::Switch => match typed.to_ascii_lowercase().as_str() {
                "true" | "on" => Some("true".to_owned()),
                "false" | "off" => Some("false".to_owned()),
                _ => None,
            },
            OptionRange::Number(least, most) => {
                let number: i64 = typed.parse().ok()?;
                (*least..=*most)
                    .contains(&number)
                    .then(|| number.to_string())
            }
            OptionRange::Decimal(least, most) => {
                let value = |text: &str| text.parse::<f64>().ok();
                let is_within = (value(least)?..=value(most)?).contains(&value(typed)?);
                is_within.then(|| typed.to_owned())
            }
            OptionRange::Choice(all) => {
                let mut all = all.iter();
                all.find(|one| one.eq_ignore_ascii_case(typed)).cloned()
            }
            OptionRange::Text => Some(typed.to_owned()),
        }
    }

    /// What it is one step up or down from a value; `None` where it has to be typed. A switch changes, a choice goes
    /// round, and a number stays within its range.
    pub fn turned(&self, value: &str, up: bool) -> Option<String> {
        match &self.range {
            OptionRange::Switch => self.read(if value == "true" { "off" } else { "on" }),
            OptionRange::Number(least, most) => {
                let number: i64 = value.parse().unwrap_or(*least);
                let digits = number.unsigned_abs().checked_ilog10().unwrap_or(0);
                let step = 10_i64.saturating_pow(digits.saturating_sub(STEP_DIGITS));
                let step = if up { step } else { -step };
                Some(number.saturating_add(step).clamp(*least, *most).to_string())
            }
            OptionRange::Choice(all) => {
                let at = all.iter().position(|one| one == value)?;
                let step = if up { 1 } else { all.len().saturating_sub(1) };
                all.get((at + step) % all.len()).cloned()
            }
            OptionRange::Decimal(..) | OptionRange::Text => None,
        }
    }
}
