//! The window without a display: by label and role, as a screen reader reaches it, and by key and mouse.

mod captions;
mod contrast;
mod looks;
mod picture;
mod shots;
mod table;
mod tournament;
mod zoom;

#[allow(dead_code, reason = "the tests of the core use more of it")]
#[path = "../common/tournament.rs"]
mod common_tournament;

use annabella::protocol::{
    Ask, Change, Choice as _, PracticeCommand, Setting, Theme, settings::appearance::ZOOM_PERCENT,
};
use std::io::Write;
use std::process::{Command as Process, Stdio};

use annabella::adapters::view::{Labels, SaidRow};
use annabella::adapters::window;
use annabella::board::{Side, Square};
use annabella::catalogue::key::{Code, Key};
use annabella::catalogue::keymap::rows;
use annabella::catalogue::row;
use annabella::catalogue::{Page, Stroke};
use annabella::game::Game;
use annabella::input::DeviceInput;
use annabella::time::Moment;
use annabella::voice::Voices;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use eframe::egui::accesskit::Role;
use eframe::egui::{self, Event, Modifiers, ViewportId, vec2};

use table::{Shown, Table};

fn languages() -> Vec<String> {
    let voices = Voices::embedded();
    voices
        .languages()
        .map(|voice| voice.id().to_owned())
        .collect()
}

fn key_of(command: &str) -> DeviceInput {
    match row(command).expect("it is in the catalogue").stroke {
        Stroke::Key(key) => DeviceInput::Key(key),
        // Without a key a button does what its name does on the line.
        Stroke::None => DeviceInput::Line(command.to_owned()),
        other => panic!("{command} has {other:?}"),
    }
}

