//! The order of what is heard: what cuts what, and what is said again after it was cut.

use std::collections::VecDeque;

use super::cue::Urgency;

/// A thing to be heard that has not been heard to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Item<T> {
    ticket: u64,
    urgency: Urgency,
    content: T,
}

/// What the player of sounds is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order<T> {
    /// Fall silent at once.
    Stop,
    /// Begin with this; report the ticket when it has been heard to its end.
    Start(u64, T),
}

/// The queue of announcements.
///
/// [`Urgency::Owed`] is never lost: it waits for its turn, and if it is cut it comes again.
/// [`Urgency::Echo`] cuts and is cut. [`Urgency::Idle`] is heard in silence or not at all.
#[derive(Clone, Debug)]
pub struct Queue<T> {
    sounding: Option<Item<T>>,
    waiting: VecDeque<Item<T>>,
    next_ticket: u64,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        Self {
            sounding: None,
            waiting: VecDeque::new(),
            next_ticket: 0,
        }
    }
}

impl<T: Clone> Queue<T> {
    /// Adds something to be heard.
    pub fn push(&mut self, urgency: Urgency, content: T) -> Vec<Order<T>> {
        let item = Item {
            ticket: self.next_ticket,
            urgency,
            content,
        };
        self.next_ticket += 1;
        let sounding = self.sounding.as_ref().map(|item| item.urgency);
        match (urgency, sounding) {
            (_, None) => self.start(item),
            (Urgency::Idle, Some(_)) => Vec::new(),
            (Urgency::Owed, Some(Urgency::Owed)) => {
                self.waiting.push_back(item);
                Vec::new()
            }
            (Urgency::Owed, Some(_)) => {
                // What was cut before comes first: the order of the game is kept.
                self.waiting.push_back(item);
                self.sounding = None;
                let mut orders = vec![Order::Stop];
                orders.extend(self.start_next());
                orders
            }
            (Urgency::Echo, Some(_)) => {
                let mut orders = vec![Order::Stop];
                self.keep_what_is_owed();
                orders.extend(self.start(item));
                orders
            }
        }
    }

    /// What sounded under a ticket has been heard to its end. A late report changes nothing.
    pub fn finished(&mut self, ticket: u64) -> Vec<Order<T>> {
        if self
            .sounding
            .as_ref()
            .is_none_or(|item| item.ticket != ticket)
        {
            return Vec::new();
        }
        self.sounding = None;
        self.start_next()
    }

    /// The player wants silence: everything is given up. It can be repeated on request.
    pub fn silence(&mut self) -> Vec<Order<T>> {
        self.waiting.clear();
        match self.sounding.take() {
            Some(_) => vec![Order::Stop],
            None => Vec::new(),
        }
    }

    /// Whether nothing sounds and nothing waits.
    pub fn is_silent(&self) -> bool {
        self.sounding.is_none() && self.waiting.is_empty()
    }

    fn start_next(&mut self) -> Vec<Order<T>> {
        match self.waiting.pop_front() {
            Some(item) => self.start(item),
            None => Vec::new(),
        }
    }

    fn start(&mut self, item: Item<T>) -> Vec<Order<T>> {
        let order = Order::Start(item.ticket, item.content.clone());
        self.sounding = Some(item);
        vec![order]
    }

    fn keep_what_is_owed(&mut self) {
        let owed = self
            .sounding
            .take()
            .filter(|item| item.urgency == Urgency::Owed);
        if let Some(mut item) = owed {
            // A late report about the first time must not end the second.
            item.ticket = self.next_ticket;
            self.next_ticket += 1;
            self.waiting.push_front(item);
        }
    }
}
