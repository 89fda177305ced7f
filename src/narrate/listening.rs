//! What is heard of the microphone: that it is open or closed, and why nothing was understood.

use super::cue::{Cue, Sentence, delivered, echo, owed, sound};
use super::phrases as say;
use crate::earcon::Earcon;

/// The microphone is open: the player may speak.
pub fn open() -> Vec<Cue> {
    vec![sound(Earcon::Open, None)]
}

/// The microphone is closed.
pub fn closed() -> Vec<Cue> {
    vec![sound(Earcon::Closed, None)]
}

/// The answer takes longer.
pub fn waits() -> Vec<Cue> {
    vec![echo(say::NOT_HEARD.with("waits"))]
}

/// Nothing came of it, for a reason by its key.
pub fn missed(why: &'static str) -> Vec<Cue> {
    delivered(Earcon::Refusal, say::NOT_HEARD.with(why))
}

/// What was said is to be said again.
pub fn say_again() -> Vec<Cue> {
    vec![owed(say::NOT_HEARD.with("say-again"))]
}

/// What the player says is given up.
pub fn given_up() -> Vec<Cue> {
    delivered(Earcon::Cancel, say::NOT_HEARD.with("given-up"))
}

/// Whether this answer was said.
pub fn doubted(answer: Vec<Cue>) -> Vec<Cue> {
    let told = answer.into_iter().filter_map(|cue| match cue {
        Cue::Say(utterance) => Some(utterance.sentences),
        Cue::Sound(_) => None,
    });
    let said = Sentence(told.flatten().flat_map(|sentence| sentence.0).collect());
    delivered(Earcon::Question, say::ASK_MEANT_MOVE.with(said))
}

/// How the player teaches the program his voice, with so many words.
pub fn enrols(words: u32) -> Vec<Cue> {
    delivered(Earcon::Question, say::ENROLS.with(words))
}

/// The word that is to be said.
pub fn say(word: &str) -> Vec<Cue> {
    vec![owed(say::ENROL_SAY.with(word.to_owned()))]
}

/// The same word once more.
pub fn once_more() -> Vec<Cue> {
    vec![echo(say::ENROL_AGAIN.plain())]
}

/// So many words were learnt.
pub fn enrolled(words: u32) -> Vec<Cue> {
    delivered(Earcon::Ready, say::ENROLLED.with(words))
}
