//! The whole program without a window: how soon it speaks after the start and after a key, its memory, its idle work.

use annabella::protocol::{Change, Setting, Settings, SoundSetting};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use annabella::adapters::host::{Front, Host, Message, Start};
use annabella::adapters::speaker::{SinkChoice, Tap};
use annabella::adapters::store::Folders;
use annabella::desk::{Desk, Heard};
use annabella::input::DeviceInput;
use annabella::input::keys::Key;
use annabella::time::Moment;
use annabella::voice::Voices;

/// So many keys are pressed for each row.
const KEYS: usize = 60;

struct Nobody;

impl Front for Nobody {
    fn hear(&mut self, _heard: &Heard) {}
    fn show(&mut self, _desk: &Desk, _now: Moment) {}
    fn close(&mut self) {}
}

/// When the first sound came after a moment.
#[derive(Default)]
struct Ear {
    is_open: AtomicBool,
    heard: Mutex<Option<Instant>>,
}

impl Ear {
    fn listen(&self) {
        *self.heard.lock().expect("nothing panics while it is held") = None;
        self.is_open.store(true, Ordering::SeqCst);
    }

    fn take(&self, samples: &[f32]) {
        if self.is_open.load(Ordering::SeqCst) && samples.iter().any(|s| s.abs() > 1e-4) {
            self.is_open.store(false, Ordering::SeqCst);
            *self.heard.lock().expect("nothing panics while it is held") = Some(Instant::now());
        }
    }

    fn first(&self) -> Instant {
        loop {
            let heard = *self.heard.lock().expect("nothing panics while it is held");
            if let Some(heard) = heard {
                return heard;
            }
            thread::sleep(Duration::from_micros(200));
        }
    }
}

struct Program {
    inputs: Sender<Message>,
    host: JoinHandle<()>,
}

impl Program {
    fn start(
        sink: SinkChoice,
        folders: Folders,
        voices: Arc<Voices>,
        changes: Vec<Change>,
    ) -> Self {
        let start = Start {
            asks_words: false,
            folders: Some(folders),
            sink: Some(sink),
            defaults: Settings::default(),
            overrides: changes,
            searches: annabella::adapters::prover::Searches::default(),
            gamepads: false,
            displays: None,
            trace: None,
        };
        let (inputs, inbox): (Sender<Message>, Receiver<Message>) = channel();
        let sender = inputs.clone();
        let host = thread::spawn(move || {
            Host::start(start, voices, sender, Box::new(Nobody)).run(&inbox);
        });
        Self { inputs, host }
    }

    fn press(&self, name: &str) {
        let key = Key::from_name(name).expect("the bench presses keys of the table");
        let _ = self.inputs.send(Message::Input(DeviceInput::Key(key)));
    }

    fn end(self) {
        let _ = self.inputs.send(Message::Close);
        let _ = self.host.join();
    }
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn row(name: &str, mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    println!(
        "| {name} | {:.2} | {:.2} | {:.2} |",
        at(50),
        at(95),
        at(100)
    );
}

/// Kilobytes of memory in use, where the system tells.
fn memory_kb() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// Clock ticks of a hundredth of a second that this process has used.
fn cpu_ticks() -> Option<u64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    Some(fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?)
}

fn starts(folders: &dyn Fn() -> Folders) {
    let mut times = Vec::new();
    for _ in 0..5 {
        let ear = Arc::new(Ear::default());
        let tapped = Arc::clone(&ear);
        ear.listen();
        let begin = Instant::now();
        let voices = Arc::new(Voices::embedded());
        let sink = SinkChoice::Tap(Tap(Arc::new(move |samples| tapped.take(samples))));
        let program = Program::start(sink, folders(), voices, Vec::new());
        times.push(ms(ear.first() - begin));
        program.press("Ctrl+Space");
        program.end();
    }
    row("start to first sound", times);
}

fn keys(name: &str, folders: Folders, changes: Vec<Change>) {
    let ear = Arc::new(Ear::default());
    let tapped = Arc::clone(&ear);
    let sink = SinkChoice::Tap(Tap(Arc::new(move |samples| tapped.take(samples))));
    let program = Program::start(sink, folders, Arc::new(Voices::embedded()), changes);
    thread::sleep(Duration::from_millis(500));
    let mut times = Vec::new();
    for at in 0..KEYS {
        program.press("Ctrl+Space");
        // Not in step with the buffers, as fingers are not.
        thread::sleep(Duration::from_micros(60_000 + (at as u64 * 7_919) % 10_000));
        ear.listen();
        let begin = Instant::now();
        program.press(["Up", "Right", "Down", "Left"][at % 4]);
        times.push(ms(ear.first() - begin));
    }
    row(name, times);
    program.end();
}

fn rest(name: &str, sink: SinkChoice, folders: Folders) {
    let program = Program::start(sink, folders, Arc::new(Voices::embedded()), Vec::new());
    thread::sleep(Duration::from_secs(2));
    program.press("Ctrl+Space");
    thread::sleep(Duration::from_secs(1));
    let before = cpu_ticks();
    thread::sleep(Duration::from_secs(5));
    if let (Some(before), Some(after), Some(memory)) = (before, cpu_ticks(), memory_kb()) {
        let percent = (after - before) as f64 / 5.0;
        println!("| {name}, idle: percent of a processor | {percent:.1} | | |");
        println!(
            "| {name}, idle: megabytes in use | {:.1} | | |",
            memory as f64 / 1024.0
        );
    }
    program.end();
}

fn main() {
    println!(
        "Buffers of 10 ms; a key falls anywhere in one, so half a buffer is the least median."
    );
    println!();
    println!("| what | median ms | 95 % ms | most ms |");
    println!("| --- | --- | --- | --- |");
    let folder = tempfile::tempdir().expect("a folder for settings and logs");
    let count = std::cell::Cell::new(0);
    let folders = || {
        count.set(count.get() + 1);
        Folders::under(&folder.path().join(count.get().to_string()))
    };
    starts(&folders);
    keys("key to first sample", folders(), Vec::new());
    let silent = [
        SoundSetting::Piece,
        SoundSetting::Dark,
        SoundSetting::Target,
    ];
    let no_earcons = silent.map(|setting| Change::to(Setting::Sound(setting), false));
    keys(
        "key to first sample of speech",
        folders(),
        no_earcons.to_vec(),
    );
    rest("no device", SinkChoice::Silent, folders());
    rest("default device", SinkChoice::Device, folders());
}
