//! What has gone wrong in other programs for blind players, and what sees to it that it does not here.

use annabella::adapters::store::{Folders, load_settings, save_settings};
use annabella::adapters::thinker::find;
use annabella::board::{Side, Square};
use annabella::catalogue::keymap;
use annabella::desk::{Desk, Heard};
use annabella::drill::Subject;
use annabella::input::choices::{options, usual};
use annabella::input::{DeviceInput, Intent};
use annabella::narrate::cue::Urgency;
use annabella::opponent::Memory;
use annabella::protocol::{
    Advice, AdviceCommand, Ask, ErrandAnswer, Finding, Input, PracticeCommand, Report, Settings,
};
use annabella::time::Moment;

/// A pitfall, and where it is tested: the file, and the name of the test in it.
const PITFALLS: &[(&str, &str, &str)] = &[
    (
        "the same text is not spoken twice",
        "core/pitfalls.rs",
        "repeat_speaks_as_often_as_it_is_asked",
    ),
    (
        "a move is silent, or told twice",
        "core/pitfalls.rs",
        "every_move_is_announced_exactly_once",
    ),
    (
        "the move of an engine is silent",
        "core/pitfalls.rs",
        "every_move_of_the_opponent_is_announced_exactly_once",
    ),
    (
        "sound goes on after the window has closed",
        "desktop/main.rs",
        "nothing_is_heard_200_ms_after_the_program_was_left",
    ),
    (
        "the state changes in silence",
        "core/session/properties.rs",
        "a_desk_says_something_of_every_command",
    ),
    (
        "screen reader and own voice both speak",
        "desktop/reader.rs",
        "orca_reads_a_whole_game_each_move_once",
    ),
    (
        "letters that sound alike",
        "core/pitfalls.rs",
        "no_file_is_a_bare_letter_by_default",
    ),
    (
        "what cannot be undone happens at once",
        "core/session/flows.rs",
        "resigning_and_a_draw_want_a_yes",
    ),
    (
        "the first start is silent",
        "core/pitfalls.rs",
        "something_is_said_before_any_key",
    ),
    (
        "the board is turned and its lists are not",
        "core/explore.rs",
        "lists_and_searches_begin_at_the_own_side",
    ),
    (
        "no words for castling, en passant, promotion",
        "core/hear/property.rs",
        "every_announcement_is_heard_as_its_move",
    ),
    (
        "a hint says too much",
        "core/pitfalls.rs",
        "a_hint_of_practice_is_one_square_and_nothing_else",
    ),
    (
        "a hint of a drill says too much",
        "core/pitfalls.rs",
        "a_hint_is_one_square_and_nothing_else",
    ),
    (
        "a question eats time",
        "core/pitfalls.rs",
        "a_question_stops_the_clocks_of_a_practice_game",
    ),
    (
        "keys that a screen reader needs",
        "core/keys/table.rs",
        "no_default_key_is_one_that_a_screen_reader_needs",
    ),
    (
        "a phrase is cut into pieces",
        "core/pitfalls.rs",
        "an_announcement_is_one_utterance",
    ),
    (
        "settings are lost",
        "core/log.rs",
        "settings_are_read_as_they_were_saved",
    ),
    (
        "settings of another version are lost",
        "core/log.rs",
        "what_another_version_has_written_into_the_settings_stays_there",
    ),
    (
        "a setting that is changed is forgotten",
        "core/pitfalls.rs",
        "what_is_changed_is_there_at_the_next_start",
    ),
    (
        "the reader is gone, and nobody speaks",
        "desktop/reader.rs",
        "a_reader_that_is_killed_is_missed_at_once_and_one_that_starts_is_welcome",
    ),
    (
        "a key does nothing that can be heard",
        "core/silence.rs",
        "every_key_is_heard_everywhere",
    ),
    (
        "a command is silent somewhere",
        "core/silence.rs",
        "every_ask_and_every_report_is_heard_everywhere",
    ),
    (
        "an earcon delays the words",
        "core/earcons.rs",
        "every_earcon_and_every_square_is_shorter_than_200_ms",
    ),
    (
        "the earcon comes after the words",
        "core/pitfalls.rs",
        "earcons_come_before_the_words",
    ),
    (
        "a question says yes to a slip",
        "core/pitfalls.rs",
        "what_cannot_be_undone_is_answered_with_no_by_enter_alone",
    ),
];

#[test]
fn every_pitfall_has_its_test() {
    for (pitfall, file, name) in PITFALLS {
        let path = format!("{}/tests/{file}", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&path).unwrap();
        let start = text.find(&format!("fn {name}("));
        let start = start.unwrap_or_else(|| panic!("{pitfall}: {file} has no {name}"));
        let before = text[..start].trim_end();
        assert!(
            before.ends_with("#[test]"),
            "{pitfall}: {name} is not run as a test"
        );
    }
}

struct Player {
    desk: Desk,
    ms: u64,
}

impl Player {
    fn new() -> Self {
        Self::with(Settings::default())
    }

