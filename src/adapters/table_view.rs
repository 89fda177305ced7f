//! The cross-table of a tournament as a window shows it, while the player walks in it.

use super::tournament::Sheet2D;
use super::tournament::pages::{Wording, table};
use crate::desk::Desk;
use crate::protocol::EventTable;

/// A table with the cell where the player stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableView {
    /// The table.
    pub sheet: Sheet2D,
    /// The row and the column of the cell, both from 0.
    pub at: Option<(usize, usize)>,
}

/// The cross-table in which the player walks.
pub(super) fn of(desk: &Desk) -> Option<TableView> {
    let (event, (row, column)) = desk.session().walked_table()?;
    let sheet = table(event, EventTable::Cross, &Wording::of_player(desk));
    let at = Some((row, column + sheet.before()));
    Some(TableView { sheet, at })
}
