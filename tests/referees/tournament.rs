//! gacrux, the reference of FIDE's commission, makes events, and judges our standings and what we write.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::python::{answers, referee_of};
use annabella::chance::Chance;
use annabella::narrate::tournament::tie_value;
use annabella::time::Moment;
use annabella::tournament::{
    BoardAt, Entrant, GameScore, PairingSystem, RankedPlayer, Regulations, TieBreak, Tournament,
    TournamentInput,
};

/// How many events of each kind; all of them are for `./x long`.
const EVENTS: usize = 12;
const ALL_EVENTS: usize = 250;

/// How many events of our own, with games that nobody played.
const OWN_EVENTS: u64 = 40;

const ORDER: [TieBreak; 11] = [
    TieBreak::DirectEncounter,
    TieBreak::BuchholzCut1,
    TieBreak::Buchholz,
    TieBreak::SonnebornBerger,
    TieBreak::Koya,
    TieBreak::Wins,
    TieBreak::WinsPlayed,
    TieBreak::BlackGames,
    TieBreak::BlackWins,
    TieBreak::BuchholzCut2,
    TieBreak::BuchholzMedian1,
];

fn output(mut call: Command) -> String {
    let output = call.output().unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).unwrap()
}

/// A value as both write it: without zeros at the end; nothing where direct encounter parts nobody.
fn plain(text: &str) -> f64 {
    if text.is_empty() {
        0.0
    } else {
        text.parse().unwrap_or_else(|_| panic!("{text}"))
    }
}

/// The lines of a report, but for their ends, for the type of event, which each program words in its own way, and for
/// the place of a player, which gacrux makes up.
fn kept(report: &str) -> Vec<String> {
    let lines = report.lines().map(str::trim_end);
    let kept = lines.filter(|line| {
        !["092", "122", "192", "XXR"]
            .iter()
            .any(|code| line.starts_with(code))
    });
    let kept = kept.map(|line| match line.starts_with("001") {
        true => format!("{}{}", &line[..84], line.get(89..).unwrap_or_default()),
        false => line.to_owned(),
    });
    kept.collect()
}

fn compare(kind: &str, count: usize) {
    if !answers(referee_of("tournament", &["make", ".", "0", "0", kind])) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().display().to_string();
    output(referee_of(
        "tournament",
        &["make", &path, "1", &count.to_string(), kind],
    ));
    let mut files: Vec<_> = fs::read_dir(folder.path())
        .unwrap()
        .map(|one| one.unwrap().path())
        .collect();
    files.sort();
    assert_eq!(files.len(), count);
    let mut events = BTreeMap::new();
    for file in &files {
        let text = fs::read_to_string(file).unwrap();
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let mut event = Tournament::default();
        event
            .handle(Moment::default(), TournamentInput::Import(text.clone()))
            .unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
        assert_eq!(kept(&event.trf(false)), kept(&text), "{name}");
        event
            .handle(
                Moment::default(),
                TournamentInput::TieBreaks(ORDER.to_vec()),
            )
            .unwrap();
        events.insert(name, event);
    }
    are_counted_alike(folder.path(), &events);
}

/// What we write must be read by the referee, with the same standings.
fn are_counted_alike(folder: &Path, events: &BTreeMap<String, Tournament>) {
    let named = events.iter().map(|(name, event)| {
        let file = folder.join(name);
        fs::write(&file, event.trf(false)).unwrap();
        file.display().to_string()
    });
    let named: Vec<String> = named.collect();
    let mut arguments = vec!["count".to_owned(), named.join(","), "PTS".to_owned()];
    arguments.extend(ORDER.map(|one| one.code().to_owned()));
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let counted = output(referee_of("tournament", &arguments));
    let (mut name, mut places): (String, BTreeMap<usize, RankedPlayer>) = Default::default();
    let mut compared = 0;
    for line in counted.lines() {
        if let Some(next) = line.strip_prefix("# ") {
            next.clone_into(&mut name);
            places = events[next]
                .standings_now()
                .into_iter()
                .map(|one| (one.player, one))
                .collect();
            continue;
        }
        let cells: Vec<&str> = line.trim().split(';').collect();
        let Ok(player) = cells[0].parse::<usize>() else {
            continue;
        };
        let own = &places[&player];
        assert_eq!(
            f64::from(own.halves),
            plain(cells[2]) * 2.0,
            "{name} number {player}: points"
        );
        for ((of, value), theirs) in ORDER.iter().zip(&own.values).zip(&cells[3..]) {
            let ours = plain(&tie_value(*of, *value));
            assert!(
                (ours - plain(theirs)).abs() < 0.001,
                "{name} number {player}: {} {ours}, theirs {theirs}",
                of.code()
            );
        }
        assert_eq!(
            own.rank,
            cells[1].parse::<usize>().unwrap(),
            "{name} number {player}: rank"
        );
        compared += 1;
    }
    assert_eq!(
        compared,
        events
            .values()
            .map(|event| event.entrants().len())
            .sum::<usize>()
    );
}

