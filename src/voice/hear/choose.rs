//! Answers to "which one?" and "what does the pawn become?"

use strum::EnumString;

use super::fit::{is_outermost, wing_of};
use super::mark::Mark;
use super::tokens::tokens;
use crate::board::{Kind, Square};
use crate::chess::{Check, MoveFacts};
use crate::game::Move;
use crate::protocol::MoveEntry;
use crate::voice::Voices;

/// Which of the candidates the marks pick out: one, or promotions of which the piece or the pawn is still open; none if
/// that picks out all of them, or nothing.
///
/// A word means the piece or the square from which it goes if that decides. Then it may also mean
/// the square of arrival, what is captured, or what a pawn becomes. A number that is a rank of none
/// or of all of them counts them, and a pawn once, whatever it may become.
pub(super) fn pick(marks: &[Mark], candidates: &[MoveFacts]) -> Vec<usize> {
    let marks = join(marks);
    if marks.is_empty() {
        return Vec::new();
    }
    let numbers = numbers(candidates);
    for wide in [false, true] {
        let fits = |(at, facts): (usize, &MoveFacts)| {
            let is_so = |mark: &Mark| match mark.try_as_outermost() {
                Some(way) => {
                    let others = candidates.iter().map(|facts| facts.from);
                    is_outermost(facts.from, others, facts.side, way)
                }
                None => holds(*mark, numbers[at], facts, wide),
            };
            let all = marks.iter().all(is_so);
            all.then_some(at)
        };
        let hits: Vec<usize> = candidates.iter().enumerate().filter_map(fits).collect();
        let promote = hits.iter().all(|at| candidates[*at].promotion.is_some());
        match hits.len() {
            0 => {}
            1 => return hits,
            all if all == candidates.len() => break,
            _ if promote => return hits,
            _ => return Vec::new(),
        }
    }
    let [Mark::Rank(number)] = marks.as_slice() else {
        return Vec::new();
    };
    let is_it = |at: &usize| numbers[*at] == usize::from(*number);
    (0..candidates.len()).filter(is_it).collect()
}

/// The number of each candidate, from 0; promotions of one pawn to one square have the same, unless all are such.
fn numbers(candidates: &[MoveFacts]) -> Vec<usize> {
    let mut ways: Vec<(Square, Square)> = Vec::new();
    let mut numbers = Vec::with_capacity(candidates.len());
    for facts in candidates {
        let way = (facts.from, facts.to);
        let known = ways.iter().position(|other| *other == way);
        let known = known.filter(|_| facts.promotion.is_some());
        numbers.push(known.unwrap_or(ways.len()));
        if known.is_none() {
            ways.push(way);
        }
    }
    match ways.len() {
        1 => (0..candidates.len()).collect(),
        _ => numbers,
    }
}

/// What candidates that were picked out are as an entry: of a single pawn is only asked what it becomes.
pub(super) fn entry(picked: &[Move]) -> Option<MoveEntry> {
    let (first, others) = picked.split_first()?;
    let way = (first.from(), first.to());
    Some(match others {
        [] => MoveEntry::Move(*first),
        others if others.iter().all(|mv| (mv.from(), mv.to()) == way) => {
            MoveEntry::FromTo(way.0, way.1)
        }
        _ => MoveEntry::Several(picked.to_vec()),
    })
}

/// The candidate that a number alone picks out: the only one that goes from this rank, or else to it. What is a rank of
/// none or of all of them counts them.
pub(super) fn by_number(marks: &[Mark], candidates: &[Move]) -> Option<Move> {
    let marks = join(marks);
    if let [Mark::Rank(number)] = *marks.as_slice() {
        for end in [Move::from, Move::to] {
            let fits = |mv: &&Move| end(mv).rank() == number;
            let hits: Vec<&Move> = candidates.iter().filter(fits).collect();
            match hits.as_slice() {
                [] => {}
                [only] => return Some(**only),
                all if all.len() == candidates.len() => break,
                _ => return None,
            }
        }
    }
    let [Mark::Rank(number) | Mark::Ordinal(number)] = *marks.as_slice() else {
        return None;
    };
    candidates.get(usize::from(number)).copied()
}

