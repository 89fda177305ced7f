//! Reads the games of a PGN file.

use std::collections::BTreeMap;
use std::mem;

use shakmaty::CastlingMode;
use shakmaty::fen::Fen;

use super::fault::{PgnError, PgnFault, TEXT_LIMIT};
use super::notes::{MOST_PLIES, Margin};
use super::oddity::{GamesRead, Oddity};
use super::pdn;
use super::scan::{PgnToken, Scanner, TokenKind};
use super::spelling::{Spelled, outcome, spelled};
use super::text::{decode, is_tag_name, unescaped};
use crate::chess::Position;
use crate::record::Record;

/// Reads all games of a file: one entry for each, in their order. Games of Russian draughts are read as PDN.
///
/// Comments, signs of quality, clock times, offers of a draw and variations are kept. Whatever in a variation is not
/// a legal move is kept as a comment. A text that is not UTF-8 is read as Windows-1251 or Latin-1, as is more likely.
///
/// # Errors
/// An entry is a [`PgnError`] if its game has a fault; the games after it are read nevertheless. A file without games
/// gives one entry, [`PgnFault::NoGame`].
pub fn read(text: &[u8]) -> Vec<Result<Record, PgnError>> {
    read_all(text).games
}

/// Reads all games of a file as [`read`] does, and counts what was unusual about them.
pub fn read_all(text: &[u8]) -> GamesRead {
    if pdn::is_draughts(text) {
        return pdn::read(text);
    }
    finish(text, drafts(text))
}

/// The file with a game in place of one of its own, counted from 0; in UTF-8, and the rest of it is as it was. `None`
/// if there is no such game, or if it is not the one that is expected there.
pub fn replaced(text: &[u8], at: usize, old: &Record, new: &str) -> Option<String> {
    let games = drafts(text);
    let (begin, end) = (games.get(at)?.begin?, games.get(at)?.end);
    let there = finish(text, games).games.into_iter().nth(at)?;
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
    let after = after.trim_start_matches(['\r', '\n']);
    Some(format!("{before}{gap}{new}{after}"))
}

