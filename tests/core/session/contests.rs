//! What holds for every sequence of commands in a competition, in every edition and form, whoever plays
//! by touch.

use std::collections::BTreeSet;

use annabella::arbiter::{OnWord, Written};
use annabella::board::Side;
use annabella::chess::Mating;
use annabella::clock::{Clock, Running};
use annabella::protocol::{
    Adjournment, Agreement, Ask, ClaimKind, Conduct, Event, Input, Intervention, MoveEntry, Proof,
    Report, Settings, Slip,
};
use annabella::session::Session;
use annabella::time::Moment;
use proptest::prelude::*;

use crate::common::commands::{
    any_adjournment, any_agreement, any_entry, any_input, any_intervention, any_kind, any_play_ask,
    any_square, may_be_quiet,
};
use crate::common::sealing::sealed;
use crate::common::table::{articles, articles_of};

/// How many games at random are tried, unless the environment asks for more.
fn cases() -> u32 {
    let asked = std::env::var("PROPTEST_CASES").ok();
    asked.and_then(|cases| cases.parse().ok()).unwrap_or(400)
}

/// What a player at random does in a competition.
#[derive(Clone, Debug)]
enum Act {
    /// A legal move, taken, put and announced; the last number says how far.
    Move(u16, usize),
    /// A piece of the side to move goes to any square, legal or not, and so it is announced.
    Misplace(u16, u16),
    Do(Box<Input>),
    /// A legal move is sealed, and the game is resumed before the players named.
    Adjourn(u16, [bool; 2]),
    /// The search answers what is asked.
    Prove(Mating),
}

fn act(input: impl Into<Input>) -> Act {
    Act::Do(Box::new(input.into()))
}

fn any_act() -> impl Strategy<Value = Act> {
    let bare = vec![
        Ask::PressClock,
        Ask::PressClock,
        Ask::ReadOut,
        Ask::Repeats(None),
        Ask::Adjust,
        Ask::Cancel,
        Ask::OfferDraw,
        Ask::Yes,
        Ask::No,
        Ask::Undo,
        Ask::Resign,
        Ask::Pause,
        Ask::TellTime,
        Ask::Why,
        Ask::Claim(ClaimKind::Flag),
        Ask::Claim(ClaimKind::Illegal),
        Ask::Claim(ClaimKind::Illegal),
        Ask::Claim(ClaimKind::Repetition(None)),
        Ask::Claim(ClaimKind::QuietMoves(None)),
        Ask::Claim(ClaimKind::Quickplay),
        Ask::Claim(ClaimKind::Increment),
    ];
    prop_oneof![
        8 => (any::<u16>(), 0usize..8).prop_map(|(choice, steps)| Act::Move(choice, steps)),
        3 => any::<[u16; 2]>().prop_map(|[from, to]| Act::Misplace(from, to)),
        6 => prop::sample::select(bare).prop_map(act),
        2 => any_square().prop_map(|at| act(Ask::Lift(at))),
        2 => any_square().prop_map(|at| act(Ask::Put(at))),
        1 => any_square().prop_map(|at| act(Ask::Touch(at))),
        1 => any_entry().prop_map(|entry| act(Ask::Enter(entry))),
        1 => any_kind().prop_map(|kind| act(Ask::Promote(kind))),
        2 => any_input().prop_map(act),
        1 => any_adjournment().prop_map(|one| act(Ask::Adjournment(one))),
        1 => any::<(u16, [bool; 2])>().prop_map(|(choice, there)| Act::Adjourn(choice, there)),
        1 => any_play_ask().prop_map(act),
        1 => prop::sample::select(vec![Mating::Winnable, Mating::Unwinnable, Mating::Undecided])
            .prop_map(Act::Prove),
        2 => any_intervention().prop_map(|one| act(Ask::Arbiter(one))),
        1 => Just(act(Ask::Arbiter(Intervention::StepBack))),
    ]
}

fn any_acts() -> impl Strategy<Value = Vec<(u64, Act)>> {
    prop::collection::vec((0u64..3_000, any_act()), 0..40)
}

