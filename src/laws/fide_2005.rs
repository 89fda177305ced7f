//! FIDE Laws of Chess in force since 1 July 2005: what has changed since 2001.

use super::fide_2001::{DRAWN, FIDE_2001, QUICKPLAY_FINISH};
use super::prelude::*;

/// The Laws of 2005.
pub(super) const FIDE_2005: Edition = Edition {
    id: "fide-2005",
    name: "FIDE 2005",
    standard: STANDARD,
    rapid: Some(RAPID),
    blitz: Some(BLITZ),
    event: moved!(FIDE_2001.event, {
        advice_forbidden: "Art. 12.2a",
    }),
    ..FIDE_2001
};

const STANDARD: Form = Form {
    moving: Moving {
        promotion_choice_final: cited(PromotionFinal::PieceTouchesSquare, "Art. 4.4d"),
        ..moved!(FIDE_2001.standard.moving, {
            castling_king_released: "Art. 4.6b",
            release_final: "Art. 4.6",
            promotion_square_final: "Art. 4.6c",
            move_made_when: "Art. 4.6",
            loss_of_touch_claim: "Art. 4.7",
        })
    },
    timing: Timing {
        clock_forgotten: Some(cited(ClockForgotten::ArbiterSilent, "Art. 13.6")),
        ..moved!(FIDE_2001.standard.timing, {
            both_flags: "Art. 6.12",
        })
    },
    irregular: Irregular {
        promotion_not_completed: Some(cited(PromotionNotCompleted::IllegalMove, "Art. 7.4a")),
        king_captured: Some(cited((), "Art. 7.4a")),
        ..FIDE_2001.standard.irregular
    },
    ends: Ends {
        quickplay_finish: Some(cited(
            QuickplayFinish {
                decided_after_flag: false,
                ..QUICKPLAY_FINISH
            },
            "Art. 10.2",
        )),
        quickplay_without_arbiter: Some(cited((), "App. D.1")),
        ..FIDE_2001.standard.ends
    },
    score: Score {
        writing_ahead: Some(cited(WritingAhead::Forbidden, "Art. 8.1")),
        ..moved!(FIDE_2001.standard.score, {
            score_when_short_of_time: "Art. 8.4a",
        })
    },
    ..FIDE_2001.standard
};

const RAPID: Form = Form {
    moving: Moving {
        touch_ruled_on_request: Some(cited((), "App. B.5a")),
        ..STANDARD.moving
    },
    timing: Timing {
        flag_seen_by: cited(FlagSeenBy::Claim, "App. B.7"),
        flag_claim: Some(cited(FlagClaim::OwnFlagUp, "App. B.8")),
        both_flags: Some(cited(DRAWN, "App. B.9")),
        ..STANDARD.timing
    },
    irregular: Irregular {
        illegal_move: cited(
            IllegalMovePenalty {
                noticed_by: NoticedBy::Opponent,
                claimed_until: Until::OpponentMoves,
                ruled_until: Until::OpponentMoves,
                ..STANDARD.irregular.illegal_move.value
            },
            "Art. 7.4 and App. B.6",
        ),
        stands_unclaimed: Some(cited((), "App. B.6")),
        illegal_position: Some(cited(IllegalPosition::StepsIn, "App. B.6")),
        setup_claims_until_moves: Some(cited(3, "App. B.4")),
        ..STANDARD.irregular
    },
    score: Score {
        keeping_score: cited(KeepingScore::Free, "App. B.3"),
        ..STANDARD.score
    },
    ..STANDARD
};

const BLITZ: Form = Form {
    irregular: Irregular {
        illegal_move: cited(
            IllegalMovePenalty {
                consequences: &[Consequence::Loses],
                drawn_if_no_mate: true,
                ..RAPID.irregular.illegal_move.value
            },
            "App. C.3",
        ),
        stands_unclaimed: Some(cited((), "App. C.3")),
        // App. C.2 (FIDE 2005) takes away what App. B.6 (FIDE 2005) and Art. 10.2 (FIDE 2005) give.
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
