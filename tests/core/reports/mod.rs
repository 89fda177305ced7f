//! What the world reports is told wherever the player is: it is never refused, and it never takes the
//! place of a question.
//!
//! The places are those of `tests/common/places.rs`, the reports those of `samples`: what is added to one
//! of them is tried with all of the other.

mod kept;
mod names;
pub mod samples;
mod walk;
mod works;

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use annabella::desk::Desk;
use annabella::drill::Subject;
use annabella::game::Position;
use annabella::input::{DeviceInput, Intent};
use annabella::narrate::cue::Cue;
use annabella::narrate::narrate;
use annabella::protocol::{
    Ask, DrillCommand, Event, Input, Place, PlayEvent, Question, Report, Settings, SetupCommand,
    SheetQuestion, ShelfQuestion, Stage, ViewerEvent, Waits,
};
use annabella::session::Session;
use annabella::time::Moment;
use annabella::voice::Voices;

use crate::common::places::{self, BESIDES, PLACES};
use crate::common::sealing;
use samples::{Effect, Sample};

static VOICES: LazyLock<Arc<Voices>> = LazyLock::new(crate::common::voices);

const NOW: Moment = Moment::from_ms(0);

fn settings() -> Settings {
    Settings {
        language: "en".to_owned(),
        announcer: "en".to_owned(),
        ..Settings::default()
    }
}

/// A session at a place, a day before anybody's time is up.
fn at(place: &places::Place) -> Session {
    let mut desk = Desk::new(Arc::clone(&VOICES));
    desk.handle(NOW, Report::Started(settings()));
    for line in places::lines(place) {
        for input in inputs(&mut desk, line) {
            desk.handle(NOW, input);
        }
    }
    desk.session().clone()
}

/// What a line of the table of places means.
pub fn inputs(desk: &mut Desk, line: &str) -> Vec<Input> {
    match line {
        "(open)" => vec![samples::opened().into()],
        "(found)" => vec![samples::found().into()],
        "(event)" => vec![samples::event().into()],
        "(said)" => {
            let moves = desk.session().position().legal_moves();
            vec![Ask::Spoken(moves[..1].to_vec()).into()]
        }
        "(start)" => vec![Report::Started(settings()).into()],
        _ => {
            let intent = desk.interpret(DeviceInput::Line(line.to_owned()));
            match sealing::done(intent, desk.session()) {
                Intent::Commands(inputs) | Intent::Both(inputs, _) => inputs,
                _ => Vec::new(),
            }
        }
    }
}

fn all_places() -> impl Iterator<Item = &'static places::Place> {
    PLACES.iter().chain(BESIDES)
}

/// Whether events are heard: each of them makes a sound or says something.
fn is_heard(session: &Session, events: &[Event]) -> bool {
    let is_heard = |cue: &Cue| match cue {
        Cue::Sound(_) => true,
        Cue::Say(utterance) => {
            let text = VOICES.render(utterance, session.settings());
            !text.written.trim().is_empty()
        }
    };
    let mut cues = events
        .iter()
        .map(|event| narrate(event, session.settings()));
    !events.is_empty() && cues.all(|cues| cues.iter().any(is_heard))
}

fn is_refused(events: &[Event]) -> bool {
    events
        .iter()
        .any(|event| matches!(event, Event::Refused(_)))
}

/// Whether an event is what was told to come next.
fn has_come(waits: Waits, event: &Event) -> bool {
    match (waits, event) {
        (Waits::File, Event::Viewer(ViewerEvent::Opened(_)) | Event::Asked(Question::Open(_)))
        | (Waits::Envelope, Event::Adjournment(_))
        | (
            Waits::Slept,
            Event::Asked(Question::Missing { .. }) | Event::Play(PlayEvent::Slept(_)),
        )
        | (Waits::Speaker, Event::Asked(Question::Output(_) | Question::Words))
        | (Waits::Exists, Event::Asked(Question::Sheet(SheetQuestion::Overwrite(_))))
        | (Waits::Drill, Event::Drill(_))
        | (Waits::Contradiction, Event::Asked(Question::Tournament(_))) => true,
        (Waits::Exists, Event::Asked(Question::Shelf(asked))) => {
            matches!(**asked, ShelfQuestion::Replace(_))
        }
        _ => false,
    }
}

