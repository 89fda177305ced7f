//! FIDE Laws of Chess in force since 1 January 2023.

use super::rule::cited;
use super::{
    Adjust, AnnouncementDiffers, AnnouncementWords, Blind, BlindKeepingScore, BothFlags,
    BothFlagsThen, BothTouched, Bound, CastlingKingReleased, ClaimAhead, ClaimCheckedOn,
    ClaimLostBy, ClaimedMove, ClockError, ClockForgotten, ClockWithoutMove, Consequence,
    DeadPosition, DeclinedBy, DrawOffer, Edition, Ends, Event, FlagClaim, FlagRule, FlagSeenBy,
    Form, IllegalCastling, IllegalMoveComplete, IllegalMovePenalty, IllegalPosition, Irregular,
    KeepingScore, Means, MoveCompletedWhen, MoveMadeWhen, Moving, NoticedBy, PromotionFinal,
    PromotionNotCompleted, QuickplayFinish, QuickplayIncrement, Resignation, Results, SamePosition,
    Score, SheetsDiffer, ShortOfTime, TimeQuestions, TimeRange, Timing, TouchOrder, TouchedWhen,
    Until, WritingAhead, WrongClaim, WrongColours, adjourned,
};

/// Today's Laws.
pub const FIDE_2023: Edition = Edition {
    id: "fide-2023",
    name: "FIDE 2023",
    standard: STANDARD,
    rapid: Some(RAPID),
    rapid_watched: Some(RAPID_WATCHED),
    blitz: Some(BLITZ),
    blitz_watched: Some(BLITZ_WATCHED),
    blind: BLIND,
    event: EVENT,
    adjourned: adjourned::FIDE_2023,
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
    touched_when: cited(
        TouchedWhen::TouchedOnPurpose,
        "Art. 4.2.2 and 4.3 (FIDE 2023)",
    ),
    own_piece_touched: cited(Bound::FirstPlayable, "Art. 4.3.1 (FIDE 2023)"),
    opponents_piece_touched: cited(Bound::FirstPlayable, "Art. 4.3.2 (FIDE 2023)"),
    both_touched: cited(
        BothTouched::CaptureElseFirstTouched,
        "Art. 4.3.3 (FIDE 2023)",
    ),
    touch_order_unclear: Some(cited(TouchOrder::OwnPieceFirst, "Art. 4.3.3 (FIDE 2023)")),
    nothing_playable: cited((), "Art. 4.5 (FIDE 2023)"),
    adjust: cited(Adjust::OnOwnTime, "Art. 4.2.1 and 6.2.5 (FIDE 2023)"),
    king_then_rook: Some(cited((), "Art. 4.4.1 (FIDE 2023)")),
    rook_then_king: Some(cited((), "Art. 4.4.2 (FIDE 2023)")),
    illegal_castling: cited(
        IllegalCastling::KingMoveOrOtherCastlingElseAny,
        "Art. 4.4.3 (FIDE 2023)",
    ),
    castling_king_released: cited(
        CastlingKingReleased::OnlyCastlingLeft,
        "Art. 4.7.2 (FIDE 2023)",
    ),
    promotion_square_final: cited((), "Art. 4.7 (FIDE 2023)"),
    promotion_choice_final: cited(PromotionFinal::PieceTouchesSquare, "Art. 4.4.4 (FIDE 2023)"),
    move_made_when: cited(MoveMadeWhen::Released, "Art. 4.7 (FIDE 2023)"),
    loss_of_touch_claim: Some(cited((), "Art. 4.8 (FIDE 2023)")),
    touch_ruled_on_request: None,
};

