//! The scoresheet on the board: notes by keyboard, variations, and what is saved.

use annabella::protocol::{Choice as _, Export, Format, OpenedGame, Report, Settings, SheetReport};
use std::fs;

use annabella::adapters::open_file::OpenFile;
use annabella::adapters::scoresheet::{export, preview};
use annabella::braille::codes;
use annabella::desk::Desk;
use annabella::input::{DeviceInput, Intent};
use annabella::pgn::{read, replaced, write};
use annabella::time::Moment;

const GAME: &str =
    "1. e4 $1 {Best by test.} 1... e5 (1... c5 {sharp} 2. Nf3 (2. c3) 2... d6) 2. Nf3 *";

fn desk(text: &str) -> Desk {
    let mut desk = Desk::new(crate::common::voices());
    let settings = Settings::default();
    desk.handle(Moment::default(), Report::Started(settings));
    let record = read(text.as_bytes()).remove(0).unwrap();
    let opening = OpenedGame {
        record,
        number: 1,
        count: 1,
    };
    desk.handle(Moment::default(), Report::Opened(Box::new(opening)));
    desk
}

/// What is heard of a line of the console.
fn hear(desk: &mut Desk, line: &str) -> String {
    let mut heard = Vec::new();
    match desk.interpret(DeviceInput::Line(line.to_owned())) {
        Intent::Commands(commands) => {
            for command in commands {
                heard.extend(desk.handle(Moment::default(), command).1);
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
    // An empty line asks whether to delete it, and the answer of Enter alone is no.
    let empty = |desk: &mut Desk| {
        hear(desk, "key Ctrl+Shift+M");
        for _ in "a usual move!".chars() {
            hear(desk, "key Backspace");
        }
        assert!(hear(desk, "key Enter").contains("Delete this comment?"));
    };
    empty(&mut desk);
    hear(&mut desk, "key Enter");
    assert_eq!(moves(&desk), "1. e4 $2 {a usual move!} 1... e5 *");
    empty(&mut desk);
    assert!(hear(&mut desk, "yes").contains("deleted"));
    assert_eq!(moves(&desk), "1. e4 $2 e5 *");
    hear(&mut desk, "glyph $14");
    assert_eq!(moves(&desk), "1. e4 $2 $14 e5 *");
}

/// "Comment" asks how, in French, and is the verb of the console in the others; in none does it delete anything.
#[test]
fn no_comment_is_deleted_without_a_question() {
    for language in ["en", "de", "ru", "fr", "es"] {
        let mut desk = desk("1. e4 {best} e5 *");
        hear(&mut desk, &format!("language {language}"));
        hear(&mut desk, "next");
        for line in ["comment", "", "cancel", "comment", "next", "back"] {
            hear(&mut desk, line);
            assert_eq!(moves(&desk), "1. e4 {best} 1... e5 *", "{language}: {line}");
        }
        hear(&mut desk, "key Ctrl+Shift+M");
        hear(&mut desk, "key Escape");
        assert_eq!(moves(&desk), "1. e4 {best} 1... e5 *", "{language}");
    }
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
    let mut desk = Desk::new(crate::common::voices());
    desk.handle(Moment::default(), Report::Started(Settings::default()));
    hear(&mut desk, "e4");
    assert!(hear(&mut desk, "key Ctrl+Shift+M").contains("after a game"));
    assert!(hear(&mut desk, "save-notes").contains("after a game"));
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
    assert!(hear(&mut desk, "sheet code uk-2015").contains("UK code"));
    assert!(hear(&mut desk, "sheet size 32 20").contains("32 cells by 20 lines"));
    assert!(hear(&mut desk, "sheet layout running").contains("running"));
    assert!(hear(&mut desk, "sheet format pef").contains("PEF"));
    assert!(!hear(&mut desk, "sheet size 3 4").contains("3 cells"));
    let sheet = &desk.session().settings().sheet;
    assert_eq!((sheet.width, sheet.height), (32, 20));
}

#[test]
fn a_provisional_code_says_so_when_it_is_chosen_and_on_the_first_page() {
    let mut desk = desk(GAME);
    let id = codes().iter().find(|code| !code.provisional().is_empty());
    let id = id.unwrap().id();
    let heard = hear(&mut desk, &format!("sheet code {id}"));
    assert!(heard.contains("no source gives"), "{heard}");
    let (command, _) = preview(&desk, 1);
    let (_, heard) = desk.handle(Moment::default(), command);
    let said: Vec<&str> = heard
        .iter()
        .flat_map(|heard| &heard.texts)
        .map(|text| text.written.as_str())
        .collect();
    let said = said.join(" ");
    assert!(said.contains("Page 1 of 1"), "{said}");
    assert!(said.contains("provisional"), "{said}");
}

#[test]
fn the_menu_has_a_page_for_exports_with_every_choice() {
    let mut desk = desk(GAME);
    hear(&mut desk, "key Ctrl+M");
    let heard = hear(&mut desk, "key Down");
    assert!(heard.contains("Export"), "{heard}");
    let heard = hear(&mut desk, "key Right");
    assert!(heard.contains("Braille file: BRF"), "{heard}");
    let heard = hear(&mut desk, "key Right");
    assert!(heard.contains("Unicode"), "{heard}");
    let mut all = String::new();
    for _ in 0..10 {
        all += &hear(&mut desk, "key Down");
    }
    for words in [
        "this program",
        "in columns",
        "line: 40",
        "page: 25",
        "PGN",
        "dots",
    ] {
        let words_lower = words.to_lowercase();
        assert!(all.to_lowercase().contains(&words_lower), "{words}: {all}");
    }
}

#[test]
fn each_format_is_written_whole_and_never_over_another_file_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let long: Vec<String> = (1..80)
        .map(|number| match number % 2 {
            1 => format!("{number}. Nf3 Nf6"),
            _ => format!("{number}. Ng1 Ng8"),
        })
        .collect();
    let desk = desk(&format!("{} *", long.join(" ")));
    for &format in Format::ALL {
        let path = folder.path().join(format!("game.{}", format.key()));
        let wanted = Export {
            format,
            path: Some(path.display().to_string()),
            overwrites: false,
        };
        let command = export(&desk, None, &wanted);
        let Report::Sheet(SheetReport::Written(written)) = &command else {
            panic!("{command:?}");
        };
        let pages = written.pages.map(|(pages, ..)| pages);
        let bytes = fs::read(&path).unwrap();
        match format {
            Format::Pgn => assert!(bytes.starts_with(b"[Event ")),
            Format::Brf => {
                let feeds = bytes.iter().filter(|byte| **byte == 0x0c).count();
                assert_eq!(pages, u32::try_from(feeds).ok());
                assert!(feeds > 2 && bytes.is_ascii());
            }
            Format::Unicode => assert!(String::from_utf8(bytes).unwrap().contains('\u{2801}')),
            Format::Pef => {
                let text = String::from_utf8(bytes).unwrap();
                assert_eq!(pages, u32::try_from(text.matches("<page>").count()).ok());
                assert!(text.trim_end().ends_with("</pef>"));
            }
            Format::Ebraille => assert!(bytes.starts_with(b"PK") && pages.is_none()),
        }
        let again = export(&desk, None, &wanted);
        assert!(matches!(again, Report::Sheet(SheetReport::Exists(_))));
    }
    let left = fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(left, Format::ALL.len(), "nothing half is left");
}

#[test]
fn a_code_of_eight_dots_is_not_written_as_brf() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(GAME);
    hear(&mut desk, "sheet code nabcc");
    let path = folder.path().join("game.brf");
    let wanted = Export {
        format: Format::Brf,
        path: Some(path.display().to_string()),
        overwrites: false,
    };
    let command = export(&desk, None, &wanted);
    let (_, heard) = desk.handle(Moment::default(), command);
    assert!(
        heard[0].texts[0].written.contains("eight dots"),
        "{heard:?}"
    );
    assert!(!path.exists());
}

/// A file in an old encoding, with games that have faults among good ones.
fn old_file() -> Vec<u8> {
    let mut text = b"[White \"Anna\"]\n\n1. e4 e5 *\n\n[White \"Bad\"]\n\n1. e4 Ke2 *\n\n".to_vec();
    text.extend(b"[White \"");
    text.extend([0xC1, 0xEE, 0xF2, 0xE2, 0xE8, 0xED, 0xED, 0xE8, 0xEA]);
    text.extend(
        b"\"]\n\n1. d4 d5 *\n\n[White \"Worse\"]\n\n1. zz *\n\n[White \"Bella\"]\n\n1. c4 *\n",
    );
    text
}

fn told(desk: &mut Desk, command: Report) -> String {
    let (_, heard) = desk.handle(Moment::default(), command);
    let texts = heard.iter().flat_map(|heard| &heard.texts);
    texts
        .map(|text| text.written.trim())
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn a_file_tells_its_faults_with_their_lines_and_the_encoding_that_was_guessed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old.pgn").display().to_string();
    fs::write(&path, old_file()).unwrap();
    let mut file = OpenFile::default();
    let (command, note) = file.open(&path);
    let mut desk = Desk::new(crate::common::voices());
    desk.handle(Moment::default(), Report::Started(Settings::default()));
    let heard = told(&mut desk, command);
    assert!(heard.contains("Game 1 of 5"), "{heard}");
    let heard = told(&mut desk, note.unwrap());
    assert!(
        heard.contains("2 games have faults") && heard.contains("lines 7, 15"),
        "{heard}"
    );
    assert!(heard.contains("Windows-1251"), "{heard}");
    // What stands before the fault is there, and the rest is a comment.
    let Report::Opened(bad) = file.other(1) else {
        panic!();
    };
    assert_eq!(bad.record.plies(), 1);
    assert_eq!(bad.record.notes().comment(1), "Ke2 *");
    assert!(matches!(
        file.save(&bad.record),
        Report::Sheet(SheetReport::NotSaved(_))
    ));
    let heard = told(&mut desk, file.other(1));
    assert!(heard.contains("Ботвинник"), "{heard}");
}

#[test]
fn a_move_that_cannot_be_is_told_by_its_number_and_what_was_pasted_has_no_path() {
    let folder = tempfile::tempdir().unwrap();
    let german = "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. Dxe5";
    for (language, name, text, expected) in [
        ("de", "clipboard.pgn", german, "Zug 5, Dxe5: nicht möglich."),
        (
            "en",
            "clipboard.pgn",
            "e4 e6 d4 d5 Qh6",
            "Move 3, Qh6: not possible.",
        ),
        (
            "ru",
            "clipboard.pgn",
            "e2e4 e7e5 e4e5",
            "Ход 2, e4e5: невозможен.",
        ),
        (
            "fr",
            "clipboard.pgn",
            "1. e4 zz9",
            "Coup 1, zz9\u{a0}: ce n'est pas un coup.",
        ),
        (
            "es",
            "clipboard.pgn",
            "1. d4 d5 2. Kc3",
            "Jugada 2, Kc3: imposible.",
        ),
        (
            "en",
            "game.pgn",
            "1. e4 Nc3",
            "in line 1. Move 1, Nc3: not possible.",
        ),
        (
            "en",
            "clipboard.pgn",
            "{only a comment}",
            "Pasted text cannot be opened: there is no game in it.",
        ),
    ] {
        let path = folder.path().join(name).display().to_string();
        fs::write(&path, text).unwrap();
        let mut desk = Desk::new(crate::common::voices());
        let settings = Settings {
            language: language.to_owned(),
            ..Settings::default()
        };
        desk.handle(Moment::default(), Report::Started(settings));
        let (report, note) = OpenFile::default().open(&path);
        let mut heard = told(&mut desk, report);
        if let Some(note) = note {
            heard.push_str(&told(&mut desk, note));
        }
        assert!(heard.contains(expected), "{heard}");
        assert!(!heard.contains("clipboard"), "{heard}");
    }
}

#[test]
fn notes_are_saved_in_their_game_and_the_other_games_stay() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old.pgn").display().to_string();
    fs::write(&path, old_file()).unwrap();
    let mut file = OpenFile::default();
    file.open(&path);
    let Report::Opened(opening) = file.other(2) else {
        panic!("the third game is good");
    };
    let mut record = opening.record;
    let mut notes = record.notes().clone();
    notes.set_comment(2, "classical");
    assert!(record.set_notes(notes));
    let saved = file.save(&record);
    assert!(
        matches!(saved, Report::Sheet(SheetReport::Written(_))),
        "{saved:?}"
    );
    let games = read(&fs::read(&path).unwrap());
    let before = read(&old_file());
    assert_eq!(games.len(), before.len());
    for (at, (now, before)) in games.iter().zip(&before).enumerate() {
        match (now, before) {
            (Ok(now), Ok(before)) if at == 2 => {
                assert_eq!(now.notes().comment(2), "classical");
                assert_eq!(now.tags(), before.tags());
            }
            (Ok(now), Ok(before)) => assert_eq!(now, before),
            // The new game has more lines.
            (Err(now), Err(before)) => assert_eq!(now.fault, before.fault),
            other => panic!("{other:?}"),
        }
    }
    // Once more, with what has moved; and a file that something else has changed is left alone.
    assert!(matches!(file.other(2), Report::Opened(_)));
    file.other(-2);
    let text = fs::read_to_string(&path)
        .unwrap()
        .replace("1. d4", "1. Nf3");
    fs::write(&path, &text).unwrap();
    assert!(matches!(
        file.save(&record),
        Report::Sheet(SheetReport::NotSaved(_))
    ));
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

#[test]
fn a_code_without_signs_for_draughts_says_so() {
    let mut desk = Desk::new(crate::common::voices());
    desk.handle(Moment::default(), Report::Started(Settings::default()));
    hear(&mut desk, "key Ctrl+Shift+H");
    hear(&mut desk, "c3-d4");
    hear(&mut desk, "sheet code spain");
    for line in ["export brf", "export pef", "preview"] {
        let heard = hear(&mut desk, line);
        assert!(
            heard.contains("no sign for a capture of draughts"),
            "{line}: {heard}"
        );
    }
    hear(&mut desk, "sheet code ueb");
    let (command, _) = preview(&desk, 1);
    let Report::Sheet(SheetReport::Previewed(shown)) = command else {
        panic!("{command:?}");
    };
    assert_eq!((shown.page, shown.pages), (1, 1));
}
