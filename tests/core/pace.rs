//! How far speech falls behind a fast game: by simulated durations, for the own voice and for a screen reader.

use annabella::board::Step;
use annabella::chess::Move;
use annabella::desk::{Desk, Heard};
use annabella::input::keys::{Code, Key, plain};
use annabella::input::{DeviceInput, Intent};
use annabella::narrate::cue::{Audience, Urgency};
use annabella::narrate::lanes::{Lanes, Ordered};
use annabella::narrate::queue::Order;
use annabella::protocol::{Ask, Event, MoveEntry, Report, Settings};
use annabella::time::Moment;

/// How long a voice takes: to begin, and for a letter, in milliseconds.
#[derive(Clone, Copy, Debug)]
struct Pace {
    begins_ms: u64,
    letter_ms: u64,
}

const OWN_VOICE: Pace = Pace {
    begins_ms: 15,
    letter_ms: 65,
};
const SCREEN_READER: Pace = Pace {
    begins_ms: 200,
    letter_ms: 85,
};

/// Something that happened, and when.
#[derive(Clone, Debug)]
struct Noted {
    ms: u64,
    heard: Heard,
}

/// An ear, with what began to sound in it, when it happened, and when it was heard.
struct Ear {
    desk: Desk,
    pace: Pace,
    queue: Lanes<Noted>,
    sounding: Option<(u64, u64)>,
    /// When a key was pressed last, and when something came to its end.
    touched: u64,
    ended: u64,
    begun: Vec<(u64, u64, String)>,
}

fn together(
    (audience, older): &(Audience, Noted),
    (other, newer): &(Audience, Noted),
) -> Option<(Audience, Noted)> {
    let (older_heard, newer_heard) = (older.heard.clone(), newer.heard.clone());
    let (audience, heard) = Heard::together(&(*audience, older_heard), &(*other, newer_heard))?;
    // The oldest of what is told by name.
    let ms = older.ms.max(newer.ms.saturating_sub(2_000));
    Some((audience, Noted { ms, heard }))
}

impl Ear {
    fn new(pace: Pace) -> Self {
        let mut desk = Desk::new(crate::common::voices());
        desk.handle(Moment::default(), Report::Started(Settings::default()));
        Self {
            desk,
            pace,
            queue: Lanes::folding(together),
            sounding: None,
            touched: 0,
            ended: 0,
            begun: Vec::new(),
        }
    }

    /// What sounds comes to its end, what waits begins, and what was cut comes again when no key was pressed for a second.
    fn until(&mut self, ms: u64) {
        loop {
            if let Some((ticket, ends)) = self.sounding.filter(|(_, ends)| *ends <= ms) {
                self.sounding = None;
                self.ended = ends;
                let orders = self.queue.finished(ticket);
                self.obey(orders, ends);
                continue;
            }
            let rested = self.ended.max(self.touched + 1_000);
            if !self.queue.is_resting() || rested > ms {
                return;
            }
            let desk = &self.desk;
            let is_worth = |noted: &Noted, cuts| desk.is_worth_again(&noted.heard, cuts);
            let orders = self.queue.rested(is_worth);
            self.obey(orders, rested);
        }
    }

    /// The player asks for something with a key.
    fn ask(&mut self, ask: Ask, ms: u64) {
        self.until(ms);
        self.touched = ms;
        let (_, heard) = self.desk.handle(Moment { ms }, ask);
        self.hear(heard, ms);
    }

    /// How often what contains some words began to be heard.
    fn count(&self, words: &str) -> usize {
        let begun = self.begun.iter();
        begun.filter(|(.., text)| text.contains(words)).count()
    }

    fn obey(&mut self, orders: Vec<Ordered<Noted>>, now: u64) {
        for (_, order) in orders {
            match order {
                Order::Stop => self.sounding = None,
                Order::Start(ticket, noted) => {
                    let texts = noted.heard.texts.iter();
                    let texts: Vec<&str> = texts.map(|text| text.spoken.trim()).collect();
                    let text = texts.join(" ");
                    let letters = u64::try_from(text.chars().count()).unwrap_or(u64::MAX);
                    let takes = self.pace.begins_ms + letters * self.pace.letter_ms;
                    self.sounding = Some((ticket, now + takes));
                    if !matches!(noted.heard.urgency, Urgency::Typed | Urgency::Echo) {
                        self.begun.push((noted.ms, now, text));
                    }
                }
            }
        }
    }

