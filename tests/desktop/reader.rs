//! The real Orca on the desktop: what it says is compared with what the program has said.

use std::fs;
use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use crate::harness::{Desktop, Logged, here, until};

/// After so long without a word Orca has nothing more to say.
const QUIET: Duration = Duration::from_millis(1_200);

/// Orca, and the file in which it writes instead of speaking.
pub struct Orca {
    child: Child,
    said: PathBuf,
    seen: usize,
}

impl Orca {
    pub fn start(desktop: &Desktop) -> Self {
        let said = desktop.place("XDG_RUNTIME_DIR").join("orca-said");
        let script = here("with-reader.sh");
        let started = desktop
            .command(script.to_str().expect("the project's path is text"))
            .arg(&said)
            .stdout(Stdio::null())
            .spawn();
        let child = started.expect("Orca's script starts");
        let orca = Self {
            child,
            said,
            seen: 0,
        };
        until("Orca speaks", || !orca.pieces().is_empty());
        orca
    }

    /// Every piece that Orca has said so far.
    fn pieces(&self) -> Vec<String> {
        self.timed().into_iter().map(|(_, piece)| piece).collect()
    }

    /// The same, each with its moment in milliseconds since 1970.
    pub fn timed(&self) -> Vec<(u64, String)> {
        let text = fs::read_to_string(&self.said).unwrap_or_default();
        let piece = |line: &str| {
            let (ms, said) = line.split_once(' ')?;
            let said = said.replace('\u{a0}', " ");
            let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
            Some((ms.parse().ok()?, said))
        };
        let pieces = text.lines().filter_map(piece);
        pieces.filter(|(_, piece)| !piece.is_empty()).collect()
    }

    /// What Orca has said since this was asked last; waits for its first word and for its last.
    fn hear(&mut self) -> String {
        until("Orca speaks", || self.pieces().len() > self.seen);
        self.overhear()
    }

    /// The same, but waits for these words, too: a busy machine lets it pause before them.
    fn hear_with(&mut self, words: &str) -> String {
        let says = |piece: &String| piece.contains(words);
        until("Orca says it", || {
            self.pieces()[self.seen..].iter().any(says)
        });
        self.overhear()
    }

    /// What Orca has said since this was asked last, if anything; waits for its last word.
    fn overhear(&mut self) -> String {
        let mut count = self.pieces().len();
        let mut last = Instant::now();
        while last.elapsed() < QUIET {
            std::thread::sleep(Duration::from_millis(50));
            let now = self.pieces().len();
            if now != count {
                (count, last) = (now, Instant::now());
            }
        }
        let pieces = self.pieces();
        let new = pieces[self.seen..].join(" ");
        self.seen = pieces.len();
        new
    }
}

