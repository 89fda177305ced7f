//! What is heard where a game is taken up, listened to and walked through.

use super::cue::{
    Cue, Sentence, Sentences, Urgency, answered, echo, interface, noticed, sentence, sound,
};

use super::naming;
use super::parts::{announced, at_move, played, result_key};
use super::phrases::{self as say, Spec};
use crate::board::Side;
use crate::earcon::Earcon;
use crate::game::{Move, Position};
use crate::protocol::{OpenedGame, Settings, ViewerEvent};

/// What is heard of an event in a game that is listened to.
pub(super) fn tell(event: &ViewerEvent, settings: &Settings) -> Vec<Cue> {
    match event {
        // A player who knows the greeting types on at once, and does not want to hear the rest of it later.
        ViewerEvent::Opened(opening) => {
            answered(Earcon::Ready, (opened(opening), say::OPENED_HINT.plain()))
        }
        ViewerEvent::Heading(game) => vec![echo(opened(game))],
        ViewerEvent::SteppedForward { before, mv } => {
            played(Urgency::Echo, before, *mv, settings.form)
        }
        ViewerEvent::SteppedBack { before, mv } => {
            back(&say::STEPPED_BACK, before, *mv, Urgency::Echo, settings)
        }
        ViewerEvent::Jumped { position, last } => {
            let place = last.as_ref().map(|_| at_move(position));
            let place = place.unwrap_or_else(|| say::AT_START.plain());
            reached(Urgency::Echo, place, last.as_ref(), settings)
        }
        // Right after the last move it belongs to that move, without an earcon between them.
        ViewerEvent::EndOfGame {
            outcome,
            was_there: false,
        } => vec![echo(say::END_OF_GAME.with(result_key(*outcome)))],
        ViewerEvent::EndOfGame { outcome, .. } => {
            answered(Earcon::Edge, say::END_OF_GAME.with(result_key(*outcome)))
        }
        ViewerEvent::BeginningOfGame => answered(Earcon::Edge, say::BEGINNING_OF_GAME.plain()),
        ViewerEvent::PlayedOn(position) => noticed(say::PLAYED_ON.with(position.turn())),
    }
}

/// What a game from a file says of itself.
pub fn opened(opening: &OpenedGame) -> Vec<Sentence> {
    let record = &opening.record;
    let moves = record.plies().div_ceil(2);
    let place =
        (opening.count > 1).then(|| say::OPENED_PLACE.with((opening.number, opening.count)));
    let players = match (record.tag("White"), record.tag("Black")) {
        (None, None) => say::OPENED_NAMELESS.with(moves),
        (white, black) => {
            let name = |name: Option<&str>| naming::player(name.unwrap_or_default());
            say::OPENED.with((name(white), name(black), moves))
        }
    };
    let event = record.tag("Event").map(str::to_owned);
    let date = record.tag("Date").and_then(naming::date);
    (
        place,
        players,
        event.map(|event| say::OPENED_EVENT.with(event)),
        date.map(|date| sentence((say::OPENED_DATE.plain(), date))),
        say::OPENED_RESULT.with(result_key(record.outcome())),
    )
        .sentences()
}

/// The game of an earlier session is there again.
pub(super) fn resumed(
    listens: bool,
    to_move: Side,
    last: Option<&(Position, Move)>,
    settings: &Settings,
) -> Vec<Cue> {
    let resumed = say::RESUMED.with(to_move);
    let hint = listens.then(|| say::OPENED_HINT.plain());
    reached(Urgency::Owed, (resumed, hint), last, settings)
}

/// A place of a game, and the move that led there.
pub(super) fn reached(
    urgency: Urgency,
    place: impl Sentences,
    last: Option<&(Position, Move)>,
    settings: &Settings,
) -> Vec<Cue> {
    let word = last.map(|_| say::LAST_MOVE.plain());
    let said = last.map(|(before, mv)| announced(urgency, before, *mv, settings.form));
    let mut cues = vec![
        sound(Earcon::Ready, last.map(|(_, mv)| mv.to())),
        interface(urgency, (place, word)),
    ];
    cues.extend(said);
    cues
}

/// A move was walked over backwards.
pub(super) fn back(
    word: &'static Spec,
    before: &Position,
    mv: Move,
    urgency: Urgency,
    settings: &Settings,
) -> Vec<Cue> {
    vec![
        sound(Earcon::Undo, Some(mv.from())),
        interface(urgency, word.plain()),
        announced(urgency, before, mv, settings.form),
    ]
}
