//! Reads Rust source text far enough to judge it: code, strings, comments, attributes, tests, functions.

/// One piece of source text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A name or keyword.
    Word,
    /// One character of punctuation.
    Mark,
    /// A string literal; the text is what stands between the quotes.
    Text,
    /// A character, byte, lifetime or number: nothing here looks into it.
    Other,
    /// A comment that documents the item after it, without its slashes.
    Doc,
}

/// A token with the line where it begins, counted from 1.
#[derive(Clone, Debug)]
pub struct Token {
    pub kind: Kind,
    pub text: String,
    pub line: usize,
    /// Whether it stands in an item under `#[cfg(test)]` or `#[test]`.
    pub in_test: bool,
    /// Whether it stands in an attribute.
    pub in_attribute: bool,
}

impl Token {
    pub fn is(&self, text: &str) -> bool {
        self.text == text && matches!(self.kind, Kind::Word | Kind::Mark)
    }
}

/// A file of source text, split into tokens.
pub struct Source {
    /// The path from the root of the project, with slashes.
    pub path: String,
    /// The text itself.
    pub text: String,
    /// The tokens, without comments that document nothing.
    pub tokens: Vec<Token>,
}

impl Source {
    /// Files with their texts.
    #[cfg(test)]
    pub fn tree(files: &[(&str, &str)]) -> Vec<Self> {
        let files = files.iter();
        files.map(|(path, text)| Self::new(path, text)).collect()
    }

    pub fn new(path: &str, text: &str) -> Self {
        let mut tokens = Lexer::new(text).tokens();
        mark_attributes(&mut tokens);
        mark_tests(&mut tokens);
        Self {
            path: path.into(),
            text: text.into(),
            tokens,
        }
    }

    /// Whether the whole file is a test, a benchmark or a fuzz target.
    pub fn is_test(&self) -> bool {
        !self.path.starts_with("src/") || self.path.ends_with("/tests.rs")
    }

    /// Whether the file is code of the folder or file of that name directly under `src`.
    pub fn is_in(&self, module: &str) -> bool {
        self.module_path()
            .first()
            .is_some_and(|first| first == module)
    }

    /// The path of modules that leads to this file: `src/chess/san.rs` is `["chess", "san"]`.
    pub fn module_path(&self) -> Vec<String> {
        let inner = self.path.trim_start_matches("src/").trim_end_matches(".rs");
        let mut path: Vec<_> = inner.split('/').map(String::from).collect();
        if path.last().is_some_and(|last| last == "mod") {
            path.pop();
        }
        path
    }

    /// Whether the tokens from `at` on are exactly these words and marks.
    pub fn reads(&self, at: usize, words: &[&str]) -> bool {
        let found = self.tokens.get(at..at + words.len());
        found.is_some_and(|found| found.iter().zip(words).all(|(token, word)| token.is(word)))
    }

    /// The index of the bracket that closes the one at `open`; the last token if none does.
    pub fn closing(&self, open: usize) -> usize {
        closing(&self.tokens, open)
    }
}

fn closing(tokens: &[Token], open: usize) -> usize {
    let mut depth = 0_usize;
    for (index, token) in tokens.iter().enumerate().skip(open) {
        if token.kind != Kind::Mark {
            continue;
        }
        match token.text.as_str() {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return index;
                }
            }
            _ => {}
        }
    }
    tokens.len() - 1
}

fn mark_attributes(tokens: &mut [Token]) {
    let mut index = 0;
    while index < tokens.len() {
        let inner = usize::from(tokens.get(index + 1).is_some_and(|token| token.is("!")));
        let open = index + 1 + inner;
        if tokens[index].is("#") && tokens.get(open).is_some_and(|token| token.is("[")) {
            let end = closing(tokens, open);
            for token in &mut tokens[index..=end] {
                token.in_attribute = true;
            }
            index = end;
        }
        index += 1;
    }
}

fn mark_tests(tokens: &mut [Token]) {
    let mut index = 0;
    while index < tokens.len() {
        if is_test_attribute(tokens, index) {
            let end = end_of_item(tokens, index);
            for token in &mut tokens[index..=end] {
                token.in_test = true;
            }
            index = end;
        }
        index += 1;
    }
}

fn is_test_attribute(tokens: &[Token], at: usize) -> bool {
    let reads = |words: &[&str]| {
        words
            .iter()
            .enumerate()
            .all(|(n, word)| tokens.get(at + n).is_some_and(|t| t.is(word)))
    };
    reads(&["#", "[", "test", "]"]) || reads(&["#", "[", "cfg", "(", "test", ")", "]"])
}

/// The last token of the item whose attributes begin at `start`: its `;` or its closing brace.
fn end_of_item(tokens: &[Token], start: usize) -> usize {
    let mut index = start;
    while index < tokens.len() {
        let token = &tokens[index];
        if !token.in_attribute {
            if token.is(";") {
                return index;
            }
            if token.is("{") {
                return closing(tokens, index);
            }
            if token.is("(") {
                index = closing(tokens, index);
            }
        }
        index += 1;
    }
    tokens.len() - 1
}