/// The next step of a player who answers what waits and leaves where he is, until the board is free.
fn step_out(session: &Session, waits: Waits) -> Ask {
    match (session.question(), session.place()) {
        (
            Some(
                Question::LeaveDrill
                | Question::LeaveSetup
                | Question::NewGame(_)
                | Question::Resume(..),
            ),
            _,
        ) => Ask::Yes,
        // What Escape does not answer.
        (Some(Question::Output(_) | Question::Dispute(..)), _) => Ask::No,
        // Only the opponent answers what it was offered.
        (Some(Question::Draw(_)), _) if session.errand().is_some() => {
            Ask::NewGameFrom(Position::default())
        }
        (Some(_), _) => Ask::Cancel,
        (None, Place::Exercise(_) | Place::Puzzle | Place::Lesson) => {
            Ask::Drill(DrillCommand::Leave)
        }
        (None, Place::Setup) => Ask::Setup(SetupCommand::Leave),
        // What would disturb a competition waits for its end.
        (None, _) if waits == Waits::Drill => Ask::NewGameFrom(Position::default()),
        (None, Place::Competition(_)) => Ask::NewGameFrom(Position::default()),
        (None, _) => Ask::Status,
    }
}

/// Leaves the place until what waits has come.
fn comes_at_last(session: &mut Session, waits: Waits) -> Result<(), String> {
    let mut tried = Vec::new();
    for _ in 0..12 {
        let ask = step_out(session, waits);
        tried.push(format!("{ask:?}"));
        let events = session.handle(NOW, ask).events;
        if events.iter().any(|event| has_come(waits, event)) {
            return match is_heard(session, &events) {
                true => Ok(()),
                false => Err(format!("comes unheard: {events:?}")),
            };
        }
    }
    Err(format!("{waits:?} never comes: {tried:?}"))
}

/// Whether something lies over the game on the board.
fn is_activity(place: Place) -> bool {
    place.is_drill() || place == Place::Setup
}

/// Whether a report that wants the board has it.
fn is_free(session: &Session, waits: Waits) -> bool {
    let is_in_competition = waits == Waits::Drill && session.is_in_competition();
    session.question().is_none() && !is_activity(session.place()) && !is_in_competition
}

/// What each answer to an open question brings; nothing if there is none.
fn answered(session: &Session) -> Vec<(Ask, Vec<Event>)> {
    let answers = [Ask::Yes, Ask::No, Ask::Cancel].into_iter();
    let answers = answers.filter(|_| session.question().is_some());
    let brings = |answer: &Ask| session.clone().handle(NOW, answer.clone()).events;
    answers
        .map(|answer| (answer.clone(), brings(&answer)))
        .collect()
}

/// Whether a question that waited waits still, and is what an answer answers.
fn question_is_kept(
    before: &Session,
    expected: &[(Ask, Vec<Event>)],
    after: &Session,
) -> Result<(), String> {
    let Some(question) = before.question() else {
        return Ok(());
    };
    if after.question() != Some(question) {
        return Err(format!("{question:?} is now {:?}", after.question()));
    }
    for ((answer, expected), (_, events)) in expected.iter().zip(answered(after)) {
        // What waited for the answer comes after it.
        if !events.starts_with(expected) {
            return Err(format!(
                "{answer:?} is answered by {events:?}, not {expected:?}"
            ));
        }
    }
    Ok(())
}

/// Whether a question is about a tournament that could not be kept, and is closed therefore.
fn closes_what_is_asked_about(before: &Session, sample: &Sample) -> bool {
    sample.name == "tournament-unkept" && matches!(before.question(), Some(Question::Tournament(_)))
}

