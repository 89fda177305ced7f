//! From an utterance to its text, in writing or for a synthesiser.

use fluent_bundle::{FluentArgs, FluentValue};

use super::{Script, Voice, Voices};
use crate::narrate::cue::{Arg, Part, Phrase, Sentence, Utterance};
use crate::session::settings::{FileNames, Settings};

/// A text, and the language in which it is to be spoken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// For eyes and fingers.
    pub written: String,
    /// For a synthesiser.
    pub spoken: String,
    /// The language of the synthesiser, for example `de`.
    pub language: String,
}

impl Voices {
    /// The text of an utterance in the voice that the settings name for it.
    ///
    /// A voice that does not exist is replaced by English: silence would be worse.
    pub fn render(&self, utterance: &Utterance, settings: &Settings) -> Text {
        let id = match utterance.part {
            Part::Interface => &settings.language,
            Part::Announcement => &settings.announcer,
        };
        let voice = self
            .get(id)
            .or_else(|| self.get("en"))
            .or_else(|| self.all().next());
        let Some(voice) = voice else {
            return Text {
                written: String::new(),
                spoken: String::new(),
                language: String::new(),
            };
        };
        let text = |script| {
            let sentences = utterance.sentences.iter();
            let texts = sentences.map(|one| self.sentence(voice, one, settings.files, script));
            texts
                .filter(|text| !text.is_empty())
                .collect::<Vec<_>>()
                .join(" ")
        };
        Text {
            written: text(Script::Written),
            spoken: text(Script::Spoken),
            language: voice.speech.clone(),
        }
    }

    /// A phrase alone, in the language of the program: for labels, without a stop.
    pub fn phrase_in_language(
        &self,
        phrase: &Phrase,
        settings: &Settings,
        script: Script,
    ) -> String {
        let voice = self.get(&settings.language).or_else(|| self.get("en"));
        voice.map_or_else(String::new, |voice| {
            self.phrase(voice, phrase, settings.files, script)
        })
    }

    /// One sentence: phrases joined by commas, a capital at the beginning, a stop at the end.
    pub fn sentence(
        &self,
        voice: &Voice,
        sentence: &Sentence,
        files: FileNames,
        script: Script,
    ) -> String {
        let phrases = sentence
            .0
            .iter()
            .map(|one| self.phrase(voice, one, files, script));
        let mut text = String::new();
        for phrase in phrases.filter(|phrase| !phrase.is_empty()) {
            if !text.is_empty() {
                text.push_str(if text.ends_with(':') { " " } else { ", " });
            }
            text.push_str(&phrase);
        }
        // A phrase ends in a space when the last thing that it names is empty.
        text.truncate(text.trim_end().len());
        if !text.is_empty() && !text.ends_with(['.', '!', '?', ':', ';', '…']) {
            text.push('.');
        }
        match text.chars().next() {
            Some(first) if first.is_lowercase() => {
                first.to_uppercase().chain(text.chars().skip(1)).collect()
            }
            _ => text,
        }
    }

    fn phrase(&self, voice: &Voice, phrase: &Phrase, files: FileNames, script: Script) -> String {
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (name, arg) in phrase.spec.args.iter().zip(&phrase.args) {
            args.set(*name, self.value(voice, arg, files, script));
        }
        // A message that a voice lacks is said by its name: strange, but not silent. Tests see
        // to it that no embedded voice lacks any.
        voice
            .format(script, phrase.spec.id, &args)
            .unwrap_or_else(|| phrase.spec.id.to_owned())
    }

    fn value<'a>(
        &self,
        voice: &Voice,
        arg: &'a Arg,
        files: FileNames,
        script: Script,
    ) -> FluentValue<'a> {
        let words = &voice.words;
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Square(square) => words.square(files, *square, script).into(),
            Arg::Squares(squares) => {
                let names = squares
                    .iter()
                    .map(|square| words.square(files, *square, script));
                list(names.collect(), &words.and).into()
            }
            Arg::File(file) => words.file(files, *file, script).to_owned().into(),
            Arg::Rank(rank) => words.rank(*rank, script).to_owned().into(),
            Arg::Kind(kind) => kind.key().into(),
            Arg::Side(side) => side.key().into(),
            Arg::Key(key) => (*key).into(),
            Arg::Text(text) => text.as_str().into(),
            Arg::Spelt(text) => words.spelt(text, script).into(),
            Arg::Voice(id) => {
                let name = self.get(id).map_or(id.as_str(), Voice::name);
                name.to_owned().into()
            }
            Arg::Article(article) => article_text(article, &words.article, script).into(),
        }
    }
}

fn list(mut names: Vec<String>, and: &str) -> String {
    match names.pop() {
        None => String::new(),
        Some(last) if names.is_empty() => last,
        Some(last) => format!("{} {and} {last}", names.join(", ")),
    }
}

/// `Art. 5.1.1 (FIDE 2023)` as it stands, or with the words for its signs.
fn article_text(article: &str, signs: &[String; 2], script: Script) -> String {
    match script {
        Script::Written => article.to_owned(),
        Script::Spoken => {
            let [word, section] = signs;
            let text = article.replace("Art.", word).replace('§', section);
            text.replace(" (", ", ").replace(')', "")
        }
    }
}
