//! Whether an answer is right, and what was missing or too much.

use super::exercise::{Answer, Exercise, Wanted, Way};
use super::route;
use crate::board::Square;

/// What becomes of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrillVerdict {
    /// It is right, and the exercise is done.
    Right,
    /// It is right as far as it goes; the number of squares that are still wanted, if that may be told.
    More(usize),
    /// The square was named already, or is where the piece stands; nothing is counted.
    Already(Square),
    /// It is wrong.
    Wrong {
        /// The squares that are asked for and were not named.
        missing: Vec<Square>,
        /// The squares that were named and are not asked for.
        extra: Vec<Square>,
        /// Whether the exercise goes on: only one square was named, and it is not counted in.
        goes_on: bool,
    },
    /// It means the right thing, but the word was wanted, or the letter or figure.
    OtherWay(Way),
    /// It is no answer to this; nothing is counted.
    NoAnswer,
}

impl Exercise {
    /// Judges an answer, after squares that were named one by one before.
    pub fn judge(self, answer: &Answer, given: &[Square]) -> DrillVerdict {
        match (self.wanted(), answer) {
            (Wanted::Truth, Answer::Truth(truth)) => verdict(*truth == self.is_true()),
            (Wanted::File, Answer::File(file, way)) => self.named(*file, *way),
            (Wanted::Rank, Answer::Rank(rank, way)) => self.named(*rank, *way),
            // Where a letter or a figure is wanted, the cursor can show it on the board.
            (Wanted::File, Answer::Cursor(square)) => self.named(square.file(), Way::Sign),
            (Wanted::Rank, Answer::Cursor(square)) => self.named(square.rank(), Way::Sign),
            (Wanted::Squares, Answer::Cursor(square)) => self.one_more(*square, given),
            (Wanted::Squares, Answer::Squares(squares)) => match squares.as_slice() {
                [] => DrillVerdict::NoAnswer,
                [square] => self.one_more(*square, given),
                several => self.all_at_once(several, given),
            },
            _ => DrillVerdict::NoAnswer,
        }
    }

    /// The squares that are asked for, after squares that were named. The shortest routes of a knight are many: the one
    /// that was begun goes on, as far as it was right.
    pub fn solution(self, named: &[Square]) -> Vec<Square> {
        let Self::Route(from, to) = self else {
            return self.squares();
        };
        let fitting = (1..=named.len())
            .take_while(|&count| route::begins_route(from, to, &named[..count]))
            .count();
        let mut squares = named[..fitting].to_vec();
        let at = squares.last().copied().unwrap_or(from);
        squares.extend(route::knight_route(at, to));
        squares
    }

    /// A file or a rank was named.
    fn named(self, line: u8, way: Way) -> DrillVerdict {
        let (wanted, wants) = match self {
            Self::WordOfFile(wanted) | Self::WordOfRank(wanted) => (wanted, Way::Word),
            Self::FileOfWord(wanted) | Self::RankOfWord(wanted) => (wanted, Way::Sign),
            Self::Dark(_)
            | Self::OnDiagonal(..)
            | Self::Diagonal(..)
            | Self::Route(..)
            | Self::Seat(..)
            | Self::Beside(..)
            | Self::Reach(..) => return DrillVerdict::NoAnswer,
        };
        match line == wanted {
            // Any other word for a file or a rank is as good as its letter or figure.
            true if way != wants && (way, wants) != (Way::OtherWord, Way::Sign) => {
                DrillVerdict::OtherWay(wants)
            }
            // Who says a letter where a word is wanted has not answered yet.
            false if way == Way::Sign && wants == Way::Word => DrillVerdict::OtherWay(wants),
            is_right => verdict(is_right),
        }
    }

    /// One square was named: the only one that is asked for, or one of several.
    fn one_more(self, square: Square, given: &[Square]) -> DrillVerdict {
        let wanted = self.squares();
        let stands = matches!(self, Self::Reach(_, from) | Self::Route(from, _) if from == square);
        if given.contains(&square) || stands {
            return DrillVerdict::Already(square);
        }
        let fits = if let Self::Route(from, to) = self {
            let named = [given, &[square]].concat();
            route::begins_route(from, to, &named)
        } else {
            wanted.contains(&square)
        };
        let left = wanted.len().saturating_sub(given.len() + 1);
        match fits {
            true if left == 0 => DrillVerdict::Right,
            true => DrillVerdict::More(left),
            false => DrillVerdict::Wrong {
                missing: Vec::new(),
                extra: vec![square],
                goes_on: wanted.len() > 1,
            },
        }
    }

    /// Several squares were named at once, perhaps after others: that is the whole answer.
    fn all_at_once(self, squares: &[Square], given: &[Square]) -> DrillVerdict {
        let mut named = given.to_vec();
        named.extend(squares);
        let wanted = self.squares();
        if let Self::Route(from, to) = self {
            // A player who writes a route often begins with the square where the knight stands.
            let route = named.strip_prefix(&[from]).unwrap_or(&named);
            let arrives = route.last() == Some(&to) && route.len() == wanted.len();
            return match arrives && route::begins_route(from, to, route) {
                true => DrillVerdict::Right,
                false => verdict(false),
            };
        }
        let missing: Vec<Square> = wanted
            .iter()
            .filter(|one| !named.contains(one))
            .copied()
            .collect();
        let mut extra: Vec<Square> = named
            .iter()
            .filter(|one| !wanted.contains(one))
            .copied()
            .collect();
        extra.sort();
        extra.dedup();
        if missing.is_empty() && extra.is_empty() {
            return DrillVerdict::Right;
        }
        DrillVerdict::Wrong {
            missing,
            extra,
            goes_on: false,
        }
    }
}

/// Right, or wrong without squares.
fn verdict(is_right: bool) -> DrillVerdict {
    if is_right {
        return DrillVerdict::Right;
    }
    DrillVerdict::Wrong {
        missing: Vec::new(),
        extra: Vec::new(),
        goes_on: false,
    }
}