/// Reports something in a place, where answers to a question would bring this; what is wrong then.
fn fault(place: &Session, answers: &[(Ask, Vec<Event>)], sample: &Sample) -> Result<(), String> {
    let mut before = place.clone();
    for input in &sample.after {
        before.handle(NOW, input.clone());
    }
    let of_its_own = (!sample.after.is_empty()).then(|| answered(&before));
    let answers = of_its_own.as_deref().unwrap_or(answers);
    let mut after = before.clone();
    let events = after.handle(NOW, sample.report.clone()).events;
    if is_refused(&events) {
        return Err(format!("is refused: {events:?}"));
    }
    if !events.is_empty() && !is_heard(&after, &events) {
        return Err(format!("is not heard: {events:?}"));
    }
    if sample.effect == Effect::StartsAnew {
        return match events.first() {
            Some(Event::Greeted(_)) => Ok(()),
            _ => Err(format!("{events:?}")),
        };
    }
    if closes_what_is_asked_about(&before, sample) {
        if after.question().is_some() {
            return Err("the question is still there".to_owned());
        }
    } else if sample.effect != Effect::OfTheGame {
        question_is_kept(&before, answers, &after)?;
    }
    let stays = is_activity(before.place()) || sample.effect != Effect::OfTheGame;
    let is_for_the_board = matches!(sample.effect, Effect::WantsBoard(_));
    if stays && (!is_for_the_board || is_activity(before.place())) {
        let (was, is) = (before.record_of_game(), after.record_of_game());
        if sample.effect != Effect::OfTheGame && was != is {
            return Err("the game is another one".to_owned());
        }
    }
    (sample.holds)(&after)
        .then_some(())
        .ok_or("has no effect")?;
    match sample.effect {
        Effect::Silent if events.is_empty() => Ok(()),
        Effect::Silent => Err(format!("is told: {events:?}")),
        Effect::OfTheGame | Effect::StartsAnew => Ok(()),
        Effect::Told if events.is_empty() => Err("is not told".to_owned()),
        Effect::Told => Ok(()),
        Effect::WantsBoard(waits) if is_free(&before, waits) => {
            match events.iter().any(|event| has_come(waits, event)) {
                true => Ok(()),
                false => Err(format!("does not come: {events:?}")),
            }
        }
        Effect::WantsBoard(waits) if events == [Event::Waits(waits)] => {
            comes_at_last(&mut after, waits)
        }
        Effect::WantsBoard(_) => Err(format!("is not told to wait: {events:?}")),
    }
}

#[test]
fn every_report_is_applied_in_every_place() {
    let (mut pairs, mut faults) = (0, Vec::new());
    let mut of_the_game = BTreeSet::new();
    for place in all_places() {
        let session = at(place);
        let answers = answered(&session);
        for sample in samples::all(&session) {
            pairs += 1;
            if sample.effect == Effect::OfTheGame {
                of_the_game.insert(sample.name);
            }
            if let Err(fault) = fault(&session, &answers, &sample) {
                faults.push(format!("{}: {} {fault}", place.0, sample.name));
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{} of {pairs}: {faults:#?}",
        faults.len()
    );
    assert!(pairs > 6_000, "{pairs}");
    // Answers that are wanted occurred, not only those that come too late.
    assert!(of_the_game.len() >= 4, "{of_the_game:?}");
}

#[test]
fn every_report_is_tried() {
    let session = at(&PLACES[0]);
    let samples = samples::all(&session);
    let tried: BTreeSet<&str> = samples.iter().map(|one| names::name(&one.report)).collect();
    let names = names::NAMES.iter().chain(names::OF_EVENTS);
    let all: BTreeSet<&str> = names.copied().collect();
    assert_eq!(tried, all);
}

/// Every place that there is; a variant more is an error of the compiler here.
fn is_known(place: Place) -> bool {
    match place {
        Place::Exercise(subject) => Subject::ALL.contains(&subject),
        Place::Puzzle | Place::Lesson | Place::Setup | Place::Viewer => true,
        Place::Practice { .. } => true,
        Place::Competition(stage) => match stage {
            Stage::Playing
            | Stage::Arbiter
            | Stage::Suspended
            | Stage::Sealing
            | Stage::Away
            | Stage::Resuming
            | Stage::Over => true,
        },
    }
}

#[test]
fn every_kind_of_place_occurs() {
    let places: Vec<Place> = all_places().map(|place| at(place).place()).collect();
    assert!(places.iter().all(|place| is_known(*place)));
    let stages = [
        Stage::Playing,
        Stage::Arbiter,
        Stage::Suspended,
        Stage::Sealing,
        Stage::Away,
        Stage::Resuming,
        Stage::Over,
    ];
    let all = Subject::ALL.iter().copied().map(Place::Exercise);
    let all = all.chain(stages.map(Place::Competition));
    let all = all.chain([false, true].map(|blindfold| Place::Practice { blindfold }));
    let mut all = all.chain([Place::Puzzle, Place::Lesson, Place::Setup, Place::Viewer]);
    let missing = all.find(|place| !places.contains(place));
    assert_eq!(missing, None, "{places:?}");
    // Of each kind of place there is one with a question, where questions can be.
    let asks = all_places().filter(|place| at(place).question().is_some());
    assert!(asks.count() > 20);
}
