//! Moves that are to be found, over the game: combinations and games from memory, one after the other.

use crate::drill::line::{DrillLine, Task, Unsound};
use crate::drill::tactics::{self, Goal, Puzzle};
use crate::game::Position;
use crate::protocol::{DrillEvent, Event, FindingEvent};
use crate::record::Record;
use crate::shelf::{Listing, moves_key};

/// After so many mates in a row that could not be proved in time, long ones are no longer tried.
const MOST_UNPROVED: u32 = 3;

/// A drill in which moves are entered.
#[derive(Clone, Debug)]
pub(in crate::session) struct Solving {
    pub line: DrillLine,
    /// What is to be found now, and what comes afterwards; the next one is the last.
    pub current: QueuedPuzzle,
    pub queue: Vec<QueuedPuzzle>,
    pub day: u32,
    pub right: u32,
    pub wrong: u32,
}

/// Something that is to be found.
#[derive(Clone, Debug)]
pub(in crate::session) struct QueuedPuzzle {
    pub task: Task,
    /// Under which name the progress keeps it.
    pub card: String,
    pub start: Position,
    pub goal: Goal,
    pub rating: Option<u32>,
    /// The game, if it is one of the shelf.
    pub game: Option<Box<Listing>>,
}

impl QueuedPuzzle {
    pub fn tactics(puzzle: Puzzle) -> Self {
        Self {
            task: Task::Tactics,
            card: tactics::card(&puzzle.position),
            start: puzzle.position,
            goal: puzzle.goal,
            rating: puzzle.rating,
            game: None,
        }
    }

    /// A game that was played; `None` if nothing was played in it.
    pub fn game(record: &Record, listing: Option<Listing>) -> Option<Self> {
        let moves = record.moves().to_vec();
        (!moves.is_empty()).then(|| Self {
            task: Task::Recall,
            card: moves_key(record),
            start: record.start().clone(),
            goal: Goal::line(moves),
            rating: None,
            game: listing.map(Box::new),
        })
    }
}

/// The next thing that can be found; mates that are not there, or cannot be proved in time, are passed over and told.
pub(in crate::session) fn next_sound(
    queue: &mut Vec<QueuedPuzzle>,
    events: &mut Vec<Event>,
) -> Option<(QueuedPuzzle, DrillLine)> {
    let (mut passed, mut unproved) = (0_u32, 0_u32);
    let found = loop {
        let Some(queued) = queue.pop() else {
            break None;
        };
        let line = DrillLine::new(queued.task, queued.start.clone(), queued.goal.clone());
        let Err(unsound) = line.check() else {
            break Some((queued, line));
        };
        passed = passed.saturating_add(1);
        unproved += u32::from(unsound == Unsound::Unproved);
        if unproved == MOST_UNPROVED {
            // Nobody waits for the others, which are as long.
            let before = queue.len();
            queue.retain(|queued| !matches!(queued.goal, Goal::Mate(3..)));
            let left_out = u32::try_from(before - queue.len()).unwrap_or(u32::MAX);
            passed = passed.saturating_add(left_out);
        }
    };
    if passed > 0 {
        events.extend([Event::Drill(DrillEvent::Finding(FindingEvent::PassedOver(
            passed,
        )))]);
    }
    found
}