fn commands_of(act: Act, session: &Session) -> Vec<Input> {
    match act {
        Act::Do(command) => vec![*command],
        Act::Prove(mating) => {
            let wanted = session.proof_wanted().cloned();
            let proof = wanted.map(|question| Proof { question, mating });
            let proved = proof.map(|proof| Report::Proved(proof).into());
            proved.into_iter().collect()
        }
        Act::Move(choice, steps) => inputs(moving(session, choice, steps)),
        Act::Misplace(from, to) => inputs(misplacing(session, from, to)),
        Act::Adjourn(choice, present) => inputs(adjourning(session, choice, present)),
    }
}

/// A legal move as it is made at the board, or its beginning.
fn inputs(asks: Vec<Ask>) -> Vec<Input> {
    asks.into_iter().map(Input::Ask).collect()
}

fn moving(session: &Session, choice: u16, steps: usize) -> Vec<Ask> {
    let position = session.position();
    let legal = position.legal_moves();
    let Some(mv) = legal.get(usize::from(choice) % legal.len().max(1)) else {
        return vec![Ask::PressClock];
    };
    let mut commands = vec![Ask::Lift(mv.from())];
    if session.piece_at(mv.to()).is_some() {
        commands.push(Ask::Lift(mv.to()));
    }
    commands.push(Ask::Put(mv.to()));
    commands.extend(mv.promotion().map(Ask::Promote));
    commands.push(Ask::Enter(MoveEntry::Move(*mv)));
    commands.push(Ask::Repeats(None));
    commands.push(Ask::PressClock);
    let some = if steps < 3 { steps } else { commands.len() };
    commands.truncate(some);
    commands
}

/// Something that is hardly ever legal: any own piece to any empty square, announced and completed.
fn misplacing(session: &Session, from: u16, to: u16) -> Vec<Ask> {
    let squares = || annabella::board::Square::all();
    let turn = session.on_move();
    let own = |at: &annabella::board::Square| {
        session
            .piece_at(*at)
            .is_some_and(|piece| piece.side == turn)
    };
    let pick = |all: Vec<_>, choice: u16| all.get(usize::from(choice) % all.len().max(1)).copied();
    let from = pick(squares().filter(own).collect(), from);
    let empty = squares().filter(|at| session.piece_at(*at).is_none());
    let Some((from, to)) = from.zip(pick(empty.collect(), to)) else {
        return vec![Ask::PressClock];
    };
    vec![
        Ask::Lift(from),
        Ask::Put(to),
        Ask::Enter(MoveEntry::FromTo(from, to)),
        Ask::Repeats(None),
        Ask::PressClock,
    ]
}

/// A legal move is sealed, and the game is resumed.
fn adjourning(session: &Session, choice: u16, present: [bool; 2]) -> Vec<Ask> {
    let legal = session.position().legal_moves();
    let at = usize::from(choice) % legal.len().max(1);
    let written = Written {
        fitting: legal.get(at).into_iter().copied().collect(),
        ..Written::default()
    };
    let text = String::from("?");
    let word = (choice.is_multiple_of(3)).then_some("word");
    let slip = Slip {
        text,
        written,
        offers_draw: false,
    };
    let sealed = sealed(&slip, word, session.position());
    let resume = Adjournment::Resume {
        present: Some(present),
        late_s: Some(u32::from(choice % 5)),
    };
    let steps = [
        Adjournment::Seal(sealed),
        Adjournment::Stop,
        resume,
        Adjournment::Unsealed(Some(Box::new(slip))),
    ];
    let mut commands = vec![
        Ask::Arbiter(Intervention::StepIn),
        Ask::Adjournment(Adjournment::Adjourn(OnWord::SessionOver)),
        Ask::Arbiter(Intervention::StepBack),
    ];
    commands.extend(steps.map(Ask::Adjournment));
    commands
}

/// The readings of both clocks at a moment, in milliseconds.
fn readings(session: &Session, now: Moment) -> Option<[u64; 2]> {
    let clock = session.clock()?;
    Some(Side::BOTH.map(|side| clock.remaining_ms(side, now)))
}

/// An agreement that its edition allows.
fn any_possible() -> impl Strategy<Value = Agreement> {
    any_agreement().prop_filter("the edition has it", |agreement| agreement.rules().is_ok())
}

/// A game under an agreement.
fn begin(agreement: &Agreement) -> Session {
    let mut session = Session::default();
    let now = Moment::default();
    session.handle(now, Report::Started(Settings::default()));
    session.handle(now, Ask::AgreeOn(Box::new(agreement.clone())));
    // Who plays Black against the program is asked how the board lies.
    if session.question().is_some() {
        session.handle(now, Ask::Yes);
    }
    assert_eq!(session.agreement(), agreement);
    session
}

