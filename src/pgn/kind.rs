//! Which game a file holds: chess, Russian draughts, or a kind of draughts that is not played here.

use super::text::tag;

/// The kind of draughts that a value of the tag `GameType` names, by its number in PDN 3.0, if it is none that is played
/// here.
pub(super) fn other_draughts(game_type: &str) -> Option<String> {
    let number = game_type.split(',').next().unwrap_or_default().trim();
    let is_other = number
        .parse()
        .is_ok_and(|number: u32| number > 1 && number != 25);
    is_other.then(|| format!("GameType {number}"))
}

/// In so many bytes before the first move no more is looked for.
const FAR: usize = 4_000;

/// Whether the first move of a text goes from the third rank to the fourth beside it: no game of chess begins so.
fn begins_as_draughts(text: &[u8]) -> bool {
    let (mut depth, mut before) = (0_u32, b' ');
    for (at, &byte) in text.iter().enumerate().take(FAR) {
        let begins_word = before.is_ascii_whitespace() || before == b'.';
        match byte {
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth = depth.saturating_sub(1),
            _ if depth == 0 && begins_word && byte.is_ascii_lowercase() => {
                return is_step_from_third(&text[at..]);
            }
            _ => {}
        }
        before = byte;
    }
    false
}

fn is_step_from_third(word: &[u8]) -> bool {
    let [from, b'3', b'-', to, b'4', rest @ ..] = word else {
        return false;
    };
    let ends = rest.first().is_none_or(u8::is_ascii_whitespace);
    ends && matches!(from, b'a' | b'c' | b'e' | b'g') && from.abs_diff(*to) == 1
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
