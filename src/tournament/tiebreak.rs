//! Tie-breaks, as the Tie-Break Regulations define them: C.07 (FIDE 2026). Unplayed rounds are Art. 16 there.
//!
//! Values are counted in quarters of a point, so that Sonneborn-Berger is exact.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};

/// What parts players with as many points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, EnumString, IntoStaticStr)]
#[serde(try_from = "String", into = "&'static str")]
pub enum TieBreak {
    /// Who has won of those who are tied, Art. 6 of C.07 (FIDE 2026).
    #[strum(serialize = "DE")]
    DirectEncounter,
    /// Wins, with those without a game, Art. 7.1 of C.07 (FIDE 2026).
    #[strum(serialize = "WIN")]
    Wins,
    /// Wins at the board, Art. 7.2 of C.07 (FIDE 2026).
    #[strum(serialize = "WON")]
    WinsPlayed,
    /// Games with Black, Art. 7.3 of C.07 (FIDE 2026).
    #[strum(serialize = "BPG")]
    BlackGames,
    /// Wins with Black, Art. 7.4 of C.07 (FIDE 2026).
    #[strum(serialize = "BWG")]
    BlackWins,
    /// Points against who has half of the points or more, Art. 9.2 of C.07 (FIDE 2026).
    #[strum(serialize = "KS")]
    Koya,
    /// The points of the opponents, Art. 8.1 of C.07 (FIDE 2026).
    #[strum(serialize = "BH")]
    Buchholz,
    /// Without the lowest, Art. 14.1 of C.07 (FIDE 2026).
    #[strum(serialize = "BH/C1")]
    BuchholzCut1,
    /// Without the two lowest.
    #[strum(serialize = "BH/C2")]
    BuchholzCut2,
    /// Without the lowest and the highest, Art. 14.3 of C.07 (FIDE 2026).
    #[strum(serialize = "BH/M1")]
    BuchholzMedian1,
    /// The points of the opponents, each times what was won of him, Art. 9.1 of C.07 (FIDE 2026).
    #[strum(serialize = "SB")]
    SonnebornBerger,
}

impl TieBreak {
    /// Its abbreviation in the regulations, for example `BH/C1`.
    pub fn code(self) -> &'static str {
        self.into()
    }
}

impl TryFrom<String> for TieBreak {
    type Error = strum::ParseError;

    fn try_from(code: String) -> Result<Self, Self::Error> {
        code.parse()
    }
}
