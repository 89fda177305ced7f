//! Tournaments: the file of an event, killed at any moment, and the command.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use annabella::adapters::tournament::EventFile;
use annabella::tournament::{BoardAt, GameScore};

use crate::console::Program;
use crate::kill::{Chance, pass, seed};
use crate::run_in;

const KILLS: usize = 12;
/// How many players enter at once; the program is killed among them.
const ENTRIES: usize = 8;

#[test]
fn kills_lose_nothing_of_an_event_that_was_told() {
    let mut chance = Chance(seed());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.annt").display().to_string();
    let mut must_have = 0;
    for round in 0..KILLS {
        let mut program = Program::start(&folder.path().join(format!("data-{round}")));
        let mut said = Vec::new();
        let mut stdin = program.child.stdin.take().unwrap();
        if round == 0 {
            let lines =
                format!("tournament create {path}\ntournament new swiss fide-2023 rounds 5\n");
            stdin.write_all(lines.as_bytes()).unwrap();
            assert!(
                program.read_until(&mut said, |line| line.contains("is set up")),
                "{said:#?}"
            );
        } else {
            stdin
                .write_all(format!("tournament open {path}\n").as_bytes())
                .unwrap();
            assert!(
                program.read_until(&mut said, |line| line.contains("Players:")),
                "{said:#?}"
            );
        }
        let lines: String = (1..=ENTRIES)
            .map(|at| format!("tournament enter R{round} N{at}\n"))
            .collect();
        stdin.write_all(lines.as_bytes()).unwrap();
        let mut left = chance.below(ENTRIES + 1);
        program.read_until(&mut said, |_| {
            left = left.saturating_sub(1);
            left == 0
        });
        pass(chance.below(100_000));
        program.kill(&mut said);
        let entered = format!(": R{round} N");
        let told = said.iter().filter(|line| line.contains(&entered)).count();
        let (_, event) =
            EventFile::open(&path, false).unwrap_or_else(|trouble| panic!("{trouble:?}"));
        let entrants = event.entrants();
        let new = entrants.len() - must_have;
        assert!(
            (told..=ENTRIES).contains(&new),
            "{told} were told, {new} are there"
        );
        for (at, entrant) in entrants[must_have..].iter().enumerate() {
            assert_eq!(entrant.name, format!("R{round} N{}", at + 1));
        }
        must_have = entrants.len();
    }
    assert!(must_have > KILLS, "players were told");
}

#[test]
fn an_event_is_run_from_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let run = |line: &str| run_in(folder.path(), line.split(' ').chain(["--language", "en"]));
    let good = |line: &str| {
        let (out, err, done) = run(line);
        assert!(done, "{line}: {err}");
        out
    };
    let bad = |line: &str| {
        let (out, err, done) = run(line);
        assert!(!done && !err.is_empty(), "{line}: {out}");
        err
    };
    // A path that was mistyped makes no event.
    for verb in ["standings", "enter", "draw", "export", "table"] {
        bad(&format!("tournament {verb} none.annt Anna"));
    }
    bad("tournament new none.annt round-robin nowhere");
    bad("tournament import none.annt missing.trf");
    assert!(
        fs::read_dir(folder.path())
            .unwrap()
            .all(|one| { !one.unwrap().file_name().to_string_lossy().contains("annt") })
    );
    good("tournament new club.annt round-robin ussr-1956 name Club");
    bad("tournament new club.annt round-robin ussr-1956");
    for name in ["Anna", "Boris", "Clara", "David", "Eva"] {
        good(&format!("tournament enter club.annt {name} touch"));
    }
    assert!(good("tournament draw club.annt 7").contains("seed 7"));
    assert!(good("tournament result club.annt 1 1-0").contains("White won"));
    bad("tournament result club.annt 1 0-1");
    assert!(bad("tournament withdraw club.annt 1 ill").contains("--yes"));
    assert!(!good("tournament standings club.annt").contains("annulled"));
    let gone = good("tournament withdraw club.annt 1 ill --yes");
    assert!(gone.contains("annulled") && gone.contains('§'), "{gone}");
    let json = good("tournament standings club.annt --json");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert!(json.is_object(), "{json}");
    for format in ["trf", "pgn", "html", "csv", "brf", "unicode", "pef", "text"] {
        let out = good(&format!("tournament export club.annt --to {format}"));
        assert!(!out.is_empty(), "{format}");
    }
    assert!(good("tournament tie-breaks club.annt").contains("direct encounter, wins, "));
    // The results of the manual, also those that look like options.
    let other = |line: &str| good(&format!("tournament {line}"));
    other("new two.annt round-robin fide-2023 name Two");
    for name in ["Anna", "Boris", "Clara", "David"] {
        other(&format!("enter two.annt {name}"));
    }
    other("draw two.annt 7");
    assert!(other("result two.annt 1 -+").contains("Black wins by forfeit"));
    assert!(other("result two.annt 2 --").contains("nobody came"));
    assert!(good("tournament corrections club.annt").contains("No result was corrected"));
    other("result two.annt 1.1 1/2 both sheets say so");
    assert!(other("corrections two.annt").contains("both sheets say so"));
    let json = good("tournament pairings club.annt --round 2 --json");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert!(json.to_string().contains("\"round\":2"), "{json}");
    let json = good("tournament duties club.annt --json");
    assert!(json.contains("organisers"), "{json}");
    bad("tournament pairings club.annt --round 99");
    // Also what is no entry is told in JSON, and by an example.
    let wrong = bad("tournament result club.annt 1.3 banana --json");
    let wrong: serde_json::Value = serde_json::from_str(&wrong).unwrap();
    assert!(wrong.to_string().contains("banana"), "{wrong}");
    assert!(bad("tournament tie-breaks club.annt PS").contains("BH/C1"));
    assert!(bad("tournament standings .").contains("folder"));
    bad("tournament standings club.annt --to wav");
    good("tournament standings club.annt --to flac -o club.flac");
    assert!(folder.path().join("club.cue").exists());
    good("tournament standings two.annt -o club.html");
    other("result two.annt 2.1 1-0");
    let replaced = good("tournament standings two.annt -o club.html");
    assert!(replaced.contains("club-old.html"), "{replaced}");
    assert!(bad("tournament standings club.annt -o none/club.html").contains("folder"));
    // What is written is read back as another event.
    good("tournament export club.annt --to trf -o club.trf");
    good("tournament import again.annt club.trf");
    assert!(good("tournament pairings again.annt").contains("Boris"));
    fs::write(folder.path().join("bad.trf"), "001 x").unwrap();
    assert!(bad("tournament import bad.annt bad.trf").contains("Line 1"));
    assert!(!folder.path().join("bad.annt").exists());
}

