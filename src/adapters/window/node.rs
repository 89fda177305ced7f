//! What a screen reader is told of something that is painted and not one of egui's own widgets.

use eframe::egui::{Id, Rect, Role, Ui, accesskit};

/// Gives what is painted a role, a name and a place, and whatever `more` adds.
pub(super) fn describe(
    ui: &Ui,
    id: Id,
    place: Rect,
    role: Role,
    name: &str,
    more: impl FnOnce(&mut accesskit::Node),
) {
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(role);
        node.set_label(name);
        node.set_bounds(accesskit::Rect {
            x0: place.min.x.into(),
            y0: place.min.y.into(),
            x1: place.max.x.into(),
            y1: place.max.y.into(),
        });
        more(node);
    });
}
