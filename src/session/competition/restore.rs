//! The arbiter puts things right: pieces back to an earlier position, a game begun anew, two sheets, two boards.

use crate::arbiter::{
    self, Cause, Forbidden, Irregularity, Limit, Objection, Penalty, SetupFault, SetupRuling, Turn,
    law_if,
};
use crate::board::Side;
use crate::clock::Running;
use crate::game::{Move, Position};
use crate::pgn;
use crate::protocol::{ArbiterEvent, Event, Hindrance, Intervention, NotNow, Question, Refusal};
use crate::record::Record;
use crate::session::competition::Contest;
use crate::session::competition::arbiter::hindered;
use crate::session::table::Mode;
use crate::session::{Session, refused};

impl Session {
    /// The pieces go back to where a move was to be made.
    pub(in crate::session) fn go_back(
        &mut self,
        number: u32,
        side: Side,
        cause: Cause,
        confirmed: bool,
    ) -> Vec<Event> {
        let Some((parts, plies)) = self.find_move(number, side) else {
            return refused(Refusal::NoSuchMove(number));
        };
        let since = self.presses_of_game() - self.presses_before(parts, plies);
        let touched = !self.table.contest.turn.touched().is_empty();
        let rules = self.table.contest.rules;
        let law = match arbiter::may_go_back(&rules, cause, since, touched, self.is_over()) {
            Ok(law) => law,
            Err(denied) => return self.denied(denied),
        };
        if !confirmed {
            let mut events = Vec::new();
            let is_ruled = cause == Cause::IllegalMove;
            if is_ruled || cause == Cause::Agreed {
                let needs_claim = arbiter::needs_claim(&rules, self.turn_of(parts, plies).as_ref());
                let limit = match self.was_legal(parts, plies) {
                    // Nobody is punished for a move that he has not made, or twice for one.
                    None => Some(Limit::NotMade),
                    Some(_) if needs_claim && is_ruled => Some(Limit::Unclaimed),
                    Some(false) => None,
                    Some(true) => {
                        events = self.told(ArbiterEvent::WasLegal(law));
                        None
                    }
                };
                if let Some(limit) = limit {
                    let what = Forbidden::Beyond(limit);
                    return self.object(Objection { what, law });
                }
            }
            self.table.contest.law = Some(law);
            let costs = is_ruled.then(|| Box::new(self.costs(parts, plies)));
            let intervention = Intervention::GoBack(number, side, cause);
            events.extend(self.ask(Question::Arbiter(Box::new(intervention), costs)));
            return events;
        }
        let touched = self.turn_of(parts, plies).or(self.turn_made(parts, plies));
        let then_ms = self.set_back(parts, plies);
        if let Some(turn) = touched.filter(|_| cause == Cause::IllegalMove) {
            // What was touched binds the move that replaces the illegal one.
            self.table.contest.turn = turn;
        }
        self.table.contest.intervening.restored = true;
        self.table.contest.intervening.then_ms = then_ms;
        let timing = &rules.form.timing;
        let clocks = law_if!(timing, clocks_after_restoring);
        let clocks = clocks.filter(|_| self.table.contest.clock.is_some());
        let mut events = self.told(ArbiterEvent::WentBack {
            position: self.table.record.position().clone(),
            then_ms,
            law,
            clocks,
        });
        if cause == Cause::IllegalMove {
            // It costs what any illegal move costs that the arbiter has found.
            events.extend(self.penalise(Irregularity::IllegalMove, false));
        }
        events
    }

    /// Where a move was to be made: in the record as it is, or in one of the parts before it, counted
    /// from the first; and after how many plies of that part.
    fn find_move(&self, number: u32, side: Side) -> Option<(usize, usize)> {
        let earlier = &self.table.contest.intervening.earlier;
        let parts = earlier.iter().chain(std::iter::once(&self.table.record));
        let found = parts
            .enumerate()
            .filter_map(|(part, record)| Some((part, record.plies_before(number, side)?)));
        found.last()
    }

