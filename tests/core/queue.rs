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
}

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
        }
        assert_eq!(
            self.sounding.is_none(),
            self.queue.is_silent(),
            "where something waits, something sounds"
        );
    }

    fn push(&mut self, batch: &[Urgency]) {
        let before = self.sounding;
        let first = self.pushed.len();
        self.pushed.extend(batch);
        let numbered = batch.iter().copied().zip(first..);
        let orders = self.queue.push(numbered);
        self.obey(orders);
        let sounds = self.sounding.map(|(_, number)| number);
        // Idle words are no part of a batch that does not begin in silence.
        let heard = (first..self.pushed.len())
            .find(|number| before.is_none() || self.pushed[*number] != Urgency::Idle);
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
    fn what_is_owed_is_heard_to_its_end_and_in_order(acts in prop::collection::vec(any_act(), 0..60)) {
        let mut ear = Ear::default();
        for act in &acts {
            ear.act(act);
        }
        while ear.sounding.is_some() {
            ear.finish();
        }
        let is_owed = |number: &usize| ear.pushed[*number] == Urgency::Owed;
        let heard: Vec<usize> = ear.heard.iter().copied().filter(is_owed).collect();
        let owed: Vec<usize> = (0..ear.pushed.len())
            .filter(is_owed)
            .filter(|number| !ear.silenced.contains(number))
            .collect();
        prop_assert_eq!(heard, owed);
        prop_assert!(ear.queue.is_silent());
    }
}

#[test]
fn what_was_cut_comes_before_what_came_later() {
    let mut ear = Ear::default();
    for urgency in [Urgency::Owed, Urgency::Echo, Urgency::Owed, Urgency::Owed] {
        ear.push(&[urgency]);
    }
    for _ in 0..3 {
        ear.finish();
    }
    assert_eq!(ear.heard, [0, 2, 3]);
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
    for _ in 0..3 {
        ear.finish();
    }
    assert_eq!(ear.heard, [1, 0, 2]);
}

#[test]
fn a_cut_announcement_waits_until_the_keys_rest() {
    let mut ear = Ear::default();
    ear.push(&[Urgency::Owed]);
    for _ in 0..5 {
        ear.push(&[Urgency::Echo]);
    }
    ear.finish();
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
