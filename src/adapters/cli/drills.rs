//! `drills`: what was learnt, written for other programs.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::{Done, complain, print};
use crate::adapters::progress;
use crate::adapters::store::Folders;

/// What can be done with drills without playing.
#[derive(Subcommand)]
pub(super) enum DrillTask {
    /// Write what was learnt: as CSV, or as TOML when the file ends in .toml
    Export(ExportArgs),
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
    let DrillTask::Export(args) = task;
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
