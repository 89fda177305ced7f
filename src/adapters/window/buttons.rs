//! The row of buttons: for the mouse, for a screen reader, and to be reached with Tab.

use eframe::egui::{
    self, Align2, Color32, Event, Id, Key as EguiKey, Rect, Role, Sense, StrokeKind, Ui, pos2, vec2,
};

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

/// The room that the row needs in a width.
pub(super) fn height(labels: &Labels, ui: &Ui, sizes: Sizes, room: Room, width: f32) -> f32 {
    let places = places(labels, ui, sizes, room, width);
    places.last().map_or(0.0, |(_, rect)| rect.bottom())
}

/// The button that leads to all that there is.
const MENU: &str = "menu";

/// Draws the row and returns what was clicked. Where there is room for one button only, it is the
/// one that has the focus, otherwise the menu; where there is none, nothing is seen.
pub(super) fn show(labels: &Labels, mut ui: Ui, sizes: Sizes, room: Room) -> Vec<DeviceInput> {
    let is_close = room == Room::Close;
    let mut inputs = Vec::new();
    let whole = ui.max_rect();
    let corner = whole.min.to_vec2();
    let focused = ui.memory(egui::Memory::focused);
    let mut commands = BUTTONS.iter().map(|(command, _)| *command);
    let shown = commands.find(|command| Some(id(command)) == focused);
    let shown = shown.unwrap_or(MENU);
    for ((command, label), place) in places(labels, &ui, sizes, room, whole.width()) {
        if is_close && (command != shown || whole.height() <= 0.0) {
            // It cannot be seen, but the screen reader finds it as ever.
            let nowhere = Rect::from_min_size(whole.min, egui::Vec2::ZERO);
            let response = ui.interact(nowhere, id(command), Sense::click());
            describe(&ui, id(command), whole, Role::Button, label, |_| {});
            if response.clicked() {
                inputs.push(input_of(command));
            }
            continue;
        }
        let place = if is_close {
            whole.translate(-corner)
        } else {
            place
        };
        let key = name_of_key(command, labels);
        let place = place.translate(corner);
        if button(&mut ui, command, (label, &key), place, sizes) {
            inputs.push(input_of(command));
        }
    }
    inputs
}

/// Where the buttons stand, from the corner of the row: side by side, in as many lines as it takes. Beside the board they
/// are low, without their keys.
fn places<'a>(
    labels: &'a Labels,
    ui: &Ui,
    sizes: Sizes,
    room: Room,
    width: f32,
) -> Vec<((&'static str, &'a str), Rect)> {
    let has_keys = room == Room::Wide;
    let height = sizes.text * if has_keys { 2.6 } else { 1.5 };
    let gap = sizes.gap * 0.6;
    let wanted: Vec<f32> = BUTTONS
        .iter()
        .map(|(command, label)| {
            let text = text_width(ui, label(labels), sizes.font());
            let key = || text_width(ui, &name_of_key(command, labels), sizes.font_times(0.75));
            let key = if has_keys { key() } else { 0.0 };
            text.max(key) + sizes.text * if has_keys { 1.2 } else { 0.8 }
        })
        .collect();
    let mut places: Vec<((&str, &str), Rect)> = Vec::new();
    let mut at = pos2(0.0, 0.0);
    for ((command, label), wanted) in BUTTONS.iter().zip(wanted) {
        if at.x > 0.0 && at.x + wanted > width {
            at = pos2(0.0, at.y + height + gap);
        }
        let place = Rect::from_min_size(at, vec2(wanted, height));
        places.push(((*command, label(labels)), place));
        at.x += wanted + gap;
    }
    places
}

pub(super) fn text_width(ui: &Ui, text: &str, font: egui::FontId) -> f32 {
    let painter = ui.painter();
    painter
        .layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER)
        .size()
        .x
}

/// Draws a button; whether it was clicked, with the mouse or by a screen reader.
fn button(
    ui: &mut Ui,
    command: &str,
    (label, key): (&str, &str),
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
    let width = text_width(ui, label, sizes.font());
    let times = (place.width() * 0.92 / width).min(1.0);
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
