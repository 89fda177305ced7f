//! Moves that are to be found one after another: a game from memory, or a combination.

use serde::{Deserialize, Serialize};

use super::mate;
use super::tactics::Goal;
use crate::game::{Move, Position};

/// What the moves are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// A game that the player has played: the moves of both sides are entered.
    Recall,
    /// Something is to be found; the opponent answers.
    Tactics,
}

impl Task {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Recall, Self::Tactics];

    /// The key under which progress and voices keep it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Recall => "recall",
            Self::Tactics => "tactics",
        }
    }
}

/// The state of finding moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
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
pub enum Found {
    /// It is right; the opponent answers with the other one, and whether that was all.
    Right(Option<Move>, bool),
    /// It is not the one.
    Wrong,
}

impl Line {
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

    /// The right moves now; empty at the end.
    pub fn wanted(&self) -> Vec<Move> {
        match &self.goal {
            Goal::Mate(moves) => mate::mating_moves(&self.position, self.left_of(*moves)),
            Goal::Best(moves) if self.made == 0 => moves.clone(),
            Goal::Best(_) => Vec::new(),
            Goal::Line(moves) => moves.get(self.made).copied().into_iter().collect(),
        }
    }

    /// In how many moves mate is to be given from here, if that is what is to be found.
    pub fn mate_in(&self) -> Option<u32> {
        match self.goal {
            Goal::Mate(moves) => Some(self.left_of(moves)),
            _ => None,
        }
    }

    /// How many of so many moves of the player are left; the answers do not count.
    fn left_of(&self, moves: u32) -> u32 {
        let done = u32::try_from(self.made.div_ceil(2)).unwrap_or(u32::MAX);
        moves.saturating_sub(done)
    }

    /// A legal move was entered.
    pub fn enter(&mut self, mv: Move) -> Found {
        let next = self.position.play(mv);
        // Any mate is a mate.
        let mates = next.as_ref().is_some_and(mate::is_mate);
        let is_right = self.wanted().contains(&mv) || mates && self.task == Task::Tactics;
        let Some(next) = next.filter(|_| is_right) else {
            self.slips = self.slips.saturating_add(1);
            return Found::Wrong;
        };
        self.position = next;
        self.made += 1;
        self.hints_here = 0;
        if mates {
            return Found::Right(None, true);
        }
        let answer = self.answer();
        if let Some(answer) = answer
            && let Some(next) = self.position.play(answer)
        {
            self.position = next;
            self.made += 1;
        }
        Found::Right(answer, self.wanted().is_empty())
    }

    /// The opponent's answer.
    fn answer(&self) -> Option<Move> {
        if self.task == Task::Recall {
            return None;
        }
        match &self.goal {
            Goal::Mate(moves) => mate::longest_answer(&self.position, self.left_of(*moves)),
            Goal::Best(_) => None,
            Goal::Line(moves) => moves.get(self.made).copied(),
        }
    }

    /// Help with the move that is wanted: first the piece, then the square as well.
    pub fn hint(&mut self) -> Option<(Move, bool)> {
        let mv = self.wanted().first().copied()?;
        self.hints = self.hints.saturating_add(1);
        self.hints_here += 1;
        Some((mv, self.hints_here > 1))
    }
}
