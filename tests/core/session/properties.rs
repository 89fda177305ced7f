//! What holds for every sequence of commands.

use std::sync::LazyLock;

use annabella::desk::Desk;
use annabella::narrate::cue::Cue;
use annabella::narrate::narrate;
use annabella::protocol::{
    Ask, Event, Input, MoveEntry, Proof, Question, Report, Settings, Suggestion,
};
use annabella::session::Session;
use annabella::time::Moment;
use annabella::voice::Voices;
use proptest::prelude::*;

use super::state;
use crate::common::commands::{any_input, any_proof, may_be_quiet};

static VOICES: LazyLock<Voices> = LazyLock::new(Voices::embedded);

/// What a player at random does: any command, or a legal move, or nothing for a while.
#[derive(Clone, Debug)]
#[allow(
    clippy::large_enum_variant,
    reason = "a command is what is done mostly"
)]
enum Act {
    Do(Input),
    /// The search answers what is asked, or something else if nothing is.
    Prove(Proof),
    Legal(u16),
}

fn any_act() -> impl Strategy<Value = (u64, Act)> {
    let act = prop_oneof![
        12 => any_input().prop_map(Act::Do),
        1 => any_proof().prop_map(Act::Prove),
        8 => any::<u16>().prop_map(Act::Legal),
    ];
    // Some wait longer than a reminder does.
    (prop_oneof![0u64..2_000, 0u64..90_000], act)
}

fn any_acts() -> impl Strategy<Value = Vec<(u64, Act)>> {
    prop::collection::vec(any_act(), 0..40)
}

/// The command of an act at a session.
fn command_of(act: Act, session: &Session) -> Input {
    match act {
        Act::Do(command) => command,
        Act::Prove(proof) => {
            let question = session.proof_wanted().cloned().unwrap_or(proof.question);
            let mating = proof.mating;
            Report::Proved(Proof { question, mating }).into()
        }
        Act::Legal(choice) => {
            let legal = session.position().legal_moves();
            match legal.get(usize::from(choice) % legal.len().max(1)) {
                Some(mv) => Ask::Enter(MoveEntry::Move(*mv)).into(),
                None => Ask::Turn.into(),
            }
        }
    }
}

/// Plays the acts; returns the log, all events, and the session.
fn perform(acts: Vec<(u64, Act)>) -> (Vec<(Moment, Input)>, Vec<Event>, Session) {
    let mut session = Session::default();
    let (mut log, mut all) = (Vec::new(), Vec::new());
    let mut now = Moment::default();
    let start = Report::Started(Settings::default()).into();
    for (wait_ms, act) in std::iter::once((0, Act::Do(start))).chain(acts) {
        now = now.plus_ms(wait_ms);
        let command = command_of(act, &session);
        all.extend(session.handle(now, command.clone()).events);
        log.push((now, command));
    }
    (log, all, session)
}