fn drafts(text: &[u8]) -> Vec<Draft> {
    let mut scanner = Scanner::new(text);
    let mut games: Vec<Draft> = Vec::new();
    let mut place = 0;
    while let Some(tokens) = scanner.part() {
        let (begin, end) = (mem::replace(&mut place, scanner.at()), scanner.at());
        match games.last_mut() {
            _ if tokens.is_empty() => {}
            None if is_margin(&tokens) => {}
            Some(game) if is_margin(&tokens) || game.goes_on(&tokens) => {
                game.end = end;
                game.add(text, &tokens);
            }
            _ => {
                let blanks = text[begin..end].iter();
                let blanks = blanks.take_while(|byte| byte.is_ascii_whitespace());
                let mut game = Draft {
                    begin: Some(begin + blanks.count()),
                    end,
                    ..Draft::default()
                };
                game.add(text, &tokens);
                games.push(game);
            }
        }
        if let Some(game) = games.last_mut() {
            let blanks = scanner.blanks.iter().map(|at| (Oddity::Blank, *at));
            game.oddities.extend(blanks);
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

fn finish(text: &[u8], games: Vec<Draft>) -> GamesRead {
    let mut lines = Lines {
        text,
        line: 1,
        counted: 0,
    };
    let mut reading = GamesRead::default();
    for (game, draft) in (1..).zip(games) {
        let mut record = draft.record;
        let mut margin = draft.margin;
        margin.give_to(&mut record);
        let Some((fault, place)) = draft.fault else {
            for (kind, place) in draft.oddities {
                reading.oddities.count(kind, lines.of(place));
            }
            reading.games.push(Ok(record));
            continue;
        };
        reading.games.push(Err(PgnError {
            game,
            line: lines.of(place),
            column: column(text, place),
            fault,
            played: Box::new(record),
        }));
    }
    reading
}

/// Counts lines as places go on.
struct Lines<'a> {
    text: &'a [u8],
    line: usize,
    counted: usize,
}

impl Lines<'_> {
    /// The line of a place, from 1; of one before the last place, the line of that.
    fn of(&mut self, place: usize) -> usize {
        if let Some(lines) = self.text.get(self.counted..place) {
            self.line += lines.iter().filter(|&&byte| byte == b'\n').count();
            self.counted = place;
        }
        self.line
    }
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

/// A game that is being read.
#[derive(Default)]
struct Draft {
    /// Where it stands in the file.
    begin: Option<usize>,
    end: usize,
    record: Record,
    margin: Margin,
    ended: bool,
    oddities: Vec<(Oddity, usize)>,
    /// What the tag `Variant` says, if it is not usual chess.
    variant: Option<String>,
    /// The first fault and its place.
    fault: Option<(PgnFault, usize)>,
    /// Whether the moves from here on cannot be read.
    stopped: bool,
}

impl Draft {
    /// Whether a part belongs to this game. An empty line ends no game, but by the
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

    fn add(&mut self, text: &[u8], tokens: &[PgnToken]) {
        self.read_tags(text, tokens);
        for token in tokens {
            let word = &text[token.begin..token.end];
            let fault = match token.kind {
                TokenKind::Tag
                | TokenKind::OpenTag
                | TokenKind::NoTag
                | TokenKind::Number { .. } => continue,
                TokenKind::Result if self.stopped && !self.ended && !self.margin.is_inside() => {
                    self.end(word, token.begin);
                    Ok(())
                }
                _ if self.stopped => continue,
                TokenKind::OpenComment => Err(PgnFault::OpenComment),
                TokenKind::OpenVariation => Err(PgnFault::OpenVariation),
                TokenKind::Offer if self.ended => Ok(()),
                kind if is_beside(kind) || self.margin.is_inside() => {
                    let odd = self.margin.read(text, *token, &mut self.record, decode);
                    self.oddities
                        .extend(odd.into_iter().map(|kind| (kind, token.begin)));
                    Ok(())
                }
                TokenKind::Result if !self.ended => {
                    self.end(word, token.begin);
                    Ok(())
                }
                TokenKind::Word if !self.ended => self.play(word, token.begin),
                TokenKind::Result
                | TokenKind::Word
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

    /// Notes the first fault. What a variant of chess allows is no fault of the file.
    fn note(&mut self, fault: PgnFault, place: usize) {
        let fault = match self.variant.clone() {
            Some(name) => PgnFault::Variant { name },
            None => fault,
        };
        self.fault.get_or_insert((fault, place));
    }

    fn read_tags(&mut self, text: &[u8], tokens: &[PgnToken]) {
        let mut read: BTreeMap<String, String> = BTreeMap::new();
        let is_tag = |kind| matches!(kind, TokenKind::Tag | TokenKind::OpenTag | TokenKind::NoTag);
        for token in tokens.iter().take_while(|token| is_tag(token.kind)) {
            let (name, value) = pair(&text[token.begin..token.end]);
            if token.kind != TokenKind::Tag || !is_tag_name(&name) {
                self.oddities.push((Oddity::MalformedTag, token.begin));
            }
            if !is_tag_name(&name) || token.kind == TokenKind::NoTag {
                continue;
            }
            if let Some(old) = read.get(&name) {
                if *old != value {
                    self.oddities.push((Oddity::RepeatedTag, token.begin));
                }
            } else {
                match name.as_str() {
                    "FEN" => self.set_start(&value, token.begin),
                    "Variant" => self.set_variant(&value, token.begin),
                    _ => {}
                }
                read.insert(name, value);
            }
        }
        for (name, value) in read {
            match name.as_str() {
                "FEN" | "SetUp" => {}
                "Result" => {
                    let found = outcome(value.trim()).and_then(|(outcome, _)| outcome);
                    self.record.set_outcome(found);
                }
                _ => self.record.set_tag(&name, &value),
            }
        }
    }

    /// A game of another kind is not read, and said to be what it is.
    fn set_variant(&mut self, value: &str, place: usize) {
        let name = value
            .trim()
            .to_ascii_lowercase()
            .replace(['-', '_', ' '], "");
        match name.as_str() {
            "" | "?" | "standard" | "normal" | "chess" | "fromposition" | "classical" => {}
            // Its moves may be those of usual chess; if not, this is why.
            "chess960" | "fischerandom" | "fischerrandom" => {
                self.variant = Some("Chess960".to_owned());
            }
            _ => {
                self.variant = Some(value.trim().chars().take(TEXT_LIMIT).collect());
                self.stopped = true;
                self.note(PgnFault::NoGame, place);
            }
        }
    }

    fn set_start(&mut self, fen: &str, place: usize) {
        match Position::from_fen(fen) {
            Ok(position) => self.record = Record::starting_from(position.into()),
            Err(error) => {
                self.stopped = true;
                if is_chess960(fen) {
                    self.variant = Some("Chess960".to_owned());
                }
                self.note(PgnFault::BadFen(error), place);
            }
        }
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
        if tag.is_some() && found.is_some() && tag != found {
            self.oddities.push((Oddity::ResultsDiffer, place));
        }
        self.record.set_outcome(found.or(tag));
    }

    fn play(&mut self, word: &[u8], place: usize) -> Result<(), PgnFault> {
        if self.record.plies() >= MOST_PLIES {
            return Err(PgnFault::TooLong);
        }
        let text = decode(word);
        let position = self.record.position().chess();
        let position = position.ok_or_else(|| unreadable(word))?;
        match spelled(position, &text)? {
            Spelled::Null => {
                self.oddities.push((Oddity::NullMove, place));
                self.stopped = true;
                Ok(())
            }
            Spelled::Move(mv, oddities) => {
                let oddities = oddities.into_iter().map(|kind| (kind, place));
                self.oddities.extend(oddities);
                let is_played = self.record.play(mv.into());
                is_played
                    .then_some(())
                    .ok_or(PgnFault::IllegalMove { san: text })
            }
        }
    }
}

/// The name and the value of a tag.
fn pair(tag: &[u8]) -> (String, String) {
    let tag = tag.strip_prefix(b"[").unwrap_or(tag);
    let mut parts = tag.splitn(2, |&byte| byte == b'"');
    let name = decode(parts.next().unwrap_or_default().trim_ascii());
    let value = parts.next().unwrap_or_default();
    let value = value.strip_suffix(b"\r").unwrap_or(value);
    let closed = value.strip_suffix(b"\"").unwrap_or(value);
    (name, decode(&unescaped(closed)))
}

/// Whether a position is possible in Chess960, if it is none of usual chess: castling with rooks or kings elsewhere.
fn is_chess960(fen: &str) -> bool {
    Fen::from_ascii(fen.trim().as_bytes()).is_ok_and(|fen| {
        fen.into_position::<shakmaty::Chess>(CastlingMode::Chess960)
            .is_ok()
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
