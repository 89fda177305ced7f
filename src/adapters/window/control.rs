//! Keys of which the window system tells less than was done: Control alone, and to paste where nothing is to be pasted.

use eframe::egui::{Event, Key as EguiKey, Modifiers};

use super::keys::{code_of, key_of};
use crate::input::DeviceInput;
use crate::input::keys::{Code, Key};

/// Watches for the key that pastes while there is no text to be pasted: of that its release is told only.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct VainPaste {
    /// Whether it was told that the key went down, or what that has pasted.
    is_told: bool,
}

impl VainPaste {
    /// What the host learns after an event: that nothing was pasted.
    pub(super) fn follow(&mut self, event: &Event) -> Option<DeviceInput> {
        if let Event::Paste(_) = event {
            self.is_told = true;
        }
        let Event::Key {
            key: EguiKey::V,
            pressed,
            ..
        } = event
        else {
            return None;
        };
        let was_told = std::mem::replace(&mut self.is_told, *pressed);
        (!pressed && !was_told).then(|| DeviceInput::Pasted(String::new()))
    }
}

/// The key of the microphone, from when it goes down until it comes up: it goes down once, however often the keyboard
/// repeats it, and types nothing, also where the key that is held with it came up first.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct HeldKey {
    /// The key, while it is down.
    down: Option<Code>,
    /// Whether the key that came last was this one again, which may type something.
    repeats: bool,
}

/// What the key of the microphone makes of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HeldEvent {
    /// It is about something else, or the key goes down.
    Passes,
    /// The key repeats itself.
    Repeats,
    /// It came up, or whoever holds it has gone to another window.
    Up,
}

impl HeldKey {
    /// What an event is about the key that opens the microphone.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "an enum of egui, with much that is not ours"
    )]
    pub(super) fn follow(&mut self, event: &Event, opens: Option<Key>) -> HeldEvent {
        match event {
            Event::Key {
                key,
                pressed,
                modifiers,
                ..
            } => {
                self.repeats = false;
                let code = code_of(*key);
                let is_it = self.down.is_some() && self.down == code;
                if is_it && *pressed {
                    self.repeats = true;
                    return HeldEvent::Repeats;
                }
                if is_it {
                    self.down = None;
                    return HeldEvent::Up;
                }
                if *pressed && opens.is_some() && key_of(*key, *modifiers) == opens {
                    self.down = code;
                }
                HeldEvent::Passes
            }
            Event::Text(_) | Event::Ime(_) if self.repeats => HeldEvent::Repeats,
            Event::WindowFocused(false) if self.down.take().is_some() => HeldEvent::Up,
            _ => HeldEvent::Passes,
        }
    }
}

/// As with a screen reader, the voice falls silent when Control is pressed and released alone.
///
/// Watches whether anything is done while the control key is held.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LoneControl {
    /// Whether Control is held, and nothing else was since.
    is_held: bool,
    /// Whether anything is held.
    is_anything_held: bool,
}

impl LoneControl {
    /// What the host learns after an event: the key itself, once it has been released alone.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "an enum of egui, with much that is not ours"
    )]
    pub(super) fn follow(&mut self, event: &Event) -> Option<DeviceInput> {
        match event {
            Event::ModifiersChanged(held) if *held == Modifiers::NONE => {
                self.is_anything_held = false;
                let released_alone = std::mem::take(&mut self.is_held);
                released_alone.then_some(DeviceInput::Key(Key {
                    code: Code::Control,
                    ctrl: false,
                    shift: false,
                }))
            }
            Event::ModifiersChanged(held) => {
                // Of Control and Shift, Shift may be released first; Control was not alone then.
                let is_first = !std::mem::replace(&mut self.is_anything_held, true);
                self.is_held = is_first && held.ctrl && !held.shift && !held.alt;
                None
            }
            // The key itself may come as a key too, and the mouse may lie under a hand.
            Event::Key {
                key: EguiKey::ControlLeft | EguiKey::ControlRight,
                ..
            }
            | Event::PointerMoved(_)
            | Event::MouseMoved(_) => None,
            _ => {
                self.is_held = false;
                None
            }
        }
    }
}
