//! What is heard of an adjourned game. What a player seals is not heard before the envelope is open.

use super::cue::{Arg, Cue, Sentence, Sentences, delivered, echo, noticed, owed};
use super::cue::{Phrase, Urgency};
use super::parts::{article, path, played, readings, reason, timed};
use super::{agreed, list, phrases as say};
use crate::board::Side;
use crate::clock::Booking;
use crate::earcon::Earcon;
use crate::protocol::{
    AdjournmentEvent as Told, AdjournmentQuestion as Asked, Envelope, NotNow, NotTaken, OpenFault,
    Settings,
};
use crate::time::Moment;

/// What is heard of an event of an adjournment: for most, what is ruled, with its article.
pub(super) fn tell(event: &Told, settings: &Settings) -> Vec<Cue> {
    let set = |said: Phrase| delivered(Earcon::Setting, said);
    let refused = |said: Phrase| delivered(Earcon::Refusal, said);
    let ruled: Vec<Sentence> = match event {
        Told::Sealed(_, None) => return set(say::SEALED.plain()),
        Told::Sealed(_, Some(_)) => return set(say::SEALED_ANEW.plain()),
        Told::Named([white, black]) => return vec![echo(say::NAMED.with((white, black)))],
        Told::Appointed(text) => return vec![echo(say::APPOINTED.with(text))],
        Told::Filed(file) => return vec![echo(say::ENVELOPE_FILED.with(file))],
        Told::Told(envelope, law) => return vec![echo((envelope_told(envelope), article(*law)))],
        Told::Taken(envelope) => {
            let said = (say::ENVELOPE_TAKEN.plain(), envelope_told(envelope));
            return delivered(Earcon::Ready, said);
        }
        Told::Untaken(fault) => return refused_envelope(fault),
        Told::NotTaken(why) => return refused(not_taken(why)),
        Told::Opened { .. } => return opened(event, settings),
        Told::SealNow {
            side,
            number,
            law,
            braille,
        } => {
            let adjourned = law.map(|_| say::IS_ADJOURNED.plain());
            let braille = braille.map(|law| (say::SEAL_BRAILLE.plain(), article(law)));
            (adjourned, braille, say::SEAL_NOW.with((side, number))).sentences()
        }
        Told::MadeOpenly(_) => say::MADE_OPENLY.plain().sentences(),
        Told::Void(_) => say::ADJOURNMENT_LAPSED.plain().sentences(),
        Told::TimeTaken {
            side,
            booking,
            left_ms,
            ..
        } => time_taken(*side, *booking, *left_ms),
        Told::Adjourned(envelope, _) => put_away(envelope),
        Told::SetUp {
            remaining_ms,
            sealer,
            ..
        } => (set_up(*sealer), remaining_ms.map(readings)).sentences(),
        Told::Waiting {
            side,
            has_clock: true,
            ..
        } => say::WAITING.with(side).sentences(),
        Told::Waiting { side, .. } => say::WAITING_UNCLOCKED.with(side).sentences(),
        Told::Arrived(side) => say::ARRIVED.with(side).sentences(),
        Told::Flawed(flaw) => say::SEAL_FLAWED.with(Arg::Key(flaw.into())).sentences(),
        Told::SealerAway { side, must, .. } => {
            let may = if *must { "must" } else { "may" };
            say::SEALER_AWAY.with((may, side)).sentences()
        }
        Told::ReplySealed(side, _) => {
            let runs = say::CLOCK_RUNS.with(side.other());
            (say::REPLY_SEALED.with(side), runs).sentences()
        }
        Told::NameMeaning(_) => say::NAME_MEANING.plain().sentences(),
        Told::Lost(side, _) => {
            (say::ENVELOPE_LOST.plain(), say::SEALER_SAYS.with(side)).sentences()
        }
        Told::Annulled(_) => say::ANNULLED.plain().sentences(),
        Told::Corrected(side, ms, _) => timed(say::TIME_CORRECTED.with(side), *ms).sentences(),
        Told::Offered(side, _) => say::OFFERED_MEANWHILE.with(side).sentences(),
        Told::Concluded(_) => say::CONCLUDED.plain().sentences(),
    };
    delivered(Earcon::Ruling, (ruled, event.law().map(article)))
}

/// An envelope cannot be read: in which file, at which line, and why.
fn refused_envelope(fault: &OpenFault) -> Vec<Cue> {
    let args = (path(&fault.file), &fault.key, reason(&fault.detail));
    let line = (fault.line > 0).then(|| say::FAULT_LINE.with(fault.line));
    delivered(Earcon::Refusal, (say::ENVELOPE_BROKEN.with(args), line))
}

/// The position stands on the board again, and who opens the envelope, if there is one.
fn set_up(sealer: Option<Side>) -> Phrase {
    let by = |sealer: Side| say::SET_UP.with(sealer);
    sealer.map_or_else(|| say::SET_UP_OPEN.plain(), by)
}

/// The game is put away with its envelope.
fn put_away(envelope: &Envelope) -> Vec<Sentence> {
    let is_sealed = envelope.open.is_none();
    let sealed = is_sealed.then(|| say::ENVELOPE_SEALED.with(by(envelope)));
    let clocks = match envelope.clock {
        Some(_) => say::PAUSED.plain(),
        None => say::IS_ADJOURNED.plain(),
    };
    (clocks, sealed).sentences()
}

