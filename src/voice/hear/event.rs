//! A line about a tournament in the player's own words, as the console has it.

use std::ops::Range;

use super::Names;
use super::filling;
use super::tokens::tokens;
use crate::tournament::{Entrant, EventDetail, Regulations};
use crate::voice::Voices;

/// A keyword has at most so many words.
const LONGEST: usize = 7;

/// The verbs with the keywords that follow them, and among which words of the line these are. What is before and behind
/// them stays as it was typed; so does what follows `name` and a result.
const VERBS: &[(&str, &str, Range<usize>)] = &[
    ("new", Regulations::KEYS, 0..usize::MAX),
    ("enter", Entrant::WORDS, 1..usize::MAX),
    ("amend", Entrant::WORDS, 1..usize::MAX),
    ("absent", "half|full|zero", 2..3),
    ("set", DETAILS, 0..usize::MAX),
    ("set", Regulations::KEYS, 0..usize::MAX),
    (
        "write",
        "pairings|standings|table|duties|games|report",
        0..1,
    ),
    ("tie-breaks", TIE_BREAKS, 0..usize::MAX),
    ("draw", "as-entered", 0..1),
    ("tick", "organisers|judge|assistant", 0..1),
    ("untick", "organisers|judge|assistant", 0..1),
];

/// What is known of an event, each in words that stay as they are.
const DETAILS: &str = "name|place|federation|begins|ends|arbiter|deputies";

/// The abbreviations of tie-breaks, without a sign that no name of a message can have.
const TIE_BREAKS: &str = "DE|WIN|WON|BPG|BWG|KS|BH|BH-C1|BH-C2|BH-M1|SB";

/// No name of an event has more words behind it among which more is settled.
const MOST_BEHIND: usize = 40;

/// The numbers that are counted here alone: the rounds of great events, and days.
const COUNTED: &[&str] = &[
    "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "30",
];

/// The verbs that no keyword follows.
const PLAIN: &str = "open|create|import|watch|pair|unpair|pairings|reopen|late|adjourn|withdraw|result|standings|table|next|needs|play|assist|assisted";

