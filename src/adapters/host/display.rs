//! The Braille display: what it reports, and what stands on it.

use super::Host;
use super::underway::Shown;
use crate::display::{Display, DisplayLine, DisplayReport};
use crate::time::Moment;

impl Host {
    pub(super) fn display_event(&mut self, report: DisplayReport) {
        match report {
            DisplayReport::Ready(columns) => {
                self.shown = Shown {
                    display: Some(Display::new(columns)),
                    line: DisplayLine::default(),
                };
            }
            DisplayReport::Gone => self.shown = Shown::default(),
            DisplayReport::Key(key) => {
                let pressed = self.shown.display.as_mut();
                if let Some(input) = pressed.and_then(|display| display.press(key)) {
                    self.input(input);
                }
            }
        }
    }

    /// Writes the line, if it is another one than before.
    pub(super) fn show_on_display(&mut self, now: Moment) {
        let (Some(display), Some(displays)) = (&mut self.shown.display, &self.displays) else {
            return;
        };
        // A screen reader has the display for itself, and all its keys.
        if self.reader_is_there {
            if std::mem::take(&mut self.shown.line) != DisplayLine::default() {
                displays.leave();
            }
            return;
        }
        let line = display.line(&self.desk, now);
        if line != self.shown.line {
            self.shown.line.clone_from(&line);
            displays.show(line);
        }
    }
}
