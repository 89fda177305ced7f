//! A game of a PGN file that is being read: its tags, its moves, and the first thing that is wrong with it.

use std::collections::BTreeMap;
use std::ops::Range;

use super::fault::{PgnFault, TEXT_LIMIT};
use super::letters::{Letters, in_latin};
use super::notes::Margin;
use super::oddity::Oddity;
use super::remark::{is_loose, is_remark, remark_behind, words_before};
use super::scan::{PgnToken, TokenKind};
use super::signs::{DOTS, mark, text_of};
use super::spelling::{BOTH_LOST, Spelled, outcome, plain_hyphens, spelled_in};
use super::text::decode;
use crate::board::{Side, Square};
use crate::chess::Position;
use crate::record::{GameResult, MOST_PLIES, Record};

pub(super) const CRAZYHOUSE: &str = "Crazyhouse";

/// A game that is being read.
#[derive(Default)]
pub(super) struct Draft {
    /// Where it stands in the file.
    pub begin: Option<usize>,
    pub end: usize,
    pub record: Record,
    pub margin: Margin,
    /// The letters of its pieces, if they are not those of the standard, and how many moves have them.
    pub letters: Option<&'static Letters>,
    pub lettered: usize,
    pub ended: bool,
    pub oddities: Vec<(Oddity, usize)>,
    /// The result of the tag `Result`, if it names one or says that there is none.
    pub result_tag: Option<Option<GameResult>>,
    /// How many plies a tag says there are, and where.
    pub ply_count: Option<(usize, usize)>,
    /// The tags that have been read.
    pub tags: BTreeMap<String, String>,
    /// Whether a number, a move or a result has been read, if only one that is none.
    pub begun: bool,
    /// Whether a tag says that a position is set up, and where.
    pub set_up: Option<(bool, usize)>,
    /// What the tag `Variant` says, if it is not usual chess.
    pub variant: Option<String>,
    /// The first fault and its place.
    pub fault: Option<(PgnFault, usize)>,
    /// Whether the moves from here on cannot be read.
    pub stopped: bool,
    /// From this place of the text on no moves stand in the part at hand.
    pub remark: usize,
}

impl Draft {
    /// Whether a part belongs to this game. An empty line ends no game, but by the standard a game ends with its result.
    /// Before its first move more of its tags may stand, and whatever else, but no tag twice.
    pub fn goes_on(&self, text: &[u8], tokens: &[PgnToken]) -> bool {
        let mut behind = tokens
            .iter()
            .skip_while(|token| token.kind == TokenKind::Comment);
        let has_moves = self.record.plies() > 0;
        !self.ended
            && match behind.next().map(|token| token.kind) {
                Some(TokenKind::Tag | TokenKind::OpenTag | TokenKind::NoTag) => {
                    !(has_moves || self.begun || self.repeats_tag(text, tokens))
                }
                Some(TokenKind::Number { first: true }) => {
                    !(has_moves || self.stopped && self.tags.is_empty())
                }
                _ => true,
            }
    }

    /// Whether nothing has been read but comments.
    pub fn is_bare(&self) -> bool {
        self.tags.is_empty() && !self.begun && !self.ended && self.fault.is_none()
    }

    /// Whether a thing is one of the moves, with which those begin.
    fn is_among_moves(&self, text: &[u8], token: PgnToken) -> bool {
        let word = || decode(&text[token.begin..token.end]);
        let is_move = matches!(token.kind, TokenKind::Number { .. } | TokenKind::Result)
            || token.kind == TokenKind::Word && !is_loose(&word());
        is_move && !self.margin.is_inside()
    }

    pub fn add(&mut self, text: &[u8], tokens: &[PgnToken]) {
        self.read_tags(text, tokens);
        self.remark = remark_behind(text, tokens);
        let words = self.read_words(text, tokens);
        for (at, token) in tokens
            .iter()
            .enumerate()
            .filter(|(at, _)| !words.contains(at))
        {
            let word = &text[token.begin..token.end];
            self.begun |= self.is_among_moves(text, *token);
            let fault = match token.kind {
                TokenKind::Tag | TokenKind::OpenTag | TokenKind::NoTag => continue,
                TokenKind::Number { .. } => self.number(text, *token),
                TokenKind::Result if self.stopped && !self.ended && !self.margin.is_inside() => {
                    self.end(word, token.begin);
                    Ok(())
                }
                _ if self.stopped => continue,
                TokenKind::Word if !self.margin.is_inside() && is_loose(&decode(word)) => {
                    self.oddities.push((Oddity::Punctuation, token.begin));
                    Ok(())
                }
                TokenKind::OpenComment => Err(PgnFault::OpenComment),
                TokenKind::OpenVariation => Err(PgnFault::OpenVariation),
                TokenKind::Offer if self.ended => Ok(()),
                kind if is_beside(kind) || self.margin.is_inside() => {
                    let odd = self
                        .margin
                        .read(text, *token, &mut self.record, self.letters);
                    self.oddities
                        .extend(odd.into_iter().map(|kind| (kind, token.begin)));
                    Ok(())
                }
                TokenKind::Result if !self.ended => {
                    self.end(word, token.begin);
                    Ok(())
                }
                TokenKind::Word => {
                    let played = match !self.ended || mark(&decode(word)).is_some() {
                        true => self.play(word, token.begin),
                        false => Err(unreadable(word)),
                    };
                    played.or_else(
                        |fault| match self.is_said(word, *token, tokens.split_at(at)) {
                            true => Ok(()),
                            false => Err(fault),
                        },
                    )
                }
                TokenKind::Result
                | TokenKind::Offer
                | TokenKind::Comment
                | TokenKind::Glyph
                | TokenKind::Variation
                | TokenKind::VariationEnd => Err(unreadable(word)),
            };
            if let Err(fault) = fault {
                self.stopped = true;
                self.note(fault, token.begin);
            }
        }
    }