/// The buttons by their names, each with the command that it stands for.
fn buttons(labels: &Labels) -> [(String, &'static str); 6] {
    [
        (labels.play.clone(), "new-game"),
        (labels.competition.clone(), "agree"),
        (labels.drills.clone(), "drills"),
        (labels.open.clone(), "open-file"),
        (labels.menu.clone(), "menu"),
        (labels.help.clone(), "help"),
    ]
}

fn egui_key(code: Code) -> egui::Key {
    let name = match code {
        Code::Letter(letter) => letter.to_string(),
        Code::Digit(digit) => digit.to_string(),
        Code::Function(number) => format!("F{number}"),
        other => format!("{other:?}"),
    };
    egui::Key::from_name(&name).expect("every key of the table is a key of the window system")
}

fn held(key: Key) -> Modifiers {
    Modifiers {
        ctrl: key.ctrl,
        command: key.ctrl,
        shift: key.shift,
        ..Modifiers::NONE
    }
}

fn stroke(letter: char, typed: char) -> DeviceInput {
    DeviceInput::Stroke(Key::from_name(&letter.to_string()).expect("a key"), typed)
}

fn character(character: char) -> DeviceInput {
    DeviceInput::Character(character)
}

#[test]
fn draughts_show_men_and_kings_and_where_a_capture_may_end() {
    let mut table = Table::new("en");
    let fen = "W:WKd2,c1:Bf4,f6,g7,d6,b6,h8";
    let position = Game::Draughts.read_fen(fen).expect("a position");
    table
        .desk
        .handle(Moment::default(), Ask::NewGameFrom(position));
    table.obey();
    table.window.get_by_label("Cesar 1, white man");
    table.window.get_by_label("Hector 8, black man");
    table.window.get_by_label("David 2, white king").click();
    table.obey();
    // The king may not stop on the way; two ways end on a7, one on a5.
    table.window.get_by_label("Hector 6, empty").click();
    table.obey();
    let captions = table.captions.iter().map(|said| said.text.as_str());
    let captions = captions.collect::<Vec<_>>().join(" ");
    assert!(
        captions.contains("The capture must continue from Hector 6"),
        "{captions}"
    );
    table.window.get_by_label("Anna 5, empty").click();
    table.obey();
    table.window.get_by_label("Anna 5, white king");
    table.window.get_by_label("Felix 4, empty");
    table.window.get_by_label("Gustav 7, black man");
}

#[test]
fn everything_is_there_by_role_and_name_in_every_language() {
    for language in languages() {
        let mut table = Table::new(&language);
        table.type_line("e4");
        let view = table.window.state().view.clone();
        let labels = table.labels();
        let window = &table.window;
        assert_eq!(
            window.root().accesskit_node().label(),
            Some(labels.title.clone())
        );
        window.get_by_role_and_label(Role::Group, &labels.board);
        window.get_by_role_and_label(Role::Label, &view.status);
        let clocks = window.get_by_role_and_label(Role::Group, &labels.clocks);
        clocks.get_by_label(&labels.no_clocks);
        window
            .get_by_role_and_label(Role::List, &labels.moves)
            .get_by_role(Role::ListItem);
        let messages = window.get_by_role_and_label(Role::Group, &labels.messages);
        let newest = view.captions.last().expect("the move was announced");
        messages.get_by_role_and_label(Role::Status, &newest.text);
        window.get_by_role_and_label(Role::TextInput, &labels.line);
        for (name, _) in buttons(&labels) {
            window.get_by_role_and_label(Role::Button, &name);
        }
    }
}

#[test]
fn every_square_is_named_on_the_board_in_every_language() {
    for language in languages() {
        let table = Table::new(&language);
        let labels = table.labels();
        let board = table.window.get_by_label(&labels.board);
        let squares = &table.window.state().view.squares;
        assert_eq!(squares.len(), 64);
        for square in squares {
            board.get_by_role_and_label(Role::Button, &square.name);
        }
    }
    let table = Table::new("en");
    table.window.get_by_label("Eva 2, white pawn");
    table.window.get_by_label("Eva 4, empty");
}

#[test]
fn nothing_that_a_screen_reader_finds_is_without_a_name() {
    for language in languages() {
        let mut table = Table::new(&language);
        table.type_line("e4");
        table.type_line("agree");
        table.window.state_mut().view.zoom_percent = 300;
        table.window.run();
        for node in table.window.root().children_recursive() {
            let node = node.accesskit_node();
            if node.is_hidden() || matches!(node.role(), Role::GenericContainer | Role::ScrollView)
            {
                continue;
            }
            let name = node.label().or_else(|| node.value()).unwrap_or_default();
            assert!(!name.trim().is_empty(), "{:?} has no name", node.role());
        }
    }
}

#[test]
fn a_click_reaches_each_square() {
    let mut table = Table::new("en");
    for square in Square::all() {
        let name = table.window.state().view.squares[usize::from(square.index())]
            .name
            .clone();
        table.window.get_by_label(&name).click();
        assert_eq!(table.inputs(), [DeviceInput::Click(square)], "by mouse");
        table.window.get_by_label(&name).click_accesskit();
        assert_eq!(
            table.inputs(),
            [DeviceInput::Click(square)],
            "by a screen reader"
        );
    }
}

#[test]
fn two_clicks_make_a_move() {
    let mut table = Table::new("en");
    table.window.get_by_label("Eva 2, white pawn").click();
    table.obey();
    assert!(table.window.state().view.hand.is_some());
    table.window.get_by_label("Eva 4, empty").click();
    table.obey();
    table.window.get_by_label("Eva 4, white pawn");
    table.window.get_by_role_and_label(Role::ListItem, "1. e4");
    assert_eq!(table.focused(), "Board");
}

#[test]
fn a_typed_move_is_seen_on_the_board_in_the_list_and_among_the_messages() {
    let mut table = Table::new("en");
    table.window.event(Event::Text("e".to_owned()));
    table.window.event(Event::Text("4".to_owned()));
    table.obey();
    let line = table.window.get_by_role(Role::TextInput);
    assert_eq!(line.value().as_deref(), Some("e4"));
    table.press(egui::Key::Enter, Modifiers::NONE, None);
    table.obey();
    assert_eq!(
        table.window.get_by_role(Role::TextInput).value().as_deref(),
        Some("")
    );
    table.window.get_by_label("Eva 2, empty");
    table.window.get_by_role_and_label(Role::ListItem, "1. e4");
    table.type_line("e5");
    table
        .window
        .get_by_role_and_label(Role::ListItem, "1. e4 e5");
    table
        .window
        .get_by_role_and_label(Role::Status, "Eva fünf.");
}

#[test]
fn every_key_of_the_table_reaches_the_host_wherever_the_focus_is() {
    let mut table = Table::new("en");
    let labels = table.labels();
    let places = [&labels.board, &labels.moves, &labels.play];
    for (at, place) in places.into_iter().enumerate() {
        for key in rows().filter(|row| !row.board).map(|row| match row.stroke {
            Stroke::Key(key) => key,
            other => panic!("{} has {other:?}", row.id),
        }) {
            let presses = [Code::Enter, Code::Space].contains(&key.code);
            if at >= 2 && presses && !key.ctrl && !key.shift {
                continue;
            }
            table.window.get_by_label(place).focus();
            table.window.run();
            assert_eq!(table.focused(), *place);
            let typed = (key.code == Code::Space).then_some(" ");
            if key.code == Code::Control {
                table.press_control();
                assert_eq!(table.inputs(), [DeviceInput::Key(key)], "at {place}");
                assert_eq!(table.focused(), *place, "to be silent is not to go away");
                continue;
            }
            table.press(egui_key(key.code), held(key), typed);
            // The key of the microphone is let go of as well.
            let mut inputs = table.inputs();
            inputs.retain(|input| *input != DeviceInput::MicrophoneUp);
            assert_eq!(inputs, [DeviceInput::Key(key)], "at {place}");
            assert_eq!(table.focused(), labels.board, "after {key:?}");
        }
    }
}

#[test]
fn the_key_of_the_microphone_goes_down_once_and_types_nothing_until_it_comes_up() {
    let mut table = Table::new("en");
    let key = |pressed, modifiers| Event::Key {
        key: egui::Key::Y,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers,
    };
    let typed = || Event::Text("y".to_owned());
    let held = Modifiers::CTRL | Modifiers::COMMAND;
    let none = Modifiers::NONE;
    let letter = |ctrl| Key {
        code: Code::Letter('Y'),
        ctrl,
        shift: false,
    };
    let opens = DeviceInput::Key(letter(true));
    let mut told = |events: Vec<Event>| {
        table.window.input_mut().events.extend(events);
        table.inputs()
    };
    assert_eq!(told(vec![key(true, held)]), vec![opens.clone()]);
    // However slowly the keyboard repeats it.
    for _ in 0..3 {
        assert_eq!(told(vec![key(true, held)]), []);
    }
    // Control may come up first.
    for _ in 0..3 {
        assert_eq!(told(vec![key(true, none), typed()]), []);
    }
    assert_eq!(told(vec![key(false, none)]), [DeviceInput::MicrophoneUp]);
    assert_eq!(told(vec![key(false, none)]), [], "it comes up once");
    let stroke = DeviceInput::Stroke(letter(false), 'y');
    let struck = vec![key(true, none), typed(), key(false, none)];
    assert_eq!(told(struck), [stroke]);
    // Who goes to another window lets go of it.
    assert_eq!(told(vec![key(true, held)]), [opens]);
    let away = told(vec![Event::WindowFocused(false)]);
    assert_eq!(away, [DeviceInput::MicrophoneUp]);
}

#[test]
fn control_is_a_key_when_it_is_pressed_alone_and_with_something_else_it_is_none() {
    let mut table = Table::new("en");
    let mut told = |events: &[Event]| {
        table.window.input_mut().events.extend_from_slice(events);
        let is_control = |input: &&DeviceInput| matches!(input, DeviceInput::Key(key) if key.code == Code::Control);
        table.inputs().iter().filter(is_control).count()
    };
    let key = |key| Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::CTRL,
    };
    let control = || Event::ModifiersChanged(Modifiers::CTRL | Modifiers::COMMAND);
    let shift = || Event::ModifiersChanged(Modifiers::CTRL | Modifiers::SHIFT);
    let released = || Event::ModifiersChanged(Modifiers::NONE);
    let up = || key(egui::Key::ArrowUp);
    assert_eq!(told(&[control(), released()]), 1);
    assert_eq!(
        told(&[control(), key(egui::Key::ControlLeft), released()]),
        1
    );
    assert_eq!(told(&[control(), released(), control(), released()]), 2);
    assert_eq!(told(&[control(), up(), released()]), 0);
    assert_eq!(told(&[control(), Event::Copy, released()]), 0);
    assert_eq!(told(&[control(), shift(), released()]), 0);
    assert_eq!(told(&[shift(), released()]), 0);
    assert_eq!(told(&[control(), shift(), up(), control(), released()]), 0);
    assert_eq!(told(&[released()]), 0);
    assert_eq!(told(&[control()]), 0);
}

