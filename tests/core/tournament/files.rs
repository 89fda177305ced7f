//! The log, the file of an event, TRF, PGN and tables; hostile ones, too.

use super::{WHITE, drawn, happen, play_to, score};
use annabella::adapters::tournament::incoming::WatchedFolder;
use annabella::adapters::tournament::pages::{Wording, games_of, table};
use annabella::adapters::tournament::write::{EventPage, PageFormat};
use annabella::adapters::tournament::{EventFile, Unkept};
use annabella::braille::Paper;
use annabella::desk::Desk;
use annabella::protocol::{EventTable, EventTrouble, Settings};
use annabella::time::Moment;
use annabella::tournament::{
    PairingSystem, Tournament, TournamentEntry, TournamentFault, TournamentInput, Trf,
};
use annabella::voice::Voices;
use proptest::prelude::*;
use std::fs;
use std::sync::Arc;

fn now(input: TournamentInput) -> TournamentEntry {
    let at = Moment::default();
    TournamentEntry { at, input }
}

const ROBIN: PairingSystem = PairingSystem::RoundRobin;

#[test]
fn the_log_is_the_state() {
    let mut event = drawn(ROBIN, "ussr-1956", 7, 0);
    play_to(&mut event, 4);
    super::withdraw(&mut event, 6).unwrap();
    let again = Tournament::replay(event.log().to_vec());
    assert_eq!(again.standings_now(), event.standings_now());
    assert_eq!(again.rounds(), event.rounds());
    assert_eq!(again.cross_table(), event.cross_table());
}

#[test]
fn a_file_of_trf_is_read_as_it_was_written() {
    for count in [4, 5, 9, 10] {
        let mut event = drawn(ROBIN, "fide-2023", count, 0);
        play_to(&mut event, 2);
        let text = Trf::of(&event, false).write();
        assert_eq!(Trf::read(&text).unwrap().write(), text);
        for ends in ["\r\n", "\r"] {
            let read = Trf::read(&text.replace('\n', ends)).unwrap();
            assert_eq!(read.write(), text);
        }
        let mut taken = Tournament::default();
        happen(&mut taken, TournamentInput::Import(text)).unwrap();
        let of = |event: &Tournament| {
            let places = event.standings_now().into_iter();
            let places = places.map(|one| (event.name(one.player), one.rank, one.halves));
            places.collect::<Vec<_>>()
        };
        assert_eq!(of(&taken), of(&event), "{count}");
    }
}

