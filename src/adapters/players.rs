//! Who has played: the names under which a game against the program is kept.

use std::path::Path;

use super::wording::written;
use crate::board::Side;
use crate::desk::Desk;
use crate::narrate::practice::opponent_name;
use crate::protocol::envelope::name_tag;
use crate::protocol::{ShelfRequest, engine};
use crate::record::Record;

/// What the system calls its user, in the order in which it is asked.
const USER: [&str; 3] = ["USER", "LOGNAME", "USERNAME"];

/// Where the home of the user is.
const HOME: [&str; 2] = ["HOME", "USERPROFILE"];

/// Names the players of a game that is played against the program here, as far as it does not name them.
pub fn name(desk: &Desk, record: &mut Record) {
    if desk.session().is_listening() {
        return;
    }
    let own = player(desk.session().settings().player.as_deref());
    for side in Side::BOTH {
        let name = opponent(desk, side).or_else(|| own_name(desk, side, &own));
        let tag = name_tag(side);
        if let Some(name) = name.filter(|_| record.tag(tag).is_none()) {
            record.set_tag(tag, &name);
        }
    }
}

/// The name of a side in the game here: of the program or the engine, or that of the player who has been asked for it.
pub(super) fn named(desk: &Desk, side: Side) -> Option<String> {
    let wanted = desk.session().settings().player.as_deref();
    let own = || own_name(desk, side, &player(Some(wanted?)));
    opponent(desk, side).or_else(own)
}

/// The program or the engine, where it plays a side.
fn opponent(desk: &Desk, side: Side) -> Option<String> {
    let (_, level, engine) = desk
        .session()
        .opponent_of_game()
        .filter(|(of, ..)| *of == side)?;
    Some(match engine {
        Some(other) => engine::name(&other.file).to_owned(),
        None => written(desk, &opponent_name(level)),
    })
}

/// The player's name, where he plays a side against the program.
fn own_name(desk: &Desk, side: Side, own: &str) -> Option<String> {
    let (opponent, ..) = desk.session().opponent_of_game()?;
    (opponent != side && !own.is_empty()).then(|| own.to_owned())
}

/// The same for a game that is to be kept.
pub fn in_request(desk: &Desk, mut request: ShelfRequest) -> ShelfRequest {
    if let ShelfRequest::Keep(record, _) = &mut request {
        name(desk, record);
    }
    request
}

/// The name that the player wants, or what the system calls its user; empty where it does not say.
pub(super) fn player(wanted: Option<&str>) -> String {
    if let Some(name) = wanted.filter(|name| !name.is_empty()) {
        return name.to_owned();
    }
    let mut names = USER.iter().filter_map(|name| std::env::var(name).ok());
    let name = names.find(|name| !name.is_empty());
    // Where the system does not say it, the home of the user has his name.
    let home = HOME.iter().find_map(|home| std::env::var(home).ok());
    let of_home = || {
        let home = home?;
        let name = Path::new(&home).file_name()?;
        Some(name.to_string_lossy().into_owned())
    };
    name.or_else(of_home).unwrap_or_default()
}
