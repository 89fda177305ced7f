//! Letters that stand by themselves: which of them name files.

use super::mark::Mark;
use super::reading::{Reader, Rigour};
use super::said::Said;
use super::sense;
use super::tokens::{Token, latin_alike, tokens};
use super::vocabulary::Vocabulary;
use crate::board::Side;
use crate::voice::Voices;

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

    /// Whether a square follows, perhaps behind words that lead to it: "e5", "nach e5", "va en e5".
    pub(super) fn leads_to_square(&self, tokens: &[Token]) -> bool {
        let leads = |mark: &Mark| {
            matches!(
                mark,
                Mark::To | Mark::Towards | Mark::Filler | Mark::AskingFirst
            )
        };
        let mut rest = tokens;
        while !self.names_square(rest) {
            let (marks, taken) = self.look_up(rest);
            if taken == 0 || !marks.iter().any(leads) {
                return false;
            }
            rest = rest.get(taken..).unwrap_or_default();
        }
        true
    }

    /// Whether a letter stands behind an article, so that it is a file and no article itself: "with the a pawn".
    pub(super) fn follows_article(&self, tokens: &[Token], at: usize) -> bool {
        let before = at.checked_sub(1).and_then(|before| tokens.get(before..=at));
        let (marks, taken) = self.look_up(before.unwrap_or_default());
        taken == 2 && matches!(marks.as_slice(), [Mark::File(_)])
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

    /// Whether the tokens begin with a word that takes: a capital before it may only begin the sentence, "D prend e5".
    pub(super) fn takes(&self, tokens: &[Token]) -> bool {
        self.look_up(tokens).0.contains(&Mark::Takes)
    }

    /// Whether the tokens begin with such a word, and a square or nothing follows, perhaps behind what is taken: "takes on
    /// e5", "takes the pawn on e5", "takes".
    pub(super) fn takes_on_square(&self, tokens: &[Token]) -> bool {
        let leads = |mark: &Mark| {
            matches!(
                mark,
                Mark::Takes
                    | Mark::To
                    | Mark::Towards
                    | Mark::From
                    | Mark::OutOf
                    | Mark::Filler
                    | Mark::Kind(_)
            )
        };
        let (mut rest, mut follows) = (tokens, false);
        while self.takes(tokens) && !rest.is_empty() && !self.names_square(rest) {
            let (marks, taken) = self.look_up(rest);
            if taken == 0 || !marks.iter().any(leads) {
                return false;
            }
            rest = rest.get(taken..).unwrap_or_default();
            // So voices announce it, without an article: "d prend pion e5".
            let is_piece = marks.iter().any(|mark| matches!(mark, Mark::Kind(_)));
            if is_piece && follows && taken == 1 && self.names_square(rest) {
                return false;
            }
            follows = marks.contains(&Mark::Takes);
        }
        self.takes(tokens)
    }

    /// Whether a square is written in figures, or said elsewhere than where a sigh stands. Else "euh" is a file.
    pub(super) fn names_square_beside(&self, tokens: &[Token], sigh: usize, is_file: bool) -> bool {
        let is_written = |token: &Token| matches!(token, Token::Run(run) if run.glued);
        let is_said = |at: usize| {
            let (marks, taken) = self.look_up(&tokens[at..]);
            let names_file = marks.iter().any(|mark| matches!(mark, Mark::File(_)));
            let behind = tokens.get(at + taken);
            at != sigh && names_file && behind.is_some_and(|token| self.is_rank(token))
        };
        let takes = || tokens.get(sigh + 1..).is_some_and(|rest| self.takes(rest));
        tokens.iter().any(is_written) || !is_file && !takes() && (0..tokens.len()).any(is_said)
    }

    /// Whether what follows a preposition is an article before a rank, or what is done: "a las tres", "a comer"; or what
    /// follows a name goes on: "David and three".
    pub(super) fn leads_no_rank(&self, rest: &[Token], may_lead: bool) -> bool {
        let (marks, taken) = self.look_up(rest);
        let behind = rest.get(taken).filter(|_| taken > 0);
        let joins = || self.joins.find(rest).is_some();
        may_lead && marks.contains(&Mark::Taking)
            || (may_lead || joins())
                && marks.contains(&Mark::Filler)
                && behind.is_some_and(|token| self.is_rank(token))
    }

    /// Whether a preposition begins the words, and what is done follows it: "a comer".
    pub(super) fn leads_to_taking(&self, tokens: &[Token]) -> bool {
        let (marks, taken) = self.look_up(tokens);
        let rest = tokens.get(taken..).unwrap_or_default();
        marks.contains(&Mark::To) && taken > 0 && self.look_up(rest).0.contains(&Mark::Taking)
    }

    /// Whether words break off, or say no more than that something is taken, or where a piece stands: "e4 and", "a comer".
    pub(super) fn says_no_move(&self, tokens: &[Token]) -> bool {
        self.breaks_off(tokens)
            || self.tells(tokens)
            || self.only_leads_to_taking(tokens)
            || self.standing(tokens).is_some()
    }

    /// Whether that is all: it names neither a piece nor a square.
    fn only_leads_to_taking(&self, tokens: &[Token]) -> bool {
        let (_, taken) = self.look_up(tokens);
        let rest = tokens.get(taken..).unwrap_or_default();
        self.leads_to_taking(tokens) && self.look_up(rest).1 == rest.len()
    }

    /// Whether a preposition ends the words, or a file in them is the time of day or somebody's name: "d3 with", "a las
    /// tres", "David and three".
    pub(super) fn names_no_square(&self, said: &[Token]) -> bool {
        let is_preposition = |mark: &Mark| {
            matches!(
                mark,
                Mark::To | Mark::Towards | Mark::From | Mark::OutOf | Mark::With
            )
        };
        let ends = |at: usize| {
            let (marks, taken) = self.look_up(&said[at..]);
            let is_word = matches!(&said[at], Token::Run(run) if !run.glued && !run.is_capital());
            let leads = !marks.is_empty() && marks.iter().all(is_preposition);
            is_word && leads && at + taken == said.len()
        };
        let is_other = |at: usize| {
            let (marks, taken) = self.look_up(&said[at..]);
            let names_file = marks.iter().any(|mark| matches!(mark, Mark::File(_)));
            let may_lead = marks.iter().any(is_preposition);
            let rest = said.get(at + taken..).unwrap_or_default();
            let is_done = self.look_up(rest).0.contains(&Mark::Taking);
            names_file && taken > 0 && !is_done && self.leads_no_rank(rest, may_lead)
        };
        (1..said.len()).any(ends) || (0..said.len()).any(is_other)
    }

    /// Whether a word or figures may be a rank.
    pub(super) fn is_rank(&self, token: &Token) -> bool {
        match token {
            Token::Figures(_) => true,
            Token::Run(_) => {
                let (marks, _) = self.look_up(std::slice::from_ref(token));
                marks.iter().any(|mark| matches!(mark, Mark::Rank(_)))
            }
            Token::Sign(_) | Token::Strange => false,
        }
    }

    /// The same with a small letter at the beginning, where its capital is a file and no piece.
    fn with_small_letter(&self, tokens: &[Token]) -> Option<Vec<Token>> {
        let Some((Token::Run(run), rest)) = tokens.split_first() else {
            return None;
        };
        let letter = run.text.chars().next().filter(char::is_ascii_uppercase)?;
        let is_piece = self.letter(letter.encode_utf8(&mut [0; 4])).is_some();
        if is_piece || !run.glued || self.lettered(letter).is_none() {
            return None;
        }
        let mut small = run.clone();
        small.text.make_ascii_lowercase();
        Some([&[Token::Run(small)], rest].concat())
    }

    /// The same with a capital at the beginning, where two small letters and a rank are a pawn's capture in notation, and
    /// the capital is a piece: "de5" may be "De5".
    fn with_capital(&self, tokens: &[Token]) -> Option<Vec<Token>> {
        let Some((Token::Run(run), rest)) = tokens.split_first() else {
            return None;
        };
        let is_capture = run.glued
            && run.text.chars().count() == 2
            && run.text.chars().all(|letter| matches!(letter, 'a'..='h'));
        let capital = run.text.get(..1)?.to_ascii_uppercase();
        self.letter(&capital).filter(|_| is_capture)?;
        let mut large = run.clone();
        large.text.replace_range(..1, &capital);
        Some([&[Token::Run(large)], rest].concat())
    }

    /// The same where the letters that begin it are the name of a file, perhaps without its accent: "дэ5", "de5" for "dé5".
    fn with_file_named(&self, tokens: &[Token]) -> Option<Vec<Token>> {
        let Some((Token::Run(run), rest)) = tokens.split_first() else {
            return None;
        };
        let (marks, taken) = self.look_up(tokens);
        // "Be3" is notation.
        let is_notation = run
            .text
            .starts_with(|first: char| first.is_ascii_uppercase());
        let is_name = run.glued && !run.is_single() && taken <= 1 && !is_notation;
        if !is_name {
            return None;
        }
        let file = marks.iter().find_map(|mark| mark.try_as_file());
        let file = file.or_else(|| self.unaccented_file(run))?;
        let mut named = run.clone();
        named.text = char::from(b'a' + file).to_string();
        named.forms = vec![named.text.clone()];
        named.alike.clear();
        Some([&[Token::Run(named)], rest].concat())
    }

    fn lettered(&self, letter: char) -> Option<u8> {
        self.file(letter.to_lowercase().next()?)
    }
}