const TIMING: Timing = Timing {
    move_completed_when: cited(
        MoveCompletedWhen::ClockPressedOrNextMove,
        "Art. 6.2.1 (FIDE 2023)",
    ),
    last_move_needs_no_clock: Some(cited((), "Art. 6.2.1.1 (FIDE 2023)")),
    clock_without_move: Some(cited(
        ClockWithoutMove::IllegalMove,
        "Art. 7.5.3 (FIDE 2023)",
    )),
    clock_forgotten: Some(cited(
        ClockForgotten::ArbiterSilent,
        "Art. 12.6 (FIDE 2023)",
    )),
    flag: cited(FlagRule::LosesUnlessNoMate, "Art. 6.9 (FIDE 2023)"),
    flag_seen_by: cited(FlagSeenBy::ArbiterOrClaim, "Art. 6.8 (FIDE 2023)"),
    flag_claim: None,
    both_flags: Some(cited(
        CONTINUES_UNLESS_LAST,
        "Guidelines III.3.1 (FIDE 2023)",
    )),
    late_arrival_s: cited(0, "Art. 6.7.1 (FIDE 2023)"),
    late_arrival_set_by_event: Some(cited((), "Art. 6.7.1 (FIDE 2023)")),
    neither_present: cited((), "Art. 6.7.2 (FIDE 2023)"),
    time_saved_carries_over: cited((), "Art. 6.3.2 (FIDE 2023)"),
    delay: Some(cited((), "Art. 6.3.2 (FIDE 2023)")),
    time_controls: None,
    arbiter_stops_clock: cited((), "Art. 6.11 (FIDE 2023)"),
    clocks_after_restoring: Some(cited((), "Art. 7.1 (FIDE 2023)")),
    clock_error: Some(cited(ClockError::Judgement, "Art. 6.10.2 (FIDE 2023)")),
};

const IRREGULAR: Irregular = Irregular {
    illegal_move: cited(
        illegal_move(TWO_MINUTES, Until::EndOfGame),
        "Art. 7.5.1 and 7.5.5 (FIDE 2023)",
    ),
    touch_binds_replacement: Some(cited((), "Art. 7.5.1 (FIDE 2023)")),
    promotion_not_completed: Some(cited(
        PromotionNotCompleted::IllegalMoveBecomesQueen,
        "Art. 7.5.2 (FIDE 2023)",
    )),
    king_captured: Some(cited((), "Art. 1.4.1 (FIDE 2023)")),
    illegal_position: None,
    wrong_setup: cited(Until::EndOfGame, "Art. 7.2.1 (FIDE 2023)"),
    board_turned: cited((), "Art. 7.2.2 (FIDE 2023)"),
    setup_claims_until_moves: None,
    wrong_colours: cited(
        WrongColours::NewGameBefore { moves: 10 },
        "Art. 7.3 (FIDE 2023)",
    ),
    displaced_pieces: Some(cited((), "Art. 7.4 and 7.6 (FIDE 2023)")),
    time_for_disturbance: Some(cited((), "Art. 12.5 (FIDE 2023)")),
    arbiters_means: cited(MEANS, "Art. 12.9 (FIDE 2023)"),
};

const ENDS: Ends = Ends {
    checkmate: cited((), "Art. 5.1.1 (FIDE 2023)"),
    resignation: cited(Resignation::LosesUnlessNoMate, "Art. 5.1.2 (FIDE 2023)"),
    stalemate: cited((), "Art. 5.2.1 (FIDE 2023)"),
    dead_position: cited(DeadPosition::NoMatePossible, "Art. 5.2.2 (FIDE 2023)"),
    perpetual_check: None,
    agreement: cited(1, "Art. 5.2.3 (FIDE 2023)"),
    draw_offer: cited(DrawOffer::AfterMoveElseDisturbs, "Art. 9.1.2.1 (FIDE 2023)"),
    draw_offer_declined_by: cited(DeclinedBy::WordOrTouch, "Art. 9.1.2.1 (FIDE 2023)"),
    draw_offers_alternate: None,
    draw_offer_written_down: Some(cited((), "Art. 9.1.2.2 (FIDE 2023)")),
    claim_is_offer: Some(cited((), "Art. 9.1.2.3 (FIDE 2023)")),
    no_draws_before_move: Some(cited((), "Art. 9.1.1 (FIDE 2023)")),
    repetition: cited(3, "Art. 9.2 (FIDE 2023)"),
    same_position: cited(SamePosition::SameMoves, "Art. 9.2.3 (FIDE 2023)"),
    claim_ahead: cited(ClaimAhead::WrittenDown, "Art. 9.2.1 (FIDE 2023)"),
    claim_lost_by: cited(ClaimLostBy::Touch, "Art. 9.4 (FIDE 2023)"),
    claim_is_final: Some(cited((), "Art. 9.5.1 (FIDE 2023)")),
    claim_checked_on: cited(ClaimCheckedOn::StoppedClocks, "Art. 9.5.1 (FIDE 2023)"),
    wrong_claim: Some(cited(wrong_claim(2 * 60), "Art. 9.5.3 (FIDE 2023)")),
    claimed_move_binds: Some(cited(ClaimedMove::MustBeMade, "Art. 9.5.3 (FIDE 2023)")),
    fifty_moves: cited(50, "Art. 9.3 (FIDE 2023)"),
    fifty_moves_extension: None,
    fivefold: Some(cited(5, "Art. 9.6.1 (FIDE 2023)")),
    seventy_five: Some(cited(75, "Art. 9.6.2 (FIDE 2023)")),
    quickplay_finish: Some(cited(QUICKPLAY_FINISH, "Guidelines III.5 (FIDE 2023)")),
    quickplay_without_arbiter: Some(cited((), "Guidelines III.6 (FIDE 2023)")),
    quickplay_increment: Some(cited(QUICKPLAY_INCREMENT, "Guidelines III.4 (FIDE 2023)")),
};

