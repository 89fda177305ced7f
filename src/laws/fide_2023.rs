//! FIDE Laws of Chess in force since 1 January 2023: what has changed since 2009.

use super::fide_2009::FIDE_2009;
use super::prelude::*;

/// Today's Laws.
pub(super) const FIDE_2023: Edition = Edition {
    id: "fide-2023",
    name: "FIDE 2023",
    standard: STANDARD,
    rapid: Some(RAPID),
    rapid_watched: Some(RAPID_WATCHED),
    blitz: Some(BLITZ),
    blitz_watched: Some(BLITZ_WATCHED),
    blind: BLIND,
    event: EVENT,
    adjourned: ADJOURNED,
};

const STANDARD: Form = Form {
    moving: MOVING,
    timing: TIMING,
    irregular: IRREGULAR,
    ends: ENDS,
    score: moved!(FIDE_2009.standard.score, {
        keeping_score: "Art. 8.1.1",
        score_when_short_of_time: "Art. 8.4 and 8.5.2",
        writing_ahead: "Art. 8.1.2",
    }),
    ..FIDE_2009.standard
};

const MOVING: Moving = Moving {
    adjust: cited(Adjust::OnOwnMoveAndTime, "Art. 4.2.1 and 6.2.5"),
    ..moved!(FIDE_2009.standard.moving, {
        touched_when: "Art. 4.2.2 and 4.3",
        own_piece_touched: "Art. 4.3.1",
        opponents_piece_touched: "Art. 4.3.2",
        both_touched: "Art. 4.3.3",
        touch_order_unclear: "Art. 4.3.3",
        king_then_rook: "Art. 4.4.1",
        rook_then_king: "Art. 4.4.2",
        illegal_castling: "Art. 4.4.3",
        castling_king_released: "Art. 4.7.2",
        release_final: "Art. 4.7",
        promotion_square_final: "Art. 4.7",
        promotion_choice_final: "Art. 4.4.4",
        move_made_when: "Art. 4.7",
        loss_of_touch_claim: "Art. 4.8",
    })
};

const TIMING: Timing = Timing {
    move_completed_when: cited(MoveCompletedWhen::ClockPressedOrNextMove, "Art. 6.2.1"),
    clock_without_move: Some(cited(ClockWithoutMove::IllegalMove, "Art. 7.5.3")),
    ..moved!(FIDE_2009.standard.timing, {
        last_move_needs_no_clock: "Art. 6.2.1.1",
        clock_forgotten: "Art. 12.6",
        both_flags: "Guidelines III.3.1",
        late_arrival_s: "Art. 6.7.1",
        late_arrival_set_by_event: "Art. 6.7.1",
        neither_present: "Art. 6.7.2",
        time_saved_carries_over: "Art. 6.3.2",
        delay: "Art. 6.3.2",
        arbiter_stops_clock: "Art. 6.11",
        clocks_after_restoring: "Art. 7.1",
        clock_error: "Art. 6.10.2",
    })
};

const IRREGULAR: Irregular = Irregular {
    illegal_move: cited(
        illegal_move(TWO_MINUTES, Until::EndOfGame),
        "Art. 7.5.1 and 7.5.5",
    ),
    illegal_move_costs: Some(cited((), "Art. 7.5.5")),
    promotion_not_completed: Some(cited(
        PromotionNotCompleted::IllegalMoveBecomesQueen,
        "Art. 7.5.2",
    )),
    wrong_colours: cited(WrongColours::NewGameBefore { moves: 10 }, "Art. 7.3"),
    arbiters_means: cited(MEANS, "Art. 12.9"),
    ..moved!(FIDE_2009.standard.irregular, {
        touch_binds_replacement: "Art. 7.5.1",
        release_binds_replacement: "Art. 7.5.1",
        king_captured: "Art. 1.4.1",
        wrong_setup: "Art. 7.2.1",
        board_turned: "Art. 7.2.2",
        displaced_pieces: "Art. 7.4 and 7.6",
        time_for_disturbance: "Art. 12.5",
    })
};

const ENDS: Ends = Ends {
    resignation: cited(Resignation::LosesUnlessNoMate, "Art. 5.1.2"),
    agreement: cited(1, "Art. 5.2.3"),
    wrong_claim: Some(cited(wrong_claim(2 * 60), "Art. 9.5.3")),
    fivefold: Some(cited(5, "Art. 9.6.1")),
    seventy_five: Some(cited(75, "Art. 9.6.2")),
    quickplay_finish: Some(cited(
        QuickplayFinish {
            below_s: 2 * 60,
            opponent_bonus_s: 2 * 60,
            decided_after_flag: false,
        },
        "Guidelines III.5",
    )),
    quickplay_announced: Some(cited((), "Guidelines III.2.1")),
    quickplay_increment: Some(cited(
        QuickplayIncrement {
            below_s: 2 * 60,
            increment_s: 5,
            opponent_bonus_s: 2 * 60,
        },
        "Guidelines III.4",
    )),
    ..moved!(FIDE_2009.standard.ends, {
        checkmate: "Art. 5.1.1",
        stalemate: "Art. 5.2.1",
        dead_position: "Art. 5.2.2",
        draw_offer: "Art. 9.1.2.1",
        draw_offer_declined_by: "Art. 9.1.2.1",
        draw_offer_written_down: "Art. 9.1.2.2",
        claim_is_offer: "Art. 9.1.2.3",
        no_draws_before_move: "Art. 9.1.1",
        same_position: "Art. 9.2.3",
        claim_ahead: "Art. 9.2.1",
        claim_is_final: "Art. 9.5.1",
        claim_checked_on: "Art. 9.5.1",
        claimed_move_binds: "Art. 9.5.3",
        quickplay_without_arbiter: "Guidelines III.6",
    })
};

