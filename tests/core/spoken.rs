//! What comes of words that were said aloud: read back, made, taken back, asked for, announced, learnt.

use std::time::Duration;

use annabella::board::Square;
use annabella::catalogue::key::{Code, Key, plain};
use annabella::desk::Desk;
use annabella::game::Move;
use annabella::input::pad::{Button, PadReport, Press};
use annabella::input::perkins::Chord;
use annabella::input::spoken::{Listened, Missed, SpokenMeaning, sayable};
use annabella::input::talk::Talk;
use annabella::input::{DeviceInput, DisplayKey, Intent, MicrophoneKey, taught_words};
use annabella::listening::{begins_at_once, heard_until};
use annabella::protocol::{Ask, Change, Question, Report, Setting, Settings};
use annabella::time::Moment;
use annabella::voice::Text;

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
            Intent::TeachVoice => {
                let session = self.desk.session();
                let (game, settings) = (session.position().game(), session.settings());
                let words = taught_words(self.desk.voices(), game, settings);
                return self.says(Listened::Teaches(words));
            }
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

/// What is done within the second in which a move that was read back can be taken back.
const WITHIN: [&str; 11] = [
    "key Shift+F6",
    "key Ctrl+N",
    "key F2",
    "key F1",
    "key Up",
    "key Space",
    "time",
    "new game",
    "resign",
    "offer a draw",
    "drill-alphabet",
];

#[test]
fn a_move_that_was_read_back_is_made_whatever_is_done_meanwhile() {
    for done in WITHIN {
        let mut player = Player::new();
        player.says(Listened::Heard(mv("g1f3")));
        player.types(done);
        player.waits(1_100);
        let game = player.desk.session().record_of_game().moves();
        assert!(!game.is_empty(), "{done}");
    }
    // The command itself is done as well.
    let mut player = Player::new();
    player.says(Listened::Heard(mv("g1f3")));
    let told = player.types("key Ctrl+N");
    assert!(told.contains("Abandon this game?"), "{told}");
    assert_eq!(player.moves(), ["g1f3"]);
    // A move that is not legal leaves the one that was read back, and another one takes its place.
    let mut player = Player::new();
    player.says(Listened::Heard(mv("g1f3")));
    player.types("Ke4");
    player.waits(1_100);
    assert_eq!(player.moves(), ["g1f3"]);
    player.says(Listened::Heard(mv("g8f6")));
    player.types("e5");
    player.waits(1_100);
    assert_eq!(player.moves(), ["g1f3", "e7e5"]);
}

#[test]
fn a_move_that_was_read_back_is_taken_back_by_key_by_line_and_by_ear() {
    let said = |words: &str| SpokenMeaning::Words(words.to_owned());
    let ways = [
        DeviceInput::Line("key Ctrl+Z".to_owned()),
        DeviceInput::Line("take back".to_owned()),
        DeviceInput::Line("no".to_owned()),
        DeviceInput::Key(plain(Code::Escape)),
        DeviceInput::Spoken(Listened::Heard(said("undo"))),
        DeviceInput::Spoken(Listened::Unsure(said("undo"))),
        DeviceInput::Spoken(Listened::Heard(SpokenMeaning::Option(1))),
        DeviceInput::Spoken(Listened::Unsure(SpokenMeaning::Option(1))),
    ];
    for way in ways {
        let mut player = Player::new();
        player.says(Listened::Heard(mv("g1f3")));
        let told = player.does(way.clone());
        assert_eq!(told, "No move made.", "{way:?}");
        player.waits(2_000);
        assert_eq!(player.moves().len(), 0, "{way:?}");
    }
}

#[test]
fn a_move_that_was_read_back_is_no_question_to_keys() {
    let mut player = Player::new();
    let square = player.strikes(plain(Code::Up));
    player.strikes(plain(Code::Down));
    player.says(Listened::Heard(mv("g1f3")));
    assert_eq!(player.strikes(plain(Code::Up)), square);
    let help = player.strikes(plain(Code::Function(1)));
    assert!(help.starts_with("Type a move and Enter"), "{help}");
    player.strikes(plain(Code::Enter));
    assert_eq!(player.moves(), ["g1f3"], "Enter makes it at once");
}

