//! What cannot be undone is asked about first, in words of its own: the end of the program where more would end with it,
//! and the settings, keys and buttons that nobody could tell the player afterwards.

use super::intent::{Intent, one, suggested};
use crate::catalogue::row;
use crate::protocol::{Ask, Change, ClaimKind, Input, Place, Stage};
use crate::session::Session;
use crate::voice::{Script, Voices};

/// The same, or the question whether it is meant.
pub(super) fn asked_first(intent: Intent, session: &Session, voices: &Voices) -> Intent {
    let Intent::Commands(inputs) = &intent else {
        return intent;
    };
    let (ask, id) = match inputs.as_slice() {
        [Input::Ask(Ask::Suggest(suggestion))] => (&suggestion.ask, reset(&suggestion.ask)),
        [Input::Ask(Ask::Quit)] if is_competition_running(session) => (&Ask::Quit, Some("quit")),
        [Input::Ask(ask)] => (ask, reset(ask)),
        _ => return intent,
    };
    let Some(row) = id.and_then(row) else {
        return intent;
    };
    let settings = session.settings();
    let doc = || voices.phrase_in_language(&row.doc(), settings, Script::Written);
    // What belongs to the sentence of the menu is too long for a question.
    let voice = voices.get(&settings.language).filter(|_| *ask == Ask::Quit);
    let short = voice.and_then(|voice| voice.ways_to_say(&row).into_iter().next());
    one(suggested(ask.clone(), short.unwrap_or_else(doc)))
}

/// A wrong claim of a draw costs time. In the words of a question it is asked about: "is it the third time".
pub(super) fn claim_asked_about(
    intent: Intent,
    text: &str,
    session: &Session,
    voices: &Voices,
) -> Intent {
    let Intent::Commands(inputs) = &intent else {
        return intent;
    };
    let (claim, id) = match inputs.as_slice() {
        [Input::Ask(claim @ Ask::Claim(ClaimKind::Repetition(_)))] => (claim, "claim-repetition"),
        [Input::Ask(claim @ Ask::Claim(ClaimKind::QuietMoves(_)))] => (claim, "claim-quiet-moves"),
        _ => return intent,
    };
    let settings = session.settings();
    let language = settings.language.as_str();
    let is_asked = |_: &_| voices.only_asks(text, language) || voices.wonders(text, language);
    let Some(row) = row(id).filter(is_asked) else {
        return intent;
    };
    let doc = voices.phrase_in_language(&row.doc(), settings, Script::Written);
    one(suggested(claim.clone(), doc))
}

fn is_competition_running(session: &Session) -> bool {
    matches!(
        session.place(),
        Place::Competition(Stage::Playing | Stage::Arbiter | Stage::Suspended | Stage::Sealing)
    )
}

/// The row of what gives up all that the player has chosen.
fn reset(ask: &Ask) -> Option<&'static str> {
    let Ask::Set(change) = ask else {
        return None;
    };
    match change {
        Change::Reset => Some("reset-settings"),
        Change::ResetKeys => Some("reset-keys"),
        Change::ResetButtons => Some("reset-buttons"),
        Change::More(_)
        | Change::Less(_)
        | Change::To(..)
        | Change::Words(_)
        | Change::SheetSize(..)
        | Change::Player(_)
        | Change::Key(..)
        | Change::KnowsPad(_)
        | Change::Button(..)
        | Change::Opponent(_) => None,
    }
}
