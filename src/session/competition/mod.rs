//! The game under its agreement: the laws, the clock, the turn that is under way, what stands open.

pub(in crate::session) mod announce;
pub(in crate::session) mod arbiter;
pub(in crate::session) mod claims;
pub(in crate::session) mod dispute;
pub(in crate::session) mod irregular;
pub(in crate::session) mod presence;
pub(in crate::session) mod proof;
pub(in crate::session) mod quickplay;
pub(in crate::session) mod restore;
pub(in crate::session) mod suspension;
pub(in crate::session) mod turn;
pub(in crate::session) mod why;
pub(in crate::session) mod words;

use crate::arbiter::{Irregularity, Law, Offers, Rules, Turn};
use crate::board::{Side, Square};
use crate::clock::{Clock, PlayingTime};
use crate::game::{Move, Position};
use crate::protocol::agreement::{Agreement, Conduct};
use crate::protocol::proof::ProofQuestion;
use crate::protocol::suspension::Halt;
use crate::session::adjournment::{Adjourned, SittingStart};
use crate::session::competition::arbiter::Intervening;
use crate::time::Moment;

/// An illegal move that was completed by the clock, and that nobody has brought up yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::session) struct StandingMove {
    /// The turn in which it was made.
    pub turn: Turn,
    /// What was wrong.
    pub irregularity: Irregularity,
}

/// Everything about the game that its record does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::session) struct Contest {
    pub agreement: Agreement,
    pub rules: Rules,
    pub clock: Option<Clock>,
    /// The turn under way; in practice it stays as it began.
    pub turn: Turn,
    /// How many illegal moves White and Black have made.
    pub illegal_moves: [u32; 2],
    pub offers: Offers,
    pub standing: Option<StandingMove>,
    /// An illegal move that stands, while the opponent may still claim it. The record before it is the
    /// last of the earlier ones.
    pub stood: Option<StandingMove>,
    /// A breach of the touch rules that the opponent may claim, with the move that breached them.
    pub breach: Option<(Turn, Move)>,
    /// The move that was declared with a wrong claim and must be made, and the law that says so.
    pub declared: Option<(Move, Law)>,
    /// The game is adjourned, or was.
    pub adjourned: Option<Adjourned>,
    /// Where the session at the board began.
    pub sitting: SittingStart,
    /// What belongs to the arbiter.
    pub intervening: Intervening,
    /// Whether a move that was made waits for the clock.
    pub waiting: ClockWaiting,
    /// The law that was cited last.
    pub law: Option<Law>,
    /// Whether the players have chosen words of their own for announcements, in this game.
    pub own_words: bool,
    /// Why the game stands still, if it does.
    pub halt: Option<Halt>,
    /// The question for a search that waits for its answer.
    pub proof: Option<ProofQuestion>,
    /// After so many plies a search has failed.
    pub undecided_at: Option<usize>,
    /// Whose claim in a quickplay finish was put off, and the law.
    pub postponed: Option<(Side, Law)>,
    /// So many quiet moves are needed, in the count that began after so many plies.
    pub longer: Option<(u32, usize)>,
    /// Whether White and whether Black is still awaited.
    pub awaited: [bool; 2],
    /// When the game was to begin.
    pub scheduled: Moment,
    /// The playing time of this day.
    pub day: PlayingTime,
    pub is_day_warned: bool,
}

/// Whether a move that was made waits for the clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::session) enum ClockWaiting {
    /// No move has been made.
    #[default]
    No,
    /// It was made at this moment.
    Since(Moment),
    /// The player was told.
    Told,
}

impl Contest {
    /// A game that begins.
    pub fn new(agreement: Agreement, rules: Rules) -> Self {
        let clock = agreement.control.clone().map(Clock::new);
        Self {
            turn: Turn::new(agreement.position.clone()),
            agreement,
            rules,
            clock,
            illegal_moves: [0; 2],
            offers: Offers::default(),
            standing: None,
            stood: None,
            breach: None,
            declared: None,
            adjourned: None,
            sitting: SittingStart::default(),
            intervening: Intervening::default(),
            waiting: ClockWaiting::default(),
            law: None,
            own_words: false,
            halt: None,
            proof: None,
            undecided_at: None,
            postponed: None,
            longer: None,
            awaited: [false; 2],
            scheduled: Moment::default(),
            day: PlayingTime::default(),
            is_day_warned: false,
        }
    }

    /// A practice game without a clock from a position.
    pub fn practice(position: Position) -> Self {
        let agreement = Agreement::practice(position);
        let rules = agreement
            .rules()
            .expect("the default agreement is possible");
        Self::new(agreement, rules)
    }

    pub fn is_competition(&self) -> bool {
        self.agreement.conduct == Conduct::Competition
    }

    /// The next turn begins.
    pub fn next_turn(&mut self, position: &Position) {
        self.turn = Turn::new(position.clone());
        self.declared = None;
        self.stood = None;
        self.waiting = ClockWaiting::No;
    }

    /// The square from which the piece in the hand was taken.
    pub fn hand(&self) -> Option<Square> {
        self.turn.hand().map(|(square, _)| square)
    }

    /// The moves that White and Black have completed in this game when a position is reached.
    pub fn moves(&self, position: &Position) -> [u32; 2] {
        let done = |position: &Position| {
            let number = position.number();
            match position.turn() {
                Side::White => [number.saturating_sub(1); 2],
                Side::Black => [number, number.saturating_sub(1)],
            }
        };
        let (start, now) = (done(&self.agreement.position), done(position));
        [0, 1].map(|at| now[at].saturating_sub(start[at]))
    }
}
