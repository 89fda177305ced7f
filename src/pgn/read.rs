//! Reads the games of a PGN file.

use std::io::Cursor;
use std::mem;
use std::ops::ControlFlow;

use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use shakmaty::{KnownOutcome, Outcome as Ending};

use super::fault::{PgnError, PgnFault, TEXT_LIMIT};
use super::notes::Margin;
use super::pdn;
use super::scan::{PgnToken, Scanner, TokenKind, plain_hyphens};
use super::text::{decode, is_tag_name, unescaped};
use crate::chess::{Position, SanError};
use crate::record::{GameResult, Record};

/// Reads all games of a file: one entry for each, in their order. Games of Russian draughts are read
/// as PDN.
///
/// Comments, signs of quality, clock times, offers of a draw and variations are kept. Whatever in
/// a variation is not a legal move is kept as a comment. A text that is not UTF-8 is read as
/// Windows-1251 or Latin-1, whichever is more likely.
///
/// # Errors
/// An entry is a [`PgnError`] if its game has a fault; the games after it are read nevertheless. A
/// file without games gives one entry, [`PgnFault::NoGame`].
pub fn read(text: &[u8]) -> Vec<Result<Record, PgnError>> {
    if pdn::is_draughts(text) {
        return pdn::read(text);
    }
    finish(text, drafts(text))
}

/// The file with a game in place of one of its own, counted from 0; in UTF-8, and the rest of it
/// is as it was. `None` if there is no such game, or if it is not the one that is expected there.
pub fn replaced(text: &[u8], at: usize, old: &Record, new: &str) -> Option<String> {
    let games = drafts(text);
    let (begin, end) = (games.get(at)?.begin?, games.get(at)?.end);
    let there = finish(text, games).into_iter().nth(at)?;
    if there.as_ref() != Ok(old) {
        return None;
    }
    let whole =
        |part: &[u8]| -> String { part.split_inclusive(|&b| b == b'\n').map(decode).collect() };
    let (before, after) = (whole(&text[..begin]), whole(&text[end..]));
    let gap = if before.is_empty() || before.ends_with("\n\n") || before.ends_with("\n\r\n") {
        ""
    } else {
        "\n"
    };
    Some(format!(
        "{before}{gap}{new}{}",
        after.trim_start_matches(['\r', '\n'])
    ))
}

fn drafts(text: &[u8]) -> Vec<Draft> {
    let lines = text.split(|&byte| byte == b'\n');
    let longest = lines.map(<[u8]>::len).max().unwrap_or(0);
    let mut reader = Reader::build(Cursor::new(text))
        .set_supported_tag_line_length(longest + 1)
        .finish();
    let mut games: Vec<Draft> = Vec::new();
    let mut begin = 0;
    loop {
        let mut part = Part::default();
        let end = match reader.read_game(&mut part) {
            Ok(None) => break,
            Ok(Some(())) => position_of(&mut reader, text),
            Err(_) => text.len(),
        };
        let tokens = Scanner::new(text, begin, end).collect::<Vec<_>>();
        let place = mem::replace(&mut begin, end);
        match games.last_mut() {
            _ if tokens.is_empty() => {}
            None if is_margin(&tokens) => {}
            Some(game) if is_margin(&tokens) || game.goes_on(&tokens) => {
                game.end = end;
                game.add(text, &tokens, part);
            }
            _ => {
                let blanks = text[place..end].iter();
                let blanks = blanks.take_while(|byte| byte.is_ascii_whitespace());
                let begin = Some(place + blanks.count());
                let mut game = Draft {
                    begin,
                    end,
                    ..Draft::default()
                };
                game.add(text, &tokens, part);
                games.push(game);
            }
        }
    }
    if games.is_empty() {
        games.push(Draft {
            fault: Some((PgnFault::NoGame, 0)),
            ..Draft::default()
        });
    }
    games
}

/// Whether nothing but comments and signs stands in a part.
fn is_margin(tokens: &[PgnToken]) -> bool {
    let mut kinds = tokens.iter().map(|token| token.kind);
    kinds.all(|kind| matches!(kind, TokenKind::Comment | TokenKind::Glyph))
}

