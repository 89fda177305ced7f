//! Which command does what: in a competition first, then as in practice.

use crate::arbiter::claims::Ground;
use crate::board::{Side, Step};
use crate::protocol::advice::{Advice, AdviceCommand};
use crate::protocol::ask::{Ask, ClaimKind};
use crate::protocol::drill::{DrillCommand, NoDrill};
use crate::protocol::event::{Event, Topic};
use crate::protocol::practice::{PracticeCommand, PracticeRefusal};
use crate::protocol::question::Question;
use crate::protocol::refusal::Refusal;
use crate::session::{Mode, Session, refused};

impl Session {
    pub(in crate::session) fn obey(&mut self, command: Ask) -> Vec<Event> {
        let command = match command {
            Ask::Drill(command) if self.setup().is_none() => return self.obey_drill(command),
            // To set a position up is to hear the one on the board.
            Ask::Setup(_) if self.is_blindfold() && self.setup().is_none() => {
                return refused(Refusal::NoDrill(NoDrill::Hidden));
            }
            Ask::Setup(command) if !self.is_drilling() => return self.obey_setup(command),
            command if self.setup().is_some() => match self.obey_in_setup(command) {
                Ok(events) => return events,
                Err(command) => *command,
            },
            // In a drill, it is the drill that gives a hint.
            Ask::Practice(PracticeCommand::Advice(AdviceCommand::Ask(Advice::Hint)))
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
            let cancels = command == Ask::Cancel;
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
    pub(in crate::session) fn obey_lawfully(
        &mut self,
        command: Ask,
    ) -> Result<Vec<Event>, Box<Ask>> {
        Ok(match command {
            Ask::Enter(entry) => self.announce(&entry),
            Ask::EnterOffering(entry) => self.announce_offering(&entry),
            Ask::TakeOrPut if self.question.is_none() => self.take_or_put_lawfully(),
            Ask::Cancel if self.question.is_none() => {
                self.withdraw_claim().unwrap_or_else(|| self.put_back())
            }
            Ask::Promote(kind) => self.promote_lawfully(kind),
            Ask::Adjust => self.say_adjust(),
            Ask::PressClock if self.can_seal() => self.press_when_sealing(),
            Ask::Undo => self.no_undo(),
            Ask::OfferDraw | Ask::Resign | Ask::Yes if self.is_away() => {
                match self.meanwhile(&command) {
                    Some(events) => events,
                    None => return Err(Box::new(command)),
                }
            }
            Ask::Yes | Ask::No if self.question.is_none() => {
                let accepts = command == Ask::Yes;
                match self.answer_offer(accepts) {
                    Some(events) => events,
                    None => return Err(Box::new(command)),
                }
            }
            Ask::OfferDraw => self.offer_lawfully(),
            other => return Err(Box::new(other)),
        })
    }

    pub(in crate::session) fn obey_anyhow(&mut self, command: Ask) -> Vec<Event> {
        match command {
            Ask::Start(settings) => self.start(settings),
            Ask::NewGameFrom(position) => self.new_game(position),
            Ask::NewGame => self.new_game(self.position().game().start()),
            Ask::Open(record) => self.open(record),
            Ask::OpenFailed(fault) => refused(Refusal::Unopenable(fault)),
            Ask::Enter(entry) => self.enter_with(entry, false),
            Ask::EnterOffering(entry) => self.enter_with(entry, true),
            Ask::TakeOrPut => self.take_or_put(),
            Ask::Yes | Ask::No | Ask::Cancel if self.awaits_opponents_answer() => {
                refused(Refusal::Practice(PracticeRefusal::OpponentAnswers))
            }
            Ask::Cancel => {
                let told = self.cancel();
                self.stop_instead(told)
            }
            Ask::Yes => self.yes(),
            Ask::No => self.no(),
            Ask::Promote(kind) => self.promote(kind),
            Ask::Undo => self.undo_turn(),
            Ask::Forward => self.forward(),
            Ask::Back => self.back(),
            Ask::ToStart => self.jump(0),
            Ask::ToEnd => self.jump(self.record.plies()),
            Ask::ToMove(number) => self.jump_to_number(number),
            Ask::PlayOn => self.play_on(),
            Ask::Resign => self.resign(),
            Ask::OfferDraw => self.offer_draw(),
            Ask::AgreeOn(agreement) => self.agree(*agreement),
            Ask::Agree => self.settle(),
            Ask::Term(term) => self.term(term),
            Ask::Lift(square) => self.lift(square),
            Ask::Touch(square) => self.touch(square),
            Ask::Put(square) => self.put(square),
            Ask::ReadOut => self.read_out(),
            Ask::Repeats(entry) => self.repeat_announcement(entry.as_ref()),
            Ask::PressClock => self.press(),
            Ask::Wait(waits) => self.wait(waits),
            Ask::Pause => self.pause(),
            Ask::Claim(claim) => self.obey_claim(claim),
            Ask::Adjournment(command) => self.obey_adjournment(command),
            Ask::Sheet(command) => self.obey_sheet(command),
            Ask::Hall(command) => self.obey_hall(&command),
            Ask::Shelf(command) => self.obey_shelf(command),
            Ask::Work(command) => self.obey_work(&command),
            Ask::Arbiter(intervention) => self.intervene(intervention),
            Ask::MayIClaim => self.may_i_claim(),
            Ask::Claims => self.tell_claims(),
            Ask::TellTime => self.ask_time(),
            Ask::Walk(step) => self.walk_from_here(step),
            Ask::Go(square) => self.go(square),
            Ask::Explore(query) => self.explore(query),
            Ask::Draughts(query) => self.ask_of_draughts(query),
            Ask::Attackers(square) => match self.refuse_advice() {
                Some(refused) => refused,
                None => self.answer(&Ask::Attackers(square)),
            },
            Ask::Set(change) => self.set(change),
            Ask::Speech(command) => self.speech(command),
            Ask::Quit => self.quit(),
            Ask::Sound(command) => self.obey_sound(command),
            Ask::Practice(command) => self.obey_practice(command),
            Ask::Tape(command) => self.obey_tape(command),
            Ask::Report(trouble) => vec![Event::Troubled(trouble)],
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

    fn obey_claim(&mut self, claim: ClaimKind) -> Vec<Event> {
        match claim {
            ClaimKind::Flag => self.claim_flag(),
            ClaimKind::Illegal => self.claim_illegal(),
            ClaimKind::Repetition(entry) if self.is_practice_of_draughts() => {
                self.claim_in_practice(entry)
            }
            ClaimKind::Repetition(entry) => self.claim_draw(Ground::Repetition, entry),
            ClaimKind::QuietMoves(entry) => self.claim_draw(Ground::QuietMoves, entry),
            ClaimKind::Quickplay => self.claim_quickplay(),
            ClaimKind::Increment => self.ask_increment(),
        }
    }

    /// Commands that only ask.
    fn answer(&self, query: &Ask) -> Vec<Event> {
        let event = match query {
            Ask::Repeat if self.announced.is_empty() => Event::Refused(Refusal::NothingAnnounced),
            Ask::Repeat => Event::Again(self.announced.clone()),
            Ask::Turn => self.to_move(),
            Ask::Look(square) => self.stand(square.unwrap_or(self.cursor)),
            Ask::Pieces { side, kind } => Event::Listed(self.placements(*side, *kind)),
            Ask::Attackers(square) => {
                let square = square.unwrap_or(self.cursor);
                let by = Side::BOTH.map(|side| self.position().attackers(square, side));
                Event::Attacked { square, by }
            }
            Ask::Moves => Event::MoveList(self.moves_so_far()),
            Ask::Why => self.explain(),
            Ask::Adjust => Event::Adjusted,
            Ask::Sweep(sweep) => self.sweep(*sweep),
            Ask::Status => Event::Status(self.record.outcome()),
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
fn acts_at_the_board(command: &Ask) -> bool {
    matches!(
        command,
        Ask::Enter(_)
            | Ask::EnterOffering(_)
            | Ask::TakeOrPut
            | Ask::Adjust
            | Ask::Promote(_)
            | Ask::Lift(_)
            | Ask::Touch(_)
            | Ask::Put(_)
            | Ask::ReadOut
            | Ask::PressClock
            | Ask::Claim(ClaimKind::Repetition(_) | ClaimKind::QuietMoves(_))
    )
}
