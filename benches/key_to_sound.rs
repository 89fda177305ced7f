//! From a real key in the real window to the first sample that leaves through PipeWire, beside Orca; start and idle.
//!
//! The moment of a key is the moment at which a running `xdotool` is told to press it; the moment of a
//! sound is when `parec` records it. Both errors are the same for the program and for Orca, and both
//! make the times longer than they are.

#[allow(dead_code, reason = "the tests of the desktop use the rest")]
#[path = "../tests/desktop/capture.rs"]
mod capture;
#[allow(dead_code, reason = "the tests of the desktop use the rest")]
#[path = "../tests/desktop/harness.rs"]
mod harness;

use std::fs;
use std::io::Write;
use std::process::{Child, ChildStdin, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use harness::{Desktop, here, now_ms, until};

/// How many keys are pressed for each row.
const KEYS: usize = 40;
/// How often the device is let go before a key.
const RESTS: usize = 6;
/// After so long without a sound the next key is pressed, in milliseconds.
const SILENCE_MS: u64 = 400;

/// A keyboard that is already there when a key is to be pressed.
struct Keyboard {
    child: Child,
    keys: ChildStdin,
}

impl Keyboard {
    fn of(desktop: &Desktop) -> Self {
        let mut command = desktop.command("xdotool");
        let started = command.arg("-").stdin(Stdio::piped()).spawn();
        let mut child = started.expect("xdotool starts");
        let keys = child.stdin.take().expect("its input is a pipe");
        Self { child, keys }
    }

    /// Presses a key; returns when.
    fn press(&mut self, key: &str) -> u64 {
        let pressed_ms = now_ms();
        writeln!(self.keys, "key {key}").expect("xdotool listens");
        pressed_ms
    }
}

impl Drop for Keyboard {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn wait_for_silence(desktop: &Desktop) {
    let until = Instant::now() + Duration::from_secs(30);
    let is_loud = || desktop.first_sound_after(now_ms() - SILENCE_MS).is_some();
    while is_loud() && Instant::now() < until {
        sleep(Duration::from_millis(50));
    }
}

/// The time from a key to the first sound, in milliseconds, and how many keys were never heard.
fn key_to_sound(desktop: &Desktop) -> (Vec<u64>, usize) {
    let mut keyboard = Keyboard::of(desktop);
    let (mut times, mut unheard) = (Vec::new(), 0);
    for at in 0..KEYS {
        wait_for_silence(desktop);
        let pressed_ms = keyboard.press(["Up", "Right", "Down", "Left"][at % 4]);
        match heard_after(desktop, pressed_ms) {
            Some(ms) => times.push(ms),
            None => unheard += 1,
        }
    }
    (times, unheard)
}

fn row(name: &str, (mut times, unheard): (Vec<u64>, usize)) {
    times.sort_unstable();
    if let Some(last) = times.len().checked_sub(1) {
        let at = |percent: usize| times[last * percent / 100];
        println!(
            "| {name} | {} | {} | {} | {unheard} |",
            at(50),
            at(95),
            at(100)
        );
    } else {
        println!("| {name} | none | none | none | {unheard} |");
    }
}

/// How often the device has run out of samples since a moment, as ALSA has told the program.
fn underruns(desktop: &Desktop, from_ms: u64) -> u64 {
    // The program tells it every half second.
    sleep(Duration::from_secs(1));
    let log = desktop.log().into_iter().filter(|line| line.ms >= from_ms);
    let counts = log.filter_map(|line| line.text.strip_prefix("underruns ")?.parse::<u64>().ok());
    counts.sum()
}

/// The time from a key to the first sound when the device was let go before each key.
fn rested_key_to_sound(desktop: &Desktop) -> (Vec<u64>, usize) {
    let mut keyboard = Keyboard::of(desktop);
    let (mut times, mut unheard) = (Vec::new(), 0);
    for _ in 0..RESTS {
        until("the device is let go", || !desktop.has_sound_open());
        sleep(Duration::from_millis(500));
        match heard_after(desktop, keyboard.press("Up")) {
            Some(ms) => times.push(ms),
            None => unheard += 1,
        }
    }
    (times, unheard)
}

/// How long after a moment there was a sound, in milliseconds.
fn heard_after(desktop: &Desktop, pressed_ms: u64) -> Option<u64> {
    let until = Instant::now() + Duration::from_secs(5);
    loop {
        let sounded = desktop.first_sound_after(pressed_ms);
        if sounded.is_some() || Instant::now() > until {
            return sounded.map(|ms| ms - pressed_ms);
        }
        sleep(Duration::from_millis(5));
    }
}

/// The time on a processor of each thread of the program, in hundredths of a second.
fn ticks(desktop: &Desktop) -> Vec<(String, u64)> {
    let folder = format!("/proc/{}/task", desktop.process());
    let threads = fs::read_dir(folder).into_iter().flatten().flatten();
    let of = |thread: fs::DirEntry| {
        let text = fs::read_to_string(thread.path().join("stat")).ok()?;
        let (name, rest) = text.rsplit_once(')')?;
        let fields: Vec<&str> = rest.split_whitespace().collect();
        let ticks = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
        let id = thread.file_name().to_string_lossy().into_owned();
        Some((format!("{id} {}", name.rsplit_once('(')?.1), ticks))
    };
    threads.filter_map(of).collect()
}

/// What each thread of the program needs while nobody does anything.
fn idle(desktop: &Desktop, when: &str) {
    let seconds = 20;
    let before = ticks(desktop);
    sleep(Duration::from_secs(seconds));
    println!();
    println!("| idle thread, {when} | percent of a processor |");
    println!("| --- | --- |");
    let mut all = 0;
    for (name, after) in ticks(desktop) {
        let earlier = before.iter().find(|(other, _)| *other == name);
        let spent = after - earlier.map_or(0, |(_, ticks)| *ticks);
        all += spent;
        if spent > 0 || name.ends_with(" annabella") {
            println!("| {name} | {:.2} |", spent as f64 / seconds as f64);
        }
    }
    println!("| all | {:.2} |", all as f64 / seconds as f64);
}

fn main() {
    if !Desktop::has_reader() {
        return;
    }
    println!("| what | median ms | 95 % ms | most ms | unheard |");
    println!("| --- | --- | --- | --- | --- |");
    let mut desktop = Desktop::open(&[("LANG", "en_US.UTF-8")]);
    let own = "output = \"own-voice\"\nannouncer = \"en\"\n";
    let mut starts = Vec::new();
    for _ in 0..5 {
        desktop.settings(&format!("{own}earcon_percent = 0\n"));
        let started_ms = now_ms();
        desktop.launch(&[]);
        while desktop.first_sound_after(started_ms).is_none() {
            sleep(Duration::from_millis(10));
        }
        starts.push(desktop.first_sound_after(started_ms).unwrap_or(0) - started_ms);
        desktop.kill();
        wait_for_silence(&desktop);
    }
    row("start to the first spoken sample", (starts, 0));

    desktop.settings(own);
    desktop.launch(&[]);
    wait_for_silence(&desktop);
    let from_ms = now_ms();
    row("key to the earcon", key_to_sound(&desktop));
    let dry = underruns(&desktop, from_ms);
    row(
        "key to the earcon, the device let go before",
        rested_key_to_sound(&desktop),
    );
    desktop.kill();
    desktop.settings(&format!("{own}earcon_percent = 0\n"));
    desktop.launch(&[]);
    wait_for_silence(&desktop);
    let from_ms = now_ms();
    row(
        "key to the own voice, without earcons",
        key_to_sound(&desktop),
    );
    let dry_spoken = underruns(&desktop, from_ms);
    wait_for_silence(&desktop);
    sleep(Duration::from_secs(2));
    idle(&desktop, "the device open");
    until("the device is let go", || !desktop.has_sound_open());
    idle(&desktop, "the device let go");
    desktop.kill();

    println!();
    println!("| what | median ms | 95 % ms | most ms | unheard |");
    println!("| --- | --- | --- | --- | --- |");
    let said = desktop.place("XDG_RUNTIME_DIR").join("orca-said");
    let script = here("with-reader.sh");
    let mut orca = desktop.command(script.to_str().expect("the project's path is text"));
    let orca = orca.arg(&said).arg("aloud").stdout(Stdio::null()).spawn();
    let mut orca = orca.expect("Orca's script starts");
    sleep(Duration::from_secs(6));
    desktop.settings("output = \"screen-reader\"\nannouncer = \"en\"\nearcon_percent = 0\n");
    desktop.launch(&[]);
    sleep(Duration::from_secs(8));
    wait_for_silence(&desktop);
    row(
        "key to Orca's voice in the same window",
        key_to_sound(&desktop),
    );
    let _ = orca.kill();
    let _ = orca.wait();
    println!();
    println!(
        "Underruns that the sound system told of: {dry} with earcons, {dry_spoken} with speech alone."
    );
    desktop.stop();
}
