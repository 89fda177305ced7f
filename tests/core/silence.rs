//! Silence is the worst bug: whatever is pressed, entered or commanded, wherever the player is, is heard.
//!
//! The places are a table, and so are the keys, the buttons and the commands: what is added to one of
//! them is tested in all places.

use crate::common::places::{PLACES, Place, lines};
use crate::common::sealing;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex};

use annabella::catalogue::key::{Code, Key};
use annabella::catalogue::{Stroke, keymap};
use annabella::desk::{Desk, Heard};
use annabella::input::pad::{self, Button};
use annabella::input::{DeviceInput, Intent};
use annabella::protocol::{Input, Report, Request, Settings, TournamentAnswer, TournamentRequest};
use annabella::time::Moment;
use annabella::voice::Voices;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use serde_json::Value;

use crate::common::commands::{any_input, may_be_quiet};

static VOICES: LazyLock<Arc<Voices>> = LazyLock::new(crate::common::voices);

/// Desks that lines have led to; many tests go to the same places again and again.
static REACHED: Mutex<BTreeMap<Vec<&'static str>, Desk>> = Mutex::new(BTreeMap::new());

/// A desk at a place, a day before anybody's time is up.
pub(crate) fn at(place: &Place) -> Desk {
    after(&lines(place))
}

