//! Voices: the words in which cues are said, and from which moves are understood.
//!
//! A voice is a folder of Fluent files in `voices/`; the guide there says how to write one.

mod hear;
mod numbers;
mod render;
mod words;

pub use hear::{
    AnswerAbout, AnswerWord, Likely, ListStep, Meaning, Mood, NamedRule, Reply, SaidLevel,
    WordMood, YesAbout,
};
pub use render::Text;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

use crate::catalogue::Row;
use crate::narrate::cue::Part;
use crate::protocol::FileNames;
use numbers::Counting;
use words::{Lookup, Words, resource};
pub use words::{Script, SquareNames};

/// So many ways to give a command are said and heard.
const SOME_WAYS: usize = 6;

static EMBEDDED: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../voices");

/// A language or an announcement alphabet. What is in its files is read when it is wanted: most runs of the
/// program need one voice or two.
pub struct Voice {
    id: String,
    name: String,
    speech: String,
    locales: Vec<String>,
    part: Part,
    files: Vec<&'static str>,
    resources: OnceLock<Vec<Arc<FluentResource>>>,
    lookup: OnceLock<Lookup>,
    words: OnceLock<Words>,
    written: OnceLock<FluentBundle<Arc<FluentResource>>>,
    spoken: OnceLock<FluentBundle<Arc<FluentResource>>>,
    vocabulary: OnceLock<hear::Vocabulary>,
    /// The same with the words of other voices of its language.
    heard: OnceLock<hear::Vocabulary>,
}

/// All voices that there are.
#[derive(Default)]
pub struct Voices {
    all: BTreeMap<String, Voice>,
    /// The letters of the pieces in all voices.
    letters: OnceLock<BTreeSet<String>>,
    /// The names by which voices are called, in any language.
    names: OnceLock<hear::Names>,
    /// The words of a voice that does not exist.
    none: hear::Vocabulary,
}

impl Voice {
    /// A voice from the texts of its files, one of which says what it is.
    ///
    /// # Panics
    /// Never in a build that has passed its tests: they read every voice.
    fn new(id: &str, files: Vec<&'static str>) -> Self {
        let says = |text: &&&str| text.contains("\nvoice-part = ");
        let about = files.iter().find(says).expect("a voice says what it is");
        let about = Lookup::new(&[resource(about)]);
        let about = |name: &str| about.message(name).expect("a voice says what it is");
        Self {
            id: id.to_owned(),
            name: about("voice-name"),
            speech: about("voice-speech"),
            locales: about("voice-locales")
                .split(' ')
                .map(str::to_owned)
                .collect(),
            part: match about("voice-part").as_str() {
                "language" => Part::Interface,
                _ => Part::Announcement,
            },
            files,
            resources: OnceLock::new(),
            lookup: OnceLock::new(),
            words: OnceLock::new(),
            written: OnceLock::new(),
            spoken: OnceLock::new(),
            vocabulary: OnceLock::new(),
            heard: OnceLock::new(),
        }
    }

    fn resources(&self) -> &[Arc<FluentResource>] {
        let read = || self.files.iter().copied().map(resource).collect();
        self.resources.get_or_init(read)
    }

    fn lookup(&self) -> &Lookup {
        self.lookup.get_or_init(|| Lookup::new(self.resources()))
    }

    fn words(&self) -> &Words {
        let read = || Words::read(self.lookup(), self.part).expect("a test reads every word");
        self.words.get_or_init(read)
    }

    fn bundle(&self, script: Script) -> &FluentBundle<Arc<FluentResource>> {
        let bundle = match script {
            Script::Written => &self.written,
            Script::Spoken => &self.spoken,
        };
        let locale = self.locales.first().map_or("en", String::as_str);
        bundle.get_or_init(|| bundle_of(locale, self.resources(), self.lookup(), script))
    }

    /// The words that the voice itself understands.
    fn vocabulary(&self) -> &hear::Vocabulary {
        let read = || hear::Vocabulary::new(&self.files);
        self.vocabulary.get_or_init(read)
    }

