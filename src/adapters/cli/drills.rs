//! `drills`: what was learnt, written for other programs.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use super::outcome::{Done, complain, print};
use crate::adapters::progress;
use crate::adapters::store::Folders;
use crate::drill::compose;
use crate::drill::tactics::Puzzle;

/// What can be done with drills without playing.
#[derive(Subcommand)]
pub(super) enum DrillTask {
    /// Write what was learnt: as CSV, or as TOML when the file ends in .toml
    Export(ExportArgs),
    /// Make positions with a win by force, proved by trying everything, and write them as EPD
    Generate(GenerateArgs),
}

/// What is to be found in positions that are made.
#[derive(Clone, Copy, ValueEnum)]
enum Kind {
    /// Mates in one move and in two, half of each
    Mates,
    /// Mates in three moves
    LongMates,
    /// The only winning move with king and pawn against king
    PawnWins,
    /// Wins in three moves in draughts
    DraughtsWins,
}

/// What positions are made.
#[derive(Args)]
pub(super) struct GenerateArgs {
    /// How many
    #[arg(long, default_value_t = 240, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    count: u16,
    /// What is to be found in them
    #[arg(long, value_enum, default_value_t = Kind::Mates)]
    kind: Kind,
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
    let folders = Folders::under_or_of_user(args.data.as_deref());
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
    let count = usize::from(args.count);
    let made = match args.kind {
        Kind::Mates => compose::make(args.seed, count),
        Kind::LongMates => compose::long_mates(args.seed, count),
        Kind::PawnWins => compose::pawn_wins(args.seed, count),
        Kind::DraughtsWins => compose::draughts_wins(args.seed, count),
    };
    made.iter()
        .filter_map(Puzzle::epd)
        .try_for_each(|line| print(&line))
}
