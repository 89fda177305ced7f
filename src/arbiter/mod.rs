//! The arbiter: what the laws make of the game as it stands. Every ruling names its article.
//!
//! Everything here is a pure function of the laws' data and of what has happened. No function asks
//! which edition is in force: each asks what the edition says.

/// The rule of a field of the laws, with its article.
macro_rules! law {
    ($group:expr, $field:ident) => {
        $crate::arbiter::Law {
            rule: stringify!($field),
            article: $group.$field.article,
        }
    };
}

/// As `law!`, for a rule that an edition may not have.
macro_rules! law_if {
    ($group:expr, $field:ident) => {
        $group.$field.map(|cited| $crate::arbiter::Law {
            rule: stringify!($field),
            article: cited.article,
        })
    };
}

pub(crate) use {law, law_if};

mod adjournment;
mod advice;
pub mod boards;
pub mod claims;
mod completion;
pub mod draughts;
mod ends;
mod explained;
mod flag;
mod illegal;
mod looks;
mod means;
mod offer;
mod perpetual;
mod placement;
mod presence;
mod quickplay;
mod report;
mod resumption;
mod sealed;
mod setup;
mod touch;
mod turn;

use crate::board::{Piece, Side, Square};
use crate::clock::TimeControl;
use crate::laws::{self, Edition, Form};

pub use adjournment::{
    Adjourning, OnWord, Sitting, adjourned_on_move, ended_meanwhile, envelope_told, may_adjourn,
    may_change_seal, may_offer_after_sealing, sealed_on_board, seals_in_braille,
};
pub use advice::no_advice;
pub use completion::{
    Completion, announcement_words, claim_lost_by_move, has_moved, illegal_move_is_complete,
    may_adjust, may_announce, may_ask_time, may_lift, may_press, may_tell_of_clock, needs_no_clock,
    tells_moves,
};
pub use ends::{
    Ruling, Verdict, agreement, automatic_end, automatic_end_of, dead_position, doubtful_winner,
    is_worth_proving, resignation,
};
pub use explained::{Detail, details};
pub use flag::{both_fallen, flag_claimed, flag_fallen, sees_flag};
pub use illegal::{
    Irregularity, Penalty, claim_ends_with_touch, claim_in_time, left_to_opponent, must_step_in,
    penalty, steps_in, steps_in_later,
};
pub use means::{Denied, Limit, Sanction, declared_lost, may_compensate, may_sanction};
pub use offer::{Offers, may_agree, may_offer};
pub use perpetual::is_perpetual_check;
pub use placement::{Cause, Holes, displaced, illegal_position, may_go_back, position_after};
pub use presence::{
    awaited_clock, both_late, came_late, daily_limit_ms, late_arrival_ms, may_warn, must_warn,
};
pub use quickplay::{
    Finish, may_ask_increment, may_claim_quickplay, quickplay_bonus_s, quickplay_increment_s,
    quickplay_ruling,
};
pub use report::{Chance, Fate, Report, claims_now, claims_report};
pub use resumption::{
    ClockError, Opening, envelope_lost, late, lateness_ms, may_correct_clocks, opened_before,
    opening, position_restored, sealed_move_ends,
};
pub use sealed::{Flaw, Judged, Written, judge_sealed};
pub use setup::{
    ClockFound, SetupFault, SetupRuling, may_put_clocks_right, may_set_clock, may_tell_to_press,
    wrong_setup,
};
pub use touch::between_boards;
pub use touch::{Duty, Obligation, duty, touch_binds_nothing, touch_claim_lost, touch_is_free};
pub use turn::{Announced, Made, Turn};

/// A rule of the edition in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Law {
    /// The name of the rule, as the field of the laws is called: `own_piece_touched`.
    pub rule: &'static str,
    /// The article, for example `Art. 4.3.1 (FIDE 2023)`.
    pub article: &'static str,
}

/// The laws under which a game is played: an edition, a form of competition, and who plays by touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The edition.
    pub edition: &'static Edition,
    /// The rules of the form of competition.
    pub form: &'static Form,
    /// Whether White and whether Black plays by touch.
    pub blind: [bool; 2],
}

