//! A game of an event that is adjourned, as it is said: who has sealed, and when it goes on, in any order. Every word of it
//! is known, or it is nothing: what is not understood is no day.

use std::collections::BTreeSet;

use crate::board::Side;
use crate::session::Session;
use crate::tournament::{BoardAt, BoardPairing, GameScore, Tournament, TournamentInput};
use crate::voice::Voices;

/// A number, or a name, has no more words.
const MOST_WORDS: usize = 6;

/// What a word is to a day.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DayPart {
    /// It names one: "Monday", "18:30".
    Day,
    /// It says something only beside others: "at", "o'clock".
    Around,
    /// A number alone, which may be that of a player.
    Number(u32),
}

/// Words of a day without anything between them, each with its place in the line.
#[derive(Default)]
struct DayRun {
    parts: Vec<(DayPart, usize)>,
    /// Whether a word before it says that it is the day.
    is_led: bool,
}

impl DayRun {
    fn has(&self, part: DayPart) -> bool {
        self.parts.iter().any(|(one, _)| *one == part)
    }

    fn number(&self) -> Option<u32> {
        let mut numbers = self.parts.iter().filter_map(|(part, _)| match part {
            DayPart::Number(number) => Some(*number),
            DayPart::Day | DayPart::Around => None,
        });
        numbers.next()
    }

    fn is_day(&self) -> bool {
        let has_number = self.number().is_some();
        self.has(DayPart::Day) || (has_number && (self.is_led || self.has(DayPart::Around)))
    }
}

/// What is said of a game, as far as it was read.
struct Read<'a> {
    event: &'a Tournament,
    game: &'a BoardPairing,
    voices: &'a Voices,
    language: &'a str,
    sealed_by: BTreeSet<usize>,
    days: Vec<DayRun>,
}

/// What is said of a game: that it is adjourned, unless that was said before; who has sealed, unless he is known; and
/// perhaps the day.
pub(super) fn read(
    said: &str,
    at: BoardAt,
    (mut is_said, sealed_by): (bool, Option<usize>),
    session: &Session,
    voices: &Voices,
) -> Option<TournamentInput> {
    let event = session.event()?;
    let language = session.settings().language.as_str();
    let mut read = Read {
        event,
        game: event.board(at)?,
        voices,
        language,
        sealed_by: sealed_by.into_iter().collect(),
        days: Vec::new(),
    };
    if said.contains(['?', '¿']) {
        return None;
    }
    let words: Vec<&str> = said.split_whitespace().map(without_signs).collect();
    let places = read.telling(&words);
    let texts: Vec<&str> = places.iter().map(|at| words[*at]).collect();
    let (mut from, mut is_led, mut is_in_day) = (0, false, false);
    while let Some(left) = texts.get(from..).filter(|left| !left.is_empty()) {
        let day = read.day_part(left);
        let keys = ["adjourn", "sealed", "resumes", "number"];
        let key = || voices.event_keyword(left, &keys, language);
        if let Some((part, taken)) = day.filter(|_| is_in_day || is_led) {
            read.take_day(part, &places[from..from + taken], is_led, is_in_day);
            (from, is_led, is_in_day) = (from + taken, false, true);
        } else if let Some((player, taken)) = read.player(left) {
            read.sealed_by.insert(player);
            (from, is_led, is_in_day) = (from + taken, false, false);
        } else if let Some((key, taken)) = key() {
            is_said |= key == "adjourn";
            (from, is_led, is_in_day) = (from + taken, key == "resumes", false);
        } else {
            let (part, taken) = day?;
            read.take_day(part, &places[from..from + taken], false, false);
            (from, is_in_day) = (from + taken, true);
        }
    }
    let sealed_by = read.who_sealed()?;
    let is_whole = is_said && read.days.iter().all(DayRun::is_day);
    let day = read.days.iter().filter_map(|run| {
        let (first, last) = (run.parts.first()?.1, run.parts.last()?.1);
        Some(words[first..=last].join(" "))
    });
    let day = day.collect::<Vec<_>>().join(" ");
    is_whole.then_some(TournamentInput::Adjourn { at, sealed_by, day })
}

