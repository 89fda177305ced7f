//! A part of the window: its place, its name for screen readers, its frame.

use std::sync::Arc;

use eframe::egui::{
    Align, Galley, Id, Rect, Response, Role, ScrollArea, Sense, StrokeKind, Ui, UiBuilder, vec2,
};

use super::letters::laid;
use super::look::Sizes;
use super::node::describe;

/// A box with a role and a name. One that has the keyboard has a ring around it.
pub(super) struct Panel<'a> {
    pub id: Id,
    pub place: Rect,
    pub role: Role,
    pub name: &'a str,
    pub sense: Sense,
    /// How many things stand in it, if it is a list of which each says its place.
    pub count: Option<usize>,
}

impl<'a> Panel<'a> {
    /// A box around things that have names of their own.
    pub(super) fn group(id: &str, place: Rect, name: &'a str) -> Self {
        Self {
            id: Id::unique(id),
            place,
            role: Role::Group,
            name,
            sense: Sense::hover(),
            count: None,
        }
    }

    /// Draws the box, and inside of it whatever is added.
    pub(super) fn show(self, ui: &mut Ui, sizes: Sizes, add: impl FnOnce(&mut Ui)) {
        let has_focus = ui.memory(|memory| memory.has_focus(self.id));
        let border = sizes.frame(has_focus);
        let (corner, inside) = (sizes.corner(), StrokeKind::Inside);
        ui.painter()
            .rect(self.place, corner, sizes.palette.panel, border, inside);
        let builder = UiBuilder::new()
            .scope_id(self.id)
            .max_rect(self.place)
            .sense(self.sense);
        ui.scope_builder(builder, |ui| {
            self.describe(ui);
            ui.set_min_size(self.place.size());
            let inner = self.place.shrink2(vec2(sizes.gap, sizes.gap * 0.4));
            ui.set_clip_rect(inner.intersect(ui.clip_rect()));
            add(&mut ui.new_child(UiBuilder::new().max_rect(inner)));
        });
    }

    /// Tells a screen reader that it is there, and can be reached, while something else is seen in its place.
    pub(super) fn hide(self, ui: &Ui) {
        ui.interact(self.place, self.id, self.sense);
        self.describe(ui);
    }

    fn describe(&self, ui: &Ui) {
        describe(ui, self.id, self.place, self.role, self.name, |node| {
            if let Some(count) = self.count {
                node.set_size_of_set(count);
            }
        });
    }
}

/// A row with a text, as high as the text needs, which can be clicked.
pub(super) struct TextRow {
    /// Its place.
    pub place: Rect,
    /// What has become of it.
    pub response: Response,
    galley: Arc<Galley>,
}

impl TextRow {
    /// Finds the place of the row below what was drawn last, and colours it under the mouse.
    pub(super) fn begin(id: Id, text: &str, times: f32, ui: &mut Ui, sizes: Sizes) -> Self {
        let width = ui.available_width();
        let galley = laid(text, times, width - 2.0 * inset(sizes), ui, sizes);
        let size = vec2(width, galley.size().y + sizes.text * times * 0.4);
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        let response = ui.interact(place, id, Sense::click());
        if response.hovered() {
            let colour = sizes.palette.panel_under_mouse;
            ui.painter().rect_filled(place, sizes.corner(), colour);
        }
        Self {
            place,
            response,
            galley,
        }
    }

    /// Writes the text into the row.
    pub(super) fn write(self, ui: &Ui, sizes: Sizes) {
        let above = (self.place.height() - self.galley.size().y) * 0.5;
        let colour = sizes.palette.text;
        let at = self.place.min + vec2(inset(sizes), above);
        ui.painter().galley(at, self.galley, colour);
    }
}

/// How far text stands from the sides of what it is written into: clear of the ring around what has the keyboard, and
/// where zoom makes text great no further than where it is greatest.
pub(super) fn inset(sizes: Sizes) -> f32 {
    let ring = match sizes.is_zoomed() {
        true => sizes.widest_ring(),
        false => sizes.text * 0.16,
    };
    (sizes.gap * 0.8).max(ring * 1.5)
}

/// Draws a list that can be scrolled; it begins at its top if that is wanted.
///
/// What is in it is as wide with a bar as without: otherwise the bar could make room for itself, and come and go for
/// ever.
pub(super) fn scrolled(ui: &mut Ui, name: &str, from_top: bool, add: impl FnOnce(&mut Ui)) {
    let width = ui.available_width() - ui.spacing().scroll.allocated_width();
    let mut area = ScrollArea::vertical()
        .id_salt(name)
        .auto_shrink(false)
        .min_scrolled_height(0.0);
    if from_top {
        area = area.vertical_scroll_offset(0.0);
    }
    let shown = area.show(ui, |ui| {
        ui.set_max_width(width);
        add(ui);
    });
    // To a screen reader the bar is a thing without a name, and everything is reached without it.
    if shown.content_size.y > shown.inner_rect.height() {
        let bar = shown.id.with(1_usize);
        ui.ctx()
            .accesskit_node_builder(bar, eframe::egui::accesskit::Node::set_hidden);
    }
}

/// Whether something differs from what it was when the window was drawn last.
pub(super) fn is_new<T>(ui: &Ui, name: &str, now: T) -> bool
where
    T: PartialEq + Clone + Send + Sync + 'static,
{
    let id = Id::unique(name);
    ui.data_mut(|data| {
        let is_new = data.get_temp(id).as_ref() != Some(&now);
        data.insert_temp(id, now);
        is_new
    })
}

/// In so many pictures on end what is in view has come to rest: a list may still be on its way.
const AT_REST: u8 = 2;
/// What is not in view after so many pictures has no room there.
const MOST_TRIES: u8 = 8;

/// Scrolls to what the keys have reached until it rests in view, and then no more, so that the mouse may scroll on.
///
/// Lists that are seen at once have names of their own.
pub(super) fn bring_into_view(place: Rect, name: &str, row: (&str, usize), ui: &Ui) {
    let id = Id::unique(("row in view", name));
    let (list, at) = row;
    let size = ui.clip_rect().size();
    let reached = (list.to_owned(), at, size.into());
    let last = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let (of, mut rested, mut tries): ((String, usize, [f32; 2]), u8, u8) = last;
    if of != reached {
        (rested, tries) = (0, 0);
    }
    if rested >= AT_REST || tries >= MOST_TRIES {
        return;
    }
    let seen = ui.clip_rect().expand(0.5).y_range();
    let is_too_high = place.height() > seen.span();
    if seen.contains(place.top()) && (is_too_high || seen.contains(place.bottom())) {
        rested += 1;
    } else {
        rested = 0;
        ui.scroll_to_rect(place, is_too_high.then_some(Align::Min));
    }
    if rested < AT_REST {
        ui.ctx().request_repaint();
    }
    ui.data_mut(|data| data.insert_temp(id, (reached, rested, tries + 1)));
}
