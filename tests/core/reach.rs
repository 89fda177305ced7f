//! Every command is within reach of the keyboard alone, of words alone and of a gamepad alone.

use crate::common::places::{lines, named};
use crate::common::sealing;
use crate::reports::samples::listing;
use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use annabella::board::Side;
use annabella::desk::Desk;
use annabella::input::choices::options;
use annabella::input::keymap;
use annabella::input::menu::{besides, reached};
use annabella::input::pad::{LAYOUT, PadDoes, THEMES};
use annabella::input::{DeviceInput, Intent};
use annabella::protocol::{Ask, Input, OpenedGame, Report, Settings, ShelfAnswer};
use annabella::shelf::FoundGames;
use annabella::time::Moment;
use annabella::voice::Voices;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use serde_json::Value;

static VOICES: LazyLock<Arc<Voices>> = LazyLock::new(crate::common::voices);

/// What is given in a dialogue of its own device: a key by keys, a button by buttons, a gamepad that
/// is new by its first press. Help is told by the hands themselves.
const DIALOGUES: &[&str] = &[
    "set/key",
    "set/button",
    "set/knows-pad",
    "help",
    "adjournment/word",
    "suggest",
];

/// What is the same as something else with the cursor, a question or a step at a time.
const SAME: &[(&str, &str)] = &[
    ("lift", "take-or-put"),
    ("put", "take-or-put"),
    ("agree", "settle"),
    ("go", "walk"),
    ("to-move", "forward"),
    ("enter-offering", "offer-draw"),
    ("spoken", "enter"),
    ("sheet/glyph", "sheet/next-quality"),
    ("sheet/tell", "status"),
    ("tape/start", "tape/toggle"),
    ("tape/stop", "tape/toggle"),
    ("arbiter/step-in", "arbiter/toggle"),
    ("arbiter/step-back", "arbiter/toggle"),
    ("arbiter/toggle", "arbiter/step-in"),
    ("set/sound", "sound/more"),
    ("attackers", "explore/attackers"),
    ("explore/own-of-kind", "explore/own-pieces"),
    // Piece by piece, what a line can hold at once.
    ("setup/place", "setup/put-here"),
    ("setup/put-here", "setup/place"),
    ("setup/fen", "setup/done"),
    ("setup/other-side", "setup/place"),
    ("setup/unreadable", "setup/place"),
];

/// The name of a command, and of what it commands in its area.
fn kind(command: &Ask) -> String {
    // A reset is asked about first.
    if let Ask::Suggest(suggestion) = command
        && let Ask::Set(_) = &suggestion.ask
    {
        return kind(&suggestion.ask);
    }
    let value = serde_json::to_value(command).unwrap();
    let of = |value: &Value| match value {
        Value::String(name) => Some((name.clone(), Value::Null)),
        Value::Object(fields) => fields
            .iter()
            .next()
            .map(|(name, inner)| (name.clone(), inner.clone())),
        _ => None,
    };
    let (name, inner) = of(&value).unwrap();
    let areas = [
        "explore",
        "claim",
        "adjournment",
        "arbiter",
        "drill",
        "set",
        "sound",
        "sweep",
        "term",
        "practice",
        "shelf",
        "sheet",
        "tape",
        "work",
        "setup",
    ];
    if !areas.contains(&name.as_str()) {
        return name;
    }
    let (part, inner) = of(&inner).unwrap();
    match (part.as_str(), inner) {
        ("sanction", Value::Array(parts)) => {
            format!("{name}/{}", of(&parts[1]).unwrap().0)
        }
        _ => format!("{name}/{part}"),
    }
}

/// Every kind of command that there is.
fn kinds() -> BTreeSet<String> {
    let mut runner = TestRunner::deterministic();
    let any = crate::common::commands::any_ask();
    let mut found = BTreeSet::new();
    for _ in 0..40_000 {
        let command = any.new_tree(&mut runner).unwrap().current();
        crate::common::commands::is_known(&command);
        found.insert(kind(&command));
    }
    found
}

/// The places in which words and buttons mean other things.
const TRIED: &[&str] = &[
    "practice",
    "a competition, at first",
    "practice, a piece in the hand",
    "the question whether to resign",
    "the question of a promotion",
    "the question which piece",
    "the arbiter's mode",
    "a move to be sealed, the arbiter gone",
    "a resumption: who is there",
    "a resumption: one is awaited",
    "a resumption: the word",
    "what a piece reaches",
    "the game from memory",
    "a hidden board",
    "lessons",
    "a position is set up",
    "the question which level",
    "the agreement: its edition",
    "the agreement: who plays by touch",
    "the agreement: the clock",
    "the agreement as a whole",
];

/// A game in each of these places.
fn desks(language: &str) -> Vec<Desk> {
    let there = |name: &&str| desk(language, &lines(named(name)));
    TRIED.iter().map(there).collect()
}

