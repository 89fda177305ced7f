//! A tournament as a session knows it: the event that is open, where the player stands in its table, and the game
//! of it that is on the board.

use crate::board::Step;
use crate::pgn;
use crate::protocol::{
    Agreement, BoardRead, Conduct, Event, Refusal, Request, TournamentAnswer, TournamentAsk,
    TournamentEvent, TournamentRequest,
};
use crate::session::table::Mode;
use crate::session::{Session, refused};
use crate::tournament::{
    CrossCell, CrossTable, NextGame, SwissPairs, Tournament, TournamentFault, TournamentInput, Trf,
};

/// The event that is open.
#[derive(Clone, Debug)]
pub(in crate::session) struct OpenEvent {
    event: Tournament,
    /// Where the player stands in the cross-table: row and column from 0.
    place: Option<(usize, usize)>,
    /// The game of it that is played on the board: round and board.
    played: Option<(usize, usize)>,
}

fn told(event: TournamentEvent) -> Vec<Event> {
    vec![Event::Tournament(event)]
}

fn fault(fault: TournamentFault) -> Vec<Event> {
    told(TournamentEvent::Refused(fault))
}

impl Session {
    /// Whether the player walks in a cross-table, so that arrows are for that.
    pub fn walks_the_table(&self) -> bool {
        let is_open = self
            .outside
            .event
            .as_ref()
            .is_some_and(|open| open.place.is_some());
        is_open && self.table.question.is_none() && !self.activity.is_on()
    }

    pub(in crate::session) fn handle_tournament(&mut self, ask: TournamentAsk) -> Vec<Event> {
        if let Some(question) = &self.table.question {
            return refused(Refusal::AnswerFirst(question.clone()));
        }
        if let TournamentAsk::Open(path) = ask {
            return self.want_of_event(TournamentRequest::Open(path), TournamentEvent::Opening);
        }
        let Some(open) = &mut self.outside.event else {
            return told(TournamentEvent::NotOpen);
        };
        let event = &open.event;
        match ask {
            TournamentAsk::Do(input) => self.happen(*input),
            TournamentAsk::Result(board, score, reason) => {
                let round = event.current_round();
                self.happen(TournamentInput::Score {
                    round,
                    board,
                    score,
                    reason,
                })
            }
            TournamentAsk::Draw(seed) => self.happen(TournamentInput::Draw(seed)),
            TournamentAsk::Open(_) => Vec::new(),
            TournamentAsk::Close => {
                self.outside.event = None;
                told(TournamentEvent::Closed)
            }
            TournamentAsk::Pair => {
                let trf = Trf::of(event, true).write();
                self.want_of_event(TournamentRequest::Pair(trf), TournamentEvent::Pairing)
            }
            TournamentAsk::Play(board) => self.play_of_event(board),
            TournamentAsk::Table => {
                open.place = Some((0, 0));
                self.cells_told(|_, place| vec![place], false)
            }
            TournamentAsk::Leave => {
                open.place = None;
                told(TournamentEvent::LeftTable)
            }
            TournamentAsk::Walk(step) => self.walk_table(step),
            TournamentAsk::Ray(step) => {
                self.cells_told(move |table, place| ray(table, place, step), false)
            }
            TournamentAsk::Here => self.cells_told(|_, place| vec![place], false),
            ask => told(looked_up(event, &ask)),
        }
    }

    /// Wants something of the world for an event, and tells that it is on its way.
    fn want_of_event(&mut self, request: TournamentRequest, event: TournamentEvent) -> Vec<Event> {
        self.outside.requests.push(Request::Tournament(request));
        told(event)
    }

    /// Lets something happen to the event, and has it kept.
    fn happen(&mut self, input: TournamentInput) -> Vec<Event> {
        let Some(open) = &mut self.outside.event else {
            return told(TournamentEvent::NotOpen);
        };
        let before = open.event.log().len();
        let facts = match open.event.handle(self.now, input) {
            Ok(facts) => facts,
            Err(wrong) => return fault(wrong),
        };
        if let Some(entry) = open.event.log().get(before) {
            let keep = TournamentRequest::Keep(Box::new(entry.clone()));
            self.outside.requests.push(Request::Tournament(keep));
        }
        // The rows may have moved under the player.
        open.place = open.place.map(|_| (0, 0));
        told(match facts.is_empty() {
            true => TournamentEvent::Unchanged,
            false => TournamentEvent::Happened(facts),
        })
    }

