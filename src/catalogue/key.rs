//! Keys, and their names as documents, plays and settings write them: `Ctrl+Home`, `F2`, `Up`.

use strum::{EnumString, IntoStaticStr};

/// A key of the keyboard, without the keys held with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, EnumString)]
#[strum(ascii_case_insensitive)]
pub enum Code {
    /// A letter, in upper case.
    #[strum(disabled)]
    Letter(char),
    /// A digit, 0 to 9.
    #[strum(disabled)]
    Digit(u8),
    /// The stroke that leads to a command: /.
    #[strum(serialize = "/")]
    Slash,
    /// The key right of L, which types a semicolon in English.
    Semicolon,
    /// The sign plus.
    Plus,
    /// The sign minus.
    Minus,
    /// A function key, F1 to F12.
    #[strum(disabled)]
    Function(u8),
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    /// Arrow left.
    Left,
    /// Arrow right.
    Right,
    PageUp,
    PageDown,
    Home,
    End,
    Enter,
    Escape,
    Space,
    Backspace,
    /// Control, pressed and released alone.
    Control,
}

/// A key and the keys held with it. Alt is left to menus and screen readers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// The key.
    pub code: Code,
    /// Whether Control (on a Mac: Command) is held.
    pub ctrl: bool,
    /// Whether Shift is held.
    pub shift: bool,
}

const fn held(code: Code, ctrl: bool, shift: bool) -> Key {
    Key { code, ctrl, shift }
}

/// A key alone.
pub const fn plain(code: Code) -> Key {
    held(code, false, false)
}

/// A letter.
pub(super) const fn letter(letter: char) -> Code {
    Code::Letter(letter)
}

/// A function key.
pub(super) const fn function(number: u8) -> Code {
    Code::Function(number)
}

/// A key held with Control.
pub(super) const fn ctrl(code: Code) -> Key {
    held(code, true, false)
}

/// A key held with Shift.
pub(super) const fn shift(code: Code) -> Key {
    held(code, false, true)
}

/// A key held with Control and Shift.
pub(super) const fn ctrl_shift(code: Code) -> Key {
    held(code, true, true)
}

impl Key {
    /// The name of the key as it is written in documents and plays: `Ctrl+Home`, `F2`, `Up`.
    pub fn name(self) -> String {
        let code = self.code;
        let code = if let Code::Letter(letter) = code {
            letter.to_string()
        } else if let Code::Digit(digit) = code {
            digit.to_string()
        } else if let Code::Function(number) = code {
            format!("F{number}")
        } else {
            <&str>::from(code).to_owned()
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
        if self.ctrl {
            None
        } else if let Code::Letter(letter) = self.code {
            let is_small = !self.shift;
            Some(if is_small {
                letter.to_ascii_lowercase()
            } else {
                letter
            })
        } else if self.shift {
            None
        } else if let Code::Digit(digit) = self.code {
            Some(char::from(b'0' + digit))
        } else {
            let signs = [(Code::Slash, '/'), (Code::Semicolon, ';')];
            let sign = signs.into_iter().find(|(code, _)| *code == self.code);
            sign.map(|(_, sign)| sign)
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

impl Code {
    /// The code with a name, as [`Key::name`] writes it.
    pub fn from_name(name: &str) -> Option<Self> {
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
        name.parse().ok()
    }
}
