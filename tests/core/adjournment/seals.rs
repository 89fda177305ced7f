//! What stands in a file of a sealed move: with a word, without one, and as earlier versions wrote it.

use std::fs;
use std::io::{Cursor, Read as _, Write as _};

use age::armor::{ArmoredReader, ArmoredWriter, Format};
use annabella::adapters::envelope::{from_text, read, to_text};
use annabella::adapters::log::LogEntry;
use annabella::adapters::seal::{close, open};
use annabella::arbiter::OnWord;
use annabella::protocol::{
    Adjournment, AdjournmentEvent as Told, AdjournmentQuestion, Ask, MoveEntry, Question, Report,
};
use annabella::seal::{Broken, Open, Sealed, packed, unpacked};
use annabella::session::Session;

use super::{has, opened, table};

const MOVE: &str = "Sg1-f3";
const HERE: &str = "the position";

/// Little work, so that the tests are not slow.
const WORK: u8 = 2;

fn under(word: &str) -> Sealed {
    close(MOVE, Some(word), HERE, WORK).unwrap()
}

fn armour(sealed: &Sealed) -> String {
    match sealed {
        Sealed::Age(text) => text.clone(),
        other => panic!("{other:?} is no file of age"),
    }
}

#[test]
fn it_opens_with_the_word_and_with_no_other() {
    let sealed = under("Regenbogen");
    assert!(sealed.is_locked());
    assert_eq!(open(&sealed, Some("Regenbogen"), HERE).as_deref(), Ok(MOVE));
    for word in [Some("Regen"), Some("Regenbogen "), Some(""), None] {
        let is_same = word.is_some_and(|word| word.trim() == "Regenbogen");
        let found = open(&sealed, word, HERE);
        assert_eq!(found.is_ok(), is_same, "{word:?}");
        assert!(is_same || found == Err(Broken::Word), "{word:?}");
    }
    assert_eq!(
        open(&sealed, Some("Regenbogen"), "elsewhere"),
        Err(Broken::Place)
    );
}

/// One system joins a mark to its letter and another one does not; a voice gives no capitals.
#[test]
fn the_same_word_typed_on_two_systems_is_the_same_word() {
    let same = [
        ("\u{c4}ndern \u{dc}ber", "a\u{308}ndern  u\u{308}ber"),
        ("Тёмная Ночь", " те\u{308}мная ночь "),
        ("\u{130}stanbul", "I\u{307}STANBUL"),
        ("Élan", "e\u{301}lan"),
    ];
    for (one, other) in same {
        let sealed = under(one);
        assert_eq!(
            open(&sealed, Some(other), HERE).as_deref(),
            Ok(MOVE),
            "{one}"
        );
        let sealed = under(other);
        assert_eq!(
            open(&sealed, Some(one), HERE).as_deref(),
            Ok(MOVE),
            "{other}"
        );
    }
}

#[test]
fn a_word_of_nothing_but_blanks_is_no_word() {
    let sealed = close(MOVE, Some("  "), HERE, WORK).unwrap();
    assert!(!sealed.is_locked());
    assert_eq!(open(&sealed, None, HERE).as_deref(), Ok(MOVE));
}

#[test]
fn the_same_move_under_the_same_word_never_looks_alike_but_every_length_does() {
    let (one, again) = (armour(&under("moon")), armour(&under("moon")));
    assert_ne!(one, again);
    let long = "knight from g1 to f3, check".repeat(10);
    let other = armour(&close(&long, Some("moon"), HERE, WORK).unwrap());
    assert_eq!(one.len(), other.len());
}

#[test]
fn what_is_changed_under_a_word_is_noticed() {
    let text = armour(&under("moon"));
    let letters = text
        .char_indices()
        .filter(|(_, c)| c.is_ascii_alphanumeric());
    for (at, letter) in letters.step_by(7) {
        let mut other = text.clone();
        other.replace_range(at..=at, if letter == 'A' { "B" } else { "A" });
        let found = open(&Sealed::Age(other), Some("moon"), HERE);
        assert!(found.is_err(), "{at}: {found:?}");
    }
    for at in (0..text.len() - 1).step_by(37) {
        assert!(open(&Sealed::Age(text[..at].to_owned()), Some("moon"), HERE).is_err());
    }
}

