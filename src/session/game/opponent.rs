//! How a session practises: an opponent that thinks elsewhere, and what is asked of it.

use std::borrow::Cow;

use crate::board::Side;
use crate::clock::Running;
use crate::game::Position;
use crate::protocol::{
    Change, Engine, EngineStrength, Errand, ErrandAnswer, ErrandKind, Event, Finding,
    OpponentChange, OpponentQuestion, PracticeCommand, PracticeEvent, PracticeRefusal, Question,
    Refusal, Setting,
};
use crate::session::game::practice::WaitingErrand;
use crate::session::table::Mode;
use crate::session::{Session, refused};

impl Session {
    /// What is to be thought about; it stays the same until it is answered or no longer wanted.
    pub fn errand(&self) -> Option<&Errand> {
        self.practice
            .waiting
            .as_ref()
            .map(|waiting| &waiting.errand)
    }

    /// The positions before the one of an errand, for repetition.
    pub fn past_of(&self, errand: &Errand) -> Vec<Position> {
        let plies = errand.plies.min(self.table.record.plies());
        let past = (0..plies).map(|plies| self.table.record.position_after(plies));
        past.cloned().collect()
    }

    /// The side that the opponent plays, if there is one.
    pub fn opponent(&self) -> Option<Side> {
        self.practice.opponent
    }

    /// What the log of a new game has to say of practice.
    pub fn practice_noted(&self) -> Option<PracticeCommand> {
        if self.is_in_competition() {
            return Some(PracticeCommand::Off);
        }
        self.practice
            .opponent
            .map(|side| PracticeCommand::Opponent(Some(side)))
    }

    pub(in crate::session) fn handle_practice(&mut self, command: PracticeCommand) -> Vec<Event> {
        if let PracticeCommand::Off = command
            && self.is_in_competition()
        {
            self.practice.opponent = None;
            return told(PracticeEvent::NoHelp);
        }
        if let Some(refused) = self.refuse_advice() {
            return refused;
        }
        match command {
            PracticeCommand::Choose(found) => self.choose_opponent(found),
            PracticeCommand::Who => told(self.who_plays()),
            PracticeCommand::Opponent(side) => self.play_against(side),
            PracticeCommand::Level(level) => self.choose_level(level),
            PracticeCommand::Advice(command) => self.handle_advice(command),
            PracticeCommand::Options(name) => self.ask_options(name),
            PracticeCommand::Off => self.play_against(None),
            PracticeCommand::Leave => self.leave_choice(),
        }
    }

    fn choose_opponent(&mut self, found: Vec<String>) -> Vec<Event> {
        self.practice.found = found;
        match &self.table.question {
            None | Some(Question::Opponent(_)) => {
                self.begin_choice();
                self.ask(Question::Opponent(OpponentQuestion::Side))
            }
            Some(question) => refused(Refusal::AnswerFirst(question.clone())),
        }
    }

    fn play_against(&mut self, side: Option<Side>) -> Vec<Event> {
        let asks = matches!(self.table.question, Some(Question::Opponent(_)));
        if let Some(question) = self.table.question.as_ref().filter(|_| !asks) {
            return refused(Refusal::AnswerFirst(question.clone()));
        }
        self.note_who_played();
        self.practice.opponent = side;
        self.practice.is_replaced = false;
        self.table.question = None;
        if asks && side.is_some() {
            let engines = self.engines_to_offer();
            if !engines.is_empty() {
                let game = self.position().game();
                return self.ask(Question::Opponent(OpponentQuestion::Engine(game, engines)));
            }
            return self.ask_level();
        }
        // Who says so behind the end of a game begins the next one.
        if side.is_some() && self.table.mode == Mode::Play && self.is_over() {
            return self.begin_without_clock();
        }
        self.table.hand = self.table.hand.filter(|_| !self.is_opponents_turn());
        self.tell_opponent()
    }

    fn ask_level(&mut self) -> Vec<Event> {
        let level = self.settings.opponent.level;
        self.ask(Question::Opponent(OpponentQuestion::Level(level)))
    }

    /// The level was chosen; where the game has not begun, the clock comes next.
    fn choose_level(&mut self, level: u8) -> Vec<Event> {
        let change = OpponentChange::Level(level);
        if change.is_no_level() {
            return refused(Refusal::Practice(PracticeRefusal::NoSuchLevel));
        }
        let question = self.question_for_clock();
        let is_asked = matches!(
            self.table.question,
            Some(Question::Opponent(OpponentQuestion::Level(_)))
        );
        self.note_who_played();
        let Some(question) = question.filter(|_| is_asked) else {
            return self.set(&Change::Opponent(change));
        };
        let mut events = self.apply_change(Change::Opponent(change));
        events.extend(self.ask(question));
        events
    }

