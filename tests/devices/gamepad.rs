//! The gamepad: every command within its reach, the sticks, and the events of the system.

use std::collections::BTreeSet;

use annabella::board::Step;
use annabella::catalogue::{self, keymap};
use annabella::desk::Desk;
use annabella::input::menu::reached as in_menu;
use annabella::input::pad::{
    Button, LAYOUT, Pad, PadDoes, PadGesture, PadReport, Press, Stick, THEMES, can_be_given,
};
use annabella::input::rumble;
use annabella::input::{DeviceInput, Intent};
use annabella::protocol::{Agreement, Ask, Conduct, Input, OpenedGame, report};
use annabella::record::Record;
use annabella::time::Moment;

/// Keys that only wait for another one.
const PREFIXES: [&str; 3] = ["view", "squares", "jump"];

struct Hand {
    desk: Desk,
    at: u64,
}

impl Hand {
    fn new() -> Self {
        let mut hand = Self {
            desk: Desk::new(crate::words::voices()),
            at: 0,
        };
        hand.command(report::Report::Started(
            annabella::protocol::settings::Settings::default(),
        ));
        hand.report(PadReport::Connected("Test".to_owned()));
        hand.press(Button::South);
        hand
    }

    fn command(&mut self, command: impl Into<Input>) -> String {
        self.at += 1000;
        let (_, heard) = self.desk.handle(Moment { ms: self.at }, command);
        heard
            .iter()
            .flat_map(|heard| &heard.texts)
            .map(|text| text.written.clone() + " ")
            .collect()
    }

    fn report(&mut self, report: PadReport) -> String {
        let (commands, cues) = match self.desk.interpret(DeviceInput::Pad(report)) {
            Intent::Commands(commands) => (commands, Vec::new()),
            Intent::Both(commands, cues) => (commands, cues),
            Intent::Heard(cues) => (Vec::new(), cues),
            other => panic!("{other:?}"),
        };
        let mut said: String = commands
            .into_iter()
            .map(|command| self.command(command))
            .collect();
        let heard = self.desk.tell(&cues);
        said.extend(
            heard
                .iter()
                .flat_map(|heard| &heard.texts)
                .map(|text| text.written.clone()),
        );
        said
    }

    fn press(&mut self, button: Button) -> String {
        let said = self.report(PadReport::Pressed(button));
        self.report(PadReport::Released(button));
        said
    }
}

#[test]
fn every_command_of_the_table_is_in_the_menu() {
    let mut reached: BTreeSet<&str> = BTreeSet::new();
    let competition = Agreement {
        conduct: Conduct::Competition,
        ..Agreement::default()
    };
    let game = OpenedGame {
        record: Record::default(),
        number: 1,
        count: 1,
    };
    for begin in [
        Ask::Look(None).into(),
        Ask::AgreeOn(Box::new(competition)).into(),
        Input::from(report::Report::Opened(Box::new(game))),
    ] {
        let mut hand = Hand::new();
        hand.command(begin);
        reached.extend(in_menu(hand.desk.session()));
    }
    for row in keymap::rows() {
        let waits = PREFIXES.contains(&row.id);
        // Some rows of the board do the same as a key of every layer.
        let twin = row.board && row.like.is_some();
        assert!(
            waits || twin || reached.contains(row.id),
            "{} is out of reach",
            row.id
        );
    }
}

#[test]
fn what_the_layout_names_exists() {
    for (_, button, does) in LAYOUT {
        if let PadDoes::Row(id) = does {
            assert!(catalogue::row(id).is_some(), "{button:?}: {id}");
        }
    }
    for theme in THEMES {
        for id in theme.rows {
            assert!(catalogue::row(id).is_some(), "{}: {id}", theme.key);
        }
    }
}

#[test]
fn no_press_is_silent() {
    for held in [false, true] {
        for &button in Button::ALL {
            if button == Button::LeftTrigger {
                continue;
            }
            let mut hand = Hand::new();
            if held {
                hand.report(PadReport::Pressed(Button::LeftTrigger));
            }
            let does = LAYOUT.iter().find(|row| (row.0, row.1) == (held, button));
            if matches!(does, Some((_, _, PadDoes::Row("silence")))) {
                continue;
            }
            assert!(!hand.press(button).is_empty(), "{held} {button:?}");
        }
    }
}

