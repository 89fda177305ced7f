//! How great times and the names beside or above them are drawn.

use eframe::egui::Ui;

use super::letters::text_width;
use super::look::Sizes;
use crate::adapters::view::{ClockView, View};
use crate::board::Side;

/// How high a card is for a time of a height.
pub(super) const AROUND_TIME: f32 = 1.1;

/// How great times are drawn.
pub(super) struct DialSizes {
    pub high: f32,
    /// How high times are where zoom is greatest.
    pub highest: f32,
    pub wide: f32,
    /// The shortest forms of the names.
    names: [String; 2],
    /// How high both cards are beside the board, where there is little room.
    pub most: f32,
}

impl DialSizes {
    /// Three times as great as text where there is room. What there is of it is reckoned by the narrowest column beside the
    /// board, so that zoom makes no time smaller; and digits are alike, so that none changes its size as it runs.
    pub(super) fn of(view: &View, clock: &ClockView, ui: &Ui, sizes: Sizes) -> Self {
        let column = sizes.least_column();
        let alike = |side| {
            clock
                .dial_of(side)
                .replace(|it: char| it.is_ascii_digit(), "0")
        };
        let widths = Side::BOTH.map(|side| text_width(ui, &alike(side), sizes.font()));
        let wide = widths[0].max(widths[1]) / sizes.text;
        let (time, both) = match (view.question.is_some(), view.is_over) {
            (true, _) => (0.13, 0.3),
            (false, true) => (0.17, 0.46),
            (false, false) => (0.17, 0.52),
        };
        let room = (column.x / (wide + 0.8)).min(column.y * time);
        let high = room.min(sizes.text * 3.0);
        Self {
            high,
            highest: room,
            names: view.players.clone().map(|player| {
                let [.., shortest] = player.names;
                shortest
            }),
            wide: wide * high,
            most: column.y * both,
        }
    }

    /// The height above the time in a card that is as high as it can be.
    fn above(&self, high: f32) -> f32 {
        self.most * 0.5 - high * AROUND_TIME
    }

    /// The room for a name above the time, if there is enough.
    pub(super) fn room_above(&self, wide: f32, ui: &Ui, sizes: Sizes) -> Option<f32> {
        let name = self.times_of_names(wide, ui, sizes) * sizes.text;
        let room = self.above(self.high).min(name / OF_NAME);
        (room > self.high * 0.2).then_some(room)
    }

    /// How many times as great as other text names are: no greater than they can stay where times are greatest and the
    /// column is narrowest. There they stand beside the times or above them, wherever they are greater.
    pub(super) fn times_of_names(&self, wide: f32, ui: &Ui, sizes: Sizes) -> f32 {
        let wide = wide.min(sizes.least_column().x);
        let room = self.beside(self.highest, wide, sizes);
        let highest = self.highest * AROUND_TIME * 0.4;
        let beside = self.fitting(highest, room * 0.97, ui, sizes);
        let above = self.above(self.highest);
        let above = match above > self.highest * 0.2 {
            true => {
                let name = above * OF_NAME;
                let whole = self.fitting(name, wide - sizes.close().gap * 3.0, ui, sizes);
                whole.max(name * 0.6)
            }
            false => 0.0,
        };
        // No name is made smaller than text without zoom for this.
        let can_be_read = beside >= sizes.text * sizes.pixel.min(1.0);
        let most = if beside >= highest || beside >= above && can_be_read {
            beside
        } else if above > 0.0 {
            above
        } else {
            highest
        };
        (most / sizes.text).min(1.25)
    }

    /// The height of names for which both are whole in a width, up to the one that is wanted.
    fn fitting(&self, name: f32, wide: f32, ui: &Ui, sizes: Sizes) -> f32 {
        name * (wide / self.widest(name, ui, sizes)).clamp(0.0, 1.0)
    }

    /// How wide the wider name of a height is.
    fn widest(&self, name: f32, ui: &Ui, sizes: Sizes) -> f32 {
        let font = sizes.font_times(name / sizes.text);
        let names = self.names.iter();
        let widths = names.map(|name| text_width(ui, name, font.clone()));
        widths.fold(sizes.pixel, f32::max)
    }

    /// The width that a time of a height leaves beside it.
    fn beside(&self, high: f32, wide: f32, sizes: Sizes) -> f32 {
        wide - self.wide / self.high * high - sizes.close().gap * 3.0
    }

    /// Whether the name has room beside the time.
    pub(super) fn leaves_room(&self, wide: f32, ui: &Ui, sizes: Sizes) -> bool {
        let name = self.times_of_names(wide, ui, sizes) * sizes.text;
        self.widest(name, ui, sizes) < self.beside(self.high, wide, sizes)
    }
}

/// How great a name is in the height that it has.
pub(super) const OF_NAME: f32 = 0.64;