#[test]
fn what_is_wrong_with_a_file_of_trf_is_said_with_its_place() {
    let mut event = drawn(ROBIN, "fide-2023", 4, 0);
    play_to(&mut event, 1);
    let text = Trf::of(&event, false).write();
    let line = text
        .lines()
        .position(|line| line.starts_with("001 "))
        .unwrap()
        + 1;
    let broken = |from: &str, to: &str| {
        let text = text.replacen(from, to, 1);
        assert!(text.contains(to), "{from}");
        let mut taken = Tournament::default();
        match happen(&mut taken, TournamentInput::Import(text)) {
            Err(TournamentFault::Trf(fault)) => (fault.line, fault.column),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(broken("4 w 1", "4 x 1"), (line, 97));
    assert_eq!(broken("4 w 1", "4 w ?"), (line, 99));
    assert_eq!(broken("4 w 1", "3 w 1"), (line, 92));
    assert_eq!(broken("4 w 1", "4 w ="), (line, 99));
    assert_eq!(broken("001    1", "001    2"), (line + 1, 5));
}

#[test]
fn the_file_of_an_event_holds_all_that_was_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.annt").display().to_string();
    let event = drawn(ROBIN, "fide-2023", 5, 0);
    let mut file = EventFile::open(&path, true).unwrap();
    for entry in event.log() {
        file.handle(entry.clone()).unwrap();
    }
    let wrong = TournamentInput::Draw(Some(1));
    score(&mut file.event.clone(), 1, 1, WHITE).unwrap();
    let input = TournamentInput::Score {
        round: 1,
        board: 1,
        score: WHITE,
        reason: String::new(),
    };
    file.handle(now(input.clone())).unwrap();
    assert!(matches!(
        file.handle(now(wrong)),
        Err(Unkept::Fault(TournamentFault::Begun))
    ));
    // The same again changes nothing.
    assert!(file.handle(now(input)).unwrap().is_empty());
    let count = file.event.log().len();
    drop(file);
    let again = EventFile::open(&path, false).unwrap();
    assert_eq!(again.event.log().len(), count);
    assert_eq!(again.event.standings_now()[0].halves, 2);
}

#[test]
fn a_file_that_is_no_event_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.annt");
    let name = path.display().to_string();
    let missing = EventFile::open(&name, false).err().unwrap();
    assert_eq!(missing.what, EventTrouble::NotFound);
    assert!(!path.exists());
    fs::write(
        &path,
        "no database at all, only some text that is long enough to be looked at",
    )
    .unwrap();
    let text = fs::read(&path).unwrap();
    let there = EventFile::open(&name, true).err().unwrap();
    assert_eq!(there.what, EventTrouble::Exists);
    let damaged = EventFile::open(&name, false).err().unwrap();
    assert_eq!(damaged.what, EventTrouble::Damaged);
    assert_eq!(fs::read(&path).unwrap(), text);
}

#[test]
fn any_byte_of_the_file_may_be_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.annt").display().to_string();
    let mut file = EventFile::open(&path, true).unwrap();
    for entry in drawn(ROBIN, "fide-2023", 4, 0).log() {
        file.handle(entry.clone()).unwrap();
    }
    drop(file);
    let sound = fs::read(&path).unwrap();
    for at in (0..sound.len()).step_by(97) {
        let mut bytes = sound.clone();
        bytes[at] ^= 0xff;
        fs::write(&path, &bytes).unwrap();
        // It is an event or it is refused; it is never a crash.
        let _ = EventFile::open(&path, false).map(|file| file.event.standings_now());
    }
}

#[test]
fn tables_have_headers_and_fit_forty_cells() {
    let desk = Desk::new(Arc::new(Voices::embedded()));
    let mut event = drawn(ROBIN, "ussr-1956", 10, 0);
    play_to(&mut event, 9);
    for language in ["en", "de", "ru", "fr", "es"] {
        let settings = Settings {
            language: language.to_owned(),
            ..Settings::default()
        };
        let wording = Wording {
            desk: &desk,
            settings: &settings,
        };
        for which in [
            EventTable::Pairings(1),
            EventTable::Standings,
            EventTable::Cross,
        ] {
            let sheet = table(&event, which, &wording);
            let html = sheet.html(language);
            assert!(html.contains(&format!("<html lang=\"{language}\">")));
            assert_eq!(html.matches("<caption>").count(), 1);
            assert_eq!(
                html.matches("<th scope=\"col\">").count(),
                sheet.headers.len()
            );
            assert_eq!(html.matches("<th scope=\"row\">").count(), sheet.rows.len());
            for row in &sheet.rows {
                assert_eq!(row.len(), sheet.headers.len(), "{which:?}");
            }
            let pages = sheet.braille(language, Paper::default());
            let brf: Result<String, _> =
                pages.iter().map(annabella::braille::format::brf).collect();
            let brf = brf.unwrap();
            assert!(
                brf.lines()
                    .all(|line| line.trim_end().chars().count() <= 40),
                "{brf}"
            );
            if sheet.is_grid {
                let cells = sheet.headers.len() * (sheet.rows.len() + 1);
                let found = brf.split_whitespace().count();
                assert!(
                    found >= cells,
                    "what is empty has its place: {found} of {cells}: {brf}"
                );
            }
            assert_eq!(sheet.csv().lines().count(), sheet.rows.len() + 1);
            assert!(sheet.text().contains("P10"));
        }
    }
}

