//! `drills`: what was learnt, written for other programs.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::{Done, complain, print};
use crate::adapters::progress;
use crate::adapters::store::Folders;
use crate::drill::compose;
use crate::drill::tactics::Puzzle;

/// What can be done with drills without playing.
#[derive(Subcommand)]
pub(super) enum DrillTask {
    /// Write what was learnt: as CSV, or as TOML when the file ends in .toml
    Export(ExportArgs),
    /// Make positions with a mate by force, proved by trying everything, and write them as EPD
    Generate(GenerateArgs),
}

/// What positions are made.
#[derive(Args)]
pub(super) struct GenerateArgs {
    /// How many
    #[arg(long, default_value_t = 240, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    count: u16,
    /// The same seed makes the same positions
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Where what was learnt is read and written.
#[derive(Args)]
pub(super) struct ExportArgs {
    /// Keep everything in this folder instead of in the user's
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The file to write; standard output, as CSV, if it is missing
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(super) fn run(task: &DrillTask) -> Done {
    let args = match task {
        DrillTask::Export(args) => args,
        DrillTask::Generate(args) => return generate(args),
    };
    let folders = match &args.data {
        Some(folder) => Some(Folders::under(folder)),
        None => Folders::of_user(),
    };
    let Some(folders) = folders else {
        return Err(complain("no folder of the user's own"));
    };
    let progress = progress::load(&folders).map_err(|error| complain(&error))?;
    let progress = progress.unwrap_or_default();
    match &args.output {
        None => print(progress.csv().trim_end()),
        Some(path) => progress::export(path, &progress)
            .map_err(|error| complain(&format!("{}: {error}", path.display()))),
    }
}

fn generate(args: &GenerateArgs) -> Done {
    let made = compose::make(args.seed, usize::from(args.count));
    made.iter()
        .filter_map(Puzzle::epd)
        .try_for_each(|line| print(&line))
}