#[test]
fn keys_in_one_moment_all_arrive_in_order() {
    let mut table = Table::new("en");
    let events = &mut table.window.input_mut().events;
    for (key, typed) in [
        (egui::Key::N, Some("n")),
        (egui::Key::Space, Some(" ")),
        (egui::Key::ArrowLeft, None),
        (egui::Key::Backspace, None),
        (egui::Key::Num3, Some("3")),
    ] {
        events.push(Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        });
        events.extend(typed.map(|text| Event::Text(text.to_owned())));
    }
    let key = |code| {
        DeviceInput::Key(Key {
            code,
            ctrl: false,
            shift: false,
        })
    };
    let left = key(Code::Left);
    assert_eq!(
        table.inputs(),
        [
            stroke('N', 'n'),
            key(Code::Space),
            left,
            key(Code::Backspace),
            DeviceInput::Stroke(Key::from_name("3").expect("a key"), '3')
        ]
    );
}

#[test]
fn characters_come_as_the_layout_types_them() {
    let mut table = Table::new("ru");
    for typed in ["e", "К", "ф", "ß", "8", "=", "+"] {
        table.window.event(Event::Text(typed.to_owned()));
        let expected = typed.chars().map(character).collect::<Vec<_>>();
        assert_eq!(table.inputs(), expected);
    }
    let composed = egui::ImeEvent::Commit("ñé".to_owned());
    table.window.event(Event::Ime(composed));
    assert_eq!(table.inputs(), [character('ñ'), character('é')]);
}

#[test]
fn a_key_of_the_latin_layout_is_not_typed_twice() {
    let mut table = Table::new("en");
    table.press(egui::Key::E, Modifiers::NONE, Some("e"));
    assert_eq!(table.inputs(), [stroke('E', 'e')]);
    table.press(egui::Key::E, Modifiers::SHIFT, Some("E"));
    let shifted = Key::from_name("Shift+E").expect("a key");
    assert_eq!(table.inputs(), [DeviceInput::Stroke(shifted, 'E')]);
    // The layout says what is typed, the place of the key what it does on the board.
    table.press(egui::Key::K, Modifiers::NONE, Some("л"));
    assert_eq!(table.inputs(), [stroke('K', 'л')]);
    table.press(egui::Key::K, Modifiers::NONE, None);
    assert_eq!(table.inputs(), [], "a dead key alone is nothing");
}

#[test]
fn alt_is_left_to_menus_and_screen_readers() {
    let mut table = Table::new("en");
    for key in [egui::Key::ArrowUp, egui::Key::F4, egui::Key::Enter] {
        table.press(key, Modifiers::ALT, None);
    }
    assert_eq!(table.inputs(), []);
    assert_eq!(table.focused(), "Board");
}

#[test]
fn pasted_text_goes_into_the_line_and_no_further() {
    let mut table = Table::new("en");
    let pasted = "\n  /tmp/a game.pgn  \n";
    table.window.event(Event::Paste(pasted.to_owned()));
    table.obey();
    let line = table.window.get_by_role(Role::TextInput);
    assert_eq!(line.value().as_deref(), Some("/tmp/a game.pgn"));
}

#[test]
fn tab_goes_round_in_the_order_of_reading_and_back() {
    let mut table = Table::new("en");
    let labels = table.labels();
    let mut places = vec![
        labels.board.clone(),
        labels.moves.clone(),
        labels.messages.clone(),
    ];
    places.extend(buttons(&labels).map(|(name, _)| name));
    assert_eq!(table.focused(), labels.board, "at the start");
    for place in places.iter().cycle().skip(1).take(places.len()) {
        table.press(egui::Key::Tab, Modifiers::NONE, None);
        assert_eq!(table.focused(), *place);
    }
    for place in places.iter().rev() {
        table.press(egui::Key::Tab, Modifiers::SHIFT, None);
        assert_eq!(table.focused(), *place);
    }
    let heard = table.inputs();
    assert!(
        heard
            .iter()
            .all(|input| matches!(input, DeviceInput::Focused(_))),
        "nothing but names: {heard:?}"
    );
}

#[test]
fn a_button_does_once_what_its_key_does_however_it_is_pressed() {
    for language in languages() {
        let mut table = Table::new(&language);
        for (name, action) in buttons(&table.labels()) {
            let expected = [key_of(action)];
            table.window.get_by_label(&name).click();
            assert_eq!(table.inputs(), expected, "{name} by mouse");
            table.window.get_by_label(&name).click_accesskit();
            assert_eq!(table.inputs(), expected, "{name} by a screen reader");
            for (key, typed) in [(egui::Key::Enter, None), (egui::Key::Space, Some(" "))] {
                table.window.get_by_label(&name).focus();
                table.window.run();
                table.press(key, Modifiers::NONE, typed);
                assert_eq!(table.inputs(), expected, "{name} by {key:?}");
            }
            assert_eq!(table.focused(), table.labels().board);
        }
    }
}

#[test]
fn the_newest_move_and_the_newest_message_are_in_sight() {
    let mut table = Table::sized("en", 640.0, 480.0);
    for _ in 0..20 {
        for text in ["Nf3", "Nf6", "Ng1", "Ng8"] {
            table.type_line(text);
        }
    }
    // So it is where the list has become lower since.
    for height in [480.0, 440.0, 480.0] {
        table.window.set_size(vec2(640.0, height));
        table.window.run();
        let list = table.window.get_by_role(Role::List).rect();
        let last = table.window.get_all_by_role(Role::ListItem).last();
        let last = last.expect("moves were made").rect();
        assert!(list.contains_rect(last), "{last:?} in {list:?}");
    }
    let window = &table.window;
    let labels = table.labels();
    let messages = window.get_by_label(&labels.messages).rect();
    let newest = window.get_by_role(Role::Status).rect();
    assert!(messages.contains_rect(newest), "{newest:?} in {messages:?}");
}

