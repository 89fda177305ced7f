//! The answer to a question that wants a number, a side, laws or a clock. Every word of it is known, or it is none: what
//! is left over may deny it or compare it, be a move, or answer something else.

use strum::{EnumString, VariantNames};

use super::filling;
use super::reply::number;
use super::tokens::{Token, WrittenSign, is_question, tokens};
use super::vocabulary::Vocabulary;
use crate::board::Side;
use crate::voice::Voices;

/// What a question is about: its own words may stand beside the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum AnswerAbout {
    /// The strength of the opponent.
    Level,
    /// The side of the player.
    Side,
    /// Who plays by touch, or who is there.
    Touch,
    /// The laws of a competition.
    Laws,
    /// The clock.
    Clock,
    /// Something of a list, of which only the number is said.
    List,
}

/// An answer in a word, that each voice lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum AnswerWord {
    /// Somebody does not know.
    Unknown,
    /// It is all the same to him.
    Indifferent,
    /// The highest level there is.
    Highest,
    /// The lowest.
    Lowest,
    /// One between them.
    Middle,
    /// One below that: "rather easy".
    Low,
    /// One above it: "quite hard".
    High,
    /// One lower than the one that is set.
    Lower,
    /// One higher.
    Higher,
    /// The one that is set.
    Same,
}

/// What a part of an answer says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Number(u32),
    /// Minutes that are said as one: "half an hour".
    Minutes(u32),
    /// What the number before it counts, in seconds.
    Unit(u32),
    Plus,
    Side(Side),
    /// Both sides, or neither.
    All(bool),
    Usual,
    /// Nothing of a clock: "without".
    Without,
    /// A word of the question.
    Noun,
    /// A word that may stand beside any answer.
    Beside,
}

impl Part {
    fn unit(self) -> Option<u32> {
        if let Self::Unit(seconds) = self {
            Some(seconds)
        } else {
            None
        }
    }
}

impl Voices {
    /// The number that a text answers.
    pub fn number_answered(&self, text: &str, about: AnswerAbout, language: &str) -> Option<u32> {
        // "One plays" is not the first of a list.
        let is_counted = matches!(about, AnswerAbout::Level | AnswerAbout::Laws);
        let mut answered = None;
        for part in parts(text, about, self.own(language))? {
            match part {
                Part::Number(number) if answered.is_none() => answered = Some(number),
                Part::Beside | Part::Usual => {}
                Part::Noun if is_counted => {}
                Part::Number(_)
                | Part::Noun
                | Part::Minutes(_)
                | Part::Unit(_)
                | Part::Plus
                | Part::Side(_)
                | Part::All(_)
                | Part::Without => return None,
            }
        }
        answered
    }

    /// The sides that a text answers: White and Black.
    pub fn sides_answered(
        &self,
        text: &str,
        about: AnswerAbout,
        language: &str,
    ) -> Option<[bool; 2]> {
        let (mut sides, mut all) = ([false; 2], None);
        for part in parts(text, about, self.own(language))? {
            match part {
                Part::Side(side) => sides[usize::from(side == Side::Black)] = true,
                Part::All(both) if all.is_none_or(|all| all == both) => all = Some(both),
                Part::Noun | Part::Beside => {}
                Part::All(_)
                | Part::Number(_)
                | Part::Minutes(_)
                | Part::Unit(_)
                | Part::Plus
                | Part::Usual
                | Part::Without => return None,
            }
        }
        match (all, sides) {
            (None, [false, false]) => None,
            (None, sides) => Some(sides),
            (Some(both), [false, false]) => Some([both; 2]),
            (Some(_), _) => None,
        }
    }

    /// The minutes and the seconds for each move of the clock that a text answers; without a clock none of either.
    pub fn clock_answered(&self, text: &str, language: &str) -> Option<(u32, u32)> {
        let parts = parts(text, AnswerAbout::Clock, self.own(language))?;
        let is_without = parts.contains(&Part::Without);
        let (mut minutes, mut seconds) = (None, None);
        let mut has_hours = false;
        for time in times(&parts)? {
            match (minutes, time.unit) {
                (Some(_), Some(1)) if seconds.is_none() => seconds = Some(time.seconds),
                (_, Some(1)) => return None,
                (None, _) => minutes = Some(time.seconds / 60),
                (Some(hours), Some(60)) if has_hours && seconds.is_none() => {
                    minutes = Some(hours + time.seconds / 60);
                }
                // "One hour thirty" may be thirty minutes, or seconds for each move.
                (Some(_), None) if seconds.is_none() && (!has_hours || time.follows_plus) => {
                    seconds = Some(time.seconds / 60);
                }
                (Some(_), _) => return None,
            }
            has_hours = time.unit == Some(HOUR);
        }
        if is_without && seconds.is_some() {
            return None;
        }
        let without_a_clock = is_without.then_some(0);
        Some((minutes.or(without_a_clock)?, seconds.unwrap_or(0)))
    }

    /// Whether a text answers what is usual.
    pub fn answers_usual(&self, text: &str, about: AnswerAbout, language: &str) -> bool {
        let parts = parts(text, about, self.own(language)).unwrap_or_default();
        let fits = |part: &Part| matches!(part, Part::Usual | Part::Noun | Part::Beside);
        parts.contains(&Part::Usual) && parts.iter().all(fits)
    }

    /// Whether somebody says that he does not know, and nothing else.
    pub fn is_at_a_loss(&self, text: &str, language: &str) -> bool {
        self.answer_in_a_word(text, language) == Some(AnswerWord::Unknown)
    }

