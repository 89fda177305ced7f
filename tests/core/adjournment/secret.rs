//! Nobody hears or reads a sealed move before the envelope is opened.

use annabella::arbiter::OnWord;
use annabella::desk::{Desk, Heard};
use annabella::input::keys::Key;
use annabella::input::{DeviceInput, Intent};
use annabella::protocol::{
    Adjournment, AdjournmentQuestion, Agreement, Announcing, Ask, Conduct, Input, Question, Report,
    Settings,
};
use annabella::session::Session;
use annabella::time::Moment;

use super::{opened, table};
use crate::common::sealing;

/// A desk as a window has it: keys and characters go in; every command and every word is kept.
struct Window {
    desk: Desk,
    heard: String,
    log: Vec<Input>,
}

impl Window {
    fn new() -> Self {
        let agreement = Agreement {
            conduct: Conduct::Competition,
            blind: [false; 2],
            control: Some("90+30".parse().unwrap()),
            announcing: Announcing::ReadOut,
            ..Agreement::default()
        };
        let mut window = Self {
            desk: Desk::new(crate::common::voices()),
            heard: String::new(),
            log: Vec::new(),
        };
        window.command(Report::Started(Settings::default()));
        window.command(Ask::AgreeOn(Box::new(agreement)));
        window
    }

    fn hear(&mut self, heard: &[Heard]) {
        for text in heard.iter().flat_map(|heard| &heard.texts) {
            self.heard.push_str(&text.written);
            self.heard.push_str(&text.spoken);
            self.heard.push('\n');
        }
    }

    fn command(&mut self, input: impl Into<Input>) {
        let input = input.into();
        self.log.push(input.clone());
        let (_, heard) = self.desk.handle(Moment::default(), input);
        self.hear(&heard);
    }

    fn input(&mut self, input: DeviceInput) {
        let intent = self.desk.interpret(input);
        match sealing::done(intent, self.desk.session()) {
            Intent::Commands(commands) => {
                for command in commands {
                    self.command(command);
                }
            }
            Intent::Heard(cues) => {
                assert!(!cues.is_empty(), "nothing is heard of a key");
                let heard = self.desk.tell(&cues);
                self.hear(&heard);
            }
            other => panic!("{other:?}"),
        }
    }

    fn key(&mut self, name: &str) {
        self.input(DeviceInput::Key(Key::from_name(name).unwrap()));
    }

    fn types(&mut self, text: &str) {
        for character in text.chars() {
            self.input(DeviceInput::Character(character));
        }
    }

    /// All that is written down of what was done, without what is sealed: that is made of random letters, and a short
    /// word stands among them now and then.
    fn written(&self) -> String {
        let log = serde_json::to_string(&self.log).unwrap();
        let is_sealed = |part: &&str| part.contains("BEGIN AGE") || part.len() > 100;
        assert!(log.split('"').any(|part| is_sealed(&part)), "{log}");
        log.split('"').filter(|part| !is_sealed(part)).collect()
    }
}

#[test]
fn a_move_is_sealed_by_keys_and_neither_heard_nor_seen_nor_logged() {
    let mut window = Window::new();
    window.key("Ctrl+S");
    window.types("y");
    window.key("Enter");
    window.key("Ctrl+S");
    let before = window.heard.len();
    window.types("Nxf6");
    for _ in 0..3 {
        window.key("Backspace");
    }
    window.types("f3; moon");
    assert_eq!(window.desk.line(), "*********");
    window.key("Enter");
    assert_eq!(window.desk.line(), "");
    let heard = window.heard[before..].to_owned();
    assert_eq!(heard.lines().count(), 1, "{heard}");
    for secret in ["Nf3", "g1f3", "moon", "Felix", "Gustav"] {
        assert!(!heard.contains(secret), "{secret}: {heard}");
        assert!(!window.written().contains(secret), "{secret} is in the log");
    }
    window.key("Ctrl+Enter");
    let session = window.desk.session();
    assert!(session.is_away());
    // Resumed by keys: who is here, then the word; the move is heard now.
    window.key("Ctrl+S");
    window.types("1");
    window.key("Enter");
    let asks_word = Some(&Question::Adjournment(AdjournmentQuestion::Word));
    assert_eq!(window.desk.session().question(), asks_word);
    let typed = window.heard.len();
    window.types("sun");
    assert_eq!(&window.heard[typed..], "", "a password is not read aloud");
    assert_eq!(window.desk.line(), "***");
    window.key("Enter");
    assert_eq!(window.desk.session().question(), asks_word);
    window.types("Moon");
    window.key("Enter");
    assert_eq!(window.desk.session().record().plies(), 1);
    assert!(window.heard[before..].contains("Felix"));
}

#[test]
fn escape_leaves_the_secret_line_unheard() {
    let mut window = Window::new();
    window.key("Ctrl+S");
    window.types("y");
    window.key("Enter");
    window.key("Ctrl+S");
    window.types("Nf3");
    let before = window.heard.len();
    window.key("Escape");
    assert!(!window.heard[before..].contains("Nf3"));
    // Whatever is typed may be the move that is due.
    let before = window.heard.len();
    window.types("e");
    assert_eq!(window.desk.line(), "*");
    assert_eq!(&window.heard[before..], "");
}

