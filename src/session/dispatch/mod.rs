//! Which ask does what: for which place it is, and who carries it out there.

mod again;
pub(in crate::session) mod reports;
pub(in crate::session) mod scope;

use crate::board::{Kind, Side, Step};
use crate::protocol::{
    Adjournment, Advice, AdviceCommand, Ask, ClaimKind, CursorEvent, DrillEvent, Event, Explored,
    FindingEvent, PracticeCommand, PracticeRefusal, Question, Refusal, Suggestion, Topic,
};
use crate::session::activity::Activity;
use crate::session::competition::turn::MovesWith;
use crate::session::table::Mode;
use crate::session::{Session, refused};
use scope::scope;

impl Session {
    /// Carries an ask out where the player is.
    pub(in crate::session) fn dispatch(&mut self, ask: Ask) -> Vec<Event> {
        let asks_hint = Ask::Practice(PracticeCommand::Advice(AdviceCommand::Ask(Advice::Hint)));
        // In a drill, it is the drill that gives a hint.
        if ask == asks_hint && self.is_drilling() {
            return self.hint_in_activity();
        }
        let scope = scope(&ask);
        refuse!(self.why_not_here(scope));
        let ask = if let Ask::Spoken(moves) = ask {
            match self.spoken(moves) {
                Ok(asked) => return asked,
                Err(entry) => Ask::Enter(entry),
            }
        } else {
            self.after_reading(ask)
        };
        // What is done in its place answers a suggestion; what is refused leaves it.
        let is_suggestion = |question: &mut Question| {
            matches!(question, Question::Meant(..) | Question::Spoken(..))
        };
        let replaced = scope::replaces_suggestion(&ask);
        let suggestion = self.table.question.take_if(|one| {
            let is_chosen = |both: [&Suggestion; 2]| both.iter().any(|one| one.ask == ask);
            replaced && is_suggestion(one) || one.either().is_some_and(is_chosen)
        });
        let events = self.dispatch_over_question(ask);
        if let [Event::Refused(_)] = events.as_slice()
            && self.table.question.is_none()
        {
            self.table.question = suggestion;
        }
        events
    }

    /// What would put another question, or a new game, in the place of one that the game waits for, is told to answer that
    /// one first.
    fn dispatch_over_question(&mut self, ask: Ask) -> Vec<Event> {
        let waits = self.table.question.as_ref();
        let begins = begins_anew(&ask);
        // A game that was found would be lost, or come over what was asked for instead.
        let is_of_file = |question: &Question| matches!(question, Question::Open(_));
        let waits =
            waits.filter(|question| is_of_file(question) || question.holds_up_game() && begins);
        let Some(question) = waits.filter(|_| !self.awaits_opponents_answer()).cloned() else {
            return self.dispatch_here(ask);
        };
        let before = self.clone();
        let events = self.dispatch_here(ask);
        let is_answered = is_of_file(&question) && !begins && self.table.question.is_none();
        if is_answered || self.table.question.as_ref() == Some(&question) {
            return events;
        }
        *self = before;
        refused(Refusal::AnswerFirst(question))
    }

    /// That the question which waits must be answered first.
    pub(in crate::session) fn why_no_question_now(&self) -> Option<Refusal> {
        if self.awaits_opponents_answer() {
            return Some(Refusal::Practice(PracticeRefusal::OpponentAnswers));
        }
        self.table.question.clone().map(Refusal::AnswerFirst)
    }

    fn dispatch_here(&mut self, ask: Ask) -> Vec<Event> {
        match self.activity.kind() {
            None => self.pass_over(&ask),
            Some(Activity::Exercise(_)) => self.in_exercise(ask),
            Some(Activity::Puzzle(_)) => self.in_puzzle(ask),
            Some(Activity::Lesson(_)) => self.in_lesson(ask),
            Some(Activity::Setup(_)) => self.in_setup(ask),
        }
    }

