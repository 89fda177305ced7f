//! The queue of announcements: what is owed is never lost, the player's own key cuts, idle words
//! wait for silence.

use annabella::narrate::cue::Urgency;
use annabella::narrate::queue::{Order, Queue};
use proptest::prelude::*;

/// What happens to a queue.
#[derive(Clone, Debug)]
enum Act {
    /// A command makes something heard, all of it at once.
    Push(Vec<Urgency>),
    /// What sounds has been heard to its end.
    Finish,
    /// A report comes about a ticket that does not sound.
    Stale(u64),
    /// The player wants silence.
    Silence,
    /// The keys rest.
    Rest,
}

/// A thing is said again so often at most.
const AGAIN: u8 = 2;

fn any_urgency() -> impl Strategy<Value = Urgency> {
    prop_oneof![
        3 => Just(Urgency::Owed),
        3 => Just(Urgency::Echo),
        1 => Just(Urgency::Idle),
    ]
}

fn any_act() -> impl Strategy<Value = Act> {
    prop_oneof![
        7 => prop::collection::vec(any_urgency(), 0..4).prop_map(Act::Push),
        4 => Just(Act::Finish),
        1 => any::<u64>().prop_map(Act::Stale),
        1 => Just(Act::Silence),
        2 => Just(Act::Rest),
    ]
}

/// A player of sounds that does what the queue orders and writes down what was heard.
#[derive(Default)]
struct Ear {
    queue: Queue<usize>,
    /// Each thing by its number: how urgent it was.
    pushed: Vec<Urgency>,
    /// The ticket and the number of what sounds.
    sounding: Option<(u64, usize)>,
    tickets: Vec<u64>,
    /// The numbers of what was heard to its end, in order.
    heard: Vec<usize>,
    /// The numbers of what the player has silenced.
    silenced: Vec<usize>,
    /// The numbers of what began to sound.
    begun: Vec<usize>,
}

impl Ear {
    fn obey(&mut self, orders: Vec<Order<usize>>) {
        for order in orders {
            match order {
                Order::Stop => {
                    assert!(self.sounding.is_some(), "nothing sounds that could stop");
                    self.sounding = None;
                }
                Order::Start(ticket, number) => {
                    assert_eq!(self.sounding, None, "two things sound at once");
                    assert!(!self.tickets.contains(&ticket), "a ticket comes twice");
                    self.tickets.push(ticket);
                    self.begun.push(number);
                    self.sounding = Some((ticket, number));
                }
            }
        }
    }

    fn act(&mut self, act: &Act) {
        match act {
            Act::Push(batch) => self.push(batch),
            Act::Finish => self.finish(),
            Act::Stale(ticket) => {
                let sounds = self.sounding.map(|(ticket, _)| ticket);
                if sounds != Some(*ticket) {
                    assert_eq!(self.queue.finished(*ticket), []);
                }
                for stale in self.tickets.clone() {
                    if sounds != Some(stale) {
                        assert_eq!(self.queue.finished(stale), []);
                    }
                }
            }
            Act::Silence => {
                let orders = self.queue.silence();
                self.obey(orders);
                assert!(self.queue.is_silent());
                let waiting = 0..self.pushed.len();
                let unheard = waiting.filter(|number| !self.heard.contains(number));
                self.silenced = unheard.collect();
            }
            Act::Rest => self.rest(),
        }
        assert_eq!(
            self.sounding.is_none(),
            self.queue.is_silent() || self.queue.is_resting(),
            "where something waits that was not cut, something sounds"
        );
    }

    fn push(&mut self, batch: &[Urgency]) {
        let before = self.sounding;
        let was_silent = self.queue.is_silent();
        let first = self.pushed.len();
        self.pushed.extend(batch);
        let numbered = batch.iter().copied().zip(first..);
        let orders = self.queue.push(numbered);
        self.obey(orders);
        let sounds = self.sounding.map(|(_, number)| number);
        // Idle words are no part of a batch that does not begin in silence.
        let heard = (first..self.pushed.len())
            .find(|number| was_silent || self.pushed[*number] != Urgency::Idle);
        match heard.map(|number| self.pushed[number]) {
            None => assert_eq!(self.sounding, before),
            Some(Urgency::Echo | Urgency::Idle | Urgency::Typed) => {
                assert_eq!(sounds, heard, "an echo cuts everything");
            }
            Some(Urgency::Owed | Urgency::Own | Urgency::Polite) => {
                let sounding = sounds.map(|number| self.pushed[number]);
                assert_eq!(sounding, Some(Urgency::Owed), "nothing else holds it up");
            }
        }
    }

    fn rest(&mut self) {
        let orders = self.queue.rested(|_, cuts| cuts <= AGAIN);
        self.obey(orders);
    }

