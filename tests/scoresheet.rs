//! The scoresheet on the board: notes by keyboard, variations, and what is saved.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::sync::Arc;

use annabella::desk::Desk;
use annabella::input::{Input, Intent};
use annabella::pgn::{read, replaced, write};
use annabella::session::command::{Command, Opening};
use annabella::session::settings::Settings;
use annabella::time::Moment;
use annabella::voice::Voices;

const GAME: &str =
    "1. e4 $1 {Best by test.} 1... e5 (1... c5 {sharp} 2. Nf3 (2. c3) 2... d6) 2. Nf3 *";

fn desk(text: &str) -> Desk {
    let mut desk = Desk::new(Arc::new(Voices::embedded()));
    let settings = Settings::default();
    desk.obey(Moment::default(), Command::Start(settings));
    let record = read(text.as_bytes()).remove(0).unwrap();
    let opening = Opening {
        record,
        number: 1,
        count: 1,
    };
    desk.obey(Moment::default(), Command::Open(Box::new(opening)));
    desk
}

/// What is heard of a line of the console.
fn hear(desk: &mut Desk, line: &str) -> String {
    let mut heard = Vec::new();
    match desk.interpret(Input::Line(line.to_owned())) {
        Intent::Commands(commands) => {
            for command in commands {
                heard.extend(desk.obey(Moment::default(), command).1);
            }
        }
        Intent::Heard(cues) => heard.extend(desk.tell(&cues)),
        other => panic!("{other:?}"),
    }
    let texts = heard.iter().flat_map(|heard| &heard.texts);
    texts
        .map(|text| text.written.trim())
        .collect::<Vec<_>>()
        .join(" ")
}

fn moves(desk: &Desk) -> String {
    let text = write(&desk.session().whole_record());
    let moves = text.split_once("\n\n").unwrap().1;
    moves.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn comments_signs_and_variations_are_heard_on_the_way() {
    let mut desk = desk(GAME);
    let heard = hear(&mut desk, "next");
    assert!(
        heard.contains("Good move") && heard.contains("Best by test."),
        "{heard}"
    );
    let heard = hear(&mut desk, "next");
    assert!(heard.contains("1 variation"), "{heard}");
    hear(&mut desk, "back");
    hear(&mut desk, "detail comments off");
    let heard = hear(&mut desk, "next");
    assert!(!heard.contains("variation"), "{heard}");
    assert!(hear(&mut desk, "notes").contains("1 variation"));
}

#[test]
fn notes_are_written_changed_and_taken_away_by_keyboard() {
    let mut desk = desk("1. e4 e5 *");
    hear(&mut desk, "next");
    assert!(hear(&mut desk, "key Ctrl+Shift+M").contains("Type the comment"));
    hear(&mut desk, "type a usual move");
    hear(&mut desk, "key Enter");
    assert_eq!(moves(&desk), "1. e4 {a usual move} 1... e5 *");
    assert!(hear(&mut desk, "key Ctrl+Shift+M").contains("usual move"));
    hear(&mut desk, "type !");
    hear(&mut desk, "key Enter");
    assert_eq!(moves(&desk), "1. e4 {a usual move!} 1... e5 *");
    assert!(hear(&mut desk, "key Ctrl+Shift+Q").contains("Good move"));
    assert!(hear(&mut desk, "key Ctrl+Shift+Q").contains("Mistake"));
    assert!(hear(&mut desk, "comment").contains("deleted"));
    assert_eq!(moves(&desk), "1. e4 $2 e5 *");
    hear(&mut desk, "glyph $14");
    assert_eq!(moves(&desk), "1. e4 $2 $14 e5 *");
}

#[test]
fn a_variation_is_entered_annotated_and_left() {
    let mut desk = desk(GAME);
    hear(&mut desk, "last");
    assert!(hear(&mut desk, "variation").contains("no variation"));
    hear(&mut desk, "back");
    assert!(hear(&mut desk, "variation").contains("Variation"));
    assert!(hear(&mut desk, "next").contains("Sharp"));
    hear(&mut desk, "next");
    hear(&mut desk, "variation");
    hear(&mut desk, "next");
    hear(&mut desk, "comment Alapin");
    hear(&mut desk, "main-line");
    assert!(
        moves(&desk).contains("(2. c3 {Alapin})"),
        "{}",
        moves(&desk)
    );
    assert!(hear(&mut desk, "main-line").contains("Back"));
    assert_eq!(desk.session().record().plies(), 3);
    assert!(hear(&mut desk, "main-line").contains("no variation"));
    assert_eq!(moves(&desk), GAME.replace("(2. c3)", "(2. c3 {Alapin})"));
}

#[test]
fn no_notes_while_a_game_is_played() {
    let mut desk = Desk::new(Arc::new(Voices::embedded()));
    desk.obey(Moment::default(), Command::Start(Settings::default()));
    hear(&mut desk, "e4");
    assert!(hear(&mut desk, "key Ctrl+Shift+M").contains("after a game"));
    assert!(hear(&mut desk, "save").contains("after a game"));
    hear(&mut desk, "resign");
    hear(&mut desk, "yes");
    hear(&mut desk, "comment too early");
    assert!(moves(&desk).contains("{too early}"));
}

#[test]
fn a_game_is_put_into_its_file_and_nothing_else_changes() {
    let text = "[White \"A\"]\r\n\r\n1. e4 *\r\n\r\n[White \"M\u{fc}ller\"]\n\n1. d4 zz *\n\n[White \"C\"]\n\n1. c4 *\n";
    let bytes = text.as_bytes();
    let games = read(bytes);
    let old = games[2].as_ref().unwrap();
    let new = write(old).replace("1. c4", "1. c4 {new}");
    let whole = replaced(bytes, 2, old, &new).unwrap();
    assert!(
        whole.starts_with(text.split("[White \"C\"]").next().unwrap()),
        "{whole}"
    );
    let again = read(whole.as_bytes());
    assert_eq!(again.len(), 3);
    assert_eq!(again[0], games[0]);
    assert!(again[1].is_err());
    assert_eq!(again[2].as_ref().unwrap().notes().comment(1), "new");
    let first = games[0].as_ref().unwrap();
    let whole = replaced(bytes, 0, first, &write(first)).unwrap();
    assert_eq!(read(whole.as_bytes()).len(), 3);
    assert_eq!(replaced(bytes, 1, first, ""), None);
    assert_eq!(replaced(bytes, 0, old, ""), None);
    assert_eq!(replaced(bytes, 3, old, ""), None);
    let latin: Vec<u8> = text
        .chars()
        .map(|c| u8::try_from(u32::from(c)).unwrap())
        .collect();
    assert!(replaced(&latin, 2, old, &new).unwrap().contains("Müller"));
}

#[test]
fn sheets_are_set_by_words() {
    let mut desk = desk(GAME);
    assert!(hear(&mut desk, "sheet code uk-2015").contains("uk-2015"));
    assert!(hear(&mut desk, "sheet size 32 20").contains("32 by 20"));
    assert!(hear(&mut desk, "sheet layout running").contains("running"));
    assert!(!hear(&mut desk, "sheet size 3 4").contains("3 by 4"));
    let settings = desk.session().settings();
    assert_eq!((settings.sheet.width, settings.sheet.height), (32, 20));
}