    /// Carries an ask out at the table: under the laws first, then as in practice.
    pub(in crate::session) fn at_the_table(&mut self, ask: Ask) -> Vec<Event> {
        if !self.is_lawful() {
            return self.carry_out(ask);
        }
        let unplayable = self.why_unplayable().filter(|_| !self.has_arbiter());
        if let Some(refusal) = unplayable.filter(|_| needs_playable_board(&ask)) {
            return refused(refusal);
        }
        let (before, moves) = (self.table.contest.turn.clone(), MovesWith::of(&ask));
        let mut events = self.as_in_competition(ask);
        if let Some(with) = moves.filter(|_| self.table.contest.turn != before) {
            events.extend(self.complete_without_clock(with));
        }
        events
    }

    /// Carries an ask out under the laws, where they know it.
    pub(in crate::session) fn as_in_competition(&mut self, ask: Ask) -> Vec<Event> {
        let cancels = ask == Ask::Cancel;
        let told = match self.lawfully(ask) {
            Ok(told) => told,
            Err(ask) => return self.carry_out(*ask),
        };
        if cancels {
            self.stop_instead(told)
        } else {
            told
        }
    }

    /// What means something else in a competition. The others come back.
    fn lawfully(&mut self, ask: Ask) -> Result<Vec<Event>, Box<Ask>> {
        let is_asked = self.table.question.is_some();
        if self.is_away()
            && matches!(
                ask,
                Ask::OfferDraw | Ask::Resign | Ask::ResignAs(_) | Ask::Yes
            )
        {
            return self.while_away(&ask).ok_or_else(|| Box::new(ask));
        }
        if !is_asked && matches!(ask, Ask::Yes | Ask::No) {
            let answered = self.answer_offer(ask == Ask::Yes);
            return answered.ok_or_else(|| Box::new(ask));
        }
        Ok(
            if let Ask::Enter(entry) = &ask
                && !is_asked
                && self.is_sealed_move_named()
            {
                self.say_sealed(entry)
            } else if let Ask::Enter(entry) = &ask {
                self.choose_said(entry);
                self.announce(entry)
            } else if let Ask::EnterOffering(entry) = &ask {
                self.announce_offering(entry)
            } else if let Ask::Promote(kind) = ask {
                self.promote_lawfully(kind)
            } else if ask == Ask::TakeOrPut && !is_asked {
                self.take_or_put_lawfully()
            } else if ask == Ask::Cancel && !is_asked {
                self.withdraw_claim().unwrap_or_else(|| self.put_back())
            } else if ask == Ask::Adjust {
                self.say_adjust()
            } else if ask == Ask::PressClock && self.can_seal() {
                self.press_when_sealing()
            } else if matches!(ask, Ask::Undo | Ask::UndoMoves(_) | Ask::Redo) {
                self.no_undo()
            } else if ask == Ask::OfferDraw {
                self.offer_lawfully()
            } else {
                return Err(Box::new(ask));
            },
        )
    }

