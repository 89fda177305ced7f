//! Queues side by side: where two players have an ear each, neither waits for what the other one hears.

use super::cue::{Audience, Urgency};
use super::queue::{Order, Queue};
use crate::board::Side;

/// The queue of what is heard, or two of them, one for each player.
///
/// Apart, what is for one player goes into his queue alone, and what is for both into both: there
/// it is heard at the same time, and a player who explores meanwhile cuts it for himself only.
#[derive(Clone, Debug)]
pub struct Lanes<T> {
    /// White's and Black's; White's alone while they are not apart.
    queues: [Queue<(Audience, T)>; 2],
    are_apart: bool,
}

impl<T> Default for Lanes<T> {
    fn default() -> Self {
        Self::folding(|_, _| None)
    }
}

/// What is for an audience, made one of an older and a newer thing; `None` where they stay two.
pub type Fold<T> = fn(&(Audience, T), &(Audience, T)) -> Option<(Audience, T)>;

impl<T> Lanes<T> {
    /// Queues in which two things that are owed and wait are told as one, where `fold` makes one of them.
    pub fn folding(fold: Fold<T>) -> Self {
        Self {
            queues: [0, 1].map(|which| Queue::of_two(which, fold)),
            are_apart: false,
        }
    }
}

/// An order, and for whom it is; for both if it is for everything that sounds.
pub type Ordered<T> = (Audience, Order<T>);

impl<T: Clone> Lanes<T> {
    /// Adds what one command makes heard.
    pub fn push(
        &mut self,
        batch: impl IntoIterator<Item = (Urgency, Audience, T)>,
    ) -> Vec<Ordered<T>> {
        let batch: Vec<(Urgency, Audience, T)> = batch.into_iter().collect();
        let mut orders = Vec::new();
        for &lane in self.lanes() {
            let is_heard =
                |audience: Audience| !self.are_apart || audience != Audience::One(lane.other());
            let own = batch.iter().filter(|(_, audience, _)| is_heard(*audience));
            let own: Vec<_> = own
                .map(|(urgency, audience, content)| (*urgency, (*audience, content.clone())))
                .collect();
            let of_queue = self.queues[lane as usize].push(own);
            orders.extend(self.addressed(lane, of_queue));
        }
        orders
    }

    /// What sounded under a ticket has been heard to its end.
    pub fn finished(&mut self, ticket: u64) -> Vec<Ordered<T>> {
        let lane = if ticket.is_multiple_of(2) {
            Side::White
        } else {
            Side::Black
        };
        let orders = self.queues[lane as usize].finished(ticket);
        self.addressed(lane, orders)
    }

    /// A player wants silence; a player without an ear of his own silences everything.
    pub fn silence(&mut self, who: Option<Side>) -> Vec<Ordered<T>> {
        let mut orders = Vec::new();
        for &lane in self.lanes() {
            if !self.are_apart || who.is_none_or(|who| who == lane) {
                let of_queue = self.queues[lane as usize].silence();
                orders.extend(self.addressed(lane, of_queue));
            }
        }
        orders
    }

    /// Gives up what is over before it has been heard.
    pub fn retract(&mut self, is_over: impl Fn(&T) -> bool) -> Vec<Ordered<T>> {
        let mut orders = Vec::new();
        for &lane in self.lanes() {
            let of_queue = self.queues[lane as usize].retract(|(_, content)| is_over(content));
            orders.extend(self.addressed(lane, of_queue));
        }
        orders
    }

    /// Whether something was cut that comes again when the keys rest.
    pub fn is_resting(&self) -> bool {
        self.queues.iter().any(Queue::is_resting)
    }

    /// The keys rest: what was cut comes again, where it is still worth it after so many cuts.
    pub fn rested(&mut self, is_worth: impl Fn(&T, u8) -> bool) -> Vec<Ordered<T>> {
        let mut orders = Vec::new();
        for &lane in self.lanes() {
            let of_queue = self.queues[lane as usize].rested(|(_, one), cuts| is_worth(one, cuts));
            orders.extend(self.addressed(lane, of_queue));
        }
        orders
    }

    /// From now on the players hear apart, or together again. What is owed is not lost.
    pub fn set_apart(&mut self, are_apart: bool) -> Vec<Ordered<T>> {
        if std::mem::replace(&mut self.are_apart, are_apart) == are_apart {
            return Vec::new();
        }
        let was_silent = self.is_silent();
        let [white, black] = self.queues.each_mut().map(Queue::take_owed);
        // What is for both stands in both queues.
        let blacks = black
            .into_iter()
            .filter(|(audience, _)| *audience != Audience::Both);
        let owed: Vec<_> = white.into_iter().chain(blacks).collect();
        let mut orders = Vec::new();
        if !was_silent {
            orders.push((Audience::Both, Order::Stop));
        }
        for (audience, content) in owed {
            orders.extend(self.push([(Urgency::Owed, audience, content)]));
        }
        orders
    }

    /// Whether nothing sounds and nothing waits.
    pub fn is_silent(&self) -> bool {
        self.queues.iter().all(Queue::is_silent)
    }

    fn lanes(&self) -> &'static [Side] {
        &Side::BOTH[..if self.are_apart { 2 } else { 1 }]
    }

    fn addressed(&self, lane: Side, orders: Vec<Order<(Audience, T)>>) -> Vec<Ordered<T>> {
        let whose = |audience| {
            if self.are_apart {
                Audience::One(lane)
            } else {
                audience
            }
        };
        let of = |order| match order {
            Order::Stop => (whose(Audience::Both), Order::Stop),
            Order::Start(ticket, (audience, content)) => {
                (whose(audience), Order::Start(ticket, content))
            }
        };
        orders.into_iter().map(of).collect()
    }
}
