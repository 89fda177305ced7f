//! Pictures of twelve states in every theme and at three sizes, for whoever works on the window: `./x look`.

use std::cell::LazyCell;
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

/// A size as it is asked for, `800x600@125`.
fn size(asked: &str) -> Option<(f32, f32, u16)> {
    let (size, percent) = asked.split_once('@')?;
    let (width, height) = size.split_once('x')?;
    let sides = (width.parse().ok()?, height.parse().ok()?);
    Some((sides.0, sides.1, percent.parse().ok()?))
}

#[test]
#[ignore = "it writes pictures to look at"]
fn pictures_of_every_state() {
    let asked = |variable| std::env::var(variable).ok();
    let sizes = asked("LOOK_SIZES").map(|all| all.split(' ').filter_map(size).collect());
    let sizes: Vec<_> = sizes.unwrap_or_else(|| SIZES.to_vec());
    let lines = asked("LOOK_LINES").unwrap_or_default();
    let lines: Vec<&str> = lines.split(';').filter(|it| !it.is_empty()).collect();
    let states = STATES.into_iter().chain([("lines", &lines[..])]);
    let states = states.filter(|(name, lines)| *name != "lines" || !lines.is_empty());
    let wanted = std::env::var("LOOK").unwrap_or_default();
    let language = std::env::var("LOOK_LANGUAGE").unwrap_or_else(|_| "en".to_owned());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/look");
    fs::create_dir_all(&folder).expect("the folder can be made");
    for (name, lines) in states {
        let view = LazyCell::new(|| state(&language, name, lines));
        for &theme in Theme::ALL {
            for &(width, height, percent) in &sizes {
                let file = format!(
                    "{name}-{}-{width}x{height}-{percent}-{language}.png",
                    theme.key()
                );
                if !file.contains(&wanted) {
                    continue;
                }
                let mut view = View::clone(&view);
                (view.theme, view.zoom_percent) = (theme, percent);
                let window = picture::window(view, width, height);
                picture::save(&picture::of(&window), &folder.join(file));
            }
        }
    }
}
