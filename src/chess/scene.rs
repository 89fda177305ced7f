//! Kings and pawns as they stand, and the squares on which every other piece may stand.

use super::exact::Exact;
use shakmaty::{
    Bitboard, ByColor, Chess, Color, EnPassantMode, Position as _, Rank, Role, Square, attacks,
};

/// What a pawn can become.
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// A piece that is neither king nor pawn. It has a place if it is no shadow.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Officer {
    pub(super) color: Color,
    pub(super) role: Role,
    pub(super) place: Option<Square>,
}

/// What stands on the board for certain, and which pieces are somewhere on it.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Solid {
    pub(super) turn: Color,
    pub(super) kings: ByColor<Square>,
    pub(super) pawns: ByColor<Bitboard>,
    /// Where a pawn could be captured in passing.
    pub(super) passed: Option<Square>,
    pub(super) officers: Vec<Officer>,
    exact: Exact,
    /// The side of which pieces stand somewhere, and how many.
    loose: Option<(Color, usize)>,
}

impl Solid {
    pub(super) fn has_nothing(&self, side: Color) -> bool {
        let is_bare = self.officers.iter().all(|officer| officer.color != side);
        is_bare && self.pawns[side].is_empty() && self.loose.is_none_or(|(loose, _)| loose != side)
    }

    /// Whose the pieces are that stand somewhere, and how many there are.
    pub(super) fn loose(&self) -> Option<(Color, usize)> {
        self.loose
    }

    /// Kings and pawns of both sides.
    pub(super) fn stands(&self) -> Bitboard {
        let kings = Bitboard::from(self.kings.white).with(self.kings.black);
        self.pawns.white | self.pawns.black | kings
    }
}

/// What has been moved.
#[derive(Clone, Copy)]
pub(super) enum By {
    King(Square),
    Other,
}

/// What stands, the squares of each officer, and those on which anything else may stand.
#[derive(Clone)]
pub(super) struct Scene {
    pub(super) solid: Solid,
    pub(super) shadows: Vec<Bitboard>,
    pub(super) loose: Bitboard,
}

impl Scene {
    /// The scene of a position; `None` where castling is allowed: there is nothing shut in.
    pub(super) fn of(chess: &Chess, exact: Exact) -> Option<Self> {
        if chess.castles().any() {
            return None;
        }
        let board = chess.board();
        let kings = ByColor {
            black: board.king_of(Color::Black)?,
            white: board.king_of(Color::White)?,
        };
        let (side, loose) = exact.loose(board);
        let mut scene = Self {
            solid: Solid {
                turn: chess.turn(),
                kings,
                pawns: ByColor::new_with(|color| board.pawns() & board.by_color(color) & !loose),
                passed: chess.ep_square(EnPassantMode::Legal),
                officers: Vec::new(),
                exact,
                loose: side
                    .map(|side| (side, loose.count()))
                    .filter(|_| loose.any()),
            },
            shadows: Vec::new(),
            loose,
        };
        let others = board.occupied() & !board.pawns() & !board.kings() & !loose;
        for square in others {
            let piece = board.piece_at(square)?;
            scene.enter(piece.color, piece.role, square.into());
        }
        Some(scene)
    }

    /// Puts an officer onto one of these squares.
    fn enter(&mut self, color: Color, role: Role, squares: Bitboard) {
        let place = squares.first().filter(|_| self.solid.exact.is(color));
        let officer = Officer { color, role, place };
        let order = |one: &Officer| (one.color.is_white(), one.role, one.place);
        let at = (self.solid.officers).partition_point(|one| order(one) <= order(&officer));
        self.solid.officers.insert(at, officer);
        self.shadows.insert(at, squares);
    }

    /// Takes an officer off the board.
    fn leave(&mut self, at: usize) -> Officer {
        self.shadows.remove(at);
        self.solid.officers.remove(at)
    }

    /// An officer comes to one of these squares: the scenes of it.
    fn comes(&self, at: usize, squares: Bitboard) -> Vec<Self> {
        if self.solid.officers[at].place.is_none() {
            // It stays in its place among its like: what is known of one is not mixed with another's.
            let mut next = self.next();
            next.shadows[at] = squares;
            return vec![next];
        }
        let one = |square: Square| {
            let mut next = self.next();
            let officer = next.leave(at);
            next.enter(officer.color, officer.role, square.into());
            next
        };
        squares.into_iter().map(one).collect()
    }

