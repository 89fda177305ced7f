//! Lessons in the procedure: each can be passed by doing what is said, each wrong step is told with its article,
//! and nothing of the game under them changes.

use std::sync::{Arc, LazyLock};

use annabella::board::Side;
use annabella::clock::{Clock, Running};
use annabella::desk::Desk;
use annabella::drill::lesson::{LESSONS, SUBJECT};
use annabella::input::{DeviceInput, Intent};
use annabella::laws;
use annabella::protocol::{
    Agreement, Ask, Astray, Conduct, DrillCommand, DrillEvent, DrillReport, Event, Input, Outcome,
    ProcedureEvent, Prompt, Refusal, Report, Request, Settings, SheetReport, ShelfAnswer, Stamp,
};
use annabella::session::Session;
use annabella::time::Moment;
use annabella::voice::Voices;
use proptest::prelude::*;

use crate::common::table::{articles, articles_of};

static VOICES: LazyLock<Arc<Voices>> = LazyLock::new(crate::common::voices);

/// A player at a desk, by lines of the console.
struct Player {
    desk: Desk,
    now: Moment,
    heard: String,
}

impl Player {
    /// A player who was in a competition under an edition, which is over.
    fn new(edition: &str) -> Self {
        let desk = Desk::new(Arc::clone(&VOICES));
        let mut player = Self {
            desk,
            now: Moment::default(),
            heard: String::new(),
        };
        player.obey(Report::Started(Settings::default()));
        // The articles are heard where everything is told.
        player.line("verbosity full");
        player.line(&format!("agree competition {edition}"));
        player.lines("resign, yes");
        player
    }

    /// The same in the lessons.
    fn in_lessons(edition: &str) -> Self {
        let mut player = Self::new(edition);
        player.line("drill procedure");
        assert!(player.session().is_in_lesson());
        player
    }

    /// The same in one of the lessons.
    fn in_lesson(edition: &str, key: &str) -> Self {
        let mut player = Self::new(edition);
        let mut events = player.line("drill procedure");
        while !events.iter().any(|event| begins(event, key)) {
            events = player.line("drill skip");
            assert!(player.session().is_in_lesson(), "{edition}: {key}");
        }
        player
    }

    fn session(&self) -> &Session {
        self.desk.session()
    }

    fn obey(&mut self, input: impl Into<Input>) -> Vec<Event> {
        self.handle(input).events
    }

    fn handle(&mut self, input: impl Into<Input>) -> Outcome {
        let (outcome, heard) = self.desk.handle(self.now, input);
        for text in heard.iter().flat_map(|heard| &heard.texts) {
            self.heard.push_str(&text.written);
            self.heard.push(' ');
        }
        outcome
    }

    fn line(&mut self, line: &str) -> Vec<Event> {
        let outcomes = self.outcomes(line).into_iter();
        outcomes.flat_map(|outcome| outcome.events).collect()
    }

    fn outcomes(&mut self, line: &str) -> Vec<Outcome> {
        self.heard.clear();
        let commands = match self.desk.interpret(DeviceInput::Line(line.to_owned())) {
            Intent::Commands(commands) | Intent::Both(commands, _) => commands,
            other => panic!("{line}: {other:?}"),
        };
        let outcomes = commands.into_iter().map(|command| self.handle(command));
        outcomes.collect()
    }

    /// Several lines; what the last one brought.
    fn lines(&mut self, lines: &str) -> Vec<Event> {
        let lines = lines.split(',').map(str::trim);
        lines.map(|line| self.line(line)).last().unwrap_or_default()
    }

    /// The step that help says.
    fn step(&mut self) -> Prompt {
        let events = self.line("help");
        prompt(&events).unwrap_or_else(|| panic!("{events:?}"))
    }
}

fn of_lessons(event: &Event) -> Option<&ProcedureEvent> {
    match event {
        Event::Drill(DrillEvent::Procedure(event)) => Some(event),
        _ => None,
    }
}

fn begins(event: &Event, wanted: &str) -> bool {
    matches!(of_lessons(event), Some(ProcedureEvent::Lesson { key, .. }) if *key == wanted)
}

fn prompt(events: &[Event]) -> Option<Prompt> {
    events
        .iter()
        .rev()
        .find_map(|event| match of_lessons(event) {
            Some(ProcedureEvent::Next(prompt)) => Some(prompt.clone()),
            _ => None,
        })
}

