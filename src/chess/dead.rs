//! Whether a side can still mate, however badly the other one plays: a fast proof, and a full search.

use cha_board::{Board, Color};
use chasolver::{Winnability, is_unwinnable_fast, winnability};
use shakmaty::Position as _;

use super::Position;
use super::exact::Exact;
use super::helpmate::{Effort, Mating, explore, is_hopeless};
use super::shadow::proves_none;
use crate::board::{Kind, Side, Square};

/// What the search needs of the stack.
const STACK_BYTES: usize = 64 << 20;

/// So many positions are looked at in some milliseconds, in some more of them, in a tenth of a second, and in some
/// seconds.
const FEW_POSITIONS: usize = 6_000;
const SOME_POSITIONS: usize = 40_000;
const MANY_POSITIONS: usize = 100_000;
const MOST_POSITIONS: usize = 1_500_000;

/// So many scenes of kings and pawns are looked at in a tenth of a second, and in a second.
const FEW_SCENES: usize = 60_000;
const MOST_SCENES: usize = 1_000_000;

/// The most pieces of one side that the solver takes.
const MOST_PIECES: usize = 16;

impl Position {
    /// Whether it is proved that no series of legal moves ends in a mate by this side.
    ///
    /// Quick: microseconds as a rule, milliseconds at worst. What it calls unwinnable is; a few rare
    /// positions that are escape it, and [`Self::search_mate`] finds them. Art. 5.2.2 and 6.9 (FIDE
    /// 2023).
    pub fn cannot_mate(&self, side: Side) -> bool {
        let winner = super::color(side);
        is_hopeless(&self.0, winner)
            || self.seems_unwinnable(side)
                && explore(&self.0, winner, Effort::of(FEW_POSITIONS)) == Mating::Unwinnable
    }

    /// What the solver says at once. It is not always right, where kings are shut in, and is only a reason to look.
    fn seems_unwinnable(&self, side: Side) -> bool {
        let board = self.for_solver().filter(|_| !self.is_slow_to_prove());
        board.is_some_and(|board| is_unwinnable_fast(&board, solvers(side)))
    }

    /// Whether some series of legal moves ends in a mate by this side, as far as that is seen at once, for a ruling
    /// that ends the game: Art. 6.9 and 7.5.5 (FIDE 2023). Milliseconds; what stays undecided is for
    /// [`Self::search_mate`].
    pub fn glance_mate(&self, side: Side) -> Mating {
        if self.cannot_mate(side) {
            Mating::Unwinnable
        } else if self.is_doubtful() {
            Mating::Undecided
        } else {
            explore(&self.0, super::color(side), Effort::of(SOME_POSITIONS))
        }
    }

    /// Whether it is proved that neither side can ever mate. Quick, as [`Self::cannot_mate`] is.
    pub fn is_dead(&self) -> bool {
        !self.is_checkmate() && Side::BOTH.into_iter().all(|side| self.cannot_mate(side))
    }

    /// Whether the full search is worth its time after a move: the quick proof leaves open whether anybody can
    /// still mate, and the position is of one of the two kinds in which it may overlook that nobody
    /// can. Either no pawn can ever move unless another piece frees it, or a king is shut in among
    /// pawns and bishops. Everywhere else there is a mate to be found, or the quick proof decides.
    pub fn is_doubtful(&self) -> bool {
        let sees_mate = |side| {
            explore(&self.0, super::color(side), Effort::of(FEW_POSITIONS)) == Mating::Winnable
        };
        (self.is_walled() || self.is_slow_to_prove())
            && !self.is_dead()
            && !Side::BOTH.into_iter().any(sees_mate)
    }

    /// Searches for a series of legal moves that ends in a mate by this side, or for the proof that there is none.
    /// Takes milliseconds as a rule and may take seconds: not for the core.
    pub fn search_mate(&self, side: Side) -> Mating {
        self.search_mate_while(side, &|| true)
    }

