//! What the editions say, row by row, as read from the articles.

use annabella::clock::{ControlPreset, Period};
use annabella::laws::*;

/// One value of every edition of the laws of chess, the oldest first, without its article.
fn row<T>(read: impl Fn(&Edition) -> T) -> Vec<T> {
    CHESS.iter().map(|edition| read(edition)).collect()
}

/// What the value is where the edition is not silent.
fn of<T: Copy>(cited: Option<Cited<T>>) -> Option<T> {
    cited.map(|cited| cited.value)
}

fn rapid<T>(edition: &Edition, read: impl Fn(&Form) -> T) -> Option<T> {
    edition.rapid.as_ref().map(read)
}

fn blitz<T>(edition: &Edition, read: impl Fn(&Form) -> T) -> Option<T> {
    edition.blitz.as_ref().map(read)
}

#[test]
fn touching_and_castling() {
    assert_eq!(
        row(|e| e.standard.moving.both_touched.value),
        [
            BothTouched::CaptureAnyhowElseMove,
            BothTouched::CaptureElseFirstTouched,
            BothTouched::CaptureElseFirstTouched,
            BothTouched::CaptureElseFirstTouched,
            BothTouched::CaptureElseFirstTouched,
        ]
    );
    assert_eq!(
        row(|e| e.blind.touched_when.value),
        [TouchedWhen::TakenOutOfHole; 5]
    );
    assert_eq!(
        row(|e| e.standard.moving.own_piece_touched.value),
        [Bound::FirstPlayable; 5]
    );
    assert_eq!(
        row(|e| e.standard.moving.opponents_piece_touched.value),
        [Bound::FirstPlayable; 5]
    );
    let fide = [false, true, true, true, true];
    assert_eq!(
        row(|e| e.standard.moving.touch_order_unclear.is_some()),
        fide
    );
    assert_eq!(row(|e| e.standard.moving.king_then_rook.is_some()), fide);
    assert_eq!(row(|e| e.standard.moving.rook_then_king.is_some()), fide);
    assert_eq!(
        row(|e| e.standard.moving.loss_of_touch_claim.is_some()),
        fide
    );
    assert_eq!(
        row(|e| e.standard.moving.illegal_castling.value == IllegalCastling::KingMoveElseAny),
        [true, false, false, false, false]
    );
    assert_eq!(
        row(|e| e.standard.moving.castling_king_released.value == CastlingKingReleased::MoveMade),
        [true, false, false, false, false]
    );
    assert_eq!(
        row(|e| e.standard.moving.promotion_choice_final.value),
        [
            PromotionFinal::PieceReleased,
            PromotionFinal::PieceReleased,
            PromotionFinal::PieceTouchesSquare,
            PromotionFinal::PieceTouchesSquare,
            PromotionFinal::PieceTouchesSquare,
        ]
    );
    assert_eq!(
        row(|e| e.standard.moving.adjust.value),
        [
            Adjust::OnOwnTime,
            Adjust::OnOwnMove,
            Adjust::OnOwnMove,
            Adjust::OnOwnMove,
            Adjust::OnOwnMoveAndTime
        ]
    );
}

