//! What people say for a command: lists in five languages, each line with the verb of the console that does the same.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock};

use annabella::catalogue::key::Key;
use annabella::catalogue::rows;
use annabella::desk::Desk;
use annabella::input::{DeviceInput, Hands, Intent};
use annabella::protocol::{Ask, Change, Input, MoveEntry, Report, Settings};
use annabella::time::Moment;
use annabella::voice::Voices;

use crate::common::places::{lines, named};

static VOICES: LazyLock<Arc<Voices>> = LazyLock::new(crate::common::voices);

const LANGUAGES: [&str; 5] = ["en", "de", "ru", "fr", "es"];

/// A program in a language, at a place.
pub fn at(place: &str, language: &str) -> Desk {
    let mut desk = Desk::new(Arc::clone(&VOICES));
    let settings = Settings {
        language: language.to_owned(),
        announcer: language.to_owned(),
        ..Settings::default()
    };
    desk.handle(Moment::default(), Report::Started(settings));
    for line in lines(named(place)) {
        for input in crate::reports::inputs(&mut desk, line) {
            desk.handle(Moment::default(), input);
        }
    }
    desk
}

/// What a line means at the console.
pub fn meant(desk: &Desk, line: &str) -> Intent {
    let line = DeviceInput::Line(line.to_owned());
    Hands::default().interpret(line, desk.session(), desk.voices())
}

/// What a line means when it is typed in the window and entered.
fn typed(desk: &Desk, line: &str) -> Intent {
    let mut hands = Hands::default();
    let (session, voices) = (desk.session(), desk.voices());
    for character in line.chars() {
        hands.interpret(DeviceInput::Character(character), session, voices);
    }
    let enter = Key::from_name("Enter").expect("a key");
    hands.interpret(DeviceInput::Key(enter), session, voices)
}

fn is_reset(ask: &Ask) -> bool {
    matches!(
        ask,
        Ask::Set(Change::Reset | Change::ResetKeys | Change::ResetButtons)
    )
}

pub fn is_refused(intent: &Intent) -> bool {
    let Intent::Commands(commands) = intent else {
        return false;
    };
    match commands.as_slice() {
        [Input::Ask(Ask::Enter(MoveEntry::Unreadable(_)))] => true,
        // A reset is asked about, however clearly it was said.
        [Input::Ask(Ask::Suggest(suggestion))] => !is_reset(&suggestion.ask),
        _ => false,
    }
}

/// The list of a language: place, verb and phrase.
fn list(language: &str) -> Vec<(String, String, String)> {
    let text = [
        "",
        "-further",
        "-third",
        "-fourth",
        "-fifth",
        "-sixth",
        "-seventh",
        "-eighth",
        "-ninth",
        "-tenth",
        "-eleventh",
    ]
    .map(|part| {
        let folder = env!("CARGO_MANIFEST_DIR");
        let path = format!("{folder}/tests/core/commands/{language}{part}.txt");
        std::fs::read_to_string(path).expect("lists for every language")
    });
    let text = text.concat();
    let mut place = String::new();
    let mut list = Vec::new();
    for line in text.lines() {
        if let Some(other) = line.strip_prefix("# ") {
            other.clone_into(&mut place);
        } else if let Some((verb, phrase)) = line.split_once(": ") {
            list.push((place.clone(), verb.to_owned(), phrase.to_owned()));
        }
    }
    list
}

