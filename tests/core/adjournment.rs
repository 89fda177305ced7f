//! Adjourned games, article by article: one test for each article of each edition.

mod fide;
mod file;
mod lapsed;
mod sealed;
mod seals;
mod secret;
mod ussr;

use std::sync::LazyLock;

use annabella::arbiter::{OnWord, Ruling, Verdict, Written};
use annabella::board::Side;
use annabella::chess;
use annabella::game::{Move, Position};
use annabella::protocol::{
    Adjournment, AdjournmentEvent as Told, AdjournmentQuestion, Agreement, Announcing, Ask,
    Conduct, Event, Input, Intervention, MoveEntry, Question, Refusal, Report, Settings, Slip,
};
use annabella::session::Session;
use annabella::time::Moment;
use annabella::voice::Voices;

static VOICES: LazyLock<Voices> = LazyLock::new(Voices::embedded);

/// Two players by sight at one board, and an arbiter.
struct Table {
    session: Session,
    now: Moment,
    /// Everything that was done, as in a log.
    log: Vec<(Moment, Input)>,
}

/// A game under an edition with two hours for each side.
fn table(edition: &str) -> Table {
    table_with(edition, |_| {})
}

fn table_with(edition: &str, change: impl Fn(&mut Agreement)) -> Table {
    let mut agreement = Agreement {
        conduct: Conduct::Competition,
        edition: edition.to_owned(),
        blind: [false; 2],
        control: Some("40/120,60".parse().unwrap()),
        announcing: Announcing::ReadOut,
        ..Agreement::default()
    };
    change(&mut agreement);
    let mut table = Table {
        session: Session::default(),
        now: Moment::default(),
        log: Vec::new(),
    };
    table.does(Report::Started(Settings::default()));
    table.does(Ask::AgreeOn(Box::new(agreement)));
    table
}

fn at_fen(edition: &str, fen: &str) -> Table {
    let position: Position = chess::Position::from_fen(fen).unwrap().into();
    table_with(edition, |agreement| agreement.position = position.clone())
}

impl Table {
    fn does(&mut self, input: impl Into<Input>) -> Vec<Event> {
        let input = input.into();
        self.log.push((self.now, input.clone()));
        self.session.handle(self.now, input).events
    }

    fn adjourns(&mut self, what: Adjournment) -> Vec<Event> {
        self.does(Ask::Adjournment(what))
    }

    /// The arbiter steps in, adjourns the game on his word, and steps back.
    fn arbiter_adjourns(&mut self, on: OnWord) -> Vec<Event> {
        self.does(Ask::Arbiter(Intervention::StepIn));
        let events = self.adjourns(Adjournment::Adjourn(on));
        self.does(Ask::Arbiter(Intervention::StepBack));
        events
    }

    /// So many seconds pass; what was due is told.
    fn waits_s(&mut self, seconds: u64) -> Vec<Event> {
        self.now = self.now.plus_ms(seconds * 1000);
        self.session.handle(self.now, Report::Tick).events
    }

    /// The player on move makes a move in UCI and presses the clock.
    fn plays(&mut self, uci: &str) -> Vec<Event> {
        let mv = self.legal(uci);
        let mut events = self.does(Ask::Enter(MoveEntry::Move(mv)));
        events.extend(self.does(Ask::PressClock));
        events
    }

    fn legal(&self, uci: &str) -> Move {
        let legal = self.session.position().legal_moves();
        let found = legal.into_iter().find(|mv| mv.to_string() == uci);
        found.unwrap_or_else(|| panic!("{uci} is not legal"))
    }

    /// What is written is sealed, read as a player who speaks English writes it.
    fn seals(&mut self, text: &str) -> Vec<Event> {
        self.seals_under(text, None)
    }

    fn seals_under(&mut self, text: &str, word: Option<&str>) -> Vec<Event> {
        let position = self.session.position().clone();
        let slip = Slip {
            text: text.to_owned(),
            written: read(text, &position, "en"),
            offers_draw: false,
        };
        self.adjourns(Adjournment::Seal(crate::common::sealing::sealed(
            &slip, word, &position,
        )))
    }

    /// What is sealed is opened with a word, as the host does it.
    fn unseals(&mut self, word: &str) -> Vec<Event> {
        let command = annabella::adapters::seal::unsealing(&self.session, word);
        self.does(command)
    }

    /// The session is over, a move is sealed, the clocks are stopped.
    fn puts_away(&mut self, text: &str) -> Vec<Event> {
        self.arbiter_adjourns(OnWord::SessionOver);
        self.seals(text);
        self.adjourns(Adjournment::Stop)
    }

    fn resumes(&mut self, present: [bool; 2]) -> Vec<Event> {
        self.resumes_late(present, None)
    }

    fn resumes_late(&mut self, present: [bool; 2], late_s: Option<u32>) -> Vec<Event> {
        let present = Some(present);
        self.adjourns(Adjournment::Resume { present, late_s })
    }

    fn left_s(&self, side: Side) -> u64 {
        self.session.clock().unwrap().remaining_ms(side, self.now) / 1000
    }
}

fn read(text: &str, position: &Position, language: &str) -> Written {
    VOICES.written(text, position, language)
}

/// The articles that events of an adjournment cite.
fn cited(events: &[Event]) -> Vec<&'static str> {
    let laws = events.iter().filter_map(|event| match event {
        Event::Adjournment(told) => told.law().map(|law| law.article),
        Event::Refused(Refusal::Forbidden(objection)) => Some(objection.law.article),
        Event::Asked(Question::Adjournment(
            AdjournmentQuestion::TakeTime(_, _, law)
            | AdjournmentQuestion::BeyondDoubt(law)
            | AdjournmentQuestion::Annul(law),
        )) => Some(law.article),
        Event::Ruled(ruling) => Some(ruling.article),
        _ => None,
    });
    laws.collect()
}

fn ruling(events: &[Event]) -> Ruling {
    let mut rulings = events.iter().filter_map(|event| match event {
        Event::Ruled(ruling) => Some(*ruling),
        _ => None,
    });
    rulings
        .next()
        .unwrap_or_else(|| panic!("no ruling in {events:?}"))
}

fn told(events: &[Event]) -> Vec<&Told> {
    let told = events.iter().filter_map(|event| match event {
        Event::Adjournment(told) => Some(told),
        _ => None,
    });
    told.collect()
}

/// The move that was made when an envelope was opened, in UCI.
fn opened(events: &[Event]) -> Option<String> {
    told(events).into_iter().find_map(|told| match told {
        Told::Opened {
            made: Some((_, mv)),
            ..
        } => Some(mv.to_string()),
        _ => None,
    })
}

fn has(events: &[Event], fits: impl Fn(&Told) -> bool) -> bool {
    told(events).into_iter().any(fits)
}

fn loses_by_seal(events: &[Event], side: Side) -> bool {
    matches!(ruling(events).verdict, Verdict::SealedMove(loser, _) if loser == side)
}