    /// What can come of one move, and of more than that, but of nothing that a king would be left in check by.
    pub(super) fn moves(&self) -> Vec<(Self, By)> {
        let mut found = Vec::new();
        self.king_moves(&mut found);
        self.pawn_moves(&mut found);
        self.officer_moves(&mut found);
        self.loose_moves(&mut found);
        found.retain_mut(|(next, _)| {
            let mover = next.solid.turn;
            next.solid.turn = !mover;
            next.settles(mover)
        });
        found
    }

    /// The scene after a move, before anything has moved.
    fn next(&self) -> Self {
        let mut next = self.clone();
        next.solid.passed = None;
        next
    }

    /// Each way in which a piece of this side that comes to a square may capture there.
    fn captures(&self, square: Square) -> Vec<Self> {
        let opponent = !self.solid.turn;
        if self.solid.pawns[opponent].contains(square) {
            let mut next = self.next();
            next.solid.pawns[opponent] = next.solid.pawns[opponent].without(square);
            return vec![next];
        }
        let is_loose = self.loose.contains(square) && self.has_loose(opponent);
        let loose = is_loose.then(|| self.next());
        let officers = self.solid.officers.iter().zip(&self.shadows).enumerate();
        let there = officers
            .filter(|(_, (officer, shadow))| officer.color == opponent && shadow.contains(square));
        let there = there.map(|(at, _)| {
            let mut next = self.next();
            next.leave(at);
            next
        });
        there.chain(loose).collect()
    }

    fn has_loose(&self, side: Color) -> bool {
        self.solid.loose.is_some_and(|(loose, _)| loose == side)
    }

    /// What stands somewhere moves: it may then stand anywhere, and have captured anything but the king.
    fn loose_moves(&self, found: &mut Vec<(Self, By)>) {
        let own = self.solid.turn;
        if !self.has_loose(own) {
            return;
        }
        let quiet = Self {
            loose: Bitboard::FULL,
            ..self.next()
        };
        for (at, officer) in self.solid.officers.iter().enumerate() {
            if officer.color != own {
                let mut next = quiet.clone();
                next.leave(at);
                found.push((next, By::Other));
            }
        }
        for pawn in self.solid.pawns[!own] {
            let mut next = quiet.clone();
            next.solid.pawns[!own] = next.solid.pawns[!own].without(pawn);
            found.push((next, By::Other));
        }
        found.push((quiet, By::Other));
    }

    fn king_moves(&self, found: &mut Vec<(Self, By)>) {
        let (own, opponent) = (self.solid.turn, !self.solid.turn);
        let from = self.solid.kings[own];
        let beside = attacks::king_attacks(from) & !self.solid.pawns[own];
        for to in beside & !attacks::king_attacks(self.solid.kings[opponent]) {
            if (attacks::pawn_attacks(own, to) & self.solid.pawns[opponent]).any() {
                continue;
            }
            let is_free = !self.solid.pawns[opponent].contains(to);
            let quiet = is_free.then(|| self.next());
            for mut next in self.captures(to).into_iter().chain(quiet) {
                next.solid.kings[own] = to;
                found.push((next, By::King(from)));
            }
        }
    }

    fn pawn_moves(&self, found: &mut Vec<(Self, By)>) {
        let own = self.solid.turn;
        let stands = self.solid.stands();
        for from in self.solid.pawns[own] {
            let ahead = |square: Square| {
                let next = square.offset(own.fold_wb(8, -8));
                next.filter(|next| !stands.contains(*next))
            };
            if let Some(to) = ahead(from) {
                self.pawn_comes(self.next(), from, to, found);
                if from.rank() == own.fold_wb(Rank::Second, Rank::Seventh)
                    && let Some(far) = ahead(to)
                {
                    let mut next = self.next();
                    next.clear(to);
                    let by = attacks::pawn_attacks(own, to) & self.solid.pawns[!own];
                    next.solid.passed = by.any().then_some(to);
                    self.pawn_comes(next, from, far, found);
                }
            }
            for to in attacks::pawn_attacks(own, from) {
                if self.solid.passed == Some(to) {
                    let mut next = self.next();
                    let behind = to.offset(own.fold_wb(-8, 8));
                    let rest = behind.map(|square| next.solid.pawns[!own].without(square));
                    next.solid.pawns[!own] = rest.unwrap_or(next.solid.pawns[!own]);
                    self.pawn_comes(next, from, to, found);
                }
                for next in self.captures(to) {
                    self.pawn_comes(next, from, to, found);
                }
            }
        }
    }