#[test]
fn a_move_is_sealed_in_words_behind_the_words_for_it() {
    let mut window = Window::new();
    window.input(DeviceInput::Line("adjourn".to_owned()));
    window.input(DeviceInput::Line("yes".to_owned()));
    window.input(DeviceInput::Line("seal knight f3".to_owned()));
    window.input(DeviceInput::Line("stop clocks".to_owned()));
    assert!(window.desk.session().is_away());
    window.input(DeviceInput::Line("resume both".to_owned()));
    assert_eq!(window.desk.session().record().plies(), 1);
}

/// A window in which White is to seal, in one of the languages.
fn due(language: &str) -> Window {
    let mut window = Window::new();
    window.input(DeviceInput::Line(format!("language {language}")));
    window.input(DeviceInput::Line("adjourn".to_owned()));
    window.input(DeviceInput::Line("yes".to_owned()));
    assert!(window.desk.session().must_seal());
    window
}

#[test]
fn a_line_that_may_hold_the_move_is_neither_repeated_nor_logged() {
    let lines = [
        "sealed d2-d4; rainbow",
        "seel d2-d4; rainbow",
        "i seel d2-d4 with rainbow",
        "versigle d2-d4;rainbow",
        "d2-d5; rainbow",
        "d2-d5",
        "rainbow",
    ];
    for language in ["en", "de", "ru", "fr", "es"] {
        for line in lines {
            let mut window = due(language);
            let before = window.heard.len();
            window.input(DeviceInput::Line(line.to_owned()));
            let heard = window.heard[before..].to_lowercase();
            assert!(!heard.is_empty(), "nothing is heard of {line:?}");
            let log = serde_json::to_string(&window.log).unwrap();
            for secret in ["d2", "d4", "d5", "david", "дави", "rainbow"] {
                assert!(!heard.contains(secret), "{language}: {line}: {heard}");
                assert!(!log.contains(secret), "{language}: {line}: {log}");
            }
            assert!(window.desk.session().question().is_none(), "{line}");
        }
    }
}

#[test]
fn the_word_alone_takes_the_next_line_and_a_move_with_its_word_needs_no_verb() {
    for lines in [
        &["seal", "d2-d4; rainbow"][..],
        &["seal", "seal d2-d4; rainbow"],
        &["d2-d4; rainbow"],
        &["d2-d4;rainbow"],
    ] {
        let mut window = due("en");
        let before = window.heard.len();
        for line in lines {
            window.input(DeviceInput::Line((*line).to_owned()));
        }
        assert!(!window.desk.session().must_seal(), "{lines:?}");
        let told = window.heard[before..].to_owned() + &window.written();
        for secret in ["d2", "d4", "David", "rainbow"] {
            assert!(!told.contains(secret), "{lines:?}: {told}");
        }
        window.input(DeviceInput::Line("stop clocks".to_owned()));
        window.input(DeviceInput::Line("resume both".to_owned()));
        window.input(DeviceInput::Line("word rainbow".to_owned()));
        let moves = window.desk.session().record().moves().to_vec();
        let sealed = "d2d4".parse::<annabella::chess::Move>().unwrap();
        assert_eq!(moves, [sealed.into()], "{lines:?}");
    }
}

#[test]
fn a_word_that_is_wrong_opens_nothing_and_loses_nothing() {
    let mut table = table("fide-2005");
    table.arbiter_adjourns(OnWord::SessionOver);
    table.seals_under("e4", Some("moon"));
    table.adjourns(Adjournment::Stop);
    table.resumes([true; 2]);
    for _ in 0..3 {
        table.unseals("sun");
        assert_eq!(table.session.record().plies(), 0);
    }
    let events = table.unseals("moon");
    assert_eq!(opened(&events).as_deref(), Some("e2e4"));
}

#[test]
fn the_log_of_an_adjournment_replays() {
    let mut table = table("ussr-1956");
    table.plays("e2e4");
    table.puts_away("e5");
    table.waits_s(5000);
    table.resumes([true, false]);
    table.seals("Nf3");
    table.does(Ask::PressClock);
    table.waits_s(60);
    table.adjourns(Adjournment::Arrives(annabella::board::Side::Black));
    let mut session = Session::default();
    for (at, command) in &table.log {
        let line = serde_json::to_string(command).unwrap();
        session.handle(*at, serde_json::from_str::<Input>(&line).unwrap());
    }
    assert_eq!(format!("{session:?}"), format!("{:?}", table.session));
    assert_eq!(session.record().plies(), 3);
}

/// App. 1 to § 19 (USSR 1956): a player who plays by touch seals in Braille.
#[test]
fn ussr_1956_appendix_1_to_section_19_a_move_sealed_in_braille() {
    let knight = "g1f3".parse::<annabella::chess::Move>().unwrap().into();
    let start = annabella::game::Position::default();
    for code in annabella::braille::codes() {
        let cells = code.encode_full(&start, knight).unwrap();
        for text in [Ok(cells.to_unicode('\u{2800}')), cells.to_ascii()] {
            let Ok(text) = text else { continue };
            // The signs of a printer may be letters that mean another move; then those count.
            let letters = super::read(&text, &start, "en");
            if letters.to.is_some() && letters.fitting != [knight] {
                continue;
            }
            let mut window = Window::new();
            window.input(DeviceInput::Line("adjourn".to_owned()));
            window.input(DeviceInput::Line("yes".to_owned()));
            window.input(DeviceInput::Line(format!("seal {text}")));
            window.input(DeviceInput::Line("stop clocks".to_owned()));
            window.input(DeviceInput::Line("resume both".to_owned()));
            let moves = window.desk.session().record().moves().to_vec();
            assert_eq!(moves, [knight], "{}: {text}", code.id());
        }
    }
}
