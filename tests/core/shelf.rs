//! The shelf of games: found again by everything that was kept, never lost, never half written.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};

use annabella::adapters::shelf::{Database, Keeper, Shelf, file_in};
use annabella::adapters::work::{StopSign, Work};
use annabella::narrate::cue::{Arg, Phrase};
use annabella::narrate::{listed, phrases};
use annabella::pgn;
use annabella::protocol::{
    DrillReport, Keeping, Report, ShelfAnswer, ShelfRequest, WorkKind, Working, Wrong,
};
use annabella::shelf::{FoundGames, Listing, Query, Sheet};

use crate::common::patience::TOO_LONG;

const GAMES: &str = r#"[Event "City"]
[Site "Riga"]
[Date "1958.05.02"]
[Round "1"]
[White "Aljéchin, Anna"]
[Black "Müller, Bella"]
[Result "1-0"]
[ECO "C60"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0

[Event "City"]
[Site "Riga"]
[Date "1960.03.15"]
[Round "2"]
[White "Müller, Bella"]
[Black "Цезарь, Давид"]
[Result "1/2-1/2"]

1. Nf3 Nc6 2. e4 e5 3. d4 1/2-1/2

[Event "Other"]
[White "X"]
[Black "Y"]
[Variant "Atomic"]

1. e4 e5 2. Nf3 *
"#;

fn answers(keeper: &mut Keeper, request: ShelfRequest) -> Vec<ShelfAnswer> {
    let mut told = Vec::new();
    keeper.fulfil(request, &mut |command| {
        if let Report::Shelf(answer) = command {
            told.push(answer);
        }
    });
    keeper.heard();
    told
}

fn search(keeper: &mut Keeper, query: Query) -> FoundGames {
    match answers(keeper, ShelfRequest::Search(query)).pop() {
        Some(ShelfAnswer::Found(found)) => found,
        other => panic!("{other:?}"),
    }
}

fn dates(keeper: &mut Keeper, words: &str) -> Vec<String> {
    let found = search(keeper, Query::read(words));
    found.games.into_iter().map(|game| game.date).collect()
}

/// A folder with a file of games, and the keeper of a shelf in it.
fn prepared() -> (tempfile::TempDir, PathBuf, Keeper) {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games.pgn");
    fs::write(&games, GAMES).unwrap();
    let path = file_in(folder.path());
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    let file = games.display().to_string();
    let told = answers(&mut keeper, ShelfRequest::Import(file));
    let Some(ShelfAnswer::Imported(imported)) = told.first() else {
        panic!("{told:?}");
    };
    assert_eq!(
        (imported.games, imported.doubles, imported.faulty),
        (2, 0, 1)
    );
    assert_eq!(imported.line, 25);
    (folder, path, keeper)
}

#[test]
fn a_game_is_found_by_everything_that_is_kept_of_it() {
    let (_folder, _path, mut keeper) = prepared();
    let (old, new) = ("1958.05.02", "1960.03.15");
    for (words, expected) in [
        ("", vec![new, old]),
        ("aljechin", vec![old]),
        ("ALJÉCHIN müller", vec![old]),
        ("muller", vec![new, old]),
        ("цезарь", vec![new]),
        ("riga 1960", vec![new]),
        ("1958-1959", vec![old]),
        ("1958-1960", vec![new, old]),
        ("1960.03", vec![new]),
        ("1960-03-15", vec![new]),
        ("1961", vec![]),
        ("1-0", vec![old]),
        ("½-½", vec![new]),
        ("c60", vec![old]),
        ("e4 e5 Nf3", vec![old]),
        ("1. e4 e5 2.Nf3", vec![old]),
        ("Nf3", vec![new]),
        ("e4 c5", vec![]),
        ("kasparow", vec![]),
    ] {
        assert_eq!(dates(&mut keeper, words), expected, "{words}");
    }
}

#[test]
fn a_position_is_found_in_whatever_order_the_moves_were_made() {
    let (_folder, _path, mut keeper) = prepared();
    let record = pgn::read(b"1. e4 e5 2. Nf3 Nc6 *").remove(0).unwrap();
    let found = search(&mut keeper, Query::of_position(record.position()));
    assert_eq!(found.count, 2);
    let before = Query::of_position(record.position_after(3));
    assert_eq!(search(&mut keeper, before).count, 1);
}

#[test]
fn the_same_game_is_kept_once() {
    let (folder, _path, mut keeper) = prepared();
    let file = folder.path().join("games.pgn").display().to_string();
    let told = answers(&mut keeper, ShelfRequest::Import(file));
    let Some(ShelfAnswer::Imported(imported)) = told.first() else {
        panic!("{told:?}");
    };
    assert_eq!((imported.games, imported.doubles), (0, 2));
    let record = Box::new(pgn::read(b"1. d4 d5 *").remove(0).unwrap());
    for was_there in [false, true] {
        let told = answers(
            &mut keeper,
            ShelfRequest::Keep(record.clone(), Keeping::Own),
        );
        assert_eq!(told, [ShelfAnswer::Kept(was_there)]);
    }
}

#[test]
fn a_name_is_kept_as_it_is_written_so_that_its_game_is_sound_and_the_same_again() {
    let (folder, _path, mut keeper) = prepared();
    let whites = [
        "Ku\thn, Jo",
        "\tKuhn",
        "Kuhn\t",
        "Kru\u{b}hn",
        "Ko\r\nhn",
        "\t",
        "\r",
        "\u{b}",
        " \u{c}",
        "  ",
        "",
    ];
    for (round, white) in whites.into_iter().enumerate() {
        let file = folder.path().join("tab.pgn");
        let tags = format!("[Round \"{round}\"]\n[White \"{white}\"]");
        fs::write(&file, format!("{tags}\n\n1. e4 e5 *\n")).unwrap();
        let import = || ShelfRequest::Import(file.display().to_string());
        for doubles in [0, 1] {
            let told = answers(&mut keeper, import());
            let Some(ShelfAnswer::Imported(imported)) = told.first() else {
                panic!("{told:?}");
            };
            assert_eq!(imported.doubles, doubles, "{white:?}");
        }
        let record = pgn::read(&fs::read(&file).unwrap()).remove(0).unwrap();
        let kept = Sheet::of(&record);
        let again = pgn::read(kept.pgn.as_bytes()).remove(0).unwrap();
        assert_eq!(Sheet::of(&again).digest, kept.digest, "{white:?}");
    }
}

/// The dates of the player's own games, in the order in which they are asked from memory.
fn own(keeper: &mut Keeper) -> Vec<String> {
    let mut dates = None;
    keeper.fulfil(ShelfRequest::Last, &mut |command| {
        if let Report::Drill(DrillReport::Games(games, _)) = command {
            dates = Some(games.into_iter().map(|game| game.listing.date).collect());
        }
    });
    dates.unwrap()
}

#[test]
fn what_was_played_here_is_ones_own_and_the_newest_comes_first() {
    let (_folder, path, mut keeper) = prepared();
    assert!(own(&mut keeper).is_empty(), "what was imported is not");
    let game = |date: &str, moves: &str| {
        let text = format!("[Date \"{date}\"]\n\n{moves} *\n");
        Box::new(pgn::read(text.as_bytes()).remove(0).unwrap())
    };
    let kept = [
        (game("2026.01.02", "1. e4 e5"), Keeping::Ended),
        (game("2026.01.03", "1. d4 d5"), Keeping::Other),
        (game("2026.01.04", "1. c4 c5"), Keeping::Own),
    ];
    for (record, keeping) in kept {
        answers(&mut keeper, ShelfRequest::Keep(record, keeping));
    }
    assert_eq!(own(&mut keeper), ["2026.01.04", "2026.01.02"]);
    // A shelf of the first version has no such games, and is read on.
    drop(keeper);
    let old = rusqlite::Connection::open(&path).unwrap();
    old.execute_batch("ALTER TABLE games DROP COLUMN own; ALTER TABLE games DROP COLUMN text; PRAGMA user_version = 1")
        .unwrap();
    drop(old);
    let mut keeper = Keeper::of(path, StopSign::default());
    assert!(own(&mut keeper).is_empty());
    assert_eq!(dates(&mut keeper, "").len(), 5);
    let record = game("2026.01.05", "1. f4 f5");
    answers(&mut keeper, ShelfRequest::Keep(record, Keeping::Ended));
    assert_eq!(own(&mut keeper), ["2026.01.05"]);
}

#[test]
fn what_is_deleted_is_gone_and_the_others_are_there() {
    let (_folder, _path, mut keeper) = prepared();
    let game = search(&mut keeper, Query::read("1960")).games.remove(0);
    answers(&mut keeper, ShelfRequest::Delete(game.id));
    assert_eq!(dates(&mut keeper, ""), ["1958.05.02"]);
    let record = pgn::read(b"1. e4 e5 2. Nf3 Nc6 *").remove(0).unwrap();
    let found = search(&mut keeper, Query::of_position(record.position()));
    assert_eq!(found.count, 1, "its positions are gone with it");
}

#[test]
fn positions_of_an_older_shelf_are_found_and_deleted() {
    let (_folder, path, keeper) = prepared();
    drop(keeper);
    let old = rusqlite::Connection::open(&path).unwrap();
    old.execute_batch(
        "CREATE TABLE old (
            key INTEGER NOT NULL, game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            PRIMARY KEY (key, game)
        ) WITHOUT ROWID;
        INSERT INTO old SELECT key, game FROM positions;
        DROP TABLE positions;
        ALTER TABLE old RENAME TO positions;
        CREATE INDEX positions_of_game ON positions (game);
        ALTER TABLE games DROP COLUMN text;
        PRAGMA user_version = 3",
    )
    .unwrap();
    drop(old);
    let mut keeper = Keeper::of(path, StopSign::default());
    let record = pgn::read(b"1. e4 e5 2. Nf3 Nc6 *").remove(0).unwrap();
    let position = || Query::of_position(record.position());
    assert_eq!(search(&mut keeper, position()).count, 2);
    let game = search(&mut keeper, Query::read("1960")).games.remove(0);
    answers(&mut keeper, ShelfRequest::Delete(game.id));
    assert_eq!(search(&mut keeper, position()).count, 1);
}