#[test]
fn the_parts_of_the_window_keep_apart_at_every_size_in_every_language() {
    for language in languages() {
        for (width, height) in [
            (400.0, 300.0),
            (640.0, 480.0),
            (1280.0, 800.0),
            (800.0, 1280.0),
            (3840.0, 2160.0),
        ] {
            let table = Table::sized(&language, width, height);
            let labels = table.labels();
            let parts = [
                &labels.board,
                &labels.clocks,
                &labels.moves,
                &labels.messages,
                &labels.line,
            ];
            let mut parts: Vec<_> = parts
                .into_iter()
                .cloned()
                .chain(buttons(&labels).map(|(name, _)| name))
                .map(|name| (table.window.get_by_label(&name).rect(), name))
                .collect();
            while let Some((rect, name)) = parts.pop() {
                let at = format!("{name} in {language} at {width} by {height}: {rect:?}");
                let window = egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(width, height));
                assert!(window.expand(0.5).contains_rect(rect), "{at}");
                assert!(rect.width() > 10.0 && rect.height() > 10.0, "{at}");
                for (other, other_name) in &parts {
                    let both = rect.intersect(*other);
                    let touch = both.width() > 0.5 && both.height() > 0.5;
                    assert!(!touch, "{at} and {other_name}: {other:?}");
                }
            }
        }
    }
}

#[test]
fn everything_is_there_at_every_size_and_in_every_theme() {
    for &theme in Theme::ALL {
        for zoom in ["100", "200", "300", "400"] {
            let mut table = Table::new("en");
            let ins = ZOOM_PERCENT
                .into_iter()
                .take_while(|percent| percent.to_string() != zoom);
            let mut lines = vec![format!("theme {}", theme.key())];
            lines.extend(ins.skip(1).map(|_| "zoom in".to_owned()));
            for line in lines {
                table
                    .window
                    .state_mut()
                    .inputs
                    .push(DeviceInput::Line(line));
                table.obey();
            }
            table.type_line("e4");
            table.window.run();
            let percent = table.window.state().view.zoom_percent;
            assert_eq!(percent.to_string(), zoom);
            let labels = table.labels();
            let screen = table.window.ctx.content_rect();
            let shown = [&labels.board, &labels.messages, &labels.menu];
            for name in shown {
                let rect = table.window.get_by_label(name).rect();
                assert!(screen.expand(0.5).contains_rect(rect), "{name} at {zoom}");
            }
            // The board stays the greatest thing of all.
            let board = table.window.get_by_label(&labels.board).rect();
            assert!(
                board.height() > screen.height() * 0.59,
                "{board:?} at {zoom}"
            );
            for (name, action) in buttons(&labels) {
                table.window.get_by_label(&name).click_accesskit();
                assert_eq!(table.inputs(), [key_of(action)], "{name} at {zoom}");
            }
            table.press(egui::Key::Tab, Modifiers::NONE, None);
            assert_eq!(table.focused(), labels.moves);
        }
    }
}

/// The side of a square in pixels of the screen, and that of the whole window.
fn square_at(table: &mut Table, percent: u16) -> f32 {
    table.window.state_mut().view.zoom_percent = percent;
    table.window.run();
    let name = table.window.state().view.squares[0].name.clone();
    place_of(table, &name).width() * f32::from(percent) / 100.0
}

#[test]
fn zoom_makes_the_board_greater_before_anything_else() {
    for (width, height) in [(1024.0, 768.0), (1280.0, 800.0), (1920.0, 1080.0)] {
        for lines in [&["e4"][..], &["new practice 5+3", "yes", "e4"]] {
            let mut table = Table::sized("en", width, height);
            for line in lines {
                let line = DeviceInput::Line((*line).to_owned());
                table.window.state_mut().inputs.push(line);
                table.obey();
            }
            let sizes = [100, 125, 150, 200, 250, 300, 400];
            let sides = sizes.map(|percent| square_at(&mut table, percent));
            let at = format!("{sides:?} at {width} by {height} after {lines:?}");
            println!("{at}");
            assert!(sides[1..].iter().all(|side| *side > sides[0]), "{at}");
            // A question does not take from the board what zoom has given it.
            let resign = DeviceInput::Line("resign".to_owned());
            table.window.state_mut().inputs.push(resign);
            table.obey();
            assert!(table.window.state().view.question.is_some());
            let asked = sizes.map(|percent| square_at(&mut table, percent));
            assert_eq!(asked[3..], sides[3..], "{at}");
            table.press(egui::Key::Escape, Modifiers::NONE, None);
            table.obey();
            table.window.state_mut().view.board_only = true;
            let alone = [100, 200, 300].map(|percent| square_at(&mut table, percent));
            println!("alone {alone:?}");
            assert!(
                alone.iter().all(|side| *side * 8.0 > height * 0.86),
                "{alone:?} {at}"
            );
        }
    }
}

/// A window at a size of text, after some lines.
fn zoomed(language: &str, percent: u16, lines: &[&str]) -> Table {
    let mut table = Table::new(language);
    let zoom = Ask::Set(Change::to(Setting::Zoom, u32::from(percent)));
    table.desk.handle(Moment::default(), zoom);
    table.obey();
    for line in lines {
        let line = DeviceInput::Line((*line).to_owned());
        table.window.state_mut().inputs.push(line);
        table.obey();
    }
    table.window.run();
    table
}

#[test]
fn the_answer_that_is_reached_is_in_view_at_once_at_every_size() {
    for language in languages() {
        for lines in [
            &["e4", "resign"][..],
            &["opponent"],
            &["new practice 5+3", "yes", "e4", "resign"],
            &["agree", "fide-2023", "both"],
            &["agree", "fide-2023", "both", "key End", "key Up"],
        ] {
            for percent in [100, 125, 200, 250, 400] {
                let table = zoomed(&language, percent, lines);
                let view = &table.window.state().view;
                let question = view.question.as_ref().expect("it is asked");
                let reached = &question.answers[question.at.unwrap_or_default()];
                let row = table.window.get_by_role_and_label(Role::ListItem, reached);
                let at = row.accesskit_node().position_in_set();
                assert_eq!(at, Some(question.at.unwrap_or_default()));
                let card = table.window.get_by_role(Role::Dialog).rect();
                let at = format!(
                    "{reached} in {language} at {percent}: {:?} in {card:?}",
                    row.rect()
                );
                assert!(card.expand(1.0).contains_rect(row.rect()), "{at}");
            }
        }
    }
}

#[test]
fn a_player_is_named_once() {
    let mut table = Table::new("de");
    table.lines(&["opponent", "white", "2", "5+3", "yes"]);
    for percent in [100, 200, 400] {
        table.window.state_mut().view.zoom_percent = percent;
        table.window.run();
        let nodes = table.window.root().children_recursive();
        let texts = nodes.filter_map(|node| node.accesskit_node().value());
        let naming: Vec<_> = texts.filter(|text| text.contains("Annabella")).collect();
        assert_eq!(naming, ["Schwarz: 5:03. Annabella, Stufe 2"], "{percent} %");
    }
}