    /// The engines among which a player can choose: those of the system, and the one chosen before.
    fn engines_to_offer(&self) -> Vec<Engine> {
        let game = self.position().game();
        let own = self.settings.opponent.engines.of(game).cloned();
        let found = self.practice.found.iter().map(|file| Engine {
            file: file.clone(),
            arguments: Vec::new(),
            options: Vec::new(),
        });
        let is_own = |engine: &Engine| own.as_ref().is_some_and(|own| own.file == engine.file);
        // Those that are found play chess.
        let found = found.filter(|engine| self.position().chess().is_some() && !is_own(engine));
        found.chain(own.clone()).collect()
    }

    /// The foreign engine of the game on the board.
    pub fn engine(&self) -> Option<&Engine> {
        let engine = self.settings.opponent.engines.of(self.position().game());
        engine.filter(|_| !self.practice.is_replaced)
    }

    /// Whether a foreign engine plays in this game; in a competition none does.
    pub fn employs_engine(&self) -> bool {
        self.opponent_here().is_some() && self.engine().is_some()
    }

    /// An engine or a level was chosen, perhaps in answer to the question for it.
    pub(in crate::session) fn opponent_changed(&mut self, change: &OpponentChange) -> Vec<Event> {
        if let OpponentChange::Engine(game, _) = change {
            self.practice.is_replaced = false;
            self.forget_options(*game);
        }
        match self.table.question {
            Some(Question::Opponent(OpponentQuestion::Engine(..)))
                if matches!(change, OpponentChange::Engine(..)) =>
            {
                self.table.question = None;
                self.ask_level()
            }
            Some(Question::Opponent(OpponentQuestion::Level(_))) => {
                self.table.question = None;
                self.table.hand = self.table.hand.filter(|_| !self.is_opponents_turn());
                self.tell_opponent()
            }
            _ if Change::Opponent(change.clone()).setting() == Some(Setting::Level) => {
                Vec::from_iter(self.level_without_effect())
            }
            _ => Vec::new(),
        }
    }

    /// Who plays, and how the board lies for it.
    pub(super) fn tell_opponent(&mut self) -> Vec<Event> {
        self.practice.before = None;
        let mut events = told(self.who_plays());
        events.extend(self.face_own_side());
        events
    }

    fn who_plays(&self) -> PracticeEvent {
        match self.practice.opponent {
            Some(side) => {
                let engine = self.engine();
                let engine = engine.map(|engine| (engine.file.clone(), self.strength_of(engine)));
                PracticeEvent::Opponent(side, self.settings.opponent.level, engine)
            }
            None => PracticeEvent::Alone,
        }
    }

    /// What a new game says of the opponent. In a competition there is none.
    pub(in crate::session) fn opponent_of_new_game(&mut self) -> Vec<Event> {
        if self.table.contest.is_competition() {
            self.practice.opponent = None;
            return Vec::new();
        }
        self.practice.is_replaced = false;
        match self.opponent_here() {
            Some(_) => self.tell_opponent(),
            None => Vec::new(),
        }
    }

    /// The opponent of the game on the board: none in a competition, and none where moves are found.
    pub(super) fn opponent_here(&self) -> Option<Side> {
        let has_none = self.table.contest.is_competition() || self.is_finding();
        self.practice.opponent.filter(|_| !has_none)
    }

    /// Whether the program is to move.
    pub fn is_opponents_turn(&self) -> bool {
        self.table.mode == Mode::Play
            && self.table.record.outcome().is_none()
            && self.opponent_here() == Some(self.position().turn())
    }

    /// Nobody else moves for the opponent.
    pub(in crate::session) fn why_opponent_moves(&self) -> Option<Refusal> {
        self.is_opponents_turn()
            .then_some(Refusal::Practice(PracticeRefusal::OpponentMoves))
    }

    /// The side for which a player at the board speaks: not the opponent's.
    pub(in crate::session) fn own_side(&self) -> Side {
        let opponent = self.opponent_here();
        opponent.map_or_else(|| self.on_move(), Side::other)
    }

    /// Whether a draw was offered to the opponent, who has not answered yet.
    pub(in crate::session) fn awaits_opponents_answer(&self) -> bool {
        let opponent = self.opponent_here();
        matches!(self.table.question, Some(Question::Draw(side)) if opponent == Some(side.other()))
    }

    /// What has to be thought about now, after so many plies of the record.
    fn task(&mut self) -> Option<(ErrandKind, usize)> {
        if self.is_in_competition() || self.activity.is_on() {
            return None;
        }
        let plies = self.plies();
        if !self.practice.options_asked.is_empty() {
            return Some((ErrandKind::Options, plies));
        }
        if let Some(advice) = self.advice_wanted() {
            return Some((advice, plies));
        }
        if self.table.mode == Mode::Play {
            return Some((self.opponents_task()?, plies));
        }
        Some((ErrandKind::Judge, self.next_to_judge()?))
    }