    /// Begins a game of the round that is played, with what the event has settled.
    fn play_of_event(&mut self, board: usize) -> Vec<Event> {
        let Some(open) = &mut self.outside.event else {
            return told(TournamentEvent::NotOpen);
        };
        let event = &open.event;
        let round = event.current_round();
        let (Some(settled), Some(game)) = (event.regulations(), event.board(round, board)) else {
            return fault(TournamentFault::NoBoard(round, board));
        };
        if game.score.is_some() {
            return fault(TournamentFault::GameOver);
        }
        let players = [game.white, game.black];
        let agreement = Agreement {
            conduct: Conduct::Competition,
            edition: settled.edition.clone(),
            form: settled.form.parse().unwrap_or_default(),
            blind: players.map(|player| event.entrant(player).is_some_and(|one| one.touch)),
            control: settled.control.parse().ok(),
            two_boards: true,
            ..Agreement::default()
        };
        let tags = [
            ("Event", settled.name.clone()),
            ("Site", settled.place.clone()),
            ("Round", format!("{round}.{board}")),
            ("White", event.name(players[0])),
            ("Black", event.name(players[1])),
        ];
        if self.is_under_way() {
            return fault(TournamentFault::GameOnBoard);
        }
        let events = self.agree(agreement);
        if self.is_under_way() {
            for (tag, value) in tags {
                self.table.record.set_tag(tag, &value);
            }
            if let Some(open) = &mut self.outside.event {
                open.played = Some((round, board));
            }
        }
        events
    }

    /// The result and the moves of a game of the event, once it has ended.
    pub(in crate::session) fn game_into_event(&mut self) -> Vec<Event> {
        let Some(open) = &mut self.outside.event else {
            return Vec::new();
        };
        let Some((round, board)) = open.played else {
            return Vec::new();
        };
        let is_of_event = |record: &crate::record::Record| {
            record.tag("Round") == Some(format!("{round}.{board}").as_str())
        };
        let game = self.activity.is_on();
        let record = &self.table.record;
        if game || self.table.mode != Mode::Play {
            return Vec::new();
        }
        if !is_of_event(record) {
            // Another game was begun over it.
            open.played = None;
            return Vec::new();
        }
        if record.outcome().is_none() {
            return Vec::new();
        }
        open.played = None;
        let pgn = pgn::write(record);
        self.happen(TournamentInput::Game { round, board, pgn })
    }

    fn walk_table(&mut self, step: Step) -> Vec<Event> {
        let Some(open) = &mut self.outside.event else {
            return told(TournamentEvent::NotOpen);
        };
        let table = open.event.cross_table();
        let place = open.place.unwrap_or((0, 0));
        let next = stepped(&table, place, step);
        open.place = Some(next.unwrap_or(place));
        self.cells_told(|_, place| vec![place], next.is_none())
    }

    /// Tells cells of the cross-table, as they follow from where the player stands.
    fn cells_told(
        &self,
        which: impl Fn(&CrossTable, (usize, usize)) -> Vec<(usize, usize)>,
        is_edge: bool,
    ) -> Vec<Event> {
        let Some(open) = &self.outside.event else {
            return told(TournamentEvent::NotOpen);
        };
        let (event, place) = (&open.event, open.place.unwrap_or((0, 0)));
        let table = event.cross_table();
        let mut cells = Vec::new();
        for (row, column) in which(&table, place) {
            let own = table
                .players
                .get(row)
                .map_or_else(String::new, |&one| event.name(one));
            for cell in table.at(row, column) {
                let other = match cell {
                    CrossCell::Game { opponent, .. } => event.name(*opponent),
                    CrossCell::Empty if !table.by_rounds => event.name(table.columns[column]),
                    CrossCell::Own | CrossCell::Bye(..) | CrossCell::Empty => String::new(),
                };
                cells.push((own.clone(), cell.clone(), other));
            }
        }
        match cells.is_empty() {
            true => fault(TournamentFault::NotBegun),
            false => told(TournamentEvent::Cells(cells, is_edge)),
        }
    }

