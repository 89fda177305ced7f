//! A move that was written down and sealed: what can be read of it, right or wrong.

use super::fit::LegalMoves;
use super::said::Said;
use crate::arbiter::Written;
use crate::game::Position;
use crate::voice::Voices;

impl Voices {
    /// What can be read of a move that was written down: the legal moves that fit it, and piece and
    /// squares as far as there is only one reading of them.
    ///
    /// A sign for capture or check that is wrong or missing does not make another move of it.
    pub fn written(&self, text: &str, position: &Position, language: &str) -> Written {
        let Some(chess) = position.chess() else {
            return self.written_in_draughts(text, position, language);
        };
        let board = LegalMoves::new(chess);
        let mut said = self.understand(text, chess, [language; 2], false);
        // Who names nothing has written no move, though only one may fit.
        said.retain(|one| !one.names_nothing());
        let mut fitting = board.fitting(&said);
        if fitting.is_empty() {
            let promotes =
                |one: &Said, promotion| one.promotion.is_none_or(|p| Some(p) == promotion);
            let related = said.iter().flat_map(|one| {
                let mut moves = board.related(one);
                moves.retain(|mv| promotes(one, mv.promotion));
                moves
            });
            fitting = related.collect();
            fitting.sort_unstable();
            fitting.dedup();
        }
        // Castling says where the king goes, whether it may or not.
        let castling = agreed(&said, |one| one.castling).flatten();
        let goal = castling.and_then(|castling| chess.castling_goal(castling));
        Written {
            fitting: fitting.into_iter().map(Into::into).collect(),
            kind: agreed(&said, |one| one.mover),
            from: agreed(&said, |one| one.from),
            to: agreed(&said, |one| one.to).or(goal),
            promotion: agreed(&said, |one| one.promotion),
        }
    }
}

/// What all readings agree on.
fn agreed<T: Copy + PartialEq>(said: &[Said], read: impl Fn(&Said) -> Option<T>) -> Option<T> {
    let first = read(said.first()?)?;
    let agree = said.iter().all(|one| read(one) == Some(first));
    agree.then_some(first)
}