/// What the player types for a step.
fn typed(prompt: &Prompt) -> String {
    match prompt {
        Prompt::Take(square, _) => format!("lift {square}"),
        Prompt::Put(square) => format!("put {square}"),
        Prompt::TakeOff(square) => format!("lift {square}"),
        Prompt::Promote(kind) => format!("promote {}", kind.key()),
        Prompt::SayAdjust => "adjust".to_owned(),
        Prompt::Announce(_, mv)
        | Prompt::AnnounceOther(_, mv)
        | Prompt::AnnounceAgain(_, mv)
        | Prompt::Repeat(_, mv) => format!("say {mv}"),
        Prompt::AnnounceShown(facts) => format!("say {}{}", facts.from, facts.to),
        Prompt::Offer => "draw".to_owned(),
        Prompt::Press | Prompt::PressEarly => "clock".to_owned(),
        Prompt::Decline => "no".to_owned(),
        Prompt::Claim => "claim repetition".to_owned(),
        Prompt::ClaimAhead(_, mv) => format!("claim repetition {mv}"),
    }
}

/// Does what is said until the lessons are over; what each was passed with.
fn follow(player: &mut Player) -> Vec<(u32, u32)> {
    let mut passed = Vec::new();
    for _ in 0..400 {
        if !player.session().is_in_lesson() {
            return passed;
        }
        let step = player.step();
        let events = player.line(&typed(&step));
        passed.extend(events.iter().filter_map(|event| match of_lessons(event) {
            Some(ProcedureEvent::Passed { slips, hints }) => Some((*slips, *hints)),
            _ => None,
        }));
    }
    panic!("the lessons do not end: {:?}", player.step());
}

/// So many lessons an edition has: those about the opponent's repetition only where it is known.
fn count(edition: &laws::Edition) -> usize {
    let repeats = edition.blind.repeat_announcement.is_some();
    let has = |needs: bool| repeats || !needs;
    LESSONS
        .iter()
        .filter(|one| has(one.needs_repetition))
        .count()
}

#[test]
fn every_lesson_is_passed_in_every_edition_by_doing_what_is_said() {
    for edition in laws::CHESS {
        let mut player = Player::in_lessons(edition.id);
        let passed = follow(&mut player);
        assert_eq!(passed, vec![(0, 0); count(edition)], "{}", edition.id);
        let known = player.session().progress();
        for lesson in LESSONS {
            let card = known.card_of(SUBJECT, &format!("{} {}", edition.id, lesson.key));
            let is_there = edition.blind.repeat_announcement.is_some() || !lesson.needs_repetition;
            assert_eq!(
                card.map(|card| card.right),
                is_there.then_some(1),
                "{}",
                lesson.key
            );
        }
    }
}

#[test]
fn the_positions_of_all_lessons_are_read_and_their_moves_are_legal() {
    for lesson in LESSONS {
        let mut position = lesson.start();
        assert_ne!(
            position,
            annabella::game::Position::default(),
            "{}",
            lesson.key
        );
        for mv in lesson.played {
            position = position.play((*mv).into()).expect(lesson.key);
        }
    }
}

#[test]
fn who_has_passed_a_lesson_goes_alone_and_asks_if_he_wants() {
    let mut player = Player::in_lessons("fide-2023");
    follow(&mut player);
    let events = player.line("drill procedure");
    assert!(begins(&events[events.len() - 3], "move"), "{events:?}");
    assert_eq!(prompt(&events), None);
    // What is right is not commented on.
    assert_eq!(prompt(&player.line("lift e2")), None);
    // What is wrong is.
    let events = player.line("clock");
    assert!(
        matches!(prompt(&events), Some(Prompt::Put(_))),
        "{events:?}"
    );
    assert!(matches!(player.step(), Prompt::Put(_)));
    let events = player.lines("put e4, say e4, clock");
    assert!(
        events.iter().any(|event| matches!(
            of_lessons(event),
            Some(ProcedureEvent::Passed { slips: 1, hints: 1 })
        )),
        "{events:?}"
    );
}

