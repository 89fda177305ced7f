//! What a sighted companion sees: on every screen, in every theme and at every size, text is whole, apart and of high contrast.

use annabella::adapters::view::View;
use annabella::input::{DeviceInput, Intent};
use annabella::protocol::{Choice as _, Report, SpeechOutput, Theme};
use annabella::time::Moment;
use eframe::egui::epaint::{ClippedShape, TextShape};
use eframe::egui::{Color32, Key, Modifiers, Rect, Shape, vec2};

use egui_kittest::kittest::Queryable;

use crate::table::Table;

/// The contrast that the web's guidelines ask of text at their highest level.
const CONTRAST: f32 = 7.0;

/// The sizes that are looked at besides the ordinary one.
const SIZES: [u16; 3] = [125, 250, 400];

/// A screen, and the lines that lead to it.
type Screen = (&'static str, &'static [&'static str]);

const COMPETITION: &str = "new competition fide-2023 90+30 both";

const SCREENS: &[Screen] = &[
    ("the board", &["e4", "e5", "Nf3"]),
    ("help", &["help"]),
    ("a line that is typed", &["type knight f"]),
    ("a piece in the hand", &["go g1", "take"]),
    ("a question", &["e4", "resign"]),
    ("a promotion", &["new 7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8"]),
    ("the end of a game", &["f3", "e5", "g4", "Qh4"]),
    ("a game with a clock", &["new practice 5+3", "yes"]),
    ("a competition", &[COMPETITION, "lift e2", "put e4"]),
    ("the arbiter's mode", &[COMPETITION, "arbiter"]),
    ("an agreement", &["agree", "fide-2005"]),
    ("a drill", &["drill vision"]),
    (
        "set up, a position",
        &["e4", "set-up", "clear", "white king e1", "help"],
    ),
    (
        "draughts, with kings",
        &["key Ctrl+Shift+H", "new W:WKa5,c1,g1:BKh4,f8,b8"],
    ),
    ("the Braille line", &["e4", "key Ctrl+F6"]),
    ("the board alone", &["e4", "board-only"]),
    (
        "a game with a clock against the program",
        &["opponent", "white", "2", "5+3", "yes", "e4"],
    ),
    (
        "captured pieces",
        &["new practice 5+3", "yes", "e4", "d5", "exd5", "Qxd5"],
    ),
];

/// A window on a screen.
fn screen(language: &str, lines: &[&str]) -> Table {
    let mut table = Table::new(language);
    for line in lines {
        let line = DeviceInput::Line((*line).to_owned());
        table.window.state_mut().inputs.push(line);
        table.obey();
    }
    table
}

/// Looks at the window in each theme and at each size. What has room is the same in all themes.
pub fn looks(table: &mut Table) -> Vec<String> {
    let themes = Theme::ALL.iter().copied().map(|theme| (theme, 100));
    let sizes = SIZES.into_iter().map(|percent| (Theme::Dark, percent));
    let mut found = Vec::new();
    for (theme, percent) in themes.chain(sizes) {
        let view = &mut table.window.state_mut().view;
        (view.theme, view.zoom_percent) = (theme, percent);
        table.window.run();
        let at = format!("{}, {percent} %", theme.key());
        found.extend(faults(table).into_iter().map(|it| format!("{at}: {it}")));
    }
    found
}

/// A text in the picture.
struct Text {
    words: String,
    /// Where it would stand if nothing cut it off.
    place: Rect,
    /// Where it may be seen.
    clip: Rect,
    row_height: f32,
    /// The size of its letters.
    letters: f32,
    is_elided: bool,
    /// The end of a line in the middle of a word.
    broken: Option<String>,
    colour: Color32,
    ground: Color32,
}

impl Text {
    fn new(text: &TextShape, clip: Rect, ground: Color32) -> Self {
        let colour = text.override_text_color.unwrap_or_else(|| {
            let written = text.galley.job.sections.first().map(|it| it.format.color);
            let is_given = |colour: &Color32| *colour != Color32::PLACEHOLDER;
            written.filter(is_given).unwrap_or(text.fallback_color)
        });
        Self {
            words: text.galley.text().to_owned(),
            place: text.galley.rect.translate(text.pos.to_vec2()),
            clip,
            row_height: text.galley.rows.first().map_or(0.0, |row| row.size.y),
            letters: text
                .galley
                .job
                .sections
                .first()
                .map_or(0.0, |it| it.format.font_id.size),
            is_elided: text.galley.elided,
            broken: broken(text),
            colour,
            ground,
        }
    }

    fn seen(&self) -> Rect {
        self.place.intersect(self.clip)
    }

    /// What is wrong with the text alone.
    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let words = &self.words;
        let (place, clip) = (self.place, self.clip);
        if self.is_elided {
            faults.push(format!("{words:?} is cut short"));
        }
        if place.left() < clip.left() - 1.0 || place.right() > clip.right() + 1.0 {
            faults.push(format!(
                "{words:?} is cut off at a side: {place:?} in {clip:?}"
            ));
        }
        // What is higher can be scrolled.
        let is_line = clip.height() < self.row_height * 1.6;
        if is_line && (place.top() < clip.top() - 1.0 || place.bottom() > clip.bottom() + 1.0) {
            faults.push(format!(
                "{words:?} is cut off above or below: {place:?} in {clip:?}"
            ));
        }
        if let Some(word) = &self.broken {
            faults.push(format!("{words:?} is broken after {word:?}"));
        }
        let contrast = contrast(self.colour, self.ground);
        if contrast < CONTRAST {
            faults.push(format!("{words:?} has a contrast of {contrast:.1}"));
        }
        faults
    }
}

/// A line that ends in the middle of a word, before the blank behind it, or before the sign that belongs to it.
fn broken(text: &TextShape) -> Option<String> {
    let lines: Vec<String> = text.galley.rows.iter().map(|row| row.text()).collect();
    let pairs = lines.windows(2).filter(|pair| {
        let ends = pair[0]
            .chars()
            .next_back()
            .is_some_and(char::is_alphanumeric);
        let next = pair[1].chars().next();
        let is_behind = next.is_some_and(|next| " :;?!»".contains(next));
        is_behind || ends && next.is_some_and(char::is_alphanumeric)
    });
    pairs.map(|pair| pair[0].clone()).next()
}

/// How bright a colour is, 0 to 1, as the web's guidelines reckon it.
fn luminance(colour: Color32) -> f32 {
    let linear = |part: u8| {
        let part = f32::from(part) / 255.0;
        match part <= 0.04045 {
            true => part / 12.92,
            false => ((part + 0.055) / 1.055).powf(2.4),
        }
    };
    0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
}

pub fn contrast(one: Color32, other: Color32) -> f32 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

pub fn flat(shapes: &[ClippedShape]) -> Vec<(Rect, Shape)> {
    fn add(clip: Rect, shape: &Shape, all: &mut Vec<(Rect, Shape)>) {
        match shape {
            Shape::Vec(inner) => inner.iter().for_each(|shape| add(clip, shape, all)),
            other => all.push((clip, other.clone())),
        }
    }
    let mut all = Vec::new();
    for shape in shapes {
        add(shape.clip_rect, &shape.shape, &mut all);
    }
    all
}

/// The texts of a picture that nothing painted later covers, each with its ground.
fn texts(table: &Table) -> Vec<Text> {
    let window = table.window.ctx.content_rect();
    let shapes = flat(&table.window.output().shapes);
    let filled: Vec<(usize, Rect, Color32)> = (0..)
        .zip(&shapes)
        .filter_map(|(at, (clip, shape))| match shape {
            Shape::Rect(it) if it.fill.a() == 255 => Some((at, it.rect.intersect(*clip), it.fill)),
            _ => None,
        })
        .collect();
    let mut found = Vec::new();
    for (at, (clip, shape)) in shapes.iter().enumerate() {
        let Shape::Text(text) = shape else { continue };
        let whole = text.galley.rect.translate(text.pos.to_vec2());
        let seen = whole.intersect(*clip).intersect(window);
        if seen.width() < 1.0 || seen.height() < 1.0 || text.galley.text().trim().is_empty() {
            continue;
        }
        let has = |place: &Rect| place.contains(seen.center());
        if filled
            .iter()
            .any(|(later, place, _)| *later > at && has(place))
        {
            continue;
        }
        let below = filled
            .iter()
            .rev()
            .find(|(earlier, place, _)| *earlier < at && has(place));
        let ground = below.map_or(Color32::BLACK, |(_, _, fill)| *fill);
        found.push(Text::new(text, clip.intersect(window), ground));
    }
    found
}

/// The texts that are seen whole, each with the size of its letters in points.
pub fn seen(table: &Table) -> Vec<(String, f32)> {
    let whole = texts(table).into_iter();
    let whole = whole.filter(|it| it.clip.expand(1.0).contains_rect(it.place));
    whole.map(|it| (it.words, it.letters)).collect()
}

/// What a designer would mend in a picture.
pub fn faults(table: &Table) -> Vec<String> {
    let texts = texts(table);
    assert!(!texts.is_empty(), "there is something to read");
    let mut faults: Vec<String> = texts.iter().flat_map(Text::faults).collect();
    for (at, text) in texts.iter().enumerate() {
        for other in &texts[..at] {
            let both = text.seen().intersect(other.seen());
            if both.width() > 1.0 && both.height() > text.row_height * 0.2 {
                faults.push(format!("{:?} lies over {:?}", text.words, other.words));
            }
        }
    }
    faults
}

/// Everything is looked at before the test fails, so that all of it is seen at once.
fn report(faults: &[String]) {
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

#[test]
fn every_screen_is_whole_and_clear_at_every_size_and_in_every_theme() {
    let mut found = Vec::new();
    for (name, lines) in SCREENS {
        let mut table = screen("en", lines);
        if name.starts_with("draughts") {
            table.window.get_by_label("Hector 4, black king");
        }
        if name.starts_with("set up") {
            table.window.get_by_label("Eva 1, white king");
            table.window.get_by_label("Eva 4, empty");
        }
        let all = looks(&mut table).into_iter();
        found.extend(all.map(|it| format!("{name}, {it}")));
    }
    report(&found);
}

#[test]
fn the_screens_with_most_words_are_whole_in_every_language() {
    let wordy = [
        &["help"][..],
        &["e4", "resign"],
        &[COMPETITION],
        &["agree", "fide-2005"],
    ];
    let mut found = Vec::new();
    for language in crate::languages() {
        for lines in wordy {
            let all = looks(&mut screen(&language, lines)).into_iter();
            found.extend(all.map(|it| format!("{language}, {lines:?}, {it}")));
        }
    }
    report(&found);
}

#[test]
fn every_page_of_the_menu_is_whole_and_clear_in_every_language() {
    let mut found = Vec::new();
    for language in crate::languages() {
        let mut table = screen(&language, &["e4"]);
        table.press(Key::M, Modifiers::COMMAND, None);
        table.obey();
        let contents = looks(&mut table).into_iter();
        found.extend(contents.map(|it| format!("{language}, contents, {it}")));
        let pages = table.window.state().view.menu.clone().expect("it is open");
        for (at, page) in pages.rows.iter().enumerate() {
            table.window.state_mut().inputs.push(DeviceInput::Row(at));
            table.obey();
            let all = looks(&mut table).into_iter();
            found.extend(all.map(|it| format!("{language}, {}, {it}", page.name)));
            table.press(Key::Escape, Modifiers::NONE, None);
            table.obey();
        }
    }
    report(&found);
}

#[test]
fn the_first_question_is_whole_and_clear() {
    let mut table = Table::new("en");
    let ask = Report::SpeakerProposed(SpeechOutput::OwnVoice);
    table.desk.handle(Moment::default(), ask);
    table.obey();
    assert!(table.window.state().view.question.is_some());
    report(&looks(&mut table));
}

/// Presses a key, and what comes of it is shown in the very next picture: nothing that moves has come to rest.
fn hurry(table: &mut Table, key: Key) {
    table.press(key, Modifiers::NONE, None);
    for input in std::mem::take(&mut table.window.state_mut().inputs) {
        if let Intent::Commands(commands) = table.desk.interpret(input) {
            for command in commands {
                table.desk.handle(Moment::default(), command);
            }
        }
    }
    let mut view = View::of(&table.desk, &table.captions, Moment::default());
    view.zoom_percent = 300;
    table.window.state_mut().view = view;
    table.window.step();
}

#[test]
fn the_next_question_is_seen_from_its_beginning_however_fast_the_last_one_was_answered() {
    let mut table = screen("en", &["e4", "agree"]);
    for _ in 0..2 {
        let before = table.window.state().view.question.clone();
        hurry(&mut table, Key::End);
        hurry(&mut table, Key::Enter);
        let asked = table.window.state().view.question.clone();
        let asked = asked.expect("there are more questions");
        assert_ne!(Some(&asked.text), before.map(|asked| asked.text).as_ref());
        table.window.run();
        let texts = texts(&table);
        let words = |text: &&Text| !text.words.is_empty() && asked.text.starts_with(&text.words);
        let shown = texts.iter().find(words);
        let is_whole = |text: &Text| {
            text.place.top() >= text.clip.top() - 1.0
                && text.place.bottom() <= text.clip.bottom() + 1.0
        };
        let from_its_beginning = shown.is_some_and(|it| it.place.top() >= it.clip.top() - 1.0);
        // Where both have no room, the answer that Enter takes is seen.
        let reached = asked.at.and_then(|at| asked.answers.get(at));
        let mut answers = texts.iter().filter(|text| Some(&text.words) == reached);
        assert!(
            from_its_beginning || answers.any(is_whole),
            "{:?}: {:?}",
            asked.text,
            shown.map(|it| (it.place, it.clip))
        );
    }
}

#[test]
fn a_question_is_seen_with_the_answer_that_is_reached_however_large_the_text() {
    for lines in [
        &["e4", "resign"][..],
        &["new practice 5+3", "yes", "e4", "resign"],
        &["agree", "fide-2005"],
        &["agree", "fide-2023", "both"],
    ] {
        for percent in [100, 125, 150, 200, 250, 300, 400] {
            let mut table = screen("en", lines);
            table.window.state_mut().view.zoom_percent = percent;
            table.window.run();
            let asked = table.window.state().view.question.clone();
            let asked = asked.expect("it is asked");
            let reached = asked.at.and_then(|at| asked.answers.get(at));
            // Of an answer that is taller than the card its first line is seen.
            let seen = texts(&table).into_iter().filter(|text| {
                let (top, clip) = (text.place.left_top(), text.clip.expand(1.0));
                clip.contains(top) && clip.contains(top + vec2(0.0, text.row_height))
            });
            let seen: Vec<Text> = seen.collect();
            // A card has the name of a side, with which a question may begin.
            let is_question =
                |text: &Text| text.words.len() > 10 && asked.text.starts_with(&text.words);
            let at = format!("{lines:?} at {percent} %");
            let question = seen.iter().find(|text| is_question(text));
            let question = question.unwrap_or_else(|| panic!("the question, {at}"));
            assert!(
                seen.iter().any(|text| Some(&text.words) == reached),
                "the answer, {at}"
            );
            let answers = seen
                .iter()
                .filter(|text| asked.answers.contains(&text.words));
            let tallest = answers.map(|text| text.row_height).fold(0.0, f32::max);
            assert!(question.row_height >= tallest * 0.95, "its size, {at}");
        }
    }
}

#[test]
fn the_result_and_what_is_looked_up_are_seen_beside_a_question_and_after_it() {
    let ends = ["opponent", "white", "2", "key Enter", "e4", "resign", "yes"];
    for language in crate::languages() {
        for percent in [200, 250, 300, 400] {
            let mut table = screen(&language, &ends);
            let seen = |table: &mut Table| -> String {
                table.window.state_mut().view.zoom_percent = percent;
                table.window.run();
                let whole = texts(table).into_iter().filter(|text| {
                    let clip = text.clip.expand(1.0);
                    clip.contains_rect(text.place)
                });
                let words: Vec<String> = whole.map(|text| text.words).collect();
                words.join("\n").replace('\u{a0}', " ")
            };
            let view = table.window.state().view.clone();
            let at = format!("{language} at {percent} %");
            assert!(view.is_over && view.question.is_some(), "{at}");
            let shown = seen(&mut table);
            assert!(shown.contains(&view.status), "{at}: {shown}");
            table.press(Key::F4, Modifiers::NONE, None);
            table.obey();
            let looked_up = table
                .captions
                .last()
                .expect("it is told")
                .text
                .replace('\u{a0}', " ");
            let shown = seen(&mut table);
            assert!(shown.contains(&looked_up), "{looked_up}, {at}: {shown}");
            table.press(Key::Escape, Modifiers::NONE, None);
            table.obey();
            assert_eq!(table.window.state().view.question, None);
            let shown = seen(&mut table);
            assert!(shown.contains(&view.status), "{at}: {shown}");
        }
    }
}

#[test]
fn keys_are_named_as_they_are_written_on_the_keyboard() {
    for (language, name) in [("en", "Ctrl+N"), ("de", "Strg+N"), ("ru", "Ctrl+N")] {
        let texts = texts(&screen(language, &[]));
        assert!(texts.iter().any(|text| text.words == name), "{language}");
    }
}

#[test]
fn a_page_of_braille_is_whole() {
    let line: String = std::iter::repeat_n('\u{281f}', 40).collect();
    let mut table = screen("en", &["e4"]);
    table.captions.push(vec![line; 25].join("\n").into());
    table.obey();
    report(&looks(&mut table));
    for percent in SIZES {
        table.window.state_mut().view.zoom_percent = percent;
        table.window.run();
        let window = table.window.ctx.content_rect();
        let shapes = flat(&table.window.output().shapes);
        let is_cut = |(clip, shape): &(Rect, Shape)| match shape {
            Shape::Circle(dot) => {
                let seen = clip.intersect(window);
                !(seen.left()..=seen.right()).contains(&dot.center.x)
            }
            _ => false,
        };
        let cut = shapes.iter().filter(|shape| is_cut(shape)).count();
        assert_eq!(cut, 0, "dots are cut off at a side, {percent} %");
    }
}