#[test]
fn a_question_what_was_said_is_answered_by_saying_it_again_or_something_else() {
    let words = |player: &Player| -> Vec<String> {
        let all = sayable(player.desk.session(), player.desk.voices(), None);
        assert!(
            matches!(all.position, Some((_, None))),
            "all moves can be said"
        );
        all.words.into_iter().map(|(text, _)| text.spoken).collect()
    };
    let questions = [
        Listened::Unsure(mv("g1f3")),
        Listened::Unclear(mv("g1f3"), mv("g1h3")),
    ];
    for asked in questions {
        let mut player = Player::new();
        player.says(asked.clone());
        let all = words(&player);
        for word in ["repeat", "time", "whose turn", "undo", "draw"] {
            assert!(all.iter().any(|one| one == word), "{word}: {all:?}");
        }
        let said = |words: &str| Listened::Heard(SpokenMeaning::Words(words.to_owned()));
        let again = player.says(said("repeat"));
        assert!(again.contains('?'), "{asked:?}: {again}");
        assert!(player.says(said("turn")).starts_with("White to move"));
        player.says(said("time"));
        assert!(player.desk.session().question().is_some(), "{asked:?}");
        // What is not clear again is no yes.
        if let Listened::Unsure(_) = asked {
            assert!(player.says(asked.clone()).contains("Did you mean"));
        }
        let mut other = Player::new();
        other.says(asked.clone());
        player.says(Listened::Heard(mv("g1f3")));
        assert_eq!(player.moves(), ["g1f3"], "{asked:?}");
        other.says(Listened::Heard(mv("e2e4")));
        other.waits(1_100);
        assert_eq!(other.moves(), ["e2e4"], "{asked:?}");
    }
}

#[test]
fn an_answer_that_is_not_clear_is_asked_about_for_every_question() {
    let option = |at| SpokenMeaning::Option(at);
    let place = |player: &Player, words: &str| -> usize {
        let all = sayable(player.desk.session(), player.desk.voices(), None).words;
        let found = all.iter().find(|(text, _)| text.spoken == words);
        let Some((_, SpokenMeaning::Option(at))) = found else {
            panic!("{words} is none of {all:?}");
        };
        *at
    };
    let mut player = Player::new();
    player.types("new competition");
    // The laws, by their number.
    assert!(matches!(
        player.desk.session().question(),
        Some(Question::Edition(_))
    ));
    let laws = player.says(Listened::Unsure(option(place(&player, "1"))));
    assert!(
        laws.contains("Did you mean") && laws.contains("2023"),
        "{laws}"
    );
    player.says(Listened::Heard(SpokenMeaning::Words("yes".to_owned())));
    // Who plays by touch: no asks about what was nearly as near, and then the question again.
    assert!(matches!(
        player.desk.session().question(),
        Some(Question::Blind(_))
    ));
    let first = player.says(Listened::Unclear(option(0), option(3)));
    let second = player.types("no");
    assert!(
        first.contains("Did you mean") && second.contains("Did you mean"),
        "{second}"
    );
    assert_ne!(first, second);
    let again = player.says(Listened::Heard(SpokenMeaning::Words("no".to_owned())));
    assert!(
        again.contains('?') && !again.contains("Did you mean"),
        "{again}"
    );
    player.says(Listened::Heard(option(3)));
    // A clock by its figures.
    assert!(matches!(
        player.desk.session().question(),
        Some(Question::Control(_))
    ));
    let at = place(&player, "90 + 30");
    let clock = player.says(Listened::Unsure(option(at)));
    assert!(
        clock.contains("Did you mean one hour, 30 minutes, plus 30"),
        "{clock}"
    );
    player.strikes(plain(Code::Enter));
    let agreed = player.desk.session().question().cloned();
    let Some(Question::Agreement(agreement)) = agreed else {
        panic!("{agreed:?}");
    };
    assert_eq!(agreement.control, Some("90+30".parse().unwrap()));
    // A yes or a no that is not clear: the question comes once more, and its answer counts.
    for (heard, answer, ends) in [
        (Listened::Unsure(option(0)), 0, true),
        (Listened::Unsure(option(0)), 1, false),
        (Listened::Unsure(option(1)), 1, false),
        (Listened::Unclear(option(0), option(1)), 1, false),
        (
            Listened::Unclear(option(0), SpokenMeaning::Words("clock".to_owned())),
            0,
            true,
        ),
    ] {
        let mut player = Player::new();
        player.types("e4");
        let asked = player.types("resign");
        let again = player.says(heard.clone());
        assert_eq!(again, asked, "{heard:?}");
        assert!(again.contains('?'), "{again}");
        player.says(Listened::Heard(option(answer)));
        assert_eq!(player.desk.session().question(), None);
        let is_over = player.desk.session().record().outcome().is_some();
        assert_eq!(is_over, ends, "{heard:?}, {answer}");
    }
    // So it is where the question is what was said.
    let mut player = Player::new();
    let asked = player.says(Listened::Unsure(mv("g1f3")));
    let again = player.says(Listened::Unsure(option(0)));
    assert_eq!(again, asked);
    assert_eq!(player.moves().len(), 0, "nothing is made while it is asked");
    player.says(Listened::Heard(option(0)));
    assert_eq!(player.moves(), ["g1f3"]);
}