    /// The same, given up where it can be once the answer is not wanted any more.
    pub fn search_mate_while(&self, side: Side, is_wanted: &dyn Fn() -> bool) -> Mating {
        let winner = super::color(side);
        let effort = |most| Effort { most, is_wanted };
        let some = explore(&self.0, winner, effort(FEW_POSITIONS));
        if some != Mating::Undecided {
            return some;
        }
        let mut exact = [Exact::Nothing, Exact::Cage(winner)].into_iter();
        if exact.any(|exact| proves_none(&self.0, winner, exact, effort(FEW_SCENES))) {
            return Mating::Unwinnable;
        }
        let some = explore(&self.0, winner, effort(MANY_POSITIONS));
        if some != Mating::Undecided || !is_wanted() {
            return some;
        }
        let line = self.for_solver().and_then(|board| {
            // The search follows long lines one call inside the other.
            stacker::grow(STACK_BYTES, || winnability(&board, solvers(side)))
        });
        match line {
            Some(Winnability::Winnable { .. }) => Mating::Winnable,
            // Where kings are shut in its proofs are not always right.
            Some(Winnability::Unwinnable) | None => match self.prove_none_while(side, is_wanted) {
                Mating::Undecided => self.explore_mate_while(side, is_wanted),
                found @ (Mating::Winnable | Mating::Unwinnable) => found,
            },
        }
    }

    /// The same question, answered by what kings and pawns can do whatever the other pieces do, or those of one side.
    /// It proves in a second that where pieces walk about behind a wall nobody mates. Not for the core.
    pub fn prove_none_while(&self, side: Side, is_wanted: &dyn Fn() -> bool) -> Mating {
        let winner = super::color(side);
        let most = MOST_SCENES;
        let sides = [!winner, winner].map(Exact::Side);
        let mut exact = [Exact::Nothing]
            .into_iter()
            .chain(sides)
            .chain([Exact::Cage(winner)]);
        let proves = |exact| proves_none(&self.0, winner, exact, Effort { most, is_wanted });
        if exact.any(proves) {
            Mating::Unwinnable
        } else {
            Mating::Undecided
        }
    }

    /// The same question, answered by looking at every position that can come about, if they are not too many.
    /// It decides in a second where pieces are shut in. Not for the core.
    pub fn explore_mate_while(&self, side: Side, is_wanted: &dyn Fn() -> bool) -> Mating {
        let most = MOST_POSITIONS;
        explore(&self.0, super::color(side), Effort { most, is_wanted })
    }

    /// Whether the material is on the short list of the older codes: king against king, with at
    /// most one knight or bishop on the board, or with one bishop each on squares of one colour.
    pub fn is_listed_material(&self) -> bool {
        let others: Vec<_> = Square::all()
            .filter_map(|square| Some((square, self.piece_at(square)?)))
            .filter(|(_, piece)| piece.kind != Kind::King)
            .collect();
        match others.as_slice() {
            [] => true,
            [(_, piece)] => matches!(piece.kind, Kind::Bishop | Kind::Knight),
            [(one, first), (other, second)] => {
                first.side != second.side
                    && first.kind == Kind::Bishop
                    && second.kind == Kind::Bishop
                    && one.is_dark() == other.is_dark()
            }
            _ => false,
        }
    }

    /// Whether there are pawns, and before each stands another pawn.
    fn is_walled(&self) -> bool {
        let pawns = self.0.board().pawns();
        let is_blocked = |side: Side| {
            let own = pawns & self.0.board().by_color(super::color(side));
            own.into_iter().all(|square| {
                let before = square.offset(if side == Side::White { 8 } else { -8 });
                before.is_some_and(|before| pawns.contains(before))
            })
        };
        pawns.any() && Side::BOTH.into_iter().all(is_blocked)
    }

    /// Pawns and bishops alone with a king that cannot move: there the quick proof walks through
    /// so many lines that it takes a second, which only the full search may.
    fn is_slow_to_prove(&self) -> bool {
        let board = self.0.board();
        let others = board.queens() | board.rooks() | board.knights();
        others.is_empty() && Side::BOTH.into_iter().any(|side| self.is_shut_in(side))
    }

    /// Whether the king has no square beside it that is free, or could be captured on, unattacked.
    fn is_shut_in(&self, side: Side) -> bool {
        let board = self.0.board();
        let (own, opponent) = (super::color(side), super::color(side.other()));
        board.king_of(own).is_some_and(|king| {
            let beside = shakmaty::attacks::king_attacks(king) & !board.by_color(own);
            let attacked = |square| board.attacks_to(square, opponent, board.occupied()).any();
            beside.into_iter().all(attacked)
        })
    }

    /// The position as the solver takes it. It has room for the moves of sixteen pieces, so that
    /// composed positions with more than that are not shown to it.
    fn for_solver(&self) -> Option<Board> {
        let few = |color| self.0.board().by_color(color).count() <= MOST_PIECES;
        let few = few(shakmaty::Color::White) && few(shakmaty::Color::Black);
        few.then(|| self.fen().parse().ok()).flatten()
    }
}

/// The side in the solver's terms.
fn solvers(side: Side) -> Color {
    match side {
        Side::White => Color::White,
        Side::Black => Color::Black,
    }
}