#[test]
fn names_in_a_table_are_no_markup_and_no_formulas() {
    let desk = Desk::new(Arc::new(Voices::embedded()));
    let settings = Settings {
        language: "en".to_owned(),
        ..Settings::default()
    };
    let wording = Wording {
        desk: &desk,
        settings: &settings,
    };
    let mut event = super::entered(ROBIN, "fide-2023", 2, 0);
    for name in ["<b>Anna</b>", "=1+1", "Ivanova, \"A\""] {
        let entrant = annabella::tournament::Entrant {
            name: name.to_owned(),
            ..Default::default()
        };
        happen(&mut event, TournamentInput::Enter(Box::new(entrant))).unwrap();
    }
    happen(&mut event, TournamentInput::Draw(None)).unwrap();
    let sheet = table(&event, EventTable::Standings, &wording);
    assert!(sheet.html("en").contains("&lt;b&gt;Anna"));
    assert!(sheet.csv().contains("'=1+1"));
    assert!(sheet.csv().contains("\"Ivanova, \"\"A\"\"\""));
}

#[test]
fn a_game_gets_into_the_event_once_and_contradictions_are_refused() {
    let mut event = drawn(ROBIN, "fide-2023", 4, 0);
    let pgn = |white: &str, black: &str, result: &str| {
        format!(
            "[White \"{white}\"]\n[Black \"{black}\"]\n[Round \"1\"]\n[Result \"{result}\"]\n\n1. e4 e5 {result}\n"
        )
    };
    let game = pgn("P1", "P4", "1-0");
    assert_eq!(event.game_of(&game), Some((1, 1)));
    assert_eq!(event.game_of(&pgn("P1", "P2", "1-0")), None);
    let take = |event: &mut Tournament, pgn: String, replaces| {
        let (round, board) = (1, 1);
        happen(
            event,
            TournamentInput::Game {
                round,
                board,
                pgn,
                replaces,
            },
        )
    };
    assert_eq!(take(&mut event, game.clone(), false).unwrap().len(), 2);
    assert_eq!(event.board(1, 1).unwrap().score, Some(WHITE));
    // The same game again, also with another tag, or without its moves, says nothing new.
    assert_eq!(take(&mut event, game.clone(), false), Ok(vec![]));
    let tagged = format!("[Annotator \"X\"]\n{game}");
    assert_eq!(take(&mut event, tagged, false), Ok(vec![]));
    let empty = pgn("P1", "P4", "1-0").replace("1. e4 e5 ", "");
    assert_eq!(take(&mut event, empty, false), Ok(vec![]));
    let others = [
        pgn("P1", "P4", "0-1"),
        pgn("P1", "P4", "1-0").replace("e5", "c5"),
    ];
    for other in others {
        let told = take(&mut event, other.clone(), false);
        let Err(TournamentFault::Contradiction(1, 1, Some(WHITE), _)) = told else {
            panic!("{told:?}");
        };
        assert_eq!(event.board(1, 1).unwrap().score, Some(WHITE));
        let mut event = event.clone();
        assert!(!take(&mut event, other.clone(), true).unwrap().is_empty());
        assert!(take(&mut event, other, false).unwrap().is_empty());
        assert!(take(&mut event, game.clone(), false).is_err());
    }
    // What an event writes it takes back without a change.
    score(&mut event, 1, 2, super::DRAW).unwrap();
    let written = games_of(&event, 0);
    let games = annabella::pgn::read(written.as_bytes());
    assert_eq!(games.len(), 6);
    for game in games.iter().flatten().map(annabella::pgn::write) {
        let (round, board) = event.game_of(&game).unwrap();
        let input = TournamentInput::Game {
            round,
            board,
            pgn: game,
            replaces: false,
        };
        assert_eq!(happen(&mut event, input), Ok(vec![]));
    }
}

