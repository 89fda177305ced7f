//! The words of a voice: pieces and sides in their forms, files, ranks, signs.

use crate::protocol::{Choice as _, FileNames, Settings};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use fluent_bundle::{FluentBundle, FluentResource};

use crate::board::Square;
use crate::narrate::cue::Part;

/// The two ways in which a text is given out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Script {
    /// For eyes and fingers.
    Written,
    /// For a synthesiser: spelt so that it pronounces the words well.
    Spoken,
}

/// What the player calls files and ranks.
#[derive(Clone, Copy, Debug)]
pub struct SquareNames {
    /// The names of the files.
    pub files: FileNames,
    /// Whether the second rank is called as on a bad line, where the language can: "zwo" rhymes with no other.
    pub zwo: bool,
}

impl From<FileNames> for SquareNames {
    fn from(files: FileNames) -> Self {
        Self { files, zwo: false }
    }
}

impl From<&Settings> for SquareNames {
    fn from(settings: &Settings) -> Self {
        Self {
            files: settings.files,
            zwo: settings.zwo,
        }
    }
}

/// What is abbreviated in the names of articles, and the messages with the words for it.
const ARTICLE_WORDS: [(&str, &str); 10] = [
    ("Art.", "article-word"),
    ("App.", "appendix-word"),
    ("Guidelines", "guidelines-word"),
    ("note", "note-word"),
    ("to", "article-to"),
    ("and", "list-and"),
    ("§", "section-word"),
    ("FIDE", "laws-fide"),
    ("USSR", "laws-ussr"),
    ("Russian", "laws-draughts"),
];

/// Messages and their attributes as plain text, as far as they have no arguments.
pub(super) struct Lookup {
    texts: BTreeMap<String, String>,
}

/// The words that phrases ask for by key and form, in one script.
pub(super) struct Forms {
    texts: HashMap<String, String>,
}

/// The words that need no phrase: names of files and ranks, and signs.
pub(super) struct Words {
    files: HashMap<FileNames, [[String; 8]; 2]>,
    ranks: [[String; 8]; 2],
    /// The second rank, where it must not be taken for the third.
    zwo: Option<String>,
    /// Short and long castling.
    castling: [String; 2],
    letters: [[String; 5]; 2],
    uci_letters: [[String; 4]; 2],
    signs: HashMap<char, [String; 2]>,
    pub(super) and: String,
    pub(super) or: String,
    /// The words yes and no; only languages have them.
    pub(super) answers: Option<[String; 2]>,
    /// The abbreviations of an article's name, each with what is written and said for it.
    article: Vec<(&'static str, [String; 2])>,
    /// The letters that the paragraphs of the code of 1956 have in this language, for a to g.
    section_letters: [String; 7],
    /// The names of voices in this language, by their keys.
    voices: HashMap<String, [String; 2]>,
}

impl Lookup {
    /// Reads all messages without arguments.
    pub(super) fn new(resources: &[Arc<FluentResource>]) -> Self {
        let mut bundle: FluentBundle<Arc<FluentResource>> = FluentBundle::new(vec![]);
        bundle.set_use_isolating(false);
        for resource in resources {
            bundle.add_resource_overriding(Arc::clone(resource));
        }
        let mut texts = BTreeMap::new();
        for entry in resources.iter().flat_map(|resource| resource.entries()) {
            let fluent_syntax::ast::Entry::Message(entry) = entry else {
                continue;
            };
            let Some(message) = bundle.get_message(entry.id.name) else {
                continue;
            };
            let mut add = |name: String, pattern| {
                let mut errors = Vec::new();
                let text = bundle
                    .format_pattern(pattern, None, &mut errors)
                    .into_owned();
                if errors.is_empty() {
                    texts.insert(name, text);
                }
            };
            if let Some(pattern) = message.value() {
                add(entry.id.name.to_owned(), pattern);
            }
            for attribute in message.attributes() {
                add(
                    format!("{}.{}", entry.id.name, attribute.id()),
                    attribute.value(),
                );
            }
        }
        Self { texts }
    }

    /// The text of a message, or of an attribute as `message.attribute`.
    pub(super) fn message(&self, name: &str) -> Option<String> {
        self.texts.get(name).cloned()
    }

    /// Written and spoken form of a message; they are the same where nothing else is said.
    fn both(&self, name: &str) -> Option<[String; 2]> {
        let written = self.message(name)?;
        let spoken = self
            .message(&format!("{name}.spoken"))
            .unwrap_or_else(|| written.clone());
        Some([written, spoken])
    }

    /// All messages whose names begin with a prefix, without it.
    pub(super) fn with_prefix(&self, prefix: &str) -> HashMap<String, [String; 2]> {
        let names = self.texts.keys().filter(|name| !name.contains('.'));
        names
            .filter_map(|name| {
                let rest = name.strip_prefix(prefix)?;
                Some((rest.to_owned(), self.both(name)?))
            })
            .collect()
    }

