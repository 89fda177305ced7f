//! A tournament as a session knows it: what happens to the event that is open.

mod conduct;
mod doubts;
mod games;
mod keeping;
mod lookup;
mod walk;

use std::collections::VecDeque;

use super::outside::{EventPlace, OpenEvent};
use super::{Session, refused};
use crate::protocol::{
    Event, EventErrand, EventLook, Question, Refusal, Request, TournamentAnswer, TournamentAsk,
    TournamentDoubt, TournamentEvent, TournamentQuestion, TournamentRequest, file_name,
};
use crate::tournament::{BoardAt, Entrant, Tournament, TournamentFault, TournamentInput};
use conduct::agreement_of;
use doubts::{begins_a_round, doubted, unknown_laws};
use lookup::looked_up;
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
        // Who asks something else has not meant what was only suggested.
        let is_suggested = |question: &mut Question| matches!(question, Question::Meant(..));
        self.table.question.take_if(is_suggested);
        // What changes nothing is answered beside any question.
        if let (TournamentAsk::Look(look), Some(open)) = (&ask, &self.outside.event) {
            let own = self.settings().player.as_deref().unwrap_or_default();
            return told(looked_up(&open.event, look, own));
        }
        // An entry takes the place of a question of the event.
        let is_entry = matches!(
            ask,
            TournamentAsk::Do(_) | TournamentAsk::Result(..) | TournamentAsk::Draw(_)
        );
        let is_of_event = |question: &mut Question| matches!(question, Question::Tournament(_));
        let question = &mut self.table.question;
        let put_off = question.take_if(|one| is_entry && is_of_event(one));
        if put_off.is_none() && (is_entry || matches!(ask, TournamentAsk::File(_))) {
            return self.entered_beside(ask);
        }
        // Who only walks or reads does so beside any question. Over a game no other one begins, which is told.
        let may_begin = matches!(ask, TournamentAsk::Pick(_) | TournamentAsk::Play(..));
        let begins = may_begin && (!self.is_under_way() || self.is_away());
        if begins || matches!(ask, TournamentAsk::Pair | TournamentAsk::Close) {
            refuse!(self.why_no_question_now());
        }
        let mut events = self.asked_of_event(ask);
        let Some(Question::Tournament(question)) = put_off else {
            return events;
        };
        if let [Event::Tournament(TournamentEvent::Refused(_)) | Event::Refused(_)] = events[..] {
            self.table.question = Some(Question::Tournament(question));
        } else {
            events.insert(0, Event::Declined(Question::Tournament(question)));
        }
        events
    }

    /// What is entered while something else may be asked: that question stays, and what would be asked itself is refused.
    fn entered_beside(&mut self, ask: TournamentAsk) -> Vec<Event> {
        let refusal = self.why_no_question_now();
        let Some(other) = self.table.question.take() else {
            return self.asked_of_event(ask);
        };
        let events = self.asked_of_event(ask);
        match self.table.question.replace(other).and(refusal) {
            Some(refusal) => refused(refusal),
            None => events,
        }
    }

    fn asked_of_event(&mut self, ask: TournamentAsk) -> Vec<Event> {
        if let TournamentAsk::File(errand @ (EventErrand::Open(_) | EventErrand::Create(_))) = ask {
            return self.run_errand(errand);
        }
        let Some(open) = &mut self.outside.event else {
            return told(TournamentEvent::NotOpen);
        };
        match ask {
            TournamentAsk::Unread(text) => fault(TournamentFault::Entry(text, String::new())),
            TournamentAsk::Unfit(text, verb) => fault(TournamentFault::Entry(text, verb)),
            TournamentAsk::Unknown(name) => fault(TournamentFault::NoName(name)),
            TournamentAsk::Do(input) => self.happen_if_meant(*input),
            TournamentAsk::Result(board, score, reason) => {
                let round = open.event.current_round();
                let at = BoardAt { round, board };
                let is_first = begins_a_round(&open.event, at, score);
                let input = TournamentInput::Score { at, score, reason };
                match open.event.board(at).filter(|_| is_first) {
                    Some(game) => {
                        let doubt = TournamentDoubt::Again(at, open.event.names(game), score);
                        self.ask_of_event(doubt, vec![input])
                    }
                    None => self.happen(input),
                }
            }
            TournamentAsk::Draw(seed) => self.happen_if_meant(TournamentInput::Lots(seed)),
            TournamentAsk::Pair => match open.event.next_to_pair() {
                Ok(_) => {
                    let request = TournamentRequest::Pair(open.event.trf(true));
                    self.want_of_event(request, TournamentEvent::Pairing)
                }
                Err(wrong) => fault(wrong),
            },
            TournamentAsk::Play(board, day) => self.play_of_event(board, day),
            TournamentAsk::Table => told(open.enter(EventPlace::Table(0, 0))),
            TournamentAsk::Duties => told(open.enter(EventPlace::Duties(0))),
            TournamentAsk::Walk(step) => told(open.leap(step, 1)),
            TournamentAsk::Leap(step, steps) => told(open.leap(step, steps)),
            TournamentAsk::Ray(step) => told(open.ray(step)),
            TournamentAsk::Here => told(open.here(false)),
            TournamentAsk::Pick(day) => match open.picked() {
                Picked::Tick(input) => self.happen(input),
                Picked::Play(at) => self.play_of_event(at.board, day),
                Picked::Over => fault(TournamentFault::GameOver),
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
            TournamentAsk::Look(look) => told(looked_up(&open.event, &look, "")),
            TournamentAsk::File(errand) => self.run_errand(errand),
        }
    }

    /// Has something done with a file.
    fn run_errand(&mut self, errand: EventErrand) -> Vec<Event> {
        if let EventErrand::Write(table, _) = errand
            && let Some(wrong) = self.why_not_written(table)
        {
            return fault(wrong);
        }
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
            if let Some(old) = open.event.regulations() {
                for (detail, text) in old.details.clone() {
                    settled.details.entry(detail).or_insert(text);
                }
            }
            if settled.name.trim().is_empty() {
                let old = open.event.regulations().map(|old| old.name.clone());
                settled.name = old.unwrap_or_else(|| called_after(&open.path));
            }
            // What no game can be played under is not settled.
            let agreement = agreement_of(settled, [settled.touch; 2]);
            if let Err(disagreement) = agreement.rules() {
                return refused(Refusal::Disagreed(disagreement));
            }
            let mut events = self.happen(input);
            let event = self.event().filter(|one| one.regulations().is_some());
            let terms = event.map(|event| looked_up(event, &EventLook::Terms, ""));
            events.extend(terms.map_or_else(Vec::new, |terms| self.once_kept(told(terms))));
            return events;
        }
        if let TournamentInput::TieBreaks(_) = input {
            let mut events = self.happen(input);
            let order = self
                .event()
                .map(|event| looked_up(event, &EventLook::TieBreaks, ""));
            events.extend(order.map_or_else(Vec::new, |order| self.once_kept(told(order))));
            return events;
        }
        if let Some((doubt, inputs)) = doubted(&open.event, &input) {
            return self.ask_of_event(doubt, inputs);
        }
        if let TournamentInput::Detail(detail, text) = &input {
            let parts = detail.parted(text).into_iter();
            return self.happen_all(parts.map(|(key, text)| TournamentInput::Detail(key, text)));
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

    /// Asks whether this is meant, if it can be at all.
    fn ask_of_event(&mut self, doubt: TournamentDoubt, inputs: Vec<TournamentInput>) -> Vec<Event> {
        let Some(open) = &self.outside.event else {
            return told(TournamentEvent::NotOpen);
        };
        let mut tried = open.event.clone();
        for input in &inputs {
            if let Err(wrong) = tried.handle(self.now, input.clone()) {
                return fault(wrong);
            }
        }
        let question = TournamentQuestion::Sure(doubt, inputs);
        self.ask(Question::Tournament(Box::new(question)))
    }

    pub(in crate::session) fn yes_to_tournament(
        &mut self,
        question: TournamentQuestion,
    ) -> Vec<Event> {
        let input = match question {
            TournamentQuestion::Withdraw(player, _, reason) => {
                TournamentInput::Withdraw { player, reason }
            }
            TournamentQuestion::Replace { stands, pgn, .. } => TournamentInput::Game {
                at: stands.at,
                pgn,
                replaces: true,
            },
            TournamentQuestion::Play(.., agreement) => return self.begin_as_read(*agreement),
            TournamentQuestion::Sure(_, inputs) => return self.happen_all(inputs),
        };
        self.happen(input)
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
            open.entered_at = Some((self.table.record.plies(), self.table.record.outcome()));
            let keep = TournamentRequest::Keep(open.path.clone(), before, entries.to_vec());
            self.outside.requests.push(Request::Tournament(keep));
            open.pending.append(&mut events);
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
                let unknown = unknown_laws(&event);
                let (players, round) = (event.entrants().len(), event.current_round());
                let rounds = event.rounds_planned();
                self.outside.event = Some(OpenEvent {
                    path,
                    kept: event.log().len(),
                    pending: Vec::new(),
                    event,
                    place: EventPlace::Nowhere,
                    played: None,
                    doubts: VecDeque::new(),
                    entered_at: None,
                });
                self.follow_game_of_event(true);
                let mut events = told(TournamentEvent::Opened(name, players, round, rounds));
                events.extend(unknown);
                events
            }
            TournamentAnswer::Kept => self.outside.event.as_mut().map_or_else(Vec::new, |open| {
                open.kept = open.event.log().len();
                std::mem::take(&mut open.pending)
            }),
            TournamentAnswer::Unkept(trouble) => {
                // What is told here is what is in the file: the rest has not happened. What was asked goes with it.
                if let Some(open) = &mut self.outside.event {
                    open.back_to(open.kept);
                }
                let of_event =
                    |question: &mut Question| matches!(question, Question::Tournament(_));
                self.table.question.take_if(of_event);
                told(TournamentEvent::Unwritten(trouble))
            }
            TournamentAnswer::News(path, from, entries) => self.catch_up(&path, from, entries),
            TournamentAnswer::Trouble(trouble) => told(TournamentEvent::Trouble(trouble)),
            TournamentAnswer::Paired(text) => self.take_pairs(&text),
            TournamentAnswer::Report(text) => self.happen(TournamentInput::Import(text)),
            TournamentAnswer::Entries(entrants) => self.take_entries(entrants),
            TournamentAnswer::Games(games) => self.take_games(games),
            TournamentAnswer::Watching(folder) => told(TournamentEvent::Watching(folder)),
            TournamentAnswer::Written(file) => told(TournamentEvent::Written(file, None)),
            TournamentAnswer::Replaced(file, old) => {
                told(TournamentEvent::Written(file, Some(old)))
            }
        }
    }

    /// Players of a list enter, all of them or none. Who is there already, just so, is passed over.
    fn take_entries(&mut self, entrants: Vec<(usize, Entrant)>) -> Vec<Event> {
        let Some(open) = &self.outside.event else {
            return told(TournamentEvent::NotOpen);
        };
        let new = entrants.into_iter();
        let new = new.filter(|(_, one)| !open.event.entrants().contains(one));
        let new = new.map(|(line, one)| (line, TournamentInput::Enter(Box::new(one))));
        let new: Vec<(usize, TournamentInput)> = new.collect();
        if new.is_empty() {
            return told(TournamentEvent::Unchanged);
        }
        let mut tried = open.event.clone();
        for (line, input) in &new {
            if let Err(wrong) = tried.handle(self.now, input.clone()) {
                return fault(TournamentFault::Listed(*line, Box::new(wrong)));
            }
        }
        self.happen_all(new.into_iter().map(|(_, input)| input))
    }

    /// The same behind a game on the board, if nothing was done there since; of one that goes on, once only.
    pub(in crate::session) fn take_result_back_behind_game(&mut self) -> Option<Vec<Event>> {
        let (record, open) = (&self.table.record, self.outside.event.as_mut()?);
        let now = (record.plies(), record.outcome());
        if open.entered_at != Some(now) || self.table.question.is_some() {
            return None;
        }
        open.entered_at.take_if(|(_, over)| over.is_none());
        self.take_result_back()
    }

    /// That a result is taken back by opening its game again, where it was entered last, or came from the board.
    pub(in crate::session) fn take_result_back(&self) -> Option<Vec<Event>> {
        let (TournamentInput::Score { at, .. } | TournamentInput::Game { at, .. }) =
            self.event()?.log().last()?.input
        else {
            return None;
        };
        Some(fault(TournamentFault::TakeBack(at)))
    }
}
