//! Where the pieces can come to at the very most, and whether that is enough for a mate.
//!
//! Nothing is played. Each piece is let go wherever only those pieces stop it that can never leave their squares and
//! never be captured, so that it comes to more squares than in any game. What is impossible even so is proved.

use shakmaty::{
    Bitboard, ByColor, Chess, Color, EnPassantMode, Position as _, Role, Square, attacks,
};

/// A piece, where it can come to at most, and whether it could be captured.
struct Man {
    role: Role,
    color: Color,
    home: Square,
    reach: Bitboard,
    is_takable: bool,
}

impl Man {
    fn is_fixed(&self) -> bool {
        !self.is_takable && self.reach.count() == 1
    }

    fn is(&self, role: Role, color: Color) -> bool {
        self.role == role && self.color == color
    }
}

/// All pieces with their reach, and those of them that stand where they are for ever.
struct Men {
    men: Vec<Man>,
    fixed: ByColor<Bitboard>,
}

/// Whether it is proved that no series of legal moves ends in a mate by this side, because its pieces cannot come to
/// where they would have to stand. Takes microseconds; proves nothing where a pawn may be promoted.
pub(super) fn lacks_reach(chess: &Chess, winner: Color) -> bool {
    Men::spread(chess).is_some_and(|men| !men.can_mate(winner))
}

/// Whether this side may have mated, if each piece stands on one of its squares.
pub(super) fn may_be_mate(
    pieces: impl Iterator<Item = (Color, Role, Bitboard)>,
    winner: Color,
) -> bool {
    let men = pieces.filter_map(|(color, role, reach)| {
        Some(Man {
            role,
            color,
            home: reach.first()?,
            reach,
            is_takable: false,
        })
    });
    let mut all = Men {
        men: men.collect(),
        fixed: ByColor::default(),
    };
    all.fix();
    all.can_mate(winner)
}

impl Men {
    /// Lets every piece go as far as it can; `None` if a pawn may be promoted.
    fn spread(chess: &Chess) -> Option<Self> {
        let board = chess.board();
        let men = board.iter().map(|(home, piece)| Man {
            role: piece.role,
            color: piece.color,
            home,
            reach: home.into(),
            is_takable: false,
        });
        let mut all = Self {
            men: men.collect(),
            fixed: ByColor::default(),
        };
        all.begin(chess)?;
        while all.step()? {}
        Some(all)
    }

    /// What the position allows beside plain moves: castling, and a capture in passing.
    fn begin(&mut self, chess: &Chess) -> Option<()> {
        // What castles is free anyway; there is nothing to prove quickly.
        if chess.castles().any() {
            return None;
        }
        if let Some(target) = chess.ep_square(EnPassantMode::Legal) {
            let mover = chess.turn();
            let passed = target.offset(mover.fold_wb(-8, 8))?;
            let by = attacks::pawn_attacks(!mover, target);
            for man in &mut self.men {
                if man.is(Role::Pawn, mover) && by.contains(man.home) {
                    man.reach = man.reach.with(target);
                }
                man.is_takable |= man.home == passed;
            }
        }
        Some(())
    }

    fn fix(&mut self) {
        for color in Color::ALL {
            let own = self.men.iter().filter(|man| man.color == color);
            let fixed = own.filter(|man| man.is_fixed()).map(|man| man.home);
            self.fixed[color] = fixed.collect();
        }
    }

    /// One step further for every piece; whether anything has changed. `None` if a pawn may be promoted.
    fn step(&mut self) -> Option<bool> {
        self.fix();
        let guarded = ByColor::new_with(|color| self.guarded(color));
        let mut has_changed = false;
        for at in 0..self.men.len() {
            let (quiet, captures) = self.moves(at, &guarded);
            let color = self.men[at].color;
            let mut taken = Bitboard::EMPTY;
            for man in &mut self.men {
                let met = man.reach & captures;
                if man.color != color && man.role != Role::King && met.any() {
                    taken |= met;
                    has_changed |= !man.is_takable;
                    man.is_takable = true;
                }
            }
            let man = &mut self.men[at];
            let to = if man.role == Role::Pawn {
                quiet | taken
            } else {
                quiet | captures
            };
            if man.role == Role::Pawn && (to & Bitboard::BACKRANKS).any() {
                return None;
            }
            let reach = man.reach | to;
            has_changed |= reach != man.reach;
            man.reach = reach;
        }
        if self.captures_in_passing() {
            has_changed = true;
        }
        Some(has_changed)
    }

