//! `score --to claims`: every draw that could have been claimed in a game, told or as JSON.

use serde_json::json;

use super::moves::announced;
use crate::arbiter::{ClaimChance, claims_report};
use crate::desk::Desk;
use crate::laws::Form;
use crate::narrate::claims_report as narrated;
use crate::narrate::cue::{Cue, Part};
use crate::protocol::Settings;
use crate::record::Record;

/// The claims report of a game under its heading.
pub(super) fn claims(
    desk: &Desk,
    settings: &Settings,
    record: &Record,
    form: &Form,
    heading: String,
    as_json: bool,
) -> String {
    let report = claims_report(form, record);
    if as_json {
        let one = |chance: &ClaimChance| chance_as_json(desk, settings, chance);
        let over = report.over.as_ref().map(|(position, ruling)| {
            json!({
                "number": position.number(), "side": position.turn().key(),
                "article": ruling.article,
            })
        });
        return json!({
            "claims": report.chances.iter().map(one).collect::<Vec<_>>(),
            "over": over,
        })
        .to_string();
    }
    let mut text = heading;
    for cue in narrated(&report, settings) {
        let Cue::Say(utterance) = cue else { continue };
        // A move belongs to the line that names it.
        let is_move = utterance.part == Part::Announcement;
        text.push(if is_move { ' ' } else { '\n' });
        text.push_str(&desk.voices().render(&utterance, settings).written);
    }
    text.push('\n');
    text
}

fn chance_as_json(desk: &Desk, settings: &Settings, chance: &ClaimChance) -> serde_json::Value {
    let position = &chance.position;
    let moves = chance.moves.iter().map(|mv| {
        let text = announced(desk.voices(), settings, position, *mv);
        json!({ "uci": mv.to_string(), "text": text.written })
    });
    json!({
        "plies": chance.plies, "number": position.number(), "side": position.turn().key(),
        "ground": <&str>::from(chance.ground),
        "ahead": !chance.moves.is_empty(),
        "moves": moves.collect::<Vec<_>>(),
        "reached": chance.reached, "unless_won": chance.unless_won, "fate": <&str>::from(chance.fate), "article": chance.article,
    })
}
