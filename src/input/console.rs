//! The verbs of the console and of plays: short, English, the same in every language.
//!
//! A line that is no verb is words: a move or a command in the player's language.

use super::Intent;
use super::keys::Key;
use super::pad::{Button, Report, Stick};
use crate::board::{Kind, Side, Step};
use crate::chess;
use crate::game::Position;
use crate::session::command::{Claim, Command};
use crate::session::settings::{Change, FileNames, Form, Speaker};

/// What a line with a verb asks for.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Line {
    /// A thing to do.
    Intent(Intent),
    /// The gamepad reports something.
    Pad(Report),
    /// A key is pressed.
    Press(Key),
    /// Text is typed and not entered yet.
    Type(String),
    /// Words, entered at once.
    Words(String),
    /// The opponent's repetition of an announcement, in words.
    Repetition(String),
    /// A claim of a draw, by repetition or by quiet moves, with a move in words.
    DrawClaim(bool, String),
}

const STEPS: [(&str, Step); 8] = [
    ("up", Step::Up),
    ("down", Step::Down),
    ("left", Step::Left),
    ("right", Step::Right),
    ("up-left", Step::UpLeft),
    ("up-right", Step::UpRight),
    ("down-left", Step::DownLeft),
    ("down-right", Step::DownRight),
];

/// Reads a line of the console; one that is no verb with its arguments is words.
pub(super) fn read(line: &str) -> Line {
    let line = line.trim();
    let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    if verb == "key"
        && let Some(key) = Key::from_name(rest)
    {
        return Line::Press(key);
    }
    if verb == "pad"
        && let Some(report) = report(rest)
    {
        return Line::Pad(report);
    }
    if verb == "type" && !rest.is_empty() {
        return Line::Type(rest.to_owned());
    }
    if verb == "say" && !rest.is_empty() {
        return Line::Words(rest.to_owned());
    }
    if verb == "repeat" && !rest.is_empty() {
        return Line::Repetition(rest.to_owned());
    }
    if verb == "claim"
        && let Some((ground, mv)) = rest.split_once(char::is_whitespace)
        && ["repetition", "fifty"].contains(&ground)
    {
        return Line::DrawClaim(ground == "repetition", mv.trim().to_owned());
    }
    match intent(verb, rest) {
        Some(intent) => Line::Intent(intent),
        None => Line::Words(line.to_owned()),
    }
}

/// What a gamepad reports: `pad south`, `pad hold left-trigger`, `pad release left-trigger`,
/// `pad lean right 100 0`, `pad connected NAME`, `pad gone`.
fn report(rest: &str) -> Option<Report> {
    let button = |key: &str| Button::ALL.into_iter().find(|button| button.key() == key);
    let mut words = rest.split_whitespace();
    Some(match words.next()? {
        "gone" => Report::Gone,
        "connected" => Report::Connected(rest.split_once(' ')?.1.trim().to_owned()),
        "hold" => Report::Pressed(button(words.next()?)?),
        "release" => Report::Released(button(words.next()?)?),
        "lean" => {
            let stick = match words.next()? {
                "left" => Stick::Left,
                "right" => Stick::Right,
                _ => return None,
            };
            Report::Leaned(
                stick,
                words.next()?.parse().ok()?,
                words.next()?.parse().ok()?,
            )
        }
        key => Report::Pressed(button(key)?),
    })
}