#[test]
fn who_pastes_without_a_text_in_the_clipboard_hears_that() {
    let mut table = Table::new("en");
    let key = |pressed| Event::Key {
        key: egui::Key::V,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::COMMAND,
    };
    let nothing = DeviceInput::Pasted(String::new());
    table.window.event(key(false));
    assert_eq!(table.inputs(), std::slice::from_ref(&nothing));
    table.window.event(Event::Paste("e4".to_owned()));
    table.window.event(key(false));
    assert_eq!(table.inputs(), [DeviceInput::Pasted("e4".to_owned())]);
    table.window.event(key(true));
    table.window.event(key(false));
    assert!(!table.inputs().contains(&nothing));
}

#[test]
fn the_board_alone_has_the_window_until_something_is_asked_typed_or_reached() {
    for language in languages() {
        let mut table = Table::new(&language);
        let labels = table.labels();
        table.press(egui::Key::Num9, Modifiers::COMMAND, None);
        table.obey();
        assert!(table.window.state().view.board_only, "{language}");
        let has = |table: &Table, name: &str| table.window.query_by_label(name).is_some();
        assert!(has(&table, &labels.board) && !has(&table, &labels.moves));
        table.window.event(Event::Text("e".to_owned()));
        table.obey();
        assert!(has(&table, &labels.line), "what is typed is seen");
        table.press(egui::Key::Escape, Modifiers::NONE, None);
        table.obey();
        assert!(!has(&table, &labels.line));
        table.press(egui::Key::Tab, Modifiers::NONE, None);
        assert_eq!(
            table.focused(),
            labels.moves,
            "Tab goes where it always does"
        );
        table.press(egui::Key::Tab, Modifiers::SHIFT, None);
        table.obey();
        assert!(!has(&table, &labels.moves));
        table.type_line("resign");
        assert!(table.window.query_by_role(Role::Dialog).is_some());
        table.press(egui::Key::Num9, Modifiers::COMMAND, None);
        table.obey();
        assert!(has(&table, &labels.moves), "{language}");
    }
}

#[test]
fn the_cards_say_who_plays_and_what_was_captured() {
    let mut table = Table::new("en");
    for text in ["e4", "d5", "exd5", "Qxd5", "Nc3", "Nf6", "Nxd5"] {
        table.type_line(text);
    }
    table.window.get_by_value("White. Captured: queen, pawn");
    table.window.get_by_value("Black. Captured: pawn");
    table.window.state_mut().view.zoom_percent = 300;
    table.window.run();
    table.window.get_by_value("White. Captured: queen, pawn");
    let mut table = Table::new("en");
    let against = Ask::Practice(PracticeCommand::Opponent(Some(Side::Black)));
    table.desk.handle(Moment::default(), against);
    table.obey();
    assert_eq!(table.desk.session().opponent(), Some(Side::Black));
    table.window.get_by_value("Black: Annabella, level 3");
    table.window.get_by_value("White");
}

#[test]
fn cards_bear_the_names_that_the_game_is_kept_under() {
    let named = |language: &str| {
        let mut table = Table::new(language);
        let name = Ask::Set(Change::Player("Ольга".to_owned()));
        table.desk.handle(Moment::default(), name);
        let against = Ask::Practice(PracticeCommand::Opponent(Some(Side::White)));
        table.desk.handle(Moment::default(), against);
        table.obey();
        table
    };
    let table = named("ru");
    table.window.get_by_value("Белые: Аннабелла, уровень 3");
    table.window.get_by_value("Чёрные: Ольга");
    let table = named("de");
    table.window.get_by_value("Weiß: Annabella, Stufe 3");
}

/// The colours in which the places of White's card and of Black's are filled.
fn grounds(table: &Table) -> [egui::Color32; 2] {
    let nodes = ["White: ", "Black: "].map(|begin| {
        let mut nodes = table.window.root().children_recursive();
        let is_card = |value: String| value.starts_with(begin);
        let node = nodes.find(|node| node.accesskit_node().value().is_some_and(is_card));
        node.expect("the side has a card").rect()
    });
    let shapes = looks::flat(&table.window.output().shapes);
    nodes.map(|card| {
        let mut fills = shapes.iter().filter_map(|(_, shape)| match shape {
            egui::Shape::Rect(drawn) if drawn.rect == card => Some(drawn.fill),
            _ => None,
        });
        fills.next_back().expect("the card has a ground")
    })
}

#[test]
fn the_card_on_move_is_filled_while_a_question_stops_the_clocks() {
    for percent in [100, 200, 400] {
        let lines = ["new practice 5+3", "yes", "e4"];
        let mut table = zoomed("en", percent, &lines);
        let before = grounds(&table);
        assert_ne!(before[0], before[1], "{percent} %");
        let resign = DeviceInput::Line("resign".to_owned());
        table.window.state_mut().inputs.push(resign);
        table.obey();
        assert!(table.window.state().view.question.is_some());
        assert_eq!(grounds(&table), before, "{percent} %");
    }
}

#[test]
fn a_clock_that_the_arbiter_has_stopped_looks_stopped() {
    for &theme in Theme::ALL {
        for percent in [100, 200, 400] {
            let mut table = zoomed("en", percent, &[]);
            table.desk.handle(
                Moment::default(),
                Ask::Set(Change::to(Setting::Theme, theme.key())),
            );
            table.lines(&["new competition fide-2023 90+30 both"]);
            let at = format!("{theme:?} {percent} %");
            let ink = window::palette(theme).text;
            // The two bars of the sign: small, alike, and of the colour of the letters.
            let bars = |table: &Table| {
                let shapes = looks::flat(&table.window.output().shapes).into_iter();
                let bars = shapes.filter(|(_, shape)| match shape {
                    egui::Shape::Rect(it) => {
                        it.fill == ink && it.rect.height() > 2.0 * it.rect.width()
                    }
                    _ => false,
                });
                bars.count()
            };
            let running = grounds(&table);
            assert_eq!((running[0], bars(&table)), (ink, 0), "{at}");
            table.lines(&["key Ctrl+K"]);
            let stopped = grounds(&table);
            assert_eq!(stopped[0], stopped[1], "{at}");
            assert_eq!((stopped[1], bars(&table)), (running[1], 2), "{at}");
            table.lines(&["key Ctrl+K"]);
            assert_eq!((grounds(&table), bars(&table)), (running, 0), "{at}");
        }
    }
}

