//! Who has played: the names under which a game against the program is kept.

use std::path::Path;

use super::wording::written;
use crate::board::Side;
use crate::desk::Desk;
use crate::narrate::practice::opponent_name;
use crate::protocol::{ShelfRequest, engine};
use crate::record::Record;

/// What the system calls its user, in the order in which it is asked.
const USER: [&str; 3] = ["USER", "LOGNAME", "USERNAME"];

/// Where the home of the user is.
const HOME: [&str; 2] = ["HOME", "USERPROFILE"];

/// Names the players of a game that is played against the program here, as far as it does not name them.
pub fn name(desk: &Desk, record: &mut Record) {
    let session = desk.session();
    let played = session.opponent_of_game();
    let Some((side, level, engine)) = played.filter(|_| !session.is_listening()) else {
        return;
    };
    let opponent = match engine {
        Some(other) => engine::name(&other.file).to_owned(),
        None => written(desk, &opponent_name(level)),
    };
    let own = player(session.settings().player.as_deref());
    for (side, name) in [(side, opponent), (side.other(), own)] {
        let tag = match side {
            Side::White => "White",
            Side::Black => "Black",
        };
        if record.tag(tag).is_none() && !name.is_empty() {
            record.set_tag(tag, &name);
        }
    }
}

/// The same for a game that is to be kept.
pub fn in_request(desk: &Desk, mut request: ShelfRequest) -> ShelfRequest {
    if let ShelfRequest::Keep(record, _) = &mut request {
        name(desk, record);
    }
    request
}

/// The name that the player wants, or what the system calls its user.
fn player(wanted: Option<&str>) -> String {
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
