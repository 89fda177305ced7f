//! What is taken and is no piece, and what is told of a move: "take this move", "taken", "d4 is a draw".

use super::mark::Mark;
use super::moods::WordMood;
use super::said::Said;
use super::tokens::{Token, tokens};
use super::vocabulary::Vocabulary;
use crate::voice::Voices;

impl Vocabulary {
    /// Whether what is taken is no piece: "I take the move", "ich schlage etwas vor".
    pub(super) fn takes_no_piece(&self, said: &[Token]) -> bool {
        let takes = |at: &usize| self.look_up(&said[*at..]).0.iter().any(is_taking);
        let is_object = |at: usize| self.is_in_mood(WordMood::Objects, &said[at..]);
        let first = (0..said.len()).find(takes);
        first.is_some_and(|first| (first + 1..said.len()).any(is_object))
    }

    /// Takes out a capture or castling of which it is only told that it was done, and no square is named.
    pub(super) fn drop_done(&self, said: &mut Vec<Said>, tokens: &[Token]) {
        // "Roque" is no "roqué".
        let is_done = |at: usize| {
            let said = &tokens[at..];
            self.is_in_mood(WordMood::Done, said) && self.moods.has_exactly(said)
        };
        if (0..tokens.len()).any(is_done) {
            said.retain(|one| !one.names_no_way());
        }
    }

    /// Whether words say that something is taken, and neither what nor where.
    fn only_takes(&self, said: &[Token]) -> bool {
        let (mut rest, mut takes) = (said, false);
        while !rest.is_empty() {
            let (marks, taken) = self.look_up(rest);
            let is_taken = marks.iter().any(is_taking);
            if taken == 0 || !is_taken && !marks.contains(&Mark::Filler) {
                return false;
            }
            takes |= is_taken;
            rest = rest.get(taken..).unwrap_or_default();
        }
        takes
    }
}

const fn is_taking(mark: &Mark) -> bool {
    matches!(mark, Mark::Takes | Mark::Taking)
}

impl Voices {
    /// What stands before a comma behind which it is dropped: "d4, scratch that".
    pub fn dropped<'a>(&self, text: &'a str, language: &str) -> Option<&'a str> {
        let (before, behind) = text.rsplit_once(',')?;
        self.says_only(WordMood::Drops, behind, language)
            .then_some(before)
    }

    /// Whether words beside those that offer a draw are no move: "I take" a draw, "d4 is" one.
    pub fn is_no_move_beside(&self, mv: &str, offer: &str, language: &str) -> bool {
        let own = self.own(language);
        let (mv, offer) = (tokens(mv), tokens(offer));
        let states = |said: &[Token]| {
            let moods = [WordMood::States, WordMood::Others];
            moods.iter().find_map(|mood| own.begins_with(*mood, said))
        };
        let ends = |at: usize| states(&mv[at..]).is_some_and(|taken| at + taken == mv.len());
        own.only_takes(&mv) || states(&offer).is_some() || (1..mv.len()).any(ends)
    }
}