/// A word without the signs around it; the full stop behind a figure may be of a date.
fn without_signs(word: &str) -> &str {
    match word.starts_with(|c: char| c.is_ascii_digit()) {
        true => word.trim_end_matches([',', ';', '!']),
        false => word.trim_matches(|c: char| !c.is_alphanumeric()),
    }
}

impl Read<'_> {
    /// The places of the words that tell something, of those of a line.
    fn telling(&self, words: &[&str]) -> Vec<usize> {
        let (voices, language) = (self.voices, self.language);
        let is_of_day = |word: &str| voices.event_keyword(&[word], &["day"], language).is_some();
        let tells = |word: &str| is_of_day(word) || !voices.is_beside_result(word, language);
        let places = (0..words.len()).filter(|at| !words[*at].is_empty() && tells(words[*at]));
        places.collect()
    }

    /// Takes words of a day, behind those before them or apart from them.
    fn take_day(&mut self, part: DayPart, places: &[usize], is_led: bool, goes_on: bool) {
        if !goes_on {
            let run = DayRun {
                is_led,
                ..DayRun::default()
            };
            self.days.push(run);
        }
        if let Some(run) = self.days.last_mut() {
            run.parts.extend(places.iter().map(|place| (part, *place)));
        }
    }

    /// Who has sealed: one player, by his name, his side, or a number that is no day.
    fn who_sealed(&mut self) -> Option<usize> {
        if self.sealed_by.is_empty() {
            let is_number = |run: &DayRun| run.parts.len() == 1 && !run.is_day();
            let at = self.days.iter().position(is_number)?;
            let number = usize::try_from(self.days.remove(at).number()?).ok()?;
            self.game.side_of(number)?;
            self.sealed_by.insert(number);
        }
        let one = self.sealed_by.first().copied();
        one.filter(|_| self.sealed_by.len() == 1)
    }

    /// The player of the game who is named where words begin, by a whole name or by his side, and how many they are.
    fn player(&self, words: &[&str]) -> Option<(usize, usize)> {
        let most = words.len().min(MOST_WORDS);
        let named = (1..=most).rev().find_map(|count| {
            let mut players = self.game.players().into_iter();
            let said = words[..count].join(" ");
            let player = players.find(|one| self.event.is_named(*one, &said))?;
            Some((player, count))
        });
        let side = || {
            let of_one = match self.voices.sides_in(words.first()?, self.language)? {
                [true, false] => Side::White,
                [false, true] => Side::Black,
                [true, true] | [false, false] => return None,
            };
            Some((self.game.at(of_one), 1))
        };
        named.or_else(side)
    }

    /// What words are to a day with which others begin, and how many they are.
    fn day_part(&self, words: &[&str]) -> Option<(DayPart, usize)> {
        let (voices, language) = (self.voices, self.language);
        let first = *words.first()?;
        if let Some((key, taken)) = voices.event_keyword(words, &["day", "time"], language) {
            let is_day = key == "day";
            let part = if is_day {
                DayPart::Day
            } else {
                DayPart::Around
            };
            return Some((part, taken));
        }
        if first.starts_with(|c: char| c.is_ascii_digit()) {
            let number = first.trim_end_matches('.').parse().map(DayPart::Number);
            return Some((number.unwrap_or(DayPart::Day), 1)).filter(|_| is_clock_or_date(first));
        }
        let most = words.len().min(MOST_WORDS);
        (1..=most).rev().find_map(|count| {
            let said = words[..count].join(" ");
            let number = voices.whole_number(&said, language);
            let number = number.or_else(|| voices.ordinal_number(&said, language))?;
            Some((DayPart::Number(number), count))
        })
    }
}

/// Whether a word that begins with a figure is a number, a time or a date: "18:30", "15.3.", "18h30", "5th".
fn is_clock_or_date(word: &str) -> bool {
    const LETTERS: usize = 2;
    let is_sign = |c: char| c.is_ascii_digit() || ".:/-".contains(c);
    let letters: Vec<char> = word.chars().filter(|c| !is_sign(*c)).collect();
    let is_number = word.chars().all(|c| c.is_ascii_digit());
    let is_result = !is_number && GameScore::read(word).is_some();
    !is_result && letters.len() <= LETTERS && letters.into_iter().all(char::is_alphabetic)
}
