//! What is understood: tables of lines for each language, and that every announcement is heard back.

mod answers;
mod event;
mod lists;
mod moods;
mod nearest;
mod property;
mod proposed;
mod questions;
mod refused;
mod sources;
mod taken;
mod told;
mod understood;

use std::sync::OnceLock;

use annabella::chess;
use annabella::desk::Desk;
use annabella::game::{Move, Position};
use annabella::input::{DeviceInput, Intent};
use annabella::protocol::{MoveEntry, Report, Settings};
use annabella::time::Moment;
use annabella::voice::Voices;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The voices, read once.
fn voices() -> &'static Voices {
    static VOICES: OnceLock<Voices> = OnceLock::new();
    VOICES.get_or_init(Voices::embedded)
}

fn position(fen: &str) -> Position {
    let fen = if fen.is_empty() { START } else { fen };
    chess::Position::from_fen(fen)
        .expect("the position can be played")
        .into()
}

fn mv(uci: &str) -> Move {
    let mv: chess::Move = uci.parse().expect("a move as engines write it");
    mv.into()
}

/// What is heard, in few letters: a move, moves with `or`, or the reason why there is none.
fn heard(text: &str, fen: &str, language: &str) -> String {
    heard_in(text, &position(fen), language)
}

/// The same in a position of either game.
fn heard_in(text: &str, position: &Position, language: &str) -> String {
    match voices().hear(text, position, language) {
        MoveEntry::Move(mv) => mv.to_string(),
        MoveEntry::Several(moves) => {
            let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
            moves.join(" or ")
        }
        MoveEntry::Unreadable(same) => {
            assert_eq!(same, text, "what was not understood is kept as it is");
            "unreadable".to_owned()
        }
        other => format!("{other:?}"),
    }
}

/// What is heard of the last of some lines, in the words of one language.
fn last_heard(language: &str, lines: &[&str]) -> String {
    let mut desk = Desk::new(crate::common::voices());
    let settings = Settings {
        language: language.to_owned(),
        announcer: language.to_owned(),
        ..Settings::default()
    };
    desk.handle(Moment::default(), Report::Started(settings));
    let mut told = String::new();
    for line in lines {
        let (commands, cues) = match desk.interpret(DeviceInput::Line((*line).to_owned())) {
            Intent::Commands(commands) => (commands, Vec::new()),
            Intent::Heard(cues) => (Vec::new(), cues),
            other => panic!("{line}: {other:?}"),
        };
        told.clear();
        for text in desk.tell(&cues).iter().flat_map(|heard| &heard.texts) {
            told.push_str(&text.written);
            told.push(' ');
        }
        for command in commands {
            let (_, heard) = desk.handle(Moment::default(), command);
            for text in heard.iter().flat_map(|heard| &heard.texts) {
                told.push_str(&text.written);
                told.push(' ');
            }
        }
    }
    told.trim_end().to_owned()
}

/// Compares each line of a table, text and what is heard, and shows all that differ.
fn check(language: &str, fen: &str, table: &[(&str, &str)]) {
    let wrong: Vec<String> = table
        .iter()
        .map(|(text, expected)| (text, heard(text, fen, language), expected))
        .filter(|(_, heard, expected)| heard != *expected)
        .map(|(text, heard, expected)| format!("{text:?}: {heard}, not {expected}"))
        .collect();
    assert!(wrong.is_empty(), "{language}, {fen}:\n{}", wrong.join("\n"));
}

#[test]
fn who_asks_whether_he_is_in_check_hears_it_and_from_where() {
    let check = "new rnb1kbnr/pppp1ppp/8/4p3/5P1q/8/PPPPP1PP/RNBQKBNR w KQkq - 1 3";
    for (language, line, none, from) in [
        (
            "en",
            "am I in check",
            "No check.",
            "White in check, queen Hector 4.",
        ),
        (
            "de",
            "bin ich im Schach",
            "Kein Schach.",
            "Weiß im Schach, Dame Hector 4.",
        ),
        (
            "fr",
            "suis-je en échec",
            "Pas d'échec.",
            "Les Blancs en échec, dame Hector 4.",
        ),
        (
            "es",
            "estoy en jaque",
            "No hay jaque.",
            "Blancas en jaque, dama Héctor 4.",
        ),
        ("ru", "мне шах?", "Шаха нет.", "Белым шах, ферзь Хектор 4."),
    ] {
        assert_eq!(last_heard(language, &["new", line]), none);
        assert_eq!(last_heard(language, &[check, line]), from);
    }
}
