//! What is asked, and what can be answered.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Subject, route};
use crate::board::{Kind, Side, Square, Step, stored_as_text};

/// One thing that is asked. Its text is its key in the player's progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Exercise {
    /// Which word stands for the file, 0 to 7?
    WordOfFile(u8),
    /// For which file does the word stand?
    FileOfWord(u8),
    /// How is the number of the rank, 0 to 7, said in German?
    WordOfRank(u8),
    /// Which number is the German word?
    RankOfWord(u8),
    /// Is the square dark?
    Dark(Square),
    /// Do the squares lie on one diagonal?
    OnDiagonal(Square, Square),
    /// Which squares lie on the diagonal between its ends, which are squares of it, too?
    Diagonal(Square, Square),
    /// A shortest route of the knight from the first square to the second.
    Route(Square, Square),
    /// Which square is it, counted from this chair: files from the left, ranks from near, from 0?
    Seat(Side, u8, u8),
    /// Which square is next to this one in the direction in which this side sees it?
    Beside(Side, Square, Step),
    /// Which squares does the piece reach on the empty board?
    Reach(Kind, Square),
}

/// How a name was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// As a letter or a figure.
    Sign,
    /// As the word of the hall: of the announcement alphabet, or in German.
    Word,
    /// As another word.
    OtherWord,
}

/// What the player answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// A file, 0 to 7.
    File(u8, Way),
    /// A rank, 0 to 7.
    Rank(u8, Way),
    /// Squares, in the order in which they were said.
    Squares(Vec<Square>),
    Cursor(Square),
    /// Yes or no.
    Truth(bool),
    /// Nothing that is asked for.
    Unreadable(String),
}

/// What kind of answer is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    File,
    Rank,
    /// One square or several.
    Squares,
    /// Yes or no.
    Truth,
}

/// The text is no exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnExercise;

impl Exercise {
    /// The subject to which it belongs.
    pub const fn subject(self) -> Subject {
        match self {
            Self::WordOfFile(_) | Self::FileOfWord(_) => Subject::Alphabet,
            Self::WordOfRank(_) | Self::RankOfWord(_) => Subject::Numbers,
            Self::Dark(_) => Subject::Colours,
            Self::OnDiagonal(..) | Self::Diagonal(..) => Subject::Diagonals,
            Self::Route(..) => Subject::Knight,
            Self::Seat(..) | Self::Beside(..) => Subject::Coordinates,
            Self::Reach(..) => Subject::Vision,
        }
    }

    /// What kind of answer is wanted.
    pub const fn wanted(self) -> Wanted {
        match self {
            Self::WordOfFile(_) | Self::FileOfWord(_) => Wanted::File,
            Self::WordOfRank(_) | Self::RankOfWord(_) => Wanted::Rank,
            Self::Dark(_) | Self::OnDiagonal(..) => Wanted::Truth,
            Self::Diagonal(..)
            | Self::Route(..)
            | Self::Seat(..)
            | Self::Beside(..)
            | Self::Reach(..) => Wanted::Squares,
        }
    }

    /// The squares that are asked for, in their order; of several right routes, one. Empty where no
    /// square is asked for.
    pub fn squares(self) -> Vec<Square> {
        match self {
            Self::Diagonal(from, to) => route::diagonal(from, to),
            Self::Route(from, to) => route::knight_route(from, to),
            Self::Reach(kind, from) => route::reach(kind, from),
            Self::Seat(side, file, rank) => {
                let turn = |line: u8| match side {
                    Side::White => line,
                    Side::Black => 7_u8.saturating_sub(line),
                };
                Square::new(turn(file), turn(rank)).into_iter().collect()
            }
            Self::Beside(side, square, step) => {
                let step = match side {
                    Side::White => step,
                    Side::Black => step.turned(),
                };
                square.step(step).into_iter().collect()
            }
            Self::WordOfFile(_)
            | Self::FileOfWord(_)
            | Self::WordOfRank(_)
            | Self::RankOfWord(_)
            | Self::Dark(_)
            | Self::OnDiagonal(..) => Vec::new(),
        }
    }

    /// Whether the answer is yes; false where it is not a yes or a no.
    pub fn is_true(self) -> bool {
        match self {
            Self::Dark(square) => square.is_dark(),
            Self::OnDiagonal(one, other) => route::on_one_diagonal(one, other),
            Self::WordOfFile(_)
            | Self::FileOfWord(_)
            | Self::WordOfRank(_)
            | Self::RankOfWord(_)
            | Self::Diagonal(..)
            | Self::Route(..)
            | Self::Seat(..)
            | Self::Beside(..)
            | Self::Reach(..) => false,
        }
    }

