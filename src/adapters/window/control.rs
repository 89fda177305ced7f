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

#[cfg(test)]
mod tests {
    use super::*;

    const CONTROL: Event = Event::ModifiersChanged(Modifiers {
        ctrl: true,
        command: true,
        ..Modifiers::NONE
    });
    const RELEASED: Event = Event::ModifiersChanged(Modifiers::NONE);

    fn key(key: EguiKey) -> Event {
        Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::CTRL,
        }
    }

    fn told(events: &[Event]) -> usize {
        let mut control = LoneControl::default();
        let told = events.iter().filter_map(|event| control.follow(event));
        told.count()
    }

    #[test]
    fn control_alone_is_a_key() {
        assert_eq!(told(&[CONTROL, RELEASED]), 1);
        let with_key = [CONTROL, key(EguiKey::ControlLeft), RELEASED];
        assert_eq!(told(&with_key), 1);
        assert_eq!(told(&[CONTROL, RELEASED, CONTROL, RELEASED]), 2);
    }

    #[test]
    fn control_with_something_is_none() {
        assert_eq!(told(&[CONTROL, key(EguiKey::ArrowUp), RELEASED]), 0);
        assert_eq!(told(&[CONTROL, Event::Copy, RELEASED]), 0);
        let shift = Event::ModifiersChanged(Modifiers::CTRL | Modifiers::SHIFT);
        assert_eq!(told(&[CONTROL, shift.clone(), RELEASED]), 0);
        assert_eq!(told(&[shift.clone(), RELEASED]), 0);
        let up = key(EguiKey::ArrowUp);
        assert_eq!(told(&[CONTROL, shift, up, CONTROL, RELEASED]), 0);
        assert_eq!(told(&[RELEASED]), 0);
        assert_eq!(told(&[CONTROL]), 0);
    }
}