    fn hear(&mut self, batch: Vec<Heard>, ms: u64) {
        self.until(ms);
        let desk = &self.desk;
        let orders = self.queue.retract(|noted| desk.is_over(&noted.heard));
        self.obey(orders, ms);
        let batch = batch
            .into_iter()
            .map(|heard| (heard.urgency, heard.audience, Noted { ms, heard }));
        let orders = self.queue.push(batch);
        self.obey(orders, ms);
    }

    fn key(&mut self, typed: char, ms: u64) {
        self.touched = ms;
        if let Intent::Heard(cues) = self.desk.interpret(DeviceInput::Character(typed)) {
            let heard = self.desk.tell(&cues);
            self.hear(heard, ms);
        }
    }

    /// A move is typed letter by letter and entered at its moment, or made by another.
    fn make(&mut self, mv: &str, ms: u64, is_own: bool) {
        if is_own {
            for (typed, before) in mv.chars().zip([400, 300, 200, 100]) {
                self.key(typed, ms - before);
            }
        }
        let entry = MoveEntry::Move(mv.parse::<Move>().expect("a move").into());
        let (outcome, mut heard) = self.desk.handle(Moment { ms }, Ask::Enter(entry));
        assert!(matches!(outcome.events[0], Event::Moved { .. }), "{mv}");
        if !is_own {
            // A move of the opponent comes as a report.
            for one in heard.iter_mut().filter(|one| one.urgency == Urgency::Own) {
                one.urgency = Urgency::Owed;
            }
        }
        self.desk.interpret(DeviceInput::Line(String::new()));
        self.hear(heard, ms);
    }
}

/// A minute of moves that lead nowhere near a repetition by five.
const MOVES: [&str; 16] = [
    "e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7", "f1e1", "b7b5",
    "a4b3", "d7d6", "c2c3", "e8g8",
];

#[test]
fn at_a_move_a_second_nothing_is_late_and_nothing_comes_twice() {
    for pace in [OWN_VOICE, SCREEN_READER] {
        for is_alone in [true, false] {
            let mut ear = Ear::new(pace);
            let mut ms = 5_000;
            for _ in 0..4 {
                for (at, mv) in MOVES.iter().enumerate() {
                    ear.make(mv, ms, is_alone || at % 2 == 0);
                    ms += 1_000;
                }
                for _ in 0..MOVES.len() {
                    ear.desk.handle(Moment { ms }, Ask::Undo);
                }
            }
            ear.until(ms + 60_000);
            let begun = ear.begun.iter().filter(|(happened, ..)| *happened > 0);
            let begun: Vec<_> = begun.collect();
            assert!(begun.len() >= 32, "{pace:?}: {begun:?}");
            for (happened, heard, text) in &begun {
                assert!(heard - happened <= 3_000, "{pace:?} {is_alone}: {text}");
            }
            let mut times: Vec<u64> = begun.iter().map(|(happened, ..)| *happened).collect();
            let count = times.len();
            times.dedup();
            assert_eq!(
                times.len(),
                count,
                "{pace:?} {is_alone}: nothing comes twice"
            );
            // The last one is told, however fast it went.
            let (last, ..) = begun.last().expect("moves were told");
            assert_eq!(*last, ms - 1_000, "{pace:?} {is_alone}");
        }
    }
}

#[test]
fn moves_of_the_opponent_that_wait_are_told_together_the_newest_first() {
    let mut ear = Ear::new(SCREEN_READER);
    ear.until(60_000);
    for (at, mv) in (0_u64..).zip(MOVES.iter().take(4)) {
        ear.make(mv, 60_000 + at * 200, false);
    }
    ear.until(120_000);
    let told: Vec<&str> = ear.begun.iter().map(|(.., text)| text.as_str()).collect();
    let [first, rest] = told.as_slice() else {
        panic!("{told:?}");
    };
    assert!(first.contains("Eva"), "{first}");
    let place = |what: &str| {
        rest.find(what)
            .unwrap_or_else(|| panic!("{what} in {rest}"))
    };
    assert!(place("Zäsar") < place("before that:"), "{rest}");
    assert!(place("before that:") < place("Felix"), "{rest}");
    assert!(rest.contains("more before"), "{rest}");
}

