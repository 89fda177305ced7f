//! The answer to "which one?".

use super::choose;
use super::reading::{Reader, Rigour};
use super::tokens::{has_question, tokens};
use crate::game::{Move, Position};
use crate::protocol::MoveEntry;
use crate::voice::Voices;

impl Voices {
    /// Which of several legal moves of a position an answer picks out, if it is one; of promotions perhaps several. Who
    /// asks with a question mark does not choose yet.
    pub fn choose(
        &self,
        text: &str,
        position: &Position,
        candidates: &[Move],
        language: &str,
    ) -> Option<MoveEntry> {
        if has_question(text) {
            return None;
        }
        let Some(chess) = position.chess() else {
            let chosen = self.choose_in_draughts(text, position, candidates, language);
            return chosen.map(MoveEntry::Move);
        };
        let facts = candidates.iter().map(|mv| chess.facts(mv.chess()?));
        let facts: Vec<_> = facts.collect::<Option<_>>()?;
        let tokens = tokens(text);
        for rigour in [Rigour::Own, Rigour::Lenient] {
            let ways = Reader::read(self, self.own(language), rigour, &tokens);
            let picked = ways.iter().map(|marks| choose::pick(marks, &facts));
            let mut picked = picked.filter(|picked| !picked.is_empty());
            if let Some(first) = picked.next() {
                let agree = picked.all(|other| other == first);
                let moves = first.iter().filter_map(|at| candidates.get(*at).copied());
                let moves: Vec<Move> = moves.collect();
                return choose::entry(&moves).filter(|_| agree);
            }
        }
        None
    }
}