    pub(in crate::session) fn hear_of_event(&mut self, answer: TournamentAnswer) -> Vec<Event> {
        match answer {
            TournamentAnswer::Opened(path, log) => {
                let event = Tournament::replay(log);
                let settled = event.regulations().map(|settled| settled.name.clone());
                let name = settled.filter(|name| !name.is_empty()).unwrap_or(path);
                let (players, round) = (event.entrants().len(), event.current_round());
                let rounds = event.rounds_planned();
                self.outside.event = Some(OpenEvent {
                    event,
                    place: None,
                    played: None,
                });
                told(TournamentEvent::Opened(name, players, round, rounds))
            }
            TournamentAnswer::Kept => Vec::new(),
            TournamentAnswer::Unkept(trouble) => {
                // What is told here must be what is in the file: it is to be opened again.
                self.outside.event = None;
                told(TournamentEvent::Trouble(trouble))
            }
            TournamentAnswer::Trouble(trouble) => told(TournamentEvent::Trouble(trouble)),
            TournamentAnswer::Paired(text) => self.take_pairs(&text),
        }
    }

    /// What the engine has answered is checked before anybody hears it.
    fn take_pairs(&mut self, text: &str) -> Vec<Event> {
        let Some(open) = &self.outside.event else {
            return told(TournamentEvent::NotOpen);
        };
        let read = SwissPairs::read(text);
        let pairs = read.and_then(|pairs| open.event.check_colours(&pairs).map(|()| pairs));
        let mut events = match pairs {
            Ok(pairs) => self.happen(TournamentInput::Pair(pairs)),
            Err(wrong) => return fault(TournamentFault::Pairs(wrong)),
        };
        if let Some(open) = &self.outside.event {
            let round = open.event.rounds().len();
            events.extend(told(TournamentEvent::pairings(&open.event, round)));
        }
        events
    }
}

/// What is asked and changes nothing.
fn looked_up(event: &Tournament, ask: &TournamentAsk) -> TournamentEvent {
    let known = |player: usize| match event.entrant(player) {
        Some(entrant) => Ok(entrant.name.clone()),
        None => Err(TournamentEvent::Refused(TournamentFault::NoPlayer(player))),
    };
    match ask {
        TournamentAsk::Pairings(round) => {
            TournamentEvent::pairings(event, round.unwrap_or_else(|| event.current_round()))
        }
        TournamentAsk::Leaders => {
            let leaders = event.leaders();
            let places = event.standings_now();
            let halves = places.first().map_or(0, |one| one.halves);
            TournamentEvent::Leaders(leaders.iter().map(|&one| event.name(one)).collect(), halves)
        }
        TournamentAsk::NextGame(player) => known(*player).map_or_else(
            |refused| refused,
            |name| {
                let next = event.next_game(*player);
                let other = match next {
                    NextGame::At(.., other) => event.name(other),
                    NextGame::Free(_) | NextGame::None => String::new(),
                };
                TournamentEvent::NextGame(name, next, other)
            },
        ),
        TournamentAsk::Playing => {
            let games = event.playing().into_iter();
            let games = games.filter_map(|(round, board)| BoardRead::of(event, round, board));
            TournamentEvent::Playing(games.collect())
        }
        TournamentAsk::Needs(player) => match (known(*player), event.need(*player)) {
            (Err(refused), _) => refused,
            (Ok(name), Some(need)) => TournamentEvent::Needs(name, need),
            (Ok(name), None) => TournamentEvent::Refused(TournamentFault::Left(name)),
        },
        TournamentAsk::Judges => TournamentEvent::Judges(event.judges()),
        TournamentAsk::Standings
        | TournamentAsk::Open(_)
        | TournamentAsk::Do(_)
        | TournamentAsk::Draw(_)
        | TournamentAsk::Result(..)
        | TournamentAsk::Play(_)
        | TournamentAsk::Table
        | TournamentAsk::Walk(_)
        | TournamentAsk::Ray(_)
        | TournamentAsk::Here
        | TournamentAsk::Leave
        | TournamentAsk::Pair
        | TournamentAsk::Close => TournamentEvent::standings(event),
    }
}

/// A step in the table; `None` at its edge.
fn stepped(
    table: &CrossTable,
    (row, column): (usize, usize),
    step: Step,
) -> Option<(usize, usize)> {
    let (files, ranks) = step.offset();
    let row = row.checked_add_signed(-isize::from(ranks))?;
    let column = column.checked_add_signed(isize::from(files))?;
    (!table.at(row, column).is_empty()).then_some((row, column))
}

/// The cells from a place to the edge.
fn ray(table: &CrossTable, place: (usize, usize), step: Step) -> Vec<(usize, usize)> {
    std::iter::successors(Some(place), |&place| stepped(table, place, step)).collect()
}
