//! FIDE Laws of Chess in force since 1 July 2001.

use super::prelude::*;

/// The Laws of 2001.
pub(super) const FIDE_2001: Edition = Edition {
    id: "fide-2001",
    name: "FIDE 2001",
    standard: STANDARD,
    rapid: Some(RAPID),
    rapid_watched: None,
    blitz: Some(BLITZ),
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
    touched_when: cited(TouchedWhen::TouchedOnPurpose, "Art. 4.3"),
    own_piece_touched: cited(Bound::FirstPlayable, "Art. 4.3a"),
    opponents_piece_touched: cited(Bound::FirstPlayable, "Art. 4.3b"),
    both_touched: cited(BothTouched::CaptureElseFirstTouched, "Art. 4.3c"),
    touch_order_unclear: Some(cited(TouchOrder::OwnPieceFirst, "Art. 4.3c")),
    nothing_playable: cited((), "Art. 4.5"),
    adjust: cited(Adjust::OnOwnMove, "Art. 4.2"),
    king_then_rook: Some(cited((), "Art. 4.4a")),
    rook_then_king: Some(cited((), "Art. 4.4b")),
    illegal_castling: cited(IllegalCastling::KingMoveOrOtherCastlingElseAny, "Art. 4.4c"),
    castling_king_released: cited(CastlingKingReleased::OnlyCastlingLeft, "Art. 4.7"),
    release_final: Some(cited((), "Art. 4.7")),
    promotion_square_final: cited((), "Art. 4.7"),
    promotion_choice_final: cited(PromotionFinal::PieceReleased, "Art. 4.7"),
    move_made_when: cited(MoveMadeWhen::Released, "Art. 4.7"),
    loss_of_touch_claim: Some(cited((), "Art. 4.6")),
    touch_ruled_on_request: None,
};

const TIMING: Timing = Timing {
    move_completed_when: cited(MoveCompletedWhen::ClockPressed, "Art. 6.8a"),
    last_move_needs_no_clock: Some(cited((), "Art. 6.8a")),
    clock_without_move: None,
    clock_forgotten: None,
    flag: cited(FlagRule::LosesUnlessNoMate, "Art. 6.10"),
    flag_seen_by: cited(FlagSeenBy::ArbiterOrClaim, "Art. 6.9"),
    flag_claim: None,
    both_flags: Some(cited(CONTINUES_UNLESS_LAST, "Art. 6.12 and 10.3")),
    late_arrival_s: cited(3600, "Art. 6.7"),
    late_arrival_set_by_event: Some(cited((), "Art. 6.7")),
    neither_present: cited((), "Art. 6.6"),
    time_saved_carries_over: cited((), "Art. 6.2b"),
    delay: Some(cited((), "Art. 6.2b")),
    time_controls: None,
    arbiter_stops_clock: cited((), "Art. 6.13"),
    clocks_after_restoring: Some(cited((), "Art. 6.14")),
    clock_error: Some(cited(ClockError::Judgement, "Art. 6.11")),
};

const IRREGULAR: Irregular = Irregular {
    illegal_move: cited(ILLEGAL_MOVE, "Art. 7.4"),
    illegal_move_costs: None,
    stands_unclaimed: None,
    touch_binds_replacement: Some(cited((), "Art. 7.4a")),
    release_binds_replacement: None,
    promotion_not_completed: None,
    king_captured: None,
    illegal_position: None,
    wrong_setup: cited(Until::EndOfGame, "Art. 7.1a"),
    board_turned: cited((), "Art. 7.1b"),
    setup_claims_until_moves: None,
    wrong_colours: cited(WrongColours::ContinuesUnlessArbiter, "Art. 7.2"),
    displaced_pieces: Some(cited((), "Art. 7.3 and 7.5")),
    time_for_disturbance: Some(cited((), "Art. 13.5")),
    arbiters_means: cited(MEANS, "Art. 13.4"),
};

