//! What can end a game, and the decision of the arbiter that ends it.

use super::rules::Law;
use crate::board::Side;
use crate::record::GameResult;

impl Ruling {
    /// A ruling that no player has claimed, as of Art. 5.1.1 (FIDE 2023).
    pub const fn new(verdict: Verdict, outcome: GameResult, article: &'static str) -> Self {
        Self {
            verdict,
            outcome,
            article,
            rule: verdict.rule(),
        }
    }

    /// The law on which the ruling stands, as of Art. 5.1.1 (FIDE 2023).
    pub const fn law(&self) -> Law {
        Law {
            rule: self.rule,
            article: self.article,
        }
    }
}

/// What has ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The king of the side that has lost is attacked and cannot escape.
    Checkmate,
    /// The side to move has no legal move and is not in check.
    Stalemate,
    /// Neither side can ever mate.
    DeadPosition,
    /// What is left on the board is on a list: § 17a-b (USSR 1956).
    ListedMaterial,
    /// The position has stood so many times.
    Repetition(usize),
    /// Number of moves of each side without capture or pawn move.
    QuietMoves(u32),
    /// The side named gives check without end.
    PerpetualCheck(Side),
    /// A player has resigned.
    Resignation(Side),
    /// The players have agreed on a draw.
    Agreement,
    /// The flag of the side named has fallen.
    Flag(Side),
    /// Both flags are down.
    BothFlags,
    /// The side named has made so many illegal moves.
    IllegalMoves(Side, u32),
    /// The sealed move of the side named is flawed.
    SealedMove(Side, Flaw),
    /// The side named has come too late.
    Late(Side),
    /// Neither side has come in time.
    BothLate,
    /// The arbiter agrees with a claim in a quickplay finish.
    Quickplay,
    /// The arbiter rejects the claim of this side, with which play had ended.
    QuickplayLost(Side),
    /// The player of the side named has not come in time.
    LateArrival(Side),
    /// The arbiter has declared the game lost for the side named, or for both.
    DeclaredLost(Option<Side>),
    /// The position stayed illegal after another move.
    IllegalPosition,
    /// As only draughts end.
    Draughts(DraughtsEnd),
}

impl Verdict {
    /// The name of the rule, as the field of the laws is called.
    const fn rule(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::DeadPosition | Self::ListedMaterial => "dead_position",
            Self::Repetition(_) => "fivefold",
            Self::QuietMoves(_) => "seventy_five",
            Self::PerpetualCheck(_) => "perpetual_check",
            Self::Resignation(_) => "resignation",
            Self::Agreement => "agreement",
            Self::Flag(_) => "flag",
            Self::BothFlags => "both_flags",
            Self::IllegalMoves(..) => "illegal_move_costs",
            Self::SealedMove(..) => "sealed_move_flawed",
            Self::Late(_) | Self::BothLate => "resumption_late_s",
            Self::Quickplay | Self::QuickplayLost(_) => "quickplay_finish",
            Self::LateArrival(_) => "late_arrival_s",
            Self::DeclaredLost(_) => "arbiters_means",
            Self::IllegalPosition => "illegal_position",
            Self::Draughts(end) => end.rule(),
        }
    }
}

/// A decision of the arbiter that ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruling {
    /// What is ruled.
    pub verdict: Verdict,
    /// The result that follows.
    pub outcome: GameResult,
    /// The article on which the ruling stands.
    pub article: &'static str,
    /// The name of the rule, as the field of the laws is called.
    pub rule: &'static str,
}

/// What is wrong with a sealed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Flaw {
    /// Several moves can be meant.
    Ambiguous,
    /// What it means cannot be found out.
    Unclear,
    /// It is no legal move.
    Illegal,
}

/// What ends a game of draughts, and no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DraughtsEnd {
    /// The side named has no piece left.
    NoPieces(Side),
    /// The side named cannot move.
    NoMoves(Side),
    /// It is drawn by a count.
    Counted(Count),
    /// It is drawn because neither side can win.
    NoWin,
}

/// A count that draws a game of draughts when it is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Count {
    /// What is counted.
    pub what: Counted,
    /// How many moves it has come to.
    pub moves: u32,
    /// How many make the draw.
    pub wanted: u32,
    /// The article.
    pub law: Law,
}

/// What is counted towards a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counted {
    /// Moves of the side with three kings or more against one (1.9.1.3).
    KingsAgainstOne(Side),
    /// Moves with kings on both sides and the same material, with so many pieces (1.9.1.4).
    Balance(u32),
    /// Moves of the side with three pieces against a king on the main road (1.9.1.5).
    MainRoad(Side),
    /// Moves with kings only (1.9.1.6).
    KingMoves,
    /// How often the position has stood (1.9.1.7); it must be claimed.
    Repetition,
}

impl Count {
    /// Whether the game is drawn: Art. 1.9.1 (Russian draughts).
    pub const fn is_full(&self) -> bool {
        self.moves >= self.wanted
    }
}

impl DraughtsEnd {
    /// The name of the rule, as the field of the laws is called.
    const fn rule(self) -> &'static str {
        match self {
            Self::NoPieces(_) | Self::NoMoves(_) => "no_piece_or_move",
            Self::Counted(count) => count.law.rule,
            Self::NoWin => "dead_position",
        }
    }
}
