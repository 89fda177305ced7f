//! The row of buttons: for the mouse, for a screen reader, and to be reached with Tab.

use eframe::egui::{
    self, Align2, Color32, Event, Id, Key as EguiKey, Rect, Role, Sense, StrokeKind, Ui, pos2, vec2,
};

use super::look::Sizes;
use super::node::describe;
use crate::adapters::view::Labels;
use crate::input::DeviceInput;
use crate::input::keys::{Action, BINDINGS, Key, WhichGame};

/// Where the name of a button stands among the labels.
type LabelOf = fn(&Labels) -> &str;

/// The buttons, in the order in which they stand and are reached.
const BUTTONS: [(Action, LabelOf); 8] = [
    (Action::Menu, |labels| &labels.menu),
    (Action::NewGame(WhichGame::Same), |labels| &labels.new_game),
    (Action::OpenFile, |labels| &labels.open),
    (Action::Undo, |labels| &labels.undo),
    (Action::Repeat, |labels| &labels.repeat),
    (Action::Help, |labels| &labels.help),
    (Action::NextLanguage, |labels| &labels.language),
    (Action::Quit, |labels| &labels.quit),
];

/// Where the focus can stand in the row, with the names of the places.
pub(super) fn stops(labels: &Labels) -> impl Iterator<Item = (Id, &str)> {
    BUTTONS
        .iter()
        .map(|(action, label)| (id(*action), label(labels)))
}

/// Whether this is the place of a button.
pub(super) fn is_one(place: Id) -> bool {
    BUTTONS.iter().any(|(action, _)| id(*action) == place)
}

fn id(action: Action) -> Id {
    Id::unique(("button", action.key()))
}

/// The key of an action: a button does what its key does, so that there is one way only.
pub(super) fn key_of(action: Action) -> Key {
    let binding = BINDINGS.iter().find(|binding| binding.action == action);
    binding
        .map(|binding| binding.key)
        .expect("every action of a button is in the key table")
}

/// What an event of the keyboard does to the button that has the focus.
pub(super) fn pressed_by(ui: &Ui, event: &Event) -> Option<DeviceInput> {
    let Event::Key {
        key: EguiKey::Enter | EguiKey::Space,
        pressed: true,
        modifiers,
        ..
    } = event
    else {
        return None;
    };
    let focused = ui.memory(egui::Memory::focused)?;
    let (action, _) = BUTTONS.iter().find(|(action, _)| id(*action) == focused)?;
    modifiers
        .is_none()
        .then(|| DeviceInput::Key(key_of(*action)))
}

/// The room that the row needs in this window.
pub(super) fn height(labels: &Labels, ui: &Ui, sizes: Sizes) -> f32 {
    let places = places(labels, ui, sizes, ui.max_rect().width() - 2.0 * sizes.gap);
    places.last().map_or(0.0, |(_, rect)| rect.bottom())
}

/// Draws the row and returns what was clicked. Where there is room for one button only, it is the
/// one that has the focus, otherwise the first.
pub(super) fn show(labels: &Labels, mut ui: Ui, sizes: Sizes, is_close: bool) -> Vec<DeviceInput> {
    let mut inputs = Vec::new();
    let whole = ui.max_rect();
    let corner = whole.min.to_vec2();
    let focused = ui.memory(egui::Memory::focused);
    let mut actions = BUTTONS.iter().map(|(action, _)| *action);
    let shown = actions.find(|action| Some(id(*action)) == focused);
    let shown = shown.unwrap_or(BUTTONS[0].0);
    for ((action, label), place) in places(labels, &ui, sizes, whole.width()) {
        let key = key_of(action);
        if is_close && action != shown {
            // It cannot be seen, but the screen reader finds it as ever.
            let nowhere = Rect::from_min_size(whole.min, egui::Vec2::ZERO);
            let response = ui.interact(nowhere, id(action), Sense::click());
            describe(&ui, id(action), whole, Role::Button, label, |_| {});
            if response.clicked() {
                inputs.push(DeviceInput::Key(key));
            }
            continue;
        }
        let place = if is_close {
            whole.translate(-corner)
        } else {
            place
        };
        if button(
            &mut ui,
            id(action),
            label,
            key,
            place.translate(corner),
            sizes,
        ) {
            inputs.push(DeviceInput::Key(key));
        }
    }
    inputs
}

/// Where the buttons stand, from the corner of the row: side by side, in as many lines as it takes.
fn places<'a>(
    labels: &'a Labels,
    ui: &Ui,
    sizes: Sizes,
    width: f32,
) -> Vec<((Action, &'a str), Rect)> {
    let height = sizes.text * 2.6;
    let gap = sizes.gap * 0.6;
    let wanted: Vec<f32> = BUTTONS
        .iter()
        .map(|(action, label)| {
            let text = text_width(ui, label(labels), sizes.font());
            let key = text_width(ui, &key_of(*action).name(), sizes.font_times(0.75));
            text.max(key) + sizes.text * 1.2
        })
        .collect();
    let mut places: Vec<((Action, &str), Rect)> = Vec::new();
    let mut at = pos2(0.0, 0.0);
    for ((action, label), wanted) in BUTTONS.iter().zip(wanted) {
        if at.x > 0.0 && at.x + wanted > width {
            at = pos2(0.0, at.y + height + gap);
        }
        let place = Rect::from_min_size(at, vec2(wanted, height));
        places.push(((*action, label(labels)), place));
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
fn button(ui: &mut Ui, id: Id, label: &str, key: Key, place: Rect, sizes: Sizes) -> bool {
    let response = ui.interact(place, id, Sense::click());
    describe(ui, id, place, Role::Button, label, |node| {
        node.set_keyboard_shortcut(key.name());
    });
    let ground = match response.hovered() {
        true => sizes.palette.panel_under_mouse,
        false => sizes.palette.panel,
    };
    let border = match response.has_focus() {
        true => sizes.focus_ring(),
        false => sizes.border(),
    };
    ui.painter()
        .rect(place, sizes.corner(), ground, border, StrokeKind::Inside);
    let middle = place.center();
    let painter = ui.painter();
    let text = |offset: f32, text: String, font, colour| {
        let at = pos2(middle.x, middle.y + offset * sizes.text);
        painter.text(at, Align2::CENTER_CENTER, text, font, colour);
    };
    // A button without room for its key has its label alone, as large as fits.
    let fits = place.height() > sizes.text * 2.2;
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
        text(0.62, key.name(), font, sizes.palette.text_faint);
    }
    response.clicked()
}
