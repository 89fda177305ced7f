//! The envelope in a file: readable, without the move, whole or refused.

use annabella::adapters::envelope::{file_name, from_text, read, to_text, write};
use annabella::arbiter::OnWord;
use annabella::board::Side::{Black, White};
use annabella::protocol::{Adjournment, AdjournmentEvent as Told, Ask, NotTaken, Report};
use annabella::seal::Sealed;

use super::{Table, has, opened, table, table_with};

/// 1 e4 e5; White has sealed 2 Nf3.
fn away() -> Table {
    let mut table = table("fide-2005");
    table.plays("e2e4");
    table.waits_s(600);
    table.plays("e7e5");
    table.adjourns(Adjournment::Names([
        "Anna K.".to_owned(),
        "Борис".to_owned(),
    ]));
    table.puts_away("Nf3");
    table.adjourns(Adjournment::Appointment("Monday, 4 pm".to_owned()));
    table
}

#[test]
fn people_read_everything_but_the_move() {
    let text = to_text(&away().session.envelope().unwrap()).unwrap();
    for line in [
        "white = \"Anna K.\"",
        "black = \"Борис\"",
        "laws = \"fide-2005\"",
        "sealed-by = \"white\"",
        "move-number = 2",
        "black-used = \"0:10:00\"",
        "black-left = \"1:50:00\"",
        "resumption = \"Monday, 4 pm\"",
        "moves = \"1. e4 e5\"",
        "white-pieces = \"Ke1 Qd1 Ra1 Rh1 Bc1 Bf1 Nb1 Ng1 a2 b2 c2 d2 f2 g2 h2 e4\"",
    ] {
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
    for secret in ["Nf3", "g1f3", "fitting"] {
        assert!(!text.contains(secret), "{secret} is in\n{text}");
    }
}

#[test]
fn an_envelope_is_taken_up_on_another_computer() {
    let folder = tempfile::tempdir().unwrap();
    let envelope = away().session.envelope().unwrap();
    let path = write(folder.path(), &envelope, None).unwrap();
    assert_eq!(path.file_name().unwrap(), "Anna_K-Борис-2.envelope");
    // Another one does not take its place; the same one does.
    let other = write(folder.path(), &envelope, None).unwrap();
    assert_ne!(other, path);
    assert_eq!(write(folder.path(), &envelope, Some(&path)).unwrap(), path);
    let read = read(&path.to_string_lossy()).unwrap();
    assert_eq!(read, envelope);
    let mut table = table("fide-2023");
    table.does(Ask::Resign);
    table.does(Ask::Yes);
    let events = table.does(Report::Envelope(Box::new(read)));
    assert!(has(&events, |told| matches!(told, Told::Taken(_))));
    assert_eq!(table.session.agreement().edition, "fide-2005");
    let events = table.resumes([true; 2]);
    assert_eq!(opened(&events).as_deref(), Some("g1f3"));
    assert_eq!((table.left_s(White), table.left_s(Black)), (7200, 6600));
    table.plays("b8c6");
}

#[test]
fn a_game_under_way_is_not_given_up_for_an_envelope() {
    let envelope = away().session.envelope().unwrap();
    let mut table = table("fide-2023");
    table.plays("d2d4");
    let events = table.does(Report::Envelope(Box::new(envelope)));
    assert!(has(&events, |told| matches!(
        told,
        Told::NotTaken(NotTaken::UnderWay)
    )));
    assert_eq!(table.session.record().plies(), 1);
}

#[test]
fn what_is_broken_or_changed_is_refused_with_the_reason() {
    let text = to_text(&away().session.envelope().unwrap()).unwrap();
    let key = |text: &str| from_text(text, "x").unwrap_err().key;
    assert_eq!(key(""), "no-envelope");
    assert_eq!(key("hello"), "no-envelope");
    assert_eq!(key(&text[..text.len() / 2]), "no-envelope");
    assert_eq!(key(&text.replace("form = 2", "form = 4")), "newer");
    let changes = [
        ("black-left = \"1:50:00\"", "black-left = \"1:55:00\""),
        ("sealed-by = \"white\"", "sealed-by = \"black\""),
        ("move-number = 2", "move-number = 3"),
        ("Anna K.", "Anna"),
    ];
    for (from, to) in changes {
        assert_eq!(key(&text.replacen(from, to, 1)), "changed", "{to}");
    }
    for at in (0..text.len())
        .filter(|at| text.is_char_boundary(*at))
        .step_by(97)
    {
        let _ = from_text(&text[..at], "x");
    }
    assert_eq!(read("/nowhere/1.envelope").unwrap_err().key, "not-found");
}

/// The count of quiet moves is the same in a position that is read again, though the other king can be captured there.
#[test]
fn a_position_after_an_illegal_move_is_read_as_it_was_written() {
    for quiet in [0, 1, 2, 7, 99] {
        let fen = format!("3k4/8/8/8/8/8/3Q4/4K2R w - - {quiet} 60");
        let position = annabella::chess::Position::from_fen_of_game(&fen).unwrap();
        assert_eq!(position.fen(), fen);
    }
}

/// A seal that somebody has tampered with tells nothing: it is as if the envelope were lost.
#[test]
fn a_broken_seal_loses_the_envelope_and_not_the_game() {
    let mut envelope = away().session.envelope().unwrap();
    let Some(Sealed::Open(open)) = envelope.sealed.as_mut() else {
        panic!("a word is needed");
    };
    open.text.replace_range(..2, "AA");
    let mut table = table("fide-2005");
    table.does(Ask::Resign);
    table.does(Ask::Yes);
    table.does(Report::Envelope(Box::new(envelope)));
    let events = table.resumes([true; 2]);
    assert!(has(&events, |told| matches!(told, Told::Lost(White, _))));
    assert_eq!(table.session.record().outcome(), None);
}

#[test]
fn names_of_files_are_plain_and_games_without_clocks_have_envelopes_too() {
    let mut table = table_with("fide-2023", |agreement| agreement.control = None);
    table.adjourns(Adjournment::Names([
        "../a/b".to_owned(),
        "C:\\d".to_owned(),
    ]));
    table.arbiter_adjourns(OnWord::SessionOver);
    table.seals("e4");
    table.adjourns(Adjournment::Stop);
    let envelope = table.session.envelope().unwrap();
    assert_eq!(file_name(&envelope), "a_b-C_d-1.envelope");
    let text = to_text(&envelope).unwrap();
    assert_eq!(from_text(&text, "x").unwrap(), envelope);
    assert_eq!(opened(&table.resumes([true; 2])).as_deref(), Some("e2e4"));
}
