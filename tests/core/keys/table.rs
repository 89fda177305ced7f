//! Every row of the table: a key, words in every language, a sentence about it, and an answer.

use annabella::protocol::{Ask, Choice as _, FileNames, Input, Keyboard, Keys, Report, Setting};
use std::fs;
use std::path::Path;

use annabella::board::{Kind, Square};
use annabella::catalogue::key::{Code, Key};
use annabella::catalogue::keymap::{conflict, rows};
use annabella::catalogue::{Does, Hand, Row, Stroke};
use annabella::desk::Desk;
use annabella::input::{DeviceInput, Intent};
use annabella::narrate::cue::Sentence;
use annabella::time::Moment;
use annabella::voice::Script;

use super::{VOICES, desk, heard, key, line, speaking};

/// The keys that do what a row says, with one member of a family; its prefix comes first.
fn presses(row: &Row) -> Vec<Key> {
    let own = match row.stroke {
        Stroke::Key(key) => key,
        Stroke::File => key("E"),
        Stroke::Rank => key("4"),
        Stroke::FileByNumber => key("Shift+5"),
        Stroke::Kind => key("N"),
        Stroke::KindShifted => key("Shift+N"),
        Stroke::Step => key("Shift+Up"),
        Stroke::None => panic!("{} has no key", row.id),
    };
    let prefix = row
        .prefix
        .map(|id| rows().find(|row| row.id == id).unwrap());
    let prefix = prefix.map(|row| match row.stroke {
        Stroke::Key(key) => key,
        _ => panic!("a prefix is one key"),
    });
    prefix.into_iter().chain([own]).collect()
}

/// The keys of a row as documents write them: `Ctrl+B`, `V N`, `S and K, Q, R, B, N or P`.
pub fn written(row: &Row) -> String {
    let own = match row.stroke {
        Stroke::Key(key) => key.name(),
        Stroke::File => "A to H".to_owned(),
        Stroke::Rank => "1 to 8".to_owned(),
        Stroke::FileByNumber => "Shift+1 to 8".to_owned(),
        Stroke::Kind => "K, Q, R, B, N or P".to_owned(),
        Stroke::KindShifted => "Shift+K, Q, R, B, N or P".to_owned(),
        Stroke::Step => "an arrow".to_owned(),
        Stroke::None => panic!("{} has no key", row.id),
    };
    let family = !matches!(row.stroke, Stroke::Key(_));
    match presses(row).as_slice() {
        [prefix, _] if family => format!("{}, then {own}", prefix.name()),
        [prefix, _] => format!("{} {own}", prefix.name()),
        _ => own,
    }
}

/// What the row's keys come to.
fn intent(desk: &mut Desk, row: &Row) -> Intent {
    let mut last = None;
    for key in presses(row) {
        last = Some(desk.interpret(DeviceInput::Key(key)));
    }
    last.unwrap()
}

#[test]
fn every_row_can_be_reached_from_the_keyboard() {
    for row in rows() {
        let mut desk = desk(Keyboard::Board);
        desk.interpret(DeviceInput::Key(key("PageUp")));
        let intent = intent(&mut desk, &row);
        let is_nothing =
            matches!(&intent, Intent::Heard(cues) if format!("{cues:?}").contains("key-free"));
        assert!(!is_nothing, "{}", row.id);
        if let Does::Ask(make) = row.does {
            // A reset is asked about first.
            let asked = match &intent {
                Intent::Commands(inputs) => match inputs.as_slice() {
                    [Input::Ask(Ask::Suggest(asked))] => {
                        Intent::Commands(vec![asked.ask.clone().into()])
                    }
                    _ => intent,
                },
                _ => intent,
            };
            assert_eq!(asked, Intent::Commands(vec![make().into()]), "{}", row.id);
        }
    }
}

#[test]
fn every_id_is_there_once() {
    let mut ids: Vec<&str> = rows().map(|row| row.id).collect();
    ids.sort_unstable();
    let count = ids.len();
    ids.dedup();
    assert_eq!(ids.len(), count);
    assert!(rows().filter(|row| row.board).count() > 40);
}

#[test]
fn no_two_rows_have_the_same_key() {
    let keys = Keys::new();
    for row in rows() {
        let last = *presses(&row).last().unwrap();
        // A key of every layer may do something else on the board only if it types elsewhere.
        let other = conflict(last, &row, &keys);
        assert!(other.is_none(), "{} and {}", row.id, other.unwrap().id);
    }
}

/// What everybody says for a row: the first words that the voice lists for it, or, where the row
/// has words under the name of a command, those.
fn said(language: &str, row: &Row) -> Option<String> {
    let list = |id: &str| list(language, &format!("command-{id}"));
    let name = match row.id {
        "squares-white" | "squares-black" | "squares-kind" => "pieces",
        "jump-file" => "to-file",
        "jump-rank" => "to-rank",
        "jump-last" => "to-last-move",
        "arbiter" => return crate::keys::table::list(language, "hear-command-arbiter-in"),
        id => id,
    };
    list(name).or_else(|| list(row.like?))
}

