//! `listen`: how well recorded words are understood, as a table.
//!
//! The name of a recording says what was said: `WORD_SPEAKER_TAKE.wav`. The word is a figure for a rank, a letter for a
//! file of the board, or the word itself. Where the name has fewer than three parts, all is said by one speaker.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;

use super::listen_bars::{Bars, RecordedWord, measure};
use super::outcome::{Done, Failed, complain, print};
use crate::adapters::listening::{ModelTrouble, SpeechEmbedding, model_places, resampled};
use crate::adapters::store::Folders;
use crate::listening::trimmed;
use crate::protocol::{FileNames, Settings};
use crate::voice::Voices;

#[derive(Args)]
pub(super) struct ListenArgs {
    /// A folder of recordings (WAV), each named WORD_SPEAKER_TAKE.wav
    #[arg(long, value_name = "FOLDER")]
    test: PathBuf,
    /// A folder of recordings that must be refused
    #[arg(long, value_name = "FOLDER")]
    refuse: Option<PathBuf>,
    /// The language of the recordings, for example de
    #[arg(long, value_name = "VOICE", default_value = "en")]
    language: String,
    /// What the files are called: anna, letters, nato, or eight words
    #[arg(long, value_name = "NAMES", default_value = "nato")]
    files: String,
    /// How many positions moves are said in
    #[arg(long, value_name = "NUMBER", default_value_t = 30)]
    moves: usize,
    /// Let each speaker say each word twice beforehand
    #[arg(long)]
    learn: bool,
    /// List what was heard of each recording
    #[arg(long)]
    list: bool,
    /// The file of the model
    #[arg(long, value_name = "FILE")]
    model: Option<PathBuf>,
    /// Keep settings and games under this folder
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

pub(super) fn run(args: &ListenArgs) -> Done {
    let voices = Arc::new(Voices::embedded());
    super::outcome::check_voice(&voices, &args.language)?;
    let (files, names) = files(&args.files)?;
    let settings = Settings {
        language: args.language.clone(),
        announcer: args.language.clone(),
        files,
        ..Settings::default()
    };
    let folders = Folders::under_or_of_user(args.data.as_deref());
    let places = match &args.model {
        Some(file) => vec![file.clone()],
        None => model_places(folders.as_ref().map(|folders| folders.data.as_path())),
    };
    let model = SpeechEmbedding::load(&places).map_err(|trouble| complain(&told(trouble)))?;
    let said = recordings(&args.test)?;
    let refused = match &args.refuse {
        Some(folder) => recordings(folder)?,
        None => Vec::new(),
    };
    let bars = Bars {
        voices,
        settings,
        names,
        said,
        refused,
        positions: args.moves,
        learn: args.learn,
        lists: args.list,
        cache: folders.map(|folders| folders.cache),
    };
    for line in measure(bars, model) {
        print(&line)?;
    }
    Ok(())
}

/// Why there is no model, and how to get it.
fn told(trouble: ModelTrouble) -> String {
    match trouble {
        ModelTrouble::Missing => {
            "the speech model is not here; `./x listening` fetches it".to_owned()
        }
        ModelTrouble::Damaged => {
            "the file of the speech model is damaged; `./x listening` fetches it anew".to_owned()
        }
        ModelTrouble::Unreadable(kind) => format!("the speech model cannot be read: {kind}"),
    }
}

/// The names of the files of the board: those of a setting, or eight words of one's own.
fn files(text: &str) -> Result<(FileNames, Option<[String; 8]>), Failed> {
    let set = match text {
        "anna" => Some(FileNames::Anna),
        "letters" => Some(FileNames::Letters),
        "nato" => Some(FileNames::Nato),
        _ => None,
    };
    if let Some(set) = set {
        return Ok((set, None));
    }
    let names: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    let names = <[String; 8]>::try_from(names);
    let wrong = |_| complain("--files takes anna, letters, nato, or eight words");
    Ok((FileNames::Anna, Some(names.map_err(wrong)?)))
}

/// The recordings of a folder, by their names.
fn recordings(folder: &Path) -> Result<Vec<RecordedWord>, Failed> {
    let unreadable = |error| complain(&format!("{}: {error}", folder.display()));
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|end| end == "wav") {
            all.push(path);
        }
    }
    all.sort();
    if all.is_empty() {
        let reason = format!(
            "{}: no recordings, whose names end in .wav",
            folder.display()
        );
        return Err(complain(&reason));
    }
    all.iter().map(|path| token(path)).collect()
}

fn token(path: &Path) -> Result<RecordedWord, Failed> {
    let wrong = |error| complain(&format!("{}: {error}", path.display()));
    let mut reader = hound::WavReader::open(path).map_err(wrong)?;
    let spec = reader.spec();
    let samples: Vec<f32> = match spec.sample_format {
        hound::SampleFormat::Float => reader.samples::<f32>().collect::<Result<_, _>>(),
        hound::SampleFormat::Int => {
            let full = (1_u64 << (spec.bits_per_sample.max(1) - 1)) as f32;
            let samples = reader.samples::<i32>();
            samples
                .map(|sample| sample.map(|x| x as f32 / full))
                .collect()
        }
    }
    .map_err(wrong)?;
    let channels = usize::from(spec.channels.max(1));
    let frames = samples.chunks(channels);
    let mono: Vec<f32> = frames
        .map(|all| all.iter().sum::<f32>() / all.len() as f32)
        .collect();
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let parts: Vec<&str> = stem.split('_').collect();
    let (word, speaker) = match parts.as_slice() {
        [word, speaker, _, ..] => (*word, *speaker),
        [word, ..] => (*word, ""),
        [] => ("", ""),
    };
    Ok(RecordedWord {
        word: word.to_lowercase(),
        speaker: speaker.to_owned(),
        sound: trimmed(&resampled(&mono, spec.sample_rate)),
    })
}
