//! Walking in the cross-table of a tournament and in its lists of duties.

use crate::board::Step;
use crate::protocol::{Question, TournamentEvent};
use crate::session::Session;
use crate::session::outside::{EventPlace, OpenEvent};
use crate::tournament::{
    BoardAt, CrossCell, CrossTable, Tournament, TournamentFault, TournamentInput,
};

/// What is picked where a player stands in an event.
pub(super) enum Picked {
    /// A duty is done, or not done after all.
    Tick(TournamentInput),
    /// A game of the round that is played.
    Play(BoardAt),
    /// The game is over.
    Over,
    /// Nothing can be done there.
    Nothing,
}

impl Session {
    /// Whether the player walks in a cross-table or in lists of duties, so that arrows are for that.
    pub fn walks_the_table(&self) -> bool {
        let place = self.outside.event.as_ref().map(|open| open.place);
        let is_there = place.is_some_and(|place| place != EventPlace::Nowhere);
        // Whoever goes on walking has not meant what is only asked about, and no arrow says yes or no.
        let is_beside =
            |one: &Question| matches!(one, Question::Meant(..)) || one.wants_yes_or_no();
        let is_free = self.table.question.as_ref().is_none_or(is_beside);
        is_there && is_free && !self.activity.is_on()
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
}

impl OpenEvent {
    /// Goes to a place, unless there is nothing to walk in.
    pub(super) fn enter(&mut self, place: EventPlace) -> TournamentEvent {
        self.place = place;
        let told = self.here(false);
        let has_no_duty = matches!(&told, TournamentEvent::Duties(duties, _) if duties.is_empty());
        let is_nothing = has_no_duty || matches!(told, TournamentEvent::Refused(_));
        if is_nothing {
            self.place = EventPlace::Nowhere;
        }
        told
    }

    /// Goes so many steps, or as many as there are.
    pub(super) fn leap(&mut self, step: Step, steps: usize) -> TournamentEvent {
        let (files, ranks) = step.offset();
        let before = self.place;
        self.place = match before {
            EventPlace::Nowhere => before,
            EventPlace::Table(row, column) => {
                let table = self.event.cross_table();
                let row = leapt(row, -ranks, steps, table.players.len());
                EventPlace::Table(row, leapt(column, files, steps, table.columns.len()))
            }
            EventPlace::Duties(at) => {
                let way = if ranks == 0 { files } else { -ranks };
                EventPlace::Duties(leapt(at, way, steps, self.event.duties().len()))
            }
        };
        self.here(self.place == before)
    }

    /// Where the player stands, and whether he has met the edge.
    pub(super) fn here(&self, is_edge: bool) -> TournamentEvent {
        match self.place {
            EventPlace::Duties(at) => {
                let duty = self.event.duties().into_iter().skip(at).take(1);
                TournamentEvent::Duties(duty.collect(), is_edge)
            }
            EventPlace::Nowhere => self.cells(|_| vec![(0, 0)], is_edge),
            EventPlace::Table(row, column) => self.cells(|_| vec![(row, column)], is_edge),
        }
    }

    /// The cells from the place of the player to the edge, or the rest of the list of duties.
    pub(super) fn ray(&self, step: Step) -> TournamentEvent {
        match self.place {
            EventPlace::Nowhere => self.here(false),
            EventPlace::Duties(at) => {
                let mut rest = self.event.duties().split_off(at);
                let list = rest.first().map(|duty| duty.list);
                rest.retain(|duty| Some(duty.list) == list);
                TournamentEvent::Duties(rest, false)
            }
            EventPlace::Table(row, column) => self.cells(
                |table| {
                    let cells = std::iter::successors(Some((row, column)), |&place| {
                        stepped(table, place, step)
                    });
                    cells.collect()
                },
                false,
            ),
        }
    }

    /// What is done where the player stands.
    pub(super) fn picked(&self) -> Picked {
        match self.place {
            EventPlace::Nowhere => Picked::Nothing,
            EventPlace::Duties(at) => match self.event.duties().get(at) {
                Some(duty) => {
                    let other = match duty.is_ticked {
                        true => TournamentInput::Untick,
                        false => TournamentInput::Tick,
                    };
                    Picked::Tick(other(duty.list.to_owned(), duty.number))
                }
                None => Picked::Nothing,
            },
            EventPlace::Table(row, column) => {
                let current = self.event.current_round();
                let table = self.event.cross_table();
                let games = table.at(row, column).iter().filter_map(CrossCell::open);
                let mut games = games.filter(|at| at.round == current);
                let is_over =
                    |cell: &CrossCell| matches!(cell, CrossCell::Game { score: Some(_), .. });
                let none = || match table.at(row, column).iter().any(is_over) {
                    true => Picked::Over,
                    false => Picked::Nothing,
                };
                games.next().map_or_else(none, Picked::Play)
            }
        }
    }

    /// Cells of the cross-table, with the names of who meets there.
    fn cells(
        &self,
        which: impl FnOnce(&CrossTable) -> Vec<(usize, usize)>,
        is_edge: bool,
    ) -> TournamentEvent {
        let (event, table) = (&self.event, self.event.cross_table());
        let mut cells = Vec::new();
        for (row, column) in which(&table) {
            for cell in table.at(row, column) {
                let other = match cell {
                    CrossCell::Game { opponent, .. } => event.name(*opponent),
                    CrossCell::Empty if !table.by_rounds => event.name(table.columns[column]),
                    CrossCell::Own | CrossCell::Bye(..) | CrossCell::Empty => String::new(),
                };
                cells.push((event.name(table.players[row]), cell.clone(), other));
            }
        }
        match cells.is_empty() {
            true => TournamentEvent::Refused(TournamentFault::NotBegun),
            false => TournamentEvent::Cells(cells, is_edge),
        }
    }
}

/// So many steps from a place, on or back, among so many places.
fn leapt(at: usize, way: i8, steps: usize, count: usize) -> usize {
    match way {
        0 => at,
        1.. => at.saturating_add(steps).min(count.saturating_sub(1)),
        _ => at.saturating_sub(steps),
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
