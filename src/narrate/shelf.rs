//! What is heard of the shelf of games.

use super::cue::{
    Arg, Cue, Phrase, Sentence, Sentences, answered, delivered, echo, noticed, sentence,
};
use super::parts::{path, reason, result_key};
use super::{naming, phrases as say, sheet, work};
use crate::earcon::Earcon;
use crate::protocol::{
    Imported, ShelfAnswer, ShelfEvent, ShelfFault, ShelfQuestion, ShelfStep, Wrong,
};
use crate::shelf::Listing;

/// The line waits for a search or for the path of a file.
pub fn shelf_input(what: &'static str) -> Vec<Cue> {
    answered(Earcon::Question, say::SHELF_INPUT.with(what))
}

pub(super) fn tell(event: &ShelfEvent) -> Vec<Cue> {
    match event {
        ShelfEvent::Begun(step) => vec![echo(match step {
            ShelfStep::Work(work) => work::task(*work),
            ShelfStep::Keeping => plain("keeping"),
            ShelfStep::Last => plain("last"),
            ShelfStep::Deleting => plain("deleting"),
            ShelfStep::Opening => plain("opening"),
        })],
        ShelfEvent::Found(count, walkable, first) => found(*count, *walkable, first.as_deref()),
        ShelfEvent::Stood(at, count, listing, in_full) => {
            let place = say::SHELF_GAME.with((at, count));
            vec![echo((place, listed(listing, *in_full)))]
        }
        ShelfEvent::Edge(at, count, listing) => {
            let place = say::SHELF_GAME.with((at, count));
            answered(Earcon::Edge, (place, listed(listing, false)))
        }
        ShelfEvent::Closed => answered(Earcon::Cancel, plain("closed")),
        ShelfEvent::NothingFound => delivered(Earcon::Refusal, plain("nothing-found")),
        ShelfEvent::NothingToKeep => delivered(Earcon::Refusal, plain("nothing-to-keep")),
        ShelfEvent::Answered(answer) => answer_told(answer),
    }
}

fn plain(what: &'static str) -> Phrase {
    say::SHELF_PLAIN.with(what)
}

fn found(count: u32, walkable: u32, first: Option<&Listing>) -> Vec<Cue> {
    let counted = (
        say::SHELF_FOUND.with(count),
        (walkable < count).then(|| say::SHELF_WALKABLE.with(walkable)),
    );
    match first {
        None => noticed(counted),
        Some(first) => {
            let found = (counted, listed(first, false), say::SHELF_HINT.plain());
            delivered(Earcon::Ready, found)
        }
    }
}

/// A game of the shelf: players, result, date, moves; in full the event and the first moves too.
pub fn listed(listing: &Listing, in_full: bool) -> Vec<Sentence> {
    let (white, black) = (
        naming::player(&listing.white),
        naming::player(&listing.black),
    );
    let game = sentence((
        say::SHELF_PLAYERS.with((white, black)),
        say::SHELF_RESULT.with(result_key(listing.outcome)),
        naming::date(&listing.date),
        say::SHELF_MOVES.with(listing.plies.div_ceil(2)),
    ));
    let more = |text: &String| Some(text.clone()).filter(|text| in_full && !text.is_empty());
    let event = more(&listing.event).map(|event| say::OPENED_EVENT.with(event));
    let first = more(&listing.first).map(|first| say::SHELF_FIRST.with(Arg::Spelt(first)));
    let altered = listing.is_altered.then(|| say::SHELF_ALTERED.with(1u32));
    (game, altered, event, first).sentences()
}

fn answer_told(answer: &ShelfAnswer) -> Vec<Cue> {
    noticed(match answer {
        ShelfAnswer::Found(_) | ShelfAnswer::EndedKept => Vec::new(),
        ShelfAnswer::Kept(true) => plain("there-already").sentences(),
        ShelfAnswer::Kept(false) => plain("kept").sentences(),
        ShelfAnswer::Imported(imported) => self::imported(imported),
        ShelfAnswer::Sound(games, pages) => (say::SHELF_SOUND.with(games), cut(*pages)).sentences(),
        ShelfAnswer::BackedUp(file, games) => {
            say::SHELF_BACKED_UP.with((path(file), games)).sentences()
        }
        ShelfAnswer::KeptBeside(file, games) => {
            say::SHELF_KEPT_BESIDE.with((path(file), games)).sentences()
        }
        ShelfAnswer::Restored(file, games) => {
            say::SHELF_RESTORED.with((path(file), games)).sentences()
        }
        ShelfAnswer::Altered(games) => say::SHELF_ALTERED.with(games).sentences(),
        ShelfAnswer::Unchecked(games) => say::SHELF_UNCHECKED.with(games).sentences(),
        ShelfAnswer::Exists(path) => question(&ShelfQuestion::Replace(path.clone())).sentences(),
        ShelfAnswer::Deleted(_) => plain("deleted").sentences(),
        ShelfAnswer::Stopped(task) => work::state("stopped", *task).sentences(),
        ShelfAnswer::StoppedMended(task) => work::state("stopped-mended", *task).sentences(),
        ShelfAnswer::Fault(fault) => return delivered(Earcon::Refusal, wrong(fault)),
    })
}

fn imported(imported: &Imported) -> Vec<Sentence> {
    let (doubles, faulty) = (imported.doubles, imported.faulty);
    (
        say::SHELF_IMPORTED.with(imported.games),
        (doubles > 0).then(|| say::SHELF_DOUBLES.with(doubles)),
        (faulty > 0).then(|| match imported.line {
            // What is read page by page, as of a damaged library, has no lines.
            0 => say::SHELF_LOST.with(faulty),
            line => say::SHELF_FAULTY.with((faulty, line)),
        }),
        (
            cut(imported.cut),
            (imported.altered > 0).then(|| say::SHELF_ALTERED.with(imported.altered)),
            (imported.unchecked > 0).then(|| say::SHELF_UNCHECKED.with(imported.unchecked)),
        ),
        (
            imported.guess.map(sheet::guessed),
            sheet::odd(&imported.odd),
        ),
    )
        .sentences()
}

fn cut(pages: u32) -> Option<Phrase> {
    (pages > 0).then(|| say::SHELF_CUT.with(pages))
}

fn wrong(fault: &ShelfFault) -> Phrase {
    // What the database says of these says nothing more to anybody.
    let is_known = matches!(
        fault.what,
        Wrong::Damaged
            | Wrong::Locked
            | Wrong::Newer
            | Wrong::NotFound
            | Wrong::NoGame
            | Wrong::NoneHere
    );
    let detail = if is_known { "" } else { &fault.detail };
    say::SHELF_FAULT.with((fault.what.key(), path(&fault.file), reason(detail)))
}

pub(super) fn question(question: &ShelfQuestion) -> Phrase {
    match question {
        ShelfQuestion::Delete(listing) => {
            let players = format!("{} – {}", listing.white, listing.black);
            say::ASK_SHELF.with(("delete", players))
        }
        ShelfQuestion::Restore(file) => say::ASK_SHELF.with(("restore", path(file))),
        ShelfQuestion::Replace(file) => say::ASK_SHELF.with(("replace", path(file))),
    }
}