impl Rules {
    /// The rules of an edition and a form of competition by their names, such as `fide-2023` and
    /// `rapid-watched`; `None` if there is no such edition, or no such form in it. What is rapid
    /// and what is blitz is said in App. A.1 and B.1 (FIDE 2023).
    pub fn find(edition: &str, form: &str, blind: [bool; 2]) -> Option<Self> {
        let edition = laws::edition(edition)?;
        let (_, form) = edition.forms().find(|(name, _)| *name == form)?;
        Some(Self {
            edition,
            form,
            blind,
        })
    }

    /// The name of the form of competition that a time control makes of a game, without an arbiter
    /// at the board: App. A.1 and B.1 (FIDE 2023).
    pub fn form_by_time(&self, control: &TimeControl) -> &'static str {
        let event = &self.edition.event;
        let within = |range: Option<laws::Cited<laws::TimeRange>>| {
            range.is_some_and(|range| {
                let time_s = control.seconds_for(Side::White, range.value.increments);
                (range.value.least_s.into()..=range.value.most_s.into()).contains(&time_s)
            })
        };
        if self.edition.blitz.is_some() && within(event.blitz_range_s) {
            "blitz"
        } else if self.edition.rapid.is_some() && within(event.rapid_range_s) {
            "rapid"
        } else {
            "standard"
        }
    }

    /// Whether a side plays by touch: App. D.1 (FIDE 2023).
    pub fn is_blind(&self, side: Side) -> bool {
        self.blind[side as usize]
    }
}

/// What a player may not do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Forbidden {
    /// No move has been made yet.
    NotMoved,
    /// A piece that was taken from the square is still out of its hole.
    InHand(Square, Piece),
    /// The captured pawn still stands on the square.
    CaptureLeft(Square, Piece),
    /// The pawn on the square must become a piece.
    PromotionLeft(Square),
    /// What the pawn on the square has become stays what it is.
    PromotionFinal(Square),
    /// The rook must follow the king, from the square.
    CastlingLeft(Square),
    /// The move has not been announced.
    NotAnnounced,
    /// The announcement and the move made differ.
    Differs,
    /// The opponent has not repeated the announcement.
    NotRepeated,
    /// What the opponent has repeated is not what was announced.
    RepetitionDiffers,
    /// The piece that the pawn becomes was not named.
    PromotionNotSaid,
    /// Several moves fit the announcement.
    Ambiguous,
    /// The touched pieces bind the player.
    Bound(Obligation),
    /// The move is made; pieces stay where they are.
    Made,
    /// A piece that is only adjusted goes back to its square.
    AdjustedElsewhere(Square, Piece),
    /// Pieces may not be adjusted now.
    AdjustNow,
    /// The time may be asked for on one's own move only.
    TimeNotNow,
    /// A draw may be offered only after one's own move and before the clock.
    OfferNotNow,
    /// An offer was declined, and the opponent has not offered since.
    OfferAgain,
    /// No draw may be agreed on before each side has made this number of moves.
    OfferBefore(u32),
    /// The flag that was claimed has not fallen.
    FlagUp,
    /// The own flag of the claimant is down.
    OwnFlagDown,
    /// The arbiter alone decides on flags.
    FlagNotClaimed,
    /// There is no illegal move to claim.
    NothingIllegal,
    /// It is too late to claim the illegal move.
    ClaimTooLate,
    /// What was done on this move has lost the right to claim a draw.
    ClaimLost,
    /// After a wrong claim the move that was declared must be made, from square to square.
    Declared(Square, Square),
    /// Moves are not taken back.
    TakingBack,
    /// Before the control only the arbiter can agree to adjourn.
    BeforeControl,
    /// The sealed move stays as it was written.
    SealChanged,
    /// The player must seal his reply instead of making it.
    MustSeal,
    /// In the course of the resumption the clocks are corrected to more time only.
    OnlyMoreTime,
    /// It is too late to point out that the clocks are wrong.
    ErrorTooLate,
    /// The event has not announced that draws may be claimed in a quickplay finish.
    QuickplayNotAnnounced,
    /// There is still too much time, a bonus or another period, or the flag is down already.
    QuickplayNotNow,
    /// A claim is not taken back.
    ClaimFinal,
    /// Nobody tells a player what he would have to find out himself.
    Advice,
    /// The arbiter himself may not do it.
    Beyond(Limit),
}

/// Why something may not be done, and the law that says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Objection {
    /// What is wrong.
    pub what: Forbidden,
    /// The law.
    pub law: Law,
}

impl Objection {
    const fn new(what: Forbidden, law: Law) -> Self {
        Self { what, law }
    }
}
