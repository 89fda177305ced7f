//! From a line of text to tokens: runs of letters, figures and signs, in forms that can be compared.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// A line longer than this says no move and no command, in bytes.
const LONGEST_LINE: usize = 400;
/// Nor does one of more tokens than this.
const MOST_TOKENS: usize = 32;

/// So many letters are no notation.
const WORD: usize = 4;

/// A part of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// Letters.
    Run(Run),
    /// Figures.
    Figures(String),
    /// A sign that means something in notation.
    Sign(WrittenSign),
    /// A sign that means nothing to anybody here.
    Strange,
}

/// Letters without anything between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Run {
    /// As it was typed.
    pub(super) text: String,
    /// In lower case; then without accents.
    pub(super) forms: Vec<String>,
    /// In one script, if it mixes two: in Cyrillic, then in Latin.
    pub(super) alike: Vec<String>,
    /// Whether a figure or a sign of notation touches it: then it is notation rather than a word.
    pub(super) glued: bool,
    /// Whether a comma ends it: then no preposition that belongs to what follows.
    pub(super) ends: bool,
    /// Whether an apostrophe has cut it short, or it is one letter with an accent: "c'est", "I'd", "à". Then it is a word,
    /// and no letter of notation.
    pub(super) elided: bool,
}

/// The signs of notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WrittenSign {
    /// `:`, a capture.
    Colon,
    /// `×`, a capture, or mate at the end of a move.
    Cross,
    /// `+`, check.
    Plus,
    /// `#`, mate.
    Mate,
    /// `=`, promotion, or a draw offer at the end of a move.
    Equals,
}

/// The tokens of a line. A number of a move at the beginning (`12.`) is left out.
pub(super) fn tokens(line: &str) -> Vec<Token> {
    if line.len() > LONGEST_LINE {
        return vec![Token::Strange];
    }
    let mut chars: Vec<char> = if line.is_ascii() {
        line.chars().collect()
    } else {
        line.nfkc().collect()
    };
    // Who writes all of it in capitals means nothing by them.
    let has_word = chars
        .split(|c| !c.is_uppercase())
        .any(|run| run.len() >= WORD);
    if has_word && !chars.iter().any(|c| c.is_lowercase()) {
        chars = chars.into_iter().flat_map(char::to_lowercase).collect();
    }
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(&first) = chars.get(at) {
        let length = run_length(&chars[at..]);
        let text = || chars[at..at + length].iter().collect::<String>();
        if first.is_alphabetic() {
            let touches = |other: Option<&char>| {
                other.is_some_and(|c| c.is_ascii_digit() || ":×".contains(*c))
            };
            let before = at.checked_sub(1).and_then(|before| chars.get(before));
            let glued = touches(before) || touches(chars.get(at + length));
            let ends = chars.get(at + length) == Some(&',');
            let elided = is_elided(&chars, at, length) && !glued;
            let run = Run::new(text(), glued);
            tokens.push(Token::Run(Run {
                ends,
                elided,
                ..run
            }));
        } else if first.is_ascii_digit() {
            let is_move_number = tokens.is_empty() && chars.get(at + length) == Some(&'.');
            if !is_move_number {
                tokens.push(Token::Figures(text()));
            }
        } else {
            tokens.extend(sign(first, chars.get(at + 1)));
        }
        at += length;
    }
    if tokens.len() > MOST_TOKENS {
        return vec![Token::Strange];
    }
    tokens
}

/// Whether a line asks: words, or a square by itself, before one question mark. Behind other notation it judges the
/// move in a record: `Nf3?`.
pub(super) fn is_question(line: &str) -> bool {
    let Some(asked) = line.trim_end().strip_suffix('?') else {
        return false;
    };
    let asks = !asked.ends_with(['?', '!'])
        && !asked.trim_start().starts_with(|c: char| c.is_ascii_digit());
    let is_run = |token: &Token| matches!(token, Token::Run(run) if !run.glued);
    let is_word = |token: &Token| matches!(token, Token::Run(run) if !run.glued && run.text.chars().nth(1).is_some());
    let tokens = tokens(asked);
    // "Y d4?": a word of one letter, before a letter that touches its figure.
    let is_joined = tokens.len() == 3 && is_run(&tokens[0]) && !is_run(&tokens[1]);
    let is_square = matches!(tokens.as_slice(), [Token::Run(run), Token::Figures(_)] if run.text.chars().nth(1).is_none());
    asks && (is_square || is_joined || tokens.iter().any(is_word))
}

