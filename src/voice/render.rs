//! From an utterance to its text, in writing or for a synthesiser.

use fluent_bundle::{FluentArgs, FluentValue};

use super::words::SquareNames;
use super::{Script, Voice, Voices};
use crate::narrate::cue::{Arg, Part, Phrase, Sentence, Utterance};
use crate::protocol::{FileNames, Settings, file_name};

/// A text, and the language in which it is to be spoken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// For eyes and fingers.
    pub written: String,
    /// For a synthesiser.
    pub spoken: String,
    /// The language of the synthesiser, for example `de`.
    pub language: String,
    /// The files that it names, with their folders.
    pub files: Vec<String>,
}

impl Text {
    /// For a screen reader: as it is written, but files without their folders, which would take long to say.
    pub fn read(&self) -> String {
        let shorter = |text: String, file: &String| text.replace(file, file_name(file));
        self.files.iter().fold(self.written.clone(), shorter)
    }
}

/// The files that a sentence names.
fn files(sentence: &Sentence) -> Vec<String> {
    let args = sentence.0.iter().flat_map(|phrase| &phrase.args);
    let files = args.flat_map(|arg| {
        if let Arg::Path(path) = arg {
            vec![path.clone()]
        } else if let Arg::Sentence(sentence) = arg {
            files(sentence)
        } else {
            Vec::new()
        }
    });
    files.collect()
}

impl Voices {
    /// The text of an utterance in the voice that the settings name for it.
    ///
    /// A voice that does not exist is replaced by English: silence would be worse.
    pub fn render(&self, utterance: &Utterance, settings: &Settings) -> Text {
        let voice = match utterance.part {
            Part::Interface => self.get(&settings.language),
            Part::Announcement => self.get(&settings.announcer),
            Part::Hall => self.voice_of_hall(settings),
        };
        let voice = voice
            .or_else(|| self.get("en"))
            .or_else(|| self.all().next());
        let Some(voice) = voice else {
            return Text {
                written: String::new(),
                spoken: String::new(),
                language: String::new(),
                files: Vec::new(),
            };
        };
        let text = |script| {
            let mut text = String::with_capacity(64);
            for sentence in &utterance.sentences {
                self.say(voice, sentence, settings.into(), script, &mut text);
            }
            text
        };
        Text {
            written: text(Script::Written),
            spoken: text(Script::Spoken),
            language: voice.speech.clone(),
            files: utterance.sentences.iter().flat_map(files).collect(),
        }
    }

    /// The voice that has the words of the hall: the one that announces, if it has only those; otherwise
    /// one in which the player's synthesiser speaks them; otherwise the German one.
    fn voice_of_hall(&self, settings: &Settings) -> Option<&Voice> {
        let of_hall = || self.all().filter(|voice| voice.part == Part::Announcement);
        let speech = self.get(&settings.language).map(Voice::speech);
        let own = of_hall().find(|voice| voice.id == settings.announcer);
        own.or_else(|| of_hall().find(|voice| Some(voice.speech.as_str()) == speech))
            .or_else(|| of_hall().find(|voice| voice.speech == "de"))
    }

    /// A phrase alone, in the language of the program: for labels, without a stop.
    pub fn phrase_in_language(
        &self,
        phrase: &Phrase,
        settings: &Settings,
        script: Script,
    ) -> String {
        let voice = self.get(&settings.language).or_else(|| self.get("en"));
        let mut text = String::new();
        if let Some(voice) = voice {
            self.phrase(voice, phrase, settings.into(), script, &mut text);
        }
        text
    }

    /// One sentence: phrases joined by commas, a capital at the beginning, a stop at the end.
    pub fn sentence(
        &self,
        voice: &Voice,
        sentence: &Sentence,
        names: impl Into<SquareNames>,
        script: Script,
    ) -> String {
        let mut text = String::with_capacity(64);
        self.say(voice, sentence, names.into(), script, &mut text);
        text
    }

    /// Adds a sentence to a text.
    fn say(
        &self,
        voice: &Voice,
        sentence: &Sentence,
        names: SquareNames,
        script: Script,
        text: &mut String,
    ) {
        let before = text.len();
        if before > 0 {
            text.push(' ');
        }
        let start = text.len();
        self.join(voice, sentence, names, script, text);
        if text.len() == start {
            text.truncate(before);
            return;
        }
        // A phrase ends in a space when the last thing that it names is empty, or when no pause is to follow it.
        text.truncate(text.trim_end().len());
        if !text.ends_with(['.', '!', '?', ':', ';', '…']) {
            text.push('.');
        }
        // A file has the name that it has.
        let names_file = files(sentence).iter().any(|path| {
            let name = match script {
                Script::Written => path.as_str(),
                Script::Spoken => file_name(path),
            };
            !name.is_empty() && text[start..].starts_with(name)
        });
        if !names_file {
            capitalise(text, start);
        }
    }

