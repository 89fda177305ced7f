//! How soon it is heard: time to the first sample of fresh and repeated phrases, beside a process of `espeak-ng`, and
//! what a buffer of sound costs.

use std::io::Read;
use std::ops::ControlFlow;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use annabella::adapters::audio::{Mixer, MixerPlace, Volumes, render_tones};
use annabella::adapters::speaker::{
    Announcement, Loudspeaker, Segment, SinkChoice, SpeakerSettings,
};
use annabella::adapters::speech::Embedded;
use annabella::earcon::{Earcon, SoundStage};
use annabella::narrate::cue::Audience;

/// Phrases of a game, each in its own words, so that each is fresh.
const GERMAN: [&str; 10] = [
    "Springer Gustav eins nach Felix drei",
    "Bauer Eva zwei nach Eva vier",
    "Läufer Felix eins schlägt Bella fünf, Schach",
    "Dame David eins nach Hektor fünf",
    "Turm Anna eins nach David eins",
    "Bauer David vier schlägt Eva fünf",
    "König Eva eins nach Gustav eins",
    "Springer Bella eins nach Cäsar drei",
    "Läufer Cäsar eins nach Gustav fünf",
    "Bauer Hektor sieben nach Hektor acht, Dame",
];
const RUSSIAN: [&str; 5] = [
    "Конь Густав один, Феликс три",
    "Пешка Ева два, Ева четыре",
    "Слон Феликс один бьёт Белла пять, шах",
    "Ферзь Давид один, Хектор пять",
    "Ладья Анна один, Давид один",
];
const ENGLISH: [&str; 5] = [
    "knight gustav one to felix three",
    "pawn eva two to eva four",
    "bishop felix one takes bella five, check",
    "queen david one to hector five",
    "rook anna one to david one",
];

/// Measured times, in microseconds, sorted.
struct Times(Vec<f64>);

impl Times {
    fn of(mut times: Vec<f64>) -> Self {
        times.sort_by(f64::total_cmp);
        Self(times)
    }

    fn row(&self, name: &str) {
        let at = |percent: usize| self.0[(self.0.len() - 1) * percent / 100];
        println!("| {name} | {:.3} | {:.3} |", at(50) / 1e3, at(95) / 1e3);
    }
}

fn micros(from: Instant) -> f64 {
    from.elapsed().as_secs_f64() * 1e6
}

fn segment(language: &str, text: &str) -> Segment {
    Segment {
        language: language.into(),
        text: text.into(),
    }
}

/// Time to the first piece of a phrase and to its last.
fn speak(voice: &mut Embedded, segment: &Segment) -> (f64, f64) {
    let start = Instant::now();
    let mut first = None;
    voice
        .speak(segment, 1.0, &mut |_| {
            first.get_or_insert_with(|| micros(start));
            ControlFlow::Continue(())
        })
        .expect("the bench speaks languages that every voice has");
    (first.unwrap_or(f64::NAN), micros(start))
}

fn engine(name: &str, voice: &mut Embedded) {
    for (language, texts) in [("de", &GERMAN[..]), ("en", &ENGLISH), ("ru", &RUSSIAN)] {
        // The first phrase of a language loads its data, once for each start.
        let (cold, _) = speak(voice, &segment(language, "1"));
        println!("| {name}, {language}, first ever | {:.3} | |", cold / 1e3);
        let (first, whole): (Vec<f64>, Vec<f64>) = texts
            .iter()
            .map(|text| speak(voice, &segment(language, text)))
            .unzip();
        Times::of(first).row(&format!("{name}, {language}, fresh"));
        Times::of(whole).row(&format!("{name}, {language}, fresh, whole phrase"));
        let repeated = texts
            .iter()
            .map(|text| speak(voice, &segment(language, text)).0)
            .collect();
        Times::of(repeated).row(&format!("{name}, {language}, repeated"));
    }
}

/// A process for each phrase, as a program without a synthesiser inside would do it.
fn process() {
    let mut times = Vec::new();
    for text in GERMAN {
        let start = Instant::now();
        let Ok(mut child) = Command::new("espeak-ng")
            .args(["--stdout", "-v", "de", text])
            .stdout(Stdio::piped())
            .spawn()
        else {
            println!("| espeak-ng process | not installed | |");
            return;
        };
        // The header of a WAV file is 44 bytes long; the first sample comes after it.
        let mut sample = [0; 46];
        if let Some(out) = &mut child.stdout
            && out.read_exact(&mut sample).is_ok()
        {
            times.push(micros(start));
            // The process ends only when somebody has taken all of it.
            let _ = out.read_to_end(&mut Vec::new());
        }
        let _ = child.wait();
    }
    Times::of(times).row("espeak-ng process, de");
}

fn mixer() {
    let sounds = [Earcon::Capture.anywhere(), Earcon::Check.anywhere()];
    let tones = (0..200)
        .map(|_| {
            let start = Instant::now();
            std::hint::black_box(render_tones(&sounds, &SoundStage::default()));
            micros(start)
        })
        .collect();
    Times::of(tones).row("two earcons as samples");
    let mut mixer = Mixer::new(Volumes::new(1.0, 1.0));
    let mut buffer = vec![0.0; 2 * 1024];
    let mut render = |mixer: &mut Mixer| {
        let start = Instant::now();
        mixer.render(std::hint::black_box(&mut buffer));
        micros(start)
    };
    Times::of((0..500).map(|_| render(&mut mixer)).collect()).row("buffer of 21.3 ms, silent");
    mixer.play(
        1,
        render_tones(&sounds, &SoundStage::default()),
        MixerPlace::default(),
    );
    mixer.speak(1, vec![9_000; 600 * 1024].into());
    Times::of((0..500).map(|_| render(&mut mixer)).collect()).row("buffer of 21.3 ms, speaking");
}

/// What `play` costs its caller, who is the program's input thread.
fn play() {
    let speaker = Loudspeaker::open(SinkChoice::Silent, None, SpeakerSettings::default(), |_| {});
    std::thread::sleep(Duration::from_millis(500));
    let times = (0..100)
        .map(|ticket| {
            let start = Instant::now();
            speaker.stop(Audience::Both);
            speaker.play(Announcement {
                ticket,
                audience: Audience::Both,
                sounds: vec![Earcon::Own.anywhere()],
                speech: vec![segment("de", "Eva vier, weißer Bauer")],
            });
            micros(start)
        })
        .collect();
    Times::of(times).row("stop and play, caller's time");
}

fn main() {
    println!("| what | median ms | 95 % ms |");
    println!("| --- | --- | --- |");
    let folder = tempfile::tempdir().expect("a folder for the data of the compiled-in voice");
    let start = Instant::now();
    let mut system = Embedded::new(None);
    let loaded = micros(start) / 1e3;
    if system.has_system_library() {
        println!("| system library, loading | {loaded:.3} | |");
        engine("system library", &mut system);
    } else {
        println!("| system library | not installed | |");
    }
    engine(
        "port",
        &mut Embedded::port_only(Some(folder.path().to_owned())),
    );
    process();
    mixer();
    play();
}
