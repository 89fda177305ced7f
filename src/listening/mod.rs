//! Which of the phrases that can be meant was said. Pure: sound has become features, and the answer is a verdict.
//!
//! No words of any language are learnt from people beforehand. The program says each phrase in its own voice, and what
//! the player said is compared with that: query by synthesis. Both become [`Features`], by whatever [`FeatureModel`]
//! there is, from which what a voice has in common is taken, its [`Centre`];
//! [`align`](distance) lays them upon each other by dynamic time warping, and the [`Gate`] judges how near
//! the nearest phrase is and how far it is ahead. What the player has confirmed is cut along the alignment and kept
//! word by word, in [`Learnt`].

mod align;
mod bank;
mod centre;
mod features;
mod gate;
mod learnt;
mod neighbours;
mod phrases;
mod sound;
mod template;

pub use align::{Alignment, distance, dot_product, fit};
pub use bank::Bank;
pub use centre::Centre;
pub use features::{DIMENSIONS, FeatureModel, Features, HOP, ModelFault, alone};
pub use gate::{
    AnswerGate, ChoiceGate, Gate, GateVerdict, Ranked, Sense, alike, like_with_like,
    likely_come_first,
};
pub use learnt::{Learnt, LearntFault};
pub use neighbours::Neighbours;
pub use phrases::{
    SpokenPhrase, TAUGHT, fillers, in_other_names, likely_first, phrases, words_to_teach,
};
pub use sound::{
    Loudness, SPEECH_RATE_HZ, begins_at_once, heard_until, joined, loudness, prepared, trimmed,
};
pub use template::Template;
