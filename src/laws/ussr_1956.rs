//! The USSR Chess Code, seventh edition, 1956, with its additions for blind players.
//!
//! The lettered points of a paragraph are cited in the order of the Latin alphabet.

use super::prelude::*;

/// The USSR Chess Code of 1956. It knows standard games only.
pub(super) const USSR_1956: Edition = Edition {
    id: "ussr-1956",
    name: "USSR 1956",
    standard: STANDARD,
    rapid: None,
    rapid_watched: None,
    blitz: None,
    blitz_watched: None,
    blind: BLIND,
    event: EVENT,
    adjourned: ADJOURNED,
};

const STANDARD: Form = Form {
    moving: MOVING,
    timing: TIMING,
    irregular: IRREGULAR,
    ends: ENDS,
    score: SCORE,
    draughts: None,
};

const MOVING: Moving = Moving {
    touched_when: cited(TouchedWhen::Touched, "§ 14"),
    own_piece_touched: cited(Bound::FirstPlayable, "§ 14"),
    opponents_piece_touched: cited(Bound::FirstPlayable, "§ 14"),
    both_touched: cited(BothTouched::CaptureAnyhowElseMove, "§ 14"),
    touch_order_unclear: None,
    nothing_playable: cited((), "§ 14"),
    adjust: cited(Adjust::OnOwnTime, "§ 14"),
    king_then_rook: None,
    rook_then_king: None,
    illegal_castling: cited(IllegalCastling::KingMoveElseAny, "§ 10"),
    castling_king_released: cited(CastlingKingReleased::MoveMade, "§ 6d"),
    release_final: None,
    promotion_square_final: cited((), "§ 9, note 2"),
    promotion_choice_final: cited(PromotionFinal::PieceReleased, "§ 6e"),
    move_made_when: cited(MoveMadeWhen::Released, "§ 6"),
    loss_of_touch_claim: None,
    touch_ruled_on_request: None,
};

const TIMING: Timing = Timing {
    move_completed_when: cited(MoveCompletedWhen::ClockPressed, "§ 18"),
    last_move_needs_no_clock: Some(cited((), "§ 12 and § 13")),
    clock_without_move: Some(cited(ClockWithoutMove::Refused, "§ 18")),
    clock_forgotten: Some(cited(ClockForgotten::ArbiterMayTell, "§ 18")),
    flag: cited(FlagRule::Loses, "§ 18"),
    flag_seen_by: cited(FlagSeenBy::Arbiter, "§ 18"),
    flag_claim: None,
    both_flags: None,
    late_arrival_s: cited(3600, "§ 16"),
    late_arrival_set_by_event: None,
    neither_present: cited((), "§ 18"),
    time_saved_carries_over: cited((), "§ 18"),
    delay: None,
    time_controls: Some(cited(TIME_CONTROLS, "§ 18")),
    arbiter_stops_clock: cited((), "§ 26"),
    clocks_after_restoring: None,
    clock_error: Some(cited(
        ClockError::ReducedOnlyIfLeft { least_s: 15 * 60 },
        "§ 18",
    )),
};

const IRREGULAR: Irregular = Irregular {
    illegal_move: cited(ILLEGAL_MOVE, "§ 15"),
    illegal_move_costs: None,
    stands_unclaimed: None,
    touch_binds_replacement: Some(cited((), "§ 14")),
    release_binds_replacement: None,
    promotion_not_completed: None,
    king_captured: None,
    illegal_position: None,
    wrong_setup: cited(Until::NextRound, "§ 15"),
    board_turned: cited((), "§ 15"),
    setup_claims_until_moves: None,
    wrong_colours: cited(WrongColours::Continues, "§ 15"),
    displaced_pieces: None,
    time_for_disturbance: None,
    arbiters_means: cited(MEANS, "§ 24 and § 26"),
};

const ENDS: Ends = Ends {
    checkmate: cited((), "§ 12"),
    resignation: cited(Resignation::Loses, "§ 16"),
    stalemate: cited((), "§ 13"),
    dead_position: cited(DeadPosition::ListedMaterial, "§ 17a-b"),
    perpetual_check: Some(cited((), "§ 17d")),
    agreement: cited(0, "§ 17e"),
    draw_offer: cited(DrawOffer::AfterMoveOnly, "§ 17e, note"),
    draw_offer_declined_by: cited(DeclinedBy::WordOrMove, "§ 17e, note"),
    draw_offers_alternate: Some(cited((), "§ 17e, note")),
    draw_offer_written_down: None,
    claim_is_offer: None,
    no_draws_before_move: None,
    repetition: cited(3, "§ 17g"),
    same_position: cited(SamePosition::ArrangementAndTurn, "§ 17g"),
    claim_ahead: cited(ClaimAhead::Announced, "§ 17g"),
    claim_lost_by: cited(ClaimLostBy::Move, "§ 17g"),
    claim_is_final: None,
    claim_checked_on: cited(ClaimCheckedOn::ClaimantsClock, "§ 17g"),
    wrong_claim: None,
    claimed_move_binds: None,
    fifty_moves: cited(50, "§ 17f"),
    fifty_moves_extension: Some(cited(50, "§ 17f")),
    fivefold: None,
    seventy_five: None,
    quickplay_finish: None,
    quickplay_without_arbiter: None,
    quickplay_increment: None,
    quickplay_announced: None,
};

