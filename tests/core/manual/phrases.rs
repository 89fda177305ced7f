//! "Fifty things you can say": each of them is understood.

use std::sync::Arc;

use annabella::desk::Desk;
use annabella::game::Game;
use annabella::input::{DeviceInput, Intent};
use annabella::manual::PassageKind;
use annabella::protocol::{Ask, Input, MoveEntry, Report, Settings};
use annabella::time::Moment;
use annabella::voice::Voices;

use super::{LANGUAGES, on_disk};

/// Where the moves of the page are possible: at the beginning, after e4 and d5, and with everything that is rare.
const POSITIONS: [&str; 3] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
    "4k3/1P3p2/8/3pP2B/8/8/8/R3K2R w KQ d6 0 1",
];

/// What words come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Meaning {
    Nothing,
    Command,
    Move,
}

fn meaning(words: &str, fen: &str, language: &str, voices: &Arc<Voices>) -> Meaning {
    let mut desk = Desk::new(Arc::clone(voices));
    let settings = Settings {
        language: language.to_owned(),
        ..Settings::default()
    };
    desk.handle(Moment::default(), Report::Started(settings));
    let position = Game::Chess.read_fen(fen).unwrap();
    desk.handle(Moment::default(), Ask::NewGameFrom(position));
    desk.handle(Moment::default(), Ask::Yes);
    match desk.interpret(DeviceInput::Line(format!("say {words}"))) {
        Intent::Commands(commands) => match commands.as_slice() {
            [Input::Ask(Ask::Enter(MoveEntry::Move(_)))] => Meaning::Move,
            [Input::Ask(Ask::Enter(_) | Ask::Suggest(_))] => Meaning::Nothing,
            _ => Meaning::Command,
        },
        _ => Meaning::Command,
    }
}

/// What stands between the marks of quotation at the beginning of an item.
fn quoted(item: &str) -> &str {
    let (said, _) = item
        .split_once(": ")
        .expect("what is said, and what it does");
    said.trim_matches(['"', '„', '“', '«', '»'])
}

#[test]
fn every_phrase_of_the_manual_is_understood() {
    let voices = crate::common::voices();
    let mut wrong = Vec::new();
    for language in LANGUAGES {
        let manual = on_disk(language);
        let page = &manual.chapters[manual.find("phrases").unwrap()];
        let (mut headings, mut count) = (0, 0);
        for passage in &page.passages {
            match passage.kind {
                PassageKind::Heading(_) => headings += 1,
                PassageKind::Paragraph => {}
                PassageKind::Item => {
                    count += 1;
                    let words = quoted(&passage.text);
                    let found = POSITIONS.map(|fen| meaning(words, fen, language, &voices));
                    let best = found.into_iter().max();
                    // The first heading is that of the chapter, the second that of the moves.
                    let expected = if headings == 2 {
                        Meaning::Move
                    } else {
                        Meaning::Command
                    };
                    if best != Some(expected) {
                        wrong.push(format!("{language}: {words}: {best:?}"));
                    }
                }
            }
        }
        assert!(count >= 50, "{language}: {count}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