    /// The letters of its pieces, without reading anything else.
    fn letters(&self) -> Vec<String> {
        let has = |text: &&&str| text.contains("\nsan-letters = ");
        let file = self.files.iter().find(has);
        file.map_or_else(Vec::new, |text| hear::letters(text))
    }

    /// The key of the voice, the name of its folder.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The name of the voice in its own language.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The language in which a synthesiser speaks it, for example `de`.
    pub fn speech(&self) -> &str {
        &self.speech
    }

    /// [`Part::Interface`] if the voice can be the language of the program,
    /// [`Part::Announcement`] if it has only what is needed to announce moves.
    pub fn part(&self) -> Part {
        self.part
    }

    /// Whether a letter means yes or no in this language; `None` if it means neither.
    ///
    /// Y and N always do: the keyboard may be set to Latin letters.
    pub fn answer_of(&self, letter: char) -> Option<bool> {
        let [yes, no] = self.words().answers.as_ref()?;
        let letter: String = letter.to_lowercase().collect();
        let words = [
            (true, yes.as_str()),
            (false, no),
            (true, "yes"),
            (false, "no"),
        ];
        let mut begun = words.into_iter();
        let found = begun.find(|(_, word)| word.starts_with(&letter));
        found.map(|(answer, _)| answer)
    }

    /// Some of the words with which a command is given, as voices list them: those of which nothing is left open.
    pub fn ways_to_say(&self, row: &Row) -> Vec<String> {
        let mut ways = self.plain_ways(row);
        ways.truncate(SOME_WAYS);
        ways
    }

    /// The same for an answer to a question, which may be any single word.
    pub fn ways_to_answer(&self, row: &Row) -> Vec<String> {
        let ways = self.plain_ways(row).into_iter().enumerate();
        let is_word = |way: &str| !way.contains(' ') && way.chars().count() > 2;
        let ways = ways.filter(|(at, way)| *at < SOME_WAYS || is_word(way));
        ways.map(|(_, way)| way).collect()
    }

    /// Some of the words for the place of an option in a list, from 0: "first".
    pub fn ordinals(&self, at: usize) -> Vec<String> {
        let id = format!("hear-ordinal-{}", at + 1);
        let message = self.bundle(Script::Spoken).get_message(&id);
        let mut ways = self.listed(message.and_then(|message| message.value()));
        ways.truncate(SOME_WAYS);
        ways
    }

    fn plain_ways(&self, row: &Row) -> Vec<String> {
        let words = row.words();
        let pattern = words.split_once('.').and_then(|(id, attribute)| {
            let message = self.bundle(Script::Spoken).get_message(id)?;
            Some(message.get_attribute(attribute)?.value())
        });
        self.listed(pattern)
    }

    /// The ways that a message lists of which nothing is left open.
    fn listed(&self, pattern: Option<&fluent_syntax::ast::Pattern<&str>>) -> Vec<String> {
        let bundle = self.bundle(Script::Spoken);
        let listed = pattern.map(|one| bundle.format_pattern(one, None, &mut Vec::new()));
        let listed = listed.unwrap_or_default();
        let ways = listed.split('|').map(|way| {
            let words: Vec<&str> = way.split_whitespace().collect();
            words.join(" ")
        });
        let is_plain = |way: &String| {
            !way.is_empty() && way.chars().all(|c| c.is_alphabetic() || " '’-".contains(c))
        };
        ways.filter(is_plain).collect()
    }

    /// What a file of the board is called, 0 to 7.
    pub fn file_name(&self, set: FileNames, file: u8, script: Script) -> &str {
        self.words().file(set, file, script)
    }

    /// What a rank is called, 0 to 7.
    pub fn rank_name(&self, names: SquareNames, rank: u8, script: Script) -> &str {
        self.words().rank(names, rank, script)
    }

    /// Adds the message of a name to a text; false if the voice lacks it, or a word in it.
    fn write(&self, script: Script, name: &str, args: &FluentArgs<'_>, text: &mut String) -> bool {
        let bundle = self.bundle(script);
        let attribute = match script {
            Script::Written => None,
            Script::Spoken => Some("spoken"),
        };
        let Some(message) = bundle.get_message(name) else {
            return false;
        };
        let own = attribute.and_then(|name| message.get_attribute(name));
        let Some(pattern) = own.map(|own| own.value()).or_else(|| message.value()) else {
            return false;
        };
        let mut errors = Vec::new();
        let written = bundle.write_pattern(text, pattern, Some(args), &mut errors);
        written.is_ok() && errors.is_empty()
    }
}