fn intent(verb: &str, rest: &str) -> Option<Intent> {
    let command = match (verb, rest) {
        ("open", path) if !path.is_empty() => return Some(Intent::Open(path.to_owned())),
        ("next-game", "") => return Some(Intent::OtherGame(1)),
        ("previous-game", "") => return Some(Intent::OtherGame(-1)),
        ("silence", "") => return Some(Intent::Silence),
        ("new", "") => Command::NewGame(Position::default()),
        ("new" | "agree", terms) if super::terms::begins(terms) => {
            Command::Agree(Box::new(super::terms::agreement(terms).ok()?))
        }
        ("agree", "") => Command::Settle,
        ("new", fen) => Command::NewGame(chess::Position::from_fen(fen).ok()?.into()),
        ("walk", step) => Command::Walk(step_of(step)?),
        (step, "") if step_of(step).is_some() => Command::Walk(step_of(step)?),
        ("go", square) => Command::Go(square.parse().ok()?),
        ("take" | "put", "") => Command::TakeOrPut,
        ("cancel", "") => Command::Cancel,
        ("yes", "") => Command::Yes,
        ("no", "") => Command::No,
        ("promote", kind) => Command::Promote(kind_of(kind)?),
        ("undo", "") => Command::Undo,
        ("repeat", "") => Command::Repeat,
        ("turn", "") => Command::Turn,
        ("look", "") => Command::Look(None),
        ("look", square) => Command::Look(Some(square.parse().ok()?)),
        ("attackers", "") => Command::Attackers(None),
        ("attackers", square) => Command::Attackers(Some(square.parse().ok()?)),
        ("pieces", which) => pieces(which)?,
        ("moves", "") => Command::Moves,
        ("clock", "") => Command::Press,
        ("time", "") => Command::Clock,
        ("pause", "") => Command::Pause,
        ("why", "") => Command::Why,
        ("adjust", "") => Command::Adjust,
        ("lift" | "remove", square) => Command::Lift(square.parse().ok()?),
        ("touch", square) => Command::Touch(square.parse().ok()?),
        ("put", square) => Command::Put(square.parse().ok()?),
        ("read-out", "") => Command::ReadOut,
        ("repeats", "") => Command::RepeatedBy(None),
        ("claim", "flag") => Command::Claim(Claim::Flag),
        ("claim", "illegal") => Command::Claim(Claim::Illegal),
        ("claim", "repetition") => Command::Claim(Claim::Repetition(None)),
        ("claim", "fifty") => Command::Claim(Claim::QuietMoves(None)),
        ("may-i-claim", "") => Command::MayIClaim,
        ("claims", "") => Command::Claims,
        ("status", "") => Command::Status,
        ("next", "") => Command::Forward,
        ("back", "") => Command::Back,
        ("first", "") => Command::ToStart,
        ("last", "") => Command::ToEnd,
        ("move", number) => Command::ToMove(number.parse().ok()?),
        ("play-on", "") => Command::PlayOn,
        ("resign", "") => Command::Resign,
        ("draw", "") => Command::OfferDraw,
        ("help", "") => Command::Help,
        ("quit", "") => Command::Quit,
        _ => Command::Set(change(verb, rest)?),
    };
    Some(Intent::Commands(vec![command]))
}

fn change(verb: &str, rest: &str) -> Option<Change> {
    Some(match (verb, rest) {
        ("language", id) if !id.is_empty() => Change::Language(id.to_owned()),
        ("voice", id) if !id.is_empty() => Change::Announcer(id.to_owned()),
        ("form", key) => Change::Form(Form::ALL.into_iter().find(|form| form.key() == key)?),
        ("files", key) => Change::Files(
            FileNames::ALL
                .into_iter()
                .find(|files| files.key() == key)?,
        ),
        ("read-back", "on") => Change::ReadBack(true),
        ("read-back", "off") => Change::ReadBack(false),
        ("warnings", "none") => Change::Warnings(Vec::new()),
        ("warnings", list) if !list.is_empty() => {
            let seconds = list.split_whitespace().map(|word| word.parse().ok());
            Change::Warnings(seconds.collect::<Option<_>>()?)
        }
        ("speaker", "embedded") => Change::Speaker(Speaker::Embedded),
        ("speaker", "system") => Change::Speaker(Speaker::System),
        ("faster", "") => Change::Faster,
        ("slower", "") => Change::Slower,
        ("louder", "") => Change::Louder,
        ("softer", "") => Change::Softer,
        ("sounds-louder", "") => Change::EarconsLouder,
        ("sounds-softer", "") => Change::EarconsSofter,
        _ => return None,
    })
}

fn step_of(name: &str) -> Option<Step> {
    STEPS
        .iter()
        .find(|(step, _)| *step == name)
        .map(|(_, step)| *step)
}

fn kind_of(name: &str) -> Option<Kind> {
    Kind::CHESS.into_iter().find(|kind| kind.key() == name)
}

/// `pieces`, `pieces white`, `pieces rook`, `pieces black pawn`.
fn pieces(which: &str) -> Option<Command> {
    let (mut side, mut kind) = (None, None);
    for word in which.split_whitespace() {
        match Side::BOTH.into_iter().find(|one| one.key() == word) {
            Some(one) => side = Some(one),
            None => kind = Some(kind_of(word)?),
        }
    }
    Some(Command::Pieces { side, kind })
}