struct Lexer {
    chars: Vec<char>,
    at: usize,
    line: usize,
}

impl Lexer {
    fn new(text: &str) -> Self {
        Self {
            chars: text.chars().collect(),
            at: 0,
            line: 1,
        }
    }

    fn tokens(mut self) -> Vec<Token> {
        let mut tokens = Vec::new();
        while let Some(next) = self.peek(0) {
            let line = self.line;
            if let Some((kind, text)) = self.token(next) {
                tokens.push(Token {
                    kind,
                    text,
                    line,
                    in_test: false,
                    in_attribute: false,
                });
            }
        }
        tokens
    }

    fn peek(&self, ahead: usize) -> Option<char> {
        self.chars.get(self.at + ahead).copied()
    }

    fn bump(&mut self) -> Option<char> {
        let next = self.peek(0)?;
        self.at += 1;
        self.line += usize::from(next == '\n');
        Some(next)
    }

    fn take_while(&mut self, mut wanted: impl FnMut(char) -> bool) -> String {
        let mut taken = String::new();
        while let Some(next) = self.peek(0).filter(|&next| wanted(next)) {
            taken.push(next);
            self.bump();
        }
        taken
    }

    fn token(&mut self, next: char) -> Option<(Kind, String)> {
        match next {
            '/' if self.peek(1) == Some('/') => self.line_comment(),
            '/' if self.peek(1) == Some('*') => {
                self.block_comment();
                None
            }
            '"' => Some((Kind::Text, self.string())),
            '\'' => Some((Kind::Other, self.character_or_lifetime())),
            _ if next.is_whitespace() => {
                self.bump();
                None
            }
            _ if next.is_ascii_digit() => {
                let number = self.take_while(|c| c.is_alphanumeric() || c == '_');
                Some((Kind::Other, number))
            }
            _ if next.is_alphabetic() || next == '_' => Some(self.word()),
            _ => {
                self.bump();
                Some((Kind::Mark, next.to_string()))
            }
        }
    }

    fn line_comment(&mut self) -> Option<(Kind, String)> {
        let text = self.take_while(|c| c != '\n');
        let doc = text
            .strip_prefix("///")
            .filter(|rest| !rest.starts_with('/'))?;
        Some((Kind::Doc, doc.trim().into()))
    }

    fn block_comment(&mut self) {
        let mut depth = 0_usize;
        loop {
            match (self.peek(0), self.peek(1)) {
                (Some('/'), Some('*')) => depth += 1,
                (Some('*'), Some('/')) => depth -= 1,
                (None, _) => return,
                _ => {
                    self.bump();
                    continue;
                }
            }
            self.bump();
            self.bump();
            if depth == 0 {
                return;
            }
        }
    }

    fn string(&mut self) -> String {
        self.bump();
        let mut text = String::new();
        while let Some(next) = self.bump() {
            match next {
                '"' => break,
                '\\' => {
                    // An escape stands for one character; which one does not matter here.
                    self.bump();
                    text.push('\\');
                }
                _ => text.push(next),
            }
        }
        text
    }

    fn raw_string(&mut self, hashes: usize) -> String {
        let end: String = std::iter::once('"')
            .chain("#".repeat(hashes).chars())
            .collect();
        let mut text = String::new();
        while let Some(next) = self.bump() {
            text.push(next);
            if text.ends_with(&end) {
                text.truncate(text.len() - end.len());
                break;
            }
        }
        text
    }

    fn character_or_lifetime(&mut self) -> String {
        self.bump();
        if self.peek(0) == Some('\\') {
            self.bump();
            self.bump();
            let rest = self.take_while(|c| c != '\'');
            self.bump();
            return rest;
        }
        if self.peek(1) == Some('\'') {
            let character = self.bump().map(String::from).unwrap_or_default();
            self.bump();
            return character;
        }
        self.take_while(|c| c.is_alphanumeric() || c == '_')
    }

    fn word(&mut self) -> (Kind, String) {
        let word = self.take_while(|c| c.is_alphanumeric() || c == '_');
        let raw = matches!(word.as_str(), "r" | "br" | "cr");
        if raw {
            let hashes = (0..)
                .take_while(|&ahead| self.peek(ahead) == Some('#'))
                .count();
            if self.peek(hashes) == Some('"') {
                for _ in 0..=hashes {
                    self.bump();
                }
                return (Kind::Text, self.raw_string(hashes));
            }
        }
        match self.peek(0) {
            Some('"') if matches!(word.as_str(), "b" | "c") => (Kind::Text, self.string()),
            Some('\'') if word == "b" => (Kind::Other, self.character_or_lifetime()),
            _ => (Kind::Word, word),
        }
    }
}