    /// What the opponent has to think about.
    fn opponents_task(&self) -> Option<ErrandKind> {
        if self.table.contest.is_competition() {
            return None;
        }
        if self.awaits_opponents_answer() {
            return Some(ErrandKind::Draw);
        }
        let clock = self.table.contest.clock.as_ref();
        let stands = clock.is_some_and(|clock| !matches!(clock.running(), Running::Runs(_)));
        let only = Refusal::Practice(PracticeRefusal::OpponentMoves);
        let is_to_move = self.table.question.is_none() && self.why_no_move_now() == Some(only);
        (is_to_move && !stands).then_some(ErrandKind::Move)
    }

    /// Names what is to be thought about after a command, unless it is being thought about already.
    pub(in crate::session) fn note_errand(&mut self) {
        let Some((task, plies)) = self.task() else {
            self.practice.waiting = None;
            return;
        };
        let level = self.settings.opponent.level_after(plies);
        let asked = self.practice.options_asked.first().map(|ask| ask.game);
        let mut position = Cow::Borrowed(self.table.record.position_after(plies));
        // The engine for another game is asked about a board of its own.
        if let (ErrandKind::Options, Some(game)) = (task, asked)
            && game != position.game()
        {
            position = Cow::Owned(game.start());
        }
        let time_ms = self.time_for(task);
        let engine = match task {
            ErrandKind::Move => self.engine(),
            ErrandKind::Options => self.settings.opponent.engines.of(position.game()),
            ErrandKind::Draw
            | ErrandKind::Advice(_)
            | ErrandKind::Line
            | ErrandKind::Judge
            | ErrandKind::Ponder => None,
        };
        let same = self.practice.waiting.as_ref().is_some_and(|waiting| {
            let errand = &waiting.errand;
            (errand.task, errand.plies, errand.level) == (task, plies, level)
                && errand.position == *position.as_ref()
                && errand.time_ms.is_some() == time_ms.is_some()
                && errand.engine.as_ref() == engine
        });
        if same {
            return;
        }
        let errand = Errand {
            task,
            plies,
            answers_for: self.practice.opponent,
            level,
            seed: self.now.ms,
            time_ms,
            clock: engine.and_then(|_| self.clock_times()),
            engine: engine.cloned(),
            position: position.into_owned(),
        };
        self.practice.waiting = Some(WaitingErrand {
            errand,
            since: self.now,
            told: 0,
        });
    }

    /// What was found. What is no longer wanted changes nothing and is not heard.
    pub(in crate::session) fn found(&mut self, finding: &Finding) -> Vec<Event> {
        if finding.found == ErrandAnswer::Stopped {
            return Vec::new();
        }
        self.outside
            .thinking
            .take_if(|errand| *errand == finding.errand);
        let is_wanted = self.errand().is_some_and(|errand| {
            let asked = &finding.errand;
            (errand.task, errand.plies) == (asked.task, asked.plies)
                && errand.position == asked.position
        });
        if !is_wanted {
            return Vec::new();
        }
        if finding.errand.task == ErrandKind::Options {
            return self.options_found(finding);
        }
        let mut events = Vec::new();
        if let (Some(fault), Some(engine)) = (&finding.fault, &finding.errand.engine) {
            self.practice.is_replaced = true;
            events = told(PracticeEvent::Replaced(engine.file.clone(), fault.clone()));
        }
        if let Some(engine) = &finding.errand.engine
            && finding.cannot_be_weakened
            && self.strength_of(engine) == EngineStrength::Level
        {
            let file = engine.file.clone();
            self.practice.told_full = Some(file.clone());
            events.extend(told(PracticeEvent::EngineStrength(
                file,
                EngineStrength::Full,
            )));
        }
        events.extend(self.carry_out_found(finding));
        events
    }

    /// Does what was found.
    fn carry_out_found(&mut self, finding: &Finding) -> Vec<Event> {
        let task = finding.errand.task;
        match finding.found {
            _ if !matches!(task, ErrandKind::Move | ErrandKind::Draw) => {
                self.advice_found(task, &finding.found)
            }
            ErrandAnswer::Move(mv) => {
                // Who explores meanwhile stays where he is.
                let cursor = self.table.cursor;
                self.table.offers_with_move = false;
                let events = self.make(mv);
                self.table.cursor = cursor;
                events
            }
            ErrandAnswer::Draw(true) => self.yes(),
            ErrandAnswer::Draw(false) => self.no(),
            ErrandAnswer::Line(_)
            | ErrandAnswer::Threat(_)
            | ErrandAnswer::Squares(_)
            | ErrandAnswer::Options(_)
            | ErrandAnswer::Nothing
            | ErrandAnswer::Stopped => self.play_against(None),
        }
    }
}

pub(in crate::session) fn told(event: PracticeEvent) -> Vec<Event> {
    vec![Event::Practice(event)]
}
