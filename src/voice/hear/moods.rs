//! What makes something else of an order: a question, what the laws say, a polite request.

use strum::{IntoStaticStr, VariantNames};

use super::tokens::{Token, has_question, spelt, tokens, words_only};
use crate::protocol::Ask;
use crate::voice::Voices;

/// What words make of an order; each is a list of a voice, `hear-mood-` with its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum WordMood {
    /// A part of a verb that stands apart makes another one of what takes: "ich schlage d5 vor".
    Apart,
    /// It is asked whether it was done or is to be done: "did he".
    Asks,
    /// Somebody is asked politely to do it: "could you".
    Begs,
    /// It is asked what stands in the middle of the board.
    Centre,
    /// It is told that something was done: "taken".
    Done,
    /// At the end of a line it leaves open whether that was an order: "hmm".
    Doubts,
    /// What was said before it is not to be done: "scratch that".
    Drops,
    /// It is asked how it is done: "how do I".
    How,
    /// It is asked what a key does: "what does F2 do".
    KeyDoes,
    /// It is asked which key does it: "which key".
    Keys,
    /// It is asked what the laws say of everybody: "what is a".
    Laws,
    /// It is asked whether it may be done: "can I".
    May,
    /// What was told is to be told to its end: "more".
    More,
    /// What is taken, and is no piece: "take this move".
    Objects,
    /// Somebody else than the player is named.
    Others,
    /// Nothing, though it begins as one of the others does: "how about".
    Plain,
    /// Clocks are to run.
    Runs,
    /// Something is told of a move, or of somebody: "is a".
    States,
    /// Clocks are to stop.
    Stops,
    /// At the beginning or the end of a line it makes no order of it: "say", "I suggest", "let him".
    Tells,
    /// Pieces are traded, and more must be named than that.
    Trades,
    /// It is asked whether both may do it, or both are asked to: "can we".
    We,
}

impl Voices {
    /// Whether a line asks, by a question mark anywhere in it.
    pub fn has_question(&self, text: &str) -> bool {
        has_question(text)
    }

    /// Whether a line asks whether something was done or is to be done, in the player's language.
    pub fn asks(&self, text: &str, language: &str) -> bool {
        self.own(language).asks(&tokens(text))
    }

    /// Whether a line asks what the laws say of everybody, in the player's language.
    pub fn is_of_laws(&self, text: &str, language: &str) -> bool {
        self.own(language).is_of_laws(&tokens(text))
    }

    /// Whether a line says that it is to begin, in the player's language.
    pub fn begins(&self, text: &str, language: &str) -> bool {
        let (own, said) = (self.own(language), tokens(text));
        [own.polite.left_of(&said), said]
            .iter()
            .any(|said| own.replies.find(said) == Some(("begin", said.len())))
    }

    /// Whether a line denies something, in the player's language.
    pub fn denies(&self, text: &str, language: &str) -> bool {
        self.own(language).denies(&tokens(text))
    }

    /// Whether a line asks something and says no to it, in the player's language: "draw? no".
    pub fn says_no_to_itself(&self, text: &str, language: &str) -> bool {
        let Some((asked, reply)) = text.rsplit_once(['?', '？']) else {
            return false;
        };
        let (own, reply) = (self.own(language), words_only(&tokens(reply)));
        let no = own.replies.find(&reply);
        let is_no = no.is_some_and(|(name, taken)| {
            matches!(name, "no" | "not") && taken == reply.len() && taken > 0
        });
        is_no && !tokens(asked).is_empty()
    }

    /// A line without the words that deny; `None` if it denies nothing.
    pub fn without_denial(&self, text: &str, language: &str) -> Option<String> {
        let (own, said) = (self.own(language), words_only(&tokens(text)));
        let denials = own.denials(&said);
        let left = said.iter().zip(&denials).filter(|(_, denies)| !**denies);
        let left: Vec<Token> = left.map(|(token, _)| token.clone()).collect();
        (left.len() < said.len()).then(|| spelt(&left))
    }

