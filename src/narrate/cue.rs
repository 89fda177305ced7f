//! Cues: what is heard of an event, still without a language.

pub use super::phrases::Part;
use super::phrases::Spec;
use crate::board::{Kind, Side, Square};
use crate::earcon::{Earcon, Placed};

/// Something to be heard.
#[derive(Clone, Debug, PartialEq)]
pub enum Cue {
    /// An earcon.
    Sound(Placed),
    /// A sentence or several.
    Say(Utterance),
}

/// Who hears it, where two players at one computer have an ear or a device each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Both players.
    #[default]
    Both,
    /// The player of one side, who explores the board.
    One(Side),
}

/// How speech behaves towards other speech.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Urgency {
    /// Fills silence only, and is dropped when there is none.
    Idle,
    /// The answer to the player's own key: cuts what is said, and is cut by the next key.
    Echo,
    /// A move, a ruling, an error: never lost; if it is cut, it is said again afterwards.
    Owed,
}

/// Sentences that belong together, in one voice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Utterance {
    /// Whose words are used.
    pub part: Part,
    /// How it behaves towards other speech.
    pub urgency: Urgency,
    /// The sentences, in order.
    pub sentences: Vec<Sentence>,
}

/// A sentence: phrases that a comma joins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence(pub Vec<Phrase>);

/// A phrase of the table with what fills it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The entry of the table.
    pub spec: &'static Spec,
    /// One value for each argument of the entry, in its order.
    pub args: Vec<Arg>,
}

/// A value in a phrase. Voices find the word for it, in the case that the phrase wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number, with the plural forms of the language.
    Number(u32),
    /// A square.
    Square(Square),
    /// Several squares.
    Squares(Vec<Square>),
    /// A file, 0 (a) to 7 (h).
    File(u8),
    /// A rank, 0 (first) to 7 (eighth).
    Rank(u8),
    /// The word of the announcement alphabet for a file, whatever the player calls the files.
    Word(u8),
    /// The letter of a file.
    Letter(u8),
    /// A kind of piece.
    Kind(Kind),
    /// A side.
    Side(Side),
    /// A key among which the phrase chooses.
    Key(&'static str),
    /// A name or another text that is said as it is.
    Text(String),
    /// A move in SAN or UCI: written as it is, spelt when spoken.
    Spelt(String),
    /// The id of a voice; its name is said.
    Voice(String),
    /// An article of the laws.
    Article(&'static str),
}

impl Phrase {
    /// A phrase of the table; there must be as many values as the entry has arguments.
    pub fn new(spec: &'static Spec, args: Vec<Arg>) -> Self {
        debug_assert_eq!(spec.args.len(), args.len(), "{}", spec.id);
        Self { spec, args }
    }
}

impl From<Phrase> for Sentence {
    fn from(phrase: Phrase) -> Self {
        Self(vec![phrase])
    }
}

/// A phrase without gaps, in answer to the player's own key.
pub(super) fn plainly(spec: &'static Spec) -> Vec<Cue> {
    vec![echo(vec![Phrase::new(spec, vec![]).into()])]
}

/// An earcon, and sentences in answer to the player's own key.
pub(super) fn answered(earcon: Earcon, sentences: Vec<Sentence>) -> Vec<Cue> {
    vec![sound(earcon, None), echo(sentences)]
}

/// An earcon, and sentences that must not be lost.
pub(super) fn delivered(earcon: Earcon, sentences: Vec<Sentence>) -> Vec<Cue> {
    vec![sound(earcon, None), owed(sentences)]
}

/// Something that the player must not miss.
pub(super) fn noticed(sentences: Vec<Sentence>) -> Vec<Cue> {
    vec![sound(Earcon::Notice, None), owed(sentences)]
}

/// An earcon, where on the board it sounds.
pub(super) fn sound(earcon: Earcon, square: Option<Square>) -> Cue {
    Cue::Sound(Placed::new(earcon, square))
}

/// A move, in the voice that announces moves.
pub(super) fn announcement(urgency: Urgency, sentence: Sentence) -> Cue {
    Cue::Say(Utterance {
        part: Part::Announcement,
        urgency,
        sentences: vec![sentence],
    })
}

/// What must not be lost.
pub(super) fn owed(sentences: Vec<Sentence>) -> Cue {
    interface(Urgency::Owed, sentences)
}

/// An answer to the player's own key.
pub(super) fn echo(sentences: Vec<Sentence>) -> Cue {
    interface(Urgency::Echo, sentences)
}

/// Sentences of the program's own voice.
pub(super) fn interface(urgency: Urgency, sentences: Vec<Sentence>) -> Cue {
    Cue::Say(Utterance {
        part: Part::Interface,
        urgency,
        sentences,
    })
}