/// More games than are written together.
#[test]
fn a_position_is_found_wherever_its_game_stands_in_a_large_library() {
    let (folder, _path, mut keeper) = prepared();
    let game = |nth: usize| match nth {
        0 | 4500 | 8999 => format!("[Round \"{nth}\"]\n\n1. a4 h5 2. a5 *\n\n"),
        _ => format!("[Round \"{nth}\"]\n\n1. d4 *\n\n"),
    };
    let file = folder.path().join("many.pgn");
    fs::write(&file, (0..9000).map(game).collect::<String>()).unwrap();
    answers(
        &mut keeper,
        ShelfRequest::Import(file.display().to_string()),
    );
    let record = pgn::read(b"1. a4 h5 2. a5 *").remove(0).unwrap();
    let position = || Query::of_position(record.position());
    let found = search(&mut keeper, position());
    assert_eq!(found.count, 3);
    answers(&mut keeper, ShelfRequest::Delete(found.games[1].id));
    assert_eq!(search(&mut keeper, position()).count, 2);
}

#[test]
fn a_game_of_the_shelf_is_opened_as_it_was() {
    let (_folder, _path, mut keeper) = prepared();
    let game = search(&mut keeper, Query::read("1958")).games.remove(0);
    let mut opened = None;
    keeper.fulfil(ShelfRequest::Open(game.id, 1, 2), &mut |command| {
        opened = Some(command);
    });
    let Some(Report::Opened(opening)) = opened else {
        panic!("{opened:?}");
    };
    assert_eq!(opening.record.tag("White"), Some("Aljéchin, Anna"));
    assert_eq!(opening.record.plies(), 6);
    assert_eq!((opening.number, opening.count), (1, 2));
}

#[test]
fn a_backup_brings_back_what_was_deleted() {
    let (folder, path, mut keeper) = prepared();
    let backup = folder.path().join("copy.db").display().to_string();
    let told = answers(&mut keeper, ShelfRequest::Backup(backup.clone(), false));
    assert_eq!(told, [ShelfAnswer::BackedUp(backup.clone(), 2)]);
    let told = answers(&mut keeper, ShelfRequest::Backup(backup.clone(), false));
    assert_eq!(
        told,
        [ShelfAnswer::Exists(backup.clone())],
        "nothing is written over unasked"
    );
    let game = search(&mut keeper, Query::read("1960")).games.remove(0);
    answers(&mut keeper, ShelfRequest::Delete(game.id));
    let told = answers(&mut keeper, ShelfRequest::Restore(backup.clone()));
    assert_eq!(told, [ShelfAnswer::Restored(backup, 2)]);
    assert_eq!(dates(&mut keeper, "").len(), 2);
    assert_eq!(
        named(&path, "shelf-before-").len(),
        1,
        "the shelf before is kept"
    );
    assert_eq!(named(&path, ".tmp"), Vec::<String>::new());
}

/// What is told of a repair.
fn repairs(keeper: &mut Keeper, from: Option<&Path>) -> Vec<ShelfAnswer> {
    let mut told = Vec::new();
    keeper.repair(from, &mut |report| {
        if let Report::Shelf(answer) = report {
            told.push(answer);
        }
    });
    keeper.heard();
    told
}

/// A library of three games, and a fourth that came later; the pages of the games and of their digests are put back to what
/// they were before.
fn with_older_pages(folder: &Path) -> PathBuf {
    let path = folder.join("older.db");
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    let mut keep = |at: usize| {
        let text = format!("[White \"Anna\"]\n[Black \"P{at}\"]\n\n1. e4 e5 2. Nf3 *");
        let record = Box::new(pgn::read(text.as_bytes()).remove(0).unwrap());
        answers(&mut keeper, ShelfRequest::Keep(record, Keeping::Other));
    };
    (0..3).for_each(&mut keep);
    let before = fs::read(&path).unwrap();
    keep(3);
    drop(keeper);
    let mut bytes = fs::read(&path).unwrap();
    let shelf = rusqlite::Connection::open(&path).unwrap();
    for name in ["games", "sqlite_autoindex_games_1"] {
        let root = "SELECT rootpage FROM sqlite_master WHERE name = ?1";
        let root: u32 = shelf.query_row(root, [name], |row| row.get(0)).unwrap();
        let root = root as usize;
        let page = (root - 1) * 4096..root * 4096;
        bytes[page.clone()].copy_from_slice(&before[page]);
    }
    drop(shelf);
    fs::write(&path, bytes).unwrap();
    path
}

#[test]
fn a_game_that_only_an_index_still_names_is_told_as_lost() {
    let folder = tempfile::tempdir().unwrap();
    let older = with_older_pages(folder.path());
    let lost = |told: &[ShelfAnswer]| {
        let imported = told.iter().find_map(|told| match told {
            ShelfAnswer::Imported(found) => Some((found.games, found.faulty)),
            _ => None,
        });
        imported.unwrap_or_default()
    };
    let mut other = Keeper::of(folder.path().join("other.db"), StopSign::default());
    assert_eq!(lost(&repairs(&mut other, Some(&older))), (3, 1));
    // It is no backup, and nothing takes the place of the library.
    let told = answers(
        &mut other,
        ShelfRequest::Restore(older.display().to_string()),
    );
    assert!(
        matches!(&told[..], [ShelfAnswer::Fault(fault)] if fault.what == Wrong::NoShelf),
        "{told:?}"
    );
    // A backup of it is one of what is left, and that something is lost is told before.
    let file = folder.path().join("backup.db").display().to_string();
    let mut keeper = Keeper::of(older, StopSign::default());
    let told = answers(&mut keeper, ShelfRequest::Backup(file.clone(), false));
    assert_eq!(lost(&told), (3, 1), "{told:?}");
    assert_eq!(told.last(), Some(&ShelfAnswer::BackedUp(file.clone(), 3)));
    let told = answers(&mut keeper, ShelfRequest::Restore(file.clone()));
    assert_eq!(told, [ShelfAnswer::Restored(file, 3)]);
    // The same where it is looked through.
    let again = with_older_pages(folder.path());
    let mut keeper = Keeper::of(again, StopSign::default());
    assert_eq!(lost(&repairs(&mut keeper, None)), (3, 1));
    assert_eq!(repairs(&mut keeper, None), [ShelfAnswer::Sound(3, 0)]);
}

#[test]
fn a_backup_with_altered_games_says_so_when_it_is_made_and_when_it_is_restored() {
    let (folder, path, mut keeper) = prepared();
    search(&mut keeper, Query::default());
    let other = rusqlite::Connection::open(&path).unwrap();
    other
        .execute_batch("UPDATE games SET pgn = pgn || '{Or so.}' WHERE id = 1")
        .unwrap();
    drop(other);
    let file = folder.path().join("copy.db").display().to_string();
    let told = answers(&mut keeper, ShelfRequest::Backup(file.clone(), false));
    let altered = ShelfAnswer::Altered(1);
    assert_eq!(
        told,
        [ShelfAnswer::BackedUp(file.clone(), 2), altered.clone()]
    );
    let told = answers(&mut keeper, ShelfRequest::Restore(file.clone()));
    assert_eq!(told, [ShelfAnswer::Restored(file, 2), altered]);
}

#[test]
fn games_in_a_log_beside_a_library_and_notes_that_nobody_can_check_are_told() {
    let (folder, path, mut keeper) = prepared();
    search(&mut keeper, Query::default());
    drop(keeper);
    let copy = folder.path().join("copy.db");
    let beside = |path: &Path| PathBuf::from(format!("{}-wal", path.display()));
    let writer = rusqlite::Connection::open(&path).unwrap();
    let to_log = "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0;
        INSERT INTO games SELECT 9, white, black, event, site, '1999.01.01', round, result, eco, names, start, opening,
        plies, pgn, zeroblob(32), own, text FROM games LIMIT 1";
    writer.execute_batch(to_log).unwrap();
    fs::copy(&path, &copy).unwrap();
    fs::copy(beside(&path), beside(&copy)).unwrap();
    let saved = |from: &Path| {
        let mut saved = None;
        let mut keeper = Keeper::in_memory();
        keeper.repair(Some(from), &mut |report| {
            if let Report::Shelf(ShelfAnswer::Imported(told)) = report {
                saved = Some([told.games, told.faulty, told.unchecked]);
            }
        });
        saved.unwrap()
    };
    assert_eq!(saved(&copy), [2, 1, 0]);
    drop(writer);
    let older = rusqlite::Connection::open(&copy).unwrap();
    older
        .execute_batch("PRAGMA journal_mode = DELETE; DELETE FROM games WHERE id = 9; ALTER TABLE games DROP COLUMN text")
        .unwrap();
    drop(older);
    assert_eq!(saved(&copy), [2, 0, 2]);
    // The same where it is opened, until it is confirmed, and of what is copied of it.
    let older = rusqlite::Connection::open(&copy).unwrap();
    older.pragma_update(None, "user_version", 7).unwrap();
    drop(older);
    let mut keeper = Keeper::of(copy, StopSign::default());
    search(&mut keeper, Query::default());
    let unchecked = || ShelfAnswer::Unchecked(2);
    for _ in 0..2 {
        assert_eq!(
            repairs(&mut keeper, None),
            [unchecked(), ShelfAnswer::Sound(2, 0)]
        );
    }
    let file = folder.path().join("backup.db").display().to_string();
    let told = answers(&mut keeper, ShelfRequest::Backup(file.clone(), false));
    assert_eq!(told, [ShelfAnswer::BackedUp(file.clone(), 2), unchecked()]);
    let told = answers(&mut keeper, ShelfRequest::Restore(file.clone()));
    assert_eq!(told, [ShelfAnswer::Restored(file.clone(), 2), unchecked()]);
    // Their texts have digests by now, which were made of what stood there.
    assert_eq!(saved(Path::new(&file)), [2, 0, 2]);
    keeper.confirm(&mut |_| {});
    assert_eq!(repairs(&mut keeper, None), [ShelfAnswer::Sound(2, 0)]);
}

