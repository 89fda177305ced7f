//! What comes of words that were said aloud: read back, made, taken back, asked for, announced, learnt.

use annabella::board::Square;
use annabella::catalogue::key::{Code, Key, plain};
use annabella::desk::Desk;
use annabella::game::Move;
use annabella::input::pad::{Button, PadReport, Press};
use annabella::input::perkins::Chord;
use annabella::input::spoken::{Listened, Missed, SpokenMeaning, sayable};
use annabella::input::{DeviceInput, DisplayKey, Intent, MicrophoneKey};
use annabella::protocol::{Ask, Change, Question, Report, Settings};
use annabella::time::Moment;

/// A player with a microphone.
struct Player {
    desk: Desk,
    now: Moment,
}

impl Player {
    fn new() -> Self {
        let mut desk = Desk::new(crate::common::voices());
        let settings = Settings {
            announcer: "en".to_owned(),
            ..Settings::default()
        };
        let now = Moment::default();
        let _ = desk.handle(now, Report::Started(settings));
        Self { desk, now }
    }

    fn does(&mut self, input: DeviceInput) -> String {
        let (asks, cues) = match self.desk.interpret(input) {
            Intent::Commands(asks) => (asks, Vec::new()),
            Intent::Both(asks, cues) => (asks, cues),
            Intent::Heard(cues) => (Vec::new(), cues),
            other => panic!("{other:?} is not for the session"),
        };
        let mut heard = Vec::new();
        for ask in asks {
            heard.extend(self.desk.handle(self.now, ask).1);
        }
        heard.extend(self.desk.tell(&cues));
        let texts = heard.into_iter().flat_map(|heard| heard.texts);
        let texts: Vec<String> = texts.map(|text| text.written.trim().to_owned()).collect();
        texts.join(" ")
    }

    fn types(&mut self, line: &str) -> String {
        self.does(DeviceInput::Line(line.to_owned()))
    }

    fn strikes(&mut self, key: Key) -> String {
        self.does(DeviceInput::Key(key))
    }

    fn says(&mut self, listened: Listened) -> String {
        self.does(DeviceInput::Spoken(listened))
    }

    fn waits(&mut self, ms: u64) -> String {
        self.now = self.now.plus_ms(ms);
        let (_, heard) = self.desk.handle(self.now, Report::Tick);
        let texts = heard.into_iter().flat_map(|heard| heard.texts);
        texts.map(|text| text.written).collect()
    }

    fn moves(&self) -> Vec<String> {
        let moves = self.desk.session().record().moves().iter();
        moves.map(ToString::to_string).collect()
    }
}

fn mv(text: &str) -> SpokenMeaning {
    SpokenMeaning::Move(Move::Chess(text.parse().unwrap()))
}

#[test]
fn in_practice_a_move_is_read_back_and_made_after_a_second() {
    let mut player = Player::new();
    let read = player.says(Listened::Heard(mv("g1f3")));
    assert!(read.contains("Knight"), "{read}");
    player.waits(900);
    assert_eq!(player.moves().len(), 0, "it can still be taken back");
    player.waits(200);
    assert_eq!(player.moves(), ["g1f3"]);
    // What is taken back in time is not made.
    player.says(Listened::Heard(mv("g8f6")));
    player.strikes(plain(Code::Escape));
    player.waits(2_000);
    assert_eq!(player.moves(), ["g1f3"]);
    // Another move takes the place of the one that was read back.
    player.says(Listened::Heard(mv("g8f6")));
    player.says(Listened::Heard(mv("d7d5")));
    player.waits(1_100);
    assert_eq!(player.moves(), ["g1f3", "d7d5"]);
}

#[test]
fn of_two_moves_one_is_asked_for_and_what_is_unsure_is_asked_about() {
    let mut player = Player::new();
    let asked = player.says(Listened::Unclear(mv("g1f3"), mv("g1h3")));
    assert!(asked.contains('?'), "{asked}");
    player.waits(5_000);
    assert_eq!(player.moves().len(), 0, "nothing is made while it is asked");
    player.says(Listened::Heard(mv("g1h3")));
    player.waits(1_100);
    assert_eq!(player.moves(), ["g1h3"]);
    // A move that sounds like one that is not legal.
    let asked = player.says(Listened::Unsure(mv("g8f6")));
    assert!(asked.contains('?'), "{asked}");
    player.waits(5_000);
    assert_eq!(player.moves(), ["g1h3"]);
    player.types("no");
    player.waits(5_000);
    assert_eq!(player.moves(), ["g1h3"]);
}

#[test]
fn in_a_competition_the_words_are_the_announcement() {
    let mut player = Player::new();
    player.types("new competition fide-2023 90+30 none");
    while player.desk.session().question().is_some() {
        player.types("yes");
    }
    assert!(player.desk.session().is_in_competition());
    player.types("clock");
    let told = player.says(Listened::Heard(mv("g1f3")));
    assert_eq!(player.desk.session().question(), None, "{told}");
    player.waits(2_000);
    assert_eq!(
        player.moves().len(),
        0,
        "the board makes the move, and not the second"
    );
}