    /// Keeps words that stand between the tags and the first move as a comment; returns which things of the part they are.
    fn read_words(&mut self, text: &[u8], tokens: &[PgnToken]) -> Range<usize> {
        let words = words_before(text, tokens);
        let found = tokens.get(words.clone());
        let (Some([first, .., last] | [first @ last]), false, false) =
            (found, self.begun || self.stopped, self.tags.is_empty())
        else {
            return 0..0;
        };
        self.oddities.push((Oddity::Remark, first.begin));
        let said = decode(&text[first.begin..last.end]);
        self.margin.remark(&said, &mut self.record);
        words
    }

    /// Whether a word that is no move says something of the game: behind the last move the result of a game that both have
    /// lost, or words that have nothing that moves have.
    fn is_said(
        &mut self,
        word: &[u8],
        token: PgnToken,
        (before, here): (&[PgnToken], &[PgnToken]),
    ) -> bool {
        let word = decode(word);
        let is_played = |token: &PgnToken| match token.kind {
            TokenKind::Word | TokenKind::Number { .. } | TokenKind::Result => true,
            TokenKind::Tag
            | TokenKind::OpenTag
            | TokenKind::NoTag
            | TokenKind::Offer
            | TokenKind::Comment
            | TokenKind::Glyph
            | TokenKind::Variation
            | TokenKind::VariationEnd
            | TokenKind::OpenComment
            | TokenKind::OpenVariation => false,
        };
        // Behind the number of a move, or before a result, it is castling.
        let is_numbered = before
            .last()
            .is_some_and(|token| matches!(token.kind, TokenKind::Number { .. }));
        let is_last = !is_numbered && !here.iter().skip(1).any(is_played);
        let bare = plain_hyphens(&word).replace([' ', '\t'], "");
        if bare == BOTH_LOST && !self.ended && is_last {
            self.oddities.push((Oddity::Outcome, token.begin));
            self.record.set_outcome(Some(GameResult::LostByBoth));
            return true;
        }
        let is_remark = self.remark <= token.begin && self.record.plies() > 0 && is_remark(&word);
        if is_remark {
            self.oddities.push((Oddity::Remark, token.begin));
            self.margin.remark(&word, &mut self.record);
        }
        is_remark
    }

    /// Notes the first fault. What a variant of chess allows is no fault of the file, even if no tag names it.
    pub fn note(&mut self, fault: PgnFault, place: usize) {
        let word = match &fault {
            PgnFault::UnreadableMove { text } | PgnFault::IllegalMove { san: text } => text,
            PgnFault::NoGame
            | PgnFault::Variant { .. }
            | PgnFault::BadFen(_)
            | PgnFault::BadPosition(_)
            | PgnFault::AmbiguousMove { .. }
            | PgnFault::OpenComment
            | PgnFault::OpenVariation
            | PgnFault::TooLong => "",
        };
        let by_drop = || is_drop(word).then(|| CRAZYHOUSE.to_owned());
        let fault = match self.variant.clone().or_else(by_drop) {
            Some(name) => PgnFault::Variant { name },
            None => fault,
        };
        self.fault.get_or_insert((fault, place));
    }