/// The first entry of a list of a voice.
fn list(language: &str, name: &str) -> Option<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("voices");
    fs::read_dir(folder.join(language))
        .unwrap()
        .find_map(|file| {
            let text = fs::read_to_string(file.unwrap().path()).unwrap();
            let (_, rest) = text.split_once(&format!("\n{name} ="))?;
            let rest = match name.strip_prefix("command-") {
                Some(_) => {
                    let (message, _) = rest.split_once("\ncommand-").unwrap_or((rest, ""));
                    message.split_once("    .hear = ")?.1
                }
                None => rest,
            };
            let first = rest.split(['|', '\n']).next()?;
            Some(first.trim().to_owned())
        })
}

#[test]
fn every_row_can_be_reached_by_words_in_every_language() {
    for language in VOICES.languages().map(annabella::voice::Voice::id) {
        for row in rows() {
            let words = said(language, &row);
            let words = words.unwrap_or_else(|| panic!("{language} has no words for {}", row.id));
            let piece = list(language, "hear-knight").unwrap();
            let step = list(language, "hear-step-up-right").unwrap();
            let side = list(language, "hear-white").unwrap();
            let filled = [
                ("{ $file }", "e"),
                ("{ $rank }", "4"),
                ("{ $piece }", &piece),
                ("{ $step }", &step),
                ("{ $side }", &side),
                ("{ $square }", "e4"),
            ]
            .iter()
            .fold(words, |words, (gap, filling)| words.replace(gap, filling));
            let mut by_words = speaking(language, Keyboard::Line);
            let meant = by_words.interpret(DeviceInput::Line(format!("say {filled}")));
            let is_lost = |input: &Input| matches!(input, Input::Ask(Ask::Enter(_)));
            let understood = !matches!(&meant, Intent::Commands(all) if all.iter().any(is_lost));
            assert!(understood, "{language}: {} by {filled:?}", row.id);
            // Where nothing is to be filled in, the words are the key.
            let is_list = said(language, &row) == list(language, "command-pieces");
            let speaks_square = filled.contains("e4");
            if row.fixed().is_some() && !is_list && !speaks_square {
                let mut by_key = speaking(language, Keyboard::Board);
                // The key of the arbiter steps in and back again; words say which.
                if matches!(
                    row.does,
                    Does::Hands(Hand::Letters(Keyboard::Board) | Hand::Write)
                ) || row.id == "arbiter"
                {
                    continue;
                }
                let mut by_words = speaking(language, Keyboard::Board);
                let meant = by_words.interpret(DeviceInput::Line(format!("say {filled}")));
                assert_eq!(meant, intent(&mut by_key, &row), "{language}: {filled:?}");
            }
        }
    }
}

#[test]
fn every_row_has_a_sentence_of_its_own_in_every_language() {
    for voice in VOICES.languages() {
        let mut docs: Vec<(String, String)> = Vec::new();
        for row in rows().filter(|row| row.like.is_none()) {
            let sentence = Sentence::from(row.doc());
            let text = VOICES.sentence(voice, &sentence, FileNames::Anna, Script::Written);
            assert!(text.len() > 3, "{}: {}", voice.id(), row.id);
            let is_twin = |(other, doc): &&(String, String)| {
                *doc == text && !row.id.starts_with("jump") && !other.starts_with("to-")
            };
            if let Some((other, _)) = docs.iter().find(is_twin) {
                panic!("{}: {} and {other} both say {text:?}", voice.id(), row.id);
            }
            docs.push((row.id.to_owned(), text));
        }
    }
}

/// NVDA and JAWS hold Insert or Caps Lock, Narrator Caps Lock or Insert, Orca Insert or Caps Lock;
/// tables are read with Ctrl+Alt and arrows. Ctrl alone, Alt+Tab and Alt+F4 are the system's.
#[test]
fn no_default_key_is_one_that_a_screen_reader_needs() {
    for row in rows() {
        for key in presses(&row) {
            let name = key.name();
            for held in ["Insert", "Caps", "Alt", "Super", "Meta"] {
                assert!(!name.contains(held), "{}: {name}", row.id);
            }
            // The table has no way to write a key with these; a name that has them is no key.
            for held in ["Alt+", "Insert+", "CapsLock+"] {
                assert_eq!(Key::from_name(&format!("{held}{name}")), None);
            }
        }
        // What the clipboard and menus of every system are opened with stays theirs.
        for taken in ["Ctrl+V", "Ctrl+X", "Ctrl+A", "Ctrl+W"] {
            assert!(!presses(&row).contains(&key(taken)), "{}", row.id);
        }
    }
}