#[test]
fn of_several_moves_one_is_chosen_by_its_place_its_origin_or_itself_in_both_games() {
    for (game, way, [first, second], origin) in [
        (
            "chess",
            &["Nf3", "e5", "d3", "a6"][..],
            ["b1d2", "f3d2"],
            "felix three",
        ),
        ("chess", &["e4", "e5"], ["g1f3", "g1h3"], "hector three"),
        ("draughts", &["new draughts"], ["c3d4", "e3d4"], "eva three"),
        (
            "draughts",
            &["new draughts"],
            ["c3b4", "c3d4"],
            "david four",
        ),
    ] {
        let asked = || {
            let mut player = Player::new();
            for line in way {
                player.types(line);
            }
            let legal = player.desk.session().position().legal_moves();
            let named = |name: &str| {
                let ends = |mv: &Move| format!("{}{}", mv.from(), mv.to()) == name;
                SpokenMeaning::Move(legal.iter().copied().find(ends).expect(name))
            };
            let both = [named(first), named(second)];
            player.says(Listened::Unclear(both[0].clone(), both[1].clone()));
            let question = player.desk.session().question();
            assert!(
                matches!(question, Some(Question::Which(..))),
                "{game}: {question:?}"
            );
            (player, both)
        };
        let (player, both) = asked();
        let words = sayable(player.desk.session(), player.desk.voices(), None).words;
        let Some(Question::Which(_, moves)) = player.desk.session().question() else {
            panic!("{game}");
        };
        let place = |at: usize| SpokenMeaning::Move(moves[at]);
        for (said, wanted) in [
            ("first", place(0)),
            ("second", place(1)),
            (origin, both[1].clone()),
        ] {
            let meant = words
                .iter()
                .find(|(text, _)| text.spoken.to_lowercase() == said);
            let meant = meant.map(|(_, meaning)| meaning);
            assert_eq!(meant, Some(&wanted), "{game}: {said}");
        }
        let typed = ["first", "the second", origin];
        for line in typed.into_iter().chain((game == "draughts").then_some("1")) {
            let (mut player, _) = asked();
            let before = player.moves().len();
            player.types(line);
            player.waits(1_100);
            assert_eq!(player.moves().len(), before + 1, "{game}: {line}");
        }
    }
}