#[test]
fn a_watched_folder_gives_each_game_once_it_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let game = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 1-0\n";
    let mut watched = WatchedFolder::new(folder.path().to_owned());
    assert!(watched.look().is_empty());
    fs::write(folder.path().join("one.pgn"), game).unwrap();
    fs::write(folder.path().join("notes.txt"), game).unwrap();
    // Somebody may still be writing.
    assert!(watched.look().is_empty());
    assert_eq!(watched.look().len(), 1);
    assert!(watched.look().is_empty());
    fs::write(folder.path().join("one.pgn"), game.repeat(2)).unwrap();
    assert!(watched.look().is_empty());
    assert_eq!(watched.look().len(), 2);
    fs::remove_dir_all(folder.path()).unwrap();
    assert!(watched.look().is_empty());
}

#[test]
fn every_table_is_written_in_every_format() {
    use clap::ValueEnum;
    let folder = tempfile::tempdir().unwrap();
    let desk = Desk::new(Arc::new(Voices::embedded()));
    let settings = Settings {
        language: "ru".to_owned(),
        ..Settings::default()
    };
    let wording = Wording {
        desk: &desk,
        settings: &settings,
    };
    let mut event = drawn(ROBIN, "ussr-1956", 4, 0);
    play_to(&mut event, 2);
    for format in PageFormat::value_variants() {
        let name = format.to_possible_value().unwrap().get_name().to_owned();
        let path = folder.path().join(format!("table.{name}"));
        let page = EventPage::of(&event, EventTable::Standings, &wording, None, Some(&path));
        page.unwrap().write(&path).unwrap();
        let written = fs::read(&path).unwrap();
        let begins: &[u8] = match format {
            PageFormat::Trf => b"062",
            PageFormat::Pgn => b"[Event",
            PageFormat::Html => b"<!DOCTYPE html>",
            PageFormat::Pef => b"<?xml",
            PageFormat::Wav => b"RIFF",
            PageFormat::Flac => b"fLaC",
            PageFormat::Text | PageFormat::Csv | PageFormat::Brf | PageFormat::Unicode => b"",
        };
        assert!(written.starts_with(begins), "{name}");
        assert!(!written.is_empty(), "{name}");
    }
    let sheet = fs::read_to_string(folder.path().join("table.cue"));
    assert!(sheet.unwrap().contains("P1"));
    let path = folder.path().join("table.docx");
    assert!(EventPage::of(&event, EventTable::Cross, &wording, None, Some(&path)).is_err());
}

#[test]
fn two_programs_never_write_over_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.annt").display().to_string();
    let log = crate::common::tournament::log();
    let mut one = EventFile::open(&path, true).unwrap();
    one.handle(log[0].clone()).unwrap();
    let mut other = EventFile::open(&path, false).unwrap();
    one.handle(log[1].clone()).unwrap();
    let told = other.handle(log[2].clone());
    let Err(Unkept::Trouble(trouble)) = told else {
        panic!("{told:?}");
    };
    assert_eq!(trouble.what, EventTrouble::Changed);
    let again = EventFile::open(&path, false).unwrap();
    assert_eq!(again.event.log(), &log[..2]);
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "(001 [ 0-9a-zA-Z.+=wb-]{0,140}\n|[0-9X]{3} .{0,20}\r\n){0,8}") {
        let mut event = Tournament::default();
        if event.handle(Moment::default(), TournamentInput::Import(text.clone())).is_ok() {
            let written = Trf::of(&event, true).write();
            let mut again = Tournament::default();
            let _ = again.handle(Moment::default(), TournamentInput::Import(written));
            event.standings_now();
            event.cross_table();
        }
        if let Ok(trf) = Trf::read(&text) {
            let once = trf.write();
            prop_assert_eq!(Trf::read(&once).map(|trf| trf.write()), Ok(once));
        }
    }
}