/// The work stands in the file, where anybody can write a number.
#[test]
fn a_file_that_asks_for_years_of_work_is_refused_at_once() {
    let mut file = Vec::new();
    let mut armoured = ArmoredReader::new(Cursor::new(armour(&under("moon"))));
    armoured.read_to_end(&mut file).unwrap();
    let (before, after) = (format!(" {WORK}\n"), b" 19\n");
    let at = file
        .windows(before.len())
        .position(|part| part == before.as_bytes());
    let at = at.unwrap();
    file.splice(at..at + before.len(), after.iter().copied());
    let mut writer = ArmoredWriter::wrap_output(Vec::new(), Format::AsciiArmor).unwrap();
    writer.write_all(&file).unwrap();
    let hard = String::from_utf8(writer.finish().unwrap()).unwrap();
    // Somebody who tried would find that the word is another one.
    assert_eq!(
        open(&Sealed::Age(hard), Some("moon"), HERE),
        Err(Broken::Form)
    );
}

/// The text is for people, too, who open it with another program: the position, then what was written.
#[test]
fn another_program_shows_the_position_and_the_writing() {
    let text = armour(&close(MOVE, Some("Тёмная  Ночь"), HERE, WORK).unwrap());
    assert!(text.starts_with("-----BEGIN AGE ENCRYPTED FILE-----\n"));
    assert!(text.ends_with("-----END AGE ENCRYPTED FILE-----\n"));
    let identity = age::scrypt::Identity::new(String::from("тёмная ночь").into());
    let found = String::from_utf8(age::decrypt(&identity, text.as_bytes()).unwrap()).unwrap();
    assert_eq!(found.trim_end(), format!("{HERE}\n{MOVE}"));
}

/// The envelope under a word goes through its file, and the file holds neither the word nor the move.
#[test]
fn an_envelope_under_a_word_is_written_and_read() {
    let mut table = table("fide-2005");
    table.arbiter_adjourns(OnWord::SessionOver);
    table.seals_under("Nf3", Some("moon"));
    table.adjourns(Adjournment::Stop);
    let envelope = table.session.envelope().unwrap();
    let text = to_text(&envelope).unwrap();
    assert!(
        text.contains("\n-----BEGIN AGE ENCRYPTED FILE-----\n"),
        "{text}"
    );
    let open = around_the_sealed(&text);
    assert!(!open.contains("moon") && !open.contains("Nf3"), "{open}");
    assert_eq!(from_text(&text, "x").unwrap(), envelope);
    table.resumes([true; 2]);
    assert_eq!(opened(&table.unseals("MOON")).as_deref(), Some("g1f3"));
    // What was found stands in the log, so that nothing is worked out again; the word does not.
    let log = serde_json::to_string(&table.log).unwrap();
    let log = around_the_sealed(&log).to_lowercase();
    assert!(!log.contains("moon"), "{log}");
}

/// A text without the letters of what is sealed in it: by chance there may be any word among them.
fn around_the_sealed(text: &str) -> String {
    text.split("-----").step_by(4).collect()
}

fn old(name: &str) -> String {
    format!(
        "{}/tests/envelopes/form-1{name}",
        env!("CARGO_MANIFEST_DIR")
    )
}

#[test]
fn envelopes_of_earlier_versions_open_still() {
    let words: [(&str, &[&str]); 3] = [
        ("without-a-word", &[]),
        ("under-a-word", &["regenbogen", " REGENBOGEN"]),
        (
            "under-a-russian-word",
            &["тёмная ночь", "те\u{308}мная ночь"],
        ),
    ];
    for (name, words) in words {
        let envelope = read(&old(&format!("-{name}.envelope"))).unwrap();
        for word in words
            .iter()
            .copied()
            .map(Some)
            .chain(words.is_empty().then_some(None))
        {
            let mut table = table("fide-2023");
            table.does(Ask::Resign);
            table.does(Ask::Yes);
            table.does(Report::Envelope(Box::new(envelope.clone())));
            let mut events = table.resumes([true; 2]);
            if let Some(word) = word {
                let refused = table.unseals("sun");
                assert!(!has(&refused, |told| matches!(told, Told::Opened { .. })));
                events = table.unseals(word);
            }
            assert_eq!(opened(&events).as_deref(), Some("g1f3"), "{name}: {word:?}");
        }
    }
}