/// A desk to which lines have led.
fn after(lines: &[&'static str]) -> Desk {
    if let Some(desk) = REACHED.lock().unwrap().get(lines) {
        return desk.clone();
    }
    let desk = match lines.split_last() {
        Some((last, before)) => {
            let mut desk = after(before);
            do_line(&mut desk, last);
            desk
        }
        None => started(),
    };
    let mut reached = REACHED.lock().unwrap();
    reached.insert(lines.to_vec(), desk.clone());
    desk
}

fn started() -> Desk {
    let mut desk = Desk::new(Arc::clone(&VOICES));
    let settings = Settings {
        language: "en".to_owned(),
        announcer: "en".to_owned(),
        ..Settings::default()
    };
    desk.handle(Moment::default(), Report::Started(settings));
    desk
}

/// What is heard of a line; `None` if it is for others to answer: a file, a device, or silence itself.
pub(crate) fn do_line(desk: &mut Desk, line: &str) -> Option<Vec<Heard>> {
    act(desk, DeviceInput::Line(line.to_owned()))
}

fn act(desk: &mut Desk, input: DeviceInput) -> Option<Vec<Heard>> {
    let intent = desk.interpret(input);
    let (commands, cues) = match sealing::done(intent, desk.session()) {
        Intent::Commands(commands) => (commands, Vec::new()),
        Intent::Both(commands, cues) => (commands, cues),
        Intent::Heard(cues) => (Vec::new(), cues),
        Intent::Open(_)
        | Intent::OpenText(_)
        | Intent::Solve(_)
        | Intent::SealedPage(_)
        | Intent::Seal(..)
        | Intent::Unseal(_)
        | Intent::OtherGame(_)
        | Intent::Browse(_)
        | Intent::Complete(_)
        | Intent::OtherDevice
        | Intent::About
        | Intent::FaultReport
        | Intent::Listen(_)
        | Intent::TeachVoice
        | Intent::Silence => return None,
    };
    let mut heard = Vec::new();
    for command in commands {
        heard.extend(handled(desk, command));
    }
    heard.extend(desk.tell(&cues));
    Some(heard)
}

/// What is heard of an input; what happens to a tournament is kept at once, and told then.
fn handled(desk: &mut Desk, input: impl Into<Input>) -> Vec<Heard> {
    let (outcome, mut heard) = desk.handle(Moment::default(), input);
    let keeps =
        |request: &Request| matches!(request, Request::Tournament(TournamentRequest::Keep(..)));
    if outcome.requests.iter().any(keeps) {
        let kept = Report::Tournament(Box::new(TournamentAnswer::Kept));
        heard.extend(desk.handle(Moment::default(), kept).1);
    }
    heard
}

fn is_heard(heard: &[Heard]) -> bool {
    let speaks = |one: &Heard| one.texts.iter().any(|text| !text.written.trim().is_empty());
    heard
        .iter()
        .any(|one| speaks(one) || !one.sounds.is_empty())
}

/// Does the same from each place; everything that is not heard is a fault.
fn faults<T: std::fmt::Debug>(
    things: &[T],
    mut act: impl FnMut(&mut Desk, &T) -> Option<Vec<Heard>>,
) -> Vec<String> {
    let mut faults = Vec::new();
    for place in PLACES {
        for thing in things {
            let mut desk = at(place);
            if let Some(heard) = act(&mut desk, thing)
                && !is_heard(&heard)
            {
                faults.push(format!("{}: {thing:?}", place.0));
            }
        }
    }
    faults
}

/// The keys of the table, and all others that can be pressed alone.
fn keys() -> Vec<Key> {
    let alone = |code| Key {
        code,
        ctrl: false,
        shift: false,
    };
    let codes = ('A'..='Z').map(Code::Letter);
    let codes = codes.chain((0..=9).map(Code::Digit));
    let codes = codes.chain((1..=12).map(Code::Function));
    let others = [
        Code::Slash,
        Code::Semicolon,
        Code::Plus,
        Code::Minus,
        Code::PageUp,
        Code::PageDown,
        Code::Home,
        Code::End,
    ];
    let codes = codes.chain(others);
    let of_table = keymap::rows().filter_map(|row| match row.stroke {
        Stroke::Key(key) => Some(key),
        _ => None,
    });
    let all = codes.map(alone).chain(of_table);
    let unique: std::collections::HashSet<Key> = all.collect();
    unique.into_iter().collect()
}

#[test]
fn every_place_is_reached() {
    let mut faults = Vec::new();
    for place in PLACES {
        let mut desk = at(&(place.0, &[]));
        for line in lines(place) {
            let heard = do_line(&mut desk, line).unwrap();
            let mut sounds = heard.iter().flat_map(|one| &one.sounds);
            if sounds.any(|sound| sound.earcon.name() == "error") {
                faults.push(format!("{}: {line}: {heard:?}", place.0));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_key_is_heard_everywhere() {
    let faults = faults(&keys(), |desk, key| act(desk, DeviceInput::Key(*key)));
    assert!(
        faults.is_empty(),
        "{} are silent: {faults:#?}",
        faults.len()
    );
}

#[test]
fn every_character_is_heard_everywhere() {
    let characters: Vec<char> = "aeh18nwKQäжé?/+-=.".chars().collect();
    let faults = faults(&characters, |desk, typed| {
        act(desk, DeviceInput::Character(*typed))
    });
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_row_of_the_key_table_is_heard_everywhere() {
    let mut lines = Vec::new();
    for row in keymap::rows() {
        if row.fixed().is_some() {
            lines.push(row.id.to_owned());
        } else {
            let fillings = ["e", "4", "knight", "up"].into_iter();
            let filled = fillings.filter(|filling| row.with(filling).is_some());
            lines.extend(filled.map(|filling| format!("{} {filling}", row.id)));
        }
    }
    let faults = faults(&lines, |desk, line| do_line(desk, line));
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_button_of_the_gamepad_is_heard_everywhere() {
    let mut buttons = Button::ALL.to_vec();
    // Held, it changes what the others do; it does nothing itself, as Shift does not.
    buttons.retain(|button| *button != Button::LeftTrigger);
    let faults = faults(&buttons, |desk, button| {
        // The first press of an unknown gamepad tells its layout; this is what comes after it.
        act(
            desk,
            DeviceInput::Pad(pad::PadReport::Pressed(Button::Down)),
        );
        act(
            desk,
            DeviceInput::Pad(pad::PadReport::Released(Button::Down)),
        );
        act(desk, DeviceInput::Pad(pad::PadReport::Pressed(*button)))
    });
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn a_square_and_a_row_that_are_clicked_are_heard_everywhere() {
    let squares: Vec<_> = annabella::board::Square::all().step_by(9).collect();
    let faults_of_squares = faults(&squares, |desk, square| {
        act(desk, DeviceInput::Click(*square))
    });
    let faults_of_rows = faults(&[0, 1, 40], |desk, row| act(desk, DeviceInput::Row(*row)));
    assert!(faults_of_squares.is_empty(), "{faults_of_squares:#?}");
    assert!(faults_of_rows.is_empty(), "{faults_of_rows:#?}");
}

/// The name of an input, and of what it means in its area.
fn kind(input: &Input) -> String {
    let mut name = String::new();
    let mut value = serde_json::to_value(input).unwrap();
    for _ in 0..3 {
        let (part, inner) = match value {
            Value::String(part) if part.len() < 20 => (part, Value::Null),
            Value::Object(fields) => match fields.into_iter().next() {
                Some(field) => field,
                None => break,
            },
            _ => break,
        };
        name = format!("{name}/{part}");
        value = inner;
    }
    name
}

/// An input of each kind that there is.
fn inputs() -> Vec<Input> {
    let mut runner = TestRunner::deterministic();
    let any = any_input();
    let mut found = BTreeMap::new();
    for _ in 0..40_000 {
        let input = any.new_tree(&mut runner).unwrap().current();
        found.entry(kind(&input)).or_insert(input);
    }
    found.into_values().collect()
}

#[test]
fn every_ask_and_every_report_is_heard_everywhere() {
    let mut inputs = inputs();
    inputs.retain(|input| !may_be_quiet(input));
    assert!(inputs.len() > 120, "{}", inputs.len());
    let faults = faults(&inputs, |desk, input| Some(handled(desk, input.clone())));
    assert!(faults.is_empty(), "{faults:#?}");
}
