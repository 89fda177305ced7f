//! FIDE Laws of Chess in force since 1 July 2009: what has changed since 2005.

use super::fide_2001::DRAWN;
use super::fide_2005::FIDE_2005;
use super::prelude::*;

/// The Laws of 2009.
pub(super) const FIDE_2009: Edition = Edition {
    id: "fide-2009",
    name: "FIDE 2009",
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
    timing: Timing {
        late_arrival_s: cited(0, "Art. 6.6a"),
        ..moved!(FIDE_2005.standard.timing, {
            move_completed_when: "Art. 6.7a",
            last_move_needs_no_clock: "Art. 6.7a",
            flag: "Art. 6.9",
            flag_seen_by: "Art. 6.8",
            both_flags: "Art. 6.11",
            late_arrival_set_by_event: "Art. 6.6a",
            neither_present: "Art. 6.6b",
            arbiter_stops_clock: "Art. 6.12",
            clocks_after_restoring: "Art. 6.13",
            clock_error: "Art. 6.10b",
        })
    },
    irregular: Irregular {
        illegal_move: cited(ILLEGAL_MOVE, "Art. 7.4"),
        release_binds_replacement: Some(cited((), "Art. 7.4a")),
        ..FIDE_2005.standard.irregular
    },
    ends: Ends {
        no_draws_before_move: Some(cited((), "Art. 9.1a")),
        claim_lost_by: cited(ClaimLostBy::Touch, "Art. 9.4"),
        wrong_claim: Some(cited(WRONG_CLAIM, "Art. 9.5b")),
        ..moved!(FIDE_2005.standard.ends, {
            draw_offer: "Art. 9.1b",
            draw_offer_declined_by: "Art. 9.1b",
            claim_is_offer: "Art. 9.1b",
        })
    },
    score: Score {
        writing_ahead: Some(cited(WritingAhead::ForClaimOrSealing, "Art. 8.1")),
        ..moved!(FIDE_2005.standard.score, {
            score_when_short_of_time: "Art. 8.4",
        })
    },
    ..FIDE_2005.standard
};

/// A move is illegal only once the clock is pressed, and the opponent speaks up before the arbiter does.
const ILLEGAL_MOVE: IllegalMovePenalty = IllegalMovePenalty {
    noticed_by: NoticedBy::OpponentElseArbiter,
    bonus_needs_claim: true,
    drawn_if_no_mate: true,
    ..FIDE_2005.standard.irregular.illegal_move.value
};

/// Three minutes for the opponent; the claimant loses nothing.
const WRONG_CLAIM: WrongClaimPenalty = WrongClaimPenalty {
    opponent_bonus_s: 3 * 60,
    claimant: &[],
};

const BLIND: Blind = Blind {
    promotion_announced: Some(cited((), "App. E.2.1")),
    ..moved!(FIDE_2005.blind, {
        two_boards: "App. E.1",
        sighted_by_normal_rules: "App. E.2.3",
        touched_when: "App. E.2.2",
        move_made_when: "App. E.2.3",
        clock_after_announcement: "App. E.2.3",
        announcement_differs: "App. E.2.6",
        repeat_announcement: "App. E.2.1",
        announcement_words: "App. E.2.1",
        blind_keeping_score: "App. E.2.5",
        sheets_differ: "App. E.2.7 and E.2.8",
        time_questions: "App. E.2.9d",
        assistant: "App. E.2.9",
        sighted_players_assistant: "App. E.2.10",
    })
};

const EVENT: EventRules = EventRules {
    rapid_range_s: Some(cited(
        TimeRange {
            least_s: 15 * 60,
            most_s: 60 * 60 - 1,
            increments: 60,
        },
        "App. A.1",
    )),
    blitz_range_s: Some(cited(
        TimeRange {
            least_s: 0,
            most_s: 15 * 60 - 1,
            increments: 60,
        },
        "App. B.1",
    )),
    ..moved!(FIDE_2005.event, {
        advice_forbidden: "Art. 12.3a",
    })
};

const ADJOURNED: AdjournedGames = moved!(FIDE_2005.adjourned, {
    adjournment: "Guidelines 1a",
    early_adjournment: "Guidelines 1b",
    sealed_move_changed: "Guidelines 1a",
    sealed_move_on_board: "Guidelines 1a",
    sealed_move_flawed: "Guidelines 8",
    envelope_lost: "Guidelines 11",
    replier_absent: "Guidelines 9b",
    sealer_absent: "Guidelines 9c",
    resumption_late_s: "Guidelines 10",
    resumption_clock_error: "Guidelines 12",
    envelope_told: "Guidelines 2 and 3",
    offer_after_sealing: "Guidelines 4",
    position_restored: "Guidelines 5",
    ended_meanwhile: "Guidelines 6",
    envelope_opened: "Guidelines 7",
    replier_present: "Guidelines 9a",
    sealed_move_ends: "Guidelines 10",
    resumption_session: "Guidelines 13",
});

const RAPID_WATCHED: Form = Form {
    score: Score {
        keeping_score: cited(KeepingScore::Free, "App. A.2"),
        ..STANDARD.score
    },
    ..STANDARD
};

const RAPID: Form = Form {
    moving: Moving {
        touch_ruled_on_request: Some(cited((), "App. A.4b")),
        ..STANDARD.moving
    },
    timing: Timing {
        flag_seen_by: cited(FlagSeenBy::ClaimUnlessBoth, "App. A.4d"),
        flag_claim: Some(cited(FlagClaim::OwnFlagUp, "App. A.4d")),
        both_flags: Some(cited(DRAWN, "App. A.4d")),
        ..STANDARD.timing
    },
    irregular: Irregular {
        illegal_move: cited(
            IllegalMovePenalty {
                noticed_by: NoticedBy::Opponent,
                claimed_until: Until::OpponentMoves,
                ruled_until: Until::OpponentMoves,
                ..ILLEGAL_MOVE
            },
            "Art. 7.4 and App. A.4c",
        ),
        stands_unclaimed: Some(cited((), "App. A.4c")),
        illegal_position: Some(cited(IllegalPosition::StepsIn, "App. A.4c")),
        setup_claims_until_moves: Some(cited(3, "App. A.4a")),
        ..STANDARD.irregular
    },
    ..RAPID_WATCHED
};

/// Watched blitz is played as watched rapid: App. B.2 (FIDE 2009).
const BLITZ_WATCHED: Form = RAPID_WATCHED;

const BLITZ: Form = Form {
    irregular: Irregular {
        illegal_move: cited(
            IllegalMovePenalty {
                consequences: &[Consequence::Loses],
                bonus_needs_claim: false,
                corrected_by_agreement: true,
                ..RAPID.irregular.illegal_move.value
            },
            "App. B.3c",
        ),
        stands_unclaimed: Some(cited((), "App. B.3c")),
        // App. B.3b (FIDE 2009) takes away what App. A.4c (FIDE 2009) and Art. 10.2 (FIDE 2009) give.
        illegal_position: None,
        ..RAPID.irregular
    },
    ends: Ends {
        quickplay_finish: None,
        quickplay_without_arbiter: None,
        ..STANDARD.ends
    },
    ..RAPID
};
