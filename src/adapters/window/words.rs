//! How much room the words beside the board have and need, so that no zoom makes any of them smaller: what is written as
//! great as fits is written no greater than it can stay where zoom is greatest.

use std::sync::Arc;

use eframe::egui::{Galley, Ui, Vec2, vec2};

use super::letters::{greatest, laid, size_of};
use super::look::Sizes;
use super::{buttons, cards, dots, question};
use crate::adapters::view::View;

/// The height of the line in which words are typed, in points.
pub(super) fn height_of_line(sizes: Sizes) -> f32 {
    (sizes.text * 1.9).min(sizes.least_column().y * LINE)
}

/// How much of the height beside the board the line has at most.
const LINE: f32 = 0.14;

fn rows_of_braille(view: &View) -> f32 {
    f32::from(u8::try_from(view.braille.len()).unwrap_or(u8::MAX))
}

/// The height of the Braille line, in points.
pub(super) fn height_of_braille(view: &View, sizes: Sizes) -> f32 {
    rows_of_braille(view) * dots::row_height(sizes)
}

/// A room inside of its box and beside the bar.
fn inside(room: Vec2, ui: &Ui, sizes: Sizes) -> Vec2 {
    let gap = sizes.close().gap;
    let beside = 2.0 * gap + ui.spacing().scroll.allocated_width();
    vec2(room.x - beside, room.y - gap)
}

/// Whether the clocks stand in a column of a height: where there is least room, a question needs that of a game that is
/// over.
pub(super) fn has_cards(view: &View, height: f32, sizes: Sizes) -> bool {
    let is_least = view.question.is_some() && height < sizes.text * 11.0;
    view.clock.is_some() && !(is_least && view.is_over)
}

/// A text above the question or what was said.
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq)]
pub(super) enum Strip {
    /// How the game has ended.
    Result,
    /// What was said since the question.
    Said,
}

impl Strip {
    /// How much it has of the height for words.
    fn share(self) -> f32 {
        match self {
            Self::Result => 0.3,
            Self::Said => 0.35,
        }
    }

    /// How many times as great as other text it is at most.
    fn most(self) -> f32 {
        match self {
            Self::Result => 1.25,
            Self::Said => 2.0,
        }
    }

    /// The text as it is written in a width.
    pub(super) fn laid(
        self,
        text: &str,
        width: f32,
        view: &View,
        ui: &Ui,
        sizes: Sizes,
    ) -> Arc<Galley> {
        let times = self.times(text, width, view, ui, sizes);
        laid(text, times, width, ui, sizes)
    }

    /// How many times as great as other text it is there.
    fn times(self, text: &str, width: f32, view: &View, ui: &Ui, sizes: Sizes) -> f32 {
        let most = column(view, ui, sizes).y * self.share();
        let fits = |times: f32| size_of(text, times, width, ui, sizes).y <= most;
        greatest((self.most(), 0.4), sizes, fits).unwrap_or(0.4)
    }

    fn height(self, text: &str, width: f32, view: &View, ui: &Ui, sizes: Sizes) -> f32 {
        let times = self.times(text, width, view, ui, sizes);
        size_of(text, times, width, ui, sizes).y
    }
}

/// What was said last while a question waits, if it is neither the question nor one of its answers.
pub(super) fn said_since(view: &View) -> Option<&str> {
    let asked = view.question.as_ref()?;
    let said = view.captions.last()?.text.as_str();
    let is_letter = said.chars().nth(2).is_none();
    let is_answer = asked.answers.iter().any(|answer| said.starts_with(answer));
    let is_of_it = said.contains(&asked.text) || asked.text.contains(said);
    (!is_letter && !is_answer && !is_of_it).then_some(said)
}

/// What the cards, the buttons, the Braille line and the line leave of the narrowest column where zoom is greatest.
fn column(view: &View, ui: &Ui, sizes: Sizes) -> Vec2 {
    let (column, gap) = (sizes.least_column(), sizes.close().gap);
    // A question needs the room of the buttons.
    let buttons = match view.question {
        Some(_) => 0.0,
        None => buttons::OF_HEIGHT,
    };
    let line = if view.line.is_empty() { 0.0 } else { LINE };
    let taken = column.y * (buttons + line)
        + rows_of_braille(view) * dots::greatest_height(sizes)
        + cards::greatest_height(view, ui, sizes);
    let high = column.y - taken - gap * 5.0;
    vec2(column.x, high.max(column.y * 0.2))
}

/// The room for the question or what was said where zoom is greatest.
pub(super) fn least(view: &View, ui: &Ui, sizes: Sizes) -> Vec2 {
    let column = column(view, ui, sizes);
    let left = |strip: Strip, is_there: bool| if is_there { 1.0 - strip.share() } else { 1.0 };
    let share = left(Strip::Result, view.is_over) * left(Strip::Said, said_since(view).is_some());
    inside(vec2(column.x, column.y * share), ui, sizes)
}

/// The room for what was said where zoom is greatest: beside a question it is a strip.
pub(super) fn least_of_said(view: &View, ui: &Ui, sizes: Sizes) -> Vec2 {
    if view.question.is_none() {
        return least(view, ui, sizes);
    }
    let column = column(view, ui, sizes);
    inside(vec2(column.x, column.y * Strip::Said.share()), ui, sizes)
}

/// How many times as great as other text an announcement is in the room that it has, and in the least room.
pub(super) fn times_of_caption(text: &str, room: Vec2, least: Vec2, ui: &Ui, sizes: Sizes) -> f32 {
    let fits = |times: f32| {
        let mut rooms = [room, least].into_iter();
        rooms.all(|room| size_of(text, times, room.x, ui, sizes).y < room.y)
    };
    greatest((2.0, 0.36), sizes, fits).unwrap_or(0.36)
}

/// The height that the clocks, the result and the question or what was said need in a column of a width.
pub(super) fn needed(view: &View, width: f32, ui: &Ui, sizes: Sizes) -> f32 {
    let (least, gap) = (least(view, ui, sizes), sizes.gap);
    let cards = match view.clock {
        Some(_) => cards::height_beside(view, width, ui, sizes) + gap,
        None => 0.0,
    };
    let line = match view.line.is_empty() {
        true => 0.0,
        false => height_of_line(sizes) + gap,
    };
    let strip = |strip: Strip, text: Option<&str>| {
        let high = |text| strip.height(text, width, view, ui, sizes) + gap;
        text.map_or(0.0, high)
    };
    let result = strip(Strip::Result, view.is_over.then_some(view.status.as_str()));
    let words = match (&view.question, view.captions.last()) {
        (Some(asked), _) => {
            strip(Strip::Said, said_since(view)) + question::needed(asked, least, ui, sizes)
        }
        // A page of Braille has whatever room there is.
        (None, Some(said)) if dots::is_page(&said.text) => sizes.window.y,
        (None, Some(said)) => {
            let times = times_of_caption(&said.text, least, least, ui, sizes);
            size_of(&said.text, times, least.x, ui, sizes).y + gap * 3.0
        }
        (None, None) => 0.0,
    };
    cards + line + result + words.max(sizes.text * 3.0)
}
