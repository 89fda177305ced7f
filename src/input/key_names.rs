//! The names of keys as documents, plays and settings write them: `Ctrl+Home`, `F2`, `Up`.

use super::keys::{Code, Key};

pub(super) const fn plain(code: Code) -> Key {
    Key {
        code,
        ctrl: false,
        shift: false,
    }
}

pub(super) const fn ctrl(code: Code) -> Key {
    Key {
        code,
        ctrl: true,
        shift: false,
    }
}

pub(super) const fn shift(code: Code) -> Key {
    Key {
        code,
        ctrl: false,
        shift: true,
    }
}

pub(super) const fn ctrl_shift(code: Code) -> Key {
    Key {
        code,
        ctrl: true,
        shift: true,
    }
}

impl Key {
    /// The name of the key as it is written in documents and plays: `Ctrl+Home`, `F2`, `Up`.
    pub fn name(self) -> String {
        let code = match self.code {
            Code::Letter(letter) => letter.to_string(),
            Code::Digit(digit) => digit.to_string(),
            Code::Slash => "/".to_owned(),
            Code::Function(number) => format!("F{number}"),
            other => format!("{other:?}"),
        };
        let held = [(self.ctrl, "Ctrl+"), (self.shift, "Shift+")];
        let held = held
            .iter()
            .filter(|(is_held, _)| *is_held)
            .map(|(_, name)| *name);
        held.chain([code.as_str()]).collect()
    }

    /// What the key types on a Latin keyboard; `None` if it types nothing there that is sure.
    pub fn typed(self) -> Option<char> {
        match self.code {
            _ if self.ctrl => None,
            Code::Letter(letter) if self.shift => Some(letter),
            Code::Letter(letter) => Some(letter.to_ascii_lowercase()),
            Code::Digit(digit) if !self.shift => Some(char::from(b'0' + digit)),
            Code::Slash if !self.shift => Some('/'),
            _ => None,
        }
    }

    /// The key with a name, as [`Key::name`] writes it; `None` if no key has it.
    pub fn from_name(name: &str) -> Option<Self> {
        let (mut rest, mut ctrl, mut shift) = (name, false, false);
        while let Some((held, key)) = rest.split_once('+') {
            match held.to_ascii_lowercase().as_str() {
                "ctrl" if !ctrl => ctrl = true,
                "shift" if !shift => shift = true,
                _ => return None,
            }
            rest = key;
        }
        let code = Code::from_name(rest)?;
        Some(Self { code, ctrl, shift })
    }
}

/// The keys that have a name of their own.
const NAMED: [Code; 14] = [
    Code::Control,
    Code::Up,
    Code::Down,
    Code::Left,
    Code::Right,
    Code::PageUp,
    Code::PageDown,
    Code::Home,
    Code::End,
    Code::Enter,
    Code::Escape,
    Code::Space,
    Code::Backspace,
    Code::Slash,
];

impl Code {
    fn from_name(name: &str) -> Option<Self> {
        let mut characters = name.chars();
        match (characters.next()?, characters.as_str()) {
            (letter, "") if letter.is_ascii_alphabetic() => {
                return Some(Self::Letter(letter.to_ascii_uppercase()));
            }
            (digit @ '0'..='9', "") => return Some(Self::Digit(digit as u8 - b'0')),
            ('F' | 'f', number) => {
                if let Ok(number @ 1..=12) = number.parse() {
                    return Some(Self::Function(number));
                }
            }
            _ => {}
        }
        NAMED
            .into_iter()
            .find(|code| plain(*code).name().eq_ignore_ascii_case(name))
    }
}
