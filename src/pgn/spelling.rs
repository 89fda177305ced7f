//! Moves as people and programs write them, beside the notation of the standard.

use shakmaty::san::SanPlus;

use super::fault::{PgnFault, TEXT_LIMIT};
use super::letters::{Letters, in_latin};
use super::oddity::Oddity;
use super::signs::{promoted, without_mark};
use crate::board::{Kind, Side};
use crate::chess::{Move, Position, SanError};
use crate::record::GameResult;

/// What a word among the moves is.
pub(super) enum Spelled {
    /// A move, and what is unusual about its spelling.
    Move(Move, Vec<Oddity>),
    /// A null move: the other side moves again.
    Null,
}

/// The result of a game that both have lost.
pub(super) const BOTH_LOST: &str = "0-0";

/// The tag that says how a game ended, and what stands there in words for one that both have lost.
pub(super) const TERMINATION: &str = "Termination";
pub(super) const BOTH_LOST_IN_WORDS: &str = "double-loss";

/// The ways in which a null move is written.
pub(super) const NULL_MOVES: [&str; 8] = ["--", "Z0", "z0", "0000", "<>", "@@@@", "null", "pass"];

/// Reads a word among the moves, whose pieces may have the letters of another language.
pub(super) fn spelled_in(
    letters: Option<&Letters>,
    position: &Position,
    word: &str,
) -> Result<Spelled, PgnFault> {
    let latin = in_latin(word);
    let translated = match letters {
        Some(letters) => letters.translated(&latin),
        None => Some(latin.to_string()),
    };
    let text = translated.ok_or_else(|| fault(word, SanError::Syntax))?;
    let mut found = spelled(position, &text).map_err(|fault| as_written(fault, word))?;
    if let Spelled::Move(_, oddities) = &mut found
        && latin != word
    {
        oddities.push(Oddity::Cyrillic);
    }
    Ok(found)
}

/// Whether a pawn's move has the square from which it goes: that can be read as it stands.
fn has_both_squares(word: &str) -> bool {
    matches!(
        word.as_bytes(),
        [b'a'..=b'h', b'1'..=b'8', b'a'..=b'h', b'1'..=b'8', ..]
    )
}

/// Reads a word among the moves: first as the standard has it, then as it is written otherwise.
fn spelled(position: &Position, word: &str) -> Result<Spelled, PgnFault> {
    let strict = san(position, word);
    if let Ok(mv) = strict {
        let pawn = word.starts_with('P').then_some(Oddity::PawnLetter);
        let is_small = |(_, piece): (&str, &str)| piece.starts_with(char::is_lowercase);
        let promoted = word.split_once('=').is_some_and(is_small);
        let promoted = promoted.then_some(Oddity::Promotion);
        let squares = has_both_squares(word).then_some(Oddity::Squares);
        let oddities = pawn.into_iter().chain(promoted).chain(squares);
        return Ok(Spelled::Move(mv, oddities.collect()));
    }
    let hyphens = plain_hyphens(word);
    if NULL_MOVES.contains(&hyphens.as_str()) {
        return Ok(Spelled::Null);
    }
    if is_castling_word(word) {
        let mut legal = ["O-O", "O-O-O"].map(|text| san(position, text).ok());
        legal.sort_unstable_by_key(Option::is_none);
        if let [Some(mv), None] = legal {
            return Ok(Spelled::Move(mv, vec![Oddity::Castling]));
        }
    }
    let (text, mut oddities) = standard(word, &hyphens);
    let mut found = san(position, &text);
    // Both squares alone may also be a castling king.
    let squares = text
        .strip_prefix('K')
        .unwrap_or(&text)
        .replace('=', "")
        .to_ascii_lowercase();
    if found.is_err()
        && let Ok(mv) = squares.parse::<Move>()
        && position.is_legal(mv)
    {
        oddities.push(Oddity::Squares);
        found = Ok(mv);
    }
    if found.is_err()
        && let Some(first @ ('k' | 'q' | 'r' | 'b' | 'n')) = text.chars().next()
    {
        let capital = text.replacen(first, &first.to_ascii_uppercase().to_string(), 1);
        if let Ok(mv) = san(position, &capital) {
            oddities.push(Oddity::PieceLetter);
            found = Ok(mv);
        }
    }
    if found.is_err()
        && let Some(capture) = short_capture(position, &text)
    {
        oddities.push(Oddity::Capture);
        found = capture;
    }
    oddities.sort_unstable();
    oddities.dedup();
    found
        .map(|mv| Spelled::Move(mv, oddities))
        .map_err(|error| fault(word, error))
}

fn san(position: &Position, word: &str) -> Result<Move, SanError> {
    let san = SanPlus::from_ascii(word.as_bytes()).map_err(|_| SanError::Syntax)?;
    position.resolve(san.san)
}

fn fault(word: &str, error: SanError) -> PgnFault {
    let text: String = word.chars().take(TEXT_LIMIT).collect();
    match error {
        SanError::Syntax => PgnFault::UnreadableMove { text },
        SanError::Illegal => PgnFault::IllegalMove { san: text },
        SanError::Ambiguous => PgnFault::AmbiguousMove { san: text },
    }
}

/// The same fault of the word as it stands in the file.
fn as_written(fault: PgnFault, word: &str) -> PgnFault {
    let written: String = word.chars().take(TEXT_LIMIT).collect();
    match fault {
        PgnFault::UnreadableMove { .. } => PgnFault::UnreadableMove { text: written },
        PgnFault::IllegalMove { .. } => PgnFault::IllegalMove { san: written },
        PgnFault::AmbiguousMove { .. } => PgnFault::AmbiguousMove { san: written },
        other @ (PgnFault::NoGame
        | PgnFault::Variant { .. }
        | PgnFault::BadFen(_)
        | PgnFault::BadPosition(_)
        | PgnFault::OpenComment
        | PgnFault::OpenVariation
        | PgnFault::TooLong) => other,
    }
}

