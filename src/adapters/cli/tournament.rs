//! `tournament`: an event from the draw to the final table, without a window. Its verbs are those of the console.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Args, ValueEnum};

use super::outcome::{Done, Failed, check_voice, complain, machine_settings, print, written};
use crate::adapters::calendar::moment;
use crate::adapters::store::write_whole;
use crate::adapters::tournament::pages::{EventTable, Wording, games_of, table};
use crate::adapters::tournament::{EventDesk, games_in};
use crate::braille::Paper;
use crate::desk::Desk;
use crate::input::tournament::asked;
use crate::protocol::{
    Ask, Event, Input, Request, Settings, Stamp, TournamentAsk, TournamentEvent, TournamentRequest,
};
use crate::tournament::{Tournament, TournamentFault, TournamentInput, Trf};
use crate::voice::Voices;

/// A tournament or a match.
#[derive(Args)]
pub(super) struct TournamentArgs {
    /// new, enter, draw, pair, pairings, result, adjourn, absent, withdraw, tie-breaks, tick, standings, table, leaders,
    /// playing, next, needs, judges, export or import
    verb: String,
    /// The file of the event
    event: String,
    /// What belongs to it, as at the console: 3 1/2 behind result, a file or a folder behind import
    #[arg(allow_hyphen_values = true)]
    words: Vec<String>,
    /// What export, standings, table and pairings write
    #[arg(long, value_enum)]
    to: Option<PageTarget>,
    /// The round of pairings, or of the games that export writes
    #[arg(long)]
    round: Option<usize>,
    /// The file to write; standard output if it is missing
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// The language, for example de
    #[arg(id = "tournament-language", long = "language", value_name = "VOICE")]
    language: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum PageTarget {
    /// Tournament Report File
    Trf,
    /// Portable Game Notation
    Pgn,
    /// Text in columns
    Text,
    /// A page for a browser
    Html,
    /// Comma-separated values
    Csv,
    /// Braille ASCII, forty cells
    Brf,
    /// Braille in Unicode
    Unicode,
}

/// A session in which nothing is open but the event.
struct Clerk<'a> {
    args: &'a TournamentArgs,
    desk: Desk,
    settings: Settings,
    files: EventDesk,
}

impl Clerk<'_> {
    /// Prints what was told; what is wrong goes to standard error.
    fn tell(&self, event: TournamentEvent) -> Done {
        if matches!(
            event,
            TournamentEvent::Opening | TournamentEvent::Opened(..)
        ) {
            return Ok(());
        }
        let is_bad = matches!(
            event,
            TournamentEvent::Refused(_) | TournamentEvent::Trouble(_) | TournamentEvent::NotOpen
        );
        let text = match self.args.json {
            true => serde_json::to_string(&event).unwrap_or_default(),
            false => written(&self.desk, &self.settings, &Event::Tournament(event)),
        };
        if is_bad {
            Err(complain(&text))
        } else {
            print(&text)
        }
    }

    /// Gives an input to the session, and does what it wants of the world.
    fn input(&mut self, input: impl Into<Input>) -> Done {
        let (outcome, _) = self.desk.handle(moment(), input);
        let mut done = Ok(());
        for event in outcome.events {
            if let Event::Tournament(event) = event {
                done = self.tell(event).and(done);
            }
        }
        for request in outcome.requests {
            if let Request::Tournament(request) = request {
                let report = self.files.answer(request);
                done = self.input(report).and(done);
            }
        }
        done
    }

    fn ask(&mut self, ask: TournamentAsk) -> Done {
        self.input(Ask::Tournament(Box::new(ask)))
    }

    /// Opens the file of the event, or makes it.
    fn open(&mut self, is_new: bool) -> Done {
        let path = self.args.event.clone();
        let report = self.files.answer(TournamentRequest::Open(path, is_new));
        self.input(report)
    }
}

