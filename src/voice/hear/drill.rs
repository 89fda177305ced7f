//! Answers to drills in words.

use super::filling;
use super::mark::Mark;
use super::tokens::{Token, fold, tokens};
use super::vocabulary::Vocabulary;
use crate::board::Square;
use crate::drill::{Answer, Exercise, Wanted, Way};
use crate::narrate::cue::Part;
use crate::protocol::FileNames;
use crate::voice::{Script, Voice, Voices};

impl Voices {
    /// What a line of text answers to an exercise; `None` if it is no answer of the kind that is
    /// wanted.
    pub fn hear_answer(
        &self,
        text: &str,
        exercise: Exercise,
        language: &str,
        announcer: &str,
    ) -> Option<Answer> {
        let said = tokens(text);
        let plain = self.own(language).polite.left_of(&said);
        let answer = self.answer_in(&said, exercise, language, announcer);
        answer.or_else(|| self.answer_in(&plain, exercise, language, announcer))
    }

    fn answer_in(
        &self,
        tokens: &[Token],
        exercise: Exercise,
        language: &str,
        announcer: &str,
    ) -> Option<Answer> {
        let own = [language, announcer, "en", "de"].map(|id| self.own(id));
        let others = self.vocabularies();
        let all: Vec<&Vocabulary> = own.into_iter().chain(others).collect();
        match exercise.wanted() {
            Wanted::File => self.file(tokens, &all),
            Wanted::Rank => self.rank(tokens, &all),
            Wanted::Squares => {
                let mut ways = all.iter().filter_map(|voice| squares(tokens, voice));
                ways.next().map(Answer::Squares)
            }
            Wanted::Truth => all.iter().find_map(|voice| truth(tokens, exercise, voice)),
        }
    }

    /// Whether a line of text asks for a hint, in a word that means something else elsewhere.
    pub fn asks_for_hint(&self, text: &str, language: &str) -> bool {
        let tokens = tokens(text);
        let asks = |voice: &Vocabulary| {
            let said = voice.polite.left_of(&tokens);
            let found = voice.drills.find(&said);
            found.is_some_and(|(name, taken)| name == "hint" && taken == said.len())
        };
        asks(self.own(language)) || self.vocabularies().any(asks)
    }

    /// The voices that have only the words of the hall.
    fn of_hall(&self) -> impl Iterator<Item = &Voice> {
        self.all().filter(|voice| voice.part == Part::Announcement)
    }

    fn file(&self, tokens: &[Token], all: &[&Vocabulary]) -> Option<Answer> {
        if let [Token::Run(run)] = tokens {
            let mut letters = run.text.chars().flat_map(char::to_lowercase);
            if let (Some(letter), None) = (letters.next(), letters.next()) {
                let file = all.iter().find_map(|voice| voice.file(letter))?;
                return Some(Answer::File(file, Way::Sign));
            }
        }
        let (file, _) = whole(tokens, all, filling::file)?;
        let is_word = self.of_hall().any(|voice| has_word(voice, tokens, file));
        let way = if is_word { Way::Word } else { Way::OtherWord };
        Some(Answer::File(file, way))
    }

    fn rank(&self, tokens: &[Token], all: &[&Vocabulary]) -> Option<Answer> {
        let (rank, _) = whole(tokens, all, filling::rank)?;
        if matches!(tokens, [Token::Figures(_)]) {
            return Some(Answer::Rank(rank, Way::Sign));
        }
        // German words, and how players of other languages write them.
        let german = self.get("de").map(Voice::vocabulary);
        let mut halls = self.of_hall().map(Voice::vocabulary).chain(german);
        let is_word = halls.any(|voice| means_rank(voice, tokens, rank));
        let way = if is_word { Way::Word } else { Way::OtherWord };
        Some(Answer::Rank(rank, way))
    }
}

/// Reads a line of the board, and how many tokens it took.
type Read = fn(&[Token], &Vocabulary) -> Option<(u8, usize)>;

/// What the whole of the tokens means in the first vocabulary that knows it.
fn whole(tokens: &[Token], all: &[&Vocabulary], read: Read) -> Option<(u8, usize)> {
    let fits =
        |voice: &&Vocabulary| read(tokens, voice).filter(|(_, taken)| *taken == tokens.len());
    all.iter().find_map(fits)
}

fn means_rank(voice: &Vocabulary, tokens: &[Token], rank: u8) -> bool {
    let (marks, taken) = voice.look_up(tokens);
    taken == tokens.len() && marks.contains(&Mark::Rank(rank))
}

/// The word of the alphabet, with the spellings that differ by a letter: Caesar, Zesar, Hektor.
fn has_word(voice: &Voice, tokens: &[Token], file: u8) -> bool {
    let [Token::Run(run)] = tokens else {
        return false;
    };
    let word = fold(voice.words().file(FileNames::Anna, file, Script::Written));
    let plain = |text: &str| {
        let text = fold(text).replace("ae", "e").replace("ck", "k");
        text.replace(['c', 'z'], "k").replace('a', "e")
    };
    let said = fold(&run.text);
    said == word || said.chars().count() > 3 && plain(&said) == plain(&word)
}

/// Squares one after another, with or without "and" between them.
fn squares(tokens: &[Token], voice: &Vocabulary) -> Option<Vec<Square>> {
    let mut squares = Vec::new();
    let mut rest = tokens;
    while !rest.is_empty() {
        if let Some((square, taken)) = filling::square(rest, voice) {
            squares.push(square);
            rest = &rest[taken..];
        } else {
            let (_, taken) = voice.drills.find(rest).filter(|(name, _)| *name == "and")?;
            rest = &rest[taken..];
        }
    }
    (!squares.is_empty()).then_some(squares)
}

/// Dark or light; yes and no are commands.
fn truth(tokens: &[Token], exercise: Exercise, voice: &Vocabulary) -> Option<Answer> {
    let said = voice.polite.left_of(tokens);
    let (name, taken) = voice.drills.find(&said)?;
    match (exercise, name) {
        _ if taken != said.len() => None,
        (Exercise::Dark(_), "dark") => Some(Answer::Truth(true)),
        (Exercise::Dark(_), "light") => Some(Answer::Truth(false)),
        _ => None,
    }
}
