//! Cues: what is heard of an event, still without a language.

pub use super::phrases::Part;
use super::phrases::Spec;
use crate::board::{Kind, Side, Square, made_of};
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
    /// A letter that the player types: like an echo, but what is owed is heard to its end, and not the letter.
    Typed,
    /// The answer to the player's own key: cuts what is said, and is cut by the next key.
    Echo,
    /// A greeting: heard to its end before anything else that the program says; the player's key ends it.
    Polite,
    /// The player's own move: as what is owed, until his next move, which drops it.
    Own,
    /// A move, a ruling, an error: never lost; if it is cut, it is said again when the keys rest.
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
    /// Squares among which there is to choose.
    AnyOf(Vec<Square>),
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
    /// Where a file is: written whole, but only its name is said, for folders would take long to say.
    Path(String),
    /// A sentence inside another, without its stop.
    Sentence(Sentence),
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

impl Spec {
    /// The phrase with its gaps filled.
    pub fn with(&'static self, args: impl Args) -> Phrase {
        Phrase::new(self, args.args())
    }

    /// A phrase that has no gaps.
    pub fn plain(&'static self) -> Phrase {
        Phrase::new(self, vec![])
    }
}

macro_rules! arg {
    ($($type:ty => $arg:ident;)*) => {$(
        made_of!(Arg: $arg($type));

        impl From<&$type> for Arg {
            fn from(value: &$type) -> Self {
                Self::$arg(Clone::clone(value))
            }
        }
    )*};
}

arg! {
    u32 => Number;
    Square => Square;
    Kind => Kind;
    Side => Side;
    String => Text;
    Sentence => Sentence;
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Arg {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

made_of!(Arg: Squares(Vec<Square>), Key(&'static str));

impl From<usize> for Arg {
    fn from(count: usize) -> Self {
        Self::Number(u32::try_from(count).unwrap_or(u32::MAX))
    }
}

/// What fills the gaps of a phrase: a value, or several.
pub trait Args {
    /// The values, in order.
    fn args(self) -> Vec<Arg>;
}

/// What a sentence is made of: a phrase, or several, of which some may be left out.
pub trait Phrases {
    /// The phrases, in order.
    fn phrases(self) -> Vec<Phrase>;
}

/// What is said: a sentence, or several, of which some may be left out.
pub trait Sentences {
    /// The sentences, in order.
    fn sentences(self) -> Vec<Sentence>;
}

impl<T: Into<Arg>> Args for T {
    fn args(self) -> Vec<Arg> {
        vec![self.into()]
    }
}

impl Args for Vec<Arg> {
    fn args(self) -> Vec<Arg> {
        self
    }
}

impl Phrases for Phrase {
    fn phrases(self) -> Vec<Phrase> {
        vec![self]
    }
}

impl Phrases for Vec<Phrase> {
    fn phrases(self) -> Vec<Phrase> {
        self
    }
}

impl<T: Phrases> Phrases for Option<T> {
    fn phrases(self) -> Vec<Phrase> {
        self.map_or_else(Vec::new, T::phrases)
    }
}

impl Sentences for Phrase {
    fn sentences(self) -> Vec<Sentence> {
        vec![self.into()]
    }
}

impl Sentences for Sentence {
    fn sentences(self) -> Vec<Sentence> {
        vec![self]
    }
}

impl<T: Sentences> Sentences for Vec<T> {
    fn sentences(self) -> Vec<Sentence> {
        self.into_iter().flat_map(T::sentences).collect()
    }
}

impl<T: Sentences> Sentences for Option<T> {
    fn sentences(self) -> Vec<Sentence> {
        self.map_or_else(Vec::new, T::sentences)
    }
}

macro_rules! tuples {
    ($($($name:ident)*;)*) => {$(
        #[allow(non_snake_case, reason = "a value is named like its type")]
        impl<$($name: Into<Arg>),*> Args for ($($name),*) {
            fn args(self) -> Vec<Arg> {
                let ($($name),*) = self;
                vec![$($name.into()),*]
            }
        }

        #[allow(non_snake_case, reason = "a value is named like its type")]
        impl<$($name: Phrases),*> Phrases for ($($name),*) {
            fn phrases(self) -> Vec<Phrase> {
                let ($($name),*) = self;
                [$($name.phrases()),*].concat()
            }
        }

        #[allow(non_snake_case, reason = "a value is named like its type")]
        impl<$($name: Sentences),*> Sentences for ($($name),*) {
            fn sentences(self) -> Vec<Sentence> {
                let ($($name),*) = self;
                [$($name.sentences()),*].concat()
            }
        }
    )*};
}

tuples! {
    A B;
    A B C;
    A B C D;
    A B C D E;
}

impl From<Phrase> for Sentence {
    fn from(phrase: Phrase) -> Self {
        Self(vec![phrase])
    }
}

/// A sentence of several phrases.
pub(super) fn sentence(phrases: impl Phrases) -> Sentence {
    Sentence(phrases.phrases())
}

/// A phrase followed by others in its sentence.
pub(super) fn followed(head: Phrase, by: impl IntoIterator<Item = Phrase>) -> Sentence {
    Sentence(std::iter::once(head).chain(by).collect())
}

/// An earcon, and an answer to the player's own key.
pub(super) fn answered(earcon: Earcon, said: impl Sentences) -> Vec<Cue> {
    vec![sound(earcon, None), echo(said)]
}

/// An earcon on a square, and an answer to the player's own key.
pub(super) fn answered_at(earcon: Earcon, square: Square, said: impl Sentences) -> Vec<Cue> {
    vec![sound(earcon, Some(square)), echo(said)]
}

/// An earcon, and what must not be lost.
pub(super) fn delivered(earcon: Earcon, said: impl Sentences) -> Vec<Cue> {
    vec![sound(earcon, None), owed(said)]
}

/// Something that the player must not miss.
pub(super) fn noticed(said: impl Sentences) -> Vec<Cue> {
    delivered(Earcon::Notice, said)
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
pub(super) fn owed(said: impl Sentences) -> Cue {
    interface(Urgency::Owed, said)
}

/// An answer to the player's own key.
pub(super) fn echo(said: impl Sentences) -> Cue {
    interface(Urgency::Echo, said)
}

/// Sentences of the program's own voice.
pub(super) fn interface(urgency: Urgency, said: impl Sentences) -> Cue {
    Cue::Say(Utterance {
        part: Part::Interface,
        urgency,
        sentences: said.sentences(),
    })
}
