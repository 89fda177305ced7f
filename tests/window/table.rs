//! A window beside a desk, without a host: what is done in it reaches the desk, and what comes of it is shown.

use std::sync::{Arc, LazyLock};

use annabella::adapters::captions::{Caption, Captions};
use annabella::adapters::view::{Labels, View};
use annabella::adapters::window;
use annabella::desk::{Desk, Heard, QuestionView};
use annabella::input::{DeviceInput, Intent};
use annabella::protocol::{Report, Settings};
use annabella::time::Moment;
use annabella::voice::{Text, Voices};
use eframe::egui::{self, Event, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;

/// The voices are read once.
static VOICES: LazyLock<Arc<Voices>> = LazyLock::new(|| Arc::new(Voices::embedded()));

/// What the window shows, and what it was made to do.
pub struct Shown {
    pub view: View,
    pub inputs: Vec<DeviceInput>,
}

/// Draws what a window shows, and keeps what is done in it.
pub fn drawn(ui: &mut egui::Ui, shown: &mut Shown) {
    shown.inputs.extend(window::ui(&shown.view, ui));
}

fn caption(text: &Text) -> Caption {
    Caption {
        text: text.written.clone(),
        language: text.language.clone(),
    }
}

/// A window beside a desk, without a host.
pub struct Table {
    pub desk: Desk,
    pub captions: Vec<Caption>,
    pub window: Harness<'static, Shown>,
}

impl Table {
    pub fn new(language: &str) -> Self {
        Self::sized(language, 1280.0, 800.0)
    }

    pub fn sized(language: &str, width: f32, height: f32) -> Self {
        let mut desk = Desk::new(Arc::clone(&VOICES));
        let settings = Settings {
            language: language.to_owned(),
            ..Settings::default()
        };
        let (_, heard) = desk.handle(Moment::default(), Report::Started(settings));
        let texts = heard.iter().flat_map(|heard| &heard.texts);
        let captions: Vec<Caption> = texts.map(caption).collect();
        let shown = Shown {
            view: View::of(&desk, &captions, Moment::default()),
            inputs: Vec::new(),
        };
        let builder = Harness::builder().with_size(vec2(width, height));
        let builder = builder
            .with_context_setup(window::load_fonts)
            .with_max_steps(12);
        let mut window = builder.build_ui_state(drawn, shown);
        window.run();
        Self {
            desk,
            captions,
            window,
        }
    }

    pub fn labels(&self) -> Labels {
        self.window.state().view.labels.clone()
    }

    /// What was done since this was asked last.
    pub fn inputs(&mut self) -> Vec<DeviceInput> {
        self.window.run();
        std::mem::take(&mut self.window.state_mut().inputs)
    }

    /// Presses a key as the window system does: what it types comes with it in the same moment.
    pub fn press(&mut self, key: egui::Key, modifiers: Modifiers, typed: Option<&str>) {
        let events = &mut self.window.input_mut().events;
        for pressed in [true, false] {
            events.push(Event::Key {
                key,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers,
            });
            if pressed {
                events.extend(typed.map(|text| Event::Text(text.to_owned())));
            }
        }
        self.window.step();
    }

    /// Presses and releases the control key alone.
    pub fn press_control(&mut self) {
        let held = [Modifiers::CTRL | Modifiers::COMMAND, Modifiers::NONE];
        let events = held.map(Event::ModifiersChanged);
        self.window.input_mut().events.extend(events);
        self.window.step();
    }

    /// Lines that somebody enters, one after the other.
    pub fn lines(&mut self, lines: &[&str]) {
        for line in lines {
            let line = DeviceInput::Line((*line).to_owned());
            self.window.state_mut().inputs.push(line);
            self.obey();
        }
    }

    /// The question that is shown.
    #[track_caller]
    pub fn asked(&self) -> QuestionView {
        let question = self.window.state().view.question.clone();
        question.expect("it is asked")
    }

    /// Carries out what was done in the window, and shows what comes of it.
    pub fn obey(&mut self) {
        for input in self.inputs() {
            let heard = self.answer(input);
            let texts = heard.into_iter().flat_map(|heard| heard.texts);
            self.captions.extend(texts.map(|text| caption(&text)));
        }
        self.show();
    }

    /// Enters a line, and shows what is heard of it as the program does: what belongs together stands together.
    pub fn told(&mut self, line: &str, told: &mut Captions) -> Vec<Heard> {
        let heard = self.answer(DeviceInput::Line(line.to_owned()));
        heard.iter().for_each(|heard| told.hear(heard));
        self.captions = told.after_answer().to_vec();
        self.show();
        heard
    }

    /// What is heard of an input.
    fn answer(&mut self, input: DeviceInput) -> Vec<Heard> {
        let (commands, cues) = match self.desk.interpret(input) {
            Intent::Commands(commands) => (commands, Vec::new()),
            Intent::Heard(cues) => (Vec::new(), cues),
            Intent::Both(commands, cues) => (commands, cues),
            other => panic!("{other:?} is for the host"),
        };
        let commands = commands.into_iter();
        let heard = commands.flat_map(|command| self.desk.handle(Moment::default(), command).1);
        let mut heard: Vec<Heard> = heard.collect();
        heard.extend(self.desk.tell(&cues));
        heard
    }

    fn show(&mut self) {
        let view = &mut self.window.state_mut().view;
        let is_listened = view.is_listened;
        *view = View::of(&self.desk, &self.captions, Moment::default());
        view.is_listened = is_listened;
        self.window.run();
    }

    pub fn type_line(&mut self, text: &str) {
        for character in text.chars() {
            self.window.event(Event::Text(character.to_string()));
        }
        self.obey();
        self.press(egui::Key::Enter, Modifiers::NONE, None);
        self.obey();
    }

    pub fn focused(&self) -> String {
        let all = self.window.root().children_recursive();
        let mut focused = all.filter(|node| node.accesskit_node().is_focused());
        let name = focused
            .next()
            .and_then(|node| node.accesskit_node().label());
        name.unwrap_or_default()
    }
}
