//! The rules on adjourning a game: the sealed move, the envelope, and how the game is taken up again.

use super::Cited;
use super::rule::cited;

rules! {
    /// How a game is put off and taken up again.
    pub struct Adjourned {
        /// At the end of the session the player on move seals a move.
        pub adjournment: Cited<()>,
        /// What a player takes on himself who adjourns before the end of the session.
        pub early_adjournment: Cited<EarlyAdjournment>,
        /// Until the clocks are stopped the sealed move may be changed.
        pub sealed_move_changed: Option<Cited<()>>,
        /// A player told to seal who moves on the board instead must write this move down; it counts as made openly.
        pub sealed_move_on_board: Cited<()>,
        /// What a flaw in the sealed move brings.
        pub sealed_move_flawed: Cited<SealedMoveFlawed>,
        /// What happens when the envelope is lost.
        pub envelope_lost: Cited<EnvelopeLost>,
        /// When the player who must reply is away, his clock runs and the envelope stays closed until he comes.
        pub replier_absent: Cited<()>,
        /// When the player who sealed is away, what the player who must reply does.
        pub sealer_absent: Cited<SealerAbsent>,
        /// When both are away, the clock of the player who must reply runs.
        pub both_absent: Option<Cited<()>>,
        /// How late a player may come to the resumption, in seconds, before he has lost.
        pub resumption_late_s: Cited<u32>,
        /// How a wrong time on the clocks after a resumption is put right.
        pub resumption_clock_error: Cited<ResumptionClockError>,
        /// What is written on the envelope, and that the arbiter checks and keeps it.
        pub envelope_told: Cited<()>,
        /// An offer that the opponent makes after the move was sealed stands until it is answered.
        pub offer_after_sealing: Option<Cited<()>>,
        /// Before the resumption the position of the adjournment and the times used are set up again.
        pub position_restored: Cited<()>,
        /// A draw that is agreed on, or a resignation, before the resumption ends the game.
        pub ended_meanwhile: Option<Cited<()>>,
        /// The envelope is opened in the presence of the player who must reply only.
        pub envelope_opened: Cited<()>,
        /// With the player who must reply present, the sealed move is made and his clock runs.
        pub replier_present: Cited<()>,
        /// A sealed move that ends the game counts, even if its player comes too late.
        pub sealed_move_ends: Option<Cited<()>>,
        /// How long a session of resumption lasts, the arbiter's clock says.
        pub resumption_session: Cited<()>,
    }
}

/// Of the edition of 1956.
pub(super) const USSR_1956: Adjourned = Adjourned {
    adjournment: cited((), "§ 19 (USSR 1956)"),
    early_adjournment: cited(EarlyAdjournment::TakesTimeAfterControl, "§ 19 (USSR 1956)"),
    sealed_move_changed: None,
    sealed_move_on_board: cited((), "§ 19 (USSR 1956)"),
    sealed_move_flawed: cited(
        SealedMoveFlawed::LosesUnlessObviousSlip,
        "§ 16 and § 21 (USSR 1956)",
    ),
    envelope_lost: cited(EnvelopeLost::RestoredIfBeyondDoubt, "§ 20 (USSR 1956)"),
    replier_absent: cited((), "§ 20 (USSR 1956)"),
    sealer_absent: cited(SealerAbsent::ReplyMustBeSealed, "§ 20 (USSR 1956)"),
    both_absent: Some(cited((), "§ 20 (USSR 1956)")),
    resumption_late_s: cited(3600, "§ 16 (USSR 1956)"),
    resumption_clock_error: cited(ResumptionClockError::OnlyMoreTime, "§ 20 (USSR 1956)"),
    envelope_told: cited((), "§ 19 (USSR 1956)"),
    offer_after_sealing: None,
    position_restored: cited((), "§ 20 (USSR 1956)"),
    ended_meanwhile: None,
    envelope_opened: cited((), "§ 20 (USSR 1956)"),
    replier_present: cited((), "§ 20 (USSR 1956)"),
    sealed_move_ends: None,
    resumption_session: cited((), "§ 20 note 1 (USSR 1956)"),
};