#[test]
fn an_own_move_that_had_to_wait_gives_way_to_the_answer_to_it() {
    let mut ear = Ear::new(SCREEN_READER);
    ear.until(60_000);
    for (ms, mv, is_own) in [
        (60_500, "e2e4", true),
        (60_550, "e7e5", false),
        (62_000, "g1f3", true),
        (62_050, "b8c6", false),
    ] {
        ear.make(mv, ms, is_own);
    }
    ear.until(120_000);
    let told: Vec<&str> = ear.begun.iter().map(|(.., text)| text.as_str()).collect();
    let [first, second, third] = told.as_slice() else {
        panic!("{told:?}");
    };
    assert!(
        first.starts_with("Eva") && second.starts_with("Eva"),
        "{told:?}"
    );
    assert!(third.contains("Zäsar"), "{told:?}");
}

/// Arrows that are pressed each two seconds, from one second on.
fn arrows(ear: &mut Ear, count: u64) {
    for at in 0..count {
        let step = [Step::Up, Step::Down][usize::from(at % 2 == 1)];
        ear.ask(Ask::Walk(step), 60_500 + at * 2_000);
    }
}

#[test]
fn a_refusal_that_keys_have_cut_comes_again_once_and_hides_nothing() {
    for pace in [OWN_VOICE, SCREEN_READER] {
        let mut ear = Ear::new(pace);
        ear.until(60_000);
        let entry = MoveEntry::Unreadable("xylophone and trumpet".to_owned());
        ear.ask(Ask::Enter(entry), 60_000);
        arrows(&mut ear, 6);
        ear.make("e2e4", 72_600, false);
        arrows(&mut ear, 12);
        ear.until(200_000);
        assert_eq!(ear.count("xylophone"), 2, "{pace:?}: {:?}", ear.begun);
        let moves = ear.count("Eva");
        assert!((1..=3).contains(&moves), "{pace:?}: {:?}", ear.begun);
    }
}

#[test]
fn a_refusal_does_not_follow_to_another_place_and_escape_ends_it() {
    let menu = Key {
        code: Code::Letter('M'),
        ctrl: true,
        shift: false,
    };
    for key in [menu, plain(Code::Escape)] {
        let mut ear = Ear::new(OWN_VOICE);
        ear.until(60_000);
        let entry = MoveEntry::Unreadable("xylophone and trumpet".to_owned());
        ear.ask(Ask::Enter(entry), 60_000);
        arrows(&mut ear, 1);
        ear.desk.interpret(DeviceInput::Key(key));
        ear.until(200_000);
        assert_eq!(ear.count("xylophone"), 1, "{key:?}: {:?}", ear.begun);
    }
}

#[test]
fn at_a_line_a_second_refusals_keep_nothing_waiting_and_no_move_of_the_opponent_is_lost() {
    for pace in [OWN_VOICE, SCREEN_READER] {
        let mut ear = Ear::new(pace);
        ear.until(60_000);
        let mut ms = 60_000;
        let mut theirs = Vec::new();
        for mv in MOVES {
            for _ in 0..3 {
                ms += 1_000;
                ear.until(ms);
                ear.desk.interpret(DeviceInput::Line("nothing".to_owned()));
                let entry = MoveEntry::Unreadable("xylophone and trumpet".to_owned());
                ear.ask(Ask::Enter(entry), ms);
            }
            theirs.push(ms + 300);
            ear.make(mv, ms + 300, false);
        }
        ear.until(ms + 60_000);
        for (happened, heard, text) in &ear.begun {
            let late = heard - happened;
            let most = if text.contains("xylophone") {
                1_000
            } else {
                3_000
            };
            assert!(late <= most, "{pace:?}: {text} after {late} ms");
        }
        for happened in theirs {
            let told = ear.begun.iter().filter(|(ms, ..)| *ms == happened);
            assert_eq!(told.count(), 1, "{pace:?} {happened}: {:?}", ear.begun);
        }
    }
}
