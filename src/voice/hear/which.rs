//! The answer to "which one?".

use super::choose;
use super::reading::{Reader, Rigour};
use super::tokens::{Token, has_question, tokens, without_question};
use crate::game::{Move, Position};
use crate::protocol::MoveEntry;
use crate::voice::Voices;

impl Voices {
    /// Which of several legal moves of a position an answer picks out, if it is one; of promotions perhaps several. Who
    /// asks with a question mark, "a1?", has said nothing yet.
    pub fn choose(
        &self,
        text: &str,
        position: &Position,
        candidates: &[Move],
        language: &str,
    ) -> Option<MoveEntry> {
        if has_question(text) {
            let chosen = without_question(text);
            let chosen = self.choose(&chosen, position, candidates, language);
            return chosen.map(|_| MoveEntry::Unreadable(text.to_owned()));
        }
        if position.chess().is_none() {
            let chosen = self.choose_in_draughts(text, position, candidates, language);
            return chosen.map(MoveEntry::Move);
        }
        let said = tokens(text);
        let picked = |said: &[Token]| self.picked(said, position, candidates, language);
        // "The one that stands on a1"
        picked(&said).or_else(|| {
            let choosing = self.own(language).choosing.left_of(&said);
            let is_less = (1..said.len()).contains(&choosing.len());
            is_less.then(|| picked(&choosing)).flatten()
        })
    }

    fn picked(
        &self,
        said: &[Token],
        position: &Position,
        candidates: &[Move],
        language: &str,
    ) -> Option<MoveEntry> {
        let chess = position.chess()?;
        let facts = candidates.iter().map(|mv| chess.facts(mv.chess()?));
        let facts: Vec<_> = facts.collect::<Option<_>>()?;
        for rigour in [Rigour::Own, Rigour::Lenient] {
            let ways = Reader::read(self, self.own(language), rigour, said);
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
