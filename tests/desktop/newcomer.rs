//! The first ten minutes of a newcomer, as short as a test may be: everything that is told must be heard, and no question
//! after its answer.

use std::fs;

use crate::assert_heard;
use crate::harness::{Desktop, Logged, until};

/// What is told in a language, in the order in which the newcomer does it.
struct Told {
    language: &'static str,
    greeting: &'static str,
    words: &'static str,
    hall: &'static str,
    first_move: &'static str,
    laws: &'static str,
    agreed: &'static str,
    cancelled: &'static str,
    /// The first row of a list.
    first: &'static str,
    folder: &'static str,
    is_left: &'static str,
    opened: &'static str,
    next_move: &'static str,
    pasted: &'static str,
    set_up: &'static str,
    /// What is typed for a game with a clock.
    wanted: &'static str,
    turned: &'static str,
    clock: &'static str,
    opponent: &'static str,
    time: &'static str,
    left: &'static str,
}

const ENGLISH: Told = Told {
    language: "en_US.UTF-8",
    greeting: "Annabella. White to move. F1 for help.",
    words: "How should moves sound?",
    hall: "Tournament words.",
    first_move: "Eva vier.",
    laws: "Which laws?",
    agreed: "Abandon this game and begin?",
    cancelled: "Cancelled.",
    first: "1 of ",
    folder: "Folder Downloads",
    is_left: "Leave it and open the file?",
    opened: "Anna against Boris, 2 moves.",
    next_move: "David vier.",
    pasted: "A position, White to move; Enter sets it up. White: king Anna 1",
    set_up: "Position set up",
    wanted: "play black, level 4, five minutes plus three",
    turned: "Turn the board for Black?",
    clock: "5 minutes, plus 3 seconds a move",
    opponent: "The program plays White on level 4.",
    time: "time",
    left: "minutes",
};

const GERMAN: Told = Told {
    language: "de_DE.UTF-8",
    greeting: "Annabella. Weiß am Zug. F1 hilft.",
    words: "Wie sollen Züge klingen?",
    hall: "Turnierwörter.",
    first_move: "Eva vier.",
    laws: "Welche Regeln?",
    agreed: "Diese Partie abbrechen und beginnen?",
    cancelled: "Abgebrochen.",
    first: "1 von ",
    folder: "Ordner Downloads",
    is_left: "Trotzdem die Datei öffnen?",
    opened: "Anna gegen Boris, 2 Züge.",
    next_move: "David vier.",
    pasted: "Eine Stellung, Weiß am Zug; Enter baut sie auf. Weiß: König Anna 1",
    set_up: "Stellung aufgebaut",
    wanted: "spiele schwarz, stufe 4, fünf minuten plus drei",
    turned: "Das Brett für Schwarz drehen?",
    clock: "5 Minuten, plus 3 Sekunden pro Zug",
    opponent: "Das Programm spielt Weiß auf Stufe 4.",
    time: "zeit",
    left: "Minuten",
};

const RUSSIAN: Told = Told {
    language: "ru_RU.UTF-8",
    greeting: "Аннабелла. Ход белых. F1 справка.",
    words: "Как объявлять ходы?",
    hall: "Турнирные слова.",
    first_move: "Ева фир.",
    laws: "Какие правила?",
    agreed: "Прервать эту партию и начать?",
    cancelled: "Без изменений.",
    first: "1 из ",
    folder: "Папка Downloads",
    is_left: "Закрыть её и открыть файл?",
    opened: "Anna против Boris, 2 хода.",
    next_move: "Давид фир.",
    pasted: "Позиция, ход белых; Ввод расставляет её. Белые: король Анна 1",
    set_up: "Партия с заданной позиции",
    wanted: "играть чёрными, уровень 4, пять минут плюс три",
    turned: "доск",
    clock: "5 минут, плюс 3 секунды на ход",
    opponent: "Программа играет за белых, уровень 4.",
    time: "время",
    left: "минут",
};

/// Waits until something is told, and is heard.
fn hear(desktop: &mut Desktop, told: &str) -> Logged {
    let said = desktop.wait_for_log(&format!("said {told}"));
    assert_heard(desktop, &said);
    said
}