#[test]
fn a_log_of_an_earlier_version_replays() {
    let mut session = Session::default();
    for line in fs::read_to_string(old(".log")).unwrap().lines() {
        let entry: LogEntry = serde_json::from_str(line).unwrap();
        session.handle(entry.at, entry.input);
    }
    let moves: Vec<String> = session
        .record()
        .moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(moves, ["e2e4", "e7e5", "g1f3", "b8c6"]);
}

#[test]
fn without_a_word_it_is_read_where_it_belongs_and_nowhere_else() {
    let sealed = Sealed::open_to_all(MOVE, HERE);
    assert!(!sealed.is_locked());
    assert_eq!(sealed.read(HERE).as_deref(), Ok(MOVE));
    assert_eq!(sealed.read("elsewhere"), Err(Broken::Place));
}

#[test]
fn what_is_changed_without_a_word_is_noticed() {
    let Sealed::Open(open) = Sealed::open_to_all(MOVE, HERE) else {
        panic!("it is locked");
    };
    for at in 0..open.text.len() {
        let mut other = open.clone();
        let letter = if other.text.as_bytes()[at] == b'A' {
            "B"
        } else {
            "A"
        };
        other.text.replace_range(at..=at, letter);
        assert!(Sealed::Open(other).read(HERE).is_err(), "{at}");
    }
    for text in ["", "0", "zz", "€"] {
        let text = text.to_owned();
        let other = Open {
            text,
            ..open.clone()
        };
        assert!(Sealed::Open(other).read(HERE).is_err());
    }
}

#[test]
fn neither_eye_nor_ear_makes_anything_of_it_and_every_length_looks_alike() {
    let one = Sealed::open_to_all("e4", HERE);
    let other = Sealed::open_to_all("Springer von g1 nach f3, sch\u{e4}tze ich", HERE);
    let shown = [one, other].map(|sealed| serde_json::to_string(&sealed).unwrap());
    assert_eq!(shown[0].len(), shown[1].len());
    assert!(!shown[0].contains("e4\"") && !shown[1].contains("Springer"));
}

#[test]
fn every_text_comes_back_as_it_was() {
    for text in ["", " ", "a\nb\n", "e4  ", "\u{440}\u{430}\u{43a}"] {
        let bytes = packed(text, HERE);
        assert_eq!(bytes.len(), 1024, "{text:?}");
        assert_eq!(unpacked(bytes.as_bytes(), HERE).as_deref(), Ok(text));
    }
}

#[test]
fn a_seal_of_a_newer_version_is_not_taken_for_one_of_this() {
    let text = serde_json::to_string(&Sealed::Age(String::from("x"))).unwrap();
    assert_eq!(text, r#"{"version":2,"age":"x"}"#);
    let newer = text.replace('2', "3");
    assert!(serde_json::from_str::<Sealed>(&newer).is_err());
}

#[test]
fn a_lost_envelope_leaves_no_question_for_its_word() {
    let mut table = table("fide-2023");
    table.arbiter_adjourns(OnWord::SessionOver);
    table.seals_under("e4", Some("moon"));
    table.adjourns(Adjournment::Stop);
    table.resumes([true; 2]);
    let asks_word = Some(&Question::Adjournment(AdjournmentQuestion::Word));
    assert_eq!(table.session.question(), asks_word);
    table.adjourns(Adjournment::EnvelopeLost);
    assert_eq!(table.session.question(), None);
    let said = MoveEntry::Move(table.legal("e2e4"));
    let events = table.adjourns(Adjournment::Says(said));
    assert_eq!(opened(&events).as_deref(), Some("e2e4"));
}