    /// A pawn leaves one square for another, and becomes what it can.
    fn pawn_comes(&self, mut next: Self, from: Square, to: Square, found: &mut Vec<(Self, By)>) {
        let own = self.solid.turn;
        next.solid.pawns[own] = next.solid.pawns[own].without(from);
        if !Bitboard::BACKRANKS.contains(to) {
            next.solid.pawns[own] = next.solid.pawns[own].with(to);
            found.push((next, By::Other));
            return;
        }
        next.clear(to);
        for role in PROMOTIONS {
            let mut next = next.clone();
            next.enter(own, role, to.into());
            found.push((next, By::Other));
        }
    }

    fn officer_moves(&self, found: &mut Vec<(Self, By)>) {
        let own = self.solid.turn;
        let stands = self.solid.stands();
        let kings = Bitboard::from(self.solid.kings.white).with(self.solid.kings.black);
        let mut quiet = self.next();
        let mut can_move = false;
        for (at, officer) in self.solid.officers.iter().enumerate() {
            if officer.color != own {
                continue;
            }
            let others = (self.shadows.iter().enumerate())
                .filter(|(other, squares)| *other != at && squares.count() == 1);
            let certain = others.fold(stands, |all, (_, square)| all | *square);
            let piece = officer.role.of(own);
            let seen = (self.shadows[at].into_iter())
                .map(|from| attacks::attacks(from, piece, certain))
                .fold(Bitboard::EMPTY, |all, one| all | one);
            let seen = seen & !self.solid.pawns[own] & !kings;
            for pawn in seen & self.solid.pawns[!own] {
                for mut next in self.comes(at, pawn.into()) {
                    next.solid.pawns[!own] = next.solid.pawns[!own].without(pawn);
                    found.push((next, By::Other));
                }
            }
            for (other, officer) in self.solid.officers.iter().enumerate() {
                let met = seen & self.shadows[other];
                if officer.color != own && met.any() {
                    let mut without = self.clone();
                    without.leave(other);
                    let at = at - usize::from(other < at);
                    found.extend(
                        without
                            .comes(at, met)
                            .into_iter()
                            .map(|next| (next, By::Other)),
                    );
                }
            }
            let free = seen & !certain;
            if officer.place.is_some() {
                let next = self.comes(at, free).into_iter();
                found.extend(next.map(|next| (next, By::Other)));
            } else {
                can_move |= free.any();
                quiet.shadows[at] |= free;
            }
        }
        if can_move {
            found.push((quiet, By::Other));
        }
    }

    /// No officer stands there, and nothing loose.
    fn clear(&mut self, square: Square) {
        self.loose = self.loose.without(square);
        for shadow in &mut self.shadows {
            *shadow = shadow.without(square);
        }
    }

    /// Takes from the shadows what cannot be after a move by this side; whether there is a square left for each piece.
    fn settles(&mut self, mover: Color) -> bool {
        let king = self.solid.kings[mover];
        if (attacks::pawn_attacks(mover, king) & self.solid.pawns[!mover]).any() {
            return false;
        }
        let stands = self.solid.stands();
        for at in 0..self.shadows.len() {
            self.shadows[at] &= !stands;
            if self.shadows[at].count() == 1 {
                let square = self.shadows[at];
                for other in (0..self.shadows.len()).filter(|other| *other != at) {
                    self.shadows[other] &= !square;
                }
            }
        }
        let places = self
            .solid
            .officers
            .iter()
            .filter_map(|officer| officer.place);
        self.loose &= !stands & !Bitboard::from_iter(places);
        // The king that has moved stands in no check that is sure.
        let anything = self
            .shadows
            .iter()
            .fold(stands | self.loose, |all, one| all | *one);
        for (officer, shadow) in self.solid.officers.iter().zip(&mut self.shadows) {
            if officer.color != mover {
                let back = officer.role.of(mover);
                *shadow &= !attacks::attacks(king, back, anything);
            }
        }
        self.shadows.iter().all(|shadow| shadow.any())
    }
}