#[test]
fn the_result_is_shown_in_the_colour_of_the_winner() {
    let shown = |lines: &[&str]| {
        let table = zoomed("en", 100, lines);
        let view = &table.window.state().view;
        (view.is_over, view.status_side)
    };
    assert_eq!(shown(&["e4"]), (false, Some(Side::Black)));
    let mate = shown(&["f3", "e5", "g4", "Qh4"]);
    assert_eq!(mate, (true, Some(Side::Black)));
    assert_eq!(shown(&["e4", "resign", "yes"]), (true, Some(Side::White)));
    assert_eq!(shown(&["e4", "draw", "yes"]), (true, None));
}

#[test]
fn the_focus_is_on_the_answer_that_the_keys_have_reached() {
    let mut table = Table::new("en");
    table.lines(&["opponent", "white", "2", "key End"]);
    let asked = table.asked();
    let last = asked.answers.len() - 1;
    assert_eq!(asked.at, Some(last));
    assert_eq!(table.focused(), asked.answers[last]);
    let rows = table.window.root().children_recursive();
    let selected = rows.filter(|node| node.accesskit_node().is_selected() == Some(true));
    let selected: Vec<_> = selected
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    assert!(selected.contains(&asked.answers[last]), "{selected:?}");
    table.inputs();
    table.press(egui::Key::Tab, Modifiers::NONE, None);
    let told = DeviceInput::Focused(asked.answers[last].clone());
    assert_eq!(table.inputs(), [told], "the first Tab tells the choice");
    assert_eq!(table.focused(), asked.answers[last]);
    table.press(egui::Key::Tab, Modifiers::NONE, None);
    assert_eq!(
        table.focused(),
        table.labels().moves,
        "one stop for the list"
    );
    table.press(egui::Key::Tab, Modifiers::SHIFT, None);
    assert_eq!(table.focused(), asked.answers[last]);
    table.press(egui::Key::Enter, Modifiers::NONE, None);
    table.obey();
    let next = table.window.state().view.question.clone();
    assert_ne!(
        next.map(|next| next.text),
        Some(asked.text),
        "it is answered"
    );
}

#[test]
fn the_row_of_the_menu_that_is_reached_is_in_view_at_every_size() {
    for percent in [100, 200, 300, 400] {
        let mut table = zoomed("en", percent, &["key Ctrl+M"]);
        for key in [egui::Key::ArrowDown, egui::Key::ArrowRight] {
            table.press(key, Modifiers::NONE, None);
            table.obey();
        }
        let count = table
            .window
            .state()
            .view
            .menu
            .clone()
            .expect("it is open")
            .rows
            .len();
        for _ in 0..=count {
            table.press(egui::Key::ArrowDown, Modifiers::NONE, None);
            table.obey();
            let menu = table.window.state().view.menu.clone().expect("it is open");
            let name = &menu.rows[menu.at].name;
            let row = table
                .window
                .get_by_role_and_label(Role::ListItem, name)
                .rect();
            let mut lists = table.window.get_all_by_role(Role::List);
            let fits = lists.any(|list| {
                let list = list.rect().expand(1.0);
                row.height() > list.height() * 0.8 || list.contains_rect(row)
            });
            assert!(fits, "{name} at {percent}: {row:?}");
        }
    }
}

#[test]
fn what_is_said_at_the_start_waits_until_a_screen_reader_knows_the_window() {
    use std::time::{Duration, Instant};
    let (start, ms) = (Instant::now(), Duration::from_millis);
    let mut introduction = window::Introduction::default();
    assert_eq!(introduction.left(false, true, start), None, "nobody reads");
    let left = introduction.left(true, false, start + ms(100));
    assert!(left.is_some(), "it is not in front");
    let left = introduction.left(true, true, start + ms(900));
    let left = left.expect("it has just come in front");
    assert!(left < ms(1_000), "{left:?}");
    let after = start + ms(900) + left;
    assert_eq!(introduction.left(true, true, after), None);
    assert_eq!(
        introduction.left(true, false, after),
        None,
        "once and for all"
    );
    let mut behind = window::Introduction::default();
    assert!(behind.left(true, false, start).is_some());
    assert_eq!(behind.left(true, false, start + ms(5_000)), None);
}

#[test]
fn text_says_in_which_language_it_is() {
    let mut table = Table::new("en");
    table.type_line("e4");
    table.type_line("e5");
    let root = table.window.root();
    assert_eq!(root.accesskit_node().language(), Some("en"));
    // Figures are said in German at the board of every country.
    let said = table
        .window
        .get_by_role_and_label(Role::Status, "Eva fünf.");
    assert_eq!(said.accesskit_node().language(), Some("de"));
    table.press(egui::Key::F3, Modifiers::NONE, None);
    table.obey();
    let said = table.window.get_by_role(Role::Status);
    assert_eq!(said.accesskit_node().language(), Some("en"));
}

#[test]
fn the_menu_is_there_by_role_and_name_and_by_mouse() {
    for language in languages() {
        let mut table = Table::new(&language);
        let labels = table.labels();
        table.press(egui::Key::M, Modifiers::COMMAND, None);
        table.obey();
        let shown = table.window.state().view.menu.clone();
        let pages = shown.expect("the menu is open").rows;
        let pages: Vec<String> = pages.into_iter().map(|row| row.name).collect();
        let menu = table.window.get_by_role_and_label(Role::List, &labels.menu);
        let count = menu.accesskit_node().size_of_set();
        assert_eq!(count, Some(pages.len()));
        for (at, page) in pages.iter().enumerate() {
            let row = menu.get_by_role_and_label(Role::ListItem, page);
            assert_eq!(row.accesskit_node().position_in_set(), Some(at));
        }
        let first = menu.get_by_role_and_label(Role::ListItem, &pages[0]);
        assert_eq!(first.accesskit_node().is_selected(), Some(true));
        // The page of the window, and its first setting, the colours.
        let window = Page::ALL.iter().position(|page| *page == Page::Window);
        let window = &pages[window.expect("the menu has a page of the window")];
        table.window.get_by_label(window).click();
        table.obey();
        let page = table.window.get_by_role_and_label(Role::Heading, window);
        assert!(!page.accesskit_node().is_hidden());
        let menus = table.window.get_all_by_label(&labels.menu);
        assert_eq!(menus.count(), 2, "the list and the button, {language}");
        let rows = |table: &Table| table.window.state().view.menu.clone().expect("open").rows;
        for row in rows(&table) {
            assert!(!row.text.contains(":,"), "{}", row.text);
        }
        let colours = rows(&table)[0].clone();
        let node = table.window.get_by_label(&colours.name);
        let value = node.accesskit_node().value();
        assert_eq!(value, colours.value, "the value is no part of the name");
        assert!(
            !node
                .accesskit_node()
                .description()
                .unwrap_or_default()
                .is_empty()
        );
        node.click_accesskit();
        table.obey();
        assert_ne!(rows(&table)[0], colours, "{language}");
        assert_eq!(table.window.state().view.theme, Theme::Light);
        // The focus is where the keys are.
        assert_eq!(table.focused(), rows(&table)[0].name);
        table.press(egui::Key::ArrowDown, Modifiers::NONE, None);
        table.obey();
        assert_eq!(table.focused(), rows(&table)[1].name);
        for _ in 0..2 {
            table.press(egui::Key::Escape, Modifiers::NONE, None);
            table.obey();
        }
        assert_eq!(table.window.state().view.menu, None);
        assert_eq!(table.focused(), labels.board);
        let menu = table
            .window
            .query_by_role_and_label(Role::List, &labels.menu);
        assert!(menu.is_none());
    }
}

