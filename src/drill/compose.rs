//! Positions that the program makes itself: chance puts the pieces, and a proof that tries everything says what
//! is to be found.

use super::mate;
use super::pawn_ending::{Ending, Solved};
use super::tactics::{Goal, Puzzle, card};
use crate::board::{Kind, Piece, Side, Square};
use crate::chance::Chance;
use crate::game::Position;
use crate::{chess, draughts};

/// The longest mate that is made, in moves.
const LONGEST_MADE: u32 = 2;

/// The pieces of the side that mates, besides its king.
const ATTACKERS: [&[Kind]; 8] = [
    &[Kind::Queen],
    &[Kind::Queen, Kind::Knight],
    &[Kind::Rook, Kind::Rook],
    &[Kind::Rook, Kind::Bishop],
    &[Kind::Rook, Kind::Knight],
    &[Kind::Queen, Kind::Bishop],
    &[Kind::Bishop, Kind::Bishop, Kind::Knight],
    &[Kind::Rook, Kind::Knight, Kind::Pawn],
];

/// The pieces of the other side, besides its king.
const DEFENDERS: [&[Kind]; 5] = [
    &[],
    &[Kind::Pawn],
    &[Kind::Pawn, Kind::Pawn],
    &[Kind::Pawn, Kind::Pawn, Kind::Rook],
    &[Kind::Pawn, Kind::Pawn, Kind::Knight],
];

/// Makes random positions until the wanted number has a mate that begins with one move only, half of them in one
/// move and half in two. White mates in every second one.
pub fn make(seed: u64, count: usize) -> Vec<Puzzle> {
    let mut chance = Chance::new(seed);
    let mut made: Vec<Puzzle> = Vec::new();
    let wanted = |made: &[Puzzle], moves: u32| {
        let of_length = made
            .iter()
            .filter(|one| one.goal == Goal::Mate(moves))
            .count();
        of_length < count.div_ceil(2)
    };
    while made.len() < count {
        let side = Side::BOTH[made.len() % 2];
        let Some(position) = position(side, &mut chance) else {
            continue;
        };
        let Some(moves) = mate::mate_in(&position, LONGEST_MADE) else {
            continue;
        };
        let is_new = made.iter().all(|one| one.position != position);
        let is_clear = mate::mating_moves(&position, moves).len() == 1;
        if is_new && is_clear && wanted(&made, moves) {
            let id = (made.len() + 1).to_string();
            made.push(Puzzle::new(id, position, Goal::Mate(moves)));
        }
    }
    made
}

/// Makes random positions until the wanted number has a mate in exactly three moves that begins with one move only.
/// White mates in every second one.
pub fn long_mates(seed: u64, count: usize) -> Vec<Puzzle> {
    let mut chance = Chance::new(seed);
    let mut made: Vec<Puzzle> = Vec::new();
    while made.len() < count {
        let side = Side::BOTH[made.len() % 2];
        let found = position(side, &mut chance);
        add_forced(&mut made, "three", found);
    }
    made
}

/// Plays random games of draughts until the wanted number has come to a forced win in exactly three moves that begins
/// with one move only.
pub fn draughts_wins(seed: u64, count: usize) -> Vec<Puzzle> {
    let mut chance = Chance::new(seed);
    let mut made: Vec<Puzzle> = Vec::new();
    while made.len() < count {
        let found = draughts_position(&mut chance);
        add_forced(&mut made, "draughts", found);
    }
    made
}

/// Adds a position that is won by force in exactly three moves, with one first move only.
fn add_forced(made: &mut Vec<Puzzle>, name: &str, position: Option<Position>) {
    let Some(position) = position.filter(|one| one.legal_moves().len() > 2) else {
        return;
    };
    let is_new = made.iter().all(|one| one.position != position);
    let is_wanted = is_new
        && mate::mate_in(&position, 3) == Some(3)
        && mate::mating_moves(&position, 3).len() == 1;
    if is_wanted {
        let id = format!("{name} {}", made.len() + 1);
        made.push(Puzzle::new(id, position, Goal::Mate(3)));
    }
}

