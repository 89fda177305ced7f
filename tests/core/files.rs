//! The list of files that can be opened: what the disk tells of a folder, and how it is walked by ear.

use crate::silence::do_line;
use annabella::adapters::browse::{Browser, at_home, complete};
use annabella::adapters::store::Folders;
use annabella::desk::{Desk, Heard};
use annabella::input::pad::{Button, PadReport};
use annabella::input::{DeviceInput, FileList, Intent};
use annabella::narrate::cue::{Arg, Sentence};
use annabella::narrate::phrases;
use annabella::protocol::{
    Ask, Change, Export, FileKind, FileNames, Folder, Format, Report, Setting, SheetCommand,
};
use annabella::time::Moment;
use annabella::voice::Script;
use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

const GAME: &str = "[Event \"A\"]\n\n1. e4 e5 *\n";

/// A file that was written so many days ago.
fn write(path: &Path, days: u64) {
    fs::write(path, GAME).expect("the file is written");
    let time = SystemTime::now() - Duration::from_secs(days * 24 * 3_600);
    let file = fs::File::options().write(true).open(path);
    file.and_then(|file| file.set_modified(time))
        .expect("the time is set");
}

fn names(folder: &Folder) -> Vec<(FileKind, &str)> {
    let rows = folder.rows.iter();
    rows.map(|row| (row.kind, row.name.as_str())).collect()
}

/// A folder as a club has it.
fn club() -> (tempfile::TempDir, std::path::PathBuf) {
    let place = tempfile::tempdir().expect("a folder");
    let club = place.path().join("Club");
    fs::create_dir_all(club.join("Old games")).expect("the folder is made");
    write(&club.join("anna.pgn"), 3);
    write(&club.join("Bella.PGN"), 1);
    write(&club.join("cesar.pdn"), 2);
    write(&club.join(".hidden.pgn"), 1);
    write(&club.join("letter.odt"), 1);
    (place, club)
}

fn spoken(heard: &[Heard]) -> String {
    let texts = heard.iter().flat_map(|heard| &heard.texts);
    let texts: Vec<&str> = texts.map(|text| text.written.trim()).collect();
    texts.join(" ")
}

fn told(desk: &mut Desk, input: DeviceInput) -> String {
    let Intent::Heard(cues) = desk.interpret(input) else {
        panic!("something is heard and nothing is done");
    };
    let heard = desk.tell(&cues);
    spoken(&heard)
}

fn desk(language: &str) -> Desk {
    let mut desk = Desk::new(crate::common::voices());
    let language = Change::to(Setting::Language, language.to_owned());
    desk.handle(Moment::default(), Ask::Set(language));
    desk
}

#[test]
fn a_folder_has_its_games_newest_first_then_folders_and_the_way_up() {
    let (_place, club) = club();
    let listed = Browser::default().list(club.to_str());
    assert_eq!(
        names(&listed),
        [
            (FileKind::File, "Bella.PGN"),
            (FileKind::File, "cesar.pdn"),
            (FileKind::File, "anna.pgn"),
            (FileKind::Folder, "Old games"),
            (
                FileKind::Above,
                club.parent()
                    .and_then(Path::file_name)
                    .and_then(|name| name.to_str())
                    .expect("a name")
            ),
        ]
    );
}

#[test]
fn what_was_opened_lately_comes_first_also_after_a_restart() {
    let (place, club) = club();
    let folders = Folders::under(place.path());
    fs::create_dir_all(&folders.data).expect("the folder is made");
    let mut browser = Browser::under(Some(&folders));
    browser.remember(&club.join("cesar.pdn"));
    browser.remember(&club.join("anna.pgn"));
    browser.remember(&club.join("gone.pgn"));
    let listed = Browser::under(Some(&folders)).list(None);
    assert_eq!(
        names(&listed)[..3],
        [
            (FileKind::Recent, "anna.pgn"),
            (FileKind::Recent, "cesar.pdn"),
            (FileKind::File, "Bella.PGN"),
        ]
    );
    fs::write(folders.data.join("recent.toml"), "files = [1, \u{0}").expect("it is written");
    Browser::under(Some(&folders)).list(None);
}

/// A dot says nothing to who cannot see where he is.
#[test]
fn the_current_folder_has_a_name() {
    let here = std::env::current_dir().expect("there is a folder");
    let name = here.file_name().and_then(|name| name.to_str());
    let listed = Browser::default().list(Some("."));
    assert_eq!(Some(listed.name.as_str()), name);
    assert_eq!(Some(listed.path.as_str()), here.to_str());
}

#[test]
fn a_path_goes_on_as_far_as_it_is_certain() {
    let (_place, club) = club();
    let typed = |end: &str| format!("{}/{end}", club.display());
    let completed = complete(&typed("a"));
    assert_eq!(completed.path, typed("anna.pgn"));
    assert_eq!(complete(&typed("O")).path, typed("Old games/"));
    let several = complete(&typed(""));
    assert_eq!(several.path, typed(""));
    assert_eq!(
        several.names,
        ["Bella.PGN", "Old games/", "anna.pgn", "cesar.pdn"]
    );
    assert_eq!(complete(&typed("x")).path, typed("x"));
    assert!(at_home("~/games").ends_with("/games"));
    assert!(!at_home("~/games").starts_with('~'));
    assert_eq!(at_home("~anna"), "~anna");
}