#[test]
fn an_answer_that_is_not_clear_twice_makes_nothing_and_nobody_is_asked_for_ever() {
    let not_understood = || Listened::Missed(Missed::NotUnderstood);
    let option = |at| SpokenMeaning::Option(at);
    let yes = || Listened::Unsure(option(0));
    let told = "No move made. Say it again.";
    for (asked, unclear) in [
        (Listened::Unsure(mv("g1f3")), yes()),
        (Listened::Unsure(mv("g1f3")), not_understood()),
        (Listened::Unsure(mv("g1f3")), Listened::Unsure(mv("g1f3"))),
        (Listened::Unsure(mv("g1f3")), Listened::Unsure(mv("g1h3"))),
        (
            Listened::Unsure(mv("g1f3")),
            Listened::Unclear(mv("g1h3"), mv("g2g3")),
        ),
        (Listened::Unclear(mv("g1f3"), mv("g1h3")), not_understood()),
        (Listened::Heard(mv("g1f3")), not_understood()),
    ] {
        let mut player = Player::new();
        player.says(asked.clone());
        let first = player.says(unclear.clone());
        assert!(first.contains('?'), "{asked:?}, {unclear:?}: {first}");
        let second = player.says(unclear.clone());
        assert_eq!(second, told, "{asked:?}, {unclear:?}");
        assert_eq!(player.desk.session().question(), None);
        player.waits(3_000);
        assert_eq!(player.moves().len(), 0, "{asked:?}, {unclear:?}");
    }
    // What is done between the two begins anew, and so does another question.
    for between in ["time", "key F2"] {
        let mut player = Player::new();
        player.says(Listened::Unsure(mv("g1f3")));
        player.says(yes());
        player.types(between);
        assert!(player.says(yes()).contains('?'), "{between}");
    }
    let mut player = Player::new();
    player.says(Listened::Unsure(mv("g1f3")));
    player.says(yes());
    player.types("no");
    player.says(Listened::Unsure(mv("g1h3")));
    assert!(player.says(yes()).contains('?'));
    // To resign costs something, and not to resign nothing. A draw is neither accepted nor declined.
    let mut player = Player::new();
    player.types("e4");
    player.types("resign");
    assert!(player.says(not_understood()).contains('?'));
    assert_eq!(player.says(yes()), "Cancelled. Say it again.");
    assert_eq!(player.desk.session().question(), None);
    player.types("offer a draw");
    player.types("e5");
    if let Some(Question::Draw(_)) = player.desk.session().question() {
        assert!(player.says(yes()).contains('?'));
        for unclear in [yes(), not_understood(), yes()] {
            assert_eq!(player.says(unclear), "Not understood.");
        }
        assert!(player.desk.session().question().is_some());
    } else {
        panic!("{:?}", player.desk.session().question());
    }
}

#[test]
fn no_is_said_in_many_words() {
    for (language, words) in [
        ("en", &["no", "nope", "not that", "wrong", "cancel"][..]),
        ("de", &["nein", "nö", "nicht das", "falsch", "abbrechen"]),
        ("ru", &["нет", "не то", "нет не то", "неверно", "отмена"]),
        ("fr", &["non", "pas ça", "non pas ça", "faux"]),
        ("es", &["no", "eso no", "no eso", "incorrecto", "cancelar"]),
    ] {
        let mut player = Player::new();
        let change = Change::to(Setting::Language, language);
        let _ = player.desk.handle(player.now, Ask::Set(change));
        player.says(Listened::Unsure(mv("g1f3")));
        let all = sayable(player.desk.session(), player.desk.voices(), None).words;
        for way in words {
            let is_it = |(text, _): &&(Text, SpokenMeaning)| text.spoken == *way;
            let meaning = all.iter().find(is_it).map(|(_, meaning)| meaning);
            assert_eq!(
                meaning,
                Some(&SpokenMeaning::Option(1)),
                "{language}: {way}"
            );
        }
    }
}

#[test]
fn where_yes_or_no_is_asked_the_ear_knows_which_answer_it_is_and_what_a_no_costs() {
    let mut player = Player::new();
    let known = |player: &Player| {
        let all = sayable(player.desk.session(), player.desk.voices(), None);
        all.yes_or_no.map(|both| (both, all.no_costs_nothing))
    };
    assert_eq!(known(&player), None);
    let both = |is_free| Some(([0, 1].map(SpokenMeaning::Option), is_free));
    player.says(Listened::Heard(mv("g1f3")));
    assert_eq!(known(&player), both(true));
    player.waits(1_100);
    player.says(Listened::Unsure(mv("g8f6")));
    assert_eq!(known(&player), both(true));
    player.says(Listened::Heard(SpokenMeaning::Option(1)));
    player.types("resign");
    assert_eq!(known(&player), both(true));
    player.types("no");
    // Of two moves one is chosen, and a draw that is declined is declined.
    player.says(Listened::Unclear(mv("g8f6"), mv("g8h6")));
    assert_eq!(known(&player), None);
    player.types("no");
    player.types("draw");
    player.types("Nf6");
    assert!(matches!(
        player.desk.session().question(),
        Some(Question::Draw(_))
    ));
    assert_eq!(known(&player), both(false));
}