/// Joins files and ranks to squares and drops what distinguishes nothing.
fn join(marks: &[Mark]) -> Vec<Mark> {
    let mut joined: Vec<Mark> = Vec::with_capacity(marks.len());
    for &mark in marks {
        match (mark, joined.last()) {
            (
                Mark::Filler
                | Mark::AskingFirst
                | Mark::Naming
                | Mark::From
                | Mark::To
                | Mark::Towards
                | Mark::OutOf
                | Mark::With,
                _,
            ) => {}
            (Mark::Rank(rank), Some(&Mark::File(file))) => {
                joined.pop();
                joined.extend(Square::new(file, rank).map(Mark::Square));
            }
            _ => joined.push(mark),
        }
    }
    joined
}

fn holds(mark: Mark, at: usize, facts: &MoveFacts, wide: bool) -> bool {
    match mark {
        Mark::File(file) => file == facts.from.file() || wide && file == facts.to.file(),
        Mark::Rank(rank) => rank == facts.from.rank() || wide && rank == facts.to.rank(),
        Mark::Square(square) => square == facts.from || wide && square == facts.to,
        Mark::Kind(kind) | Mark::By(kind) | Mark::Letter(kind) | Mark::Engine(kind) => {
            let other = [facts.promotion, facts.captured].contains(&Some(kind));
            kind == facts.piece || wide && other
        }
        Mark::Winged(kind, wing) => kind == facts.piece && wing == wing_of(facts.from),
        Mark::Side(side) => side == facts.side,
        Mark::Takes | Mark::Taking | Mark::Cross => facts.captured.is_some(),
        Mark::Becomes => facts.promotion.is_some(),
        Mark::Check => facts.check.is_some(),
        Mark::DoubleCheck => facts.check == Some(Check::Double),
        Mark::Mate => facts.check == Some(Check::Mate),
        Mark::EnPassant => facts.en_passant,
        Mark::Castles => facts.castling.is_some(),
        Mark::CastlesTo(way) | Mark::Way(way) => facts.castling == Some(way),
        Mark::Ordinal(number) => usize::from(number) == at,
        Mark::Back => facts.piece != Kind::Pawn,
        Mark::Squares(count) => {
            let far = facts.from.rank().abs_diff(facts.to.rank());
            facts.piece == Kind::Pawn && (count == 0 || count == far)
        }
        Mark::Squared(is_dark) => is_dark == facts.from.is_dark(),
        Mark::Nought
        | Mark::Asking
        | Mark::AskingFirst
        | Mark::Judging
        | Mark::Naming
        | Mark::From
        | Mark::To
        | Mark::Towards
        | Mark::OutOf
        | Mark::With
        | Mark::InFront
        | Mark::InFrontOf(_)
        | Mark::Outermost(..)
        | Mark::Putting
        | Mark::Doubtful
        | Mark::Sigh
        | Mark::Filler => false,
    }
}

/// What a pawn can become, if the marks name just that.
pub(super) fn promotion(marks: &[Mark]) -> Option<Kind> {
    let mut kinds = marks.iter().filter_map(|mark| {
        if let Mark::Filler | Mark::Becomes | Mark::To | Mark::Towards | Mark::With = mark {
            None
        } else if let Mark::Kind(kind) | Mark::By(kind) | Mark::Letter(kind) | Mark::Engine(kind) =
            mark
        {
            Some(Some(*kind))
        } else {
            Some(None)
        }
    });
    let only = kinds.next().flatten().filter(|_| kinds.next().is_none());
    only.filter(|kind| matches!(kind, Kind::Queen | Kind::Rook | Kind::Bishop | Kind::Knight))
}

/// What is said in a list that is walked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum ListStep {
    /// To the next row.
    Next,
    /// To the row before.
    Previous,
    /// To the first row.
    First,
    /// To the last row.
    Last,
    /// What stands there is opened, or done.
    Open,
    /// The list is left.
    Close,
    /// What stands there is heard again.
    Again,
    /// The key that takes what stands there.
    Enter,
    /// The key that leaves.
    Escape,
}

impl Voices {
    /// What words say of the list that is walked, in the player's language.
    pub fn list_step(&self, text: &str, language: &str) -> Option<ListStep> {
        let own = self.own(language);
        let said = tokens(text);
        let named = [own.polite.left_of(&said), said]
            .into_iter()
            .find_map(|said| {
                let (name, length) = own.list_steps.find(&said)?;
                (length == said.len()).then_some(name)
            });
        named?.parse().ok()
    }
}
