//! `tournament`: an event from the draw to the final table, without a window.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Args, Subcommand, ValueEnum};

use super::outcome::{Done, Failed, complain, machine_settings, print, written};
use crate::adapters::store::write_whole;
use crate::adapters::tournament::pages::{EventTable, Sheet2D, Wording, games_of, table};
use crate::adapters::tournament::{EventFile, Unkept, engine, games_in};
use crate::braille::Paper;
use crate::desk::Desk;
use crate::laws;
use crate::protocol::{Event, EventTrouble, Settings, TournamentEvent, TournamentTrouble};
use crate::tournament::{
    ByeKind, Entrant, EventLevel, GameScore, PairingSystem, Regulations, SwissPairs, TieBreak,
    Tournament, TournamentFault, TournamentInput, Trf,
};
use crate::voice::Voices;

/// A tournament or a match.
#[derive(Args)]
pub(super) struct TournamentArgs {
    #[command(subcommand)]
    what: What,
    /// Print JSON
    #[arg(long, global = true)]
    json: bool,
    /// The language, for example de
    #[arg(
        id = "tournament-language",
        long = "language",
        value_name = "VOICE",
        global = true
    )]
    language: Option<String>,
}

#[derive(Subcommand)]
enum What {
    /// Set up an event in a new file
    New(NewArgs),
    /// Enter a player
    Enter(EnterArgs),
    /// Draw lots; the seed is told, so that anyone can repeat it
    Draw {
        /// The file of the event
        event: String,
        /// The seed; without it one is chosen
        #[arg(long)]
        seed: Option<u64>,
        /// No lots: the numbers stay as the players have entered
        #[arg(long, conflicts_with = "seed")]
        as_entered: bool,
    },
    /// Pair the next round of a Swiss with bbpPairings, or by hand
    Pair {
        /// The file of the event
        event: String,
        /// The pairs by hand, White first: 1-4 2-3, and a number alone for who is left over
        pairs: Vec<String>,
    },
    /// Enter a result
    Result {
        /// The file of the event
        event: String,
        /// The board, from 1
        board: usize,
        /// 1-0, 0-1, 1/2, 0-0, +-, -+, --, annulled; "judged 1-0" for a judged game
        #[arg(allow_hyphen_values = true, value_parser = score_of)]
        score: GameScore,
        /// The round; without it the one that is played
        #[arg(long)]
        round: Option<usize>,
        /// Why it takes the place of another result
        #[arg(long, default_value = "")]
        reason: String,
    },
    /// Adjourn a game
    Adjourn {
        /// The file of the event
        event: String,
        /// The board, from 1
        board: usize,
        /// The number of who has sealed
        #[arg(long)]
        sealed_by: usize,
        /// The day of the resumption
        #[arg(long, default_value = "")]
        day: String,
        /// The round; without it the one that is played
        #[arg(long)]
        round: Option<usize>,
    },
    /// A player of a Swiss will be absent in a round
    Absent {
        /// The file of the event
        event: String,
        /// The number of the player
        player: usize,
        /// The round
        round: usize,
        /// zero, half or full
        #[arg(long, default_value = "zero", value_parser = bye_of)]
        bye: ByeKind,
    },
    /// A player leaves
    Withdraw {
        /// The file of the event
        event: String,
        /// The number of the player
        player: usize,
        /// Why
        #[arg(long, default_value = "")]
        reason: String,
    },
    /// Change the order of the tie-breaks
    TieBreaks {
        /// The file of the event
        event: String,
        /// DE, WIN, WON, BPG, BWG, KS, BH, BH/C1, BH/C2, BH/M1, SB
        #[arg(value_parser = tie_break_of)]
        order: Vec<TieBreak>,
    },
    /// Tick a duty: organisers, judge or assistant, and its number
    Tick {
        /// The file of the event
        event: String,
        /// The list
        list: String,
        /// The number, from 1
        duty: usize,
    },
    /// Print the standings
    Standings(TableArgs),
    /// Print the cross-table
    Table(TableArgs),
    /// Print the pairings of a round
    Pairings(TableArgs),
    /// Write the event: trf, pgn, or a table
    Export(TableArgs),
    /// Take an event from a file of TRF, or games from a PGN file or a folder of them
    Import {
        /// The file of the event
        event: String,
        /// What is taken
        from: PathBuf,
    },
}