#[test]
fn an_unknown_gamepad_tells_its_layout_and_does_nothing_else() {
    let mut hand = Hand::new();
    hand.report(PadReport::Gone);
    hand.report(PadReport::Connected("Another".to_owned()));
    let before = hand.desk.session().cursor();
    let said = hand.press(Button::Up);
    assert!(said.contains("full menu"), "{said}");
    assert_eq!(hand.desk.session().cursor(), before);
    hand.press(Button::Up);
    assert_ne!(hand.desk.session().cursor(), before);
    // It is known now, and when it comes back it works at once.
    hand.report(PadReport::Gone);
    hand.report(PadReport::Connected("Another".to_owned()));
    let said = hand.press(Button::Down);
    assert!(!said.contains("full menu"), "{said}");
}

#[test]
fn unplugging_in_the_middle_of_a_move_loses_nothing() {
    let mut hand = Hand::new();
    hand.command(Ask::Go("e2".parse().unwrap()));
    hand.press(Button::South);
    hand.report(PadReport::Pressed(Button::LeftTrigger));
    assert!(hand.desk.session().hand().is_some());
    hand.report(PadReport::Gone);
    assert_eq!(hand.desk.session().hand(), "e2".parse().ok());
    hand.report(PadReport::Connected("Test".to_owned()));
    // What was held when it went is held no more.
    hand.press(Button::Up);
    hand.press(Button::Up);
    hand.press(Button::South);
    assert_eq!(hand.desk.session().record().plies(), 1);
}

/// Walks down the menu until something is heard.
fn find(hand: &mut Hand, wanted: &str) {
    for _ in 0..40 {
        if hand.press(Button::North).contains(wanted) {
            return;
        }
        hand.press(Button::Down);
    }
    panic!("{wanted} is not in the menu");
}

#[test]
fn a_button_is_given_another_meaning_and_gets_its_own_back() {
    let mut hand = Hand::new();
    hand.press(Button::Start);
    find(&mut hand, "Gamepad");
    hand.press(Button::South);
    find(&mut hand, "hange a button");
    assert!(hand.press(Button::South).contains("Press the button"));
    hand.press(Button::West);
    find(&mut hand, "Game,");
    hand.press(Button::South);
    find(&mut hand, "the last two moves");
    hand.press(Button::South);
    assert_eq!(
        hand.desk.session().settings().buttons.get("west").unwrap(),
        "moves"
    );
    assert!(hand.press(Button::West).contains("No move has been made"));
    hand.press(Button::Start);
    find(&mut hand, "Gamepad");
    hand.press(Button::South);
    find(&mut hand, "eset all buttons");
    assert!(hand.press(Button::South).contains("reset all buttons?"));
    assert!(hand.press(Button::Up).contains("Yes"));
    hand.press(Button::South);
    assert!(hand.press(Button::West).contains("Eva 1"));
}

#[test]
fn a_command_with_a_gap_is_filled_and_a_setting_changed_by_three_buttons() {
    let mut hand = Hand::new();
    hand.press(Button::Start);
    find(&mut hand, "Explore");
    hand.press(Button::South);
    find(&mut hand, "to the rank, on this file");
    hand.press(Button::South);
    find(&mut hand, "4");
    hand.press(Button::South);
    assert_eq!(hand.desk.session().cursor(), "e4".parse().unwrap());
    hand.press(Button::Start);
    find(&mut hand, "Window");
    hand.press(Button::South);
    assert!(hand.press(Button::Right).contains("light"));
    assert!(hand.desk.menu().is_some(), "a setting leaves the menu open");
    assert!(hand.press(Button::Start).contains("closed"));
}

#[test]
fn the_buttons_of_the_menu_stay() {
    for button in [Button::Start, Button::South, Button::East] {
        assert!(!can_be_given(Press {
            held: false,
            button
        }));
        assert!(can_be_given(Press { held: true, button }));
    }
}

