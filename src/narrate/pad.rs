//! What is heard of a gamepad: its buttons, and the options of a question.

use super::announce::way_of;
use super::cue::{
    Arg, Cue, Phrase, Sentence, Urgency, announcement, answered, echo, followed, noticed, sentence,
};
use super::parts::announced;
use super::{agreed, phrases as say};
use crate::board::{Kind, Step};
use crate::clock::TimeControl;
use crate::earcon::Earcon;
use crate::game::{Move, Position};
use crate::protocol::{MoveForm, MoveWords, Switch};

/// A gamepad is there.
pub fn arrived(name: &str) -> Vec<Cue> {
    noticed(say::PAD_ARRIVED.with(name.to_owned()))
}

/// The gamepad is gone, and nothing else is.
pub fn gone() -> Vec<Cue> {
    noticed(say::PAD_GONE.plain())
}

/// The whole layout, sentence by sentence.
pub fn layout(sentences: Vec<Sentence>) -> Vec<Cue> {
    answered(Earcon::Notice, sentences)
}

/// What a button does, in a sentence.
pub fn button(held: bool, button: &'static str, doc: Phrase) -> Sentence {
    sentence((name(held, button), doc))
}

fn name(held: bool, button: &'static str) -> Phrase {
    say::PAD_BUTTON.with((if held { "held" } else { "alone" }, button))
}

/// What only a gamepad does.
pub fn doc(what: &'static str) -> Phrase {
    say::PAD_DOES.with(what)
}

/// A button does nothing here.
pub fn free(held: bool, button: &'static str) -> Vec<Cue> {
    answered(
        Earcon::Edge,
        self::button(held, button, say::KEY_FREE.plain()),
    )
}

/// The right stick tells something else: what it tells up, down, left and right.
pub fn theme(key: &'static str, docs: Vec<Phrase>) -> Vec<Cue> {
    answered(Earcon::Setting, followed(say::PAD_THEME.with(key), docs))
}

/// Which option of how many.
pub fn place(at: usize, count: usize) -> Cue {
    echo(say::PAD_PLACE.with((at, count)))
}

/// Yes or no, as an option.
pub fn answer(yes: bool) -> Vec<Cue> {
    vec![echo(say::PAD_ANSWER.with(if yes { "yes" } else { "no" }))]
}

/// A command by its sentence, as an option.
pub fn command(sentence: &str) -> Vec<Cue> {
    vec![echo(say::ENROL_SAY.with(sentence.to_owned()))]
}

/// Whose words a move may have, as an option.
pub fn words(words: MoveWords) -> Vec<Cue> {
    let key = match words {
        MoveWords::Hall => "hall",
        MoveWords::Own => "own",
    };
    vec![echo(say::WORDS_NAMED.with(key))]
}

/// The name that the computer has for the player, as an option.
pub fn name_of_computer() -> Vec<Cue> {
    vec![echo(say::NAME_OF_COMPUTER.plain())]
}

/// A term that is one way or the other, as an option.
pub fn switch(switch: Switch) -> Vec<Cue> {
    vec![echo(say::PAD_TERM.with(switch.key()))]
}

/// A kind of piece, as an option.
pub fn kind(kind: Kind) -> Vec<Cue> {
    vec![echo(kind_name(kind))]
}

/// The name of a kind of piece.
pub fn kind_name(kind: Kind) -> Phrase {
    say::PAD_KIND.with(kind)
}

/// The name of a file, 0 to 7.
pub fn file(file: u8) -> Phrase {
    say::HOME_FILE.with(Arg::File(file))
}

/// The name of a rank, 0 to 7.
pub fn rank(rank: u8) -> Phrase {
    say::PAD_RANK.with(Arg::Rank(rank))
}

/// The name of a direction.
pub fn step(step: Step) -> Phrase {
    super::explored::direction(step)
}

/// A move, as an option.
pub fn mv(position: &Position, mv: Move) -> Vec<Cue> {
    vec![announced(Urgency::Echo, position, mv, MoveForm::Full)]
}

/// The way of a pawn, as an option: what it becomes is asked later.
pub fn way(position: &Position, mv: Move) -> Vec<Cue> {
    vec![announcement(Urgency::Echo, way_of(position, mv))]
}

/// An edition of the laws, as an option.
pub fn edition(name: &'static str) -> Vec<Cue> {
    vec![echo(say::PAD_EDITION.with(Arg::Article(name)))]
}

/// Both sides, one of them or neither, as an option.
pub fn sides(sides: [bool; 2]) -> Vec<Cue> {
    vec![echo(say::PAD_SIDES.with(agreed::who(sides)))]
}

/// What was answered is none of the options, which are told.
pub fn no_option(options: Vec<Cue>) -> Vec<Cue> {
    let told = options.into_iter().filter_map(|cue| match cue {
        Cue::Say(utterance) => Some(utterance.sentences),
        Cue::Sound(_) => None,
    });
    let mut phrases: Vec<Phrase> = told.flatten().flat_map(|sentence| sentence.0).collect();
    let last = Sentence(phrases.pop().into_iter().collect());
    // One alone stands for itself.
    let said = match phrases.is_empty() {
        true => last,
        false => say::PAD_CHOICES.with((Sentence(phrases), last)).into(),
    };
    answered(Earcon::Refusal, said)
}

/// A time control or none, as an option.
pub fn control(control: Option<&TimeControl>) -> Vec<Cue> {
    vec![match control {
        None => echo(say::LABEL.with("no-clocks")),
        Some(_) => echo(agreed::control_told(control)),
    }]
}

/// Asks for the button that is to mean something else.
pub fn change_button() -> Vec<Cue> {
    answered(Earcon::Question, say::PAD_CHANGE.plain())
}

/// Asks what a button is to do.
pub fn change_button_to(held: bool, button: &'static str) -> Vec<Cue> {
    let asked = self::button(held, button, say::PAD_CHANGE_TO.plain());
    answered(Earcon::Question, asked)
}

/// A button keeps its meaning.
pub fn button_fixed(held: bool, button: &'static str) -> Vec<Cue> {
    answered(
        Earcon::Refusal,
        self::button(held, button, say::KEY_FIXED.plain()),
    )
}