/// The log of a game at random, with everything that was told.
fn perform(session: &mut Session, acts: Vec<(u64, Act)>) -> (Vec<(Moment, Input)>, Vec<Event>) {
    let (mut log, mut all, mut now) = (Vec::new(), Vec::new(), Moment::default());
    for (wait_ms, act) in acts {
        now = now.plus_ms(wait_ms);
        for command in commands_of(act, session) {
            all.extend(session.handle(now, command.clone()).events);
            log.push((now, command));
        }
    }
    (log, all)
}

/// Every article of the edition of the game.
fn there(session: &Session) -> BTreeSet<&'static str> {
    articles_of(&session.agreement().edition)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases()))]

    #[test]
    fn rulings_cite_the_edition_in_force_and_the_right_clock_runs(
        agreement in any_possible(), acts in any_acts()
    ) {
        let mut session = begin(&agreement);
        let mut now = Moment::default();
        for (wait_ms, act) in acts {
            let before = (readings(&session, now), session.clock().map(Clock::running));
            now = now.plus_ms(wait_ms);
            let told = session.handle(now, Report::Tick).events;
            // Time takes nothing from the side whose clock does not run.
            if let (Some(then), Some(running)) = before && told.is_empty() {
                let stands = |side| running != Running::Runs(side);
                let after = readings(&session, now).expect("the clock is still there");
                for side in Side::BOTH.into_iter().filter(|side| stands(*side)) {
                    prop_assert_eq!(then[side as usize], after[side as usize], "{:?}", agreement);
                }
            }
            for command in commands_of(act, &session) {
                let mut there = there(&session);
                let events = session.handle(now, command.clone()).events;
                there.extend(self::there(&session));
                // The answer of a search after which the game goes on is not heard.
                let is_quiet = may_be_quiet(&command);
                prop_assert!(is_quiet || !events.is_empty(), "{:?}: {:?}", agreement, command);
                for article in events.iter().flat_map(articles) {
                    prop_assert!(there.contains(article), "{:?}: {} after {:?}", agreement, article, command);
                }
                // Only the clock of the side that has to do something runs, and none after the end.
                let running = session.clock().map(Clock::running);
                if let Some(Running::Runs(side)) = running {
                    // As long as nobody has come, White's runs.
                    let is_awaited = session.agreement().arrangements.awaited == [true; 2] && side == Side::White;
                    prop_assert!(is_awaited || side == session.on_move(), "{:?}: {:?}", agreement, command);
                    prop_assert!(session.suspension().is_none(), "{:?}: {:?}", agreement, command);
                    prop_assert_eq!(session.record().outcome(), None);
                }
                let competes = session.agreement().conduct == Conduct::Competition;
                if running == Some(Running::Stopped) && competes && !session.is_listening() {
                    let is_over = session.record().outcome().is_some() || session.is_closed();
                    prop_assert!(is_over, "{:?}: {:?}", agreement, command);
                }
            }
        }
    }

    #[test]
    fn a_competition_replays_to_the_same_events(
        agreement in any_possible(), acts in any_acts(), ticks in prop::collection::vec(0u64..120_000, 0..40)
    ) {
        let mut session = begin(&agreement);
        let (log, events) = perform(&mut session, acts);
        let end = log.last().map_or(0, |(at, _)| at.ms);
        let mut ticks: Vec<Moment> = ticks.into_iter().map(|ms| Moment::from_ms(ms % (end + 1))).collect();
        ticks.sort();
        let mut ticks = ticks.into_iter().peekable();
        let mut again = begin(&agreement);
        let mut ticked = again.clone();
        let (mut events_again, mut events_ticked) = (Vec::new(), Vec::new());
        for (at, command) in log {
            events_again.extend(again.handle(at, command.clone()).events);
            while let Some(tick) = ticks.next_if(|tick| *tick <= at) {
                events_ticked.extend(ticked.handle(tick, Report::Tick).events);
            }
            events_ticked.extend(ticked.handle(at, command).events);
        }
        prop_assert_eq!(&events, &events_again);
        prop_assert_eq!(&events, &events_ticked);
        prop_assert_eq!(format!("{session:?}"), format!("{again:?}"));
        prop_assert_eq!(format!("{session:?}"), format!("{ticked:?}"));
    }
}
