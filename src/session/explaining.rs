//! Why: the law of the last ruling or refusal, what the edition says in it, and what can be done now.

use super::event::{Event, Refusal};
use super::{Mode, Session};
use crate::arbiter::{self, Announced, Detail, Law, Made, Obligation};
use crate::board::{Side, Square};

/// The answer to the question why.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// The law of the last ruling or refusal; `None` if nothing has been ruled yet.
    pub law: Option<Law>,
    /// What the edition says in it.
    pub says: Vec<Detail>,
    /// What can be done now, the most pressing first.
    pub now: Vec<Next>,
}

/// What a player can or must do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing at the board, for this reason.
    Hindered(Refusal),
    /// What a touched piece demands.
    Must(Obligation),
    /// The offer of this side waits: accept it or decline it.
    Offered(Side),
    /// A step of the move under way.
    Step(Step),
}

/// A step of a move in a competition: App. D.2.1 to D.2.4 (FIDE 2023).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Take a piece out of its hole.
    Take,
    /// Make a move, by sight.
    Move,
    /// Put the piece from this square into a hole.
    Put(Square),
    /// Take the captured piece off this square.
    TakeOff(Square),
    /// Say what the pawn on this square becomes.
    Promote(Square),
    /// Let the rook from this square follow.
    Rook(Square),
    /// Announce the move.
    Announce,
    /// Announce the move as it was made, or make it as it was announced.
    AnnounceAgain,
    /// The opponent repeats the announcement.
    Repeat,
    /// Press the clock.
    Press,
}

impl Step {
    /// The key under which voices keep the sentence.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Take => "take",
            Self::Move => "move",
            Self::Put(_) => "put",
            Self::TakeOff(_) => "take-off",
            Self::Promote(_) => "promote",
            Self::Rook(_) => "rook",
            Self::Announce => "announce",
            Self::AnnounceAgain => "announce-again",
            Self::Repeat => "repeat",
            Self::Press => "press",
        }
    }

    /// The square that the step is about.
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::Put(square)
            | Self::TakeOff(square)
            | Self::Promote(square)
            | Self::Rook(square) => Some(square),
            _ => None,
        }
    }
}

impl Session {
    /// Tells the law of the last ruling or refusal, and what can be done now.
    pub(super) fn explain(&self) -> Event {
        Event::Explained(Box::new(self.explanation()))
    }

    pub(super) fn explanation(&self) -> Explanation {
        let contest = &self.contest;
        let says = contest
            .law
            .map(|law| arbiter::details(&contest.rules, law))
            .unwrap_or_default();
        Explanation {
            law: contest.law,
            says,
            now: self.possible_now(),
        }
    }

    /// What the players can do now in a competition.
    fn possible_now(&self) -> Vec<Next> {
        let contest = &self.contest;
        if !contest.is_competition() || self.mode != Mode::Play {
            return Vec::new();
        }
        if let Some(refusal) = self.why_not_now() {
            return vec![Next::Hindered(refusal)];
        }
        let mut now = Vec::new();
        let (rules, turn) = (&contest.rules, &contest.turn);
        now.extend(contest.offers.standing.map(Next::Offered));
        let made = turn.made();
        if made == Made::Nothing
            && let Some(duty) = arbiter::duty(rules, turn)
        {
            now.push(Next::Must(duty.obligation));
        }
        now.push(Next::Step(match made {
            Made::Nothing if rules.is_blind(turn.side()) => Step::Take,
            Made::Nothing => Step::Move,
            Made::InHand(square, _) => Step::Put(square),
            Made::CaptureLeft(square, _) => Step::TakeOff(square),
            Made::PromotionLeft(square) => Step::Promote(square),
            Made::CastlingLeft(_, rook) => Step::Rook(rook),
            Made::Legal(_) | Made::Illegal(..) if !rules.is_blind(turn.side()) => Step::Press,
            Made::Legal(_) | Made::Illegal(..) => match turn.announced {
                Announced::No => Step::Announce,
                Announced::Otherwise => Step::AnnounceAgain,
                Announced::AsMade if contest.agreement.opponent_repeats && !turn.repeated => {
                    Step::Repeat
                }
                Announced::AsMade => Step::Press,
            },
        }));
        now
    }
}
