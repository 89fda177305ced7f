//! Playing: in a window, or in the terminal where there is none.

use crate::protocol::{Change, Setting, hall_voice};
use std::io::IsTerminal as _;
use std::path::PathBuf;
use std::sync::{Arc, mpsc};

use super::args::PlayArgs;
use super::outcome::{Done, Failed, complain, machine_settings};
use crate::adapters::brlapi::Address;
use crate::adapters::console::{Console, read_lines};
use crate::adapters::host::{Host, Start};
use crate::adapters::inbox::Message;
use crate::adapters::interrupt::on_interrupt;
use crate::adapters::prover::Searches;
use crate::adapters::speaker::SinkChoice;
use crate::adapters::store::Folders;
use crate::adapters::terminal;
use crate::adapters::window;
use crate::input::DeviceInput;
use crate::voice::Voices;

/// Plays in a window; without a display in the terminal, with sound.
pub(super) fn play(args: &PlayArgs) -> Done {
    let voices = Arc::new(Voices::embedded());
    let sink = sink_of(args)?;
    let start = start_of(args, &voices, Some(sink.clone()))?;
    match window::run_with_host(start, Arc::clone(&voices), first_inputs(args)) {
        Ok(()) => Ok(()),
        Err(error) => {
            terminal::open();
            complain(&format!("no window: {error}; the console takes its place"));
            in_terminal(args, voices, Some(sink))
        }
    }
}

/// Plays in the terminal.
pub(super) fn console(args: &PlayArgs, speak: bool) -> Done {
    let voices = Arc::new(Voices::embedded());
    let sink = sink_of(args)?;
    let wanted = speak || !matches!(sink, SinkChoice::Device);
    in_terminal(args, voices, wanted.then_some(sink))
}

fn in_terminal(args: &PlayArgs, voices: Arc<Voices>, sink: Option<SinkChoice>) -> Done {
    let mut start = start_of(args, &voices, sink)?;
    // A script that feeds the terminal is not asked.
    start.asks_words = std::io::stdin().is_terminal();
    let (sender, inbox) = mpsc::channel();
    let host = Host::start(start, voices, sender.clone(), Box::new(Console));
    let to_host = sender.clone();
    on_interrupt(move || drop(to_host.send(Message::Close)));
    for input in first_inputs(args) {
        let _ = sender.send(Message::Input(input));
    }
    read_lines(sender);
    match host.run(&inbox) {
        true => Ok(()),
        false => Err(Failed::Wholly),
    }
}

fn first_inputs(args: &PlayArgs) -> Vec<DeviceInput> {
    let path = args
        .file
        .as_ref()
        .map(|path| DeviceInput::Path(path.display().to_string()));
    let game = args
        .game
        .map(|game| DeviceInput::Line(format!("new {}", game.key())));
    game.into_iter().chain(path).collect()
}

fn sink_of(args: &PlayArgs) -> Result<SinkChoice, Failed> {
    match args.audio_out.as_str() {
        "device" => Ok(SinkChoice::Device),
        "none" => Ok(SinkChoice::Silent),
        other => match other.strip_prefix("wav:") {
            Some(file) if !file.is_empty() => Ok(SinkChoice::Wav(PathBuf::from(file))),
            _ => Err(complain(&format!(
                "--audio-out {other}: give device, none or wav:FILE"
            ))),
        },
    }
}

fn start_of(args: &PlayArgs, voices: &Voices, sink: Option<SinkChoice>) -> Result<Start, Failed> {
    let mut overrides = Vec::new();
    if let Some(language) = &args.language {
        if !voices.languages().any(|voice| voice.id() == language) {
            let names: Vec<&str> = voices.languages().map(crate::voice::Voice::id).collect();
            let names = names.join(", ");
            return Err(complain(&format!(
                "--language {language}: there are {names}"
            )));
        }
        overrides.push(Change::to(Setting::Language, language.clone()));
    }
    if let Some(voice) = &args.voice {
        super::outcome::check_voice(voices, voice)?;
        overrides.push(Change::to(Setting::Announcer, voice.clone()));
    }
    let mut defaults = machine_settings(voices);
    let language = args.language.as_ref().unwrap_or(&defaults.language);
    defaults.announcer = hall_voice(language).to_owned();
    Ok(Start {
        folders: Folders::under_or_of_user(args.data.as_deref()),
        sink,
        defaults,
        asks_words: true,
        overrides,
        searches: Searches::default(),
        gamepads: true,
        displays: cfg!(feature = "braille-display").then(Address::from_environment),
        trace: std::env::var_os("ANNABELLA_LOG").map(PathBuf::from),
    })
}