#[test]
fn a_stick_means_something_once_until_it_rests() {
    let lean = |x, y| PadReport::Leaned(Stick::Left, x, y);
    let mut pad = Pad::default();
    assert_eq!(pad.take(lean(50, 0)), PadGesture::Nothing);
    assert_eq!(pad.take(lean(70, 0)), PadGesture::Walk(Step::Right));
    assert_eq!(pad.take(lean(100, 0)), PadGesture::Nothing);
    // A trembling hand: not back far enough.
    assert_eq!(pad.take(lean(45, 0)), PadGesture::Nothing);
    assert_eq!(pad.take(lean(90, 0)), PadGesture::Nothing);
    assert_eq!(pad.take(lean(20, 0)), PadGesture::Nothing);
    assert_eq!(pad.take(lean(-70, 70)), PadGesture::Walk(Step::UpLeft));
    assert_eq!(pad.take(lean(0, 0)), PadGesture::Nothing);
    assert_eq!(pad.take(lean(-128, -128)), PadGesture::Walk(Step::DownLeft));
    // The right stick knows four directions only.
    assert_eq!(
        pad.take(PadReport::Leaned(Stick::Right, 70, 60)),
        PadGesture::Review(Step::Right)
    );
}

#[test]
fn the_hands_feel_the_edge_the_dark_and_the_check() {
    use annabella::earcon::{Earcon, Placed};
    let of = |earcon| rumble::of(&Placed::new(earcon, None));
    assert!(of(Earcon::Edge).unwrap().heavy_percent > 50);
    assert_ne!(of(Earcon::Dark), of(Earcon::Target));
    assert!(of(Earcon::Dark).is_some() && of(Earcon::Target).is_some());
    assert!(of(Earcon::Empty).is_none());
    assert!(of(Earcon::Check).unwrap().length_ms > of(Earcon::Edge).unwrap().length_ms);
}

#[cfg(feature = "gamepad")]
#[test]
fn the_events_of_the_system_become_reports() {
    use annabella::adapters::gamepad::Sticks;
    use gilrs::{Axis, Button as PadButton, EventType};
    let code = PadButton::South.to_nec().unwrap();
    let mut sticks = Sticks::default();
    let mut report = |event| sticks.report(&event, || "Test".to_owned());
    let cases = [
        (
            EventType::ButtonPressed(PadButton::South, code),
            PadReport::Pressed(Button::South),
        ),
        (
            EventType::ButtonReleased(PadButton::DPadUp, code),
            PadReport::Released(Button::Up),
        ),
        (
            EventType::ButtonPressed(PadButton::LeftTrigger2, code),
            PadReport::Pressed(Button::LeftTrigger),
        ),
        (
            EventType::AxisChanged(Axis::LeftStickX, 0.5, code),
            PadReport::Leaned(Stick::Left, 50, 0),
        ),
        (
            EventType::AxisChanged(Axis::LeftStickY, -1.0, code),
            PadReport::Leaned(Stick::Left, 50, -100),
        ),
        (
            EventType::AxisChanged(Axis::RightStickY, f32::NAN, code),
            PadReport::Leaned(Stick::Right, 0, 0),
        ),
        (
            EventType::Connected,
            PadReport::Connected("Test".to_owned()),
        ),
        (EventType::Disconnected, PadReport::Gone),
    ];
    for (event, expected) in cases {
        assert_eq!(report(event), Some(expected), "{event:?}");
    }
    assert_eq!(
        report(EventType::ButtonPressed(PadButton::Mode, code)),
        None
    );
    assert_eq!(report(EventType::Dropped), None);
}

#[test]
fn a_line_is_written_with_the_gamepad() {
    let mut hand = Hand::new();
    hand.press(Button::Start);
    find(&mut hand, "Gamepad");
    hand.press(Button::South);
    find(&mut hand, "rite a line");
    assert_eq!(hand.press(Button::South), "a.");
    // Four steps to the letter e, then on to the figure 4.
    for _ in 0..4 {
        hand.press(Button::Down);
    }
    hand.press(Button::South);
    for _ in 0..5 {
        hand.press(Button::Right);
    }
    hand.press(Button::Down);
    assert!(hand.press(Button::South).contains('4'));
    assert!(hand.press(Button::North).contains("e4"));
    hand.press(Button::RightTrigger);
    assert_eq!(hand.desk.session().record().plies(), 1);
}

