//! `tournament`: an event from the draw to the final table, without a window. Its verbs are those of the console.

use std::ffi::OsString;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;

use super::outcome::{Done, Failed, check_voice, complain, machine_settings, print, written};
use crate::adapters::calendar::moment;
use crate::adapters::tournament::EventDesk;
use crate::adapters::tournament::pages::Wording;
use crate::adapters::tournament::write::{EventPage, PageFormat};
use crate::desk::Desk;
use crate::input::tournament::asked;
use crate::protocol::{
    Ask, Event, EventErrand, EventTable, EventTrouble, Input, Question, Report, Request, Settings,
    Stamp, TournamentAnswer, TournamentEvent, TournamentRequest, TournamentTrouble,
};
use crate::tournament::TournamentFault;
use crate::voice::Voices;

/// A tournament or a match.
#[derive(Args)]
pub(super) struct TournamentArgs {
    /// new, enter, amend, set, draw, pair, unpair, pairings, result, reopen, late, adjourn, adjourned, absent, withdraw, tie-breaks, duties, tick,
    /// untick, assist, assisted, standings, table, players, terms, leaders, playing, next, needs, judges, corrections,
    /// export or import
    verb: String,
    /// The file of the event
    event: String,
    /// What belongs to it, as at the console: 3 1/2 behind result, a file behind export, a file or a folder behind import
    words: Vec<String>,
    /// What export, standings, table and pairings write
    #[arg(long, value_enum)]
    to: Option<PageFormat>,
    /// The round of pairings, or of the games that export writes
    #[arg(long)]
    round: Option<usize>,
    /// The file to write; standard output if it is missing
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Do what cannot be undone, or replace a result or a game of the event, without asking
    #[arg(long)]
    yes: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// The language, for example de
    #[arg(id = "tournament-language", long = "language", value_name = "VOICE")]
    language: Option<String>,
}

/// A command line in which no result looks like an option: `-+` and `--` are that of games that were not played.
pub(super) fn no_options(mut given: Vec<OsString>) -> Vec<OsString> {
    let is_result = given.get(1).is_some_and(|verb| verb == "tournament");
    let behind = given.iter().position(|word| word == "result");
    let behind = behind.filter(|_| is_result).unwrap_or(given.len());
    for word in &mut given[behind..] {
        if word == "-+" {
            *word = "forfeit 0-1".into();
        } else if word == "--" {
            *word = "forfeit 0-0".into();
        }
    }
    given
}

/// An entry is made so often if another program writes at the same moment.
const PATIENCE: usize = 20;

/// Whether another program has written into the file before.
fn is_overtaken(report: &Report) -> bool {
    let Report::Tournament(answer) = report else {
        return false;
    };
    matches!(&**answer, TournamentAnswer::Unkept(trouble) if trouble.what == EventTrouble::Changed)
}

/// A session in which nothing is open but the event.
struct Clerk<'a> {
    args: &'a TournamentArgs,
    desk: Desk,
    settings: Settings,
    files: EventDesk,
    /// How often an entry may still be made again that another program was before.
    patience: usize,
    /// Whether another program was before it.
    is_overtaken: bool,
}

