//! `library`: games are put in the library, looked for, backed up and restored, without a window.

use crate::protocol::{
    Event, Report, Settings, ShelfAnswer, ShelfEvent, ShelfFault, ShelfRequest, WorkEvent,
    WorkReport, Wrong,
};
use std::mem;
use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, Subcommand};

use super::outcome::{
    Done, Failed, complain, complain_of_file, ended, machine_settings, print, said, written,
};
use super::texts::tell_of;
use crate::adapters::interrupt::stop_sign;
use crate::adapters::shelf::{Keeper, file_in};
use crate::adapters::store::Folders;
use crate::desk::Desk;
use crate::narrate::listed;
use crate::shelf::{FoundGames, Query};
use crate::voice::Voices;

/// The library of games.
#[derive(Args)]
pub(super) struct ShelfArgs {
    #[command(subcommand)]
    what: What,
    /// The folder that holds settings and games
    // Its name is its own: "data" alone is what stands before the command.
    #[arg(id = "shelf-data", long = "data", value_name = "FOLDER", global = true)]
    data: Option<PathBuf>,
}

#[derive(Subcommand)]
enum What {
    /// Put the games of a PGN file in the library
    Import {
        /// The file
        file: String,
    },
    /// Print the games that fit: names, a year, a result, first moves, the code of an opening
    Search {
        /// What is looked for; without it all games
        words: Vec<String>,
    },
    /// Write the library into a file
    Backup {
        /// The file
        file: String,
        /// Write over a file that is there
        #[arg(long)]
        force: bool,
    },
    /// Look at every page of the library; what can be read of a damaged one is kept
    Repair {
        /// Take over what can be read of this library too, such as one that was set aside
        file: Option<PathBuf>,
        /// Take altered games for what they are now, and lost ones for lost
        #[arg(long, conflicts_with = "file")]
        confirm: bool,
    },
    /// Replace the library with a backup; the old one is kept beside it
    Restore {
        /// The backup
        file: String,
    },
}

pub(super) fn shelf(args: &ShelfArgs) -> Done {
    let folders = Folders::under_or_of_user(args.data.as_deref());
    let desk = Desk::new(Arc::new(Voices::embedded()));
    let settings = machine_settings(desk.voices());
    let mut keeper = match &folders {
        Some(folders) => Keeper::of(file_in(&folders.data), stop_sign()),
        None => Keeper::in_memory(),
    };
    let (mut done, mut is_lost, mut is_altered) = (Ok(()), false, false);
    let is_repair = matches!(args.what, What::Repair { .. });
    let mut hear = |command| {
        let is_damaged = matches!(
            &command,
            Report::Shelf(ShelfAnswer::Fault(ShelfFault {
                what: Wrong::Damaged,
                ..
            }))
        );
        // What is taken over of a damaged library says how much of it is lost.
        if matches!(&command, Report::Shelf(ShelfAnswer::Imported(_))) {
            is_lost = false;
        }
        is_altered |= matches!(
            &command,
            Report::Shelf(ShelfAnswer::Altered(_) | ShelfAnswer::Unchecked(_))
        ) || is_repair
            && matches!(
                &command,
                Report::Shelf(ShelfAnswer::Found(_) | ShelfAnswer::Sound(_, 1..))
            );
        let told = tell(&desk, &settings, command);
        // Whatever went wrong, the program ends as one that has failed.
        if is_damaged {
            is_lost = true;
        } else if told.is_err() {
            done = told;
        }
    };
    let request = match &args.what {
        What::Repair { file, confirm } => Err((file, *confirm)),
        What::Import { file } => Ok(ShelfRequest::Import(file.clone())),
        What::Search { words } => Ok(ShelfRequest::Search(Query::read(&words.join(" ")))),
        What::Backup { file, force } => Ok(ShelfRequest::Backup(file.clone(), *force)),
        What::Restore { file } => Ok(ShelfRequest::Restore(file.clone())),
    };
    match request {
        Ok(request) => keeper.fulfil(request, &mut hear),
        Err((_, true)) => keeper.confirm(&mut hear),
        Err((from, false)) => keeper.repair(from.as_deref(), &mut hear),
    }
    keeper.heard();
    if is_altered {
        let _ = complain("library repair --confirm: takes the library for what it is now");
    }
    match is_lost {
        true => Err(Failed::Wholly),
        false => done,
    }
}

fn tell(desk: &Desk, settings: &Settings, command: Report) -> Done {
    let told = |event: ShelfEvent| written(desk, settings, &Event::Shelf(event));
    if let Report::Work(WorkReport::Reached(working)) = command {
        let event = Event::Work(WorkEvent::Reached(working, false));
        let _ = complain(&written(desk, settings, &event));
        Ok(())
    } else if let Report::Shelf(ShelfAnswer::Found(found)) = command {
        list(desk, settings, &found)
    } else if let Report::Shelf(answer @ ShelfAnswer::Exists(_)) = command {
        let asked = told(ShelfEvent::Answered(answer));
        Err(complain(&format!("{asked} --force")))
    } else if let Report::Shelf(
        answer @ (ShelfAnswer::Fault(_) | ShelfAnswer::Stopped(_) | ShelfAnswer::StoppedMended(_)),
    ) = command
    {
        Err(complain(&told(ShelfEvent::Answered(answer))))
    } else if let Report::Shelf(mut answer) = command {
        let (done, all_good) = if let ShelfAnswer::Imported(all) = &mut answer {
            // As they are told of every file that is read, line by line.
            for fault in &all.faults {
                complain_of_file(desk, settings, fault);
            }
            let (guess, odd) = (all.guess.take(), mem::take(&mut all.odd));
            tell_of(desk, settings, (guess, &odd));
            let are_whole = odd.are_whole() && all.faulty + all.altered + all.cut == 0;
            (all.games + all.doubles, are_whole)
        } else {
            let is_told = matches!(answer, ShelfAnswer::Sound(_, 1..) | ShelfAnswer::Altered(_));
            (1, !is_told)
        };
        print(&told(ShelfEvent::Answered(answer)))?;
        ended(usize::try_from(done).unwrap_or(usize::MAX), all_good)
    } else {
        Ok(())
    }
}

/// A line for each game.
fn list(desk: &Desk, settings: &Settings, found: &FoundGames) -> Done {
    for listing in &found.games {
        print(&said(desk, settings, listed(listing, true)))?;
    }
    let walkable = u32::try_from(found.games.len()).unwrap_or(u32::MAX);
    let count = Event::Shelf(ShelfEvent::Found(found.count, walkable, None));
    print(&written(desk, settings, &count))?;
    let altered = found.games.iter().filter(|listing| listing.is_altered);
    match altered.count() {
        0 => Ok(()),
        _ => Err(Failed::InPart),
    }
}