/// Waits until something that stands in a longer sentence is told.
fn within(desktop: &mut Desktop, told: &str) -> Logged {
    loop {
        let line = desktop.wait_for_log(told);
        if line.text.starts_with("said ") {
            assert_heard(desktop, &line);
            return line;
        }
    }
}

/// A line is typed, or pasted where the keyboard of the desktop lacks its letters: to give them to it takes longer than
/// the next letter.
fn line(desktop: &Desktop, text: &str) {
    if text.is_ascii() {
        desktop.type_text(text);
    } else {
        desktop.put_into_clipboard(text);
        desktop.keys("ctrl+v");
    }
    desktop.keys("Return");
}

/// What began to be heard since a moment.
fn begun_since(desktop: &Desktop, ms: u64) -> Vec<String> {
    let log = desktop.log().into_iter().filter(|line| line.ms > ms);
    log.filter_map(|line| line.text.strip_prefix("begins ").map(String::from))
        .collect()
}

fn ten_minutes(told: &Told) {
    if !Desktop::is_available() || !cfg!(feature = "sound") {
        return;
    }
    let mut desktop = Desktop::open(&[("LANG", told.language)]);
    desktop.settings("");
    let downloads = desktop.place("HOME").join("Downloads");
    fs::create_dir_all(&downloads).expect("the folder is made");
    let game = "[White \"Anna\"]\n[Black \"Boris\"]\n\n1. d4 d5 2. c4 e6 *\n";
    fs::write(downloads.join("club.pgn"), game).expect("the file is written");
    desktop.launch(&[]);
    hear(&mut desktop, told.greeting);
    desktop.wait_for_log("heard ");

    // Two questions, and the first move.
    desktop.keys("Return");
    hear(&mut desktop, told.words);
    desktop.keys("Return");
    hear(&mut desktop, told.hall);
    line(&desktop, "e4");
    hear(&mut desktop, told.first_move);

    // Four questions, answered before they are read to their end.
    desktop.keys("ctrl+g");
    hear(&mut desktop, told.laws);
    desktop.keys("Return Return Return");
    let agreed = within(&mut desktop, told.agreed);
    until("the last question is being heard", || {
        let begun = begun_since(&desktop, agreed.ms.saturating_sub(1));
        begun.iter().any(|text| text.contains(told.agreed))
    });
    desktop.keys("Escape");
    let cancelled = hear(&mut desktop, told.cancelled);

    // A file whose place is not known.
    desktop.keys("ctrl+o");
    within(&mut desktop, told.first);
    let late = begun_since(&desktop, cancelled.ms);
    let is_asked = |text: &String| text.contains(told.laws) || text.contains(told.agreed);
    assert!(
        !late.iter().any(is_asked),
        "answered, and asked again: {late:#?}"
    );
    desktop.keys("d");
    hear(&mut desktop, told.folder);
    desktop.keys("Return");
    hear(&mut desktop, "club.pgn");
    desktop.keys("Return");
    within(&mut desktop, told.is_left);
    desktop.keys("Home Return");
    hear(&mut desktop, told.opened);
    desktop.keys("Page_Down");
    hear(&mut desktop, told.next_move);

    // A position that somebody has sent.
    desktop.put_into_clipboard("7k/8/8/8/8/8/8/K4R2 w - - 0 1");
    desktop.keys("ctrl+v");
    hear(&mut desktop, told.pasted);
    desktop.keys("Return");
    hear(&mut desktop, told.set_up);

    // A game with a clock.
    line(&desktop, told.wanted);
    within(&mut desktop, told.turned);
    desktop.keys("Return");
    // The terms are heard to their end before any clock runs.
    let terms = within(&mut desktop, told.opponent);
    assert!(terms.text.contains(told.clock), "{}", terms.text);
    desktop.keys("Return");
    // The program makes the first move.
    desktop.wait_for_log("begins ");
    line(&desktop, told.time);
    within(&mut desktop, told.left);
    desktop.stop();
}

#[test]
fn a_newcomer_is_at_home_in_english() {
    ten_minutes(&ENGLISH);
}

#[test]
fn a_newcomer_is_at_home_in_german() {
    ten_minutes(&GERMAN);
}

#[test]
fn a_newcomer_is_at_home_in_russian() {
    ten_minutes(&RUSSIAN);
}