fn obey(desk: &mut Desk, intent: Intent) {
    let intent = sealing::done(intent, desk.session());
    if let Intent::Commands(commands) | Intent::Both(commands, _) = intent {
        for command in commands {
            desk.handle(Moment::default(), command);
        }
    }
}

fn desk(language: &str, lines: &[&str]) -> Desk {
    let mut desk = Desk::new(Arc::clone(&VOICES));
    let settings = Settings {
        language: language.to_owned(),
        announcer: "en".to_owned(),
        ..Settings::default()
    };
    desk.handle(Moment::default(), Report::Started(settings));
    for line in lines {
        let intent = desk.interpret(DeviceInput::Line((*line).to_owned()));
        obey(&mut desk, intent);
    }
    desk
}

fn listening(language: &str) -> Desk {
    let mut desk = desk(language, &[]);
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/transcripts/opera.pgn");
    let games = annabella::adapters::games::Games::open(folder).unwrap();
    let opening = OpenedGame {
        record: games.into_iter().next().unwrap().unwrap(),
        number: 1,
        count: 1,
    };
    desk.handle(Moment::default(), Report::Opened(Box::new(opening)));
    desk
}

/// Adds what an input comes to; nothing of it is done.
fn add(found: &mut BTreeSet<String>, desk: &mut Desk, input: &str) {
    let intent = desk.interpret(DeviceInput::Line(input.to_owned()));
    let intent = sealing::done(intent, desk.session());
    if let Intent::Commands(commands) | Intent::Both(commands, _) = intent {
        let asks = commands.iter().filter_map(|input| match input {
            Input::Ask(ask) => Some(kind(ask)),
            Input::Report(_) => None,
        });
        found.extend(asks);
    }
}

/// Adds what a line comes to that is typed for something, key by key.
fn add_typed(found: &mut BTreeSet<String>, desk: &mut Desk, begins: &str, text: &str) {
    let intent = desk.interpret(DeviceInput::Line(begins.to_owned()));
    assert!(matches!(intent, Intent::Heard(_)), "{begins}: {intent:?}");
    for character in text.chars() {
        desk.interpret(DeviceInput::Character(character));
    }
    add(found, desk, "key Enter");
}

/// The rows of the key table that begin a line for something.
const LINES: &[&str] = &[
    "shelf-search",
    "shelf-import",
    "shelf-backup",
    "shelf-restore",
];

/// A desk at which a search of the shelf has found a game.
fn at_the_shelf(language: &str) -> Desk {
    let mut desk = desk(language, &[]);
    let found = FoundGames {
        games: vec![listing()],
        count: 1,
    };
    let answer = Report::Shelf(ShelfAnswer::Found(found));
    desk.handle(Moment::default(), answer);
    desk
}

/// Adds what can be done with what a search has found, and what is typed for the shelf. The rows are within
/// reach of keys, words and buttons alike, as tests of their tables see to.
fn add_shelf(found: &mut BTreeSet<String>, language: &str) {
    let mut desk = at_the_shelf(language);
    for key in ["Down", "Enter", "Escape"] {
        add(found, &mut desk, &format!("key {key}"));
    }
    for line in LINES {
        add_typed(found, &mut desk, line, "anna");
    }
}

/// What is missing, where a thing counts as there if what is the same is there.
fn missing(found: &BTreeSet<String>) -> Vec<String> {
    let is_there = |name: &String| {
        let same = SAME.iter().find(|(other, _)| other == name);
        found.contains(name)
            || DIALOGUES.contains(&name.as_str())
            || same.is_some_and(|(_, same)| found.contains(*same))
    };
    kinds().into_iter().filter(|name| !is_there(name)).collect()
}

/// All that a voice lists for commands and keys, with something in the gaps.
fn phrases(language: &str) -> Vec<String> {
    let folder = format!("{}/voices/{language}", env!("CARGO_MANIFEST_DIR"));
    let mut lists = Vec::new();
    let mut words = std::collections::BTreeMap::new();
    let files = std::fs::read_dir(folder).unwrap();
    let files: BTreeSet<_> = files.map(|file| file.unwrap().path()).collect();
    for file in files {
        let text = std::fs::read_to_string(file).unwrap();
        let text = text.replace("\n        ", " ");
        for line in text.lines() {
            let Some((name, value)) = line.split_once(" = ") else {
                continue;
            };
            if name.trim() == ".hear" || name.starts_with("hear-command-") {
                lists.push(value.to_owned());
            } else if name.starts_with("hear-") {
                let first = value.split('|').next().unwrap().trim().to_owned();
                words.insert(name.to_owned(), first);
            }
        }
    }
    let word = |name: &str| words.get(name).cloned().unwrap_or_else(|| "?".to_owned());
    let gaps = [
        ("{ $file }", "e".to_owned()),
        ("{ $rank }", "4".to_owned()),
        ("{ $square }", "e4".to_owned()),
        ("{ $number }", "2".to_owned()),
        ("{ $piece }", word("hear-knight")),
        ("{ $side }", word("hear-white")),
        ("{ $step }", word("hear-step-up-right")),
        ("{ $voice }", "de".to_owned()),
        ("{ $form }", word("hear-form-short")),
        ("{ $files }", word("hear-files-nato")),
        ("{ $detail }", word("hear-detail-check")),
    ];
    let fill = |text: &str| {
        gaps.iter()
            .fold(text.trim().to_owned(), |text, (gap, filling)| {
                text.replace(gap, filling)
            })
    };
    lists
        .iter()
        .flat_map(|list| list.split('|').take(1).map(fill).collect::<Vec<_>>())
        .collect()
}

