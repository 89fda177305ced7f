//! What is asked of a piece as it is of a square: "who attacks my bishop" is "who attacks b5".

use super::mark::Mark;
use super::tokens::tokens;
use crate::board::{Kind, Square};
use crate::voice::Voices;

impl Voices {
    /// The line with the squares of a piece in place of its name, one line for each square. `squares` says where the
    /// pieces of a kind stand, of the other side if "his" was said. None if no piece is named, or a square beside it.
    pub fn with_squares(
        &self,
        text: &str,
        language: &str,
        squares: impl Fn(Kind, bool) -> Vec<Square>,
    ) -> Vec<String> {
        let vocabulary = self.own(language);
        let words: Vec<&str> = text.split_whitespace().collect();
        let marks = |word: &str| vocabulary.look_up(&tokens(word)).0;
        let kind = |word: &&str| marks(word).into_iter().find_map(Mark::try_as_kind);
        let mut named = words
            .iter()
            .enumerate()
            .filter_map(|(at, word)| Some((at, kind(word)?)));
        let (Some((at, kind)), None) = (named.next(), named.next()) else {
            return Vec::new();
        };
        if text.contains(|c: char| c.is_ascii_digit()) {
            return Vec::new();
        }
        let before = at.checked_sub(1).map(|before| words[before]);
        let is_filler = before.is_some_and(|word| marks(word).contains(&Mark::Filler));
        let telling = |word: &str| vocabulary.telling.is_never_passed_over(&tokens(word));
        let is_his = !is_filler && before.is_some_and(telling);
        let start = if is_filler || is_his { at - 1 } else { at };
        let with = |square: Square| {
            let name = square.to_string();
            let line = words[..start].iter().copied().chain([name.as_str()]);
            line.chain(words[at + 1..].iter().copied())
                .collect::<Vec<_>>()
                .join(" ")
        };
        squares(kind, is_his).into_iter().map(with).collect()
    }
}