    /// Adds the phrases of a sentence, joined by commas.
    fn join(
        &self,
        voice: &Voice,
        sentence: &Sentence,
        names: SquareNames,
        script: Script,
        text: &mut String,
    ) {
        let start = text.len();
        for phrase in &sentence.0 {
            let end = text.len();
            if end > start {
                text.push_str(match text.chars().next_back() {
                    Some(' ') => "",
                    Some(':') => " ",
                    _ => ", ",
                });
            }
            let said = text.len();
            self.phrase(voice, phrase, names, script, text);
            if text.len() == said {
                text.truncate(end);
            } else if text[said..].starts_with(' ') {
                // A phrase that begins with a space belongs to the one before.
                text.replace_range(end..said, "");
            }
        }
    }

    fn phrase(
        &self,
        voice: &Voice,
        phrase: &Phrase,
        names: SquareNames,
        script: Script,
        text: &mut String,
    ) {
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (name, arg) in phrase.spec.args.iter().zip(&phrase.args) {
            args.set(*name, self.value(voice, arg, names, script));
        }
        let start = text.len();
        if !voice.write(script, phrase.spec.id, &args, text) {
            // A message that a voice lacks is said by its name: strange, but not silent. Tests
            // see to it that no embedded voice lacks any.
            text.truncate(start);
            text.push_str(phrase.spec.id);
        }
        // A synthesiser hears the end of a question behind a common space only.
        if matches!(script, Script::Spoken) && text[start..].contains('\u{a0}') {
            let plain = text[start..].replace('\u{a0}', " ");
            text.replace_range(start.., &plain);
        }
    }

    fn value<'a>(
        &self,
        voice: &Voice,
        arg: &'a Arg,
        names: SquareNames,
        script: Script,
    ) -> FluentValue<'a> {
        let words = voice.words();
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Square(square) => words.square(names, *square, script).into(),
            Arg::Squares(squares) | Arg::AnyOf(squares) => {
                let all = squares
                    .iter()
                    .map(|square| words.square(names, *square, script));
                let is_choice = matches!(arg, Arg::AnyOf(_));
                let last = if is_choice { &words.or } else { &words.and };
                list(all.collect(), last).into()
            }
            Arg::File(file) => words.file(names.files, *file, script).to_owned().into(),
            Arg::Rank(rank) => words.rank(names, *rank, script).to_owned().into(),
            Arg::Word(file) => words.file(FileNames::Anna, *file, script).to_owned().into(),
            Arg::Letter(file) => words
                .file(FileNames::Letters, *file, script)
                .to_owned()
                .into(),
            Arg::Kind(kind) => kind.key().into(),
            Arg::Side(side) => side.key().into(),
            Arg::Key(key) => (*key).into(),
            Arg::Text(text) => text.as_str().into(),
            Arg::Path(path) => match script {
                Script::Written => path.as_str().into(),
                Script::Spoken => file_name(path).into(),
            },
            Arg::Sentence(sentence) => {
                let mut text = String::new();
                self.join(voice, sentence, names, script, &mut text);
                text.into()
            }
            Arg::Spelt(text) => words.spelt(text, names, script).into(),
            Arg::Voice(id) => {
                let own = || self.get(id).map_or(id.as_str(), Voice::name);
                let name = words.voice(id, script).unwrap_or_else(own);
                name.to_owned().into()
            }
            Arg::Article(article) => words.article(article, script).into(),
        }
    }
}

/// Makes the first letter a capital, unless the first word is the name of a file of the board or of
/// the disk, a square, or a move in notation: in these a capital means something else.
fn capitalise(text: &mut String, start: usize) {
    let end = text[start..]
        .find([' ', '\u{a0}', ','])
        .map_or(text.len(), |at| start + at);
    let word = text[start..end].trim_end_matches('.');
    let mut letters = word.chars();
    let Some(first) = letters.next() else { return };
    if !first.is_lowercase()
        || letters.next().is_none()
        || word.contains(|c: char| c.is_ascii_digit() || matches!(c, '.' | '/' | '\\'))
    {
        return;
    }
    let capital = first.to_uppercase().to_string();
    text.replace_range(start..start + first.len_utf8(), &capital);
}

fn list(mut names: Vec<String>, and: &str) -> String {
    match names.pop() {
        None => String::new(),
        Some(last) if names.is_empty() => last,
        Some(last) => format!("{} {and} {last}", names.join(", ")),
    }
}
