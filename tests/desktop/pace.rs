//! Falling behind: two moves each two seconds for a minute, by an engine that answers at once.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::harness::{Desktop, Logged, now_ms, until};
use crate::reader::Orca;

/// What may pass between a move and the moment at which it begins to be heard, where nothing waits for a processor.
const BEHIND_MS: u64 = 3_000;

/// How long something on this machine waited for a processor until a moment, looked at again and again: voices and readers that
/// have to wait are not late.
struct Waiting {
    /// Milliseconds since 1970, and all milliseconds of waiting until then.
    looked: Arc<Mutex<Vec<(u64, u64)>>>,
}

impl Waiting {
    /// Looks ten times a second from now on, until it is dropped. Where the system does not count, nothing ever waits.
    fn watch() -> Self {
        let looked = Arc::new(Mutex::new(Vec::new()));
        let watched = Arc::downgrade(&looked);
        std::thread::spawn(move || {
            while let Some(looked) = watched.upgrade() {
                let one = (now_ms(), waited_ms());
                looked.lock().expect("nobody fails meanwhile").push(one);
                drop(looked);
                std::thread::sleep(Duration::from_millis(100));
            }
        });
        Self { looked }
    }

    /// How many milliseconds of waiting there were between two moments, or around them.
    fn between(&self, from: u64, to: u64) -> u64 {
        let looked = self.looked.lock().expect("nobody fails meanwhile");
        let before = looked.iter().rfind(|(ms, _)| *ms <= from);
        let after = looked.iter().find(|(ms, _)| *ms >= to);
        let before = before.or(looked.first());
        let after = after.or(looked.last());
        before
            .zip(after)
            .map_or(0, |((_, one), (_, other))| other - one)
    }
}

/// For how many milliseconds since its start something on this machine has waited for a processor, as Linux counts the pressure.
fn waited_ms() -> u64 {
    let text = fs::read_to_string("/proc/pressure/cpu").unwrap_or_default();
    let some = text.lines().find(|line| line.starts_with("some "));
    let total = some.and_then(|line| line.split_once("total="));
    total.map_or(0, |(_, total)| {
        total.trim().parse::<u64>().unwrap_or(0) / 1_000
    })
}

/// A game full of captures and checks, whose announcements are long: Anderssen against Kieseritzky, 1851, and on from
/// there with quiet moves of kings until a minute is full.
const GAME: &str = "e2e4 e7e5 f2f4 e5f4 f1c4 d8h4 e1f1 b7b5 c4b5 g8f6 g1f3 h4h6 d2d3 f6h5 f3h4 h6g5 h4f5 c7c6 \
    g2g4 h5f6 h1g1 c6b5 h2h4 g5g6 h4h5 g6g5 d1f3 f6g8 c1f4 g5f6 b1c3 f8c5 c3d5 f6b2 f4d6 c5g1 e4e5 b2a1 f1e2 b8a6 \
    f5g7 e8d8 f3f6 g8f6 d6e7";

/// An engine that knows its part of the game by heart, and answers at once.
fn engine(desktop: &Desktop) -> String {
    let path = desktop.place("HOME").join("by-heart");
    let replies: Vec<&str> = GAME.split_whitespace().skip(1).step_by(2).collect();
    let script = format!(
        "#!/usr/bin/env bash\nreplies=({})\nwhile read -r word rest; do\n  case $word in\n    uci) echo uciok ;;\n    \
         isready) echo readyok ;;\n    position) set -- ${{rest#*moves}}; made=$# ;;\n    \
         go) echo \"bestmove ${{replies[$((made / 2))]}}\" ;;\n    quit) exit ;;\n  esac\ndone\n",
        replies.join(" ")
    );
    fs::write(&path, script).expect("the folder takes files");
    let mode = fs::Permissions::from_mode(0o755);
    fs::set_permissions(&path, mode).expect("the file is ours");
    path.display().to_string()
}

/// Plays the game, White's moves two seconds apart; returns when it began.
fn play(desktop: &mut Desktop) -> u64 {
    let from = now_ms();
    let own: Vec<&str> = GAME.split_whitespace().step_by(2).collect();
    let mut begin = from;
    for (at, mv) in own.iter().enumerate() {
        // The first answer waits for the engine to start.
        if at == 1 {
            desktop.wait_for_log("said Eva 5");
            begin = now_ms();
        }
        let due = begin + 2_000 * at as u64;
        std::thread::sleep(Duration::from_millis(due.saturating_sub(now_ms())));
        desktop.type_text(mv);
        desktop.keys("Return");
    }
    from
}

/// The moves that were told, and when: whatever is longer than the name of a key.
fn told(log: &[Logged], from: u64) -> Vec<(u64, &str)> {
    let since = log.iter().filter(|line| line.ms >= from);
    let said = since.filter_map(|line| Some((line.ms, line.text.strip_prefix("said ")?)));
    said.filter(|(_, text)| text.chars().count() > 4).collect()
}

/// Whether a piece that is heard has a sentence, whole.
fn says(piece: &str, text: &str) -> bool {
    piece.match_indices(text).any(|(at, _)| {
        let before = piece[..at].trim_end();
        before.is_empty() || before.ends_with(['.', ':', '?'])
    })
}

