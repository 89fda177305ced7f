//! Reads the games of a PGN file.

use std::mem;

use super::draft::Draft;
use super::fault::{PgnError, PgnFault};
use super::kind::is_draughts;
use super::letters::{self, Letters};
use super::oddity::{GamesRead, Oddity};
use super::pdn;
use super::scan::{PgnToken, Scanner, TokenKind};
use super::tags::is_tag;
use super::text::{decode, unread, without_controls};
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
    let (text, controls) = without_controls(text);
    let text = text.as_ref();
    let mut reading = match is_draughts(text) {
        true => pdn::read(text),
        false => finish(text, drafts(text, None)),
    };
    let mut lines = Lines::new(text);
    for place in controls {
        reading.oddities.count(Oddity::Control, lines.of(place));
    }
    reading
}

/// The file with a game in place of one of its own, counted from 0; in UTF-8, and the rest of it is as it was. `None`
/// if there is no such game, or if it is not the one that is expected there.
pub fn replaced(text: &[u8], at: usize, old: &Record, new: &str) -> Option<String> {
    let clean = without_controls(text).0;
    let games = drafts(&clean, None);
    let (begin, end) = (games.get(at)?.begin?, games.get(at)?.end);
    let there = finish(&clean, games).games.into_iter().nth(at)?;
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

fn drafts(text: &[u8], letters: Option<&'static Letters>) -> Vec<Draft> {
    let mut scanner = Scanner::new(text);
    let mut games: Vec<Draft> = Vec::new();
    let mut place = 0;
    while let Some(tokens) = scanner.part() {
        let (mut begin, end) = (mem::replace(&mut place, scanner.at()), scanner.at());
        let mut rest = tokens.as_slice();
        loop {
            let (tokens, later) = rest.split_at(first_game(text, rest));
            let end = later.first().map_or(end, |token| token.begin);
            add(&mut games, text, tokens, (begin, end), letters);
            (rest, begin) = (later, end);
            if rest.is_empty() {
                break;
            }
        }
        if let Some(game) = games.last_mut() {
            game.oddities.append(&mut scanner.oddities);
        }
    }
    games.retain(|game| !game.is_bare());
    if games.is_empty() {
        games.push(Draft {
            fault: Some((PgnFault::NoGame, 0)),
            ..Draft::default()
        });
    }
    games.iter_mut().for_each(Draft::compare_tags);
    games
}

/// How many of the things of a part belong to the first game of it: where nothing stands between them, one ends with its
/// result, and the next one has a number or a line of its own.
fn first_game(text: &[u8], tokens: &[PgnToken]) -> usize {
    let begins = |result: PgnToken, next: PgnToken| {
        let is_word = next.kind == TokenKind::Word;
        next.kind == TokenKind::Number { first: true }
            || is_word && text[result.end..next.begin].contains(&b'\n')
    };
    let mut depth = 0_usize;
    for (at, pair) in (1..).zip(tokens.windows(2)) {
        match pair[0].kind {
            TokenKind::Variation => depth += 1,
            TokenKind::VariationEnd => depth = depth.saturating_sub(1),
            TokenKind::Result if depth == 0 && begins(pair[0], pair[1]) => return at,
            TokenKind::Tag
            | TokenKind::OpenTag
            | TokenKind::NoTag
            | TokenKind::Number { .. }
            | TokenKind::Result
            | TokenKind::Word
            | TokenKind::Offer
            | TokenKind::Comment
            | TokenKind::Glyph
            | TokenKind::OpenComment
            | TokenKind::OpenVariation => {}
        }
    }
    tokens.len()
}

/// Adds the things of a part, which stands in the text from one place to another, to the last game or to a new one.
fn add(
    games: &mut Vec<Draft>,
    text: &[u8],
    tokens: &[PgnToken],
    (begin, end): (usize, usize),
    letters: Option<&'static Letters>,
) {
    match games.last_mut() {
        _ if tokens.is_empty() => {}
        Some(game) if is_margin(tokens) || game.goes_on(text, tokens) => {
            game.end = end;
            let tag = tokens.iter().find(|token| is_tag(token.kind));
            if let Some(tag) = tag.filter(|_| !game.tags.is_empty()) {
                game.oddities.push((Oddity::PartedTags, tag.begin));
            }
            game.add(text, tokens);
        }
        _ => {
            let blanks = text[begin..end].iter();
            let blanks = blanks.take_while(|byte| byte.is_ascii_whitespace());
            let mut game = Draft {
                begin: Some(begin + blanks.count()),
                end,
                letters,
                ..Draft::default()
            };
            game.add(text, tokens);
            games.push(game);
        }
    }
}

/// One move with the letter of another language is rather a slip than a game in that, but the piece of a promotion can be
/// nothing else, nor one whose two squares are named.
const LEAST_LETTERED: usize = 2;

/// The game as it is with the letters of another language, if it can be read to its end with those of exactly one; and if
/// with none, as it is with the one that leads further than all others, so that the move is told that is wrong in it.
fn in_other_letters(text: &[u8], draft: &Draft) -> Option<Draft> {
    let begin = draft.begin?;
    let (fault, place) = draft.fault.as_ref()?;
    let (PgnFault::UnreadableMove { text: word } | PgnFault::IllegalMove { san: word }, None) =
        (fault, &draft.variant)
    else {
        return None;
    };
    let bare = word.trim_end_matches(|c: char| !c.is_alphabetic());
    let ranks = word.chars().filter(char::is_ascii_digit);
    let least = if bare.ends_with(char::is_uppercase) || ranks.count() > 1 {
        1
    } else {
        LEAST_LETTERED
    };
    let mut found: Option<Draft> = None;
    let mut furthest = vec![draft.record.plies()];
    let mut broken: Option<Draft> = None;
    for letters in letters::ALL.iter().filter(|letters| letters.has(word)) {
        let mut games = drafts(&text[begin..draft.end], Some(letters)).into_iter();
        let Some(game) = games.next().filter(|game| game.lettered >= least) else {
            continue;
        };
        if game.fault.is_some() {
            if furthest.iter().all(|plies| *plies < game.record.plies()) {
                furthest.push(game.record.plies());
                broken = Some(game);
            }
            continue;
        }
        let differs = |other: &Draft| other.record.moves() != game.record.moves();
        if games.next().is_some() || found.as_ref().is_some_and(differs) {
            return None;
        }
        found = Some(game);
    }
    let mut game = found.or(broken)?;
    let odd = game.oddities.iter_mut().map(|(_, at)| at);
    for at in odd.chain(game.fault.as_mut().map(|(_, at)| at)) {
        *at += begin;
    }
    game.oddities.push((Oddity::Language, *place));
    game.oddities.sort_by_key(|(_, at)| *at);
    Some(game)
}

/// A game whose pawns have their letter, which in another language is that of a piece: it is told if all its moves can be
/// those of that piece, too.
fn doubted(text: &[u8], mut draft: Draft) -> Draft {
    let is_pawn = |(kind, _): &(Oddity, usize)| *kind == Oddity::PawnLetter;
    if let (None, Some(begin), true) = (
        &draft.fault,
        draft.begin,
        draft.oddities.iter().any(is_pawn),
    ) {
        let others = letters::ALL.iter().filter(|letters| letters.has("Pe4"));
        let mut others = others.flat_map(|letters| drafts(&text[begin..draft.end], Some(letters)));
        let is_other = |other: Draft| {
            other.fault.is_none()
                && other.record.plies() == draft.record.plies()
                && other.record.moves() != draft.record.moves()
        };
        if others.any(is_other) {
            draft
                .oddities
                .iter_mut()
                .filter(|odd| is_pawn(odd))
                .for_each(|odd| odd.0 = Oddity::PawnOrPiece);
        }
    }
    draft
}

/// Whether nothing but comments and signs stands in a part.
fn is_margin(tokens: &[PgnToken]) -> bool {
    let mut kinds = tokens.iter().map(|token| token.kind);
    kinds.all(|kind| matches!(kind, TokenKind::Comment | TokenKind::Glyph))
}

fn finish(text: &[u8], games: Vec<Draft>) -> GamesRead {
    let mut lines = Lines::new(text);
    let mut reading = GamesRead::default();
    // Tags alone and moves alone perhaps belong together.
    let have_tags = games.iter().any(|game| !game.tags.is_empty());
    let have_moves = games.iter().any(Draft::has_moves);
    for (game, draft) in (1..).zip(games) {
        let mut draft = in_other_letters(text, &draft).unwrap_or_else(|| doubted(text, draft));
        if have_tags && draft.tags.is_empty() || have_moves && !draft.has_moves() {
            draft
                .oddities
                .insert(0, (Oddity::Parted, draft.begin.unwrap_or(0)));
        }
        let mut record = draft.record;
        let mut margin = draft.margin;
        margin.give_to(&mut record);
        let Some((fault, place)) = draft.fault else {
            for (kind, place) in draft.oddities {
                if kind == Oddity::NullMove {
                    keep_unread(&mut record, &decode(&text[place..draft.end.max(place)]));
                }
                reading.oddities.count(kind, lines.of(place));
            }
            reading.games.push(Ok(record));
            continue;
        };
        keep_unread(&mut record, &decode(&text[place..draft.end.max(place)]));
        // Of a game that is kept up to its fault is told what was unusual up to there.
        let odd = draft.oddities.into_iter();
        for (kind, at) in odd.filter(|(_, at)| fault.keeps_game() && *at < place) {
            reading.oddities.count(kind, lines.of(at));
        }
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

/// What could not be read of a game is not lost: it stands in a comment behind its last move. Its result is not that of
/// the moves that are left.
fn keep_unread(record: &mut Record, rest: &str) {
    let mut notes = record.notes().clone();
    notes.add_comment(record.plies(), &unread(rest.chars(), record.outcome()));
    let _ = record.set_notes(notes);
    record.set_outcome(None);
}

/// Counts lines as places go on.
struct Lines<'a> {
    text: &'a [u8],
    line: usize,
    counted: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a [u8]) -> Self {
        Self {
            text,
            line: 1,
            counted: 0,
        }
    }

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