const SCORE: Score = Score {
    keeping_score: cited(KeepingScore::Required, "App. 3"),
    score_when_short_of_time: None,
    writing_ahead: None,
};

const BLIND: Blind = Blind {
    two_boards: None,
    sighted_by_normal_rules: None,
    touched_when: cited(TouchedWhen::TakenOutOfHole, "App. 1 to § 14"),
    move_made_when: cited(MoveMadeWhen::ReleasedThenAnnounced, "App. 1 to § 6"),
    clock_after_announcement: cited((), "App. 1 to § 18"),
    announcement_differs: cited(AnnouncementDiffers::MoveMadeCounts, "App. 1 to § 6"),
    repeat_announcement: None,
    announcement_words: cited(AnnouncementWords::Notation, "App. 1 to § 6"),
    promotion_announced: None,
    blind_keeping_score: cited(BlindKeepingScore::BrailleAllowed, "App. 1 to § 19"),
    sheets_differ: None,
    time_questions: cited(
        TimeQuestions {
            on_own_move_only: true,
            tells_moves: false,
        },
        "App. 1 to § 24",
    ),
    time_warnings: Some(cited((), "App. 1 to § 24")),
    clock_may_speak: None,
    pointing: Some(cited((), "App. 1 to § 24")),
    daily_playing_time_s: Some(cited(6 * 60 * 60, "App. 1 to § 18")),
    sealed_in_braille: Some(cited((), "App. 1 to § 19")),
    assistant: None,
    sighted_players_assistant: None,
};

const EVENT: EventRules = EventRules {
    results: cited(
        Results {
            win_halves: 2,
            draw_halves: 1,
            loss_halves: 0,
            unplayed_marked: true,
        },
        "§ 22",
    ),
    withdrawal: Some(cited(Withdrawal::HalfPlayed, "§ 23")),
    pairings: Some(cited(
        Pairings {
            least_players: 3,
            most_players: 20,
        },
        "App. 2",
    )),
    rapid_range_s: None,
    blitz_range_s: None,
    advice_forbidden: cited((), "§ 24"),
    pointing_forbidden: Some(cited((), "§ 24")),
};

const ADJOURNED: AdjournedGames = AdjournedGames {
    adjournment: cited((), "§ 19"),
    early_adjournment: cited(EarlyAdjournment::TakesTimeAfterControl, "§ 19"),
    sealed_move_changed: None,
    sealed_move_on_board: cited((), "§ 19"),
    sealed_move_flawed: cited(SealedMoveFlawed::LosesUnlessObviousSlip, "§ 21"),
    envelope_lost: cited(EnvelopeLost::RestoredIfBeyondDoubt, "§ 20"),
    replier_absent: cited((), "§ 20"),
    sealer_absent: cited(SealerAbsent::ReplyMustBeSealed, "§ 20"),
    both_absent: Some(cited((), "§ 20")),
    resumption_late_s: cited(3600, "§ 16"),
    resumption_clock_error: cited(ResumptionClockError::OnlyMoreTime, "§ 20"),
    envelope_told: cited((), "§ 19"),
    offer_after_sealing: None,
    position_restored: cited((), "§ 20"),
    ended_meanwhile: None,
    envelope_opened: cited((), "§ 20"),
    replier_present: cited((), "§ 20"),
    sealed_move_ends: None,
    resumption_session: cited((), "§ 20 note 1"),
};

/// The four usual norms. Each is the least number of moves and the time for them.
const TIME_CONTROLS: &[TimeNorm] = &[
    norm(40, 150 * 60, 16),
    norm(36, 120 * 60, 18),
    norm(40, 120 * 60, 20),
    norm(45, 150 * 60, 18),
];

/// A norm whose further periods last an hour.
const fn norm(first_moves: u32, first_s: u32, then_moves: u32) -> TimeNorm {
    TimeNorm {
        first_moves,
        first_s,
        then_moves,
        then_s: 60 * 60,
    }
}

const ILLEGAL_MOVE: IllegalMovePenalty = IllegalMovePenalty {
    noticed_by: NoticedBy::ArbiterOrOpponent,
    claimed_until: Until::NextRound,
    ruled_until: Until::NextRound,
    consequences: &[Consequence::Nothing],
    bonus_needs_claim: false,
    drawn_if_no_mate: false,
    corrected_by_agreement: false,
};

const MEANS: &[Means] = &[
    Means::Warning,
    Means::Reprimand,
    Means::LossOfGame,
    Means::Expulsion,
];