/// Whether two lines were told with one another, as a mate and its result: the second one follows the first in one breath.
fn is_one_breath(one: u64, other: u64) -> bool {
    one.abs_diff(other) < 5
}

/// Fails where something is heard too late after it was told, or more often than it was told.
fn assert_in_time(told: &[(u64, &str)], heard: &[(u64, String)], waiting: &Waiting) {
    let mut count = 0;
    let mut breath = 0;
    for (ms, piece) in heard {
        let before = told
            .iter()
            .filter(|(at, text)| at <= ms && says(piece, text));
        for text in before.clone().map(|(_, text)| text) {
            let all = told.iter().filter(|(_, other)| other == text).count();
            let times = heard.iter().filter(|(_, other)| says(other, text)).count();
            assert!(times <= all, "{text:?} is heard {times} times: {heard:#?}");
        }
        // What is told together begins with the newest of it.
        if let Some((at, text)) = before.max_by_key(|(at, _)| at) {
            count += 1;
            let late = (ms - at).saturating_sub(waiting.between(*at, *ms));
            let goes_on = is_one_breath(std::mem::replace(&mut breath, *at), *at);
            assert!(
                goes_on || late <= BEHIND_MS,
                "{text:?} {late} ms late: {heard:#?}"
            );
        }
    }
    // Who cannot follow on a busy machine says more at once, and that there was more.
    let sums_up = heard.iter().any(|(_, piece)| piece.contains("more before"));
    let least = GAME.split_whitespace().count() / if sums_up { 6 } else { 2 };
    assert!(count >= least, "{count} of {heard:#?}");
    let last = heard
        .iter()
        .rev()
        .any(|(_, piece)| piece.contains("checkmate"));
    assert!(last, "the end is heard: {heard:#?}");
}

/// A desktop on which the engine waits for White's first move.
fn facing_the_engine(output: &str, prepare: impl FnOnce(&Desktop)) -> Desktop {
    let mut desktop = Desktop::open(&[("LANG", "en_US.UTF-8")]);
    let engine = engine(&desktop);
    desktop.settings(&format!(
        "output = \"{output}\"\nannouncer = \"en\"\nplayer = \"Felix\"\n[opponent.engines.chess]\nfile = \"{engine}\"\n"
    ));
    prepare(&desktop);
    desktop.launch(&[]);
    desktop.wait_for_log("said Annabella");
    desktop.wait_for_log("heard ");
    desktop.type_text("play white");
    desktop.keys("Return");
    desktop.wait_for_log("said By-heart plays Black");
    desktop.wait_for_log("heard ");
    desktop
}

#[test]
fn at_a_move_a_second_for_a_minute_the_own_voice_is_not_late_and_says_nothing_twice() {
    if !Desktop::is_available() || !cfg!(feature = "sound") {
        return;
    }
    let mut desktop = facing_the_engine("own-voice", |_| ());
    let waiting = Waiting::watch();
    let from = play(&mut desktop);
    desktop.wait_for_log("said White wins");
    until("who has won is heard", || {
        let log = desktop.log();
        let begins = log
            .iter()
            .rposition(|line| line.text.starts_with("begins "));
        begins.is_some_and(|at| {
            log[at].text.contains("White wins")
                && log[at..].iter().any(|line| line.text.starts_with("heard "))
        })
    });
    let log = desktop.log();
    let begins = log.iter().filter(|line| line.ms >= from);
    let begins = begins.filter_map(|line| {
        let (_, text) = line.text.strip_prefix("begins ")?.split_once(' ')?;
        Some((line.ms, text.to_owned()))
    });
    let begins: Vec<(u64, String)> = begins.collect();
    assert_in_time(&told(&log, from), &begins, &waiting);
    // What begins is heard.
    for (ms, text) in begins.iter().filter(|(_, text)| text.chars().count() > 4) {
        let level = desktop.capture_level_between(*ms, ms + 600);
        assert!(level.rms > 0.003, "{text:?}: {level:?}");
    }
    desktop.stop();
}

#[test]
fn at_a_move_a_second_for_a_minute_orca_is_not_late_and_says_nothing_twice() {
    if !cfg!(feature = "sound") || !Desktop::has_reader() {
        return;
    }
    let mut orca = None;
    let mut desktop = facing_the_engine("screen-reader", |desktop| {
        orca = Some(Orca::start(desktop));
    });
    // A reader that comes to know the board only when it tells something reads that once more.
    let orca = orca.expect("it was started");
    until("Orca names the board", || {
        let pieces = orca.timed();
        pieces
            .iter()
            .any(|(_, piece)| piece.contains("Board panel"))
    });
    let waiting = Waiting::watch();
    let from = play(&mut desktop);
    until("Orca says who has won", || {
        orca.timed().iter().any(|(_, piece)| piece.contains("wins"))
    });
    let log = desktop.log();
    let heard: Vec<_> = orca
        .timed()
        .into_iter()
        .filter(|(ms, _)| *ms >= from)
        .collect();
    assert_in_time(&told(&log, from), &heard, &waiting);
    desktop.stop();
}
