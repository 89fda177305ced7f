//! Pictures of twelve states in every theme and at three sizes, for whoever works on the window: `./x look`.

use std::fs;
use std::path::Path;

use annabella::adapters::browse::Browser;
use annabella::adapters::view::View;
use annabella::input::DeviceInput;
use annabella::protocol::{Choice as _, Theme};
use annabella::time::Moment;
use eframe::egui::{Key, Modifiers};

use crate::picture;
use crate::table::Table;

const COMPETITION: &str = "new competition fide-2023 90+30 both";

/// The states, each with the lines that lead to it.
const STATES: [(&str, &[&str]); 12] = [
    ("start", &[]),
    (
        "clocks",
        &["new practice 5+3", "yes", "e4", "d5", "exd5", "Qxd5", "Nc3"],
    ),
    ("competition", &[COMPETITION, "lift e2", "put e4"]),
    ("question", &["e4", "agree", "fide-2005"]),
    ("menu", &["e4"]),
    ("help", &["e4", "help"]),
    ("drill", &["drill vision"]),
    (
        "setting-up",
        &["e4", "set-up", "clear", "white king e1", "black queen d8"],
    ),
    ("files", &["e4"]),
    ("blindfold", &["e4", "e5", "drill blindfold"]),
    ("game-over", &["f3", "e5", "g4", "Qh4"]),
    ("draughts", &["draughts", "yes", "c3-d4", "f6-g5"]),
];

/// The sizes in pixels, each with a zoom in percent.
const SIZES: [(f32, f32, u16); 3] = [
    (1024.0, 700.0, 100),
    (1366.0, 768.0, 200),
    (1920.0, 1080.0, 300),
];

fn state(language: &str, name: &str, lines: &[&str]) -> View {
    let mut table = Table::new(language);
    for line in lines {
        let line = DeviceInput::Line((*line).to_owned());
        table.window.state_mut().inputs.push(line);
        table.obey();
    }
    if name == "menu" {
        table.press(Key::M, Modifiers::COMMAND, None);
        table.obey();
    }
    if name == "files" {
        let folder = Browser::under(None).list(Some(env!("CARGO_MANIFEST_DIR")));
        table.desk.interpret(DeviceInput::Files(folder));
        table.obey();
    }
    View::of(&table.desk, &table.captions, Moment::from_ms(1000))
}

#[test]
#[ignore = "it writes pictures to look at"]
fn pictures_of_every_state() {
    let wanted = std::env::var("LOOK").unwrap_or_default();
    let language = std::env::var("LOOK_LANGUAGE").unwrap_or_else(|_| "en".to_owned());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/look");
    fs::create_dir_all(&folder).expect("the folder can be made");
    for (name, lines) in STATES {
        let view = state(&language, name, lines);
        for &theme in Theme::ALL {
            for (width, height, percent) in SIZES {
                let file = format!("{name}-{}-{percent}-{language}.png", theme.key());
                if !file.contains(&wanted) {
                    continue;
                }
                let mut view = view.clone();
                (view.theme, view.zoom_percent) = (theme, percent);
                let window = picture::window(view, width, height);
                picture::save(&picture::of(&window), &folder.join(file));
            }
        }
    }
}