#[test]
fn the_clock_and_the_flag() {
    use FlagSeenBy::{Arbiter, ArbiterOrClaim, Claim, ClaimUnlessBoth};
    assert_eq!(
        row(|e| of(e.standard.timing.clock_without_move)),
        [
            Some(ClockWithoutMove::Refused),
            None,
            None,
            None,
            Some(ClockWithoutMove::IllegalMove)
        ]
    );
    assert_eq!(
        row(|e| e.standard.timing.flag.value == FlagRule::Loses),
        [true, false, false, false, false]
    );
    assert_eq!(
        row(|e| e.standard.timing.flag_seen_by.value),
        [
            Arbiter,
            ArbiterOrClaim,
            ArbiterOrClaim,
            ArbiterOrClaim,
            ArbiterOrClaim
        ]
    );
    assert_eq!(
        row(|e| rapid(e, |form| form.timing.flag_seen_by.value)),
        [
            None,
            Some(Claim),
            Some(Claim),
            Some(ClaimUnlessBoth),
            Some(ArbiterOrClaim)
        ]
    );
    let both = |form: &Form| of(form.timing.both_flags).map(|b| (b.earlier_period, b.last_period));
    let (goes_on, drawn) = (BothFlagsThen::Continues, BothFlagsThen::Drawn);
    let standard = Some((goes_on, drawn));
    assert_eq!(
        row(|e| both(&e.standard)),
        [None, standard, standard, standard, standard]
    );
    let quick = Some(Some((drawn, drawn)));
    assert_eq!(
        row(|e| rapid(e, both)),
        [None, quick, quick, quick, Some(standard)]
    );
    assert_eq!(
        row(|e| blitz(e, both)),
        [None, quick, quick, quick, Some(None)]
    );
    assert_eq!(
        row(|e| e.standard.timing.late_arrival_s.value),
        [3600, 3600, 3600, 0, 0]
    );
    assert_eq!(
        row(|e| e.standard.timing.late_arrival_set_by_event.is_some()),
        [false, true, true, true, true]
    );
    let norms: Vec<_> = of(USSR_1956.standard.timing.time_controls)
        .expect("the code names four norms")
        .iter()
        .map(|n| (n.first_moves, n.first_s / 60, n.then_moves, n.then_s / 60))
        .collect();
    assert_eq!(
        norms,
        [
            (40, 150, 16, 60),
            (36, 120, 18, 60),
            (40, 120, 20, 60),
            (45, 150, 18, 60)
        ]
    );
    // The clock is asked for them by name.
    for (first, minutes, then, _) in norms {
        let preset = ControlPreset::find(&format!("ussr-1956-{first}-{then}")).expect("a preset");
        let periods = [
            Period::moves(first, minutes * 60),
            Period::moves(then, 3600),
        ];
        assert_eq!(
            preset.control().periods(annabella::board::Side::White),
            periods
        );
    }
    assert_eq!(
        row(|e| of(e.standard.timing.clock_error)),
        [
            Some(ClockError::ReducedOnlyIfLeft { least_s: 900 }),
            Some(ClockError::Judgement),
            Some(ClockError::Judgement),
            Some(ClockError::Judgement),
            Some(ClockError::Judgement),
        ]
    );
}

/// The consequences of the first, second and third illegal move: seconds for the opponent, or none for a loss.
fn costs(form: &Form) -> Vec<Option<u32>> {
    let list = form.irregular.illegal_move.value.consequences;
    (0..3)
        .map(|count| match list[count.min(list.len() - 1)] {
            Consequence::Nothing => Some(0),
            Consequence::OpponentGains { bonus_s } => Some(bonus_s),
            Consequence::Loses => None,
        })
        .collect()
}

#[test]
fn illegal_moves() {
    assert_eq!(
        row(|e| costs(&e.standard)),
        [
            vec![Some(0), Some(0), Some(0)],
            vec![Some(120), Some(120), None],
            vec![Some(120), Some(120), None],
            vec![Some(120), Some(120), None],
            vec![Some(120), None, None],
        ]
    );
    assert_eq!(rapid(&FIDE_2023, costs), Some(vec![Some(60), None, None]));
    assert_eq!(blitz(&FIDE_2023, costs), Some(vec![Some(60), None, None]));
    for edition in [&FIDE_2001, &FIDE_2005, &FIDE_2009] {
        assert_eq!(rapid(edition, costs), Some(costs(&edition.standard)));
        assert_eq!(blitz(edition, costs), Some(vec![None, None, None]));
    }
    let penalty = |form: &Form| form.irregular.illegal_move.value;
    assert_eq!(
        row(|e| penalty(&e.standard).drawn_if_no_mate),
        [false, false, false, true, true]
    );
    assert_eq!(
        row(|e| blitz(e, |form| penalty(form).drawn_if_no_mate)),
        [None, Some(true), Some(true), Some(true), Some(true)]
    );
    assert_eq!(
        row(|e| penalty(&e.standard).claimed_until),
        [
            Until::NextRound,
            Until::EndOfGame,
            Until::EndOfGame,
            Until::EndOfGame,
            Until::EndOfGame
        ]
    );
    assert_eq!(
        row(|e| rapid(e, |form| (
            penalty(form).noticed_by,
            penalty(form).claimed_until
        ))),
        [
            None,
            Some((NoticedBy::ArbiterOrOpponent, Until::OpponentTouches)),
            Some((NoticedBy::Opponent, Until::OpponentMoves)),
            Some((NoticedBy::Opponent, Until::OpponentMoves)),
            Some((NoticedBy::ArbiterOrOpponent, Until::OpponentMoves)),
        ]
    );
    assert_eq!(
        row(|e| blitz(e, |form| penalty(form).corrected_by_agreement)),
        [None, Some(false), Some(false), Some(true), Some(true)]
    );
    assert_eq!(
        row(|e| e.standard.irregular.wrong_setup.value),
        row(|e| penalty(&e.standard).claimed_until)
    );
    assert_eq!(
        row(|e| rapid(e, |form| of(form.irregular.illegal_position))),
        [
            None,
            Some(None),
            Some(Some(IllegalPosition::StepsIn)),
            Some(Some(IllegalPosition::StepsIn)),
            Some(Some(IllegalPosition::DrawnAfterNextMove)),
        ]
    );
    assert_eq!(
        row(|e| rapid(e, |form| of(form.irregular.setup_claims_until_moves))),
        [
            None,
            Some(Some(3)),
            Some(Some(3)),
            Some(Some(3)),
            Some(Some(10))
        ]
    );
}