/// The reader's place in a text in memory, where seeking cannot fail.
fn position_of(reader: &mut Reader<Cursor<&[u8]>>, text: &[u8]) -> usize {
    use std::io::Seek as _;
    let position = reader.stream_position().ok();
    position
        .and_then(|position| usize::try_from(position).ok())
        .unwrap_or(text.len())
}

fn finish(text: &[u8], games: Vec<Draft>) -> Vec<Result<Record, PgnError>> {
    let mut line = 1;
    let mut counted = 0;
    let numbered = (1..).zip(games);
    let entries = numbered.map(|(game, draft)| {
        let mut record = draft.record;
        let mut margin = draft.margin;
        margin.give_to(&mut record);
        let Some((fault, place)) = draft.fault else {
            return Ok(record);
        };
        if let Some(lines) = text.get(counted..place) {
            line += lines.iter().filter(|&&byte| byte == b'\n').count();
            counted = place;
        }
        Err(PgnError {
            game,
            line,
            column: column(text, place),
            fault,
            played: Box::new(record),
        })
    });
    entries.collect()
}

/// The column of a place, from 1, in characters; a byte order mark is none.
fn column(text: &[u8], place: usize) -> usize {
    let before = &text[..place];
    let line = before
        .rsplit(|&byte| byte == b'\n')
        .next()
        .unwrap_or(before);
    let line = String::from_utf8_lossy(line);
    1 + line.trim_start_matches('\u{feff}').chars().count()
}

/// What the reader finds between two empty lines.
#[derive(Default)]
struct Part {
    tags: Vec<(String, String)>,
    moves: Vec<SanPlus>,
    results: Vec<Ending>,
}

impl Visitor for Part {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn tag(&mut self, (): &mut (), name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        self.tags.push((
            decode(name.trim_ascii()),
            decode(&unescaped(value.as_bytes())),
        ));
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn san(&mut self, (): &mut (), san: SanPlus) -> ControlFlow<()> {
        self.moves.push(san);
        ControlFlow::Continue(())
    }

    fn outcome(&mut self, (): &mut (), result: Ending) -> ControlFlow<()> {
        self.results.push(result);
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (): ()) {}
}

/// A game that is being read.
#[derive(Default)]
struct Draft {
    /// Where it stands in the file.
    begin: Option<usize>,
    end: usize,
    record: Record,
    margin: Margin,
    ended: bool,
    /// The first fault and its place.
    fault: Option<(PgnFault, usize)>,
    /// Whether the moves from here on cannot be read.
    stopped: bool,
}

impl Draft {
    /// Whether a part belongs to this game. The reader ends a game at an empty line, but by the
    /// standard a game ends with its result.
    fn goes_on(&self, tokens: &[PgnToken]) -> bool {
        let new = |kind| {
            matches!(
                kind,
                TokenKind::Tag
                    | TokenKind::OpenTag
                    | TokenKind::NoTag
                    | TokenKind::Number { first: true }
            )
        };
        !self.ended && !tokens.first().is_some_and(|token| new(token.kind))
    }

    fn add(&mut self, text: &[u8], tokens: &[PgnToken], mut part: Part) {
        self.read_tags(tokens, mem::take(&mut part.tags));
        let mut moves = part.moves.into_iter();
        let mut results = part.results.iter();
        for token in tokens {
            let word = &text[token.begin..token.end];
            let fault = match token.kind {
                TokenKind::Tag
                | TokenKind::OpenTag
                | TokenKind::NoTag
                | TokenKind::Number { .. } => continue,
                _ if self.stopped => break,
                TokenKind::OpenComment => Err(PgnFault::OpenComment),
                TokenKind::OpenVariation => Err(PgnFault::OpenVariation),
                TokenKind::Offer if self.ended => Ok(()),
                kind if is_beside(kind) || self.margin.is_inside() => {
                    self.margin.read(text, *token, &mut self.record, decode);
                    Ok(())
                }
                TokenKind::Result if !self.ended => self.end(results.next().copied()),
                TokenKind::Word if !self.ended => self.play(word, moves.next()),
                TokenKind::Result
                | TokenKind::Word
                | TokenKind::Offer
                | TokenKind::Comment
                | TokenKind::Glyph
                | TokenKind::Variation
                | TokenKind::VariationEnd => Err(unreadable(word)),
            };
            if let Err(fault) = fault {
                self.stopped |= fault != PgnFault::ResultsDiffer;
                self.note(fault, token.begin);
            }
        }
        let in_step = moves.next().is_none() && results.next().is_none();
        debug_assert!(
            self.fault.is_some() || in_step,
            "the scanner has passed over a move"
        );
        self.ended |= !part.results.is_empty();
    }

