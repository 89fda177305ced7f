//! The menu, or a list of files, as a window shows it.

use super::wording::{capital, sentence, written};
use crate::desk::Desk;
use crate::narrate::files;
use crate::narrate::menu::{HeardRow, help, name, row};
use crate::narrate::phrases as say;
use crate::protocol::FileRow;

/// The menu while it is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuView {
    /// What it is: the menu, or files.
    pub name: String,
    /// The name of the page.
    pub title: String,
    /// What stands on each row.
    pub rows: Vec<MenuRow>,
    /// On which row the player stands, counted from 0.
    pub at: usize,
}

/// A row of the menu as it is seen, and as a screen reader tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuRow {
    /// All words on the row.
    pub text: String,
    /// What it is, without its value.
    pub name: String,
    /// The value of a setting.
    pub value: Option<String>,
    /// The key that does the same.
    pub key: Option<String>,
    /// What can be done here.
    pub help: String,
}

/// The menu, or the list of files, that is open at a desk.
pub(super) fn of(desk: &Desk) -> Option<MenuView> {
    if let Some(list) = desk.files() {
        let rows = list.folder().rows.iter();
        let rows = rows.map(|row| file_row(desk, row));
        return Some(MenuView {
            name: written(desk, &say::LABEL.with("files")),
            title: list.folder().path.clone(),
            rows: rows.collect(),
            at: list.at(),
        });
    }
    let menu = desk.menu()?;
    let name = written(desk, &say::LABEL.with("menu"));
    let title = match menu.page() {
        Some(page) => written(desk, &say::MENU.with(page)),
        None => name.clone(),
    };
    let rows = menu.rows(desk.session());
    let rows = rows.iter().map(|shown| menu_row(desk, shown));
    Some(MenuView {
        name,
        title,
        rows: rows.collect(),
        at: menu.at(),
    })
}

/// The name of a file stands as it is on the disk, also at the beginning of a row.
fn file_row(desk: &Desk, shown: &FileRow) -> MenuRow {
    let name = written(desk, &files::row(shown));
    MenuRow {
        text: name.clone(),
        name,
        value: None,
        key: None,
        help: written(desk, &files::help(shown.kind)),
    }
}

fn menu_row(desk: &Desk, shown: &HeardRow) -> MenuRow {
    let settings = desk.session().settings();
    let sentences = row(shown, settings);
    let texts = sentences.iter().map(|told| sentence(desk, told));
    let text = capital(&texts.collect::<Vec<_>>().join(". "));
    let name = capital(&written(desk, &name(shown)));
    // Many settings are announced with their name; as a value the name is left out.
    let value = matches!(shown, HeardRow::Setting(..)).then(|| {
        let rest = text.strip_prefix(&name).unwrap_or(&text);
        rest.trim_start_matches([':', ' ', '\u{a0}']).to_owned()
    });
    let key = if let HeardRow::Command(_, keys) = shown {
        let keys = keys.iter().map(|key| written(desk, key));
        Some(keys.collect::<Vec<_>>().join(", "))
    } else {
        None
    };
    MenuRow {
        text,
        name,
        value,
        key,
        help: written(desk, &help(shown)),
    }
}