#[test]
fn a_damaged_library_stays_where_it_is_until_all_that_can_be_read_was_taken_over() {
    let (_folder, path, mut keeper) = prepared();
    search(&mut keeper, Query::default());
    drop(keeper);
    let mut bytes = fs::read(&path).unwrap();
    bytes[16..18].fill(0xff);
    fs::write(&path, &bytes).unwrap();
    let stop = StopSign::default();
    let mut keeper = Keeper::of(path.clone(), stop.clone());
    stop.stop();
    for request in [
        ShelfRequest::Search(Query::default()),
        ShelfRequest::Backup("x.db".to_owned(), true),
    ] {
        let task = request.task().unwrap();
        assert_eq!(answers(&mut keeper, request), [ShelfAnswer::Stopped(task)]);
        assert_eq!(
            fs::read(&path).unwrap(),
            bytes,
            "nothing has taken its place"
        );
    }
    assert_eq!(named(&path, "shelf").len(), 1, "nothing is left over");
    stop.clear();
    let told = answers(&mut keeper, ShelfRequest::Search(Query::default()));
    assert!(
        matches!(&told[..], [ShelfAnswer::Fault(_), ShelfAnswer::Imported(saved), ShelfAnswer::Found(found)]
            if saved.games == 2 && found.count == 2),
        "{told:?}"
    );
}

/// A library of two games, and a third of which nothing but its index is left.
fn with_a_game_lost() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let older = with_older_pages(folder.path());
    let path = file_in(folder.path());
    fs::rename(older, &path).unwrap();
    (folder, path)
}

#[test]
fn what_is_lost_is_told_until_it_has_arrived() {
    let (_folder, path) = with_a_game_lost();
    let unheard = || {
        let mut told = Vec::new();
        let mut keeper = Keeper::of(path.clone(), StopSign::default());
        keeper.fulfil(ShelfRequest::Search(Query::default()), &mut |report| {
            if let Report::Shelf(answer) = report {
                told.push(answer);
            }
        });
        (keeper, told)
    };
    // The program is ended before anybody has heard it, twice.
    for _ in 0..2 {
        let (_, told) = unheard();
        assert!(
            matches!(&told[..], [ShelfAnswer::Fault(fault), ShelfAnswer::Imported(saved), ShelfAnswer::Found(found)]
                if fault.what == Wrong::Damaged && saved.file == fault.file && (saved.games, saved.faulty) == (3, 1) && found.count == 3),
            "{told:?}"
        );
    }
    let (mut keeper, told) = unheard();
    assert_eq!(told.len(), 3, "{told:?}");
    keeper.heard();
    drop(keeper);
    let (_, told) = unheard();
    assert!(matches!(told[..], [ShelfAnswer::Found(_)]), "{told:?}");
}

#[test]
fn a_library_that_was_mended_unheard_and_is_damaged_again_is_not_called_sound() {
    let (_folder, path) = with_a_game_lost();
    Keeper::of(path.clone(), StopSign::default()).repair(None, &mut |_| {});
    let other = rusqlite::Connection::open(&path).unwrap();
    other
        .execute_batch("UPDATE games SET white = 'Nobody' WHERE id = 1")
        .unwrap();
    drop(other);
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    let told = repairs(&mut keeper, None);
    let damages = told
        .iter()
        .filter(|told| matches!(told, ShelfAnswer::Fault(fault) if fault.what == Wrong::Damaged));
    assert_eq!(damages.count(), 2, "{told:?}");
    assert_eq!(named(&path, "shelf-damaged-").len(), 2);
}

#[test]
fn the_thread_tells_of_damage_until_a_report_was_heard() {
    let (folder, _path) = with_a_game_lost();
    let told = |is_heard: bool| {
        let (sender, inbox) = channel();
        let shelf = Shelf::start(Some(folder.path()), move |report| {
            let _ = sender.send(report);
        });
        shelf.ask(ShelfRequest::Search(Query::default()));
        let mut told = Vec::new();
        while !matches!(told.last(), Some(ShelfAnswer::Found(_))) {
            told.push(next(&inbox));
        }
        if is_heard {
            shelf.heard();
        }
        told.len()
    };
    assert_eq!([false, true, true].map(told), [3, 3, 1]);
}

#[test]
fn a_program_that_was_ended_while_it_mended_has_set_the_library_aside_once() {
    let (folder, path) = with_a_game_lost();
    // It was ended when the file had both names.
    let kept = folder.path().join("shelf-damaged-2026-01-01.db");
    fs::hard_link(&path, &kept).unwrap();
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    let told = repairs(&mut keeper, None);
    let kept = kept.display().to_string();
    assert!(
        matches!(&told[..], [ShelfAnswer::Fault(fault), ShelfAnswer::Imported(_), ShelfAnswer::Sound(3, 0)] if fault.file == kept),
        "{told:?}"
    );
    assert_eq!(named(&path, "shelf-damaged-").len(), 1);
}

#[test]
fn a_sound_library_into_which_others_write_is_not_taken_for_a_damaged_one() {
    let (_folder, path, mut keeper) = prepared();
    let (begun, may_write) = channel();
    let writer = std::thread::spawn({
        let path = path.clone();
        move || {
            let mut other = Keeper::of(path, StopSign::default());
            may_write.recv().unwrap();
            for at in 0..60 {
                let text = format!("[White \"Writer {at}\"]\n\n1. d4 d5 *");
                let record = Box::new(pgn::read(text.as_bytes()).remove(0).unwrap());
                answers(&mut other, ShelfRequest::Keep(record, Keeping::Other));
            }
        }
    });
    begun.send(()).unwrap();
    let mut count = 0;
    while !writer.is_finished() {
        let told = repairs(&mut keeper, None);
        count += 1;
        assert!(
            matches!(&told[..], [ShelfAnswer::Sound(..)]) || is_locked(&told),
            "repair {count}: {told:?}"
        );
    }
    writer.join().unwrap();
    assert_eq!(named(&path, "shelf-damaged-"), Vec::<String>::new());
}

fn is_locked(told: &[ShelfAnswer]) -> bool {
    matches!(told, [ShelfAnswer::Fault(fault)] if fault.what == Wrong::Locked)
}

#[test]
fn who_stops_after_a_mend_is_not_told_that_all_is_as_it_was() {
    let (folder, path) = with_a_game_lost();
    let bytes = fs::read(&path).unwrap();
    let backup = folder.path().join("copy.db").display().to_string();
    let requests = [
        (None, WorkKind::Import),
        (Some(ShelfRequest::Backup(backup, false)), WorkKind::Backup),
    ];
    for (request, task) in requests {
        fs::write(&path, &bytes).unwrap();
        let stop = StopSign::default();
        let mut keeper = Keeper::of(path.clone(), stop.clone());
        let mut told = Vec::new();
        let mut tell = |report| {
            if let Report::Shelf(answer) = report {
                if matches!(answer, ShelfAnswer::Imported(_)) {
                    stop.stop();
                }
                told.push(answer);
            }
        };
        match request {
            Some(request) => keeper.fulfil(request, &mut tell),
            None => keeper.repair(None, &mut tell),
        }
        assert_eq!(told.last(), Some(&ShelfAnswer::StoppedMended(task)));
    }
}

#[test]
fn two_programs_use_the_library_that_one_of_them_has_mended() {
    let (_folder, path, mut other) = prepared();
    search(&mut other, Query::default());
    let mut bytes = fs::read(&path).unwrap();
    bytes[16..18].fill(0xff);
    fs::write(&path, &bytes).unwrap();
    let mut one = Keeper::of(path.clone(), StopSign::default());
    let told = repairs(&mut one, None);
    assert!(
        matches!(
            told[..],
            [
                ShelfAnswer::Fault(_),
                ShelfAnswer::Imported(_),
                ShelfAnswer::Sound(2, 0)
            ]
        ),
        "{told:?}"
    );
    assert_eq!(search(&mut one, Query::default()).count, 2);
    // What the other one keeps is not put into the file that was set aside.
    let record = pgn::read(b"[White \"Later\"]\n\n1. d4 *")
        .remove(0)
        .unwrap();
    let keep = ShelfRequest::Keep(Box::new(record), Keeping::Other);
    assert_eq!(answers(&mut other, keep), [ShelfAnswer::Kept(false)]);
    assert_eq!(search(&mut one, Query::read("later")).count, 1);
    assert_eq!(named(&path, "shelf-damaged-").len(), 1);
    assert_eq!(named(&path, ".lock"), Vec::<String>::new());
}

