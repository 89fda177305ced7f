//! A tournament as a session knows it: what happens to the event that is open.

mod conduct;
mod games;
mod lookup;
mod walk;

use std::collections::VecDeque;

use super::outside::{EventPlace, OpenEvent};
use super::{Session, refused};
use crate::protocol::{
    Event, EventErrand, EventLook, Question, Refusal, Request, TournamentAnswer, TournamentAsk,
    TournamentEvent, TournamentQuestion, TournamentRequest, file_name,
};
use crate::tournament::{BoardAt, SwissPairs, Tournament, TournamentFault, TournamentInput};
use conduct::agreement_of;
use lookup::{looked_up, pairings};
use walk::Picked;

fn told(event: TournamentEvent) -> Vec<Event> {
    vec![Event::Tournament(event)]
}

fn fault(fault: TournamentFault) -> Vec<Event> {
    told(TournamentEvent::Refused(fault))
}

/// What an event without a name is called: as its file is.
fn called_after(path: &str) -> String {
    let file = file_name(path);
    let stem = file.rsplit_once('.').map(|(stem, _)| stem);
    stem.filter(|stem| !stem.is_empty())
        .unwrap_or(file)
        .to_owned()
}

impl Session {
    /// The tournament that is open.
    pub fn event(&self) -> Option<&Tournament> {
        self.outside.event.as_ref().map(|open| &open.event)
    }

    /// Whether a tournament is open.
    pub const fn has_event(&self) -> bool {
        self.outside.event.is_some()
    }

    pub(in crate::session) fn handle_tournament(&mut self, ask: TournamentAsk) -> Vec<Event> {
        if let Some(question) = &self.table.question {
            return refused(Refusal::AnswerFirst(question.clone()));
        }
        if let TournamentAsk::File(errand @ (EventErrand::Open(_) | EventErrand::Create(_))) = ask {
            return self.run_errand(errand);
        }
        let own = self.settings().player.clone().unwrap_or_default();
        let Some(open) = &mut self.outside.event else {
            return told(TournamentEvent::NotOpen);
        };
        match ask {
            TournamentAsk::Unread(text) => fault(TournamentFault::Entry(text)),
            TournamentAsk::Unknown(name) => fault(TournamentFault::NoName(name)),
            TournamentAsk::Do(input) => self.happen_if_meant(*input),
            TournamentAsk::Result(board, score, reason) => {
                let round = open.event.current_round();
                let at = BoardAt { round, board };
                self.happen(TournamentInput::Score { at, score, reason })
            }
            TournamentAsk::Draw(seed) => self.happen(TournamentInput::Lots(seed)),
            TournamentAsk::Pair => match open.event.next_to_pair() {
                Ok(_) => {
                    let request = TournamentRequest::Pair(open.event.trf(true));
                    self.want_of_event(request, TournamentEvent::Pairing)
                }
                Err(wrong) => fault(wrong),
            },
            TournamentAsk::Play(board) => self.play_of_event(board),
            TournamentAsk::Table => told(open.enter(EventPlace::Table(0, 0))),
            TournamentAsk::Duties => told(open.enter(EventPlace::Duties(0))),
            TournamentAsk::Walk(step) => told(open.leap(step, 1)),
            TournamentAsk::Leap(step, steps) => told(open.leap(step, steps)),
            TournamentAsk::Ray(step) => told(open.ray(step)),
            TournamentAsk::Here => told(open.here(false)),
            TournamentAsk::Pick => match open.picked() {
                Picked::Tick(input) => self.happen(input),
                Picked::Play(at) => self.play_of_event(at.board),
                Picked::Nothing => told(open.here(false)),
            },
            TournamentAsk::Leave => {
                open.place = EventPlace::Nowhere;
                told(TournamentEvent::LeftTable)
            }
            TournamentAsk::Close => {
                self.outside.event = None;
                told(TournamentEvent::Closed)
            }
            TournamentAsk::Look(look) => told(looked_up(&open.event, &look, &own)),
            TournamentAsk::File(errand) => self.run_errand(errand),
        }
    }

    /// Has something done with a file.
    fn run_errand(&mut self, errand: EventErrand) -> Vec<Event> {
        let event = match errand {
            EventErrand::Open(_) | EventErrand::Create(_) => TournamentEvent::Opening,
            EventErrand::Import(_) | EventErrand::Watch(_) => TournamentEvent::Reading,
            EventErrand::Write(..) => TournamentEvent::Writing,
        };
        self.want_of_event(TournamentRequest::File(errand), event)
    }

    /// Wants something of the world for an event, and tells that it is on its way.
    fn want_of_event(&mut self, request: TournamentRequest, event: TournamentEvent) -> Vec<Event> {
        self.outside.requests.push(Request::Tournament(request));
        told(event)
    }

