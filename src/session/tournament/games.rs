//! The games of a tournament on the board.

use super::{fault, told};
use crate::pgn;
use crate::protocol::{
    Agreement, Arrangements, Conduct, Event, Incident, IncomingGame, Question, TournamentEvent,
    TournamentQuestion, TurnEvent, Waits,
};
use crate::session::Session;
use crate::session::outside::EventPlace;
use crate::session::table::Mode;
use crate::tournament::{BoardAt, EventDetail, TournamentFault, TournamentInput};

impl Session {
    /// Begins a game of the round that is played, with what the event has settled.
    pub(super) fn play_of_event(&mut self, board: usize) -> Vec<Event> {
        let Some(open) = &mut self.outside.event else {
            return told(TournamentEvent::NotOpen);
        };
        let event = &open.event;
        let at = BoardAt {
            round: event.current_round(),
            board,
        };
        let (Some(settled), Some(game)) = (event.regulations(), event.board(at)) else {
            return fault(TournamentFault::NoBoard(at));
        };
        if game.score.is_some() {
            return fault(TournamentFault::GameOver);
        }
        let blind = game
            .players()
            .map(|player| event.entrant(player).is_some_and(|one| one.touch));
        let late = settled.late_minutes;
        let agreement = Agreement {
            conduct: Conduct::Competition,
            edition: settled.edition.clone(),
            form: settled.form.parse().unwrap_or_default(),
            blind,
            control: settled.control.parse().ok(),
            two_boards: blind.contains(&true),
            arrangements: Arrangements {
                late_s: late.map(|minutes| minutes.saturating_mul(60)),
                ..Arrangements::default()
            },
            ..Agreement::default()
        };
        let [white, black] = event.names(game);
        let tags = [
            ("Event", settled.name.clone()),
            ("Site", settled.detail(EventDetail::Place).to_owned()),
            ("Round", at.to_string()),
            ("White", white),
            ("Black", black),
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
                open.played = Some(at);
                open.place = EventPlace::Nowhere;
            }
        }
        events
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
            let Some(at) = open.event.game_of(&pgn) else {
                events.extend(told(TournamentEvent::Foreign(file)));
                continue;
            };
            let input = TournamentInput::Game {
                at,
                pgn: pgn.clone(),
                replaces: false,
            };
            match open.event.clone().handle(self.now, input.clone()) {
                Ok(facts) if facts.is_empty() => {}
                Err(TournamentFault::Contradiction(.., says)) => {
                    let stands = open.event.board_read(at).map(Box::new);
                    let doubt =
                        stands.map(|stands| TournamentQuestion::Replace { stands, says, pgn });
                    has_doubts |= doubt.is_some();
                    open.doubts.extend(doubt);
                }
                Ok(_) | Err(_) => events.extend(self.happen(input)),
            }
        }
        if has_doubts && !self.is_free_for_doubt() {
            events.push(Event::Waits(Waits::Contradiction));
        }
        match events.is_empty() && !has_doubts {
            true => told(TournamentEvent::Unchanged),
            false => events,
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
        events.extend(self.next_doubt());
        events
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
        let incidents = self.table.contest.intervening.incidents.iter();
        let incidents: Vec<String> = incidents.map(incident).collect();
        if !incidents.is_empty() {
            record.set_tag("Incidents", &incidents.join("; "));
        }
        self.happen(TournamentInput::Game {
            at,
            pgn: pgn::write(&record),
            replaces: false,
        })
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