#[test]
fn a_library_that_another_program_mends_is_in_use() {
    let (folder, path) = with_a_game_lost();
    let lock = fs::File::create(folder.path().join("shelf.lock")).unwrap();
    lock.lock().unwrap();
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    let told = repairs(&mut keeper, None);
    assert!(
        matches!(&told[..], [ShelfAnswer::Fault(fault)] if fault.what == Wrong::Locked),
        "{told:?}"
    );
    // So it is where the damage comes to light in the middle of what is asked.
    let told = answers(&mut keeper, ShelfRequest::Search(Query::default()));
    assert!(
        matches!(&told[..], [ShelfAnswer::Fault(fault)] if fault.what == Wrong::Locked),
        "{told:?}"
    );
    assert_eq!(named(&path, "shelf-damaged-"), Vec::<String>::new());
    drop(lock);
    let told = repairs(&mut keeper, None);
    assert!(matches!(told.last(), Some(ShelfAnswer::Sound(3, 0))));
}

#[test]
fn a_backup_with_more_games_is_kept_beside_the_one_that_takes_its_place() {
    let (folder, _path, mut keeper) = prepared();
    let backup = folder.path().join("copy.db");
    let file = backup.display().to_string();
    let write = |keeper: &mut Keeper| answers(keeper, ShelfRequest::Backup(file.clone(), true));
    for _ in 0..2 {
        assert_eq!(
            write(&mut keeper),
            [ShelfAnswer::BackedUp(file.clone(), 2)],
            "as many are no loss"
        );
    }
    let game = search(&mut keeper, Query::read("1960")).games.remove(0);
    answers(&mut keeper, ShelfRequest::Delete(game.id));
    let told = write(&mut keeper);
    let beside = named(&backup, "copy-before-").remove(0);
    let beside = folder.path().join(beside).display().to_string();
    assert_eq!(
        told,
        [
            ShelfAnswer::BackedUp(file.clone(), 1),
            ShelfAnswer::KeptBeside(beside.clone(), 2)
        ]
    );
    let told = answers(&mut keeper, ShelfRequest::Restore(beside.clone()));
    assert_eq!(told, [ShelfAnswer::Restored(beside, 2)]);
}

#[test]
fn what_is_no_backup_is_not_restored() {
    let (folder, path, mut keeper) = prepared();
    for (bytes, name) in [(&b"no shelf at all"[..], "text.db"), (&b""[..], "empty.db")] {
        let file = folder.path().join(name);
        fs::write(&file, bytes).unwrap();
        let told = answers(
            &mut keeper,
            ShelfRequest::Restore(file.display().to_string()),
        );
        let [ShelfAnswer::Fault(fault)] = told.as_slice() else {
            panic!("{told:?}");
        };
        assert_eq!(fault.what, Wrong::NoShelf, "{name}");
        assert_eq!(dates(&mut keeper, "").len(), 2);
    }
    let missing = folder.path().join("missing.db").display().to_string();
    let told = answers(&mut keeper, ShelfRequest::Restore(missing));
    assert!(matches!(&told[..], [ShelfAnswer::Fault(fault)] if fault.what == Wrong::NotFound));
    assert_eq!(named(&path, "shelf-before-"), Vec::<String>::new());
}

#[test]
fn a_damaged_shelf_is_set_aside_and_a_new_one_begun() {
    let folder = tempfile::tempdir().unwrap();
    let path = file_in(folder.path());
    let garbage = b"this was a shelf once, and now it is something else".repeat(100);
    fs::write(&path, &garbage).unwrap();
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    let told = answers(&mut keeper, ShelfRequest::Search(Query::default()));
    let [ShelfAnswer::Fault(fault), ShelfAnswer::Found(found)] = told.as_slice() else {
        panic!("{told:?}");
    };
    assert_eq!(fault.what, Wrong::Damaged);
    assert_eq!(found.count, 0);
    assert_eq!(
        fs::read(&fault.file).unwrap(),
        garbage,
        "not a byte is lost"
    );
    assert!(fault.file.contains("shelf-damaged-"));
}

#[test]
fn a_page_that_was_written_over_is_noticed() {
    let (_folder, path, keeper) = prepared();
    drop(keeper);
    let mut bytes = fs::read(&path).unwrap();
    let middle = bytes.len() / 2;
    bytes[4096..middle].fill(0x5a);
    fs::write(&path, &bytes).unwrap();
    let mut keeper = Keeper::of(path, StopSign::default());
    let told = answers(&mut keeper, ShelfRequest::Search(Query::default()));
    assert!(
        matches!(&told[..], [ShelfAnswer::Fault(fault), ..] if fault.what == Wrong::Damaged),
        "{told:?}"
    );
}

#[test]
fn a_page_over_another_is_damage_whichever_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = file_in(folder.path());
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    for at in 0..60 {
        let text = format!("[White \"Player {at}\"]\n\n1. e4 e5 2. Nf3 *");
        let record = Box::new(pgn::read(text.as_bytes()).remove(0).unwrap());
        answers(&mut keeper, ShelfRequest::Keep(record, Keeping::Own));
    }
    drop(keeper);
    let whole = fs::read(&path).unwrap();
    let count = whole.len() / 4096;
    for at in 1..count {
        let other = 1 + at % (count - 1);
        let mut bytes = whole.clone();
        bytes.copy_within(other * 4096..(other + 1) * 4096, at * 4096);
        fs::write(&path, &bytes).unwrap();
        let mut keeper = Keeper::of(path.clone(), StopSign::default());
        for answer in answers(&mut keeper, ShelfRequest::Search(Query::default())) {
            if let ShelfAnswer::Fault(fault) = answer {
                assert_eq!(fault.what, Wrong::Damaged, "page {at}: {fault:?}");
            }
        }
    }
}

