//! `about` and `report`: what the program tells of itself.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;

use super::outcome::{Done, complain, own_settings, print, said, unwritten};
use crate::adapters::fault_report::{VERSION, places, usual_path, write};
use crate::adapters::store::Folders;
use crate::desk::Desk;
use crate::narrate::program;
use crate::voice::Voices;

/// Whose files are meant.
#[derive(Args)]
pub(super) struct AboutArgs {
    /// As if the program kept its files under this folder
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

#[derive(Args)]
pub(super) struct ReportArgs {
    #[command(flatten)]
    about: AboutArgs,
    /// The file to write; without it one in the folder of the games
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl AboutArgs {
    fn folders(&self) -> Option<Folders> {
        Folders::under_or_of_user(self.data.as_deref())
    }
}

/// Prints the version and where things are kept.
pub(super) fn about(args: &AboutArgs) -> Done {
    let folders = args.folders();
    let desk = Desk::new(Arc::new(Voices::embedded()));
    let settings = own_settings(desk.voices(), folders.as_ref());
    let about = program::about(VERSION, places(folders.as_ref()));
    print(&said(&desk, &settings, about))
}

/// Writes a report for a fault and prints where it is.
pub(super) fn report(args: &ReportArgs) -> Done {
    let folders = args.about.folders();
    let desk = Desk::new(Arc::new(Voices::embedded()));
    let settings = own_settings(desk.voices(), folders.as_ref());
    let path = args.output.clone();
    let path = path.or_else(|| folders.as_ref().map(usual_path));
    let path = path.ok_or_else(|| complain("nobody knows where to write: give --output FILE"))?;
    write(&path, folders.as_ref()).map_err(|error| unwritten(Some(&path), &error))?;
    let written = program::fault_reported(path.display().to_string());
    print(&said(&desk, &settings, written))
}
