//! Which command does what: in a competition first, then as in practice.

use super::advice::{Advice, AdviceCommand};
use super::command::{Claim, Command};
use super::drill::{DrillCommand, NoDrill};
use super::event::{Event, Question, Refusal, Topic};
use super::practice::{PracticeCommand, PracticeRefusal};
use super::{Mode, Session, refused};
use crate::arbiter::claims::Ground;
use crate::board::{Side, Step};

impl Session {
    pub(super) fn obey(&mut self, command: Command) -> Vec<Event> {
        let command = match command {
            Command::Drill(command) if self.setup().is_none() => return self.obey_drill(command),
            // To set a position up is to hear the one on the board.
            Command::Setup(_) if self.is_blindfold() && self.setup().is_none() => {
                return refused(Refusal::NoDrill(NoDrill::Hidden));
            }
            Command::Setup(command) if !self.is_drilling() => return self.obey_setup(command),
            command if self.setup().is_some() => match self.obey_in_setup(command) {
                Ok(events) => return events,
                Err(command) => *command,
            },
            // In a drill, it is the drill that gives a hint.
            Command::Practice(PracticeCommand::Advice(AdviceCommand::Ask(Advice::Hint)))
                if self.is_drilling() =>
            {
                return self.obey_drill(DrillCommand::Hint);
            }
            command if self.exercise().is_some() => match self.obey_in_drill(command) {
                Ok(events) => return events,
                Err(command) => *command,
            },
            command if self.is_finding() => match self.obey_in_finding(command) {
                Ok(events) => return events,
                Err(command) => *command,
            },
            command if self.is_coached() => match self.obey_in_lesson(command) {
                Ok(events) => return events,
                Err(command) => *command,
            },
            command if self.is_blindfold() => match self.obey_blindfold(command) {
                Ok(events) => return events,
                Err(command) => *command,
            },
            command => command,
        };
        if self.is_lawful() {
            let mut events = Vec::new();
            if acts_at_the_board(&command) && !self.has_arbiter() {
                match self.let_stand() {
                    Ok(stands) => events = stands,
                    Err(refused) => return refused,
                }
            }
            let cancels = command == Command::Cancel;
            let told = match self.obey_lawfully(command) {
                Ok(told) => told,
                Err(command) => self.obey_anyhow(*command),
            };
            events.extend(if cancels {
                self.stop_instead(told)
            } else {
                told
            });
            return events;
        }
        self.obey_anyhow(command)
    }

    /// What a command means in a competition; it comes back if it means the same as in practice.
    pub(super) fn obey_lawfully(&mut self, command: Command) -> Result<Vec<Event>, Box<Command>> {
        Ok(match command {
            Command::Enter(entry) => self.announce(&entry),
            Command::EnterOffering(entry) => self.announce_offering(&entry),
            Command::TakeOrPut if self.question.is_none() => self.take_or_put_lawfully(),
            Command::Cancel if self.question.is_none() => {
                self.withdraw_claim().unwrap_or_else(|| self.put_back())
            }
            Command::Promote(kind) => self.promote_lawfully(kind),
            Command::Adjust => self.say_adjust(),
            Command::Press if self.can_seal() => self.press_when_sealing(),
            Command::Undo => self.no_undo(),
            Command::OfferDraw | Command::Resign | Command::Yes if self.is_away() => {
                match self.meanwhile(&command) {
                    Some(events) => events,
                    None => return Err(Box::new(command)),
                }
            }
            Command::Yes | Command::No if self.question.is_none() => {
                let accepts = command == Command::Yes;
                match self.answer_offer(accepts) {
                    Some(events) => events,
                    None => return Err(Box::new(command)),
                }
            }
            Command::OfferDraw => self.offer_lawfully(),
            other => return Err(Box::new(other)),
        })
    }

