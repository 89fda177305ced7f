//! A competition at a table, played by lines of the console; what is ruled in it and what is heard.

use super::sealing;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use annabella::arbiter::{Forbidden, Penalty};
use annabella::desk::Desk;
use annabella::game::Game;
use annabella::input::{DeviceInput, Intent};
use annabella::laws;
use annabella::protocol::{
    Ask, ClaimsEvent, ClockEvent, Detail, Event, HandsEvent, Input, Refusal, Report, Settings,
    TurnEvent,
};
use annabella::session::Session;
use annabella::time::Moment;
use annabella::voice::Voices;

static VOICES: LazyLock<Arc<Voices>> = LazyLock::new(crate::common::voices);

thread_local! {
    /// The articles that were cited at any table of this thread, and everything that was heard there.
    static CITED: RefCell<(BTreeSet<&'static str>, String)> = RefCell::default();
}

/// From now on it is noted what games cite.
pub fn begin_citing() {
    CITED.take();
}

/// Whether an article was cited since then: in what was told, or in the answer to "why".
pub fn was_cited(article: &str) -> bool {
    CITED.with_borrow(|(cited, heard)| cited.contains(article) || heard.contains(article))
}

/// A game under an agreement, played by lines of the console.
pub struct Table {
    desk: Desk,
    now: Moment,
    heard: String,
}

/// Everything is said, so that articles are heard with their editions.
fn at_length() -> Settings {
    let mut settings = Settings::default();
    settings.verbosity.set(Detail::Long, true);
    settings
}

impl Table {
    pub fn new(terms: &str) -> Self {
        let mut table = Self {
            desk: Desk::new(Arc::clone(&VOICES)),
            now: Moment::default(),
            heard: String::new(),
        };
        table.obey(Report::Started(at_length()));
        let events = table.line(&format!("agree competition {terms}"));
        assert!(
            matches!(events.first(), Some(Event::Agreed(..))),
            "{terms}: {events:?}"
        );
        table
    }

    pub fn from(terms: &str, fen: &str) -> Self {
        let mut table = Self::new(terms);
        let mut agreement = table.session().agreement().clone();
        let game = Game::of_edition(&agreement.edition);
        agreement.position = game.read_fen(fen).expect("a position");
        table.obey(Ask::AgreeOn(Box::new(agreement)));
        let events = table.obey(Ask::Yes);
        assert!(
            matches!(events.first(), Some(Event::Agreed(..))),
            "{fen}: {events:?}"
        );
        table
    }

    /// What a line brings at the beginning.
    pub fn try_line(line: &str) -> Vec<Event> {
        let mut table = Self {
            desk: Desk::new(Arc::clone(&VOICES)),
            now: Moment::default(),
            heard: String::new(),
        };
        table.obey(Report::Started(at_length()));
        table.line(line)
    }

    /// The program ends and starts again; what it asks then waits for its answer.
    pub fn restart(&mut self) {
        self.obey(Report::Started(at_length()));
        if self.session().has_left_question() {
            self.obey(Report::QuestionLeft);
        }
    }

    pub fn now(&self) -> Moment {
        self.now
    }

    pub fn session(&self) -> &Session {
        self.desk.session()
    }

    /// The command that a line means here; nothing is done.
    pub fn means(&mut self, line: &str) -> Option<Ask> {
        match self.desk.interpret(DeviceInput::Line(line.to_owned())) {
            Intent::Commands(mut commands) => match commands.pop()? {
                Input::Ask(ask) => Some(ask),
                Input::Report(_) => None,
            },
            _ => None,
        }
    }

    /// What no line gives.
    pub fn obey(&mut self, input: impl Into<Input>) -> Vec<Event> {
        let events = self.desk.handle(self.now, input).0.events;
        self.note_cited(&events);
        events
    }

    /// Keeps what was cited; whether "why" is asked changes nothing.
    fn note_cited(&self, events: &[Event]) {
        let why = self.session().clone().handle(self.now, Ask::Why).events;
        let all = events.iter().chain(&why).flat_map(articles);
        CITED.with_borrow_mut(|(cited, heard)| {
            cited.extend(all);
            heard.push_str(&self.heard.replace("Code of Russian", "Russian"));
        });
    }

    pub fn line(&mut self, line: &str) -> Vec<Event> {
        let intent = self.desk.interpret(DeviceInput::Line(line.to_owned()));
        let Intent::Commands(commands) = sealing::done(intent, self.desk.session()) else {
            panic!("{line}: no command");
        };
        self.heard.clear();
        commands
            .into_iter()
            .flat_map(|command| self.hear(command))
            .collect()
    }

    fn hear(&mut self, input: impl Into<Input>) -> Vec<Event> {
        let (outcome, heard) = self.desk.handle(self.now, input);
        for text in heard.iter().flat_map(|heard| &heard.texts) {
            self.heard.push_str(&text.written);
            self.heard.push(' ');
        }
        self.note_cited(&outcome.events);
        outcome.events
    }

    /// What is heard of the last line.
    pub fn heard(&self) -> &str {
        &self.heard
    }

    /// Several lines; what the last one brought. Those before must not be refused; that a move is another than the one
    /// to which a touch binds may be told.
    pub fn lines(&mut self, lines: &str) -> Vec<Event> {
        let lines = lines.split(',').map(str::trim);
        let mut lines = lines.filter(|line| !line.is_empty()).peekable();
        while let Some(line) = lines.next() {
            let events = self.line(line);
            if lines.peek().is_none() {
                return events;
            }
            let bound = |refusal: &Refusal| matches!(refusal, Refusal::Forbidden(why) if matches!(why.what, Forbidden::Bound(_)));
            let refused = events
                .iter()
                .any(|event| matches!(event, Event::Refused(why) if !bound(why)));
            assert!(!refused, "{line}: {events:?}");
        }
        Vec::new()
    }

    pub fn wait(&mut self, ms: u64) -> Vec<Event> {
        self.now = self.now.plus_ms(ms);
        self.heard.clear();
        self.hear(Report::Tick)
    }
}

/// The penalty among the events.
#[track_caller]
pub fn penalty(events: &[Event]) -> Penalty {
    let found = events.iter().find_map(|event| match event {
        Event::Turn(TurnEvent::Penalised(penalty)) => Some(*penalty),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("no penalty: {events:?}"))
}

/// The articles that an event cites.
pub fn articles(event: &Event) -> Vec<&'static str> {
    match event {
        Event::Ruled(ruling) => vec![ruling.article],
        Event::Play(event) => event.law().map(|law| law.article).into_iter().collect(),
        Event::Refused(Refusal::Forbidden(objection)) => vec![objection.law.article],
        Event::Refused(Refusal::ClaimFirst(law))
        | Event::Hands(HandsEvent::Felt(_, _, law) | HandsEvent::Adjusting(law))
        | Event::Turn(
            TurnEvent::AnnouncedOtherwise { law, .. }
            | TurnEvent::AnnouncedIn(_, law)
            | TurnEvent::MoveCounts(law)
            | TurnEvent::Bound(_, law, _)
            | TurnEvent::TouchFree(law)
            | TurnEvent::IllegalStands(law),
        )
        | Event::Clock(
            ClockEvent::ControlReached { law, .. } | ClockEvent::ClockForgotten(_, law),
        )
        | Event::Claims(ClaimsEvent::Offered { law, .. }) => vec![law.article],
        Event::Explained(why) => why.law.iter().map(|law| law.article).collect(),
        Event::Arbiter(event) => event.laws().iter().map(|law| law.article).collect(),
        Event::Turn(TurnEvent::Penalised(penalty)) => {
            let ruling = penalty.ruling.map(|ruling| ruling.article);
            std::iter::once(penalty.law.article).chain(ruling).collect()
        }
        Event::Claims(ClaimsEvent::ClaimWrong(wrong)) => {
            let correction = wrong.correction.map(|correction| correction.law);
            let bound = wrong.must_make.map(|(_, law)| law);
            let laws = [Some(wrong.law), correction, bound, wrong.offers_draw];
            laws.into_iter().flatten().map(|law| law.article).collect()
        }
        Event::Adjournment(told) => told.law().iter().map(|law| law.article).collect(),
        _ => vec![],
    }
}

/// Every article of an edition.
pub fn articles_of(edition: &str) -> BTreeSet<&'static str> {
    let edition = laws::edition(edition).expect("an edition");
    edition.rules().filter_map(|rule| rule.article).collect()
}