#[test]
fn a_locked_shelf_and_a_newer_one_are_left_as_they_are() {
    let (_folder, path, mut keeper) = prepared();
    let other = rusqlite::Connection::open(&path).unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    let record = Box::new(pgn::read(b"1. d4 d5 *").remove(0).unwrap());
    let told = answers(&mut keeper, ShelfRequest::Keep(record, Keeping::Own));
    assert!(
        matches!(&told[..], [ShelfAnswer::Fault(fault)] if fault.what == Wrong::Locked),
        "{told:?}"
    );
    other.execute_batch("COMMIT").unwrap();
    assert_eq!(
        dates(&mut keeper, "").len(),
        2,
        "free again, it is used again"
    );
    drop(keeper);
    other.execute_batch("PRAGMA user_version = 99").unwrap();
    drop(other);
    let before = fs::read(&path).unwrap();
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    let told = answers(&mut keeper, ShelfRequest::Search(Query::default()));
    assert!(matches!(&told[..], [ShelfAnswer::Fault(fault)] if fault.what == Wrong::Newer));
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn an_import_that_is_stopped_leaves_nothing() {
    let (folder, _path, mut keeper) = prepared();
    drop(keeper);
    let path = file_in(folder.path());
    let mut database = Database::open(&path).unwrap();
    let file = folder.path().join("many.pgn");
    let games: Vec<String> = (0..50)
        .map(|at| format!("[White \"Nr {at}\"]\n\n1. e4 e5 2. Nf3 *\n\n"))
        .collect();
    fs::write(&file, games.concat()).unwrap();
    let stop = StopSign::default();
    stop.stop();
    let mut report = |_: Working| {};
    let mut work = Work::begin(WorkKind::Import, stop, &mut report);
    assert!(database.import(&file.to_string_lossy(), &mut work).is_err());
    assert_eq!(database.count().unwrap(), 2);
    keeper = Keeper::of(path, StopSign::default());
    assert_eq!(dates(&mut keeper, "").len(), 2);
}

#[test]
fn the_thread_answers_and_ends_with_every_game_kept() {
    let folder = tempfile::tempdir().unwrap();
    let (sender, inbox) = channel();
    let shelf = Shelf::start(Some(folder.path()), move |command| {
        let _ = sender.send(command);
    });
    let record = Box::new(pgn::read(b"1. d4 d5 *").remove(0).unwrap());
    shelf.ask(ShelfRequest::Search(Query::default()));
    let told = next(&inbox);
    assert!(matches!(told, ShelfAnswer::Found(found) if found.count == 0));
    shelf.ask(ShelfRequest::Keep(record, Keeping::Ended));
    drop(shelf);
    let mut keeper = Keeper::of(file_in(folder.path()), StopSign::default());
    let found = search(&mut keeper, Query::default());
    assert_eq!(found.count, 1);
    assert!(!found.games[0].date.is_empty(), "it has the date of today");
}

#[test]
fn without_a_folder_there_is_no_shelf() {
    let (sender, inbox) = channel();
    let shelf = Shelf::start(None, move |command| {
        let _ = sender.send(command);
    });
    shelf.ask(ShelfRequest::Search(Query::default()));
    assert!(matches!(next(&inbox), ShelfAnswer::Fault(fault) if fault.what == Wrong::NoneHere));
}

fn next(inbox: &Receiver<Report>) -> ShelfAnswer {
    match inbox.recv_timeout(TOO_LONG).unwrap() {
        Report::Shelf(answer) => answer,
        other => panic!("{other:?}"),
    }
}

/// The files beside a shelf whose names have this in them.
fn named(path: &Path, part: &str) -> Vec<String> {
    let files = fs::read_dir(path.parent().unwrap()).unwrap();
    let names = files.map(|file| file.unwrap().file_name().to_string_lossy().into_owned());
    names.filter(|name| name.contains(part)).collect()
}

#[test]
fn notes_made_later_are_kept_with_the_game() {
    let mut keeper = Keeper::in_memory();
    let mut record = pgn::read(GAMES.as_bytes()).swap_remove(0).unwrap();
    let keep = |record: &annabella::record::Record| {
        ShelfRequest::Keep(Box::new(record.clone()), Keeping::Own)
    };
    assert_eq!(
        answers(&mut keeper, keep(&record)),
        [ShelfAnswer::Kept(false)]
    );
    assert_eq!(
        answers(&mut keeper, keep(&record)),
        [ShelfAnswer::Kept(true)]
    );
    let mut notes = record.notes().clone();
    notes.set_comment(6, "the Spanish game");
    assert!(record.set_notes(notes));
    assert_eq!(
        answers(&mut keeper, keep(&record)),
        [ShelfAnswer::Kept(false)]
    );
    let found = search(&mut keeper, Query::default());
    assert_eq!(found.count, 1);
    let mut opened = None;
    keeper.fulfil(
        ShelfRequest::Open(found.games[0].id, 1, 1),
        &mut |command| {
            opened = Some(command);
        },
    );
    let Some(Report::Opened(opening)) = opened else {
        panic!("{opened:?}");
    };
    assert_eq!(opening.record.notes().comment(6), "the Spanish game");
}

#[test]
fn a_listing_tells_a_date_as_far_as_it_is_known_and_calls_nobody_a_question_mark() {
    let told = |white: &str, date: &str| {
        let game = Listing {
            id: 1,
            white: white.to_owned(),
            black: "Anna".to_owned(),
            event: String::new(),
            date: date.to_owned(),
            outcome: None,
            plies: 2,
            first: String::new(),
            is_altered: false,
        };
        listed(&game, false).remove(0).0
    };
    for (date, form, numbers) in [
        ("1958.05.02", "day", [2, 5, 1958]),
        ("1958.05.??", "month", [0, 5, 1958]),
        ("1958.??.02", "year", [0, 0, 1958]),
        ("1958.13.40", "year", [0, 0, 1958]),
    ] {
        let args = [vec![Arg::Key(form)], numbers.map(Arg::Number).to_vec()].concat();
        let phrase = Phrase::new(&phrases::CALENDAR_DATE, args);
        assert!(told("Anna", date).contains(&phrase), "{date}");
    }
    for date in ["????.??.??", ""] {
        assert_eq!(told("Anna", date).len(), 3, "{date}");
    }
    for (name, arg) in [
        ("?", Arg::Key("unknown")),
        (" ", Arg::Key("unknown")),
        ("Bella", Arg::Text("Bella".into())),
    ] {
        assert_eq!(told(name, "")[0].args[0], arg);
    }
}

#[test]
fn marks_of_letters_can_be_left_out() {
    let mut keeper = Keeper::in_memory();
    let text = "[White \"Łódź, Große\"]\n[Black \"Sørensen\"]\n\n1. d4 d5 *";
    let record = Box::new(pgn::read(text.as_bytes()).remove(0).unwrap());
    answers(&mut keeper, ShelfRequest::Keep(record, Keeping::Own));
    for words in ["lodz", "Łódź", "grosse", "GROSSE", "große", "sorensen"] {
        assert_eq!(search(&mut keeper, Query::read(words)).count, 1, "{words}");
    }
    assert_eq!(search(&mut keeper, Query::read("lotz")).count, 0);
    // An apostrophe is curly, straight or left out, in the name and where it is typed.
    for (nth, name) in ["O’Kelly", "O'Kelly", "OKelly", "Oʼkelly"]
        .iter()
        .enumerate()
    {
        let text = format!("[White \"{name}\"]\n[Round \"{nth}\"]\n\n1. d4 d5 *");
        let record = Box::new(pgn::read(text.as_bytes()).remove(0).unwrap());
        answers(&mut keeper, ShelfRequest::Keep(record, Keeping::Own));
    }
    for words in ["o'kelly", "O’KELLY", "okelly", "O`Kelly", "o kelly"] {
        assert_eq!(search(&mut keeper, Query::read(words)).count, 4, "{words}");
    }
}

#[test]
fn hyphens_dashes_and_blanks_are_one_for_a_search() {
    let (_folder, _path, mut keeper) = prepared();
    for white in [
        "Čapek–Dvořák, Jiří",
        "Čapek - Dvořák",
        "Čapek‑Dvořák",
        "Čapek Dvořák",
    ] {
        let text = format!("[White \"{white}\"]\n\n1. e4 *");
        let record = Box::new(pgn::read(text.as_bytes()).remove(0).unwrap());
        answers(&mut keeper, ShelfRequest::Keep(record, Keeping::Own));
    }
    for words in [
        "capek-dvorak",
        "čapek—dvořák",
        "capek dvorak",
        "Capek – Dvorak",
        "dvorak -",
    ] {
        assert_eq!(search(&mut keeper, Query::read(words)).count, 4, "{words}");
    }
}

#[test]
fn what_nobody_sees_in_a_name_is_nothing_for_a_search() {
    let (_folder, _path, mut keeper) = prepared();
    for (white, words) in [
        ("Gro\u{ad}ße", "grosse"),
        ("Pe\u{200b}ter", "peter"),
        ("Zo\u{200c}la", "zo\u{feff}la"),
        ("\u{202a}Dina\u{202c}", "dina"),
    ] {
        let text = format!("[White \"{white}\"]\n\n1. e4 *");
        let record = Box::new(pgn::read(text.as_bytes()).remove(0).unwrap());
        answers(&mut keeper, ShelfRequest::Keep(record, Keeping::Own));
        assert_eq!(search(&mut keeper, Query::read(words)).count, 1, "{words}");
    }
}

#[test]
fn what_is_no_library_is_never_taken_for_an_empty_one() {
    for bytes in [1, 50, 99] {
        let folder = tempfile::tempdir().unwrap();
        let path = file_in(folder.path());
        fs::write(&path, vec![b'x'; bytes]).unwrap();
        let mut keeper = Keeper::of(path.clone(), StopSign::default());
        let told = answers(&mut keeper, ShelfRequest::Search(Query::default()));
        let [ShelfAnswer::Fault(fault), ShelfAnswer::Found(_)] = told.as_slice() else {
            panic!("{bytes}: {told:?}");
        };
        assert_eq!(fs::read(&fault.file).unwrap().len(), bytes);
    }
    // A database of another program is not written into.
    let folder = tempfile::tempdir().unwrap();
    let path = file_in(folder.path());
    let other = rusqlite::Connection::open(&path).unwrap();
    other.execute_batch("CREATE TABLE other (x)").unwrap();
    drop(other);
    let whole = fs::read(&path).unwrap();
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    let told = answers(&mut keeper, ShelfRequest::Search(Query::default()));
    let [ShelfAnswer::Fault(fault), ShelfAnswer::Found(_)] = told.as_slice() else {
        panic!("{told:?}");
    };
    assert_eq!(fs::read(&fault.file).unwrap(), whole);
}

#[test]
fn of_a_text_of_which_nothing_is_left_no_game_is_made() {
    let (folder, path, keeper) = prepared();
    drop(keeper);
    let damaged = rusqlite::Connection::open(&path).unwrap();
    let lost = "UPDATE games SET pgn = '[White \"?\"]  *' WHERE id = 1";
    damaged.execute_batch(lost).unwrap();
    drop(damaged);
    let mut other = Keeper::of(folder.path().join("other.db"), StopSign::default());
    let mut told = Vec::new();
    other.repair(Some(&path), &mut |report| told.push(report));
    let Some(Report::Shelf(ShelfAnswer::Imported(saved))) = told.first() else {
        panic!("{told:?}");
    };
    assert_eq!((saved.games, saved.faulty, saved.altered), (1, 1, 0));
}

#[test]
fn names_of_an_older_shelf_are_folded_anew() {
    let (_folder, path, keeper) = prepared();
    drop(keeper);
    let older = rusqlite::Connection::open(&path).unwrap();
    let names = "UPDATE games SET white = 'Łódź', names = 'łodz'; ALTER TABLE games DROP COLUMN text; PRAGMA user_version = 2";
    older.execute_batch(names).unwrap();
    drop(older);
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    assert_eq!(search(&mut keeper, Query::read("lodz")).count, 2);
    drop(keeper);
    let older = rusqlite::Connection::open(&path).unwrap();
    let names = "UPDATE games SET white = 'O’Kelly', names = 'o’kelly'; ALTER TABLE games DROP COLUMN text; PRAGMA user_version = 4";
    older.execute_batch(names).unwrap();
    drop(older);
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    assert_eq!(search(&mut keeper, Query::read("okelly")).count, 2);
    drop(keeper);
    let older = rusqlite::Connection::open(&path).unwrap();
    let names = "UPDATE games SET white = 'Weiß–Grün', names = 'weiss–grun'; ALTER TABLE games DROP COLUMN text; PRAGMA user_version = 5";
    older.execute_batch(names).unwrap();
    drop(older);
    let mut keeper = Keeper::of(path, StopSign::default());
    assert_eq!(search(&mut keeper, Query::read("weiss-grun")).count, 2);
}

#[test]
fn of_a_damaged_shelf_what_can_be_read_is_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    let path = file_in(folder.path());
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    let all = 200;
    for at in 0..all {
        let text = format!("[White \"Player {at}\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *");
        let record = Box::new(pgn::read(text.as_bytes()).remove(0).unwrap());
        answers(&mut keeper, ShelfRequest::Keep(record, Keeping::Own));
    }
    drop(keeper);
    let mut bytes = fs::read(&path).unwrap();
    // One page of the games is written over.
    let place = bytes.windows(9).position(|at| at == b"Player 77").unwrap() / 4096 * 4096;
    bytes[place..place + 4096].fill(0x5a);
    fs::write(&path, &bytes).unwrap();
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    let mut told = Vec::new();
    keeper.repair(None, &mut |report| {
        if let Report::Shelf(answer) = report {
            told.push(answer);
        }
    });
    let [
        ShelfAnswer::Fault(fault),
        ShelfAnswer::Imported(saved),
        ShelfAnswer::Sound(left, 0),
    ] = told.as_slice()
    else {
        panic!("{told:?}");
    };
    assert_eq!(*left, saved.games);
    assert_eq!(fault.what, Wrong::Damaged);
    assert_eq!(fs::read(&fault.file).unwrap(), bytes, "not a byte is lost");
    assert!(saved.games > all - 30 && saved.games < all, "{saved:?}");
    assert!(
        saved.faulty > 0 && saved.games + saved.faulty >= all - 1,
        "{saved:?}"
    );
    assert_eq!(search(&mut keeper, Query::default()).count, saved.games);
    let mut again = Vec::new();
    keeper.repair(None, &mut |report| again.push(report));
    let sound = Report::Shelf(ShelfAnswer::Sound(saved.games, 0));
    assert_eq!(again, [sound], "a sound shelf is left alone");
}