#[test]
fn what_wants_a_line_is_written_and_can_be_given_up() {
    let mut hand = Hand::new();
    hand.press(Button::Start);
    find(&mut hand, "File");
    hand.press(Button::South);
    find(&mut hand, "earch the library");
    hand.press(Button::South);
    hand.press(Button::South);
    assert_eq!(hand.desk.line(), "a");
    hand.press(Button::East);
    assert_eq!(hand.desk.line(), "");
    let before = hand.desk.session().cursor();
    hand.press(Button::Up);
    assert_ne!(hand.desk.session().cursor(), before);
}

#[test]
fn the_right_stick_reads_what_was_said() {
    let mut hand = Hand::new();
    hand.command(Ask::Turn);
    hand.command(Ask::Look(None));
    let mut lean = |x, y| {
        let said = hand.report(PadReport::Leaned(Stick::Right, x, y));
        hand.report(PadReport::Leaned(Stick::Right, 0, 0));
        said
    };
    assert!(lean(100, 0).contains("Eva 1"), "the newest");
    assert!(lean(0, 100).contains("White to move"));
    assert!(lean(0, -100).contains("Eva 1"));
    assert!(lean(-100, 0).contains("Annabella"), "the oldest");
}

/// A sentence as documents write it.
fn written(sentence: &annabella::narrate::cue::Sentence, language: &str) -> String {
    use annabella::protocol::settings::FileNames;
    let voices = crate::words::voices();
    let voice = voices.get(language).unwrap();
    let text = voices.sentence(
        voice,
        sentence,
        FileNames::Anna,
        annabella::voice::Script::Written,
    );
    text.trim_end_matches('.').to_owned()
}

/// The list of buttons, and the list of what the right stick tells.
fn lists(language: &str) -> [String; 2] {
    use annabella::narrate::pad as tell;
    let doc = |id: &str| catalogue::row(id).unwrap().doc();
    let buttons = LAYOUT.iter().map(|(held, button, does)| {
        let doc = match does {
            PadDoes::Row(id) => doc(id),
            PadDoes::Theme(next) => tell::doc(if *next {
                "next-theme"
            } else {
                "previous-theme"
            }),
            PadDoes::Menu => tell::doc("menu"),
            PadDoes::Layout => tell::doc("layout"),
        };
        format!(
            "- {}\n",
            written(&tell::button(*held, button.key(), doc), language)
        )
    });
    let directions = ["up", "down", "left", "right"];
    let themes = THEMES.iter().map(|theme| {
        let rows = theme.rows.iter().zip(directions);
        let told = rows
            .map(|(id, direction)| format!("{direction}, {}", written(&doc(id).into(), language)));
        format!("- {}: {}\n", theme.key, told.collect::<Vec<_>>().join("; "))
    });
    [buttons.collect(), themes.collect()]
}

#[test]
fn the_manual_has_the_layout() {
    for language in ["en", "de", "ru"] {
        let root = env!("CARGO_MANIFEST_DIR");
        let path = format!("{root}/docs/{language}/gamepad.md");
        let mut page = std::fs::read_to_string(&path).unwrap();
        let was = page.clone();
        let places = [
            (
                "<!-- layout: made by the test `the_manual_has_the_layout` -->\n",
                "<!-- end of layout -->",
            ),
            (
                "<!-- themes: made by the same test -->\n",
                "<!-- end of themes -->",
            ),
        ];
        for ((begin, end), list) in places.into_iter().zip(lists(language)) {
            // The themes have English names, and stand in the English page only.
            if language != "en" && begin.contains("themes") {
                continue;
            }
            let (before, rest) = page.split_once(begin).expect("the page has a place");
            let (_, after) = rest.split_once(end).expect("the list has an end");
            page = format!("{before}{begin}{list}{end}{after}");
        }
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(path, page).unwrap();
            continue;
        }
        assert_eq!(was, page, "run with UPDATE=1 to write the lists anew");
    }
}