#[test]
fn the_list_is_walked_by_ear_and_what_is_chosen_is_opened() {
    let (_place, club) = club();
    let mut desk = desk("en");
    assert_eq!(
        desk.interpret(DeviceInput::Line("key Ctrl+O".to_owned())),
        Intent::Browse(None)
    );
    let folder = Browser::default().list(club.to_str());
    let heard = told(&mut desk, DeviceInput::Files(folder));
    assert_eq!(heard, "Club. Bella.PGN, 1 of 5.");
    let mut press = |key: &str| told(&mut desk, DeviceInput::Line(format!("key {key}")));
    assert_eq!(press("Down"), "cesar.pdn, 2 of 5.");
    assert_eq!(press("o"), "Folder Old games, 4 of 5.");
    assert_eq!(press("End").split(':').next(), Some("Folder above"));
    assert_eq!(press("Down"), "Bella.PGN, 1 of 5.");
    assert_eq!(press("q"), "No name begins with q.");
    assert!(press("F1").contains("Enter opens"));
    press("a");
    assert_eq!(
        desk.interpret(DeviceInput::Line("key Enter".to_owned())),
        Intent::Open(club.join("anna.pgn").display().to_string())
    );
    assert!(desk.files().is_none(), "it is closed");
}

#[test]
fn a_folder_to_save_in_is_walked_by_ear_and_the_game_is_saved_there() {
    let (_place, club) = club();
    for (said, format) in [
        ("save as", Format::Pgn),
        ("save the sheet in a folder", Format::Brf),
    ] {
        let mut desk = desk("en");
        let enter = || DeviceInput::Line("key Enter".to_owned());
        assert_eq!(
            desk.interpret(DeviceInput::Line(said.to_owned())),
            Intent::Browse(None)
        );
        let folder = Browser::default().list(club.to_str());
        let heard = told(&mut desk, DeviceInput::Files(folder));
        assert_eq!(heard, "Club. Save here: Club, 1 of 3.");
        let mut press = |key: &str| told(&mut desk, DeviceInput::Line(format!("key {key}")));
        assert!(press("F1").contains("Enter on the first row saves"));
        assert_eq!(press("Down"), "Folder Old games, 2 of 3.");
        let old = club.join("Old games").display().to_string();
        assert_eq!(desk.interpret(enter()), Intent::Browse(Some(old.clone())));
        let folder = Browser::default().list(Some(&old));
        let heard = told(&mut desk, DeviceInput::Files(folder));
        assert_eq!(heard, "Old games. Save here: Old games, 1 of 2.");
        let saved = Ask::Sheet(SheetCommand::Export(Export {
            path: Some(old),
            ..Export::of(format)
        }));
        assert_eq!(
            desk.interpret(enter()),
            Intent::Commands(vec![saved.into()])
        );
        assert!(desk.files().is_none(), "it is closed");
    }
}

#[test]
fn a_path_to_save_at_can_be_typed() {
    let mut desk = desk("en");
    desk.interpret(DeviceInput::Line("save as".to_owned()));
    let folder = Browser::default().list(Some("/"));
    told(&mut desk, DeviceInput::Files(folder));
    for character in "/tmp/e4.pgn".chars() {
        desk.interpret(DeviceInput::Character(character));
    }
    let saved = Ask::Sheet(SheetCommand::Export(Export {
        path: Some("/tmp/e4.pgn".to_owned()),
        ..Export::of(Format::Pgn)
    }));
    assert_eq!(
        desk.interpret(DeviceInput::Line("key Enter".to_owned())),
        Intent::Commands(vec![saved.into()])
    );
}

#[test]
fn a_folder_that_cannot_be_read_is_told_and_the_list_stays() {
    let (_place, club) = club();
    for language in ["en", "de", "ru", "fr", "es"] {
        let mut desk = desk(language);
        let folder = Browser::default().list(club.to_str());
        told(&mut desk, DeviceInput::Files(folder));
        let gone = Browser::default().list(club.join("gone").to_str());
        let heard = told(&mut desk, DeviceInput::Files(gone));
        assert!(heard.contains("gone"), "{heard}");
        // In the words of the language, not in those of the system.
        assert!(!heard.contains("os error"), "{heard}");
        assert!(!heard.contains("not-found"), "{heard}");
        assert!(desk.files().is_some(), "the player is where he was");
        let heard = spoken(&do_line(&mut desk, "key Escape").expect("it is heard"));
        assert!(!heard.is_empty());
        assert!(desk.files().is_none());
    }
}

