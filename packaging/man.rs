//! Writes the manual pages of the program and of its commands into a folder: `annabella-man FOLDER`.

use std::io;

fn main() -> io::Result<()> {
    let folder = std::env::args_os().nth(1);
    let folder = folder.ok_or_else(|| io::Error::other("give the folder to write into"))?;
    clap_mangen::generate_to(annabella::adapters::cli::command(), folder)
}
