//! The whole window as one function of what is to be shown: it draws, names, and returns what was done.

use eframe::egui::{self, Event, FocusDirection, Id, Key as EguiKey, Rect, Ui, UiBuilder, vec2};

use super::control::{HeldEvent, HeldKey, LoneControl, VainPaste};
use super::look::{self, Room, Sizes};
use super::node::{SpeakingWay, announce, mark_language, tell_by_focus};
use super::{
    board, buttons, cards, fonts, home, keys, menu, moves, panels, question, table, words,
};
use crate::adapters::view::View;
use crate::input::DeviceInput;
use crate::input::keys::Key;

/// Draws the window and its accessibility tree; returns what the player did, in order.
///
/// The keyboard goes to the host wherever the focus is. Only Tab moves the focus, and Enter and
/// Space press the button that has it. Whatever is done gives the focus back to the board.
pub fn ui(view: &View, ui: &mut Ui) -> Vec<DeviceInput> {
    let context = ui.ctx().clone();
    let zoom = f32::from(view.zoom_percent) / 100.0;
    if (context.zoom_factor() - zoom).abs() > 0.01 {
        context.set_zoom_factor(zoom);
    }
    fonts::bound_letters(ui);
    let sizes = Sizes::of(ui.max_rect(), context.zoom_factor(), view.theme);
    look::dress(ui.style_mut(), sizes);
    context.accesskit_node_builder(egui::accesskit_root_id(), |node| {
        node.set_label(view.labels.title.as_str());
        mark_language(node, &view.language);
    });

    let (events, lone) = take_events(ui, view.listens);
    let is_away = home::is_away(view, ui);
    let focused = match view.completes && has_tab(&events) {
        true => Some(DeviceInput::Complete),
        false => move_focus(view, ui, &events),
    };
    let mut inputs = dropped(ui);
    for event in &events {
        match buttons::pressed_by(ui, event).filter(|_| !is_away) {
            Some(input) => inputs.push(input),
            None if view.chords => inputs.extend(keys::touches_of(event)),
            None => inputs.extend(keys::inputs_of(event)),
        }
    }

    ui.painter()
        .rect_filled(ui.max_rect(), 0.0, sizes.palette.background);
    if shows_board_only(view, ui) {
        let whole = ui.max_rect().shrink(sizes.gap * 0.1);
        let side = whole.size().min_elem();
        let whole = Rect::from_center_size(whole.center(), vec2(side, side));
        inputs.extend(board::show(view, area(ui, whole), sizes));
    } else {
        inputs.extend(everything(view, ui, sizes));
    }

    match SpeakingWay::HERE {
        SpeakingWay::LiveRegion => announce(&view.announcement, ui),
        SpeakingWay::Focus => tell_by_focus(&view.announcement, ui),
    }
    let at = context.memory(egui::Memory::focused);
    let is_home = at == Some(board::id()) || at.is_some() && at == reached(view).map(|it| it.0);
    if !inputs.is_empty() && !is_home {
        home::go(view, ui);
    }
    // To silence the voice is not to leave the place where one is.
    inputs.extend(lone);
    inputs.extend(focused);
    fonts::keep_letters_whole(ui);
    keys::paired(inputs)
}

/// Whether the board has the whole window: the player wants that, and nothing else is asked, typed or reached.
fn shows_board_only(view: &View, ui: &Ui) -> bool {
    let has_focus = ui.memory(|memory| memory.has_focus(board::id()));
    let is_quiet = view.menu.is_none() && view.question.is_none() && view.line.is_empty();
    view.board_only && has_focus && is_quiet
}

/// Draws the board and all that stands beside it, and returns what was done there.
fn everything(view: &View, ui: &mut Ui, sizes: Sizes) -> Vec<DeviceInput> {
    let mut inputs = Vec::new();
    let room = room(view, ui.max_rect(), sizes);
    let is_close = room == Room::Close;
    let all = |width| buttons::Bar::below(&view.labels, ui, sizes, room, width);
    let (areas, bar) = match room {
        Room::Wide => {
            let cards = 2.0 * cards::height(view, sizes) + sizes.gap;
            Areas::of(ui, sizes, all, cards)
        }
        Room::Beside if !sizes.is_zoomed() => Areas::of(ui, sizes, all, 0.0),
        Room::Beside | Room::Close => Areas::zoomed(view, ui, sizes),
    };
    let mut place = areas.board;
    if room == Room::Wide {
        let column = cards::Column::of(view, areas.board, sizes);
        cards::show(view, &column, ui, sizes);
        place = column.board;
    }
    inputs.extend(board::show(view, area(ui, place), sizes));
    inputs.extend(panels::show(view, area(ui, areas.side), sizes, room));
    let place = area(ui, areas.buttons);
    inputs.extend(buttons::show(&view.labels, &bar, place, sizes));
    let over = areas.over(ui, sizes, is_close);
    if let Some(shown) = &view.menu {
        inputs.extend(menu::show(shown, &mut area(ui, over), sizes));
    } else if let Some(shown) = &view.table {
        table::show(shown, &mut area(ui, over), sizes);
    }
    inputs
}

