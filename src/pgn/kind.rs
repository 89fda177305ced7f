//! Which game a file holds: chess, Russian draughts, or a kind of draughts that is not played here.

use super::pdn::tag;
use super::text::decode;

/// The kind of draughts that a value of the tag `GameType` names, by its number in PDN 3.0, if it is none that is played
/// here.
pub(super) fn other_draughts(game_type: &str) -> Option<String> {
    let number = game_type.split(',').next().unwrap_or_default().trim();
    let is_other = number
        .parse()
        .is_ok_and(|number: u32| number > 1 && number != 25);
    is_other.then(|| format!("GameType {number}"))
}

/// Whether the first move of a text goes from the third rank to the one before it: no game of chess begins so.
fn begins_as_draughts(text: &[u8]) -> bool {
    let text = decode(text.get(..4_000).unwrap_or(text));
    let mut depth = 0_u32;
    let outside = text.chars().map(|c| {
        depth += u32::from(matches!(c, '[' | '{'));
        let is_inside = depth > 0;
        depth -= u32::from(matches!(c, ']' | '}')).min(depth);
        if is_inside || c == '.' { ' ' } else { c }
    });
    let outside: String = outside.collect();
    let mut words = outside.split_whitespace();
    let first = words.find(|word| word.starts_with(|c: char| c.is_ascii_lowercase()));
    first.is_some_and(|word| {
        let word: Vec<char> = word.chars().collect();
        let [from, '3', '-', to, '4'] = word[..] else {
            return false;
        };
        matches!(from, 'a' | 'c' | 'e' | 'g') && u32::from(from).abs_diff(u32::from(to)) == 1
    })
}

/// Whether a text holds games of Russian draughts: a tag says so, a position has their form, or the first move has.
pub(super) fn is_draughts(text: &[u8]) -> bool {
    let tags = text.split(|&byte| byte == b'[').skip(1);
    let whole = tags.filter_map(|text| text.split(|byte| b"]\n".contains(byte)).next());
    let says = |(name, value): (String, String)| match name.as_str() {
        "GameType" => value.split(',').next().map(str::trim) == Some("25"),
        "FEN" => value.starts_with("W:") || value.starts_with("B:"),
        _ => false,
    };
    whole.filter_map(tag).any(says) || begins_as_draughts(text)
}
