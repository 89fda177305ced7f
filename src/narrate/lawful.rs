//! What is heard of a move in a competition: hands, announcements, the clock, and what the arbiter says of it.

use super::cue::{
    Arg, Cue, Sentence, Sentences, Urgency, announcement, answered, answered_at, delivered, echo,
    interface, noticed, owed, sentence, sound,
};
use super::objections::must;
use super::parts::{announced, article, article_number, duration, played};
use super::phrases::{self as say, Spec};
use super::{announce, arbiter, draughts};
use crate::arbiter::{Irregularity, Obligation, OnBoard, Penalty};
use crate::board::{Piece, Side, Square};
use crate::earcon::Earcon;
use crate::protocol::{Detail, HandsEvent, MoveForm, Settings, TurnEvent};

/// What hands do to the pieces.
pub(super) fn at_the_board(event: &HandsEvent) -> Vec<Cue> {
    match event {
        HandsEvent::Lifted(square, piece) => taken(&say::TAKEN, *square, *piece),
        HandsEvent::TakenOff(square, piece) => taken(&say::TAKEN_OFF, *square, *piece),
        HandsEvent::Touched(square, piece) => taken(&say::TOUCHED, *square, *piece),
        HandsEvent::Felt(square, piece, law) => {
            let said = say::FELT.with((piece.side, piece.kind, square));
            answered_at(Earcon::Own, *square, (said, article(*law)))
        }
        HandsEvent::Placed(square, piece) => {
            answered_at(Earcon::Put, *square, say::PLACED.with((piece.kind, square)))
        }
        HandsEvent::Promoted(square, kind) => {
            vec![sound(Earcon::Put, *square), echo(say::PROMOTED.with(kind))]
        }
        HandsEvent::Adjusting(_) => answered(Earcon::Notice, say::ADJUSTING.plain()),
    }
}

/// A piece is in the hand.
pub(super) fn taken(spec: &'static Spec, square: Square, piece: Piece) -> Vec<Cue> {
    let taken = spec.with((piece.side, piece.kind, square));
    answered_at(Earcon::Take, square, taken)
}

/// What is heard of the sequence of a move.
pub(super) fn tell(event: &TurnEvent, settings: &Settings) -> Vec<Cue> {
    let form = settings.form;
    let ruled: Vec<Sentence> = match event {
        TurnEvent::AnnouncedIn(voice, law) => {
            let voice = say::SET_ANNOUNCER.with(Arg::Voice(voice.clone()));
            return vec![owed((voice, article(*law)))];
        }
        TurnEvent::Announced { before, mv } => {
            return vec![announced(Urgency::Owed, before, *mv, form)];
        }
        TurnEvent::AnnouncedUnheard(board) => return on_board(board, Urgency::Owed, form),
        TurnEvent::AnnouncedOtherwise {
            before,
            said,
            castling,
            law,
        } => {
            // What was said may be no move at all here; then the player hears only that it differs.
            let said = said.map(|mv| announce::announce(before, mv, form));
            let said = said.or(castling.map(|castling| announce::castle(castling).into()));
            let said = said.filter(|sentence| !sentence.0.is_empty());
            let mut cues = noticed((say::ANNOUNCED_OTHERWISE.plain(), article(*law)));
            let said = said.map(|sentence| announcement(Urgency::Owed, sentence));
            cues.splice(1..1, said);
            return cues;
        }
        TurnEvent::Repeated(side) => say::REPEATED.with(side).sentences(),
        TurnEvent::MoveCounts(law) => (say::MOVE_COUNTS.plain(), article(*law)).sentences(),
        TurnEvent::Completed {
            before,
            mv,
            was_announced,
        } => {
            let heard = if *was_announced { 1 } else { 2 };
            let made = played(Urgency::Owed, before, *mv, form);
            return completed(made.into_iter().take(heard), before.turn().other());
        }
        TurnEvent::Shown(board, next) => return completed(shown(board.as_ref(), form), *next),
        TurnEvent::Bound(..) => bound(event, settings),
        TurnEvent::TouchFree(law) => {
            let after_castling = law.rule == "illegal_castling";
            let free = if after_castling {
                &say::CASTLING_FREE
            } else {
                &say::TOUCH_FREE
            };
            (free.plain(), article(*law)).sentences()
        }
        TurnEvent::Penalised(penalty) => return ruled_illegal(penalty, None, settings),
        TurnEvent::IllegalStands(law) => (say::ILLEGAL_STANDS.plain(), article(*law)).sentences(),
    };
    delivered(Earcon::Ruling, ruled)
}

/// The clock was pressed: its sound, what is heard of the move, and whose turn it is.
fn completed(made: impl IntoIterator<Item = Cue>, next: Side) -> Vec<Cue> {
    let pressed = std::iter::once(sound(Earcon::Press, None));
    let turn = owed(say::COMPLETED.with(next));
    pressed.chain(made).chain([turn]).collect()
}

/// A move that nobody has judged: nothing in it says whether it is legal.
fn shown(board: Option<&OnBoard>, form: MoveForm) -> Vec<Cue> {
    let captures = board.is_some_and(|board| {
        let mut moves = board.moves.iter();
        !board.removed.is_empty() || moves.any(|facts| facts.captured.is_some())
    });
    let earcon = if captures {
        Earcon::Capture
    } else {
        Earcon::Move
    };
    let to = board.and_then(|board| board.moves.first());
    let made = sound(earcon, to.map(|facts| facts.to));
    let said = board.map(|board| on_board(board, Urgency::Owed, form));
    std::iter::once(made)
        .chain(said.into_iter().flatten())
        .collect()
}

