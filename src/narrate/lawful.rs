//! What is heard of a competition: the agreement, the sequence of a move, rulings, the clock.

use super::agreed::agreement;
use super::announce::{announce, earcon_of};
use super::cue::{
    Arg, Cue, Phrase, Sentence, Urgency, announcement, delivered, echo, interface, owed, sound,
};
use super::objections::must;
use super::parts::{article, duration, one};
use super::phrases::{self as say};
use crate::arbiter::{Irregularity, Penalty};
use crate::board::{Piece, Side, Square};
use crate::earcon::Earcon;
use crate::game::{Move, Position};
use crate::protocol::event::{Event, TimeTold};
use crate::protocol::settings::Settings;

/// What is heard of an event that only a game under an agreement has.
pub(super) fn tell(event: &Event, settings: &Settings) -> Vec<Cue> {
    match event {
        Event::AnnouncedIn(voice, law) => vec![owed(vec![
            one(&say::SET_ANNOUNCER, vec![Arg::Voice(voice.clone())]),
            article(*law),
        ])],
        Event::Agreed(agreed) => delivered(Earcon::Ready, agreement(agreed)),
        Event::Lifted(..)
        | Event::TakenOff(..)
        | Event::Touched(..)
        | Event::Felt(..)
        | Event::Placed(..)
        | Event::Promoted(..)
        | Event::Adjusting(_) => at_the_board(event),
        Event::Announced { before, mv } => {
            let sentence = announce(before, *mv, settings.form);
            vec![announcement(Urgency::Owed, sentence)]
        }
        Event::AnnouncedOtherwise { before, said, law } => {
            let mut cues = vec![sound(Earcon::Notice, None)];
            if let Some(mv) = said {
                let sentence = announce(before, *mv, settings.form);
                // What was said may be no move at all here; then the player hears only that it differs.
                if !sentence.0.is_empty() {
                    cues.push(announcement(Urgency::Owed, sentence));
                }
            }
            cues.push(owed(vec![
                one(&say::ANNOUNCED_OTHERWISE, vec![]),
                article(*law),
            ]));
            cues
        }
        Event::Completed {
            before,
            mv,
            was_announced,
        } => completed(before, *mv, *was_announced, settings),
        Event::TimeTold(time) => vec![echo(time_told(time))],
        Event::Warned(warning) => {
            let mut phrases = vec![Phrase::new(&say::TIME_OF, vec![Arg::Side(warning.side)])];
            phrases.extend(duration(warning.threshold_ms));
            vec![
                sound(Earcon::Warning, None),
                interface(Urgency::Idle, vec![Sentence(phrases)]),
            ]
        }
        Event::Paused => vec![echo(vec![one(&say::PAUSED, vec![])])],
        Event::ClockRuns(side) => delivered(
            Earcon::Press,
            vec![one(&say::CLOCK_RUNS, vec![Arg::Side(*side)])],
        ),
        Event::Explained(explanation) => super::explaining::tell(explanation),
        Event::Offered { .. } => delivered(Earcon::DrawOffer, ruling(event)),
        other => super::conduct::tell(other, settings)
            .unwrap_or_else(|| delivered(Earcon::Ruling, ruling(other))),
    }
}

/// The clock was pressed: its sound, that of the move, and the move unless it was heard before.
fn completed(before: &Position, mv: Move, was_announced: bool, settings: &Settings) -> Vec<Cue> {
    let mut cues = vec![
        sound(Earcon::Press, None),
        sound(earcon_of(before, mv), Some(mv.to())),
    ];
    if !was_announced {
        let sentence = announce(before, mv, settings.form);
        cues.push(announcement(Urgency::Owed, sentence));
    }
    let next = Arg::Side(before.turn().other());
    cues.push(owed(vec![one(&say::COMPLETED, vec![next])]));
    cues
}

