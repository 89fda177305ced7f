//! From what happened to what is heard: events become cues. The words come later, from a voice.

mod adjourning;
mod advice;
mod agreed;
pub mod announce;
mod announce_draughts;
mod arbiter;
mod braille;
mod claims;
mod clock;
pub mod cue;
mod draughts;
mod drill;
mod exercise;
mod explaining;
mod explored;
pub mod files;
mod finding;
mod hands;
pub mod keyboard;
pub mod lanes;
mod lawful;
mod list;
pub mod listening;
pub mod manual;
pub mod menu;
mod naming;
mod objections;
pub mod pad;
mod parts;
pub mod perkins;
pub mod phrases;
mod play;
pub mod practice;
mod procedure;
pub mod program;
mod questions;
pub mod queue;
mod refusals;
pub mod review;
pub mod saying;
mod setting;
mod setup;
mod sheet;
mod shelf;
mod sound;
pub mod tape;
pub mod tell;
mod terms;
pub mod tournament;
mod tournament_facts;
mod tournament_faults;
mod tournament_words;
mod verbosity;
pub mod viewer;
mod walking;
mod work;

pub use questions::question;

use crate::board::Side;
use crate::earcon::Earcon;
use crate::game::{Move, Position};
use crate::protocol::{
    Change, Detail, Event, Explored, Incident, MoveForm, OpenFault, PracticeEvent, Question, Reach,
    Setting, Settings, TurnEvent,
};

pub use self::sound::earcon;
pub use braille::{
    braille_changed, braille_chosen, braille_eight_dots, braille_left_out, braille_no_sign,
    braille_other_format, braille_pages, braille_read, braille_reading_fault, braille_unproved,
    braille_word,
};
pub use claims::claims_report;
pub use hands::{
    ahead, clipboard_empty, copied, edge_of_review, erased, given_up, hello, line_empty, named,
    nothing_said, out_of_turn, paste_too_long, paste_unread, pasted, rule, seal_word_wanted,
    secret_key, secret_unread, secret_wanted, spelling, thanked, typed, which_language,
    which_voice,
};
pub use practice::opponent_wanted;
pub use procedure::lesson;
pub use sheet::{comment_wanted, glyph_in_words, guessed, odd};
pub use shelf::{listed, shelf_input};
pub use terms::{at_a_loss, left_as_it_is, no_clock, not_a_term};

use cue::{
    Audience, Cue, Sentence, Urgency, Utterance, delivered, echo, interface, noticed, owed, sound,
};
use phrases::{self as say, Spec};

/// What is heard of an event, as much of it as is wanted. Every event makes at least one cue.
pub fn narrate(event: &Event, settings: &Settings) -> Vec<Cue> {
    narrate_among(event, &[], settings)
}

/// What is heard of an event that came with others: a penalty and what the player is bound to after it are one message.
pub fn narrate_among(event: &Event, others: &[Event], settings: &Settings) -> Vec<Cue> {
    if let Event::Again(events) = event {
        let again = events.iter();
        let again = again.filter(|event| !is_told_by_another(event, events));
        return again
            .flat_map(|event| narrate_among(event, events, settings))
            .collect();
    }
    if let Event::More(event) = event {
        return more(event, settings);
    }
    let cues = if let Event::Turn(TurnEvent::Penalised(penalty)) = event {
        lawful::ruled_illegal(penalty, bound_by(others), settings)
    } else {
        told(event, settings)
    };
    verbosity::fit(event, cues, settings)
}

/// What a player is bound to, and by which law.
fn bound_by(events: &[Event]) -> Option<&TurnEvent> {
    events.iter().find_map(|event| {
        if let Event::Turn(bound @ TurnEvent::Bound(..)) = event {
            Some(bound)
        } else {
            None
        }
    })
}

