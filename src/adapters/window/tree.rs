//! The accessibility tree of the opponent's window: the window library gives one to the first window only.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use accesskit_unix::Adapter;
use eframe::egui::accesskit::{
    ActionHandler, ActionRequest, ActivationHandler, DeactivationHandler, Rect, TreeUpdate,
};
use eframe::egui::{self, Event, FullOutput, Plugin, RawInput, Ui, ViewportId};

/// Whether a screen reader can read the opponent's window on this system.
pub(super) const IS_READ: bool = true;

/// Makes it possible that a second window has a tree.
pub(super) fn prepare(context: &egui::Context) {
    context.add_plugin(SecondTree::default());
}

/// From now on the second window has a tree, or has none any more.
pub(super) fn open(context: &egui::Context, viewport: ViewportId, is_open: bool) {
    if let Some(tree) = context.plugin_opt::<SecondTree>() {
        let mut tree = tree.lock();
        if is_open != tree.opened.is_some() {
            tree.opened = is_open.then(|| Opened::new(context, viewport));
        }
    }
}

/// Takes what the second window has drawn as a tree to where screen readers find it.
#[derive(Default)]
struct SecondTree {
    opened: Option<Opened>,
}

/// What screen readers want pressed and was not pressed yet.
type Requests = Arc<Mutex<Vec<ActionRequest>>>;

/// A list is whole at any moment, so that a panic elsewhere does not spoil it.
fn lock(requests: &Requests) -> MutexGuard<'_, Vec<ActionRequest>> {
    requests.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The tree while the window is open.
struct Opened {
    viewport: ViewportId,
    adapter: Adapter,
    /// What a screen reader wants pressed.
    requests: Requests,
    /// Whether what comes out next was drawn in the second window.
    is_drawn: bool,
}

impl Opened {
    fn new(context: &egui::Context, viewport: ViewportId) -> Self {
        let requests = Requests::default();
        let wake = Wake {
            context: context.clone(),
            viewport,
            requests: Arc::clone(&requests),
        };
        Self {
            viewport,
            adapter: Adapter::new(wake.clone(), wake.clone(), wake),
            requests,
            is_drawn: false,
        }
    }
}

impl Plugin for SecondTree {
    fn debug_name(&self) -> &'static str {
        "the tree of the second window"
    }

    fn input_hook(&mut self, context: &egui::Context, input: &mut RawInput) {
        let Some(opened) = &mut self.opened else {
            return;
        };
        if input.viewport_id != opened.viewport {
            return;
        }
        let requests = std::mem::take(&mut *lock(&opened.requests));
        let events = requests.into_iter().map(Event::AccessKitActionRequest);
        input.events.extend(events);
        opened.adapter.update_window_focus_state(input.focused);
        let shown = input.viewport();
        if let (Some(outer), Some(inner)) = (shown.outer_rect, shown.inner_rect) {
            let scale = shown.native_pixels_per_point.unwrap_or(1.0) * context.zoom_factor();
            let place = |rect: egui::Rect| Rect {
                x0: (rect.min.x * scale).into(),
                y0: (rect.min.y * scale).into(),
                x1: (rect.max.x * scale).into(),
                y1: (rect.max.y * scale).into(),
            };
            let adapter = &mut opened.adapter;
            adapter.set_root_window_bounds(place(outer), place(inner));
        }
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        if let Some(opened) = &mut self.opened {
            opened.is_drawn = ui.ctx().viewport_id() == opened.viewport;
        }
    }

    fn output_hook(&mut self, _context: &egui::Context, output: &mut FullOutput) {
        let opened = self.opened.as_mut();
        if let Some(opened) = opened.filter(|opened| opened.is_drawn)
            && let Some(update) = output.platform_output.accesskit_update.take()
        {
            opened.adapter.update_if_active(|| update);
        }
    }

    fn on_exit(&mut self, _context: &egui::Context) {
        self.opened = None;
    }
}

/// What a screen reader wants of the window; it asks from a thread of its own.
#[derive(Clone)]
struct Wake {
    context: egui::Context,
    viewport: ViewportId,
    requests: Requests,
}

impl ActivationHandler for Wake {
    /// The tree is whatever is drawn next.
    fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
        self.context.request_repaint_of(self.viewport);
        None
    }
}

impl ActionHandler for Wake {
    fn do_action(&mut self, request: ActionRequest) {
        lock(&self.requests).push(request);
        self.context.request_repaint_of(self.viewport);
    }
}

impl DeactivationHandler for Wake {
    fn deactivate_accessibility(&mut self) {}
}