/// The shelf keeps each game once, and no lesson.
#[test]
fn neither_a_lesson_nor_the_game_under_it_is_kept_as_a_game_that_has_ended() {
    let mut player = Player::new("fide-2023");
    player.obey(Ask::AgreeOn(Box::default()));
    player.lines("e4, resign, yes");
    player.line("drill procedure");
    while player.session().is_in_lesson() {
        assert!(player.session().outcome_of_game().is_some());
        let step = player.step();
        let outcomes = player.outcomes(&typed(&step));
        let requests = outcomes.iter().flat_map(|outcome| &outcome.requests);
        let keeps = requests.filter(|request| matches!(request, Request::Shelf(_)));
        assert_eq!(keeps.count(), 0, "{step:?}");
    }
}

/// What is cited of a wrong step.
fn cited(events: &[Event]) -> Vec<&'static str> {
    let astray = events.iter().filter_map(|event| match of_lessons(event) {
        Some(ProcedureEvent::Astray(Astray::Forbidden(objection))) => Some(objection.law.article),
        Some(ProcedureEvent::Astray(Astray::Illegal(_, law))) => Some(law.article),
        Some(ProcedureEvent::Astray(Astray::Elsewhere(law))) => Some(law.as_ref()?.article),
        _ => None,
    });
    events.iter().flat_map(articles).chain(astray).collect()
}

/// Edition, lesson, the steps of which the last is wrong, and the article that it is told with.
const WRONG: &[(&str, &str, &str, &str)] = &[
    ("fide-2023", "move", "clock", "App. D.2.3 (FIDE 2023)"),
    ("fide-2023", "move", "lift e1", "Art. 4.3.1 (FIDE 2023)"),
    (
        "fide-2023",
        "move",
        "lift e2, clock",
        "App. D.2.3 (FIDE 2023)",
    ),
    (
        "fide-2023",
        "move",
        "lift e2, put e4, clock",
        "App. D.2.4 (FIDE 2023)",
    ),
    (
        "fide-2023",
        "move",
        "lift e2, put e4, say e2e3",
        "App. D.2.8 (FIDE 2023)",
    ),
    ("fide-2023", "move", "say e2e4", "App. D.2.3 (FIDE 2023)"),
    ("fide-2023", "move", "undo", "Art. 4.7 (FIDE 2023)"),
    (
        "fide-2023",
        "capture",
        "lift d5, lift e1",
        "App. D.2.2 (FIDE 2023)",
    ),
    (
        "fide-2023",
        "castling-short",
        "lift h1",
        "Art. 4.3.1 (FIDE 2023)",
    ),
    (
        "fide-2023",
        "castling-short",
        "lift e1, put g1, clock",
        "Art. 4.7.2 (FIDE 2023)",
    ),
    (
        "fide-2023",
        "promotion",
        "lift a7, put a8, clock",
        "Art. 4.4.4 (FIDE 2023)",
    ),
    (
        "fide-2023",
        "promotion",
        "lift a7, put a8, promote knight",
        "Art. 4.4.4 (FIDE 2023)",
    ),
    (
        "fide-2023",
        "promotion",
        "lift a7, put a8, promote queen, say a7a8",
        "App. D.2.1 (FIDE 2023)",
    ),
    (
        "fide-2023",
        "passing",
        "lift e5, put d6, clock",
        "App. D.2.3 (FIDE 2023)",
    ),
    ("fide-2023", "reply", "say e7e6", "App. D.2.1 (FIDE 2023)"),
    (
        "fide-2023",
        "reply",
        "say e7e5, lift e8",
        "App. D.2.1 (FIDE 2023)",
    ),
    (
        "fide-2023",
        "misheard",
        "lift d2, put d4, say d2d4, clock",
        "App. D.2.1 (FIDE 2023)",
    ),
    ("fide-2023", "adjust", "lift g1", "Art. 4.3.1 (FIDE 2023)"),
    ("fide-2023", "offer", "draw", "Art. 9.1.2.1 (FIDE 2023)"),
    (
        "fide-2023",
        "offer",
        "lift e2, put e4, say e2e4, clock",
        "Art. 9.1.2.1 (FIDE 2023)",
    ),
    ("fide-2023", "decline", "yes", "Art. 5.2.3 (FIDE 2023)"),
    ("fide-2023", "claim", "lift d4", "Art. 9.4 (FIDE 2023)"),
    (
        "fide-2023",
        "claim",
        "claim fifty",
        "Art. 9.5.3 (FIDE 2023)",
    ),
    (
        "fide-2023",
        "claim-ahead",
        "claim repetition",
        "Art. 9.5.3 (FIDE 2023)",
    ),
    ("fide-2009", "move", "lift e1", "Art. 4.3a (FIDE 2009)"),
    (
        "fide-2009",
        "move",
        "lift e2, put e4, clock",
        "App. E.2.3 (FIDE 2009)",
    ),
    (
        "fide-2005",
        "move",
        "lift e2, put e4, clock",
        "App. F.2.3 (FIDE 2005)",
    ),
    ("fide-2005", "reply", "say e7e6", "App. F.2.1 (FIDE 2005)"),
    (
        "fide-2001",
        "move",
        "lift e2, put e4, clock",
        "App. F.2.3 (FIDE 2001)",
    ),
    (
        "ussr-1956",
        "move",
        "lift e2, put e4, clock",
        "App. 1 to § 18 (USSR 1956)",
    ),
    ("ussr-1956", "move", "clock", "App. 1 to § 6 (USSR 1956)"),
    ("ussr-1956", "move", "lift e1", "§ 14 (USSR 1956)"),
    ("ussr-1956", "offer", "draw", "§ 17e, note (USSR 1956)"),
    (
        "fide-2023",
        "reply-capture",
        "say d5e4, lift d5, put d4",
        "App. D.2.1 (FIDE 2023)",
    ),
    (
        "fide-2023",
        "reply-castling",
        "say e8g8, lift e8, put f8",
        "App. D.2.1 (FIDE 2023)",
    ),
    ("ussr-1956", "claim", "lift d4", "§ 14 (USSR 1956)"),
    ("fide-2005", "claim", "lift d4", "Art. 4.3a (FIDE 2005)"),
    ("ussr-1956", "claim", "claim fifty", "§ 17f (USSR 1956)"),
];

