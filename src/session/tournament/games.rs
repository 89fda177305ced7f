//! The games of a tournament on the board.

use super::conduct::agreement_of;
use super::{fault, told};
use crate::pgn;
use crate::protocol::{
    Agreement, Event, Incident, IncomingGame, Question, Refusal, TournamentAnswer, TournamentEvent,
    TournamentQuestion, TurnEvent, Waits,
};
use crate::session::outside::EventPlace;
use crate::session::table::Mode;
use crate::session::{Session, refused};
use crate::tournament::{BoardAt, TournamentFault, TournamentInput, date_of};

impl Session {
    /// A game of the round that is played begins with what the event has settled: first it is read who plays and under which
    /// terms, so that nobody's clock runs at the wrong board.
    pub(super) fn play_of_event(&mut self, board: usize, day: Option<u32>) -> Vec<Event> {
        let Some(open) = &self.outside.event else {
            return told(TournamentEvent::NotOpen);
        };
        let event = &open.event;
        let at = BoardAt {
            round: event.current_round(),
            board,
        };
        let (Some(settled), Some(game)) = (event.regulations(), event.board(at)) else {
            return fault(event.why_no_board(at));
        };
        if game.score.is_some() {
            return fault(TournamentFault::GameOver);
        }
        if game.adjourned.is_some() {
            return fault(TournamentFault::Adjourned);
        }
        let blind = game.players().map(|player| event.plays_by_touch(player));
        let date = day.map(|day| ("Date", date_of(day)));
        let tags = event.tags(at).into_iter().chain(date);
        let agreement = Agreement {
            tags: tags.map(|(tag, value)| (tag.to_owned(), value)).collect(),
            ..agreement_of(settled, blind)
        };
        if self.is_under_way() && !self.is_away() {
            return fault(TournamentFault::GameOnBoard);
        }
        if let Err(disagreement) = agreement.rules() {
            return refused(Refusal::Disagreed(disagreement));
        }
        let question = TournamentQuestion::Play(at, event.names(game), Box::new(agreement));
        self.ask(Question::Tournament(Box::new(question)))
    }

    /// A game on the board that bears the name of the event, of a game of it and of its players is that game, also after
    /// a restart and when an adjourned game is taken up again. One that is over already goes in once: it is asked about
    /// where the event may know better, and one whose result was taken back stays out.
    pub(in crate::session) fn follow_game_of_event(&mut self, asks: bool) {
        let record = &self.table.record;
        let Some(open) = self.outside.event.as_mut() else {
            return;
        };
        let settled = open.event.regulations();
        let is_of_event = settled.is_some_and(|one| record.tag("Event") == Some(&one.name));
        let at = record.tag("Round").and_then(|round| round.parse().ok());
        let is_it = |at: &BoardAt| {
            let game = open.event.board(*at).filter(|game| game.score.is_none());
            let names = game.map(|game| open.event.names(game));
            names.is_some_and(|[white, black]| {
                record.tag("White") == Some(&white) && record.tag("Black") == Some(&black)
            })
        };
        let is_played = is_of_event && self.table.mode == Mode::Play;
        open.played = at.filter(|at| is_played && is_it(at));
        if open.played.is_some() {
            open.place = EventPlace::Nowhere;
        }
        let over = open.played.filter(|_| record.outcome().is_some());
        let Some(at) = over else { return };
        let is_out = open.event.was_taken_back(at, record);
        if asks || is_out {
            open.played = None;
        }
        if asks && !is_out {
            let (says, pgn) = (record.outcome(), pgn::write(record));
            let stands = open.event.board_read(at).map(Box::new);
            let doubt = stands.map(|stands| TournamentQuestion::Replace { stands, says, pgn });
            open.doubts.extend(doubt);
        }
    }

    /// Whether the game on the board is one of an event, and has no clock to press.
    pub(in crate::session) fn is_of_event_without_clock(&self) -> bool {
        self.table.contest.clock.is_none() && self.named_in_event().is_some()
    }

    /// The event, the place there and the players of the game on the board, if it bears them.
    pub(in crate::session) fn named_in_event(&self) -> Option<Box<(String, BoardAt, [String; 2])>> {
        let tag = |name| self.table.record.tag(name);
        let at = tag("Round")?.parse().ok()?;
        let [event, white, black] = [
            tag("Event").unwrap_or_default(),
            tag("White")?,
            tag("Black")?,
        ]
        .map(str::to_owned);
        Some(Box::new((event, at, [white, black])))
    }

    /// What a log must hold besides the game on the board, if it is one of the event.
    pub fn event_of_game(&self) -> Option<TournamentAnswer> {
        let open = self.outside.event.as_ref()?;
        open.played?;
        let log = open.event.log().to_vec();
        Some(TournamentAnswer::Opened(open.path.clone(), log))
    }

