//! Which key types a character, on Latin and on Russian keyboards alike.

use crate::catalogue::key::{Code, Key};

/// The key that types a character, on Latin and on Russian keyboards alike.
pub fn key_of_character(character: char) -> Option<Key> {
    let lower: char = character.to_lowercase().next()?;
    let shift = character != lower;
    let latin = russian().find(|(russian, _)| *russian == lower);
    let latin = latin.map_or(lower, |(_, latin)| latin);
    let code = match latin {
        'a'..='z' => Code::Letter(latin.to_ascii_uppercase()),
        '0'..='9' => Code::Digit(latin as u8 - b'0'),
        '/' => Code::Slash,
        _ => return None,
    };
    let ctrl = false;
    Some(Key { code, ctrl, shift })
}

/// The same keys struck on the other keyboard: Russian letters where Latin ones were typed, and the reverse.
pub(super) fn on_the_other_keyboard(text: &str) -> String {
    let is_russian = |c: char| russian().any(|(russian, _)| russian == c);
    let to_latin = text.to_lowercase().chars().any(is_russian);
    let other = |typed: char| {
        let lower = typed.to_lowercase().next().unwrap_or(typed);
        let mut keys = russian();
        let other = match to_latin {
            true => keys
                .find(|(russian, _)| *russian == lower)
                .map(|pair| pair.1),
            false => keys.find(|(_, latin)| *latin == lower).map(|pair| pair.0),
        };
        match other {
            Some(other) if typed != lower => other.to_ascii_uppercase(),
            Some(other) => other,
            None => typed,
        }
    };
    text.chars().map(other).collect()
}

/// The letters of the Russian keyboard with the Latin ones on the same keys.
fn russian() -> impl Iterator<Item = (char, char)> {
    RUSSIAN.into_iter().zip(LATIN.chars())
}

const RUSSIAN: [char; 32] = [
    'й', 'ц', 'у', 'к', 'е', 'н', 'г', 'ш', 'щ', 'з', 'ф', 'ы', 'в', 'а', 'п', 'р', 'о', 'л', 'д',
    'я', 'ч', 'с', 'м', 'и', 'т', 'ь', 'х', 'ъ', 'ж', 'э', 'б', 'ю',
];
const LATIN: &str = "qwertyuiopasdfghjklzxcvbnm[];',.";
