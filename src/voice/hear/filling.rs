//! What fills the gaps of a command in words: squares, pieces, sides, numbers and names.

use super::mark::Mark;
use super::number::in_words;
use super::tokens::Token;
use super::vocabulary::Vocabulary;
use crate::board::{Side, Square};
use crate::catalogue;
use crate::protocol::{Detail, FileNames, MoveForm};
use crate::voice::Voices;

/// What fills the gaps.
#[derive(Clone, Debug, Default)]
pub(super) struct HeardFilling {
    /// Of rows of the catalogue.
    pub(super) of_row: catalogue::Filling,
    pub(super) voice: Option<String>,
    pub(super) form: Option<MoveForm>,
    pub(super) files: Option<FileNames>,
    pub(super) detail: Option<Detail>,
}

impl HeardFilling {
    /// Fills the gap of a square, or of the first one of two.
    fn fill_square(
        &mut self,
        is_first: bool,
        tokens: &[Token],
        vocabulary: &Vocabulary,
    ) -> Option<usize> {
        let (square, taken) = square(tokens, vocabulary)?;
        let row = &mut self.of_row;
        let place = if is_first {
            &mut row.from
        } else {
            &mut row.square
        };
        *place = Some(square);
        Some(taken)
    }

    /// Fills a gap from the first tokens; how many it took.
    pub(super) fn fill(
        &mut self,
        name: &str,
        tokens: &[Token],
        vocabulary: &Vocabulary,
        voices: &Voices,
    ) -> Option<usize> {
        match name {
            "file" => {
                let (line, taken) = file(tokens, vocabulary)?;
                self.of_row.line = Some(line);
                Some(taken)
            }
            "rank" => {
                let (line, taken) = counted(tokens, vocabulary)?;
                self.of_row.line = Some(line);
                Some(taken)
            }
            "step" => {
                let (step, taken) = vocabulary.steps.find(tokens)?;
                self.of_row.step = step.parse().ok();
                self.of_row.step.map(|_| taken)
            }
            "square" | "from" => self.fill_square(name == "from", tokens, vocabulary),
            "piece" => {
                // "The king's knight" is a knight.
                let kind_of = |mark: Mark| mark.try_as_winged().map(|(kind, _)| kind);
                let named = |one: Mark| one.try_as_kind().or_else(|| kind_of(one));
                let (kind, taken) = mark(tokens, vocabulary, named)?;
                self.of_row.kind = Some(kind);
                Some(taken)
            }
            "side" => {
                let (side, taken) = side(tokens, vocabulary)?;
                self.of_row.side = Some(side);
                Some(taken)
            }
            "number" | "ordinal" => {
                let number = if name == "number" { number } else { ordinal };
                let (number, taken) = number(tokens, vocabulary)?;
                self.of_row.number = Some(number);
                Some(taken)
            }
            "voice" => {
                let (voice, taken) = voices.names().find(tokens)?;
                self.voice = Some(voice.to_owned());
                Some(taken)
            }
            "form" => {
                let (form, taken) = vocabulary.forms.find(tokens)?;
                self.form = form.parse().ok();
                self.form.map(|_| taken)
            }
            "detail" => {
                let (detail, taken) = vocabulary.details.find(tokens)?;
                self.detail = detail.parse().ok();
                self.detail.map(|_| taken)
            }
            "files" => {
                let (files, taken) = vocabulary.file_sets.find(tokens)?;
                self.files = files.parse().ok();
                self.files.map(|_| taken)
            }
            _ => None,
        }
    }
}

/// The first mark of the next words that has the meaning that is looked for.
fn mark<T>(
    tokens: &[Token],
    vocabulary: &Vocabulary,
    meaning: impl Fn(Mark) -> Option<T>,
) -> Option<(T, usize)> {
    if let Some(Token::Run(run)) = tokens.first() {
        let mut chars = run.text.chars();
        if let (Some(letter), None) = (chars.next(), chars.next())
            && let Some(file) = vocabulary.file(letter.to_ascii_lowercase())
            && let Some(found) = meaning(Mark::File(file))
        {
            return Some((found, 1));
        }
    }
    let (marks, taken) = vocabulary.look_up(tokens);
    let found = marks.into_iter().find_map(meaning)?;
    Some((found, taken))
}

/// The side that the next words name, and how many words that took.
pub(super) fn side(tokens: &[Token], vocabulary: &Vocabulary) -> Option<(Side, usize)> {
    mark(tokens, vocabulary, Mark::try_as_side)
}

pub(super) fn square(tokens: &[Token], vocabulary: &Vocabulary) -> Option<(Square, usize)> {
    let (file, one) = file(tokens, vocabulary)?;
    // "On the seventh rank" is the rank of no square.
    let (rank, two) = rank(&tokens[one..], vocabulary).filter(|(_, taken)| *taken == 1)?;
    Some((Square::new(file, rank)?, one + two))
}

pub(super) fn file(tokens: &[Token], vocabulary: &Vocabulary) -> Option<(u8, usize)> {
    mark(tokens, vocabulary, Mark::try_as_file)
}

/// A number in figures or in words; "half an hour" is none.
fn number(tokens: &[Token], vocabulary: &Vocabulary) -> Option<(u32, usize)> {
    if let Some(Token::Figures(figures)) = tokens.first() {
        return Some((figures.parse().ok()?, 1));
    }
    let of_rank = || {
        let (rank, taken) = rank(tokens, vocabulary)?;
        Some((u32::from(rank) + 1, taken))
    };
    let one_word = || {
        let (name, taken) = vocabulary.minutes.find(tokens)?;
        Some((name.parse().ok()?, taken)).filter(|(_, taken)| *taken == 1)
    };
    let found = in_words(tokens, vocabulary)
        .or_else(of_rank)
        .or_else(one_word);
    found.filter(|(number, _)| *number > 0)
}

/// "The third" counts as 3.
pub(super) fn ordinal(tokens: &[Token], vocabulary: &Vocabulary) -> Option<(u32, usize)> {
    let (number, taken) = counted(tokens, vocabulary)?;
    Some((u32::from(number) + 1, taken))
}

/// A number up to eight, from 0: "seven", or "seventh".
fn counted(tokens: &[Token], vocabulary: &Vocabulary) -> Option<(u8, usize)> {
    rank(tokens, vocabulary).or_else(|| mark(tokens, vocabulary, Mark::try_as_ordinal))
}

pub(super) fn rank(tokens: &[Token], vocabulary: &Vocabulary) -> Option<(u8, usize)> {
    if let Token::Figures(figures) = tokens.first()? {
        match figures.as_bytes() {
            [rank @ b'1'..=b'8'] => Some((rank - b'1', 1)),
            _ => None,
        }
    } else {
        mark(tokens, vocabulary, Mark::try_as_rank)
    }
}
