//! What a screen reader learns about something that is painted and is not one of egui's own widgets.

use std::time::{Duration, Instant};

use eframe::egui::{self, Id, Rect, Role, Ui, accesskit};

use crate::adapters::view::SaidRow;

/// How a screen reader is made to say something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpeakingWay {
    /// What has the focus changes its description, or its name. It is the one way that every Orca follows; those that
    /// know live regions as well would say everything twice if it were both.
    Focus,
    /// A part of the window that has no focus and announces what is new on its own.
    LiveRegion,
}

impl SpeakingWay {
    /// The way of this system.
    pub const HERE: Self = if cfg!(target_os = "linux") {
        Self::Focus
    } else {
        Self::LiveRegion
    };
}

/// Whether anything reads the accessibility tree.
pub(super) fn is_read(context: &egui::Context) -> bool {
    context
        .accesskit_node_builder(egui::accesskit_root_id(), |_| ())
        .is_some()
}

/// So long a screen reader names a window that has come in front of it; what happens in it meanwhile it passes over.
const NAMES_WINDOW: Duration = Duration::from_millis(500);
/// What does not come in front within this time is read where it is.
const COMES_IN_FRONT: Duration = Duration::from_secs(2);

/// The time in which a screen reader gets to know the window: what is to be said at the start waits for its end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Introduction {
    read: Option<Instant>,
    in_front: Option<Instant>,
    is_over: bool,
}

impl Introduction {
    /// How long it still lasts; `None` once it is over, or while nobody reads.
    pub fn left(&mut self, is_read: bool, is_in_front: bool, now: Instant) -> Option<Duration> {
        if self.is_over || !is_read {
            return None;
        }
        let read = *self.read.get_or_insert(now);
        let until = match is_in_front {
            true => *self.in_front.get_or_insert(now) + NAMES_WINDOW,
            false => read + COMES_IN_FRONT,
        };
        let left = until.saturating_duration_since(now);
        self.is_over = left.is_zero();
        (!left.is_zero()).then_some(left)
    }
}

/// What has the focus tells what is to be said, unless that was said before the focus came there. It keeps its name; only
/// what is reached in a list, and told with more, has all of that for its name, or it would be read twice.
///
/// A space that cannot be seen or heard makes new what is the same text as the one before.
pub(super) fn tell_by_focus(announcement: &SaidRow, ui: &Ui) {
    let Some(focused) = ui.memory(egui::Memory::focused) else {
        return;
    };
    let number = announcement.number;
    let place = Id::unique(("told", ui.ctx().viewport_id()));
    // What there was to say when a second window opened, the first one says.
    let at_first = (ui.ctx().viewport_id() != egui::ViewportId::ROOT).then_some(number);
    let (mut of, mut before, last): (Id, Option<u64>, Option<u64>) = ui
        .data(|data| data.get_temp(place))
        .unwrap_or((focused, at_first, None));
    if of != focused {
        (of, before) = (focused, last);
    }
    ui.data_mut(|data| data.insert_temp(place, (of, before, Some(number))));
    if announcement.text.is_empty() || before == Some(number) {
        return;
    }
    let space = if number.is_multiple_of(2) {
        ""
    } else {
        "\u{a0}"
    };
    let text = format!("{}{space}", announcement.text);
    ui.ctx().accesskit_node_builder(focused, |node| {
        let is_reached = node.is_selected() == Some(true);
        if is_reached && node.label().is_some_and(|own| text.starts_with(own)) {
            node.set_label(text);
            node.clear_description();
        } else {
            node.set_description(text);
        }
        mark_language(node, &announcement.language);
    });
}

/// A live region with what is to be said. Each text is a node of its own, or the same text would
/// not be said twice.
pub(super) fn announce(announcement: &SaidRow, ui: &mut Ui) {
    if announcement.text.is_empty() {
        return;
    }
    ui.push_id(("announcement", announcement.number), |ui| {
        let place = Rect::from_min_size(ui.max_rect().min, egui::Vec2::ZERO);
        let response = ui.interact(place, ui.scope_id().with("text"), egui::Sense::hover());
        describe(
            ui,
            response.id,
            place,
            Role::Status,
            &announcement.text,
            |node| {
                node.set_live(accesskit::Live::Assertive);
                mark_language(node, &announcement.language);
            },
        );
    });
}

/// Says in which language a text is, where that is known.
pub(super) fn mark_language(node: &mut accesskit::Node, language: &str) {
    if !language.is_empty() {
        node.set_language(language);
    }
}

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