/// Of the edition of 2001.
pub(super) const FIDE_2001: Adjourned = Adjourned {
    adjournment: cited((), "App. A.1a (FIDE 2001)"),
    early_adjournment: cited(EarlyAdjournment::TakesTime, "App. A.1b (FIDE 2001)"),
    sealed_move_changed: Some(cited((), "App. A.1a (FIDE 2001)")),
    sealed_move_on_board: cited((), "App. A.1a (FIDE 2001)"),
    sealed_move_flawed: cited(SealedMoveFlawed::Loses, "App. A.8 (FIDE 2001)"),
    envelope_lost: cited(EnvelopeLost::SealerSaysMove, "App. A.11 (FIDE 2001)"),
    replier_absent: cited((), "App. A.9b (FIDE 2001)"),
    sealer_absent: cited(SealerAbsent::ReplyMayBeSealed, "App. A.9c (FIDE 2001)"),
    both_absent: None,
    resumption_late_s: cited(3600, "App. A.10 (FIDE 2001)"),
    resumption_clock_error: cited(
        ResumptionClockError::BeforeOwnFirstMove,
        "App. A.12 (FIDE 2001)",
    ),
    envelope_told: cited((), "App. A.2 and A.3 (FIDE 2001)"),
    offer_after_sealing: Some(cited((), "App. A.4 (FIDE 2001)")),
    position_restored: cited((), "App. A.5 (FIDE 2001)"),
    ended_meanwhile: Some(cited((), "App. A.6 (FIDE 2001)")),
    envelope_opened: cited((), "App. A.7 (FIDE 2001)"),
    replier_present: cited((), "App. A.9a (FIDE 2001)"),
    sealed_move_ends: Some(cited((), "App. A.10 (FIDE 2001)")),
    resumption_session: cited((), "App. A.13 (FIDE 2001)"),
};

/// Of the edition of 2005.
pub(super) const FIDE_2005: Adjourned = Adjourned {
    adjournment: cited((), "App. A.1a (FIDE 2005)"),
    early_adjournment: cited(EarlyAdjournment::TakesTime, "App. A.1b (FIDE 2005)"),
    sealed_move_changed: Some(cited((), "App. A.1a (FIDE 2005)")),
    sealed_move_on_board: cited((), "App. A.1a (FIDE 2005)"),
    sealed_move_flawed: cited(SealedMoveFlawed::Loses, "App. A.8 (FIDE 2005)"),
    envelope_lost: cited(EnvelopeLost::SealerSaysMove, "App. A.11 (FIDE 2005)"),
    replier_absent: cited((), "App. A.9b (FIDE 2005)"),
    sealer_absent: cited(SealerAbsent::ReplyMayBeSealed, "App. A.9c (FIDE 2005)"),
    both_absent: None,
    resumption_late_s: cited(3600, "App. A.10 (FIDE 2005)"),
    resumption_clock_error: cited(
        ResumptionClockError::BeforeOwnFirstMove,
        "App. A.12 (FIDE 2005)",
    ),
    envelope_told: cited((), "App. A.2 and A.3 (FIDE 2005)"),
    offer_after_sealing: Some(cited((), "App. A.4 (FIDE 2005)")),
    position_restored: cited((), "App. A.5 (FIDE 2005)"),
    ended_meanwhile: Some(cited((), "App. A.6 (FIDE 2005)")),
    envelope_opened: cited((), "App. A.7 (FIDE 2005)"),
    replier_present: cited((), "App. A.9a (FIDE 2005)"),
    sealed_move_ends: Some(cited((), "App. A.10 (FIDE 2005)")),
    resumption_session: cited((), "App. A.13 (FIDE 2005)"),
};

/// Of the edition of 2009.
pub(super) const FIDE_2009: Adjourned = Adjourned {
    adjournment: cited((), "Guidelines 1a (FIDE 2009)"),
    early_adjournment: cited(EarlyAdjournment::TakesTime, "Guidelines 1b (FIDE 2009)"),
    sealed_move_changed: Some(cited((), "Guidelines 1a (FIDE 2009)")),
    sealed_move_on_board: cited((), "Guidelines 1a (FIDE 2009)"),
    sealed_move_flawed: cited(SealedMoveFlawed::Loses, "Guidelines 8 (FIDE 2009)"),
    envelope_lost: cited(EnvelopeLost::SealerSaysMove, "Guidelines 11 (FIDE 2009)"),
    replier_absent: cited((), "Guidelines 9b (FIDE 2009)"),
    sealer_absent: cited(SealerAbsent::ReplyMayBeSealed, "Guidelines 9c (FIDE 2009)"),
    both_absent: None,
    resumption_late_s: cited(3600, "Guidelines 10 (FIDE 2009)"),
    resumption_clock_error: cited(
        ResumptionClockError::BeforeOwnFirstMove,
        "Guidelines 12 (FIDE 2009)",
    ),
    envelope_told: cited((), "Guidelines 2 and 3 (FIDE 2009)"),
    offer_after_sealing: Some(cited((), "Guidelines 4 (FIDE 2009)")),
    position_restored: cited((), "Guidelines 5 (FIDE 2009)"),
    ended_meanwhile: Some(cited((), "Guidelines 6 (FIDE 2009)")),
    envelope_opened: cited((), "Guidelines 7 (FIDE 2009)"),
    replier_present: cited((), "Guidelines 9a (FIDE 2009)"),
    sealed_move_ends: Some(cited((), "Guidelines 10 (FIDE 2009)")),
    resumption_session: cited((), "Guidelines 13 (FIDE 2009)"),
};