pub(super) fn tournament(args: &TournamentArgs) -> Done {
    let desk = Desk::new(Arc::new(Voices::embedded()));
    let mut settings = machine_settings(desk.voices());
    if let Some(language) = &args.language {
        check_voice(desk.voices(), language)?;
        settings.language.clone_from(language);
    }
    let files = EventDesk::default();
    let mut clerk = Clerk {
        args,
        desk,
        settings,
        files,
    };
    match args.verb.as_str() {
        "import" => return import(&mut clerk),
        "export" => return page(&mut clerk, EventTable::Cross),
        "standings" if !args.json => return page(&mut clerk, EventTable::Standings),
        "table" => return page(&mut clerk, EventTable::Cross),
        "pairings" if args.words.is_empty() && !args.json => {
            return page(
                &mut clerk,
                EventTable::Pairings(args.round.unwrap_or_default()),
            );
        }
        _ => {}
    }
    let line = format!("{} {}", args.verb, args.words.join(" "));
    let asked = asked(&line).ok_or_else(|| complain(&format!("tournament {line}: see --help")))?;
    let mut input = Input::from(asked);
    input.stamp(
        Stamp {
            seed: moment().ms,
            day: 0,
        },
        Vec::new,
    );
    let is_new = args.verb == "new";
    if is_new {
        // What cannot be settled leaves no file.
        tried(&clerk, &input)?;
    }
    clerk.open(is_new)?;
    clerk.input(input)
}

/// Whether an input could begin an event.
fn tried(clerk: &Clerk<'_>, input: &Input) -> Done {
    let Input::Ask(Ask::Tournament(ask)) = input else {
        return Ok(());
    };
    let TournamentAsk::Do(input) = &**ask else {
        return Ok(());
    };
    match Tournament::default().handle(moment(), (**input).clone()) {
        Ok(_) => Ok(()),
        Err(fault) => clerk.tell(TournamentEvent::Refused(fault)),
    }
}

/// Writes a table, the report or the games.
fn page(clerk: &mut Clerk<'_>, which: EventTable) -> Done {
    clerk.open(false)?;
    let (args, language) = (clerk.args, &clerk.settings.language);
    let Some(event) = clerk.files.event() else {
        return Err(Failed::Wholly);
    };
    let which = match which {
        EventTable::Pairings(0) => EventTable::Pairings(event.current_round()),
        other @ (EventTable::Pairings(_) | EventTable::Standings | EventTable::Cross) => other,
    };
    let wording = Wording {
        desk: &clerk.desk,
        settings: &clerk.settings,
    };
    let sheet = || table(event, which, &wording);
    let braille = |ascii| {
        let pages = sheet().braille(language, Paper::default(), ascii);
        pages.ok_or_else(|| complain("Braille ASCII has no cells of eight dots"))
    };
    let text = match args.to {
        None if args.json => serde_json::to_string(&event.cross_table()).unwrap_or_default(),
        None | Some(PageTarget::Text) => sheet().text(),
        Some(PageTarget::Trf) => Trf::of(event, false).write(),
        Some(PageTarget::Pgn) => {
            let all: Vec<usize> = (1..=event.rounds().len()).collect();
            games_of(
                event,
                args.round.as_ref().map_or(&all[..], std::slice::from_ref),
            )
        }
        Some(PageTarget::Html) => sheet().html(language),
        Some(PageTarget::Csv) => sheet().csv(),
        Some(PageTarget::Brf) => braille(true)?,
        Some(PageTarget::Unicode) => braille(false)?,
    };
    match &args.output {
        None => print(text.trim_end_matches('\n')),
        Some(path) => write_whole(path, text.as_bytes())
            .map_err(|error| complain(&format!("{}: {error}", path.display()))),
    }
}

/// Takes the event of a file of TRF, or the games of a PGN file or of a folder.
fn import(clerk: &mut Clerk<'_>) -> Done {
    let from = PathBuf::from(clerk.args.words.join(" "));
    let unread = |error| complain(&format!("{}: {error}", from.display()));
    let happens = |input| TournamentAsk::Do(Box::new(input));
    let is_games = from.is_dir()
        || from
            .extension()
            .is_some_and(|it| it.eq_ignore_ascii_case("pgn"));
    if !is_games {
        let text = crate::pgn::decode(&std::fs::read(&from).map_err(unread)?);
        let ask = happens(TournamentInput::Import(text));
        // What cannot be read leaves no file.
        tried(clerk, &Input::from(Ask::Tournament(Box::new(ask.clone()))))?;
        clerk.open(!Path::new(&clerk.args.event).exists())?;
        return clerk.ask(ask);
    }
    let games = games_in(&from).map_err(unread)?;
    clerk.open(false)?;
    let mut done = Ok(());
    for (file, pgn) in games {
        let place = clerk.files.event().and_then(|event| event.game_of(&pgn));
        let told = match place {
            Some((round, board)) => clerk.ask(happens(TournamentInput::Game { round, board, pgn })),
            None => clerk.tell(TournamentEvent::Refused(TournamentFault::OtherGame)),
        };
        if told.is_err() {
            done = Err(complain(&file));
        }
    }
    done
}
