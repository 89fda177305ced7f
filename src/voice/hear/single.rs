//! Letters that stand by themselves: which of them name files.

use super::mark::Mark;
use super::tokens::{Token, latin_alike};
use super::vocabulary::Vocabulary;

impl Vocabulary {
    /// Whether a small letter stands there by itself that names a file and none of the pieces of this voice.
    pub(super) fn names_a_file(&self, tokens: &[Token]) -> bool {
        let is_piece = |letter: char| {
            let same = |own: char| {
                let own = latin_alike(own).unwrap_or(own);
                own.eq_ignore_ascii_case(&letter)
            };
            let mut letters = self.letters().iter();
            letters.any(|(name, _)| name.chars().count() == 1 && name.chars().any(same))
        };
        tokens.iter().any(|token| {
            let Token::Run(run) = token else {
                return false;
            };
            let mut letters = run.text.chars();
            let only = letters.next().filter(|_| letters.next().is_none());
            let is_file = |letter: char| matches!(letter, 'a'..='h') && !is_piece(letter);
            !run.glued && only.is_some_and(is_file)
        })
    }

    /// Whether a letter and a rank begin the tokens.
    pub(super) fn names_square(&self, tokens: &[Token]) -> bool {
        let is_file = |token: &Token| {
            let Token::Run(run) = token else {
                return false;
            };
            let mut letters = run.text.chars();
            let file = letters.next().and_then(|first| self.lettered(first));
            file.is_some() && letters.next().is_none()
        };
        let is_rank = |token: &Token| match token {
            Token::Figures(figures) => matches!(figures.as_bytes(), [b'1'..=b'8']),
            Token::Run(_) => {
                let (marks, _) = self.look_up(std::slice::from_ref(token));
                marks.iter().any(|mark| matches!(mark, Mark::Rank(_)))
            }
            Token::Sign(_) | Token::Strange => false,
        };
        matches!(tokens, [file, rank, ..] if is_file(file) && is_rank(rank))
    }

    /// The file of a capital behind a preposition, as whoever dictates is given it: "de B8 a C6".
    pub(super) fn capital_of_square(&self, tokens: &[Token], at: usize) -> Option<u8> {
        let (marks, _) = self.look_up(tokens.get(at.checked_sub(1)?..at)?);
        let is_led = marks
            .iter()
            .any(|mark| matches!(mark, Mark::To | Mark::From));
        let Some(Token::Run(run)) = tokens.get(at).filter(|_| is_led) else {
            return None;
        };
        let letter = run.text.chars().next().filter(|_| run.is_capital())?;
        self.lettered(letter)
            .filter(|_| self.names_square(&tokens[at..]))
    }

    fn lettered(&self, letter: char) -> Option<u8> {
        self.file(letter.to_lowercase().next()?)
    }
}