#[test]
fn where_it_is_asked_whether_an_answer_was_said_the_ear_waits_for_yes_or_no() {
    let words = |words: &str| SpokenMeaning::Words(words.to_owned());
    for (said, is_made) in [("yes", true), ("no", false)] {
        let mut player = Player::new();
        player.says(Listened::Unclear(mv("g1f3"), mv("g1h3")));
        assert_eq!(player.desk.sayable().yes_or_no, None);
        player.says(Listened::Unsure(mv("g1h3")));
        let all = player.desk.sayable();
        assert_eq!(all.yes_or_no, Some([words("yes"), words("no")]));
        assert!(all.no_costs_nothing);
        for word in ["yes", "no"] {
            let is_it = |(_, meaning): &(Text, SpokenMeaning)| *meaning == words(word);
            assert!(all.words.iter().any(is_it), "{word}: {:?}", all.words);
        }
        player.says(Listened::Heard(words(said)));
        player.waits(1_100);
        assert_eq!(!player.moves().is_empty(), is_made, "{said}");
    }
}

#[test]
fn of_two_moves_that_were_heard_the_one_that_was_asked_about_is_meant() {
    for heard in [["g1h3", "e2e4"], ["e2e4", "g1h3"]] {
        let mut player = Player::new();
        player.says(Listened::Unclear(mv("g1f3"), mv("g1h3")));
        let asked = player.says(Listened::Unclear(mv(heard[0]), mv(heard[1])));
        assert_eq!(
            asked, "Did you mean knight Gustav 1, Hector 3?",
            "{heard:?}"
        );
        player.waits(3_000);
        assert_eq!(player.moves().len(), 0, "nothing is made while it is asked");
        player.types("yes");
        player.waits(1_100);
        assert_eq!(player.moves(), ["g1h3"]);
    }
    // Both or neither: it is asked which of these.
    for heard in [["g1h3", "g1f3"], ["e2e4", "d2d4"]] {
        let mut player = Player::new();
        player.says(Listened::Unclear(mv("g1f3"), mv("g1h3")));
        let asked = player.says(Listened::Unclear(mv(heard[0]), mv(heard[1])));
        assert!(!asked.contains("Did you mean"), "{asked}");
        assert!(matches!(
            player.desk.session().question(),
            Some(Question::Which(..))
        ));
    }
}

#[test]
fn a_command_that_is_not_clear_is_asked_about_by_its_sentence() {
    for (words, asked) in [
        ("turn", "Did you mean: say who is to move?"),
        ("undo", "Did you mean: take the last move back?"),
        ("draw", "Did you mean: offer a draw?"),
    ] {
        let mut player = Player::new();
        let heard = SpokenMeaning::Words(words.to_owned());
        assert_eq!(player.says(Listened::Unsure(heard)), asked);
    }
}

#[test]
fn of_two_commands_that_were_said_alike_one_is_chosen() {
    let words = |words: &str| SpokenMeaning::Words(words.to_owned());
    let asked = || {
        let mut player = Player::new();
        let told = player.says(Listened::Unclear(words("clock"), words("time")));
        assert_eq!(
            told,
            "Did you mean press the clock, or tell the time, again with moves?"
        );
        player
    };
    let chosen = |told: String, player: &Player| {
        assert!(
            told.contains("no clock") || told.contains("without a clock"),
            "{told}"
        );
        assert_eq!(player.desk.session().question(), None, "{told}");
    };
    for line in ["1", "2", "time", "clock", "press"] {
        let mut player = asked();
        chosen(player.types(line), &player);
    }
    for said in [words("clock"), words("time"), SpokenMeaning::Option(1)] {
        let mut player = asked();
        chosen(player.says(Listened::Heard(said)), &player);
    }
    // A yes chooses nothing, and a no gives both up.
    let mut player = asked();
    let again = player.types("yes");
    assert!(again.contains("press the clock, or"), "{again}");
    assert_eq!(player.types("no"), "Cancelled.");
    assert_eq!(player.desk.session().question(), None);
    // A yes to no question is nothing that could be meant.
    let told = player.says(Listened::Unsure(words("yes")));
    assert_eq!(told, "Not understood.");
}

