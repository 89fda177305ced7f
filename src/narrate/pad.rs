//! What is heard of a gamepad: its buttons, and the options of a question.

use super::agreed;
use super::announce::announce;
use super::cue::{
    Arg, Cue, Phrase, Sentence, Urgency, announcement, answered, echo, noticed, sound,
};
use super::parts::number;
use super::phrases::{self as say, Spec};
use crate::board::{Kind, Step};
use crate::clock::TimeControl;
use crate::earcon::Earcon;
use crate::game::{Move, Position};
use crate::protocol::settings::MoveForm;
use crate::protocol::terms::Switch;

fn one(spec: &'static Spec, args: Vec<Arg>) -> Vec<Cue> {
    vec![echo(vec![Phrase::new(spec, args).into()])]
}

fn with(earcon: Earcon, spec: &'static Spec, args: Vec<Arg>) -> Vec<Cue> {
    let mut cues = vec![sound(earcon, None)];
    cues.extend(one(spec, args));
    cues
}

/// A gamepad is there.
pub fn arrived(name: &str) -> Vec<Cue> {
    let said = Phrase::new(&say::PAD_ARRIVED, vec![Arg::Text(name.to_owned())]);
    noticed(vec![said.into()])
}

/// The gamepad is gone, and nothing else is.
pub fn gone() -> Vec<Cue> {
    let said = Phrase::new(&say::PAD_GONE, vec![]);
    noticed(vec![said.into()])
}

/// The whole layout, sentence by sentence.
pub fn layout(sentences: Vec<Sentence>) -> Vec<Cue> {
    answered(Earcon::Notice, sentences)
}

/// What a button does, in a sentence.
pub fn button(held: bool, button: &'static str, doc: Phrase) -> Sentence {
    Sentence(vec![name(held, button), doc])
}

fn name(held: bool, button: &'static str) -> Phrase {
    let held = Arg::Key(if held { "held" } else { "alone" });
    Phrase::new(&say::PAD_BUTTON, vec![held, Arg::Key(button)])
}

/// What only a gamepad does.
pub fn doc(what: &'static str) -> Phrase {
    Phrase::new(&say::PAD_DOES, vec![Arg::Key(what)])
}

/// A button does nothing here.
pub fn free(held: bool, button: &'static str) -> Vec<Cue> {
    let said = Sentence(vec![
        name(held, button),
        Phrase::new(&say::KEY_FREE, vec![]),
    ]);
    answered(Earcon::Edge, vec![said])
}

/// The right stick tells something else: what it tells up, down, left and right.
pub fn theme(key: &'static str, docs: Vec<Phrase>) -> Vec<Cue> {
    let mut phrases = vec![Phrase::new(&say::PAD_THEME, vec![Arg::Key(key)])];
    phrases.extend(docs);
    answered(Earcon::Setting, vec![Sentence(phrases)])
}

/// Which option of how many.
pub fn place(at: usize, count: usize) -> Cue {
    let args = vec![number(at), number(count)];
    echo(vec![Phrase::new(&say::PAD_PLACE, args).into()])
}

/// Yes or no, as an option.
pub fn answer(yes: bool) -> Vec<Cue> {
    let answer = Arg::Key(if yes { "yes" } else { "no" });
    one(&say::PAD_ANSWER, vec![answer])
}

/// A term that is one way or the other, as an option.
pub fn switch(switch: Switch) -> Vec<Cue> {
    one(&say::PAD_TERM, vec![Arg::Key(switch.key())])
}

/// A kind of piece, as an option.
pub fn kind(kind: Kind) -> Vec<Cue> {
    one(&say::PAD_KIND, vec![Arg::Kind(kind)])
}

/// The name of a kind of piece.
pub fn kind_name(kind: Kind) -> Phrase {
    Phrase::new(&say::PAD_KIND, vec![Arg::Kind(kind)])
}

/// The name of a file, 0 to 7.
pub fn file(file: u8) -> Phrase {
    Phrase::new(&say::HOME_FILE, vec![Arg::File(file)])
}

/// The name of a rank, 0 to 7.
pub fn rank(rank: u8) -> Phrase {
    Phrase::new(&say::PAD_RANK, vec![Arg::Rank(rank)])
}

/// The name of a direction.
pub fn step(step: Step) -> Phrase {
    super::explored::direction(step)
}

/// A move, as an option.
pub fn mv(position: &Position, mv: Move) -> Vec<Cue> {
    let sentence = announce(position, mv, MoveForm::Full);
    vec![announcement(Urgency::Echo, sentence)]
}

/// An edition of the laws, as an option.
pub fn edition(name: &'static str) -> Vec<Cue> {
    one(&say::PAD_EDITION, vec![Arg::Article(name)])
}

/// Who plays by touch, as an option.
pub fn blind(blind: [bool; 2]) -> Vec<Cue> {
    one(&say::AGREED_TOUCH, vec![Arg::Key(agreed::who(blind))])
}

/// A time control or none, as an option.
pub fn control(control: Option<&TimeControl>) -> Vec<Cue> {
    match control {
        Some(control) => vec![echo(agreed::control_told(control))],
        None => one(&say::NO_CLOCK, vec![]),
    }
}

/// Asks for the button that is to mean something else.
pub fn change_button() -> Vec<Cue> {
    with(Earcon::Question, &say::PAD_CHANGE, vec![])
}

/// Asks what a button is to do.
pub fn change_button_to(held: bool, button: &'static str) -> Vec<Cue> {
    let said = Sentence(vec![
        name(held, button),
        Phrase::new(&say::PAD_CHANGE_TO, vec![]),
    ]);
    answered(Earcon::Question, vec![said])
}

/// A button keeps its meaning.
pub fn button_fixed(held: bool, button: &'static str) -> Vec<Cue> {
    let said = Sentence(vec![
        name(held, button),
        Phrase::new(&say::KEY_FIXED, vec![]),
    ]);
    answered(Earcon::Refusal, vec![said])
}
