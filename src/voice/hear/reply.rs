//! Answers in whole sentences: yes or no, a piece, a number, a clock, a side.

use super::filling;
use super::mark::Mark;
use super::number::in_words;
use super::tokens::{Token, is_question, tokens};
use super::vocabulary::Vocabulary;
use crate::board::{Kind, Side};
use crate::voice::Voices;

/// What a sentence says to a question that wants yes or no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Yes.
    Yes,
    /// No.
    No,
    /// Both, or one with a condition.
    Unclear,
}

/// What ends a clause.
pub(super) const CLAUSE_ENDS: [char; 6] = [',', ';', '.', '!', '?', ':'];
/// With so much in common, in percent, something is asked for that only tells.
const TOLD: u32 = 76;
/// A pawn becomes one of these.
const PROMOTED: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

impl Voices {
    /// What a sentence says to a question that wants yes or no; `None` if it says neither.
    pub fn reply(&self, text: &str, language: &str) -> Option<Reply> {
        let clauses = clauses(text, self.own(language));
        let said: Vec<(Reply, bool)> = clauses.iter().flat_map(|one| of_clause(one)).collect();
        // "No, I want to go on": a wish agrees only where nothing else is said.
        let has_more = said.iter().any(|(_, is_wish)| !is_wish);
        let said = said
            .into_iter()
            .filter(|(_, is_wish)| !has_more || !is_wish);
        let said: Vec<Reply> = said.map(|(reply, _)| reply).collect();
        let first = *said.first()?;
        let agree = said.iter().all(|one| *one == first);
        // "Should I say yes?" is no yes, and neither is "sure, you're joking".
        let is_doubtful = || self.only_asks(text, language) || !self.is_plain_yes(text, language);
        Some(if agree && !(first == Reply::Yes && is_doubtful()) {
            first
        } else {
            Reply::Unclear
        })
    }

    /// Whether nothing stands before a yes, and what is said besides is known and asks for nothing that only tells.
    fn is_plain_yes(&self, text: &str, language: &str) -> bool {
        let own = self.own(language);
        text.split(CLAUSE_ENDS).all(|clause| {
            let said = tokens(clause);
            let (mut at, mut has_replied, mut has_more) = (0, false, false);
            while at < said.len() {
                let rest = &said[at..];
                let replies = own.replies.find(rest).map_or(0, |(_, taken)| taken);
                let taken = replies.max(own.filled(rest)).max(own.softened(rest));
                let is_known =
                    matches!(&rest[0], Token::Run(run) if own.knows(&run.text.to_lowercase()));
                if taken == 0 && !is_known || replies > 0 && has_more && !has_replied {
                    return false;
                }
                has_more |= taken == 0;
                has_replied |= replies > 0;
                at += taken.max(1);
            }
            has_replied || !has_more || !self.only_tells(clause, language)
        })
    }

    /// Whether a line asks for something that only tells: "what time is it".
    fn only_tells(&self, text: &str, language: &str) -> bool {
        let exact = self.meanings(text, language).into_iter().next();
        let likely = || {
            self.likely(text, language)
                .into_iter()
                .find(|one| one.share >= TOLD)
        };
        let meant = exact.or_else(|| likely().map(|one| one.meaning));
        meant.is_some_and(|meant| meant.tells())
    }

    /// Whether a line is a question, or doubts what it says: it is no yes.
    pub fn only_asks(&self, text: &str, language: &str) -> bool {
        let doubts = clauses(text, self.own(language)).concat();
        is_question(text) || self.asks(text, language) || doubts.iter().any(|name| name == "unsure")
    }

    /// What a sentence says to an offer of a draw, whether there is one or not; `None` if it says nothing to that. Who
    /// asks "won't you accept a draw?" offers one.
    pub fn reply_to_draw(&self, text: &str, language: &str) -> Option<Reply> {
        if is_question(text) {
            return None;
        }
        let named = clauses(text, self.own(language));
        let has = |clause: &[String], name: &str| clause.iter().any(|other| other == name);
        let denies = |clause: &[String]| has(clause, "not") || has(clause, "no");
        let of_draw = text.split(CLAUSE_ENDS).zip(&named);
        let of_draw: Vec<(&str, &Vec<String>)> =
            of_draw.filter(|(_, named)| has(named, "draw")).collect();
        // "There was no draw in the football" says nothing of this game.
        if of_draw.iter().any(|(_, named)| denies(named)) {
            let is_told = of_draw
                .iter()
                .any(|(said, _)| self.has_unknown(said, language));
            return Some(if is_told { Reply::Unclear } else { Reply::No });
        }
        let accepts = !of_draw.is_empty() && named.iter().any(|named| has(named, "accept"));
        accepts.then_some(Reply::Yes)
    }