#[test]
fn a_wrong_step_is_told_with_its_article_and_the_right_step_and_costs_nothing() {
    for &(edition, lesson, lines, article) in WRONG {
        let mut player = Player::in_lesson(edition, lesson);
        let here = format!("{edition}, {lesson}: {lines}");
        let left_ms = player
            .session()
            .clock()
            .unwrap()
            .remaining_ms(Side::Black, player.now);
        let events = player.lines(lines);
        assert!(
            cited(&events).contains(&article),
            "{here}: {:?}",
            cited(&events)
        );
        assert!(prompt(&events).is_some(), "{here}: {events:?}");
        assert!(player.heard.contains(article), "{here}: {}", player.heard);
        assert!(player.session().record().outcome().is_none(), "{here}");
        let clock = player.session().clock().unwrap();
        assert_eq!(
            clock.remaining_ms(Side::Black, player.now),
            left_ms,
            "{here}"
        );
        // The law can be asked for.
        let events = player.line("why");
        assert!(cited(&events).contains(&article), "{here}: {events:?}");
        // The way on is the same as before, with the slip counted.
        let mut passed = None;
        while passed.is_none() {
            let step = player.step();
            let events = player.line(&typed(&step));
            passed = events.iter().find_map(|event| match of_lessons(event) {
                Some(ProcedureEvent::Passed { slips, .. }) => Some(*slips),
                _ => None,
            });
        }
        assert_eq!(passed, Some(1), "{here}");
    }
}

#[test]
fn what_a_slip_costs_elsewhere_is_told_and_costs_nothing_here() {
    for (edition, told) in [
        ("fide-2023", "2 minutes"),
        ("fide-2009", "2 minutes"),
        ("fide-2005", "2 minutes"),
        ("fide-2001", "2 minutes"),
        ("ussr-1956", "Position restored"),
    ] {
        let mut player = Player::in_lesson(edition, "illegal");
        let clock = |player: &Player| {
            let clock = player.session().clock().unwrap();
            Side::BOTH.map(|side| clock.remaining_ms(side, player.now))
        };
        let before = clock(&player);
        player.lines("lift e2, put d2, say e2d2");
        let mut heard = player.heard.clone();
        if player.session().piece_at("e2".parse().unwrap()).is_none() {
            player.line("clock");
            heard.push_str(&player.heard);
        }
        assert!(heard.contains(told), "{edition}: {heard}");
        assert_eq!(clock(&player), before, "{edition}");
        // Once more and once more: no illegal move loses.
        for _ in 0..4 {
            let events = player.lines("lift e2, put d2");
            let article = articles_of(edition);
            let told = cited(&events);
            assert!(
                told.iter().any(|told| article.contains(told)),
                "{edition}: {told:?}"
            );
            assert!(
                player.heard.contains("pinned"),
                "{edition}: {}",
                player.heard
            );
            assert!(player.session().record().outcome().is_none(), "{edition}");
            assert_eq!(clock(&player), before, "{edition}");
        }
    }
}

