//! The opponent's window: the board seen from Black, and whatever is pressed there is Black's.

use std::sync::Arc;

use eframe::egui::{self, ViewportBuilder, ViewportId};

use super::{screen, tree};
use crate::adapters::view::View;
use crate::board::Side;
use crate::input::DeviceInput;

/// The view of the opponent's window.
#[must_use]
pub fn opponents_view(view: &View) -> View {
    let mut own = view.clone();
    own.seen_from = Side::Black;
    own.board_only = false;
    own.labels.title.clone_from(&view.labels.opponent);
    own
}

/// What was done in the opponent's window is the opponent's.
#[must_use]
pub fn of_opponent(inputs: Vec<DeviceInput>) -> Vec<DeviceInput> {
    let of_black = |input| DeviceInput::By(Side::Black, Box::new(input));
    inputs.into_iter().map(of_black).collect()
}

/// What came of the opponent's window.
pub(super) struct OpponentFrame {
    pub inputs: Vec<DeviceInput>,
    /// Whether the opponent wants it closed.
    pub closes: bool,
    /// Whether it has the keyboard.
    pub has_focus: bool,
}

fn id() -> ViewportId {
    ViewportId::from_hash_of("opponent")
}

/// The opponent's window is not shown.
pub(super) fn close(context: &egui::Context) {
    tree::open(context, id(), false);
}

/// Shows the opponent's window beside the first one. It opens at a size in points of the usual
/// size of text; after that the size is the player's own.
pub(super) fn show(
    view: &Arc<View>,
    context: &egui::Context,
    opens_at: Option<[f32; 2]>,
) -> OpponentFrame {
    let mut builder = ViewportBuilder::default()
        .with_title(view.labels.opponent.as_str())
        .with_app_id("annabella");
    if let Some(size) = opens_at {
        builder = builder.with_inner_size(size.map(|edge| edge / context.zoom_factor()));
    }
    let id = id();
    tree::open(context, id, true);
    context.show_viewport_immediate(id, builder, |ui, _| {
        let inputs = of_opponent(screen::ui(&opponents_view(view), ui));
        ui.input(|input| OpponentFrame {
            inputs,
            closes: input.viewport().close_requested(),
            has_focus: input.viewport().focused == Some(true),
        })
    })
}