#[test]
fn escape_gives_up_what_is_said_or_found_out() {
    let mut player = Player::new();
    let given_up = Intent::Listen(MicrophoneKey::GivenUp);
    let escape = |player: &mut Player| {
        let meant = player.desk.interpret(DeviceInput::Key(plain(Code::Escape)));
        meant == given_up
    };
    for so_far in [
        &[Listened::Open][..],
        &[Listened::Open, Listened::Closed],
        &[Listened::Open, Listened::Closed, Listened::Waits],
        // An answer may come while the player speaks again.
        &[
            Listened::Open,
            Listened::Closed,
            Listened::Open,
            Listened::Missed(Missed::NotUnderstood),
        ],
    ] {
        for listened in so_far {
            player.says(listened.clone());
        }
        assert!(escape(&mut player), "after {so_far:?}");
        assert_eq!(player.says(Listened::GivenUp), "Cancelled.");
        assert!(!escape(&mut player), "nothing is left of {so_far:?}");
    }
    player.says(Listened::Closed);
    player.says(Listened::Missed(Missed::TooSoft));
    assert!(!escape(&mut player));
}

#[test]
fn nobody_is_reminded_of_a_question_while_he_answers_it() {
    let mut player = Player::new();
    player.types("e4");
    player.types("resign");
    player.says(Listened::Open);
    assert_eq!(player.waits(31_000), "");
    player.says(Listened::Closed);
    player.says(Listened::Missed(Missed::NotUnderstood));
    assert!(player.waits(31_000).contains('?'));
}

#[test]
fn the_key_of_the_microphone_is_held_or_struck_twice() {
    use MicrophoneKey::{Down, GivenUp, Struck, Up};
    let after = |keys: &[(u64, MicrophoneKey)]| {
        keys.iter().fold(None, |open, (ms, key)| {
            Talk::after(open, *key, Moment { ms: *ms })
        })
    };
    for (keys, is_open) in [
        (&[(0, Down)][..], true),
        (&[(0, Down), (3_000, Up)], false),
        (&[(0, Down), (399, Up)], true),
        (&[(0, Down), (200, Up), (2_000, Down)], false),
        (&[(0, Down), (200, Up), (2_000, Down), (2_900, Up)], false),
        (
            &[
                (0, Down),
                (200, Up),
                (2_000, Down),
                (2_100, Up),
                (3_000, Down),
            ],
            true,
        ),
        (&[(0, Struck)], true),
        (&[(0, Struck), (900, Up)], true),
        (&[(0, Struck), (900, Struck)], false),
        (&[(0, Down), (900, GivenUp), (1_000, Up)], false),
        (&[(0, Up)], false),
    ] {
        assert_eq!(after(keys).is_some(), is_open, "{keys:?}");
    }
}

#[test]
fn speech_that_is_there_from_the_beginning_is_asked_about() {
    const RATE: u32 = 16_000;
    let sound = |parts: &[(usize, f32)]| -> Vec<f32> {
        let tone = |(ms, level): &(usize, f32)| {
            let level = *level;
            (0..ms * 16).map(move |at| level * (at as f32 * 0.9).sin())
        };
        parts.iter().flat_map(tone).collect()
    };
    for (parts, is_cut) in [
        (&[(100, 0.0), (600, 0.3), (300, 0.0)][..], false),
        (&[(600, 0.3), (300, 0.0)], true),
        (&[(40, 0.05), (500, 0.3), (300, 0.0)], true),
        // Silence within the first word.
        (&[(60, 0.0), (500, 0.3), (300, 0.0)], true),
        // What hums all the time is no speech, and neither is silence.
        (&[(100, 0.03), (600, 0.3), (300, 0.03)], false),
        (&[(900, 0.0)], false),
        (&[], false),
    ] {
        assert_eq!(begins_at_once(&sound(parts), RATE), is_cut, "{parts:?}");
    }
}

