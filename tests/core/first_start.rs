//! The first minute: a short greeting, and one question about the words of moves.

use crate::silence::do_line;
use annabella::desk::{Desk, Heard};
use annabella::protocol::settings::verbosity::Preset;
use annabella::protocol::{
    Choice as _, Event, FileNames, OpenedGame, Question, Report, Setting, Settings, SpeechOutput,
    hall_voice,
};
use annabella::time::Moment;

fn started(language: &str) -> Desk {
    let mut desk = Desk::new(crate::common::voices());
    let settings = Settings {
        language: language.to_owned(),
        announcer: hall_voice(language).to_owned(),
        ..Settings::default()
    };
    desk.handle(Moment::default(), Report::Started(settings));
    desk
}

fn spoken(heard: &[Heard]) -> String {
    let texts = heard.iter().flat_map(|heard| &heard.texts);
    let texts: Vec<&str> = texts.map(|text| text.spoken.trim()).collect();
    texts.join(" ")
}

fn asked(language: &str) -> Desk {
    let mut desk = started(language);
    let (_, heard) = desk.handle(Moment::default(), Report::WordsProposed);
    let heard = spoken(&heard);
    assert!(heard.split_whitespace().count() <= 16, "{heard}");
    desk
}

fn line(desk: &mut Desk, line: &str) -> String {
    spoken(&do_line(desk, line).unwrap_or_default())
}

#[test]
fn the_greeting_says_the_name_the_side_and_the_key_of_help_and_no_more() {
    let mut desk = Desk::new(crate::common::voices());
    for (preset, said) in [
        (Preset::Normal, "Annabella. White to move. F1 for help."),
        (
            Preset::Full,
            "Annabella. Language English, moves in Feeday German. White to move. F1 for help.",
        ),
    ] {
        let mut settings = Settings::default();
        settings.verbosity.choose(preset);
        let (_, heard) = desk.handle(Moment::default(), Report::Started(settings));
        assert_eq!(spoken(&heard), said);
    }
}

#[test]
fn the_question_gives_a_sample_of_both_words() {
    for (language, hall, own) in [
        ("en", "Schpringer Fehlix dry.", "knight ef three."),
        ("de", "Springer Felix drei.", "Springer eff drei."),
        ("ru", "Шпрингер Феликс драй.", "конь эф три."),
        ("fr", "Cavalier Félix trois.", "cavalier effe trois."),
        ("es", "Caballo Félix tres.", "caballo efe tres."),
    ] {
        let mut desk = started(language);
        let (_, heard) = desk.handle(Moment::default(), Report::WordsProposed);
        let heard = spoken(&heard);
        assert!(heard.contains(hall) && heard.contains(own), "{heard}");
    }
}

#[test]
fn enter_takes_the_words_of_the_hall_and_an_answer_in_words_either() {
    for (language, answer, announcer, files) in [
        ("en", "key Enter", "fide-en", FileNames::Anna),
        ("en", "key Escape", "fide-en", FileNames::Anna),
        ("en", "own", "en", FileNames::Letters),
        ("en", "no", "en", FileNames::Letters),
        ("de", "Saal", "fide-de", FileNames::Anna),
        ("de", "eigene Worte", "de", FileNames::Letters),
        ("ru", "свои", "ru", FileNames::Letters),
        ("en", "normal", "en", FileNames::Letters),
        ("en", "the normal ones", "en", FileNames::Letters),
        ("de", "die normalen", "de", FileNames::Letters),
        ("ru", "обычные", "ru", FileNames::Letters),
        ("fr", "les mots normaux", "fr", FileNames::Letters),
        ("es", "las normales", "es", FileNames::Letters),
        ("fr", "salle", "fr", FileNames::Anna),
        ("es", "propias", "es", FileNames::Letters),
        ("en", "tournament words", "fide-en", FileNames::Anna),
        ("en", "the normal ones", "en", FileNames::Letters),
        ("en", "everyday", "en", FileNames::Letters),
        ("de", "Turnierwörter", "fide-de", FileNames::Anna),
        ("de", "die normalen", "de", FileNames::Letters),
        ("ru", "турнирные", "fide-ru", FileNames::Anna),
        ("ru", "обычные", "ru", FileNames::Letters),
        ("fr", "tournoi", "fr", FileNames::Anna),
        ("fr", "les mots normaux", "fr", FileNames::Letters),
        ("es", "torneo", "es", FileNames::Anna),
        ("es", "las normales", "es", FileNames::Letters),
    ] {
        let mut desk = asked(language);
        line(&mut desk, answer);
        let session = desk.session();
        assert_eq!(session.question(), None, "{language} {answer}");
        let settings = session.own_settings();
        assert_eq!(settings.announcer, announcer, "{language} {answer}");
        assert_eq!(settings.files, files, "{language} {answer}");
    }
}

#[test]
fn enter_answers_the_second_question_after_a_key_has_answered_the_first() {
    let mut desk = started("en");
    let proposed = Report::SpeakerProposed(SpeechOutput::ScreenReader);
    desk.handle(Moment::default(), proposed);
    line(&mut desk, "key y");
    let heard = line(&mut desk, "key Enter");
    assert!(heard.contains("How should moves sound?"), "{heard}");
    let heard = line(&mut desk, "key Enter");
    assert!(!heard.contains("empty"), "{heard}");
    assert_eq!(desk.session().question(), None);
    assert_eq!(desk.session().own_settings().announcer, "fide-en");
}

