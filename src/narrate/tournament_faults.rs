//! What is heard when something cannot be done with a tournament.

use super::cue::{Phrase, Sentence, Sentences, sentence};
use super::parts::{path, reason};
use super::phrases as say;
use super::tournament_words::{at, law, said, score_said};
use crate::protocol::TournamentTrouble;
use crate::tournament::TournamentFault;

pub(super) fn refused(fault: &TournamentFault) -> Vec<Sentence> {
    let key: &'static str = fault.into();
    let of = |name: &dyn ToString| wrong(key, name, &"");
    match fault {
        TournamentFault::FoundAlready
        | TournamentFault::NotFounded
        | TournamentFault::Name
        | TournamentFault::Begun
        | TournamentFault::NotBegun
        | TournamentFault::NotDrawn
        | TournamentFault::HowManyRounds
        | TournamentFault::GameOver
        | TournamentFault::NoMoreRounds
        | TournamentFault::ByTable
        | TournamentFault::Unreadable
        | TournamentFault::TieBreakTwice
        | TournamentFault::NoDuty
        | TournamentFault::NotAmong
        | TournamentFault::Adjourned
        | TournamentFault::GameOnBoard
        | TournamentFault::OtherGame => of(&"").sentences(),
        TournamentFault::Count(one)
        | TournamentFault::NoPlayer(one)
        | TournamentFault::NotHisGame(one)
        | TournamentFault::NoRound(one)
        | TournamentFault::NotPaired(one)
        | TournamentFault::RoundOpen(one)
        | TournamentFault::RoundPaired(one)
        | TournamentFault::HasResults(one)
        | TournamentFault::Absent(one)
        | TournamentFault::Twice(one)
        | TournamentFault::Missing(one)
        | TournamentFault::SecondBye(one)
        | TournamentFault::Colour(one) => of(one).sentences(),
        TournamentFault::Met(one, other) => wrong(key, one, other).sentences(),
        TournamentFault::Contradiction(place, ..)
        | TournamentFault::NoBoard(place)
        | TournamentFault::TakeBack(place) => wrong(key, &place.board, &place.round).sentences(),
        TournamentFault::Reason(score) => {
            let stands = sentence((said("stands"), score_said(Some(*score), false)));
            (stands, of(&"")).sentences()
        }
        TournamentFault::Value(what, name) => wrong(what, name, &"").sentences(),
        TournamentFault::Entry(text, verb) => {
            (of(text), say::TOURNAMENT_EXAMPLE.with(verb.clone())).sentences()
        }
        TournamentFault::Listed(place, fault) => {
            (wrong(key, place, &""), refused(fault)).sentences()
        }
        TournamentFault::OfEngine(fault) => (of(&""), refused(fault)).sentences(),
        TournamentFault::Left(name)
        | TournamentFault::NameTaken(name)
        | TournamentFault::NoName(name) => of(name).sentences(),
        TournamentFault::JudgeFirst(games, article) => {
            sentence((of(games), law(article))).sentences()
        }
        TournamentFault::Trf(fault) => {
            let what = wrong(fault.what.into(), &"", &"");
            sentence((at("line", fault.line, fault.column), what)).sentences()
        }
    }
}

fn wrong(key: &'static str, name: &dyn ToString, text: &dyn ToString) -> Phrase {
    say::TOURNAMENT_FAULT.with((key, name.to_string(), text.to_string()))
}

pub(super) fn troubled(trouble: &TournamentTrouble) -> Phrase {
    let key: &'static str = trouble.what.into();
    say::TOURNAMENT_TROUBLE.with((key, path(&trouble.file), reason(&trouble.detail)))
}