/// What the player does before there is anything to show.
pub(super) fn inputs(ui: &mut Ui) -> Vec<DeviceInput> {
    let (events, lone) = take_events(ui, None);
    let pressed = events.iter().flat_map(keys::inputs_of);
    keys::paired(lone.into_iter().chain(pressed).collect())
}

fn area(ui: &mut Ui, rect: Rect) -> Ui {
    ui.new_child(UiBuilder::new().max_rect(rect))
}

/// The parts of the window.
struct Areas {
    board: Rect,
    side: Rect,
    buttons: Rect,
}

/// How much room the window has for text of this size. A tall one has room for the cards above and below the board; zoom
/// takes them from there, if all the text has room beside the board, or below it. In a small window a question needs that of
/// everything else.
fn room(view: &View, window: Rect, sizes: Sizes) -> Room {
    let is_zoomed = sizes.is_zoomed();
    let is_tall = look::is_tall(window.size());
    let [width, height] = [window.width(), window.height()].map(|side| side / sizes.text);
    let words = sizes.least_column() / sizes.text;
    let has_words = words.x > 12.0 && words.y > 20.0;
    let needs_more = view.question.is_some() && !is_zoomed && !is_tall;
    let least = if needs_more { 26.0 } else { 20.0 };
    if width < 28.0 || height < least || is_zoomed && !has_words {
        Room::Close
    } else if is_zoomed || height < 34.0 && !is_tall {
        Room::Beside
    } else {
        Room::Wide
    }
}

/// Whether a button of the row has the focus.
fn is_on_button(ui: &Ui) -> bool {
    ui.memory(egui::Memory::focused)
        .is_some_and(buttons::is_one)
}

impl Areas {
    /// The board at full height, which is what zoom is for, and words beside it above the buttons; in a tall window below
    /// it. A question has the room of buttons that nobody has reached, where it needs that.
    fn zoomed(view: &View, ui: &Ui, sizes: Sizes) -> (Self, buttons::Bar) {
        // What stands apart stands no further apart when the text is greater.
        let apart = sizes.gap * sizes.pixel;
        let whole = ui.max_rect().shrink(apart * 0.25);
        let (board, rest) = if look::is_tall(whole.size()) {
            let edge = whole.top() + whole.width().min(whole.height() * 0.6);
            (whole.with_max_y(edge), whole.with_min_y(edge + apart))
        } else {
            let edge = whole.left() + whole.height().min(whole.width() * look::BOARD_AT_MOST);
            (whole.with_max_x(edge), whole.with_min_x(edge + apart))
        };
        let sizes = sizes.close();
        let mut bar = buttons::Bar::beside(&view.labels, ui, sizes, rest.size());
        let spare = rest.height() - words::needed(view, rest.width(), ui, sizes);
        if view.question.is_some() && !is_on_button(ui) && spare < bar.height + sizes.gap {
            bar = buttons::Bar::hidden();
        }
        let buttons = rest.with_min_y(rest.bottom() - bar.height);
        let gap = if bar.height > 0.0 { sizes.gap } else { 0.0 };
        let areas = Self {
            board,
            side: rest.with_max_y(buttons.top() - gap),
            buttons,
        };
        (areas, bar)
    }

    /// Where the menu is. Its words need room, and where there is little of it they take all that the
    /// keyboard does not need.
    fn over(&self, ui: &Ui, sizes: Sizes, is_close: bool) -> Rect {
        if !is_close {
            return self.board;
        }
        let whole = self.board.union(self.side).union(self.buttons);
        match is_on_button(ui) {
            true => whole.with_max_y(self.buttons.top() - sizes.gap * 0.5),
            false => whole,
        }
    }

    /// The board as large as it can be, with room left for the cards above and below it, and for text: beside it, or in
    /// a tall window below it. Who wants everything smaller has a smaller board, too.
    fn of(
        ui: &Ui,
        sizes: Sizes,
        buttons: impl Fn(f32) -> buttons::Bar,
        cards: f32,
    ) -> (Self, buttons::Bar) {
        let whole = ui.max_rect().shrink(sizes.gap);
        let bar = buttons(whole.width());
        let high = bar.height;
        let upper = whole.with_max_y(whole.bottom() - high - sizes.gap);
        let part = if sizes.pixel > 1.01 { 0.8 } else { 1.0 };
        let buttons = whole.with_min_y(upper.bottom() + sizes.gap);
        let (board, side) = if look::is_tall(whole.size()) {
            let edge = upper.top() + whole.width().min(upper.height() * 0.55) * part;
            let side = upper.with_min_y(edge + sizes.gap);
            (upper.with_max_y(edge), side)
        } else {
            let edge = upper.left() + (upper.height() - cards).min(whole.width() * 0.6) * part;
            let side = upper.with_min_x(edge + sizes.gap);
            (upper.with_max_x(edge), side)
        };
        let areas = Self {
            board,
            side,
            buttons,
        };
        (areas, bar)
    }
}

