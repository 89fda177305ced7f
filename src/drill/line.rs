//! Moves that are to be found one after another: a game from memory, or a combination.

use crate::board::keyed;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use super::mate::{MateProof, is_mate};
use super::tactics::Goal;
use crate::game::{Move, Position};

/// The most positions that are looked at for an answer: some tenths of a second.
const PATIENCE: u64 = 400_000;

/// What the moves are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Task {
    /// A game that the player has played: the moves of both sides are entered.
    Recall,
    /// Something is to be found; the opponent answers.
    Tactics,
}

keyed!(Task);

impl Task {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Recall, Self::Tactics];
}

/// The state of finding moves.
#[derive(Clone, Debug)]
pub struct DrillLine {
    /// What it is for.
    pub task: Task,
    goal: Goal,
    position: Position,
    /// How many moves were made.
    made: usize,
    /// How many wrong moves were entered.
    pub slips: u32,
    /// How many hints were given.
    pub hints: u32,
    /// How many hints were given for the move that is wanted now.
    hints_here: u32,
}

/// What became of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FoundLine {
    /// It is right; the opponent answers with the other one, and whether that was all.
    Right(Option<Move>, bool),
    /// It is not the one.
    Wrong,
    /// Whether it mates in time could not be proved.
    Unproved,
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The move that was played.
    Recall,
    /// Mate in this number of moves.
    Mate(u32),
    /// A win in this number of moves: in draughts there is no mate.
    WinIn(u32),
    /// The only move that wins.
    OnlyWin,
    /// The best move.
    Best,
}

/// What speaks against asking for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsound {
    /// There is no such mate.
    NoMate,
    /// Whether there is such a mate could not be proved.
    Unproved,
}

impl DrillLine {
    /// Begins.
    pub fn new(task: Task, position: Position, goal: Goal) -> Self {
        Self {
            task,
            goal,
            position,
            made: 0,
            slips: 0,
            hints: 0,
            hints_here: 0,
        }
    }

    /// Looks whether what is to be found is there.
    ///
    /// # Errors
    /// The mate is not there, or it is too long to be proved.
    pub fn check(&self) -> Result<(), Unsound> {
        let Goal::Mate(moves) = self.goal else {
            return Ok(());
        };
        let mut proof = MateProof::within(PATIENCE);
        match proof.mate_in(&self.position, moves) {
            Some(Some(_)) => Ok(()),
            Some(None) => Err(Unsound::NoMate),
            None => Err(Unsound::Unproved),
        }
    }

    /// A right move now; `None` at the end.
    pub fn solution(&self) -> Option<Move> {
        match &self.goal {
            Goal::Mate(moves) => {
                let mut proof = MateProof::within(PATIENCE);
                proof.mating_move(&self.position, self.left_of(*moves))
            }
            Goal::Best(moves) => moves.first().copied().filter(|_| self.made == 0),
            Goal::Win(mv) => Some(*mv).filter(|_| self.made == 0),
            Goal::Line(solution) => solution.moves.get(self.made).copied(),
        }
    }

    /// What is asked.
    pub fn aim(&self) -> Aim {
        match (self.task, &self.goal) {
            (Task::Recall, _) => Aim::Recall,
            (_, Goal::Mate(moves)) if self.position.chess().is_some() => {
                Aim::Mate(self.left_of(*moves))
            }
            (_, Goal::Mate(moves)) => Aim::WinIn(self.left_of(*moves)),
            (_, Goal::Win(_)) => Aim::OnlyWin,
            (_, Goal::Best(_) | Goal::Line(_)) => Aim::Best,
        }
    }

    /// How many of the player's `moves` moves are left; the answers do not count.
    fn left_of(&self, moves: u32) -> u32 {
        let done = u32::try_from(self.made.div_ceil(2)).unwrap_or(u32::MAX);
        moves.saturating_sub(done)
    }

    /// Whether a move is right; `None` if that could not be proved.
    fn is_right(&self, mv: Move) -> Option<bool> {
        match &self.goal {
            Goal::Mate(moves) => {
                let mut proof = MateProof::within(PATIENCE);
                proof.keeps(&self.position, mv, self.left_of(*moves))
            }
            Goal::Best(moves) => Some(self.made == 0 && moves.contains(&mv)),
            Goal::Win(win) => Some(self.made == 0 && *win == mv),
            Goal::Line(solution) => {
                let is_next = solution.moves.get(self.made) == Some(&mv);
                Some(is_next || solution.also.contains(&(self.made, mv)))
            }
        }
    }

    /// Whether everything has been found with the move that was just made.
    fn is_over_with(&self, mv: Move) -> bool {
        match &self.goal {
            Goal::Mate(_) => false,
            Goal::Best(_) | Goal::Win(_) => true,
            Goal::Line(solution) => solution.moves.get(self.made - 1) != Some(&mv),
        }
    }

    /// A legal move was entered.
    pub fn enter(&mut self, mv: Move) -> FoundLine {
        let next = self.position.play(mv);
        // Any mate is a mate.
        let mates = self.task == Task::Tactics && next.as_ref().is_some_and(is_mate);
        let is_right = if mates { Some(true) } else { self.is_right(mv) };
        let next = match (is_right, next) {
            (Some(true), Some(next)) => next,
            (None, Some(_)) => return FoundLine::Unproved,
            _ => {
                self.slips = self.slips.saturating_add(1);
                return FoundLine::Wrong;
            }
        };
        self.position = next;
        self.made += 1;
        self.hints_here = 0;
        if mates || self.is_over_with(mv) {
            return FoundLine::Right(None, true);
        }
        let answer = self.answer();
        if let Some(answer) = answer
            && let Some(next) = self.position.play(answer)
        {
            self.position = next;
            self.made += 1;
        }
        let is_over = if let Goal::Line(solution) = &self.goal {
            self.made >= solution.moves.len()
        } else {
            matches!(self.goal, Goal::Best(_) | Goal::Win(_))
        };
        FoundLine::Right(answer, is_over)
    }

    /// The opponent's answer.
    fn answer(&self) -> Option<Move> {
        if self.task == Task::Recall {
            return None;
        }
        match &self.goal {
            Goal::Mate(moves) => {
                let mut proof = MateProof::within(PATIENCE);
                proof.longest_answer(&self.position, self.left_of(*moves))
            }
            Goal::Best(_) | Goal::Win(_) => None,
            Goal::Line(solution) => solution.moves.get(self.made).copied(),
        }
    }

    /// Help with the move that is wanted: first the piece, then the square as well.
    pub fn hint(&mut self) -> Option<(Move, bool)> {
        let mv = self.solution()?;
        self.hints = self.hints.saturating_add(1);
        self.hints_here += 1;
        Some((mv, self.hints_here > 1))
    }
}
