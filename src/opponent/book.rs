//! The openings that the opponent plays without thinking, for variety.

use crate::chance::Chance;
use crate::chess;
use crate::game::{Move, Position};

/// One line of moves each; `#` begins a comment.
const LINES: &str = include_str!("book.txt");

/// The lines, as far as their moves are legal.
fn lines() -> impl Iterator<Item = impl Iterator<Item = Move>> {
    let lines = LINES.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let moves = line.split_whitespace();
        moves.filter_map(|mv| Some(mv.parse::<chess::Move>().ok()?.into()))
    })
}

/// A move of the book for a position, if it has one; the position may be reached by other ways.
pub(super) fn pick(position: &Position, chance: &mut Chance) -> Option<Move> {
    let wanted = position.chess()?;
    let mut moves: Vec<Move> = Vec::new();
    for line in lines() {
        let mut now = Position::default();
        for mv in line {
            let here = now.chess();
            if here.is_some_and(|here| here.same_arrangement(wanted)) {
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

    #[test]
    fn every_line_is_legal_to_its_end() {
        for (number, line) in LINES.lines().enumerate() {
            if line.starts_with('#') {
                continue;
            }
            let mut now = Position::default();
            for word in line.split_whitespace() {
                let mv: chess::Move = word.parse().expect("a move");
                let next = now.play(mv.into());
                now = next.unwrap_or_else(|| panic!("line {}: {word}", number + 1));
            }
        }
    }

    #[test]
    fn the_first_move_varies_and_the_book_ends() {
        let start = Position::default();
        let first = |seed| pick(&start, &mut Chance::new(seed));
        let mut found: Vec<_> = (0..40).filter_map(first).map(|mv| mv.to_string()).collect();
        found.sort();
        found.dedup();
        assert!(found.len() >= 3, "{found:?}");
        let rare =
            chess::Position::from_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").expect("a position");
        assert_eq!(pick(&rare.into(), &mut Chance::new(1)), None);
    }
}