/// Pieces are touched, taken and put.
fn at_the_board(event: &Event) -> Vec<Cue> {
    let of = |square: Square, piece: Piece| {
        vec![
            Arg::Side(piece.side),
            Arg::Kind(piece.kind),
            Arg::Square(square),
        ]
    };
    let (earcon, square, sentences) = match *event {
        Event::Lifted(square, piece) => {
            let said = one(&say::TAKEN, of(square, piece));
            (Earcon::Take, Some(square), vec![said])
        }
        Event::TakenOff(square, piece) => {
            let said = one(&say::TAKEN_OFF, of(square, piece));
            (Earcon::Take, Some(square), vec![said])
        }
        Event::Touched(square, piece) => {
            let said = one(&say::TOUCHED, of(square, piece));
            (Earcon::Take, Some(square), vec![said])
        }
        Event::Felt(square, piece, law) => {
            let said = one(&say::FELT, of(square, piece));
            (Earcon::Own, Some(square), vec![said, article(law)])
        }
        Event::Placed(square, piece) => {
            let args = vec![Arg::Kind(piece.kind), Arg::Square(square)];
            (Earcon::Put, Some(square), vec![one(&say::PLACED, args)])
        }
        Event::Promoted(square, kind) => {
            let said = one(&say::PROMOTED, vec![Arg::Kind(kind)]);
            (Earcon::Put, square, vec![said])
        }
        _ => (Earcon::Notice, None, vec![one(&say::ADJUSTING, vec![])]),
    };
    vec![sound(earcon, square), echo(sentences)]
}

/// What the arbiter says while the game goes on.
fn ruling(event: &Event) -> Vec<Sentence> {
    match event {
        Event::Repeated(side) => vec![one(&say::REPEATED, vec![Arg::Side(*side)])],
        Event::MoveCounts(law) => vec![one(&say::MOVE_COUNTS, vec![]), article(*law)],
        Event::Bound(obligation, law) => vec![must(*obligation), article(*law)],
        Event::Penalised(penalty) => penalised(penalty),
        Event::IllegalStands(law) => vec![one(&say::ILLEGAL_STANDS, vec![]), article(*law)],
        Event::Offered {
            side,
            disturbs,
            written,
            law,
        } => {
            let mut sentences = vec![one(&say::OFFERED, vec![Arg::Side(*side)])];
            if *disturbs {
                sentences.push(one(&say::OFFER_DISTURBS, vec![]));
            }
            if *written {
                sentences.push(one(&say::OFFER_WRITTEN, vec![]));
            }
            sentences.push(article(*law));
            sentences
        }
        _ => Vec::new(),
    }
}

fn penalised(penalty: &Penalty) -> Vec<Sentence> {
    let what = match penalty.irregularity {
        Irregularity::Draughts(breach) => return super::draughts::put_right(penalty, breach),
        Irregularity::IllegalMove => "illegal-move",
        Irregularity::WithoutMove => "without-move",
        Irregularity::Unpromoted(None) => "unpromoted",
        Irregularity::Unpromoted(Some(_)) => "unpromoted-queen",
    };
    let args = vec![
        Arg::Key(what),
        Arg::Side(penalty.by),
        Arg::Number(penalty.number),
    ];
    let mut sentences = vec![one(&say::PENALISED, args)];
    if penalty.bonus_s > 0 {
        let gains = Phrase::new(&say::GAINS, vec![Arg::Side(penalty.by.other())]);
        let mut phrases = vec![gains];
        phrases.extend(duration(u64::from(penalty.bonus_s) * 1000));
        sentences.push(Sentence(phrases));
    }
    let stays = matches!(penalty.irregularity, Irregularity::Unpromoted(Some(_)));
    if penalty.ruling.is_none() && !stays {
        sentences.push(one(&say::RESTORED, vec![]));
    }
    if penalty.ruling.is_none() {
        sentences.push(article(penalty.law));
    }
    sentences
}

fn time_told(time: &TimeTold) -> Vec<Sentence> {
    let of = |side: Side| {
        let at = side as usize;
        let mut phrases = vec![Phrase::new(&say::TIME_OF, vec![Arg::Side(side)])];
        if time.flags[at] {
            phrases.push(Phrase::new(&say::FLAG_DOWN, vec![]));
        } else {
            phrases.extend(duration(time.remaining_ms[at]));
        }
        if let Some(moves) = time.moves {
            phrases.push(Phrase::new(&say::MOVES_MADE, vec![Arg::Number(moves[at])]));
        }
        if let Some(moves) = time.to_control[at] {
            phrases.push(Phrase::new(&say::TO_CONTROL, vec![Arg::Number(moves)]));
        }
        Sentence(phrases)
    };
    Side::BOTH.map(of).into()
}
