//! The game under its agreement: the laws, the clock, the turn that is under way, what stands open.

use super::agreement::{Agreement, Conduct};
use super::intervening::Intervening;
use crate::arbiter::{Irregularity, Law, Offers, Rules, Turn};
use crate::board::{Side, Square};
use crate::clock::Clock;
use crate::game::{Move, Position};
use crate::time::Moment;

/// An illegal move that was completed by the clock, and that nobody has brought up yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    /// The turn in which it was made.
    pub turn: Turn,
    /// What was wrong.
    pub irregularity: Irregularity,
}

/// Everything about the game that its record does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Contest {
    pub agreement: Agreement,
    pub rules: Rules,
    pub clock: Option<Clock>,
    /// The turn under way; in practice it stays as it began.
    pub turn: Turn,
    /// How many illegal moves White and Black have made.
    pub illegal_moves: [u32; 2],
    pub offers: Offers,
    /// The completed moves with which a draw was offered: what both sheets note as `(=)`.
    pub offered_at: Vec<usize>,
    pub standing: Option<Standing>,
    /// An illegal move that stands, while the opponent may still claim it. The record before it is the
    /// last of the earlier ones.
    pub stood: Option<Standing>,
    /// A breach of the touch rules that the opponent may claim, with the move that breached them.
    pub breach: Option<(Turn, Move)>,
    /// The move that was declared with a wrong claim and must be made, and the law that says so.
    pub declared: Option<(Move, Law)>,
    /// What belongs to the arbiter.
    pub intervening: Intervening,
    /// Whether a move that was made waits for the clock.
    pub waiting: Waiting,
    /// The law that was cited last.
    pub law: Option<Law>,
}

/// Whether a move that was made waits for the clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Waiting {
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
            offered_at: Vec::new(),
            standing: None,
            stood: None,
            breach: None,
            declared: None,
            intervening: Intervening::default(),
            waiting: Waiting::default(),
            law: None,
        }
    }

    /// A practice game without a clock from a position.
    pub fn practice(position: Position) -> Self {
        let agreement = Agreement {
            position,
            ..Agreement::default()
        };
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
        self.waiting = Waiting::No;
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