#[test]
fn a_shelf_without_its_end_or_its_first_page_gives_what_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let path = file_in(folder.path());
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    let all = 300;
    for at in 0..all {
        let text = format!("[White \"Player {at}\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *");
        let record = Box::new(pgn::read(text.as_bytes()).remove(0).unwrap());
        answers(&mut keeper, ShelfRequest::Keep(record, Keeping::Own));
    }
    drop(keeper);
    let whole = fs::read(&path).unwrap();
    let cut = &whole[..whole.len() - 5_000];
    let mut headless = whole.clone();
    headless[..4096].fill(0);
    // What leads to the games is lost, and each game still stands on its page.
    let with = |at: usize, bytes: &[u8]| {
        let mut damaged = whole.clone();
        damaged[at..at + bytes.len()].copy_from_slice(bytes);
        damaged
    };
    let rootless = with(4096, &[0; 4096]);
    let untyped = with(4096, &[0]);
    let uncounted = with(28, &[0, 0, 0, 1]);
    let small_pages = with(16, &[2, 0]);
    let large_pages = with(16, &[0x20, 0]);
    for (bytes, least) in [
        (cut, all * 9 / 10),
        (headless.as_slice(), all),
        (&rootless, all),
        (&untyped, all),
        (&uncounted, all),
        (&small_pages, all),
        (&large_pages, all),
        (&whole, all),
    ] {
        let damaged = folder.path().join("damaged.db");
        fs::write(&damaged, bytes).unwrap();
        let mut other = Keeper::of(folder.path().join("other.db"), StopSign::default());
        let mut told = Vec::new();
        other.repair(Some(&damaged), &mut |report| told.push(report));
        let found = search(&mut other, Query::default()).count;
        assert!(found >= least, "{found} of {all}: {told:?}");
        let [
            Report::Shelf(ShelfAnswer::Imported(saved)),
            Report::Shelf(ShelfAnswer::Sound(..)),
        ] = told.as_slice()
        else {
            panic!("{told:?}");
        };
        assert!(saved.games + saved.faulty >= all - 10, "{saved:?}");
        assert!(least < all || saved.faulty == 0, "{saved:?}");
        assert_eq!((saved.doubles, saved.altered), (0, 0), "{saved:?}");
        assert_eq!(fs::read(&damaged).unwrap(), bytes, "it is only read");
        drop(other);
        fs::remove_file(folder.path().join("other.db")).unwrap();
        let left: Vec<_> = fs::read_dir(folder.path()).unwrap().flatten().collect();
        assert!(
            left.iter()
                .all(|one| !one.path().to_string_lossy().ends_with("tmp")),
            "{left:?}"
        );
    }
}

#[test]
fn a_shelf_without_its_end_says_so_and_remembers_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = file_in(folder.path());
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    for at in 0..300 {
        let text = format!("[White \"Player {at}\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *");
        let record = Box::new(pgn::read(text.as_bytes()).remove(0).unwrap());
        answers(&mut keeper, ShelfRequest::Keep(record, Keeping::Own));
    }
    drop(keeper);
    let whole = fs::read(&path).unwrap();
    let pages = u32::from_be_bytes(whole[28..32].try_into().unwrap());
    fs::write(&path, &whole[..15 * 4096]).unwrap();
    let repaired = |keeper: &mut Keeper| {
        let mut told = Vec::new();
        keeper.repair(None, &mut |report| told.push(report));
        told
    };
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    let told = repaired(&mut keeper);
    let [
        Report::Shelf(ShelfAnswer::Fault(_)),
        Report::Shelf(ShelfAnswer::Imported(saved)),
        Report::Shelf(ShelfAnswer::Sound(left, 0)),
    ] = told.as_slice()
    else {
        panic!("{told:?}");
    };
    // What the journal beside the file had grown by is lost with it, too.
    assert!(saved.cut >= pages - 15, "{saved:?}");
    assert_eq!(*left, saved.games, "{saved:?}");
    // It is told again as long as nobody takes it for what it is, also where the shelf is damaged once more.
    let again = [Report::Shelf(ShelfAnswer::Sound(saved.games, saved.cut))];
    assert_eq!(repaired(&mut keeper), again);
    drop(keeper);
    let mut bytes = fs::read(&path).unwrap();
    let place = bytes
        .windows(9)
        .position(|at| at == b"Player 1\x00" || at == b"Player 10");
    let place = place.unwrap() / 4096 * 4096;
    bytes[place..place + 4096].fill(0x5a);
    fs::write(&path, &bytes).unwrap();
    let mut keeper = Keeper::of(path, StopSign::default());
    let salvaged = |report: &Report| matches!(report, Report::Shelf(ShelfAnswer::Imported(_)));
    assert!(repaired(&mut keeper).iter().any(salvaged));
    let last = repaired(&mut keeper);
    let Some(Report::Shelf(ShelfAnswer::Sound(_, cut))) = last.last() else {
        panic!("{last:?}");
    };
    assert_eq!(*cut, saved.cut, "{last:?}");
    let mut told = Vec::new();
    keeper.confirm(&mut |report| told.push(report));
    assert!(
        matches!(told[..], [Report::Shelf(ShelfAnswer::Sound(_, 0))]),
        "{told:?}"
    );
}

#[test]
fn games_that_were_deleted_are_not_taken_over_and_altered_ones_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = file_in(folder.path());
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    let long = "Nf3 Nf6 2. Ng1 Ng8 3. ".repeat(300);
    // The text of this opening is as long as a digest.
    let short = "e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. d3 ";
    for at in 0..60 {
        // The longest have more than a page each.
        let moves = if at % 10 == 0 { long.as_str() } else { short };
        let text = format!("[White \"Player {at}\"]\n[Date \"2024.01.02\"]\n\n1. {moves}*");
        let record = Box::new(pgn::read(text.as_bytes()).remove(0).unwrap());
        answers(&mut keeper, ShelfRequest::Keep(record, Keeping::Own));
    }
    for id in 1..=40 {
        answers(&mut keeper, ShelfRequest::Delete(id));
    }
    drop(keeper);
    let whole = fs::read(&path).unwrap();
    let saved = |bytes: &[u8]| {
        let damaged = folder.path().join("damaged.db");
        fs::write(&damaged, bytes).unwrap();
        let mut other = Keeper::of(folder.path().join("other.db"), StopSign::default());
        let mut told = Vec::new();
        other.repair(Some(&damaged), &mut |report| told.push(report));
        drop(other);
        fs::remove_file(folder.path().join("other.db")).unwrap();
        let Some(Report::Shelf(ShelfAnswer::Imported(saved))) = told.into_iter().next() else {
            panic!();
        };
        saved
    };
    let rest = saved(&whole);
    assert_eq!((rest.games, rest.faulty, rest.altered), (20, 0, 0));
    // A damaged digest loses no game, in the index or in the row.
    let text = format!("[White \"Player 56\"]\n[Date \"2024.01.02\"]\n\n1. {short}*");
    let marked = pgn::read(text.as_bytes()).remove(0);
    let mark = Sheet::of(&marked.unwrap()).digest;
    let places = whole.windows(mark.len()).enumerate();
    let places: Vec<usize> = places
        .filter(|(_, at)| *at == mark)
        .map(|(at, _)| at)
        .collect();
    assert_eq!(places.len(), 2);
    for at in places {
        let mut other = whole.clone();
        other[at] ^= 1;
        let rest = saved(&other);
        assert_eq!((rest.games, rest.faulty), (20, 0));
    }
    let mut other = whole.clone();
    let moves = b"\"Player 55\"]";
    let at = whole
        .windows(moves.len())
        .position(|at| at == moves)
        .unwrap();
    other[at + 1] = b'B';
    let rest = saved(&other);
    assert_eq!((rest.games, rest.faulty, rest.altered), (20, 0, 1));
    fs::write(&path, &other).unwrap();
    // It is marked where it is found.
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    let found = search(&mut keeper, Query::default()).games;
    let altered = found.iter().filter(|listing| listing.is_altered);
    let altered: Vec<&str> = altered.map(|listing| listing.white.as_str()).collect();
    assert_eq!((found.len(), altered), (20, vec!["Player 55"]));
    drop(keeper);
    // A repair names it every time, and sets the shelf aside only as long as there is something to mend.
    for damages in [1, 0, 0] {
        let mut keeper = Keeper::of(path.clone(), StopSign::default());
        let mut told = Vec::new();
        keeper.repair(None, &mut |report| told.push(report));
        let faults = told
            .iter()
            .filter(|report| matches!(report, Report::Shelf(ShelfAnswer::Fault(_))));
        assert_eq!(faults.count(), damages, "{told:?}");
        let Some(Report::Shelf(ShelfAnswer::Found(found))) = told.last() else {
            panic!("{told:?}");
        };
        let named: Vec<&str> = found.games.iter().map(|game| game.white.as_str()).collect();
        assert_eq!(named, ["Blayer 55"]);
        let found = search(&mut keeper, Query::default()).games;
        let altered = found.iter().filter(|listing| listing.is_altered);
        assert_eq!((found.len(), altered.count()), (20, 1));
    }
    // Until the player takes it for what it is.
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    let mut told = Vec::new();
    keeper.confirm(&mut |report| told.push(report));
    assert_eq!(told, [Report::Shelf(ShelfAnswer::Sound(20, 0))]);
    let found = search(&mut keeper, Query::default()).games;
    assert!(found.iter().all(|listing| !listing.is_altered));
}

