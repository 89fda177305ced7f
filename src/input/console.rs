//! The verbs of the console and of plays: short, English, the same in every language.
//!
//! A line that is no verb is words: a move or a command in the player's language.

use super::intent::{Intent, one};
use super::pad::{Button, PadReport, Stick};
use super::perkins::{Chord, ChordKey, Touch};
use super::{adjourning, arbiter, practice, setting, sheet, shelf, sound, tape, terms, tournament};
use crate::catalogue::key::{Code, Key};
use crate::catalogue::{self, Pressed};
use crate::chess::Mating;
use crate::game::{Game, Position};
use crate::protocol::Ask;

/// What a line with a verb asks for.
#[derive(Clone, Debug)]
pub(super) enum Line {
    /// A thing to do.
    Intent(Intent),
    /// A page of help, from 1.
    Help(usize),
    /// The gamepad reports something.
    Pad(PadReport),
    /// Keys of the Braille writer go down and come up.
    Touches(Vec<Touch>),
    /// A key is pressed.
    Press(Key),
    /// Text is typed and not entered yet.
    Type(String),
    /// Words, entered at once.
    Words(String),
    /// What the line before it has asked for: the path of a file, what is searched, a comment.
    Wanted(String),
    /// A row of the key table by its id, with what fills its gap.
    Row(Pressed),
    /// The opponent's repetition of an announcement, in words.
    Repetition(String),
    /// A move to be sealed.
    Seal(String),
    /// After the envelope was lost, the move that was sealed, in words.
    SealedMove(String),
    /// The answer of a search.
    Proved(Mating),
    /// A claim of a draw, by repetition or by quiet moves, with a move in words.
    DrawClaim(bool, String),
}

/// Reads a line of the console; one that is no verb with its arguments is words.
pub(super) fn read(line: &str) -> Line {
    let line = line.trim();
    let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let words = rest.to_owned();
    let read = match verb {
        "key" => Key::from_name(rest).map(Line::Press),
        "dots" | "hold" | "release" => touches(verb, rest).map(Line::Touches),
        "help" => rest.parse().ok().map(Line::Help),
        "pad" => report(rest).map(Line::Pad),
        "proved" => rest.parse().ok().map(Line::Proved),
        "claim" => claim(rest),
        _ if rest.is_empty() => None,
        "type" => Some(Line::Type(words)),
        "say" => Some(Line::Words(words)),
        "repeat" => Some(Line::Repetition(words)),
        "seal" => Some(Line::Seal(words)),
        "sealed-move" => Some(Line::SealedMove(words)),
        _ => None,
    };
    if let Some(read) = read {
        return read;
    }
    match with_grammar(verb, rest) {
        Some(intent) => Line::Intent(intent),
        None => match catalogue::verb(line) {
            Some(pressed) => Line::Row(pressed),
            None => Line::Words(line.to_owned()),
        },
    }
}

/// What follows a verb where it is more than fills one gap of a row of the catalogue.
fn with_grammar(verb: &str, rest: &str) -> Option<Intent> {
    let outside = match (verb, rest) {
        ("open", path) if !path.is_empty() => Some(Intent::Open(path.to_owned())),
        ("solve", path) if !path.is_empty() => Some(Intent::Solve(path.to_owned())),
        ("sealed-page", "") => Some(Intent::SealedPage(None)),
        ("sealed-page", word) => Some(Intent::SealedPage(Some(word.to_owned()))),
        ("word", word) if !word.is_empty() => Some(Intent::Unseal(word.to_owned())),
        ("slept", seconds) => {
            let ms = seconds.parse::<u64>().ok()?.checked_mul(1000)?;
            Some(one(crate::protocol::report::Report::Slept { ms }))
        }
        ("new" | "agree", text) if terms::begins(text) => Some(match terms::agreement(text) {
            Ok(agreement) => one(Ask::AgreeOn(Box::new(agreement))),
            Err(no_term) => no_term.said(),
        }),
        _ => sound::intent(verb, rest).or_else(|| tape::intent(verb, rest)),
    };
    outside.or_else(|| of_areas(verb, rest).map(one))
}

/// The verbs that an area of the program has by itself; the rest are settings.
fn of_areas(verb: &str, rest: &str) -> Option<Ask> {
    match (verb, rest) {
        ("new", fen) if !fen.is_empty() => position(fen).map(Ask::NewGameFrom),
        ("arbiter", rest) => arbiter::read(rest),
        _ => adjourning::command(verb, rest)
            .map(Ask::Adjournment)
            .or_else(|| shelf::command(verb, rest))
            .or_else(|| tournament::command(verb, rest))
            .or_else(|| sheet::command(verb, rest))
            .or_else(|| practice::verb(verb, rest))
            .or_else(|| setting::change(verb, rest).map(Ask::Set)),
    }
}

/// What happens to the keys of the Braille writer: `dots 125 24` for cells struck one after the
/// other, `dots space`, `dots space+1`; `hold f d s` and `release f d s` for single keys.
fn touches(verb: &str, rest: &str) -> Option<Vec<Touch>> {
    let mut touches = Vec::new();
    for word in rest.split_whitespace() {
        match verb {
            "dots" => {
                let chord = Chord::from_name(word)?;
                touches.extend(chord.keys().map(Touch::Down));
                touches.extend(chord.keys().map(Touch::Up));
            }
            "hold" => touches.push(Touch::Down(ChordKey::at(Code::from_name(word)?)?)),
            "release" => touches.push(Touch::Up(ChordKey::at(Code::from_name(word)?)?)),
            _ => return None,
        }
    }
    (!touches.is_empty()).then_some(touches)
}

/// A claim of a draw with a move behind it: `claim repetition Nf3`.
fn claim(rest: &str) -> Option<Line> {
    let (ground, mv) = rest.split_once(char::is_whitespace)?;
    let is_draw = ["repetition", "fifty"].contains(&ground);
    is_draw.then(|| Line::DrawClaim(ground == "repetition", mv.trim().to_owned()))
}

/// What a gamepad reports: `pad south`, `pad hold left-trigger`, `pad release left-trigger`,
/// `pad lean right 100 0`, `pad connected NAME`, `pad gone`.
fn report(rest: &str) -> Option<PadReport> {
    let button = |key: &str| key.parse::<Button>().ok();
    let mut words = rest.split_whitespace();
    Some(match words.next()? {
        "gone" => PadReport::Gone,
        "connected" => PadReport::Connected(rest.split_once(' ')?.1.trim().to_owned()),
        "hold" => PadReport::Pressed(button(words.next()?)?),
        "release" => PadReport::Released(button(words.next()?)?),
        "lean" => {
            let stick = match words.next()? {
                "left" => Stick::Left,
                "right" => Stick::Right,
                _ => return None,
            };
            PadReport::Leaned(
                stick,
                words.next()?.parse().ok()?,
                words.next()?.parse().ok()?,
            )
        }
        key => PadReport::Pressed(button(key)?),
    })
}

/// The beginning of a game by its key, or a position as the field of one of the games writes it.
fn position(fen: &str) -> Option<Position> {
    let start = Game::of_key(fen).map(Game::start);
    start.or_else(|| {
        let mut games = Game::ALL.into_iter();
        games.find_map(|game| game.read_fen(fen).ok())
    })
}