impl Clerk<'_> {
    /// Prints what was told; what is wrong goes to standard error.
    fn tell(&self, event: TournamentEvent) -> Done {
        if matches!(
            event,
            TournamentEvent::Opening | TournamentEvent::Reading | TournamentEvent::Opened(..)
        ) {
            return Ok(());
        }
        if self.is_overtaken && matches!(event, TournamentEvent::Unwritten(_)) {
            return Err(Failed::Wholly);
        }
        if let TournamentEvent::Refused(TournamentFault::Value("value-edition", _)) = event {
            let told = written(&self.desk, &self.settings, &Event::Tournament(event));
            let _ = complain(&told);
            return Ok(());
        }
        let is_bad = matches!(
            event,
            TournamentEvent::Refused(_)
                | TournamentEvent::Trouble(_)
                | TournamentEvent::Unwritten(_)
                | TournamentEvent::NotOpen
        );
        let text = match self.args.json {
            true => serde_json::to_string(&event).unwrap_or_default(),
            false => written(&self.desk, &self.settings, &Event::Tournament(event)),
        };
        if is_bad && self.args.json {
            let _ = writeln!(std::io::stderr(), "{text}");
            Err(Failed::Wholly)
        } else if is_bad {
            Err(complain(&text))
        } else {
            print(&text)
        }
    }

    /// Gives an input to the session, and does what it wants of the world.
    fn input(&mut self, input: impl Into<Input>) -> Done {
        let (outcome, _) = self.desk.handle(moment(), input);
        let mut done = Ok(());
        // What is told must be in the file before.
        for request in outcome.requests {
            if let Request::Tournament(request) = request {
                let report = self.files.answer(request);
                self.is_overtaken |= self.patience > 0 && is_overtaken(&report);
                self.input(report)?;
            }
        }
        for event in outcome.events {
            if let Event::Tournament(event) = event {
                done = self.tell(event).and(done);
            } else if let Event::Asked(Question::Tournament(_)) = event {
                done = self.answer(&event).and(done);
            } else if let Event::Refused(_) = event {
                done = Err(complain(&written(&self.desk, &self.settings, &event)));
            }
        }
        done
    }

    /// The same as often as another program is before.
    fn enter(&mut self, input: &Input) -> Done {
        let mut done = self.input(input.clone());
        while std::mem::take(&mut self.is_overtaken) {
            self.patience -= 1;
            self.open(false)?;
            done = self.input(input.clone());
        }
        done
    }

    /// Answers a question: no, unless the line says yes.
    fn answer(&mut self, asked: &Event) -> Done {
        if self.args.yes {
            return self.input(Ask::Yes);
        }
        let text = written(&self.desk, &self.settings, asked);
        let failed = complain(&format!("{text} --yes"));
        self.input(Ask::No).and(Err(failed))
    }

    /// Opens the file of the event, or makes it.
    fn open(&mut self, is_new: bool) -> Done {
        let path = self.args.event.clone();
        let errand = if is_new {
            EventErrand::Create(path)
        } else {
            EventErrand::Open(path)
        };
        let report = self.files.answer(TournamentRequest::File(errand));
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
        patience: PATIENCE,
        is_overtaken: false,
    };
    let mut words = args.words.clone();
    if args.verb == "pairings" && words.is_empty() {
        words.extend(args.round.map(|round| round.to_string()));
    }
    if let Some(which) = page_of(args) {
        return page(&mut clerk, which);
    }
    let is_new = match args.verb.as_str() {
        "new" => true,
        "import" => !Path::new(&args.event).exists(),
        _ => false,
    };
    let line = format!("{} {}", args.verb, words.join(" "));
    // The words of the manual, in the language of the player, are those of the console.
    let entry = clerk
        .desk
        .voices()
        .event_entry(&line, &clerk.settings.language);
    let line = entry.unwrap_or(line);
    let unread = |clerk: &Clerk<'_>| {
        let fault = TournamentFault::Entry(line.trim().to_owned(), args.verb.clone());
        clerk.tell(TournamentEvent::Refused(fault))
    };
    if is_new && asked(&line, None).is_none() {
        return unread(&clerk);
    }
    clerk.open(is_new)?;
    let Some(asked) = asked(&line, clerk.desk.session().event()) else {
        return unread(&clerk);
    };
    let mut input = Input::from(asked);
    input.stamp(
        Stamp {
            seed: moment().ms,
            day: 0,
        },
        Vec::new,
    );
    let done = clerk.enter(&input);
    let event = clerk.desk.session().event();
    if is_new && event.is_none_or(|event| event.log().is_empty()) {
        // What cannot be settled leaves no file.
        clerk.files = EventDesk::default();
        let _ = std::fs::remove_file(&args.event);
    }
    done
}

/// The page that is wanted, if it is one. The round of pairings stands behind them, or has an option of its own.
fn page_of(args: &TournamentArgs) -> Option<EventTable> {
    let number = || args.round.unwrap_or_default();
    let is_page = args.to.is_some() || args.output.is_some();
    Some(match (args.verb.as_str(), &args.words[..]) {
        ("export", [] | [_]) => match args.to {
            Some(PageFormat::Trf) => EventTable::Report,
            Some(PageFormat::Pgn) => EventTable::Games(number()),
            Some(_) | None => EventTable::Cross,
        },
        ("standings", []) if !args.json => EventTable::Standings,
        ("table", []) => EventTable::Cross,
        ("duties", []) => EventTable::Duties,
        ("pairings", []) if !args.json => EventTable::Pairings(number()),
        ("pairings", [round]) if is_page => EventTable::Pairings(round.parse().ok()?),
        _ => return None,
    })
}

/// Writes a table, the report or the games.
fn page(clerk: &mut Clerk<'_>, which: EventTable) -> Done {
    clerk.open(false)?;
    let args = clerk.args;
    let Some(event) = clerk.desk.session().event() else {
        return Err(Failed::Wholly);
    };
    if let Some(fault) = clerk.desk.session().why_not_written(which) {
        return clerk.tell(TournamentEvent::Refused(fault));
    }
    if args.json && args.to.is_none() {
        let text = match which {
            EventTable::Duties => serde_json::to_string(&event.duties()),
            EventTable::Pairings(_)
            | EventTable::Standings
            | EventTable::Cross
            | EventTable::Games(_)
            | EventTable::Report => serde_json::to_string(&event.cross_table()),
        };
        return print(&text.unwrap_or_default());
    }
    let wording = Wording {
        desk: &clerk.desk,
        settings: &clerk.settings,
    };
    let behind = args.words.first().filter(|_| args.verb == "export");
    let path = args.output.as_deref().or(behind.map(Path::new));
    let page = EventPage::of(event, which, &wording, args.to, path);
    let page = page.map_err(|format| complain(&format!("--to {format}")))?;
    match (path, &page) {
        (Some(path), page) => {
            let file = path.display().to_string();
            match page.write(path) {
                Ok(None) => Ok(()),
                Ok(old) => clerk.tell(TournamentEvent::Written(file, old)),
                Err(detail) => {
                    let trouble = TournamentTrouble::new(EventTrouble::Broken, file, detail);
                    clerk.tell(TournamentEvent::Trouble(trouble))
                }
            }
        }
        (None, EventPage::Text(text)) => print(text.trim_end_matches('\n')),
        (None, EventPage::Speech(..)) => Err(complain("-o FILE")),
    }
}