/// A capture by a pawn that names only the files: `exd`, `ed`.
fn short_capture(position: &Position, text: &str) -> Option<Result<Move, SanError>> {
    let file = |byte: &u8| matches!(byte, b'a'..=b'h').then(|| byte - b'a');
    let (from, to) = match text.as_bytes() {
        [from, b'x', to] | [from, to] => (file(from)?, file(to)?),
        _ => return None,
    };
    if from.abs_diff(to) != 1 {
        return None;
    }
    let is_meant = |mv: &Move| {
        let pawn = position.piece_at(mv.from).map(|piece| piece.kind) == Some(Kind::Pawn);
        pawn && (mv.from.file(), mv.to.file()) == (from, to)
    };
    let moves: Vec<Move> = position
        .legal_moves()
        .into_iter()
        .filter(is_meant)
        .collect();
    Some(match moves.as_slice() {
        [] => Err(SanError::Illegal),
        [one] => Ok(*one),
        _ => Err(SanError::Ambiguous),
    })
}

/// A move in the form of the standard, and what of its spelling is unusual. What is no move stays none. Beside the word
/// as it stands there is the word with hyphens.
fn standard(word: &str, hyphens: &str) -> (String, Vec<Oddity>) {
    let mut oddities = Vec::new();
    let mut text = hyphens.to_owned();
    while let Some((bare, odd)) = without_mark(&text) {
        text = bare.to_owned();
        oddities.extend(odd);
    }
    let mut take = |kind, text: &mut String, other: String| {
        if *text != other {
            *text = other;
            oddities.push(kind);
        }
    };
    let letters = text.chars().map(|c| lettered(c).unwrap_or(c)).collect();
    take(Oddity::PieceLetter, &mut text, letters);
    if let Some(castling) = castling(&text) {
        if !word.starts_with(castling) {
            oddities.push(Oddity::Castling);
        }
        return (castling.to_owned(), oddities);
    }
    let promoted = promoted(&text);
    take(Oddity::Promotion, &mut text, promoted);
    let captured = text.replace([':', '×'], "x");
    let captured = captured.strip_suffix('x').unwrap_or(&captured).to_owned();
    take(Oddity::Capture, &mut text, captured);
    let joined = text.replace('-', "");
    take(Oddity::Squares, &mut text, joined);
    let bare = text.strip_prefix(['P', 'p']).unwrap_or(&text).to_owned();
    take(Oddity::PawnLetter, &mut text, bare);
    (text, oddities)
}

/// The letter of a figurine.
fn lettered(c: char) -> Option<char> {
    let at = "♔♕♖♗♘♙♚♛♜♝♞♟".chars().position(|figurine| figurine == c)?;
    "KQRBNP".chars().nth(at % 6)
}

/// Whether a word says that a king castles, and not to which side.
pub(super) fn is_castling_word(word: &str) -> bool {
    let words = ["castle", "castles", "castled", "castling"];
    words.iter().any(|known| known.eq_ignore_ascii_case(word))
}

/// Castling with zeros, small letters, Cyrillic letters, or without hyphens.
pub(super) fn castling(text: &str) -> Option<&'static str> {
    let signs: Vec<char> = text
        .chars()
        .filter(|c| !matches!(c, '-' | ' ' | '\t'))
        .collect();
    if !signs
        .iter()
        .all(|c| matches!(c, 'O' | 'o' | '0' | 'О' | 'о'))
    {
        return None;
    }
    match signs.len() {
        2 => Some("O-O"),
        3 => Some("O-O-O"),
        _ => None,
    }
}

/// The text with hyphens where typesetters put dashes.
pub(super) fn plain_hyphens(word: &str) -> String {
    let dashes = [
        '\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2212}',
    ];
    word.replace(dashes, "-")
}

/// The result that a word is, and whether it is written in an unusual way; the inner `None` is an open one.
pub(super) fn outcome(word: &str) -> Option<(Option<GameResult>, bool)> {
    let plain = plain_hyphens(word)
        .replace([' ', '\t'], "")
        .replace(':', "-");
    let text = match plain.as_str() {
        "*" => return Some((None, false)),
        "½-½" | "½" | "1/2" | "½-1/2" | "1/2-½" => GameResult::Draw.pgn(),
        "0.5-0.5" | "0,5-0,5" => GameResult::Draw.pgn(),
        // So programs of tournaments write a game that nobody played.
        "+--" => GameResult::Win(Side::White).pgn(),
        "--+" => GameResult::Win(Side::Black).pgn(),
        other => other,
    };
    GameResult::from_pgn(text).map(|outcome| (Some(outcome), text != word))
}

/// Whether the value of a tag says that it is not known.
pub(super) fn is_unknown(value: &str) -> bool {
    matches!(value.trim(), "" | "?" | "-")
}

/// The result of a word that is one; the inner `None` is an open one.
pub(super) fn draughts_result(word: &str) -> Option<Option<GameResult>> {
    if word == "*" {
        return Some(None);
    }
    draughts_outcome(word).map(Some)
}

/// The result of a game of draughts, in both styles: `1-0` and `2-0`.
pub(super) fn draughts_outcome(word: &str) -> Option<GameResult> {
    let word = plain_hyphens(word).replace('\u{bd}', "1/2");
    match word.as_str() {
        "2-0" => Some(GameResult::Win(Side::White)),
        "0-2" => Some(GameResult::Win(Side::Black)),
        "1-1" => Some(GameResult::Draw),
        BOTH_LOST => Some(GameResult::LostByBoth),
        other => GameResult::from_pgn(other),
    }
}
