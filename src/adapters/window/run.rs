//! Opens the window and starts the host beside it; ends when both have ended.

use std::any::Any;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};
use std::time::Instant;
use std::{fmt, io};

use eframe::egui;

use super::front::{FrontHandle, WindowFront};
use super::node::Introduction;
use super::{buttons, fonts, look, node, opponent, screen, tree};
use crate::adapters::host::{Host, Start};
use crate::adapters::inbox::Message;
use crate::adapters::interrupt::on_interrupt;
use crate::adapters::listeners;
use crate::adapters::nvda::Nvda;
use crate::adapters::view::{ClockView, View};
use crate::input::DeviceInput;
use crate::voice::Voices;

/// The size at which the window opens, in points.
const SIZE: [f32; 2] = [1280.0, 800.0];
/// The size below which nobody could read it, in points.
const SMALLEST: [f32; 2] = [400.0, 300.0];

/// Why there is no window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WindowError {
    /// The session has no display: a terminal, or a connection from afar.
    NoDisplay,
    /// There is a display, but a window cannot be kept open on it: a library or the graphics is
    /// missing, or the display does not answer. The detail is in the system's own words.
    NotOpened(String),
}

impl fmt::Display for WindowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoDisplay => f.write_str("there is no display"),
            Self::NotOpened(detail) => f.write_str(detail),
        }
    }
}

impl std::error::Error for WindowError {}

/// Plays in a window until the player or the host ends it.
///
/// The host starts as soon as it is certain that there is a window, before the first picture is
/// drawn, and speaks at once. It runs on a thread of its own; the window, as some systems demand,
/// runs on this one, which must be the main thread. When the player closes the window, the host
/// still says goodbye.
///
/// # Errors
/// There is no window, and no host is running: the console can take its place.
///
/// # Panics
/// When the window or the host panics, this panics after the other one has ended.
pub fn run_with_host(
    start: Start,
    voices: Arc<Voices>,
    first: Vec<DeviceInput>,
) -> Result<(), WindowError> {
    if !has_display() {
        return Err(WindowError::NoDisplay);
    }
    let (sender, inbox) = mpsc::channel();
    let nvda = Nvda::of_user(start.folders.as_ref());
    let mut host: Option<JoinHandle<()>> = None;
    let outcome = open(|context| {
        // Greater and smaller are keys of the key table, which are heard and kept.
        context.options_mut(|options| options.zoom_with_keyboard = false);
        fonts::load_fonts(context);
        tree::prepare(context);
        let shelf = FrontHandle::default();
        shelf.attach(context);
        let front = Box::new(WindowFront::new(shelf.clone(), nvda));
        let (listened, told) = (shelf.clone(), sender.clone());
        listeners::watch(move |listens| {
            listened.set_listener(listens, &told);
        })?;
        let told_to_end = sender.clone();
        on_interrupt(move || drop(told_to_end.send(Message::Close)));
        let to_host = sender.clone();
        let run = move || {
            let host = Host::start(start, voices, to_host.clone(), front);
            host.prepare_reading();
            for input in first {
                let _ = to_host.send(Message::Input(input));
            }
            host.run(&inbox);
        };
        host = Some(thread::Builder::new().name("host".to_owned()).spawn(run)?);
        let sender = sender.clone();
        Ok(Screen {
            shelf,
            sender,
            had_focus: false,
            introduction: Introduction::default(),
            opponent_is_open: false,
            opponent_has_focus: false,
        })
    });
    let Some(host) = host else {
        return match outcome {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(not_opened(&error)),
            // The window system's library gives up in this way when one of its own is missing.
            Err(panic) => Err(WindowError::NotOpened(text_of(panic.as_ref()))),
        };
    };
    let _ = sender.send(Message::Close);
    let host = host.join();
    match (outcome, host) {
        (Err(panic), _) | (_, Err(panic)) => panic::resume_unwind(panic),
        (Ok(outcome), Ok(())) => outcome.map_err(|error| WindowError::NotOpened(error.to_string())),
    }
}

/// Runs a window; a panic comes back as an error and is reported only if the window was open.
fn open(
    create: impl FnOnce(&egui::Context) -> io::Result<Screen>,
) -> thread::Result<eframe::Result> {
    let is_open = Arc::new(AtomicBool::new(false));
    let report = panic::take_hook();
    panic::set_hook(Box::new({
        let is_open = Arc::clone(&is_open);
        move |info| {
            if is_open.load(Ordering::Relaxed) {
                report(info);
            }
        }
    }));
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title("Annabella")
            .with_app_id("annabella")
            .with_icon(egui::IconData::default())
            .with_inner_size(SIZE)
            .with_min_inner_size(SMALLEST),
        persist_window: false,
        event_loop_builder: event_loop(),
        ..eframe::NativeOptions::default()
    };
    let outcome = panic::catch_unwind(AssertUnwindSafe(|| {
        let created: eframe::AppCreator<'_> = Box::new(|creation| {
            let screen = create(&creation.egui_ctx)?;
            is_open.store(true, Ordering::Relaxed);
            Ok(Box::new(screen))
        });
        eframe::run_native("annabella", options, created)
    }));
    is_open.store(true, Ordering::Relaxed);
    outcome
}