    /// To where a piece can go, and where it would capture what stands there.
    fn moves(&self, at: usize, guarded: &ByColor<Bitboard>) -> (Bitboard, Bitboard) {
        let man = &self.men[at];
        let own = self.fixed[man.color];
        let stands = own | self.fixed[!man.color];
        let mut quiet = Bitboard::EMPTY;
        let mut captures = Bitboard::EMPTY;
        for square in man.reach {
            if man.role == Role::Pawn {
                captures |= attacks::pawn_attacks(man.color, square);
                let ahead = square.offset(man.color.fold_wb(8, -8));
                let is_free = |to: &Square| !stands.contains(*to) && !self.is_held(man, *to);
                let Some(ahead) = ahead.filter(is_free) else {
                    continue;
                };
                quiet = quiet.with(ahead);
                if is_first(man.color, square) {
                    let next = ahead.offset(man.color.fold_wb(8, -8));
                    quiet |= Bitboard::from_iter(next.filter(is_free));
                }
            } else {
                captures |= attacks::attacks(square, man.role.of(man.color), stands);
            }
        }
        if man.role == Role::King {
            captures &= !guarded[!man.color];
        }
        (quiet, captures & !own)
    }

    /// Whether a pawn that never leaves its file would have to pass another one that never leaves it either.
    fn is_held(&self, man: &Man, to: Square) -> bool {
        let beyond = |square: Square, than: Square| match man.color {
            Color::White => square.rank() > than.rank(),
            Color::Black => square.rank() < than.rank(),
        };
        let file = Bitboard::from_file(man.home.file());
        let stays = |man: &Man| man.role == Role::Pawn && man.reach.is_subset(file);
        let holds = |other: &Man| {
            let is_ahead = stays(other) && !other.is_takable && beyond(other.home, man.home);
            is_ahead && !other.reach.into_iter().any(|square| beyond(square, to))
        };
        stays(man) && self.men.iter().any(holds)
    }

    /// What the fixed pieces of a side attack, whatever happens; no king of the other side comes there.
    fn guarded(&self, color: Color) -> Bitboard {
        let own = self.men.iter().filter(|man| man.color == color);
        let fixed = own.filter(|man| man.is_fixed());
        // A slider sees the next square at least.
        fixed
            .map(|man| attacks::attacks(man.home, man.role.of(color), Bitboard::FULL))
            .fold(Bitboard::EMPTY, |all, one| all | one)
    }

    /// A pawn that goes two squares past another can be captured there.
    fn captures_in_passing(&mut self) -> bool {
        let mut has_changed = false;
        for passing in 0..self.men.len() {
            let (color, home, reach) = {
                let man = &self.men[passing];
                (man.color, man.home, man.reach)
            };
            if self.men[passing].role != Role::Pawn || !is_first(color, home) {
                continue;
            }
            let step = color.fold_wb(8, -8);
            let (Some(over), Some(to)) = (home.offset(step), home.offset(2 * step)) else {
                continue;
            };
            if !reach.contains(over) || !reach.contains(to) {
                continue;
            }
            let from = attacks::pawn_attacks(color, over);
            for at in 0..self.men.len() {
                let man = &mut self.men[at];
                if man.is(Role::Pawn, !color) && (man.reach & from).any() {
                    has_changed |= !man.reach.contains(over);
                    man.reach = man.reach.with(over);
                    let passed = &mut self.men[passing];
                    has_changed |= !passed.is_takable;
                    passed.is_takable = true;
                }
            }
        }
        has_changed
    }

    /// Whether the pieces, each anywhere within its reach, could stand in a mate by this side.
    fn can_mate(&self, winner: Color) -> bool {
        let reach = |color| {
            let mut kings = self.men.iter().filter(|man| man.is(Role::King, color));
            kings.next().map_or(Bitboard::EMPTY, |king| king.reach)
        };
        let kings = reach(winner);
        reach(!winner)
            .into_iter()
            .any(|king| Net::around(self, king, winner).closes(kings))
    }
}