/// Of the edition of 2023.
pub(super) const FIDE_2023: Adjourned = Adjourned {
    adjournment: cited((), "Guidelines I.1.1 (FIDE 2023)"),
    early_adjournment: cited(EarlyAdjournment::TakesTime, "Guidelines I.1.2 (FIDE 2023)"),
    sealed_move_changed: Some(cited((), "Guidelines I.1.1 (FIDE 2023)")),
    sealed_move_on_board: cited((), "Guidelines I.1.1 (FIDE 2023)"),
    sealed_move_flawed: cited(SealedMoveFlawed::Loses, "Guidelines I.8 (FIDE 2023)"),
    envelope_lost: cited(EnvelopeLost::SealerSaysMove, "Guidelines I.12 (FIDE 2023)"),
    replier_absent: cited((), "Guidelines I.9.2 (FIDE 2023)"),
    sealer_absent: cited(
        SealerAbsent::ReplyMayBeSealed,
        "Guidelines I.9.3 (FIDE 2023)",
    ),
    both_absent: Some(cited((), "Guidelines I.11 (FIDE 2023)")),
    resumption_late_s: cited(0, "Guidelines I.10 (FIDE 2023)"),
    resumption_clock_error: cited(
        ResumptionClockError::BeforeOwnFirstMove,
        "Guidelines I.13 (FIDE 2023)",
    ),
    envelope_told: cited((), "Guidelines I.2 and I.3 (FIDE 2023)"),
    offer_after_sealing: Some(cited((), "Guidelines I.4 (FIDE 2023)")),
    position_restored: cited((), "Guidelines I.5 (FIDE 2023)"),
    ended_meanwhile: Some(cited((), "Guidelines I.6 (FIDE 2023)")),
    envelope_opened: cited((), "Guidelines I.7 (FIDE 2023)"),
    replier_present: cited((), "Guidelines I.9.1 (FIDE 2023)"),
    sealed_move_ends: Some(cited((), "Guidelines I.10 (FIDE 2023)")),
    resumption_session: cited((), "Guidelines I.14 (FIDE 2023)"),
};

/// What a player takes on himself who adjourns before the end of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EarlyAdjournment {
    /// All the time left of the session, once both have made the moves of the control; before it the arbiter must
    /// agree, and the clocks stay as they are.
    TakesTimeAfterControl,
    /// All the time left of the session.
    TakesTime,
}

/// What a flaw in the sealed move brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealedMoveFlawed {
    /// A move that can be read in several ways loses; an obvious slip with one reading is put right.
    LosesUnlessObviousSlip,
    /// A move that is ambiguous, unclear or illegal loses, unless the game was over or the opponent's flag is down.
    Loses,
}

/// What happens when the envelope is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnvelopeLost {
    /// The game goes on if the players can restore the position and the move is beyond doubt; otherwise a new game.
    RestoredIfBeyondDoubt,
    /// The player who sealed makes the move that he says he sealed; a new game only if the position is lost.
    SealerSaysMove,
}

/// What the player who must reply does when the player who sealed is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealerAbsent {
    /// The envelope is opened; he must seal his reply and start the other clock.
    ReplyMustBeSealed,
    /// The envelope is opened; he may seal his reply and start the other clock.
    ReplyMayBeSealed,
}

/// How a wrong time on the clocks after a resumption is put right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResumptionClockError {
    /// During the session only so that a player has more time; after the game not at all.
    OnlyMoreTime,
    /// If it is pointed out before the own first move; afterwards only if the arbiter decides so.
    BeforeOwnFirstMove,
}
