//! The verb `arbiter` of the console: what an arbiter does, in words that are the same in every language.

use crate::arbiter::{Cause, Sanction, SetupFault};
use crate::board::Side;
use crate::protocol::{Ask, Intervention};
use crate::voice::Voices;

/// Reads what follows the verb `arbiter`; `None` if it is nothing that an arbiter does.
pub(super) fn read(text: &str) -> Option<Ask> {
    intervention(text.trim()).map(Ask::Arbiter)
}

/// Whether a line is what an arbiter decides by, as "agree" is, where a decision is waited for.
pub(super) fn decides(line: &str, language: &str, voices: &Voices) -> bool {
    let mut meant = voices.meanings(line, language).into_iter();
    meant.any(|one| matches!(one.ask(), Some(Ask::Decide(_))))
}

fn intervention(text: &str) -> Option<Intervention> {
    let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    let sanction = |sanction: Sanction| Some(Intervention::Sanction(side(rest)?, sanction));
    match (verb, rest) {
        // Who calls him twice does not send him away.
        ("" | "in", "") => Some(Intervention::StepIn),
        ("out", "") => Some(Intervention::StepBack),
        ("warn", _) => sanction(Sanction::Warning),
        ("reprimand", _) => sanction(Sanction::Reprimand),
        ("fine", _) => sanction(Sanction::Fine),
        ("exclude", _) => sanction(Sanction::ExclusionFromRounds),
        ("expel", _) => sanction(Sanction::Expulsion),
        ("lost", "both") => Some(Intervention::LostByBoth),
        ("lost", _) => sanction(Sanction::LossOfGame),
        ("restored", "") => Some(Intervention::Restored),
        ("clocks-then", "") => Some(Intervention::ClocksAsThen),
        ("illegal-position", "") => Some(Intervention::IllegalPosition),
        ("tell-to-press", "") => Some(Intervention::TellToPress),
        ("two-boards", "") => Some(Intervention::TwoBoards),
        ("incidents", "") => Some(Intervention::Incidents),
        ("displaced", _) => side(rest).map(Intervention::Displaced),
        ("wrong", fault) => wrong(fault),
        _ => with_values(verb, rest),
    }
}

fn with_values(verb: &str, rest: &str) -> Option<Intervention> {
    let (first, second) = rest.split_once(char::is_whitespace)?;
    let second = second.trim();
    Some(match verb {
        // The time goes to the side named, and so its opponent is the offender.
        "gain" => {
            let offender = side(first)?.other();
            Intervention::Sanction(offender, Sanction::OpponentGainsTime(seconds(second)?))
        }
        "cut" => {
            let cut_s = seconds(second)?;
            Intervention::Sanction(side(first)?, Sanction::OffenderLosesTime(cut_s))
        }
        "points" => points(side(first)?, second)?,
        "disturbed" => {
            let side = match first {
                "both" => None,
                one => Some(side(one)?),
            };
            Intervention::Compensate(side, seconds(second)?)
        }
        "clock" => Intervention::SetClock(side(first)?, u64::from(seconds(second)?) * 1000),
        "moves" => Intervention::SetMoves(side(first)?, second.parse().ok()?),
        "back" => {
            let (of, cause) = second
                .split_once(char::is_whitespace)
                .unwrap_or((second, ""));
            let cause = match cause.trim() {
                "" => Cause::Displaced,
                "illegal" => Cause::IllegalMove,
                "agreed" => Cause::Agreed,
                _ => return None,
            };
            Intervention::GoBack(first.parse().ok()?, side(of)?, cause)
        }
        "sheet" => Intervention::Sheet(side(first)?, second.to_owned()),
        "board" => Intervention::Board(side(first)?, second.to_owned()),
        "assistant" => {
            let has_one = match second {
                "on" => true,
                "off" => false,
                _ => return None,
            };
            Intervention::Assistant(side(first)?, has_one)
        }
        _ => return None,
    })
}

/// The side with a name.
pub(super) fn side(name: &str) -> Option<Side> {
    name.parse().ok()
}

fn wrong(fault: &str) -> Option<Intervention> {
    let (fault, renew) = match fault {
        "pieces" => (SetupFault::Pieces, false),
        "board" => (SetupFault::Board, false),
        "colours" => (SetupFault::Colours, false),
        "colours-new" => (SetupFault::Colours, true),
        _ => return None,
    };
    Some(Intervention::SetUpWrong(fault, renew))
}

/// `+0.5` or `+1` for the opponent of the offender, `-0.5` or `-1` for himself.
fn points(side: Side, text: &str) -> Option<Intervention> {
    let halves = |text: &str| match text {
        "0.5" => Some(1),
        "1" => Some(2),
        _ => None,
    };
    if let Some(more) = text.strip_prefix('+') {
        let sanction = Sanction::OpponentGainsPoints(halves(more)?);
        return Some(Intervention::Sanction(side.other(), sanction));
    }
    let sanction = Sanction::OffenderLosesPoints(halves(text.strip_prefix('-')?)?);
    Some(Intervention::Sanction(side, sanction))
}

/// Seconds, from `90`, `1:30` or `1:00:00`.
pub(super) fn seconds(text: &str) -> Option<u32> {
    let parts = text.split(':');
    if parts.clone().count() > 3 {
        return None;
    }
    parts
        .map(|part| part.parse::<u32>().ok())
        .try_fold(0u32, |all, part| all.checked_mul(60)?.checked_add(part?))
}
