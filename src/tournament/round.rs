//! A round: boards, who is free, and what came of it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::board::Side;
use crate::record::GameResult;

/// Where a game is: its round and its board, both from 1. It is typed and written as `2.3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardAt {
    /// The round.
    pub round: usize,
    /// The board.
    pub board: usize,
}

impl fmt::Display for BoardAt {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}.{}", self.round, self.board)
    }
}

impl FromStr for BoardAt {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (round, board) = text.split_once('.').ok_or(())?;
        let number = |text: &str| text.parse().map_err(|_| ());
        Ok(Self {
            round: number(round)?,
            board: number(board)?,
        })
    }
}

/// What stands in the table for a game, § 22 (USSR 1956), Art. 10 (FIDE 2023).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameScore {
    /// It was played.
    Played(GameResult),
    /// It was started, and the arbiter has judged the position where it was left.
    Adjudicated(GameResult),
    /// It was not played; who is here has won, nobody if nobody came: `+` and `-`.
    Forfeit(Option<Side>),
    /// It does not count.
    Annulled,
}

impl GameScore {
    /// Reads a result as it is typed: `1-0`, `0-1`, `1/2`, `=`, `0-0`; `+-`, `-+`, `--` for a game that was not
    /// played, or the first ones with `forfeit` beside them; with `judged` beside it for a judged game; `annulled`.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim().to_lowercase();
        let (how, text) = match text.split_once(' ') {
            Some((result, how @ ("forfeit" | "judged" | "adjudicated"))) => (how, result),
            Some(parted) => parted,
            None => ("", text.as_str()),
        };
        let result = match text.trim() {
            "1-0" | "1:0" | "1" | "white" => GameResult::Win(Side::White),
            "0-1" | "0:1" | "0" | "black" => GameResult::Win(Side::Black),
            "1/2" | "1/2-1/2" | "½" | "½-½" | "0.5" | "=" | "half" | "draw" => GameResult::Draw,
            "0-0" | "0:0" | "nobody" => GameResult::LostByBoth,
            "+-" | "+:-" | "+" | "no-black" if how.is_empty() => {
                return Some(Self::Forfeit(Some(Side::White)));
            }
            "-+" | "-:+" | "-" | "no-white" if how.is_empty() => {
                return Some(Self::Forfeit(Some(Side::Black)));
            }
            "--" | "-:-" | "no-one" if how.is_empty() => return Some(Self::Forfeit(None)),
            "annulled" | "annul" if how.is_empty() => return Some(Self::Annulled),
            _ => return None,
        };
        match how {
            "" => Some(Self::Played(result)),
            "judged" | "adjudicated" => Some(Self::Adjudicated(result)),
            "forfeit" => Self::unplayed(result),
            _ => None,
        }
    }

    /// The same with a reason behind it. Behind words there is one only if it says so, for what follows them may say the
    /// opposite.
    pub fn read_with_reason(words: &[&str]) -> Option<(Self, String)> {
        let text = words.join(" ");
        if let Some((said, reason)) = text.split_once(" because ")
            && let Some(score) = Self::read(said)
        {
            return Some((score, reason.to_owned()));
        }
        let is_sign = |word: &&str| !word.contains(char::is_alphabetic);
        (1..=2.min(words.len())).rev().find_map(|count| {
            let (said, reason) = words.split_at(count);
            let is_whole = reason.is_empty() || said.iter().any(is_sign);
            let score = Self::read(&said.join(" ")).filter(|_| is_whole)?;
            Some((score, reason.join(" ")))
        })
    }

    /// As it is typed.
    pub fn typed(self) -> String {
        let [white, black] = Side::BOTH.map(|side| self.sign(side));
        match self {
            Self::Played(_) => format!("{white}-{black}"),
            Self::Adjudicated(_) => format!("judged {white}-{black}"),
            Self::Forfeit(_) => format!("{white}{black}"),
            Self::Annulled => "annulled".to_owned(),
        }
    }

    /// That of a game that was not played; nothing for a draw.
    pub const fn unplayed(result: GameResult) -> Option<Self> {
        match result {
            GameResult::Win(side) => Some(Self::Forfeit(Some(side))),
            GameResult::LostByBoth => Some(Self::Forfeit(None)),
            GameResult::Draw => None,
        }
    }

    /// What the tag `Termination` of a game in a file says of one that was not played.
    const UNPLAYED: &'static str = "unplayed";

    /// The same for a game that was judged.
    const JUDGED: &'static str = "adjudication";

    /// What stands for the result of a game in a file, with its tag `Termination`.
    pub fn of_game(result: GameResult, termination: &str) -> Self {
        match termination {
            Self::JUDGED => Self::Adjudicated(result),
            Self::UNPLAYED => Self::unplayed(result).unwrap_or(Self::Played(result)),
            _ => Self::Played(result),
        }
    }

    /// What the tag `Termination` says of it; `None` where the result says all.
    pub const fn termination(self) -> Option<&'static str> {
        match self {
            Self::Adjudicated(_) => Some(Self::JUDGED),
            Self::Forfeit(_) => Some(Self::UNPLAYED),
            Self::Played(_) | Self::Annulled => None,
        }
    }

    /// The result, if it counts.
    pub const fn result(self) -> Option<GameResult> {
        match self {
            Self::Played(result) | Self::Adjudicated(result) => Some(result),
            Self::Forfeit(Some(side)) => Some(GameResult::Win(side)),
            Self::Forfeit(None) => Some(GameResult::LostByBoth),
            Self::Annulled => None,
        }
    }

    /// Whether moves were made.
    pub const fn is_played(self) -> bool {
        match self {
            Self::Played(_) | Self::Adjudicated(_) => true,
            Self::Forfeit(_) | Self::Annulled => false,
        }
    }

    /// The points of a side, in halves; 0 for an annulled game.
    pub fn halves(self, side: Side) -> u32 {
        match self.result() {
            Some(GameResult::Win(winner)) if winner == side => 2,
            Some(GameResult::Draw) => 1,
            Some(GameResult::Win(_) | GameResult::LostByBoth) | None => 0,
        }
    }

    /// The sign of a side in a table: `1`, `½`, `0`, `+`, `-`; `x` for an annulled game.
    pub fn sign(self, side: Side) -> &'static str {
        match (self, self.halves(side)) {
            (Self::Annulled, _) => "x",
            (Self::Forfeit(_), 2) => "+",
            (Self::Forfeit(_), _) => "-",
            (_, 2) => "1",
            (_, 1) => "½",
            _ => "0",
        }
    }
}