    /// Nothing more is done until nothing is left.
    fn listen(&mut self) {
        while !self.queue.is_silent() {
            self.finish();
            self.rest();
        }
    }

    fn finish(&mut self) {
        let Some((ticket, number)) = self.sounding.take() else {
            return;
        };
        self.heard.push(number);
        let orders = self.queue.finished(ticket);
        self.obey(orders);
    }
}

proptest! {
    #[test]
    fn what_is_owed_is_heard_to_its_end_or_was_cut_again_and_again(acts in prop::collection::vec(any_act(), 0..60)) {
        let mut ear = Ear::default();
        for act in &acts {
            ear.act(act);
        }
        ear.listen();
        let count = |numbers: &[usize], number| numbers.iter().filter(|one| **one == number).count();
        for (number, urgency) in ear.pushed.iter().enumerate() {
            let (begun, heard) = (count(&ear.begun, number), count(&ear.heard, number));
            prop_assert!(heard <= 1 && begun <= 1 + usize::from(AGAIN), "{number} comes {begun} times");
            if *urgency == Urgency::Owed && !ear.silenced.contains(&number) {
                prop_assert!(heard == 1 || begun == 1 + usize::from(AGAIN), "{number} is lost");
            }
        }
    }
}

#[test]
fn what_is_new_comes_before_what_was_cut() {
    let mut ear = Ear::default();
    for urgency in [Urgency::Owed, Urgency::Echo, Urgency::Owed, Urgency::Owed] {
        ear.push(&[urgency]);
    }
    ear.listen();
    assert_eq!(ear.heard, [2, 3, 0]);
}

#[test]
fn what_a_command_makes_is_heard_in_its_order() {
    let mut ear = Ear::default();
    ear.push(&[Urgency::Echo, Urgency::Echo, Urgency::Echo]);
    ear.finish();
    ear.push(&[Urgency::Echo, Urgency::Owed]);
    ear.finish();
    ear.finish();
    assert_eq!(ear.heard, [0, 3, 4], "the next key drops what is left");
}

#[test]
fn an_echo_takes_nothing_owed_along_past_what_was_cut() {
    let mut ear = Ear::default();
    ear.push(&[Urgency::Owed]);
    ear.push(&[Urgency::Echo, Urgency::Owed]);
    ear.listen();
    assert_eq!(ear.heard, [1, 2, 0]);
}

#[test]
fn what_is_cut_keeps_what_was_to_follow_it() {
    let mut ear = Ear::default();
    ear.push(&[Urgency::Owed, Urgency::Owed]);
    ear.push(&[Urgency::Echo]);
    ear.push(&[Urgency::Owed]);
    ear.listen();
    assert_eq!(ear.heard, [3, 0, 1]);
}

#[test]
fn what_is_cut_again_and_again_is_given_up_and_starves_nothing() {
    let mut ear = Ear::default();
    ear.push(&[Urgency::Owed]);
    for _ in 0..4 {
        ear.push(&[Urgency::Echo]);
        ear.push(&[Urgency::Owed]);
        ear.finish();
        ear.rest();
    }
    ear.listen();
    let begun = ear.begun.iter().filter(|one| **one == 0).count();
    assert_eq!(begun, 3);
    assert_eq!(ear.heard, [2, 4, 6, 8]);
}

#[test]
fn a_move_that_was_cut_is_told_with_the_next_one() {
    let mut queue = Queue::of_two(0, |older: &u32, newer: &u32| Some(older * 10 + newer));
    queue.push([(Urgency::Owed, 1)]);
    queue.push([(Urgency::Echo, 7)]);
    let orders = queue.push([(Urgency::Owed, 2)]);
    assert!(
        matches!(orders[..], [Order::Stop, Order::Start(_, 12)]),
        "{orders:?}"
    );
    assert!(!queue.is_resting());
}

#[test]
fn a_cut_announcement_waits_until_the_keys_rest() {
    let mut ear = Ear::default();
    ear.push(&[Urgency::Owed]);
    for _ in 0..5 {
        ear.push(&[Urgency::Echo]);
    }
    ear.finish();
    assert_eq!((ear.sounding, ear.queue.is_resting()), (None, true));
    ear.rest();
    ear.finish();
    assert_eq!(ear.heard, [5, 0]);
}

#[test]
fn idle_words_are_heard_in_silence_or_not_at_all() {
    let mut ear = Ear::default();
    ear.push(&[Urgency::Idle]);
    ear.push(&[Urgency::Idle]);
    ear.push(&[Urgency::Owed]);
    ear.finish();
    assert_eq!(ear.heard, [2]);
    assert!(ear.queue.is_silent());
}
