//! A part of the window: its place, its name for screen readers, its frame.

use eframe::egui::{Id, Rect, Role, Sense, StrokeKind, Ui, UiBuilder};

use super::look::Sizes;
use super::node::describe;

/// A box with a role and a name. One that has the keyboard has a ring around it.
pub(super) struct Panel<'a> {
    pub id: Id,
    pub place: Rect,
    pub role: Role,
    pub name: &'a str,
    pub sense: Sense,
}

impl Panel<'_> {
    /// Draws the box, and inside of it whatever is added.
    pub(super) fn show(self, ui: &mut Ui, sizes: Sizes, add: impl FnOnce(&mut Ui)) {
        let has_focus = ui.memory(|memory| memory.has_focus(self.id));
        let border = match has_focus {
            true => sizes.focus_ring(),
            false => sizes.border(),
        };
        let (corner, inside) = (sizes.corner(), StrokeKind::Inside);
        ui.painter()
            .rect(self.place, corner, sizes.palette.panel, border, inside);
        let builder = UiBuilder::new()
            .scope_id(self.id)
            .max_rect(self.place)
            .sense(self.sense);
        ui.scope_builder(builder, |ui| {
            describe(ui, self.id, self.place, self.role, self.name, |_| {});
            ui.set_min_size(self.place.size());
            let inner = self
                .place
                .shrink2(eframe::egui::vec2(sizes.gap, sizes.gap * 0.4));
            ui.set_clip_rect(inner.intersect(ui.clip_rect()));
            add(&mut ui.new_child(UiBuilder::new().max_rect(inner)));
        });
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
