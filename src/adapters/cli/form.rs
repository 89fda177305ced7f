//! `form`: blank scoresheets in Braille, and the page with the sealed move of an adjourned game.

use std::path::{Path, PathBuf};

use clap::Args;

use super::args::ScoreTarget;
use super::braille::{SheetArgs, format, unwritten};
use super::braille_args::BrailleArgs;
use super::outcome::{Done, Failed, complain, complain_of_file, machine_settings};
use crate::adapters::book::{Book, Unwritten};
use crate::adapters::envelope;
use crate::adapters::scoresheet::envelope_page;
use crate::adapters::seal::unseal;
use crate::braille::{BraillePage, Style};
use crate::desk::Desk;
use crate::protocol::Settings;

/// A blank scoresheet, or the page with a sealed move.
#[derive(Args)]
pub(super) struct FormArgs {
    #[command(flatten)]
    braille: BrailleArgs,
    /// The page for the envelope of an adjourned game instead: its sealed move in full notation, alone on the page
    #[arg(long, value_name = "ENVELOPE")]
    sealed: Option<PathBuf>,
    /// The word under which the move was sealed
    #[arg(long, requires = "sealed")]
    word: Option<String>,
    /// How many moves it has room for
    #[arg(long, default_value_t = 60)]
    moves: u32,
    /// brf, unicode or pef
    #[arg(long, value_enum, default_value_t = ScoreTarget::Brf)]
    to: ScoreTarget,
    /// The file to write; standard output if it is missing
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// `form`: a blank scoresheet.
pub(super) fn form(args: &FormArgs, desk: &Desk) -> Done {
    let settings = machine_settings(desk.voices());
    let wanted = SheetArgs::new(&args.braille, desk, &settings)?;
    wanted.check(args.to)?;
    let sheet = &wanted.sheet;
    let title = sheet.code.system();
    let metadata = sheet.metadata(title, &format!("form\n{title}"));
    let output = args.output.as_deref();
    let style = sheet.style();
    let sealed = match &args.sealed {
        None => None,
        Some(path) => Some(sealed_page(
            &style,
            path,
            args.word.as_deref(),
            desk,
            &settings,
        )?),
    };
    let write = || -> Result<(), Unwritten> {
        let mut book = Book::begin(format(args.to), output, &metadata, sheet.paper)?;
        match &sealed {
            None => book.pages(&style.blank_form(args.moves))?,
            Some(page) => book.pages(std::slice::from_ref(page))?,
        }
        book.finish(&style, &metadata).map(drop)
    };
    write().map_err(|error| unwritten(output, error))
}

/// The page with the sealed move of an envelope.
fn sealed_page(
    style: &Style<'_>,
    path: &Path,
    word: Option<&str>,
    desk: &Desk,
    settings: &Settings,
) -> Result<BraillePage, Failed> {
    let path = path.display().to_string();
    let read = envelope::read(&path);
    let envelope = read.map_err(|fault| complain_of_file(desk, settings, &fault))?;
    let failed = |reason: &str| complain(&format!("{path}: {reason}"));
    let sealed = envelope.sealed.as_ref();
    let sealed = sealed.ok_or_else(|| failed("no move is sealed in it"))?;
    let slip = unseal(sealed, word, envelope.position());
    let slip = slip.ok_or_else(|| failed("--word: the move is sealed with another password"))?;
    let page = envelope_page(style, &envelope.record, &slip);
    page.ok_or_else(|| failed("the move does not fit its position"))
}
