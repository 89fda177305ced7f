//! What the commands take.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::braille_args::BrailleArgs;
use super::outcome::{Failed, complain, game_of, one_of, read_fen};
use crate::game::{Game, Position};
use crate::protocol::MoveForm;

/// What playing in a window and in the terminal have in common.
#[derive(Args, Clone, Default)]
pub(super) struct PlayArgs {
    /// A PGN file to listen to
    pub(super) file: Option<PathBuf>,
    /// Begin with this game: chess or draughts
    #[arg(long, value_name = "GAME", value_parser = game_of)]
    pub(super) game: Option<Game>,
    /// Where sound goes: device, none, or wav:FILE
    #[arg(long, value_name = "WHERE", default_value = "device")]
    pub(super) audio_out: String,
    /// The language of the program, for example de
    #[arg(long, value_name = "VOICE")]
    pub(super) language: Option<String>,
    /// The voice of announcements, for example fide-de
    #[arg(long, value_name = "VOICE")]
    pub(super) voice: Option<String>,
    /// Keep settings and games under this folder
    #[arg(long, value_name = "FOLDER")]
    pub(super) data: Option<PathBuf>,
}

#[derive(Args)]
pub(super) struct ConsoleArgs {
    #[command(flatten)]
    pub(super) play: PlayArgs,
    /// Speak, besides printing
    #[arg(long)]
    pub(super) speak: bool,
}

#[derive(Args)]
pub(super) struct RehearseArgs {
    /// The play; - reads standard input
    pub(super) file: PathBuf,
    /// Compare with what the play says is heard; exit 1 at the first difference
    #[arg(long)]
    pub(super) check: bool,
}

/// The position that several commands start from.
#[derive(Args)]
pub(super) struct FromArgs {
    /// The game: chess or draughts
    #[arg(long, value_name = "GAME", default_value = "chess", value_parser = game_of)]
    pub(super) game: Game,
    /// The position; without it the usual starting position
    #[arg(long)]
    pub(super) fen: Option<String>,
}

#[derive(Args)]
pub(super) struct AnnounceArgs {
    #[command(flatten)]
    pub(super) from: FromArgs,
    /// The voice of the announcements
    #[arg(long, default_value = "fide-de")]
    pub(super) voice: String,
    /// How moves are announced
    #[arg(long, value_parser = one_of::<MoveForm>(&FORMS), default_value = "full")]
    pub(super) form: MoveForm,
    /// Write the speech to this file as well, as WAV, or as FLAC if its name ends in .flac
    #[arg(long, value_name = "FILE")]
    pub(super) wav: Option<PathBuf>,
    /// Print JSON, one object for each move
    #[arg(long)]
    pub(super) json: bool,
    /// The moves, in SAN, in UCI or in words
    #[arg(required = true)]
    pub(super) moves: Vec<String>,
}

#[derive(Args)]
pub(super) struct HearArgs {
    #[command(flatten)]
    pub(super) from: FromArgs,
    /// The language that is preferred where words have several meanings
    #[arg(long)]
    pub(super) voice: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(super) json: bool,
    /// The words; a single - reads lines of FEN, tab, words from standard input
    #[arg(required = true)]
    pub(super) words: Vec<String>,
}

#[derive(Args)]
pub(super) struct ScoreArgs {
    /// The file, in PGN or in Braille
    pub(super) file: PathBuf,
    /// What the file is
    #[arg(long, value_enum, default_value_t = ScoreSource::Pgn)]
    pub(super) from: ScoreSource,
    /// The game of a scoresheet in Braille: chess or draughts
    #[arg(long, value_name = "GAME", default_value = "chess", value_parser = game_of)]
    pub(super) game: Game,
    /// What to write
    #[arg(long, value_enum)]
    pub(super) to: ScoreTarget,
    /// The voice of the announcements
    #[arg(long, default_value = "fide-de")]
    pub(super) voice: String,
    /// How moves are announced
    #[arg(long, value_parser = one_of::<MoveForm>(&FORMS), default_value = "full")]
    pub(super) form: MoveForm,
    /// The file to write; standard output if it is missing
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,
    /// The edition of the laws (with --to claims); without it today's of the game
    #[arg(long)]
    pub(super) edition: Option<String>,
    /// The form of play, as the edition has it (with --to claims)
    #[arg(long, value_name = "FORM", default_value = "standard")]
    pub(super) form_of_play: String,
    /// Print JSON, one object for each game (with --to text or claims)
    #[arg(long)]
    pub(super) json: bool,
    #[command(flatten)]
    pub(super) braille: BrailleArgs,
}

impl ScoreArgs {
    /// A hyphen names standard input and standard output, as in other programs.
    pub(super) fn with_streams(mut self) -> Self {
        let hyphen = Path::new("-");
        if cfg!(unix) && self.file == hyphen {
            self.file = PathBuf::from("/dev/stdin");
        }
        self.output = self.output.filter(|output| output != hyphen);
        self
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum ScoreSource {
    /// Portable Game Notation
    Pgn,
    /// A scoresheet in Braille, as BRF or Unicode Braille
    Braille,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum ScoreTarget {
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

/// The forms of moves, each with what help says of it.
const FORMS: [(&str, &str); 5] = [
    ("full", "Piece, square of origin, square of arrival"),
    ("short", "Piece and square of arrival"),
    ("squares", "The two squares"),
    ("san", "Letters of the notation"),
    ("uci", "Notation of engines"),
];

#[derive(Args)]
pub(super) struct MovesArgs {
    #[command(flatten)]
    pub(super) from: FromArgs,
    /// Print JSON
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Args)]
pub(super) struct PerftArgs {
    #[command(flatten)]
    pub(super) from: FromArgs,
    /// Print JSON
    #[arg(long)]
    pub(super) json: bool,
    /// How many half-moves deep
    pub(super) depth: u32,
}

/// The position of `--fen`.
pub(super) fn position_of(from: &FromArgs) -> Result<Position, Failed> {
    let Some(fen) = &from.fen else {
        return Ok(from.game.start());
    };
    read_fen(from.game, fen).map_err(|reason| complain(&format!("--fen {fen:?}: {reason}")))
}
