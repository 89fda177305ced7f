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
mod adjusting;
mod advice;
mod beside;
pub mod boards;
mod both_touched;
pub mod claims;
mod completion;
mod doubtful;
pub mod draughts;
mod ends;
mod explained;
mod flag;
mod hand;
mod holes;
mod illegal;
mod irregularity;
mod looks;
mod made;
mod means;
mod objection;
mod obligation;
mod offer;
mod perpetual;
mod placement;
mod presence;
mod quickplay;
mod report;
mod resumption;
mod rules;
mod ruling;
mod sealed;
mod setup;
mod touch;
mod turn;

pub use adjournment::{
    Adjourning, OnWord, PlayingSession, adjourned_on_move, ended_meanwhile, envelope_told,
    may_adjourn, may_change_seal, may_offer_after_sealing, sealed_on_board, seals_in_braille,
};
pub use adjusting::{may_adjust, may_put};
pub use advice::no_advice;
pub use beside::{left_off, moved_too};
pub use boards::between_boards;
pub use completion::{
    Completion, announcement_words, breach, claim_lost_by_move, has_moved, is_made_by_announcing,
    may_announce, may_lift, may_press, may_tell_of_clock, move_made, needs_no_clock,
    slip_of_tongue, stands_to_end, waits_for_clock,
};
pub use doubtful::{asks_about_castling, asks_about_touch};
pub use ends::{
    agreement, automatic_end, automatic_end_of, claim_perpetual_check, dead_position,
    doubtful_winner, is_worth_proving, perpetual_check, resignation,
};
pub use explained::{Figure, RuleDetail, details};
pub use flag::{both_fallen, flag_claimed, flag_fallen, sees_flag};
pub use holes::Holes;
pub use illegal::{
    Penalty, claim_in_time, left_to_opponent, must_step_in, needs_claim, nothing_illegal, penalty,
    stands_unclaimed, steps_in, steps_in_later,
};
pub use irregularity::{CompletedIllegalMove, Irregularity};
pub use looks::OnBoard;
pub use made::{Announced, Made};
pub use means::{Denied, Sanction, declared_lost, may_compensate, may_sanction};
pub use objection::{Forbidden, Limit, Objection};
pub use obligation::{Duty, Obligation};
pub use offer::{Offers, may_agree, may_offer, too_early};
pub use perpetual::is_perpetual_check;
pub use placement::{Cause, displaced, illegal_position, may_go_back, position_after};
pub use presence::{
    awaited_clock, both_late, came_late, daily_limit_ms, late_arrival_ms, may_ask_time, may_warn,
    may_warn_unasked, must_warn, tells_moves, time_on_request,
};
pub use quickplay::{
    Finish, decided_after_flag, may_ask_increment, may_claim_quickplay, quickplay_bonus_s,
    quickplay_increment_s, quickplay_ruling,
};
pub use report::{ClaimChance, ClaimsReport, Fate, claims_now, claims_report};
pub use resumption::{
    ClockErrorFound, Opening, envelope_lost, late, lateness_ms, may_correct_clocks, opened_before,
    opening, position_restored, sealed_move_ends,
};
pub use rules::{Law, Rules};
pub use ruling::{Flaw, Ruling, Verdict};
pub use sealed::{Judged, Written, arbiter_reads_sealed, can_be_meant, judge_sealed};
pub use setup::{
    ClockFound, SetupFault, SetupRuling, may_put_clocks_right, may_set_clock, may_tell_to_press,
    replays_resumption, wrong_setup,
};
pub use touch::{duty, ruled_duty, touch_binds_nothing, touch_claim_lost, touch_is_free};
pub use turn::Turn;
