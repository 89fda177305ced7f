//! How great times and the names beside or above them are drawn.

use eframe::egui::Ui;

use super::letters::text_width;
use super::look::Sizes;
use crate::adapters::view::{ClockView, View};
use crate::board::Side;

/// How high a card is for a time of a height.
pub(super) const AROUND_TIME: f32 = 1.1;

/// How great times are drawn.
pub(super) struct Dial {
    pub high: f32,
    /// How high times are where zoom is greatest.
    pub highest: f32,
    pub wide: f32,
    /// The shortest forms of the names.
    names: [String; 2],
    /// How high both cards are beside the board, where there is little room.
    pub most: f32,
}

impl Dial {
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
    /// column is narrowest.
    pub(super) fn times_of_names(&self, wide: f32, ui: &Ui, sizes: Sizes) -> f32 {
        let wide = wide.min(sizes.least_column().x);
        let beside = self.highest * AROUND_TIME * 0.4;
        let above = self.above(self.highest);
        let is_beside = self.fits_beside(beside, self.highest, wide, ui, sizes);
        let most = match above > self.highest * 0.2 && !is_beside {
            true => self.fitting(above * OF_NAME, wide, ui, sizes),
            false => beside,
        };
        (most / sizes.text).min(1.25)
    }

    /// The height of names in a width: a little less than wanted, if both are whole then.
    fn fitting(&self, name: f32, wide: f32, ui: &Ui, sizes: Sizes) -> f32 {
        let font = sizes.font_times(name / sizes.text);
        let widths = self.names.iter();
        let widths = widths.map(|name| text_width(ui, name, font.clone()));
        let widest = widths.fold(1.0, f32::max);
        name * ((wide - sizes.close().gap * 3.0) / widest).clamp(0.6, 1.0)
    }

    /// Whether names of a height have room beside times of a height.
    fn fits_beside(&self, name: f32, high: f32, wide: f32, ui: &Ui, sizes: Sizes) -> bool {
        let room = wide - self.wide / self.high * high - sizes.close().gap * 3.0;
        let times = name / sizes.text;
        let width = |name: &String| text_width(ui, name, sizes.font_times(times));
        room > sizes.pixel && self.names.iter().all(|name| width(name) < room)
    }

    /// Whether the name has room beside the time.
    pub(super) fn leaves_room(&self, wide: f32, ui: &Ui, sizes: Sizes) -> bool {
        let name = self.times_of_names(wide, ui, sizes) * sizes.text;
        self.fits_beside(name, self.high, wide, ui, sizes)
    }
}

/// How great a name is in the height that it has.
pub(super) const OF_NAME: f32 = 0.64;
