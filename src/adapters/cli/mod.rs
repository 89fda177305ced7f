//! The commands of the binary. They are documented in `docs/developers.md` and stable.

mod about;
mod args;
mod braille;
mod braille_args;
mod braille_reading;
mod claims;
mod drills;
mod duel;
mod endings;
mod form;
mod listen;
mod listen_bars;
mod listen_moves;
mod listen_tally;
mod manual;
mod moves;
mod outcome;
mod play;
mod props;
mod rehearse;
mod score;
mod score_games;
mod script;
mod sentences;
mod shelf;
mod slow;
mod tape;
mod texts;
mod tournament;

use std::ffi::OsString;
use std::io::Write as _;
use std::process::ExitCode;
use std::sync::Arc;

use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::adapters::terminal;
use crate::desk::Desk;
use crate::voice::Voices;

use args::{
    AnnounceArgs, ConsoleArgs, HearArgs, MovesArgs, PerftArgs, PlayArgs, RehearseArgs, ScoreArgs,
};
use outcome::Failed;
pub use rehearse::{PlayError, rehearse};
pub use sentences::{Measured, measured};

/// Chess by ear, for blind and partially sighted players.
#[derive(Parser)]
#[command(name = "annabella", version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Task>,
    #[command(flatten)]
    play: PlayArgs,
}

#[derive(Subcommand)]
enum Task {
    /// Play in a window, with sound (the default)
    Play(PlayArgs),
    /// Play in the terminal; the terminal's own reader speaks unless --speak is given
    Console(ConsoleArgs),
    /// Run a play without sound on a simulated clock and print what is heard
    Rehearse(RehearseArgs),
    /// Print the announcement of each move, played in turn
    Announce(AnnounceArgs),
    /// Print the move that words mean, in UCI
    Hear(HearArgs),
    /// Write the games of a file as announcements, PGN, sound, Braille, or the claims of a draw
    Score(ScoreArgs),
    /// Write a blank scoresheet in Braille
    Form(form::FormArgs),
    /// Print the player's manual, or write it in Braille
    Manual(manual::ManualArgs),
    /// Tell the version and where files are kept
    About(about::AboutArgs),
    /// Write a report for a fault into a file; nothing is sent
    Report(about::ReportArgs),
    /// Put games in the library, search it, back it up, restore it
    #[command(name = "library", alias = "shelf")]
    Shelf(shelf::ShelfArgs),
    /// Measure how well recorded words are understood
    Listen(listen::ListenArgs),
    /// Print all legal moves
    Moves(MovesArgs),
    /// Print what is heard most, in words and seconds
    Sentences(sentences::SentencesArgs),
    /// Count the positions that legal moves reach
    Perft(PerftArgs),
    /// What was learnt in drills
    #[command(subcommand)]
    Drills(drills::DrillTask),
    /// Run a tournament: draw, results, standings, tables, TRF
    Tournament(tournament::TournamentArgs),
    /// Speak UCI: the embedded opponent as an engine for other programs
    Uci,
    /// Let two opponents play a match
    Match(duel::MatchArgs),
    /// Solve the endings of draughts with few pieces, so that the opponent plays them without a mistake
    Endings(endings::EndingsArgs),
    /// Measure how much stronger each level is than the one below it
    Ladder(duel::LadderArgs),
    /// Learn from games of draughts against itself what positions are worth, and write it into a file
    Fit(duel::FitArgs),
}

/// What the command line can be, for the pages of `man`.
pub fn command() -> clap::Command {
    Cli::command()
}

/// Runs the command of the command line.
pub fn run() -> ExitCode {
    terminal::attach();
    let cli = parse();
    let done = match cli.command {
        None => play::play(&cli.play),
        Some(Task::Play(args)) => play::play(&args),
        Some(Task::Console(args)) => play::console(&args.play, args.speak),
        Some(Task::Rehearse(args)) => rehearse::run(&args.file, args.check),
        Some(Task::Announce(args)) => moves::announce(&args),
        Some(Task::Hear(args)) => moves::hear(&args),
        Some(Task::Score(args)) => score::score(&args.with_streams()),
        Some(Task::Form(args)) => form::form(&args, &Desk::new(Arc::new(Voices::embedded()))),
        Some(Task::Manual(args)) => manual::manual(&args),
        Some(Task::About(args)) => about::about(&args),
        Some(Task::Report(args)) => about::report(&args),
        Some(Task::Shelf(args)) => shelf::shelf(&args),
        Some(Task::Listen(args)) => listen::run(&args),
        Some(Task::Moves(args)) => moves::moves(&args),
        Some(Task::Sentences(args)) => sentences::run(&args),
        Some(Task::Perft(args)) => moves::perft(&args),
        Some(Task::Drills(task)) => drills::run(&task),
        Some(Task::Match(args)) => duel::run(&args),
        Some(Task::Endings(args)) => endings::run(&args),
        Some(Task::Ladder(args)) => duel::ladder(&args),
        Some(Task::Fit(args)) => duel::fit_draughts(&args),
        Some(Task::Tournament(args)) => tournament::tournament(&args),
        Some(Task::Uci) => duel::uci(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failed::Wholly) => ExitCode::FAILURE,
        // Something was written, but not of every game.
        Err(Failed::InPart) => ExitCode::from(3),
    }
}

/// The command line. What stands before the name of a command would be read by nobody: it is refused.
fn parse() -> Cli {
    let mut command = Cli::command();
    let given: Vec<OsString> = std::env::args_os().collect();
    let matches = command
        .try_get_matches_from_mut(tournament::no_options(given))
        .unwrap_or_else(|error| leave(&error));
    // What is global below a command is listed here, too.
    let own: Vec<_> = command.get_arguments().map(clap::Arg::get_id).collect();
    let is_given = |id: &clap::Id| {
        own.contains(&id) && matches.value_source(id.as_str()) == Some(ValueSource::CommandLine)
    };
    if let Some(name) = matches.subcommand_name()
        && matches.ids().any(is_given)
    {
        let text = format!(
            "what stands before {name} is not read; its options stand behind it: annabella {name} ..."
        );
        leave(&command.error(ErrorKind::ArgumentConflict, text));
    }
    let cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| leave(&error));
    // A bare word that is no file is a command that was mistyped: no window opens for it.
    if cli.command.is_none()
        && let Some(word) = &cli.play.file
        && word.components().count() == 1
        && word.extension().is_none()
        && !word.exists()
    {
        let text = format!("there is no command and no file {}", word.display());
        leave(&command.error(ErrorKind::InvalidSubcommand, text));
    }
    cli
}

/// Ends the program with help, the version or a complaint of the command line; help that nobody can read is a failure.
fn leave(error: &clap::Error) -> ! {
    let printed = error.print().and_then(|()| std::io::stdout().flush());
    match printed {
        Err(fault) if !error.use_stderr() => {
            outcome::unwritten(None, &fault);
            std::process::exit(1)
        }
        Ok(()) | Err(_) => std::process::exit(error.exit_code()),
    }
}