/// Repairs a shelf with a file; returns what of the file was told, new games, doubles and altered ones, and how many games
/// there are then, with how many marks.
fn repaired(keeper: &mut Keeper, from: Option<&Path>) -> ([u32; 3], u32, usize) {
    let mut told = Vec::new();
    keeper.repair(from, &mut |report| told.push(report));
    let is_fault = |report: &Report| matches!(report, Report::Shelf(ShelfAnswer::Fault(_)));
    assert!(!told.iter().any(is_fault), "{told:?}");
    let saved = told.iter().find_map(|report| match report {
        Report::Shelf(ShelfAnswer::Imported(saved)) => {
            Some([saved.games, saved.doubles, saved.altered])
        }
        _ => None,
    });
    let found = search(keeper, Query::default());
    let marks = found.games.iter().filter(|listing| listing.is_altered);
    // They are listed in the end.
    let listed = matches!(told.last(), Some(Report::Shelf(ShelfAnswer::Found(_))));
    assert_eq!(listed, marks.clone().count() > 0, "{told:?}");
    (saved.unwrap_or_default(), found.count, marks.count())
}

#[test]
fn altered_games_keep_their_marks_however_often_their_file_is_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    let keeper = |name: &str| Keeper::of(folder.path().join(name), StopSign::default());
    let game = |at: usize| {
        let text = format!("[White \"Anna\"]\n[Black \"P{at}\"]\n[Round \"1\"]\n\n1. e4 e5 *");
        Box::new(pgn::read(text.as_bytes()).remove(0).unwrap())
    };
    let keep = |keeper: &mut Keeper, record| {
        answers(keeper, ShelfRequest::Keep(record, Keeping::Other));
    };
    let path = folder.path().join("altered.db");
    let mut whole = keeper("altered.db");
    (0..6).for_each(|at| keep(&mut whole, game(at)));
    drop(whole);
    let other = rusqlite::Connection::open(&path).unwrap();
    other
        .execute_batch("UPDATE games SET pgn = replace(pgn, '\"P', '\"Q') WHERE id IN (2, 5)")
        .unwrap();
    drop(other);
    // Into a library without games, and into one that has the sound ones: again and again.
    let mut empty = keeper("empty.db");
    assert_eq!(repaired(&mut empty, Some(&path)), ([6, 0, 2], 6, 2));
    let mut full = keeper("full.db");
    (0..6).for_each(|at| keep(&mut full, game(at)));
    assert_eq!(repaired(&mut full, Some(&path)), ([2, 4, 2], 8, 2));
    for _ in 0..3 {
        assert_eq!(repaired(&mut empty, Some(&path)), ([0, 6, 2], 6, 2));
        assert_eq!(repaired(&mut full, Some(&path)), ([0, 6, 2], 8, 2));
        assert_eq!(repaired(&mut empty, None), ([0; 3], 6, 2));
    }
    // A library that has marked games gives them on with their marks.
    let mut third = keeper("third.db");
    let marked = folder.path().join("full.db");
    for games in [[8, 0, 2], [0, 8, 2]] {
        assert_eq!(repaired(&mut third, Some(&marked)), (games, 8, 2));
    }
    // The sound game comes in beside the altered one; so does one with the text of the altered one, which is no damage.
    keep(&mut empty, game(1));
    assert_eq!(repaired(&mut empty, None), ([0; 3], 7, 2));
    let mut same = game(4);
    same.set_tag("Black", "Q4");
    keep(&mut empty, same);
    assert_eq!(repaired(&mut empty, None), ([0; 3], 8, 2));
    empty.confirm(&mut |_| {});
    assert_eq!(repaired(&mut empty, None), ([0; 3], 7, 0));
    // A game that was altered where it stands is marked so, too.
    drop(full);
    let other = rusqlite::Connection::open(&marked).unwrap();
    let altered = "UPDATE games SET round = '9', pgn = replace(pgn, '[Round \"1\"]', '[Round \"9\"]') \
                   WHERE id = 1";
    other.execute_batch(altered).unwrap();
    drop(other);
    let mut full = keeper("full.db");
    assert_eq!(repaired(&mut full, None), ([0; 3], 8, 3));
    assert_eq!(repaired(&mut full, Some(&marked)), ([0, 8, 3], 8, 3));
    keep(&mut full, game(0));
    assert_eq!(repaired(&mut full, None), ([0; 3], 9, 3));
}

/// The pages of a library file that hold rows of games, and those that hold their digests, counted from 0.
fn pages_of(bytes: &[u8]) -> [Vec<usize>; 2] {
    let page = |at: usize| &bytes[at * 4096..(at + 1) * 4096];
    let has = |at: usize, text: &[u8]| page(at).windows(text.len()).any(|part| part == text);
    let all = 1..bytes.len() / 4096;
    let games = all
        .clone()
        .filter(|at| page(*at)[0] == 13 && has(*at, b"[White "));
    // The first index that was made is that of the digests.
    let digests = all.filter(|at| *at == 2);
    [games.collect(), digests.collect()]
}

#[test]
fn where_neither_games_nor_their_names_can_be_read_nobody_knows_how_many_are_lost() {
    let folder = tempfile::tempdir().unwrap();
    let path = file_in(folder.path());
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    for at in 0..50 {
        let text = format!("[White \"Player {at}\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *");
        let record = Box::new(pgn::read(text.as_bytes()).remove(0).unwrap());
        answers(&mut keeper, ShelfRequest::Keep(record, Keeping::Own));
    }
    drop(keeper);
    let whole = fs::read(&path).unwrap();
    let [games, digests] = pages_of(&whole);
    assert!(games.len() > 2 && digests == [2], "{games:?}");
    let damaged = folder.path().join("damaged.db");
    let told_of = |bytes: &[u8], name: &str| {
        fs::write(&damaged, bytes).unwrap();
        let mut told = Vec::new();
        let mut other = Keeper::of(folder.path().join(name), StopSign::default());
        other.repair(Some(&damaged), &mut |report| told.push(report));
        let saved = told.iter().find_map(|report| match report {
            Report::Shelf(ShelfAnswer::Imported(saved)) => Some(saved.clone()),
            _ => None,
        });
        let saved = saved.unwrap_or_else(|| panic!("{told:?}"));
        // It goes on being told until it is confirmed.
        told.clear();
        other.repair(None, &mut |report| told.push(report));
        assert_eq!(
            told,
            [Report::Shelf(ShelfAnswer::Sound(saved.games, saved.cut))]
        );
        saved
    };
    let saved = |pages: &[usize], with: u8, name: &str| {
        let mut bytes = whole.clone();
        for at in pages {
            bytes[at * 4096..(at + 1) * 4096].fill(with);
        }
        told_of(&bytes, name)
    };
    for with in [0, 0x5a] {
        let name = |what: &str| format!("{what}{with}.db");
        // The names alone, then the games alone: what is lost is known.
        let found = saved(&digests, with, &name("names"));
        assert_eq!((found.games, found.faulty, found.cut), (50, 0, 0));
        let found = saved(&games[1..2], with, &name("games"));
        assert_eq!((found.games + found.faulty, found.cut), (50, 0));
        assert!(found.faulty > 0, "{found:?}");
        // Both: what games are found by still names those that are lost.
        let found = saved(&[digests[0], games[1]], with, &name("both"));
        assert_eq!(
            (found.games + found.faulty, found.cut),
            (50, 2),
            "{found:?}"
        );
        let found = saved(&[digests[0], games[1], games[2]], with, &name("more"));
        assert_eq!(
            (found.games + found.faulty, found.cut),
            (50, 3),
            "{found:?}"
        );
        // A game of which only the row knows, and which is none any more, is counted, too.
        let place = whole.windows(5).rposition(|part| part == b"2. Nf").unwrap();
        let mut bytes = whole.clone();
        bytes[place + 3] = b'Z';
        bytes[digests[0] * 4096..(digests[0] + 1) * 4096].fill(with);
        let found = told_of(&bytes, &name("row"));
        assert_eq!((found.games, found.faulty, found.cut), (49, 1, 0));
        // Without the first page nobody knows where the games begin.
        let found = saved(&[0, digests[0], games[1]], with, &name("first"));
        assert!(found.games < 50 && found.cut > 0, "{found:?}");
    }
}

