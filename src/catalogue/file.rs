//! Files, games and the shelf, and saving games.

use super::key::{Code, ctrl, ctrl_shift, letter};
use super::{Does, FileAim, Hand, Row, Typed, When, ask, command};
use crate::protocol::{Ask, Export, Format, SheetCommand, ShelfCommand, WorkCommand};

pub(super) const FILE: &[Row] = &[
    ask!("new-game", Ask::NewGame)
        .key(ctrl(letter('N')))
        .verbs(&["new"]),
    command!("other-game", Does::Hands(Hand::OtherKind)).key(ctrl_shift(letter('H'))),
    command!("open-file", Does::Hands(Hand::Files(FileAim::Open))).key(ctrl(letter('O'))),
    command!("shelf-search", Does::Hands(Hand::Shelf(Typed::Search))).key(ctrl(letter('F'))),
    ask!("shelf-here", Ask::Shelf(ShelfCommand::Here)).key(ctrl_shift(letter('G'))),
    ask!("shelf-keep", Ask::Shelf(ShelfCommand::Keep)).key(ctrl_shift(letter('Y'))),
    command!("shelf-import", Does::Hands(Hand::Shelf(Typed::Import))).key(ctrl_shift(letter('I'))),
    command!("shelf-backup", Does::Hands(Hand::Shelf(Typed::Backup))).key(ctrl_shift(letter('U'))),
    command!("shelf-restore", Does::Hands(Hand::Shelf(Typed::Restore)))
        .key(ctrl_shift(letter('O'))),
    command!("player-name", Does::Hands(Hand::Shelf(Typed::Player))),
    ask!("shelf-delete", Ask::Shelf(ShelfCommand::Delete)).key(ctrl_shift(letter('Z'))),
    ask!("work-tell", Ask::Work(WorkCommand::Tell)).key(ctrl(letter('I'))),
    ask!("work-stop", Ask::Work(WorkCommand::Stop)).key(ctrl_shift(letter('W'))),
    command!("next-game", Does::Hands(Hand::OtherGame(1)))
        .key(ctrl(Code::PageDown))
        .when(When::Listening),
    command!("previous-game", Does::Hands(Hand::OtherGame(-1)))
        .key(ctrl(Code::PageUp))
        .when(When::Listening),
    ask!("agree", Ask::Agree).key(ctrl(letter('G'))),
    ask!("quit", Ask::Quit).key(ctrl(letter('Q'))),
];

pub(super) const EXPORT: &[Row] = &[
    ask!("save-notes", Ask::Sheet(SheetCommand::Save)).key(ctrl_shift(letter('S'))),
    command!("export-pgn", Does::Ask(pgn)).key(ctrl(letter('E'))),
    command!("export-pgn-to", Does::Hands(Hand::Files(FileAim::SaveGame))),
    command!("export-braille", Does::Hands(Hand::ExportBraille)).key(ctrl_shift(letter('E'))),
    command!(
        "export-braille-to",
        Does::Hands(Hand::Files(FileAim::SaveSheet))
    ),
    ask!("preview", Ask::Sheet(SheetCommand::Preview(None))).key(ctrl_shift(letter('L'))),
    command!("sealed-page", Does::Hands(Hand::SealedPage)).when(When::Sealed),
];

fn pgn() -> Ask {
    Ask::Sheet(SheetCommand::Export(Export::of(Format::Pgn)))
}