#[test]
fn people_are_understood_in_five_languages() {
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let list = list(language);
        assert!(list.len() >= 100, "{language}: {}", list.len());
        let (mut refused, mut wrong) = (Vec::new(), Vec::new());
        let places: BTreeSet<&String> = list.iter().map(|(place, ..)| place).collect();
        for place in places {
            let desk = at(place, language);
            for (_, verb, phrase) in list.iter().filter(|(other, ..)| other == place) {
                let (expected, heard) = (meant(&desk, verb), meant(&desk, phrase));
                assert!(!is_refused(&expected), "{verb} is no verb");
                if is_refused(&heard) {
                    refused.push(phrase);
                } else if heard != expected {
                    wrong.push(format!("{phrase}: {heard:?}, not {expected:?}"));
                }
            }
        }
        println!(
            "{language}: {} commands, {} not understood, {} wrong",
            list.len(),
            refused.len(),
            wrong.len()
        );
        if refused.len() * 100 > list.len() * 3 || !wrong.is_empty() {
            faults.push(format!(
                "{language}: not understood {refused:#?}, wrong {wrong:#?}"
            ));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The newest list alone, word for word: none is passed over, and none only asked about.
#[test]
fn what_is_shown_hidden_and_asked_for_is_what_was_said() {
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let desk = at("practice", language);
        let folder = env!("CARGO_MANIFEST_DIR");
        let path = format!("{folder}/tests/core/commands/{language}-eleventh.txt");
        let list = std::fs::read_to_string(path).expect("lists for every language");
        for (verb, phrase) in list.lines().filter_map(|line| line.split_once(": ")) {
            let (expected, heard) = (meant(&desk, verb), meant(&desk, phrase));
            if is_refused(&expected) || heard != expected {
                faults.push(format!("{language}: {phrase}: {heard:?}, not {expected:?}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Who wishes a side plays it, also in a game that two people have begun; who only says which is his is asked.
#[test]
fn who_wishes_a_side_plays_it() {
    let wishes = [
        ("en", "I want to play black", "I am black"),
        ("de", "ich möchte Schwarz spielen", "ich bin Schwarz"),
        ("ru", "я хочу играть чёрными", "я играю чёрными"),
        ("fr", "je veux jouer les noirs", "je suis les noirs"),
        ("es", "quiero jugar con negras", "soy las negras"),
    ];
    for (language, wish, says) in wishes {
        let mut desk = at("practice", language);
        for mv in ["e2e4", "e7e5"] {
            for input in crate::reports::inputs(&mut desk, mv) {
                desk.handle(Moment::default(), input);
            }
        }
        assert_eq!(meant(&desk, wish), meant(&desk, "opponent white"), "{wish}");
        assert!(is_refused(&meant(&desk, says)), "{says}");
    }
}

/// Who denies a command does not give it, and is not asked whether he has meant it.
#[test]
fn what_is_denied_is_not_done() {
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let desk = at("practice", language);
        let folder = env!("CARGO_MANIFEST_DIR");
        let path = format!("{folder}/tests/core/commands/{language}-denied.txt");
        let list = std::fs::read_to_string(path).expect("lists for every language");
        assert!(list.lines().count() >= 50, "{language}");
        for (verb, line) in list.lines().filter_map(|line| line.split_once(": ")) {
            let (denied, heard) = (meant(&desk, verb), meant(&desk, line));
            let is_suggested = matches!((&denied, &heard), (Intent::Commands(denied), Intent::Commands(heard)) if matches!(
                (denied.as_slice(), heard.as_slice()),
                ([Input::Ask(denied)], [Input::Ask(Ask::Suggest(one))]) if one.ask == *denied
            ));
            if denied == heard || is_suggested {
                faults.push(format!("{language}: {line}: {heard:?}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// A question whether a command was meant does nothing, and neither does what is told of no move.
#[test]
fn what_is_said_of_other_things_does_nothing() {
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let desk = at("practice", language);
        let folder = env!("CARGO_MANIFEST_DIR");
        let path = format!("{folder}/tests/core/commands/{language}-unrelated.txt");
        let list = std::fs::read_to_string(path).expect("lists for every language");
        assert!(list.lines().count() >= 100, "{language}");
        for line in list.lines() {
            let heard = meant(&desk, line);
            let is_no_move = matches!(&heard, Intent::Commands(commands) if matches!(
                commands.as_slice(),
                [Input::Ask(Ask::Enter(entry))] if !matches!(entry, MoveEntry::Move(_))
            ));
            // What is denied is left as it is, and that is told.
            let is_left = matches!(&heard, Intent::Heard(_))
                && format!("{heard:?}").contains("left-as-it-is");
            if !is_refused(&heard) && !is_no_move && !is_left {
                faults.push(format!("{language}: {line}: {heard:?}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn what_cannot_be_taken_back_is_only_asked_about_in_other_words() {
    for (language, line) in [
        ("en", "I suppose I had better resign this"),
        ("de", "dann gebe ich wohl besser auf"),
        ("ru", "наверное мне лучше сдаться"),
        ("fr", "je crois que je ferais mieux d'abandonner"),
        ("es", "creo que es mejor que abandone"),
    ] {
        let mut desk = at("practice", language);
        if let Intent::Commands(commands) = meant(&desk, line) {
            for command in commands {
                desk.handle(Moment::default(), command);
            }
        }
        assert!(desk.session().question().is_some(), "{line}");
        assert!(desk.session().record().outcome().is_none(), "{line}");
    }
}

#[test]
fn the_console_and_the_line_of_the_window_understand_the_same() {
    for language in LANGUAGES {
        let desk = at("practice", language);
        let said = list(language).into_iter();
        let said = said.filter(|(place, ..)| place == "practice");
        // A phrase for each verb: how phrases are understood does not depend on where they are typed.
        let phrases: BTreeMap<String, String> = said.map(|(_, verb, said)| (verb, said)).collect();
        for line in phrases.into_iter().flat_map(|(verb, said)| [verb, said]) {
            assert_eq!(meant(&desk, &line), typed(&desk, &line), "{line}");
        }
        for line in [
            "new competition fide-2005 90+30 both",
            "theme dark",
            "drills",
            "import games.pgn",
        ] {
            assert_eq!(meant(&desk, line), typed(&desk, line), "{line}");
            assert!(!is_refused(&meant(&desk, line)), "{line}");
        }
    }
    let desk = at("practice", "en");
    assert_eq!(meant(&desk, "say that again"), meant(&desk, "repeat"));
    // What the line is for by itself is different with a line in it.
    for row in rows().filter(|row| !["enter", "cancel"].contains(&row.id)) {
        assert_eq!(meant(&desk, row.id), typed(&desk, row.id), "{}", row.id);
    }
}

#[test]
fn a_whole_sentence_answers_a_question() {
    let asks = |ask: Ask| Intent::Commands(vec![ask.into()]);
    let desk = at("the question whether to resign", "en");
    for (line, expected) in [
        ("yes, I accept", asks(Ask::Yes)),
        ("well yes, of course I do", asks(Ask::Yes)),
        ("no thank you", asks(Ask::No)),
        ("I do not want that", asks(Ask::No)),
    ] {
        assert_eq!(meant(&desk, line), expected, "{line}");
    }
    for line in ["yes, no", "yes, but wait", "no, I accept"] {
        assert!(is_refused(&meant(&desk, line)), "{line} is asked again");
    }
    for (language, yes, no) in [
        ("de", "ja, ich nehme das an", "nein, das nicht"),
        ("ru", "да, я согласен", "нет, не хочу"),
        ("fr", "oui, bien sûr", "non, je ne veux pas"),
        ("es", "sí, de acuerdo", "no, no quiero"),
    ] {
        let desk = at("the question whether to resign", language);
        assert_eq!(meant(&desk, yes), asks(Ask::Yes), "{yes}");
        assert_eq!(meant(&desk, no), asks(Ask::No), "{no}");
    }
    for (place, language, line, verb) in [
        (
            "the question of a promotion",
            "en",
            "make it a queen please",
            "promote queen",
        ),
        (
            "the question of a promotion",
            "de",
            "ich nehme eine Dame",
            "promote queen",
        ),
        (
            "the question of a promotion",
            "ru",
            "возьму коня",
            "promote knight",
        ),
        (
            "the agreement: its edition",
            "en",
            "FIDE 2023 please",
            "fide-2023",
        ),
        (
            "the agreement: the clock",
            "en",
            "ninety minutes plus thirty seconds",
            "90+30",
        ),
        (
            "the agreement: the clock",
            "de",
            "neunzig plus dreißig",
            "90+30",
        ),
        (
            "the agreement: the clock",
            "ru",
            "девяносто минут и тридцать секунд",
            "90+30",
        ),
        (
            "the agreement: who plays by touch",
            "en",
            "both of us",
            "both",
        ),
        (
            "the agreement: who plays by touch",
            "de",
            "wir beide",
            "both",
        ),
    ] {
        let desk = at(place, language);
        assert_eq!(meant(&desk, line), meant(&desk, verb), "{line}");
        assert!(!is_refused(&meant(&desk, line)), "{line}");
    }
}

#[test]
fn what_a_command_has_asked_for_may_be_the_next_line() {
    let mut desk = at("practice", "en");
    desk.interpret(DeviceInput::Line("import".to_owned()));
    let path = desk.interpret(DeviceInput::Line("/games/mine.pgn".to_owned()));
    assert_eq!(
        path,
        meant(&at("practice", "en"), "shelf import /games/mine.pgn")
    );
}

#[test]
fn the_library_and_the_recorder_answer_to_their_old_verbs_too() {
    for language in ["en", "de", "ru"] {
        let desk = at("practice", language);
        for (now, before) in [
            ("library search tal", "shelf search tal"),
            ("library keep", "shelf keep"),
            ("library-here", "shelf-here"),
            ("recorder", "dictaphone"),
            ("recorder start", "dictaphone start"),
            ("recorder wav", "dictaphone wav"),
        ] {
            assert_eq!(meant(&desk, now), meant(&desk, before), "{now}");
            assert!(!is_refused(&meant(&desk, now)), "{now}");
        }
    }
}

#[test]
fn walking_to_a_square_puts_no_pawn_there() {
    for (language, line) in [
        ("en", "go to e4"),
        ("de", "gehe zu e4"),
        ("ru", "перейди на е4"),
    ] {
        let desk = at("a position is set up", language);
        assert_eq!(meant(&desk, line), meant(&desk, "go e4"), "{line}");
    }
}

/// Where there is just one capture, no word that only asks, takes back or goes on makes it.
#[test]
fn words_of_commands_capture_nothing() {
    for (language, lines) in [
        (
            "en",
            "tape | captures | come on | play on now then | take it back | haut | como",
        ),
        (
            "de",
            "zurücknehmen | bitte zurücknehmen | jetzt gleich zurücknehmen | ich möchte zurücknehmen | on",
        ),
        (
            "ru",
            "спс | беру назад | взять назад | ход взять назад | on",
        ),
        (
            "fr",
            "on | on joue | on fait nulle | reprends | reprendre | je voudrais reprendre | vite, reprends | haut",
        ),
        (
            "es",
            "cómo | como | ¿cómo? | cómo vas | cómo voy | tomar atrás",
        ),
    ] {
        let mut desk = at("practice", language);
        let fen = "new r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
        if let Intent::Commands(commands) = meant(&desk, fen) {
            for command in commands {
                desk.handle(Moment::default(), command);
            }
        }
        for line in lines.split(" | ") {
            let heard = meant(&desk, line);
            let makes = |command: &Input| {
                matches!(
                    command,
                    Input::Ask(
                        Ask::Enter(MoveEntry::Move(_)) | Ask::EnterOffering(MoveEntry::Move(_))
                    )
                )
            };
            let is_move =
                matches!(&heard, Intent::Commands(commands) if commands.iter().any(makes));
            assert!(!is_move, "{language}: {line}: {heard:?}");
        }
    }
}

#[test]
fn a_compliment_beside_a_command_says_nothing_more() {
    for (language, line) in [
        ("en", "I resign, well played"),
        ("de", "ich gebe auf, gut gespielt"),
        ("ru", "я сдаюсь, хорошая игра"),
        ("fr", "j'abandonne, bien joué"),
        ("es", "abandono, bien jugado"),
    ] {
        let heard = meant(&at("practice", language), line);
        let asks = |command: &Input| match command {
            Input::Ask(Ask::Suggest(one)) => one.ask == Ask::Resign,
            // That asks, too.
            other => *other == Input::Ask(Ask::Resign),
        };
        let is_asked = matches!(&heard, Intent::Commands(commands) if commands.iter().any(asks));
        assert!(is_asked, "{line}: {heard:?}");
    }
}
