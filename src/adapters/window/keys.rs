//! From the window system's events to inputs: keys by the key table, characters as they were typed.

use eframe::egui::{Event, ImeEvent, Key as EguiKey, Modifiers};

use crate::input::DeviceInput;
use crate::input::keys::{Code, Key};
use crate::input::perkins::{ChordKey, Touch};

/// The key that was pressed, if it is one that the key table can have.
///
/// Alt is left to menus and screen readers, and on a Mac so is Control: there, Command stands for it.
pub(super) fn key_of(key: EguiKey, held: Modifiers) -> Option<Key> {
    if held.alt || (held.ctrl && !held.command && cfg!(target_os = "macos")) {
        return None;
    }
    let ctrl = held.command || held.ctrl;
    let code = code_of(key)?;
    // Whether a sign needs Shift depends on the layout of the keyboard.
    let zooms = ctrl && matches!(code, Code::Digit(0) | Code::Plus | Code::Minus);
    let shift = held.shift && !zooms;
    Some(Key { code, ctrl, shift })
}

/// Whether the key types a character, which comes with it as the layout of the keyboard has it.
fn types(key: Key) -> bool {
    let is_sign = matches!(
        key.code,
        Code::Letter(_) | Code::Digit(_) | Code::Slash | Code::Semicolon | Code::Plus | Code::Minus
    );
    is_sign && !key.ctrl
}

/// Puts each key that types together with what it typed. Without that it did nothing: it belongs
/// to a composed character that is still to come.
pub(super) fn paired(inputs: Vec<DeviceInput>) -> Vec<DeviceInput> {
    let mut paired: Vec<DeviceInput> = Vec::with_capacity(inputs.len());
    for input in inputs {
        match (paired.last(), input) {
            (Some(DeviceInput::Key(key)), DeviceInput::Character(typed)) if types(*key) => {
                let stroke = DeviceInput::Stroke(*key, typed);
                paired.pop();
                paired.push(stroke);
            }
            // What a key of the Braille writer would have typed.
            (Some(DeviceInput::Touch(_)), DeviceInput::Character(_)) => {}
            (_, input) => {
                drop_silent(&mut paired);
                paired.push(input);
            }
        }
    }
    drop_silent(&mut paired);
    paired
}

/// Forgets a key at the end that typed nothing.
fn drop_silent(inputs: &mut Vec<DeviceInput>) {
    if matches!(inputs.last(), Some(DeviceInput::Key(key)) if types(*key)) {
        inputs.pop();
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "an enum of egui, with much that is not ours"
)]
pub(super) fn code_of(key: EguiKey) -> Option<Code> {
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
        EguiKey::Slash => Code::Slash,
        EguiKey::Semicolon => Code::Semicolon,
        EguiKey::Plus | EguiKey::Equals => Code::Plus,
        EguiKey::Minus => Code::Minus,
        other => return letter_or_function(other.name()),
    })
}

fn letter_or_function(name: &str) -> Option<Code> {
    let mut characters = name.chars();
    match (characters.next()?, characters.as_str()) {
        (letter @ 'A'..='Z', "") => Some(Code::Letter(letter)),
        (digit @ '0'..='9', "") => Some(Code::Digit(digit as u8 - b'0')),
        ('F', number) => match number.parse() {
            Ok(number @ 1..=12) => Some(Code::Function(number)),
            _ => None,
        },
        _ => None,
    }
}

/// Whether this module decides what the event means. The rest, such as the mouse, is egui's.
pub(super) fn is_ours(event: &Event) -> bool {
    if let Event::Key { key, modifiers, .. } = event {
        return *key == EguiKey::Tab || key_of(*key, *modifiers).is_some();
    }
    matches!(
        event,
        Event::Text(_)
            | Event::Ime(ImeEvent::Commit(_))
            | Event::Copy
            | Event::Cut
            | Event::Paste(_)
    )
}

/// What the host learns of an event while the keyboard is a Braille writer: where its keys are, and
/// when they go down and come up.
pub(super) fn touches_of(event: &Event) -> Vec<DeviceInput> {
    let Event::Key {
        key,
        physical_key,
        pressed,
        modifiers,
        ..
    } = event
    else {
        return inputs_of(event);
    };
    let is_held = modifiers.ctrl || modifiers.command || modifiers.alt;
    let place = code_of(physical_key.unwrap_or(*key)).and_then(ChordKey::at);
    match place.filter(|_| !(is_held && *pressed)) {
        Some(key) if *pressed => vec![DeviceInput::Touch(Touch::Down(key))],
        Some(key) => vec![DeviceInput::Touch(Touch::Up(key))],
        None => inputs_of(event),
    }
}

/// What the host learns of an event.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "an enum of egui, with much that is not ours"
)]
pub(super) fn inputs_of(event: &Event) -> Vec<DeviceInput> {
    let control = |letter| {
        let code = Code::Letter(letter);
        vec![DeviceInput::Key(Key {
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
            .map(DeviceInput::Key)
            .into_iter()
            .collect(),
        // Space comes as a key as well, and means more than a character there.
        Event::Text(text) if text == " " => Vec::new(),
        Event::Text(text) | Event::Ime(ImeEvent::Commit(text)) => {
            text.chars().map(DeviceInput::Character).collect()
        }
        // The window system turns these keys into events of their own.
        Event::Copy => control('C'),
        Event::Cut => control('X'),
        Event::Paste(text) => vec![DeviceInput::Pasted(text.clone())],
        _ => Vec::new(),
    }
}
