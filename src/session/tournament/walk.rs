//! Walking in the cross-table of a tournament and in its lists of duties.

use super::{fault, told};
use crate::board::Step;
use crate::protocol::{DutyRead, Event, TournamentEvent};
use crate::session::Session;
use crate::session::outside::EventPlace;
use crate::tournament::{CrossCell, CrossTable, Tournament, TournamentFault, TournamentInput};

impl Session {
    /// Whether the player walks in a cross-table or in lists of duties, so that arrows are for that.
    pub fn walks_the_table(&self) -> bool {
        let place = self.outside.event.as_ref().map(|open| open.place);
        let is_there = place.is_some_and(|place| place != EventPlace::Nowhere);
        is_there && self.table.question.is_none() && !self.activity.is_on()
    }

    /// The event in whose cross-table the player walks, with the row and the column of his cell from 0.
    pub fn walked_table(&self) -> Option<(&Tournament, (usize, usize))> {
        let open = self.outside.event.as_ref()?;
        match open.place {
            EventPlace::Table(row, column) if self.walks_the_table() => {
                Some((&open.event, (row, column)))
            }
            EventPlace::Table(..) | EventPlace::Nowhere | EventPlace::Duties(_) => None,
        }
    }

    pub(super) fn enter_event(&mut self, place: EventPlace) -> Vec<Event> {
        if let Some(open) = &mut self.outside.event {
            open.place = place;
        }
        let events = self.here_in_event(false);
        if let Some(open) = &mut self.outside.event
            && let [Event::Tournament(TournamentEvent::Refused(_) | TournamentEvent::Duty(None, _))] =
                events[..]
        {
            // There is nothing to walk in.
            open.place = EventPlace::Nowhere;
        }
        events
    }

    pub(super) fn walk_event(&mut self, step: Step) -> Vec<Event> {
        let Some(open) = &mut self.outside.event else {
            return told(TournamentEvent::NotOpen);
        };
        let next = match open.place {
            EventPlace::Nowhere => None,
            EventPlace::Table(row, column) => {
                stepped(&open.event.cross_table(), (row, column), step)
                    .map(|(row, column)| EventPlace::Table(row, column))
            }
            EventPlace::Duties(at) => {
                let (_, ranks) = step.offset();
                let next = at.checked_add_signed(-isize::from(ranks));
                let next =
                    next.filter(|&next| next != at && next < DutyRead::all(&open.event).len());
                next.map(EventPlace::Duties)
            }
        };
        open.place = next.unwrap_or(open.place);
        self.here_in_event(next.is_none())
    }

    /// Tells where the player stands, and whether he has met the edge.
    pub(super) fn here_in_event(&self, is_edge: bool) -> Vec<Event> {
        let Some(open) = &self.outside.event else {
            return told(TournamentEvent::NotOpen);
        };
        match open.place {
            EventPlace::Duties(at) => {
                let duty = DutyRead::all(&open.event).into_iter().nth(at);
                told(TournamentEvent::Duty(duty, is_edge))
            }
            EventPlace::Nowhere => cells_told(&open.event, |_| vec![(0, 0)], is_edge),
            EventPlace::Table(row, column) => {
                cells_told(&open.event, |_| vec![(row, column)], is_edge)
            }
        }
    }

    pub(super) fn ray_of_event(&self, step: Step) -> Vec<Event> {
        let Some(open) = &self.outside.event else {
            return told(TournamentEvent::NotOpen);
        };
        match open.place {
            EventPlace::Nowhere | EventPlace::Duties(_) => self.here_in_event(false),
            EventPlace::Table(row, column) => {
                cells_told(&open.event, |table| ray(table, (row, column), step), false)
            }
        }
    }

    /// Ticks the duty where the player stands; in the cross-table, begins the game of this round that stands there.
    pub(super) fn pick_in_event(&mut self) -> Vec<Event> {
        let Some(open) = &self.outside.event else {
            return told(TournamentEvent::NotOpen);
        };
        match open.place {
            EventPlace::Duties(at) => {
                if let Some(duty) = DutyRead::all(&open.event).into_iter().nth(at) {
                    let tick = TournamentInput::Tick(duty.list.to_owned(), duty.number);
                    return self.happen(tick);
                }
            }
            EventPlace::Table(row, column) => {
                let current = open.event.current_round();
                let table = open.event.cross_table();
                let open_board = |cell: &CrossCell| match cell {
                    CrossCell::Game {
                        round,
                        board,
                        score: None,
                        ..
                    } => (*round == current).then_some(*board),
                    CrossCell::Game { .. }
                    | CrossCell::Own
                    | CrossCell::Bye(..)
                    | CrossCell::Empty => None,
                };
                if let Some(board) = table.at(row, column).iter().find_map(open_board) {
                    return self.play_of_event(board);
                }
            }
            EventPlace::Nowhere => {}
        }
        self.here_in_event(false)
    }
}

/// Tells cells of the cross-table.
fn cells_told(
    event: &Tournament,
    which: impl Fn(&CrossTable) -> Vec<(usize, usize)>,
    is_edge: bool,
) -> Vec<Event> {
    let table = event.cross_table();
    let mut cells = Vec::new();
    for (row, column) in which(&table) {
        let own = table.players.get(row).map(|&one| event.name(one));
        let own = own.unwrap_or_default();
        for cell in table.at(row, column) {
            let other = match cell {
                CrossCell::Game { opponent, .. } => event.name(*opponent),
                CrossCell::Empty if !table.by_rounds => event.name(table.columns[column]),
                CrossCell::Own | CrossCell::Bye(..) | CrossCell::Empty => String::new(),
            };
            cells.push((own.clone(), cell.clone(), other));
        }
    }
    match cells.is_empty() {
        true => fault(TournamentFault::NotBegun),
        false => told(TournamentEvent::Cells(cells, is_edge)),
    }
}

/// A step in the table; `None` at its edge.
fn stepped(
    table: &CrossTable,
    (row, column): (usize, usize),
    step: Step,
) -> Option<(usize, usize)> {
    let (files, ranks) = step.offset();
    let row = row.checked_add_signed(-isize::from(ranks))?;
    let column = column.checked_add_signed(isize::from(files))?;
    (!table.at(row, column).is_empty()).then_some((row, column))
}

/// The cells from a place to the edge.
fn ray(table: &CrossTable, place: (usize, usize), step: Step) -> Vec<(usize, usize)> {
    std::iter::successors(Some(place), |&place| stepped(table, place, step)).collect()
}
