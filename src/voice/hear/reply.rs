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

/// What a question asks that wants yes or no: who says that he does it says yes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum YesAbout {
    /// Whether a game begins on what was agreed.
    Begin,
    /// Whether the draw is accepted that somebody has offered, where he may only offer it once more.
    #[strum(serialize = "draw")]
    Offer,
    /// Whether something is taken away or written over.
    Delete,
    /// Whether a draw is accepted.
    Draw,
    /// Whether a drill or a set-up is left.
    Leave,
    /// Whether that was meant.
    Meant,
    /// Whether the game is given up for a new one.
    New,
    /// Whether a side resigns.
    Resign,
    /// Whether something goes on.
    Resume,
    /// Anything else, of which only the question's own words are known.
    Other,
}

/// What ends a clause.
pub(super) const CLAUSE_ENDS: [char; 6] = [',', ';', '.', '!', '?', ':'];
/// A pawn becomes one of these.
const PROMOTED: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

impl Voices {
    /// What a sentence says to a question that wants yes or no; `None` if it says neither. What was asked is a kind of
    /// question and its own words.
    pub fn reply(&self, text: &str, asked: (YesAbout, &str), language: &str) -> Option<Reply> {
        let own = self.own(language);
        let words = tokens(text);
        // "Ага, сейчас" scorns, and agrees to nothing.
        if own.replies.find(&words) == Some(("unsure", words.len())) {
            return Some(Reply::Unclear);
        }
        let is_yes = || own.is_all_yes(&words, asked) && !self.only_asks(text, language);
        let clauses = clauses(text, own);
        let said: Vec<Reply> = clauses.iter().flat_map(|one| of_clause(one)).collect();
        match said.first() {
            Some(Reply::No) if said.iter().all(|one| *one == Reply::No) => Some(Reply::No),
            None | Some(Reply::Yes) if said.iter().all(|one| *one == Reply::Yes) => {
                is_yes().then_some(Reply::Yes)
            }
            _ => Some(Reply::Unclear),
        }
    }

    /// What is said behind a yes: "yes, knight f3" is "knight f3".
    pub fn behind_yes<'t>(&self, text: &'t str, language: &str) -> Option<&'t str> {
        let (yes, rest) = text.trim().split_once([' ', ','])?;
        let yes = tokens(yes);
        let (name, taken) = self.own(language).replies.find(&yes)?;
        (name == "yes" && taken == yes.len()).then_some(rest)
    }

    /// Whether a line is a question, or doubts what it says: it is no yes.
    pub fn only_asks(&self, text: &str, language: &str) -> bool {
        let doubts = clauses(text, self.own(language)).concat();
        is_question(text) || self.asks(text, language) || doubts.iter().any(|name| name == "unsure")
    }

    /// Whether words of a line may ask whether something is so: "is it the third time".
    pub fn wonders(&self, text: &str, language: &str) -> bool {
        let (own, said) = (self.own(language), tokens(text));
        (0..said.len()).any(|at| own.asked.longest_of(&said[at..], &["wonders"]).is_some())
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
        let is_yes = || (self.own(language)).is_all_yes(&tokens(text), (YesAbout::Draw, ""));
        (accepts && is_yes()).then_some(Reply::Yes)
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

/// What one clause of a sentence says, in its order. Where it is denied, nothing in it agrees.
fn of_clause(names: &[String]) -> Vec<Reply> {
    let is_denied = names.iter().any(|name| name == "not");
    let replies = names.iter().filter_map(|name| match name.as_str() {
        "yes" => Some(Reply::Yes),
        "agree" | "accept" if !is_denied => Some(Reply::Yes),
        "no" | "not" => Some(Reply::No),
        "unsure" => Some(Reply::Unclear),
        _ => None,
    });
    replies.collect()
}

impl Vocabulary {
    /// Whether words say yes and nothing else: each of them agrees, is courtesy, or is of what was asked.
    fn is_all_yes(&self, said: &[Token], (about, asked): (YesAbout, &str)) -> bool {
        let asked = tokens(asked);
        let (mut rest, mut is_yes) = (said, false);
        while let Some(first) = rest.first() {
            let agrees = |name: &str| match name {
                "begin" => about == YesAbout::Begin,
                name => matches!(name, "yes" | "agree" | "accept"),
            };
            let agrees = self.replies.find(rest).filter(|(name, _)| agrees(name));
            let acts = self.asked.longest_of(rest, &[about.into()]);
            // A letter is an answer by itself only.
            let is_letter = matches!(first, Token::Run(run) if run.is_single());
            let assents = self
                .assents
                .find(rest)
                .filter(|_| !is_letter || said.len() == 1);
            let agrees = [agrees, acts.filter(|_| about != YesAbout::Offer), assents];
            let agrees = agrees.into_iter().flatten().map(|(_, taken)| taken).max();
            let beside = self.asked.longest_of(rest, &["beside"]);
            let of_draw = matches!(about, YesAbout::Draw | YesAbout::Offer);
            let draw = self.replies.find(rest);
            let draw = draw.filter(|(name, _)| of_draw && *name == "draw");
            let beside = [beside, acts, draw, self.polite.find(rest)]
                .into_iter()
                .flatten();
            let is_like = |word: &Token| matches!(word, Token::Run(_)) && word.is_like(first);
            let is_of_question = || asked.iter().any(is_like);
            let beside = beside.map(|(_, taken)| taken).max();
            let beside = beside.or_else(|| is_of_question().then_some(1));
            let Some(taken) = agrees.max(beside) else {
                return false;
            };
            is_yes |= agrees >= beside;
            rest = &rest[taken..];
        }
        is_yes
    }
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