    /// The turn in which the illegal move of a place was made, if one was: it waits to be claimed, or was answered.
    fn turn_of(&self, part: usize, plies: usize) -> Option<Turn> {
        let record = self.earlier().get(part).unwrap_or(&self.table.record);
        let illegal = self.illegal_after(part);
        let illegal = illegal.filter(|_| plies == record.plies());
        illegal.map(|illegal| illegal.turn.clone())
    }

    /// Whether the move that was made in a place of a part of the game was legal: a record holds no other. An
    /// illegal one ends its part, or waits to be claimed. `None` if no move was made there that counts.
    fn was_legal(&self, part: usize, plies: usize) -> Option<bool> {
        let earlier = &self.table.contest.intervening.earlier;
        let record = earlier.get(part).unwrap_or(&self.table.record);
        let is_last = part == earlier.len();
        let stands = !is_last || self.table.contest.irregular.unplayable().is_some();
        match plies < record.plies() {
            true => Some(true),
            false => stands.then_some(false),
        }
    }

    /// What it costs if the move of a place is ruled to have been illegal.
    fn costs(&self, part: usize, plies: usize) -> Penalty {
        let (contest, earlier) = (&self.table.contest, &self.table.contest.intervening.earlier);
        let record = earlier.get(part).unwrap_or(&self.table.record);
        let turn = self.turn_of(part, plies);
        let turn = turn.unwrap_or_else(|| Turn::new(record.position_after(plies).clone()));
        let number = contest.irregular.counts[turn.side() as usize] + 1;
        arbiter::penalty(
            &contest.rules,
            Irregularity::IllegalMove,
            &turn,
            number,
            false,
        )
    }

    /// The presses of the clock before a place of a part of the game.
    pub(in crate::session) fn presses_before(&self, part: usize, plies: usize) -> usize {
        let earlier = &self.table.contest.intervening.earlier[..part];
        let before: usize = earlier.iter().map(|record| record.plies() + 1).sum();
        before + plies
    }

    /// Sets record, turn and clock back; returns how the clocks stood when the move after it was made. Where nothing was
    /// made since, only what stands on the board is put right.
    fn set_back(&mut self, part: usize, plies: usize) -> Option<[u64; 2]> {
        let presses = self.presses_before(part, plies);
        let clock = self.table.contest.clock.as_ref();
        let then_ms = clock.and_then(|clock| clock.readings_at_press(presses));
        let is_now = presses == self.presses_of_game() && !self.waits_for_claim();
        if is_now {
            self.table.contest.turn = self.table.contest.turn.restored(true);
        } else {
            self.undo_until(part, plies);
        }
        self.turn_clock();
        // The arbiter is there: the clock of the side to move waits for him to step back.
        self.stop_clock_for_a_while();
        then_ms
    }

    fn undo_until(&mut self, part: usize, plies: usize) {
        if part < self.table.contest.intervening.earlier.len() {
            self.table.record = self.table.contest.intervening.earlier.swap_remove(part);
            self.table.contest.intervening.earlier.truncate(part);
        }
        while self.table.record.plies() > plies && self.table.record.undo().is_some() {}
        self.table.record.set_outcome(None);
        self.illegal_moves_until(part, plies);
        let contest = &mut self.table.contest;
        contest.irregular.breach = None;
        contest.offers.standing = None;
        let position = self.table.record.position().clone();
        let unclaimed = contest.irregular.unclaimed.take();
        contest.next_turn(&position);
        contest.irregular.unclaimed = unclaimed;
        self.bound_again();
        // What was seen later is not there any more.
        let presses = self.presses_of_game();
        let seen = &mut self.table.contest.intervening.illegal_seen;
        seen.take_if(|seen| *seen > presses);
    }

