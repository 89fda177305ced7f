//! A question as a window shows it: its words, and what can be clicked to answer it.

use crate::desk::Desk;
use crate::input::choices;
use crate::narrate::cue::Cue;
use crate::narrate::narrate;
use crate::protocol::Event;

/// A question that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionView {
    /// The question itself.
    pub text: String,
    /// The answers that can be clicked; any answer can be typed.
    pub answers: Vec<String>,
    /// The answer that is highlighted, counted from 0, if one is.
    pub at: Option<usize>,
}

/// The question that waits at a desk.
pub(super) fn of(desk: &Desk) -> Option<QuestionView> {
    let question = desk.session().question()?;
    let settings = desk.session().settings();
    let options = choices::shown(question);
    Some(QuestionView {
        text: words(desk, &narrate(&Event::Asked(question.clone()), settings)),
        answers: options.iter().map(|item| label(desk, &item.told)).collect(),
        at: None,
    })
}

/// What stands on a button has no full stop.
fn label(desk: &Desk, told: &[Cue]) -> String {
    words(desk, told).trim_end_matches('.').to_owned()
}

fn words(desk: &Desk, cues: &[Cue]) -> String {
    let settings = desk.session().settings();
    let texts = cues.iter().filter_map(|cue| match cue {
        Cue::Say(utterance) => Some(desk.voices().render(utterance, settings).written),
        Cue::Sound(_) => None,
    });
    let texts: Vec<String> = texts.map(|text| text.trim().to_owned()).collect();
    texts.join(" ")
}
