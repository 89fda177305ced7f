//! The commands of the binary. They are documented in the README and stable.

mod braille;
mod claims;
mod drills;
mod duel;
mod form;
mod moves;
mod play;
mod props;
mod rehearse;
mod score;
mod shelf;
mod slow;
mod tape;
mod texts;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};

use crate::desk::Desk;
use crate::game::{Game, Position};
use crate::narrate::cue::Cue;
use crate::narrate::narrate;
use crate::protocol::event::Event;
use crate::protocol::report::OpenFault;
use crate::protocol::settings::{MoveForm, Settings};
use crate::voice::Voices;

pub use rehearse::{PlayError, rehearse};

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
    /// Put games on the shelf, search it, back it up, restore it
    Shelf(shelf::ShelfArgs),
    /// Print all legal moves
    Moves(MovesArgs),
    /// Count the positions that legal moves reach
    Perft(PerftArgs),
    /// What was learnt in drills
    #[command(subcommand)]
    Drills(drills::DrillTask),
    /// Speak UCI: the embedded opponent as an engine for other programs
    Uci,
    /// Let two opponents play a match
    Match(duel::MatchArgs),
}

/// What playing in a window and in the terminal have in common.
#[derive(Args, Clone, Default)]
struct PlayArgs {
    /// A PGN file to listen to
    file: Option<PathBuf>,
    /// Begin with this game: chess or draughts
    #[arg(long, value_name = "GAME", value_parser = game_of)]
    game: Option<Game>,
    /// Where sound goes: device, none, or wav:FILE
    #[arg(long, value_name = "WHERE", default_value = "device")]
    audio_out: String,
    /// The language of the program, for example de
    #[arg(long, value_name = "VOICE")]
    language: Option<String>,
    /// The voice of announcements, for example fide-de
    #[arg(long, value_name = "VOICE")]
    voice: Option<String>,
    /// Keep settings and games under this folder
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

#[derive(Args)]
struct ConsoleArgs {
    #[command(flatten)]
    play: PlayArgs,
    /// Speak, besides printing
    #[arg(long)]
    speak: bool,
}

#[derive(Args)]
struct RehearseArgs {
    /// The play; - reads standard input
    file: PathBuf,
    /// Compare with what the play says is heard; exit 1 at the first difference
    #[arg(long)]
    check: bool,
}

/// The position that several commands start from.
#[derive(Args)]
struct FromArgs {
    /// The game: chess or draughts
    #[arg(long, value_name = "GAME", default_value = "chess", value_parser = game_of)]
    game: Game,
    /// The position; without it the usual starting position
    #[arg(long)]
    fen: Option<String>,
}

#[derive(Args)]
struct AnnounceArgs {
    #[command(flatten)]
    from: FromArgs,
    /// The voice of the announcements
    #[arg(long, default_value = "fide-de")]
    voice: String,
    /// How moves are announced
    #[arg(long, value_enum, default_value_t = FormArg::Full)]
    form: FormArg,
    /// Write the speech to this WAV file as well
    #[arg(long, value_name = "FILE")]
    wav: Option<PathBuf>,
    /// Print JSON, one object for each move
    #[arg(long)]
    json: bool,
    /// The moves, in SAN, in UCI or in words
    #[arg(required = true)]
    moves: Vec<String>,
}

#[derive(Args)]
struct HearArgs {
    #[command(flatten)]
    from: FromArgs,
    /// The language that is preferred where words have several meanings
    #[arg(long)]
    voice: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// The words; a single - reads lines of FEN, tab, words from standard input
    #[arg(required = true)]
    words: Vec<String>,
}

#[derive(Args)]
struct ScoreArgs {
    /// The file, in PGN or in Braille
    file: PathBuf,
    /// What the file is
    #[arg(long, value_enum, default_value_t = Source::Pgn)]
    from: Source,
    /// The game of a scoresheet in Braille: chess or draughts
    #[arg(long, value_name = "GAME", default_value = "chess", value_parser = game_of)]
    game: Game,
    /// What to write
    #[arg(long, value_enum)]
    to: Target,
    /// The voice of the announcements
    #[arg(long, default_value = "fide-de")]
    voice: String,
    /// How moves are announced
    #[arg(long, value_enum, default_value_t = FormArg::Full)]
    form: FormArg,
    /// The file to write; standard output if it is missing
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The edition of the laws (with --to claims); without it today's of the game
    #[arg(long)]
    edition: Option<String>,
    /// The form of play, as the edition has it (with --to claims)
    #[arg(long, value_name = "FORM", default_value = "standard")]
    form_of_play: String,
    /// Print JSON, one object for each game (with --to text or claims)
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    braille: braille::BrailleArgs,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Source {
    /// Portable Game Notation
    Pgn,
    /// A scoresheet in Braille, as BRF or Unicode Braille
    Braille,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Target {
    /// All announcements
    Text,
    /// Portable Game Notation
    Pgn,
    /// All announcements as sound, uncompressed, with a cue sheet beside it
    Wav,
    /// All announcements as sound, compressed without loss, with a cue sheet beside it
    Flac,
    /// Every draw that could have been claimed, with the articles
    Claims,
    /// Braille for embossers, in Braille ASCII
    Brf,
    /// Braille in Unicode
    Unicode,
    /// Portable Embosser Format
    Pef,
    /// A publication for Braille displays, eBraille
    Ebrl,
}

#[derive(Clone, Copy, ValueEnum)]
enum FormArg {
    /// Piece, square of origin, square of arrival
    Full,
    /// Piece and square of arrival
    Short,
    /// The two squares
    Squares,
    /// Letters of the notation
    San,
    /// Notation of engines
    Uci,
}

impl From<FormArg> for MoveForm {
    fn from(form: FormArg) -> Self {
        match form {
            FormArg::Full => Self::Full,
            FormArg::Short => Self::Short,
            FormArg::Squares => Self::Squares,
            FormArg::San => Self::San,
            FormArg::Uci => Self::Uci,
        }
    }
}

#[derive(Args)]
struct MovesArgs {
    #[command(flatten)]
    from: FromArgs,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct PerftArgs {
    #[command(flatten)]
    from: FromArgs,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// How many half-moves deep
    depth: u32,
}

/// A command that could not do its work; the reason has been written to standard error.
struct Failed;

type Done = Result<(), Failed>;

/// Runs the command of the command line.
pub fn run() -> ExitCode {
    let cli = parse();
    let done = match cli.command {
        None => play::play(&cli.play),
        Some(Task::Play(args)) => play::play(&args),
        Some(Task::Console(args)) => play::console(&args.play, args.speak),
        Some(Task::Rehearse(args)) => rehearse::run(&args.file, args.check),
        Some(Task::Announce(args)) => moves::announce(&args),
        Some(Task::Hear(args)) => moves::hear(&args),
        Some(Task::Score(args)) => score::score(&args),
        Some(Task::Form(args)) => form::form(&args, &Desk::new(Arc::new(Voices::embedded()))),
        Some(Task::Shelf(args)) => shelf::shelf(&args),
        Some(Task::Moves(args)) => moves::moves(&args),
        Some(Task::Perft(args)) => moves::perft(&args),
        Some(Task::Drills(task)) => drills::run(&task),
        Some(Task::Match(args)) => duel::run(&args),
        Some(Task::Uci) => duel::uci(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failed) => ExitCode::FAILURE,
    }
}

/// The command line. What stands before the name of a command would be read by nobody: it is refused.
fn parse() -> Cli {
    let mut command = Cli::command();
    let matches = command.get_matches_mut();
    // What is global below a command is told here, too.
    let own: Vec<_> = command.get_arguments().map(clap::Arg::get_id).collect();
    let is_given = |id: &clap::Id| {
        own.contains(&id) && matches.value_source(id.as_str()) == Some(ValueSource::CommandLine)
    };
    if let Some(name) = matches.subcommand_name()
        && matches.ids().any(is_given)
    {
        let text = format!("options of {name} stand behind it: annabella {name} ...");
        command.error(ErrorKind::ArgumentConflict, text).exit();
    }
    Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
}

/// Writes a line to standard error.
fn complain(text: &str) -> Failed {
    let _ = writeln!(std::io::stderr(), "annabella: {text}");
    Failed
}

/// Writes a line to standard output; a reader that has gone away ends the program quietly.
fn print(text: &str) -> Done {
    writeln!(std::io::stdout(), "{text}").map_err(|_| Failed)
}

/// The settings of this machine before anything is chosen.
fn machine_settings(voices: &Voices) -> Settings {
    let locale = sys_locale::get_locale().unwrap_or_default();
    Settings {
        language: voices.language_of_locale(&locale).to_owned(),
        ..Settings::default()
    }
}

/// What an event says, in writing.
fn written(desk: &Desk, settings: &Settings, event: &Event) -> String {
    let cues = narrate(event, settings);
    let texts = cues.iter().filter_map(|cue| match cue {
        Cue::Say(utterance) => Some(desk.voices().render(utterance, settings).written),
        Cue::Sound(_) => None,
    });
    texts.collect::<Vec<_>>().join(" ")
}

/// Complains of a file in the form that editors and scripts read: file, line, column, reason.
fn complain_of_file(desk: &Desk, settings: &Settings, fault: OpenFault) -> Failed {
    let place = match fault.line {
        0 => String::new(),
        line => format!("{}:{line}:{}: ", fault.file, fault.column),
    };
    let refused = Event::NotOpened(fault);
    complain(&format!("{place}{}", written(desk, settings, &refused)))
}

/// The position of `--fen`.
fn position_of(from: &FromArgs) -> Result<Position, Failed> {
    let Some(fen) = &from.fen else {
        return Ok(from.game.start());
    };
    read_fen(from.game, fen).map_err(|reason| complain(&format!("--fen {fen:?}: {reason}")))
}

/// Reads a FEN, or says why it is none.
fn read_fen(game: Game, fen: &str) -> Result<Position, String> {
    game.read_fen(fen)
        .map_err(|error| match error.keys().as_slice() {
            [] => "not the form of a FEN".to_owned(),
            keys => keys.join(", "),
        })
}

/// The game of `--game`.
fn game_of(key: &str) -> Result<Game, String> {
    Game::of_key(key).ok_or_else(|| {
        let keys = Game::ALL.map(Game::key);
        format!("there are {}", keys.join(", "))
    })
}

/// Complains unless there is a voice of this name.
fn check_voice(voices: &Voices, id: &str) -> Done {
    if voices.get(id).is_some() {
        return Ok(());
    }
    let names: Vec<&str> = voices.all().map(crate::voice::Voice::id).collect();
    Err(complain(&format!(
        "--voice {id}: there are {}",
        names.join(", ")
    )))
}
