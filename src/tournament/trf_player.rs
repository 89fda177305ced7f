//! The line of a player in a file of TRF: fields in fixed columns, then ten columns for each round.

use serde::Serialize;
use strum::IntoStaticStr;

/// What is wrong with a file of TRF, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TrfFault {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong there.
    pub what: TrfWrong,
}

/// What can be wrong with a file of TRF.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", prefix = "trf-")]
pub enum TrfWrong {
    /// It names no player, or too many.
    Players,
    /// There is no number where one must be.
    Number,
    /// A number or a name is there twice.
    Twice,
    /// An opponent is not in the file, or does not name the player as his own opponent.
    Opponent,
    /// A colour is unknown, or both have the same one.
    Colour,
    /// A result is unknown, or does not fit that of the opponent.
    Result,
    /// There are too many rounds.
    Rounds,
}

/// A player in a file of TRF.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct TrfPlayer {
    pub number: usize,
    pub sex: String,
    /// Title, federation, number at FIDE and date of birth keep the blanks before them.
    pub title: String,
    pub name: String,
    pub rating: u32,
    pub federation: String,
    pub id: String,
    pub birth: String,
    /// The points, in halves.
    pub halves: u32,
    pub rank: u32,
    pub rounds: Vec<Option<TrfRound>>,
}

/// A round of a player in a file of TRF.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TrfRound {
    /// The number of the opponent; 0 if there is none.
    pub opponent: usize,
    /// `w`, `b` or `-`.
    pub colour: char,
    /// The result.
    pub code: char,
}

impl TrfRound {
    /// What the result is worth, in halves of a point.
    const fn halves(&self) -> u32 {
        match self.code {
            '1' | 'W' | '+' | 'U' | 'F' => 2,
            '=' | 'D' | 'H' => 1,
            _ => 0,
        }
    }
}

/// The results that the format knows; a blank is a game that is not over.
const CODES: &str = "10=+-WDLHFUZ ";

/// Where the fields are, columns from 0, the end not among them.
const ROUNDS: usize = 91;

/// The columns of a round.
const WIDTH: usize = 10;

impl TrfPlayer {
    /// Reads a line; what is wrong comes with its column from 1.
    pub fn read(line: &str) -> Result<Self, (usize, TrfWrong)> {
        let chars: Vec<char> = line.chars().collect();
        let field = |from: usize, to: usize| -> String {
            let part = chars.get(from.min(chars.len())..to.min(chars.len()));
            let text: String = part.into_iter().flatten().collect();
            text.trim_end().to_owned()
        };
        let number = |from, to| -> Result<usize, (usize, TrfWrong)> {
            let text = field(from, to);
            match text.trim() {
                "" => Ok(0),
                text => text.parse().map_err(|_| (from + 1, TrfWrong::Number)),
            }
        };
        let small = |from, to| -> Result<u32, (usize, TrfWrong)> {
            u32::try_from(number(from, to)?).map_err(|_| (from + 1, TrfWrong::Number))
        };
        let mut player = Self {
            number: number(4, 8)?,
            sex: field(9, 10),
            title: field(10, 13),
            name: field(14, 47).trim_start().to_owned(),
            rating: small(48, 52)?,
            federation: field(53, 56),
            id: field(57, 68),
            birth: field(69, 79),
            halves: halves(field(80, 84).trim()).ok_or((81, TrfWrong::Number))?,
            rank: small(85, 89)?,
            rounds: Vec::new(),
        };
        if player.number == 0 {
            return Err((5, TrfWrong::Number));
        }
        for from in (ROUNDS..chars.len()).step_by(WIDTH) {
            let opponent = field(from, from + 4);
            let at = |column: usize| chars.get(column).copied().unwrap_or(' ');
            let (colour, code) = (at(from + 5), at(from + 7));
            if opponent.trim().is_empty() && colour == ' ' && code == ' ' {
                player.rounds.push(None);
                continue;
            }
            let opponent = number(from, from + 4)?;
            if !matches!(colour, 'w' | 'b' | '-' | ' ') {
                return Err((from + 6, TrfWrong::Colour));
            }
            if !CODES.contains(code) {
                return Err((from + 8, TrfWrong::Result));
            }
            player.rounds.push(Some(TrfRound {
                opponent,
                colour,
                code,
            }));
        }
        Ok(player)
    }

    /// The line that takes away what was won in games that do not count, for the standings alone: record 299 of TRF26.
    /// Without it a reader would reckon with the results, and refuse the points.
    pub fn points_not_counted(&self) -> Option<String> {
        let won: u32 = self.rounds.iter().flatten().map(TrfRound::halves).sum();
        let less = won.checked_sub(self.halves).filter(|&less| less > 0)?;
        let points = format!("-{}.{}", less / 2, less % 2 * 5);
        Some(format!("299     0.0  {points:>4}  999 {:>4}", self.number))
    }

    /// The line, without its end.
    pub fn write(&self) -> String {
        let rating = match self.rating {
            0 => String::new(),
            rating => rating.to_string(),
        };
        // What is too long for its columns would move all that follows.
        let cut = |text: &str, most: usize| text.chars().take(most).collect::<String>();
        let points = format!("{}.{}", self.halves / 2, self.halves % 2 * 5);
        let mut line = format!(
            "001 {:>4} {:1}{:<3} {:<33} {:>4} {:<3} {:<11} {:<10} {:>4} {:>4}",
            self.number,
            cut(&self.sex, 1),
            cut(&self.title, 3),
            cut(&self.name, 33),
            rating,
            cut(&self.federation, 3),
            cut(&self.id, 11),
            cut(&self.birth, 10),
            points,
            self.rank,
        );
        for round in &self.rounds {
            match round {
                None => line.push_str(&" ".repeat(WIDTH)),
                Some(TrfRound {
                    opponent: 0,
                    colour,
                    code,
                }) => line.push_str(&format!("  0000 {colour} {code}")),
                Some(TrfRound {
                    opponent,
                    colour,
                    code,
                }) => line.push_str(&format!("  {opponent:>4} {colour} {code}")),
            }
        }
        line.truncate(line.trim_end().len());
        line
    }
}

/// Points as `3.5`, in halves; nothing counts as none.
fn halves(text: &str) -> Option<u32> {
    let (whole, half) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let whole: u32 = match whole.trim() {
        "" => 0,
        whole => whole.parse().ok()?,
    };
    let half = match half {
        "" | "0" | "00" => 0,
        "5" | "50" => 1,
        _ => return None,
    };
    whole.checked_mul(2)?.checked_add(half)
}
