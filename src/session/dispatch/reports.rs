//! What the world reports is applied in every place. What wants the board waits until it is free.

use std::mem;

use crate::protocol::{
    AdjournmentEvent, DrillEvent, DrillReport, Event, NoDrill, Question, Refusal, Report,
    SheetReport, ShelfAnswer, Trouble, Waits,
};
use crate::session::Session;

impl Session {
    /// Applies a report, or keeps it until the board is free for it.
    pub(in crate::session) fn hear(&mut self, report: Report) -> Vec<Event> {
        if let Report::Shelf(answer) = &report {
            self.end_work_of_shelf(answer);
        }
        match wants_board(&report) {
            Some(waits) if !self.is_free_for(waits) => {
                self.outside.waiting.push_back(report);
                vec![Event::Waits(waits)]
            }
            Some(_) | None => self.apply(report),
        }
    }

    /// Applies what has waited, as long as the board is free for it.
    pub(in crate::session) fn hear_what_waited(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        for report in mem::take(&mut self.outside.waiting) {
            let waits = wants_board(&report);
            if waits.is_some_and(|waits| !self.is_free_for(waits) || self.is_too_late_for(waits)) {
                self.outside.waiting.push_back(report);
            } else {
                events.extend(self.apply(report));
            }
        }
        events
    }

    /// Whether a report that asks or begins something can do so now. Who opens another file while he is asked whether to open
    /// one, is asked about that.
    fn is_free_for(&self, waits: Waits) -> bool {
        let drills = matches!(waits, Waits::Drill);
        let is_of_file = matches!(self.table.question, Some(Question::Open(_)));
        (self.table.question.is_none() || is_of_file && matches!(waits, Waits::File))
            && !self.activity.is_on()
            && !(drills && self.is_in_competition())
    }

    /// Whether another game has waited until a competition began: its question would stop the moves. It waits until the
    /// competition is over or adjourned.
    fn is_too_late_for(&self, waits: Waits) -> bool {
        matches!(waits, Waits::File | Waits::Envelope)
            && self.is_in_competition()
            && !self.is_away()
    }

    fn apply(&mut self, report: Report) -> Vec<Event> {
        match report {
            Report::Started(settings) => self.start(settings),
            Report::QuestionLeft => {
                self.table.left.is_put_again = true;
                Vec::new()
            }
            // What was due has happened already.
            Report::Tick => Vec::new(),
            Report::InMenu(is_open) => {
                self.outside.in_menu = is_open;
                Vec::new()
            }
            Report::Speaks(speaks) => self.hear_speaking(speaks),
            Report::Trouble(trouble) => {
                self.outside.is_unkept |= matches!(trouble, Trouble::LogInUse | Trouble::NotKept);
                vec![Event::Troubled(trouble)]
            }
            Report::Opened(game) => self.open(game),
            Report::NotOpened(fault) => vec![Event::NotOpened(fault)],
            Report::Envelope(envelope) => self.take_envelope(envelope),
            Report::NoEnvelope(fault) => {
                vec![Event::Adjournment(AdjournmentEvent::Untaken(fault))]
            }
            Report::EnvelopeFiled(file) => {
                vec![Event::Adjournment(AdjournmentEvent::Filed(file))]
            }
            Report::EnvelopeKept => Vec::new(),
            Report::Proved(proof) => self.at_the_game(|session| session.proved(&proof)),
            Report::Thought(finding) => self.at_the_game(|session| session.found(&finding)),
            Report::Slept { ms } => self.slept(ms),
            Report::SpeakerProposed(proposed) => self.ask(Question::Output(proposed)),
            Report::WordsProposed => self.ask(Question::Words),
            Report::Sheet(report) => self.hear_of_sheet(report),
            Report::Drill(report) => self.hear_of_drill(report),
            Report::Shelf(answer) => self.hear_shelf(answer),
            Report::Tournament(answer) => self.hear_of_event(*answer),
            Report::Work(report) => self.hear_of_work(&report),
            Report::Tape(report) => self.hear_of_tape(report),
        }
    }

    fn hear_of_drill(&mut self, report: DrillReport) -> Vec<Event> {
        let mut events = match report {
            DrillReport::Load(progress) => {
                self.progress = progress;
                Vec::new()
            }
            DrillReport::Exported(path) => vec![Event::Drill(DrillEvent::Exported(path))],
            DrillReport::Collection(collection, stamp) => self.tactics_of(*collection, stamp),
            DrillReport::NoFile => vec![Event::Drill(DrillEvent::Nothing(NoDrill::NoFile))],
            DrillReport::Games(games, stamp) => self.begin_games(games, stamp),
        };
        for event in &mut events {
            if let Event::Refused(Refusal::NoDrill(why)) = event {
                *event = Event::Drill(DrillEvent::Nothing(*why));
            }
        }
        events
    }
}

/// What a report wants of the board, if it asks a question or begins something there.
fn wants_board(report: &Report) -> Option<Waits> {
    match report {
        Report::Opened(_) => Some(Waits::File),
        Report::Envelope(_) => Some(Waits::Envelope),
        Report::Slept { .. } => Some(Waits::Slept),
        Report::SpeakerProposed(_) | Report::WordsProposed => Some(Waits::Speaker),
        Report::Sheet(SheetReport::Exists(_)) | Report::Shelf(ShelfAnswer::Exists(_)) => {
            Some(Waits::Exists)
        }
        Report::Drill(DrillReport::Collection(..) | DrillReport::Games(..)) => Some(Waits::Drill),
        Report::Started(_)
        | Report::QuestionLeft
        | Report::Tick
        | Report::InMenu(_)
        | Report::Speaks(_)
        | Report::Trouble(_)
        | Report::NotOpened(_)
        | Report::NoEnvelope(_)
        | Report::EnvelopeFiled(_)
        | Report::EnvelopeKept
        | Report::Proved(_)
        | Report::Thought(_)
        | Report::Sheet(_)
        | Report::Drill(_)
        | Report::Shelf(_)
        | Report::Tournament(_)
        | Report::Work(_)
        | Report::Tape(_) => None,
    }
}
