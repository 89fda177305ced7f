//! From the window system's events to inputs: keys by the key table, characters as they were typed.

use eframe::egui::{Event, ImeEvent, Key as EguiKey, Modifiers};

use crate::input::Input;
use crate::input::keys::{Code, Key};

/// The key that was pressed, if it is one that the key table can have.
///
/// Alt is left to menus and screen readers, and on a Mac so is Control: there, Command stands for it.
pub(super) fn key_of(key: EguiKey, held: Modifiers) -> Option<Key> {
    if held.alt || (held.ctrl && !held.command && cfg!(target_os = "macos")) {
        return None;
    }
    let ctrl = held.command || held.ctrl;
    let code = code_of(key)?;
    // A letter alone is not a key but a character, which comes as the layout of the keyboard has it.
    let is_sign = matches!(code, Code::Digit(_) | Code::Plus | Code::Minus);
    let is_character = (matches!(code, Code::Letter(_)) || is_sign) && !ctrl;
    // Whether a sign needs Shift depends on the layout of the keyboard.
    let shift = held.shift && !is_sign;
    (!is_character).then_some(Key { code, ctrl, shift })
}

fn code_of(key: EguiKey) -> Option<Code> {
    Some(match key {
        EguiKey::ArrowUp => Code::Up,
        EguiKey::ArrowDown => Code::Down,
        EguiKey::ArrowLeft => Code::Left,
        EguiKey::ArrowRight => Code::Right,
        EguiKey::PageUp => Code::PageUp,
        EguiKey::PageDown => Code::PageDown,
        EguiKey::Home => Code::Home,
        EguiKey::End => Code::End,
        EguiKey::Enter => Code::Enter,
        EguiKey::Escape => Code::Escape,
        EguiKey::Space => Code::Space,
        EguiKey::Backspace => Code::Backspace,
        EguiKey::Plus | EguiKey::Equals => Code::Plus,
        EguiKey::Minus => Code::Minus,
        EguiKey::Num0 => Code::Digit(0),
        other => return letter_or_function(other.name()),
    })
}

fn letter_or_function(name: &str) -> Option<Code> {
    let mut characters = name.chars();
    match (characters.next()?, characters.as_str()) {
        (letter @ 'A'..='Z', "") => Some(Code::Letter(letter)),
        ('F', number) => match number.parse() {
            Ok(number @ 1..=12) => Some(Code::Function(number)),
            _ => None,
        },
        _ => None,
    }
}

/// Whether this module decides what the event means. The rest, such as the mouse, is egui's.
pub(super) fn is_ours(event: &Event) -> bool {
    match event {
        Event::Key { key, modifiers, .. } => {
            *key == EguiKey::Tab || key_of(*key, *modifiers).is_some()
        }
        Event::Text(_)
        | Event::Ime(ImeEvent::Commit(_))
        | Event::Copy
        | Event::Cut
        | Event::Paste(_) => true,
        _ => false,
    }
}

/// What the host is told of an event.
pub(super) fn inputs_of(event: &Event) -> Vec<Input> {
    let control = |letter| {
        let code = Code::Letter(letter);
        vec![Input::Key(Key {
            code,
            ctrl: true,
            shift: false,
        })]
    };
    match event {
        Event::Key {
            key,
            pressed: true,
            modifiers,
            ..
        } => key_of(*key, *modifiers)
            .map(Input::Key)
            .into_iter()
            .collect(),
        // Space comes as a key as well, and means more than a character there.
        Event::Text(text) if text == " " => Vec::new(),
        Event::Text(text) | Event::Ime(ImeEvent::Commit(text)) => {
            text.chars().map(Input::Character).collect()
        }
        // The window system turns these keys into events of their own.
        Event::Copy => control('C'),
        Event::Cut => control('X'),
        // Pasted text, a path for instance, goes into the line as if it had been typed at once.
        Event::Paste(text) => {
            let first = text.lines().map(str::trim).find(|line| !line.is_empty());
            first
                .map(|line| Input::Line(format!("type {line}")))
                .into_iter()
                .collect()
        }
        _ => Vec::new(),
    }
}