const SCORE: Score = Score {
    keeping_score: cited(KeepingScore::Required, "Art. 8.1.1 (FIDE 2023)"),
    score_when_short_of_time: Some(cited(SHORT_OF_TIME, "Art. 8.4 and 8.5.2 (FIDE 2023)")),
    writing_ahead: Some(cited(
        WritingAhead::ForClaimOrSealing,
        "Art. 8.1.2 (FIDE 2023)",
    )),
};

const BLIND: Blind = Blind {
    two_boards: Some(cited((), "App. D.1 (FIDE 2023)")),
    sighted_by_normal_rules: Some(cited((), "App. D.2.5 (FIDE 2023)")),
    touched_when: cited(TouchedWhen::TakenOutOfHole, "App. D.2.2 (FIDE 2023)"),
    move_made_when: cited(MoveMadeWhen::PlacedAndAnnounced, "App. D.2.3 (FIDE 2023)"),
    clock_after_announcement: cited((), "App. D.2.4 (FIDE 2023)"),
    announcement_differs: cited(
        AnnouncementDiffers::CorrectedBeforeClock,
        "App. D.2.8 (FIDE 2023)",
    ),
    repeat_announcement: Some(cited((), "App. D.2.1 (FIDE 2023)")),
    announcement_words: cited(AnnouncementWords::International, "App. D.2.1 (FIDE 2023)"),
    promotion_announced: Some(cited((), "App. D.2.1 (FIDE 2023)")),
    blind_keeping_score: cited(
        BlindKeepingScore::BrailleLonghandOrRecording,
        "App. D.2.7 (FIDE 2023)",
    ),
    sheets_differ: Some(cited(
        SheetsDiffer::BoardFollowsScoreElseBack,
        "App. D.2.9 (FIDE 2023)",
    )),
    time_questions: cited(
        TimeQuestions {
            on_own_move_only: false,
            tells_moves: true,
        },
        "App. D.2.10.4 (FIDE 2023)",
    ),
    time_warnings: None,
    clock_may_speak: Some(cited((), "App. D.2.6.1 (FIDE 2023)")),
    pointing: None,
    daily_playing_time_s: None,
    sealed_in_braille: None,
    assistant: Some(cited((), "App. D.2.10 (FIDE 2023)")),
    sighted_players_assistant: Some(cited((), "App. D.2.11 (FIDE 2023)")),
};

const EVENT: Event = Event {
    results: cited(
        Results {
            win_halves: 2,
            draw_halves: 1,
            loss_halves: 0,
            unplayed_marked: false,
        },
        "Art. 10.1 (FIDE 2023)",
    ),
    withdrawal: None,
    pairings: None,
    rapid_range_s: Some(cited(
        TimeRange {
            least_s: 10 * 60 + 1,
            most_s: 60 * 60 - 1,
            increments: 60,
        },
        "App. A.1 (FIDE 2023)",
    )),
    blitz_range_s: Some(cited(
        TimeRange {
            least_s: 0,
            most_s: 10 * 60,
            increments: 60,
        },
        "App. B.1 (FIDE 2023)",
    )),
    advice_forbidden: cited((), "Art. 11.3.1 (FIDE 2023)"),
    pointing_forbidden: None,
};

const RAPID_WATCHED: Form = Form {
    irregular: Irregular {
        illegal_move: cited(
            illegal_move(ONE_MINUTE, Until::EndOfGame),
            "Art. 7.5.5 and App. A.3 (FIDE 2023)",
        ),
        ..IRREGULAR
    },
    ends: Ends {
        wrong_claim: Some(cited(
            wrong_claim(60),
            "Art. 9.5.3 and App. A.3 (FIDE 2023)",
        )),
        ..ENDS
    },
    score: Score {
        keeping_score: cited(KeepingScore::Free, "App. A.2 (FIDE 2023)"),
        ..SCORE
    },
    ..STANDARD
};

