//! What is heard of an adjourned game. What a player seals is not heard before the envelope is open.

use super::announce::{announce, earcon_of};
use super::cue::{Arg, Cue, Sentence, Urgency, delivered, noticed, owed};
use super::parts::{article, duration, one};
use super::phrases as say;
use super::{announcement, echo, list, sound};
use crate::arbiter::{Forbidden, Law};
use crate::board::{Piece, Side};
use crate::earcon::Earcon;
use crate::game::{Move, Position};
use crate::protocol::adjournment::{
    AdjournmentEvent as Told, AdjournmentQuestion as Asked, NotNow, NotTaken,
};
use crate::protocol::envelope::Envelope;
use crate::protocol::event::Placement;
use crate::protocol::report::OpenFault;
use crate::protocol::settings::Settings;

/// What is heard of an event of an adjournment.
pub(super) fn tell(event: &Told, settings: &Settings) -> Vec<Cue> {
    match event {
        Told::Sealed(_, changed) => {
            let said = if changed.is_some() {
                &say::SEALED_ANEW
            } else {
                &say::SEALED
            };
            delivered(Earcon::Setting, vec![one(said, vec![])])
        }
        Told::Named(names) => vec![echo(vec![one(&say::NAMED, texts(names))])],
        Told::Appointed(text) => vec![echo(vec![one(&say::APPOINTED, texts([text]))])],
        Told::Filed(file) => vec![echo(vec![one(&say::ENVELOPE_FILED, texts([file]))])],
        Told::Told(envelope, law) => {
            let mut sentences = envelope_told(envelope);
            sentences.push(article(*law));
            vec![echo(sentences)]
        }
        Told::Taken(envelope) => {
            let mut sentences = vec![one(&say::ENVELOPE_TAKEN, vec![])];
            sentences.extend(envelope_told(envelope));
            delivered(Earcon::Ready, sentences)
        }
        Told::Untaken(fault) => delivered(Earcon::Refusal, vec![broken(fault)]),
        Told::NotTaken(why) => delivered(
            Earcon::Refusal,
            vec![match why {
                NotTaken::UnderWay => not_now(NotNow::MoveUnderWay),
                NotTaken::Disagreed(disagreement) => super::agreed::disagreement(disagreement),
            }],
        ),
        Told::Opened {
            side,
            text,
            made,
            slip,
            law,
        } => opened(*side, text.as_deref(), made.as_ref(), *slip, *law, settings),
        other => {
            let mut sentences = sentences(other);
            sentences.extend(other.law().map(article));
            delivered(Earcon::Ruling, sentences)
        }
    }
}

fn texts<'a>(texts: impl IntoIterator<Item = &'a String>) -> Vec<Arg> {
    texts
        .into_iter()
        .map(|text| Arg::Text(text.clone()))
        .collect()
}

/// What an event says, without its article.
fn sentences(event: &Told) -> Vec<Sentence> {
    let of = |spec, side: Side| vec![one(spec, vec![Arg::Side(side)])];
    match event {
        Told::SealNow {
            side,
            number,
            braille,
            ..
        } => {
            let args = vec![Arg::Side(*side), Arg::Number(*number)];
            let mut sentences = Vec::new();
            if let Some(law) = braille {
                sentences.extend([one(&say::SEAL_BRAILLE, vec![]), article(*law)]);
            }
            sentences.push(one(&say::SEAL_NOW, args));
            sentences
        }
        Told::MadeOpenly(_) => vec![one(&say::MADE_OPENLY, vec![])],
        Told::Void(_) => vec![one(&say::ADJOURNMENT_LAPSED, vec![])],
        Told::TimeTaken {
            side,
            booking,
            left_ms,
            ..
        } => vec![
            with_time(&say::TIME_TAKEN, vec![Arg::Side(*side)], booking.extra_ms),
            with_time(&say::TIME_BOOKED, vec![], booking.used_ms),
            with_time(&say::TIME_LEFT, vec![], *left_ms),
        ],
        Told::Adjourned(envelope, _) => {
            let mut sentences = vec![one(&say::PAUSED, vec![])];
            if envelope.open.is_none() {
                sentences.push(one(&say::ENVELOPE_SEALED, sealer(envelope)));
            }
            sentences
        }
        Told::SetUp {
            remaining_ms,
            sealer,
            ..
        } => {
            let mut sentences = of(&say::SET_UP, *sealer);
            for (side, ms) in Side::BOTH.into_iter().zip(remaining_ms.iter().flatten()) {
                sentences.push(with_time(&say::TIME_OF, vec![Arg::Side(side)], *ms));
            }
            sentences
        }
        other => resumed(other),
    }
}