#[test]
fn what_is_torn_is_asked_about_where_it_is_near_to_a_move_or_an_answer_and_else_said_again() {
    let command = || SpokenMeaning::Words("undo".into());
    let answer = || SpokenMeaning::Option(1);
    let torn = Listened::Missed(Missed::Torn);
    for (heard, told) in [
        (Listened::Heard(mv("f2f3")), Listened::Unsure(mv("f2f3"))),
        (Listened::Unsure(mv("f2f3")), Listened::Unsure(mv("f2f3"))),
        (Listened::Heard(answer()), Listened::Unsure(answer())),
        (
            Listened::Unclear(mv("f2f3"), mv("g1f3")),
            Listened::Unclear(mv("f2f3"), mv("g1f3")),
        ),
        (
            Listened::Unclear(mv("f2f3"), command()),
            Listened::Unsure(mv("f2f3")),
        ),
        (Listened::Heard(command()), torn.clone()),
        (Listened::Unsure(command()), torn.clone()),
        (Listened::Unclear(command(), mv("f2f3")), torn.clone()),
        (Listened::Missed(Missed::NotUnderstood), torn.clone()),
        (Listened::Missed(Missed::TooSoft), torn.clone()),
        (
            Listened::Missed(Missed::Lost),
            Listened::Missed(Missed::Lost),
        ),
        (Listened::Waits, Listened::Waits),
    ] {
        assert_eq!(heard.clone().cut(), told, "{heard:?}");
    }
    let told = Player::new().says(torn);
    assert!(told.contains("Sound was lost. Say it again"), "{told}");
}

#[test]
fn the_word_that_is_taught_is_repeated_like_everything_else() {
    let mut player = Player::new();
    player.types("teach my voice");
    let word = player.desk.word_to_say().cloned().unwrap().written;
    for way in ["key F2", "repeat"] {
        let told = player.types(way).to_lowercase();
        assert_eq!(told, format!("{word}."), "{way}");
    }
}

#[test]
fn who_lacks_the_model_is_told_how_to_get_it() {
    for language in ["en", "de", "ru", "fr", "es"] {
        let mut player = Player::new();
        let change = Change::to(Setting::Language, language);
        let _ = player.desk.handle(player.now, Ask::Set(change));
        let told = player.says(Listened::Missed(Missed::NoModel));
        for part in ["x listening", "speech-embedding.onnx"] {
            assert!(told.contains(part), "{language}: {told}");
        }
    }
}

#[test]
fn a_move_that_was_read_back_waits_while_the_player_speaks() {
    let words = |words: &str| SpokenMeaning::Words(words.to_owned());
    let no = SpokenMeaning::Option(1);
    let yes = SpokenMeaning::Option(0);
    // What is said over what was read back: what comes of it, and whether the move is made then.
    for (said, told, is_made) in [
        (Listened::Heard(no.clone()), "No move made.", false),
        (Listened::Unsure(no.clone()), "No move made.", false),
        (Listened::Heard(words("undo")), "No move made.", false),
        (Listened::Unsure(words("undo")), "No move made.", false),
        (
            Listened::Unclear(no.clone(), yes.clone()),
            "No move made.",
            false,
        ),
        // What may have been a no is no yes, and what was not understood may have been one.
        (
            Listened::Unclear(yes.clone(), no),
            "Did you mean knight Felix 3?",
            false,
        ),
        (
            Listened::Unclear(yes.clone(), words("undo")),
            "Did you mean knight Felix 3?",
            false,
        ),
        (
            Listened::Missed(Missed::NotUnderstood),
            "Did you mean knight Felix 3?",
            false,
        ),
        (Listened::GivenUp, "Did you mean knight Felix 3?", false),
        (
            Listened::Missed(Missed::Lost),
            "Did you mean knight Felix 3? The microphone was disconnected; type your move.",
            false,
        ),
        (Listened::Heard(yes), "", true),
        (Listened::Heard(mv("g1f3")), "", true),
        (Listened::Heard(words("turn")), "White to move", true),
    ] {
        let mut player = Player::new();
        player.says(Listened::Heard(mv("g1f3")));
        player.waits(900);
        let _ = player.desk.handle(player.now, Report::Speaks(true));
        player.says(Listened::Open);
        player.waits(5_000);
        player.says(Listened::Closed);
        player.waits(5_000);
        assert_eq!(player.moves().len(), 0, "{said:?}");
        let heard = player.says(said.clone());
        assert!(heard.starts_with(told), "{said:?}: {heard}");
        player.waits(1_100);
        assert_eq!(!player.moves().is_empty(), is_made, "{said:?}");
    }
    // A move that is read back while he speaks again waits, too; another one takes its place.
    let mut player = Player::new();
    for listened in [Listened::Open, Listened::Closed, Listened::Open] {
        player.says(listened);
    }
    player.says(Listened::Heard(mv("c2c3")));
    player.waits(5_000);
    player.says(Listened::Closed);
    player.says(Listened::Heard(mv("b1c3")));
    player.waits(1_100);
    assert_eq!(player.moves(), ["b1c3"]);
}