    /// The piece that a pawn becomes, if a sentence names just one that it can become, and wishes it: "not a queen" and
    /// "is a knight better" do not.
    pub fn promotion_in(&self, text: &str, language: &str) -> Option<Kind> {
        let wished = |said: &[Token], vocabulary: &Vocabulary| {
            let (marks, taken) = vocabulary.look_up(said);
            if let Some(kind) = marks.iter().copied().find_map(Mark::try_as_kind) {
                return Some((Some(kind), taken));
            }
            let joins =
                |mark: &Mark| matches!(mark, Mark::Filler | Mark::Becomes | Mark::To | Mark::Takes);
            let joined = marks.iter().any(joins).then_some(taken);
            let wishes = vocabulary.replies.find(said);
            let wishes = wishes.filter(|(name, _)| matches!(*name, "wish" | "agree" | "yes"));
            let others = [wishes, vocabulary.polite.find(said)].into_iter().flatten();
            let longest = others.map(|(_, taken)| taken).chain(joined).max();
            longest.map(|taken| (None, taken))
        };
        let words = found(text, self.own(language), |said, vocabulary| {
            let read = wished(said, vocabulary);
            Some(read.map_or((None, 1), |(kind, taken)| (Some(kind), taken)))
        });
        // Every word belongs to the wish.
        let words: Vec<Option<Kind>> = words.into_iter().collect::<Option<_>>()?;
        let kinds: Vec<Kind> = words.into_iter().flatten().collect();
        one_of(&kinds).filter(|kind| PROMOTED.contains(kind))
    }

    /// The numbers that a sentence names, in their order.
    pub fn numbers_in(&self, text: &str, language: &str) -> Vec<u32> {
        found(text, self.own(language), number)
    }

    /// The number that all words of a text name.
    pub fn whole_number(&self, text: &str, language: &str) -> Option<u32> {
        let said = tokens(text);
        let (number, taken) = number(&said, self.own(language))?;
        (taken == said.len()).then_some(number)
    }

    /// The sides that a sentence names: White and Black; one, both or neither.
    pub fn sides_in(&self, text: &str, language: &str) -> Option<[bool; 2]> {
        let vocabulary = self.own(language);
        let named = found(text, vocabulary, |said, vocabulary| {
            let (name, taken) = vocabulary.sides.find(said)?;
            Some((name == "both", taken))
        });
        if let Some(both) = one_of(&named) {
            return Some([both; 2]);
        }
        let side = one_of(&found(text, vocabulary, filling::side))?;
        Some([side == Side::White, side == Side::Black])
    }
}

/// What is named in each clause of a sentence.
fn clauses(text: &str, vocabulary: &Vocabulary) -> Vec<Vec<String>> {
    let names = |clause: &str| {
        found(clause, vocabulary, |said, vocabulary| {
            let (name, taken) = vocabulary.replies.find(said)?;
            Some((name.to_owned(), taken))
        })
    };
    text.split(CLAUSE_ENDS).map(names).collect()
}

/// What one clause of a sentence says, in its order, and whether that is only a wish. Where it is denied, nothing in it
/// agrees.
fn of_clause(names: &[String]) -> Vec<(Reply, bool)> {
    let is_denied = names.iter().any(|name| name == "not");
    let replies = names.iter().filter_map(|name| match name.as_str() {
        "yes" => Some((Reply::Yes, false)),
        "agree" | "accept" if !is_denied => Some((Reply::Yes, false)),
        "wish" if !is_denied => Some((Reply::Yes, true)),
        "no" | "not" => Some((Reply::No, false)),
        "unsure" => Some((Reply::Unclear, false)),
        _ => None,
    });
    replies.collect()
}

/// A number in figures or in words.
pub(super) fn number(said: &[Token], vocabulary: &Vocabulary) -> Option<(u32, usize)> {
    if let Token::Figures(figures) = said.first()? {
        return Some((figures.parse().ok()?, 1));
    }
    let minutes = vocabulary.minutes.find(said);
    let minutes = minutes.and_then(|(name, taken)| Some((name.parse().ok()?, taken)));
    let longest = [in_words(said, vocabulary), minutes].into_iter().flatten();
    if let Some(found) = longest.max_by_key(|(_, taken)| *taken) {
        return Some(found);
    }
    let (marks, taken) = vocabulary.look_up(said);
    let number = marks.into_iter().find_map(|mark| {
        if let Mark::Rank(at) | Mark::Ordinal(at) = mark {
            Some(u32::from(at) + 1)
        } else {
            None
        }
    })?;
    Some((number, taken))
}

/// Everything of a kind that the words of a text name, one after the other; other words are passed over.
fn found<T>(
    text: &str,
    vocabulary: &Vocabulary,
    read: impl Fn(&[Token], &Vocabulary) -> Option<(T, usize)>,
) -> Vec<T> {
    let tokens = tokens(text);
    let mut rest = tokens.as_slice();
    let mut all = Vec::new();
    while !rest.is_empty() {
        let taken = read(rest, vocabulary).map_or(1, |(one, taken)| {
            all.push(one);
            taken.max(1)
        });
        rest = rest.get(taken..).unwrap_or_default();
    }
    all
}

/// What is named, if it is only one thing.
fn one_of<T: Copy + PartialEq>(all: &[T]) -> Option<T> {
    let first = *all.first()?;
    all.iter().all(|other| *other == first).then_some(first)
}