/// Takes the events of the keyboard before egui acts upon them, and tells what none of them tells: that the control key was
/// released alone, that there was nothing to paste, and that the key which opens the microphone came up. What that key does
/// while it is held is none of them.
fn take_events(ui: &Ui, opens: Option<Key>) -> (Vec<Event>, Vec<DeviceInput>) {
    let id = Id::unique(("lone control", ui.ctx().viewport_id()));
    let watched: Option<(LoneControl, VainPaste, HeldKey)> = ui.data(|data| data.get_temp(id));
    let (mut control, mut paste, mut held) = watched.unwrap_or_default();
    let (mut ours, mut untold) = (Vec::new(), Vec::new());
    ui.input_mut(|input| {
        input.events.retain(|event| {
            untold.extend(
                [control.follow(event), paste.follow(event)]
                    .into_iter()
                    .flatten(),
            );
            let is_ours = keys::is_ours(event);
            match held.follow(event, opens) {
                HeldEvent::Repeats => return false,
                HeldEvent::Up => untold.push(DeviceInput::MicrophoneUp),
                HeldEvent::Passes if is_ours => ours.push(event.clone()),
                HeldEvent::Passes => {}
            }
            !is_ours
        });
    });
    ui.data_mut(|data| data.insert_temp(id, (control, paste, held)));
    (ours, untold)
}

fn dropped(ui: &Ui) -> Vec<DeviceInput> {
    ui.input(|input| {
        let files = input.raw.dropped_files.iter();
        files
            .map(|file| DeviceInput::Path(file.path().display().to_string()))
            .collect()
    })
}

/// Whether Tab was pressed, which completes a path that is being typed.
fn has_tab(events: &[Event]) -> bool {
    let mut events = events.iter();
    events.any(|event| {
        matches!(event, Event::Key { key: EguiKey::Tab, pressed: true, modifiers, .. } if !modifiers.shift)
    })
}

/// What the keys have reached in the menu, in the answers to a question or in a table, with its name.
fn reached(view: &View) -> Option<(Id, &str)> {
    match (&view.menu, &view.question, &view.table) {
        (Some(menu), _, _) => menu::reached(menu),
        (None, Some(asked), _) => question::reached(asked),
        (None, None, table) => table.as_ref().and_then(table::reached),
    }
}

/// Moves the focus by Tab, from the board or what is reached over it through the move list and the buttons and round again.
/// While a screen reader listens, it is on the board until Tab takes it to what is reached: a reader tells of its own accord
/// where it was led, and would say twice what it is told. Without one, the first Tab tells what is reached, where the focus
/// is already.
///
/// This is not left to egui, which would also let the arrows move the focus, let Escape take it
/// away, and leave it nowhere for a moment after the last button; a screen reader would say so.
/// Returns what has the focus now if Tab was pressed, so that it is heard.
fn move_focus(view: &View, ui: &Ui, events: &[Event]) -> Option<DeviceInput> {
    let labels = &view.labels;
    let reached = reached(view);
    let board = (board::id(), labels.board.as_str());
    let home = reached.filter(|_| !view.is_listened).unwrap_or(board);
    let stops: Vec<(Id, &str)> = std::iter::once(home)
        .chain(reached.filter(|_| view.is_listened))
        .chain([(moves::id(), labels.moves.as_str())])
        .chain([(panels::messages_id(), labels.messages.as_str())])
        .chain(buttons::stops(labels))
        .collect();
    // Who was on what the keys had reached, goes with it.
    let place = Id::unique(("reached", ui.ctx().viewport_id()));
    let now = reached.map(|(stop, _)| stop);
    let last: Option<(Option<Id>, bool, bool, Option<Id>)> = ui.data(|data| data.get_temp(place));
    let (was, listened, was_told, stood) = last.unwrap_or((None, view.is_listened, false, None));
    let mut is_told = was_told && now.is_some() || view.is_listened;
    let mut is_moved = false;
    let moved = ui.memory_mut(|memory| {
        memory.move_focus(FocusDirection::None);
        // Escape has taken it away before the events were ours.
        let focused = memory.focused().or(stood);
        let on = match focused {
            _ if listened != view.is_listened => None,
            Some(_) if focused == was => now,
            other => other,
        };
        let mut at = stops
            .iter()
            .position(|(stop, _)| Some(*stop) == on)
            .unwrap_or(0);
        for event in events {
            if let Event::Key {
                key: EguiKey::Tab,
                pressed: true,
                modifiers,
                ..
            } = event
            {
                let step = match modifiers.shift {
                    true => stops.len() - 1,
                    false if at == 0 && now.is_some() && !is_told => 0,
                    false => 1,
                };
                at = (at + step) % stops.len();
                (is_moved, is_told) = (true, true);
            }
        }
        let (stop, name) = stops[at];
        if memory.focused() != Some(stop) {
            memory.request_focus(stop);
        }
        is_moved.then(|| DeviceInput::Focused(name.to_owned()))
    });
    if is_moved {
        home::leave(ui);
    }
    let stands = ui.memory(egui::Memory::focused);
    ui.data_mut(|data| data.insert_temp(place, (now, view.is_listened, is_told, stands)));
    moved
}