/// A result that was corrected, or taken away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ResultCorrection {
    /// Where.
    #[serde(flatten)]
    pub at: BoardAt,
    /// The result that stood there.
    pub before: GameScore,
    /// What stands there instead; `None` if the game was open again.
    pub now: Option<GameScore>,
    /// Why.
    pub reason: String,
}

/// A game of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardPairing {
    /// The number of White.
    pub white: usize,
    /// The number of Black.
    pub black: usize,
    /// What came of it.
    pub score: Option<GameScore>,
    /// While it is adjourned: the number of who has sealed, and the day of the resumption.
    pub adjourned: Option<(usize, String)>,
    /// Its moves as PGN; empty if they are not there.
    pub game: String,
}

impl BoardPairing {
    /// A game that has still to be played.
    pub const fn new(white: usize, black: usize) -> Self {
        Self {
            white,
            black,
            score: None,
            adjourned: None,
            game: String::new(),
        }
    }

    /// The numbers of White and Black.
    pub const fn players(&self) -> [usize; 2] {
        [self.white, self.black]
    }

    /// The side of a player, if it is his game.
    pub fn side_of(&self, player: usize) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.at(side) == player)
    }

    /// Whether it is still to be played, or is being played: it has no result, and is not adjourned.
    pub const fn is_open(&self) -> bool {
        self.score.is_none() && self.adjourned.is_none()
    }

    /// The number of who plays a side.
    pub const fn at(&self, side: Side) -> usize {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }
}

/// Why somebody has no opponent in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ByeKind {
    /// The number is odd, and the pairing left him over: a point in a Swiss, none in a round robin.
    Paired,
    /// He has asked, and gets a point.
    Full,
    /// He has asked, and gets half a point.
    Half,
    /// He has asked, or was not there.
    Zero,
}

impl ByeKind {
    /// The points in halves, in a Swiss.
    pub const fn halves(self) -> u32 {
        match self {
            Self::Paired | Self::Full => 2,
            Self::Half => 1,
            Self::Zero => 0,
        }
    }

    /// The letter in a file of TRF.
    pub const fn letter(self) -> char {
        match self {
            Self::Paired => 'U',
            Self::Full => 'F',
            Self::Half => 'H',
            Self::Zero => 'Z',
        }
    }
}

/// A round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentRound {
    /// The games, the first board first.
    pub boards: Vec<BoardPairing>,
    /// Who has no opponent.
    pub byes: Vec<(usize, ByeKind)>,
}

impl TournamentRound {
    /// Whether a game of it is still to be played, or is being played.
    pub fn is_open(&self) -> bool {
        self.boards.iter().any(BoardPairing::is_open)
    }

    /// How many games of it are adjourned.
    pub fn adjourned(&self) -> usize {
        let adjourned = self.boards.iter().filter(|one| one.adjourned.is_some());
        adjourned.count()
    }
}