const ENDS: Ends = Ends {
    checkmate: cited((), "Art. 5.1a"),
    resignation: cited(Resignation::Loses, "Art. 5.1b"),
    stalemate: cited((), "Art. 5.2a"),
    dead_position: cited(DeadPosition::NoMatePossible, "Art. 5.2b and 9.6"),
    perpetual_check: None,
    agreement: cited(0, "Art. 5.2c"),
    draw_offer: cited(DrawOffer::AfterMoveElseDisturbs, "Art. 9.1a"),
    draw_offer_declined_by: cited(DeclinedBy::WordOrTouch, "Art. 9.1a"),
    draw_offers_alternate: None,
    draw_offer_written_down: Some(cited((), "Art. 9.1b")),
    claim_is_offer: Some(cited((), "Art. 9.1c")),
    no_draws_before_move: None,
    repetition: cited(3, "Art. 9.2"),
    same_position: cited(SamePosition::SameMoves, "Art. 9.2"),
    claim_ahead: cited(ClaimAhead::WrittenDown, "Art. 9.2a"),
    claim_lost_by: cited(ClaimLostBy::Move, "Art. 9.4"),
    claim_is_final: Some(cited((), "Art. 9.5")),
    claim_checked_on: cited(ClaimCheckedOn::StoppedClocks, "Art. 9.5"),
    wrong_claim: Some(cited(WRONG_CLAIM, "Art. 9.5b")),
    claimed_move_binds: Some(cited(ClaimedMove::MustBeMade, "Art. 9.5b")),
    fifty_moves: cited(50, "Art. 9.3"),
    fifty_moves_extension: None,
    fivefold: None,
    seventy_five: None,
    quickplay_finish: Some(cited(QUICKPLAY_FINISH, "Art. 10.2")),
    quickplay_without_arbiter: None,
    quickplay_increment: None,
    quickplay_announced: None,
};

const SCORE: Score = Score {
    keeping_score: cited(KeepingScore::Required, "Art. 8.1"),
    score_when_short_of_time: Some(cited(SHORT_OF_TIME, "Art. 8.4")),
    writing_ahead: None,
};

const BLIND: Blind = Blind {
    two_boards: Some(cited((), "App. F.1")),
    sighted_by_normal_rules: Some(cited((), "App. F.2.3")),
    touched_when: cited(TouchedWhen::TakenOutOfHole, "App. F.2.2"),
    move_made_when: cited(MoveMadeWhen::PlacedAndAnnounced, "App. F.2.3"),
    clock_after_announcement: cited((), "App. F.2.3"),
    announcement_differs: cited(AnnouncementDiffers::CorrectedBeforeClock, "App. F.2.6"),
    repeat_announcement: Some(cited((), "App. F.2.1")),
    announcement_words: cited(AnnouncementWords::International, "App. F.2.1"),
    promotion_announced: None,
    blind_keeping_score: cited(BlindKeepingScore::BrailleLonghandOrRecording, "App. F.2.5"),
    sheets_differ: Some(cited(
        SheetsDiffer::BoardFollowsScoreElseBack,
        "App. F.2.7 and F.2.8",
    )),
    time_questions: cited(
        TimeQuestions {
            on_own_move_only: false,
            tells_moves: true,
        },
        "App. F.2.9d",
    ),
    time_warnings: None,
    clock_may_speak: None,
    pointing: None,
    daily_playing_time_s: None,
    sealed_in_braille: None,
    assistant: Some(cited((), "App. F.2.9")),
    sighted_players_assistant: Some(cited((), "App. F.2.9")),
};

const EVENT: EventRules = EventRules {
    results: cited(
        Results {
            win_halves: 2,
            draw_halves: 1,
            loss_halves: 0,
            unplayed_marked: false,
        },
        "Art. 11.1",
    ),
    withdrawal: None,
    pairings: None,
    rapid_range_s: Some(cited(
        TimeRange {
            least_s: 15 * 60,
            most_s: 60 * 60,
            increments: 0,
        },
        "App. B.1",
    )),
    blitz_range_s: Some(cited(
        TimeRange {
            least_s: 0,
            most_s: 15 * 60 - 1,
            increments: 0,
        },
        "App. C.1",
    )),
    advice_forbidden: cited((), "Art. 12.2"),
    pointing_forbidden: None,
};