    /// What all words of an answer say, where one of a list says it.
    pub fn answer_in_a_word(&self, text: &str, language: &str) -> Option<AnswerWord> {
        let own = self.own(language);
        let said = tokens(text);
        let keys = [&["beside", "level"], AnswerWord::VARIANTS].concat();
        let (mut rest, mut word) = (said.as_slice(), None);
        while !rest.is_empty() {
            let (key, taken) = own.answers.longest_of(rest, &keys)?;
            let said = key.parse::<AnswerWord>().ok();
            if word.is_some() && said.is_some() && word != said {
                return None;
            }
            word = said.or(word);
            rest = &rest[taken..];
        }
        word
    }
}

/// An hour in seconds.
const HOUR: u32 = 3600;

/// A time of a clock.
struct Time {
    seconds: u32,
    /// What it was counted in, in seconds; nothing if that was not said.
    unit: Option<u32>,
    follows_plus: bool,
}

/// The times in the parts of an answer, each counted in minutes where nothing else is said.
fn times(parts: &[Part]) -> Option<Vec<Time>> {
    let mut times = Vec::new();
    for (at, part) in parts.iter().enumerate() {
        let follows_plus = at > 0 && parts[at - 1] == Part::Plus;
        let (number, each, unit) = if let Part::Minutes(minutes) = part {
            (*minutes, 60, Some(HOUR))
        } else if let Part::Number(number) = part {
            let unit = parts.get(at + 1).copied().and_then(Part::unit);
            (*number, unit.unwrap_or(60), unit)
        } else {
            continue;
        };
        times.push(Time {
            seconds: number.checked_mul(each)?,
            unit,
            follows_plus,
        });
    }
    Some(times)
}

/// The parts of an answer; `None` where a word of it is none.
fn parts(text: &str, about: AnswerAbout, own: &Vocabulary) -> Option<Vec<Part>> {
    if is_question(text) || text.contains(['?', '¿']) || has_fraction(text) {
        return None;
    }
    // The point behind a number would make it the number of a move.
    let said = tokens(&text.replace('.', " "));
    let (mut parts, mut rest) = (Vec::new(), said.as_slice());
    while !rest.is_empty() {
        let (part, taken) = part(rest, &parts, about, own)?;
        parts.push(part);
        rest = &rest[taken..];
    }
    Some(parts)
}

/// The part of an answer with which words begin, behind the parts before it.
fn part(
    said: &[Token],
    before: &[Part],
    about: AnswerAbout,
    own: &Vocabulary,
) -> Option<(Part, usize)> {
    let follows_number = matches!(before.last(), Some(Part::Number(_)));
    let has_number = before.iter().any(|part| matches!(part, Part::Number(_)));
    if let Token::Run(run) = &said[0] {
        let mut letters = run.text.chars();
        let letter = letters.next().filter(|_| letters.next().is_none());
        let is_file = letter.is_some_and(|letter| own.file(letter).is_some());
        let is_square = is_file && !has_number && number(&said[1..], own).is_some();
        if is_square || run.glued && !follows_number {
            return None;
        }
    }
    let is_clock = about == AnswerAbout::Clock;
    if is_clock && has_number && said[0] == Token::Sign(WrittenSign::Plus) {
        return Some((Part::Plus, 1));
    }
    let units: &[&str] = match is_clock && follows_number {
        true => &["hours", "minutes", "seconds"],
        false => &[],
    };
    let of_clock: &[&str] = if is_clock { &["without"] } else { &[] };
    let plus: &[&str] = if is_clock && has_number {
        &["plus"]
    } else {
        &[]
    };
    let keys = [units, plus, of_clock, &[about.into(), "beside", "choice"]].concat();
    let listed = own.answers.longest_of(said, &keys).map(|(key, taken)| {
        let part = match key {
            "hours" => Part::Unit(HOUR),
            "minutes" => Part::Unit(60),
            "seconds" => Part::Unit(1),
            "plus" => Part::Plus,
            "without" => Part::Without,
            "beside" | "choice" => Part::Beside,
            _ => Part::Noun,
        };
        (part, taken)
    });
    let usual = own.replies.find(said).filter(|(name, _)| *name == "usual");
    let usual = usual.filter(|_| about == AnswerAbout::Laws);
    let of_sides = matches!(about, AnswerAbout::Side | AnswerAbout::Touch);
    let all = own.sides.find(said).filter(|_| of_sides);
    let side = filling::side(said, own).filter(|_| of_sides);
    let minutes = own.minutes.find(said).filter(|_| is_clock);
    let minutes = minutes.and_then(|(name, taken)| Some((name.parse().ok()?, taken)));
    // Of equally long ones the last counts.
    let found = [
        number(said, own).map(|(number, taken)| (Part::Number(number), taken)),
        minutes.map(|(number, taken)| (Part::Minutes(number), taken)),
        all.map(|(name, taken)| (Part::All(name == "both"), taken)),
        side.map(|(side, taken)| (Part::Side(side), taken)),
        listed,
        usual.map(|(_, taken)| (Part::Usual, taken)),
    ];
    found.into_iter().flatten().max_by_key(|(_, taken)| *taken)
}

/// Whether figures stand on both sides of a point or a comma: "1.5".
fn has_fraction(text: &str) -> bool {
    let chars: Vec<char> = text.chars().collect();
    chars.windows(3).any(|three| {
        ['.', ','].contains(&three[1]) && three[0].is_ascii_digit() && three[2].is_ascii_digit()
    })
}