#[derive(Args)]
struct NewArgs {
    /// The file of the event
    event: String,
    /// Its name
    #[arg(long, default_value = "")]
    name: String,
    /// Where it is
    #[arg(long, default_value = "")]
    place: String,
    /// match, round-robin, double-round-robin or swiss
    #[arg(long, default_value = "round-robin")]
    system: PairingSystem,
    /// Rounds of a Swiss, games of a match
    #[arg(long, default_value_t = 0)]
    rounds: u32,
    /// The edition of the laws
    #[arg(long, default_value = "fide-2023")]
    edition: String,
    /// standard, rapid or blitz
    #[arg(long, default_value = "standard")]
    form: String,
    /// country, city or club
    #[arg(long, default_value = "club")]
    level: EventLevel,
    /// The tie-breaks, the first first
    #[arg(long, value_delimiter = ',', value_parser = tie_break_of)]
    tie_breaks: Vec<TieBreak>,
    /// A player; may be given again and again
    #[arg(long = "player", value_name = "NAME")]
    players: Vec<String>,
}

#[derive(Args)]
struct EnterArgs {
    /// The file of the event
    event: String,
    /// The name
    name: String,
    /// The rating
    #[arg(long, default_value_t = 0)]
    rating: u32,
    /// The federation, three letters
    #[arg(long, default_value = "")]
    federation: String,
    /// He plays by touch, on a board of his own
    #[arg(long)]
    touch: bool,
    /// The name of his assistant
    #[arg(long, default_value = "")]
    assistant: String,
    /// The board at which he always sits
    #[arg(long, default_value_t = 0)]
    seat: u32,
}

#[derive(Args)]
struct TableArgs {
    /// The file of the event
    event: String,
    /// What is written
    #[arg(long, value_enum)]
    to: Option<PageTarget>,
    /// The round; without it the one that is played, for PGN all of them
    #[arg(long)]
    round: Option<usize>,
    /// The file to write; standard output if it is missing
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
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

fn score_of(text: &str) -> Result<GameScore, String> {
    GameScore::read(text)
        .ok_or_else(|| "there are 1-0, 0-1, 1/2, 0-0, +-, -+, --, annulled".to_owned())
}

fn tie_break_of(text: &str) -> Result<TieBreak, String> {
    let all: Vec<&str> = TieBreak::ALL.iter().map(|one| one.code()).collect();
    text.parse()
        .map_err(|_| format!("there are {}", all.join(", ")))
}

fn bye_of(text: &str) -> Result<ByeKind, String> {
    match text {
        "zero" => Ok(ByeKind::Zero),
        "half" => Ok(ByeKind::Half),
        "full" => Ok(ByeKind::Full),
        _ => Err("there are zero, half, full".to_owned()),
    }
}

/// What prints.
struct Teller {
    desk: Desk,
    settings: Settings,
    json: bool,
}

impl Teller {
    fn tell(&self, event: TournamentEvent) -> Done {
        let is_bad = matches!(
            event,
            TournamentEvent::Refused(_) | TournamentEvent::Trouble(_)
        );
        let text = match self.json {
            true => serde_json::to_string(&event).unwrap_or_default(),
            false => written(&self.desk, &self.settings, &Event::Tournament(event)),
        };
        if is_bad {
            return Err(complain(&text));
        }
        print(&text)
    }

    fn open(&self, path: &str, may_make: bool) -> Result<EventFile, Failed> {
        EventFile::open(path, may_make).map_err(|trouble| self.failed(trouble))
    }

    fn failed(&self, trouble: TournamentTrouble) -> Failed {
        self.tell(TournamentEvent::Trouble(trouble))
            .err()
            .unwrap_or(Failed::Wholly)
    }

    fn happen(&self, file: &mut EventFile, input: TournamentInput) -> Done {
        match file.handle(input) {
            Ok(facts) if facts.is_empty() => Ok(()),
            Ok(facts) => self.tell(TournamentEvent::Happened(facts)),
            Err(Unkept::Fault(fault)) => self.tell(TournamentEvent::Refused(fault)),
            Err(Unkept::Trouble(trouble)) => Err(self.failed(trouble)),
        }
    }

