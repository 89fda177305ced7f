//! The control key pressed and released alone: as with a screen reader, the voice falls silent.

use eframe::egui::{Event, Key as EguiKey, Modifiers};

use crate::input::DeviceInput;
use crate::input::keys::{Code, Key};

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