    fn note(&mut self, fault: PgnFault, place: usize) {
        self.fault.get_or_insert((fault, place));
    }

    fn read_tags(&mut self, tokens: &[PgnToken], tags: Vec<(String, String)>) {
        let mut tags = tags.into_iter();
        let mut read: Vec<(String, String)> = Vec::new();
        for token in tokens {
            let (name, value) = match token.kind {
                TokenKind::Tag => tags.next().unwrap_or_default(),
                TokenKind::OpenTag => {
                    self.note(PgnFault::MalformedTag, token.begin);
                    tags.next().unwrap_or_default()
                }
                TokenKind::NoTag => {
                    self.note(PgnFault::MalformedTag, token.begin);
                    continue;
                }
                TokenKind::Number { .. }
                | TokenKind::Result
                | TokenKind::Word
                | TokenKind::Offer
                | TokenKind::Comment
                | TokenKind::Glyph
                | TokenKind::Variation
                | TokenKind::VariationEnd
                | TokenKind::OpenComment
                | TokenKind::OpenVariation => break,
            };
            if !is_tag_name(&name) {
                self.note(PgnFault::MalformedTag, token.begin);
            } else if let Some((_, old)) = read.iter().find(|(old, _)| *old == name) {
                if *old != value {
                    self.note(PgnFault::RepeatedTag { name }, token.begin);
                }
            } else {
                self.set_start(&name, &value, token.begin);
                read.push((name, value));
            }
        }
        for (name, value) in read {
            match name.as_str() {
                "FEN" | "SetUp" => {}
                "Result" => self.record.set_outcome(GameResult::from_pgn(&value)),
                _ => self.record.set_tag(&name, &value),
            }
        }
    }

    fn set_start(&mut self, name: &str, fen: &str, place: usize) {
        if name != "FEN" {
            return;
        }
        match Position::from_fen(fen) {
            Ok(position) => self.record = Record::starting_from(position.into()),
            Err(error) => {
                self.stopped = true;
                self.note(PgnFault::BadFen(error), place);
            }
        }
    }

    fn end(&mut self, result: Option<Ending>) -> Result<(), PgnFault> {
        self.ended = true;
        let outcome = match result {
            Some(Ending::Known(KnownOutcome::Draw)) => GameResult::Draw,
            Some(Ending::Known(KnownOutcome::Decisive { winner })) => {
                GameResult::Win(crate::chess::side(winner))
            }
            Some(Ending::Unknown) | None => return Ok(()),
        };
        let tag = self.record.outcome();
        self.record.set_outcome(Some(outcome));
        if tag.is_some_and(|tag| tag != outcome) {
            return Err(PgnFault::ResultsDiffer);
        }
        Ok(())
    }

    fn play(&mut self, word: &[u8], read: Option<SanPlus>) -> Result<(), PgnFault> {
        let san = SanPlus::from_ascii(plain_hyphens(word).as_bytes());
        let san = san.map_err(|_| unreadable(word))?;
        if read != Some(san) {
            return Err(unreadable(word));
        }
        let text = || san.to_string();
        let position = self
            .record
            .position()
            .chess()
            .ok_or_else(|| unreadable(word))?;
        let mv = position.resolve(san.san).map_err(|error| match error {
            SanError::Syntax => unreadable(word),
            SanError::Illegal => PgnFault::IllegalMove { san: text() },
            SanError::Ambiguous => PgnFault::AmbiguousMove { san: text() },
        })?;
        if self.record.play(mv.into()) {
            Ok(())
        } else {
            Err(PgnFault::IllegalMove { san: text() })
        }
    }
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
