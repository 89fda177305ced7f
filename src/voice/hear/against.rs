//! A game against the program or a friend in one sentence: "play black, level 4, five minutes plus three", "two players,
//! five minutes".

use super::filling;
use super::names::Names;
use super::reply::number;
use super::tokens::{Token, WrittenSign, tokens};
use super::vocabulary::Vocabulary;
use crate::board::Side;
use crate::voice::Voices;

/// Words that announce a move said ahead are no more than this.
const LONGEST_AHEAD: usize = 3;
/// What the opponent must have played is named in no more words.
const LONGEST_CONDITION: usize = 8;

/// A game as a player wants it; what he does not name stays open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WantedGame {
    /// The player's side.
    pub own: Option<Side>,
    /// How strong the program plays.
    pub level: Option<u32>,
    /// Minutes for each player and seconds for each move; no minutes are no clock.
    pub clock: Option<(u32, u32)>,
    /// Whether two people play, and not the program.
    pub is_for_two: bool,
}

/// What one word or phrase of such a sentence is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    /// "new game"
    New,
    Play,
    Two,
    Level,
    Minutes,
    Plus,
    Seconds,
    /// "each"
    Each,
    Side(Side),
    Number(u32),
}

impl Voices {
    /// The game that a sentence asks for, in the player's language or another one: it names the wish to play, or how many
    /// play, and a clock, or a side and a level; of a new game one of these. `None` if a word of it says anything else.
    pub fn game_in(&self, text: &str, language: &str) -> Option<WantedGame> {
        let tokens = tokens(text);
        let mut voices = std::iter::once(self.own(language)).chain(self.vocabularies());
        voices.find_map(|vocabulary| wanted(&items(&tokens, vocabulary)?))
    }
}

impl Voices {
    /// The move that a sentence says ahead, for when the opponent has made his: "then knight f3".
    pub fn said_ahead<'a>(&self, text: &'a str, language: &str) -> Option<&'a str> {
        behind(&self.own(language).ahead, text)
    }

    /// What the opponent must have played, and the move that is said ahead for then: "if knight f3 then knight c6".
    pub fn said_ahead_of<'a>(&self, text: &'a str, language: &str) -> Option<(&'a str, &'a str)> {
        let named = behind(&self.own(language).ifs, text)?;
        let mut gaps = named.match_indices([' ', ',', ':']).take(LONGEST_CONDITION);
        let parts = gaps.find_map(|(at, _)| {
            let mv = self.said_ahead(&named[at + 1..], language)?;
            Some((named[..at].trim(), mv))
        });
        parts.filter(|(named, _)| !named.is_empty())
    }
}

/// What stands behind words of some names, the longest of them: "and then" before "and".
fn behind<'a>(names: &Names, text: &'a str) -> Option<&'a str> {
    let text = text.trim();
    let gaps = text.match_indices([' ', ',', ':']).take(LONGEST_AHEAD);
    let split = |(at, _): (usize, &str)| {
        let said = tokens(&text[..at]);
        let is_whole = names
            .find(&said)
            .is_some_and(|(_, taken)| taken == said.len());
        is_whole.then(|| text[at + 1..].trim())
    };
    let found = gaps.filter_map(split).last();
    found.filter(|rest| !rest.is_empty())
}

/// What the words are, those that only join the others left out; `None` where one is unknown, and where nothing of the
/// sentence is the wish to play, or how many do.
fn items(tokens: &[Token], vocabulary: &Vocabulary) -> Option<Vec<Item>> {
    let mut rest = vocabulary.core(tokens);
    let mut items = Vec::new();
    while !rest.is_empty() {
        let (item, taken) = item(rest, vocabulary)?;
        items.extend(item);
        rest = rest.get(taken.max(1)..)?;
    }
    let wishes = |item: &Item| matches!(item, Item::New | Item::Play | Item::Two | Item::Each);
    // "Three minutes plus two seconds" is a clock and nothing else.
    let is_clock = items.contains(&Item::Minutes) && items.contains(&Item::Plus);
    (is_clock || items.iter().any(wishes)).then_some(items)
}

/// What the words begin with, and how many that takes. A name of several words goes before one of its words.
fn item(said: &[Token], vocabulary: &Vocabulary) -> Option<(Option<Item>, usize)> {
    if let Some(Token::Sign(WrittenSign::Plus)) = said.first() {
        return Some((Some(Item::Plus), 1));
    }
    let named = vocabulary.against.find(said).map(|(name, taken)| {
        let item = match name {
            "new" => Some(Item::New),
            "play" => Some(Item::Play),
            "two" => Some(Item::Two),
            "level" => Some(Item::Level),
            "minutes" => Some(Item::Minutes),
            "plus" => Some(Item::Plus),
            "seconds" => Some(Item::Seconds),
            "each" => Some(Item::Each),
            _ => None,
        };
        (item, taken)
    });
    let numbered =
        number(said, vocabulary).map(|(number, taken)| (Some(Item::Number(number)), taken));
    let side = filling::side(said, vocabulary).map(|(side, taken)| (Some(Item::Side(side)), taken));
    [named, numbered, side]
        .into_iter()
        .flatten()
        .max_by_key(|(_, taken)| *taken)
}

/// What is wanted, if each number has one meaning and something beyond the side is named.
fn wanted(items: &[Item]) -> Option<WantedGame> {
    let mut game = WantedGame::default();
    let (mut minutes, mut seconds) = (None, None);
    for (at, item) in items.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|before| items.get(before));
        let after = items.get(at + 1);
        match *item {
            Item::Side(side) => fill(&mut game.own, side)?,
            Item::Number(number) => {
                let is_level = before == Some(&Item::Level)
                    || after == Some(&Item::Level) && before != Some(&Item::Plus);
                let place = if is_level && game.level.is_none() {
                    &mut game.level
                } else if before == Some(&Item::Plus) || after == Some(&Item::Seconds) {
                    &mut seconds
                } else {
                    &mut minutes
                };
                fill(place, number)?;
            }
            Item::Two => game.is_for_two = true,
            Item::New
            | Item::Play
            | Item::Level
            | Item::Minutes
            | Item::Plus
            | Item::Seconds
            | Item::Each => {}
        }
    }
    let is_time = items
        .iter()
        .any(|item| matches!(item, Item::Minutes | Item::Plus | Item::Each));
    game.clock = match (minutes, seconds) {
        (None, None) => None,
        (Some(0), None) => Some((0, 0)),
        (Some(minutes), seconds) if is_time => Some((minutes, seconds.unwrap_or(0))),
        (Some(_) | None, _) => return None,
    };
    // Two people choose sides and strength themselves.
    if game.is_for_two && (game.own.is_some() || game.level.is_some()) {
        return None;
    }
    // A level alone is a setting.
    let is_new = items.contains(&Item::New);
    let is_named = game.level.is_some() || game.own.is_some();
    let is_game = game.clock.is_some()
        || game.level.is_some() && game.own.is_some()
        || is_new && (is_named || game.is_for_two);
    is_game.then_some(game)
}

/// What is named twice is not understood.
fn fill<T>(place: &mut Option<T>, value: T) -> Option<()> {
    place.is_none().then(|| *place = Some(value))
}
