//! Lessons in the procedure of a competition by touch: what has happened in them, and the steps that are said.

use crate::arbiter::{Law, Objection};
use crate::board::{Kind, Piece, Square};
use crate::chess::MoveFacts;
use crate::drill::lesson::LessonGoal;
use crate::game::{Move, Position, WhyNot};

/// What has happened in the lessons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProcedureEvent {
    /// Lessons begin, under the edition with this name.
    Began {
        /// How citations name the edition.
        edition: &'static str,
        /// How many lessons there are.
        count: u32,
    },
    /// A lesson begins.
    Lesson {
        key: &'static str,
        /// Which one it is in this session, counted from 1.
        number: u32,
        /// Whether each step is said, and not only the way back.
        is_prompted: bool,
    },
    /// This is to be done, in this position.
    Task(LessonGoal, Box<Position>),
    /// What was done on purpose is behind; the same move goes on.
    GoOn,
    /// The next step.
    Next(Prompt),
    /// The opponent repeats an announcement as another move.
    Misheard(Box<Position>, Move),
    /// The opponent claims that the move was not legal.
    OpponentClaims,
    /// That leads elsewhere, and everything is as it was before.
    Astray(Astray),
    /// In a lesson it costs nothing, and everything is as it was before.
    Undone,
    /// In a lesson it costs nothing.
    Free,
    /// The pieces are in their holes again.
    Restored,
    /// The lesson is over.
    Passed {
        /// How many steps were wrong.
        slips: u32,
        /// How often a step was asked for.
        hints: u32,
    },
    /// The lesson was left out.
    LeftOut,
    /// How the lessons go.
    Helped,
    /// They are over: so many were passed without a slip, and so many not.
    Left {
        /// Without.
        right: u32,
        /// With.
        wrong: u32,
    },
}

/// Why a step leads elsewhere than to the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Astray {
    /// In a competition the laws would forbid the way back.
    Forbidden(Objection),
    /// The move is not legal, for this reason, and what the law says of such moves.
    Illegal(WhyNot, Law),
    /// It is not what the lesson wants; the law, if any is broken.
    Elsewhere(Option<Law>),
}

/// A step that is said to the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Take the piece on the square out of its hole.
    Take(Square, Piece),
    /// Put it into the hole of the square.
    Put(Square),
    /// Take the captured piece off the square.
    TakeOff(Square),
    /// Say what the pawn becomes.
    Promote(Kind),
    /// Say that pieces are adjusted.
    SayAdjust,
    Announce(Box<Position>, Move),
    /// Announce what looks like this move.
    AnnounceShown(MoveFacts),
    /// On purpose: announce this move, which is not on the board.
    AnnounceOther(Box<Position>, Move),
    /// Announce the move that is on the board.
    AnnounceAgain(Box<Position>, Move),
    /// Repeat the opponent's announcement.
    Repeat(Box<Position>, Move),
    /// Offer a draw.
    Offer,
    /// Press the clock.
    Press,
    /// On purpose: press the clock.
    PressEarly,
    /// Decline the draw in words.
    Decline,
    /// Claim the draw, before anything is touched.
    Claim,
    /// Claim the draw with the move that is declared and not made.
    ClaimAhead(Box<Position>, Move),
}