const RAPID: Form = Form {
    timing: Timing {
        flag_seen_by: cited(
            FlagSeenBy::ArbiterOrClaim,
            "App. A.5.3 and A.5.5 (FIDE 2023)",
        ),
        flag_claim: Some(cited(FlagClaim::TellArbiter, "App. A.5.3 (FIDE 2023)")),
        ..TIMING
    },
    irregular: Irregular {
        illegal_move: cited(
            illegal_move(ONE_MINUTE, Until::OpponentMoves),
            "App. A.3 and A.5.2 (FIDE 2023)",
        ),
        illegal_position: Some(cited(
            IllegalPosition::DrawnAfterNextMove,
            "App. A.5.4 (FIDE 2023)",
        )),
        setup_claims_until_moves: Some(cited(10, "App. A.5.1 (FIDE 2023)")),
        ..IRREGULAR
    },
    ..RAPID_WATCHED
};

/// The Guidelines on games without increment are not for blitz: Guidelines III.2.2 (FIDE 2023).
const BLITZ_TIMING: Timing = Timing {
    both_flags: None,
    ..TIMING
};

/// The Guidelines on games without increment are not for blitz: Guidelines III.2.2 (FIDE 2023).
const BLITZ_ENDS: Ends = Ends {
    quickplay_finish: None,
    quickplay_without_arbiter: None,
    quickplay_increment: None,
    ..ENDS
};

/// The penalties stay as in a standard game: App. B.2 (FIDE 2023) does not name App. A.3 (FIDE 2023).
const BLITZ_WATCHED: Form = Form {
    timing: BLITZ_TIMING,
    ends: BLITZ_ENDS,
    score: Score {
        keeping_score: cited(KeepingScore::Free, "App. B.2.2 (FIDE 2023)"),
        ..SCORE
    },
    ..STANDARD
};

const BLITZ: Form = Form {
    timing: Timing {
        both_flags: None,
        ..RAPID.timing
    },
    irregular: Irregular {
        illegal_move: cited(
            illegal_move(ONE_MINUTE, Until::OpponentMoves),
            "App. B.3, A.3 and A.5.2 (FIDE 2023)",
        ),
        ..RAPID.irregular
    },
    ends: Ends {
        wrong_claim: Some(cited(
            wrong_claim(60),
            "Art. 9.5.3 and App. B.3 (FIDE 2023)",
        )),
        ..BLITZ_ENDS
    },
    ..RAPID
};

const TWO_MINUTES: &[Consequence] = &[
    Consequence::OpponentGains { bonus_s: 2 * 60 },
    Consequence::Loses,
];
const ONE_MINUTE: &[Consequence] = &[
    Consequence::OpponentGains { bonus_s: 60 },
    Consequence::Loses,
];

/// The first illegal move gives the opponent time, the second loses.
const fn illegal_move(consequences: &'static [Consequence], until: Until) -> IllegalMovePenalty {
    IllegalMovePenalty {
        complete_when: IllegalMoveComplete::ClockPressed,
        noticed_by: NoticedBy::ArbiterOrOpponent,
        claimed_until: until,
        ruled_until: until,
        consequences,
        bonus_needs_claim: false,
        drawn_if_no_mate: true,
        corrected_by_agreement: matches!(until, Until::OpponentMoves),
    }
}

const fn wrong_claim(opponent_bonus_s: u32) -> WrongClaim {
    WrongClaim {
        opponent_bonus_s,
        claimant: &[],
    }
}
const CONTINUES_UNLESS_LAST: BothFlags = BothFlags {
    earlier_period: BothFlagsThen::Continues,
    last_period: BothFlagsThen::Drawn,
};
const SHORT_OF_TIME: ShortOfTime = ShortOfTime {
    below_s: 5 * 60,
    unless_increment_s: 30,
    completed_after_flag: true,
};
const QUICKPLAY_FINISH: QuickplayFinish = QuickplayFinish {
    below_s: 2 * 60,
    opponent_bonus_s: 2 * 60,
    if_announced: true,
};
const QUICKPLAY_INCREMENT: QuickplayIncrement = QuickplayIncrement {
    below_s: 2 * 60,
    increment_s: 5,
    opponent_bonus_s: 2 * 60,
};
const MEANS: &[Means] = &[
    Means::Warning,
    Means::OpponentGainsTime,
    Means::OffenderLosesTime,
    Means::OpponentGainsPoints,
    Means::OffenderLosesPoints,
    Means::LossOfGame,
    Means::Fine,
    Means::ExclusionFromRounds,
    Means::Expulsion,
];