/// Whether a question mark stands anywhere in a line, but beside an exclamation mark: "Nf3?!" judges what is done.
pub(super) fn has_question(line: &str) -> bool {
    let marks = |c: char| matches!(c, '?' | '!' | '？' | '！' | '⁇' | '⁈' | '⁉' | '؟');
    let asks = |signs: &str| signs.contains(['?', '？', '⁇', '؟']) && !signs.contains(['!', '！']);
    line.contains('¿') || line.split(|c| !marks(c)).any(asks)
}

/// A line without its question marks.
pub(super) fn without_question(line: &str) -> String {
    line.replace(['?', '？', '⁇', '؟', '¿'], " ")
        .trim()
        .to_owned()
}

/// Whether letters stand before an apostrophe that joins them to a word, or are the consonant that is left behind one.
fn is_elided(chars: &[char], at: usize, length: usize) -> bool {
    let is = |at: Option<usize>, fits: fn(char) -> bool| {
        at.and_then(|at| chars.get(at)).is_some_and(|c| fits(*c))
    };
    let (end, before) = (at + length, at.checked_sub(1));
    let leads = is(Some(end), is_apostrophe) && is(Some(end + 1), char::is_alphabetic);
    let is_left = is(before, is_apostrophe) && is(at.checked_sub(2), char::is_alphabetic);
    // No file has an accent: "à".
    let is_accented =
        || chars[at].is_alphabetic() && !is_cyrillic(chars[at]) && !chars[at].is_ascii();
    leads || length == 1 && (is_left && !"aehAEH".contains(chars[at]) || is_accented())
}

const fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '‘' | '’')
}

fn run_length(chars: &[char]) -> usize {
    let class = |c: char| {
        if c.is_ascii_digit() {
            Some(false)
        } else if c.is_alphabetic() || is_combining_mark(c) {
            Some(true)
        } else {
            None
        }
    };
    match chars.first().and_then(|&first| class(first)) {
        None => 1,
        own => {
            let same = chars.iter().take_while(|&&c| class(c) == own);
            same.count()
        }
    }
}

fn sign(sign: char, next: Option<&char>) -> Option<Token> {
    let known = match sign {
        // A colon before a space ends a word; between spaces or squares it captures.
        ':' if next.is_none_or(|next| next.is_whitespace()) => return None,
        ':' => WrittenSign::Colon,
        '×' | '✕' | '✖' => WrittenSign::Cross,
        '+' | '†' => WrittenSign::Plus,
        '#' | '‡' | '≠' => WrittenSign::Mate,
        '=' | '/' => WrittenSign::Equals,
        '.' | ',' | ';' | '!' | '?' | '-' | '(' | ')' | '[' | ']' | '"' | '\'' | '*' => {
            return None;
        }
        '‐'..='―' | '−' | '…' | '‘'..='‟' | '«' | '»' | '¿' | '¡' => return None,
        other if other.is_whitespace() || is_combining_mark(other) => return None,
        _ => return Some(Token::Strange),
    };
    Some(Token::Sign(known))
}

impl Token {
    /// Whether two tokens are the same word or figures.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Run(one), Self::Run(other)) => one.forms.iter().any(|form| other.is(form)),
            (one, other) => one == other,
        }
    }
}

impl Run {
    fn new(text: String, glued: bool) -> Self {
        let lower = text.to_lowercase();
        let mut forms = vec![lower];
        let mut alike = Vec::new();
        if !text.is_ascii() {
            let folded = fold(&forms[0]);
            alike.extend(in_cyrillic(&folded));
            alike.extend(in_latin(&folded));
            if folded != forms[0] {
                forms.push(folded);
            }
        }
        Self {
            text,
            forms,
            alike,
            glued,
            ends: false,
            elided: false,
        }
    }

    /// Whether it is one letter.
    pub(super) fn is_single(&self) -> bool {
        self.text.chars().nth(1).is_none()
    }