/// Everything that has changed on a board.
pub(super) fn on_board(board: &OnBoard, urgency: Urgency, form: MoveForm) -> Vec<Cue> {
    let moves = board.moves.iter();
    let moves = moves.map(|facts| announcement(urgency, announce::shown(facts, form)));
    let off = |(square, piece): &(Square, Piece)| {
        interface(
            urgency,
            say::TAKEN_OFF.with((piece.side, piece.kind, square)),
        )
    };
    moves.chain(board.removed.iter().map(off)).collect()
}

/// What touched pieces demand, with the law.
fn bound(event: &TurnEvent, settings: &Settings) -> Vec<Sentence> {
    let TurnEvent::Bound(obligation, law, position) = event else {
        return Vec::new();
    };
    let turn = settings.verbosity.says(Detail::Long);
    let turn = turn.then(|| super::tell::to_move(position));
    (turn, must(*obligation), article(*law)).sentences()
}

/// What is heard of an illegal move and of what binds the player after it. Unless long answers are wanted, the ruling
/// has one article, and what binds is left for the question why.
pub(super) fn ruled_illegal(
    penalty: &Penalty,
    bound_by: Option<&TurnEvent>,
    settings: &Settings,
) -> Vec<Cue> {
    // The ruling that follows says the same and more.
    if ends_game_alone(penalty) {
        return vec![sound(Earcon::Ruling, None)];
    }
    let is_draughts = matches!(penalty.irregularity, Irregularity::Draughts(_));
    let is_short = !settings.verbosity.says(Detail::Long) && penalty.ruling.is_none();
    if is_short && !is_draughts {
        return delivered(Earcon::Ruling, penalised_briefly(penalty, bound_by));
    }
    let bound = bound_by.map(|event| bound(event, settings));
    delivered(
        Earcon::Ruling,
        (penalised(penalty), bound.unwrap_or_default()),
    )
}

fn penalised_briefly(penalty: &Penalty, bound_by: Option<&TurnEvent>) -> Vec<Sentence> {
    let (what, _) = broken(penalty.irregularity);
    // Whose it was, who gains time by it says as well.
    let said = if !penalty.counts || penalty.number == 1 && penalty.bonus_s > 0 {
        say::PENALISED_FIRST.with(what)
    } else {
        say::PENALISED.with((what, penalty.by, penalty.number))
    };
    // One sentence: each full stop would cost half a second.
    let gains = (penalty.bonus_s > 0).then(|| {
        let by = say::GAINED_BY.with(penalty.by.other());
        (duration(u64::from(penalty.bonus_s) * 1000), by)
    });
    // Which piece must move the player knows, who has touched it; what becomes of a castling he does not.
    let must = bound_by.and_then(|event| {
        if let TurnEvent::Bound(
            obligation @ (Obligation::MoveKing(_)
            | Obligation::MoveKingOnly(_)
            | Obligation::Castle(_)),
            law,
            _,
        ) = event
        {
            Some(sentence((must(*obligation), article(*law))))
        } else {
            None
        }
    });
    let law = article_number(penalty.law);
    // Where it is ruled on later, both have moved since.
    let to_move = bound_by.filter(|_| penalty.bonus_s == 0);
    let to_move = to_move.map(|_| say::TO_MOVE_NOW.with(penalty.by));
    let to_move = to_move.filter(|_| must.is_none());
    (sentence((said, gains, law)), must, to_move).sentences()
}

/// What yes means where the arbiter is asked whether a move was illegal.
pub(super) fn costs(penalty: &Penalty) -> Vec<Sentence> {
    let ends = penalty.ruling.as_ref().map(super::tell::ended);
    let ends = ends.unwrap_or_else(|| penalised_briefly(penalty, None));
    (say::YES_MEANS.plain(), ends).sentences()
}

/// Whether an illegal move ends the game, so that nothing is to be told but the end.
fn ends_game_alone(penalty: &Penalty) -> bool {
    penalty.ruling.is_some() && penalty.irregularity == Irregularity::IllegalMove
}

/// The key of an irregularity, and whether the move stays.
const fn broken(irregularity: Irregularity) -> (&'static str, bool) {
    match irregularity {
        Irregularity::IllegalMove | Irregularity::Draughts(_) => ("illegal-move", false),
        Irregularity::WithoutMove => ("without-move", false),
        Irregularity::Unpromoted(None) => ("unpromoted", false),
        Irregularity::Unpromoted(Some(_)) => ("unpromoted-queen", true),
    }
}

fn penalised(penalty: &Penalty) -> Vec<Sentence> {
    if let Irregularity::Draughts(breach) = penalty.irregularity {
        return draughts::put_right(penalty, breach);
    }
    let (what, stays) = broken(penalty.irregularity);
    let (by, goes_on) = (penalty.by, penalty.ruling.is_none());
    let said = if penalty.counts {
        say::PENALISED.with((what, by, penalty.number))
    } else {
        say::PENALISED_FIRST.with(what)
    };
    (
        said,
        (penalty.bonus_s > 0).then(|| arbiter::gains(by.other(), penalty.bonus_s)),
        (goes_on && !stays).then(|| say::RESTORED.plain()),
        goes_on.then(|| article(penalty.law)),
    )
        .sentences()
}