/// A position of a game of draughts at random in which few pieces are left.
fn draughts_position(chance: &mut Chance) -> Option<Position> {
    let mut position = Position::from(draughts::Position::default());
    let few = 5 + chance.below(5);
    loop {
        let now = position.draughts()?;
        let pieces: u32 = Side::BOTH.map(|side| now.pieces(side).count()).iter().sum();
        if usize::try_from(pieces).ok()? <= few {
            // A drill counts its moves anew.
            let position = draughts::Position::from_fen(&card(&position));
            return Some(position.ok()?.into());
        }
        let moves = position.legal_moves();
        position = position.play(*chance.pick(&moves)?)?;
    }
}

/// Makes random positions with king and pawn against king until the wanted number is won by one move only. White has
/// the pawn in every second one.
pub fn pawn_wins(seed: u64, count: usize) -> Vec<Puzzle> {
    let solved = Solved::new();
    let mut chance = Chance::new(seed);
    let mut made: Vec<Puzzle> = Vec::new();
    while made.len() < count {
        let side = Side::BOTH[made.len() % 2];
        let one = Ending {
            king: chance.below(64),
            bare: chance.below(64),
            pawn: 8 + chance.below(48),
        };
        if !solved.can_stand(one) || !solved.wins(one) {
            continue;
        }
        let [(from, to)] = solved.winning_moves(one)[..] else {
            continue;
        };
        // That a pawn promotes need not be found.
        let Some(puzzle) = pawn_win(one, side, from, to).filter(|_| to < 56 || from == one.king)
        else {
            continue;
        };
        if made.iter().all(|other| other.position != puzzle.position) {
            let id = format!("pawn {}", made.len() + 1);
            made.push(Puzzle { id, ..puzzle });
        }
    }
    made
}

/// The position on the board of a side, with the move that wins.
fn pawn_win(one: Ending, side: Side, from: usize, to: usize) -> Option<Puzzle> {
    // For Black the board is turned upside down.
    let turned = |square: usize| match side {
        Side::White => square,
        Side::Black => square ^ 56,
    };
    let mut board: [Option<Piece>; 64] = [None; 64];
    let of = |side: Side, kind: Kind| Some(Piece { side, kind });
    board[turned(one.king)] = of(side, Kind::King);
    board[turned(one.pawn)] = of(side, Kind::Pawn);
    board[turned(one.bare)] = of(side.other(), Kind::King);
    let placed = chess::placement(|square| board[usize::from(square.index())]);
    let position = placed_with(&placed, side)?;
    let square = |at: usize| u8::try_from(turned(at)).ok().and_then(Square::from_index);
    let (from, to) = (square(from)?, square(to)?);
    let mut legal = position.legal_moves().into_iter();
    let mv = legal.find(|mv| (mv.from(), mv.to()) == (from, to))?;
    Some(Puzzle::new(String::new(), position, Goal::Win(mv)))
}

/// A legal position with few pieces, in which one side is to move and nobody is in check.
fn position(side: Side, chance: &mut Chance) -> Option<Position> {
    let attackers = *chance.pick(&ATTACKERS)?;
    let defenders = *chance.pick(&DEFENDERS)?;
    let mut board: [Option<Piece>; 64] = [None; 64];
    // A king at the edge is mated more easily.
    let king = (0..4).map(|_| chance.below(64)).find(|at| {
        let square = u8::try_from(*at).ok().and_then(Square::from_index);
        square.is_some_and(|one| [0, 7].contains(&one.file()) || [0, 7].contains(&one.rank()))
    });
    let of = |side: Side| move |kind: &Kind| Piece { side, kind: *kind };
    let (own, theirs) = (of(side), of(side.other()));
    board[king?] = Some(theirs(&Kind::King));
    let attackers = std::iter::once(&Kind::King).chain(attackers).map(own);
    for piece in attackers.chain(defenders.iter().map(theirs)) {
        let at = chance.below(64);
        let is_wrong = piece.kind == Kind::Pawn && !(8..56).contains(&at);
        if board[at].is_some() || is_wrong {
            return None;
        }
        board[at] = Some(piece);
    }
    let placed = chess::placement(|square| board[usize::from(square.index())]);
    placed_with(&placed, side).filter(|position| !position.is_check())
}

/// The position of these pieces with a side to move.
fn placed_with(placed: &str, side: Side) -> Option<Position> {
    let turn = match side {
        Side::White => 'w',
        Side::Black => 'b',
    };
    let fen = format!("{placed} {turn} - - 0 1");
    Some(chess::Position::from_fen(&fen).ok()?.into())
}