/// Whether an event says only what another one of the same outcome says as well: the level, where the opponent is
/// told with his, and where a question follows that the level answers; which way the board lies; a move that was read
/// back before; the opponent, and which way the board lies for him, where he was among the terms that were read, for then
/// a clock runs; and what binds a player after a penalty.
pub fn is_told_by_another(event: &Event, others: &[Event]) -> bool {
    if let Event::Turn(TurnEvent::Bound(..)) = event {
        return others
            .iter()
            .any(|other| matches!(other, Event::Turn(TurnEvent::Penalised(_))));
    }
    if let Event::Moved { .. } = event {
        return others
            .iter()
            .any(|other| matches!(other, Event::AsRead { .. }));
    }
    let has_read_opponent = others.iter().any(
        |other| matches!(other, Event::Agreed(agreement, true) if agreement.opponent.is_some()),
    );
    if let Event::Practice(PracticeEvent::Opponent(_, _, None))
    | Event::Explored(Explored::Flipped(_)) = event
    {
        return has_read_opponent;
    }
    let Event::Changed(change, _) = event else {
        return false;
    };
    let says_it = |other: &Event| match change.setting() {
        Some(Setting::Level) => {
            let is_asked_on = matches!(
                other,
                Event::Practice(PracticeEvent::Opponent(..)) | Event::Asked(Question::Control(_))
            );
            has_read_opponent || is_asked_on
        }
        Some(Setting::BoardForBlack) => matches!(other, Event::Explored(Explored::Flipped(_))),
        _ => false,
    };
    others.iter().any(says_it)
}

/// What is heard of a question that is asked again: what was left out at first.
fn more(event: &Event, settings: &Settings) -> Vec<Cue> {
    let mut at_length = settings.clone();
    at_length.verbosity.set(Detail::Long, true);
    if let Event::AllPieces {
        placements,
        turn,
        is_start: false,
    } = event
        && !settings.verbosity.says(Detail::Long)
    {
        return vec![echo(list::of_one(placements, turn.other()))];
    }
    narrate(event, &at_length)
}

/// What is wrong with a file of games; where that is in it, is told besides.
pub fn wrong_in_file(fault: &OpenFault) -> Sentence {
    match fault.line {
        0 => cue::sentence(refusals::unopenable(fault)),
        _ => cue::sentence(refusals::unopenable_there(fault)),
    }
}

/// A move in few words, what stands before it where it is told after a newer one, and that more were before it.
pub fn in_few_words(before: &Position, mv: Move) -> [Cue; 3] {
    [
        parts::announced(Urgency::Owed, before, mv, MoveForm::Short),
        owed(say::BEFORE_THAT.plain()),
        owed(say::BEFORE_THAT_MORE.plain()),
    ]
}

/// Which part of the narration tells an event.
fn told(event: &Event, settings: &Settings) -> Vec<Cue> {
    match event {
        Event::Again(_) | Event::More(_) => Vec::new(),
        Event::Greeted(game) => greeted(game.as_ref(), settings),
        Event::Began(position, against) => tell::begun(position, *against),
        Event::Resumed {
            listens,
            to_move,
            last,
            ..
        } => viewer::resumed(*listens, *to_move, last.as_ref(), settings),
        Event::Moved { before, mv } => parts::played(Urgency::Owed, before, *mv, settings.form),
        Event::AsRead { before, mv } => as_read(before, *mv),
        Event::Undone { before, mv } => {
            viewer::back(&say::UNDONE, before, *mv, Urgency::Owed, settings)
        }
        Event::UndoneMoves(_, position) => undone(&say::UNDONE, position),
        Event::ResultUndone(position) => undone(&say::RESULT_UNDONE, position),
        Event::Refused(refusal) => refusals::told(refusal),
        Event::NotOpened(fault) => delivered(Earcon::Refusal, refusals::unopenable(fault)),
        Event::Waits(what) => noticed(work::waits(*what)),
        Event::Asked(question) => questions::asked(question),
        Event::Declined(question) => questions::declined(question),
        Event::Arbiter(event) => arbiter::tell(event, settings),
        Event::Incidents(incidents) => incidents_told(incidents, settings),
        Event::Ruled(ruling) => tell::ruling(ruling, settings),
        Event::Troubled(trouble) => noticed(refusals::trouble(trouble)),
        Event::Changed(change, now) => changed(change, now),
        Event::MoveList(moves) => list::move_list(moves, settings),
        Event::Ended { is_kept: true } => noticed(say::GOODBYE.plain()),
        Event::Ended { is_kept: false } => noticed(say::GOODBYE_UNKEPT.plain()),
        Event::ToMove(position) => vec![echo(tell::to_move(position))],
        Event::Listed(placements) => vec![echo(list::placements(placements, settings))],
        Event::AllPieces {
            placements,
            turn,
            is_start,
        } => vec![echo(list::all_pieces(
            placements, *turn, *is_start, settings,
        ))],
        Event::Attacked(by) => vec![echo(list::attacked(by))],
        Event::Explored(found) => explored::tell(found, settings),
        Event::Explained(explanation) => explaining::tell(explanation, settings),
        Event::Agreed(agreement, is_known) => {
            delivered(Earcon::Ready, agreed::began(agreement, *is_known, settings))
        }
        Event::Terms(agreement) => vec![echo(agreed::terms(agreement))],
        Event::Adjusted => vec![echo(say::ADJUSTED.plain())],
        Event::Status(outcome) => vec![echo(tell::status(*outcome))],
        Event::Helped(topic) => vec![echo(tell::help(*topic))],
        Event::Play(event) => play::tell(event),
        Event::Practice(event) => practice::tell(event, settings),
        Event::Setup(event) => setup::tell(event),
        Event::Drill(event) => drill::tell(event, settings),
        Event::Shelf(event) => shelf::tell(event),
        Event::Tournament(event) => tournament::tell(event),
        Event::Work(event) => work::tell(event),
        Event::Sheet(event) => sheet::tell(event, settings),
        Event::Draughts(event) => draughts::tell(event),
        Event::Sound(event) => sound::tell(event, settings),
        Event::Tape(event) => tape::tell(event),
        Event::Adjournment(told) => adjourning::tell(told, settings),
        Event::Cursor(event) => walking::tell(event, settings),
        Event::Viewer(event) => viewer::tell(event, settings),
        Event::Hands(event) => lawful::at_the_board(event),
        Event::Turn(event) => lawful::tell(event, settings),
        Event::Claims(event) => claims::tell(event, settings),
        Event::Clock(event) => clock::tell(event, settings),
    }
}