/// What a screen reader is told of what has the focus: its name and its description.
fn told(table: &Table) -> (String, String) {
    let mut all = table.window.root().children_recursive();
    let focused = all.find(|node| node.accesskit_node().is_focused());
    let focused = focused.expect("something has the focus");
    let description = focused.accesskit_node().description();
    (table.focused(), description.unwrap_or_default())
}

/// Gives a text to a screen reader.
fn read_out(table: &mut Table, text: &str, number: u64) -> (String, String) {
    let view = &mut table.window.state_mut().view;
    view.is_listened = true;
    view.announcement = SaidRow {
        text: text.to_owned(),
        number,
        ..SaidRow::default()
    };
    table.window.run();
    told(table)
}

#[test]
fn what_a_screen_reader_is_to_say_is_told_by_the_board_which_keeps_its_name() {
    let mut table = Table::new("en");
    let said = [1, 2].map(|number| read_out(&mut table, "Eva 4, empty.", number));
    let board = table.window.get_by_label("Board");
    assert_eq!(board.accesskit_node().role(), Role::Group);
    assert!(said.iter().all(|(name, _)| name == "Board"), "{said:?}");
    if cfg!(target_os = "linux") {
        assert!(said.iter().all(|(_, told)| told.trim() == "Eva 4, empty."));
        assert_ne!(said[0], said[1], "the same words twice are two texts");
    } else {
        table
            .window
            .get_by_role_and_label(Role::Status, "Eva 4, empty.");
    }
}

#[test]
fn a_screen_reader_is_led_into_a_list_by_tab_only_and_follows_what_is_reached_there() {
    let mut table = Table::new("en");
    table.window.state_mut().view.is_listened = true;
    table.lines(&["opponent", "white", "2"]);
    let asked = table.asked();
    assert_eq!(read_out(&mut table, &asked.text, 1).0, "Board");
    table.press(egui::Key::End, Modifiers::NONE, None);
    table.obey();
    let last = asked.answers.last().expect("there are answers").clone();
    assert_eq!(
        read_out(&mut table, &format!("{last}, 17 of 17."), 2).0,
        "Board"
    );
    table.press(egui::Key::Tab, Modifiers::NONE, None);
    table.window.run();
    // What was told already is not told again.
    assert_eq!(told(&table), (last, String::new()));
    table.press(egui::Key::Home, Modifiers::NONE, None);
    table.obey();
    let first = format!("{}, 1 of 17.", asked.answers[0]);
    let (name, more) = read_out(&mut table, &first, 3);
    if cfg!(target_os = "linux") {
        assert_eq!(
            (name.trim_end_matches('\u{a0}'), more.as_str()),
            (first.as_str(), "")
        );
    }
    table.press(egui::Key::Escape, Modifiers::NONE, None);
    table.obey();
    let (name, told) = read_out(&mut table, "Cancelled.", 4);
    assert_eq!(name, "Board");
    assert!(told == "Cancelled." || !cfg!(target_os = "linux"), "{told}");
}

#[test]
fn a_screen_reader_hears_what_is_told_where_tab_has_led_it_and_is_led_nowhere_else_by_keys() {
    let mut table = Table::new("en");
    let labels = table.labels();
    read_out(&mut table, "Annabella.", 1);
    for (number, at) in [&labels.moves, &labels.messages, &labels.play]
        .into_iter()
        .enumerate()
    {
        table.press(egui::Key::Tab, Modifiers::NONE, None);
        table.window.run();
        assert_eq!(told(&table), (at.clone(), String::new()));
        // What nobody at this keyboard has done is heard, too.
        let number = 4 * number as u64 + 4;
        let heard = read_out(&mut table, "Eva 5.", number);
        if cfg!(target_os = "linux") {
            assert_eq!(heard, (at.clone(), "Eva 5.".to_owned()));
        }
        // Escape leads nowhere either.
        table.press(egui::Key::Escape, Modifiers::NONE, None);
        table.window.run();
        if cfg!(target_os = "linux") {
            assert_eq!(table.focused(), *at);
        }
        // Enter belongs to what is typed at the board.
        table.press(egui::Key::X, Modifiers::NONE, Some("x"));
        table.press(egui::Key::Enter, Modifiers::NONE, None);
        let enter = Key::from_name("Enter").expect("a key");
        assert!(table.inputs().contains(&DeviceInput::Key(enter)));
        if cfg!(target_os = "linux") {
            let heard = read_out(&mut table, "No move.", number + 2);
            assert_eq!(heard, (at.clone(), "No move.".to_owned()));
        }
    }
    // When nobody reads any more, the focus is at home.
    let view = &mut table.window.state_mut().view;
    view.is_listened = false;
    view.announcement = SaidRow::default();
    table.window.run();
    assert_eq!(table.focused(), labels.board);
}

#[test]
fn a_window_that_has_nothing_new_to_show_rests() {
    let mut table = Table::new("en");
    table.type_line("e4");
    let steps = table.window.run();
    assert!(steps <= 2, "{steps} pictures of the same");
    let output = &table.window.output().viewport_output[&ViewportId::ROOT];
    assert!(output.repaint_delay.as_secs() > 3600);
}