#[test]
fn what_can_be_said_follows_the_place() {
    let mut player = Player::new();
    let words = |player: &Player| -> Vec<String> {
        let all = sayable(player.desk.session(), player.desk.voices(), None);
        all.words.into_iter().map(|(text, _)| text.spoken).collect()
    };
    assert!(words(&player).contains(&"undo".to_owned()));
    player.types("drill-alphabet");
    let drill = words(&player);
    for word in ["anna", "skip", "repeat"] {
        let is_said = drill.iter().any(|one| one.eq_ignore_ascii_case(word));
        assert!(is_said, "{word} is not in {drill:?}");
    }
    player.types("drill-leave");
    player.types("resign");
    assert!(matches!(
        player.desk.session().question(),
        Some(Question::Resign(_))
    ));
    assert!(words(&player).iter().any(|one| one == "no"));
    let all = sayable(player.desk.session(), player.desk.voices(), None);
    assert!(all.position.is_none(), "no move answers this");
}

#[test]
fn the_voice_is_taught_word_by_word_and_by_ear() {
    let mut player = Player::new();
    let begins = player.types("teach my voice");
    let words = player.desk.word_to_say().cloned().unwrap();
    let is_said = |heard: &str| {
        let heard = heard.to_lowercase();
        heard.trim_end_matches('.').ends_with(&words.written)
    };
    assert!(is_said(&begins), "{begins}");
    let all = sayable(
        player.desk.session(),
        player.desk.voices(),
        player.desk.word_to_say(),
    );
    assert_eq!(
        (all.words.len(), all.position),
        (0, None),
        "the word alone is heard"
    );
    // What is not ready yet is no silence.
    let waits = player.says(Listened::Waits);
    assert_eq!(waits, "One moment.");
    // What was not understood says the word again.
    let missed = player.says(Listened::Missed(Missed::TooSoft));
    assert!(is_said(&missed), "{missed}");
    let mut said = Vec::new();
    while let Some(word) = player.desk.word_to_say().cloned() {
        let again = player.says(Listened::Learnt);
        assert_eq!(
            player.desk.word_to_say(),
            Some(&word),
            "each twice: {again}"
        );
        player.says(Listened::Learnt);
        said.push(word.written);
    }
    assert_eq!(said.len(), 30);
    for word in ["anna", "hector", "one", "eight", "knight", "queen", "undo"] {
        assert!(
            said.iter().any(|one| one == word),
            "{word} is not in {said:?}"
        );
    }
    // It can be begun again, a word left out, and all of it ended.
    player.types("teach my voice");
    let first = player.desk.word_to_say().cloned();
    player.strikes(plain(Code::Enter));
    assert_ne!(player.desk.word_to_say().cloned(), first);
    let ended = player.strikes(plain(Code::Escape));
    assert!(ended.contains("No word"), "{ended}");
    assert_eq!(player.desk.word_to_say(), None);
    assert_eq!(player.moves().len(), 0);
    assert_eq!(player.desk.session().cursor(), Square::new(4, 0).unwrap());
}

#[test]
fn the_microphone_is_held_open_by_a_key_or_a_button_and_struck_by_a_chord() {
    let mut player = Player::new();
    let (down, up) = (MicrophoneKey::Down, MicrophoneKey::Up);
    let mut meant = |input| player.desk.interpret(input);
    let key = meant(DeviceInput::Line("key Ctrl+Y".to_owned()));
    assert_eq!(key, Intent::Listen(down));
    assert_eq!(meant(DeviceInput::MicrophoneUp), Intent::Listen(up));
    let chord = Chord::from_name("space+134").unwrap();
    let chord = meant(DeviceInput::Display(DisplayKey::Chord(chord)));
    assert_eq!(chord, Intent::Listen(MicrophoneKey::Struck));
    for held in [false, true] {
        let button = Button::North;
        let change = Change::Button(Press { held, button }.name(), "listen".to_owned());
        let knows = Change::KnowsPad("pad".to_owned());
        for change in [change, knows] {
            let _ = player.desk.handle(player.now, Ask::Set(change));
        }
        let mut meant = |report| player.desk.interpret(DeviceInput::Pad(report));
        meant(PadReport::Connected("pad".to_owned()));
        if held {
            meant(PadReport::Pressed(Button::LeftTrigger));
        }
        assert_eq!(meant(PadReport::Pressed(button)), Intent::Listen(down));
        let other = meant(PadReport::Released(Button::West));
        assert_eq!(
            other,
            Intent::Heard(Vec::new()),
            "another button closes nothing"
        );
        // The trigger may come up first.
        meant(PadReport::Released(Button::LeftTrigger));
        assert_eq!(meant(PadReport::Released(button)), Intent::Listen(up));
    }
}