#[test]
fn draws_by_rule_and_by_offer() {
    assert_eq!(
        row(|e| e.standard.ends.dead_position.value == DeadPosition::ListedMaterial),
        [true, false, false, false, false]
    );
    assert_eq!(
        row(|e| e.standard.ends.perpetual_check.is_some()),
        [true, false, false, false, false]
    );
    assert_eq!(
        row(|e| e.standard.ends.draw_offer.value == DrawOffer::AfterMoveOnly),
        [true, false, false, false, false]
    );
    assert_eq!(
        row(|e| e.standard.ends.draw_offers_alternate.is_some()),
        [true, false, false, false, false]
    );
    assert_eq!(
        row(|e| e.standard.ends.no_draws_before_move.is_some()),
        [false, false, false, true, true]
    );
    assert_eq!(row(|e| e.standard.ends.agreement.value), [0, 0, 0, 0, 1]);
    assert_eq!(
        row(|e| of(e.standard.ends.fivefold)),
        [None, None, None, None, Some(5)]
    );
    assert_eq!(
        row(|e| of(e.standard.ends.seventy_five)),
        [None, None, None, None, Some(75)]
    );
    assert_eq!(
        row(|e| e.standard.ends.resignation.value == Resignation::LosesUnlessNoMate),
        [false, false, false, false, true]
    );
}

#[test]
fn claims() {
    assert_eq!(row(|e| e.standard.ends.repetition.value), [3; 5]);
    assert_eq!(
        row(|e| e.standard.ends.same_position.value == SamePosition::ArrangementAndTurn),
        [true, false, false, false, false]
    );
    assert_eq!(
        row(|e| e.standard.ends.claim_ahead.value == ClaimAhead::Announced),
        [true, false, false, false, false]
    );
    assert_eq!(
        row(|e| e.standard.ends.claim_lost_by.value),
        [
            ClaimLostBy::Move,
            ClaimLostBy::Move,
            ClaimLostBy::Move,
            ClaimLostBy::Touch,
            ClaimLostBy::Touch,
        ]
    );
    assert_eq!(
        row(|e| e.standard.ends.claim_checked_on.value == ClaimCheckedOn::ClaimantsClock),
        [true, false, false, false, false]
    );
    assert_eq!(
        row(|e| of(e.standard.ends.wrong_claim).map(|wrong| wrong.opponent_bonus_s)),
        [None, Some(180), Some(180), Some(180), Some(120)]
    );
    assert_eq!(
        row(|e| e.standard.ends.claimed_move_binds.is_some()),
        [false, true, true, true, true]
    );
    let minute = Some(60);
    let bonus = |form: &Form| of(form.ends.wrong_claim).map(|wrong| wrong.opponent_bonus_s);
    assert_eq!(
        (rapid(&FIDE_2023, bonus), blitz(&FIDE_2023, bonus)),
        (Some(minute), Some(minute))
    );
    assert_eq!(row(|e| e.standard.ends.fifty_moves.value), [50; 5]);
    assert_eq!(
        row(|e| of(e.standard.ends.fifty_moves_extension)),
        [Some(50), None, None, None, None]
    );
}

