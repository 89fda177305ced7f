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
    opened_in(Table::new(language), log)
}

fn opened_in(mut table: Table, log: Vec<TournamentEntry>) -> Table {
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

/// A round robin of so many players.
fn event_of(count: usize, system: PairingSystem) -> Vec<TournamentEntry> {
    let settled = Regulations::new(system, "fide-2023");
    let found = TournamentInput::Found(Box::new(settled));
    let enter = (1..=count).map(|number| {
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
        let entered = event.handle(Moment::default(), input);
        entered.expect("it can be entered");
    }
    event.into_log()
}

/// The cross-table in a window of a size.
fn cross_table(count: usize, system: PairingSystem, (width, height): (f32, f32)) -> Table {
    let log = event_of(count, system);
    let mut table = opened_in(Table::sized("en", width, height), log);
    line(&mut table, "cross table");
    table
}

#[test]
fn the_table_of_a_club_is_seen_whole_and_of_a_greater_one_how_much_more_there_is() {
    for (count, system, size) in [
        (6, PairingSystem::RoundRobin, (800.0, 600.0)),
        (6, PairingSystem::RoundRobin, (1280.0, 800.0)),
        (10, PairingSystem::RoundRobin, (800.0, 600.0)),
        (10, PairingSystem::RoundRobin, (1280.0, 800.0)),
        (10, PairingSystem::DoubleRoundRobin, (1280.0, 800.0)),
    ] {
        let table = cross_table(count, system, size);
        let shown = &table.window;
        for number in 1..=count {
            let head = format!("{number}, Player {number}");
            shown.get_by_role_and_label(Role::ColumnHeader, &head);
        }
        shown.get_by_role_and_label(Role::Table, "Cross-table");
    }
    let table = cross_table(40, PairingSystem::RoundRobin, (800.0, 600.0));
    let mut tables = table.window.query_all_by_role(Role::Table);
    let label = tables.find_map(|one| one.accesskit_node().label());
    let label = label.unwrap_or_default();
    assert!(
        label.starts_with("Cross-table, 1–") && label.ends_with("/ 40"),
        "{label}"
    );
}

#[test]
#[ignore = "it writes pictures to look at"]
fn pictures_of_cross_tables() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("target/look");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    for (count, system) in [
        (6, PairingSystem::RoundRobin),
        (10, PairingSystem::RoundRobin),
        (10, PairingSystem::DoubleRoundRobin),
        (40, PairingSystem::RoundRobin),
    ] {
        for (width, height) in [(800.0, 600.0), (1280.0, 800.0)] {
            let table = cross_table(count, system, (width, height));
            let name: &str = system.into();
            let file = format!("table-{name}-{count}-{width}.png");
            crate::picture::save(&crate::picture::of(&table.window), &folder.join(file));
        }
    }
}

#[test]
fn the_points_are_shown_beside_however_many_opponents() {
    let mut table = opened_with(event_of(16, PairingSystem::RoundRobin), "en");
    line(&mut table, "cross table");
    for key in ["key Home", "key End"] {
        line(&mut table, key);
        let shown = &table.window;
        shown.get_by_role_and_label(Role::ColumnHeader, "Points");
    }
}