    fn with(settings: Settings) -> Self {
        let mut player = Self {
            desk: Desk::new(crate::common::voices()),
            ms: 0,
        };
        player.obey(Report::Started(settings));
        player
    }

    /// Somebody who hears moves and squares in English.
    fn in_english() -> Self {
        Self::with(Settings {
            language: "en".to_owned(),
            announcer: "en".to_owned(),
            ..Settings::default()
        })
    }

    fn obey(&mut self, input: impl Into<Input>) -> Vec<Heard> {
        self.desk.handle(Moment { ms: self.ms }, input).1
    }

    fn line(&mut self, text: &str) -> Vec<Heard> {
        let heard = match self.desk.interpret(DeviceInput::Line(text.to_owned())) {
            Intent::Commands(commands) => commands,
            other => panic!("{text}: {other:?}"),
        };
        heard
            .into_iter()
            .flat_map(|command| self.obey(command))
            .collect()
    }
}

fn said(heard: &[Heard]) -> Vec<String> {
    let texts = heard.iter().flat_map(|heard| &heard.texts);
    texts.map(|text| text.spoken.clone()).collect()
}

fn written(heard: &[Heard]) -> String {
    let texts = heard.iter().flat_map(|heard| &heard.texts);
    texts
        .map(|text| text.written.as_str())
        .collect::<Vec<_>>()
        .join(" ")
}

/// How a square is written for who hears files as names.
fn named(square: Square) -> String {
    let names = [
        "Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector",
    ];
    let file = names[usize::from(square.file())];
    format!("{file} {}", square.rank() + 1)
}

#[test]
fn repeat_speaks_as_often_as_it_is_asked() {
    let mut player = Player::new();
    let move_ = said(&player.line("e4"));
    for _ in 0..5 {
        assert_eq!(said(&player.line("repeat")), move_);
    }
}

#[test]
fn a_page_that_is_pasted_is_refused_in_a_sentence() {
    let mut player = Player::new();
    for page in ["1 ", "e4 ", "x"] {
        let heard = written(&player.line(&page.repeat(100_000)));
        assert!((20..200).contains(&heard.len()), "{heard}");
    }
}

#[test]
fn who_walks_over_the_board_moves_no_piece() {
    let mut player = Player::in_english();
    for words in ["go to e4", "jump to f3"] {
        player.line(words);
        assert_eq!(player.desk.session().record().plies(), 0, "{words}");
    }
}

#[test]
fn every_move_is_announced_exactly_once() {
    let mut player = Player::new();
    for mv in ["e4", "d5", "exd5", "Qxd5", "Nc3", "Qa5", "d4", "Nf6"] {
        let heard = player.line(mv);
        let owed: Vec<&Heard> = heard
            .iter()
            .filter(|heard| matches!(heard.urgency, Urgency::Own | Urgency::Owed))
            .collect();
        assert_eq!(owed.len(), 1, "{mv}: {heard:?}");
    }
}

#[test]
fn every_move_of_the_opponent_is_announced_exactly_once() {
    let mut player = Player::in_english();
    player.obey(Ask::Practice(PracticeCommand::Opponent(Some(Side::Black))));
    for mv in ["e4", "d4", "Bd3", "Nf3"] {
        player.line(mv);
        let errand = player.desk.session().errand().unwrap().clone();
        let found = ErrandAnswer::Move(errand.position.legal_moves()[0]);
        let finding = Box::new(Finding {
            errand,
            found,
            fault: None,
            cannot_be_weakened: false,
        });
        let heard = player.obey(Report::Thought(finding));
        let owed = heard.iter().filter(|one| one.urgency == Urgency::Owed);
        assert_eq!(owed.count(), 1, "after {mv}: {heard:?}");
        let ended = player.desk.session().record().moves().last().unwrap().to();
        let text = written(&heard);
        assert!(text.contains(&named(ended)), "{ended} in {text:?}");
    }
}

#[test]
fn a_hint_is_one_square_and_nothing_else() {
    let mut player = Player::in_english();
    let mut hints = 0;
    for &subject in Subject::ALL {
        player.line(&format!("drill {}", subject.key()));
        let text = written(&player.line("hint"));
        let count = Square::all()
            .filter(|square| text.contains(&named(*square)))
            .count();
        assert!(count <= 1 && text.split(' ').count() < 12, "{text:?}");
        hints += count;
        player.line("key Escape");
        player.line("yes");
    }
    assert!(hints > 0, "some exercises have a hint");
}