    /// Takes games from files. What is there already changes nothing and is not told; what contradicts it is asked about,
    /// one after the other, once no game is under way. What cannot be read is told.
    pub(super) fn take_games(&mut self, games: Vec<IncomingGame>) -> Vec<Event> {
        let mut events = Vec::new();
        let mut has_doubts = false;
        for IncomingGame { file, pgn } in games {
            let Some(open) = &mut self.outside.event else {
                return told(TournamentEvent::NotOpen);
            };
            let pgn = match pgn {
                Ok(pgn) => pgn,
                Err((game, line)) => {
                    events.extend(told(TournamentEvent::Unreadable(file, game, line)));
                    continue;
                }
            };
            let Some(at) = open.event.game_of(&pgn, false) else {
                let is_reversed = open.event.game_of(&pgn, true).is_some();
                events.extend(told(TournamentEvent::Foreign(file, is_reversed)));
                continue;
            };
            let game = self.take_game(at, pgn);
            has_doubts |= game.is_none();
            events.extend(game.into_iter().flatten());
        }
        if has_doubts && !self.is_free_for_doubt() {
            events.push(Event::Waits(Waits::Contradiction));
        }
        let open = self.outside.event.as_ref();
        let is_kept = open.is_some_and(|open| open.pending.is_empty());
        match events.is_empty() && !has_doubts && is_kept {
            true => told(TournamentEvent::Unchanged),
            false => events,
        }
    }

    /// Takes a game; nothing if it contradicts what stands there, which is asked about.
    fn take_game(&mut self, at: BoardAt, pgn: String) -> Option<Vec<Event>> {
        let replaces = false;
        let text = pgn.clone();
        let input = TournamentInput::Game { at, pgn, replaces };
        let open = self.outside.event.as_mut()?;
        match open.event.clone().handle(self.now, input.clone()) {
            Ok(facts) if facts.is_empty() => Some(Vec::new()),
            Err(TournamentFault::Contradiction(.., says)) => {
                let stands = open.event.board_read(at).map(Box::new);
                let pgn = text;
                let doubt = stands.map(|stands| TournamentQuestion::Replace { stands, says, pgn });
                open.doubts.extend(doubt);
                None
            }
            Ok(_) | Err(_) => Some(self.happen(input)),
        }
    }

    /// Whether a contradiction can be asked about now.
    fn is_free_for_doubt(&self) -> bool {
        self.table.question.is_none() && !self.is_under_way() && !self.activity.is_on()
    }

    /// Asks about the next contradiction, if nothing is in the way.
    fn next_doubt(&mut self) -> Vec<Event> {
        if !self.is_free_for_doubt() {
            return Vec::new();
        }
        let open = self.outside.event.as_mut();
        let doubt = open.and_then(|open| open.doubts.pop_front());
        doubt.map_or_else(Vec::new, |doubt| {
            self.ask(Question::Tournament(Box::new(doubt)))
        })
    }

    /// What is due for the event after each input: the game of it that has ended, or a contradiction that waits.
    pub(in crate::session) fn tend_event(&mut self) -> Vec<Event> {
        let mut events = self.game_into_event();
        events.extend(self.adjournment_into_event());
        events.extend(self.next_doubt());
        events
    }

    /// That a game of the event is adjourned: who has sealed, and when it goes on, as soon as that is said.
    fn adjournment_into_event(&mut self) -> Vec<Event> {
        let envelope = self.envelope().filter(|_| self.is_away());
        let (Some(envelope), Some(open)) = (envelope, &self.outside.event) else {
            return Vec::new();
        };
        let game = open.played.and_then(|at| Some((at, open.event.board(at)?)));
        let Some((at, game)) = game else {
            return Vec::new();
        };
        let adjourned = (
            game.at(envelope.record.position().turn()),
            envelope.appointment,
        );
        let is_there = game
            .adjourned
            .as_ref()
            .is_some_and(|there| adjourned.1.is_empty() || *there == adjourned);
        if game.score.is_some() || is_there {
            return Vec::new();
        }
        let (sealed_by, day) = adjourned;
        self.happen(TournamentInput::Adjourn { at, sealed_by, day })
    }

    /// The result and the moves of a game of the event, once it has ended.
    fn game_into_event(&mut self) -> Vec<Event> {
        let Some(open) = &mut self.outside.event else {
            return Vec::new();
        };
        let Some(at) = open.played else {
            return Vec::new();
        };
        if self.activity.is_on() || self.table.mode != Mode::Play {
            return Vec::new();
        }
        let record = &self.table.record;
        if record.tag("Round") != Some(at.to_string().as_str()) {
            // Another game was begun over it.
            open.played = None;
            return Vec::new();
        }
        if record.outcome().is_none() {
            return Vec::new();
        }
        open.played = None;
        let mut record = record.clone();
        // The move that ends a game is followed by no press of the clock.
        if let (Some(last), Some(clock)) =
            (record.plies().checked_sub(1), &self.table.contest.clock)
            && record
                .notes()
                .of(last)
                .is_none_or(|note| note.clock_ms.is_none())
        {
            let mover = record.position().turn().other();
            record.note_clock(clock.remaining_ms(mover, self.now));
        }
        let incidents = self.table.contest.intervening.incidents.iter();
        let incidents: Vec<String> = incidents.map(incident).collect();
        if !incidents.is_empty() {
            record.set_tag("Incidents", &incidents.join("; "));
        }
        let game = self.take_game(at, pgn::write(&record));
        game.unwrap_or_default()
    }
}

/// An incident as a tag holds it: the move, and the articles.
fn incident(incident: &Incident) -> String {
    let laws = if let Event::Arbiter(event) = &incident.event {
        event.laws()
    } else if let Event::Turn(TurnEvent::Penalised(penalty)) = &incident.event {
        vec![penalty.law]
    } else if let Event::Turn(TurnEvent::IllegalStands(law)) = &incident.event {
        vec![*law]
    } else {
        Vec::new()
    };
    let articles = laws.iter().map(|law| law.article);
    let articles: Vec<&str> = articles.collect();
    format!("{} {}", incident.number, articles.join(", "))
        .trim_end()
        .to_owned()
}
