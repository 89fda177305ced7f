//! What stands among the moves and is none: words behind the last one, and what stands for nothing.

use std::ops::Range;

use super::scan::{PgnToken, TokenKind};
use super::signs::without_mark;
use super::spelling::{castling, is_castling_word};
use super::text::decode;

/// From which place of the text on no moves stand in a part any more, only words that say something of the game.
pub(super) fn remark_behind(text: &[u8], tokens: &[PgnToken]) -> usize {
    let is_said = |token: &&PgnToken| match token.kind {
        TokenKind::Result | TokenKind::Comment | TokenKind::Glyph => true,
        TokenKind::Word => is_remark(&decode(&text[token.begin..token.end])),
        TokenKind::Tag
        | TokenKind::OpenTag
        | TokenKind::NoTag
        | TokenKind::Number { .. }
        | TokenKind::Offer
        | TokenKind::Variation
        | TokenKind::VariationEnd
        | TokenKind::OpenComment
        | TokenKind::OpenVariation => false,
    };
    let said = tokens.iter().rev().take_while(is_said);
    said.last().map_or(text.len(), |token| token.begin)
}

/// Which things of a part are words between the tags and the first move: the first of them can be none, none is a
/// result, and none names a square.
pub(super) fn words_before(text: &[u8], tokens: &[PgnToken]) -> Range<usize> {
    let word = |token: &PgnToken| &text[token.begin..token.end];
    let is_before = |token: &&PgnToken| {
        let tags = [TokenKind::Tag, TokenKind::OpenTag, TokenKind::NoTag];
        tags.contains(&token.kind) || matches!(token.kind, TokenKind::Comment | TokenKind::Glyph)
    };
    let names_square = |token: &PgnToken| {
        let mut pairs = word(token).windows(2);
        pairs.any(|pair| matches!(pair, [b'a'..=b'h', b'1'..=b'8']))
    };
    let begin = tokens.iter().take_while(is_before).count();
    let words = tokens.iter().skip(begin);
    let words = words.take_while(|token| token.kind != TokenKind::Number { first: true });
    let end = begin + words.count();
    let may_be_said = |token: &PgnToken| match token.kind {
        TokenKind::Word => !names_square(token),
        TokenKind::Number { .. }
        | TokenKind::Glyph
        | TokenKind::Variation
        | TokenKind::VariationEnd => true,
        TokenKind::Tag
        | TokenKind::OpenTag
        | TokenKind::NoTag
        | TokenKind::Offer
        | TokenKind::Comment
        | TokenKind::Result
        | TokenKind::OpenComment
        | TokenKind::OpenVariation => false,
    };
    let is_said = |words: &[PgnToken]| {
        let first = words.first().map(|first| (first.kind, decode(word(first))));
        matches!(first, Some((TokenKind::Word, first)) if is_remark(&first))
            && words.iter().all(may_be_said)
    };
    match is_said(&tokens[begin..end]) {
        true => begin..end,
        false => 0..0,
    }
}

/// Whether a word behind the last move says something of the game: it has nothing that moves have.
pub(super) fn is_remark(word: &str) -> bool {
    let is_letter = |c: char| c.is_alphabetic() || "'’-".contains(c);
    word.chars().count() > 2 && word.chars().all(is_letter) && !is_like_move(word)
}

/// Whether a word without figures can only have been meant as a move: castling, or a piece or a capture with files alone.
fn is_like_move(word: &str) -> bool {
    let files = word.strip_prefix(['K', 'Q', 'R', 'B', 'N']).unwrap_or(word);
    let has_sign = files.len() < word.len() || files.contains('x');
    let is_short = has_sign && files.len() < 4 && files.chars().all(|c| "abcdefghx".contains(c));
    is_short || is_capture(word) || castling(word).is_some() || is_castling_word(word)
}

/// Whether a word is a capture of pieces that names no square: `BxN`, `NxPch`, `dxB`.
fn is_capture(word: &str) -> bool {
    let mut bare = word;
    while let Some((shorter, _)) = without_mark(bare) {
        bare = shorter;
    }
    let is_side = |side: &str| match side.chars().next() {
        Some(first) if first.is_uppercase() => side.chars().count() < 4,
        Some('a'..='h') => side.len() == 1,
        _ => false,
    };
    let sides = bare.split_once(['x', 'х']);
    sides.is_some_and(|(from, to)| is_side(from) && is_side(to))
}

/// Whether a word stands between moves for nothing: brackets without others, and what the standard keeps for later, `<x>`.
pub(super) fn is_loose(word: &str) -> bool {
    let is_reserved = word.len() > 2 && word.starts_with('<') && word.ends_with('>');
    is_reserved || word.chars().all(|c| "[]{}()<>|".contains(c)) && word != "<>"
}