#[test]
fn a_hint_of_practice_is_one_square_and_nothing_else() {
    let mut player = Player::in_english();
    player.line("e4");
    player.line("e5");
    let ask = AdviceCommand::Ask(Advice::Hint);
    player.obey(Ask::Practice(PracticeCommand::Advice(ask)));
    let errand = player.desk.session().errand().unwrap().clone();
    let found = find(&errand, &[], &mut Memory::new(1), 5_000, &mut |_| false);
    let finding = Box::new(Finding {
        errand,
        found,
        fault: None,
        cannot_be_weakened: false,
    });
    let heard = player.obey(Report::Thought(finding));
    let text = written(&heard);
    let squares = Square::all().filter(|square| text.contains(&named(*square)));
    assert_eq!(squares.count(), 1, "{text:?}");
    let kinds = ["king", "queen", "rook", "bishop", "knight", "pawn"];
    let is_told = kinds.iter().any(|kind| text.to_lowercase().contains(kind));
    assert!(!is_told && text.split(' ').count() < 8, "{text:?}");
}

#[test]
fn an_announcement_is_one_utterance() {
    let mut player = Player::new();
    for mv in ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6"] {
        player.line(mv);
    }
    let heard = player.line("Qxf7#");
    let owed = heard.iter().filter(|heard| heard.urgency == Urgency::Owed);
    assert_eq!(owed.count(), 1, "one announcement, not several: {heard:?}");
    let said = said(&heard);
    assert!(
        said[0].contains("schlägt") && said[0].contains("matt"),
        "{said:?}"
    );
}

#[test]
fn no_file_is_a_bare_letter_by_default() {
    for language in ["en", "de", "ru", "es", "fr"] {
        let mut player = Player::new();
        player.line(&format!("language {language}"));
        for line in [
            "e4",
            "d5",
            "look e4",
            "exd5",
            "pieces",
            "go b7",
            "moves",
            "attackers e4",
        ] {
            for text in said(&player.line(line)) {
                let words = text.split(|c: char| !c.is_alphanumeric());
                for word in words {
                    let is_file = word.len() == 1
                        && ('b'..='h').contains(&word.to_ascii_lowercase().chars().next().unwrap());
                    let is_square = word.len() == 2
                        && word.as_bytes()[0].is_ascii_lowercase()
                        && word.as_bytes()[1].is_ascii_digit();
                    assert!(!is_file && !is_square, "{language}: {word} in {text:?}");
                }
            }
        }
    }
}

#[test]
fn something_is_said_before_any_key() {
    let mut desk = Desk::new(crate::common::voices());
    let (_, heard) = desk.handle(Moment::default(), Report::Started(Settings::default()));
    assert!(!said(&heard).is_empty());
}

#[test]
fn a_question_stops_the_clocks_of_a_practice_game() {
    let mut player = Player::new();
    player.line("new practice 5+3");
    player.line("yes");
    player.line("e4");
    player.line("e5");
    player.line("resign");
    let left = |player: &Player| {
        let clock = player.desk.session().clock().unwrap();
        clock.remaining_ms(Side::White, Moment { ms: player.ms })
    };
    let before = left(&player);
    player.ms += 60_000;
    assert_eq!(left(&player), before);
}

#[test]
fn earcons_come_before_the_words() {
    let mut player = Player::new();
    for line in [
        "e4", "d5", "exd5", "go e4", "Ke5", "take", "moves", "resign", "yes",
    ] {
        let heard = player.line(line);
        // One thing that is heard sounds first and speaks then; a second one must not sound on its own.
        let sounds_late = heard
            .iter()
            .skip(1)
            .any(|one| !one.sounds.is_empty() && one.texts.is_empty());
        assert!(!sounds_late, "{line}: {heard:?}");
    }
}

#[test]
fn what_cannot_be_undone_is_answered_with_no_by_enter_alone() {
    for lines in [
        &["e4", "resign"][..],
        &["e4", "new"][..],
        &["e4", "offer-draw"][..],
    ] {
        let mut player = Player::new();
        for line in lines {
            player.line(line);
        }
        let question = player.desk.session().question().cloned();
        let Some(question) = question else {
            panic!("{lines:?} asks nothing");
        };
        let taken = usual(&question).and_then(|at| options(&question).into_iter().nth(at));
        let taken = taken.map(|item| item.command);
        assert_eq!(taken, Some(Ask::No), "{lines:?}");
        let plies = player.desk.session().plies();
        player.line("key Enter");
        let session = player.desk.session();
        assert_eq!(
            (session.question(), session.plies()),
            (None, plies),
            "{lines:?}"
        );
        assert_eq!(session.record().outcome(), None, "{lines:?}");
    }
}

#[test]
fn what_is_changed_is_there_at_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let folders = Folders::under(folder.path());
    let mut player = Player::new();
    // Every key that changes a setting, and some words.
    let rows = keymap::rows().filter(|row| row.fixed().is_some());
    for row in rows {
        let changes = match player.desk.interpret(DeviceInput::Line(row.id.to_owned())) {
            Intent::Commands(commands) => commands,
            _ => Vec::new(),
        };
        for command in changes {
            if matches!(command, Input::Ask(Ask::Set(_))) {
                player.obey(command);
            }
        }
    }
    let settings = player.desk.session().settings();
    assert_ne!(settings, &Settings::default());
    save_settings(&folders, settings).unwrap();
    let loaded = load_settings(&folders).unwrap().unwrap();
    assert_eq!(&loaded.settings, settings);
}
