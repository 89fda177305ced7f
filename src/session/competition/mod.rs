//! The game under its agreement: the laws, the clock, the turn that is under way, what stands open.

pub(in crate::session) mod announce;
pub(in crate::session) mod arbiter;
pub(in crate::session) mod claims;
pub(in crate::session) mod dispute;
mod incidents;
pub(in crate::session) mod irregular;
pub(in crate::session) mod presence;
pub(in crate::session) mod proof;
pub(in crate::session) mod quickplay;
pub(in crate::session) mod restore;
pub(in crate::session) mod stage;
mod standing;
pub(in crate::session) mod suspension;
pub(in crate::session) mod turn;
pub(in crate::session) mod why;
pub(in crate::session) mod words;

use crate::arbiter::{CompletedIllegalMove, Law, Offers, Rules, Turn, position_after};
use crate::board::{Side, Square};
use crate::clock::{Clock, PlayingTime};
use crate::game::{Move, Position};
use crate::protocol::{Agreement, Conduct, Incident, ProofQuestion};
use crate::record::Record;
use crate::session::competition::stage::GameStage;
use crate::time::Moment;

/// Everything about the game that its record does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::session) struct Contest {
    pub agreement: Agreement,
    pub rules: Rules,
    pub clock: Option<Clock>,
    pub stage: GameStage,
    /// The turn under way; in practice it stays as it began.
    pub turn: Turn,
    /// Whether a move that was made waits for the clock.
    pub waiting: ClockWaiting,
    /// When the clock was pressed last, with a move or without.
    pub pressed: Option<Moment>,
    pub irregular: IrregularMoves,
    pub offers: Offers,
    pub claims: DrawClaims,
    pub schedule: Schedule,
    /// What belongs to the arbiter.
    pub intervening: Intervening,
    /// The law that was cited last.
    pub law: Option<Law>,
    pub proof: ProofSought,
}

/// The illegal moves and the breaches of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::session) struct IrregularMoves {
    /// How many illegal moves White and Black have made.
    pub counts: [u32; 2],
    /// A completed illegal move that nobody has brought up yet, while the opponent may. If a game can go on from it, the
    /// record before it is the last of the earlier ones.
    pub unclaimed: Option<CompletedIllegalMove>,
    /// Those that were answered and stand. Each has ended one of the earlier records, the first the first.
    pub standing: Vec<CompletedIllegalMove>,
    /// The turns in which illegal moves were replaced, with the presses of the clock before them.
    pub replaced: Vec<(usize, Turn)>,
    /// A breach of the touch rules that the opponent may claim, with the move that breached them.
    pub breach: Option<(Turn, Move)>,
}

impl IrregularMoves {
    /// The illegal move from which no game can go on, if the one that nobody has brought up is of that kind: a king was
    /// captured. The turn in which it was made is still on the board.
    pub fn unplayable(&self) -> Option<&CompletedIllegalMove> {
        let illegal = self.unclaimed.as_ref()?;
        position_after(&illegal.turn).is_none().then_some(illegal)
    }
}

/// What claims of a draw have brought.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::session) struct DrawClaims {
    /// Whose claim in a quickplay finish was put off, and the law.
    pub postponed: Option<(Side, Law)>,
    /// After so many plies the arbiter has decided that the checks may have an end.
    pub checks_go_on: Option<usize>,
    /// The number of quiet moves that are needed, in the count that began after so many plies.
    pub longer: Option<(u32, usize)>,
}

/// When the game was to begin, and how long has been played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::session) struct Schedule {
    /// When the game was to begin. Time in which an arbiter has stopped the clocks moves it on.
    pub start: Moment,
    /// Time since then that the computer was away, and that counts, in milliseconds.
    pub unseen_ms: u64,
    /// Where the session at the board began.
    pub session: SessionStart,
    /// The playing time of this day.
    pub day: PlayingTime,
    pub is_day_warned: bool,
}

/// Where the session at the board began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::session) struct SessionStart {
    /// The time that both sides had used, in milliseconds.
    pub used_ms: u64,
    /// The periods of the time control in which they were, from 0.
    pub periods: [usize; 2],
    /// The plies before the sealed move, if a game was taken up again.
    pub resumed_at: Option<usize>,
}

/// What belongs to the arbiter in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::session) struct Intervening {
    /// Since when he acts, if he has stepped in.
    pub since: Option<Moment>,
    /// Whether pieces went back since, so that the clocks must follow.
    pub restored: bool,
    /// How the clocks stood in the position to which the pieces went back, in milliseconds.
    pub then_ms: Option<[u64; 2]>,
    /// Who puts displaced pieces back, on his own time.
    pub restoring: Option<Side>,
    /// After so many presses of the clock an illegal position was seen.
    pub illegal_seen: Option<usize>,
    /// Whether White and whether Black has an assistant.
    pub assistants: [bool; 2],
    /// The games before illegal moves that stand, the first first.
    pub earlier: Vec<Record>,
    /// What has happened.
    pub incidents: Vec<Incident>,
}

/// What is asked of a search for a mate, and where the last one has failed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::session) struct ProofSought {
    /// The question that waits for its answer.
    pub question: Option<ProofQuestion>,
    /// After how many plies a search has failed.
    pub undecided_at: Option<usize>,
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
            stage: GameStage::default(),
            waiting: ClockWaiting::default(),
            pressed: None,
            irregular: IrregularMoves::default(),
            offers: Offers::default(),
            claims: DrawClaims::default(),
            schedule: Schedule::default(),
            intervening: Intervening::default(),
            law: None,
            proof: ProofSought::default(),
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
        self.irregular.unclaimed = None;
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