    /// What stands on a square while it is asked: the piece that the exercise is about.
    pub fn piece_at(self, square: Square) -> Option<Kind> {
        match self {
            Self::Reach(kind, from) if from == square => Some(kind),
            Self::Route(from, _) if from == square => Some(Kind::Knight),
            Self::WordOfFile(_)
            | Self::FileOfWord(_)
            | Self::WordOfRank(_)
            | Self::RankOfWord(_)
            | Self::Dark(_)
            | Self::OnDiagonal(..)
            | Self::Diagonal(..)
            | Self::Route(..)
            | Self::Seat(..)
            | Self::Beside(..)
            | Self::Reach(..) => None,
        }
    }

    /// Whether it can be asked at all: nothing is beyond the board, and there is an answer.
    fn is_possible(self) -> bool {
        match self {
            Self::WordOfFile(line)
            | Self::FileOfWord(line)
            | Self::WordOfRank(line)
            | Self::RankOfWord(line) => line < 8,
            Self::Dark(_) => true,
            Self::OnDiagonal(one, other) => one != other,
            Self::Reach(Kind::Pawn | Kind::Man | Kind::DraughtsKing, _) => false,
            Self::Route(from, to) if from == to => false,
            Self::Diagonal(..)
            | Self::Route(..)
            | Self::Seat(..)
            | Self::Beside(..)
            | Self::Reach(..) => !self.squares().is_empty(),
        }
    }
}

impl fmt::Display for Exercise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |file: u8| char::from(b'a' + file.min(7));
        match self {
            Self::WordOfFile(file) => write!(f, "word-of {}", letter(*file)),
            Self::FileOfWord(file) => write!(f, "file-of {}", letter(*file)),
            Self::WordOfRank(rank) => write!(f, "word-of {}", rank + 1),
            Self::RankOfWord(rank) => write!(f, "rank-of {}", rank + 1),
            Self::Dark(square) => write!(f, "dark {square}"),
            Self::OnDiagonal(one, other) => write!(f, "on-diagonal {one} {other}"),
            Self::Diagonal(from, to) => write!(f, "diagonal {from} {to}"),
            Self::Route(from, to) => write!(f, "route {from} {to}"),
            Self::Seat(side, file, rank) => {
                write!(f, "seat {} {} {}", side.key(), file + 1, rank + 1)
            }
            Self::Beside(side, square, step) => {
                write!(f, "beside {} {square} {}", side.key(), step.key())
            }
            Self::Reach(kind, from) => write!(f, "reach {} {from}", kind.key()),
        }
    }
}

fn line(text: &str) -> Option<u8> {
    match *text.as_bytes() {
        [figure @ b'1'..=b'8'] => Some(figure - b'1'),
        [letter @ b'a'..=b'h'] => Some(letter - b'a'),
        _ => None,
    }
}

fn read(text: &str) -> Option<Exercise> {
    let words: Vec<&str> = text.split(' ').collect();
    let square = |at: usize| words.get(at)?.parse::<Square>().ok();
    let number = |at: usize| line(words.get(at)?);
    let side = |at: usize| {
        let key = words.get(at)?;
        Side::BOTH.into_iter().find(|side| side.key() == *key)
    };
    let is_letter = words
        .get(1)?
        .starts_with(|first: char| first.is_ascii_alphabetic());
    let read = match *words.first()? {
        "word-of" if is_letter => Exercise::WordOfFile(number(1)?),
        "file-of" if is_letter => Exercise::FileOfWord(number(1)?),
        "word-of" => Exercise::WordOfRank(number(1)?),
        "rank-of" if !is_letter => Exercise::RankOfWord(number(1)?),
        "dark" => Exercise::Dark(square(1)?),
        "on-diagonal" => Exercise::OnDiagonal(square(1)?, square(2)?),
        "diagonal" => Exercise::Diagonal(square(1)?, square(2)?),
        "route" => Exercise::Route(square(1)?, square(2)?),
        "seat" => Exercise::Seat(side(1)?, number(2)?, number(3)?),
        "beside" => {
            let key = words.get(3)?;
            let step = Step::ALL.iter().copied().find(|step| step.key() == *key)?;
            Exercise::Beside(side(1)?, square(2)?, step)
        }
        "reach" => {
            let kind = Kind::CHESS
                .into_iter()
                .find(|kind| kind.key() == words[1])?;
            Exercise::Reach(kind, square(2)?)
        }
        _ => return None,
    };
    // What a hand has written into a file must not be asked if it has no answer.
    (read.is_possible() && read.to_string() == text).then_some(read)
}

impl FromStr for Exercise {
    type Err = NotAnExercise;

    fn from_str(text: &str) -> Result<Self, NotAnExercise> {
        read(text).ok_or(NotAnExercise)
    }
}

stored_as_text!(Exercise, ToString::to_string, str::parse);
