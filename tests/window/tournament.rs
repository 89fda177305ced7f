//! The cross-table of a tournament in the window: seen, and a table to a screen reader.

use annabella::input::DeviceInput;
use annabella::protocol::{Report, TournamentAnswer};
use annabella::time::Moment;
use annabella::tournament::{
    Entrant, PairingSystem, Regulations, Tournament, TournamentEntry, TournamentInput,
};
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::common_tournament as common;
use crate::looks::looks;
use crate::table::Table;

fn line(table: &mut Table, text: &str) {
    let line = DeviceInput::Line(text.to_owned());
    table.window.state_mut().inputs.push(line);
    table.obey();
}

fn opened(language: &str) -> Table {
    opened_with(common::log(), language)
}

fn opened_with(log: Vec<TournamentEntry>, language: &str) -> Table {
    let mut table = Table::new(language);
    let answer = TournamentAnswer::Opened("club".to_owned(), log);
    let report = Report::Tournament(Box::new(answer));
    table.desk.handle(Moment::default(), report);
    table
}

#[test]
fn the_cross_table_has_headers_and_a_cell_that_is_walked_to() {
    let mut table = opened("en");
    assert!(table.window.query_by_role(Role::Table).is_none());
    line(&mut table, "cross table");
    let shown = &table.window;
    shown.get_by_role_and_label(Role::Table, "Cross-table");
    for name in ["Anna", "Boris", "Clara", "David"] {
        shown.get_by_role_and_label(Role::RowHeader, name);
    }
    for head in ["Place", "Number", "Name", "1, Anna", "4, David", "Points"] {
        shown.get_by_role_and_label(Role::ColumnHeader, head);
    }
    let selected = |table: &Table| {
        let cells = table.window.query_all_by_role(Role::Cell);
        let cell = cells.filter(|cell| cell.accesskit_node().is_selected() == Some(true));
        let labels: Vec<_> = cell
            .filter_map(|cell| cell.accesskit_node().label())
            .collect();
        labels.join(" ")
    };
    // A sign means nothing to an ear.
    assert_eq!(selected(&table), "the player himself");
    // Anna, who leads, has beaten the one whom the last row names.
    for _ in 0..3 {
        line(&mut table, "key Right");
    }
    assert_eq!(selected(&table), "win");
    line(&mut table, "key Escape");
    assert!(table.window.query_by_role(Role::Table).is_none());
}

#[test]
fn the_cross_table_is_whole_in_every_theme_and_at_every_size() {
    for language in ["en", "ru"] {
        let mut table = opened(language);
        line(&mut table, "tournament table");
        line(&mut table, "key Right");
        assert_eq!(looks(&mut table), Vec::<String>::new(), "{language}");
    }
}

#[test]
fn the_points_are_shown_beside_however_many_opponents() {
    let settled = Regulations::new(PairingSystem::RoundRobin, "fide-2023");
    let found = TournamentInput::Found(Box::new(settled));
    let enter = (1..=16).map(|number| {
        let name = format!("Player {number}");
        let entrant = Entrant {
            name,
            ..Entrant::default()
        };
        TournamentInput::Enter(Box::new(entrant))
    });
    let mut event = Tournament::default();
    for input in [found]
        .into_iter()
        .chain(enter)
        .chain([TournamentInput::Lots(None)])
    {
        event.handle(Moment::default(), input).unwrap();
    }
    let mut table = opened_with(event.into_log(), "en");
    line(&mut table, "cross table");
    for key in ["key Home", "key End"] {
        line(&mut table, key);
        let shown = &table.window;
        shown.get_by_role_and_label(Role::ColumnHeader, "Points");
    }
}