/// A practice game of five minutes in which White has moved, and a drill.
fn practising() -> Player {
    let mut player = Player::new("fide-2023");
    let agreement = Agreement {
        control: "5+0".parse().ok(),
        ..Agreement::default()
    };
    player.obey(Ask::AgreeOn(Box::new(agreement)));
    player.line("e4");
    player.now = Moment::from_ms(2_000);
    player
}

/// Everything of a game that a player could notice.
fn state(session: &Session, now: Moment) -> String {
    let clock = session.clock().map(|clock| {
        let left = Side::BOTH.map(|side| clock.remaining_ms(side, now));
        (left, clock.running())
    });
    format!(
        "{:?} {:?} {:?} {:?} {:?} {:?}",
        session.record(),
        session.agreement(),
        clock,
        session.cursor(),
        session.hand(),
        (&session.settings().announcer, session.settings().files),
    )
}

#[test]
fn the_game_waits_with_its_clock_and_is_there_again_as_it_was() {
    let mut player = practising();
    let before = state(player.session(), player.now);
    player.line("drill procedure");
    player.lines("lift e2, put e4, say e4, clock");
    // Five hours later nobody has lost by time, neither here nor there.
    player.now = Moment::from_ms(5 * 3_600_000);
    player.obey(Report::Tick);
    assert!(player.session().is_in_lesson());
    assert!(player.session().record().outcome().is_none());
    player.line("key Escape");
    player.line("y");
    assert!(!player.session().is_in_lesson());
    assert_eq!(state(player.session(), player.now), before);
    let running = player.session().clock().map(Clock::running);
    assert_eq!(running, Some(Running::Runs(Side::Black)));
}

#[test]
fn escape_asks_first_and_no_is_what_happens_by_itself() {
    let mut player = practising();
    player.line("drill procedure");
    for no in ["key Enter", "n"] {
        player.line("key Escape");
        assert!(player.session().question().is_some());
        player.line(no);
        assert!(player.session().is_in_lesson());
        assert!(player.session().question().is_none());
    }
    // A piece in the hand goes back first; it was touched, and that is what it must be.
    player.line("lift e2");
    player.line("key Escape");
    assert!(player.session().question().is_none());
}

/// Whoever makes the opponent's move on his own board is bound by nothing that he touches meanwhile.
#[test]
fn the_opponents_castling_can_be_made_with_the_rook_first() {
    let mut player = Player::in_lesson("fide-2023", "reply-castling");
    player.line("lift h8");
    for _ in 0..4 {
        let step = player.step();
        player.line(&typed(&step));
    }
    assert!(
        prompt(&player.line("help")).is_some(),
        "there is a next step"
    );
}

#[test]
fn a_program_that_starts_again_has_the_game_on_the_board() {
    let mut player = practising();
    player.line("drill procedure");
    player.line("lift e2");
    player.obey(Report::Started(Settings::default()));
    assert!(!player.session().is_in_lesson());
    assert_eq!(player.session().record().plies(), 1);
}

#[test]
fn in_a_competition_there_are_no_lessons_and_in_lessons_nothing_else_begins() {
    let mut player = Player::new("fide-2023");
    player.line("agree competition fide-2023");
    let events = player.line("drill procedure");
    assert!(matches!(
        events.as_slice(),
        [Event::Refused(Refusal::NoDrill(_))]
    ));
    let mut player = Player::in_lessons("fide-2023");
    for line in [
        "drill tactics",
        "drill vision",
        "drill procedure",
        "new",
        "resign",
        "arbiter",
        "adjourn",
    ] {
        let events = player.line(line);
        assert!(
            matches!(events.as_slice(), [Event::Refused(Refusal::NoDrill(_))]),
            "{line}: {events:?}"
        );
    }
}