    /// Lets something happen to the event; who leaves does so after a question.
    fn happen_if_meant(&mut self, mut input: TournamentInput) -> Vec<Event> {
        let Some(open) = &self.outside.event else {
            return told(TournamentEvent::NotOpen);
        };
        if let TournamentInput::Found(settled) = &mut input {
            if settled.name.trim().is_empty() {
                settled.name = called_after(&open.path);
            }
            // What no game can be played under is not settled.
            let agreement = agreement_of(settled, [settled.touch; 2]);
            if let Err(disagreement) = agreement.rules() {
                return refused(Refusal::Disagreed(disagreement));
            }
            let mut events = self.happen(input);
            let event = self.event().filter(|one| one.regulations().is_some());
            events.extend(
                event.map(|event| Event::Tournament(looked_up(event, &EventLook::Terms, ""))),
            );
            return events;
        }
        let TournamentInput::Withdraw { player, reason } = &input else {
            return self.happen(input);
        };
        // What cannot be done is no question.
        if let Err(wrong) = open.event.clone().handle(self.now, input.clone()) {
            return fault(wrong);
        }
        let name = open.event.name(*player);
        let question = TournamentQuestion::Withdraw(*player, name, reason.clone());
        self.ask(Question::Tournament(Box::new(question)))
    }

    pub(in crate::session) fn yes_to_tournament(
        &mut self,
        question: TournamentQuestion,
    ) -> Vec<Event> {
        self.happen(match question {
            TournamentQuestion::Withdraw(player, _, reason) => {
                TournamentInput::Withdraw { player, reason }
            }
            TournamentQuestion::Replace { stands, pgn, .. } => TournamentInput::Game {
                at: stands.at,
                pgn,
                replaces: true,
            },
        })
    }

    /// Lets something happen to the event, and has it kept.
    fn happen(&mut self, input: TournamentInput) -> Vec<Event> {
        self.happen_all([input])
    }

    /// Lets several things happen to the event, and has them kept together. What cannot be is told, and the rest happens.
    fn happen_all(&mut self, inputs: impl IntoIterator<Item = TournamentInput>) -> Vec<Event> {
        let Some(open) = &mut self.outside.event else {
            return told(TournamentEvent::NotOpen);
        };
        let before = open.event.log().len();
        let mut events = Vec::new();
        for input in inputs {
            events.push(Event::Tournament(
                match open.event.handle(self.now, input) {
                    Ok(facts) if facts.is_empty() => TournamentEvent::Unchanged,
                    Ok(facts) => TournamentEvent::Happened(facts),
                    Err(wrong) => TournamentEvent::Refused(wrong),
                },
            ));
        }
        let entries = open.event.log().get(before..).unwrap_or_default();
        if !entries.is_empty() {
            let keep = TournamentRequest::Keep(open.path.clone(), before, entries.to_vec());
            self.outside.requests.push(Request::Tournament(keep));
            if let EventPlace::Table(..) = open.place {
                // The rows may have moved under the player.
                open.place = EventPlace::Table(0, 0);
            }
        }
        events
    }

    pub(in crate::session) fn hear_of_event(&mut self, answer: TournamentAnswer) -> Vec<Event> {
        match answer {
            TournamentAnswer::Opened(path, log) => {
                let event = Tournament::replay(log);
                let settled = event.regulations().map(|settled| settled.name.clone());
                let name = settled.filter(|name| !name.is_empty());
                let name = name.unwrap_or_else(|| called_after(&path));
                let (players, round) = (event.entrants().len(), event.current_round());
                let rounds = event.rounds_planned();
                self.outside.event = Some(OpenEvent {
                    path,
                    event,
                    place: EventPlace::Nowhere,
                    played: None,
                    doubts: VecDeque::new(),
                });
                self.follow_game_of_event();
                told(TournamentEvent::Opened(name, players, round, rounds))
            }
            TournamentAnswer::Kept => Vec::new(),
            TournamentAnswer::Unkept(trouble) => {
                // What is told here must be what is in the file: it is to be opened again. What was asked goes with it.
                self.outside.event = None;
                let of_event =
                    |question: &mut Question| matches!(question, Question::Tournament(_));
                self.table.question.take_if(of_event);
                told(TournamentEvent::Trouble(trouble))
            }
            TournamentAnswer::Trouble(trouble) => told(TournamentEvent::Trouble(trouble)),
            TournamentAnswer::Paired(text) => self.take_pairs(&text),
            TournamentAnswer::Report(text) => self.happen(TournamentInput::Import(text)),
            TournamentAnswer::Entries(entrants) if entrants.is_empty() => {
                told(TournamentEvent::Unchanged)
            }
            TournamentAnswer::Entries(entrants) => {
                let entrants = entrants.into_iter().map(Box::new);
                self.happen_all(entrants.map(TournamentInput::Enter))
            }
            TournamentAnswer::Games(games) => self.take_games(games),
            TournamentAnswer::Watching(folder) => told(TournamentEvent::Watching(folder)),
            TournamentAnswer::Written(file) => told(TournamentEvent::Written(file)),
        }
    }

    /// What the engine has answered is checked before anybody hears it.
    fn take_pairs(&mut self, text: &str) -> Vec<Event> {
        let Some(open) = &self.outside.event else {
            return told(TournamentEvent::NotOpen);
        };
        let pairs = SwissPairs::read(text);
        let pairs = pairs.and_then(|pairs| open.event.check_colours(&pairs).map(|()| pairs));
        let mut events = match pairs {
            Ok(pairs) => self.happen(TournamentInput::Pair(pairs)),
            Err(wrong) => return fault(wrong),
        };
        if let Some(open) = &self.outside.event {
            let round = open.event.rounds().len();
            events.extend(told(pairings(&open.event, round)));
        }
        events
    }
}
