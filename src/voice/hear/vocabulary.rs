//! The words of one voice and what they mean.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::mark::Mark;
use super::names::Names;
use super::patterns::Patterns;
use super::requests::Requests;
use super::source::Source;
use super::telling::Telling;
use super::tokens::{Run, Token, fold, fold_in_two_letters, latin_alike, tokens};
use super::weigh::Weighed;
use super::words::{gather, names};
use crate::board::Kind;

/// The pieces in the order in which voices list their letters.
const LETTERED: [Kind; 5] = [
    Kind::King,
    Kind::Queen,
    Kind::Rook,
    Kind::Bishop,
    Kind::Knight,
];

/// The words of one voice.
#[derive(Clone, Debug, Default)]
pub(in crate::voice) struct Vocabulary {
    pub(super) phrases: HashMap<String, Vec<KnownPhrase>>,
    /// The letters of the pieces, the longest first.
    letters: Vec<(String, Kind)>,
    /// The same letters where their names are files when written small.
    capitals: Vec<(String, Kind)>,
    /// The letters with which some write a pawn; another language may write another piece so.
    pawns: Vec<char>,
    files: Vec<(char, u8)>,
    /// The files of the voice, and those of the voice whose requests it borrows.
    own: Vec<&'static str>,
    lender: Option<Vec<&'static str>>,
    requests: OnceLock<Requests>,
    pub(super) weighed: OnceLock<Weighed>,
    /// Words that are only polite, or carry no meaning in a command.
    pub(super) polite: Names,
    /// What people say before a request, and behind it.
    pub(super) leads: Names,
    pub(super) tails: Names,
    /// The words around what is sought in the library, what joins the parts of a line, and what is said in a list.
    pub(super) sought: Names,
    pub(super) joins: Names,
    pub(super) list_steps: Names,
    pub(super) telling: Telling,
    /// What says yes or no in a sentence, and the words beside other answers.
    pub(super) replies: Names,
    pub(super) answers: Names,
    /// The words of the command that says yes, and those that may stand beside them, by what was asked.
    pub(super) assents: Names,
    pub(super) asked: Names,
    pub(super) numbers: Names,
    pub(super) minutes: Names,
    /// The words before a move that is said ahead, and those of a game against the program.
    pub(super) ahead: Names,
    pub(super) ifs: Names,
    pub(super) against: Names,
    /// What makes a fraction of a level, or none of it.
    pub(super) levels: Names,
    /// Both sides, or neither.
    pub(super) sides: Names,
    /// What makes something else of an order: a question, somebody else, a trade of which nothing more is said.
    pub(super) moods: Names,
    pub(super) rules: Names,
    pub(super) steps: Names,
    pub(super) forms: Names,
    /// The words around pieces that are set up.
    pub(super) placings: Names,
    /// The words with which drills are answered, the keywords of entries for a tournament, and what results are called.
    pub(super) drills: Names,
    pub(super) events: Names,
    pub(super) results: Names,
    /// How White and Black are called.
    pub(super) side_names: [String; 2],
    /// The names of what can be said or left out.
    pub(super) details: Names,
    pub(super) file_sets: Names,
    /// The words with which a draw is offered behind a move, and what begins a remark there.
    pub(super) draws: Names,
    pub(super) remarks: Names,
    /// Cries beside a move, and what stands between a letter and the word that spells it.
    pub(super) cries: Names,
    pub(super) spelt_as: Names,
    /// What stands between two moves of which one is meant.
    pub(super) eithers: Names,
    /// Before a piece whose it is, and behind it that it stands somewhere.
    pub(super) whose: Names,
    pub(super) stands: Names,
    /// What leads to the piece that is chosen: "the one that".
    pub(super) choosing: Names,
    /// What this voice calls the voices.
    pub(super) voices: Names,
}

/// A phrase by its first word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct KnownPhrase {
    pub(super) rest: Vec<String>,
    pub(super) mark: Mark,
}

