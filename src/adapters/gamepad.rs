//! Gamepads: what they report goes into the inbox, and they rumble. Each program has one thread for it.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use gilrs::ff::{BaseEffect, BaseEffectType, Effect, EffectBuilder, Replay, Ticks};
use gilrs::{Axis, Button as PadButton, EventType, GamepadId, Gilrs};

use super::inbox::Message;
use crate::input::DeviceInput;
use crate::input::pad::{Button, PadReport, Stick};
use crate::input::rumble::Rumble;

/// How long the thread waits before it looks for a rumble, while a gamepad is there.
const PATIENCE: Duration = Duration::from_millis(20);

/// The way to the motors of the gamepads.
pub struct Gamepads {
    rumbles: Sender<Rumble>,
}

impl Gamepads {
    /// Listens to every gamepad there is or comes. `None` if the system knows none at all.
    pub fn listen(inbox: Sender<Message>) -> Option<Self> {
        let (rumbles, wanted) = channel();
        let spawned = thread::Builder::new()
            .name("gamepad".to_owned())
            .spawn(move || {
                if let Ok(gilrs) = Gilrs::new() {
                    work(gilrs, &inbox, &wanted);
                }
            });
        spawned.is_ok().then_some(Self { rumbles })
    }

    /// Lets the gamepads rumble, if they can.
    pub fn rumble(&self, rumble: Rumble) {
        // Without a thread there is nothing to feel, and nothing is lost.
        let _ = self.rumbles.send(rumble);
    }
}

fn work(mut gilrs: Gilrs, inbox: &Sender<Message>, wanted: &Receiver<Rumble>) {
    let mut sticks = Sticks::default();
    let mut felt: Vec<Effect> = Vec::new();
    let there: Vec<String> = gilrs
        .gamepads()
        .map(|(_, pad)| pad.name().to_owned())
        .collect();
    for name in there {
        send(inbox, PadReport::Connected(name));
    }
    loop {
        let has_pads = gilrs.gamepads().next().is_some();
        let event = gilrs.next_event_blocking(has_pads.then_some(PATIENCE));
        if let Some(event) = event {
            let name = || gilrs.gamepad(event.id).name().to_owned();
            if let Some(report) = sticks.report(&event.event, name)
                && !send(inbox, report)
            {
                return;
            }
        }
        // Of several rumbles that wait only the last one is still true.
        if let Some(rumble) = wanted.try_iter().last() {
            felt.clear();
            felt.extend(play(&mut gilrs, rumble));
        }
    }
}

fn send(inbox: &Sender<Message>, report: PadReport) -> bool {
    inbox.send(Message::Input(DeviceInput::Pad(report))).is_ok()
}

fn play(gilrs: &mut Gilrs, rumble: Rumble) -> Option<Effect> {
    let able = gilrs.gamepads().filter(|(_, pad)| pad.is_ff_supported());
    let able: Vec<GamepadId> = able.map(|(id, _)| id).collect();
    if able.is_empty() {
        return None;
    }
    let scheduling = Replay {
        play_for: Ticks::from_ms(rumble.length_ms.into()),
        ..Replay::default()
    };
    let effect = |kind| BaseEffect {
        kind,
        scheduling,
        ..BaseEffect::default()
    };
    let magnitude = |percent: u8| u16::from(percent.min(100)) * (u16::MAX / 100);
    let (heavy, light) = (
        magnitude(rumble.heavy_percent),
        magnitude(rumble.light_percent),
    );
    let effect = EffectBuilder::new()
        .add_effect(effect(BaseEffectType::Strong { magnitude: heavy }))
        .add_effect(effect(BaseEffectType::Weak { magnitude: light }))
        .repeat(gilrs::ff::Repeat::For(Ticks::from_ms(
            rumble.length_ms.into(),
        )))
        .gamepads(&able)
        .finish(gilrs)
        .ok()?;
    effect.play().ok()?;
    Some(effect)
}

/// Where the sticks lean: the system tells one axis at a time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sticks {
    left: (i8, i8),
    right: (i8, i8),
}

impl Sticks {
    /// What an event of the system reports; `None` if it means nothing here.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "an enum of gilrs, which will grow"
    )]
    pub fn report(&mut self, event: &EventType, name: impl Fn() -> String) -> Option<PadReport> {
        match event {
            EventType::Connected => Some(PadReport::Connected(name())),
            EventType::Disconnected => {
                *self = Self::default();
                Some(PadReport::Gone)
            }
            EventType::ButtonPressed(button, _) => place(*button).map(PadReport::Pressed),
            EventType::ButtonReleased(button, _) => place(*button).map(PadReport::Released),
            EventType::AxisChanged(axis, value, _) => self.lean(*axis, *value),
            _ => None,
        }
    }

    fn lean(&mut self, axis: Axis, value: f32) -> Option<PadReport> {
        #[allow(
            clippy::cast_possible_truncation,
            reason = "the value is clamped to percent"
        )]
        let percent = (value.clamp(-1.0, 1.0) * 100.0) as i8;
        let (stick, lean) = match axis {
            Axis::LeftStickX | Axis::LeftStickY => (Stick::Left, &mut self.left),
            Axis::RightStickX | Axis::RightStickY => (Stick::Right, &mut self.right),
            Axis::LeftZ | Axis::RightZ | Axis::DPadX | Axis::DPadY | Axis::Unknown => return None,
        };
        if matches!(axis, Axis::LeftStickX | Axis::RightStickX) {
            lean.0 = percent;
        } else {
            lean.1 = percent;
        }
        Some(PadReport::Leaned(stick, lean.0, lean.1))
    }
}

/// The button by its place.
fn place(button: PadButton) -> Option<Button> {
    Some(match button {
        PadButton::South => Button::South,
        PadButton::East => Button::East,
        PadButton::West => Button::West,
        PadButton::North => Button::North,
        PadButton::DPadUp => Button::Up,
        PadButton::DPadDown => Button::Down,
        PadButton::DPadLeft => Button::Left,
        PadButton::DPadRight => Button::Right,
        PadButton::LeftTrigger => Button::LeftShoulder,
        PadButton::RightTrigger => Button::RightShoulder,
        PadButton::LeftTrigger2 => Button::LeftTrigger,
        PadButton::RightTrigger2 => Button::RightTrigger,
        PadButton::Select => Button::Select,
        PadButton::Start => Button::Start,
        PadButton::LeftThumb => Button::LeftStick,
        PadButton::RightThumb => Button::RightStick,
        PadButton::C | PadButton::Z | PadButton::Mode | PadButton::Unknown => return None,
    })
}
