//! How much is said: switches for each kind of thing, and three presets over them.

use crate::protocol::choice::Choice as _;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use strum::{EnumString, IntoStaticStr, VariantArray};

/// Something that is said or left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Detail {
    /// On the board: whether the square is a dark or a light one.
    SquareColour,
    /// On the board: that a square is empty.
    Empty,
    /// On the board: the side to which a piece belongs.
    Side,
    /// On the board: the piece before the square, and not after it.
    PieceFirst,
    /// In a move: its number.
    Number,
    /// In a move: which piece is captured.
    Captured,
    /// In a move: check. The earcon of check stays.
    Check,
    /// After a move: who is to move.
    Turn,
    /// After a ruling or a refusal: the article of the laws.
    Article,
    /// An answer or a ruling at length: with the edition of the laws, and with all that a second press would tell.
    Long,
    /// What can be done here, where nobody has asked.
    Hints,
    /// While listening: comments, signs of quality and variations.
    Comments,
    /// Each character that is typed.
    Typing,
}

/// A choice of details.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Preset {
    /// As little as a game can be followed by.
    Brief,
    /// What most players want.
    Normal,
    /// Everything.
    Full,
}

impl Preset {
    fn says(self, detail: Detail) -> bool {
        match detail {
            Detail::PieceFirst => false,
            Detail::Check | Detail::Typing => true,
            Detail::SquareColour | Detail::Number | Detail::Turn | Detail::Long => {
                self == Self::Full
            }
            Detail::Empty
            | Detail::Side
            | Detail::Captured
            | Detail::Article
            | Detail::Hints
            | Detail::Comments => self != Self::Brief,
        }
    }
}

/// What is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Verbosity(BTreeSet<Detail>);

impl Default for Verbosity {
    fn default() -> Self {
        let mut verbosity = Self(BTreeSet::new());
        verbosity.choose(Preset::Normal);
        verbosity
    }
}

impl Verbosity {
    /// Whether this is said.
    pub fn says(&self, detail: Detail) -> bool {
        self.0.contains(&detail)
    }

    /// From now on this is said, or left out.
    pub fn set(&mut self, detail: Detail, is_said: bool) {
        if is_said {
            self.0.insert(detail);
        } else {
            self.0.remove(&detail);
        }
    }

    /// Takes a preset. The order of square and piece is a matter of taste and stays.
    pub fn choose(&mut self, preset: Preset) {
        for &detail in Detail::ALL {
            if detail != Detail::PieceFirst {
                self.set(detail, preset.says(detail));
            }
        }
    }

    /// The preset that this is; `None` if it is a choice of the player's own.
    pub fn preset(&self) -> Option<Preset> {
        Preset::ALL.iter().copied().find(|preset| {
            let mut details = Detail::ALL.iter().copied();
            details.all(|detail| {
                detail == Detail::PieceFirst || self.says(detail) == preset.says(detail)
            })
        })
    }

    /// The preset that this is, or comes next to: the one with the most details in common.
    pub fn nearest(&self) -> Preset {
        let alike = |preset: &Preset| {
            let details = Detail::ALL.iter();
            details
                .filter(|detail| self.says(**detail) == preset.says(**detail))
                .count()
        };
        let nearest = Preset::ALL.iter().copied().max_by_key(alike);
        nearest.unwrap_or(Preset::Normal)
    }

    /// Whether everything is to be said, or nearly so.
    pub fn is_full(&self) -> bool {
        self.nearest() == Preset::Full
    }

    /// The preset after this one; after the last, and after a choice of the player's own, the first.
    pub fn next(&self) -> Preset {
        match self.preset() {
            Some(Preset::Brief) => Preset::Normal,
            Some(Preset::Normal) => Preset::Full,
            Some(Preset::Full) | None => Preset::Brief,
        }
    }
}