const ADJOURNED: AdjournedGames = AdjournedGames {
    adjournment: cited((), "App. A.1a"),
    early_adjournment: cited(EarlyAdjournment::TakesTime, "App. A.1b"),
    sealed_move_changed: Some(cited((), "App. A.1a")),
    sealed_move_on_board: cited((), "App. A.1a"),
    sealed_move_flawed: cited(SealedMoveFlawed::Loses, "App. A.8"),
    envelope_lost: cited(EnvelopeLost::SealerSaysMove, "App. A.11"),
    replier_absent: cited((), "App. A.9b"),
    sealer_absent: cited(SealerAbsent::ReplyMayBeSealed, "App. A.9c"),
    both_absent: None,
    resumption_late_s: cited(3600, "App. A.10"),
    resumption_clock_error: cited(ResumptionClockError::BeforeOwnFirstMove, "App. A.12"),
    envelope_told: cited((), "App. A.2 and A.3"),
    offer_after_sealing: Some(cited((), "App. A.4")),
    position_restored: cited((), "App. A.5"),
    ended_meanwhile: Some(cited((), "App. A.6")),
    envelope_opened: cited((), "App. A.7"),
    replier_present: cited((), "App. A.9a"),
    sealed_move_ends: Some(cited((), "App. A.10")),
    resumption_session: cited((), "App. A.13"),
};

const RAPID: Form = Form {
    moving: Moving {
        touch_ruled_on_request: Some(cited((), "App. B.5a")),
        ..MOVING
    },
    timing: Timing {
        flag_seen_by: cited(FlagSeenBy::Claim, "App. B.6"),
        flag_claim: Some(cited(FlagClaim::OwnFlagUp, "App. B.7")),
        both_flags: Some(cited(DRAWN, "App. B.8")),
        ..TIMING
    },
    irregular: Irregular {
        illegal_move: cited(
            IllegalMovePenalty {
                claimed_until: Until::OpponentTouches,
                ..ILLEGAL_MOVE
            },
            "Art. 7.4 and App. B.5b",
        ),
        setup_claims_until_moves: Some(cited(3, "App. B.4")),
        ..IRREGULAR
    },
    score: Score {
        keeping_score: cited(KeepingScore::Free, "App. B.3"),
        ..SCORE
    },
    ..STANDARD
};

const BLITZ: Form = Form {
    irregular: Irregular {
        illegal_move: cited(
            IllegalMovePenalty {
                noticed_by: NoticedBy::Opponent,
                claimed_until: Until::OpponentMoves,
                ruled_until: Until::OpponentMoves,
                consequences: &[Consequence::Loses],
                bonus_needs_claim: false,
                drawn_if_no_mate: true,
                corrected_by_agreement: false,
            },
            "App. C.3",
        ),
        stands_unclaimed: Some(cited((), "App. C.3")),
        ..RAPID.irregular
    },
    ..RAPID
};
/// The third illegal move loses.
const ILLEGAL_MOVE: IllegalMovePenalty = IllegalMovePenalty {
    noticed_by: NoticedBy::ArbiterOrOpponent,
    claimed_until: Until::EndOfGame,
    ruled_until: Until::EndOfGame,
    consequences: &[
        Consequence::OpponentGains { bonus_s: 2 * 60 },
        Consequence::OpponentGains { bonus_s: 2 * 60 },
        Consequence::Loses,
    ],
    bonus_needs_claim: false,
    drawn_if_no_mate: false,
    corrected_by_agreement: false,
};
const CONTINUES_UNLESS_LAST: BothFlags = BothFlags {
    earlier_period: BothFlagsThen::Continues,
    last_period: BothFlagsThen::Drawn,
};
pub(super) const DRAWN: BothFlags = BothFlags {
    earlier_period: BothFlagsThen::Drawn,
    last_period: BothFlagsThen::Drawn,
};
/// Three minutes for the opponent; what the claimant loses depends on what he has left.
const WRONG_CLAIM: WrongClaimPenalty = WrongClaimPenalty {
    opponent_bonus_s: 3 * 60,
    claimant: &[
        Deduction {
            above_s: 2 * 60,
            then: Deducted::Half { at_most_s: 3 * 60 },
        },
        Deduction {
            above_s: 60,
            then: Deducted::LeftWith { left_s: 60 },
        },
    ],
};
const SHORT_OF_TIME: ShortOfTime = ShortOfTime {
    below_s: 5 * 60,
    unless_increment_s: 30,
    completed_after_flag: true,
};
/// Art. 10.2b (FIDE 2001): the final result comes after the fall of a flag; later editions let it come before.
pub(super) const QUICKPLAY_FINISH: QuickplayFinish = QuickplayFinish {
    below_s: 2 * 60,
    opponent_bonus_s: 2 * 60,
    decided_after_flag: true,
};
const MEANS: &[Means] = &[
    Means::Warning,
    Means::OpponentGainsTime,
    Means::OffenderLosesTime,
    Means::LossOfGame,
    Means::OffenderLosesPoints,
    Means::OpponentGainsPoints,
    Means::Expulsion,
];
