//! The order of what is heard: what cuts what, and what is said again after it was cut.

use std::collections::VecDeque;

use super::cue::Urgency;

/// A thing to be heard that has not been heard to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Item<T> {
    ticket: u64,
    /// The first ticket of what was pushed with it.
    batch: u64,
    /// How often it was cut.
    cuts: u8,
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
/// What a command makes is pushed as one batch, which is heard in its order.
///
/// - [`Urgency::Owed`] is never lost. It waits for what is owed before it. If it is cut, it rests, with what was to
///   follow it, and comes again when the keys do ([`Queue::rested`]): whoever works on is not nagged with it, and hears
///   what is new before.
/// - [`Urgency::Echo`] cuts what sounds, and the next batch cuts it: what is left of it is dropped.
/// - [`Urgency::Typed`] is an echo that gives way to what is owed.
/// - [`Urgency::Polite`] waits and is waited for as what is owed is, but an echo drops it.
/// - [`Urgency::Own`] is owed until the next one comes, which drops it; so does an answer to it that waits with it.
/// - [`Urgency::Idle`] is heard in silence or not at all.
#[derive(Clone, Debug)]
pub struct Queue<T> {
    sounding: Option<Item<T>>,
    waiting: VecDeque<Item<T>>,
    /// What was cut and is owed, and what was to follow it.
    resting: VecDeque<Item<T>>,
    next_ticket: u64,
    /// How far the next ticket is from this one.
    step: u64,
    /// How two things that are owed and wait are told as one, the older of them first.
    fold: fn(&T, &T) -> Option<T>,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        Self {
            sounding: None,
            waiting: VecDeque::new(),
            resting: VecDeque::new(),
            next_ticket: 0,
            step: 1,
            fold: |_, _| None,
        }
    }
}

impl<T> Queue<T> {
    /// One of two queues whose tickets do not meet: those of the first are even, of the second odd.
    ///
    /// What is owed and waits is told together, where `fold` makes one thing of an older and a newer one.
    pub fn of_two(which: u64, fold: fn(&T, &T) -> Option<T>) -> Self {
        Self {
            next_ticket: which,
            step: 2,
            fold,
            ..Self::default()
        }
    }
}

impl<T: Clone> Queue<T> {
    /// Adds what one command makes heard.
    pub fn push(&mut self, batch: impl IntoIterator<Item = (Urgency, T)>) -> Vec<Order<T>> {
        let is_silent = self.is_silent();
        let first_ticket = self.next_ticket;
        let sounding = self.sounding.as_ref().map(|item| item.urgency);
        let owes = sounding.is_some_and(is_owed);
        let is_heard = |urgency: Urgency| match urgency {
            Urgency::Idle => is_silent,
            Urgency::Typed => !owes,
            Urgency::Echo | Urgency::Polite | Urgency::Own | Urgency::Owed => true,
        };
        let heard = batch.into_iter().filter(|(urgency, _)| is_heard(*urgency));
        let batch: Vec<Item<T>> = heard
            .map(|(urgency, content)| Item {
                batch: first_ticket,
                cuts: 0,
                ticket: self.ticket(),
                urgency,
                content,
            })
            .collect();
        let Some(first) = batch.first().map(|item| item.urgency) else {
            return Vec::new();
        };
        let is_own = |urgency| urgency == Urgency::Own;
        let drops_own = batch.iter().any(|item| is_own(item.urgency));
        let stays = |item: &Item<T>| {
            let is_kept = is_owed(item.urgency) || is_patient(first) && is_patient(item.urgency);
            is_kept && !(drops_own && is_own(item.urgency))
        };
        self.waiting.retain(stays);
        self.resting
            .retain(|item| !(drops_own && is_own(item.urgency)));
        self.wake_for(&batch);
        let is_cut = drops_own && sounding.is_some_and(is_own);
        if is_patient(first) && sounding.is_some_and(is_patient) && !is_cut {
            self.waiting.extend(batch);
            return Vec::new();
        }
        let mut orders = match is_cut {
            true => self.drop_sounding(),
            false => self.cut(),
        };
        // Only what is not owed passes by what is owed already.
        let passes = batch.iter().take_while(|item| !is_patient(item.urgency));
        let passes = passes.count();
        let mut batch = batch.into_iter();
        let passing: Vec<Item<T>> = batch.by_ref().take(passes).collect();
        for item in passing.into_iter().rev() {
            self.waiting.push_front(item);
        }
        self.waiting.extend(batch);
        orders.extend(self.start_next());
        orders
    }