const BLIND: Blind = Blind {
    clock_may_speak: Some(cited((), "App. D.2.6.1")),
    ..moved!(FIDE_2009.blind, {
        two_boards: "App. D.1",
        sighted_by_normal_rules: "App. D.2.5",
        touched_when: "App. D.2.2",
        move_made_when: "App. D.2.3",
        clock_after_announcement: "App. D.2.4",
        announcement_differs: "App. D.2.8",
        repeat_announcement: "App. D.2.1",
        announcement_words: "App. D.2.1",
        promotion_announced: "App. D.2.1",
        blind_keeping_score: "App. D.2.7",
        sheets_differ: "App. D.2.9",
        time_questions: "App. D.2.10.4",
        assistant: "App. D.2.10",
        sighted_players_assistant: "App. D.2.11",
    })
};

const EVENT: EventRules = EventRules {
    rapid_range_s: Some(cited(
        TimeRange {
            least_s: 10 * 60 + 1,
            most_s: 60 * 60 - 1,
            increments: 60,
        },
        "App. A.1",
    )),
    blitz_range_s: Some(cited(
        TimeRange {
            least_s: 0,
            most_s: 10 * 60,
            increments: 60,
        },
        "App. B.1",
    )),
    ..moved!(FIDE_2009.event, {
        results: "Art. 10.1",
        advice_forbidden: "Art. 11.3.1",
    })
};

const ADJOURNED: AdjournedGames = AdjournedGames {
    both_absent: Some(cited((), "Guidelines I.11")),
    resumption_late_s: cited(0, "Guidelines I.10"),
    ..moved!(FIDE_2009.adjourned, {
        adjournment: "Guidelines I.1.1",
        early_adjournment: "Guidelines I.1.2",
        sealed_move_changed: "Guidelines I.1.1",
        sealed_move_on_board: "Guidelines I.1.1",
        sealed_move_flawed: "Guidelines I.8",
        envelope_lost: "Guidelines I.12",
        replier_absent: "Guidelines I.9.2",
        sealer_absent: "Guidelines I.9.3",
        resumption_clock_error: "Guidelines I.13",
        envelope_told: "Guidelines I.2 and I.3",
        offer_after_sealing: "Guidelines I.4",
        position_restored: "Guidelines I.5",
        ended_meanwhile: "Guidelines I.6",
        envelope_opened: "Guidelines I.7",
        replier_present: "Guidelines I.9.1",
        sealed_move_ends: "Guidelines I.10",
        resumption_session: "Guidelines I.14",
    })
};

const RAPID_WATCHED: Form = Form {
    irregular: Irregular {
        illegal_move: cited(
            illegal_move(ONE_MINUTE, Until::EndOfGame),
            "Art. 7.5.1, 7.5.5 and App. A.3",
        ),
        illegal_move_costs: Some(cited((), "Art. 7.5.5 and App. A.3")),
        ..STANDARD.irregular
    },
    ends: Ends {
        wrong_claim: Some(cited(wrong_claim(60), "Art. 9.5.3 and App. A.3")),
        ..STANDARD.ends
    },
    score: Score {
        keeping_score: cited(KeepingScore::Free, "App. A.2"),
        ..STANDARD.score
    },
    ..STANDARD
};

const RAPID: Form = Form {
    timing: Timing {
        flag_seen_by: cited(FlagSeenBy::ArbiterOrClaim, "App. A.5.3 and A.5.5"),
        flag_claim: Some(cited(FlagClaim::TellArbiter, "App. A.5.3")),
        ..TIMING
    },
    irregular: Irregular {
        illegal_move: cited(
            illegal_move(ONE_MINUTE, Until::OpponentMoves),
            "App. A.5.2 and A.3",
        ),
        illegal_move_costs: Some(cited((), "Art. 7.5.5 and App. A.3")),
        illegal_position: Some(cited(IllegalPosition::DrawnAfterNextMove, "App. A.5.4")),
        setup_claims_until_moves: Some(cited(10, "App. A.5.1")),
        ..STANDARD.irregular
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
    quickplay_announced: None,
    ..STANDARD.ends
};

/// The penalties stay as in a standard game: App. B.2 (FIDE 2023) does not name App. A.3 (FIDE 2023).
const BLITZ_WATCHED: Form = Form {
    timing: BLITZ_TIMING,
    ends: BLITZ_ENDS,
    score: Score {
        keeping_score: cited(KeepingScore::Free, "App. B.2.2"),
        ..STANDARD.score
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
            "App. B.3, A.5.2 and A.3",
        ),
        illegal_move_costs: Some(cited((), "Art. 7.5.5 and App. B.3")),
        ..RAPID.irregular
    },
    ends: Ends {
        wrong_claim: Some(cited(wrong_claim(60), "Art. 9.5.3 and App. B.3")),
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
        noticed_by: NoticedBy::ArbiterOrOpponent,
        claimed_until: until,
        ruled_until: until,
        consequences,
        bonus_needs_claim: false,
        drawn_if_no_mate: true,
        corrected_by_agreement: matches!(until, Until::OpponentMoves),
    }
}

const fn wrong_claim(opponent_bonus_s: u32) -> WrongClaimPenalty {
    WrongClaimPenalty {
        opponent_bonus_s,
        claimant: &[],
    }
}
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