impl Drop for Orca {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What the program has said since a line of its log.
fn said_since(desktop: &Desktop, line: usize) -> String {
    let log = desktop.log();
    let said = log[line..].iter();
    let said = said.filter_map(|line| line.text.strip_prefix("said "));
    said.collect::<Vec<_>>().join(" ")
}

/// Does something; what the program says then, Orca must have said: all of it, and once.
fn each_once(desktop: &Desktop, orca: &mut Orca, act: impl FnOnce(&Orca)) -> String {
    let before = desktop.log().len();
    act(orca);
    let mut heard = orca.hear();
    let started = Instant::now();
    loop {
        let said = said_since(desktop, before);
        if !said.is_empty() && heard == said {
            return heard;
        }
        // A slow machine is given its time; what was said twice does not become right by waiting.
        let is_late = started.elapsed() > Duration::from_secs(60);
        assert!(!is_late, "the program says {said:?}, and Orca {heard:?}");
        let more = orca.overhear();
        if !more.is_empty() {
            heard = format!("{heard} {more}");
        }
    }
}

/// A game in which something happens: captures, a check, and a mate.
const GAME: [&str; 13] = [
    "e4", "e5", "Nf3", "d6", "Bc4", "Bg4", "Nc3", "g6", "Nxe5", "Bxd1", "Bxf7", "Ke7", "Nd5",
];

/// The program speaks through Orca, and Orca has read the greeting.
fn greeted() -> (Desktop, Orca) {
    let mut desktop = Desktop::open(&[("LANG", "en_US.UTF-8")]);
    let orca = Orca::start(&desktop);
    desktop.settings("output = \"screen-reader\"\nannouncer = \"en\"\n");
    desktop.launch(&[]);
    until("Orca reads the greeting", || {
        orca.pieces().iter().any(|piece| piece == "Annabella.")
    });
    (desktop, orca)
}

#[test]
fn orca_reads_a_whole_game_each_move_once() {
    // Without sound the program says so at once, over what Orca is still to read.
    if !cfg!(feature = "sound") || !Desktop::has_reader() {
        return;
    }
    let (mut desktop, mut orca) = greeted();
    orca.hear();
    // What is left of the greeting gives way to the first key.
    desktop.keys("Up");
    let first = orca.hear();
    assert!(first.ends_with("Eva 2, white pawn."), "{first}");

    let silent_from = crate::harness::now_ms();
    for (keys, heard) in [
        ("Up", "Eva 3, empty."),
        ("Right", "Felix 3, empty."),
        ("Down", "Felix 2, white pawn."),
        ("F3", "White to move, move 1."),
        ("F3", "White to move, move 1."),
    ] {
        let said = each_once(&desktop, &mut orca, |_| {
            desktop.keys(keys);
        });
        assert_eq!(said, heard);
    }
    for (at, mv) in GAME.iter().enumerate() {
        let typed: Vec<String> = mv.chars().map(|c| c.to_string()).collect();
        each_once(&desktop, &mut orca, |orca| {
            for key in &typed {
                let (seen, line) = (orca.pieces().len(), desktop.log().len());
                desktop.keys(key);
                // A letter that is cut by the next one is rightly not said.
                until("Orca says the letter", || {
                    let said = said_since(&desktop, line);
                    !said.is_empty() && orca.pieces()[seen..].join(" ").ends_with(&said)
                });
            }
            let line = desktop.log().len();
            desktop.keys("Return");
            until("the move is announced", || {
                !said_since(&desktop, line).is_empty()
            });
        });
        let told = desktop.wait_for_log("said ");
        assert!(!told.text.is_empty(), "move {at}");
    }
    let end = said_since(&desktop, 0);
    assert!(end.contains("checkmate. White wins"), "{end}");
    each_once(&desktop, &mut orca, |_| {
        desktop.keys("F2");
    });

    // The menu is read as the board is. What was said last must have been heard by then: the end
    // of a game that a key cuts short is rightly said again.
    std::thread::sleep(Duration::from_secs(3));
    for keys in ["ctrl+m", "Down", "Return", "Down", "Escape", "Escape"] {
        each_once(&desktop, &mut orca, |_| {
            desktop.keys(keys);
        });
    }

    // What has the focus is named by Orca, and by nobody else.
    desktop.keys("Tab");
    assert_eq!(orca.hear(), "Moves. List with 7 items.");
    desktop.keys("Tab");
    let messages = orca.hear();
    let newest = "Messages panel. Knight David 5, checkmate.";
    assert!(messages.starts_with(newest), "{messages}");
    desktop.keys("Tab");
    assert_eq!(orca.hear(), "Play push button.");
    assert_silent(&desktop, silent_from);
    desktop.stop();
}

#[test]
fn orca_reads_what_is_told_once_wherever_the_focus_is() {
    if !cfg!(feature = "sound") || !Desktop::has_reader() {
        return;
    }
    let (desktop, mut orca) = greeted();
    orca.hear();
    desktop.keys("Up");
    orca.hear();
    desktop.keys("ctrl+g");
    orca.hear_with("Which laws");
    // From the board through the answer and the moves to the messages, and on to the buttons.
    for (tabs, reached, keys, told) in [
        (
            "Tab Tab Tab",
            "Messages panel",
            "x y z Return",
            "The choices are",
        ),
        ("Tab", "push button", "x y z Return", "The choices are"),
        ("Tab", "push button", "Down", "2 of 6"),
        ("Tab", "push button", "Escape", "Cancelled"),
        ("Tab", "push button", "Up", "Eva 3, empty"),
        ("Tab Tab", "push button", "F3", "White to move, move 1"),
    ] {
        desktop.keys(tabs);
        // A slow reader would read what is told next as a part of where it is.
        orca.hear_with(reached);
        let before = orca.pieces().len();
        desktop.keys(keys);
        orca.hear_with(told);
        let said = orca.pieces()[before..].join(" ");
        assert_eq!(said.matches(told).count(), 1, "{tabs}, {keys}: {said}");
    }
    desktop.stop();
}

/// Only earcons may have been heard: fails where there was sound for as long as speech takes.
fn assert_silent(desktop: &Desktop, from_ms: u64) {
    let mut loud = 0;
    let mut at = from_ms;
    while at + 1_000 < crate::harness::now_ms() {
        // Earcons are shorter than a fifth of a second.
        let parts = (0..5).map(|part| (at + part * 200, at + part * 200 + 200));
        let sounding =
            parts.filter(|(from, to)| desktop.capture_level_between(*from, *to).rms > 0.004);
        loud = loud.max(sounding.count());
        at += 1_000;
    }
    assert!(loud < 5, "the own voice speaks as well");
}

#[test]
fn the_first_start_asks_who_is_to_speak_and_both_can_hear_it() {
    // Without sound the program says so at once, over what Orca is still to read.
    if !cfg!(feature = "sound") || !Desktop::has_reader() {
        return;
    }
    let mut desktop = Desktop::open(&[("LANG", "en_US.UTF-8")]);
    let mut orca = Orca::start(&desktop);
    desktop.settings("");
    desktop.launch(&["play", "--voice", "en"]);
    let question = desktop.wait_for_log("said A screen reader is running");
    let level = desktop.capture_level_between(question.ms, question.ms + 12_000);
    assert!(level.peak > 0.05, "the question is heard: {level:?}");
    orca.hear_with("Let it speak");
    let said = each_once(&desktop, &mut orca, |_| {
        desktop.keys("y");
    });
    assert!(said.contains("Yes"), "a letter goes to the answer: {said}");
    let said = each_once(&desktop, &mut orca, |_| {
        desktop.keys("Return");
    });
    assert_eq!(
        said,
        "Your screen reader speaks. How should moves sound? \
         Enter, tournament words: Knight Felix 3. Everyday words: knight f 3."
    );
    let said = each_once(&desktop, &mut orca, |_| {
        desktop.keys("Return");
    });
    assert!(!said.contains("How should"), "it is answered: {said}");
    // And back, told by the voice that takes over.
    desktop.keys("ctrl+F2");
    let said = desktop.wait_for_log("said Annabella speaks");
    let level = desktop.capture_level_between(said.ms, said.ms + 2_000);
    assert!(level.peak > 0.05, "the own voice is heard: {level:?}");
    let heard = orca.overhear();
    assert!(!heard.contains("own voice"), "{heard}");
    desktop.kill();
    desktop.launch(&[]);
    desktop.wait_for_log("said Annabella");
    let said = said_since(&desktop, 0);
    assert_eq!(
        said.matches("Let it speak").count(),
        1,
        "it is asked once: {said}"
    );
    desktop.stop();
}

#[test]
fn a_reader_that_is_killed_is_missed_at_once_and_one_that_starts_is_welcome() {
    if !cfg!(feature = "sound") || !Desktop::has_reader() {
        return;
    }
    let (mut desktop, mut orca) = greeted();
    // The flag that a tree is wanted stays when the reader is killed.
    drop(orca);
    let gone = desktop.wait_for_log("said No screen reader reads this window");
    let level = desktop.capture_level_between(gone.ms, gone.ms + 2_000);
    assert!(level.peak > 0.05, "the own voice takes over: {level:?}");
    desktop.keys("Up");
    let square = desktop.wait_for_log("said Eva 2, white pawn");
    let level = desktop.capture_level_between(square.ms, square.ms + 2_000);
    assert!(level.rms > 0.005, "and goes on: {level:?}");

    orca = Orca::start(&desktop);
    desktop.wait_for_log("said Your screen reader speaks again");
    until("Orca takes over", || {
        orca.pieces()
            .iter()
            .any(|piece| piece.starts_with("Your screen reader speaks again"))
    });
    // What is told before it names the board is read with it once more.
    orca.hear_with("Board panel");
    let silent_from = crate::harness::now_ms();
    each_once(&desktop, &mut orca, |_| {
        desktop.keys("Up");
    });
    // In the opponent's window it reads as in the first one.
    desktop.keys("shift+F4");
    desktop.wait_for_log("said The opponent's window is open");
    desktop.focus_last_of(2);
    // The window that opens says what happened; the one that is open does not say it again.
    let named = orca.hear_with("Board panel");
    assert_eq!(named.matches("window is open").count(), 1, "{named}");
    assert!(named.contains("the opponent's board"), "{named}");
    let said = each_once(&desktop, &mut orca, |_| {
        desktop.keys("Up");
    });
    // The arrows are turned as its board is.
    assert_eq!(said, "Eva 2, white pawn.");
    desktop.keys("Tab");
    let named = orca.hear();
    assert!(named.starts_with("Moves"), "what has the focus: {named}");
    assert_silent(&desktop, silent_from);
    desktop.stop();
}

#[test]
fn beside_the_own_voice_a_reader_names_what_has_the_focus_and_nothing_else() {
    if !cfg!(feature = "sound") || !Desktop::has_reader() {
        return;
    }
    let mut desktop = Desktop::start(&["play", "--voice", "en"]);
    desktop.wait_for_log("said Annabella");
    let mut orca = Orca::start(&desktop);
    desktop.wait_for_log("said A screen reader has started");
    // It names where it is when it starts, and that is all.
    orca.hear_with("Board panel");
    for (keys, said) in [
        ("Up", "Eva 2, white pawn"),
        ("Right", "Felix 2, white pawn"),
        ("F3", "White to move"),
        ("ctrl+m", "File, 1 of"),
        ("Escape", "The menu is closed"),
    ] {
        desktop.keys(keys);
        desktop.wait_for_log(&format!("said {said}"));
    }
    let heard = orca.overhear();
    assert_eq!(heard, "", "two voices say the same");
    let before = desktop.log().len();
    desktop.keys("Tab");
    assert_eq!(orca.hear(), "Moves. list.");
    let said = said_since(&desktop, before);
    assert_eq!(said, "", "the own voice names it once more");
    desktop.stop();
}

#[test]
fn the_own_voice_goes_on_when_a_reader_starts_and_says_so() {
    if !cfg!(feature = "sound") || !Desktop::has_reader() {
        return;
    }
    let mut desktop = Desktop::start(&["play", "--voice", "en"]);
    desktop.wait_for_log("said Annabella");
    let orca = Orca::start(&desktop);
    let told = desktop.wait_for_log("said A screen reader has started");
    assert!(told.text.contains("Control F2"), "{told:?}");
    desktop.keys("ctrl+F2");
    let changed = desktop.wait_for_log("said Your screen reader speaks");
    drop(orca);
    desktop.wait_for_log("said No screen reader reads this window");
    let log = desktop.log().into_iter();
    let late = log.filter(|line| line.ms > changed.ms && line.text.starts_with("begins "));
    let late: Vec<_> = late.collect();
    let is_stale = |line: &Logged| line.text.contains("A screen reader has started");
    assert!(!late.iter().any(is_stale), "it was answered: {late:#?}");
    desktop.stop();
}