#[test]
fn escape_leaves_the_question_who_speaks_to_the_one_proposed_and_says_who_that_is() {
    for proposed in SpeechOutput::ALL {
        for language in ["en", "de", "ru", "fr", "es"] {
            let mut desk = started(language);
            desk.handle(Moment::default(), Report::SpeakerProposed(*proposed));
            let heard = line(&mut desk, "key Escape");
            let session = desk.session();
            assert_eq!(session.own_settings().output, *proposed, "{heard}");
            assert_eq!(session.question(), Some(&Question::Words), "{heard}");
            assert!(!heard.is_empty(), "{language}");
            line(&mut desk, "key Escape");
            assert_eq!(desk.session().question(), None);
        }
    }
}

#[test]
fn a_file_that_was_given_comes_after_the_questions_also_by_the_keys_that_walk_through_it() {
    let begun = |proposes: bool| {
        let mut desk = started("en");
        let asks = match proposes {
            true => Report::SpeakerProposed(SpeechOutput::OwnVoice),
            false => Report::WordsProposed,
        };
        desk.handle(Moment::default(), asks);
        let record = annabella::pgn::read(b"[White \"Anna\"]\n\n1. d4 *").remove(0);
        let opened = OpenedGame {
            record: record.expect("a game"),
            number: 1,
            count: 1,
        };
        let opened = Report::Opened(Box::new(opened));
        let heard = spoken(&desk.handle(Moment::default(), opened).1);
        assert!(heard.contains("That comes next"), "{heard}");
        desk
    };
    for proposes in [true, false] {
        let mut desk = begun(proposes);
        for _ in 0..=usize::from(proposes) {
            line(&mut desk, "key Enter");
        }
        let heard = line(&mut desk, "key F5");
        assert!(desk.session().is_walkable(), "{heard}");
        let mut desk = begun(proposes);
        let heard = line(&mut desk, "key PageDown");
        assert!(
            heard.contains("Anna") && heard.contains("Dahveet feer."),
            "{heard}"
        );
        assert_eq!(
            (desk.session().question(), desk.session().plies()),
            (None, 1)
        );
    }
}

#[test]
fn a_move_takes_the_words_of_the_hall_and_is_made() {
    let mut desk = asked("en");
    let heard = line(&mut desk, "Nf3");
    assert!(heard.ends_with("Schpringer Fehlix dry."), "{heard}");
    let session = desk.session();
    assert_eq!((session.question(), session.plies()), (None, 1));
    // What nobody understands is no answer, and no move.
    let mut desk = asked("en");
    line(&mut desk, "xyzzy");
    assert_eq!(desk.session().question(), Some(&Question::Words));
}

#[test]
fn who_speaks_is_asked_before_the_words_of_moves_and_never_both_at_once() {
    let mut desk = started("en");
    desk.handle(
        Moment::default(),
        Report::SpeakerProposed(SpeechOutput::OwnVoice),
    );
    let (outcome, _) = desk.handle(Moment::default(), annabella::protocol::Ask::Yes);
    let asked = outcome.events.iter().filter(|event| event.asks());
    assert_eq!(
        asked.collect::<Vec<_>>(),
        [&Event::Asked(Question::Words)],
        "{:?}",
        outcome.events
    );
    assert!(outcome.events.iter().any(|event| matches!(
        event,
        Event::Changed(change, _) if change.setting() == Some(Setting::Output)
    )));
}

#[test]
fn the_words_of_moves_follow_the_language() {
    for (from, to) in [("en", "de"), ("de", "ru"), ("ru", "fr"), ("fr", "en")] {
        let to_language = format!("language {to}");
        let mut desk = started(from);
        line(&mut desk, &to_language);
        assert_eq!(
            desk.session().own_settings().announcer,
            hall_voice(to),
            "{from} {to}"
        );
        // The words of the language itself become those of the other.
        let mut desk = started(from);
        line(&mut desk, &format!("voice {from}"));
        line(&mut desk, "files letters");
        line(&mut desk, &to_language);
        assert_eq!(desk.session().own_settings().announcer, to, "{from} {to}");
        // Words that were chosen from a third language stay.
        let mut desk = started(from);
        line(&mut desk, "voice es");
        line(&mut desk, &to_language);
        assert_eq!(desk.session().own_settings().announcer, "es", "{from} {to}");
    }
}

#[test]
fn the_sample_is_heard_again_and_each_answer_has_its_own_confirmation() {
    for (language, unknown, yes, no) in [
        ("en", "I don't know", "yes", "no"),
        ("de", "weiß nicht", "ja", "nein"),
        ("ru", "не знаю", "да", "нет"),
        ("fr", "je ne sais pas", "oui", "non"),
        ("es", "no sé", "sí", "no"),
    ] {
        let mut desk = started(language);
        let (_, heard) = desk.handle(Moment::default(), Report::WordsProposed);
        let first = spoken(&heard);
        assert_eq!(line(&mut desk, unknown), first, "{language}");
        let taken = line(&mut desk, yes);
        let mut desk = asked(language);
        assert_ne!(line(&mut desk, no), taken, "{language}");
    }
}