#[test]
fn a_no_right_behind_a_move_that_was_made_as_it_was_read_takes_it_back() {
    let no = || SpokenMeaning::Words("no".to_owned());
    let mut player = Player::new();
    player.says(Listened::Heard(mv("g1f3")));
    player.waits(1_100);
    assert_eq!(player.moves(), ["g1f3"]);
    let told = player.says(Listened::Heard(no()));
    assert!(told.contains("Taken back"), "{told}");
    assert_eq!(player.moves().len(), 0);
    // Once, and not much later, and not where something else was done or the move was typed.
    let told = player.says(Listened::Heard(no()));
    assert!(told.contains("no question"), "{told}");
    for (lines, ms) in [(&[][..], 11_000), (&["e5"], 0), (&["time"], 0)] {
        let mut player = Player::new();
        player.says(Listened::Heard(mv("g1f3")));
        player.waits(1_100);
        for line in lines {
            player.types(line);
        }
        player.waits(ms);
        let made = player.moves();
        player.says(Listened::Heard(no()));
        assert_eq!(player.moves(), made, "{lines:?}");
    }
    let mut player = Player::new();
    player.types("e4");
    player.says(Listened::Heard(no()));
    assert_eq!(player.moves(), ["e2e4"]);
}

#[test]
fn a_question_is_answered_in_the_language_of_the_program_and_in_that_of_the_moves() {
    let mut player = Player::new();
    for (setting, value) in [(Setting::Language, "fr"), (Setting::Announcer, "fide-de")] {
        let _ = player
            .desk
            .handle(player.now, Ask::Set(Change::to(setting, value)));
    }
    player.says(Listened::Unsure(mv("g1f3")));
    let all = sayable(player.desk.session(), player.desk.voices(), None).words;
    for (words, language, at) in [
        ("oui", "fr", 0),
        ("ouais", "fr", 0),
        ("non", "fr", 1),
        ("ja", "de", 0),
        ("nein", "de", 1),
    ] {
        let found = all
            .iter()
            .find(|(text, _)| text.spoken == words && text.language == language);
        let meaning = found.map(|(_, meaning)| meaning);
        assert_eq!(meaning, Some(&SpokenMeaning::Option(at)), "{words}");
    }
    // A no is believed at once: nothing is made.
    player.says(Listened::Unsure(SpokenMeaning::Option(1)));
    assert_eq!(player.desk.session().question(), None);
    assert_eq!(player.moves().len(), 0);
}

#[test]
fn sound_that_did_not_come_is_missed() {
    const RATE: u32 = 1_000;
    // Buffers of 100 ms, each by the moment at which it comes.
    for (moments, heard_ms) in [
        // Each as soon as it is full.
        (
            &[100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000][..],
            1_000,
        ),
        // A server that begins late has lost nothing.
        (&[600, 700, 800, 900, 1_000], 1_000),
        // What comes late, and is made up for, is not lost: at the beginning, in the middle, at the end.
        (&[350, 351, 352, 400, 500, 600, 700, 800, 900, 1_000], 1_000),
        (&[100, 200, 300, 640, 641, 642, 700, 800, 900, 1_000], 1_000),
        (&[100, 200, 300, 400, 500, 600, 900, 900, 950, 1_050], 1_000),
        // What does not come any more is.
        (&[100, 200, 300, 600, 700, 800, 900, 1_000], 800),
        (&[100, 200, 300, 400, 500, 600, 700, 800], 800),
        (&[150, 250, 450, 460, 660, 760, 960], 750),
        (&[400], 400),
        (&[], 0),
    ] {
        let arrivals: Vec<(Duration, usize)> = (1..)
            .zip(moments)
            .map(|(count, ms)| (Duration::from_millis(*ms), count * 100))
            .collect();
        let found = heard_until(&arrivals, RATE).as_secs_f32() * 1_000.0;
        let difference = (found - heard_ms as f32).abs();
        assert!(difference < 0.1, "{moments:?}: {found}");
    }
    // Nothing is divided by nothing.
    let arrivals = [(Duration::ZERO, 1), (Duration::ZERO, 2)];
    assert_eq!(heard_until(&arrivals, 0), Duration::ZERO);
}