impl Vocabulary {
    /// Reads the words of a voice.
    pub(in crate::voice) fn new(files: &[&'static str]) -> Self {
        let source = Source::new(files);
        let mut vocabulary = Self::default();
        let said = gather(&source);
        vocabulary.add(&said);
        vocabulary.add_letters(&source);
        vocabulary.own = files.to_vec();
        vocabulary.polite = Names::new(&source, "hear-polite");
        vocabulary.leads = Names::new(&source, "hear-lead");
        vocabulary.tails = Names::new(&source, "hear-tail");
        vocabulary.sought = Names::new(&source, "hear-sought");
        vocabulary.joins = Names::new(&source, "hear-join");
        vocabulary.list_steps = Names::new(&source, "hear-list-");
        vocabulary.telling = Telling::new(&source);
        vocabulary.replies = Names::new(&source, "hear-reply-");
        vocabulary.answers = Names::new(&source, "hear-answer-");
        for yes in source.list("command-yes.hear") {
            vocabulary.assents.add(yes, "yes");
        }
        vocabulary.asked = Names::new(&source, "hear-asked-");
        vocabulary.numbers = Names::new(&source, "hear-number-");
        vocabulary.minutes = Names::new(&source, "hear-minutes-");
        vocabulary.ahead = Names::new(&source, "hear-ahead");
        vocabulary.ifs = Names::new(&source, "hear-if");
        vocabulary.against = Names::new(&source, "hear-against-");
        vocabulary.levels = Names::new(&source, "hear-level-");
        vocabulary.sides = Names::new(&source, "hear-sides-");
        vocabulary.moods = Names::new(&source, "hear-mood-");
        vocabulary.rules = Names::new(&source, "hear-rule-");
        vocabulary.steps = Names::new(&source, "hear-step-");
        vocabulary.forms = Names::new(&source, "hear-form-");
        vocabulary.file_sets = Names::new(&source, "hear-files-");
        vocabulary.placings = Names::new(&source, "hear-placing-");
        vocabulary.drills = Names::new(&source, "hear-drill-");
        vocabulary.events = Names::new(&source, "hear-event-");
        vocabulary.results = Names::new(&source, "hear-result-");
        vocabulary.side_names = ["hear-white", "hear-black"].map(|name| {
            let first = source.list(name).next();
            first.unwrap_or_default().to_owned()
        });
        vocabulary.details = Names::new(&source, "hear-detail-");
        vocabulary.draws = Names::new(&source, "hear-draw-offered");
        vocabulary.remarks = Names::new(&source, "hear-remark");
        vocabulary.cries = Names::new(&source, "hear-cry");
        vocabulary.spelt_as = Names::new(&source, "hear-spelt-as");
        vocabulary.eithers = Names::new(&source, "hear-either");
        vocabulary.whose = Names::new(&source, "hear-whose");
        vocabulary.stands = Names::new(&source, "hear-stands");
        vocabulary.choosing = Names::new(&source, "hear-choosing");
        let pawns = source.list("hear-pawn-letters");
        vocabulary.pawns = pawns.flat_map(str::chars).collect();
        vocabulary.voices = Names::new(&source, "language-");
        let also = Names::new(&source, "hear-language-");
        vocabulary.voices.extend(&also);
        vocabulary
    }

    /// All commands: what people say, and the sentences of the menu.
    pub(super) fn commands(&self) -> [&Patterns; 2] {
        [&self.requests().commands, &self.requests().sentences]
    }

    /// The terms of an agreement.
    pub(super) fn terms(&self) -> &Patterns {
        &self.requests().terms
    }

    /// The results of games that are said of a side.
    pub(super) fn results_of_a_side(&self) -> &Patterns {
        &self.requests().results
    }

    fn requests(&self) -> &Requests {
        self.requests.get_or_init(|| {
            let lender = self.lender.as_deref().map(Source::new);
            Requests::new(&Source::new(&self.own), lender.as_ref(), &self.polite)
        })
    }

    /// Whether its commands are those of another voice.
    pub(super) fn borrows_commands(&self) -> bool {
        self.lender.is_some()
    }

    /// Whether the voice gives commands, and does not only announce.
    fn has_commands(&self) -> bool {
        !self.polite.is_empty()
    }

    /// Takes over the words of another voice of the same language that this one does not have.
    pub(super) fn borrow(&mut self, other: &Self) {
        let lent: Vec<(&String, &Vec<KnownPhrase>)> = other.phrases.iter().collect();
        for (first, entries) in lent {
            let own = self.phrases.entry(first.clone()).or_default();
            let has =
                |own: &[KnownPhrase], rest: &[String]| own.iter().any(|entry| entry.rest == rest);
            let missing = entries.iter().filter(|entry| !has(own, &entry.rest));
            let missing: Vec<KnownPhrase> = missing.cloned().collect();
            own.extend(missing);
        }
        for letter in &other.letters {
            if self.letters.iter().all(|own| own.0 != letter.0) {
                self.letters.push(letter.clone());
            }
        }
        for file in &other.files {
            if self.files.iter().all(|own| own.0 != file.0) {
                self.files.push(*file);
            }
        }
        if !self.has_commands() {
            self.lender = other.has_commands().then(|| other.own.clone());
            self.polite.clone_from(&other.polite);
            self.leads.clone_from(&other.leads);
            self.tails.clone_from(&other.tails);
            self.sought.clone_from(&other.sought);
            self.joins.clone_from(&other.joins);
            self.telling.clone_from(&other.telling);
            self.moods.clone_from(&other.moods);
            self.steps.clone_from(&other.steps);
            self.forms.clone_from(&other.forms);
            self.file_sets.clone_from(&other.file_sets);
            self.details.clone_from(&other.details);
            self.draws.clone_from(&other.draws);
            self.remarks.clone_from(&other.remarks);
            self.eithers.clone_from(&other.eithers);
            self.whose.clone_from(&other.whose);
            self.stands.clone_from(&other.stands);
            self.choosing.clone_from(&other.choosing);
        }
    }

    /// Every word of moves and commands, in lower case and as it is spelt.
    pub(super) fn words(&self) -> impl Iterator<Item = &str> {
        self.requests().words.keys().map(String::as_str)
    }

    /// The same, each with its spelling without accents.
    pub(super) fn spellings(&self) -> impl Iterator<Item = (&str, &str)> {
        let words = self.requests().words.iter();
        words.map(|(word, folded)| (word.as_str(), folded.as_str()))
    }

    /// Whether it is one of them.
    pub(super) fn knows(&self, word: &str) -> bool {
        self.requests().words.contains_key(word)
    }

    /// What the words from here on mean: the marks of the longest phrase that fits, and how many
    /// tokens it takes.
    pub(super) fn look_up(&self, tokens: &[Token]) -> (Vec<Mark>, usize) {
        let Some(Token::Run(first)) = tokens.first() else {
            return (Vec::new(), 0);
        };
        let mut marks = Vec::new();
        let mut longest = 0;
        for form in first.forms.iter().chain(&first.alike) {
            for entry in self.phrases.get(form).into_iter().flatten() {
                let length = 1 + entry.rest.len();
                let holds = !first.ends || entry.rest.is_empty();
                if length >= longest && holds && follows(&entry.rest, &tokens[1..]) {
                    if length > longest {
                        marks.clear();
                        longest = length;
                    }
                    marks.push(entry.mark);
                }
            }
            if longest > 0 {
                break;
            }
        }
        (marks, longest)
    }

    /// The piece of which this is the letter, in exactly this spelling.
    pub(super) fn letter(&self, text: &str) -> Option<Kind> {
        let mut all = self.letters.iter().chain(&self.capitals);
        all.find(|(letter, _)| letter == text)
            .map(|(_, kind)| *kind)
    }

    /// The letters of the pieces, the longest first.
    pub(super) fn letters(&self) -> &[(String, Kind)] {
        &self.letters
    }

    /// Whether some write a pawn with this letter.
    pub(super) fn is_pawn(&self, letter: char) -> bool {
        self.pawns.contains(&letter)
    }

    /// The file that a letter means.
    pub(super) fn file(&self, letter: char) -> Option<u8> {
        let latin = latin_alike(letter).unwrap_or(letter).to_ascii_lowercase();
        match latin {
            'a'..='h' => Some(latin as u8 - b'a'),
            _ => self
                .files
                .iter()
                .find(|file| file.0 == letter)
                .map(|file| file.1),
        }
    }

    /// First all words as they are, then, where nothing else has these letters, without accents.
    fn add(&mut self, said: &[(String, Mark)]) {
        for (text, mark) in said {
            self.insert(&text.to_lowercase(), *mark, true);
        }
        for fold in [fold, fold_in_two_letters] {
            for (text, mark) in said {
                self.insert(&fold(text), *mark, false);
            }
        }
    }

    fn insert(&mut self, text: &str, mark: Mark, may_share: bool) {
        let words: Option<Vec<String>> = tokens(text)
            .into_iter()
            .map(|token| {
                if let Token::Run(run) = token {
                    Some(run.text)
                } else {
                    None
                }
            })
            .collect();
        let Some((first, rest)) = words.as_deref().and_then(<[String]>::split_first) else {
            return;
        };
        let entries = self.phrases.entry(first.clone()).or_default();
        let has = |entry: &KnownPhrase| entry.rest == rest && (!may_share || entry.mark == mark);
        if !entries.iter().any(has) {
            let rest = rest.to_vec();
            entries.push(KnownPhrase { rest, mark });
        }
    }

    fn add_letters(&mut self, source: &Source) {
        for (at, text) in source.texts("san-letters").enumerate() {
            for (letter, kind) in names(text).zip(LETTERED) {
                if at == 0 {
                    self.letters.push((letter.clone(), kind));
                }
                let name = tokens(&letter);
                let (marks, length) = self.look_up(&name);
                let is_file = |mark: &Mark| matches!(mark, Mark::File(_));
                match length == name.len() && marks.iter().any(is_file) {
                    true => self.capitals.push((letter, kind)),
                    false if at > 0 => self.add(&[(letter, Mark::Letter(kind))]),
                    false => {}
                }
            }
        }
        self.letters
            .sort_by_key(|(letter, _)| std::cmp::Reverse(letter.len()));
        for list in source.texts("uci-letters") {
            for (letter, kind) in names(list).zip(&LETTERED[1..]) {
                // The bishop's letter is the name of a file, and is understood as that.
                if letter != "b" {
                    self.add(&[(letter, Mark::Engine(*kind))]);
                }
            }
        }
        for file in 0..8 {
            for name in source.list(&format!("hear-file-{}", char::from(b'a' + file))) {
                let mut chars = name.chars();
                if let (Some(letter), None) = (chars.next(), chars.next()) {
                    self.files.push((letter, file));
                }
            }
        }
    }
}

/// The letters of the pieces that some files name.
pub(in crate::voice) fn letters(file: &str) -> Vec<String> {
    let source = Source::new(&[file]);
    let first = source.texts("san-letters").next();
    first.map_or_else(Vec::new, |text| names(text).take(LETTERED.len()).collect())
}

/// Whether the words stand there, and no comma between them.
fn follows(rest: &[String], tokens: &[Token]) -> bool {
    let fits = |(at, (word, token)): (usize, (&String, &Token))| {
        let holds = |run: &Run| run.is(word) && (!run.ends || at + 1 == rest.len());
        matches!(token, Token::Run(run) if holds(run))
    };
    rest.len() <= tokens.len() && rest.iter().zip(tokens).enumerate().all(fits)
}