/// What an event of a resumption says, without its article.
fn resumed(event: &Told) -> Vec<Sentence> {
    let of = |spec, side: Side| vec![one(spec, vec![Arg::Side(side)])];
    match event {
        Told::Waiting(side, _) => of(&say::WAITING, *side),
        Told::Arrived(side) => of(&say::ARRIVED, *side),
        Told::Flawed(flaw) => vec![one(&say::SEAL_FLAWED, vec![Arg::Key(flaw.into())])],
        Told::SealerAway { side, must, .. } => {
            let may = if *must { "must" } else { "may" };
            vec![one(
                &say::SEALER_AWAY,
                vec![Arg::Key(may), Arg::Side(*side)],
            )]
        }
        Told::ReplySealed(side, _) => {
            let mut sentences = of(&say::REPLY_SEALED, *side);
            sentences.extend(of(&say::CLOCK_RUNS, side.other()));
            sentences
        }
        Told::Lost(side, _) => {
            let says = one(&say::SEALER_SAYS, vec![Arg::Side(*side)]);
            vec![one(&say::ENVELOPE_LOST, vec![]), says]
        }
        Told::Annulled(_) => vec![one(&say::ANNULLED, vec![])],
        Told::Corrected(side, ms, _) => {
            vec![with_time(&say::TIME_CORRECTED, vec![Arg::Side(*side)], *ms)]
        }
        Told::Offered(side, _) => of(&say::OFFERED_MEANWHILE, *side),
        _ => vec![one(&say::CONCLUDED, vec![])],
    }
}

fn with_time(spec: &'static say::Spec, args: Vec<Arg>, ms: u64) -> Sentence {
    let mut sentence = one(spec, args);
    sentence.0.extend(duration(ms));
    sentence
}

fn sealer(envelope: &Envelope) -> Vec<Arg> {
    let number = Arg::Number(envelope.position().number());
    vec![Arg::Side(envelope.sealer()), number]
}

/// Everything that stands on an envelope.
fn envelope_told(envelope: &Envelope) -> Vec<Sentence> {
    let name = |side| envelope.name(side).unwrap_or("?").to_owned();
    let is_named = Side::BOTH
        .into_iter()
        .any(|side| envelope.name(side).is_some());
    let mut sentences = vec![if is_named {
        one(&say::ENVELOPE, texts(&Side::BOTH.map(name)))
    } else {
        one(&say::ENVELOPE_NAMELESS, vec![])
    }];
    sentences.extend(list::placements(&placements(envelope.position())));
    sentences.push(match (&envelope.open, &envelope.sealed) {
        (None, None) => one(&say::ENVELOPE_UNSEALED, vec![]),
        (Some(_), _) => one(&say::IS_ADJOURNED_OPENLY, sealer(envelope)),
        (None, Some(_)) => one(&say::ENVELOPE_SEALED, sealer(envelope)),
    });
    if let Some(clock) = &envelope.clock {
        // The clocks stand, so that every moment shows the same.
        let now = crate::time::Moment::default();
        for side in Side::BOTH {
            let args = vec![Arg::Side(side)];
            sentences.push(with_time(
                &say::ENVELOPE_USED,
                args,
                clock.used_ms(side, now),
            ));
            let left_ms = clock.remaining_ms(side, now);
            sentences.push(with_time(&say::TIME_LEFT, vec![], left_ms));
        }
    }
    if let Some(side) = envelope.offers.standing {
        sentences.push(one(&say::ENVELOPE_OFFER, vec![Arg::Side(side)]));
    }
    if !envelope.appointment.is_empty() {
        let args = texts([&envelope.appointment]);
        sentences.push(one(&say::ENVELOPE_APPOINTED, args));
    }
    sentences
}

/// Where the pieces stand.
fn placements(position: &Position) -> Vec<Placement> {
    let pieces = Side::BOTH.into_iter().flat_map(|side| {
        position
            .game()
            .kinds()
            .iter()
            .map(move |&kind| Piece { side, kind })
    });
    let placements = pieces.map(|piece| Placement {
        piece,
        squares: position.squares_of(piece),
    });
    placements.filter(|one| !one.squares.is_empty()).collect()
}

