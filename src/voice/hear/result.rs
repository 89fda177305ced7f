//! The result of a game as it is said. Every word of it is known, or it is none: a word that is left over may say the
//! opposite.

use super::command::filled;
use super::event::keyword;
use super::pattern::Named;
use super::patterns::Compared;
use super::tokens::{Token, tokens};
use super::vocabulary::Vocabulary;
use crate::board::Side;
use crate::record::GameResult;
use crate::tournament::GameScore;
use crate::voice::Voices;

/// The results that are said in words without a gap for a side.
const WHOLE: [&str; 8] = [
    "white", "black", "draw", "nobody", "no-white", "no-black", "no-one", "annulled",
];

/// What a result is that came about otherwise than by playing; nothing if it cannot.
type Otherwise = fn(GameScore) -> Option<GameScore>;

impl Voices {
    /// The result that a text says, and the reason behind it. Who asks says none.
    pub fn result_said(&self, text: &str, language: &str) -> Option<(GameScore, String)> {
        let results = &self.own(language).results;
        let words: Vec<&str> = text.split_whitespace().collect();
        let mut places = 1..words.len();
        let reason =
            places.find_map(|at| Some((at, keyword(results, &words[at..], &["because"])?.1)));
        let (end, taken) = reason.unwrap_or((words.len(), 0));
        let said = words[..end].join(" ");
        let sign = said.trim_end_matches(['.', '!']);
        let sign = GameScore::read(sign).filter(|_| !sign.contains(char::is_alphabetic));
        let score = sign.or_else(|| self.score_in(&tokens(&said), language));
        let score = score.filter(|_| !text.contains(['?', '¿']))?;
        Some((score, words[end + taken..].join(" ")))
    }

    /// What this language calls a side.
    pub fn side_name(&self, side: Side, language: &str) -> &str {
        let [white, black] = &self.own(language).side_names;
        match side {
            Side::White => white,
            Side::Black => black,
        }
    }

    /// A result in words, perhaps with how it came about before it or behind it: "by forfeit".
    fn score_in(&self, said: &[Token], language: &str) -> Option<GameScore> {
        let own = self.own(language);
        let said = without_fillers(said, own);
        let named = |place: &[Token], how| own.results.find(place).filter(|(name, _)| *name == how);
        let ways: [(&str, Otherwise); 2] = [("judged", judged), ("forfeit", forfeited)];
        let in_a_way = ways.into_iter().find_map(|(how, apply)| {
            let before = named(&said, how).map(|(_, taken)| &said[taken..]);
            let ends = |at: &usize| {
                named(&said[*at..], how).is_some_and(|(_, taken)| at + taken == said.len())
            };
            let behind = (1..said.len()).find(ends).map(|at| &said[..at]);
            let rest = [before, behind].into_iter().flatten();
            rest.filter_map(|rest| self.plain_score(rest, own))
                .find_map(apply)
        });
        in_a_way.or_else(|| self.plain_score(&said, own))
    }

    fn plain_score(&self, said: &[Token], own: &Vocabulary) -> Option<GameScore> {
        if let Some(name) = own.results.one_of(said, &WHOLE) {
            return Some(match name {
                "white" => GameScore::Played(GameResult::Win(Side::White)),
                "black" => GameScore::Played(GameResult::Win(Side::Black)),
                "draw" => GameScore::Played(GameResult::Draw),
                "nobody" => GameScore::Played(GameResult::LostByBoth),
                "no-white" => GameScore::Forfeit(Some(Side::Black)),
                "no-black" => GameScore::Forfeit(Some(Side::White)),
                "no-one" => GameScore::Forfeit(None),
                _ => GameScore::Annulled,
            });
        }
        let patterns = own.results_of_a_side();
        let patterns = patterns.that_may_be(said, Compared::All).into_iter();
        let mut scores = patterns.filter_map(|pattern| {
            let side = filled(&pattern.parts, said, own, self)?.of_row.side?;
            let Named::Other(name) = pattern.command else {
                return None;
            };
            Some(match name {
                "wins" => GameScore::Played(GameResult::Win(side)),
                "loses" => GameScore::Played(GameResult::Win(side.other())),
                "accepts" => GameScore::Played(GameResult::Draw),
                _ => GameScore::Forfeit(Some(side.other())),
            })
        });
        scores.next()
    }
}

/// What was said without the words that people add: "please", "by the way".
fn without_fillers(mut said: &[Token], own: &Vocabulary) -> Vec<Token> {
    let mut rest = Vec::with_capacity(said.len());
    while let Some((first, others)) = said.split_first() {
        if let Some(("beside", taken)) = own.results.find(said) {
            said = &said[taken..];
        } else {
            rest.push(first.clone());
            said = others;
        }
    }
    rest
}

/// The result of a game that an arbiter has judged.
fn judged(score: GameScore) -> Option<GameScore> {
    match score {
        GameScore::Played(result) => Some(GameScore::Adjudicated(result)),
        GameScore::Adjudicated(_) | GameScore::Forfeit(_) | GameScore::Annulled => None,
    }
}

/// The result of a game that was not played.
fn forfeited(score: GameScore) -> Option<GameScore> {
    match score {
        GameScore::Played(result) => GameScore::unplayed(result),
        GameScore::Forfeit(_) => Some(score),
        GameScore::Adjudicated(_) | GameScore::Annulled => None,
    }
}
