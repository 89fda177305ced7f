//! The terms of an agreement as they are typed, in any order: `competition fide-2005 90+30 rapid`.

use super::intent::Intent;
use crate::clock::{ControlFault, ControlPreset, TimeControl};
use crate::laws;
use crate::narrate::not_a_term;
use crate::protocol::{Agreement, Clause, Conduct, FormOfPlay, Question, Term};
use crate::voice::{AnswerAbout, Voices};

/// Whether the text begins like an agreement and not like a position.
pub(super) fn begins(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    conduct(first).is_some()
}

fn conduct(word: &str) -> Option<Conduct> {
    match word {
        "competition" => Some(Conduct::Competition),
        "practice" => Some(Conduct::Practice),
        _ => None,
    }
}

/// An agreement of terms in any order. Without a form of competition the time decides on it.
///
/// # Errors
/// The first word that is no term.
pub(super) fn agreement(text: &str) -> Result<Agreement, NoTerm> {
    let mut agreement = Agreement::default();
    for word in text.split_whitespace() {
        take(&mut agreement, word).ok_or_else(|| NoTerm::new(word))?;
    }
    let is_form = |word: &str| word.parse::<FormOfPlay>().is_ok();
    if !text.split_whitespace().any(is_form) {
        agreement.take_form_of_time();
    }
    Ok(agreement)
}

/// A word that is no term of an agreement.
pub(super) struct NoTerm {
    word: String,
    /// What is wrong with it as a clock, if it begins like one.
    faults: Vec<ControlFault>,
}

impl NoTerm {
    pub fn new(word: &str) -> Self {
        if begins_like_a_clock(word) {
            return Self::clock(word);
        }
        Self {
            word: word.to_owned(),
            faults: Vec::new(),
        }
    }

    /// What was typed where a clock was asked for.
    pub fn clock(word: &str) -> Self {
        Self {
            word: word.to_owned(),
            faults: TimeControl::typed(word).err().unwrap_or_default(),
        }
    }

    /// What is heard of it.
    pub fn said(&self) -> Intent {
        Intent::Heard(not_a_term(&self.word, &self.faults))
    }
}

/// Takes one term into an agreement; `None` if the word is none.
///
/// A time control is the name of a preset, or what [`TimeControl`] reads: `90+30`, `40/90,30`.
pub fn take(agreement: &mut Agreement, word: &str) -> Option<()> {
    if let Some(conduct) = conduct(word) {
        agreement.conduct = conduct;
    } else if let Some(edition) = laws::edition(word) {
        edition.id.clone_into(&mut agreement.edition);
        agreement.take_game_of_edition();
    } else if let Some(blind) = blind(word) {
        agreement.blind = blind;
    } else if let Some(control) = control(word) {
        agreement.control = control;
    } else {
        agreement.take(Clause::typed(word)?);
    }
    Some(())
}

/// The edition or the clock that most people want.
pub(super) fn usual(question: &Question) -> Option<Term> {
    if let Question::Edition(agreement) = question {
        return Some(Term::Edition(agreement.edition.clone()));
    }
    if let Question::Control(agreement) = question
        && agreement.conduct == Conduct::Practice
    {
        return Some(Term::Control(None));
    }
    control("90+30").map(Term::Control)
}

/// Terms beside edition, touch and clock, in any order; `None` if a word is none.
fn clauses(text: &str) -> Option<Vec<Clause>> {
    let clauses: Option<Vec<Clause>> = text.split_whitespace().map(Clause::typed).collect();
    clauses.filter(|clauses| !clauses.is_empty())
}

/// Who plays by touch.
pub(super) fn blind(word: &str) -> Option<[bool; 2]> {
    match word {
        "both" => Some([true, true]),
        "white" => Some([true, false]),
        "black" => Some([false, true]),
        "none" | "nobody" => Some([false, false]),
        _ => None,
    }
}

