//! The openings that the opponent plays without thinking, for variety.

use crate::board::Side;
use crate::chance::Chance;
use crate::chess;
use crate::game::{Move, Position};

/// One line of moves each; `#` begins a comment.
const CHESS: &str = include_str!("book_chess.txt");
const DRAUGHTS: &str = include_str!("book_draughts.txt");

/// The move that a word means: `e2e4` in chess; in draughts `c3-d4`, or `c3:e5` where there is but one such
/// capture.
fn read(word: &str, position: &Position) -> Option<Move> {
    if position.chess().is_some() {
        return Some(word.parse::<chess::Move>().ok()?.into());
    }
    let mut fits = position.draughts()?.legal_moves().into_iter().filter(|mv| {
        let sign = if mv.is_capture() { ':' } else { '-' };
        format!("{}{sign}{}", mv.from, mv.to) == word
    });
    let mv = fits.next()?;
    fits.next().is_none().then(|| mv.into())
}

/// The lines of the game of a position.
fn lines(position: &Position) -> impl Iterator<Item = &'static str> {
    let text = match position.chess() {
        Some(_) => CHESS,
        None => DRAUGHTS,
    };
    text.lines().filter(|line| !line.starts_with('#'))
}

/// Whether the same stands on both boards, with the same side to move and the same rights.
fn is_same(one: &Position, other: &Position) -> bool {
    match (one.chess(), other.chess()) {
        (Some(one), Some(other)) => one.same_arrangement(other),
        (None, None) => {
            let board = |position: &Position| {
                let position = position.draughts()?;
                let men = Side::BOTH.map(|side| (position.men(side), position.kings(side)));
                Some((men, position.turn()))
            };
            board(one) == board(other)
        }
        _ => false,
    }
}

/// A move of the book for a position, if it has one; the position may be reached by other ways.
pub(super) fn pick(position: &Position, chance: &mut Chance) -> Option<Move> {
    let start = position.game().start();
    let mut moves: Vec<Move> = Vec::new();
    for line in lines(&start) {
        let mut now = start.clone();
        for word in line.split_whitespace() {
            let Some(mv) = read(word, &now) else { break };
            if is_same(&now, position) {
                moves.push(mv);
                break;
            }
            let Some(next) = now.play(mv) else { break };
            now = next;
        }
    }
    moves.retain(|mv| position.play(*mv).is_some());
    // What stands in more lines is played more often.
    chance.pick(&moves).copied()
}