    pub(in crate::session) fn carry_out(&mut self, ask: Ask) -> Vec<Event> {
        match ask {
            Ask::NewGameFrom(position) => self.new_game(position),
            Ask::NewGame => self.new_game(self.position().game().start()),
            Ask::Enter(entry) => self.enter_with(entry, false),
            Ask::EnterOffering(entry) => self.enter_with(entry, true),
            Ask::Suggest(suggestion) => self.suggest(suggestion),
            Ask::TakeOrPut => self.take_or_put(),
            Ask::Yes | Ask::No | Ask::Cancel if self.awaits_opponents_answer() => others_answer(),
            Ask::Cancel => self.cancel_or_stop(),
            Ask::Yes => self.yes(),
            Ask::No => self.no(),
            Ask::Promote(kind) => self.promote(kind),
            Ask::Undo | Ask::UndoMoves(_) | Ask::Redo => self.take_back(&ask),
            Ask::Forward | Ask::Back => self.step(ask == Ask::Forward),
            Ask::ToStart | Ask::ToEnd => self.jump_to_edge(ask == Ask::ToEnd),
            Ask::ToMove(number) => self.jump_to_number(number),
            Ask::PlayOn => self.play_on(),
            Ask::Resign | Ask::ResignAs(_) => self.resign(ask.hand()),
            Ask::OfferDraw => self.offer_draw(),
            Ask::AgreeOn(agreement) => self.agree(*agreement),
            Ask::Agree => self.begin_agreement(),
            Ask::Term(term) => self.term(term),
            Ask::Lift(square) => self.lift(square),
            Ask::Touch(square) => self.touch(square),
            Ask::Put(square) => self.put(square),
            Ask::ReadOut => self.read_out(),
            Ask::Repeats(entry) => self.repeat_announcement(entry.as_ref()),
            Ask::PressClock => self.press(),
            Ask::Pause => self.pause(),
            Ask::Claim(claim) => self.claim(claim),
            Ask::Adjournment(ask) => self.handle_adjournment(ask),
            Ask::Sheet(ask) => self.handle_sheet(ask),
            Ask::Decide(decision) => self.decide(decision),
            Ask::Present(side) => self.come(side),
            Ask::NextDay => self.next_day(),
            Ask::Drill(ask) => self.handle_drill(ask),
            Ask::Setup(ask) => self.handle_setup(ask),
            Ask::Shelf(ask) => self.handle_shelf(ask),
            Ask::Tournament(ask) => self.handle_tournament(*ask),
            Ask::Work(ask) => self.handle_work(ask),
            Ask::Arbiter(intervention) => self.intervene(intervention),
            Ask::MayIClaim => self.may_i_claim(),
            Ask::Claims => self.tell_claims(),
            Ask::TellTime => self.ask_time(),
            Ask::Walk(step) => self.walk(step),
            Ask::Go(square) => self.go(square),
            Ask::Look(square) => vec![self.stand(square.unwrap_or(self.table.cursor))],
            Ask::Explore(query) => self.explore(query),
            Ask::Draughts(query) => self.ask_of_draughts(query),
            Ask::Attackers(square) => self.attackers(square),
            Ask::Pieces { side, kind } => vec![self.tell_pieces(side, kind)],
            Ask::Sweep(sweep) => vec![self.sweep(sweep)],
            Ask::Turn => vec![self.tell_to_move()],
            Ask::AllPieces => vec![Event::Listed(self.placements(None, None))],
            Ask::Moves | Ask::AllMoves | Ask::LastMoves(_) => self.tell_moves(&ask),
            Ask::Repeat => self.repeat(),
            Ask::Why => vec![self.explain()],
            Ask::Adjust => vec![Event::Adjusted],
            Ask::Status => self.status(),
            Ask::Heading => vec![self.heading()],
            Ask::Help => vec![Event::Helped(self.topic())],
            Ask::Set(change) => self.set(&change),
            Ask::Review(_) | Ask::Spoken(_) => refused(Refusal::NothingAnnounced),
            Ask::Sound(ask) => self.handle_sound(ask),
            Ask::Practice(ask) => self.handle_practice(ask),
            Ask::Tape(ask) => self.handle_tape(ask),
            Ask::Quit => self.quit(),
        }
    }

    /// The pieces of a side, of a kind, or all of them.
    fn tell_pieces(&self, side: Option<Side>, kind: Option<Kind>) -> Event {
        if side.is_none() && kind.is_none() {
            self.all_pieces()
        } else {
            Event::Listed(self.placements(side, kind))
        }
    }

    /// The moves so far, or each of them, or the last ones of both sides.
    fn tell_moves(&self, ask: &Ask) -> Vec<Event> {
        let mut moves = self.moves_so_far();
        if let Ask::LastMoves(count) = ask {
            let plies = usize::try_from(*count).map_or(usize::MAX, |count| count.saturating_mul(2));
            moves.drain(..moves.len().saturating_sub(plies));
        }
        let shown = self.unclaimed_shown();
        let listed = (!moves.is_empty() || shown.is_none()).then_some(Event::MoveList(moves));
        let listed = listed.map(|listed| match *ask == Ask::Moves {
            true => listed,
            false => listed.at_length(),
        });
        let shown = shown.map(|shown| Event::Explored(Explored::Shown(shown)));
        listed.into_iter().chain(shown).collect()
    }

    fn cancel_or_stop(&mut self) -> Vec<Event> {
        let told = self.cancel();
        self.stop_instead(told)
    }

