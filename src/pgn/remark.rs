//! What stands among the moves and is none: words behind the last one, and what stands for nothing.

use super::scan::{PgnToken, TokenKind};
use super::spelling::castling;
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
    is_short || castling(word).is_some()
}

/// Whether a word stands between moves for nothing: brackets without others, and what the standard keeps for later, `<x>`.
pub(super) fn is_loose(word: &str) -> bool {
    let is_reserved = word.len() > 2 && word.starts_with('<') && word.ends_with('>');
    is_reserved || word.chars().all(|c| "[]{}()<>|".contains(c)) && word != "<>"
}