/// An event of four in a folder, drawn in the order of entry.
fn drawn(folder: &Path) {
    for line in [
        "tournament new club.annt round-robin fide-2023 clock 90+30 name Club",
        "tournament enter club.annt Anna",
        "tournament enter club.annt Boris",
        "tournament enter club.annt Clara",
        "tournament enter club.annt David",
        "tournament draw club.annt as-entered",
    ] {
        let (_, err, done) = run_in(folder, line.split(' ').chain(["--language", "en"]));
        assert!(done, "{line}: {err}");
    }
}

fn first_board(folder: &Path) -> Option<GameScore> {
    let path = folder.join("club.annt").display().to_string();
    let (_, event) = EventFile::open(&path, false).unwrap_or_else(|trouble| panic!("{trouble:?}"));
    event.board(BoardAt { round: 1, board: 1 }).unwrap().score
}

#[test]
fn a_result_is_in_the_file_before_the_command_line_tells_it() {
    let folder = tempfile::tempdir().unwrap();
    drawn(folder.path());
    let mut child = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args([
            "tournament",
            "result",
            "club.annt",
            "1",
            "1-0",
            "--language",
            "en",
        ])
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut told = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut told)
        .unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(told.contains("White won"), "{told}");
    assert!(first_board(folder.path()).is_some());
}

#[test]
fn a_file_that_acts_by_itself_is_no_event() {
    let folder = tempfile::tempdir().unwrap();
    drawn(folder.path());
    let database = rusqlite::Connection::open(folder.path().join("club.annt")).unwrap();
    let trigger = "CREATE TRIGGER emptied AFTER INSERT ON log BEGIN DELETE FROM log; END;";
    database.execute_batch(trigger).unwrap();
    let line = "tournament result club.annt 1 1-0 --language en";
    let (out, err, done) = run_in(folder.path(), line.split(' '));
    assert!(!done && out.is_empty(), "{out}{err}");
    assert!(err.contains("is damaged"), "{err}");
    let kept = database.query_row("SELECT count(*) FROM log", [], |row| row.get(0));
    assert_eq!(kept, Ok(6), "nothing is lost");
}

/// Lines typed at a console whose data are in a folder, until the program has ended.
fn console(folder: &Path, lines: &str) {
    let mut program = Program::start(&folder.join("data"));
    let mut said = Vec::new();
    let mut stdin = program.child.stdin.take().unwrap();
    stdin.write_all(lines.as_bytes()).unwrap();
    assert!(
        program.read_until(&mut said, |line| line.contains("Goodbye")),
        "{said:#?}"
    );
    drop(stdin);
    program.read_until(&mut said, |_| false);
    program.kill(&mut said);
}

