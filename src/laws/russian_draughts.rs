//! The code of Russian draughts of the Federation of draughts of Russia.
//!
//! Its preface lets cases that it does not treat be decided by articles on similar situations. What
//! it leaves open, the clock and the blind players' layer above all, is taken from FIDE's Laws of
//! 2023 in that way, and is cited as an article of those Laws.

use super::fide_2023;
use super::prelude::*;

/// What is taken from these Laws is cited as theirs.
const FIDE_2023: Edition = named!(fide_2023::FIDE_2023);

/// The code of Russian draughts.
pub(super) const RUSSIAN_DRAUGHTS: Edition = Edition {
    id: "russian-draughts",
    name: "Russian draughts",
    standard: STANDARD,
    rapid: None,
    rapid_watched: None,
    blitz: None,
    blitz_watched: None,
    blind: BLIND,
    ..FIDE_2023
};

const STANDARD: Form = Form {
    moving: MOVING,
    timing: TIMING,
    irregular: IRREGULAR,
    ends: ENDS,
    score: Score {
        keeping_score: cited(KeepingScore::Required, "Art. 1.6.2"),
        ..FIDE_2023.standard.score
    },
    draughts: Some(DRAUGHTS),
};

const MOVING: Moving = Moving {
    touched_when: cited(TouchedWhen::Touched, "Art. 1.4.7"),
    own_piece_touched: cited(Bound::FirstPlayable, "Art. 1.4.7"),
    opponents_piece_touched: cited(Bound::Nothing, "Art. 1.4.7 and 1.4.9"),
    both_touched: cited(BothTouched::OwnOnly, "Art. 1.4.7 and 1.4.9"),
    nothing_playable: cited((), "Art. 1.4.7"),
    adjust: cited(Adjust::OnOwnMove, "Art. 1.4.9"),
    move_made_when: cited(MoveMadeWhen::Released, "Art. 1.4.6"),
    release_final: None,
    ..FIDE_2023.standard.moving
};

/// All that the code says about players by touch is how squares are called.
const BLIND: Blind = Blind {
    announcement_words: cited(AnnouncementWords::Notation, "Art. 1.6.1"),
    ..FIDE_2023.blind
};

/// The code names no penalty: what was done against the rules of moving is put right, and no more.
const IRREGULAR: Irregular = Irregular {
    illegal_move: cited(
        IllegalMovePenalty {
            noticed_by: NoticedBy::ArbiterOrOpponent,
            claimed_until: Until::OpponentMoves,
            ruled_until: Until::OpponentMoves,
            consequences: &[Consequence::Nothing],
            bonus_needs_claim: false,
            drawn_if_no_mate: false,
            corrected_by_agreement: false,
        },
        "Art. 1.4",
    ),
    illegal_move_costs: None,
    touch_binds_replacement: Some(cited((), "Art. 1.4.7")),
    release_binds_replacement: None,
    promotion_not_completed: None,
    king_captured: None,
    illegal_position: None,
    ..FIDE_2023.standard.irregular
};

const TIMING: Timing = Timing {
    flag: cited(FlagRule::Loses, "Art. 1.8.1 and 3.8"),
    ..FIDE_2023.standard.timing
};

const ENDS: Ends = Ends {
    resignation: cited(Resignation::Loses, "Art. 1.8.1"),
    dead_position: cited(DeadPosition::Claimed, "Art. 1.9.1.2"),
    agreement: cited(0, "Art. 1.9.1.1"),
    no_draws_before_move: None,
    repetition: cited(3, "Art. 1.9.1.7"),
    same_position: cited(SamePosition::ArrangementAndTurn, "Art. 1.9.1.7"),
    claim_ahead: cited(ClaimAhead::WrittenDown, "Art. 1.9.2"),
    claim_lost_by: cited(ClaimLostBy::Move, "Art. 1.9.2"),
    claim_is_final: None,
    claim_is_offer: None,
    claim_checked_on: cited(ClaimCheckedOn::ClaimantsClock, "Art. 1.9.2"),
    wrong_claim: None,
    claimed_move_binds: Some(cited(ClaimedMove::CountsAsMade, "Art. 1.9.2")),
    fivefold: None,
    seventy_five: None,
    quickplay_finish: None,
    quickplay_without_arbiter: None,
    quickplay_increment: None,
    quickplay_announced: None,
    ..FIDE_2023.standard.ends
};

const DRAUGHTS: Draughts = Draughts {
    no_piece_or_move: cited((), "Art. 1.8.1"),
    kings_against_one: cited(15, "Art. 1.9.1.3"),
    balance: cited(BALANCE, "Art. 1.9.1.4"),
    main_road: cited(5, "Art. 1.9.1.5"),
    king_moves: cited(15, "Art. 1.9.1.6"),
    two_moves: cited((), "Art. 1.4.1"),
    capture_completed: cited((), "Art. 1.5.4 and 1.5.13"),
    capture_compulsory: cited((), "Art. 1.5.3"),
};

/// Two and three, four and five, six and seven pieces.
const BALANCE: &[Balance] = &[balance(3, 5), balance(5, 30), balance(7, 60)];

const fn balance(most_pieces: u32, moves: u32) -> Balance {
    Balance { most_pieces, moves }
}