#[test]
fn the_lessons_are_under_the_laws_of_the_last_competition_or_others() {
    let mut player = Player::in_lessons("fide-2005");
    assert_eq!(player.session().agreement().edition, "fide-2005");
    let words = player.session().settings().announcer.clone();
    let mut seen = Vec::new();
    for _ in laws::CHESS {
        player.line("drill edition");
        seen.push(player.session().agreement().edition.clone());
    }
    assert_eq!(
        seen,
        [
            "fide-2001",
            "ussr-1956",
            "fide-2023",
            "fide-2009",
            "fide-2005"
        ]
    );
    assert_eq!(player.session().settings().announcer, words);
    // They go on so the next time.
    player.lines("drill edition, drill leave, new, yes, drill procedure");
    assert_eq!(player.session().agreement().edition, "fide-2001");
    // Without a competition they are under today's.
    let mut player = practising();
    player.line("drill procedure");
    assert_eq!(player.session().agreement().edition, "fide-2023");
    assert_eq!(player.session().agreement().conduct, Conduct::Competition);
}

#[test]
fn what_was_passed_comes_later_and_what_was_not_comes_first() {
    let mut player = Player::in_lessons("fide-2023");
    player.lines("lift e2, put e4, say e4, clock");
    player.line("clock");
    player.lines("lift e4, lift d5, put d5, say e4d5, clock");
    player.line("drill leave");
    let begin = |player: &mut Player, day| {
        let stamp = Stamp { seed: 0, day };
        player.obey(Ask::Drill(DrillCommand::Procedure(stamp)))
    };
    // The capture had a slip and is due on the same day; the move comes after all that is new.
    let events = begin(&mut player, 0);
    assert!(events.iter().any(|event| begins(event, "capture")));
    player.lines("lift e4, lift e1");
    player.line("drill leave");
    // A day later both are due, the first one first.
    let events = begin(&mut player, 1);
    assert!(events.iter().any(|event| begins(event, "move")));
    player.line("drill summary");
    assert!(
        player.heard.contains("The procedure: 2 asked"),
        "{}",
        player.heard
    );
    let exported = player.session().progress().csv();
    assert!(
        exported.contains("procedure,fide-2023 capture,1,"),
        "{exported}"
    );
}

fn cases() -> u32 {
    let asked = std::env::var("PROPTEST_CASES").ok();
    asked.and_then(|cases| cases.parse().ok()).unwrap_or(200)
}

/// What a player at random does in lessons: what is right, or anything.
fn any_act() -> impl Strategy<Value = Option<Input>> {
    prop_oneof![
        2 => Just(None),
        1 => crate::common::commands::any_input().prop_map(Some),
    ]
}

/// What is not for the lesson: it is applied to the game, at once or when the lesson is left.
fn changes_the_game(input: &Input) -> bool {
    match input {
        Input::Ask(ask) => matches!(ask, Ask::Set(_) | Ask::Go(_)),
        Input::Report(report) => matches!(
            report,
            Report::Started(_)
                | Report::InMenu(_)
                | Report::Opened(_)
                | Report::Slept { .. }
                | Report::SpeakerProposed(_)
                | Report::WordsProposed
                | Report::Sheet(SheetReport::Exists(_))
                | Report::Shelf(ShelfAnswer::Exists(_))
                | Report::Drill(DrillReport::Collection(..) | DrillReport::Games(..))
        ),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases()))]

    /// Whatever is done, no lesson is lost or ended by the arbiter, everything is heard, and the game that waits
    /// is there again as it was.
    #[test]
    fn no_lesson_is_lost_and_the_game_under_it_never_changes(
        acts in prop::collection::vec(any_act(), 1..60),
        skipped in 0_usize..19,
    ) {
        let mut player = practising();
        let before = state(player.session(), player.now);
        player.line("drill procedure");
        for _ in 0..skipped {
            player.line("drill skip");
        }
        for act in acts {
            let changes = act.as_ref().is_some_and(changes_the_game);
            if changes || !player.session().is_in_lesson() {
                continue;
            }
            player.heard.clear();
            let is_asked = player.session().question().is_some();
            match act {
                Some(command) => { player.obey(command); }
                None if is_asked => { player.line("no"); }
                None => {
                    let step = player.step();
                    player.line(&typed(&step));
                }
            }
            if player.session().is_in_lesson() {
                prop_assert!(player.session().record().outcome().is_none());
            }
        }
        if player.session().is_in_lesson() {
            player.line("drill leave");
        }
        prop_assert_eq!(state(player.session(), player.now), before);
    }
}
