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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::opponent::{Limits, Memory, think};

    /// How much worse a side may stand at the end of a line, in hundredths: a pawn that is given up in chess,
    /// and nothing in draughts.
    fn worst(start: &Position) -> i32 {
        if start.chess().is_some() { 130 } else { 60 }
    }

    #[test]
    fn every_line_is_legal_and_nobody_loses_anything() {
        for game in Game::ALL {
            let start = game.start();
            let mut memory = Memory::new(4);
            for line in lines(&start) {
                let mut now = start.clone();
                for word in line.split_whitespace() {
                    let mv = read(word, &now).unwrap_or_else(|| panic!("{word} in {line}"));
                    let next = now.play(mv);
                    now = next.unwrap_or_else(|| panic!("{word} in {line}"));
                }
                // A second and longer look where the first one is not content.
                let is_even = [3_000, 100_000].into_iter().any(|nodes| {
                    let limits = Limits { depth: 20, nodes };
                    let found = think(&now, &[], &mut memory, limits, &mut |_| false, &mut |_| {});
                    found.is_some_and(|found| found.value.abs() <= worst(&start))
                });
                assert!(is_even, "{line}");
            }
        }
    }

    #[test]
    fn the_first_moves_vary_and_the_book_ends() {
        for game in Game::ALL {
            let start = game.start();
            let first = |seed| pick(&start, &mut Chance::new(seed));
            let mut found: Vec<_> = (0..40).filter_map(first).map(|mv| mv.to_string()).collect();
            found.sort();
            found.dedup();
            assert!(found.len() >= 3, "{found:?}");
            // The answers vary, too.
            let next = start.play(first(1).expect("a move")).expect("it is legal");
            let answer = |seed| pick(&next, &mut Chance::new(seed));
            let mut found: Vec<_> = (0..40)
                .filter_map(answer)
                .map(|mv| mv.to_string())
                .collect();
            found.sort();
            found.dedup();
            assert!(found.len() >= 2, "{found:?}");
        }
        let rare =
            chess::Position::from_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").expect("a position");
        assert_eq!(pick(&rare.into(), &mut Chance::new(1)), None);
    }
}
