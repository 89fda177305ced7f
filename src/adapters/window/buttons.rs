//! The row of buttons: for the mouse, for a screen reader, and to be reached with Tab.

use eframe::egui::{
    self, Align2, Event, Id, Key as EguiKey, Pos2, Rect, Role, Sense, StrokeKind, Ui, Vec2, pos2,
    vec2,
};

use super::letters::{greatest, text_width};
use super::look::{Room, Sizes};
use super::node::describe;
use crate::adapters::view::Labels;
use crate::catalogue::key::Key;
use crate::catalogue::{Stroke, row};
use crate::input::DeviceInput;

/// Where the name of a button stands among the labels.
type LabelOf = fn(&Labels) -> &str;

/// The buttons, in the order in which they stand and are reached.
const BUTTONS: [(&str, LabelOf); 6] = [
    ("new-game", |labels| &labels.play),
    ("agree", |labels| &labels.competition),
    ("drills", |labels| &labels.drills),
    ("open-file", |labels| &labels.open),
    ("menu", |labels| &labels.menu),
    ("help", |labels| &labels.help),
];

/// Where the focus can stand in the row, with the names of the places.
pub(super) fn stops(labels: &Labels) -> impl Iterator<Item = (Id, &str)> {
    BUTTONS
        .iter()
        .map(|(command, label)| (id(command), label(labels)))
}

/// Whether this is the place of a button.
pub(super) fn is_one(place: Id) -> bool {
    BUTTONS.iter().any(|(command, _)| id(command) == place)
}

fn id(command: &str) -> Id {
    Id::unique(("button", command))
}

/// What a button does: the same as the key of its command, or as its name where it has no key, so
/// that there is one way only.
pub(super) fn input_of(command: &str) -> DeviceInput {
    key_of(command).map_or_else(|| DeviceInput::Line(command.to_owned()), DeviceInput::Key)
}

fn key_of(command: &str) -> Option<Key> {
    let stroke = row(command)?.stroke;
    if let Stroke::Key(key) = stroke {
        Some(key)
    } else {
        None
    }
}

/// The key as it is written on the keyboards of the player's language.
fn name_of_key(command: &str, labels: &Labels) -> String {
    let name = key_of(command).map_or_else(String::new, Key::name);
    name.replace("Ctrl", &labels.control)
}

/// What an event of the keyboard does to the button that has the focus.
pub(super) fn pressed_by(ui: &Ui, event: &Event) -> Option<DeviceInput> {
    let focused = focused_when_pressed(ui, event)?;
    let (command, _) = BUTTONS.iter().find(|(command, _)| id(command) == focused)?;
    Some(input_of(command))
}

/// What has the focus, if the event presses it.
fn focused_when_pressed(ui: &Ui, event: &Event) -> Option<Id> {
    let Event::Key {
        key: EguiKey::Enter | EguiKey::Space,
        pressed: true,
        modifiers,
        ..
    } = event
    else {
        return None;
    };
    let focused = ui.memory(egui::Memory::focused);
    focused.filter(|_| modifiers.is_none())
}

/// The button that leads to all that there is.
const MENU: &str = "menu";

/// The row as it stands in a width: which buttons are seen, where, and how great their names are.
pub(super) struct Bar {
    places: Vec<(&'static str, Rect)>,
    /// How many times as great as other text names are.
    times: f32,
    /// The room that it needs.
    pub height: f32,
}

/// Beside a board at full height the row has so much of the height at most, and one button alone so much.
pub(super) const OF_HEIGHT: f32 = 0.14;
const ALONE: f32 = 0.1;

/// Names are at least so many times as great as other text, and letters have so many pixels, or one button is seen alone.
const LEAST: f32 = 0.6;
const LEAST_PIXELS: f32 = 11.0;

impl Bar {
    /// The row below everything, where there is room for all; with the keys where there is much of it.
    pub(super) fn below(labels: &Labels, ui: &Ui, sizes: Sizes, room: Room, width: f32) -> Self {
        Self::of(labels, ui, sizes, width, (1.0, room == Room::Wide))
    }

    /// The row beside a board at full height: in lines as great as they have room for. Where names would become too small
    /// to be read, it is one button: the one that has the focus, otherwise the menu.
    pub(super) fn beside(labels: &Labels, ui: &Ui, sizes: Sizes, room: Vec2) -> Self {
        let least = LEAST.max(LEAST_PIXELS * sizes.pixel / sizes.text);
        let of = |times| Self::of(labels, ui, sizes, room.x, (times, false));
        let fits = |times| {
            let bar = of(times);
            let is_within = bar.places.iter().all(|(_, it)| it.right() <= room.x);
            is_within && bar.height <= room.y * OF_HEIGHT
        };
        if let Some(times) = greatest((1.0, least), sizes, fits) {
            return of(times);
        }
        let height = (sizes.text * 1.5).min(room.y * ALONE);
        let focused = ui.memory(egui::Memory::focused);
        let mut commands = BUTTONS.iter().map(|(command, _)| *command);
        let shown = commands.find(|command| Some(id(command)) == focused);
        let place = Rect::from_min_size(Pos2::ZERO, vec2(room.x, height));
        Self {
            places: vec![(shown.unwrap_or(MENU), place)],
            times: height / (sizes.text * 1.5),
            height,
        }
    }