#[test]
fn a_clock_time_or_a_remark_that_is_another_one_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = file_in(folder.path());
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    for at in 0..3 {
        let text = format!(
            "[White \"Player {at}\"]\n[WhiteElo \"1850\"]\n\n1. e4 {{[%clk 1:29:58]}} e5 {{A sound move}} *"
        );
        let record = Box::new(pgn::read(text.as_bytes()).remove(0).unwrap());
        answers(&mut keeper, ShelfRequest::Keep(record, Keeping::Own));
    }
    drop(keeper);
    let whole = fs::read(&path).unwrap();
    for (there, altered) in [
        (&b"1:29:58"[..], &b"1:09:58"[..]),
        (b"A sound move", b"A sound love"),
        (b"\"1850\"", b"\"1950\""),
    ] {
        let mut bytes = whole.clone();
        let at = bytes
            .windows(there.len())
            .position(|at| at == there)
            .unwrap();
        bytes[at..at + there.len()].copy_from_slice(altered);
        let aside = folder.path().join("aside.db");
        fs::write(&aside, &bytes).unwrap();
        fs::write(&path, &bytes).unwrap();
        // Where it stands, and taken over.
        let mut keeper = Keeper::of(path.clone(), StopSign::default());
        assert_eq!(repaired(&mut keeper, None), ([0; 3], 3, 1));
        let mut other = Keeper::of(folder.path().join("other.db"), StopSign::default());
        assert_eq!(repaired(&mut other, Some(&aside)), ([3, 0, 1], 3, 1));
        keeper.confirm(&mut |_| {});
        assert_eq!(repaired(&mut keeper, None), ([0; 3], 3, 0));
        drop((keeper, other));
        fs::remove_file(folder.path().join("other.db")).unwrap();
    }
}

#[test]
fn a_sound_file_of_any_number_of_pages_has_lost_none() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sound.db");
    let mut whole = Keeper::of(path.clone(), StopSign::default());
    let mut sizes = Vec::new();
    for at in 0..90u32 {
        // Short and long ones, so that the rows stand on pages of either parity.
        let moves =
            "1. e4 e5 2. Nf3 Nc6 ".to_owned() + &"{A long remark} ".repeat(at as usize % 7 * 9);
        let text = format!(
            "[White \"W{at}\"]\n[Black \"B{at}\"]\n\n{}*",
            if at < 45 { "1. e4 e5 " } else { &moves }
        );
        let record = Box::new(pgn::read(text.as_bytes()).remove(0).unwrap());
        answers(&mut whole, ShelfRequest::Keep(record, Keeping::Other));
        let copy = folder.path().join("copy.db");
        fs::copy(&path, &copy).unwrap();
        sizes.push(fs::metadata(&copy).unwrap().len() / 4096);
        let mut told = Vec::new();
        let mut other = Keeper::of(folder.path().join("other.db"), StopSign::default());
        other.repair(Some(&copy), &mut |report| told.push(report));
        other.heard();
        let imported = told.iter().find_map(|report| match report {
            Report::Shelf(ShelfAnswer::Imported(saved)) => {
                Some((saved.games + saved.doubles, saved.cut))
            }
            _ => None,
        });
        assert_eq!(imported, Some((at + 1, 0)), "{told:?}");
    }
    sizes.dedup();
    assert!(sizes.len() > 5, "{sizes:?}");
}

#[test]
fn whatever_a_game_is_found_by_is_compared_with_its_text() {
    let folder = tempfile::tempdir().unwrap();
    let path = file_in(folder.path());
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    let text = b"[White \"Anna\"]\n[ECO \"C60\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *";
    let record = Box::new(pgn::read(text).remove(0).unwrap());
    answers(&mut keeper, ShelfRequest::Keep(record, Keeping::Own));
    drop(keeper);
    let whole = fs::read(&path).unwrap();
    // The first moves, the code of the opening, how many half-moves, the folded names.
    for (there, altered) in [
        (&b"Bb5 \x05[Event"[..], &b"Bc5 \x05[Event"[..]),
        (b"C60anna", b"C61anna"),
        (b"Bb5 \x05[Event", b"Bb5 \x06[Event"),
        (b"anna\n\n", b"anne\n\n"),
    ] {
        let mut bytes = whole.clone();
        let mut places = bytes.windows(there.len());
        let at = places.position(|at| at == there);
        let at = at.unwrap_or_else(|| panic!("{}", String::from_utf8_lossy(there)));
        bytes[at..at + there.len()].copy_from_slice(altered);
        fs::write(&path, &bytes).unwrap();
        let mut keeper = Keeper::of(path.clone(), StopSign::default());
        let found = search(&mut keeper, Query::default()).games;
        assert!(found[0].is_altered, "{}", String::from_utf8_lossy(altered));
        // The text is what was kept: a repair takes all of it from there.
        let mut told = Vec::new();
        keeper.repair(None, &mut |report| told.push(report));
        let found = search(&mut keeper, Query::default()).games;
        assert!(!found[0].is_altered, "{told:?}");
    }
}

#[test]
fn a_byte_that_is_no_text_costs_a_letter_and_no_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = file_in(folder.path());
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    for name in ["Łódzki", "Bella"] {
        let text = format!("[White \"{name}\"]\n[Event \"Cup\"]\n\n1. e4 e5 *");
        let record = Box::new(pgn::read(text.as_bytes()).remove(0).unwrap());
        answers(&mut keeper, ShelfRequest::Keep(record, Keeping::Own));
    }
    drop(keeper);
    let whole = fs::read(&path).unwrap();
    // In the column of the name, in the folded names, in the text of the game.
    for (there, after, byte, name, altered) in [
        ("ŁódzkiCup", 2, 0xb2, "Łódzki", 0),
        ("BellaCup", 0, 0xff, "Bella", 0),
        ("bella\n\ncup", 1, 0xff, "Bella", 0),
        ("\"Łódzki\"]", 3, 0xb2, "Ł\u{fffd}\u{fffd}dzki", 1),
        ("\"Bella\"]", 1, 0xff, "\u{fffd}ella", 1),
    ] {
        let mut bytes = whole.clone();
        let found = bytes.windows(there.len());
        let at = found.enumerate().find(|(_, at)| *at == there.as_bytes());
        let at = at.unwrap_or_else(|| panic!("{there}")).0;
        bytes[at + after] = byte;
        fs::write(&path, &bytes).unwrap();
        let mut keeper = Keeper::of(path.clone(), StopSign::default());
        let mut told = Vec::new();
        keeper.repair(None, &mut |report| told.push(report));
        let aside = named(&path, "damaged").pop().unwrap();
        let is_told = |report: &Report| {
            matches!(report, Report::Shelf(ShelfAnswer::Fault(fault))
                if fault.what == Wrong::Damaged && fault.file.ends_with(&aside))
        };
        assert!(told.iter().any(is_told), "{there}: {told:?}");
        let saved = told.iter().find_map(|report| match report {
            Report::Shelf(ShelfAnswer::Imported(saved)) => Some(saved),
            _ => None,
        });
        let saved = saved.unwrap();
        let counts = (saved.games, saved.faulty, saved.altered);
        assert_eq!(counts, (2, 0, altered), "{there}");
        let found = search(&mut keeper, Query::default()).games;
        let game = found.iter().find(|listing| listing.white == name);
        let game = game.unwrap_or_else(|| panic!("{there}: {found:?}"));
        assert_eq!((game.is_altered, game.plies), (altered > 0, 2), "{there}");
        drop(keeper);
        fs::remove_file(folder.path().join(aside)).unwrap();
    }
}

#[test]
fn a_library_whose_columns_have_lost_their_names_is_mended() {
    let folder = tempfile::tempdir().unwrap();
    let path = file_in(folder.path());
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    let record = Box::new(pgn::read(b"[White \"Anna\"]\n\n1. e4 *").remove(0).unwrap());
    answers(&mut keeper, ShelfRequest::Keep(record, Keeping::Own));
    drop(keeper);
    let mut bytes = fs::read(&path).unwrap();
    let column = b"black TEXT";
    let at = bytes.windows(column.len()).position(|at| at == column);
    bytes[at.unwrap()] = b'x';
    fs::write(&path, &bytes).unwrap();
    let mut keeper = Keeper::of(path, StopSign::default());
    let found = search(&mut keeper, Query::default()).games;
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].white, "Anna");
}

#[test]
fn a_shelf_of_which_nothing_can_be_read_is_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = file_in(folder.path());
    fs::write(&path, b"no shelf at all").unwrap();
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    let mut last = Vec::new();
    keeper.repair(None, &mut |report| last.push(report));
    keeper.heard();
    let [Report::Shelf(ShelfAnswer::Fault(fault))] = last.as_slice() else {
        panic!("{last:?}");
    };
    assert_eq!(fault.what, Wrong::Damaged);
    assert!(fault.file.contains("shelf-damaged-"), "{fault:?}");
    // The empty one that was begun is sound.
    drop(keeper);
    let mut keeper = Keeper::of(path.clone(), StopSign::default());
    let mut again = Vec::new();
    keeper.repair(None, &mut |report| again.push(report));
    assert_eq!(again, [Report::Shelf(ShelfAnswer::Sound(0, 0))]);
    drop(keeper);
    // What a later program can read of it is taken over.
    let (_folder, sound, keeper) = prepared();
    drop(keeper);
    let Report::Shelf(ShelfAnswer::Fault(fault)) = &last[0] else {
        panic!();
    };
    fs::copy(sound, &fault.file).unwrap();
    let mut keeper = Keeper::of(path, StopSign::default());
    let mut told = Vec::new();
    keeper.repair(None, &mut |report| told.push(report));
    let sound = Report::Shelf(ShelfAnswer::Sound(2, 0));
    assert_eq!(told.last(), Some(&sound), "{told:?}");
}