    pub(super) fn obey_anyhow(&mut self, command: Command) -> Vec<Event> {
        match command {
            Command::Start(settings) => self.start(settings),
            Command::NewGame(position) => self.new_game(position),
            Command::Anew => self.new_game(self.position().game().start()),
            Command::Open(record) => self.open(record),
            Command::OpenFailed(fault) => refused(Refusal::Unopenable(fault)),
            Command::Enter(entry) => self.enter_with(entry, false),
            Command::EnterOffering(entry) => self.enter_with(entry, true),
            Command::TakeOrPut => self.take_or_put(),
            Command::Yes | Command::No | Command::Cancel if self.awaits_opponents_answer() => {
                refused(Refusal::Practice(PracticeRefusal::OpponentAnswers))
            }
            Command::Cancel => {
                let told = self.cancel();
                self.stop_instead(told)
            }
            Command::Yes => self.yes(),
            Command::No => self.no(),
            Command::Promote(kind) => self.promote(kind),
            Command::Undo => self.undo_turn(),
            Command::Forward => self.forward(),
            Command::Back => self.back(),
            Command::ToStart => self.jump(0),
            Command::ToEnd => self.jump(self.record.plies()),
            Command::ToMove(number) => self.jump_to_number(number),
            Command::PlayOn => self.play_on(),
            Command::Resign => self.resign(),
            Command::OfferDraw => self.offer_draw(),
            Command::Agree(agreement) => self.agree(*agreement),
            Command::Settle => self.settle(),
            Command::Term(term) => self.term(term),
            Command::Lift(square) => self.lift(square),
            Command::Touch(square) => self.touch(square),
            Command::Put(square) => self.put(square),
            Command::ReadOut => self.read_out(),
            Command::RepeatedBy(entry) => self.repeat_announcement(entry.as_ref()),
            Command::Press => self.press(),
            Command::Wait(waits) => self.wait(waits),
            Command::Pause => self.pause(),
            Command::Claim(claim) => self.obey_claim(claim),
            Command::Adjournment(command) => self.obey_adjournment(command),
            Command::Sheet(command) => self.obey_sheet(command),
            Command::Hall(command) => self.obey_hall(&command),
            Command::Shelf(command) => self.obey_shelf(command),
            Command::Work(command) => self.obey_work(&command),
            Command::Arbiter(intervention) => self.intervene(intervention),
            Command::MayIClaim => self.may_i_claim(),
            Command::Claims => self.tell_claims(),
            Command::Clock => self.ask_time(),
            Command::Walk(step) => self.walk_from_here(step),
            Command::Go(square) => self.go(square),
            Command::Explore(query) => self.explore(query),
            Command::Draughts(query) => self.ask_of_draughts(query),
            Command::Attackers(square) => match self.refuse_advice() {
                Some(refused) => refused,
                None => self.answer(&Command::Attackers(square)),
            },
            Command::Set(change) => self.set(change),
            Command::Speech(command) => self.speech(command),
            Command::Quit => self.quit(),
            Command::Sound(command) => self.obey_sound(command),
            Command::Practice(command) => self.obey_practice(command),
            Command::Tape(command) => self.obey_tape(command),
            Command::Report(trouble) => vec![Event::Troubled(trouble)],
            query => self.answer(&query),
        }
    }

    fn quit(&mut self) -> Vec<Event> {
        self.has_ended = true;
        vec![Event::Ended]
    }

    fn walk_from_here(&mut self, step: Step) -> Vec<Event> {
        let seen = crate::explore::seen(step, self.seen_from());
        match self.cursor.step(seen) {
            Some(square) => self.go(square),
            None => vec![Event::Edge(self.cursor)],
        }
    }

    fn obey_claim(&mut self, claim: Claim) -> Vec<Event> {
        match claim {
            Claim::Flag => self.claim_flag(),
            Claim::Illegal => self.claim_illegal(),
            Claim::Repetition(entry) if self.is_practice_of_draughts() => {
                self.claim_in_practice(entry)
            }
            Claim::Repetition(entry) => self.claim_draw(Ground::Repetition, entry),
            Claim::QuietMoves(entry) => self.claim_draw(Ground::QuietMoves, entry),
            Claim::Quickplay => self.claim_quickplay(),
            Claim::Increment => self.ask_increment(),
        }
    }

    /// Commands that only ask.
    fn answer(&self, query: &Command) -> Vec<Event> {
        let event = match query {
            Command::Repeat if self.announced.is_empty() => {
                Event::Refused(Refusal::NothingAnnounced)
            }
            Command::Repeat => Event::Again(self.announced.clone()),
            Command::Turn => self.to_move(),
            Command::Look(square) => self.stand(square.unwrap_or(self.cursor)),
            Command::Pieces { side, kind } => Event::Listed(self.placements(*side, *kind)),
            Command::Attackers(square) => {
                let square = square.unwrap_or(self.cursor);
                let by = Side::BOTH.map(|side| self.position().attackers(square, side));
                Event::Attacked { square, by }
            }
            Command::Moves => Event::MoveList(self.moves_so_far()),
            Command::Why => self.explain(),
            Command::Adjust => Event::Adjusted,
            Command::Sweep(sweep) => self.sweep(*sweep),
            Command::Status => Event::Status(self.record.outcome()),
            _ => Event::Helped(match (&self.question, self.mode) {
                (Some(Question::Agreement(_)), _) => Topic::Agreeing,
                (Some(question), _) if question.wants_yes_or_no() => Topic::Answering,
                (Some(_), _) => Topic::Choosing,
                (None, Mode::Play) if self.has_arbiter() => Topic::Judging,
                (None, Mode::Play) if self.contest.is_competition() => Topic::Competing,
                (None, Mode::Play) => Topic::Playing,
                (None, Mode::Listen(_)) => Topic::Listening,
            }),
        };
        vec![event]
    }
}

/// Whether a command lets a player go on at the board, so that what was to be claimed stands.
fn acts_at_the_board(command: &Command) -> bool {
    matches!(
        command,
        Command::Enter(_)
            | Command::EnterOffering(_)
            | Command::TakeOrPut
            | Command::Adjust
            | Command::Promote(_)
            | Command::Lift(_)
            | Command::Touch(_)
            | Command::Put(_)
            | Command::ReadOut
            | Command::Press
            | Command::Claim(Claim::Repetition(_) | Claim::QuietMoves(_))
    )
}
