//! `annabella endings`: solves the endings of draughts and keeps them for the opponent.

use std::path::PathBuf;

use clap::Args;

use super::outcome::{Done, complain, print, unwritten};
use crate::adapters::endings;
use crate::adapters::store::Folders;
use crate::draughts::Endings;

/// Which endings are solved, and where they go.
#[derive(Args)]
pub(super) struct EndingsArgs {
    /// All endings of so many pieces or fewer, both sides together
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    pieces: u8,
    /// Keep everything in this folder instead of in the user's
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

/// Solves the endings; how far it is goes to standard error.
pub(super) fn run(args: &EndingsArgs) -> Done {
    let folders = Folders::under_or_of_user(args.data.as_deref())
        .ok_or_else(|| complain("there is no folder for the endings; name one with --data"))?;
    let path = endings::path(&folders);
    let mut told = 0;
    let solved = Endings::build(usize::from(args.pieces), &mut |done, all| {
        let percent = 100 * done / all.max(1);
        // At every tenth part, so that a screen reader is not flooded.
        if percent / 10 > told / 10 {
            told = percent;
            complain(&format!("{percent} percent"));
        }
    });
    let bytes = endings::write(&path, &solved).map_err(|error| unwritten(Some(&path), &error))?;
    print(&format!(
        "{}: endings of up to {} pieces, {bytes} bytes",
        path.display(),
        solved.pieces()
    ))
}