/// Why an envelope that was read is not taken.
fn not_taken(why: &NotTaken) -> Phrase {
    match why {
        NotTaken::UnderWay => not_now(NotNow::GameUnderWay),
        NotTaken::Disagreed(disagreement) => agreed::disagreement(disagreement),
    }
}

fn time_taken(side: Side, booking: Booking, left_ms: u64) -> Vec<Sentence> {
    vec![
        timed(say::TIME_TAKEN.with(side), booking.extra_ms),
        timed(say::TIME_BOOKED.plain(), booking.used_ms),
        timed(say::TIME_LEFT.plain(), left_ms),
    ]
}

/// Who has sealed, and the number of the move.
fn by(envelope: &Envelope) -> (Side, u32) {
    (envelope.sealer(), envelope.position().number())
}

/// Everything that stands on an envelope.
fn envelope_told(envelope: &Envelope) -> Vec<Sentence> {
    let names = Side::BOTH.map(|side| envelope.name(side));
    let players = if names == [None, None] {
        say::ENVELOPE_NAMELESS.plain()
    } else {
        let [white, black] = names.map(|name| name.unwrap_or("?").to_owned());
        say::ENVELOPE.with((white, black))
    };
    let move_made = match (&envelope.open, &envelope.sealed) {
        (None, None) => say::ENVELOPE_UNSEALED.plain(),
        (Some(_), _) => say::IS_ADJOURNED_OPENLY.with(by(envelope)),
        (None, Some(_)) => say::ENVELOPE_SEALED.with(by(envelope)),
    };
    let clocks = envelope.clock.as_ref().map(|clock| {
        // The clocks stand, so that every moment shows the same.
        let now = Moment::default();
        let readings = Side::BOTH.map(|side| {
            let used = timed(say::ENVELOPE_USED.with(side), clock.used_ms(side, now));
            let left = timed(say::TIME_LEFT.plain(), clock.remaining_ms(side, now));
            [used, left]
        });
        readings.concat()
    });
    let offer = envelope.offers.standing;
    let appointment = Some(&envelope.appointment).filter(|text| !text.is_empty());
    (
        players,
        list::board(envelope.position()),
        (move_made, clocks),
        offer.map(|side| say::ENVELOPE_OFFER.with(side)),
        appointment.map(|text| say::ENVELOPE_APPOINTED.with(text)),
    )
        .sentences()
}

/// An envelope was opened: what it says, and the move that is made of it.
fn opened(event: &Told, settings: &Settings) -> Vec<Cue> {
    let Told::Opened {
        side,
        text,
        made,
        slip,
        law,
    } = event
    else {
        return Vec::new();
    };
    // A move that was made openly lies in no envelope.
    let is_there = text.is_some();
    let is_named = text.is_none() && law.rule == "sealed_move_flawed";
    let reads_otherwise = slip.is_some() || made.is_none();
    let text = text.clone().filter(|_| reads_otherwise);
    let mut cues = noticed((
        is_there.then(|| say::ENVELOPE_OPENED.with(side)),
        article(*law),
        is_named.then(|| say::MEANING_NAMED.plain()),
        text.map(|text| say::ENVELOPE_SAYS.with(Arg::Spelt(text))),
        slip.map(|law| (say::ENVELOPE_SLIP.plain(), article(law))),
    ));
    if let Some((before, mv)) = made {
        cues.extend(played(Urgency::Owed, before, *mv, settings.form));
        // After mate and stalemate nobody is to move.
        let after = before.play(*mv);
        if after.is_some_and(|after| !after.legal_moves().is_empty()) {
            cues.push(owed(say::COMPLETED.with(before.turn().other())));
        }
    }
    cues
}

/// A question on the way.
pub(super) fn question(question: Asked) -> Vec<Sentence> {
    match question {
        Asked::SessionOver(side) => say::ASK_SESSION_OVER.with(side).sentences(),
        Asked::Consent(side, law) => (article(law), say::ASK_CONSENT.with(side)).sentences(),
        Asked::TakeTime(side, ms, law) => (
            say::ASK_EARLY.plain(),
            timed(say::ASK_TAKE_TIME.with(side), ms),
            article(law),
            say::ASK_TAKE_TIME_END.plain(),
        )
            .sentences(),
        Asked::Present(_) => say::ASK_PRESENT.plain().sentences(),
        Asked::Word => say::ASK_WORD.plain().sentences(),
        Asked::Late(ruling) => (article(ruling.law()), say::ASK_LATE.plain()).sentences(),
        Asked::Meaning(ruling) => (article(ruling.law()), say::ASK_MEANING.plain()).sentences(),
        Asked::Unlike(mv, law) => {
            let squares = (mv.from(), mv.to());
            (article(law), say::ASK_UNLIKE.with(squares)).sentences()
        }
        Asked::Annul(law) => (article(law), say::ASK_ANNUL.plain()).sentences(),
        Asked::BeyondDoubt(law) => (article(law), say::ASK_BEYOND_DOUBT.plain()).sentences(),
    }
}

/// Why something is not done now.
pub(super) fn not_now(why: NotNow) -> Phrase {
    say::REFUSED_ADJOURNMENT.with(Arg::Key(why.into()))
}
