//! One of two moves: "a4 or a3", "c8 queen or knight", "knight or pawn takes d5". Which of them is asked.

use super::tokens::{Token, spelt, tokens};
use crate::game::{Move, Position};
use crate::protocol::MoveEntry;
use crate::voice::Voices;

impl Voices {
    /// The moves of a line that names two, with a word between them that leaves the choice, or takes the first one
    /// back: "a3, no, h3". What only one of them says is meant of both.
    pub(super) fn hear_either(
        &self,
        text: &str,
        position: &Position,
        languages: [&str; 2],
    ) -> Option<MoveEntry> {
        let said = tokens(text);
        let eithers = &self.own(languages[0]).eithers;
        let (at, taken) =
            (1..said.len()).find_map(|at| Some((at, eithers.find(&said[at..])?.1)))?;
        let (first, second) = (&said[..at], &said[at + taken..]);
        if second.is_empty() {
            return None;
        }
        let heard = |said: Vec<Token>| moves(self.hear_one(&spelt(&said), position, languages));
        let ends = (1..second.len()).map(|from| [first, &second[from..]].concat());
        let begins = (1..first.len())
            .rev()
            .map(|to| [&first[..to], second].concat());
        let mut one = std::iter::once(first.to_vec())
            .chain(ends)
            .filter_map(heard);
        let mut other = std::iter::once(second.to_vec())
            .chain(begins)
            .filter_map(heard);
        let mut both = [one.next()?, other.next()?].concat();
        both.sort_unstable();
        both.dedup();
        let mut chess = both.iter().filter_map(Move::chess);
        let way = chess.next().map(|mv| (mv.from, mv.to));
        match (both.len(), way) {
            (0 | 1, _) => None,
            (_, Some((from, to))) if chess.all(|mv| (mv.from, mv.to) == (from, to)) => {
                Some(MoveEntry::FromTo(from, to))
            }
            _ => Some(MoveEntry::Several(both)),
        }
    }
}

fn moves(entry: MoveEntry) -> Option<Vec<Move>> {
    if let MoveEntry::Several(moves) = entry {
        Some(moves)
    } else if let MoveEntry::Move(mv) = entry {
        Some(vec![mv])
    } else {
        None
    }
}
