//! A game against the program or a friend in one sentence, and what it is played with.

use super::intent::{Intent, one};
use super::terms::NoTerm;
use crate::board::Side;
use crate::clock::TimeControl;
use crate::protocol::settings::opponent::LEVELS;
use crate::protocol::{AgreedOpponent, Agreement, Ask, Change, OpponentChange};
use crate::session::Session;
use crate::voice::Voices;

/// The game that a sentence asks for. Against the program, who names no side keeps his own, and is White at first.
pub(super) fn game(text: &str, session: &Session, voices: &Voices) -> Option<Intent> {
    let wanted = voices.game_in(text, &session.settings().language)?;
    let level = wanted.level.map(u8::try_from);
    let level = match level {
        None => None,
        Some(Ok(level)) if LEVELS.contains(&level) => Some(level),
        // That there is no such level is told by who sets it.
        Some(_) => {
            let none = OpponentChange::Level(u8::MAX);
            return Some(one(Ask::Set(Change::Opponent(none))));
        }
    };
    let control = match wanted.clock {
        None | Some((0, 0)) => None,
        Some((minutes, seconds)) => {
            let clock = format!("{minutes}+{seconds}");
            match TimeControl::typed(&clock) {
                Ok(control) => Some(control),
                Err(_) => return Some(NoTerm::clock(&clock).said()),
            }
        }
    };
    let opponent = (!wanted.is_for_two).then(|| {
        let side = wanted.own.map(Side::other).or(session.opponent());
        AgreedOpponent {
            side: side.unwrap_or(Side::Black),
            level,
        }
    });
    Some(one(Ask::AgreeOn(Box::new(Agreement {
        reads_first: control.is_some() && opponent.is_some(),
        control,
        opponent,
        ..Agreement::practice(session.position().game().start())
    }))))
}