    /// The words for phrases in one script.
    pub(super) fn forms(&self, script: Script) -> Forms {
        let mut texts: HashMap<String, String> = self.texts.clone().into_iter().collect();
        if script == Script::Spoken {
            for (name, text) in &self.texts {
                let written = name
                    .strip_suffix(".spoken")
                    .or_else(|| name.strip_suffix("-spoken"));
                if let Some(written) = written {
                    texts.insert(written.to_owned(), text.clone());
                }
            }
        }
        Forms { texts }
    }
}

impl Forms {
    /// The word of keys joined by hyphens (`white-knight`) in a form (`acc`); the word itself
    /// where the voice has no such form.
    pub(super) fn find(&self, keys: &[&str], form: &str) -> Option<&str> {
        let name = keys.join("-");
        let inflected = self.texts.get(&format!("{name}.{form}"));
        inflected
            .or_else(|| self.texts.get(&name))
            .map(String::as_str)
    }
}

impl Words {
    /// Reads the words; returns the name of the first one that is missing or not complete.
    pub(super) fn read(lookup: &Lookup, part: Part) -> Result<Self, String> {
        let list = |name: &str| lookup.both(name).ok_or_else(|| name.to_owned());
        let said = |name: &str| list(name).map(|[_, spoken]| spoken);
        let mut files = HashMap::new();
        for &set in FileNames::ALL {
            let name = format!("files-{}", set.key());
            if let Some(both) = lookup.both(&name) {
                files.insert(set, split_both(&both).ok_or(name)?);
            }
        }
        if !files.contains_key(&FileNames::Anna) {
            return Err("files-anna".to_owned());
        }
        let signs = ['x', '+', '#', '=', '-', 'O'];
        let names = [
            "capture",
            "check",
            "mate",
            "promotion",
            "hyphen",
            "castling",
        ];
        let mut sign_words = HashMap::new();
        for (sign, name) in signs.into_iter().zip(names) {
            sign_words.insert(sign, list(&format!("sign-{name}"))?);
        }
        let incomplete = |name: &str| name.to_owned();
        // An announcement needs neither lists nor articles.
        let optional = |word: Option<String>, name: &str| match part {
            Part::Interface => word.ok_or_else(|| incomplete(name)),
            Part::Announcement | Part::Hall => Ok(word.unwrap_or_default()),
        };
        let word = |name: &str| optional(lookup.message(name), name);
        let both = |name: &str| match part {
            Part::Interface => list(name),
            Part::Announcement | Part::Hall => Ok(lookup.both(name).unwrap_or_default()),
        };
        let letters = match part {
            Part::Interface => split_both(&list("section-letters")?).map(|[written, _]| written),
            Part::Announcement | Part::Hall => Some(Default::default()),
        };
        Ok(Self {
            files,
            ranks: split_both(&list("ranks")?).ok_or_else(|| incomplete("ranks"))?,
            zwo: lookup.message("rank-zwo"),
            castling: [said("castling-short")?, said("castling-long")?],
            letters: split_both(&list("san-letters")?).ok_or_else(|| incomplete("san-letters"))?,
            uci_letters: split_both(&list("uci-letters")?)
                .ok_or_else(|| incomplete("uci-letters"))?,
            signs: sign_words,
            and: word("list-and")?,
            or: word("list-or")?,
            answers: lookup
                .message("answer-yes")
                .zip(lookup.message("answer-no"))
                .map(Into::into),
            article: ARTICLE_WORDS
                .into_iter()
                .map(|(sign, name)| Ok((sign, both(name)?)))
                .collect::<Result<_, String>>()?,
            section_letters: letters.ok_or_else(|| incomplete("section-letters"))?,
            voices: lookup.with_prefix("language-"),
        })
    }

    /// The name of a file, 0 to 7.
    pub(super) fn file(&self, set: FileNames, file: u8, script: Script) -> &str {
        let names = self
            .files
            .get(&set)
            .or_else(|| self.files.get(&FileNames::Anna));
        let name = names.and_then(|names| names[script as usize].get(usize::from(file)));
        name.map_or("", String::as_str)
    }

    /// The name of a rank, 0 to 7.
    pub(super) fn rank(&self, names: SquareNames, rank: u8, script: Script) -> &str {
        let is_meant = names.zwo && rank == 1 && script == Script::Spoken;
        if let Some(zwo) = self.zwo.as_ref().filter(|_| is_meant) {
            return zwo;
        }
        let name = self.ranks[script as usize].get(usize::from(rank));
        name.map_or("", String::as_str)
    }