#[test]
fn a_wrong_claim_takes_from_the_claimant_what_he_can_spare() {
    for edition in [&FIDE_2001, &FIDE_2005] {
        let rows = of(edition.standard.ends.wrong_claim)
            .expect("a wrong claim costs time")
            .claimant;
        let left = |before_s: u32| match rows.iter().find(|row| before_s > row.above_s) {
            Some(Deduction {
                then: Deducted::Half { at_most_s },
                ..
            }) => before_s - (before_s / 2).min(*at_most_s),
            Some(Deduction {
                then: Deducted::LeftWith { left_s },
                ..
            }) => *left_s,
            None => before_s,
        };
        assert_eq!(
            left(20 * 60),
            17 * 60,
            "half would be more than three minutes"
        );
        assert_eq!(left(4 * 60), 2 * 60, "half");
        assert_eq!(left(90), 60, "one minute is left");
        assert_eq!(left(45), 45, "nothing is taken");
    }
    for edition in [&FIDE_2009, &FIDE_2023] {
        let wrong = of(edition.standard.ends.wrong_claim).expect("a wrong claim costs time");
        assert!(wrong.claimant.is_empty());
    }
}

#[test]
fn quickplay_finish() {
    let finish =
        |form: &Form| of(form.ends.quickplay_finish).map(|q| (q.below_s, q.opponent_bonus_s));
    let usual = Some((120, 120));
    assert_eq!(
        row(|e| finish(&e.standard)),
        [None, usual, usual, usual, usual]
    );
    assert_eq!(
        row(|e| e.standard.ends.quickplay_announced.is_some()),
        [false, false, false, false, true]
    );
    assert_eq!(
        row(|e| blitz(e, finish)),
        [None, Some(usual), Some(None), Some(None), Some(None)]
    );
    assert_eq!(
        row(|e| e.standard.ends.quickplay_without_arbiter.is_some()),
        [false, false, true, true, true]
    );
}

#[test]
fn the_blind_players_layer() {
    use MoveMadeWhen::{PlacedAndAnnounced, ReleasedThenAnnounced};
    let fide = [false, true, true, true, true];
    let code = fide.map(|fide| !fide);
    assert_eq!(
        row(|e| e.blind.move_made_when.value),
        [
            ReleasedThenAnnounced,
            PlacedAndAnnounced,
            PlacedAndAnnounced,
            PlacedAndAnnounced,
            PlacedAndAnnounced,
        ]
    );
    assert_eq!(
        row(|e| e.blind.announcement_differs.value == AnnouncementDiffers::MoveMadeCounts),
        code
    );
    assert_eq!(row(|e| e.blind.repeat_announcement.is_some()), fide);
    assert_eq!(
        row(|e| e.blind.announcement_words.value == AnnouncementWords::Notation),
        code
    );
    assert_eq!(row(|e| e.blind.sheets_differ.is_some()), fide);
    assert_eq!(row(|e| e.blind.time_questions.value.on_own_move_only), code);
    assert_eq!(row(|e| e.blind.time_questions.value.tells_moves), fide);
    assert_eq!(row(|e| e.blind.pointing.is_some()), code);
    assert_eq!(row(|e| e.event.pointing_forbidden.is_some()), code);
    assert_eq!(
        row(|e| of(e.blind.daily_playing_time_s)),
        [Some(21_600), None, None, None, None]
    );
    assert_eq!(
        row(|e| e.blind.promotion_announced.is_some()),
        [false, false, false, true, true]
    );
    assert_eq!(
        row(|e| e.blind.clock_may_speak.is_some()),
        [false, false, false, false, true]
    );
}