#[test]
fn a_question_that_comes_closes_what_lies_over_it_and_has_its_answer() {
    let (_place, club) = club();
    for has_list in [true, false] {
        let mut desk = desk("en");
        do_line(&mut desk, "new competition fide-2005 90+30 none");
        if has_list {
            let folder = Browser::default().list(club.to_str());
            told(&mut desk, DeviceInput::Files(folder));
        } else {
            do_line(&mut desk, "menu");
        }
        assert_eq!(
            (desk.files().is_some(), desk.menu().is_some()),
            (has_list, !has_list)
        );
        desk.handle(Moment::default(), Report::Slept { ms: 300_000 });
        assert!(desk.session().question().is_some());
        do_line(&mut desk, "key n");
        do_line(&mut desk, "key Enter");
        assert_eq!(desk.session().question(), None);
        assert!(desk.files().is_none() && desk.menu().is_none());
    }
}

#[test]
fn tab_completes_the_path_that_is_typed() {
    let mut desk = desk("en");
    let folder = Browser::default().list(Some("/"));
    told(&mut desk, DeviceInput::Files(folder));
    assert_eq!(told(&mut desk, DeviceInput::Character('/')), "/.");
    assert_eq!(
        desk.interpret(DeviceInput::Complete),
        Intent::Complete("/".to_owned())
    );
    let (_place, club) = club();
    for character in club.display().to_string().chars().skip(1) {
        desk.interpret(DeviceInput::Character(character));
    }
    for character in "/an".chars() {
        desk.interpret(DeviceInput::Character(character));
    }
    let completed = complete(&desk.line());
    assert_eq!(
        told(&mut desk, DeviceInput::Completed(completed)),
        "na.pgn."
    );
    assert_eq!(
        desk.interpret(DeviceInput::Line("key Enter".to_owned())),
        Intent::Open(club.join("anna.pgn").display().to_string())
    );
}

#[test]
fn a_gamepad_walks_the_list_and_its_menu_closes_it() {
    let press = |desk: &mut Desk, button| {
        let intent = desk.interpret(DeviceInput::Pad(PadReport::Pressed(button)));
        desk.interpret(DeviceInput::Pad(PadReport::Released(button)));
        intent
    };
    let (_place, club) = club();
    let mut desk = desk("en");
    press(&mut desk, Button::South);
    let folder = Browser::default().list(club.to_str());
    told(&mut desk, DeviceInput::Files(folder.clone()));
    press(&mut desk, Button::Down);
    assert_eq!(desk.files().map(FileList::at), Some(1));
    press(&mut desk, Button::RightShoulder);
    assert_eq!(desk.files().map(FileList::at), Some(4));
    press(&mut desk, Button::LeftShoulder);
    assert_eq!(
        press(&mut desk, Button::South),
        Intent::Open(club.join("Bella.PGN").display().to_string())
    );
    told(&mut desk, DeviceInput::Files(folder));
    press(&mut desk, Button::Start);
    assert!(desk.menu().is_some() && desk.files().is_none());
}

#[test]
fn where_a_file_is_stands_there_whole_and_is_said_short() {
    let voices = crate::common::voices();
    let english = voices.get("en").unwrap();
    for path in ["/srv/event/club.trf", r"D:\event\club.trf", "club.trf"] {
        let written = phrases::SHEET_SAVED.with(Arg::Path(path.to_owned()));
        let sentence = Sentence::from(written);
        let text = |script| voices.sentence(english, &sentence, FileNames::Anna, script);
        assert_eq!(text(Script::Written), format!("Saved in {path}."));
        assert_eq!(text(Script::Spoken), "Saved in club.trf.");
    }
}

#[test]
fn what_is_pasted_into_the_list_is_a_path_or_games_or_is_refused_and_leaves_nothing_behind() {
    let (_place, club) = club();
    let opened = || {
        let mut desk = desk("en");
        let folder = Browser::default().list(Some(&club.display().to_string()));
        told(&mut desk, DeviceInput::Files(folder));
        assert!(desk.files().is_some());
        desk
    };
    let pasted = |text: &str| DeviceInput::Pasted(text.to_owned());
    let mut list = opened();
    let heard = told(&mut list, pasted("8/8/8/8/8/4k3/q7/4K3 b - - 0 1"));
    assert!(heard.contains("no path"), "{heard}");
    assert!(list.files().is_some() && list.line().is_empty());
    for path in [
        "/srv/anna/tal.pgn",
        "~/tal.pgn",
        "C:\\games\\tal.pgn",
        "tal.pgn\n",
    ] {
        let mut list = opened();
        told(&mut list, pasted(path));
        assert!(list.files().is_none() && list.types_a_path(), "{path}");
        assert_eq!(list.line(), path.trim());
    }
    let mut list = opened();
    let games = "[Event \"A\"]\n\n1. e4 e5 *\n";
    assert!(matches!(list.interpret(pasted(games)), Intent::OpenText(_)));
    assert!(list.files().is_none() && list.line().is_empty());
}