    /// The name of a square.
    pub(super) fn square(&self, names: SquareNames, square: Square, script: Script) -> String {
        let file = self.file(names.files, square.file(), script);
        let rank = self.rank(names, square.rank(), script);
        match (names.files, script) {
            // As in every book, and a cell less in Braille.
            (FileNames::Letters, Script::Written) if file.len() == 1 => format!("{file}{rank}"),
            _ => format!("{file} {rank}"),
        }
    }

    /// The name of a voice, if this one has a name for it.
    pub(super) fn voice(&self, id: &str, script: Script) -> Option<&str> {
        let names = self.voices.get(id)?;
        Some(&names[script as usize])
    }

    /// `Art. 5.1.1 (FIDE 2023)` as this language abbreviates it, or with the words for its abbreviations.
    pub(super) fn article(&self, article: &str, script: Script) -> String {
        // The one edition whose name has two words.
        let article = article.replace(" draughts", "");
        let is_code = article.contains('§');
        let named = |part: &str| {
            let bare = part.trim_start_matches('(').trim_end_matches([',', ')']);
            let known = self.article.iter().find(|(sign, _)| *sign == bare);
            let word = match known {
                Some((_, words)) => words[script as usize].clone(),
                None if is_code => self.of_section(bare),
                None => bare.to_owned(),
            };
            part.replacen(bare, &word, 1)
        };
        let words = article.split(' ').map(named);
        let words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
        let words = words.join(" ");
        match script {
            Script::Written => words,
            // "Seven five one", as arbiters say it.
            Script::Spoken => words.replace(" (", ", ").replace(')', "").replace('.', " "),
        }
    }

    /// The number of a paragraph with its letters, `17e` or `17a-b`, as the language letters them.
    fn of_section(&self, number: &str) -> String {
        let lettered = |sign: char| match sign {
            'a'..='g' => self.section_letters[usize::from(sign as u8 - b'a')].clone(),
            other => other.to_string(),
        };
        number.chars().map(lettered).collect()
    }

    /// A move in SAN or UCI: written with the letters and signs of the voice, spoken in words.
    pub(super) fn spelt(&self, text: &str, names: SquareNames, script: Script) -> String {
        let [short, long] = &self.castling;
        let castled = (text.strip_prefix("O-O-O").map(|rest| (long, rest)))
            .or_else(|| text.strip_prefix("O-O").map(|rest| (short, rest)))
            .filter(|_| script == Script::Spoken);
        let (mut spelt, rest) = match castled {
            Some((castling, rest)) => (castling.clone(), rest),
            None => (String::with_capacity(text.len() * 4), text),
        };
        for (at, sign) in rest.char_indices() {
            let end = at + sign.len_utf8();
            let part = self
                .sign(sign, end == rest.len(), names, script)
                .unwrap_or(&rest[at..end]);
            if script == Script::Spoken && !spelt.is_empty() && !part.is_empty() {
                spelt.push(' ');
            }
            spelt.push_str(part);
            // "Torre a, de uno": without a stop between them the file could be a preposition.
            let is_file = |sign: char| ('a'..='h').contains(&sign);
            if script == Script::Spoken && is_file(sign) && rest[end..].starts_with(is_file) {
                spelt.push(',');
            }
        }
        spelt
    }

    /// What a voice writes or says for a sign of a notation, if it is not the sign itself.
    fn sign(&self, sign: char, last: bool, names: SquareNames, script: Script) -> Option<&str> {
        if let Some(piece) = "KQRBN".find(sign) {
            return Some(&self.letters[script as usize][piece]);
        }
        // Only the notation of engines ends in a small letter: the piece of a promotion.
        if let Some(piece) = last.then(|| "qrbn".find(sign)).flatten() {
            return Some(&self.uci_letters[script as usize][piece]);
        }
        match (sign, script) {
            ('a'..='h' | '1'..='8', Script::Written) => None,
            ('a'..='h', _) => Some(self.file(names.files, sign as u8 - b'a', script)),
            ('1'..='8', _) => Some(self.rank(names, sign as u8 - b'1', script)),
            _ => self
                .signs
                .get(&sign)
                .map(|words| words[script as usize].as_str()),
        }
    }
}

fn split_both<const N: usize>(both: &[String; 2]) -> Option<[[String; N]; 2]> {
    let split = |text: &String| -> Option<[String; N]> {
        let words: Vec<String> = text.split_whitespace().map(unhide_spaces).collect();
        words.try_into().ok()
    };
    Some([split(&both[0])?, split(&both[1])?])
}

/// Inside a list an underscore stands for a space, for names of two words.
fn unhide_spaces(word: &str) -> String {
    word.replace('_', " ")
}

/// A file as it was parsed.
pub(super) fn resource(text: &str) -> Arc<FluentResource> {
    let parsed = FluentResource::try_new(text.to_owned());
    Arc::new(
        parsed
            .map_err(|(_, errors)| errors)
            .expect("a test reads every file"),
    )
}
