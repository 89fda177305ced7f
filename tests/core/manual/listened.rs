//! The manual is listened to in the program, with the arrows.

use annabella::desk::Desk;
use annabella::input::{DeviceInput, Intent};
use annabella::manual::Manual;
use annabella::narrate::cue::Cue;
use annabella::protocol::{Report, Settings};
use annabella::time::Moment;

struct Reader {
    desk: Desk,
    settings: Settings,
}

impl Reader {
    fn new(language: &str) -> Self {
        let settings = Settings {
            language: language.to_owned(),
            ..Settings::default()
        };
        let mut desk = Desk::new(crate::common::voices());
        desk.handle(Moment::default(), Report::Started(settings.clone()));
        Self { desk, settings }
    }

    /// What a line of the console says.
    fn line(&mut self, line: &str) -> String {
        let Intent::Heard(cues) = self.desk.interpret(DeviceInput::Line(line.to_owned())) else {
            return String::new();
        };
        let texts = cues.iter().filter_map(|cue| match cue {
            Cue::Say(said) => Some(self.desk.voices().render(said, &self.settings).written),
            Cue::Sound(_) => None,
        });
        texts.collect::<Vec<_>>().join(" ")
    }
}

#[test]
fn arrows_walk_through_paragraphs_headings_and_chapters() {
    let manual = Manual::of("en");
    let text =
        |chapter: usize, passage: usize| manual.chapters[chapter].passages[passage].text.clone();
    let mut reader = Reader::new("en");
    let opened = reader.line("say manual");
    assert!(opened.starts_with(&text(0, 0)), "{opened}");
    assert!(opened.contains("Escape closes the manual"), "{opened}");
    assert_eq!(reader.line("key Down"), text(0, 1));
    assert_eq!(reader.line("key Enter"), text(0, 1));
    assert!(reader.line("key Right").starts_with(&text(0, 2)));
    assert!(reader.line("key PageDown").starts_with(&text(1, 0)));
    assert_eq!(
        reader.line("key Up"),
        manual.chapters[0].passages.last().unwrap().text
    );
    assert!(reader.line("key Home").starts_with(&text(0, 0)));
    assert!(
        reader.line("key PageUp").starts_with(&text(0, 0)),
        "nothing stands before it"
    );
    reader.line("key End");
    assert_eq!(reader.line("key Escape"), "Manual closed.");
    let again = reader.line("manual");
    let last = manual.chapters.last().unwrap().title();
    assert!(
        again.starts_with(last),
        "it opens where it was closed: {again}"
    );
}

#[test]
fn other_keys_and_moves_work_while_the_manual_is_open() {
    let mut reader = Reader::new("en");
    reader.line("manual");
    assert!(!matches!(
        reader
            .desk
            .interpret(DeviceInput::Line("key F3".to_owned())),
        Intent::Heard(_)
    ));
    reader.line("type e4");
    let entered = reader
        .desk
        .interpret(DeviceInput::Line("key Enter".to_owned()));
    assert!(matches!(entered, Intent::Commands(_)), "{entered:?}");
}

#[test]
fn where_there_is_no_manual_the_english_one_is_read_and_said_so() {
    let opened = Reader::new("fr").line("say manuel");
    assert!(opened.contains("en anglais"), "{opened}");
}