#[test]
fn a_suggestion_that_cannot_be_carried_out_is_still_asked_about() {
    let mut session = Session::default();
    session.handle(Moment::default(), Report::Started(Settings::default()));
    let nowhere = "a1a1".parse::<annabella::chess::Move>().unwrap();
    let suggestion = Suggestion {
        ask: Ask::Enter(MoveEntry::Move(nowhere.into())),
        words: "rook a1".to_owned(),
        other: None,
    };
    session.handle(Moment::default(), Ask::Suggest(Box::new(suggestion)));
    let asked = session.question().cloned();
    assert!(matches!(asked, Some(Question::Meant(..))));
    let events = session.handle(Moment::default(), Ask::Yes).events;
    assert!(matches!(events[..], [Event::Refused(_)]), "{events:?}");
    assert_eq!(session.question(), asked.as_ref());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn every_command_is_answered(acts in any_acts()) {
        let mut session = Session::default();
        let mut now = Moment::default();
        for (wait_ms, act) in acts {
            now = now.plus_ms(wait_ms);
            let command = command_of(act, &session);
            session.handle(now, Report::Tick);
            let before = state(&session);
            let events = session.handle(now, command.clone()).events;
            let is_quiet = may_be_quiet(&command);
            prop_assert!(is_quiet || !events.is_empty(), "nothing is heard of {command:?}");
            let is_refused = !events.is_empty() && events.iter().all(|event| matches!(event, Event::Refused(_)));
            if is_refused {
                prop_assert_eq!(before, state(&session), "{:?} was refused", command);
            }
        }
    }

    #[test]
    fn a_log_replays_to_the_same_events(acts in any_acts()) {
        let (log, events, session) = perform(acts);
        let mut again = Session::default();
        let mut events_again = Vec::new();
        for (at, command) in log {
            events_again.extend(again.handle(at, command).events);
        }
        prop_assert_eq!(events, events_again);
        prop_assert_eq!(format!("{session:?}"), format!("{again:?}"));
    }

    #[test]
    fn ticks_change_nothing(acts in any_acts(), ticks in prop::collection::vec(0u64..120_000, 0..60)) {
        let (log, events, session) = perform(acts);
        let end = log.last().map_or(0, |(at, _)| at.ms);
        let mut ticks: Vec<Moment> = ticks.into_iter().map(|ms| Moment::from_ms(ms % (end + 1))).collect();
        ticks.sort();
        let mut ticks = ticks.into_iter().peekable();
        let mut ticked = Session::default();
        let mut events_ticked = Vec::new();
        for (at, command) in log {
            while let Some(tick) = ticks.next_if(|tick| *tick <= at) {
                // Once too often, and once too late.
                events_ticked.extend(ticked.handle(tick, Report::Tick).events);
                events_ticked.extend(ticked.handle(tick, Report::Tick).events);
            }
            events_ticked.extend(ticked.handle(at, command).events);
        }
        prop_assert_eq!(events, events_ticked);
        prop_assert_eq!(format!("{session:?}"), format!("{ticked:?}"));
    }

    #[test]
    fn a_deadline_is_kept_and_then_gone(acts in any_acts()) {
        let (_, _, mut session) = perform(acts);
        if let Some(due) = session.next_deadline() {
            prop_assert!(due.ms == 0 || session.handle(Moment::from_ms(due.ms - 1), Report::Tick).events.is_empty());
            prop_assert!(!session.handle(due, Report::Tick).events.is_empty());
            prop_assert!(session.next_deadline().is_none_or(|next| next > due));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn every_event_is_heard_in_every_language(acts in any_acts()) {
        let (_, events, _) = perform(acts);
        prop_assert!(!events.is_empty(), "the start is heard, whatever follows");
        for language in VOICES.languages() {
            let settings = Settings { language: language.id().to_owned(), ..Settings::default() };
            for event in &events {
                let cues = narrate(event, &settings);
                prop_assert!(!cues.is_empty(), "nothing is heard of {event:?}");
                for cue in &cues {
                    let Cue::Say(utterance) = cue else { continue };
                    let text = VOICES.render(utterance, &settings);
                    for text in [&text.written, &text.spoken] {
                        prop_assert!(text.chars().any(char::is_alphanumeric),
                            "{}: {text:?} of {event:?}", language.id());
                    }
                }
            }
        }
    }

    #[test]
    fn a_desk_says_something_of_every_command(acts in any_acts()) {
        let mut desk = Desk::new(crate::common::voices());
        let mut now = Moment::default();
        for (wait_ms, act) in acts.into_iter().take(12) {
            now = now.plus_ms(wait_ms);
            let command = command_of(act, desk.session());
            let (_, heard) = desk.handle(now, command.clone());
            let says = |text: &annabella::voice::Text| !text.written.trim().is_empty();
            let is_quiet = may_be_quiet(&command);
            prop_assert!(is_quiet || heard.iter().any(|heard| heard.texts.iter().any(says)), "{command:?}");
        }
    }
}
