//! What is heard of the shelf of games.

use super::cue::{Arg, Cue, Phrase, Sentence};
use super::lawful::one;
use super::naming;
use super::phrases as say;
use super::tell::result_key;
use super::{echo, owed, sound};
use crate::earcon::Earcon;
use crate::protocol::shelf::ShelfStep;
use crate::protocol::shelf::{Imported, ShelfAnswer, ShelfEvent, ShelfFault, ShelfQuestion, Wrong};
use crate::shelf::Listing;

/// The line waits for a search or for the path of a file.
pub fn shelf_input(what: &'static str) -> Vec<Cue> {
    vec![
        sound(Earcon::Question, None),
        echo(vec![one(&say::SHELF_INPUT, vec![Arg::Key(what)])]),
    ]
}

pub(super) fn tell(event: &ShelfEvent) -> Vec<Cue> {
    match event {
        ShelfEvent::Begun(step) => vec![echo(vec![match step {
            ShelfStep::Work(work) => super::work::task(*work),
            ShelfStep::Keeping => plain("keeping"),
            ShelfStep::Last => plain("last"),
            ShelfStep::Deleting => plain("deleting"),
            ShelfStep::Opening => plain("opening"),
        }])],
        ShelfEvent::Found(count, walkable, first) => found(*count, *walkable, first.as_deref()),
        ShelfEvent::Stood(at, count, listing, in_full) => {
            let mut sentences = vec![place(*at, *count)];
            sentences.extend(listed(listing, *in_full));
            vec![echo(sentences)]
        }
        ShelfEvent::Edge(at, count, listing) => {
            let mut sentences = vec![place(*at, *count)];
            sentences.extend(listed(listing, false));
            vec![sound(Earcon::Edge, None), echo(sentences)]
        }
        ShelfEvent::Closed => vec![sound(Earcon::Cancel, None), echo(vec![plain("closed")])],
        ShelfEvent::NothingFound => refusal("nothing-found"),
        ShelfEvent::NothingToKeep => refusal("nothing-to-keep"),
        ShelfEvent::Answered(answer) => answered(answer),
    }
}

fn refusal(what: &'static str) -> Vec<Cue> {
    vec![sound(Earcon::Refusal, None), owed(vec![plain(what)])]
}

fn plain(what: &'static str) -> Sentence {
    one(&say::SHELF_PLAIN, vec![Arg::Key(what)])
}

fn found(count: u32, walkable: u32, first: Option<&Listing>) -> Vec<Cue> {
    let mut sentences = vec![one(&say::SHELF_FOUND, vec![Arg::Number(count)])];
    if walkable < count {
        sentences.push(one(&say::SHELF_WALKABLE, vec![Arg::Number(walkable)]));
    }
    let Some(first) = first else {
        return vec![sound(Earcon::Notice, None), owed(sentences)];
    };
    sentences.extend(listed(first, false));
    sentences.push(one(&say::SHELF_HINT, vec![]));
    vec![sound(Earcon::Ready, None), owed(sentences)]
}

fn place(at: u32, count: u32) -> Sentence {
    one(&say::SHELF_GAME, vec![Arg::Number(at), Arg::Number(count)])
}

/// A game of the shelf: players, result, date, moves; in full the event and the first moves too.
pub fn listed(listing: &Listing, in_full: bool) -> Vec<Sentence> {
    let players = vec![
        naming::player(&listing.white),
        naming::player(&listing.black),
    ];
    let mut phrases = vec![Phrase::new(&say::SHELF_PLAYERS, players)];
    let result = vec![Arg::Key(result_key(listing.outcome))];
    phrases.push(Phrase::new(&say::SHELF_RESULT, result));
    phrases.extend(naming::date(&listing.date));
    let moves = vec![Arg::Number(listing.plies.div_ceil(2))];
    phrases.push(Phrase::new(&say::SHELF_MOVES, moves));
    let mut sentences = vec![Sentence(phrases)];
    if in_full && !listing.event.is_empty() {
        let event = vec![Arg::Text(listing.event.clone())];
        sentences.push(one(&say::OPENED_EVENT, event));
    }
    if in_full && !listing.first.is_empty() {
        let first = vec![Arg::Spelt(listing.first.clone())];
        sentences.push(one(&say::SHELF_FIRST, first));
    }
    sentences
}

fn answered(answer: &ShelfAnswer) -> Vec<Cue> {
    let file = |file: &str, games: u32| vec![Arg::Text(file.to_owned()), Arg::Number(games)];
    let sentences = match answer {
        ShelfAnswer::Found(_) | ShelfAnswer::EndedKept => Vec::new(),
        ShelfAnswer::Kept(true) => vec![plain("there-already")],
        ShelfAnswer::Kept(false) => vec![plain("kept")],
        ShelfAnswer::Imported(imported) => self::imported(imported),
        ShelfAnswer::BackedUp(path, games) => vec![one(&say::SHELF_BACKED_UP, file(path, *games))],
        ShelfAnswer::Restored(path, games) => vec![one(&say::SHELF_RESTORED, file(path, *games))],
        ShelfAnswer::Exists(path) => vec![question(&ShelfQuestion::Replace(path.clone()))],
        ShelfAnswer::Deleted(_) => vec![plain("deleted")],
        ShelfAnswer::Stopped(task) => vec![super::work::state("stopped", *task)],
        ShelfAnswer::Fault(fault) => {
            return vec![sound(Earcon::Refusal, None), owed(vec![wrong(fault)])];
        }
    };
    vec![sound(Earcon::Notice, None), owed(sentences)]
}

fn imported(imported: &Imported) -> Vec<Sentence> {
    let mut sentences = vec![one(&say::SHELF_IMPORTED, vec![Arg::Number(imported.games)])];
    if imported.doubles > 0 {
        sentences.push(one(
            &say::SHELF_DOUBLES,
            vec![Arg::Number(imported.doubles)],
        ));
    }
    if imported.faulty > 0 {
        let faulty = vec![Arg::Number(imported.faulty), Arg::Number(imported.line)];
        sentences.push(one(&say::SHELF_FAULTY, faulty));
    }
    sentences.extend(imported.guess.map(super::guessed));
    sentences
}

fn wrong(fault: &ShelfFault) -> Sentence {
    let detail = match fault.what {
        // What the database says of these says nothing more to anybody.
        Wrong::Damaged | Wrong::Locked | Wrong::Newer | Wrong::NotFound | Wrong::NoneHere => "",
        _ => fault.detail.as_str(),
    };
    let args = vec![
        Arg::Key(fault.what.key()),
        Arg::Text(fault.file.clone()),
        Arg::Text(detail.to_owned()),
    ];
    one(&say::SHELF_FAULT, args)
}

pub(super) fn question(question: &ShelfQuestion) -> Sentence {
    let (what, file) = match question {
        ShelfQuestion::Delete(listing) => {
            ("delete", format!("{} – {}", listing.white, listing.black))
        }
        ShelfQuestion::Restore(file) => ("restore", file.clone()),
        ShelfQuestion::Replace(file) => ("replace", file.clone()),
    };
    one(&say::ASK_SHELF, vec![Arg::Key(what), Arg::Text(file)])
}
