//! `manual`: the player's manual in the terminal and in Braille.

use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, ValueEnum};

use super::outcome::{Done, complain, own_settings, print, said, unwritten};
use crate::adapters::louis::Louis;
use crate::adapters::store::{Folders, write_whole};
use crate::braille::format::{brf, unicode};
use crate::braille::{Cells, Paper, TextPiece, prose, text_pages};
use crate::desk::Desk;
use crate::manual::{Chapter, Manual, PassageKind};
use crate::narrate::manual as tell;
use crate::protocol::Settings;
use crate::voice::Voices;

/// What stands for the whole manual.
const ALL: &str = "all";

/// The player's manual.
#[derive(Args)]
pub(super) struct ManualArgs {
    /// A chapter by its number or name, or all; without one their list. In Braille also the file to write
    names: Vec<String>,
    /// The language of the manual, for example de; without it that of the program
    #[arg(long)]
    language: Option<String>,
    /// What to write
    #[arg(long, value_enum, default_value_t = ManualTarget::Text)]
    to: ManualTarget,
    /// Without contractions, by the program's own tables
    #[arg(long)]
    uncontracted: bool,
    /// Cells in a line; without it as in the settings
    #[arg(long)]
    width: Option<usize>,
    /// Lines on a page; without it as in the settings
    #[arg(long)]
    height: Option<usize>,
    /// The file to write; standard output if it is missing
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ManualTarget {
    /// Text for the terminal
    Text,
    /// Braille for embossers, in Braille ASCII
    Brf,
    /// Braille in Unicode
    Unicode,
}

/// Prints the manual, or writes it in Braille.
pub(super) fn manual(args: &ManualArgs) -> Done {
    let desk = Desk::new(Arc::new(Voices::embedded()));
    let mut settings = own_settings(desk.voices(), Folders::of_user().as_ref());
    if let Some(language) = &args.language {
        let is_language = desk
            .voices()
            .languages()
            .any(|voice| voice.id() == language);
        if !is_language {
            let names: Vec<&str> = desk
                .voices()
                .languages()
                .map(crate::voice::Voice::id)
                .collect();
            let names = names.join(", ");
            return Err(complain(&format!(
                "--language {language}: there are {names}"
            )));
        }
        settings.language.clone_from(language);
    }
    let manual = Manual::of(&settings.language);
    if manual.language != settings.language {
        let _ = complain(&said(&desk, &settings, tell::foreign()));
    }
    let (mut chapters, mut output) = (Vec::new(), args.output.clone());
    for name in &args.names {
        match manual.find(name) {
            _ if name == ALL => chapters.extend(0..manual.chapters.len()),
            Some(at) => chapters.push(at),
            None if args.to != ManualTarget::Text && output.is_none() => {
                output = Some(PathBuf::from(name));
            }
            None => {
                let names: Vec<&str> = manual.chapters.iter().map(|one| one.id).collect();
                let names = names.join(", ");
                return Err(complain(&format!(
                    "no chapter {name}: there are {ALL}, {names}"
                )));
            }
        }
    }
    let wanted: Vec<&Chapter> = chapters
        .iter()
        .filter_map(|&at| manual.chapters.get(at))
        .collect();
    if args.to == ManualTarget::Text {
        let text = match wanted.is_empty() {
            true => contents(manual),
            false => wanted
                .iter()
                .map(|chapter| text(chapter))
                .collect::<Vec<_>>()
                .join("\n"),
        };
        return deliver(output, text.trim_end());
    }
    let wanted = match wanted.is_empty() {
        true => manual.chapters.iter().collect(),
        false => wanted,
    };
    braille(args, &desk, &settings, manual, &wanted, output)
}

fn deliver(output: Option<PathBuf>, text: &str) -> Done {
    let Some(path) = output else {
        return print(text);
    };
    write_whole(&path, text.as_bytes()).map_err(|error| unwritten(Some(&path), &error))
}

/// The chapters, each with its number, its heading and its name.
fn contents(manual: &Manual) -> String {
    let line = |(at, chapter): (usize, &Chapter)| {
        format!("{}. {} ({})\n", at + 1, chapter.title(), chapter.id)
    };
    manual.chapters.iter().enumerate().map(line).collect()
}

/// A chapter as text: a line for each passage, an empty one around headings.
fn text(chapter: &Chapter) -> String {
    let mut text = String::new();
    for passage in &chapter.passages {
        match passage.kind {
            PassageKind::Heading(1) => text += &format!("{}\n\n", passage.text),
            PassageKind::Heading(_) => text += &format!("\n{}\n\n", passage.text),
            PassageKind::Paragraph | PassageKind::Item => text += &format!("{}\n", passage.text),
        }
    }
    text
}

fn braille(
    args: &ManualArgs,
    desk: &Desk,
    settings: &Settings,
    manual: &Manual,
    chapters: &[&Chapter],
    output: Option<PathBuf>,
) -> Done {
    let width = args.width.unwrap_or(settings.sheet.width);
    let height = args.height.unwrap_or(settings.sheet.height);
    let paper = Paper::new(width, height);
    let paper = paper
        .ok_or_else(|| complain(&format!("--width {width} --height {height}: no such page")))?;
    let own = prose(manual.language);
    let louis = (!args.uncontracted)
        .then(|| Louis::load(manual.language))
        .flatten();
    let write = |text: &str| -> Cells {
        let contracted = louis.as_ref().and_then(|louis| louis.write(text));
        contracted.unwrap_or_else(|| own.write(text))
    };
    let pieces: Vec<(TextPiece, Cells)> = chapters
        .iter()
        .flat_map(|chapter| &chapter.passages)
        .map(|passage| {
            let piece = match passage.kind {
                PassageKind::Heading(1) => TextPiece::Title,
                PassageKind::Heading(_) => TextPiece::Heading,
                PassageKind::Paragraph => TextPiece::Paragraph,
                PassageKind::Item => TextPiece::Item,
            };
            (piece, write(&passage.text))
        })
        .collect();
    let pages = text_pages(paper, own, &write("Annabella"), &pieces);
    let mut text = String::new();
    for page in &pages {
        text += &match args.to {
            ManualTarget::Unicode => unicode(page),
            ManualTarget::Brf | ManualTarget::Text => {
                brf(page).map_err(|_| complain("Braille ASCII has no cells of eight dots"))?
            }
        };
    }
    let how = match (&louis, args.uncontracted) {
        (Some(_), _) => "contracted",
        (None, true) => "uncontracted",
        (None, false) => "without-liblouis",
    };
    deliver(output, &text)?;
    let _ = complain(&said(desk, settings, tell::written(how, pages.len())));
    Ok(())
}