    /// A side has displaced pieces: its clock runs until they stand again.
    pub(in crate::session) fn displaced(&mut self, side: Side) -> Vec<Event> {
        let law = match arbiter::displaced(&self.table.contest.rules, self.is_over()) {
            Ok(law) => law,
            Err(denied) => return self.denied(denied),
        };
        if self.is_closed() {
            // While a move lies in its envelope no clock is there to run for it.
            return refused(Refusal::Adjournment(NotNow::Closed));
        }
        // While the game stands still for another reason no clock runs for it either.
        refuse!(self.why_suspended());
        if self.table.contest.irregular.unplayable().is_none() {
            self.table.contest.turn = self.table.contest.turn.restored(true);
        }
        self.table.contest.intervening.restoring = Some(side);
        let now = self.now;
        if let Some(clock) = &mut self.table.contest.clock {
            clock.stop(now);
            let _ = clock.start(side, now);
        }
        self.told(ArbiterEvent::Displaced(side, law))
    }

    /// The pieces stand again; the clocks wait for the arbiter.
    pub(in crate::session) fn restored(&mut self) -> Vec<Event> {
        let Some(side) = self.table.contest.intervening.restoring.take() else {
            return hindered(Hindrance::NothingDisplaced);
        };
        let (now, on_move) = (self.now, self.on_move());
        if let Some(clock) = &mut self.table.contest.clock
            && let Running::Runs(_) = clock.running()
        {
            clock.stop(now);
            let _ = clock.start(on_move, now);
            let _ = clock.pause(now);
        }
        match arbiter::displaced(&self.table.contest.rules, false) {
            Ok(law) => self.told(ArbiterEvent::Restored(side, law)),
            Err(denied) => self.denied(denied),
        }
    }

    /// Something was wrong from the beginning.
    pub(in crate::session) fn set_up_wrong(
        &mut self,
        fault: SetupFault,
        renew: bool,
        confirmed: bool,
    ) -> Vec<Event> {
        let rules = self.table.contest.rules;
        if let (SetupFault::Pieces, Some(plies)) =
            (fault, self.table.contest.schedule.session.resumed_at)
            && arbiter::replays_resumption(&rules)
        {
            // The sealed move stands.
            let plies = plies.saturating_add(1).min(self.table.record.plies());
            let begins = self.table.record.position_after(plies);
            let (number, side) = (begins.number(), begins.turn());
            let back = Intervention::GoBack(number, side, Cause::WrongResumption);
            return self.act(back, false);
        }
        let moves = self.table.contest.moves(self.table.record.position());
        let ruled = arbiter::wrong_setup(&rules, fault, moves, self.is_over(), renew);
        let (ruling, law) = match ruled {
            Ok(ruled) => ruled,
            Err(denied) => return self.denied(denied),
        };
        if ruling == SetupRuling::NewGame {
            if !confirmed {
                self.table.contest.law = Some(law);
                let intervention = Intervention::SetUpWrong(fault, renew);
                return self.ask(Question::Arbiter(Box::new(intervention), None));
            }
            self.begin_anew(fault == SetupFault::Colours);
        }
        self.told(ArbiterEvent::SetUpWrong(fault, ruling, law))
    }

    /// The game does not count; another begins under the same agreement. The clocks stand until the
    /// arbiter steps back.
    fn begin_anew(&mut self, colours_change: bool) {
        let mut agreement = self.table.contest.agreement.clone();
        if colours_change {
            agreement.blind.swap(0, 1);
        }
        let Ok(rules) = agreement.rules() else { return };
        let mut intervening = std::mem::take(&mut self.table.contest.intervening);
        intervening.earlier.clear();
        intervening.illegal_seen = None;
        if colours_change {
            intervening.assistants.swap(0, 1);
        }
        let mut record = Record::starting_from(agreement.position.clone());
        for (name, value) in self.table.record.tags() {
            record.set_tag(name, value);
        }
        self.table.contest = Contest::new(agreement, rules);
        self.table.contest.intervening = intervening;
        self.put_on_board(record, Mode::Play);
        self.set_warnings();
        self.turn_clock();
        self.stop_clock_for_a_while();
    }