/// The answer to a question about both sides: a number of the list, or the word itself.
pub(super) fn sides(text: &str) -> Option<[bool; 2]> {
    let word = text.trim().to_lowercase();
    let number = word
        .parse::<usize>()
        .ok()
        .and_then(|number| number.checked_sub(1));
    let words = ["both", "white", "black", "nobody"];
    blind(
        number
            .and_then(|at| words.get(at))
            .unwrap_or(&word.as_str()),
    )
}

/// A time control by the name of a preset, in the short form of minutes, or none.
fn control(word: &str) -> Option<Option<TimeControl>> {
    if matches!(word, "0" | "no-clock") {
        return Some(None);
    }
    if let Some(preset) = ControlPreset::find(word) {
        return Some(Some(preset.control()));
    }
    // "3 2" is three minutes and two seconds, and no number.
    let is_apart = |two: &[&str]| two.iter().all(|part| is_number(part));
    let parts: Vec<&str> = word.split_whitespace().collect();
    if !begins_like_a_clock(word) || parts.windows(2).any(is_apart) {
        return None;
    }
    word.parse().ok().map(Some)
}

fn is_number(part: &str) -> bool {
    part.chars().all(|c| c.is_ascii_digit())
}

/// Whether text is in the short form of a clock, right or wrong.
pub(super) fn is_short_clock(text: &str) -> bool {
    let is_of_words = |c: char| c.is_alphabetic() || c.is_whitespace();
    begins_like_a_clock(text.trim()) && !text.trim().contains(is_of_words)
}

fn begins_like_a_clock(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit())
}

/// The answer to a question about a term: a number of the list, or the term itself.
pub(super) fn answer(question: &Question, text: &str) -> Option<Term> {
    let word = text.trim().to_lowercase();
    let number: Option<usize> = word.parse().ok();
    if let Question::Edition(_) = question {
        let by_number = number.and_then(|number| laws::to_choose().nth(number.checked_sub(1)?));
        let found = by_number.or_else(|| laws::edition(&word))?;
        Some(Term::Edition(found.id.to_owned()))
    } else if let Question::Blind(_) = question {
        sides(&word).map(Term::Blind)
    } else if let Question::Control(_) = question {
        control(&word).map(Term::Control)
    } else if let Question::Agreement(_) = question {
        clauses(&word).map(Term::Clauses)
    } else {
        None
    }
}

/// The sides that words answer, or a number of the list of both, White, Black and nobody.
pub(super) fn sides_said(text: &str, voices: &Voices, language: &str) -> Option<[bool; 2]> {
    let numbered = || {
        let number = voices.number_answered(text, AnswerAbout::Touch, language)?;
        sides(&number.to_string())
    };
    let said = voices.sides_answered(text, AnswerAbout::Touch, language);
    sides(text).or(said).or_else(numbered)
}

/// The answer to a question about a term in a sentence: the year of an edition, the sides, the minutes and seconds of
/// a clock, or a number of the list.
pub(super) fn in_a_sentence(
    question: &Question,
    text: &str,
    voices: &Voices,
    language: &str,
) -> Option<Term> {
    if let Question::Edition(_) = question {
        let Some(number) = voices.number_answered(text, AnswerAbout::Laws, language) else {
            let is_usual = voices.answers_usual(text, AnswerAbout::Laws, language);
            return usual(question).filter(|_| is_usual);
        };
        let year = number.to_string();
        let is_of_year = |edition: &&laws::Edition| edition.id.ends_with(&format!("-{year}"));
        let mut named = laws::to_choose().filter(is_of_year);
        if let (Some(only), None) = (named.next(), named.next()) {
            return Some(Term::Edition(only.id.to_owned()));
        }
        return answer(question, &year);
    }
    if let Question::Blind(_) = question {
        return sides_said(text, voices, language).map(Term::Blind);
    }
    let Question::Control(_) = question else {
        return None;
    };
    // What is wrong in the short form is told as a fault of that.
    if is_short_clock(text) {
        return None;
    }
    let clock = match voices.clock_answered(text, language)? {
        (minutes, 0) => minutes.to_string(),
        (minutes, seconds) => format!("{minutes}+{seconds}"),
    };
    control(&clock).map(Term::Control)
}