    /// The command that is wanted instead of what is denied before a comma, if it is one.
    pub fn instead<'a>(&self, text: &'a str, language: &str) -> Option<&'a str> {
        let wanted = self.own(language).instead(text);
        wanted.filter(|wanted| self.is_command(wanted, language))
    }

    /// Whether a word of a line says no, or denies something, in the player's language.
    pub fn says_no(&self, text: &str, language: &str) -> bool {
        self.has_reply(text, language, &["no", "not"])
    }

    /// Whether a line wishes something in the player's language: "I want", "I'd like to".
    pub fn wishes(&self, text: &str, language: &str) -> bool {
        self.begins_request(text, language) || self.has_reply(text, language, &["wish"])
    }

    fn has_reply(&self, text: &str, language: &str, names: &[&str]) -> bool {
        let (own, said) = (self.own(language), tokens(text));
        let name = |at: usize| own.replies.find(&said[at..]).map(|(name, _)| name);
        (0..said.len()).any(|at| name(at).is_some_and(|name| names.contains(&name)))
    }

    /// Whether a word of a line is in a mood: "runs", of clocks that are to run.
    pub fn is_in_mood(&self, mood: WordMood, text: &str, language: &str) -> bool {
        let (own, said) = (self.own(language), tokens(text));
        (0..said.len()).any(|at| own.is_in_mood(mood, &said[at..]))
    }

    /// Whether a line wants more of what was told, and nothing else, in the player's language.
    pub fn wants_more(&self, text: &str, language: &str) -> bool {
        self.says_only(WordMood::More, text, language)
    }

    /// Whether a line is in a mood and says nothing else, in the player's language.
    pub fn says_only(&self, mood: WordMood, text: &str, language: &str) -> bool {
        let own = self.own(language);
        let said = words_only(&tokens(text));
        [own.polite.left_of(&said), said]
            .iter()
            .any(|said| own.begins_with(mood, said) == Some(said.len()))
    }

    /// Whether a line begins as requests do, in the player's language.
    pub fn begins_request(&self, text: &str, language: &str) -> bool {
        self.own(language).begins_request(&tokens(text))
    }

    /// What somebody is asked to do, without the words around it: "could you castle short, please" is "castle short".
    pub(super) fn begged(&self, text: &str, language: &str) -> Option<String> {
        let (own, said) = (self.own(language), words_only(&tokens(text)));
        let soft = own.soft(&said);
        let begs = |at: &usize| own.is_in_mood(WordMood::Begs, &said[*at..]);
        let first = (0..said.len()).take_while(|at| soft[*at]).find(begs)?;
        let begins = (first..said.len()).find(|at| !soft[*at])?;
        let ends = (begins..said.len()).rev().find(|at| !soft[*at])?;
        Some(spelt(&said[begins..=ends]))
    }

    /// What is said behind the words that begin a line in a mood: "how do I take back" is "take back".
    pub fn after_mood(&self, mood: WordMood, text: &str, language: &str) -> Option<String> {
        let (own, said) = (self.own(language), words_only(&tokens(text)));
        let taken = own.mood_at_first(mood, &said)?;
        Some(spelt(&said[taken..])).filter(|rest| !rest.is_empty())
    }

    /// What somebody asks whether he may do. "Could I, please" asks for it, and so does "can we" but for taking back.
    pub fn asked_whether(&self, text: &str, language: &str) -> Option<String> {
        let begs = self.is_in_mood(WordMood::Begs, text, language);
        let takes_back = |asked: &String| self.command(asked, language) == Some(Ask::Undo);
        let we = || {
            self.after_mood(WordMood::We, text, language)
                .filter(takes_back)
        };
        let may = self.after_mood(WordMood::May, text, language);
        may.or_else(we).filter(|_| !begs)
    }
}