/// What would have to be attacked or blocked if the king were mated on a square.
struct Net {
    king: Square,
    /// The squares to which the king could go, but for those that pawns may attack.
    open: Bitboard,
    /// What each piece of the winner can attack of them at once, the king's square included.
    covers: Vec<Vec<Bitboard>>,
    /// Where each piece of the loser can stand in the way.
    blocks: Vec<Bitboard>,
    is_checked_by_pawn: bool,
}

impl Net {
    fn around(men: &Men, king: Square, winner: Color) -> Self {
        let beside = attacks::king_attacks(king);
        let stands = (men.fixed.white | men.fixed.black).without(king);
        let wanted = beside.with(king);
        let mut pawns = Bitboard::EMPTY;
        let mut covers = Vec::new();
        let mut blocks = Vec::new();
        for man in &men.men {
            if man.color != winner {
                if man.role != Role::King && (man.reach & beside).any() {
                    blocks.push(man.reach & beside);
                }
                continue;
            }
            match man.role {
                Role::King => {}
                Role::Pawn => {
                    for square in man.reach {
                        pawns |= attacks::pawn_attacks(winner, square);
                    }
                }
                Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
                    let piece = man.role.of(winner);
                    let from = man.reach.without(king).into_iter();
                    let seen = from.map(|square| attacks::attacks(square, piece, stands) & wanted);
                    covers.push(largest(seen));
                }
            }
        }
        covers.retain(|one: &Vec<Bitboard>| !one.is_empty());
        Self {
            king,
            open: beside & !pawns,
            covers,
            blocks,
            is_checked_by_pawn: pawns.contains(king),
        }
    }

    /// Whether it is closed with the winner's king on one of these squares.
    fn closes(&self, kings: Bitboard) -> bool {
        let away = !attacks::king_attacks(self.king).with(self.king);
        (kings & away).into_iter().any(|own| {
            let open = self.open & !attacks::king_attacks(own);
            self.covered(0, open, self.is_checked_by_pawn)
        })
    }

    /// Whether the pieces from here on can attack what is open and give check.
    fn covered(&self, at: usize, open: Bitboard, is_checked: bool) -> bool {
        if is_checked && blocked(open, &self.blocks) {
            return true;
        }
        let Some(cover) = self.covers.get(at) else {
            return false;
        };
        if self.covers.len() - at > MOST_CHOSEN {
            // Too many to choose for each: all that they attack from anywhere.
            let rest = self.covers[at..].iter().flatten();
            let all = rest.fold(Bitboard::EMPTY, |all, one| all | *one);
            return (is_checked || all.contains(self.king)) && blocked(open & !all, &self.blocks);
        }
        let covered = |one: &Bitboard| {
            self.covered(at + 1, open & !*one, is_checked || one.contains(self.king))
        };
        cover.iter().any(covered)
    }
}

/// For so many pieces a square each is chosen.
const MOST_CHOSEN: usize = 3;

/// Whether each square can be blocked by a piece of its own.
fn blocked(open: Bitboard, blocks: &[Bitboard]) -> bool {
    let Some(square) = open.first() else {
        return true;
    };
    (0..blocks.len()).any(|at| {
        let fits = blocks[at].contains(square);
        fits && {
            let mut rest = blocks.to_vec();
            rest.swap_remove(at);
            blocked(open.without(square), &rest)
        }
    })
}

/// The sets that are not part of another one.
fn largest(sets: impl Iterator<Item = Bitboard>) -> Vec<Bitboard> {
    let mut found: Vec<Bitboard> = Vec::new();
    for set in sets.filter(|set| set.any()) {
        if found.iter().any(|one| one.is_superset(set)) {
            continue;
        }
        found.retain(|one| !set.is_superset(*one));
        found.push(set);
    }
    found
}

/// Whether a pawn of this side may go two squares from here.
fn is_first(color: Color, square: Square) -> bool {
    square.rank() == color.fold_wb(shakmaty::Rank::Second, shakmaty::Rank::Seventh)
}