    /// Whether one of its letters is Cyrillic, and looks like none of notation.
    pub(super) fn is_spelt_in_cyrillic(&self) -> bool {
        let is_own = |c: char| is_cyrillic(c) && latin_alike(c).is_none();
        self.text.chars().any(is_own)
    }

    /// Whether it is written with capital letters only.
    pub(super) fn is_capital(&self) -> bool {
        self.text.chars().all(char::is_uppercase)
    }

    /// Whether the word, written in lower case, is this run.
    pub(super) fn is(&self, word: &str) -> bool {
        self.forms
            .iter()
            .chain(&self.alike)
            .any(|form| form == word)
    }
}

/// The letters of a text in lower case without accents: `Läufer` becomes `laufer`.
pub(super) fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut folded = String::with_capacity(text.len());
    for c in text.nfkd().filter(|c| !is_combining_mark(*c)) {
        match c {
            'ß' => folded.push_str("ss"),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            'ø' => folded.push('o'),
            'ł' => folded.push('l'),
            _ => folded.extend(c.to_lowercase()),
        }
    }
    folded
}

/// The same as it is typed without the keys for umlauts: `Läufer` becomes `laeufer`.
pub(super) fn fold_in_two_letters(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let text: String = text.to_lowercase().nfc().collect();
    let spelt = text.replace('ä', "ae").replace('ö', "oe");
    fold(
        &spelt
            .replace('ü', "ue")
            .replace('ø', "oe")
            .replace('å', "aa"),
    )
}

/// Letters that look alike, small and capital: Cyrillic, then Latin.
const ALIKE: [(char, char); 21] = [
    ('а', 'a'),
    ('е', 'e'),
    ('о', 'o'),
    ('р', 'p'),
    ('с', 'c'),
    ('у', 'y'),
    ('х', 'x'),
    ('к', 'k'),
    ('м', 'm'),
    ('т', 't'),
    ('А', 'A'),
    ('В', 'B'),
    ('Е', 'E'),
    ('К', 'K'),
    ('М', 'M'),
    ('Н', 'H'),
    ('О', 'O'),
    ('Р', 'P'),
    ('С', 'C'),
    ('Т', 'T'),
    ('Х', 'X'),
];

/// The Latin letter that looks like a Cyrillic one.
pub(super) fn latin_alike(letter: char) -> Option<char> {
    let pair = ALIKE.iter().find(|(cyrillic, _)| *cyrillic == letter);
    pair.map(|(_, latin)| *latin)
}

pub(super) fn is_cyrillic(c: char) -> bool {
    ('\u{400}'..='\u{52f}').contains(&c)
}

/// A word that mixes both scripts, in Cyrillic; `None` if it does not mix them or cannot be.
fn in_cyrillic(text: &str) -> Option<String> {
    let mixes = text.chars().any(is_cyrillic) && text.chars().any(|c| c.is_ascii_alphabetic());
    let alike = |c: char| {
        let pair = ALIKE.iter().find(|(_, latin)| *latin == c);
        pair.map_or(c, |(cyrillic, _)| *cyrillic)
    };
    let changed: String = text.chars().map(alike).collect();
    (mixes && changed.chars().all(is_cyrillic)).then_some(changed)
}

/// A word that mixes both scripts, in Latin; `None` if it does not mix them or cannot be.
fn in_latin(text: &str) -> Option<String> {
    let mixes = text.chars().any(is_cyrillic) && text.chars().any(|c| c.is_ascii_alphabetic());
    let changed: String = text.chars().map(|c| latin_alike(c).unwrap_or(c)).collect();
    (mixes && changed.is_ascii()).then_some(changed)
}

/// Tokens as they were typed: a file and its rank are one word.
pub(super) fn spelt(tokens: &[Token]) -> String {
    let mut text = String::new();
    for token in tokens {
        match token {
            Token::Run(run) => {
                if !text.is_empty() {
                    text.push(' ');
                }
                text.push_str(&run.text);
            }
            Token::Figures(figures) => text.push_str(figures),
            Token::Sign(_) | Token::Strange => {}
        }
    }
    text
}

/// Words and figures, without signs.
pub(super) fn words_only(tokens: &[Token]) -> Vec<Token> {
    let said = tokens.iter();
    said.filter(|token| matches!(token, Token::Run(_) | Token::Figures(_)))
        .cloned()
        .collect()
}