    /// The score sheet of one player against the record, which is the other one.
    pub(in crate::session) fn compare_sheet(&mut self, side: Side, moves: &str) -> Vec<Event> {
        let law = match arbiter::boards::sheets_differ(&self.table.contest.rules, self.is_over()) {
            Ok(law) => law,
            Err(denied) => return self.denied(denied),
        };
        let Some((sheet, strange)) = read_sheet(self.table.record.start(), moves) else {
            return hindered(Hindrance::Unreadable);
        };
        let goes_on = !strange.is_empty();
        let Some(agree) = arbiter::boards::sheets_part(&self.table.record, &sheet, goes_on) else {
            return self.told(ArbiterEvent::SheetsAgree(side, law));
        };
        let before = self.table.record.position_after(agree).clone();
        let written = sheet.get(agree).and_then(|mv| before.notation(*mv));
        let event = ArbiterEvent::SheetsDiffer {
            side,
            record: self.table.record.moves().get(agree).copied(),
            sheet: written.unwrap_or(strange),
            law,
            before: before.clone(),
        };
        let mut events = self.told(event);
        if agree < self.table.record.plies() {
            let (number, turn) = (before.number(), before.turn());
            let back = Intervention::GoBack(number, turn, Cause::SheetsDiffer);
            events.extend(self.act(back, false));
        }
        events
    }

    /// The board of one player against the record, on which both sheets agree.
    pub(in crate::session) fn compare_board(&mut self, side: Side, board: &str) -> Vec<Event> {
        let law = match arbiter::boards::sheets_differ(&self.table.contest.rules, self.is_over()) {
            Ok(law) => law,
            Err(denied) => return self.denied(denied),
        };
        let Some(holes) = self.position().game().read_board(board) else {
            return hindered(Hindrance::Unreadable);
        };
        let event = match arbiter::boards::board_differs(&self.table.record, &holes) {
            None => ArbiterEvent::BoardAgrees(side, law),
            Some(differs) => ArbiterEvent::BoardDiffers {
                side,
                squares: differs.squares,
                since: differs.right_until.map(|plies| {
                    (
                        self.table.record.position_after(plies).clone(),
                        differs.made,
                    )
                }),
                law,
            },
        };
        self.told(event)
    }

    /// A player demands two boards.
    pub(in crate::session) fn two_boards(&mut self) -> Vec<Event> {
        match arbiter::boards::two_boards(&self.table.contest.rules) {
            Ok((law, sighted)) => {
                self.table.contest.agreement.two_boards = true;
                self.told(ArbiterEvent::TwoBoards(law, sighted))
            }
            Err(denied) => self.denied(denied),
        }
    }

    /// A player has an assistant from now on, or has none any more.
    pub(in crate::session) fn assistant(&mut self, side: Side, has_one: bool) -> Vec<Event> {
        let opponents = self.table.contest.intervening.assistants[side.other() as usize];
        let rules = self.table.contest.rules;
        match arbiter::boards::may_have_assistant(&rules, side, has_one && opponents) {
            Ok(law) => {
                let assistants = &mut self.table.contest.intervening.assistants;
                assistants[side as usize] = has_one;
                // With a blind player's assistant the sighted opponent has none any more.
                let other = side.other();
                let is_in_the_way = has_one && assistants[other as usize];
                let gone = arbiter::boards::may_have_assistant(&rules, other, has_one);
                let gone = gone.is_err() && is_in_the_way;
                assistants[other as usize] &= !gone;
                let mut events = Vec::new();
                if gone {
                    events = self.told(ArbiterEvent::Assisted(other, false, law));
                }
                events.extend(self.told(ArbiterEvent::Assisted(side, has_one, law)));
                events
            }
            Err(denied) => self.denied(denied),
        }
    }
}

/// The moves of a sheet as far as they are legal, and the text after them that is no legal move; `None` if
/// there is no move and no such text.
fn read_sheet(start: &Position, moves: &str) -> Option<(Vec<Move>, String)> {
    let game = format!("[SetUp \"1\"]\n[FEN \"{}\"]\n\n{moves}\n", start.fen());
    let found = match pgn::read(game.as_bytes()).into_iter().next()? {
        Ok(record) => (record.moves().to_vec(), String::new()),
        Err(error) => (error.played.moves().to_vec(), error.fault.detail()),
    };
    (!found.0.is_empty() || !found.1.is_empty()).then_some(found)
}
