//! Positions that only illegal moves bring about: a king that can be captured, pawns left on the last rank.

use shakmaty::fen::Fen;
use shakmaty::{
    CastlingMode, Color, FromSetup as _, Position as _, Rank, Role, Setup, Square, attacks,
};

use super::{FenError, Position};

impl Position {
    /// Reads a FEN as [`Self::from_fen`] does, and that of a position in which the king of the side that
    /// has just moved can be captured, or pawns stand on the last rank: an illegal move that nobody claims can bring it
    /// about.
    ///
    /// # Errors
    /// [`FenError`] names what is wrong.
    pub fn from_fen_of_game(fen: &str) -> Result<Self, FenError> {
        Self::from_fen(fen).or_else(|error| Self::from_illegal(fen).ok_or(error))
    }

    /// The library refuses to set such a position up. It is reached from one with the other side to move in which
    /// nothing attacks the king and no pawn has come to its last rank: each of these pieces is put down as if it had moved
    /// there, and where a side has none to put a piece of it stays where it stands.
    fn from_illegal(fen: &str) -> Option<Self> {
        let fen = Fen::from_ascii(fen.trim().as_bytes()).ok()?;
        let mut setup = fen.into_setup();
        let mover = !setup.turn;
        setup.turn = mover;
        setup.ep_square = None;
        let mut theirs = pawns_on_last_rank(&mut setup, !mover);
        let mut drops = pawns_on_last_rank(&mut setup, mover);
        drops.extend(without_checks(&mut setup)?);
        let presses = drops.len().max(theirs.len() + 1);
        let of_black = if mover.is_black() {
            presses
        } else {
            presses - 1
        };
        let number = setup
            .fullmoves
            .get()
            .checked_sub(u32::try_from(of_black).ok()?)?;
        setup.fullmoves = number.try_into().ok()?;
        // Each of them counts as a quiet move, but for one that counts as a capture where fewer were quiet.
        let plies = 2 * presses - 1;
        let quiet = usize::try_from(setup.halfmoves).ok()?;
        setup.halfmoves = u32::try_from(quiet.saturating_sub(plies)).ok()?;
        let mut position = shakmaty::Chess::from_setup(setup, CastlingMode::Standard)
            .or_else(shakmaty::PositionError::ignore_too_much_material)
            .or_else(shakmaty::PositionError::ignore_impossible_check)
            .ok()?;
        for at in 0..plies {
            let captures = at + quiet + 1 == plies;
            let next = if at % 2 == 0 {
                drops.pop()
            } else {
                theirs.pop()
            };
            match next {
                Some(drop) => put(&mut position, drop, captures),
                None => stay(&mut position, captures)?,
            }
        }
        Some(Self(position))
    }
}

/// What a piece is, from where it comes and where it stands.
type Drop = (Role, Square, Square);

/// Takes the pawns of a side that stand on its last rank off the board.
fn pawns_on_last_rank(setup: &mut Setup, side: Color) -> Vec<Drop> {
    let rank = side.fold_wb(Rank::Eighth, Rank::First);
    let pawns = setup.board.by_color(side) & setup.board.pawns() & rank;
    for at in pawns {
        setup.board.discard_piece_at(at);
    }
    pawns.into_iter().map(|at| (Role::Pawn, at, at)).collect()
}

/// Takes the pieces of the side to move that attack the other king off the board, and a king to where it attacks
/// nothing.
fn without_checks(setup: &mut Setup) -> Option<Vec<Drop>> {
    let mover = setup.turn;
    let king = setup.board.king_of(!mover)?;
    let mut drops = Vec::new();
    loop {
        let board = &setup.board;
        let Some(at) = board.attacks_to(king, mover, board.occupied()).first() else {
            return Some(drops);
        };
        let piece = setup.board.remove_piece_at(at)?;
        setup.castling_rights.discard(at);
        let from = if piece.role == Role::King {
            let mut free = Square::ALL.into_iter().filter(|square| {
                setup.board.piece_at(*square).is_none()
                    && !attacks::king_attacks(*square).contains(king)
            });
            let from = free.next()?;
            setup.board.set_piece_at(from, piece);
            from
        } else {
            at
        };
        drops.push((piece.role, from, at));
    }
}

/// A piece of the side to move stays where it stands: the king last, for with it the right to castle would go.
fn stay(position: &mut shakmaty::Chess, captures: bool) -> Option<()> {
    let board = position.board();
    let own = board.by_color(position.turn());
    let free = (!board.occupied()).first()?;
    let others = own & !board.kings();
    let at = others.first().or(own.first())?;
    let role = board.role_at(at)?;
    // A rook that comes from its corner has lost its castling, and a pawn from two squares away can be passed.
    let from = if role == Role::Rook { free } else { at };
    put(position, (role, from, at), captures);
    Some(())
}

/// The side to move puts a piece down, which comes from a square where it need not have stood. What counts as a capture
/// begins the count of quiet moves anew.
fn put(position: &mut shakmaty::Chess, (role, from, to): Drop, captures: bool) {
    position.play_unchecked(shakmaty::Move::Normal {
        role,
        from,
        capture: captures.then_some(Role::Knight),
        to,
        promotion: None,
    });
}