impl Voices {
    /// Whether a sigh and a number are all that was said: "euh, four" may be a square, and is asked about.
    pub fn only_sighs(&self, text: &str, language: &str) -> bool {
        let (own, said) = (self.own(language), tokens(text));
        let (marks, taken) = own.look_up(&said);
        let is_tail = own
            .tails
            .find(&said)
            .is_some_and(|(_, length)| length == taken);
        let is_rank = matches!(said.get(taken..), Some([rank]) if own.is_rank(rank));
        marks.contains(&Mark::Sigh) && is_tail && is_rank
    }
}

/// Whether words are sighs, and perhaps numbers: "oh oh" castles in English, and "ah tres" names a file in German.
pub(super) fn is_sigh(marks: &[Mark]) -> bool {
    let sighs = |mark: &Mark| matches!(mark, Mark::Filler | Mark::Rank(_));
    marks.first() == Some(&Mark::Filler) && marks.iter().all(sighs)
}

/// What is said where a capital that is no piece of the voice only begins the sentence: "Bc5" is "bc5" besides.
pub(super) fn in_small(
    voices: &Voices,
    own: &Vocabulary,
    tokens: &[Token],
    turn: Side,
) -> Vec<Said> {
    respelt(voices, own, own.with_small_letter(tokens), turn)
}

/// What is said where the first of two small letters is a piece, or both are the name of a file: "de5" is "De5" and "d5" besides.
pub(super) fn in_large(
    voices: &Voices,
    own: &Vocabulary,
    tokens: &[Token],
    turn: Side,
) -> Vec<Said> {
    let mut said = respelt(voices, own, own.with_capital(tokens), turn);
    said.extend(respelt(voices, own, own.with_file_named(tokens), turn));
    said
}

fn respelt(voices: &Voices, own: &Vocabulary, tokens: Option<Vec<Token>>, turn: Side) -> Vec<Said> {
    let mut said = Vec::new();
    let ways = tokens.map(|tokens| Reader::read(voices, own, Rigour::Own, &tokens));
    for marks in ways.into_iter().flatten() {
        sense::understand(&marks, turn, &mut said);
    }
    said
}