    /// The number of a move must be the one that is due. Two squares as four digits, as in play by post, are no number.
    fn number(&mut self, text: &[u8], token: PgnToken) -> Result<(), PgnFault> {
        let digits = &text[token.begin..token.end];
        if self.stopped || self.ended || self.margin.is_inside() {
            return Ok(());
        }
        let is_square = |byte: &u8| (b'1'..=b'8').contains(byte);
        let is_dotted = text.get(token.end) == Some(&b'.');
        if !is_dotted && (4..=5).contains(&digits.len()) && digits.iter().all(is_square) {
            return Err(unreadable(digits));
        }
        let number = std::str::from_utf8(digits).map(str::parse::<u32>);
        // Several full stops, in one sign or with blanks, are for a move of Black.
        let behind = &text[token.end..];
        let next = behind
            .strip_prefix(b".")
            .unwrap_or(behind)
            .trim_ascii_start();
        let is_black = next.starts_with(b".") || next.starts_with(DOTS);
        let is_due = matches!(number, Ok(Ok(number)) if number == self.record.position().number())
            && is_black == (self.record.position().turn() == Side::Black);
        let is_it = |(kind, _): &(Oddity, usize)| *kind == Oddity::MoveNumber;
        if !is_due && !self.oddities.iter().any(is_it) {
            self.oddities.push((Oddity::MoveNumber, token.begin));
        }
        Ok(())
    }

    fn end(&mut self, word: &[u8], place: usize) {
        self.ended = true;
        let Some((found, is_odd)) = outcome(&decode(word)) else {
            return;
        };
        if is_odd {
            self.oddities.push((Oddity::Outcome, place));
        }
        let tag = self.record.outcome();
        // So a game that both have lost is written: the standard has no sign for it.
        let is_of_both = found.is_none() && tag == Some(GameResult::LostByBoth);
        if !is_of_both && self.result_tag.is_some_and(|tag| tag != found) {
            self.oddities.push((Oddity::ResultsDiffer, place));
        }
        self.record.set_outcome(found.or(tag));
        let on_board = self.record.result_on_board();
        if !self.stopped && on_board.is_some() && on_board != self.record.outcome() {
            self.oddities.push((Oddity::ResultOnBoard, place));
        }
    }

    /// What is unusual about the last move, if it says that it captures in passing: perhaps it does not.
    fn passing(&self, kind: Oddity) -> Oddity {
        let last = self.record.plies().checked_sub(1);
        let facts = last.and_then(|last| {
            let mv = self.record.moves().get(last)?.chess()?;
            self.record.position_after(last).chess()?.facts(mv)
        });
        let is_passing = facts.is_some_and(|facts| facts.en_passant);
        match kind == Oddity::EnPassant && !is_passing {
            true => Oddity::NotPassing,
            false => kind,
        }
    }

    fn play(&mut self, word: &[u8], place: usize) -> Result<(), PgnFault> {
        if self.record.plies() >= MOST_PLIES {
            return Err(PgnFault::TooLong);
        }
        let text = text_of(word);
        let position = self.record.position().chess();
        let position = position.ok_or_else(|| unreadable(word))?;
        let latin = in_latin(&text);
        let other = self.letters.and_then(|letters| letters.translated(&latin));
        self.lettered += usize::from(other.is_some_and(|other| other != latin));
        match spelled_in(self.letters, position, &text) {
            Err(fault) => {
                let says = mark(&text).filter(|_| self.record.plies() > 0);
                let told = says.map(|kind| (self.passing(kind), place));
                self.oddities.extend(told);
                told.map(|_| ()).ok_or(fault)
            }
            Ok(Spelled::Null) => {
                self.oddities.push((Oddity::NullMove, place));
                self.stopped = true;
                Ok(())
            }
            Ok(Spelled::Move(mv, oddities)) => {
                let is_played = self.record.play(mv.into());
                let oddities = oddities.into_iter().map(|kind| (self.passing(kind), place));
                let oddities: Vec<_> = oddities.collect();
                self.oddities.extend(oddities);
                if self
                    .record
                    .position()
                    .chess()
                    .is_some_and(|after| !gives(after, &text))
                {
                    self.oddities.push((Oddity::Check, place));
                }
                is_played
                    .then_some(())
                    .ok_or(PgnFault::IllegalMove { san: text })
            }
        }
    }
}

/// Whether a move gives what it says: check or mate.
fn gives(after: &Position, word: &str) -> bool {
    match word.trim_end_matches(['!', '?']).chars().last() {
        Some('+') => after.is_check(),
        Some('#') => after.is_checkmate(),
        _ => true,
    }
}

/// Whether a word puts a piece from the hand on the board, as in Crazyhouse: `N@f3`, `@e4`.
fn is_drop(word: &str) -> bool {
    word.split_once('@').is_some_and(|(piece, square)| {
        matches!(piece, "" | "P" | "N" | "B" | "R" | "Q")
            && square
                .get(..2)
                .is_some_and(|at| at.parse::<Square>().is_ok())
    })
}

/// Whether a token stands beside the moves of the game.
fn is_beside(kind: TokenKind) -> bool {
    let notes = [
        TokenKind::Comment,
        TokenKind::Glyph,
        TokenKind::Offer,
        TokenKind::Variation,
        TokenKind::VariationEnd,
    ];
    notes.contains(&kind)
}

fn unreadable(word: &[u8]) -> PgnFault {
    let text = decode(word);
    PgnFault::UnreadableMove {
        text: text.chars().take(TEXT_LIMIT).collect(),
    }
}