/// What an error says, without the place in the source of a library that some begin with.
fn not_opened(error: &eframe::Error) -> WindowError {
    let text = if let eframe::Error::NoGlutinConfigs(_, error) = error {
        format!("OpenGL: {error}")
    } else {
        error.to_string()
    };
    let said = text.rsplit_once(".rs:").and_then(|(_, rest)| {
        let (_line, said) = rest.split_once(": ")?;
        Some(said.to_owned())
    });
    WindowError::NotOpened(said.unwrap_or(text))
}

/// What a panic says.
fn text_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_default()
}

/// Whether the session names a Wayland display that nobody serves, and an X11 display as well: then that is taken.
#[cfg(target_os = "linux")]
fn prefers_x11() -> bool {
    use std::os::unix::net::UnixStream;
    let named = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    let Some(display) = named("WAYLAND_DISPLAY").filter(|_| named("DISPLAY").is_some()) else {
        return false;
    };
    // A display that is named by its whole path stays that path.
    let folder = std::path::PathBuf::from(named("XDG_RUNTIME_DIR").unwrap_or_default());
    named("WAYLAND_SOCKET").is_none() && UnixStream::connect(folder.join(display)).is_err()
}

/// Takes X11 where Wayland is only named.
fn event_loop() -> Option<eframe::EventLoopBuilderHook> {
    #[cfg(target_os = "linux")]
    if prefers_x11() {
        return Some(Box::new(|builder| {
            use winit::platform::x11::EventLoopBuilderExtX11 as _;
            builder.with_x11();
        }));
    }
    None
}

/// Whether this session has a display at all.
fn has_display() -> bool {
    let names = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"];
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || names.into_iter().any(is_set)
}

/// What is on the display: shows what the host says, and tells it what the player does.
struct Screen {
    shelf: FrontHandle,
    sender: Sender<Message>,
    /// Whether the keyboard has ever been in this window: before that, none is in front of it.
    had_focus: bool,
    /// While a screen reader gets to know the window.
    introduction: Introduction,
    /// Whether the opponent's window is open.
    opponent_is_open: bool,
    /// Whether the keyboard is in the opponent's window.
    opponent_has_focus: bool,
}

impl Screen {
    /// What is shown: nothing that is to be said, as long as a screen reader gets to know the window.
    fn introduced(&mut self, view: Arc<View>, is_read: bool, ui: &egui::Ui) -> Arc<View> {
        let has_focus = ui.input(|input| input.focused);
        let left = self.introduction.left(is_read, has_focus, Instant::now());
        let Some(left) = left.filter(|_| !view.announcement.text.is_empty()) else {
            return view;
        };
        ui.ctx().request_repaint_after(left);
        let mut silent = View::clone(&view);
        silent.announcement.text.clear();
        Arc::new(silent)
    }
}

impl eframe::App for Screen {
    fn logic(&mut self, context: &egui::Context, _frame: &mut eframe::Frame) {
        if let Some(text) = self.shelf.take_copied() {
            context.copy_text(text);
        }
        let has_focus = context.input(|input| input.focused);
        self.had_focus |= has_focus;
        let is_behind = self.had_focus && !has_focus && !self.opponent_has_focus;
        self.shelf.set_behind(is_behind);
        if self.shelf.is_closed() {
            context.send_viewport_cmd(egui::ViewportCommand::Close);
        }
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        // Where the opponent's window has no accessibility tree, a screen reader is silent in it,
        // and the own voice takes its place.
        let is_read = node::is_read(ui.ctx()) && (tree::IS_READ || !self.opponent_has_focus);
        self.shelf.set_read(is_read, &self.sender);
        // Until the host has something to show, which takes a few milliseconds, there is only the
        // background; what is pressed meanwhile must not be lost either.
        let inputs = match self.shelf.view() {
            Some(view) => {
                if let Some(wait) = view.clock.as_ref().and_then(ClockView::next_change) {
                    ui.ctx().request_repaint_after(wait);
                }
                let view = self.introduced(view, is_read, ui);
                let mut inputs = screen::ui(&view, ui);
                self.opponent_has_focus = false;
                let was_open = std::mem::replace(&mut self.opponent_is_open, view.second_window);
                if view.second_window {
                    let opens_at = (!was_open).then_some(SIZE);
                    let outcome = opponent::show(&view, ui.ctx(), opens_at);
                    inputs.extend(outcome.inputs);
                    self.opponent_has_focus = outcome.has_focus;
                    if outcome.closes {
                        inputs.push(buttons::input_of("second-window"));
                    }
                } else if was_open {
                    opponent::close(ui.ctx());
                }
                inputs
            }
            None => screen::inputs(ui),
        };
        for input in inputs {
            // A host that has ended is about to close the window.
            let _ = self.sender.send(Message::Input(input));
        }
    }

    fn clear_color(&self, _visuals: &egui::Visuals) -> [f32; 4] {
        let theme = self.shelf.view().map(|view| view.theme);
        let palette = look::palette(theme.unwrap_or_default());
        palette.background.to_normalized_gamma_f32()
    }
}
