//! The accessibility tree of the opponent's window, where the system gives none to a second window.

use eframe::egui::{Context, ViewportId};

/// Whether a screen reader can read the opponent's window on this system.
pub(super) const IS_READ: bool = false;

/// Nothing is to be prepared.
pub(super) fn prepare(_context: &Context) {}

/// Nothing is to be opened.
pub(super) fn open(_context: &Context, _viewport: ViewportId, _is_open: bool) {}
