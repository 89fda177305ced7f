//! Keys of the keyboard, and their names.

/// A key of the keyboard, without the keys held with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Code {
    /// A letter, in upper case.
    Letter(char),
    /// A digit, 0 to 9.
    Digit(u8),
    /// The sign plus.
    Plus,
    /// The sign minus.
    Minus,
    /// A function key, F1 to F12.
    Function(u8),
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    /// Arrow left.
    Left,
    /// Arrow right.
    Right,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// Home.
    Home,
    /// End.
    End,
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Space.
    Space,
    /// Backspace.
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

impl Key {
    /// The name of the key as it is written in documents and plays: `Ctrl+Home`, `F2`, `Up`.
    pub fn name(self) -> String {
        let code = match self.code {
            Code::Letter(letter) => letter.to_string(),
            Code::Digit(digit) => digit.to_string(),
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
}