    /// Gives up what is over before it has been heard: a question that is answered.
    pub fn retract(&mut self, is_over: impl Fn(&T) -> bool) -> Vec<Order<T>> {
        self.waiting.retain(|item| !is_over(&item.content));
        self.resting.retain(|item| !is_over(&item.content));
        let sounds = self.sounding.as_ref();
        if !sounds.is_some_and(|item| is_over(&item.content)) {
            return Vec::new();
        }
        let mut orders = self.drop_sounding();
        orders.extend(self.start_next());
        orders
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

    /// Whether all that is left to be heard was cut, and comes again when the keys rest.
    pub fn is_resting(&self) -> bool {
        self.sounding.is_none() && self.waiting.is_empty() && !self.resting.is_empty()
    }

    /// The keys rest: the first of what was cut comes again, unless it is no longer worth it after so many cuts.
    pub fn rested(&mut self, is_worth: impl Fn(&T, u8) -> bool) -> Vec<Order<T>> {
        if !self.is_resting() {
            return Vec::new();
        }
        self.resting
            .retain(|item| is_worth(&item.content, item.cuts));
        self.waiting.extend(self.resting.pop_front());
        self.start_next()
    }

    /// The player wants silence: everything is given up. It can be repeated on request.
    pub fn silence(&mut self) -> Vec<Order<T>> {
        self.waiting.clear();
        self.resting.clear();
        self.drop_sounding()
    }

    /// Gives everything up and hands out what is owed of it, in its order.
    pub fn take_owed(&mut self) -> Vec<T> {
        let all = self
            .sounding
            .take()
            .into_iter()
            .chain(self.resting.drain(..))
            .chain(self.waiting.drain(..));
        all.filter(|item| is_owed(item.urgency))
            .map(|item| item.content)
            .collect()
    }

    /// Whether nothing sounds and nothing waits.
    pub fn is_silent(&self) -> bool {
        self.sounding.is_none() && self.waiting.is_empty() && self.resting.is_empty()
    }

    fn ticket(&mut self) -> u64 {
        let ticket = self.next_ticket;
        self.next_ticket += self.step;
        ticket
    }

    /// What rests and can be told as one with something new does not wait for the keys.
    fn wake_for(&mut self, batch: &[Item<T>]) {
        let fold = self.fold;
        let is_new = |old: &Item<T>| {
            let joins = |new: &Item<T>| fold(&old.content, &new.content).is_some();
            let mut owed = batch.iter().filter(|new| new.urgency == Urgency::Owed);
            owed.any(joins)
        };
        let (woken, left): (VecDeque<_>, _) = std::mem::take(&mut self.resting)
            .into_iter()
            .partition(is_new);
        self.resting = left;
        self.waiting.extend(woken);
    }

    fn drop_sounding(&mut self) -> Vec<Order<T>> {
        let sounded = self.sounding.take();
        sounded.map(|_| Order::Stop).into_iter().collect()
    }

    /// Cuts what sounds; what is owed rests, with what was to follow it.
    fn cut(&mut self) -> Vec<Order<T>> {
        let Some(mut item) = self.sounding.take() else {
            return Vec::new();
        };
        if is_owed(item.urgency) {
            let batch = item.batch;
            // A late report about the first time must not end the second: it gets a new ticket.
            item.ticket = self.ticket();
            item.cuts = item.cuts.saturating_add(1);
            self.resting.push_back(item);
            let (following, others) = std::mem::take(&mut self.waiting)
                .into_iter()
                .partition::<VecDeque<_>, _>(|item| item.batch == batch);
            self.resting.extend(following);
            self.waiting = others;
        }
        vec![Order::Stop]
    }

    /// A move of the player's own that had to wait says nothing new when the answer to it waits behind it.
    fn drop_answered(&mut self) {
        let mut kept = VecDeque::with_capacity(self.waiting.len());
        while let Some(item) = self.waiting.pop_front() {
            let is_answered = self.waiting.front().is_some_and(|next| {
                (item.urgency, next.urgency) == (Urgency::Own, Urgency::Owed)
                    && (self.fold)(&item.content, &next.content).is_some()
            });
            if !is_answered {
                kept.push_back(item);
            }
        }
        self.waiting = kept;
    }

    fn start_next(&mut self) -> Vec<Order<T>> {
        self.drop_answered();
        let Some(mut item) = self.waiting.pop_front() else {
            return Vec::new();
        };
        while let Some(next) = self.waiting.front()
            && (item.urgency, next.urgency) == (Urgency::Owed, Urgency::Owed)
            && let Some(both) = (self.fold)(&item.content, &next.content)
        {
            (item.content, item.cuts, item.batch) = (both, next.cuts, next.batch);
            self.waiting.pop_front();
        }
        let order = Order::Start(item.ticket, item.content.clone());
        self.sounding = Some(item);
        vec![order]
    }
}

/// Whether it comes again after it was cut.
const fn is_owed(urgency: Urgency) -> bool {
    matches!(urgency, Urgency::Owed | Urgency::Own)
}

/// Whether it waits for what is owed.
const fn is_patient(urgency: Urgency) -> bool {
    is_owed(urgency) || matches!(urgency, Urgency::Polite)
}