/// A place in which a player can be.
fn places() -> Vec<(&'static str, Vec<&'static str>)> {
    vec![
        ("practice", vec!["new"]),
        ("a game", vec!["new", "e4", "e5", "Nf3"]),
        ("a piece in the hand", vec!["new", "go g1", "take"]),
        (
            "a competition",
            vec!["new competition fide-2005 90+30 both"],
        ),
        (
            "a lifted piece",
            vec!["new competition fide-2023 90+30 both", "go g1", "take"],
        ),
        ("a question", vec!["new", "e4", "resign"]),
        (
            "a promotion",
            vec!["new 7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8"],
        ),
        (
            "a choice",
            vec!["new 6k1/8/8/8/8/8/1K6/R6R w - - 0 1", "rook d1"],
        ),
        ("the end", vec!["new", "f3", "e5", "g4", "Qh4"]),
    ]
}

#[test]
fn every_key_is_heard_in_every_place_and_layer() {
    for &keyboard in Keyboard::ALL {
        for (place, lines) in places() {
            for row in rows() {
                let mut desk = desk(keyboard);
                for text in &lines {
                    line(&mut desk, text);
                }
                for key in presses(&row) {
                    let types = matches!(key.code, Code::Letter(_) | Code::Digit(_) | Code::Slash);
                    let input = if types && !key.ctrl {
                        let typed = key.name().chars().last().unwrap().to_ascii_lowercase();
                        DeviceInput::Stroke(key, typed)
                    } else {
                        DeviceInput::Key(key)
                    };
                    let text = heard(&mut desk, input);
                    // A slash that is typed is read out as what it is.
                    let is_said = text.chars().any(|one| one.is_alphanumeric() || one == '/');
                    assert!(is_said, "{} at {place}, {keyboard:?}", row.id);
                }
            }
        }
    }
}

#[test]
fn every_key_is_heard_while_listening() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/transcripts/opera.pgn");
    let games = annabella::adapters::games::Games::open(folder).unwrap();
    let record = games.into_iter().next().unwrap().unwrap();
    for row in rows() {
        let mut desk = desk(Keyboard::Board);
        let opening = annabella::protocol::report::OpenedGame {
            record: record.clone(),
            number: 1,
            count: 1,
        };
        desk.handle(Moment::default(), Report::Opened(Box::new(opening)));
        for key in presses(&row) {
            let text = heard(&mut desk, DeviceInput::Key(key));
            assert!(text.chars().any(char::is_alphanumeric), "{}", row.id);
        }
    }
}

#[test]
fn help_says_the_keys_of_where_the_player_is() {
    let mut desk = desk(Keyboard::Line);
    let first = super::press(&mut desk, "F1");
    assert!(first.contains("Type a move"), "{first}");
    assert!(first.contains("F3 whose move"), "{first}");
    assert!(first.contains("F1 again for more"), "{first}");
    let all_pages = |desk: &mut Desk| -> String {
        super::press(desk, "F3");
        (0..60).map(|_| super::press(desk, "F1")).collect()
    };
    let keys = all_pages(&mut desk);
    assert!(
        keys.contains("Control Z, take the last move back."),
        "{keys}"
    );
    assert!(
        !keys.contains("press the clock"),
        "that is for a competition: {keys}"
    );
    super::set(
        &mut desk,
        annabella::protocol::settings::Change::to(Setting::Keyboard, Keyboard::Board.key()),
    );
    let keys = all_pages(&mut desk);
    assert!(keys.contains("A, who attacks this square."), "{keys}");
    assert!(
        keys.contains("V, N, what is a knight's move away."),
        "{keys}"
    );
    line(&mut desk, "new competition fide-2005 90+30 both");
    let keys = all_pages(&mut desk);
    assert!(keys.contains("press the clock"), "{keys}");
    assert!(
        !keys.contains("who attacks this square"),
        "no advice: {keys}"
    );
}

#[test]
fn a_row_names_every_square_and_kind_of_its_family() {
    let mut desk = desk(Keyboard::Board);
    for (at, name) in ["1", "2", "3", "4", "5", "6", "7", "8"].iter().enumerate() {
        super::press(&mut desk, name);
        assert_eq!(usize::from(desk.session().cursor().rank()), at);
        super::press(&mut desk, &format!("Shift+{name}"));
        assert_eq!(usize::from(desk.session().cursor().file()), at);
    }
    for (name, kind) in ["K", "Q", "R", "B", "N", "P"].iter().zip(Kind::CHESS) {
        super::press(&mut desk, name);
        let square: Square = desk.session().cursor();
        assert_eq!(desk.session().piece_at(square).unwrap().kind, kind);
    }
}