/// An envelope was opened: what it says, and the move that is made of it.
fn opened(
    side: Side,
    text: Option<&str>,
    made: Option<&(Position, Move)>,
    slip: Option<Law>,
    law: Law,
    settings: &Settings,
) -> Vec<Cue> {
    let mut sentences = vec![article(law)];
    if law.rule != "envelope_lost" {
        sentences.insert(0, one(&say::ENVELOPE_OPENED, vec![Arg::Side(side)]));
    }
    let reads_otherwise = slip.is_some() || made.is_none();
    if let Some(text) = text.filter(|_| reads_otherwise) {
        let text = Arg::Spelt(text.to_owned());
        sentences.push(one(&say::ENVELOPE_SAYS, vec![text]));
    }
    if let Some(law) = slip {
        sentences.extend([one(&say::ENVELOPE_SLIP, vec![]), article(law)]);
    }
    let mut cues = noticed(sentences);
    if let Some((before, mv)) = made {
        cues.push(sound(earcon_of(before, *mv), Some(mv.to())));
        let sentence = announce(before, *mv, settings.form);
        cues.push(announcement(Urgency::Owed, sentence));
        let next = Arg::Side(before.turn().other());
        cues.push(owed(vec![one(&say::COMPLETED, vec![next])]));
    }
    cues
}

fn broken(fault: &OpenFault) -> Sentence {
    let args = texts([&fault.file, &fault.key, &fault.detail]);
    one(&say::ENVELOPE_BROKEN, args)
}

/// A question on the way.
pub(super) fn question(question: Asked) -> Vec<Sentence> {
    match question {
        Asked::SessionOver(side) => vec![one(&say::ASK_SESSION_OVER, vec![Arg::Side(side)])],
        Asked::Consent(side, law) => {
            vec![article(law), one(&say::ASK_CONSENT, vec![Arg::Side(side)])]
        }
        Asked::TakeTime(side, ms, law) => vec![
            one(&say::ASK_EARLY, vec![]),
            with_time(&say::ASK_TAKE_TIME, vec![Arg::Side(side)], ms),
            article(law),
            one(&say::ASK_TAKE_TIME_END, vec![]),
        ],
        Asked::Present(_) => vec![one(&say::ASK_PRESENT, vec![])],
        Asked::Word => vec![one(&say::ASK_WORD, vec![])],
        Asked::BeyondDoubt(law) => vec![article(law), one(&say::ASK_BEYOND_DOUBT, vec![])],
    }
}

/// Why something is not done now.
pub(super) fn not_now(why: NotNow) -> Sentence {
    one(&say::REFUSED_ADJOURNMENT, vec![Arg::Key(why.into())])
}

/// What the laws on adjourned games forbid; `None` if it is something else.
pub(super) fn forbidden(what: Forbidden) -> Option<Sentence> {
    let key = match what {
        Forbidden::BeforeControl => "before-control",
        Forbidden::SealChanged => "seal-changed",
        Forbidden::MustSeal => "must-seal",
        Forbidden::OnlyMoreTime => "only-more-time",
        Forbidden::ErrorTooLate => "error-too-late",
        _ => return None,
    };
    Some(one(&say::FORBIDDEN_ADJOURNED, vec![Arg::Key(key)]))
}

/// The rules on adjourned games that a voice explains.
const RULES: [&str; 20] = [
    "adjournment",
    "early_adjournment",
    "sealed_move_changed",
    "sealed_move_on_board",
    "sealed_move_flawed",
    "sealed_in_braille",
    "envelope_told",
    "envelope_lost",
    "envelope_opened",
    "offer_after_sealing",
    "position_restored",
    "ended_meanwhile",
    "resumption_session",
    "replier_present",
    "replier_absent",
    "sealer_absent",
    "both_absent",
    "resumption_late_s",
    "resumption_clock_error",
    "sealed_move_ends",
];

/// What a law on adjourned games says; `None` if the law is another one.
pub(super) fn why(law: Law) -> Option<Sentence> {
    let rule = Arg::Text(law.rule.replace('_', "-"));
    RULES
        .contains(&law.rule)
        .then(|| one(&say::WHY_ADJOURNED, vec![rule]))
}