impl Voices {
    /// The voices that the program brings.
    pub fn embedded() -> Self {
        let mut voices = Self::default();
        for folder in EMBEDDED.dirs() {
            let id = folder.path().to_string_lossy().into_owned();
            let is_text = |end: &std::ffi::OsStr| end == "ftl";
            let files = folder
                .files()
                .filter(|file| file.path().extension().is_some_and(is_text))
                .filter_map(include_dir::File::contents_utf8)
                .collect();
            voices.all.insert(id.clone(), Voice::new(&id, files));
        }
        voices
    }

    /// The voice with a key.
    pub fn get(&self, id: &str) -> Option<&Voice> {
        self.all.get(id)
    }

    /// All voices, in the order of their keys.
    pub fn all(&self) -> impl Iterator<Item = &Voice> {
        self.all.values()
    }

    /// The voices that can be the language of the program.
    pub fn languages(&self) -> impl Iterator<Item = &Voice> {
        self.all().filter(|voice| voice.part == Part::Interface)
    }

    /// The language for a locale such as `de_DE.UTF-8` or `ru`; English if there is none.
    pub fn language_of_locale(&self, locale: &str) -> &str {
        let language = locale
            .split(['_', '-', '.', '@'])
            .next()
            .unwrap_or_default();
        let language = language.to_lowercase();
        let fits = |voice: &&Voice| voice.locales.contains(&language);
        self.languages().find(fits).map_or("en", Voice::id)
    }

    /// The voice that comes after another one, of those that a choice offers.
    pub fn after<'a>(&'a self, id: &str, part: Part) -> Option<&'a Voice> {
        let offered = |voice: &&Voice| part == Part::Announcement || voice.part == Part::Interface;
        let mut later = self
            .all()
            .filter(offered)
            .skip_while(|voice| voice.id != id)
            .skip(1);
        later.next().or_else(|| self.all().find(offered))
    }
}

/// The messages of a voice with the functions that phrases may call.
fn bundle_of(
    locale: &str,
    resources: &[Arc<FluentResource>],
    lookup: &Lookup,
    script: Script,
) -> FluentBundle<Arc<FluentResource>> {
    let locale: LanguageIdentifier = locale.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Marks around inserted words would be spoken by some synthesisers and embossed by others.
    bundle.set_use_isolating(false);
    for resource in resources {
        bundle.add_resource_overriding(Arc::clone(resource));
    }
    let forms = lookup.forms(script);
    let added = bundle.add_function("WORD", move |positional, named| {
        let keys: Vec<&str> = positional.iter().map(text_of).collect();
        let form = named.get("form").map_or("", text_of);
        match forms.find(&keys, form) {
            Some(word) => FluentValue::String(word.to_owned().into()),
            None => FluentValue::Error,
        }
    });
    added.expect("the bundle is new and has no function of this name");
    let numbers = (script == Script::Spoken).then(|| Counting::read(lookup));
    let added = bundle.add_function("COUNT", move |positional, _| match (positional, &numbers) {
        ([value, form], Some(numbers)) => match number_of(value) {
            Some(number) => numbers.spoken(number, text_of(form)).into(),
            None => value.clone().into_owned(),
        },
        ([value, ..], _) => value.clone().into_owned(),
        ([], _) => FluentValue::Error,
    });
    added.expect("the bundle is new and has no function of this name");
    bundle
}

/// A number, or figures that came as a text.
fn number_of(value: &FluentValue<'_>) -> Option<u32> {
    if let FluentValue::Number(number) = value {
        number.as_string().parse().ok()
    } else {
        text_of(value).parse().ok()
    }
}

fn text_of<'a>(value: &'a FluentValue<'_>) -> &'a str {
    if let FluentValue::String(text) = value {
        text
    } else {
        ""
    }
}