    fn do_in(&self, path: &str, input: impl FnOnce(&Tournament) -> TournamentInput) -> Done {
        let mut file = self.open(path, false)?;
        let input = input(&file.event);
        self.happen(&mut file, input)
    }
}

pub(super) fn tournament(args: &TournamentArgs) -> Done {
    let desk = Desk::new(Arc::new(Voices::embedded()));
    let mut settings = machine_settings(desk.voices());
    if let Some(language) = &args.language {
        super::outcome::check_voice(desk.voices(), language)?;
        settings.language.clone_from(language);
    }
    let json = args.json;
    let teller = Teller {
        desk,
        settings,
        json,
    };
    match &args.what {
        What::New(new) => found(&teller, new),
        What::Enter(enter) => {
            let entrant = Entrant {
                name: enter.name.clone(),
                rating: enter.rating,
                federation: enter.federation.clone(),
                touch: enter.touch,
                assistant: enter.assistant.clone(),
                seat: enter.seat,
                ..Entrant::default()
            };
            teller.do_in(&enter.event, |_| TournamentInput::Enter(Box::new(entrant)))
        }
        What::Draw {
            event,
            seed,
            as_entered,
        } => {
            let chosen = seed.unwrap_or_else(|| crate::adapters::calendar::moment().ms);
            let seed = (!as_entered).then_some(chosen);
            teller.do_in(event, |_| TournamentInput::Draw(seed))
        }
        What::Pair { event, pairs } => pair(&teller, event, pairs),
        What::Result {
            event,
            board,
            score,
            round,
            reason,
        } => teller.do_in(event, |found| TournamentInput::Score {
            round: round.unwrap_or_else(|| found.current_round()),
            board: *board,
            score: *score,
            reason: reason.clone(),
        }),
        What::Adjourn {
            event,
            board,
            sealed_by,
            day,
            round,
        } => teller.do_in(event, |found| TournamentInput::Adjourn {
            round: round.unwrap_or_else(|| found.current_round()),
            board: *board,
            sealed_by: *sealed_by,
            day: day.clone(),
        }),
        What::Absent {
            event,
            player,
            round,
            bye,
        } => {
            let (player, round, bye) = (*player, *round, *bye);
            teller.do_in(event, |_| TournamentInput::Absent { player, round, bye })
        }
        What::Withdraw {
            event,
            player,
            reason,
        } => {
            let (player, reason) = (*player, reason.clone());
            teller.do_in(event, |_| TournamentInput::Withdraw { player, reason })
        }
        What::TieBreaks { event, order } => {
            teller.do_in(event, |_| TournamentInput::TieBreaks(order.clone()))
        }
        What::Tick { event, list, duty } => {
            teller.do_in(event, |_| TournamentInput::Tick(list.clone(), *duty))
        }
        What::Standings(args) => page(&teller, args, |_| EventTable::Standings),
        What::Table(args) => page(&teller, args, |_| EventTable::Cross),
        What::Pairings(args) => page(&teller, args, EventTable::Pairings),
        What::Export(args) => page(&teller, args, |_| EventTable::Cross),
        What::Import { event, from } => import(&teller, event, from),
    }
}

fn found(teller: &Teller, new: &NewArgs) -> Done {
    if Path::new(&new.event).exists() {
        return Err(teller.failed(TournamentTrouble {
            what: EventTrouble::Exists,
            file: new.event.clone(),
            detail: String::new(),
        }));
    }
    let edition = laws::edition(&new.edition);
    let ids: Vec<&str> = laws::CHESS.iter().map(|edition| edition.id).collect();
    let edition = edition.ok_or_else(|| {
        complain(&format!(
            "--edition {}: there are {}",
            new.edition,
            ids.join(", ")
        ))
    })?;
    if !edition.forms().any(|(name, _)| name == new.form) {
        return Err(complain(&format!(
            "--form {}: the edition has no such form",
            new.form
        )));
    }
    let mut settled = Regulations::new(new.system, edition.id);
    (settled.name, settled.place) = (new.name.clone(), new.place.clone());
    (settled.rounds, settled.level) = (new.rounds, new.level);
    settled.form.clone_from(&new.form);
    if !new.tie_breaks.is_empty() {
        settled.tie_breaks.clone_from(&new.tie_breaks);
    }
    // What cannot be settled leaves no file.
    let input = TournamentInput::Found(Box::new(settled));
    if let Err(fault) = Tournament::default().handle(crate::time::Moment::default(), input.clone())
    {
        return teller.tell(TournamentEvent::Refused(fault));
    }
    let mut file = teller.open(&new.event, true)?;
    teller.happen(&mut file, input)?;
    for name in &new.players {
        let name = name.clone();
        let entrant = Entrant {
            name,
            ..Entrant::default()
        };
        teller.happen(&mut file, TournamentInput::Enter(Box::new(entrant)))?;
    }
    Ok(())
}

fn pair(teller: &Teller, path: &str, by_hand: &[String]) -> Done {
    let mut file = teller.open(path, false)?;
    let refuse = |fault| teller.tell(TournamentEvent::Refused(TournamentFault::Pairs(fault)));
    let pairs = if by_hand.is_empty() {
        let answer = engine::pair(&Trf::of(&file.event, true).write());
        let answer = answer.map_err(|trouble| teller.failed(trouble))?;
        match SwissPairs::read(&answer) {
            Ok(pairs) => match file.event.check_colours(&pairs) {
                Ok(()) => pairs,
                Err(fault) => return refuse(fault),
            },
            Err(fault) => return refuse(fault),
        }
    } else {
        match SwissPairs::typed(by_hand.iter().map(String::as_str)) {
            Ok(pairs) => pairs,
            Err(fault) => return refuse(fault),
        }
    };
    teller.happen(&mut file, TournamentInput::Pair(pairs))?;
    let round = file.event.rounds().len();
    teller.tell(TournamentEvent::pairings(&file.event, round))
}

fn page(teller: &Teller, args: &TableArgs, which: impl Fn(usize) -> EventTable) -> Done {
    let file = teller.open(&args.event, false)?;
    let event = &file.event;
    let round = args.round.unwrap_or_else(|| event.current_round());
    let wording = Wording {
        desk: &teller.desk,
        settings: &teller.settings,
    };
    let language = &teller.settings.language;
    let sheet = || table(event, which(round), &wording);
    let braille = |sheet: Sheet2D, ascii| {
        let pages = sheet.braille(language, Paper::default(), ascii);
        pages.ok_or_else(|| complain("Braille ASCII has no cells of eight dots"))
    };
    let text = match args.to {
        None if teller.json => match which(round) {
            EventTable::Pairings(round) => to_json(&TournamentEvent::pairings(event, round)),
            EventTable::Standings => to_json(&TournamentEvent::standings(event)),
            EventTable::Cross => to_json(&event.cross_table()),
        },
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
        Some(PageTarget::Brf) => braille(sheet(), true)?,
        Some(PageTarget::Unicode) => braille(sheet(), false)?,
    };
    match &args.output {
        None => print(text.trim_end_matches('\n')),
        Some(path) => write_whole(path, text.as_bytes())
            .map_err(|error| complain(&format!("{}: {error}", path.display()))),
    }
}

fn to_json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn import(teller: &Teller, path: &str, from: &Path) -> Done {
    let unread = |error| complain(&format!("{}: {error}", from.display()));
    let is_games = from.is_dir()
        || from
            .extension()
            .is_some_and(|it| it.eq_ignore_ascii_case("pgn"));
    if !is_games {
        let text = crate::pgn::decode(&std::fs::read(from).map_err(unread)?);
        // What cannot be read leaves no file.
        let input = TournamentInput::Import(text);
        let mut trial = Tournament::default();
        if let Err(fault) = trial.handle(crate::time::Moment::default(), input.clone()) {
            return teller.tell(TournamentEvent::Refused(fault));
        }
        let mut file = teller.open(path, true)?;
        return teller.happen(&mut file, input);
    }
    let mut file = teller.open(path, false)?;
    let mut done = Ok(());
    for (named, game) in games_in(from).map_err(unread)? {
        let told = match file.event.game_of(&game) {
            Some((round, board)) => teller.happen(
                &mut file,
                TournamentInput::Game {
                    round,
                    board,
                    pgn: game,
                },
            ),
            None => teller.tell(TournamentEvent::Refused(TournamentFault::OtherGame)),
        };
        if told.is_err() {
            done = Err(complain(&named));
        }
    }
    done
}