impl Voices {
    /// What stands behind the word for a tournament, if a line begins with it in the player's language; empty behind
    /// that word alone.
    pub fn behind_tournament<'a>(&self, line: &'a str, language: &str) -> Option<&'a str> {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let names = &self.own(language).events;
        let is_it = first == "tournament" || keyword(names, &[first], &["tournament"]).is_some();
        is_it.then_some(rest)
    }

    /// What stands behind a word of entries, `board` or `round`, if a line begins with it in the player's language.
    pub fn behind_event_word<'a>(
        &self,
        line: &'a str,
        word: &str,
        language: &str,
    ) -> Option<&'a str> {
        let (first, rest) = line.trim().split_once(char::is_whitespace)?;
        keyword(&self.own(language).events, &[first], &[word]).map(|_| rest)
    }

    /// The keyword of entries, one of these, with which words begin in a language, and how many of them it takes.
    pub fn event_keyword<'a>(
        &self,
        words: &[&str],
        among: &[&'a str],
        language: &str,
    ) -> Option<(&'a str, usize)> {
        keyword(&self.own(language).events, words, among)
    }

    /// Whether a word may stand anywhere in what is said of a game, and adds nothing.
    pub fn is_beside_result(&self, word: &str, language: &str) -> bool {
        keyword(&self.own(language).results, &[word], &["beside"]).is_some()
    }

    /// The number that a text counts: "second", "zweiten", "2nd", "15."; rounds are counted further than pieces.
    pub fn ordinal_number(&self, text: &str, language: &str) -> Option<u32> {
        const ENDING: usize = 3;
        let end = text.find(|c: char| !c.is_ascii_digit());
        let (figures, ending) = text.split_at(end.unwrap_or(text.len()));
        if !figures.is_empty() {
            let is_ending = !ending.contains(|c: char| c.is_ascii_digit() || c.is_whitespace());
            let is_counted = is_ending && (1..=ENDING).contains(&ending.chars().count());
            return figures.parse().ok().filter(|_| is_counted);
        }
        let own = self.own(language);
        let said = tokens(text);
        let further = || own.events.one_of(&said, COUNTED)?.parse().ok();
        let (number, taken) = filling::ordinal(&said, own).unzip();
        number
            .filter(|_| taken == Some(said.len()))
            .or_else(further)
    }

    /// An entry for a tournament with its keywords as the console has them. Names, reasons, paths and numbers stay as they
    /// are. `None` if it begins with no verb of the language or of the console.
    pub fn event_entry(&self, entry: &str, language: &str) -> Option<String> {
        let names = &self.own(language).events;
        let words: Vec<&str> = entry.split_whitespace().collect();
        let with_keys = VERBS.iter().map(|(verb, ..)| *verb);
        let verbs: Vec<&str> = with_keys.chain(PLAIN.split('|')).collect();
        // The words of the console are known in every language.
        let of_console = || verbs.iter().find(|verb| words.first() == Some(*verb));
        let found = keyword(names, &words, &verbs);
        let (verb, taken) = found.or_else(|| of_console().map(|verb| (*verb, 1)))?;
        let rest = &words[taken..];
        if verb == "result" {
            return Some(self.result_entry(rest, language));
        }
        // What is settled otherwise has other words than what is known of an event.
        let is_it = |(other, keys, _): &&(&str, &str, Range<usize>)| {
            let is_among = || keyword(names, rest, &each_of(keys)).is_some();
            let is_one = || {
                rest.first()
                    .is_some_and(|word| each_of(keys).contains(word))
            };
            *other == verb && (*keys != DETAILS || is_among() || is_one())
        };
        let keys = VERBS.iter().find(is_it);
        let (among, place) = keys.map_or(("", 0..0), |(_, keys, at)| (*keys, at.clone()));
        let among = each_of(among);
        let (mut said, mut last) = (vec![verb], "");
        let (mut at, mut is_open) = (0, true);
        while is_open && at < place.end.min(rest.len()) {
            let found = keyword(names, &rest[at..], &among).filter(|_| place.contains(&at));
            let is_detail = at > 0 && keys.is_some_and(|(_, keys, _)| *keys == DETAILS);
            let found = found.filter(|(word, taken)| {
                !is_detail || may_follow(last, word, rest.get(at + taken).copied())
            });
            // The name of an event holds whatever words it likes.
            let is_name = found.is_some_and(|(word, _)| word == "name") || rest[at] == "name";
            is_open = verb != "new" || !is_name;
            let (word, taken) = found.unwrap_or((rest[at], 1));
            last = found.map_or(last, |(word, _)| word);
            said.push(word);
            at += taken;
        }
        if verb == "new" {
            let (name, settled) = behind_name(&rest[at..], &among, names);
            said.extend(rest[at..].iter().take(name));
            at = if settled.is_empty() {
                at + name
            } else {
                rest.len()
            };
            said.extend(settled);
        }
        // What is left may be a path with blanks of its own.
        let left = (0..taken + at).fold(entry.trim(), |left, _| {
            let behind = left.split_once(char::is_whitespace);
            behind.map_or("", |(_, left)| left.trim_start())
        });
        said.extend(Some(left).filter(|left| !left.is_empty()));
        Some(said.join(" "))
    }

    /// A result as it is typed for the console: its board, what is said of it, and why.
    fn result_entry(&self, words: &[&str], language: &str) -> String {
        let results = &self.own(language).results;
        let number = |count: usize| {
            let number = self.whole_number(&words[..count].join(" "), language)?;
            Some((number.to_string(), count))
        };
        let typed = words
            .first()
            .map_or((String::new(), 0), |first| ((*first).to_owned(), 1));
        let is_plain = typed.0.starts_with(|c: char| c.is_ascii_digit());
        let most = if is_plain {
            0
        } else {
            words.len().min(LONGEST)
        };
        let (place, taken) = (1..=most).rev().find_map(number).unwrap_or(typed);
        let rest = &words[taken..];
        if let Some((score, reason)) = self.result_said(&rest.join(" "), language) {
            let why = if reason.is_empty() { "" } else { " because " };
            return format!("result {place} {}{why}{reason}", score.typed());
        }
        let how = keyword(results, rest, &["judged", "forfeit", "annulled"]);
        let (how, taken) = how.map_or((None, 0), |(how, taken)| (Some(how), taken));
        let said = ["result", &place].into_iter().chain(how);
        let said: Vec<&str> = said.chain(rest[taken..].iter().copied()).collect();
        said.join(" ")
    }
}

/// Whether a word before another one says more of an event, and belongs to nothing that is said of it already.
fn may_follow(last: &str, word: &str, next: Option<&str>) -> bool {
    let [last, key] = [last, word].map(|word| word.parse::<EventDetail>().ok());
    last.zip(key)
        .is_some_and(|(last, key)| key.may_follow(last, next))
}

/// Keywords, one by one.
fn each_of(keys: &str) -> Vec<&str> {
    keys.split('|').collect()
}

/// How many words are the name of an event, and what is settled behind it.
fn behind_name<'a>(words: &[&'a str], among: &[&'a str], names: &Names) -> (usize, Vec<&'a str>) {
    let most = words.len().min(MOST_BEHIND);
    let read = |from: usize| {
        let (mut at, mut read) = (from, Vec::new());
        while at < words.len() {
            let found = keyword(names, &words[at..], among);
            let (word, taken) = found.unwrap_or((words[at], 1));
            read.push(word);
            at += taken;
        }
        Some((from, read)).filter(|(_, read)| Regulations::settles(read))
    };
    (1..most)
        .find_map(read)
        .unwrap_or((words.len(), Vec::new()))
}

/// The keyword, one of these, with which words begin, and how many of them it takes.
pub(super) fn keyword<'a>(
    names: &Names,
    words: &[&str],
    among: &[&'a str],
) -> Option<(&'a str, usize)> {
    (1..=LONGEST.min(words.len())).rev().find_map(|count| {
        let said = tokens(&words[..count].join(" "));
        let key = names.one_of(&said, among)?;
        Some((key, count))
    })
}