#[test]
fn the_event_and_adjournment() {
    let code = [true, false, false, false, false];
    assert_eq!(
        row(|e| e.adjourned.sealed_move_flawed.value == SealedMoveFlawed::LosesUnlessObviousSlip),
        code
    );
    assert_eq!(
        row(|e| e.adjourned.early_adjournment.value == EarlyAdjournment::TakesTimeAfterControl),
        code
    );
    assert_eq!(
        row(|e| e.adjourned.envelope_lost.value == EnvelopeLost::RestoredIfBeyondDoubt),
        code
    );
    assert_eq!(
        row(|e| e.adjourned.resumption_late_s.value),
        [3600, 3600, 3600, 3600, 0]
    );
    assert_eq!(row(|e| e.event.results.value.unplayed_marked), code);
    assert_eq!(row(|e| e.event.withdrawal.is_some()), code);
    assert_eq!(
        of(USSR_1956.event.pairings).map(|p| (p.least_players, p.most_players)),
        Some((3, 20))
    );
    let range = |cited| of::<TimeRange>(cited).map(|r| (r.least_s, r.most_s, r.increments));
    assert_eq!(
        row(|e| range(e.event.rapid_range_s)),
        [
            None,
            Some((900, 3600, 0)),
            Some((900, 3600, 0)),
            Some((900, 3599, 60)),
            Some((601, 3599, 60))
        ]
    );
    assert_eq!(
        row(|e| range(e.event.blitz_range_s)),
        [
            None,
            Some((0, 899, 0)),
            Some((0, 899, 0)),
            Some((0, 899, 60)),
            Some((0, 600, 60))
        ]
    );
}

#[test]
fn keeping_the_score() {
    assert_eq!(
        row(|e| e.standard.score.keeping_score.value),
        [KeepingScore::Required; 5]
    );
    assert_eq!(
        row(|e| rapid(e, |form| form.score.keeping_score.value
            == KeepingScore::Free)),
        [None, Some(true), Some(true), Some(true), Some(true)]
    );
    let short = Some((300, 30));
    assert_eq!(
        row(|e| {
            of(e.standard.score.score_when_short_of_time)
                .map(|short| (short.below_s, short.unless_increment_s))
        }),
        [None, short, short, short, short]
    );
    assert_eq!(
        row(|e| of(e.standard.score.writing_ahead)),
        [
            None,
            None,
            Some(WritingAhead::Forbidden),
            Some(WritingAhead::ForClaimOrSealing),
            Some(WritingAhead::ForClaimOrSealing),
        ]
    );
}

#[test]
fn the_code_of_russian_draughts() {
    let standard = &RUSSIAN_DRAUGHTS.standard;
    let draughts = standard.draughts.expect("it has rules of its own");
    assert_eq!(draughts.kings_against_one.value, 15);
    assert_eq!(draughts.main_road.value, 5);
    assert_eq!(draughts.king_moves.value, 15);
    let balance: Vec<_> = draughts
        .balance
        .value
        .iter()
        .map(|one| (one.most_pieces, one.moves))
        .collect();
    assert_eq!(balance, [(3, 5), (5, 30), (7, 60)]);
    assert_eq!(
        standard.moving.own_piece_touched.value,
        Bound::FirstPlayable
    );
    assert_eq!(
        standard.moving.opponents_piece_touched.value,
        Bound::Nothing
    );
    assert_eq!(standard.moving.both_touched.value, BothTouched::OwnOnly);
    assert_eq!(standard.moving.move_made_when.value, MoveMadeWhen::Released);
    assert_eq!(
        standard.irregular.illegal_move.value.consequences,
        [Consequence::Nothing]
    );
    assert_eq!(standard.ends.repetition.value, 3);
    assert_eq!(standard.ends.claim_ahead.value, ClaimAhead::WrittenDown);
    assert_eq!(
        of(standard.ends.claimed_move_binds),
        Some(ClaimedMove::CountsAsMade)
    );
    assert_eq!(standard.ends.wrong_claim, None);
    assert_eq!(
        standard.ends.claim_checked_on.value,
        ClaimCheckedOn::ClaimantsClock
    );
    assert_eq!(
        RUSSIAN_DRAUGHTS.blind.announcement_words.value,
        AnnouncementWords::Notation
    );
}