    /// No button is seen.
    pub(super) fn hidden() -> Self {
        Self {
            places: Vec::new(),
            times: 1.0,
            height: 0.0,
        }
    }

    /// All buttons from the corner of the row: side by side, in as many lines as it takes.
    fn of(
        labels: &Labels,
        ui: &Ui,
        sizes: Sizes,
        width: f32,
        (times, has_keys): (f32, bool),
    ) -> Self {
        let text = sizes.text * times;
        let height = text * if has_keys { 2.6 } else { 1.5 };
        let gap = sizes.gap * 0.6;
        let mut places: Vec<(&str, Rect)> = Vec::new();
        let mut at = pos2(0.0, 0.0);
        for (command, label) in BUTTONS {
            let name = text_width(ui, label(labels), sizes.font_times(times));
            let key = || text_width(ui, &name_of_key(command, labels), sizes.font_times(0.75));
            let key = if has_keys { key() } else { 0.0 };
            let wanted = name.max(key) + text * if has_keys { 1.2 } else { 0.8 };
            if at.x > 0.0 && at.x + wanted > width {
                at = pos2(0.0, at.y + height + gap);
            }
            places.push((command, Rect::from_min_size(at, vec2(wanted, height))));
            at.x += wanted + gap;
        }
        Self {
            height: places.last().map_or(0.0, |(_, rect)| rect.bottom()),
            places,
            times,
        }
    }

    fn place_of(&self, command: &str) -> Option<Rect> {
        let found = self.places.iter().find(|(shown, _)| *shown == command);
        found.map(|(_, place)| *place)
    }
}

/// Draws the row and returns what was clicked.
pub(super) fn show(labels: &Labels, bar: &Bar, mut ui: Ui, sizes: Sizes) -> Vec<DeviceInput> {
    let mut inputs = Vec::new();
    let whole = ui.max_rect();
    for (command, label) in BUTTONS {
        let label = label(labels);
        let Some(place) = bar.place_of(command) else {
            // It cannot be seen, but the screen reader finds it as ever.
            let nowhere = Rect::from_min_size(whole.min, Vec2::ZERO);
            let response = ui.interact(nowhere, id(command), Sense::click());
            describe(&ui, id(command), whole, Role::Button, label, |_| {});
            if response.clicked() {
                inputs.push(input_of(command));
            }
            continue;
        };
        let key = name_of_key(command, labels);
        let place = place.translate(whole.min.to_vec2());
        if button(&mut ui, command, (label, &key, bar.times), place, sizes) {
            inputs.push(input_of(command));
        }
    }
    inputs
}

/// Draws a button; whether it was clicked, with the mouse or by a screen reader.
fn button(
    ui: &mut Ui,
    command: &str,
    (label, key, times): (&str, &str, f32),
    place: Rect,
    sizes: Sizes,
) -> bool {
    let id = id(command);
    let response = ui.interact(place, id, Sense::click());
    describe(ui, id, place, Role::Button, label, |node| {
        if !key.is_empty() {
            node.set_keyboard_shortcut(key);
        }
    });
    let ground = match response.hovered() {
        true => sizes.palette.panel_under_mouse,
        false => sizes.palette.panel,
    };
    let border = sizes.frame(response.has_focus());
    ui.painter()
        .rect(place, sizes.corner(), ground, border, StrokeKind::Inside);
    let middle = place.center();
    let painter = ui.painter();
    let text = |offset: f32, text: String, font, colour| {
        let at = pos2(middle.x, middle.y + offset * sizes.text);
        painter.text(at, Align2::CENTER_CENTER, text, font, colour);
    };
    // A button without room for its key has its label alone, as large as fits.
    let fits = place.height() > sizes.text * 2.2 && !key.is_empty();
    let width = text_width(ui, label, sizes.font_times(times));
    let times = times * (place.width() * 0.92 / width).min(1.0);
    let raised = if fits { -0.42 } else { 0.0 };
    text(
        raised,
        label.to_owned(),
        sizes.font_times(times),
        sizes.palette.text,
    );
    if fits {
        let font = sizes.font_times(0.75);
        text(0.62, key.to_owned(), font, sizes.palette.text_faint);
    }
    response.clicked()
}