#[test]
fn a_result_that_was_taken_back_stays_back_and_the_game_played_again_is_taken() {
    let folder = tempfile::tempdir().unwrap();
    drawn(folder.path());
    let path = folder.path().join("club.annt").display().to_string();
    let open = format!("tournament open {path}\n");
    let game = "tournament play 1\nyes\nf3\nclock\ne5\nclock\ng4\nclock\nQh4\n";
    let back = "tournament reopen 1.1 wrong board\ntournament close\n";
    console(folder.path(), &format!("{open}{game}quit\n"));
    assert!(first_board(folder.path()).is_some());
    console(folder.path(), &format!("{open}{back}{open}quit\n"));
    assert_eq!(first_board(folder.path()), None, "opened again");
    console(folder.path(), &format!("{open}quit\n"));
    assert_eq!(first_board(folder.path()), None, "after a restart");
    let again = "tournament play 1\nyes\nd4\nclock\nresign\nyes\nquit\n";
    console(folder.path(), &format!("{open}{again}"));
    assert!(first_board(folder.path()).is_some());
    let line = "tournament export club.annt --to pgn --language en";
    let (games, err, done) = run_in(folder.path(), line.split(' '));
    assert!(done, "{err}");
    assert!(games.contains("1. d4") && !games.contains("Qh4"), "{games}");
}

#[test]
fn a_game_of_an_event_goes_on_after_a_restart_and_gets_into_the_event() {
    let folder = tempfile::tempdir().unwrap();
    drawn(folder.path());
    let path = folder.path().join("club.annt").display().to_string();
    let begin = format!(
        "tournament open {path}\ntournament play 1\nyes\nf3\nclock\ne5\nclock\nquit\nyes\n"
    );
    console(folder.path(), &begin);
    assert_eq!(first_board(folder.path()), None);
    console(folder.path(), "yes\ng4\nclock\nQh4\nquit\n");
    assert!(first_board(folder.path()).is_some());
    let line = "tournament export club.annt club.pgn --language en";
    let (_, err, done) = run_in(folder.path(), line.split(' '));
    assert!(done, "{err}");
    let games = fs::read_to_string(folder.path().join("club.pgn")).unwrap();
    let game = games.split("[Event ").nth(1).unwrap();
    let day = game.split("[Date \"").nth(1).unwrap();
    assert!(day.starts_with("20"), "when it was played: {game}");
    // Nobody presses the clock after mate, but what it showed is known.
    let last = game.split("Qh4#").nth(1).unwrap();
    assert!(last.trim_start().starts_with("{[%clk 1:"), "{game}");
    // Spoken, too, a row of the cross-table tells who won against whom.
    let line = "tournament table club.annt --to wav -o table.wav --language en";
    let (_, err, done) = run_in(folder.path(), line.split(' '));
    assert!(done, "{err}");
    let cues = fs::read_to_string(folder.path().join("table.cue")).unwrap();
    assert!(cues.contains("David, one point. 1, Anna: win."), "{cues}");
}

#[test]
fn results_of_two_desks_at_the_same_moment_are_all_in_the_file() {
    let folder = tempfile::tempdir().unwrap();
    drawn(folder.path());
    let enter = |line: &'static str| {
        Command::new(env!("CARGO_BIN_EXE_annabella"))
            .args(line.split(' ').chain(["--language", "en"]))
            .current_dir(folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap()
    };
    let lines = [
        "tournament result club.annt 1.1 1-0",
        "tournament result club.annt 1.2 1-0",
        "tournament result club.annt 2.1 1/2",
        "tournament result club.annt 2.2 -+",
    ];
    let children: Vec<_> = lines.map(enter).into_iter().collect();
    for child in children {
        let out = child.wait_with_output().unwrap();
        assert!(out.status.success(), "{out:?}");
    }
    let path = folder.path().join("club.annt").display().to_string();
    let (_, event) = EventFile::open(&path, false).unwrap_or_else(|trouble| panic!("{trouble:?}"));
    let entered = event.games().filter(|(_, game)| game.score.is_some());
    assert_eq!(entered.count(), lines.len());
}

#[test]
fn a_console_hears_what_another_desk_has_entered_before_it_answers() {
    let folder = tempfile::tempdir().unwrap();
    drawn(folder.path());
    let path = folder.path().join("club.annt").display().to_string();
    let mut program = Program::start(&folder.path().join("data"));
    let mut said = Vec::new();
    let mut stdin = program.child.stdin.take().unwrap();
    stdin
        .write_all(format!("tournament open {path}\n").as_bytes())
        .unwrap();
    assert!(
        program.read_until(&mut said, |line| line.contains("Players:")),
        "{said:#?}"
    );
    let line = "tournament result club.annt 1.1 1-0";
    let (_, err, done) = run_in(folder.path(), line.split(' ').chain(["--language", "en"]));
    assert!(done, "{err}");
    stdin.write_all(b"tournament result 2 0-1\n").unwrap();
    assert!(
        program.read_until(&mut said, |line| line.contains("From another desk")),
        "{said:#?}"
    );
    assert!(
        program.read_until(&mut said, |line| line.contains("Black won")),
        "{said:#?}"
    );
    drop(stdin);
    program.kill(&mut said);
    let (_, event) = EventFile::open(&path, false).unwrap_or_else(|trouble| panic!("{trouble:?}"));
    let scores = event.rounds()[0].boards.iter().map(|game| game.score);
    assert_eq!(scores.flatten().count(), 2);
}
