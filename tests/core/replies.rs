//! Answers to questions that want yes or no, in lists of five languages: what is yes, what is no, and what is neither,
//! though it begins as an answer does.

use annabella::desk::Desk;
use annabella::input::Intent;
use annabella::protocol::{Ask, Input, MoveEntry, Suggestion};
use annabella::time::Moment;

use crate::commands::{at, meant};

const LANGUAGES: [&str; 5] = ["en", "de", "ru", "fr", "es"];

/// So many answers of each kind at least are in the list of a language: yes, no and neither.
const LEAST: [usize; 3] = [60, 40, 100];

/// The kinds of questions in the lists, and where they are put. Under `any` is what holds for all of them.
const KINDS: &[(&str, &[&str])] = &[
    ("draw", &["a draw offered in practice"]),
    ("offer", &["an offer of a draw in a competition"]),
    ("resign", &["the question whether to resign"]),
    ("new", &["the question about a new game"]),
    ("begin", &["the agreement as a whole"]),
    (
        "drill",
        &[
            "the question whether to leave a drill",
            "the question whether to leave tactics",
        ],
    ),
    ("meant", &["practice"]),
    ("delete", &["the question whether to take a game off"]),
];

/// The move of which it is asked whether it was meant.
fn suggested() -> MoveEntry {
    let mv = "g1f3".parse::<annabella::chess::Move>().expect("a move");
    MoveEntry::Move(mv.into())
}

/// A program that has asked a question of a kind; whether a knight's move was meant is asked here.
fn asked(kind: &str, place: &str, language: &str) -> Desk {
    let mut desk = at(place, language);
    if kind == "meant" {
        let ask = Ask::Enter(suggested());
        let words = String::new();
        let suggestion = Ask::Suggest(Box::new(Suggestion {
            ask,
            words,
            other: None,
        }));
        desk.handle(Moment::default(), suggestion);
    }
    desk
}

/// What an answer was heard as: yes, no or neither.
fn heard(intent: &Intent) -> usize {
    let asks: &[Input] = match intent {
        Intent::Commands(asks) => asks,
        _ => &[],
    };
    let is = |ask: &Ask| asks.contains(&Input::Ask(ask.clone()));
    // Who says the move once more that was asked about makes it, and who wants to play on or forgets it agrees to nothing.
    let is_yes = is(&Ask::Yes) || is(&Ask::Enter(suggested()));
    let is_no = is(&Ask::No) || is(&Ask::Cancel) || is(&Ask::PlayOn);
    match (is_yes, is_no) {
        (true, _) => 0,
        (false, true) => 1,
        (false, false) => 2,
    }
}

/// The answers of a language: the kind of the question, what each is, and its words.
fn list(language: &str) -> Vec<(String, usize, String)> {
    let folder = env!("CARGO_MANIFEST_DIR");
    let path = format!("{folder}/tests/core/replies/{language}.txt");
    let text = std::fs::read_to_string(path).expect("a list for every language");
    let (mut kind, mut list) = ("any", Vec::new());
    for line in text.lines() {
        if let Some(other) = line.strip_prefix("# ") {
            kind = other;
        } else if let Some((wanted, answers)) = line.split_once(": ") {
            let all = ["yes", "no", "neither"];
            let wanted = all.iter().position(|one| *one == wanted);
            let wanted = wanted.expect("yes, no or neither");
            let answers = answers.split(" | ");
            list.extend(answers.map(|said| (kind.to_owned(), wanted, said.to_owned())));
        }
    }
    list
}

#[test]
fn yes_is_a_whole_sentence_and_not_its_head() {
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let list = list(language);
        let mut counts = [[0; 3]; 3];
        for (wanted, least) in LEAST.into_iter().enumerate() {
            let count = list.iter().filter(|(_, one, _)| *one == wanted).count();
            assert!(count >= least, "{language}: {wanted} {count}");
        }
        for (nth, (kind, places)) in KINDS.iter().enumerate() {
            for place in *places {
                let desk = asked(kind, place, language);
                for (at, (of, wanted, said)) in list.iter().enumerate() {
                    // What holds everywhere is asked at some of the kinds, each at others.
                    let is_here = of == kind || of == "any" && (at + nth).is_multiple_of(3);
                    if !is_here {
                        continue;
                    }
                    let intent = meant(&desk, said);
                    let heard = heard(&intent);
                    counts[*wanted][heard] += 1;
                    // A no where more was meant changes nothing.
                    if heard != *wanted && (*wanted, heard) != (2, 1) {
                        faults.push(format!(
                            "{language} {kind}: {said:?}: {intent:?}, not {wanted}"
                        ));
                    }
                }
            }
        }
        println!("{language}: heard as yes, no and neither, of each of them: {counts:?}");
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What is answered to the questions on the way to a game: what each answer must be, and where it is asked.
const TERMS: [(&str, &str); 4] = [
    ("clock", "the question of a clock against the program"),
    ("touch", "the agreement: who plays by touch"),
    ("side", "the question which opponent"),
    ("level", "the question which level"),
];

#[test]
fn the_way_to_a_game_is_answered_in_other_words_and_nothing_is_taken_that_was_not_said() {
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let folder = env!("CARGO_MANIFEST_DIR");
        let path = format!("{folder}/tests/core/replies/{language}-terms.txt");
        let text = std::fs::read_to_string(path).expect("a list for every language");
        for (name, place) in TERMS {
            let desk = at(place, language);
            let asks_again = |heard: &str| heard.contains("Enter(Unreadable(");
            for line in text.lines() {
                let (asked, answers) = line.split_once(": ").expect("what is asked, and answers");
                let (_, wanted) = asked
                    .split_once(' ')
                    .expect("a question and what is wanted");
                for answer in answers.split(" | ").filter(|_| asked.starts_with(name)) {
                    let heard = format!("{:?}", meant(&desk, answer));
                    let is_right = match wanted {
                        "none" => heard.contains("Control(None)"),
                        "white" => heard.contains("Blind([true, false])"),
                        "black" => heard.contains("Blind([false, true])"),
                        "again" => asks_again(&heard),
                        level => heard.contains(&format!("Level({level})")),
                    };
                    if !is_right {
                        faults.push(format!("{language} {asked}: {answer:?}: {heard}"));
                    }
                }
            }
            if name == "clock" {
                let heard = format!("{:?}", meant(&desk, "3 2"));
                assert!(heard.contains("Control(Some("), "{language}: {heard}");
                assert_eq!(meant(&desk, "3 2"), meant(&desk, "3+2"), "{language}");
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