/// Starts the program where no window can be opened, and returns its answers and its complaints.
#[cfg(target_os = "linux")]
fn without_window(display: &str) -> (String, String) {
    let data = tempfile::tempdir().expect("a folder for the data");
    let mut program = Process::new(env!("CARGO_BIN_EXE_annabella"));
    program
        .env_remove("WAYLAND_DISPLAY")
        .env("DISPLAY", display);
    program.args(["play", "--audio-out", "none", "--language", "en", "--data"]);
    program.arg(data.path());
    let (piped, output) = (Stdio::piped(), Stdio::piped());
    let program = program.stdin(piped).stdout(output).stderr(Stdio::piped());
    let mut program = program.spawn().expect("the program starts");
    let mut input = program.stdin.take().expect("its input is a pipe");
    input.write_all(b"e4\nquit\n").expect("it reads its input");
    drop(input);
    let done = program.wait_with_output().expect("the program ends");
    assert!(done.status.success());
    let text = |bytes| String::from_utf8(bytes).expect("the program prints text");
    (text(done.stdout), text(done.stderr))
}

#[test]
#[cfg(target_os = "linux")]
fn with_a_display_that_does_not_answer_the_console_takes_over() {
    let (said, complaint) = without_window(":4711");
    assert!(said.contains("Goodbye"), "{said}");
    assert!(complaint.contains("no window"), "{complaint}");
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert!(!complaint.contains(".rs"), "{complaint}");
}

#[test]
fn each_place_that_tab_reaches_says_its_name() {
    for language in languages() {
        let mut table = Table::new(&language);
        let labels = table.labels();
        let names = [&labels.moves, &labels.messages, &labels.play];
        for name in names {
            table.press(egui::Key::Tab, Modifiers::NONE, None);
            assert_eq!(table.inputs(), [DeviceInput::Focused(name.clone())]);
        }
        table.press(egui::Key::Tab, Modifiers::SHIFT, None);
        assert_eq!(
            table.inputs(),
            [DeviceInput::Focused(labels.messages.clone())]
        );
    }
}

#[test]
fn a_game_with_a_clock_shows_both_times() {
    let mut table = Table::new("en");
    table.window.get_by_label("No clock");
    let line = DeviceInput::Line("new competition fide-2023 90+30".to_owned());
    table.window.state_mut().inputs.push(line);
    table.obey();
    table.window.get_by_label("White: 1:30:30");
    table.window.get_by_label("Black: 1:30:30");
    let clock = table.window.state().view.clock.clone();
    let clock = clock.expect("the game has a clock");
    let running = clock.running.expect("White's clock runs");
    let later = clock.later(31 * 60_000);
    let other = usize::from(running == Side::White);
    assert_eq!(later.remaining_ms[running as usize], 59 * 60_000 + 30_000);
    assert_eq!(later.remaining_ms[other], clock.remaining_ms[other]);
    assert_eq!(later.text(), "White: 59:30   Black: 1:30:30");
    assert_eq!(clock.later(u64::MAX).text(), "White: 0:00   Black: 1:30:30");
}

/// Where a square lies in the window.
fn place_of(table: &Table, name: &str) -> egui::Rect {
    table.window.get_by_label(name).rect()
}

#[test]
fn a_turned_board_is_drawn_from_the_other_side() {
    let mut table = Table::new("en");
    let a1 = "Anna 1, white rook";
    let h8 = "Hector 8, black rook";
    let (from, to) = (place_of(&table, a1), place_of(&table, h8));
    assert!(from.left() < to.left() && from.top() > to.top());
    let turn = DeviceInput::Line("say flip".to_owned());
    table.window.state_mut().inputs.push(turn);
    table.obey();
    assert_eq!(place_of(&table, a1), to);
    assert_eq!(place_of(&table, h8), from);
    table.window.get_by_label("Anna 1, white rook").click();
    let square = "a1".parse().expect("a square");
    assert_eq!(table.inputs(), [DeviceInput::Click(square)]);
}

#[test]
fn the_opponents_window_shows_the_board_from_black_and_what_is_pressed_there_is_blacks() {
    let mut table = Table::new("en");
    assert!(!table.window.state().view.second_window);
    table.press(egui::Key::F4, Modifiers::SHIFT, None);
    table.obey();
    let view = table.window.state().view.clone();
    assert!(view.second_window);
    let draw = |ui: &mut egui::Ui, shown: &mut Shown| {
        let inputs = window::ui(&window::opponents_view(&shown.view), ui);
        shown.inputs.extend(window::of_opponent(inputs));
    };
    let shown = Shown {
        view,
        inputs: Vec::new(),
    };
    let builder = Harness::builder().with_size(vec2(1280.0, 800.0));
    let mut second = builder.build_ui_state(draw, shown);
    second.run();
    let title = second.root().accesskit_node().label();
    assert_eq!(title.as_deref(), Some("Annabella, the opponent's board"));
    second.get_by_role_and_label(Role::Group, "Board");
    let king = second.get_by_label("Eva 8, black king").rect();
    assert!(king.top() > second.get_by_label("Eva 1, white king").rect().top());
    second.key_press(egui::Key::ArrowUp);
    second.run();
    let up = Key::from_name("Up").expect("a key");
    let of_black = |input| DeviceInput::By(Side::Black, Box::new(input));
    assert_eq!(second.state().inputs, [of_black(DeviceInput::Key(up))]);
    // A competition on two boards has the window without asking.
    let mut table = Table::new("en");
    let line = DeviceInput::Line("new competition fide-2023 90+30 two-boards".to_owned());
    table.window.state_mut().inputs.push(line);
    table.obey();
    assert!(table.window.state().view.second_window);
}

#[test]
fn the_braille_line_is_there_by_name_and_text() {
    let mut table = Table::new("en");
    table.type_line("e4");
    assert!(table.window.state().view.braille.is_empty());
    table.press(egui::Key::F6, Modifiers::COMMAND, None);
    table.obey();
    let rows = table.window.state().view.braille.clone();
    assert_eq!(rows.len(), 2, "there is no clock");
    for row in &rows {
        let node = table.window.get_by_role_and_label(Role::Group, &row.name);
        let value = node.accesskit_node().description().unwrap_or_default();
        assert!(value.starts_with(&row.text), "{value}");
    }
    assert!(rows[0].text.contains("Black to move"));
    assert!(!rows[0].cells.is_empty());
    // The rank of the cursor, one cell for each square.
    assert_eq!(rows[1].cells.len(), 8);
    let before = rows[1].cells.clone();
    table.press(egui::Key::ArrowUp, Modifiers::NONE, None);
    table.obey();
    assert_ne!(table.window.state().view.braille[1].cells, before);
}
