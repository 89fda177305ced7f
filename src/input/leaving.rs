//! The end of the program, where more than the program would end.

use super::intent::{Intent, one};
use crate::catalogue::row;
use crate::protocol::{Ask, Input, Place, Stage, Suggestion};
use crate::session::Session;
use crate::voice::{Script, Voices};

/// The same, but that whoever ends the program in a running competition is asked whether he means it.
pub(super) fn asked_first(intent: Intent, session: &Session, voices: &Voices) -> Intent {
    let quits =
        matches!(&intent, Intent::Commands(inputs) if inputs.as_slice() == [Input::Ask(Ask::Quit)]);
    let runs = matches!(
        session.place(),
        Place::Competition(Stage::Playing | Stage::Arbiter | Stage::Suspended | Stage::Sealing)
    );
    let Some(row) = row("quit").filter(|_| quits && runs) else {
        return intent;
    };
    let words = voices.phrase_in_language(&row.doc(), session.settings(), Script::Written);
    let ask = Ask::Quit;
    one(Ask::Suggest(Box::new(Suggestion { ask, words })))
}