/// A player who knows the greeting types on at once, and does not want to hear the rest of it later.
fn greeted(game: Option<&Position>, settings: &Settings) -> Vec<Cue> {
    let greeting = interface(Urgency::Polite, tell::greeting(game, settings));
    vec![sound(Earcon::Ready, None), greeting]
}

fn as_read(before: &Position, mv: Move) -> Vec<Cue> {
    vec![sound(announce::earcon_of(before, mv), Some(mv.to()))]
}

fn undone(word: &'static Spec, position: &Position) -> Vec<Cue> {
    delivered(Earcon::Undo, (word.plain(), tell::to_move(position)))
}

/// A setting with its new value, and what is heard differently from now on.
fn changed(change: &Change, now: &Settings) -> Vec<Cue> {
    let mut cues = vec![sound(Earcon::Setting, None)];
    cues.extend(setting::changed(change, now));
    let sample = change.setting().map(verbosity::sample);
    cues.extend(looked_up(&sample.unwrap_or_default(), now));
    cues
}

/// What has happened in the game, each with its move, and narrated as it was when it happened.
fn incidents_told(incidents: &[Incident], settings: &Settings) -> Vec<Cue> {
    let mut cues = vec![echo(arbiter::incidents_counted(incidents.len()))];
    for incident in incidents {
        let place = say::AT_MOVE.with((incident.number, incident.side));
        cues.push(echo(place));
        let mut events = vec![incident.event.clone()];
        // The ruling on an illegal move that ends the game says what it was.
        if let Event::Turn(TurnEvent::Penalised(penalty)) = &incident.event {
            events.extend(penalty.ruling.map(Event::Ruled));
        }
        cues.extend(looked_up(&events, settings));
    }
    cues
}

/// What is said of events that have not happened just now: without earcons, and cut by the next key.
fn looked_up(events: &[Event], settings: &Settings) -> Vec<Cue> {
    let cues = events.iter().flat_map(|event| narrate(event, settings));
    let said = cues.filter_map(|cue| match cue {
        Cue::Say(utterance) => Some(Cue::Say(Utterance {
            urgency: Urgency::Echo,
            ..utterance
        })),
        Cue::Sound(_) => None,
    });
    said.collect()
}

/// Who hears an event: what a player looks up for himself is heard by that player, everything else by both.
pub fn audience(event: &Event, explorer: Side) -> Audience {
    match event.reach() {
        Reach::Private => Audience::One(explorer),
        Reach::Shared | Reach::Announced => Audience::Both,
    }
}
