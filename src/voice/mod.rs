//! Voices: the words in which cues are said, and from which moves are understood.
//!
//! A voice is a folder of Fluent files in `voices/`; the guide there says how to write one.

mod hear;
mod numbers;
mod render;
mod words;

pub use hear::{Meaning, Reply};
pub use render::Text;

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

use crate::narrate::cue::Part;
use crate::protocol::FileNames;
use numbers::Counting;
use words::{Lookup, Words};
pub use words::{Script, SquareNames};

static EMBEDDED: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/voices");

/// A voice that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoiceError {
    /// The voice.
    pub voice: String,
    /// The file in its folder; empty when the whole voice is meant.
    pub file: String,
    /// What the parser says, or the name of the message that is missing.
    pub detail: String,
}

/// A language or an announcement alphabet.
pub struct Voice {
    id: String,
    name: String,
    speech: String,
    locales: Vec<String>,
    part: Part,
    words: Words,
    vocabulary: hear::Vocabulary,
    written: FluentBundle<Arc<FluentResource>>,
    spoken: FluentBundle<Arc<FluentResource>>,
}

/// All voices that there are.
pub struct Voices {
    all: BTreeMap<String, Voice>,
    ears: OnceLock<hear::Hearing>,
}

impl Voice {
    /// Reads a voice from its files, given as pairs of name and text.
    ///
    /// # Errors
    /// The first file that cannot be parsed, or a message that every voice must have.
    pub fn parse(id: &str, files: &[(String, String)]) -> Result<Self, VoiceError> {
        let error = |file: &str, detail: String| VoiceError {
            voice: id.to_owned(),
            file: file.to_owned(),
            detail,
        };
        let mut resources = Vec::new();
        for (file, text) in files {
            let resource = FluentResource::try_new(text.clone()).map_err(|(_, errors)| {
                let first = errors.first().map(ToString::to_string);
                error(file, first.unwrap_or_default())
            })?;
            resources.push(Arc::new(resource));
        }
        let lookup = Lookup::new(&resources).map_err(|detail| error("", detail))?;
        let missing = |name: &str| error("", name.to_owned());
        let meta = |name: &str| lookup.message(name).ok_or_else(|| missing(name));
        let locales: Vec<String> = meta("voice-locales")?
            .split(' ')
            .map(str::to_owned)
            .collect();
        let part = match meta("voice-part")?.as_str() {
            "language" => Part::Interface,
            _ => Part::Announcement,
        };
        let words = Words::read(&lookup, part).map_err(|name| missing(&name))?;
        let locale = locales.first().map_or("en", String::as_str);
        Ok(Self {
            id: id.to_owned(),
            name: meta("voice-name")?,
            speech: meta("voice-speech")?,
            part,
            written: bundle(locale, &resources, &lookup, Script::Written),
            spoken: bundle(locale, &resources, &lookup, Script::Spoken),
            words,
            vocabulary: hear::Vocabulary::new(&resources),
            locales,
        })
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

    /// Whether a key means yes or no in this language, and the rest of the word that it begins;
    /// `None` if it means neither.
    ///
    /// Y and N always do: the keyboard may be set to Latin letters.
    pub fn answer_of(&self, key: char) -> Option<(bool, &str)> {
        let [yes, no] = self.words.answers.as_ref()?;
        let key: String = key.to_lowercase().collect();
        let words = [
            (true, yes.as_str()),
            (false, no),
            (true, "yes"),
            (false, "no"),
        ];
        let begun = words.into_iter();
        begun
            .filter_map(|(answer, word)| Some((answer, word.strip_prefix(&key)?)))
            .next()
    }

    /// What a file of the board is called, 0 to 7.
    pub fn file_name(&self, set: FileNames, file: u8, script: Script) -> &str {
        self.words.file(set, file, script)
    }

    /// What a rank is called, 0 to 7.
    pub fn rank_name(&self, names: SquareNames, rank: u8, script: Script) -> &str {
        self.words.rank(names, rank, script)
    }

    /// Adds the message of a name to a text; false if the voice lacks it, or a word in it.
    fn write(&self, script: Script, name: &str, args: &FluentArgs<'_>, text: &mut String) -> bool {
        let (bundle, attribute) = match script {
            Script::Written => (&self.written, None),
            Script::Spoken => (&self.spoken, Some("spoken")),
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
    ///
    /// # Panics
    /// Never in a build that has passed its tests: they read every voice.
    pub fn embedded() -> Self {
        let mut voices = Self {
            all: BTreeMap::new(),
            ears: OnceLock::new(),
        };
        for folder in EMBEDDED.dirs() {
            let id = folder.path().to_string_lossy().into_owned();
            let files: Vec<(String, String)> = folder
                .files()
                .filter(|file| file.path().extension().is_some_and(|end| end == "ftl"))
                .filter_map(|file| {
                    let name = file.path().to_string_lossy().into_owned();
                    Some((name, file.contents_utf8()?.to_owned()))
                })
                .collect();
            let voice = Voice::parse(&id, &files).expect("a test reads every embedded voice");
            voices.add(voice);
        }
        voices
    }

    /// Adds a voice; one with the same key is replaced.
    pub fn add(&mut self, voice: Voice) {
        self.all.insert(voice.id.clone(), voice);
        self.ears = OnceLock::new();
    }

    /// The words of all voices for listening, made ready when somebody listens first.
    fn ears(&self) -> &hear::Hearing {
        self.ears.get_or_init(|| {
            let natives = self.all().map(|voice| hear::Native {
                id: &voice.id,
                name: &voice.name,
                speech: &voice.speech,
                is_language: voice.part == Part::Interface,
                vocabulary: &voice.vocabulary,
            });
            hear::Hearing::new(&natives.collect::<Vec<_>>())
        })
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
fn bundle(
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
        ([FluentValue::Number(number), form], Some(numbers)) => {
            let number = number.as_string().parse().unwrap_or_default();
            numbers.spoken(number, text_of(form)).into()
        }
        ([value, ..], _) => value.clone().into_owned(),
        ([], _) => FluentValue::Error,
    });
    added.expect("the bundle is new and has no function of this name");
    bundle
}

fn text_of<'a>(value: &'a FluentValue<'_>) -> &'a str {
    if let FluentValue::String(text) = value {
        text
    } else {
        ""
    }
}
