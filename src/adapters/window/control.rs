//! Keys of which the window system tells less than was done: Control alone, and to paste where nothing is to be pasted.

use eframe::egui::{Event, Key as EguiKey, Modifiers};

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