    /// The program is to end. The clock goes on until it has: it stops when the program starts again.
    fn quit(&mut self) -> Vec<Event> {
        self.has_ended = true;
        let is_kept = self.is_kept();
        vec![Event::Ended { is_kept }]
    }

    /// Walks one square, as the board is seen.
    pub(in crate::session) fn walk(&mut self, step: Step) -> Vec<Event> {
        let seen = crate::explore::seen(step, self.seen_from());
        match self.table.cursor.step(seen) {
            Some(square) => self.go(square),
            None => vec![Event::Cursor(CursorEvent::Edge(self.table.cursor))],
        }
    }

    /// Goes to a square, and tells what the place knows of it.
    pub(in crate::session) fn go(&mut self, square: crate::board::Square) -> Vec<Event> {
        self.table.cursor = square;
        if self.exercise().is_some() {
            return self.stand_in_exercise(square);
        }
        if self.is_blindfold() {
            return vec![Event::Drill(DrillEvent::Finding(FindingEvent::At(square)))];
        }
        vec![self.stand(square)]
    }

    fn attackers(&mut self, square: Option<crate::board::Square>) -> Vec<Event> {
        if let Some(refused) = self.refuse_advice() {
            return refused;
        }
        let square = square.unwrap_or(self.table.cursor);
        let by = Side::BOTH.map(|side| self.position().attackers(square, side));
        vec![Event::Attacked(by)]
    }

    fn claim(&mut self, claim: ClaimKind) -> Vec<Event> {
        use crate::arbiter::claims::Ground;
        match claim {
            ClaimKind::Flag => self.claim_flag(),
            ClaimKind::Illegal => self.claim_illegal(),
            ClaimKind::Repetition(entry) if self.is_practice_of_draughts() => {
                self.claim_in_practice(entry)
            }
            ClaimKind::Repetition(entry) => self.claim_draw(Ground::Repetition, entry),
            ClaimKind::QuietMoves(entry) => self.claim_draw(Ground::QuietMoves, entry),
            ClaimKind::PerpetualCheck => self.claim_perpetual_check(),
            ClaimKind::Quickplay => self.claim_quickplay(),
            ClaimKind::Increment => self.ask_increment(),
        }
    }

    /// Which help is wanted at the table.
    fn topic(&self) -> Topic {
        // Of a move that was read back nothing was asked aloud.
        let asked = self.table.question.as_ref();
        match (asked.filter(|_| !self.is_read_back()), self.table.mode) {
            (Some(Question::Agreement(_)), _) => Topic::Agreeing,
            (Some(question), _) if question.wants_yes_or_no() => Topic::Answering,
            (Some(_), _) => Topic::Choosing,
            (None, Mode::Play) if self.has_arbiter() => Topic::Judging,
            (None, Mode::Play) if self.table.contest.is_competition() => Topic::Competing,
            (None, Mode::Play) => Topic::Playing,
            (None, Mode::Listen(_)) => Topic::Listening,
        }
    }
}

/// The question is put to the opponent.
fn others_answer() -> Vec<Event> {
    refused(Refusal::Practice(PracticeRefusal::OpponentAnswers))
}

/// Whether an ask has nothing to do with the game on the board, and may ask a question of its own.
fn begins_anew(ask: &Ask) -> bool {
    matches!(
        ask,
        Ask::NewGame
            | Ask::NewGameFrom(_)
            | Ask::AgreeOn(_)
            | Ask::Agree
            | Ask::Shelf(_)
            | Ask::Sheet(_)
            | Ask::Practice(_)
            | Ask::Tournament(_)
    )
}

/// Whether an ask is of a player who is to move, so that the game must be able to go on.
fn needs_playable_board(ask: &Ask) -> bool {
    ask.acts_at_the_board()
        || matches!(
            ask,
            Ask::OfferDraw
                | Ask::Adjournment(Adjournment::Adjourn(_) | Adjournment::Seal(_))
                | Ask::Claim(
                    ClaimKind::Repetition(_)
                        | ClaimKind::QuietMoves(_)
                        | ClaimKind::PerpetualCheck
                        | ClaimKind::Quickplay
                        | ClaimKind::Increment
                )
        )
}