/// What is typed alike in every language, and answers.
const TYPED: &[&str] = &[
    "players Anna / Boris",
    "appointment tomorrow at nine",
    "wrong-time white 0:35:00",
    "sealed-move e4",
    "seal e4",
    "offer white",
    "resign black",
    "warnings 300 60",
    "arbiter clock white 1:00",
    "arbiter moves white 12",
    "arbiter points white +0.5",
    "arbiter points white -0.5",
    "arbiter disturbed both 60",
    "arbiter sheet white e4 e5",
    "arbiter board white 8/8/8/8/8/8/8/8",
    "e4",
    "e4 (=)",
    "d8 a8",
    "1",
    "2",
    "12",
    "90+30",
    "two-boards",
    "fide-2005",
    "both",
    "q",
    "y",
];

static IN_ENGLISH: LazyLock<BTreeSet<String>> = LazyLock::new(|| by_words("en"));

/// What words come to in a language.
fn by_words(language: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let phrases = phrases(language);
    let all = phrases.iter().map(String::as_str);
    let mut playing = desk(language, &lines(named("practice")));
    for words in all {
        add(&mut found, &mut playing, &format!("say {words}"));
    }
    // Escape on the way to an opponent.
    add(
        &mut found,
        &mut desk(language, &["opponent", "1"]),
        "key Escape",
    );
    let mut desks = desks(language);
    desks.push(listening(language));
    add_shelf(&mut found, language);
    // What somebody says who has come means another thing where he is awaited.
    let present = Ask::Present(Side::White);
    let is_present = |words: &&String| VOICES.command(words, language) == Some(present.clone());
    let here: Vec<String> = phrases.iter().filter(is_present).cloned().collect();
    for desk in &mut desks {
        for words in TYPED.iter().copied().chain(here.iter().map(String::as_str)) {
            add(&mut found, desk, &format!("say {words}"));
        }
    }
    found
}

#[test]
fn every_command_is_within_reach_of_words_in_every_language() {
    for voice in VOICES.languages() {
        let missing = missing(&by_words(voice.id()));
        assert!(missing.is_empty(), "{}: {missing:#?}", voice.id());
    }
}

#[test]
fn every_command_is_within_reach_of_keys() {
    // Words are typed where no key is worth its place; a line can be typed wherever letters are used.
    let mut found = IN_ENGLISH.clone();
    for mut desk in desks("en").into_iter().take(2) {
        for row in keymap::rows() {
            add(&mut found, &mut desk, row.id);
            desk.interpret(DeviceInput::Line("key Escape".to_owned()));
        }
    }
    let missing = missing(&found);
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn every_command_is_within_reach_of_a_gamepad() {
    let mut found = BTreeSet::new();
    let mut desks = desks("en");
    desks.push(listening("en"));
    for desk in &mut desks {
        let question = desk.session().question();
        let answers = question.map(options).unwrap_or_default();
        found.extend(answers.iter().map(|item| kind(&item.command)));
        for id in reached(desk.session()) {
            add(&mut found, desk, id);
            if annabella::catalogue::row(id).is_some_and(|row| row.fixed().is_some()) {
                continue;
            }
            for filling in ["e", "4", "knight", "up"] {
                add(&mut found, desk, &format!("{id} {filling}"));
            }
            add(&mut found, desk, "key Escape");
        }
        // Each of these can be chosen, and one of them writes whatever can be typed.
        assert!(besides(desk.session()).contains(&"write-by-pad"));
        found.extend(IN_ENGLISH.iter().cloned());
        let by_button = LAYOUT.iter().filter_map(|(_, _, does)| match does {
            PadDoes::Row(id) => Some(*id),
            _ => None,
        });
        for id in by_button.chain(THEMES.iter().flat_map(|theme| theme.rows)) {
            add(&mut found, desk, id);
        }
    }
    let missing = missing(&found);
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn nothing_is_excepted_that_does_not_exist() {
    let kinds = kinds();
    let excepted = DIALOGUES.iter().copied();
    let stale: Vec<&str> = excepted.filter(|name| !kinds.contains(*name)).collect();
    assert!(stale.is_empty(), "{stale:?}");
}
