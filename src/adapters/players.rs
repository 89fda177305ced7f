//! Who has played: the names under which a game against the program is kept.

use super::wording::written;
use crate::board::Side;
use crate::desk::Desk;
use crate::narrate::practice::opponent_name;
use crate::protocol::{ShelfRequest, engine};
use crate::record::Record;

/// What the system calls its user, in the order in which it is asked.
const USER: [&str; 3] = ["USER", "LOGNAME", "USERNAME"];

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
    let names = USER.iter().filter_map(|name| std::env::var(name).ok());
    names
        .into_iter()
        .find(|name| !name.is_empty())
        .unwrap_or_default()
}
