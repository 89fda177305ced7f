//! Silence is the worst bug: whatever is pressed, entered or commanded, wherever the player is, is heard.
//!
//! The places are a table, and so are the keys, the buttons and the commands: what is added to one of
//! them is tested in all places.

use crate::common::sealing;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use annabella::catalogue::key::{Code, Key};
use annabella::catalogue::{Stroke, keymap};
use annabella::desk::{Desk, Heard};
use annabella::input::pad::{Button, Report};
use annabella::input::{DeviceInput, Intent};
use annabella::protocol::ask::Ask;
use annabella::protocol::practice::PracticeCommand;
use annabella::protocol::settings::Settings;
use annabella::time::Moment;
use annabella::voice::Voices;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use serde_json::Value;

static VOICES: LazyLock<Arc<Voices>> = LazyLock::new(|| Arc::new(Voices::embedded()));

/// How a place is reached: lines of the console after the start.
type Place = (&'static str, &'static [&'static str]);

const COMPETITION: &str = "new competition fide-2005 90+30 both";
const READ_OUT: &str = "new competition fide-2005 90+30 both read-out";
const SOVIET: &str = "new competition ussr-1956 90+30 none read-out";

/// White's pawn takes: it is out of its hole, and so is what it takes.
const CAPTURE: &[&str] = &[
    READ_OUT, "lift e2", "put e4", "read-out", "clock", "lift d7", "put d5", "read-out", "clock",
    "lift e4", "lift d5",
];

/// Wherever a player can be.
const PLACES: &[Place] = &[
    ("practice", &["new"]),
    ("practice with a clock", &["new practice 5+3"]),
    ("practice, a piece in the hand", &["new", "go g1", "take"]),
    ("practice, words begun", &["new", "type knight f"]),
    ("practice, Black's turn", &["new", "e4"]),
    ("a draw offered in practice", &["new", "e4", "offer-draw"]),
    ("a game that is over", &["new", "e4", "resign", "say yes"]),
    ("checkmate", &["new", "f3", "e5", "g4", "Qh4"]),
    ("the question whether to resign", &["new", "e4", "resign"]),
    (
        "the question of a promotion",
        &["new 7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8"],
    ),
    (
        "the question which piece",
        &["new 6k1/8/8/8/8/8/1K6/R6R w - - 0 1", "rook d1"],
    ),
    ("the question about a new game", &["new", "e4", "new-game"]),
    ("a competition, at first", &[COMPETITION]),
    ("a piece out of its hole", &[COMPETITION, "lift e2"]),
    (
        "a piece in another hole",
        &[COMPETITION, "lift e2", "put e4"],
    ),
    (
        "a move that is announced",
        &[COMPETITION, "lift e2", "put e4", "say pawn e2 e4"],
    ),
    (
        "after the clock",
        &[READ_OUT, "lift e2", "put e4", "read-out", "clock"],
    ),
    ("a captured piece off the board", CAPTURE),
    (
        "an announcement that differs",
        &[COMPETITION, "lift e2", "put e4", "say pawn d2 d4"],
    ),
    (
        "an offer of a draw in a competition",
        &[READ_OUT, "lift e2", "put e4", "offer-draw"],
    ),
    ("the arbiter's mode", &[COMPETITION, "arbiter"]),
    (
        "a competition that stands still",
        &[SOVIET, "e4", "clock", "slept 300"],
    ),
    (
        "a competition that is over",
        &[SOVIET, "e4", "resign", "say yes"],
    ),
    ("the agreement: its edition", &["agree"]),
    ("the agreement: who plays by touch", &["agree", "fide-2005"]),
    ("the agreement: the clock", &["agree", "fide-2005", "both"]),
    (
        "the agreement as a whole",
        &["agree", "fide-2005", "both", "90+30"],
    ),
    (
        "a move to be sealed",
        &[
            SOVIET,
            "e4",
            "clock",
            "e5",
            "clock",
            "arbiter",
            "adjourn session-over",
        ],
    ),
    (
        "an adjourned game",
        &[
            SOVIET,
            "e4",
            "clock",
            "e5",
            "clock",
            "arbiter",
            "adjourn session-over",
            "seal Nf3; word",
            "stop-clocks",
        ],
    ),
    (
        "a resumption: who is there",
        &[
            SOVIET,
            "e4",
            "clock",
            "e5",
            "clock",
            "arbiter",
            "adjourn session-over",
            "seal Nf3; word",
            "stop-clocks",
            "resume",
        ],
    ),
    (
        "a resumption: the word",
        &[
            SOVIET,
            "e4",
            "clock",
            "e5",
            "clock",
            "arbiter",
            "adjourn session-over",
            "seal Nf3; word",
            "stop-clocks",
            "resume both",
        ],
    ),
    ("keys of the board", &["new", "board-keys"]),
    (
        "keys of the board, after a prefix",
        &["new", "board-keys", "key V"],
    ),
    ("keys of the home row", &["new", "home-row"]),
    (
        "half a move on the home row",
        &["new", "home-row", "key D", "key F"],
    ),
    ("keys of a Braille writer", &["new", "perkins"]),
    ("half a cell begun", &["new", "perkins", "hold f"]),
    ("keys that explain themselves", &["new", "explain-keys"]),
    ("a key that changes", &["new", "change-key"]),
    (
        "a key that changes, named",
        &["new", "change-key", "key F3"],
    ),
    ("lessons", &["new", "drill procedure"]),
    (
        "a lesson, the opponent's move",
        &[
            "new",
            "drill procedure",
            "drill skip",
            "drill skip",
            "drill skip",
            "drill skip",
            "drill skip",
        ],
    ),
    (
        "a lesson, a piece out of its hole",
        &["new", "drill procedure", "lift e2"],
    ),
    (
        "the question whether to leave a lesson",
        &["new", "drill procedure", "key Escape"],
    ),
    ("the menu", &["new", "menu"]),
    (
        "a page of the menu",
        &["new", "menu", "key Down", "key Down", "key Enter"],
    ),
    ("the menu in a competition", &[COMPETITION, "menu"]),
    (
        "what was said, read again",
        &["new", "e4", "key Shift+PageUp"],
    ),
    ("no speech but what must be", &["new", "say brief speech"]),
];

/// What may be without a cue: the program itself gives it, not a player.
fn is_of_the_program(command: &Ask) -> bool {
    matches!(
        command,
        Report::Tick | Report::InMenu(_) | Report::Proved(_) | Report::Thought(_)
    )
}

/// A desk at a place, a day before anybody's time is up.
fn at(place: &Place) -> Desk {
    let mut desk = Desk::new(Arc::clone(&VOICES));
    let settings = Settings {
        language: "en".to_owned(),
        announcer: "en".to_owned(),
        ..Settings::default()
    };
    desk.handle(Moment::default(), Report::Started(settings));
    for line in place.1 {
        do_line(&mut desk, line);
    }
    desk
}

/// What is heard of a line; `None` if it is for others to answer: a file, a device, or silence itself.
fn do_line(desk: &mut Desk, line: &str) -> Option<Vec<Heard>> {
    act(desk, DeviceInput::Line(line.to_owned()))
}

fn act(desk: &mut Desk, input: DeviceInput) -> Option<Vec<Heard>> {
    let intent = desk.interpret(input);
    let (commands, cues) = match sealing::done(intent, desk.session()) {
        Intent::Commands(commands) => (commands, Vec::new()),
        Intent::Both(commands, cues) => (commands, cues),
        Intent::Heard(cues) => (Vec::new(), cues),
        Intent::Open(_)
        | Intent::Solve(_)
        | Intent::SealedPage(_)
        | Intent::Seal(..)
        | Intent::Unseal(_)
        | Intent::OtherGame(_)
        | Intent::OtherDevice
        | Intent::Silence => return None,
    };
    let mut heard = Vec::new();
    for command in commands {
        heard.extend(desk.handle(Moment::default(), command).1);
    }
    heard.extend(desk.tell(&cues));
    Some(heard)
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
        for line in place.1 {
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
        act(desk, DeviceInput::Pad(Report::Pressed(Button::Down)));
        act(desk, DeviceInput::Pad(Report::Released(Button::Down)));
        act(desk, DeviceInput::Pad(Report::Pressed(*button)))
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

/// The name of a command, and of what it commands in its area.
fn kind(command: &Ask) -> String {
    let mut name = String::new();
    let mut value = serde_json::to_value(command).unwrap();
    for _ in 0..2 {
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

/// A command of each kind that there is.
fn commands() -> Vec<Ask> {
    let mut runner = TestRunner::deterministic();
    let any = crate::common::commands::any_command();
    let mut found = BTreeMap::new();
    for _ in 0..20_000 {
        let command = any.new_tree(&mut runner).unwrap().current();
        crate::common::commands::is_known(&command);
        found.entry(kind(&command)).or_insert(command);
    }
    found.into_values().collect()
}

#[test]
fn every_command_is_heard_everywhere() {
    let mut commands = commands();
    commands.retain(|command| !is_of_the_program(command));
    assert!(commands.len() > 120, "{}", commands.len());
    let faults = faults(&commands, |desk, command| {
        Some(desk.handle(Moment::default(), command.clone()).1)
    });
    assert!(faults.is_empty(), "{faults:#?}");
}
