//! The layer of the players who play by touch.

use annabella::arbiter::Forbidden;
use annabella::game::Position;
use annabella::laws::{AnnouncementDiffers, AnnouncementWords};
use annabella::protocol::{Ask, Change, ClockEvent, Event, HandsEvent, Setting, TurnEvent};

use super::case::{Case, PROMOTION, START, completes, piece, play, square};

/// Out of the hole, into another one; then it can be announced.
pub fn move_made_by_touch(case: &Case) {
    for who in ["both", "white"] {
        case.forbids(who, START, "clock", Forbidden::NotMoved);
        let in_hand = Forbidden::InHand(square("e2"), piece("white pawn"));
        case.forbids(who, START, "lift e2, clock", in_hand);
        // A pawn captured in passing comes off before the announcement.
        let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        let left = Forbidden::CaptureLeft(square("d5"), piece("black pawn"));
        case.forbids(who, fen, "lift e5, put d6, say e5d6", left);
        // Before it is announced the piece may go elsewhere.
        let mut table = case.table(who, START);
        if case.edition.blind.move_made_when.value
            == annabella::laws::MoveMadeWhen::PlacedAndAnnounced
        {
            completes(&mut table, "lift e2, put e4, lift e4, put e3", "e2e3");
        } else {
            let events = table.lines("lift e2, put e4, lift e4");
            case.is_forbidden(&mut table, &events, Forbidden::Made);
        }
    }
}

pub fn clock_after_announcement(case: &Case) {
    for who in ["both", "white"] {
        let lines = "lift e2, put e4, clock";
        case.forbids(who, START, lines, Forbidden::NotAnnounced);
    }
    // The side by sight has nothing to announce.
    let mut table = case.table("black", START);
    completes(&mut table, "lift e2, put e4", "e2e4");
}

pub fn announcement_differs(case: &Case) {
    for who in ["both", "white"] {
        let lines = "lift e2, put e4, say d2d4, clock";
        match case.edition.blind.announcement_differs.value {
            AnnouncementDiffers::CorrectedBeforeClock => {
                case.forbids(who, START, lines, Forbidden::Differs);
                let mut table = case.table(who, START);
                completes(&mut table, "lift e2, put e4, say d2d4", "e2e4");
            }
            AnnouncementDiffers::MoveMadeCounts => {
                let mut table = case.table(who, START);
                let events = table.lines(lines);
                let counts = |event: &Event| matches!(event, Event::Turn(TurnEvent::MoveCounts(law)) if law.article == case.article);
                assert!(events.iter().any(counts), "{events:?}");
                case.is_heard(&table);
                let moves = table.session().record().moves();
                assert_eq!(moves[0].to_string(), "e2e4");
            }
        }
    }
}

pub fn repeat_announcement(case: &Case) {
    for who in ["both repeats", "white repeats"] {
        let lines = "lift e2, put e4, say e2e4";
        case.forbids(
            who,
            START,
            &format!("{lines}, clock"),
            Forbidden::NotRepeated,
        );
        let other = format!("{lines}, repeat d2d4");
        case.forbids(who, START, &other, Forbidden::RepetitionDiffers);
        for repeated in ["repeat e2e4", "repeats"] {
            let mut table = case.table(who, START);
            table.lines(&format!("{lines}, {repeated}, clock"));
            assert_eq!(table.session().record().plies(), 1);
        }
    }
}

pub fn promotion_announced(case: &Case) {
    for who in ["both", "white"] {
        let lines = "lift a7, put a8, promote rook, say a7 a8";
        case.forbids(who, PROMOTION, lines, Forbidden::PromotionNotSaid);
    }
}

pub fn time_questions(case: &Case) {
    for who in ["both", "white", "black"] {
        let mut table = case.table(&format!("{who} 5+0"), START);
        let events = table.line("time");
        assert!(
            matches!(events.as_slice(), [Event::Clock(ClockEvent::TimeTold(_))]),
            "{events:?}"
        );
        table.line("why");
        // Who sees the clock needs no article to look at it.
        let blind = who != "black";
        assert_eq!(table.heard().contains(case.article), blind, "{who}");
    }
}

/// The clock tells the moves with the time.
pub fn clock_may_speak(case: &Case) {
    let mut table = case.table("both 5+0", START);
    let events = table.line("time");
    assert!(
        matches!(events.as_slice(), [Event::Clock(ClockEvent::TimeTold(time))] if time.moves == Some([0, 0])),
        "{events:?}"
    );
}

/// Who sees moves by the normal rules, and who plays by touch by his own.
pub fn sighted_by_normal_rules(case: &Case) {
    for (who, sighted) in [("white", "e7e5"), ("black", "e2e4")] {
        let mut table = case.table(who, START);
        let events = table.line("why");
        assert!(
            events.len() == 1 && events[0].explained().is_some(),
            "{events:?}"
        );
        case.is_heard(&table);
        if who == "white" {
            play(&mut table, "e2e4");
        }
        let (from, to) = sighted.split_at(2);
        // A touch binds, and what is released stays; nothing is to be announced.
        assert!(matches!(
            table.line(&format!("touch {from}")).as_slice(),
            [Event::Hands(HandsEvent::Touched(..))]
        ));
        let events = table.lines(&format!("lift {from}, put {to}, lift {to}"));
        assert!(
            matches!(events.as_slice(), [Event::Refused(_)]),
            "{events:?}"
        );
        let plies = table.session().record().plies();
        table.line("clock");
        assert_eq!(table.session().record().plies(), plies + 1);
    }
}

/// Each player has a board, if it was asked for.
pub fn two_boards(case: &Case) {
    for who in ["white", "black"] {
        let mut table = case.table(&format!("{who} two-boards"), START);
        assert!(table.session().agreement().two_boards);
        table.line("why");
        case.is_heard(&table);
    }
}

/// The program announces in the words of the laws, whatever was set before; the players may choose others.
pub fn announcement_words(case: &Case) {
    let words = case.edition.blind.announcement_words.value;
    for (who, by_touch) in [("both", true), ("white", true), ("none", false)] {
        for announcer in ["de", "fide-en"] {
            let mut table = case.table(who, START);
            let set = |voice: &str| Ask::Set(Change::to(Setting::Announcer, voice));
            table.obey(set(announcer));
            let events = table.line(&format!("agree competition {} {who}", case.edition.id));
            let events = if events.iter().any(Event::asks) {
                table.line("yes")
            } else {
                events
            };
            let told = events.iter().find_map(|event| match event {
                Event::Turn(TurnEvent::AnnouncedIn(voice, law)) => {
                    Some((voice.clone(), law.article))
                }
                _ => None,
            });
            let wanted = match (words, announcer) {
                (AnnouncementWords::International, "de") => "fide-en",
                (AnnouncementWords::Notation, "fide-en") => "en",
                (_, own) => own,
            };
            let wanted = by_touch.then(|| (wanted.to_owned(), case.article));
            assert_eq!(told, wanted, "{who} {announcer}");
            if let Some((voice, _)) = wanted {
                case.is_heard(&table);
                assert_eq!(table.session().settings().announcer, voice);
                // What the players had comes back with the next game, unless they have chosen anew.
                table.obey(Ask::NewGameFrom(Position::default()));
                table.line("yes");
                assert_eq!(table.session().settings().announcer, announcer);
            }
        }
    }
}