/// A round robin with results of all kinds, and games that nobody played.
fn with_unplayed_games(seed: u64) -> Tournament {
    let mut chance = Chance::new(seed);
    let system = match chance.below(2) {
        0 => PairingSystem::RoundRobin,
        _ => PairingSystem::DoubleRoundRobin,
    };
    let mut settled = Regulations::new(system, "fide-2023");
    settled.tie_breaks = ORDER.to_vec();
    let mut inputs = vec![TournamentInput::Found(Box::new(settled))];
    for player in 0..chance.below(7) + 3 {
        let entrant = Entrant::typed(&format!("P{player}")).unwrap();
        inputs.push(TournamentInput::Enter(Box::new(entrant)));
    }
    inputs.push(TournamentInput::Lots(Some(seed)));
    let mut event = Tournament::default();
    for input in inputs {
        event.handle(Moment::default(), input).unwrap();
    }
    let games: Vec<BoardAt> = event.games().map(|(at, _)| at).collect();
    for at in games {
        let typed = [
            "1-0",
            "0-1",
            "1/2",
            "1-0",
            "0-1",
            "1/2",
            "judged 1-0",
            "+-",
            "-+",
            "--",
        ];
        let score = GameScore::read(typed[chance.below(typed.len())]).unwrap();
        let reason = String::new();
        let input = TournamentInput::Score { at, score, reason };
        event.handle(Moment::default(), input).unwrap();
    }
    event
}

#[test]
fn standings_of_round_robins_with_unplayed_games_are_those_of_the_reference() {
    if !answers(referee_of("tournament", &["make", ".", "0", "0", "robin"])) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let events = (0..OWN_EVENTS).map(|seed| (format!("own{seed}.trf"), with_unplayed_games(seed)));
    are_counted_alike(folder.path(), &events.collect());
}

#[test]
fn standings_of_swiss_events_are_those_of_the_reference() {
    compare("swiss", EVENTS);
}

#[test]
fn standings_of_round_robins_are_those_of_the_reference() {
    compare("robin", EVENTS);
}

#[test]
#[ignore = "it counts 500 events; ./x long runs it"]
fn standings_of_five_hundred_events_are_those_of_the_reference() {
    compare("swiss", ALL_EVENTS);
    compare("robin", ALL_EVENTS);
}

/// The engine that is on the path, or gacrux with the same command line.
#[cfg(unix)]
#[test]
fn a_swiss_that_an_engine_has_paired_is_right_to_two_judges() {
    use std::os::unix::fs::PermissionsExt;
    if !answers(referee_of("tournament", &["make", ".", "0", "0", "swiss"])) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("engine");
    let call = referee_of("tournament", &["pair"]);
    let mut words = vec![call.get_program().display().to_string()];
    words.extend(call.get_args().map(|one| one.display().to_string()));
    let line = format!(
        "#!/bin/sh\nexec \"{}\" \"$2\" \"$4\"\n",
        words.join("\" \"")
    );
    fs::write(&script, line).unwrap();
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
    let has_own = Command::new("bbpPairings").output().is_ok();
    println!(
        "paired by {}",
        if has_own { "bbpPairings" } else { "gacrux" }
    );
    let run = |words: &[&str]| {
        let mut call = Command::new(env!("CARGO_BIN_EXE_annabella"));
        call.args(["tournament", words[0], "club.annt"]);
        call.args(&words[1..]).args(["--language", "en"]);
        call.current_dir(folder.path()).env("HOME", folder.path());
        if !has_own {
            call.env("ANNABELLA_PAIRINGS", &script);
        }
        output(call)
    };
    run(&["new", "swiss", "fide-2023", "rounds", "5", "name", "Club"]);
    for at in 0..9 {
        let rating = (2000 - at * 10).to_string();
        run(&["enter", &format!("P{at}"), "rating", &rating]);
    }
    run(&["draw", "1"]);
    run(&["absent", "4", "2", "half"]);
    for round in 1..=5 {
        let told = run(&["pair"]);
        assert!(told.contains(&format!("Round {round}")), "{told}");
        for board in 1..=4 {
            let result = match (round, board) {
                (3, 2) => "+-",
                (_, 1) => "1/2",
                (_, board) if (round + board) % 2 == 0 => "1-0",
                (_, _) => "0-1",
            };
            run(&["result", &format!("{round}.{board}"), result]);
        }
        if round == 4 {
            run(&["withdraw", "9", "--yes"]);
        }
    }
    run(&["export", "--to", "trf", "-o", "club.trf"]);
    let report = folder.path().join("club.trf").display().to_string();
    let judged = output(referee_of("tournament", &["check", &report]));
    assert_eq!(
        judged,
        "gacrux True\ncaissify 0\n",
        "{}",
        fs::read_to_string(report).unwrap()
    );
}
