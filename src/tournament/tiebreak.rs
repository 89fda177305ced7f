//! Tie-breaks, as the Tie-Break Regulations define them: C.07 (FIDE 2026). Unplayed rounds are Art. 16 there.
//!
//! Values are counted in quarters of a point, so that Sonneborn-Berger is exact.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// What parts players with as many points.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
pub enum TieBreak {
    /// Who has won of those who are tied, Art. 6 of C.07 (FIDE 2026).
    #[serde(rename = "DE")]
    #[strum(serialize = "DE")]
    DirectEncounter,
    /// Wins, with those without a game, Art. 7.1 of C.07 (FIDE 2026).
    #[serde(rename = "WIN")]
    #[strum(serialize = "WIN")]
    Wins,
    /// Wins at the board, Art. 7.2 of C.07 (FIDE 2026).
    #[serde(rename = "WON")]
    #[strum(serialize = "WON")]
    WinsPlayed,
    /// Games with Black, Art. 7.3 of C.07 (FIDE 2026).
    #[serde(rename = "BPG")]
    #[strum(serialize = "BPG")]
    BlackGames,
    /// Wins with Black, Art. 7.4 of C.07 (FIDE 2026).
    #[serde(rename = "BWG")]
    #[strum(serialize = "BWG")]
    BlackWins,
    /// Points against who has half of the points or more, Art. 9.2 of C.07 (FIDE 2026).
    #[serde(rename = "KS")]
    #[strum(serialize = "KS")]
    Koya,
    /// The points of the opponents, Art. 8.1 of C.07 (FIDE 2026).
    #[serde(rename = "BH")]
    #[strum(serialize = "BH")]
    Buchholz,
    /// Without the lowest, Art. 14.1 of C.07 (FIDE 2026).
    #[serde(rename = "BH/C1")]
    #[strum(serialize = "BH/C1")]
    BuchholzCut1,
    /// Without the two lowest.
    #[serde(rename = "BH/C2")]
    #[strum(serialize = "BH/C2")]
    BuchholzCut2,
    /// Without the lowest and the highest, Art. 14.3 of C.07 (FIDE 2026).
    #[serde(rename = "BH/M1")]
    #[strum(serialize = "BH/M1")]
    BuchholzMedian1,
    /// The points of the opponents, each times what was won of him, Art. 9.1 of C.07 (FIDE 2026).
    #[serde(rename = "SB")]
    #[strum(serialize = "SB")]
    SonnebornBerger,
}

impl TieBreak {
    /// All of them.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Its abbreviation in the regulations, for example `BH/C1`.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// The key under which voices keep its name.
    pub fn key(self) -> &'static str {
        match self {
            Self::BuchholzCut1 => "BH-C1",
            Self::BuchholzCut2 => "BH-C2",
            Self::BuchholzMedian1 => "BH-M1",
            Self::DirectEncounter
            | Self::Wins
            | Self::WinsPlayed
            | Self::BlackGames
            | Self::BlackWins
            | Self::Koya
            | Self::Buchholz
            | Self::SonnebornBerger => self.into(),
        }
    }
}
